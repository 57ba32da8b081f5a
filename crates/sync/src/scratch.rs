//! A byte buffer that appends a number with one comparison and one store.
//!
//! In: numbers, and requests for byte ranges. Out: the bytes, in order.
//! Invariant: all memory from the start to the end is initialised; `at` is inside it, and the bytes before `at` were
//! written.
//! Not here: its users (see the manager's keys). A slice needs two checks per write, for the start and for the end of a
//! word; with the surrounding loop, these are more branches than a processor executes per cycle.
//!
//! Rare operations take the pointers by value and return them in registers: a `Scratch` whose address is never taken
//! stays in registers.

use std::cell::Cell;
use std::fmt;
use std::mem::{ManuallyDrop, take};
use std::ptr;

/// Minimum allocation in bytes, and the memory that each thread keeps for reuse.
const MIN_BYTES: usize = 16 * 1024;

type Memory = Box<[u8; MIN_BYTES]>;

thread_local! {
    static SPARE: Cell<Option<Memory>> = const { Cell::new(None) };
}

/// Growing bytes, in memory that the thread reuses.
///
/// ```
/// use kernelsmith_sync::scratch::Scratch;
///
/// let mut bytes = Scratch::new();
/// bytes.push(0x0201, 2);
/// bytes.reserve(1).copy_from_slice(&[3]);
/// assert_eq!(bytes.bytes(), [1, 2, 3]);
/// ```
pub struct Scratch {
    start: *mut u8,
    at: *mut u8,
    /// A word may start before this address: `BEHIND_LIMIT` bytes after it are also memory. Without memory, all three
    /// pointers are equal.
    limit: *mut u8,
}

/// Size of a word in bytes, minus one.
const BEHIND_LIMIT: usize = 7;

// SAFETY: it owns its memory, like a box.
unsafe impl Send for Scratch {}
// SAFETY: as above.
unsafe impl Sync for Scratch {}

impl Scratch {
    /// An empty buffer without memory.
    #[inline(always)]
    pub const fn new() -> Scratch {
        let nowhere = ptr::dangling_mut();
        Scratch { start: nowhere, at: nowhere, limit: nowhere }
    }

    /// Appends the low `n_bytes` bytes of a number, at most eight, if there is space for a word; returns whether it
    /// did.
    #[inline(always)]
    pub fn try_push(&mut self, number: u64, n_bytes: usize) -> bool {
        let fits = self.at < self.limit;
        if fits {
            // SAFETY: there are eight bytes between here and the end. The next write overwrites the excess bytes.
            unsafe { self.at.cast::<[u8; 8]>().write(number.to_le_bytes()) };
            // SAFETY: as above.
            self.at = unsafe { self.at.add(n_bytes.min(8)) };
        }
        fits
    }

    /// Appends the low `n_bytes` bytes of a number, at most eight.
    #[inline(always)]
    pub fn push(&mut self, number: u64, n_bytes: usize) {
        if !self.try_push(number, n_bytes) {
            self.lengthen(8);
            self.try_push(number, n_bytes);
        }
    }

    /// Appends `n_bytes` bytes with unspecified values, to be filled in.
    #[inline(always)]
    pub fn reserve(&mut self, n_bytes: usize) -> &mut [u8] {
        if self.at.addr().checked_add(n_bytes).is_none_or(|end| end > self.limit.addr()) {
            self.lengthen(n_bytes);
        }
        let place = self.at;
        // SAFETY: there are `n_bytes` bytes between here and the limit.
        self.at = unsafe { place.add(n_bytes) };
        // SAFETY: they are initialised, and nobody else uses them while `self` is borrowed.
        unsafe { std::slice::from_raw_parts_mut(place, n_bytes) }
    }

    /// The bytes written so far.
    #[inline(always)]
    pub fn bytes(&self) -> &[u8] {
        // SAFETY: they are initialised, and nobody writes them while `self` is borrowed.
        unsafe { std::slice::from_raw_parts(self.start, self.len()) }
    }

