//! Lowers a `switch` to nested blocks around a search for the part to run.
//!
//! In: a `switch`. Out: the operations up to its first part. The remaining blocks close where parts begin:
//!
//! ```text
//! switch.i32 %x {          block {              // its end is the end of the switch
//! } case.i32 1, 2 {            block {          // its end is the start of the second part
//!     A                            block {      // its end is the start of the first part
//! } default {                          (search: break 1 if %x is 1 or 2, otherwise break 2)
//!     B                            }
//! }                                A
//!                                  break 2
//!                              }
//!                              B
//!                          }
//! ```
//!
//! The search is a balanced binary search over groups of values: a run of contiguous values with the same part, or, where the
//! machine has tables, several runs that lie so dense that a table of their parts is no larger than a search.
//! The operation for a table, `break_table`, compares the position with the length of the table, whatever the value is.
//! Sources: Hennessy and Mendelsohn, Compilation of the Pascal case statement, 1982; Bernstein, Producing good code for the case
//! statement, 1985, for the groups.
//! Not here: the ends of parts, and jumps in them (see [`super::control_flow`]).

use kernelsmith_ir::{Cond, Function, Op, Opcode, Type, VReg};

/// Maximum number of runs that are tested one after another. A step of the binary search costs a comparison and a branch,
/// as a test does, but no step finds a value; LLVM and GCC stop at three.
const MAX_TESTED: usize = 3;

/// Minimum share in percent of the values in the range of a table that are listed. A run in a search takes about ten bytes, a
/// comparison and a branch, thus at this density a table, with four bytes for each value, is not larger. LLVM 22 has the same
/// number for code that should be small (`optsize-jump-table-density`).
const MIN_DENSITY: i128 = 40;

/// Contiguous values with the same part. The bounds are canonical bits as signed or unsigned numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Run {
    first: i128,
    last: i128,
    /// The number of the part, from 1: as many blocks as a jump to it leaves.
    part: u32,
}

/// Runs with a table, or one run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Group {
    /// Index of the first run.
    start: u32,
    /// Index after the last run.
    end: u32,
}

impl Group {
    fn is_table(self) -> bool {
        self.end - self.start > 1
    }
}

/// The parts of a switch; its memory is reused.
#[derive(Debug, Default)]
pub struct Parts {
    /// Ascending and disjoint.
    runs: Vec<Run>,
    /// In the order of their runs.
    groups: Vec<Group>,
    /// The entries of a table.
    depths: Vec<u64>,
    /// For each run, the maximum of the scores at the end of it and of later runs.
    scores: Vec<i128>,
    n_parts: u32,
    /// The number of the `default`, or of the end.
    other: u32,
}

impl Parts {
    /// Finds the parts of the switch that operation `at` opens. `min_table`: minimum number of runs for a table.
    pub(super) fn find(&mut self, func: &Function, at: usize, min_table: Option<usize>) {
        let parts = self;
        parts.runs.clear();
        (parts.n_parts, parts.other) = (0, 0);
        let is_signed = func.ops[at].ty.is_signed();
        let number = |bits: u64| if is_signed { i128::from(bits as i64) } else { i128::from(bits) };
        let mut depth = 0;
        for op in &func.ops[at + 1..] {
            match op.code {
                Opcode::Case if depth == 0 => {
                    parts.n_parts += 1;
                    let part = parts.n_parts;
                    let runs =
                        func.values(op).iter().map(|&bits| Run { first: number(bits), last: number(bits), part });
                    parts.runs.extend(runs);
                }
                Opcode::Default if depth == 0 => {
                    parts.n_parts += 1;
                    parts.other = parts.n_parts;
                }
                Opcode::EndSwitch if depth == 0 => break,
                code if code.opens_region() => depth += 1,
                code if code.closes_region() => depth -= 1,
                _ => {}
            }
        }
        if parts.other == 0 {
            parts.other = parts.n_parts + 1;
        }
        parts.runs.sort_unstable_by_key(|run| run.first);
        parts.runs.dedup_by(|next, run| {
            let continues = next.part == run.part && next.first == run.last + 1;
            if continues {
                run.last = next.last;
            }
            continues
        });
        parts.group(min_table);
    }

    /// The parts of a table: numbers of blocks by position, the last one for all other positions.
    pub(super) fn find_table(
        &mut self,
        depths: impl DoubleEndedIterator<Item = u32> + ExactSizeIterator,
        min_table: Option<usize>,
    ) {
        self.runs.clear();
        let mut depths = depths.enumerate();
        let Some((_, other)) = depths.next_back() else { return };
        (self.n_parts, self.other) = (0, other);
        for (position, part) in depths.filter(|(_, part)| *part != other) {
            let position = position as i128;
            match self.runs.last_mut().filter(|run| run.part == part && run.last + 1 == position) {
                Some(run) => run.last = position,
                None => self.runs.push(Run { first: position, last: position, part }),
            }
        }
        self.group(min_table);
    }

    /// Groups the runs: from the first one on, each group has as many runs as are dense enough.
    fn group(&mut self, min_table: Option<usize>) {
        let Parts { runs, groups, scores, .. } = self;
        groups.clear();
        let min_table = min_table.unwrap_or(usize::MAX).max(2);
        // From the start of one run to the end of another, the values are dense enough if the score grows or stays.
        let listed = |run: &Run| run.last - run.first + 1;
        scores.clear();
        let mut n_listed = 0;
        if runs.len() >= min_table {
            scores.extend(runs.iter().map(|run| {
                n_listed += listed(run);
                100 * n_listed - MIN_DENSITY * (run.last + 1)
            }));
            for at in (1..scores.len()).rev() {
                scores[at - 1] = scores[at - 1].max(scores[at]);
            }
        }
        let (mut start, mut n_listed) = (0, 0);
        while let Some(run) = runs.get(start) {
            let score = 100 * n_listed - MIN_DENSITY * run.first;
            let end = scores.partition_point(|&best| best >= score).max(start + 1);
            let end = if end - start >= min_table { end } else { start + 1 };
            groups.push(Group { start: start as u32, end: end as u32 });
            n_listed += runs[start..end].iter().map(listed).sum::<i128>();
            start = end;
        }
    }

