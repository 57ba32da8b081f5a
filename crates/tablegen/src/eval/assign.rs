//! Building of records: declaring and assigning fields, inheriting, resolving all fields.
//!
//! In: a record under construction. Out: the record with more fields or other values.
//! Invariants: a `bits<n>` field always holds a vector of n bits; a field's type never changes; superclasses are
//! listed ancestors first and each once.
//! Not here: the final pass (`finish`).

use kernelsmith_diag::{Diagnostic, Span};

use super::{Compat, Eval, Halt, Resolver, World};
use crate::records::{AssignedBy, Field, RecId, RecordKind, SupersId};
use crate::symbols::Sym;
use crate::types::Types;
use crate::values::{CALLS, IMPURE, MAY_FAIL, V};

impl World {
    /// Declares a field, or checks it against an inherited one of the same name.
    pub(crate) fn declare_field(&mut self, rec: RecId, field: Field) -> Eval<()> {
        if let Some(slot) = self.slot_of(rec, field.name) {
            return self.redeclare(rec, slot, field, V::UNSET);
        }
        let layout = self.layouts.push(self.rec(rec).layout, field);
        let value = self.fit(V::UNSET, field.ty)?.unwrap_or(V::UNSET);
        let record = &mut self.records[rec.0 as usize];
        record.layout = layout;
        let slot = record.n_slots;
        self.slots.grow(record, slot as usize + 1);
        self.set_slot(rec, slot, value);
        Ok(())
    }

    fn redeclare(&mut self, rec: RecId, slot: u32, new: Field, value: V) -> Eval<()> {
        let layout = self.rec(rec).layout;
        let old = self.layouts.field(layout, slot);
        match self.fit(value, old.ty)? {
            Some(value) => {
                self.set_slot(rec, slot, value);
                Ok(())
            }
            None => {
                let message = format!(
                    "New definition of '{}' of type '{}' is incompatible with previous definition of type '{}'",
                    self.sym(new.name),
                    self.type_text(new.ty),
                    self.type_text(old.ty)
                );
                self.report(Diagnostic::error(message).code("TD0402").at(new.span).label(old.span, "declared here"));
                Err(Halt::Statement)
            }
        }
    }

    /// The representation of a value in a field of this type; `None` if it does not fit.
    pub(crate) fn fit(&mut self, v: V, ty: crate::types::TypeId) -> Eval<Option<V>> {
        // Most values are already in that representation; only an open one may have to become a vector.
        if self.type_of(v) == Some(ty) && (v.is_closed() || self.types.width(ty).is_none()) {
            return Ok(Some(v));
        }
        let Some(value) = self.cast_to(v, ty)? else { return Ok(None) };
        let Some(width) = self.types.width(ty) else { return Ok(Some(value)) };
        if self.bits_len(value).is_some() {
            return Ok(Some(value));
        }
        self.steps(width as usize)?;
        let bits: Vec<V> = (0..width).map(|i| self.bit_at(value, i)).collect();
        Ok(Some(self.values.bits(&mut self.types, &bits)))
    }

    /// Assigns a field, or some of its bits (`bits` lists positions, the one of the value's bit 0 first).
    pub(crate) fn set_value(
        &mut self,
        rec: RecId,
        span: Span,
        name: Sym,
        bits: &[u32],
        value: V,
        by: AssignedBy,
    ) -> Eval<()> {
        let Some(slot) = self.slot_of(rec, name) else {
            return Err(self.unknown_field(rec, span, name));
        };
        let layout = self.rec(rec).layout;
        let field = self.layouts.field(layout, slot);
        let value = if bits.is_empty() { value } else { self.merge_bits(rec, span, field, slot, bits, value)? };
        let record = &mut self.records[rec.0 as usize];
        record.assigned = self.assignments.set(record.assigned, slot, span, by);
        match self.fit(value, field.ty)? {
            Some(value) => {
                self.set_slot(rec, slot, value);
                Ok(())
            }
            None => {
                self.set_slot(rec, slot, V::NONE);
                Err(self.incompatible(span, field, value))
            }
        }
    }

