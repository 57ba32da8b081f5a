//! Convolution: sums over windows and channels, then bias, residual and activation.
//!
//! In: a [`Convolution`]: sizes, windows, groups, channel layout. Out: a [`ConvolutionKernel`] for any number of
//! images.
//! Invariant: a result starts with its bias; the products of its window are added in `f32`, each by a fused
//! multiply-add (`mul_add`). In NHWC and blocked layouts, the order is row, column, channel, and elements outside the
//! image are skipped. In NCHW, the order is channel, row, column, and elements outside the image are zeros, which is
//! the same for finite weights.
//! Not here: depthwise convolution (see `depthwise`).

mod generate;
mod kernel;
mod naive;
mod planes;
pub mod quantized;
mod shape;

pub use kernel::ConvolutionKernel;
pub use naive::naive;
pub use quantized::{QuantizedConvolution, QuantizedConvolutionKernel, QuantizedResult};

use crate::elementwise::{Data, kind};
use crate::error::SpecError;
use crate::machine::Machine;
use crate::map::Map;
use crate::primitive::{KernelCompiler, Primitive, Published, Recorded, Recording};
use crate::scratch;
use crate::spatial::{Cover, Group, Window, exact};
use core::marker::PhantomData;
use kernelsmith_manager::{Failure, KeyWriter, Kind};
use shape::{Lens, Shape, panel};

/// Name of the primitive in errors.
const NAME: &str = "convolution";

/// Convolution of images of `f32` in NHWC, blocked or NCHW layout. Results and residuals are of type `O`: `f32`, or
/// [`F16`](kernelsmith_exec::F16) or [`Bf16`](kernelsmith_exec::Bf16), to which results are rounded once.
///
/// ```
/// use kernelsmith::kernels::{Convolution, Window, convolution};
/// // The sum and the difference of two channels.
/// let spec = Convolution::new(2, 2, 1, 2).window(Window::new(1));
/// let weights = spec.pack(&[1.0, 1.0, 1.0, -1.0])?;
/// let mut out = [0.0; 4];
/// convolution::naive(&spec, 1, &[5.0, 3.0, 1.0, 4.0], &weights, &[0.0, 0.5], &[], &mut out);
/// assert_eq!(out, [8.0, 2.5, 5.0, -2.5]);
/// let error = spec.pack(&[1.0; 3]).unwrap_err();
/// assert_eq!(error.to_string(), "convolution: `weights` are 3, but must be 4");
/// # Ok::<(), kernelsmith::kernels::SpecError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Convolution<O = f32> {
    shape: Shape,
    activation: Map,
    adds: bool,
    output: PhantomData<fn() -> O>,
}

impl Convolution {
    /// A convolution with 3 x 3 windows and a padding of 1, from `channels` to `outputs` channels, on images of
    /// `height` rows and `width` columns. All channels of a pixel are contiguous (`NHWC`).
    pub fn new(channels: usize, outputs: usize, height: usize, width: usize) -> Convolution {
        let (vertical, horizontal) = (Window::new(3).same(), Window::new(3).same());
        let channel_block = [channels, outputs];
        let shape = Shape { channels, outputs, groups: 1, height, width, channel_block, vertical, horizontal };
        Convolution { shape, activation: Map::Identity, adds: false, output: PhantomData }
    }

    /// The same on bytes: images of `u8`, weights of `i8`, sums of `i32`, converted to the result type. A residual is
    /// added with factor 1 and zero point 0 unless [`QuantizedConvolution::add`] sets others.
    pub fn quantized<O: QuantizedResult>(self) -> QuantizedConvolution<O> {
        QuantizedConvolution::new(self.shape, self.activation, self.adds)
    }

    /// Changes the type of results and residuals.
    #[must_use]
    pub fn result_type<O: Data<Work = f32>>(self) -> Convolution<O> {
        let Convolution { shape, activation, adds, .. } = self;
        Convolution { shape, activation, adds, output: PhantomData }
    }
}

impl<O: Data<Work = f32>> Convolution<O> {
    /// Sets the windows along the vertical and the horizontal axis.
    #[must_use]
    pub fn windows(mut self, vertical: Window, horizontal: Window) -> Convolution<O> {
        (self.shape.vertical, self.shape.horizontal) = (vertical, horizontal);
        self
    }

    /// Sets the same window in both directions.
    #[must_use]
    pub fn window(self, window: Window) -> Convolution<O> {
        self.windows(window, window)
    }

    /// Sets the number of groups: an output depends only on the channels of its group.
    #[must_use]
    pub fn groups(mut self, groups: usize) -> Convolution<O> {
        self.shape.groups = groups;
        self
    }

    /// Sets the channel blocks of images and of results, the numbers of contiguous channels: 16 and 16 in `nChw16c`. A
    /// channel block has to divide the channels of a group, or the other way round.
    #[must_use]
    pub fn channel_blocks(mut self, channels: usize, outputs: usize) -> Convolution<O> {
        self.shape.channel_block = [channels, outputs];
        self
    }

    /// Sets the layout `NCHW`, which is a channel block of 1.
    #[must_use]
    pub fn nchw(self) -> Convolution<O> {
        self.channel_blocks(1, 1)
    }

    /// Sets the activation.
    #[must_use]
    pub fn activation(mut self, activation: Map) -> Convolution<O> {
        self.activation = activation;
        self
    }

