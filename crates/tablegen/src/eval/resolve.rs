//! Substitution: replaces variables in values, and folds constant expressions.
//!
//! In: a value and a [`Resolver`], either a map of names or the fields of a record. Out: the resulting value.
//! Invariants: closed values and values without any of the names are returned immediately; operands are resolved in the
//! order that determines anonymous numbers; results are cached per resolver if they do not depend on entries that are
//! being resolved.
//! Not here: the choice of the map (`assign`, `call`, `expand`, `finish`).

use super::{Eval, World};
use crate::bang::Op;
use crate::records::RecId;
use crate::symbols::Sym;
use crate::types::{TypeId, Types};
use crate::values::{Kind, PENDING, V, Values, View};

/// A substitution.
pub(crate) struct Resolver {
    names: Names,
    /// Summary of the names to replace.
    vars: u64,
    /// The record under construction, for references by name and for messages.
    pub(crate) rec: Option<RecId>,
    is_final: bool,
    shadowed: Vec<Sym>,
    /// The number that identifies cached results; 0 if there is none yet.
    memo: u32,
    /// Number of lookups that failed because the entry is being resolved; results that depend on them are not cached.
    n_withheld: u64,
    /// Number of map entries that are being resolved.
    n_open: usize,
    /// Whether records are finished between uses, so that a pending value may become known.
    is_shared: bool,
}

enum Names {
    Map(Vec<Mapped>),
    Fields { cache: Vec<(Sym, V)>, stack: Vec<Sym>, new_name: Option<V>, is_naming: bool },
}

struct Mapped {
    name: Sym,
    value: V,
    is_resolved: bool,
    is_open: bool,
}

/// Lists for a final pass: the resolved fields, and those being resolved.
type FieldLists = (Vec<(Sym, V)>, Vec<Sym>);

/// Lists of finished resolvers, for reuse.
#[derive(Default)]
pub(crate) struct Spare {
    maps: Vec<Vec<Mapped>>,
    fields: Vec<FieldLists>,
}

/// The result for the source of several bits.
#[derive(Clone, Copy)]
enum BitSource {
    Same,
    Const(u64),
    Value(V),
}

impl Resolver {
    fn new(names: Names, vars: u64, rec: Option<RecId>, is_final: bool) -> Self {
        Resolver {
            names,
            vars,
            rec,
            is_final,
            shadowed: Vec::new(),
            memo: 0,
            n_withheld: 0,
            n_open: 0,
            is_shared: false,
        }
    }

    /// Maps a name; the last mapping of a name wins.
    pub(crate) fn set(&mut self, values: &mut Values, name: Sym, value: V) {
        self.vars |= values.var_bit(name);
        if let Names::Map(map) = &mut self.names {
            match map.iter_mut().find(|m| m.name == name) {
                Some(m) => m.value = value,
                None => map.push(Mapped { name, value, is_resolved: false, is_open: false }),
            }
        }
    }

    /// Changes the value of the first name, for the next iteration of a loop.
    pub(crate) fn rebind(&mut self, i: usize, value: V) {
        if let Names::Map(map) = &mut self.names {
            map[i].value = value;
            map[i].is_resolved = false;
        }
        self.memo = 0;
    }

    /// Prepares the resolver to be used for several records in sequence.
    pub(crate) fn share_with(&mut self, rec: RecId) {
        self.rec = Some(rec);
        self.is_shared = true;
    }

    /// Makes the resolver evaluate pending operations.
    pub(crate) fn set_final(&mut self) {
        self.is_final = true;
        self.vars |= PENDING;
        self.memo = 0;
    }

    /// Whether the walk is inside a loop's expression, where the loop variable is not replaced.
    pub(super) fn is_in_loop(&self) -> bool {
        !self.shadowed.is_empty()
    }

    /// The record whose fields are substituted.
    pub(super) fn fields_of(&self) -> Option<RecId> {
        if let Names::Fields { .. } = self.names { self.rec } else { None }
    }

    /// The map index of a name, and its value.
    #[inline]
    pub(super) fn mapped(&self, name: Sym) -> Option<(usize, V)> {
        let Names::Map(map) = &self.names else { return None };
        let i = map.iter().position(|m| m.name == name)?;
        Some((i, map[i].value))
    }

