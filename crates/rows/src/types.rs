//! Data types, and values of any type.
//!
//! In: nothing. Out: [`DataType`], the type of a column, and [`Value`], a single value.
//! Invariants: [`Value::fits`] decides whether a value fits a type; cells are little-endian.
//! Not here: columns (`schema`), positions of cells (`row`, `block`).

use std::fmt;

/// The unit of a timestamp, which counts since 1970-01-01 00:00:00 UTC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeUnit {
    /// Seconds.
    Second,
    /// Milliseconds.
    Milli,
    /// Microseconds.
    Micro,
    /// Nanoseconds.
    Nano,
}

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataType {
    /// `true` or `false`: a byte in rows, a bit in blocks.
    Bool,
    /// A signed 8-bit integer.
    Int8,
    /// A signed 16-bit integer.
    Int16,
    /// A signed 32-bit integer.
    Int32,
    /// A signed 64-bit integer.
    Int64,
    /// A signed 128-bit integer.
    Int128,
    /// An unsigned 8-bit integer.
    UInt8,
    /// An unsigned 16-bit integer.
    UInt16,
    /// An unsigned 32-bit integer.
    UInt32,
    /// An unsigned 64-bit integer.
    UInt64,
    /// A 32-bit float.
    Float32,
    /// A 64-bit float.
    Float64,
    /// A decimal: a signed 128-bit integer divided by 10^`scale`.
    Decimal {
        /// The maximum number of digits: 1 to 38.
        precision: u8,
        /// The number of fractional digits.
        scale: u8,
    },
    /// Days since 1970-01-01, a signed 32-bit integer.
    Date,
    /// A point in time, a signed 64-bit integer.
    Timestamp(TimeUnit),
    /// A byte string.
    Binary,
    /// Text: a byte string in UTF-8.
    String,
}

/// The number of decimal digits that always fit in 128 bits.
pub const MAX_PRECISION: u8 = 38;

impl DataType {
    /// The size in bytes of a cell in a row; for byte strings and text, of the offset and the length.
    pub fn cell_bytes(self) -> usize {
        match self {
            DataType::Bool | DataType::Int8 | DataType::UInt8 => 1,
            DataType::Int16 | DataType::UInt16 => 2,
            DataType::Int32 | DataType::UInt32 | DataType::Float32 | DataType::Date => 4,
            DataType::Int64 | DataType::UInt64 | DataType::Float64 | DataType::Timestamp(_) => 8,
            DataType::Binary | DataType::String => 8,
            DataType::Int128 | DataType::Decimal { .. } => 16,
        }
    }

    /// Whether cells refer to bytes of variable length in an arena.
    pub fn is_bytes(self) -> bool {
        matches!(self, DataType::Binary | DataType::String)
    }

    /// The minimum and the maximum number; `None` for types that are not integers.
    pub(crate) fn range(self) -> Option<(i128, i128)> {
        Some(match self {
            DataType::Int8 => (i8::MIN.into(), i8::MAX.into()),
            DataType::Int16 => (i16::MIN.into(), i16::MAX.into()),
            DataType::Int32 | DataType::Date => (i32::MIN.into(), i32::MAX.into()),
            DataType::Int64 | DataType::Timestamp(_) => (i64::MIN.into(), i64::MAX.into()),
            DataType::Int128 => (i128::MIN, i128::MAX),
            DataType::UInt8 => (0, u8::MAX.into()),
            DataType::UInt16 => (0, u16::MAX.into()),
            DataType::UInt32 => (0, u32::MAX.into()),
            DataType::UInt64 => (0, u64::MAX.into()),
            DataType::Decimal { precision, .. } => {
                let end = 10i128.pow(u32::from(precision.min(MAX_PRECISION)));
                (1 - end, end - 1)
            }
            DataType::Bool | DataType::Float32 | DataType::Float64 | DataType::Binary | DataType::String => {
                return None;
            }
        })
    }

    /// The value of a cell; `None` for types of variable length, whose cells only refer to their bytes.
    pub(crate) fn fixed_value(self, cell: &[u8]) -> Option<Value> {
        let mut wide = [0; 16];
        wide[..cell.len()].copy_from_slice(cell);
        let bits = u128::from_le_bytes(wide);
        Some(match self {
            DataType::Bool => Value::Bool(bits & 1 != 0),
            DataType::Float32 => Value::Float32(f32::from_bits(bits as u32)),
            DataType::Float64 => Value::Float64(f64::from_bits(bits as u64)),
            DataType::Binary | DataType::String => return None,
            _ => {
                let unused = 128 - 8 * cell.len() as u32;
                let is_signed = self.range().is_some_and(|(min, _)| min < 0);
                let shifted = bits << unused;
                Value::Int(if is_signed { shifted as i128 >> unused } else { (shifted >> unused) as i128 })
            }
        })
    }
}