    /// Number of bytes written.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.at.addr() - self.start.addr()
    }

    /// Whether no bytes were written.
    #[inline(always)]
    pub fn is_empty(&self) -> bool {
        self.at == self.start
    }

    /// Grows the memory to hold at least `n_more` more bytes.
    #[inline(always)]
    fn lengthen(&mut self, n_more: usize) {
        let len = self.len();
        let Scratch { start, limit, .. } = *ManuallyDrop::new(take(self));
        // SAFETY: the pointers belonged to a `Scratch` that no longer uses them.
        let (start, limit) = unsafe { longer(start, limit, len, n_more) };
        // SAFETY: the memory has at least `len` bytes.
        let at = unsafe { start.add(len) };
        *self = Scratch { start, at, limit };
    }
}

/// Recovers the box of a `Scratch` from its start and its limit.
unsafe fn memory(start: *mut u8, limit: *mut u8) -> Box<[u8]> {
    if start == limit {
        return Box::default();
    }
    let memory = ptr::slice_from_raw_parts_mut(start, limit.addr() - start.addr() + BEHIND_LIMIT);
    // SAFETY: it came from a box of this length, which has no other owner.
    unsafe { Box::from_raw(memory) }
}

/// Reallocates such memory: keeps the first `len` bytes, with space for `n_more` more before its limit.
#[inline(never)]
unsafe fn longer(start: *mut u8, limit: *mut u8, len: usize, n_more: usize) -> (*mut u8, *mut u8) {
    // SAFETY: our caller guarantees the precondition of `memory`.
    let old = unsafe { memory(start, limit) };
    let n_bytes = len.saturating_add(n_more).saturating_add(BEHIND_LIMIT).max(MIN_BYTES);
    let spare = if old.is_empty() && n_bytes == MIN_BYTES { SPARE.try_with(Cell::take).ok().flatten() } else { None };
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
    // SAFETY: the memory has that number of bytes.
    (start, unsafe { start.add(n_before_limit) })
}

/// Keeps such memory for reuse, or frees it.
#[inline(never)]
unsafe fn give_back(start: *mut u8, limit: *mut u8) {
    // SAFETY: our caller guarantees the precondition of `memory`.
    let memory = unsafe { memory(start, limit) };
    if let Ok(memory) = Memory::try_from(memory) {
        // When the thread ends, it is freed.
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
            // SAFETY: `self` is being dropped.
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
            assert!(!scratch.try_push(1, 1) && scratch.reserve(0).is_empty());
            let mut wanted = Vec::new();
            for number in 0..1000u64 {
                let value = number.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ round;
                let n_bytes = (value % 9) as usize;
                if number % 10 == 0 {
                    let n_bytes = (value % 300) as usize;
                    scratch.reserve(n_bytes).fill(number as u8);
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
        for n_before in MIN_BYTES - 20..MIN_BYTES + 20 {
            for (n_place, n_word) in [(0, 8), (1, 1), (7, 8), (8, 3), (13, 8)] {
                let mut scratch = Scratch::new();
                scratch.reserve(n_before).fill(1);
                scratch.reserve(n_place).fill(2);
                scratch.push(0x0807_0605_0403_0201, n_word);
                let word = [1, 2, 3, 4, 5, 6, 7, 8];
                let wanted = [&vec![1; n_before][..], &vec![2; n_place], &word[..n_word]].concat();
                assert_eq!(scratch.bytes(), wanted, "{n_before} {n_place} {n_word}");
            }
        }
    }

    #[test]
    #[should_panic(expected = "capacity overflow")]
    fn too_large_requests_are_errors() {
        let mut scratch = Scratch::new();
        scratch.push(1, 1);
        scratch.reserve(usize::MAX - 3);
    }

    #[test]
    fn memory_is_used_again_and_not_by_two() {
        let address = |scratch: &mut Scratch| scratch.reserve(1).as_ptr();
        let mut first = Scratch::new();
        let of_first = address(&mut first);
        let mut second = Scratch::new();
        assert_ne!(address(&mut second), of_first);
        drop(first);
        assert_eq!(address(&mut Scratch::new()), of_first);
    }
}
