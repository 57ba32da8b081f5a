//! The pass `block`: which dimensions, divided how, the compiled kernel computes.
//!
//! In: sequential dimensions. Out: the same with a block of one dimension M, one N and one or two K as the innermost.
//! Of all combinations whose matrices a kernel can read and write, the one with the fewest predicted cycles is taken: those
//! that the planner of kernelsmith-kernels predicts for a block, and those of transfers between the caches. A rough formula
//! first selects a few combinations, because planning takes as long as the rest of the search.
//! Invariant: a block of single elements always fits, so that there is a result for every operation.
//! Not here: the order of the loops (see `order`), the model (see `cost`).

use super::cost::{Cost, Scheduled};
use super::{Context, Homes, cost, divisor, order, single};
use crate::dimension::{Dimension, DimensionKind, Execution};
use crate::layout::Storage;
use crate::operation::{Main, TensorOperation};
use kernelsmith_kernels::Machine;
use kernelsmith_kernels::gemm::{Gemm, MAX_BATCH, MAX_EXTENT, MAX_K};

/// Limits of a block's rows, columns and products: all that a kernel allows, and what the caches hold.
const LIMITS: [[usize; 3]; 2] = [[MAX_EXTENT, MAX_EXTENT, MAX_K], [256, 256, 512]];
/// Maximum number of combinations whose transfers are predicted, and of those that are planned.
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

    /// The operation with this block, not yet planned; none if no kernel computes it.
    fn priced(self, operation: &TensorOperation, context: &Context<'_>) -> Option<Priced> {
        let mut operation = operation.clone();
        self.apply(&mut operation);
        order::run(&mut operation, context.machine, &context.homes);
        let (cost, product) = cost::at_least(&operation, context.machine, &context.homes)?;
        Some(Priced { candidate: self, cost, product })
    }

    /// A rough prediction of the cycles besides those of multiply-adds; `scratch` is memory for dimensions.
    fn rough(
        &self,
        operation: &TensorOperation,
        machine: &Machine,
        homes: &Homes,
        scratch: &mut Vec<Dimension>,
    ) -> f64 {
        scratch.clear();
        self.divide(&operation.dimensions, scratch);
        order::by_stride(scratch);
        cost::quick(&Scheduled { dimensions: scratch, ..Scheduled::new(operation) }, machine, homes)
    }

    /// Divides the dimensions, and moves the block to the end.
    fn apply(&self, operation: &mut TensorOperation) {
        operation.main = if self.batch.is_some() { Main::BatchReduceGemm } else { Main::Gemm };
        let mut divided = Vec::with_capacity(operation.dimensions.len() + 4);
        self.divide(&operation.dimensions, &mut divided);
        operation.dimensions = divided;
    }

    /// The loops, then the block.
    fn divide(&self, dimensions: &[Dimension], divided: &mut Vec<Dimension>) {
        for (at, of) in dimensions.iter().enumerate() {
            // A dimension may be in the block with its inner part, and in the batch with the next one.
            let in_block = (0..3).filter(|&of| self.at[of] == Some(at)).map(|of| self.sizes[of]);
            let in_batch = self.batch.iter().filter(|(batch, _)| *batch == at).map(|(_, size)| *size);
            let parts = || in_block.clone().chain(in_batch.clone());
            let inner: usize = parts().product();
            if parts().next().is_none() {
                divided.push(*of);
            } else if inner != of.size {
                let strides = of.strides.map(|stride| stride * inner);
                divided.push(Dimension { size: of.size / inner, strides, execution: Execution::Sequential, ..*of });
            }
        }
        let [m, n, k] = [0, 1, 2].map(|of| self.dimension(dimensions, of));
        let block = [Some(m), Some(n), self.batch(dimensions), Some(k)].into_iter().flatten();
        divided.extend(block.map(|of| Dimension { execution: Execution::Primitive, ..of }));
    }

    /// Whether kernels can read and write the matrices, apart from limits; `bias` has the stride of the bias along each
    /// dimension.
    fn fits(&self, dimensions: &[Dimension], bias: &[usize]) -> bool {
        let step = |of: usize, tensor: usize| match self.at[of] {
            Some(at) => (self.sizes[of], dimensions[at].strides[tensor]),
            None => (1, 0),
        };
        let matrices = [(0, 0, 2), (1, 2, 1), (2, 0, 1)];
        self.at.iter().flatten().all(|&at| bias[at] <= 1)
            && matrices
                .into_iter()
                .all(|(tensor, rows, columns)| Storage::of_strides(step(rows, tensor), step(columns, tensor)).is_some())
    }

    /// Roughly the share of full speed that such a block reaches.
    fn score(&self) -> f64 {
        self.sizes.iter().zip(HALF).map(|(&size, half)| size as f64 / (size as f64 + half)).product()
    }
}

