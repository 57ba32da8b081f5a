//! Memory that many threads read without locks, and that is freed when none of them looks any more.
//!
//! In: cells whose value is replaced now and then. Out: references that live as long as a pin, at the price of two plain
//! stores to memory of the reader's own.
//! Invariant: a value is freed after it was taken out of its cell and after every pin ended that could have seen it there.
//! Not here: what is in the cells (see the manager's table).
//!
//! # How
//!
//! A pin writes the current epoch to a slot of its thread, and zero when it ends. Who replaces a value stamps the old one
//! with the epoch, and advances that; the old value is freed once no slot holds an epoch up to its stamp. Between a
//! reader's store to its slot and its load of a cell there must be a full barrier, which costs more than the whole
//! lookup: where Linux offers it (`membarrier`), the one who frees makes all threads pass such a barrier instead.

use std::cell::Cell as ThreadCell;
use std::marker::PhantomData;
use std::ptr;
use std::sync::atomic::Ordering::{Acquire, Relaxed, Release, SeqCst};
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, compiler_fence, fence};
use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};

/// What a slot holds while its thread has no pin.
const IDLE: u64 = 0;

/// Where a thread says since when it looks. Slots are never freed, and used again by other threads.
#[derive(Debug)]
#[repr(align(128))]
struct Slot {
    epoch: AtomicU64,
    /// How many pins the thread has. Nobody else looks.
    n_pins: AtomicUsize,
    /// What `barrier::is_remote` says, where a pin finds it at no cost.
    is_remote: bool,
    /// Its place among all slots.
    number: usize,
    is_taken: AtomicBool,
}

/// The current epoch; above `IDLE`.
static EPOCH: AtomicU64 = AtomicU64::new(1);
static SLOTS: Mutex<Vec<&'static Slot>> = Mutex::new(Vec::new());
static GARBAGE: Mutex<Vec<Garbage>> = Mutex::new(Vec::new());

/// A value out of its cell, and the epoch in which it was last there.
struct Garbage {
    epoch: u64,
    _value: Box<dyn Send>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

thread_local! {
    /// The slot of this thread, once it has one. Nothing is to be done at the thread's end, so that a look costs one load.
    static SLOT: ThreadCell<Option<&'static Slot>> = const { ThreadCell::new(None) };
    /// Gives the slot back at the thread's end.
    static OWNER: Owner = const { Owner };
}

struct Owner;

impl Drop for Owner {
    fn drop(&mut self) {
        // The slot of a pin that was leaked stays taken: references under it may have gone to other threads.
        if let Some(slot) = SLOT.take()
            && slot.n_pins.load(Relaxed) == 0
        {
            slot.is_taken.store(false, Release);
        }
    }
}

#[cold]
fn take_slot() -> &'static Slot {
    // Before a slot is taken: what no longer exists cannot give it back.
    OWNER.with(|_| ());
    let mut slots = lock(&SLOTS);
    let is_free = |slot: &&&'static Slot| !slot.is_taken.swap(true, Acquire);
    let slot = slots.iter().find(is_free).copied().unwrap_or_else(|| {
        let slot: &'static Slot = Box::leak(Box::new(Slot {
            epoch: AtomicU64::new(IDLE),
            n_pins: AtomicUsize::new(0),
            is_remote: barrier::is_remote(),
            number: slots.len(),
            is_taken: AtomicBool::new(true),
        }));
        slots.push(slot);
        slot
    });
    SLOT.set(Some(slot));
    slot
}

/// Keeps what cells hold now from being freed, for as long as it lives. To be held over a lookup and a call, not over
/// hours: whatever is replaced meanwhile, anywhere in the process, waits for it.
#[derive(Debug)]
pub struct Pin {
    slot: &'static Slot,
    /// It belongs to its thread.
    not_send: PhantomData<*const ()>,
}

/// Pins what cells hold.
///
/// # Panics
/// In destructors of the thread's own variables, after those of this module are gone.
#[inline]
pub fn pin() -> Pin {
    let slot = SLOT.get().unwrap_or_else(take_slot);
    let n_pins = slot.n_pins.load(Relaxed);
    slot.n_pins.store(n_pins + 1, Relaxed);
    if n_pins == 0 {
        // Whoever sees an epoch sees what was replaced before it.
        slot.epoch.store(EPOCH.load(Acquire), Relaxed);
        if slot.is_remote {
            // The one who frees makes this thread pass a barrier; the compiler must not move the loads either.
            compiler_fence(SeqCst);
        } else {
            fence(SeqCst);
        }
    }
    Pin { slot, not_send: PhantomData }
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

    /// Puts another value in. The old one is freed by a later [`collect`], when nobody looks at it.
    pub fn replace(&self, value: Option<Box<T>>) {
        let old = self.value.swap(into_raw(value), SeqCst);
        if old.is_null() {
            return;
        }
        // SAFETY: it came from a box, and is in no cell any more, so this is its only owner.
        let old = unsafe { Box::from_raw(old) };
        // Whoever pins from now on does not find it.
        let epoch = EPOCH.fetch_add(1, SeqCst);
        lock(&GARBAGE).push(Garbage { epoch, _value: old });
    }
}

