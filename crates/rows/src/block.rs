//! Blocks: columns in Arrow's memory layout.
//!
//! In: a schema and the maximum number of rows. Out: a [`Block`], which projections fill, with Arrow buffers.
//!
//! # Layout
//!
//! All fixed-size buffers are parts of one allocation, each at a multiple of 64 bytes:
//! - *validity*, for nullable columns: one bit per row, least significant bit first, 1 if there is a value;
//! - *values*: contiguous numbers; one bit per row for `bool`. For byte strings and text they depend on [`BytesForm`]:
//!   either 32-bit offsets, one more than rows (Arrow's Binary and Utf8), or 16 bytes per row (BinaryView and
//!   Utf8View): the length, then either up to twelve inline bytes, or the first four bytes, the data buffer index (0), and
//!   the offset in that buffer.
//!
//! A second allocation, *data*, contains the bytes that offsets and views refer to: the bytes of a column are
//! contiguous, with unused bytes between the columns.
//!
//! Invariants: bits and values after the last row are unspecified, and so are the values of NULL cells, except that
//! NULL byte strings have length 0. Not here: filling blocks (`interpret`, `generate`), rows (`row`).

use crate::cells::Arena;
use crate::schema::Schema;
use crate::types::{DataType, Value};
use std::fmt;

/// Alignment of every buffer in bytes, relative to the start of the allocation and in memory.
pub const ALIGNMENT: usize = 64;
/// The maximum number of rows of a block; fewer if the buffers would exceed [`MAX_BLOCK_BYTES`].
pub const MAX_BLOCK_ROWS: usize = 1 << 20;
/// The maximum size of the fixed-size buffers in bytes: a million rows of 16 384 columns would take 256 GiB.
pub const MAX_BLOCK_BYTES: usize = 4 << 30;
/// The maximum number of bytes that a view stores inline.
pub const INLINE_BYTES: usize = 12;

/// How blocks store byte strings and text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum BytesForm {
    /// Arrow's Binary and Utf8.
    #[default]
    Offsets,
    /// Arrow's BinaryView and Utf8View.
    Views,
}

/// The positions of a block's buffers in its allocation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BlockLayout {
    capacity: usize,
    form: BytesForm,
    columns: Vec<Parts>,
    bytes: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Parts {
    validity: Option<usize>,
    values: usize,
}

/// A block would exceed [`MAX_BLOCK_ROWS`] or [`MAX_BLOCK_BYTES`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub struct TooManyRows {
    /// The requested number of rows.
    pub rows: usize,
    /// The maximum number of rows for the schema.
    pub max: usize,
}

impl fmt::Display for TooManyRows {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a block of {} rows; at most {} are possible", self.rows, self.max)
    }
}

impl std::error::Error for TooManyRows {}

impl BlockLayout {
    /// The layout of blocks of up to `capacity` rows.
    ///
    /// # Errors
    /// If they would exceed [`MAX_BLOCK_ROWS`] or [`MAX_BLOCK_BYTES`].
    pub fn new(schema: &Schema, capacity: usize, form: BytesForm) -> Result<BlockLayout, TooManyRows> {
        let layout = |capacity| BlockLayout::of(schema, capacity, form);
        let fits = |capacity: usize| layout(capacity).bytes <= MAX_BLOCK_BYTES;
        if capacity <= MAX_BLOCK_ROWS && fits(capacity) {
            return Ok(layout(capacity));
        }
        // Binary search for the largest capacity that fits; zero rows always fit.
        let (mut max, mut beyond) = (0, MAX_BLOCK_ROWS + 1);
        while max + 1 < beyond {
            let middle = max.midpoint(beyond);
            *(if fits(middle) { &mut max } else { &mut beyond }) = middle;
        }
        Err(TooManyRows { rows: capacity, max })
    }

    fn of(schema: &Schema, capacity: usize, form: BytesForm) -> BlockLayout {
        let mut end = 0;
        let mut part = |bytes: usize| {
            let start = end;
            end += bytes.next_multiple_of(ALIGNMENT);
            start
        };
        let bits = capacity.div_ceil(8);
        let columns = schema
            .columns()
            .iter()
            .map(|column| {
                let validity = column.is_nullable().then(|| part(bits));
                let values = match (column.ty(), form) {
                    (DataType::Bool, _) => bits,
                    (DataType::Binary | DataType::String, BytesForm::Offsets) => 4 * (capacity + 1),
                    (DataType::Binary | DataType::String, BytesForm::Views) => 16 * capacity,
                    (ty, _) => ty.cell_bytes() * capacity,
                };
                Parts { validity, values: part(values) }
            })
            .collect();
        BlockLayout { capacity, form, columns, bytes: end }
    }

