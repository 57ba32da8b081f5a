//! Code layout: loop rotation, replication of loop bodies, and placement of cold blocks.
//!
//! In: instructions and edits in the order of the IR. Out: the same in the order of the code, which differs in three ways:
//! * a loop whose header is a short test is rotated: the test is repeated at its end, so that each iteration takes one branch;
//! * the body and test of a short innermost rotated loop are replicated, so that fewer branches are taken;
//! * a cold block (a failed check, the rare update in a search) moves after the function's end, so that the common path falls
//!   through.
//!
//! Invariant: edits run on exactly the paths that the allocator intends (see `kernelsmith_regalloc`'s `Place`).
//! Not here: encoding (see [`crate::emit`]).

use crate::emit::{Emitter, Mark};
use crate::mach::{ColdBlock, MachKind};
use kernelsmith_machine::encode::{Replacement, Site};
use kernelsmith_machine::{EncodingStyle, LabelId, Operand};
use kernelsmith_regalloc::{self as ra, Flow, Place, Point};

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
    body: LabelId,
    /// Start of the first body.
    start: Mark,
}

/// A cold block, which is laid out after the function's end.
#[derive(Clone, Copy, Debug)]
struct Moved {
    label: LabelId,
    block: ColdBlock,
    /// The label to which it jumps back, in the replica to which it belongs.
    back: LabelId,
}

/// State of layout, whose memory is reused.
#[derive(Debug, Default)]
pub struct Layout {
    /// Rotatable loops, sorted by the branch of their test.
    rotations: Vec<Rotation>,
    /// Jumps back that become tests, ascending, each with the number of its rotation.
    ends: Vec<(u32, u32)>,
    /// Cold blocks, sorted by branch.
    cold: Vec<ColdBlock>,
    /// Cold blocks still to be laid out.
    queue: Vec<Moved>,
    /// Maximum alignment of a loop in bytes.
    pub(crate) align: u32,
    /// Instructions that earlier ones already include.
    pub(crate) counted: Vec<u32>,
    /// End of the current range of instructions.
    limit: usize,
}

/// Maximum length in instructions of a test that is repeated.
const MAX_TEST: usize = 6;
/// Maximum number of replicas of a loop's body.
const MAX_COPIES: usize = 4;
/// Maximum number of instructions of all replicas.
const MAX_COPIED: usize = 32;
/// Alignment in bytes of a replicated loop: a cache line, on machines whose padding is one or two long NOPs.
const LOOP_ALIGN: u32 = 64;
/// Alignment in bytes of other innermost loops, and on machines whose padding would be many NOPs.
const LONG_LOOP_ALIGN: u32 = 16;

