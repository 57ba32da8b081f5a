//! Multiclasses, `defm`, `foreach` and `if`: statements that create prototypes and expand them.
//!
//! In: the tokens of one statement. Out: entries of the enclosing loop or multiclass, or finished defs.
//! Invariants: a `defm` is expanded when it is parsed, even inside a multiclass.
//! Not here: the expansion (`eval::expand`).

use std::sync::Arc;

use kernelsmith_diag::{Diagnostic, Span};

use super::args::Args;
use super::scope::Scope;
use super::{Mode, Parser};
use crate::bang::Op;
use crate::eval::{Entry, Eval, Expansion, Halt, Loop, Multiclass, Substitutions};
use crate::records::{McId, RecId, RecordKind};
use crate::symbols::Sym;
use crate::token::Tok;
use crate::types::Types;
use crate::values::V;

impl Parser<'_, '_> {
    /// Adds an entry to the innermost loop, the multiclass, or the table.
    pub(super) fn add_entry(&mut self, entry: Entry) -> Eval<()> {
        self.w.heap += 2 * size_of::<Entry>();
        if let Some(outer) = self.loops.last_mut() {
            outer.entries.push(entry);
            return Ok(());
        }
        match (entry, self.multiclass) {
            (Entry::Loop(inner), Some(mc)) => {
                let mut out = Vec::new();
                let how = Expansion { is_final: false, defm: None };
                self.w.expand_loop(&inner, &mut Vec::new(), how, Some(&mut out))?;
                Arc::make_mut(&mut self.w.multiclasses[mc.0 as usize].entries).extend(out);
                Ok(())
            }
            (Entry::Loop(inner), None) => {
                let how = Expansion { is_final: true, defm: None };
                self.w.expand_loop(&inner, &mut Vec::new(), how, None)
            }
            (entry, Some(mc)) => {
                Arc::make_mut(&mut self.w.multiclasses[mc.0 as usize].entries).push(entry);
                Ok(())
            }
            (Entry::Check(check), None) => {
                self.w.run_check(check, None);
                Ok(())
            }
            (Entry::Record(rec), None) => self.w.finish_def(rec),
        }
    }

    pub(super) fn multiclass(&mut self) -> Eval<()> {
        self.bump();
        let at = self.tok.span;
        let name = self.ident("expected identifier after multiclass for name")?;
        if let Some(&old) = self.w.multiclass_names.get(&name) {
            let text = format!("multiclass '{}' already defined", self.w.sym(name));
            let first = self.w.rec(self.w.multiclasses[old.0 as usize].rec).span;
            let d = Diagnostic::error(text).code("TD0330").at(at);
            return self.report(d.label(first, "first defined here"));
        }
        let scope = format!("{}::", self.w.sym(name));
        let scope = self.w.symbols.intern(&scope);
        let rec = self.w.new_record(RecordKind::Multiclass, V::str(name), scope, at)?;
        let mc = McId(self.w.multiclasses.len() as u32);
        self.w.multiclasses.push(Multiclass { rec, entries: Arc::default() });
        self.w.multiclass_names.insert(name, mc);
        self.multiclass = Some(mc);
        let done = self.in_scope(Scope::multiclass(rec), |p| p.multiclass_inner(mc, rec));
        self.multiclass = None;
        done
    }

