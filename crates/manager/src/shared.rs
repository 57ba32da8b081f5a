//! The state machine of a manager, which all handles, tickets and workers share.
//!
//! A key is unknown, in flight (queued or compiling), ready (in the table and the ledger), or failed, and changes its
//! state under one lock. Lookups of ready code do not take the lock.
//!
//! Invariants: a key has at most one job; a job in flight ends by `complete`, `withdraw`, `shutdown` or displacement,
//! each of which resolves it; no user code runs under the lock (compilers, callbacks, wakers, clocks, clones and
//! destructors of specs and code); code that empties the queue or ends a compilation notifies `ended`.
//! Not here: compiling (see `compile`), waiting (see `waits`), threads (see `workers`).

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use kernelsmith_sync::reclaim::{collect, pin};

use kernelsmith_exec::KernelObject;

use crate::artifact::{Artifact, Compile, DumpFlags, Failure, FailureKind};
use crate::builder::Settings;
use crate::contain::{Contained, contain};
use crate::entry::{Account, Cached, CodeRef};
use crate::failures::Failures;
use crate::hash::Seed;
use crate::job::Job;
use crate::key::{Key, Kind};
use crate::ledger::Ledger;
use crate::nest::{self, MAX_NESTED};
use crate::observe;
use crate::queue::Queue;
use crate::response::{Hints, Reason, Response};
use crate::stats::{Counters, Hits, Stats, add};
use crate::sync::{AtomicU8, Condvar, Mutex, MutexGuard};
use crate::table::Table;
use crate::ticket::Ticket;
use crate::work::Emitting;

/// The states of the gate: how to treat requests.
pub(crate) mod gate {
    pub(crate) const OPEN: u8 = 0;
    pub(crate) const OFF: u8 = 1;
    pub(crate) const CLOSED: u8 = 2;
}

pub(crate) struct Shared<C: Compile> {
    pub(crate) compiler: Contained<C>,
    pub(crate) settings: Settings,
    pub(crate) fingerprint: Box<[u8]>,
    pub(crate) seed: Seed,
    pub(crate) gate: AtomicU8,
    pub(crate) dump_flags: AtomicU8,
    pub(crate) table: Table,
    pub(crate) counters: Counters,
    pub(crate) hits: Hits,
    pub(crate) account: Arc<Account>,
    core: Mutex<Core<C>>,
    pub(crate) work_arrived: Condvar,
    /// Signals the end of a compilation or a worker.
    pub(crate) ended: Condvar,
}

/// The state under the lock.
pub(crate) struct Core<C: Compile> {
    pub(crate) is_open: bool,
    pub(crate) in_flight: HashMap<Key, Arc<Job<C>>>,
    pub(crate) queue: Queue<Arc<Job<C>>>,
    pub(crate) ledger: Ledger,
    pub(crate) failures: Failures,
    pub(crate) n_workers: usize,
    pub(crate) n_idle_workers: usize,
    /// Workers that wait in `shutdown`, called by user code, for the other workers to end.
    pub(crate) n_ending_workers: usize,
    pub(crate) n_compiling: usize,
    /// Predicted compile time per kind, in nanoseconds.
    predictions: HashMap<Kind, u64>,
    kinds: HashMap<u32, TypeId>,
}

