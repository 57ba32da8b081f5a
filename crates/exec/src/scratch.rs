//! Bytes that are written one number after another, for one comparison and one store each.
//!
//! In: numbers and places to fill. Out: the bytes, in their order.
//! Invariant: all memory from the start to the end has values; `at` is in it, and what is before it was written.
//! Not here: who needs it (see the manager's keys). A slice is asked whether a word begins in it and whether it ends there;
//! with the loop around, these are more branches than a processor takes in a cycle.
//!
//! What is rarely done takes memory by value and gives it in registers: a `Scratch` that is nowhere by address, not even for
//! a result, stays in registers itself.

use std::cell::Cell;
use std::fmt;
use std::mem::{ManuallyDrop, take};
use std::ptr;

/// The least memory that is taken, and what each thread keeps for the next.
const LEAST_BYTES: usize = 16 * 1024;

type Memory = Box<[u8; LEAST_BYTES]>;

thread_local! {
    static SPARE: Cell<Option<Memory>> = const { Cell::new(None) };
}

/// Bytes that grow at their end, in memory that the thread keeps for the next.
///
/// ```
/// use kernelsmith_exec::scratch::Scratch;
///
/// let mut bytes = Scratch::new();
/// bytes.push(0x0201, 2);
/// bytes.room(1).copy_from_slice(&[3]);
/// assert_eq!(bytes.bytes(), [1, 2, 3]);
/// ```
pub struct Scratch {
    start: *mut u8,
    at: *mut u8,
    /// Before it a whole word may begin; all three are null without memory.
    limit: *mut u8,
}

/// How many bytes of the memory are behind the limit.
const BEHIND_LIMIT: usize = 7;

// SAFETY: it owns its memory, as a box does.
unsafe impl Send for Scratch {}
// SAFETY: as above.
unsafe impl Sync for Scratch {}

impl Scratch {
    /// None, and no memory.
    #[inline(always)]
    pub const fn new() -> Scratch {
        Scratch { start: ptr::null_mut(), at: ptr::null_mut(), limit: ptr::null_mut() }
    }

    /// Appends the low bytes of a number, at most eight, if there is room for a word; says whether.
    #[inline(always)]
    pub fn try_push(&mut self, number: u64, n_bytes: usize) -> bool {
        let has_room = self.at < self.limit;
        if has_room {
            // SAFETY: eight bytes and more are between here and the end. Those that are too many are written over.
            unsafe { self.at.cast::<[u8; 8]>().write(number.to_le_bytes()) };
            // SAFETY: as above.
            self.at = unsafe { self.at.add(n_bytes.min(8)) };
        }
        has_room
    }

    /// Appends the low bytes of a number, at most eight.
    #[inline(always)]
    pub fn push(&mut self, number: u64, n_bytes: usize) {
        if !self.try_push(number, n_bytes) {
            self.lengthen(8);
            self.try_push(number, n_bytes);
        }
    }

    /// Appends so many bytes, to be filled; they have any values.
    #[inline(always)]
    pub fn room(&mut self, n_bytes: usize) -> &mut [u8] {
        if n_bytes > self.capacity() - self.len() {
            self.lengthen(n_bytes);
        }
        let place = self.at;
        if n_bytes == 0 {
            return &mut [];
        }
        // SAFETY: so many bytes are between here and the end.
        self.at = unsafe { place.add(n_bytes) };
        // SAFETY: they have values, and nobody else has them while `self` is borrowed.
        unsafe { std::slice::from_raw_parts_mut(place, n_bytes) }
    }

    /// What was written.
    #[inline(always)]
    pub fn bytes(&self) -> &[u8] {
        if self.is_empty() {
            return &[];
        }
        // SAFETY: they have values, and nobody writes them while `self` is borrowed.
        unsafe { std::slice::from_raw_parts(self.start, self.len()) }
    }

