//! `cargo xtask fuzz TARGET` and `cargo xtask soak fuzz [TARGET]`: builds and runs the fuzz runner.
//!
//! In: the arguments of the command, which are passed to the runner. Out: the runner's output; whether there were no
//! findings.
//! Not here: targets and runner (kernelsmith-fuzzing), of which `cargo xtask test` runs a sample.

use crate::{root, status};
use std::process::Command;

/// Runs inputs of one target.
pub(crate) fn run(words: &[String]) -> Result<bool, String> {
    start(words)
}

/// Runs all inputs of a target, or of each, and resumes the last run.
pub(crate) fn soak(words: &[String]) -> Result<bool, String> {
    start(&[&["soak".to_owned()], words].concat())
}

fn start(words: &[String]) -> Result<bool, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["run", "--quiet", "--profile", "fuzz", "-p", "kernelsmith-fuzzing"]);
    status(cargo.arg("--").args(words))
}
