//! Keys: what identifies generated code, as bytes.
//!
//! In: a kind and a spec that writes itself field by field. Out: bytes that are equal exactly when the specs are, and a
//! hash of them.
//! Invariants: the kind comes first, so that kinds never collide; lists and texts begin with their length, so that
//! neighbours never run together; numbers are little-endian; two keys are equal only if all their bytes are: the hash
//! only finds where to look.
//! Not here: what else the code depends on. One manager has one compiler, whose fingerprint is the same for all its
//! keys; [`Key::full`] puts it in for whoever keeps keys longer than the manager.

use std::cell::Cell;
use std::fmt;
use std::hash::{Hash, Hasher};

/// Up to this many bytes a key needs no memory of its own.
pub const INLINE_BYTES: usize = 48;

/// The same in words.
const N_WORDS: usize = INLINE_BYTES / 8;

/// The memory of a longer key at first, and the most that a thread keeps for the next one.
const FIRST_BYTES: usize = 1024;
const KEPT_BYTES: usize = 64 * 1024;

thread_local! {
    /// Memory for the next long key of this thread, all of it written.
    static SPARE: Cell<Vec<u8>> = const { Cell::new(Vec::new()) };
}

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

/// Takes the fields of a spec.
///
/// Floating-point numbers are written by their bits: 0.0 and -0.0 are different, each NaN is equal to itself.
#[derive(Clone, Debug)]
pub struct KeyWriter {
    /// The whole words so far, and zeros; as many as make their number cheap to bound.
    words: [u64; N_WORDS.next_power_of_two()],
    /// The bytes after them. Whole words go to memory and are read back as such: a processor waits where a read has to be
    /// put together from several writes.
    last: u64,
    /// Bytes of the key.
    len: usize,
    /// All of them and some more, once they are too many for `words`; empty before.
    long: Vec<u8>,
}

macro_rules! numbers {
    ($($number:ident as $bits:ident;)*) => {$(
        #[doc = concat!("Appends an `", stringify!($number), "`.")]
        #[inline]
        pub fn $number(&mut self, value: $number) -> &mut KeyWriter {
            self.put(u64::from($bits::from_le_bytes(value.to_le_bytes())), size_of::<$number>());
            self
        }
    )*};
}

impl KeyWriter {
    #[inline]
    pub(crate) fn new(kind: Kind) -> KeyWriter {
        let mut writer = KeyWriter { words: Default::default(), last: 0, len: 0, long: Vec::new() };
        writer.u32(kind.number);
        writer
    }

    numbers! {
        u8 as u8; u16 as u16; u32 as u32; u64 as u64; i8 as u8; i16 as u16; i32 as u32; i64 as u64; f32 as u32; f64 as u64;
    }

    /// Appends an `u128`.
    #[inline]
    pub fn u128(&mut self, value: u128) -> &mut KeyWriter {
        self.u64(value as u64).u64((value >> 64) as u64)
    }

    /// Appends an `i128`.
    #[inline]
    pub fn i128(&mut self, value: i128) -> &mut KeyWriter {
        self.u128(value as u128)
    }

    /// Appends a number that is as wide as the machine's pointers, in 64 bits.
    #[inline]
    pub fn usize(&mut self, value: usize) -> &mut KeyWriter {
        self.u64(value as u64)
    }

    /// Appends a truth value.
    #[inline]
    pub fn bool(&mut self, value: bool) -> &mut KeyWriter {
        self.u8(value.into())
    }