    fn incompatible(&mut self, span: Span, field: Field, value: V) -> Halt {
        // The stray quote after a bit vector's length is part of the reference's text.
        let of_type = match (self.bits_len(value), self.type_of(value)) {
            (Some(n), _) => format!(" of type bit initializer with length {n}'"),
            (None, Some(ty)) => format!(" of type '{}'", self.type_text(ty)),
            (None, None) => String::new(),
        };
        let message = format!(
            "Field '{}' of type '{}' is incompatible with value '{}'{of_type}",
            self.sym(field.name),
            self.type_text(field.ty),
            self.text(value),
        );
        let wanted = format!("declared here as {}", self.type_text(field.ty));
        let mut d = Diagnostic::error(message).code("TD0401").at(span);
        if span != field.span {
            d = d.label(field.span, wanted);
        }
        self.report(d);
        Halt::Statement
    }

    fn unknown_field(&mut self, rec: RecId, span: Span, name: Sym) -> Halt {
        let fields = self.layouts.fields(self.rec(rec).layout);
        let may_suggest = self.may_suggest(fields.len());
        let names = fields.iter().filter(|_| may_suggest).map(|f| self.sym(f.name));
        let near = kernelsmith_diag::closest(self.sym(name), names).map(str::to_string);
        let mut d = Diagnostic::error(format!("Value '{}' unknown!", self.sym(name))).code("TD0403").at(span);
        if let Some(near) = near {
            d = d.help(format!("there is a field '{near}'"));
        }
        self.report(d);
        Halt::Statement
    }

    fn merge_bits(&mut self, rec: RecId, span: Span, field: Field, slot: u32, bits: &[u32], value: V) -> Eval<V> {
        let current = self.slot(rec, slot);
        let Some(width) = self.bits_len(current) else {
            self.error("TD0404", span, format!("Value '{}' is not a bits type", self.sym(field.name)));
            return Err(Halt::Statement);
        };
        let ty = self.types.bits(bits.len() as u32);
        let Some(part) = self.cast_to(value, ty)? else {
            let given = self.type_of(value).map(|t| self.type_text(t)).unwrap_or_default();
            let d = Diagnostic::error("Initializer is not compatible with bit range").code("TD0405").at(span);
            let d = d.primary_label(format!("the range has {} bits, the value has type {given}", bits.len()));
            self.report(d.label(field.span, "declared here"));
            return Err(Halt::Statement);
        };
        self.steps(width as usize / 8)?;
        let mut all: Vec<Option<V>> = vec![None; width as usize];
        for (i, &at) in bits.iter().enumerate() {
            let bit = self.bit_at(part, i as u32);
            match all.get_mut(at as usize) {
                Some(place @ None) => *place = Some(bit),
                _ => {
                    let name = self.sym(field.name);
                    let message = format!("Cannot set bit #{at} of value '{name}' more than once");
                    let mut d = Diagnostic::error(message).code("TD0406").at(span);
                    if at >= width {
                        d = d.label(field.span, format!("has only {width} bits"));
                    }
                    self.report(d);
                    return Err(Halt::Statement);
                }
            }
        }
        let merged: Vec<V> =
            all.into_iter().enumerate().map(|(i, bit)| bit.unwrap_or_else(|| self.bit_at(current, i as u32))).collect();
        Ok(self.values.bits(&mut self.types, &merged))
    }

    /// The list extended by `class`, which must not be in it, and its ancestors.
    pub(crate) fn with_super(&mut self, supers: SupersId, class: RecId) -> SupersId {
        if let Some(known) = self.supers.known(supers, class) {
            return known;
        }
        let inherited = self.supers.all(self.rec(class).supers);
        let all: std::sync::Arc<[RecId]> =
            self.supers.all(supers).iter().chain(inherited.iter()).copied().chain(Some(class)).collect();
        let mut direct = vec![class];
        if let Some(classes) = self.types.classes(self.supers.ty(supers)) {
            direct.extend_from_slice(classes);
        }
        let ty = self.record_type_of(direct);
        self.supers.add(supers, class, all, ty)
    }

