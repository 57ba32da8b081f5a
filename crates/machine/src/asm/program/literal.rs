//! Numbers and addresses that instructions load: `ldr x0, =value`.
//!
//! In: statements that are no instructions, and the description's macros whose text ends with `=$literal`. Out: an instruction
//! that makes the number, or one that loads it, and the number in a pool behind the code: where `.ltorg` stands, or at the end.
//! Each line of such a macro is `FIRST BYTES NAME $register, ...`: for registers whose name starts so, how many bytes are loaded
//! and how a number of 16 bits in its place is made, `$n` shifted by `$shift`.
//! Invariant: equal numbers and addresses that are loaded between two pools are there once.
//! Not here: how far a load reaches (placing sees to it).

use super::super::error::{AsmError, AsmErrorKind};
use super::super::lexer::lex;
use super::super::parse::Assembler;
use super::expand::split;
use super::value::{Cursor, Value};
use super::{Item, Reader};
use std::ops::Range;

/// What a description's macro is recognised by.
const LITERAL: &str = "=$literal";

/// A value that is to be put down.
pub(super) struct Literal {
    section: usize,
    bytes: usize,
    value: Value,
    name: String,
    range: Range<usize>,
}

impl Assembler<'_> {
    /// Reads a statement if it loads a literal; `start` is its place in the text, errors count from its own start.
    pub(super) fn load_literal(
        &self,
        statement: &str,
        start: usize,
        reader: &mut Reader,
    ) -> Option<Result<(), AsmError>> {
        let (word, operands) = split(statement);
        let [register, given] = operands[..] else { return None };
        let given = given.strip_prefix('=')?;
        let is_it = |text: &str| {
            let (name, wanted) = split(text);
            name.eq_ignore_ascii_case(word) && wanted.last() == Some(&LITERAL)
        };
        let (_, mut lines) = self.desc.macros().find(|(text, _)| is_it(text))?;
        let first = register.chars().next()?.to_ascii_lowercase();
        let (bytes, step) = lines.find_map(|line| {
            let (letter, rest) = line.split_once(' ')?;
            let (bytes, step) = rest.split_once(' ')?;
            letter.starts_with(first).then_some((bytes.parse::<usize>().ok()?, step))
        })?;
        let at = given.as_ptr().addr() - statement.as_ptr().addr();
        Some(self.put_literal((word, register, step), (given, at, bytes), statement, start, reader))
    }

    fn put_literal(
        &self,
        (word, register, step): (&str, &str, &str),
        (given, at, bytes): (&str, usize, usize),
        statement: &str,
        start: usize,
        reader: &mut Reader,
    ) -> Result<(), AsmError> {
        let lexemes = lex(given, self.desc.comment());
        let mut cursor = Cursor::new(&lexemes, given.len(), start + at);
        let read = cursor.value(reader).and_then(|read| cursor.finish().map(|()| read));
        let (value, _) =
            read.map_err(|error| AsmError { range: error.range.start + at..error.range.end + at, ..error })?;
        let line = match value.known().map(|number| placed(number, bytes)) {
            Some(None) => {
                let range = at..at + given.trim_end().len();
                return Err(AsmError {
                    range,
                    kind: AsmErrorKind::Expected { wanted: format!("a number of {bytes} bytes") },
                });
            }
            Some(Some(Some((n, shift)))) => {
                let step = step.replace("$register", register);
                step.replace("$n", &n.to_string()).replace("$shift", &shift.to_string())
            }
            _ => {
                let range = start..start + statement.trim_end().len();
                format!("{word} {register}, {}", reader.literal(value, bytes, range))
            }
        };
        self.expanded(&[line], 0..statement.len(), start, reader)
    }
}

/// The 16 bits that a number is, and how far they are shifted; nothing if it has more, or does not fit at all.
fn placed(number: i64, bytes: usize) -> Option<Option<(u64, u32)>> {
    let width = 8 * bytes as u32;
    let fits = width >= 64 || (-(1i64 << (width - 1))..1i64 << width).contains(&number);
    let bits = number as u64 & (u64::MAX >> (64 - width.clamp(1, 64)));
    let places = (0..width).step_by(16);
    let found = places.map(|shift| (bits >> shift, shift)).find(|(n, shift)| *n <= 0xffff && n << shift == bits);
    fits.then_some(found)
}

impl Reader {
    /// The symbol of a value in the pool of this section.
    fn literal(&mut self, value: Value, bytes: usize, range: Range<usize>) -> String {
        let section = self.current;
        let is_it = |known: &&Literal| known.section == section && known.bytes == bytes && known.value == value;
        if let Some(known) = self.pools.iter().find(is_it) {
            return known.name.clone();
        }
        let name = format!(".L.literal{}", self.symbols.len());
        self.pools.push(Literal { section, bytes, value, name: name.clone(), range });
        name
    }
}

/// Puts down what this section's code loads.
pub(super) fn flush(reader: &mut Reader) {
    let (here, rest): (Vec<_>, Vec<_>) =
        std::mem::take(&mut reader.pools).into_iter().partition(|literal| literal.section == reader.current);
    reader.pools = rest;
    for Literal { bytes, value, name, range, .. } in here {
        reader.add(Item::Align { to: bytes as u32, fill: Some(0) });
        let symbol = reader.symbol(&name);
        reader.defined[symbol] = true;
        reader.add(Item::Symbol(symbol));
        reader.add(Item::Data { range, bytes, values: vec![value] });
    }
}

/// The same for all sections.
pub(super) fn flush_all(reader: &mut Reader) {
    for section in 0..reader.sections.len() {
        reader.current = section;
        flush(reader);
    }
}

#[cfg(test)]
mod tests {
    use super::placed;

    #[test]
    fn sixteen_bits_stand_in_their_place() {
        assert_eq!(placed(0x1234, 4), Some(Some((0x1234, 0))));
        assert_eq!(placed(0x1234_0000, 4), Some(Some((0x1234, 16))));
        assert_eq!(placed(-1, 4), Some(None));
        assert_eq!(placed(0x1_0000_0000, 4), None);
        assert_eq!(placed(0x1_0000_0000, 8), Some(Some((1, 32))));
        assert_eq!(placed(0x1_0001, 8), Some(None));
    }
}
