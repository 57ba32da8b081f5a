//! Checks a projection's source and destination before anything is written.
//!
//! In: a [`Projection`], the rows or the block, and the destination. Out: the number of bytes of text and their
//! positions, or a [`ProjectError`].
//! Not here: moving data.

use crate::block::{Block, BytesForm};
use crate::cells::{OutOfMemory, PIECE};
use crate::projection::Projection;
use crate::row::{MAX_ARENA_BYTES, RowBatch};
use crate::schema::Schema;
use crate::selection::{Rows, Source};
use crate::text::{self, Origin};
use std::fmt;

/// Why nothing was projected.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum ProjectError {
    /// The schema of the rows or the block differs from the projection's.
    Schema {
        /// Whether it is the schema of the destination.
        is_destination: bool,
    },
    /// The row does not exist.
    Row {
        /// The row number.
        row: usize,
        /// The number of rows.
        rows: usize,
    },
    /// There are more rows than the block can hold.
    Capacity {
        /// The number of rows.
        rows: usize,
        /// The capacity of the block.
        capacity: usize,
    },
    /// The system has no memory for the result.
    OutOfMemory {
        /// The required size in bytes; `usize::MAX` if it overflows.
        bytes: usize,
    },
    /// The generated code rejects the call: a bug in this crate, because everything was checked before.
    Refused {
        /// The error message of the call.
        message: String,
    },
    /// The texts exceed the maximum size of an arena or of offsets.
    TooManyBytes {
        /// The required size in bytes.
        bytes: usize,
        /// The maximum size in bytes.
        max: usize,
    },
}

impl fmt::Display for ProjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ProjectError::Schema { is_destination: false } => {
                f.write_str("the rows are not those of the projection's base")
            }
            ProjectError::Schema { is_destination: true } => {
                f.write_str("the destination has not the projection's columns")
            }
            ProjectError::Row { row, rows } => write!(f, "row {row} of {rows}"),
            ProjectError::Capacity { rows, capacity } => write!(f, "{rows} rows into a block for {capacity}"),
            ProjectError::Refused { message } => write!(f, "the code refuses the call: {message}"),
            ProjectError::OutOfMemory { bytes } => write!(f, "no memory for {bytes} bytes"),
            ProjectError::TooManyBytes { bytes, max } => write!(f, "{bytes} bytes of text; {max} are possible"),
        }
    }
}

impl std::error::Error for ProjectError {}

impl From<OutOfMemory> for ProjectError {
    fn from(OutOfMemory { bytes }: OutOfMemory) -> Self {
        ProjectError::OutOfMemory { bytes }
    }
}

/// The maximum size in bytes of a block's texts, including gaps between columns: Arrow offsets are signed.
const MAX_DATA_BYTES: usize = i32::MAX as usize;

/// Checks a projection from rows to a block. Returns the start of each wanted column's bytes, and the end of all bytes.
pub(crate) fn plan_block(
    projection: &Projection,
    from: &RowBatch,
    rows: &Rows<'_>,
    to: &Block,
) -> Result<Vec<u32>, ProjectError> {
    check_schema(from.schema(), projection.base(), false)?;
    check_schema(to.schema(), projection.wanted(), true)?;
    check_rows(rows, from.len())?;
    if rows.len() > to.layout().capacity() {
        return Err(ProjectError::Capacity { rows: rows.len(), capacity: to.layout().capacity() });
    }
    let bytes = text_bytes(projection, from, rows, to.layout().form());
    let mut end = 0;
    let mut starts = vec![0; bytes.len() + 1];
    for (index, _) in text::columns(projection) {
        starts[index] = end as u32;
        // After the texts of a column there is room for the last piece.
        end += bytes[index] + PIECE;
        if end > MAX_DATA_BYTES {
            return Err(ProjectError::TooManyBytes { bytes: bytes.iter().sum(), max: MAX_DATA_BYTES });
        }
    }
    starts[bytes.len()] = end as u32;
    Ok(starts)
}

/// Checks a projection from rows to rows. Returns the number of bytes of text to move.
pub(crate) fn plan_rows(
    projection: &Projection,
    from: &RowBatch,
    rows: &Rows<'_>,
    to: &RowBatch,
) -> Result<usize, ProjectError> {
    check_schema(from.schema(), projection.base(), false)?;
    check_schema(to.schema(), projection.wanted(), true)?;
    check_rows(rows, from.len())?;
    let mut moved = 0;
    for (_, tile) in rows.tiles() {
        let source = Source { bytes: from.rows(), stride: from.layout().row_bytes(), rows: &tile };
        moved += moved_columns(projection)
            .map(|(_, column)| text::Cells::new(from.layout(), column).sum(&source, |length| length))
            .sum::<usize>();
    }
    check_arena(projection, to, rows.len(), moved).map(|()| moved)
}

/// Checks a projection from a block to rows. Returns the number of bytes of text.
pub(crate) fn plan_unblock(projection: &Projection, from: &Block, to: &RowBatch) -> Result<usize, ProjectError> {
    check_schema(from.schema(), projection.base(), false)?;
    check_schema(to.schema(), projection.wanted(), true)?;
    let moved = moved_columns(projection).map(|(_, column)| from.bytes_in(column)).sum();
    check_arena(projection, to, from.len(), moved).map(|()| moved)
}

fn check_rows(rows: &Rows<'_>, n: usize) -> Result<(), ProjectError> {
    match rows.end() {
        end if end > n => Err(ProjectError::Row { row: end - 1, rows: n }),
        _ => Ok(()),
    }
}

fn check_schema(has: &Schema, wants: &Schema, is_destination: bool) -> Result<(), ProjectError> {
    if has.has_cells_of(wants) { Ok(()) } else { Err(ProjectError::Schema { is_destination }) }
}

/// The number of bytes of text in the selected rows for each wanted column; 0 for other columns.
fn text_bytes(projection: &Projection, from: &RowBatch, rows: &Rows<'_>, form: BytesForm) -> Vec<usize> {
    let mut bytes = vec![0; projection.wanted().columns().len()];
    for (_, tile) in rows.tiles() {
        let source = Source { bytes: from.rows(), stride: from.layout().row_bytes(), rows: &tile };
        for (index, origin) in text::columns(projection) {
            if let Origin::Column(column) = origin {
                let cells = text::Cells::new(from.layout(), column);
                bytes[index] += cells.sum(&source, |length| text::data_bytes(form, length));
            }
        }
    }
    for (index, origin) in text::columns(projection) {
        if let Origin::Default(text) = origin {
            bytes[index] = text::default_bytes(form, text.len(), rows.len());
        }
    }
    bytes
}

/// The wanted text columns that come from the base, with the index of their source column.
pub(crate) fn moved_columns(projection: &Projection) -> impl Iterator<Item = (usize, usize)> {
    text::columns(projection).filter_map(|(index, origin)| match origin {
        Origin::Column(column) => Some((index, column)),
        Origin::Default(_) => None,
    })
}

fn check_arena(projection: &Projection, to: &RowBatch, rows: usize, moved: usize) -> Result<(), ProjectError> {
    let defaults = text::columns(projection).map(|(_, origin)| match origin {
        Origin::Default(text) if rows > 0 => text.len(),
        _ => 0,
    });
    let bytes = to.arena().len() + moved + defaults.sum::<usize>();
    if bytes > MAX_ARENA_BYTES { Err(ProjectError::TooManyBytes { bytes, max: MAX_ARENA_BYTES }) } else { Ok(()) }
}
