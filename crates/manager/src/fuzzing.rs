//! Interprets arbitrary bytes as operations on a manager and compares it with a small model.
//!
//! In: bytes. Out: nothing, or a panic if manager and model differ.
//! Invariants: one thread, no workers, and a clock that operations advance, so the same bytes have the same effect.
//! After each operation, every counter in the model equals the manager's, and the tickets that should have ended have
//! ended.
//! Not here: threads and panics of user code (see the soak test of the manager); eviction, whose choice the model does
//! not predict: managers with few entries check only the limits.

use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin as Pinned;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use kernelsmith_exec::KernelObject;
use kernelsmith_sync::reclaim::pin;

use crate::artifact::{Artifact, Compile, Dumps, Failure, FailureKind};
use crate::entry::CodeRef;
use crate::failures::BackOff;
use crate::key::{KeyWriter, Kind};
use crate::manager::Manager;
use crate::reason::Reason;
use crate::response::{Hints, Response};
use crate::stats::Stats;
use crate::ticket::Ticket;
use crate::workers::Shutdown;

/// Number of keys; the last two fail, permanently and transiently.
const N_KEYS: u8 = 8;
const UNSUPPORTED: u8 = 6;
const TRANSIENT: u8 = 7;
const MAX_QUEUED: usize = 4;
/// The back-off delays, in milliseconds.
const FIRST: u64 = 10;
const LONGEST: u64 = 25;
/// Queue positions per priority step: see `queue`.
const PLACES: i64 = 64;
/// Maximum number of operations; longer inputs are truncated.
const MAX_OPERATIONS: usize = 512;

struct Stub;

impl Compile for Stub {
    fn fingerprint(&self) -> Vec<u8> {
        Vec::new()
    }
}

#[derive(Clone, Debug)]
struct Spec(u8);

impl Artifact for Spec {
    const KIND: Kind = Kind::new(1, "spec");
    type Compiler = Stub;
    type Code = u8;

    fn write_key(&self, key: &mut KeyWriter) {
        key.u8(self.0);
    }

    fn emit(&self, _: &Stub, _: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        match self.0 {
            UNSUPPORTED => Err(Failure::new(FailureKind::Unsupported, "never")),
            TRANSIENT => Err(Failure::new(FailureKind::Transient, "not now")),
            _ => Ok(Vec::new()),
        }
    }

    fn publish(&self, _: &Stub, _: &[KernelObject]) -> Result<u8, Failure> {
        Ok(self.0)
    }
}

/// How a job or a request ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    Code(u8),
    Failed,
    FailedBefore,
    QueueFull,
    Cancelled,
    ShuttingDown,
    Disabled,
}

impl End {
    fn of(outcome: Result<CodeRef<Spec>, Reason>) -> End {
        match outcome {
            Ok(code) => End::Code(*code),
            Err(Reason::Failed(_)) => End::Failed,
            Err(Reason::FailedBefore { .. }) => End::FailedBefore,
            Err(Reason::QueueFull) => End::QueueFull,
            Err(Reason::Cancelled) => End::Cancelled,
            Err(Reason::ShuttingDown) => End::ShuttingDown,
            Err(Reason::Disabled) => End::Disabled,
            Err(other) => panic!("{other:?}"),
        }
    }
}

struct Job {
    key: u8,
    n_requests: usize,
    n_callbacks: usize,
    end: Option<End>,
}

#[derive(Clone, Copy)]
struct Failed {
    retry_at: Option<u64>,
    count: u32,
}

/// The model: the behaviour of a manager, as simple as possible.
#[derive(Default)]
struct Model {
    jobs: Vec<Job>,
    queue: BTreeMap<(i64, i64), usize>,
    n_arrived: i64,
    ready: [bool; N_KEYS as usize],
    failed: [Option<Failed>; N_KEYS as usize],
    now: u64,
    is_off: bool,
    is_closed: bool,
    /// Whether a compilation has succeeded; from then on compilations are predicted to take no time.
    is_predicted: bool,
    stats: Stats,
}

/// The index of a job that a request waits for.
type Pending = usize;