impl<C: Compile> Shared<C> {
    pub(crate) fn new(compiler: C, settings: Settings) -> Shared<C> {
        Shared {
            fingerprint: compiler.fingerprint().into(),
            compiler: Contained::new(compiler, &settings.panics),
            seed: Seed::random(),
            gate: AtomicU8::new(gate::OPEN),
            dump_flags: AtomicU8::new(DumpFlags::default().to_bits()),
            table: Table::new(settings.max_entries),
            counters: Counters::default(),
            hits: Hits::new(),
            account: Arc::default(),
            core: Mutex::new(Core {
                is_open: true,
                in_flight: HashMap::new(),
                queue: Queue::new(settings.max_queued),
                ledger: Ledger::default(),
                failures: Failures::new(settings.back_off, settings.max_failure_bytes),
                n_workers: 0,
                n_idle_workers: 0,
                n_ending_workers: 0,
                n_compiling: 0,
                predictions: HashMap::new(),
                kinds: HashMap::new(),
            }),
            work_arrived: Condvar::new(),
            ended: Condvar::new(),
            settings,
        }
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, Core<C>> {
        self.core.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The time of the settings' clock. The clock is user code: do not call this under the lock.
    pub(crate) fn now(&self) -> Duration {
        contain(&self.settings.panics.clocks, || (*self.settings.clock)()).unwrap_or_default()
    }

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

    /// Withdraws a request for a job.
    pub(crate) fn withdraw(&self, job: &Arc<Job<C>>) {
        let mut core = self.lock();
        let Some(place) = job.withdraw() else { return };
        if core.queue.remove(place).is_none() {
            return;
        }
        core.in_flight.remove(&job.key);
        add(&self.counters.cancelled);
        drop(core);
        self.ended.notify_all();
        job.resolve(Err(Reason::Cancelled), &self.settings.panics);
    }

    /// Evicts half of the cache, because code memory is exhausted.
    pub(crate) fn make_room(&self) {
        let mut core = self.lock();
        let (bytes, entries) = (core.ledger.bytes() / 2, core.ledger.len() / 2);
        let victims = core.ledger.make_room(bytes, entries);
        self.forget_all(&victims);
        drop(core);
        self.evicted(victims);
        add(&self.counters.memory_shortages);
    }

    /// Removes evicted entries from the table. Needs the lock; after unlocking, the caller passes the entries to
    /// `evicted`.
    pub(crate) fn forget_all(&self, victims: &[Arc<dyn Cached>]) {
        let pin = pin();
        victims.iter().for_each(|victim| self.table.remove(&victim.header().key, &pin));
    }

    /// Counts evicted entries and frees unused ones.
    pub(crate) fn evicted(&self, victims: Vec<Arc<dyn Cached>>) {
        self.counters.evicted.fetch_add(victims.len() as u64, Relaxed);
        observe::evicted(&self.settings.panics, victims.len());
        drop(victims);
        collect();
    }

    /// Quarantines code that gave other results than the interpreter.
    pub(crate) fn mismatch<A: Artifact>(&self, key: &Key) {
        let mut core = self.lock();
        let removed = core.ledger.remove(key);
        self.table.remove(key, &pin());
        core.failures.quarantine(key);
        drop(core);
        drop(removed);
        collect();
        add(&self.counters.mismatches);
        let panics = &self.settings.panics;
        observe::mismatch(panics, A::KIND);
        if let Some(report) = &self.settings.on_mismatch {
            let _ = contain(&panics.observers, || (*report)(A::KIND, key));
        }
    }

    /// Forgets a key: its code or its failure.
    pub(crate) fn forget(&self, key: &Key) {
        let mut core = self.lock();
        let removed = core.ledger.remove(key);
        self.table.remove(key, &pin());
        core.failures.forget(key);
        drop(core);
        drop(removed);
        collect();
    }

    /// Forgets all code, and all failures.
    pub(crate) fn clear(&self) {
        let mut core = self.lock();
        let victims = core.ledger.make_room(0, 0);
        self.forget_all(&victims);
        core.failures.clear();
        drop(core);
        self.evicted(victims);
    }

    pub(crate) fn stats(&self) -> Stats {
        // Readers may have delayed the release of evicted code.
        collect();
        let mut stats = self.counters.read();
        stats.hits = self.hits.read();
        let panics = &self.settings.panics;
        stats.panics_in_wakers = panics.wakers.load(Relaxed);
        stats.panics_in_callbacks = panics.callbacks.load(Relaxed);
        stats.panics_in_drops = panics.drops.load(Relaxed);
        stats.panics_in_sinks = panics.sinks.load(Relaxed);
        stats.panics_in_clocks = panics.clocks.load(Relaxed);
        stats.panics_in_observers = panics.observers.load(Relaxed);
        stats.panics_in_clones = panics.clones.load(Relaxed);
        let core = self.lock();
        stats.queue_depth = core.queue.len() as u64;
        stats.compiling = core.n_compiling as u64;
        stats.workers = core.n_workers as u64;
        stats.failures_kept = core.failures.len() as u64;
        stats.failure_bytes = core.failures.bytes() as u64;
        stats.cached_entries = core.ledger.len() as u64;
        stats.cached_bytes = core.ledger.bytes();
        stats.pinned_bytes = self.account.bytes.load(Relaxed).saturating_sub(stats.cached_bytes);
        stats
    }
}

impl<C: Compile> Core<C> {
    /// Takes the next job from the queue and counts it as compiling.
    pub(crate) fn start_next(&mut self) -> Option<Arc<Job<C>>> {
        let job = self.queue.pop()?;
        self.begin(&job);
        Some(job)
    }

    /// Counts a job, already taken from the queue, as compiling.
    pub(crate) fn begin(&mut self, job: &Job<C>) {
        job.set_place(None);
        self.n_compiling += 1;
    }

    /// The predicted compile time of a kind; `None` before the first compilation.
    pub(crate) fn prediction(&self, kind: Kind) -> Option<Duration> {
        self.predictions.get(&kind).map(|&nanos| Duration::from_nanos(nanos))
    }

    /// Updates the prediction of a kind with a measured compile time, by a slow moving average.
    pub(crate) fn took(&mut self, kind: Kind, nanos: u64) {
        let predicted = self.predictions.entry(kind).or_insert(nanos);
        *predicted = (*predicted - *predicted / 4).saturating_add(nanos / 4);
    }

    /// Whether another artifact already uses the number of this kind; otherwise reserves it.
    fn is_taken<A: Artifact>(&mut self) -> bool {
        *self.kinds.entry(A::KIND.number()).or_insert(TypeId::of::<A>()) != TypeId::of::<A>()
    }

    /// Why a spec cannot be compiled now; `None` if it can.
    fn refusal<A: Artifact>(&mut self, key: &Key, now: Duration) -> Option<Reason> {
        if self.is_taken::<A>() {
            return Some(Reason::KindTaken);
        }
        // A key in flight passed these checks; it has no second compilation.
        if self.in_flight.contains_key(key) {
            return None;
        }
        self.failures.check(key, now)
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.queue.len() == 0 && self.n_compiling == 0
    }
}
