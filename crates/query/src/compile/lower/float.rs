//! Records comparisons of floats, and what becomes of computed NaNs.
//!
//! In: lanes of floats. Out: their total order, and lanes whose NaNs have known bits.
//! Invariant: a computed NaN is seen by its bits only through [`Lowering::observed`].
//! Not here: which operations compute NaNs (see `expression`), arithmetic.

use super::{Lanes, Lowered, Lowering, both, compared};
use crate::evaluate::{COMPUTED_NAN_32, COMPUTED_NAN_64};
use crate::expression::{ComparisonOperator, Expression};
use crate::pipeline::ComputedNans;
use crate::types::Value;
use kernelsmith_dsl::{Mask, Vector};

/// The bits of floats as integers with their total order.
pub(in crate::compile) fn order_of_f64(x: Vector<'_, f64>) -> Vector<'_, i64> {
    let bits = x.bitcast::<i64>();
    bits ^ ((bits >> 63).bitcast::<u64>() >> 1).bitcast::<i64>()
}

pub(in crate::compile) fn order_of_f32(x: Vector<'_, f32>) -> Vector<'_, i32> {
    let bits = x.bitcast::<i32>();
    bits ^ ((bits >> 31).bitcast::<u32>() >> 1).bitcast::<i32>()
}

/// A comparison with a constant by the machine's order, in which a NaN is neither less nor equal: that of the total order
/// if NaNs are positive. No result for zeros and NaNs as constants, nor for comparisons that know NULL.
pub(super) fn compared_with_number<'k>(
    operator: ComparisonOperator,
    a: Lanes<'k>,
    constant: &Value,
) -> Option<Mask<'k>> {
    macro_rules! compared {
        ($a:ident, $constant:ident) => {
            match operator {
                _ if $constant == 0.0 || $constant.is_nan() => None,
                ComparisonOperator::Distinct | ComparisonOperator::NotDistinct => None,
                ComparisonOperator::Equal => Some($a.eq($constant)),
                ComparisonOperator::NotEqual => Some($a.ne($constant)),
                ComparisonOperator::Less => Some($a.lt($constant)),
                ComparisonOperator::LessOrEqual => Some($a.le($constant)),
                ComparisonOperator::Greater => Some($a.unordered_gt($constant)),
                ComparisonOperator::GreaterOrEqual => Some($a.unordered_ge($constant)),
            }
        };
    }
    match (a, constant) {
        (Lanes::Float32(a), &Value::Float32(constant)) => compared!(a, constant),
        (Lanes::Float64(a), &Value::Float64(constant)) => compared!(a, constant),
        _ => None,
    }
}

impl<'k> Lowering<'k, '_> {
    /// The values of an expression for what depends on the bits of a NaN. Lanes outside of `live` do not matter.
    pub(in crate::compile) fn observed(
        &self,
        expression: &Expression,
        a: Lowered<'k>,
        live: Option<Mask<'k>>,
    ) -> Lowered<'k> {
        if !expression.may_compute_nan() {
            return a;
        }
        let (is_nan, positive) = match a.lanes {
            Lanes::Float32(a) => {
                let is_nan = a.unordered(a);
                (is_nan, Lanes::Float32(is_nan.select(COMPUTED_NAN_32, a)))
            }
            Lanes::Float64(a) => {
                let is_nan = a.unordered(a);
                (is_nan, Lanes::Float64(is_nan.select(COMPUTED_NAN_64, a)))
            }
            _ => return a,
        };
        match self.nans {
            ComputedNans::Positive => Lowered { lanes: positive, valid: a.valid },
            ComputedNans::Left => {
                self.fail(is_nan, both(live, a.valid));
                a
            }
        }
    }

    /// A comparison of floats with a constant, by the total order. Read as signed integers, the bits of floats that are
    /// not negative have the order of the floats, and all others are less: one comparison suffices for a constant that is
    /// not negative. The bits of negative floats, read as unsigned integers, have the opposite order, and all others are
    /// less.
    pub(super) fn compare_with_float(&self, operator: ComparisonOperator, a: Lanes<'k>, value: &Value) -> Mask<'k> {
        match (a, value) {
            (Lanes::Float64(a), Value::Float64(value)) if value.is_sign_positive() => {
                compared(operator, a.bitcast::<i64>(), self.k.splat(value.to_bits() as i64))
            }
            (Lanes::Float64(a), Value::Float64(value)) => {
                compared(operator, self.k.splat(value.to_bits()), a.bitcast::<u64>())
            }
            (Lanes::Float32(a), Value::Float32(value)) if value.is_sign_positive() => {
                compared(operator, a.bitcast::<i32>(), self.k.splat(value.to_bits() as i32))
            }
            (Lanes::Float32(a), Value::Float32(value)) => {
                compared(operator, self.k.splat(value.to_bits()), a.bitcast::<u32>())
            }
            _ => unreachable!("constructors check that operands have one type"),
        }
    }
}
