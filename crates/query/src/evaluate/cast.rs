//! Conversions between types.
//!
//! In: a vector and its type. Out: the vector of another type; values that it cannot represent are errors of live rows,
//! or NULL.
//! Results are those of Arrow's `cast`: floats are truncated to integers and rounded half away from zero to decimals,
//! decimals are truncated to integers and rounded half away from zero to decimals of fewer fractional digits, timestamps
//! are truncated towards zero to coarser units.
//! Not here: which conversions exist (see `expression`).

use super::{EvaluateError, Live, Result, RowErrorKind, Values, Vector};
use crate::expression::CastMode;
use crate::types::{self, DataType, Representation, TimeUnit, power_of_ten, representation};

/// The units of a second.
pub(crate) fn units_per_second(unit: TimeUnit) -> i64 {
    match unit {
        TimeUnit::Second => 1,
        TimeUnit::Milli => 1_000,
        TimeUnit::Micro => 1_000_000,
        TimeUnit::Nano => 1_000_000_000,
    }
}

pub(crate) const SECONDS_PER_DAY: i64 = 86_400;

/// How integers of one type become those of another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Rescale {
    /// Multiplies; the product may exceed 128 bits.
    Multiply(i128),
    /// Divides and truncates.
    Truncate(i128),
    /// Divides and rounds down.
    Floor(i128),
    /// Divides and rounds half away from zero.
    Round(i128),
    /// The scale exceeds what 128 bits can represent.
    Never,
}

impl Rescale {
    fn apply(self, value: i128) -> Option<i128> {
        match self {
            Rescale::Multiply(factor) => value.checked_mul(factor),
            Rescale::Truncate(divisor) => Some(value / divisor),
            Rescale::Floor(divisor) => Some(value.div_euclid(divisor)),
            Rescale::Round(divisor) => {
                let (quotient, remainder) = (value / divisor, value % divisor);
                let half = divisor / 2;
                Some(
                    quotient + i128::from(value >= 0 && remainder >= half)
                        - i128::from(value < 0 && remainder <= -half),
                )
            }
            Rescale::Never => None,
        }
    }
}

/// How integers, decimals, dates and timestamps convert to each other, and the limits of the results.
pub(crate) fn whole_rule(from: DataType, to: DataType) -> (Rescale, (i128, i128)) {
    let limits = types::range(to).unwrap_or((i128::MIN, i128::MAX));
    let of_precision = |precision: u8| power_of_ten(precision.into()).map_or(limits, |end| (1 - end, end - 1));
    let power = |exponent: u8| power_of_ten(exponent.into());
    match (from, to) {
        (DataType::Decimal { precision: p1, scale: s1 }, DataType::Decimal { precision: p2, scale: s2 }) => {
            if s2 >= s1 {
                // Like Arrow, which checks no precision where that of the operand guarantees that of the result.
                let fits = u32::from(p1) + u32::from(s2 - s1) <= u32::from(p2);
                let rescale = power(s2 - s1).map_or(Rescale::Never, Rescale::Multiply);
                (rescale, if fits { limits } else { of_precision(p2) })
            } else {
                let fits = i32::from(p1) - i32::from(s1 - s2) < i32::from(p2);
                let rescale = power(s1 - s2).map_or(Rescale::Never, Rescale::Round);
                (rescale, if fits { limits } else { of_precision(p2) })
            }
        }
        (DataType::Decimal { scale, .. }, _) => (power(scale).map_or(Rescale::Never, Rescale::Truncate), limits),
        (_, DataType::Decimal { precision, scale }) => {
            (power(scale).map_or(Rescale::Never, Rescale::Multiply), of_precision(precision))
        }
        (DataType::Date, DataType::Timestamp(unit)) => {
            (Rescale::Multiply((SECONDS_PER_DAY * units_per_second(unit)).into()), limits)
        }
        (DataType::Timestamp(unit), DataType::Date) => {
            (Rescale::Floor((SECONDS_PER_DAY * units_per_second(unit)).into()), limits)
        }
        (DataType::Timestamp(a), DataType::Timestamp(b)) => {
            let (a, b) = (units_per_second(a), units_per_second(b));
            let rescale = if b >= a { Rescale::Multiply((b / a).into()) } else { Rescale::Truncate((a / b).into()) };
            (rescale, limits)
        }
        _ => (Rescale::Multiply(1), limits),
    }
}

/// The power of ten by which a float is multiplied to be a decimal, or a decimal divided to be a float.
fn decimal_factor(ty: DataType) -> f64 {
    if let DataType::Decimal { scale, .. } = ty { 10f64.powi(scale.into()) } else { 1.0 }
}

