//! LLVM's TableGen files: from a directory, or from Debian's source package.
//!
//! In: a directory, or nothing. Out: a directory with `llvm`, `clang`, `mlir`.
//! Invariants: nothing of LLVM is ever committed; the package lists of this system determine the source of the package,
//! and its apt configuration does not change. Only .td files and tests are unpacked.

use crate::root;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const PACKAGE: &str = "llvm-toolchain-19";
/// The files to unpack.
const WANTED: &[&str] = &["*.td", "*/llvm/test/TableGen/*"];

/// Finds the source tree.
pub(super) fn find(path: Option<&Path>) -> Result<PathBuf, String> {
    if let Some(dir) = path {
        // The complete tree, or only its `llvm` part.
        let dir = if dir.join("lib/Target").is_dir() { dir.parent().unwrap_or(dir) } else { dir };
        let is_tree = dir.join("llvm/lib/Target").is_dir();
        return if is_tree { Ok(dir.to_path_buf()) } else { Err(format!("{} has no llvm/lib/Target", dir.display())) };
    }
    let dir = root().join("target/llvm-19-source");
    let done = dir.join("unpacked");
    if !done.exists() {
        println!("fetching the source package {PACKAGE} into {}", dir.display());
        fetch(&dir)?;
        fs::write(&done, "").map_err(|error| format!("{}: {error}", done.display()))?;
    }
    Ok(dir)
}

fn fetch(dir: &Path) -> Result<(), String> {
    let apt = dir.join("apt");
    for part in ["lists/partial", "cache/archives/partial", "sources.d"] {
        let part = apt.join(part);
        fs::create_dir_all(&part).map_err(|error| format!("{}: {error}", part.display()))?;
    }
    let n_lists = source_lists(&apt)?;
    if n_lists == 0 {
        return Err(format!("no list of packages to derive the place of {PACKAGE} from; use --source"));
    }
    let apt_get = || {
        let mut command = Command::new("apt-get");
        command.current_dir(dir).args(["-q", "-o", "Dir::Etc::SourceList=/dev/null", "-o", "APT::Sandbox::User=root"]);
        for (key, part) in
            [("Dir::Etc::SourceParts", "sources.d"), ("Dir::State::Lists", "lists"), ("Dir::Cache", "cache")]
        {
            command.arg("-o").arg(format!("{key}={}", apt.join(part).display()));
        }
        command
    };
    succeed(apt_get().arg("update"))?;
    succeed(apt_get().args(["source", "--download-only", PACKAGE]))?;
    let archive = fs::read_dir(dir)
        .map_err(|error| error.to_string())?
        .filter_map(|entry| entry.ok().map(|e| e.path()))
        .find(|path| path.to_string_lossy().contains(".orig.tar"))
        .ok_or("the source package has no .orig.tar")?;
    succeed(
        Command::new("tar")
            .current_dir(dir)
            .args(["--strip-components=1", "--wildcards", "-xf"])
            .arg(&archive)
            .args(WANTED),
    )?;
    fs::remove_file(&archive).map_err(|error| error.to_string())
}

/// Copies the system's package lists, changed to source packages.
fn source_lists(apt: &Path) -> Result<usize, String> {
    let mut files = vec![PathBuf::from("/etc/apt/sources.list")];
    files
        .extend(fs::read_dir("/etc/apt/sources.list.d").into_iter().flatten().filter_map(|e| e.ok().map(|e| e.path())));
    files.sort();
    let mut n_lists = 0;
    for file in files {
        let Some(name) = file.file_name().filter(|_| file.extension().is_some_and(|e| e == "list" || e == "sources"))
        else {
            continue;
        };
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let lines: Vec<String> = text.lines().map(source_line).collect();
        fs::write(apt.join("sources.d").join(name), lines.join("\n") + "\n").map_err(|error| error.to_string())?;
        n_lists += 1;
    }
    Ok(n_lists)
}

/// Changes `deb [..] uri suite ..` and `Types: deb` to source packages.
fn source_line(line: &str) -> String {
    match line.strip_prefix("deb ") {
        Some(fields) => format!("deb-src {fields}"),
        None if line.starts_with("Types:") => "Types: deb-src".to_owned(),
        None => line.to_owned(),
    }
}

fn succeed(command: &mut Command) -> Result<(), String> {
    let status = command.status().map_err(|error| format!("cannot start {command:?}: {error}"))?;
    if status.success() { Ok(()) } else { Err(format!("{command:?}: {status}")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_packages_become_lists_of_sources() {
        assert_eq!(source_line("deb [arch=a] u s main"), "deb-src [arch=a] u s main");
        assert_eq!(source_line("deb-src u s main"), "deb-src u s main");
        assert_eq!(source_line("Types: deb deb-src"), "Types: deb-src");
        assert_eq!(source_line("# deb u s main"), "# deb u s main");
    }
}
