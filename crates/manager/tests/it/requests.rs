//! Requests, tickets, failures, disabling, shutdown.

use std::future::Future;
use std::pin::Pin as Pinned;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};
use std::time::Duration;

use kernelsmith_manager::*;

use crate::toy::*;

#[test]
fn pending_then_ready_then_hit() {
    let manager = scripted().build(Toy::new());
    let ticket = pending(manager.request(&answer(5), Hints::default()));
    assert!(!ticket.is_done() && ticket.try_get().is_none());
    assert_eq!(manager.run_queued(), 1);
    assert_eq!(ticket.wait().unwrap().call(), Ok(5));
    assert_eq!(ready(manager.request(&answer(5), Hints::default())).call(), Ok(5));
    assert_eq!(manager.get(&answer(5), &pin()).unwrap().call(), Ok(5));
    let prepared = manager.prepare(answer(5));
    assert_eq!(manager.get_prepared(&prepared, &pin()).unwrap().call(), Ok(5));
    assert!(manager.get(&answer(6), &pin()).is_none());
    assert_eq!(ready(manager.request_prepared(&prepared, Hints::default())).call(), Ok(5));
    // A prepared spec of another manager works, too.
    let other = scripted().build(Toy::new());
    pending(other.request_prepared(&prepared, Hints::default())).detach();
    other.run_queued();
    assert_eq!(other.get_prepared(&prepared, &pin()).unwrap().call(), Ok(5));
    assert_eq!(manager.stats().hits, 4);
}

#[test]
fn many_that_ask_for_one_key_compile_once() {
    let manager = scripted().build(Toy::new());
    let tickets: Vec<_> = (0..16).map(|_| pending(manager.request(&answer(1), Hints::default()))).collect();
    assert_eq!(manager.run_queued(), 1);
    for ticket in tickets {
        assert_eq!(ticket.wait().unwrap().call(), Ok(1));
    }
    let stats = manager.stats();
    assert_eq!((stats.compiled, stats.joined, stats.enqueued), (1, 15, 1));
    check_sums(&stats, 16);
}

#[test]
fn priority_decides_what_comes_first_and_who_gives_way() {
    let order = Arc::new(Mutex::new(Vec::new()));
    let manager = scripted().max_queued(3).build(Toy::new());
    let ask = |number, priority| {
        let order = Arc::clone(&order);
        let hints = Hints { priority, ..Hints::default() };
        match manager.request(&answer(number), hints) {
            Response::Pending(ticket) => {
                ticket.on_ready(move |outcome| order.lock().unwrap().push(outcome.map(|code| code.spec().number)));
                None
            }
            other => Some(refused(other)),
        }
    };
    assert_eq!([ask(1, 0), ask(2, 0), ask(3, 5)], [None, None, None]);
    assert_eq!(ask(4, 0), Some(Reason::QueueFull));
    assert_eq!(ask(5, 9), None);
    manager.run_queued();
    // The fifth request displaced the second.
    assert_eq!(*order.lock().unwrap(), [Err(Reason::QueueFull), Ok(5), Ok(3), Ok(1)]);
    check_sums(&manager.stats(), 5);
}

#[test]
fn dropped_tickets_cancel_nothing() {
    let manager = scripted().build(Toy::new());
    // Interpret now and request again: eventually there is code.
    for _ in 0..10 {
        drop(pending(manager.request(&answer(1), Hints::default())));
    }
    assert_eq!((manager.stats().queue_depth, manager.run_queued()), (1, 1));
    assert_eq!(ready(manager.request(&answer(1), Hints::default())).call(), Ok(1));
    let stats = manager.stats();
    assert_eq!((stats.cancelled, stats.joined, stats.compiled), (0, 9, 1));
    check_sums(&stats, 11);
}

#[test]
fn what_all_withdraw_is_cancelled() {
    let manager = scripted().build(Toy::new());
    let ask = |number| pending(manager.request(&answer(number), Hints::default()));
    let (first, second) = (ask(1), ask(1));
    first.cancel();
    assert_eq!((manager.stats().queue_depth, second.try_get().is_none()), (1, true));
    second.cancel();
    assert_eq!((manager.stats().queue_depth, manager.stats().cancelled), (0, 1));
    // Dropped and detached tickets remain requests, and so does a callback.
    let (dropped, detached, called) = (ask(2), ask(3), ask(4));
    let (late, later, last) = (ask(2), ask(3), ask(4));
    drop(dropped);
    detached.detach();
    called.on_ready(|outcome| assert!(outcome.is_ok()));
    [late, later, last].into_iter().for_each(Ticket::cancel);
    assert_eq!(manager.run_queued(), 3);
    assert!(manager.get(&answer(2), &pin()).is_some() && manager.get(&answer(1), &pin()).is_none());
    // Cancelling leaves no trace of the request.
    drop(ask(1));
    assert_eq!(manager.run_queued(), 1);
    check_sums(&manager.stats(), 10);
}

