//! Operators with one operand.
//!
//! In: the operand. Out: the folded value, or the symbolic node. Not here: types of results.

use kernelsmith_diag::raw;

use super::Op;
use crate::eval::{Eval, World};
use crate::records::RecId;
use crate::regex::Regex;
use crate::symbols::Sym;
use crate::types::{Type, TypeId, Types};
use crate::values::{Text, V, View};

impl World {
    /// Applies an operator to one operand.
    pub(crate) fn unary(&mut self, op: Op, x: V, ty: TypeId, rec: Option<RecId>, is_final: bool) -> Eval<V> {
        if let (Op::Size | Op::Empty, Some(text)) = (op, x.as_text()) {
            self.steps(self.sym(text).len() / 64)?;
        }
        let folded = match op {
            Op::Cast => self.fold_cast(x, ty, rec, is_final)?,
            Op::Not => self.as_int(x).map(|i| self.values.int(i64::from(i == 0))),
            Op::Head => self.list_items(x).and_then(|items| items.first().copied()),
            Op::Tail => match self.list_items(x).map(<[V]>::to_vec) {
                Some(items) if !items.is_empty() => {
                    let element = self.element_of(x);
                    Some(self.new_list(element, &items[1..])?)
                }
                _ => None,
            },
            Op::Size => self.n_items(x).map(|n| self.values.int(n as i64)),
            Op::Empty => self.n_items(x).map(|n| self.values.int(i64::from(n == 0))),
            Op::GetDagOp => self.fold_getdagop(x, ty, rec)?,
            Op::GetDagOpName => match self.values.view(x) {
                View::Dag(dag) => Some(dag.op_name().map_or(V::UNSET, V::str)),
                _ => None,
            },
            Op::LogTwo => match self.as_int(x) {
                Some(i) if i > 0 => Some(self.values.int(i64::from(63 - i.leading_zeros()))),
                Some(_) => {
                    let text = "Illegal operation: logtwo is undefined on arguments less than or equal to 0";
                    return Err(self.fatal(rec, "TD0505", text));
                }
                None => None,
            },
            Op::Instances => self.fold_instances(x, ty, rec, is_final)?,
            Op::Repr => self.fold_repr(x)?,
            Op::ListFlatten => self.fold_flatten(x, ty)?,
            Op::ToLower => self.fold_text(x, |s| s.to_ascii_lowercase())?,
            Op::ToUpper => self.fold_text(x, |s| s.to_ascii_uppercase())?,
            Op::Initialized => {
                if x.is_unset() {
                    Some(self.values.int(0))
                } else {
                    self.values.is_closed(x).then(|| self.values.int(1))
                }
            }
            _ => None,
        };
        Ok(folded.unwrap_or_else(|| self.values.intern(crate::values::Kind::Op(op), ty, &[x])))
    }

    fn n_items(&self, x: V) -> Option<usize> {
        match self.values.view(x) {
            View::List(items) => Some(items.len()),
            View::Dag(dag) => Some(dag.len()),
            View::Str(s) | View::Code(s) => Some(raw::n_bytes(self.sym(s))),
            _ => None,
        }
    }

    fn fold_text(&mut self, x: V, f: impl Fn(&str) -> String) -> Eval<Option<V>> {
        let Some(sym) = x.as_text() else { return Ok(None) };
        self.steps(self.sym(sym).len() / 64)?;
        let text = f(self.sym(sym));
        Ok(Some(V::str(self.new_text(&text)?)))
    }

    fn fold_cast(&mut self, x: V, ty: TypeId, rec: Option<RecId>, is_final: bool) -> Eval<Option<V>> {
        match self.types.get(ty) {
            Type::String => {
                if x.as_text().is_some() {
                    return Ok(Some(x));
                }
                let text = match (x.as_def(), self.as_int(x)) {
                    (Some(def), _) => self.name_text(self.rec(def).name),
                    (None, Some(i)) => i.to_string(),
                    _ => return Ok(self.convert(x, ty)),
                };
                if let Some(def) = x.as_def()
                    && self.rec(def).name.as_text().is_none()
                {
                    return Ok(None);
                }
                Ok(Some(V::str(self.new_text(&text)?)))
            }
            Type::Record(_) => match x.as_text() {
                Some(name) => self.find_record(name, ty, x, rec, is_final),
                None => Ok(self.convert(x, ty)),
            },
            _ => Ok(self.convert(x, ty)),
        }
    }

