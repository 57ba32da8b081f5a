//! The modules in `tests/filetests/llvm`.

use std::path::{Path, PathBuf};

/// The directory.
pub(crate) fn dir() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/filetests/llvm")
}

/// The modules' files, sorted.
pub(crate) fn files() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(dir()).expect("the directory of modules exists");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ll"));
    files.sort();
    assert!(files.len() >= 12, "only {} modules", files.len());
    files
}
