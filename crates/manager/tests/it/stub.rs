//! A compiler without machine code, whose artifacts misbehave: they panic when they are compiled, cloned and dropped,
//! and they call the manager from everywhere.
//!
//! In: a number. Out: code that is that number, or the outcome that [`Fate::of`] selects for it.
//! Invariant: `n_live` counts live specs and code, to detect leaks.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, OnceLock, Weak};
use std::time::Duration;

use kernelsmith_exec::KernelObject;
use kernelsmith_manager::*;

/// The compiler. It refers to its manager, so that artifacts can call it.
#[derive(Default)]
pub(crate) struct Stub {
    pub(crate) manager: OnceLock<Weak<Manager<Stub>>>,
    pub(crate) n_live: Arc<AtomicI64>,
    n_clones: AtomicU64,
    /// The reasons why compilations that waited for others got no code.
    pub(crate) refusals: Mutex<Vec<Reason>>,
    pub(crate) gate: Gate,
}

/// A gate that blocks until it is opened.
#[derive(Default)]
pub(crate) struct Gate(Mutex<bool>, Condvar);

impl Gate {
    pub(crate) fn open(&self) {
        *self.0.lock().unwrap() = true;
        self.1.notify_all();
    }

    fn pass(&self) {
        drop(self.1.wait_while(self.0.lock().unwrap(), |is_open| !*is_open));
    }
}

impl Stub {
    pub(crate) fn manager(&self) -> Option<Arc<Manager<Stub>>> {
        self.manager.get().and_then(Weak::upgrade)
    }
}

impl Compile for Stub {
    fn fingerprint(&self) -> Vec<u8> {
        b"stub".to_vec()
    }
}

/// The behaviour of a number's compilation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Good,
    Slow,
    Unsupported,
    Transient,
    Panics,
    PublishPanics,
    PayloadPanics,
    ClonePanics,
    SpecDropPanics,
    CodeDropPanics,
    CodeDropCalls,
    WaitsForNext,
    WaitsForItself,
    WaitsInACircle,
    RunsTheQueue,
    WaitsForIdle,
    EndsTheManager,
    WaitsForGate,
}

/// The fates for soak tests: all that end without help and do not end the process.
pub(crate) const FATES: [Fate; 16] = [
    Fate::Good,
    Fate::Slow,
    Fate::Unsupported,
    Fate::Transient,
    Fate::Panics,
    Fate::PublishPanics,
    Fate::PayloadPanics,
    Fate::ClonePanics,
    Fate::SpecDropPanics,
    Fate::CodeDropPanics,
    Fate::CodeDropCalls,
    Fate::WaitsForNext,
    Fate::WaitsForItself,
    Fate::WaitsInACircle,
    Fate::RunsTheQueue,
    Fate::WaitsForIdle,
];

/// A panic payload that panics when it is dropped.
pub(crate) struct BadPayload;

impl Drop for BadPayload {
    fn drop(&mut self) {
        panic!("injected");
    }
}

/// Counts itself while it lives, and misbehaves when dropped.
pub(crate) struct Bomb {
    n_live: Arc<AtomicI64>,
    end: Option<Box<dyn FnOnce() + Send + Sync>>,
}

impl Bomb {
    fn new(n_live: &Arc<AtomicI64>) -> Bomb {
        n_live.fetch_add(1, Relaxed);
        Bomb { n_live: Arc::clone(n_live), end: None }
    }
}

impl Drop for Bomb {
    fn drop(&mut self) {
        self.n_live.fetch_sub(1, Relaxed);
        if let Some(end) = self.end.take() {
            end();
        }
    }
}

/// The spec of a number. The original is harmless; the copies that the manager makes are not.
pub(crate) struct Number {
    pub(crate) number: u32,
    pub(crate) fate: Fate,
    stub: Weak<Manager<Stub>>,
    bomb: Bomb,
}

impl Number {
    pub(crate) fn new(manager: &Arc<Manager<Stub>>, number: u32, fate: Fate) -> Number {
        Number { number, fate, stub: Arc::downgrade(manager), bomb: Bomb::new(&manager.compiler().n_live) }
    }
}

impl std::fmt::Debug for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{:?} {}", self.fate, self.number)
    }
}

impl Clone for Number {
    fn clone(&self) -> Number {
        let mut bomb = Bomb::new(&self.bomb.n_live);
        if self.fate == Fate::ClonePanics
            && self.stub.upgrade().is_some_and(|manager| manager.compiler().n_clones.fetch_add(1, Relaxed) % 3 == 0)
        {
            panic!("injected");
        }
        if self.fate == Fate::SpecDropPanics {
            bomb.end = Some(Box::new(|| panic!("injected")));
        }
        Number { number: self.number, fate: self.fate, stub: self.stub.clone(), bomb }
    }
}

pub(crate) struct Code {
    pub(crate) number: u32,
    _bomb: Bomb,
}

impl Artifact for Number {
    const KIND: Kind = Kind::new(2, "number");
    type Compiler = Stub;
    type Code = Code;

    fn write_key(&self, key: &mut KeyWriter) {
        key.u32(self.number).u8(self.fate as u8);
    }

    fn emit(&self, stub: &Stub, _: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        let manager = stub.manager();
        let wait_for = |number, fate| {
            let Some(manager) = &manager else { return };
            if let Response::Pending(ticket) = manager.request(&Number::new(manager, number, fate), Hints::default()) {
                let refusal = ticket.wait().err();
                stub.refusals.lock().unwrap().extend(refusal);
            }
        };
        match self.fate {
            Fate::Slow => std::thread::sleep(Duration::from_micros(20)),
            Fate::Unsupported => return Err(Failure::new(FailureKind::Unsupported, "injected")),
            Fate::Transient => return Err(Failure::new(FailureKind::Transient, "injected")),
            Fate::Panics => panic!("injected"),
            Fate::PayloadPanics => std::panic::panic_any(BadPayload),
            Fate::WaitsForNext if self.number > 0 => wait_for(self.number - 1, self.fate),
            Fate::WaitsForItself => wait_for(self.number, self.fate),
            Fate::WaitsInACircle => wait_for(self.number ^ 1, self.fate),
            Fate::RunsTheQueue => _ = manager.map(|manager| manager.run_queued()),
            Fate::EndsTheManager => _ = manager.map(|manager| manager.shutdown(Shutdown::Drain, Duration::MAX)),
            Fate::WaitsForGate => stub.gate.pass(),
            Fate::WaitsForIdle => _ = manager.map(|manager| manager.wait_idle(None)),
            _ => {}
        }
        Ok(Vec::new())
    }

    fn publish(&self, stub: &Stub, _: &[KernelObject]) -> Result<Code, Failure> {
        let mut bomb = Bomb::new(&stub.n_live);
        match self.fate {
            Fate::PublishPanics => panic!("injected"),
            Fate::CodeDropPanics => bomb.end = Some(Box::new(|| panic!("injected"))),
            Fate::CodeDropCalls => {
                let manager = stub.manager.get().cloned().unwrap_or_default();
                bomb.end = Some(Box::new(move || {
                    if let Some(manager) = manager.upgrade() {
                        let spec = Number::new(&manager, 1, Fate::Good);
                        let _ = (manager.stats(), manager.request(&spec, Hints::default()));
                    }
                }));
            }
            _ => {}
        }
        Ok(Code { number: self.number, _bomb: bomb })
    }
}
