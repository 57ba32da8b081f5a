//! Classes and defs: template arguments, parents, bodies.
//!
//! In: the tokens of one object. Out: a class in the table, or a record for `add_entry`.
//! Invariants: parents are applied left to right, then the enclosing `let`s, then the body.
//! Not here: multiclasses (`multi`).

use kernelsmith_diag::{Diagnostic, Span};

use super::args::Args;
use super::scope::Scope;
use super::{Mode, Parser};
use crate::bang::Op;
use crate::eval::{Entry, Eval, Halt};
use crate::records::{AssignedBy, Check, Field, RecId, RecordKind, TemplateArg};
use crate::symbols::Sym;
use crate::token::Tok;
use crate::types::{TypeId, Types};
use crate::values::{V, View};

impl Parser<'_, '_> {
    pub(super) fn class(&mut self) -> Eval<()> {
        self.bump();
        let at = self.tok.span;
        let name = self.ident("expected class name after 'class' keyword")?;
        let rec = match self.w.classes.get(&name) {
            Some(&rec) => {
                let old = self.w.rec(rec);
                let is_forward = old.n_slots == 0 && old.args.is_none() && self.w.supers.all(old.supers).is_empty();
                if !is_forward {
                    let text = format!("Class '{}' already defined", self.w.sym(name));
                    let d = Diagnostic::error(text).code("TD0330").at(at);
                    let first = self.w.rec(rec).span;
                    return self.report(d.label(first, "first defined here"));
                }
                self.w.rec_mut(rec).span = at;
                rec
            }
            None => {
                if self.aliases.contains_key(&name) {
                    let text = format!("there is already a defined type alias '{}'", self.w.sym(name));
                    return self.fail_at("TD0330", at, text);
                }
                let scope = format!("{}:", self.w.sym(name));
                let scope = self.w.symbols.intern(&scope);
                let rec = self.w.new_record(RecordKind::Class, V::str(name), scope, at)?;
                self.w.classes.insert(name, rec);
                self.w.class_order.push(rec);
                rec
            }
        };
        self.in_scope(Scope::record(rec), |p| {
            if p.tok.tok == Tok::Less {
                p.template_args(rec)?;
            }
            p.object_body(rec)?;
            p.warn_unused_args(rec);
            Ok(())
        })
    }

    pub(super) fn warn_unused_args(&mut self, rec: RecId) {
        if !self.w.options.warn_unused_args {
            return;
        }
        let unused: Vec<TemplateArg> = self.w.rec(rec).args().iter().copied().filter(|a| !a.is_used).collect();
        for arg in unused {
            let text = format!("unused template argument: {}", self.w.sym(arg.name));
            self.w.report(Diagnostic::warning(text).code("TD0331").at(arg.span));
        }
    }

    /// `<T a, T b = v>`
    pub(super) fn template_args(&mut self, rec: RecId) -> Eval<()> {
        self.bump();
        loop {
            self.template_arg_declaration(rec)?;
            if self.diagnostics_are_full() {
                return Err(Halt::Fatal);
            }
            if !self.eat(Tok::Comma) {
                break;
            }
        }
        self.expect(Tok::Greater, "expected '>' at end of template argument list")
    }

    fn diagnostics_are_full(&self) -> bool {
        self.w.diagnostics.is_full()
    }

    fn template_arg_declaration(&mut self, rec: RecId) -> Eval<()> {
        let start = self.tok.span;
        self.eat(Tok::Field);
        let ty = self.ty()?;
        let span = self.tok.span;
        let short = self.ident("Expected identifier in declaration")?;
        self.check_not_reserved(short, span)?;
        let name = self.w.qualified(rec, short);
        self.w.steps(self.w.rec(rec).args().len() / 16)?;
        if self.w.template_arg(rec, short).is_some() {
            let text = "template argument with the same name has already been defined";
            return self.fail_at("TD0332", start, text);
        }
        let mut default = self.w.fit(V::UNSET, ty)?.unwrap_or(V::UNSET);
        if self.eat(Tok::Equal) {
            let at = self.tok.span;
            match self.value(Some(rec), Some(ty), Mode::Value) {
                Ok(value) => match self.w.fit(value, ty)? {
                    Some(value) => default = value,
                    None => {
                        default = V::NONE;
                        self.report_bad_default(name, ty, value, at);
                    }
                },
                Err(Halt::Fatal) => return Err(Halt::Fatal),
                // Declare the parameter in spite of the error.
                Err(Halt::Statement) => {}
            }
        }
        // Declare it after its default, in which the name still refers to an outer scope.
        let arg = TemplateArg { name, short, ty, default, span, is_used: false };
        self.w.heap += 2 * size_of::<TemplateArg>();
        self.w.rec_mut(rec).args.get_or_insert_default().push(arg);
        Ok(())
    }

