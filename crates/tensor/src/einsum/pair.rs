//! The contraction of two tensors: which operands are copied to another layout first, and the operations.
//!
//! In: two operands and a result by their indices and strides, a machine. Out: [`Pair`].
//! The candidates are all subsets of {first operand, second operand, result} that are copied; a copied tensor gets the
//! layout in which its dimensions fuse and the block reads contiguous elements. The one with the fewest predicted cycles
//! is taken: contracting in place is the empty subset, transpose-GEMM-transpose the full one.
//! Invariant: operations are checked; their dimensions together cover each product once.
//! Not here: loops and blocks (see `schedule`), more operands (see `program`).

use super::MAX_RESULT;
use super::bind::{Index, Tensor};
use super::copy::Copy;
use crate::dimension::{Dimension, DimensionKind, Execution, STRIDES};
use crate::operation::{First, Main, NAME, TensorOperation};
use crate::schedule::{Schedule, divisor, element_bytes};
use core::cmp::Reverse;
use kernelsmith_kernels::gemm::{GemmTypes, MAX_EXTENT, MAX_K};
use kernelsmith_kernels::{Machine, Primitive, SpecError};

/// Maximum number of ones that a sum over one operand reads along a dimension.
const MAX_ONES: usize = 512;

/// A contraction, not yet compiled.
#[derive(Clone, Debug)]
pub(crate) struct Pair {
    /// The copies of the operands before the operations, and of the result after them.
    pub(crate) copies: [Option<Copied>; 3],
    /// The operations, and the first element of each tensor.
    pub(crate) operations: Vec<(Schedule, [usize; 3])>,
    /// Predicted cycles, with those of the copies.
    pub(crate) cycles: f64,
    /// What the other candidates cost: which tensors are copied, predicted cycles.
    pub(crate) others: Vec<([bool; 3], f64)>,
}

/// A tensor that is copied.
#[derive(Clone, Debug)]
pub(crate) struct Copied {
    pub(crate) copy: Copy,
    /// The number of elements of the copy.
    pub(crate) elements: usize,
}

/// What a contraction is of.
pub(crate) struct Request<'r> {
    types: GemmTypes,
    sizes: &'r [usize],
    a: Tensor,
    /// Without a second operand, the first one is summed.
    b: Option<Tensor>,
    c: &'r Tensor,
    machine: &'r Machine,
    n_threads: usize,
}

/// The number of ones that a sum over a tensor reads.
pub(crate) fn n_ones(sizes: &[usize], a: &Tensor, c: &Tensor) -> usize {
    let summed = a.indices.iter().filter(|&&index| c.stride(index).is_none());
    1 + summed.map(|&index| divisor(sizes[usize::from(index)], MAX_ONES) - 1).sum::<usize>()
}

