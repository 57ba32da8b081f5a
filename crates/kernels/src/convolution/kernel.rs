//! What callers hold: convolution of any number of images, safe to call on slices.
//!
//! In: images, weights, biases, perhaps something to add. Out: results.
//! Invariant: slices that are too short are refused before any code runs.
//! Not here: threads. Images are independent, so whoever has several threads gives each some.

use kernelsmith_exec::{CallError, In, Kernel, Out};

/// The generated function: how many images, images, weights, biases, what is added, results.
pub(super) type Code = fn(isize, In<f32>, In<f32>, In<f32>, In<f32>, Out<f32>);

/// Convolution, compiled.
#[derive(Debug)]
pub struct ConvolutionKernel {
    kernel: Kernel<Code>,
}

impl ConvolutionKernel {
    pub(super) fn new(kernel: Kernel<Code>) -> ConvolutionKernel {
        ConvolutionKernel { kernel }
    }

    /// Convolves so many images. The lengths that the slices have at least are those that
    /// [`Convolution`](super::Convolution) tells; `added` may be empty unless something is added.
    ///
    /// # Errors
    /// A slice is too short.
    pub fn call(
        &self,
        images: usize,
        input: &[f32],
        weights: &[f32],
        bias: &[f32],
        added: &[f32],
        output: &mut [f32],
    ) -> Result<(), CallError> {
        self.kernel.call(images as isize, input, weights, bias, added, output)
    }
}
