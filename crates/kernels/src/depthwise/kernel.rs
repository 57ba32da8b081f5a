//! The callable kernel: convolves any number of images, safe on slices.
//!
//! In: images, weights and biases. Out: results.
//! Invariant: slices that are too short are rejected before any code runs.
//! Not here: threads (see `divide`).

use super::{Depthwise, DepthwiseElement};
use crate::divide;
use crate::machine::Machine;
use crate::primitive::count;
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, InOut, Kernel, Out, Tasks};

/// The generated function: number of images, images, weights, biases, results, scratch memory.
pub(super) type Code<T> = fn(isize, In<T>, In<T>, In<f32>, Out<T>, InOut<f32>);

/// A compiled depthwise convolution.
#[derive(Debug)]
pub struct DepthwiseKernel<T: DepthwiseElement> {
    kernel: Kernel<Code<T>>,
    scratch_len: usize,
    /// Elements of an image, and its results.
    lens: [usize; 2],
    cycles_per_image: f64,
}

impl<T: DepthwiseElement> DepthwiseKernel<T> {
    pub(super) fn new(
        spec: &Depthwise<T>,
        machine: &Machine,
        kernel: Kernel<Code<T>>,
        scratch_len: usize,
    ) -> DepthwiseKernel<T> {
        let lens = [spec.input_len(), spec.output_len()];
        let bytes = lens[0].saturating_add(lens[1]).saturating_mul(T::ELEM.bytes() as usize);
        let cycles_per_image = divide::predicted(machine, lens[1] as f64 * spec.taps() as f64, bytes);
        DepthwiseKernel { kernel, scratch_len, lens, cycles_per_image }
    }

    /// Convolves `images` images. [`Depthwise`](super::Depthwise) returns the minimum lengths of the slices.
    ///
    /// # Errors
    /// A slice is too short.
    pub fn call(
        &self,
        images: usize,
        input: &[T],
        weights: &[T],
        bias: &[f32],
        output: &mut [T],
    ) -> Result<(), CallError> {
        f32::with(self.scratch_len, |work| self.kernel.call(count(images), input, weights, bias, output, work))
    }

    /// [`DepthwiseKernel::call`], with the images divided among the threads of a pool; results are equal bit for bit.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    pub fn call_on(
        &self,
        tasks: &Tasks<'_>,
        images: usize,
        input: &[T],
        weights: &[T],
        bias: &[f32],
        output: &mut [T],
    ) -> Result<(), CallError> {
        let lens = [input.len(), weights.len(), bias.len(), output.len(), self.scratch_len].map(|len| len as i128);
        self.kernel.contract().check(&[count(images) as i128, lens[0], lens[1], lens[2], lens[3], lens[4]])?;
        let [of_input, of_output] = self.lens;
        divide::blocks(tasks, images, self.cycles_per_image, (output, of_output), |part, output| {
            self.call(part.len(), divide::from_block(input, part.start, of_input), weights, bias, output)
        })
    }
}
