//! Sine, cosine, tangent.
//!
//! In: angles. Out: recorded operations. |x| = j pi/2 + r, |r| <= pi/4. The lowest two bits of j select the sine or the
//! cosine of r, and the sign. r has two parts, so that its rounding error does not affect the result. For large angles,
//! pi/2 in three parts is not precise enough: a branch that is taken if any lane is large reduces them with as many
//! bits of 2/pi as they need.

use super::exp::quotient;
use super::pair::Pair;
use super::value::Value;
use kernelsmith_ir::{Cond, Elem, Opcode};

pub(super) struct Format {
    pub(super) shifter: f64,
    /// pi/2 as a sum of three floats.
    pub(super) half_pi: [f64; 3],
    /// The largest angle for which three parts suffice.
    fast_end: f64,
    /// (sin r - r) / r^3 and (cos r - 1 + r^2 / 2) / r^4, as polynomials in r^2.
    pub(super) sin: &'static [f64],
    pub(super) cos: &'static [f64],
}

/// The maximum errors are 2^-27.8 and 2^-32.9.
pub(super) static F32: Format = Format {
    shifter: 12_582_912.0,
    half_pi: [core::f32::consts::FRAC_PI_2 as f64, -4.371139e-08, -1.7151245e-15],
    fast_end: 65_536.0,
    sin: &[-0.16666654, 0.008332106, -0.00019507892],
    cos: &[0.041666646, -0.0013887306, 2.443165e-05],
};

/// The maximum errors are 2^-57.9 and 2^-63.9.
static F64: Format = Format {
    shifter: 6_755_399_441_055_744.0,
    half_pi: [core::f64::consts::FRAC_PI_2, 6.123233995736766e-17, -1.4973849048591698e-33],
    fast_end: 1_073_741_824.0,
    sin: &[
        -0.1666666666666663,
        0.00833333333332184,
        -0.00019841269829358525,
        2.7557313538509812e-06,
        -2.5050734387827268e-08,
        1.5895433159872925e-10,
    ],
    cos: &[
        0.041666666666666595,
        -0.0013888888888873338,
        2.4801587288997478e-05,
        -2.755731421529689e-07,
        2.0875705114517897e-09,
        -1.135873274279083e-11,
    ],
};

/// The leading bits of 2/pi, 28 per float.
const TWO_OVER_PI: [f64; 8] = [
    0.6366197690367699,
    3.3308114738561656e-09,
    2.276010047810136e-18,
    2.5268260189002822e-26,
    1.6682867657019525e-34,
    1.158871328288855e-43,
    7.053959174404295e-52,
    8.910067885731021e-60,
];

/// A reduced angle: j, whose lowest two bits matter, and r in two parts.
#[derive(Clone, Copy)]
struct Reduced<'k> {
    quarter: Value<'k>,
    r: Value<'k>,
    r_low: Value<'k>,
}

