//! Types of values, and conversion of values between types.
//!
//! In: a value and a type. Out: the converted value, if conversion is possible.
//! Invariants: converting a constant yields a constant; `?` converts to everything and stays `?`.
//! Not here: the places that require conversions (`parse`, `eval::assign`).

use super::{Kind, V, View};
use crate::bang::Op;
use crate::eval::{Eval, World};
use crate::record_id::RecId;
use crate::types::{Type, TypeId, Types};
use rustc_hash::{FxHashMap, FxHashSet};

impl World {
    /// The type of a value; `?` has none.
    pub(crate) fn type_of(&mut self, v: V) -> Option<TypeId> {
        // Called for each operand of each operator: reading a node's type takes one load.
        if let Some(ty) = self.values.node_type(v) {
            return Some(ty);
        }
        match self.values.view(v) {
            View::None | View::Unset => None,
            View::Bit(_) => Some(Types::BIT),
            View::Int(_) => Some(Types::INT),
            View::Str(_) | View::Code(_) => Some(Types::STRING),
            View::BitsConst { width, .. } => Some(self.types.bits(width)),
            View::Def(rec) => Some(self.record_type(rec)),
            _ => None,
        }
    }

    /// The type of a record: a class is a type, and a def has the type of its direct superclasses.
    pub(crate) fn record_type(&mut self, rec: RecId) -> TypeId {
        let record = &self.records[rec.0 as usize];
        match record.kind {
            crate::records::RecordKind::Class => self.types.class(rec),
            _ => self.supers.ty(record.supers),
        }
    }

    /// Whether every value of type `a` is a value of type `b` without conversion.
    pub(crate) fn type_is_a(&self, a: TypeId, b: TypeId) -> bool {
        if a == b {
            return true;
        }
        match (self.types.get(a), self.types.get(b)) {
            (Type::List(x), Type::List(y)) => self.type_is_a(*x, *y),
            (Type::Record(have), Type::Record(want)) => want.iter().all(|&w| self.classes_derive(have, w)),
            _ => false,
        }
    }

    /// Whether one of the classes is `class` or derives from it.
    pub(crate) fn classes_derive(&self, classes: &[RecId], class: RecId) -> bool {
        classes.iter().any(|&c| c == class || self.supers.contains(self.records[c.0 as usize].supers, class))
    }

    /// Whether values of type `a` may convert to type `b`.
    pub(crate) fn type_converts(&self, a: TypeId, b: TypeId) -> bool {
        if a == b {
            return true;
        }
        match (self.types.get(a), self.types.get(b)) {
            (Type::Bit | Type::Bits(_), Type::Int) | (Type::Int, Type::Bit | Type::Bits(_)) => true,
            (Type::Bit, Type::Bits(n)) | (Type::Bits(n), Type::Bit) => *n == 1,
            (Type::List(x), Type::List(y)) => self.type_converts(*x, *y),
            (Type::Record(_), Type::Record(_)) => self.type_is_a(a, b),
            _ => false,
        }
    }

    /// The common type of list elements or alternatives of two types.
    pub(crate) fn common_type(&mut self, a: TypeId, b: TypeId) -> Option<TypeId> {
        if a == b {
            return Some(a);
        }
        if let (Type::Record(x), Type::Record(y)) = (self.types.get(a), self.types.get(b)) {
            if let [class] = x[..]
                && self.classes_derive(y, class)
            {
                return Some(a);
            }
            let (mut stack, other) = (x.to_vec(), y.clone());
            let (mut common, mut seen) = (Vec::new(), FxHashSet::default());
            while let Some(class) = stack.pop() {
                // A class may be its own superclass, and several may have one in common; visit each one once.
                if !seen.insert(class) {
                    continue;
                }
                if self.classes_derive(&other, class) {
                    common.push(class);
                } else {
                    stack.extend(self.direct_supers(class));
                }
            }
            return Some(self.record_type_of(common));
        }
        if self.type_converts(a, b) {
            return Some(b);
        }
        if self.type_converts(b, a) {
            return Some(a);
        }
        let (x, y) = (self.types.element(a)?, self.types.element(b)?);
        let element = self.common_type(x, y)?;
        Some(self.types.list(element))
    }

