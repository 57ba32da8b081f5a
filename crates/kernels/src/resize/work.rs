//! The arithmetic of bilinear interpolation: `f32`, or 16-bit integers for bytes where these are exact.
//!
//! In: a spec. Out: the precision of integer weights, if integers are used.
//! Invariant: integers give the result of `f32`, bit for bit: all weights are binary fractions, so nothing is rounded
//! before the end in either arithmetic. This holds for scale factors such as 1/2, 2 and 4.
//! Not here: the positions of elements.

use super::{Method, Resize, ResizeElement};
use crate::integers::{Permutable, divided};
use crate::machine::Machine;
use kernelsmith_dsl::{Expr, IntoVector, Number, Vector};
use kernelsmith_exec::ScalarType;

/// Fraction bits of the weights: of rows, and of columns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Fraction {
    pub(super) down: u32,
    pub(super) across: u32,
}

impl Fraction {
    /// The precision of weights in 16-bit integers, if these hold all intermediate values. This needs 16-bit permutes,
    /// which not every machine has.
    pub(super) fn of<T: ResizeElement>(spec: &Resize<T>, machine: &Machine) -> Option<Fraction> {
        if T::TYPE != ScalarType::U8 || spec.method != Method::Bilinear || !machine.permutes_bytes {
            return None;
        }
        let [down, across] = spec.axes().map(|axis| {
            let is_enough = |&bits: &u32| {
                (0..axis.results).all(|result| (axis.neighbours(result).1 * (1 << bits) as f32).fract() == 0.0)
            };
            (0..=u8::BITS).find(is_enough)
        });
        let bits = Fraction { down: down?, across: across? };
        // A byte, its fraction bits, and headroom for rounding.
        (bits.down + bits.across <= u8::BITS).then_some(bits)
    }
}

/// The type of intermediate values, with fixed-point fraction bits for integers.
pub(super) trait Work: Permutable + Number {
    fn of<T: ResizeElement>(elements: Vector<'_, T>) -> Vector<'_, Self>;
    fn weight(weight: Expr<'_, f32>, bits: u32) -> Expr<'_, Self>;
    fn weights(weights: Vector<'_, f32>, bits: u32) -> Vector<'_, Self>;
    /// Interpolates between `a` and `b`; the result has the additional fraction bits of `part`.
    fn between<'k>(
        a: Vector<'k, Self>,
        b: Vector<'k, Self>,
        part: impl IntoVector<'k, Self>,
        bits: u32,
    ) -> Vector<'k, Self>;
    /// Rounds to the nearest elements, ties to even.
    fn rounded<T: ResizeElement>(value: Vector<'_, Self>, bits: u32) -> Vector<'_, T>;
}

impl Work for f32 {
    #[track_caller]
    fn of<T: ResizeElement>(elements: Vector<'_, T>) -> Vector<'_, f32> {
        T::to_float(elements)
    }
    fn weight(weight: Expr<'_, f32>, _: u32) -> Expr<'_, f32> {
        weight
    }
    fn weights(weights: Vector<'_, f32>, _: u32) -> Vector<'_, f32> {
        weights
    }
    #[track_caller]
    fn between<'k>(a: Vector<'k, f32>, b: Vector<'k, f32>, part: impl IntoVector<'k, f32>, _: u32) -> Vector<'k, f32> {
        (b - a).mul_add(part, a)
    }
    #[track_caller]
    fn rounded<T: ResizeElement>(value: Vector<'_, f32>, _: u32) -> Vector<'_, T> {
        T::from_float(value)
    }
}

/// Intermediate values wrap, but results fit 16 bits.
impl Work for u16 {
    #[track_caller]
    fn of<T: ResizeElement>(elements: Vector<'_, T>) -> Vector<'_, u16> {
        elements.cast()
    }
    #[track_caller]
    fn weight(weight: Expr<'_, f32>, bits: u32) -> Expr<'_, u16> {
        (weight * (1 << bits) as f32).cast()
    }
    #[track_caller]
    fn weights(weights: Vector<'_, f32>, bits: u32) -> Vector<'_, u16> {
        (weights * (1 << bits) as f32).cast()
    }
    #[track_caller]
    fn between<'k>(
        a: Vector<'k, u16>,
        b: Vector<'k, u16>,
        part: impl IntoVector<'k, u16>,
        bits: u32,
    ) -> Vector<'k, u16> {
        match bits {
            // All weights are 0.
            0 => a,
            _ => (a << bits as u16) + (b - a) * part,
        }
    }
    #[track_caller]
    fn rounded<T: ResizeElement>(value: Vector<'_, u16>, bits: u32) -> Vector<'_, T> {
        divided(value, bits).cast()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn integers_interpolate_what_they_hold() {
        let machine = Machine::new("x86-64-v4", None, &["avx512vbmi"], &[128, 256, 512]);
        let bits = |from, to| Fraction::of(&Resize::<u8>::new(from, to), &machine).map(|f| (f.down, f.across));
        assert_eq!(bits((480, 640), (240, 320)), Some((1, 1)));
        assert_eq!(bits((480, 640), (160, 320)), Some((0, 1)));
        assert_eq!(bits((10, 12), (20, 48)), Some((2, 3)));
        assert_eq!(bits((10, 12), (80, 96)), Some((4, 4)));
        // Ten bits of weights and eight of a byte are too many; thirds are no binary fractions.
        assert_eq!(bits((10, 12), (160, 192)), None);
        assert_eq!(bits((480, 640), (360, 480)), None);
        assert_eq!(Fraction::of(&Resize::<f32>::new((2, 2), (1, 1)), &machine), None);
        assert_eq!(
            Fraction::of(&Resize::<u8>::new((2, 2), (1, 1)), &Machine::new("x86-64-v3", None, &[], &[256])),
            None
        );
    }
}
