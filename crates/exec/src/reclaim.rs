//! Memory that many threads read without locks, and that is freed when none of them looks any more.
//!
//! In: cells whose value is replaced now and then. Out: references that live as long as a pin, at the price of two plain
//! stores to memory of the reader's own.
//! Invariant: a value is freed after it was taken out of its cell and after every pin ended that could have seen it there.
//! Not here: what is in the cells (see the manager's table); the protocol, which is in `domain`.
//!
//! # How
//!
//! A pin writes the current epoch to a slot of its thread, and zero when it ends. Who replaces a value stamps the old one
//! with the epoch, and advances that; the old value is freed once no slot holds an epoch up to its stamp. Between a
//! reader's store to its slot and its load of a cell there must be a full barrier, which costs more than the whole
//! lookup: where Linux offers it (`membarrier`), the one who frees makes all threads pass such a barrier instead.

mod domain;

use std::cell::Cell;

use domain::{Domain, Slot};
pub use domain::{Pin, Shared};
use sync::{AtomicU64, Mutex};

/// What the protocol stands on; another in `models`.
mod sync {
    pub(super) use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU64, AtomicUsize, compiler_fence, fence};
    pub(super) use std::sync::{Mutex, MutexGuard};
}

/// That of the process.
static DOMAIN: Domain =
    Domain { epoch: AtomicU64::new(domain::FIRST), slots: Mutex::new(Vec::new()), garbage: Mutex::new(Vec::new()) };

thread_local! {
    /// The slot of this thread, once it has one. Nothing is to be done at the thread's end, so that a look costs one load.
    static SLOT: Cell<Option<&'static Slot>> = const { Cell::new(None) };
    /// Gives the slot back at the thread's end.
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
    // Before a slot is taken: what no longer exists cannot give it back.
    OWNER.with(|_| ());
    let slot = DOMAIN.take_slot();
    SLOT.set(Some(slot));
    slot
}

/// Pins what cells hold.
///
/// # Panics
/// In destructors of the thread's own variables, after those of this module are gone.
#[inline]
pub fn pin() -> Pin {
    DOMAIN.pin(SLOT.get().unwrap_or_else(take_slot))
}

impl<T: Send + Sync + 'static> Shared<T> {
    /// Puts another value in. The old one is freed by a later [`collect`], when nobody looks at it.
    pub fn replace(&self, value: Option<Box<T>>) {
        self.replace_in(&DOMAIN, value);
    }
}

/// Frees what was replaced and nobody looks at. Destructors run here, on this thread.
pub fn collect() {
    DOMAIN.collect();
}

mod barrier {
    use std::sync::OnceLock;
    use std::sync::atomic::Ordering::SeqCst;
    use std::sync::atomic::fence;

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
    use std::sync::atomic::Ordering::SeqCst;

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
