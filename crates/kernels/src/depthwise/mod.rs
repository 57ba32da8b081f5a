//! Depthwise convolution: a separate window per channel, then bias and activation.
//!
//! In: a [`Depthwise`]: sizes, windows, layout, activation. Out: a [`DepthwiseKernel`] for any number of images.
//! Invariant: a result starts with its bias; the products of its window are added row by row in `f32`, each by a fused
//! multiply-add (`mul_add`). Elements outside the image are skipped in layout [`Layout::ChannelBlocks`], and are zeros in
//! [`Layout::Nchw`], which is the same for finite weights.
//! Not here: sums over channels (see `convolution`).

mod channels;
mod kernel;
mod naive;
mod planes;

pub use kernel::DepthwiseKernel;
pub use naive::naive;

use crate::error::SpecError;
use crate::machine::{CACHE_LINE, Machine};
use crate::map::Map;
use crate::pool::PoolElement;
use crate::primitive::{KernelCompiler, Primitive, Published, Recorded, Recording};
use crate::scratch;
use crate::spatial::{Group, Layout, MAX_ELEMENTS, MAX_SIDE, Window, exact};
use core::marker::PhantomData;
use kernelsmith_dsl::{Expr, K};
use kernelsmith_exec::F16;
use kernelsmith_manager::{Failure, KeyWriter, Kind};

/// An element type for depthwise convolution: `f32` and [`F16`].
pub trait DepthwiseElement: PoolElement {
    /// The primitive for this type.
    #[doc(hidden)]
    const DEPTHWISE: Kind;
}

impl DepthwiseElement for f32 {
    const DEPTHWISE: Kind = Kind::new(0x6b25, "depthwise-f32");
}

impl DepthwiseElement for F16 {
    const DEPTHWISE: Kind = Kind::new(0x6b26, "depthwise-f16");
}

/// Maximum number of elements of a window.
const MAX_TAPS: usize = 1024;

/// Depthwise convolution of images of `T`: `f32` or [`F16`], computed in `f32`.
///
/// ```
/// use kernelsmith::kernels::{Depthwise, Window, depthwise, map::Map};
/// let spec = Depthwise::<f32>::new(1, 1, 4).windows(Window::new(1), Window::new(3).same()).activation(Map::Relu);
/// let mut out = [9.0; 4];
/// depthwise::naive(&spec, 1, &[1.0, 2.0, 3.0, 4.0], &[-1.0, 0.0, 1.0], &[0.5], &mut out);
/// assert_eq!(out, [2.5, 2.5, 2.5, 0.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Depthwise<T> {
    channels: usize,
    multiplier: usize,
    height: usize,
    width: usize,
    layout: Layout,
    vertical: Window,
    horizontal: Window,
    activation: Map,
    element: PhantomData<T>,
}

impl<T: DepthwiseElement> Depthwise<T> {
    /// A depthwise convolution with 3 x 3 windows and a padding of 1, on `channels` channels of `height` rows and
    /// `width` columns, in layout [`Layout::Nchw`], without activation.
    pub fn new(channels: usize, height: usize, width: usize) -> Depthwise<T> {
        let window = Window::new(3).same();
        Depthwise {
            channels,
            multiplier: 1,
            height,
            width,
            layout: Layout::Nchw,
            vertical: window,
            horizontal: window,
            activation: Map::Identity,
            element: PhantomData,
        }
    }

    /// Sets the windows along the vertical and the horizontal axis.
    #[must_use]
    pub fn windows(mut self, vertical: Window, horizontal: Window) -> Depthwise<T> {
        (self.vertical, self.horizontal) = (vertical, horizontal);
        self
    }

    /// Sets the same window in both directions.
    #[must_use]
    pub fn window(self, window: Window) -> Depthwise<T> {
        self.windows(window, window)
    }

