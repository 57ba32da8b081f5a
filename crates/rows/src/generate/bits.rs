//! NULL bits of rows in vectors: sixteen columns at a time, one byte lane per column.
//!
//! In: the wanted bits of a row's bitmap, in output order. Out: for a row, vectors whose lanes are zero where a bit is
//! zero.
//! One load reads a bitmap of up to 16 bytes; a permutation moves to each lane the byte that contains its bit, and one
//! AND isolates the bit. The bits of a column for eight rows are then sums of lanes ([`Sums`]), so that no bit is moved
//! individually.
//! Invariant: reads no byte outside of the row.

use crate::row::RowLayout;
use kernelsmith_dsl::{Expr, FixedLanes, Index, Input, K, Mask, Output, Vector, VectorVar};

/// Number of columns per vector.
pub(super) const LANES: usize = 16;

/// The byte offset in a row, and a bit in that byte.
pub(super) type Bit = (usize, u32);

pub(super) fn lanes(k: K<'_>) -> FixedLanes<'_> {
    k.fixed_lanes(LANES as u32)
}

/// Extracts bits from rows of one layout.
pub(super) struct Bits<'k> {
    k: K<'k>,
    /// The offsets of windows, the parts of the bitmap that one load reads.
    windows: Vec<usize>,
    /// The size of a window in bytes.
    window_bytes: usize,
    /// For each vector, which lanes come from which window.
    vectors: Vec<Vec<Part<'k>>>,
}

/// The lanes that come from one window: for each lane the index of a byte in it, and the mask of its bit; an empty mask
/// for other lanes.
struct Part<'k> {
    window: usize,
    bytes: Vector<'k, u8>,
    bits: Vector<'k, u8>,
}

impl<'k> Bits<'k> {
    /// Prepares the extraction of these bits. Call it before the loop over rows.
    pub(super) fn new(k: K<'k>, layout: &RowLayout, wanted: &[Option<Bit>]) -> Bits<'k> {
        let mut extractor = Bits { k, windows: Vec::new(), window_bytes: LANES, vectors: Vec::new() };
        let Some(start) = layout.nulls_at().filter(|_| wanted.iter().any(Option::is_some)) else {
            extractor.vectors.resize_with(wanted.len().div_ceil(LANES), Vec::new);
            return extractor;
        };
        // The bitmap of a row that is shorter than a vector has one or two bytes.
        let last = layout.row_bytes().checked_sub(LANES);
        if last.is_none() {
            extractor.window_bytes = layout.row_bytes() - start;
        }
        let window_of = |byte: usize| last.map_or(start, |last| last.min(start + (byte - start) / LANES * LANES));
        // The bytes 1, 2, 4 and so on in the first eight lanes, zero in the others.
        let powers = k.fixed_lanes(2).constant(0u64).insert(0, 0x8040_2010_0804_0201u64).reinterpret::<u8>();
        for lanes_of in wanted.chunks(LANES) {
            let mut starts: Vec<usize> = lanes_of.iter().flatten().map(|&(byte, _)| window_of(byte)).collect();
            starts.sort_unstable();
            starts.dedup();
            let part = |start: usize| {
                let (mut bytes, mut bits) = ([0; LANES], [8; LANES]);
                for (lane, &(byte, bit)) in
                    lanes_of.iter().enumerate().filter_map(|(lane, bit)| Some((lane, bit.as_ref()?)))
                {
                    if window_of(byte) == start {
                        (bytes[lane], bits[lane]) = ((byte - start) as u8, bit as u8);
                    }
                }
                let window = extractor.windows.iter().position(|&known| known == start).unwrap_or_else(|| {
                    extractor.windows.push(start);
                    extractor.windows.len() - 1
                });
                Part { window, bytes: lanes(k).table(&bytes), bits: powers.permute(lanes(k).table::<u8>(&bits)) }
            };
            let parts = starts.into_iter().map(part).collect();
            extractor.vectors.push(parts);
        }
        extractor
    }

    /// The bits of the row at `row`: a vector for each group of sixteen columns, whose lanes are zero where the bits
    /// are; `None` for a group without wanted bits.
    pub(super) fn of_row(&self, from: Input<'k, u8>, row: Expr<'k, Index>) -> Vec<Option<Vector<'k, u8>>> {
        let load = |&start: &usize| match self.window_bytes {
            LANES => from.load(lanes(self.k).at(row + start as isize)),
            bytes => self.k.fixed_lanes(2).splat(super::read(from, row, start, bytes)).reinterpret(),
        };
        let windows: Vec<Vector<'k, u8>> = self.windows.iter().map(load).collect();
        let find = |part: &Part<'k>| windows[part.window].permute(part.bytes) & part.bits;
        self.vectors.iter().map(|parts| parts.iter().map(find).reduce(|bits, more| bits | more)).collect()
    }
}

/// Accumulates one bit of each of eight rows in each byte lane, the first row's in the least significant bit.
pub(super) struct Sums<'k> {
    lanes: VectorVar<'k, u8>,
    /// The destination of each lane's byte.
    to: Vec<usize>,
}

impl<'k> Sums<'k> {
    /// For up to sixteen columns; call it before the loop over rows.
    pub(super) fn new(k: K<'k>, to: &[usize]) -> Sums<'k> {
        Sums { lanes: lanes(k).var(0u8), to: to.to_vec() }
    }

    /// Adds a row: sets `bit` where the mask is true.
    pub(super) fn add(&self, mask: Mask<'k>, bit: Vector<'k, u8>) {
        let before = self.lanes.get();
        self.lanes.set(mask.select(before + bit, before));
    }

    /// Stores the byte of each column at its destination plus `index`.
    pub(super) fn store(self, to: Output<'k, u8>, index: Expr<'k, Index>) {
        let sums = self.lanes.get();
        for (lane, &at) in self.to.iter().enumerate() {
            to.write::<u8>(index, at, sums.extract(lane as u32));
        }
    }
}

/// A vector of up to sixteen bytes, with zeros in the remaining lanes; `None` if there are no bytes.
pub(super) fn gathered<'k>(k: K<'k>, bytes: impl IntoIterator<Item = Option<Expr<'k, u8>>>) -> Option<Vector<'k, u8>> {
    let present = bytes.into_iter().enumerate().filter_map(|(lane, byte)| Some((lane as u32, byte?)));
    present.fold(None, |vector, (lane, byte)| Some(vector.unwrap_or_else(|| lanes(k).constant(0u8)).insert(lane, byte)))
}
