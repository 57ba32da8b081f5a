//! The cache: lookups, limits, eviction, counters.
//!
//! In: keys and values. Out: values of an earlier time. Invariants: a lookup returns what was stored for this key by this
//! program, or nothing; a failure is counted and changes nothing else.
//! Not here: files (see `directory`), their bytes (see `entry`).

use crate::directory::Directory;
use crate::entry::{self, Fault, HEAD_BYTES};
use crate::error::OpenError;
use crate::file::{Listed, ReadFault};
use crate::program;
use crate::stats::{Counters, DiskStats, add};
use kernelsmith_exec::ObjectStore;
use std::path::Path;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, PoisonError};

/// The limits of a cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DiskLimits {
    /// The bytes of all entries (default 256 MiB).
    pub max_bytes: u64,
    /// The number of entries (default 16 384). A directory with more than 65 536 files of any kind, or four times as many as
    /// this, is not written.
    pub max_entries: usize,
    /// The bytes of one entry, with its key (default 4 MiB, at most 256 MiB).
    pub max_entry_bytes: u64,
}

impl Default for DiskLimits {
    /// Code of a query takes some ten kilobytes, so that this is room for the queries of a large program.
    fn default() -> DiskLimits {
        DiskLimits { max_bytes: 256 << 20, max_entries: 16_384, max_entry_bytes: 4 << 20 }
    }
}

/// The bytes of an entry at most: it is read into memory.
const MAX_ENTRY_BYTES: u64 = 256 << 20;
/// Files of any kind that a directory may have at least, and per entry: listing them takes some 100 ms.
const MIN_MAX_FILES: usize = 65_536;
const FILES_PER_ENTRY: usize = 4;
/// Other processes write, too, so that the directory is listed again after so many entries.
const WRITES_PER_LISTING: usize = 64;

/// What the directory contained when it was listed, and what was written since.
#[derive(Debug, Default)]
struct Known {
    bytes: u64,
    entries: usize,
    /// Entries that may be written before it is listed again.
    left: usize,
}

/// Compiled objects in the files of a directory.
///
/// The directory belongs to the user of the process, and nobody else may write it. A file is read if it is a regular file
/// with the same owner and permissions, its digest fits, and the key in it equals the wanted one byte by byte. Keys
/// contain a digest of the running program, so that every program, and every build of it, has separate entries.
/// Everything else is counted and ignored. No function fails: without an entry, code is compiled.
///
/// The total size is bounded; the entries that were not used for the longest time are removed first. Processes that write
/// at the same time may exceed the limits by 64 entries each.
///
/// # The promise
///
/// To use what a cache returns as code, [`SavedObjects::new`](kernelsmith_exec::SavedObjects::new) needs a
/// [`Vouched`](kernelsmith_exec::Vouched) store, which only `unsafe` code makes. Whoever makes it promises that only caches write
/// the files of the directory. The checks make sure that no other user can; they cannot detect what programs of the same
/// user write, this one included. The digest is no signature: whoever writes a file can compute it.
///
/// ```no_run
/// use kernelsmith_cache::{DiskCache, DiskLimits};
/// use kernelsmith_exec::{ObjectStore, SavedObjects, Vouched};
/// use std::sync::Arc;
///
/// let cache = DiskCache::open("/var/cache/my-program".as_ref(), DiskLimits::default())?;
/// let store: Arc<dyn ObjectStore> = cache.clone();
/// // SAFETY: only caches write files into this directory, which is this user's.
/// let saved = SavedObjects::new(unsafe { Vouched::new(store) });
/// println!("{saved:?}: {:?}", cache.stats());
/// # Ok::<(), kernelsmith_cache::OpenError>(())
/// ```
#[derive(Debug)]
pub struct DiskCache {
    directory: Directory,
    limits: DiskLimits,
    max_files: usize,
    program: [u8; 32],
    known: Mutex<Known>,
    counters: Counters,
}

impl DiskCache {
    /// Opens a directory, which is created for this user alone if only its last component is missing.
    ///
    /// # Errors
    /// The directory cannot be read, or is not private; the program cannot be identified; the system is not Linux. Go on
    /// without a cache.
    pub fn open(path: &Path, limits: DiskLimits) -> Result<Arc<DiskCache>, OpenError> {
        DiskCache::of_program(program::identity().map_err(OpenError::Program)?, path, limits)
    }

