//! Division, conversions and comparisons of 32-bit words with integer instructions alone, for machines whose conversions or
//! comparisons of floats are not right for every number ([`Tuning`](crate::isa::Tuning)).
//!
//! In: operations on scalars or lanes of 32 bits. Out: integer operations, and conversions only of numbers for which the
//! machine's instruction is right. A division by a constant multiplies by its [`Reciprocal`].

use super::Legaliser;
use super::reciprocal::Reciprocal;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

/// The bits of infinity.
const INFINITY: u32 = 0x7f80_0000;
const SIGN: u32 = 1 << 31;
/// The position of infinity in the order of [`position`]; NaNs come after it.
const LAST: u32 = 2 * INFINITY;

/// The position of a float in the order of all floats, from that of -infinity on; -0 and 0 have the same.
fn position(bits: u32) -> u32 {
    let magnitude = bits & !SIGN;
    let signed = if bits & SIGN != 0 { magnitude.wrapping_neg() } else { magnitude };
    signed.wrapping_add(INFINITY)
}

impl Legaliser<'_> {
    /// `div` and `rem` of 32 bits.
    pub(super) fn divide_words(&mut self, op: Op) {
        match self.const_of(op.args[1]).map(|bits| bits as u32) {
            Some(divisor) if divisor != 0 => self.divide_word_by_constant(op, divisor),
            _ if self.target.tuning().has_conversions => self.divide_through_floats(op),
            _ => self.divide_by_newton(op),
        }
    }

    fn divide_word_by_constant(&mut self, op: Op, divisor: u32) {
        let (ty, x) = (op.ty, op.args[0]);
        let quotient = match ty.is_signed() {
            true => self.signed_quotient(ty, x, divisor as i32),
            false => self.unsigned_quotient(ty, x, divisor),
        };
        if op.code == Opcode::Div {
            return self.rename(ty, op.dst, quotient);
        }
        let product = self.binary_const(Opcode::Mul, ty, quotient, divisor.into());
        self.lower(Op::binary(Opcode::Sub, ty, op.dst, x, product));
    }

    fn unsigned_quotient(&mut self, ty: Type, x: VReg, divisor: u32) -> VReg {
        if divisor.is_power_of_two() {
            return self.shifted_right(ty, x, divisor.trailing_zeros());
        }
        let Reciprocal { multiplier, before, after, is_long } = Reciprocal::unsigned(divisor);
        let dividend = self.shifted_right(ty, x, before);
        let high = self.binary_const(Opcode::MulHigh, ty, dividend, multiplier.into());
        if !is_long {
            return self.shifted_right(ty, high, after);
        }
        // high + x may have 33 bits.
        let rest = self.binary(Opcode::Sub, ty, x, high);
        let rest = self.shifted_right(ty, rest, 1);
        let sum = self.binary(Opcode::Add, ty, rest, high);
        self.shifted_right(ty, sum, after - 1)
    }

    pub(super) fn signed_quotient(&mut self, ty: Type, x: VReg, divisor: i32) -> VReg {
        let magnitude = divisor.unsigned_abs();
        let quotient = if magnitude == 1 {
            x
        } else if magnitude.is_power_of_two() {
            // Adds magnitude - 1 to negative numbers, so that the shift truncates.
            let log2 = magnitude.trailing_zeros();
            let u = ty.with_elem(Elem::U32);
            let sign = self.shifted_right(ty, x, 31);
            let sign = self.cast_to(u, ty, sign);
            let less = self.shifted_right(u, sign, 32 - log2);
            let less = self.cast_to(ty, u, less);
            let sum = self.binary(Opcode::Add, ty, x, less);
            self.shifted_right(ty, sum, log2)
        } else {
            let Reciprocal { multiplier, after, is_long, .. } = Reciprocal::signed(magnitude);
            let mut high = self.binary_const(Opcode::MulHigh, ty, x, multiplier as i32 as u64);
            if is_long {
                // As a signed number the multiplier is 2^32 too small.
                high = self.binary(Opcode::Add, ty, high, x);
            }
            let rounded_down = self.shifted_right(ty, high, after);
            let sign = self.shifted_right(ty, x, 31);
            self.binary(Opcode::Sub, ty, rounded_down, sign)
        };
        if divisor > 0 { quotient } else { self.unary(Opcode::Neg, ty, quotient) }
    }

    pub(super) fn shifted_right(&mut self, ty: Type, v: VReg, by: u32) -> VReg {
        if by == 0 { v } else { self.binary_const(Opcode::Shr, ty, v, by.into()) }
    }

    /// Multiplies by a reciprocal of the divisor, in fixed point with 31 bits behind the point: the divisor is shifted so that
    /// it is at least 1/2, a linear estimate of its reciprocal is off by at most 1/17, and each step of Newton squares that.
    /// The reciprocal is rounded down by less than 2^-28, so that the quotient is too small by at most 7; the quotient of the
    /// remainder is too small by at most 1.
    fn divide_by_newton(&mut self, op: Op) {
        /// 48/17 - 2 and 32/17 of the estimate 48/17 - 32/17 * divisor: the sum wraps.
        const ESTIMATE: [u64; 2] = [1_768_583_137, 0xf0f0_f0f0];
        let (ty, [a, b, _]) = (op.ty, op.args);
        let u = ty.with_elem(Elem::U32);
        let size = |l: &mut Self, v: VReg| if ty.is_signed() { l.magnitude(ty, u, v) } else { v };
        let (dividend, divisor) = (size(self, a), size(self, b));
        let shift = self.unary(Opcode::Clz, u, divisor);
        let scaled = self.binary(Opcode::Shl, u, divisor, shift);
        let slope = self.binary_const(Opcode::MulHigh, u, scaled, ESTIMATE[1]);
        let start = self.constant(u, ESTIMATE[0]);
        let mut reciprocal = self.binary(Opcode::Sub, u, start, slope);
        for _ in 0..3 {
            // reciprocal * (2 - scaled * reciprocal)
            let product = self.binary(Opcode::MulHigh, u, scaled, reciprocal);
            let factor = self.unary(Opcode::Not, u, product);
            let next = self.binary(Opcode::MulHigh, u, reciprocal, factor);
            reciprocal = self.binary_const(Opcode::Shl, u, next, 1);
        }
        let back = self.binary_const(Opcode::Xor, u, shift, 31);
        let (mut quotient, mut remainder) = (None, dividend);
        for _ in 0..2 {
            let part = self.binary(Opcode::MulHigh, u, remainder, reciprocal);
            let part = self.binary(Opcode::Shr, u, part, back);
            let product = self.binary(Opcode::Mul, u, part, divisor);
            remainder = self.binary(Opcode::Sub, u, remainder, product);
            quotient = Some(quotient.map_or(part, |sum| self.binary(Opcode::Add, u, sum, part)));
        }
        let fits = self.cmp(Cond::Ge, u, remainder, divisor);
        let fits = self.all_ones(u, fits);
        let mut result = if op.code == Opcode::Div {
            let quotient = quotient.unwrap_or(dividend);
            let quotient = self.binary(Opcode::Sub, u, quotient, fits);
            let zero = self.constant(u, 0);
            let is_number = self.cmp(Cond::Ne, u, divisor, zero);
            let is_number = self.all_ones(u, is_number);
            self.binary(Opcode::And, u, quotient, is_number)
        } else {
            // By zero, the remainder is the dividend: all products were 0.
            let last = self.binary(Opcode::And, u, divisor, fits);
            self.binary(Opcode::Sub, u, remainder, last)
        };
        if ty.is_signed() {
            result = self.with_sign_of_division(&op, u, result);
        }
        self.lower(Op::from_source(Opcode::Cast, ty, u, op.dst, result));
    }

    /// The truth value as a number: all ones, or 0.
    fn all_ones(&mut self, u: Type, truth: VReg) -> VReg {
        if u.is_vector() {
            let (ones, zero) = (self.constant(u, u32::MAX.into()), self.constant(u, 0));
            return self.choose(u, truth, ones, zero);
        }
        let bit = self.cast_to(u, Type::BOOL, truth);
        self.unary(Opcode::Neg, u, bit)
    }

    /// Negates the magnitude of a remainder if the dividend is negative, that of a quotient if the signs differ.
    pub(super) fn with_sign_of_division(&mut self, op: &Op, u: Type, magnitude: VReg) -> VReg {
        let i = u.with_elem(Elem::I32);
        let [x, y] = [op.args[0], op.args[1]].map(|v| self.cast_to(u, op.ty, v));
        let signs = if op.code == Opcode::Div { self.binary(Opcode::Xor, u, x, y) } else { x };
        let sign = self.cast_to(i, u, signs);
        let sign = self.binary_const(Opcode::Shr, i, sign, 31);
        let sign = self.cast_to(u, i, sign);
        let flipped = self.binary(Opcode::Xor, u, magnitude, sign);
        self.binary(Opcode::Sub, u, flipped, sign)
    }

    /// `convert` of floats to integers where magnitudes from 128 to below 256 are wrong: doubles them, and halves the result.
    pub(super) fn convert_around_gap(&mut self, op: Op) {
        let (i, f) = (op.ty, op.ty.with_elem(Elem::F32));
        let u = i.with_elem(Elem::U32);
        let bits = self.source(Opcode::Bitcast, u, f, op.args[0]);
        let differs = self.binary_const(Opcode::Xor, u, bits, 134 << 23);
        let differs = self.binary_const(Opcode::And, u, differs, INFINITY.into());
        let below = self.binary_const(Opcode::Sub, u, differs, 1);
        let is_in_gap = self.binary_const(Opcode::Shr, u, below, 31);
        let exponent = self.binary_const(Opcode::Shl, u, is_in_gap, 23);
        let moved = self.binary(Opcode::Add, u, bits, exponent);
        let moved = self.source(Opcode::Bitcast, f, u, moved);
        let whole = self.temp(i);
        self.push(Op::from_source(Opcode::Convert, i, f, whole, moved));
        // Truncates like the conversion: adds 1 to negative numbers.
        let sign = self.cast_to(u, i, whole);
        let sign = self.binary_const(Opcode::Shr, u, sign, 31);
        let less = self.binary(Opcode::And, u, sign, is_in_gap);
        let less = self.cast_to(i, u, less);
        let sum = self.binary(Opcode::Add, i, whole, less);
        let by = self.cast_to(i, u, is_in_gap);
        self.lower(Op::binary(Opcode::Shr, i, op.dst, sum, by));
    }

    /// A cast of integers to `f32` where numbers that are rounded up to a power of two are wrong: of the two halves, which are
    /// exact, so that only their sum is rounded.
    pub(super) fn word_to_float(&mut self, op: Op, from: Type) {
        let (to, v) = (op.ty, op.args[0]);
        let low = self.binary_const(Opcode::And, from, v, 0xffff);
        let low = self.short_to_float(to, from, low);
        let high = if from.is_signed() {
            let high = self.binary_const(Opcode::And, from, v, 0xffff_0000);
            self.short_to_float(to, from, high)
        } else {
            let high = self.binary_const(Opcode::Shr, from, v, 16);
            let high = self.short_to_float(to, from, high);
            self.binary_const(Opcode::Mul, to, high, 65536f32.to_bits().into())
        };
        self.lower(Op::binary(Opcode::Add, to, op.dst, high, low));
    }

    /// Converts integers of at most 16 significant bits.
    pub(super) fn short_to_float(&mut self, to: Type, from: Type, v: VReg) -> VReg {
        let ints = to.with_elem(Elem::I32);
        let v = self.cast_to(ints, from, v);
        let dst = self.temp(to);
        self.push(Op::from_source(Opcode::Cast, to, ints, dst, v));
        dst
    }

    /// `cmp` of floats as a comparison of integers.
    pub(super) fn compare_as_words(&mut self, op: Op) {
        let (ordered, is_opposite) = match op.cond() {
            Cond::Ne => (Cond::Eq, true),
            Cond::Uno => (Cond::Ord, true),
            Cond::Ueq => (Cond::One, true),
            Cond::Ult => (Cond::Ge, true),
            Cond::Ule => (Cond::Gt, true),
            Cond::Ugt => (Cond::Le, true),
            Cond::Uge => (Cond::Lt, true),
            cond => (cond, false),
        };
        // Less, or less or equal.
        let [a, b, _] = op.args;
        let (cond, a, b) = match ordered {
            Cond::Gt => (Cond::Lt, b, a),
            Cond::Ge => (Cond::Le, b, a),
            cond => (cond, a, b),
        };
        let u = op.ty.with_elem(Elem::U32);
        let [raw_a, raw_b] = [a, b].map(|v| self.source(Opcode::Bitcast, u, op.ty, v));
        let constants = [a, b].map(|v| self.const_of(v).map(|bits| bits as u32));
        let truth = match self.range_of(cond, constants, a == b) {
            Some(Range::Bits { of_first, low, high }) => {
                let moved = self.less(u, if of_first { raw_a } else { raw_b }, low);
                self.within(u, moved, high - low, is_opposite)
            }
            Some(Range::Positions { of_first, low, high }) => {
                let at = self.position_of(u, if of_first { raw_a } else { raw_b }, low);
                self.within(u, at, high - low, is_opposite)
            }
            Some(Range::Magnitudes { high }) => {
                let magnitude = self.binary_const(Opcode::And, u, raw_a, (!SIGN).into());
                self.within(u, magnitude, high, is_opposite)
            }
            None => {
                let [at_a, at_b] = [raw_a, raw_b].map(|raw| self.position_of(u, raw, 0));
                let mask = op.ty.mask_type();
                // No NaN is less than a number.
                let is_number = self.within(u, at_b, LAST, false);
                let is_first_number = |l: &mut Self| l.within(u, at_a, LAST, false);
                let both = match cond {
                    Cond::Ord => {
                        let first = is_first_number(self);
                        self.binary(Opcode::And, mask, first, is_number)
                    }
                    Cond::One => {
                        let first = is_first_number(self);
                        let numbers = self.binary(Opcode::And, mask, first, is_number);
                        let differ = self.cmp(Cond::Ne, u, at_a, at_b);
                        self.binary(Opcode::And, mask, differ, numbers)
                    }
                    cond => {
                        let holds = self.cmp(cond, u, at_a, at_b);
                        self.binary(Opcode::And, mask, holds, is_number)
                    }
                };
                if is_opposite { self.unary(Opcode::Not, mask, both) } else { both }
            }
        };
        self.rename(op.ty.mask_type(), op.dst, truth);
    }

    /// The values for which a comparison with a constant, or with itself, holds.
    fn range_of(&self, cond: Cond, constants: [Option<u32>; 2], is_same: bool) -> Option<Range> {
        if is_same && matches!(cond, Cond::Eq | Cond::Le | Cond::Ord) {
            return Some(Range::Magnitudes { high: INFINITY });
        }
        let is_number = |bits: &u32| bits & !SIGN <= INFINITY;
        let (of_first, bits) = match constants {
            [_, Some(bits)] if is_number(&bits) => (true, bits),
            [Some(bits), _] if is_number(&bits) => (false, bits),
            _ => return None,
        };
        let (is_negative, magnitude) = (bits & SIGN != 0, bits & !SIGN);
        let negative_infinity = SIGN | INFINITY;
        let at = position(bits);
        Some(match cond {
            Cond::Eq if magnitude == 0 => Range::Magnitudes { high: 0 }.of(of_first)?,
            Cond::Eq => Range::Bits { of_first, low: bits, high: bits },
            // Less than a constant that is 0 or negative: the bits of negative numbers ascend from 0 down.
            Cond::Lt if of_first && (is_negative || magnitude == 0) && magnitude < INFINITY => {
                Range::Bits { of_first, low: (SIGN | magnitude) + 1, high: negative_infinity }
            }
            Cond::Le if of_first && is_negative && magnitude != 0 => {
                Range::Bits { of_first, low: bits, high: negative_infinity }
            }
            Cond::Lt if of_first && at > 0 => Range::Positions { of_first, low: 0, high: at - 1 },
            Cond::Le if of_first => Range::Positions { of_first, low: 0, high: at },
            // Above a constant that is 0 or positive.
            Cond::Lt if !of_first && (!is_negative || magnitude == 0) && magnitude < INFINITY => {
                Range::Bits { of_first, low: magnitude + 1, high: INFINITY }
            }
            Cond::Le if !of_first && !is_negative && magnitude != 0 => {
                Range::Bits { of_first, low: bits, high: INFINITY }
            }
            Cond::Lt if !of_first && at < LAST => Range::Positions { of_first, low: at + 1, high: LAST },
            Cond::Le if !of_first => Range::Positions { of_first, low: at, high: LAST },
            _ => return None,
        })
    }

    /// The position of a float minus `low`, from its bits: see [`position`].
    fn position_of(&mut self, u: Type, bits: VReg, low: u32) -> VReg {
        let i = u.with_elem(Elem::I32);
        let signed = self.cast_to(i, u, bits);
        let sign = self.binary_const(Opcode::Shr, i, signed, 31);
        let sign = self.cast_to(u, i, sign);
        let magnitude = self.binary_const(Opcode::And, u, bits, (!SIGN).into());
        let flipped = self.binary(Opcode::Xor, u, magnitude, sign);
        let number = self.binary(Opcode::Sub, u, flipped, sign);
        self.less(u, number, low.wrapping_sub(INFINITY))
    }

    fn less(&mut self, u: Type, v: VReg, by: u32) -> VReg {
        if by == 0 { v } else { self.binary_const(Opcode::Add, u, v, by.wrapping_neg().into()) }
    }

    /// Whether a number is at most `high`, or the opposite.
    fn within(&mut self, u: Type, v: VReg, high: u32, is_opposite: bool) -> VReg {
        let high = self.constant(u, high.into());
        self.cmp(if is_opposite { Cond::Gt } else { Cond::Le }, u, v, high)
    }
}

/// The values of an operand, the first or the second one, for which a comparison holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Range {
    /// By their bits.
    Bits { of_first: bool, low: u32, high: u32 },
    /// By their [`position`].
    Positions { of_first: bool, low: u32, high: u32 },
    /// The magnitudes of the first operand from 0 on.
    Magnitudes { high: u32 },
}

impl Range {
    fn of(self, of_first: bool) -> Option<Range> {
        of_first.then_some(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_order_floats() {
        let list =
            [f32::NEG_INFINITY, f32::MIN, -1.5, -1.0, -f32::from_bits(1), 0.0, f32::from_bits(1), 1.0, f32::INFINITY];
        for pair in list.windows(2) {
            assert!(position(pair[0].to_bits()) < position(pair[1].to_bits()), "{pair:?}");
        }
        assert_eq!(position(SIGN), position(0));
        assert_eq!([position(SIGN | INFINITY), position(INFINITY)], [0, LAST]);
        for nan in [INFINITY + 1, u32::MAX, 0x7fff_ffff, SIGN | INFINITY | 1, 0x7fc0_0000] {
            assert!(position(nan) > LAST, "{nan:#x}");
        }
    }
}
