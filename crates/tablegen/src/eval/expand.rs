//! Prototypes: the contents of `foreach`, `if` and multiclasses, and their expansion to records.
//!
//! In: entries (records, loops, checks) and substitutions. Out: finished defs, or entries of an outer prototype.
//! Invariants: entries are expanded in order; every new record is a copy, and the prototype never changes.
//! Not here: parsing of the statements (`parse::multi`).

use std::sync::Arc;

use kernelsmith_diag::Span;

use super::{Eval, Halt, Resolver, World};
use crate::bang::Op;
use crate::records::{Check, RecId};
use crate::symbols::Sym;
use crate::types::Types;
use crate::values::{Kind, V, View};

/// An item in the body of a loop or multiclass.
#[derive(Clone, Debug)]
pub(crate) enum Entry {
    Record(RecId),
    Loop(Arc<Loop>),
    Check(Check),
}

/// A `foreach`, or an alternative of an `if` (a loop without a variable over a list of zero or one elements).
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    pub(crate) span: Span,
    pub(crate) var: Option<Sym>,
    pub(crate) list: V,
    pub(crate) entries: Vec<Entry>,
}

/// Names and the values that replace them, innermost last.
pub(crate) type Substitutions = Vec<(Sym, V)>;

/// Options of an expansion.
#[derive(Clone, Copy)]
pub(crate) struct Expansion {
    /// Whether loop lists must be known now.
    pub(crate) is_final: bool,
    /// The `defm` that caused it.
    pub(crate) defm: Option<Span>,
}

impl World {
    fn substitution(&mut self, rec: Option<RecId>, names: &Substitutions) -> Eval<Resolver> {
        self.steps_of_pairs(names.len())?;
        let mut r = self.map_resolver(rec);
        for &(name, value) in names {
            r.set(&mut self.values, name, value);
        }
        Ok(r)
    }

    /// Expands entries into `out`; without `out`, finishes the records one by one.
    pub(crate) fn expand(
        &mut self,
        entries: &[Entry],
        names: &mut Substitutions,
        how: Expansion,
        mut out: Option<&mut Vec<Entry>>,
    ) -> Eval<()> {
        self.steps(entries.len())?;
        let mut shared: Option<Resolver> = None;
        for entry in entries {
            match entry {
                Entry::Loop(inner) => self.expand_loop(inner, names, how, out.as_deref_mut())?,
                Entry::Check(check) => {
                    let mut r = self.substitution(None, names)?;
                    let condition = match check.condition {
                        Some(c) => Some(self.resolve(c, &mut r)?),
                        None => None,
                    };
                    let message = self.resolve(check.message, &mut r)?;
                    self.recycle(r);
                    let check = Check { condition, message, ..*check };
                    match out.as_deref_mut() {
                        Some(out) => {
                            self.heap += 2 * size_of::<Entry>();
                            out.push(Entry::Check(check));
                        }
                        None => self.run_check(check, None),
                    }
                }
                Entry::Record(prototype) => {
                    let rec = self.copy_record(*prototype)?;
                    // In the reference, copies of a prototype run its asserts but not its dumps.
                    if let Some(checks) = &mut self.rec_mut(rec).checks {
                        checks.retain(|check| check.condition.is_some());
                    }
                    if let Some(span) = how.defm {
                        let record = &mut self.records[rec.0 as usize];
                        record.defms = self.defms.push(record.defms, span);
                    }
                    let r = match &mut shared {
                        Some(r) => r,
                        None => shared.insert(self.substitution(None, names)?),
                    };
                    r.share_with(rec);
                    match out.as_deref_mut() {
                        Some(out) => {
                            self.resolve_record(rec, r)?;
                            self.heap += 2 * size_of::<Entry>();
                            out.push(Entry::Record(rec));
                        }
                        None => {
                            self.resolve_and_settle(rec, r)?;
                            self.finish_def(rec)?;
                        }
                    }
                }
            }
        }
        if let Some(r) = shared {
            self.recycle(r);
        }
        Ok(())
    }