impl Emitter<'_> {
    /// Lays out the whole function.
    pub(crate) fn layout(&mut self) {
        self.s.layout.cold.clear();
        self.s.layout.cold.extend_from_slice(&self.mach.cold);
        self.s.layout.cold.sort_unstable_by_key(|block| block.branch);
        self.find_rotations();
        self.s.layout.queue.clear();
        self.s.layout.counted.clear();
        self.s.layout.align = 1;
        self.enter();
        self.range(0, self.mach.insts.len());
        let mut next = 0;
        while let Some(&Moved { label, block, back: to }) = self.s.layout.queue.get(next) {
            next += 1;
            self.code.bind(label);
            let end = block.end as usize;
            self.range(block.branch as usize + 1, end);
            if !matches!(self.mach.ra_insts[end - 1].flow, Flow::Jump(_) | Flow::Exit) {
                // The path that falls into a label runs its edits; here that is this jump.
                self.edits_at(Point::new(end, Place::Before));
                let jump = self.target.isa().jump();
                self.branch_inst(jump, &[Operand::Label(to)], to, u32::MAX);
            }
        }
    }

    /// Lays out the instructions `from..to` with their edits.
    fn range(&mut self, from: usize, to: usize) {
        let outer = core::mem::replace(&mut self.s.layout.limit, to);
        self.instructions(from, to);
        self.s.layout.limit = outer;
    }

    fn instructions(&mut self, from: usize, to: usize) {
        let out = self.out;
        let mut edit = out.edits.partition_point(|edit| edit.at.inst() < from);
        let mut at = from;
        loop {
            let event = self.next_event(at, edit).min(to);
            while at < event {
                let done = if self.may_pair(at, to, edit) { self.combined(at, to.min(event.max(at + 2))) } else { 0 };
                if done > 0 {
                    at += done;
                    continue;
                }
                if !self.is_dead(at) && !self.was_combined(at) {
                    self.inst(at);
                }
                at += 1;
            }
            if at >= to {
                return;
            }
            let has = |edit: usize, place: Place| out.edits.get(edit).is_some_and(|e| e.at == Point::new(at, place));
            while has(edit, Place::Before) {
                edit = self.one_edit(edit);
            }
            let mut resume = at + 1;
            if self.may_pair(at, to, edit) && self.combined(at, at + 2) > 0 {
                at += 2;
                continue;
            }
            if !self.is_dead(at) {
                let has_edge = has(edit, Place::Edge);
                match self.cold_block(at).filter(|_| !has_edge) {
                    Some(block) => {
                        let label = self.code.new_label();
                        let end = block.end as usize;
                        if let Flow::Label(back) = self.mach.ra_insts[end].flow {
                            let back = self.s.labels[back.idx()];
                            self.s.layout.queue.push(Moved { label, block, back });
                        }
                        let branch = self.mach.insts[at];
                        self.inverted(&branch, label);
                        // The common path continues at the label, like the branch.
                        self.inst(end);
                        resume = end + 1;
                        edit = out.edits.partition_point(|edit| edit.at < Point::new(end, Place::After));
                        at = end;
                    }
                    None if has_edge => edit = self.branch_over(at, edit),
                    None => self.inst(at),
                }
            }
            while out.edits.get(edit).is_some_and(|e| e.at.inst() == at) {
                edit = self.one_edit(edit);
            }
            if let Ok(found) = self.s.layout.rotations.binary_search_by_key(&(at as u32), |rotation| rotation.branch) {
                let rotation = self.s.layout.rotations[found];
                if rotation.is_innermost {
                    let has_long_nops = self.target.desc().encoding_style() == EncodingStyle::Prefixed;
                    self.align(if rotation.copies > 1 && has_long_nops { LOOP_ALIGN } else { LONG_LOOP_ALIGN });
                }
                self.code.bind(rotation.body);
                self.s.layout.rotations[found].start = self.mark();
            }
            at = resume;
        }
    }

    /// The next instruction at or after `at` that needs special treatment: it has edits, starts a cold block, or is the test of a
    /// rotatable loop.
    fn next_event(&self, at: usize, edit: usize) -> usize {
        let layout = &self.s.layout;
        let edited = self.out.edits.get(edit).map_or(usize::MAX, |edit| edit.at.inst());
        let cold = layout.cold.partition_point(|block| (block.branch as usize) < at);
        let cold = layout.cold.get(cold).map_or(usize::MAX, |block| block.branch as usize);
        let rotation = layout.rotations.partition_point(|rotation| (rotation.branch as usize) < at);
        let rotation = layout.rotations.get(rotation).map_or(usize::MAX, |rotation| rotation.branch as usize);
        edited.min(cold).min(rotation)
    }

    /// Runs the edit with this number; returns the number of the next one.
    fn one_edit(&mut self, at: usize) -> usize {
        let edits = &self.out.edits;
        self.edit(&edits[at].kind);
        at + 1
    }

    fn edits_at(&mut self, point: Point) {
        let mut edit = self.out.edits.partition_point(|edit| edit.at < point);
        while self.out.edits.get(edit).is_some_and(|e| e.at == point) {
            edit = self.one_edit(edit);
        }
    }

    /// Pads to the alignment of a loop.
    fn align(&mut self, bytes: u32) {
        let start = self.code.position();
        self.target.encoder().align(bytes, self.code);
        let end = self.code.position();
        self.s.layout.align = self.s.layout.align.max(bytes);
        self.s.sites.push(Site { start, end, new: Replacement::Align(bytes), new_end: end });
    }

    /// Whether control cannot reach the instruction.
    pub(crate) fn is_dead(&self, at: usize) -> bool {
        self.out.allocs[self.mach.ra_insts[at].operands()].first() == Some(&ra::Alloc::DEAD)
    }

    /// Whether the next two instructions have no edits between and after them.
    fn may_pair(&self, at: usize, to: usize, edit: usize) -> bool {
        self.pairs.is_some() && at + 1 < to && self.out.edits.get(edit).is_none_or(|edit| edit.at.inst() > at + 1)
    }

    fn cold_block(&self, at: usize) -> Option<ColdBlock> {
        let cold = &self.s.layout.cold;
        cold.binary_search_by_key(&(at as u32), |block| block.branch).ok().map(|found| cold[found])
    }

    /// Finds loops that start with a short test whose exit directly follows the loop.
    fn find_rotations(&mut self) {
        self.s.layout.rotations.clear();
        self.s.layout.ends.clear();
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
            let first_edit = self.out.edits.partition_point(|edit| edit.at < from);
            let is_clean = self.out.edits.get(first_edit).is_none_or(|edit| edit.at.inst() > branch);
            if is_clean {
                let body = self.code.new_label();
                self.s.layout.ends.push((info.end, self.s.layout.rotations.len() as u32));
                let is_innermost = self.is_innermost(at) && self.mach.brief.binary_search(&(at as u32)).is_err();
                let is_straight = (branch + 1..end).all(|at| self.is_plain(at));
                let copies = match (is_innermost, is_straight) {
                    (false, _) => 1,
                    (true, true) => self.n_copies(start + 1, branch, end),
                    // The time of such a loop is mostly that of the branches inside.
                    (true, false) => self.n_copies(start + 1, branch, end).min(2),
                };
                let (first, branch, end) = (info.start + 1, branch as u32, info.end);
                let start = Mark::default();
                let rotation = Rotation { first, branch, end, is_innermost, copies, is_straight, body, start };
                self.s.layout.rotations.push(rotation);
            }
        }
        self.s.layout.ends.sort_unstable();
    }

    fn is_plain(&self, at: usize) -> bool {
        matches!(self.mach.ra_insts[at].flow, Flow::Normal | Flow::Copy)
    }

    /// The number of replicas of the body `branch + 1..end` and the test from `first`.
    fn n_copies(&self, first: usize, branch: usize, end: usize) -> usize {
        let n = end - first;
        if n * 2 > MAX_COPIED || self.mach.has_calls {
            return 1;
        }
        // Each replica binds the labels of the body anew, but a moved block would bind its labels only once.
        let cold = &self.s.layout.cold;
        let from = cold.partition_point(|block| (block.branch as usize) < branch);
        let inside = cold[from..].iter().take_while(|block| (block.branch as usize) < end);
        let is_simple = inside.clone().all(|block| (block.branch + 1..block.end).all(|at| self.is_plain(at as usize)));
        if is_simple { (MAX_COPIED / n).min(MAX_COPIES) } else { 1 }
    }

    fn inst(&mut self, at: usize) {
        let inst = self.mach.insts[at];
        match self.mach.ra_insts[at].flow {
            Flow::Label(label) => {
                let header = self.mach.loops.binary_search_by_key(&(at as u32), |info| info.start);
                let rotations = &self.s.layout.rotations;
                if header.is_ok_and(|header| self.is_innermost(header))
                    && rotations.binary_search_by_key(&(at as u32 + 1), |rotation| rotation.first).is_err()
                {
                    self.align(LONG_LOOP_ALIGN);
                }
                return self.code.bind(self.s.labels[label.idx()]);
            }
            Flow::Jump(label) => {
                let ends = &self.s.layout.ends;
                if let Ok(found) = ends.binary_search_by_key(&(at as u32), |&(end, _)| end) {
                    let rotation = self.s.layout.rotations[ends[found].1 as usize];
                    return self.rotate(rotation);
                }
                if self.falls_into(at, label) {
                    return;
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
            MachKind::Inst => match self.mach.ra_insts[at].flow {
                Flow::Jump(_) | Flow::Branch(_) => {
                    let mach = self.mach;
                    self.branch(&inst, mach.operands_of(&inst), None);
                }
                _ => self.plain(&inst),
            },
        }
    }

    /// Whether no loop is inside the loop with this number.
    fn is_innermost(&self, at: usize) -> bool {
        let loops = &self.mach.loops;
        loops.get(at + 1).is_none_or(|next| next.start > loops[at].end)
    }

    /// Whether only labels are between the jump and its target, within the current range.
    fn falls_into(&self, at: usize, label: ra::Label) -> bool {
        for next in at + 1..self.s.layout.limit {
            let Flow::Label(bound) = self.mach.ra_insts[next].flow else { return false };
            // Edits before a label belong to the path that falls into it, not to this jump.
            let edit = self.out.edits.partition_point(|edit| edit.at.inst() < next);
            if self.out.edits.get(edit).is_some_and(|edit| edit.at.inst() == next) {
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
        let body_end = self.mark();
        for _ in 1..rotation.copies {
            self.test(first, branch);
            self.inst(branch);
            if rotation.is_straight && self.again(rotation.start, body_end) {
                continue;
            }
            for at in branch + 1..end {
                if let Flow::Label(label) = self.mach.ra_insts[at].flow {
                    self.s.labels[label.idx()] = self.code.new_label();
                }
            }
            self.range(branch + 1, end);
            self.edits_at(Point::new(end, Place::Before));
        }
        self.test(first, branch);
        let inst = self.mach.insts[branch];
        self.inverted(&inst, rotation.body);
    }

    fn test(&mut self, first: usize, branch: usize) {
        for at in first..branch {
            if !self.is_dead(at) {
                self.inst(at);
            }
        }
    }

    /// A branch with moves on its taken edge: the inverted branch around them. Returns the number of the next edit.
    fn branch_over(&mut self, at: usize, mut edit: usize) -> usize {
        let inst = self.mach.insts[at];
        let skip = self.code.new_label();
        self.inverted(&inst, skip);
        while self.out.edits.get(edit).is_some_and(|e| e.at == Point::new(at, Place::Edge)) {
            edit = self.one_edit(edit);
        }
        if let Flow::Branch(label) = self.mach.ra_insts[at].flow {
            let jump = self.target.isa().jump();
            let to = self.s.labels[label.idx()];
            self.branch_inst(jump, &[Operand::Label(to)], to, inst.origin);
        }
        self.code.bind(skip);
        edit
    }
}
