//! The callable kernels of the elementwise primitives.

use super::{Data, Fill, Layout, Pairwise, Unary};
use crate::divide::{Length, ThreadedKernel};
use kernelsmith_exec::{CallError, In, Kernel, Out, Pool};

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

impl<T: Data> ThreadedKernel<Fill<T>> {
    /// Writes B, with the parts divided among scoped threads.
    ///
    /// # Errors
    /// The slice is too short: nothing was written.
    pub fn call(&self, b: &mut [T]) -> Result<(), CallError> {
        self.call_on(&self.scoped(), b)
    }

    /// Writes B on the threads of a pool.
    ///
    /// # Errors
    /// The slice is too short: nothing was written.
    pub fn call_on(&self, pool: &dyn Pool, b: &mut [T]) -> Result<(), CallError> {
        let Fill { m, n, b: layout, .. } = *self.spec().spec();
        let lengths = [Length(0, "b", layout.elements(m, n), b.len())];
        let at = |block| layout.block(layout.is_row_major(), block);
        self.run(pool, &lengths, b, at, |kernel, _, b| kernel.call(b))
    }
}

impl<T: Data, U: Data<Work = T::Work>> ThreadedKernel<Unary<T, U>> {
    /// Computes B from A, with the parts divided among scoped threads.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call(&self, a: &[T], b: &mut [U]) -> Result<(), CallError> {
        self.call_on(&self.scoped(), a, b)
    }

    /// Computes B from A on the threads of a pool.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call_on(&self, pool: &dyn Pool, a: &[T], b: &mut [U]) -> Result<(), CallError> {
        let Unary { m, n, a: of_a, b: of_b, .. } = *self.spec().spec();
        let lengths = [Length(0, "a", of_a.elements(m, n), a.len()), Length(1, "b", of_b.elements(m, n), b.len())];
        let by_rows = of_b.is_row_major();
        let at = |block| of_b.block(by_rows, block);
        self.run(pool, &lengths, b, at, |kernel, first, b| kernel.call(&a[of_a.block(by_rows, first)..], b))
    }
}

impl<T: Data, U: Data<Work = T::Work>> ThreadedKernel<Pairwise<T, U>> {
    /// Computes C from A and B, with the parts divided among scoped threads.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call(&self, a: &[T], b: &[T], c: &mut [U]) -> Result<(), CallError> {
        self.call_on(&self.scoped(), a, b, c)
    }

    /// Computes C from A and B on the threads of a pool.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call_on(&self, pool: &dyn Pool, a: &[T], b: &[T], c: &mut [U]) -> Result<(), CallError> {
        let Pairwise { m, n, a: of_a, b: of_b, c: of_c, .. } = *self.spec().spec();
        let lengths = [
            Length(0, "a", of_a.elements(m, n), a.len()),
            Length(1, "b", of_b.elements(m, n), b.len()),
            Length(2, "c", of_c.elements(m, n), c.len()),
        ];
        let by_rows = of_c.is_row_major();
        let at = |block| of_c.block(by_rows, block);
        self.run(pool, &lengths, c, at, |kernel, first, c| {
            kernel.call(&a[of_a.block(by_rows, first)..], &b[of_b.block(by_rows, first)..], c)
        })
    }
}
