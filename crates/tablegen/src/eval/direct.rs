//! Direct evaluation: computes an expression whose names all have final values in one walk.
//!
//! In: an open value, and the current substitution. Out: the result that substitution would have, if it is constant.
//! Invariants: creates nodes only for results. Leaves it to substitution (`None`) if an evaluation, an error or an
//! instantiation would happen in another order. Each attempt takes a bounded number of steps.
//! Not here: substitution (`resolve`), folding of single operators (`bang`).
//!
//! Substitution walks a loop's expression once with the variable unchanged and once per element, and builds all
//! intermediate values. If only the final value is observable, direct evaluation computes it without them.

use super::{Eval, Halt, Resolver, World};
use crate::bang::Op;
use crate::records::RecId;
use crate::symbols::Sym;
use crate::types::{TypeId, Types};
use crate::values::{CALLS, IMPURE, Kind, MAY_FAIL, V, View};

/// Maximum number of nodes that one attempt visits. There is no cache, so an attempt visits shared operands repeatedly.
const FUEL: u32 = 1 << 14;

/// The values of the names in an expression.
struct Env<'r> {
    r: &'r mut Resolver,
    /// The record whose fields can be referenced by name.
    fields: Option<RecId>,
    /// Loop variables, innermost last.
    locals: Vec<(Sym, V)>,
    /// Index of the first variable of the innermost loop.
    innermost: usize,
    fuel: u32,
    /// The error that ends the evaluation.
    halt: Option<Halt>,
}

impl Env<'_> {
    /// The result of a step; stores an error for the caller.
    fn done<T>(&mut self, result: Eval<T>) -> Option<T> {
        result.map_err(|halt| self.halt = Some(halt)).ok()
    }
}

impl World {
    /// Evaluates a loop under a substitution.
    pub(super) fn direct_loop(&mut self, v: V, r: &mut Resolver) -> Eval<Option<V>> {
        if self.values.vars(v) & IMPURE != 0 || r.is_in_loop() {
            return Ok(None);
        }
        let fields = r.fields_of();
        self.attempt(v, fields, r)
    }

    /// Evaluates a record's field under a substitution of its class's arguments.
    pub(super) fn direct_field(&mut self, v: V, rec: RecId, r: &mut Resolver) -> Eval<Option<V>> {
        if self.values.vars(v) & (IMPURE | CALLS) != 0 {
            return Ok(None);
        }
        self.attempt(v, Some(rec), r)
    }

    fn attempt(&mut self, v: V, fields: Option<RecId>, r: &mut Resolver) -> Eval<Option<V>> {
        let (mark, depth) = (self.scratch.len(), self.depth);
        let locals = std::mem::take(&mut self.locals);
        let mut env = Env { r, fields, locals, innermost: 0, fuel: FUEL, halt: None };
        let value = self.direct(v, &mut env);
        env.locals.clear();
        self.locals = env.locals;
        self.scratch.truncate(mark);
        self.depth = depth;
        env.halt.map_or(Ok(value), Err)
    }

    #[inline]
    fn direct(&mut self, v: V, env: &mut Env) -> Option<V> {
        if v.is_closed() { Some(v) } else { self.direct_open(v, env) }
    }

    fn direct_open(&mut self, v: V, env: &mut Env) -> Option<V> {
        let (kind, _) = self.values.open_kind(v);
        if kind == Kind::Var {
            return self.direct_var(v, env);
        }
        env.done(self.step())?;
        env.fuel = env.fuel.checked_sub(1)?;
        // On early return, `attempt` restores the depth.
        env.done(self.enter())?;
        let value = match kind {
            Kind::Op(op) => self.direct_op(v, op, env)?,
            _ => self.direct_node(v, kind, env)?,
        };
        self.leave();
        value.is_closed().then_some(value)
    }

    fn direct_var(&mut self, v: V, env: &mut Env) -> Option<V> {
        let name = Sym(self.values.word(v, 0).raw());
        if let Some(&(_, value)) = env.locals.iter().rev().find(|&&(local, _)| local == name) {
            return Some(value);
        }
        let Some((i, value)) = env.r.mapped(name) else {
            let value = self.value_of(env.fields?, name)?;
            return (self.is_settled(value) && !value.is_unset()).then_some(value);
        };
        if value.is_closed() {
            return (value != V::NONE).then_some(value);
        }
        // A default may refer to other arguments.
        if self.values.vars(value) & (IMPURE | CALLS | MAY_FAIL) != 0 {
            return None;
        }
        env.fuel = env.fuel.checked_sub(1)?;
        env.done(self.enter())?;
        let value = self.direct(value, env)?;
        self.leave();
        env.r.settle(i, value);
        Some(value)
    }

