//! Epoch-based reclamation: values that many threads read without locks, and that are freed when nobody reads them any
//! more.
//!
//! In: cells whose values are replaced occasionally. Out: references that live as long as a pin. A pin costs two plain
//! stores to memory of the reader's thread.
//! Invariant: a value is freed after it was removed from its cell and after the end of every pin that could have seen
//! it there.
//! Not here: the contents of the cells (see the manager's table); the protocol (see `domain`).
//!
//! # Protocol
//!
//! A pin stores the current epoch in its thread's slot, and zero when it ends. Replacing a value stamps the old one
//! with the current epoch, and advances the epoch; the old value is freed once no slot holds an epoch up to its stamp.
//! Between a reader's store to its slot and its load of a cell there must be a full barrier, which costs more than the
//! rest of a lookup. On Linux with `membarrier`, the thread that frees values makes all other threads execute such a
//! barrier instead.

mod domain;

use std::cell::Cell;

use domain::{Domain, Slot};
pub use domain::{Pin, Shared};
use sync::{AtomicU64, Mutex};

/// The primitives of the protocol; `models` substitutes others.
mod sync {
    pub(super) use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, compiler_fence, fence};
    pub(super) use std::sync::{Mutex, MutexGuard};
}

/// The domain of the process.
static DOMAIN: Domain =
    Domain { epoch: AtomicU64::new(domain::FIRST), slots: Mutex::new(Vec::new()), garbage: Mutex::new(Vec::new()) };

thread_local! {
    /// The slot of this thread, once it has one. It has no destructor, so that reading it takes one load.
    static SLOT: Cell<Option<&'static Slot>> = const { Cell::new(None) };
    /// Releases the slot when the thread ends.
    static OWNER: Owner = const { Owner };
}

struct Owner;

impl Drop for Owner {
    fn drop(&mut self) {
        if let Some(slot) = SLOT.take() {
            slot.give_back();
        }
    }
}

#[cold]
fn take_slot() -> &'static Slot {
    // Initialise this before taking a slot: after its destructor has run, it could not release the slot.
    OWNER.with(|_| ());
    let slot = DOMAIN.take_slot();
    SLOT.set(Some(slot));
    slot
}

/// Pins the values in all cells.
///
/// # Panics
/// If called in a destructor of another thread-local variable, after the destructors of this module have run.
#[inline]
pub fn pin() -> Pin {
    DOMAIN.pin(SLOT.get().unwrap_or_else(take_slot))
}

impl<T: Send + Sync + 'static> Shared<T> {
    /// Replaces the value. A later [`collect`] frees the old one when no pin can see it.
    pub fn replace(&self, value: Option<Box<T>>) {
        self.replace_in(&DOMAIN, value);
    }
}

/// Frees replaced values that no pin can see. Their destructors run here, on this thread.
pub fn collect() {
    DOMAIN.collect();
}

mod barrier {
    use std::sync::OnceLock;
    use std::sync::atomic::Ordering::SeqCst;
    use std::sync::atomic::fence;

    /// Whether `pass_all` makes other threads execute a barrier, so that they need none in their own code.
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

    /// Makes every running thread execute a full barrier.
    pub(super) fn pass_all() {
        #[cfg(all(target_os = "linux", not(miri)))]
        if is_remote() {
            const PRIVATE_EXPEDITED: i32 = 1 << 3;
            // SAFETY: the call takes numbers only.
            let passed = unsafe { libc::syscall(libc::SYS_membarrier, PRIVATE_EXPEDITED, 0, 0) == 0 };
            // It does not fail after successful registration.
            assert!(passed, "membarrier failed although it was registered");
        }
        fence(SeqCst);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::Arc;
    use std::sync::atomic::Ordering::SeqCst;

    /// Counts live instances; detects use after free.
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

    /// Collects until `left` values are alive; pins of other tests may delay it.
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
