//! Kernels specialised to a projection.
//!
//! In: a [`Projection`]. Out: kernels that move all cells of fixed size, and say which are NULL, for whole batches.
//! Offsets, types and casts are constants of the code; cells that lie side by side on both sides move together. Bits are
//! made for eight rows and eight columns at a time: eight bytes, of which each is one row's, are a matrix of bits, which is
//! transposed (H. S. Warren, *Hacker's Delight*, section 7-3), so that each byte is one column's.
//! Bytes and text are not moved here: their cells depend on all rows before, and copying the bytes takes longer than
//! deciding what to copy (`projector`). Nor are defaults, which are the same for all rows.
//! Invariants: no check in the generated code; what it may touch is known before the call.

use crate::block::BlockLayout;
use crate::projection::{Cast, Projection, Step};
use crate::row::RowLayout;
use crate::types::DataType;
use kernelsmith_dsl::{BuildErrors, Expr, Index, Input, K, KernelSource, Output, build};
use kernelsmith_exec::{In, Out};

/// `(first, n, groups, from, to)`: rows `first` to `first + n` of `from`; groups of eight of them, the last one perhaps not
/// full.
pub(crate) type OfRange = fn(isize, isize, isize, In<u8>, Out<u8>);
/// `(rows, groups, selected, from, to)`: the selected ones of the rows of `from`, of which there are so many.
pub(crate) type OfSelected = fn(isize, isize, In<u32>, In<u8>, Out<u8>);
/// `(n, groups, from, to)`: all rows.
pub(crate) type OfBlock = fn(isize, isize, In<u8>, Out<u8>);

/// Where a row begins in what is read, by its number in what is written.
type RowAt<'k> = dyn Fn(Expr<'k, Index>) -> Expr<'k, Index> + 'k;

/// A column that is moved: from where to where, as what.
struct Move {
    from: usize,
    to: usize,
    from_ty: DataType,
    ty: DataType,
    cast: Cast,
}

/// The columns of fixed size that come from the base, by wanted column and column of the base.
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

/// Rows to rows, a range of them.
pub(crate) fn rows_of_range(projection: &Projection) -> Result<KernelSource<OfRange>, BuildErrors> {
    let plan = RowsPlan::new(projection);
    build::<OfRange>("rows_to_rows", |k, (first, n, _, from, to)| {
        plan.emit(k, n, from, to, &move |row| row + first);
    })
}

/// Rows to rows, those of a selection vector.
pub(crate) fn rows_of_selected(projection: &Projection) -> Result<KernelSource<OfSelected>, BuildErrors> {
    let plan = RowsPlan::new(projection);
    build::<OfSelected>("selected_rows_to_rows", |k, (rows, _, selected, from, to)| {
        plan.emit(k, selected.len(), from, to, &move |row| selected.get(row).cast::<isize>().clamp(0, rows - 1));
    })
}

struct RowsPlan {
    from: RowLayout,
    to: RowLayout,
    moves: Vec<Move>,
    /// Bits that move: from a byte and bit to a byte and bit.
    bits: Vec<[(usize, u32); 2]>,
}

impl RowsPlan {
    fn new(projection: &Projection) -> RowsPlan {
        let (from, to) = (RowLayout::new(projection.base()), RowLayout::new(projection.wanted()));
        let mut moves = moves(projection, |column| from.offset(column), |column| to.offset(column));
        moves.sort_by_key(|found| found.to);
        let (base, wanted) = (projection.base().columns(), projection.wanted().columns());
        let both =
            sources(projection).filter(|&(index, column, _)| base[column].is_nullable() && wanted[index].is_nullable());
        let bits = both.filter_map(|(index, column, _)| Some([from.null_bit(column)?, to.null_bit(index)?])).collect();
        RowsPlan { from, to, moves, bits }
    }

