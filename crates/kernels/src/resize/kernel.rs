//! The callable kernel: resizes any number of planes, safe on slices.
//!
//! In: contiguous planes. Out: their results, contiguous.
//! Invariant: the machine code gets slices of sufficient length; shorter slices are rejected before.
//! Not here: threads. Planes are independent, so a caller can divide them among threads.

use super::plan::{Plan, Tables};
use super::{Method, Resize, ResizeElement};
use crate::primitive::{KernelCompiler, Published, count};
use kernelsmith_exec::{CallError, In, Kernel, Out};
use kernelsmith_manager::Failure;

/// The generated function for nearest neighbours: number of planes, input, output, places.
pub(super) type Nearest<T> = fn(isize, In<T>, Out<T>, In<i32>);
/// The generated function for bilinear interpolation: the same, and weights.
pub(super) type Bilinear<T> = fn(isize, In<T>, Out<T>, In<i32>, In<f32>);

enum Compiled<T: ResizeElement> {
    Nearest(Kernel<Nearest<T>>),
    Bilinear(Kernel<Bilinear<T>>),
}

/// A compiled resizing kernel.
pub struct ResizeKernel<T: ResizeElement> {
    compiled: Compiled<T>,
    tables: Tables,
}

impl<T: ResizeElement> core::fmt::Debug for ResizeKernel<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("ResizeKernel").finish_non_exhaustive()
    }
}

impl<T: ResizeElement> ResizeKernel<T> {
    pub(super) fn new<C: KernelCompiler>(
        spec: &Resize<T>,
        plan: &Plan,
        kernels: &mut Published<'_, C>,
    ) -> Result<ResizeKernel<T>, Failure> {
        let compiled = match spec.method {
            Method::Nearest(_) => Compiled::Nearest(kernels.kernel()?),
            Method::Bilinear => Compiled::Bilinear(kernels.kernel()?),
        };
        Ok(ResizeKernel { compiled, tables: plan.tables(spec) })
    }

    /// Resizes `planes` planes, each from [`Resize::input_len`] to [`Resize::output_len`] elements.
    ///
    /// # Errors
    /// A slice is too short.
    pub fn call(&self, planes: usize, input: &[T], output: &mut [T]) -> Result<(), CallError> {
        let (planes, Tables { places, weights }) = (count(planes), &self.tables);
        match &self.compiled {
            Compiled::Nearest(kernel) => kernel.call(planes, input, output, places),
            Compiled::Bilinear(kernel) => kernel.call(planes, input, output, places, weights),
        }
    }
}
