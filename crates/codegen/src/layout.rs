//! Code layout: loop rotation, replication of loop bodies, and placement of cold blocks.
//!
//! In: instructions and edits in the order of the IR. Out: [`Layout`], the same in the order of the code as a list of steps,
//! which differs in three ways:
//! * a loop whose header is a short test is rotated: the test is repeated at its end, so that each iteration takes one branch;
//! * the body and test of a short innermost rotated loop are replicated, so that fewer branches are taken;
//! * a cold block (a failed check, the rare update in a search) moves after the function's end, so that the common path falls
//!   through.
//!
//! A target of a table that would only jump on is none: the table refers to where that jump leads. Then the steps are
//! shortened (see `shorten`).
//! Invariant: edits run on exactly the paths that the allocator intends (see `kernelsmith_regalloc`'s `Place`); each label of
//! the code is bound once, also in replicas.
//! Not here: instructions and bytes (see [`crate::emit`]).

mod shorten;

use crate::mach::{ColdBlock, MachFunc, MachInst, MachKind};
use crate::target::Target;
use kernelsmith_ir::Op;
use kernelsmith_machine::EncodingStyle;
use kernelsmith_regalloc::{self as ra, Flow, Place, Point};
use std::ops::Range;

/// A label of the code. Replicas of a loop have their own labels.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct CodeLabel(u32);

impl CodeLabel {
    pub(crate) fn index(self) -> usize {
        self.0 as usize
    }
}

/// A step of emission. Instructions and edits are meant by their numbers.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Step {
    /// Live instructions of a range that neither branches nor binds labels.
    Insts { from: u32, to: u32, merge: Merge },
    /// Edits.
    Edits { from: u32, to: u32 },
    /// Binds a label.
    Bind(CodeLabel),
    /// Pads to the alignment of a loop in bytes.
    Align(u32),
    /// A branch or jump to a label.
    Branch { inst: u32, to: CodeLabel },
    /// The opposite of a branch, to a label.
    Inverted { inst: u32, to: CodeLabel },
    /// A jump that selection did not make; `origin` as in [`crate::mach::MachInst`].
    Jump { to: CodeLabel, origin: u32 },
    /// Start of a body without labels and branches that is repeated.
    BodyStart,
    /// Its end.
    BodyEnd,
    /// Moves where no instruction can stand: the jump through a table leads past them.
    Misplaced,
    /// The body again: the steps of this range, between the last `BodyStart` and `BodyEnd`.
    Repeat { from: u32, to: u32 },
}

/// Which instructions of a range may be merged: see [`crate::combine`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Merge {
    /// All.
    All,
    /// All, but the first one only with the second one: it has edits before it.
    FirstTwo,
    /// None.
    None,
}

/// The order of the code; its memory is reused.
#[derive(Debug, Default)]
pub(crate) struct Layout {
    pub(crate) steps: Vec<Step>,
    /// Number of labels of the code.
    pub(crate) n_labels: u32,
    /// Maximum alignment of a loop in bytes.
    pub(crate) align: u32,
    work: Work,
}

impl Layout {
    /// The label of the code for the target of a table.
    pub(crate) fn target(&self, label: ra::Label) -> CodeLabel {
        self.work.labels[label.idx()]
    }
}

/// What only the computation needs.
#[derive(Debug, Default)]
struct Work {
    /// Rotatable loops, sorted by the branch of their test.
    rotations: Vec<Rotation>,
    /// Jumps back that become tests, ascending, each with the number of its rotation.
    ends: Vec<(u32, u32)>,
    /// Cold blocks, sorted by branch.
    cold: Vec<ColdBlock>,
    /// Cold blocks still to be laid out.
    queue: Vec<Moved>,
    /// The current label of the code for each label of the function.
    labels: Vec<CodeLabel>,
    /// By label of the function, whether it is the target of a table; empty without tables.
    is_target: Vec<bool>,
    shorten: shorten::Scratch,
}

