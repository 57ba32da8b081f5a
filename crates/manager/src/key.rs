//! Keys: what identifies generated code, as bytes.
//!
//! In: a kind and a spec that writes itself field by field. Out: bytes that are equal exactly when the specs are, and a
//! hash of them.
//! Invariants: the kind is part of a key, so that kinds never collide; lists and texts begin with their length, so that
//! neighbours never run together; numbers are little-endian; two keys are equal only if all their bytes are: the hash
//! only finds where to look. Where a key's first fields end and its rest begins follows from the lengths of its fields.
//! Not here: what else the code depends on. One manager has one compiler, whose fingerprint is the same for all its
//! keys; [`Key::full`] puts it in for whoever keeps keys longer than the manager. How it is hashed (see `hash`).

use std::fmt;
use std::hash::{Hash, Hasher};

use kernelsmith_exec::scratch::Scratch;

use crate::hash::{N_WORDS, Seed};

/// Up to this many bytes a key needs no memory of its own.
pub const INLINE_BYTES: usize = 8 * N_WORDS;

/// A kind of generated code. Numbers are never used again for another meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind {
    number: u32,
    name: &'static str,
}

impl Kind {
    /// A kind by its number, which enters keys, and its name, which enters messages.
    pub const fn new(number: u32, name: &'static str) -> Kind {
        Kind { number, name }
    }

    /// The number.
    pub const fn number(self) -> u32 {
        self.number
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        self.name
    }
}

/// The words of a key that is being written; as many as make their number cheap to bound.
pub(crate) type Words = [u64; N_WORDS.next_power_of_two()];

/// Takes the fields of a spec.
///
/// Floating-point numbers are written by their bits: 0.0 and -0.0 are different, each NaN is equal to itself.
#[derive(Debug)]
pub struct KeyWriter<'a> {
    kind: u32,
    /// The whole words of the first fields, and zeros. Not in here, since a place that depends on how many there are would
    /// keep all fields of this type in memory.
    words: &'a mut Words,
    /// The bytes after them.
    last: u64,
    /// Bytes of the first fields.
    n_first: usize,
    /// The rest: the first field that there is no room for in words, and all after it.
    rest: Scratch,
}

macro_rules! numbers {
    ($($number:ident as $bits:ident;)*) => {$(
        #[doc = concat!("Appends an `", stringify!($number), "`.")]
        #[inline]
        pub fn $number(&mut self, value: $number) -> &mut KeyWriter<'a> {
            self.put(u64::from($bits::from_le_bytes(value.to_le_bytes())), size_of::<$number>());
            self
        }
    )*};
}

impl<'a> KeyWriter<'a> {
    #[inline(always)]
    pub(crate) fn new(kind: Kind, words: &'a mut Words) -> KeyWriter<'a> {
        KeyWriter { kind: kind.number, words, last: 0, n_first: 0, rest: Scratch::new() }
    }

    numbers! {
        u8 as u8; u16 as u16; u32 as u32; u64 as u64; i8 as u8; i16 as u16; i32 as u32; i64 as u64; f32 as u32; f64 as u64;
    }

    /// Appends an `u128`.
    #[inline]
    pub fn u128(&mut self, value: u128) -> &mut KeyWriter<'a> {
        self.u64(value as u64).u64((value >> 64) as u64)
    }

