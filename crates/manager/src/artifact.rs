//! What a manager manages: the traits of compilers and artifacts, and failures.
//!
//! In: an [`Artifact`], which describes generated code completely and can compile it. Out: nothing; this file is the
//! contract between the manager and its users.
//! Not here: any compiler. The manager uses compilers only through [`Compile`] and [`Artifact`].

use std::fmt;
use std::sync::Arc;

use kernelsmith_exec::{ExecError, KernelObject};

use crate::contain::{Panics, contain};
use crate::key::{KeyWriter, Kind};
use crate::verify::Verify;

/// A compiler, from the manager's point of view.
pub trait Compile: Send + Sync + 'static {
    /// Everything except the spec that the code depends on: the machine with its features, settings, the version of the
    /// compiler. Equal fingerprints and equal specs give equal code.
    fn fingerprint(&self) -> Vec<u8>;
}

/// A kind of generated code; a value of the type is the spec of one object of that kind.
///
/// `emit` and `publish` may call the manager and wait for other code. If that code waits for this compilation, the wait
/// fails ([`Reason::Deadlock`](crate::Reason::Deadlock)). A panic in them fails only this key. Panics in `clone` and in
/// destructors of specs and code are caught and counted; `write_key` runs in the caller's request, and its panics
/// propagate to the caller.
///
/// A new kind of generated object needs one type and one implementation of this trait. Only the fields that
/// [`Artifact::write_key`] writes may influence the code. A value whose address is in the code belongs in
/// [`Artifact::Code`], so that it lives as long as the code.
pub trait Artifact: Clone + Send + Sync + 'static {
    /// The kind. Each type in a program must have a different number.
    const KIND: Kind;
    /// Whether [`Builder::saved`](crate::Builder::saved) keeps the objects, and how many batches of code that comes from
    /// there must first be compared with the interpreter: by [`CodeRef::run`](crate::CodeRef::run) or
    /// [`CodeRef::check`](crate::CodeRef::check), without which code to be compared is used as it is.
    ///
    /// Only for objects that mean the same in another process: without addresses, and with no function of a symbol table
    /// but those of the same name.
    const SAVED: Option<Verify> = None;
    /// The compiler.
    type Compiler: Compile;
    /// What callers get: a kernel, or several with the data that they need.
    type Code: Send + Sync + 'static;

    /// Writes all fields that the code depends on.
    ///
    /// With `#[inline]`, a lookup keeps a few fields in registers. Write many fields as one list
    /// ([`KeyWriter::records`]) or as bytes that the spec stores.
    fn write_key(&self, key: &mut KeyWriter);

    /// Compiles relocatable code.
    ///
    /// # Errors
    /// Why it cannot be compiled.
    fn emit(&self, compiler: &Self::Compiler, dumps: &Dumps<'_>) -> Result<Vec<KernelObject>, Failure>;

    /// Makes the code callable. `objects` are the result of `emit`, from this or an earlier run of the program.
    ///
    /// # Errors
    /// Why it cannot be published. After [`FailureKind::OutOfMemory`] the manager evicts code and tries once more.
    fn publish(&self, compiler: &Self::Compiler, objects: &[KernelObject]) -> Result<Self::Code, Failure>;

    /// Bytes of the code that are not in the objects that `emit` returned: the limits of the manager count them too.
    fn extra_bytes(_code: &Self::Code) -> usize {
        0
    }
}

/// The kind of failure, which determines whether the manager tries again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FailureKind {
    /// This spec can never be compiled here.
    Unsupported,
    /// The compiler or the artifact has a bug; the manager does not try again.
    Bug,
    /// There is no code memory.
    OutOfMemory,
    /// A later attempt may succeed.
    Transient,
}

/// Why code was not compiled.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The kind of failure.
    pub kind: FailureKind,
    /// A description of the failure.
    pub message: String,
}

impl Failure {
    /// A failure with a message.
    pub fn new(kind: FailureKind, message: impl Into<String>) -> Failure {
        Failure { kind, message: message.into() }
    }

    /// Whether another attempt cannot succeed.
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
            ExecError::Unsupported { .. }
            | ExecError::MissingFeature { .. }
            | ExecError::WrongArch { .. }
            | ExecError::WrongConvention { .. } => FailureKind::Unsupported,
            _ => FailureKind::Bug,
        };
        Failure::new(kind, error.to_string())
    }
}

/// The content of a dump.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum DumpWhat {
    /// The spec.
    Spec,
    /// The IR, before or after the passes.
    Ir,
    /// The assembly.
    Assembly,
}

/// The enabled dumps; they can change while the manager runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct DumpFlags {
    /// Specs.
    pub spec: bool,
    /// The IR.
    pub ir: bool,
    /// The assembly.
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

/// Receives dumps: the kind of artifact, the content, and the text.
pub type DumpSink = Arc<dyn Fn(Kind, DumpWhat, &str) + Send + Sync>;

/// The enabled dumps of a compilation.
pub struct Dumps<'a> {
    pub(crate) kind: Kind,
    pub(crate) flags: DumpFlags,
    pub(crate) sink: &'a DumpSink,
    pub(crate) panics: &'a Panics,
}

impl Dumps<'_> {
    /// Whether a dump is enabled.
    pub fn wants(&self, what: DumpWhat) -> bool {
        match what {
            DumpWhat::Spec => self.flags.spec,
            DumpWhat::Ir => self.flags.ir,
            DumpWhat::Assembly => self.flags.assembly,
        }
    }

    /// Sends a dump to the sink if it is enabled. A panic of the sink is caught and counted.
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
