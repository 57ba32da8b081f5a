//! Which entries are cached, and which go first: greedy-dual-size with lazily counted use.
//!
//! In: entries, a budget in bytes and in entries. Out: victims.
//! Invariants: after `admit` neither limit is exceeded; the bytes are the sum of the weights.
//! Not here: the table that lookups read; who still uses a victim keeps it alive.
//!
//! An entry's rank is the age of the ledger when it was last known to be used, plus what it costs to make again per byte;
//! the lowest rank goes first and its rank becomes the age. Use is a flag that lookups set and eviction clears.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use crate::entry::Cached;
use crate::key::Key;

/// References to an entry that nobody uses: the table's and the ledger's.
const UNUSED_REFERENCES: usize = 2;
/// How many used entries are passed over before one goes nevertheless: evicting those frees nothing yet.
const MAX_PASSED: usize = 16;

/// Rank, then the order of arrival.
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

    /// Takes an entry whose key is not in the ledger, after making room. Gives the victims; `false` if it alone is
    /// beyond the limits and was not taken.
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

    /// Evicts until both limits are kept.
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

    /// Takes an entry out, if it is in.
    pub(crate) fn remove(&mut self, key: &Key) -> Option<Arc<dyn Cached>> {
        let rank = self.ranks.remove(key)?;
        let entry = self.by_rank.remove(&rank)?;
        self.bytes -= entry.header().weight;
        Some(entry)
    }

    fn insert(&mut self, entry: Arc<dyn Cached>) {
        let header = entry.header();
        // Nanoseconds for 1024 bytes.
        let value = header.cost.saturating_mul(1024) / header.weight.max(1);
        self.n_arrived += 1;
        let rank = (self.age.saturating_add(value), self.n_arrived);
        self.ranks.insert(header.key.clone(), rank);
        self.by_rank.insert(rank, entry);
    }
}