    /// Stores the resolved value of a map entry.
    pub(super) fn settle(&mut self, i: usize, value: V) {
        if let Names::Map(map) = &mut self.names {
            map[i].value = value;
            map[i].is_resolved = true;
        }
    }

    fn keeps_unset_bits(&self) -> bool {
        matches!(self.names, Names::Fields { .. })
    }
}

impl World {
    /// Creates a resolver for a map of names to values.
    pub(crate) fn map_resolver(&mut self, rec: Option<RecId>) -> Resolver {
        let map = self.spare.maps.pop().unwrap_or_else(|| Vec::with_capacity(16));
        Resolver::new(Names::Map(map), 0, rec, false)
    }

    /// Creates a resolver for the final pass over a record: it substitutes the record's own fields and evaluates
    /// pending operations.
    pub(crate) fn fields_resolver(&mut self, rec: RecId, new_name: Option<V>) -> Resolver {
        let (cache, stack) = self.spare.fields.pop().unwrap_or_default();
        let names = Names::Fields { cache, stack, new_name, is_naming: false };
        Resolver::new(names, u64::MAX, Some(rec), true)
    }

    /// Keeps the lists of a resolver for reuse.
    pub(crate) fn recycle(&mut self, r: Resolver) {
        match r.names {
            Names::Map(mut map) => {
                map.clear();
                self.spare.maps.push(map);
            }
            Names::Fields { mut cache, mut stack, .. } => {
                cache.clear();
                stack.clear();
                self.spare.fields.push((cache, stack));
            }
        }
    }

    /// Applies a substitution to a value.
    #[inline]
    pub(crate) fn resolve(&mut self, v: V, r: &mut Resolver) -> Eval<V> {
        if v.is_closed() {
            return Ok(v);
        }
        match self.values.open_kind(v) {
            (_, vars) if vars & r.vars == 0 => Ok(v),
            (Kind::Var, _) => self.resolve_var(v, r),
            (kind, _) => self.resolve_open(v, kind, r),
        }
    }

    fn resolve_open(&mut self, v: V, kind: Kind, r: &mut Resolver) -> Eval<V> {
        if r.memo == 0 {
            r.memo = self.values.new_memo();
        }
        let may_remember = r.shadowed.is_empty();
        if may_remember && let Some(known) = self.values.memo(v, r.memo) {
            return Ok(known);
        }
        let n_withheld = r.n_withheld;
        self.step()?;
        self.enter()?;
        let result = match kind {
            Kind::Op(op) => self.resolve_op(v, op, r),
            _ => self.resolve_node(v, kind, r),
        };
        self.leave();
        let result = result?;
        if may_remember {
            self.remember(v, result, n_withheld, r);
        }
        Ok(result)
    }

    #[inline]
    fn remember(&mut self, v: V, result: V, n_withheld: u64, r: &Resolver) {
        let may_change = r.is_shared && self.values.vars(result) & PENDING != 0;
        if n_withheld == r.n_withheld && !may_change {
            self.values.set_memo(v, r.memo, result);
        }
    }

    #[inline(never)]
    fn resolve_var(&mut self, v: V, r: &mut Resolver) -> Eval<V> {
        let name = Sym(self.values.word(v, 0).raw());
        if !r.shadowed.is_empty() && r.shadowed.contains(&name) {
            r.n_withheld += 1;
            return Ok(v);
        }
        match &r.names {
            // Short maps, such as a loop's variable: a search is faster than the cache.
            Names::Map(map) if map.len() <= 4 && r.n_open == 0 => {
                let Some(m) = map.iter().find(|m| m.name == name) else { return Ok(v) };
                if m.value.is_closed() {
                    return Ok(m.value);
                }
            }
            Names::Map(_) => {}
            Names::Fields { .. } => {
                if let Some(rec) = r.rec
                    && let Some(value) = self.value_of(rec, name)
                    && self.is_settled(value)
                {
                    return Ok(if value.is_unset() { v } else { value });
                }
            }
        }
        if r.memo == 0 {
            r.memo = self.values.new_memo();
        }
        let may_remember = r.shadowed.is_empty();
        if may_remember && let Some(known) = self.values.memo(v, r.memo) {
            return Ok(known);
        }
        let n_withheld = r.n_withheld;
        let result = self.lookup(name, r)?.unwrap_or(v);
        if may_remember {
            self.remember(v, result, n_withheld, r);
        }
        Ok(result)
    }

