//! The reclamation protocol, generic over the implementation of atomics and locks: the standard library for users, loom
//! for tests of all interleavings (see `models` in the repository).
//!
//! In: slots that threads hold, values removed from cells. Out: pins, references under them, values to free.
//! Invariant: a value is freed after it was removed from its cell and after the end of every pin that could have seen
//! it there.
//! Not here: the assignment of slots to threads; the one domain of the process (see the module above).

use std::marker::PhantomData;
use std::ptr;
use std::sync::PoisonError;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

use super::barrier;
use super::sync::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, Mutex, MutexGuard, compiler_fence, fence};

/// The epoch in a slot whose thread has no pin.
const IDLE: u64 = 0;

/// The initial epoch of a domain; above `IDLE`.
pub(super) const FIRST: u64 = 1;

/// The announced epoch of a thread. Slots are never freed, but reused by other threads.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Slot {
    epoch: AtomicU64,
    /// Number of pins of the thread. Only the thread itself accesses it.
    n_pins: AtomicUsize,
    /// The value of `barrier::is_remote`, stored here so that a pin can read it without cost.
    is_remote: bool,
    /// Index of the slot.
    number: usize,
    is_taken: AtomicBool,
}

impl Slot {
    /// Releases the slot when its thread ends.
    pub(super) fn give_back(&self) {
        // If a pin was leaked, its slot stays in use: other threads may have references under that pin.
        if self.n_pins.load(Relaxed) == 0 {
            self.is_taken.store(false, Release);
        }
    }
}

/// Cells, and the threads that read them.
pub(super) struct Domain {
    /// The current epoch.
    pub(super) epoch: AtomicU64,
    pub(super) slots: Mutex<Vec<&'static Slot>>,
    pub(super) garbage: Mutex<Vec<Garbage>>,
}

/// A value removed from its cell, and the last epoch in which it was there.
pub(super) struct Garbage {
    epoch: u64,
    _value: Box<dyn Send>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Domain {
    /// Takes an unused slot.
    pub(super) fn take_slot(&self) -> &'static Slot {
        let mut slots = lock(&self.slots);
        let is_free = |slot: &&&'static Slot| !slot.is_taken.swap(true, Acquire);
        let free = slots.iter().find(is_free).copied();
        free.unwrap_or_else(|| {
            let slot: &'static Slot = Box::leak(Box::new(Slot {
                epoch: AtomicU64::new(IDLE),
                n_pins: AtomicUsize::new(0),
                is_remote: barrier::is_remote(),
                number: slots.len(),
                is_taken: AtomicBool::new(true),
            }));
            slots.push(slot);
            slot
        })
    }

    /// Pins the values in all cells, for the thread that owns the slot.
    #[inline(always)]
    pub(super) fn pin(&self, slot: &'static Slot) -> Pin {
        let n_pins = slot.n_pins.load(Relaxed);
        slot.n_pins.store(n_pins + 1, Relaxed);
        if n_pins == 0 {
            // Whoever sees an epoch also sees all replacements before it.
            slot.epoch.store(self.epoch.load(Acquire), Relaxed);
            if slot.is_remote {
                // The collecting thread makes this thread execute a barrier; the compiler must not reorder the loads
                // either.
                compiler_fence(SeqCst);
            } else {
                fence(SeqCst);
            }
        }
        Pin { slot, not_send: PhantomData }
    }

    /// Keeps a value that was removed from its cell until no pin can see it.
    fn retire(&self, value: Box<dyn Send>) {
        // Later pins do not find it.
        let epoch = self.epoch.fetch_add(1, SeqCst);
        lock(&self.garbage).push(Garbage { epoch, _value: value });
    }

    /// Frees retired values that no pin can see.
    pub(super) fn collect(&self) {
        // Take the candidates before the barrier: pins that the scan of the slots misses may see values replaced later.
        let candidates = std::mem::take(&mut *lock(&self.garbage));
        if candidates.is_empty() {
            return;
        }
        barrier::pass_all();
        let oldest = lock(&self.slots).iter().map(|slot| slot.epoch.load(Acquire)).filter(|&epoch| epoch != IDLE).min();
        let oldest = oldest.unwrap_or(u64::MAX);
        let (free, kept): (Vec<_>, Vec<_>) = candidates.into_iter().partition(|garbage| garbage.epoch < oldest);
        if !kept.is_empty() {
            lock(&self.garbage).extend(kept);
        }
        drop(free);
    }
}

/// Prevents values that cells hold now from being freed while the pin lives. Hold it for a lookup and a call, not for
/// hours: it delays the freeing of all values replaced in the process meanwhile.
#[derive(Debug)]
pub struct Pin {
    slot: &'static Slot,
    /// A pin belongs to its thread.
    not_send: PhantomData<*const ()>,
}

impl Pin {
    /// A number that is unique among the threads with a live pin. The next thread with this number sees all effects of
    /// the previous one. Numbers are small: at most the maximum number of threads with simultaneous pins.
    #[inline]
    pub fn thread_number(&self) -> usize {
        self.slot.number
    }
}

impl Drop for Pin {
    #[inline]
    fn drop(&mut self) {
        let n_pins = self.slot.n_pins.load(Relaxed) - 1;
        self.slot.n_pins.store(n_pins, Relaxed);
        if n_pins == 0 {
            self.slot.epoch.store(IDLE, Release);
        }
    }
}

/// A cell for a value that is often read and occasionally replaced.
///
/// ```
/// use kernelsmith_sync::reclaim::{Shared, collect, pin};
///
/// let cell = Shared::new(Some(Box::new(1)));
/// let guard = pin();
/// let seen = cell.read(&guard);
/// cell.replace(Some(Box::new(2)));
/// assert_eq!((seen, cell.read(&guard)), (Some(&1), Some(&2)));
/// drop(guard);
/// collect(); // frees the first
/// ```
#[derive(Debug)]
pub struct Shared<T: Send + Sync + 'static> {
    value: AtomicPtr<T>,
    owns: PhantomData<T>,
}

impl<T: Send + Sync + 'static> Shared<T> {
    /// A cell with or without a value.
    pub fn new(value: Option<Box<T>>) -> Shared<T> {
        Shared { value: AtomicPtr::new(into_raw(value)), owns: PhantomData }
    }

    /// The current value.
    #[inline]
    pub fn read<'a>(&'a self, _pin: &'a Pin) -> Option<&'a T> {
        let value = self.value.load(Acquire);
        // SAFETY: the value was in the cell during the pin, so it is not freed before the pin ends; the reference also
        // borrows `self`.
        unsafe { value.as_ref() }
    }

    /// Replaces the value; `domain` must be that of the pins under which the cell is read.
    pub(super) fn replace_in(&self, domain: &Domain, value: Option<Box<T>>) {
        let old = self.value.swap(into_raw(value), SeqCst);
        if old.is_null() {
            return;
        }
        // SAFETY: it came from a box and is no longer in a cell, so this is its only owner.
        domain.retire(unsafe { Box::from_raw(old) });
    }
}

impl<T: Send + Sync + 'static> Drop for Shared<T> {
    fn drop(&mut self) {
        let value = self.value.load(Relaxed);
        if !value.is_null() {
            // SAFETY: it came from a box; references to it borrow the cell, so there are none.
            drop(unsafe { Box::from_raw(value) });
        }
    }
}

fn into_raw<T>(value: Option<Box<T>>) -> *mut T {
    value.map_or(ptr::null_mut(), Box::into_raw)
}
