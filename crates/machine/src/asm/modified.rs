//! Expressions of symbols in operands: alone, plus a number, or with a relocation modifier.
//!
//! In: tokens, and the modifiers of an operand kind. Out: a label, or the field's content until link time.
//! Invariant: what is parsed is consumed; where no modifier comes next, nothing is.
//! Not here: symbol addresses (`program`).

use super::error::{Match, expected};
use super::lexer::Token;
use super::matcher::{Matcher, is_size_word, reg_named};
use super::symbol::{LinkedField, Mention, is_numbered};
use crate::desc::{Modifier, OperandKindRef};
use crate::operand::Operand;

impl<'m> Matcher<'m> {
    /// Parses a part of an address if one comes next, such as `%lo(symbol + 4)` or `:lo12:symbol`. Returns the field's
    /// content until link time.
    pub(super) fn part_of_address(&mut self, kind: OperandKindRef<'_>) -> Match<Option<i64>> {
        let Some(modifier) = self.modifier(kind) else { return Ok(None) };
        self.has_part = true;
        let (name, number) = self.expression()?;
        self.literal(modifier.suffix())?;
        let Some(name) = name else {
            return modifier
                .of_number(number, kind.is_signed())
                .map_or_else(|| expected("a symbol"), |part| Ok(Some(part)));
        };
        let symbol = (self.symbols)(Mention { name, addend: 0, relocation: None });
        let bytes = kind.width_bits() / 8;
        self.linked = Some(LinkedField { relocation: modifier.relocation, symbol, addend: number, bytes });
        Ok(Some(modifier.unlinked()))
    }

    /// Parses a code or data address: a symbol with an optional number or modifier, or a distance in bytes.
    pub(super) fn label(&mut self, kind: OperandKindRef<'_>) -> Match<Operand> {
        if self.take('#') || self.numbers().starts() {
            return self.number().map(Operand::Imm);
        }
        if let Some(modifier) = self.modifier(kind) {
            let (name, addend) = self.expression()?;
            self.literal(modifier.suffix())?;
            let Some(name) = name else { return expected("a symbol") };
            let mention = Mention { name, addend, relocation: Some(modifier.relocation) };
            return Ok(Operand::Label((self.symbols)(mention)));
        }
        let Some(word) = self.symbol() else { return expected("a label") };
        let mention = Mention::with_suffix(self.desc, kind, word)?;
        let mention = Mention { addend: self.addend()?, ..mention };
        Ok(Operand::Label((self.symbols)(mention)))
    }

    /// Consumes the modifier that comes next, if there is one.
    fn modifier<'d>(&mut self, kind: OperandKindRef<'d>) -> Option<Modifier<'d>> {
        let before = kind.modifiers().filter(|modifier| !modifier.prefix().is_empty());
        let (n, modifier) = before.filter_map(|m| Some((self.agreement(m.prefix())?, m))).max_by_key(|(n, _)| *n)?;
        self.at += n;
        Some(modifier)
    }

    /// A number, or a symbol with an optional addend.
    fn expression(&mut self) -> Match<(Option<&'m str>, i64)> {
        // A named constant is not a symbol.
        match if self.numbers().starts() { None } else { self.symbol() } {
            Some(name) => Ok((Some(name), self.addend()?)),
            None => Ok((None, self.number()?)),
        }
    }

    /// Consumes the symbol name that comes next, if there is one.
    fn symbol(&mut self) -> Option<&'m str> {
        let desc = self.desc;
        let lexeme = self.lexemes.get(self.at)?;
        let is_symbol = match lexeme.token {
            Token::Word(word) => reg_named(desc, word).is_none() && !is_size_word(word),
            Token::BadNumber(word) => is_numbered(word),
            _ => false,
        };
        self.at += usize::from(is_symbol);
        is_symbol.then(|| lexeme.word())
    }

    /// The sum of the numbers added to a symbol.
    fn addend(&mut self) -> Match<i64> {
        let mut sum = 0i64;
        loop {
            if self.take('+') || self.token() == Some(Token::Punct('-')) {
                sum = sum.wrapping_add(self.number()?);
            } else {
                return Ok(sum);
            }
        }
    }
}