#[track_caller]
pub(super) fn sin(x: Value<'_>) -> Value<'_> {
    let angle = reduce(x.abs());
    sin_of_quadrant(x, angle, angle.quarter).flipped(x.sign())
}

#[track_caller]
pub(super) fn cos(x: Value<'_>) -> Value<'_> {
    let angle = reduce(x.abs());
    sin_of_quadrant(x, angle, angle.quarter.with(Opcode::Add, 1))
}

/// sin / cos for even quarters, -cos / sin for odd ones, each in two parts.
#[track_caller]
pub(super) fn tan(x: Value<'_>) -> Value<'_> {
    let angle = reduce(x.abs());
    let (format, one) = (format(x), x.constant(1.0));
    let Reduced { r, r_low, quarter } = angle;
    let r2 = r * r;
    let sin = Pair::fast_sum(r, (r2 * r).fma(r2.polynomial(format.sin), r_low));
    let half = r2 * x.constant(0.5);
    let about = one - half;
    let r2_low = (r + r).fma(r_low, r.fma(r, -r2));
    let correction = r2_low.fma_const(-0.5, (one - about) - half);
    let cos = Pair::fast_sum(about, (r2 * r2).fma(r2.polynomial(format.cos), correction));
    let odd = quarter.with(Opcode::And, 1);
    let is_odd = odd.compare(Cond::Ne, quarter.integer(0));
    let (numerator, denominator) = (Pair::select(is_odd, cos, sin), Pair::select(is_odd, sin, cos));
    let tangent = quotient([numerator.high, numerator.low], [denominator.high, denominator.low]);
    tangent.flipped(odd.with(Opcode::Shl, u64::from(x.elem().bits()) - 1)).flipped(x.sign())
}

fn format(value: Value<'_>) -> &'static Format {
    if value.elem() == Elem::F32 { &F32 } else { &F64 }
}

/// sin(r + quarters pi/2).
fn sin_of_quadrant<'k>(x: Value<'k>, angle: Reduced<'k>, quarters: Value<'k>) -> Value<'k> {
    let (format, one) = (format(x), x.constant(1.0));
    let Reduced { r, r_low, .. } = angle;
    let r2 = r * r;
    let sin = r + (r2 * r).fma(r2.polynomial(format.sin), r_low);
    let half = r2 * x.constant(0.5);
    let about = one - half;
    let correction = (-r).fma(r_low, (one - about) - half);
    let cos = about + (r2 * r2).fma(r2.polynomial(format.cos), correction);
    let is_odd = quarters.with(Opcode::And, 1).compare(Cond::Ne, quarters.integer(0));
    let sign = quarters.with(Opcode::And, 2).with(Opcode::Shl, u64::from(x.elem().bits()) - 2);
    is_odd.select(cos, sin).flipped(sign)
}

/// The sine and the cosine of 2 pi u, for u from 0 to 1; the reduction is exact.
pub(super) fn sin_cos_of_turn(u: Value<'_>) -> [Value<'_>; 2] {
    let format = format(u);
    let shifter = u.constant(format.shifter);
    let shifted = u.fma_const(4.0, shifter);
    let f = u.fma_const(4.0, shifter - shifted);
    let [high, low, _] = format.half_pi;
    let r = f * u.constant(high);
    let r_low = f.fma_const(low, f.fma_const(high, -r));
    let angle = Reduced { quarter: shifted.bits(), r, r_low };
    [0, 1].map(|quarters| sin_of_quadrant(u, angle, angle.quarter.with(Opcode::Add, quarters)))
}

#[track_caller]
fn reduce(a: Value<'_>) -> Reduced<'_> {
    let format = format(a);
    let [high, middle, low] = format.half_pi;
    let shifter = a.constant(format.shifter);
    let shifted = a.fma_const(core::f64::consts::FRAC_2_PI, shifter);
    let n = shifted - shifter;
    let first = n.fma_const(-high, a);
    // The difference is exact if `first` is close to this product; if it is much larger, the subtraction's rounding
    // error is recovered below.
    let product = n * a.constant(middle);
    let below = n.fma_const(middle, -product);
    let r = first - product;
    let r_low = n.fma_const(-low, ((first - r) - product) - below);
    let fast = Reduced { quarter: shifted.bits(), r, r_low };
    let parts = [fast.quarter, fast.r, fast.r_low].map(Value::variable);
    // Infinities need no exact reduction: they have already become NaN.
    let is_large = a.compare(Cond::Gt, a.constant(format.fast_end));
    let is_finite = a.compare(Cond::Lt, a.constant(f64::INFINITY));
    let is_large = is_large.binary(Opcode::And, is_finite);
    let any = crate::Expr::<bool>::new(a.k, is_large.any());
    a.k.if_(any.unlikely(), || {
        let slow = if a.elem() == Elem::F32 { reduce_large_f32(a) } else { reduce_large_f64(a) };
        for (part, slow) in parts.into_iter().zip([slow.quarter, slow.r, slow.r_low]) {
            part.assign(is_large.select(slow, part));
        }
    });
    let [quarter, r, r_low] = parts;
    Reduced { quarter, r, r_low }
}

/// The signed distance of `x` from the nearest multiple of four; exact.
fn modulo_four(x: Value<'_>) -> Value<'_> {
    (x * x.constant(0.25)).unary(Opcode::Round).fma_const(-4.0, x)
}

/// In f64: products of 24-bit and 28-bit numbers are exact, and so are sums modulo four of multiples of 2^-50. The
/// error is 2^-52 relative to the distance from a multiple of pi/2, which is at least 2^-30 for 24-bit numbers.
fn reduce_large_f32(a: Value<'_>) -> Reduced<'_> {
    let wide = a.convert(Opcode::Cast, Elem::F64);
    let terms = TWO_OVER_PI.map(|piece| modulo_four(wide * wide.constant(piece)));
    // Whole quarters are summed separately, so that the fraction keeps all its bits.
    let (mut whole, mut part) = (wide.constant(0.0), wide.constant(0.0));
    for term in terms {
        let sum = part + term;
        let nearest = sum.unary(Opcode::Round);
        (whole, part) = (whole + nearest, sum - nearest);
    }
    let angle = part * wide.constant(core::f64::consts::FRAC_PI_2);
    let r = angle.convert(Opcode::Cast, Elem::F32);
    let r_low = (angle - r.convert(Opcode::Cast, Elem::F64)).convert(Opcode::Cast, Elem::F32);
    let quarter = whole.convert(Opcode::Convert, Elem::I32).convert(Opcode::Bitcast, Elem::U32);
    Reduced { quarter, r, r_low }
}

/// The leading bits of 2/pi, 64 per word, after one word of zeros.
const TWO_OVER_PI_BITS: [u64; 20] = [
    0x0,
    0xa2f9_836e_4e44_1529,
    0xfc27_57d1_f534_ddc0,
    0xdb62_9599_3c43_9041,
    0xfe51_63ab_debb_c561,
    0xb724_6e3a_424d_d2e0,
    0x0649_2eea_09d1_921c,
    0xfe1d_eb1c_b129_a73e,
    0xe882_35f5_2ebb_4484,
    0xe99c_7026_b45f_7e41,
    0x3991_d639_8353_39f4,
    0x9c84_5f8b_bdf9_283b,
    0x1ff8_97ff_de05_980f,
    0xef2f_118b_5a0a_6d1f,
    0x6d36_7ecf_27cb_09b7,
    0x4f46_3f66_9e5f_ea2d,
    0x7527_bac7_ebe5_f17b,
    0x3d07_39f7_8a52_92ea,
    0x6bfb_5fb1_1f8d_5d08,
    0x5603_3046_fc7b_6bab,
];

/// In integers: multiplies the mantissa by the 192 bits of 2/pi that determine the number of quarters modulo four and
/// the fraction. The error is 2^-137; no f64 is closer than 2^-62 to a multiple of pi/2.
fn reduce_large_f64(a: Value<'_>) -> Reduced<'_> {
    let bits = a.bits();
    let mantissa = bits.with(Opcode::And, (1 << 52) - 1).with(Opcode::Or, 1 << 52);
    // From 2^52 on, the product does not need the first word of 2/pi; smaller angles start within it.
    let start = bits.with(Opcode::Shr, 52).with(Opcode::Sub, 1013);
    let words = TWO_OVER_PI_BITS.map(|word| bits.integer(word));
    let words = window(words, start);
    let shift = start.with(Opcode::And, 63);
    let back = shift.with(Opcode::Xor, 63);
    let [w0, w1, w2] = [0, 1, 2].map(|at: usize| {
        let below = words[at + 1].with(Opcode::Shr, 1).binary(Opcode::Shr, back);
        words[at].binary(Opcode::Shl, shift).binary(Opcode::Or, below)
    });
    let part = mantissa * w1;
    let low = part + mantissa.binary(Opcode::MulHigh, w2);
    let carry = low.compare(Cond::Lt, part).select(low.integer(1), low.integer(0));
    let top = mantissa * w0 + mantissa.binary(Opcode::MulHigh, w1) + carry;
    // The top two bits are j; adding half a quarter rounds.
    let quarter = top.with(Opcode::Add, 1 << 61).with(Opcode::Shr, 62);
    let upper = top.with(Opcode::Shl, 2).binary(Opcode::Or, low.with(Opcode::Shr, 62));
    let lower = low.with(Opcode::Shl, 2);
    // The fraction as a sum of floats, of which the first two are exact.
    let unit = a.constant(5.421010862427522e-20);
    let upper = upper.convert(Opcode::Bitcast, Elem::I64);
    let [f0, f1] = [!0x7ff, 0x7ff].map(|mask| upper.with(Opcode::And, mask).convert(Opcode::Cast, Elem::F64));
    let f2 = lower.convert(Opcode::Cast, Elem::F64) * unit;
    let below = f1 + f2;
    let sum = f0 + below;
    let r_low = (f0 - sum) + below;
    let [pi_high, pi_low, _] = F64.half_pi.map(|part| a.constant(part));
    let r = sum * pi_high;
    let r_low = sum.fma(pi_low, r_low.fma(pi_high, sum.fma(pi_high, -r)));
    Reduced { quarter, r: r * unit, r_low: r_low * unit }
}

/// Four consecutive words of the list, starting at word `start` / 64; selects by each bit of that index.
fn window<'k>(words: [Value<'k>; 20], start: Value<'k>) -> [Value<'k>; 4] {
    let zero = start.integer(0);
    let mut words = words.to_vec();
    for bit in (0..5).rev() {
        let (step, wanted) = (1 << bit, (1 << bit) + 3);
        let is_set = start.with(Opcode::And, 64 << bit).compare(Cond::Ne, zero);
        let moved = |at: usize| words.get(at + step).map_or(words[at], |&further| is_set.select(further, words[at]));
        words = (0..wanted.min(words.len())).map(moved).collect();
    }
    [words[0], words[1], words[2], words[3]]
}
