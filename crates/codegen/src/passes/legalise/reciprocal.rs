//! Division of 32-bit integers by constants: a multiplication by the reciprocal, or a shift for a power of two.
//!
//! In: `div` and `rem` of scalars by a constant that is not 0. Out: a product of 64 bits and shifts. Source: T. Granlund and
//! P. L. Montgomery, Division by invariant integers using multiplication, 1994.
//! Not here: machines without numbers of 64 bits (see `words`).

use super::Legaliser;
use kernelsmith_ir::{Elem, Op, Opcode, Type, VReg};

/// How a division by a constant multiplies: `(x >> before) * multiplier`, of which the upper half, shifted by `after`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Reciprocal {
    pub(super) multiplier: u32,
    pub(super) before: u32,
    pub(super) after: u32,
    /// Whether the multiplier lacks a bit 32.
    pub(super) is_long: bool,
}

impl Reciprocal {
    /// For a divisor that is no power of two.
    pub(super) fn unsigned(divisor: u32) -> Reciprocal {
        for before in [0, divisor.trailing_zeros()] {
            let odd = u128::from(divisor >> before);
            for after in 0..32 {
                let power = 1u128 << (32 + after);
                let multiplier = power.div_ceil(odd);
                if multiplier >> 32 == 0 && multiplier * odd - power <= 1 << (after + before) {
                    return Reciprocal { multiplier: multiplier as u32, before, after, is_long: false };
                }
            }
        }
        let after = u32::BITS - divisor.leading_zeros();
        let multiplier = (1u128 << (32 + after)).div_ceil(divisor.into());
        Reciprocal { multiplier: multiplier as u32, before: 0, after, is_long: true }
    }

    /// For the magnitude of a divisor, which is no power of two.
    pub(super) fn signed(divisor: u32) -> Reciprocal {
        let fits = |after: &u32| {
            let power = 1u128 << (32 + after);
            let multiplier = power / u128::from(divisor) + 1;
            multiplier >> 32 == 0 && multiplier * u128::from(divisor) - power <= 1 << (after + 1)
        };
        let after = (0..31).find(fits).unwrap_or(31);
        let multiplier = (1u128 << (32 + after)) / u128::from(divisor) + 1;
        Reciprocal { multiplier: multiplier as u32, before: 0, after, is_long: multiplier >> 31 != 0 }
    }
}

impl Legaliser<'_> {
    /// Whether an operation divides a scalar by a constant for which there is a reciprocal.
    pub(super) fn reciprocal_of(&self, op: &Op) -> Option<u32> {
        let is_word = op.ty == Type::I32 || op.ty == Type::U32;
        if !matches!(op.code, Opcode::Div | Opcode::Rem) || !is_word || op.mask.is_some() || self.has_slots() {
            return None;
        }
        let divisor = self.const_of(op.args[1]).map(|bits| bits as u32).filter(|divisor| *divisor != 0)?;
        let magnitude = if op.ty.is_signed() { (divisor as i32).unsigned_abs() } else { divisor };
        let exists = magnitude.is_power_of_two() || !op.ty.is_signed() || signed_multiplier(magnitude).is_some();
        exists.then_some(divisor)
    }

    /// `div` or `rem` by a divisor of [`Legaliser::reciprocal_of`].
    pub(super) fn divide_by_constant(&mut self, op: Op, divisor: u32) {
        let (ty, x) = (op.ty, op.args[0]);
        let is_mask = !ty.is_signed() && divisor.is_power_of_two();
        if is_mask && op.code == Opcode::Rem {
            let low = self.constant(ty, u64::from(divisor - 1));
            return self.lower(Op::binary(Opcode::And, ty, op.dst, x, low));
        }
        let quotient = match ty.is_signed() {
            true if (divisor as i32).unsigned_abs().is_power_of_two() => self.signed_quotient(ty, x, divisor as i32),
            true => self.wide_signed_quotient(x, divisor as i32),
            false => self.wide_unsigned_quotient(x, divisor),
        };
        if op.code == Opcode::Div {
            return self.rename(ty, op.dst, quotient);
        }
        let product = self.binary_const(Opcode::Mul, ty, quotient, u64::from(divisor));
        self.lower(Op::binary(Opcode::Sub, ty, op.dst, x, product));
    }

    fn wide_unsigned_quotient(&mut self, x: VReg, divisor: u32) -> VReg {
        let (ty, wide) = (Type::U32, Type::scalar(Elem::U64));
        if divisor.is_power_of_two() {
            return self.shifted_right(ty, x, divisor.trailing_zeros());
        }
        let Reciprocal { multiplier, before, after, is_long } = Reciprocal::unsigned(divisor);
        let dividend = self.shifted_right(ty, x, before);
        let dividend = self.cast_to(wide, ty, dividend);
        let mut product = self.binary_const(Opcode::Mul, wide, dividend, multiplier.into());
        let mut shift = 32 + after;
        if is_long {
            // The multiplier has 33 bits, the sum of the dividend and the upper half at most as many.
            let high = self.shifted_right(wide, product, 32);
            product = self.binary(Opcode::Add, wide, high, dividend);
            shift = after;
        }
        let quotient = self.shifted_right(wide, product, shift);
        self.cast_to(ty, wide, quotient)
    }

    fn wide_signed_quotient(&mut self, x: VReg, divisor: i32) -> VReg {
        let (ty, wide) = (Type::I32, Type::scalar(Elem::I64));
        let magnitude = divisor.unsigned_abs();
        let multiplier = signed_multiplier(magnitude).unwrap_or(0);
        let dividend = self.cast_to(wide, ty, x);
        let product = self.binary_const(Opcode::Mul, wide, dividend, multiplier.into());
        let rounded_down = self.shifted_right(wide, product, 32 + Reciprocal::signed(magnitude).after);
        let rounded_down = self.cast_to(ty, wide, rounded_down);
        let sign = self.shifted_right(ty, x, 31);
        // -1 for negative numbers: the quotient is rounded towards zero.
        match divisor > 0 {
            true => self.binary(Opcode::Sub, ty, rounded_down, sign),
            false => self.binary(Opcode::Sub, ty, sign, rounded_down),
        }
    }
}