    fn lookup(&mut self, name: Sym, r: &mut Resolver) -> Eval<Option<V>> {
        match &mut r.names {
            Names::Map(map) => {
                let n_mapped = map.len() - r.n_open;
                let Some(i) = map.iter().position(|m| m.name == name) else { return Ok(None) };
                if map[i].is_open {
                    r.n_withheld += 1;
                    return Ok(None);
                }
                let value = map[i].value;
                // Defaults may refer to other arguments. An entry is not used while it is being resolved.
                if map[i].is_resolved || n_mapped <= 1 || self.values.vars(value) & r.vars == 0 {
                    return Ok(Some(value));
                }
                map[i].is_open = true;
                r.n_open += 1;
                self.enter()?;
                let resolved = self.resolve(value, r);
                self.leave();
                r.n_open -= 1;
                let Names::Map(map) = &mut r.names else { return resolved.map(Some) };
                map[i].is_open = false;
                map[i].value = resolved?;
                map[i].is_resolved = true;
                Ok(Some(map[i].value))
            }
            Names::Fields { cache, stack, .. } => {
                // Each node caches one result, valid until another substitution visits the node.
                if self.values.last_memo() != r.memo
                    && let Some(&(_, value)) = cache.iter().find(|&&(n, _)| n == name)
                {
                    return Ok(Some(value));
                }
                if stack.contains(&name) {
                    r.n_withheld += 1;
                    return Ok(None);
                }
                let Some(rec) = r.rec else { return Ok(None) };
                let Some(value) = self.value_of(rec, name) else { return Ok(None) };
                if value.is_unset() || value == V::NONE {
                    return Ok(None);
                }
                stack.push(name);
                self.enter()?;
                let resolved = self.resolve(value, r);
                self.leave();
                if let Names::Fields { cache, stack, .. } = &mut r.names {
                    stack.pop();
                    if let Ok(value) = resolved {
                        cache.push((name, value));
                    }
                }
                resolved.map(Some)
            }
        }
    }

    // Not inlined, to keep `resolve_open` small.
    #[inline(never)]
    fn resolve_node(&mut self, v: V, kind: Kind, r: &mut Resolver) -> Eval<V> {
        match kind {
            Kind::Int | Kind::BitsConst | Kind::Var => Ok(v),
            Kind::Bits => self.resolve_bits(v, r),
            Kind::List => {
                let (changed, mark) = self.resolve_words::<false>(v, 0, r)?;
                if changed {
                    return Ok(self.rebuild(v, kind, mark));
                }
                self.scratch.truncate(mark);
                Ok(v)
            }
            Kind::Dag => self.resolve_dag(v, r),
            Kind::VarBit => {
                let (of, i) = (self.values.word(v, 0), self.values.word(v, 1).raw());
                let new = self.resolve(of, r)?;
                Ok(if new == of { v } else { self.bit_at(new, i) })
            }
            Kind::Field => {
                let (of, name) = (self.values.word(v, 0), Sym(self.values.word(v, 1).raw()));
                let new = self.resolve(of, r)?;
                if new == of { Ok(v) } else { self.field_access(new, name, r.rec) }
            }
            Kind::Anonymous => self.resolve_anonymous(v, r),
            Kind::Call => self.resolve_call(v, r),
            Kind::IsA => {
                let (ty, of) = (TypeId(self.values.word(v, 0).raw()), self.values.word(v, 1));
                let new = self.resolve(of, r)?;
                Ok(if new == of { v } else { self.is_a(ty, new) })
            }
            Kind::Exists => {
                let (ty, of) = (TypeId(self.values.word(v, 0).raw()), self.values.word(v, 1));
                let new = self.resolve(of, r)?;
                Ok(if new == of && !r.is_final { v } else { self.exists(ty, new, r.rec, r.is_final) })
            }
            Kind::Cond => self.resolve_cond(v, r),
            Kind::Foldl => self.resolve_foldl(v, r),
            Kind::Op(op) => self.resolve_op(v, op, r),
        }
    }

