//! Short forms of `f32` functions, for epilogues and activations: a few ULP, half the operations.
//!
//! In: floats of 32 bits. Out: recorded operations. As for the functions proper the result is the same bits on every machine.
//! What is given up: the last ULP or two (of `sigmoid` up to seven), results that are no normal numbers, and the sign of zeros.
//! Here e^r is rounded to one float, 2^n is one power of two because arguments are bounded, and quotients are divisions.

use super::exp::{F32, Format};
use super::value::Value;
use kernelsmith_ir::Cond;

/// Below, `sigmoid` is no normal number; as far above, 1.
const SIGMOID_END: f64 = 87.0;
/// (1 - e^-s - s) / s^2: of e^-s the greatest error is 2^-23.1.
const SIGMOID: [f64; 4] = [-0.499992, 0.166_671_34, -0.041_894_5, 0.008_312_049];
/// From here on `tanh` is 1.
const TANH_END: f64 = 9.1;
/// Beyond, the normal distribution has no normal number left.
const NORMAL_END: f64 = 13.0;

/// Half of `erfcx(a / sqrt 2)` is t p(t) with t = 1 / (1 + 0.31 a): a relative error of 2^-22.3 for a up to 14. Interpolated at
/// Chebyshev's nodes of t.
const TAIL_SCALE: f64 = 0.31;
const TAIL: [f64; 8] =
    [0.123_651_2, 0.124_149_15, 0.107_217_856, 0.111_909_91, -0.018_225_584, 0.158_57, -0.143_568_6, 0.036_296_174];

impl Format {
    /// 2^n and q, where e^x is 2^n (1 + q); n has to be the exponent of a normal number.
    #[track_caller]
    fn short_parts<'k>(&self, x: Value<'k>) -> [Value<'k>; 2] {
        let (n, exponent) = self.nearest(x, core::f64::consts::LOG2_E, self.bias);
        let r = n.fma_const(-self.ln2[1], n.fma_const(-self.ln2[0], x));
        [self.power(exponent), (r * r).fma(r.polynomial(self.exp), r)]
    }
}

/// 1 / (1 + e^-x). With x = -n ln 2 + s, e^-x is 2^n (1 - q): the sign goes into constants, of which the exponent has it, too.
/// One part of ln 2 is enough: of n times the other one e^-x is wrong by 2^-22 where it is 2^125.
#[track_caller]
pub(super) fn sigmoid(x: Value<'_>) -> Value<'_> {
    let one = x.constant(1.0);
    let x = x.at_least(-SIGMOID_END).at_most(SIGMOID_END);
    let (n, exponent) = F32.nearest(x, -core::f64::consts::LOG2_E, F32.bias + F32.sign());
    let s = n.fma_const(F32.ln2[0], x);
    let (power, q) = (F32.power(exponent), (s * s).fma(s.polynomial(&SIGMOID), s));
    one / q.fma(power, one - power)
}

/// q / (q + 2) with q = e^2x - 1.
#[track_caller]
pub(super) fn tanh(x: Value<'_>) -> Value<'_> {
    let x = x.at_most(TANH_END).at_least(-TANH_END);
    let [power, q] = F32.short_parts(x + x);
    let q = q.fma(power, power - x.constant(1.0));
    q / (q + x.constant(2.0))
}

/// See [`TAIL`]; of what is positive one minus the tail.
#[track_caller]
pub(super) fn normal_cdf(x: Value<'_>) -> Value<'_> {
    let one = x.constant(1.0);
    let a = x.abs().at_most(NORMAL_END);
    let t = one / a.fma_const(TAIL_SCALE, one);
    let [power, q] = F32.short_parts(a * (a * x.constant(-0.5)));
    let tail = q.fma(power, power) * (t * t.polynomial(&TAIL));
    x.compare(Cond::Lt, x.constant(0.0)).select(tail, one - tail)
}