impl fmt::Display for DataType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self {
            DataType::Bool => "bool",
            DataType::Int8 => "int8",
            DataType::Int16 => "int16",
            DataType::Int32 => "int32",
            DataType::Int64 => "int64",
            DataType::Int128 => "int128",
            DataType::UInt8 => "uint8",
            DataType::UInt16 => "uint16",
            DataType::UInt32 => "uint32",
            DataType::UInt64 => "uint64",
            DataType::Float32 => "float32",
            DataType::Float64 => "float64",
            DataType::Decimal { precision, scale } => return write!(f, "decimal({precision}, {scale})"),
            DataType::Date => "date",
            DataType::Timestamp(TimeUnit::Second) => "timestamp(s)",
            DataType::Timestamp(TimeUnit::Milli) => "timestamp(ms)",
            DataType::Timestamp(TimeUnit::Micro) => "timestamp(us)",
            DataType::Timestamp(TimeUnit::Nano) => "timestamp(ns)",
            DataType::Binary => "binary",
            DataType::String => "string",
        };
        f.write_str(text)
    }
}

/// A single value.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// No value.
    Null,
    /// Of [`DataType::Bool`].
    Bool(bool),
    /// Of all integer types: numbers, decimals (unscaled), dates, timestamps.
    Int(i128),
    /// Of [`DataType::Float32`].
    Float32(f32),
    /// Of [`DataType::Float64`].
    Float64(f64),
    /// Of [`DataType::Binary`] and [`DataType::String`].
    Bytes(Vec<u8>),
}

impl Value {
    /// Whether a column of this type can hold the value. [`Value::Null`] fits every type, regardless of nullability.
    pub fn fits(&self, ty: DataType) -> bool {
        match self {
            Value::Null => true,
            Value::Bool(_) => ty == DataType::Bool,
            Value::Int(value) => ty.range().is_some_and(|(min, max)| (min..=max).contains(value)),
            Value::Float32(_) => ty == DataType::Float32,
            Value::Float64(_) => ty == DataType::Float64,
            Value::Bytes(bytes) => {
                ty == DataType::Binary || ty == DataType::String && std::str::from_utf8(bytes).is_ok()
            }
        }
    }

    /// The bits of a fixed-size cell, zero-extended; 0 for other values.
    pub(crate) fn bits(&self) -> u128 {
        match *self {
            Value::Null | Value::Bytes(_) => 0,
            Value::Bool(value) => value.into(),
            Value::Int(value) => value as u128,
            Value::Float32(value) => value.to_bits().into(),
            Value::Float64(value) => value.to_bits().into(),
        }
    }

    /// Whether both are bitwise equal: NaNs with equal payloads are the same, zeros with different signs are not.
    pub fn is_same(&self, other: &Value) -> bool {
        match (self, other) {
            (Value::Float32(a), Value::Float32(b)) => a.to_bits() == b.to_bits(),
            (Value::Float64(a), Value::Float64(b)) => a.to_bits() == b.to_bits(),
            (a, b) => a == b,
        }
    }
}

impl From<bool> for Value {
    fn from(value: bool) -> Value {
        Value::Bool(value)
    }
}

macro_rules! from_ints {
    ($($ty:ty)*) => {$(
        impl From<$ty> for Value {
            fn from(value: $ty) -> Value {
                Value::Int(value.into())
            }
        }
    )*};
}
from_ints! { i8 i16 i32 i64 i128 u8 u16 u32 u64 }

impl From<f32> for Value {
    fn from(value: f32) -> Value {
        Value::Float32(value)
    }
}

impl From<f64> for Value {
    fn from(value: f64) -> Value {
        Value::Float64(value)
    }
}

impl From<&str> for Value {
    fn from(value: &str) -> Value {
        Value::Bytes(value.as_bytes().to_vec())
    }
}

impl From<&[u8]> for Value {
    fn from(value: &[u8]) -> Value {
        Value::Bytes(value.to_vec())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_fit_types() {
        let decimal = DataType::Decimal { precision: 3, scale: 1 };
        for (value, ty, fits) in [
            (Value::from(-128i8), DataType::Int8, true),
            (Value::from(128i32), DataType::Int8, false),
            (Value::from(-1i32), DataType::UInt64, false),
            (Value::from(u64::MAX), DataType::UInt64, true),
            (Value::from(999i32), decimal, true),
            (Value::from(1000i32), decimal, false),
            (Value::from(1.5f32), DataType::Float64, false),
            (Value::from(&b"\xff"[..]), DataType::String, false),
            (Value::from(&b"\xff"[..]), DataType::Binary, true),
            (Value::from(true), DataType::Int8, false),
        ] {
            assert_eq!(value.fits(ty), fits, "{value:?} as {ty}");
        }
    }

    #[test]
    fn cells_keep_their_values() {
        for (value, ty) in [
            (Value::from(-5i8), DataType::Int8),
            (Value::from(250u8), DataType::UInt8),
            (Value::from(i64::MIN), DataType::Int64),
            (Value::from(u64::MAX), DataType::UInt64),
            (Value::from(i128::MIN), DataType::Int128),
            (Value::from(-0.0f32), DataType::Float32),
            (Value::from(true), DataType::Bool),
        ] {
            let bytes = &value.bits().to_le_bytes()[..ty.cell_bytes()];
            assert!(ty.fixed_value(bytes).is_some_and(|read| read.is_same(&value)), "{value:?}");
        }
    }
}
