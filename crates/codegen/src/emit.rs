//! Encodes allocated machine instructions.
//!
//! In: [`Job`]: machine instructions, their allocation, the order of the code. Out: code, then constants, and relocations.
//! The code is first emitted with long branches; then those that reach their label in a short form are relaxed in place.
//! Not here: the order of the code (see [`crate::layout`]), selection and register allocation.

use crate::compiled::{Compiled, LinkedField, Origin, Relocation, RelocationKind, Stats, move_fields};
use crate::error::{CompileError, CompileErrorKind};
use crate::frame::Frame;
use crate::isa::{Expansions, FarBranches, Lateness, Pairs, SlowBranches, Zero};
use crate::layout::{CodeLabel, Layout, Merge, Step, is_dead};
use crate::mach::{Addressed, Base, MachFunc, MachInst, MachKind, MachOperand};
use crate::open_relocations::open_relocations;
use crate::operands::{InOrder, Order, Places, Swapped};
use crate::target::{InstFacts, Target};
use crate::unwind::{Caught, FrameCode, FrameEffect, FrameSteps, catches};
use core::cell::Cell;
use kernelsmith_frames::FrameInfo;
use kernelsmith_ir::{Function, Op};
use kernelsmith_lines::LineTable;
use kernelsmith_machine::{
    InstId, LabelId, Mem, Operand, OperandClass,
    encode::{CodeBuffer, EncodeError, FixupError, MAX_OPERANDS, Operands, Replacement, Site, check_operands, moved},
};
use kernelsmith_regalloc as ra;
use ra::{Edit, EditKind, Loc};

/// A function to emit, and how.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Job<'a> {
    /// The function from which the instructions were selected.
    pub(crate) func: &'a Function,
    pub(crate) target: &'a Target,
    pub(crate) mach: &'a MachFunc,
    pub(crate) allocation: &'a ra::Allocation,
    pub(crate) layout: &'a Layout,
    /// Whether to record the origin of each instruction.
    pub(crate) source_map: bool,
    /// Whether addresses of symbols are in the linker's table, if the machine reads that.
    pub(crate) links: bool,
    /// Whether operands are checked before they are encoded.
    pub(crate) is_checked: bool,
    /// The callees of a function whose code is emitted with theirs, of which this is one: the code follows that before.
    pub(crate) group: Option<&'a [Function]>,
}

/// State of emission, whose memory is reused.
#[derive(Debug, Default)]
pub(crate) struct EmitScratch {
    frame: Frame,
    pool: Vec<LabelId>,
    work: Work,
    pub(crate) code: CodeBuffer,
    /// Labels of callees in the code of a group, with the number of the callee.
    pub(crate) open_calls: Vec<(LabelId, u32)>,
}

/// Alignment in bytes of functions in a group.
pub(crate) const GROUP_ALIGN: u32 = 16;

/// The part of the state that changes during emission.
#[derive(Debug, Default)]
pub(crate) struct Work {
    /// The labels of the layout.
    labels: Vec<LabelId>,
    /// Branches that may have a short form, and padding, in code order; after `choose_short` only those that change.
    sites: Vec<Site>,
    /// Positions of padding, each with the number of bytes by which all padding up to it may grow.
    pads: Vec<(u32, u32)>,
    /// Instructions that earlier ones already include: see [`crate::combine`].
    pub(crate) merged: Vec<u32>,
    /// The changes of the frame.
    frame_steps: FrameSteps,
    /// The calls whose exceptions are caught, in code order.
    pub(crate) caught: Vec<Caught>,
    /// The fields of accesses to thread-local data: offset, symbol, what the linker fills in.
    pub(crate) linked: Vec<(u32, u32, LinkedField)>,
}

/// A place in the code: its position and the number of instructions before it.
#[derive(Clone, Copy, Debug, Default)]
struct Mark {
    position: u32,
    emitted: u32,
}

