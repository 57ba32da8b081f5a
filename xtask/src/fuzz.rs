//! `cargo xtask fuzz TARGET` and `cargo xtask soak fuzz [TARGET]`: the fuzz runner, compiled for it.
//!
//! In: the words behind the command, which go to the runner. Out: what it prints; whether nothing was found.
//! Not here: targets and runner (kernelsmith-fuzzing), of which `cargo xtask test` tries a sample.

use crate::{root, status};
use std::process::Command;

/// Runs inputs of one target.
pub(crate) fn run(words: &[String]) -> Result<bool, String> {
    start(words)
}

/// Runs every input of a target, or of each, from where the last run stopped.
pub(crate) fn soak(words: &[String]) -> Result<bool, String> {
    start(&[&["soak".to_owned()], words].concat())
}

fn start(words: &[String]) -> Result<bool, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["run", "--quiet", "--profile", "fuzz", "-p", "kernelsmith-fuzzing"]);
    status(cargo.arg("--").args(words))
}
