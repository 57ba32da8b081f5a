//! Slots, and the comparison of new code with the interpreter.

use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kernelsmith_manager::*;

use crate::toy::*;

#[test]
fn a_slot_upgrades_between_batches() {
    let manager = scripted().build(Toy::new());
    let slot = manager.slot(answer(4), Hints::default());
    assert!(slot.get().is_none() && slot.reason().is_none());
    assert_eq!(slot.run(&mut Call), 4);
    manager.run_queued();
    assert_eq!(slot.get().unwrap().call(), Ok(4));
    // The slot keeps its code.
    manager.clear();
    drop(manager);
    assert_eq!((slot.get().unwrap().call(), slot.run(&mut Call)), (Ok(4), 4));
}

#[test]
fn a_slot_asks_again_after_a_failure_that_may_pass() {
    let clock = TestClock::default();
    let back_off = BackOff { first: Duration::from_millis(10), ..BackOff::new() };
    let manager = scripted().back_off(back_off).clock(clock.reader()).build(Toy::new());
    manager.compiler().n_failing.store(100, Relaxed);
    let slot = manager.slot(answer(4), Hints::default());
    manager.run_queued();
    assert!(slot.get().is_none() && matches!(slot.reason(), Some(Reason::Failed(_))));
    manager.compiler().n_failing.store(0, Relaxed);
    assert_eq!((slot.run(&mut Call), manager.run_queued()), (4, 0));
    clock.advance(10);
    assert_eq!((slot.run(&mut Call), manager.run_queued()), (4, 1));
    assert!(slot.get().is_some());
}

#[test]
fn dropping_a_slot_cancels_nothing() {
    let manager = scripted().build(Toy::new());
    drop(manager.slot(answer(4), Hints::default()));
    assert_eq!((manager.run_queued(), manager.stats().cancelled), (1, 0));
}

#[test]
fn first_batches_are_compared() {
    let manager = scripted().verify(Verify::FirstBatches(3)).build(Toy::new());
    let slot = manager.slot(answer(4), Hints::default());
    manager.run_queued();
    for _ in 0..3 {
        assert!(slot.get().is_none());
        assert_eq!(slot.run(&mut Call), 4);
    }
    assert!(slot.get().is_some());
    let code = ready(manager.request(&answer(4), Hints::default()));
    assert!(code.is_verified());
}

#[test]
fn a_mismatch_quarantines_the_key_and_is_reported() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let report: MismatchReport = {
        let seen = Arc::clone(&seen);
        Arc::new(move |kind, key: &Key| seen.lock().unwrap().push((kind.name(), key.clone())))
    };
    let manager = scripted().verify(Verify::FirstBatches(2)).on_mismatch(report).build(Toy::new());
    let slot = manager.slot(answer(4), Hints::default());
    // Makes the compiler add one to each result.
    manager.compiler().error.store(1, Relaxed);
    manager.run_queued();
    let code = ready(manager.request(&answer(4), Hints::default()));
    // The interpreter returns the correct result.
    assert_eq!(slot.run(&mut Call), 4);
    assert_eq!(*seen.lock().unwrap(), [("answer", manager.key(&answer(4)))]);
    assert!(code.is_quarantined());
    assert_eq!((code.run(&mut Call), slot.run(&mut Call)), (4, 4));
    assert_eq!((slot.get().is_none(), slot.reason()), (true, Some(Reason::Quarantined)));
    assert_eq!(refused(manager.request(&answer(4), Hints::default())), Reason::Quarantined);
    assert!(manager.get(&answer(4), &pin()).is_none());
    assert_eq!((manager.stats().mismatches, manager.stats().cached_entries), (1, 0));
    // Other keys are unaffected, and after `forget` a corrected compiler gets another chance.
    manager.compiler().error.store(0, Relaxed);
    manager.forget(&answer(4));
    manager.prefetch(&answer(4), Hints::default());
    manager.run_queued();
    assert_eq!(ready(manager.request(&answer(4), Hints::default())).run(&mut Call), 4);
}
