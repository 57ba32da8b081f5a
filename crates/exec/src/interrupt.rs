//! Interruption of running kernels: the flag that their code polls, and deadlines that raise it.
//!
//! In: a kernel compiled with polling (`AccessContract::polls`). Out: a call that ends with [`CallError::Interrupted`]
//! soon after [`Interrupt::raise`], or after a deadline.
//! Invariants: the flag outlives every call that polls it; a deadline raises its flag at most once, and is removed when
//! its call ends.
//! Not here: generation of polling code (the compiler), calls (see `kernel`).
//!
//! # Polling interface
//!
//! A polling kernel has the trap record as its hidden last parameter, like every kernel with checks. The caller's
//! record is a [`CallRecord`]: the [`Trap`] at offset 0, and at offset [`CallRecord::INTERRUPT_OFFSET`] the address of
//! a 32-bit flag. The address is never null and constant during a call, so the code may load it once at its entry. At
//! each loop back-edge the code loads the flag, aligned and relaxed. If it is not zero, the code stores
//! [`Trap::INTERRUPTED`] to `code` and the operation's number to `operation`, and returns like after a failed check. It
//! never writes the flag.
//!
//! A contract with `polls` must also have `traps`. A call without an [`Interrupt`] passes a flag that is never raised, so
//! the same code serves both.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;
use std::{mem, process, ptr, thread};

use crate::error::CallError;
use crate::trap::Trap;

/// A request to stop, shared by its owners and the calls that it interrupts. Clones share the request.
///
/// ```
/// use kernelsmith_exec::Interrupt;
///
/// let interrupt = Interrupt::new();
/// let other = interrupt.clone();
/// std::thread::spawn(move || other.raise()).join().unwrap();
/// assert!(interrupt.is_raised());
/// interrupt.reset();
/// assert!(!interrupt.is_raised());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Interrupt {
    flag: Arc<AtomicU32>,
}

impl Interrupt {
    /// Creates one that is not raised.
    pub fn new() -> Interrupt {
        Interrupt::default()
    }

    /// Asks the calls with this handle to stop. It stays raised for later calls until [`Interrupt::reset`].
    pub fn raise(&self) {
        self.flag.store(1, Ordering::Release);
    }

    /// Whether it is raised.
    #[inline]
    pub fn is_raised(&self) -> bool {
        self.flag.load(Ordering::Acquire) != 0
    }

    /// Lowers the flag. A call that did not poll in the meantime does not notice the interrupt.
    pub fn reset(&self) {
        self.flag.store(0, Ordering::Release);
    }

    pub(crate) fn flag(&self) -> &AtomicU32 {
        &self.flag
    }
}

/// The record that the hidden last parameter of a kernel points to.
#[repr(C)]
#[derive(Debug)]
pub struct CallRecord<'a> {
    pub(crate) trap: Trap,
    interrupt: &'a AtomicU32,
}

/// The flag for calls without an interrupt.
static NEVER: AtomicU32 = AtomicU32::new(0);

impl<'a> CallRecord<'a> {
    /// Offset of the flag's address in bytes.
    pub const INTERRUPT_OFFSET: usize = mem::offset_of!(CallRecord<'static>, interrupt);

    #[inline]
    pub(crate) fn new(interrupt: &'a AtomicU32) -> CallRecord<'a> {
        CallRecord { trap: Trap::default(), interrupt }
    }

    /// The flag for calls without an interrupt.
    #[inline]
    pub(crate) fn never() -> &'static AtomicU32 {
        &NEVER
    }
}

/// An [`Interrupt`] that is raised at a deadline. Dropping it removes the deadline.
#[derive(Debug)]
pub(crate) struct Deadline {
    interrupt: Interrupt,
    /// The watcher and the key of the deadline; none if the deadline had already passed.
    kept: Option<(&'static Watcher, Key)>,
}

/// The time, and a number that distinguishes deadlines at the same time.
type Key = (Instant, u64);

impl Deadline {
    /// Creates an interrupt that is raised at `time`.
    ///
    /// # Errors
    /// If the system cannot start the watcher thread.
    pub(crate) fn at(time: Instant) -> Result<Deadline, CallError> {
        let interrupt = Interrupt::new();
        if time <= Instant::now() {
            interrupt.raise();
            return Ok(Deadline { interrupt, kept: None });
        }
        let watcher = Watcher::of_this_process()?;
        let key = watcher.keep(time, &interrupt);
        Ok(Deadline { interrupt, kept: Some((watcher, key)) })
    }

