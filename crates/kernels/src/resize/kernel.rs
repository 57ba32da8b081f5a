//! The callable kernel: resizes any number of planes, safe on slices.
//!
//! In: contiguous planes. Out: their results, contiguous.
//! Invariant: the machine code gets slices of sufficient length; shorter slices are rejected before.
//! Not here: threads (see `divide`).

use super::plan::{Plan, Tables};
use super::{Method, Resize, ResizeElement};
use crate::divide;
use crate::primitive::{KernelCompiler, Published, count};
use kernelsmith_exec::{CallError, In, Kernel, Out, Tasks};
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
    /// Elements of a plane, and its results.
    lens: [usize; 2],
    cycles_per_plane: f64,
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
        let lens = [spec.input_len(), spec.output_len()];
        // Elements that neighbours are read from one by one cost as much as a vector operation each.
        let operations = match spec.method {
            Method::Nearest(_) => 4.0,
            Method::Bilinear => 8.0,
        };
        let bytes = lens[0].saturating_add(lens[1]).saturating_mul(T::ELEM.bytes() as usize);
        let cycles_per_plane = divide::predicted(kernels.machine(), operations * lens[1] as f64, bytes);
        Ok(ResizeKernel { compiled, tables: plan.tables(spec), lens, cycles_per_plane })
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

    /// [`ResizeKernel::call`], with the planes divided among the threads of a pool; results are equal bit for bit.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call_on(&self, tasks: &Tasks<'_>, planes: usize, input: &[T], output: &mut [T]) -> Result<(), CallError> {
        let Tables { places, weights } = &self.tables;
        let [of_input, of_output, of_places, of_weights] =
            [input.len(), output.len(), places.len(), weights.len()].map(|len| len as i128);
        let values = [count(planes) as i128, of_input, of_output, of_places, of_weights];
        match &self.compiled {
            Compiled::Nearest(kernel) => kernel.contract().check(&values[..4])?,
            Compiled::Bilinear(kernel) => kernel.contract().check(&values)?,
        }
        let [of_input, of_output] = self.lens;
        divide::blocks(tasks, planes, self.cycles_per_plane, (output, of_output), |part, output| {
            self.call(part.len(), divide::from_block(input, part.start, of_input), output)
        })
    }
}
