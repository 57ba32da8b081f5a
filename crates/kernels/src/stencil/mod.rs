//! Stencils: every output pixel is a weighted sum of its neighbours.
//!
//! In: a [`Stencil`]. Out: its kernel.
//! Invariants: sums are computed in `f32`, row by row and from left to right, each product by a fused multiply-add,
//! without weights of zero. So the results equal those of [`naive`] bit for bit. Integers are rounded to nearest even
//! and saturated. Bytes are summed in 16-bit integers where the result is the same. The kernel accesses no memory
//! outside the images, nor the gaps between their rows.
//! Not here: windows with a stride (see [`pool`](crate::pool)).
//!
//! ```
//! use kernelsmith::kernels::stencil::{Border, Stencil, naive};
//! let blur = Stencil::<f32>::boxed(3, 3).image(2, 4).border(Border::Clamp);
//! let mut y = [0.0; 8];
//! naive(&blur, &[1.0, 1.0, 1.0, 1.0, 1.0, 10.0, 1.0, 1.0], &mut y);
//! assert_eq!(y.map(f32::round), [2.0, 2.0, 2.0, 1.0, 3.0, 3.0, 3.0, 1.0]);
//! ```

mod generate;
mod kernel;
mod naive;
mod plan;
mod spec;
mod work;

pub use kernel::StencilKernel;
pub use naive::naive;
pub use spec::{Border, MAX_PIXELS, MAX_WEIGHTS, Stencil};

use core::fmt::Debug;
use kernelsmith_dsl::{Lane, MemoryElement, Vector};
use kernelsmith_exec::{F16, PlainElement};

/// The pixel types: `f32`, [`F16`] and `u8`.
pub trait Pixel: MemoryElement<Number = Self> + Lane + PlainElement + Default + Debug + Send + Sync + 'static {
    /// The value.
    fn to_f32(self) -> f32;
    /// The nearest pixel value.
    fn from_f32(value: f32) -> Self;
    #[doc(hidden)]
    fn narrowed(value: Vector<'_, f32>) -> Vector<'_, Self>;
    /// Permutes the lanes of a vector of pixels.
    #[doc(hidden)]
    fn permute<'k>(pixels: Vector<'k, Self>, from: Vector<'k, i32>) -> Vector<'k, Self>;
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
    fn permute<'k>(pixels: Vector<'k, f32>, from: Vector<'k, i32>) -> Vector<'k, f32> {
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
    fn permute<'k>(pixels: Vector<'k, F16>, from: Vector<'k, i32>) -> Vector<'k, F16> {
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
        // Clamped first, so that the narrowing cast need not saturate.
        value.round().at_least(0.0).at_most(255.0).cast::<i32>().cast()
    }
    #[track_caller]
    fn permute<'k>(pixels: Vector<'k, u8>, from: Vector<'k, i32>) -> Vector<'k, u8> {
        pixels.permute(from.cast::<i8>())
    }
}
