//! `fma` on machines without it, rounded once as everywhere.
//!
//! Of `f32`: the product is exact in `f64`, and the sum there is rounded to odd (towards zero, with the last bit set if
//! anything was lost), so that rounding to `f32` sees what a single rounding sees: an `f64` has more than two digits more.
//! Of `f64`: in integers. The product has 128 bits; the addend is brought to its exponent by shifts that keep a bit for what
//! falls out; then one rounding to the places that the result has. All in a line: what does not apply is not chosen.

use super::Legaliser;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

const U64: Type = Type::U64;
const I64: Type = Type::I64;
/// Bits of the fraction of an `f64`.
const FRACTION: u64 = 52;
/// The bits of infinity.
const INFINITY: u64 = 0x7ff << FRACTION;

/// A number taken apart: the significand, from 2^53 below 2^54, and the exponent of its last place.
struct Parts {
    significand: VReg,
    exponent: VReg,
}

impl Legaliser<'_> {
    pub(super) fn fused(&mut self, op: Op) {
        match op.ty.elem() {
            Elem::F32 => self.fused_single(op),
            _ if op.ty.is_vector() => self.by_lanes(op),
            _ => self.fused_double(op),
        }
    }

    fn fused_single(&mut self, op: Op) {
        let (ty, wide) = (op.ty, op.ty.with_elem(Elem::F64));
        let bits = ty.with_elem(Elem::U64);
        let [a, b, c] = op.args.map(|v| self.cast_to(wide, ty, v));
        let product = self.binary(Opcode::Mul, wide, a, b);
        let sum = self.binary(Opcode::Add, wide, product, c);
        // What the sum lost is exact, too.
        let back = self.binary(Opcode::Sub, wide, sum, product);
        let left = self.binary(Opcode::Sub, wide, sum, back);
        let left = self.binary(Opcode::Sub, wide, product, left);
        let right = self.binary(Opcode::Sub, wide, c, back);
        let lost = self.binary(Opcode::Add, wide, left, right);
        let zero = self.float(wide, 0.0);
        let inexact = self.cmp(Cond::One, wide, lost, zero);
        let [raw, lost] = [sum, lost].map(|v| self.source(Opcode::Bitcast, bits, wide, v));
        // One unit less if the sum was rounded away from zero.
        let signs = self.binary(Opcode::Xor, bits, raw, lost);
        let away = self.binary_const(Opcode::Shr, bits, signs, 63);
        let cut = self.binary(Opcode::Sub, bits, raw, away);
        let odd = self.binary_const(Opcode::Or, bits, cut, 1);
        let chosen = self.choose(bits, inexact, odd, raw);
        let sum = self.source(Opcode::Bitcast, wide, bits, chosen);
        self.lower(Op::from_source(Opcode::Cast, ty, wide, op.dst, sum));
    }

    fn fused_double(&mut self, op: Op) {
        let ty = op.ty;
        let [a, b, c] = op.args;
        let bits = op.args.map(|v| self.source(Opcode::Bitcast, U64, ty, v));
        let [x, y, z] = op.args.map(|v| self.parts(v));
        let mut low = self.binary(Opcode::Mul, U64, x.significand, y.significand);
        let mut high = self.binary(Opcode::MulHigh, U64, x.significand, y.significand);
        let exponent = self.binary(Opcode::Add, I64, x.exponent, y.exponent);

        // The addend goes up to 63 places to the left, the product to the right from there on; or the addend to the right.
        let distance = self.binary(Opcode::Sub, I64, z.exponent, exponent);
        let up = self.clamp(distance, 0, 63);
        let beyond = self.binary_const(Opcode::Add, I64, distance, -63i64 as u64);
        let beyond = self.binary_const(Opcode::Max, I64, beyond, 0);
        let exponent = self.binary(Opcode::Add, I64, exponent, beyond);
        let beyond = self.binary_const(Opcode::Min, I64, beyond, 127);
        let down = self.unary(Opcode::Neg, I64, distance);
        let down = self.clamp(down, 0, 63);
        let [up, beyond, down] = [up, beyond, down].map(|n| self.cast_to(U64, I64, n));
        (high, low) = self.shift_right(high, low, beyond);
        let addend = self.sticky_shift(z.significand, down);
        let addend_high = self.above(addend, up);
        let addend = self.binary(Opcode::Shl, U64, addend, up);

        // The sum, or the difference and its sign.
        let product_sign = self.binary(Opcode::Xor, U64, bits[0], bits[1]);
        let signs = self.binary(Opcode::Xor, U64, product_sign, bits[2]);
        let one = self.binary_const(Opcode::Shr, U64, signs, 63);
        let inverse = self.unary(Opcode::Neg, U64, one);
        let [addend, addend_high] = [addend, addend_high].map(|v| self.binary(Opcode::Xor, U64, v, inverse));
        let high = self.binary(Opcode::Add, U64, high, addend_high);
        let (low, carry) = self.add_with_carry(low, addend);
        let high = self.binary(Opcode::Add, U64, high, carry);
        let (low, carry) = self.add_with_carry(low, one);
        let high = self.binary(Opcode::Add, U64, high, carry);
        let negative = self.binary_const(Opcode::Shr, U64, high, 63);
        let inverse = self.unary(Opcode::Neg, U64, negative);
        let [low, high] = [low, high].map(|v| self.binary(Opcode::Xor, U64, v, inverse));
        let (low, carry) = self.add_with_carry(low, negative);
        let high = self.binary(Opcode::Add, U64, high, carry);
        let sign = self.binary_const(Opcode::Shr, U64, product_sign, 63);
        let sign = self.binary(Opcode::Xor, U64, sign, negative);

        // The highest bit to place 62, and what falls out to place 0.
        let zero = self.constant(U64, 0);
        let has_high = self.cmp(Cond::Ne, U64, high, zero);
        let shorter = self.binary_const(Opcode::Add, I64, exponent, 64);
        let exponent = self.choose(I64, has_high, shorter, exponent);
        let top = self.choose(U64, has_high, high, low);
        let rest = self.choose(U64, has_high, low, zero);
        let is_zero = self.cmp(Cond::Eq, U64, top, zero);
        let zeros = self.unary(Opcode::Clz, U64, top);
        let moved = self.binary(Opcode::Shl, U64, top, zeros);
        let from_rest = self.above(rest, zeros);
        let moved = self.binary(Opcode::Or, U64, moved, from_rest);
        let rest = self.binary(Opcode::Shl, U64, rest, zeros);
        let one = self.constant(U64, 1);
        let sum = self.sticky_shift(moved, one);
        let sum = self.with_sticky(sum, rest);
        let zeros = self.cast_to(I64, U64, zeros);
        let exponent = self.binary(Opcode::Sub, I64, exponent, zeros);

        // Ten places go; more below the smallest normal number. Half of the last place that stays, less a bit if that place is
        // even, carries where it must, also into the exponent.
        let biased = self.binary_const(Opcode::Add, I64, exponent, 1 + 62 + 1023);
        let dropped = self.unary(Opcode::Neg, I64, biased);
        let dropped = self.binary_const(Opcode::Add, I64, dropped, 11);
        let dropped = self.binary_const(Opcode::Max, I64, dropped, 10);
        let biased = self.clamp(biased, 1, 2047);
        let limit = self.constant(I64, 63);
        let all = self.cmp(Cond::Gt, I64, dropped, limit);
        let sum = self.choose(U64, all, one, sum);
        let dropped = self.binary(Opcode::Min, I64, dropped, limit);
        let dropped = self.cast_to(U64, I64, dropped);
        let last = self.binary(Opcode::Shr, U64, sum, dropped);
        let last = self.binary_const(Opcode::And, U64, last, 1);
        let half = self.binary(Opcode::Shl, U64, one, dropped);
        let half = self.binary_const(Opcode::Shr, U64, half, 1);
        let half = self.binary_const(Opcode::Add, U64, half, u64::MAX);
        let sum = self.binary(Opcode::Add, U64, sum, half);
        let sum = self.binary(Opcode::Add, U64, sum, last);
        let fraction = self.binary(Opcode::Shr, U64, sum, dropped);
        let biased = self.binary_const(Opcode::Add, I64, biased, u64::MAX);
        let biased = self.cast_to(U64, I64, biased);
        let biased = self.binary_const(Opcode::Shl, U64, biased, FRACTION);
        let number = self.binary(Opcode::Add, U64, biased, fraction);
        let number = self.binary_const(Opcode::Min, U64, number, INFINITY);
        let sign = self.binary_const(Opcode::Shl, U64, sign, 63);
        let number = self.binary(Opcode::Or, U64, number, sign);

        // Where rounding twice does no harm: infinities, NaN, a product or sum that is exactly zero.
        let product = self.binary(Opcode::Mul, ty, a, b);
        let plain = self.binary(Opcode::Add, ty, product, c);
        // A number and an infinity; and just the product where the addend is zero.
        let twice = self.binary(Opcode::Add, ty, c, c);
        let [product, plain, twice] = [product, plain, twice].map(|v| self.source(Opcode::Bitcast, U64, ty, v));
        let [in_a, in_b, in_c] = bits.map(|v| self.is_special(v));
        let addend_size = self.binary_const(Opcode::Shl, U64, bits[2], 1);
        let no_addend = self.cmp(Cond::Eq, U64, addend_size, zero);
        let alone = self.choose(U64, no_addend, product, twice);
        let result = self.choose(U64, is_zero, plain, number);
        let result = self.choose(U64, in_c, alone, result);
        let result = self.choose(U64, in_a, plain, result);
        let result = self.choose(U64, in_b, plain, result);
        self.lower(Op::from_source(Opcode::Bitcast, ty, U64, op.dst, result));
    }

    fn clamp(&mut self, v: VReg, low: u64, high: u64) -> VReg {
        let v = self.binary_const(Opcode::Max, I64, v, low);
        self.binary_const(Opcode::Min, I64, v, high)
    }

    /// Whether the bits are those of zero, infinity or NaN.
    fn is_special(&mut self, bits: VReg) -> VReg {
        let size = self.binary_const(Opcode::Shl, U64, bits, 1);
        let size = self.binary_const(Opcode::Add, U64, size, u64::MAX);
        let limit = self.constant(U64, (INFINITY << 1) - 1);
        self.cmp(Cond::Ge, U64, size, limit)
    }

    /// Significand and exponent of a number that is neither zero nor infinite; numbers below the normal ones are scaled.
    fn parts(&mut self, v: VReg) -> Parts {
        let bits = self.source(Opcode::Bitcast, U64, Type::F64, v);
        let scale = self.float(Type::F64, 2f64.powi(63));
        let scaled = self.binary(Opcode::Mul, Type::F64, v, scale);
        let scaled = self.source(Opcode::Bitcast, U64, Type::F64, scaled);
        let field = self.binary_const(Opcode::And, U64, bits, INFINITY);
        let zero = self.constant(U64, 0);
        let is_small = self.cmp(Cond::Eq, U64, field, zero);
        let bits = self.choose(U64, is_small, scaled, bits);
        let [small, normal] = [-63i64, 0].map(|less| self.constant(I64, (less - 1023 - 53) as u64));
        let bias = self.choose(I64, is_small, small, normal);
        let exponent = self.binary_const(Opcode::Shr, U64, bits, FRACTION);
        let exponent = self.binary_const(Opcode::And, U64, exponent, 0x7ff);
        let exponent = self.cast_to(I64, U64, exponent);
        let exponent = self.binary(Opcode::Add, I64, exponent, bias);
        let fraction = self.binary_const(Opcode::And, U64, bits, (1 << FRACTION) - 1);
        let fraction = self.binary_const(Opcode::Or, U64, fraction, 1 << FRACTION);
        Parts { significand: self.binary_const(Opcode::Shl, U64, fraction, 1), exponent }
    }

    /// What a shift to the left by 0 to 63 moves out of the word.
    fn above(&mut self, v: VReg, n: VReg) -> VReg {
        let rest = self.binary_const(Opcode::Shr, U64, v, 1);
        let most = self.constant(U64, 63);
        let back = self.binary(Opcode::Sub, U64, most, n);
        self.binary(Opcode::Shr, U64, rest, back)
    }

    /// The sum and 1 if it does not fit.
    fn add_with_carry(&mut self, a: VReg, b: VReg) -> (VReg, VReg) {
        let sum = self.binary(Opcode::Add, U64, a, b);
        let carry = self.cmp(Cond::Lt, U64, sum, a);
        (sum, self.cast_to(U64, Type::BOOL, carry))
    }

    /// `v` with its last bit set if `lost` is not zero.
    fn with_sticky(&mut self, v: VReg, lost: VReg) -> VReg {
        let zero = self.constant(U64, 0);
        let any = self.cmp(Cond::Ne, U64, lost, zero);
        let any = self.cast_to(U64, Type::BOOL, any);
        self.binary(Opcode::Or, U64, v, any)
    }

    /// `v` >> `n`, 0 to 63, with the last bit set if a one falls out.
    fn sticky_shift(&mut self, v: VReg, n: VReg) -> VReg {
        let lost = self.below(v, n);
        let moved = self.binary(Opcode::Shr, U64, v, n);
        self.with_sticky(moved, lost)
    }

    /// The lowest `n` bits of `v`, 0 to 63.
    fn below(&mut self, v: VReg, n: VReg) -> VReg {
        let one = self.constant(U64, 1);
        let mask = self.binary(Opcode::Shl, U64, one, n);
        let mask = self.binary_const(Opcode::Add, U64, mask, u64::MAX);
        self.binary(Opcode::And, U64, v, mask)
    }

    /// The same of two words, by 0 to 127.
    fn shift_right(&mut self, high: VReg, low: VReg, n: VReg) -> (VReg, VReg) {
        let word = self.constant(U64, 64);
        let is_long = self.cmp(Cond::Ge, U64, n, word);
        let zero = self.constant(U64, 0);
        let lost = self.choose(U64, is_long, low, zero);
        let low = self.choose(U64, is_long, high, low);
        let high = self.choose(U64, is_long, zero, high);
        let n = self.binary_const(Opcode::And, U64, n, 63);
        let also_lost = self.below(low, n);
        let lost = self.binary(Opcode::Or, U64, lost, also_lost);
        let most = self.constant(U64, 63);
        let back = self.binary(Opcode::Sub, U64, most, n);
        let from_high = self.binary_const(Opcode::Shl, U64, high, 1);
        let from_high = self.binary(Opcode::Shl, U64, from_high, back);
        let low = self.binary(Opcode::Shr, U64, low, n);
        let low = self.binary(Opcode::Or, U64, low, from_high);
        (self.binary(Opcode::Shr, U64, high, n), self.with_sticky(low, lost))
    }
}
