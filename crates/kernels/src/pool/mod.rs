//! Pooling: the maximum or the average of sliding windows over images.
//!
//! In: a [`Pool`]: sizes, windows, layout. Out: a [`PoolKernel`] for any number of planes.
//! Invariants: elements outside the image are padding, which changes no maximum unless [`Pool::pad_with_zeros`] is set.
//! A NaN in a window makes its maximum NaN, and +0 is greater than -0.
//! Not here: the algorithms (`plan` chooses one; `registers`, `direct` and `generate` implement them).

mod context;
mod direct;
mod elements;
mod generate;
mod kernel;
mod naive;
mod plan;
mod registers;

pub use elements::PoolElement;
pub use kernel::PoolKernel;
pub use naive::naive;

use crate::error::SpecError;
use crate::machine::Machine;
use crate::primitive::{KernelCompiler, Primitive, Published, Recorded, Recording};
use crate::scratch;
use crate::spatial::{Layout, MAX_ELEMENTS, MAX_SIDE, Window, exact};
use core::marker::PhantomData;
use elements::{Average, Maximum, Operation};
use kernelsmith_manager::{Failure, KeyWriter, Kind};
use plan::Plan;

/// The reduction over the elements of a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PoolKind {
    /// The maximum.
    Maximum,
    /// The average; padding counts as zeros.
    Average,
    /// The average of the elements inside the image; 0 if there are none.
    AverageInside,
}

/// Maximum number of windows that [`Pool::fused`] adds.
pub const MAX_FUSED: usize = 3;

/// Pooling of images of `T`: `f32`, [`F16`](kernelsmith_exec::F16), `i8` or `u8`.
///
/// ```
/// use kernelsmith::kernels::{Pool, Window, pool};
/// let spec = Pool::<f32>::maximum(2, 3).windows(Window::new(2).same(), Window::new(3).same());
/// let mut out = [0.0; 6];
/// pool::naive(&spec, 1, &[1.0, 2.0, 3.0, 4.0, 0.0, 0.0], &mut out);
/// assert_eq!(out, [4.0, 4.0, 3.0, 4.0, 4.0, 0.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pool<T> {
    kind: PoolKind,
    height: usize,
    width: usize,
    layout: Layout,
    vertical: Window,
    horizontal: Window,
    fused: [usize; MAX_FUSED],
    pads_with_zeros: bool,
    element: PhantomData<T>,
}

impl<T: PoolElement> Pool<T> {
    /// Pooling of images with `height` rows and `width` columns. The default window has 2 x 2 elements and stride 2;
    /// the default layout is [`Layout::Nchw`].
    pub fn new(kind: PoolKind, height: usize, width: usize) -> Pool<T> {
        let window = Window::new(2).stride(2);
        Pool {
            kind,
            height,
            width,
            layout: Layout::Nchw,
            vertical: window,
            horizontal: window,
            fused: [0; MAX_FUSED],
            pads_with_zeros: false,
            element: PhantomData,
        }
    }

    /// Maximum pooling: [`Pool::new`] with [`PoolKind::Maximum`].
    pub fn maximum(height: usize, width: usize) -> Pool<T> {
        Pool::new(PoolKind::Maximum, height, width)
    }

    /// The windows along the vertical and the horizontal axis. For one-dimensional data, the height and the size of the
    /// vertical window are 1.
    #[must_use]
    pub fn windows(mut self, vertical: Window, horizontal: Window) -> Pool<T> {
        (self.vertical, self.horizontal) = (vertical, horizontal);
        self
    }

    /// The same window in both directions.
    #[must_use]
    pub fn window(self, window: Window) -> Pool<T> {
        self.windows(window, window)
    }

    /// The memory layout of the channels.
    #[must_use]
    pub fn layout(mut self, layout: Layout) -> Pool<T> {
        self.layout = layout;
        self
    }

    /// Makes padding count as zeros for maxima as well.
    #[must_use]
    pub fn pad_with_zeros(mut self) -> Pool<T> {
        self.pads_with_zeros = true;
        self
    }

    /// Adds maxima of larger windows in the same pass, as in spatial pyramid pooling: up to three odd sizes, ascending.
    /// All windows then have stride 1, are centred, and produce as many results as the image has elements. The results
    /// of the second window follow all results of the first.
    #[must_use]
    pub fn fused(mut self, sizes: &[usize]) -> Pool<T> {
        self.fused = [usize::MAX; MAX_FUSED];
        if sizes.len() <= MAX_FUSED {
            self.fused = [0; MAX_FUSED];
            self.fused[..sizes.len()].copy_from_slice(sizes);
        }
        self
    }

    /// The reduction.
    pub fn kind(&self) -> PoolKind {
        self.kind
    }

    /// Elements per plane of the input, over all contiguous channels.
    pub fn input_len(&self) -> usize {
        exact(&[self.height, self.width, self.layout.channels()])
    }

    /// Rows and columns of the output.
    pub fn output_size(&self) -> (usize, usize) {
        (self.vertical.results(self.height), self.horizontal.results(self.width))
    }

