//! Finishing of defs: the final pass, the check that no value is open, insertion in the table.
//!
//! In: a record with all fields assigned. Out: a def in the table, or an error at the record.
//! Invariants: a finished def's name is a string and unique; members of `defset`s are collected in the order in which
//! they are finished.
//! Not here: prototypes of loops and multiclasses (`expand`).

use kernelsmith_diag::Diagnostic;

use super::{Eval, Halt, MAX_PLACES, World};
use crate::records::{RecId, RecordKind};
use crate::symbols::Sym;
use crate::values::{V, View};

impl World {
    /// Finishes a def and adds it to the table and to all open `defset`s.
    pub(crate) fn finish_def(&mut self, rec: RecId) -> Eval<()> {
        let name = self.rec(rec).name;
        let printed = match self.values.view(name) {
            View::Anonymous(number) => Some(self.anonymous_name(number)),
            _ => name.as_text().or_else(|| self.symbols.find(&self.name_text(name))),
        };
        let mut new_name = None;
        if let Some(previous) = printed.and_then(|s| self.defs.get(s)) {
            if self.rec(rec).kind != RecordKind::AnonymousDef {
                let printed = self.name_text(name);
                let first = self.rec(previous);
                let d = self.record_error(Some(rec), "TD0601", format!("def already exists: {printed}"));
                let d = d.note_at(first.span, "location of previous definition");
                let made_by = self.defms.all(first.defms).iter().take(MAX_PLACES);
                let d = made_by.fold(d, |d, &span| d.note_at(span, "instantiated from multiclass"));
                self.report(d);
                return Err(Halt::Statement);
            }
            new_name = Some(self.take_anonymous());
        }
        let mut r = self.fields_resolver(rec, new_name);
        self.resolve_record(rec, &mut r)?;
        self.recycle(r);
        self.check_concrete(rec);
        let name = self.rec(rec).name;
        if name.as_text().is_none() {
            let message = format!("record name '{}' could not be fully resolved", self.text(name));
            let d = self.record_error(Some(rec), "TD0602", message);
            self.report(d);
            return Err(Halt::Statement);
        }
        self.run_checks(rec);
        for i in 0..self.defsets.len() {
            let element = self.defsets[i].element;
            let have = self.record_type(rec);
            if !self.type_is_a(have, element) {
                let message = format!("adding record of incompatible type '{}' to defset", self.type_text(have));
                let d = self.record_error(Some(rec), "TD0603", message);
                let span = self.defsets[i].span;
                self.report(d.note_at(span, "location of defset declaration"));
                return Err(Halt::Statement);
            }
            self.heap += 2 * size_of::<V>();
            self.defsets[i].members.push(V::def(rec));
        }
        self.insert_def(rec);
        Ok(())
    }

    /// Adds a finished def. If the name is taken, the earlier def stays, and this one is dropped with a warning.
    pub(crate) fn insert_def(&mut self, rec: RecId) {
        let Some(name) = self.rec(rec).name.as_text() else { return };
        if let Some(first) = self.defs.get(name) {
            let message = format!("record '{}' is dropped because its name is already taken", self.sym(name));
            let first = self.rec(first).span;
            let d = Diagnostic::warning(message).code("TD0604").at(self.rec(rec).span).label(first, "the name's owner");
            self.report(d);
            return;
        }
        self.defs.insert(name, rec);
        self.def_order.push(rec);
    }

    pub(crate) fn run_checks(&mut self, rec: RecId) {
        let (asserts, dumps): (Vec<_>, Vec<_>) =
            self.rec(rec).checks().iter().partition(|check| check.condition.is_some());
        for check in asserts.into_iter().chain(dumps) {
            self.run_check(check, Some(rec));
        }
    }

    fn check_concrete(&mut self, rec: RecId) {
        let layout = self.rec(rec).layout;
        let first = self.open_slots.len();
        self.find_open_slots(rec);
        for slot in self.open_slots.split_off(first) {
            let field = self.layouts.field(layout, slot);
            let value = self.slot(rec, slot);
            if field.may_stay_open || self.is_concrete(rec, value) {
                continue;
            }
            let (name, owner) = (self.sym(field.name).to_string(), self.name_text(self.rec(rec).name));
            let text = self.text(value);
            let message = format!("Initializer of '{name}' in '{owner}' could not be fully resolved: {text}");
            let at = self.field_span(rec, slot);
            let d = self.record_error(Some(rec), "TD0605", message).label(at, "this value");
            self.report(d);
        }
    }

    /// Whether a field's value is constant; bits may refer to bits of the record's own fields.
    fn is_concrete(&mut self, rec: RecId, v: V) -> bool {
        if self.values.is_closed(v) {
            return true;
        }
        let View::Bits(bits) = self.values.view(v) else { return false };
        let bits = bits.to_vec();
        bits.into_iter().all(|bit| {
            let of = match self.values.view(bit) {
                View::VarBit(of, _) => of,
                _ => bit,
            };
            match self.values.view(of) {
                View::Var(name) => self.is_field(rec, name),
                _ => self.values.is_closed(bit),
            }
        })
    }

    fn is_field(&mut self, rec: RecId, name: Sym) -> bool {
        self.slot_of(rec, name).is_some()
    }
}
