//! The second layer of matching: covers an operation, and deferred operations below it, with one pattern.
//!
//! In: an operation for which no row applies (see [`super::rows`]). Out: the instructions of the most specific pattern that
//! matches; the deferred operations that it covers are emitted with it.
//! Not here: the index of patterns (see [`super::matcher`]).

use super::Selector;
use super::emit::{Arg, ArgBase, Extra};
use super::matcher::{Pattern, immediate, is_ones, kind};
use crate::isa::Address;
use crate::mach::MachKind;
use crate::nodes::{Child, Node, Shape, exact_type, has_native_type, is_pair, shape_of};
use crate::ops::is_narrow;
use kernelsmith_ir::{Op, Opcode, Type, VReg};
use kernelsmith_machine::{InstId, MaskForm, PatternItem, ResultItem};
use kernelsmith_regalloc as ra;

/// Maximum number of slots and of folded operations of a pattern.
const MAX_SLOTS: usize = 8;

/// Alignment in bytes of vectors in memory for patterns that require it.
const VECTOR_ALIGN: u32 = 16;

/// The binding of a pattern slot.
#[derive(Clone, Copy, Debug)]
enum Binding {
    Value(VReg),
    Int(i64),
    /// The address of this operation.
    Address(u32),
}

/// The state of matching a pattern.
#[derive(Clone, Copy)]
struct Match {
    slots: [Binding; MAX_SLOTS],
    /// A bit for each bound slot; the content of the others is undefined.
    bound: u8,
    folded: [VReg; MAX_SLOTS],
    n_folded: usize,
    /// Whether a constant is an immediate, or part of the instruction.
    has_immediate: bool,
}

impl Match {
    fn new() -> Match {
        Match {
            slots: [Binding::Int(0); MAX_SLOTS],
            bound: 0,
            folded: [VReg::NONE; MAX_SLOTS],
            n_folded: 0,
            has_immediate: false,
        }
    }

    fn reset(&mut self) {
        (self.bound, self.n_folded, self.has_immediate) = (0, 0, false);
    }

    /// The binding of a slot.
    fn get(&self, slot: usize) -> Option<Binding> {
        let is_bound = slot < MAX_SLOTS && self.bound >> slot & 1 != 0;
        is_bound.then(|| self.slots[slot])
    }

    fn fold(&mut self, v: VReg) {
        self.folded[self.n_folded] = v;
        self.n_folded += 1;
    }

    fn bind(&mut self, slot: usize, value: Binding) -> bool {
        match (self.get(slot), value) {
            (None, _) if slot < MAX_SLOTS => {
                self.slots[slot] = value;
                self.bound |= 1 << slot;
                true
            }
            (Some(Binding::Value(old)), Binding::Value(new)) => old == new,
            (Some(Binding::Int(old)), Binding::Int(new)) => old == new,
            _ => false,
        }
    }
}

/// The value of an item of a result tree.
#[derive(Clone, Copy, Debug)]
enum Emitted {
    Reg(ra::VReg),
    Int(i64),
    Cond(u8),
    Address(u32),
    Undefined,
}

impl<'a> Selector<'a> {
    /// Emits operation `at` as the root of a pattern.
    pub(super) fn root(&mut self, at: usize, op: &Op) {
        let target = self.target;
        if target.isa().select(self, at as u32, op) || self.by_uniform_row(at as u32, op) || self.is_rename(op) {
            return;
        }
        let in_range = matches!(op.code, Opcode::Shl | Opcode::Shr) && self.amount_in_range(op);
        let masks = target.masks();
        let shape = shape_of(op, false, masks);
        let ranged = if in_range { shape_of(op, true, masks) } else { None };
        let at = at as u32;
        let is_covered = match (&shape, &ranged) {
            (Some(shape), None) => self.cover(at, op, shape, &[]),
            // The patterns for small amounts are alternatives of the same operation.
            (shape, Some(ranged)) => {
                shape.as_ref().is_some_and(|shape| self.search(at, op, shape, &[])) || self.search(at, op, ranged, &[])
            }
            (None, None) => false,
        };
        if !is_covered {
            self.fail(op, "no pattern of the target matches it");
        }
    }

