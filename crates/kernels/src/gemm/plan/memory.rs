//! Where factors are when they are wanted, and what is packed so that they are nearer.
//!
//! In: a problem, rows and columns of blocks. Out: lines of caches that a turn of the innermost loop waits for, what is
//! packed, and how much of it at a time.
//! Not here: what the multiply-adds themselves cost (see `cost`).

use super::{Band, Model, PACKED_FROM, Supply, panel_columns};
use crate::gemm::problem::{Problem, Steps};
use crate::machine::CACHE_LINE;

/// Cycles for a line from the second cache, and from beyond it, if nothing else is done.
const NEAR_LINE: f64 = 2.0;
const FAR_LINE: f64 = 4.0;
/// The part of these that is not hidden behind multiply-adds: lines of A are few and asked for early, those of B are waited
/// for by many.
const NEAR_A_SHOWS: f64 = 0.1;
/// The same of lines of A so far from each other, in bytes, that no cache fetches them ahead; and of columns of B beside those:
/// each turn has another page of A, which those of B are put out by.
const APART_SHOWS: f64 = 0.35;
const BESIDE_APART_SHOWS: f64 = 0.2;
const APART: usize = 2048;
const NEAR_B_SHOWS: f64 = 1.0;
const FAR_SHOWS: f64 = 1.5;
/// The same of lines of A if vectors lie across two of them.
const TORN_SHOWS: f64 = 0.2;
/// How much more lines cost that come from no cache.
const FROM_MEMORY: f64 = 3.0;
/// Elements that are packed in a cycle.
const PACKED_PER_CYCLE: f64 = 4.0;
/// Cycles for a line that is packed from beyond the second cache.
const PACKED_FAR_LINE: f64 = 12.0;
/// Cycles for a line of C that is in no near cache: asked for early, and if columns of a block put each other out meanwhile.
const MET_LINE: f64 = 3.0;
const MET_AGAIN_LINE: f64 = 9.0;
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
    /// Rows of A that stay in the innermost one beside each other, if they are transposed in registers.
    a_rows: usize,
    /// Columns of B that stay in the innermost one beside each other.
    pub(super) b_columns: usize,
    /// The same of C.
    c_columns: usize,
    /// Whether vectors of A lie across lines.
    torn: bool,
    /// Lines from the rows of a turn to those of the next.
    a_step: f64,
    /// Bytes of elements of A if parts of vectors that are moved at once lie across lines, else 0.
    pub(super) torn_bytes: usize,
    /// Whether its lines of a turn are far from those of the next.
    apart: bool,
}

/// Lines that a turn waits for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lines {
    near_a: f64,
    near_b: f64,
    far: f64,
    torn: f64,
    apart: f64,
    beside_apart: f64,
}

impl Lines {
    /// Cycles if nothing else is done.
    pub(super) fn moved(&self) -> f64 {
        NEAR_LINE * (self.near_a + self.near_b) + FAR_LINE * self.far
    }

