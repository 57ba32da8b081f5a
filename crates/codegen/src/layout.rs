//! The order in which instructions are laid out.
//!
//! In: instructions and edits in the order of the IR. Out: the same in the order of the code, which differs in three ways:
//! * a loop whose header is a short test gets the test again at its end, so that each turn takes one branch;
//! * a short innermost loop of that kind gets several copies of its body and test in a row, so that fewer are taken;
//! * a block that rarely runs (a failed check, the rare update in a search) moves behind the function's end, so that
//!   the common way falls through.
//!
//! Invariant: edits run on exactly the paths that the allocator meant (see `kernelsmith_regalloc`'s `Place`).
//! Not here: how an instruction becomes bytes (see [`crate::emit`]).

use crate::emit::{Emitter, Mark};
use crate::fault::{Fault, active};
use crate::mach::{ColdBlock, MachKind};
use kernelsmith_machine::encode::{Replacement, Site};
use kernelsmith_machine::{EncodingStyle, LabelId, Operand};
use kernelsmith_regalloc::{self as ra, Flow, Place, Point};

/// A loop that can be turned around: its test, and the label behind it.
#[derive(Clone, Copy, Debug)]
struct Turn {
    /// First instruction of the test.
    first: u32,
    /// The branch that ends it.
    branch: u32,
    /// The jump back.
    end: u32,
    /// Whether no other loop is inside, and it has many turns.
    is_innermost: bool,
    /// How often body and test stand in a row.
    copies: usize,
    /// Whether the body has no labels and branches.
    is_straight: bool,
    body: LabelId,
    /// Where the first body starts.
    start: Mark,
}

/// A block that is laid out behind the function's end.
#[derive(Clone, Copy, Debug)]
struct Moved {
    label: LabelId,
    block: ColdBlock,
    /// The label that it goes back to: that of the copy that it belongs to.
    back: LabelId,
}

/// What layout found out about a function; its memory is reused.
#[derive(Debug, Default)]
pub struct Layout {
    /// By test.
    turns: Vec<Turn>,
    /// Jumps back that become tests, ascending, with their turn.
    ends: Vec<(u32, u32)>,
    /// By branch.
    cold: Vec<ColdBlock>,
    /// Blocks still to be laid out.
    queue: Vec<Moved>,
    /// The greatest alignment of a loop.
    pub(crate) align: u32,
    /// Instructions still to come whose work is done.
    pub(crate) counted: Vec<u32>,
    /// Where the instructions end that are laid out one after the other now.
    limit: usize,
}

/// The longest test that is worth having twice.
const MAX_TEST: usize = 6;
/// The most copies of a loop's body in a row.
const MAX_COPIES: usize = 4;
/// The most instructions of all copies.
const MAX_COPIED: usize = 32;
/// Bytes that the first instruction of a loop is aligned to at most: those of a cache line, for copies in a row, where the
/// way there is one instruction that does nothing, or two.
const LOOP_ALIGN: u32 = 64;
/// The same for other innermost loops, and where there would be a row of such instructions.
const LONG_LOOP_ALIGN: u32 = 16;