/// A candidate with the cost of all but its block, which is a bound.
struct Priced {
    candidate: Candidate,
    cost: Cost,
    product: Gemm,
}

impl Priced {
    /// Predicted cycles; none if the planner has no kernel, or if they are not fewer than these.
    fn cycles_below(&self, fewest: f64, context: &mut Context<'_>) -> Option<f64> {
        if self.cost.cycles() >= fewest {
            return None;
        }
        let cycles = context.estimates.cycles(&self.product, context.machine)?;
        Some(self.cost.with(cycles).cycles()).filter(|&cycles| cycles < fewest)
    }
}

/// Marks the block's dimensions; or notes that each block takes at least the context's limit.
pub(super) fn run(operation: &mut TensorOperation, context: &mut Context<'_>) {
    match best(operation, context) {
        Some(best) => best.apply(operation),
        None => context.exceeds_limit = true,
    }
}

fn best(operation: &TensorOperation, context: &mut Context<'_>) -> Option<Candidate> {
    // The block of one element is last: kernels for it always exist.
    let elements = Candidate { at: [None; 3], sizes: [1; 3], batch: None };
    // If no kernel computes one of the first, others take its place.
    let few = priced(operation, context, MAX_PLANNED, None);
    let candidates = if few.len() == MAX_PLANNED { few } else { priced(operation, context, MAX_ROUGH, Some(elements)) };
    let limit = context.limit;
    let with_batch =
        |of: &Candidate| batches(*of, &operation.dimensions).filter_map(|of| of.priced(operation, context));
    let is_over = |of: &Priced| of.cost.cycles() >= limit;
    if limit < f64::INFINITY
        && candidates.iter().all(|of| is_over(of) && with_batch(&of.candidate).all(|of| is_over(&of)))
    {
        return None;
    }
    let (mut best, mut fewest) = (elements, f64::INFINITY);
    for of in candidates {
        if let Some(cycles) = of.cycles_below(fewest, context) {
            (best, fewest) = (of.candidate, cycles);
        }
    }
    for candidate in batches(best, &operation.dimensions) {
        let Some(of) = candidate.priced(operation, context) else { continue };
        if let Some(cycles) = of.cycles_below(fewest, context) {
            (best, fewest) = (candidate, cycles);
        }
    }
    Some(best)
}

/// The first candidates that kernels compute, of this many and another one.
fn priced(
    operation: &TensorOperation,
    context: &Context<'_>,
    wanted: usize,
    another: Option<Candidate>,
) -> Vec<Priced> {
    let rough = promising(operation, context.machine, &context.homes, wanted);
    let candidates = rough.into_iter().map(|(_, candidate)| candidate).take(wanted).chain(another);
    candidates.filter_map(|of| of.priced(operation, context)).take(MAX_PLANNED).collect()
}

/// The candidate with each batch. A batch saves loads and stores of the output, which are few if there are many products.
fn batches(of: Candidate, dimensions: &[Dimension]) -> impl Iterator<Item = Candidate> {
    let sums = dimensions.iter().enumerate().filter(move |(_, sum)| sum.kind == DimensionKind::K);
    let sums = sums.filter(move |_| of.sizes[2] < LONG_SUM);
    sums.filter_map(move |(at, sum)| {
        let inner = if of.at[2] == Some(at) { of.sizes[2] } else { 1 };
        let size = divisor(sum.size / inner, MAX_BATCH);
        (size > 1).then_some(Candidate { batch: Some((at, size)), ..of })
    })
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
    let of_transfers = cost::transfers_at_least(&Scheduled::new(operation), machine, homes);
    let mut rough: Vec<(f64, Candidate)> = Vec::with_capacity(MAX_ROUGH);
    let mut scratch = Vec::with_capacity(operation.dimensions.len() + 4);
    for (score, candidate) in candidates.into_iter().take(MAX_ROUGH) {
        let products = bound / score;
        // The others have lower scores.
        if rough.get(wanted - 1).is_some_and(|(cycles, _)| *cycles <= products + of_transfers) {
            break;
        }
        let cycles = products + candidate.rough(operation, machine, homes, &mut scratch);
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