    /// Appends bytes with their length.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) -> &mut KeyWriter {
        self.usize(bytes.len());
        if self.len + bytes.len() > INLINE_BYTES {
            self.room(bytes.len())[..bytes.len()].copy_from_slice(bytes);
            self.len += bytes.len();
            return self;
        }
        let (words, rest) = bytes.as_chunks();
        words.iter().for_each(|word| self.put(u64::from_le_bytes(*word), 8));
        rest.iter().for_each(|&byte| self.put(u64::from(byte), 1));
        self
    }

    /// Appends a text with its length.
    #[inline]
    pub fn str(&mut self, text: &str) -> &mut KeyWriter {
        self.bytes(text.as_bytes())
    }

    /// Appends a value or its absence.
    #[inline]
    pub fn option<T>(&mut self, value: Option<T>, write: impl FnOnce(&mut KeyWriter, T)) -> &mut KeyWriter {
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
        mut write: impl FnMut(&mut KeyWriter, I::Item),
    ) -> &mut KeyWriter {
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
    ) -> &mut KeyWriter {
        let items = items.into_iter();
        let n_bytes = N * items.len();
        self.usize(items.len());
        if self.len + n_bytes <= INLINE_BYTES {
            items.for_each(|item| bytes_of(item).into_iter().for_each(|byte| self.put(u64::from(byte), 1)));
            return self;
        }
        let places = self.room(n_bytes)[..n_bytes].as_chunks_mut().0.iter_mut();
        places.zip(items).for_each(|(place, item)| *place = bytes_of(item));
        self.len += n_bytes;
        self
    }

    /// Appends the low bytes of a number, of which all others are zero.
    #[inline(always)]
    fn put(&mut self, value: u64, n_bytes: usize) {
        let end = self.len + n_bytes;
        if end > INLINE_BYTES {
            self.put_long(self.len, value);
            self.len = end;
            return;
        }
        let in_last = self.len % 8;
        self.last |= value << (8 * in_last);
        if in_last + n_bytes >= 8 {
            // In range: `end` is at most the bytes of all words.
            self.words[self.len / 8 % self.words.len()] = self.last;
            let n_written = 8 - in_last;
            self.last = if n_written < 8 { value >> (8 * n_written) } else { 0 };
        }
        self.len = end;
    }

    /// Writes all eight bytes: the next number is written over those that are too many.
    #[inline(always)]
    fn put_long(&mut self, at: usize, value: u64) {
        match self.long.get_mut(at..).and_then(|rest| rest.first_chunk_mut()) {
            Some(place) => *place = value.to_le_bytes(),
            None => self.put_first(value),
        }
    }

    #[cold]
    #[inline(never)]
    fn put_first(&mut self, value: u64) {
        self.room(8)[..8].copy_from_slice(&value.to_le_bytes());
    }

    /// The memory behind a long key, at least so many bytes.
    fn room(&mut self, n_bytes: usize) -> &mut [u8] {
        if self.len + n_bytes > self.long.len() {
            self.lengthen(n_bytes);
        }
        &mut self.long[self.len..]
    }

    /// More memory for a long key, or the first, where the words go.
    #[cold]
    #[inline(never)]
    fn lengthen(&mut self, n_bytes: usize) {
        let is_first = self.long.is_empty();
        if is_first {
            self.long = SPARE.try_with(Cell::take).unwrap_or_default();
        }
        let wanted = (self.len + n_bytes).next_power_of_two().max(FIRST_BYTES);
        if self.long.len() < wanted {
            self.long.resize(wanted, 0);
        }
        if is_first {
            let words = to_bytes(&self.all_words());
            self.long[..INLINE_BYTES].copy_from_slice(&words);
        }
    }

    /// Word by word: a copy of all of them would be read in larger pieces than it was just written in.
    #[inline(always)]
    fn all_words(&self) -> [u64; N_WORDS] {
        let word = |at: usize| if at == self.len / 8 { self.last } else { self.words[at] };
        [word(0), word(1), word(2), word(3), word(4), word(5)]
    }

    /// The bytes of a key that is too long for words.
    #[inline]
    fn long(&self) -> Option<&[u8]> {
        if self.len > INLINE_BYTES { self.long.get(..self.len) } else { None }
    }

    /// The key, to be looked for.
    #[inline]
    pub(crate) fn sought(&self, seed: u64) -> Sought<'_> {
        if let Some(long) = self.long() {
            return Sought { hash: hash_long(seed, long), len: self.len, words: [0; N_WORDS], long };
        }
        let words = self.all_words();
        Sought { hash: hash_words(seed, &words, self.len), len: self.len, words, long: &[] }
    }

    pub(crate) fn into_key(self, hash: u64) -> Key {
        let bytes = match self.long() {
            None => Bytes::Inline { bytes: to_bytes(&self.all_words()), len: self.len as u8 },
            Some(long) => Bytes::Heap(long.into()),
        };
        Key { hash, bytes }
    }
}

