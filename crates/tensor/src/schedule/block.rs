//! The pass `block`: which dimensions, divided how, the compiled kernel computes.
//!
//! In: sequential dimensions. Out: the same with a block of one dimension M, one N and one or two K as the innermost.
//! Of all combinations whose matrices a kernel can read and write, the one with the fewest predicted cycles is taken: those
//! that the planner of kernelsmith-kernels predicts for a block, and those of transfers between the caches. A rough formula
//! first selects a few combinations, because planning takes as long as the rest of the search.
//! Invariant: a block of single elements always fits, so that there is a result for every operation.
//! Not here: the order of the loops (see `order`), the model (see `cost`).

use super::{Context, Homes, cost, divisor, order, single, split};
use crate::block::product_of;
use crate::dimension::{Dimension, DimensionKind, Execution};
use crate::operation::{Main, TensorOperation};
use kernelsmith_kernels::Machine;
use kernelsmith_kernels::gemm::{MAX_BATCH, MAX_EXTENT, MAX_K};

/// Limits of a block's rows, columns and products: all that a kernel allows, and what the caches hold.
const LIMITS: [[usize; 3]; 2] = [[MAX_EXTENT, MAX_EXTENT, MAX_K], [256, 256, 512]];
/// Number of combinations whose transfers are predicted, and of those that are planned.
const MAX_ROUGH: usize = 8;
const MAX_PLANNED: usize = 2;
/// Rows, columns and products for which a block reaches half of the full speed along that dimension: an assumption, on
/// which only the selection of candidates depends.
const HALF: [f64; 3] = [12.0, 3.0, 12.0];
/// Products of a block beyond which a batch is not considered.
const LONG_SUM: usize = 256;

/// A block: the positions of its dimensions, and their sizes in it.
#[derive(Clone, Copy, Debug)]
struct Candidate {
    /// M, N and K.
    at: [Option<usize>; 3],
    sizes: [usize; 3],
    /// A second dimension K.
    batch: Option<(usize, usize)>,
}

impl Candidate {
    fn dimension(&self, dimensions: &[Dimension], of: usize) -> Dimension {
        let kind = [DimensionKind::M, DimensionKind::N, DimensionKind::K][of];
        self.at[of].map_or(single(kind), |at| Dimension { size: self.sizes[of], ..dimensions[at] })
    }

    fn batch(&self, dimensions: &[Dimension]) -> Option<Dimension> {
        let (at, size) = self.batch?;
        let of = dimensions[at];
        // The batch may be the outer part of the dimension that is divided.
        let inner = if self.at[2] == Some(at) { self.sizes[2] } else { 1 };
        Some(Dimension { size, strides: of.strides.map(|stride| stride * inner), ..of })
    }

    /// Predicted cycles of the operation with this block; none if no kernel computes it.
    fn cycles(&self, operation: &TensorOperation, context: &mut Context<'_>) -> Option<f64> {
        let mut operation = operation.clone();
        self.apply(&mut operation);
        order::run(&mut operation, context.machine, &context.homes);
        Some(cost::of(&operation, context.machine, &context.homes, context.estimates)?.cycles())
    }

    /// A rough prediction of the cycles besides those of multiply-adds.
    fn rough(&self, operation: &TensorOperation, machine: &Machine, homes: &Homes) -> f64 {
        let mut other = operation.clone();
        self.apply(&mut other);
        order::quick(&mut other);
        cost::quick(&other, machine, homes)
    }

    /// Divides the dimensions, and moves the block to the end.
    fn apply(&self, operation: &mut TensorOperation) {
        operation.main = if self.batch.is_some() { Main::BatchReduceGemm } else { Main::Gemm };
        let dimensions = &operation.dimensions;
        let [m, n, k] = [0, 1, 2].map(|of| self.dimension(dimensions, of));
        let block = [Some(m), Some(n), self.batch(dimensions), Some(k)].into_iter().flatten();
        let block: Vec<Dimension> = block.map(|of| Dimension { execution: Execution::Primitive, ..of }).collect();
        let mut parts: Vec<(usize, usize)> = (0..3).filter_map(|of| Some((self.at[of]?, self.sizes[of]))).collect();
        if let Some((at, size)) = self.batch {
            match parts.iter_mut().find(|(other, _)| *other == at) {
                Some((_, inner)) => *inner *= size,
                None => parts.push((at, size)),
            }
        }
        // From the last to the first, so that positions stay valid.
        parts.sort_unstable();
        let loops = &mut operation.dimensions;
        for &(at, size) in parts.iter().rev() {
            let is_whole = loops[at].size == size;
            split(loops, at, size);
            // The inner part is in the block.
            loops.remove(if is_whole { at } else { at + 1 });
        }
        loops.extend(block);
    }

