//! Requests, tickets, cancellation, workers and the end of a manager: the manager's state machine.

use std::time::Duration;

use kernelsmith_exec::KernelObject;
use loom::sync::Arc;
use loom::thread;

use crate::artifact::{Artifact, Compile, Dumps, Failure};
use crate::builder::Builder;
use crate::key::{KeyWriter, Kind};
use crate::manager::Manager;
use crate::response::{Hints, Reason, Response};
use crate::workers::Shutdown;

struct Compiler;

impl Compile for Compiler {
    fn fingerprint(&self) -> Vec<u8> {
        Vec::new()
    }
}

/// A number whose code is that number.
#[derive(Clone, Debug)]
struct Spec(u32);

impl Artifact for Spec {
    const KIND: Kind = Kind::new(1, "spec");
    type Compiler = Compiler;
    type Code = u32;

    fn write_key(&self, key: &mut KeyWriter) {
        key.u32(self.0);
    }

    fn emit(&self, _: &Compiler, _: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        Ok(Vec::new())
    }

    fn publish(&self, _: &Compiler, _: &[KernelObject]) -> Result<u32, Failure> {
        Ok(self.0)
    }
}

/// With so many threads of its own, by a clock that stands still.
fn manager(n_workers: usize) -> Arc<Manager<Compiler>> {
    let settings = Builder::new().max_workers(n_workers).max_entries(8).clock(|| Duration::ZERO);
    Arc::new(settings.build(Compiler))
}

/// How a request ends, however long it takes.
fn answer(manager: &Manager<Compiler>, number: u32) -> Result<u32, Reason> {
    match manager.request(&Spec(number), Hints::default()) {
        Response::Ready(code) => Ok(*code),
        Response::Pending(ticket) => ticket.wait().map(|code| *code),
        Response::Fallback(reason) => Err(reason),
    }
}

/// One lets go what another waits for, while a third compiles.
pub fn a_cancellation_while_another_waits() {
    let manager = manager(1);
    let other = {
        let manager = manager.clone();
        thread::spawn(move || drop(manager.request(&Spec(7), Hints::default())))
    };
    assert_eq!(answer(&manager, 7), Ok(7));
    other.join().expect("who lets go ends");
    let report = manager.shutdown(Shutdown::Abandon, Duration::MAX);
    assert_eq!((report.abandoned, report.still_compiling), (0, 0));
    let stats = manager.stats();
    assert_eq!((stats.workers, stats.queue_depth, stats.compiled), (0, 0, 1));
}

/// Two ask for the same, and one compilation answers both.
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

/// The manager ends while someone asks and waits.
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

/// A slot changes over while two threads look.
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