    pub(crate) fn interrupt(&self) -> &Interrupt {
        &self.interrupt
    }
}

impl Drop for Deadline {
    fn drop(&mut self) {
        if let Some((watcher, key)) = &self.kept {
            watcher.lock().deadlines.remove(key);
        }
    }
}

/// A thread that raises interrupts at their deadlines. Each process has one; it starts with the first deadline.
#[derive(Debug)]
struct Watcher {
    /// The process of the thread: after `fork`, a child does not have this thread and must start another watcher.
    process: u32,
    state: Mutex<Deadlines>,
    earlier: Condvar,
}

#[derive(Debug, Default)]
struct Deadlines {
    deadlines: BTreeMap<Key, Interrupt>,
    n_ever: u64,
    /// Time of the thread's next wake-up; none if it sleeps until it is notified.
    looks_at: Option<Instant>,
}

impl Watcher {
    fn of_this_process() -> Result<&'static Watcher, CallError> {
        static CURRENT: AtomicPtr<Watcher> = AtomicPtr::new(ptr::null_mut());
        let process = process::id();
        loop {
            let current = CURRENT.load(Ordering::Acquire);
            // SAFETY: null, or a watcher that was leaked below and so is never freed.
            match unsafe { current.as_ref() } {
                Some(watcher) if watcher.process == process => return Ok(watcher),
                _ => {}
            }
            let new = Watcher { process, state: Mutex::default(), earlier: Condvar::new() };
            let new = Box::into_raw(Box::new(new));
            // SAFETY: new and valid; it is freed below only if no other thread has a reference to it.
            let watcher: &'static Watcher = unsafe { &*new };
            // Kept until the result of the race is known; if this thread loses, the new watcher is not used.
            if CURRENT.compare_exchange(current, new, Ordering::AcqRel, Ordering::Acquire).is_err() {
                // SAFETY: no other thread has a reference to it.
                drop(unsafe { Box::from_raw(new) });
                continue;
            }
            let name = "kernelsmith-deadlines".to_owned();
            if thread::Builder::new().name(name).spawn(|| watcher.watch()).is_err() {
                // Leak it, because another thread may have found it; the next call tries again.
                let _ = CURRENT.compare_exchange(new, ptr::null_mut(), Ordering::AcqRel, Ordering::Acquire);
                return Err(CallError::Unsupported { feature: "a thread that watches deadlines" });
            }
            return Ok(watcher);
        }
    }

    fn lock(&self) -> MutexGuard<'_, Deadlines> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn keep(&self, time: Instant, interrupt: &Interrupt) -> Key {
        let mut state = self.lock();
        let key = (time, state.n_ever);
        state.n_ever += 1;
        state.deadlines.insert(key, interrupt.clone());
        if state.looks_at.is_none_or(|looks_at| time < looks_at) {
            state.looks_at = Some(time);
            self.earlier.notify_one();
        }
        key
    }

    fn watch(&self) {
        let mut state = self.lock();
        loop {
            let now = Instant::now();
            while let Some(first) = state.deadlines.first_entry().filter(|first| first.key().0 <= now) {
                first.remove().raise();
            }
            state.looks_at = state.deadlines.first_key_value().map(|((time, _), _)| *time);
            state = match state.looks_at {
                None => self.earlier.wait(state).unwrap_or_else(PoisonError::into_inner),
                Some(time) => {
                    let waited = self.earlier.wait_timeout(state, time.saturating_duration_since(now));
                    waited.unwrap_or_else(PoisonError::into_inner).0
                }
            };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn the_record_has_its_layout() {
        assert_eq!(mem::offset_of!(CallRecord<'_>, trap), 0);
        assert_eq!((CallRecord::INTERRUPT_OFFSET, size_of::<CallRecord<'_>>()), (24, 32));
    }

    #[test]
    fn deadlines_raise_their_own_interrupt_only() {
        let far = Deadline::at(Instant::now() + Duration::from_secs(3600)).unwrap();
        let near = Deadline::at(Instant::now() + Duration::from_millis(5)).unwrap();
        let past = Deadline::at(Instant::now()).unwrap();
        assert!(past.interrupt().is_raised() && past.kept.is_none());
        let started = Instant::now();
        while !near.interrupt().is_raised() {
            assert!(started.elapsed() < Duration::from_secs(60), "nobody watches");
            thread::yield_now();
        }
        assert!(!far.interrupt().is_raised());
    }

    #[test]
    fn ended_calls_leave_no_deadline_behind() {
        let in_an_hour = Instant::now() + Duration::from_secs(3600);
        let keys: Vec<_> = (0..1000).map(|_| Deadline::at(in_an_hour).unwrap().kept.as_ref().unwrap().1).collect();
        let watcher = Watcher::of_this_process().unwrap();
        let state = watcher.lock();
        assert!(keys.iter().all(|key| !state.deadlines.contains_key(key)));
    }
}
