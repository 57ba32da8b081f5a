//! From allocated machine instructions to bytes.
//!
//! In: machine instructions, the allocation. Out: code, then constants, and what to relocate.
//! The code is laid out once with long branches; those that turn out to reach are then made short in place.
//! Not here: the order of the code (see [`crate::layout`]), choosing instructions or registers.

use crate::compile::{Compiled, Relocation, Stats};
use crate::error::CompileError;
use crate::fault::{Fault, active};
use crate::frame::Frame;
use crate::mach::{Base, Home, MachFunc, MachInst, MachOperand, NO_SLOT};
use crate::target::Target;
use kernelsmith_ir::Function;
use kernelsmith_machine::{
    InstId, LabelId, Mem, MemLabel, Operand, OperandClass, RegId, Scale,
    encode::{CodeBuffer, MAX_OPERANDS, Replacement, Site, check_operands, moved},
};
use kernelsmith_regalloc as ra;
use ra::{EditKind, Loc};

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
    pub(crate) labels: Vec<LabelId>,
    pool: Vec<LabelId>,
    /// Branches that have a short form, and padding, in the order of the code; the branches with their labels.
    pub(crate) sites: Vec<(Site, Option<LabelId>)>,
    /// Where the code was padded, and by how much the padding up to there may grow.
    pads: Vec<(u32, u32)>,
    /// The sites that change.
    changes: Vec<Site>,
    /// The order of the code.
    pub(crate) layout: crate::layout::Layout,
}

/// The greatest distance of a short branch that is certain to reach.
const NEAR: u32 = 120;

/// A place in the code: its position and the number of instructions before it.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mark {
    position: u32,
    emitted: u32,
}

