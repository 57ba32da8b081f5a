//! The definition of expressions, row by row.
//!
//! In: an expression, the values of a row. Out: the value of the expression, or why the row fails.
//! Written to be read: no vectors, no masks, exact numbers.
//! Not here: the matching of patterns, which has its own definition next to it.

use kernelsmith_query::*;
use std::cmp::Ordering;

type Outcome = Result<Value, RowErrorKind>;

/// Minimum and maximum of a type.
fn limits(ty: DataType) -> (i128, i128) {
    match ty {
        DataType::Int8 => (-128, 127),
        DataType::Int16 => (-32_768, 32_767),
        DataType::Int32 | DataType::Date => (-(1 << 31), (1 << 31) - 1),
        DataType::Int64 | DataType::Timestamp(_) => (-(1 << 63), (1 << 63) - 1),
        DataType::UInt8 => (0, 255),
        DataType::UInt16 => (0, 65_535),
        DataType::UInt32 => (0, (1 << 32) - 1),
        DataType::UInt64 => (0, (1 << 64) - 1),
        _ => (i128::MIN, i128::MAX),
    }
}

fn int(value: &Value) -> i128 {
    if let Value::Int(value) = value { *value } else { panic!("{value:?} is no integer") }
}

fn float(value: &Value) -> f64 {
    match value {
        Value::Float32(value) => f64::from(*value),
        Value::Float64(value) => *value,
        value => panic!("{value:?} is no float"),
    }
}

fn of_float(value: f64, ty: DataType) -> Value {
    if ty == DataType::Float32 { Value::Float32(value as f32) } else { Value::Float64(value) }
}

/// An exact result (`None`: more than 128 bits) in a type.
fn fit(exact: Option<i128>, is_negative: bool, ty: DataType, overflow: Overflow, wrapped: i128) -> Outcome {
    let (min, max) = limits(ty);
    match (exact, overflow) {
        (Some(exact), _) if min <= exact && exact <= max => Ok(Value::Int(exact)),
        (_, Overflow::Checked) => Err(RowErrorKind::Overflow),
        (_, Overflow::Saturating) => Ok(Value::Int(if is_negative { min } else { max })),
        (_, Overflow::Wrapping) if ty == DataType::Int128 => Ok(Value::Int(wrapped)),
        (_, Overflow::Wrapping) => {
            // The number in the type's range that differs by a multiple of the range's size.
            let size = max - min + 1;
            let lower = wrapped.rem_euclid(size);
            Ok(Value::Int(if lower > max { lower - size } else { lower }))
        }
    }
}

fn scale_of(ty: DataType) -> u32 {
    if let DataType::Decimal { scale, .. } = ty { scale.into() } else { 0 }
}

fn arithmetic(operator: ArithmeticOperator, overflow: Overflow, types: [DataType; 3], a: &Value, b: &Value) -> Outcome {
    use ArithmeticOperator::{Add, Divide, Multiply, Remainder, Subtract};
    if matches!(types[2], DataType::Float32) {
        let (a, b) = (float(a) as f32, float(b) as f32);
        return Ok(Value::Float32(match operator {
            Add => a + b,
            Subtract => a - b,
            Multiply => a * b,
            Divide => a / b,
            Remainder => a % b,
        }));
    }
    if matches!(types[2], DataType::Float64) {
        let (a, b) = (float(a), float(b));
        return Ok(Value::Float64(match operator {
            Add => a + b,
            Subtract => a - b,
            Multiply => a * b,
            Divide => a / b,
            Remainder => a % b,
        }));
    }
    let (mut a, mut b) = (int(a), int(b));
    let is_decimal = matches!(types[2], DataType::Decimal { .. });
    if is_decimal {
        // Both operands at the scale of the result; the dividend at that scale plus the divisor's.
        let [sa, sb, s] = types.map(scale_of);
        let (up_a, up_b) = match operator {
            Multiply => (0, 0),
            Divide if s + sb >= sa => (s + sb - sa, 0),
            Divide => (0, sa - s - sb),
            _ => (s - sa, s - sb),
        };
        let up = |value: i128, by: u32| 10i128.checked_pow(by).and_then(|power| value.checked_mul(power));
        (a, b) = up(a, up_a).zip(up(b, up_b)).ok_or(RowErrorKind::Overflow)?;
    }
    if matches!(operator, Divide | Remainder) && b == 0 {
        return Err(RowErrorKind::DivideByZero);
    }
    let overflow = match operator {
        _ if is_decimal => Overflow::Checked,
        Divide if overflow == Overflow::Wrapping => Overflow::Checked,
        _ => overflow,
    };
    let (exact, is_negative, wrapped) = match operator {
        Add => (a.checked_add(b), a < 0, a.wrapping_add(b)),
        Subtract => (a.checked_sub(b), a < b, a.wrapping_sub(b)),
        Multiply => (a.checked_mul(b), (a < 0) != (b < 0), a.wrapping_mul(b)),
        Divide => (a.checked_div(b), false, 0),
        Remainder if is_decimal => (a.checked_rem(b), false, 0),
        Remainder => (Some(a.wrapping_rem(b)), false, 0),
    };
    // The sum's sign decides which limit it exceeds.
    let is_negative = if operator == Add { exact.map_or(a < 0, |exact| exact < 0) } else { is_negative };
    fit(exact, is_negative, types[2], overflow, wrapped)
}