pub(crate) struct Emitter<'a> {
    pub(crate) target: &'a Target,
    pub(crate) mach: &'a MachFunc,
    pub(crate) out: &'a ra::Allocation,
    /// The operations from which the instructions were selected.
    pub(crate) ops: &'a [Op],
    steps: &'a [Step],
    frame: &'a Frame,
    pool: &'a [LabelId],
    pub(crate) s: &'a mut Work,
    pub(crate) code: &'a mut CodeBuffer,
    pub(crate) address_class: kernelsmith_machine::ClassId,
    source_map: Option<Vec<Origin>>,
    is_checked: bool,
    /// The machine's paired accesses.
    pub(crate) pairs: Option<&'a dyn Pairs>,
    /// The machine's expansions.
    expansions: Option<&'a dyn Expansions>,
    /// How the machine clears a register.
    pub(crate) zero: Option<Zero>,
    /// How branches reach further than one instruction can, if they must.
    far: Option<&'a dyn FarBranches>,
    /// The machine's slow instructions, if they must not directly precede a branch, and the result of the last instruction if
    /// it was one.
    slow: Option<&'a dyn SlowBranches>,
    late: Option<Operand>,
    /// Start and end of the last body that is repeated.
    body: [Mark; 2],
    emitted: u32,
    error: Option<CompileError>,
}

/// Emits a function. If a branch does not reach its label, tries again with far branches if the machine has them. Of the
/// statistics, only those of emission are set.
pub(crate) fn run(job: &Job<'_>, scratch: &mut EmitScratch) -> Result<Compiled, CompileError> {
    let is_too_far = |error: &CompileError| matches!(error.kind, CompileErrorKind::Limit { what: TOO_FAR, .. });
    if job.group.is_none() {
        scratch.code.clear();
    }
    let (mark, n_open) = (scratch.code.mark(), scratch.open_calls.len());
    match attempt(job, None, scratch) {
        Err(error) if is_too_far(&error) => match job.target.isa().far_branches() {
            Some(far) => {
                scratch.code.rewind(mark);
                scratch.open_calls.truncate(n_open);
                attempt(job, Some(far), scratch)
            }
            None => Err(error),
        },
        result => result,
    }
}

/// The exceeded quantity in the error for a branch that does not reach its label.
const TOO_FAR: &str = "bytes of code between a branch and its label";

