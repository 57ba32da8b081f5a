//! Where factors are when they are wanted, and what is packed so that they are nearer.
//!
//! In: a problem, rows and columns of blocks. Out: lines of caches that a turn of the innermost loop waits for, what is
//! packed, and how much of it at a time.
//! Not here: what the multiply-adds themselves cost (see `cost`).

use super::{Band, Model, PACKED_FROM, panel_columns};
use crate::gemm::problem::{Problem, Steps};
use crate::machine::CACHE_LINE;

/// Cycles for a line from the second cache, and from beyond it, if nothing else is done.
const NEAR_LINE: f64 = 2.0;
const FAR_LINE: f64 = 4.0;
/// The part of these that is not hidden behind multiply-adds: lines of A are few and asked for early, those of B are waited
/// for by many.
const NEAR_A_SHOWS: f64 = 0.1;
const NEAR_B_SHOWS: f64 = 0.3;
const FAR_SHOWS: f64 = 1.2;
/// Elements that are packed in a cycle.
const PACKED_PER_CYCLE: f64 = 4.0;
/// Cycles for a line that is packed from beyond the second cache.
const PACKED_FAR_LINE: f64 = 12.0;
/// Cycles for a line of C that sums meet in.
const MET_LINE: f64 = 10.0;
/// Products of a sum in a pass at least, if the sums meet in C.
const LEAST_CHUNK: usize = 256;
/// Products of a sum in a pass at least, if a panel of that many shall stay in the innermost cache.
const LEAST_OF_PANELS: usize = 128;

/// How many places stay in a cache of those that are so many bytes apart: that depends on the lines that they share.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reach {
    /// Turns whose rows of A stay in the innermost cache, and in the second one.
    a_first: usize,
    a_second: usize,
    /// Columns of B that stay in the innermost one beside each other.
    pub(super) b_columns: usize,
}

/// Lines that a turn waits for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lines {
    near_a: f64,
    near_b: f64,
    far: f64,
}

impl Lines {
    /// Cycles if nothing else is done.
    pub(super) fn moved(&self) -> f64 {
        NEAR_LINE * (self.near_a + self.near_b) + FAR_LINE * self.far
    }

    /// Cycles beyond those of multiply-adds.
    pub(super) fn shown(&self) -> f64 {
        NEAR_A_SHOWS * self.near_a + NEAR_B_SHOWS * self.near_b + FAR_SHOWS * self.far
    }
}

/// What is packed, and how much of it at a time.
pub(super) struct Packing {
    pub(super) a: bool,
    pub(super) b: bool,
    pub(super) chunk: usize,
    pub(super) whole_batch: bool,
    pub(super) b_row: usize,
    pub(super) cycles: f64,
}

