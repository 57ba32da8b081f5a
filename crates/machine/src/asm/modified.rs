//! Symbols in operands: alone, with a number, or as a part of an address.
//!
//! In: tokens, and the modifiers of a kind of operands. Out: a label, or the number that stands there until a linker fills it.
//! Invariant: a modifier of another kind is not taken, so that no relocation names a field that is not there.
//! Not here: where symbols are (`program`).

use super::lexer::Token;
use super::matcher::{Match, Matcher, expected, is_size_word, reg_named};
use super::parse::{LinkedField, Mention};
use super::program::is_numbered;
use crate::desc::{Modifier, OperandKindRef, TargetDesc};
use crate::operand::Operand;

/// A symbol in the text of an operand; behind its name may stand what is meant of it (`f@PLT`).
pub(super) fn modified<'t>(desc: &TargetDesc, kind: OperandKindRef<'_>, word: &'t str) -> Match<Mention<'t>> {
    let mention = Mention { name: word, addend: 0, relocation: None };
    let Some(at) = word.find('@') else { return Ok(mention) };
    let is_it = |modifier: &Modifier<'_>| modifier.text.eq_ignore_ascii_case(&word[at..]);
    match kind.modifiers().find(is_it) {
        Some(modifier) => Ok(Mention { name: &word[..at], relocation: Some(modifier.relocation), ..mention }),
        // What means something elsewhere is no part of a name here.
        None if desc.operand_kinds().any(|kind| kind.modifiers().any(|modifier| is_it(&modifier))) => {
            expected("a symbol without this")
        }
        None => Ok(mention),
    }
}

impl<'m> Matcher<'m, '_> {
    /// A part of an address if one comes next, as the number that stands for it: `%lo(symbol + 4)`, `:lo12:symbol`.
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

    /// A place of code or data: a symbol, perhaps with a number or a modifier, or a distance.
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
        let mention = modified(self.assembler.desc, kind, word)?;
        let mention = Mention { addend: self.addend()?, ..mention };
        Ok(Operand::Label((self.symbols)(mention)))
    }

    /// The modifier whose text comes next, which is taken.
    fn modifier<'d>(&mut self, kind: OperandKindRef<'d>) -> Option<Modifier<'d>> {
        let before = kind.modifiers().filter(|modifier| !modifier.prefix().is_empty());
        let (n, modifier) = before.filter_map(|m| Some((self.agreement(m.prefix())?, m))).max_by_key(|(n, _)| *n)?;
        self.at += n;
        Some(modifier)
    }

    /// A number, or a symbol to which one may be added.
    fn expression(&mut self) -> Match<(Option<&'m str>, i64)> {
        // A constant has a name, too.
        match if self.numbers().starts() { None } else { self.symbol() } {
            Some(name) => Ok((Some(name), self.addend()?)),
            None => Ok((None, self.number()?)),
        }
    }

    /// The name of a symbol if one comes next, which is taken.
    fn symbol(&mut self) -> Option<&'m str> {
        let desc = self.assembler.desc;
        let lexeme = self.lexemes.get(self.at)?;
        let is_symbol = match lexeme.token {
            Token::Word(word) => reg_named(desc, word).is_none() && !is_size_word(word),
            Token::BadNumber(word) => is_numbered(word),
            _ => false,
        };
        self.at += usize::from(is_symbol);
        is_symbol.then(|| lexeme.word())
    }

    /// Numbers that are added to a symbol, or subtracted.
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