fn attempt(job: &Job<'_>, far: Option<&dyn FarBranches>, scratch: &mut EmitScratch) -> Result<Compiled, CompileError> {
    let Job { func, target, mach, allocation, layout, .. } = *job;
    scratch.frame.layout(target, mach, allocation)?;
    let address_class = target
        .class_of(kernelsmith_ir::Type::PTR)
        .map(|class| kernelsmith_machine::ClassId(class.0))
        .ok_or_else(|| CompileError::target("no class holds addresses"))?;
    let EmitScratch { frame, pool, work, code, open_calls } = scratch;
    if job.group.is_some() {
        code.align_data(GROUP_ALIGN);
    }
    let start = code.position();
    pool.clear();
    pool.extend((0..mach.pool.len()).map(|_| code.new_label()));
    work.sites.clear();
    work.merged.clear();
    work.labels.clear();
    work.caught.clear();
    work.linked.clear();
    work.labels.extend((0..layout.n_labels).map(|_| code.new_label()));
    let mut emitter = Emitter {
        target,
        mach,
        out: allocation,
        ops: &func.ops,
        steps: &layout.steps,
        frame,
        pool,
        s: work,
        code,
        address_class,
        source_map: (job.source_map || !func.locs.is_empty()).then(Vec::new),
        is_checked: job.is_checked || cfg!(debug_assertions),
        pairs: target.isa().pairs(),
        expansions: target.isa().expansions(),
        zero: target.isa().zero(),
        far,
        slow: target.isa().slow_branches(),
        late: None,
        body: [Mark::default(); 2],
        emitted: 0,
        error: None,
    };
    emitter.enter();
    emitter.run(&layout.steps);
    emitter.landing_pads();
    if let Some(error) = emitter.error.take() {
        return Err(error);
    }
    let emitted = emitter.emitted;
    let mut map = emitter.source_map.take();
    let mut is_moved = false;
    if choose_short(target, work, code) {
        is_moved = true;
        code.relax(target.encoder(), &mut work.sites).map_err(|error| CompileError::bug("emit", error, func))?;
        for entry in map.iter_mut().flatten() {
            entry.offset = moved(&work.sites, entry.offset);
        }
        for (offset, _) in &mut work.frame_steps.steps {
            *offset = moved(&work.sites, *offset);
        }
        move_fields(&mut work.linked, |offset| moved(&work.sites, offset));
    }
    if let Some(callees) = job.group {
        let labels: Vec<LabelId> = mach.callee_slots.iter().map(|(slot, _)| pool[*slot as usize]).collect();
        code.set_aside(&labels);
        for (&label, (_, symbol)) in labels.iter().zip(&mach.callee_slots) {
            let name = &func.symbols[*symbol as usize].name;
            let number = callees.iter().position(|callee| callee.name == *name);
            let number = number.ok_or_else(|| CompileError::bug("emit", "a callee is missing", func))?;
            open_calls.push((label, number as u32));
        }
    }
    // Offsets are those in the function.
    map.iter_mut().flatten().for_each(|entry| entry.offset -= start);
    work.frame_steps.steps.iter_mut().for_each(|(offset, _)| *offset -= start);
    move_fields(&mut work.linked, |offset| offset - start);
    let catches = catches(func, &work.caught, is_moved.then_some(&*work.sites));
    let lines = line_table(func, map.as_deref().unwrap_or_default());
    let map = map.filter(|_| job.source_map);
    let code_len = code.position() - start;
    let links = job.links && target.isa().has_table();
    let labels = &work.labels;
    let target_of = |label: ra::Label| labels[layout.target(label).index()];
    let align = put_constants(mach, pool, links, target_of, code)
        .ok_or_else(|| CompileError::bug("emit", "a table has a target without a place", func))?;
    let align = align.max(layout.align).max(16);
    let mut relocations = open_relocations(func, mach, pool, links, code)?;
    code.finish().map_err(|error| match error {
        // The reach of branches limits the size of a function.
        FixupError::OutOfRange { distance, bits, .. } => {
            let limit = 1 << bits.clamp(1, 63) >> 1;
            CompileError { kind: CompileErrorKind::Limit { what: TOO_FAR, limit, given: distance.unsigned_abs() } }
        }
        error => CompileError::bug("emit", error, func),
    })?;
    let kind = RelocationKind::Absolute;
    let in_pool = mach.symbol_slots.iter().filter_map(|&(entry, symbol)| {
        code.offset(pool[entry as usize]).map(|offset| Relocation { offset, symbol, kind })
    });
    relocations.extend(in_pool);
    relocations.iter_mut().for_each(|relocation| relocation.offset -= start);
    let linked = work.linked.iter();
    relocations.extend(linked.map(|&(offset, symbol, field)| Relocation {
        offset,
        symbol,
        kind: RelocationKind::Linked(field),
    }));
    Ok(Compiled {
        name: func.name.clone(),
        bytes: code.bytes()[start as usize..].to_vec(),
        code_len,
        align,
        relocations,
        source_map: map.unwrap_or_default(),
        lines,
        frame: FrameInfo {
            entry_cfa: target.convention().return_address_bytes(),
            steps: work.frame_steps.steps.clone(),
        },
        frame_bytes: frame.total_bytes(),
        catches,
        parts: Vec::new(),
        stats: Stats { emitted, code_bytes: code_len, ..Stats::default() },
    })
}

/// The source lines of the code. Instructions that belong to no operation, or to one that a pass added, have the line of
/// those before them; the first ones have that of the first line.
fn line_table(func: &Function, map: &[Origin]) -> LineTable {
    let mut lines = LineTable::default();
    let placed = map.iter().filter_map(|origin| Some((origin.offset, func.location(origin.op as usize)?)));
    for (at, (offset, location)) in placed.enumerate() {
        lines.push(if at == 0 { 0 } else { offset }, Some((&location.file, location.line)));
    }
    lines
}

