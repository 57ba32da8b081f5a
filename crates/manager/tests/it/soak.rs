//! Rounds of correct and incorrect user behaviour, with a watchdog: no ticket is lost, every wait ends.
//!
//! In: a number of requests and a seed (`KERNELSMITH_SOAK`, `KERNELSMITH_SEED`). Out: a panic if an answer is wrong;
//! the end of the process, with its state, if a round hangs.
//! Invariant: a round has its own manager, with 0 to 4 workers; its seed repeats it, except for the order of events.
//! A sample runs with the tests; `cargo xtask soak manager` runs eight million requests.

use std::future::Future;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, mpsc};
use std::task::{Context, Poll, Wake, Waker};
use std::time::{Duration, Instant};

use kernelsmith_manager::*;
use kernelsmith_random::Rng;

use crate::stub::*;
use crate::toy::hush_injected_panics;

/// A round takes milliseconds; one that takes this long hangs.
const PATIENCE: Duration = Duration::from_secs(60);
const MAX_THREADS: usize = 4;
/// Number of keys per fate.
const N_NUMBERS: usize = 6;

/// The current step and operation of each thread of the round, for the watchdog.
#[derive(Default)]
struct Watch {
    round: AtomicU64,
    steps: [AtomicU64; MAX_THREADS + 1],
    is_over: AtomicBool,
}

const OPERATIONS: [&str; 24] = [
    "nothing",
    "request",
    "wait",
    "wait_timeout",
    "cancel",
    "drop",
    "detach",
    "on_ready",
    "await",
    "poll and drop",
    "get",
    "slot",
    "load",
    "forget",
    "clear",
    "run_queued",
    "stats",
    "wait_idle",
    "set_enabled",
    "finish",
    "shutdown",
    "drop the manager",
    "drop code",
    "objects",
];

impl Watch {
    fn does(&self, thread: usize, operation: &str) {
        let operation = OPERATIONS.iter().position(|known| *known == operation).expect("an operation") as u64;
        let step = self.steps[thread].load(Relaxed) >> 8;
        self.steps[thread].store((step + 1) << 8 | operation, Relaxed);
    }

    fn state(&self) -> String {
        let steps = self.steps.iter().map(|step| step.load(Relaxed));
        let texts = steps.map(|step| format!("step {} {}", step >> 8, OPERATIONS[step as usize & 255]));
        format!("round {}: {}", self.round.load(Relaxed), texts.collect::<Vec<_>>().join(", "))
    }

    /// Ends the process if a round takes too long.
    fn guard(&self, manager: &std::sync::Mutex<Option<std::sync::Weak<Manager<Stub>>>>) {
        let (mut round, mut since) = (u64::MAX, Instant::now());
        while !self.is_over.load(Relaxed) {
            std::thread::sleep(Duration::from_millis(20));
            let now = self.round.load(Relaxed);
            if now != round {
                (round, since) = (now, Instant::now());
            } else if since.elapsed() > PATIENCE {
                println!("a round hangs: {}", self.state());
                let manager = manager.lock().unwrap().as_ref().and_then(std::sync::Weak::upgrade);
                let (sender, receiver) = mpsc::channel();
                std::thread::spawn(move || sender.send(manager.map(|manager| format!("{:?}", manager.stats()))));
                println!("statistics: {:?}", receiver.recv_timeout(Duration::from_secs(5)));
                std::process::exit(3);
            }
        }
    }
}

#[track_caller]
fn check(fate: Fate, number: u32, outcome: &Result<CodeRef<Number>, Reason>) {
    let may_fail = matches!(
        fate,
        Fate::Unsupported
            | Fate::Transient
            | Fate::Panics
            | Fate::PublishPanics
            | Fate::PayloadPanics
            | Fate::ClonePanics
    );
    match outcome {
        Ok(code) => {
            assert_eq!(code.number, number, "code of another key");
            assert!(!may_fail || fate == Fate::ClonePanics, "{fate:?}");
        }
        Err(Reason::Failed(_) | Reason::FailedBefore { .. }) => assert!(may_fail, "{fate:?} {number} {outcome:?}"),
        Err(Reason::QueueFull | Reason::ShuttingDown | Reason::Disabled | Reason::Quarantined) => {}
        Err(reason) => panic!("{fate:?} {number}: {reason:?}"),
    }
}