/// A loop that can be rotated: its test, and the label after the test.
#[derive(Clone, Copy, Debug)]
struct Rotation {
    /// First instruction of the test.
    first: u32,
    /// The branch that ends the test.
    branch: u32,
    /// The jump back.
    end: u32,
    /// Whether the loop contains no other loop and probably has many iterations.
    is_innermost: bool,
    /// Number of replicas of body and test.
    copies: usize,
    /// Whether the body has no labels and branches.
    is_straight: bool,
    body: CodeLabel,
    /// The first step of the first body.
    start: u32,
}

/// A cold block, which is laid out after the function's end.
#[derive(Clone, Copy, Debug)]
struct Moved {
    label: CodeLabel,
    block: ColdBlock,
    /// The label to which it jumps back, in the replica to which it belongs.
    back: CodeLabel,
}

/// Maximum length in instructions of a test that is repeated.
const MAX_TEST: usize = 6;
/// Maximum number of replicas of a loop's body.
const MAX_COPIES: usize = 4;
/// Maximum number of instructions of all replicas.
const MAX_COPIED: usize = 32;
/// Alignment in bytes of a replicated loop, and of one that dispatches: a cache line, on machines whose padding is a few long
/// NOPs. On Zen 4, an interpreter whose dispatch begins at other multiples of 16 takes 1.35 times as long.
const LOOP_ALIGN: u32 = 64;
/// Maximum number of instructions before the jump of a dispatch: about two cache lines.
const MAX_DISPATCH: usize = 32;
/// Alignment in bytes of other innermost loops, and on machines whose padding would be many NOPs.
const LONG_LOOP_ALIGN: u32 = 16;

impl Layout {
    /// Computes the order of a function, and unless it has to be fast, also shortens it.
    pub(crate) fn compute(
        &mut self,
        target: &Target,
        ops: &[Op],
        mach: &MachFunc,
        allocation: &ra::Allocation,
        fast: bool,
    ) {
        let has_long_nops = target.desc().encoding_style() == EncodingStyle::Prefixed;
        let Layout { steps, work, .. } = self;
        steps.clear();
        work.rotations.clear();
        work.ends.clear();
        work.queue.clear();
        work.cold.clear();
        work.cold.extend_from_slice(&mach.cold);
        work.cold.sort_unstable_by_key(|block| block.branch);
        work.labels.clear();
        work.labels.extend((0..mach.n_labels).map(CodeLabel));
        work.is_target.clear();
        if !mach.tables.is_empty() {
            work.is_target.resize(mach.n_labels as usize, false);
            mach.table_targets.iter().for_each(|label| work.is_target[label.idx()] = true);
        }
        let aligns_loops = target.tuning().aligns_loops;
        let (n_labels, align, limit) = (mach.n_labels, 1, 0);
        let mut builder =
            Builder { mach, allocation, has_long_nops, aligns_loops, steps, work, n_labels, align, limit };
        builder.find_rotations();
        builder.function();
        (self.n_labels, self.align) = (builder.n_labels, builder.align);
        if !fast {
            let Layout { steps, n_labels, work, .. } = self;
            let Work { labels, is_target, shorten: s, .. } = work;
            shorten::Shortener { target, ops, mach, allocation, steps, labels, is_target, n_labels, s }.run();
        }
    }
}

/// Whether control cannot reach an instruction.
pub(crate) fn is_dead(mach: &MachFunc, allocation: &ra::Allocation, at: usize) -> bool {
    allocation.allocs[mach.ra_insts[at].operands()].first() == Some(&ra::Alloc::DEAD)
}

/// The state of the computation.
struct Builder<'a> {
    mach: &'a MachFunc,
    allocation: &'a ra::Allocation,
    /// Whether a few instructions pad a cache line.
    has_long_nops: bool,
    /// Whether loops are aligned.
    aligns_loops: bool,
    steps: &'a mut Vec<Step>,
    work: &'a mut Work,
    n_labels: u32,
    align: u32,
    /// End of the current range of instructions.
    limit: usize,
}

