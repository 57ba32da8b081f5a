//! Kernels specialised to a projection.
//!
//! In: a [`Projection`]. Out: kernels that move all cells and NULL bits of entire batches.
//! Offsets, types and casts are constants of the code. Cells that are contiguous in both layouts move together, and if
//! the machine can permute bytes, entire rows move by permutations ([`shuffle`]). Bits are processed sixteen columns at
//! a time ([`bits`]). Between rows and columns, eight rows form one byte of a column, so an inner loop handles eight
//! rows.
//! The kernels also copy byte strings and text ([`text`]), into memory that was counted before. They do not write
//! defaults, which are the same for all rows (`projector`).
//! Invariants: no checks in the generated code; the contract covers all accesses.

mod bits;
mod precompiled;
mod shuffle;
mod text;

#[cfg(test)]
mod tests;

use crate::block::{BlockLayout, BytesForm};
use crate::projection::{Cast, Projection, Step};
use crate::row::RowLayout;
use crate::types::DataType;
use bits::{Bit, Bits, LANES, Sums};
use kernelsmith_dsl::{BuildErrors, Expr, Index, Input, K, KernelSource, Output, Vector, build};
use kernelsmith_exec::{In, Out};
pub use precompiled::{CellFunctions, CellSource};
use shuffle::{Run, Shuffles};
use text::{TextMemory, TextMove};

/// `(first, n, groups, from, to, starts, texts_from, texts_to)`: projects rows `first` to `first + n` of `from`, in
/// `groups` groups of eight, the last of which may be partial. `starts` are offsets of texts: in rows the first one is
/// the start for all columns, in a block each wanted column has one.
pub(crate) type OfRange = fn(isize, isize, isize, In<u8>, Out<u8>, In<u32>, In<u8>, Out<u8>);
/// `(rows, groups, selected, from, to, starts, texts_from, texts_to)`: projects the selected rows of `from`, which has
/// `rows` rows.
pub(crate) type OfSelected = fn(isize, isize, In<u32>, In<u8>, Out<u8>, In<u32>, In<u8>, Out<u8>);
/// `(n, groups, from, to, starts, texts_from, texts_to)`: projects all rows. The first start is the destination of
/// texts; the others are the base of the offsets or views of each column of the block.
pub(crate) type OfBlock = fn(isize, isize, In<u8>, Out<u8>, In<u32>, In<u8>, Out<u8>);

/// The memory that a kernel reads and writes.
#[derive(Clone, Copy)]
struct Memory<'k> {
    from: Input<'k, u8>,
    to: Output<'k, u8>,
    texts: TextMemory<'k>,
}

fn text_moves(projection: &Projection, make: impl Fn(usize, usize) -> TextMove) -> Vec<TextMove> {
    let wanted = projection.wanted().columns();
    let texts = sources(projection).filter(|&(index, ..)| wanted[index].ty().is_bytes());
    texts.map(|(index, column, _)| make(index, column)).collect()
}

/// The offset of a source row in bytes, for the index of a destination row.
type RowAt<'k> = dyn Fn(Expr<'k, Index>) -> Expr<'k, Index> + 'k;

/// A range of rows of `row_bytes` bytes; computes the loop-invariant part once.
fn of_range<'k>(first: Expr<'k, Index>, row_bytes: usize) -> impl Fn(Expr<'k, Index>) -> Expr<'k, Index> + 'k {
    let start = first * row_bytes as isize;
    move |row| row * row_bytes as isize + start
}

/// The rows of a selection vector; row numbers that are too large are clamped to the last row.
fn of_selected<'k>(
    selected: Input<'k, u32>,
    rows: Expr<'k, Index>,
    row_bytes: usize,
) -> impl Fn(Expr<'k, Index>) -> Expr<'k, Index> + 'k {
    move |row| selected.get(row).cast::<isize>().clamp(0, rows - 1) * row_bytes as isize
}

/// A column that moves: from which offset to which, with which cast.
struct Move {
    from: usize,
    to: usize,
    from_ty: DataType,
    ty: DataType,
    cast: Cast,
}

/// The fixed-size columns that come from the base, as wanted column, base column and cast.
fn sources(projection: &Projection) -> impl Iterator<Item = (usize, usize, Cast)> {
    projection.steps().iter().enumerate().filter_map(|(wanted, step)| match *step {
        Step::From { column, cast } => Some((wanted, column, cast)),
        Step::Default(_) => None,
    })
}

