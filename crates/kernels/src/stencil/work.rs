//! The arithmetic of stencils: `f32`, or 16-bit integers for bytes where these are exact, for all sums or for row sums
//! only.
//!
//! In: a stencil. Out: [`Numbers`], and the conversion to pixels; [`Sums`], with separate even and odd bytes.
//! Invariant: integers give the result of `f32`, bit for bit: all weights are integers, so sums are too; the sums fit
//! 16 bits; and the planner has rounded every possible sum both ways, or a proof covers it.
//! Not here: the positions of pixels.

use super::Pixel;
use super::spec::{Border, Stencil, Weights};
use crate::integers::divided;
use kernelsmith_dsl::{Lane, Number, Vector};
use kernelsmith_exec::ScalarType;

/// A type for sums.
pub(super) trait Work: Lane + Number {
    /// Converts a weight or a pixel.
    fn of(value: f32) -> Self;
    fn add_product<'k>(sum: Vector<'k, Self>, x: Vector<'k, Self>, weight: Self) -> Vector<'k, Self>;
    /// The even and the odd bytes.
    fn halves<T: Pixel>(bytes: Vector<'_, T>) -> [Vector<'_, Self>; 2];
}

impl Work for f32 {
    fn of(value: f32) -> f32 {
        value
    }
    #[track_caller]
    fn add_product<'k>(sum: Vector<'k, f32>, x: Vector<'k, f32>, weight: f32) -> Vector<'k, f32> {
        x.mul_add(weight, sum)
    }
    #[track_caller]
    fn halves<T: Pixel>(bytes: Vector<'_, T>) -> [Vector<'_, f32>; 2] {
        u16::halves(bytes).map(Vector::cast)
    }
}

/// Wraps, so negative numbers have the bits of `i16`.
impl Work for u16 {
    fn of(value: f32) -> u16 {
        value as i32 as u16
    }
    #[track_caller]
    fn add_product<'k>(sum: Vector<'k, u16>, x: Vector<'k, u16>, weight: u16) -> Vector<'k, u16> {
        sum + x * weight
    }
    #[track_caller]
    fn halves<T: Pixel>(bytes: Vector<'_, T>) -> [Vector<'_, u16>; 2] {
        let pairs = bytes.reinterpret::<u16>();
        [pairs & 0xff, pairs >> 8]
    }
}

/// Sums of adjacent pixels: in one vector, or even and odd ones in separate vectors, which saves shuffles.
#[derive(Clone, Copy)]
pub(super) enum Sums<'k, W> {
    Single(Vector<'k, W>),
    EvenOdd([Vector<'k, W>; 2]),
}

impl<'k, W: Work> Sums<'k, W> {
    #[track_caller]
    pub(super) fn map<V>(self, f: impl Fn(Vector<'k, W>) -> Vector<'k, V>) -> Sums<'k, V> {
        match self {
            Sums::Single(all) => Sums::Single(f(all)),
            Sums::EvenOdd(halves) => Sums::EvenOdd(halves.map(f)),
        }
    }

    /// Converts to another type.
    #[track_caller]
    pub(super) fn cast<V: Work>(self) -> Sums<'k, V> {
        self.map(Vector::cast)
    }

    /// Combines vectors pairwise; both operands have the same form.
    #[track_caller]
    pub(super) fn with(
        self,
        other: Sums<'k, W>,
        f: impl Fn(Vector<'k, W>, Vector<'k, W>) -> Vector<'k, W>,
    ) -> Sums<'k, W> {
        match (self, other) {
            (Sums::EvenOdd([a, b]), Sums::EvenOdd([c, d])) => Sums::EvenOdd([f(a, c), f(b, d)]),
            (Sums::Single(a) | Sums::EvenOdd([a, _]), Sums::Single(b) | Sums::EvenOdd([b, _])) => Sums::Single(f(a, b)),
        }
    }
}

/// The types of the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Numbers {
    /// All sums in 16-bit integers.
    Integers(Rounding),
    /// Row sums in 16-bit integers, column sums in `f32`.
    IntegersOfRows,
    Floats,
}

