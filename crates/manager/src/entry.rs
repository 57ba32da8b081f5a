//! Code that is ready: what the cache holds and users share.
//!
//! Invariant: the account counts every entry from its making to its end, wherever it is held; code lives exactly as long
//! as its entry.

use std::fmt;
use std::ops::Deref;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Weak};

use kernelsmith_exec::erased::Erased;

use crate::artifact::Artifact;
use crate::contain::Contained;
use crate::key::Key;
use crate::shared::Shared;

/// What an entry costs besides its code and a long key.
const METADATA_BYTES: u64 = 512;
/// Copies of a key: in the entry, the table and the ledger.
const N_KEYS: u64 = 3;
/// Code memory is given out in pieces of this size.
const GRANULE_BYTES: usize = 64;

/// Bytes that are alive because of a manager.
#[derive(Debug, Default)]
pub(crate) struct Account {
    pub(crate) bytes: AtomicU64,
    pub(crate) entries: AtomicU64,
}

/// What the manager knows of each entry, whatever its type.
#[derive(Debug)]
pub(crate) struct Header {
    pub(crate) key: Key,
    pub(crate) weight: u64,
    /// What it cost to make, in nanoseconds.
    pub(crate) cost: u64,
    /// Used since eviction last looked.
    pub(crate) touched: AtomicBool,
    /// How many batches must still be compared with the interpreter.
    pub(crate) checks_left: AtomicU32,
    /// Found wrong.
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

    /// Says that the entry is used, and writes to shared memory only if nobody else said so.
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

/// An entry of any type.
pub(crate) trait Cached: Send + Sync {
    fn header(&self) -> &Header;
    /// For the table, where its type is asked for.
    fn erased(self: Arc<Self>) -> Erased;
}

/// Code of one artifact.
pub(crate) struct Entry<A: Artifact> {
    // Before the header, whose end is counted as the end of the code.
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

    /// The code, always, for who uses it.
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

/// Generated code, shared; the code lives as long as any reference to it, also after eviction and after the manager.
pub struct CodeRef<A: Artifact> {
    entry: Arc<Entry<A>>,
}

impl<A: Artifact> CodeRef<A> {
    /// The entry, if it is one of this artifact: two artifacts with one kind number do not get each other's code.
    pub(crate) fn of(entry: &Erased) -> Option<CodeRef<A>> {
        entry.share().map(|entry| CodeRef { entry })
    }

    /// The same, for who uses it.
    pub(crate) fn used(self) -> CodeRef<A> {
        self.entry.header.touch();
        self
    }

    /// What it was made of.
    pub fn spec(&self) -> &A {
        &self.entry.spec
    }

    /// Its key.
    pub fn key(&self) -> &Key {
        &self.entry.header.key
    }

    /// Bytes that the manager counts for it.
    pub fn weight(&self) -> u64 {
        self.entry.header.weight
    }

    /// Whether batches must still be compared with the interpreter, see [`CodeRef::run`].
    pub fn is_verified(&self) -> bool {
        self.entry.header.checks_left.load(Relaxed) == 0
    }

    /// Whether a comparison found the code wrong; such code is not to be used any more.
    pub fn is_quarantined(&self) -> bool {
        self.entry.header.quarantined.load(Relaxed)
    }

    /// Runs a batch: by the code, or by both and compared while the code is not verified, or by the interpreter if it
    /// was found wrong.
    pub fn run<B: Batch<A>>(&self, batch: &mut B) -> B::Result {
        let header = &self.entry.header;
        if header.quarantined.load(Relaxed) {
            return batch.interpreted(&self.entry.spec);
        }
        if header.checks_left.load(Relaxed) == 0 {
            return batch.compiled(&self.entry.code);
        }
        let wanted = batch.interpreted(&self.entry.spec);
        let given = batch.compiled(&self.entry.code);
        if given == wanted {
            let _ = header.checks_left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1));
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

/// A piece of work that code and interpreter can both do, with results that can be compared.
///
/// While code is verified both run, the interpreter first; what they write must not meet.
pub trait Batch<A: Artifact> {
    /// What comes out. Bits are compared where they should be: floating-point results by `to_bits`.
    type Result: PartialEq;

    /// Does the work by the code.
    fn compiled(&mut self, code: &A::Code) -> Self::Result;

    /// Does the work without it.
    fn interpreted(&mut self, spec: &A) -> Self::Result;
}
