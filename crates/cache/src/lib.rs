//! A cache of compiled code in a directory.
//!
//! For: programs that compile the same kernels at every start, and processes of one user on one machine that share them.
//! Not for: exchanging code between machines or users, and not a place for anything but code that can be compiled again.
//!
//! [`DiskCache`] is an [`ObjectStore`](kernelsmith_exec::ObjectStore): a manager of `kernelsmith-manager` reads compiled
//! objects from it before it compiles, and keeps what it compiled. Handing the cache to a manager is `unsafe`, because
//! what is read becomes machine code; [`DiskCache`] states the promise.
//!
//! # Modules
//!
//! | module | contents |
//! |---|---|
//! | `store` | the cache: lookups, limits, eviction, counters |
//! | `entry` | the bytes of a file, and what is checked |
//! | `directory` | files of a private directory, without links; Linux only |
//! | `program` | the digest of the running program, a part of every key; Linux only |
#![forbid(unsafe_code)]

mod entry;
mod error;
mod file;
mod stats;
mod store;

#[cfg_attr(not(target_os = "linux"), path = "directory/none.rs")]
mod directory;
#[cfg_attr(not(target_os = "linux"), path = "program/none.rs")]
mod program;

#[doc(hidden)]
pub mod fuzzing;

pub use error::OpenError;
pub use stats::DiskStats;
pub use store::{DiskCache, DiskLimits};
