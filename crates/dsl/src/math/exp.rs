//! Exponentials and functions based on them: `exp`, `exp2`, `tanh`, `sigmoid`, `erf`.
//!
//! In: floats. Out: recorded operations. With x = n ln 2 + r, |r| <= ln 2 / 2, e^x is 2^n (1 + q), where q = r + r^2
//! p(r) equals e^r - 1. Adding a large constant rounds n to an integer and leaves n in the lowest bits of the sum.

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
    /// `tanh` is 1 from here on.
    tanh_end: f64,
    erf: Erf,
}

/// erf(|x|): below `split` x + x p(x^2); above it 1 - e^(-x - x p(x - center)); from `end` on 1.
struct Erf {
    split: f64,
    end: f64,
    small: &'static [f64],
    center: f64,
    large: &'static [f64],
}

/// Maximum errors: e^r - 1 in `exp` 2^-26.1; the two polynomials of `erf` 2^-30.0 and 2^-30.5.
pub(super) static F32: Format = Format {
    mantissa_bits: 23,
    bias: 127,
    shifter: 12_582_912.0,
    ln2: [core::f32::consts::LN_2 as f64, -1.9046542e-09],
    exp: &[0.49999997, 0.16666539, 0.041667737, 0.0083670346, 0.0013841138],
    exp_range: [-104.0, 89.0],
    exp2_range: [-151.0, 129.0],
    tanh_end: 10.0,
    erf: Erf {
        split: 0.945,
        end: 4.0,
        small: &[0.12837917, -0.3761263, 0.11283626, -0.02685574, 0.0051924605, -0.0008050804, 8.002775e-05],
        center: 0.0,
        large: &[0.12865995, 0.635105, 0.1063131, -0.023827443, 0.0036732543, -0.00033035205, 1.1983113e-05],
    },
};

/// Maximum errors: e^r - 1 in `exp` 2^-59.9; the two polynomials of `erf` 2^-56.34 and 2^-60.06.
static F64: Format = Format {
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
    tanh_end: 20.0,
    erf: Erf {
        split: 0.99,
        end: 6.0,
        small: &[
            0.1283791670955126,
            -0.37612638903183754,
            0.11283791670955119,
            -0.026866170645129733,
            0.005223977625422088,
            -0.0008548327021853324,
            0.00012055332899363149,
            -1.492564746526384e-05,
            1.6462043410585503e-06,
            -1.6364614458053785e-07,
            1.479214607600967e-08,
            -1.2163043761033472e-09,
            8.703795967404399e-11,
            -4.22290518949253e-12,
        ],
        center: 3.5,
        large: &[
            3.0321249720424386,
            0.9239927475218246,
            0.012217230633906633,
            -0.001997592145294314,
            0.00032111557377497053,
            -4.9662289536445695e-05,
            7.221926583909259e-06,
            -9.514906406790513e-07,
            1.050620027221077e-07,
            -7.100903578635745e-09,
            -1.4222086019385176e-09,
            -6.556393043808995e-11,
            -2.2060037882962035e-10,
            1.549286097835942e-10,
            1.2844012804388146e-10,
            6.324298986935235e-11,
            1.7179214273722463e-11,
            2.757065163300341e-12,
            2.0309939252941705e-13,
        ],
    },
};

fn format(value: Value<'_>) -> &'static Format {
    if value.elem() == Elem::F32 { &F32 } else { &F64 }
}

/// A power of two and q = e^r - 1.
struct Parts<'k> {
    /// n plus a multiple of the exponent bias, as an integer.
    exponent: Value<'k>,
    q: Value<'k>,
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

    fn parts<'k>(&self, x: Value<'k>, biases: u64) -> Parts<'k> {
        let (n, exponent) = self.nearest(x, core::f64::consts::LOG2_E, biases * self.bias);
        // `high_part` is exact; subtracting the second part of ln 2 early would round it.
        let high_part = n.fma_const(-self.ln2[0], x);
        let r = n.fma_const(-self.ln2[1], high_part);
        Parts { exponent, q: high_part + n.fma_const(-self.ln2[1], self.above_line(r)) }
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
    fn two_powers<'k>(&self, exponent: Value<'k>) -> [Value<'k>; 2] {
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
fn quotient<'k>(
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

/// See [`Erf`].
pub(super) fn erf(x: Value<'_>) -> Value<'_> {
    let (format, one) = (format(x), x.constant(1.0));
    let Erf { split, end, small, center, large } = format.erf;
    let a = x.abs();
    let near_zero = a.fma((a * a).polynomial(small), a);
    let t = a.at_most(end);
    let about = if center == 0.0 { t } else { t - x.constant(center) };
    let Parts { exponent, q } = format.parts(-(t.fma(about.polynomial(large), t)), 1);
    let power = format.power(exponent);
    let near_one = (-q).fma(power, one - power);
    a.compare(Cond::Lt, x.constant(split)).select(near_zero, near_one).flipped(x.sign())
}
