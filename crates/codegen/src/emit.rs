//! From allocated machine instructions to bytes.
//!
//! In: machine instructions, the allocation. Out: code, then constants, and what to relocate.
//! The sequence is laid out once with long branches; where there are branches, those that turned out to reach are made
//! short in a second round. A loop whose header is a short test gets
//! the test again at its end, so that each turn takes one branch.
//! Not here: choosing instructions or registers.

use crate::compile::{Compiled, Relocation, Stats};
use crate::error::CompileError;
use crate::fault::{Fault, active};
use crate::frame::Frame;
use crate::mach::{Base, Home, MachFunc, MachInst, MachKind, MachOperand, NO_SLOT};
use crate::target::Target;
use kernelsmith_ir::Function;
use kernelsmith_machine::{
    InstId, LabelId, Mem, MemLabel, Operand, OperandClass, RegId, Scale,
    encode::{CodeBuffer, align_code, encode},
};
use kernelsmith_regalloc as ra;
use ra::{EditKind, Flow, Loc, Place};

/// Where a piece of code came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Listing {
    /// Offset of the instruction in the code.
    pub offset: u32,
    /// The operation of the legal IR, or `u32::MAX` for what the compiler added.
    pub op: u32,
}

/// Memory that emission reuses.
#[derive(Debug, Default)]
pub struct EmitScratch {
    frame: Frame,
    labels: Vec<LabelId>,
    pool: Vec<LabelId>,
    /// Positions of the branches in the order of their emission, with their labels, for shortening.
    branches: Vec<(u32, LabelId)>,
    short: Vec<bool>,
    /// Where the code was padded.
    aligned: Vec<u32>,
    /// For each loop header's label: the loop it heads, as an index into `turns`.
    turns: Vec<Turn>,
}

/// A loop that can be turned around: its test, and the label behind it.
#[derive(Clone, Copy, Debug)]
struct Turn {
    header: ra::Label,
    /// Instructions of the test, the branch included.
    first: u32,
    branch: u32,
    body: LabelId,
}

/// The longest test that is worth having twice.
const MAX_TEST: u32 = 6;
/// Bytes that the first instruction of a loop is aligned to.
const LOOP_ALIGN: u32 = 16;
/// The greatest distance of a short branch that is certain to reach.
const NEAR: u32 = 120;

struct Emitter<'a> {
    target: &'a Target,
    mach: &'a MachFunc,
    out: &'a ra::Allocation,
    s: &'a mut EmitScratch,
    code: &'a mut CodeBuffer,
    address_class: kernelsmith_machine::ClassId,
    source_map: Option<Vec<Listing>>,
    n_branches: usize,
    emitted: u32,
    error: Option<CompileError>,
}

/// Emits a function.
#[expect(clippy::too_many_arguments, reason = "the pieces of one context, borrowed apart")]
pub fn run(
    func: &Function,
    target: &Target,
    mach: &MachFunc,
    out: &ra::Allocation,
    source_map: bool,
    scratch: &mut EmitScratch,
    code: &mut CodeBuffer,
    stats: &mut Stats,
) -> Result<Compiled, CompileError> {
    scratch.frame.layout(target, mach, out)?;
    let address_class = target
        .class_of(kernelsmith_ir::Type::PTR)
        .map(|class| kernelsmith_machine::ClassId(class.0))
        .ok_or_else(|| CompileError::target("no class holds addresses"))?;
    scratch.short.clear();
    let mut map = None;
    for round in 0..2 {
        code.clear();
        let mut emitter = Emitter {
            target,
            mach,
            out,
            s: scratch,
            code,
            address_class,
            source_map: source_map.then(Vec::new),
            n_branches: 0,
            emitted: 0,
            error: None,
        };
        emitter.all(round == 1);
        if let Some(error) = emitter.error.take() {
            return Err(error);
        }
        stats.emitted = emitter.emitted;
        map = emitter.source_map.take();
        if round == 0 && !choose_short(scratch, code) {
            break;
        }
    }
    let code_len = code.position();
    let mut align = 16;
    for (entry, label) in mach.pool.iter().zip(&scratch.pool) {
        let size = entry.size.next_power_of_two();
        align = align.max(size);
        code.align_data(size);
        code.bind(*label);
        code.put_bytes(&mach.pool_bytes[entry.start as usize..(entry.start + entry.size) as usize]);
    }
    code.finish().map_err(|error| CompileError::bug("emit", error, func))?;
    let relocations = mach
        .symbol_slots
        .iter()
        .filter_map(|&(entry, symbol)| {
            code.offset(scratch.pool[entry as usize]).map(|offset| Relocation { offset, symbol })
        })
        .collect();
    stats.code_bytes = code_len;
    Ok(Compiled {
        name: func.name.clone(),
        bytes: code.bytes().to_vec(),
        code_len,
        align,
        relocations,
        source_map: map.unwrap_or_default(),
        stats: *stats,
    })
}

