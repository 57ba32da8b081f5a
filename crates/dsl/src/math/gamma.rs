//! The logarithm of the gamma function.
//!
//! In: floats. Out: recorded operations. From 8 on, Stirling's series. Below, the recurrence of the gamma function leads
//! to 2 + e with |e| at most 1/2: lgamma(2 + e) = e q(e), plus or minus the logarithm of a product, both in two parts, so
//! that the result is precise near its zeros 1 and 2. Negative arguments use the reflection formula, behind a branch:
//! lgamma(-a) = -log(a sin(pi a) / pi) - lgamma(a). Near zeros there, the two terms cancel.

use super::log::log2_pair;
use super::pair::Pair;
use super::value::Value;
use kernelsmith_ir::{Cond, Elem, Opcode};

struct Format {
    /// lgamma(2 + e) / e: the first coefficient as a sum of two floats, and the others.
    first: [f64; 2],
    near_two: &'static [f64],
    /// (lgamma(x) - (x - 1/2) (log x - 1) - constant) x, as a polynomial in 1 / x^2.
    stirling: &'static [f64],
    /// (log(2 pi) - 1) / 2 as a sum of two floats.
    constant: [f64; 2],
    /// (sin(pi d) / pi - d) / d^3, as a polynomial in d^2.
    sin_pi: &'static [f64],
    /// ln 2 as a sum of two floats.
    ln2: [f64; 2],
    /// The result is infinite from here on.
    end: f64,
    /// Below this magnitude, the result is -log |x|.
    tiny: f64,
}

/// The maximum errors are 2^-29.27, 2^-33.52 and 2^-33.63.
static F32: Format = Format {
    first: [0.42278433, 6.545854e-09],
    near_two: &[
        0.32246703,
        -0.06735228,
        0.020580864,
        -0.007386204,
        0.0028908704,
        -0.0011856802,
        0.0005032683,
        -0.00025415674,
        0.00012236931,
    ],
    stirling: &[0.08333324, -0.0027598024],
    constant: [0.41893855, -1.4168145e-08],
    sin_pi: &[-1.644934, 0.811742, -0.19074538, 0.026104743, -0.00221548],
    ln2: [core::f32::consts::LN_2 as f64, -1.9046542e-09],
    end: 4.085003e+36,
    tiny: 9.313_225_746_154_785e-10,
};

/// The maximum errors are 2^-57.94, 2^-63.16 and 2^-63.48.
static F64: Format = Format {
    first: [0.42278433509846713, 4.94215254135865e-18],
    near_two: &[
        0.3224670334241132,
        -0.06735230105319809,
        0.020580808427784893,
        -0.007385551028674233,
        0.002890510330739827,
        -0.0011927539116949142,
        0.0005096695247198888,
        -0.00022315475869788009,
        9.945751343044674e-05,
        -4.492623220256074e-05,
        2.0507203623369768e-05,
        -9.43954093119801e-06,
        4.374949346423178e-06,
        -2.038824816046464e-06,
        9.54656585761639e-07,
        -4.510991942490494e-07,
        2.1390471353853452e-07,
        -9.504977889411287e-08,
        4.343664292938195e-08,
        -3.128580002309443e-08,
        1.6230895449543306e-08,
    ],
    stirling: &[
        0.08333333333333245,
        -0.002777777776803333,
        0.0007936504183196085,
        -0.0005951698045380362,
        0.0008353171437043065,
        -0.001608951095969925,
    ],
    constant: [0.4189385332046727, 1.6728209650585413e-17],
    sin_pi: &[
        -1.6449340668482264,
        0.8117424252833498,
        -0.1907518241219199,
        0.026147847814209885,
        -0.002346080995311169,
        0.00014842851914251948,
        -6.974783324993588e-06,
        2.5076277522109605e-07,
        -5.104662817260368e-09,
    ],
    ln2: [core::f64::consts::LN_2, 2.3190468138462996e-17],
    end: 2.559983327851638e305,
    tiny: 8.673_617_379_884_035e-19,
};

/// From here on, Stirling's series.
const LARGE: f64 = 8.0;