    // Not inlined, to keep `direct_open` small.
    #[inline(never)]
    fn direct_node(&mut self, v: V, kind: Kind, env: &mut Env) -> Option<V> {
        let (first, second) = (self.values.word(v, 0), self.values.places(v).len() > 1);
        let second = if second { self.values.word(v, 1) } else { V::UNSET };
        match kind {
            Kind::VarBit => {
                let of = self.direct(first, env)?;
                Some(self.bit_at(of, second.raw()))
            }
            Kind::Field => {
                let def = self.direct(first, env)?.as_def()?;
                if env.r.rec == Some(def) {
                    return None;
                }
                let value = self.value_of(def, Sym(second.raw()))?;
                self.is_settled(value).then_some(value)
            }
            Kind::IsA => {
                let of = self.direct(second, env)?;
                Some(self.is_a(TypeId(first.raw()), of))
            }
            Kind::Bits => self.direct_bits(v, env),
            Kind::List | Kind::Dag | Kind::Call => self.direct_words(v, kind, env),
            Kind::Cond => self.direct_cond(v, env),
            Kind::Foldl => self.direct_foldl(v, env),
            Kind::Int | Kind::BitsConst | Kind::Var | Kind::Anonymous | Kind::Exists | Kind::Op(_) => None,
        }
    }

    fn direct_bits(&mut self, v: V, env: &mut Env) -> Option<V> {
        env.done(self.steps(self.values.n_words(v) / 16))?;
        let mark = self.scratch.len();
        let mut known: Option<(V, V)> = None;
        for place in self.values.places(v) {
            let bit = self.values.at(place);
            let new = match self.values.open_bit(bit, u64::MAX) {
                None => bit,
                Some(Some((of, index))) => {
                    let value = match known {
                        Some((from, value)) if from == of => value,
                        _ => self.direct(of, env)?,
                    };
                    known = Some((of, value));
                    self.bit_at(value, index)
                }
                Some(None) => {
                    let value = self.direct(bit, env)?;
                    self.bit_at(value, 0)
                }
            };
            // The result for an unset bit depends on the pass, so leave it to substitution.
            if new.is_unset() && new != bit {
                return None;
            }
            self.scratch.push(new);
        }
        let result = self.values.bits(&mut self.types, &self.scratch[mark..]);
        self.scratch.truncate(mark);
        Some(result)
    }

    /// Builds a value whose operands are mixed with other words.
    fn direct_words(&mut self, v: V, kind: Kind, env: &mut Env) -> Option<V> {
        let (first, step) = if kind == Kind::List { (0, 1) } else { (2, 2) };
        if kind == Kind::Call && !self.must_run_in_loop(v, env) {
            return None;
        }
        env.done(self.steps(self.values.n_words(v) / 16))?;
        let mark = self.scratch.len();
        for (i, place) in self.values.places(v).enumerate() {
            let word = self.values.at(place);
            let is_value = i >= first && (i - first) % step == 0;
            let word = if is_value { self.direct(word, env)? } else { word };
            self.scratch.push(word);
        }
        if kind == Kind::Dag {
            self.scratch[mark] = self.direct(self.scratch[mark], env)?;
        }
        let result = self.rebuild(v, kind, mark);
        if kind != Kind::Call {
            return Some(result);
        }
        self.place_call_like(result, v);
        env.done(self.call(result))
    }

    /// Whether a class call must be evaluated inside the innermost loop: substitution evaluates it there too, in the
    /// same order.
    fn must_run_in_loop(&self, call: V, env: &Env) -> bool {
        let variables = &env.locals[env.innermost..];
        let mut args = self.values.places(call).skip(2).step_by(2);
        args.any(|place| {
            let var = self.values.as_var(self.values.at(place));
            var.is_some_and(|var| variables.iter().any(|&(name, _)| name == var))
        })
    }

    fn direct_op(&mut self, v: V, op: Op, env: &mut Env) -> Option<V> {
        let (ty, n, [a, b, c]) = self.values.operation(v);
        if matches!(op, Op::Foreach | Op::Filter) {
            return self.direct_loop_over(op, [a, b, c], ty, env);
        }
        let a = self.direct(a, env)?;
        if op == Op::If {
            let (chosen, other) = if self.as_int(a)? != 0 { (b, c) } else { (c, b) };
            // Substitution also evaluates the other operand, and could report an error.
            if self.values.vars(other) & MAY_FAIL != 0 {
                self.direct(other, env)?;
            }
            return self.direct(chosen, env);
        }
        let rec = env.r.rec;
        if n == 1 {
            let is_safe = !self.may_fail(op, ty, [a, V::UNSET, V::UNSET]);
            return if is_safe { env.done(self.unary(op, a, ty, rec, false)) } else { None };
        }
        let b = self.direct(b, env)?;
        if n == 2 {
            if let (Some(x), Some(y)) = (a.as_immediate_int(), b.as_immediate_int())
                && let Some(number) = self.fold_numbers(op, x, y)
            {
                return Some(number);
            }
            let is_safe = !self.may_fail(op, ty, [a, b, V::UNSET]);
            return if is_safe { env.done(self.binary(op, a, b, ty, rec)) } else { None };
        }
        let c = self.direct(c, env)?;
        let is_safe = !self.may_fail(op, ty, [a, b, c]);
        if is_safe { env.done(self.ternary(op, a, b, c, ty, rec)) } else { None }
    }

