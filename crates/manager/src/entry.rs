//! Ready code: entries that the cache and users share.
//!
//! Invariant: the account counts every entry from creation to destruction, whoever holds it; code lives exactly as long
//! as its entry.

use std::fmt;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Weak};

use kernelsmith_sync::erased::Erased;

use crate::artifact::Artifact;
use crate::contain::Contained;
use crate::key::Key;
use crate::shared::Shared;

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
    account: Arc<Account>,
}

impl Header {
    pub(crate) fn new(key: Key, code_bytes: usize, cost: u64, checks: u32, account: &Arc<Account>) -> Header {
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

/// Code of one artifact.
pub(crate) struct Entry<A: Artifact> {
    // Dropped before the header, so that the code is gone when the account counts the end of the entry.
    code: Contained<A::Code>,
    spec: Contained<A>,
    home: Weak<Shared<A::Compiler>>,
    header: Header,
}

impl<A: Artifact> Entry<A> {
    pub(crate) fn new(
        code: Contained<A::Code>,
        spec: Contained<A>,
        home: Weak<Shared<A::Compiler>>,
        header: Header,
    ) -> Entry<A> {
        Entry { code, spec, home, header }
    }

    /// Marks the entry as used and returns the code; always `Some`.
    #[inline(always)]
    pub(crate) fn used(&self) -> Option<&A::Code> {
        self.header.touch();
        self.code.get()
    }
}

impl<A: Artifact> Cached for Entry<A> {
    fn header(&self) -> &Header {
        &self.header
    }

    fn erased(self: Arc<Self>) -> Erased {
        Erased::new(self)
    }
}

/// A shared reference to generated code. The code lives as long as any reference to it, even after eviction and after
/// the end of the manager.
pub struct CodeRef<A: Artifact> {
    entry: Arc<Entry<A>>,
}

impl<A: Artifact> CodeRef<A> {
    /// The entry, if its type is this artifact: artifacts with the same kind number never get each other's code.
    pub(crate) fn of(entry: &Erased) -> Option<CodeRef<A>> {
        entry.share().map(|entry| CodeRef { entry })
    }

    /// Marks the entry as used.
    pub(crate) fn used(self) -> CodeRef<A> {
        self.entry.header.touch();
        self
    }

    /// The spec of the code.
    pub fn spec(&self) -> &A {
        &self.entry.spec
    }

    /// The key of the code.
    pub fn key(&self) -> &Key {
        &self.entry.header.key
    }

    /// The number of bytes that the manager counts for it.
    pub fn weight(&self) -> u64 {
        self.entry.header.weight
    }

    /// Whether all comparisons with the interpreter are done; see [`CodeRef::run`].
    pub fn is_verified(&self) -> bool {
        self.entry.header.checks_left.load(Relaxed) == 0
    }

    /// Whether a comparison found a wrong result; such code must not be used any more.
    pub fn is_quarantined(&self) -> bool {
        self.entry.header.quarantined.load(Relaxed)
    }

    /// Runs a batch with the code. While the code is not yet verified, also runs the interpreter and compares the
    /// results. Runs only the interpreter if the code is quarantined.
    pub fn run<B: Batch<A>>(&self, batch: &mut B) -> B::Result {
        let header = &self.entry.header;
        if header.quarantined.load(Relaxed) {
            return batch.interpreted(&self.entry.spec);
        }
        if header.checks_left.load(Relaxed) == 0 {
            return batch.compiled(&self.entry.code);
        }
        let wanted = batch.interpreted(&self.entry.spec);
        let compiled_result = batch.compiled(&self.entry.code);
        if compiled_result == wanted {
            let _ = header.checks_left.fetch_update(Relaxed, Relaxed, |remaining| remaining.checked_sub(1));
        } else if !header.quarantined.swap(true, Relaxed)
            && let Some(home) = self.entry.home.upgrade()
        {
            home.mismatch::<A>(&header.key);
        }
        wanted
    }
}

impl<A: Artifact> Clone for CodeRef<A> {
    fn clone(&self) -> CodeRef<A> {
        CodeRef { entry: Arc::clone(&self.entry) }
    }
}

impl<A: Artifact> Deref for CodeRef<A> {
    type Target = A::Code;
    #[inline]
    fn deref(&self) -> &A::Code {
        &self.entry.code
    }
}

impl<A: Artifact> fmt::Debug for CodeRef<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("CodeRef").field("kind", &A::KIND.name()).field("header", &self.entry.header).finish()
    }
}

/// A piece of work that both the code and the interpreter can do, with comparable results.
///
/// During verification both run, the interpreter first; they must not write to the same memory.
pub trait Batch<A: Artifact> {
    /// The result. Use bits where bits should be compared: `to_bits` for floats.
    type Result: PartialEq;

    /// Runs the work with the code.
    fn compiled(&mut self, code: &A::Code) -> Self::Result;

    /// Runs the work with the interpreter.
    fn interpreted(&mut self, spec: &A) -> Self::Result;
}
