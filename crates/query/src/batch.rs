//! Batches: columns in Arrow's memory layout, borrowed from the caller.
//!
//! In: slices. Out: [`Column`] and [`Batch`], and [`Array`], an owned result column.
//! Invariants: every slice of a column is long enough for its rows; offsets, views and keys are data, which readers
//! check, so that an invalid one reads as empty text or NULL.
//! Not here: expressions.

use crate::types::{DataType, Value, value_bytes};
use std::fmt;

/// The maximum number of rows of a column and of a batch: sums of 64 bits over parts of values rely on it.
pub const MAX_ROWS: usize = i32::MAX as usize;

/// A bitmap: bit `i` is bit `(i + offset) % 8` of byte `(i + offset) / 8`.
#[derive(Clone, Copy, Debug)]
pub struct Bits<'a> {
    bytes: &'a [u8],
    offset: usize,
}

impl<'a> Bits<'a> {
    /// A bitmap whose first bit is bit `offset` of the bytes.
    pub fn new(bytes: &'a [u8], offset: usize) -> Bits<'a> {
        Bits { bytes: bytes.get(offset / 8..).unwrap_or(&[]), offset: offset % 8 }
    }

    /// The bit at an index.
    ///
    /// # Panics
    /// If the bitmap has no such bit.
    pub fn get(&self, at: usize) -> bool {
        let at = at + self.offset;
        self.bytes[at / 8] >> (at % 8) & 1 != 0
    }

    /// The bytes from the one that contains the first bit, and the position of that bit in it.
    pub fn parts(&self) -> (&'a [u8], usize) {
        (self.bytes, self.offset)
    }

    fn holds(&self, rows: usize) -> bool {
        rows.checked_add(self.offset).is_some_and(|bits| bits.div_ceil(8) <= self.bytes.len())
    }

    /// The bits from the first byte on, and zeros after the last one.
    pub(crate) fn aligned(&self, rows: usize) -> Vec<u8> {
        let n_bytes = rows.div_ceil(8);
        let byte = |at: usize| u16::from(self.bytes.get(at).copied().unwrap_or(0));
        (0..n_bytes).map(|at| ((byte(at) | byte(at + 1) << 8) >> self.offset) as u8).collect()
    }
}

/// The values of a column.
#[derive(Clone, Copy, Debug)]
pub enum Data<'a> {
    /// Of [`DataType::Bool`]: a bit per row.
    Bits(Bits<'a>),
    /// Of all other types of fixed size: the bytes of the values, in the host's byte order.
    Values(&'a [u8]),
    /// Text i is `bytes[offsets[i]..offsets[i + 1]]`.
    Offsets {
        /// One more than there are rows.
        offsets: &'a [i32],
        /// The bytes of all texts.
        bytes: &'a [u8],
    },
    /// Like `Offsets`, with 64-bit offsets.
    LargeOffsets {
        /// One more than there are rows.
        offsets: &'a [i64],
        /// The bytes of all texts.
        bytes: &'a [u8],
    },
    /// Arrow's views of text, 16 bytes each.
    Views {
        /// The bytes of the views.
        views: &'a [u8],
        /// The buffers that long views refer to.
        buffers: &'a [&'a [u8]],
    },
    /// Row i has value `keys[i]` of a dictionary.
    Dictionary {
        /// The bytes of the keys.
        keys: &'a [u8],
        /// The integer type of the keys.
        key_type: DataType,
        /// The dictionary.
        values: &'a Column<'a>,
    },
}

/// A column of a batch.
#[derive(Clone, Copy, Debug)]
pub struct Column<'a> {
    ty: DataType,
    rows: usize,
    data: Data<'a>,
    validity: Option<Bits<'a>>,
    has_checked_views: bool,
}

/// Why slices do not form a column or a batch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BatchError {
    /// The layout cannot hold values of this type.
    Layout {
        /// The type.
        ty: DataType,
    },
    /// A slice is too short.
    Length {
        /// What the slice holds.
        what: &'static str,
        /// The necessary number of elements.
        wanted: usize,
        /// Its number of elements.
        given: usize,
    },
    /// There are more than [`MAX_ROWS`] rows.
    TooManyRows {
        /// The number of rows.
        rows: usize,
    },
    /// A column has another number of rows than the batch.
    Rows {
        /// The number of the column.
        column: usize,
        /// The rows of the batch.
        wanted: usize,
        /// The rows of the column.
        given: usize,
    },
}

