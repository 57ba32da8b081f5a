//! Why there is no code: the reasons with which requests and compilations end.

use std::fmt;
use std::time::Duration;

use crate::artifact::Failure;

/// Why there is no code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// Code generation is disabled.
    Disabled,
    /// The manager has ended.
    ShuttingDown,
    /// The queue of compilations is full.
    QueueFull,
    /// All requests were withdrawn.
    Cancelled,
    /// The compilation failed.
    Failed(Failure),
    /// The compilation failed before, and the retry delay is not over.
    FailedBefore {
        /// The failure.
        failure: Failure,
        /// The remaining delay.
        retry_in: Duration,
    },
    /// The code is quarantined, because it gave other results than the interpreter.
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
    /// A compilation waits for code that waits, directly or indirectly, for that compilation.
    Deadlock,
    /// Nested compilations exceed the limit of a thread, which protects its stack.
    NestedTooDeep {
        /// The maximum depth on one thread.
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
