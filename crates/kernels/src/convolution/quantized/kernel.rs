//! The callable kernel: convolves bytes, any number of images, safe on slices.
//!
//! In: images, packed weights and biases, scales, optional residual. Out: results.
//! Invariant: slices that are too short are rejected before any code runs.
//! Not here: threads. Images are independent, so a caller can divide them among threads.

use crate::primitive::count;
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, InOut, Kernel, Out, PlainElement};

/// The generated function: number of images, images, weights, biases, scales, residual, results, scratch memory.
pub(super) type Code<O> = fn(isize, In<u8>, In<i8>, In<i32>, In<f32>, In<O>, Out<O>, InOut<u8>);

/// A compiled convolution of bytes.
#[derive(Debug)]
pub struct QuantizedConvolutionKernel<O = u8> {
    kernel: Kernel<Code<O>>,
    scratch_len: usize,
}

impl<O: PlainElement> QuantizedConvolutionKernel<O> {
    pub(super) fn new(kernel: Kernel<Code<O>>, scratch_len: usize) -> QuantizedConvolutionKernel<O> {
        QuantizedConvolutionKernel { kernel, scratch_len }
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
}