impl fmt::Display for BatchError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BatchError::Layout { ty } => write!(f, "the layout of the column cannot hold values of type {ty}"),
            BatchError::Length { what, wanted, given } => {
                write!(f, "the {what} of a column have {given} elements, wanted {wanted}")
            }
            BatchError::TooManyRows { rows } => write!(f, "there are {rows} rows; the maximum is {MAX_ROWS}"),
            BatchError::Rows { column, wanted, given } => {
                write!(f, "column {column} has {given} rows, the batch has {wanted}")
            }
        }
    }
}

impl std::error::Error for BatchError {}

impl<'a> Column<'a> {
    /// A column of `rows` rows. Rows whose validity bit is zero are NULL.
    ///
    /// # Errors
    /// A slice is too short, the layout does not suit the type, or there are more than [`MAX_ROWS`] rows.
    pub fn new(
        ty: DataType,
        rows: usize,
        data: Data<'a>,
        validity: Option<Bits<'a>>,
    ) -> Result<Column<'a>, BatchError> {
        if rows > MAX_ROWS {
            return Err(BatchError::TooManyRows { rows });
        }
        let length = |what, wanted: usize, given: usize| match given >= wanted {
            true => Ok(()),
            false => Err(BatchError::Length { what, wanted, given }),
        };
        let bits = |what, bits: Bits<'_>| match bits.holds(rows) {
            true => Ok(()),
            false => Err(BatchError::Length {
                what,
                wanted: rows,
                given: bits.bytes.len() * 8 - bits.offset.min(bits.bytes.len() * 8),
            }),
        };
        let is_text = matches!(ty, DataType::Binary | DataType::String);
        match data {
            Data::Bits(values) if ty == DataType::Bool => bits("values", values)?,
            Data::Values(bytes) => {
                let size = value_bytes(ty).ok_or(BatchError::Layout { ty })?;
                length("values", rows, bytes.len() / size)?;
            }
            Data::Offsets { offsets, .. } if is_text => length("offsets", rows + 1, offsets.len())?,
            Data::LargeOffsets { offsets, .. } if is_text => length("offsets", rows + 1, offsets.len())?,
            Data::Views { views, .. } if is_text => length("views", rows, views.len() / 16)?,
            Data::Dictionary { keys, key_type, values } => {
                let size = crate::types::is_integer(key_type).then_some(key_type).and_then(value_bytes);
                let size = size.ok_or(BatchError::Layout { ty: key_type })?;
                if values.ty != ty || matches!(values.data, Data::Dictionary { .. }) {
                    return Err(BatchError::Layout { ty });
                }
                length("keys", rows, keys.len() / size)?;
            }
            _ => return Err(BatchError::Layout { ty }),
        }
        validity.map_or(Ok(()), |validity| bits("validity bits", validity))?;
        Ok(Column { ty, rows, data, validity, has_checked_views: false })
    }

    /// Promises that all views are those that Arrow allows, so that code does not check them: a text of up to 12 bytes has
    /// zeros behind it, a longer one is in a buffer and starts with the four bytes in its view. Where that is not true, code
    /// may compare texts by the bytes of their views.
    #[must_use]
    pub fn with_checked_views(self) -> Column<'a> {
        Column { has_checked_views: true, ..self }
    }

    /// Whether the views are known to be those that Arrow allows.
    pub(crate) fn has_checked_views(&self) -> bool {
        self.has_checked_views
    }

    /// The type.
    pub fn ty(&self) -> DataType {
        self.ty
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The values.
    pub fn data(&self) -> Data<'a> {
        self.data
    }

    /// The rows that are not NULL; `None` if no row is NULL.
    pub fn validity(&self) -> Option<Bits<'a>> {
        self.validity
    }
}

/// Columns with equal numbers of rows.
#[derive(Clone, Debug)]
pub struct Batch<'a> {
    rows: usize,
    columns: Vec<Column<'a>>,
}