    /// Resolves all operands, or only those at even positions, and leaves all operands on the scratch stack above the
    /// returned mark. After an error, leftover entries are harmless, because every mark is new.
    fn resolve_words<const ONLY_EVEN: bool>(&mut self, v: V, first: usize, r: &mut Resolver) -> Eval<(bool, usize)> {
        let mark = self.scratch.len();
        let mut changed = false;
        self.steps(self.values.n_words(v) / 16)?;
        for (i, place) in self.values.places(v).enumerate() {
            let word = self.values.at(place);
            let is_value = i >= first && (!ONLY_EVEN || i % 2 == 0);
            let new = if is_value { self.resolve(word, r)? } else { word };
            changed |= new != word;
            self.scratch.push(new);
        }
        Ok((changed, mark))
    }

    pub(super) fn rebuild(&mut self, v: V, kind: Kind, mark: usize) -> V {
        let ty = self.values.node_type(v).unwrap_or(Types::DAG);
        self.intern_scratch(kind, ty, mark)
    }

    /// The node whose operands are on the scratch stack above the mark.
    pub(crate) fn intern_scratch(&mut self, kind: Kind, ty: TypeId, mark: usize) -> V {
        let result = self.values.intern(kind, ty, &self.scratch[mark..]);
        self.scratch.truncate(mark);
        result
    }

    fn resolve_bits(&mut self, v: V, r: &mut Resolver) -> Eval<V> {
        let mark = self.scratch.len();
        let mut changed = false;
        self.steps(self.values.n_words(v) / 16)?;
        let mut run: Option<(V, BitSource)> = None;
        for place in self.values.places(v) {
            let bit = self.values.at(place);
            let new = match self.values.open_bit(bit, r.vars) {
                None => {
                    self.scratch.push(bit);
                    continue;
                }
                Some(Some((of, index))) => {
                    let source = match run {
                        Some((from, source)) if from == of => source,
                        _ => {
                            let to = self.resolve(of, r)?;
                            let source = self.bit_source(of, to);
                            run = Some((of, source));
                            source
                        }
                    };
                    match source {
                        BitSource::Same => bit,
                        BitSource::Const(value) => V::bit(index < 64 && value >> index & 1 == 1),
                        BitSource::Value(to) => self.bit_at(to, index),
                    }
                }
                Some(None) => {
                    let resolved = self.resolve(bit, r)?;
                    if resolved == bit { bit } else { self.bit_at(resolved, 0) }
                }
            };
            let new = if new.is_unset() && r.keeps_unset_bits() { bit } else { new };
            changed |= new != bit;
            self.scratch.push(new);
        }
        if !changed {
            self.scratch.truncate(mark);
            return Ok(v);
        }
        let result = self.values.bits(&mut self.types, &self.scratch[mark..]);
        self.scratch.truncate(mark);
        Ok(result)
    }

    fn bit_source(&self, from: V, to: V) -> BitSource {
        if from == to {
            return BitSource::Same;
        }
        match self.values.view(to) {
            View::Int(value) => BitSource::Const(value as u64),
            View::BitsConst { value, .. } => BitSource::Const(value),
            _ => BitSource::Value(to),
        }
    }

    fn resolve_dag(&mut self, v: V, r: &mut Resolver) -> Eval<V> {
        let mark = self.scratch.len();
        let places = self.values.places(v);
        self.steps(places.len() / 16)?;
        let op = self.values.at(places.start);
        let mut changed = false;
        self.scratch.push(op);
        for (i, place) in places.enumerate().skip(1) {
            let word = self.values.at(place);
            let new = if i % 2 == 0 { self.resolve(word, r)? } else { word };
            changed |= new != word;
            self.scratch.push(new);
        }
        let new_op = self.resolve(op, r)?;
        changed |= new_op != op;
        self.scratch[mark] = new_op;
        if changed {
            return Ok(self.rebuild(v, Kind::Dag, mark));
        }
        self.scratch.truncate(mark);
        Ok(v)
    }

    fn resolve_anonymous(&mut self, v: V, r: &mut Resolver) -> Eval<V> {
        let own = r.rec.map(|rec| self.rec(rec).name);
        let mut name = v;
        if let Names::Fields { new_name: Some(new), is_naming, .. } = &mut r.names
            && own == Some(v)
            && !*is_naming
        {
            name = *new;
            *is_naming = true;
            let resolved = self.resolve(name, r);
            if let Names::Fields { is_naming, .. } = &mut r.names {
                *is_naming = false;
            }
            name = resolved?;
        }
        match self.values.view(name) {
            View::Anonymous(n) if r.is_final => Ok(V::str(self.anonymous_name(n))),
            _ => Ok(name),
        }
    }