    /// Makes `rec` derive from `class`. `args` are the values of some of its template arguments.
    pub(crate) fn inherit(&mut self, rec: RecId, class: RecId, args: &[(Sym, V)], span: Span) -> Eval<()> {
        let (base, added) = (self.rec(rec).layout, self.rec(class).layout);
        let (layout, slots) = self.layouts.join(base, added);
        let old_len = self.rec(rec).n_slots;
        let n = self.layouts.len(layout);
        self.steps(n / 8)?;
        let record = &mut self.records[rec.0 as usize];
        record.layout = layout;
        self.slots.grow(record, n);
        if old_len == 0 {
            self.slots.copy(&self.records[class.0 as usize], &self.records[rec.0 as usize]);
        }
        for (i, &slot) in slots.iter().enumerate().skip(if old_len == 0 { slots.len() } else { 0 }) {
            let value = self.slot(class, i as u32);
            if slot < old_len {
                let (new, old) = (self.layouts.field(added, i as u32), self.layouts.field(layout, slot));
                if new.ty != old.ty {
                    let new = Field { span, ..new };
                    self.redeclare(rec, slot, new, value)?;
                    continue;
                }
            }
            self.set_slot(rec, slot, value);
        }
        let (ours, theirs) = (self.rec(rec).assigned, self.rec(class).assigned);
        self.rec_mut(rec).assigned = self.assignments.inherit(ours, theirs, &slots, old_len);

        self.steps_of_pairs(args.len())?;
        let mut r = self.map_resolver(Some(rec));
        for &(name, value) in args {
            r.set(&mut self.values, name, value);
        }
        if !self.rec(class).checks().is_empty() {
            let checks = self.rec(class).checks().to_vec();
            self.heap += 2 * size_of_val(&checks[..]);
            self.rec_mut(rec).add_checks(&checks);
        }
        let own_name = if self.rec(rec).kind == RecordKind::Class {
            let name = self.qualified(rec, self.name_sym);
            self.values.var(name, Types::STRING)
        } else {
            self.rec(rec).name
        };
        let class_name = self.qualified(class, self.name_sym);
        r.set(&mut self.values, class_name, own_name);
        self.resolve_record(rec, &mut r)?;
        self.recycle(r);

        let current = self.rec(rec).supers;
        // A class can derive from itself, but then nothing else can derive from it.
        if self.supers.contains(self.rec(class).supers, class) {
            return Err(self.already_subclass(class, span));
        }
        if self.supers.known(current, class).is_none() {
            let inherited = std::sync::Arc::clone(self.supers.all(self.rec(class).supers));
            self.steps(inherited.len() * (1 + self.supers.all(current).len()) / 64)?;
            for &c in inherited.iter().chain(Some(&class)) {
                // LLVM 22 allows parents with common ancestors.
                let is_wrong = c == class || self.options.compat == Compat::V19;
                if is_wrong && self.supers.contains(current, c) {
                    return Err(self.already_subclass(c, span));
                }
            }
        }
        let supers = self.with_super(current, class);
        self.rec_mut(rec).supers = supers;
        Ok(())
    }

    fn already_subclass(&mut self, class: RecId, span: Span) -> Halt {
        let name = self.name_text(self.rec(class).name);
        self.error("TD0407", span, format!("Already subclass of '{name}'!\n"));
        Halt::Statement
    }

    /// Resolves the name, all fields and all checks of a record.
    pub(crate) fn resolve_record(&mut self, rec: RecId, r: &mut Resolver) -> Eval<()> {
        self.resolve_fields(rec, r, false)
    }

    /// Like `resolve_record`, for a record that is finished next: also computes the final values of fields where
    /// possible.
    pub(crate) fn resolve_and_settle(&mut self, rec: RecId, r: &mut Resolver) -> Eval<()> {
        self.resolve_fields(rec, r, true)
    }