    /// Appends an `i128`.
    #[inline]
    pub fn i128(&mut self, value: i128) -> &mut KeyWriter<'a> {
        self.u128(value as u128)
    }

    /// Appends a number that is as wide as the machine's pointers, in 64 bits.
    #[inline]
    pub fn usize(&mut self, value: usize) -> &mut KeyWriter<'a> {
        self.u64(value as u64)
    }

    /// Appends a truth value.
    #[inline]
    pub fn bool(&mut self, value: bool) -> &mut KeyWriter<'a> {
        self.u8(value.into())
    }

    /// Appends bytes with their length.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) -> &mut KeyWriter<'a> {
        self.usize(bytes.len());
        if self.is_long(bytes.len()) {
            self.rest.room(bytes.len()).copy_from_slice(bytes);
        } else {
            self.put_few(bytes);
        }
        self
    }

    /// Appends a text with its length.
    #[inline]
    pub fn str(&mut self, text: &str) -> &mut KeyWriter<'a> {
        self.bytes(text.as_bytes())
    }

    /// Appends a value or its absence.
    #[inline]
    pub fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut KeyWriter<'a>, T)) -> &mut KeyWriter<'a> {
        self.bool(value.is_some());
        if let Some(value) = value {
            write(self, value);
        }
        self
    }

    /// Appends a list with its length.
    pub fn list<I: IntoIterator<IntoIter: ExactSizeIterator>>(
        &mut self,
        items: I,
        mut write: impl FnMut(&mut KeyWriter<'a>, I::Item),
    ) -> &mut KeyWriter<'a> {
        let items = items.into_iter();
        self.usize(items.len());
        items.for_each(|item| write(self, item));
        self
    }

    /// Appends a list of items that all have so many bytes, with its length: what to write many columns by, since no item
    /// waits for the one before.
    ///
    /// ```
    /// # use kernelsmith_manager::KeyWriter;
    /// fn write_columns(columns: &[(u8, bool)], key: &mut KeyWriter) {
    ///     key.records(columns, |&(ty, is_nullable)| [ty, is_nullable.into()]);
    /// }
    /// ```
    #[inline]
    pub fn records<const N: usize, I: IntoIterator<IntoIter: ExactSizeIterator>>(
        &mut self,
        items: I,
        mut bytes_of: impl FnMut(I::Item) -> [u8; N],
    ) -> &mut KeyWriter<'a> {
        let items = items.into_iter();
        // A list of empty items may be longer than memory; more than that no memory has room for.
        let n_bytes = N.saturating_mul(items.len());
        self.usize(items.len());
        if self.is_long(n_bytes) {
            let places = self.rest.room(n_bytes).as_chunks_mut().0.iter_mut();
            places.zip(items).for_each(|(place, item)| *place = bytes_of(item));
        } else {
            items.for_each(|item| self.put_few(&bytes_of(item)));
        }
        self
    }

    /// Whether a field of so many bytes has no room in words.
    #[inline(always)]
    fn is_long(&self, n_bytes: usize) -> bool {
        !self.rest.is_empty() || n_bytes > INLINE_BYTES - self.n_first
    }

    /// Appends bytes for which there is room in words.
    #[inline(always)]
    fn put_few(&mut self, bytes: &[u8]) {
        let (words, odd) = bytes.as_chunks();
        words.iter().for_each(|word| self.put_first(u64::from_le_bytes(*word), 8));
        odd.iter().for_each(|&byte| self.put_first(u64::from(byte), 1));
    }

    /// Appends the low bytes of a number, of which all others are zero.
    #[inline(always)]
    fn put(&mut self, value: u64, n_bytes: usize) {
        if self.rest.try_push(value, n_bytes) {
            return;
        }
        if self.is_long(n_bytes) {
            self.rest.push(value, n_bytes);
        } else {
            self.put_first(value, n_bytes);
        }
    }

    /// The same where there is room in words.
    #[inline(always)]
    fn put_first(&mut self, value: u64, n_bytes: usize) {
        let in_last = self.n_first % 8;
        self.last |= value << (8 * in_last);
        if in_last + n_bytes >= 8 {
            // In range: there is room for all of it.
            self.words[self.n_first / 8 % self.words.len()] = self.last;
            let n_written = 8 - in_last;
            self.last = if n_written < 8 { value >> (8 * n_written) } else { 0 };
        }
        self.n_first += n_bytes;
    }

    /// Word by word: a copy of all of them would be read in larger pieces than it was just written in. The place of the last
    /// one is still zero; to choose between it and what is there would keep all fields of this type in memory.
    #[inline(always)]
    fn all_words(&self) -> [u64; N_WORDS] {
        let word = |at: usize| self.words[at] | if at == self.n_first / 8 { self.last } else { 0 };
        [word(0), word(1), word(2), word(3), word(4), word(5)]
    }

    /// The key, to be looked for.
    #[inline(always)]
    pub(crate) fn sought(&self, seed: &Seed) -> Sought<'_> {
        let words = self.all_words();
        let mut sought = Sought::short(seed, head(self.kind, self.n_first), words, self.n_first);
        if !self.rest.is_empty() {
            sought.rest = self.rest.bytes();
            sought.hash ^= seed.hash_rest(sought.rest);
        }
        sought
    }

    #[inline(always)]
    pub(crate) fn into_key(self, hash: u64) -> Key {
        let words = self.all_words();
        Key { hash, head: head(self.kind, self.n_first), words, rest: self.rest.bytes().into() }
    }
}

