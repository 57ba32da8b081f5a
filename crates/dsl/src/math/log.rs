//! Logarithms.
//!
//! In: floats. Out: recorded operations. With x = 2^e (1 + r) and 1 + r between sqrt(1/2) and sqrt(2): log x = e ln 2 +
//! log(1 + r) and log(1 + r) = r - r^2 / 2 + r^3 p(r). The sum of e ln 2 and r has two parts, because the terms cancel
//! for x slightly below 1. To other bases, r is multiplied by a constant of two parts.
//! `log1p` adds log(1 + c / u) = c / u, where u is 1 + x rounded and c its rounding error (W. Kahan).
//! [`log2_pair`] has about twice the precision; it uses the area hyperbolic tangent of s = r / (2 + r) as fdlibm does.

use super::pair::Pair;
use super::value::Value;
use kernelsmith_ir::{Cond, Elem, Opcode};

struct Format {
    mantissa_bits: u64,
    /// The bits of sqrt(1/2).
    root: u64,
    /// The smallest positive normal number.
    normal: f64,
    /// A power of two that makes a denormal number normal, and its exponent.
    lift: f64,
    lift_log2: f64,
    /// ln 2 as a sum of two floats; products of the first with exponents are exact.
    ln2: [f64; 2],
    log: &'static [f64],
    /// (log2(1 + r) - r / ln 2) / r^2, and 1 / ln 2 as a sum of two floats.
    log2: &'static [f64],
    inverse_ln2: [f64; 2],
    /// The same to base 10.
    log10: &'static [f64],
    inverse_ln10: [f64; 2],
    /// The decimal logarithm of 2 as a sum of two floats; products of the first with exponents are exact.
    log10_2: [f64; 2],
    /// (log2((1 + s) / (1 - s)) - 2 s / ln 2) / s^3 as a polynomial in s^2: the first coefficient as a sum of two
    /// floats, and the others.
    atanh_first: [f64; 2],
    atanh: &'static [f64],
}

/// The maximum errors are 2^-26.8, 2^-27.65, 2^-27.72 and 2^-37.55.
static F32: Format = Format {
    mantissa_bits: 23,
    root: 0x3f35_04f3,
    normal: f32::MIN_POSITIVE as f64,
    lift: 16_777_216.0,
    lift_log2: 24.0,
    ln2: [0.69314575, 1.4286068e-06],
    log: &[0.3333333, -0.25000829, 0.20001267, -0.16623007, 0.14200357, -0.13163581, 0.12778385, -0.07648727],
    log2: &[
        -0.72134733,
        0.4808982,
        -0.36069748,
        0.2885698,
        -0.23960812,
        0.20455633,
        -0.19106251,
        0.18642892,
        -0.11029357,
    ],
    inverse_ln2: [core::f32::consts::LOG2_E as f64, 1.925963e-08],
    log10: &[
        -0.21714719,
        0.14476478,
        -0.10858067,
        0.08686821,
        -0.072130285,
        0.06157766,
        -0.057511874,
        0.056118853,
        -0.033201184,
    ],
    inverse_ln10: [core::f32::consts::LOG10_E as f64, -1.010305e-08],
    log10_2: [0.3010254, 4.605039e-06],
    atanh_first: [0.9617967, -2.1715168e-08],
    atanh: &[0.5770829, 0.4117038, 0.3402843],
};