fn moves(projection: &Projection, from: impl Fn(usize) -> usize, to: impl Fn(usize) -> usize) -> Vec<Move> {
    let (base, wanted) = (projection.base().columns(), projection.wanted().columns());
    let is_fixed = |&(index, ..): &(usize, usize, Cast)| !wanted[index].ty().is_bytes();
    let make = |(index, column, cast): (usize, usize, Cast)| Move {
        from: from(column),
        to: to(index),
        from_ty: base[column].ty(),
        ty: wanted[index].ty(),
        cast,
    };
    sources(projection).filter(is_fixed).map(make).collect()
}

/// Rows to rows, for a range; by functions for cells if there are any.
pub(crate) fn rows_of_range(
    projection: &Projection,
    width: usize,
    cells: Option<&CellFunctions>,
) -> Result<KernelSource<OfRange>, BuildErrors> {
    let plan = RowsPlan::new(projection, width, cells);
    build::<OfRange>("rows_to_rows", |k, (first, n, _, from, to, starts, texts, texts_to)| {
        let memory = Memory { from, to, texts: TextMemory { starts, from: texts, to: texts_to } };
        plan.emit(k, n, memory, &of_range(first, plan.from.row_bytes()));
    })
}

/// Rows to rows, for a selection vector.
pub(crate) fn rows_of_selected(
    projection: &Projection,
    width: usize,
    cells: Option<&CellFunctions>,
) -> Result<KernelSource<OfSelected>, BuildErrors> {
    let plan = RowsPlan::new(projection, width, cells);
    build::<OfSelected>("selected_rows_to_rows", |k, (rows, _, selected, from, to, starts, texts, texts_to)| {
        let memory = Memory { from, to, texts: TextMemory { starts, from: texts, to: texts_to } };
        plan.emit(k, selected.len(), memory, &of_selected(selected, rows, plan.from.row_bytes()));
    })
}

/// Whether a projection of rows to rows writes every byte: no default, no bits without a source that are written together.
pub(crate) fn writes_whole_rows(projection: &Projection, cells: Option<&CellFunctions>) -> bool {
    let together = if moves_bits(cells) { LANES } else { 8 };
    let (from, to) = (RowLayout::new(projection.base()), RowLayout::new(projection.wanted()));
    let nulls = null_sources(projection, &to, |column| from.null_bit(column));
    projection.steps().iter().all(|step| matches!(step, Step::From { .. }))
        && nulls.chunks(together).all(|bits| bits.iter().any(Option::is_some))
}

/// Whether NULL bits only move.
fn moves_bits(cells: Option<&CellFunctions>) -> bool {
    cells.is_none_or(CellFunctions::moves_bits)
}

struct RowsPlan<'c> {
    from: RowLayout,
    to: RowLayout,
    /// The functions for cells and bits, if there are any.
    cells: Option<&'c CellFunctions>,
    /// Cells with a cast, or with a function that does not copy.
    casts: Vec<Move>,
    /// Cells that are copied.
    same: shuffle::Plan,
    texts: Vec<TextMove>,
    /// The source of each bit of the destination bitmap.
    nulls: Vec<Option<Bit>>,
}

