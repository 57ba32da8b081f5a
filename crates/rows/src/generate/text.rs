//! Generated code that moves byte strings and text.
//!
//! In: cells, offsets or views of the current row. Out: those of the destination row, and the bytes that they refer to,
//! appended contiguously.
//! A text is copied in pieces of [`PIECE`] bytes; the last piece may exceed the text, and the next text overwrites the
//! excess. Most texts have one piece, so copying needs no loop and no branch on the length; longer texts take a loop. A
//! mask cuts the inline bytes of a view to its length.
//! Invariants: positions outside of the source or destination memory are clamped to the last valid one, so that invalid
//! cells need no check and access nothing else. NULLs have no bytes: in rows because of the NULL bit, in blocks because
//! the length is zero.
//! Not here: how much memory is needed, and where texts start (`text`).

use super::bits::{self, Bit};
use crate::block::INLINE_BYTES;
use crate::cells::PIECE;
use kernelsmith_dsl::{Expr, Index, Input, K, LaneIndex, Output, Var, Vector};

/// The source and the destination of texts.
#[derive(Clone, Copy)]
pub(super) struct TextMemory<'k> {
    /// The start of each column's texts; see the kernel signatures for the meaning in each direction.
    pub(super) starts: Input<'k, u32>,
    /// Both have memory for one piece after the end.
    pub(super) from: Input<'k, u8>,
    pub(super) to: Output<'k, u8>,
}

/// A column of byte strings that moves.
pub(super) struct TextMove {
    /// Its position in a row or a block, in the source and the destination.
    pub(super) from: usize,
    pub(super) to: usize,
    /// The NULL bit of the row.
    pub(super) null: Option<Bit>,
    /// The index of its start.
    pub(super) start: usize,
}

/// A text: its offset and its length in bytes.
#[derive(Clone, Copy)]
pub(super) struct Text<'k> {
    at: Expr<'k, u64>,
    len: Expr<'k, u64>,
}

/// A moving column, inside the loop over rows.
pub(super) struct TextColumn<'k, 'm> {
    k: K<'k>,
    memory: TextMemory<'k>,
    /// The last offsets at which a complete piece fits in memory.
    from_last: Expr<'k, u64>,
    to_last: Expr<'k, u64>,
    column: &'m TextMove,
    start: Expr<'k, u64>,
    /// The end of the moved bytes.
    end: Var<'k, u64>,
}

/// Prepares the columns. Their texts go to one destination, the first start, or each column has its own.
pub(super) fn columns<'k, 'm>(
    k: K<'k>,
    memory: TextMemory<'k>,
    moves: &'m [TextMove],
    together: bool,
) -> Vec<TextColumn<'k, 'm>> {
    if moves.is_empty() {
        return Vec::new();
    }
    let last = |len: Expr<'k, Index>| (len - PIECE as isize).max(0).cast::<u64>();
    let (from_last, to_last) = (last(memory.from.len()), last(memory.to.len()));
    let start = |number: usize| memory.starts.get(number as isize).cast::<u64>();
    let shared = together.then(|| k.var(start(0)));
    let make = |column: &'m TextMove| {
        let start = start(column.start);
        let end = shared.unwrap_or_else(|| k.var(start));
        TextColumn { k, memory, from_last, to_last, column, start, end }
    };
    moves.iter().map(make).collect()
}