/// The kind and the bytes of the first fields: what distinguishes most keys.
#[inline(always)]
fn head(kind: u32, n_first: usize) -> u64 {
    u64::from(kind) | (n_first as u64) << 32
}

/// The key of a spec within one manager.
// In the order in which lookups compare.
#[derive(Clone)]
#[repr(C)]
pub struct Key {
    hash: u64,
    head: u64,
    words: [u64; N_WORDS],
    rest: Box<[u8]>,
}

impl Key {
    /// What the spec wrote.
    pub fn spec_bytes(&self) -> Vec<u8> {
        let n_first = self.n_first();
        let words = self.words.iter();
        let first: Vec<u8> = words.flat_map(|word| word.to_le_bytes()).take(n_first).collect();
        [&first, &*self.rest].concat()
    }

    /// How many bytes that are.
    pub(crate) fn n_bytes(&self) -> usize {
        self.n_first() + self.rest.len()
    }

    /// How many of them need memory of their own.
    pub(crate) fn heap_bytes(&self) -> usize {
        self.rest.len()
    }

    fn n_first(&self) -> usize {
        (self.head >> 32) as usize
    }

    /// The number of the kind.
    pub fn kind_number(&self) -> u32 {
        self.head as u32
    }

    /// The key with the fingerprint of its compiler: equal only for equal code, whichever manager asks.
    pub fn full(&self, fingerprint: &[u8]) -> Vec<u8> {
        let n_bytes = fingerprint.len() as u64;
        [&self.kind_number().to_le_bytes()[..], &n_bytes.to_le_bytes(), fingerprint, &self.spec_bytes()].concat()
    }

    #[inline(always)]
    pub(crate) fn hash_value(&self) -> u64 {
        self.hash
    }

    /// The key, to be looked for.
    #[inline(always)]
    pub(crate) fn sought(&self) -> Sought<'_> {
        Sought { hash: self.hash, head: self.head, words: self.words, rest: &self.rest }
    }

    #[inline(always)]
    pub(crate) fn is(&self, sought: &Sought<'_>) -> bool {
        self.hash == sought.hash
            && self.head == sought.head
            && is_same(&self.words, &sought.words, (sought.head >> 32) as usize)
            && self.rest.len() == sought.rest.len()
            // A comparison is a call.
            && (sought.rest.is_empty() || *self.rest == *sought.rest)
    }
}

/// A key that is looked for: as it is being written, or as it is kept.
pub(crate) struct Sought<'a> {
    hash: u64,
    head: u64,
    words: [u64; N_WORDS],
    rest: &'a [u8],
}

impl Sought<'_> {
    /// The key of a spec that writes these numbers.
    #[inline(always)]
    pub(crate) fn of_words<const N: usize>(seed: &Seed, kind: Kind, numbers: [u64; N]) -> Sought<'static> {
        const { assert!(N <= N_WORDS) };
        let mut words = [0; N_WORDS];
        words[..N].copy_from_slice(&numbers);
        Sought::short(seed, head(kind.number, 8 * N), words, 8 * N)
    }

    #[inline(always)]
    fn short(seed: &Seed, head: u64, words: [u64; N_WORDS], len: usize) -> Sought<'static> {
        Sought { hash: seed.hash_words(head, &words, len), head, words, rest: &[] }
    }

    #[inline(always)]
    pub(crate) fn hash_value(&self) -> u64 {
        self.hash
    }
}

/// Whether the first words of keys of one length are the same. The length is often known to the compiler.
#[inline(always)]
fn is_same(a: &[u64; N_WORDS], b: &[u64; N_WORDS], len: usize) -> bool {
    let differ = |at: usize| (a[at] ^ b[at]) | (a[at + 1] ^ b[at + 1]);
    differ(0) == 0 && (len <= 16 || differ(2) == 0) && (len <= 32 || differ(4) == 0)
}

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        self.is(&other.sought())
    }
}

impl Eq for Key {}