impl<'r> Request<'r> {
    pub(crate) fn new(
        types: GemmTypes,
        sizes: &'r [usize],
        [a, b]: [Option<&Tensor>; 2],
        c: &'r Tensor,
        machine: &'r Machine,
        n_threads: usize,
    ) -> Request<'r> {
        let has_b = b.is_some();
        let [mut a, mut b] = [a.cloned().unwrap_or_default(), b.cloned().unwrap_or_default()];
        // An operand that repeats its elements along an index does not depend on it. An index of sums stays somewhere.
        a.retain(|index, stride| stride > 0 || c.stride(index).is_none() && b.stride(index).is_none());
        b.retain(|index, stride| stride > 0 || c.stride(index).is_none() && a.stride(index).is_none());
        Request { types, sizes, a, b: has_b.then_some(b), c, machine, n_threads }
    }

    pub(crate) fn plan(&self) -> Result<Pair, SpecError> {
        let in_place = self.candidate([false; 3]);
        if let Ok(in_place) = &in_place {
            let bound: f64 = in_place.operations.iter().map(|(of, _)| of.cost().bound).sum();
            if in_place.cycles <= 1.3 * bound {
                return Ok(in_place.clone());
            }
        }
        let mut costs = Vec::new();
        let mut best = in_place.map(|pair| ([false; 3], pair));
        for mask in 1..8 {
            let copied = [0, 1, 2].map(|of| mask >> of & 1 == 1);
            // Ones are not copied. A candidate with too many dimensions is none: copies fuse them.
            let Some(pair) = (!copied[1] || self.b.is_some()).then(|| self.candidate(copied).ok()).flatten() else {
                continue;
            };
            match &best {
                Ok((_, other)) if other.cycles <= pair.cycles => costs.push((copied, pair.cycles)),
                _ => {
                    let before = core::mem::replace(&mut best, Ok((copied, pair)));
                    costs.extend(before.map(|(copied, pair)| (copied, pair.cycles)));
                }
            }
        }
        best.map(|(_, pair)| Pair { others: costs, ..pair })
    }

    fn candidate(&self, copied: [bool; 3]) -> Result<Pair, SpecError> {
        let layouts = self.layouts(copied);
        let dimensions = self.dimensions(&layouts);
        let bytes = element_bytes(self.types);
        let mut pair = Pair { copies: [None, None, None], operations: Vec::new(), cycles: 0.0, others: Vec::new() };
        for of in (0..3).filter(|&of| copied[of]) {
            let (Some(original), Some(layout)) = (self.tensor(of), layouts[of].as_ref()) else { continue };
            let elements = layout.span(self.sizes);
            if elements > MAX_RESULT {
                return Err(SpecError::new(
                    NAME,
                    STRIDES[of],
                    format!("have a copy of more than {MAX_RESULT} elements"),
                ));
            }
            let (source, target) = if of == 2 { (layout, original) } else { (original, layout) };
            // A result that repeats its elements along an index is computed once and copied several times.
            let steps =
                original.indices.iter().filter(|index| of == 2 || layout.stride(**index).is_some()).map(|&index| {
                    let stride = |tensor: &Tensor| tensor.stride(index).unwrap_or(0);
                    (self.sizes[usize::from(index)], stride(source), stride(target))
                });
            let copy = Copy::new(steps, self.n_threads);
            pair.cycles += copy.cycles(bytes[of], self.machine);
            pair.copies[of] = Some(Copied { copy, elements });
        }
        for (dimensions, offsets) in pieces(&dimensions) {
            let is_first = dimensions.iter().all(|of| of.dimension.kind != DimensionKind::K || of.begin == 0);
            let empty = TensorOperation::new(self.types, Main::Gemm);
            let empty = empty.first(if is_first { First::Zero } else { First::Accumulate });
            let add = |spec: TensorOperation, of: &Piece| {
                let Dimension { kind, execution, size, strides } = of.dimension;
                spec.dimension(kind, execution, size, strides)
            };
            let mut operation = dimensions.iter().fold(empty, add);
            if operation.dimensions.is_empty() {
                operation = operation.dimension(DimensionKind::M, Execution::Sequential, 1, [0; 3]);
            }
            let schedule = operation.optimise(self.machine, self.n_threads)?;
            schedule.operation().check()?;
            pair.cycles += schedule.cycles();
            pair.operations.push((schedule, offsets));
        }
        Ok(pair)
    }

    fn tensor(&self, of: usize) -> Option<&Tensor> {
        [Some(&self.a), self.b.as_ref(), Some(self.c)][of]
    }

    /// The tensors that the operations access; none for ones.
    fn layouts(&self, copied: [bool; 3]) -> [Option<Tensor>; 3] {
        let [a, b, c] = [0, 1, 2].map(|of| self.tensor(of));
        // The order of a group is that of a tensor that is not copied, so that the group fuses.
        let group = |has: [bool; 3], by: [usize; 3]| -> Vec<Index> {
            let is_in = |index: Index| {
                let found = [a, b, c].map(|of| of.is_some_and(|of| of.stride(index).is_some()));
                found == has
            };
            let of_a = a.iter().flat_map(|of| &of.indices).copied();
            let of_b = b.iter().flat_map(|of| &of.indices).copied().filter(|&index| self.a.stride(index).is_none());
            let mut indices: Vec<Index> = of_a.chain(of_b).filter(|&index| is_in(index)).collect();
            let model = by.into_iter().find(|&of| !copied[of] && has[of]).unwrap_or(by[0]);
            let stride = |index: Index| self.tensor(model).and_then(|of| of.stride(index)).unwrap_or(0);
            indices.sort_by_key(|&index| Reverse(stride(index)));
            indices
        };
        let batch = group([true, true, true], [2, 0, 1]);
        let rows = group([true, false, true], [2, 0, 1]);
        let columns = group([false, true, true], [2, 1, 0]);
        let sums = group([true, true, false], [0, 1, 2]);
        let (sums_a, sums_b) = (group([true, false, false], [0, 1, 2]), group([false, true, false], [1, 0, 2]));
        let join =
            |groups: [&Vec<Index>; 4]| Tensor::contiguous(groups.into_iter().flatten().copied().collect(), self.sizes);
        // The result keeps the group that is contiguous in the original.
        let innermost = |of: &Index| self.c.stride(*of).unwrap_or(usize::MAX);
        let rows_are_inner = rows.iter().map(innermost).min() < columns.iter().map(innermost).min();
        let packed = [
            join([&batch, &sums_a, &sums, &rows]),
            join([&batch, &sums_b, &sums, &columns]),
            if rows_are_inner && !rows.is_empty() || columns.is_empty() {
                join([&batch, &columns, &rows, &Vec::new()])
            } else {
                join([&batch, &rows, &columns, &Vec::new()])
            },
        ];
        let mut layouts = packed.map(Some);
        for of in (0..3).filter(|&of| !copied[of]) {
            layouts[of] = self.tensor(of).cloned();
        }
        layouts
    }

    /// The dimensions of all tensors.
    fn dimensions(&self, layouts: &[Option<Tensor>; 3]) -> Vec<Dimension> {
        let [a, b, c] = layouts;
        let stride = |of: &Option<Tensor>, index: Index| of.as_ref().and_then(|of| of.stride(index));
        let mut indices: Vec<Index> = a.iter().chain(b).chain(c).flat_map(|of| of.indices.iter().copied()).collect();
        indices.sort_unstable();
        indices.dedup();
        let mut dimensions = Vec::new();
        for index in indices {
            let size = self.sizes[usize::from(index)];
            let [in0, in1, out] = [a, b, c].map(|of| stride(of, index));
            let strides = [in0, in1, out].map(|of| of.unwrap_or(0));
            let execution = Execution::Sequential;
            let kind = match (in0, in1, out) {
                (_, _, None) => DimensionKind::K,
                (Some(_), Some(_), _) => DimensionKind::C,
                (Some(_), None, _) => DimensionKind::M,
                (None, Some(_), _) => DimensionKind::N,
                (None, None, _) => DimensionKind::C,
            };
            if kind == DimensionKind::K && b.is_none() {
                // Ones are contiguous along the part that a block may have.
                let inner = divisor(size, MAX_ONES);
                let outer = [strides[0] * inner, 0, 0];
                dimensions.push(Dimension { kind, execution, size: size / inner, strides: outer });
                dimensions.push(Dimension { kind, execution, size: inner, strides: [strides[0], 1, 0] });
            } else {
                dimensions.push(Dimension { kind, execution, size, strides });
            }
        }
        dimensions.retain(|of| of.size > 1);
        dimensions
    }
}

