//! The epilogue of the convolution of bytes: conversion of sums to the result type.
//!
//! Invariant: the vector code and the scalar reference compute the same.
//! Not here: where results are stored.

use super::QuantizedConvolution;
use crate::elementwise::Data;
use crate::map::Map;
use kernelsmith_dsl::Vector;

/// A result type: `i32`, `f32`, `u8` or `i8`.
pub trait QuantizedResult: Data + sealed::Sealed {
    /// Whether sums are multiplied by a scale.
    #[doc(hidden)]
    const IS_SCALED: bool;
    /// The minimum and the maximum, if results are bytes.
    #[doc(hidden)]
    const BYTES: Option<(i32, i32)>;

    /// Checks an activation.
    #[doc(hidden)]
    fn check_activation(activation: Map) -> Result<(), String>;
    #[doc(hidden)]
    fn to_f32(self) -> f32;
    /// Converts a value that the type represents exactly.
    #[doc(hidden)]
    fn from_f32(x: f32) -> Self;
    /// Converts a sum, for types that hold sums.
    #[doc(hidden)]
    fn from_sum(sum: i32) -> Self;
}

mod sealed {
    pub trait Sealed {}
}

macro_rules! results {
    ($($ty:ident $is_scaled:literal $bytes:expr, $work:ident;)*) => {$(
        impl sealed::Sealed for $ty {}
        impl QuantizedResult for $ty {
            const IS_SCALED: bool = $is_scaled;
            const BYTES: Option<(i32, i32)> = $bytes;

            fn check_activation(activation: Map) -> Result<(), String> {
                activation.check::<$work>()
            }
            fn to_f32(self) -> f32 {
                self as f32
            }
            fn from_f32(x: f32) -> $ty {
                x as $ty
            }
            fn from_sum(sum: i32) -> $ty {
                sum as $ty
            }
        }
    )*};
}
results! {
    i32 false None, i32;
    f32 true None, f32;
    u8 true Some((0, 255)), f32;
    i8 true Some((-128, 127)), f32;
}

impl<O: QuantizedResult> QuantizedConvolution<O> {
    /// Converts a vector of sums; loads scales and the residual only if needed.
    pub(super) fn finished<'k>(
        &self,
        sum: Vector<'k, i32>,
        scale: impl FnOnce() -> Vector<'k, f32>,
        added: impl FnOnce() -> Vector<'k, O>,
    ) -> Vector<'k, O> {
        if !O::IS_SCALED {
            return self.activation.apply(sum).cast();
        }
        let scaled = sum.cast::<f32>() * scale();
        let all = match self.added {
            None => scaled,
            Some(residual) => (widened(added()) - residual.zero_point as f32).mul_add(residual.factor, scaled),
        };
        let result = self.activation.apply(all);
        let Some((min, max)) = O::BYTES else { return result.cast() };
        // Clamp first, so that the conversion need not saturate; NaN becomes the minimum.
        let zero_point = self.zero_points.1;
        let bounded = result.max(result.filled((min - zero_point) as f32)).at_most((max - zero_point) as f32);
        let number = bounded.round().cast_in_range::<i32>();
        if zero_point == 0 { number.cast() } else { (number + zero_point).cast() }
    }

    /// The scalar version of [`QuantizedConvolution::finished`].
    pub(super) fn finished_number(&self, sum: i32, scale: impl FnOnce() -> f32, added: impl FnOnce() -> O) -> O {
        if !O::IS_SCALED {
            return O::from_sum(self.activation.evaluate(sum));
        }
        let scaled = sum as f32 * scale();
        let all = match self.added {
            None => scaled,
            Some(residual) => (added().to_f32() - residual.zero_point as f32).mul_add(residual.factor, scaled),
        };
        let result = self.activation.evaluate(all);
        let Some((min, max)) = O::BYTES else { return O::from_f32(result) };
        let zero_point = self.zero_points.1 as f32;
        // `max` with a NaN returns the other operand.
        let bounded = result.max(min as f32 - zero_point).min(max as f32 - zero_point);
        O::from_f32(bounded.round_ties_even() + zero_point)
    }
}

/// Converts elements to `f32`, integers via `i32`.
fn widened<O: QuantizedResult>(x: Vector<'_, O>) -> Vector<'_, f32> {
    if O::BYTES.is_some() { x.cast::<i32>().cast() } else { x.cast() }
}