    /// Sets the memory layout of the channels. With [`Layout::ChannelBlocks`], the number of channels has to be a multiple
    /// of the contiguous channels, and the results of as many channels are contiguous.
    #[must_use]
    pub fn layout(mut self, layout: Layout) -> Depthwise<T> {
        self.layout = layout;
        self
    }

    /// Sets the number of results per channel, each with separate weights; they are consecutive output channels.
    #[must_use]
    pub fn multiplier(mut self, multiplier: usize) -> Depthwise<T> {
        self.multiplier = multiplier;
        self
    }

    /// Sets the activation.
    #[must_use]
    pub fn activation(mut self, activation: Map) -> Depthwise<T> {
        self.activation = activation;
        self
    }

    /// Elements of an image.
    pub fn input_len(&self) -> usize {
        exact(&[self.channels, self.height, self.width])
    }

    /// Rows and columns of results.
    pub fn output_size(&self) -> (usize, usize) {
        (self.vertical.results(self.height), self.horizontal.results(self.width))
    }

    /// Results of an image.
    pub fn output_len(&self) -> usize {
        let (rows, columns) = self.output_size();
        exact(&[self.bias_len(), rows, columns])
    }

    /// Number of weights. Their order is `[channel][row][column]` in [`Layout::Nchw`], where the results of a channel
    /// are consecutive, and `[group of channels][row][column][result]` otherwise.
    pub fn weights_len(&self) -> usize {
        exact(&[self.bias_len(), self.taps()])
    }

    /// Number of output channels; each has a bias.
    pub fn bias_len(&self) -> usize {
        exact(&[self.channels, self.multiplier])
    }

    fn taps(&self) -> usize {
        exact(&[self.vertical.size, self.horizontal.size])
    }

    /// Results of a row per group in layout [`Layout::ChannelBlocks`]: registers hold their accumulators, a row of weights,
    /// and some elements.
    fn group(&self, machine: &Machine) -> Group {
        let registers = (machine.vector_registers as usize).saturating_sub(self.horizontal.size + 3);
        Group::new(self.horizontal, self.width, registers.clamp(4, 16))
    }

    /// Rows of results per band in layout [`Layout::ChannelBlocks`]; all channels are computed for a band before the next
    /// one. A band is as large as L2 allows including its input, because a cache line that is fetched for some channels
    /// also holds others. None if rows of results share no input rows, or if L1D would evict the input before the next
    /// row of results: then the kernel processes all channels of a pixel group at once.
    fn band(&self, machine: &Machine) -> Option<usize> {
        let (rows, columns) = self.output_size();
        let pixel = self.layout.channels() * T::ELEM.bytes() as usize;
        let vector = (machine.lanes(32) as usize * T::ELEM.bytes() as usize).max(CACHE_LINE);
        let window = (self.vertical.reach() + 1) * self.width;
        // Up to twice as many pixels as fit without conflict misses still cost less than all channels per pixel group.
        let is_kept = window * vector <= machine.l1_bytes * 3 / 8 && !machine.displaces(pixel, window / 4);
        if self.vertical.reach() < self.vertical.stride || !is_kept {
            return None;
        }
        let bytes = |band: usize| {
            let read = ((band - 1) * self.vertical.stride + self.vertical.reach() + 1).min(self.height);
            (read * self.width + band * columns * self.multiplier) * pixel
        };
        let max_rows = (1..=rows).rev().find(|&band| bytes(band) <= machine.l2_bytes).unwrap_or(1);
        Some(rows.div_ceil(rows.div_ceil(max_rows)))
    }

    fn source(&self, machine: &Machine) -> Result<Recorded, kernelsmith_dsl::BuildErrors> {
        let lanes = machine.lanes(32) as usize;
        let source = match self.layout {
            Layout::Nchw => planes::kernel(self, machine),
            Layout::ChannelBlocks(n) => channels::kernel(self, n, lanes, self.group(machine), self.band(machine)),
        };
        Ok(Recorded::new(source?, machine.widest()))
    }
}