/// A dimension, or a part of it.
#[derive(Clone, Copy, Debug)]
struct Piece {
    dimension: Dimension,
    begin: usize,
}

/// Cuts dimensions that are longer than blocks and have no good divisor, so that most blocks are large. Parts of sums are
/// in ascending order.
fn pieces(dimensions: &[Dimension]) -> Vec<(Vec<Piece>, [usize; 3])> {
    let mut all: Vec<(Vec<Piece>, [usize; 3])> = vec![(Vec::new(), [0; 3])];
    for &dimension in dimensions {
        let cut = cut(&dimension);
        let parts = [(0, cut), (cut, dimension.size - cut)];
        let parts = || parts.into_iter().filter(|(_, size)| *size > 0);
        let longer = parts().flat_map(|(begin, size)| {
            all.iter().map(move |(pieces, offsets)| {
                let mut pieces = pieces.clone();
                pieces.push(Piece { dimension: Dimension { size, ..dimension }, begin });
                let offsets = [0, 1, 2].map(|of| offsets[of] + begin * dimension.strides[of]);
                (pieces, offsets)
            })
        });
        all = longer.collect();
    }
    all
}

/// Where a dimension is cut; its size if it is not.
fn cut(dimension: &Dimension) -> usize {
    let Dimension { kind, size, .. } = *dimension;
    let limit = match kind {
        DimensionKind::C => return size,
        DimensionKind::K => MAX_K,
        DimensionKind::M | DimensionKind::N => MAX_EXTENT,
    };
    if divisor(size, limit) * 4 >= limit.min(size) {
        return size;
    }
    let part = size.div_ceil(size.div_ceil(limit));
    size / part * part
}
