//! Class calls (`Class<args>` as a value), field access and record predicates.
//!
//! In: a class with arguments, or a value and a field. Out: the anonymous record, or the field's value.
//! Invariants: a call is evaluated once per class and argument values, as soon as no argument has a free variable; at
//! that moment its record gets its number and enters the table.
//! Not here: parsing of arguments (`parse::args`).

use kernelsmith_diag::Span;

use super::{Compat, Eval, World};
use crate::records::{RecId, RecordKind, Supers};
use crate::symbols::Sym;
use crate::types::{TypeId, Types};
use crate::values::{Kind, NAMED_ARG, V, View};

impl World {
    /// The value of a symbolic call: its record, if all arguments are known.
    pub(crate) fn call(&mut self, call: V) -> Eval<V> {
        if self.values.is_free(call) {
            return Ok(call);
        }
        if let Some(&rec) = self.calls.get(&call) {
            return Ok(V::def(rec));
        }
        let View::Call(class, pairs) = self.values.view(call) else { return Ok(call) };
        let pairs: Vec<(u32, V)> = pairs.chunks_exact(2).map(|p| (p[0].raw(), p[1])).collect();
        self.enter()?;
        let rec = self.instantiate(class, &pairs, call);
        self.leave();
        Ok(V::def(rec?))
    }

    /// Stores the position of a call. Equal calls are one value, whose position is that of the first.
    pub(crate) fn place_call(&mut self, call: V, span: Span) {
        if self.options.compat == Compat::V22 {
            self.call_spans.entry(call).or_insert(span);
        }
    }

    /// Stores the position of a call whose arguments were resolved: that of the original.
    pub(crate) fn place_call_like(&mut self, call: V, original: V) {
        if let Some(&span) = self.call_spans.get(&original) {
            self.place_call(call, span);
        }
    }

    fn instantiate(&mut self, class: RecId, pairs: &[(u32, V)], call: V) -> Eval<RecId> {
        let name = self.take_anonymous();
        // Version 19 has the position of the class.
        let span = self.call_spans.get(&call).copied().unwrap_or(self.rec(class).span);
        let scope = self.rec(class).scope_name;
        let rec = self.new_record(RecordKind::AnonymousDef, name, scope, span)?;
        self.calls.insert(call, rec);
        // The record does not need the class's arguments, so avoid copying them.
        let class_args = self.rec_mut(class).args.take();
        let mut record = self.rec(class).clone();
        self.rec_mut(class).args = class_args;
        self.slots.split(&mut record);
        (record.kind, record.name, record.supers) = (RecordKind::AnonymousDef, name, Supers::NONE);
        record.span = span;
        *self.rec_mut(rec) = record;

        self.steps_of_pairs(self.rec(class).args().len())?;
        let mut r = self.map_resolver(Some(rec));
        let args = self.records[class.0 as usize].args();
        for arg in args {
            r.set(&mut self.values, arg.name, arg.default);
        }
        for &(key, value) in pairs {
            let named = Sym(key & !NAMED_ARG);
            let name = if key & NAMED_ARG != 0 { Some(named) } else { args.get(key as usize).map(|a| a.name) };
            if let Some(name) = name {
                r.set(&mut self.values, name, value);
            }
        }
        // Unlike in a def, `NAME` stays symbolic here; the reference behaves like this, and dumps show it.
        self.resolve_and_settle(rec, &mut r)?;
        self.recycle(r);
        let supers = self.with_super(Supers::NONE, class);
        self.rec_mut(rec).supers = supers;
        let mut r = self.fields_resolver(rec, None);
        self.resolve_record(rec, &mut r)?;
        self.recycle(r);
        self.insert_def(rec);
        self.run_checks(rec);
        Ok(rec)
    }

    /// `value.name`, folded if the value is a record whose field has its final value.
    pub(crate) fn field_access(&mut self, of: V, name: Sym, rec: Option<RecId>) -> Eval<V> {
        if let Some(def) = of.as_def() {
            if Some(def) == rec {
                let (field, owner) = (self.sym(name).to_string(), self.text(of));
                let text = format!("Attempting to access field '{field}' of '{owner}' is a forbidden self-reference");
                return Err(self.fatal(rec, "TD0503", text));
            }
            if let Some(value) = self.value_of(def, name)
                && self.is_settled(value)
            {
                return Ok(value);
            }
        }
        let ty = self.field_type(of, name).unwrap_or(Types::ANY_RECORD);
        Ok(self.values.intern(Kind::Field, ty, &[of, V::from_raw(name.0)]))
    }

    /// `!isa<ty>(v)`.
    pub(crate) fn is_a(&mut self, ty: TypeId, v: V) -> V {
        if let Some(have) = self.type_of(v) {
            if self.type_converts(have, ty) {
                return self.values.int(1);
            }
            let cannot_become = !self.types.is_record(ty) || !self.type_converts(ty, have) || v.as_def().is_some();
            if cannot_become {
                return self.values.int(0);
            }
        }
        self.values.intern(Kind::IsA, Types::INT, &[V::from_raw(ty.0), v])
    }

    /// `!exists<ty>(v)`.
    pub(crate) fn exists(&mut self, ty: TypeId, v: V, rec: Option<RecId>, is_final: bool) -> V {
        if let Some(name) = v.as_text() {
            if let Some(def) = self.defs.get(name) {
                let have = self.record_type(def);
                return self.values.int(i64::from(self.type_is_a(have, ty)));
            }
            if let Some(rec) = rec
                && self.is_own_name(rec, name)
            {
                if is_final {
                    let have = self.record_type(rec);
                    return self.values.int(i64::from(self.type_is_a(have, ty)));
                }
            } else if is_final {
                return self.values.int(0);
            }
        }
        self.values.intern(Kind::Exists, Types::INT, &[V::from_raw(ty.0), v])
    }

    /// Whether a name is that of the record under construction.
    pub(crate) fn is_own_name(&self, rec: RecId, name: Sym) -> bool {
        let own = self.rec(rec).name;
        match self.values.view(own) {
            View::Str(sym) => sym == name,
            View::Anonymous(n) => {
                let digits = self.sym(name).strip_prefix("anonymous_");
                digits.is_some_and(|digits| digits == n.to_string())
            }
            _ => false,
        }
    }
}
