//! Waiting for compilations. A thread that waits for a compilation that has not started runs it.
//!
//! Invariants: no wait depends on a free worker, so each wait ends even without workers; a compilation that would wait
//! for itself is rejected; no user code runs under the lock.
//! Not here: cycles of waits (see `nest`); running a compilation (see `compile`).

use std::sync::{Arc, PoisonError};
use std::task::Waker;
use std::time::{Duration, Instant};

use crate::artifact::Compile;
use crate::job::{Job, Outcome};
use crate::key::Kind;
use crate::nest::{self, MAX_NESTED, Waiting};
use crate::reason::Reason;
use crate::shared::{Core, Shared};

/// Predicted compile time of an unknown kind: compiling a kernel takes 10 us to several ms (`cargo xtask bench
/// compile`).
const UNKNOWN: Duration = Duration::from_millis(10);

const TOO_DEEP: Reason = Reason::NestedTooDeep { limit: MAX_NESTED };

impl<C: Compile> Shared<C> {
    /// Waits until a job ends. Without a limit it always returns the outcome. With a limit, it compiles the job here
    /// only if it is predicted to end in time.
    pub(crate) fn wait_for(self: &Arc<Self>, job: &Arc<Job<C>>, limit: Option<Duration>) -> Option<Outcome> {
        if let Some(outcome) = job.outcome() {
            return Some(outcome);
        }
        let fits = self.lock().fits(job.kind, limit);
        if fits
            && let Some(outcome) = self.help(job)
            && (limit.is_none() || !matches!(outcome, Err(Reason::NestedTooDeep { .. })))
        {
            return Some(outcome);
        }
        if limit.is_some() || !nest::is_nested() {
            return job.wait(limit);
        }
        match Waiting::on(&job.runner) {
            Some(_waiting) => job.wait(None),
            None => Some(Err(Reason::Deadlock)),
        }
    }

    /// Returns the outcome of a job, or registers the waker. Compiles the job only if no worker will, or if all workers
    /// may wait for this thread.
    pub(crate) fn poll(self: &Arc<Self>, job: &Arc<Job<C>>, id: &mut Option<u64>, waker: &Waker) -> Option<Outcome> {
        if job.is_done() {
            return job.outcome();
        }
        if (self.settings.max_workers == 0 || nest::is_nested())
            && let Some(outcome) = self.help(job)
        {
            return Some(outcome);
        }
        if nest::is_nested() && job.is_run_by(nest::thread_number()) {
            return Some(Err(Reason::Deadlock));
        }
        job.poll(id, waker, &self.settings.panics.wakers)
    }

    /// Compiles a job on this thread if it has not started; otherwise returns `None`.
    fn help(self: &Arc<Self>, job: &Arc<Job<C>>) -> Option<Outcome> {
        let mut core = self.lock();
        let place = job.place()?;
        if !nest::has_room() {
            return Some(Err(TOO_DEEP));
        }
        core.queue.remove(place)?;
        core.begin(job);
        drop(core);
        self.run(job);
        job.outcome()
    }

    /// Waits until no compilation is queued or running, and compiles queued jobs. Returns false if the caller is itself
    /// a compilation.
    pub(crate) fn wait_idle(self: &Arc<Self>, limit: Option<Duration>) -> bool {
        let end = limit.and_then(|limit| Instant::now().checked_add(limit));
        let mut core = self.lock();
        loop {
            if core.is_idle() {
                return true;
            }
            if nest::is_compiling() || !nest::has_room() {
                return false;
            }
            let remaining = end.map(|end| end.saturating_duration_since(Instant::now()));
            if remaining == Some(Duration::ZERO) {
                return false;
            }
            if core.queue.first().is_some_and(|job| core.fits(job.kind, remaining))
                && let Some(job) = core.start_next()
            {
                drop(core);
                self.run(&job);
                // This may be the last reference to user data, which must not be dropped under the lock.
                drop(job);
                core = self.lock();
                continue;
            }
            core = match remaining {
                None => self.ended.wait(core).unwrap_or_else(PoisonError::into_inner),
                Some(remaining) => self.ended.wait_timeout(core, remaining).unwrap_or_else(PoisonError::into_inner).0,
            };
        }
    }
}

impl<C: Compile> Core<C> {
    /// Whether a compilation of this kind is predicted to end within the limit.
    fn fits(&self, kind: Kind, limit: Option<Duration>) -> bool {
        let predicted = || self.prediction(kind).unwrap_or(UNKNOWN);
        limit.is_none_or(|limit| predicted() <= limit)
    }
}
