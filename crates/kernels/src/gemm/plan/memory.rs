//! Where the operands are in the cache hierarchy, and what is packed.
//!
//! In: a problem, rows and columns of blocks. Out: the cache lines that an iteration of the innermost loop waits for;
//! what is packed, and how much of it at a time.
//! Not here: the cost of the multiply-adds themselves (see `cost`).

use super::{Band, Coefficients, MIN_REUSE_TO_PACK, Model, Supply, panel_columns};
use crate::gemm::problem::{Problem, Steps};
use crate::machine::{CACHE_LINE, Machine};

/// Minimum KC if the passes accumulate in C.
const MIN_KC: usize = 256;
/// Minimum KC if a panel of that K has to stay in L1D.
const MIN_PANEL_KC: usize = 128;

/// How many equally spaced rows or columns stay in a cache; it depends on the cache sets that they share.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Reach {
    /// Iterations whose rows of A stay in L1D, and in L2.
    a_l1: usize,
    a_l2: usize,
    /// Rows of A that stay in L1D together, if A is transposed in registers.
    a_rows: usize,
    /// Columns of B that stay in L1D together.
    pub(super) b_columns: usize,
    /// Columns of C that stay in L1D together.
    c_columns: usize,
    /// Whether vectors of A split cache lines.
    line_splits: bool,
    /// Distance between the rows of consecutive iterations, in cache lines.
    a_step: f64,
    /// Element size of A in bytes if the parts of vectors that one slot loads split cache lines, otherwise 0.
    pub(super) split_bytes: usize,
    /// Whether lines of A of consecutive iterations are far apart.
    far_apart: bool,
}

/// Cache lines that an iteration waits for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lines {
    l2_a: f64,
    l2_b: f64,
    beyond_l2: f64,
    line_splits: f64,
    far_apart: f64,
    far_apart_b: f64,
}

impl Lines {
    /// Transfer cycles if nothing overlaps.
    pub(super) fn transfer_cycles(&self, machine: &Machine) -> f64 {
        machine.l2_line_cycles * (self.l2_a + self.l2_b) + machine.beyond_l2_line_cycles * self.beyond_l2
    }

    /// Cycles beyond those of the multiply-adds.
    pub(super) fn exposed_cycles(&self, coefficients: &Coefficients) -> f64 {
        coefficients.l2_a_exposed * self.l2_a
            + coefficients.l2_b_exposed * self.l2_b
            + coefficients.beyond_l2_exposed * self.beyond_l2
            + coefficients.split_exposed * self.line_splits
            + coefficients.far_apart_exposed * self.far_apart
            + coefficients.far_apart_b_exposed * self.far_apart_b
    }
}

/// Where blocks find the rows of A.
#[derive(Clone, Copy)]
struct NearRows {
    iterations: usize,
    mc_blocks: usize,
    /// Whether all operands stay in L2 between calls.
    all_near: bool,
    /// Lines of A in an iteration.
    lines: f64,
    /// Whether the panel of A stays in L1D, or else in L2.
    stays: bool,
    panel_in_l2: bool,
    /// Whether all of A is in L2; fills L1D; and passes it by.
    all_in_l2: bool,
    fill_l1: bool,
    pass_by: bool,
}

/// The part of [`Lines`] that does not depend on columns; where rows of A are, unless panels depend on columns.
#[derive(Clone, Copy)]
pub(super) struct RowsInCaches {
    rows: usize,
    count: usize,
    near: Option<NearRows>,
    beyond_second: f64,
}

/// What is packed, and how much of it at a time.
pub(super) struct Packing {
    pub(super) a: bool,
    pub(super) b: bool,
    pub(super) kc: usize,
    pub(super) all_batches: bool,
    pub(super) b_row: usize,
    pub(super) cycles: f64,
}

