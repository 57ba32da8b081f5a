//! Interned strings, and the hash table of all ids.
//!
//! In: text. Out: 32-bit [`Sym`]s; equal texts have equal symbols.
//! Invariants: symbols are never freed; symbols compare by creation order, not by text.
//! Not here: sorting by text (callers compare with [`Symbols::text`]).

use std::sync::atomic::{AtomicU64, Ordering};

/// An interned string.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub(crate) struct Sym(pub(crate) u32);

/// Map from symbols for names that most symbols are. Storage is dense, so names created in sequence are adjacent.
pub(crate) struct SymMap<T> {
    values: Vec<Option<T>>,
}

impl<T> Default for SymMap<T> {
    fn default() -> Self {
        SymMap { values: Vec::new() }
    }
}

impl<T: Copy> SymMap<T> {
    pub(crate) fn get(&self, sym: Sym) -> Option<T> {
        self.values.get(sym.0 as usize).copied().flatten()
    }

    /// Size of the map in bytes.
    pub(crate) fn memory(&self) -> usize {
        self.values.capacity() * size_of::<Option<T>>()
    }

    pub(crate) fn insert(&mut self, sym: Sym, value: T) {
        let at = sym.0 as usize;
        if at >= self.values.len() {
            self.values.resize(at + 1, None);
        }
        self.values[at] = Some(value);
    }
}

const K: u64 = 0x9e37_79b9_7f4a_7c15;

/// Hash of a text.
pub(crate) fn hash_bytes(bytes: &[u8]) -> u32 {
    let mut h = K ^ bytes.len() as u64;
    // The last word overlaps the previous one if the length is no multiple of 8; this is faster than hashing byte by
    // byte.
    let end = if let Some(end) = bytes.last_chunk::<8>() {
        let (words, _) = bytes.as_chunks::<8>();
        for &word in words {
            h = mix(h, u64::from_le_bytes(word));
        }
        u64::from_le_bytes(*end)
    } else if let (Some(start), Some(end)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        (u64::from(u32::from_le_bytes(*start)) << 32) | u64::from(u32::from_le_bytes(*end))
    } else {
        bytes.iter().fold(0, |w, &b| (w << 8) | u64::from(b))
    };
    h = mix(h, end);
    (h ^ (h >> 32)) as u32
}

/// One step of a hash. It folds the high half of the product into the low half: the low bits of a product, which select
/// the table entry, do not depend on the high bits of the factors, which hold the last letters of a text, and names
/// often differ only in those.
#[inline]
pub(crate) fn mix(hash: u64, word: u64) -> u64 {
    let product = u128::from(hash.rotate_left(23) ^ word) * u128::from(K);
    (product as u64) ^ (product >> 64) as u64
}

/// Number of probes from which a search counts as long.
const MANY: usize = 64;

/// Open-addressing hash set of ids with their hashes; the caller stores the contents of the ids.
///
/// Most lookups are for new keys. An array of one-byte tags, which fits the cache, answers these, so the table itself
/// is only written.
#[derive(Default)]
pub(crate) struct IdTable {
    /// For each entry 0 if it is free, else some bits of the hash.
    tags: Vec<u8>,
    /// For each used entry the hash (high half) and the id.
    entries: Vec<u64>,
    len: usize,
    /// Number of probes in long searches. They count as steps, because the hash is not secret and an input can contain
    /// colliding names.
    n_probed: AtomicU64,
}

impl IdTable {
    /// The id with this hash for which `is_same` returns true.
    #[inline]
    pub(crate) fn find(&self, hash: u32, is_same: impl Fn(u32) -> bool) -> Option<u32> {
        if self.tags.is_empty() {
            return None;
        }
        let mask = self.tags.len() - 1;
        let start = hash as usize & mask;
        let mut at = start;
        let found = loop {
            let tag = self.tags[at];
            if tag == 0 {
                break None;
            }
            if tag == tag_of(hash) {
                let entry = self.entries[at];
                if (entry >> 32) as u32 == hash && is_same(entry as u32) {
                    break Some(entry as u32);
                }
            }
            at = (at + 1) & mask;
        };
        let n_probed = at.wrapping_sub(start) & mask;
        if n_probed >= MANY {
            self.n_probed.fetch_add(n_probed as u64, Ordering::Relaxed);
        }
        found
    }

