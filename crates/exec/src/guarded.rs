//! Buffers beside pages that nobody may touch, for tests: code that reads or writes past an end of one dies at once.
//!
//! In: bytes, and the end that is watched. Out: [`GuardedBuffer`].
//! Invariant: of the bytes around the buffer those on the watched side are inaccessible, the others hold a known value.
//! Not here: surviving the fault: run such code in a process of its own. Under Miri, and elsewhere than on unix, nothing is
//! inaccessible.

use crate::error::ExecError;
use crate::pages::{self, GuardedPages};

/// Which end of a buffer is beside an inaccessible page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// The first byte is the first of its page, and the page before is inaccessible.
    Start,
    /// The last byte is the last of its page, and the page behind is inaccessible.
    End,
}

/// What stands where the buffer does not reach.
const FILLER: u8 = 0xc5;

/// A buffer between two inaccessible pages. It keeps its memory for the next bytes.
#[derive(Debug)]
pub struct GuardedBuffer {
    pages: GuardedPages,
    start: usize,
    len: usize,
}

impl GuardedBuffer {
    /// A buffer with these bytes.
    ///
    /// # Errors
    /// If the system has no memory for it.
    pub fn new(bytes: &[u8], edge: Edge) -> Result<GuardedBuffer, ExecError> {
        let mut buffer = GuardedBuffer { pages: GuardedPages::map(whole_pages(bytes.len()))?, start: 0, len: 0 };
        buffer.place(bytes, edge);
        Ok(buffer)
    }

    /// Holds other bytes, whatever was held before.
    ///
    /// # Errors
    /// If they are more than before, and the system has no memory for them.
    pub fn refill(&mut self, bytes: &[u8], edge: Edge) -> Result<(), ExecError> {
        if bytes.len() > self.pages.bytes().len() {
            self.pages = GuardedPages::map(whole_pages(bytes.len()))?;
        }
        self.place(bytes, edge);
        Ok(())
    }

    fn place(&mut self, bytes: &[u8], edge: Edge) {
        let all = self.pages.bytes_mut();
        let start = match edge {
            Edge::Start => 0,
            Edge::End => all.len() - bytes.len(),
        };
        all.fill(FILLER);
        all[start..start + bytes.len()].copy_from_slice(bytes);
        (self.start, self.len) = (start, bytes.len());
    }

    /// The bytes.
    pub fn bytes(&self) -> &[u8] {
        &self.pages.bytes()[self.start..self.start + self.len]
    }

    /// The bytes, to be changed.
    pub fn bytes_mut(&mut self) -> &mut [u8] {
        &mut self.pages.bytes_mut()[self.start..self.start + self.len]
    }

    /// Whether the bytes beside the buffer are as they were.
    pub fn is_intact(&self) -> bool {
        let all = self.pages.bytes();
        let (before, rest) = all.split_at(self.start);
        before.iter().chain(&rest[self.len..]).all(|byte| *byte == FILLER)
    }
}

/// At least one page, so that an empty buffer has an address.
fn whole_pages(len: usize) -> usize {
    len.max(1).next_multiple_of(pages::page_bytes())
}
