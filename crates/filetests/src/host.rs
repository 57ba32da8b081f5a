//! The machine that the tests run on, as a target to compile for.
//!
//! In: nothing. Out: a target, or the reason why machine code cannot run here, for tests to report as skipped.
//! Invariant: a host that lacks what the code would use is refused here, so that no test meets it later.
//! Not here: compiling and running (see [`crate::native`]).

use kernelsmith_codegen::target::Target;
use kernelsmith_exec::HostFeatures;

/// Features that the target's code uses, by the names that the host reports.
pub const WANTED: &[&str] = &["avx", "avx2", "fma", "bmi1", "bmi2", "lzcnt", "popcnt"];

/// The feature level that the code is compiled for.
pub const LEVEL: &str = "x86-64-v3";

/// The target of this machine.
///
/// # Errors
/// A sentence for a skipped test: another architecture, or a feature that is missing.
pub fn host_target() -> Result<Target, String> {
    if kernelsmith_exec::host_arch() != "x86_64" {
        return Err(format!("machine code for x86-64 cannot run on {}", kernelsmith_exec::host_arch()));
    }
    let features = HostFeatures::detect();
    if let Some(missing) = WANTED.iter().find(|name| !features.has(name)) {
        return Err(format!("this machine lacks {missing}"));
    }
    target("x86-64")
}

/// A target by the name that test files use.
///
/// # Errors
/// If nobody knows the name, or the description does not hold together.
pub fn target(name: &str) -> Result<Target, String> {
    let (desc, convention) = match name {
        "x86-64" => (kernelsmith_targets::x86_64(), "sysv"),
        "x86-64-win64" => (kernelsmith_targets::x86_64(), "win64"),
        other => return Err(format!("there is no target `{other}`")),
    };
    kernelsmith_codegen::isa::x86_64::target(desc, &[LEVEL], convention).map_err(|error| error.to_string())
}