impl<'c> RowsPlan<'c> {
    fn new(projection: &Projection, width: usize, cells: Option<&'c CellFunctions>) -> RowsPlan<'c> {
        let (from, to) = (RowLayout::new(projection.base()), RowLayout::new(projection.wanted()));
        let mut moves = moves(projection, |column| from.offset(column), |column| to.offset(column));
        moves.sort_by_key(|step| step.to);
        let copies = |step: &Move| cells.is_none_or(|cells| cells.copies(step.ty.cell_bytes()));
        let (same, casts): (Vec<Move>, Vec<Move>) =
            moves.into_iter().partition(|step| step.cast == Cast::Same && copies(step));
        let same = shuffle::Plan::new(&runs(&same), from.row_bytes(), width);
        let nulls = null_sources(projection, &to, |column| from.null_bit(column));
        let texts = text_moves(projection, |index, column| TextMove {
            from: from.offset(column),
            to: to.offset(index),
            null: from.null_bit(column),
            start: 0,
        });
        RowsPlan { from, to, cells, casts, same, texts, nulls }
    }

    fn emit<'k>(&self, k: K<'k>, n: Expr<'k, Index>, memory: Memory<'k>, row: &RowAt<'k>) {
        let Memory { from, to, texts } = memory;
        let texts = text::columns(k, texts, &self.texts, true);
        let to_bytes = self.to.row_bytes() as isize;
        let nulls = moves_bits(self.cells).then(|| Bits::new(k, &self.from, &self.nulls));
        let shuffles = Shuffles::new(k, &self.same, self.from.row_bytes());
        k.for_range_(0, n, |i| {
            let (source, destination) = (row(i), i * to_bytes);
            shuffles.row(from, to, source, destination);
            for &[from_at, to_at, len] in &self.same.unpermuted {
                copy(k, from, to, (source, from_at), (destination, to_at), len);
            }
            for found in &self.casts {
                match self.cells {
                    Some(cells) => cells.cell(k, memory, [source, destination], found),
                    None => cast(k, from, to, (source, found.from), (destination, found.to), found),
                }
            }
            if let Some(nulls) = &nulls {
                for (number, bits) in nulls.of_row(from, source).into_iter().enumerate() {
                    if let Some(bits) = bits {
                        write_bits(&self.to, to, destination, number, bits.ne(0).to_bits());
                    }
                }
            } else if let Some((cells, at)) = self.cells.zip(self.to.nulls_at()) {
                cells.null_bits(k, memory, [source, destination], at, &self.nulls);
            }
            for column in &texts {
                column.to_cell(column.of_cell(from, source), to, destination);
            }
        });
    }
}

/// The source of each bit of the destination bitmap.
fn null_sources<T>(projection: &Projection, to: &RowLayout, bit: impl Fn(usize) -> Option<T>) -> Vec<Option<T>> {
    let (base, wanted) = (projection.base().columns(), projection.wanted().columns());
    let bytes = to.nulls_at().map_or(0, |at| to.row_bytes() - at);
    let mut bit_sources: Vec<Option<T>> = (0..8 * bytes).map(|_| None).collect();
    for (index, column, _) in sources(projection) {
        if base[column].is_nullable() && wanted[index].is_nullable() {
            bit_sources[index] = bit(column);
        }
    }
    bit_sources
}

/// Writes group number `number` of sixteen bits of a row's bitmap.
fn write_bits<'k>(layout: &RowLayout, to: Output<'k, u8>, row: Expr<'k, Index>, number: usize, bits: Expr<'k, u64>) {
    let at = layout.nulls_at().unwrap_or(0) + LANES / 8 * number;
    write(to, row, at, (layout.row_bytes() - at).min(LANES / 8), bits);
}

/// Merges cells that move unchanged and are contiguous on both sides. The moves are sorted by destination.
fn runs(moves: &[Move]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for found in moves {
        let bytes = found.ty.cell_bytes();
        match runs.last_mut() {
            Some([from, to, len]) if *from + *len == found.from && *to + *len == found.to => *len += bytes,
            _ => runs.push([found.from, found.to, bytes]),
        }
    }
    runs
}

/// Splits a length into pieces of one register size; returns offset and size of each. The last piece may overlap the
/// previous one.
fn chunks(len: usize) -> impl Iterator<Item = (usize, usize)> {
    let size = [32, 16, 8, 4, 2, 1].into_iter().find(|&size| size <= len).unwrap_or(1);
    (0..len.div_ceil(size)).map(move |piece| ((piece * size).min(len - size), size))
}

/// Reads an unsigned number of 1, 2, 4 or 8 bytes.
fn read<'k>(from: Input<'k, u8>, index: Expr<'k, Index>, at: usize, len: usize) -> Expr<'k, u64> {
    match len {
        1 => from.read::<u8>(index, at).cast(),
        2 => from.read::<u16>(index, at).cast(),
        4 => from.read::<u32>(index, at).cast(),
        _ => from.read::<u64>(index, at),
    }
}