    /// Whether kernels can read and write the matrices, apart from limits; `bias` has the stride of the bias along each
    /// dimension.
    fn fits(&self, dimensions: &[Dimension], bias: &[usize]) -> bool {
        if self.at.iter().flatten().any(|&at| bias[at] > 1) {
            return false;
        }
        let [m, n, k] = [0, 1, 2].map(|of| self.dimension(dimensions, of));
        product_of(&m, &n, &k, None).is_ok()
    }

    /// Roughly the share of full speed that such a block reaches.
    fn score(&self) -> f64 {
        self.sizes.iter().zip(HALF).map(|(&size, half)| size as f64 / (size as f64 + half)).product()
    }
}

/// Marks the block's dimensions.
pub(super) fn run(operation: &mut TensorOperation, context: &mut Context<'_>) {
    best(operation, context).apply(operation);
}

fn best(operation: &TensorOperation, context: &mut Context<'_>) -> Candidate {
    let dimensions = &operation.dimensions;
    let rough = promising(operation, context.machine, &context.homes, MAX_ROUGH);
    let mut best = Candidate { at: [None; 3], sizes: [1; 3], batch: None };
    let mut fewest = f64::INFINITY;
    let mut n_planned = 0;
    // The block of one element is last: kernels for it always exist.
    let elements = best;
    for candidate in rough.into_iter().map(|(_, candidate)| candidate).chain([elements]) {
        if n_planned == MAX_PLANNED {
            break;
        }
        let Some(cycles) = candidate.cycles(operation, context) else { continue };
        n_planned += 1;
        if cycles < fewest {
            (best, fewest) = (candidate, cycles);
        }
    }
    let without_batch = best;
    // A batch saves loads and stores of the output, which are few if there are many products.
    let has_batch = |of: &Dimension| of.kind == DimensionKind::K && without_batch.sizes[2] < LONG_SUM;
    for (at, of) in dimensions.iter().enumerate().filter(|(_, of)| has_batch(of)) {
        let inner = if without_batch.at[2] == Some(at) { without_batch.sizes[2] } else { 1 };
        let size = divisor(of.size / inner, MAX_BATCH);
        if size > 1 {
            let candidate = Candidate { batch: Some((at, size)), ..without_batch };
            if let Some(cycles) = candidate.cycles(operation, context).filter(|&cycles| cycles < fewest) {
                (best, fewest) = (candidate, cycles);
            }
        }
    }
    best
}

/// Roughly the cycles of the operation with its best block.
pub(super) fn rough(operation: &TensorOperation, machine: &Machine, homes: &Homes) -> f64 {
    promising(operation, machine, homes, 1).first().map_or(f64::INFINITY, |(cycles, _)| *cycles)
}

/// The combinations that may be best with a rough prediction of their cycles, in the order of these: at least the first
/// `wanted` ones.
fn promising(operation: &TensorOperation, machine: &Machine, homes: &Homes, wanted: usize) -> Vec<(f64, Candidate)> {
    let candidates = candidates(&operation.dimensions, &operation.bias_strides()).into_iter();
    let mut candidates: Vec<(f64, Candidate)> = candidates.map(|of| (of.score(), of)).collect();
    candidates.sort_by(|(a, _), (b, _)| b.total_cmp(a));
    let bound = cost::bound(operation, machine);
    let mut rough: Vec<(f64, Candidate)> = Vec::with_capacity(MAX_ROUGH);
    for (score, candidate) in candidates.into_iter().take(MAX_ROUGH) {
        let products = bound / score;
        // The others have lower scores.
        if rough.get(wanted - 1).is_some_and(|(cycles, _)| *cycles <= products) {
            break;
        }
        let cycles = products + candidate.rough(operation, machine, homes);
        let at = rough.partition_point(|(other, _)| *other <= cycles);
        rough.insert(at, (cycles, candidate));
    }
    rough
}

fn candidates(dimensions: &[Dimension], bias: &[usize]) -> Vec<Candidate> {
    let of_kind = |kind: DimensionKind| -> Vec<Option<usize>> {
        let of = dimensions.iter().enumerate().filter(|(_, of)| of.kind == kind).map(|(at, _)| Some(at));
        of.chain([None]).collect()
    };
    let [m, n, k] = [DimensionKind::M, DimensionKind::N, DimensionKind::K].map(of_kind);
    let mut candidates: Vec<Candidate> = Vec::new();
    for &m in &m {
        for &n in &n {
            for &k in &k {
                let at = [m, n, k];
                let mut before = None;
                for limits in LIMITS {
                    let size = |of: usize| at[of].map_or(1, |at| divisor(dimensions[at].size, limits[of]));
                    let sizes = [size(0), size(1), size(2)];
                    let candidate = Candidate { at, sizes, batch: None };
                    if before != Some(sizes) && candidate.fits(dimensions, bias) {
                        candidates.push(candidate);
                    }
                    before = Some(sizes);
                }
            }
        }
    }
    candidates
}
