//! Byte buffers that reuse memory without clearing it.
//!
//! In: sizes. Out: bytes appended at the end: zeros, or unspecified bytes for callers that write each of them.
//! Clearing rows takes a third of the time that generated code takes to fill them.
//! Invariants: removed bytes are never visible again, except to callers that promise to write every byte; `SLACK` bytes
//! of initialised memory follow the end, so that copies in larger pieces may read and write there.

use std::ops::{Deref, DerefMut};

/// The bytes of rows.
pub(crate) type Cells = Bytes<0>;

/// The bytes of texts. They are copied in pieces of this many bytes, and the last piece may extend past the end.
pub(crate) type Arena = Bytes<PIECE>;

/// The size of a copied piece in bytes; see [`Arena`].
pub(crate) const PIECE: usize = 32;

/// The system has no memory for this many bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct OutOfMemory {
    pub(crate) bytes: usize,
}

/// A byte buffer with at least `SLACK` bytes of initialised memory after its end.
#[derive(Default)]
pub(crate) struct Bytes<const SLACK: usize> {
    /// Empty until bytes are added.
    memory: Vec<u8>,
    used: usize,
}

impl<const SLACK: usize> Bytes<SLACK> {
    /// Reserves memory for `n` bytes after the first `first` bytes.
    pub(crate) fn reserve(&mut self, first: usize, n: usize) -> Result<(), OutOfMemory> {
        let total =
            first.checked_add(n).and_then(|total| total.checked_add(SLACK)).ok_or(OutOfMemory { bytes: usize::MAX })?;
        let more = total.saturating_sub(self.memory.len());
        self.memory.try_reserve(more).map_err(|_| OutOfMemory { bytes: total })
    }

    /// Appends `n` zeros.
    pub(crate) fn grow(&mut self, n: usize) {
        let (before, end) = (self.used, self.used + n);
        let known = end.min(self.memory.len());
        self.memory[before..known].fill(0);
        self.grow_unwritten(n);
    }

    /// Appends `n` bytes, each of which the caller must write.
    pub(crate) fn grow_unwritten(&mut self, n: usize) {
        self.used += n;
        self.memory.resize(self.memory.len().max(self.used + SLACK), 0);
    }

    /// Appends these bytes.
    pub(crate) fn extend(&mut self, bytes: &[u8]) {
        let before = self.used;
        self.grow_unwritten(bytes.len());
        self[before..].copy_from_slice(bytes);
    }

    /// Truncates the buffer to `n` bytes.
    pub(crate) fn truncate(&mut self, n: usize) {
        self.used = self.used.min(n);
    }

    /// The bytes, including the slack after the end.
    pub(crate) fn with_slack(&self) -> &[u8] {
        if self.memory.is_empty() { const { &[0; SLACK] } } else { &self.memory }
    }

    /// Like [`Bytes::with_slack`], mutable.
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
        // Bytes that earlier contents wrote into the slack are not visible.
        arena.with_slack_mut()[1..].fill(9);
        arena.grow(2);
        assert_eq!(arena[..], [7, 0, 0]);
        assert_eq!(arena.clone().with_slack().len(), 3 + PIECE);
    }
}
