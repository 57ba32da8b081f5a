//! Operators with three operands.
//!
//! In: the operands (for `!foreach` and `!filter` the first is the variable). Out: the folded value, or the symbolic
//! node.
//! Invariants: loops over constant lists are unrolled immediately. Not here: types of results.

use kernelsmith_diag::{Diagnostic, raw};

use super::Op;
use crate::eval::{Eval, Resolver, World};
use crate::records::RecId;
use crate::symbols::Sym;
use crate::types::{TypeId, Types};
use crate::values::{Kind, V, View};

impl World {
    /// Applies an operator to three operands.
    pub(crate) fn ternary(&mut self, op: Op, x: V, y: V, z: V, ty: TypeId, rec: Option<RecId>) -> Eval<V> {
        self.step()?;
        let folded = match op {
            Op::If => self.as_int(x).map(|c| if c != 0 { y } else { z }),
            Op::Subst => self.fold_subst(x, y, z, ty)?,
            Op::Foreach => self.fold_foreach(x, y, z, ty, rec)?,
            Op::Filter => self.fold_filter(x, y, z, rec)?,
            Op::Dag => self.fold_dag(x, y, z)?,
            Op::Range => self.fold_range(x, y, z, rec)?,
            Op::Substr => self.fold_substr(x, y, z, rec)?,
            Op::Find => self.fold_find(x, y, z, rec)?,
            Op::SetDagArg | Op::SetDagName => self.fold_setdag(op, x, y, z, rec)?,
            _ => None,
        };
        Ok(folded.unwrap_or_else(|| self.values.intern(Kind::Op(op), ty, &[x, y, z])))
    }

    fn fold_subst(&mut self, target: V, replacement: V, value: V, ty: TypeId) -> Eval<Option<V>> {
        if let (Some(a), Some(_), Some(c)) = (target.as_def(), replacement.as_def(), value.as_def()) {
            let is_same = self.name_text(self.rec(a).name) == self.name_text(self.rec(c).name);
            return Ok(Some(if is_same { replacement } else { value }));
        }
        if let (View::Var(a), View::Var(b), View::Var(c)) =
            (self.values.view(target), self.values.view(replacement), self.values.view(value))
        {
            let name = if a == c { b } else { c };
            return Ok(Some(self.values.var(name, ty)));
        }
        let (Some(a), Some(b), Some(c)) = (target.as_text(), replacement.as_text(), value.as_text()) else {
            return Ok(None);
        };
        self.steps(self.sym(c).len() / 8)?;
        let (a, b, c) = (self.sym(a), self.sym(b), self.sym(c));
        if a.is_empty() {
            return Ok(Some(value));
        }
        if find_bytes(c.as_bytes(), a.as_bytes()).is_none() {
            // The result is a string, even if the value was code.
            return Ok(value.as_text().map(V::str));
        }
        let n = c.matches(a).count();
        let grown = n.saturating_mul(b.len()).saturating_add(c.len());
        let text = if grown > self.options.limits.string_len { None } else { Some(c.replace(a, b)) };
        let text = text.map(|text| raw::normalise(&text).into_owned());
        match text {
            Some(text) => Ok(Some(V::str(self.new_text(&text)?))),
            None => Err(self.string_too_long()),
        }
    }

    fn apply(&mut self, r: &mut Resolver, item: V, expr: V) -> Eval<V> {
        r.rebind(0, item);
        self.resolve(expr, r)
    }

    fn loop_over(&mut self, var: Sym, rec: Option<RecId>) -> Resolver {
        let mut r = self.map_resolver(rec);
        r.set(&mut self.values, var, V::UNSET);
        r
    }

