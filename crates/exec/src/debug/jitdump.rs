//! The jitdump file of Linux `perf`: names and bytes of kernels, for `perf inject --jit` and annotated instructions.
//!
//! In: published blocks. Out: a header and one record per block, with time stamps of the clock that `perf record -k 1`
//! uses, so that reused memory is attributed to the right kernel.
//! Invariant: a record is written with one system call under a lock, so that records never interleave.

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use crate::block::CodeBlock;
use kernelsmith_lines::LineTable;

const MAGIC: u32 = 0x4a69_5444;
const VERSION: u32 = 1;
const HEADER_BYTES: u32 = 40;
const CODE_LOAD: u32 = 0;
const CODE_DEBUG_INFO: u32 = 2;
const CODE_CLOSE: u32 = 3;
const LOAD_BYTES: usize = 16 + 40;

/// An open jitdump file. It is closed when this is dropped.
///
/// ```no_run
/// # fn example(block: &kernelsmith_exec::CodeBlock) -> std::io::Result<()> {
/// // perf record -k 1 ./program; perf inject --jit -i perf.data -o perf.jit.data; perf annotate -i perf.jit.data
/// let dump = kernelsmith_exec::JitDump::create_in("/tmp")?;
/// dump.add(block)?;
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct JitDump {
    state: Mutex<State>,
    path: PathBuf,
    /// `perf` discovers the file by its executable mapping.
    #[cfg(all(target_os = "linux", not(miri)))]
    _mark: Mark,
}

#[derive(Debug)]
struct State {
    file: File,
    n_blocks: u64,
}

impl JitDump {
    /// Creates `jit-PID.dump` in a directory; `perf` recognises the name in any directory.
    ///
    /// # Errors
    /// If the file exists, or cannot be written or mapped.
    pub fn create_in(folder: impl AsRef<Path>) -> io::Result<JitDump> {
        let path = folder.as_ref().join(format!("jit-{}.dump", std::process::id()));
        // `create_new` never opens an existing file or link of another user: the name is easy to guess.
        let file = File::options().read(true).append(true).create_new(true).open(&path)?;
        #[cfg(all(target_os = "linux", not(miri)))]
        let mark = Mark::new(&file)?;
        let mut header = Vec::new();
        for word in [MAGIC, VERSION, HEADER_BYTES, crate::host::ELF_MACHINE.into(), 0, std::process::id()] {
            header.extend(word.to_ne_bytes());
        }
        header.extend(now().to_ne_bytes());
        header.extend(0u64.to_ne_bytes());
        (&file).write_all(&header)?;
        Ok(JitDump {
            state: Mutex::new(State { file, n_blocks: 0 }),
            path,
            #[cfg(all(target_os = "linux", not(miri)))]
            _mark: mark,
        })
    }

    /// The path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Writes the record of a block, without its source lines.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn add(&self, block: &CodeBlock) -> io::Result<()> {
        self.load(block.bytes(), block.name(), &LineTable::default())
    }

    pub(super) fn load(&self, bytes: &[u8], name: &str, lines: &LineTable) -> io::Result<()> {
        // A zero byte would end the name early.
        let name = name.replace('\0', " ");
        let len = LOAD_BYTES + name.len() + 1 + bytes.len();
        let address = bytes.as_ptr().addr() as u64;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let mut record = line_record(address, lines);
        record.extend(prefix(CODE_LOAD, len));
        record.extend(std::process::id().to_ne_bytes());
        record.extend(thread_id().to_ne_bytes());
        for word in [address, address, bytes.len() as u64, state.n_blocks] {
            record.extend(word.to_ne_bytes());
        }
        record.extend(name.as_bytes());
        record.push(0);
        record.extend(bytes);
        state.n_blocks += 1;
        state.file.write_all(&record)
    }
}

impl Drop for JitDump {
    fn drop(&mut self) {
        let state = self.state.get_mut().unwrap_or_else(PoisonError::into_inner);
        let _ = state.file.write_all(&prefix(CODE_CLOSE, 16));
    }
}

/// The record with the source lines of code at this address, which precedes the code's own; nothing without lines.
fn line_record(address: u64, lines: &LineTable) -> Vec<u8> {
    let mut entries = Vec::new();
    let mut n_entries = 0u64;
    for (offset, place) in lines.rows() {
        let Some((file, line)) = place else { continue };
        entries.extend((address + u64::from(offset)).to_ne_bytes());
        entries.extend(line.to_ne_bytes());
        entries.extend(0u32.to_ne_bytes()); // the discriminator
        entries.extend(file.replace('\0', " ").as_bytes());
        entries.push(0);
        n_entries += 1;
    }
    if n_entries == 0 {
        return Vec::new();
    }
    let mut record = prefix(CODE_DEBUG_INFO, 16 + 16 + entries.len());
    record.extend(address.to_ne_bytes());
    record.extend(n_entries.to_ne_bytes());
    record.extend(entries);
    record
}

fn prefix(kind: u32, len: usize) -> Vec<u8> {
    let mut record = Vec::with_capacity(len);
    record.extend(kind.to_ne_bytes());
    record.extend((len as u32).to_ne_bytes());
    record.extend(now().to_ne_bytes());
    record
}

/// Nanoseconds of the monotonic clock.
fn now() -> u64 {
    #[cfg(all(unix, not(miri)))]
    {
        let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        // SAFETY: writes the time to `time`.
        unsafe { libc::clock_gettime(libc::CLOCK_MONOTONIC, &raw mut time) };
        time.tv_sec as u64 * 1_000_000_000 + time.tv_nsec as u64
    }
    #[cfg(not(all(unix, not(miri))))]
    0
}

fn thread_id() -> u32 {
    #[cfg(all(target_os = "linux", not(miri)))]
    // SAFETY: no preconditions.
    return unsafe { libc::syscall(libc::SYS_gettid) } as u32;
    #[cfg(not(all(target_os = "linux", not(miri))))]
    0
}

/// A mapping of the file's first page, for `perf record`.
#[cfg(all(target_os = "linux", not(miri)))]
#[derive(Debug)]
struct Mark {
    address: usize,
    len: usize,
}

#[cfg(all(target_os = "linux", not(miri)))]
impl Mark {
    fn new(file: &File) -> io::Result<Mark> {
        use std::os::fd::AsRawFd;
        let len = crate::pages::page_bytes();
        let protection = libc::PROT_READ | libc::PROT_EXEC;
        // SAFETY: a new private mapping affects no existing memory; nobody reads or runs it.
        let mapped =
            unsafe { libc::mmap(std::ptr::null_mut(), len, protection, libc::MAP_PRIVATE, file.as_raw_fd(), 0) };
        match mapped {
            libc::MAP_FAILED => Err(io::Error::last_os_error()),
            mapped => Ok(Mark { address: mapped.expose_provenance(), len }),
        }
    }
}

#[cfg(all(target_os = "linux", not(miri)))]
impl Drop for Mark {
    fn drop(&mut self) {
        // SAFETY: mapped by `new`, and not in use.
        unsafe { libc::munmap(std::ptr::with_exposed_provenance_mut(self.address), self.len) };
    }
}
