//! Buffers next to inaccessible pages, for tests: code that accesses memory past an end of the buffer faults
//! immediately.
//!
//! In: elements, and the end to guard. Out: [`GuardedBuffer`].
//! Invariant: the bytes next to the guarded end are inaccessible; those next to the other end hold a known value.
//! Not here: surviving the fault; run such code in a separate process. Under Miri, and on systems other than Unix, no
//! bytes are inaccessible.

use crate::error::ExecError;
use crate::pages::{self, GuardedPages};
use core::marker::PhantomData;

/// The end of a slice that is adjacent to an inaccessible page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// The slice starts at the start of a page; the page before it is inaccessible.
    Start,
    /// The slice ends at the end of a page; the page after it is inaccessible.
    End,
}

/// The value of bytes outside the slice.
const FILLER: u8 = 0xc5;

/// A slice between two inaccessible pages. It keeps its memory for reuse.
#[derive(Debug)]
pub struct GuardedBuffer<T = u8> {
    pages: GuardedPages,
    /// Start of the slice in bytes, and its length in elements.
    start: usize,
    len: usize,
    elements: PhantomData<T>,
}

impl<T: Copy> GuardedBuffer<T> {
    /// A slice with these elements.
    ///
    /// # Errors
    /// If the system has no memory for it, or `T` is aligned to more than a page.
    pub fn new(elements: &[T], edge: Edge) -> Result<GuardedBuffer<T>, ExecError> {
        if align_of::<T>() > pages::page_bytes() {
            return Err(ExecError::Unsupported {
                feature: "a buffer of elements that are aligned to more than a page",
            });
        }
        let pages = GuardedPages::map(round_up_to_pages(size_of_val(elements)))?;
        let mut buffer = GuardedBuffer { pages, start: 0, len: 0, elements: PhantomData };
        buffer.place(elements, edge);
        Ok(buffer)
    }

    /// Replaces the elements.
    ///
    /// # Errors
    /// If they need more memory than before, and the system has none.
    pub fn refill(&mut self, elements: &[T], edge: Edge) -> Result<(), ExecError> {
        let (wanted, has) = (round_up_to_pages(size_of_val(elements)), self.pages.bytes().len());
        // The buffer is filled and checked completely each time, so it should not be much larger than necessary.
        if !(wanted..=4 * wanted).contains(&has) {
            self.pages = GuardedPages::map(wanted)?;
        }
        self.place(elements, edge);
        Ok(())
    }

    fn place(&mut self, elements: &[T], edge: Edge) {
        let all = self.pages.bytes_mut();
        let len = size_of_val(elements);
        let start = match edge {
            Edge::Start => 0,
            Edge::End => all.len() - len,
        };
        all.fill(FILLER);
        let place = all[start..start + len].as_mut_ptr().cast::<T>();
        // SAFETY: `place` has `len` bytes that nobody else uses. It is aligned: pages are, as `new` checked, and the
        // size of `T` is a multiple of its alignment.
        unsafe { place.copy_from_nonoverlapping(elements.as_ptr(), elements.len()) };
        (self.start, self.len) = (start, elements.len());
    }

    /// The elements.
    pub fn slice(&self) -> &[T] {
        let first = self.pages.bytes()[self.start..].as_ptr().cast();
        // SAFETY: `place` wrote this number of aligned elements there; later writes stored elements too.
        unsafe { core::slice::from_raw_parts(first, self.len) }
    }

    /// The elements, mutable.
    pub fn slice_mut(&mut self) -> &mut [T] {
        let first = self.pages.bytes_mut()[self.start..].as_mut_ptr().cast();
        // SAFETY: like `slice`; the exclusive borrow excludes other users.
        unsafe { core::slice::from_raw_parts_mut(first, self.len) }
    }

    /// Whether the bytes around the slice are unchanged.
    pub fn is_intact(&self) -> bool {
        let (before, tail) = self.pages.bytes().split_at(self.start);
        before.iter().chain(&tail[self.len * size_of::<T>()..]).all(|byte| *byte == FILLER)
    }
}

/// Rounded up to pages, at least one, so that an empty buffer has an address.
fn round_up_to_pages(len: usize) -> usize {
    len.max(1).next_multiple_of(pages::page_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_of_large_alignment_are_refused() {
        // If it were placed, the result of `slice` would not be aligned, or not be valid elements.
        #[derive(Clone, Copy, Debug)]
        #[repr(align(131072))]
        struct Large(bool);
        let refused = GuardedBuffer::new(&[Large(true)], Edge::End).map(|buffer| buffer.slice()[0].0).unwrap_err();
        assert!(matches!(refused, ExecError::Unsupported { .. }), "{refused}");
    }

    #[test]
    fn little_after_much_takes_little() {
        let page = pages::page_bytes();
        let mut buffer = GuardedBuffer::new(&vec![1u8; 100 * page], Edge::End).unwrap();
        buffer.refill(&vec![2; 30 * page], Edge::Start).unwrap();
        assert_eq!(buffer.pages.bytes().len(), 100 * page);
        buffer.refill(&[3; 7], Edge::Start).unwrap();
        assert_eq!((buffer.pages.bytes().len(), buffer.slice()), (page, &[3; 7][..]));
        assert!(buffer.is_intact());
    }
}
