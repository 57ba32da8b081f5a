//! The references: one group after another, one element after another.
//!
//! In: a spec and slices. Out: the output.
//! Not here: anything fast.

use super::{Dimensions, Normalisation, Reduction, ReductionKind};
use crate::dimension::Dimension;
use crate::einsum::EinsumElement;
use kernelsmith_kernels::normalise::normalised;

/// Calls `body` with the offsets in input and output of each combination, the last dimension being the fastest.
fn for_each(dimensions: &[Dimension], offsets: [usize; 2], body: &mut dyn FnMut([usize; 2])) {
    let Some((outer, inner)) = dimensions.split_first() else { return body(offsets) };
    for at in 0..outer.size {
        for_each(inner, [offsets[0] + at * outer.strides[0], offsets[1] + at * outer.strides[2]], body);
    }
}

/// The elements of a group.
fn group<T: EinsumElement>(dimensions: &Dimensions, input: &[T], first: usize) -> Vec<f64> {
    let mut group = Vec::new();
    for_each(&dimensions.reduced, [first, 0], &mut |[at, _]| group.push(input[at].wide()));
    group
}

/// The reference for [`Reduction`]; returns the indices of maxima and minima, with the strides of the output.
///
/// # Panics
/// If a slice is too short.
pub fn naive_reduction<T: EinsumElement>(spec: &Reduction, input: &[T], out: &mut [T]) -> Vec<usize> {
    let mut indices = vec![0; out.len()];
    for_each(&spec.dimensions.kept, [0; 2], &mut |[first, to]| {
        let group = group(&spec.dimensions, input, first);
        let sum: f64 = group.iter().sum();
        let is_beyond = |x: f64, y: f64| match spec.kind {
            _ if y.is_nan() => false,
            ReductionKind::Max => x > y || x.is_nan(),
            _ => x < y || x.is_nan(),
        };
        let beyond = |best: usize, at: usize| if is_beyond(group[at], group[best]) { at } else { best };
        let best = (0..group.len()).fold(0, beyond);
        indices[to] = best;
        out[to] = T::narrow(match spec.kind {
            ReductionKind::Sum => sum,
            ReductionKind::Mean => sum / group.len() as f64,
            ReductionKind::Max | ReductionKind::Min => group[best],
        });
    });
    indices
}

/// The reference for [`Normalisation`], without weights.
///
/// # Panics
/// If a slice is too short.
pub fn naive_normalisation<T: EinsumElement>(spec: &Normalisation, input: &[T], out: &mut [T]) {
    for_each(&spec.dimensions.kept, [0; 2], &mut |[first, first_out]| {
        let group = group(&spec.dimensions, input, first);
        let mut values = normalised(spec.kind, &group).into_iter();
        for_each(&spec.dimensions.reduced, [0, first_out], &mut |[_, to]| {
            out[to] = T::narrow(values.next().unwrap_or(0.0));
        });
    });
}
