//! Programs of a range of seeds, natively and on the simulator.
//!
//! In: seeds. Out: no finding. Not here: many of them (`cargo xtask soak safe`).

use super::native;
use kernelsmith_testing::judge::Judge;
use kernelsmith_testing::program::Program;
use kernelsmith_testing::supervisor::{self, Config};
use kernelsmith_testing::{engine::Engines, judge};
use std::collections::BTreeSet;

/// Number of programs in the sample: about ten seconds without optimisation.
const PROGRAMS: u64 = 1200;
/// The first seed, different from that of long runs.
const FIRST: u64 = 1 << 40;

/// Checks that the programs of the sample's seeds have no finding and run compiled code.
pub(super) fn check(config: &Config, n: u64) {
    let summary = supervisor::run(config, FIRST..FIRST + n, |_| {}).unwrap();
    println!("{}: {summary}", config.machine);
    let reports: Vec<String> = summary.findings.iter().map(|finding| supervisor::report(config, finding)).collect();
    assert!(reports.is_empty(), "{}", reports.join("\n"));
    assert_eq!(summary.tally.programs, n);
    // The sample is meaningful only if most programs are recorded and most calls run.
    let refused: u64 = summary.tally.refused.values().sum();
    assert!(refused * 5 < n, "{refused} of {n} programs were refused");
    let ran = summary.tally.ran + summary.tally.trapped;
    assert!(ran * 10 > summary.tally.calls * 6, "{ran} of {} calls ran", summary.tally.calls);
}

#[test]
fn random_programs_are_safe_on_this_machine() {
    if let Some(config) = native() {
        check(&config, PROGRAMS);
    }
}

/// A finding that was a mistake of the comparison: only a function that the kernel calls depends on the width of vectors, by
/// which the numbers of failed checks differ.
#[test]
fn what_was_found_wrongly_is_not_found() {
    let Some(config) = native() else { return };
    let summary = supervisor::run(&config, 70_000_490..70_000_491, |_| {}).unwrap();
    assert_eq!((summary.tally.programs, summary.findings.len()), (1, 0), "{summary}");
}

/// The accelerator as documented, and as published with 1, 2 and 8 threads.
#[test]
fn random_programs_are_safe_on_the_simulated_accelerator() {
    check(&simulated("naplespu"), PROGRAMS);
}

/// Code that relies on what the published accelerator lacks is wrong there. Not here: the features of which few programs
/// make use (see `kernelsmith/tests/it/naplespu_hardware.rs`).
#[test]
fn random_programs_find_what_the_accelerator_lacks() {
    for feature in ["masked-stores", "narrow-vectors"] {
        let config = Config { max_findings: 1, ..simulated(&format!("naplespu+{feature}")) };
        // The search ends at the first finding: the rarer feature matters to one program in some hundred.
        let n = 20 * PROGRAMS;
        let summary = supervisor::run(&config, FIRST..FIRST + n, |_| {}).unwrap();
        assert!(!summary.findings.is_empty(), "no program of {n} needs {feature}");
    }
}

/// The configuration for a simulated machine, which every host runs.
fn simulated(machine: &str) -> Config {
    Config { machine: machine.to_owned(), ..Config::new(env!("CARGO_BIN_EXE_kernelsmith-programs")) }
}

#[test]
fn equal_seeds_give_equal_programs() {
    for seed in 0..50 {
        assert_eq!(judge::text(&Program::new(seed)), judge::text(&Program::new(seed)), "seed {seed}");
    }
}

#[test]
fn operations_and_mistakes_name_lines_of_the_program() {
    let files: BTreeSet<String> = (0..2000).flat_map(|seed| judge::files(&Program::new(seed))).collect();
    // A method that the generator passes as a function value is called in the standard library.
    let is_program = |file: &&String| file.contains("testing") || file.contains("core/src/ops/function.rs");
    let others: Vec<&String> = files.iter().filter(|file| !is_program(file)).collect();
    assert!(others.is_empty(), "{others:?}");
    assert!(files.len() > 5, "{files:?}");
}

#[test]
fn calls_of_one_seed_are_the_same_again() {
    let Ok(engines) = Engines::new("native", None) else { return println!("skipped: machine code does not run here") };
    let run = |seed| Judge::default().judge(&Program::new(seed), &engines);
    for seed in FIRST..FIRST + 20 {
        assert_eq!(run(seed), run(seed), "seed {seed}");
    }
}