fn ordering(a: &Value, b: &Value) -> Ordering {
    match (a, b) {
        (Value::Bool(a), Value::Bool(b)) => a.cmp(b),
        (Value::Int(a), Value::Int(b)) => a.cmp(b),
        (Value::Float32(a), Value::Float32(b)) => a.total_cmp(b),
        (Value::Float64(a), Value::Float64(b)) => a.total_cmp(b),
        (Value::Bytes(a), Value::Bytes(b)) => a.cmp(b),
        _ => panic!("{a:?} and {b:?} have different types"),
    }
}

fn compare(operator: ComparisonOperator, a: &Value, b: &Value) -> Value {
    let nulls = (*a == Value::Null, *b == Value::Null);
    let order = || ordering(a, b);
    Value::Bool(match (operator, nulls) {
        (ComparisonOperator::Distinct, (true, b)) => !b,
        (ComparisonOperator::Distinct, (false, true)) => true,
        (ComparisonOperator::NotDistinct, (true, b)) => b,
        (ComparisonOperator::NotDistinct, (false, true)) => false,
        (_, (true, _) | (_, true)) => return Value::Null,
        (ComparisonOperator::Equal | ComparisonOperator::NotDistinct, _) => order() == Ordering::Equal,
        (ComparisonOperator::NotEqual | ComparisonOperator::Distinct, _) => order() != Ordering::Equal,
        (ComparisonOperator::Less, _) => order() == Ordering::Less,
        (ComparisonOperator::LessOrEqual, _) => order() != Ordering::Greater,
        (ComparisonOperator::Greater, _) => order() == Ordering::Greater,
        (ComparisonOperator::GreaterOrEqual, _) => order() != Ordering::Less,
    })
}

fn seconds(unit: TimeUnit) -> i128 {
    match unit {
        TimeUnit::Second => 1,
        TimeUnit::Milli => 1_000,
        TimeUnit::Micro => 1_000_000,
        TimeUnit::Nano => 1_000_000_000,
    }
}

/// The value in another type, or `None`.
fn convert(value: &Value, from: DataType, to: DataType) -> Option<Value> {
    if to == DataType::Bool {
        return Some(Value::Bool(match value {
            Value::Int(value) => *value != 0,
            value => float(value) != 0.0,
        }));
    }
    let from_float = matches!(from, DataType::Float32 | DataType::Float64);
    let power = |exponent: u32| 10i128.checked_pow(exponent);
    if matches!(to, DataType::Float32 | DataType::Float64) {
        return Some(match value {
            Value::Bool(value) => of_float(f64::from(u8::from(*value)), to),
            Value::Int(value) if matches!(from, DataType::Decimal { .. }) => {
                of_float(*value as f64 / 10f64.powi(scale_of(from) as i32), to)
            }
            // Rounded once.
            Value::Int(value) if to == DataType::Float32 => Value::Float32(*value as f32),
            Value::Int(value) => Value::Float64(*value as f64),
            value => of_float(float(value), to),
        });
    }
    let of_precision = |number: i128| match to {
        DataType::Decimal { precision, .. } => {
            number.unsigned_abs() < power(precision.into()).expect("at most 38 digits").unsigned_abs()
        }
        _ => limits(to).0 <= number && number <= limits(to).1,
    };
    let number = if from_float {
        let value = float(value);
        let value = match to {
            DataType::Decimal { scale, .. } => (value * 10f64.powi(scale.into())).round(),
            _ => value.trunc(),
        };
        if value.is_nan() || value.abs() >= 1.7e38 {
            return None;
        }
        value as i128
    } else if let Value::Bool(value) = value {
        i128::from(*value)
    } else {
        let number = int(value);
        let day = 86_400;
        match (from, to) {
            (DataType::Decimal { scale: a, .. }, DataType::Decimal { scale: b, .. }) if b >= a => {
                number.checked_mul(power(u32::from(b - a))?)?
            }
            (DataType::Decimal { scale: a, .. }, DataType::Decimal { scale: b, .. }) => {
                // Half away from zero: half is added to the magnitude.
                let divisor = power(u32::from(a - b))?.unsigned_abs();
                let rounded = ((number.unsigned_abs() + divisor / 2) / divisor) as i128;
                if number < 0 { 0 - rounded } else { rounded }
            }
            (DataType::Decimal { scale, .. }, _) => number / power(scale.into())?,
            (_, DataType::Decimal { scale, .. }) => number.checked_mul(power(scale.into())?)?,
            (DataType::Date, DataType::Timestamp(unit)) => number * day * seconds(unit),
            (DataType::Timestamp(unit), DataType::Date) => number.div_euclid(day * seconds(unit)),
            (DataType::Timestamp(a), DataType::Timestamp(b)) if seconds(b) >= seconds(a) => {
                number * (seconds(b) / seconds(a))
            }
            (DataType::Timestamp(a), DataType::Timestamp(b)) => number / (seconds(a) / seconds(b)),
            _ => number,
        }
    };
    of_precision(number).then_some(Value::Int(number))
}

