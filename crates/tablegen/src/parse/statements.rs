//! Statements, and those that create no records: `let ... in`, `defvar`, `defset`, `deftype`.
//!
//! In: the first token of a statement. Out: its effect.
//! Not here: class, def (`object`), multiclass, defm, foreach, if (`multi`).

use kernelsmith_diag::Diagnostic;

use super::scope::Scope;
use super::{Let, Mode, Parser};
use crate::eval::{Entry, Eval, Halt, OpenDefset};
use crate::records::RecId;
use crate::symbols::Sym;
use crate::token::Tok;

impl Parser<'_, '_> {
    pub(super) fn statement(&mut self) -> Eval<()> {
        self.w.step()?;
        self.w.here = self.tok.span;
        self.w.enter()?;
        let done = self.statement_inner();
        self.w.leave();
        done
    }

    fn statement_inner(&mut self) -> Eval<()> {
        match self.tok.tok {
            Tok::Assert => {
                let check = self.assert(None)?;
                self.add_entry(Entry::Check(check))
            }
            Tok::Dump => {
                let check = self.dump(None)?;
                self.add_entry(Entry::Check(check))
            }
            Tok::Def => self.def(),
            Tok::Defm => self.defm(),
            Tok::Deftype => self.deftype(),
            Tok::Foreach => self.foreach(),
            Tok::If => self.if_statement(),
            Tok::Let => self.let_in(),
            Tok::Defvar => self.defvar(None),
            Tok::Defset if self.multiclass.is_some() => self.fail("TD0209", "defset is not allowed inside multiclass"),
            Tok::Defset => self.defset(),
            Tok::Class if self.multiclass.is_some() => self.fail("TD0209", "class is not allowed inside multiclass"),
            Tok::Class if !self.loops.is_empty() => self.fail("TD0209", "class is not allowed inside foreach loop"),
            Tok::Class => self.class(),
            Tok::Multiclass if !self.loops.is_empty() => {
                self.fail("TD0209", "multiclass is not allowed inside foreach loop")
            }
            Tok::Multiclass if self.multiclass.is_some() => {
                self.fail("TD0209", "multiclass is not allowed inside multiclass")
            }
            Tok::Multiclass => self.multiclass(),
            _ if self.is_outermost() => {
                let failed = self.fail("TD0210", "Unexpected token at top level");
                if self.tok.tok == Tok::Error {
                    self.bump();
                }
                failed
            }
            _ => self.fail("TD0210", "Expected assert, class, def, defm, defset, dump, foreach, if, or let"),
        }
    }

    /// Statements up to a closing brace.
    pub(super) fn statements(&mut self) -> Eval<()> {
        while is_statement(self.tok.tok) {
            self.statement()?;
        }
        Ok(())
    }

    fn let_in(&mut self) -> Eval<()> {
        self.bump();
        let mut items = Vec::new();
        loop {
            let span = self.tok.span;
            let name = self.ident("expected identifier in let definition")?;
            let bits = self.optional_bits(Tok::Less, Tok::Greater)?;
            self.expect(Tok::Equal, "expected '=' in let expression")?;
            let value = self.value(None, None, Mode::Value)?;
            self.w.heap += 2 * (size_of::<Let>() + size_of_val(&bits[..]));
            items.push(Let { name, span, bits, value });
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::In, "expected 'in' at end of top-level 'let'")?;
        self.lets.push(items);
        if self.tok.tok == Tok::LBrace {
            let open = self.bump();
            self.in_scope(Scope::local(), |p| {
                p.statements()?;
                p.expect_close(open, "expected '}' at end of top level let command")
            })?;
        } else {
            self.statement()?;
        }
        let done = self.lets.pop().unwrap_or_default();
        let n_bytes: usize = done.iter().map(|item| 2 * (size_of::<Let>() + size_of_val(&item.bits[..]))).sum();
        self.w.heap -= n_bytes;
        Ok(())
    }

    pub(super) fn defvar(&mut self, rec: Option<RecId>) -> Eval<()> {
        self.bump();
        let at = self.tok.span;
        let name = self.ident("expected identifier")?;
        self.check_not_reserved(name, at)?;
        if let Some(rec) = rec
            && self.w.field_of(rec, name).is_some()
        {
            return self.fail_at("TD0335", at, "field of this name already exists");
        }
        self.w.steps(self.scopes.last().map_or(0, |scope| scope.n_vars() / 16))?;
        if self.is_local_var(name) {
            return self.fail_at("TD0335", at, "local variable of this name already exists");
        }
        if self.is_outermost() {
            self.check_global_is_new(name, at)?;
        }
        self.expect(Tok::Equal, "expected '='")?;
        let value = self.value(rec, None, Mode::Value)?;
        self.expect(Tok::Semi, "expected ';'")?;
        if self.is_outermost() {
            self.w.globals.insert(name, value);
        } else {
            self.add_var(name, value);
        }
        Ok(())
    }

    fn check_global_is_new(&mut self, name: Sym, at: kernelsmith_diag::Span) -> Eval<()> {
        if self.w.globals.contains_key(&name) || self.w.defs.get(name).is_some() {
            let d = Diagnostic::error("def or global variable of this name already exists").code("TD0336").at(at);
            let d = match self.w.defs.get(name) {
                Some(def) => d.label(self.w.rec(def).span, "the def"),
                None => d,
            };
            return self.report(d);
        }
        Ok(())
    }

    fn defset(&mut self) -> Eval<()> {
        self.bump();
        let span = self.tok.span;
        let ty = self.ty()?;
        let Some(element) = self.w.types.element(ty) else {
            return self.fail_at("TD0203", span, "expected list type");
        };
        let at = self.tok.span;
        let name = self.ident("expected identifier")?;
        self.check_global_is_new(name, at)?;
        self.expect(Tok::Equal, "expected '='")?;
        if self.tok.tok != Tok::LBrace {
            return self.fail("TD0201", "expected '{'");
        }
        let open = self.bump();
        self.w.defsets.push(OpenDefset { element, span, members: Vec::new() });
        self.statements()?;
        let Some(set) = self.w.defsets.pop() else { return Err(Halt::Statement) };
        let members = self.w.new_list(element, &set.members)?;
        self.w.globals.insert(name, members);
        self.expect_close(open, "expected '}' at end of defset")
    }

    fn deftype(&mut self) -> Eval<()> {
        self.bump();
        let at = self.tok.span;
        let name = self.ident("expected identifier")?;
        if self.aliases.contains_key(&name) || self.w.classes.contains_key(&name) {
            let text = format!("type of this name '{}' already exists", self.w.sym(name));
            return self.fail_at("TD0337", at, text);
        }
        self.expect(Tok::Equal, "expected '='")?;
        let at = self.tok.span;
        let ty = self.ty()?;
        if self.w.types.is_record(ty) {
            let text = format!("cannot define type alias for class type '{}'", self.w.type_text(ty));
            return self.fail_at("TD0337", at, text);
        }
        self.aliases.insert(name, ty);
        self.expect(Tok::Semi, "expected ';'")
    }
}

fn is_statement(tok: Tok) -> bool {
    matches!(
        tok,
        Tok::Assert
            | Tok::Class
            | Tok::Def
            | Tok::Defm
            | Tok::Defset
            | Tok::Deftype
            | Tok::Defvar
            | Tok::Dump
            | Tok::Foreach
            | Tok::If
            | Tok::Let
            | Tok::Multiclass
    )
}