    fn emit<'k>(&self, k: K<'k>, n: Expr<'k, Index>, from: Input<'k, u8>, to: Output<'k, u8>, row: &RowAt<'k>) {
        let (from_bytes, to_bytes) = (self.from.row_bytes() as isize, self.to.row_bytes() as isize);
        k.for_range_(0, n, |i| {
            let (source, destination) = (row(i) * from_bytes, i * to_bytes);
            for [from_at, to_at, len] in runs(&self.moves) {
                copy(from, to, (source, from_at), (destination, to_at), len);
            }
            for found in self.moves.iter().filter(|found| found.cast != Cast::Same) {
                cast(from, to, (source, found.from), (destination, found.to), found);
            }
            self.emit_bits(from, to, source, destination);
        });
    }

    /// Bits that move by the same distance within words move together.
    fn emit_bits<'k>(
        &self,
        from: Input<'k, u8>,
        to: Output<'k, u8>,
        source: Expr<'k, Index>,
        destination: Expr<'k, Index>,
    ) {
        let (Some(from_at), Some(to_at)) = (self.from.nulls_at(), self.to.nulls_at()) else { return };
        let words = |start: usize, end: usize| chunks(end - start).map(move |(at, len)| (start + at, len));
        for (to_word, to_len) in words(to_at, self.to.row_bytes()) {
            let mut made: Option<Expr<'k, u64>> = None;
            for (from_word, from_len) in words(from_at, self.from.row_bytes()) {
                let bit_in = |(byte, bit): (usize, u32), word: usize, len: usize| {
                    (word..word + len).contains(&byte).then(|| 8 * (byte - word) as u32 + bit)
                };
                // For each distance the bits, where they come from.
                let mut by_distance: Vec<(u32, u64)> = Vec::new();
                for &[from_bit, to_bit] in &self.bits {
                    let (Some(a), Some(b)) = (bit_in(from_bit, from_word, from_len), bit_in(to_bit, to_word, to_len))
                    else {
                        continue;
                    };
                    let distance = b.wrapping_sub(a) & 63;
                    match by_distance.iter_mut().find(|(known, _)| *known == distance) {
                        Some((_, mask)) => *mask |= 1 << a,
                        None => by_distance.push((distance, 1 << a)),
                    }
                }
                if by_distance.is_empty() {
                    continue;
                }
                let word = read(from, source, from_word, from_len);
                for (distance, mask) in by_distance {
                    let part = (word & mask).rotate_left(u64::from(distance));
                    made = Some(made.map_or(part, |made| made | part));
                }
            }
            if let Some(made) = made {
                write(to, destination, to_word, to_len, made);
            }
        }
    }
}

/// Cells that move unchanged, those side by side on both sides as one: from, to, bytes. The moves are sorted by destination.
fn runs(moves: &[Move]) -> Vec<[usize; 3]> {
    let mut runs: Vec<[usize; 3]> = Vec::new();
    for found in moves.iter().filter(|found| found.cast == Cast::Same) {
        let bytes = found.ty.cell_bytes();
        match runs.last_mut() {
            Some([from, to, len]) if *from + *len == found.from && *to + *len == found.to => *len += bytes,
            _ => runs.push([found.from, found.to, bytes]),
        }
    }
    runs
}

/// A length in pieces that registers hold, largest first: where each begins and how long it is.
fn chunks(len: usize) -> impl Iterator<Item = (usize, usize)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let size = [8, 4, 2, 1].into_iter().find(|size| at + size <= len)?;
        at += size;
        Some((at - size, size))
    })
}

/// Unsigned, from 1, 2, 4 or 8 bytes.
fn read<'k>(from: Input<'k, u8>, index: Expr<'k, Index>, at: usize, len: usize) -> Expr<'k, u64> {
    match len {
        1 => from.read::<u8>(index, at).cast(),
        2 => from.read::<u16>(index, at).cast(),
        4 => from.read::<u32>(index, at).cast(),
        _ => from.read::<u64>(index, at),
    }
}

/// The low 1, 2, 4 or 8 bytes.
fn write<'k>(to: Output<'k, u8>, index: Expr<'k, Index>, at: usize, len: usize, value: Expr<'k, u64>) {
    match len {
        1 => to.write::<u8>(index, at, value.cast::<u8>()),
        2 => to.write::<u16>(index, at, value.cast::<u16>()),
        4 => to.write::<u32>(index, at, value.cast::<u32>()),
        _ => to.write::<u64>(index, at, value),
    }
}

type Place<'k> = (Expr<'k, Index>, usize);

fn copy<'k>(from: Input<'k, u8>, to: Output<'k, u8>, source: Place<'k>, destination: Place<'k>, len: usize) {
    for (at, size) in chunks(len) {
        let value = read(from, source.0, source.1 + at, size);
        write(to, destination.0, destination.1 + at, size, value);
    }
}

