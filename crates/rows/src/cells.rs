//! Bytes that come and go without being cleared each time.
//!
//! In: how many are wanted. Out: that many at the end, zero or, for who writes each of them, whatever was there before.
//! Clearing rows takes a third of the time that generated code takes to fill them.
//! Invariant: what was taken back is never seen, but by who said that it writes everything.

use std::ops::{Deref, DerefMut};

/// A list of bytes whose memory stays initialised beyond its end.
#[derive(Default)]
pub(crate) struct Cells {
    memory: Vec<u8>,
    used: usize,
}

impl Cells {
    /// Adds so many zeros.
    pub(crate) fn grow(&mut self, n: usize) {
        let (before, end) = (self.used, self.used + n);
        let known = end.min(self.memory.len());
        self.memory[before..known].fill(0);
        self.memory.resize(self.memory.len().max(end), 0);
        self.used = end;
    }

    /// Adds so many bytes, each of which the caller writes.
    pub(crate) fn grow_unwritten(&mut self, n: usize) {
        self.used += n;
        self.memory.resize(self.memory.len().max(self.used), 0);
    }

    /// Takes back all but the first ones.
    pub(crate) fn truncate(&mut self, n: usize) {
        self.used = self.used.min(n);
    }
}

impl From<Vec<u8>> for Cells {
    fn from(memory: Vec<u8>) -> Cells {
        Cells { used: memory.len(), memory }
    }
}

impl Deref for Cells {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.memory[..self.used]
    }
}

impl DerefMut for Cells {
    fn deref_mut(&mut self) -> &mut [u8] {
        &mut self.memory[..self.used]
    }
}

impl Clone for Cells {
    fn clone(&self) -> Cells {
        Cells::from(self.to_vec())
    }
}

impl PartialEq for Cells {
    fn eq(&self, other: &Cells) -> bool {
        **self == **other
    }
}

impl Eq for Cells {}

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
}