    /// Whether an operator may fail for these operands.
    fn may_fail(&mut self, op: Op, ty: TypeId, [a, b, c]: [V; 3]) -> bool {
        match op {
            Op::LogTwo => self.as_int(a).is_none_or(|a| a <= 0),
            Op::Cast if self.types.is_record(ty) => a.as_text().is_some_and(|name| {
                let Some(def) = self.defs.get(name) else { return true };
                let have = self.record_type(def);
                !self.type_is_a(have, ty)
            }),
            Op::Div => self.as_int(b).is_none_or(|b| b == 0 || b == -1),
            Op::ListSplat => self.as_int(b).is_none_or(|b| b < 0),
            Op::Con => match (self.values.view(a), self.values.view(b)) {
                (View::Dag(a), View::Dag(b)) => a.op() != b.op(),
                _ => true,
            },
            Op::Range => self.as_int(c).is_none_or(|step| step == 0),
            Op::Substr | Op::Find => {
                let start = if op == Op::Substr { b } else { c };
                let size = a.as_text().map_or(0, |text| self.sym(text).len() as i64);
                let is_inside = self.as_int(start).is_some_and(|start| (0..=size).contains(&start));
                !is_inside || op == Op::Substr && self.as_int(c).is_none_or(|len| len < 0)
            }
            _ => false,
        }
    }

    /// The elements of a list to iterate over; `None` if more than the elements is observable in substitution.
    fn elements(&self, list: V, expr: V) -> Option<std::ops::Range<usize>> {
        match self.list_items(list)?.len() {
            0 if self.values.vars(expr) & (MAY_FAIL | CALLS) != 0 => None,
            0 => Some(0..0),
            _ => Some(self.values.places(list)),
        }
    }

    fn direct_loop_over(&mut self, op: Op, [var, list, expr]: [V; 3], ty: TypeId, env: &mut Env) -> Option<V> {
        let list = self.direct(list, env)?;
        let var = self.values.as_var(var)?;
        let places = self.elements(list, expr)?;
        let mark = self.scratch.len();
        let outer = std::mem::replace(&mut env.innermost, env.locals.len());
        env.locals.push((var, V::UNSET));
        for place in places {
            let item = self.values.at(place);
            env.done(self.step())?;
            env.locals[env.innermost].1 = item;
            let value = self.direct(expr, env)?;
            if op == Op::Foreach {
                self.scratch.push(value);
            } else if self.as_int(value)? != 0 {
                self.scratch.push(item);
            }
        }
        env.locals.pop();
        env.innermost = outer;
        let element = match op {
            Op::Foreach => self.types.element(ty).unwrap_or(Types::INT),
            _ => self.element_of(list),
        };
        let ty = self.types.list(element);
        let result = self.values.intern(Kind::List, ty, &self.scratch[mark..]);
        self.scratch.truncate(mark);
        Some(result)
    }

    fn direct_foldl(&mut self, v: V, env: &mut Env) -> Option<V> {
        let [start, list, a, b, expr] = [0, 1, 2, 3, 4].map(|i| self.values.word(v, i));
        let mut accumulated = self.direct(start, env)?;
        let list = self.direct(list, env)?;
        let (a, b) = (self.values.as_var(a)?, self.values.as_var(b)?);
        if a == b {
            return None;
        }
        let places = self.elements(list, expr)?;
        let outer = std::mem::replace(&mut env.innermost, env.locals.len());
        env.locals.extend([(a, V::UNSET), (b, V::UNSET)]);
        for place in places {
            env.done(self.step())?;
            env.locals[env.innermost].1 = accumulated;
            env.locals[env.innermost + 1].1 = self.values.at(place);
            accumulated = self.direct(expr, env)?;
        }
        env.locals.truncate(env.innermost);
        env.innermost = outer;
        Some(accumulated)
    }

    /// Evaluates all conditions, then all values with observable effects, like substitution.
    fn direct_cond(&mut self, v: V, env: &mut Env) -> Option<V> {
        let places = self.values.places(v);
        let mut chosen = None;
        for place in places.clone().step_by(2) {
            let condition = self.direct(self.values.at(place), env)?;
            if self.as_int(condition)? != 0 {
                chosen = chosen.or(Some(place + 1));
            }
        }
        let mut result = None;
        for place in places.skip(1).step_by(2) {
            let value = self.values.at(place);
            if chosen == Some(place) {
                result = Some(self.direct(value, env)?);
            } else if self.values.vars(value) & (MAY_FAIL | CALLS) != 0 {
                self.direct(value, env)?;
            }
        }
        let ty = self.values.node_type(v).unwrap_or(Types::INT);
        self.convert(result?, ty)
    }
}
