//! Patterns of `LIKE`, and of searches for a prefix, a suffix or a part.
//!
//! In: a pattern's text, an escape character. Out: whether a text matches.
//! A pattern is a list of pieces between `%` signs. The first piece starts the text and the last one ends it; each piece
//! between them is found at its first place after the one before it. The first place leaves most text for the others,
//! so no choice is ever undone: time is at most the product of the lengths.
//! Invariant: matching neither recurses nor backtracks.
//! Not here: regular expressions, case-insensitive patterns.

use std::fmt;

/// A part of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Part {
    Bytes(Vec<u8>),
    /// `_`, any character.
    Any,
}

/// A compiled pattern.
///
/// ```
/// use kernelsmith::query::Pattern;
/// let pattern = Pattern::like("a%b_\\%", Some('\\'));
/// assert!(pattern.matches(b"axxbc%"));
/// assert!(!pattern.matches(b"axxbcd"));
/// assert!(Pattern::prefix("Ab").matches(b"Abc"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pattern {
    /// At least one; with `%` between them.
    pieces: Vec<Vec<Part>>,
}

impl Pattern {
    /// The pattern of `LIKE`: `%` matches any text, `_` any character, and the character after `escape` itself. An
    /// escape character at the end matches itself.
    pub fn like(pattern: &str, escape: Option<char>) -> Pattern {
        let mut pieces = vec![Vec::new()];
        let mut chars = pattern.chars();
        while let Some(char) = chars.next() {
            let piece = pieces.last_mut().expect("a pattern has a piece");
            match char {
                _ if Some(char) == escape => push(piece, chars.next().unwrap_or(char)),
                '%' => pieces.push(Vec::new()),
                '_' => piece.push(Part::Any),
                _ => push(piece, char),
            }
        }
        // Two `%` with nothing between them are one.
        let n = pieces.len();
        let mut at = 0;
        pieces.retain(|piece| {
            at += 1;
            at == 1 || at == n || !piece.is_empty()
        });
        Pattern { pieces }
    }

    fn literal(text: &str) -> Vec<Part> {
        if text.is_empty() { Vec::new() } else { vec![Part::Bytes(text.as_bytes().to_vec())] }
    }

    /// Texts that start with `text`.
    pub fn prefix(text: &str) -> Pattern {
        Pattern { pieces: vec![Pattern::literal(text), Vec::new()] }
    }

    /// Texts that end with `text`.
    pub fn suffix(text: &str) -> Pattern {
        Pattern { pieces: vec![Vec::new(), Pattern::literal(text)] }
    }

    /// Texts that contain `text`.
    pub fn contains(text: &str) -> Pattern {
        match text.is_empty() {
            true => Pattern { pieces: vec![Vec::new(), Vec::new()] },
            false => Pattern { pieces: vec![Vec::new(), Pattern::literal(text), Vec::new()] },
        }
    }

    /// Whether a text in UTF-8 matches.
    pub fn matches(&self, text: &[u8]) -> bool {
        let [first, between @ .., last] = &self.pieces[..] else {
            return match_at(&self.pieces[0], text) == Some(text.len());
        };
        let Some(len) = match_at(first, text) else { return false };
        let mut rest = &text[len..];
        for piece in between {
            let Some(end) = find(piece, rest) else { return false };
            rest = &rest[end..];
        }
        ends_with(last, rest)
    }
}

fn push(piece: &mut Vec<Part>, char: char) {
    let mut buffer = [0; 4];
    let bytes = char.encode_utf8(&mut buffer).as_bytes();
    match piece.last_mut() {
        Some(Part::Bytes(text)) => text.extend_from_slice(bytes),
        _ => piece.push(Part::Bytes(bytes.to_vec())),
    }
}

/// The length in bytes of the character that a non-empty text starts with.
fn char_len(text: &[u8]) -> usize {
    1 + text[1..].iter().take_while(|byte| **byte & 0xc0 == 0x80).count()
}

/// The length in bytes of the start of a text that matches a piece.
fn match_at(piece: &[Part], text: &[u8]) -> Option<usize> {
    let mut at = 0;
    for part in piece {
        let rest = &text[at..];
        at += match part {
            Part::Bytes(bytes) => rest.starts_with(bytes).then_some(bytes.len())?,
            Part::Any => (!rest.is_empty()).then(|| char_len(rest))?,
        };
    }
    Some(at)
}

