//! Packed rows.
//!
//! In: a schema and values, or external bytes. Out: a [`RowBatch`]: contiguous rows, and an arena.
//!
//! # Layout
//!
//! A row consists of its cells in the order of the columns, without gaps or alignment; numbers are little-endian. If
//! the schema has a nullable column, a bitmap of one bit per column follows, least significant bit first; 1 means NULL.
//! Bits of columns that are not nullable and bits after the last column are 0. Cells of NULLs are zero in rows that
//! this crate creates, but readers ignore them. A cell of bytes consists of two 32-bit numbers: the offset in the arena
//! of the batch, and the length in bytes. Rows contain no pointers, so batches can be moved, written to a file and
//! mapped.
//!
//! Invariants: a batch contains complete rows; cells of bytes refer to bytes inside its arena, and text is UTF-8; a
//! `bool` is 0 or 1. Not here: columns (`block`).

use crate::cells::{Arena, Cells, OutOfMemory};
use crate::schema::{Column, Schema};
use crate::types::{DataType, Value};
use std::fmt;

/// The maximum size of an arena in bytes: offsets have 32 bits.
pub const MAX_ARENA_BYTES: usize = u32::MAX as usize;

/// The positions of the cells in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RowLayout {
    offsets: Vec<usize>,
    nulls_at: Option<usize>,
    row_bytes: usize,
}

impl RowLayout {
    /// The layout of a schema's rows.
    pub fn new(schema: &Schema) -> RowLayout {
        let mut end = 0;
        let offsets = schema
            .columns()
            .iter()
            .map(|column| {
                let start = end;
                end += column.ty().cell_bytes();
                start
            })
            .collect();
        let nulls_at = schema.has_nulls().then_some(end);
        let row_bytes = end + if nulls_at.is_some() { schema.columns().len().div_ceil(8) } else { 0 };
        RowLayout { offsets, nulls_at, row_bytes }
    }

    /// The offset in bytes of a column's cell.
    pub fn offset(&self, column: usize) -> usize {
        self.offsets[column]
    }

    /// The byte offset and the bit index of a column's NULL bit; `None` if the schema has no nullable columns.
    pub fn null_bit(&self, column: usize) -> Option<(usize, u32)> {
        Some((self.nulls_at? + column / 8, (column % 8) as u32))
    }

    /// The offset in bytes of the bitmap; `None` if there is none.
    pub fn nulls_at(&self) -> Option<usize> {
        self.nulls_at
    }

    /// The size of a row in bytes.
    pub fn row_bytes(&self) -> usize {
        self.row_bytes
    }
}

/// Errors in rows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RowError {
    /// The number of bytes is not a multiple of the row size.
    Truncated {
        /// The number of bytes.
        bytes: usize,
        /// The size of a row in bytes.
        row_bytes: usize,
    },
    /// A cell refers to bytes outside of the arena.
    OutsideArena {
        /// The row.
        row: usize,
        /// The column.
        column: String,
        /// The offset in the arena.
        offset: u32,
        /// The length in bytes.
        length: u32,
        /// The size of the arena in bytes.
        arena: usize,
    },
    /// A text is not UTF-8.
    NotText {
        /// The row.
        row: usize,
        /// The column.
        column: String,
    },
    /// A `bool` is neither 0 nor 1.
    NotBool {
        /// The row.
        row: usize,
        /// The column.
        column: String,
        /// The byte.
        byte: u8,
    },
    /// A NULL bit is set for a column that is not nullable or does not exist.
    NotNullable {
        /// The row.
        row: usize,
        /// The column; empty for a bit after the last column.
        column: String,
    },
    /// A row has too many or too few values.
    Count {
        /// The number of columns.
        columns: usize,
        /// The number of values.
        given: usize,
    },
    /// A value does not fit its column.
    Value {
        /// The column.
        column: String,
        /// Its type.
        ty: DataType,
        /// Whether it is a NULL in a column that is not nullable.
        is_null: bool,
    },
    /// The texts exceed the maximum size of an arena.
    ArenaFull {
        /// The column.
        column: String,
        /// The required size of the arena in bytes.
        bytes: usize,
        /// The maximum size in bytes.
        max: usize,
    },
}

