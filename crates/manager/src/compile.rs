//! One compilation: emits, publishes and caches the code, and resolves the job.
//!
//! In: a job that is counted as compiling. Out: its outcome, for all requests; an entry of the cache or a failure.
//! Invariants: whatever user code does, the job is resolved and no longer counted; user code runs without the lock.
//! Not here: which thread compiles, and when (see `workers` and `waits`).

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use kernelsmith_sync::reclaim::{collect, pin};

use crate::artifact::{Compile, DumpFlags, DumpWhat, Dumps, Failure, FailureKind};
use crate::cached::Cached;
use crate::contain::discard;
use crate::job::{EntryParts, Job, Work};
use crate::key::Kind;
use crate::nest::{self, Frame};
use crate::observe;
use crate::reason::Reason;
use crate::shared::Shared;
use crate::stats::add;

/// If there is no code memory: how often to wait for evicted code to be freed, and how long each time.
const SHORTAGE_WAITS: usize = 4;
const SHORTAGE_WAIT: Duration = Duration::from_micros(100);

/// New code.
struct Compiled {
    entry: Arc<dyn Cached>,
    /// The time of the compilation in nanoseconds; `None` if saved objects were read.
    nanos: Option<u64>,
}

impl<C: Compile> Shared<C> {
    /// Compiles the next job of the queue. Returns false if there is none, or if this thread already runs too many
    /// compilations.
    pub(crate) fn run_next(self: &Arc<Self>) -> bool {
        if !nest::has_room() {
            return false;
        }
        let mut core = self.lock();
        let Some(job) = core.start_next() else { return false };
        drop(core);
        self.run(&job);
        true
    }

    /// Compiles a job that is already counted as compiling. The thread must have room for another nested compilation.
    pub(crate) fn run(self: &Arc<Self>, job: &Arc<Job<C>>) {
        let frame = Frame::enter();
        job.runner.store(nest::thread_number(), Relaxed);
        let start = self.now();
        let result = match job.take_work() {
            Some(work) => self.compile(job, work, start),
            None => Err(Failure::new(FailureKind::Bug, "the job was run twice")),
        };
        self.complete(job, result, start, &frame);
    }

    /// Time since `start` in nanoseconds, by the clock of the settings, so that tests determine the cost of
    /// compilations.
    fn nanos_since(&self, start: Duration) -> u64 {
        u64::try_from(self.now().saturating_sub(start).as_nanos()).unwrap_or(u64::MAX)
    }

    fn compile(
        self: &Arc<Self>,
        job: &Arc<Job<C>>,
        mut work: Box<dyn Work<C>>,
        start: Duration,
    ) -> Result<Compiled, Failure> {
        let panics = &self.settings.panics;
        observe::within(panics, job.kind, job.key.n_bytes(), || {
            self.attempt(|| {
                if self.read_saved(&job.key, &mut *work) {
                    // A panic says no more than that these objects cannot be used.
                    match self.attempt(|| self.publish(job, &mut *work, start, true)) {
                        Err(failure) if failure.kind != FailureKind::OutOfMemory => self.unusable(&job.key),
                        outcome => return outcome.map(|entry| Compiled { entry, nanos: None }),
                    }
                    work.set_objects(Vec::new());
                }
                let is_given = !work.objects().is_empty();
                let dumps = self.dumps(job.kind);
                dumps.give(DumpWhat::Spec, || format!("{:?}", job.key));
                work.emit(&self.compiler, &dumps)?;
                let entry = self.publish(job, &mut *work, start, false)?;
                let nanos = Some(self.nanos_since(start));
                if !is_given {
                    self.save(&job.key, &*work);
                }
                Ok(Compiled { entry, nanos })
            })
        })
    }

