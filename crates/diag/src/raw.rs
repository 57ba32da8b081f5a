//! Bytes that are not UTF-8, represented as text.
//!
//! In: any bytes. Out: text from which the bytes can be recovered exactly.
//! Each byte that is not part of valid UTF-8 becomes one of the last 128 code points, U+10FF80 for 0x80 to U+10FFFF for
//! 0xff. If the input contains the UTF-8 encoding of one of those code points, its four bytes are represented in the
//! same way, so that every byte sequence has exactly one text. Invariants: a text without these code points represents
//! its own bytes; equal bytes have equal text, provided that [`normalise`] is applied to texts that were cut or
//! concatenated.

use std::borrow::Cow;
use std::cmp::Ordering;

/// The code point for byte 0x80.
const FIRST: u32 = 0x10_ff80;

/// The first UTF-8 byte of all code points that represent bytes, and of few others.
const LEAD: u8 = 0xf4;

fn byte_of(c: char) -> Option<u8> {
    (c as u32).checked_sub(FIRST).map(|n| 0x80 | n as u8)
}

/// Whether a text may contain code points that represent bytes.
pub fn may_have_bytes(text: &str) -> bool {
    text.as_bytes().contains(&LEAD)
}

/// The text of bytes.
pub fn from_bytes(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) if !may_have_bytes(text) => return Cow::Borrowed(text),
        _ => {}
    }
    let mut out = String::with_capacity(bytes.len() + 16);
    let push_bytes = |out: &mut String, bytes: &[u8]| {
        out.extend(bytes.iter().map(|&b| char::from_u32(FIRST + u32::from(b & 0x7f)).unwrap_or_default()));
    };
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            match byte_of(c) {
                None => out.push(c),
                Some(_) => push_bytes(&mut out, c.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        }
        push_bytes(&mut out, chunk.invalid());
    }
    Cow::Owned(out)
}

/// The bytes of a text.
pub fn to_bytes(text: &str) -> Cow<'_, [u8]> {
    if !may_have_bytes(text) {
        return Cow::Borrowed(text.as_bytes());
    }
    let mut out = Vec::with_capacity(text.len());
    for c in text.chars() {
        match byte_of(c) {
            Some(byte) => out.push(byte),
            None => out.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
        }
    }
    Cow::Owned(out)
}

/// The number of bytes that a text represents.
pub fn n_bytes(text: &str) -> usize {
    to_bytes(text).len()
}

/// The text with U+FFFD for invalid UTF-8.
pub fn to_lossy(text: &str) -> Cow<'_, str> {
    match to_bytes(text) {
        Cow::Borrowed(_) => Cow::Borrowed(text),
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// Normalises a concatenated text: bytes that form valid UTF-8 only after concatenation become a character.
pub fn normalise(text: &str) -> Cow<'_, str> {
    match to_bytes(text) {
        Cow::Borrowed(_) => Cow::Borrowed(text),
        Cow::Owned(bytes) => Cow::Owned(from_bytes(&bytes).into_owned()),
    }
}

/// Compares two texts by their bytes.
pub fn compare(a: &str, b: &str) -> Ordering {
    match a.as_bytes().cmp(b.as_bytes()) {
        Ordering::Equal => Ordering::Equal,
        plain if !may_have_bytes(a) && !may_have_bytes(b) => plain,
        _ => to_bytes(a).cmp(&to_bytes(b)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_come_back() {
        for bytes in
            [&b""[..], b"abc", b"a\xff\xc3b\xc3\xa9", "\u{10ff80}é\u{10ffff}\u{10ff7f}".as_bytes(), b"\xf4\x8f"]
        {
            let text = from_bytes(bytes);
            assert_eq!(&*to_bytes(&text), bytes);
            assert_eq!(n_bytes(&text), bytes.len());
            assert_eq!(to_lossy(&text), String::from_utf8_lossy(bytes));
        }
    }

    #[test]
    fn joined_bytes_become_a_character() {
        let joined = format!("{}{}", from_bytes(b"\xc3"), from_bytes(b"\xa9"));
        assert_eq!(normalise(&joined), "é");
    }

    #[test]
    fn order_is_that_of_the_bytes() {
        assert_eq!(compare(&from_bytes(b"\x80"), "é"), Ordering::Less);
        assert_eq!(compare(&from_bytes(b"\xff"), "\u{10ff00}"), Ordering::Greater);
        assert_eq!(compare("a", "b"), Ordering::Less);
    }
}