    /// Emits a comparison whose result is in the flags register of `state`; whether a pattern matched.
    pub(crate) fn compare_flags(&mut self, node: Node, a: VReg, b: VReg, state: ra::Operand) -> bool {
        let (ty, masks) = (self.ty(a), self.target.masks());
        let op = Op::new(Opcode::Cmp, ty);
        let children = [Child::Value(a), Child::Value(b), Child::Int(0), Child::Int(0)];
        let shape = Shape { node, key: crate::nodes::scalar_type(ty, masks), children, n_children: 2 };
        // Some machines compare a byte in memory without extending it.
        let in_memory = Shape { key: exact_type(ty, masks), ..shape };
        (is_narrow(ty) && self.is_pending(a) && self.search(self.origin, &op, &in_memory, &[state]))
            || self.cover(self.origin, &op, &shape, &[state])
    }

    /// Emits operation `at` of this shape by a row or a pattern; whether one matched.
    fn cover(&mut self, at: u32, op: &Op, shape: &Shape, fixed: &[ra::Operand]) -> bool {
        self.by_row(at, op, shape, fixed) || self.search(at, op, shape, fixed)
    }

    /// Emits operation `at` of this shape by the best pattern; whether one matched.
    fn search(&mut self, at: u32, op: &Op, shape: &Shape, fixed: &[ra::Operand]) -> bool {
        let mut candidate = Match::new();
        let Some(pattern) = self.best_match(at, shape, &mut candidate) else { return false };
        self.apply(op, pattern, &mut candidate, fixed);
        true
    }

    /// Operations that keep the register and its bits become an alias; whether `op` is one.
    fn is_rename(&mut self, op: &Op) -> bool {
        let (to, v) = (op.ty, op.args[0]);
        let same = match op.code {
            Opcode::Cast => op.source_ty().is_some_and(|from| {
                let ints = !from.is_float() && !to.is_float();
                let bits = to.is_mask() && self.target.masks() != MaskForm::Lanes;
                bits || (ints && to.is_vector() && from.elem().bits() == to.elem().bits())
            }),
            Opcode::Bitcast => op.source_ty().is_some_and(|from| {
                (from.is_vector() && to.is_vector())
                    || (from.elem().is_float() == to.elem().is_float() && to.elem().bits() >= 32)
            }),
            Opcode::Lower => true,
            _ => false,
        };
        if same {
            self.alias(op.dst, v);
        }
        same
    }

    /// Whether every lane's amount is below the width: a constant, or masked by a constant.
    fn amount_in_range(&self, op: &Op) -> bool {
        let width = u64::from(op.ty.elem().bits());
        let small = |v: VReg| self.const_of(v).is_some_and(|n| n < width);
        let masked = |v: VReg| {
            small(v)
                || self.def(v).is_some_and(|(_, def)| {
                    def.code == Opcode::And && def.mask.is_none() && (small(def.args[1]) || small(def.args[0]))
                })
        };
        let by_scalar = |v: VReg| {
            let splat = self.def(v).filter(|(_, def)| def.code == Opcode::Splat && def.mask.is_none());
            splat.is_some_and(|(_, def)| {
                // Integer casts after the mask keep the amount, which is small.
                let mut v = def.args[0];
                while let Some((_, cast)) = self.def(v)
                    && cast.code == Opcode::Cast
                    && cast.source_ty().is_some_and(Type::is_int)
                {
                    v = cast.args[0];
                }
                masked(v)
            })
        };
        masked(op.args[1]) || by_scalar(op.args[1])
    }

