//! What sums become: the types of results.
//!
//! Invariant: vectors and numbers are treated alike.
//! Not here: where results go.

use super::QuantizedConvolution;
use crate::elementwise::Data;
use crate::map::Map;
use kernelsmith_dsl::Vector;

/// What results are of: `i32`, `f32`, `u8` or `i8`.
pub trait QuantizedResult: Data + sealed::Sealed {
    /// Whether sums are multiplied by a scale.
    #[doc(hidden)]
    const IS_SCALED: bool;
    /// The least and the greatest number, if results are bytes.
    #[doc(hidden)]
    const BYTES: Option<(i32, i32)>;

    /// What is wrong with an activation.
    #[doc(hidden)]
    fn check_activation(activation: Map) -> Result<(), String>;
    #[doc(hidden)]
    fn to_f32(self) -> f32;
    /// The number itself, which is one of the type.
    #[doc(hidden)]
    fn from_f32(x: f32) -> Self;
    /// The sum itself, of which there are no others in the type.
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
    /// What a vector of sums becomes; the scales and what is added are asked for only if they are needed.
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
            Some(given) => (widened(added()) - given.zero_point as f32).mul_add(given.factor, scaled),
        };
        let result = self.activation.apply(all);
        let Some((least, most)) = O::BYTES else { return result.cast() };
        // Bounds before, so that the number needs no look when it is converted; what is no number becomes the least one.
        let zero_point = self.zero_points.1;
        let bounded = result.max(result.filled((least - zero_point) as f32)).at_most((most - zero_point) as f32);
        let number = bounded.round().cast_in_range::<i32>();
        if zero_point == 0 { number.cast() } else { (number + zero_point).cast() }
    }

    /// The same of a number.
    pub(super) fn finished_number(&self, sum: i32, scale: impl FnOnce() -> f32, added: impl FnOnce() -> O) -> O {
        if !O::IS_SCALED {
            return O::from_sum(self.activation.evaluate(sum));
        }
        let scaled = sum as f32 * scale();
        let all = match self.added {
            None => scaled,
            Some(given) => (added().to_f32() - given.zero_point as f32).mul_add(given.factor, scaled),
        };
        let result = self.activation.evaluate(all);
        let Some((least, most)) = O::BYTES else { return O::from_f32(result) };
        let zero_point = self.zero_points.1 as f32;
        // Of a NaN and a number, the number.
        let bounded = result.max(least as f32 - zero_point).min(most as f32 - zero_point);
        O::from_f32(bounded.round_ties_even() + zero_point)
    }
}

/// Numbers of a tensor in `f32`; integers by way of `i32`.
fn widened<O: QuantizedResult>(x: Vector<'_, O>) -> Vector<'_, f32> {
    if O::BYTES.is_some() { x.cast::<i32>().cast() } else { x.cast() }
}
