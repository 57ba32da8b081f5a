//! Exponentials and functions based on them: `exp`, `exp2`, `exp10`, `expm1`, `pow`, `tanh`, `sinh`, `cosh`, `sigmoid`.
//!
//! In: floats. Out: recorded operations. With x = n ln 2 + r, |r| <= ln 2 / 2, e^x is 2^n (1 + q), where q = r + r^2
//! p(r) equals e^r - 1. Adding a large constant rounds n to an integer and leaves n in the lowest bits of the sum.

use super::log::log2_pair;
use super::pair::Pair;
use super::value::Value;
use kernelsmith_ir::{Cond, Elem, Opcode};

/// The constants of a float type.
pub(super) struct Format {
    /// The position of the exponent field.
    mantissa_bits: u64,
    pub(super) bias: u64,
    /// 1.5 * 2^(mantissa bits): adding it rounds to an integer.
    shifter: f64,
    /// ln 2 as a sum of two floats.
    pub(super) ln2: [f64; 2],
    /// (e^r - 1 - r) / r^2.
    pub(super) exp: &'static [f64],
    /// Outside this range, `exp` is zero or infinite.
    exp_range: [f64; 2],
    exp2_range: [f64; 2],
    exp10_range: [f64; 2],
    /// ln 10 and the decimal logarithm of 2 as sums of two floats.
    ln10: [f64; 2],
    log10_2: [f64; 2],
    /// Below this magnitude, `expm1` is its argument.
    tiny: f64,
    /// (sinh x - x) / x^3 for x up to 1, as a polynomial in x^2.
    sinh: &'static [f64],
    /// From here on, `sinh` and `cosh` are infinite.
    sinh_end: f64,
    /// `tanh` is 1 from here on.
    tanh_end: f64,
}

/// Maximum errors: e^r - 1 in `exp` 2^-26.1; `sinh` 2^-31.62.
pub(super) static F32: Format = Format {
    mantissa_bits: 23,
    bias: 127,
    shifter: 12_582_912.0,
    ln2: [core::f32::consts::LN_2 as f64, -1.9046542e-09],
    exp: &[0.49999997, 0.16666539, 0.041667737, 0.0083670346, 0.0013841138],
    exp_range: [-104.0, 89.0],
    exp2_range: [-151.0, 129.0],
    exp10_range: [-46.0, 39.0],
    ln10: [core::f32::consts::LN_10 as f64, -3.1975436e-08],
    log10_2: [core::f32::consts::LOG10_2 as f64, -1.4320989e-08],
    tiny: 2.980_232_238_769_531_3e-8,
    sinh: &[0.16666667, 0.0083333105, 0.00019842896, 2.7822132e-06],
    sinh_end: 89.42,
    tanh_end: 10.0,
};

/// Maximum errors: e^r - 1 in `exp` 2^-59.9; `sinh` 2^-62.96.
pub(super) static F64: Format = Format {
    mantissa_bits: 52,
    bias: 1023,
    shifter: 6_755_399_441_055_744.0,
    ln2: [core::f64::consts::LN_2, 2.3190468138462996e-17],
    exp: &[
        0.5,
        0.16666666666666677,
        0.04166666666666651,
        0.008333333333321691,
        0.0013888888888962448,
        0.00019841269885967163,
        2.4801587172417627e-05,
        2.7557244372879346e-06,
        2.755740272662338e-07,
        2.5108979342891275e-08,
        2.087530839753381e-09,
    ],
    exp_range: [-746.0, 710.0],
    exp2_range: [-1076.0, 1025.0],
    exp10_range: [-324.0, 309.0],
    ln10: [core::f64::consts::LN_10, -2.1707562233822494e-16],
    log10_2: [core::f64::consts::LOG10_2, -2.8037281277851704e-18],
    tiny: 5.551_115_123_125_783e-17,
    sinh: &[
        0.16666666666666666,
        0.008333333333333573,
        0.00019841269841061157,
        2.755731931009342e-06,
        2.5052089411769523e-08,
        1.6061339329683685e-10,
        7.503253067182652e-13,
        6.475677977986377e-15,
    ],
    sinh_end: 710.5,
    tanh_end: 20.0,
};