impl Numbers {
    /// Row sums use integers only if bytes are `packed` in registers.
    pub(super) fn of<T: Pixel>(spec: &Stencil<T>, packed: bool) -> Numbers {
        let are_rows_short = match &spec.weights {
            Weights::Separable(_, row) => {
                row.len() > 2 && row.iter().all(|&weight| weight >= 0.0) && row.iter().sum::<f32>() * 255.0 <= 65535.0
            }
            Weights::General(_) => false,
        };
        match Rounding::of(spec) {
            Some(rounding) => Numbers::Integers(rounding),
            None if packed && is_exact(spec) && are_rows_short => Numbers::IntegersOfRows,
            None => Numbers::Floats,
        }
    }
}

/// How 16-bit sums become bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Rounding {
    /// Divides by a power of two, ties to even, and saturates if the result may not fit a byte.
    Shift { bits: u32, is_signed: bool, is_bounded: bool },
    /// Takes the upper half of (sum + more) * factor, divides by a power of two, and saturates if the result may not
    /// fit a byte.
    Factor { more: u16, factor: u16, bits: u32, is_bounded: bool },
}

/// Column and row of weights; general weights are one row.
fn factors<T>(spec: &Stencil<T>) -> (&[f32], &[f32]) {
    match &spec.weights {
        Weights::General(all) => (&[1.0], all),
        Weights::Separable(column, row) => (column, row),
    }
}

/// The maximum absolute sum, if pixels and weights, and so all sums, are integers.
fn greatest_integer<T: Pixel>(spec: &Stencil<T>) -> Option<f32> {
    let is_integer = |value: f32| value.fract() == 0.0 && value.abs() < 256.0;
    let border_is_byte = match spec.border {
        Border::Constant(value) => is_integer(value) && value >= 0.0,
        _ => true,
    };
    let (column, row) = factors(spec);
    let all_are = T::TYPE == ScalarType::U8 && border_is_byte && [column, row].concat().into_iter().all(is_integer);
    let sum = |weights: &[f32]| weights.iter().map(|weight| weight.abs()).sum::<f32>();
    all_are.then(|| sum(column) * sum(row) * 255.0)
}

/// Whether `f32` represents all sums exactly, so that their order does not matter.
pub(super) fn is_exact<T: Pixel>(spec: &Stencil<T>) -> bool {
    greatest_integer(spec).is_some_and(|max_sum| max_sum <= (1 << f32::MANTISSA_DIGITS) as f32)
}

impl Rounding {
    pub(super) fn of<T: Pixel>(spec: &Stencil<T>) -> Option<Rounding> {
        // The maximum sum, which must leave headroom for the rounding term.
        let max_sum = greatest_integer(spec)?;
        let (column, row) = factors(spec);
        let is_signed = column.iter().chain(row).any(|&weight| weight < 0.0);
        let limit: u32 = if is_signed { 0x7fff } else { 0xffff };
        if let Some(bits) = (0..=8).find(|&bits| spec.scale == 1.0 / (1 << bits) as f32) {
            let is_bounded = is_signed || max_sum * spec.scale > 255.0;
            let shift = Rounding::Shift { bits, is_signed, is_bounded };
            return (max_sum + (1 << bits >> 1) as f32 <= limit as f32).then_some(shift);
        }
        if is_signed || !(1e-4..1.0).contains(&spec.scale) || max_sum + 0.5 / spec.scale > limit as f32 {
            return None;
        }
        // The rounding term is half the divisor. The factor is the reciprocal, rounded up or down, with the fewest bits
        // that are correct for all sums. Large sums fail first, so they are tested first.
        let (max_sum, rounding_term) = (max_sum as u32, (0.5 / spec.scale) as u32);
        let expected = |sum: u32| (sum as f32 * spec.scale).round_ties_even() as u32;
        let is_right = |bits: u32, factor: u32| {
            factor <= 0xffff
                && (0..=max_sum).rev().all(|sum| ((sum + rounding_term) * factor) >> (16 + bits) == expected(sum))
        };
        let factors = (0..=(-spec.scale.log2()).floor() as u32).flat_map(|bits| {
            let factor = (f64::from(spec.scale) * f64::from(1 << (16 + bits))) as u32;
            [(bits, factor), (bits, factor + 1)]
        });
        let (bits, factor) = factors.into_iter().find(|&(bits, factor)| is_right(bits, factor))?;
        Some(Rounding::Factor {
            more: rounding_term as u16,
            factor: factor as u16,
            bits,
            is_bounded: expected(max_sum) > 255,
        })
    }

