//! Einsums of views of the crate `ndarray`: the feature `ndarray`.
//!
//! In: views with any number of dimensions. Out: an array.
//! Invariant: a view without gaps is read where it is, in any order of its dimensions; others (submatrices, negative
//! strides, broadcasts) are copied first, because the memory between their elements may belong to other, mutable views.
//! Not here: einsums that are called often: compile an [`Einsum`] once.

pub use ndarray;

use super::data::EinsumElement;
use super::error::{EinsumError, EinsumErrorKind};
use super::{Einsum, Shape, Slice};
use kernelsmith_kernels::gemm::GemmTypes;
use kernelsmith_kernels::{KernelCompiler, PrimitiveExt};
use ndarray::{ArrayD, ArrayViewD, IxDyn};
use std::borrow::Cow;

/// An element type of which operands and output are: `f32` or `f64`.
pub trait UniformElement: EinsumElement {
    /// The types of the contractions.
    const TYPES: GemmTypes;
}

impl UniformElement for f32 {
    const TYPES: GemmTypes = GemmTypes::F32;
}

impl UniformElement for f64 {
    const TYPES: GemmTypes = GemmTypes::F64;
}

/// Computes an einsum of views.
///
/// # Errors
/// What is wrong in the formula or the shapes, with its position; the compilation failed.
pub fn einsum<C: KernelCompiler, T: UniformElement>(
    compiler: &C,
    formula: &str,
    operands: &[ArrayViewD<'_, T>],
) -> Result<ArrayD<T>, EinsumError> {
    let parts: Vec<(Cow<'_, [T]>, Shape)> = operands.iter().map(elements).collect();
    let shapes: Vec<Shape> = parts.iter().map(|(_, shape)| shape.clone()).collect();
    let spec = Einsum::new(T::TYPES, formula, &shapes)?;
    let failed = |problem: String| EinsumError::new(EinsumErrorKind::Compile, problem);
    let kernel = spec.compile(compiler).map_err(|error| failed(error.to_string()))?;
    let sizes = spec.out_shape().sizes().to_vec();
    let mut out = vec![T::default(); spec.out_shape().span()];
    let slices: Vec<Slice<'_>> = parts.iter().map(|(elements, _)| T::slice(elements)).collect();
    kernel.call(&slices, T::slice_mut(&mut out))?;
    ArrayD::from_shape_vec(IxDyn(&sizes), out).map_err(|error| failed(error.to_string()))
}

/// The elements of a view in memory, or in the order of its dimensions if it has gaps.
fn elements<'v, T: EinsumElement>(view: &'v ArrayViewD<'_, T>) -> (Cow<'v, [T]>, Shape) {
    let strides: Option<Vec<usize>> = view.strides().iter().map(|&stride| usize::try_from(stride).ok()).collect();
    match (view.as_slice_memory_order(), strides) {
        (Some(slice), Some(strides)) => (Cow::Borrowed(slice), Shape::strided(view.shape(), &strides)),
        _ => (Cow::Owned(view.iter().copied().collect()), Shape::contiguous(view.shape())),
    }
}