impl Drop for KeyWriter {
    #[inline]
    fn drop(&mut self) {
        if !self.long.is_empty() {
            keep(std::mem::take(&mut self.long));
        }
    }
}

/// Keeps memory for the next long key.
#[inline(never)]
fn keep(memory: Vec<u8>) {
    if memory.len() <= KEPT_BYTES {
        // Not at the thread's end: then it is freed.
        let _ = SPARE.try_with(|spare| spare.set(memory));
    }
}

fn to_bytes(words: &[u64; N_WORDS]) -> [u8; INLINE_BYTES] {
    let mut bytes = [0; INLINE_BYTES];
    bytes.as_chunks_mut().0.iter_mut().zip(words).for_each(|(chunk, word)| *chunk = word.to_le_bytes());
    bytes
}

/// The key of a spec within one manager.
#[derive(Clone)]
pub struct Key {
    hash: u64,
    bytes: Bytes,
}

#[derive(Clone)]
enum Bytes {
    Inline { bytes: [u8; INLINE_BYTES], len: u8 },
    Heap(Box<[u8]>),
}

impl Key {
    /// The bytes: the number of the kind, then the spec.
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        match &self.bytes {
            Bytes::Inline { bytes, len } => &bytes[..usize::from(*len)],
            Bytes::Heap(bytes) => bytes,
        }
    }

    /// The number of the kind.
    pub fn kind_number(&self) -> u32 {
        let first = self.as_bytes().first_chunk().copied().unwrap_or_default();
        u32::from_le_bytes(first)
    }

    /// The key with the fingerprint of its compiler: equal only for equal code, whichever manager asks.
    pub fn full(&self, fingerprint: &[u8]) -> Vec<u8> {
        let (kind, spec) = self.as_bytes().split_at(size_of::<u32>());
        [kind, &(fingerprint.len() as u64).to_le_bytes(), fingerprint, spec].concat()
    }

    #[inline]
    pub(crate) fn hash_value(&self) -> u64 {
        self.hash
    }

    /// The key, to be looked for.
    #[inline]
    pub(crate) fn sought(&self) -> Sought<'_> {
        match &self.bytes {
            Bytes::Inline { bytes, len } => {
                Sought { hash: self.hash, len: usize::from(*len), words: words(bytes), long: &[] }
            }
            Bytes::Heap(bytes) => Sought { hash: self.hash, len: bytes.len(), words: [0; N_WORDS], long: bytes },
        }
    }

    #[inline]
    pub(crate) fn is(&self, sought: &Sought<'_>) -> bool {
        self.hash == sought.hash
            && match &self.bytes {
                Bytes::Inline { bytes, len } => {
                    usize::from(*len) == sought.len && is_same(&words(bytes), &sought.words, sought.len)
                }
                Bytes::Heap(bytes) => **bytes == *sought.long,
            }
    }
}

/// A key that is looked for: as it is being written, or as it is kept.
pub(crate) struct Sought<'a> {
    hash: u64,
    len: usize,
    words: [u64; N_WORDS],
    /// All bytes, if there are more than words have.
    long: &'a [u8],
}

impl Sought<'_> {
    #[inline]
    pub(crate) fn hash_value(&self) -> u64 {
        self.hash
    }
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
        self.as_bytes().iter().try_for_each(|byte| write!(f, "{byte:02x}"))?;
        write!(f, ")")
    }
}

const STEP: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93];

/// What is beyond the length is zero.
#[inline(always)]
fn words(bytes: &[u8; INLINE_BYTES]) -> [u64; N_WORDS] {
    let word = |at: usize| bytes[8 * at..].first_chunk().copied().map_or(0, u64::from_le_bytes);
    [word(0), word(1), word(2), word(3), word(4), word(5)]
}

/// Whether keys of one length are the same. Nearly all are short, and the length is often known to the compiler.
#[inline(always)]
fn is_same(a: &[u64; N_WORDS], b: &[u64; N_WORDS], len: usize) -> bool {
    let differ = |at: usize| (a[at] ^ b[at]) | (a[at + 1] ^ b[at + 1]);
    differ(0) == 0 && (len <= 16 || differ(2) == 0) && (len <= 32 || differ(4) == 0)
}

