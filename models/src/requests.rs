//! The manager's state machine: requests, tickets, cancellation, workers and shutdown.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, OnceLock, Weak};
use std::time::Duration;

use kernelsmith_exec::KernelObject;
use loom::sync::{Condvar, Mutex};
use loom::thread;

use crate::artifact::{Artifact, Compile, Dumps, Failure};
use crate::key::{KeyWriter, Kind};
use crate::manager::Manager;
use crate::reason::Reason;
use crate::response::{Hints, Response};
use crate::sync::has_threads;
use crate::workers::Shutdown;

/// Refers to its manager, for artifacts that call it.
#[derive(Default)]
struct Compiler(OnceLock<Weak<Manager<Compiler>>>);

impl Compile for Compiler {
    fn fingerprint(&self) -> Vec<u8> {
        Vec::new()
    }
}

/// A number whose code is that number.
#[derive(Clone, Debug)]
struct Spec(u32);

/// From this number on, the compilations of two numbers wait for each other.
const CIRCLE: u32 = 100;

impl Artifact for Spec {
    const KIND: Kind = Kind::new(1, "spec");
    type Compiler = Compiler;
    type Code = u32;

    fn write_key(&self, key: &mut KeyWriter) {
        key.u32(self.0);
    }

    fn emit(&self, compiler: &Compiler, _: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        if self.0 >= CIRCLE
            && let Some(manager) = compiler.0.get().and_then(Weak::upgrade)
        {
            // Without this, one thread always does both.
            thread::yield_now();
            let _ = answer(&manager, self.0 ^ 1);
        }
        Ok(Vec::new())
    }

    fn publish(&self, _: &Compiler, _: &[KernelObject]) -> Result<u32, Failure> {
        Ok(self.0)
    }
}

/// A manager with this number of workers and a constant clock.
fn manager(n_workers: usize) -> Arc<Manager<Compiler>> {
    let settings = Manager::<Compiler>::builder().max_workers(n_workers).max_entries(8).clock(|| Duration::ZERO);
    Arc::new(settings.build(Compiler::default()))
}

/// A counter that threads can wait for.
struct Count(Mutex<usize>, Condvar);

impl Count {
    fn add(&self) {
        *self.0.lock().expect("nobody panics") += 1;
        self.1.notify_all();
    }

    fn wait_for(&self, wanted: usize) {
        let mut count = self.0.lock().expect("nobody panics");
        while *count < wanted {
            count = self.1.wait(count).expect("nobody panics");
        }
    }
}

/// Requests without waiting; increments the counter when the ticket ends.
fn ask(manager: &Manager<Compiler>, number: u32, ended: &Arc<Count>) {
    let ended = Arc::clone(ended);
    // The caller never compiles, although compilations take no time.
    let hints = Hints { sync_budget: Some(Duration::ZERO), ..Hints::default() };
    match manager.request(&Spec(number), hints) {
        Response::Pending(ticket) => ticket.on_ready(move |_| ended.add()),
        _ => ended.add(),
    }
}

/// The outcome of a request, waiting without limit.
fn answer(manager: &Manager<Compiler>, number: u32) -> Result<u32, Reason> {
    match manager.request(&Spec(number), Hints::default()) {
        Response::Ready(code) => Ok(*code),
        Response::Pending(ticket) => ticket.wait().map(|code| *code),
        Response::Fallback(reason) => Err(reason),
    }
}

/// One thread withdraws a request for which another waits, while a third compiles.
pub fn a_cancellation_while_another_waits() {
    let manager = manager(1);
    let other = {
        let manager = manager.clone();
        thread::spawn(move || {
            if let Response::Pending(ticket) = manager.request(&Spec(7), Hints::default()) {
                ticket.cancel();
            }
        })
    };
    assert_eq!(answer(&manager, 7), Ok(7));
    other.join().expect("who lets go ends");
    let report = manager.shutdown(Shutdown::Abandon, Duration::MAX);
    assert_eq!((report.abandoned, report.still_compiling), (0, 0));
    let stats = manager.stats();
    assert_eq!((stats.workers, stats.queue_depth, stats.compiled), (0, 0, 1));
}

