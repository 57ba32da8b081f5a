//! Loops around products as one function: [`GemmNest`].
//!
//! In: loops, the product of each kind of access to a block of C. Out: the recorded loops of one kernel for all iterations.
//! Invariant: each iteration computes its block by the operations of that product's own kernel, in the same order, so
//! that results equal those of a call for each block, bit for bit.
//! Not here: compiling (see `kernel`), the choice of loops and blocks, and the bounds of the tensors (kernelsmith-tensor).

use super::explain;
use super::offset::Offset;
use super::plan::{Plan, plan};
use super::problem::Problem;
use super::spec::Gemm;
use crate::machine::{CACHE_LINE, Machine};
use kernelsmith_dsl::{Expr, Index, K};
use kernelsmith_manager::{Failure, FailureKind};

/// Maximum number of cache lines of the next block of an operand that are prefetched. Larger blocks have long runs of
/// contiguous elements, which the hardware prefetches.
const MAX_PREFETCHED_LINES: usize = 128;

/// A loop around products.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NestLoop {
    /// Number of iterations, at least 1.
    pub size: usize,
    /// The distances between consecutive iterations in A, B, C (and the residual) and the bias, in elements.
    pub strides: [usize; 4],
    /// Whether iterations add to the same C.
    pub is_sum: bool,
}

/// Loops around products, outermost first.
#[derive(Clone, Debug, PartialEq)]
pub struct GemmNest {
    loops: Vec<NestLoop>,
    blocks: Vec<Gemm>,
    of: [usize; 4],
    is_far: [bool; 3],
}

impl GemmNest {
    /// Loops around products, which differ only in what they do with the old C and with the sum. `of` is the product
    /// for a middle, a first, a last, and an only access to a block of C. What `is_far` says of A, B and C is not in
    /// the caches, so that blocks are prefetched.
    pub fn new(loops: Vec<NestLoop>, blocks: Vec<Gemm>, of: [usize; 4], is_far: [bool; 3]) -> GemmNest {
        GemmNest { loops, blocks, of, is_far }
    }

    /// One product without loops.
    pub(super) fn single(product: Gemm) -> GemmNest {
        GemmNest::new(Vec::new(), vec![product], [0; 4], [false; 3])
    }

    /// The plan of a product within these loops.
    pub(super) fn plan(&self, product: &Gemm, machine: &Machine) -> (Problem, Plan) {
        let (problem, mut plan) = plan(&Problem::new(product), machine);
        plan.prefetches_c |= self.is_far[2];
        plan.streams_c = self.streams_c(machine) && plan.fills_lines(&problem, product.element_bytes(2));
        (problem, plan)
    }

    /// Describes the plans of the products, as [`PrimitiveExt::explain`](crate::PrimitiveExt::explain) does.
    pub fn explain(&self, machine: &Machine) -> String {
        let plans = self.blocks.iter().map(|product| self.plan(product, machine));
        plans.map(|(problem, plan)| explain(&problem, &plan, machine)).collect()
    }

    /// The products.
    pub(super) fn blocks(&self) -> &[Gemm] {
        &self.blocks
    }

    /// Whether every element of C is written once, and C exceeds the caches, so that its lines need not be read before.
    fn streams_c(&self, machine: &Machine) -> bool {
        let Some(block) = self.blocks.first() else { return false };
        let bytes = block.element_bytes(2);
        let mut loops = self.loops.iter().filter(|of| of.size > 1);
        let n = loops.clone().fold(block.m * block.n, |n, of| n.saturating_mul(of.size));
        let is_aligned = |of: &NestLoop| (of.strides[2] * bytes).is_multiple_of(CACHE_LINE);
        n.saturating_mul(bytes) > machine.cache_bytes && loops.all(|of| !of.is_sum && is_aligned(of))
    }

