//! Element types and reductions of pooling: maximum and average.
//!
//! In: vectors of elements. Out: vectors of the work type for the reduction, and elements again.
//! Invariant: maxima of floats are computed on integers. The bits of a float map to an integer with the same order:
//! negative floats have their magnitude bits inverted; then a constant is subtracted so that negative NaNs wrap around
//! to the positive NaNs, above infinity, and -infinity becomes the minimum integer. So NaN is the maximum, and +0 is
//! greater than -0, as IEEE 754 `maximum` requires, in any order of reduction. Padding is the minimum integer.
//! Not here: windows.

use crate::scratch::Scratch;
use core::fmt::Debug;
use kernelsmith_dsl::{FixedLanes, Lane, MemoryElement, Vector};
use kernelsmith_exec::{F16, PlainElement};
use kernelsmith_manager::Kind;

/// An element type or a work type.
pub trait Pooled:
    Lane + MemoryElement<Number = Self> + PlainElement + Debug + PartialEq + Send + Sync + 'static
{
    /// Broadcasts to all lanes.
    #[doc(hidden)]
    fn splat(self, lanes: FixedLanes<'_>) -> Vector<'_, Self>;

    /// Selects lanes by number from the concatenation of two vectors.
    #[doc(hidden)]
    fn lanes_of<'k>(
        lanes: FixedLanes<'k>,
        first: Vector<'k, Self>,
        second: Vector<'k, Self>,
        numbers: &[usize],
    ) -> Vector<'k, Self>;
}

macro_rules! pooled {
    ($($ty:ty, $number:ty;)*) => {$(
        impl Pooled for $ty {
            fn splat(self, lanes: FixedLanes<'_>) -> Vector<'_, $ty> {
                lanes.splat(self)
            }
            fn lanes_of<'k>(
                lanes: FixedLanes<'k>,
                first: Vector<'k, $ty>,
                second: Vector<'k, $ty>,
                numbers: &[usize],
            ) -> Vector<'k, $ty> {
                let numbers: Vec<$number> = numbers.iter().map(|&number| number as $number).collect();
                first.permute2(second, lanes.values(&numbers))
            }
        }
    )*};
}
pooled! { i8, u8; u8, u8; i16, u16; i32, u32; f32, u32; F16, u16; }

