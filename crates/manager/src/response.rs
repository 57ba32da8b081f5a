//! What a request comes back with.

use std::fmt;
use std::time::Duration;

use crate::artifact::{Artifact, Failure};
use crate::entry::CodeRef;
use crate::ticket::Ticket;

/// The answer to a request: code, the promise of code, or the reason to do without.
#[derive(Debug)]
#[must_use = "to have code compiled for later, call `prefetch`"]
pub enum Response<A: Artifact> {
    /// The code.
    Ready(CodeRef<A>),
    /// It is being compiled, also if the ticket is dropped.
    Pending(Ticket<A>),
    /// There is none: interpret.
    Fallback(Reason),
}

/// Why there is no code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Code generation is switched off.
    Disabled,
    /// The manager has ended.
    ShuttingDown,
    /// Too much is waiting to be compiled.
    QueueFull,
    /// All who asked withdrew their requests.
    Cancelled,
    /// It was tried, and failed.
    Failed(Failure),
    /// It failed before and is not tried again yet.
    FailedBefore {
        /// How.
        failure: Failure,
        /// When asking makes sense again.
        retry_in: Duration,
    },
    /// The code gave other results than the interpreter.
    Quarantined,
    /// Two artifacts have the same kind number.
    KindTaken,
    /// The key of the spec is longer than [`Builder::max_key_bytes`](crate::Builder::max_key_bytes) allows.
    KeyTooLong {
        /// Bytes of the key.
        n_bytes: usize,
        /// Bytes that are allowed.
        limit: usize,
    },
    /// A compilation waits for code that, directly or not, waits for that compilation.
    Deadlock,
    /// Compilations that wait for compilations, more on one thread than its stack may hold.
    NestedTooDeep {
        /// Compilations that one thread may run, one within the other.
        limit: u32,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Disabled => f.write_str("code generation is switched off"),
            Reason::ShuttingDown => f.write_str("the manager is shutting down"),
            Reason::QueueFull => f.write_str("the queue of compilations is full"),
            Reason::Cancelled => f.write_str("the compilation was cancelled"),
            Reason::Failed(failure) => write!(f, "compilation failed: {failure}"),
            Reason::FailedBefore { failure, retry_in } => {
                write!(f, "compilation failed before: {failure}; to be tried again in {} ms", retry_in.as_millis())
            }
            Reason::Quarantined => f.write_str("the code gave other results than the interpreter"),
            Reason::KindTaken => f.write_str("another artifact has the same kind number"),
            Reason::KeyTooLong { n_bytes, limit } => {
                write!(f, "the key of the spec has {n_bytes} bytes, allowed are {limit} (`Builder::max_key_bytes`)")
            }
            Reason::Deadlock => f.write_str("the compilation waits for code that waits for this compilation"),
            Reason::NestedTooDeep { limit } => {
                write!(f, "compilations wait for compilations, more than {limit} on one thread")
            }
        }
    }
}

impl std::error::Error for Reason {}

/// What a caller knows that the manager does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Hints {
    /// Higher comes first; who waits long overtakes.
    pub priority: u8,
    /// Compile on the calling thread if that is predicted to take no longer; `None` is the manager's setting, zero is
    /// never.
    pub sync_budget: Option<Duration>,
}
