//! User code that panics, calls the manager, or waits where it should not; managers without workers; limits.
//!
//! Invariant: a test that would hang ends the process instead ([`ends`]).

use std::future::Future;
use std::pin::Pin as Pinned;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, mpsc};
use std::task::{Context, Poll, Wake, Waker};
use std::time::Duration;

use kernelsmith_manager::*;

use crate::stub::*;
use crate::toy::{Toy, hush_injected_panics};

/// No test takes this long.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs a test that must end.
#[track_caller]
fn ends(test: impl FnOnce() + Send + 'static) {
    hush_injected_panics();
    let (sender, receiver) = mpsc::channel::<()>();
    let thread = std::thread::spawn(move || {
        test();
        drop(sender);
    });
    assert_ne!(receiver.recv_timeout(PATIENCE), Err(mpsc::RecvTimeoutError::Timeout), "it hangs");
    if let Err(panic) = thread.join() {
        std::panic::resume_unwind(panic);
    }
}

fn manager(builder: Builder) -> Arc<Manager<Stub>> {
    let manager = Arc::new(builder.build(Stub::default()));
    let _ = manager.compiler().manager.set(Arc::downgrade(&manager));
    manager
}

/// Tests control when compilations start.
fn queueing(n_workers: usize) -> Builder {
    Manager::<Stub>::builder().max_workers(n_workers).sync_budget(Duration::ZERO)
}

fn ask(manager: &Arc<Manager<Stub>>, number: u32, fate: Fate) -> Ticket<Number> {
    match manager.request(&Number::new(manager, number, fate), Hints::default()) {
        Response::Pending(ticket) => ticket,
        other => panic!("{other:?}"),
    }
}

fn number(outcome: Result<CodeRef<Number>, Reason>) -> u32 {
    outcome.map(|code| code.number).expect("there is code")
}

/// The number in the code, which another request may have had compiled before.
fn compiled(manager: &Arc<Manager<Stub>>, number: u32, fate: Fate) -> u32 {
    match manager.request(&Number::new(manager, number, fate), Hints::default()) {
        Response::Ready(code) => code.number,
        Response::Pending(ticket) => self::number(ticket.wait()),
        Response::Fallback(reason) => panic!("{reason}"),
    }
}

struct PanicWaker;

impl Wake for PanicWaker {
    fn wake(self: Arc<PanicWaker>) {
        panic!("injected");
    }
}

struct Note(mpsc::Sender<()>);

impl Wake for Note {
    fn wake(self: Arc<Note>) {
        let _ = self.0.send(());
    }
}

fn poll(ticket: &mut Ticket<Number>, waker: &Waker) -> Poll<Result<CodeRef<Number>, Reason>> {
    Pinned::new(ticket).poll(&mut Context::from_waker(waker))
}

#[test]
fn panics_of_wakers_and_callbacks_cost_neither_workers_nor_others() {
    ends(|| {
        let manager = manager(queueing(1).dump_to(Arc::new(|_, _, _| panic!("injected"))));
        manager.set_dumps(DumpFlags { spec: true, ..DumpFlags::default() });
        // The first compilation waits, so all requests and polls are in time.
        let (sender, woken) = mpsc::channel();
        let mut tickets = Vec::new();
        for round in 0..3 {
            let [mut bad, mut good] = [(); 2].map(|()| ask(&manager, round, Fate::WaitsForGate));
            assert!(poll(&mut bad, &Waker::from(Arc::new(PanicWaker))).is_pending());
            assert!(poll(&mut good, &Waker::from(Arc::new(Note(sender.clone())))).is_pending());
            let sender = sender.clone();
            good.on_ready(move |_| {
                let _ = sender.send(());
                panic!("injected");
            });
            tickets.push(bad);
        }
        manager.compiler().gate.open();
        for (round, ticket) in (0..).zip(tickets) {
            let _ = woken.recv();
            assert_eq!(number(ticket.wait()), round);
        }
        // The worker still runs, and everything ends.
        ask(&manager, 9, Fate::Good).detach();
        let report = manager.shutdown(Shutdown::Drain, Duration::MAX);
        assert_eq!((report.still_compiling, manager.stats().workers, manager.stats().compiled), (0, 0, 4));
        let stats = manager.stats();
        assert_eq!((stats.panics_in_callbacks, stats.panics_in_sinks, stats.failed), (3, 4, 0));
    });
}

#[test]
fn each_waker_is_woken_though_the_first_panics() {
    ends(|| {
        let manager = manager(queueing(1));
        let mut tickets: Vec<_> = (0..4).map(|_| ask(&manager, 0, Fate::WaitsForGate)).collect();
        let (sender, woken) = mpsc::channel();
        let good = Waker::from(Arc::new(Note(sender)));
        for (at, ticket) in tickets.iter_mut().enumerate() {
            let waker = if at % 2 == 0 { Waker::from(Arc::new(PanicWaker)) } else { good.clone() };
            assert!(poll(ticket, &waker).is_pending());
        }
        manager.compiler().gate.open();
        (0..2).for_each(|_| woken.recv().expect("a waker is woken"));
        assert_eq!(number(tickets.remove(0).wait()), 0);
        assert_eq!(number(ask(&manager, 1, Fate::Good).wait()), 1);
        manager.shutdown(Shutdown::Drain, Duration::MAX);
        assert_eq!((manager.stats().panics_in_wakers, manager.stats().workers), (2, 0));
    });
}

