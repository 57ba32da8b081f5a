//! Search for included files.
//!
//! In: the name in an `include` directive. Out: the file's name for messages, and its text.
//! Invariants: the evaluator does no IO itself; it calls an [`Includes`].
//! Not here: the directive's syntax (`lexer`).

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernelsmith_diag::raw;

/// An included file.
#[derive(Clone, Debug)]
pub struct IncludedFile {
    /// The file name for messages.
    pub name: String,
    /// Its text. Bytes that are not UTF-8 are represented like in [`raw::from_bytes`].
    pub text: Arc<str>,
}

/// The source of included files.
pub trait Includes: Send {
    /// The file with this name, if there is one.
    fn find(&mut self, name: &str) -> Option<IncludedFile>;
}

/// Searches files in memory, then the current directory, then a list of directories.
#[derive(Clone, Debug, Default)]
pub struct IncludePath {
    memory: BTreeMap<String, Arc<str>>,
    dirs: Vec<PathBuf>,
    reads_disk: bool,
    cache: BTreeMap<PathBuf, Arc<str>>,
    /// The bytes of the last file; kept to reuse the allocation.
    bytes: Vec<u8>,
    /// Maximum file size; at most one byte more than this is read.
    max_bytes: Option<u64>,
}

impl IncludePath {
    /// Finds only files in memory, and reads nothing from disk.
    pub fn memory_only() -> Self {
        Self::default()
    }

    /// Finds files on disk, relative to the current directory and to added directories.
    pub fn on_disk() -> Self {
        IncludePath { reads_disk: true, ..Self::default() }
    }

    /// Adds a directory to search, after those added before.
    pub fn add_dir(&mut self, dir: impl Into<PathBuf>) {
        self.reads_disk = true;
        self.dirs.push(dir.into());
    }

    /// Adds a file in memory.
    pub fn add_file(&mut self, name: impl Into<String>, text: impl Into<Arc<str>>) {
        self.memory.insert(name.into(), text.into());
    }

    /// Limits reads to one byte more than `n_bytes`, so that the caller can detect a file that is too long.
    pub(crate) fn read_at_most(&mut self, n_bytes: usize) {
        self.max_bytes = Some(n_bytes as u64);
    }

    fn read(&mut self, path: &Path) -> Option<Arc<str>> {
        if let Some(text) = self.cache.get(path) {
            return Some(Arc::clone(text));
        }
        self.bytes.clear();
        let max_bytes = self.max_bytes.map_or(u64::MAX, |max| max + 1);
        std::fs::File::open(path).and_then(|file| file.take(max_bytes).read_to_end(&mut self.bytes)).ok()?;
        let text: Arc<str> = raw::from_bytes(&self.bytes).into();
        self.cache.insert(path.to_path_buf(), Arc::clone(&text));
        Some(text)
    }
}

impl Includes for IncludePath {
    fn find(&mut self, name: &str) -> Option<IncludedFile> {
        if let Some(text) = self.memory.get(name) {
            return Some(IncludedFile { name: name.to_string(), text: Arc::clone(text) });
        }
        if !self.reads_disk {
            return None;
        }
        let mut places = vec![PathBuf::from(name)];
        places.extend(self.dirs.iter().map(|d| d.join(name)));
        places.into_iter().find_map(|path| {
            let text = self.read(&path)?;
            Some(IncludedFile { name: path.display().to_string(), text })
        })
    }
}
