//! The table that lookups read: without a lock, without counting references, at the same speed from every thread.
//!
//! In: keys with entries, one writer at a time. Out: entries, borrowed for as long as the reader looks.
//! Invariant: a chain is never changed, only replaced; a reader keeps the chain that it found.
//! Not here: which entries should be in it (see `ledger`).

use std::sync::Arc;

use arc_swap::{ArcSwapOption, Guard};

use crate::entry::Cached;
use crate::key::Key;

/// A link of a bucket's chain.
struct Node {
    key: Key,
    entry: Arc<dyn Cached>,
    next: Option<Arc<Node>>,
}

/// A fixed number of buckets, each a chain.
pub(crate) struct Table {
    buckets: Box<[ArcSwapOption<Node>]>,
}

/// A borrowed entry. It keeps the chain, so it should not be kept long.
pub(crate) struct Found {
    chain: Guard<Option<Arc<Node>>>,
    depth: usize,
}

impl Found {
    #[inline]
    pub(crate) fn entry(&self) -> Option<&Arc<dyn Cached>> {
        let mut node = self.chain.as_ref();
        for _ in 0..self.depth {
            node = node?.next.as_ref();
        }
        node.map(|node| &node.entry)
    }
}

impl Table {
    /// A table for so many entries.
    pub(crate) fn new(n_entries: usize) -> Table {
        let n_buckets = (2 * n_entries.clamp(8, 1 << 24)).next_power_of_two();
        Table { buckets: (0..n_buckets).map(|_| ArcSwapOption::const_empty()).collect() }
    }

    /// The entry of a key.
    #[inline]
    pub(crate) fn get(&self, hash: u64, bytes: &[u8]) -> Option<Found> {
        let chain = self.bucket(hash).load();
        let (mut node, mut depth) = (chain.as_ref(), 0);
        while let Some(at) = node {
            if at.key.is(hash, bytes) {
                return Some(Found { chain, depth });
            }
            (node, depth) = (at.next.as_ref(), depth + 1);
        }
        None
    }

    /// Adds an entry, whose key is not in the table. One writer at a time.
    pub(crate) fn insert(&self, entry: Arc<dyn Cached>) {
        let key = entry.header().key.clone();
        let bucket = self.bucket(key.hash_value());
        let next = bucket.load_full();
        bucket.store(Some(Arc::new(Node { key, entry, next })));
    }

    /// Removes the entry of a key. One writer at a time.
    pub(crate) fn remove(&self, key: &Key) {
        let bucket = self.bucket(key.hash_value());
        let mut others = Vec::new();
        let mut node = bucket.load_full();
        while let Some(at) = node {
            if at.key != *key {
                others.push((at.key.clone(), Arc::clone(&at.entry)));
            }
            node = at.next.clone();
        }
        let chain = others.into_iter().rev().fold(None, |next, (key, entry)| Some(Arc::new(Node { key, entry, next })));
        bucket.store(chain);
    }

    #[inline]
    fn bucket(&self, hash: u64) -> &ArcSwapOption<Node> {
        // The number of buckets is a power of two.
        &self.buckets[hash as usize & (self.buckets.len() - 1)]
    }
}
