//! Finding included files.
//!
//! In: the name in an `include` directive. Out: the file's name for messages, and its text.
//! Invariants: the evaluator itself does no IO; it asks an [`Includes`].
//! Not here: the directive's syntax (`lexer`).

use std::collections::BTreeMap;
use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use kernelsmith_diag::raw;

/// A file that was found.
#[derive(Clone, Debug)]
pub struct IncludedFile {
    /// The name that messages show.
    pub name: String,
    /// Its text. Bytes that are not UTF-8 are written as [`raw::from_bytes`] does.
    pub text: Arc<str>,
}

/// Where included files come from.
pub trait Includes: Send {
    /// The file of that name, if there is one.
    fn find(&mut self, name: &str) -> Option<IncludedFile>;
}

/// Files in memory first, then the current directory, then a list of directories.
#[derive(Clone, Debug, Default)]
pub struct IncludePath {
    memory: BTreeMap<String, Arc<str>>,
    dirs: Vec<PathBuf>,
    reads_disk: bool,
    cache: BTreeMap<PathBuf, Arc<str>>,
    /// Bytes of the file read last; kept, so that not every file needs fresh memory first.
    bytes: Vec<u8>,
    /// Files are read up to one byte more than this, if it is set.
    max_bytes: Option<u64>,
}

impl IncludePath {
    /// Only files in memory; nothing is read from disk.
    pub fn memory_only() -> Self {
        Self::default()
    }

    /// Files on disk, relative to the current directory, until directories are added.
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

    /// Reads files no further than one byte more than this: who asked then sees that they are too long.
    pub(crate) fn read_at_most(&mut self, n_bytes: usize) {
        self.max_bytes = Some(n_bytes as u64);
    }

    fn read(&mut self, path: &Path) -> Option<Arc<str>> {
        if let Some(text) = self.cache.get(path) {
            return Some(Arc::clone(text));
        }
        self.bytes.clear();
        let most = self.max_bytes.map_or(u64::MAX, |max| max + 1);
        std::fs::File::open(path).and_then(|file| file.take(most).read_to_end(&mut self.bytes)).ok()?;
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
