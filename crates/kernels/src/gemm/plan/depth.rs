//! Plans for few sums of many products: dot products, rows times columns.
//!
//! In: a problem whose products of a sum lie side by side in both factors. Out: a plan with these in the lanes.
//! Not here: plans with rows of C in the lanes (see the module above), which most problems have.

use super::cost::{BLOCK_OVERHEAD, LOADS_PER_CYCLE};
use super::{Band, MAX_CHAINS, Model, Piece, Plan, SQUARE, columns};
use crate::gemm::problem::Problem;

/// Cycles for adding the lanes of a vector.
const ADDED_LANES: usize = 5;
/// The same of several vectors at once.
const ADDED_TOGETHER: usize = 2;

impl Model<'_> {
    /// With products of a sum in lanes, which are added at the end: for few sums of many products.
    pub(super) fn by_depth(&self, problem: &Problem) -> Option<Plan> {
        if problem.a.depth != 1 || problem.b.depth != 1 {
            return None;
        }
        let lanes = self.widest();
        let (rows, width) = (problem.m.min(SQUARE), problem.n.min(SQUARE));
        let turns = (problem.depth / lanes + usize::from(!problem.depth.is_multiple_of(lanes))) * problem.batch;
        let sums = rows * width;
        let wanted = f64::from(self.machine.fma_latency) * self.machine.fma_per_cycle / sums as f64;
        let chains = (wanted.ceil() as usize).next_power_of_two().min((problem.depth / lanes).max(1)).min(MAX_CHAINS);
        let turn = (sums as f64 / self.machine.fma_per_cycle)
            .max((rows + width) as f64 / LOADS_PER_CYCLE)
            .max(f64::from(self.machine.fma_latency) / chains as f64);
        let together = self.machine.shuffles_per_cycle > 0.0 && sums > 1;
        let added = if together { ADDED_TOGETHER } else { ADDED_LANES };
        let block = turn * turns as f64 + (sums * added) as f64 + BLOCK_OVERHEAD;
        let cycles = block * (problem.m * problem.n) as f64 / sums as f64;
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
        Some(Plan { by_depth: true, ..self.whole(bands, false, problem) })
    }
}
