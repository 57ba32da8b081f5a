//! One compilation: who waits for it, and how it ended.
//!
//! Invariants: a job is resolved exactly once, and all requests that joined before get the outcome. Joining and
//! withdrawing happen under the manager's lock, so that no job is cancelled while a request joins. No user code runs
//! under a job's lock. A panic of one waker or callback does not prevent the calls of others.

use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::{self, Relaxed};
use std::sync::{Arc, PoisonError};
use std::task::Waker;
use std::time::{Duration, Instant};

use kernelsmith_exec::KernelObject;

use crate::artifact::{Compile, Dumps, Failure};
use crate::cached::{Account, Cached};
use crate::contain::{Panics, contain};
use crate::key::{Key, Kind};
use crate::nest::{NOBODY, Runner};
use crate::queue::Place;
use crate::reason::Reason;
use crate::shared::Shared;
use crate::sync::{AtomicBool, Condvar, Mutex, MutexGuard};

/// How a job ended.
pub(crate) type Outcome = Result<Arc<dyn Cached>, Reason>;

/// Receives the outcome of a job.
pub(crate) type Callback = Box<dyn FnOnce(&Outcome) + Send>;

/// The work of a job, with the artifact's type erased.
pub(crate) trait Work<C: Compile>: Send {
    /// Emits relocatable code.
    fn emit(&mut self, compiler: &C, dumps: &Dumps<'_>) -> Result<(), Failure>;
    /// Whether the objects may be saved.
    fn is_saved(&self) -> bool;
    /// The emitted objects; none before `emit`.
    fn objects(&self) -> &[KernelObject];
    /// Replaces the objects; without any, `emit` compiles.
    fn set_objects(&mut self, objects: Vec<KernelObject>);
    /// Publishes the code and creates its entry.
    fn publish(&mut self, compiler: &C, parts: EntryParts<'_, C>) -> Result<Arc<dyn Cached>, Failure>;
}

/// The data for a new entry besides the code.
pub(crate) struct EntryParts<'a, C: Compile> {
    pub(crate) key: &'a Key,
    pub(crate) shared: &'a Arc<Shared<C>>,
    pub(crate) account: &'a Arc<Account>,
    pub(crate) checks: u32,
    /// Whether the objects were read from saved ones.
    pub(crate) is_saved: bool,
    pub(crate) nanos: u64,
}

pub(crate) struct Job<C: Compile> {
    pub(crate) key: Key,
    pub(crate) kind: Kind,
    /// The thread that compiles the job.
    pub(crate) runner: Runner,
    work: Mutex<Option<Box<dyn Work<C>>>>,
    is_done: AtomicBool,
    state: Mutex<State>,
    done: Condvar,
}

#[derive(Default)]
struct State {
    outcome: Option<Outcome>,
    /// Number of requests that were not withdrawn.
    n_requests: usize,
    place: Option<Place>,
    /// One waker per polled ticket, with the ticket's number.
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

    /// The position in the queue; `None` if it is not queued.
    pub(crate) fn place(&self) -> Option<Place> {
        self.state().place
    }

    pub(crate) fn is_run_by(&self, thread: u64) -> bool {
        self.runner.load(Relaxed) == thread
    }

    /// Adds a request. Needs the manager's lock.
    pub(crate) fn join(&self) {
        self.state().n_requests += 1;
    }

    /// Withdraws a request. Returns the position in the queue if it was the last request. Needs the manager's lock.
    pub(crate) fn withdraw(&self) -> Option<Place> {
        let mut state = self.state();
        state.n_requests -= 1;
        state.place.filter(|_| state.n_requests == 0)
    }

    #[inline]
    pub(crate) fn is_done(&self) -> bool {
        self.is_done.load(Ordering::Acquire)
    }

    /// Ends the job; a second call has no effect. Must not be called under the manager's lock, because wakers and
    /// callbacks are user code.
    pub(crate) fn resolve(&self, outcome: Outcome, panics: &Panics) {
        let mut state = self.state();
        if state.outcome.is_some() {
            return;
        }
        // The waiting threads are about to continue, so no cycle of waits includes this job any more.
        self.runner.store(NOBODY, Relaxed);
        state.outcome = Some(outcome.clone());
        state.place = None;
        let (wakers, callbacks) = (std::mem::take(&mut state.wakers), std::mem::take(&mut state.callbacks));
        self.is_done.store(true, Ordering::Release);
        drop(state);
        self.done.notify_all();
        // Drop the work now, because the last ticket may live long.
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

    /// Returns the outcome, or registers the waker under `id`, replacing an earlier one. The first poll chooses the
    /// number.
    pub(crate) fn poll(&self, id: &mut Option<u64>, waker: &Waker, panics: &AtomicU64) -> Option<Outcome> {
        // Clones and destructors of wakers are user code.
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

    /// Removes the waker of this number.
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
                Some(remaining) => self.done.wait_timeout(state, remaining).unwrap_or_else(PoisonError::into_inner).0,
            };
        }
        state.outcome.clone()
    }

    /// Calls `callback` when the job ends, immediately if it has ended.
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
