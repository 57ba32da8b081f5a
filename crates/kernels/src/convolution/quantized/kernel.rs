//! The callable kernel: convolves bytes, any number of images, safe on slices.
//!
//! In: images, packed weights and biases, scales, optional residual. Out: results.
//! Invariant: slices that are too short are rejected before any code runs.
//! Not here: threads (see `divide`).

use crate::convolution::shape::Lens;
use crate::divide;
use crate::primitive::count;
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, InOut, Kernel, Out, PlainElement, Tasks};

/// The generated function: number of images, images, weights, biases, scales, residual, results, scratch memory.
pub(super) type Code<O> = fn(isize, In<u8>, In<i8>, In<i32>, In<f32>, In<O>, Out<O>, InOut<u8>);

/// A compiled convolution of bytes.
#[derive(Debug)]
pub struct QuantizedConvolutionKernel<O = u8> {
    kernel: Kernel<Code<O>>,
    scratch_len: usize,
    lens: Lens,
}

impl<O: PlainElement> QuantizedConvolutionKernel<O> {
    pub(super) fn new(kernel: Kernel<Code<O>>, scratch_len: usize, lens: Lens) -> QuantizedConvolutionKernel<O> {
        QuantizedConvolutionKernel { kernel, scratch_len, lens }
    }

    /// Convolves `images` images. Weights and biases come from [`pack`](super::QuantizedConvolution::pack);
    /// [`QuantizedConvolution`](super::QuantizedConvolution) returns the minimum lengths of the slices. `added` is the
    /// residual and may be empty if there is none. `scales` has one scale per output channel and may be empty if
    /// results are sums.
    ///
    /// # Errors
    /// A slice is too short.
    #[expect(clippy::too_many_arguments, reason = "the operands of a convolution")]
    pub fn call(
        &self,
        images: usize,
        input: &[u8],
        weights: &[i8],
        bias: &[i32],
        scales: &[f32],
        added: &[O],
        output: &mut [O],
    ) -> Result<(), CallError> {
        let images = count(images);
        u8::with(self.scratch_len, |work| self.kernel.call(images, input, weights, bias, scales, added, output, work))
    }

    /// [`QuantizedConvolutionKernel::call`], with the images divided among the threads of a pool; results are equal bit for
    /// bit.
    ///
    /// # Errors
    /// A slice is too short: nothing was written.
    #[expect(clippy::too_many_arguments, reason = "the operands of a convolution, and the tasks")]
    pub fn call_on(
        &self,
        tasks: &Tasks<'_>,
        images: usize,
        input: &[u8],
        weights: &[i8],
        bias: &[i32],
        scales: &[f32],
        added: &[O],
        output: &mut [O],
    ) -> Result<(), CallError>
    where
        O: Send + Sync,
    {
        let lens = [input.len(), weights.len(), bias.len(), scales.len(), added.len(), output.len(), self.scratch_len];
        let [input_of, weights_of, bias_of, scales_of, added_of, output_of, work_of] = lens.map(|len| len as i128);
        let images_of = count(images) as i128;
        let values = [images_of, input_of, weights_of, bias_of, scales_of, added_of, output_of, work_of];
        self.kernel.contract().check(&values)?;
        let Lens { input: of_input, output: of_output, cycles_per_image } = self.lens;
        divide::blocks(tasks, images, cycles_per_image, (output, of_output), |part, output| {
            let input = divide::from_block(input, part.start, of_input);
            let added = divide::from_block(added, part.start, of_output);
            self.call(part.len(), input, weights, bias, scales, added, output)
        })
    }
}
