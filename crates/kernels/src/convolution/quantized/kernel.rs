//! What callers hold: convolution of bytes, of any number of images, safe to call on slices.
//!
//! In: images, packed weights and biases, scales, perhaps something to add. Out: results.
//! Invariant: slices that are too short are refused before any code runs.
//! Not here: threads. Images are independent, so whoever has several threads gives each some.

use crate::primitive::count;
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, InOut, Kernel, Out, PlainElement};

/// The generated function: how many images, images, weights, biases, scales, what is added, results, memory to work in.
pub(super) type Code<O> = fn(isize, In<u8>, In<i8>, In<i32>, In<f32>, In<O>, Out<O>, InOut<u8>);

/// Convolution of bytes, compiled.
#[derive(Debug)]
pub struct QuantizedConvolutionKernel<O = u8> {
    kernel: Kernel<Code<O>>,
    scratch_len: usize,
}

impl<O: PlainElement> QuantizedConvolutionKernel<O> {
    pub(super) fn new(kernel: Kernel<Code<O>>, scratch_len: usize) -> QuantizedConvolutionKernel<O> {
        QuantizedConvolutionKernel { kernel, scratch_len }
    }

    /// Convolves so many images. Weights and biases are those that [`pack`](super::QuantizedConvolution::pack) gave; the
    /// lengths that slices have at least are those that [`QuantizedConvolution`](super::QuantizedConvolution) tells. `added` may
    /// be empty unless something is added, and `scales`, of which there is one a channel, if results are sums.
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
