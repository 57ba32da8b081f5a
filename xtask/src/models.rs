//! `cargo xtask models`: tests the lock-free synchronisation and the manager's state machine in all interleavings.
//!
//! In: the workspace in `models`, arguments for `cargo test`. Out: like `cargo xtask test`, which includes it.
//! Not here: the models; stress tests with many threads (see `sanitize`).

use crate::test::Counts;
use crate::{root, target_folder};
use std::process::Command;

/// Runs only the models.
pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let mut counts = Counts::default();
    let succeeded = test(&mut counts, args)?;
    Ok(counts.conclude(succeeded))
}

/// Whether every model holds, and detects the faults planted in its primitives.
pub(crate) fn test(counts: &mut Counts, args: &[String]) -> Result<bool, String> {
    let cargo = || {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(root().join("models"));
        cargo
    };
    // Check whether all dependencies for this machine are fetched.
    let fetched = cargo().args(["tree", "--locked", "--quiet"]).output();
    if !fetched.map_err(|error| format!("cargo: {error}"))?.status.success() {
        counts.skip("the models: loom cannot be fetched");
        return Ok(true);
    }
    println!("models");
    let target = target_folder();
    counts.run(cargo().args(["test", "--locked"]).args(args).env("CARGO_TARGET_DIR", target.join("models")))
}