struct Count(AtomicUsize);

impl Wake for Count {
    fn wake(self: Arc<Count>) {
        self.0.fetch_add(1, Relaxed);
    }
}

#[test]
fn tickets_are_futures() {
    let gate = Arc::new(Mutex::new(()));
    let closed = gate.lock().unwrap();
    let inside = Arc::clone(&gate);
    let manager = scripted().max_workers(1).dump_to(Arc::new(move |_, _, _| drop(inside.lock()))).build(Toy::new());
    manager.set_dumps(DumpFlags { assembly: true, ..DumpFlags::default() });
    // A dump blocks the only worker, so the next ticket stays pending until the dump returns.
    manager.prefetch(&answer(7), Hints::default());
    while manager.compiler().n_emitted.load(Relaxed) == 0 {
        std::thread::yield_now();
    }
    let mut ticket = pending(manager.request(&answer(8), Hints::default()));
    let mut poll = |waker: &Waker| Pinned::new(&mut ticket).poll(&mut Context::from_waker(waker));
    let counts: [_; 3] = std::array::from_fn(|_| Arc::new(Count(AtomicUsize::new(0))));
    for count in [0, 0, 1, 2, 2] {
        assert!(poll(&Waker::from(Arc::clone(&counts[count]))).is_pending());
    }
    // A ticket stores only its last waker.
    assert_eq!(counts.each_ref().map(Arc::strong_count), [1, 1, 2]);
    drop(closed);
    while counts[2].0.load(Relaxed) == 0 {
        std::thread::yield_now();
    }
    assert_eq!(counts.each_ref().map(|count| count.0.load(Relaxed)), [0, 0, 1]);
    let Poll::Ready(Ok(code)) = poll(Waker::noop()) else { panic!("not ready") };
    assert_eq!(code.call(), Ok(8));
}

#[test]
fn waiting_has_a_limit() {
    let manager = scripted().build(Toy::new());
    let ticket = pending(manager.request(&answer(8), Hints::default()));
    assert!(ticket.wait_timeout(Duration::from_millis(1)).is_none());
    assert!(!manager.wait_idle(Some(Duration::from_millis(1))));
    manager.run_queued();
    assert!(ticket.wait_timeout(Duration::ZERO).is_some());
    assert!(manager.wait_idle(None));
}

#[test]
fn failures_are_remembered_and_tried_again_on_schedule() {
    let clock = TestClock::default();
    let back_off = BackOff { first: Duration::from_millis(10), longest: Duration::from_millis(25), max_keys: 100 };
    let manager = scripted().back_off(back_off).clock(clock.reader()).build(Toy::new());
    manager.compiler().n_failing.store(10, Relaxed);
    let failure = Failure::new(FailureKind::Transient, "not now");
    let try_once = || {
        let ticket = pending(manager.request(&answer(3), Hints::default()));
        manager.run_queued();
        ticket.wait()
    };
    for wait in [10, 20, 25, 25] {
        assert_eq!(try_once().unwrap_err(), Reason::Failed(failure.clone()));
        clock.advance(wait - 1);
        let retry_in = Duration::from_millis(1);
        let before = Reason::FailedBefore { failure: failure.clone(), retry_in };
        assert_eq!(refused(manager.request(&answer(3), Hints::default())), before);
        clock.advance(1);
    }
    manager.compiler().n_failing.store(0, Relaxed);
    assert_eq!(try_once().unwrap().call(), Ok(3));
    check_sums(&manager.stats(), 9);
}

