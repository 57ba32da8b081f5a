//! Covering an operation, and what waits below it, with one pattern.

use super::Selector;
use super::emit::{Arg, Extra};
use super::matcher::{Pattern, immediate, is_ones, kind};
use crate::fault::{Fault, active};
use crate::isa::Address;
use crate::mach::MachKind;
use crate::nodes::{Child, Node, Shape, exact_type, is_pair, shape_of, touches_native};
use crate::ops::is_narrow;
use kernelsmith_ir::{Op, Opcode, Type, VReg};
use kernelsmith_machine::{InstId, MaskForm, PatternItem, ResultItem};
use kernelsmith_regalloc as ra;

/// The most slots and swallowed operations of a pattern.
const MAX_SLOTS: usize = 8;

/// How vectors in memory must be aligned where they must be.
const VECTOR_ALIGN: u32 = 16;

/// What a slot of a pattern is bound to.
#[derive(Clone, Copy, Debug)]
enum Binding {
    Value(VReg),
    Int(i64),
    /// The address of this operation.
    Address(u32),
}

/// A pattern under trial.
#[derive(Clone, Copy)]
struct Match {
    slots: [Binding; MAX_SLOTS],
    /// A bit for each slot that is bound; what is in the others means nothing.
    bound: u8,
    swallowed: [VReg; MAX_SLOTS],
    n_swallowed: usize,
}

impl Match {
    fn new() -> Match {
        Match { slots: [Binding::Int(0); MAX_SLOTS], bound: 0, swallowed: [VReg::NONE; MAX_SLOTS], n_swallowed: 0 }
    }

    fn reset(&mut self) {
        (self.bound, self.n_swallowed) = (0, 0);
    }

    /// What a slot is bound to.
    fn get(&self, slot: usize) -> Option<Binding> {
        let is_bound = slot < MAX_SLOTS && self.bound >> slot & 1 != 0;
        is_bound.then(|| self.slots[slot])
    }

    fn swallow(&mut self, v: VReg) {
        self.swallowed[self.n_swallowed] = v;
        self.n_swallowed += 1;
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

/// What an item of a result tree became.
#[derive(Clone, Copy, Debug)]
enum Made {
    Reg(ra::VReg),
    Int(i64),
    Cond(u8),
    Address(u32),
    Undefined,
}

impl<'a> Selector<'a> {
    /// Emits operation `at` as the root of a pattern.
    pub(super) fn root(&mut self, at: usize, op: &Op) {
        let mut swapped;
        let mut op = op;
        if active(Fault::OperandsSwapped) && op.code == Opcode::Sub {
            swapped = *op;
            swapped.args.swap(0, 1);
            op = &swapped;
        } else if active(Fault::WrongFmaForm) && op.code == Opcode::Fma {
            swapped = *op;
            swapped.args.swap(1, 2);
            op = &swapped;
        }
        let target = self.target;
        if target.isa().select(self, at as u32, op) || self.uniform(op) || self.is_rename(op) {
            return;
        }
        let in_range = matches!(op.code, Opcode::Shl | Opcode::Shr) && self.amount_in_range(op);
        let masks = target.masks();
        let shape = shape_of(op, false, masks);
        let ranged = if in_range { shape_of(op, true, masks) } else { None };
        if let Some(shape) = &shape
            && ranged.is_none()
            && self.plain(at as u32, op, shape, &[])
        {
            return;
        }
        let mut found = Match::new();
        for shape in [&shape, &ranged].into_iter().flatten() {
            if let Some(pattern) = self.best_match(at as u32, shape, &mut found) {
                return self.apply(op, pattern, &mut found, &[]);
            }
        }
        self.fail(op, "no pattern of the target matches it");
    }

    /// Emits a comparison that leaves its result in the state register of `state`; whether a pattern matched.
    pub(crate) fn compare_flags(&mut self, node: Node, a: VReg, b: VReg, state: ra::Operand) -> bool {
        let key = crate::nodes::scalar_type(self.ty(a), self.target.masks());
        let children = [Child::Value(a), Child::Value(b), Child::Int(0), Child::Int(0)];
        let shape = Shape { node, key, children, n_children: 2 };
        if self.plain(self.origin, &Op::new(Opcode::Cmp, self.ty(a)), &shape, &[state]) {
            return true;
        }
        let mut found = Match::new();
        match self.best_match(self.origin, &shape, &mut found) {
            Some(pattern) => {
                self.apply(&Op::new(Opcode::Cmp, self.ty(a)), pattern, &mut found, &[state]);
                true
            }
            None => false,
        }
    }

    /// Operations that leave the bits where they are.
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

    /// Whether every lane's amount is below the width: a constant, or masked by one.
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
                // Between what was masked and the scalar may be casts between integers, all of which hold small numbers.
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

    /// The most specific pattern that matches; of equals, one that does not destroy a value still needed.
    fn best_match(&self, at: u32, shape: &Shape, found: &mut Match) -> Option<&'a Pattern> {
        let target = self.target;
        let candidates = target.patterns().candidates_of(shape);
        let mut kinds = [kind::ANY; 4];
        for (kinds, child) in kinds.iter_mut().zip(&shape.children[..shape.n_children]) {
            *kinds = match *child {
                Child::Value(v) => self.kinds(v),
                Child::Lane(..) | Child::Int(_) | Child::Address | Child::Cond(_) => kind::OTHER,
            };
        }
        let kinds = kind::pack(kinds);
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
            if self.destroys_needed(pattern, found) {
                fallback = fallback.or(Some(pattern));
                continue;
            }
            return Some(pattern);
        }
        fallback.filter(|pattern| children_match(pattern, found))
    }