    fn resolve_fields(&mut self, rec: RecId, r: &mut Resolver, settles: bool) -> Eval<()> {
        let name = self.rec(rec).name;
        let new_name = self.resolve(name, r)?;
        if new_name != name {
            self.rec_mut(rec).name = new_name;
        }
        self.steps(self.rec(rec).n_slots as usize / 64)?;
        let layout = self.rec(rec).layout;
        // Resolving a slot changes no other slot, so the list of open slots stays valid.
        let first = self.open_slots.len();
        self.find_open_slots(rec);
        let end = self.open_slots.len();
        let blocking_effects = if settles { self.blocking_effects(rec, first..end) } else { 0 };
        for i in first..end {
            let slot = self.open_slots[i];
            let value = self.slot(rec, slot);
            if settles && self.values.vars(value) & blocking_effects == 0 {
                continue;
            }
            let new = self.resolve(value, r)?;
            self.set_resolved(rec, slot, value, new)?;
        }
        for i in if settles { first..end } else { 0..0 } {
            let slot = self.open_slots[i];
            let value = self.slot(rec, slot);
            if value.is_closed() || self.values.vars(value) & blocking_effects != 0 {
                continue;
            }
            let ty = self.layouts.field(layout, slot).ty;
            if let Some(settled) = self.direct_field(value, rec, r)?
                && let Some(settled) = self.fit(settled, ty)?
                && settled.is_closed()
            {
                self.set_slot(rec, slot, settled);
                continue;
            }
            let new = self.resolve(value, r)?;
            self.set_resolved(rec, slot, value, new)?;
        }
        self.open_slots.truncate(first);
        if self.rec(rec).checks.is_none() {
            return Ok(());
        }
        for i in 0..self.rec(rec).checks().len() {
            let mut check = self.rec(rec).checks()[i];
            if let Some(condition) = check.condition {
                check.condition = Some(self.resolve(condition, r)?);
            }
            check.message = self.resolve(check.message, r)?;
            if let Some(checks) = &mut self.rec_mut(rec).checks {
                checks[i] = check;
            }
        }
        Ok(())
    }

    /// The effects that prevent early evaluation of a value, because they would make the order of evaluation
    /// observable.
    fn blocking_effects(&self, rec: RecId, open: std::ops::Range<usize>) -> u64 {
        let all = open.fold(0, |all, i| all | self.values.vars(self.slot(rec, self.open_slots[i])));
        let seen = IMPURE | CALLS;
        if all & seen == 0 { seen } else { seen | MAY_FAIL }
    }

    fn set_resolved(&mut self, rec: RecId, slot: u32, old: V, new: V) -> Eval<()> {
        if new == old {
            return Ok(());
        }
        // The old value fits the field, so a new one of the same type does too, unless it has to become a vector.
        let have = self.values.node_type(old);
        if self.type_of(new) == have && (new.is_closed() || have.is_some_and(|ty| self.types.width(ty).is_none())) {
            self.set_slot(rec, slot, new);
            return Ok(());
        }
        let ty = self.layouts.field(self.rec(rec).layout, slot).ty;
        match self.fit(new, ty)? {
            Some(fitting) => {
                self.set_slot(rec, slot, fitting);
                Ok(())
            }
            None => Err(self.became_invalid(rec, slot, new)),
        }
    }

    /// Pushes the slots of a record with values that are not closed.
    pub(crate) fn find_open_slots(&mut self, rec: RecId) {
        // Most values are closed, so test several at a time.
        let (groups, tail) = self.slots.of(&self.records[rec.0 as usize]).as_chunks::<8>();
        for (i, group) in groups.iter().enumerate() {
            if group.iter().fold(false, |any, v| any | !v.is_closed()) {
                let open = group.iter().enumerate().filter(|(_, v)| !v.is_closed());
                self.open_slots.extend(open.map(|(j, _)| (8 * i + j) as u32));
            }
        }
        let open = tail.iter().enumerate().filter(|(_, v)| !v.is_closed());
        self.open_slots.extend(open.map(|(j, _)| (8 * groups.len() + j) as u32));
    }

    fn became_invalid(&mut self, rec: RecId, slot: u32, value: V) -> Halt {
        let layout = self.rec(rec).layout;
        let field = self.layouts.field(layout, slot);
        let of_type = self.type_of(value).map(|t| format!("of type '{}' ", self.type_text(t))).unwrap_or_default();
        let message = format!(
            "Invalid value {of_type}found when setting field '{}' of type '{}' after resolving references: {}\n",
            self.sym(field.name),
            self.type_text(field.ty),
            self.name_text(value)
        );
        self.fatal(Some(rec), "TD0408", message)
    }
}
