//! The references: loops over all dimensions, one element after another.
//!
//! In: a spec and slices. Out: the output.
//! Invariant: each element of the output is computed once, from its old value and all its products.
//! Not here: anything fast. Sums are `f64`, or wrapping `i32`, and rounded once.

use crate::dimension::{Dimension, DimensionKind};
use crate::operation::{First, TensorOperation};
use crate::unary::{UnaryMain, UnaryOperation};
use kernelsmith_kernels::elementwise::Data;
use kernelsmith_kernels::gemm::GemmElements;

/// The reference for [`TensorOperation`].
///
/// # Panics
/// If a slice is too short.
pub fn naive<A, B, C>(spec: &TensorOperation, in0: &[A], in1: &[B], out: &mut [C])
where
    A: GemmElements<B, C>,
    B: Copy,
    C: Copy,
{
    let (sums, of_out): (Vec<Dimension>, Vec<Dimension>) =
        spec.dimensions().iter().partition(|of| of.kind == DimensionKind::K);
    for_each(&of_out, [0; 3], &mut |[a, b, c]| {
        let mut sum = if spec.first == First::Zero { A::zero() } else { A::widened(out[c]) };
        for_each(&sums, [a, b, c], &mut |[a, b, _]| sum = A::add(sum, A::product(in0[a], in1[b])));
        out[c] = A::narrowed(spec.last.iter().fold(sum, |sum, &map| A::mapped(map, sum)));
    });
}

/// The reference for [`UnaryOperation`].
///
/// # Panics
/// If a slice is too short.
pub fn naive_unary<T: Data>(spec: &UnaryOperation<T>, input: &[T], out: &mut [T]) {
    for_each(spec.dimensions(), [0; 3], &mut |[a, _, c]| {
        out[c] = match spec.main() {
            UnaryMain::Zero => T::default(),
            UnaryMain::Map(map) => T::from_work(map.evaluate(input[a].to_work())),
        };
    });
}

/// Calls `body` with the offsets of each iteration.
fn for_each(dimensions: &[Dimension], offsets: [usize; 3], body: &mut dyn FnMut([usize; 3])) {
    let Some((outer, inner)) = dimensions.split_first() else { return body(offsets) };
    for at in 0..outer.size {
        let offset = |tensor: usize| offsets[tensor] + at * outer.strides[tensor];
        for_each(inner, [offset(0), offset(1), offset(2)], body);
    }
}