impl<'a> Batch<'a> {
    /// A batch of `rows` rows.
    ///
    /// # Errors
    /// A column has another number of rows, or there are more than [`MAX_ROWS`].
    pub fn new(rows: usize, columns: Vec<Column<'a>>) -> Result<Batch<'a>, BatchError> {
        if rows > MAX_ROWS {
            return Err(BatchError::TooManyRows { rows });
        }
        match columns.iter().position(|column| column.rows != rows) {
            Some(column) => Err(BatchError::Rows { column, wanted: rows, given: columns[column].rows }),
            None => Ok(Batch { rows, columns }),
        }
    }

    /// The number of rows.
    pub fn rows(&self) -> usize {
        self.rows
    }

    /// The columns.
    pub fn columns(&self) -> &[Column<'a>] {
        &self.columns
    }
}

/// The values of an [`Array`].
#[derive(Clone, PartialEq, Debug)]
pub enum ArrayData {
    /// A bitmap.
    Bool(Vec<u8>),
    /// 8-bit integers.
    Int8(Vec<i8>),
    /// 16-bit integers.
    Int16(Vec<i16>),
    /// 32-bit integers and dates.
    Int32(Vec<i32>),
    /// 64-bit integers and timestamps.
    Int64(Vec<i64>),
    /// 128-bit integers and decimals.
    Int128(Vec<i128>),
    /// Unsigned 8-bit integers.
    UInt8(Vec<u8>),
    /// Unsigned 16-bit integers.
    UInt16(Vec<u16>),
    /// Unsigned 32-bit integers.
    UInt32(Vec<u32>),
    /// Unsigned 64-bit integers.
    UInt64(Vec<u64>),
    /// 32-bit floats.
    Float32(Vec<f32>),
    /// 64-bit floats.
    Float64(Vec<f64>),
    /// Byte strings and text.
    Text {
        /// One more than there are rows.
        offsets: Vec<i32>,
        /// The bytes of all texts.
        bytes: Vec<u8>,
    },
}

/// An owned column: a result.
#[derive(Clone, PartialEq, Debug)]
pub struct Array {
    /// The type.
    pub ty: DataType,
    /// The number of rows.
    pub rows: usize,
    /// The values. Those of NULL rows are unspecified.
    pub data: ArrayData,
    /// A bit per row, zero where the row is NULL; `None` if no row is NULL. Bits after the last row are zero.
    pub validity: Option<Vec<u8>>,
}

impl Array {
    /// Whether a row is not NULL.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn is_valid(&self, row: usize) -> bool {
        assert!(row < self.rows, "row {row} of {}", self.rows);
        self.validity.as_ref().is_none_or(|bits| bits[row / 8] >> (row % 8) & 1 != 0)
    }

    /// The value of a row.
    ///
    /// # Panics
    /// If there is no such row.
    pub fn value(&self, row: usize) -> Value {
        if !self.is_valid(row) {
            return Value::Null;
        }
        match &self.data {
            ArrayData::Bool(bits) => Value::Bool(bits[row / 8] >> (row % 8) & 1 != 0),
            ArrayData::Int8(values) => values[row].into(),
            ArrayData::Int16(values) => values[row].into(),
            ArrayData::Int32(values) => values[row].into(),
            ArrayData::Int64(values) => values[row].into(),
            ArrayData::Int128(values) => values[row].into(),
            ArrayData::UInt8(values) => values[row].into(),
            ArrayData::UInt16(values) => values[row].into(),
            ArrayData::UInt32(values) => values[row].into(),
            ArrayData::UInt64(values) => values[row].into(),
            ArrayData::Float32(values) => values[row].into(),
            ArrayData::Float64(values) => values[row].into(),
            ArrayData::Text { offsets, bytes } => {
                let (from, to) = (offsets[row] as usize, offsets[row + 1] as usize);
                bytes[from..to].into()
            }
        }
    }
}

/// A bitmap of truth values; bits after the last one are zero.
pub(crate) fn pack(bits: &[bool]) -> Vec<u8> {
    let byte = |bits: &[bool]| bits.iter().rev().fold(0, |byte, &bit| byte << 1 | u8::from(bit));
    bits.chunks(8).map(byte).collect()
}