pub(super) fn format(value: Value<'_>) -> &'static Format {
    if value.elem() == Elem::F32 { &F32 } else { &F64 }
}

/// A power of two and q = e^r - 1.
pub(super) struct Parts<'k> {
    /// n plus a multiple of the exponent bias, as an integer.
    pub(super) exponent: Value<'k>,
    pub(super) q: Value<'k>,
}

impl Format {
    /// The sign bit, in units of the exponent field.
    pub(super) fn sign(&self) -> u64 {
        2 * (self.bias + 1)
    }

    /// Rounds `x * scale` to an integer n; returns n as a float and the bits of `n + offset`.
    pub(super) fn nearest<'k>(&self, x: Value<'k>, scale: f64, offset: u64) -> (Value<'k>, Value<'k>) {
        let shifter = x.constant(self.shifter + offset as f64);
        let shifted = x.fma_const(scale, shifter);
        (shifted - shifter, shifted.bits())
    }

    /// e^r - 1 - r.
    fn above_line<'k>(&self, r: Value<'k>) -> Value<'k> {
        (r * r) * r.polynomial(self.exp)
    }

    pub(super) fn parts<'k>(&self, x: Value<'k>, biases: u64) -> Parts<'k> {
        let (n, exponent) = self.nearest(x, core::f64::consts::LOG2_E, biases * self.bias);
        // `high_part` is exact; subtracting the second part of ln 2 early would round it.
        let high_part = n.fma_const(-self.ln2[0], x);
        let r = n.fma_const(-self.ln2[1], high_part);
        Parts { exponent, q: high_part + n.fma_const(-self.ln2[1], self.above_line(r)) }
    }

    /// The power of two of e^x, with the given number of biases, and q in two parts.
    pub(super) fn pair_parts<'k>(&self, x: Value<'k>, biases: u64) -> (Value<'k>, Pair<'k>) {
        let (n, exponent) = self.nearest(x, core::f64::consts::LOG2_E, biases * self.bias);
        let high_part = n.fma_const(-self.ln2[0], x);
        let r = n.fma_const(-self.ln2[1], high_part);
        (exponent, Pair::fast_sum(high_part, n.fma_const(-self.ln2[1], self.above_line(r))))
    }

    /// e^r - 1 in two parts; e^(r + low) is e^r + e^r low.
    fn pair_above_one<'k>(&self, r: Pair<'k>) -> Pair<'k> {
        let above_line = self.above_line(r.high);
        let tail = r.low.fma(r.high + above_line, r.low + above_line);
        Pair::fast_sum(r.high, tail)
    }

    /// (1 + q) 2^n; the exponent contains the bias twice.
    fn scaled_pair<'k>(&self, exponent: Value<'k>, q: Pair<'k>) -> Value<'k> {
        let [first, second] = self.two_powers(exponent);
        let [sum, rest] = q.high.product_and(first, first);
        (sum + q.low.fma(first, rest)) * second
    }

    /// e^a / 4 in two parts.
    fn quarter_exp<'k>(&self, a: Value<'k>) -> Pair<'k> {
        let (exponent, q) = self.pair_parts(a, 1);
        let power = self.power(exponent.with(Opcode::Sub, 2));
        let [high, rest] = q.high.product_and(power, power);
        Pair { high, low: q.low.fma(power, rest) }
    }

    /// The float with this exponent field.
    pub(super) fn power<'k>(&self, exponent: Value<'k>) -> Value<'k> {
        exponent.with(Opcode::Shl, self.mantissa_bits).float()
    }

    /// (1 + q) 2^n in two steps, of which only the second can overflow or lose bits. The exponent contains the bias
    /// twice.
    fn scaled<'k>(&self, parts: &Parts<'k>) -> Value<'k> {
        let [first, second] = self.two_powers(parts.exponent);
        parts.q.fma(first, first) * second
    }

    /// The two halves of an exponent that contains the bias twice, as powers of two.
    pub(super) fn two_powers<'k>(&self, exponent: Value<'k>) -> [Value<'k>; 2] {
        let half = exponent.with(Opcode::Shr, 1);
        [self.power(half), self.power(exponent - half)]
    }
}

