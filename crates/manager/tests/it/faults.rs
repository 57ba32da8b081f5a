//! Everything at once: threads, failures, panics, cancellation, eviction, exhausted memory, an early end.
//!
//! A sample runs with the tests; `KERNELSMITH_SLOW=1` makes it eight threads with a million requests each.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use kernelsmith_manager::*;
use kernelsmith_random::Rng;

use crate::toy::*;

const N_THREADS: u64 = 8;
const N_SPECS: usize = 10_000;
const MAX_ENTRIES: usize = 500;
/// A ticket that takes longer than this is lost.
const PATIENCE: Duration = Duration::from_secs(120);

/// The spec of a number: some fail permanently, some transiently, some are large.
fn spec(number: u64) -> Answer {
    let fate = match number {
        n if n % 53 == 0 => Fate::Unsupported,
        n if n % 59 == 0 => Fate::Panics,
        n if n % 61 == 0 => Fate::Transient,
        _ => Fate::Good,
    };
    let n_bytes = 6 + number as usize * 7 % 1500;
    Answer { n_bytes, fate, ..answer(number as u32) }
}

#[track_caller]
fn check(outcome: Result<CodeRef<Answer>, Reason>, spec: &Answer) {
    match outcome {
        Ok(code) => assert_eq!(code.call(), Ok(spec.number), "code of another key"),
        Err(Reason::Failed(failure) | Reason::FailedBefore { failure, .. }) => {
            assert!(spec.fate != Fate::Good || failure.kind == FailureKind::OutOfMemory, "{failure:?}");
        }
        Err(Reason::QueueFull | Reason::ShuttingDown) => {}
        Err(other) => panic!("{other:?}"),
    }
}

/// Runs one thread's requests; returns their number.
fn ask(manager: &Manager<Toy>, seed: u64, n: u64, enough: &AtomicBool) -> u64 {
    let mut random = Rng::new(seed);
    let mut held: Vec<CodeRef<Answer>> = Vec::new();
    let mut tickets: Vec<(Answer, Ticket<Answer>)> = Vec::new();
    for done in 0..n {
        if enough.load(Relaxed) && random.below(1000) == 0 {
            finish(tickets);
            return done;
        }
        // Requests some keys often.
        let number = if random.below(4) > 0 { random.below(200) } else { random.below(N_SPECS) } as u64;
        let spec = spec(number);
        let hints = Hints { priority: random.below(3) as u8, ..Hints::default() };
        match manager.request(&spec, hints) {
            Response::Ready(code) => {
                check(Ok(code.clone()), &spec);
                if random.below(50) == 0 {
                    held.push(code);
                }
            }
            Response::Fallback(reason) => check(Err(reason), &spec),
            Response::Pending(ticket) => match random.below(4) {
                0 => ticket.cancel(),
                1 => {
                    let spec = spec.clone();
                    ticket.on_ready(move |outcome| check(outcome, &spec));
                }
                _ => tickets.push((spec, ticket)),
            },
        }
        if let Some(code) = manager.get(&crate::faults::spec(number), &pin()) {
            assert_eq!(code.call(), Ok(number as u32));
        }
        if held.len() > 40 {
            let code = held.swap_remove(random.below(40));
            assert_eq!(code.call(), Ok(code.spec().number), "freed code");
        }
        if tickets.len() > 20 {
            finish(tickets.split_off(10));
        }
        if random.below(20_000) == 0 {
            manager.clear();
        }
    }
    finish(tickets);
    n
}

fn finish(tickets: Vec<(Answer, Ticket<Answer>)>) {
    for (spec, ticket) in tickets {
        check(ticket.wait_timeout(PATIENCE).expect("a lost ticket"), &spec);
    }
}

/// Runs the threads; with `early`, ends the manager before they finish.
fn run(n_requests: u64, early: Option<Shutdown>) {
    hush_injected_panics();
    let is_over = AtomicBool::new(false);
    // Less code memory than the cache and the held entries would need.
    let back_off = BackOff { first: Duration::from_millis(1), longest: Duration::from_millis(20), max_keys: 300 };
    let builder = Manager::<Toy>::builder().max_entries(MAX_ENTRIES).max_workers(2).max_queued(64).back_off(back_off);
    let manager = builder.sync_budget(Duration::from_micros(5)).build(Toy::with_memory(700 << 10));
    let arena = manager.compiler().arena.clone();
    let (n_done, n_gets) = (AtomicU64::new(0), AtomicU64::new(0));
    std::thread::scope(|scope| {
        let (manager, is_over, n_done) = (&manager, &is_over, &n_done);
        let threads: Vec<_> = (0..N_THREADS)
            .map(|thread| {
                scope.spawn(move || {
                    n_done.fetch_add(ask(manager, thread + 1, n_requests, is_over), Relaxed);
                })
            })
            .collect();
        let mut n_looks = 0u64;
        while threads.iter().any(|thread| !thread.is_finished()) {
            let stats = manager.stats();
            assert!(stats.cached_entries <= MAX_ENTRIES as u64, "{stats:?}");
            n_looks += 1;
            if let Some(mode) = early
                && (stats.compiled > 500 || n_looks > 5000)
                && !is_over.load(Relaxed)
            {
                let report = manager.shutdown(mode, PATIENCE);
                assert_eq!(report.still_compiling, 0);
                is_over.store(true, Relaxed);
            }
            std::thread::sleep(Duration::from_millis(1));
        }
    });
    assert!(manager.wait_idle(Some(PATIENCE)));
    let mut stats = manager.stats();
    println!("{stats:?} {:?}", arena.usage());
    // `get` also counts its hits.
    n_gets.store(stats.hits + stats.misses + stats.refused_off - n_done.load(Relaxed), Relaxed);
    assert!(n_gets.load(Relaxed) <= n_done.load(Relaxed));
    stats.hits -= n_gets.load(Relaxed);
    check_sums(&stats, n_done.load(Relaxed));
    settles(|| (manager.stats().pinned_bytes, arena.usage().n_blocks as u64), (0, stats.cached_entries));
    assert!(early.is_some() || (stats.panicked > 0 && stats.evicted > 0 && stats.cancelled > 0 && stats.joined > 0));
    drop(manager);
    settles(|| arena.usage().n_blocks, 0);
}

fn n_requests() -> u64 {
    let is_slow = std::env::var_os("KERNELSMITH_SLOW").is_some();
    if is_slow {
        1_000_000
    } else if cfg!(debug_assertions) {
        10_000
    } else {
        30_000
    }
}

#[test]
fn faults_all_at_once() {
    run(n_requests(), None);
}

#[test]
fn the_end_comes_in_the_middle() {
    run(n_requests() / 10, Some(Shutdown::Drain));
    run(n_requests() / 10, Some(Shutdown::Abandon));
}