impl Builder<'_> {
    /// Lays out the whole function.
    fn function(&mut self) {
        self.range(0, self.mach.insts.len());
        let mut next = 0;
        while let Some(&Moved { label, block, back }) = self.work.queue.get(next) {
            next += 1;
            self.steps.push(Step::Bind(label));
            let end = block.end as usize;
            self.range(block.branch as usize + 1, end);
            if !matches!(self.mach.ra_insts[end - 1].flow, Flow::Jump(_) | Flow::Exit) {
                // The path that falls into a label runs its edits; here that is this jump.
                self.edits_at(Point::new(end, Place::Before));
                self.steps.push(Step::Jump { to: back, origin: u32::MAX });
            }
        }
    }

    /// Lays out the instructions `from..to` with their edits.
    fn range(&mut self, from: usize, to: usize) {
        let outer = core::mem::replace(&mut self.limit, to);
        self.instructions(from, to);
        self.limit = outer;
    }

    fn instructions(&mut self, from: usize, to: usize) {
        let mut edit = self.allocation.edits.partition_point(|edit| edit.at.inst() < from);
        // The instructions before `at` are laid out, and the edits before it if `merge` is not `All`.
        let (mut at, mut merge) = (from, Merge::All);
        loop {
            let first = if merge == Merge::All { at } else { at + 1 };
            let event = self.next_event(first, edit).min(to);
            self.stretch(at, event, merge);
            at = event;
            if at >= to {
                return;
            }
            let before = self.edits_of(Point::new(at, Place::Before), &mut edit);
            if !before.is_empty() && self.is_virtual_jump(at) {
                self.steps.push(Step::Misplaced);
            }
            self.push_edits(before);
            let has_more = self.allocation.edits.get(edit).is_some_and(|edit| edit.at.inst() == at);
            if self.is_plain(at) && !has_more {
                merge = Merge::FirstTwo;
                continue;
            }
            merge = Merge::All;
            at = self.event(at, &mut edit);
        }
    }

    /// Lays out an instruction with its edits on edges and after it, and perhaps a cold block that follows it, which moves.
    /// Returns the next instruction.
    fn event(&mut self, mut at: usize, edit: &mut usize) -> usize {
        let mut resume = at + 1;
        if !self.is_dead(at) {
            let edge = self.edits_of(Point::new(at, Place::Edge), edit);
            match self.cold_block(at).filter(|_| edge.is_empty()) {
                Some(block) => {
                    let label = self.new_label();
                    let end = block.end as usize;
                    if let Flow::Label(back) = self.mach.ra_insts[end].flow {
                        let back = self.work.labels[back.idx()];
                        self.work.queue.push(Moved { label, block, back });
                    }
                    self.steps.push(Step::Inverted { inst: at as u32, to: label });
                    // The common path continues at the label, like the branch.
                    self.stretch(end, end + 1, Merge::None);
                    resume = end + 1;
                    *edit = self.allocation.edits.partition_point(|edit| edit.at < Point::new(end, Place::After));
                    at = end;
                }
                None if !edge.is_empty() => self.branch_over(at, edge),
                None => self.stretch(at, at + 1, Merge::None),
            }
        }
        let start = *edit;
        while self.allocation.edits.get(*edit).is_some_and(|edit| edit.at.inst() == at) {
            *edit += 1;
        }
        self.push_edits(start..*edit);
        if let Ok(found) = self.work.rotations.binary_search_by_key(&(at as u32), |rotation| rotation.branch) {
            self.start_body(found);
        }
        resume
    }

    /// Starts the body of a rotated loop.
    fn start_body(&mut self, number: usize) {
        let rotation = self.work.rotations[number];
        if rotation.is_innermost {
            self.pad(if rotation.copies > 1 && self.has_long_nops { LOOP_ALIGN } else { LONG_LOOP_ALIGN });
        }
        self.steps.push(Step::Bind(rotation.body));
        if rotation.is_repeated() {
            self.steps.push(Step::BodyStart);
            self.work.rotations[number].start = self.steps.len() as u32;
        }
    }

    /// The next instruction at or after `at` that needs special treatment: it has edits, starts a cold block, or is the test of a
    /// rotatable loop.
    fn next_event(&self, at: usize, edit: usize) -> usize {
        let Work { cold, rotations, .. } = &*self.work;
        let edited = self.allocation.edits.get(edit).map_or(usize::MAX, |edit| edit.at.inst());
        let next_cold = cold.partition_point(|block| (block.branch as usize) < at);
        let next_cold = cold.get(next_cold).map_or(usize::MAX, |block| block.branch as usize);
        let rotation = rotations.partition_point(|rotation| (rotation.branch as usize) < at);
        let rotation = rotations.get(rotation).map_or(usize::MAX, |rotation| rotation.branch as usize);
        edited.min(next_cold).min(rotation)
    }

    /// Lays out instructions without their edits.
    fn stretch(&mut self, from: usize, to: usize, mut merge: Merge) {
        let mut start = from;
        for at in from..to {
            let flow = self.mach.ra_insts[at].flow;
            if !matches!(flow, Flow::Label(_) | Flow::Jump(_) | Flow::Branch(_)) {
                continue;
            }
            self.push_insts(start, at, merge);
            (start, merge) = (at + 1, if merge == Merge::FirstTwo { Merge::All } else { merge });
            match flow {
                Flow::Label(label) => self.bind(at, label),
                Flow::Jump(label) => self.jump(at, label),
                Flow::Branch(_) if !self.is_dead(at) => self.branch(at),
                _ => {}
            }
        }
        self.push_insts(start, to, merge);
    }

    fn push_insts(&mut self, from: usize, to: usize, merge: Merge) {
        if from < to {
            self.steps.push(Step::Insts { from: from as u32, to: to as u32, merge });
        }
    }

    /// Passes the edits at a point; returns their numbers.
    fn edits_of(&self, point: Point, edit: &mut usize) -> Range<usize> {
        let start = *edit;
        while self.allocation.edits.get(*edit).is_some_and(|edit| edit.at == point) {
            *edit += 1;
        }
        start..*edit
    }

    fn push_edits(&mut self, edits: Range<usize>) {
        if !edits.is_empty() {
            self.steps.push(Step::Edits { from: edits.start as u32, to: edits.end as u32 });
        }
    }

    fn edits_at(&mut self, point: Point) {
        let mut edit = self.allocation.edits.partition_point(|edit| edit.at < point);
        let edits = self.edits_of(point, &mut edit);
        self.push_edits(edits);
    }

    fn new_label(&mut self) -> CodeLabel {
        self.n_labels += 1;
        CodeLabel(self.n_labels - 1)
    }

    /// Pads to the alignment of a loop.
    fn pad(&mut self, bytes: u32) {
        if !self.aligns_loops {
            return;
        }
        self.align = self.align.max(bytes);
        self.steps.push(Step::Align(bytes));
    }

    /// Whether the instruction only tells the allocator where a jump through a table leads.
    fn is_virtual_jump(&self, at: usize) -> bool {
        self.mach.insts[at].kind == MachKind::Virtual
            && matches!(self.mach.ra_insts[at].flow, Flow::Branch(_) | Flow::Jump(_))
    }

    /// Whether the instruction binds the target of a table, from which a jump follows without moves: then the table refers to
    /// the target of that jump instead.
    fn is_passed(&self, at: usize) -> bool {
        let Flow::Label(label) = self.mach.ra_insts[at].flow else { return false };
        let first_edit = self.allocation.edits.partition_point(|edit| edit.at.inst() < at);
        self.work.is_target.get(label.idx()).is_some_and(|is_target| *is_target)
            && self.allocation.edits.get(first_edit).is_none_or(|edit| edit.at.inst() > at + 1)
    }

    fn is_dead(&self, at: usize) -> bool {
        is_dead(self.mach, self.allocation, at)
    }

    fn cold_block(&self, at: usize) -> Option<ColdBlock> {
        let cold = &self.work.cold;
        cold.binary_search_by_key(&(at as u32), |block| block.branch).ok().map(|found| cold[found])
    }

    /// Finds loops that start with a short test whose exit directly follows the loop.
    fn find_rotations(&mut self) {
        for (at, info) in self.mach.loops.iter().enumerate() {
            let (start, end) = (info.start as usize, info.end as usize);
            // The exit must be bound directly after the jump back.
            let Some(Flow::Label(exit)) = self.mach.ra_insts.get(end + 1).map(|inst| inst.flow) else { continue };
            let limit = (start + 1 + MAX_TEST).min(end);
            let test = (start + 1..limit).find(|&at| !matches!(self.mach.ra_insts[at].flow, Flow::Normal | Flow::Copy));
            let leaves = |at: usize| self.mach.ra_insts[at].flow == Flow::Branch(exit);
            // An unreachable loop has a jump back but no test.
            let Some(branch) = test.filter(|&at| leaves(at) && !self.is_dead(at)) else { continue };
            let from = Point::new(start, Place::Edge);
            let first_edit = self.allocation.edits.partition_point(|edit| edit.at < from);
            let is_clean = self.allocation.edits.get(first_edit).is_none_or(|edit| edit.at.inst() > branch);
            if is_clean {
                let body = self.new_label();
                self.work.ends.push((info.end, self.work.rotations.len() as u32));
                let is_innermost = self.is_innermost(at) && self.mach.brief.binary_search(&(at as u32)).is_err();
                let is_straight = (branch + 1..end).all(|at| self.is_plain(at));
                let copies = match (is_innermost, is_straight) {
                    (false, _) => 1,
                    (true, true) => self.n_copies(start + 1, branch, end),
                    // The time of such a loop is mostly that of the branches inside.
                    (true, false) => self.n_copies(start + 1, branch, end).min(2),
                };
                let (first, branch, end) = (info.start + 1, branch as u32, info.end);
                let rotation = Rotation { first, branch, end, is_innermost, copies, is_straight, body, start: 0 };
                self.work.rotations.push(rotation);
            }
        }
        self.work.ends.sort_unstable();
    }

    fn is_plain(&self, at: usize) -> bool {
        matches!(self.mach.ra_insts[at].flow, Flow::Normal | Flow::Copy)
    }

    /// The number of replicas of the body `branch + 1..end` and the test from `first`.
    fn n_copies(&self, first: usize, branch: usize, end: usize) -> usize {
        let n = end - first;
        // A table has only one target for each position.
        let is_unique = |inst: &MachInst| matches!(inst.kind, MachKind::Table | MachKind::TailCall);
        let has_unique = || self.mach.insts[branch..end].iter().any(is_unique);
        if n * 2 > MAX_COPIED || self.mach.has_calls || has_unique() {
            return 1;
        }
        // Each replica binds the labels of the body anew, but a moved block would bind its labels only once.
        let cold = &self.work.cold;
        let from = cold.partition_point(|block| (block.branch as usize) < branch);
        let inside = cold[from..].iter().take_while(|block| (block.branch as usize) < end);
        let is_simple = inside.clone().all(|block| (block.branch + 1..block.end).all(|at| self.is_plain(at as usize)));
        if is_simple { (MAX_COPIED / n).min(MAX_COPIES) } else { 1 }
    }

    fn bind(&mut self, at: usize, label: ra::Label) {
        if self.is_passed(at) {
            return;
        }
        let header = self.mach.loops.binary_search_by_key(&(at as u32), |info| info.start);
        let is_rotated = self.work.rotations.binary_search_by_key(&(at as u32 + 1), |rotation| rotation.first).is_ok();
        if let Ok(header) = header
            && !is_rotated
        {
            if self.has_long_nops && self.dispatches(at) {
                self.pad(LOOP_ALIGN);
            } else if self.is_innermost(header) {
                self.pad(LONG_LOOP_ALIGN);
            }
        }
        self.steps.push(Step::Bind(self.work.labels[label.idx()]));
    }

    fn jump(&mut self, at: usize, label: ra::Label) {
        if self.is_virtual_jump(at) {
            return;
        }
        if at > 0
            && self.is_passed(at - 1)
            && let Flow::Label(target) = self.mach.ra_insts[at - 1].flow
        {
            self.work.labels[target.idx()] = self.work.labels[label.idx()];
            return;
        }
        let ends = &self.work.ends;
        if let Ok(found) = ends.binary_search_by_key(&(at as u32), |&(end, _)| end) {
            let rotation = self.work.rotations[ends[found].1 as usize];
            return self.rotate(rotation);
        }
        if !self.falls_into(at, label) {
            self.steps.push(Step::Branch { inst: at as u32, to: self.work.labels[label.idx()] });
        }
    }

    /// A branch to its own label.
    fn branch(&mut self, at: usize) {
        match self.mach.insts[at].kind {
            MachKind::Table => return self.push_insts(at, at + 1, Merge::None),
            MachKind::Virtual => return,
            _ => {}
        }
        if let Flow::Branch(label) = self.mach.ra_insts[at].flow {
            self.steps.push(Step::Branch { inst: at as u32, to: self.work.labels[label.idx()] });
        }
    }

    /// Whether a loop's first instructions, but for branches that leave them, end with a jump through a table, as in an
    /// interpreter: all of its paths take them, and start again after another jump.
    fn dispatches(&self, header: usize) -> bool {
        let end = self.limit.min(header + 1 + MAX_DISPATCH);
        let mut insts = (header + 1..end)
            .take_while(|&at| matches!(self.mach.ra_insts[at].flow, Flow::Normal | Flow::Copy | Flow::Branch(_)));
        insts.any(|at| self.mach.insts[at].kind == MachKind::Table)
    }

    /// Whether no loop is inside the loop with this number.
    fn is_innermost(&self, at: usize) -> bool {
        let loops = &self.mach.loops;
        loops.get(at + 1).is_none_or(|next| next.start > loops[at].end)
    }

    /// Whether only labels are between the jump and its target, within the current range.
    fn falls_into(&self, at: usize, label: ra::Label) -> bool {
        for next in at + 1..self.limit {
            let Flow::Label(bound) = self.mach.ra_insts[next].flow else { return false };
            // Edits before a label belong to the path that falls into it, not to this jump.
            let edit = self.allocation.edits.partition_point(|edit| edit.at.inst() < next);
            if self.allocation.edits.get(edit).is_some_and(|edit| edit.at.inst() == next) {
                return false;
            }
            if bound == label {
                return true;
            }
        }
        false
    }

    /// Lays out the replicas of the body, each after a test, and the final test, whose inverted branch leads into the body.
    fn rotate(&mut self, rotation: Rotation) {
        let [first, branch, end] = [rotation.first, rotation.branch, rotation.end].map(|at| at as usize);
        let body_end = self.steps.len() as u32;
        if rotation.is_repeated() {
            self.steps.push(Step::BodyEnd);
        }
        for _ in 1..rotation.copies {
            self.push_insts(first, branch, Merge::None);
            self.branch(branch);
            if rotation.is_straight {
                self.steps.push(Step::Repeat { from: rotation.start, to: body_end });
                continue;
            }
            for at in branch + 1..end {
                if let Flow::Label(label) = self.mach.ra_insts[at].flow {
                    self.work.labels[label.idx()] = self.new_label();
                }
            }
            self.range(branch + 1, end);
            self.edits_at(Point::new(end, Place::Before));
        }
        self.push_insts(first, branch, Merge::None);
        self.steps.push(Step::Inverted { inst: branch as u32, to: rotation.body });
    }

    /// A branch with moves on its taken edge: the inverted branch around them.
    fn branch_over(&mut self, at: usize, edge: Range<usize>) {
        if self.mach.insts[at].kind != MachKind::Inst {
            return self.steps.push(Step::Misplaced);
        }
        let skip = self.new_label();
        self.steps.push(Step::Inverted { inst: at as u32, to: skip });
        self.push_edits(edge);
        if let Flow::Branch(label) = self.mach.ra_insts[at].flow {
            let (to, origin) = (self.work.labels[label.idx()], self.mach.insts[at].origin);
            self.steps.push(Step::Jump { to, origin });
        }
        self.steps.push(Step::Bind(skip));
    }
}

impl Rotation {
    /// Whether the body is repeated as it is.
    fn is_repeated(self) -> bool {
        self.is_straight && self.copies > 1
    }
}