    /// Publishes the objects of a job; evicts code if there is no memory for it.
    fn publish(
        self: &Arc<Self>,
        job: &Arc<Job<C>>,
        work: &mut dyn Work<C>,
        start: Duration,
        is_saved: bool,
    ) -> Result<Arc<dyn Cached>, Failure> {
        let entry_parts = || EntryParts {
            key: &job.key,
            shared: self,
            account: &self.account,
            checks: self.settings.checks,
            is_saved,
            nanos: self.nanos_since(start),
        };
        let mut outcome = work.publish(&self.compiler, entry_parts());
        if is_shortage(&outcome) {
            self.make_room();
            outcome = work.publish(&self.compiler, entry_parts());
        }
        for _ in 0..SHORTAGE_WAITS {
            if !is_shortage(&outcome) {
                break;
            }
            // A reader may still hold a pin on evicted code for a moment.
            std::thread::sleep(SHORTAGE_WAIT);
            collect();
            outcome = work.publish(&self.compiler, entry_parts());
        }
        outcome
    }

    /// The currently enabled dumps.
    pub(crate) fn dumps(&self, kind: Kind) -> Dumps<'_> {
        let flags = DumpFlags::from_bits(self.dump_flags.load(Relaxed));
        Dumps { kind, flags, sink: &self.settings.dump_sink, panics: &self.settings.panics }
    }

    /// Runs code of an artifact; a panic becomes a failure.
    pub(crate) fn attempt<T>(&self, code: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
        // Only this key is poisoned: the lock is not held, and the unwound work owns all its data.
        catch_unwind(AssertUnwindSafe(code)).unwrap_or_else(|panic| {
            add(&self.counters.panicked);
            let text = panic.downcast_ref::<&str>().copied().map(str::to_owned);
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
            discard(panic);
            Err(Failure::new(FailureKind::Bug, format!("the compilation panicked: {text}")))
        })
    }

    fn complete(&self, job: &Arc<Job<C>>, result: Result<Compiled, Failure>, start: Duration, frame: &Frame) {
        let now = self.now();
        let is_loaded = result.as_ref().is_ok_and(|compiled| compiled.nanos.is_none());
        let nanos = result.as_ref().ok().and_then(|compiled| compiled.nanos);
        let nanos = nanos.unwrap_or_else(|| u64::try_from(now.saturating_sub(start).as_nanos()).unwrap_or(u64::MAX));
        let mut victims = Vec::new();
        let mut core = self.lock();
        core.n_compiling -= 1;
        core.in_flight.remove(&job.key);
        let outcome = match result {
            // The code was quarantined while it was compiled again.
            Ok(_) if core.failures.is_quarantined(&job.key) => Err(Reason::Quarantined),
            Ok(Compiled { entry, .. }) => {
                core.failures.forget(&job.key);
                // Reading says nothing about the time of the next compilation.
                if !is_loaded {
                    core.took(job.kind, nanos);
                }
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
                core.failures.record(&job.key, &failure, now);
                Err(Reason::Failed(failure))
            }
        };
        // Counted under the lock: who sees that nothing is in flight sees every job that ended in the sums.
        let is_compiled = outcome.is_ok();
        if is_compiled {
            add(&self.counters.compiled);
            if is_loaded {
                add(&self.counters.loaded);
            } else {
                self.counters.compile_time(nanos);
            }
        } else {
            add(&self.counters.failed);
        }
        drop(core);
        self.ended.notify_all();
        // From here on only user code runs. Wake the waiting threads first, because destructors may wait for them.
        frame.completed();
        job.resolve(outcome, &self.settings.panics);
        let ended = match (is_compiled, is_loaded) {
            (true, false) => "compiled",
            (true, true) => "loaded",
            (false, _) => "failed",
        };
        observe::compiled(&self.settings.panics, job.kind, nanos, ended);
        self.evicted(victims);
    }
}

fn is_shortage<T>(outcome: &Result<T, Failure>) -> bool {
    matches!(outcome, Err(failure) if failure.kind == FailureKind::OutOfMemory)
}
