//! Approximate `f32` functions: an error of a few ULP, half the operations or fewer.
//!
//! In: 32-bit floats. Out: recorded operations. Like the accurate functions they give the same bits on every machine.
//! They give up the last one or two ULP (`sigmoid` up to seven), denormal results, and the sign of zeros. e^r is
//! rounded to one float, 2^n is a single power of two because arguments are clamped, and quotients are divisions.

use super::exp::{F32, Format};
use super::trig;
use super::value::Value;
use kernelsmith_ir::{Cond, Elem, Opcode};

/// Below -SIGMOID_END, the result of `sigmoid` is denormal; above SIGMOID_END it is 1.
const SIGMOID_END: f64 = 87.0;
/// (1 - e^-s - s) / s^2; the maximum error of e^-s is 2^-23.1.
const SIGMOID: [f64; 4] = [-0.499992, 0.166_671_34, -0.041_894_5, 0.008_312_049];
/// `tanh` is 1 from here on.
const TANH_END: f64 = 9.1;
/// Below -NORMAL_END, the normal distribution function has no normal result.
const NORMAL_END: f64 = 13.0;

/// erfcx(a / sqrt 2) / 2 = t p(t) with t = 1 / (1 + 0.31 a): the relative error is at most 2^-22.3 for a up to 14. The
/// coefficients interpolate at the Chebyshev nodes of t.
const TAIL_SCALE: f64 = 0.31;
const TAIL: [f64; 8] =
    [0.123_651_2, 0.124_149_15, 0.107_217_856, 0.111_909_91, -0.018_225_584, 0.158_57, -0.143_568_6, 0.036_296_174];

impl Format {
    /// Returns 2^n and q with e^x = 2^n (1 + q); n must be the exponent of a normal number.
    fn short_parts<'k>(&self, x: Value<'k>) -> [Value<'k>; 2] {
        let (n, exponent) = self.nearest(x, core::f64::consts::LOG2_E, self.bias);
        let r = n.fma_const(-self.ln2[1], n.fma_const(-self.ln2[0], x));
        [self.power(exponent), (r * r).fma(r.polynomial(self.exp), r)]
    }
}

