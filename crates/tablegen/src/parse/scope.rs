//! Scopes and name lookup.
//!
//! In: an identifier. Out: its value.
//! Invariants: lookup goes from the innermost scope outward, then to globals, then to the name of the current def.
//! Not here: declaring fields (`object`).

use kernelsmith_diag::Diagnostic;

use super::{Mode, Parser};
use crate::bang::Op;
use crate::eval::{Eval, Halt};
use crate::records::{RecId, RecordKind};
use crate::symbols::Sym;
use crate::token::Token;
use crate::types::Types;
use crate::values::V;

/// The owner of a scope, which adds names to its variables.
#[derive(Clone, Copy, Debug)]
enum Owner {
    None,
    /// An operator with variables.
    Operator,
    Record(RecId),
    Loop(Option<(Sym, V)>),
    Multiclass(RecId),
}

/// One scope.
pub(super) struct Scope {
    owner: Owner,
    vars: Vec<(Sym, V)>,
}

impl Scope {
    fn new(owner: Owner) -> Self {
        Scope { owner, vars: Vec::new() }
    }

    pub(super) fn n_vars(&self) -> usize {
        self.vars.len()
    }

    pub(super) fn local() -> Self {
        Self::new(Owner::None)
    }

    pub(super) fn operator() -> Self {
        Self::new(Owner::Operator)
    }

    pub(super) fn record(rec: RecId) -> Self {
        Self::new(Owner::Record(rec))
    }

    pub(super) fn foreach(var: Option<(Sym, V)>) -> Self {
        Self::new(Owner::Loop(var))
    }

    pub(super) fn multiclass(rec: RecId) -> Self {
        Self::new(Owner::Multiclass(rec))
    }
}

impl Parser<'_, '_> {
    /// Runs `f` inside a scope.
    pub(super) fn in_scope<T>(&mut self, scope: Scope, f: impl FnOnce(&mut Self) -> Eval<T>) -> Eval<T> {
        self.scopes.push(scope);
        let done = f(self);
        self.scopes.pop();
        done
    }

    pub(super) fn is_outermost(&self) -> bool {
        self.scopes.len() <= 1
    }

    /// Declares a variable in the innermost scope; returns false if it exists.
    pub(super) fn add_var(&mut self, name: Sym, value: V) -> bool {
        let Some(scope) = self.scopes.last_mut() else { return false };
        if scope.vars.iter().any(|&(n, _)| n == name) {
            return false;
        }
        self.w.heap += 2 * size_of::<(Sym, V)>();
        scope.vars.push((name, value));
        true
    }

    /// Whether an enclosing operator has a variable with this name, which must not be hidden.
    pub(super) fn is_operator_var(&self, name: Sym) -> bool {
        let operators = self.scopes.iter().filter(|scope| matches!(scope.owner, Owner::Operator));
        operators.flat_map(|scope| &scope.vars).any(|&(n, _)| n == name)
    }

    pub(super) fn is_local_var(&self, name: Sym) -> bool {
        self.scopes.last().is_some_and(|s| s.vars.iter().any(|&(n, _)| n == name))
    }

    fn arg_of(&mut self, rec: RecId, name: Sym) -> Option<V> {
        if let Some((i, arg)) = self.w.template_arg(rec, name) {
            if let Some(args) = &mut self.w.rec_mut(rec).args {
                args[i].is_used = true;
            }
            return Some(self.w.values.var(arg.name, arg.ty));
        }
        if name == self.w.name_sym {
            let qualified = self.w.qualified(rec, name);
            return Some(self.w.values.var(qualified, Types::STRING));
        }
        None
    }

    fn find_var(&mut self, rec: Option<RecId>, name: Sym) -> Option<V> {
        for i in (0..self.scopes.len()).rev() {
            let scope = &self.scopes[i];
            self.w.steps += scope.vars.len() as u64 / 16;
            if let Some(&(_, value)) = scope.vars.iter().find(|&&(n, _)| n == name) {
                return Some(value);
            }
            match scope.owner {
                Owner::None | Owner::Operator => {}
                Owner::Record(owner) => {
                    let owner = rec.unwrap_or(owner);
                    if let Some(field) = self.w.field_of(owner, name) {
                        return Some(self.w.values.var(name, field.ty));
                    }
                    self.w.steps += self.w.rec(owner).args().len() as u64 / 16;
                    if self.w.rec(owner).kind == RecordKind::Class
                        && let Some(v) = self.arg_of(owner, name)
                    {
                        return Some(v);
                    }
                }
                Owner::Loop(Some((var, value))) if var == name => return Some(value),
                Owner::Loop(_) => {}
                Owner::Multiclass(mc) => {
                    if let Some(v) = self.arg_of(mc, name) {
                        return Some(v);
                    }
                }
            }
        }
        None
    }

    /// The value of an identifier.
    pub(super) fn lookup(&mut self, rec: Option<RecId>, name: Sym, token: Token, mode: Mode) -> Eval<V> {
        self.w.steps(self.scopes.len() / 16)?;
        if let Some(v) = self.find_var(rec, name) {
            return Ok(v);
        }
        if mode == Mode::Name {
            return Ok(V::str(name));
        }
        if let Some(def) = self.w.defs.get(name) {
            return Ok(V::def(def));
        }
        if let Some(&global) = self.w.globals.get(&name) {
            return Ok(global);
        }
        if let Some(rec) = rec
            && self.multiclass.is_none()
            && matches!(self.w.rec(rec).kind, RecordKind::Def | RecordKind::AnonymousDef)
            && self.w.rec(rec).name == V::str(name)
        {
            let ty = self.w.record_type(rec);
            let node = crate::values::Kind::Op(Op::Cast);
            return Ok(self.w.values.intern(node, ty, &[V::str(name)]));
        }
        Err(self.undefined(rec, name, token))
    }

    fn undefined(&mut self, rec: Option<RecId>, name: Sym, token: Token) -> Halt {
        let (n_vars, w) = (self.scopes.iter().map(|scope| scope.vars.len()).sum::<usize>(), &mut *self.w);
        let may_suggest = w.may_suggest(n_vars + w.globals.len() + w.def_order.len());
        let mut names: Vec<&str> = Vec::new();
        let fields = rec.map(|rec| w.layouts.fields(w.records[rec.0 as usize].layout));
        for scope in self.scopes.iter().rev() {
            names.extend(scope.vars.iter().map(|&(n, _)| w.symbols.text(n)));
            match scope.owner {
                Owner::Record(r) | Owner::Multiclass(r) => {
                    names.extend(w.records[r.0 as usize].args().iter().map(|a| w.symbols.text(a.short)));
                }
                Owner::Loop(Some((n, _))) => names.push(w.symbols.text(n)),
                _ => {}
            }
        }
        names.extend(fields.iter().flat_map(|f| f.iter()).map(|f| w.symbols.text(f.name)));
        names.extend(w.globals.keys().map(|&n| w.symbols.text(n)));
        names.extend(
            w.def_order.iter().filter_map(|&d| w.records[d.0 as usize].name.as_text()).map(|n| w.symbols.text(n)),
        );
        // The iteration order of globals is arbitrary.
        names.truncate(if may_suggest { names.len() } else { 0 });
        names.sort_unstable();
        let text = w.symbols.text(name);
        let near = kernelsmith_diag::closest(text, names);
        let mut d = Diagnostic::error(format!("Variable not defined: '{text}'")).code("TD0301").at(token.span);
        if let Some(near) = near {
            d = d.help(format!("did you mean '{near}'?"));
        }
        self.w.report(d);
        Halt::Statement
    }
}
