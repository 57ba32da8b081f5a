//! The declarations at the start of a function: symbols, slots, registers, exceptions.
//!
//! In: a line that starts with their keyword. Out: the tables of the function. Invariant: entries with numbers come in order.
//! Not here: parameters (see `parse`), operations (see `statement`).

use super::lexer::Tok;
use super::parse::{Parser, Step};
use super::print::CALLED;
use crate::exceptions::{Clause, Landing};
use crate::function::{Passing, StackSlot, Symbol, SymbolKind};
use crate::limits;
use crate::types::Type;
use kernelsmith_diag::Diagnostic;

impl Parser<'_> {
    pub(super) fn declare(&mut self) -> Step<()> {
        let is_signature = self.bump() == Tok::Word("signature");
        let is_data = !is_signature && self.eat(Tok::Word("data"));
        let is_callee = !is_signature && !is_data && self.eat(Tok::Word(CALLED));
        let span = self.span();
        let name = self.name()?;
        self.charge::<(Symbol, &str, usize)>(1)?;
        let mut symbol = Symbol::function(name, &[], None);
        if is_data {
            symbol.kind = SymbolKind::Data;
        } else {
            symbol.kind = match (is_signature, is_callee) {
                (true, _) => SymbolKind::Signature,
                (false, true) => SymbolKind::Callee,
                (false, false) => SymbolKind::Function,
            };
            self.declared_signature(&mut symbol)?;
        }
        if self.func.symbols.len() >= limits::MAX_SYMBOLS {
            return Err(self.fail("IR0002", &format!("more than {} symbols", limits::MAX_SYMBOLS)));
        }
        if self.symbols.contains_key(name) {
            let diagnostic = Diagnostic::error(format!("@{name} is declared twice")).code("IR0007").at(span);
            return Err(self.report(diagnostic));
        }
        self.symbols.insert(name, self.func.symbols.len());
        self.func.symbols.push(symbol);
        Ok(())
    }

    /// `(i64, ptr byval 24 align 8, ...) -> i64, i64`.
    fn declared_signature(&mut self, symbol: &mut Symbol) -> Step<()> {
        self.expect('(')?;
        while self.tok() != Tok::Punct(')') {
            if symbol.params.len() >= limits::MAX_PARAMS {
                return Err(self.fail("IR0002", &format!("more than {} parameters", limits::MAX_PARAMS)));
            }
            if self.eat(Tok::Word("...")) {
                symbol.is_variadic = true;
                break;
            }
            self.charge::<(Type, u32, Passing)>(1)?;
            symbol.params.push(self.ty()?);
            if let Some(passing) = self.passing()? {
                symbol.passing.push((symbol.params.len() as u32 - 1, passing));
            }
            if !self.eat(Tok::Punct(',')) {
                break;
            }
        }
        self.expect(')')?;
        if self.eat(Tok::Arrow) {
            loop {
                if symbol.results.len() >= limits::MAX_RESULTS {
                    return Err(self.fail("IR0002", &format!("more than {} results", limits::MAX_RESULTS)));
                }
                symbol.results.push(self.ty()?);
                if !self.eat(Tok::Punct(',')) {
                    break;
                }
            }
        }
        Ok(())
    }

    pub(super) fn declare_reg(&mut self) -> Step<()> {
        self.bump();
        let (reg, span) = self.reg()?;
        self.expect(':')?;
        let ty = self.ty()?;
        self.define(reg, ty, span)
    }

    /// `slot 0: 64 align 8`: slots are numbered in order.
    pub(super) fn declare_slot(&mut self) -> Step<()> {
        self.bump();
        let wanted = self.func.slots.len() as u32;
        let span = self.span();
        if self.number("the number of a slot", u32::MAX)? != wanted {
            let message = format!("slots are numbered in order: wanted {wanted}");
            return Err(self.report(Diagnostic::error(message).code("IR0009").at(span)));
        }
        if wanted as usize >= limits::MAX_SLOTS {
            return Err(self.fail("IR0002", &format!("more than {} slots", limits::MAX_SLOTS)));
        }
        self.expect(':')?;
        let bytes = self.number("a number of bytes", limits::MAX_SLOT_BYTES)?;
        let align = if self.eat(Tok::Word("align")) { self.alignment(limits::MAX_SLOT_ALIGN)? } else { 1 };
        self.charge::<StackSlot>(1)?;
        self.func.add_slot(bytes, align);
        Ok(())
    }

    /// `personality @name`, then `thrown 0: @type` or `thrown 0: any`, then `landing 0: catch 0, filter 0 1, cleanup`.
    pub(super) fn declare_exceptions(&mut self) -> Step<()> {
        match self.bump() {
            Tok::Word("personality") => {
                let personality = crate::SymbolId(self.symbol()?.0 as u32);
                self.func.exceptions.get_or_insert_default().personality = personality;
                Ok(())
            }
            Tok::Word("thrown") => {
                let n = self.func.exceptions.as_ref().map_or(0, |exceptions| exceptions.types.len());
                self.in_order("a type", n)?;
                let symbol = match self.eat(Tok::Word("any")) {
                    true => None,
                    false => Some(crate::SymbolId(self.symbol()?.0 as u32)),
                };
                self.charge::<Option<u32>>(1)?;
                self.func.exceptions.get_or_insert_default().types.push(symbol);
                Ok(())
            }
            _ => self.landing(),
        }
    }

    fn landing(&mut self) -> Step<()> {
        let n = self.func.exceptions.as_ref().map_or(0, |exceptions| exceptions.landings.len());
        self.in_order("a landing", n)?;
        let mut landing = Landing::default();
        loop {
            let last = limits::MAX_THROWN as u32;
            self.charge::<Clause>(1)?;
            if self.eat(Tok::Word("cleanup")) {
                landing.is_cleanup = true;
            } else if self.eat(Tok::Word("catch")) {
                landing.clauses.push(Clause::Catch(self.number("the number of a type", last)?));
            } else if self.eat(Tok::Word("filter")) {
                let mut types = Vec::new();
                while matches!(self.tok(), Tok::Word(word) if word.as_bytes()[0].is_ascii_digit()) {
                    self.charge::<u32>(1)?;
                    types.push(self.number("the number of a type", last)?);
                }
                landing.clauses.push(Clause::Filter(types));
            } else {
                return Err(self.fail("IR0003", "wanted `catch`, `filter` or `cleanup`"));
            }
            if !self.eat(Tok::Punct(',')) {
                break;
            }
        }
        self.charge::<Landing>(1)?;
        self.func.exceptions.get_or_insert_default().landings.push(landing);
        Ok(())
    }

    /// The number of an entry, which comes after `n` others, and a colon.
    fn in_order(&mut self, what: &str, n: usize) -> Step<()> {
        let span = self.span();
        if self.number(&format!("the number of {what}"), u32::MAX)? as usize != n {
            let message = format!("numbers are in order: wanted {n}");
            return Err(self.report(Diagnostic::error(message).code("IR0009").at(span)));
        }
        if n >= limits::MAX_THROWN {
            return Err(self.fail("IR0002", &format!("more than {} types or landings", limits::MAX_THROWN)));
        }
        self.expect(':')
    }
}