/// Writes the low 1, 2, 4 or 8 bytes.
fn write<'k>(to: Output<'k, u8>, index: Expr<'k, Index>, at: usize, len: usize, value: Expr<'k, u64>) {
    match len {
        1 => to.write::<u8>(index, at, value.cast::<u8>()),
        2 => to.write::<u16>(index, at, value.cast::<u16>()),
        4 => to.write::<u32>(index, at, value.cast::<u32>()),
        _ => to.write::<u64>(index, at, value),
    }
}

type Place<'k> = (Expr<'k, Index>, usize);

/// Multiples of the row index, each computed once, because the recorder analyses the range of every new index.
struct Scaled<'k> {
    row: Expr<'k, Index>,
    known: Vec<(usize, Expr<'k, Index>)>,
}

impl<'k> Scaled<'k> {
    fn new(row: Expr<'k, Index>) -> Scaled<'k> {
        Scaled { row, known: Vec::new() }
    }

    fn by(&mut self, factor: usize) -> Expr<'k, Index> {
        if let Some(&(_, known)) = self.known.iter().find(|&&(of, _)| of == factor) {
            return known;
        }
        let product = self.row * factor as isize;
        self.known.push((factor, product));
        product
    }
}

fn copy<'k>(k: K<'k>, from: Input<'k, u8>, to: Output<'k, u8>, source: Place<'k>, destination: Place<'k>, len: usize) {
    for (at, size) in chunks(len) {
        let ((source, from_at), (destination, to_at)) = (source, destination);
        let (from_at, to_at) = (from_at + at, to_at + at);
        match size {
            1 => to.write::<u8>(destination, to_at, from.read::<u8>(source, from_at)),
            2 => to.write::<u16>(destination, to_at, from.read::<u16>(source, from_at)),
            4 => to.write::<u32>(destination, to_at, from.read::<u32>(source, from_at)),
            8 => to.write::<u64>(destination, to_at, from.read::<u64>(source, from_at)),
            _ => {
                let bytes = k.fixed_lanes(size as u32);
                let value = from.load(bytes.at(source + from_at as isize));
                to.store(bytes.at(destination + to_at as isize), value);
            }
        }
    }
}

/// Casts one cell.
fn cast<'k>(
    k: K<'k>,
    from: Input<'k, u8>,
    to: Output<'k, u8>,
    source: Place<'k>,
    destination: Place<'k>,
    found: &Move,
) {
    let (index, at) = source;
    let len = found.from_ty.cell_bytes();
    let number = |signed: bool| match (signed, len) {
        (true, 1) => from.read::<i8>(index, at).cast::<i64>(),
        (true, 2) => from.read::<i16>(index, at).cast(),
        (true, 4) => from.read::<i32>(index, at).cast(),
        (true, _) => from.read::<i64>(index, at),
        (false, _) => read(from, index, at, len).cast(),
    };
    let size = found.ty.cell_bytes();
    let (index, at) = destination;
    match found.cast {
        Cast::Same => copy(k, from, to, source, destination, len),
        Cast::Extend { signed } => {
            let low = number(signed);
            write(to, index, at, size.min(8), low.cast());
            if size == 16 {
                match signed {
                    true => to.write::<i64>(index, at + 8, low >> 63),
                    false => to.write::<u64>(index, at + 8, 0),
                }
            }
        }
        Cast::ToFloat { signed } if size == 4 => to.write::<f32>(index, at, number(signed).cast::<f32>()),
        Cast::ToFloat { signed } => to.write::<f64>(index, at, number(signed).cast::<f64>()),
        Cast::FloatToDouble => to.write::<f64>(index, at, from.read::<f32>(source.0, source.1).cast::<f64>()),
        Cast::DaysTo(factor) => to.write::<i64>(index, at, number(true) * factor),
    }
}

/// Rows to a block, for a range.
pub(crate) fn block_of_range(projection: &Projection, to: &BlockLayout) -> Result<KernelSource<OfRange>, BuildErrors> {
    let plan = BlockPlan::new(projection, to);
    build::<OfRange>("rows_to_block", |k, (first, n, groups, from, to, starts, texts, texts_to)| {
        let memory = Memory { from, to, texts: TextMemory { starts, from: texts, to: texts_to } };
        plan.emit(k, [n, groups], memory, &of_range(first, plan.from.row_bytes()));
    })
}

