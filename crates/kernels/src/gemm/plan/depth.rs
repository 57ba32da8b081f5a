//! Plans for few sums of many products: dot products, rows times columns.
//!
//! In: a problem. Out: a plan with products of a sum in lanes, which takes these from where they lie side by side, and packs a
//! factor in which they do not.
//! Not here: plans with rows of C in the lanes (see the module above), which most problems have.

use super::bands::columns;
use super::cost::{BLOCK_OVERHEAD, LOADS_PER_CYCLE};
use super::{Band, MAX_CHAINS, Model, Piece, Plan, SQUARE};
use crate::gemm::problem::{Problem, Steps};
use crate::machine::CACHE_LINE;

/// Cycles for adding the lanes of a vector.
const ADDED_LANES: usize = 5;
/// The same of several vectors at once.
const ADDED_TOGETHER: usize = 2;
/// Cycles that a turn waits for a line of B from the second cache, and from beyond it: these follow each other in memory.
const NEAR_SHOWS: f64 = 0.3;
const FAR_SHOWS: f64 = 0.8;
/// Columns of a block at most, and sums: more of them save few loads.
const MAX_WIDTH: usize = 8;
const MAX_SUMS: usize = SQUARE * SQUARE;
/// Cycles for packing four products of four rows or columns, of elements of 32 bits.
const PACKED_SQUARE: f64 = 6.0;

/// Rows and columns of a block, its chains and cycles.
#[derive(Clone, Copy)]
struct Shape {
    rows: usize,
    width: usize,
    chains: usize,
    cycles: f64,
}

impl Model<'_> {
    /// With products of a sum in lanes, which are added at the end: for few sums of many products.
    pub(super) fn by_depth(&self, problem: &Problem) -> Option<Plan> {
        // Rows or columns that lie side by side are transposed, if they are not as many as a cache holds.
        let packs = |steps: &Steps, outer: usize| match steps.depth {
            1 => Some(false),
            _ => {
                (steps.outer == 1 && outer * self.packed_products(problem) <= self.machine.l2_bytes / 4).then_some(true)
            }
        };
        let (pack_a, pack_b) = (packs(&problem.a, problem.m)?, packs(&problem.b, problem.n)?);
        let best = self.shapes(problem).min_by(|x, y| x.cycles.total_cmp(&y.cycles))?;
        let Shape { rows, width, chains, cycles } = best;
        let square = PACKED_SQUARE * self.element_bits as f64 / 32.0;
        let packed = |packs: bool, outer: usize| match packs {
            true => (outer.div_ceil(SQUARE) * problem.depth.div_ceil(SQUARE) * problem.batch) as f64 * square,
            false => 0.0,
        };
        let (of_columns, len) = columns(problem.n, problem.n.div_ceil(width), 1);
        let of_columns = of_columns[..len].to_vec();
        let single = |at| Piece { at, lanes: 1, active: 1, across: 1 };
        let band = |first: usize, count: usize, rows: usize| Band {
            first,
            count,
            rows,
            pieces: (0..rows).map(single).collect(),
            columns: of_columns.clone(),
            padded: rows,
            packed_before: 0,
            at_once: 1,
            chains,
            cycles: cycles * (count * rows) as f64 / problem.m as f64,
            instructions: 0.0,
        };
        let (count, rest) = (problem.m / rows, problem.m % rows);
        let mut bands = vec![band(0, count, rows)];
        if rest > 0 {
            bands.push(band(count * rows, 1, rest));
        }
        Some(Plan {
            by_depth: true,
            pack_a,
            pack_b,
            a_rows: problem.m,
            b_row: problem.n,
            packing_cycles: packed(pack_a, problem.m) + packed(pack_b, problem.n),
            ..self.whole(bands, false, problem)
        })
    }

    /// Bytes of a row or column that is packed.
    fn packed_products(&self, problem: &Problem) -> usize {
        problem.depth * problem.batch * self.element_bits / 8
    }

    /// The blocks whose sums fit the registers, with the cycles of all.
    fn shapes(&self, problem: &Problem) -> impl Iterator<Item = Shape> {
        let (m, n) = (problem.m.min(SQUARE), problem.n.min(MAX_WIDTH));
        let shapes = (1..=m).flat_map(move |rows| (1..=n).map(move |width| (rows, width)));
        let registers = self.machine.vector_registers as usize;
        let most = move |rows: usize| MAX_SUMS.min(registers - rows - 1);
        let fits = move |&(rows, width): &(usize, usize)| rows * width <= most(rows);
        shapes.filter(fits).map(|(rows, width)| self.shape(problem, rows, width))
    }

    /// Cycles for the lines of a turn that come from afar: those of B, which each block of rows reads again.
    fn lines_by_depth(&self, problem: &Problem, rows: usize, width: usize) -> f64 {
        let row = self.packed_products(problem);
        let lines = (width * self.machine.widest() as usize / 8) as f64 / CACHE_LINE as f64;
        match problem.n * row {
            all if all > self.machine.l2_bytes / 2 => FAR_SHOWS * lines,
            all if all + rows * row > self.machine.l1_bytes => NEAR_SHOWS * lines,
            _ => 0.0,
        }
    }

    fn shape(&self, problem: &Problem, rows: usize, width: usize) -> Shape {
        let lanes = self.widest();
        let sums = rows * width;
        let wanted = f64::from(self.machine.fma_latency) * self.machine.fma_per_cycle / sums as f64;
        let free = (self.machine.vector_registers as usize - rows - 1) / sums;
        let chains = (wanted.ceil() as usize).next_power_of_two().min((problem.depth / lanes).max(1)).min(MAX_CHAINS);
        let chains = chains.min(1 << free.ilog2());
        // Whole blocks, and those at the ends of rows and columns.
        let parts = |extent: usize, size: usize| [(extent / size, size), (1, extent % size)];
        let cycles = parts(problem.m, rows).into_iter().flat_map(|(down, rows)| {
            let across = parts(problem.n, width).into_iter();
            across
                .map(move |(across, width)| (down * across) as f64 * self.by_depth_block(problem, rows, width, chains))
        });
        Shape { rows, width, chains, cycles: cycles.sum() }
    }

    /// Cycles of a block.
    fn by_depth_block(&self, problem: &Problem, rows: usize, width: usize, chains: usize) -> f64 {
        let (lanes, sums) = (self.widest(), rows * width);
        if sums == 0 {
            return 0.0;
        }
        let turns = problem.depth.div_ceil(lanes) * problem.batch;
        let turn = (sums as f64 / self.machine.fma_per_cycle)
            .max((rows + width) as f64 * self.slots(lanes) / LOADS_PER_CYCLE)
            .max(f64::from(self.machine.fma_latency) / chains as f64);
        let turn = turn + self.lines_by_depth(problem, rows, width);
        let together = self.machine.shuffles_per_cycle > 0.0 && sums > 1;
        let added = if together { ADDED_TOGETHER } else { ADDED_LANES };
        turn * turns as f64 + (sums * added) as f64 + BLOCK_OVERHEAD
    }
}
