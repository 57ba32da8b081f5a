//! Convolution: sums over windows and channels, then a bias, what is to be added, and an activation.
//!
//! In: a [`Convolution`]: sizes, windows, groups, how channels lie. Out: a [`ConvolutionKernel`] for any number of images.
//! Invariant: a result is its bias, to which the products of its window are added in `f32`, each rounded once with its product
//! (`mul_add`). Side by side, that is row by row, column by column, channel by channel, and elements outside of the image take
//! no part. In planes it is channel by channel, row by row, column by column, and elements outside are zeros, which is the
//! same for weights that are finite.
//! Not here: a window for each channel (see `depthwise`).

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
use shape::{Shape, panel};

/// The primitive, in errors.
const NAME: &str = "convolution";

/// Convolution of images of `f32`, whose channels lie side by side or in planes; results, and what is added to them, are of
/// `O`: `f32`, or [`F16`](kernelsmith_exec::F16) or [`Bf16`](kernelsmith_exec::Bf16), to which they are rounded once.
///
/// ```
/// use kernelsmith_kernels::{Convolution, Window, convolution};
/// // The sum and the difference of two channels.
/// let spec = Convolution::new(2, 2, 1, 2).window(Window::new(1));
/// let weights = spec.pack(&[1.0, 1.0, 1.0, -1.0])?;
/// let mut out = [0.0; 4];
/// convolution::naive(&spec, 1, &[5.0, 3.0, 1.0, 4.0], &weights, &[0.0, 0.5], &[], &mut out);
/// assert_eq!(out, [8.0, 2.5, 5.0, -2.5]);
/// let error = spec.pack(&[1.0; 3]).unwrap_err();
/// assert_eq!(error.to_string(), "convolution: `weights` are 3, but have to be 4");
/// # Ok::<(), kernelsmith_kernels::SpecError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Convolution<O = f32> {
    shape: Shape,
    activation: Map,
    adds: bool,
    output: PhantomData<fn() -> O>,
}

impl Convolution {
    /// Windows of 3 x 3 elements with padding of one on images of so many channels, with so many channels of results, of
    /// so many rows and columns. All channels of a pixel lie side by side (`NHWC`).
    pub fn new(channels: usize, outputs: usize, height: usize, width: usize) -> Convolution {
        let (vertical, horizontal) = (Window::new(3).same(), Window::new(3).same());
        let side_by_side = [channels, outputs];
        let shape = Shape { channels, outputs, groups: 1, height, width, side_by_side, vertical, horizontal };
        Convolution { shape, activation: Map::Identity, adds: false, output: PhantomData }
    }

    /// The same on bytes: images of `u8`, weights of `i8`, sums of `i32`, and what these become. Something that is added is
    /// added as it is, unless told otherwise.
    pub fn quantized<O: QuantizedResult>(self) -> QuantizedConvolution<O> {
        QuantizedConvolution::new(self.shape, self.activation, self.adds)
    }

    /// Results of another type, and of that type what is added to them.
    #[must_use]
    pub fn results_of<O: Data<Work = f32>>(self) -> Convolution<O> {
        let Convolution { shape, activation, adds, .. } = self;
        Convolution { shape, activation, adds, output: PhantomData }
    }
}

impl<O: Data<Work = f32>> Convolution<O> {
    /// The windows: along columns and along rows.
    #[must_use]
    pub fn windows(mut self, vertical: Window, horizontal: Window) -> Convolution<O> {
        (self.shape.vertical, self.shape.horizontal) = (vertical, horizontal);
        self
    }

    /// The same window in both directions.
    #[must_use]
    pub fn window(self, window: Window) -> Convolution<O> {
        self.windows(window, window)
    }

    /// Groups of channels, and as many of results: a result is of the channels of its own group.
    #[must_use]
    pub fn groups(mut self, groups: usize) -> Convolution<O> {
        self.shape.groups = groups;
        self
    }

    /// How many channels of images, and of results, lie side by side: 16 and 16 in `nChw16c`. One divides the channels
    /// of a group, or they divide it.
    #[must_use]
    pub fn side_by_side(mut self, channels: usize, outputs: usize) -> Convolution<O> {
        self.shape.side_by_side = [channels, outputs];
        self
    }

