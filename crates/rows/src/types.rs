//! Types of cells, and values of any type.
//!
//! In: nothing. Out: [`DataType`], which cells are stored as, and [`Value`], one cell by itself.
//! Invariants: a value fits a type or it does not, and [`Value::fits`] says which; the bytes of a cell are little-endian.
//! Not here: which columns there are (`schema`), where their cells are (`row`, `block`).

use std::fmt;

/// What a timestamp counts, since 1970-01-01 00:00:00 UTC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TimeUnit {
    /// Seconds.
    Second,
    /// Thousandths of a second.
    Milli,
    /// Millionths of a second.
    Micro,
    /// Thousand-millionths of a second.
    Nano,
}

/// The type of a column.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum DataType {
    /// `true` or `false`: a byte in rows, a bit in blocks.
    Bool,
    /// A signed number of 8 bits.
    Int8,
    /// A signed number of 16 bits.
    Int16,
    /// A signed number of 32 bits.
    Int32,
    /// A signed number of 64 bits.
    Int64,
    /// A signed number of 128 bits.
    Int128,
    /// A number of 8 bits.
    UInt8,
    /// A number of 16 bits.
    UInt16,
    /// A number of 32 bits.
    UInt32,
    /// A number of 64 bits.
    UInt64,
    /// A float of 32 bits.
    Float32,
    /// A float of 64 bits.
    Float64,
    /// A number of 128 bits, to be divided by ten to the power of `scale`.
    Decimal {
        /// The most digits that a number may have: 1 to 38.
        precision: u8,
        /// How many of them stand behind the point.
        scale: u8,
    },
    /// Days since 1970-01-01, of 32 bits.
    Date,
    /// A point in time, of 64 bits.
    Timestamp(TimeUnit),
    /// Bytes.
    Binary,
    /// Text: bytes that are UTF-8.
    String,
}

/// Digits that 128 bits hold of any number.
pub const MAX_PRECISION: u8 = 38;

impl DataType {
    /// Bytes of a cell in a row; of bytes and text that is where they lie, not what they are.
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

    /// Whether cells are bytes of any number, which lie in an arena.
    pub fn is_bytes(self) -> bool {
        matches!(self, DataType::Binary | DataType::String)
    }

    /// The least and the greatest number, of types that count.
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

    /// The value of a cell with these bytes; `None` for types of bytes, whose cells say only where those are.
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
                let is_signed = self.range().is_some_and(|(least, _)| least < 0);
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

/// One cell by itself.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// No value.
    Null,
    /// Of [`DataType::Bool`].
    Bool(bool),
    /// Of all types that count: numbers, decimals (without the point), dates, timestamps.
    Int(i128),
    /// Of [`DataType::Float32`].
    Float32(f32),
    /// Of [`DataType::Float64`].
    Float64(f64),
    /// Of [`DataType::Binary`] and [`DataType::String`].
    Bytes(Vec<u8>),
}

impl Value {
    /// Whether a column of that type may hold it; [`Value::Null`] may be anywhere as far as the type goes.
    pub fn fits(&self, ty: DataType) -> bool {
        match self {
            Value::Null => true,
            Value::Bool(_) => ty == DataType::Bool,
            Value::Int(value) => ty.range().is_some_and(|(least, most)| (least..=most).contains(value)),
            Value::Float32(_) => ty == DataType::Float32,
            Value::Float64(_) => ty == DataType::Float64,
            Value::Bytes(bytes) => {
                ty == DataType::Binary || ty == DataType::String && std::str::from_utf8(bytes).is_ok()
            }
        }
    }

    /// The bits of a cell of a fixed size, zero above them; 0 for what has no such cell.
    pub(crate) fn bits(&self) -> u128 {
        match *self {
            Value::Null | Value::Bytes(_) => 0,
            Value::Bool(value) => value.into(),
            Value::Int(value) => value as u128,
            Value::Float32(value) => value.to_bits().into(),
            Value::Float64(value) => value.to_bits().into(),
        }
    }

    /// Whether both are the same to the bit, so that NaNs equal themselves and zeros differ by their sign.
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