pub(crate) struct Emitter<'a> {
    pub(crate) target: &'a Target,
    pub(crate) mach: &'a MachFunc,
    pub(crate) out: &'a ra::Allocation,
    pub(crate) s: &'a mut EmitScratch,
    pub(crate) code: &'a mut CodeBuffer,
    address_class: kernelsmith_machine::ClassId,
    source_map: Option<Vec<Listing>>,
    /// Whether operands are checked before they are encoded.
    is_checked: bool,
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
    is_checked: bool,
    scratch: &mut EmitScratch,
    code: &mut CodeBuffer,
    stats: &mut Stats,
) -> Result<Compiled, CompileError> {
    scratch.frame.layout(target, mach, out)?;
    let address_class = target
        .class_of(kernelsmith_ir::Type::PTR)
        .map(|class| kernelsmith_machine::ClassId(class.0))
        .ok_or_else(|| CompileError::target("no class holds addresses"))?;
    code.clear();
    let mut emitter = Emitter {
        target,
        mach,
        out,
        s: scratch,
        code,
        address_class,
        source_map: source_map.then(Vec::new),
        is_checked: is_checked || cfg!(debug_assertions),
        emitted: 0,
        error: None,
    };
    emitter.all();
    if let Some(error) = emitter.error.take() {
        return Err(error);
    }
    stats.emitted = emitter.emitted;
    let mut map = emitter.source_map.take();
    if choose_short(scratch, code) {
        let changes = &mut scratch.changes;
        code.relax(target.desc(), changes).map_err(|error| CompileError::bug("emit", error, func))?;
        for entry in map.iter_mut().flatten() {
            entry.offset = moved(changes, entry.offset);
        }
    }
    let code_len = code.position();
    let mut align = scratch.layout.align.max(16);
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

/// Lists the branches that reach with a short form, and the padding; whether there are any such branches.
fn choose_short(scratch: &mut EmitScratch, code: &CodeBuffer) -> bool {
    let EmitScratch { sites, pads, changes, .. } = scratch;
    pads.clear();
    let mut growth = 0;
    for (site, _) in sites.iter() {
        if let Replacement::Align(align) = site.new {
            growth += align - 1;
            pads.push((site.start, growth));
        }
    }
    let growth_before = |n: usize| if n == 0 { 0 } else { pads[n - 1].1 };
    changes.clear();
    let mut n_short = 0;
    for (site, label) in sites.iter() {
        let reaches = match *label {
            None => true,
            Some(label) => code.offset(label).is_some_and(|to| {
                // Padding between the two may grow when what stands before it shrinks.
                let (low, high) = (site.start.min(to), site.start.max(to));
                let upto_high = growth_before(pads.partition_point(|&(pad, _)| pad <= high));
                let upto_low = growth_before(pads.partition_point(|&(pad, _)| pad < low));
                high - low + upto_high - upto_low <= NEAR
            }),
        };
        if reaches {
            changes.push(*site);
            n_short += u32::from(label.is_some());
        }
    }
    n_short > 0
}

impl Emitter<'_> {
    fn all(&mut self) {
        self.s.labels.clear();
        self.s.labels.extend((0..self.mach.n_labels).map(|_| self.code.new_label()));
        self.s.pool.clear();
        self.s.pool.extend((0..self.mach.pool.len()).map(|_| self.code.new_label()));
        self.s.sites.clear();
        self.layout();
    }

    /// Appends the code since a position again, if nobody wants to know where each instruction came from; there must be
    /// no label in it and no branch.
    pub(crate) fn again(&mut self, from: Mark, to: Mark) -> bool {
        let can = self.source_map.is_none();
        if can {
            self.code.repeat(from.position, to.position);
            self.emitted += to.emitted - from.emitted;
        }
        can
    }

    /// Where the code stands.
    pub(crate) fn mark(&self) -> Mark {
        Mark { position: self.code.position(), emitted: self.emitted }
    }

    pub(crate) fn enter(&mut self) {
        let frame = core::mem::take(&mut self.s.frame);
        let target = self.target;
        target.isa().prologue(&frame.shape(), &mut |inst, operands| self.put(inst, operands, u32::MAX));
        self.s.frame = frame;
    }

    pub(crate) fn leave(&mut self, origin: u32) {
        let frame = core::mem::take(&mut self.s.frame);
        let target = self.target;
        target.isa().epilogue(&frame.shape(), &mut |inst, operands| self.put(inst, operands, origin));
        self.s.frame = frame;
    }

    /// A copy, whose source may have been left in memory.
    pub(crate) fn copy_inst(&mut self, at: usize, inst: &MachInst) {
        let range = self.mach.ra_insts[at].operands();
        let (from, to) = (self.out.allocs[range.start].loc(), self.out.allocs[range.start + 1].loc());
        let class = self.mach.vregs[self.mach.ra_operands[range.start + 1].vreg().idx()].class;
        if let (Some(from), Some(to)) = (from, to) {
            self.move_value(class, from, to, inst.origin);
        }
    }

    /// A branch under the opposite condition to another label.
    pub(crate) fn inverted(&mut self, inst: &MachInst, to: LabelId) {
        let mut operands = [MachOperand::Imm(0); 4];
        let list = self.mach.operands_of(inst);
        let n = list.len().min(operands.len());
        operands[..n].copy_from_slice(&list[..n]);
        if !active(Fault::BranchNotInverted) && !self.target.isa().inverted(inst.inst, &mut operands[..n]) {
            return self.fail("a branch has no opposite");
        }
        self.plain_with(inst, &operands[..n], Some(to));
    }

    pub(crate) fn plain(&mut self, inst: &MachInst, to: Option<LabelId>) {
        let first = inst.first_operand as usize;
        let mach = self.mach;
        self.plain_with(inst, &mach.operands[first..first + usize::from(inst.n_operands)], to);
    }

    fn plain_with(&mut self, inst: &MachInst, list: &[MachOperand], to: Option<LabelId>) {
        let target = self.target;
        let classes = &target.facts(inst.inst).classes;
        let mut operands = [Operand::Imm(0); MAX_OPERANDS];
        let mut folded = None;
        let mut branch_to = None;
        if list.len() > operands.len() {
            return self.fail("an instruction has too many operands");
        }
        for (at, (to_encode, operand)) in operands.iter_mut().zip(list).enumerate() {
            *to_encode = match *operand {
                MachOperand::Reg(slot) => {
                    let alloc = self.out.allocs[slot as usize];
                    if let Some(preg) = alloc.as_reg() {
                        Operand::Reg(self.reg(classes[at], preg))
                    } else if let Some(loc) = alloc.loc() {
                        folded = Some(at);
                        Operand::Mem(self.memory(loc))
                    } else {
                        return self.fail("a reachable instruction has no registers");
                    }
                }
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

    pub(crate) fn branch_inst(&mut self, inst: InstId, operands: &[Operand], label: LabelId, origin: u32) {
        let start = self.code.position();
        self.put(inst, operands, origin);
        if let Some(short) = self.target.isa().short_form(inst)
            && let Ok(n) = u8::try_from(operands.len())
            && operands.len() <= 2
        {
            let mut kept = [Operand::Imm(0); 2];
            kept[..operands.len()].copy_from_slice(operands);
            let end = self.code.position();
            let site = Site { start, end, new: Replacement::Inst(short, kept, n), new_end: end };
            self.s.sites.push((site, Some(label)));
        }
    }

    pub(crate) fn edit(&mut self, kind: &EditKind) {
        match *kind {
            EditKind::Move { to: Loc::Slot(_), .. }
                if active(Fault::SpillDropped) && self.emitted.is_multiple_of(8) => {}
            EditKind::Move { class, from, to } => self.move_value(class, from, to, u32::MAX),
            EditKind::Remat { vreg, id, to } => {
                let recipe = self.mach.recipes[id as usize];
                let info = self.target.desc().inst(recipe.inst);
                let _ = vreg;
                let mut operands = [Operand::Imm(recipe.imm.unwrap_or(0)); MAX_OPERANDS];
                let n = info.n_operands().min(operands.len());
                for (at, operand) in operands[..n].iter_mut().enumerate() {
                    if let OperandClass::Reg(_) = info.operand(at).class() {
                        *operand = Operand::Reg(self.reg(self.target.facts(recipe.inst).classes[at], to));
                    }
                }
                self.put(recipe.inst, &operands[..n], u32::MAX);
            }
        }
    }

    fn move_value(&mut self, class: ra::ClassId, from: Loc, to: Loc, origin: u32) {
        let id = kernelsmith_machine::ClassId(class.0);
        let (inst, operands) = match (from, to) {
            (Loc::Reg(from), Loc::Reg(to)) => {
                (self.target.move_inst(id), [Operand::Reg(self.reg(id, to)), Operand::Reg(self.reg(id, from))])
            }
            (from, Loc::Reg(to)) => {
                (self.target.load_inst(id), [Operand::Reg(self.reg(id, to)), Operand::Mem(self.memory(from))])
            }
            (Loc::Reg(from), to) => {
                (self.target.store_inst(id), [Operand::Mem(self.memory(to)), Operand::Reg(self.reg(id, from))])
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
        let inst = self.target.form_for(inst, operands);
        // What was selected and allocated is what instructions take; that is checked where time matters less.
        let checked = if self.is_checked {
            check_operands(self.target.desc(), self.target.desc().inst(inst), operands)
        } else {
            Ok(())
        };
        if let Err(error) = checked.and_then(|()| self.target.encoder().encode(inst, operands, self.code)) {
            let name = self.target.desc().inst(inst).name();
            let what = format!("{name}: {error}");
            self.error.get_or_insert_with(|| CompileError::bug("emit", what, &Function::new("")));
        }
    }

    fn fail(&mut self, what: &'static str) {
        self.error.get_or_insert_with(|| CompileError::bug("emit", what, &Function::new("")));
    }
}