    /// The record type of any list of classes.
    pub(crate) fn record_type_of(&mut self, mut classes: Vec<RecId>) -> TypeId {
        classes.sort_by_cached_key(|&c| self.name_text(self.records[c.0 as usize].name));
        classes.dedup();
        self.types.record(classes.into())
    }

    /// The direct superclasses, last first.
    pub(crate) fn direct_supers(&self, class: RecId) -> Vec<RecId> {
        let all = self.supers.all(self.records[class.0 as usize].supers);
        let (mut n, mut direct) = (all.len(), Vec::new());
        // A direct superclass follows its ancestors.
        while n > 0 {
            let class = all[n - 1];
            direct.push(class);
            n = n.saturating_sub(1 + self.supers.all(self.records[class.0 as usize].supers).len());
        }
        direct
    }

    /// The integer value of a constant bit, bits or int.
    #[inline]
    pub(crate) fn as_int(&self, v: V) -> Option<i64> {
        let immediate = v.as_immediate_int();
        // A bit vector with one unresolved bit is unresolved.
        if immediate.is_some() || !v.is_closed() { immediate } else { self.long_int(v) }
    }

    fn long_int(&self, v: V) -> Option<i64> {
        match self.values.view(v) {
            View::Int(i) => Some(i),
            View::BitsConst { value, .. } => Some(value as i64),
            View::Bits(bits) => {
                let mut value = 0u64;
                for (i, &bit) in bits.iter().enumerate() {
                    let View::Bit(b) = self.values.view(bit) else { return None };
                    if i < 64 {
                        value |= u64::from(b) << i;
                    }
                }
                Some(value as i64)
            }
            _ => None,
        }
    }

    /// Number of bits, if the value is a bit vector.
    pub(crate) fn bits_len(&self, v: V) -> Option<u32> {
        match self.values.view(v) {
            View::BitsConst { width, .. } => Some(width),
            View::Bits(bits) => Some(bits.len() as u32),
            _ => None,
        }
    }

    /// Bit `i` of a value.
    pub(crate) fn bit_at(&mut self, v: V, i: u32) -> V {
        match self.values.view(v) {
            View::Unset | View::None => V::UNSET,
            View::Bit(_) => v,
            View::Int(value) => V::bit(i < 64 && value >> i & 1 == 1),
            View::BitsConst { width, value } => V::bit(i < width && value >> i & 1 == 1),
            View::Bits(bits) => bits.get(i as usize).copied().unwrap_or(V::UNSET),
            _ => match self.type_of(v) {
                Some(Types::BIT) => v,
                _ => self.values.intern(Kind::VarBit, Types::BIT, &[v, V::from_raw(i)]),
            },
        }
    }

    /// The bits of a value at the given positions, first position first; `None` if a position is out of range.
    pub(crate) fn bits_at(&mut self, v: V, positions: &[u32]) -> Option<V> {
        let width = match self.values.view(v) {
            View::Int(_) => 64,
            View::BitsConst { width, .. } => width,
            View::Bits(bits) => bits.len() as u32,
            View::Unset | View::None => return None,
            _ => {
                let ty = self.type_of(v)?;
                self.types.width(ty)?
            }
        };
        if positions.iter().any(|&p| p >= width) {
            return None;
        }
        let bits: Vec<V> = positions.iter().map(|&p| self.bit_at(v, p)).collect();
        Some(self.values.bits(&mut self.types, &bits))
    }

    /// Converts a value; `None` if it does not fit, or if that is not known yet.
    pub(crate) fn convert(&mut self, v: V, ty: TypeId) -> Option<V> {
        self.convert_shared(v, ty, &mut FxHashMap::default())
    }