    /// Elements per plane of the output for one window.
    pub fn output_len(&self) -> usize {
        let (rows, columns) = self.output_size();
        exact(&[rows, columns, self.layout.channels()])
    }

    /// The vertical and the horizontal window of each output.
    fn stages(&self) -> Vec<(Window, Window)> {
        let further = self.fused.iter().take_while(|&&size| size != 0).map(|&size| Window::new(size).same());
        core::iter::once((self.vertical, self.horizontal)).chain(further.map(|window| (window, window))).collect()
    }

    /// Number of windows.
    pub fn n_windows(&self) -> usize {
        1 + self.fused.iter().take_while(|&&size| size != 0).count()
    }

    fn has_padding(&self) -> bool {
        [self.vertical, self.horizontal].iter().any(|window| window.before + window.after > 0)
    }

    /// Whether sums are divided by the number of elements inside the image.
    fn counts_inside(&self) -> bool {
        self.kind == PoolKind::AverageInside && self.has_padding()
    }

    fn check_fused(&self) -> Result<(), SpecError> {
        let error = |problem: &str| Err(SpecError::new("pool", "fused", problem));
        let mut before = self.vertical.size;
        let sizes = self.fused.iter().take_while(|&&size| size != 0);
        for &size in sizes {
            if size == usize::MAX {
                return error("has more than 3 sizes");
            }
            if size % 2 == 0 || size <= before || size > 255 {
                return error("has a size that is not odd, not more than the one before, or more than 255");
            }
            before = size;
        }
        let own = Window::new(self.vertical.size).same();
        if before != self.vertical.size
            && (self.kind != PoolKind::Maximum
                || self.pads_with_zeros
                || own.size.is_multiple_of(2)
                || self.vertical != own
                || self.horizontal != own)
        {
            return error("must be maxima of a centred square window of odd size with stride 1, not padded with zeros");
        }
        Ok(())
    }

    fn source<O: Operation<Element = T>>(
        &self,
        machine: &Machine,
    ) -> Result<Result<Recorded, kernelsmith_dsl::BuildErrors>, Failure> {
        let plan = Plan::of::<O>(self, machine);
        scratch::check::<O::Work>("pool", plan.scratch_len())?;
        plan.groups().try_for_each(|(group, vectors)| group.check_size("pool", vectors))?;
        Ok(generate::kernel::<O>(self, &plan).map(|source| Recorded::new(source, machine.widest())))
    }

    fn plan(&self, machine: &Machine) -> Plan {
        match self.kind {
            PoolKind::Maximum => Plan::of::<Maximum<T>>(self, machine),
            PoolKind::Average | PoolKind::AverageInside => Plan::of::<Average<T>>(self, machine),
        }
    }
}

impl<T: PoolElement> Primitive for Pool<T> {
    const KIND: Kind = T::KIND;
    type Kernel = PoolKernel<T>;

    fn check(&self) -> Result<(), SpecError> {
        SpecError::check_range("pool", "height", self.height, 1, MAX_SIDE)?;
        SpecError::check_range("pool", "width", self.width, 1, MAX_SIDE)?;
        SpecError::check_range("pool", "layout", self.layout.channels(), 1, MAX_SIDE)?;
        SpecError::check_range("pool", "height x width x channels", self.input_len(), 1, MAX_ELEMENTS)?;
        let names = ["window", "stride", "dilation", "padding", "window"];
        self.vertical.check("pool", names, self.height)?;
        self.horizontal.check("pool", names, self.width)?;
        let is_average = self.kind != PoolKind::Maximum;
        if is_average && self.pads_with_zeros {
            return Err(SpecError::new("pool", "pad_with_zeros", "applies to maxima; for averages, the kind decides"));
        }
        // Up to this area, the sum of a window of bytes is exact in `f32`, and so is the rounding of the average.
        let area = exact(&[self.vertical.size, self.horizontal.size]);
        if is_average {
            SpecError::check_range("pool", "window", area, 1, 1 << 15)?;
        }
        self.check_fused()?;
        SpecError::check_range("pool", "results", self.output_len(), 1, MAX_ELEMENTS)
    }

    fn write_key(&self, key: &mut KeyWriter) {
        key.u8(self.kind as u8 * 2 + u8::from(self.pads_with_zeros));
        key.u16(self.height.min(0xffff) as u16).u16(self.width.min(0xffff) as u16);
        self.layout.write_key(key);
        self.vertical.write_key(key);
        self.horizontal.write_key(key);
        for size in self.fused {
            key.u16(size.min(0xffff) as u16);
        }
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        match self.kind {
            PoolKind::Maximum => kernels.kernel(self.source::<Maximum<T>>(kernels.machine())?),
            _ => kernels.kernel(self.source::<Average<T>>(kernels.machine())?),
        }
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<PoolKernel<T>, Failure> {
        let plan = self.plan(kernels.machine());
        PoolKernel::new(self, plan.scratch_len(), kernels)
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        self.plan(machine).explain(self, machine)
    }
}
