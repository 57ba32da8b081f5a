//! One compilation: who waits for it, and how it ended.
//!
//! Invariants: a job is resolved exactly once; whoever joined before sees the outcome. A job is joined and left under
//! the manager's lock, so that none is given up while someone joins.

use std::sync::atomic::Ordering;
use std::sync::{Arc, PoisonError};
use std::task::Waker;
use std::time::{Duration, Instant};

use crate::artifact::{Compile, Dumps, Failure};
use crate::entry::{Account, Cached};
use crate::key::{Key, Kind};
use crate::queue::Place;
use crate::response::Reason;
use crate::shared::Shared;
use crate::sync::{AtomicBool, Condvar, Mutex, MutexGuard};

/// How a job ended.
pub(crate) type Outcome = Result<Arc<dyn Cached>, Reason>;

/// Hears how a job ended.
pub(crate) type Callback = Box<dyn FnOnce(&Outcome) + Send>;

/// What a job does, whatever the artifact.
pub(crate) trait Work<C: Compile>: Send {
    /// Makes relocatable code.
    fn emit(&mut self, compiler: &C, dumps: &Dumps<'_>) -> Result<(), Failure>;
    /// Makes it callable. `nanos` is what emission took.
    fn publish(&mut self, compiler: &C, made: Made<'_, C>) -> Result<Arc<dyn Cached>, Failure>;
}

/// What an entry is made with.
pub(crate) struct Made<'a, C: Compile> {
    pub(crate) key: &'a Key,
    pub(crate) shared: &'a Arc<Shared<C>>,
    pub(crate) account: &'a Arc<Account>,
    pub(crate) checks: u32,
    pub(crate) nanos: u64,
}

pub(crate) struct Job<C: Compile> {
    pub(crate) key: Key,
    pub(crate) kind: Kind,
    work: Mutex<Option<Box<dyn Work<C>>>>,
    is_done: AtomicBool,
    state: Mutex<State>,
    done: Condvar,
}

#[derive(Default)]
struct State {
    outcome: Option<Outcome>,
    n_waiting: usize,
    place: Option<Place>,
    wakers: Vec<Waker>,
    callbacks: Vec<Callback>,
}

impl<C: Compile> Job<C> {
    pub(crate) fn new(key: Key, kind: Kind, work: Box<dyn Work<C>>) -> Arc<Job<C>> {
        Arc::new(Job {
            key,
            kind,
            work: Mutex::new(Some(work)),
            is_done: AtomicBool::new(false),
            state: Mutex::new(State::default()),
            done: Condvar::new(),
        })
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn take_work(&self) -> Option<Box<dyn Work<C>>> {
        self.work.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    pub(crate) fn set_place(&self, place: Option<Place>) {
        self.state().place = place;
    }

    /// One more waits. Under the manager's lock.
    pub(crate) fn join(&self) {
        self.state().n_waiting += 1;
    }

    /// One less waits; the place in the queue, if nobody does any more. Under the manager's lock.
    pub(crate) fn leave(&self) -> Option<Place> {
        let mut state = self.state();
        state.n_waiting -= 1;
        state.place.filter(|_| state.n_waiting == 0)
    }

    #[inline]
    pub(crate) fn is_done(&self) -> bool {
        self.is_done.load(Ordering::Acquire)
    }

    /// Ends the job; a second end is ignored. Not under the manager's lock: wakers and callbacks are others' code.
    pub(crate) fn resolve(&self, outcome: Outcome) {
        let mut state = self.state();
        if state.outcome.is_some() {
            return;
        }
        state.outcome = Some(outcome.clone());
        state.place = None;
        let (wakers, callbacks) = (std::mem::take(&mut state.wakers), std::mem::take(&mut state.callbacks));
        self.is_done.store(true, Ordering::Release);
        drop(state);
        self.done.notify_all();
        wakers.into_iter().for_each(Waker::wake);
        for callback in callbacks {
            // A callback's panic is its own affair; the others still hear.
            let _ = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| callback(&outcome)));
        }
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.state().outcome.clone()
    }

    /// The outcome, or to be woken.
    pub(crate) fn poll(&self, waker: &Waker) -> Option<Outcome> {
        let mut state = self.state();
        if state.outcome.is_none() && !state.wakers.iter().any(|known| known.will_wake(waker)) {
            state.wakers.push(waker.clone());
        }
        state.outcome.clone()
    }

    pub(crate) fn wait(&self, limit: Option<Duration>) -> Option<Outcome> {
        let end = limit.and_then(|limit| Instant::now().checked_add(limit));
        let mut state = self.state();
        while state.outcome.is_none() {
            state = match end.map(|end| end.saturating_duration_since(Instant::now())) {
                None => self.done.wait(state).unwrap_or_else(PoisonError::into_inner),
                Some(Duration::ZERO) => return None,
                Some(rest) => self.done.wait_timeout(state, rest).unwrap_or_else(PoisonError::into_inner).0,
            };
        }
        state.outcome.clone()
    }

    /// Calls back when it ends, at once if it has.
    pub(crate) fn on_done(&self, callback: Callback) {
        let mut state = self.state();
        match state.outcome.clone() {
            None => state.callbacks.push(callback),
            Some(outcome) => {
                drop(state);
                callback(&outcome);
            }
        }
    }
}