impl Model {
    fn request(&mut self, key: u8, priority: u8, at_once: bool) -> Result<Pending, End> {
        let at = usize::from(key);
        if self.is_closed || self.is_off {
            self.stats.refused_off += 1;
            return Err(if self.is_closed { End::ShuttingDown } else { End::Disabled });
        }
        if self.ready[at] {
            self.stats.hits += 1;
            return Err(End::Code(key));
        }
        self.stats.misses += 1;
        if let Some(&job) = self.queue.values().find(|&&job| self.jobs[job].key == key) {
            self.stats.joined += 1;
            self.jobs[job].n_requests += 1;
            return Ok(job);
        }
        if let Some(failed) = self.failed[at]
            && failed.retry_at.is_none_or(|at| self.now < at)
        {
            self.stats.refused_failed += 1;
            return Err(if failed.retry_at.is_some() { End::FailedBefore } else { End::Failed });
        }
        let job = self.jobs.len();
        self.jobs.push(Job { key, n_requests: 1, n_callbacks: 0, end: None });
        if at_once && self.is_predicted {
            self.stats.compiled_at_once += 1;
            return Err(self.compile(job));
        }
        self.n_arrived += 1;
        let place = (self.n_arrived - i64::from(priority) * PLACES, self.n_arrived);
        if self.queue.len() == MAX_QUEUED {
            match self.queue.last_key_value() {
                Some((&last, &displaced)) if place < last => {
                    self.queue.remove(&last);
                    self.jobs[displaced].end = Some(End::QueueFull);
                    self.stats.displaced += 1;
                }
                _ => {
                    self.stats.queue_full += 1;
                    self.jobs.pop();
                    return Err(End::QueueFull);
                }
            }
        }
        self.queue.insert(place, job);
        self.stats.enqueued += 1;
        Ok(job)
    }

    fn compile(&mut self, job: usize) -> End {
        let key = self.jobs[job].key;
        let at = usize::from(key);
        self.queue.retain(|_, queued| *queued != job);
        let end = match key {
            UNSUPPORTED | TRANSIENT => {
                let count = self.failed[at].map_or(0, |failed| failed.count);
                let wait = (FIRST << count.min(20)).min(LONGEST);
                let retry_at = (key == TRANSIENT).then_some(self.now + wait);
                self.failed[at] = Some(Failed { retry_at, count: count + 1 });
                self.stats.failed += 1;
                End::Failed
            }
            _ => {
                self.failed[at] = None;
                self.ready[at] = !self.is_closed;
                self.is_predicted = true;
                self.stats.compiled += 1;
                End::Code(key)
            }
        };
        self.jobs[job].end = Some(end);
        end
    }

    fn run_queued(&mut self) -> usize {
        let jobs: Vec<usize> = self.queue.values().copied().collect();
        jobs.iter().for_each(|&job| _ = self.compile(job));
        jobs.len()
    }

    fn load(&mut self, key: u8) -> End {
        if self.is_closed {
            return End::ShuttingDown;
        }
        if self.ready[usize::from(key)] {
            return End::Code(key);
        }
        let queued = self.queue.values().copied().find(|&job| self.jobs[job].key == key);
        let job = queued.unwrap_or_else(|| {
            self.jobs.push(Job { key, n_requests: 0, n_callbacks: 0, end: None });
            self.jobs.len() - 1
        });
        self.compile(job)
    }

    fn cancel(&mut self, job: usize) {
        self.jobs[job].n_requests -= 1;
        let is_queued = self.queue.values().any(|&queued| queued == job);
        if self.jobs[job].n_requests == 0 && is_queued {
            self.queue.retain(|_, queued| *queued != job);
            self.jobs[job].end = Some(End::Cancelled);
            self.stats.cancelled += 1;
        }
    }

    fn shutdown(&mut self, mode: Shutdown) {
        self.is_closed = true;
        if mode == Shutdown::Drain {
            self.run_queued();
        }
        for (_, job) in std::mem::take(&mut self.queue) {
            self.jobs[job].end = Some(End::ShuttingDown);
            self.stats.abandoned += 1;
        }
        self.clear();
    }

