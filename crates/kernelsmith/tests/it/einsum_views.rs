//! Einsums of views of the crate `ndarray`: in any order of dimensions, with gaps, negative strides and broadcasts.

use super::kernels_machines::native;
use kernelsmith::tensor::einsum::EinsumErrorKind;
use kernelsmith::tensor::einsum::views::einsum;
use kernelsmith::tensor::einsum::views::ndarray::{Array2, Array3, ArrayViewD, Axis, Ix2, IxDyn, Slice};

/// The product of two matrices by ndarray itself.
#[track_caller]
fn check(a: ArrayViewD<'_, f64>, b: ArrayViewD<'_, f64>) {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let want =
        a.to_owned().into_dimensionality::<Ix2>().unwrap().dot(&b.to_owned().into_dimensionality::<Ix2>().unwrap());
    let out = einsum(jit, "ab,bc->ac", &[a, b]).unwrap();
    assert_eq!(out, want.into_dyn());
}

#[test]
fn views_of_any_layout_are_multiplied() {
    let a = Array2::from_shape_fn((12, 9), |(row, column)| (row * 2 + column) as f64 - 9.0);
    let b = Array2::from_shape_fn((9, 7), |(row, column)| row as f64 - 3.0 * column as f64);
    let transposed = b.t().to_owned();
    check(a.view().into_dyn(), b.view().into_dyn());
    check(a.view().into_dyn(), transposed.t().into_dyn());
    // With gaps between columns, then between rows as well.
    let narrow = a.slice_axis(Axis(1), Slice::from(1..4));
    check(
        narrow.slice_axis(Axis(0), Slice::new(2, Some(8), 2)).into_dyn(),
        b.slice_axis(Axis(0), Slice::from(4..7)).into_dyn(),
    );
    let reversed = Slice::new(0, None, -1);
    check(a.slice_axis(Axis(0), reversed).into_dyn(), b.slice_axis(Axis(1), Slice::new(0, None, -2)).into_dyn());
    check(a.broadcast((3, 12, 9)).unwrap().index_axis(Axis(1), 4).into_dyn(), b.view().into_dyn());
    check(a.slice_axis(Axis(0), Slice::from(0..0)).into_dyn(), b.view().into_dyn());
}

#[test]
fn sums_and_errors() {
    let Some(jit) = native().first() else { return println!("skipped: machine code does not run here") };
    let cube = Array3::from_shape_fn((4, 4, 5), |(x, y, z)| (x * 20 + y * 5 + z) as f32);
    let diagonal = einsum(jit, "iij->ij", &[cube.view().into_dyn()]).unwrap();
    assert_eq!(diagonal.shape(), [4, 5]);
    assert_eq!(diagonal[IxDyn(&[3, 2])], cube[[3, 3, 2]]);
    let sum = einsum(jit, "...->", &[cube.view().into_dyn()]).unwrap();
    assert_eq!(sum[IxDyn(&[])], cube.sum());
    let error = einsum(jit, "ab,bc->ac", &[cube.view().into_dyn(), cube.view().into_dyn()]).unwrap_err();
    assert_eq!((error.kind(), error.position()), (EinsumErrorKind::Rank, Some(0)));
}
