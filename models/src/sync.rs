//! Loom's atomics and locks, with optional faults.
//!
//! In: a fault, or none. Out: the names that the standard library uses for these types.
//! Invariant: a fault belongs to the thread that runs a model; all threads of the model run on it.

use std::cell::Cell;
use std::sync::LockResult;
use std::sync::atomic::Ordering::{self, AcqRel, Acquire, Relaxed, Release, SeqCst};
use std::time::Duration;

use loom::sync::WaitTimeoutResult;

pub(crate) use loom::sync::{Mutex, MutexGuard};

/// Starts threads, unless the model forbids it.
pub(crate) struct ThreadBuilder(loom::thread::Builder);

impl ThreadBuilder {
    pub(crate) fn new() -> ThreadBuilder {
        ThreadBuilder(loom::thread::Builder::new())
    }

    pub(crate) fn name(self, name: String) -> ThreadBuilder {
        ThreadBuilder(self.0.name(name))
    }

    pub(crate) fn spawn<T: Send + 'static>(
        self,
        body: impl FnOnce() -> T + Send + 'static,
    ) -> std::io::Result<loom::thread::JoinHandle<T>> {
        if NO_THREADS.get() {
            return Err(std::io::Error::other("no threads"));
        }
        self.0.spawn(body)
    }
}

/// Loom's macro does not support `const` initialisers.
macro_rules! local {
    ($(#[$attribute:meta])* static $name:ident: $ty:ty = const $value:block;) => {
        loom::thread_local! { $(#[$attribute])* static $name: $ty = $value; }
    };
}
pub(crate) use local as thread_local;

/// A simulated bug in the primitives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Stores to atomics of this type do not release.
    NoRelease(Of),
    /// Loads from atomics of this type do not acquire.
    NoAcquire(Of),
    /// Fences have no effect.
    NoFence,
    /// `fetch_add` returns a value that is too low by its operand.
    OldSum,
    /// Notifying one thread notifies none.
    NobodyHears,
    /// Notifying all threads notifies none.
    NoneHear,
}

/// The faults that tests plant.
pub(crate) const FAULTS: [Fault; 10] = [
    Fault::NoFence,
    Fault::OldSum,
    Fault::NobodyHears,
    Fault::NoneHear,
    Fault::NoRelease(Of::AtomicPtr),
    Fault::NoAcquire(Of::AtomicPtr),
    Fault::NoRelease(Of::AtomicU64),
    Fault::NoAcquire(Of::AtomicU64),
    Fault::NoRelease(Of::AtomicBool),
    Fault::NoAcquire(Of::AtomicBool),
];

/// The type of an atomic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    AtomicBool,
    AtomicU8,
    AtomicU64,
    AtomicUsize,
    AtomicPtr,
}

std::thread_local! {
    static FAULT: Cell<Option<Fault>> = const { Cell::new(None) };
    static NO_THREADS: Cell<bool> = const { Cell::new(false) };
}

/// Sets whether the running model can start workers.
pub(crate) fn has_threads(has: bool) {
    NO_THREADS.set(!has);
}

pub(crate) fn plant(fault: Option<Fault>) {
    FAULT.set(fault);
}

fn is_planted(fault: Fault) -> bool {
    FAULT.get() == Some(fault)
}

fn weakened(of: Of, order: Ordering) -> Ordering {
    let (releases, acquires) = (!is_planted(Fault::NoRelease(of)), !is_planted(Fault::NoAcquire(of)));
    match order {
        Release if !releases => Relaxed,
        Acquire if !acquires => Relaxed,
        AcqRel | SeqCst if !releases => Acquire,
        AcqRel | SeqCst if !acquires => Release,
        order => order,
    }
}

pub(crate) fn fence(order: Ordering) {
    if !is_planted(Fault::NoFence) {
        loom::sync::atomic::fence(order);
    }
}

/// Loom does not reorder within a thread.
pub(crate) fn compiler_fence(_: Ordering) {}

macro_rules! atomics {
    ($($name:ident of $value:ty $(, $parameter:ident)?;)*) => {$(
        #[derive(Debug)]
        pub(crate) struct $name$(<$parameter>)?(loom::sync::atomic::$name$(<$parameter>)?);

        #[allow(dead_code)]
        impl$(<$parameter>)? $name$(<$parameter>)? {
            pub(crate) fn new(value: $value) -> Self {
                $name(loom::sync::atomic::$name::new(value))
            }

            pub(crate) fn load(&self, order: Ordering) -> $value {
                self.0.load(weakened(Of::$name, order))
            }

            pub(crate) fn store(&self, value: $value, order: Ordering) {
                self.0.store(value, weakened(Of::$name, order));
            }

            pub(crate) fn swap(&self, value: $value, order: Ordering) -> $value {
                self.0.swap(value, weakened(Of::$name, order))
            }
        }
    )*};
}

atomics! {
    AtomicBool of bool;
    AtomicU8 of u8;
    AtomicU64 of u64;
    AtomicUsize of usize;
    AtomicPtr of *mut T, T;
}

impl AtomicU64 {
    pub(crate) fn fetch_add(&self, value: u64, order: Ordering) -> u64 {
        let old = self.0.fetch_add(value, weakened(Of::AtomicU64, order));
        if is_planted(Fault::OldSum) { old - value } else { old }
    }
}

impl AtomicU8 {
    pub(crate) fn compare_exchange(&self, from: u8, to: u8, good: Ordering, bad: Ordering) -> Result<u8, u8> {
        self.0.compare_exchange(from, to, weakened(Of::AtomicU8, good), weakened(Of::AtomicU8, bad))
    }
}

/// A condition variable.
#[derive(Debug)]
pub(crate) struct Condvar(loom::sync::Condvar);

impl Condvar {
    pub(crate) fn new() -> Condvar {
        Condvar(loom::sync::Condvar::new())
    }

    pub(crate) fn wait<'a, T>(&self, guard: MutexGuard<'a, T>) -> LockResult<MutexGuard<'a, T>> {
        self.0.wait(guard)
    }

    /// Never times out.
    pub(crate) fn wait_timeout<'a, T>(
        &self,
        guard: MutexGuard<'a, T>,
        limit: Duration,
    ) -> LockResult<(MutexGuard<'a, T>, WaitTimeoutResult)> {
        self.0.wait_timeout(guard, limit)
    }

    pub(crate) fn notify_one(&self) {
        if !is_planted(Fault::NobodyHears) {
            self.0.notify_one();
        }
    }

    pub(crate) fn notify_all(&self) {
        if !is_planted(Fault::NoneHear) {
            self.0.notify_all();
        }
    }
}
