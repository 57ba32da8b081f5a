//! Catches and counts panics of user code where the manager calls it.
//!
//! In: user code (wakers, callbacks, destructors, sinks, clocks, observers, clones). Out: its value, or none.
//! Invariant: no panic of user code unwinds through the manager's code, not even a panic in the destructor of a panic
//! payload.
//! Not here: panics of compilations, which become failures (see `compile`).

use std::any::Any;
use std::ops::Deref;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use crate::stats::add;

/// Number of caught panics, by origin.
#[derive(Debug, Default)]
pub(crate) struct Panics {
    pub(crate) wakers: AtomicU64,
    pub(crate) callbacks: AtomicU64,
    pub(crate) drops: AtomicU64,
    pub(crate) sinks: AtomicU64,
    pub(crate) clocks: AtomicU64,
    pub(crate) observers: AtomicU64,
    pub(crate) clones: AtomicU64,
}

/// Runs user code. Returns `None` if it panicked, and counts the panic.
pub(crate) fn contain<T>(counter: &AtomicU64, code: impl FnOnce() -> T) -> Option<T> {
    // A panic may leave the user's data inconsistent, but user code cannot reach the manager's state.
    match catch_unwind(AssertUnwindSafe(code)) {
        Ok(value) => Some(value),
        Err(payload) => {
            add(counter);
            discard(payload);
            None
        }
    }
}

/// Drops a panic payload, whose destructor may panic, too.
pub(crate) fn discard(payload: Box<dyn Any + Send>) {
    if let Err(second) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
        // Dropping the second payload could panic again; leak it.
        std::mem::forget(second);
    }
}

/// A value of a user's type. A panic of its destructor is caught wherever the value is dropped.
pub(crate) struct Contained<T> {
    /// `Some` until the value is dropped.
    value: Option<T>,
    panics: Arc<Panics>,
}

impl<T> Contained<T> {
    pub(crate) fn new(value: T, panics: &Arc<Panics>) -> Contained<T> {
        Contained { value: Some(value), panics: Arc::clone(panics) }
    }

    /// The value; always `Some`. For lookups, which return an option anyway: unlike `deref`, it has no panicking
    /// branch.
    #[inline(always)]
    pub(crate) fn get(&self) -> Option<&T> {
        self.value.as_ref()
    }
}

impl<T> Deref for Contained<T> {
    type Target = T;

    #[inline(always)]
    fn deref(&self) -> &T {
        match &self.value {
            Some(value) => value,
            None => unreachable!("a contained value is there until its end"),
        }
    }
}

impl<T> Drop for Contained<T> {
    fn drop(&mut self) {
        let value = self.value.take();
        let _ = contain(&self.panics.drops, || drop(value));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::Ordering::Relaxed;

    struct Bad;

    impl Drop for Bad {
        fn drop(&mut self) {
            panic!("injected");
        }
    }

    #[test]
    fn destructors_and_payloads_are_contained() {
        let panics = Arc::new(Panics::default());
        drop([Contained::new(Bad, &panics), Contained::new(Bad, &panics)]);
        assert_eq!(panics.drops.load(Relaxed), 2);
        // The same while another panic unwinds.
        let kept = Contained::new(Bad, &panics);
        assert!(
            contain(&panics.callbacks, move || {
                let _kept = kept;
                panic!("injected")
            })
            .is_none()
        );
        assert_eq!((panics.drops.load(Relaxed), panics.callbacks.load(Relaxed)), (3, 1));
        assert!(contain(&panics.callbacks, || std::panic::panic_any(Bad)).is_none());
        assert_eq!(contain(&panics.callbacks, || 7), Some(7));
        assert_eq!(panics.callbacks.load(Relaxed), 2);
    }
}
