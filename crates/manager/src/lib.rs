//! A cache and scheduler for code that is generated at run time: compiles each key once, in the background, and lets
//! callers fall back while there is no code.
//!
//! For: databases and servers that specialise code to run-time values and must continue with or without compiled code.
//! A request returns code, a ticket for code that is being compiled, or the reason to fall back to the interpreter.
//! Not for: generating code. The manager uses a compiler only through its fingerprint ([`Compile`]) and the
//! [`Artifact`] implementations.
//!
//! | item | purpose |
//! |---|---|
//! | [`Artifact`] | a kind of generated code: one type, one implementation |
//! | [`Manager`], [`Builder`] | requests, limits, switches |
//! | [`Response`], [`CodeRef`], [`Ticket`], [`Reason`] | code, pending code, the reason why there is no code |
//! | [`Slot`] | switches from the interpreter to code between two batches, at the cost of one atomic load |
//! | [`Batch`], [`Verify`] | compares the first batches of new code with the interpreter |
//! | [`Prepared`], [`pin()`] | lookups in a few nanoseconds |
//! | [`Stats`] | counters |
//!
//! # Guarantees
//!
//! * Each key has at most one compilation at a time, however many callers request it. Every ticket ends, even if the
//!   manager ends or has no workers: a caller that waits for a compilation that has not started runs it.
//! * The cache keeps both limits, bytes and entries, after every change. Evicted code that is in use lives on and is
//!   counted separately.
//! * Key comparison covers all bytes. The number of the kind is part of the key, and only the artifact type that
//!   created code gets it.
//! * A panic in a compilation fails only its own key. Failed keys are retried after a delay, or never.
//! * Panics of other user code (wakers, callbacks, destructors, sinks, clocks, observers) are caught and counted. User
//!   code never runs under a lock, so all of it may call the manager.
//! * The queue, the cache, remembered failures and keys have limits: see [`Builder`].
//! * Lookups of ready code take no lock and write no memory that threads share.
#![forbid(unsafe_code)]

mod artifact;
mod builder;
mod cached;
mod compile;
mod contain;
mod entry;
mod failures;
#[cfg(any(test, feature = "fuzzing"))]
pub mod fuzzing;
mod hash;
mod job;
mod key;
mod ledger;
mod manager;
mod misses;
mod nest;
mod observe;
mod queue;
mod reason;
mod response;
mod saved;
mod settings;
mod shared;
mod slot;
mod stats;
mod sync;
mod table;
mod ticket;
mod verify;
mod waits;
mod work;
mod workers;

pub use artifact::{Artifact, Compile, DumpFlags, DumpSink, DumpWhat, Dumps, Failure, FailureKind};
pub use builder::Builder;
pub use entry::{Batch, CodeRef};
pub use failures::BackOff;
pub use kernelsmith_sync::reclaim::{Pin, pin};
pub use key::{INLINE_BYTES, Key, KeyWriter, Kind};
pub use manager::{Manager, Prepared, ProcessWide};
pub use reason::Reason;
pub use response::{Hints, Response};
pub use settings::{Clock, MismatchReport};
pub use slot::Slot;
pub use stats::{Histogram, N_BARS, Stats};
pub use ticket::Ticket;
pub use verify::Verify;
pub use workers::{Shutdown, ShutdownReport};
