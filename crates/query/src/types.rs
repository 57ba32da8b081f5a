//! Data types of columns, from the view of expressions.
//!
//! In: a [`DataType`]. Out: its number range, the width of its values in memory, and its representation in the
//! interpreter.
//! Invariant: types with equal representations compute with equal code.
//! Not here: the types themselves, which are those of kernelsmith-rows.

pub use kernelsmith_rows::{DataType, MAX_PRECISION, TimeUnit, Value};

/// How the interpreter represents the values of a type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Representation {
    Bool,
    /// Integers that fit 64 bits with a sign: numbers, dates, timestamps.
    Int,
    /// Other integers, and decimals.
    Wide,
    Float32,
    Float64,
    Text,
}

pub(crate) fn representation(ty: DataType) -> Representation {
    match ty {
        DataType::Bool => Representation::Bool,
        DataType::Int8 | DataType::Int16 | DataType::Int32 | DataType::Int64 => Representation::Int,
        DataType::UInt8 | DataType::UInt16 | DataType::UInt32 => Representation::Int,
        DataType::Date | DataType::Timestamp(_) => Representation::Int,
        DataType::UInt64 | DataType::Int128 | DataType::Decimal { .. } => Representation::Wide,
        DataType::Float32 => Representation::Float32,
        DataType::Float64 => Representation::Float64,
        DataType::Binary | DataType::String => Representation::Text,
    }
}

/// The minimum and the maximum of an integer type, a date or a timestamp; of a decimal those of its storage, because
/// results of arithmetic may exceed the precision.
pub(crate) fn range(ty: DataType) -> Option<(i128, i128)> {
    Some(match ty {
        DataType::Int8 => (i8::MIN.into(), i8::MAX.into()),
        DataType::Int16 => (i16::MIN.into(), i16::MAX.into()),
        DataType::Int32 | DataType::Date => (i32::MIN.into(), i32::MAX.into()),
        DataType::Int64 | DataType::Timestamp(_) => (i64::MIN.into(), i64::MAX.into()),
        DataType::Int128 | DataType::Decimal { .. } => (i128::MIN, i128::MAX),
        DataType::UInt8 => (0, u8::MAX.into()),
        DataType::UInt16 => (0, u16::MAX.into()),
        DataType::UInt32 => (0, u32::MAX.into()),
        DataType::UInt64 => (0, u64::MAX.into()),
        DataType::Bool | DataType::Float32 | DataType::Float64 | DataType::Binary | DataType::String => return None,
    })
}

/// Whether the type is an integer: neither a decimal nor a date.
pub(crate) fn is_integer(ty: DataType) -> bool {
    range(ty).is_some() && !matches!(ty, DataType::Date | DataType::Timestamp(_) | DataType::Decimal { .. })
}

pub(crate) fn is_float(ty: DataType) -> bool {
    matches!(ty, DataType::Float32 | DataType::Float64)
}

pub(crate) fn is_decimal(ty: DataType) -> bool {
    matches!(ty, DataType::Decimal { .. })
}

/// An integer, a decimal or a float.
pub(crate) fn is_number(ty: DataType) -> bool {
    is_integer(ty) || is_float(ty) || is_decimal(ty)
}

/// The size in bytes of a value in a column; `None` for bits and text.
pub(crate) fn value_bytes(ty: DataType) -> Option<usize> {
    match ty {
        DataType::Bool | DataType::Binary | DataType::String => None,
        _ => Some(ty.cell_bytes()),
    }
}

/// The number with its bits cut to the width of an integer type.
pub(crate) fn wrapped(value: i128, ty: DataType) -> i128 {
    match ty {
        DataType::Int8 => (value as i8).into(),
        DataType::Int16 => (value as i16).into(),
        DataType::Int32 | DataType::Date => (value as i32).into(),
        DataType::Int64 | DataType::Timestamp(_) => (value as i64).into(),
        DataType::UInt8 => (value as u8).into(),
        DataType::UInt16 => (value as u16).into(),
        DataType::UInt32 => (value as u32).into(),
        DataType::UInt64 => (value as u64).into(),
        _ => value,
    }
}

/// `10^exponent`; `None` if it exceeds 128 bits.
pub(crate) fn power_of_ten(exponent: u32) -> Option<i128> {
    10i128.checked_pow(exponent)
}