    fn clear(&mut self) {
        self.stats.evicted += self.ready.iter().filter(|is_ready| **is_ready).count() as u64;
        self.ready = [false; N_KEYS as usize];
        self.failed = [None; N_KEYS as usize];
    }

    /// Compares the manager's counters with the model.
    fn check(&self, stats: &Stats, called: &[(usize, End)]) {
        let mut wanted = Stats { queue_depth: self.queue.len() as u64, ..self.stats.clone() };
        wanted.cached_entries = self.ready.iter().filter(|is_ready| **is_ready).count() as u64;
        wanted.failures_kept = self.failed.iter().flatten().count() as u64;
        // The model does not predict these.
        wanted.cached_bytes = stats.cached_bytes;
        wanted.pinned_bytes = stats.pinned_bytes;
        wanted.failure_bytes = stats.failure_bytes;
        wanted.compile_times = stats.compile_times.clone();
        assert_eq!(*stats, wanted);
        assert_eq!(stats.compile_times.count(), stats.compiled);
        let n_wanted: usize = self.jobs.iter().filter(|job| job.end.is_some()).map(|job| job.n_callbacks).sum();
        assert_eq!(called.len(), n_wanted, "callbacks");
        assert!(called.iter().all(|&(job, end)| self.jobs[job].end == Some(end)), "{called:?}");
    }
}

/// Runs the operations in `bytes` with a manager and with the model.
///
/// # Panics
/// If the manager and the model differ.
pub fn operations(bytes: &[u8]) {
    let Some((&first, bytes)) = bytes.split_first() else { return };
    if first % 4 == 0 { few_entries(first, bytes) } else { compared(bytes) }
}

fn builder(now: &Arc<AtomicU64>) -> crate::builder::Builder {
    let back_off =
        BackOff { first: Duration::from_millis(FIRST), longest: Duration::from_millis(LONGEST), max_keys: 100 };
    let now = Arc::clone(now);
    let clock = move || Duration::from_millis(now.load(Relaxed));
    Manager::<Stub>::builder().max_workers(0).max_queued(MAX_QUEUED).back_off(back_off).clock(clock)
}