    /// Number of probes in long searches.
    pub(crate) fn n_probed(&self) -> u64 {
        self.n_probed.load(Ordering::Relaxed)
    }

    /// Adds an id for which [`IdTable::find`] returned `None`.
    pub(crate) fn insert(&mut self, hash: u32, id: u32) {
        const SMALLEST: usize = 1 << 10;
        if (self.len + 1) * 4 > self.tags.len() * 3 {
            let n = (self.tags.len() * 2).max(SMALLEST);
            let tags = std::mem::replace(&mut self.tags, vec![0; n]);
            let entries = std::mem::replace(&mut self.entries, vec![0; n]);
            for (entry, _) in entries.into_iter().zip(tags).filter(|&(_, tag)| tag != 0) {
                self.place((entry >> 32) as u32, entry as u32);
            }
        }
        self.place(hash, id);
        self.len += 1;
    }

    /// Size of the table in bytes.
    pub(crate) fn memory(&self) -> usize {
        self.tags.len() * (1 + size_of::<u64>())
    }

    fn place(&mut self, hash: u32, id: u32) {
        let mask = self.tags.len() - 1;
        let mut at = hash as usize & mask;
        while self.tags[at] != 0 {
            at = (at + 1) & mask;
        }
        self.tags[at] = tag_of(hash);
        self.entries[at] = (u64::from(hash) << 32) | u64::from(id);
    }
}

/// The hash bits that least determine the entry's index; never 0.
#[inline]
fn tag_of(hash: u32) -> u8 {
    (hash >> 24) as u8 | 1
}

/// Whether two texts are equal; compares short ones without a function call.
#[inline]
fn is_same(a: &[u8], b: &[u8]) -> bool {
    if a.len() != b.len() {
        return false;
    }
    match a.len() {
        4..8 => a.first_chunk::<4>() == b.first_chunk() && a.last_chunk::<4>() == b.last_chunk(),
        8..=16 => a.first_chunk::<8>() == b.first_chunk() && a.last_chunk::<8>() == b.last_chunk(),
        _ => a == b,
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
        if let Some(id) = self.table.find(hash, |id| is_same(self.bytes(Sym(id)), text.as_bytes())) {
            return Sym(id);
        }
        let id = self.ends.len() as u32;
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        self.table.insert(hash, id);
        Sym(id)
    }

    /// The symbol of the concatenation of two texts.
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
        if let Some(id) = self.table.find(hash, |id| self.bytes(Sym(id)) == &self.text.as_bytes()[start..]) {
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

    #[inline]
    fn bytes(&self, sym: Sym) -> &[u8] {
        let i = sym.0 as usize;
        let lo = if i == 0 { 0 } else { self.ends[i - 1] as usize };
        &self.text.as_bytes()[lo..self.ends[i] as usize]
    }

    /// Number of probes in long searches.
    pub(crate) fn n_probed(&self) -> u64 {
        self.table.n_probed()
    }

    /// Size of the tables in bytes.
    pub(crate) fn memory(&self) -> usize {
        self.text.capacity() + self.ends.capacity() * size_of::<u32>() + self.table.memory()
    }

    /// The resource that is almost exhausted, if there is one: a value stores a symbol in 29 bits.
    pub(crate) fn full(&self) -> Option<(&'static str, u64)> {
        const MAX_SYMBOLS: usize = (1 << 29) - (1 << 20);
        const MAX_BYTES: usize = u32::MAX as usize - (1 << 30);
        if self.ends.len() > MAX_SYMBOLS {
            return Some(("strings", MAX_SYMBOLS as u64));
        }
        (self.text.len() > MAX_BYTES).then_some(("bytes of strings", MAX_BYTES as u64))
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