impl fmt::Display for RowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RowError::Truncated { bytes, row_bytes } => {
                write!(f, "{bytes} bytes are no whole rows of {row_bytes} bytes")
            }
            RowError::OutsideArena { row, column, offset, length, arena } => write!(
                f,
                "row {row}, column `{column}`: {length} bytes from {offset} on are not inside an arena of {arena} bytes"
            ),
            RowError::NotText { row, column } => write!(f, "row {row}, column `{column}`: the text is not UTF-8"),
            RowError::NotBool { row, column, byte } => {
                write!(f, "row {row}, column `{column}`: a bool is 0 or 1, not {byte}")
            }
            RowError::NotNullable { row, column } => write!(f, "row {row}, column `{column}`: NULL, but not nullable"),
            RowError::Count { columns, given } => write!(f, "{given} values for {columns} columns"),
            RowError::Value { column, is_null: true, .. } => {
                write!(f, "column `{column}` is not nullable, but the value is NULL")
            }
            RowError::Value { column, ty, .. } => write!(f, "column `{column}`: the value is none of type {ty}"),
            RowError::ArenaFull { column, bytes, max } => {
                write!(f, "column `{column}`: the arena would hold {bytes} bytes, at most {max} are possible")
            }
        }
    }
}

impl std::error::Error for RowError {}

/// Contiguous rows of one schema, with the bytes that their cells refer to.
#[derive(Clone, PartialEq, Eq)]
pub struct RowBatch {
    schema: SchemaWithLayout,
    rows: Cells,
    arena: Arena,
}

#[derive(Clone)]
struct SchemaWithLayout {
    schema: Schema,
    layout: RowLayout,
}

impl PartialEq for SchemaWithLayout {
    fn eq(&self, other: &Self) -> bool {
        self.schema.has_cells_of(&other.schema)
    }
}

impl Eq for SchemaWithLayout {}

impl RowBatch {
    /// An empty batch.
    pub fn new(schema: &Schema) -> RowBatch {
        let schema = SchemaWithLayout { schema: schema.clone(), layout: RowLayout::new(schema) };
        RowBatch { schema, rows: Cells::default(), arena: Arena::default() }
    }

    /// A batch from bytes of unknown origin, which are checked completely.
    ///
    /// # Errors
    /// If a row is incomplete, a cell refers to bytes outside of the arena, a text is not UTF-8, a `bool` is neither 0
    /// nor 1, or a NULL bit is set for a column that is not nullable.
    pub fn from_bytes(schema: &Schema, rows: Vec<u8>, arena: Vec<u8>) -> Result<RowBatch, RowError> {
        let batch = RowBatch { rows: rows.into(), arena: arena.into(), ..RowBatch::new(schema) };
        let (layout, bytes) = (batch.layout(), batch.rows.len());
        if layout.row_bytes == 0 && bytes > 0 || bytes % layout.row_bytes.max(1) != 0 {
            return Err(RowError::Truncated { bytes, row_bytes: layout.row_bytes });
        }
        batch.check_nulls()?;
        for (index, column) in schema.columns().iter().enumerate() {
            if column.ty().is_bytes() || column.ty() == DataType::Bool {
                for row in 0..batch.len() {
                    batch.check_cell(row, index, column)?;
                }
            }
        }
        Ok(batch)
    }

    /// Checks that only nullable columns are NULL.
    fn check_nulls(&self) -> Result<(), RowError> {
        let (layout, columns) = (self.layout(), self.schema().columns());
        let Some(at) = layout.nulls_at else { return Ok(()) };
        let mut allowed = vec![0u8; layout.row_bytes - at];
        for (index, _) in columns.iter().enumerate().filter(|(_, column)| column.is_nullable()) {
            allowed[index / 8] |= 1 << (index % 8);
        }
        for (row, bytes) in self.rows.chunks_exact(layout.row_bytes).enumerate() {
            let wrong = bytes[at..].iter().zip(&allowed).position(|(bits, allowed)| bits & !allowed != 0);
            if let Some(byte) = wrong {
                let bit = (bytes[at + byte] & !allowed[byte]).trailing_zeros() as usize;
                let column = columns.get(8 * byte + bit).map_or(String::new(), |column| column.name().to_owned());
                return Err(RowError::NotNullable { row, column });
            }
        }
        Ok(())
    }

    fn check_cell(&self, row: usize, index: usize, column: &Column) -> Result<(), RowError> {
        if self.is_null(row, index) {
            return Ok(());
        }
        let name = || column.name().to_owned();
        if column.ty() == DataType::Bool {
            let byte = self.cell(row, index)[0];
            return if byte <= 1 { Ok(()) } else { Err(RowError::NotBool { row, column: name(), byte }) };
        }
        let (offset, length) = place(self.cell(row, index));
        let end = offset as usize + length as usize;
        let Some(bytes) = self.arena.get(offset as usize..end) else {
            return Err(RowError::OutsideArena { row, column: name(), offset, length, arena: self.arena.len() });
        };
        if column.ty() == DataType::String && std::str::from_utf8(bytes).is_err() {
            return Err(RowError::NotText { row, column: name() });
        }
        Ok(())
    }

