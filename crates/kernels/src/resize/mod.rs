//! Image resizing: nearest neighbour and bilinear interpolation.
//!
//! In: a [`Resize`]: sizes, method, coordinate mapping, layout. Out: a [`ResizeKernel`] for any number of planes.
//! Invariants: coordinates are exact fractions of the sizes. Nearest-neighbour resizing copies bits. Interpolation
//! between elements `a` and `b` with weight `w` is `fma(b - a, w, a)` in `f32`, vertically first, then horizontally.
//! Outside the image, the edge element is repeated. Types other than `f32` are rounded once, at the end, to nearest
//! even. So the results equal those of [`naive`] bit for bit.
//! Not here: filters with more than two elements per axis (for the average over a result's area, see
//! [`Pool`](crate::Pool)).

mod generate;
mod kernel;
mod naive;
mod plan;
mod samples;
mod work;

pub use kernel::ResizeKernel;
pub use naive::naive;
pub use samples::{Coordinates, Rounding};

use crate::error::SpecError;
use crate::machine::Machine;
use crate::pool::PoolElement;
use crate::primitive::{KernelCompiler, Primitive, Published, Recording};
use crate::spatial::{Layout, MAX_ELEMENTS, MAX_SIDE, exact};
use core::marker::PhantomData;
use kernelsmith_dsl::Vector;
use kernelsmith_exec::F16;
use kernelsmith_manager::{Failure, KeyWriter, Kind};
use plan::Plan;
use samples::Axis;

