//! Bytes that come and go without being cleared each time.
//!
//! In: how many are wanted. Out: that many at the end, zero or, for who writes each of them, whatever was there before.
//! Clearing rows takes a third of the time that generated code takes to fill them.
//! Invariants: what was taken back is never seen, but by who said that it writes everything; beyond the end there is memory
//! for so many bytes more, which whoever moves bytes in larger pieces may read and write.

use std::ops::{Deref, DerefMut};

/// Rows.
pub(crate) type Cells = Bytes<0>;

/// The bytes of texts, which move in pieces of this many: the last one may go beyond the end.
pub(crate) type Arena = Bytes<PIECE>;

/// See [`Arena`].
pub(crate) const PIECE: usize = 32;

/// The system has no memory for so many bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OutOfMemory {
    pub(crate) bytes: usize,
}

/// A list of bytes whose memory stays initialised beyond its end: for so many more at least.
#[derive(Default)]
pub(crate) struct Bytes<const SLACK: usize> {
    /// Empty as long as nothing was added.
    memory: Vec<u8>,
    used: usize,
}

impl<const SLACK: usize> Bytes<SLACK> {
    /// Takes memory for so many bytes behind the first ones.
    pub(crate) fn reserve(&mut self, first: usize, n: usize) -> Result<(), OutOfMemory> {
        let all =
            first.checked_add(n).and_then(|all| all.checked_add(SLACK)).ok_or(OutOfMemory { bytes: usize::MAX })?;
        let more = all.saturating_sub(self.memory.len());
        self.memory.try_reserve(more).map_err(|_| OutOfMemory { bytes: all })
    }

    /// Adds so many zeros.
    pub(crate) fn grow(&mut self, n: usize) {
        let (before, end) = (self.used, self.used + n);
        let known = end.min(self.memory.len());
        self.memory[before..known].fill(0);
        self.grow_unwritten(n);
    }

    /// Adds so many bytes, each of which the caller writes.
    pub(crate) fn grow_unwritten(&mut self, n: usize) {
        self.used += n;
        self.memory.resize(self.memory.len().max(self.used + SLACK), 0);
    }

    /// Adds these.
    pub(crate) fn extend(&mut self, bytes: &[u8]) {
        let before = self.used;
        self.grow_unwritten(bytes.len());
        self[before..].copy_from_slice(bytes);
    }

    /// Takes back all but the first ones.
    pub(crate) fn truncate(&mut self, n: usize) {
        self.used = self.used.min(n);
    }

    /// The bytes and those beyond the end, of which there are enough.
    pub(crate) fn with_slack(&self) -> &[u8] {
        if self.memory.is_empty() { const { &[0; SLACK] } } else { &self.memory }
    }

    /// As [`Bytes::with_slack`], to be written.
    pub(crate) fn with_slack_mut(&mut self) -> &mut [u8] {
        self.grow_unwritten(0);
        &mut self.memory
    }
}

impl<const SLACK: usize> From<Vec<u8>> for Bytes<SLACK> {
    fn from(memory: Vec<u8>) -> Self {
        let mut bytes = Bytes { used: memory.len(), memory };
        bytes.grow_unwritten(0);
        bytes
    }
}

impl<const SLACK: usize> Deref for Bytes<SLACK> {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.memory[..self.used]
    }
}

impl<const SLACK: usize> DerefMut for Bytes<SLACK> {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.memory[..self.used]
    }
}

impl<const SLACK: usize> Clone for Bytes<SLACK> {
    fn clone(&self) -> Self {
        Bytes::from(self.to_vec())
    }
}

impl<const SLACK: usize> PartialEq for Bytes<SLACK> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<const SLACK: usize> Eq for Bytes<SLACK> {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_there_before_is_seen_by_who_asks_for_it() {
        let mut cells = Cells::from(vec![1, 2, 3]);
        cells.truncate(1);
        assert_eq!((&cells[..], cells == Cells::from(vec![1])), (&[1][..], true));
        cells.grow(4);
        assert_eq!(cells[..], [1, 0, 0, 0, 0]);
        cells[1..].fill(9);
        cells.truncate(2);
        cells.grow_unwritten(2);
        assert_eq!(cells.len(), 4);
        assert_eq!(cells.clone()[..2], [1, 9]);
        cells.grow_unwritten(5);
        assert_eq!(cells[5..], [0; 4]);
    }

    #[test]
    fn beyond_the_end_there_is_always_a_piece() {
        let check = |arena: &mut Arena| {
            let wanted = arena.len() + PIECE;
            assert!(arena.with_slack().len() >= wanted && arena.with_slack_mut().len() >= wanted);
        };
        check(&mut Arena::from(vec![1, 2, 3]));
        let mut arena = Arena::default();
        assert_eq!(arena.with_slack().len(), PIECE);
        check(&mut arena);
        for n in [0, 1, 5, 100] {
            arena.extend(&vec![7; n]);
            check(&mut arena);
            arena.grow(n);
            check(&mut arena);
        }
        assert_eq!(arena[..5], [7, 0, 7, 7, 7]);
        arena.truncate(1);
        check(&mut arena);
        // What was moved there with the end of something else is not seen.
        arena.with_slack_mut()[1..].fill(9);
        arena.grow(2);
        assert_eq!(arena[..], [7, 0, 0]);
        assert_eq!(arena.clone().with_slack().len(), 3 + PIECE);
    }
}
