//! Ready code: entries that the cache and users share.
//!
//! Invariant: code lives exactly as long as its entry.
//! Not here: what the cache knows of every entry (see `cached`).

use std::fmt;
use std::ops::Deref;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Weak};

use kernelsmith_sync::erased::Erased;

use crate::artifact::Artifact;
use crate::cached::{Cached, Header};
use crate::contain::Contained;
use crate::key::Key;
use crate::shared::Shared;

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

    /// Whether the code was read from saved objects.
    pub fn is_saved(&self) -> bool {
        self.entry.header.is_saved
    }

    /// Whether the caller may use the code for a batch, for callers that cannot state their work as a [`Batch`]. While the
    /// code is not yet verified, calls `agrees`, which compares the code with the interpreter on that batch: `None` if the
    /// code cannot compute it. Code that disagreed is not used any more.
    pub fn check(&self, agrees: impl FnOnce(&A::Code) -> Option<bool>) -> bool {
        if self.is_quarantined() {
            return false;
        }
        if self.is_verified() {
            return true;
        }
        let agreed = agrees(&self.entry.code);
        if let Some(agreed) = agreed {
            self.settle(agreed);
        }
        agreed == Some(true)
    }

    /// Notes a comparison with the interpreter.
    fn settle(&self, agreed: bool) {
        let header = &self.entry.header;
        if agreed {
            let _ = header.checks_left.fetch_update(Relaxed, Relaxed, |remaining| remaining.checked_sub(1));
        } else if !header.quarantined.swap(true, Relaxed)
            && let Some(home) = self.entry.home.upgrade()
        {
            home.mismatch::<A>(header);
        }
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
        self.settle(compiled_result == wanted);
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
