//! Projection without generated code, column by column.
//!
//! In: a [`Projection`], rows or a block, and a destination. Out: exactly the bits that generated code produces.
//! Processing a column at a time decides type-dependent questions once for many rows; an interpreter that decides per
//! cell takes several times as long.
//! Invariant: buffers keep the length that the plan computed.
//! Not here: error checks (`plan`), more speed (`generate`).

use crate::block::{Block, BlockParts, BytesForm};
use crate::cells::Arena;
use crate::plan::{self, ProjectError, moved_columns};
use crate::projection::{Cast, Projection, Step};
use crate::row::{End, RowBatch};
use crate::schema::Column;
use crate::selection::{Rows, Source};
use crate::text::{self, Origin};
use crate::types::{DataType, Value};

/// Which columns to fill.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Which {
    /// All columns.
    All,
    /// The columns that generated code does not fill: defaults.
    Defaults,
}

/// Reserves memory for texts; does not change the block otherwise.
pub(crate) fn reserve_block(to: &mut Block, starts: &[u32]) -> Result<(), ProjectError> {
    Ok(to.parts_mut().data.reserve(0, starts.last().map_or(0, |&end| end as usize))?)
}

/// Resets a block to this number of rows, with room for their texts; discards its contents.
pub(crate) fn begin_block(projection: &Projection, rows: usize, to: &mut Block, starts: &[u32]) {
    let BlockParts { layout, buffers, data, data_starts, rows: n } = to.parts_mut();
    *n = rows;
    data.truncate(0);
    data.grow_unwritten(starts.last().map_or(0, |&end| end as usize));
    for (index, _) in text::columns(projection) {
        // View offsets count from the start, because the views of all columns refer to one buffer.
        data_starts[index] = if layout.form() == BytesForm::Offsets { starts[index] as usize } else { 0 };
        text::begin(layout.form(), &mut buffers[layout.values_at(index)..]);
    }
}

/// Replaces the contents of a block with the selected rows.
///
/// # Errors
/// If the schemas differ from the projection's, a row does not exist, or there are too many rows or bytes; the block is
/// then unchanged.
pub fn rows_to_block(
    projection: &Projection,
    from: &RowBatch,
    rows: &Rows<'_>,
    to: &mut Block,
) -> Result<(), ProjectError> {
    let starts = plan::plan_block(projection, from, rows, to)?;
    reserve_block(to, &starts)?;
    begin_block(projection, rows.len(), to, &starts);
    fill_block(projection, from, rows, to, &starts, Which::All);
    Ok(())
}

/// Fills cells of a block that was reset with `begin_block`.
pub(crate) fn fill_block(
    projection: &Projection,
    from: &RowBatch,
    rows: &Rows<'_>,
    to: &mut Block,
    starts: &[u32],
    which: Which,
) {
    let source = Source { bytes: from.rows(), stride: from.layout().row_bytes(), rows };
    let BlockParts { layout, buffers, data, .. } = to.parts_mut();
    let columns = || projection.wanted().columns().iter().zip(projection.steps()).enumerate();
    for (index, (column, step)) in columns() {
        let always = match step {
            Step::Default(value) => Some(*value != Value::Null),
            Step::From { column, .. } => (!projection.base().columns()[*column].is_nullable()).then_some(true),
        };
        if let (Some(at), Some(present)) = (layout.validity_at(index), always) {
            fill_bits(&mut buffers[at..], rows.len(), present);
        }
        let values = &mut buffers[layout.values_at(index)..];
        match (step, column.ty()) {
            (Step::Default(value), DataType::Bool) => fill_bits(values, rows.len(), *value == Value::Bool(true)),
            (Step::Default(value), ty) if !ty.is_bytes() => {
                let cell = value.bits().to_le_bytes();
                let size = ty.cell_bytes();
                values[..rows.len() * size].chunks_exact_mut(size).for_each(|to| to.copy_from_slice(&cell[..size]));
            }
            _ => {}
        }
    }
    for (index, origin) in text::columns(projection) {
        let values = &mut buffers[layout.values_at(index)..];
        let mut texts = text::Column::new(layout.form(), values, &mut data[..], starts[index] as usize);
        match origin {
            Origin::Default(bytes) => texts.fill(rows.len(), bytes),
            Origin::Column(column) if which == Which::All => {
                let cells = text::Cells::new(from.layout(), column);
                source.each(|to, row| texts.push(to, cells.of(row, from.arena())));
            }
            Origin::Column(_) => {}
        }
    }
    if which == Which::Defaults {
        return;
    }
    for (first, tile) in rows.tiles() {
        let source = Source { rows: &tile, ..source };
        for (index, (column, step)) in columns() {
            let Step::From { column: from_column, cast } = *step else { continue };
            let from_ty = projection.base().columns()[from_column].ty();
            if projection.base().columns()[from_column].is_nullable()
                && let (Some(at), Some((byte, bit))) = (layout.validity_at(index), from.layout().null_bit(from_column))
            {
                gather_bits(&mut buffers[at + first / 8..], &source, |row| row[byte] >> bit & 1 ^ 1);
            }
            let (at, to) = (from.layout().offset(from_column), layout.values_at(index));
            match column.ty() {
                DataType::Bool => gather_bits(&mut buffers[to + first / 8..], &source, |row| row[at] & 1),
                DataType::Binary | DataType::String => {}
                ty => {
                    let size = ty.cell_bytes();
                    cells(cast, from_ty, ty, &source, at, &mut buffers[to + first * size..], size);
                }
            }
        }
    }
}