fn is_leap(year: i64) -> bool {
    year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
}

/// Counts years, then months.
fn date_part(part: DatePart, ty: DataType, value: i128) -> Value {
    let units = if let DataType::Timestamp(unit) = ty { seconds(unit) } else { 0 };
    let all_seconds = if units > 0 { value.div_euclid(units) } else { value * 86_400 };
    let (days, second) = (all_seconds.div_euclid(86_400) as i64, all_seconds.rem_euclid(86_400) as i64);
    // 400 years have 146 097 days.
    let (eras, mut rest) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let mut year = 1970 + 400 * eras;
    let length = |year| if is_leap(year) { 366 } else { 365 };
    while rest >= length(year) {
        rest -= length(year);
        year += 1;
    }
    if !(-262_143..=262_142).contains(&year) {
        return Value::Null;
    }
    let day_of_year = rest;
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 0;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if rest < length {
            break;
        }
        rest -= length;
        month += 1;
    }
    let from_monday = (days + 3).rem_euclid(7);
    let week = {
        // The week number is that of the week's Thursday.
        let thursday = day_of_year - from_monday + 3;
        if thursday < 0 {
            (thursday + length(year - 1)) / 7 + 1
        } else if thursday >= length(year) {
            1
        } else {
            thursday / 7 + 1
        }
    };
    Value::from(match part {
        DatePart::Year => year,
        DatePart::Quarter => month / 3 + 1,
        DatePart::Month => month + 1,
        DatePart::Week => week,
        DatePart::Day => rest + 1,
        DatePart::DayOfWeek => (from_monday + 1) % 7,
        DatePart::DayOfYear => day_of_year + 1,
        DatePart::Hour => second / 3600,
        DatePart::Minute => second % 3600 / 60,
        DatePart::Second => second % 60,
    })
}

fn math(function: MathFunction, ty: DataType, value: &Value) -> Outcome {
    if let Value::Int(value) = value {
        return fit(value.checked_abs(), false, ty, Overflow::Checked, 0);
    }
    // The functions are exact, or (the square root) correctly rounded even if rounded twice.
    let x = float(value);
    Ok(of_float(
        match function {
            MathFunction::Absolute => x.abs(),
            MathFunction::SquareRoot => x.sqrt(),
            MathFunction::Floor => x.floor(),
            MathFunction::Ceil => x.ceil(),
            MathFunction::Truncate => x.trunc(),
        },
        ty,
    ))
}

/// Whether an operation on floats computes the value: a NaN among such values is positive, whatever its operands were.
fn is_computed(expression: &Expression) -> bool {
    let is_float = |expression: &Expression| matches!(expression.ty(), DataType::Float32 | DataType::Float64);
    is_float(expression)
        && match expression.node() {
            Node::Arithmetic { .. } => true,
            // These change the sign alone, so that a NaN of a column has its sign, or the opposite one.
            Node::Negate { operand, .. } | Node::Math { function: MathFunction::Absolute, operand } => {
                is_computed(operand)
            }
            Node::Math { .. } => true,
            Node::Cast { operand, .. } if operand.ty() == expression.ty() => is_computed(operand),
            Node::Cast { operand, .. } => is_float(operand),
            _ => false,
        }
}

/// The value of an expression in a row with these values.
pub(crate) fn value_of(expression: &Expression, row: &[Value]) -> Outcome {
    Ok(match result_of(expression, row)? {
        Value::Float32(x) if x.is_nan() && is_computed(expression) => Value::Float32(f32::from_bits(0x7fc0_0000)),
        Value::Float64(x) if x.is_nan() && is_computed(expression) => Value::Float64(f64::from_bits(0x7ff8 << 48)),
        value => value,
    })
}

