//! The protocol by which memory is freed, over whatever says what an atomic and a lock are: the standard library for users,
//! loom where every order of events is tried (see `models` in the checkout).
//!
//! In: slots that threads hold, values taken out of cells. Out: pins, references under them, values that are free.
//! Invariant: a value is freed after it was taken out of its cell and after every pin ended that could have seen it there.
//! Not here: which thread has which slot; the one domain of the process (see the module above).

use std::marker::PhantomData;
use std::ptr;
use std::sync::PoisonError;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};

use super::barrier;
use super::sync::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, Mutex, MutexGuard, compiler_fence, fence};

/// What a slot holds while its thread has no pin.
const IDLE: u64 = 0;

/// The epoch in which a domain begins; above `IDLE`.
pub(super) const FIRST: u64 = 1;

/// Where a thread says since when it looks. Slots are never freed, and used again by other threads.
#[derive(Debug)]
#[repr(align(128))]
pub(super) struct Slot {
    epoch: AtomicU64,
    /// How many pins the thread has. Nobody else looks.
    n_pins: AtomicUsize,
    /// What `barrier::is_remote` says, where a pin finds it at no cost.
    is_remote: bool,
    /// Its place among all slots.
    number: usize,
    is_taken: AtomicBool,
}

impl Slot {
    /// Gives it back, at its thread's end.
    pub(super) fn give_back(&self) {
        // The slot of a pin that was leaked stays taken: references under it may have gone to other threads.
        if self.n_pins.load(Relaxed) == 0 {
            self.is_taken.store(false, Release);
        }
    }
}

/// Cells, and those who look at them.
pub(super) struct Domain {
    /// The current epoch.
    pub(super) epoch: AtomicU64,
    pub(super) slots: Mutex<Vec<&'static Slot>>,
    pub(super) garbage: Mutex<Vec<Garbage>>,
}

/// A value out of its cell, and the epoch in which it was last there.
pub(super) struct Garbage {
    epoch: u64,
    _value: Box<dyn Send>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Domain {
    /// A slot that no other thread has.
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

    /// Pins what cells hold, for the thread that has the slot.
    #[inline(always)]
    pub(super) fn pin(&self, slot: &'static Slot) -> Pin {
        let n_pins = slot.n_pins.load(Relaxed);
        slot.n_pins.store(n_pins + 1, Relaxed);
        if n_pins == 0 {
            // Whoever sees an epoch sees what was replaced before it.
            slot.epoch.store(self.epoch.load(Acquire), Relaxed);
            if slot.is_remote {
                // The one who frees makes this thread pass a barrier; the compiler must not move the loads either.
                compiler_fence(SeqCst);
            } else {
                fence(SeqCst);
            }
        }
        Pin { slot, not_send: PhantomData }
    }

    /// Keeps a value that is in no cell any more, until nobody looks at it.
    fn retire(&self, value: Box<dyn Send>) {
        // Whoever pins from now on does not find it.
        let epoch = self.epoch.fetch_add(1, SeqCst);
        lock(&self.garbage).push(Garbage { epoch, _value: value });
    }

    /// Frees what was retired and nobody looks at.
    pub(super) fn collect(&self) {
        // Before the barrier: what is replaced later may be seen by pins that the look at the slots misses.
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

/// Keeps what cells hold now from being freed, for as long as it lives. To be held over a lookup and a call, not over
/// hours: whatever is replaced meanwhile, anywhere in the process, waits for it.
#[derive(Debug)]
pub struct Pin {
    slot: &'static Slot,
    /// It belongs to its thread.
    not_send: PhantomData<*const ()>,
}

impl Pin {
    /// A number that no other thread has while this pin lives; what a thread did under a number, the next that has it
    /// sees. Numbers are small: there are as many as threads have had pins at once.
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

/// A place for a value that is read by many and replaced now and then.
///
/// ```
/// use kernelsmith_exec::reclaim::{Shared, collect, pin};
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
    /// A cell with a value, or without.
    pub fn new(value: Option<Box<T>>) -> Shared<T> {
        Shared { value: AtomicPtr::new(into_raw(value)), owns: PhantomData }
    }

    /// What is in the cell now.
    #[inline]
    pub fn read<'a>(&'a self, _pin: &'a Pin) -> Option<&'a T> {
        let value = self.value.load(Acquire);
        // SAFETY: the value was in the cell during the pin, so it is not freed before the pin ends; `self` cannot go
        // either while the reference lives.
        unsafe { value.as_ref() }
    }

    /// Puts another value in; the domain is that of the pins under which the cell is read.
    pub(super) fn replace_in(&self, domain: &Domain, value: Option<Box<T>>) {
        let old = self.value.swap(into_raw(value), SeqCst);
        if old.is_null() {
            return;
        }
        // SAFETY: it came from a box, and is in no cell any more, so this is its only owner.
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
