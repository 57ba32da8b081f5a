//! The callable kernel: convolves any number of images, safe on slices.
//!
//! In: images, weights and biases. Out: results.
//! Invariant: slices that are too short are rejected before any code runs.
//! Not here: threads. Images are independent, so a caller can divide them among threads.

use super::DepthwiseElement;
use crate::primitive::count;
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, InOut, Kernel, Out};

/// The generated function: number of images, images, weights, biases, results, scratch memory.
pub(super) type Code<T> = fn(isize, In<T>, In<T>, In<f32>, Out<T>, InOut<f32>);

/// A compiled depthwise convolution.
#[derive(Debug)]
pub struct DepthwiseKernel<T: DepthwiseElement> {
    kernel: Kernel<Code<T>>,
    scratch_len: usize,
}

impl<T: DepthwiseElement> DepthwiseKernel<T> {
    pub(super) fn new(kernel: Kernel<Code<T>>, scratch_len: usize) -> DepthwiseKernel<T> {
        DepthwiseKernel { kernel, scratch_len }
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
}
