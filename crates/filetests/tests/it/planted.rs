//! Every fault planted in the compiler is found by the random programs.

use crate::differential::{config, is_emulated, runs_here};
use kernelsmith_filetests::differential::planted::Planted;
use kernelsmith_filetests::differential::supervisor::{self, Config};
use std::time::Duration;

/// Programs within which a fault must show.
const WITHIN: u64 = 4_000;

#[test]
fn every_planted_fault_is_found() {
    // Most faults are no machine's own, and each takes many programs.
    if !runs_here() || is_emulated() {
        return;
    }
    let mut missed = Vec::new();
    let mut n = 0;
    for fault in Planted::all() {
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
