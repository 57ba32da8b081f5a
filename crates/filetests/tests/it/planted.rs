//! Every fault planted in the compiler is found by the random programs, or by those of its pass.

use crate::differential::{config, is_emulated, runs_here};
use kernelsmith_filetests::differential::planted::Planted;
use kernelsmith_filetests::differential::supervisor::{self, Config};
use std::process::Command;
use std::time::Duration;

/// Programs within which a fault must show.
const WITHIN: u64 = 4_000;
/// The passes that do nothing for this machine, or for loops that random programs seldom have; and programs of their own
/// within which a fault in them must show.
const ELSEWHERE: [&str; 3] = ["`unroll`", "`pointers`", "`step-early`"];
/// What only the code of other machines shows: see `elsewhere`.
const EMULATED: [&str; 1] = ["`combine`"];
const WITHIN_ITS_OWN: u64 = 500;

#[test]
fn every_planted_fault_is_found() {
    // Most faults are no machine's own, and each takes many programs.
    if !runs_here() || is_emulated() {
        return;
    }
    let mut missed = Vec::new();
    let mut n = 0;
    for fault in Planted::all().filter(|fault| !is_in(*fault, &ELSEWHERE) && !is_in(*fault, &EMULATED)) {
        let config = Config { fault: Some(fault), max_findings: 1, timeout: Duration::from_secs(10), ..config() };
        let summary = supervisor::run(&config, 0..WITHIN).unwrap();
        n += 1;
        match summary.findings.first() {
            Some(finding) => println!("{:24} after {:3} programs: {}", fault.name(), finding.seed + 1, finding.kind),
            None => missed.push(fault.name()),
        }
    }
    assert!(n >= 20, "only {n} faults");
    assert!(missed.is_empty(), "not found within {WITHIN} programs: {missed:?}");
}

#[test]
fn every_fault_in_loops_that_count_is_found() {
    if !runs_here() || is_emulated() {
        return;
    }
    let within = WITHIN_ITS_OWN.to_string();
    let turns = |fault: &[&str]| {
        let mut command = Command::new(config().worker);
        command.args(["turns", "0", &within]).args(fault).output().unwrap()
    };
    assert!(turns(&[]).status.success(), "something is found where no fault is");
    let mut n = 0;
    for fault in Planted::all().filter(|fault| is_in(*fault, &ELSEWHERE)) {
        let output = turns(&["--fault", fault.name()]);
        let error = String::from_utf8_lossy(&output.stderr).into_owned();
        let found = error.lines().next().unwrap_or_default();
        assert!(!output.status.success() && found.contains("seed"), "{} is not found: {error}", fault.name());
        println!("{:24} {found}", fault.name());
        n += 1;
    }
    assert_eq!(n, 6);
}

fn is_in(fault: Planted, parts: &[&str]) -> bool {
    parts.iter().any(|part| fault.doc().starts_with(part))
}