    /// The maximum number of rows.
    pub fn capacity(&self) -> usize {
        self.capacity
    }

    /// How the block stores byte strings and text.
    pub fn form(&self) -> BytesForm {
        self.form
    }

    /// The offset in bytes of a column's validity bits; `None` if it is not nullable.
    pub fn validity_at(&self, column: usize) -> Option<usize> {
        self.columns[column].validity
    }

    /// The offset in bytes of a column's values.
    pub fn values_at(&self, column: usize) -> usize {
        self.columns[column].values
    }

    /// The size of the allocation in bytes.
    pub fn bytes(&self) -> usize {
        self.bytes
    }
}

/// A batch of columns in Arrow's layout.
pub struct Block {
    schema: Schema,
    layout: BlockLayout,
    /// Larger than the buffers, so that their start can be aligned.
    memory: Vec<u8>,
    start: usize,
    rows: usize,
    data: Arena,
    /// For each column, the offset of its bytes in `data`.
    data_starts: Vec<usize>,
}

impl Block {
    /// An empty block.
    ///
    /// # Errors
    /// If it would exceed [`MAX_BLOCK_ROWS`] or [`MAX_BLOCK_BYTES`].
    pub fn new(schema: &Schema, capacity: usize, form: BytesForm) -> Result<Block, TooManyRows> {
        let layout = BlockLayout::new(schema, capacity, form)?;
        let memory = vec![0; layout.bytes + ALIGNMENT];
        let start = memory.as_ptr().align_offset(ALIGNMENT).min(ALIGNMENT);
        let data_starts = vec![0; schema.columns().len()];
        Ok(Block { schema: schema.clone(), layout, memory, start, rows: 0, data: Arena::default(), data_starts })
    }

    /// The schema.
    pub fn schema(&self) -> &Schema {
        &self.schema
    }

    /// The positions of the buffers.
    pub fn layout(&self) -> &BlockLayout {
        &self.layout
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.rows
    }

    /// Whether there are no rows.
    pub fn is_empty(&self) -> bool {
        self.rows == 0
    }

    /// The allocation with the fixed-size buffers.
    pub fn buffers(&self) -> &[u8] {
        &self.memory[self.start..][..self.layout.bytes]
    }

    /// The validity bits of a column; `None` if it is not nullable.
    pub fn validity(&self, column: usize) -> Option<&[u8]> {
        Some(&self.buffers()[self.layout.validity_at(column)?..][..self.rows.div_ceil(8)])
    }

    /// The values of a column: numbers, bits, offsets or views.
    pub fn values(&self, column: usize) -> &[u8] {
        let ty = self.schema.columns()[column].ty();
        let bytes = match (ty, self.layout.form) {
            (DataType::Bool, _) => self.rows.div_ceil(8),
            (DataType::Binary | DataType::String, BytesForm::Offsets) => 4 * (self.rows + 1),
            (DataType::Binary | DataType::String, BytesForm::Views) => 16 * self.rows,
            _ => ty.cell_bytes() * self.rows,
        };
        &self.buffers()[self.layout.values_at(column)..][..bytes]
    }

    /// The bytes that offsets or views of a column refer to: for offsets the bytes of the column, for views those of
    /// all columns.
    pub fn data(&self, column: usize) -> &[u8] {
        match self.layout.form {
            BytesForm::Offsets => &self.data[self.data_starts[column]..][..self.bytes_in(column)],
            BytesForm::Views => &self.data,
        }
    }

    /// The bytes of all columns including the slack after the end, and the offset of each column's bytes.
    pub(crate) fn all_data(&self) -> (&[u8], &[usize]) {
        (self.data.with_slack(), &self.data_starts)
    }

    /// The total number of bytes in the cells of a column; NULL cells have none.
    pub(crate) fn bytes_in(&self, column: usize) -> usize {
        let word = |bytes: &[u8]| bytes.first_chunk().copied().map_or(0, u32::from_le_bytes) as usize;
        let values = self.values(column);
        match self.layout.form {
            BytesForm::Offsets => word(&values[4 * self.rows..]),
            BytesForm::Views => values.chunks_exact(16).map(word).sum(),
        }
    }