/// Appends the constants, each at its alignment, and returns the maximum alignment; `None` if a table has a target that is
/// nowhere or too far. `target_of` has the label of the code for the target of a table.
fn put_constants(
    mach: &MachFunc,
    pool: &[LabelId],
    links: bool,
    target_of: impl Fn(ra::Label) -> LabelId,
    code: &mut CodeBuffer,
) -> Option<u32> {
    let mut align = 1;
    for (at, (entry, label)) in mach.pool.iter().zip(pool).enumerate() {
        let is_among = |slots: &[(u32, u32)]| slots.binary_search_by_key(&at, |(slot, _)| *slot as usize).is_ok();
        if links && is_among(&mach.symbol_slots)
            || is_among(&mach.direct_slots)
            || is_among(&mach.call_slots)
            || is_among(&mach.callee_slots)
            || is_among(&mach.thread_slots)
        {
            continue;
        }
        if let Ok(found) = mach.tables.binary_search_by_key(&(at as u32), |table| table.entry) {
            let table = mach.tables[found];
            align = align.max(TABLE_ALIGN);
            code.align_data(TABLE_ALIGN);
            code.bind(*label);
            let start = i64::from(code.position());
            for &target in &mach.table_targets[table.first as usize..][..table.n as usize] {
                let distance = i64::from(code.offset(target_of(target))?) - start;
                code.put_bytes(&i32::try_from(distance).ok()?.to_le_bytes());
            }
            continue;
        }
        let size = entry.size.next_power_of_two();
        align = align.max(size);
        code.align_data(size);
        code.bind(*label);
        code.put_bytes(&mach.pool_bytes[entry.start as usize..(entry.start + entry.size) as usize]);
    }
    Some(align)
}

/// Alignment in bytes of a table of targets: the size of an entry.
const TABLE_ALIGN: u32 = 4;

/// Keeps only the sites that are padding or branches that reach their label in a short form; whether there are such branches.
fn choose_short(target: &Target, work: &mut Work, code: &CodeBuffer) -> bool {
    let Work { sites, pads, .. } = work;
    pads.clear();
    let mut growth = 0;
    for site in sites.iter() {
        if let Replacement::Align(align) = site.new {
            growth += align - 1;
            pads.push((site.start, growth));
        }
    }
    let growth_before = |n: usize| if n == 0 { 0 } else { pads[n - 1].1 };
    let mut n_short = 0;
    sites.retain_mut(|site| {
        let Replacement::Inst(inst, operands, n) = &mut site.new else { return true };
        let operands = &operands[..usize::from(*n)];
        let label = operands.iter().find_map(|operand| match *operand {
            Operand::Label(label) => Some(label),
            _ => None,
        });
        let Some(to) = label.and_then(|label| code.offset(label)) else { return false };
        // Padding between the two may grow when the code before it shrinks.
        let (low, high) = (site.start.min(to), site.start.max(to));
        let upto_high = growth_before(pads.partition_point(|&(pad, _)| pad <= high));
        let upto_low = growth_before(pads.partition_point(|&(pad, _)| pad < low));
        let distance = high - low + upto_high - upto_low;
        let Some(short) = target.isa().short_form(*inst, operands, distance) else { return false };
        *inst = short;
        n_short += 1;
        true
    });
    n_short > 0
}

/// Receives the instructions of a prologue or epilogue.
struct Framed<'e, 'a> {
    emitter: &'e mut Emitter<'a>,
    origin: u32,
}

impl FrameCode for Framed<'_, '_> {
    fn put(&mut self, inst: InstId, operands: &[Operand]) {
        self.emitter.put(inst, operands, self.origin);
    }

    fn note(&mut self, effect: FrameEffect) {
        let Emitter { s, target, code, .. } = &mut *self.emitter;
        s.frame_steps.note(target.desc(), code.position(), effect);
    }
}

