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
    /// Before it a whole word may begin: so many bytes behind it are memory, too. Without memory, all three are equal.
    limit: *mut u8,
}

/// A word less the byte at which it begins.
const BEHIND_LIMIT: usize = 7;

// SAFETY: it owns its memory, as a box does.
unsafe impl Send for Scratch {}
// SAFETY: as above.
unsafe impl Sync for Scratch {}

impl Scratch {
    /// None, and no memory.
    #[inline(always)]
    pub const fn new() -> Scratch {
        let nowhere = ptr::dangling_mut();
        Scratch { start: nowhere, at: nowhere, limit: nowhere }
    }

    /// Appends the low bytes of a number, at most eight, if there is room for a word; says whether.
    #[inline(always)]
    pub fn try_push(&mut self, number: u64, n_bytes: usize) -> bool {
        let has_room = self.at < self.limit;
        if has_room {
            // SAFETY: eight bytes are between here and the end. Those that are too many are written over.
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
        if self.at.addr().checked_add(n_bytes).is_none_or(|end| end > self.limit.addr()) {
            self.lengthen(n_bytes);
        }
        let place = self.at;
        // SAFETY: so many bytes are between here and the limit.
        self.at = unsafe { place.add(n_bytes) };
        // SAFETY: they have values, and nobody else has them while `self` is borrowed.
        unsafe { std::slice::from_raw_parts_mut(place, n_bytes) }
    }

    /// What was written.
    #[inline(always)]
    pub fn bytes(&self) -> &[u8] {
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

    /// Takes memory with room for so many bytes more.
    #[inline(always)]
    fn lengthen(&mut self, n_more: usize) {
        let len = self.len();
        let Scratch { start, limit, .. } = *ManuallyDrop::new(take(self));
        // SAFETY: they were those of a `Scratch` that is gone.
        let (start, limit) = unsafe { longer(start, limit, len, n_more) };
        // SAFETY: so many bytes there are.
        let at = unsafe { start.add(len) };
        *self = Scratch { start, at, limit };
    }
}

/// The memory of a `Scratch`, which is gone, between its start and its limit.
unsafe fn memory(start: *mut u8, limit: *mut u8) -> Box<[u8]> {
    if start == limit {
        return Box::default();
    }
    let memory = ptr::slice_from_raw_parts_mut(start, limit.addr() - start.addr() + BEHIND_LIMIT);
    // SAFETY: it came from a box of that length, which is nowhere else.
    unsafe { Box::from_raw(memory) }
}

/// Instead of such memory one with so many bytes of it and, before its limit, room for so many more.
#[inline(never)]
unsafe fn longer(start: *mut u8, limit: *mut u8, len: usize, n_more: usize) -> (*mut u8, *mut u8) {
    // SAFETY: as our caller promises.
    let old = unsafe { memory(start, limit) };
    let n_bytes = len.saturating_add(n_more).saturating_add(BEHIND_LIMIT).max(LEAST_BYTES);
    let spare = if old.is_empty() && n_bytes == LEAST_BYTES { SPARE.try_with(Cell::take).ok().flatten() } else { None };
    let new: Box<[u8]> = match spare {
        Some(spare) => spare,
        None => {
            let mut bytes = old.into_vec();
            bytes.resize(n_bytes.checked_next_power_of_two().unwrap_or(usize::MAX), 0);
            bytes.into()
        }
    };
    let n_before_limit = new.len() - BEHIND_LIMIT;
    let start = Box::into_raw(new).cast::<u8>();
    // SAFETY: so many bytes there are.
    (start, unsafe { start.add(n_before_limit) })
}

/// Keeps such memory for the next, or frees it.
#[inline(never)]
unsafe fn give_back(start: *mut u8, limit: *mut u8) {
    // SAFETY: as our caller promises.
    let memory = unsafe { memory(start, limit) };
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
        if self.start != self.limit {
            // SAFETY: this is the end of `self`.
            unsafe { give_back(self.start, self.limit) };
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
            assert!(scratch.is_empty() && scratch.bytes().is_empty());
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
        }
    }

    #[test]
    fn words_and_places_end_where_memory_does() {
        for n_before in LEAST_BYTES - 20..LEAST_BYTES + 20 {
            for (n_place, n_word) in [(0, 8), (1, 1), (7, 8), (8, 3), (13, 8)] {
                let mut scratch = Scratch::new();
                scratch.room(n_before).fill(1);
                scratch.room(n_place).fill(2);
                scratch.push(0x0807_0605_0403_0201, n_word);
                let word = [1, 2, 3, 4, 5, 6, 7, 8];
                let wanted = [&vec![1; n_before][..], &vec![2; n_place], &word[..n_word]].concat();
                assert_eq!(scratch.bytes(), wanted, "{n_before} {n_place} {n_word}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "capacity overflow")]
    fn too_much_room_is_refused() {
        let mut scratch = Scratch::new();
        scratch.push(1, 1);
        scratch.room(usize::MAX - 3);
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
