//! What a manager manages: the two traits, and why something may fail.
//!
//! In: an [`Artifact`], which is a complete description of generated code and knows how to make it. Out: nothing; this
//! file is the contract between the manager and those who use it.
//! Not here: any compiler. [`Compile`] is all the manager knows of one.

use std::fmt;
use std::sync::Arc;

use kernelsmith_exec::{ExecError, KernelObject};

use crate::contain::{Panics, contain};
use crate::key::{KeyWriter, Kind};

/// A compiler, as far as the manager is concerned.
pub trait Compile: Send + Sync + 'static {
    /// Everything besides a spec that the code depends on: the machine with its features, settings, the version of the
    /// compiler. Equal fingerprints and equal specs make equal code.
    fn fingerprint(&self) -> Vec<u8>;
}

/// A kind of generated code, and by its fields one of that kind.
///
/// `emit` and `publish` may call the manager, and wait for other code; for code that waits for this, they are refused
/// ([`Reason::Deadlock`](crate::Reason::Deadlock)). If they panic, this key fails and nothing else does. Panics of `clone` and of
/// destructors, of specs and of code, are contained and counted; `write_key` runs in the caller's request, which gets its
/// panics.
///
/// A new kind of generated object is one type with one implementation of this trait.
/// Nothing but what [`Artifact::write_key`] writes may influence the code; a value whose address is in the code belongs
/// into [`Artifact::Code`], so that it lives as long as the code.
pub trait Artifact: Clone + Send + Sync + 'static {
    /// Which kind; no two types of a program have the same number.
    const KIND: Kind;
    /// What compiles it.
    type Compiler: Compile;
    /// What callers get: a kernel, or several with what they need.
    type Code: Send + Sync + 'static;

    /// Writes all fields that the code depends on.
    ///
    /// With `#[inline]`, few fields are written in registers where the spec is looked up. Many are best written as one list
    /// ([`KeyWriter::records`]) or as bytes that the spec keeps.
    fn write_key(&self, key: &mut KeyWriter);

    /// Makes relocatable code.
    ///
    /// # Errors
    /// Why there is none.
    fn emit(&self, compiler: &Self::Compiler, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure>;

    /// Makes the code callable. The objects are what `emit` gave, now or in an earlier run.
    ///
    /// # Errors
    /// Why it cannot be; of [`FailureKind::OutOfMemory`] the manager evicts code and asks once more.
    fn publish(&self, compiler: &Self::Compiler, objects: &[KernelObject]) -> Result<Self::Code, Failure>;
}

/// What to do about a failure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FailureKind {
    /// This spec cannot be compiled here, and never will be.
    Unsupported,
    /// The compiler, or the artifact, is wrong; not tried again.
    Bug,
    /// There is no code memory.
    OutOfMemory,
    /// It may work later.
    Transient,
}

/// Why code was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// What to do about it.
    pub kind: FailureKind,
    /// What happened.
    pub message: String,
}

impl Failure {
    /// A failure with a message.
    pub fn new(kind: FailureKind, message: impl Into<String>) -> Failure {
        Failure { kind, message: message.into() }
    }

    /// Whether trying again is of no use.
    pub fn is_permanent(&self) -> bool {
        matches!(self.kind, FailureKind::Unsupported | FailureKind::Bug)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Failure {}

impl From<ExecError> for Failure {
    fn from(error: ExecError) -> Failure {
        let kind = match error {
            ExecError::ArenaFull { .. } | ExecError::Mapping { .. } => FailureKind::OutOfMemory,
            ExecError::Unsupported { .. } | ExecError::MissingFeature { .. } | ExecError::WrongArch { .. } => {
                FailureKind::Unsupported
            }
            _ => FailureKind::Bug,
        };
        Failure::new(kind, error.to_string())
    }
}

/// What a dump shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DumpWhat {
    /// The spec.
    Spec,
    /// The operations, before or after the passes.
    Ir,
    /// The instructions.
    Assembly,
}

/// Which dumps are wanted; can be changed while the manager runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DumpFlags {
    /// Specs.
    pub spec: bool,
    /// Operations.
    pub ir: bool,
    /// Instructions.
    pub assembly: bool,
}

impl DumpFlags {
    pub(crate) fn to_bits(self) -> u8 {
        u8::from(self.spec) | u8::from(self.ir) << 1 | u8::from(self.assembly) << 2
    }

    pub(crate) fn from_bits(bits: u8) -> DumpFlags {
        DumpFlags { spec: bits & 1 != 0, ir: bits & 2 != 0, assembly: bits & 4 != 0 }
    }
}

/// Takes dumps: the kind, what it is, and the text.
pub type DumpSink = Arc<dyn Fn(Kind, DumpWhat, &str) + Send + Sync>;

/// The dumps that are wanted of one compilation.
pub struct Dumps<'a> {
    pub(crate) kind: Kind,
    pub(crate) flags: DumpFlags,
    pub(crate) sink: &'a DumpSink,
    pub(crate) panics: &'a Panics,
}

impl Dumps<'_> {
    /// Whether a dump is wanted.
    pub fn wants(&self, what: DumpWhat) -> bool {
        match what {
            DumpWhat::Spec => self.flags.spec,
            DumpWhat::Ir => self.flags.ir,
            DumpWhat::Assembly => self.flags.assembly,
        }
    }

    /// Gives a dump, if it is wanted. A panic of the sink is contained and counted.
    pub fn give(&self, what: DumpWhat, text: impl FnOnce() -> String) {
        if self.wants(what) {
            let text = text();
            let _ = contain(&self.panics.sinks, || (self.sink)(self.kind, what, &text));
        }
    }
}

impl fmt::Debug for Dumps<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Dumps").field("kind", &self.kind).field("flags", &self.flags).finish()
    }
}
