//! What the tests of the workspace have compiled, for the copy with the faults.
//!
//! In: the folder that cargo built the tests in. Out: a copy of its libraries and of cargo's records of them.
//! Cargo names what it builds by the path in the workspace, and compares times of files: in another folder, with the same
//! times, it compiles the crates with edits again, and those that depend on them.
//! Invariant: nothing in the folder of the tests changes. Libraries are links, which the compiler replaces, and never
//! writes; cargo's records, which it writes, are copies. If cargo rejects a part, it only compiles more.
//! Not here: programs, which are linked again.

use std::fs;
use std::io;
use std::path::Path;

/// Copies libraries and records. Does nothing if the tests are not compiled.
pub(super) fn copy(from: &Path, to: &Path) -> io::Result<()> {
    for name in [".fingerprint", "build", "deps"] {
        if from.join(name).is_dir() {
            copy_folder(&from.join(name), &to.join(name))?;
        }
    }
    Ok(())
}

fn copy_folder(from: &Path, to: &Path) -> io::Result<()> {
    fs::create_dir_all(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (old, new) = (entry.path(), to.join(entry.file_name()));
        if entry.file_type()?.is_dir() {
            copy_folder(&old, &new)?;
        } else if is_library(&old) {
            // Other file systems have no links between them.
            fs::hard_link(&old, &new).or_else(|_| copy_file(&old, &new))?;
        } else if !from.ends_with("deps") || old.extension().is_some() {
            copy_file(&old, &new)?;
        }
    }
    Ok(())
}

fn is_library(path: &Path) -> bool {
    path.extension().is_some_and(|extension| ["rlib", "rmeta", "so"].iter().any(|known| extension == *known))
}

fn copy_file(from: &Path, to: &Path) -> io::Result<()> {
    fs::copy(from, to)?;
    copy_time(from, to)
}

/// Gives a file the time of change of another.
pub(super) fn copy_time(from: &Path, to: &Path) -> io::Result<()> {
    let time = fs::metadata(from)?.modified()?;
    fs::OpenOptions::new().append(true).open(to)?.set_modified(time)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_copies_with_the_same_time() {
        let folder = std::env::temp_dir().join(format!("kernelsmith-seed-{}", std::process::id()));
        let (from, to) = (folder.join("from"), folder.join("to"));
        fs::create_dir_all(from.join("deps")).unwrap();
        fs::create_dir_all(from.join(".fingerprint/a")).unwrap();
        fs::create_dir_all(from.join("incremental")).unwrap();
        let files = ["deps/liba.rlib", "deps/a.d", "deps/program", ".fingerprint/a/lib-a", "incremental/x"];
        files.iter().for_each(|file| fs::write(from.join(file), file).unwrap());
        let long_ago = std::time::SystemTime::UNIX_EPOCH + std::time::Duration::from_secs(1_000_000);
        fs::File::options().append(true).open(from.join("deps/a.d")).unwrap().set_modified(long_ago).unwrap();
        copy(&from, &to).unwrap();
        let copied: Vec<bool> = files.iter().map(|file| to.join(file).exists()).collect();
        assert_eq!(copied, [true, true, false, true, false]);
        assert_eq!(fs::metadata(to.join("deps/a.d")).unwrap().modified().unwrap(), long_ago);
        fs::write(to.join("deps/a.d"), "changed").unwrap();
        assert_eq!(fs::read(from.join("deps/a.d")).unwrap(), b"deps/a.d");
        fs::remove_dir_all(folder).unwrap();
    }
}