    /// The schema.
    pub fn schema(&self) -> &Schema {
        &self.schema.schema
    }

    /// The positions of the cells.
    pub fn layout(&self) -> &RowLayout {
        &self.schema.layout
    }

    /// The number of rows; 0 for a schema without columns.
    pub fn len(&self) -> usize {
        self.rows.len() / self.layout().row_bytes.max(1)
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of all rows.
    pub fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// The bytes that cells refer to.
    pub fn arena(&self) -> &[u8] {
        &self.arena
    }

    /// Removes all rows and keeps the memory.
    pub fn clear(&mut self) {
        self.rows.truncate(0);
        self.arena.truncate(0);
    }

    /// Appends a row.
    ///
    /// # Errors
    /// If the number of values differs from the number of columns, or a value does not fit its column; nothing is
    /// appended then.
    pub fn push(&mut self, values: &[Value]) -> Result<(), RowError> {
        let schema = self.schema().clone();
        let columns = schema.columns();
        if values.len() != columns.len() {
            return Err(RowError::Count { columns: columns.len(), given: values.len() });
        }
        let mut arena_bytes = self.arena.len();
        for (column, value) in columns.iter().zip(values) {
            let is_null = *value == Value::Null;
            if is_null && !column.is_nullable() || !value.fits(column.ty()) {
                return Err(RowError::Value { column: column.name().to_owned(), ty: column.ty(), is_null });
            }
            if let Value::Bytes(bytes) = value {
                arena_bytes += bytes.len();
                if arena_bytes > MAX_ARENA_BYTES {
                    let (column, max) = (column.name().to_owned(), MAX_ARENA_BYTES);
                    return Err(RowError::ArenaFull { column, bytes: arena_bytes, max });
                }
            }
        }
        let start = self.rows.len();
        self.rows.grow(self.schema.layout.row_bytes);
        for (index, value) in values.iter().enumerate() {
            let bits = match value {
                Value::Bytes(bytes) => {
                    let offset = self.arena.len() as u32;
                    self.arena.extend(bytes);
                    u128::from(offset) | u128::from(bytes.len() as u32) << 32
                }
                value => value.bits(),
            };
            let layout = &self.schema.layout;
            let (at, size) = (start + layout.offsets[index], columns[index].ty().cell_bytes());
            self.rows[at..at + size].copy_from_slice(&bits.to_le_bytes()[..size]);
            if *value == Value::Null
                && let Some((byte, bit)) = layout.null_bit(index)
            {
                self.rows[start + byte] |= 1 << bit;
            }
        }
        Ok(())
    }

    /// Whether a cell is NULL.
    ///
    /// # Panics
    /// If the row or the column does not exist.
    pub fn is_null(&self, row: usize, column: usize) -> bool {
        let layout = self.layout();
        assert!(row < self.len(), "row {row} of {}", self.len());
        layout.null_bit(column).is_some_and(|(byte, bit)| self.rows[row * layout.row_bytes + byte] >> bit & 1 != 0)
    }

    /// The bytes of a cell.
    fn cell(&self, row: usize, column: usize) -> &[u8] {
        let at = row * self.layout().row_bytes + self.layout().offsets[column];
        &self.rows[at..at + self.schema().columns()[column].ty().cell_bytes()]
    }

    /// The value of a cell.
    ///
    /// # Panics
    /// If the row or the column does not exist.
    pub fn value(&self, row: usize, column: usize) -> Value {
        if self.is_null(row, column) {
            return Value::Null;
        }
        let cell = self.cell(row, column);
        self.schema().columns()[column].ty().fixed_value(cell).unwrap_or_else(|| {
            let (offset, length) = place(cell);
            Value::Bytes(self.arena[offset as usize..][..length as usize].to_vec())
        })
    }

    /// The bytes that cells refer to, including the slack after the end.
    pub(crate) fn arena_with_slack(&self) -> &[u8] {
        self.arena.with_slack()
    }

    /// Reserves memory for `n` more rows and `arena_bytes` more bytes in the arena, so that growing by that much cannot
    /// fail.
    pub(crate) fn reserve(&mut self, n: usize, arena_bytes: usize) -> Result<(), OutOfMemory> {
        let bytes = n.checked_mul(self.schema.layout.row_bytes).ok_or(OutOfMemory { bytes: usize::MAX })?;
        self.rows.reserve(self.rows.len(), bytes)?;
        self.arena.reserve(self.arena.len(), arena_bytes)
    }

    /// Appends `n` rows of zeros and `arena_bytes` unwritten bytes to the arena.
    pub(crate) fn grow(&mut self, n: usize, arena_bytes: usize) {
        self.rows.grow(n * self.schema.layout.row_bytes);
        self.arena.grow_unwritten(arena_bytes);
    }

    /// Like [`RowBatch::grow`], for callers that write every byte of these rows.
    pub(crate) fn grow_unwritten(&mut self, n: usize, arena_bytes: usize) {
        self.rows.grow_unwritten(n * self.schema.layout.row_bytes);
        self.arena.grow_unwritten(arena_bytes);
    }

    /// The number of rows and of bytes in the arena.
    pub(crate) fn end(&self) -> End {
        End { rows: self.len(), arena: self.arena.len() }
    }

    /// The cells after an end, and the arena.
    pub(crate) fn after(&mut self, end: End) -> (&mut [u8], &mut Arena) {
        (&mut self.rows[end.rows * self.schema.layout.row_bytes..], &mut self.arena)
    }

    /// Removes everything after an end.
    pub(crate) fn truncate(&mut self, end: End) {
        self.rows.truncate(end.rows * self.schema.layout.row_bytes);
        self.arena.truncate(end.arena);
    }
}

/// A position in a batch: the number of rows and the size of the arena in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    pub(crate) rows: usize,
    pub(crate) arena: usize,
}

