//! Compiles the system-dependent crates for systems on which the project has no test machine.
//!
//! In: the toolchain's targets. Out: whether each compiles; a target whose library is not installed is reported as
//! skipped, which is an error where `CI` is true. Not here: running the tests (see `cross`).

use crate::test::Counts;
use crate::{root, status};
use std::path::Path;
use std::process::Command;

const HOSTS: &[&str] = &["x86_64-pc-windows-gnu", "aarch64-apple-darwin"];
const CRATES: &[&str] = &["kernelsmith-exec", "kernelsmith-sync", "kernelsmith-manager", "kernelsmith-cache"];

/// Checks the crates for each system.
pub(crate) fn run() -> Result<bool, String> {
    let mut counts = Counts::default();
    let mut is_fine = true;
    for host in HOSTS {
        let asked = Command::new("rustc").args(["--print", "target-libdir", "--target", host]).output();
        let folder = asked.map_err(|error| format!("rustc: {error}"))?.stdout;
        if !Path::new(String::from_utf8_lossy(&folder).trim()).exists() {
            counts.skip(&format!("{host} is not installed (rustup target add {host})"));
            continue;
        }
        let crates = CRATES.iter().flat_map(|name| ["-p", name]);
        let mut cargo = Command::new("cargo");
        is_fine &= status(cargo.current_dir(root()).args(["check", "--target", host]).args(crates))?;
    }
    Ok(counts.conclude(is_fine))
}
