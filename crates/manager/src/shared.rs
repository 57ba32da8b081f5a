//! The state machine of a manager, which all handles, tickets and workers share.
//!
//! A key is unknown, in flight (queued or compiling), ready (in the table and the ledger), or failed, and changes its
//! state under one lock. Lookups of ready code do not take the lock.
//!
//! Invariants: a key has at most one job; a job in flight ends by `complete`, `withdraw`, `shutdown` or displacement,
//! each of which resolves it; no user code runs under the lock (compilers, callbacks, wakers, clocks, clones and
//! destructors of specs and code); code that empties the queue or ends a compilation notifies `ended`.
//! Not here: requests that find no code (see `misses`), compiling (see `compile`), waiting (see `waits`), threads (see `workers`).

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use kernelsmith_sync::reclaim::{collect, pin};

use crate::artifact::{Artifact, Compile, DumpFlags};
use crate::cached::{Account, Cached, Header};
use crate::contain::{Contained, contain};
use crate::failures::Failures;
use crate::hash::Seed;
use crate::job::Job;
use crate::key::{Key, Kind};
use crate::ledger::Ledger;
use crate::observe;
use crate::queue::Queue;
use crate::reason::Reason;
use crate::settings::Settings;
use crate::stats::{Counters, Hits, Stats, add};
use crate::sync::{AtomicU8, Condvar, Mutex, MutexGuard};
use crate::table::Table;

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

    /// Quarantines code that gave other results than the interpreter. Saved objects may be damaged where the compiler is
    /// right: they are forgotten, and the next request compiles.
    pub(crate) fn mismatch<A: Artifact>(&self, header: &Header) {
        let key = &header.key;
        let mut core = self.lock();
        let removed = core.ledger.remove(key);
        self.table.remove(key, &pin());
        if !header.is_saved {
            core.failures.quarantine(key);
        }
        drop(core);
        drop(removed);
        collect();
        add(&self.counters.mismatches);
        self.forget_saved(key);
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
    pub(crate) fn is_taken<A: Artifact>(&mut self) -> bool {
        *self.kinds.entry(A::KIND.number()).or_insert(TypeId::of::<A>()) != TypeId::of::<A>()
    }

    /// Why a spec cannot be compiled now; `None` if it can.
    pub(crate) fn refusal<A: Artifact>(&mut self, key: &Key, now: Duration) -> Option<Reason> {
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