    fn fold_foreach(&mut self, var: V, over: V, expr: V, ty: TypeId, rec: Option<RecId>) -> Eval<Option<V>> {
        let View::Var(var) = self.values.view(var) else { return Ok(None) };
        if let View::Dag(_) = self.values.view(over) {
            let mut r = self.loop_over(var, rec);
            let dag = self.foreach_dag(&mut r, over, expr)?;
            self.recycle(r);
            return Ok(Some(dag));
        }
        if self.list_items(over).is_none() {
            return Ok(None);
        }
        let mut out = Vec::new();
        let mut r = self.loop_over(var, rec);
        for place in self.values.places(over) {
            let item = self.values.at(place);
            self.step()?;
            out.push(self.apply(&mut r, item, expr)?);
        }
        self.recycle(r);
        let element = self.types.element(ty).unwrap_or(Types::INT);
        self.new_list(element, &out).map(Some)
    }

    fn foreach_dag(&mut self, r: &mut Resolver, over: V, expr: V) -> Eval<V> {
        let View::Dag(dag) = self.values.view(over) else { return Ok(over) };
        let (op, args): (V, Vec<_>) = (dag.op(), dag.args().collect());
        self.steps(1 + args.len())?;
        let new_op = self.apply(r, op, expr)?;
        let mut changed = new_op != op;
        let mut new_args = Vec::with_capacity(args.len());
        for (arg, name) in args {
            let new = if let View::Dag(_) = self.values.view(arg) {
                self.enter()?;
                let new = self.foreach_dag(r, arg, expr);
                self.leave();
                new?
            } else {
                self.apply(r, arg, expr)?
            };
            changed |= new != arg;
            new_args.push((new, name));
        }
        Ok(if changed { self.values.dag(new_op, None, &new_args) } else { over })
    }

    fn fold_filter(&mut self, var: V, over: V, expr: V, rec: Option<RecId>) -> Eval<Option<V>> {
        let View::Var(var) = self.values.view(var) else { return Ok(None) };
        if self.list_items(over).is_none() {
            return Ok(None);
        }
        let mut kept = Vec::new();
        let mut r = self.loop_over(var, rec);
        for place in self.values.places(over) {
            let item = self.values.at(place);
            self.step()?;
            let verdict = self.apply(&mut r, item, expr)?;
            match self.as_int(verdict) {
                Some(0) => {}
                Some(_) => kept.push(item),
                None => return Ok(None),
            }
        }
        self.recycle(r);
        let element = self.element_of(over);
        self.new_list(element, &kept).map(Some)
    }

    fn fold_dag(&mut self, op: V, args: V, names: V) -> Eval<Option<V>> {
        let items = |w: &Self, v: V| w.list_items(v).map(<[V]>::to_vec);
        let (list, labels) = (items(self, args), items(self, names));
        if (list.is_none() && !args.is_unset()) || (labels.is_none() && !names.is_unset()) {
            return Ok(None);
        }
        if let (Some(a), Some(b)) = (&list, &labels)
            && a.len() != b.len()
        {
            return Ok(None);
        }
        let n = list.as_ref().or(labels.as_ref()).map_or(0, Vec::len);
        let mut out = Vec::with_capacity(n);
        for i in 0..n {
            let label = labels.as_ref().map_or(V::UNSET, |l| l[i]);
            if label.as_text().is_none() && !label.is_unset() {
                return Ok(None);
            }
            out.push((list.as_ref().map_or(V::UNSET, |l| l[i]), label.as_text()));
        }
        Ok(Some(self.values.dag(op, None, &out)))
    }

    fn fold_range(&mut self, start: V, end: V, step: V, rec: Option<RecId>) -> Eval<Option<V>> {
        let (Some(start), Some(end), Some(step)) = (self.as_int(start), self.as_int(end), self.as_int(step)) else {
            return Ok(None);
        };
        if step == 0 {
            let d = self.record_error(rec, "TD0509", "Step of !range can't be 0");
            self.report(d);
            return self.new_list(Types::INT, &[]).map(Some);
        }
        let mut items = Vec::new();
        let mut at = start;
        while if step > 0 { at < end } else { at > end } {
            items.push(self.values.int(at));
            self.check_list_len(items.len())?;
            match at.checked_add(step) {
                Some(next) => at = next,
                None => break,
            }
        }
        self.new_list(Types::INT, &items).map(Some)
    }

