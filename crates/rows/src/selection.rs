//! Which rows a projection takes, and walking over them.
//!
//! In: numbers of rows. Out: the rows, in that order, in pieces that stay in the cache.
//! Not here: what becomes of them (see [`crate::interpret`]).

use std::ops::Range;

/// Which rows are projected, in which order.
#[derive(Clone, Debug)]
pub enum Rows<'a> {
    /// Those of a range.
    Range(Range<usize>),
    /// A selection vector: their numbers.
    Selected(&'a [u32]),
}

impl Rows<'_> {
    /// How many.
    pub fn len(&self) -> usize {
        match self {
            Rows::Range(range) => range.len(),
            Rows::Selected(numbers) => numbers.len(),
        }
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The same in pieces of [`TILE`], each with the place of its first row among all.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = (usize, Rows<'_>)> {
        (0..self.len()).step_by(TILE).map(|first| {
            let last = self.len().min(first + TILE);
            let tile = match self {
                Rows::Range(range) => Rows::Range(range.start + first..range.start + last),
                Rows::Selected(numbers) => Rows::Selected(&numbers[first..last]),
            };
            (first, tile)
        })
    }

    /// The least number that is too great.
    pub(crate) fn end(&self) -> usize {
        match self {
            Rows::Range(range) if range.is_empty() => 0,
            Rows::Range(range) => range.end,
            Rows::Selected(numbers) => numbers.iter().max().map_or(0, |&most| most as usize + 1),
        }
    }
}

/// Columns come one after the other for so many rows at a time, which then are in the cache for the next column. A multiple
/// of 8, so that a piece begins at a byte of a bitmap.
const TILE: usize = 512;

/// Where the cells of the chosen rows are.
#[derive(Clone, Copy)]
pub(crate) struct Source<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) stride: usize,
    pub(crate) rows: &'a Rows<'a>,
}

impl Source<'_> {
    /// Calls with the place of each chosen row: the choice of a loop is made outside of it.
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
