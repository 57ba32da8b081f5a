//! Buffers beside pages that nobody may touch, for tests: code that reads or writes past an end of one dies at once.
//!
//! In: elements, and the end that is watched. Out: [`GuardedBuffer`].
//! Invariant: of the bytes around the buffer those on the watched side are inaccessible, the others hold a known value.
//! Not here: surviving the fault: run such code in a process of its own. Under Miri, and elsewhere than on unix, nothing is
//! inaccessible.

use crate::error::ExecError;
use crate::pages::{self, GuardedPages};
use core::marker::PhantomData;

/// Which end of a slice is beside an inaccessible page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Edge {
    /// It begins with a page, and the page before is inaccessible.
    Start,
    /// It ends with a page, and the page behind is inaccessible.
    End,
}

/// What stands where the buffer does not reach.
const FILLER: u8 = 0xc5;

/// A slice between two inaccessible pages. It keeps its memory for the next elements.
#[derive(Debug)]
pub struct GuardedBuffer<T = u8> {
    pages: GuardedPages,
    /// Where the slice begins, in bytes, and how many elements it has.
    start: usize,
    len: usize,
    elements: PhantomData<T>,
}

impl<T: Copy> GuardedBuffer<T> {
    /// A slice of these elements.
    ///
    /// # Errors
    /// If the system has no memory for it, or `T` is aligned to more than a page.
    pub fn new(elements: &[T], edge: Edge) -> Result<GuardedBuffer<T>, ExecError> {
        if align_of::<T>() > pages::page_bytes() {
            return Err(ExecError::Unsupported { what: "a buffer of elements that are aligned to more than a page" });
        }
        let pages = GuardedPages::map(whole_pages(size_of_val(elements)))?;
        let mut buffer = GuardedBuffer { pages, start: 0, len: 0, elements: PhantomData };
        buffer.place(elements, edge);
        Ok(buffer)
    }

    /// Holds other elements, whatever was held before.
    ///
    /// # Errors
    /// If they need other memory, and the system has none.
    pub fn refill(&mut self, elements: &[T], edge: Edge) -> Result<(), ExecError> {
        let (wanted, has) = (whole_pages(size_of_val(elements)), self.pages.bytes().len());
        // All that there is is filled and looked at each time, so it should not be much more than what is wanted.
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
        // SAFETY: the place is `len` bytes that nobody else has. It is aligned: pages are, as `new` checked, and the size of
        // `T` is a multiple of its alignment.
        unsafe { place.copy_from_nonoverlapping(elements.as_ptr(), elements.len()) };
        (self.start, self.len) = (start, elements.len());
    }

    /// The elements.
    pub fn slice(&self) -> &[T] {
        let first = self.pages.bytes()[self.start..].as_ptr().cast();
        // SAFETY: `place` put that many elements there, aligned; whoever changed them wrote elements.
        unsafe { core::slice::from_raw_parts(first, self.len) }
    }

    /// The elements, to be changed.
    pub fn slice_mut(&mut self) -> &mut [T] {
        let first = self.pages.bytes_mut()[self.start..].as_mut_ptr().cast();
        // SAFETY: as for `slice`; the exclusive borrow excludes others.
        unsafe { core::slice::from_raw_parts_mut(first, self.len) }
    }

    /// Whether the bytes beside the slice are as they were.
    pub fn is_intact(&self) -> bool {
        let (before, rest) = self.pages.bytes().split_at(self.start);
        before.iter().chain(&rest[self.len * size_of::<T>()..]).all(|byte| *byte == FILLER)
    }
}

/// At least one page, so that an empty buffer has an address.
fn whole_pages(len: usize) -> usize {
    len.max(1).next_multiple_of(pages::page_bytes())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_of_large_alignment_are_refused() {
        // Were they placed, what `slice` gives would not be aligned, or no elements at all.
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