/// One cell, cast.
fn cast<'k>(from: Input<'k, u8>, to: Output<'k, u8>, source: Place<'k>, destination: Place<'k>, found: &Move) {
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
        Cast::Same => copy(from, to, source, destination, len),
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

/// Rows to a block, a range of them.
pub(crate) fn block_of_range(projection: &Projection, to: &BlockLayout) -> Result<KernelSource<OfRange>, BuildErrors> {
    let plan = BlockPlan::new(projection, to);
    build::<OfRange>("rows_to_block", |k, (first, n, groups, from, to)| {
        plan.emit(k, [n, groups], from, to, &move |row| row + first);
    })
}

/// Rows to a block, those of a selection vector.
pub(crate) fn block_of_selected(
    projection: &Projection,
    to: &BlockLayout,
) -> Result<KernelSource<OfSelected>, BuildErrors> {
    let plan = BlockPlan::new(projection, to);
    build::<OfSelected>("selected_rows_to_block", |k, (rows, groups, selected, from, to)| {
        plan.emit(k, [selected.len(), groups], from, to, &move |row| {
            selected.get(row).cast::<isize>().clamp(0, rows - 1)
        });
    })
}

struct BlockPlan {
    from: RowLayout,
    moves: Vec<Move>,
    /// The bytes of bools in rows, and where their bits go.
    bools: Vec<(usize, usize)>,
    /// For each byte of a row's bitmap which of its bits go where.
    nulls: Vec<(usize, Vec<(u32, usize)>)>,
}

impl BlockPlan {
    fn new(projection: &Projection, to: &BlockLayout) -> BlockPlan {
        let from = RowLayout::new(projection.base());
        let all = moves(projection, |column| from.offset(column), |column| to.values_at(column));
        let (bools, moves): (Vec<Move>, Vec<Move>) = all.into_iter().partition(|found| found.ty == DataType::Bool);
        let bools = bools.into_iter().map(|found| (found.from, found.to)).collect();
        let base = projection.base().columns();
        let mut nulls: Vec<(usize, Vec<(u32, usize)>)> = Vec::new();
        for (index, column, _) in sources(projection).filter(|&(_, column, _)| base[column].is_nullable()) {
            let (Some((byte, bit)), Some(at)) = (from.null_bit(column), to.validity_at(index)) else { continue };
            match nulls.iter_mut().find(|(known, _)| *known == byte) {
                Some((_, bits)) => bits.push((bit, at)),
                None => nulls.push((byte, vec![(bit, at)])),
            }
        }
        BlockPlan { from, moves, bools, nulls }
    }

    fn emit<'k>(
        &self,
        k: K<'k>,
        [n, groups]: [Expr<'k, Index>; 2],
        from: Input<'k, u8>,
        to: Output<'k, u8>,
        row: &RowAt<'k>,
    ) {
        let row_bytes = self.from.row_bytes() as isize;
        if !self.moves.is_empty() {
            k.for_range_(0, n, |i| {
                let source = row(i) * row_bytes;
                for found in &self.moves {
                    let destination = (i * found.ty.cell_bytes() as isize, found.to);
                    cast(from, to, (source, found.from), destination, found);
                }
            });
        }
        if self.bools.is_empty() && self.nulls.is_empty() {
            return;
        }
        k.for_range_(0, groups, |group| {
            // Of rows beyond the last one, that one is taken: what their bits are does not matter.
            let source: Vec<_> = (0..8).map(|j| row((group * 8 + j).min(n - 1)) * row_bytes).collect();
            let byte_of = |at: usize| (0..8).map(|j| from.read::<u8>(source[j], at).cast::<u64>()).collect::<Vec<_>>();
            for &(at, values) in &self.bools {
                let bits = byte_of(at).into_iter().enumerate().map(|(j, byte)| (byte & 1) << j as u64);
                if let Some(bits) = bits.reduce(|all, bit| all | bit) {
                    write(to, group, values, 1, bits);
                }
            }
            for (at, columns) in &self.nulls {
                let bits = transpose(join(byte_of(*at)));
                for &(bit, validity) in columns {
                    write(to, group, validity, 1, !(bits >> u64::from(8 * bit)));
                }
            }
        });
    }
}

