//! Inverse trigonometric functions.
//!
//! In: floats. Out: recorded operations. `asin` and `acos` (as in fdlibm): x + x^3 p(x^2) up to 1/2; above, the angle is
//! pi/2 - 2 asin(sqrt((1 - x) / 2)), with the rounding error of the root. `atan` and `atan2`: the smaller of the two
//! coordinates is divided by the greater one; above 1/2, the angle is pi/4 + atan((a - b) / (a + b)), so that one
//! division serves all cases. Quotient and multiples of pi/4 have two parts.

use super::pair::Pair;
use super::roots::power_of_two;
use super::value::Value;
use kernelsmith_ir::{Cond, Elem, Opcode};

struct Format {
    /// (asin x - x) / x^3 and (atan x - x) / x^3 for x up to 1/2, as polynomials in x^2.
    asin: &'static [f64],
    atan: &'static [f64],
    /// pi/4, pi/2, 3 pi/4 and pi as sums of two floats.
    quarters: [[f64; 2]; 4],
    /// The smallest positive normal number.
    normal: f64,
    /// The angle of a greater tangent is pi/2.
    steepest: f64,
    /// `atan2` multiplies coordinates by the second number if one is above the first, by the fourth if both are below
    /// the third, so that sums are finite and rounding errors are normal.
    large: [f64; 2],
    small: [f64; 2],
}

/// The maximum errors are 2^-27.62 and 2^-27.46.
static F32: Format = Format {
    asin: &[0.16666752, 0.074953094, 0.045469146, 0.024184823, 0.042158183],
    atan: &[-0.33333233, 0.19994168, -0.14174213, 0.10155832, -0.051251862],
    quarters: [
        [core::f32::consts::FRAC_PI_4 as f64, -2.1855694e-08],
        [core::f32::consts::FRAC_PI_2 as f64, -4.371139e-08],
        [2.3561945, -5.9624403e-09],
        [core::f32::consts::PI as f64, -8.742278e-08],
    ],
    normal: f32::MIN_POSITIVE as f64,
    steepest: power_of_two(60),
    large: [power_of_two(100), power_of_two(-60)],
    small: [power_of_two(10), power_of_two(80)],
};

/// The maximum errors are 2^-59.86 and 2^-61.5.
static F64: Format = Format {
    asin: &[
        0.1666666666666676,
        0.07499999999970865,
        0.0446428571745628,
        0.030381942709763073,
        0.02237221493902031,
        0.017351612793834185,
        0.013980812051847006,
        0.011398976128721504,
        0.010779920539917564,
        0.003707581222802986,
        0.0217047657966943,
        -0.020995477819673706,
        0.03262649658785482,
    ],
    atan: &[
        -0.33333333333333315,
        0.19999999999993773,
        -0.14285714284999312,
        0.1111111107011365,
        -0.09090907707840873,
        0.07692277691619435,
        -0.06666225680357867,
        0.058778218332947635,
        -0.052300843360153566,
        0.045896918354357955,
        -0.03712429026524714,
        0.023662612114171425,
        -0.008370394355697922,
    ],
    quarters: [
        [core::f64::consts::FRAC_PI_4, 3.061616997868383e-17],
        [core::f64::consts::FRAC_PI_2, 6.123233995736766e-17],
        [2.356194490192345, 9.184850993605148e-17],
        [core::f64::consts::PI, 1.2246467991473532e-16],
    ],
    normal: f64::MIN_POSITIVE,
    steepest: power_of_two(100),
    large: [power_of_two(1000), power_of_two(-600)],
    small: [power_of_two(10), power_of_two(600)],
};