fn format(value: Value<'_>) -> &'static Format {
    if value.elem() == Elem::F32 { &F32 } else { &F64 }
}

impl Format {
    /// The natural logarithm of a positive number.
    fn log<'k>(&self, x: Pair<'k>) -> Pair<'k> {
        let log2 = log2_pair(x.high).plus_low(x.low / x.high * x.low.constant(core::f64::consts::LOG2_E));
        log2.times(Pair::constant(x.high, self.ln2))
    }

    /// lgamma(a) for positive a.
    fn positive<'k>(&self, a: Value<'k>) -> Pair<'k> {
        let (zero, one) = (a.constant(0.0), a.constant(1.0));
        let is_large = a.is(Cond::Ge, LARGE);
        let nearest = a.at_most(LARGE).unary(Opcode::Round);
        let e = a.at_most(LARGE) - nearest;
        // Above 5/2: (a - 1) (a - 2) .. (2 + e). Below 3/2: a, below 1/2: a (a + 1).
        let mut product = Pair { high: one, low: zero };
        for step in 1..=6 {
            let factor = nearest.is(Cond::Ge, f64::from(step + 2)).select(a - a.constant(f64::from(step)), one);
            product = product.times_value(factor);
        }
        let is_below = nearest.is(Cond::Lt, 2.0);
        let next = Pair::fast_sum(one, a);
        let lowest = Pair::product(a, next.high);
        let lowest = Pair { low: a.fma(next.low, lowest.low), ..lowest };
        let lowest = Pair::select(nearest.is(Cond::Lt, 1.0), lowest, Pair { high: a, low: zero });
        product = Pair::select(is_below, lowest, product);
        product = Pair::select(is_large, Pair { high: a, low: zero }, product);
        let log = self.log(product);
        let [first, first_low] = self.first.map(|part| a.constant(part));
        let near_two = Pair::product(e, first);
        let near_two = Pair { low: e.fma(e.fma(e.polynomial(self.near_two), first_low), near_two.low), ..near_two };
        let sign = is_below.select(zero.constant(-0.0).bits(), zero.bits());
        let small = log.flipped(sign).plus(near_two);
        Pair::select(is_large, self.stirling(a, log), small)
    }

    /// (a - 1/2) (log a - 1) + constant + w(1 / a^2) / a.
    fn stirling<'k>(&self, a: Value<'k>, log: Pair<'k>) -> Pair<'k> {
        let inverse = a.constant(1.0) / a;
        let rest = inverse * (inverse * inverse).polynomial(self.stirling);
        let factor = Pair::fast_sum(log.high, a.constant(-1.0)).plus_low(log.low);
        let product = Pair::fast_sum(a, a.constant(-0.5)).times(factor);
        let [constant, constant_low] = self.constant.map(|part| a.constant(part));
        Pair::fast_sum(product.high, constant).plus_low(product.low + (rest + constant_low))
    }

    /// lgamma(-a), from lgamma(a).
    fn reflected<'k>(&self, a: Value<'k>, positive: Pair<'k>) -> Pair<'k> {
        let d = (a - a.unary(Opcode::Round)).abs();
        let square = d * d;
        let sine = Pair::fast_sum(d, (d * square) * square.polynomial(self.sin_pi));
        let product = Pair::product(a, sine.high);
        let log = self.log(Pair { low: a.fma(sine.low, product.low), ..product });
        let sum = log.plus(positive);
        let infinity = Pair { high: a.constant(f64::INFINITY), low: a.constant(0.0) };
        Pair::select(d.is(Cond::Eq, 0.0), infinity, Pair { high: -sum.high, low: -sum.low })
    }
}

#[track_caller]
pub(super) fn lgamma(x: Value<'_>) -> Value<'_> {
    let format = format(x);
    let a = x.abs();
    let positive = format.positive(a);
    let parts = [positive.high, positive.low].map(Value::variable);
    let is_reflected = x.is(Cond::Lt, -format.tiny);
    let any = crate::Expr::<bool>::new(x.k, is_reflected.any());
    x.k.if_(any, || {
        let reflected = format.reflected(a, positive);
        for (part, reflected) in parts.into_iter().zip([reflected.high, reflected.low]) {
            part.assign(is_reflected.select(reflected, part));
        }
    });
    let [high, low] = parts;
    // Zeros and infinities give infinity, NaN stays NaN.
    let is_finite = a.is(Cond::Gt, 0.0).binary(Opcode::And, a.is(Cond::Lt, format.end));
    is_finite.select(high + low, a + a.constant(f64::INFINITY))
}
