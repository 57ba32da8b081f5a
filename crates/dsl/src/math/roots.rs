//! The cubic root and the length of a vector of two components.
//!
//! In: floats. Out: recorded operations. `cbrt`: a polynomial approximates the root of the mantissa; one step with the
//! residue, which is computed in two parts, makes it precise (the idea of fdlibm, with fused operations instead of
//! truncated ones). `hypot`: the square root of a sum of two parts, corrected by the rounding error of the root (C. F.
//! Borges, "An improved algorithm for hypot(a, b)", 2019).

use super::pair::Pair;
use super::value::Value;
use kernelsmith_ir::{Cond, Elem, Opcode};

struct Format {
    mantissa_bits: u64,
    bias: u64,
    /// 1.5 * 2^(mantissa bits): adding it rounds to an integer.
    shifter: f64,
    /// The smallest positive normal number.
    normal: f64,
    /// A power of eight that makes a denormal number normal, and its exponent.
    lift: f64,
    lift_log2: f64,
    /// The cubic root of numbers from 1 to 2.
    cbrt: &'static [f64],
    /// `hypot` multiplies numbers above the first limit by the second number, and numbers below the third by the
    /// fourth, so that squares and their rounding errors are normal.
    large: [f64; 2],
    small: [f64; 2],
}

/// The maximum error of the polynomial is 2^-13.74.
static F32: Format = Format {
    mantissa_bits: 23,
    bias: 127,
    shifter: 12_582_912.0,
    normal: f32::MIN_POSITIVE as f64,
    lift: 16_777_216.0,
    lift_log2: 24.0,
    cbrt: &[0.5528236, 0.58711386, -0.16296946, 0.02310495],
    large: [power_of_two(60), power_of_two(-80)],
    small: [power_of_two(-40), power_of_two(80)],
};

/// The maximum error of the polynomial is 2^-22.48.
static F64: Format = Format {
    mantissa_bits: 52,
    bias: 1023,
    shifter: 6_755_399_441_055_744.0,
    normal: f64::MIN_POSITIVE,
    lift: 18_014_398_509_481_984.0,
    lift_log2: 54.0,
    cbrt: &[
        0.4471406821826845,
        0.9501021112878967,
        -0.6661828911458586,
        0.3853686274253984,
        -0.14447356314064397,
        0.03090492516888704,
        -0.0028597206323117677,
    ],
    large: [power_of_two(500), power_of_two(-600)],
    small: [power_of_two(-400), power_of_two(600)],
};

/// 2^n.
pub(super) const fn power_of_two(n: i64) -> f64 {
    f64::from_bits(((n + 1023) as u64) << 52)
}

fn format(value: Value<'_>) -> &'static Format {
    if value.elem() == Elem::F32 { &F32 } else { &F64 }
}

/// |x| = 2^(3 n + j) m with j from -1 to 1; the error is at most 1 ULP for both types.
pub(super) fn cbrt(x: Value<'_>) -> Value<'_> {
    let (format, zero, one) = (format(x), x.constant(0.0), x.constant(1.0));
    let a = x.abs();
    let is_small = a.is(Cond::Lt, format.normal);
    let bits = is_small.select(a * x.constant(format.lift), a).bits();
    let signed = x.elem().to_int(true);
    let field = bits.convert(Opcode::Bitcast, signed).with(Opcode::Shr, format.mantissa_bits);
    let lifted = is_small.select(x.constant(format.lift_log2 + format.bias as f64), x.constant(format.bias as f64));
    let exponent = field.convert(Opcode::Cast, x.elem()) - lifted;
    let shifter = x.constant(format.shifter + format.bias as f64);
    let shifted = exponent.fma_const(1.0 / 3.0, shifter);
    let j = (shifted - shifter).fma_const(-3.0, exponent);
    let m = bits.with(Opcode::And, (1 << format.mantissa_bits) - 1);
    let m = m.with(Opcode::Or, format.bias << format.mantissa_bits).float();
    let [is_above, is_below] = [j.compare(Cond::Gt, zero), j.compare(Cond::Lt, zero)];
    let choose = |above: f64, below: f64| is_above.select(x.constant(above), is_below.select(x.constant(below), one));
    let root = m.polynomial(format.cbrt) * choose(CBRT_2, 1.0 / CBRT_2);
    let m = m * choose(2.0, 0.5);
    // m = t^3 + d, so the root is t (1 + u)^(1/3) with u = d / t^3.
    let square = Pair::product(root, root);
    let d = (-square.low).fma(root, (-square.high).fma(root, m));
    let u = d / (square.high * root);
    let correction = u * u.fma_const(-1.0 / 9.0, x.constant(1.0 / 3.0));
    let root = root.fma(correction, root);
    let result = (root * shifted.bits().with(Opcode::Shl, format.mantissa_bits).float()).flipped(x.sign());
    // Zeros, infinities and NaN stay unchanged.
    let is_number = a.compare(Cond::Gt, zero).binary(Opcode::And, a.is(Cond::Lt, f64::INFINITY));
    is_number.select(result, x)
}

const CBRT_2: f64 = 1.259_921_049_894_873_2;

/// The error is at most 1 ULP for both types.
pub(super) fn hypot<'k>(x: Value<'k>, y: Value<'k>) -> Value<'k> {
    let (format, one, infinity) = (format(x), x.constant(1.0), x.constant(f64::INFINITY));
    let [x_abs, y_abs] = [x.abs(), y.abs()];
    let (a, b) = (x_abs.max(y_abs), x_abs.min(y_abs));
    let ([large, down], [small, up]) = (format.large, format.small);
    let [is_large, is_small] = [a.is(Cond::Gt, large), a.is(Cond::Lt, small)];
    let choose = |above: f64, below: f64| is_large.select(x.constant(above), is_small.select(x.constant(below), one));
    let scale = choose(down, up);
    let (a, b) = (a * scale, b * scale);
    let [a_square, b_square] = [a, b].map(|side| Pair::product(side, side));
    let sum = Pair::fast_sum(a_square.high, b_square.high);
    let sum_low = sum.low + (a_square.low + b_square.low);
    let root = sum.high.unary(Opcode::Sqrt);
    let residue = (-root).fma(root, sum.high) + sum_low;
    let length = residue / (root + root).at_least(format.normal) + root;
    let length = length * choose(1.0 / down, 1.0 / up);
    let is_nan = x.compare(Cond::Uno, y);
    let [x_infinite, y_infinite] = [x_abs, y_abs].map(|side| side.compare(Cond::Eq, infinity));
    let is_infinite = x_infinite.binary(Opcode::Or, y_infinite);
    is_infinite.select(infinity, is_nan.select(x.constant(f64::NAN), length))
}
