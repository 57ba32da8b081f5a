//! Convolution of bytes: images of `u8`, weights of `i8`, sums of `i32`, which are requantised to bytes.
//!
//! In: a [`QuantizedConvolution`], derived from a [`Convolution`](super::Convolution). Out: a
//! [`QuantizedConvolutionKernel`].
//! Invariant: kernels return the same bits as [`naive()`], provided that the activation is exact.
//! Not here: choosing scales and zero points.

mod copy;
mod generate;
mod kernel;
mod naive;
mod plan;
mod result;

pub use kernel::QuantizedConvolutionKernel;
pub use naive::naive;
pub use result::QuantizedResult;

use super::NAME;
use super::shape::{Lens, Shape, panel};
use crate::elementwise::kind;
use crate::error::SpecError;
use crate::machine::Machine;
use crate::map::Map;
use crate::primitive::{KernelCompiler, Primitive, Published, Recorded, Recording};
use crate::scratch;
use crate::spatial::exact;
use core::marker::PhantomData;
use kernelsmith_manager::{Failure, KeyWriter, Kind};
use plan::Plan;

/// Channels per dot product.
const WORD: usize = 4;

/// The residual that is added before the activation: its elements minus its zero point, times the factor.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Added {
    factor: f32,
    zero_point: i32,
}

/// Convolution of images of `u8` with weights of `i8`. With the zero point `z` of the images, a sum is
///
/// `s = bias + (x_1 - z) w_1 + (x_2 - z) w_2 + ...`, a wrapping `i32`; elements outside the image are `z`.
///
/// | results | value |
/// |---|---|
/// | `i32` | `activation(s)`; an activation of integers |
/// | `f32` | `y = activation(s scale [+ (added - its zero point) factor])`, with a scale for each output channel |
/// | `u8`, `i8` | `y` rounded to nearest even, plus the zero point of the results, saturated to the type; the minimum if `y` is NaN |
///
/// Everything after the sum is computed in `f32`, step by step; the residual is added by one `mul_add`. An activation
/// operates on results divided by their scale: ReLU is unchanged, and ReLU6 is
/// `Map::Clamp(0.0, 6.0 / scale of results)`.
///
/// ```
/// use kernelsmith::kernels::{Convolution, Primitive, Window, convolution::quantized};
/// // The sum and the difference of two channels, halved; the zero points are 10 and 100.
/// let layer = Convolution::new(2, 2, 1, 2).window(Window::new(1)).quantized::<u8>().zero_points(10, 100);
/// let (images, weights, bias, mut out) = ([15, 13, 11, 250], [1, 1, 1, -1], [0, 2], [0; 4]);
/// quantized::naive(&layer, 1, &images, &weights, &bias, &[0.5, 0.5], &[], &mut out);
/// assert_eq!(out, [104, 102, 220, 0]);
/// let error = layer.zero_points(10, 300).check().unwrap_err();
/// assert_eq!(error.to_string(), "convolution: `zero_points` is 300 for results, but must be 0 to 255");
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct QuantizedConvolution<O = u8> {
    shape: Shape,
    activation: Map,
    /// The zero points of images and of results.
    zero_points: (u8, i32),
    added: Option<Added>,
    result: PhantomData<fn() -> O>,
}

impl<O: QuantizedResult> QuantizedConvolution<O> {
    pub(super) fn new(shape: Shape, activation: Map, adds: bool) -> QuantizedConvolution<O> {
        let added = adds.then_some(Added { factor: 1.0, zero_point: 0 });
        QuantizedConvolution { shape, activation, zero_points: (0, 0), added, result: PhantomData }
    }

    /// Sets the zero points of images and of results.
    #[must_use]
    pub fn zero_points(mut self, images: u8, results: i32) -> QuantizedConvolution<O> {
        self.zero_points = (images, results);
        self
    }

    /// Adds a residual of the result type before the activation: its elements minus this zero point, times this factor.
    /// The factor is the scale of the residual divided by the scale of the results.
    #[must_use]
    pub fn add(mut self, factor: f32, zero_point: i32) -> QuantizedConvolution<O> {
        self.added = Some(Added { factor, zero_point });
        self
    }

    /// Elements of an image.
    pub fn input_len(&self) -> usize {
        self.shape.input_len()
    }

    /// Rows and columns of results.
    pub fn output_size(&self) -> (usize, usize) {
        self.shape.output_size()
    }

    /// Results per image; a residual has the same size.
    pub fn output_len(&self) -> usize {
        self.shape.output_len()
    }

    /// Number of packed weights; see [`QuantizedConvolution::pack`].
    pub fn weights_len(&self) -> usize {
        exact(&[self.shape.outputs, self.shape.vertical.size, self.row_words(), WORD])
    }

    /// Number of output channels; each has a bias and a scale.
    pub fn bias_len(&self) -> usize {
        self.shape.outputs
    }

    /// Packs weights, in the order `[output][channel of the group][row][column]`, and biases for the kernel. The packed
    /// biases include the correction for the zero point of the images.
    ///
    /// # Errors
    /// The spec is invalid, or there are too few weights or biases.
    pub fn pack(&self, weights: &[i8], bias: &[i32]) -> Result<(Vec<i8>, Vec<i32>), SpecError> {
        self.check()?;
        let (channels, taps, outputs) = (self.shape.group_channels(), self.shape.taps(), self.shape.outputs);
        let weights = self.shape.checked_weights(weights)?;
        let too_few = || format!("has {} elements, but must have {outputs}", bias.len());
        let mut biases = bias.get(..outputs).ok_or_else(|| SpecError::new(NAME, "bias", too_few()))?.to_vec();
        let mut packed = vec![0; self.weights_len()];
        for (at, &weight) in weights.iter().enumerate() {
            let output = at / taps / channels;
            packed[self.weight(output, at / taps % channels, at % taps)] = weight;
            biases[output] = biases[output].wrapping_sub(i32::from(self.zero_points.0) * i32::from(weight));
        }
        Ok((packed, biases))
    }