/// The error is at most 1 ULP for both types.
pub(super) fn exp(x: Value<'_>) -> Value<'_> {
    let format = format(x);
    let x = x.at_most(format.exp_range[1]).at_least(format.exp_range[0]);
    format.scaled(&format.parts(x, 2))
}

/// 2^x = 2^n e^(f ln 2), where f = x - n is exact.
pub(super) fn exp2(x: Value<'_>) -> Value<'_> {
    let format = format(x);
    let x = x.at_most(format.exp2_range[1]).at_least(format.exp2_range[0]);
    let (n, exponent) = format.nearest(x, 1.0, 2 * format.bias);
    let f = x - n;
    let [high, low] = format.ln2;
    let above_line = format.above_line(f * x.constant(high));
    let q = f.fma_const(high, f.fma_const(low, above_line));
    format.scaled(&Parts { exponent, q })
}

/// The quotient of two sums of two parts: divides the first parts with a reciprocal, then applies one Newton step with
/// both.
pub(super) fn quotient<'k>(
    [numerator, numerator_low]: [Value<'k>; 2],
    [denominator, denominator_low]: [Value<'k>; 2],
) -> Value<'k> {
    let inverse = denominator.constant(1.0) / denominator;
    let quotient = numerator * inverse;
    let residue = (-quotient).fma(denominator, numerator) + numerator_low;
    (-quotient).fma(denominator_low, residue).fma(inverse, quotient)
}

/// (e^(2|x|) - 1) / (e^(2|x|) + 1), with the sign of x.
pub(super) fn tanh(x: Value<'_>) -> Value<'_> {
    let (format, one) = (format(x), x.constant(1.0));
    let a = x.abs().at_most(format.tanh_end);
    let Parts { exponent, q } = format.parts(a + a, 1);
    let power = format.power(exponent);
    let [numerator, denominator] = [power - one, power + one].map(|high_part| q.product_and(power, high_part));
    quotient(numerator, denominator).flipped(x.sign())
}

/// With e = exp(-|x|): 1 / (1 + e) for positive x, e / (1 + e) for negative x.
pub(super) fn sigmoid(x: Value<'_>) -> Value<'_> {
    let (format, zero, one) = (format(x), x.constant(0.0), x.constant(1.0));
    let Parts { exponent, q } = format.parts((-x.abs()).at_least(format.exp_range[0]), 2);
    let [first, second] = format.two_powers(exponent);
    let [e, e_rest] = q.product_and(first, first).map(|part| part * second);
    let power = first * second;
    let below = q.product_and(power, power + one);
    let is_negative = x.compare(Cond::Lt, zero);
    quotient([is_negative.select(e, one), is_negative.select(e_rest, zero)], below)
}

/// 10^x = 2^n e^(f ln 10), where f = x - n log10(2) and its product with ln 10 have two parts, so that powers of ten are
/// exact.
pub(super) fn exp10(x: Value<'_>) -> Value<'_> {
    let format = format(x);
    let x = x.at_most(format.exp10_range[1]).at_least(format.exp10_range[0]);
    let (n, exponent) = format.nearest(x, core::f64::consts::LOG2_10, 2 * format.bias);
    let f = n.fma_const(-format.log10_2[0], x);
    let f_low = n * x.constant(-format.log10_2[1]);
    let [high, low] = format.ln10;
    let r = Pair::product(f, x.constant(high));
    let r = Pair { low: f.fma_const(low, f_low.fma_const(high, r.low)), ..r };
    format.scaled_pair(exponent, format.pair_above_one(r))
}

/// 2 (q 2^(n-1) + (2^(n-1) - 1/2)): the terms cancel for n = 1, therefore q has two parts.
pub(super) fn expm1(x: Value<'_>) -> Value<'_> {
    let format = format(x);
    let inside = x.at_most(format.exp_range[1]).at_least(-50.0);
    let (exponent, q) = format.pair_parts(inside, 1);
    let power = format.power(exponent.with(Opcode::Sub, 1));
    let [sum, rest] = q.high.product_and(power, power - x.constant(0.5));
    let half = sum + q.low.fma(power, rest);
    // Half of a denormal number is not exact.
    x.abs().is(Cond::Lt, format.tiny).select(x, half + half)
}

/// (e^|x| - e^-|x|) / 2 with the sign of x; a polynomial up to 1.
pub(super) fn sinh(x: Value<'_>) -> Value<'_> {
    let format = format(x);
    let a = x.abs().at_most(format.sinh_end);
    let exp = format.quarter_exp(a);
    let half = exp.high + (exp.low - x.constant(0.0625) / exp.high);
    let square = a * a;
    let small = (a * square).fma(square.polynomial(format.sinh), a);
    a.is(Cond::Lt, 1.0).select(small, half + half).flipped(x.sign())
}

/// (e^|x| + e^-|x|) / 2.
pub(super) fn cosh(x: Value<'_>) -> Value<'_> {
    let format = format(x);
    let exp = format.quarter_exp(x.abs().at_most(format.sinh_end));
    let half = exp.high + (exp.low + x.constant(0.0625) / exp.high);
    half + half
}

/// x^y = 2^(y log2 |x|), where the logarithm and the product have two parts, and the special cases of C.
pub(super) fn pow<'k>(x: Value<'k>, y: Value<'k>) -> Value<'k> {
    let (format, zero, one) = (format(x), x.constant(0.0), x.constant(1.0));
    let a = x.abs();
    let log = log2_pair(a);
    let high = a.compare(Cond::Lt, x.constant(f64::INFINITY)).select(log.high, a);
    let high = a.compare(Cond::Eq, zero).select(x.constant(f64::NEG_INFINITY), high);
    // Any larger |y| overflows as well, unless |x| is 1; infinity times zero would be NaN.
    let limited = y.at_most(POW_LIMIT).at_least(-POW_LIMIT);
    let product = limited * high;
    let product_low = limited.fma(log.low, limited.fma(high, -product));
    let inside = product.at_most(format.exp2_range[1]).at_least(format.exp2_range[0]);
    let inside_low = inside.compare(Cond::Eq, product).select(product_low, zero);
    let (n, exponent) = format.nearest(inside, 1.0, 2 * format.bias);
    let f = inside - n;
    let [ln2, ln2_low] = format.ln2;
    let r = Pair::product(f, x.constant(ln2));
    let r = Pair { low: f.fma_const(ln2_low, inside_low.fma_const(ln2, r.low)), ..r };
    let power = format.scaled_pair(exponent, format.pair_above_one(r));
    // Negative x: only integers y have a result, and odd ones negate it.
    let whole = y.unary(Opcode::Trunc);
    let half = y * x.constant(0.5);
    let is_odd = whole.compare(Cond::Eq, y).binary(Opcode::And, half.unary(Opcode::Trunc).compare(Cond::Ne, half));
    let sign = is_odd.select(x.sign(), x.sign().integer(0));
    let is_negative = x.compare(Cond::Lt, zero).binary(Opcode::And, x.is(Cond::Gt, f64::NEG_INFINITY));
    let is_outside = is_negative.binary(Opcode::And, whole.compare(Cond::Ne, y));
    let result = is_outside.select(x.constant(f64::NAN), power.flipped(sign));
    let is_one = x.compare(Cond::Eq, one).binary(Opcode::Or, y.compare(Cond::Eq, zero));
    is_one.select(one, result)
}

/// x^y is 1, zero or infinite for all y above this and x.
const POW_LIMIT: f64 = 36_893_488_147_419_103_232.0;
