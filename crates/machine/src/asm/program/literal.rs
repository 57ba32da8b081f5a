//! Literal loads: `ldr x0, =value`.
//!
//! In: statements that are no instructions, and the description's macros whose text ends with `=$literal`. Out: an
//! instruction that materialises the number, or a load from a literal pool after the code: at `.ltorg`, or at the end
//! of the section.
//! Each line of such a macro is `FIRST BYTES NAME $register, ...`: for registers whose name starts with FIRST, the load
//! size in bytes and the instruction for a shifted 16-bit number, `$n` shifted by `$shift`.
//! Invariant: equal literals in one pool are stored once.
//! Not here: the range of the loads (layout checks it).

use super::super::error::{AsmError, AsmErrorKind};
use super::super::lexer::lex;
use super::super::parse::Assembler;
use super::expand::split;
use super::value::{Cursor, Place, Value};
use super::{Item, Reader};
use std::collections::HashMap;
use std::ops::Range;

/// Identifies such a macro.
const LITERAL: &str = "=$literal";

/// The literals of a section, in code order.
#[derive(Default)]
pub(super) struct Pool {
    literals: Vec<Literal>,
    /// The symbol of each literal, by size in bytes and value.
    names: HashMap<(usize, Value), String>,
}

/// A literal.
struct Literal {
    bytes: usize,
    value: Value,
    name: String,
    range: Range<usize>,
}

impl Assembler<'_> {
    /// Reads a literal load, if the statement is one. `start` is its offset in the text; error ranges are relative to
    /// the statement.
    pub(super) fn load_literal(
        &self,
        statement: &str,
        start: usize,
        reader: &mut Reader,
    ) -> Option<Result<(), AsmError>> {
        let (word, operands) = split(statement);
        let [register, literal] = operands[..] else { return None };
        let literal = literal.strip_prefix('=')?;
        let is_it = |text: &str| {
            let (name, wanted) = split(text);
            name.eq_ignore_ascii_case(word) && wanted.last() == Some(&LITERAL)
        };
        let (_, mut lines) = self.desc.macros().find(|(text, _)| is_it(text))?;
        let first = register.chars().next()?.to_ascii_lowercase();
        let (bytes, step) = lines.find_map(|line| {
            let (letter, step) = line.split_once(' ')?;
            let (bytes, step) = step.split_once(' ')?;
            letter.starts_with(first).then_some((bytes.parse::<usize>().ok()?, step))
        })?;
        let at = literal.as_ptr().addr() - statement.as_ptr().addr();
        Some(self.put_literal((word, register, step), (literal, at, bytes), statement, start, reader))
    }

    fn put_literal(
        &self,
        (word, register, step): (&str, &str, &str),
        (literal, at, bytes): (&str, usize, usize),
        statement: &str,
        start: usize,
        reader: &mut Reader,
    ) -> Result<(), AsmError> {
        let lexemes = lex(literal, self.desc.comment());
        let mut cursor = Cursor::new(&lexemes, literal.len(), start + at);
        let read = cursor.value(reader).and_then(|read| cursor.finish().map(|()| read));
        let (value, _) =
            read.map_err(|error| AsmError { range: error.range.start + at..error.range.end + at, ..error })?;
        let line = match value.known().map(|number| placed(number, bytes)) {
            Some(None) => {
                let range = at..at + literal.trim_end().len();
                return Err(AsmError {
                    range,
                    kind: AsmErrorKind::Expected { expected: format!("a number of {bytes} bytes") },
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

/// The 16 bits of a number and their shift in bits; `Some(None)` if it needs more bits, `None` if it does not fit in
/// `bytes` bytes.
fn placed(number: i64, bytes: usize) -> Option<Option<(u64, u32)>> {
    let width = 8 * bytes as u32;
    let fits = width >= 64 || (-(1i64 << (width - 1))..1i64 << width).contains(&number);
    let bits = number as u64 & (u64::MAX >> (64 - width.clamp(1, 64)));
    let places = (0..width).step_by(16);
    let found = places.map(|shift| (bits >> shift, shift)).find(|(n, shift)| *n <= 0xffff && n << shift == bits);
    fits.then_some(found)
}

impl Reader {
    /// The pool symbol for a value in this section.
    fn literal(&mut self, mut value: Value, bytes: usize, range: Range<usize>) -> String {
        // `.` means the address of the instruction, not that of the literal.
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

    /// Defines a symbol at the current position.
    fn put_symbol(&mut self, name: &str) -> usize {
        let symbol = self.symbol(name);
        self.defined[symbol] = true;
        self.add(Item::Symbol(symbol));
        symbol
    }
}

/// Emits the literal pool of the current section.
pub(super) fn flush(reader: &mut Reader) {
    for Literal { bytes, value, name, range } in reader.pools.remove(&reader.current).unwrap_or_default().literals {
        reader.add(Item::Align { range: range.clone(), to: bytes as u32, fill: Some(0) });
        reader.put_symbol(&name);
        reader.add(Item::Data { range, bytes, values: vec![value] });
    }
}

/// Emits the literal pools of all sections.
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
    fn finds_the_shift_of_16_bit_numbers() {
        assert_eq!(placed(0x1234, 4), Some(Some((0x1234, 0))));
        assert_eq!(placed(0x1234_0000, 4), Some(Some((0x1234, 16))));
        assert_eq!(placed(-1, 4), Some(None));
        assert_eq!(placed(0x1_0000_0000, 4), None);
        assert_eq!(placed(0x1_0000_0000, 8), Some(Some((1, 32))));
        assert_eq!(placed(0x1_0001, 8), Some(None));
    }
}
