//! Waiting for compilations: whoever waits for what has not begun compiles it.
//!
//! Invariants: no wait depends on a free worker, so each ends with none, too; a compilation that would wait for itself
//! is refused; no user code runs under the lock.
//! Not here: the circles of waits (see `nest`); how a compilation runs (see `compile`).

use std::sync::{Arc, PoisonError};
use std::task::Waker;
use std::time::{Duration, Instant};

use crate::artifact::Compile;
use crate::job::{Job, Outcome};
use crate::key::Kind;
use crate::nest::{self, MAX_NESTED, Waiting};
use crate::response::Reason;
use crate::shared::{Core, Shared};

/// What a compilation is taken to last while nothing is known of its kind: compiling a kernel takes 10 us to some ms
/// (`cargo xtask bench compile`).
const UNKNOWN: Duration = Duration::from_millis(10);

const TOO_DEEP: Reason = Reason::NestedTooDeep { limit: MAX_NESTED };

impl<C: Compile> Shared<C> {
    /// Waits until a job ends. Without a limit the outcome is there; with one, the job is compiled here only if it is
    /// predicted to end in time.
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

    /// The outcome of a job, or to be woken when it ends. Compiles it only if no worker will, or if this thread may be
    /// the one that all workers wait for.
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

    /// Compiles a job on this thread if it has not begun; `None` if it has.
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

    /// Waits until nothing waits and nothing compiles, and compiles what waits. `false` where that cannot be, since a
    /// compilation is what waits.
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
            let left = end.map(|end| end.saturating_duration_since(Instant::now()));
            if left == Some(Duration::ZERO) {
                return false;
            }
            if core.queue.first().is_some_and(|job| core.fits(job.kind, left))
                && let Some(job) = core.start_next()
            {
                drop(core);
                self.run(&job);
                // Maybe the last reference to what was compiled: not to be dropped under the lock.
                drop(job);
                core = self.lock();
                continue;
            }
            core = match left {
                None => self.ended.wait(core).unwrap_or_else(PoisonError::into_inner),
                Some(left) => self.ended.wait_timeout(core, left).unwrap_or_else(PoisonError::into_inner).0,
            };
        }
    }
}

impl<C: Compile> Core<C> {
    /// Whether a compilation of this kind is predicted to last no longer than this.
    fn fits(&self, kind: Kind, limit: Option<Duration>) -> bool {
        let predicted = || self.prediction(kind).unwrap_or(UNKNOWN);
        limit.is_none_or(|limit| predicted() <= limit)
    }
}