/// The maximum errors are 2^-58.56, 2^-58.77, 2^-58.99 and 2^-71.54.
static F64: Format = Format {
    mantissa_bits: 52,
    root: 0x3fe6_a09e_667f_3bcd,
    normal: f64::MIN_POSITIVE,
    lift: 18_014_398_509_481_984.0,
    lift_log2: 54.0,
    ln2: [0.6931471805598903, 5.497923018708371e-14],
    log: &[
        0.33333333333333454,
        -0.24999999999999142,
        0.19999999999946877,
        -0.16666666666860638,
        0.14285714293635615,
        -0.12499999986593945,
        0.11111110534735412,
        -0.1000000019836888,
        0.09090932671442563,
        -0.08333349607367589,
        0.07691734961535733,
        -0.0714196198002753,
        0.0667486581834035,
        -0.06269873899863207,
        0.05819842964260363,
        -0.053283468692470075,
        0.054095462430694165,
        -0.06265395280727197,
        0.056989592960438915,
        -0.024345373303368757,
    ],
    log2: &[
        -0.7213475204444817,
        0.4808983469629878,
        -0.3606737602222709,
        0.28853900817782846,
        -0.24044917347517855,
        0.20609929154543266,
        -0.18033688069420295,
        0.1602994501794792,
        -0.14426947485476155,
        0.13115402148423863,
        -0.12022544863570868,
        0.11097914078897836,
        -0.10303443987265949,
        0.09612361470808792,
        -0.09032036959859159,
        0.08560183829810751,
        -0.07950523819296895,
        0.0702705045071208,
        -0.07037402246350287,
        0.09054488566832812,
        -0.09220796066392777,
        0.04214473404323225,
    ],
    inverse_ln2: [core::f64::consts::LOG2_E, 2.0355273740931033e-17],
    log10: &[
        -0.2171472409516259,
        0.14476482730108395,
        -0.1085736204758221,
        0.08685889638066074,
        -0.07238241364863938,
        0.06204206884027416,
        -0.054286810413439614,
        0.048254942792464464,
        -0.043429439389967746,
        0.0394812945187073,
        -0.03619146628150653,
        0.03340805027050011,
        -0.031016456988107288,
        0.028936091318782255,
        -0.02718914046863394,
        0.02576872101170666,
        -0.023933461508490173,
        0.021153529667083365,
        -0.021184691677045682,
        0.02725672654013514,
        -0.027757361998849733,
        0.012686829106295766,
    ],
    inverse_ln10: [core::f64::consts::LOG10_E, 1.098319650216765e-17],
    log10_2: [0.30102999566395283, 2.8363394551044964e-14],
    atanh_first: [0.9617966939259756, 5.125518895719023e-17],
    atanh: &[
        0.5770780163555844,
        0.4121985831115757,
        0.3205988978735698,
        0.2623082024135552,
        0.22195205844516874,
        0.19240831482421894,
        0.16832673712589097,
        0.17374674272954527,
    ],
};

fn format(value: Value<'_>) -> &'static Format {
    if value.elem() == Elem::F32 { &F32 } else { &F64 }
}

impl Format {
    /// 1 + r and the exponent e of a positive normal number, the latter as an integer.
    fn parts<'k>(&self, normal: Value<'k>) -> [Value<'k>; 2] {
        let signed = normal.elem().to_int(true);
        let above = normal.convert(Opcode::Bitcast, signed).with(Opcode::Sub, self.root);
        let exponent = above.with(Opcode::Shr, self.mantissa_bits);
        let mantissa = above.with(Opcode::And, (1 << self.mantissa_bits) - 1).with(Opcode::Add, self.root).float();
        [mantissa, exponent]
    }

    /// r and the exponent e of any positive number, both as floats.
    fn reduce<'k>(&self, x: Value<'k>, zero: Value<'k>) -> [Value<'k>; 2] {
        let is_small = x.compare(Cond::Lt, x.constant(self.normal));
        let normal = is_small.select(x * x.constant(self.lift), x);
        let [mantissa, exponent] = self.parts(normal);
        let lifted = is_small.select(x.constant(self.lift_log2), zero);
        let e = exponent.convert(Opcode::Cast, x.elem()) - lifted;
        [mantissa - x.constant(1.0), e]
    }

    /// e ln 2 + log(1 + r) + `low`, where `low` is small.
    fn log<'k>(&self, [r, e]: [Value<'k>; 2], low: Option<Value<'k>>) -> Value<'k> {
        let e_ln2 = e * r.constant(self.ln2[0]);
        let sum = e_ln2 + r;
        let sum_low = (e_ln2 - sum) + r;
        let sum_low = low.map_or(sum_low, |low| sum_low + low);
        let r2 = r * r;
        let tail = r.fma(r.polynomial(self.log), r.constant(-0.5));
        sum + tail.fma(r2, e.fma_const(self.ln2[1], sum_low))
    }
}