    /// Records the loops; `emit` records what is inside: the product with this number, at these offsets of A, B,
    /// C and the bias.
    pub(super) fn emit<'k>(&self, k: K<'k>, emit: &mut Emit<'k, '_>) {
        self.level(k, &self.loops, [Offset::new(0); 4], None, emit);
    }

    fn level<'k>(
        &self,
        k: K<'k>,
        loops: &[NestLoop],
        origins: [Offset<'k>; 4],
        sums: Option<Expr<'k, Index>>,
        emit: &mut Emit<'k, '_>,
    ) {
        let Some((outer, inner)) = loops.split_first() else { return self.block(k, origins, sums, emit) };
        if outer.size == 1 {
            return self.level(k, inner, origins, sums, emit);
        }
        k.for_range_(0, outer.size as isize, |iteration| {
            let mut origins = origins;
            for (origin, stride) in origins.iter_mut().zip(outer.strides) {
                if stride > 0 {
                    *origin = origin.along(Some(iteration), stride);
                }
            }
            let sums = match (outer.is_sum, sums) {
                (true, Some(sums)) => Some(sums + iteration),
                (true, None) => Some(iteration),
                (false, sums) => sums,
            };
            if inner.iter().all(|of| of.size == 1) {
                self.prefetch(k, outer, origins, emit);
            }
            self.level(k, inner, origins, sums, emit);
        });
    }

    /// Records the product that this access needs. `sums` is the sum of all counters of loops of sums.
    fn block<'k>(&self, k: K<'k>, origins: [Offset<'k>; 4], sums: Option<Expr<'k, Index>>, emit: &mut Emit<'k, '_>) {
        let [middle, first, last, only] = self.of;
        let n_sums: usize = self.loops.iter().filter(|of| of.is_sum).map(|of| of.size - 1).sum();
        let Some(sums) = sums else { return emit(Part::Product(only), origins) };
        let end = n_sums as isize;
        // With two accesses there is no middle one.
        let middle = if n_sums == 1 { last } else { middle };
        match (first == middle, middle == last) {
            (true, true) => emit(Part::Product(middle), origins),
            (false, true) => {
                let branches = k.if_(sums.eq(0), || emit(Part::Product(first), origins));
                branches.else_(|| emit(Part::Product(middle), origins));
            }
            (true, false) => {
                let branches = k.if_(sums.eq(end), || emit(Part::Product(last), origins));
                branches.else_(|| emit(Part::Product(middle), origins));
            }
            (false, false) => {
                let branches = k.if_(sums.eq(0), || emit(Part::Product(first), origins));
                branches.else_(|| {
                    let branches = k.if_(sums.eq(end), || emit(Part::Product(last), origins));
                    branches.else_(|| emit(Part::Product(middle), origins));
                });
            }
        }
    }

    /// Prefetches the operands of the next iteration of the innermost loop.
    fn prefetch<'k>(&self, k: K<'k>, innermost: &NestLoop, origins: [Offset<'k>; 4], emit: &mut Emit<'k, '_>) {
        let Some(block) = self.blocks.first() else { return };
        for (of, origin) in origins.into_iter().take(2).enumerate() {
            let (rows, columns) = block.shapes()[of];
            let (row, column) = block.steps(of);
            let ((run, _), (n_runs, step)) =
                if row == 1 { ((rows, row), (columns, column)) } else { ((columns, column), (rows, row)) };
            let per_line = CACHE_LINE / block.element_bytes(of);
            let lines = run.div_ceil(per_line);
            let is_useful = self.is_far[of] && innermost.strides[of] > 0 && block.batch == 1;
            if !is_useful || lines * n_runs > MAX_PREFETCHED_LINES {
                continue;
            }
            let next = origin.plus(innermost.strides[of]);
            let mut lines_at = |at: Offset<'k>| {
                (0..lines).for_each(|line| emit(Part::Prefetch(of), [at.plus(line * per_line); 4]));
            };
            match n_runs {
                1 => lines_at(next),
                n_runs => k.for_range_(0, n_runs as isize, |run| lines_at(next.along(Some(run), step))),
            }
        }
    }
}

/// What the loops contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Part {
    /// The product with this number.
    Product(usize),
    /// A prefetch of an element of A (0) or B (1).
    Prefetch(usize),
}

/// Records a part at these offsets of A, B, C and the bias.
pub(super) type Emit<'k, 'e> = dyn FnMut(Part, [Offset<'k>; 4]) + 'e;

/// The failure of loops around nothing.
pub(super) fn empty() -> Failure {
    Failure::new(FailureKind::Bug, "loops without a product")
}