/// Sets the first `n` bits; may change later bits of the last byte.
fn fill_bits(bits: &mut [u8], n: usize, value: bool) {
    bits[..n.div_ceil(8)].fill(if value { 0xff } else { 0 });
}

/// Collects one bit per row.
#[inline]
fn gather_bits(bits: &mut [u8], source: &Source<'_>, bit: impl Fn(&[u8]) -> u8) {
    let mut byte = 0;
    source.each(|to, row| {
        byte |= bit(row) << (to % 8);
        bits[to / 8] = byte;
        if to % 8 == 7 {
            byte = 0;
        }
    });
}

/// Fills a column of numbers: casts the cells of the selected rows to cells `stride` bytes apart.
#[inline(never)]
fn cells(cast: Cast, from: DataType, to: DataType, source: &Source<'_>, at: usize, values: &mut [u8], stride: usize) {
    fn run<const F: usize, const T: usize>(
        source: &Source<'_>,
        at: usize,
        values: &mut [u8],
        stride: usize,
        f: impl Fn([u8; F]) -> [u8; T],
    ) {
        let put = |row: &[u8], to: &mut [u8]| {
            let mut cell = [0; F];
            cell.copy_from_slice(&row[at..at + F]);
            to[..T].copy_from_slice(&f(cell));
        };
        match source.rows {
            Rows::Range(range) if !range.is_empty() => {
                let rows =
                    source.bytes[range.start * source.stride..range.end * source.stride].chunks_exact(source.stride);
                rows.zip(values.chunks_mut(stride)).for_each(|(row, to)| put(row, to));
            }
            _ => source.each(|to, row| put(row, &mut values[to * stride..])),
        }
    }
    macro_rules! casts {
        ($( $pattern:pat => $from:ty as $to:ty; )*) => {
            match (cast, from.cell_bytes(), to.cell_bytes()) {
                $( $pattern => run(source, at, values, stride, |cell| (<$from>::from_le_bytes(cell) as $to).to_le_bytes()), )*
                (Cast::DaysTo(factor), ..) => run(source, at, values, stride, |cell| {
                    (i64::from(i32::from_le_bytes(cell)) * factor).to_le_bytes()
                }),
                // A generic fallback that no schema needs.
                (_, from_bytes, to_bytes) => source.each(|number, row| {
                    let mut wide = [0; 16];
                    wide[..from_bytes].copy_from_slice(&row[at..at + from_bytes]);
                    let cast_bytes = cast.apply(from, to, u128::from_le_bytes(wide)).to_le_bytes();
                    values[number * stride..][..to_bytes].copy_from_slice(&cast_bytes[..to_bytes]);
                }),
            }
        };
    }
    const SIGNED: Cast = Cast::Extend { signed: true };
    const UNSIGNED: Cast = Cast::Extend { signed: false };
    casts! {
        (Cast::Same, 1, _) => u8 as u8;
        (Cast::Same, 2, _) => u16 as u16;
        (Cast::Same, 4, _) => u32 as u32;
        (Cast::Same, 8, _) => u64 as u64;
        (Cast::Same, 16, _) => u128 as u128;
        (SIGNED, 1, 2) => i8 as i16;
        (SIGNED, 1, 4) => i8 as i32;
        (SIGNED, 1, 8) => i8 as i64;
        (SIGNED, 1, 16) => i8 as i128;
        (SIGNED, 2, 4) => i16 as i32;
        (SIGNED, 2, 8) => i16 as i64;
        (SIGNED, 2, 16) => i16 as i128;
        (SIGNED, 4, 8) => i32 as i64;
        (SIGNED, 4, 16) => i32 as i128;
        (SIGNED, 8, 16) => i64 as i128;
        (UNSIGNED, 1, 2) => u8 as u16;
        (UNSIGNED, 1, 4) => u8 as u32;
        (UNSIGNED, 1, 8) => u8 as u64;
        (UNSIGNED, 1, 16) => u8 as u128;
        (UNSIGNED, 2, 4) => u16 as u32;
        (UNSIGNED, 2, 8) => u16 as u64;
        (UNSIGNED, 2, 16) => u16 as u128;
        (UNSIGNED, 4, 8) => u32 as u64;
        (UNSIGNED, 4, 16) => u32 as u128;
        (UNSIGNED, 8, 16) => u64 as u128;
        (Cast::ToFloat { signed: true }, 1, 4) => i8 as f32;
        (Cast::ToFloat { signed: true }, 2, 4) => i16 as f32;
        (Cast::ToFloat { signed: false }, 1, 4) => u8 as f32;
        (Cast::ToFloat { signed: false }, 2, 4) => u16 as f32;
        (Cast::ToFloat { signed: true }, 1, 8) => i8 as f64;
        (Cast::ToFloat { signed: true }, 2, 8) => i16 as f64;
        (Cast::ToFloat { signed: true }, 4, 8) => i32 as f64;
        (Cast::ToFloat { signed: false }, 1, 8) => u8 as f64;
        (Cast::ToFloat { signed: false }, 2, 8) => u16 as f64;
        (Cast::ToFloat { signed: false }, 4, 8) => u32 as f64;
        (Cast::FloatToDouble, ..) => f32 as f64;
    }
}

