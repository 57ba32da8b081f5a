//! Hash-consing: equal contents have equal numbers.
//!
//! In: a hash, and a comparison with an earlier entry. Out: the number of the equal entry, or none.
//! Invariant: hashes have a random key, so that no input can choose colliding ones; numbers depend on the order of
//! insertion alone.
//! Not here: the contents, which the owner keeps.

use std::collections::HashMap;
use std::hash::{BuildHasher, Hash, Hasher, RandomState};

/// A map with keyed hashes.
pub(crate) type Map<K, V> = HashMap<K, V, Keys>;

/// Makes hashers with a random key, several times faster than those of the standard library on short keys.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Keys {
    first: u64,
    second: u64,
}

impl Default for Keys {
    fn default() -> Keys {
        let random = RandomState::new();
        Keys { first: random.hash_one(1) | 1, second: random.hash_one(2) | 1 }
    }
}

impl BuildHasher for Keys {
    type Hasher = Folded;

    fn build_hasher(&self) -> Folded {
        Folded { state: self.first, keys: *self }
    }
}

/// A hasher that multiplies each word with a key to 128 bits and folds the halves.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Folded {
    state: u64,
    keys: Keys,
}

impl Folded {
    #[inline]
    fn word(&mut self, word: u64) {
        let product = u128::from(self.state ^ word) * u128::from(self.keys.second);
        self.state = (product as u64 ^ (product >> 64) as u64).wrapping_add(self.keys.first);
    }
}

impl Hasher for Folded {
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            let mut bits = [0; 8];
            bits.copy_from_slice(word);
            self.word(u64::from_le_bytes(bits));
        }
        let rest = words.remainder();
        let mut last = [0; 8];
        last[..rest.len()].copy_from_slice(rest);
        // The length tells texts apart that end with zeros.
        self.word(u64::from_le_bytes(last) ^ (bytes.len() as u64) << 56);
    }

    #[inline]
    fn write_u8(&mut self, value: u8) {
        self.word(u64::from(value));
    }

    #[inline]
    fn write_u32(&mut self, value: u32) {
        self.word(u64::from(value));
    }

    #[inline]
    fn write_u64(&mut self, value: u64) {
        self.word(value);
    }

    #[inline]
    fn write_usize(&mut self, value: usize) {
        self.word(value as u64);
    }

    #[inline]
    fn write_isize(&mut self, value: isize) {
        self.word(value as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        let product = u128::from(self.state) * u128::from(self.keys.first);
        product as u64 ^ (product >> 64) as u64
    }
}

const EMPTY: (u32, u32) = (0, u32::MAX);

/// A set of numbers that is searched by content.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interner {
    keys: Keys,
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
