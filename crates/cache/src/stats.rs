//! What a cache counts.
//!
//! Invariant: every lookup counts exactly once: as a hit, as a miss, or as one of the faults of reading.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

macro_rules! counters {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The counters of a cache at one moment.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
        #[non_exhaustive]
        pub struct DiskStats {
            $($(#[$doc])* pub $name: u64,)*
        }

        #[derive(Debug, Default)]
        pub(crate) struct Counters {
            $(pub(crate) $name: AtomicU64,)*
        }

        impl Counters {
            pub(crate) fn read(&self) -> DiskStats {
                DiskStats { $($name: self.$name.load(Relaxed),)* }
            }
        }
    };
}
counters! {
    /// Lookups that found an entry.
    hits,
    /// Lookups that found no file.
    misses,
    /// Lookups that found a truncated or changed file.
    damaged,
    /// Lookups that found something else than an entry of the key: another version or key, a link, a device, a file of
    /// another owner, one that others may write, one that is too large.
    foreign,
    /// Lookups that the system refused.
    read_errors,
    /// Entries written.
    stored,
    /// Entries that could not be written: a full disk, a directory that may only be read.
    write_errors,
    /// Entries not written because they exceed a limit, or because the directory has too many files.
    too_large,
    /// Entries removed because their limit was reached.
    evicted,
    /// Entries removed because what was read was unusable or gave wrong results.
    removed,
    /// Lookups and writes refused because the directory is no longer private.
    exposed,
}

pub(crate) fn add(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}
