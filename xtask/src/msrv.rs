//! `cargo xtask msrv`: compiles the publishable crates with the oldest compiler that their manifests promise.
//!
//! In: `rust-version` of the workspace. Out: whether the crates compile, with all their features. The compiler is the
//! first of this version among `rustc`, rustup's toolchains and Debian's; if there is none, the command fails with the
//! way to install it. Not here: tests, benchmarks and automation, which may need a newer compiler.

use crate::metadata::metadata;
use crate::{root, status, target_folder};
use std::process::Command;

/// Debian's second compiler.
const DEBIAN: &str = "/usr/bin";

/// Compiles the crates.
pub(crate) fn run() -> Result<bool, String> {
    let version = rust_version()?;
    let mut cargo = cargo_of(&version).ok_or_else(|| {
        format!("no rustc {version} is installed: rustup toolchain install {version} --profile minimal")
    })?;
    let metadata = metadata()?;
    let packages = metadata.publishable().flat_map(|package| ["-p", package.name.as_str()]);
    let target = target_folder();
    println!("cargo check with rustc {version}");
    cargo.current_dir(root()).args(["check", "--locked", "--all-features"]).args(packages);
    // Another compiler's output would replace the usual one's.
    status(cargo.env("CARGO_TARGET_DIR", target.join("msrv")))
}

/// `rust-version` in the workspace's manifest.
fn rust_version() -> Result<String, String> {
    let manifest =
        std::fs::read_to_string(root().join("Cargo.toml")).map_err(|error| format!("Cargo.toml: {error}"))?;
    let version = manifest.lines().find_map(|line| line.strip_prefix("rust-version = \"")?.strip_suffix('"'));
    version.map(str::to_owned).ok_or_else(|| "Cargo.toml: no rust-version".to_owned())
}

/// Cargo of a toolchain with this compiler.
fn cargo_of(version: &str) -> Option<Command> {
    let in_rustup = format!("+{version}");
    // Rustup sets both variables for the programs that it starts, so they name the toolchain that runs this one.
    let clean = |program: &str| {
        let mut command = Command::new(program);
        // A question must not install what is missing.
        command.env("RUSTUP_AUTO_INSTALL", "0");
        command.env_remove("CARGO").env_remove("RUSTC").env_remove("RUSTUP_TOOLCHAIN");
        command
    };
    let is_wanted = |rustc: &mut Command| {
        let output = rustc.arg("--version").output().ok().filter(|output| output.status.success());
        output.is_some_and(|output| has_version(&String::from_utf8_lossy(&output.stdout), version))
    };
    if is_wanted(&mut clean("rustc")) {
        return Some(clean("cargo"));
    }
    if is_wanted(clean("rustc").arg(&in_rustup)) {
        let mut cargo = clean("cargo");
        cargo.arg(&in_rustup);
        return Some(cargo);
    }
    let debian = |program: &str| clean(&format!("{DEBIAN}/{program}"));
    is_wanted(&mut debian("rustc")).then(|| {
        let mut cargo = debian("cargo");
        cargo.env("RUSTC", format!("{DEBIAN}/rustc"));
        cargo
    })
}

/// Whether `rustc 1.89.0 (..)` is a `1.89`.
fn has_version(printed: &str, version: &str) -> bool {
    let number = printed.strip_prefix("rustc ").and_then(|rest| rest.split_whitespace().next()).unwrap_or_default();
    number.strip_prefix(version).is_some_and(|patch| patch.is_empty() || patch.starts_with('.'))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_compared() {
        assert!(has_version("rustc 1.89.0 (29483883e 2025-08-04)", "1.89"));
        assert!(has_version("rustc 1.89.0", "1.89.0"));
        assert!(!has_version("rustc 1.8.0", "1.89") && !has_version("rustc 1.89.0", "1.8"));
        assert!(!has_version("1.89.0", "1.89"));
    }

    #[test]
    fn the_manifest_has_a_version() {
        assert!(rust_version().is_ok_and(|version| version.starts_with("1.")));
    }
}
