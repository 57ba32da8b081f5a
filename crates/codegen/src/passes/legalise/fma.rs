//! `fma` on machines without an instruction for it, with a single rounding.
//!
//! For `f32`: the product is exact in `f64`. The sum in `f64` is rounded to odd (towards zero, with the last bit set if it is
//! inexact), so that rounding it to `f32` gives the correctly rounded result; `f64` has enough extra digits for that.
//! For `f64`, and for `f32` on machines without `f64`: in integers. The product has 128 bits. The addend is shifted to the
//! exponent of the product with a sticky bit for lost bits; then the sum is rounded once. The code has no branches: selects
//! pick the applicable case.

use super::Legaliser;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

/// A format of floats, and the integers of its size. The numbers in comments are those of `f64`.
#[derive(Clone, Copy)]
struct Format {
    float: Type,
    /// The unsigned and the signed integer of the same size.
    u: Type,
    i: Type,
    /// Width of the integers in bits: 64.
    word: u64,
    /// Width of the fraction in bits: 52.
    fraction: u64,
}

impl Format {
    fn of(float: Type) -> Format {
        let integer = |signed| float.with_elem(float.elem().to_int(signed));
        let fraction = if float.elem() == Elem::F64 { 52 } else { 23 };
        Format { float, u: integer(false), i: integer(true), word: u64::from(float.elem().bits()), fraction }
    }

    /// The largest exponent, that of infinities: 0x7ff.
    fn top(self) -> u64 {
        (1 << (self.word - 1 - self.fraction)) - 1
    }

    /// The bits of infinity.
    fn infinity(self) -> u64 {
        self.top() << self.fraction
    }

    /// The exponent of 1: 1023.
    fn bias(self) -> u64 {
        self.top() >> 1
    }
}

/// A decomposed number: the significand in 2^53..2^54, and the exponent of its lowest bit.
struct Parts {
    significand: VReg,
    exponent: VReg,
}