#[test]
fn what_cannot_be_is_never_tried_again_but_when_forgotten() {
    hush_injected_panics();
    for (fate, message) in [(Fate::Unsupported, "no such number"), (Fate::Panics, "the compilation panicked: injected")]
    {
        let clock = TestClock::default();
        let manager = scripted().clock(clock.reader()).build(Toy::new());
        let spec = Answer { fate, ..answer(1) };
        let ticket = pending(manager.request(&spec, Hints::default()));
        pending(manager.request(&answer(1), Hints::default())).detach();
        manager.run_queued();
        let Err(Reason::Failed(failure)) = ticket.wait() else { panic!("{fate:?}") };
        assert_eq!(failure.message, message);
        clock.advance(u64::MAX / 2);
        assert!(matches!(refused(manager.request(&spec, Hints::default())), Reason::Failed(_)));
        // Only this key is poisoned.
        assert_eq!(manager.get(&answer(1), &pin()).unwrap().call(), Ok(1));
        manager.forget(&spec);
        pending(manager.request(&spec, Hints::default())).cancel();
        assert_eq!(manager.compiler().n_emitted.load(Relaxed), 2);
        // Four requests and one `get`.
        check_sums(&manager.stats(), 5);
    }
}

#[test]
fn failures_are_bounded() {
    let back_off = BackOff { max_keys: 10, ..BackOff::new() };
    let manager = scripted().back_off(back_off).build(Toy::new());
    for number in 0..100 {
        let spec = Answer { fate: Fate::Unsupported, ..answer(number) };
        pending(manager.request(&spec, Hints::default())).detach();
        manager.run_queued();
    }
    let refusals = (0..100).filter(|&number| {
        let spec = Answer { fate: Fate::Unsupported, ..answer(number) };
        matches!(manager.request(&spec, Hints::default()), Response::Fallback(_))
    });
    assert_eq!(refusals.count(), 10);
}

#[test]
fn short_compilations_run_on_the_caller() {
    let manager = scripted().sync_budget(Duration::from_secs(1)).build(Toy::new());
    // There is no prediction for the kind yet.
    let ticket = pending(manager.request(&answer(0), Hints::default()));
    manager.run_queued();
    drop(ticket);
    assert_eq!(ready(manager.request(&answer(1), Hints::default())).call(), Ok(1));
    let never = Hints { sync_budget: Some(Duration::ZERO), ..Hints::default() };
    pending(manager.request(&answer(2), never)).cancel();
    let spec = Answer { fate: Fate::Unsupported, ..answer(3) };
    assert!(matches!(refused(manager.request(&spec, Hints::default())), Reason::Failed(_)));
    let stats = manager.stats();
    assert_eq!((stats.compiled_at_once, stats.enqueued), (2, 2));
    check_sums(&stats, 4);
}

#[test]
fn the_switch_refuses_and_forgets_nothing() {
    let manager = scripted().build(Toy::new());
    manager.prefetch(&answer(1), Hints::default());
    manager.run_queued();
    manager.set_enabled(false);
    assert_eq!(refused(manager.request(&answer(1), Hints::default())), Reason::Disabled);
    assert!(manager.get(&answer(1), &pin()).is_none());
    manager.set_enabled(true);
    assert_eq!(ready(manager.request(&answer(1), Hints::default())).call(), Ok(1));
    manager.shutdown(Shutdown::Drain, Duration::ZERO);
    manager.set_enabled(true);
    assert_eq!(refused(manager.request(&answer(1), Hints::default())), Reason::ShuttingDown);
    check_sums(&manager.stats(), 4);
}

#[test]
fn dumps_are_made_while_wanted() {
    let seen = Arc::new(Mutex::new(Vec::new()));
    let sink: DumpSink = {
        let seen = Arc::clone(&seen);
        Arc::new(move |kind, what, text: &str| seen.lock().unwrap().push((kind.name(), what, text.to_owned())))
    };
    let manager = scripted().dump_to(sink).build(Toy::new());
    let make = |number| {
        manager.prefetch(&answer(number), Hints::default());
        manager.run_queued();
    };
    make(1);
    assert!(seen.lock().unwrap().is_empty());
    manager.set_dumps(DumpFlags { spec: true, assembly: true, ..DumpFlags::default() });
    make(2);
    let text = "mov eax, 2\nret\n".to_owned();
    let key = format!("{:?}", manager.key(&answer(2)));
    assert_eq!(*seen.lock().unwrap(), [("answer", DumpWhat::Spec, key), ("answer", DumpWhat::Assembly, text)]);
    manager.set_dumps(DumpFlags::default());
    make(3);
    assert_eq!(seen.lock().unwrap().len(), 2);
}