/// Unparks a thread.
struct Unpark(std::thread::Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Unpark>) {
        self.0.unpark();
    }
}

/// A waker that panics or calls the manager.
struct BadWaker(Option<std::sync::Weak<Manager<Stub>>>);

impl Wake for BadWaker {
    fn wake(self: Arc<BadWaker>) {
        match &self.0 {
            None => panic!("injected"),
            Some(manager) => {
                if let Some(manager) = manager.upgrade() {
                    let spec = Number::new(&manager, 2, Fate::Good);
                    let _ = (manager.stats(), manager.request(&spec, Hints::default()));
                }
            }
        }
    }
}

fn block_on(mut ticket: Ticket<Number>) -> Result<CodeRef<Number>, Reason> {
    let waker = Waker::from(Arc::new(Unpark(std::thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        match std::pin::Pin::new(&mut ticket).poll(&mut context) {
            Poll::Ready(outcome) => return outcome,
            Poll::Pending => std::thread::park(),
        }
    }
}

fn poll_badly(manager: &Arc<Manager<Stub>>, ticket: &mut Ticket<Number>, random: &mut Rng) {
    let manager = random.one_in(2).then(|| Arc::downgrade(manager));
    let waker = Waker::from(Arc::new(BadWaker(manager)));
    let _ = std::pin::Pin::new(ticket).poll(&mut Context::from_waker(&waker));
}

/// A batch; the compiled result is wrong for some numbers.
struct Run;

impl Batch<Number> for Run {
    type Result = u32;
    fn compiled(&mut self, code: &Code) -> u32 {
        code.number
    }
    fn interpreted(&mut self, spec: &Number) -> u32 {
        spec.number + u32::from(spec.number == 5)
    }
}

/// Runs one thread's requests.
fn ask(manager: &Arc<Manager<Stub>>, watch: &Watch, thread: usize, random: &mut Rng, n: u64) {
    let mut held: Vec<CodeRef<Number>> = Vec::new();
    let mut tickets: Vec<(Fate, u32, Ticket<Number>)> = Vec::new();
    let mut slots: Vec<Slot<Number>> = Vec::new();
    for _ in 0..n {
        let (number, fate) = (random.below(N_NUMBERS) as u32, FATES[random.below(FATES.len())]);
        let spec = Number::new(manager, number, fate);
        let budget = [None, Some(Duration::ZERO), Some(Duration::from_secs(1))][random.below(3)];
        watch.does(thread, "request");
        let hints = Hints { priority: random.below(4) as u8, sync_budget: budget };
        match manager.request(&spec, hints) {
            Response::Ready(code) => {
                let outcome = Ok(code);
                check(fate, number, &outcome);
                held.extend(outcome.ok().filter(|_| random.one_in(4)));
            }
            Response::Fallback(reason) => check(fate, number, &Err(reason)),
            Response::Pending(mut ticket) => {
                let way = random.below(10);
                if random.one_in(3) {
                    poll_badly(manager, &mut ticket, random);
                }
                match way {
                    0 => {
                        watch.does(thread, "cancel");
                        ticket.cancel();
                    }
                    1 => {
                        watch.does(thread, "drop");
                        drop(ticket);
                    }
                    2 => {
                        watch.does(thread, "detach");
                        ticket.detach();
                    }
                    3 | 4 => {
                        watch.does(thread, "on_ready");
                        let (manager, way) = (Arc::downgrade(manager), random.below(4));
                        ticket.on_ready(move |outcome| {
                            check(fate, number, &outcome);
                            match (way, manager.upgrade()) {
                                (0, _) => panic!("injected"),
                                (1, Some(manager)) => {
                                    let spec = Number::new(&manager, 3, Fate::Good);
                                    if let Response::Pending(ticket) = manager.request(&spec, Hints::default()) {
                                        check(Fate::Good, 3, &ticket.wait());
                                    }
                                }
                                (2, Some(manager)) => _ = manager.run_queued(),
                                _ => {}
                            }
                        });
                    }
                    5 => tickets.push((fate, number, ticket)),
                    6 => {
                        watch.does(thread, "wait");
                        check(fate, number, &ticket.wait());
                    }
                    7 => {
                        watch.does(thread, "wait_timeout");
                        check(fate, number, &ticket.wait_timeout(PATIENCE).expect("a lost ticket"));
                    }
                    _ => {
                        watch.does(thread, "await");
                        check(fate, number, &block_on(ticket));
                    }
                }
            }
        }
        match random.below(40) {
            0 => {
                watch.does(thread, "forget");
                manager.forget(&spec);
            }
            1 => {
                watch.does(thread, "clear");
                manager.clear();
            }
            2 | 3 => {
                watch.does(thread, "run_queued");
                manager.run_queued();
            }
            4 => {
                watch.does(thread, "stats");
                let stats = manager.stats();
                assert!(stats.cached_entries <= 24, "{stats:?}");
            }
            5 => {
                watch.does(thread, "load");
                check(fate, number, &manager.load(&spec, Vec::new()));
            }
            6 => {
                watch.does(thread, "slot");
                slots.push(manager.slot(spec, Hints { priority: 1, sync_budget: budget }));
            }
            7 => {
                watch.does(thread, "wait_idle");
                manager.wait_idle(if random.one_in(2) { None } else { Some(Duration::from_micros(50)) });
            }
            8 => {
                watch.does(thread, "set_enabled");
                manager.set_enabled(false);
                manager.set_enabled(true);
            }
            9 => {
                watch.does(thread, "drop code");
                held.clear();
            }
            10 | 11 => {
                watch.does(thread, "get");
                assert!(manager.get(&spec, &pin()).is_none_or(|code| code.number == number));
            }
            _ => {
                watch.does(thread, "slot");
                slots.iter().for_each(|slot| {
                    let wanted = slot.spec().number;
                    assert!([wanted, wanted + 1].contains(&slot.run(&mut Run)));
                });
            }
        }
    }
    watch.does(thread, "finish");
    for (fate, number, ticket) in tickets {
        check(fate, number, &ticket.wait());
    }
    watch.does(thread, "nothing");
}

/// Runs one manager from start to end; returns its number of requests.
fn round(seed: u64, watch: &Watch, seen: &std::sync::Mutex<Option<std::sync::Weak<Manager<Stub>>>>) -> u64 {
    let mut random = Rng::new(seed);
    let max_workers = random.below(5);
    let back_off = BackOff { first: Duration::from_micros(10), longest: Duration::from_millis(1), max_keys: 20 };
    let mut builder = Manager::<Stub>::builder()
        .max_workers(max_workers)
        .max_queued([1, 4, 64][random.below(3)])
        .max_entries([1, 6, 24][random.below(3)])
        .idle_timeout(Duration::from_micros([0, 1, 100, 500_000][random.below(4)]))
        .back_off(back_off)
        .verify(if random.one_in(3) { Verify::FirstBatches(1) } else { Verify::Never })
        .dump_to(Arc::new(|_, _, _| panic!("injected")))
        .on_mismatch(Arc::new(|_, _| panic!("injected")));
    if random.one_in(4) {
        let n_readings = AtomicU64::new(0);
        builder = builder.clock(move || match n_readings.fetch_add(1, Relaxed) {
            n if n % 7 == 0 => panic!("injected"),
            n => Duration::from_micros(n),
        });
    }
    let manager = Arc::new(builder.build(Stub::default()));
    let _ = manager.compiler().manager.set(Arc::downgrade(&manager));
    *seen.lock().unwrap() = Some(Arc::downgrade(&manager));
    if random.one_in(4) {
        manager.set_dumps(DumpFlags { spec: true, ..DumpFlags::default() });
    }
    let n_live = Arc::clone(&manager.compiler().n_live);
    let n_threads = 1 + random.below(MAX_THREADS);
    let n_each = 20 + random.below(80) as u64;
    let end = random.below(6);
    let mode = if random.one_in(2) { Shutdown::Drain } else { Shutdown::Abandon };
    std::thread::scope(|scope| {
        let _threads: Vec<_> = (0..n_threads)
            .map(|thread| {
                let (manager, mut random) = (&manager, Rng::new(random.bits()));
                scope.spawn(move || ask(manager, watch, thread, &mut random, n_each))
            })
            .collect();
        if end < 3 {
            // End it while threads still request code.
            std::thread::sleep(Duration::from_micros(random.below(2000) as u64));
            watch.does(MAX_THREADS, "shutdown");
            let limit = [Duration::ZERO, Duration::from_millis(1), Duration::MAX][end];
            manager.shutdown(mode, limit);
        }
        watch.does(MAX_THREADS, "nothing");
    });
    if end == 3 {
        watch.does(MAX_THREADS, "wait_idle");
        manager.wait_idle(None);
    }
    if end == 4 {
        watch.does(MAX_THREADS, "shutdown");
        manager.shutdown(mode, Duration::MAX);
        let stats = manager.stats();
        let outcomes = stats.compiled_at_once + stats.joined + stats.enqueued + stats.queue_full + stats.refused_failed;
        assert_eq!((stats.workers, stats.queue_depth, stats.compiling, stats.misses), (0, 0, 0, outcomes), "{stats:?}");
    }
    watch.does(MAX_THREADS, "drop the manager");
    drop(manager);
    // Workers and destructors may still run for a moment.
    while n_live.load(Relaxed) != 0 {
        kernelsmith_sync::reclaim::collect();
        std::thread::yield_now();
    }
    watch.does(MAX_THREADS, "nothing");
    n_each * n_threads as u64
}

/// Runs rounds until the number of requests is reached; an optional file stores the progress.
fn run(n_requests: u64, seed: u64, state: Option<PathBuf>) {
    hush_injected_panics();
    let saved = state.as_ref().and_then(|path| std::fs::read_to_string(path).ok()).unwrap_or_default();
    let mut saved = saved.split_whitespace().map(|word| word.parse::<u64>().unwrap_or(0));
    let (mut n_rounds, mut done) = (saved.next().unwrap_or(0), saved.next().unwrap_or(0));
    let (watch, seen) = (Watch::default(), std::sync::Mutex::default());
    let start = Instant::now();
    let mut last_report = Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(|| watch.guard(&seen));
        let _over = Over(&watch.is_over);
        while done < n_requests {
            n_rounds += 1;
            watch.round.store(n_rounds, Relaxed);
            done += round(seed.wrapping_add(n_rounds), &watch, &seen);
            if let Some(path) = &state
                && (last_report.elapsed() > Duration::from_secs(10) || done >= n_requests)
            {
                last_report = Instant::now();
                std::fs::write(path, format!("{n_rounds} {done}\n")).expect("the state can be written");
                println!("{n_rounds} rounds, {done} requests, {:.0?}", start.elapsed());
            }
        }
    });
}

/// Ends the watchdog, even if a round fails.
struct Over<'a>(&'a AtomicBool);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        self.0.store(true, Relaxed);
    }
}

#[test]
fn a_sample() {
    run(if cfg!(debug_assertions) { 10_000 } else { 40_000 }, 1, None);
}

#[test]
#[ignore = "takes minutes: see `cargo xtask soak manager`"]
fn all() {
    let number = |name: &str, default| std::env::var(name).ok().and_then(|n| n.parse().ok()).unwrap_or(default);
    let seed = number("KERNELSMITH_SEED", 1);
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/soak/manager"));
    std::fs::create_dir_all(&folder).expect("the folder can be created");
    run(number("KERNELSMITH_SOAK", 8_000_000), seed, Some(folder.join(format!("state-{seed}"))));
}
