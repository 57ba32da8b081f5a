//! Bits of rows in vectors: sixteen columns at a time, a byte of a vector each.
//!
//! In: the bits of a row's bitmap that are wanted, in the order in which they are. Out: for a row, vectors whose lanes are
//! zero where a bit is.
//! A bitmap of up to 16 bytes is one load; a permutation brings to each lane the byte with its bit, and one instruction
//! leaves that bit. What the bits of columns are for eight rows is then sums of lanes ([`Sums`]), so that no bit is moved
//! by itself.
//! Invariant: no byte outside of the row is read.

use crate::row::RowLayout;
use kernelsmith_dsl::{Expr, FixedLanes, Index, Input, K, Mask, Output, Vector, VectorVar};

/// Columns of a vector.
pub(super) const LANES: usize = 16;

/// A byte of a row, and a bit of it.
pub(super) type Bit = (usize, u32);

pub(super) fn lanes(k: K<'_>) -> FixedLanes<'_> {
    k.fixed_lanes(LANES as u32)
}

/// Finds bits in rows of one layout.
pub(super) struct Bits<'k> {
    k: K<'k>,
    /// Where pieces of the bitmap begin, of which each is one load.
    windows: Vec<usize>,
    /// How long a piece is.
    window_bytes: usize,
    /// For each vector which lanes come out of which piece.
    vectors: Vec<Vec<Part<'k>>>,
}

/// Lanes out of a piece of the bitmap: for each lane the number of a byte, and the bit of it; no bit for other lanes.
struct Part<'k> {
    window: usize,
    bytes: Vector<'k, u8>,
    bits: Vector<'k, u8>,
}

impl<'k> Bits<'k> {
    /// What finds these bits. To be made before the loop over rows.
    pub(super) fn new(k: K<'k>, layout: &RowLayout, wanted: &[Option<Bit>]) -> Bits<'k> {
        let mut made = Bits { k, windows: Vec::new(), window_bytes: LANES, vectors: Vec::new() };
        let Some(start) = layout.nulls_at().filter(|_| wanted.iter().any(Option::is_some)) else {
            made.vectors.resize_with(wanted.len().div_ceil(LANES), Vec::new);
            return made;
        };
        // Of a row that is shorter than a vector the bitmap has one byte or two.
        let last = layout.row_bytes().checked_sub(LANES);
        if last.is_none() {
            made.window_bytes = layout.row_bytes() - start;
        }
        let window_of = |byte: usize| last.map_or(start, |last| last.min(start + (byte - start) / LANES * LANES));
        // 1, 2, 4 and so on in the first eight lanes, zero in the others.
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
                let window = made.windows.iter().position(|&known| known == start).unwrap_or_else(|| {
                    made.windows.push(start);
                    made.windows.len() - 1
                });
                Part { window, bytes: lanes(k).table(&bytes), bits: powers.permute(lanes(k).table::<u8>(&bits)) }
            };
            let parts = starts.into_iter().map(part).collect();
            made.vectors.push(parts);
        }
        made
    }

    /// The bits of the row that begins there: a vector for each sixteen, whose lanes are zero where the bits are; nothing for
    /// sixteen of which none is wanted.
    pub(super) fn of_row(&self, from: Input<'k, u8>, row: Expr<'k, Index>) -> Vec<Option<Vector<'k, u8>>> {
        let load = |&start: &usize| match self.window_bytes {
            LANES => from.load(lanes(self.k).at(row + start as isize)),
            bytes => self.k.fixed_lanes(2).splat(super::read(from, row, start, bytes)).reinterpret(),
        };
        let windows: Vec<Vector<'k, u8>> = self.windows.iter().map(load).collect();
        let find = |part: &Part<'k>| windows[part.window].permute(part.bytes) & part.bits;
        self.vectors.iter().map(|parts| parts.iter().map(find).reduce(|all, more| all | more)).collect()
    }
}

/// Bytes of which each collects a bit of each of eight rows, that of the first row being the least significant.
pub(super) struct Sums<'k> {
    lanes: VectorVar<'k, u8>,
    /// Where the byte of a lane goes.
    to: Vec<usize>,
}

impl<'k> Sums<'k> {
    /// For up to sixteen columns, before the loop over rows.
    pub(super) fn new(k: K<'k>, to: &[usize]) -> Sums<'k> {
        Sums { lanes: lanes(k).var(0u8), to: to.to_vec() }
    }

    /// Adds a row: its bit, where the mask is true.
    pub(super) fn add(&self, mask: Mask<'k>, bit: Vector<'k, u8>) {
        let before = self.lanes.get();
        self.lanes.set(mask.select(before + bit, before));
    }

    /// Writes the byte of each column to that place behind the index.
    pub(super) fn store(self, to: Output<'k, u8>, index: Expr<'k, Index>) {
        let all = self.lanes.get();
        for (lane, &at) in self.to.iter().enumerate() {
            to.write::<u8>(index, at, all.extract(lane as u32));
        }
    }
}

/// A vector of these bytes, of which there are up to sixteen, and of zeros; nothing if there are none.
pub(super) fn gathered<'k>(k: K<'k>, bytes: impl IntoIterator<Item = Option<Expr<'k, u8>>>) -> Option<Vector<'k, u8>> {
    let given = bytes.into_iter().enumerate().filter_map(|(lane, byte)| Some((lane as u32, byte?)));
    given.fold(None, |all, (lane, byte)| Some(all.unwrap_or_else(|| lanes(k).constant(0u8)).insert(lane, byte)))
}
