//! Arithmetic.
//!
//! In: vectors of one representation. Out: the vector of the results, or the error of the first live row that fails.
//! Not here: the types of results (see `expression`).

use super::{EvaluateError, Live, Result, RowErrorKind, Values, Vector, both_valid};
use crate::expression::{ArithmeticOperator, MathFunction, Overflow};
use crate::types::{self, DataType};

/// The integers of a representation.
trait Whole: Copy + TryFrom<i128> + Into<i128> + PartialEq + Default {
    fn add(self, other: Self) -> (Self, bool);
    fn sub(self, other: Self) -> (Self, bool);
    fn mul(self, other: Self) -> (Self, bool);
    fn div(self, other: Self) -> (Self, bool);
    fn rem(self, other: Self) -> Self;
    fn is_within(self, range: (i128, i128)) -> bool;
}

macro_rules! whole {
    ($($ty:ty)*) => {$(
        impl Whole for $ty {
            fn add(self, other: Self) -> (Self, bool) {
                self.overflowing_add(other)
            }
            fn sub(self, other: Self) -> (Self, bool) {
                self.overflowing_sub(other)
            }
            fn mul(self, other: Self) -> (Self, bool) {
                self.overflowing_mul(other)
            }
            fn div(self, other: Self) -> (Self, bool) {
                self.overflowing_div(other)
            }
            fn rem(self, other: Self) -> Self {
                self.wrapping_rem(other)
            }
            fn is_within(self, (min, max): (i128, i128)) -> bool {
                min <= self.into() && i128::from(self) <= max
            }
        }
    )*};
}
whole! { i64 i128 }

/// One operation on integers of a type. `None` is an overflow.
struct Rule {
    ty: DataType,
    range: (i128, i128),
    overflow: Overflow,
}

impl Rule {
    fn new(ty: DataType, overflow: Overflow) -> Rule {
        Rule { ty, range: types::range(ty).unwrap_or((i128::MIN, i128::MAX)), overflow }
    }

    /// The result of the type; `is_negative` tells the sign of the exact result if it overflowed.
    fn fit<N: Whole>(&self, (result, overflowed): (N, bool), is_negative: bool) -> Option<N> {
        if !overflowed && result.is_within(self.range) {
            return Some(result);
        }
        let result = match self.overflow {
            Overflow::Checked => return None,
            Overflow::Wrapping => types::wrapped(result.into(), self.ty),
            Overflow::Saturating if is_negative => self.range.0,
            Overflow::Saturating => self.range.1,
        };
        N::try_from(result).ok()
    }
}

/// Applies an operation to the live rows.
fn each<T: Copy + Default, R: Default>(
    a: &[T],
    b: &[T],
    valid: Option<&[bool]>,
    live: Live<'_>,
    operation: impl Fn(T, T) -> std::result::Result<R, RowErrorKind>,
) -> Result<Vec<R>> {
    let mut results = Vec::with_capacity(a.len());
    for (row, (&a, &b)) in a.iter().zip(b).enumerate() {
        let is_live = live.has(row) && valid.is_none_or(|valid| valid[row]);
        results.push(match is_live {
            true => operation(a, b).map_err(|kind| EvaluateError::Row { row, kind })?,
            false => R::default(),
        });
    }
    Ok(results)
}

fn whole<N: Whole>(operator: ArithmeticOperator, rule: &Rule, a: N, b: N) -> std::result::Result<N, RowErrorKind> {
    let (wide_a, wide_b): (i128, i128) = (a.into(), b.into());
    let signs_differ = (wide_a < 0) != (wide_b < 0);
    let result = match operator {
        ArithmeticOperator::Add => rule.fit(a.add(b), wide_a < 0 || wide_b < 0),
        ArithmeticOperator::Subtract => {
            rule.fit(a.sub(b), wide_a < 0 || types::range(rule.ty).is_some_and(|r| r.0 == 0))
        }
        ArithmeticOperator::Multiply => rule.fit(a.mul(b), signs_differ),
        ArithmeticOperator::Divide | ArithmeticOperator::Remainder if wide_b == 0 => {
            return Err(RowErrorKind::DivideByZero);
        }
        ArithmeticOperator::Divide => {
            let checked = Rule {
                overflow: match rule.overflow {
                    Overflow::Saturating => Overflow::Saturating,
                    _ => Overflow::Checked,
                },
                ..*rule
            };
            checked.fit(a.div(b), false)
        }
        ArithmeticOperator::Remainder => Some(a.rem(b)),
    };
    result.ok_or(RowErrorKind::Overflow)
}

fn decimal(
    operator: ArithmeticOperator,
    (a_factor, b_factor): (i128, i128),
    a: i128,
    b: i128,
) -> std::result::Result<i128, RowErrorKind> {
    let scaled = a.checked_mul(a_factor).zip(b.checked_mul(b_factor)).ok_or(RowErrorKind::Overflow);
    let (a, b) = scaled?;
    let result = match operator {
        ArithmeticOperator::Add => a.checked_add(b),
        ArithmeticOperator::Subtract => a.checked_sub(b),
        ArithmeticOperator::Multiply => a.checked_mul(b),
        ArithmeticOperator::Divide | ArithmeticOperator::Remainder if b == 0 => return Err(RowErrorKind::DivideByZero),
        ArithmeticOperator::Divide => a.checked_div(b),
        ArithmeticOperator::Remainder => a.checked_rem(b),
    };
    result.ok_or(RowErrorKind::Overflow)
}