/// 1 / (1 + e^-x). With x = -n ln 2 + s, e^-x is 2^n (1 - q). Negated constants and the sign of the exponent replace
/// the negation of x. One part of ln 2 suffices: where e^-x is 2^125, the missing part adds a relative error of 2^-22.
pub(super) fn sigmoid(x: Value<'_>) -> Value<'_> {
    let one = x.constant(1.0);
    let x = x.at_least(-SIGMOID_END).at_most(SIGMOID_END);
    let (n, exponent) = F32.nearest(x, -core::f64::consts::LOG2_E, F32.bias + F32.sign());
    let s = n.fma_const(F32.ln2[0], x);
    let (power, q) = (F32.power(exponent), (s * s).fma(s.polynomial(&SIGMOID), s));
    one / q.fma(power, one - power)
}

/// q / (q + 2) with q = e^2x - 1.
pub(super) fn tanh(x: Value<'_>) -> Value<'_> {
    let x = x.at_most(TANH_END).at_least(-TANH_END);
    let [power, q] = F32.short_parts(x + x);
    let q = q.fma(power, power - x.constant(1.0));
    q / (q + x.constant(2.0))
}

/// See [`TAIL`]; for positive x, one minus the tail.
pub(super) fn normal_cdf(x: Value<'_>) -> Value<'_> {
    let one = x.constant(1.0);
    let a = x.abs().at_most(NORMAL_END);
    let t = one / a.fma_const(TAIL_SCALE, one);
    let [power, q] = F32.short_parts(a * (a * x.constant(-0.5)));
    let tail = q.fma(power, power) * (t * t.polynomial(&TAIL));
    x.compare(Cond::Lt, x.constant(0.0)).select(tail, one - tail)
}

/// Arguments outside give the results of these limits. The power of two is a normal number within them.
const EXP_RANGE: [f64; 2] = [-87.0, 88.3];
const EXP2_RANGE: [f64; 2] = [-126.0, 127.4];
/// (2^f - 1) / f; the maximum error of 2^f is 2^-27.41.
const EXP2: [f64; 6] = [0.69314724, 0.24022657, 0.055502754, 0.009617197, 0.0013416768, 0.00015735731];
/// log2(1 + r) / r; the maximum error is 2^-22.21.
const LOG2: [f64; 8] =
    [1.4426949, -0.7213528, 0.48092622, -0.36023915, 0.28706235, -0.24887492, 0.23415717, -0.14581104];
/// atan(x) / x as a polynomial in x^2, for x up to 1; the maximum error is 2^-23.0.
const ATAN: [f64; 8] =
    [0.9999999, -0.33331767, 0.19965732, -0.13993166, 0.09832585, -0.058195613, 0.02324877, -0.004388624];

/// The bits of sqrt(1/2), and the mask of the mantissa.
const ROOT: u64 = 0x3f35_04f3;
const MANTISSA: u64 = 0x7f_ffff;

pub(super) fn exp(x: Value<'_>) -> Value<'_> {
    let [power, q] = F32.short_parts(x.at_least(EXP_RANGE[0]).at_most(EXP_RANGE[1]));
    q.fma(power, power)
}

pub(super) fn exp2(x: Value<'_>) -> Value<'_> {
    let x = x.at_least(EXP2_RANGE[0]).at_most(EXP2_RANGE[1]);
    let (n, exponent) = F32.nearest(x, 1.0, F32.bias);
    let f = x - n;
    let power = F32.power(exponent);
    (f * f.polynomial(&EXP2)).fma(power, power)
}

/// e + log2(1 + r) with 1 + r between sqrt(1/2) and sqrt(2), so that the sum does not cancel.
pub(super) fn log2(x: Value<'_>) -> Value<'_> {
    let above = x.convert(Opcode::Bitcast, Elem::I32).with(Opcode::Sub, ROOT);
    let e = above.with(Opcode::Shr, 23).convert(Opcode::Cast, Elem::F32);
    let r = above.with(Opcode::And, MANTISSA).with(Opcode::Add, ROOT).float() - x.constant(1.0);
    r.fma(r.polynomial(&LOG2), e)
}

pub(super) fn log(x: Value<'_>) -> Value<'_> {
    log2(x) * x.constant(core::f64::consts::LN_2)
}

/// The angle of the smaller coordinate divided by the greater one, or of its complements.
pub(super) fn atan2<'k>(y: Value<'k>, x: Value<'k>) -> Value<'k> {
    let [x_abs, y_abs] = [x.abs(), y.abs()];
    let tangent = x_abs.min(y_abs) / x_abs.max(y_abs);
    let angle = tangent * (tangent * tangent).polynomial(&ATAN);
    let half = y_abs.compare(Cond::Gt, x_abs).select(x.constant(core::f64::consts::FRAC_PI_2) - angle, angle);
    let whole = x.compare(Cond::Lt, x.constant(0.0)).select(x.constant(core::f64::consts::PI) - half, half);
    whole.flipped(y.sign())
}

pub(super) fn sin(x: Value<'_>) -> Value<'_> {
    sin_of_quadrant(x, 0)
}

pub(super) fn cos(x: Value<'_>) -> Value<'_> {
    sin_of_quadrant(x, 1)
}

/// sin(x + quarters pi/2). Two parts of pi/2 reduce the angle to one float; the lowest bits of the number of quarters
/// are those of the sum with a large constant, also for negative angles.
fn sin_of_quadrant(x: Value<'_>, quarters: u64) -> Value<'_> {
    let format = &trig::F32;
    let shifter = x.constant(format.shifter);
    let shifted = x.fma_const(core::f64::consts::FRAC_2_PI, shifter);
    let n = shifted - shifter;
    let [high, middle, _] = format.half_pi;
    let r = n.fma_const(-middle, n.fma_const(-high, x));
    let square = r * r;
    let sin = (square * r).fma(square.polynomial(format.sin), r);
    let cos = (square * square).fma(square.polynomial(format.cos), square.fma_const(-0.5, x.constant(1.0)));
    let quadrant = if quarters == 0 { shifted.bits() } else { shifted.bits().with(Opcode::Add, quarters) };
    let is_odd = quadrant.with(Opcode::And, 1).compare(Cond::Ne, quadrant.integer(0));
    let sign = quadrant.with(Opcode::And, 2).with(Opcode::Shl, 30);
    is_odd.select(cos, sin).flipped(sign)
}