impl<'a> Emitter<'a> {
    /// Emits the steps of a layout.
    fn run(&mut self, steps: &[Step]) {
        for step in steps {
            match *step {
                Step::Insts { from, to, merge } => self.insts(from as usize, to as usize, merge),
                Step::Edits { from, to } => {
                    let edits = &self.out.edits[from as usize..to as usize];
                    edits.iter().for_each(|edit| self.edit(edit));
                }
                Step::Bind(label) => self.code.bind(self.s.labels[label.index()]),
                Step::Align(bytes) => self.align(bytes),
                Step::Branch { inst, to } => {
                    let mach = self.mach;
                    let inst = &mach.insts[inst as usize];
                    self.branch(inst, mach.operands_of(inst), to);
                }
                Step::Inverted { inst, to } => self.inverted(inst as usize, to),
                Step::Jump { to, origin } => {
                    let to = self.s.labels[to.index()];
                    self.branch_inst(self.target.isa().jump(), &[Operand::Label(to)], to, origin);
                }
                Step::Misplaced => self.fail("moves after a jump through a table"),
                Step::BodyStart => self.body[0] = self.mark(),
                Step::BodyEnd => self.body[1] = self.mark(),
                Step::Repeat { from, to } => self.again(from as usize, to as usize),
            }
        }
    }

    /// Emits instructions of a range that neither branches nor binds labels.
    fn insts(&mut self, from: usize, to: usize, merge: Merge) {
        let mut limit = match merge {
            _ if self.pairs.is_none() => from,
            Merge::All => to,
            Merge::FirstTwo => (from + 2).min(to),
            Merge::None => from,
        };
        let mut at = from;
        while at < to {
            let n_merged = if at + 1 < limit { self.combined(at, limit) } else { 0 };
            if merge == Merge::FirstTwo && limit > from {
                limit = to;
            }
            if n_merged > 0 {
                at += n_merged;
                continue;
            }
            if !self.is_dead(at) && !self.was_combined(at) {
                self.inst(at);
            }
            at += 1;
        }
    }

    fn inst(&mut self, at: usize) {
        let mach = self.mach;
        let inst = &mach.insts[at];
        match inst.kind {
            MachKind::Virtual => {}
            MachKind::Return => {
                let (ret, origin) = (self.target.isa().ret(), inst.origin);
                self.leave(origin, |emitter| emitter.put(ret, &[], origin));
            }
            MachKind::TailCall => self.leave(inst.origin, |emitter| emitter.plain(inst)),
            MachKind::ThreadAddr | MachKind::ThreadCall => self.thread_addr(at, inst),
            MachKind::Copy => {
                let allocs = &self.out.allocs[mach.ra_insts[at].operands()];
                if allocs[0] != allocs[1] {
                    self.copy_inst(at, inst);
                }
            }
            MachKind::Inst | MachKind::Table => match (self.clearing(at, inst), self.landing_of(at)) {
                (_, Some(landing)) => self.catching_call(inst, landing),
                (Some(clear), None) => self.clear(inst, clear),
                (None, None) => self.plain(inst),
            },
        }
    }

    /// Whether control cannot reach the instruction.
    pub(crate) fn is_dead(&self, at: usize) -> bool {
        is_dead(self.mach, self.out, at)
    }

    /// Pads to the alignment of a loop.
    fn align(&mut self, bytes: u32) {
        let start = self.code.position();
        self.target.encoder().align(bytes, self.code);
        let end = self.code.position();
        self.s.sites.push(Site { start, end, new: Replacement::Align(bytes), new_end: end });
    }

    /// Repeats the last body, whose steps these are. Without a source map, copies its bytes: it has no labels and branches.
    fn again(&mut self, from: usize, to: usize) {
        if self.source_map.is_some() || !self.mach.landings.is_empty() || !self.mach.thread_slots.is_empty() {
            return self.run(&self.steps[from..to]);
        }
        let [start, end] = self.body;
        self.code.repeat(start.position, end.position);
        self.emitted += end.emitted - start.emitted;
    }

    /// The current offset in the code.
    pub(crate) fn position(&self) -> u32 {
        self.code.position()
    }

    /// A label of the current position.
    pub(crate) fn new_bound_label(&mut self) -> LabelId {
        let label = self.code.new_label();
        self.code.bind(label);
        label
    }

    /// The current position.
    fn mark(&self) -> Mark {
        Mark { position: self.code.position(), emitted: self.emitted }
    }

    fn enter(&mut self) {
        let (target, frame) = (self.target, self.frame);
        self.s.frame_steps.clear(target.convention().return_address_bytes());
        target.isa().prologue(&frame.shape(), &mut Framed { emitter: self, origin: u32::MAX });
    }