impl fmt::Debug for RowBatch {
    /// Prints the values row by row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.schema().columns().len();
        let rows = (0..self.len()).map(|row| (0..columns).map(|column| self.value(row, column)).collect::<Vec<_>>());
        f.debug_list().entries(rows).finish()
    }
}

/// The offset and the length in bytes of a cell of bytes.
pub(crate) fn place(cell: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_le_bytes([cell[at], cell[at + 1], cell[at + 2], cell[at + 3]]);
    (number(0), number(4))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema() -> Schema {
        Schema::new([
            Column::new("id", DataType::Int32),
            Column::new("name", DataType::String).nullable(),
            Column::new("open", DataType::Bool),
        ])
        .expect("a schema")
    }

    #[test]
    fn rows_are_laid_out_as_documented() {
        let mut batch = RowBatch::new(&schema());
        batch.push(&[7i32.into(), "ab".into(), true.into()]).expect("a row");
        batch.push(&[(-1i32).into(), Value::Null, false.into()]).expect("a row");
        assert_eq!(batch.rows()[..14], [7, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 1, 0]);
        assert_eq!(batch.rows()[14..], [255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0b10]);
        assert_eq!(batch.arena(), b"ab");
        assert_eq!(batch.value(0, 1), "ab".into());
        assert_eq!(batch.value(1, 1), Value::Null);
        let again = RowBatch::from_bytes(&schema(), batch.rows().to_vec(), batch.arena().to_vec());
        assert_eq!(again, Ok(batch));
    }

    #[test]
    fn a_row_that_does_not_fit_is_not_added() {
        let mut batch = RowBatch::new(&schema());
        for (values, error) in [
            (vec![7i32.into()], "1 values for 3 columns"),
            (vec![Value::Null, "a".into(), true.into()], "column `id` is not nullable, but the value is NULL"),
            (vec![7i32.into(), "a".into(), 1i8.into()], "column `open`: the value is none of type bool"),
        ] {
            assert_eq!(batch.push(&values).expect_err("a mistake").to_string(), error);
        }
        assert!(batch.is_empty() && batch.arena().is_empty());
    }

    #[test]
    fn bytes_from_outside_are_checked() {
        let row = [7, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 1, 0];
        let with = |at: usize, byte: u8| {
            let mut row = row.to_vec();
            row[at] = byte;
            row
        };
        for (rows, arena, error) in [
            (row[1..].to_vec(), &b"abc"[..], "13 bytes are no whole rows of 14 bytes"),
            (row.to_vec(), b"ab", "row 0, column `name`: 2 bytes from 1 on are not inside an arena of 2 bytes"),
            (
                with(11, 255),
                b"abc",
                "row 0, column `name`: 4278190082 bytes from 1 on are not inside an arena of 3 bytes",
            ),
            (row.to_vec(), b"a\xffb", "row 0, column `name`: the text is not UTF-8"),
            (with(12, 2), b"abc", "row 0, column `open`: a bool is 0 or 1, not 2"),
            (with(13, 0b101), b"abc", "row 0, column `id`: NULL, but not nullable"),
            (with(13, 0b1000), b"abc", "row 0, column ``: NULL, but not nullable"),
        ] {
            let error_found = RowBatch::from_bytes(&schema(), rows, arena.to_vec()).expect_err("a mistake");
            assert_eq!(error_found.to_string(), error);
        }
        // The cell of a NULL is ignored.
        assert!(RowBatch::from_bytes(&schema(), with(13, 0b10), Vec::new()).is_ok());
    }
}