fn format(value: Value<'_>) -> &'static Format {
    if value.elem() == Elem::F32 { &F32 } else { &F64 }
}

/// asin of s = |x| up to 1/2, of s = sqrt((1 - |x|) / 2) above: whether |x| is small, s in two parts, and asin s - s.
fn half_angle(x: Value<'_>) -> (Value<'_>, Pair<'_>, Value<'_>) {
    let (format, half) = (format(x), x.constant(0.5));
    let a = x.abs();
    let is_small = a.compare(Cond::Lt, half);
    let above = (-half).fma(a, half);
    let square = is_small.select(a * a, above);
    let root = above.unary(Opcode::Sqrt);
    let s = is_small.select(a, root);
    // The residue of the root is exact; for |x| = 1 it is zero.
    let residue = (-root).fma(root, above) / (root + root).at_least(format.normal);
    let low = is_small.select(x.constant(0.0), residue);
    (is_small, Pair { high: s, low }, (s * square) * square.polynomial(format.asin))
}

/// The error is at most 1 ULP for both types.
pub(super) fn asin(x: Value<'_>) -> Value<'_> {
    let [half_pi, half_pi_low] = format(x).quarters[1].map(|part| x.constant(part));
    let (is_small, s, rest) = half_angle(x);
    let low = s.low + rest;
    let below = Pair::fast_sum(half_pi, -(s.high + s.high));
    let large = below.high + (low.fma_const(-2.0, half_pi_low) + below.low);
    is_small.select(s.high + low, large).flipped(x.sign())
}

/// The error is at most 1 ULP for both types.
pub(super) fn acos(x: Value<'_>) -> Value<'_> {
    let zero = x.constant(0.0);
    let [half_pi, pi] = [1, 3].map(|at: usize| format(x).quarters[at]);
    let (is_small, s, rest) = half_angle(x);
    let is_negative = x.compare(Cond::Lt, zero);
    // pi/2 - s for small x, 2 s for large ones, pi - 2 s for large negative ones; s has the sign of x.
    let base = |at: usize| {
        let large = is_negative.select(x.constant(pi[at]), zero);
        is_small.select(x.constant(half_pi[at]), large)
    };
    let (high, low) = (s.high, s.low + rest);
    let high = is_small.select(-high, high + high).flipped(x.sign());
    let low = is_small.select(-low, low + low).flipped(x.sign());
    let sum = Pair::fast_sum(base(0), high);
    sum.high + (sum.low + (base(1) + low))
}

/// The position of a direction among the eighths of a circle.
struct Eighth<'k> {
    /// Whether the ordinate is the greater coordinate.
    is_swapped: Value<'k>,
    /// The sign bit of the abscissa, as an integer.
    mirror: Value<'k>,
}

/// The angle from 0 to pi of a direction, from its smaller and its greater coordinate (both positive or zero, the second
/// one normal).
fn angle<'k>(a: Value<'k>, b: Value<'k>, eighth: &Eighth<'k>) -> Value<'k> {
    let (format, zero) = (format(a), a.constant(0.0));
    let is_diagonal = (a + a).compare(Cond::Gt, b);
    let both = Pair::fast_sum(b, a);
    let numerator = is_diagonal.select(a - b, a);
    let denominator = Pair::select(is_diagonal, both, Pair { high: b, low: zero });
    let quotient = Pair::quotient(numerator, denominator);
    let square = quotient.high * quotient.high;
    let low = (quotient.high * square).fma(square.polynomial(format.atan), quotient.low);
    // The multiple of pi/4 and the sign: pi/4 + q on the diagonal, pi/2 - q if swapped, pi - (..) if mirrored.
    let is_mirrored = eighth.mirror.compare(Cond::Ne, eighth.mirror.integer(0));
    let base = |part: usize| {
        let [quarter, half, three_quarters, whole] = format.quarters.map(|angle| a.constant(angle[part]));
        let axis = eighth.is_swapped.select(half, is_mirrored.select(whole, zero));
        is_diagonal.select(is_mirrored.select(three_quarters, quarter), axis)
    };
    let sign = eighth.is_swapped.select(zero.constant(-0.0).bits(), zero.bits());
    let sign = sign.binary(Opcode::Xor, eighth.mirror);
    let sum = Pair::fast_sum(base(0), quotient.high.flipped(sign));
    sum.high + (sum.low + (base(1) + low.flipped(sign)))
}

/// The error is at most 1 ULP for both types.
pub(super) fn atan(x: Value<'_>) -> Value<'_> {
    let one = x.constant(1.0);
    let slope = x.abs().at_most(format(x).steepest);
    let is_swapped = slope.compare(Cond::Gt, one);
    let (a, b) = (is_swapped.select(one, slope), is_swapped.select(slope, one));
    let eighth = Eighth { is_swapped, mirror: x.sign().integer(0) };
    angle(a, b, &eighth).flipped(x.sign())
}

/// The angle of the point (x, y). The error is at most 1 ULP for both types.
pub(super) fn atan2<'k>(y: Value<'k>, x: Value<'k>) -> Value<'k> {
    let (format, zero, one) = (format(x), x.constant(0.0), x.constant(1.0));
    let [x_abs, y_abs] = [x.abs(), y.abs()];
    let is_swapped = y_abs.compare(Cond::Gt, x_abs);
    let (a, b) = (x_abs.min(y_abs), x_abs.max(y_abs));
    let ([large, down], [small, up]) = (format.large, format.small);
    let enlarged = b.is(Cond::Lt, small).select(x.constant(up), one);
    let scale = b.is(Cond::Gt, large).select(x.constant(down), enlarged);
    // Infinite coordinates count as 1, finite ones next to them as zero; the direction of the origin is that of (1, 0).
    let is_infinite = b.is(Cond::Eq, f64::INFINITY);
    let a_finite = is_infinite.select(a.is(Cond::Eq, f64::INFINITY).select(one, zero), a * scale);
    let has_direction = b.compare(Cond::Gt, zero).binary(Opcode::And, b.is(Cond::Lt, f64::INFINITY));
    let b_finite = has_direction.select(b * scale, one);
    let result = angle(a_finite, b_finite, &Eighth { is_swapped, mirror: x.sign() }).flipped(y.sign());
    x.compare(Cond::Uno, y).select(x.constant(f64::NAN), result)
}