impl Emitter<'_> {
    /// Lays out the whole function.
    pub(crate) fn layout(&mut self) {
        self.s.layout.cold.clear();
        self.s.layout.cold.extend_from_slice(&self.mach.cold);
        self.s.layout.cold.sort_unstable_by_key(|block| block.branch);
        self.find_turns();
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
                // What falls into the label runs its edits; here that is this jump.
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
                        // The common way goes on at the label, as the branch would have.
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
            if let Ok(found) = self.s.layout.turns.binary_search_by_key(&(at as u32), |turn| turn.branch) {
                let turn = self.s.layout.turns[found];
                if turn.is_innermost {
                    let has_long_nops = self.target.desc().encoding_style() == EncodingStyle::Prefixed;
                    self.align(if turn.copies > 1 && has_long_nops { LOOP_ALIGN } else { LONG_LOOP_ALIGN });
                }
                self.code.bind(turn.body);
                self.s.layout.turns[found].start = self.mark();
            }
            at = resume;
        }
    }

    /// The next instruction, at or behind `at`, that has something about it: edits from this one on, a block that moves
    /// away, the test of a loop.
    fn next_event(&self, at: usize, edit: usize) -> usize {
        let layout = &self.s.layout;
        let edited = self.out.edits.get(edit).map_or(usize::MAX, |edit| edit.at.inst());
        let cold = layout.cold.partition_point(|block| (block.branch as usize) < at);
        let cold = layout.cold.get(cold).map_or(usize::MAX, |block| block.branch as usize);
        let turn = layout.turns.partition_point(|turn| (turn.branch as usize) < at);
        let turn = layout.turns.get(turn).map_or(usize::MAX, |turn| turn.branch as usize);
        edited.min(cold).min(turn)
    }

    /// Runs the edit with this number; the number of the next.
    fn one_edit(&mut self, at: usize) -> usize {
        let edits = &self.out.edits;
        if active(Fault::MovesReversed) && edits.get(at + 1).is_some_and(|second| second.at == edits[at].at) {
            self.edit(&edits[at + 1].kind);
            self.edit(&edits[at].kind);
            return at + 2;
        }
        self.edit(&edits[at].kind);
        at + 1
    }

    fn edits_at(&mut self, point: Point) {
        let mut edit = self.out.edits.partition_point(|edit| edit.at < point);
        while self.out.edits.get(edit).is_some_and(|e| e.at == point) {
            edit = self.one_edit(edit);
        }
    }

    /// Pads to where a loop should begin.
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

    /// Whether the next two instructions follow each other, with nothing between and behind them.
    fn may_pair(&self, at: usize, to: usize, edit: usize) -> bool {
        self.has_pairs && at + 1 < to && self.out.edits.get(edit).is_none_or(|edit| edit.at.inst() > at + 1)
    }

    fn cold_block(&self, at: usize) -> Option<ColdBlock> {
        let cold = &self.s.layout.cold;
        cold.binary_search_by_key(&(at as u32), |block| block.branch).ok().map(|found| cold[found])
    }

    /// Loops that start with a short test and end where the test leads.
    fn find_turns(&mut self) {
        self.s.layout.turns.clear();
        self.s.layout.ends.clear();
        for (at, info) in self.mach.loops.iter().enumerate() {
            let (start, end) = (info.start as usize, info.end as usize);
            // The exit must be bound right behind the jump back.
            let Some(Flow::Label(exit)) = self.mach.ra_insts.get(end + 1).map(|inst| inst.flow) else { continue };
            let limit = (start + 1 + MAX_TEST).min(end);
            let test = (start + 1..limit).find(|&at| !matches!(self.mach.ra_insts[at].flow, Flow::Normal | Flow::Copy));
            let leaves = |at: usize| self.mach.ra_insts[at].flow == Flow::Branch(exit);
            // The jump back of a loop that nobody enters is there, its test is not.
            let Some(branch) = test.filter(|&at| leaves(at) && !self.is_dead(at)) else { continue };
            let from = Point::new(start, Place::Edge);
            let first_edit = self.out.edits.partition_point(|edit| edit.at < from);
            let is_clean = self.out.edits.get(first_edit).is_none_or(|edit| edit.at.inst() > branch);
            if is_clean {
                let body = self.code.new_label();
                self.s.layout.ends.push((info.end, self.s.layout.turns.len() as u32));
                let is_innermost = self.is_innermost(at) && self.mach.brief.binary_search(&(at as u32)).is_err();
                let is_straight = (branch + 1..end).all(|at| self.is_plain(at));
                let copies = match (is_innermost, is_straight) {
                    (false, _) => 1,
                    (true, true) => self.n_copies(start + 1, branch, end),
                    // The branches inside are then what takes time.
                    (true, false) => self.n_copies(start + 1, branch, end).min(2),
                };
                let (first, branch, end) = (info.start + 1, branch as u32, info.end);
                let start = Mark::default();
                let turn = Turn { first, branch, end, is_innermost, copies, is_straight, body, start };
                self.s.layout.turns.push(turn);
            }
        }
        self.s.layout.ends.sort_unstable();
    }

    fn is_plain(&self, at: usize) -> bool {
        matches!(self.mach.ra_insts[at].flow, Flow::Normal | Flow::Copy)
    }

    /// How often the body `branch + 1..end` and the test from `first` should stand in a row.
    fn n_copies(&self, first: usize, branch: usize, end: usize) -> usize {
        let n = end - first;
        if n * 2 > MAX_COPIED || self.mach.has_calls {
            return 1;
        }
        // Labels of a body are bound once for each copy; those of a block that moves away would not be.
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
                let turns = &self.s.layout.turns;
                if header.is_ok_and(|header| self.is_innermost(header))
                    && turns.binary_search_by_key(&(at as u32 + 1), |turn| turn.first).is_err()
                {
                    self.align(LONG_LOOP_ALIGN);
                }
                return self.code.bind(self.s.labels[label.idx()]);
            }
            Flow::Jump(label) => {
                let ends = &self.s.layout.ends;
                if let Ok(found) = ends.binary_search_by_key(&(at as u32), |&(end, _)| end) {
                    let turn = self.s.layout.turns[ends[found].1 as usize];
                    return self.turn_around(turn);
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

    /// Whether only labels are between the jump and its target. What follows a block that moved away is something else.
    fn falls_into(&self, at: usize, label: ra::Label) -> bool {
        for next in at + 1..self.s.layout.limit {
            let Flow::Label(bound) = self.mach.ra_insts[next].flow else { return false };
            // Edits there belong to those who fall in, which this jump does not.
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

    /// The test of a loop again, after each further copy of the body, with the last branch leading into the body.
    fn turn_around(&mut self, turn: Turn) {
        let [first, branch, end] = [turn.first, turn.branch, turn.end].map(|at| at as usize);
        let body_end = self.mark();
        for _ in 1..turn.copies {
            self.test(first, branch);
            self.inst(branch);
            if turn.is_straight && self.again(turn.start, body_end) {
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
        self.inverted(&inst, turn.body);
    }

    fn test(&mut self, first: usize, branch: usize) {
        for at in first..branch {
            if !self.is_dead(at) {
                self.inst(at);
            }
        }
    }

    /// A branch with moves on its taken way: the opposite branch around them. Gives the number of the next edit.
    fn branch_over(&mut self, at: usize, mut edit: usize) -> usize {
        let inst = self.mach.insts[at];
        let skip = self.code.new_label();
        self.inverted(&inst, skip);
        while self.out.edits.get(edit).is_some_and(|e| e.at == Point::new(at, Place::Edge)) {
            edit = if active(Fault::EdgeMovesDropped) { edit + 1 } else { self.one_edit(edit) };
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