    /// Expands a loop.
    pub(crate) fn expand_loop(
        &mut self,
        inner: &Loop,
        names: &mut Substitutions,
        how: Expansion,
        mut out: Option<&mut Vec<Entry>>,
    ) -> Eval<()> {
        let mut r = self.substitution(None, names)?;
        let mut list = self.resolve(inner.list, &mut r)?;
        if how.is_final
            && let View::Op(Op::If, &[condition, yes, no]) = self.values.view(list)
        {
            r.set_final();
            let settled = self.resolve(condition, &mut r)?;
            if settled == condition {
                let text = self.text(condition);
                let message = format!("unable to resolve if condition '{text}' at end of containing scope");
                self.error("TD0606", inner.span, message);
                return Err(Halt::Statement);
            }
            let ty = self.values.node_type(list).unwrap_or(Types::INT);
            list = self.ternary(Op::If, settled, yes, no, ty, None)?;
        }
        self.recycle(r);
        // Like in the reference, records from a loop do not store the `defm` around the loop.
        let inner_how = Expansion { defm: None, ..how };
        if self.list_items(list).is_none() {
            let Some(out) = out.filter(|_| !how.is_final) else {
                let message = format!("attempting to loop over '{}', expected a list", self.text(list));
                self.error("TD0607", inner.span, message);
                return Err(Halt::Statement);
            };
            let mut entries = Vec::new();
            self.enter()?;
            let done = self.expand(&inner.entries, names, inner_how, Some(&mut entries));
            self.leave();
            done?;
            self.heap += 2 * size_of::<Entry>() + size_of::<Loop>();
            out.push(Entry::Loop(Arc::new(Loop { span: inner.span, var: inner.var, list, entries })));
            return Ok(());
        }
        for place in self.values.places(list) {
            let item = self.values.at(place);
            if let Some(var) = inner.var {
                names.push((var, item));
            }
            self.enter()?;
            let done = self.expand(&inner.entries, names, inner_how, out.as_deref_mut());
            self.leave();
            if inner.var.is_some() {
                names.pop();
            }
            done?;
        }
        Ok(())
    }

    /// `!cond` over resolved clauses (condition, value, condition, value, ...).
    pub(crate) fn cond(&mut self, words: &[V], ty: crate::types::TypeId, rec: Option<RecId>) -> Eval<V> {
        for pair in words.chunks_exact(2) {
            match self.as_int(pair[0]) {
                Some(0) => {}
                Some(_) => {
                    if let Some(value) = self.convert(pair[1], ty) {
                        return Ok(value);
                    }
                    break;
                }
                None => return Ok(self.values.intern(Kind::Cond, ty, words)),
            }
        }
        if words.chunks_exact(2).any(|p| self.as_int(p[0]).is_some_and(|c| c != 0)) {
            return Ok(self.values.intern(Kind::Cond, ty, words));
        }
        let stuck = self.values.intern(Kind::Cond, ty, words);
        let owner = rec.map(|rec| self.name_text(self.rec(rec).name)).unwrap_or_default();
        let message = format!("{owner} does not have any true condition in:{}", self.text(stuck));
        Err(self.fatal(rec, "TD0504", message))
    }

    /// `!foldl`; folds if the list is known.
    #[allow(clippy::too_many_arguments)] // the operator has five operands
    pub(crate) fn foldl(
        &mut self,
        start: V,
        list: V,
        a: V,
        b: V,
        expr: V,
        ty: crate::types::TypeId,
        rec: Option<RecId>,
    ) -> Eval<V> {
        let names = match (self.values.view(a), self.values.view(b)) {
            (View::Var(a), View::Var(b)) => Some((a, b)),
            _ => None,
        };
        let (Some((a_name, b_name)), Some(_)) = (names, self.list_items(list)) else {
            return Ok(self.values.intern(Kind::Foldl, ty, &[start, list, a, b, expr]));
        };
        let mut accumulated = start;
        let mut r = self.map_resolver(rec);
        r.set(&mut self.values, a_name, V::UNSET);
        r.set(&mut self.values, b_name, V::UNSET);
        let last = usize::from(a_name != b_name);
        for place in self.values.places(list) {
            let item = self.values.at(place);
            self.step()?;
            r.rebind(0, accumulated);
            r.rebind(last, item);
            accumulated = self.resolve(expr, &mut r)?;
        }
        self.recycle(r);
        Ok(accumulated)
    }
}
