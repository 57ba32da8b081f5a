//! Values of data directives.
//!
//! In: lexemes. Out: sums of numbers and symbols. Invariant: at most one symbol is added and one subtracted, because
//! relocations cannot express more. Not here: the addresses of symbols.

use super::super::constant::Numbers;
use super::super::error::{AsmError, AsmErrorKind};
use super::super::lexer::{Lexeme, Token};
use super::super::symbol::is_numbered;
use super::Reader;
use std::ops::Range;

/// A symbol, or the position of the value itself.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Place {
    Symbol(usize),
    Here,
}

/// `number + added - taken`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(super) struct Value {
    pub(super) number: i64,
    pub(super) added: Option<Place>,
    pub(super) taken: Option<Place>,
}

impl Value {
    /// The number, if there are no symbols.
    pub(super) fn known(self) -> Option<i64> {
        (self.added.is_none() && self.taken.is_none()).then_some(self.number)
    }
}

/// Reads lexemes in order.
pub(super) struct Cursor<'l, 't> {
    lexemes: &'l [Lexeme<'t>],
    end: Range<usize>,
    /// The offset of the statement in the text.
    start: usize,
}

impl<'l, 't> Cursor<'l, 't> {
    pub(super) fn new(lexemes: &'l [Lexeme<'t>], end: usize, start: usize) -> Self {
        Cursor { lexemes, end: end..end, start }
    }

    pub(super) fn is_at_end(&self) -> bool {
        self.lexemes.is_empty()
    }

    /// The range of the next lexeme.
    pub(super) fn range(&self) -> Range<usize> {
        self.lexemes.first().map_or(self.end.clone(), |lexeme| lexeme.range.clone())
    }

    pub(super) fn expected<T>(&self, expected: &str) -> Result<T, AsmError> {
        Err(AsmError { range: self.range(), kind: AsmErrorKind::Expected { expected: expected.into() } })
    }

    pub(super) fn take(&mut self, c: char) -> bool {
        let is_there = self.lexemes.first().is_some_and(|lexeme| lexeme.token == Token::Punct(c));
        self.lexemes = &self.lexemes[usize::from(is_there)..];
        is_there
    }

    pub(super) fn word(&mut self) -> Result<&'t str, AsmError> {
        let Some((Lexeme { token: Token::Word(word), .. }, tail)) = self.lexemes.split_first() else {
            return self.expected("a name");
        };
        self.lexemes = tail;
        Ok(word)
    }

    /// Fails if any lexeme is left.
    pub(super) fn finish(&self) -> Result<(), AsmError> {
        if self.is_at_end() {
            return Ok(());
        }
        Err(AsmError { range: self.range(), kind: AsmErrorKind::TrailingText })
    }

    /// A sum of numbers and symbols, and its range.
    pub(super) fn value(&mut self, reader: &mut Reader) -> Result<(Value, Range<usize>), AsmError> {
        let from = self.range().start;
        let mut value = Value::default();
        let mut is_negative = !self.numbers(reader).starts() && self.take('-');
        let end = loop {
            let range = self.range();
            self.term(is_negative, &mut value, reader)?;
            if self.take('+') {
                is_negative = false;
            } else if self.take('-') {
                is_negative = true;
            } else {
                break range.end;
            }
        };
        Ok((value, from..end))
    }

    fn numbers<'n>(&'n self, reader: &'n Reader) -> Numbers<'n, 't> {
        Numbers { lexemes: self.lexemes, at: 0, constants: &reader.constants }
    }

    fn term(&mut self, is_negative: bool, value: &mut Value, reader: &mut Reader) -> Result<(), AsmError> {
        let range = self.range();
        let Some((lexeme, tail)) = self.lexemes.split_first() else { return self.expected("a number or a symbol") };
        let in_text = range.start + self.start..range.end + self.start;
        let mut numbers = self.numbers(reader);
        if numbers.starts() || lexeme.token == Token::Punct('(') {
            // A subtraction applies only to the next product.
            let number = if is_negative { numbers.product() } else { numbers.value() };
            let number = number.map_err(|kind| {
                let range = self.lexemes.get(numbers.at).map_or(self.end.clone(), |lexeme| lexeme.range.clone());
                AsmError { range, kind }
            })?;
            value.number = value.number.wrapping_add(if is_negative { number.wrapping_neg() } else { number });
            self.lexemes = &self.lexemes[numbers.at..];
            return Ok(());
        }
        let place = match lexeme.token {
            Token::Word(".") => Place::Here,
            Token::Word(name) => Place::Symbol(reader.mention(name, &in_text)),
            Token::BadNumber(name) if is_numbered(name) => Place::Symbol(reader.mention(name, &in_text)),
            Token::BadNumber(_) => return Err(AsmError { range, kind: AsmErrorKind::BadNumber }),
            Token::Number(_) | Token::Punct(_) => return self.expected("a number or a symbol"),
        };
        let slot = if is_negative { &mut value.taken } else { &mut value.added };
        if slot.replace(place).is_some() {
            return self.expected("at most one symbol with each sign");
        }
        self.lexemes = tail;
        Ok(())
    }

    /// A number from 0 to `max` whose value is known here.
    pub(super) fn number(&mut self, max: u64, reader: &mut Reader) -> Result<u64, AsmError> {
        let (value, range) = self.value(reader)?;
        let Some(number) = value.known() else {
            return Err(AsmError { range, kind: AsmErrorKind::Expected { expected: "a number".into() } });
        };
        if (0..=max as i64).contains(&number) {
            return Ok(number as u64);
        }
        let kind = crate::encode::EncodeErrorKind::ImmOutOfRange { min: 0, max: max as i64, actual: number };
        Err(AsmError { range, kind: AsmErrorKind::Operand(kind) })
    }
}
