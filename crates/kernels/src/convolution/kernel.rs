//! The callable kernel: convolves any number of images, safe on slices.
//!
//! In: images, weights, biases, optional residual. Out: results.
//! Invariant: slices that are too short are rejected before any code runs.
//! Not here: threads (see `divide`).

use super::planes;
use super::shape::Lens;
use crate::divide;
use crate::primitive::count;
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, Kernel, Out, PlainElement, Tasks};

/// The generated function: number of images, images, weights, biases, residual, results.
pub(super) type Code<O> = fn(isize, In<f32>, In<f32>, In<f32>, In<O>, Out<O>);

#[derive(Debug)]
enum Compiled<O> {
    Blocked(Kernel<Code<O>>),
    Planes {
        kernel: Kernel<planes::Code<O>>,
        scratch_len: usize,
        /// Tap offsets.
        offsets: Vec<i32>,
    },
}

/// A compiled convolution.
#[derive(Debug)]
pub struct ConvolutionKernel<O = f32> {
    compiled: Compiled<O>,
    lens: Lens,
}

impl<O: PlainElement> ConvolutionKernel<O> {
    pub(super) fn blocked(kernel: Kernel<Code<O>>, lens: Lens) -> ConvolutionKernel<O> {
        ConvolutionKernel { compiled: Compiled::Blocked(kernel), lens }
    }

    pub(super) fn of_planes(
        kernel: Kernel<planes::Code<O>>,
        scratch_len: usize,
        offsets: Vec<i32>,
        lens: Lens,
    ) -> ConvolutionKernel<O> {
        ConvolutionKernel { compiled: Compiled::Planes { kernel, scratch_len, offsets }, lens }
    }

    /// Convolves `images` images. [`Convolution`](super::Convolution) returns the minimum lengths of the slices;
    /// `added` is the residual and may be empty if there is none.
    ///
    /// # Errors
    /// A slice is too short.
    pub fn call(
        &self,
        images: usize,
        input: &[f32],
        weights: &[f32],
        bias: &[f32],
        added: &[O],
        output: &mut [O],
    ) -> Result<(), CallError> {
        let images = count(images);
        match &self.compiled {
            Compiled::Blocked(kernel) => kernel.call(images, input, weights, bias, added, output),
            Compiled::Planes { kernel, scratch_len, offsets } => {
                f32::with(*scratch_len, |work| kernel.call(images, input, weights, bias, added, output, work, offsets))
            }
        }
    }

    /// [`ConvolutionKernel::call`], with the images divided among the threads of a pool; results are equal bit for bit.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    #[expect(clippy::too_many_arguments, reason = "the operands of a convolution, and the tasks")]
    pub fn call_on(
        &self,
        tasks: &Tasks<'_>,
        images: usize,
        input: &[f32],
        weights: &[f32],
        bias: &[f32],
        added: &[O],
        output: &mut [O],
    ) -> Result<(), CallError>
    where
        O: Send + Sync,
    {
        let lens = [input.len(), weights.len(), bias.len(), added.len(), output.len()].map(|len| len as i128);
        let mut values = vec![count(images) as i128];
        values.extend(lens);
        match &self.compiled {
            Compiled::Blocked(kernel) => kernel.contract().check(&values)?,
            Compiled::Planes { kernel, scratch_len, offsets } => {
                values.extend([*scratch_len, offsets.len()].map(|len| len as i128));
                kernel.contract().check(&values)?;
            }
        }
        let Lens { input: of_input, output: of_output, cycles_per_image } = self.lens;
        divide::blocks(tasks, images, cycles_per_image, (output, of_output), |part, output| {
            let input = divide::from_block(input, part.start, of_input);
            let added = divide::from_block(added, part.start, of_output);
            self.call(part.len(), input, weights, bias, added, output)
        })
    }
}
