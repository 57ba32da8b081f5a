//! `cargo xtask models`: what synchronises threads without a lock, and the manager's state machine, in every order of events.
//!
//! In: the workspace in `models`, arguments for `cargo test`. Out: as for `cargo xtask test`, of which it is a part.
//! Not here: the models; many threads at once (see `sanitize`).

use crate::root;
use crate::test::Counts;
use std::path::PathBuf;
use std::process::Command;

/// Runs the models alone.
pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let mut counts = Counts::default();
    let succeeded = test(&mut counts, args)?;
    Ok(counts.conclude(succeeded))
}

/// Whether every model holds, and finds the faults that are planted in what it stands on.
pub(crate) fn test(counts: &mut Counts, args: &[String]) -> Result<bool, String> {
    let cargo = || {
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        cargo.current_dir(root().join("models"));
        cargo
    };
    // Has only what this machine needs fetched.
    let fetched = cargo().args(["tree", "--locked", "--quiet"]).output();
    if !fetched.map_err(|error| format!("cargo: {error}"))?.status.success() {
        counts.skip("the models: loom cannot be fetched");
        return Ok(true);
    }
    println!("models");
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    counts.run(cargo().args(["test", "--locked"]).args(args).env("CARGO_TARGET_DIR", target.join("models")))
}
