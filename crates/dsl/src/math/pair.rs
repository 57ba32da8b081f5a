//! Sums of two floats, where one is not precise enough.
//!
//! In: values. Out: recorded operations. The second part is at most about one unit in the last place of the first one;
//! sums and products of pairs have an error of a few units in the last place of the second part.
//! Sources: T. J. Dekker, "A floating-point technique for extending the available precision" (1971); D. E. Knuth, "The
//! Art of Computer Programming", volume 2, 4.2.2.

use super::value::Value;

/// The unevaluated sum `high + low`.
#[derive(Clone, Copy)]
pub(super) struct Pair<'k> {
    pub(super) high: Value<'k>,
    pub(super) low: Value<'k>,
}

impl<'k> Pair<'k> {
    /// A constant.
    pub(super) fn constant(like: Value<'k>, [high, low]: [f64; 2]) -> Pair<'k> {
        Pair { high: like.constant(high), low: like.constant(low) }
    }

    /// `a + b`, exact if |a| is at least |b| or a is zero.
    pub(super) fn fast_sum(a: Value<'k>, b: Value<'k>) -> Pair<'k> {
        let high = a + b;
        Pair { high, low: b - (high - a) }
    }

    /// `a + b`, exact.
    pub(super) fn sum(a: Value<'k>, b: Value<'k>) -> Pair<'k> {
        let high = a + b;
        let second = high - a;
        Pair { high, low: (a - (high - second)) + (b - second) }
    }

    /// `a * b`, exact unless the second part underflows.
    pub(super) fn product(a: Value<'k>, b: Value<'k>) -> Pair<'k> {
        let high = a * b;
        Pair { high, low: a.fma(b, -high) }
    }

    /// Adds to the second part.
    pub(super) fn plus_low(self, low: Value<'k>) -> Pair<'k> {
        Pair { low: self.low + low, ..self }
    }

    /// `self + other`.
    pub(super) fn plus(self, other: Pair<'k>) -> Pair<'k> {
        Pair::sum(self.high, other.high).plus_low(self.low + other.low)
    }

    /// `self * b`.
    pub(super) fn times_value(self, b: Value<'k>) -> Pair<'k> {
        let high = self.high * b;
        Pair { high, low: self.low.fma(b, self.high.fma(b, -high)) }
    }

    /// `self * other`.
    pub(super) fn times(self, other: Pair<'k>) -> Pair<'k> {
        let high = self.high * other.high;
        let low = self.low.fma(other.high, self.high.fma(other.high, -high));
        Pair { high, low: self.high.fma(other.low, low) }
    }

    /// `a / b`, by the reciprocal of the first part of b, which must be a normal number, and one correction.
    pub(super) fn quotient(a: Value<'k>, b: Pair<'k>) -> Pair<'k> {
        let inverse = a.constant(1.0) / b.high;
        let high = a * inverse;
        let residue = (-high).fma(b.low, (-high).fma(b.high, a));
        Pair { high, low: residue * inverse }
    }

    /// `self / other`, likewise.
    pub(super) fn over(self, other: Pair<'k>) -> Pair<'k> {
        let inverse = self.high.constant(1.0) / other.high;
        let high = self.high * inverse;
        let residue = (-high).fma(other.high, self.high) + self.low;
        Pair { high, low: (-high).fma(other.low, residue) * inverse }
    }

    /// The value rounded to one float.
    pub(super) fn value(self) -> Value<'k> {
        self.high + self.low
    }

    /// Negated where the integer `sign` has its sign bit set.
    pub(super) fn flipped(self, sign: Value<'k>) -> Pair<'k> {
        Pair { high: self.high.flipped(sign), low: self.low.flipped(sign) }
    }

    /// Applies to both parts of two pairs.
    pub(super) fn select(condition: Value<'k>, a: Pair<'k>, b: Pair<'k>) -> Pair<'k> {
        Pair { high: condition.select(a.high, b.high), low: condition.select(a.low, b.low) }
    }
}
