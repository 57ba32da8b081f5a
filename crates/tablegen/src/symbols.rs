//! Interned strings, and the hash table that all interning shares.
//!
//! In: text. Out: 32-bit [`Sym`]s; equal text gives the equal symbol.
//! Invariants: symbols are never freed; a symbol orders by creation, not by text.
//! Not here: sorting by text (callers compare through [`Symbols::text`]).

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// An interned string.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Sym(pub(crate) u32);

/// Map with a fast, deterministic hash for small keys.
pub(crate) type FastMap<K, V> = HashMap<K, V, BuildHasherDefault<FastHasher>>;

const K: u64 = 0x9e37_79b9_7f4a_7c15;

/// Multiplicative hashing for ids; not meant for keys that an attacker picks to collide.
#[derive(Default, Clone, Copy)]
pub(crate) struct FastHasher(u64);

impl Hasher for FastHasher {
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 29)
    }

    fn write(&mut self, bytes: &[u8]) {
        self.0 = (self.0 ^ u64::from(hash_bytes(bytes))).wrapping_mul(K);
    }

    fn write_u8(&mut self, x: u8) {
        self.write_u64(u64::from(x));
    }

    fn write_u32(&mut self, x: u32) {
        self.write_u64(u64::from(x));
    }

    fn write_u64(&mut self, x: u64) {
        self.0 = (self.0.rotate_left(23) ^ x).wrapping_mul(K);
    }

    fn write_usize(&mut self, x: usize) {
        self.write_u64(x as u64);
    }
}

/// Hash of a text.
pub(crate) fn hash_bytes(bytes: &[u8]) -> u32 {
    let mut h = K ^ bytes.len() as u64;
    let (chunks, tail) = bytes.as_chunks::<8>();
    for &chunk in chunks {
        h = (h.rotate_left(23) ^ u64::from_le_bytes(chunk)).wrapping_mul(K);
    }
    let tail = tail.iter().rev().fold(0u64, |w, &b| (w << 8) | u64::from(b));
    h = (h.rotate_left(23) ^ tail).wrapping_mul(K);
    (h ^ (h >> 32)) as u32
}

/// Open-addressing set of ids with their hashes; the ids' contents live with the caller.
#[derive(Default)]
pub(crate) struct IdTable {
    slots: Vec<(u32, u32)>,
    len: usize,
}

const EMPTY: u32 = u32::MAX;

impl IdTable {
    /// The id with that hash for which `is_same` holds.
    #[inline]
    pub(crate) fn find(&self, hash: u32, is_same: impl Fn(u32) -> bool) -> Option<u32> {
        if self.slots.is_empty() {
            return None;
        }
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        loop {
            let (h, id) = self.slots[at];
            if id == EMPTY {
                return None;
            }
            if h == hash && is_same(id) {
                return Some(id);
            }
            at = (at + 1) & mask;
        }
    }

    /// Adds an id that [`IdTable::find`] did not find.
    pub(crate) fn insert(&mut self, hash: u32, id: u32) {
        if (self.len + 1) * 2 > self.slots.len() {
            let n_slots = (self.slots.len() * 2).max(64);
            let old = std::mem::replace(&mut self.slots, vec![(0, EMPTY); n_slots]);
            for (h, i) in old.into_iter().filter(|&(_, i)| i != EMPTY) {
                self.place(h, i);
            }
        }
        self.place(hash, id);
        self.len += 1;
    }

    fn place(&mut self, hash: u32, id: u32) {
        let mask = self.slots.len() - 1;
        let mut at = hash as usize & mask;
        while self.slots[at].1 != EMPTY {
            at = (at + 1) & mask;
        }
        self.slots[at] = (hash, id);
    }
}

/// All interned strings of one evaluation.
#[derive(Default)]
pub(crate) struct Symbols {
    text: String,
    ends: Vec<u32>,
    table: IdTable,
}

impl Symbols {
    /// The symbol of a text.
    pub(crate) fn intern(&mut self, text: &str) -> Sym {
        let hash = hash_bytes(text.as_bytes());
        if let Some(id) = self.table.find(hash, |id| self.text(Sym(id)) == text) {
            return Sym(id);
        }
        let id = self.ends.len() as u32;
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        self.table.insert(hash, id);
        Sym(id)
    }

    /// The symbol of two texts joined.
    pub(crate) fn intern_joined(&mut self, a: Sym, b: Sym) -> Sym {
        let start = self.text.len();
        let range = |ends: &[u32], sym: Sym| {
            let i = sym.0 as usize;
            if i == 0 { 0..ends[0] as usize } else { ends[i - 1] as usize..ends[i] as usize }
        };
        for part in [range(&self.ends, a), range(&self.ends, b)] {
            self.text.extend_from_within(part);
        }
        let hash = hash_bytes(&self.text.as_bytes()[start..]);
        if let Some(id) = self.table.find(hash, |id| self.text(Sym(id)) == &self.text[start..]) {
            self.text.truncate(start);
            return Sym(id);
        }
        let id = self.ends.len() as u32;
        self.ends.push(self.text.len() as u32);
        self.table.insert(hash, id);
        Sym(id)
    }

    /// The symbol of a text, if it was interned before.
    pub(crate) fn find(&self, text: &str) -> Option<Sym> {
        self.table.find(hash_bytes(text.as_bytes()), |id| self.text(Sym(id)) == text).map(Sym)
    }

    /// The text of a symbol.
    #[inline]
    pub(crate) fn text(&self, sym: Sym) -> &str {
        let i = sym.0 as usize;
        let lo = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        &self.text[lo..self.ends[i] as usize]
    }

    /// Bytes used by all texts.
    pub(crate) fn n_bytes(&self) -> usize {
        self.text.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn interning_is_injective() {
        let mut symbols = Symbols::default();
        let all: Vec<Sym> = (0..5000).map(|i| symbols.intern(&format!("s{i}"))).collect();
        assert!((0..5000).all(|i| symbols.text(all[i]) == format!("s{i}")));
        assert_eq!(symbols.intern("s77"), all[77]);
        assert_eq!(symbols.find("absent"), None);
        assert_eq!(symbols.intern(""), symbols.intern(""));
    }
}