    /// Whether what a pattern reads or writes as operands in memory is known to be aligned as a vector.
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
            (wanted @ PatternItem::Imm { slot, .. }, Child::Int(n)) => {
                wanted.takes(n) && found.bind(slot.index(), Binding::Int(n))
            }
            (wanted @ PatternItem::Imm { slot, .. }, Child::Value(v)) => {
                let ty = self.ty(v);
                let Some(bits) = self.const_of(v).filter(|_| ty.is_scalar() && !ty.is_float()) else { return false };
                let n = immediate(ty, bits);
                wanted.takes(n) && found.bind(slot.index(), Binding::Int(n))
            }
            (PatternItem::Int { value, .. }, Child::Int(n)) => n == value,
            (PatternItem::Int { value, .. }, Child::Value(v)) => {
                let ty = self.ty(v);
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
                // Bits that are only called otherwise.
                let named = v;
                let mut v = v;
                while node != Node::Bitcast
                    && let Some(of) = self.renamed(v).filter(|_| found.n_swallowed < MAX_SLOTS)
                {
                    found.swallow(v);
                    v = of;
                }
                if !self.is_pending(v) || found.n_swallowed == MAX_SLOTS {
                    return false;
                }
                let Some((def_at, def)) = self.def(v) else { return false };
                // Loads are what waits most, and are no other node.
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
                found.swallow(v);
                true
            }
            _ => false,
        }
    }

    /// What a waiting vector has all its bits from, under another type.
    fn renamed(&self, v: VReg) -> Option<VReg> {
        let (_, def) = self.def(v).filter(|(_, def)| def.code == Opcode::Bitcast && self.is_pending(v))?;
        let is_vector = def.ty.is_vector() && def.source_ty().is_some_and(Type::is_vector);
        is_vector.then_some(def.args[0])
    }

    /// Whether two operations access the same place. What waits has had no operand redefined, so registers decide.
    fn same_address(&self, a: u32, b: u32) -> bool {
        let (a, b) = (&self.func.ops[a as usize], &self.func.ops[b as usize]);
        a.base() == b.base() && a.offset() == b.offset() && a.disp() == b.disp() && a.mem().scale() == b.mem().scale()
    }

    /// Whether the pattern's instruction overwrites an input that is needed afterwards, so that it must be copied.
    fn destroys_needed(&self, pattern: &Pattern, found: &Match) -> bool {
        let index = self.target.patterns();
        let mut first = pattern.results.0 as usize;
        first += usize::from(matches!(index.results[first], ResultItem::State(_)));
        let ResultItem::Inst { inst, .. } = index.results[first] else { return false };
        let Some(tied) = self.tied_input(inst) else { return false };
        // Only flat results are looked at: that is where a choice of forms exists.
        let Some(ResultItem::Slot(slot)) = index.results.get(first + 1 + tied) else { return false };
        match found.get(slot.index()) {
            Some(Binding::Value(v)) => !self.may_overwrite(v),
            _ => false,
        }
    }

    /// Whether `v` is not needed after the operation at hand.
    pub(super) fn may_overwrite(&self, v: VReg) -> bool {
        let root = &self.func.ops[self.origin as usize];
        root.dst == v || self.dies(v)
    }

    /// The input (counted after the results) that shares its register with a result.
    #[inline]
    pub(super) fn tied_input(&self, inst: InstId) -> Option<usize> {
        let facts = self.target.facts(inst);
        (facts.tied != u8::MAX).then(|| usize::from(facts.tied - facts.n_defs))
    }

    /// Emits the instructions of a pattern that matched.
    fn apply(&mut self, op: &Op, pattern: &Pattern, found: &mut Match, fixed: &[ra::Operand]) {
        // From here on what was swallowed belongs to this instruction.
        for at in 0..found.n_swallowed {
            self.take_pending(found.swallowed[at]);
        }
        self.swap_for_tie(pattern, found);
        let registers = match self.target.is_scalable() && touches_native(op) {
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
        let made = if pattern.is_flat {
            self.make_flat(pattern, found, result, fixed)
        } else {
            self.make(&mut (pattern.results.0 as usize), found, result, fixed)
        };
        if let (Some(result), Made::Reg(other)) = (result, made)
            && other != result
        {
            self.copy(result, other);
        }
        if narrow_signed && let Some(raw) = result {
            let dst = self.dst(op.dst);
            self.extend(dst, raw, op.ty);
        }
        self.registers = registers;
        for at in 0..found.n_swallowed {
            if let Some((_, def)) = self.def(found.swallowed[at]) {
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

    /// In a two-address instruction that commutes, lets the operand that dies be the one that is overwritten.
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
    fn make_flat(&mut self, pattern: &Pattern, found: &Match, into: Option<ra::VReg>, fixed: &[ra::Operand]) -> Made {
        let target = self.target;
        let results = &target.patterns().results[pattern.results.0 as usize..pattern.results.1 as usize];
        let (state, results) = match *results {
            [ResultItem::State(state), ref rest @ ..] => (state, rest),
            _ => (0, results),
        };
        let Some((&ResultItem::Inst { inst, .. }, inputs)) = results.split_first() else { return Made::Undefined };
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
        into.map_or(Made::Undefined, Made::Reg)
    }

    /// A new register for the first result of an instruction.
    fn first_result(&mut self, inst: InstId) -> ra::VReg {
        let class = self.class_here(self.operand_class(inst, 0));
        self.mach.new_vreg(class)
    }

    /// The state that a pattern's is for the vectors at hand.
    fn state_here(&self, state: u16) -> u16 {
        match self.registers {
            0 => state,
            registers => self.target.isa().native_state(state, registers),
        }
    }

    /// The class of values in between where an instruction's operand has this class.
    fn class_here(&self, class: Option<ra::ClassId>) -> ra::ClassId {
        let class = class.unwrap_or(ra::ClassId(0));
        if self.registers == 2 { self.target.pair_of(class) } else { class }
    }

    /// Emits the result item at `item` and moves past it. `into`: the register that the value should be in.
    fn make(&mut self, item: &mut usize, found: &Match, into: Option<ra::VReg>, fixed: &[ra::Operand]) -> Made {
        let result = self.target.patterns().results[*item];
        *item += 1;
        match result {
            ResultItem::Inst { inst, args } => self.make_inst(inst, usize::from(args), item, found, into, fixed),
            ResultItem::Slot(slot) => match found.get(slot.index()) {
                Some(Binding::Value(v)) => Made::Reg(self.reg(v)),
                Some(Binding::Int(n)) => Made::Int(n),
                Some(Binding::Address(at)) => Made::Address(at),
                None => Made::Undefined,
            },
            ResultItem::Int(n) => Made::Int(n),
            ResultItem::Cond(code) => Made::Cond(code),
            // A register's units are the same in every class that it is in: nothing to emit.
            ResultItem::ExtractSub(_) | ResultItem::SubToReg(_) | ResultItem::CopyToClass(_) => {
                self.make(item, found, into, fixed)
            }
            ResultItem::State(state) => {
                let state = self.state_here(state);
                let before = core::mem::replace(&mut self.state, state);
                let made = self.make(item, found, into, fixed);
                self.state = before;
                made
            }
            ResultItem::InsertSub(_) => {
                self.make(item, found, None, &[]);
                self.make(item, found, into, fixed)
            }
            ResultItem::FixedReg(_) | ResultItem::Undefined => Made::Undefined,
        }
    }

    fn make_inst(
        &mut self,
        inst: InstId,
        n_args: usize,
        item: &mut usize,
        found: &Match,
        into: Option<ra::VReg>,
        fixed: &[ra::Operand],
    ) -> Made {
        let n_defs = usize::from(self.target.facts(inst).n_defs);
        let mut args = [Arg::Imm(0); MAX_SLOTS];
        if n_defs + n_args > MAX_SLOTS {
            self.fail(&Op::new(Opcode::Copy, Type::BOOL), "a pattern's instruction has too many operands");
            return Made::Undefined;
        }
        for at in 0..n_args {
            let made = self.make(item, found, None, &[]);
            args[n_defs + at] = match made {
                Made::Reg(v) => Arg::Use(v),
                Made::Int(n) => Arg::Imm(n),
                Made::Cond(code) => Arg::Cond(code),
                Made::Address(at) => self.address(at),
                Made::Undefined => {
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
        // Further results are what is left of inputs: nobody reads them.
        for (at, arg) in args.iter_mut().enumerate().take(n_defs).skip(1) {
            let class = self.class_here(self.operand_class(inst, at));
            *arg = Arg::Def(self.mach.new_vreg(class));
        }
        self.emit_with(inst, &args[..n_defs + n_args], Extra { kind: MachKind::Inst, fixed, ..Extra::default() });
        dst.map_or(Made::Undefined, Made::Reg)
    }

    /// A register whose content does not matter.
    fn undefined(&mut self, class: Option<ra::ClassId>) -> ra::VReg {
        let v = self.mach.new_vreg(self.class_here(class));
        self.emit_virtual(&[ra::Operand::reg_def(v)], ra::Flow::Normal);
        v
    }

    /// The address of a memory operation as an operand.
    pub(crate) fn address(&mut self, at: u32) -> Arg {
        let op = self.func.ops[at as usize];
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
