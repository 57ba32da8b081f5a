//! Stencils: every pixel of an image becomes a weighted sum of its neighbours.
//!
//! In: a [`Stencil`]. Out: its kernel.
//! Invariants: sums are made in `f32`, row after row and within a row from left to right, each product fused with its addition,
//! weights of zero left out; so results are those of [`naive`] to the bit. Integers are rounded to the nearest, ties to even,
//! and bounded. Bytes are summed in integers of 16 bits where that gives the same. Nothing outside of the images is read or written, gaps between their rows neither.
//! Not here: windows with a stride (see [`pool`](crate::pool)).
//!
//! ```
//! use kernelsmith_kernels::stencil::{Border, Stencil, naive};
//! let blur = Stencil::<f32>::boxed(3, 3).image(2, 4).border(Border::Clamp);
//! let mut y = [0.0; 8];
//! naive(&blur, &[1.0, 1.0, 1.0, 1.0, 1.0, 10.0, 1.0, 1.0], &mut y);
//! assert_eq!(y.map(f32::round), [2.0, 2.0, 2.0, 1.0, 3.0, 3.0, 3.0, 1.0]);
//! ```

mod generate;
mod naive;
mod plan;
mod spec;
mod work;

pub use naive::naive;
pub use spec::{Border, MAX_PIXELS, MAX_WEIGHTS, Stencil, StencilKernel};

use core::fmt::Debug;
use kernelsmith_dsl::{Lane, MemoryElement, Vector};
use kernelsmith_exec::{F16, PlainElement};

/// What images hold: `f32`, [`F16`] and `u8`.
pub trait Pixel: MemoryElement<Number = Self> + Lane + PlainElement + Default + Debug + Send + Sync + 'static {
    /// The number.
    fn to_f32(self) -> f32;
    /// The nearest number that a pixel can be.
    fn from_f32(value: f32) -> Self;
    #[doc(hidden)]
    fn narrowed(value: Vector<'_, f32>) -> Vector<'_, Self>;
    /// The pixels of these numbers among those of a vector.
    #[doc(hidden)]
    fn moved<'k>(pixels: Vector<'k, Self>, from: Vector<'k, i32>) -> Vector<'k, Self>;
}

impl Pixel for f32 {
    fn to_f32(self) -> f32 {
        self
    }
    fn from_f32(value: f32) -> f32 {
        value
    }
    fn narrowed(value: Vector<'_, f32>) -> Vector<'_, f32> {
        value
    }
    #[track_caller]
    fn moved<'k>(pixels: Vector<'k, f32>, from: Vector<'k, i32>) -> Vector<'k, f32> {
        pixels.permute(from)
    }
}

impl Pixel for F16 {
    fn to_f32(self) -> f32 {
        self.into()
    }
    fn from_f32(value: f32) -> F16 {
        value.into()
    }
    #[track_caller]
    fn narrowed(value: Vector<'_, f32>) -> Vector<'_, F16> {
        value.cast()
    }
    #[track_caller]
    fn moved<'k>(pixels: Vector<'k, F16>, from: Vector<'k, i32>) -> Vector<'k, F16> {
        pixels.permute(from.cast::<i16>())
    }
}

impl Pixel for u8 {
    fn to_f32(self) -> f32 {
        self.into()
    }
    fn from_f32(value: f32) -> u8 {
        value.round_ties_even() as u8
    }
    #[track_caller]
    fn narrowed(value: Vector<'_, f32>) -> Vector<'_, u8> {
        // Bounded before it is narrowed, which then has nothing to look at.
        value.round().at_least(0.0).at_most(255.0).cast::<i32>().cast()
    }
    #[track_caller]
    fn moved<'k>(pixels: Vector<'k, u8>, from: Vector<'k, i32>) -> Vector<'k, u8> {
        pixels.permute(from.cast::<i8>())
    }
}
