//! What callers hold: depthwise convolution of any number of images, safe to call on slices.
//!
//! In: images, weights and biases. Out: results.
//! Invariant: slices that are too short are refused before any code runs.
//! Not here: threads. Images are independent, so whoever has several threads gives each some.

use super::DepthwiseElement;
use crate::primitive::count;
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, InOut, Kernel, Out};

/// The generated function: how many images, images, weights, biases, results, and memory to work in.
pub(super) type Code<T> = fn(isize, In<T>, In<T>, In<f32>, Out<T>, InOut<f32>);

/// Depthwise convolution, compiled.
#[derive(Debug)]
pub struct DepthwiseKernel<T: DepthwiseElement> {
    kernel: Kernel<Code<T>>,
    scratch_len: usize,
}

impl<T: DepthwiseElement> DepthwiseKernel<T> {
    pub(super) fn new(kernel: Kernel<Code<T>>, scratch_len: usize) -> DepthwiseKernel<T> {
        DepthwiseKernel { kernel, scratch_len }
    }

    /// Convolves so many images. The lengths that the slices have at least are those that
    /// [`Depthwise`](super::Depthwise) tells.
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
}