impl Model<'_> {
    /// The same for a problem: with so many members of groups of A joined where they are used, and both factors packed in
    /// panels or not.
    pub(super) fn packing_so(&self, problem: &Problem, joined: usize, panels: bool) -> Self {
        let mut model = Model { widths: self.widths.clone(), joined, panels, ..*self };
        let (l1, l2) = (self.machine.l1_bytes, self.machine.l2_bytes);
        let any = usize::MAX;
        let of = |steps: &Steps, step: usize, bytes: usize| match steps.outer == 1 || steps.depth == 1 {
            true => self.reach(bytes, step * self.factor_bytes(problem)),
            false => any,
        };
        let a_packed = model.packs_a(problem);
        let along_a = |bytes| if a_packed { any } else { of(&problem.a, problem.a.depth, bytes) / problem.group };
        let b_columns = match model.packs_b(problem) || problem.b.depth != 1 {
            true => any,
            false => of(&problem.b, problem.b.outer, l1),
        };
        model.reach = Reach { a_first: along_a(l1), a_second: along_a(l2), b_columns };
        model
    }

    /// Places so many bytes apart that stay in a cache beside each other.
    fn reach(&self, bytes: usize, step: usize) -> usize {
        let way = bytes / self.machine.l1_ways;
        let lines = match step.trailing_zeros().min(way.trailing_zeros()) {
            zeros if 1 << zeros < CACHE_LINE => return usize::MAX,
            zeros => way >> zeros,
        };
        if step == 0 { usize::MAX } else { lines * self.machine.l1_ways }
    }

    /// Bytes of an element of A and B.
    fn factor_bytes(&self, problem: &Problem) -> usize {
        self.element_bits / 8 / problem.group
    }

    /// Whether both factors may be so large that it pays to pack them in panels.
    pub(super) fn may_pack_panels(&self, problem: &Problem) -> bool {
        let bytes = (problem.m + problem.n) * problem.depth * problem.batch * self.element_bits / 8;
        2 * bytes > self.machine.l2_bytes && problem.m.min(problem.n) >= PACKED_FROM
    }

    /// Blocks of rows that are done for a block of columns before the next one is begun: one if its rows of A stay in the
    /// innermost cache, else as many as the second one holds.
    pub(super) fn at_once(&self, rows: usize, count: usize, turns: usize) -> usize {
        let panel = rows * turns * self.element_bits / 8;
        if 2 * panel <= self.machine.l1_bytes && turns <= self.reach.a_first {
            return 1;
        }
        if turns > self.reach.a_second { 1 } else { (self.machine.l2_bytes / 2 / panel).clamp(1, count) }
    }

    /// Lines that a turn waits for in a block of so many rows and columns; there are `count` blocks of these rows.
    pub(super) fn lines(&self, problem: &Problem, (rows, count): (usize, usize), columns: usize) -> Lines {
        let bytes = self.element_bits / 8;
        let (l1, l2) = (self.machine.l1_bytes / 2, self.machine.l2_bytes / 2);
        let turns = match self.panels {
            true => self.panel_chunk(problem, columns),
            false => problem.depth * problem.batch,
        };
        let in_lines = |outer: usize| (outer * bytes) as f64 / CACHE_LINE as f64;
        let at_once = self.at_once(rows, count, turns);
        let mut lines = Lines::default();
        // Rows of A are read again for each block of columns.
        let read_again = if columns >= problem.n { problem.m } else { rows * at_once };
        let (of_a, panel) = (in_lines(rows), read_again * turns * bytes);
        if panel > l1 || turns > self.reach.a_first {
            let near = panel <= l2 && turns <= self.reach.a_second;
            *(if near { &mut lines.near_a } else { &mut lines.far }) += of_a;
        }
        if columns > self.reach.b_columns {
            // Each of them puts another one out.
            lines.near_b += columns as f64;
            return lines;
        }
        let (of_b, all) = (in_lines(columns), problem.n * turns * bytes);
        let beyond = if all <= l2 { &mut lines.near_b } else { &mut lines.far };
        if all + rows * turns * bytes > 2 * l1 {
            *beyond += of_b / at_once as f64;
        }
        if at_once > 1 && columns * turns * bytes > l1 + l1 / 2 {
            lines.near_b += of_b;
        }
        lines
    }

    /// Products of a sum in a pass, if both factors are packed in panels: as many as leave the innermost cache some room beside
    /// a panel of B.
    fn panel_chunk(&self, problem: &Problem, columns: usize) -> usize {
        let row = columns.next_multiple_of(super::SQUARE) * self.element_bits / 8;
        let most = (self.machine.l1_bytes * 3 / 4 / row).max(LEAST_OF_PANELS);
        let passes = problem.depth.div_ceil(most);
        problem.depth.div_ceil(passes).next_multiple_of(4).min(problem.depth)
    }

    /// Whether A is packed: if its rows do not lie side by side, or have to be converted more than once.
    fn packs_a(&self, problem: &Problem) -> bool {
        let grouped = problem.group > 1 && self.joined == 1;
        let converted = problem.converts && problem.group == 1 && problem.n >= PACKED_FROM;
        grouped || converted || self.panels || problem.a.outer != 1 && problem.m > 1
    }

    /// Whether B is packed.
    pub(super) fn packs_b(&self, problem: &Problem) -> bool {
        let converted = match problem.group {
            1 => problem.converts && problem.m >= PACKED_FROM,
            // A group can be read where it lies if it is whole.
            group => problem.b.depth != 1 || !problem.products.is_multiple_of(group),
        };
        converted || self.panels
    }

    /// What is packed for these bands.
    pub(super) fn packing(&self, problem: &Problem, bands: &[Band], a_rows: usize) -> Packing {
        let bytes = self.element_bits / 8;
        let Problem { m, n, depth, batch, .. } = *problem;
        let (a, b) = (self.packs_a(problem), self.packs_b(problem));
        // Rows of a power of two of bytes would all lie in the same set of a cache.
        let in_rows = n.next_multiple_of(self.widest()) + self.widest();
        let b_row = if self.panels { bands.iter().map(panel_columns).max().unwrap_or(0) } else { in_rows };
        let (of_a, of_b) = (if a { a_rows } else { 0 }, if b { b_row } else { 0 });
        let row = (of_a + of_b) * bytes;
        let packed = |used: usize, outer: usize| {
            let far = 2 * outer * depth * batch * bytes > self.machine.l2_bytes;
            let line = if far { PACKED_FAR_LINE * bytes as f64 / CACHE_LINE as f64 } else { 0.0 };
            (used * depth * batch) as f64 * (1.0 / PACKED_PER_CYCLE + line)
        };
        let mut cycles = packed(of_a, m) + packed(of_b, n) + if row > 0 { super::BLOCK_OVERHEAD } else { 0.0 };
        let most = self.machine.l2_bytes / 2;
        let (chunk, whole_batch) = if self.panels {
            let width = bands.first().map_or(1, |band| band.columns[0].width);
            (self.panel_chunk(problem, width), batch == 1)
        } else if row == 0 || row * depth * batch <= most {
            (depth, true)
        } else {
            let chunks = (row * depth).div_ceil(most).min(depth.div_ceil(LEAST_CHUNK));
            (depth.div_ceil(chunks).next_multiple_of(4).min(depth), batch == 1)
        };
        let passes = if whole_batch { 1 } else { batch } * depth.div_ceil(chunk);
        if passes > 1 {
            cycles += (passes * m * n * bytes / CACHE_LINE) as f64 * MET_LINE;
        }
        Packing { a, b, chunk, whole_batch, b_row, cycles }
    }
}