/// A float as an integer or a decimal.
fn whole_of_float(value: f64, from: DataType, to: DataType) -> Option<i128> {
    let value = match to {
        DataType::Decimal { .. } => (value * decimal_factor(to)).round(),
        _ => value.trunc(),
    };
    // 2^127 is exact; a float below it converts exactly.
    let fits = value >= -(2f64.powi(127)) && value < 2f64.powi(127);
    let (_, (min, max)) = whole_rule(if types::is_decimal(to) { DataType::Int128 } else { from }, to);
    fits.then_some(value as i128).filter(|value| (min..=max).contains(value))
}

pub(super) fn cast<'a>(
    from: DataType,
    to: DataType,
    mode: CastMode,
    operand: Vector<'a>,
    live: Live<'_>,
) -> Result<Vector<'a>> {
    let rows = match &operand.values {
        Values::Bool(values) => values.len(),
        Values::Int(values) => values.len(),
        Values::Wide(values) => values.len(),
        Values::Float32(values) => values.len(),
        Values::Float64(values) => values.len(),
        // Text to bytes.
        Values::Text(_) => return Ok(operand),
    };
    let target = representation(to);
    if target == Representation::Bool {
        let values = match &operand.values {
            Values::Int(values) => values.iter().map(|value| *value != 0).collect(),
            Values::Wide(values) => values.iter().map(|value| *value != 0).collect(),
            Values::Float32(values) => values.iter().map(|value| *value != 0.0).collect(),
            Values::Float64(values) => values.iter().map(|value| *value != 0.0).collect(),
            Values::Bool(_) | Values::Text(_) => unreachable!("constructors check that there is such a conversion"),
        };
        return Ok(Vector { values: Values::Bool(values), valid: operand.valid });
    }
    if matches!(target, Representation::Float32 | Representation::Float64) {
        let divisor = decimal_factor(from);
        // Each integer is rounded once, directly to the wanted type; a decimal first to 64 bits, like in Arrow.
        let (wide, narrow): (Vec<f64>, Vec<f32>) = match &operand.values {
            Values::Bool(values) => {
                values.iter().map(|&value| (f64::from(u8::from(value)), f32::from(u8::from(value)))).unzip()
            }
            Values::Int(values) => values.iter().map(|&value| (value as f64, value as f32)).unzip(),
            Values::Wide(values) if types::is_decimal(from) => {
                values.iter().map(|&value| (value as f64 / divisor, (value as f64 / divisor) as f32)).unzip()
            }
            Values::Wide(values) => values.iter().map(|&value| (value as f64, value as f32)).unzip(),
            Values::Float32(values) => values.iter().map(|&value| (f64::from(value), value)).unzip(),
            Values::Float64(values) => values.iter().map(|&value| (value, value as f32)).unzip(),
            Values::Text(_) => unreachable!("constructors check that there is such a conversion"),
        };
        let is_wide = target == Representation::Float64;
        let values = if is_wide { Values::Float64(wide) } else { Values::Float32(narrow) };
        return Ok(Vector { values, valid: operand.valid });
    }
    let (rescale, (min, max)) = whole_rule(from, to);
    let scaled = |value: i128| rescale.apply(value).filter(|value| (min..=max).contains(value));
    let mut results = Vec::with_capacity(rows);
    let mut valid = operand.valid.clone();
    for row in 0..rows {
        if !(live.has(row) && operand.is_valid(row)) {
            results.push(0);
            continue;
        }
        let result = match &operand.values {
            Values::Bool(values) => Some(values[row].into()),
            Values::Int(values) => scaled(values[row].into()),
            Values::Wide(values) => scaled(values[row]),
            Values::Float32(values) => whole_of_float(values[row].into(), from, to),
            Values::Float64(values) => whole_of_float(values[row], from, to),
            Values::Text(_) => unreachable!("constructors check that there is such a conversion"),
        };
        match (result, mode) {
            (None, CastMode::Checked) => return Err(EvaluateError::Row { row, kind: RowErrorKind::Cast { to } }),
            (None, CastMode::OrNull) => valid.get_or_insert_with(|| vec![true; rows])[row] = false,
            (Some(_), _) => {}
        }
        results.push(result.unwrap_or(0));
    }
    let values = match target {
        Representation::Int => Values::Int(results.into_iter().map(|value| value as i64).collect()),
        _ => Values::Wide(results),
    };
    Ok(Vector { values, valid })
}
