//! Polling kernels end when they are interrupted; other kernels cannot be interrupted.

use std::sync::mpsc;
use std::time::{Duration, Instant};

use kernelsmith_exec::*;

use crate::code::*;

type Spin = fn(InOut<u32>);

fn spin() -> Kernel<Spin> {
    let writes = Access::write(0, Bound::constant(0), Bound::constant(1));
    kernel(SPIN, AccessContract { traps: true, polls: true, ..touches([writes]) })
}

/// Runs a call on a separate thread, so that a call that does not end fails the test.
#[track_caller]
fn ends<T: Send + 'static>(call: impl FnOnce() -> T + Send + 'static) -> T {
    let (sender, receiver) = mpsc::channel();
    std::thread::spawn(move || sender.send(call()));
    receiver.recv_timeout(Duration::from_secs(60)).expect("the call does not end")
}

#[test]
fn raised_interrupts_end_calls() {
    let interrupt = Interrupt::new();
    let raiser = interrupt.clone();
    let (started, is_started) = mpsc::channel();
    let waiting = std::thread::spawn(move || {
        is_started.recv().unwrap();
        std::thread::sleep(Duration::from_millis(5));
        raiser.raise();
    });
    let outcome = ends(move || {
        let mut counter = [0];
        started.send(()).unwrap();
        (spin().call_interruptible(&interrupt, &mut counter), interrupt)
    });
    waiting.join().unwrap();
    assert_eq!(outcome.0, Err(CallError::Interrupted));
    // It stays raised, so later calls do not start.
    let (interrupt, mut counter) = (outcome.1, [7]);
    assert_eq!(spin().call_interruptible(&interrupt, &mut counter), Err(CallError::Interrupted));
    assert_eq!(counter, [7]);
}

#[test]
fn deadlines_end_calls() {
    let soon = || Instant::now() + Duration::from_millis(5);
    assert_eq!(ends(move || spin().call_with_deadline(soon(), &mut [0])), Err(CallError::Interrupted));
    let as_data = move || spin().erased().call_with_deadline(soon(), &mut [DynArg::SliceMut(&mut [0; 4])]);
    assert_eq!(ends(as_data), Err(CallError::Interrupted));
    let mut counter = [7];
    assert_eq!(spin().call_with_deadline(Instant::now(), &mut counter), Err(CallError::Interrupted));
    assert_eq!(counter, [7]);
}

#[test]
fn contracts_hold_for_interruptible_calls() {
    let interrupt = Interrupt::new();
    assert!(matches!(spin().call_interruptible(&interrupt, &mut []), Err(CallError::OutOfRange { param: 0, .. })));
    let args = &mut [DynArg::SliceMut(&mut [])];
    assert!(matches!(spin().erased().call_interruptible(&interrupt, args), Err(CallError::OutOfRange { .. })));
}

#[test]
fn kernels_without_polls_cannot_be_interrupted() {
    let add = kernel::<fn(i64, i64) -> i64>(ADD, AccessContract::default());
    assert_eq!(add.call_interruptible(&Interrupt::new(), 1, 2), Err(CallError::NotInterruptible));
    let deadline = Instant::now() + Duration::from_secs(3600);
    assert_eq!(add.call_with_deadline(deadline, 1, 2), Err(CallError::NotInterruptible));
}

#[test]
fn polls_need_a_trap_record() {
    let contract = AccessContract { polls: true, ..AccessContract::default() };
    let error = contract.validate(&<fn()>::signature()).unwrap_err();
    assert_eq!(error.to_string(), "access contract does not fit the signature: it polls but has no trap record");
}