    /// A cache of the entries of a program.
    pub(crate) fn of_program(program: [u8; 32], path: &Path, limits: DiskLimits) -> Result<Arc<DiskCache>, OpenError> {
        let directory = Directory::open(path)?;
        let limits = DiskLimits { max_entry_bytes: limits.max_entry_bytes.min(MAX_ENTRY_BYTES), ..limits };
        let max_files = limits.max_entries.saturating_mul(FILES_PER_ENTRY).max(MIN_MAX_FILES);
        let (known, counters) = Default::default();
        Ok(Arc::new(DiskCache { directory, limits, max_files, program, known, counters }))
    }

    /// The counters.
    pub fn stats(&self) -> DiskStats {
        self.counters.read()
    }

    /// The key with the identity of the program.
    pub(crate) fn full(&self, key: &[u8]) -> Vec<u8> {
        [&self.program[..], key].concat()
    }

    /// Makes room for an entry; `false` if there cannot be any.
    fn make_room(&self, bytes: u64) -> bool {
        let limits = &self.limits;
        if bytes > limits.max_entry_bytes.min(limits.max_bytes) || limits.max_entries == 0 {
            return false;
        }
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        let fits =
            |known: &Known| known.bytes.saturating_add(bytes) <= limits.max_bytes && known.entries < limits.max_entries;
        if known.left == 0 || !fits(&known) {
            let Ok(Some(mut files)) = self.directory.list(self.max_files, entry::is_name) else { return false };
            known.bytes = files.iter().fold(0, |sum, file| sum.saturating_add(file.bytes));
            known.entries = files.len();
            known.left = WRITES_PER_LISTING;
            if !fits(&known) {
                self.evict(&mut known, &mut files, bytes);
            }
        }
        if !fits(&known) {
            return false;
        }
        (known.bytes, known.entries, known.left) = (known.bytes + bytes, known.entries + 1, known.left - 1);
        true
    }

    /// Removes the oldest entries, an eighth more than necessary, so that this is rare.
    fn evict(&self, known: &mut Known, files: &mut [Listed], bytes: u64) {
        let max_bytes = (self.limits.max_bytes - self.limits.max_bytes / 8).saturating_sub(bytes);
        let max_entries = (self.limits.max_entries - self.limits.max_entries / 8).saturating_sub(1);
        files.sort_by(|a, b| (a.used, &a.name).cmp(&(b.used, &b.name)));
        for file in files.iter().filter(|file| !file.is_temporary) {
            if known.bytes <= max_bytes && known.entries <= max_entries {
                return;
            }
            // Another process may have removed it; then there is room, too.
            if let Ok(is_removed) = self.directory.remove(&file.name) {
                self.counters.evicted.fetch_add(is_removed.into(), Relaxed);
                known.bytes = known.bytes.saturating_sub(file.bytes);
                known.entries -= 1;
            }
        }
    }
}

impl ObjectStore for DiskCache {
    fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        let key = self.full(key);
        let counters = &self.counters;
        let (counter, value) = match self.directory.read(&entry::name(&key), self.limits.max_entry_bytes) {
            Ok(None) => (&counters.misses, None),
            Ok(Some(file)) => match entry::read(&file, &key) {
                Ok(value) => (&counters.hits, Some(value.to_vec())),
                Err(Fault::Damaged) => (&counters.damaged, None),
                Err(Fault::Foreign) => (&counters.foreign, None),
            },
            Err(ReadFault::Exposed) => (&counters.exposed, None),
            Err(ReadFault::Foreign) => (&counters.foreign, None),
            Err(ReadFault::System) => (&counters.read_errors, None),
        };
        counter.fetch_add(1, Relaxed);
        value
    }

    fn put(&self, key: &[u8], bytes: &[u8]) {
        let key = self.full(key);
        let counter = if !self.directory.is_private() {
            &self.counters.exposed
        } else if !self.make_room((HEAD_BYTES + key.len() + bytes.len()) as u64) {
            &self.counters.too_large
        } else {
            match self.directory.write(&entry::name(&key), &entry::write(&key, bytes)) {
                Ok(()) => &self.counters.stored,
                Err(_) => &self.counters.write_errors,
            }
        };
        add(counter);
    }

    fn remove(&self, key: &[u8]) {
        let is_removed =
            self.directory.is_private() && self.directory.remove(&entry::name(&self.full(key))).unwrap_or(false);
        self.counters.removed.fetch_add(is_removed.into(), Relaxed);
    }
}

#[cfg(test)]
mod tests;
