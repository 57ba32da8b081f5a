//! Syntax of types, ranges and class references.
//!
//! In: tokens. Out: a type, a list of positions, a class. Not here: values.

use kernelsmith_diag::Diagnostic;

use super::{Mode, Parser};
use crate::eval::{Eval, Halt};
use crate::records::RecId;
use crate::symbols::Sym;
use crate::token::Tok;
use crate::types::{TypeId, Types};
use crate::values::{V, View};

/// Maximum number of positions in one range list.
const MAX_RANGE: i64 = 1 << 16;

impl Parser<'_, '_> {
    pub(super) fn ty(&mut self) -> Eval<TypeId> {
        let ty = match self.tok.tok {
            Tok::String | Tok::CodeType => Types::STRING,
            Tok::Bit => Types::BIT,
            Tok::IntType => Types::INT,
            Tok::Dag => Types::DAG,
            Tok::Id(name) => {
                if let Some(&alias) = self.aliases.get(&name) {
                    alias
                } else {
                    let class = self.class_named(name);
                    let class = self.or_else_fail(class, "unknown class name")?;
                    return Ok(self.w.record_type(class));
                }
            }
            Tok::Bits => {
                self.bump();
                self.expect(Tok::Less, "expected '<' after bits type")?;
                let Tok::Int(width) = self.tok.tok else {
                    return self.fail("TD0203", "expected integer in bits<n> type");
                };
                let width = match u32::try_from(width) {
                    Ok(width) if i64::from(width) <= MAX_RANGE => width,
                    _ => return self.fail("TD0203", format!("bits<{width}> is wider than {MAX_RANGE} bits")),
                };
                self.bump();
                self.expect(Tok::Greater, "expected '>' at end of bits<n> type")?;
                return Ok(self.w.types.bits(width));
            }
            Tok::List => {
                self.bump();
                self.expect(Tok::Less, "expected '<' after list type")?;
                self.w.enter()?;
                let element = self.ty();
                self.w.leave();
                let element = element?;
                self.expect(Tok::Greater, "expected '>' at end of list<ty> type")?;
                return Ok(self.w.types.list(element));
            }
            _ => return self.fail("TD0203", "Unknown token when expecting a type"),
        };
        self.bump();
        Ok(ty)
    }

    /// The class named by the current token, which is consumed.
    pub(super) fn class_named(&mut self, name: Sym) -> Eval<RecId> {
        let found = self.w.classes.get(&name).copied();
        let class = found.ok_or_else(|| {
            let mut text = format!("Couldn't find class '{}'", self.w.sym(name));
            if self.w.multiclass_names.contains_key(&name) {
                text.push_str(&format!(". Use 'defm' if you meant to use multiclass '{}'", self.w.sym(name)));
            }
            let d = self.missing_class(name, text);
            self.w.report(d);
            Halt::Statement
        });
        self.bump();
        class
    }

    pub(super) fn missing_class(&mut self, name: Sym, message: String) -> Diagnostic {
        let may_suggest = self.w.may_suggest(self.w.classes.len());
        let mut names: Vec<&str> = self.w.classes.keys().filter(|_| may_suggest).map(|&n| self.w.sym(n)).collect();
        names.sort_unstable();
        let d = Diagnostic::error(message).code("TD0302").at(self.tok.span);
        match kernelsmith_diag::closest(self.w.sym(name), names) {
            Some(near) => d.help(format!("there is a class '{near}'")),
            None => d,
        }
    }

    /// The positions of `ranges`, in source order.
    pub(super) fn range_list(&mut self) -> Eval<Vec<u32>> {
        let mut out = Vec::new();
        loop {
            self.range_piece(None, &mut out)?;
            if !self.eat(Tok::Comma) {
                return Ok(out);
            }
        }
    }

    /// One element of a range list; the first value may already be parsed.
    pub(super) fn range_piece(&mut self, first: Option<V>, out: &mut Vec<u32>) -> Eval<()> {
        let first = match first {
            Some(v) => v,
            None => self.value(None, None, Mode::Value)?,
        };
        let View::Int(start) = self.w.values.view(first) else {
            return self.fail("TD0204", "expected integer or bitrange");
        };
        if start < 0 {
            return self.fail("TD0204", "invalid range, cannot be negative");
        }
        let end = match self.tok.tok {
            Tok::DotDotDot | Tok::Minus => {
                self.bump();
                let end = self.value(None, None, Mode::Value);
                let end = self.or_else_fail(end, "expected integer value as end of range")?;
                match self.w.values.view(end) {
                    View::Int(end) => end,
                    _ => return self.fail("TD0204", "expected integer value as end of range"),
                }
            }
            // `3-0` lexes as `3` and `-0`.
            Tok::Int(end) => {
                self.bump();
                end.wrapping_neg()
            }
            _ => start,
        };
        if end < 0 {
            return self.fail("TD0204", "invalid range, cannot be negative");
        }
        if start.abs_diff(end) > MAX_RANGE as u64 || start.max(end) > i64::from(u32::MAX) {
            return self.fail("TD0204", format!("range is longer than {MAX_RANGE}"));
        }
        self.w.steps(start.abs_diff(end) as usize)?;
        let (start, end) = (start as u32, end as u32);
        if start <= end {
            out.extend(start..=end);
        } else {
            out.extend((end..=start).rev());
        }
        if out.len() as i64 > MAX_RANGE {
            return self.fail("TD0204", format!("range is longer than {MAX_RANGE}"));
        }
        Ok(())
    }

    /// `{ ranges }` or nothing; the position of the value's lowest bit comes first.
    pub(super) fn optional_bits(&mut self, open: Tok, close: Tok) -> Eval<Vec<u32>> {
        let at = self.tok;
        if !self.eat(open) {
            return Ok(Vec::new());
        }
        let mut bits = self.range_list()?;
        bits.reverse();
        if self.eat(close) {
            return Ok(bits);
        }
        let (text, open) = match close {
            Tok::RBrace => ("expected '}' at end of bit list", "to match this '{'"),
            _ => ("expected '>' at end of range list", "to match this '<'"),
        };
        self.w.error("TD0201", self.tok.span, text);
        self.fail_at("TD0202", at.span, open)
    }
}