/// The multiplier for a magnitude that is no power of two, whose product with a dividend of 32 bits has 64 bits: it has 32.
fn signed_multiplier(magnitude: u32) -> Option<u32> {
    let Reciprocal { multiplier, is_long, .. } = Reciprocal::signed(magnitude);
    // A long one without bit 31 has bit 32.
    (is_long == (multiplier >> 31 != 0)).then_some(multiplier)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers near multiples of the divisor and near the ends.
    fn dividends(divisor: u32) -> impl Iterator<Item = u32> {
        let near = |n: u32| [n.wrapping_sub(1), n, n.wrapping_add(1)];
        let multiples = (0..64).map(move |n| divisor.wrapping_mul(u32::MAX / divisor / 64 * n + n));
        multiples.chain([0, 1 << 31, u32::MAX, 1 << 16]).flat_map(near)
    }

    fn divisors() -> impl Iterator<Item = u32> {
        let near = |n: u32| [n.wrapping_sub(1), n, n.wrapping_add(1)];
        let powers = (1..32).map(|log2| 1 << log2).flat_map(near);
        powers
            .chain(3..2000)
            .chain([641, 6_700_417, 0x5555_5555, 0xffff_fffe])
            .filter(|n| *n > 2 && !n.is_power_of_two())
    }

    #[test]
    fn reciprocals_divide() {
        let high = |a: u32, b: u32| ((u64::from(a) * u64::from(b)) >> 32) as u32;
        for divisor in divisors() {
            let Reciprocal { multiplier, before, after, is_long } = Reciprocal::unsigned(divisor);
            for x in dividends(divisor) {
                let part = high(x >> before, multiplier);
                let quotient = if is_long { ((x - part) / 2 + part) >> (after - 1) } else { part >> after };
                assert_eq!(quotient, x / divisor, "{x} / {divisor}");
            }
            let Some(divisor) = i32::try_from(divisor).ok() else { continue };
            let Reciprocal { multiplier, after, is_long, .. } = Reciprocal::signed(divisor.unsigned_abs());
            for x in dividends(divisor as u32).map(|x| x as i32) {
                let part = ((i64::from(x) * i64::from(multiplier as i32)) >> 32) as i32;
                let part = if is_long { part.wrapping_add(x) } else { part };
                assert_eq!((part >> after) - (x >> 31), x / divisor, "{x} / {divisor}");
            }
        }
    }

    #[test]
    fn wide_products_divide() {
        for divisor in divisors() {
            let Reciprocal { multiplier, before, after, is_long } = Reciprocal::unsigned(divisor);
            for x in dividends(divisor) {
                let product = u64::from(x >> before) * u64::from(multiplier);
                let quotient =
                    if is_long { ((product >> 32) + u64::from(x)) >> after } else { product >> (32 + after) };
                assert_eq!(quotient, u64::from(x / divisor), "{x} / {divisor}");
            }
            let Some(divisor) = i32::try_from(divisor).ok() else { continue };
            let multiplier = signed_multiplier(divisor.unsigned_abs()).unwrap();
            for x in dividends(divisor as u32).map(|x| x as i32) {
                let product = i64::from(x) * i64::from(multiplier);
                let down = (product >> (32 + Reciprocal::signed(divisor.unsigned_abs()).after)) as i32;
                assert_eq!((down - (x >> 31), (x >> 31) - down), (x / divisor, x / -divisor), "{x} / {divisor}");
            }
        }
    }
}