    /// Cycles beyond those of multiply-adds.
    pub(super) fn shown(&self) -> f64 {
        NEAR_A_SHOWS * self.near_a
            + NEAR_B_SHOWS * self.near_b
            + FAR_SHOWS * self.far
            + TORN_SHOWS * self.torn
            + APART_SHOWS * self.apart
            + BESIDE_APART_SHOWS * self.beside_apart
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
    /// The same for a problem whose factors come so.
    pub(super) fn supplied(&self, problem: &Problem, supply: Supply) -> Self {
        let joined = if supply == Supply::Joined { problem.group } else { 1 };
        let (panels, squares) = (supply == Supply::Panels, supply == Supply::Squares);
        let behind = problem.reads_c && !problem.turned && problem.ldc < problem.m + self.widest();
        let mut model = Model { widths: self.widths.clone(), joined, panels, squares, behind, ..*self };
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
        let a_rows = if squares { self.reach(l1, problem.a.outer * self.factor_bytes(problem)) } else { any };
        let c_columns = self.reach(l1, problem.ldc * self.element_bits / 8);
        let step_a = problem.a.depth * self.factor_bytes(problem);
        let as_given = !a_packed && problem.a.outer == 1;
        let (torn, apart) = (as_given && !step_a.is_multiple_of(CACHE_LINE), as_given && step_a >= APART);
        let slot = self.machine.widest() / 8 / self.machine.fma_cost.last().copied().unwrap_or(1);
        let torn_bytes = if as_given && !step_a.is_multiple_of(slot as usize) { self.factor_bytes(problem) } else { 0 };
        let (a_first, a_second) = (along_a(l1), along_a(l2));
        let a_step = if as_given { step_a as f64 / CACHE_LINE as f64 } else { f64::INFINITY };
        model.reach = Reach { a_first, a_second, a_rows, b_columns, c_columns, torn, a_step, torn_bytes, apart };
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

    /// Whether squares of A may be transposed in registers: where its products lie side by side, which are not converted one by
    /// one.
    pub(super) fn may_transpose(&self, problem: &Problem) -> bool {
        let in_place = problem.a.depth == 1 && problem.a.outer != 1 && problem.m > 1;
        let lanes_move = self.machine.shuffles_per_cycle > 0.0 && matches!(self.quad(), 2 | 4);
        in_place && lanes_move && !(problem.converts && problem.group == 1)
    }

    /// Whether both factors may be so large that it pays to pack them in panels: too large for the second cache.
    pub(super) fn may_pack_panels(&self, problem: &Problem) -> bool {
        let bytes = (problem.m + problem.n) * problem.depth * problem.batch * self.element_bits / 8;
        bytes > self.machine.l2_bytes && problem.m.min(problem.n) >= PACKED_FROM
    }

    /// Blocks of rows that are done for a block of columns before the next one is begun: one if its rows of A stay in the
    /// innermost cache, else as many as the second one holds beside what passes through it.
    pub(super) fn at_once(&self, rows: usize, count: usize, turns: usize) -> usize {
        let panel = rows * turns * self.element_bits / 8;
        if 2 * panel <= self.machine.l1_bytes && turns <= self.reach.a_first {
            return 1;
        }
        if turns > self.reach.a_second { 1 } else { (self.machine.l2_bytes / 4 / panel).clamp(1, count) }
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
        // All that a call touches may stay in the second cache until the next one.
        let all_near = self.all_bytes(problem) <= self.machine.l2_bytes / 8 * 7;
        // No more than lie between two turns.
        let of_a = (in_lines(rows) + if self.reach.torn { 1.0 } else { 0.0 }).min(self.reach.a_step);
        // Rows of A come with whichever block of columns is the first, and are read again for the others.
        let first = (columns as f64 / problem.n as f64).min(1.0);
        let (all, panel) = (problem.m * turns * bytes, rows * at_once * turns * bytes);
        let stays = turns <= self.reach.a_first && panel <= l1;
        let mut come = |part: f64, near: bool| {
            *(if near { &mut lines.near_a } else { &mut lines.far }) += part * of_a;
        };
        let passes_by = if first < 1.0 && stays { all > 2 * l1 } else { all > l1 || turns > self.reach.a_first };
        if passes_by {
            come(first, (all <= l2 || all_near) && turns <= self.reach.a_second);
        }
        if !stays {
            come(1.0 - first, panel <= l2 && turns <= self.reach.a_second);
        }
        if !stays || first >= 1.0 && passes_by {
            lines.torn = if self.reach.torn { of_a } else { 0.0 };
            if self.reach.apart {
                (lines.apart, lines.beside_apart) = (of_a, columns as f64);
            }
        }
        if rows > self.reach.a_rows {
            // Each square has others.
            lines.near_b += rows as f64 / self.quad() as f64;
        }
        if columns > self.reach.b_columns {
            // Each of them puts another one out.
            lines.near_b += columns as f64;
            return lines;
        }
        let (of_b, all) = (in_lines(columns), problem.n * turns * bytes);
        let beyond = if all <= l2 || all_near { &mut lines.near_b } else { &mut lines.far };
        if all + rows * turns * bytes > 2 * l1 {
            *beyond += of_b / at_once as f64;
        }
        if at_once > 1 && columns * turns * bytes > l1 + l1 / 2 {
            lines.near_b += of_b;
        }
        lines.far *= self.beyond_second(problem);
        lines
    }

    /// How much more lines from beyond the second cache cost than those from the next one.
    fn beyond_second(&self, problem: &Problem) -> f64 {
        if self.all_bytes(problem) > self.machine.cache_bytes { FROM_MEMORY } else { 1.0 }
    }

    /// Bytes of A, B and C.
    fn all_bytes(&self, problem: &Problem) -> usize {
        let Problem { m, n, depth, batch, .. } = *problem;
        ((m + n) * depth * batch + m * n) * self.element_bits / 8
    }

    /// Cycles for what a block waits for of C.
    pub(super) fn met(&self, problem: &Problem, rows: usize, columns: usize) -> f64 {
        let bytes = self.element_bits / 8;
        let all = problem.m * problem.n * bytes;
        if all <= self.machine.l1_bytes {
            return 0.0;
        }
        let passes = match self.panels {
            true => problem.depth.div_ceil(self.panel_chunk(problem, columns)) * problem.batch,
            false => 1,
        };
        // Lines of columns, of rows if C is turned.
        let (rows, columns) = if problem.turned { (columns, rows) } else { (rows, columns) };
        let line = if columns > self.reach.c_columns { MET_AGAIN_LINE } else { MET_LINE };
        let line = if 2 * all > self.machine.l2_bytes { line } else { line / 3.0 };
        // The lines of a column behind its first one are fetched ahead.
        let of_column = (2.0 + (rows * bytes) as f64 / CACHE_LINE as f64) / 3.0;
        (passes * columns) as f64 * of_column * line
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
        if self.squares {
            return false;
        }
        let grouped = problem.group > 1 && self.joined == 1;
        let converted = problem.converts && problem.group == 1 && problem.n >= PACKED_FROM;
        grouped || converted || self.panels || problem.a.outer != 1 && problem.m > 1
    }

    /// Whether B is packed.
    pub(super) fn packs_b(&self, problem: &Problem) -> bool {
        let converted = match problem.group {
            1 => problem.converts && problem.m >= PACKED_FROM,
            // A group can be read where it lies if its members lie side by side.
            _ => problem.b.depth != 1,
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
            let line = if far {
                PACKED_FAR_LINE * self.beyond_second(problem) * bytes as f64 / CACHE_LINE as f64
            } else {
                0.0
            };
            (used * depth * batch) as f64 * (1.0 / PACKED_PER_CYCLE + line)
        };
        // Bands that differ in columns have panels of their own.
        let times = if self.panels { bands.chunk_by(|x, y| x.columns == y.columns).count() } else { 1 };
        let cycles = packed(of_a, m) + packed(of_b * times, n) + if row > 0 { super::BLOCK_OVERHEAD } else { 0.0 };
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
        Packing { a, b, chunk, whole_batch, b_row, cycles }
    }
}