    fn find_record(&mut self, name: Sym, ty: TypeId, x: V, rec: Option<RecId>, is_final: bool) -> Eval<Option<V>> {
        let found = match self.defs.get(name) {
            Some(def) => def,
            None => match rec {
                Some(rec) if self.is_own_name(rec, name) => {
                    if !is_final {
                        return Ok(None);
                    }
                    rec
                }
                _ if is_final => return Err(self.undefined_record(name, rec)),
                _ => return Ok(None),
            },
        };
        let have = self.record_type(found);
        if !self.type_is_a(have, ty) {
            let stuck = self.values.intern(crate::values::Kind::Op(Op::Cast), ty, &[x]);
            let (want, have) = (self.type_text(ty), self.type_text(have));
            let message = format!("Expected type '{want}', got '{have}' in: {}\n", self.text(stuck));
            let declared = self.rec(found).span;
            let d = self.record_error(rec, "TD0502", message).label(declared, "this record");
            self.report(d);
            return Err(crate::eval::Halt::Fatal);
        }
        Ok(Some(V::def(found)))
    }

    fn undefined_record(&mut self, name: Sym, rec: Option<RecId>) -> crate::eval::Halt {
        let text = self.sym(name).to_string();
        let may_suggest = self.may_suggest(self.def_order.len());
        let near = {
            let names = self
                .def_order
                .iter()
                .filter(|_| may_suggest)
                .filter_map(|&d| self.rec(d).name.as_text())
                .map(|s| self.sym(s));
            kernelsmith_diag::closest(&text, names).map(str::to_string)
        };
        let message = format!("Undefined reference to record: '{text}'\n");
        let mut d = match rec {
            Some(_) => self.record_error(rec, "TD0501", message),
            None => self.unplaced_error("TD0501", message),
        };
        if let Some(near) = near {
            d = d.help(format!("there is a record '{near}'"));
        }
        self.report(d);
        crate::eval::Halt::Fatal
    }

    fn fold_getdagop(&mut self, x: V, ty: TypeId, rec: Option<RecId>) -> Eval<Option<V>> {
        let View::Dag(dag) = self.values.view(x) else { return Ok(None) };
        let op = dag.op();
        // An operator that is not known yet still has a type.
        let Some(have) = self.type_of(op) else { return Ok(Some(op)) };
        if !self.type_is_a(have, ty) {
            let (want, have) = (self.type_text(ty), self.type_text(have));
            let message = format!("Expected type '{want}', got '{have}' in: !getdagop({})\n", self.text(x));
            return Err(self.fatal(rec, "TD0502", message));
        }
        Ok(Some(op))
    }

    /// A record under construction evaluates this only when it is finished, because more records may exist by then.
    fn fold_instances(&mut self, regex: V, list: TypeId, rec: Option<RecId>, is_final: bool) -> Eval<Option<V>> {
        let Some(pattern) = regex.as_text() else { return Ok(None) };
        if rec.is_some() && !is_final {
            return Ok(None);
        }
        let regex = self.compile(pattern, rec)?;
        let element = self.types.element(list).unwrap_or(Types::ANY_RECORD);
        self.steps(self.def_order.len().saturating_mul(1 + regex.len() / 16))?;
        let mut found = Vec::new();
        for i in 0..self.def_order.len() {
            let def = self.def_order[i];
            let have = self.record_type(def);
            let name = self.rec(def).name.as_text();
            if !self.type_is_a(have, element) {
                continue;
            }
            if let Some(n) = name {
                self.steps((self.sym(n).len() / 64).saturating_mul(regex.len()))?;
                if regex.is_match(self.sym(n)) {
                    found.push(def);
                }
            }
        }
        let items: Vec<V> = self.sorted_by_name(&found).into_iter().map(V::def).collect();
        self.new_list(element, &items).map(Some)
    }

    pub(super) fn compile(&mut self, pattern: Sym, rec: Option<RecId>) -> Eval<Regex> {
        // Each `|` moves the code compiled before it; the size of a program is limited.
        self.steps(self.sym(pattern).len().min(Regex::MAX_LEN).saturating_mul(16))?;
        Regex::new(self.sym(pattern)).map_err(|why| {
            let text = format!("invalid regex '{}': {why}", self.sym(pattern));
            self.fatal(rec, "TD0511", text)
        })
    }

    fn fold_repr(&mut self, x: V) -> Eval<Option<V>> {
        if !self.values.is_closed(x) {
            return Ok(None);
        }
        let mut text = Text::new(self.options.limits.string_len);
        match x.as_def() {
            Some(def) => self.write_record_body(def, &mut text),
            None => self.write_value(x, &mut text),
        }
        if text.is_full() {
            return Err(self.string_too_long());
        }
        Ok(Some(V::str(self.new_text(&text)?)))
    }

    fn fold_flatten(&mut self, x: V, ty: TypeId) -> Eval<Option<V>> {
        let Some(items) = self.list_items(x) else { return Ok(None) };
        let mut flat = Vec::new();
        for &item in items {
            match self.list_items(item) {
                Some(inner) => flat.extend_from_slice(inner),
                None => {
                    // A flat list is the result itself; an open inner list cannot be flattened yet.
                    let is_flat = self.values.node_type(x) == Some(ty);
                    return Ok(is_flat.then_some(x));
                }
            }
        }
        let element = self.types.element(ty).unwrap_or(Types::INT);
        self.new_list(element, &flat).map(Some)
    }
}
