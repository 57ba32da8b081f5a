//! Plans with vector lanes along K: few elements of C with many products each, such as dot products and matrix-vector
//! products.
//!
//! In: a problem. Out: a plan that reads operands which are contiguous along K in place, and packs the others.
//! Not here: plans with rows of C in the lanes (see the module above), which most problems use.

use super::bands::columns;
use super::{Band, MAX_ACCUMULATORS, Model, Piece, Plan, TRANSPOSE_TILE};
use crate::gemm::problem::{Problem, Steps};
use crate::machine::CACHE_LINE;

/// Maximum number of columns and of accumulators of a block: larger blocks save few loads.
const MAX_NR: usize = 8;
const MAX_SUMS: usize = TRANSPOSE_TILE * TRANSPOSE_TILE;

/// Rows, columns and independent accumulators of a block, with the cycles of the whole product.
#[derive(Clone, Copy)]
struct Shape {
    rows: usize,
    nr: usize,
    accumulators: usize,
    cycles: f64,
}

impl Model<'_> {
    /// Plans with lanes along K; the lanes are added at the end.
    pub(super) fn by_k(&self, problem: &Problem) -> Option<Plan> {
        // An operand that is not contiguous along K is packed by a transpose, if the packed copy fits a quarter of L2.
        let packs = |steps: &Steps, outer: usize| match steps.k {
            1 => Some(false),
            _ => {
                (steps.outer == 1 && outer * self.packed_products(problem) <= self.machine.l2_bytes / 4).then_some(true)
            }
        };
        let (pack_a, pack_b) = (packs(&problem.a, problem.m)?, packs(&problem.b, problem.n)?);
        let best = self.shapes(problem).min_by(|x, y| x.cycles.total_cmp(&y.cycles))?;
        let Shape { rows, nr, accumulators, cycles } = best;
        let (of_columns, len) = columns(problem.n, problem.n.div_ceil(nr), 1);
        let of_columns = of_columns[..len].to_vec();
        let single = |at| Piece { at, lanes: 1, active: 1, across: 1 };
        let band = |first: usize, count: usize, mr: usize| Band {
            first,
            count,
            mr,
            pieces: (0..mr).map(single).collect(),
            columns: of_columns.clone(),
            padded: mr,
            packed_before: 0,
            mc_blocks: 1,
            accumulators,
            cycles: cycles * (count * mr) as f64 / problem.m as f64,
            instructions: 0.0,
        };
        let (count, tail) = (problem.m / rows, problem.m % rows);
        let mut bands = vec![band(0, count, rows)];
        if tail > 0 {
            bands.push(band(count * rows, 1, tail));
        }
        Some(Plan {
            by_k: true,
            pack_a,
            pack_b,
            a_rows: problem.m,
            b_row: problem.n,
            packing_cycles: self.by_k_packing(problem, pack_a, pack_b),
            ..self.unpacked_plan(bands, false, problem)
        })
    }

    /// Cycles of packing by a transpose.
    fn by_k_packing(&self, problem: &Problem, pack_a: bool, pack_b: bool) -> f64 {
        let square = self.coefficients.pack_tile_cycles * self.element_bits as f64 / 32.0;
        let packed = |packs: bool, outer: usize| match packs {
            true => {
                (outer.div_ceil(TRANSPOSE_TILE) * problem.k.div_ceil(TRANSPOSE_TILE) * problem.batch) as f64 * square
            }
            false => 0.0,
        };
        packed(pack_a, problem.m) + packed(pack_b, problem.n)
    }

    /// Cycles of a plan with lanes along K: those of the cheapest shape with its blocks, as the planner counted them.
    pub(super) fn by_k_cycles(&self, problem: &Problem, plan: &Plan) -> f64 {
        let band = &plan.bands[0];
        let n_blocks: usize = band.columns.iter().map(|columns| columns.count).sum();
        let has_blocks = |shape: &Shape| {
            (shape.rows, shape.accumulators) == (band.mr, band.accumulators) && problem.n.div_ceil(shape.nr) == n_blocks
        };
        let cycles = self.shapes(problem).filter(has_blocks).map(|shape| shape.cycles).fold(f64::INFINITY, f64::min);
        cycles + self.by_k_packing(problem, plan.pack_a, plan.pack_b)
    }

    /// Bytes of one packed row of A or column of B.
    fn packed_products(&self, problem: &Problem) -> usize {
        problem.k * problem.batch * self.element_bits / 8
    }

    /// The block shapes whose accumulators fit the registers, with the cycles of the whole product.
    fn shapes(&self, problem: &Problem) -> impl Iterator<Item = Shape> {
        let (m, n) = (problem.m.min(TRANSPOSE_TILE), problem.n.min(MAX_NR));
        let shapes = (1..=m).flat_map(move |rows| (1..=n).map(move |nr| (rows, nr)));
        let registers = self.machine.vector_registers as usize;
        let max_sums = move |rows: usize| MAX_SUMS.min(registers - rows - 1);
        let fits = move |&(rows, nr): &(usize, usize)| rows * nr <= max_sums(rows);
        shapes.filter(fits).map(|(rows, nr)| self.shape(problem, rows, nr))
    }

    /// Cycles that an iteration waits for cache lines of B; each block of rows reads B again.
    fn lines_by_k(&self, problem: &Problem, rows: usize, nr: usize) -> f64 {
        let row = self.packed_products(problem);
        let lines = (nr * self.machine.widest() as usize / 8) as f64 / CACHE_LINE as f64;
        match problem.n * row {
            all if all > self.machine.l2_bytes / 2 => self.coefficients.by_k_beyond_l2_exposed * lines,
            all if all + rows * row > self.machine.l1_bytes => self.coefficients.by_k_l2_exposed * lines,
            _ => 0.0,
        }
    }

    fn shape(&self, problem: &Problem, rows: usize, nr: usize) -> Shape {
        let lanes = self.widest();
        let sums = rows * nr;
        let needed = f64::from(self.machine.fma_latency) * self.machine.fma_per_cycle / sums as f64;
        let free = (self.machine.vector_registers as usize - rows - 1) / sums;
        let accumulators =
            (needed.ceil() as usize).next_power_of_two().min((problem.k / lanes).max(1)).min(MAX_ACCUMULATORS);
        let accumulators = accumulators.min(1 << free.ilog2());
        // Full blocks, and those at the ends of rows and columns.
        let parts = |extent: usize, size: usize| [(extent / size, size), (1, extent % size)];
        let cycles = parts(problem.m, rows).into_iter().flat_map(|(down, rows)| {
            let across = parts(problem.n, nr).into_iter();
            across.map(move |(across, nr)| (down * across) as f64 * self.by_k_block(problem, rows, nr, accumulators))
        });
        Shape { rows, nr, accumulators, cycles: cycles.sum() }
    }

    /// Cycles of one block.
    fn by_k_block(&self, problem: &Problem, rows: usize, nr: usize, accumulators: usize) -> f64 {
        let (lanes, sums) = (self.widest(), rows * nr);
        if sums == 0 {
            return 0.0;
        }
        let iterations = problem.k.div_ceil(lanes) * problem.batch;
        let iteration = (sums as f64 / self.machine.fma_per_cycle)
            .max((rows + nr) as f64 * self.slots(lanes) / self.machine.loads_per_cycle)
            .max(f64::from(self.machine.fma_latency) / accumulators as f64);
        let iteration = iteration + self.lines_by_k(problem, rows, nr);
        let joint = self.machine.shuffles_per_cycle > 0.0 && sums > 1;
        let added = if joint { self.coefficients.joint_reduce_cycles } else { self.coefficients.reduce_cycles };
        iteration * iterations as f64 + sums as f64 * added + self.coefficients.block_cycles
    }
}
