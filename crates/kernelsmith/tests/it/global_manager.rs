//! The manager of a process: one for all, and its end.
//!
//! Invariant: each test runs in its own process, because a process has only one such manager.

use kernelsmith::KernelObject;
use kernelsmith::manager::{Artifact, Dumps, Failure, Hints, KeyWriter, Kind, Manager, Reason, Response};
use kernelsmith::prelude::*;
use kernelsmith_sync::exit::at_exit;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Whether `emit` waits until the process exits.
static WAITS: AtomicBool = AtomicBool::new(false);
static EXITS: AtomicBool = AtomicBool::new(false);

#[derive(Clone)]
struct Square(u32);

/// Says when it is dropped.
struct Code(Kernel<fn(f64) -> f64>, u32);

impl Drop for Code {
    fn drop(&mut self) {
        println!("dropped {}", self.1);
    }
}

impl Artifact for Square {
    const KIND: Kind = Kind::new(1, "square");
    type Compiler = Jit;
    type Code = Code;

    fn write_key(&self, key: &mut KeyWriter) {
        key.records(&[self.0], |number| number.to_le_bytes());
    }

    fn emit(&self, jit: &Jit, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure> {
        if WAITS.load(Ordering::SeqCst) {
            // On its own line: the harness has begun one.
            println!("\ncompiling {}", self.0);
            while !EXITS.load(Ordering::SeqCst) {
                std::thread::yield_now();
            }
            // The end of the manager waits for this.
            std::thread::sleep(Duration::from_millis(50));
            println!("compiled {}", self.0);
        }
        let source = build::<fn(f64) -> f64>("square", |_, (x,)| x * x)?;
        jit.emit(&source, dumps)
    }

    fn publish(&self, jit: &Jit, objects: &[KernelObject]) -> Result<Code, Failure> {
        Ok(Code(jit.publish_one(objects)?, self.0))
    }
}

fn square(number: u32) -> f64 {
    match Manager::<Jit>::global().unwrap().request(&Square(number), Hints::default()) {
        Response::Ready(code) => code.0.call(3.0).unwrap(),
        Response::Pending(ticket) => ticket.wait().unwrap().0.call(3.0).unwrap(),
        Response::Fallback(reason) => panic!("{reason}"),
    }
}

/// Runs one of the ignored functions below in its own process, and returns what it prints about itself.
#[track_caller]
fn child(name: &str) -> Vec<String> {
    let program = std::env::current_exe().unwrap();
    let emulator = std::env::var("KERNELSMITH_EMULATOR").unwrap_or_default();
    let mut words = emulator.split_whitespace().map(Into::into).chain([program.into_os_string()]);
    let mut command = Command::new(words.next().unwrap());
    let name = format!("global_manager::{name}");
    command.args(words).args(["--ignored", "--exact", &name, "--nocapture", "--test-threads=1"]);
    let output = command.output().unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{text}{}", String::from_utf8_lossy(&output.stderr));
    let is_ours = |line: &&str| ["compil", "dropped", "exit"].iter().any(|word| line.starts_with(word));
    text.lines().filter(is_ours).map(str::to_owned).collect()
}

extern "C" fn exit_begins() {
    println!("exit begins");
    EXITS.store(true, Ordering::SeqCst);
}

extern "C" fn exit_ends() {
    let stopped = Manager::<Jit>::global().unwrap().request(&Square(9), Hints::default());
    assert!(matches!(stopped, Response::Fallback(Reason::ShuttingDown)));
    println!("exit ends");
}

#[test]
#[ignore = "run by a test, in its own process"]
fn leaves_compilations() {
    assert!(at_exit(exit_ends));
    let manager = Manager::<Jit>::global().unwrap();
    assert!(std::ptr::eq(manager, Manager::<Jit>::global().unwrap()));
    assert_eq!((square(1), square(1), manager.stats().compiled), (9.0, 9.0, 1));
    WAITS.store(true, Ordering::SeqCst);
    drop(manager.request(&Square(2), Hints { sync_budget: Some(Duration::ZERO), ..Hints::default() }));
    while manager.stats().compiling == 0 {
        std::thread::yield_now();
    }
    // Registered last, so it runs first.
    assert!(at_exit(exit_begins));
}

#[test]
fn the_end_of_the_process_ends_the_manager() {
    if let Err(error) = Jit::host() {
        return println!("skipped: {error}");
    }
    let said = child("leaves_compilations");
    let place = |line: &str| said.iter().position(|said| said == line).unwrap_or_else(|| panic!("{line}: {said:?}"));
    assert!(place("compiling 2") < place("exit begins"), "{said:?}");
    assert!(place("exit begins") < place("compiled 2"), "{said:?}");
    assert!(place("compiled 2") < place("exit ends"), "{said:?}");
    assert!(place("dropped 1") < place("exit ends"), "{said:?}");
}

#[test]
#[ignore = "run by a test, in its own process"]
fn chooses_limits() {
    let small = Manager::<Jit>::builder().max_entries(1).build(Jit::host().unwrap());
    let small: *const _ = small.make_global().unwrap();
    assert!(std::ptr::eq(small, Manager::<Jit>::global().unwrap()));
    let second = Manager::new(Jit::host().unwrap());
    assert!(second.make_global().is_err());
    assert_eq!((square(1), square(2)), (9.0, 9.0));
    println!("exit {} entries", Manager::<Jit>::global().unwrap().stats().cached_entries);
}

#[test]
fn programs_choose_the_limits_once() {
    if let Err(error) = Jit::host() {
        return println!("skipped: {error}");
    }
    assert!(child("chooses_limits").contains(&"exit 1 entries".to_owned()));
}
