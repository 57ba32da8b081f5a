//! Bytes that are not UTF-8, as text.
//!
//! In: any bytes. Out: text from which the bytes come back exactly.
//! Each byte that is no UTF-8 is one of the last 128 characters, U+10FF80 for 0x80 to U+10FFFF for 0xff. Where one of
//! those characters itself is meant, its four bytes are written that way, so that every sequence of bytes has exactly
//! one text. Invariants: text that has none of those characters is its own bytes; equal bytes have equal text as long
//! as texts that were cut or joined are made whole with [`rejoin`].

use std::borrow::Cow;
use std::cmp::Ordering;

/// What stands for byte 0x80.
const FIRST: u32 = 0x10_ff80;

/// The first byte of all characters that stand for bytes, and of few others.
const LEAD: u8 = 0xf4;

fn byte_of(c: char) -> Option<u8> {
    (c as u32).checked_sub(FIRST).map(|n| 0x80 | n as u8)
}

/// Whether a text may have characters that stand for bytes.
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

/// How many bytes a text stands for.
pub fn n_bytes(text: &str) -> usize {
    to_bytes(text).len()
}

/// The text with U+FFFD where there is no UTF-8.
pub fn to_lossy(text: &str) -> Cow<'_, str> {
    match to_bytes(text) {
        Cow::Borrowed(_) => Cow::Borrowed(text),
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

/// A text that was put together from parts: bytes that are UTF-8 only together become a character.
pub fn rejoin(text: &str) -> Cow<'_, str> {
    match to_bytes(text) {
        Cow::Borrowed(_) => Cow::Borrowed(text),
        Cow::Owned(bytes) => Cow::Owned(from_bytes(&bytes).into_owned()),
    }
}

/// Compares the bytes of two texts.
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
        assert_eq!(rejoin(&joined), "é");
    }

    #[test]
    fn order_is_that_of_the_bytes() {
        assert_eq!(compare(&from_bytes(b"\x80"), "é"), Ordering::Less);
        assert_eq!(compare(&from_bytes(b"\xff"), "\u{10ff00}"), Ordering::Greater);
        assert_eq!(compare("a", "b"), Ordering::Less);
    }
}