    fn report_bad_default(&mut self, name: Sym, ty: TypeId, value: V, at: Span) {
        let have = self.type_of(value).map(|t| self.w.type_text(t)).unwrap_or_default();
        let text = format!(
            "Field '{}' of type '{}' is incompatible with value '{}' of type '{have}'",
            self.w.sym(name),
            self.w.type_text(ty),
            self.w.text(value)
        );
        self.w.error("TD0401", at, text);
    }

    pub(super) fn check_not_reserved(&mut self, name: Sym, span: Span) -> Eval<()> {
        if name == self.w.name_sym {
            return self.fail_at("TD0333", span, "'NAME' is a reserved variable name");
        }
        Ok(())
    }

    /// `: P<...>, Q { body }` or `;`
    pub(super) fn object_body(&mut self, rec: RecId) -> Eval<()> {
        self.in_scope(Scope::record(rec), |p| {
            if p.eat(Tok::Colon) {
                loop {
                    let (class, args, span) = p.parent(Some(rec))?;
                    p.w.inherit(rec, class, &args.all, span)?;
                    p.recycle(args);
                    if !p.eat(Tok::Comma) {
                        break;
                    }
                }
            }
            p.apply_lets(rec)?;
            p.body(rec)
        })
    }

    /// A parent class with its arguments.
    pub(super) fn parent(&mut self, rec: Option<RecId>) -> Eval<(RecId, Args, Span)> {
        let span = self.tok.span;
        let Tok::Id(name) = self.tok.tok else {
            return self.fail("TD0201", "expected name for ClassID");
        };
        let class = self.class_named(name)?;
        let mut given = if self.eat(Tok::Less) { self.args(rec, class)? } else { Vec::new() };
        self.cast_args(class, &mut given, span)?;
        let args = self.complete_args(class, given, span, false)?;
        Ok((class, args, span))
    }

    pub(super) fn apply_lets(&mut self, rec: RecId) -> Eval<()> {
        for i in 0..self.lets.len() {
            for j in 0..self.lets[i].len() {
                let item = self.lets[i][j].clone();
                self.w.set_value(rec, item.span, item.name, &item.bits, item.value, AssignedBy::Let)?;
            }
        }
        Ok(())
    }

    fn body(&mut self, rec: RecId) -> Eval<()> {
        if self.eat(Tok::Semi) {
            return Ok(());
        }
        if self.tok.tok != Tok::LBrace {
            return self.fail("TD0201", "Expected '{' to start body or ';' for declaration only");
        }
        self.bump();
        while self.tok.tok != Tok::RBrace {
            match self.body_item(rec) {
                Ok(()) => {}
                Err(Halt::Statement) => self.recover_in_body()?,
                Err(Halt::Fatal) => return Err(Halt::Fatal),
            }
        }
        self.bump();
        if self.tok.tok == Tok::Semi {
            let span = self.tok.span;
            let d = Diagnostic::error("A class or def body should not end with a semicolon").code("TD0207").at(span);
            self.w.report(d.note("Semicolon ignored; remove to eliminate this error"));
            self.bump();
        }
        Ok(())
    }

    /// Skips to after the next `;` of the body.
    fn recover_in_body(&mut self) -> Eval<()> {
        self.w.recovered = true;
        let mut depth = 0;
        loop {
            match self.tok.tok {
                Tok::Eof => return Err(Halt::Statement),
                // These tokens never occur inside a body, so its closing brace is missing.
                Tok::Class | Tok::Def | Tok::Defm | Tok::Multiclass | Tok::Defset => return Err(Halt::Statement),
                Tok::LBrace => depth += 1,
                Tok::RBrace if depth == 0 => return Ok(()),
                Tok::RBrace => depth -= 1,
                Tok::Semi if depth == 0 => {
                    self.bump();
                    return if self.w.diagnostics.is_full() { Err(Halt::Fatal) } else { Ok(()) };
                }
                _ => {}
            }
            self.bump();
        }
    }

    fn body_item(&mut self, rec: RecId) -> Eval<()> {
        self.w.step()?;
        match self.tok.tok {
            Tok::Assert => {
                let check = self.assert(Some(rec))?;
                self.w.heap += 2 * size_of::<Check>();
                self.w.rec_mut(rec).add_checks(&[check]);
                Ok(())
            }
            Tok::Dump => {
                let check = self.dump(Some(rec))?;
                self.w.heap += 2 * size_of::<Check>();
                self.w.rec_mut(rec).add_checks(&[check]);
                Ok(())
            }
            Tok::Defvar => self.defvar(Some(rec)),
            Tok::Let => self.body_let(rec),
            _ => {
                self.declaration(rec)?;
                self.expect(Tok::Semi, "expected ';' after declaration")
            }
        }
    }