    fn multiclass_inner(&mut self, mc: McId, rec: RecId) -> Eval<()> {
        if self.tok.tok == Tok::Less {
            self.template_args(rec)?;
        }
        let mut has_bases = false;
        if self.eat(Tok::Colon) {
            has_bases = true;
            loop {
                self.base_multiclass(rec, mc)?;
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        if self.tok.tok != Tok::LBrace {
            if !has_bases {
                return self.fail("TD0201", "expected '{' in multiclass definition");
            }
            return self.expect(Tok::Semi, "expected ';' in multiclass definition");
        }
        self.bump();
        if self.tok.tok == Tok::RBrace {
            return self.fail("TD0208", "multiclass must contain at least one def");
        }
        while self.tok.tok != Tok::RBrace {
            match self.tok.tok {
                Tok::Assert | Tok::Def | Tok::Defm | Tok::Defvar | Tok::Dump | Tok::Foreach | Tok::If | Tok::Let => {
                    self.statement()?;
                }
                _ => {
                    let text = "expected 'assert', 'def', 'defm', 'defvar', 'dump', 'foreach', 'if', or 'let' in multiclass body";
                    return self.fail("TD0209", text);
                }
            }
        }
        self.bump();
        if self.tok.tok == Tok::Semi {
            let span = self.tok.span;
            let text = "A multiclass body should not end with a semicolon";
            let d = Diagnostic::error(text).code("TD0207").at(span);
            self.w.report(d.note("Semicolon ignored; remove to eliminate this error"));
            self.bump();
        }
        self.warn_unused_args(rec);
        Ok(())
    }

    /// A multiclass with its arguments.
    ///
    /// For a base (`is_base`), argument types are not checked here, but on use.
    fn multiclass_ref(&mut self, rec: Option<RecId>, is_base: bool) -> Eval<(McId, Args, Span)> {
        let span = self.tok.span;
        let Tok::Id(name) = self.tok.tok else {
            return self.fail("TD0201", "expected name for MultiClassID");
        };
        let Some(&mc) = self.w.multiclass_names.get(&name) else {
            let text = format!("Couldn't find multiclass '{}'", self.w.sym(name));
            let may_suggest = self.w.may_suggest(self.w.multiclass_names.len());
            let mut names: Vec<&str> =
                self.w.multiclass_names.keys().filter(|_| may_suggest).map(|&n| self.w.sym(n)).collect();
            names.sort_unstable();
            let near = kernelsmith_diag::closest(self.w.sym(name), names);
            let mut d = Diagnostic::error(text).code("TD0303").at(span);
            if let Some(near) = near {
                d = d.help(format!("there is a multiclass '{near}'"));
            }
            return self.report(d);
        };
        self.bump();
        let of = self.w.multiclasses[mc.0 as usize].rec;
        let mut given = if self.eat(Tok::Less) { self.args(rec, of)? } else { Vec::new() };
        if !is_base {
            self.cast_args(of, &mut given, span)?;
        }
        let args = self.complete_args(of, given, span, false)?;
        Ok((mc, args, span))
    }

    fn base_multiclass(&mut self, rec: RecId, mc: McId) -> Eval<()> {
        let (base, args, _) = self.multiclass_ref(Some(rec), true)?;
        let own_name = self.w.qualified(rec, self.w.name_sym);
        let own_name = self.w.values.var(own_name, Types::STRING);
        let mut names = self.substitutions(base, args, own_name);
        let entries = Arc::clone(&self.w.multiclasses[base.0 as usize].entries);
        let mut out = Vec::new();
        let how = Expansion { is_final: false, defm: None };
        self.w.expand(&entries, &mut names, how, Some(&mut out))?;
        Arc::make_mut(&mut self.w.multiclasses[mc.0 as usize].entries).extend(out);
        Ok(())
    }

    fn substitutions(&mut self, mc: McId, mut args: Args, name: V) -> Substitutions {
        let rec = self.w.multiclasses[mc.0 as usize].rec;
        let own_name: Sym = self.w.qualified(rec, self.w.name_sym);
        let mut names = std::mem::take(&mut args.all);
        self.recycle(args);
        names.push((own_name, name));
        names
    }

    pub(super) fn defm(&mut self) -> Eval<()> {
        self.bump();
        let name = match self.object_name()? {
            Some(name) => name,
            None => {
                let number = self.w.take_anonymous();
                match self.multiclass_rec() {
                    None => number,
                    Some(mc) => {
                        let prefix = self.w.qualified(mc, self.w.name_sym);
                        let prefix = self.w.values.var(prefix, Types::STRING);
                        self.w.binary(Op::StrConcat, prefix, number, Types::STRING, None)?
                    }
                }
            }
        };
        self.expect(Tok::Colon, "expected ':' after defm identifier")?;
        let mut entries_made = Vec::new();
        let mut has_classes = false;
        loop {
            let (mc, args, span) = self.multiclass_ref(None, false)?;
            let mut names = self.substitutions(mc, args, name);
            let entries = Arc::clone(&self.w.multiclasses[mc.0 as usize].entries);
            let is_final = self.multiclass.is_none() && self.loops.is_empty();
            self.w.here = span;
            let how = Expansion { is_final, defm: Some(span) };
            self.w.enter()?;
            let done = self.w.expand(&entries, &mut names, how, Some(&mut entries_made));
            self.w.leave();
            done?;
            self.recycle_names(names);
            if !self.eat(Tok::Comma) {
                break;
            }
            let Tok::Id(next) = self.tok.tok else {
                return self.fail("TD0201", "expected identifier");
            };
            has_classes = self.w.classes.contains_key(&next);
            if has_classes {
                break;
            }
        }
        if has_classes {
            loop {
                let (class, args, span) = self.parent(None)?;
                self.inherit_all(&mut entries_made, class, &args, span)?;
                self.recycle(args);
                if !self.eat(Tok::Comma) {
                    break;
                }
            }
        }
        for mut entry in entries_made {
            self.apply_lets_to(&mut entry)?;
            match self.add_entry(entry) {
                // Drop an entry that cannot be added, and continue with the next one.
                Ok(()) | Err(Halt::Statement) => {}
                Err(Halt::Fatal) => return Err(Halt::Fatal),
            }
        }
        self.expect(Tok::Semi, "expected ';' at end of defm")
    }

    fn inherit_all(&mut self, entries: &mut [Entry], class: RecId, args: &Args, span: Span) -> Eval<()> {
        for entry in entries {
            match entry {
                Entry::Record(rec) => self.w.inherit(*rec, class, &args.all, span)?,
                Entry::Loop(inner) => self.inherit_all(&mut Arc::make_mut(inner).entries, class, args, span)?,
                Entry::Check(_) => {}
            }
        }
        Ok(())
    }

    fn apply_lets_to(&mut self, entry: &mut Entry) -> Eval<()> {
        match entry {
            Entry::Record(rec) => self.apply_lets(*rec),
            Entry::Loop(inner) => {
                Arc::make_mut(inner).entries.iter_mut().try_for_each(|inner| self.apply_lets_to(inner))
            }
            Entry::Check(_) => Ok(()),
        }
    }

    pub(super) fn foreach(&mut self) -> Eval<()> {
        let keyword = self.bump();
        let declared = self.foreach_declaration();
        let (name, list, element) = self.or_else_fail(declared, "expected declaration in for")?;
        self.expect(Tok::In, "Unknown tok")?;
        let var = self.w.values.var(name, element);
        self.loops.push(Loop { span: keyword.span, var: Some(name), list, entries: Vec::new() });
        self.in_scope(Scope::foreach(Some((name, var))), |p| p.block("expected '}' at end of foreach command"))?;
        let Some(done) = self.loops.pop() else { return Err(Halt::Statement) };
        self.add_entry(Entry::Loop(Arc::new(done)))
    }

    /// A statement, or statements in braces.
    fn block(&mut self, text: &str) -> Eval<()> {
        if self.tok.tok != Tok::LBrace {
            return self.statement();
        }
        let open = self.bump();
        self.statements()?;
        self.expect_close(open, text)
    }

    fn foreach_declaration(&mut self) -> Eval<(Sym, V, crate::types::TypeId)> {
        let name = self.ident("expected identifier in foreach declaration")?;
        self.expect(Tok::Equal, "Expected '=' in foreach declaration")?;
        let (list, element) = self.foreach_list()?;
        Ok((name, list, element))
    }

    fn foreach_list(&mut self) -> Eval<(V, crate::types::TypeId)> {
        let mut ranges = Vec::new();
        if self.eat(Tok::LBrace) {
            ranges = self.range_list()?;
            self.expect(Tok::RBrace, "expected '}' at end of bit range list")?;
        } else {
            let at = self.tok;
            let first = self.value(None, None, Mode::Value)?;
            match self.type_of(first) {
                Some(ty) => match self.w.types.element(ty) {
                    Some(element) => return Ok((first, element)),
                    None => self.range_piece(Some(first), &mut ranges)?,
                },
                None => {
                    let text = format!("expected a list, got '{}'", self.w.text(first));
                    let mut d = Diagnostic::error(text).code("TD0340").at(at.span);
                    if self.multiclass.is_some() {
                        d = d.note("references to multiclass template arguments cannot be resolved at this time");
                    }
                    return self.report(d);
                }
            }
        }
        let items: Vec<V> = ranges.iter().map(|&i| self.w.values.int(i64::from(i))).collect();
        Ok((self.w.new_list(Types::INT, &items)?, Types::INT))
    }

    pub(super) fn if_statement(&mut self) -> Eval<()> {
        let keyword = self.bump();
        let condition = self.value(None, None, Mode::Value)?;
        self.expect(Tok::Then, "Unknown tok")?;
        let none = self.w.new_list(Types::BIT, &[])?;
        let one = self.w.new_list(Types::BIT, &[V::bit(true)])?;
        let ty = self.w.types.list(Types::BIT);
        let then = self.w.ternary(Op::If, condition, one, none, ty, None)?;
        self.if_arm(keyword.span, then, "expected '}' at end of 'then' clause")?;
        if self.eat(Tok::Else) {
            let otherwise = self.w.ternary(Op::If, condition, none, one, ty, None)?;
            self.if_arm(keyword.span, otherwise, "expected '}' at end of 'else' clause")?;
        }
        Ok(())
    }

    fn if_arm(&mut self, span: Span, list: V, text: &str) -> Eval<()> {
        self.loops.push(Loop { span, var: None, list, entries: Vec::new() });
        self.in_scope(Scope::local(), |p| p.block(text))?;
        let Some(done) = self.loops.pop() else { return Err(Halt::Statement) };
        self.add_entry(Entry::Loop(Arc::new(done)))
    }
}