    /// Adds a residual to each result before the activation, such as the input of a network block.
    #[must_use]
    pub fn add(mut self) -> Convolution<O> {
        self.adds = true;
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

    /// Number of packed weights; see [`Convolution::pack`].
    pub fn weights_len(&self) -> usize {
        exact(&[self.shape.outputs, self.weights_row()])
    }

    /// Number of output channels; each has a bias.
    pub fn bias_len(&self) -> usize {
        self.shape.outputs
    }

    /// Packs weights in the order `[output][channel of the group][row][column]` for the kernel.
    ///
    /// # Errors
    /// The spec is invalid, or there are too few weights.
    pub fn pack(&self, weights: &[f32]) -> Result<Vec<f32>, SpecError> {
        self.check()?;
        let (channels, taps) = (self.shape.group_channels(), self.shape.taps());
        let weights = self.shape.checked_weights(weights)?;
        let mut packed = vec![0.0; self.weights_len()];
        for (at, weight) in weights.iter().enumerate() {
            packed[self.weight(at / taps / channels, at / taps % channels, at % taps)] = *weight;
        }
        Ok(packed)
    }

    /// The packed position of a weight.
    fn weight(&self, output: usize, channel: usize, tap: usize) -> usize {
        let (shape, taps) = (&self.shape, self.shape.taps());
        if shape.is_nchw() {
            return output * self.weights_row() + channel * taps + tap;
        }
        let panel = self.panel();
        ((output / panel * taps + tap) * shape.group_channels() + channel) * panel + output % panel
    }

    /// Distance between the weights of consecutive outputs. In NCHW, weights of several outputs are read together, so
    /// the distance must not be a power of two, which would cause conflict misses.
    fn weights_row(&self) -> usize {
        let row = exact(&[self.shape.group_channels(), self.shape.taps()]);
        if self.shape.is_nchw() && row.is_multiple_of(256) { row.saturating_add(16) } else { row }
    }

    /// Outputs per packed panel of weights, which has the layout `[row][column][channel][output]`.
    fn panel(&self) -> usize {
        panel(self.shape.segment(), &[32, 48, 16])
    }

    fn flat(&self) -> Convolution<O> {
        Convolution { shape: self.shape.flat(), ..*self }
    }

    /// Vectors of outputs, and results of a row per group: registers hold their accumulators, one weight vector each,
    /// and an element.
    fn blocking(&self, machine: &Machine) -> (Cover, Group) {
        let lanes = machine.lanes(32) as usize;
        let vectors = match self.panel().div_ceil(lanes) {
            n @ 1..=3 => n,
            n if n % 2 == 1 && n % 3 == 0 => 3,
            _ => 2,
        };
        let outputs = Cover::new(self.panel(), lanes, vectors);
        let registers = (machine.vector_registers as usize).saturating_sub(outputs.vectors() + 2);
        let max_results = (registers / outputs.vectors()).clamp(2, 16);
        (outputs, Group::new(self.shape.horizontal, self.shape.width, max_results))
    }
}

impl<O: Data<Work = f32>> Primitive for Convolution<O> {
    const KIND: Kind = kind(0x6b27, "convolution", &[O::TYPE]);
    type Kernel = ConvolutionKernel<O>;

    fn check(&self) -> Result<(), SpecError> {
        self.shape.check()?;
        Shape::check_weights(self.weights_len())?;
        let error = |field, problem: String| Err(SpecError::new(NAME, field, problem));
        self.activation.check::<f32>().or_else(|problem| error("activation", problem))
    }

    fn write_key(&self, key: &mut KeyWriter) {
        self.shape.write_key(key);
        key.bool(self.adds);
        self.activation.write_key(key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let machine = kernels.machine().clone();
        let spec = self.flat();
        if spec.shape.is_nchw() {
            let plan = planes::Plan::of(&spec, &machine);
            scratch::check::<f32>(NAME, plan.scratch_len(&spec))?;
            let source = planes::kernel(&spec, plan);
            return kernels.kernel(source.map(|source| Recorded::new(source, machine.widest())));
        }
        let (outputs, group) = spec.blocking(&machine);
        group.check_size(NAME, outputs.vectors())?;
        kernels.kernel(generate::kernel(&spec, outputs, group).map(|source| Recorded::new(source, machine.widest())))
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<ConvolutionKernel<O>, Failure> {
        let spec = self.flat();
        let lens = Lens::new(&self.shape, kernels.machine(), [size_of::<f32>(), O::TYPE.size_bytes()], 1);
        if spec.shape.is_nchw() {
            let plan = planes::Plan::of(&spec, kernels.machine());
            let (scratch_len, offsets) = (plan.scratch_len(&spec), plan.offsets(&spec));
            return Ok(ConvolutionKernel::of_planes(kernels.kernel()?, scratch_len, offsets, lens));
        }
        Ok(ConvolutionKernel::blocked(kernels.kernel()?, lens))
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let spec = self.flat();
        let blocking = if spec.shape.is_nchw() {
            planes::Plan::of(&spec, machine).explain(&spec)
        } else {
            let (outputs, group) = spec.blocking(machine);
            let [vectors, lanes, results] = [outputs.vectors(), outputs.lanes(), group.size];
            format!("{vectors} vectors of {lanes} outputs by {results} results of a row in registers")
        };
        let sums = self.output_len() * self.shape.group_channels() * self.shape.taps();
        let peak = machine.lanes(32) as f64 * machine.fma_per_cycle;
        let Shape { channels, height, width, outputs, .. } = self.shape;
        format!(
            "convolution of {channels} channels of {height} x {width} to {outputs}\n{blocking}\nbound: {sums} multiply-adds per image, {:.0} cycles\n",
            sums as f64 / peak
        )
    }
}