    /// How many bytes were written.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.at.addr() - self.start.addr()
    }

    /// Whether none was written.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.at == self.start
    }

    #[inline(always)]
    fn capacity(&self) -> usize {
        if self.start.is_null() { 0 } else { self.limit.addr() - self.start.addr() + BEHIND_LIMIT }
    }

    /// Takes memory with room for so many bytes more.
    #[inline(always)]
    fn lengthen(&mut self, n_more: usize) {
        let len = self.len();
        let memory = longer(take(self).into_box(), len, n_more);
        assert!(len <= memory.len() - BEHIND_LIMIT);
        let n_before_limit = memory.len() - BEHIND_LIMIT;
        let start = Box::into_raw(memory).cast::<u8>();
        // SAFETY: so many bytes there are.
        let at = unsafe { start.add(len) };
        // SAFETY: as above.
        let limit = unsafe { start.add(n_before_limit) };
        *self = Scratch { start, at, limit };
    }

    /// The memory.
    #[inline(always)]
    fn into_box(self) -> Box<[u8]> {
        let this = ManuallyDrop::new(self);
        if this.start.is_null() {
            return Box::default();
        }
        let memory = ptr::slice_from_raw_parts_mut(this.start, this.capacity());
        // SAFETY: it came from a box of that length, which is nowhere else.
        unsafe { Box::from_raw(memory) }
    }
}

/// More memory, so many bytes of which are those of the old.
#[inline(never)]
fn longer(old: Box<[u8]>, len: usize, n_more: usize) -> Box<[u8]> {
    let n_bytes = (len + n_more).next_power_of_two().max(LEAST_BYTES);
    if old.is_empty()
        && n_bytes == LEAST_BYTES
        && let Ok(Some(spare)) = SPARE.try_with(Cell::take)
    {
        return spare;
    }
    let mut memory = old.into_vec();
    memory.resize(n_bytes, 0);
    memory.into()
}

/// Keeps memory for the next, or frees it.
#[inline(never)]
fn give_back(memory: Box<[u8]>) {
    if let Ok(memory) = Memory::try_from(memory) {
        // Not at the thread's end: then it is freed.
        let _ = SPARE.try_with(|spare| spare.set(Some(memory)));
    }
}

impl Default for Scratch {
    #[inline(always)]
    fn default() -> Scratch {
        Scratch::new()
    }
}

impl Drop for Scratch {
    #[inline(always)]
    fn drop(&mut self) {
        if !self.start.is_null() {
            give_back(take(self).into_box());
        }
    }
}

impl fmt::Debug for Scratch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Scratch").field(&self.bytes()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_are_those_of_a_vector() {
        for round in 0..3u64 {
            let mut scratch = Scratch::new();
            assert!(scratch.is_empty() && scratch.bytes().is_empty() && scratch.capacity() == 0);
            assert!(!scratch.try_push(1, 1) && scratch.room(0).is_empty());
            let mut wanted = Vec::new();
            for number in 0..1000u64 {
                let value = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ round;
                let n_bytes = (value % 9) as usize;
                if number % 10 == 0 {
                    let n_bytes = (value % 300) as usize;
                    scratch.room(n_bytes).fill(number as u8);
                    wanted.resize(wanted.len() + n_bytes, number as u8);
                }
                scratch.push(value, n_bytes);
                wanted.extend_from_slice(&value.to_le_bytes()[..n_bytes]);
                assert_eq!(scratch.len(), wanted.len());
            }
            assert_eq!(scratch.bytes(), wanted);
            assert!(scratch.capacity() >= wanted.len());
        }
    }

    #[test]
    fn the_last_bytes_are_room_for_places_and_not_for_words() {
        let mut scratch = Scratch::new();
        scratch.room(LEAST_BYTES - 8).fill(1);
        assert!(scratch.try_push(2, 1) && !scratch.try_push(3, 1));
        assert_eq!(scratch.capacity(), LEAST_BYTES);
        scratch.room(7).fill(4);
        assert_eq!((scratch.len(), scratch.capacity()), (LEAST_BYTES, LEAST_BYTES));
        scratch.push(5, 8);
        assert_eq!(scratch.bytes()[LEAST_BYTES - 8..], [2, 4, 4, 4, 4, 4, 4, 4, 5, 0, 0, 0, 0, 0, 0, 0]);
    }

    #[test]
    fn memory_is_used_again_and_not_by_two() {
        let address = |scratch: &mut Scratch| scratch.room(1).as_ptr();
        let mut first = Scratch::new();
        let of_first = address(&mut first);
        let mut second = Scratch::new();
        assert_ne!(address(&mut second), of_first);
        drop(first);
        assert_eq!(address(&mut Scratch::new()), of_first);
    }
}