    fn soft_error(&mut self, rec: Option<RecId>, message: String) {
        let d: Diagnostic = self.record_error(rec, "TD0510", message);
        self.report(d);
    }

    fn fold_substr(&mut self, x: V, start: V, len: V, rec: Option<RecId>) -> Eval<Option<V>> {
        let (Some(text), Some(start), Some(len)) = (x.as_text(), self.as_int(start), self.as_int(len)) else {
            return Ok(None);
        };
        self.steps(self.sym(text).len() / 64)?;
        let bytes = raw::to_bytes(self.sym(text));
        let size = bytes.len();
        let from = usize::try_from(start).ok().filter(|&s| s <= size);
        let Some(from) = from else {
            self.soft_error(rec, format!("!substr start position is out of range 0...{size}: {start}"));
            return Ok(Some(V::str(self.symbols.intern(""))));
        };
        let len = if let Ok(len) = usize::try_from(len) {
            len
        } else {
            // Like in the reference, the result then extends to the end of the string.
            self.soft_error(rec, "!substr length must be nonnegative".to_string());
            usize::MAX
        };
        let to = from.saturating_add(len).min(size);
        let part = raw::from_bytes(&raw::to_bytes(self.sym(text))[from..to]).into_owned();
        Ok(Some(V::text(self.new_text(&part)?, x.is_code())))
    }

    fn fold_find(&mut self, x: V, needle: V, start: V, rec: Option<RecId>) -> Eval<Option<V>> {
        let (Some(text), Some(needle), Some(start)) = (x.as_text(), needle.as_text(), self.as_int(start)) else {
            return Ok(None);
        };
        self.steps(self.sym(text).len() / 8)?;
        let (hay, needle) = (raw::to_bytes(self.sym(text)), raw::to_bytes(self.sym(needle)));
        let size = hay.len();
        let Some(from) = usize::try_from(start).ok().filter(|&s| s <= size) else {
            self.soft_error(rec, format!("!find start position is out of range 0...{size}: {start}"));
            return Ok(Some(self.values.int(-1)));
        };
        let at = find_bytes(&hay[from..], &needle);
        let at = at.map_or(-1, |i| (i + from) as i64);
        Ok(Some(self.values.int(at)))
    }

    fn fold_setdag(&mut self, op: Op, x: V, key: V, new: V, rec: Option<RecId>) -> Eval<Option<V>> {
        let Some(i) = self.dag_position(op, x, key, rec)? else { return Ok(None) };
        let View::Dag(dag) = self.values.view(x) else { return Ok(None) };
        let (dag_op, name, mut args): (_, _, Vec<_>) = (dag.op(), dag.op_name(), dag.args().collect());
        match op {
            Op::SetDagArg => args[i].0 = new,
            // Like in the reference, a name that is not known yet is dropped.
            _ => args[i].1 = new.as_text(),
        }
        Ok(Some(self.values.dag(dag_op, name, &args)))
    }
}

/// The first position of `needle`. Most strings here are too short for a more complex search to be faster.
fn find_bytes(hay: &[u8], needle: &[u8]) -> Option<usize> {
    const SHORT: usize = 16;
    let Some((&first, tail)) = needle.split_first() else { return Some(0) };
    if needle.len() > SHORT {
        if let (Ok(hay), Ok(needle)) = (std::str::from_utf8(hay), std::str::from_utf8(needle)) {
            return hay.find(needle);
        }
        let wide = |bytes: &[u8]| bytes.iter().map(|&b| char::from(b)).collect::<String>();
        let hay = wide(hay);
        return hay.find(&wide(needle)).map(|at| hay[..at].chars().count());
    }
    let mut from = 0;
    while let Some(at) = hay[from..].iter().position(|&b| b == first) {
        from += at + 1;
        if hay[from..].starts_with(tail) {
            return Some(from - 1);
        }
    }
    None
}