/// Appends the selected rows to a batch.
///
/// # Errors
/// If the schemas differ from the projection's, a row does not exist, or there are too many bytes; nothing is appended
/// then.
pub fn rows_to_rows(
    projection: &Projection,
    from: &RowBatch,
    rows: &Rows<'_>,
    to: &mut RowBatch,
) -> Result<(), ProjectError> {
    let moved = plan::plan_rows(projection, from, rows, to)?;
    let end = to.end();
    to.reserve(rows.len(), moved)?;
    to.grow(rows.len(), moved);
    fill_rows(projection, from, rows, to, end, Which::All);
    Ok(())
}

/// Fills cells of the rows after `end`, which are zero except where generated code has written.
pub(crate) fn fill_rows(
    projection: &Projection,
    from: &RowBatch,
    rows: &Rows<'_>,
    to: &mut RowBatch,
    end: End,
    which: Which,
) {
    if rows.is_empty() {
        return;
    }
    let layout = to.layout().clone();
    let (cells_of, arena) = to.after(end);
    let stride = layout.row_bytes();
    let defaults = defaults(projection, arena);
    let mut texts = text::Texts::new(arena, end.arena);
    let moved: Vec<(usize, text::Cells)> = (moved_columns(projection).filter(|_| which == Which::All))
        .map(|(index, column)| (layout.offset(index), text::Cells::new(from.layout(), column)))
        .collect();
    for (first, tile) in rows.tiles() {
        let source = Source { bytes: from.rows(), stride: from.layout().row_bytes(), rows: &tile };
        let cells_of = &mut cells_of[first * stride..];
        if !moved.is_empty() {
            source.each(|number, row| {
                for &(at, cells) in &moved {
                    texts.push(&mut cells_of[number * stride + at..], cells.of(row, from.arena()));
                }
            });
        }
        for (index, (column, step)) in projection.wanted().columns().iter().zip(projection.steps()).enumerate() {
            let (at, null) = (layout.offset(index), layout.null_bit(index).filter(|_| column.is_nullable()));
            match step {
                Step::Default(_) => set_default(&defaults[index], tile.len(), &mut cells_of[..], stride, at, null),
                Step::From { .. } if which == Which::Defaults => {}
                Step::From { column: source_column, cast } => {
                    if !column.ty().is_bytes() {
                        let source_at = from.layout().offset(*source_column);
                        let from_ty = projection.base().columns()[*source_column].ty();
                        cells(*cast, from_ty, column.ty(), &source, source_at, &mut cells_of[at..], stride);
                    }
                    let from_null = from.layout().null_bit(*source_column);
                    if let (Some((byte, bit)), Some((from_byte, from_bit))) = (null, from_null) {
                        source.each(|number, row| {
                            cells_of[number * stride + byte] |= (row[from_byte] >> from_bit & 1) << bit;
                        });
                    }
                }
            }
        }
    }
}

