//! Keys: bytes that identify generated code.
//!
//! In: a kind and a spec that writes its fields. Out: bytes that are equal exactly if the specs are, and a hash of
//! them.
//! Invariants: the kind is part of a key, so that keys of different kinds differ; lists and texts start with their
//! length, so that adjacent fields cannot be confused; numbers are little-endian; two keys are equal only if all their
//! bytes are: the hash only selects a bucket. The lengths of the fields determine where the inline words end and the
//! overflow bytes start.
//! Not here: other inputs of the code. A manager has one compiler, whose fingerprint is the same for all its keys;
//! [`Key::full`] includes it, for storage that outlives the manager. The hash function (see `hash`).

use std::fmt;
use std::hash::{Hash, Hasher};

use kernelsmith_sync::scratch::Scratch;

use crate::hash::{N_WORDS, Seed};

/// Maximum number of bytes that a key stores inline, without heap memory.
pub const INLINE_BYTES: usize = 8 * N_WORDS;

/// A kind of generated code. Never reuse a number for another kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Kind {
    number: u32,
    name: &'static str,
}

impl Kind {
    /// A kind with a number, which becomes part of keys, and a name for messages.
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

/// The words of a key under construction; a power of two, which makes the bounds check of the index cheap.
pub(crate) type Words = [u64; N_WORDS.next_power_of_two()];

/// Receives the fields of a spec.
///
/// Floats are written as their bits: 0.0 and -0.0 differ, each NaN equals itself.
#[derive(Debug)]
pub struct KeyWriter<'a> {
    kind: u32,
    /// The complete words of the first fields, zero-padded. They are not inside this struct: an array with a dynamic
    /// index would force all fields of the struct into memory.
    words: &'a mut Words,
    /// The bytes after the last complete word.
    last: u64,
    /// Number of bytes in the first fields.
    n_first: usize,
    /// The overflow bytes: the first field that does not fit in the words, and all fields after it.
    overflow: Scratch,
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
        KeyWriter { kind: kind.number, words, last: 0, n_first: 0, overflow: Scratch::new() }
    }

    numbers! {
        u8 as u8; u16 as u16; u32 as u32; u64 as u64; i8 as u8; i16 as u16; i32 as u32; i64 as u64; f32 as u32; f64 as u64;
    }

    /// Appends a `u128`.
    #[inline]
    pub fn u128(&mut self, value: u128) -> &mut KeyWriter<'a> {
        self.u64(value as u64).u64((value >> 64) as u64)
    }

    /// Appends an `i128`.
    #[inline]
    pub fn i128(&mut self, value: i128) -> &mut KeyWriter<'a> {
        self.u128(value as u128)
    }

    /// Appends a pointer-sized number, as 64 bits.
    #[inline]
    pub fn usize(&mut self, value: usize) -> &mut KeyWriter<'a> {
        self.u64(value as u64)
    }

    /// Appends a boolean.
    #[inline]
    pub fn bool(&mut self, value: bool) -> &mut KeyWriter<'a> {
        self.u8(value.into())
    }

    /// Appends the length and the bytes.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) -> &mut KeyWriter<'a> {
        self.usize(bytes.len());
        if self.is_long(bytes.len()) {
            self.overflow.reserve(bytes.len()).copy_from_slice(bytes);
        } else {
            self.put_few(bytes);
        }
        self
    }

    /// Appends the length and the text.
    #[inline]
    pub fn str(&mut self, text: &str) -> &mut KeyWriter<'a> {
        self.bytes(text.as_bytes())
    }

    /// Appends an optional value.
    #[inline]
    pub fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut KeyWriter<'a>, T)) -> &mut KeyWriter<'a> {
        self.bool(value.is_some());
        if let Some(value) = value {
            write(self, value);
        }
        self
    }

    /// Appends the length and the items of a list.
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

    /// Appends the length of a list and its items, all of `N` bytes. Use it for many fields: writing an item does not
    /// depend on the previous one.
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
        // A list of zero-sized items may be longer than memory; any other list that exceeds memory cannot exist.
        let n_bytes = N.saturating_mul(items.len());
        self.usize(items.len());
        if self.is_long(n_bytes) {
            let places = self.overflow.reserve(n_bytes).as_chunks_mut().0.iter_mut();
            places.zip(items).for_each(|(place, item)| *place = bytes_of(item));
        } else {
            items.for_each(|item| self.put_few(&bytes_of(item)));
        }
        self
    }

    /// Whether a field of `n_bytes` bytes does not fit in the words.
    #[inline(always)]
    fn is_long(&self, n_bytes: usize) -> bool {
        !self.overflow.is_empty() || n_bytes > INLINE_BYTES - self.n_first
    }

    /// Appends bytes that fit in the words.
    #[inline(always)]
    fn put_few(&mut self, bytes: &[u8]) {
        let (words, odd) = bytes.as_chunks();
        words.iter().for_each(|word| self.put_first(u64::from_le_bytes(*word), 8));
        odd.iter().for_each(|&byte| self.put_first(u64::from(byte), 1));
    }

    /// Appends the low `n_bytes` bytes of a number whose other bytes are zero.
    #[inline(always)]
    fn put(&mut self, value: u64, n_bytes: usize) {
        if self.overflow.try_push(value, n_bytes) {
            return;
        }
        if self.is_long(n_bytes) {
            self.overflow.push(value, n_bytes);
        } else {
            self.put_first(value, n_bytes);
        }
    }

    /// Like `put`, for a value that fits in the words.
    #[inline(always)]
    fn put_first(&mut self, value: u64, n_bytes: usize) {
        let in_last = self.n_first % 8;
        self.last |= value << (8 * in_last);
        if in_last + n_bytes >= 8 {
            // The index is in range, because the value fits.
            self.words[self.n_first / 8 % self.words.len()] = self.last;
            let n_written = 8 - in_last;
            self.last = if n_written < 8 { value >> (8 * n_written) } else { 0 };
        }
        self.n_first += n_bytes;
    }

    /// Copies word by word: a wider copy would read in larger units than the stores before, which causes a
    /// store-to-load forwarding stall. The last word may still be zero in `words`; selecting it with a dynamic index
    /// would force all fields of this type into memory.
    #[inline(always)]
    fn all_words(&self) -> [u64; N_WORDS] {
        let word = |at: usize| self.words[at] | if at == self.n_first / 8 { self.last } else { 0 };
        [word(0), word(1), word(2), word(3), word(4), word(5)]
    }

    /// The key, for a lookup.
    #[inline(always)]
    pub(crate) fn sought(&self, seed: &Seed) -> Sought<'_> {
        let words = self.all_words();
        let mut sought = Sought::short(seed, head(self.kind, self.n_first), words, self.n_first);
        if !self.overflow.is_empty() {
            sought.overflow = self.overflow.bytes();
            sought.hash ^= seed.hash_overflow(sought.overflow);
        }
        sought
    }

    #[inline(always)]
    pub(crate) fn into_key(self, hash: u64) -> Key {
        let words = self.all_words();
        Key { hash, head: head(self.kind, self.n_first), words, overflow: self.overflow.bytes().into() }
    }
}