    /// Like `convert`; `known` caches the lists already converted. Without it, a list that occurs twice on each of many
    /// levels would be converted exponentially often.
    fn convert_shared(&mut self, v: V, ty: TypeId, known: &mut FxHashMap<(V, TypeId), Option<V>>) -> Option<V> {
        if v.is_unset() {
            return Some(v);
        }
        let wanted = self.types.get(ty).clone();
        match (self.values.view(v), wanted) {
            (View::None, _) => None,
            (View::Bit(b), Type::Int) => Some(self.values.int(i64::from(b))),
            (View::Bit(_), Type::Bits(1)) => Some(self.values.bits(&mut self.types, &[v])),
            (View::Int(i), Type::Bit) => (i == 0 || i == 1).then(|| V::bit(i == 1)),
            (View::Int(i), Type::Bits(n)) => {
                let fits = n >= 64 || n == 0 && i == 0 || n > 0 && (i >> n == 0 || i >> (n - 1) == -1);
                fits.then(|| self.int_bits(i, n))
            }
            (View::BitsConst { width, .. }, Type::Bits(n)) => (width == n).then_some(v),
            (View::BitsConst { width: 1, value }, Type::Bit) => Some(V::bit(value == 1)),
            (View::BitsConst { value, .. }, Type::Int) => Some(self.values.int(value as i64)),
            (View::Bits(bits), Type::Bits(n)) => (bits.len() as u32 == n).then_some(v),
            (View::Bits(&[bit]), Type::Bit) => Some(bit),
            (View::Bits(_), Type::Int) => self.as_int(v).map(|i| self.values.int(i)),
            (View::List(items), Type::List(element)) => {
                if self.values.node_type(v) == Some(ty) {
                    return Some(v);
                }
                let is_nested = self.types.element(element).is_some();
                if is_nested && let Some(&converted) = known.get(&(v, ty)) {
                    return converted;
                }
                let items = items.to_vec();
                // Count steps here; the next call of `step` compares them with the limit.
                self.steps += items.len() as u64 / 8;
                let converted: Option<Vec<V>> = items.iter().map(|&x| self.convert_shared(x, element, known)).collect();
                let converted = converted.map(|items| self.values.list(&mut self.types, element, &items));
                if is_nested {
                    known.insert((v, ty), converted);
                }
                converted
            }
            (_, wanted) => {
                let have = self.type_of(v)?;
                if self.type_is_a(have, ty) {
                    return Some(v);
                }
                let is_one_bit = have == Types::BIT && wanted == Type::Bits(1);
                is_one_bit.then(|| self.values.bits(&mut self.types, &[v]))
            }
        }
    }

    fn int_bits(&mut self, value: i64, width: u32) -> V {
        if width <= 64 {
            return self.values.bits_const(&mut self.types, width, value as u64);
        }
        let bits: Vec<V> = (0..width).map(|i| V::bit(i < 64 && value >> i & 1 == 1)).collect();
        self.values.bits(&mut self.types, &bits)
    }

    /// Converts a value, with a pending cast if the types convert but the value is not known (or does not fit); `None`
    /// if the types do not convert.
    pub(crate) fn cast_to(&mut self, v: V, ty: TypeId) -> Eval<Option<V>> {
        if v.is_unset() {
            return Ok(Some(v));
        }
        let Some(have) = self.type_of(v) else { return Ok(None) };
        if self.type_is_a(have, ty) {
            return Ok(Some(v));
        }
        self.steps(self.values.n_words(v) / 16)?;
        if !self.type_converts(have, ty) {
            return Ok(None);
        }
        self.unary(Op::Cast, v, ty, None, false).map(Some)
    }

    /// The type of a field that `v.name` would access.
    pub(crate) fn field_type(&mut self, v: V, name: crate::symbols::Sym) -> Option<TypeId> {
        if let Some(rec) = v.as_def() {
            return self.field_of(rec, name).map(|f| f.ty);
        }
        let ty = self.type_of(v)?;
        let n_classes = self.types.classes(ty)?.len();
        (0..n_classes).find_map(|i| {
            let class = self.types.classes(ty)?[i];
            self.field_of(class, name).map(|f| f.ty)
        })
    }
}
