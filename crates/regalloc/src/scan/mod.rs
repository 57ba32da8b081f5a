//! The linear-scan allocator: one forward pass over the instructions, in which the location of a value may change.
//!
//! State: the owner of every register unit, and for every vreg its register and whether memory also has its value.
//! [`crate::intervals`] computes the next use and the end of each live range beforehand.
//! * [`instruction`] satisfies the constraints of one instruction, [`uses`] those of its uses.
//! * [`fallback`] spills everything, then searches an assignment for this instruction alone.
//! * [`edges`]: the first edge to a label fixes the register of each value there; later edges get fix-up moves.
//! * [`loops`] reloads the values that a loop uses before the loop.
//! * [`place`] moves values between registers and memory and chooses which value to evict.
//! * [`finish`] shares spill slots and sorts edits.
//!
//! **Stores.** A vreg with one definition is stored once, after its definition, when it is first evicted at the same or
//! a deeper loop depth: its spill slot is then valid everywhere, and further evictions cost nothing (`ALWAYS`). Other vregs
//! are stored at an eviction if memory lacks the value. At a label memory has it if it does on every edge; at the header of a
//! loop only if the loop does not define the vreg.
//!
//! **Invariant.** `reg[x] == r` exactly if `owner[u] == x` for all units `u` of the group at `r`. A live value has a
//! register, or a valid copy in memory, or both.
//!
//! **Loops.** If a value enters a loop in a register and is evicted in the loop before any use, it is removed from the
//! header's snapshot, as if it had been evicted before the loop, so that the back edge need not reload it.

mod edges;
mod fallback;
mod finish;
mod instruction;
mod loops;
mod place;
mod uses;

use crate::allocation::{Alloc, Allocation, Allocator, Edit, EditKind, Place, Point};
use crate::error::AllocError;
use crate::intervals::{Liveness, NO_REG, NONE, Next};
use crate::moves::ParallelMove;
use crate::problem::{ClassId, Flow, Label, Options, PReg, Problem, RegClass, RegEnv, Remat};
use crate::regset::{MAX_BANKS, RegSet, UNITS_PER_BANK};

/// Memory (or a constant) has the value wherever the vreg is live.
const ALWAYS: u8 = 1;
/// Memory has the value at the current point.
const MEM: u8 = 2;
/// The vreg has one definition.
const SINGLE: u8 = 4;
/// The vreg is in a state register.
const PINNED: u8 = 8;
/// The vreg is a constant that is rematerialised and has no memory.
const RECOMPUTED: u8 = 16;

/// The state of a vreg at the current point.
#[derive(Clone, Copy, Debug)]
struct VState {
    /// Next event in linear order.
    next: Next,
    /// See [`crate::intervals::Interval::end`].
    end: u32,
    /// Last instruction that read, wrote or moved it.
    touch: u32,
    /// Stamp: the instruction at which the value in the register dies.
    dies_at: u32,
    /// Stamp: the last instruction with a use of it.
    use_at: u32,
    /// Stamp: the last edge that mentioned it.
    edge_stamp: u32,
    /// Index into `spilled`.
    slot: u32,
    /// The latest definition.
    def_inst: u32,
    def_reg: u16,
    reg: u16,
    /// Its most recent register.
    last_reg: u16,
    class: ClassId,
    flags: u8,
    group: u8,
}

impl VState {
    /// The key for the choice of a victim: the next event, doubled, plus one if memory has the value; 0 for state registers.
    #[inline]
    fn key(&self) -> u32 {
        if self.flags & PINNED != 0 { 0 } else { self.next.inst() << 1 | u32::from(self.flags & (ALWAYS | MEM) != 0) }
    }
}

/// A class under the limits of this allocation.
#[derive(Clone, Copy, Debug)]
struct ClassInfo {
    bank: u8,
    group: u8,
    spillable: bool,
    /// The registers that the class and the options allow.
    allowed: u64,
    /// The registers that the class allows.
    class_allowed: u64,
}

impl ClassInfo {
    /// A class without vregs.
    const UNKNOWN: ClassInfo = ClassInfo { bank: 0, group: 0, spillable: false, allowed: 0, class_allowed: 0 };

    fn new(class: &RegClass, options: &Options) -> ClassInfo {
        let mut allowed = class.allowed;
        if let Some(limit) = &options.limit {
            let limit = limit.bank(class.bank.into());
            allowed = (0..class.group).fold(allowed, |mask, n| mask & limit >> n);
        }
        let (bank, group, spillable) = (class.bank, class.group, class.spillable);
        ClassInfo { bank, group, spillable, allowed, class_allowed: class.allowed }
    }
}

