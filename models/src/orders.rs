//! Runs models and plants faults in them.

use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::sync::{FAULTS, Fault, has_threads, plant};

/// Environment variable with the fault for this process.
const FAULT: &str = "KERNELSMITH_MODEL_FAULT";

/// Tries every order of a model's events, except those with more than `n_interruptions` thread interruptions; prints
/// their number.
pub fn orders(n_interruptions: usize, model: fn()) {
    let fault = std::env::var(FAULT).ok();
    plant(FAULTS.into_iter().find(|known| fault == Some(format!("{known:?}"))));
    let mut builder = loom::model::Builder::new();
    builder.preemption_bound = Some(n_interruptions);
    let n_orders = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&n_orders);
    builder.check(move || {
        counted.fetch_add(1, Relaxed);
        has_threads(true);
        model();
    });
    println!("{} orders", n_orders.load(Relaxed));
}

/// Checks that a test detects a fault. Runs it in a separate process, because a failure leaves locks held that nothing
/// can release.
pub fn finds(test: &str, fault: Fault) {
    assert!(FAULTS.contains(&fault), "{fault:?} has no name");
    let program = std::env::current_exe().expect("a test is a program");
    let mut command = Command::new(program);
    command.args(["--exact", test, "--nocapture"]).env(FAULT, format!("{fault:?}"));
    let output = command.output().expect("a test can be started");
    let said = String::from_utf8_lossy(&output.stderr);
    let reasons = ["Causality violation", "deadlock; threads", "with overflow", "assertion"];
    let is_found = !output.status.success() && reasons.iter().any(|reason| said.contains(reason));
    assert!(is_found, "{test} does not find {fault:?}: {said}");
}