    /// The epilogue, then what leaves: the code after it has the frame again.
    fn leave(&mut self, origin: u32, exit: impl FnOnce(&mut Self)) {
        let (target, frame) = (self.target, self.frame);
        let place = self.s.frame_steps.remember(self.code.position());
        target.isa().epilogue(&frame.shape(), &mut Framed { emitter: self, origin });
        exit(self);
        self.s.frame_steps.restore(self.code.position(), place);
    }

    /// A copy, whose source may be in memory.
    fn copy_inst(&mut self, at: usize, inst: &MachInst) {
        let range = self.mach.ra_insts[at].operands();
        let (from, to) = (self.out.allocs[range.start].loc(), self.out.allocs[range.start + 1].loc());
        let class = self.mach.vregs[self.mach.ra_operands[range.start + 1].vreg().idx()].class;
        if let (Some(from), Some(to)) = (from, to) {
            self.move_value(class, from, to, inst.origin);
        }
    }

    /// A branch under the opposite condition to another label.
    fn inverted(&mut self, at: usize, to: CodeLabel) {
        let inst = self.mach.insts[at];
        let mut operands = [MachOperand::Imm(0); 4];
        let list = self.mach.operands_of(&inst);
        let n = list.len().min(operands.len());
        operands[..n].copy_from_slice(&list[..n]);
        let Some(opposite) = self.target.isa().inverted(inst.inst, &mut operands[..n]) else {
            return self.fail("a branch has no opposite");
        };
        self.branch(&MachInst { inst: opposite, ..inst }, &operands[..n], to);
    }

    /// Clears the register that an instruction writes.
    fn clear(&mut self, inst: &MachInst, clear: InstId) {
        let places = self.places();
        let source = places.operands(self.mach.operands_of(inst), &self.target.facts(clear).classes, InOrder);
        let reg = source.operand(0);
        match (source.places.wrong.get(), reg) {
            (None, Some(reg)) => self.put(clear, &[reg; 3], inst.origin),
            (wrong, _) => self.fail(wrong.unwrap_or("no register to clear")),
        }
    }

    /// An instruction that falls through.
    pub(crate) fn plain(&mut self, inst: &MachInst) {
        let mach = self.mach;
        if let [MachOperand::Mem { base: Base::Pool(entry), .. }] = *mach.operands_of(inst)
            && matches!(self.target.desc().inst(inst.inst).operand(0).class(), OperandClass::Label(_))
        {
            // A call of a near function.
            return self.put(inst.inst, &[Operand::Label(self.pool[entry as usize])], inst.origin);
        }
        let facts = self.target.facts(inst.inst);
        if let Some(fold) = facts.fold {
            // Uses the form that reads memory, with its order of operands.
            let list = mach.operands_of(inst);
            let allocs = &self.out.allocs;
            let in_memory = |at: &u8| match list.get(usize::from(*at)) {
                Some(MachOperand::Reg(slot)) => allocs[*slot as usize].is_memory(),
                _ => false,
            };
            if let Some(folded) = [facts.fold_partner, facts.fold_at].into_iter().find(in_memory) {
                return self.plain_as(inst, facts, fold, Swapped { folded: folded.into(), last: facts.fold_at.into() });
            }
        }
        self.plain_as(inst, facts, inst.inst, InOrder);
    }

    /// Emits the instruction, which has these facts, in a given form and order of operands.
    #[inline]
    fn plain_as(&mut self, inst: &MachInst, facts: &InstFacts, form: InstId, order: impl Order) {
        let mach = self.mach;
        let list = mach.operands_of(inst);
        let operands = self.places().operands(list, &facts.classes, order);
        let is_register = |operand: &MachOperand| matches!(operand, MachOperand::Reg(_));
        if self.target.is_rewritten() && !(facts.is_kept && list.iter().all(is_register)) {
            let mut resolved = [Operand::Imm(0); MAX_OPERANDS];
            let n = list.len().min(resolved.len());
            for (at, slot) in resolved[..n].iter_mut().enumerate() {
                *slot = operands.operand(at).unwrap_or(*slot);
            }
            if operands.places.wrong.get().is_none() {
                self.put(form, &resolved[..n], inst.origin);
            }
        } else {
            self.put_with(form, &operands, inst.origin);
        }
        if let Some(what) = operands.places.wrong.get() {
            self.fail(what);
        }
    }