#[derive(Clone, Copy, Debug)]
struct LabelState {
    /// The instruction of the first edge; `NONE` if there was none yet.
    created: u32,
    /// Range of `snapshots`.
    first: u32,
    len: u32,
    /// Its position in `pending`, or `NONE`.
    pending: u32,
}

/// A register and its value at a label. `vreg == NONE`: the entry was removed.
#[derive(Clone, Copy, Debug)]
struct SnapshotEntry {
    vreg: u32,
    reg: u16,
    /// Whether memory has the value, too, on every edge so far.
    in_memory: bool,
}

#[derive(Clone, Copy, Debug)]
struct ActiveLoop {
    start: u32,
    end: u32,
    depth: u16,
    label: u32,
}

/// A number for each unit: an array of fixed length, so that indexing by a unit needs no bounds check.
struct Units([u32; MAX_BANKS * UNITS_PER_BANK]);

impl Default for Units {
    fn default() -> Units {
        Units([0; MAX_BANKS * UNITS_PER_BANK])
    }
}

impl core::ops::Deref for Units {
    type Target = [u32; MAX_BANKS * UNITS_PER_BANK];

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl core::ops::DerefMut for Units {
    #[inline]
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// The linear-scan allocator. Keep one per thread: its working memory is reused, so that a warm allocator does not
/// allocate memory.
#[derive(Default)]
pub struct LinearScan {
    live: Liveness,
    state: State,
}

#[derive(Default)]
struct State {
    vregs: Vec<VState>,
    classes: Vec<ClassInfo>,
    owner: Units,
    /// By occupied unit, the next use of its owner, see [`VState::key`].
    keys: Units,
    /// By bank, an upper bound of the next event of all its values, outside of loops.
    far: [u32; MAX_BANKS],
    occupied: RegSet,
    /// Units whose owners are groups.
    grouped: RegSet,
    labels: Vec<LabelState>,
    snapshots: Vec<SnapshotEntry>,
    /// Labels of forward edges that have a snapshot and are not bound yet.
    pending: Vec<u32>,
    loops: Vec<ActiveLoop>,
    edge_stamp: u32,
    /// Vregs with a spill slot, in the order of their first spill.
    spilled: Vec<u32>,
    /// The maximum end of the vregs that have a memory home or are rematerialised.
    backed_until: u32,
    /// Classes of the slots that break cycles of moves.
    scratch: Vec<ClassId>,
    /// Stores after definitions and before loops, which the scan inserts at earlier points.
    stores: Vec<Edit>,
    moves: Vec<ParallelMove>,
    work: instruction::Work,
    finish: finish::Work,
}

impl Allocator for LinearScan {
    fn allocate(
        &mut self,
        problem: &Problem<'_>,
        env: &RegEnv,
        options: &Options,
        out: &mut Allocation,
    ) -> Result<(), AllocError> {
        if options.validate {
            env.validate()?;
            problem.validate(env)?;
        }
        out.clear();
        self.live.compute(problem, env);
        self.state.reset(problem, env, options, &self.live);
        out.allocs.resize(problem.operands.len(), Alloc::DEAD);
        let mut scan = Scan {
            problem,
            env,
            live: &self.live,
            st: &mut self.state,
            out,
            spill_all: options.spill_all,
            apart: options.apart,
            next_clobber: 0,
            next_fixed: 0,
            clobber_pos: NONE,
            fixed_pos: NONE,
            fixed_units: RegSet::EMPTY,
            beyond_clobber: (NONE, NONE),
            copied: NO_REG,
            exit: u32::MAX,
            lasting: 0,
            run_label: None,
        };
        scan.run()?;
        scan.finish();
        Ok(())
    }
}

impl LinearScan {
    /// A new allocator.
    pub fn new() -> LinearScan {
        LinearScan::default()
    }

    /// Capacity of the working memory in elements: constant once the allocator is warm.
    #[cfg(test)]
    pub(crate) fn capacity(&self) -> usize {
        let (live, st) = (&self.live, &self.state);
        let finals = live.finals.capacity();
        let live = live.vregs.capacity() + live.next.capacity() + live.label_pos.capacity() + live.shapes.capacity();
        let tables = st.vregs.capacity() + st.classes.capacity();
        let flow = st.labels.capacity() + st.snapshots.capacity() + st.pending.capacity() + st.loops.capacity();
        let edits = st.spilled.capacity() + st.stores.capacity() + st.moves.capacity() + st.scratch.capacity();
        live + finals + tables + flow + edits + st.finish.capacity()
    }
}

impl State {
    fn reset(&mut self, problem: &Problem<'_>, env: &RegEnv, options: &Options, live: &Liveness) {
        // Functions use few of a machine's classes: the others stay unknown.
        self.classes.clear();
        self.classes.resize(env.classes.len(), ClassInfo::UNKNOWN);
        for info in problem.vregs {
            let known = &mut self.classes[info.class.idx()];
            if known.group == 0 {
                *known = ClassInfo::new(env.class(info.class), options);
            }
        }
        self.vregs.clear();
        self.backed_until = 0;
        self.vregs.extend(problem.vregs.iter().zip(&live.vregs).map(|(info, interval)| {
            let mut flags = 0;
            match info.remat {
                Remat::None => {}
                Remat::Home(_) => flags |= ALWAYS,
                Remat::Recompute(_) => flags |= ALWAYS | RECOMPUTED,
            }
            if flags & ALWAYS != 0 {
                self.backed_until = self.backed_until.max(interval.end);
            }
            if interval.n_defs == 1 {
                flags |= SINGLE;
            }
            if !self.classes[info.class.idx()].spillable {
                flags |= PINNED;
            }
            VState {
                next: interval.first_use,
                end: interval.end,
                touch: 0,
                dies_at: NONE,
                use_at: NONE,
                edge_stamp: 0,
                slot: NONE,
                def_inst: NONE,
                def_reg: NO_REG,
                reg: NO_REG,
                last_reg: NO_REG,
                class: info.class,
                flags,
                group: self.classes[info.class.idx()].group,
            }
        }));
        self.owner.fill(NONE);
        self.far = [0; MAX_BANKS];
        self.occupied = RegSet::EMPTY;
        self.grouped = RegSet::EMPTY;
        self.labels.clear();
        self.labels.resize(problem.n_labels as usize, LabelState { created: NONE, first: 0, len: 0, pending: NONE });
        self.snapshots.clear();
        self.pending.clear();
        self.loops.clear();
        self.edge_stamp = 0;
        self.spilled.clear();
        self.scratch.clear();
        self.stores.clear();
        self.moves.clear();
    }
}

/// The scan of one function.
struct Scan<'a> {
    problem: &'a Problem<'a>,
    env: &'a RegEnv,
    live: &'a Liveness,
    st: &'a mut State,
    out: &'a mut Allocation,
    spill_all: bool,
    /// Whether spilled values do not share slots.
    apart: bool,
    next_clobber: usize,
    next_fixed: usize,
    /// The next instruction, at or after the current one, that clobbers registers.
    clobber_pos: u32,
    /// The next instruction with fixed operands, and their units.
    fixed_pos: u32,
    fixed_units: RegSet,
    /// An instruction with clobbers, and the nearest label that control flow reaches around it.
    beyond_clobber: (u32, u32),
    /// The register of a value that dies where it is copied, while the copy's register is chosen.
    copied: u16,
    /// In a final run its last instruction. Values without an event up to there are dead, but for those that live to
    /// `lasting`, a doubled position: that of the label to which the run jumps, if it does.
    exit: u32,
    lasting: u32,
    run_label: Option<Label>,
}

impl Scan<'_> {
    fn run(&mut self) -> Result<(), AllocError> {
        let problem = self.problem;
        let mut next_loop = 0;
        let mut finals = self.live.finals.iter().peekable();
        let mut reachable = true;
        self.look_ahead(0);
        for (pos, inst) in problem.insts.iter().enumerate() {
            if let Some(run) = finals.next_if(|run| run.start as usize == pos)
                && reachable
            {
                self.exit = run.exit;
                self.run_label = run.label;
                self.lasting = run.label.map_or(u32::MAX, |label| self.live.label_pos[label.idx()].saturating_mul(2));
                self.release_beyond();
            }
            match inst.flow {
                Flow::Label(label) => {
                    let looped = problem.loops.get(next_loop).filter(|looped| looped.start as usize == pos);
                    let looped = looped.map(|looped| {
                        let (start, end, depth) = (looped.start, looped.end, looped.depth);
                        ActiveLoop { start, end, depth, label: label.0 }
                    });
                    if let Some(looped) = looped.filter(|_| reachable) {
                        self.reload_before_loop(looped, label);
                    }
                    reachable = self.bind_label(pos, label, looped.is_some(), reachable)?;
                    if let Some(looped) = looped {
                        self.st.loops.push(looped);
                        next_loop += 1;
                    }
                }
                _ if !reachable => self.skip(pos),
                Flow::Normal => self.instruction(pos)?,
                Flow::Copy => {
                    self.instruction(pos)?;
                    self.out.stats.coalesced += u32::from(self.out.is_noop_copy(problem, pos));
                }
                Flow::Exit => {
                    self.instruction(pos)?;
                    reachable = false;
                }
                Flow::Jump(label) => {
                    if self.spill_all {
                        self.evict_all(pos);
                    }
                    self.edge(pos, label, Place::Before)?;
                    reachable = false;
                }
                Flow::Branch(label) => {
                    self.instruction(pos)?;
                    self.edge(pos, label, Place::Edge)?;
                }
            }
            if self.exit != u32::MAX {
                self.end_uses(pos);
            }
            while self.st.loops.last().is_some_and(|looped| looped.end as usize <= pos) {
                self.st.loops.pop();
                self.release_ended(pos);
            }
        }
        Ok(())
    }

