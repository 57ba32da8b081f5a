//! Model tests: loom tries every order of events that the memory model allows for the synchronisation of threads.
//!
//! In: unmodified files of the crates, compiled with loom's atomics and locks instead of the standard library's. Out:
//! tests.
//! Invariant: each model detects faults that are planted in the primitives (`sync::Fault`).
//! Not here: many threads and real work (see the manager's tests, which also run under ThreadSanitizer); barriers that
//! one thread imposes on others, which loom does not model: the pins of these models execute their own fences.

// Functions that only users call.
#![allow(dead_code, unreachable_pub, unexpected_cfgs)]

// Memory reclamation.
#[path = "../../crates/sync/src/reclaim/domain.rs"]
mod domain;

// The complete manager; its table and the pins of lookups use the standard library here.
#[path = "../../crates/manager/src/artifact.rs"]
mod artifact;
#[path = "../../crates/manager/src/builder.rs"]
mod builder;
#[path = "../../crates/manager/src/cached.rs"]
mod cached;
#[path = "../../crates/manager/src/compile.rs"]
mod compile;
#[path = "../../crates/manager/src/contain.rs"]
mod contain;
#[path = "../../crates/manager/src/entry.rs"]
mod entry;
#[path = "../../crates/manager/src/failures.rs"]
mod failures;
#[path = "../../crates/manager/src/hash.rs"]
mod hash;
#[path = "../../crates/manager/src/job.rs"]
mod job;
#[path = "../../crates/manager/src/key.rs"]
mod key;
#[path = "../../crates/manager/src/ledger.rs"]
mod ledger;
#[path = "../../crates/manager/src/manager.rs"]
mod manager;
#[path = "../../crates/manager/src/misses.rs"]
mod misses;
#[path = "../../crates/manager/src/nest.rs"]
mod nest;
#[path = "../../crates/manager/src/observe.rs"]
mod observe;
#[path = "../../crates/manager/src/queue.rs"]
mod queue;
#[path = "../../crates/manager/src/reason.rs"]
mod reason;
#[path = "../../crates/manager/src/response.rs"]
mod response;
#[path = "../../crates/manager/src/saved.rs"]
mod saved;
#[path = "../../crates/manager/src/settings.rs"]
mod settings;
#[path = "../../crates/manager/src/shared.rs"]
mod shared;
#[path = "../../crates/manager/src/slot.rs"]
mod slot;
#[path = "../../crates/manager/src/stats.rs"]
mod stats;
#[path = "../../crates/manager/src/table.rs"]
mod table;
#[path = "../../crates/manager/src/ticket.rs"]
mod ticket;
#[path = "../../crates/manager/src/verify.rs"]
mod verify;
#[path = "../../crates/manager/src/waits.rs"]
mod waits;
#[path = "../../crates/manager/src/work.rs"]
mod work;
#[path = "../../crates/manager/src/workers.rs"]
mod workers;

mod sync;

/// What the protocol imports from sync's `reclaim`, without help from the operating system.
mod barrier {
    pub(super) fn is_remote() -> bool {
        false
    }

    pub(super) fn pass_all() {
        super::sync::fence(std::sync::atomic::Ordering::SeqCst);
    }
}

pub use kernelsmith_sync::reclaim::{Pin, pin};

pub use sync::{Fault, Of};

pub mod orders;
pub mod reclaim;
pub mod requests;