impl Hash for Key {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key(")?;
        write!(f, "{}, ", self.kind_number())?;
        self.spec_bytes().iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        write!(f, ")")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    const KIND: Kind = Kind::new(7, "test");

    fn key(write: impl FnOnce(&mut KeyWriter)) -> Key {
        let mut words = Default::default();
        let mut writer = KeyWriter::new(KIND, &mut words);
        write(&mut writer);
        let hash = writer.sought(&Seed::of(1)).hash_value();
        writer.into_key(hash)
    }

    #[test]
    fn equal_fields_make_equal_keys_however_they_are_held() {
        let check = |a: Key, b: Key, equal: bool| {
            assert_eq!(a == b, equal, "{a:?} {b:?}");
            assert_eq!(a.spec_bytes() == b.spec_bytes(), equal);
        };
        let (list, other) = (vec![1.5f32, -0.0], std::collections::VecDeque::from([1.5f32, -0.0]));
        let of_list = |list: &[f32]| key(|w| _ = w.list(list, |w, x| _ = w.f32(*x)));
        check(of_list(&list), key(|w| _ = w.list(&other, |w, x| _ = w.f32(*x))), true);
        check(of_list(&[1.5, 0.0]), of_list(&[1.5, -0.0]), false);
        check(of_list(&[f32::NAN]), of_list(&[f32::NAN]), true);
        check(key(|w| _ = w.str("ab").str("c")), key(|w| _ = w.str("a").str("bc")), false);
        check(
            key(|w| _ = w.option(Some(0u8), |w, x| _ = w.u8(x))),
            key(|w| _ = w.option(None, |w, x: u8| _ = w.u8(x))),
            false,
        );
        check(key(|w| _ = w.u8(1).u16(2)), key(|w| _ = w.u8(1).u16(2)), true);
    }

    #[test]
    fn long_keys_keep_their_bytes() {
        for len in (0..200usize).chain([5000, 16_420, 16_425, 16_432, 16_433, 100_000]) {
            let bytes: Vec<u8> = (0..len).map(|at| at as u8).collect();
            let by_bytes = key(|w| bytes.iter().for_each(|&byte| _ = w.u8(byte)));
            assert_eq!(by_bytes.spec_bytes(), bytes, "{len}");
            assert_eq!(by_bytes.kind_number(), 7);
            // The same in larger numbers, and as one field.
            let (words, rest) = bytes.as_chunks();
            let by_words = key(|w| {
                words.iter().for_each(|word| _ = w.u64(u64::from_le_bytes(*word)));
                rest.iter().for_each(|&byte| _ = w.u8(byte));
            });
            assert!(by_words == by_bytes && by_words.hash_value() == by_bytes.hash_value());
            let shifted = key(|w| {
                w.u8(5);
                words.iter().for_each(|word| _ = w.u64(u64::from_le_bytes(*word)));
                rest.iter().for_each(|&byte| _ = w.u8(byte));
            });
            assert_eq!(shifted.spec_bytes(), [&[5][..], &bytes].concat());
            let records = key(|w| _ = w.records(&bytes, |&byte| [byte, 3]));
            let list = key(|w| _ = w.list(&bytes, |w, &byte| _ = w.u8(byte).u8(3)));
            assert_eq!(records.spec_bytes(), list.spec_bytes());
            let field = key(|w| _ = w.u8(1).bytes(&bytes).u16(2));
            let wanted = [&[1][..], &(len as u64).to_le_bytes(), &bytes, &[2, 0]].concat();
            assert_eq!(field.spec_bytes(), wanted);
            assert!(field != by_bytes);
        }
    }

    #[test]
    fn full_keys_have_the_kind_first_and_the_fingerprint() {
        let key = key(|w| _ = w.u8(9));
        assert_eq!(key.full(b"avx2"), [&7u32.to_le_bytes()[..], &4u64.to_le_bytes(), b"avx2", &[9]].concat());
        assert_ne!(key.full(b"avx2"), key.full(b"avx"));
    }

    #[test]
    fn hashes_of_small_changes_differ() {
        let mut seen = HashSet::new();
        for len in (0..80usize).chain([128, 150]) {
            for at in 0..len {
                for bit in 0..8 {
                    let mut bytes = vec![0u8; len];
                    bytes[at] = 1 << bit;
                    let key = key(|w| bytes.iter().for_each(|&byte| _ = w.u8(byte)));
                    assert!(seen.insert(key.hash_value()), "{len} {at} {bit}");
                }
            }
        }
        let mut words = Default::default();
        let writer = KeyWriter::new(KIND, &mut words);
        let first = writer.sought(&Seed::of(1)).hash_value();
        assert_ne!(first, writer.sought(&Seed::of(2)).hash_value());
    }
}