/// Eight bytes as one number, the first one least significant.
fn join(bytes: Vec<Expr<'_, u64>>) -> Expr<'_, u64> {
    let mut parts = bytes;
    let mut bits = 8u64;
    while parts.len() > 1 {
        parts = parts.chunks(2).map(|pair| pair[0] | pair[1] << bits).collect();
        bits *= 2;
    }
    parts[0]
}

/// Bit `c` of byte `r` to bit `r` of byte `c`.
fn transpose(x: Expr<'_, u64>) -> Expr<'_, u64> {
    const STEPS: [(u64, u64, u64); 3] = [
        (0xaa55_aa55_aa55_aa55, 0x00aa_00aa_00aa_00aa, 7),
        (0xcccc_3333_cccc_3333, 0x0000_cccc_0000_cccc, 14),
        (0xf0f0_f0f0_0f0f_0f0f, 0x0000_0000_f0f0_f0f0, 28),
    ];
    STEPS.into_iter().fold(x, |x, (stay, up, by)| x & stay | (x & up) << by | (x >> by) & up)
}

/// A block to rows.
pub(crate) fn rows_of_block(projection: &Projection, from: &BlockLayout) -> Result<KernelSource<OfBlock>, BuildErrors> {
    let to_layout = RowLayout::new(projection.wanted());
    let row_bytes = to_layout.row_bytes() as isize;
    let all = moves(projection, |column| from.values_at(column), |column| to_layout.offset(column));
    let (bools, moves): (Vec<Move>, Vec<Move>) = all.into_iter().partition(|found| found.ty == DataType::Bool);
    let (base, wanted) = (projection.base().columns(), projection.wanted().columns());
    let mut nulls: Vec<(usize, Vec<(u32, usize)>)> = Vec::new();
    let both = |&(index, column, _): &(usize, usize, Cast)| base[column].is_nullable() && wanted[index].is_nullable();
    for (index, column, _) in sources(projection).filter(both) {
        let (Some((byte, bit)), Some(at)) = (to_layout.null_bit(index), from.validity_at(column)) else { continue };
        match nulls.iter_mut().find(|(known, _)| *known == byte) {
            Some((_, bits)) => bits.push((bit, at)),
            None => nulls.push((byte, vec![(bit, at)])),
        }
    }
    build::<OfBlock>("block_to_rows", |k, (n, groups, from, to)| {
        k.for_range_(0, n, |i| {
            let destination = i * row_bytes;
            for found in &moves {
                let source = (i * found.from_ty.cell_bytes() as isize, found.from);
                cast(from, to, source, (destination, found.to), found);
            }
        });
        if bools.is_empty() && nulls.is_empty() {
            return;
        }
        k.for_range_(0, groups, |group| {
            // Rows beyond the last one go to its place, which gets its own bits last.
            let rows: Vec<(u64, _)> =
                (0..8).rev().map(|j| (j as u64, (group * 8 + j).min(n - 1) * row_bytes)).collect();
            for found in &bools {
                let bits = read(from, group, found.from, 1);
                rows.iter().for_each(|&(j, row)| write(to, row, found.to, 1, bits >> j & 1));
            }
            for (at, columns) in &nulls {
                let mut bytes = vec![k.value::<u64>(0); 8];
                for &(bit, validity) in columns {
                    // 1 is NULL in rows, and present in blocks.
                    bytes[bit as usize] = read(from, group, validity, 1) ^ 0xff;
                }
                let bits = transpose(join(bytes));
                rows.iter().for_each(|&(j, row)| write(to, row, *at, 1, bits >> (8 * j)));
            }
        });
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::block::BytesForm;
    use crate::random::Case;

    /// Everything that is touched is known before the call: no check in the loop, and nothing to answer for.
    #[track_caller]
    fn check<S>(source: Result<KernelSource<S>, BuildErrors>) {
        let contract = source.expect("a kernel").contract;
        assert!(!contract.traps && contract.unsafe_reason.is_none(), "{contract:?}");
    }

    #[test]
    fn generated_code_has_no_checks() {
        for seed in 0..50 {
            let projection = Case::new(seed, 40, 1).projection;
            let layout = |schema| BlockLayout::new(schema, 1000, BytesForm::Views).expect("a layout");
            check(rows_of_range(&projection));
            check(rows_of_selected(&projection));
            check(block_of_range(&projection, &layout(projection.wanted())));
            check(block_of_selected(&projection, &layout(projection.wanted())));
            check(rows_of_block(&projection, &layout(projection.base())));
        }
    }
}
