//! What callers hold: resizing of any number of planes, safe to call on slices.
//!
//! In: planes side by side. Out: their results side by side.
//! Invariant: the machine code gets slices of the lengths that it wants; what is too short is refused before.
//! Not here: threads. Planes are independent, so whoever has several threads gives each some planes.

use super::plan::{Plan, Tables};
use super::{Method, Resize, ResizeElement};
use crate::primitive::{KernelCompiler, Published, count};
use kernelsmith_exec::{CallError, In, Kernel, Out};
use kernelsmith_manager::Failure;

/// The generated function of the nearest elements: how many planes, the planes, results, places.
pub(super) type Nearest<T> = fn(isize, In<T>, Out<T>, In<i32>);
/// The generated function of bilinear interpolation: weights, too.
pub(super) type Bilinear<T> = fn(isize, In<T>, Out<T>, In<i32>, In<f32>);

enum Compiled<T: ResizeElement> {
    Nearest(Kernel<Nearest<T>>),
    Bilinear(Kernel<Bilinear<T>>),
}

/// Resizing, compiled.
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

    /// Resizes so many planes: of each, [`Resize::input_len`] elements become [`Resize::output_len`].
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