    /// Skips an unreachable instruction: its operands stay dead, but the next events advance.
    fn skip(&mut self, pos: usize) {
        for idx in self.problem.insts[pos].operands() {
            self.st.vregs[self.problem.operands[idx].vreg().idx()].next = self.live.next[idx];
        }
        if pos as u32 == self.clobber_pos || pos as u32 == self.fixed_pos {
            self.look_ahead(pos + 1);
        }
    }

    /// Frees the registers of values whose live range ends with the loop that ends at `pos`.
    fn release_ended(&mut self, pos: usize) {
        for bank in 0..self.env.n_banks {
            let mut units = self.st.occupied.bank(bank);
            while units != 0 {
                let unit = bank * UNITS_PER_BANK + units.trailing_zeros() as usize;
                units &= units - 1;
                let vreg = self.st.owner[unit];
                if vreg != NONE && self.st.vregs[vreg as usize].end <= 2 * pos as u32 + 1 {
                    self.release(vreg);
                }
            }
        }
    }

    /// As [`Scan::release_beyond`] for the values whose last event of the final run was this instruction; it also ends the run.
    fn end_uses(&mut self, pos: usize) {
        let (problem, live) = (self.problem, self.live);
        let range = problem.insts[pos].operands();
        for (operand, &next) in problem.operands[range.clone()].iter().zip(&live.next[range]) {
            // Most values have an event in the run.
            if next.inst() <= self.exit {
                continue;
            }
            let state = &mut self.st.vregs[operand.vreg().idx()];
            if state.end < self.lasting && state.flags & PINNED == 0 {
                state.flags |= MEM;
            }
        }
        if self.exit as usize == pos {
            self.exit = u32::MAX;
            self.run_label = None;
        }
    }