    fn body_let(&mut self, rec: RecId) -> Eval<()> {
        self.bump();
        let at = self.tok.span;
        let name = self.ident("expected field identifier after let")?;
        let bits = self.optional_bits(Tok::LBrace, Tok::RBrace)?;
        self.expect(Tok::Equal, "expected '=' in let expression")?;
        let Some(field) = self.w.field_of(rec, name) else {
            let span = self.tok.span;
            return match self.w.set_value(rec, span, name, &[], V::UNSET, AssignedBy::Let) {
                Ok(()) => Ok(()),
                Err(halt) => Err(halt),
            };
        };
        let ty = match self.w.types.width(field.ty) {
            Some(_) if !bits.is_empty() => self.w.types.bits(bits.len() as u32),
            _ => field.ty,
        };
        let value = self.value(Some(rec), Some(ty), Mode::Value)?;
        self.expect(Tok::Semi, "expected ';' after let expression")?;
        self.check_self_assignment(name, &bits, value, at)?;
        self.w.set_value(rec, at, name, &bits, value, AssignedBy::Let)
    }

    fn check_self_assignment(&mut self, name: Sym, bits: &[u32], value: V, at: Span) -> Eval<()> {
        if bits.is_empty()
            && let View::Var(var) = self.w.values.view(value)
            && var == name
        {
            return self.fail_at("TD0334", at, "Recursion / self-assignment forbidden");
        }
        Ok(())
    }

    /// `[field] T name [= value]`
    fn declaration(&mut self, rec: RecId) -> Eval<()> {
        let may_stay_open = self.eat(Tok::Field);
        let ty = self.ty()?;
        let span = self.tok.span;
        let name = self.ident("Expected identifier in declaration")?;
        self.check_not_reserved(name, span)?;
        if self.is_local_var(name) {
            return self.fail_at("TD0335", span, "local variable of this name already exists");
        }
        self.w.declare_field(rec, Field { name, ty, may_stay_open, span })?;
        if !self.eat(Tok::Equal) {
            return Ok(());
        }
        let at = self.tok.span;
        let value = match self.value(Some(rec), Some(ty), Mode::Value) {
            Ok(value) => value,
            Err(Halt::Fatal) => return Err(Halt::Fatal),
            // An invalid value leaves the field unset. If the syntax is valid, parsing of the body continues.
            Err(Halt::Statement) => return Ok(()),
        };
        let assigned = self
            .check_self_assignment(name, &[], value, at)
            .and_then(|()| self.w.set_value(rec, at, name, &[], value, AssignedBy::Declaration));
        match assigned {
            Err(Halt::Fatal) => Err(Halt::Fatal),
            _ => Ok(()),
        }
    }

    pub(super) fn def(&mut self) -> Eval<()> {
        let keyword = self.bump();
        let at = if let Tok::Id(_) = self.tok.tok { self.tok.span } else { keyword.span };
        let name = self.object_name()?;
        let empty = self.w.symbols.intern("");
        let rec = match name {
            None => {
                let number = self.w.take_anonymous();
                self.w.new_record(RecordKind::AnonymousDef, number, empty, keyword.span)?
            }
            Some(name) => {
                if self.type_of(name) != Some(Types::STRING) {
                    let text = format!("Record name '{}' is not a string!", self.w.text(name));
                    self.w.error("TD0338", at, text);
                    return Err(Halt::Fatal);
                }
                self.w.new_record(RecordKind::Def, name, empty, at)?
            }
        };
        self.object_body(rec)?;
        self.add_entry(Entry::Record(rec))
    }

    /// The name of a def or defm; `None` if it has none.
    pub(super) fn object_name(&mut self) -> Eval<Option<V>> {
        if matches!(self.tok.tok, Tok::Colon | Tok::Semi | Tok::LBrace) {
            return Ok(None);
        }
        let mc = self.multiclass_rec();
        let name = self.value(mc, Some(Types::STRING), Mode::Name)?;
        let Some(mc) = mc else { return Ok(Some(name)) };
        let prefix = self.w.qualified(mc, self.w.name_sym);
        if self.w.values.mentions(name, prefix) {
            return Ok(Some(name));
        }
        let prefix = self.w.values.var(prefix, Types::STRING);
        self.w.binary(Op::StrConcat, prefix, name, Types::STRING, None).map(Some)
    }

    /// `assert condition, message;`
    pub(super) fn assert(&mut self, rec: Option<RecId>) -> Eval<Check> {
        self.bump();
        let span = self.tok.span;
        let condition = self.value(rec, None, Mode::Value)?;
        self.expect(Tok::Comma, "expected ',' in assert statement")?;
        let message = self.value(rec, None, Mode::Value)?;
        self.expect(Tok::Semi, "expected ';'")?;
        Ok(Check { span, condition: Some(condition), message })
    }

    /// `dump value;`
    pub(super) fn dump(&mut self, rec: Option<RecId>) -> Eval<Check> {
        let span = self.bump().span;
        let mut message = self.value(rec, None, Mode::Value)?;
        let is_22 = self.w.options.compat == crate::eval::Compat::V22;
        if !is_22 && self.type_of(message) != Some(Types::STRING) {
            message = self.w.unary(Op::Repr, message, Types::STRING, rec, false)?;
        }
        self.expect(Tok::Semi, "expected ';'")?;
        Ok(Check { span, condition: None, message })
    }
}