    fn resolve_call(&mut self, v: V, r: &mut Resolver) -> Eval<V> {
        let (changed, mark) = self.resolve_words::<true>(v, 2, r)?;
        if !changed {
            self.scratch.truncate(mark);
            return Ok(v);
        }
        let call = self.rebuild(v, Kind::Call, mark);
        self.place_call_like(call, v);
        self.call(call)
    }

    fn resolve_cond(&mut self, v: V, r: &mut Resolver) -> Eval<V> {
        let n = self.values.n_words(v);
        self.steps(n / 16)?;
        let mut words: Vec<V> = (0..n).map(|i| self.values.word(v, i)).collect();
        let mut changed = false;
        for parity in [0, 1] {
            for i in (parity..n).step_by(2) {
                let new = self.resolve(words[i], r)?;
                changed |= new != words[i];
                words[i] = new;
            }
        }
        if !changed {
            return Ok(v);
        }
        let ty = self.values.node_type(v).unwrap_or(Types::INT);
        self.cond(&words, ty, r.rec)
    }

    fn resolve_foldl(&mut self, v: V, r: &mut Resolver) -> Eval<V> {
        if let Some(value) = self.direct_loop(v, r)? {
            return Ok(value);
        }
        let word = |w: &Self, i| w.values.word(v, i);
        let (start, list, a, b, expr) = (word(self, 0), word(self, 1), word(self, 2), word(self, 3), word(self, 4));
        let new_start = self.resolve(start, r)?;
        let new_list = self.resolve(list, r)?;
        let n_shadowed = r.shadowed.len();
        for var in [a, b] {
            if let View::Var(name) = self.values.view(var) {
                r.shadowed.push(name);
            }
        }
        let new_expr = self.resolve(expr, r);
        r.shadowed.truncate(n_shadowed);
        let new_expr = new_expr?;
        if (new_start, new_list, new_expr) == (start, list, expr) {
            return Ok(v);
        }
        let ty = self.values.node_type(v).unwrap_or(Types::INT);
        self.foldl(new_start, new_list, a, b, new_expr, ty, r.rec)
    }

    fn resolve_op(&mut self, v: V, op: Op, r: &mut Resolver) -> Eval<V> {
        let (ty, n, words) = self.values.operation(v);
        let old = (words[0], words[1], words[2]);
        match n {
            1 => {
                let new = self.resolve(old.0, r)?;
                let must_fold = new != old.0 || (r.is_final && matches!(op, Op::Cast | Op::Instances));
                if must_fold { self.unary(op, new, ty, r.rec, r.is_final) } else { Ok(v) }
            }
            2 => {
                let new = (self.resolve(old.0, r)?, self.resolve(old.1, r)?);
                if new == (old.0, old.1) {
                    return Ok(v);
                }
                if let (Some(a), Some(b)) = (new.0.as_immediate_int(), new.1.as_immediate_int())
                    && let Some(number) = self.fold_numbers(op, a, b)
                {
                    return Ok(number);
                }
                self.binary(op, new.0, new.1, ty, r.rec)
            }
            _ => self.resolve_ternary(v, op, old, ty, r),
        }
    }

    fn resolve_ternary(&mut self, v: V, op: Op, old: (V, V, V), ty: TypeId, r: &mut Resolver) -> Eval<V> {
        let binds = matches!(op, Op::Foreach | Op::Filter);
        if binds && let Some(value) = self.direct_loop(v, r)? {
            return Ok(value);
        }
        let first = if binds { old.0 } else { self.resolve(old.0, r)? };
        if op == Op::If
            && first != old.0
            && let Some(condition) = self.as_int(first)
        {
            return self.resolve(if condition != 0 { old.1 } else { old.2 }, r);
        }
        let second = self.resolve(old.1, r)?;
        let third = if binds && let View::Var(name) = self.values.view(first) {
            r.shadowed.push(name);
            let third = self.resolve(old.2, r);
            r.shadowed.pop();
            third?
        } else {
            self.resolve(old.2, r)?
        };
        if (first, second, third) == old {
            return Ok(v);
        }
        self.ternary(op, first, second, third, ty, r.rec)
    }
}