    /// Each channel of images and of results is a plane of its own: `NCHW`. The same as one channel side by side.
    #[must_use]
    pub fn planes(self) -> Convolution<O> {
        self.side_by_side(1, 1)
    }

    /// What becomes of the sums.
    #[must_use]
    pub fn activation(mut self, activation: Map) -> Convolution<O> {
        self.activation = activation;
        self
    }

    /// Something is added to each result before its activation, such as the input of a block of a network.
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

    /// Results of an image, and what is added to them.
    pub fn output_len(&self) -> usize {
        self.shape.output_len()
    }

    /// Weights, in an order of their own: see [`Convolution::pack`].
    pub fn weights_len(&self) -> usize {
        exact(&[self.shape.outputs, self.weights_row()])
    }

    /// Channels of results, each of which has a bias.
    pub fn bias_len(&self) -> usize {
        self.shape.outputs
    }

    /// Weights as kernels want them, of weights in the order `[output][channel of the group][row][column]`.
    ///
    /// # Errors
    /// The spec is wrong, or there are fewer weights than that.
    pub fn pack(&self, weights: &[f32]) -> Result<Vec<f32>, SpecError> {
        self.check()?;
        let (channels, taps) = (self.shape.group_channels(), self.shape.taps());
        let weights = self.shape.given(weights)?;
        let mut packed = vec![0.0; self.weights_len()];
        for (at, weight) in weights.iter().enumerate() {
            packed[self.weight(at / taps / channels, at / taps % channels, at % taps)] = *weight;
        }
        Ok(packed)
    }

    /// Where the weight of an output for a channel of its group and an element of the window is.
    fn weight(&self, output: usize, channel: usize, tap: usize) -> usize {
        let (shape, taps) = (&self.shape, self.shape.taps());
        if shape.is_in_planes() {
            return output * self.weights_row() + channel * taps + tap;
        }
        let panel = self.panel();
        ((output / panel * taps + tap) * shape.group_channels() + channel) * panel + output % panel
    }

    /// Weights from one output to the next; in planes those of several outputs are read together, which must not be a power of
    /// two apart, since then they displace each other in caches.
    fn weights_row(&self) -> usize {
        let row = exact(&[self.shape.group_channels(), self.shape.taps()]);
        if self.shape.is_in_planes() && row.is_multiple_of(256) { row.saturating_add(16) } else { row }
    }

    /// Outputs whose weights lie together, `[row][column][channel][output]`.
    fn panel(&self) -> usize {
        panel(self.shape.segment(), &[32, 48, 16])
    }

    fn flat(&self) -> Convolution<O> {
        Convolution { shape: self.shape.flat(), ..*self }
    }

    /// Vectors of outputs, and results of a row that are made together: their sums are in registers, beside a weight of each
    /// vector and an element.
    fn blocking(&self, machine: &Machine) -> (Cover, Group) {
        let lanes = machine.lanes(32) as usize;
        let vectors = match self.panel().div_ceil(lanes) {
            n @ 1..=3 => n,
            n if n % 2 == 1 && n % 3 == 0 => 3,
            _ => 2,
        };
        let outputs = Cover::new(self.panel(), lanes, vectors);
        let registers = (machine.vector_registers as usize).saturating_sub(outputs.vectors() + 2);
        let most = (registers / outputs.vectors()).clamp(2, 16);
        (outputs, Group::new(self.shape.horizontal, self.shape.width, most))
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

    fn record<C: KernelCompiler>(&self, kernels: &mut Recording<'_, C>) -> Result<(), Failure> {
        let machine = kernels.machine().clone();
        let spec = self.flat();
        if spec.shape.is_in_planes() {
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
        if spec.shape.is_in_planes() {
            let plan = planes::Plan::of(&spec, kernels.machine());
            return Ok(ConvolutionKernel::of_planes(kernels.kernel()?, plan.scratch_len(&spec), plan.offsets(&spec)));
        }
        Ok(ConvolutionKernel::side_by_side(kernels.kernel()?))
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let spec = self.flat();
        let way = if spec.shape.is_in_planes() {
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
            "convolution of {channels} channels of {height} x {width} to {outputs}\n{way}\nbound: {sums} multiply-adds an image, {:.0} cycles\n",
            sums as f64 / peak
        )
    }
}