#[test]
fn without_workers_whoever_waits_compiles() {
    ends(|| {
        let manager = manager(queueing(0));
        let spec = |number| Number::new(&manager, number, Fate::Good);
        manager.prefetch(&spec(1), Hints::default());
        // Loading works although the job is queued.
        assert_eq!(number(manager.load(&spec(1), Vec::new())), 1);
        assert_eq!(number(ask(&manager, 2, Fate::Good).wait()), 2);
        assert_eq!(number(ask(&manager, 3, Fate::Good).wait_timeout(PATIENCE).expect("in time")), 3);
        let mut ticket = ask(&manager, 4, Fate::Good);
        let Poll::Ready(outcome) = poll(&mut ticket, Waker::noop()) else { panic!("pending for ever") };
        assert_eq!(number(outcome), 4);
        manager.prefetch(&spec(5), Hints::default());
        assert!(manager.wait_idle(None) && manager.get(&spec(5), &pin()).is_some());
        // The same with panics.
        assert!(matches!(ask(&manager, 6, Fate::Panics).wait(), Err(Reason::Failed(_))));
        let (kept, dropped) = (ask(&manager, 7, Fate::Good), ask(&manager, 8, Fate::Good));
        drop(dropped);
        let report = manager.shutdown(Shutdown::Abandon, Duration::MAX);
        assert_eq!((report.abandoned, kept.wait().unwrap_err()), (2, Reason::ShuttingDown));
    });
}

#[test]
fn waits_for_idleness_end_with_the_manager() {
    ends(|| {
        // Predicted to take far longer than any wait, so that no other thread compiles it.
        let hours = std::sync::atomic::AtomicU64::new(0);
        let clock = move || Duration::from_secs(3600 * hours.fetch_add(1, Relaxed));
        let manager = manager(queueing(0).clock(clock));
        assert_eq!(number(ask(&manager, 1, Fate::Good).wait()), 1);
        let ticket = ask(&manager, 2, Fate::Good);
        assert!(ticket.wait_timeout(Duration::from_millis(1)).is_none());
        let waiting = {
            let manager = Arc::clone(&manager);
            std::thread::spawn(move || manager.wait_idle(Some(2 * PATIENCE)))
        };
        std::thread::sleep(Duration::from_millis(50));
        manager.shutdown(Shutdown::Abandon, Duration::ZERO);
        assert!(waiting.join().unwrap());
    });
}

#[test]
fn compilations_may_wait_for_others_and_not_for_themselves() {
    for n_workers in [0, 1, 2] {
        ends(move || {
            let manager = manager(queueing(n_workers));
            // A chain at the maximum nesting depth; a deeper request is rejected inside the compilation that makes it.
            assert_eq!(number(ask(&manager, 30, Fate::WaitsForNext).wait()), 30);
            assert_eq!(number(ask(&manager, 7, Fate::WaitsForItself).wait()), 7);
            let first = ask(&manager, 4, Fate::WaitsInACircle);
            assert_eq!(compiled(&manager, 5, Fate::WaitsInACircle), 5);
            assert_eq!(number(first.wait()), 4);
            assert_eq!(number(ask(&manager, 1, Fate::WaitsForIdle).wait()), 1);
            assert_eq!(number(ask(&manager, 1, Fate::EndsTheManager).wait()), 1);
            assert_eq!(manager.shutdown(Shutdown::Drain, Duration::MAX).still_compiling, 0);
            let refusals = manager.compiler().refusals.lock().unwrap();
            assert!(refusals.contains(&Reason::Deadlock), "{refusals:?}");
        });
    }
}

#[test]
fn callbacks_on_the_only_worker_may_wait() {
    ends(|| {
        let manager = manager(queueing(1));
        let (sender, receiver) = mpsc::channel();
        let inner = Arc::clone(&manager);
        ask(&manager, 1, Fate::Slow).on_ready(move |_| {
            let second = ask(&inner, 2, Fate::Good).wait();
            let idle = inner.wait_idle(None);
            sender.send((number(second), idle)).unwrap();
        });
        assert_eq!(receiver.recv(), Ok((2, true)));
    });
}

#[test]
fn two_workers_may_end_the_manager_at_once() {
    ends(|| {
        let manager = manager(queueing(2));
        let (sender, receiver) = mpsc::channel();
        for number in 0..2 {
            let (sender, inner) = (sender.clone(), Arc::clone(&manager));
            ask(&manager, number, Fate::WaitsForGate).on_ready(move |_| {
                let _ = sender.send(inner.shutdown(Shutdown::Abandon, Duration::MAX).still_compiling);
            });
        }
        manager.compiler().gate.open();
        assert_eq!([receiver.recv(), receiver.recv()], [Ok(0), Ok(0)]);
    });
}

