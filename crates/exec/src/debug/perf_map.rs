//! Names of kernels for Linux `perf`: the map file `/tmp/perf-PID.map`.
//!
//! In: published blocks. Out: one line per block: start and size in hexadecimal, name.
//! Invariants: nothing is written unless the program creates a `PerfMap`; a line is written with one system call.
//! Not here: annotated instructions (see `jitdump`), debuggers (see `gdb`).
//!
//! `perf` uses the file only for anonymous memory, such as code memory. The format cannot express that code was freed:
//! when memory is reused, later lines take precedence.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::block::CodeBlock;

/// An open map file.
///
/// ```no_run
/// # fn example(block: &kernelsmith_exec::CodeBlock) -> std::io::Result<()> {
/// let map = kernelsmith_exec::PerfMap::create()?;
/// map.add(block)?; // `perf report` now shows the block's name
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct PerfMap {
    file: File,
    path: PathBuf,
}

impl PerfMap {
    /// Opens this process's map file at the path where `perf` looks for it. Appends to lines of other run-time
    /// compilers.
    pub fn create() -> io::Result<PerfMap> {
        PerfMap::create_at(format!("/tmp/perf-{}.map", std::process::id()))
    }

    /// Opens a map file at another path.
    pub fn create_at(path: impl Into<PathBuf>) -> io::Result<PerfMap> {
        let path = path.into();
        let mut options = File::options();
        options.append(true).create(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::OpenOptionsExt;
            // Do not follow links: the name is easy to guess and anyone can write to the directory.
            options.mode(0o644).custom_flags(libc::O_NOFOLLOW);
        }
        Ok(PerfMap { file: options.open(&path)?, path })
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the block's line, with its own name.
    pub fn add(&self, block: &CodeBlock) -> io::Result<()> {
        self.add_named(block, block.name())
    }

    /// Writes the block's line with another name; line breaks in it become spaces.
    pub fn add_named(&self, block: &CodeBlock, name: &str) -> io::Result<()> {
        self.line(block.bytes(), name)
    }

    pub(super) fn line(&self, bytes: &[u8], name: &str) -> io::Result<()> {
        let name = name.replace(['\n', '\r'], " ");
        let line = format!("{:x} {:x} {name}\n", bytes.as_ptr().addr(), bytes.len());
        (&self.file).write_all(line.as_bytes())
    }
}
