//! `cargo xtask soak datafusion suite`: the tests of Apache DataFusion itself, by `adapters/suite`.
//!
//! In: names of files of the suite. Out: the output of the program. The files come with the crate
//! `datafusion-sqllogictest`, which cargo fetches.
//! Not here: running the files.

use crate::json::Json;
use crate::{root, status, target_folder};
use std::path::{Path, PathBuf};
use std::process::Command;

const MANIFEST: &str = "adapters/suite/Cargo.toml";
const CRATE: &str = "datafusion-sqllogictest";

/// Builds the program and runs these files, or all that were not run yet.
pub(crate) fn soak(names: &[String]) -> Result<bool, String> {
    let cargo = || {
        let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        command.current_dir(root());
        command
    };
    let mut metadata = cargo();
    metadata.args(["metadata", "--format-version", "1", "--manifest-path", MANIFEST]);
    let output = metadata.output().map_err(|error| format!("cannot start {metadata:?}: {error}"))?;
    let suite = folder_of(&String::from_utf8_lossy(&output.stdout))
        .ok_or_else(|| format!("cargo does not find {CRATE}: {}", String::from_utf8_lossy(&output.stderr)))?;
    let mut command = cargo();
    command.args(["run", "--manifest-path", MANIFEST]);
    // One directory for all adapters, next to that of the workspace.
    if std::env::var_os("CARGO_TARGET_DIR").is_none() {
        command.arg("--target-dir").arg(root().join("target/adapters"));
    }
    command.arg("--").arg(suite).arg(target_folder().join("soak/datafusion-suite")).args(names);
    status(&mut command)
}

/// The folder of the suite's crate in the output of `cargo metadata`.
fn folder_of(metadata: &str) -> Option<PathBuf> {
    let metadata = Json::parse(metadata).ok()?;
    let package = metadata.get("packages").list().iter().find(|package| package.get("name").text() == CRATE)?;
    Some(Path::new(package.get("manifest_path").text()).parent()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_folder_is_that_of_the_manifest() {
        let metadata = r#"{"packages": [{"name": "a", "manifest_path": "/a/Cargo.toml"},
            {"name": "datafusion-sqllogictest", "manifest_path": "/b/c/Cargo.toml"}]}"#;
        assert_eq!(folder_of(metadata), Some("/b/c".into()));
        assert_eq!(folder_of("{}"), None);
    }
}