/// Rows to a block, for a selection vector.
pub(crate) fn block_of_selected(
    projection: &Projection,
    to: &BlockLayout,
) -> Result<KernelSource<OfSelected>, BuildErrors> {
    let plan = BlockPlan::new(projection, to);
    build::<OfSelected>("selected_rows_to_block", |k, (rows, groups, selected, from, to, starts, texts, texts_to)| {
        let memory = Memory { from, to, texts: TextMemory { starts, from: texts, to: texts_to } };
        plan.emit(k, [selected.len(), groups], memory, &of_selected(selected, rows, plan.from.row_bytes()));
    })
}

struct BlockPlan {
    from: RowLayout,
    moves: Vec<Move>,
    /// The offsets of `bool` bytes in rows, and the destinations of their bits.
    bools: Vec<(usize, usize)>,
    /// The NULL bits in rows, and the destinations of their validity bits.
    nulls: Vec<(Bit, usize)>,
    texts: Vec<TextMove>,
    form: BytesForm,
}

impl BlockPlan {
    fn new(projection: &Projection, to: &BlockLayout) -> BlockPlan {
        let from = RowLayout::new(projection.base());
        let moves_of_columns = moves(projection, |column| from.offset(column), |column| to.values_at(column));
        let (bools, moves): (Vec<Move>, Vec<Move>) =
            moves_of_columns.into_iter().partition(|step| step.ty == DataType::Bool);
        let bools = bools.into_iter().map(|step| (step.from, step.to)).collect();
        let base = projection.base().columns();
        let nullable = sources(projection).filter(|&(_, column, _)| base[column].is_nullable());
        let nulls =
            nullable.filter_map(|(index, column, _)| Some((from.null_bit(column)?, to.validity_at(index)?))).collect();
        let texts = text_moves(projection, |index, column| TextMove {
            from: from.offset(column),
            to: to.values_at(index),
            null: from.null_bit(column),
            start: index,
        });
        BlockPlan { from, moves, bools, nulls, texts, form: to.form() }
    }

    fn emit<'k>(&self, k: K<'k>, [n, groups]: [Expr<'k, Index>; 2], memory: Memory<'k>, row: &RowAt<'k>) {
        let Memory { from, to, texts } = memory;
        let texts = text::columns(k, texts, &self.texts, false);
        let move_cells = |source: Expr<'k, Index>, i: Expr<'k, Index>| {
            let mut scaled = Scaled::new(i);
            for found in &self.moves {
                let destination = (scaled.by(found.ty.cell_bytes()), found.to);
                cast(k, from, to, (source, found.from), destination, found);
            }
            for column in &texts {
                let text = column.of_cell(from, source);
                match self.form {
                    BytesForm::Offsets => column.to_offset(text, to, scaled.by(4)),
                    BytesForm::Views => column.to_view(text, to, scaled.by(16)),
                }
            }
        };
        if self.bools.is_empty() && self.nulls.is_empty() {
            return k.for_range_(0, n, |i| move_cells(row(i), i));
        }
        let bits: Vec<Option<Bit>> = self.nulls.iter().map(|&(bit, _)| Some(bit)).collect();
        let places: Vec<usize> = self.nulls.iter().map(|&(_, at)| at).collect();
        let bits = Bits::new(k, &self.from, &bits);
        k.for_range_(0, groups, |group| {
            let nulls: Vec<Sums<'k>> = places.chunks(LANES).map(|to| Sums::new(k, to)).collect();
            let bools: Vec<(Sums<'k>, &[(usize, usize)])> = (self.bools.chunks(LANES))
                .map(|bools| (Sums::new(k, &bools.iter().map(|&(_, to)| to).collect::<Vec<_>>()), bools))
                .collect();
            // The bit of the current row.
            let bit = bits::lanes(k).var(1u8);
            // Bits after the last row are zero, and irrelevant.
            k.for_range_(0, (n - group * 8).min(8), |j| {
                let i = group * 8 + j;
                let source = row(i);
                move_cells(source, i);
                let own = bit.get();
                for (sums, bits) in nulls.iter().zip(bits.of_row(from, source)) {
                    if let Some(bits) = bits {
                        sums.add(bits.eq(0), own);
                    }
                }
                for (sums, bools) in &bools {
                    if let Some(bytes) = bits::gathered(k, bools.iter().map(|&(at, _)| Some(from.read(source, at)))) {
                        sums.add((bytes & 1).ne(0), own);
                    }
                }
                bit.set(own + own);
            });
            nulls.into_iter().chain(bools.into_iter().map(|(sums, _)| sums)).for_each(|sums| sums.store(to, group));
        });
    }
}

/// A block to rows.
pub(crate) fn rows_of_block(projection: &Projection, from: &BlockLayout) -> Result<KernelSource<OfBlock>, BuildErrors> {
    let plan = UnblockPlan::new(projection, from);
    build::<OfBlock>("block_to_rows", |k, (n, groups, from, to, starts, texts, texts_to)| {
        plan.emit(k, [n, groups], Memory { from, to, texts: TextMemory { starts, from: texts, to: texts_to } });
    })
}

struct UnblockPlan {
    to: RowLayout,
    moves: Vec<Move>,
    /// The offsets of `bool` bits in the block, and the destinations of their bytes in rows.
    bools: Vec<(usize, usize)>,
    /// For each bit of a row's bitmap, the offset of its column's validity bits.
    nulls: Vec<Option<usize>>,
    texts: Vec<TextMove>,
    form: BytesForm,
}

impl UnblockPlan {
    fn new(projection: &Projection, from: &BlockLayout) -> UnblockPlan {
        let to = RowLayout::new(projection.wanted());
        let moves_of_columns = moves(projection, |column| from.values_at(column), |column| to.offset(column));
        let (bools, moves): (Vec<Move>, Vec<Move>) =
            moves_of_columns.into_iter().partition(|step| step.ty == DataType::Bool);
        let bools = bools.into_iter().map(|step| (step.from, step.to)).collect();
        let nulls = null_sources(projection, &to, |column| from.validity_at(column));
        let texts = text_moves(projection, |index, column| TextMove {
            from: from.values_at(column),
            to: to.offset(index),
            null: None,
            start: 1 + column,
        });
        UnblockPlan { to, moves, bools, nulls, texts, form: from.form() }
    }

