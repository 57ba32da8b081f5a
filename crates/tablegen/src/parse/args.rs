//! Arguments of classes and multiclasses.
//!
//! In: `<...>` after a class or multiclass name. Out: the values for the template arguments.
//! Invariants: each argument occurs once and is cast to its parameter's type immediately; missing ones have a default.
//! Not here: declaring template arguments (`object`).

use kernelsmith_diag::{Diagnostic, Span};

use super::{Mode, Parser};
use crate::eval::{Compat, Eval, Halt, Substitutions};
use crate::records::{RecId, TemplateArg};
use crate::token::Tok;
use crate::values::{NAMED_ARG, V};

/// An argument in source text: positional, or with a (qualified) name.
#[derive(Clone, Copy)]
pub(super) struct Arg {
    pub(super) key: u32,
    pub(super) value: V,
    /// Its position; for a named argument including the name.
    pub(super) at: Span,
}

/// The arguments of one class or multiclass reference.
pub(super) struct Args {
    pub(super) given: Vec<Arg>,
    /// Every parameter with its value; those with explicit arguments come first.
    pub(super) all: Substitutions,
}

/// Lists of finished references, for reuse.
#[derive(Default)]
pub(super) struct SpareArgs {
    given: Vec<Vec<Arg>>,
    all: Vec<Substitutions>,
}

impl Parser<'_, '_> {
    /// Keeps lists for reuse.
    pub(super) fn recycle(&mut self, args: Args) {
        let Args { mut given, all } = args;
        given.clear();
        self.spare_args.given.push(given);
        self.recycle_names(all);
    }

    /// Keeps one list for reuse.
    pub(super) fn recycle_names(&mut self, mut names: Substitutions) {
        names.clear();
        self.spare_args.all.push(names);
    }

    /// Parses the arguments after `<`, including the `>`.
    pub(super) fn args(&mut self, rec: Option<RecId>, of: RecId) -> Eval<Vec<Arg>> {
        let mut given = self.spare_args.given.pop().unwrap_or_default();
        if self.eat(Tok::Greater) {
            return Ok(given);
        }
        let n_params = self.w.rec(of).args().len();
        let mut has_named = false;
        loop {
            let index = given.len();
            if index >= n_params {
                let owner = self.w.rec(of).span;
                let text = format!("Too many template arguments: {}", index + 1);
                let d = Diagnostic::error(text).code("TD0320").at(self.tok.span);
                return self.report(d.label(owner, format!("takes {n_params}")));
            }
            let at = self.tok.span;
            let want = (!has_named).then(|| self.w.rec(of).args()[index].ty);
            let value = self.value(rec, want, Mode::Value)?;
            if self.tok.tok == Tok::Equal {
                has_named = true;
                given.push(self.named_arg(rec, of, value, at)?);
            } else if has_named {
                return self.fail_at("TD0321", at, "Positional argument should be put before named argument");
            } else {
                given.push(Arg { key: index as u32, value, at });
            }
            if self.eat(Tok::Greater) {
                return Ok(given);
            }
            self.expect(Tok::Comma, "Expected comma before next argument")?;
        }
    }

    fn named_arg(&mut self, rec: Option<RecId>, of: RecId, name: V, at: Span) -> Eval<Arg> {
        let Some(short) = name.as_text() else {
            return self.fail_at("TD0321", at, "The name of named argument should be a valid identifier");
        };
        let Some((_, param)) = self.w.template_arg(of, short) else {
            let args = self.w.rec(of).args();
            let near = kernelsmith_diag::closest(self.w.sym(short), args.iter().map(|a| self.w.sym(a.short)));
            let text = format!("Argument \"{}\" doesn't exist", self.w.sym(short));
            let mut d = Diagnostic::error(text).code("TD0322").at(at);
            if let Some(near) = near {
                d = d.help(format!("there is an argument '{near}'"));
            }
            return self.report(d);
        };
        self.bump();
        let value_at = self.tok.span;
        let value = self.value(rec, Some(param.ty), Mode::Value)?;
        if value.is_unset() {
            let text = "The value of named argument should be initialized, but we got '?'";
            return self.fail_at("TD0321", value_at, text);
        }
        Ok(Arg { key: NAMED_ARG | param.name.0, value, at })
    }

    /// Casts the explicit arguments to their parameters' types.
    pub(super) fn cast_args(&mut self, of: RecId, given: &mut [Arg], at: Span) -> Eval<()> {
        for arg in given {
            let Some(&param) = param_of(self.w.rec(of).args(), arg) else { continue };
            let Some(have) = self.w.type_of(arg.value) else { continue };
            match self.w.cast_to(arg.value, param.ty)? {
                Some(value) => arg.value = value,
                None => {
                    let text = format!(
                        "Value specified for template argument '{}' is of type {}; expected type {}: {}",
                        self.w.sym(param.name),
                        self.w.type_text(have),
                        self.w.type_text(param.ty),
                        self.w.text(arg.value)
                    );
                    let at = if self.w.options.compat == Compat::V22 { arg.at } else { at };
                    let d = Diagnostic::error(text).code("TD0323").at(at).label(param.span, "declared here");
                    self.w.report(d);
                    return Err(Halt::Fatal);
                }
            }
        }
        Ok(())
    }

    /// Fills in the defaults, so that every parameter has exactly one value.
    pub(super) fn complete_args(&mut self, of: RecId, given: Vec<Arg>, at: Span, is_call: bool) -> Eval<Args> {
        let n_params = self.w.rec(of).args().len();
        self.w.steps_of_pairs(n_params)?;
        let mut all = self.spare_args.all.pop().unwrap_or_default();
        for arg in &given {
            let Some(&param) = param_of(self.w.rec(of).args(), arg) else { continue };
            if all.iter().any(|&(name, _)| name == param.name) {
                let name = self.w.sym(param.name);
                let text = format!("We can only specify the template argument '{name}' once");
                return self.fail_at("TD0324", at, text);
            }
            all.push((param.name, arg.value));
        }
        for i in 0..n_params {
            let param = self.w.rec(of).args()[i];
            if all.iter().any(|&(name, _)| name == param.name) {
                continue;
            }
            if param.default == V::NONE || !self.w.values.is_complete(param.default) {
                let name = self.w.sym(param.name);
                let owner = self.w.name_text(self.w.rec(of).name);
                let text = format!("value not specified for template argument '{name}'");
                let d = Diagnostic::error(text).code("TD0325").at(at);
                return self.report(d.note_at(param.span, format!("declared in '{owner}'")));
            }
            if !is_call {
                all.push((param.name, param.default));
            }
        }
        Ok(Args { given, all })
    }
}

fn param_of<'p>(params: &'p [TemplateArg], arg: &Arg) -> Option<&'p TemplateArg> {
    match arg.key & NAMED_ARG {
        0 => params.get(arg.key as usize),
        _ => params.iter().find(|p| p.name.0 == arg.key & !NAMED_ARG),
    }
}