/// The end of the first place in a text that matches a piece.
fn find(piece: &[Part], text: &[u8]) -> Option<usize> {
    let first = match piece.first() {
        Some(Part::Bytes(bytes)) => bytes.first().copied(),
        _ => None,
    };
    let mut at = 0;
    loop {
        if let Some(byte) = first {
            at += text[at..].iter().position(|other| *other == byte)?;
        }
        if let Some(len) = match_at(piece, &text[at..]) {
            return Some(at + len);
        }
        if at == text.len() {
            return None;
        }
        at += char_len(&text[at..]);
    }
}

fn ends_with(piece: &[Part], text: &[u8]) -> bool {
    let mut end = text.len();
    for part in piece.iter().rev() {
        let rest = &text[..end];
        match part {
            Part::Bytes(bytes) if rest.ends_with(bytes) => end -= bytes.len(),
            Part::Any if !rest.is_empty() => {
                end -= 1;
                while end > 0 && text[end] & 0xc0 == 0x80 {
                    end -= 1;
                }
            }
            _ => return false,
        }
    }
    true
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        for (at, piece) in self.pieces.iter().enumerate() {
            text.extend((at > 0).then_some('%'));
            for part in piece {
                match part {
                    Part::Any => text.push('_'),
                    Part::Bytes(bytes) => {
                        for char in String::from_utf8_lossy(bytes).chars() {
                            text.extend(matches!(char, '%' | '_' | '\\').then_some('\\'));
                            text.push(char);
                        }
                    }
                }
            }
        }
        write!(f, "'{}'", text.escape_debug())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_random::Rng;

    /// The definition: tries every length of `%`.
    fn by_definition(pattern: &[char], text: &[char]) -> bool {
        match pattern {
            [] => text.is_empty(),
            ['%', rest @ ..] => (0..=text.len()).any(|skipped| by_definition(rest, &text[skipped..])),
            ['\\', char, rest @ ..] => text.first() == Some(char) && by_definition(rest, &text[1..]),
            ['_', rest @ ..] => !text.is_empty() && by_definition(rest, &text[1..]),
            [char, rest @ ..] => text.first() == Some(char) && by_definition(rest, &text[1..]),
        }
    }

    #[test]
    fn patterns_match_as_defined() {
        let mut rng = Rng::new(31);
        let (mut matched, mut compared) = (0, 0);
        for _ in 0..200_000 {
            let mut word =
                |chars: &[char], max: usize| -> String { (0..rng.below(max)).map(|_| rng.pick(chars)).collect() };
            let pattern = word(&['a', 'b', 'ä', '%', '%', '_', '\\'], 8);
            let text = word(&['a', 'b', 'ä', '%', '_'], 9);
            if pattern.ends_with('\\') {
                continue;
            }
            let (pattern_chars, chars): (Vec<char>, Vec<char>) = (pattern.chars().collect(), text.chars().collect());
            let should = by_definition(&pattern_chars, &chars);
            assert_eq!(
                Pattern::like(&pattern, Some('\\')).matches(text.as_bytes()),
                should,
                "{text:?} like {pattern:?}"
            );
            matched += u32::from(should);
            compared += 1;
        }
        assert!(matched > 10_000 && compared > 150_000, "{matched} of {compared}");
    }

    #[test]
    fn prefixes_suffixes_and_parts() {
        for text in ["", "a", "ab", "xaby", "abab"] {
            for part in ["", "a", "ab", "b"] {
                assert_eq!(Pattern::prefix(part).matches(text.as_bytes()), text.starts_with(part), "{text} {part}");
                assert_eq!(Pattern::suffix(part).matches(text.as_bytes()), text.ends_with(part), "{text} {part}");
                assert_eq!(Pattern::contains(part).matches(text.as_bytes()), text.contains(part), "{text} {part}");
            }
        }
        assert_eq!(Pattern::like("a\\%_%b\\", Some('\\')).to_string(), r"'a\\%_%b\\\\'");
    }
}