impl Legaliser<'_> {
    pub(super) fn fused(&mut self, op: Op) {
        match op.ty.elem() {
            Elem::F32 if !self.has_slots() => self.fused_single(op),
            Elem::F64 if op.ty.is_vector() => self.by_lanes(op),
            _ => self.fused_in_integers(op),
        }
    }

    fn fused_single(&mut self, op: Op) {
        let (ty, wide) = (op.ty, op.ty.with_elem(Elem::F64));
        let [a, b, c] = op.args.map(|v| self.cast_to(wide, ty, v));
        let product = self.binary(Opcode::Mul, wide, a, b);
        let sum = self.sum_to_odd(wide, product, c);
        self.lower(Op::from_source(Opcode::Cast, ty, wide, op.dst, sum));
    }

    /// The sum rounded to odd: towards zero, with the last bit set if it is inexact.
    pub(super) fn sum_to_odd(&mut self, ty: Type, a: VReg, b: VReg) -> VReg {
        let bits = ty.with_elem(ty.elem().to_int(false));
        let sum = self.binary(Opcode::Add, ty, a, b);
        // The rounding error of the sum, which is exact.
        let back = self.binary(Opcode::Sub, ty, sum, a);
        let left = self.binary(Opcode::Sub, ty, sum, back);
        let left = self.binary(Opcode::Sub, ty, a, left);
        let right = self.binary(Opcode::Sub, ty, b, back);
        let lost = self.binary(Opcode::Add, ty, left, right);
        let zero = self.float(ty, 0.0);
        let inexact = self.cmp(Cond::One, ty, lost, zero);
        let [raw, lost] = [sum, lost].map(|v| self.source(Opcode::Bitcast, bits, ty, v));
        // Subtracts one unit in the last place if the sum was rounded away from zero.
        let signs = self.binary(Opcode::Xor, bits, raw, lost);
        let away = self.binary_const(Opcode::Shr, bits, signs, u64::from(ty.elem().bits()) - 1);
        let cut = self.binary(Opcode::Sub, bits, raw, away);
        let odd = self.binary_const(Opcode::Or, bits, cut, 1);
        let chosen = self.choose(bits, inexact, odd, raw);
        self.source(Opcode::Bitcast, ty, bits, chosen)
    }

    fn fused_in_integers(&mut self, op: Op) {
        let ty = op.ty;
        let f = Format::of(ty);
        let (u, i, last_bit) = (f.u, f.i, f.word - 1);
        let [a, b, c] = op.args;
        let bits = op.args.map(|v| self.source(Opcode::Bitcast, u, ty, v));
        let [x, y, z] = op.args.map(|v| self.parts(f, v));
        let mut low = self.binary(Opcode::Mul, u, x.significand, y.significand);
        let mut high = self.binary(Opcode::MulHigh, u, x.significand, y.significand);
        let exponent = self.binary(Opcode::Add, i, x.exponent, y.exponent);

        // Aligns the exponents: shifts the addend left by up to 63 bits and the product right by the remaining distance, or the
        // addend right.
        let distance = self.binary(Opcode::Sub, i, z.exponent, exponent);
        let up = self.clamp(f, distance, 0, last_bit);
        let beyond = self.binary_const(Opcode::Add, i, distance, last_bit.wrapping_neg());
        let beyond = self.binary_const(Opcode::Max, i, beyond, 0);
        let exponent = self.binary(Opcode::Add, i, exponent, beyond);
        let beyond = self.binary_const(Opcode::Min, i, beyond, 2 * f.word - 1);
        let down = self.unary(Opcode::Neg, i, distance);
        let down = self.clamp(f, down, 0, last_bit);
        let [up, beyond, down] = [up, beyond, down].map(|n| self.cast_to(u, i, n));
        (high, low) = self.shift_right(f, high, low, beyond);
        let addend = self.sticky_shift(f, z.significand, down);
        let addend_high = self.above(f, addend, up);
        let addend = self.binary(Opcode::Shl, u, addend, up);

        // The sum or difference, its magnitude and its sign.
        let product_sign = self.binary(Opcode::Xor, u, bits[0], bits[1]);
        let signs = self.binary(Opcode::Xor, u, product_sign, bits[2]);
        let one = self.binary_const(Opcode::Shr, u, signs, last_bit);
        let inverse = self.unary(Opcode::Neg, u, one);
        let [addend, addend_high] = [addend, addend_high].map(|v| self.binary(Opcode::Xor, u, v, inverse));
        let high = self.binary(Opcode::Add, u, high, addend_high);
        let (low, carry) = self.add_with_carry(f, low, addend);
        let high = self.binary(Opcode::Add, u, high, carry);
        let (low, carry) = self.add_with_carry(f, low, one);
        let high = self.binary(Opcode::Add, u, high, carry);
        let negative = self.binary_const(Opcode::Shr, u, high, last_bit);
        let inverse = self.unary(Opcode::Neg, u, negative);
        let [low, high] = [low, high].map(|v| self.binary(Opcode::Xor, u, v, inverse));
        let (low, carry) = self.add_with_carry(f, low, negative);
        let high = self.binary(Opcode::Add, u, high, carry);
        let sign = self.binary_const(Opcode::Shr, u, product_sign, last_bit);
        let sign = self.binary(Opcode::Xor, u, sign, negative);

        // Normalises: the highest bit to bit 62, with the lost bits as a sticky bit 0.
        let zero = self.constant(u, 0);
        let has_high = self.cmp(Cond::Ne, u, high, zero);
        let shorter = self.binary_const(Opcode::Add, i, exponent, f.word);
        let exponent = self.choose(i, has_high, shorter, exponent);
        let top = self.choose(u, has_high, high, low);
        let below_top = self.choose(u, has_high, low, zero);
        let is_zero = self.cmp(Cond::Eq, u, top, zero);
        let zeros = self.unary(Opcode::Clz, u, top);
        let moved = self.binary(Opcode::Shl, u, top, zeros);
        let from_below = self.above(f, below_top, zeros);
        let moved = self.binary(Opcode::Or, u, moved, from_below);
        let lost = self.binary(Opcode::Shl, u, below_top, zeros);
        let one = self.constant(u, 1);
        let sum = self.sticky_shift(f, moved, one);
        let sum = self.with_sticky(f, sum, lost);
        let zeros = self.cast_to(i, u, zeros);
        let exponent = self.binary(Opcode::Sub, i, exponent, zeros);

        // Rounds to nearest even: drops 10 bits, more for subnormal results. Adding half a unit in the last place, minus one if
        // the last kept bit is even, carries correctly, also into the exponent.
        let biased = self.binary_const(Opcode::Add, i, exponent, last_bit + f.bias());
        let dropped = self.unary(Opcode::Neg, i, biased);
        let dropped = self.binary_const(Opcode::Add, i, dropped, f.word - 1 - f.fraction);
        let dropped = self.binary_const(Opcode::Max, i, dropped, f.word - 2 - f.fraction);
        let biased = self.clamp(f, biased, 1, f.top());
        let limit = self.constant(i, last_bit);
        let drops_all = self.cmp(Cond::Gt, i, dropped, limit);
        let sum = self.choose(u, drops_all, one, sum);
        let dropped = self.binary(Opcode::Min, i, dropped, limit);
        let dropped = self.cast_to(u, i, dropped);
        let last = self.binary(Opcode::Shr, u, sum, dropped);
        let last = self.binary_const(Opcode::And, u, last, 1);
        let half = self.binary(Opcode::Shl, u, one, dropped);
        let half = self.binary_const(Opcode::Shr, u, half, 1);
        let half = self.binary_const(Opcode::Add, u, half, u64::MAX);
        let sum = self.binary(Opcode::Add, u, sum, half);
        let sum = self.binary(Opcode::Add, u, sum, last);
        let fraction = self.binary(Opcode::Shr, u, sum, dropped);
        let biased = self.binary_const(Opcode::Add, i, biased, u64::MAX);
        let biased = self.cast_to(u, i, biased);
        let biased = self.binary_const(Opcode::Shl, u, biased, f.fraction);
        let number = self.binary(Opcode::Add, u, biased, fraction);
        let number = self.binary_const(Opcode::Min, u, number, f.infinity());
        let sign = self.binary_const(Opcode::Shl, u, sign, last_bit);
        let number = self.binary(Opcode::Or, u, number, sign);

        // Cases in which rounding twice is harmless: infinities, NaN, a product or sum that is exactly zero.
        let product = self.binary(Opcode::Mul, ty, a, b);
        let plain = self.binary(Opcode::Add, ty, product, c);
        // A finite product plus an infinity; and the product alone if the addend is zero.
        let twice = self.binary(Opcode::Add, ty, c, c);
        let [product, plain, twice] = [product, plain, twice].map(|v| self.source(Opcode::Bitcast, u, ty, v));
        let [in_a, in_b, in_c] = bits.map(|v| self.is_special(f, v));
        let addend_size = self.binary_const(Opcode::Shl, u, bits[2], 1);
        let no_addend = self.cmp(Cond::Eq, u, addend_size, zero);
        let alone = self.choose(u, no_addend, product, twice);
        let result = self.choose(u, is_zero, plain, number);
        let result = self.choose(u, in_c, alone, result);
        let result = self.choose(u, in_a, plain, result);
        let result = self.choose(u, in_b, plain, result);
        self.lower(Op::from_source(Opcode::Bitcast, ty, u, op.dst, result));
    }

    fn clamp(&mut self, f: Format, v: VReg, low: u64, high: u64) -> VReg {
        let v = self.binary_const(Opcode::Max, f.i, v, low);
        self.binary_const(Opcode::Min, f.i, v, high)
    }

    /// Whether these are the bits of zero, infinity or NaN.
    fn is_special(&mut self, f: Format, bits: VReg) -> VReg {
        let size = self.binary_const(Opcode::Shl, f.u, bits, 1);
        let size = self.binary_const(Opcode::Add, f.u, size, u64::MAX);
        let limit = self.constant(f.u, (f.infinity() << 1) - 1);
        self.cmp(Cond::Ge, f.u, size, limit)
    }

    /// Significand and exponent of a number that is neither zero nor infinite; subnormal numbers are scaled.
    fn parts(&mut self, f: Format, v: VReg) -> Parts {
        let bits = self.source(Opcode::Bitcast, f.u, f.float, v);
        let scale = self.float(f.float, 2f64.powi(f.word as i32 - 1));
        let scaled = self.binary(Opcode::Mul, f.float, v, scale);
        let scaled = self.source(Opcode::Bitcast, f.u, f.float, scaled);
        let field = self.binary_const(Opcode::And, f.u, bits, f.infinity());
        let zero = self.constant(f.u, 0);
        let is_small = self.cmp(Cond::Eq, f.u, field, zero);
        let bits = self.choose(f.u, is_small, scaled, bits);
        let [small, normal] =
            [f.word - 1, 0].map(|less| self.constant(f.i, (less + f.bias() + f.fraction + 1).wrapping_neg()));
        let bias = self.choose(f.i, is_small, small, normal);
        let exponent = self.binary_const(Opcode::Shr, f.u, bits, f.fraction);
        let exponent = self.binary_const(Opcode::And, f.u, exponent, f.top());
        let exponent = self.cast_to(f.i, f.u, exponent);
        let exponent = self.binary(Opcode::Add, f.i, exponent, bias);
        let fraction = self.binary_const(Opcode::And, f.u, bits, (1 << f.fraction) - 1);
        let fraction = self.binary_const(Opcode::Or, f.u, fraction, 1 << f.fraction);
        Parts { significand: self.binary_const(Opcode::Shl, f.u, fraction, 1), exponent }
    }

    /// The bits that a left shift by 0 to 63 moves out of the word.
    fn above(&mut self, f: Format, v: VReg, n: VReg) -> VReg {
        let shifted = self.binary_const(Opcode::Shr, f.u, v, 1);
        let last_bit = self.constant(f.u, f.word - 1);
        let back = self.binary(Opcode::Sub, f.u, last_bit, n);
        self.binary(Opcode::Shr, f.u, shifted, back)
    }

    /// The sum and its carry.
    fn add_with_carry(&mut self, f: Format, a: VReg, b: VReg) -> (VReg, VReg) {
        let sum = self.binary(Opcode::Add, f.u, a, b);
        let carry = self.cmp(Cond::Lt, f.u, sum, a);
        (sum, self.one_if(f, carry))
    }

    /// A truth value or mask as integers 1 and 0.
    fn one_if(&mut self, f: Format, truth: VReg) -> VReg {
        if f.u.is_scalar() {
            return self.cast_to(f.u, Type::BOOL, truth);
        }
        let [zero, one] = [0, 1].map(|n| self.constant(f.u, n));
        self.choose(f.u, truth, one, zero)
    }

    /// `v` with its last bit set if `lost` is not zero.
    fn with_sticky(&mut self, f: Format, v: VReg, lost: VReg) -> VReg {
        let zero = self.constant(f.u, 0);
        let any = self.cmp(Cond::Ne, f.u, lost, zero);
        let any = self.one_if(f, any);
        self.binary(Opcode::Or, f.u, v, any)
    }

    /// `v` >> `n` for `n` from 0 to 63, with a sticky last bit.
    fn sticky_shift(&mut self, f: Format, v: VReg, n: VReg) -> VReg {
        let lost = self.below(f, v, n);
        let moved = self.binary(Opcode::Shr, f.u, v, n);
        self.with_sticky(f, moved, lost)
    }

    /// The lowest `n` bits of `v`, 0 to 63.
    fn below(&mut self, f: Format, v: VReg, n: VReg) -> VReg {
        let one = self.constant(f.u, 1);
        let mask = self.binary(Opcode::Shl, f.u, one, n);
        let mask = self.binary_const(Opcode::Add, f.u, mask, u64::MAX);
        self.binary(Opcode::And, f.u, v, mask)
    }

    /// A sticky right shift of a double word by 0 to 127.
    fn shift_right(&mut self, f: Format, high: VReg, low: VReg, n: VReg) -> (VReg, VReg) {
        let word = self.constant(f.u, f.word);
        let is_long = self.cmp(Cond::Ge, f.u, n, word);
        let zero = self.constant(f.u, 0);
        let lost = self.choose(f.u, is_long, low, zero);
        let low = self.choose(f.u, is_long, high, low);
        let high = self.choose(f.u, is_long, zero, high);
        let n = self.binary_const(Opcode::And, f.u, n, f.word - 1);
        let also_lost = self.below(f, low, n);
        let lost = self.binary(Opcode::Or, f.u, lost, also_lost);
        let last_bit = self.constant(f.u, f.word - 1);
        let back = self.binary(Opcode::Sub, f.u, last_bit, n);
        let from_high = self.binary_const(Opcode::Shl, f.u, high, 1);
        let from_high = self.binary(Opcode::Shl, f.u, from_high, back);
        let low = self.binary(Opcode::Shr, f.u, low, n);
        let low = self.binary(Opcode::Or, f.u, low, from_high);
        (self.binary(Opcode::Shr, f.u, high, n), self.with_sticky(f, low, lost))
    }
}
