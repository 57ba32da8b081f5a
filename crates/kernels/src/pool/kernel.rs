//! The callable kernel: pools any number of planes, safe on slices.
//!
//! In: contiguous planes. Out: the results of all planes, contiguous; those of one window follow those of the previous
//! one.
//! Invariant: the machine code gets slices of sufficient length; shorter slices are rejected before.
//! Not here: threads (see `divide`).

use super::elements::{PoolElement, Pooled};
use super::{Pool, PoolKind};
use crate::divide;
use crate::primitive::{KernelCompiler, Published, count};
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, InOut, Kernel, Out, Tasks};
use kernelsmith_manager::Failure;

/// The generated function: number of planes, input, output, scratch memory, counts of elements inside.
pub(super) type Code<T, W> = fn(isize, In<T>, Out<T>, InOut<W>, In<f32>);

enum Compiled<T: PoolElement> {
    Maximum(Kernel<Code<T, T::Ordered>>),
    Average(Kernel<Code<T, f32>>),
}

/// A compiled pooling kernel.
pub struct PoolKernel<T: PoolElement> {
    compiled: Compiled<T>,
    scratch_len: usize,
    /// Elements of a plane, and its results.
    lens: [usize; 2],
    /// Whether the results of a plane are consecutive.
    has_one_window: bool,
    cycles_per_plane: f64,
    /// For each result of a row, the number of columns of its window inside the image; then for each row, the number of
    /// rows.
    counts: Vec<f32>,
}

impl<T: PoolElement> core::fmt::Debug for PoolKernel<T> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("PoolKernel").field("scratch_len", &self.scratch_len).finish_non_exhaustive()
    }
}

impl<T: PoolElement> PoolKernel<T> {
    pub(super) fn new<C: KernelCompiler>(
        spec: &Pool<T>,
        scratch_len: usize,
        kernels: &mut Published<'_, C>,
    ) -> Result<PoolKernel<T>, Failure> {
        let compiled = match spec.kind {
            PoolKind::Maximum => Compiled::Maximum(kernels.kernel()?),
            PoolKind::Average | PoolKind::AverageInside => Compiled::Average(kernels.kernel()?),
        };
        let counts = if spec.counts_inside() { counts(spec) } else { Vec::new() };
        let lens = [spec.input_len(), spec.output_len()];
        Ok(PoolKernel {
            compiled,
            scratch_len,
            lens,
            has_one_window: spec.n_windows() == 1,
            cycles_per_plane: cycles_per_plane(spec, kernels),
            counts,
        })
    }

    /// Pools `planes` planes of [`Pool::input_len`] elements each. Each window writes [`Pool::output_len`] results per
    /// plane.
    ///
    /// # Errors
    /// A slice is too short.
    pub fn call(&self, planes: usize, input: &[T], output: &mut [T]) -> Result<(), CallError> {
        let planes = count(planes);
        match &self.compiled {
            Compiled::Maximum(kernel) => {
                work(self.scratch_len, |work| kernel.call(planes, input, output, work, &self.counts))
            }
            Compiled::Average(kernel) => {
                work(self.scratch_len, |work| kernel.call(planes, input, output, work, &self.counts))
            }
        }
    }

    /// [`PoolKernel::call`], with the planes divided among the threads of a pool; results are equal bit for bit. Results of
    /// several windows ([`Pool::fused`]) are computed by the calling thread.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call_on(&self, tasks: &Tasks<'_>, planes: usize, input: &[T], output: &mut [T]) -> Result<(), CallError> {
        if !self.has_one_window {
            return self.call(planes, input, output);
        }
        let [of_input, of_output, of_work, of_counts] =
            [input.len(), output.len(), self.scratch_len, self.counts.len()].map(|len| len as i128);
        let values = [count(planes) as i128, of_input, of_output, of_work, of_counts];
        match &self.compiled {
            Compiled::Maximum(kernel) => kernel.contract().check(&values)?,
            Compiled::Average(kernel) => kernel.contract().check(&values)?,
        }
        let [of_input, of_output] = self.lens;
        divide::blocks(tasks, planes, self.cycles_per_plane, (output, of_output), |part, output| {
            self.call(part.len(), divide::from_block(input, part.start, of_input), output)
        })
    }
}

/// Rows and columns are reduced one after another, by vectors.
fn cycles_per_plane<T: PoolElement, C: KernelCompiler>(spec: &Pool<T>, kernels: &Published<'_, C>) -> f64 {
    let (input, output) = (spec.input_len(), spec.output_len());
    let operations = output.saturating_mul((spec.vertical.size + spec.horizontal.size).min(16));
    let bytes = (input.saturating_add(output)).saturating_mul(T::ELEM.bytes() as usize);
    divide::predicted(kernels.machine(), operations as f64, bytes)
}

fn work<W: Pooled + Scratch, R>(len: usize, body: impl FnOnce(&mut [W]) -> R) -> R {
    W::with(len, body)
}

fn counts<T: PoolElement>(spec: &Pool<T>) -> Vec<f32> {
    let (rows, columns) = spec.output_size();
    let count = |n: usize| n.max(1) as f32;
    let of_column = |column| count(spec.horizontal.elements(column, spec.width).count());
    let of_row = |row| count(spec.vertical.elements(row, spec.height).count());
    let in_row = (0..columns).flat_map(|column| core::iter::repeat_n(of_column(column), spec.layout.channels()));
    in_row.chain((0..rows).map(of_row)).collect()
}
