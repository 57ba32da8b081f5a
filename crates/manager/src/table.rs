//! The table for lookups: lock-free, without reference counting, with the same speed on every thread.
//!
//! In: keys with entries, one writer at a time. Out: entries, borrowed for the lifetime of the reader's pin.
//! Invariant: a bucket is immutable; writers replace it.
//! Not here: which entries to cache (see `ledger`); when to free replaced buckets (the manager decides, outside its
//! lock).

use std::sync::Arc;

use kernelsmith_sync::erased::Erased;
use kernelsmith_sync::reclaim::{Pin, Shared};

use crate::cached::Cached;
use crate::key::{Key, Sought};

/// Entries whose hashes collide; nearly always one.
struct Bucket {
    first: Item,
    others: Vec<Item>,
}

#[derive(Clone)]
struct Item {
    key: Key,
    entry: Erased,
}

/// A fixed number of buckets.
pub(crate) struct Table {
    buckets: Box<[Shared<Bucket>]>,
}

impl Table {
    /// A table for `n_entries` entries. Above about a million, entries share buckets, so that no table exceeds 16 MiB.
    pub(crate) fn new(n_entries: usize) -> Table {
        let n_buckets = (2 * n_entries.clamp(8, 1 << 20)).next_power_of_two();
        Table { buckets: (0..n_buckets).map(|_| Shared::new(None)).collect() }
    }

    /// The entry of a key.
    #[inline(always)]
    pub(crate) fn get<'a>(&'a self, sought: &Sought<'_>, pin: &'a Pin) -> Option<&'a Erased> {
        let bucket = self.bucket(sought.hash_value()).read(pin)?;
        if bucket.first.key.is(sought) {
            return Some(&bucket.first.entry);
        }
        bucket.other(sought)
    }

    /// Adds an entry whose key is not in the table. Allows one writer at a time.
    pub(crate) fn insert(&self, entry: Arc<dyn Cached>, pin: &Pin) {
        let first = Item { key: entry.header().key.clone(), entry: entry.erased() };
        let bucket = self.bucket(first.key.hash_value());
        let others = bucket.read(pin).map_or_else(Vec::new, |old| old.items().cloned().collect());
        bucket.replace(Some(Box::new(Bucket { first, others })));
    }

    /// Removes the entry of a key. Allows one writer at a time.
    pub(crate) fn remove(&self, key: &Key, pin: &Pin) {
        let bucket = self.bucket(key.hash_value());
        let Some(old) = bucket.read(pin) else { return };
        let mut others: Vec<Item> = old.items().filter(|item| item.key != *key).cloned().collect();
        bucket.replace(others.pop().map(|first| Box::new(Bucket { first, others })));
    }

    #[inline(always)]
    fn bucket(&self, hash: u64) -> &Shared<Bucket> {
        // The number of buckets is a power of two.
        &self.buckets[hash as usize & (self.buckets.len() - 1)]
    }
}

impl Bucket {
    #[cold]
    #[inline(never)]
    fn other(&self, sought: &Sought<'_>) -> Option<&Erased> {
        self.others.iter().find(|item| item.key.is(sought)).map(|item| &item.entry)
    }

    fn items(&self) -> impl Iterator<Item = &Item> {
        std::iter::once(&self.first).chain(&self.others)
    }
}
