//! Row selections, and iteration over the selected rows.
//!
//! In: row numbers. Out: the rows, in that order, in tiles that stay in the cache.
//! Not here: processing them (see [`crate::interpret`]).

use std::ops::Range;

/// The rows to project, in order.
#[derive(Clone, Debug)]
pub enum Rows<'a> {
    /// A range of rows.
    Range(Range<usize>),
    /// A selection vector of row numbers.
    Selected(&'a [u32]),
}

impl Rows<'_> {
    /// The number of selected rows.
    pub fn len(&self) -> usize {
        match self {
            Rows::Range(range) => range.len(),
            Rows::Selected(numbers) => numbers.len(),
        }
    }

    /// Whether no row is selected.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The selection in tiles of [`TILE`] rows, each with the index of its first row in the selection.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (usize, Rows<'_>)> {
        (0..self.len()).step_by(TILE).map(move |first| {
            let last = self.len().min(first + TILE);
            let tile = match self {
                Rows::Range(range) => Rows::Range(range.start + first..range.start + last),
                Rows::Selected(numbers) => Rows::Selected(&numbers[first..last]),
            };
            (first, tile)
        })
    }

    /// The largest row number plus one.
    pub(crate) fn end(&self) -> usize {
        match self {
            Rows::Range(range) if range.is_empty() => 0,
            Rows::Range(range) => range.end,
            Rows::Selected(numbers) => numbers.iter().max().map_or(0, |&max| max as usize + 1),
        }
    }
}

/// Number of rows per tile. The interpreter processes all columns for one tile before the next, so that its rows stay
/// in the cache. A multiple of 8, so that a tile starts at a byte of a bitmap.
const TILE: usize = 512;

/// The cells of the selected rows.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) stride: usize,
    pub(crate) rows: &'a Rows<'a>,
}

impl Source<'_> {
    /// Calls `f` with each selected row. The kind of selection is decided outside of the loop.
    #[inline]
    pub(crate) fn each(&self, mut f: impl FnMut(usize, &[u8])) {
        let row = |number: usize| &self.bytes[number * self.stride..][..self.stride];
        match self.rows {
            Rows::Range(range) if range.is_empty() => {}
            Rows::Range(range) => {
                let bytes = &self.bytes[range.start * self.stride..range.end * self.stride];
                bytes.chunks_exact(self.stride).enumerate().for_each(|(to, row)| f(to, row));
            }
            Rows::Selected(numbers) => numbers.iter().enumerate().for_each(|(to, &from)| f(to, row(from as usize))),
        }
    }
}