impl<T: DepthwiseElement> Primitive for Depthwise<T> {
    const KIND: Kind = T::DEPTHWISE;
    type Kernel = DepthwiseKernel<T>;

    fn check(&self) -> Result<(), SpecError> {
        let range = |field, value, max| SpecError::check_range("depthwise", field, value, 1, max);
        range("channels", self.channels, MAX_SIDE)?;
        range("multiplier", self.multiplier, 255)?;
        range("height", self.height, MAX_SIDE)?;
        range("width", self.width, MAX_SIDE)?;
        range(
            "channels x height x width",
            self.input_len().max(exact(&[self.height, self.width, self.bias_len()])),
            MAX_ELEMENTS,
        )?;
        let names = ["window", "stride", "dilation", "padding", "window"];
        self.vertical.check("depthwise", names, self.height)?;
        self.horizontal.check("depthwise", names, self.width)?;
        range("window", self.taps(), MAX_TAPS)?;
        range("results", self.output_len(), MAX_ELEMENTS)?;
        if let Layout::ChannelBlocks(n) = self.layout
            && (n == 0 || !self.channels.is_multiple_of(n))
        {
            let problem = format!("is {n} contiguous channels, which must divide {}", self.channels);
            return Err(SpecError::new("depthwise", "layout", problem));
        }
        self.activation.check::<f32>().map_err(|problem| SpecError::new("depthwise", "activation", problem))
    }

    fn write_key(&self, key: &mut KeyWriter) {
        key.u16(self.channels.min(0xffff) as u16).u16(self.multiplier.min(0xffff) as u16);
        key.u16(self.height.min(0xffff) as u16).u16(self.width.min(0xffff) as u16);
        self.layout.write_key(key);
        self.vertical.write_key(key);
        self.horizontal.write_key(key);
        self.activation.write_key(key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        if self.layout == Layout::Nchw {
            let scratch_len = planes::Shape::of(self, kernels.machine()).scratch_len();
            scratch::check::<f32>("depthwise", scratch_len)?;
        } else {
            self.group(kernels.machine()).check_size("depthwise", 1)?;
        }
        let source = self.source(kernels.machine());
        kernels.kernel(source)
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<DepthwiseKernel<T>, Failure> {
        let scratch_len = match self.layout {
            Layout::Nchw => planes::Shape::of(self, kernels.machine()).scratch_len(),
            Layout::ChannelBlocks(_) => 0,
        };
        let kernel = kernels.kernel()?;
        Ok(DepthwiseKernel::new(self, kernels.machine(), kernel, scratch_len))
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let lanes = machine.lanes(32) as usize;
        let (rows, columns) = self.output_size();
        let sums = rows * columns * self.bias_len() * self.taps();
        let peak = lanes as f64 * machine.fma_per_cycle;
        let blocking = match self.layout {
            Layout::Nchw => planes::Shape::of(self, machine).explain(),
            Layout::ChannelBlocks(_) => format!(
                "{}; {} results of a row per iteration, their accumulators and {} weights in registers, borders without \
                 padding",
                self.band(machine).map_or("all channels at a time".to_owned(), |rows| format!("{rows} rows at a time")),
                self.group(machine).size,
                self.horizontal.size
            ),
        };
        format!(
            "{} of {} channels of {} x {}, {lanes} lanes\n{blocking}\nbound: {sums} multiply-adds per image, {:.0} cycles\n",
            T::DEPTHWISE.name(),
            self.channels,
            self.height,
            self.width,
            sums as f64 / peak
        )
    }
}

/// Runs the body with the first row of each band; the last band may overlap the previous one.
fn in_bands<'k>(k: K<'k>, rows: isize, band: isize, body: impl FnOnce(Expr<'k, isize>)) {
    match band >= rows {
        true => body(k.index(0)),
        false => k.for_range_step_(0, rows, band, |first| body(first.min(rows - band))),
    }
}
