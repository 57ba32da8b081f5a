//! One compilation: who waits for it, and how it ended.
//!
//! Invariants: a job is resolved exactly once; whoever joined before sees the outcome. A job is joined and withdrawn from
//! under the manager's lock, so that none is cancelled while someone joins. No user code runs under a job's lock, and a
//! panic of one waker or callback does not keep the others from being called.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::{self, Relaxed};
use std::sync::{Arc, PoisonError};
use std::task::Waker;
use std::time::{Duration, Instant};

use crate::artifact::{Compile, Dumps, Failure};
use crate::contain::{Panics, contain};
use crate::entry::{Account, Cached};
use crate::key::{Key, Kind};
use crate::nest::{NOBODY, Runner};
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
    /// The thread that compiles it.
    pub(crate) runner: Runner,
    work: Mutex<Option<Box<dyn Work<C>>>>,
    is_done: AtomicBool,
    state: Mutex<State>,
    done: Condvar,
}

#[derive(Default)]
struct State {
    outcome: Option<Outcome>,
    /// Requests that were not withdrawn.
    n_requests: usize,
    place: Option<Place>,
    /// One for each ticket that was polled, by a number of the ticket's.
    wakers: Vec<(u64, Waker)>,
    n_polled: u64,
    callbacks: Vec<Callback>,
}

impl<C: Compile> Job<C> {
    pub(crate) fn new(key: Key, kind: Kind, work: Box<dyn Work<C>>) -> Arc<Job<C>> {
        Arc::new(Job {
            key,
            kind,
            runner: Runner::default(),
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

    /// Where it is in the queue, if it is.
    pub(crate) fn place(&self) -> Option<Place> {
        self.state().place
    }

    pub(crate) fn is_run_by(&self, thread: u64) -> bool {
        self.runner.load(Relaxed) == thread
    }

    /// One more request. Under the manager's lock.
    pub(crate) fn join(&self) {
        self.state().n_requests += 1;
    }

    /// A request is withdrawn; the place in the queue, if it was the last. Under the manager's lock.
    pub(crate) fn withdraw(&self) -> Option<Place> {
        let mut state = self.state();
        state.n_requests -= 1;
        state.place.filter(|_| state.n_requests == 0)
    }

    #[inline]
    pub(crate) fn is_done(&self) -> bool {
        self.is_done.load(Ordering::Acquire)
    }

    /// Ends the job; a second end is ignored. Not under the manager's lock: wakers and callbacks are others' code.
    pub(crate) fn resolve(&self, outcome: Outcome, panics: &Panics) {
        let mut state = self.state();
        if state.outcome.is_some() {
            return;
        }
        // Whoever waits is about to go on: no circle leads through this job any more.
        self.runner.store(NOBODY, Relaxed);
        state.outcome = Some(outcome.clone());
        state.place = None;
        let (wakers, callbacks) = (std::mem::take(&mut state.wakers), std::mem::take(&mut state.callbacks));
        self.is_done.store(true, Ordering::Release);
        drop(state);
        self.done.notify_all();
        // What was to be compiled is not needed any more; the last ticket may live long.
        drop(self.take_work());
        for (_, waker) in wakers {
            let _ = contain(&panics.wakers, || waker.wake());
        }
        for callback in callbacks {
            let _ = contain(&panics.callbacks, || callback(&outcome));
        }
    }

    pub(crate) fn outcome(&self) -> Option<Outcome> {
        self.state().outcome.clone()
    }

    /// The outcome, or to be woken: by the last waker of each number. The number is chosen at the first poll.
    pub(crate) fn poll(&self, id: &mut Option<u64>, waker: &Waker, panics: &AtomicU64) -> Option<Outcome> {
        // Clones and destructors of wakers are others' code.
        let mut waker = Some(contain(panics, || waker.clone())?);
        let mut state = self.state();
        let outcome = state.outcome.clone();
        if outcome.is_none() {
            let id = *id.get_or_insert(state.n_polled);
            state.n_polled = state.n_polled.max(id + 1);
            match state.wakers.iter_mut().find(|(known, _)| *known == id) {
                Some((_, known)) => waker = waker.map(|waker| std::mem::replace(known, waker)),
                None => state.wakers.extend(waker.take().map(|waker| (id, waker))),
            }
        }
        drop(state);
        let _ = contain(panics, || drop(waker));
        outcome
    }

    /// Wakes the ticket of this number no more.
    pub(crate) fn forget_waker(&self, id: u64, panics: &AtomicU64) {
        let mut state = self.state();
        let at = state.wakers.iter().position(|(known, _)| *known == id);
        let waker = at.map(|at| state.wakers.swap_remove(at));
        drop(state);
        let _ = contain(panics, || drop(waker));
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
    pub(crate) fn on_done(&self, callback: Callback, panics: &Panics) {
        let mut state = self.state();
        match state.outcome.clone() {
            None => state.callbacks.push(callback),
            Some(outcome) => {
                drop(state);
                let _ = contain(&panics.callbacks, || callback(&outcome));
            }
        }
    }
}
