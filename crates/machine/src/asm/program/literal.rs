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
use super::value::{Cursor, Place, Value};
use super::{Item, Reader};
use std::collections::HashMap;
use std::ops::Range;

/// What a description's macro is recognised by.
const LITERAL: &str = "=$literal";

/// What the code of a section loads, in the order of the code.
#[derive(Default)]
pub(super) struct Pool {
    literals: Vec<Literal>,
    /// The name of each, by bytes and value.
    names: HashMap<(usize, Value), String>,
}

/// A value that is to be put down.
struct Literal {
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
    fn literal(&mut self, mut value: Value, bytes: usize, range: Range<usize>) -> String {
        // The place of the instruction is not that of the value.
        for place in [&mut value.added, &mut value.taken].into_iter().flatten().filter(|place| **place == Place::Here) {
            let name = format!(".L.here{}", self.symbols.len());
            *place = Place::Symbol(self.put_symbol(&name));
        }
        let name = format!(".L.literal{}", self.symbols.len());
        self.used.memory(4 * (size_of::<Literal>() + name.len()));
        let pool = self.pools.entry(self.current).or_default();
        let known = pool.names.entry((bytes, value)).or_insert_with(|| {
            pool.literals.push(Literal { bytes, value, name: name.clone(), range });
            name
        });
        known.clone()
    }

    /// A symbol that stands here.
    fn put_symbol(&mut self, name: &str) -> usize {
        let symbol = self.symbol(name);
        self.defined[symbol] = true;
        self.add(Item::Symbol(symbol));
        symbol
    }
}

/// Puts down what this section's code loads.
pub(super) fn flush(reader: &mut Reader) {
    for Literal { bytes, value, name, range } in reader.pools.remove(&reader.current).unwrap_or_default().literals {
        reader.add(Item::Align { range: range.clone(), to: bytes as u32, fill: Some(0) });
        reader.put_symbol(&name);
        reader.add(Item::Data { range, bytes, values: vec![value] });
    }
}

/// The same for all sections.
pub(super) fn flush_all(reader: &mut Reader) {
    while let Some((&section, _)) = reader.pools.first_key_value() {
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