impl Model<'_> {
    /// The model for a problem whose operands are supplied this way.
    pub(super) fn with_supply(&self, problem: &Problem, supply: Supply) -> Self {
        let joined = if supply == Supply::Joined { problem.group } else { 1 };
        let (panels, transposes_a) = (supply == Supply::Panels, supply == Supply::Transposed);
        let partial_store_stalls = problem.reads_c && !problem.c_transposed && problem.ldc < problem.m + self.widest();
        let mut model =
            Model { widths: self.widths.clone(), joined, panels, transposes_a, partial_store_stalls, ..*self };
        let (l1, l2) = (self.machine.l1_bytes, self.machine.l2_bytes);
        let any = usize::MAX;
        let of = |steps: &Steps, step: usize, bytes: usize| match steps.outer == 1 || steps.k == 1 {
            true => self.reach(bytes, step * self.operand_bytes(problem)),
            false => any,
        };
        let a_packed = model.packs_a(problem);
        let along_a = |bytes| if a_packed { any } else { of(&problem.a, problem.a.k, bytes) / problem.group };
        let b_columns = match model.packs_b(problem) || problem.b.k != 1 {
            true => any,
            false => of(&problem.b, problem.b.outer, l1),
        };
        let a_rows = if transposes_a { self.reach(l1, problem.a.outer * self.operand_bytes(problem)) } else { any };
        let c_columns = self.reach(l1, problem.ldc * self.element_bits / 8);
        let step_a = problem.a.k * self.operand_bytes(problem);
        let in_place = !a_packed && problem.a.outer == 1;
        let (line_splits, far_apart) = (
            in_place && !step_a.is_multiple_of(CACHE_LINE),
            in_place && step_a >= self.machine.prefetch_distance_bytes,
        );
        let slot = self.machine.widest() / 8 / self.machine.fma_cost.last().copied().unwrap_or(1);
        let split_bytes =
            if in_place && !step_a.is_multiple_of(slot as usize) { self.operand_bytes(problem) } else { 0 };
        let (a_l1, a_l2) = (along_a(l1), along_a(l2));
        let a_step = if in_place { step_a as f64 / CACHE_LINE as f64 } else { f64::INFINITY };
        model.reach = Reach { a_l1, a_l2, a_rows, b_columns, c_columns, line_splits, a_step, split_bytes, far_apart };
        model
    }

    /// Number of equally spaced addresses, `step` bytes apart, that stay in a cache together.
    fn reach(&self, bytes: usize, step: usize) -> usize {
        let way = bytes / self.machine.l1_ways;
        let lines = match step.trailing_zeros().min(way.trailing_zeros()) {
            zeros if 1 << zeros < CACHE_LINE => return usize::MAX,
            zeros => way >> zeros,
        };
        if step == 0 { usize::MAX } else { lines * self.machine.l1_ways }
    }

    /// Bytes of an element of A or B.
    fn operand_bytes(&self, problem: &Problem) -> usize {
        self.element_bits / 8 / problem.group
    }

    /// Whether A may be transposed in registers: it is contiguous along K, and its elements are not converted one by
    /// one.
    pub(super) fn may_transpose(&self, problem: &Problem) -> bool {
        let in_place = problem.a.k == 1 && problem.a.outer != 1 && problem.m > 1;
        let lanes_move = self.machine.shuffles_per_cycle > 0.0 && matches!(self.quad(), 2 | 4);
        in_place && lanes_move && !(problem.converts && problem.group == 1)
    }

    /// Whether panels of both operands may pay: together they do not fit L2.
    pub(super) fn may_pack_panels(&self, problem: &Problem) -> bool {
        let bytes = (problem.m + problem.n) * problem.k * problem.batch * self.element_bits / 8;
        bytes > self.machine.l2_bytes && problem.m.min(problem.n) >= MIN_REUSE_TO_PACK
    }

    /// Row blocks that use a block of columns before the next one starts: 1 if their panel of A stays in L1D, otherwise
    /// as many as fit a quarter of L2.
    pub(super) fn mc_blocks(&self, rows: usize, count: usize, iterations: usize) -> usize {
        let panel = rows * iterations * self.element_bits / 8;
        if 2 * panel <= self.machine.l1_bytes && iterations <= self.reach.a_l1 {
            return 1;
        }
        if iterations > self.reach.a_l2 { 1 } else { (self.machine.l2_bytes / 4 / panel).clamp(1, count) }
    }

    /// Where `count` blocks of this number of rows find the rows of A, whose panels have this number of iterations.
    fn near_rows(&self, problem: &Problem, (rows, count): (usize, usize), iterations: usize) -> NearRows {
        let bytes = self.element_bits / 8;
        let (l1, l2) = (self.machine.l1_bytes / 2, self.machine.l2_bytes / 2);
        let mc_blocks = self.mc_blocks(rows, count, iterations);
        // Everything that a call touches may stay in L2 until the next call.
        let all_near = self.all_bytes(problem) <= self.machine.l2_bytes / 8 * 7;
        // Not more lines than lie between two iterations.
        let lines = (in_lines(rows, bytes) + if self.reach.line_splits { 1.0 } else { 0.0 }).min(self.reach.a_step);
        let (all, panel) = (problem.m * iterations * bytes, rows * mc_blocks * iterations * bytes);
        NearRows {
            iterations,
            mc_blocks,
            all_near,
            lines,
            stays: iterations <= self.reach.a_l1 && panel <= l1,
            panel_in_l2: panel <= l2 && iterations <= self.reach.a_l2,
            all_in_l2: (all <= l2 || all_near) && iterations <= self.reach.a_l2,
            fill_l1: all > 2 * l1,
            pass_by: all > l1 || iterations > self.reach.a_l1,
        }
    }

    /// What the cache lines of a block with these rows depend on, apart from its columns.
    pub(super) fn rows_in_caches(&self, problem: &Problem, (rows, count): (usize, usize)) -> RowsInCaches {
        let iterations = if self.panels { 0 } else { problem.k * problem.batch };
        let near = (!self.panels).then(|| self.near_rows(problem, (rows, count), iterations));
        RowsInCaches { rows, count, near, beyond_second: self.beyond_second(problem) }
    }

    /// Cache lines that an iteration waits for in a block of this number of columns.
    pub(super) fn lines(&self, problem: &Problem, of: &RowsInCaches, columns: usize) -> Lines {
        let bytes = self.element_bits / 8;
        let (l1, l2) = (self.machine.l1_bytes / 2, self.machine.l2_bytes / 2);
        let RowsInCaches { rows, count, near, beyond_second } = *of;
        let near = near.unwrap_or_else(|| self.near_rows(problem, (rows, count), self.panel_kc(problem, columns)));
        let NearRows { iterations, mc_blocks, all_near, lines: of_a, stays, .. } = near;
        let mut lines = Lines::default();
        // The first block of columns loads the rows of A; the others read them again.
        let first = (columns as f64 / problem.n as f64).min(1.0);
        let mut come = |part: f64, near: bool| {
            *(if near { &mut lines.l2_a } else { &mut lines.beyond_l2 }) += part * of_a;
        };
        let passes_by = if first < 1.0 && stays { near.fill_l1 } else { near.pass_by };
        if passes_by {
            come(first, near.all_in_l2);
        }
        if !stays {
            come(1.0 - first, near.panel_in_l2);
        }
        if !stays || first >= 1.0 && passes_by {
            lines.line_splits = if self.reach.line_splits { of_a } else { 0.0 };
            if self.reach.far_apart {
                (lines.far_apart, lines.far_apart_b) = (of_a, columns as f64);
            }
        }
        if rows > self.reach.a_rows {
            // Each transposed tile touches other lines.
            lines.l2_b += rows as f64 / self.quad() as f64;
        }
        if columns > self.reach.b_columns {
            // Conflict misses: each column evicts another one.
            lines.l2_b += columns as f64;
            return lines;
        }
        let (of_b, all) = (in_lines(columns, bytes), problem.n * iterations * bytes);
        let beyond = if all <= l2 || all_near { &mut lines.l2_b } else { &mut lines.beyond_l2 };
        if all + rows * iterations * bytes > 2 * l1 {
            *beyond += of_b / mc_blocks as f64;
        }
        if mc_blocks > 1 && columns * iterations * bytes > l1 + l1 / 2 {
            lines.l2_b += of_b;
        }
        lines.beyond_l2 *= beyond_second;
        lines
    }

    /// How many times as much a line from beyond L2 costs as one from the next cache level.
    fn beyond_second(&self, problem: &Problem) -> f64 {
        if self.all_bytes(problem) > self.machine.cache_bytes { self.machine.memory_factor } else { 1.0 }
    }

    /// Bytes of A, B and C.
    fn all_bytes(&self, problem: &Problem) -> usize {
        let Problem { m, n, k, batch, .. } = *problem;
        ((m + n) * k * batch + m * n) * self.element_bits / 8
    }

    /// Cycles that a block waits for lines of C.
    pub(super) fn c_miss_cycles(&self, problem: &Problem, rows: usize, columns: usize) -> f64 {
        let bytes = self.element_bits / 8;
        let all = problem.m * problem.n * bytes;
        if all <= self.machine.l1_bytes {
            return 0.0;
        }
        let passes = match self.panels {
            true => problem.k.div_ceil(self.panel_kc(problem, columns)) * problem.batch,
            false => 1,
        };
        // Lines along columns of C, or along rows if C is transposed.
        let (rows, columns) = if problem.c_transposed { (columns, rows) } else { (rows, columns) };
        let line = if columns > self.reach.c_columns {
            self.coefficients.c_conflict_line_cycles
        } else {
            self.coefficients.c_line_cycles
        };
        let line = if 2 * all > self.machine.l2_bytes { line } else { line / self.coefficients.c_l2_gain };
        // Hardware prefetches the lines of a column after its first one.
        let gain = self.coefficients.c_next_line_gain;
        let of_column = (gain - 1.0 + (rows * bytes) as f64 / CACHE_LINE as f64) / gain;
        (passes * columns) as f64 * of_column * line
    }

    /// KC if both operands are packed into panels: a panel of B takes at most three quarters of L1D.
    fn panel_kc(&self, problem: &Problem, columns: usize) -> usize {
        let row = columns.next_multiple_of(super::TRANSPOSE_TILE) * self.element_bits / 8;
        let max_kc = (self.machine.l1_bytes * 3 / 4 / row).max(MIN_PANEL_KC);
        let passes = problem.k.div_ceil(max_kc);
        problem.k.div_ceil(passes).next_multiple_of(4).min(problem.k)
    }

    /// Whether A is packed: if its rows are not contiguous, or would be converted repeatedly.
    fn packs_a(&self, problem: &Problem) -> bool {
        if self.transposes_a {
            return false;
        }
        let grouped = problem.group > 1 && self.joined == 1;
        let converted = problem.converts && problem.group == 1 && problem.n >= MIN_REUSE_TO_PACK;
        grouped || converted || self.panels || problem.a.outer != 1 && problem.m > 1
    }

    /// Whether B is packed.
    pub(super) fn packs_b(&self, problem: &Problem) -> bool {
        let converted = match problem.group {
            1 => problem.converts && problem.m >= MIN_REUSE_TO_PACK,
            // A group can be read in place if its members are contiguous.
            _ => problem.b.k != 1,
        };
        converted || self.panels
    }

    /// Decides what is packed for these bands.
    pub(super) fn packing(&self, problem: &Problem, bands: &[Band], a_rows: usize) -> Packing {
        let bytes = self.element_bits / 8;
        let Problem { m, n, k, batch, .. } = *problem;
        let (a, b) = (self.packs_a(problem), self.packs_b(problem));
        // The extra vector avoids a row stride of a power of two bytes, which would map all rows to the same cache set.
        let in_rows = n.next_multiple_of(self.widest()) + self.widest();
        let b_row = if self.panels { bands.iter().map(panel_columns).max().unwrap_or(0) } else { in_rows };
        let (of_a, of_b) = (if a { a_rows } else { 0 }, if b { b_row } else { 0 });
        let row = (of_a + of_b) * bytes;
        let packed = |used: usize, outer: usize| {
            let far = 2 * outer * k * batch * bytes > self.machine.l2_bytes;
            let line = if far {
                self.coefficients.pack_far_line_cycles * self.beyond_second(problem) * bytes as f64 / CACHE_LINE as f64
            } else {
                0.0
            };
            (used * k * batch) as f64 * (1.0 / self.coefficients.packed_per_cycle + line)
        };
        // Bands with different column blocks need separate panels.
        let times = if self.panels { bands.chunk_by(|x, y| x.columns == y.columns).count() } else { 1 };
        let cycles =
            packed(of_a, m) + packed(of_b * times, n) + if row > 0 { self.coefficients.block_cycles } else { 0.0 };
        let max_bytes = self.machine.l2_bytes / 2;
        let (kc, all_batches) = if self.panels {
            let nr = bands.first().map_or(1, |band| band.columns[0].nr);
            (self.panel_kc(problem, nr), batch == 1)
        } else if row == 0 || row * k * batch <= max_bytes {
            (k, true)
        } else {
            let passes = (row * k).div_ceil(max_bytes).min(k.div_ceil(MIN_KC));
            (k.div_ceil(passes).next_multiple_of(4).min(k), batch == 1)
        };
        Packing { a, b, kc, all_batches, b_row, cycles }
    }
}

/// The cache lines of this many elements next to each other.
fn in_lines(elements: usize, bytes: usize) -> f64 {
    (elements * bytes) as f64 / CACHE_LINE as f64
}