    /// A branch or jump to a label.
    fn branch(&mut self, inst: &MachInst, list: &[MachOperand], to: CodeLabel) {
        let label = self.s.labels[to.index()];
        if list.len() > MAX_OPERANDS {
            return self.fail("an instruction has too many operands");
        }
        let classes = &self.target.facts(inst.inst).classes;
        let places = self.places();
        let source = places.operands(list, classes, InOrder);
        let mut operands = [Operand::Label(label); MAX_OPERANDS];
        for (at, operand) in operands[..list.len()].iter_mut().enumerate() {
            if !matches!(list[at], MachOperand::Label(_)) {
                *operand = source.operand(at).unwrap_or(Operand::Imm(0));
            }
        }
        if let Some(what) = source.places.wrong.get() {
            return self.fail(what);
        }
        self.branch_inst(inst.inst, &operands[..list.len()], label, inst.origin);
    }

    pub(crate) fn branch_inst(&mut self, inst: InstId, operands: &[Operand], label: LabelId, origin: u32) {
        if let Some(far) = self.far {
            let mut put = |inst: InstId, operands: &[Operand]| self.put_with(inst, operands, origin);
            return far.far_branch(inst, operands, label, &mut put);
        }
        let start = self.code.position();
        self.put_with(inst, operands, origin);
        let end = self.code.position();
        let kept = match *operands {
            [a] => [a; 3],
            [a, b] => [a, b, b],
            [a, b, c] => [a, b, c],
            _ => return,
        };
        let new = Replacement::Inst(inst, kept, operands.len() as u8);
        self.s.sites.push(Site { start, end, new, new_end: end });
    }

    fn edit(&mut self, edit: &Edit) {
        match edit.kind {
            EditKind::Move { class, from, to } => self.move_value(class, from, to, u32::MAX),
            EditKind::Remat { vreg: _, id, to } => {
                let recipe = self.mach.recipes[id as usize];
                if let Some(clear) = self.clearing_edit(edit, &recipe) {
                    let places = self.places();
                    let reg = places.reg(self.target.facts(clear).classes[0], to);
                    return self.put_moved(clear, &[reg; 3], places.wrong.get(), u32::MAX);
                }
                let info = self.target.desc().inst(recipe.inst);
                let places = self.places();
                let mut operands = [Operand::Imm(recipe.imm.unwrap_or(0)); MAX_OPERANDS];
                let mut n = info.n_operands().min(operands.len());
                if let Some(of) = recipe.of {
                    operands[1] = Operand::Mem(match of {
                        Addressed::Slot(slot) => places.slot(slot, 0),
                        Addressed::Symbol(entry) => Mem::label(self.pool[entry as usize]),
                    });
                    n = 2;
                }
                for (at, operand) in operands[..n].iter_mut().enumerate() {
                    let is_address = matches!(operand, Operand::Mem(_));
                    if let (OperandClass::Reg(_), false) = (info.operand(at).class(), is_address) {
                        *operand = places.reg(self.target.facts(recipe.inst).classes[at], to);
                    }
                }
                self.put_moved(recipe.inst, &operands[..n], places.wrong.get(), u32::MAX);
            }
        }
    }

    fn move_value(&mut self, class: ra::ClassId, from: Loc, to: Loc, origin: u32) {
        let id = kernelsmith_machine::ClassId(class.0);
        let places = self.places();
        let inst = match (from, to) {
            (Loc::Reg(_), Loc::Reg(_)) => self.target.move_inst(id),
            (_, Loc::Reg(_)) => self.target.load_inst(id),
            (Loc::Reg(_), _) => self.target.store_inst(id),
            _ => return self.fail("a move from memory to memory"),
        };
        let mut operands = [to, from].map(|loc| match loc {
            Loc::Reg(reg) => places.reg(id, reg),
            loc => Operand::Mem(places.memory(loc)),
        });
        if matches!(to, Loc::Slot(_) | Loc::Home(_)) && self.target.stores_register_first(inst) {
            operands.swap(0, 1);
        }
        match inst {
            Some(inst) => self.put_moved(inst, &operands, places.wrong.get(), origin),
            None => self.fail("a class lacks an instruction that moves, loads or stores its registers"),
        }
    }

