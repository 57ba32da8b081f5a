//! One compilation: emitted, published, cached, and its job resolved.
//!
//! In: a job that is counted as compiling. Out: its outcome, for all who asked; an entry of the cache or a failure.
//! Invariants: whatever user code does, the job is resolved and no longer counted; user code runs without the lock.
//! Not here: which thread compiles, and when (see `workers` and `waits`).

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use kernelsmith_exec::reclaim::{collect, pin};

use crate::artifact::{Compile, DumpFlags, DumpWhat, Dumps, Failure, FailureKind};
use crate::contain::discard;
use crate::entry::Cached;
use crate::job::{Job, Made, Work};
use crate::key::Kind;
use crate::nest::{self, Frame};
use crate::observe;
use crate::response::Reason;
use crate::shared::Shared;
use crate::stats::add;

/// How often, and how long, it is waited for evicted code to be freed when there is no memory.
const SHORTAGE_WAITS: usize = 4;
const SHORTAGE_WAIT: Duration = Duration::from_micros(100);

impl<C: Compile> Shared<C> {
    /// Compiles the next job of the queue; `false` if there is none, or too many compile on this thread already.
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

    /// Compiles a job that was counted as compiling, on a thread that has room for it.
    pub(crate) fn run(self: &Arc<Self>, job: &Arc<Job<C>>) {
        let frame = Frame::enter();
        job.runner.store(nest::thread_number(), Relaxed);
        let start = self.now();
        let made = match job.take_work() {
            Some(work) => self.compile(job, work, start),
            None => Err(Failure::new(FailureKind::Bug, "the job was run twice")),
        };
        self.complete(job, made, self.nanos_since(start), &frame);
    }

    /// By the clock of the settings, so that tests say what compilations cost.
    fn nanos_since(&self, start: Duration) -> u64 {
        u64::try_from(self.now().saturating_sub(start).as_nanos()).unwrap_or(u64::MAX)
    }

    fn compile(
        self: &Arc<Self>,
        job: &Arc<Job<C>>,
        mut work: Box<dyn Work<C>>,
        start: Duration,
    ) -> Result<Arc<dyn Cached>, Failure> {
        let panics = &self.settings.panics;
        observe::within(panics, job.kind, job.key.n_bytes(), || {
            let made = || Made {
                key: &job.key,
                shared: self,
                account: &self.account,
                checks: self.settings.checks,
                nanos: self.nanos_since(start),
            };
            self.attempt(|| {
                let dumps = self.dumps(job.kind);
                dumps.give(DumpWhat::Spec, || format!("{:?}", job.key));
                work.emit(&self.compiler, &dumps)?;
                let mut outcome = work.publish(&self.compiler, made());
                if is_shortage(&outcome) {
                    self.make_room();
                    outcome = work.publish(&self.compiler, made());
                }
                for _ in 0..SHORTAGE_WAITS {
                    if !is_shortage(&outcome) {
                        break;
                    }
                    // A reader may look at what was evicted for a moment more.
                    std::thread::sleep(SHORTAGE_WAIT);
                    collect();
                    outcome = work.publish(&self.compiler, made());
                }
                outcome
            })
        })
    }

    /// The dumps that are wanted now.
    pub(crate) fn dumps(&self, kind: Kind) -> Dumps<'_> {
        let flags = DumpFlags::from_bits(self.dump_flags.load(Relaxed));
        Dumps { kind, flags, sink: &self.settings.dump_sink, panics: &self.settings.panics }
    }

    /// Code of an artifact: a panic is its failure.
    pub(crate) fn attempt<T>(&self, code: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
        // One key is poisoned, nothing else: the lock is not held, and what the work owned is dropped with it.
        catch_unwind(AssertUnwindSafe(code)).unwrap_or_else(|panic| {
            add(&self.counters.panicked);
            let text = panic.downcast_ref::<&str>().copied().map(str::to_owned);
            let text = text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default();
            discard(panic);
            Err(Failure::new(FailureKind::Bug, format!("the compilation panicked: {text}")))
        })
    }

    fn complete(&self, job: &Arc<Job<C>>, made: Result<Arc<dyn Cached>, Failure>, nanos: u64, frame: &Frame) {
        let now = self.now();
        let mut victims = Vec::new();
        let mut core = self.lock();
        core.n_compiling -= 1;
        core.in_flight.remove(&job.key);
        let outcome = match made {
            // Found wrong while it was compiled once more.
            Ok(_) if core.failures.is_quarantined(&job.key) => Err(Reason::Quarantined),
            Ok(entry) => {
                core.failures.forget(&job.key);
                core.took(job.kind, nanos);
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
        drop(core);
        self.ended.notify_all();
        let is_made = outcome.is_ok();
        if is_made {
            add(&self.counters.compiled);
            self.counters.compile_time(nanos);
        } else {
            add(&self.counters.failed);
        }
        // From here on all is users' code. Those who wait go on first: destructors may wait for them.
        frame.completed();
        job.resolve(outcome, &self.settings.panics);
        observe::compiled(&self.settings.panics, job.kind, nanos, if is_made { "compiled" } else { "failed" });
        self.evicted(victims);
    }
}

fn is_shortage<T>(outcome: &Result<T, Failure>) -> bool {
    matches!(outcome, Err(failure) if failure.kind == FailureKind::OutOfMemory)
}