    /// The number of blocks: one for each part and one for the end, or none without parts.
    pub(super) fn n_blocks(&self) -> u32 {
        if self.n_parts == 0 { 0 } else { self.n_parts + 1 }
    }
}

/// Appends the openings of all blocks, and the search in the innermost one.
pub(super) fn dispatch(func: &mut Function, switch: &Op, parts: &mut Parts, ops: &mut Vec<Op>) {
    if parts.n_parts == 0 {
        return;
    }
    ops.extend((0..parts.n_blocks()).map(|_| Op::marker(Opcode::Block)));
    search(func, switch, parts, ops);
}

/// Appends the search for the first operand of an operation.
pub(super) fn search(func: &mut Function, op: &Op, parts: &mut Parts, ops: &mut Vec<Op>) {
    let mut depths = core::mem::take(&mut parts.depths);
    let mut search = Search { func, ops, ty: op.ty, value: op.args[0], parts, depths: &mut depths };
    search.groups(&parts.groups);
    parts.depths = depths;
}

struct Search<'a> {
    func: &'a mut Function,
    ops: &'a mut Vec<Op>,
    ty: Type,
    value: VReg,
    parts: &'a Parts,
    depths: &'a mut Vec<u64>,
}

impl Search<'_> {
    /// Leaves the blocks for the group that contains the value, or for the other values. The recursion halves the groups.
    fn groups(&mut self, groups: &[Group]) {
        let parts = self.parts;
        if groups.len() > MAX_TESTED || groups.len() > 1 && groups.iter().any(|group| group.is_table()) {
            let (below, above) = groups.split_at(groups.len() / 2);
            let is_below = self.compare(Cond::Lt, parts.runs[above[0].start as usize].first);
            self.ops.push(Op::unary(Opcode::If, Type::BOOL, VReg::NONE, is_below));
            self.groups(below);
            self.ops.push(Op::marker(Opcode::Else));
            self.groups(above);
            self.ops.push(Op::marker(Opcode::EndIf));
            return;
        }
        for group in groups {
            let runs = &parts.runs[group.start as usize..group.end as usize];
            if group.is_table() {
                return self.table(runs);
            }
            runs.iter().for_each(|run| self.test(run));
        }
        self.ops.push(Op::marker(Opcode::Break).with_imm(parts.other.into()));
    }

    /// Leaves the blocks if the value is in the run.
    fn test(&mut self, run: &Run) {
        let is_in = if run.first == run.last {
            self.compare(Cond::Eq, run.first)
        } else {
            let (reaches, ends) = (self.compare(Cond::Ge, run.first), self.compare(Cond::Le, run.last));
            let both = self.func.new_vreg(Type::BOOL);
            self.ops.push(Op::binary(Opcode::And, Type::BOOL, both, reaches, ends));
            both
        };
        self.ops.push(Op::unary(Opcode::BreakIf, Type::BOOL, VReg::NONE, is_in).with_imm(run.part.into()));
    }

    /// Leaves the blocks by a table for all values between the first and the last run.
    fn table(&mut self, runs: &[Run]) {
        let (Some(from), Some(to)) = (runs.first(), runs.last()) else { return };
        let other = u64::from(self.parts.other);
        let depths = &mut *self.depths;
        depths.clear();
        depths.reserve((to.last - from.first + 2) as usize);
        for run in runs {
            depths.resize((run.first - from.first) as usize, other);
            depths.resize((run.last - from.first + 1) as usize, run.part.into());
        }
        depths.push(other);
        // The position wraps, so that values before the first run get positions beyond the end.
        let is_index = self.ty == Type::INDEX;
        let ty = if is_index { self.ty } else { self.ty.with_elem(self.ty.elem().to_int(false)) };
        let mut position = self.value;
        if ty != self.ty {
            position = self.func.new_vreg(ty);
            self.ops.push(Op::from_source(Opcode::Cast, ty, self.ty, position, self.value));
        }
        if from.first != 0 {
            let [first, difference] = [(); 2].map(|()| self.func.new_vreg(ty));
            self.ops.push(Op::constant(ty, first, ty.elem().canonical(from.first as u64)));
            self.ops.push(Op::binary(Opcode::Sub, ty, difference, position, first));
            position = difference;
        }
        if !is_index {
            let index = self.func.new_vreg(Type::INDEX);
            self.ops.push(Op::from_source(Opcode::Cast, Type::INDEX, ty, index, position));
            position = index;
        }
        let mut jump = Op::unary(Opcode::BreakTable, Type::INDEX, VReg::NONE, position);
        (jump.imm, jump.aux) = (self.func.push_values(self.depths), self.depths.len() as u32);
        self.ops.push(jump);
    }

    /// Compares the value with a constant.
    fn compare(&mut self, cond: Cond, number: i128) -> VReg {
        let constant = self.func.new_vreg(self.ty);
        self.ops.push(Op::constant(self.ty, constant, number as u64));
        let holds = self.func.new_vreg(Type::BOOL);
        self.ops.push(Op::compare(cond, self.ty, holds, self.value, constant));
        holds
    }
}
