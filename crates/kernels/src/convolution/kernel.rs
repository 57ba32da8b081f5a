//! What callers hold: convolution of any number of images, safe to call on slices.
//!
//! In: images, weights, biases, perhaps something to add. Out: results.
//! Invariant: slices that are too short are refused before any code runs.
//! Not here: threads. Images are independent, so whoever has several threads gives each some.

use super::planes;
use crate::primitive::count;
use crate::scratch::Scratch;
use kernelsmith_exec::{CallError, In, Kernel, Out, PlainElement};

/// The generated function: how many images, images, weights, biases, what is added, results.
pub(super) type Code<O> = fn(isize, In<f32>, In<f32>, In<f32>, In<O>, Out<O>);

#[derive(Debug)]
enum Compiled<O> {
    SideBySide(Kernel<Code<O>>),
    Planes {
        kernel: Kernel<planes::Code<O>>,
        scratch_len: usize,
        /// Where the elements of windows are.
        offsets: Vec<i32>,
    },
}

/// Convolution, compiled.
#[derive(Debug)]
pub struct ConvolutionKernel<O = f32> {
    compiled: Compiled<O>,
}

impl<O: PlainElement> ConvolutionKernel<O> {
    pub(super) fn side_by_side(kernel: Kernel<Code<O>>) -> ConvolutionKernel<O> {
        ConvolutionKernel { compiled: Compiled::SideBySide(kernel) }
    }

    pub(super) fn of_planes(
        kernel: Kernel<planes::Code<O>>,
        scratch_len: usize,
        offsets: Vec<i32>,
    ) -> ConvolutionKernel<O> {
        ConvolutionKernel { compiled: Compiled::Planes { kernel, scratch_len, offsets } }
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
        added: &[O],
        output: &mut [O],
    ) -> Result<(), CallError> {
        let images = count(images);
        match &self.compiled {
            Compiled::SideBySide(kernel) => kernel.call(images, input, weights, bias, added, output),
            Compiled::Planes { kernel, scratch_len, offsets } => {
                f32::with(*scratch_len, |work| kernel.call(images, input, weights, bias, added, output, work, offsets))
            }
        }
    }
}
