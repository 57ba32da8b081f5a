//! `cargo xtask test`: runs all tests of the workspace, a sample of them as older processors, the models, then a sample on
//! emulated processors, and counts them.
//!
//! In: arguments for `cargo test`. Out: a line for each group of tests, the output of the tests in [`TELLING`]
//! (coverage, planted faults), the complete output of failing groups, and finally `N passed, N failed, N skipped`.
//! Invariant: a test that prints `skipped: REASON` counts as skipped, with its reason; if `CI` is true it counts as
//! failed, because every oracle should be installed there.

use crate::root;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};

/// Prefixes of the names of tests whose output is part of the result.
const TELLING: &[&str] = &["differential::", "elsewhere::", "allocations::", "golden::", "sample::", "faults::"];

/// The counts so far.
#[derive(Default)]
pub(crate) struct Counts {
    passed: u64,
    failed: u64,
    ignored: u64,
    skipped: BTreeMap<String, u64>,
    /// Whether features of the host are hidden, so that tests of code that needs them cannot run.
    pub(crate) hides_features: bool,
}

pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let mut counts = Counts::default();
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    let mut succeeded =
        counts.run(cargo.current_dir(root()).args(["test", "--workspace", "--no-fail-fast"]).args(args))?;
    // Explicit test names select only those tests.
    if args.is_empty() {
        succeeded &= crate::levels::sample(&mut counts)?;
        succeeded &= crate::models::test(&mut counts, &[])?;
        succeeded &= crate::cross::sample(&mut counts)?;
    }
    Ok(counts.conclude(succeeded))
}

impl Counts {
    /// Runs `cargo test`, prints a short form of its output and counts the tests; returns whether all succeeded.
    pub(crate) fn run(&mut self, cargo: &mut Command) -> Result<bool, String> {
        self.run_some(cargo, &[])
    }

    /// Like [`Counts::run`], for tests whose names contain one of these words.
    pub(crate) fn run_some(&mut self, cargo: &mut Command, words: &[&str]) -> Result<bool, String> {
        self.run_program(cargo.args(["--", "--show-output"]).args(words))
    }

    /// Like [`Counts::run`], for cargo or a test program with all arguments.
    pub(crate) fn run_program(&mut self, program: &mut Command) -> Result<bool, String> {
        let mut child =
            program.stdout(Stdio::piped()).spawn().map_err(|error| format!("cannot start {program:?}: {error}"))?;
        let stdout = child.stdout.take().ok_or("no output")?;
        let failed_before = self.failed;
        let mut group: Vec<String> = Vec::new();
        let mut is_telling = false;
        for line in BufReader::new(stdout).lines() {
            let line = line.map_err(|error| error.to_string())?;
            if let Some(reason) = line.trim().strip_prefix("skipped: ") {
                self.skip(reason);
            }
            if let Some(test) = line.strip_prefix("---- ").and_then(|name| name.strip_suffix(" stdout ----")) {
                // With hidden features there is nothing that the workspace's tests did not print.
                is_telling = !self.hides_features && TELLING.iter().any(|start| test.starts_with(start));
            } else if line == "successes:" || line == "failures:" {
                is_telling = false;
            }
            if is_telling && !line.trim().is_empty() {
                println!("  | {line}");
            }
            if let Some(result) = line.strip_prefix("test result: ") {
                self.add(result);
                if result.starts_with("FAILED") {
                    group.iter().for_each(|line| println!("{line}"));
                }
                println!("  {result}");
                group.clear();
            } else {
                group.push(line);
            }
        }
        let succeeded = child.wait().map_err(|error| error.to_string())?.success();
        if !succeeded && self.failed == failed_before {
            // Print output without a result line: a test program that crashed, or does not compile.
            group.iter().for_each(|line| println!("{line}"));
            println!("the tests ended without a result");
        }
        Ok(succeeded)
    }

    /// Records a skipped test and the reason.
    pub(crate) fn skip(&mut self, reason: &str) {
        // How `filetests` and the facade describe it.
        let names_feature = ["this machine lacks ", "this host, which lacks "].iter().any(|part| reason.contains(part));
        if self.hides_features && names_feature {
            return;
        }
        println!("  skipped: {reason}");
        *self.skipped.entry(reason.to_owned()).or_insert(0) += 1;
    }

    /// Adds `ok. 7 passed; 0 failed; 1 ignored; ..`.
    fn add(&mut self, result: &str) {
        for part in result.split([';', '.']) {
            let mut words = part.split_whitespace();
            let (Some(number), Some(outcome)) = (words.next(), words.next()) else { continue };
            let Ok(number) = number.parse::<u64>() else { continue };
            match outcome {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }

    /// Prints the totals; returns the result of the command.
    pub(crate) fn conclude(&self, succeeded: bool) -> bool {
        for (reason, n) in &self.skipped {
            println!("skipped {n} times: {reason}");
        }
        let n_skipped = self.skipped.values().sum::<u64>() + self.ignored;
        let is_ci = std::env::var("CI").is_ok_and(|value| value == "true");
        let missing = is_ci && !self.skipped.is_empty();
        if missing {
            println!("nothing may be skipped where CI is true");
        }
        println!("{} passed, {} failed, {n_skipped} skipped", self.passed, self.failed);
        succeeded && !missing
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_counted() {
        let mut counts = Counts::default();
        counts.add("ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.02s");
        counts.add("FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s");
        assert_eq!((counts.passed, counts.failed, counts.ignored), (13, 2, 1));
    }
}
