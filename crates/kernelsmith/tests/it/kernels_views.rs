//! Kernels called on views of `ndarray`, compared with the operations of that crate.

use super::kernels_machines::native;
use kernelsmith::kernels::PrimitiveExt;
use kernelsmith::kernels::elementwise::{Pairwise, Unary};
use kernelsmith::kernels::gemm::{BiasAxis, Gemm, GemmExtras};
use kernelsmith::kernels::map::{Binary, Map};
use kernelsmith::kernels::views::ViewError;
use kernelsmith::kernels::views::ndarray::{Array2, ArrayView2, Axis, ShapeBuilder};
use kernelsmith::prelude::*;

/// A matrix of small integers, row-major or column-major.
fn matrix(rows: usize, columns: usize, in_columns: bool, seed: usize) -> Array2<f32> {
    let mut matrix = Array2::zeros((rows, columns).set_f(in_columns));
    for ((row, column), element) in matrix.indexed_iter_mut() {
        *element = ((row * 7 + column * 5 + seed) % 11) as f32 - 5.0;
    }
    matrix
}

fn jits() -> impl Iterator<Item = &'static Jit> {
    native().iter().take(2)
}

#[test]
fn products_in_all_layouts() {
    for jit in jits() {
        for bits in 0..8 {
            let in_columns = |of: usize| bits >> of & 1 == 1;
            for (m, n, k) in [(5, 7, 6), (1, 9, 4), (8, 1, 3), (17, 16, 1)] {
                let (a, b) = (matrix(m, k, in_columns(0), 1), matrix(k, n, in_columns(1), 2));
                let mut c = matrix(m, n, in_columns(2), 3);
                let spec = Gemm::of_views(&a.view(), &b.view(), &c.view_mut()).unwrap().bias(BiasAxis::Rows);
                let bias: Vec<f32> = (0..m).map(|row| row as f32).collect();
                let extras = GemmExtras { bias: &bias, ..GemmExtras::default() };
                spec.compile(jit).unwrap().call_views(a.view(), b.view(), c.view_mut(), extras).unwrap();
                let of_rows = Array2::from_shape_fn((m, n), |(row, _)| bias[row]);
                assert_eq!(c, a.dot(&b) + of_rows, "{spec:?}");
                // A transposed view is a matrix in the other storage order.
                let mut transposed = matrix(n, m, in_columns(2), 3);
                let spec = Gemm::of_views(&b.t(), &a.t(), &transposed.view_mut()).unwrap();
                let kernel = spec.compile(jit).unwrap();
                kernel.call_views(b.t(), a.t(), transposed.view_mut(), GemmExtras::default()).unwrap();
                assert_eq!(transposed, b.t().dot(&a.t()), "{spec:?}");
            }
        }
    }
}

#[test]
fn functions_that_transpose() {
    for jit in jits() {
        for bits in 0..8 {
            let in_columns = |of: usize| bits >> of & 1 == 1;
            let (a, b) = (matrix(19, 6, in_columns(0), 1), matrix(19, 6, in_columns(1), 2));
            let mut c = matrix(19, 6, in_columns(2), 3);
            let square = Unary::of_views(Map::Square, &a.view(), &c.view_mut()).unwrap();
            square.compile(jit).unwrap().call_views(a.view(), c.view_mut()).unwrap();
            assert_eq!(c, &a * &a);
            let sum = Pairwise::of_views(Binary::Add, &a.view(), &b.view(), &c.view_mut()).unwrap();
            sum.compile(jit).unwrap().call_views(a.view(), b.view(), c.view_mut()).unwrap();
            assert_eq!(c, &a + &b);
        }
    }
}

#[test]
fn views_that_are_not_what_the_spec_says_are_refused() {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let (a, b, mut c) = (matrix(4, 3, false, 1), matrix(3, 5, false, 2), matrix(4, 5, false, 3));
    let spec = Gemm::of_views(&a.view(), &b.view(), &c.view_mut()).unwrap();
    let kernel = spec.compile(jit).unwrap();
    let before = c.clone();
    let mut call = |a: ArrayView2<'_, f32>, b: ArrayView2<'_, f32>| {
        let error = kernel.call_views(a, b, c.view_mut(), GemmExtras::default()).unwrap_err();
        assert_eq!(c, before);
        error.to_string()
    };
    let in_columns = matrix(4, 3, true, 1);
    assert_eq!(call(in_columns.view(), b.view()), "`a` has strides of 1 and 4, but the kernel is for 3 and 1");
    assert_eq!(call(a.view().split_at(Axis(0), 3).0, b.view()), "`a` is 3 x 3, but must be 4 x 3");
    let mut upside_down = a.view();
    upside_down.invert_axis(Axis(0));
    assert_eq!(call(upside_down, b.view()), "`a` has strides of -3 and 1, but the kernel is for 3 and 1");
    // Part of a larger matrix: the elements between its rows must not change.
    let wide = matrix(4, 6, false, 1);
    let part = wide.view().split_at(Axis(1), 3).0;
    assert_eq!(call(part, b.view()), "`a` has strides of 6 and 1, but the kernel is for 3 and 1");
    let error = Gemm::of_views(&part, &b.view(), &c.view_mut()).unwrap_err();
    assert_eq!(error, ViewError::Gaps { view: "a" });
    let with_gaps = spec.lda(6).compile(jit).unwrap();
    let error = with_gaps.call_views(part, b.view(), c.view_mut(), GemmExtras::default()).unwrap_err();
    assert_eq!(error, ViewError::Gaps { view: "a" });
    let batch = spec.batch(2).compile(jit).unwrap();
    let error = batch.call_views(a.view(), b.view(), c.view_mut(), GemmExtras::default()).unwrap_err();
    assert_eq!(error, ViewError::Batch);
}