    /// Converts sums to pixels.
    #[track_caller]
    pub(super) fn apply<'k, T: Pixel>(self, sums: Sums<'k, u16>) -> Vector<'k, T> {
        joined(sums.map(|sums| self.rounded(sums)))
    }

    /// Converts sums to integers in the range of bytes.
    #[track_caller]
    fn rounded<'k>(self, sums: Vector<'k, u16>) -> Vector<'k, u16> {
        let bounded = |sums: Vector<'k, u16>, is_bounded| if is_bounded { sums.at_most(255) } else { sums };
        match self {
            Rounding::Shift { bits, is_signed: true, .. } => {
                divided(sums.bitcast::<i16>(), bits).at_least(0).at_most(255).bitcast()
            }
            Rounding::Shift { bits, is_bounded, .. } => bounded(divided(sums, bits), is_bounded),
            Rounding::Factor { more, factor, bits, is_bounded } => {
                let upper = (sums + more).mul_high(sums.filled(factor));
                bounded(if bits == 0 { upper } else { upper >> bits as u16 }, is_bounded)
            }
        }
    }
}

/// Narrows integers in the range of bytes to pixels.
#[track_caller]
fn joined<'k, T: Pixel>(sums: Sums<'k, u16>) -> Vector<'k, T> {
    match sums {
        Sums::Single(all) => all.cast(),
        Sums::EvenOdd([even, odd]) => (even | odd << 8).reinterpret(),
    }
}

/// Rounds to the nearest bytes.
#[track_caller]
pub(super) fn nearest<'k, T: Pixel>(sums: Sums<'k, f32>) -> Vector<'k, T> {
    joined(sums.map(|sums| sums.round().at_least(0.0).at_most(255.0).cast::<i32>().cast()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_summed_in_integers_where_that_is_exact() {
        let check =
            |spec: Stencil<u8>, expected: Option<Rounding>| assert_eq!(Rounding::of(&spec), expected, "{spec:?}");
        let shift = |bits, is_signed, is_bounded| Some(Rounding::Shift { bits, is_signed, is_bounded });
        let factor = |more, factor, bits| Some(Rounding::Factor { more, factor, bits, is_bounded: false });
        check(Stencil::sobel_x(), shift(0, true, true));
        check(Stencil::separable(&[1.0, 2.0, 1.0], &[1.0, 2.0, 1.0]).scale(1.0 / 16.0), shift(4, false, false));
        check(Stencil::separable(&[1.0, 2.0, 1.0], &[1.0, 2.0, 1.0]).scale(1.0 / 8.0), shift(3, false, true));
        check(Stencil::boxed(4, 4), shift(4, false, false));
        check(Stencil::boxed(3, 3), factor(4, 7_282, 0));
        check(Stencil::boxed(15, 15), factor(112, 37_283, 7));
        check(Stencil::boxed(16, 16), shift(8, false, false));
        assert!(is_exact(&Stencil::<u8>::boxed(31, 31)) && !is_exact(&Stencil::<f32>::boxed(3, 3)));
        let of_rows = |packed| Numbers::of(&Stencil::<u8>::boxed(31, 31), packed);
        assert_eq!([of_rows(true), of_rows(false)], [Numbers::IntegersOfRows, Numbers::Floats]);
        // Ties round to even, which a factor does not implement.
        check(Stencil::boxed(2, 3), None);
        // Almost a sixteenth: ties round down.
        let almost = factor(8, 4_095, 0);
        check(Stencil::boxed(4, 4).scale(1.0 / 16.000_002), almost);
        // Too large; not integers; border constant that is no byte.
        check(Stencil::boxed(31, 31), None);
        check(Stencil::general(1, 2, &[0.5, 0.5]), None);
        check(Stencil::boxed(3, 3).border(Border::Constant(7.5)), None);
        assert_eq!(Rounding::of(&Stencil::<f32>::sobel_x()), None);
    }
}
