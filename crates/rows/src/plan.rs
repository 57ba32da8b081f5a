//! What can be wrong with a projection's rows and destination, found before anything is written.
//!
//! In: a [`Projection`], the rows or the block, and what is to be filled. Out: how many bytes of text there will be and where
//! they go, or a [`ProjectError`].
//! Not here: moving anything.

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
    /// Rows or a block of another schema than the projection's.
    Schema {
        /// Whether what is filled has it, not what is read.
        is_destination: bool,
    },
    /// There is no such row.
    Row {
        /// The row.
        row: usize,
        /// How many there are.
        rows: usize,
    },
    /// More rows than the block has room for.
    Capacity {
        /// How many.
        rows: usize,
        /// The room.
        capacity: usize,
    },
    /// The system has no memory for what is made.
    OutOfMemory {
        /// How many bytes there would be, or `usize::MAX` for more than can be counted.
        bytes: usize,
    },
    /// Generated code refuses the call: a mistake of this crate, since everything was checked before.
    Refused {
        /// What the code says.
        message: String,
    },
    /// The bytes of the rows are more than an arena, or offsets, can count.
    TooManyBytes {
        /// How many.
        bytes: usize,
        /// The most.
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

/// The most bytes of a block, with what is between its columns: offsets are signed.
const MAX_DATA_BYTES: usize = i32::MAX as usize;

/// What a projection from rows to a block was checked for: where the bytes of each wanted column go, and where all end.
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
        // Behind the texts of a column there is room for the end of a piece.
        end += bytes[index] + PIECE;
        if end > MAX_DATA_BYTES {
            return Err(ProjectError::TooManyBytes { bytes: bytes.iter().sum(), max: MAX_DATA_BYTES });
        }
    }
    starts[bytes.len()] = end as u32;
    Ok(starts)
}

/// What a projection from rows to rows was checked for: how many bytes of text will be moved.
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

/// What a projection from a block to rows was checked for: how many bytes of text there will be.
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

/// How many bytes of text the columns of a block get from chosen rows, in the order of the wanted columns; of others there
/// are none.
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

/// The wanted columns of text that come from the base, and from which of its columns.
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