/// The powers of ten by which an operation multiplies its decimal operands; `None` if one exceeds 128 bits.
pub(crate) fn decimal_factors(operator: ArithmeticOperator, types: [DataType; 3]) -> Option<(i128, i128)> {
    let scale = |ty| if let DataType::Decimal { scale, .. } = ty { i32::from(scale) } else { 0 };
    let [a, b, result] = types.map(scale);
    let exponents = match operator {
        ArithmeticOperator::Multiply => (0, 0),
        ArithmeticOperator::Divide => ((result - a + b).max(0), (a - b - result).max(0)),
        _ => (result - a, result - b),
    };
    let factor = |exponent: i32| types::power_of_ten(exponent.unsigned_abs());
    factor(exponents.0).zip(factor(exponents.1))
}

/// `types` are those of the operands and of the result.
pub(super) fn binary<'a>(
    operator: ArithmeticOperator,
    overflow: Overflow,
    types: [DataType; 3],
    left: Vector<'a>,
    right: Vector<'a>,
    live: Live<'_>,
) -> Result<Vector<'a>> {
    let valid = both_valid(left.valid, right.valid);
    let rows = valid.as_deref();
    let rule = Rule::new(types[2], overflow);
    macro_rules! float {
        ($a:ident, $b:ident) => {
            each($a, $b, rows, live, |a, b| {
                Ok(match operator {
                    ArithmeticOperator::Add => a + b,
                    ArithmeticOperator::Subtract => a - b,
                    ArithmeticOperator::Multiply => a * b,
                    ArithmeticOperator::Divide => a / b,
                    ArithmeticOperator::Remainder => a % b,
                })
            })?
        };
    }
    let values = match (&left.values, &right.values) {
        (Values::Int(a), Values::Int(b)) => Values::Int(each(a, b, rows, live, |a, b| whole(operator, &rule, a, b))?),
        (Values::Wide(a), Values::Wide(b)) if types::is_decimal(types[2]) => {
            let factors = decimal_factors(operator, types);
            let compute = |a, b| decimal(operator, factors.ok_or(RowErrorKind::Overflow)?, a, b);
            Values::Wide(each(a, b, rows, live, compute)?)
        }
        (Values::Wide(a), Values::Wide(b)) => {
            Values::Wide(each(a, b, rows, live, |a, b| whole(operator, &rule, a, b))?)
        }
        (Values::Float32(a), Values::Float32(b)) => Values::Float32(float!(a, b)),
        (Values::Float64(a), Values::Float64(b)) => Values::Float64(float!(a, b)),
        _ => unreachable!("constructors check the types of operands"),
    };
    Ok(Vector { values, valid })
}

pub(super) fn negate<'a>(overflow: Overflow, ty: DataType, operand: Vector<'a>, live: Live<'_>) -> Result<Vector<'a>> {
    let valid = operand.valid;
    let rows = valid.as_deref();
    let rule = Rule::new(ty, if types::is_decimal(ty) { Overflow::Checked } else { overflow });
    let values = match operand.values {
        Values::Int(a) => Values::Int(each(&a, &a, rows, live, |a, _| {
            rule.fit(0i64.overflowing_sub(a), a > 0).ok_or(RowErrorKind::Overflow)
        })?),
        Values::Wide(a) => Values::Wide(each(&a, &a, rows, live, |a, _| {
            rule.fit(0i128.overflowing_sub(a), a > 0).ok_or(RowErrorKind::Overflow)
        })?),
        Values::Float32(a) => Values::Float32(a.iter().map(|a| -a).collect()),
        Values::Float64(a) => Values::Float64(a.iter().map(|a| -a).collect()),
        Values::Bool(_) | Values::Text(_) => unreachable!("constructors check the types of operands"),
    };
    Ok(Vector { values, valid })
}

pub(super) fn math<'a>(
    function: MathFunction,
    ty: DataType,
    operand: Vector<'a>,
    live: Live<'_>,
) -> Result<Vector<'a>> {
    let valid = operand.valid;
    let rows = valid.as_deref();
    let rule = Rule::new(ty, Overflow::Checked);
    macro_rules! float {
        ($a:ident) => {
            $a.iter()
                .map(|a| match function {
                    MathFunction::Absolute => a.abs(),
                    MathFunction::SquareRoot => a.sqrt(),
                    MathFunction::Floor => a.floor(),
                    MathFunction::Ceil => a.ceil(),
                    MathFunction::Truncate => a.trunc(),
                })
                .collect()
        };
    }
    let values = match operand.values {
        Values::Int(a) => Values::Int(each(&a, &a, rows, live, |a, _| {
            let result = if a < 0 { 0i64.overflowing_sub(a) } else { (a, false) };
            rule.fit(result, false).ok_or(RowErrorKind::Overflow)
        })?),
        Values::Wide(a) => Values::Wide(each(&a, &a, rows, live, |a, _| {
            let result = if a < 0 { 0i128.overflowing_sub(a) } else { (a, false) };
            rule.fit(result, false).ok_or(RowErrorKind::Overflow)
        })?),
        Values::Float32(a) => Values::Float32(float!(a)),
        Values::Float64(a) => Values::Float64(float!(a)),
        Values::Bool(_) | Values::Text(_) => unreachable!("constructors check the types of operands"),
    };
    Ok(Vector { values, valid })
}
