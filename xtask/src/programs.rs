//! The test programs of the workspace: built once, run in several ways.
//!
//! In: the workspace. Out: its test programs, and commands that run them as `cargo test` does.
//! Invariant: all commands of this crate build the same selection of packages, because the features of a package depend
//! on the others that are built: another selection would compile most of them again.
//! Not here: counting results (see `test`), other machines (see `cross`).

use crate::json::Json;
use crate::root;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A test program.
pub(crate) struct Program {
    pub(crate) package: String,
    path: PathBuf,
    /// The folder in which cargo starts it.
    folder: PathBuf,
}

/// Compiles the test programs of all packages.
pub(crate) fn build() -> Result<Vec<Program>, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["test", "--workspace", "--no-run"]);
    built_by(&mut cargo)
}

/// The test programs that a command of cargo builds.
pub(crate) fn built_by(cargo: &mut Command) -> Result<Vec<Program>, String> {
    cargo.arg("--message-format=json-render-diagnostics");
    let mut child = cargo.stdout(Stdio::piped()).spawn().map_err(|error| format!("cannot start cargo: {error}"))?;
    let stdout = child.stdout.take().ok_or("no output")?;
    let mut programs = Vec::new();
    for line in BufReader::new(stdout).lines() {
        let line = line.map_err(|error| error.to_string())?;
        programs.extend(program(&line)?);
    }
    if !child.wait().map_err(|error| error.to_string())?.success() {
        return Err("the tests do not compile".to_owned());
    }
    Ok(programs)
}

/// The test program that one of cargo's messages announces; none for other messages.
fn program(message: &str) -> Result<Option<Program>, String> {
    let message = Json::parse(message).map_err(|error| format!("cargo test --no-run: {error}"))?;
    let is_test = *message.get("profile").get("test") == Json::Bool(true);
    let path = message.get("executable").text();
    let manifest = PathBuf::from(message.get("manifest_path").text());
    let (Some(folder), true, false) = (manifest.parent(), is_test, path.is_empty()) else { return Ok(None) };
    // `path+file:///x/crates/rows#kernelsmith-rows@0.1.0`, or without a name that equals the folder's.
    let (location, version) = message.get("package_id").text().split_once('#').unwrap_or_default();
    let package = version.split_once('@').map_or_else(|| location.rsplit('/').next().unwrap_or(""), |(name, _)| name);
    Ok(Some(Program { package: package.to_owned(), path: path.into(), folder: folder.to_owned() }))
}

impl Program {
    /// The package and the program, for people.
    pub(crate) fn title(&self) -> String {
        let file = self.path.file_name().unwrap_or_default().to_string_lossy();
        // Cargo appends a hash.
        let name = file.rsplit_once('-').map_or(&*file, |(name, _)| name);
        format!("{} {name}", self.package)
    }

    /// The size of its file, by which longer programs start first.
    pub(crate) fn size_bytes(&self) -> u64 {
        self.path.metadata().map_or(0, |metadata| metadata.len())
    }

    /// Whether it was built in this folder.
    pub(crate) fn is_in(&self, folder: &Path) -> bool {
        self.path.starts_with(folder)
    }

    /// Starts it as cargo does.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_announce_programs() {
        let text = r#"{"reason":"compiler-artifact","package_id":"path+file:///x/crates/rows#kernelsmith-rows@0.1.0",
            "manifest_path":"/x/crates/rows/Cargo.toml","profile":{"test":true},"executable":"/x/target/debug/deps/it-0123"}"#;
        let announced = program(text).unwrap().unwrap();
        assert_eq!(
            (announced.package.as_str(), &announced.folder),
            ("kernelsmith-rows", &PathBuf::from("/x/crates/rows"))
        );
        assert_eq!(announced.title(), "kernelsmith-rows it");
        let short = text.replace("crates/rows#kernelsmith-rows@", "crates/kernelsmith#");
        assert_eq!(program(&short).unwrap().unwrap().package, "kernelsmith");
        assert!(program(&text.replace("true", "false")).unwrap().is_none());
        assert!(program(r#"{"reason":"build-finished","success":true}"#).unwrap().is_none());
        assert!(program("warning: x").is_err());
    }
}