/// Two threads request the same key, and one compilation answers both.
pub fn two_who_ask_for_the_same() {
    let manager = manager(1);
    let other = {
        let manager = manager.clone();
        thread::spawn(move || answer(&manager, 7))
    };
    assert_eq!(answer(&manager, 7), Ok(7));
    assert_eq!(other.join().expect("who waits hears"), Ok(7));
    manager.shutdown(Shutdown::Drain, Duration::MAX);
    assert_eq!(manager.stats().compiled, 1);
}

/// The manager ends while a thread requests and waits.
pub fn an_end_while_another_waits() {
    let manager = manager(1);
    let other = {
        let manager = manager.clone();
        thread::spawn(move || answer(&manager, 7))
    };
    manager.shutdown(Shutdown::Abandon, Duration::MAX);
    let answer = other.join().expect("who waits hears");
    assert!(matches!(answer, Ok(7) | Err(Reason::ShuttingDown)), "{answer:?}");
    assert_eq!(manager.stats().workers, 0);
}

/// A slot switches while two threads use it.
pub fn a_slot_and_two_who_look() {
    let manager = manager(0);
    let slot = Arc::new(manager.slot(Spec(7), Hints::default()));
    let compiling = {
        let manager = manager.clone();
        thread::spawn(move || assert_eq!(manager.run_queued(), 1))
    };
    let looking = {
        let slot = slot.clone();
        thread::spawn(move || {
            let first = slot.get().copied();
            let second = slot.get().copied();
            assert!(first.is_none() || first == second, "code that was there is gone");
        })
    };
    let first = slot.get().copied();
    assert!(first.is_none() || slot.get() == Some(&7));
    compiling.join().expect("the compilation ends");
    looking.join().expect("who looks ends");
    assert_eq!(slot.get(), Some(&7));
}

/// An idle worker is notified of a job that nobody waits for.
pub fn a_worker_that_idles() {
    let manager = manager(1);
    let ended = Arc::new(Count(Mutex::new(0), Condvar::new()));
    ask(&manager, 7, &ended);
    ended.wait_for(1);
    ask(&manager, 8, &ended);
    ended.wait_for(2);
    manager.shutdown(Shutdown::Abandon, Duration::MAX);
    assert_eq!(manager.stats().compiled, 2);
}

/// Two threads rely on a worker that cannot be started.
pub fn a_worker_that_cannot_be_started() {
    has_threads(false);
    let manager = manager(1);
    let ended = Arc::new(Count(Mutex::new(0), Condvar::new()));
    let other = {
        let (manager, ended) = (manager.clone(), ended.clone());
        thread::spawn(move || ask(&manager, 7, &ended))
    };
    ask(&manager, 8, &ended);
    other.join().expect("who asks ends");
    ended.wait_for(2);
    assert_eq!((manager.stats().compiled, manager.stats().workers), (2, 0));
}

/// The manager ends while a thread waits for idleness and nobody compiles.
pub fn an_end_while_another_waits_for_idleness() {
    // By this clock, compilations take longer than any wait, so that the waiting thread does not compile.
    let hours = AtomicU64::new(0);
    let clock = move || Duration::from_secs(3600 * 24 * hours.fetch_add(1, Relaxed));
    let manager = Arc::new(Manager::<Compiler>::builder().max_workers(0).max_entries(8).clock(clock).build(Compiler::default()));
    assert_eq!(answer(&manager, 7), Ok(7));
    manager.prefetch(&Spec(8), Hints::default());
    let other = {
        let manager = manager.clone();
        thread::spawn(move || manager.wait_idle(Some(Duration::from_secs(3600))))
    };
    manager.shutdown(Shutdown::Abandon, Duration::ZERO);
    assert!(other.join().expect("who waits hears"));
}

/// Two compilations that wait for each other.
pub fn a_circle_of_two() {
    let manager = manager(0);
    let _ = manager.compiler().0.set(Arc::downgrade(&manager));
    let other = {
        let manager = manager.clone();
        thread::spawn(move || answer(&manager, CIRCLE))
    };
    assert_eq!(answer(&manager, CIRCLE + 1), Ok(CIRCLE + 1));
    assert_eq!(other.join().expect("who waits hears"), Ok(CIRCLE));
}
