//! Elementwise functions of matrices: fill, copy, convert, activate, combine, transpose.
//!
//! In: a spec ([`Fill`], [`Unary`], [`Pairwise`]). Out: its kernel.
//! Invariants: the kernel accesses no memory outside the matrices, nor the gaps between their columns; results equal
//! those of [`naive`] within the tolerance of their function.
//! Not here: functions of slices of any length, several of them fused (see `chain`).
//!
//! ```
//! use kernelsmith::kernels::elementwise::{Layout, Unary, naive};
//! use kernelsmith::kernels::{Machine, Primitive, map::Map};
//! // B = relu(A) for 3 by 2 elements: A is column-major with leading dimension 4, B is row-major.
//! let relu = Unary::<f32>::new(3, 2, Map::Relu).a(Layout::column_major(4)).b(Layout::row_major(2));
//! relu.check()?;
//! let mut b = [0.0; 6];
//! naive::unary(&relu, &[1.0, -2.0, 3.0, 0.0, -4.0, 5.0, 6.0], &mut b);
//! assert_eq!(b, [1.0, 0.0, 0.0, 5.0, 3.0, 6.0]);
//! println!("{}", relu.explain(&Machine::new("x86-64-v3", None, &[], &[128, 256])));
//! # Ok::<(), kernelsmith::kernels::SpecError>(())
//! ```

mod generate;
mod kernel;
pub mod naive;
mod plan;
mod spec;
mod transpose;

pub use kernel::{FillKernel, PairwiseKernel, UnaryKernel};
pub use spec::{Fill, Layout, MAX_EXTENT, MAX_LEADING, Pairwise, Unary};

pub(crate) use spec::kind;

use crate::map::Arithmetic;
use core::fmt::Debug;
use kernelsmith_dsl::{Lane, MemoryElement, Vector};
use kernelsmith_exec::{Bf16, F16, PlainElement};

/// An element type: `f32`, `f64`, [`F16`], [`Bf16`], `i32`, `i8`, `u8`.
pub trait Data:
    MemoryElement<Number = Self> + Lane + PlainElement + Copy + Debug + Default + Send + Sync + 'static
{
    /// The type of computations: `f32` for 16-bit floats, otherwise the type itself.
    type Work: Arithmetic;
    /// Converts to the work type.
    fn to_work(self) -> Self::Work;
    /// Rounds to the nearest element.
    fn from_work(work: Self::Work) -> Self;
}

macro_rules! data {
    ($($ty:ty, $work:ty;)*) => {$(
        impl Data for $ty {
            type Work = $work;
            fn to_work(self) -> $work {
                self.into()
            }
            fn from_work(work: $work) -> $ty {
                work.into()
            }
        }
    )*};
}
data! { f32, f32; f64, f64; F16, f32; Bf16, f32; i32, i32; i8, i8; u8, u8; }

/// Converts elements to the work type.
#[track_caller]
pub(crate) fn widened<T: Data>(x: Vector<'_, T>) -> Vector<'_, T::Work> {
    x.cast()
}
