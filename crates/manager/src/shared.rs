//! The state machine behind a manager: what every handle, ticket and worker shares.
//!
//! A key is in one of these states, and changes between them under one lock: unknown, in flight (queued or compiling),
//! ready (in the table and the ledger), failed. Lookups of ready code do not take the lock.
//!
//! Invariants: at most one job for a key; a job in flight ends in `complete`, `give_up` or `shutdown`, each of which
//! resolves it; the lock is never held while code of others runs (compilers, callbacks, wakers, destructors of code).

use std::any::TypeId;
use std::collections::HashMap;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use kernelsmith_exec::reclaim::{collect, pin};

use crate::artifact::{Artifact, Compile, DumpFlags, DumpWhat, Dumps, Failure, FailureKind};
use crate::builder::Settings;
use crate::entry::{Account, Cached, CodeRef};
use crate::failures::Failures;
use crate::hash::Seed;
use crate::job::{Job, Made, Work};
use crate::key::{Key, Kind};
use crate::ledger::Ledger;
use crate::observe;
use crate::queue::Queue;
use crate::response::{Hints, Reason, Response};
use crate::stats::{Counters, Hits, Stats, add};
use crate::sync::{AtomicU8, Condvar, Mutex, MutexGuard};
use crate::table::Table;
use crate::ticket::Ticket;
use crate::work::Emitting;

/// What the gate says to requests.
pub(crate) mod gate {
    pub(crate) const OPEN: u8 = 0;
    pub(crate) const OFF: u8 = 1;
    pub(crate) const CLOSED: u8 = 2;
}

/// How often, and how long, it is waited for evicted code to be freed when there is no memory.
const SHORTAGE_WAITS: usize = 4;
const SHORTAGE_WAIT: Duration = Duration::from_micros(100);

pub(crate) struct Shared<C: Compile> {
    pub(crate) compiler: C,
    pub(crate) settings: Settings,
    pub(crate) fingerprint: Box<[u8]>,
    pub(crate) seed: Seed,
    pub(crate) gate: AtomicU8,
    pub(crate) dump_flags: AtomicU8,
    pub(crate) table: Table,
    pub(crate) counters: Counters,
    pub(crate) hits: Hits,
    account: Arc<Account>,
    core: Mutex<Core<C>>,
    pub(crate) work_arrived: Condvar,
    /// Something ended: a compilation, a worker.
    pub(crate) ended: Condvar,
}

/// What is under the lock.
pub(crate) struct Core<C: Compile> {
    pub(crate) is_open: bool,
    pub(crate) in_flight: HashMap<Key, Arc<Job<C>>>,
    pub(crate) queue: Queue<Arc<Job<C>>>,
    pub(crate) ledger: Ledger,
    pub(crate) failures: Failures,
    pub(crate) n_workers: usize,
    pub(crate) n_idle_workers: usize,
    pub(crate) n_compiling: usize,
    /// How long compilations of a kind take, in nanoseconds.
    predictions: HashMap<Kind, u64>,
    kinds: HashMap<u32, TypeId>,
}