    /// Whether a cell is NULL.
    ///
    /// # Panics
    /// If the row or the column does not exist.
    pub fn is_null(&self, row: usize, column: usize) -> bool {
        assert!(row < self.rows, "row {row} of {}", self.rows);
        self.validity(column).is_some_and(|bits| bits[row / 8] >> (row % 8) & 1 == 0)
    }

    /// The bytes of a cell of bytes or text.
    pub(crate) fn bytes_of(&self, row: usize, column: usize) -> &[u8] {
        let (values, data) = (self.values(column), self.data(column));
        let word =
            |at: usize| u32::from_le_bytes([values[at], values[at + 1], values[at + 2], values[at + 3]]) as usize;
        match self.layout.form {
            BytesForm::Offsets => &data[word(4 * row)..word(4 * row + 4)],
            BytesForm::Views => match word(16 * row) {
                length @ ..=INLINE_BYTES => &values[16 * row + 4..][..length],
                length => &data[word(16 * row + 12)..][..length],
            },
        }
    }

    /// The value of a cell.
    ///
    /// # Panics
    /// If the row or the column does not exist.
    pub fn value(&self, row: usize, column: usize) -> Value {
        if self.is_null(row, column) {
            return Value::Null;
        }
        let (ty, values) = (self.schema.columns()[column].ty(), self.values(column));
        match ty {
            DataType::Bool => Value::Bool(values[row / 8] >> (row % 8) & 1 != 0),
            DataType::Binary | DataType::String => Value::Bytes(self.bytes_of(row, column).to_vec()),
            _ => {
                let size = ty.cell_bytes();
                ty.fixed_value(&values[size * row..][..size]).unwrap_or(Value::Null)
            }
        }
    }

    /// The parts of the block that projections fill.
    pub(crate) fn parts_mut(&mut self) -> BlockParts<'_> {
        BlockParts {
            layout: &self.layout,
            buffers: &mut self.memory[self.start..][..self.layout.bytes],
            data: &mut self.data,
            data_starts: &mut self.data_starts,
            rows: &mut self.rows,
        }
    }
}

/// The parts of a block while it is filled.
pub(crate) struct BlockParts<'a> {
    pub(crate) layout: &'a BlockLayout,
    pub(crate) buffers: &'a mut [u8],
    pub(crate) data: &'a mut Arena,
    pub(crate) data_starts: &'a mut [usize],
    pub(crate) rows: &'a mut usize,
}

impl fmt::Debug for Block {
    /// Prints the values row by row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.schema.columns().len();
        let rows = (0..self.rows).map(|row| (0..columns).map(|column| self.value(row, column)).collect::<Vec<_>>());
        f.debug_list().entries(rows).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::schema::Column;

    #[test]
    fn buffers_are_aligned_and_apart() {
        let schema = Schema::new([
            Column::new("a", DataType::Bool).nullable(),
            Column::new("b", DataType::Int16),
            Column::new("c", DataType::Binary),
            Column::new("d", DataType::Int128).nullable(),
        ])
        .expect("a schema");
        let at = |form| {
            let layout = BlockLayout::new(&schema, 100, form).expect("a layout");
            let columns: Vec<_> = (0..4).map(|column| (layout.validity_at(column), layout.values_at(column))).collect();
            (columns, layout.bytes())
        };
        let offsets = vec![(Some(0), 64), (None, 128), (None, 384), (Some(832), 896)];
        assert_eq!(at(BytesForm::Offsets), (offsets, 896 + 1600));
        let views = vec![(Some(0), 64), (None, 128), (None, 384), (Some(1984), 2048)];
        assert_eq!(at(BytesForm::Views), (views, 2048 + 1600));
        let block = Block::new(&schema, 100, BytesForm::Views).expect("a block");
        assert_eq!(block.buffers().as_ptr().addr() % ALIGNMENT, 0);
        let error = Block::new(&schema, MAX_BLOCK_ROWS + 1, BytesForm::Views).expect_err("too many");
        assert_eq!(error.to_string(), "a block of 1048577 rows; at most 1048576 are possible");
        let many = Schema::new((0..16_000).map(|at| Column::new(at.to_string(), DataType::Int128))).expect("a schema");
        let error = Block::new(&many, 20_000, BytesForm::Offsets).expect_err("too many bytes");
        assert_eq!(error.to_string(), "a block of 20000 rows; at most 16776 are possible");
    }
}