/// A keyed hash by folded multiplications. It decides where to look, never whether two keys are equal.
#[inline(always)]
fn hash_words(seed: u64, words: &[u64; N_WORDS], len: usize) -> u64 {
    let mut sum = begin(seed, len);
    sum = step(sum, words[0], words[1]);
    if len > 16 {
        sum = step(sum, words[2], words[3]);
    }
    if len > 32 {
        sum = step(sum, words[4], words[5]);
    }
    end(seed, sum)
}

/// The same of bytes that are more than the words have: four sums, which do not wait for each other.
fn hash_long(seed: u64, bytes: &[u8]) -> u64 {
    let word = |block: &[u8], at: usize| block[at..].first_chunk().copied().map_or(0, u64::from_le_bytes);
    let first = begin(seed, bytes.len());
    let mut sums = [first, first ^ STEP[0], !first, first ^ STEP[1]];
    let mut add = |block: &[u8; 64]| {
        for (lane, sum) in sums.iter_mut().enumerate() {
            *sum = step(*sum, word(block, 16 * lane), word(block, 16 * lane + 8));
        }
    };
    let (blocks, rest) = bytes.as_chunks();
    blocks.iter().for_each(&mut add);
    if !rest.is_empty() {
        // The last 64 may overlap those before; of fewer there are zeros behind.
        match bytes.last_chunk() {
            Some(last) => add(last),
            None => {
                let mut last = [0; 64];
                last[..bytes.len()].copy_from_slice(bytes);
                add(&last);
            }
        }
    }
    end(seed, step(step(sums[0], sums[1], sums[2]), sums[3], first))
}

#[inline]
fn begin(seed: u64, len: usize) -> u64 {
    seed ^ (len as u64).wrapping_mul(STEP[0])
}

#[inline]
fn step(sum: u64, low: u64, high: u64) -> u64 {
    fold(sum ^ low, high ^ STEP[1])
}

#[inline]
fn end(seed: u64, sum: u64) -> u64 {
    fold(sum ^ STEP[0], seed ^ STEP[1])
}

#[inline]
fn fold(a: u64, b: u64) -> u64 {
    let product = u128::from(a) * u128::from(b);
    product as u64 ^ (product >> 64) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    const KIND: Kind = Kind::new(7, "test");

    fn key(write: impl FnOnce(&mut KeyWriter)) -> Key {
        let mut writer = KeyWriter::new(KIND);
        write(&mut writer);
        let hash = writer.sought(1).hash_value();
        writer.into_key(hash)
    }

    #[test]
    fn equal_fields_make_equal_keys_however_they_are_held() {
        let check = |a: Key, b: Key, equal: bool| {
            assert_eq!(a == b, equal, "{a:?} {b:?}");
            assert_eq!(a.as_bytes() == b.as_bytes(), equal);
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
        for len in (0..200usize).chain([1016, 1020, 1021, 5000, 100_000]) {
            let bytes: Vec<u8> = (0..len).map(|at| at as u8).collect();
            let by_bytes = key(|w| bytes.iter().for_each(|&byte| _ = w.u8(byte)));
            assert_eq!(by_bytes.as_bytes(), [&7u32.to_le_bytes()[..], &bytes].concat());
            assert_eq!(by_bytes.kind_number(), 7);
            // The same in larger numbers, and as one field.
            let (words, rest) = bytes.as_chunks();
            let by_words = key(|w| {
                words.iter().for_each(|word| _ = w.u64(u64::from_le_bytes(*word)));
                rest.iter().for_each(|&byte| _ = w.u8(byte));
            });
            assert!(by_words == by_bytes && by_words.hash_value() == by_bytes.hash_value());
            let records = key(|w| _ = w.records(&bytes, |&byte| [byte, 3]));
            let list = key(|w| _ = w.list(&bytes, |w, &byte| _ = w.u8(byte).u8(3)));
            assert!(records == list && records.as_bytes() == list.as_bytes());
            let field = key(|w| _ = w.u8(1).bytes(&bytes).u16(2));
            let wanted = [&7u32.to_le_bytes()[..], &[1], &(len as u64).to_le_bytes(), &bytes, &[2, 0]].concat();
            assert_eq!(field.as_bytes(), wanted);
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
        let writer = KeyWriter::new(KIND);
        assert_ne!(writer.sought(1).hash_value(), writer.sought(2).hash_value());
    }
}
