//! The tests of the crates that synchronise threads, under ThreadSanitizer.
//!
//! In: the toolchain's sources of the standard library, which is instrumented too; arguments for `cargo test`. Out:
//! whether the tests pass and no race is reported. Not here: the tests (see the manager, exec and sync).

use crate::{root, status, target_folder};
use std::path::PathBuf;
use std::process::Command;

const CRATES: &[&str] = &["kernelsmith-exec", "kernelsmith-sync", "kernelsmith-manager"];
const MACHINE: &str = "x86_64-unknown-linux-gnu";

/// Runs the tests.
pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let asked =
        Command::new("rustc").args(["--print", "sysroot"]).output().map_err(|error| format!("rustc: {error}"))?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&asked.stdout).trim());
    if !sysroot.join("lib/rustlib/src/rust/library").exists() {
        return Err("the sources of the standard library are missing: rustup component add rust-src".to_owned());
    }
    let crates = CRATES.iter().flat_map(|name| ["-p", name]);
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo
        .current_dir(root())
        .args(["test", "--target", MACHINE, "-Zbuild-std", "--lib", "--tests"])
        .args(crates)
        .args(args);
    // Both options are unstable; nothing else uses the resulting binaries.
    cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", "-Zsanitizer=thread");
    // A race is a failure, with both stacks. Processes that are expected to die by a signal behave differently here, so
    // skip these tests.
    cargo.args(["--no-fail-fast", "--", "--skip", "guarded::"]).env("TSAN_OPTIONS", "halt_on_error=1");
    let target = target_folder();
    status(cargo.env("CARGO_TARGET_DIR", target.join("sanitize")))
}
