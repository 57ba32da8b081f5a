//! Which entries are cached, and which to evict first: greedy-dual-size with lazy use marks.
//!
//! In: entries, limits in bytes and in entries. Out: victims.
//! Invariants: after `admit` neither limit is exceeded; the number of bytes is the sum of the weights.
//! Not here: the table that lookups read; users of a victim keep it alive.
//!
//! An entry's rank is the age of the ledger when it last saw the entry in use, plus its compile cost per byte. The
//! entry with the lowest rank is evicted first, and its rank becomes the age. Lookups set a use flag, and eviction
//! clears it.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use crate::cached::Cached;
use crate::key::Key;

/// Reference count of an unused entry: the references of the table and the ledger.
const UNUSED_REFERENCES: usize = 2;
/// Maximum number of used entries to skip before one is evicted anyway; evicting them frees no memory yet.
const MAX_PASSED: usize = 16;

/// Rank, then arrival order.
type Rank = (u64, u64);

#[derive(Default)]
pub(crate) struct Ledger {
    by_rank: BTreeMap<Rank, Arc<dyn Cached>>,
    ranks: HashMap<Key, Rank>,
    bytes: u64,
    age: u64,
    n_arrived: u64,
}

impl Ledger {
    pub(crate) fn bytes(&self) -> u64 {
        self.bytes
    }

    pub(crate) fn len(&self) -> usize {
        self.by_rank.len()
    }

    /// Adds an entry whose key is not in the ledger, after making room. Returns the victims, and false if the entry
    /// alone exceeds the limits and was not added.
    pub(crate) fn admit(
        &mut self,
        entry: Arc<dyn Cached>,
        max_bytes: u64,
        max_entries: usize,
    ) -> (Vec<Arc<dyn Cached>>, bool) {
        let weight = entry.header().weight;
        if weight > max_bytes || max_entries == 0 {
            return (Vec::new(), false);
        }
        let victims = self.make_room(max_bytes - weight, max_entries - 1);
        self.bytes += weight;
        self.insert(entry);
        (victims, true)
    }

    /// Evicts entries until both limits hold.
    pub(crate) fn make_room(&mut self, max_bytes: u64, max_entries: usize) -> Vec<Arc<dyn Cached>> {
        let (mut victims, mut passed) = (Vec::new(), 0);
        while self.bytes > max_bytes || self.by_rank.len() > max_entries {
            let Some((rank, entry)) = self.by_rank.pop_first() else { break };
            let header = entry.header();
            let is_touched = header.touched.swap(false, Relaxed);
            let is_used = Arc::strong_count(&entry) > UNUSED_REFERENCES && passed < MAX_PASSED;
            if is_touched || is_used {
                passed += usize::from(is_used);
                self.insert(entry);
                continue;
            }
            self.age = self.age.max(rank.0);
            self.ranks.remove(&header.key);
            self.bytes -= header.weight;
            victims.push(entry);
        }
        victims
    }

    /// Removes an entry if it is present.
    pub(crate) fn remove(&mut self, key: &Key) -> Option<Arc<dyn Cached>> {
        let rank = self.ranks.remove(key)?;
        let entry = self.by_rank.remove(&rank)?;
        self.bytes -= entry.header().weight;
        Some(entry)
    }

    fn insert(&mut self, entry: Arc<dyn Cached>) {
        let header = entry.header();
        // Cost in nanoseconds per 1024 bytes.
        let value = header.cost.saturating_mul(1024) / header.weight.max(1);
        self.n_arrived += 1;
        let rank = (self.age.saturating_add(value), self.n_arrived);
        self.ranks.insert(header.key.clone(), rank);
        self.by_rank.insert(rank, entry);
    }
}
