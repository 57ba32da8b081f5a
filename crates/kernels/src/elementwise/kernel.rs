//! The callable kernels of the elementwise primitives.

use super::{Data, Layout};
use kernelsmith_exec::{CallError, In, Kernel, Out};

/// The kernel of a [`Fill`](super::Fill).
#[derive(Debug)]
pub struct FillKernel<T> {
    kernel: Kernel<fn(Out<T>)>,
}

impl<T: Data> FillKernel<T> {
    pub(super) fn new(kernel: Kernel<fn(Out<T>)>) -> Self {
        FillKernel { kernel }
    }

    /// Writes B.
    ///
    /// # Errors
    /// The slice is too short.
    #[inline]
    pub fn call(&self, b: &mut [T]) -> Result<(), CallError> {
        self.kernel.call(b)
    }
}

/// The kernel of a [`Unary`](super::Unary).
#[derive(Debug)]
pub struct UnaryKernel<T, U> {
    kernel: Kernel<fn(In<T>, Out<U>)>,
    layouts: [Layout; 2],
    extents: (usize, usize),
}

impl<T: Data, U: Data> UnaryKernel<T, U> {
    pub(super) fn new(kernel: Kernel<fn(In<T>, Out<U>)>, layouts: [Layout; 2], extents: (usize, usize)) -> Self {
        UnaryKernel { kernel, layouts, extents }
    }

    /// The layouts of A and B, and their rows and columns.
    pub fn layouts(&self) -> ([Layout; 2], (usize, usize)) {
        (self.layouts, self.extents)
    }

    /// Computes B from A.
    ///
    /// # Errors
    /// A slice is too short.
    #[inline]
    pub fn call(&self, a: &[T], b: &mut [U]) -> Result<(), CallError> {
        self.kernel.call(a, b)
    }
}

/// The kernel of a [`Pairwise`](super::Pairwise).
#[derive(Debug)]
pub struct PairwiseKernel<T, U> {
    kernel: Kernel<fn(In<T>, In<T>, Out<U>)>,
    layouts: [Layout; 3],
    extents: (usize, usize),
}

impl<T: Data, U: Data> PairwiseKernel<T, U> {
    pub(super) fn new(kernel: Kernel<fn(In<T>, In<T>, Out<U>)>, layouts: [Layout; 3], extents: (usize, usize)) -> Self {
        PairwiseKernel { kernel, layouts, extents }
    }

    /// The layouts of A, B and C, and their rows and columns.
    pub fn layouts(&self) -> ([Layout; 3], (usize, usize)) {
        (self.layouts, self.extents)
    }

    /// Computes C from A and B.
    ///
    /// # Errors
    /// A slice is too short.
    #[inline]
    pub fn call(&self, a: &[T], b: &[T], c: &mut [U]) -> Result<(), CallError> {
        self.kernel.call(a, b, c)
    }
}