    /// The most specific pattern that matches; among equals, one that does not overwrite a live value. A constant becomes an
    /// immediate rather than that another operand is read from memory: that needs no register, and the load may be
    /// forwarded from a store without delay, which it is not as part of an addition.
    fn best_match(&self, at: u32, shape: &Shape, found: &mut Match) -> Option<&'a Pattern> {
        let mut kinds = [kind::ANY; 4];
        let (mut has_load, mut has_constant) = (false, false);
        for (kinds, child) in kinds.iter_mut().zip(&shape.children[..shape.n_children]) {
            *kinds = match *child {
                Child::Value(v) => self.kinds(v),
                Child::Lane(..) | Child::Int(_) | Child::Address | Child::Cond(_) => kind::OTHER,
            };
            has_load |= *kinds & (kind::LOAD | kind::OTHER) == kind::LOAD;
            has_constant |= *kinds & (kind::CONSTANT | kind::OTHER) == kind::CONSTANT;
        }
        let best = self.best_of_kinds(at, shape, kind::pack(kinds), found)?;
        if has_load && has_constant && !found.has_immediate {
            let mut other = Match::new();
            let registers = kinds.map(|kinds| kinds & !kind::LOAD);
            let with_immediate = self.best_of_kinds(at, shape, kind::pack(registers), &mut other);
            if let Some(pattern) = with_immediate.filter(|_| other.has_immediate) {
                *found = other;
                return Some(pattern);
            }
        }
        Some(best)
    }

    /// The most specific pattern that matches children of these kinds.
    fn best_of_kinds(&self, at: u32, shape: &Shape, kinds: u64, found: &mut Match) -> Option<&'a Pattern> {
        let target = self.target;
        let candidates = target.patterns().candidates_of(shape);
        let children_match = |pattern: &Pattern, found: &mut Match| {
            found.reset();
            self.children_match(at, shape, pattern.items.0 as usize + 1, found)
        };
        let mut fallback: Option<&Pattern> = None;
        for pattern in candidates {
            if fallback.is_some_and(|first| first.complexity > pattern.complexity) {
                break;
            }
            if !kind::all_accepted(kinds, pattern.accepts) {
                continue;
            }
            if !children_match(pattern, found) {
                continue;
            }
            if pattern.must_align && !self.is_aligned(pattern, found) {
                continue;
            }
            if self.overwrites_live(pattern, found) {
                fallback = fallback.or(Some(pattern));
                continue;
            }
            return Some(pattern);
        }
        fallback.filter(|pattern| children_match(pattern, found))
    }

    /// Whether the memory operands of a pattern are known to be aligned to `VECTOR_ALIGN`.
    fn is_aligned(&self, pattern: &Pattern, found: &Match) -> bool {
        (0..usize::from(pattern.n_slots)).all(|slot| match found.get(slot) {
            Some(Binding::Address(at)) => self.func.ops[at as usize].mem().align() >= VECTOR_ALIGN,
            Some(Binding::Value(_) | Binding::Int(_)) | None => true,
        })
    }

    fn children_match(&self, at: u32, shape: &Shape, mut item: usize, found: &mut Match) -> bool {
        let extents = &self.target.patterns().extents;
        for child in &shape.children[..shape.n_children] {
            if !self.item_matches(at, item, *child, found) {
                return false;
            }
            item += usize::from(extents[item]);
        }
        true
    }

    fn item_matches(&self, at: u32, item: usize, child: Child, found: &mut Match) -> bool {
        let index = self.target.patterns();
        match (index.items[item], child) {
            (PatternItem::Value { slot, ty, .. }, Child::Value(v)) => {
                index.fits(self.ty(v), ty) && found.bind(slot.index(), Binding::Value(v))
            }
            (PatternItem::Complex { slot, .. }, Child::Address) => match found.get(slot.index()) {
                Some(Binding::Address(other)) => self.same_address(at, other),
                _ => found.bind(slot.index(), Binding::Address(at)),
            },
            (PatternItem::CondCode(id), Child::Cond(cond)) => index.conds[usize::from(cond)] == Some(id),
            (item @ PatternItem::Imm { slot, .. }, Child::Int(n)) => {
                item.takes(n) && found.bind(slot.index(), Binding::Int(n))
            }
            (item @ PatternItem::Imm { slot, .. }, Child::Value(v)) => {
                let ty = self.ty(v);
                let Some(bits) = self.const_of(v).filter(|_| ty.is_scalar() && !ty.is_float()) else { return false };
                let n = immediate(ty, bits);
                found.has_immediate = true;
                item.takes(n) && found.bind(slot.index(), Binding::Int(n))
            }
            (PatternItem::Int { value, .. }, Child::Int(n)) => n == value,
            (PatternItem::Int { value, .. }, Child::Value(v)) => {
                let ty = self.ty(v);
                found.has_immediate = true;
                ty.is_scalar() && !ty.is_float() && self.const_of(v).is_some_and(|bits| immediate(ty, bits) == value)
            }
            (PatternItem::Node { node, ty, .. }, Child::Lane(v, lane)) => {
                let vector = item + 1;
                let next = vector + usize::from(index.extents[vector]);
                index.node(node) == Some(Node::Extract)
                    && u32::from(ty.elem_bits()) == self.ty(v).elem().bits()
                    && self.item_matches(at, vector, Child::Value(v), found)
                    && self.item_matches(at, next, Child::Int(lane), found)
            }
            (PatternItem::Node { node, ty, .. }, Child::Value(v)) if index.is_narrow_leaf(node, ty, self.ty(v)) => {
                self.item_matches(at, item + 1, Child::Value(v), found)
            }
            (PatternItem::Node { node, ty, .. }, Child::Value(v)) => {
                let Some(node) = index.node(node) else { return false };
                let own = self.ty(v);
                if let Some(bits) = self.const_of(v) {
                    return match node {
                        Node::Zero => bits == 0,
                        Node::Ones => is_ones(own, bits),
                        Node::Splat if own.is_vector() => {
                            let n = immediate(own.lane_type(), bits);
                            self.item_matches(at, item + 1, Child::Int(n), found)
                        }
                        _ => false,
                    };
                }
                // Looks through bitcasts.
                let named = v;
                let mut v = v;
                while node != Node::Bitcast
                    && let Some(of) = self.bitcast_source(v).filter(|_| found.n_folded < MAX_SLOTS)
                {
                    found.fold(v);
                    v = of;
                }
                if !self.is_pending(v) || found.n_folded == MAX_SLOTS {
                    return false;
                }
                let Some((def_at, def)) = self.def(v) else { return false };
                // A quick test first: most deferred operations are loads, which match only the load node.
                if (def.code == Opcode::Load && def.mask.is_none()) != (node == Node::Load) {
                    return false;
                }
                let own = self.ty(v);
                let Some(shape) = shape_of(def, false, index.masks).filter(|shape| shape.node == node) else {
                    return false;
                };
                let types_agree = match node {
                    Node::Load if v != named => exact_type(def.ty, index.masks).bits() == ty.bits(),
                    Node::Load => exact_type(def.ty, index.masks) == ty,
                    _ => index.fits(own, ty),
                };
                if !types_agree || !self.children_match(def_at as u32, &shape, item + 1, found) {
                    return false;
                }
                found.fold(v);
                true
            }
            _ => false,
        }
    }

    /// The operand of a deferred bitcast between vectors.
    fn bitcast_source(&self, v: VReg) -> Option<VReg> {
        let (_, def) = self.def(v).filter(|(_, def)| def.code == Opcode::Bitcast && self.is_pending(v))?;
        let is_vector = def.ty.is_vector() && def.source_ty().is_some_and(Type::is_vector);
        is_vector.then_some(def.args[0])
    }

    /// Whether two operations access the same address. Operands of deferred operations are not redefined, so comparing registers
    /// suffices.
    fn same_address(&self, a: u32, b: u32) -> bool {
        let (a, b) = (&self.func.ops[a as usize], &self.func.ops[b as usize]);
        a.base() == b.base() && a.offset() == b.offset() && a.disp() == b.disp() && a.mem().scale() == b.mem().scale()
    }

    /// Whether the pattern's instruction overwrites an input that is live afterwards, so that it must be copied.
    fn overwrites_live(&self, pattern: &Pattern, found: &Match) -> bool {
        let index = self.target.patterns();
        let mut first = pattern.results.0 as usize;
        first += usize::from(matches!(index.results[first], ResultItem::State(_)));
        let ResultItem::Inst { inst, .. } = index.results[first] else { return false };
        let Some(tied) = self.tied_input(inst) else { return false };
        // Only flat results: no others have a choice of forms.
        let Some(ResultItem::Slot(slot)) = index.results.get(first + 1 + tied) else { return false };
        match found.get(slot.index()) {
            Some(Binding::Value(v)) => !self.may_overwrite(v),
            _ => false,
        }
    }

    /// Whether `v` is not live after the current operation.
    pub(crate) fn may_overwrite(&self, v: VReg) -> bool {
        let root = &self.func.ops[self.origin as usize];
        root.dst == v || self.dies(v)
    }

    /// The input (counted after the results) that is tied to a result.
    fn tied_input(&self, inst: InstId) -> Option<usize> {
        self.target.facts(inst).tied_input()
    }

    /// Emits the instructions of a pattern that matched.
    fn apply(&mut self, op: &Op, pattern: &Pattern, found: &mut Match, fixed: &[ra::Operand]) {
        // The folded operations now belong to this instruction.
        for at in 0..found.n_folded {
            self.take_pending(found.folded[at]);
        }
        self.swap_for_tie(pattern, found);
        let registers = match self.target.is_scalable() && has_native_type(op) {
            false => 0,
            true => 1 + u8::from(is_pair(op.ty)),
        };
        let registers = core::mem::replace(&mut self.registers, registers);
        let narrow_signed = op.code == Opcode::Extract && is_narrow(op.ty) && op.ty.is_signed();
        let result = if op.dst.is_none() {
            None
        } else if narrow_signed {
            Some(self.temp(op.ty))
        } else {
            Some(self.dst(op.dst))
        };
        let emitted = if pattern.is_flat {
            self.emit_flat(pattern, found, result, fixed)
        } else {
            self.emit_item(&mut (pattern.results.0 as usize), found, result, fixed)
        };
        if let (Some(result), Emitted::Reg(other)) = (result, emitted)
            && other != result
        {
            self.copy(result, other);
        }
        if narrow_signed && let Some(raw) = result {
            let dst = self.dst(op.dst);
            self.extend(dst, raw, op.ty);
        }
        self.registers = registers;
        for at in 0..found.n_folded {
            if let Some((_, def)) = self.def(found.folded[at]) {
                let def = *def;
                self.consume(&def);
            }
        }
    }

    /// Extends a narrow value in its register of 32 bits.
    pub(crate) fn extend(&mut self, dst: ra::VReg, src: ra::VReg, ty: Type) {
        match self.target.isa().extension(ty) {
            Some(inst) => self.emit(inst, &[Arg::Def(dst), Arg::Use(src)]),
            None => self.fail(&Op::new(Opcode::Cast, ty), "the machine does not extend such values"),
        }
    }

    /// In a commutative two-address instruction, ties the operand that dies.
    fn swap_for_tie(&self, pattern: &Pattern, found: &mut Match) {
        let index = self.target.patterns();
        let first = pattern.results.0 as usize;
        let ResultItem::Inst { inst, args: 2 } = index.results[first] else { return };
        if self.tied_input(inst) != Some(0) || !self.target.facts(inst).is_commutable {
            return;
        }
        let [ResultItem::Slot(a), ResultItem::Slot(b)] = index.results[first + 1..first + 3] else { return };
        if let (Some(Binding::Value(x)), Some(Binding::Value(y))) = (found.get(a.index()), found.get(b.index()))
            && !self.may_overwrite(x)
            && self.may_overwrite(y)
        {
            found.slots.swap(a.index(), b.index());
        }
    }

    /// Emits the one instruction of a flat pattern.
    fn emit_flat(
        &mut self,
        pattern: &Pattern,
        found: &Match,
        into: Option<ra::VReg>,
        fixed: &[ra::Operand],
    ) -> Emitted {
        let target = self.target;
        let results = &target.patterns().results[pattern.results.0 as usize..pattern.results.1 as usize];
        let (state, results) = match *results {
            [ResultItem::State(state), ref after_state @ ..] => (state, after_state),
            _ => (0, results),
        };
        let Some((&ResultItem::Inst { inst, .. }, inputs)) = results.split_first() else { return Emitted::Undefined };
        let n_defs = usize::from(target.facts(inst).n_defs);
        let state = if state != 0 { self.state_here(state) } else { state };
        let mut args = [Arg::Imm(0); MAX_SLOTS];
        let into = if n_defs == 0 { None } else { Some(into.unwrap_or_else(|| self.first_result(inst))) };
        if let Some(into) = into {
            args[0] = Arg::Def(into);
        }
        for (at, (arg, input)) in args[n_defs..].iter_mut().zip(inputs).enumerate() {
            *arg = match *input {
                ResultItem::Int(n) => Arg::Imm(n),
                ResultItem::Cond(code) => Arg::Cond(code),
                ResultItem::Slot(slot) => match found.get(slot.index()) {
                    Some(Binding::Value(v)) => Arg::Use(self.reg(v)),
                    Some(Binding::Int(n)) => Arg::Imm(n),
                    Some(Binding::Address(at)) => self.address(at),
                    None => Arg::Use(self.undefined(self.operand_class(inst, n_defs + at))),
                },
                _ => Arg::Imm(0),
            };
        }
        let extra = Extra { fixed, state, ..Extra::default() };
        self.emit_with(inst, &args[..n_defs + inputs.len()], extra);
        into.map_or(Emitted::Undefined, Emitted::Reg)
    }

    /// A new register for the first result of an instruction.
    fn first_result(&mut self, inst: InstId) -> ra::VReg {
        let class = self.class_here(self.operand_class(inst, 0));
        self.mach.new_vreg(class)
    }

    /// The pattern's mode for the current vectors.
    fn state_here(&self, state: u16) -> u16 {
        match self.target.isa().modes().filter(|_| self.registers > 0) {
            Some(modes) => modes.native(state, self.registers),
            None => state,
        }
    }

    /// The class of temporaries for an instruction operand of this class.
    fn class_here(&self, class: Option<ra::ClassId>) -> ra::ClassId {
        let class = class.unwrap_or(ra::ClassId(0));
        if self.registers == 2 { self.target.pair_of(class) } else { class }
    }

    /// Emits the result item at `item` and advances past it. `into`: the preferred register of the value.
    fn emit_item(&mut self, item: &mut usize, found: &Match, into: Option<ra::VReg>, fixed: &[ra::Operand]) -> Emitted {
        let result = self.target.patterns().results[*item];
        *item += 1;
        match result {
            ResultItem::Inst { inst, args } => self.emit_result_inst(inst, usize::from(args), item, found, into, fixed),
            ResultItem::Slot(slot) => match found.get(slot.index()) {
                Some(Binding::Value(v)) => Emitted::Reg(self.reg(v)),
                Some(Binding::Int(n)) => Emitted::Int(n),
                Some(Binding::Address(at)) => Emitted::Address(at),
                None => Emitted::Undefined,
            },
            ResultItem::Int(n) => Emitted::Int(n),
            ResultItem::Cond(code) => Emitted::Cond(code),
            // A register has the same units in every class: nothing to emit.
            ResultItem::ExtractSub(_) | ResultItem::SubToReg(_) | ResultItem::CopyToClass(_) => {
                self.emit_item(item, found, into, fixed)
            }
            ResultItem::State(state) => {
                let state = self.state_here(state);
                let before = core::mem::replace(&mut self.state, state);
                let emitted = self.emit_item(item, found, into, fixed);
                self.state = before;
                emitted
            }
            ResultItem::InsertSub(_) => {
                self.emit_item(item, found, None, &[]);
                self.emit_item(item, found, into, fixed)
            }
            ResultItem::FixedReg(_) | ResultItem::Undefined => Emitted::Undefined,
        }
    }

    fn emit_result_inst(
        &mut self,
        inst: InstId,
        n_args: usize,
        item: &mut usize,
        found: &Match,
        into: Option<ra::VReg>,
        fixed: &[ra::Operand],
    ) -> Emitted {
        let n_defs = usize::from(self.target.facts(inst).n_defs);
        let mut args = [Arg::Imm(0); MAX_SLOTS];
        if n_defs + n_args > MAX_SLOTS {
            self.fail(&Op::new(Opcode::Copy, Type::BOOL), "a pattern's instruction has too many operands");
            return Emitted::Undefined;
        }
        for at in 0..n_args {
            let emitted = self.emit_item(item, found, None, &[]);
            args[n_defs + at] = match emitted {
                Emitted::Reg(v) => Arg::Use(v),
                Emitted::Int(n) => Arg::Imm(n),
                Emitted::Cond(code) => Arg::Cond(code),
                Emitted::Address(at) => self.address(at),
                Emitted::Undefined => {
                    let class = self.operand_class(inst, n_defs + at);
                    Arg::Use(self.undefined(class))
                }
            };
        }
        let dst = match (n_defs, into) {
            (0, _) => None,
            (_, Some(into)) => Some(into),
            _ => Some(self.first_result(inst)),
        };
        if let Some(dst) = dst {
            args[0] = Arg::Def(dst);
        }
        // Further results are clobbered inputs, which have no use.
        for (at, arg) in args.iter_mut().enumerate().take(n_defs).skip(1) {
            let class = self.class_here(self.operand_class(inst, at));
            *arg = Arg::Def(self.mach.new_vreg(class));
        }
        self.emit_with(inst, &args[..n_defs + n_args], Extra { kind: MachKind::Inst, fixed, ..Extra::default() });
        dst.map_or(Emitted::Undefined, Emitted::Reg)
    }

    /// A register with undefined content.
    fn undefined(&mut self, class: Option<ra::ClassId>) -> ra::VReg {
        let v = self.mach.new_vreg(self.class_here(class));
        self.emit_virtual(&[ra::Operand::reg_def(v)], ra::Flow::Normal);
        v
    }

    /// The stack slot that is the base of an access, if an address can contain it.
    fn folded_slot(&mut self, op: &Op) -> Option<u32> {
        /// Maximum displacement in bytes to which an offset in the frame can be added.
        const MAX_DISP: u64 = 1 << 30;
        if self.func.slots.is_empty() || !self.target.isa().folds_slots() || op.disp().unsigned_abs() > MAX_DISP {
            return None;
        }
        let slot = self.def(op.base()).filter(|(_, def)| def.code == Opcode::SlotAddr)?.1.slot();
        self.use_slot(slot);
        Some(slot)
    }

    /// The entry of the constant pool that represents the symbol at which an access is, if an address can contain it.
    fn folded_symbol(&mut self, op: &Op) -> Option<u32> {
        /// Maximum displacement in bytes from a symbol: the code and data of a file leave so much of what instructions reach.
        const MAX_DISP: u64 = 1 << 24;
        if self.direct.is_empty() || op.offset().get().is_some() || op.disp().unsigned_abs() >= MAX_DISP {
            return None;
        }
        let symbol = self.def(op.base()).filter(|(_, def)| def.code == Opcode::SymbolAddr)?.1.symbol().0;
        self.direct_slot(symbol)
    }

    /// The address of a memory operation as an operand.
    pub(crate) fn address(&mut self, at: u32) -> Arg {
        let op = self.func.ops[at as usize];
        if let Some(slot) = self.folded_slot(&op) {
            let index = op.offset().get().map(|v| self.reg(v));
            let (scale_log2, disp) = (op.mem().scale_log2, op.disp() as i32);
            return Arg::Mem { base: ArgBase::Slot(slot), index, scale_log2, disp };
        }
        if let Some(entry) = self.folded_symbol(&op) {
            return Arg::Mem { base: ArgBase::Pool(entry), index: None, scale_log2: 0, disp: op.disp() as i32 };
        }
        let base = self.reg(op.base());
        let index = op.offset().get().map(|v| self.reg(v));
        let disp = i32::try_from(op.disp()).unwrap_or_else(|_| {
            self.fail(&op, "the displacement does not fit 32 bits");
            0
        });
        let bytes = if op.ty.is_vector() { 0 } else { op.ty.elem().bytes() };
        let target = self.target;
        let access_bytes = op.ty.bits().unwrap_or(0) / 8;
        let scale_log2 = op.mem().scale_log2;
        target.isa().address(self, Address { base, index, scale_log2, disp, bytes, access_bytes })
    }
}
