//! The cache: its contents, eviction, saving and loading.

use std::time::Duration;

use kernelsmith_manager::*;

use crate::toy::*;

/// Compiles the code of these numbers, one after the other.
fn make(manager: &Manager<Toy>, numbers: impl IntoIterator<Item = u32>) {
    for number in numbers {
        manager.prefetch(&answer(number), Hints::default());
        manager.run_queued();
    }
}

fn cached(manager: &Manager<Toy>, numbers: std::ops::Range<u32>) -> Vec<u32> {
    numbers.filter(|&number| manager.get(&answer(number), &pin()).is_some()).collect()
}

#[test]
fn both_limits_are_kept() {
    let by_entries = scripted().max_entries(50).build(Toy::new());
    make(&by_entries, 0..1000);
    let stats = by_entries.stats();
    assert_eq!((stats.cached_entries, stats.evicted), (50, 950));
    settles(|| by_entries.stats().pinned_bytes, 0);
    settles(|| by_entries.compiler().arena.usage().n_blocks, 50);

    let weight = stats.cached_bytes / 50;
    let by_bytes = scripted().max_bytes(20 * weight + weight / 2).build(Toy::new());
    make(&by_bytes, 0..1000);
    let stats = by_bytes.stats();
    assert_eq!((stats.cached_entries, stats.cached_bytes), (20, 20 * weight));
    by_bytes.clear();
    settles(|| (by_bytes.stats().cached_bytes, by_bytes.compiler().arena.usage().n_blocks), (0, 0));
}

#[test]
fn what_is_used_stays_longer() {
    let clock = TestClock::default();
    // All have the same compile cost, so only use decides.
    let manager = scripted().max_entries(10).clock(clock.reader()).build(Toy::new());
    make(&manager, 0..5);
    for number in 100..150 {
        // All of these were used since the last eviction.
        assert_eq!(cached(&manager, 0..5), [0, 1, 2, 3, 4], "{number}");
        make(&manager, [number]);
    }
}

#[test]
fn what_costs_more_stays_longer() {
    let toy = Toy::new();
    let manager = scripted().max_entries(10).clock(toy.clock.reader()).build(toy);
    let costly = |number| Answer { n_millis: 20, ..answer(number) };
    let n_costly = || (0..5).filter(|&number| manager.get(&costly(number), &pin()).is_some()).count();
    let cheap = |numbers: std::ops::Range<u32>| {
        for number in numbers {
            manager.prefetch(&Answer { n_millis: 1, ..answer(number) }, Hints::default());
            manager.run_queued();
        }
    };
    for number in 0..5 {
        manager.prefetch(&costly(number), Hints::default());
        manager.run_queued();
    }
    // Only five cheap entries fit in addition, so 19 batches of five raise the ledger's age to the rank of the costly
    // ones.
    cheap(100..190);
    assert_eq!(n_costly(), 5);
    // Counting them was a use; without another one they are evicted, too.
    cheap(200..600);
    assert_eq!(n_costly(), 0);
}

#[test]
fn pinned_code_is_counted_apart_and_lives() {
    let manager = scripted().max_entries(10).build(Toy::new());
    make(&manager, 0..10);
    let held: Vec<_> = (0..10).map(|number| ready(manager.request(&answer(number), Hints::default()))).collect();
    make(&manager, 100..200);
    let stats = manager.stats();
    assert_eq!(stats.cached_entries, 10);
    let gone = held.iter().filter(|code| manager.get(code.spec(), &pin()).is_none()).count() as u64;
    settles(|| manager.stats().pinned_bytes, gone * held[0].weight());
    for code in &held {
        assert_eq!(code.call(), Ok(code.spec().number));
    }
    drop(held);
    settles(|| manager.stats().pinned_bytes, 0);
    assert_eq!(manager.compiler().arena.usage().n_blocks as u64, manager.stats().cached_entries);
}

