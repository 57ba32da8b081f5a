//! Keys: what identifies generated code, as bytes.
//!
//! In: a kind and a spec that writes itself field by field. Out: bytes that are equal exactly when the specs are, and a
//! hash of them.
//! Invariants: the kind comes first, so that kinds never collide; lists and texts begin with their length, so that
//! neighbours never run together; numbers are little-endian; two keys are equal only if all their bytes are: the hash
//! only finds where to look.
//! Not here: what else the code depends on. One manager has one compiler, whose fingerprint is the same for all its
//! keys; [`Key::full`] puts it in for whoever keeps keys longer than the manager.

use std::fmt;
use std::hash::{Hash, Hasher};

/// Up to this many bytes a key needs no memory of its own.
pub const INLINE_BYTES: usize = 48;

/// The length of keys that do not fit.
const SPILLED: usize = usize::MAX;

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
    inline: [u8; INLINE_BYTES],
    /// Bytes in `inline`, or `SPILLED`.
    len: usize,
    /// All bytes, once they are too many.
    spilled: Vec<u8>,
}

macro_rules! numbers {
    ($($number:ident)*) => {$(
        #[doc = concat!("Appends an `", stringify!($number), "`.")]
        #[inline]
        pub fn $number(&mut self, value: $number) -> &mut KeyWriter {
            self.put(&value.to_le_bytes());
            self
        }
    )*};
}

impl KeyWriter {
    #[inline]
    pub(crate) fn new(kind: Kind) -> KeyWriter {
        let mut writer = KeyWriter { inline: [0; INLINE_BYTES], len: 0, spilled: Vec::new() };
        writer.u32(kind.number);
        writer
    }

    numbers! { u8 u16 u32 u64 u128 i8 i16 i32 i64 i128 f32 f64 }

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
        self.put(bytes);
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

    #[inline]
    fn put(&mut self, bytes: &[u8]) {
        let end = self.len.wrapping_add(bytes.len());
        match self.inline.get_mut(self.len..end) {
            Some(place) => {
                place.copy_from_slice(bytes);
                self.len = end;
            }
            None => self.put_spilled(bytes),
        }
    }

    #[inline(never)]
    fn put_spilled(&mut self, bytes: &[u8]) {
        if self.len != SPILLED {
            self.spilled.reserve(16 * INLINE_BYTES);
            self.spilled.extend_from_slice(&self.inline[..self.len]);
            self.len = SPILLED;
        }
        self.spilled.extend_from_slice(bytes);
    }

    #[inline]
    pub(crate) fn as_bytes(&self) -> &[u8] {
        self.inline.get(..self.len).unwrap_or(&self.spilled)
    }

    #[inline]
    pub(crate) fn hash(&self, seed: u64) -> u64 {
        hash(seed, self.as_bytes())
    }

    pub(crate) fn into_key(self, hash: u64) -> Key {
        let bytes = if self.len != SPILLED {
            Bytes::Inline { bytes: self.inline, len: self.len as u8 }
        } else {
            Bytes::Heap(self.spilled.into_boxed_slice())
        };
        Key { hash, bytes }
    }
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

    #[inline]
    pub(crate) fn is(&self, hash: u64, bytes: &[u8]) -> bool {
        self.hash == hash && self.as_bytes() == bytes
    }
}

impl PartialEq for Key {
    fn eq(&self, other: &Key) -> bool {
        self.is(other.hash, other.as_bytes())
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

/// A keyed hash by folded multiplications. It decides where to look, never whether two keys are equal.
#[inline]
fn hash(seed: u64, bytes: &[u8]) -> u64 {
    const STEP: [u64; 2] = [0x9e37_79b9_7f4a_7c15, 0xd6e8_feb8_6659_fd93];
    let word = |at: usize| bytes.get(at..at + 8).and_then(|word| word.try_into().ok()).map_or(0, u64::from_le_bytes);
    let mut sum = seed ^ (bytes.len() as u64).wrapping_mul(STEP[0]);
    let mut at = 0;
    while at + 16 < bytes.len() {
        sum = fold(sum ^ word(at), word(at + 8) ^ STEP[1]);
        at += 16;
    }
    // The last sixteen bytes, which may overlap those before; a kind alone has four.
    let (low, high) = if bytes.len() >= 16 {
        (word(bytes.len() - 16), word(bytes.len() - 8))
    } else if bytes.len() >= 8 {
        (word(0), word(bytes.len() - 8))
    } else {
        let half =
            |at: usize| bytes.get(at..at + 4).and_then(|half| half.try_into().ok()).map_or(0, u32::from_le_bytes);
        (u64::from(half(0)), u64::from(half(bytes.len().saturating_sub(4))))
    };
    fold(fold(sum ^ low, high ^ STEP[1]) ^ STEP[0], seed ^ STEP[1])
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
        let hash = writer.hash(1);
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
    fn long_keys_spill_and_keep_their_bytes() {
        for len in 0..200usize {
            let bytes: Vec<u8> = (0..len as u8).collect();
            let key = key(|w| bytes.iter().for_each(|&byte| _ = w.u8(byte)));
            assert_eq!(key.as_bytes(), [&7u32.to_le_bytes()[..], &bytes].concat());
            assert_eq!(key.kind_number(), 7);
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
        for len in 4..80usize {
            for at in 0..len {
                for bit in 0..8 {
                    let mut bytes = vec![0u8; len];
                    bytes[at] = 1 << bit;
                    assert!(seen.insert(hash(3, &bytes)), "{len} {at} {bit}");
                }
            }
        }
        assert_ne!(hash(1, &[0; 8]), hash(2, &[0; 8]));
    }
}