fn compared(bytes: &[u8]) {
    let now = Arc::new(AtomicU64::new(0));
    let manager = builder(&now).build(Stub);
    let mut model = Model::default();
    let called = Arc::new(Mutex::new(Vec::new()));
    let mut tickets: Vec<(Ticket<Spec>, usize)> = Vec::new();
    for operation in bytes.as_chunks::<2>().0.iter().take(MAX_OPERATIONS) {
        let [operation, arg] = *operation;
        let key = arg % N_KEYS;
        let (spec, priority) = (Spec(key), arg / N_KEYS % 4);
        let chosen = (!tickets.is_empty()).then(|| usize::from(arg) % tickets.len().max(1));
        match operation % 20 {
            way @ 0..=6 => {
                let at_once = way == 6;
                let sync_budget = Some(Duration::from_secs(u64::from(at_once)));
                let response = if arg < 128 {
                    manager.request(&spec, Hints { priority, sync_budget })
                } else {
                    manager.request_prepared(&manager.prepare(spec), Hints { priority, sync_budget })
                };
                match (response, model.request(key, priority, at_once)) {
                    (Response::Pending(ticket), Ok(job)) => match way {
                        0..=2 => tickets.push((ticket, job)),
                        3 => drop(ticket),
                        4 => {
                            ticket.cancel();
                            model.cancel(job);
                        }
                        _ => {
                            model.jobs[job].n_callbacks += 1;
                            let called = Arc::clone(&called);
                            ticket.on_ready(move |outcome| {
                                let mut called = called.lock().unwrap_or_else(PoisonError::into_inner);
                                called.push((job, End::of(outcome)));
                            });
                        }
                    },
                    (Response::Ready(code), Err(end)) => assert_eq!(end, End::Code(*code)),
                    (Response::Fallback(reason), Err(end)) => assert_eq!(End::of(Err(reason)), end),
                    (given, wanted) => panic!("{given:?} for {wanted:?}"),
                }
            }
            7 => assert_eq!(manager.run_queued(), model.run_queued()),
            8 => {
                assert!(manager.wait_idle(None));
                model.run_queued();
            }
            way @ 9..=12 => {
                let Some(chosen) = chosen else { continue };
                let (mut ticket, job) = tickets.swap_remove(chosen);
                assert_eq!(ticket.is_done(), model.jobs[job].end.is_some());
                let reported = match way {
                    9 => End::of(ticket.wait()),
                    10 => match Pinned::new(&mut ticket).poll(&mut Context::from_waker(Waker::noop())) {
                        Poll::Ready(outcome) => End::of(outcome),
                        Poll::Pending => panic!("nobody else will compile it"),
                    },
                    11 => {
                        ticket.cancel();
                        model.cancel(job);
                        continue;
                    }
                    _ => {
                        drop(ticket);
                        continue;
                    }
                };
                let wanted = model.jobs[job].end.unwrap_or_else(|| model.compile(job));
                assert_eq!(reported, wanted);
            }
            13 => {
                manager.forget(&spec);
                model.ready[usize::from(key)] = false;
                model.failed[usize::from(key)] = None;
            }
            14 if arg < 32 => {
                manager.clear();
                model.clear();
            }
            15 => {
                let is_there = !model.is_off && !model.is_closed && model.ready[usize::from(key)];
                assert_eq!(manager.get(&spec, &pin()).copied(), is_there.then_some(key));
                model.stats.hits += u64::from(is_there);
            }
            16 => assert_eq!(End::of(manager.load(&spec, Vec::new())), model.load(key)),
            17 => {
                model.now += u64::from(arg % 16);
                now.store(model.now, Relaxed);
            }
            18 => {
                manager.set_enabled(arg % 4 != 0);
                model.is_off = arg % 4 == 0;
            }
            19 if arg < 8 => {
                let mode = if arg < 4 { Shutdown::Drain } else { Shutdown::Abandon };
                manager.shutdown(mode, Duration::MAX);
                model.shutdown(mode);
            }
            _ => {}
        }
        model.check(&manager.stats(), &called.lock().unwrap_or_else(PoisonError::into_inner));
    }
    drop(manager);
    model.shutdown(Shutdown::Abandon);
    for (ticket, job) in tickets {
        let reported = ticket.try_get().map(End::of);
        assert_eq!((reported, ticket.is_done()), (model.jobs[job].end, true));
    }
}

/// Checks the limits, which hold whatever the manager evicts.
fn few_entries(first: u8, bytes: &[u8]) {
    let (max_entries, max_bytes) = (usize::from(first / 4 % 4), 512 * u64::from(first / 16 % 5));
    let manager = builder(&Arc::default()).max_entries(max_entries).max_bytes(max_bytes).build(Stub);
    let mut held = Vec::new();
    for &byte in bytes.iter().take(MAX_OPERATIONS) {
        let spec = Spec(byte % UNSUPPORTED);
        match (byte / N_KEYS % 4, manager.request(&spec, Hints::default())) {
            (0, Response::Ready(code)) => held.push(code),
            (_, Response::Ready(code)) => assert_eq!(*code, spec.0),
            (1, Response::Pending(ticket)) => assert_eq!(End::of(ticket.wait()), End::Code(spec.0)),
            (2, Response::Pending(_)) => _ = manager.run_queued(),
            (3, _) => held.clear(),
            _ => {}
        }
        let stats = manager.stats();
        assert!(stats.cached_entries <= max_entries as u64 && stats.cached_bytes <= max_bytes, "{stats:?}");
        assert!(held.iter().all(|code| **code < UNSUPPORTED));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pseudo-random bytes from a seed.
    fn bytes(seed: u64) -> Vec<u8> {
        let mut rng = kernelsmith_random::Rng::new(seed);
        let mut next = || rng.bits() as u8;
        let n = next();
        (0..n).map(|_| next()).collect()
    }

    #[test]
    fn random_operations() {
        let n = std::env::var("KERNELSMITH_FUZZ").ok().and_then(|n| n.parse().ok()).unwrap_or(2000);
        (0..n).for_each(|seed| operations(&bytes(seed)));
    }
}