fn result_of(expression: &Expression, row: &[Value]) -> Outcome {
    let ty = expression.ty();
    let of = |operand: &Expression| value_of(operand, row);
    let known = Value::Bool;
    Ok(match expression.node() {
        Node::Column(number) => row[*number].clone(),
        Node::Literal(value) => value.clone(),
        Node::Arithmetic { operator, overflow, operands } => {
            let (a, b) = (of(&operands[0])?, of(&operands[1])?);
            if a == Value::Null || b == Value::Null {
                return Ok(Value::Null);
            }
            arithmetic(*operator, *overflow, [operands[0].ty(), operands[1].ty(), ty], &a, &b)?
        }
        Node::Negate { overflow, operand } => match of(operand)? {
            Value::Null => Value::Null,
            Value::Int(value) => {
                let is_decimal = matches!(ty, DataType::Decimal { .. });
                let overflow = if is_decimal { Overflow::Checked } else { *overflow };
                fit(value.checked_neg(), value > 0, ty, overflow, value.wrapping_neg())?
            }
            value => of_float(-float(&value), ty),
        },
        Node::Math { function, operand } => match of(operand)? {
            Value::Null => Value::Null,
            value => math(*function, ty, &value)?,
        },
        Node::Compare { operator, operands } => compare(*operator, &of(&operands[0])?, &of(&operands[1])?),
        Node::And(operands) => match of(&operands[0])? {
            Value::Bool(false) => known(false),
            left => match (left, of(&operands[1])?) {
                (_, Value::Bool(false)) => known(false),
                (Value::Bool(true), Value::Bool(true)) => known(true),
                _ => Value::Null,
            },
        },
        Node::Or(operands) => match of(&operands[0])? {
            Value::Bool(true) => known(true),
            left => match (left, of(&operands[1])?) {
                (_, Value::Bool(true)) => known(true),
                (Value::Bool(false), Value::Bool(false)) => known(false),
                _ => Value::Null,
            },
        },
        Node::Not(operand) => match of(operand)? {
            Value::Bool(value) => known(!value),
            value => value,
        },
        Node::IsNull(operand) => known(of(operand)? == Value::Null),
        Node::Truth { test, operand } => {
            let value = of(operand)?;
            known(match test {
                TruthTest::True => value == Value::Bool(true),
                TruthTest::False => value == Value::Bool(false),
                TruthTest::Unknown => value == Value::Null,
            })
        }
        Node::Cast { mode, operand } => match of(operand)? {
            Value::Null => Value::Null,
            value => match (convert(&value, operand.ty(), ty), mode) {
                (Some(value), _) => value,
                (None, CastMode::OrNull) => Value::Null,
                (None, CastMode::Checked) => return Err(RowErrorKind::Cast { to: ty }),
            },
        },
        Node::Case { branches, otherwise } => {
            for [condition, value] in branches {
                if of(condition)? == Value::Bool(true) {
                    return of(value);
                }
            }
            return otherwise.as_ref().map_or(Ok(Value::Null), |otherwise| of(otherwise));
        }
        Node::Coalesce(operands) => {
            for operand in operands {
                let value = of(operand)?;
                if value != Value::Null {
                    return Ok(value);
                }
            }
            Value::Null
        }
        Node::NullIf(operands) => {
            let (a, b) = (of(&operands[0])?, of(&operands[1])?);
            let is_equal = compare(ComparisonOperator::Equal, &a, &b) == Value::Bool(true);
            if is_equal { Value::Null } else { a }
        }
        Node::InList { operand, values, has_null } => match of(operand)? {
            Value::Null => Value::Null,
            value if values.iter().any(|other| ordering(&value, other) == Ordering::Equal) => known(true),
            _ if *has_null => Value::Null,
            _ => known(false),
        },
        Node::DatePart { part, operand } => match of(operand)? {
            Value::Int(value) => date_part(*part, operand.ty(), value),
            value => value,
        },
        Node::Matches { pattern, operand } => match of(operand)? {
            Value::Bytes(text) => known(pattern.matches(&text)),
            value => value,
        },
        Node::Length { in_bytes, operand } => match of(operand)? {
            Value::Bytes(text) if *in_bytes => Value::from(text.len() as i64),
            Value::Bytes(text) => Value::from(String::from_utf8(text).expect("text").chars().count() as i64),
            value => value,
        },
        Node::Substring { start, length, operand } => match of(operand)? {
            Value::Bytes(text) => {
                let text = String::from_utf8(text).expect("text");
                let length = length.map_or(usize::MAX, |length| length as usize);
                let part: String = text.chars().skip(*start as usize).take(length).collect();
                Value::from(part.as_str())
            }
            value => value,
        },
        node => panic!("the reference does not know {node:?}"),
    })
}
