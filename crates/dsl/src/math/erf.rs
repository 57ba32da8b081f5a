//! The error function and its complement.
//!
//! In: floats. Out: recorded operations. erf(|x|) is x + x p(x^2) near zero, 1 - e^(-x - x p(x)) elsewhere.
//! erfc(a) = e^(-a^2) p(t) / (1 + 2 a) with t = (a - K) / (a + K): M. M. Shepherd and J. G. Laframboise, "Chebyshev
//! approximation of (1 + 2x) exp(x^2) erfc x in 0 <= x < infinity" (1981). Each factor has two parts.

use super::exp::{self, Parts};
use super::pair::Pair;
use super::value::Value;
use kernelsmith_ir::{Cond, Elem};

/// erf(|x|): below `split` x + x p(x^2); above it 1 - e^(-x - x p(x - center)); from `end` on 1.
struct Erf {
    split: f64,
    end: f64,
    small: &'static [f64],
    center: f64,
    large: &'static [f64],
    /// `erfc` is zero from here on.
    complement_end: f64,
    /// K of `erfc`, the first coefficient of its polynomial as a sum of two floats, and the other ones.
    complement_center: f64,
    complement_first: [f64; 2],
    complement: &'static [f64],
}

/// Maximum errors of the polynomials: 2^-30.0, 2^-30.5 and 2^-27.8.
static F32: Erf = Erf {
    split: 0.945,
    end: 4.0,
    small: &[0.12837917, -0.3761263, 0.11283626, -0.02685574, 0.0051924605, -0.0008050804, 8.002775e-05],
    center: 0.0,
    large: &[0.12865995, 0.635105, 0.1063131, -0.023827443, 0.0036732543, -0.00033035205, 1.1983113e-05],
    complement_end: 10.2,
    complement_center: 2.0,
    complement_first: [1.2769784, 1.1404152e-08],
    complement: &[
        -0.09276377,
        -0.16603082,
        0.16404878,
        -0.054211296,
        -0.008005767,
        0.00865946,
        0.0011462528,
        -0.0012661332,
        -0.00022469672,
    ],
};

/// Maximum errors of the polynomials: 2^-56.34, 2^-60.06 and 2^-58.79.
static F64: Erf = Erf {
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
    complement_end: 27.3,
    complement_center: 4.0,
    complement_first: [1.2329951186255526, -4.3860427291193525e-17],
    complement: &[
        -0.1396211168405625,
        0.015379652102619022,
        0.06809705425469045,
        -0.1010390660362532,
        0.09373283499844526,
        -0.06633036581362431,
        0.03716751553556603,
        -0.016197734038027378,
        0.00503196999955349,
        -0.0007577734504224499,
        -0.00019925684462492274,
        0.00015062250244758725,
        -2.439853394753453e-05,
        -1.1224750329671816e-05,
        5.707670208121339e-06,
        2.9958359174783384e-07,
        -8.212727376076663e-07,
        6.700541876869187e-08,
        1.0472939327748684e-07,
        -1.2218435044591519e-08,
        -1.0176342153211605e-08,
    ],
};

fn erf_format(value: Value<'_>) -> &'static Erf {
    if value.elem() == Elem::F32 { &F32 } else { &F64 }
}

/// See [`Erf`].
pub(super) fn erf(x: Value<'_>) -> Value<'_> {
    let (format, one) = (exp::format(x), x.constant(1.0));
    let Erf { split, end, small, center, large, .. } = *erf_format(x);
    let a = x.abs();
    let near_zero = a.fma((a * a).polynomial(small), a);
    let t = a.at_most(end);
    let about = if center == 0.0 { t } else { t - x.constant(center) };
    let Parts { exponent, q } = format.parts(-(t.fma(about.polynomial(large), t)), 1);
    let power = format.power(exponent);
    let near_one = (-q).fma(power, one - power);
    a.compare(Cond::Lt, x.constant(split)).select(near_zero, near_one).flipped(x.sign())
}

/// Below 1/2, 1 - erf(x); see the head of the file elsewhere.
pub(super) fn erfc(x: Value<'_>) -> Value<'_> {
    let (format, erf, one) = (exp::format(x), erf_format(x), x.constant(1.0));
    let a = x.abs().at_most(erf.complement_end);
    let below = Pair::fast_sum(one, -x);
    let near_zero = below.high + (-x).fma((x * x).polynomial(erf.small), below.low);
    let center = x.constant(erf.complement_center);
    let t = (a - center) / (a + center);
    let polynomial = Pair::fast_sum(x.constant(erf.complement_first[0]), t * t.polynomial(erf.complement));
    let polynomial = polynomial.plus_low(x.constant(erf.complement_first[1]));
    let scaled = polynomial.over(Pair::fast_sum(a + a, one));
    let square = Pair::product(a, a);
    let (exponent, q) = format.pair_parts(-square.high, 2);
    let power = Pair::fast_sum(one, q.high);
    // e^(r - low) = e^r - e^r low.
    let power = power.plus_low((-square.low).fma(power.high, q.low));
    let [first, second] = format.two_powers(exponent);
    let tail = power.times(scaled).value() * first * second;
    let far = x.is(Cond::Lt, 0.0).select(x.constant(2.0) - tail, tail);
    x.abs().is(Cond::Lt, 0.5).select(near_zero, far)
}