/// An element type for pooling: `f32`, [`F16`], `i8` and `u8`.
pub trait PoolElement: Pooled {
    /// The primitive for this type.
    #[doc(hidden)]
    const KIND: Kind;
    /// Integers with the order of the elements.
    #[doc(hidden)]
    type Ordered: Pooled + Scratch;
    /// The minimum, for padding that changes no maximum.
    #[doc(hidden)]
    const MIN: Self::Ordered;
    /// The integer for 0.
    #[doc(hidden)]
    const ZERO: Self::Ordered;
    #[doc(hidden)]
    fn order(values: Vector<'_, Self>) -> Vector<'_, Self::Ordered>;
    #[doc(hidden)]
    fn restore(values: Vector<'_, Self::Ordered>) -> Vector<'_, Self>;
    #[doc(hidden)]
    fn to_float(values: Vector<'_, Self>) -> Vector<'_, f32>;
    #[doc(hidden)]
    fn from_float(values: Vector<'_, f32>) -> Vector<'_, Self>;
    /// The value, for the reference.
    #[doc(hidden)]
    fn number(self) -> f32;
    /// The nearest element, ties to even.
    #[doc(hidden)]
    fn nearest(number: f32) -> Self;
}

macro_rules! ordered_floats {
    ($($float:ty, $int:ty, $kind:literal, $name:literal, $sign:literal, $magnitude:literal, $nans:literal;)*) => {$(
        impl PoolElement for $float {
            const KIND: Kind = Kind::new($kind, $name);
            type Ordered = $int;
            const MIN: $int = <$int>::MIN;
            const ZERO: $int = -$nans;

            fn order(values: Vector<'_, $float>) -> Vector<'_, $int> {
                let bits = values.bitcast::<$int>();
                (bits ^ ((bits >> $sign) & $magnitude)) - $nans
            }

            fn restore(values: Vector<'_, $int>) -> Vector<'_, $float> {
                let bits = values + $nans;
                (bits ^ ((bits >> $sign) & $magnitude)).bitcast()
            }

            fn to_float(values: Vector<'_, $float>) -> Vector<'_, f32> {
                values.cast()
            }

            fn from_float(values: Vector<'_, f32>) -> Vector<'_, $float> {
                values.cast()
            }

            fn number(self) -> f32 {
                self.into()
            }

            fn nearest(number: f32) -> $float {
                <$float>::from(number)
            }
        }
    )*};
}
ordered_floats! {
    f32, i32, 0x6b21, "pool-f32", 31, 0x7fff_ffff, 0x007f_ffff;
    F16, i16, 0x6b22, "pool-f16", 15, 0x7fff, 0x03ff;
}

macro_rules! integers {
    ($($int:ty, $kind:literal, $name:literal;)*) => {$(
        impl PoolElement for $int {
            const KIND: Kind = Kind::new($kind, $name);
            type Ordered = $int;
            const MIN: $int = <$int>::MIN;
            const ZERO: $int = 0;

            fn order(values: Vector<'_, $int>) -> Vector<'_, $int> {
                values
            }

            fn restore(values: Vector<'_, $int>) -> Vector<'_, $int> {
                values
            }

            fn to_float(values: Vector<'_, $int>) -> Vector<'_, f32> {
                values.cast::<i32>().cast()
            }

            fn from_float(values: Vector<'_, f32>) -> Vector<'_, $int> {
                values.round().cast_in_range::<i32>().cast()
            }

            fn number(self) -> f32 {
                self.into()
            }

            fn nearest(number: f32) -> $int {
                number.round_ties_even() as $int
            }
        }
    )*};
}
integers! { i8, 0x6b23, "pool-i8"; u8, 0x6b24, "pool-u8"; }

/// The number of elements that a sum is divided by.
#[derive(Clone, Copy, Debug)]
pub(super) enum Count<'k> {
    /// The same for all lanes.
    Same(f32),
    /// One number per lane.
    Each(Vector<'k, f32>),
}

/// A reduction over windows.
pub(super) trait Operation: 'static {
    type Element: PoolElement;
    /// The type of the reduction.
    type Work: Pooled + Scratch;
    /// Whether an element may be combined more than once.
    const IDEMPOTENT: bool;
    /// The neutral element.
    const NEUTRAL: Self::Work;
    /// The value for zero padding.
    const ZERO: Self::Work;
    fn lift(values: Vector<'_, Self::Element>) -> Vector<'_, Self::Work>;
    fn join<'k>(a: Vector<'k, Self::Work>, b: Vector<'k, Self::Work>) -> Vector<'k, Self::Work>;
    fn finish<'k>(joined: Vector<'k, Self::Work>, count: Count<'k>) -> Vector<'k, Self::Element>;
}

/// The maximum.
pub(super) struct Maximum<T>(core::marker::PhantomData<T>);

impl<T: PoolElement> Operation for Maximum<T> {
    type Element = T;
    type Work = T::Ordered;
    const IDEMPOTENT: bool = true;
    const NEUTRAL: T::Ordered = T::MIN;
    const ZERO: T::Ordered = T::ZERO;

    fn lift(values: Vector<'_, T>) -> Vector<'_, T::Ordered> {
        T::order(values)
    }

    fn join<'k>(a: Vector<'k, T::Ordered>, b: Vector<'k, T::Ordered>) -> Vector<'k, T::Ordered> {
        a.max(b)
    }

    fn finish<'k>(joined: Vector<'k, T::Ordered>, _: Count<'k>) -> Vector<'k, T> {
        T::restore(joined)
    }
}

/// The average: sums in `f32`, which are exact for integers, divided and rounded once.
pub(super) struct Average<T>(core::marker::PhantomData<T>);

impl<T: PoolElement> Operation for Average<T> {
    type Element = T;
    type Work = f32;
    const IDEMPOTENT: bool = false;
    const NEUTRAL: f32 = 0.0;
    const ZERO: f32 = 0.0;

    fn lift(values: Vector<'_, T>) -> Vector<'_, f32> {
        T::to_float(values)
    }

    fn join<'k>(a: Vector<'k, f32>, b: Vector<'k, f32>) -> Vector<'k, f32> {
        a + b
    }

    fn finish<'k>(joined: Vector<'k, f32>, count: Count<'k>) -> Vector<'k, T> {
        T::from_float(match count {
            // The reciprocal of a power of two is exact.
            Count::Same(n) if n.log2().fract() == 0.0 => joined * n.recip(),
            Count::Same(n) => joined / n,
            Count::Each(n) => joined / n,
        })
    }
}
