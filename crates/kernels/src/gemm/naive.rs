//! What is right: the product by loops, one element after the other.
//!
//! In: a spec and slices. Out: C.
//! Not here: anything fast. Sums are of `f64`, or of wrapping `i32`.

use super::kernel::GemmElements;
use super::spec::{After, BiasOf, Gemm};

/// Computes the product. Indices outside of a slice panic.
pub fn naive<A, B, C>(spec: &Gemm, a: &[A], b: &[B], c: &mut [C], bias: &[C], residual: &[C])
where
    A: GemmElements<B, C>,
    B: Copy,
    C: Copy,
{
    let [a_steps, b_steps, c_steps] = [0, 1, 2].map(|of| spec.steps(of));
    for row in 0..spec.m {
        for column in 0..spec.n {
            let at = row * c_steps.0 + column * c_steps.1;
            let mut sum = if spec.beta == 1 { A::widened(c[at]) } else { A::zero() };
            for pair in 0..spec.batch {
                for p in 0..spec.k {
                    let of_a = a[pair * spec.batch_stride(0) + row * a_steps.0 + p * a_steps.1];
                    let of_b = b[pair * spec.batch_stride(1) + p * b_steps.0 + column * b_steps.1];
                    sum = A::add(sum, A::product(of_a, of_b));
                }
            }
            match spec.bias {
                None => {}
                Some(BiasOf::Rows) => sum = A::add(sum, A::widened(bias[row])),
                Some(BiasOf::Columns) => sum = A::add(sum, A::widened(bias[column])),
            }
            for after in spec.after() {
                sum = match after {
                    After::Map(map) => A::mapped(map, sum),
                    After::AddResidual => A::add(sum, A::widened(residual[at])),
                };
            }
            c[at] = A::narrowed(sum);
        }
    }
}