/// The logarithm, or its limit for infinity, zero and negative numbers; NaN stays unchanged.
fn with_limits<'k>(x: Value<'k>, log: Value<'k>, zero: Value<'k>) -> Value<'k> {
    let finite = x.compare(Cond::Lt, x.constant(f64::INFINITY)).select(log, x);
    let is_zero = x.compare(Cond::Eq, zero);
    let outside = is_zero.select(x.constant(f64::NEG_INFINITY), x.constant(f64::NAN));
    x.compare(Cond::Le, zero).select(outside, finite)
}

/// The error is at most 1 ULP for both types.
pub(super) fn log(x: Value<'_>) -> Value<'_> {
    let (format, zero) = (format(x), x.constant(0.0));
    let log = format.log(format.reduce(x, zero), None);
    with_limits(x, log, zero)
}

/// e log_b(2) + log_b(1 + r); the product of e and the first part of log_b(2) is exact.
fn log_to_base<'k>(x: Value<'k>, log_2: Option<[f64; 2]>, inverse: [f64; 2], polynomial: &[f64]) -> Value<'k> {
    let zero = x.constant(0.0);
    let [r, e] = format(x).reduce(x, zero);
    let linear = r * x.constant(inverse[0]);
    let linear_low = r.fma_const(inverse[1], r.fma_const(inverse[0], -linear));
    let [whole, whole_low] = match log_2 {
        None => [e, linear_low],
        Some([high, low]) => [e * x.constant(high), e.fma_const(low, linear_low)],
    };
    let sum = Pair::fast_sum(whole, linear).plus_low(whole_low);
    let log = sum.high + r.polynomial(polynomial).fma(r * r, sum.low);
    with_limits(x, log, zero)
}

/// The error is at most 1 ULP for both types; exact for powers of two.
pub(super) fn log2(x: Value<'_>) -> Value<'_> {
    let format = format(x);
    log_to_base(x, None, format.inverse_ln2, format.log2)
}

/// The error is at most 1 ULP for both types; exact for powers of ten.
pub(super) fn log10(x: Value<'_>) -> Value<'_> {
    let format = format(x);
    log_to_base(x, Some(format.log10_2), format.inverse_ln10, format.log10)
}

/// log(1 + x). The error is at most 1 ULP for both types.
pub(super) fn log1p(x: Value<'_>) -> Value<'_> {
    let (format, one) = (format(x), x.constant(1.0));
    let above = Pair::sum(one, x);
    let [mantissa, exponent] = format.parts(above.high);
    let reduced = [mantissa - one, exponent.convert(Opcode::Cast, x.elem())];
    let log = format.log(reduced, Some(above.low / above.high));
    // Infinity, NaN and zeros stay unchanged.
    let is_number = x.abs().is(Cond::Gt, 0.0).binary(Opcode::And, x.is(Cond::Lt, f64::INFINITY));
    let inside = is_number.select(log, x);
    let outside = x.is(Cond::Eq, -1.0).select(x.constant(f64::NEG_INFINITY), x.constant(f64::NAN));
    x.is(Cond::Le, -1.0).select(outside, inside)
}

/// The logarithm to base 2 of a positive finite number, with a relative error of about 2^-65 (`f32`: 2^-36).
pub(super) fn log2_pair(x: Value<'_>) -> Pair<'_> {
    let (format, zero) = (format(x), x.constant(0.0));
    let [f, e] = format.reduce(x, zero);
    let s = Pair::quotient(f, Pair::fast_sum(x.constant(2.0), f));
    let square = Pair::product(s.high, s.high);
    let square = Pair { low: (s.high + s.high).fma(s.low, square.low), ..square };
    // 2 / ln 2 + s^2 (first + s^2 p(s^2)), without the last digits of the inner sum.
    let [first, first_low] = format.atanh_first;
    let inner = Pair::fast_sum(x.constant(first), square.high * square.high.polynomial(format.atanh));
    let inner = square.times(inner.plus_low(x.constant(first_low)));
    let [scale, scale_low] = format.inverse_ln2.map(|part| 2.0 * part);
    let factor = Pair::fast_sum(x.constant(scale), inner.high).plus_low(inner.low + x.constant(scale_low));
    let log = s.times(factor);
    Pair::fast_sum(e, log.high).plus_low(log.low)
}