    fn put_moved(&mut self, inst: InstId, operands: &[Operand], wrong: Option<&'static str>, origin: u32) {
        match wrong {
            Some(what) => self.fail(what),
            None => self.put(inst, operands, origin),
        }
    }

    #[inline]
    pub(crate) fn places(&self) -> Places<'a> {
        Places {
            target: self.target,
            mach: self.mach,
            allocs: &self.out.allocs,
            frame: self.frame,
            pool: self.pool,
            address_class: self.address_class,
            wrong: Cell::new(None),
        }
    }

    /// Appends an instruction or its expansion.
    pub(crate) fn put(&mut self, inst: InstId, operands: &[Operand], origin: u32) {
        let (target, frame, expansions) = (self.target, self.frame, self.expansions);
        if !target.is_rewritten() {
            return self.put_with(inst, operands, origin);
        }
        let mut put = |inst: InstId, operands: &[Operand]| self.put_short(inst, operands, origin);
        let is_expanded =
            expansions.is_some_and(|expansions| expansions.expand(&frame.shape(), inst, operands, &mut put));
        if !is_expanded {
            self.put_short(inst, operands, origin);
        }
    }

    /// Appends an instruction in its shortest form.
    fn put_short(&mut self, inst: InstId, operands: &[Operand], origin: u32) {
        let (encoder, at) = (self.target.encoder(), self.code.position());
        if encoder.has_short_forms(inst) && encoder.encode_short(inst, operands, self.code) {
            self.note(at, origin);
        } else {
            self.put_with(inst, operands, origin);
        }
    }

    /// Records the origin of an instruction.
    #[inline]
    pub(crate) fn note(&mut self, offset: u32, origin: u32) {
        if let Some(map) = &mut self.source_map {
            map.push(Origin { offset, op: origin });
        }
        self.emitted += 1;
    }

    /// Appends an instruction whose operands are resolved one by one.
    fn put_with<O: Operands + ?Sized>(&mut self, inst: InstId, operands: &O, origin: u32) {
        if let Some(slow) = self.slow {
            self.separate(slow, inst, operands.operand(0), origin);
        }
        self.note(self.code.position(), origin);
        let inst = self.target.form_for(inst, operands);
        // Selection and allocation produce valid operands; only checked builds verify that.
        let checked = if self.is_checked { self.check(inst, operands) } else { Ok(()) };
        if let Err(error) = checked.and_then(|()| self.target.encoder().encode(inst, operands, self.code)) {
            let name = self.target.desc().inst(inst).name();
            let message = format!("{name}: {error}");
            self.error.get_or_insert_with(|| CompileError::bug("emit", message, &Function::new("")));
        }
    }

    /// Separates a jump from a slow instruction directly before it, unless the jump waits for that.
    fn separate(&mut self, slow: &dyn SlowBranches, inst: InstId, first: Option<Operand>, origin: u32) {
        let late = self.late.take();
        match slow.lateness(inst) {
            Lateness::None => {}
            Lateness::Slow => self.late = first,
            Lateness::Jumps if late.is_none() || late == first => {}
            Lateness::Jumps => {
                let (separator, operands) = slow.separator();
                self.put_with(separator, &operands[..], origin);
            }
        }
    }

    #[cold]
    fn check<O: Operands + ?Sized>(&self, inst: InstId, operands: &O) -> Result<(), EncodeError> {
        let mut list = [Operand::Imm(0); MAX_OPERANDS];
        let n = operands.count().min(list.len());
        for (at, slot) in list[..n].iter_mut().enumerate() {
            *slot = operands.operand(at).unwrap_or(*slot);
        }
        check_operands(self.target.desc(), self.target.desc().inst(inst), &list[..n])
    }

    pub(crate) fn fail(&mut self, what: &'static str) {
        self.error.get_or_insert_with(|| CompileError::bug("emit", what, &Function::new("")));
    }
}