/// The cell of each default, with its bytes appended to the arena; empty for NULL and for columns of the base.
fn defaults(projection: &Projection, arena: &mut Arena) -> Vec<Vec<u8>> {
    let columns = projection.wanted().columns().iter().zip(projection.steps());
    let cell = |(column, step): (&Column, &Step)| match step {
        Step::From { .. } | Step::Default(Value::Null) => Vec::new(),
        Step::Default(Value::Bytes(bytes)) => {
            let start = arena.len();
            arena.extend(bytes);
            text::cell(start, bytes.len()).to_vec()
        }
        Step::Default(value) => value.bits().to_le_bytes()[..column.ty().cell_bytes()].to_vec(),
    };
    columns.map(cell).collect()
}

fn set_default(cell: &[u8], n: usize, rows: &mut [u8], stride: usize, at: usize, null: Option<(usize, u32)>) {
    for row in rows.chunks_exact_mut(stride.max(1)).take(n) {
        match null {
            Some((byte, bit)) if cell.is_empty() => row[byte] |= 1 << bit,
            _ => row[at..at + cell.len()].copy_from_slice(cell),
        }
    }
}

/// Appends all rows of a block to a batch.
///
/// # Errors
/// If the schemas differ from the projection's, or there are too many bytes; nothing is appended then.
pub fn block_to_rows(projection: &Projection, from: &Block, to: &mut RowBatch) -> Result<(), ProjectError> {
    let moved = plan::plan_unblock(projection, from, to)?;
    let end = to.end();
    to.reserve(from.len(), moved)?;
    to.grow(from.len(), moved);
    fill_rows_of_block(projection, from, to, end, Which::All);
    Ok(())
}

/// Fills cells of the rows after `end`, which are zero except where generated code has written.
pub(crate) fn fill_rows_of_block(projection: &Projection, from: &Block, to: &mut RowBatch, end: End, which: Which) {
    if from.is_empty() {
        return;
    }
    let layout = to.layout().clone();
    let (rows, arena) = to.after(end);
    let stride = layout.row_bytes();
    let defaults = defaults(projection, arena);
    let mut texts = text::Texts::new(arena, end.arena);
    let moved: Vec<(usize, usize)> = (moved_columns(projection).filter(|_| which == Which::All))
        .map(|(index, column)| (layout.offset(index), column))
        .collect();
    let rows_of_block = Rows::Range(0..from.len());
    for (first, tile) in rows_of_block.tiles() {
        let (n, rows) = (tile.len(), &mut rows[first * stride..]);
        for row in 0..n {
            for &(at, column) in &moved {
                let is_null = from.is_null(first + row, column);
                let text = if is_null { &[] } else { from.bytes_of(first + row, column) };
                texts.push(&mut rows[row * stride + at..], text);
            }
        }
        for (index, (column, step)) in projection.wanted().columns().iter().zip(projection.steps()).enumerate() {
            let (at, null) = (layout.offset(index), layout.null_bit(index).filter(|_| column.is_nullable()));
            let (source, cast) = match step {
                Step::Default(_) => {
                    set_default(&defaults[index], n, &mut rows[..], stride, at, null);
                    continue;
                }
                Step::From { .. } if which == Which::Defaults => continue,
                Step::From { column, cast } => (*column, *cast),
            };
            let bit_of = |bits: &[u8], row: usize| bits[(first + row) / 8] >> ((first + row) % 8) & 1;
            match column.ty() {
                DataType::Bool => {
                    let values = from.values(source);
                    (0..n).for_each(|row| rows[row * stride + at] = bit_of(values, row));
                }
                DataType::Binary | DataType::String => {}
                ty => {
                    let from_ty = projection.base().columns()[source].ty();
                    let cells_of = Source { bytes: from.values(source), stride: from_ty.cell_bytes(), rows: &tile };
                    cells(cast, from_ty, ty, &cells_of, 0, &mut rows[at..], stride);
                }
            }
            if let (Some((byte, bit)), Some(validity)) = (null, from.validity(source)) {
                (0..n).for_each(|row| rows[row * stride + byte] |= (bit_of(validity, row) ^ 1) << bit);
            }
        }
    }
}
