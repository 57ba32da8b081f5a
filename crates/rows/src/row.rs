//! Packed rows.
//!
//! In: a schema and values, or bytes from somewhere else. Out: a [`RowBatch`]: rows side by side, and an arena.
//!
//! # Layout
//!
//! A row is its cells in the order of the columns, without gaps, so cells are aligned to nothing; numbers are
//! little-endian. Behind them, if the schema has a nullable column, stands a bitmap of one bit per column, the least
//! significant bit of a byte first: 1 says NULL. The bits of columns that are not nullable, and those beyond the last
//! column, are 0; so are the cells of what is NULL in rows that are made here, though readers do not look at them.
//! A cell of bytes is two numbers of 32 bits, where they begin in the arena of the batch and how many there are: rows hold
//! no pointers, so batches can be moved, written to a file and mapped.
//!
//! Invariants: the rows of a batch are whole; its cells of bytes lie inside its arena, and those of text are UTF-8; a `bool`
//! is 0 or 1. Not here: columns side by side (`block`).

use crate::cells::{Arena, Cells, OutOfMemory};
use crate::schema::{Column, Schema};
use crate::types::{DataType, Value};
use std::fmt;

/// The most bytes of an arena: offsets have 32 bits.
pub const MAX_ARENA_BYTES: usize = u32::MAX as usize;

/// Where the cells of a row are.
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

    /// Where the cell of a column begins.
    pub fn offset(&self, column: usize) -> usize {
        self.offsets[column]
    }

    /// The byte and the bit of it that say whether a column is NULL, if a schema has such columns.
    pub fn null_bit(&self, column: usize) -> Option<(usize, u32)> {
        Some((self.nulls_at? + column / 8, (column % 8) as u32))
    }

    /// Where the bitmap begins.
    pub fn nulls_at(&self) -> Option<usize> {
        self.nulls_at
    }

    /// The bytes of a row.
    pub fn row_bytes(&self) -> usize {
        self.row_bytes
    }
}

/// What is wrong with rows.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum RowError {
    /// The bytes are no whole number of rows.
    Truncated {
        /// How many bytes.
        bytes: usize,
        /// Bytes of a row.
        row_bytes: usize,
    },
    /// A cell of bytes that lie outside the arena.
    OutsideArena {
        /// The row.
        row: usize,
        /// The column.
        column: String,
        /// Where it begins.
        offset: u32,
        /// How many bytes.
        length: u32,
        /// Bytes of the arena.
        arena: usize,
    },
    /// A cell of text that is not UTF-8.
    NotText {
        /// The row.
        row: usize,
        /// The column.
        column: String,
    },
    /// A `bool` that is neither 0 nor 1.
    NotBool {
        /// The row.
        row: usize,
        /// The column.
        column: String,
        /// What it is.
        byte: u8,
    },
    /// A column that is not nullable, or is none, is said to be NULL.
    NotNullable {
        /// The row.
        row: usize,
        /// The column, or nothing for a bit beyond the last one.
        column: String,
    },
    /// A row with too many or too few values.
    Count {
        /// How many columns there are.
        columns: usize,
        /// How many values were given.
        given: usize,
    },
    /// A value that its column cannot hold.
    Value {
        /// The column.
        column: String,
        /// Its type.
        ty: DataType,
        /// Whether it is a NULL where none may be.
        is_null: bool,
    },
    /// More bytes than an arena can hold.
    ArenaFull {
        /// The column.
        column: String,
        /// Bytes that the arena would have to hold.
        bytes: usize,
        /// The most.
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

/// Rows of one schema, side by side, with the bytes that their cells name.
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
    /// No rows.
    pub fn new(schema: &Schema) -> RowBatch {
        let schema = SchemaWithLayout { schema: schema.clone(), layout: RowLayout::new(schema) };
        RowBatch { schema, rows: Cells::default(), arena: Arena::default() }
    }

    /// The rows of these bytes, which may come from anywhere: everything that can be wrong with them is looked for.
    ///
    /// # Errors
    /// If a row is cut off, a cell names bytes outside the arena, a text is not UTF-8, or a `bool` is neither 0 nor 1.
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

    /// Whether only columns that may be are NULL.
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

    /// Where cells are.
    pub fn layout(&self) -> &RowLayout {
        &self.schema.layout
    }

    /// How many rows; of a schema without columns none can be counted.
    pub fn len(&self) -> usize {
        self.rows.len() / self.layout().row_bytes.max(1)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The bytes of all rows.
    pub fn rows(&self) -> &[u8] {
        &self.rows
    }

    /// The bytes that cells name.
    pub fn arena(&self) -> &[u8] {
        &self.arena
    }

    /// Forgets all rows, and keeps the memory.
    pub fn clear(&mut self) {
        self.rows.truncate(0);
        self.arena.truncate(0);
    }

    /// Adds a row.
    ///
    /// # Errors
    /// If there is not one value for each column, or a column cannot hold its value; then nothing is added.
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
    /// If there is no such row or column.
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
    /// If there is no such row or column.
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

    /// The bytes that cells name, and those beyond.
    pub(crate) fn arena_with_slack(&self) -> &[u8] {
        self.arena.with_slack()
    }

    /// Takes memory for so many more rows and bytes of the arena, so that growing by as much does not fail.
    pub(crate) fn reserve(&mut self, n: usize, arena_bytes: usize) -> Result<(), OutOfMemory> {
        let bytes = n.checked_mul(self.schema.layout.row_bytes).ok_or(OutOfMemory { bytes: usize::MAX })?;
        self.rows.reserve(self.rows.len(), bytes)?;
        self.arena.reserve(self.arena.len(), arena_bytes)
    }

    /// Adds rows of zeros, to be filled, and so many bytes to the arena, to be written.
    pub(crate) fn grow(&mut self, n: usize, arena_bytes: usize) {
        self.rows.grow(n * self.schema.layout.row_bytes);
        self.arena.grow_unwritten(arena_bytes);
    }

    /// As [`RowBatch::grow`], for who writes every byte of these rows.
    pub(crate) fn grow_unwritten(&mut self, n: usize, arena_bytes: usize) {
        self.rows.grow_unwritten(n * self.schema.layout.row_bytes);
        self.arena.grow_unwritten(arena_bytes);
    }

    /// How many rows and bytes of the arena there are.
    pub(crate) fn end(&self) -> End {
        End { rows: self.len(), arena: self.arena.len() }
    }

    /// The cells behind an end, and the arena.
    pub(crate) fn behind(&mut self, end: End) -> (&mut [u8], &mut Arena) {
        (&mut self.rows[end.rows * self.schema.layout.row_bytes..], &mut self.arena)
    }

    /// Takes back what is behind an end.
    pub(crate) fn truncate(&mut self, end: End) {
        self.rows.truncate(end.rows * self.schema.layout.row_bytes);
        self.arena.truncate(end.arena);
    }
}

/// Where what is added to rows begins.
#[derive(Clone, Copy, Debug)]
pub(crate) struct End {
    pub(crate) rows: usize,
    pub(crate) arena: usize,
}

impl fmt::Debug for RowBatch {
    /// The values, row by row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.schema().columns().len();
        let rows = (0..self.len()).map(|row| (0..columns).map(|column| self.value(row, column)).collect::<Vec<_>>());
        f.debug_list().entries(rows).finish()
    }
}

/// Where the bytes of a cell begin, and how many there are.
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
        // What is NULL is not looked at.
        assert!(RowBatch::from_bytes(&schema(), with(13, 0b10), Vec::new()).is_ok());
    }
}
