//! The random programs or the counted loops find every fault that can be planted in the compiler.

use crate::differential::{config, is_emulated, runs_here};
use kernelsmith_filetests::differential::planted::Planted;
use kernelsmith_filetests::differential::supervisor::{self, Config};
use std::process::Command;
use std::time::Duration;

/// The number of random programs that must find a fault.
const MAX_PROGRAMS: u64 = 4_000;
/// Passes that are disabled for this machine, or that change only loops which random programs seldom contain. The
/// counted loops test them.
const LOOP_PASSES: [&str; 3] = ["`unroll`", "`pointers`", "`step-early`"];
/// Passes whose faults only the code of other machines shows: see `elsewhere`.
const EMULATED: [&str; 1] = ["`combine`"];
/// The number of counted loops that must find a fault.
const MAX_LOOPS: u64 = 500;

#[test]
fn every_planted_fault_is_found() {
    // Faults are independent of the machine, and each needs many programs: an emulator is too slow and adds nothing.
    if !runs_here() || is_emulated() {
        return;
    }
    let mut missed = Vec::new();
    let mut n = 0;
    for fault in Planted::all().filter(|fault| !is_in(*fault, &LOOP_PASSES) && !is_in(*fault, &EMULATED)) {
        let config = Config { fault: Some(fault), max_findings: 1, timeout: Duration::from_secs(10), ..config() };
        let summary = supervisor::run(&config, 0..MAX_PROGRAMS).unwrap();
        n += 1;
        match summary.findings.first() {
            Some(finding) => println!("{:24} after {:3} programs: {}", fault.name(), finding.seed + 1, finding.kind),
            None => missed.push(fault.name()),
        }
    }
    assert!(n >= 20, "only {n} faults");
    assert!(missed.is_empty(), "not found within {MAX_PROGRAMS} programs: {missed:?}");
}

#[test]
fn every_fault_in_counted_loops_is_found() {
    if !runs_here() || is_emulated() {
        return;
    }
    let max_loops = MAX_LOOPS.to_string();
    let run_loops = |fault: &[&str]| {
        let mut command = Command::new(config().worker);
        command.args(["turns", "0", &max_loops]).args(fault).output().unwrap()
    };
    assert!(run_loops(&[]).status.success(), "something is found where no fault is");
    let mut n = 0;
    for fault in Planted::all().filter(|fault| is_in(*fault, &LOOP_PASSES)) {
        let output = run_loops(&["--fault", fault.name()]);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        let found = error.lines().next().unwrap_or_default();
        assert!(!output.status.success() && found.contains("seed"), "{} is not found: {error}", fault.name());
        println!("{:24} {found}", fault.name());
        n += 1;
    }
    assert_eq!(n, 6);
}

/// Whether the fault is in one of the passes, by the first word of its description.
fn is_in(fault: Planted, passes: &[&str]) -> bool {
    passes.iter().any(|pass| fault.doc().starts_with(pass))
}
