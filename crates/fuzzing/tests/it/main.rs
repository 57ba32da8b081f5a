//! A sample of every fuzz target, and the inputs of all former findings.
//!
//! A finding is a test failure with the number of the input: `kernelsmith-fuzz input TARGET SEED NUMBER` writes the
//! input. Time and memory are only limited when targets run in children, as in a long run (`cargo xtask fuzz`).

mod limits;

use kernelsmith_fuzzing::mutate::Mutator;
use kernelsmith_fuzzing::run::{Plan, failure};
use kernelsmith_fuzzing::{TARGETS, corpus, find, helpers, projections, queries};

#[test]
fn every_target_has_inputs_to_start_from() {
    for target in TARGETS {
        assert!(target.inputs().len() >= 3, "{}: {}", target.name, target.inputs().len());
    }
}

#[test]
fn a_sample_of_every_target() {
    for target in TARGETS {
        let mutator = Mutator::new(target, target.inputs());
        for number in 0..target.n_sample_inputs {
            let input = mutator.input(0, number);
            let run = std::panic::catch_unwind(|| (target.check)(&input));
            assert!(run.is_ok(), "{}: seed 0, input {number}", target.name);
        }
    }
}

/// Random queries are compiled and run often enough to find something.
#[test]
fn queries_have_every_outcome() {
    let mut all = queries::Counts::default();
    for seed in 0..600 {
        let counts = queries::check_seed(seed);
        all.compiled += counts.compiled;
        all.ran += counts.ran;
        all.interpreted += counts.interpreted;
        all.failed += counts.failed;
        all.refused += counts.refused;
    }
    println!("{all:?}");
    assert!(all.interpreted > 200 && all.failed > 50 && all.refused > 5, "{all:?}");
    if cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        assert!(all.compiled > 300 && all.ran > 300, "{all:?}");
    }
}

/// Changed rows are accepted and refused often enough.
#[test]
fn projections_have_both_outcomes() {
    let accepted = (0..200).filter(|&seed| projections::check_seed(seed)).count();
    assert!((40..160).contains(&accepted), "{accepted}");
}

/// Random functions are accepted and refused often enough.
#[test]
fn helpers_have_every_outcome() {
    let mut all = helpers::Counts::default();
    for seed in 0..600 {
        let counts = helpers::check_seed(seed);
        all.ran += counts.ran;
        all.accepted += counts.accepted;
        all.refused += counts.refused;
        all.unsafe_helpers += counts.unsafe_helpers;
    }
    println!("{all:?}");
    assert!(all.ran + all.accepted > 100 && all.refused > 100 && all.unsafe_helpers > 30, "{all:?}");
    if cfg!(all(target_arch = "x86_64", target_os = "linux")) {
        assert!(all.ran > 100, "{all:?}");
    }
}

#[test]
fn what_was_found_stays_fixed() {
    for target in TARGETS {
        for (name, input) in target.regressions() {
            let run = std::panic::catch_unwind(|| (target.check)(&input));
            assert!(run.is_ok(), "fuzz/regressions/{}/{name}", target.name);
        }
    }
}

/// There is a program in `fuzz/fuzz_targets` for each target, and no others.
#[test]
fn every_target_is_one_of_cargo_fuzz_too() {
    let manifest = std::fs::read_to_string(corpus::root().join("fuzz/Cargo.toml")).unwrap();
    let mut named: Vec<&str> = manifest
        .lines()
        .filter_map(|line| line.strip_prefix("path = \"fuzz_targets/")?.strip_suffix(".rs\""))
        .collect();
    let mut wanted: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
    named.sort_unstable();
    wanted.sort_unstable();
    assert_eq!(named, wanted);
    for name in wanted {
        let program = std::fs::read_to_string(corpus::root().join(format!("fuzz/fuzz_targets/{name}.rs"))).unwrap();
        assert!(program.contains(&format!("check(\"{name}\"")), "{program}");
    }
}

/// A panic, a loop, a stack overflow, a process without memory and an abort are findings, and do not end the runner.
#[test]
#[cfg(target_os = "linux")]
fn the_runner_survives_what_it_finds() {
    let program = env!("CARGO_BIN_EXE_kernelsmith-fuzz").into();
    if std::env::var_os("KERNELSMITH_EMULATOR").is_some() {
        println!("skipped: an emulator does not limit memory");
        return;
    }
    let plan = Plan { program, seed: 0, runs: 0, time: None, resume: false };
    let of = |byte: u8| failure(find("misbehaving").unwrap(), &plan, &[byte]).unwrap();
    assert_eq!(of(0), None);
    assert!(of(1).is_some_and(|failure| failure.ends_with("asked to")), "{:?}", of(1));
    assert_eq!(of(2).as_deref(), Some("took more than 1 s"));
    for (byte, word) in [(3, "stack"), (4, "memory"), (5, "SIGABRT")] {
        assert!(
            of(byte).is_some_and(|failure| failure.starts_with("died") && failure.contains(word)),
            "{word}: {:?}",
            of(byte)
        );
    }
}
