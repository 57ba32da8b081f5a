//! Worker threads, and the end of a manager.
//!
//! Invariants: a worker is counted from before its start until its end; after `shutdown`, the only jobs in flight are
//! running compilations, which are resolved when they end.

use std::cell::Cell;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError};
use std::time::{Duration, Instant};

use crate::artifact::Compile;
use crate::nest;
use crate::reason::Reason;
use crate::shared::{Shared, gate};
use crate::stats::add;
use crate::sync::{ThreadBuilder, thread_local};

thread_local! {
    /// The manager that this thread works for, as the address of its shared state.
    static EMPLOYER: Cell<usize> = const { Cell::new(0) };
}

/// What happens to queued compilations at the end of a manager.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shutdown {
    /// They are compiled first.
    Drain,
    /// They are abandoned.
    Abandon,
}

/// The outcome of [`Manager::shutdown`](crate::Manager::shutdown).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShutdownReport {
    /// Number of compilations abandoned before they started.
    pub abandoned: usize,
    /// Number of compilations still running at the end of the time limit; they end by themselves.
    pub still_compiling: usize,
    /// Size in bytes of code that is still in use.
    pub still_used_bytes: u64,
}

impl<C: Compile> Shared<C> {
    /// Starts a worker that is already counted.
    pub(crate) fn start_worker(self: &Arc<Self>) {
        let shared = Arc::clone(self);
        let started = ThreadBuilder::new().name("kernelsmith-worker".to_owned()).spawn(move || shared.work());
        if started.is_err() {
            self.lock().n_workers -= 1;
            self.ended.notify_all();
            // If no thread could be started, do all work here, because other callers may have relied on this worker.
            // The next request tries to start a worker again.
            while self.has_no_worker() && self.run_next() {}
        }
    }

    fn has_no_worker(&self) -> bool {
        self.lock().n_workers == 0
    }

    fn work(self: &Arc<Self>) {
        EMPLOYER.with(|employer| employer.set(Arc::as_ptr(self).addr()));
        let mut core = self.lock();
        loop {
            if let Some(job) = core.start_next() {
                drop(core);
                self.run(&job);
                // This may be the last reference to user data, which must not be dropped under the lock.
                drop(job);
                core = self.lock();
                continue;
            }
            if !core.is_open {
                break;
            }
            core.n_idle_workers += 1;
            let (woken, timeout) = self
                .work_arrived
                .wait_timeout(core, self.settings.idle_timeout)
                .unwrap_or_else(PoisonError::into_inner);
            core = woken;
            core.n_idle_workers -= 1;
            if timeout.timed_out() && core.queue.len() == 0 {
                break;
            }
        }
        core.n_workers -= 1;
        drop(core);
        self.ended.notify_all();
    }

    fn wait_until(&self, end: Option<Instant>, done: impl Fn(&crate::shared::Core<C>) -> bool) -> bool {
        let mut core = self.lock();
        while !done(&core) {
            core = match end.map(|end| end.saturating_duration_since(Instant::now())) {
                None => self.ended.wait(core).unwrap_or_else(PoisonError::into_inner),
                Some(Duration::ZERO) => return false,
                Some(remaining) => self.ended.wait_timeout(core, remaining).unwrap_or_else(PoisonError::into_inner).0,
            };
        }
        true
    }

    pub(crate) fn shutdown(self: &Arc<Self>, mode: Shutdown, limit: Duration) -> ShutdownReport {
        let end = Instant::now().checked_add(limit);
        self.gate.store(gate::CLOSED, Relaxed);
        self.lock().is_open = false;
        if mode == Shutdown::Drain {
            // There may be no worker, and helping is faster.
            while end.is_none_or(|end| Instant::now() < end) && self.run_next() {}
        }
        let mut core = self.lock();
        let abandoned = core.queue.take_all();
        for job in &abandoned {
            core.in_flight.remove(&job.key);
        }
        drop(core);
        // The queue is now empty, but there may be no worker whose end would notify the waiting threads.
        self.ended.notify_all();
        self.work_arrived.notify_all();
        for job in &abandoned {
            add(&self.counters.abandoned);
            job.resolve(Err(Reason::ShuttingDown), &self.settings.panics);
        }
        // A compilation that ends the manager cannot wait for its own end.
        if !nest::is_compiling() {
            self.wait_for_end(end);
        }
        self.clear();
        let stats = self.stats();
        ShutdownReport {
            abandoned: abandoned.len(),
            still_compiling: stats.compiling as usize,
            still_used_bytes: stats.pinned_bytes,
        }
    }

    /// Waits until no compilation runs and the workers have ended.
    fn wait_for_end(&self, end: Option<Instant>) {
        // User code on several workers may end the manager: such workers do not wait for each other.
        let is_worker = EMPLOYER.with(Cell::get) == std::ptr::from_ref(self).addr();
        if !is_worker {
            self.wait_until(end, |core| core.is_idle() && core.n_workers == 0);
            return;
        }
        self.lock().n_ending_workers += 1;
        self.ended.notify_all();
        self.wait_until(end, |core| core.is_idle() && core.n_workers == core.n_ending_workers);
        // No notification needed: threads that waited for this worker have seen it, or wait until it has ended.
        self.lock().n_ending_workers -= 1;
    }
}
