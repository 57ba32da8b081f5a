//! The reference: a product by plain loops, one element after another.
//!
//! In: a spec and slices. Out: C.
//! Not here: anything fast. The accumulators are `f64`, rounded once to `f32` and from that to a 16-bit float, or
//! wrapping `i32`.

use super::kernel::{GemmElements, GemmExtras};
use super::spec::{BiasAxis, Epilogue, Gemm, Scale};

/// Computes the product. Panics if an index is out of bounds.
pub fn naive<A, B, C>(spec: &Gemm, a: &[A], b: &[B], c: &mut [C], extras: GemmExtras<'_, C, A::Bias>)
where
    A: GemmElements<B, C>,
    B: Copy,
    C: Copy,
{
    let [a_steps, b_steps, c_steps] = [0, 1, 2].map(|of| spec.steps(of));
    let [a_matrix, b_matrix] = [0, 1].map(|of| spec.batch_stride(of));
    for row in 0..spec.m {
        for column in 0..spec.n {
            let at = row * c_steps.0 + column * c_steps.1;
            let along = |of: BiasAxis| match of {
                BiasAxis::Rows => row,
                BiasAxis::Columns => column,
            };
            let mut sum = if spec.beta == 1 { A::widened(c[at]) } else { A::zero() };
            for pair in 0..spec.batch {
                let first_a = pair * a_matrix + row * a_steps.0;
                let first_b = pair * b_matrix + column * b_steps.1;
                // Tests spend most of their time here, and a range costs a call per element without optimisation.
                let mut p = 0;
                while p < spec.k {
                    sum = A::add(sum, A::product(a[first_a + p * a_steps.1], b[first_b + p * b_steps.0]));
                    p += 1;
                }
            }
            if let Some(of) = spec.bias {
                sum = A::add(sum, A::widened_bias(extras.bias[along(of)]));
            }
            for operation in spec.epilogue() {
                sum = match operation {
                    Epilogue::Map(map) => A::mapped(map, sum),
                    Epilogue::AddResidual => A::add(sum, A::widened(extras.residual[at])),
                    Epilogue::Residual(binary) => A::combined(binary, sum, A::widened(extras.residual[at])),
                };
            }
            if let (Some(requantize), Some((min, max))) = (spec.requantize, spec.types.bytes()) {
                let scale = match requantize.scale {
                    Scale::All(scale) => scale,
                    Scale::Of(of) => extras.scales[along(of)],
                };
                sum = A::requantized(sum, |sum| requantize.byte(sum, scale, min, max));
            }
            c[at] = A::narrowed(sum);
        }
    }
}
