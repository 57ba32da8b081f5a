//! Requests that find no code: they join a compilation, compile, enqueue a job, or end with the reason why not.
//!
//! In: a spec, its key, hints. Out: a response.
//! Invariants: those of the state machine (see `shared`); a request counts as one miss with one result.
//! Not here: lookups of ready code (see `manager`), compiling (see `compile`).

use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use kernelsmith_exec::KernelObject;
use kernelsmith_sync::reclaim::pin;

use crate::artifact::{Artifact, Compile, Failure, FailureKind};
use crate::contain::contain;
use crate::entry::CodeRef;
use crate::job::Job;
use crate::key::{Key, Kind};
use crate::nest::{self, MAX_NESTED};
use crate::observe;
use crate::reason::Reason;
use crate::response::{Hints, Response};
use crate::shared::Shared;
use crate::stats::add;
use crate::ticket::Ticket;
use crate::work::Emitting;

impl<C: Compile> Shared<C> {
    /// Creates the job of a spec, which it clones: do not call this under the lock.
    fn job<A>(&self, spec: &A, key: &Key, objects: Vec<KernelObject>) -> Result<Arc<Job<C>>, Reason>
    where
        A: Artifact<Compiler = C>,
    {
        let panics = &self.settings.panics;
        let Some(spec) = contain(&panics.clones, || spec.clone()) else {
            let failure = Failure::new(FailureKind::Bug, "the clone of the spec panicked");
            return Err(Reason::Failed(failure));
        };
        Ok(Job::new(key.clone(), A::KIND, Box::new(Emitting::new(spec, objects, panics))))
    }

    fn too_long(&self, key: &Key) -> Option<Reason> {
        let (n_bytes, limit) = (key.n_bytes(), self.settings.max_key_bytes);
        (n_bytes > limit).then_some(Reason::KeyTooLong { n_bytes, limit })
    }

    /// Handles a request that found no code.
    pub(crate) fn miss<A: Artifact<Compiler = C>>(self: &Arc<Self>, spec: &A, key: Key, hints: Hints) -> Response<A> {
        let now = self.now();
        let mut new_job = None;
        loop {
            // The job is created without the lock, and only if it is needed.
            let mut core = self.lock();
            if !core.is_open {
                drop(core);
                add(&self.counters.refused_off);
                return Response::Fallback(Reason::ShuttingDown);
            }
            // Another thread may have finished it meanwhile.
            let pin = pin();
            if let Some(entry) = self.table.get(&key.sought(), &pin) {
                drop(core);
                self.hits.count(&pin);
                return CodeRef::of(entry).map_or(Response::Fallback(Reason::KindTaken), Response::Ready);
            }
            drop(pin);
            if let Some(reason) = core.refusal::<A>(&key, now).or_else(|| self.too_long(&key)) {
                drop(core);
                return self.refused(A::KIND, &self.counters.refused_failed, reason);
            }
            if let Some(job) = core.in_flight.get(&key) {
                let job = Arc::clone(job);
                job.join();
                drop(core);
                self.missed(A::KIND, &self.counters.joined, "joined");
                return Response::Pending(Ticket::new(Arc::clone(self), job));
            }
            let Some(job) = new_job.take() else {
                drop(core);
                match self.job(spec, &key, Vec::new()) {
                    Ok(job) => new_job = Some(job),
                    Err(reason) => return self.refused(A::KIND, &self.counters.refused_failed, reason),
                }
                continue;
            };
            job.join();
            let budget = hints.sync_budget.unwrap_or(self.settings.sync_budget);
            let is_short = core.prediction(A::KIND).is_some_and(|predicted| predicted <= budget);
            if is_short && !budget.is_zero() && nest::has_room() {
                core.in_flight.insert(key, Arc::clone(&job));
                core.n_compiling += 1;
                drop(core);
                self.missed(A::KIND, &self.counters.compiled_at_once, "compiled at once");
                self.run(&job);
                return match Ticket::<A>::new(Arc::clone(self), job).try_get() {
                    Some(Ok(code)) => Response::Ready(code),
                    Some(Err(reason)) => Response::Fallback(reason),
                    None => Response::Fallback(Reason::ShuttingDown),
                };
            }
            let Ok((place, displaced)) = core.queue.push(hints.priority, Arc::clone(&job)) else {
                drop(core);
                return self.refused(A::KIND, &self.counters.queue_full, Reason::QueueFull);
            };
            job.set_place(Some(place));
            core.in_flight.insert(key, Arc::clone(&job));
            if let Some(displaced) = &displaced {
                core.in_flight.remove(&displaced.key);
                add(&self.counters.displaced);
            }
            // A notified idle worker counts as idle until it takes the lock, so each idle worker covers one queued job.
            let needs_worker = core.queue.len() > core.n_idle_workers && core.n_workers < self.settings.max_workers;
            core.n_workers += usize::from(needs_worker);
            drop(core);
            self.missed(A::KIND, &self.counters.enqueued, "enqueued");
            if needs_worker {
                self.start_worker();
            } else {
                self.work_arrived.notify_one();
            }
            if let Some(displaced) = displaced {
                displaced.resolve(Err(Reason::QueueFull), &self.settings.panics);
            }
            return Response::Pending(Ticket::new(Arc::clone(self), job));
        }
    }

    /// Publishes saved objects and caches the code.
    pub(crate) fn load<A: Artifact<Compiler = C>>(
        self: &Arc<Self>,
        spec: &A,
        key: Key,
        objects: Vec<KernelObject>,
    ) -> Result<CodeRef<A>, Reason> {
        if let Some(reason) = self.too_long(&key) {
            return Err(reason);
        }
        if !nest::has_room() {
            return Err(Reason::NestedTooDeep { limit: MAX_NESTED });
        }
        let job = self.job(spec, &key, objects)?;
        let mut core = self.lock();
        if !core.is_open {
            drop(core);
            return Err(Reason::ShuttingDown);
        }
        let pin = pin();
        if let Some(entry) = self.table.get(&key.sought(), &pin) {
            drop(core);
            return CodeRef::of(entry).ok_or(Reason::KindTaken);
        }
        drop(pin);
        if core.is_taken::<A>() || core.failures.is_quarantined(&key) {
            let reason = if core.is_taken::<A>() { Reason::KindTaken } else { Reason::Quarantined };
            drop(core);
            return Err(reason);
        }
        if let Some(job) = core.in_flight.get(&key) {
            let job = Arc::clone(job);
            job.join();
            drop(core);
            return Ticket::new(Arc::clone(self), job).wait();
        }
        core.in_flight.insert(key, Arc::clone(&job));
        core.n_compiling += 1;
        drop(core);
        self.run(&job);
        let outcome = job.outcome().unwrap_or(Err(Reason::ShuttingDown));
        outcome.and_then(|entry| CodeRef::of(&entry.erased()).ok_or(Reason::KindTaken))
    }

    /// Counts a miss and its result.
    fn missed(&self, kind: Kind, counter: &AtomicU64, outcome: &'static str) {
        add(&self.counters.misses);
        add(counter);
        observe::missed(&self.settings.panics, kind, outcome);
    }

    fn refused<A: Artifact>(&self, kind: Kind, counter: &AtomicU64, reason: Reason) -> Response<A> {
        self.missed(kind, counter, "refused");
        Response::Fallback(reason)
    }
}