    fn emit<'k>(&self, k: K<'k>, [n, groups]: [Expr<'k, Index>; 2], memory: Memory<'k>) {
        let Memory { from, to, texts } = memory;
        let texts = text::columns(k, texts, &self.texts, true);
        let row_bytes = self.to.row_bytes() as isize;
        let move_cells = |i: Expr<'k, Index>, destination: Expr<'k, Index>| {
            let mut scaled = Scaled::new(i);
            for found in &self.moves {
                let source = (scaled.by(found.from_ty.cell_bytes()), found.from);
                cast(k, from, to, source, (destination, found.to), found);
            }
            for column in &texts {
                match self.form {
                    BytesForm::Offsets => column.to_cell(column.of_offsets(from, scaled.by(4)), to, destination),
                    BytesForm::Views => column.view_to_cell(from, scaled.by(16), to, destination),
                }
            }
        };
        if self.bools.is_empty() && self.nulls.iter().all(Option::is_none) {
            return k.for_range_(0, n, |i| move_cells(i, i * row_bytes));
        }
        k.for_range_(0, groups, |group| {
            // 1 means NULL in rows, and present in blocks.
            let null = |at: &Option<usize>| at.map(|at| from.read::<u8>(group, at) ^ 0xff);
            let nulls: Vec<Option<Vector<'k, u8>>> =
                self.nulls.chunks(LANES).map(|places| bits::gathered(k, places.iter().map(null))).collect();
            let bools: Vec<_> = self.bools.iter().map(|&(at, to)| (read(from, group, at, 1), to)).collect();
            // The bit of the current row.
            let bit = bits::lanes(k).var(1u8);
            k.for_range_(0, (n - group * 8).min(8), |j| {
                let i = group * 8 + j;
                let destination = i * row_bytes;
                move_cells(i, destination);
                let own = bit.get();
                for &(bits, at) in &bools {
                    write(to, destination, at, 1, bits >> j.cast::<u64>() & 1);
                }
                for (number, nulls) in nulls.iter().enumerate() {
                    if let Some(nulls) = nulls {
                        let bits = (*nulls & own).ne(0).to_bits();
                        write_bits(&self.to, to, destination, number, bits);
                    }
                }
                bit.set(own + own);
            });
        });
    }
}
