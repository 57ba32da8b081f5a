//! Faults planted in contracts, ranges, checks, jumps and masks, which random programs must detect.
//!
//! In: names of faults. Out: a finding for each. Not here: the faults (`planted`).

use super::native;
use kernelsmith_testing::planted::Planted;
use kernelsmith_testing::supervisor::{self, Config};

/// Maximum number of programs to detect a fault; the rarest fault affects one in a few thousand programs.
const PROGRAMS: u64 = 20_000;
/// The first seed, as in the sample.
const FIRST: u64 = 1 << 40;

/// The number of programs up to a finding that does not occur without the fault, and its kind.
fn find(config: &Config, fault: Planted) -> Option<(u64, String)> {
    let with_fault = Config { fault: Some(fault), max_findings: 1, ..config.clone() };
    let mut next = FIRST;
    while next < FIRST + PROGRAMS {
        let summary = supervisor::run(&with_fault, next..FIRST + PROGRAMS, |_| {}).unwrap();
        let finding = summary.findings.into_iter().next()?;
        next = finding.seed + 1;
        if supervisor::verdict(config, finding.seed, &[]).is_none() {
            return Some((next - FIRST, finding.kind));
        }
    }
    None
}

fn check(config: &Config, names: &[&str]) {
    let mut missed = Vec::new();
    for name in names {
        let fault = Planted::from_name(name).unwrap();
        match find(config, fault) {
            Some((after, kind)) => println!("{name:24} found after {after} programs: {kind}"),
            None => missed.push(*name),
        }
    }
    assert_eq!(missed, [""; 0], "not found in {PROGRAMS} programs");
}

#[test]
fn some_planted_faults_are_found() {
    let Some(config) = native() else { return };
    check(
        &config,
        &[
            "contract-high",
            "check-none",
            "array-check",
            "array-contents",
            "footprint-ranges",
            "footprint-unknown",
            "dyn-len-swapped",
            "bitmap-end",
            "range-condition",
            "strided-store",
            "jump-counter",
            "mask-access",
        ],
    );
}

/// All faults: takes minutes.
#[test]
#[ignore = "minutes"]
fn all_planted_faults_are_found() {
    let Some(config) = native() else { return };
    let names: Vec<&str> = Planted::all().map(Planted::name).collect();
    assert!(names.len() >= 16);
    check(&config, &names);
}