    /// Whether a value with this next event and end is not reached from the final run, if there is one.
    #[inline]
    fn is_beyond(&self, next: Next, end: u32) -> bool {
        next.inst() > self.exit && end < self.lasting
    }

    /// Frees the registers of values that the final run that begins here does not reach.
    ///
    /// Later labels have them where the edges left them: those outside of the label's snapshot are in memory.
    fn release_beyond(&mut self) {
        for bank in 0..self.env.n_banks {
            let mut units = self.st.occupied.bank(bank);
            while units != 0 {
                let vreg = self.st.owner[bank * UNITS_PER_BANK + units.trailing_zeros() as usize];
                units &= units - 1;
                let is_dead = |state: &VState| self.is_beyond(state.next, state.end) && state.flags & PINNED == 0;
                if vreg != NONE && is_dead(&self.st.vregs[vreg as usize]) {
                    self.release(vreg);
                    self.v(vreg).flags |= MEM;
                }
            }
        }
    }

    #[inline]
    fn emit(&mut self, pos: usize, place: Place, kind: EditKind) {
        if let EditKind::Move { class, to: crate::Loc::Reg(reg), .. } = kind {
            self.mark_used(reg, class);
        } else if let EditKind::Remat { vreg, to, .. } = kind {
            self.mark_used(to, self.st.vregs[vreg.idx()].class);
        }
        self.out.edits.push(Edit { at: Point::new(pos, place), kind });
    }

    #[inline]
    fn mark_used(&mut self, reg: PReg, class: ClassId) {
        let group = self.st.classes[class.idx()].group;
        self.out.used.insert_group(reg, group);
    }
}