#[test]
fn shutdown_ends_every_ticket() {
    for mode in [Shutdown::Drain, Shutdown::Abandon] {
        for max_workers in [0, 2] {
            let manager = scripted().max_workers(max_workers).max_queued(1000).build(Toy::new());
            let tickets: Vec<_> = (0..200)
                .filter_map(|number| match manager.request(&answer(number), Hints::default()) {
                    Response::Pending(ticket) => Some(ticket),
                    _ => None,
                })
                .collect();
            let kept = pending(manager.request(&answer(1000), Hints { priority: 9, ..Hints::default() }));
            let report = manager.shutdown(mode, Duration::from_secs(60));
            assert_eq!(report.still_compiling, 0);
            assert!(mode == Shutdown::Abandon || report.abandoned == 0);
            for ticket in &tickets {
                match ticket.wait_timeout(Duration::ZERO).expect("a lost ticket") {
                    Ok(code) => assert_eq!(code.call(), Ok(code.spec().number)),
                    Err(reason) => assert_eq!((reason, mode), (Reason::ShuttingDown, Shutdown::Abandon)),
                }
            }
            drop(tickets);
            let stats = manager.stats();
            assert_eq!((stats.workers, stats.cached_bytes, stats.cached_entries), (0, 0, 0));
            assert_eq!(refused(manager.request(&answer(1), Hints::default())), Reason::ShuttingDown);
            let again = manager.shutdown(mode, Duration::from_secs(60));
            assert_eq!(again.abandoned, 0);
            let arena = manager.compiler().arena.clone();
            drop(manager);
            // Only code that is in use is left.
            let held = usize::from(kept.try_get().is_some_and(|outcome| outcome.is_ok()));
            settles(|| arena.usage().n_blocks, held);
            drop(kept);
            settles(|| arena.usage().n_blocks, 0);
        }
    }
}

#[test]
fn dropping_the_manager_ends_it() {
    let manager = scripted().build(Toy::new());
    let arena = manager.compiler().arena.clone();
    let (done, late) = (
        pending(manager.request(&answer(1), Hints::default())),
        pending(manager.request(&answer(2), Hints::default())),
    );
    manager.run_queued();
    let waiting = pending(manager.request(&answer(3), Hints::default()));
    drop((manager, late));
    assert_eq!(waiting.wait().unwrap_err(), Reason::ShuttingDown);
    // The code of a ticket outlives the manager.
    assert_eq!(done.wait().unwrap().call(), Ok(1));
    settles(|| arena.usage().n_blocks, 0);
}

#[test]
fn a_callback_may_end_the_manager() {
    let manager = Arc::new(scripted().max_workers(1).build(Toy::new()));
    let (sender, receiver) = std::sync::mpsc::channel();
    let inner = Arc::clone(&manager);
    pending(manager.request(&answer(1), Hints::default())).on_ready(move |outcome| {
        let report = inner.shutdown(Shutdown::Drain, Duration::from_secs(60));
        sender.send((outcome.map(|code| code.call()), report.still_compiling)).unwrap();
    });
    assert_eq!(receiver.recv_timeout(Duration::from_secs(30)), Ok((Ok(Ok(1)), 0)));
}

#[test]
fn idle_workers_end() {
    let manager = scripted().max_workers(3).idle_timeout(Duration::from_millis(1)).build(Toy::new());
    for round in 0..5 {
        let ticket = manager.request(&answer(round), Hints::default());
        assert_eq!(pending(ticket).wait().unwrap().call(), Ok(round));
        while manager.stats().workers > 0 {
            std::thread::sleep(Duration::from_millis(1));
        }
    }
}

/// Erroneously has the kind number of `Answer`.
#[derive(Clone)]
struct Impostor;

impl Artifact for Impostor {
    const KIND: Kind = Kind::new(1, "impostor");
    type Compiler = Toy;
    type Code = u32;
    fn write_key(&self, key: &mut KeyWriter) {
        answer(1).write_key(key);
    }
    fn emit(&self, _: &Toy, _: &Dumps<'_>) -> Result<Vec<kernelsmith_exec::KernelObject>, Failure> {
        Ok(Vec::new())
    }
    fn publish(&self, _: &Toy, _: &[kernelsmith_exec::KernelObject]) -> Result<u32, Failure> {
        Ok(0)
    }
}

#[test]
fn a_kind_number_belongs_to_one_type() {
    let manager = scripted().build(Toy::new());
    manager.prefetch(&answer(1), Hints::default());
    assert!(matches!(manager.request(&Impostor, Hints::default()), Response::Fallback(Reason::KindTaken)));
    manager.run_queued();
    assert!(matches!(manager.request(&Impostor, Hints::default()), Response::Fallback(Reason::KindTaken)));
    assert!(manager.get(&Impostor, &pin()).is_none());
}
