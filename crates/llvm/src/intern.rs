//! Hash-consing: equal contents have equal numbers.
//!
//! In: a hash, and a comparison with an earlier entry. Out: the number of the equal entry, or none.
//! Invariant: hashes have a random key, so that no input can choose colliding ones; numbers depend on the order of
//! insertion alone.
//! Not here: the contents, which the owner keeps.

use std::hash::{BuildHasher, Hash, RandomState};

const EMPTY: (u32, u32) = (0, u32::MAX);

/// A set of numbers that is searched by content.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interner {
    keys: RandomState,
    /// Hash and number; the length is a power of two.
    slots: Vec<(u32, u32)>,
    n_used: usize,
}

impl Interner {
    /// The hash of a content.
    pub(crate) fn hash(&self, content: impl Hash) -> u32 {
        self.keys.hash_one(content) as u32
    }

    /// The number of the entry with this hash for which `is_equal` holds.
    pub(crate) fn find(&self, hash: u32, mut is_equal: impl FnMut(u32) -> bool) -> Option<u32> {
        let mask = self.slots.len().checked_sub(1)?;
        let mut at = hash as usize & mask;
        loop {
            let (other, number) = self.slots[at];
            if number == EMPTY.1 {
                return None;
            }
            if other == hash && is_equal(number) {
                return Some(number);
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds a number that is not in the set.
    pub(crate) fn insert(&mut self, hash: u32, number: u32) {
        if self.n_used * 2 >= self.slots.len() {
            let old = std::mem::take(&mut self.slots);
            self.slots = vec![EMPTY; (old.len() * 2).max(64)];
            for (hash, number) in old.into_iter().filter(|slot| slot.1 != EMPTY.1) {
                self.place(hash, number);
            }
        }
        self.place(hash, number);
        self.n_used += 1;
    }

    fn place(&mut self, hash: u32, number: u32) {
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        while self.slots[at].1 != EMPTY.1 {
            at = (at + 1) & mask;
        }
        self.slots[at] = (hash, number);
    }
}