#[test]
fn destructors_clones_and_clocks_may_panic_and_call_the_manager() {
    ends(|| {
        let n_readings = std::sync::atomic::AtomicU64::new(0);
        let clock = move || match n_readings.fetch_add(1, Relaxed) {
            n if n % 3 == 0 => panic!("injected"),
            n => Duration::from_millis(n),
        };
        for n_workers in [0, 2] {
            let clock_of = if n_workers == 0 { queueing(0) } else { queueing(2) };
            let manager = manager(clock_of.max_entries(2));
            for fate in [Fate::SpecDropPanics, Fate::CodeDropPanics, Fate::CodeDropCalls, Fate::Good] {
                // Destructors of code request other numbers.
                (0..5).for_each(|n| assert_eq!(compiled(&manager, n, fate), n, "{fate:?}"));
            }
            let refused: Vec<_> = (0..6)
                .filter_map(|n| match manager.request(&Number::new(&manager, n, Fate::ClonePanics), Hints::default()) {
                    Response::Fallback(reason) => Some(reason),
                    _ => None,
                })
                .collect();
            assert!(refused.iter().any(|reason| matches!(reason, Reason::Failed(_))), "{refused:?}");
            manager.clear();
            let n_live = Arc::clone(&manager.compiler().n_live);
            crate::toy::settles(|| manager.stats().panics_in_drops >= 10, true);
            assert!(manager.stats().panics_in_clones > 0);
            drop(manager);
            crate::toy::settles(|| n_live.load(Relaxed), 0);
        }
        let manager = manager(queueing(1).clock(clock));
        (0..20).for_each(|n| assert_eq!(number(ask(&manager, n, Fate::Good).wait()), n));
        assert!(manager.stats().panics_in_clocks > 0);
    });
}

#[test]
fn objects_of_a_panicking_artifact_are_a_failure() {
    ends(|| {
        let manager = manager(queueing(0));
        for fate in [Fate::Panics, Fate::PayloadPanics] {
            let failure = manager.objects(&Number::new(&manager, 1, fate)).unwrap_err();
            assert_eq!(failure.kind, FailureKind::Bug);
        }
    });
}

/// A key and a message of arbitrary length.
#[derive(Clone)]
struct Long(Vec<u8>, usize);

impl Artifact for Long {
    const KIND: Kind = Kind::new(3, "long");
    type Compiler = Stub;
    type Code = ();

    fn write_key(&self, key: &mut KeyWriter) {
        key.bytes(&self.0);
    }

    fn emit(&self, _: &Stub, _: &Dumps<'_>) -> Result<Vec<kernelsmith_exec::KernelObject>, Failure> {
        match self.1 {
            0 => Ok(Vec::new()),
            n => Err(Failure::new(FailureKind::Unsupported, "ä".repeat(n))),
        }
    }

    fn publish(&self, _: &Stub, _: &[kernelsmith_exec::KernelObject]) -> Result<(), Failure> {
        Ok(())
    }
}

#[test]
fn keys_and_failures_have_limits() {
    ends(|| {
        let manager = manager(queueing(0).max_key_bytes(1008).max_failure_bytes(100_000));
        let ask = |spec: &Long| match manager.request(spec, Hints::default()) {
            Response::Pending(ticket) => ticket.wait().map(|code| code.weight()),
            Response::Ready(code) => Ok(code.weight()),
            Response::Fallback(reason) => Err(reason),
        };
        // The length is part of the key.
        let (short, long) = (Long(vec![1; 1000], 0), Long(vec![1; 1001], 0));
        assert!(ask(&short).unwrap() > 3 * 1000, "keys weigh");
        let reason = Reason::KeyTooLong { n_bytes: 1009, limit: 1008 };
        assert_eq!((ask(&long), manager.load(&long, Vec::new()).map(drop)), (Err(reason.clone()), Err(reason.clone())));
        assert_eq!(
            reason.to_string(),
            "the key of the spec has 1009 bytes, allowed are 1008 (`Builder::max_key_bytes`)"
        );
        for at in 0..200u32 {
            assert!(matches!(ask(&Long(at.to_le_bytes().into(), 1 << 20)), Err(Reason::Failed(_))));
            let stats = manager.stats();
            assert!(stats.failure_bytes <= 100_000 && stats.failures_kept <= 24, "{stats:?}");
        }
        assert!(manager.stats().failures_kept > 20);
        manager.clear();
        assert_eq!((manager.stats().failures_kept, manager.stats().failure_bytes), (0, 0));
    });
}

#[test]
fn public_types_may_be_sent_and_shared() {
    fn both<T: Send + Sync>() {}
    both::<(Manager<Toy>, Builder, Stats, Histogram, Key, Kind, Hints, BackOff, Verify)>();
    both::<(Ticket<Number>, CodeRef<Number>, Slot<Number>, Prepared<Number>, Response<Number>)>();
    both::<(Reason, Failure, FailureKind, Shutdown, ShutdownReport, DumpFlags, DumpWhat)>();
    both::<(Clock, DumpSink, MismatchReport, Dumps<'static>, KeyWriter<'static>)>();
}