/// Marks the branches that reach with a short form; whether there are any.
fn choose_short(scratch: &mut EmitScratch, code: &CodeBuffer) -> bool {
    let EmitScratch { branches, aligned, short, .. } = scratch;
    short.clear();
    short.extend(branches.iter().map(|&(at, label)| {
        code.offset(label).is_some_and(|to| {
            // Padding between the two may grow when what stands before it shrinks.
            let (low, high) = (at.min(to), at.max(to));
            let pads = aligned.iter().filter(|&&pad| low <= pad && pad <= high).count() as u32;
            high - low + pads * (LOOP_ALIGN - 1) <= NEAR
        })
    }));
    short.iter().any(|&near| near)
}

impl Emitter<'_> {
    fn all(&mut self, shorten: bool) {
        self.s.labels.clear();
        self.s.labels.extend((0..self.mach.n_labels).map(|_| self.code.new_label()));
        self.s.pool.clear();
        self.s.pool.extend((0..self.mach.pool.len()).map(|_| self.code.new_label()));
        if !shorten {
            self.s.branches.clear();
            self.s.aligned.clear();
        }
        self.find_turns();
        let mut edits = self.out.edits.iter().peekable();
        let n = self.mach.insts.len();
        self.enter();
        for at in 0..n {
            let dead = self.is_dead(at);
            while let Some(edit) = edits.next_if(|edit| edit.at.inst() == at && edit.at.place() == Place::Before) {
                if active(Fault::MovesReversed)
                    && let Some(second) = edits.next_if(|second| second.at == edit.at)
                {
                    self.edit(&second.kind);
                }
                self.edit(&edit.kind);
            }
            let mut crossing = edits.clone();
            let has_edge = crossing.next_if(|edit| edit.at.inst() == at && edit.at.place() == Place::Edge).is_some();
            if !dead {
                if has_edge {
                    self.branch_over(at, &mut edits);
                } else {
                    self.inst(at);
                }
            }
            while let Some(edit) = edits.next_if(|edit| edit.at.inst() == at && edit.at.place() == Place::After) {
                self.edit(&edit.kind);
            }
            for turn in 0..self.s.turns.len() {
                if self.s.turns[turn].branch == at as u32 {
                    let body = self.s.turns[turn].body;
                    self.align();
                    self.code.bind(body);
                }
            }
        }
    }

    /// Pads to where a loop should begin.
    fn align(&mut self) {
        self.s.aligned.push(self.code.position());
        align_code(self.target.desc(), LOOP_ALIGN, self.code);
    }

    /// Whether control cannot reach the instruction.
    fn is_dead(&self, at: usize) -> bool {
        let range = self.mach.ra_insts[at].operands();
        self.out.allocs[range].contains(&ra::Alloc::DEAD)
    }

    /// Loops that start with a short test and end where the test leads.
    fn find_turns(&mut self) {
        self.s.turns.clear();
        for info in &self.mach.loops {
            let (start, end) = (info.start as usize, info.end as usize);
            let Flow::Label(header) = self.mach.ra_insts[start].flow else { continue };
            // The exit must be bound right behind the jump back.
            let Some(Flow::Label(exit)) = self.mach.ra_insts.get(end + 1).map(|inst| inst.flow) else { continue };
            let limit = (start + 1 + MAX_TEST as usize).min(end);
            let test = (start + 1..limit).find(|&at| !matches!(self.mach.ra_insts[at].flow, Flow::Normal | Flow::Copy));
            let Some(branch) = test else { continue };
            if self.mach.ra_insts[branch].flow != Flow::Branch(exit) {
                continue;
            }
            let from = ra::Point::new(start, Place::Edge);
            let first_edit = self.out.edits.partition_point(|edit| edit.at < from);
            let is_clean = self.out.edits.get(first_edit).is_none_or(|edit| edit.at.inst() > branch);
            if is_clean {
                let body = self.code.new_label();
                self.s.turns.push(Turn { header, first: start as u32 + 1, branch: branch as u32, body });
            }
        }
    }

    fn enter(&mut self) {
        let frame = core::mem::take(&mut self.s.frame);
        let target = self.target;
        target.isa().prologue(&frame.shape(), &mut |inst, operands| self.put(inst, operands, u32::MAX));
        self.s.frame = frame;
    }

    fn leave(&mut self, origin: u32) {
        let frame = core::mem::take(&mut self.s.frame);
        let target = self.target;
        target.isa().epilogue(&frame.shape(), &mut |inst, operands| self.put(inst, operands, origin));
        self.s.frame = frame;
    }

    fn inst(&mut self, at: usize) {
        let inst = self.mach.insts[at];
        match self.mach.ra_insts[at].flow {
            Flow::Label(label) => {
                let is_header = self.mach.loops.iter().any(|info| info.start as usize == at);
                if is_header && !self.s.turns.iter().any(|turn| turn.header == label) {
                    self.align();
                }
                return self.code.bind(self.s.labels[label.idx()]);
            }
            Flow::Jump(label) => {
                if let Some(turn) = self.s.turns.iter().find(|turn| turn.header == label).copied() {
                    let ends_here =
                        self.mach.loops.iter().any(|info| info.end as usize == at && info.start + 1 == turn.first);
                    if ends_here {
                        return self.turn_around(turn);
                    }
                }
                // A jump to what follows does nothing.
                let mut next = at + 1;
                while let Some(following) = self.mach.ra_insts.get(next) {
                    match following.flow {
                        Flow::Label(other) if other == label => return,
                        Flow::Label(_) => next += 1,
                        _ => break,
                    }
                }
            }
            _ => {}
        }
        match inst.kind {
            MachKind::Virtual => {}
            MachKind::Return => self.leave(inst.origin),
            MachKind::Copy => {
                let range = self.mach.ra_insts[at].operands();
                let allocs = &self.out.allocs[range];
                if allocs[0] != allocs[1] {
                    self.copy_inst(at, &inst);
                }
            }
            MachKind::Inst => self.plain(&inst, None),
        }
    }

    /// A copy, whose source may have been left in memory.
    fn copy_inst(&mut self, at: usize, inst: &MachInst) {
        let range = self.mach.ra_insts[at].operands();
        let (from, to) = (self.out.allocs[range.start].loc(), self.out.allocs[range.start + 1].loc());
        let class = self.mach.vregs[self.mach.ra_operands[range.start + 1].vreg().idx()].class;
        if let (Some(from), Some(to)) = (from, to) {
            self.move_value(class, from, to, inst.origin);
        }
    }

    /// The test of a loop again, with the branch leading into the body.
    fn turn_around(&mut self, turn: Turn) {
        for at in turn.first..turn.branch {
            if !self.is_dead(at as usize) {
                self.inst(at as usize);
            }
        }
        let branch = self.mach.insts[turn.branch as usize];
        self.inverted(&branch, turn.body);
    }

    /// A branch with moves on its taken way: the opposite branch around them.
    fn branch_over<'e>(&mut self, at: usize, edits: &mut core::iter::Peekable<impl Iterator<Item = &'e ra::Edit>>) {
        let inst = self.mach.insts[at];
        let skip = self.code.new_label();
        self.inverted(&inst, skip);
        while let Some(edit) = edits.next_if(|edit| edit.at.inst() == at && edit.at.place() == Place::Edge) {
            if active(Fault::EdgeMovesDropped) {
                continue;
            }
            self.edit(&edit.kind);
        }
        if let Flow::Branch(label) = self.mach.ra_insts[at].flow {
            let jump = self.target.isa().jump();
            let to = self.s.labels[label.idx()];
            self.branch_inst(jump, &[Operand::Label(to)], to, inst.origin);
        }
        self.code.bind(skip);
    }

    /// A branch under the opposite condition to another label.
    fn inverted(&mut self, inst: &MachInst, to: LabelId) {
        let mut operands = [MachOperand::Imm(0); 4];
        let list = self.mach.operands_of(inst);
        let n = list.len().min(operands.len());
        operands[..n].copy_from_slice(&list[..n]);
        if !active(Fault::BranchNotInverted) && !self.target.isa().inverted(inst.inst, &mut operands[..n]) {
            return self.fail("a branch has no opposite");
        }
        self.plain_with(inst, &operands[..n], Some(to));
    }

    fn plain(&mut self, inst: &MachInst, to: Option<LabelId>) {
        let first = inst.first_operand as usize;
        let mach = self.mach;
        self.plain_with(inst, &mach.operands[first..first + usize::from(inst.n_operands)], to);
    }

    fn plain_with(&mut self, inst: &MachInst, list: &[MachOperand], to: Option<LabelId>) {
        let desc = self.target.desc();
        let info = desc.inst(inst.inst);
        let mut operands = [Operand::Imm(0); 8];
        let mut folded = None;
        let mut branch_to = None;
        if list.len() > operands.len() {
            return self.fail("an instruction has too many operands");
        }
        for (at, operand) in list.iter().enumerate() {
            operands[at] = match *operand {
                MachOperand::Reg(slot) => match self.out.allocs[slot as usize].loc() {
                    Some(Loc::Reg(preg)) => match info.operand(at).class() {
                        OperandClass::Reg(class) => Operand::Reg(self.reg(class, preg)),
                        _ => return self.fail("a register stands where the instruction takes none"),
                    },
                    Some(loc) => {
                        folded = Some(at);
                        Operand::Mem(self.memory(loc))
                    }
                    None => return self.fail("a reachable instruction has no registers"),
                },
                MachOperand::Imm(n) => Operand::Imm(n),
                MachOperand::Mem { base, index, scale_log2, disp } => {
                    Operand::Mem(self.address(base, index, scale_log2, disp))
                }
                MachOperand::Label(label) => {
                    let label = to.unwrap_or(self.s.labels[label.idx()]);
                    branch_to = Some(label);
                    Operand::Label(label)
                }
                MachOperand::Cond(code) => Operand::Cond(code),
            };
        }
        let operands = &mut operands[..list.len()];
        match (branch_to, folded) {
            (Some(label), _) => self.branch_inst(inst.inst, operands, label, inst.origin),
            (None, Some(at)) => self.folded(inst, list, operands, at),
            (None, None) => self.put(inst.inst, operands, inst.origin),
        }
    }

    /// An instruction with a register input left in memory: the form that reads memory, operands in its order.
    fn folded(&mut self, inst: &MachInst, list: &[MachOperand], operands: &mut [Operand], at: usize) {
        let facts = self.target.facts(inst.inst);
        let Some(fold) = facts.fold else { return self.fail("an operand is in memory where no form reads memory") };
        let last = list.iter().rposition(|operand| matches!(operand, MachOperand::Reg(_))).unwrap_or(at);
        if at != last {
            operands.swap(at, last);
        }
        self.put(fold, operands, inst.origin);
    }

    fn branch_inst(&mut self, inst: InstId, operands: &[Operand], label: LabelId, origin: u32) {
        let short = self.s.short.get(self.n_branches).copied().unwrap_or(false);
        if self.s.short.is_empty() {
            self.s.branches.push((self.code.position(), label));
        }
        self.n_branches += 1;
        let inst = if short { self.target.isa().short_form(inst).unwrap_or(inst) } else { inst };
        self.put(inst, operands, origin);
    }

    fn edit(&mut self, kind: &EditKind) {
        match *kind {
            EditKind::Move { to: Loc::Slot(_), .. }
                if active(Fault::SpillDropped) && self.emitted.is_multiple_of(8) => {}
            EditKind::Move { class, from, to } => self.move_value(class, from, to, u32::MAX),
            EditKind::Remat { vreg, id, to } => {
                let recipe = self.mach.recipes[id as usize];
                let info = self.target.desc().inst(recipe.inst);
                let _ = vreg;
                let mut operands = [Operand::Imm(recipe.imm.unwrap_or(0)); 4];
                let n = info.n_operands().min(operands.len());
                for (at, operand) in operands[..n].iter_mut().enumerate() {
                    if let OperandClass::Reg(class) = info.operand(at).class() {
                        *operand = Operand::Reg(self.reg(class, to));
                    }
                }
                self.put(recipe.inst, &operands[..n], u32::MAX);
            }
        }
    }

    fn move_value(&mut self, class: ra::ClassId, from: Loc, to: Loc, origin: u32) {
        let id = kernelsmith_machine::ClassId(class.0);
        let info = self.target.desc().class(id);
        let (inst, operands) = match (from, to) {
            (Loc::Reg(from), Loc::Reg(to)) => {
                (info.move_inst(), [Operand::Reg(self.reg(id, to)), Operand::Reg(self.reg(id, from))])
            }
            (from, Loc::Reg(to)) => {
                (info.load_inst(), [Operand::Reg(self.reg(id, to)), Operand::Mem(self.memory(from))])
            }
            (Loc::Reg(from), to) => {
                (info.store_inst(), [Operand::Mem(self.memory(to)), Operand::Reg(self.reg(id, from))])
            }
            _ => return self.fail("a move from memory to memory"),
        };
        match inst {
            Some(inst) => self.put(inst, &operands, origin),
            None => self.fail("a class lacks an instruction that moves, loads or stores its registers"),
        }
    }

    fn reg(&mut self, class: kernelsmith_machine::ClassId, preg: ra::PReg) -> RegId {
        self.target.reg(class, preg).unwrap_or_else(|| {
            self.fail("a register is not in the class of its operand");
            RegId::from_index(0)
        })
    }

    fn memory(&self, loc: Loc) -> Mem {
        match loc {
            Loc::Slot(slot) => self.target.isa().stack_address(self.s.frame.slots[slot.idx()] as i32),
            Loc::Home(home) => match self.mach.homes[home as usize] {
                Home::Pool(entry) => Mem::label(self.s.pool[entry as usize]),
                Home::Incoming(offset) => self.target.isa().stack_address((self.s.frame.incoming + offset) as i32),
            },
            Loc::Reg(_) => Mem::default(),
        }
    }

    fn address(&mut self, base: Base, index: u32, scale_log2: u8, disp: i32) -> Mem {
        let register = |this: &mut Self, slot: u32| match this.out.allocs[slot as usize].as_reg() {
            Some(preg) => Some(this.reg(this.address_class, preg)),
            None => {
                this.fail("a register of an address is not in a register");
                None
            }
        };
        let index = if index == NO_SLOT { None } else { register(self, index) };
        let scale = Scale::ALL[usize::from(scale_log2 & 3)];
        match base {
            Base::Reg(NO_SLOT) => Mem { base: None, index, scale, disp, label: None },
            Base::Reg(slot) => Mem { base: register(self, slot), index, scale, disp, label: None },
            Base::Pool(entry) => {
                Mem { label: Some(MemLabel::from(self.s.pool[entry as usize])), disp, ..Mem::default() }
            }
            Base::Outgoing => self.target.isa().stack_address(disp),
            Base::Incoming => self.target.isa().stack_address(self.s.frame.incoming as i32 + disp),
        }
    }

    fn put(&mut self, inst: InstId, operands: &[Operand], origin: u32) {
        if let Some(map) = &mut self.source_map {
            map.push(Listing { offset: self.code.position(), op: origin });
        }
        self.emitted += 1;
        if let Err(error) = encode(self.target.desc(), inst, operands, self.code) {
            let name = self.target.desc().inst(inst).name();
            let what = format!("{name}: {error}");
            self.error.get_or_insert_with(|| CompileError::bug("emit", what, &Function::new("")));
        }
    }

    fn fail(&mut self, what: &'static str) {
        self.error.get_or_insert_with(|| CompileError::bug("emit", what, &Function::new("")));
    }
}
