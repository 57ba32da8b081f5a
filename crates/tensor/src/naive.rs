//! The references: loops over all dimensions, one element after another.
//!
//! In: a spec and slices. Out: the output.
//! Invariant: each element of the output is computed once, from its old value and all its products.
//! Not here: anything fast. Sums are `f64`, or wrapping `i32`, and rounded once.

use crate::dimension::{Dimension, DimensionKind};
use crate::operation::{First, TensorOperation};
use crate::reduction::{Normalisation, naive_normalisation};
use crate::unary::{UnaryMain, UnaryOperation};
use kernelsmith_kernels::elementwise::Data;
use kernelsmith_kernels::gemm::{Epilogue, GemmElements, GemmExtras};

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
    naive_with(spec, in0, in1, out, GemmExtras::default());
}

/// [`naive`] with a bias and a residual.
///
/// # Panics
/// If a slice is too short.
pub fn naive_with<A, B, C>(
    spec: &TensorOperation,
    in0: &[A],
    in1: &[B],
    out: &mut [C],
    extras: GemmExtras<'_, C, A::Bias>,
) where
    A: GemmElements<B, C>,
    B: Copy,
    C: Copy,
{
    let (sums, of_out): (Vec<Dimension>, Vec<Dimension>) =
        spec.dimensions().iter().partition(|of| of.kind == DimensionKind::K);
    // The second input's offsets are those of the bias here.
    let bias = spec.dimensions().iter().zip(spec.bias_strides()).filter(|(of, _)| of.kind != DimensionKind::K);
    let bias: Vec<Dimension> = bias.map(|(of, bias)| Dimension { strides: [0, bias, of.strides[2]], ..*of }).collect();
    let mut of_bias = Vec::new();
    for_each(&bias, [0; 3], &mut |[_, at, _]| of_bias.push(at));
    let mut of_bias = of_bias.into_iter();
    for_each(&of_out, [0; 3], &mut |[a, b, c]| {
        let mut sum = if spec.first == First::Zero { A::zero() } else { A::widened(out[c]) };
        for_each(&sums, [a, b, c], &mut |[a, b, _]| sum = A::add(sum, A::product(in0[a], in1[b])));
        let at_bias = of_bias.next().unwrap_or(0);
        if spec.bias.is_some() {
            sum = A::add(sum, A::widened_bias(extras.bias[at_bias]));
        }
        for last in &spec.last {
            sum = match *last {
                Epilogue::Map(map) => A::mapped(map, sum),
                Epilogue::Residual(binary) => A::combined(binary, sum, A::widened(extras.residual[c])),
                _ => sum,
            };
        }
        out[c] = A::narrowed(sum);
    });
    let Some(((kind, over), out)) = spec.normalised.zip(A::floats(out)) else { return };
    let groups = of_out.iter().fold(Normalisation::new(kind), |groups, of| match of.kind == over {
        true => groups.reduced(of.size, [of.strides[2]; 2]),
        false => groups.kept(of.size, [of.strides[2]; 2]),
    });
    let before = out.to_vec();
    naive_normalisation(&groups, &before, out);
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
