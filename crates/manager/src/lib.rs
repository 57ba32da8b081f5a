//! A manager of code that is generated while a program runs: makes it once, keeps it, does without it when it must.
//!
//! For: databases and servers that specialise code to what they learn at run time, and must go on whether or not there
//! is code. A request gives code, a promise of code, or the reason to interpret.
//! Not for: generating code. The manager knows of a compiler only that it has a fingerprint ([`Compile`]), and of what is
//! generated only what an [`Artifact`] says.
//!
//! | item | what |
//! |---|---|
//! | [`Artifact`] | a kind of generated code: one type, one implementation |
//! | [`Manager`], [`Builder`] | requests, limits, switches |
//! | [`Response`], [`CodeRef`], [`Ticket`], [`Reason`] | code, the promise of code, why there is none |
//! | [`Slot`] | a place where code replaces the interpreter between two batches, at the price of one atomic load |
//! | [`Batch`], [`Verify`] | the first batches of new code compared with the interpreter |
//! | [`Prepared`], [`pin()`] | lookups of few nanoseconds |
//! | [`Stats`] | what happened |
//!
//! # Guarantees
//!
//! * One compilation for a key at a time, however many ask; every ticket ends, also when the manager does, and also without
//!   workers: who waits for what has not begun compiles it.
//! * Cached code keeps both limits, bytes and entries, after every change. Evicted code that is used lives until it is
//!   not, and is counted apart.
//! * Keys are compared whole. A kind's number is the first thing in a key, and code is given only to the artifact type
//!   that it was made for.
//! * A compilation that panics costs its own key and nothing else. What fails is not tried again at once, or never.
//! * Panics of other user code (wakers, callbacks, destructors, sinks, clocks, observers) are contained and counted. No lock is
//!   held while user code runs, so all of it may call the manager.
//! * Queue, cache, remembered failures and keys have limits: see [`Builder`].
//! * Lookups of ready code take no lock and write nothing that other threads write.
#![forbid(unsafe_code)]

mod artifact;
mod builder;
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
mod nest;
mod observe;
mod queue;
mod response;
mod shared;
mod slot;
mod stats;
mod sync;
mod table;
mod ticket;
mod waits;
mod work;
mod workers;

pub use artifact::{Artifact, Compile, DumpFlags, DumpSink, DumpWhat, Dumps, Failure, FailureKind};
pub use builder::{Builder, Clock, MismatchReport, Verify};
pub use entry::{Batch, CodeRef};
pub use failures::BackOff;
pub use kernelsmith_exec::reclaim::{Pin, pin};
pub use key::{INLINE_BYTES, Key, KeyWriter, Kind};
pub use manager::{Manager, Prepared};
pub use response::{Hints, Reason, Response};
pub use slot::Slot;
pub use stats::{Histogram, N_BARS, Stats};
pub use ticket::Ticket;
pub use workers::{Shutdown, ShutdownReport};
