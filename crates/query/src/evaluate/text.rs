//! Operations on text.
//!
//! In: vectors of texts. Out: truth values, lengths, parts of texts, which borrow from the operand.
//! Invariant: text that is not valid UTF-8 causes no panic.
//! Not here: comparisons (see `compare`), the matching of patterns (see `like`).

use super::{EvaluateError, Live, Result, RowErrorKind, Values, Vector};
use crate::like::Pattern;

fn texts<'v, 'a>(operand: &'v Vector<'a>) -> &'v [&'a [u8]] {
    match &operand.values {
        Values::Text(texts) => texts,
        _ => unreachable!("constructors check the type of the operand"),
    }
}

pub(super) fn matches<'a>(pattern: &Pattern, operand: Vector<'a>, live: Live<'_>) -> Vector<'a> {
    let is_match = |(row, text): (usize, &&[u8])| live.has(row) && pattern.matches(text);
    let values = texts(&operand).iter().enumerate().map(is_match).collect();
    Vector { values: Values::Bool(values), valid: operand.valid }
}

fn starts_char(byte: &u8) -> bool {
    byte & 0xc0 != 0x80
}

/// The lengths; an overflow where one exceeds 32 bits.
pub(super) fn length<'a>(in_bytes: bool, operand: Vector<'a>, live: Live<'_>) -> Result<Vector<'a>> {
    let length = |(row, text): (usize, &&[u8])| {
        let length = match in_bytes {
            true => text.len(),
            false => text.iter().filter(|byte| starts_char(byte)).count(),
        };
        match i32::try_from(length) {
            Ok(length) => Ok(length.into()),
            Err(_) if live.has(row) && operand.is_valid(row) => {
                Err(EvaluateError::Row { row, kind: RowErrorKind::Overflow })
            }
            Err(_) => Ok(0),
        }
    };
    let values = texts(&operand).iter().enumerate().map(length).collect::<Result<_>>()?;
    Ok(Vector { values: Values::Int(values), valid: operand.valid })
}

/// The part of a text from character `start` on, at most `length` characters.
fn part(text: &[u8], start: u32, length: Option<u32>) -> &[u8] {
    let mut starts = (0..text.len()).filter(|&at| starts_char(&text[at]));
    let Some(from) = starts.nth(start as usize) else { return &[] };
    let to = match length {
        None => text.len(),
        Some(0) => from,
        Some(length) => starts.nth(length as usize - 1).unwrap_or(text.len()),
    };
    &text[from..to]
}

pub(super) fn substring<'a>(start: u32, length: Option<u32>, operand: Vector<'a>) -> Vector<'a> {
    let values = texts(&operand).iter().map(|text| part(text, start, length)).collect();
    Vector { values: Values::Text(values), valid: operand.valid }
}

#[cfg(test)]
mod tests {
    use super::part;

    #[test]
    fn parts_count_characters() {
        let text = "aäxö";
        for start in 0..6u32 {
            for length in (0..6).map(Some).chain([None]) {
                let should: String = text.chars().skip(start as usize).take(length.unwrap_or(9) as usize).collect();
                assert_eq!(part(text.as_bytes(), start, length), should.as_bytes(), "{start} {length:?}");
            }
        }
        assert_eq!(part(b"\xff\x80\x80", 0, Some(1)), b"\xff\x80\x80");
    }
}
