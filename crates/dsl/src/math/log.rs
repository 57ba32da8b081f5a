//! The natural logarithm.
//!
//! In: floats. Out: recorded operations. With x = 2^e (1 + r) and 1 + r between sqrt(1/2) and sqrt(2): log x = e ln 2 +
//! log(1 + r) and log(1 + r) = r - r^2 / 2 + r^3 p(r). The sum of e ln 2 and r has two parts, because the terms cancel
//! for x slightly below 1.

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
}

/// The maximum error of the polynomial is 2^-26.8.
static F32: Format = Format {
    mantissa_bits: 23,
    root: 0x3f35_04f3,
    normal: f32::MIN_POSITIVE as f64,
    lift: 16_777_216.0,
    lift_log2: 24.0,
    ln2: [0.69314575, 1.4286068e-06],
    log: &[0.3333333, -0.25000829, 0.20001267, -0.16623007, 0.14200357, -0.13163581, 0.12778385, -0.07648727],
};

/// The maximum error of the polynomial is 2^-58.56.
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
};

/// The error is at most 1 ULP for both types.
pub(super) fn log(x: Value<'_>) -> Value<'_> {
    let format = if x.elem() == Elem::F32 { &F32 } else { &F64 };
    let (signed, zero) = (x.elem().to_int(true), x.constant(0.0));
    let is_small = x.compare(Cond::Lt, x.constant(format.normal));
    let normal = is_small.select(x * x.constant(format.lift), x);
    let above = normal.convert(Opcode::Bitcast, signed).with(Opcode::Sub, format.root);
    let exponent = above.with(Opcode::Shr, format.mantissa_bits);
    let mantissa = above.with(Opcode::And, (1 << format.mantissa_bits) - 1).with(Opcode::Add, format.root).float();
    let lifted = is_small.select(x.constant(format.lift_log2), zero);
    let e = exponent.convert(Opcode::Cast, x.elem()) - lifted;
    let r = mantissa - x.constant(1.0);
    let e_ln2 = e * x.constant(format.ln2[0]);
    let sum = e_ln2 + r;
    let sum_low = (e_ln2 - sum) + r;
    let r2 = r * r;
    let tail = r.fma(r.polynomial(format.log), x.constant(-0.5));
    let log = sum + tail.fma(r2, e.fma_const(format.ln2[1], sum_low));
    // Infinity and NaN stay unchanged; zeros and negative numbers are handled below.
    let finite = x.compare(Cond::Lt, x.constant(f64::INFINITY)).select(log, x);
    let is_zero = x.compare(Cond::Eq, zero);
    let outside = is_zero.select(x.constant(f64::NEG_INFINITY), x.constant(f64::NAN));
    x.compare(Cond::Le, zero).select(outside, finite)
}