#[test]
fn borrowed_code_survives_its_eviction() {
    let manager = scripted().max_entries(1).build(Toy::new());
    make(&manager, [1]);
    let pin = pin();
    let borrowed = manager.get(&answer(1), &pin).unwrap();
    manager.clear();
    make(&manager, [2, 3]);
    assert_eq!(borrowed.call(), Ok(1));
    drop(pin);
    make(&manager, [4]);
    settles(|| manager.compiler().arena.usage().n_blocks, 1);
}

#[test]
fn what_is_too_heavy_is_given_and_not_kept() {
    let manager = scripted().max_bytes(10_000).build(Toy::new());
    make(&manager, 0..3);
    let spec = Answer { n_bytes: 20_000, ..answer(7) };
    let ticket = pending(manager.request(&spec, Hints::default()));
    manager.run_queued();
    let code = ticket.wait().unwrap();
    assert_eq!((code.call(), manager.get(&spec, &pin()).is_none()), (Ok(7), true));
    settles(|| manager.stats().pinned_bytes, code.weight());
    assert_eq!((manager.stats().uncacheable, manager.stats().cached_entries), (1, 3));
}

#[test]
fn a_shortage_of_memory_evicts_then_falls_back() {
    let manager = scripted().build(Toy::with_memory(64 << 10));
    let large = |number| Answer { n_bytes: 8 << 10, ..answer(number) };
    let make = |number| {
        let ticket = pending(manager.request(&large(number), Hints::default()));
        manager.run_queued();
        ticket.wait()
    };
    // A pin of another test may delay the release of evicted code for a moment.
    let make_soon = |number| loop {
        match make(number) {
            Ok(code) => break code,
            Err(reason) => assert!(matches!(&reason, Reason::Failed(failure) if !failure.is_permanent()), "{reason}"),
        }
        manager.forget(&large(number));
    };
    // The memory holds eight; each further compilation evicts half of the cache, as long as there is something to
    // evict.
    for number in 0..40 {
        assert_eq!(make_soon(number).call(), Ok(number));
    }
    assert!(manager.stats().memory_shortages > 0);
    // Now all entries are in use.
    manager.clear();
    let held: Vec<_> = (100..108).map(make_soon).collect();
    let Err(Reason::Failed(failure)) = make(200) else { panic!("there is memory") };
    assert_eq!(failure.kind, FailureKind::OutOfMemory);
    assert!(matches!(refused(manager.request(&large(200), Hints::default())), Reason::FailedBefore { .. }));
    assert!(held.iter().all(|code| code.call() == Ok(code.spec().number)));
    drop(held);
    assert_eq!(make_soon(201).call(), Ok(201));
}

#[test]
fn objects_are_saved_and_loaded() {
    let first = scripted().build(Toy::new());
    let objects = first.objects(&answer(77)).unwrap();
    let key = first.full_key(&answer(77));
    drop(first);
    let second = scripted().build(Toy::new());
    assert_eq!(second.full_key(&answer(77)), key);
    let code = second.load(&answer(77), objects.clone()).unwrap();
    assert_eq!(code.call(), Ok(77));
    assert_eq!(ready(second.request(&answer(77), Hints::default())).call(), Ok(77));
    assert_eq!(second.load(&answer(77), objects).unwrap().call(), Ok(77));
    assert_eq!(second.compiler().n_emitted.load(std::sync::atomic::Ordering::Relaxed), 0);
    second.shutdown(Shutdown::Abandon, Duration::ZERO);
    assert_eq!(second.load(&answer(78), Vec::new()).unwrap_err(), Reason::ShuttingDown);
}

#[test]
fn instances_do_not_meet() {
    let (a, b) = (scripted().build(Toy::new()), scripted().build(Toy::new()));
    make(&a, [1]);
    assert!(b.get(&answer(1), &pin()).is_none());
    make(&b, [1]);
    a.clear();
    assert_eq!(b.get(&answer(1), &pin()).unwrap().call(), Ok(1));
    assert_eq!((a.stats().hits, b.stats().hits), (0, 1));
}