impl<C: Compile> Shared<C> {
    pub(crate) fn new(compiler: C, settings: Settings) -> Shared<C> {
        Shared {
            fingerprint: compiler.fingerprint().into(),
            compiler,
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
                failures: Failures::new(settings.back_off),
                n_workers: 0,
                n_idle_workers: 0,
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

    pub(crate) fn with_core<T>(&self, change: impl FnOnce(&mut Core<C>) -> T) -> T {
        change(&mut self.lock())
    }

    /// A request that found no code.
    pub(crate) fn miss<A: Artifact<Compiler = C>>(self: &Arc<Self>, spec: &A, key: Key, hints: Hints) -> Response<A> {
        let now = (self.settings.clock)();
        let mut core = self.lock();
        if !core.is_open {
            drop(core);
            add(&self.counters.refused_off);
            return Response::Fallback(Reason::ShuttingDown);
        }
        // Another thread may have finished it since.
        let pin = pin();
        if let Some(entry) = self.table.get(&key.sought(), &pin) {
            drop(core);
            self.hits.count(&pin);
            return CodeRef::of(entry).map_or(Response::Fallback(Reason::KindTaken), Response::Ready);
        }
        drop(pin);
        add(&self.counters.misses);
        if *core.kinds.entry(A::KIND.number()).or_insert(TypeId::of::<A>()) != TypeId::of::<A>() {
            drop(core);
            return self.refused::<A>(&self.counters.refused_failed, Reason::KindTaken);
        }
        if let Some(job) = core.in_flight.get(&key) {
            let job = Arc::clone(job);
            job.join();
            drop(core);
            add(&self.counters.joined);
            observe::missed(A::KIND, "joined");
            return Response::Pending(Ticket::new(Arc::clone(self), job));
        }
        if let Some(reason) = core.failures.check(&key, now) {
            drop(core);
            return self.refused::<A>(&self.counters.refused_failed, reason);
        }
        let job = Job::new(key.clone(), A::KIND, Box::new(Emitting::new(spec.clone())));
        job.join();
        let budget = hints.sync_budget.unwrap_or(self.settings.sync_budget);
        let predicted = core.predictions.get(&A::KIND).map(|&nanos| Duration::from_nanos(nanos));
        if !budget.is_zero() && predicted.is_some_and(|predicted| predicted <= budget) {
            core.in_flight.insert(key, Arc::clone(&job));
            core.n_compiling += 1;
            drop(core);
            add(&self.counters.compiled_at_once);
            observe::missed(A::KIND, "compiled at once");
            self.run(&job);
            return match Ticket::<A>::new(Arc::clone(self), job).try_get() {
                Some(Ok(code)) => Response::Ready(code),
                Some(Err(reason)) => Response::Fallback(reason),
                None => Response::Fallback(Reason::ShuttingDown),
            };
        }
        match core.queue.push(hints.priority, Arc::clone(&job)) {
            Err(_) => {
                drop(core);
                self.refused::<A>(&self.counters.queue_full, Reason::QueueFull)
            }
            Ok((place, displaced)) => {
                job.set_place(Some(place));
                core.in_flight.insert(key, Arc::clone(&job));
                if let Some(displaced) = &displaced {
                    core.in_flight.remove(&displaced.key);
                }
                let needs_worker = core.n_idle_workers == 0 && core.n_workers < self.settings.max_workers;
                core.n_workers += usize::from(needs_worker);
                drop(core);
                add(&self.counters.enqueued);
                observe::missed(A::KIND, "enqueued");
                if let Some(displaced) = displaced {
                    add(&self.counters.displaced);
                    displaced.resolve(Err(Reason::QueueFull));
                }
                // The ticket first: whatever starting a thread does, the waiter is counted.
                let ticket = Ticket::new(Arc::clone(self), job);
                if needs_worker {
                    self.start_worker();
                } else {
                    self.work_arrived.notify_one();
                }
                Response::Pending(ticket)
            }
        }
    }

    fn refused<A: Artifact>(&self, counter: &std::sync::atomic::AtomicU64, reason: Reason) -> Response<A> {
        add(counter);
        observe::missed(A::KIND, "refused");
        Response::Fallback(reason)
    }

    /// Whoever waited for a job does no more.
    pub(crate) fn leave(&self, job: &Arc<Job<C>>) {
        let mut core = self.lock();
        let Some(place) = job.leave() else { return };
        if core.queue.remove(place).is_none() {
            return;
        }
        core.in_flight.remove(&job.key);
        drop(core);
        add(&self.counters.cancelled);
        self.ended.notify_all();
        job.resolve(Err(Reason::Cancelled));
    }

    /// Compiles the next job of the queue; `false` if there is none.
    pub(crate) fn run_next(self: &Arc<Self>) -> bool {
        let mut core = self.lock();
        let Some(job) = core.start_next() else { return false };
        drop(core);
        self.run(&job);
        true
    }

    /// Compiles a job that was counted as compiling.
    pub(crate) fn run(self: &Arc<Self>, job: &Arc<Job<C>>) {
        let start = (self.settings.clock)();
        let made = match job.take_work() {
            Some(work) => self.compile(job, work, start),
            None => Err(Failure::new(FailureKind::Bug, "the job was run twice")),
        };
        self.complete(job, made, self.nanos_since(start));
    }

    /// By the clock of the settings, so that tests say what compilations cost.
    fn nanos_since(&self, start: Duration) -> u64 {
        u64::try_from((self.settings.clock)().saturating_sub(start).as_nanos()).unwrap_or(u64::MAX)
    }

    fn compile(
        self: &Arc<Self>,
        job: &Arc<Job<C>>,
        mut work: Box<dyn Work<C>>,
        start: Duration,
    ) -> Result<Arc<dyn Cached>, Failure> {
        let _span = observe::span(job.kind, job.key.n_bytes());
        let flags = DumpFlags::from_bits(self.dump_flags.load(Relaxed));
        let dumps = Dumps { kind: job.kind, flags, sink: &self.settings.dump_sink };
        let made = || Made {
            key: &job.key,
            shared: self,
            account: &self.account,
            checks: self.settings.checks,
            nanos: self.nanos_since(start),
        };
        let attempt = || {
            dumps.give(DumpWhat::Spec, || format!("{:?}", job.key));
            work.emit(&self.compiler, &dumps)?;
            match work.publish(&self.compiler, made()) {
                Err(failure) if failure.kind == FailureKind::OutOfMemory => {
                    self.make_room();
                    // A reader may look at what was evicted for a moment more.
                    let mut outcome = work.publish(&self.compiler, made());
                    for _ in 0..SHORTAGE_WAITS {
                        match &outcome {
                            Err(failure) if failure.kind == FailureKind::OutOfMemory => {
                                std::thread::sleep(SHORTAGE_WAIT);
                                collect();
                                outcome = work.publish(&self.compiler, made());
                            }
                            _ => break,
                        }
                    }
                    outcome
                }
                outcome => outcome,
            }
        };
        // One key is poisoned, nothing else: the lock is not held, and what the work owned is dropped with it.
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(attempt)).unwrap_or_else(|panic| {
            add(&self.counters.panicked);
            let text = panic.downcast_ref::<&str>().copied().map(str::to_owned);
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
            Err(Failure::new(FailureKind::Bug, format!("the compilation panicked: {text}")))
        })
    }

    /// Evicts half of the cache, because there is no code memory.
    fn make_room(&self) {
        let mut core = self.lock();
        let (bytes, entries) = (core.ledger.bytes() / 2, core.ledger.len() / 2);
        let victims = core.ledger.make_room(bytes, entries);
        self.forget_all(&victims);
        drop(core);
        drop(victims);
        collect();
        add(&self.counters.memory_shortages);
    }

    /// Takes evicted entries out of the table; under the lock. The caller drops them after unlocking.
    fn forget_all(&self, victims: &[Arc<dyn Cached>]) {
        let pin = pin();
        victims.iter().for_each(|victim| self.table.remove(&victim.header().key, &pin));
        self.counters.evicted.fetch_add(victims.len() as u64, Relaxed);
        observe::evicted(victims.len());
    }

    fn complete(&self, job: &Arc<Job<C>>, made: Result<Arc<dyn Cached>, Failure>, nanos: u64) {
        let mut victims = Vec::new();
        let mut core = self.lock();
        core.n_compiling -= 1;
        core.in_flight.remove(&job.key);
        let outcome = match made {
            Ok(entry) => {
                core.failures.forget(&job.key);
                let predicted = core.predictions.entry(job.kind).or_insert(nanos);
                *predicted = (*predicted - *predicted / 4).saturating_add(nanos / 4);
                if core.is_open {
                    let (evicted, is_cached) =
                        core.ledger.admit(Arc::clone(&entry), self.settings.max_bytes, self.settings.max_entries);
                    victims = evicted;
                    self.forget_all(&victims);
                    if is_cached {
                        self.table.insert(Arc::clone(&entry), &pin());
                    } else {
                        add(&self.counters.uncacheable);
                    }
                }
                Ok(entry)
            }
            Err(failure) => {
                core.failures.record(&job.key, &failure, (self.settings.clock)());
                Err(Reason::Failed(failure))
            }
        };
        drop(core);
        self.ended.notify_all();
        if outcome.is_ok() {
            add(&self.counters.compiled);
            self.counters.compile_time(nanos);
        } else {
            add(&self.counters.failed);
        }
        observe::compiled(job.kind, nanos, if outcome.is_ok() { "compiled" } else { "failed" });
        drop(victims);
        collect();
        job.resolve(outcome);
    }

    /// Code gave other results than the interpreter: nobody gets it any more.
    pub(crate) fn mismatch<A: Artifact>(&self, key: &Key) {
        let mut core = self.lock();
        let removed = core.ledger.remove(key);
        self.table.remove(key, &pin());
        core.failures.quarantine(key);
        drop(core);
        drop(removed);
        collect();
        add(&self.counters.mismatches);
        observe::mismatch(A::KIND);
        if let Some(report) = &self.settings.on_mismatch {
            report(A::KIND, key);
        }
    }

    /// Forgets a key, code or failure.
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
        drop(victims);
        collect();
    }

    pub(crate) fn stats(&self) -> Stats {
        // Readers may have kept what was evicted from being freed at once.
        collect();
        let mut stats = self.counters.read();
        stats.hits = self.hits.read();
        let core = self.lock();
        stats.queue_depth = core.queue.len() as u64;
        stats.compiling = core.n_compiling as u64;
        stats.workers = core.n_workers as u64;
        stats.cached_entries = core.ledger.len() as u64;
        stats.cached_bytes = core.ledger.bytes();
        stats.pinned_bytes = self.account.bytes.load(Relaxed).saturating_sub(stats.cached_bytes);
        stats
    }
}

impl<C: Compile> Core<C> {
    /// The next job, from now on counted as compiling.
    pub(crate) fn start_next(&mut self) -> Option<Arc<Job<C>>> {
        let job = self.queue.pop()?;
        job.set_place(None);
        self.n_compiling += 1;
        Some(job)
    }

    pub(crate) fn is_idle(&self) -> bool {
        self.queue.len() == 0 && self.n_compiling == 0
    }
}