/// An element type for resizing: `f32`, [`F16`], `i8` and `u8`.
pub trait ResizeElement: PoolElement {
    /// The primitive for this type.
    #[doc(hidden)]
    const RESIZE: Kind;
    /// Widens elements to lanes of 32 bits, bit for bit.
    #[doc(hidden)]
    fn widened(values: Vector<'_, Self>) -> Vector<'_, i32>;
    /// Narrows such lanes to elements.
    #[doc(hidden)]
    fn narrowed(values: Vector<'_, i32>) -> Vector<'_, Self>;
}

macro_rules! elements {
    ($($ty:ty, $kind:literal, $name:literal, $values:ident: $widened:expr, $narrowed:expr;)*) => {$(
        impl ResizeElement for $ty {
            const RESIZE: Kind = Kind::new($kind, $name);

            fn widened($values: Vector<'_, $ty>) -> Vector<'_, i32> {
                $widened
            }

            fn narrowed($values: Vector<'_, i32>) -> Vector<'_, $ty> {
                $narrowed
            }
        }
    )*};
}
elements! {
    f32, 0x6b31, "resize-f32", values: values.bitcast(), values.bitcast();
    F16, 0x6b32, "resize-f16", values: values.bitcast::<i16>().cast(), values.cast::<i16>().bitcast();
    i8, 0x6b33, "resize-i8", values: values.cast(), values.cast();
    u8, 0x6b34, "resize-u8", values: values.cast(), values.cast();
}

/// The interpolation method.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Method {
    Nearest(Rounding),
    Bilinear,
}

impl Method {
    /// Number of source elements along an axis per result.
    fn pairs(self) -> usize {
        match self {
            Method::Nearest(_) => 1,
            Method::Bilinear => 2,
        }
    }

    /// The source elements of a result along an axis, and the weight of the second one.
    fn neighbours(self, axis: Axis, result: usize) -> ([usize; 2], f32) {
        match self {
            Method::Nearest(rounding) => ([axis.nearest(result, rounding); 2], 0.0),
            Method::Bilinear => axis.neighbours(result),
        }
    }
}

/// Resizing of images of `T`: `f32`, [`F16`], `i8` or `u8`.
///
/// ```
/// use kernelsmith::kernels::resize::{self, Coordinates, Resize};
/// let spec = Resize::<f32>::new((1, 3), (1, 5)).coordinates(Coordinates::AlignCorners);
/// let mut out = [0.0; 5];
/// resize::naive(&spec, 1, &[1.0, 2.0, 4.0], &mut out);
/// assert_eq!(out, [1.0, 1.5, 2.0, 3.0, 4.0]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Resize<T> {
    from: (usize, usize),
    to: (usize, usize),
    method: Method,
    coordinates: Coordinates,
    layout: Layout,
    element: PhantomData<T>,
}

impl<T: ResizeElement> Resize<T> {
    /// Resizes images of `from` rows and columns to `to` rows and columns, by bilinear interpolation with
    /// [`Coordinates::HalfPixel`], in layout [`Layout::Nchw`].
    pub fn new(from: (usize, usize), to: (usize, usize)) -> Resize<T> {
        Resize {
            from,
            to,
            method: Method::Bilinear,
            coordinates: Coordinates::HalfPixel,
            layout: Layout::Nchw,
            element: PhantomData,
        }
    }

    /// Copies the nearest elements instead of interpolating.
    #[must_use]
    pub fn nearest(mut self, rounding: Rounding) -> Resize<T> {
        self.method = Method::Nearest(rounding);
        self
    }

    /// Sets the mapping from result coordinates to image coordinates.
    #[must_use]
    pub fn coordinates(mut self, coordinates: Coordinates) -> Resize<T> {
        self.coordinates = coordinates;
        self
    }

    /// Sets the memory layout of the channels.
    #[must_use]
    pub fn layout(mut self, layout: Layout) -> Resize<T> {
        self.layout = layout;
        self
    }

    /// Elements per plane of the input, over all contiguous channels.
    pub fn input_len(&self) -> usize {
        exact(&[self.from.0, self.from.1, self.layout.channels()])
    }

    /// Results per plane.
    pub fn output_len(&self) -> usize {
        exact(&[self.to.0, self.to.1, self.layout.channels()])
    }

    /// The vertical and the horizontal axis.
    fn axes(&self) -> [Axis; 2] {
        let axis = |elements, results| Axis { coordinates: self.coordinates, elements, results };
        [axis(self.from.0, self.to.0), axis(self.from.1, self.to.1)]
    }
}

impl<T: ResizeElement> Primitive for Resize<T> {
    const KIND: Kind = T::RESIZE;
    type Kernel = ResizeKernel<T>;

    fn check(&self) -> Result<(), SpecError> {
        let range = |field, value, max| SpecError::check_range("resize", field, value, 1, max);
        range("height", self.from.0, MAX_SIDE)?;
        range("width", self.from.1, MAX_SIDE)?;
        range("height of results", self.to.0, MAX_SIDE)?;
        range("width of results", self.to.1, MAX_SIDE)?;
        range("layout", self.layout.channels(), MAX_SIDE)?;
        range("height x width x channels", self.input_len(), MAX_ELEMENTS)?;
        range("height x width x channels of results", self.output_len(), MAX_ELEMENTS)
    }

    fn write_key(&self, key: &mut KeyWriter) {
        for extent in [self.from.0, self.from.1, self.to.0, self.to.1] {
            key.u16(extent.min(0xffff) as u16);
        }
        let method = match self.method {
            Method::Nearest(rounding) => rounding as u8,
            Method::Bilinear => 0xff,
        };
        key.u8(method).u8(self.coordinates as u8);
        self.layout.write_key(key);
    }

    fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        let plan = Plan::of(self, kernels.machine());
        let bits = kernels.machine().widest();
        match self.method {
            Method::Nearest(_) => kernels.kernel(generate::nearest(self, &plan, bits)),
            Method::Bilinear => kernels.kernel(generate::bilinear(self, &plan, bits)),
        }
    }

    fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<ResizeKernel<T>, Failure> {
        let plan = Plan::of(self, kernels.machine());
        ResizeKernel::new(self, &plan, kernels)
    }

    fn explain_plan(&self, machine: &Machine) -> String {
        let bytes = T::ELEM.bytes() as usize;
        format!(
            "{} of {} x {} to {} x {}, {} contiguous channels\n{}\nbound: {} bytes read and {} written per plane\n",
            T::RESIZE.name(),
            self.from.0,
            self.from.1,
            self.to.0,
            self.to.1,
            self.layout.channels(),
            Plan::of(self, machine).explain(),
            self.input_len() * bytes,
            self.output_len() * bytes
        )
    }
}