    /// The packed position of a weight.
    fn weight(&self, output: usize, channel: usize, tap: usize) -> usize {
        let (panel, columns) = (self.panel(), self.shape.horizontal.size);
        let (row, in_row) = (tap / columns, tap % columns * self.pixel() + channel);
        let word = (output / panel * self.shape.vertical.size + row) * self.row_words() + in_row / WORD;
        (word * panel + output % panel) * WORD + in_row % WORD
    }

    /// Whether the pixels of a window's row are contiguous, so that quads span pixels.
    fn is_contiguous(&self) -> bool {
        self.shape.groups == 1 && self.shape.horizontal.dilation == 1
    }

    /// Bytes per pixel of a window's row in a group: full quads, unless pixels are contiguous.
    fn pixel(&self) -> usize {
        let channels = self.shape.group_channels();
        if self.is_contiguous() { channels } else { channels.div_ceil(WORD).saturating_mul(WORD) }
    }

    /// Quads in a window's row; the last may have padding channels with zero weights.
    fn row_words(&self) -> usize {
        exact(&[self.shape.horizontal.size, self.pixel()]).div_ceil(WORD)
    }

    /// Consecutive outputs that share a panel sequence, contiguous or not.
    fn segment(&self) -> usize {
        if self.has_plane_outputs() { self.shape.group_outputs() } else { self.shape.segment() }
    }

    /// Whether results are planes, so that the lanes of a vector go to different planes.
    fn has_plane_outputs(&self) -> bool {
        self.shape.channel_block[1] == 1
    }

    /// Outputs per packed panel of weights, which has the layout `[row][quad][output][element of the quad]`.
    fn panel(&self) -> usize {
        panel(self.segment(), &[64, 48, 32, 16])
    }
}

impl<O: QuantizedResult> Primitive for QuantizedConvolution<O> {
    const KIND: Kind = kind(0x6b28, "convolution of bytes", &[O::TYPE]);
    type Kernel = QuantizedConvolutionKernel<O>;

    fn check(&self) -> Result<(), SpecError> {
        self.shape.check()?;
        Shape::check_weights(self.weights_len())?;
        let error = |field, problem: String| Err(SpecError::new(NAME, field, problem));
        O::check_activation(self.activation).or_else(|problem| error("activation", problem))?;
        let (min, max) = O::BYTES.unwrap_or_default();
        if !(min..=max).contains(&self.zero_points.1) {
            let value = self.zero_points.1;
            return error("zero_points", format!("is {value} for results, but must be {min} to {max}"));
        }
        match self.added {
            Some(_) if !O::IS_SCALED => error("add", format!("is for scaled results, not for {}", O::TYPE.name())),
            Some(Added { factor, .. }) if !factor.is_finite() => {
                error("add", format!("has the factor {factor}, but must have a finite one"))
            }
            Some(Added { zero_point, .. }) if !(min..=max).contains(&zero_point) => {
                error("add", format!("has the zero point {zero_point}, which must be {min} to {max}"))
            }
            _ => Ok(()),
        }
    }

    fn write_key(&self, key: &mut KeyWriter) {
        self.shape.write_key(key);
        key.u8(self.zero_points.0).i32(self.zero_points.1);
        key.option(self.added, |key, added| {
            key.f32(added.factor).i32(added.zero_point);
        });
        self.activation.write_key(key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let machine = kernels.machine().clone();
        let plan = Plan::of(self, &machine);
        scratch::check::<u8>(NAME, plan.scratch_len())?;
        let source = generate::kernel(self, &plan);
        kernels.kernel(source.map(|source| Recorded::new(source, machine.widest())))
    }

    fn assemble<C: KernelCompiler>(
        &self,
        kernels: &mut Published<'_, C>,
    ) -> Result<QuantizedConvolutionKernel<O>, Failure> {
        let plan = Plan::of(self, kernels.machine());
        // Without a dot-product instruction, each multiply-add handles one product per lane.
        let per_instruction = if kernels.machine().dot_i8 { WORD } else { 1 };
        let lens = Lens::new(&self.shape, kernels.machine(), [1, O::TYPE.size_bytes()], per_instruction);
        Ok(QuantizedConvolutionKernel::new(kernels.kernel()?, plan.scratch_len(), lens))
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let Shape { channels, height, width, outputs, .. } = self.shape;
        let products = self.output_len() * self.shape.group_channels() * self.shape.taps();
        // Without a dot-product instruction, each multiply-add handles one product per lane.
        let per_instruction = if machine.dot_i8 { WORD } else { 1 };
        let peak = (machine.lanes(32) as usize * per_instruction) as f64 * machine.fma_per_cycle;
        format!(
            "convolution of {channels} channels of {height} x {width} bytes to {outputs}\n{}\nbound: {products} products per image, {:.0} cycles\n",
            Plan::of(self, machine).explain(self),
            products as f64 / peak
        )
    }
}
