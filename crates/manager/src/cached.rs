//! What the cache knows of an entry: its key, its weight and how it is used, whatever the type of the code.
//!
//! Invariant: the account counts every entry from creation to destruction, whoever holds it.
//! Not here: the code (see `entry`).

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};

use kernelsmith_sync::erased::Erased;

use crate::key::Key;

/// Estimated size in bytes of an entry without its code and long keys.
const METADATA_BYTES: u64 = 512;
/// Number of copies of a key: in the entry, the table and the ledger.
const N_KEYS: u64 = 3;
/// Allocation unit of code memory in bytes.
const GRANULE_BYTES: usize = 64;

/// Bytes that entries of a manager keep alive.
#[derive(Debug, Default)]
pub(crate) struct Account {
    pub(crate) bytes: AtomicU64,
    pub(crate) entries: AtomicU64,
}

/// The type-independent part of an entry.
#[derive(Debug)]
pub(crate) struct Header {
    pub(crate) key: Key,
    pub(crate) weight: u64,
    /// Compile time in nanoseconds.
    pub(crate) cost: u64,
    /// Whether it was used since eviction last checked.
    pub(crate) touched: AtomicBool,
    /// Number of batches that must still be compared with the interpreter.
    pub(crate) checks_left: AtomicU32,
    /// Whether a comparison found a wrong result.
    pub(crate) quarantined: AtomicBool,
    /// Whether it was read from saved objects.
    pub(crate) is_saved: bool,
    account: Arc<Account>,
}

impl Header {
    pub(crate) fn new(
        key: Key,
        code_bytes: usize,
        cost: u64,
        checks: u32,
        is_saved: bool,
        account: &Arc<Account>,
    ) -> Header {
        let code_bytes = code_bytes.next_multiple_of(GRANULE_BYTES) as u64;
        let weight = code_bytes + METADATA_BYTES + N_KEYS * key.heap_bytes() as u64;
        account.bytes.fetch_add(weight, Relaxed);
        account.entries.fetch_add(1, Relaxed);
        Header {
            key,
            weight,
            cost,
            touched: AtomicBool::new(false),
            checks_left: AtomicU32::new(checks),
            quarantined: AtomicBool::new(false),
            is_saved,
            account: Arc::clone(account),
        }
    }

    /// Marks the entry as used. Writes to shared memory only if it is not yet marked.
    #[inline]
    pub(crate) fn touch(&self) {
        if !self.touched.load(Relaxed) {
            self.touched.store(true, Relaxed);
        }
    }
}

impl Drop for Header {
    fn drop(&mut self) {
        self.account.bytes.fetch_sub(self.weight, Relaxed);
        self.account.entries.fetch_sub(1, Relaxed);
    }
}

/// An entry with its type erased.
pub(crate) trait Cached: Send + Sync {
    fn header(&self) -> &Header;
    /// The entry for the table, which checks its type on lookup.
    fn erased(self: Arc<Self>) -> Erased;
}