impl<'k> TextColumn<'k, '_> {
    fn piece(&self, at: Expr<'k, u64>) -> Vector<'k, u8> {
        self.memory.from.load(self.lanes_at(at, self.from_last))
    }

    fn put_piece(&self, at: Expr<'k, u64>, piece: Vector<'k, u8>) {
        self.memory.to.store(self.lanes_at(at, self.to_last), piece);
    }

    /// The position of a piece, clamped to the last valid one. Offsets are unsigned, so that one comparison suffices.
    fn lanes_at(&self, at: Expr<'k, u64>, last: Expr<'k, u64>) -> LaneIndex<'k> {
        self.k.fixed_lanes(PIECE as u32).at(at.min(last).cast::<isize>())
    }

    /// Appends a text whose first piece is `first`, and advances the end. Returns the offset of the text.
    fn add(&self, first: Vector<'k, u8>, from: Expr<'k, u64>, len: Expr<'k, u64>) -> Expr<'k, u64> {
        let to = self.end.get();
        self.put_piece(to, first);
        self.k.if_(len.gt(PIECE as u64).unlikely(), || {
            let done = self.k.var(PIECE as u64);
            let copy = || {
                self.put_piece(to + done, self.piece(from + done));
                done.set(done + PIECE as u64);
            };
            self.k.while_(|| len.gt(done), copy);
        });
        let end = to + len;
        self.end.set(end);
        end
    }

    /// Writes the cell of a text that is appended next; zero if the text is empty.
    fn put_cell(&self, len: Expr<'k, u64>, to: Output<'k, u8>, row: Expr<'k, Index>) {
        let offset = len.eq(0).select(0u64, self.end.get());
        to.write::<u32>(row, self.column.to, offset.cast::<u32>());
        to.write::<u32>(row, self.column.to + 4, len.cast::<u32>());
    }

    /// The text of a row.
    pub(super) fn of_cell(&self, from: Input<'k, u8>, row: Expr<'k, Index>) -> Text<'k> {
        let at = from.read::<u32>(row, self.column.from).cast::<u64>();
        let len = from.read::<u32>(row, self.column.from + 4).cast::<u64>();
        let len = self.column.null.map_or(len, |(byte, bit)| {
            let is_null = (from.read::<u8>(row, byte) & (1u8 << bit)).ne(0);
            is_null.select(0u64, len)
        });
        Text { at, len }
    }

    /// Appends a text, and writes the cell of a row.
    pub(super) fn to_cell(&self, text: Text<'k>, to: Output<'k, u8>, row: Expr<'k, Index>) {
        self.put_cell(text.len, to, row);
        self.add(self.piece(text.at), text.at, text.len);
    }

    /// The text between two offsets.
    pub(super) fn of_offsets(&self, from: Input<'k, u8>, index: Expr<'k, Index>) -> Text<'k> {
        let at = self.column.from;
        let (offset, next) = (from.read::<u32>(index, at), from.read::<u32>(index, at + 4));
        Text { at: self.start + offset.cast::<u64>(), len: (next - offset).cast() }
    }

    /// Appends a text, and writes its end offset.
    pub(super) fn to_offset(&self, text: Text<'k>, to: Output<'k, u8>, index: Expr<'k, Index>) {
        let end = self.add(self.piece(text.at), text.at, text.len);
        to.write::<u32>(index, self.column.to + 4, (end - self.start).cast::<u32>());
    }

    /// Writes the view of a text, and appends the text unless it fits inline.
    pub(super) fn to_view(&self, text: Text<'k>, to: Output<'k, u8>, index: Expr<'k, Index>) {
        let lanes = bits::lanes(self.k);
        let first = self.piece(text.at);
        let is_long = text.len.gt(INLINE_BYTES as u64);
        // The length, then the inline bytes of the text, then zeros.
        let behind = lanes.table::<u8>(&[0, 0, 0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
        let n_kept_bytes = is_long.select(8u64, text.len + 4).cast::<u8>();
        let mask = lanes.iota::<u8>().lt(lanes.splat(n_kept_bytes));
        let held = mask.select(first.lower().permute(behind), 0u8).reinterpret::<u32>();
        let offset = is_long.select(self.end.get().cast::<u32>(), held.extract(3));
        let view = held.insert(0, text.len.cast::<u32>()).insert(3, offset).reinterpret::<u8>();
        to.store(lanes.at(index + self.column.to as isize), view);
        self.add(first, text.at, is_long.select(text.len, 0u64));
    }

    /// Appends the text of a view, and writes the cell of a row.
    pub(super) fn view_to_cell(
        &self,
        from: Input<'k, u8>,
        index: Expr<'k, Index>,
        to: Output<'k, u8>,
        row: Expr<'k, Index>,
    ) {
        let (lanes, at) = (bits::lanes(self.k), self.column.from);
        let view = from.load(lanes.at(index + at as isize));
        let len = from.read::<u32>(index, at).cast::<u64>();
        let offset = from.read::<u32>(index, at + 12).cast::<u64>();
        let held = view.permute(lanes.table::<u8>(&[4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 0, 0, 0, 0]));
        // The offset of a view with inline bytes is part of the text; the bytes loaded from there are not used.
        let first = self.piece(offset);
        let lower = len.gt(INLINE_BYTES as u64).select_vector(first.lower(), held);
        self.put_cell(len, to, row);
        self.add(lower.concat(first.upper()), offset, len);
    }
}