/// The kind and the number of bytes in the first fields, which distinguish most keys.
#[inline(always)]
fn head(kind: u32, n_first: usize) -> u64 {
    u64::from(kind) | (n_first as u64) << 32
}

/// The key of a spec within one manager.
// The fields are in the order in which lookups compare them.
#[derive(Clone)]
#[repr(C)]
pub struct Key {
    hash: u64,
    head: u64,
    words: [u64; N_WORDS],
    overflow: Box<[u8]>,
}

impl Key {
    /// The bytes that the spec wrote.
    pub fn spec_bytes(&self) -> Vec<u8> {
        let n_first = self.n_first();
        let words = self.words.iter();
        let first: Vec<u8> = words.flat_map(|word| word.to_le_bytes()).take(n_first).collect();
        [&first, &*self.overflow].concat()
    }

    /// The number of bytes that the spec wrote.
    pub(crate) fn n_bytes(&self) -> usize {
        self.n_first() + self.overflow.len()
    }

    /// The number of bytes on the heap.
    pub(crate) fn heap_bytes(&self) -> usize {
        self.overflow.len()
    }

    fn n_first(&self) -> usize {
        (self.head >> 32) as usize
    }

    /// The number of the kind.
    pub fn kind_number(&self) -> u32 {
        self.head as u32
    }

    /// The key with the fingerprint of its compiler: equal only for equal code, across managers.
    pub fn full(&self, fingerprint: &[u8]) -> Vec<u8> {
        let n_bytes = fingerprint.len() as u64;
        [&self.kind_number().to_le_bytes()[..], &n_bytes.to_le_bytes(), fingerprint, &self.spec_bytes()].concat()
    }

    #[inline(always)]
    pub(crate) fn hash_value(&self) -> u64 {
        self.hash
    }

    /// The key, for a lookup.
    #[inline(always)]
    pub(crate) fn sought(&self) -> Sought<'_> {
        Sought { hash: self.hash, head: self.head, words: self.words, overflow: &self.overflow }
    }

    #[inline(always)]
    pub(crate) fn is(&self, sought: &Sought<'_>) -> bool {
        self.hash == sought.hash
            && self.head == sought.head
            && is_same(&self.words, &sought.words, (sought.head >> 32) as usize)
            && self.overflow.len() == sought.overflow.len()
            // Avoid the call of the comparison function for short keys.
            && (sought.overflow.is_empty() || *self.overflow == *sought.overflow)
    }
}

/// A key to look up: under construction, or stored.
pub(crate) struct Sought<'a> {
    hash: u64,
    head: u64,
    words: [u64; N_WORDS],
    overflow: &'a [u8],
}

impl Sought<'_> {
    /// The key of a spec that writes these numbers and nothing else.
    #[inline(always)]
    pub(crate) fn of_words<const N: usize>(seed: &Seed, kind: Kind, numbers: [u64; N]) -> Sought<'static> {
        const { assert!(N <= N_WORDS) };
        let mut words = [0; N_WORDS];
        words[..N].copy_from_slice(&numbers);
        Sought::short(seed, head(kind.number, 8 * N), words, 8 * N)
    }

    #[inline(always)]
    fn short(seed: &Seed, head: u64, words: [u64; N_WORDS], len: usize) -> Sought<'static> {
        Sought { hash: seed.hash_words(head, &words, len), head, words, overflow: &[] }
    }

    #[inline(always)]
    pub(crate) fn hash_value(&self) -> u64 {
        self.hash
    }
}

/// Whether the first words of two keys of length `len` are equal. The compiler often knows `len`.
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
            // The same bytes as larger numbers, and as one field.
            let (words, tail) = bytes.as_chunks();
            let by_words = key(|w| {
                words.iter().for_each(|word| _ = w.u64(u64::from_le_bytes(*word)));
                tail.iter().for_each(|&byte| _ = w.u8(byte));
            });
            assert!(by_words == by_bytes && by_words.hash_value() == by_bytes.hash_value());
            let shifted = key(|w| {
                w.u8(5);
                words.iter().for_each(|word| _ = w.u64(u64::from_le_bytes(*word)));
                tail.iter().for_each(|&byte| _ = w.u8(byte));
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
