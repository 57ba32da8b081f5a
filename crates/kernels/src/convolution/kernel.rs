//! The callable kernel: convolves any number of images, safe on slices.
//!
//! In: images, weights, biases, optional residual. Out: results.
//! Invariant: slices that are too short are rejected before any code runs.
//! Not here: threads. Images are independent, so a caller can divide them among threads.

use super::planes;
use crate::primitive::count;
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, Kernel, Out, PlainElement};

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
}

impl<O: PlainElement> ConvolutionKernel<O> {
    pub(super) fn blocked(kernel: Kernel<Code<O>>) -> ConvolutionKernel<O> {
        ConvolutionKernel { compiled: Compiled::Blocked(kernel) }
    }

    pub(super) fn of_planes(
        kernel: Kernel<planes::Code<O>>,
        scratch_len: usize,
        offsets: Vec<i32>,
    ) -> ConvolutionKernel<O> {
        ConvolutionKernel { compiled: Compiled::Planes { kernel, scratch_len, offsets } }
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
}
