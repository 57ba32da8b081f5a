//! Byte strings and text without generated code: counting, placing and moving bytes.
//!
//! In: a projection, rows or a block. Out: the number of bytes of each column, counted before anything is written;
//! cells, offsets and views of the moved bytes.
//! In rows, the arena contains the texts row by row, in column order within a row, followed by defaults, once for all
//! rows. In a block, the texts of a column are contiguous, columns follow in order, and there are gaps between them.
//! With views, only texts that do not fit inline are stored, and a default only once.
//! Invariants: generated code (`generate`) places texts at the same positions; NULLs have no bytes.

use crate::block::{BytesForm, INLINE_BYTES};
use crate::projection::{Projection, Step};
use crate::row::{RowLayout, place};
use crate::selection::Source;
use crate::types::Value;

/// The source of a wanted text column.
pub(crate) enum Origin<'a> {
    /// A column of the base.
    Column(usize),
    /// A constant for all rows; empty for NULL.
    Default(&'a [u8]),
}

/// The wanted columns of byte strings and text, with their indices.
pub(crate) fn columns(projection: &Projection) -> impl Iterator<Item = (usize, Origin<'_>)> {
    let columns = projection.wanted().columns().iter().zip(projection.steps()).enumerate();
    columns.filter(|(_, (column, _))| column.ty().is_bytes()).map(|(index, (_, step))| match step {
        Step::From { column, .. } => (index, Origin::Column(*column)),
        Step::Default(Value::Bytes(bytes)) => (index, Origin::Default(bytes)),
        Step::Default(_) => (index, Origin::Default(&[])),
    })
}

/// The number of bytes that a text of this length takes outside of its view or offsets.
pub(crate) fn data_bytes(form: BytesForm, length: usize) -> usize {
    if form == BytesForm::Views && length <= INLINE_BYTES { 0 } else { length }
}

/// The number of bytes that a default takes in a block of `rows` rows.
pub(crate) fn default_bytes(form: BytesForm, length: usize, rows: usize) -> usize {
    let times = if form == BytesForm::Views { rows.min(1) } else { rows };
    data_bytes(form, length) * times
}

/// The text cells of a column of rows.
#[derive(Clone, Copy)]
pub(crate) struct Cells {
    at: usize,
    null: Option<(usize, u32)>,
}

impl Cells {
    pub(crate) fn new(layout: &RowLayout, column: usize) -> Cells {
        Cells { at: layout.offset(column), null: layout.null_bit(column) }
    }

    /// The text of a row.
    #[inline]
    pub(crate) fn of<'a>(&self, row: &[u8], arena: &'a [u8]) -> &'a [u8] {
        match self.null {
            Some((byte, bit)) if row[byte] >> bit & 1 != 0 => &[],
            _ => {
                let (offset, length) = place(&row[self.at..]);
                &arena[offset as usize..][..length as usize]
            }
        }
    }

    /// The sum of `count` over the text lengths of the selected rows.
    pub(crate) fn sum(&self, source: &Source<'_>, count: impl Fn(usize) -> usize) -> usize {
        let mut sum = 0;
        let at = self.at;
        let length = |row: &[u8]| place(&row[at..at + 8]).1;
        match self.null {
            Some((byte, bit)) => source.each(|_, row| {
                // Branch-free, because NULLs are unpredictable.
                let there = u32::from(row[byte] >> bit & 1).wrapping_sub(1);
                sum += count((length(row) & there) as usize);
            }),
            None => source.each(|_, row| sum += count(length(row) as usize)),
        }
        sum
    }
}

/// A cell for bytes in the arena; zero if the length is 0.
pub(crate) fn cell(offset: usize, length: usize) -> [u8; 8] {
    let offset = if length == 0 { 0 } else { offset as u64 };
    (offset | (length as u64) << 32).to_le_bytes()
}

/// Appends texts to an arena and creates their cells.
pub(crate) struct Texts<'a> {
    arena: &'a mut [u8],
    end: usize,
}

impl<'a> Texts<'a> {
    /// Appends to the arena from offset `start` on.
    pub(crate) fn new(arena: &'a mut [u8], start: usize) -> Texts<'a> {
        Texts { arena, end: start }
    }

    #[inline]
    pub(crate) fn push(&mut self, to: &mut [u8], text: &[u8]) {
        to[..8].copy_from_slice(&cell(self.end, text.len()));
        self.arena[self.end..][..text.len()].copy_from_slice(text);
        self.end += text.len();
    }
}

/// A text column of a block while it is filled.
pub(crate) struct Column<'a> {
    form: BytesForm,
    values: &'a mut [u8],
    data: &'a mut [u8],
    start: usize,
    end: usize,
}

impl<'a> Column<'a> {
    /// A column whose data begin at `start`.
    pub(crate) fn new(form: BytesForm, values: &'a mut [u8], data: &'a mut [u8], start: usize) -> Column<'a> {
        begin(form, values);
        Column { form, values, data, start, end: start }
    }

    #[inline]
    pub(crate) fn push(&mut self, row: usize, bytes: &[u8]) {
        let n = data_bytes(self.form, bytes.len());
        self.data[self.end..][..n].copy_from_slice(&bytes[..n]);
        match self.form {
            BytesForm::Offsets => {
                let end = (self.end + n - self.start) as u32;
                self.values[4 * row + 4..][..4].copy_from_slice(&end.to_le_bytes());
            }
            BytesForm::Views => self.values[16 * row..][..16].copy_from_slice(&view(bytes, self.end)),
        }
        self.end += n;
    }

    /// Fills `rows` rows with the same bytes, as [`default_bytes`] counts them.
    pub(crate) fn fill(mut self, rows: usize, bytes: &[u8]) {
        match self.form {
            BytesForm::Offsets => (0..rows).for_each(|row| self.push(row, bytes)),
            BytesForm::Views if rows > 0 => {
                self.push(0, bytes);
                let view = view(bytes, self.start);
                self.values[..16 * rows].chunks_exact_mut(16).for_each(|to| to.copy_from_slice(&view));
            }
            BytesForm::Views => {}
        }
    }
}

/// Writes the first offset.
pub(crate) fn begin(form: BytesForm, values: &mut [u8]) {
    if form == BytesForm::Offsets {
        values[..4].fill(0);
    }
}

/// The view of a text; bytes that do not fit inline are at offset `at`.
#[inline]
fn view(bytes: &[u8], at: usize) -> [u8; 16] {
    let mut view = [0; 16];
    view[..4].copy_from_slice(&(bytes.len() as u32).to_le_bytes());
    if bytes.len() <= INLINE_BYTES {
        view[4..4 + bytes.len()].copy_from_slice(bytes);
    } else {
        view[4..8].copy_from_slice(&bytes[..4]);
        view[12..].copy_from_slice(&(at as u32).to_le_bytes());
    }
    view
}