impl<T: Send + Sync + 'static> Drop for Shared<T> {
    fn drop(&mut self) {
        let value = std::mem::replace(self.value.get_mut(), ptr::null_mut());
        if !value.is_null() {
            // SAFETY: it came from a box; references to it borrow the cell, so there are none.
            drop(unsafe { Box::from_raw(value) });
        }
    }
}

fn into_raw<T>(value: Option<Box<T>>) -> *mut T {
    value.map_or(ptr::null_mut(), Box::into_raw)
}

/// Frees what was replaced and nobody looks at. Destructors run here, on this thread.
pub fn collect() {
    // Before the barrier: what is replaced later may be seen by pins that the look at the slots misses.
    let candidates = std::mem::take(&mut *lock(&GARBAGE));
    if candidates.is_empty() {
        return;
    }
    barrier::pass_all();
    let oldest = lock(&SLOTS).iter().map(|slot| slot.epoch.load(Acquire)).filter(|&epoch| epoch != IDLE).min();
    let oldest = oldest.unwrap_or(u64::MAX);
    let (free, kept): (Vec<_>, Vec<_>) = candidates.into_iter().partition(|garbage| garbage.epoch < oldest);
    if !kept.is_empty() {
        lock(&GARBAGE).extend(kept);
    }
    drop(free);
}

mod barrier {
    use super::*;

    /// Whether `pass_all` makes other threads pass a barrier, so that they need none of their own.
    #[inline]
    pub(super) fn is_remote() -> bool {
        static IS_REMOTE: OnceLock<bool> = OnceLock::new();
        *IS_REMOTE.get_or_init(register)
    }

    #[cfg(all(target_os = "linux", not(miri)))]
    fn register() -> bool {
        const REGISTER_PRIVATE_EXPEDITED: i32 = 1 << 4;
        // SAFETY: the call takes numbers only.
        unsafe { libc::syscall(libc::SYS_membarrier, REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0 }
    }

    #[cfg(not(all(target_os = "linux", not(miri))))]
    fn register() -> bool {
        false
    }

    /// Makes every thread that runs pass a full barrier.
    pub(super) fn pass_all() {
        #[cfg(all(target_os = "linux", not(miri)))]
        if is_remote() {
            const PRIVATE_EXPEDITED: i32 = 1 << 3;
            // SAFETY: the call takes numbers only.
            let passed = unsafe { libc::syscall(libc::SYS_membarrier, PRIVATE_EXPEDITED, 0, 0) == 0 };
            // Registered, it does not fail.
            assert!(passed, "membarrier failed although it was registered");
        }
        fence(SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;

    /// Says when it goes, and what it is until then.
    struct Counted {
        value: u64,
        alive: Arc<AtomicU64>,
    }

    impl Counted {
        fn boxed(value: u64, alive: &Arc<AtomicU64>) -> Option<Box<Counted>> {
            alive.fetch_add(1, SeqCst);
            Some(Box::new(Counted { value, alive: Arc::clone(alive) }))
        }
    }

    impl Drop for Counted {
        fn drop(&mut self) {
            self.value = u64::MAX;
            self.alive.fetch_sub(1, SeqCst);
        }
    }

    /// Frees until so many are left; other tests' pins may delay it.
    fn collect_until(alive: &AtomicU64, left: u64) {
        while alive.load(SeqCst) > left {
            collect();
            std::thread::yield_now();
        }
    }

    #[test]
    fn values_live_as_long_as_pins_that_saw_them() {
        let alive = Arc::new(AtomicU64::new(0));
        let cell = Shared::new(Counted::boxed(1, &alive));
        let (outer, inner) = (pin(), pin());
        let seen = cell.read(&outer).unwrap();
        drop(inner);
        for value in 2..10 {
            cell.replace(Counted::boxed(value, &alive));
            collect();
        }
        assert_eq!((seen.value, alive.load(SeqCst)), (1, 9));
        drop(outer);
        collect_until(&alive, 1);
        cell.replace(None);
        assert!(cell.read(&pin()).is_none());
        collect_until(&alive, 0);
        drop(Shared::new(Counted::boxed(1, &alive)));
        assert_eq!(alive.load(SeqCst), 0);
    }

    #[test]
    fn readers_and_writers_at_once() {
        const N_ROUNDS: u64 = if cfg!(miri) { 100 } else { 20_000 };
        let alive = Arc::new(AtomicU64::new(0));
        let cells: Vec<_> = (0..4).map(|_| Shared::new(Counted::boxed(0, &alive))).collect();
        std::thread::scope(|scope| {
            for thread in 0..2 {
                let (cells, alive) = (&cells, &alive);
                scope.spawn(move || {
                    for round in 0..N_ROUNDS {
                        cells[(round % 4) as usize].replace(Counted::boxed(2 * round + thread, alive));
                        collect();
                    }
                });
                scope.spawn(move || {
                    let mut last = 0;
                    for round in 0..10 * N_ROUNDS {
                        let pin = pin();
                        let seen = cells[(round % 4) as usize].read(&pin).unwrap();
                        let first = seen.value;
                        last = last.max(first);
                        assert!(first < 2 * N_ROUNDS && seen.value == first, "a value that was freed");
                    }
                });
            }
        });
        collect_until(&alive, 4);
        drop(cells);
        assert_eq!(alive.load(SeqCst), 0);
    }
}
