//! Random operations, by operation and type.
//!
//! In: the generator with its pool of values. Out: appended operations. Invariant: as in the parent module: the code
//! that introduces a machine-dependent value also neutralises it.
//! Not here: regions (see the parent).

use super::{BUFFER_ALIGN, FINAL_STORES, Generator, IN_BYTES, SYMBOLS};
use crate::builder::MemRef;
use crate::op::{MemInfo, Op, OpFlags, Pass, VReg};
use crate::ops::{Cond, Effects, Imm, Opcode, Operand, Props, SourceRule};
use crate::types::{Elem, Type};

impl Generator {
    /// Appends a random operation with its operands.
    pub(super) fn operation(&mut self) {
        match self.rng.below(24) {
            0 if self.options.memory => self.store(),
            1 if self.options.calls => self.call(),
            2 if self.options.checks => self.check(),
            3 => self.pointers(),
            4 => self.assign_var(),
            9..12 if !self.slots.is_empty() => self.slot_access(),
            12 => self.renamed_var(),
            // 32-bit machines have none.
            13 if self.options.memory && !self.options.words => self.atomic(),
            8 if self.options.memory => {
                let ty = self.rng.pick(&self.types);
                if ty.is_vector() {
                    let is_load = self.rng.one_in(2);
                    self.indexed(ty, is_load);
                } else {
                    let at = self.place(self.input, IN_BYTES, ty);
                    self.b.prefetch(at);
                }
            }
            5 if self.options.memory => {
                let ty = self.rng.pick(&self.types);
                let reg = self.load(ty);
                self.pool.push((reg, ty));
            }
            6 | 7 => {
                let cond = self.compare_something();
                self.pool.push((cond, Type::BOOL));
            }
            _ => self.pure_operation(),
        }
    }

    /// Appends casts of a variable that keep its bits, mostly an assignment to it, and a use of the old value: compilers
    /// give such a cast the variable's register.
    fn renamed_var(&mut self) {
        let has_64_bits = !self.options.words;
        let is_int = |&(_, ty): &(VReg, Type)| ty.is_scalar() && ty.is_int() && (has_64_bits || ty.elem().bits() < 64);
        let vars: Vec<_> = self.vars.iter().copied().filter(is_int).collect();
        if vars.is_empty() {
            return;
        }
        let (var, mut ty) = self.rng.pick(&vars);
        let mut old = var;
        let elems = [Elem::I8, Elem::U8, Elem::I16, Elem::U16, Elem::I32, Elem::U32, Elem::I64, Elem::U64, Elem::Index];
        for _ in 0..1 + self.rng.below(3) {
            // An index has as many bits as the machine's addresses.
            let same = |&elem: &Elem| elem.bits() == ty.elem().bits() && elem != ty.elem();
            let others: Vec<Elem> = elems.into_iter().filter(same).collect();
            let to = Type::scalar(self.rng.pick(&others));
            old = self.b.cast(to, ty, old);
            ty = to;
        }
        if !self.rng.one_in(4) {
            let (_, own) = vars.iter().copied().find(|&(other, _)| other == var).unwrap_or((var, ty));
            let (value, one) = (self.any(own), self.b.int(own, 1));
            let value = if self.rng.one_in(2) { value } else { self.b.add(own, var, one) };
            self.b.assign(var, value);
        }
        let other = self.any(ty);
        let used = self.b.add(ty, old, other);
        self.pool.extend([(old, ty), (used, ty)]);
    }

    /// Appends every pure operation on every selected type, and a load and a store of each type.
    pub(super) fn sweep(&mut self) {
        for ty in self.types.clone() {
            for ty in [ty, ty.mask_type(), ty.lane_type(), ty.mask_type().lane_type()] {
                for &code in Opcode::ALL.iter().filter(|code| code.is_pure() && code.accepts(ty)) {
                    self.pure(code, ty);
                }
            }
            if self.options.memory {
                let reg = self.load(ty);
                self.pool.push((reg, ty));
                self.store_of(ty);
                if ty.is_vector() {
                    self.indexed(ty, true);
                    self.indexed(ty, false);
                }
            }
        }
    }

    /// Appends a pure operation on a selected type, or on its mask or truth type.
    fn pure_operation(&mut self) {
        let ty = match (self.rng.pick(&self.types), self.rng.below(8)) {
            (ty, 0) => ty.mask_type(),
            (ty, 1) if ty.is_vector() => ty.lane_type(),
            (_, 2) => Type::BOOL,
            (ty, _) => ty,
        };
        let codes: Vec<Opcode> =
            Opcode::ALL.iter().copied().filter(|code| code.is_pure() && code.accepts(ty)).collect();
        let code = self.rng.pick(&codes);
        self.pure(code, ty);
    }

    /// Appends an operation with random operands; nothing if no source type fits.
    pub(super) fn pure(&mut self, code: Opcode, ty: Type) {
        let info = code.info();
        let source = if info.source == SourceRule::None { None } else { self.source_for(code, ty) };
        if source.is_none() && info.source != SourceRule::None || info.elems.contains(Elem::Ptr) && ty == Type::PTR {
            return;
        }
        if self.options.words && !has_words(code, ty, source) {
            return;
        }
        let mut op = Op::new(code, ty);
        for (slot, &operand) in info.operands.iter().enumerate() {
            let wanted = match operand {
                Operand::Same => ty,
                Operand::Lane => ty.lane_type(),
                Operand::Truth => {
                    if self.rng.one_in(3) {
                        Type::BOOL
                    } else {
                        ty.mask_type()
                    }
                }
                Operand::Half => ty.half().unwrap_or(ty),
                Operand::Bool => Type::BOOL,
                Operand::Source => source.unwrap_or(ty),
                Operand::Index | Operand::Offset => Type::INDEX,
                Operand::LaneMask => ty.mask_type(),
                Operand::Indices => ty.with_elem(ty.elem().to_int(false)),
                Operand::Multiplicand => Opcode::multiplicand(ty, source.unwrap_or(ty)),
                Operand::IndexLanes => ty.with_elem(Elem::I32),
                Operand::Word => Type::U64,
                Operand::Base => Type::PTR,
            };
            let mut arg = self.any(wanted);
            if matches!(code, Opcode::Bitcast) {
                arg = self.without_nan(wanted, arg);
            } else if code == Opcode::Convert {
                arg = self.in_range(wanted, ty.elem(), arg);
            } else if code == Opcode::First {
                arg = self.tail_count(arg);
            } else if code == Opcode::Dot && ty.is_float() {
                // Small integers, so that the sum of their products is exact in any order of additions.
                arg = self.in_range(wanted, Elem::I32, arg);
                arg = self.b.round(wanted, arg);
            }
            op.args[slot] = arg;
        }
        if let Some(source) = source {
            op.aux = u32::from(source.code());
        }
        if code == Opcode::Const {
            op.imm = super::value(&mut self.rng, ty.elem()) as i64;
        } else if matches!(code, Opcode::Extract | Opcode::Insert | Opcode::Align) {
            op.imm = self.rng.below(source.unwrap_or(ty).count_on(128) as usize) as i64;
        } else if info.imm == Imm::Numbers {
            let (max_numbers, limit) = if code == Opcode::Shuffle { (8, 2) } else { (16, 16) };
            let longest = ty.count_on(128).min(max_numbers).trailing_zeros() as usize;
            let n = 1 << self.rng.below(longest + 1);
            let limit = if limit == 2 { 2 * n } else { limit };
            let numbers: Vec<u8> = (0..n).map(|_| self.rng.below(limit) as u8).collect();
            op = op.with_numbers(&numbers);
        } else if code == Opcode::Values {
            let lanes = ty.lanes().count().unwrap_or(0);
            let values: Vec<u64> = (0..lanes).map(|_| super::value(&mut self.rng, ty.elem())).collect();
            let reg = self.b.values(ty, &values);
            return self.pool.push((reg, ty));
        } else if code == Opcode::Cmp {
            op.aux = self.rng.pick(Cond::of(ty)) as u32;
        }
        let result = if code == Opcode::Cmp { ty.mask_type() } else { ty };
        if matches!(code, Opcode::RecipEstimate | Opcode::RsqrtEstimate) {
            return self.estimate(op);
        }
        let reg = self.push_masked(op, result);
        self.pool.push((reg, result));
    }

    /// Appends an estimate. Its bits depend on the machine, so only whether it is close to the exact value becomes a
    /// new value.
    fn estimate(&mut self, mut op: Op) {
        let ty = op.ty;
        let number = self.without_nan(ty, op.args[0]);
        let size = self.b.abs(ty, number);
        let (low, high) = (self.b.float(ty, 1e-3), self.b.float(ty, 1e3));
        let x = self.b.max(ty, size, low);
        let x = self.b.min(ty, x, high);
        op.args[0] = x;
        op.dst = self.b.var(ty);
        let estimate = self.b.push(op);
        let mut product = self.b.mul(ty, estimate, x);
        if op.code == Opcode::RsqrtEstimate {
            product = self.b.mul(ty, product, estimate);
        }
        let one = self.b.float(ty, 1.0);
        let error = self.b.sub(ty, product, one);
        let error = self.b.abs(ty, error);
        let bound = self.b.float(ty, 0.001);
        let close = self.b.cmp(Cond::Lt, ty, error, bound);
        self.pool.push((close, ty.mask_type()));
    }

    /// Appends the operation with a result and possibly a mask. Undefined lanes are selected away.
    fn push_masked(&mut self, mut op: Op, result: Type) -> VReg {
        let may = op.code.info().props.has(Props::MASKABLE) && op.ty.is_vector() && self.options.masks;
        let mask = if may && self.rng.one_in(5) { Some(self.any(op.ty.mask_type())) } else { None };
        let pass = self.rng.below(3);
        if let Some(mask) = mask {
            let pass = match pass {
                0 => Pass::Reg(self.any(result)),
                1 => Pass::Zero,
                _ => Pass::Undef,
            };
            op = op.with_mask(mask, pass);
        }
        op.dst = self.b.var(result);
        let reg = self.b.push(op);
        match (mask, op.pass()) {
            (Some(mask), Some(Pass::Undef)) => {
                let otherwise = self.any(result);
                // The mask of an operation on masks with the same lanes also selects among them.
                self.b.select(result, mask, reg, otherwise)
            }
            _ => reg,
        }
    }

    fn source_for(&mut self, code: Opcode, ty: Type) -> Option<Type> {
        let in_palette: Vec<Type> =
            self.types.iter().copied().filter(|&source| code.accepts_source(ty, source)).collect();
        if !in_palette.is_empty() && self.rng.one_in(2) {
            return Some(self.rng.pick(&in_palette));
        }
        let sources: Vec<Type> = Type::all()
            .filter(|&source| code.accepts_source(ty, source))
            .filter(|source| source.lanes().count().is_none_or(|n| n <= self.options.max_lanes))
            .filter(|source| source.elem() != Elem::Ptr)
            .filter(|&source| !self.options.words || has_words(code, ty, Some(source)))
            .collect();
        if sources.is_empty() { None } else { Some(self.rng.pick(&sources)) }
    }

    /// A value of the type, usually an existing one.
    pub(super) fn any(&mut self, ty: Type) -> VReg {
        let known: Vec<VReg> = self.pool.iter().rev().filter(|(_, other)| *other == ty).map(|(reg, _)| *reg).collect();
        if known.is_empty() || self.rng.one_in(8) {
            let reg = self.fresh(ty);
            self.pool.push((reg, ty));
            return reg;
        }
        // Prefers recent values, so that dependency chains arise.
        let at = self.rng.below(known.len()).min(self.rng.below(known.len()));
        known[at]
    }

    /// A new value without operands.
    pub(super) fn fresh(&mut self, ty: Type) -> VReg {
        let elem = ty.elem();
        if self.options.words && elem == Elem::Index {
            let small = self.rng.below(2000) as i64 - 1000;
            return self.b.int(ty, small);
        }
        if elem == Elem::Ptr {
            return self.b.addr(MemRef::at(self.input).disp(8));
        }
        if elem == Elem::Bool || elem.is_mask() {
            let of = Type::new(if ty.is_vector() { elem_of_mask(elem) } else { Elem::I32 }, ty.lanes());
            if self.rng.one_in(4) {
                let value = self.rng.one_in(2);
                return self.b.truth(ty, value);
            }
            let (a, c) = (self.fresh(of), self.any(of));
            let cond = self.rng.pick(Cond::of(of));
            return self.b.cmp(cond, of, a, c);
        }
        match self.rng.below(4) {
            0 if ty.is_vector() => {
                let scalar = self.any(ty.lane_type());
                self.b.splat(ty, scalar)
            }
            1 => {
                let bits = super::value(&mut self.rng, elem);
                self.b.constant(ty, bits)
            }
            2 if ty.is_vector() => self.b.iota(ty),
            _ if self.options.memory => self.load(ty),
            _ => {
                let bits = super::value(&mut self.rng, elem);
                self.b.constant(ty, bits)
            }
        }
    }

    pub(super) fn compare_something(&mut self) -> VReg {
        let ty = Type::scalar(self.rng.pick(&self.types).elem());
        let (a, c) = (self.any(ty), self.any(ty));
        let cond = self.rng.pick(Cond::of(ty));
        self.b.cmp(cond, ty, a, c)
    }

    /// Replaces NaNs in the value by a number.
    pub(super) fn without_nan(&mut self, ty: Type, reg: VReg) -> VReg {
        if !ty.is_float() {
            return reg;
        }
        let is_number = self.b.cmp(Cond::Eq, ty, reg, reg);
        let number = self.b.int(ty, 77);
        self.b.select(ty, is_number, reg, number)
    }

    /// Clamps a float to numbers that every integer element can represent.
    fn in_range(&mut self, ty: Type, to: Elem, reg: VReg) -> VReg {
        let reg = self.without_nan(ty, reg);
        let (low, high) = (self.b.int(ty, if to.is_signed() { -100 } else { 0 }), self.b.int(ty, 100));
        let reg = self.b.max(ty, reg, low);
        self.b.min(ty, reg, high)
    }

    /// A lane count: usually close to the actual number of lanes, sometimes zero or negative.
    fn tail_count(&mut self, reg: VReg) -> VReg {
        let (mask, offset) = (self.b.int(Type::INDEX, 31), self.b.int(Type::INDEX, 3));
        let small = self.b.and(Type::INDEX, reg, mask);
        self.b.sub(Type::INDEX, small, offset)
    }

    /// Converts the value to a storable type, without NaNs.
    pub(super) fn storable(&mut self, ty: Type, reg: VReg) -> (Type, VReg) {
        if ty == Type::BOOL {
            return (Type::U8, self.b.cast(Type::U8, Type::BOOL, reg));
        }
        if ty.is_mask() {
            let ints = ty.with_elem(elem_of_mask(ty.elem()));
            let (yes, no) = (self.b.int(ints, -1), self.b.int(ints, 0));
            return (ints, self.b.select(ints, reg, yes, no));
        }
        let reg = self.without_nan(ty, reg);
        (ty, reg)
    }

    /// An address in a buffer of `len` bytes where a value of the type fits on every machine; sometimes at one of its
    /// ends.
    fn place(&mut self, base: VReg, len: usize, ty: Type) -> MemRef {
        if self.rng.one_in(8) {
            let at_end = !ty.is_native() && self.rng.one_in(2);
            let first = if at_end { len - ty.bits_on(1024) as usize / 8 } else { 0 };
            return MemRef::at(base).disp(first as i64);
        }
        let room = len - ty.bits_on(1024) as usize / 8 - 64 * 8;
        let mut at = MemRef::at(base);
        let mut disp = self.rng.below(room);
        if self.rng.one_in(2) {
            disp &= !63;
        } else if self.rng.one_in(2) {
            disp &= !(ty.elem().bytes() as usize - 1);
        }
        let mut known = if disp == 0 { BUFFER_ALIGN } else { (1 << disp.trailing_zeros().min(6)).min(BUFFER_ALIGN) };
        if self.rng.one_in(3) {
            // Alternatively, a separate register holds the base plus the displacement.
            let moved = self.b.addr(MemRef::at(base).disp(disp as i64));
            at = MemRef::at(moved);
        } else {
            at = at.disp(disp as i64);
        }
        if self.rng.one_in(2) {
            let mask = self.b.int(Type::INDEX, 63);
            let index = self.any(Type::INDEX);
            let index = self.b.and(Type::INDEX, index, mask);
            let scale = 1 << self.rng.below(4);
            at = at.index(index, scale);
            known = known.min(scale);
        }
        if self.rng.one_in(2) { at.align(known) } else { at }
    }

    pub(super) fn load(&mut self, ty: Type) -> VReg {
        let at = if self.rng.one_in(4) {
            self.place(self.out, FINAL_STORES, ty)
        } else {
            self.place(self.input, IN_BYTES, ty)
        };
        let op = Op::memory(Opcode::Load, ty, VReg::NONE, at.base, at.index, VReg::NONE, at.disp, at.info);
        self.push_masked(op, ty)
    }

    /// A gather from the input or a scatter into the output, within 64 elements.
    fn indexed(&mut self, ty: Type, is_load: bool) {
        let elem = if self.rng.one_in(2) || self.options.words { Elem::I32 } else { Elem::I64 };
        let indices = ty.with_elem(elem);
        let mask = self.b.int(indices, 63);
        let index = self.any(indices);
        let index = self.b.and(indices, index, mask);
        let scale_log2 = self.rng.below(4) as u8;
        let info = MemInfo { scale_log2, ..MemInfo::default() };
        let disp = self.rng.below(1024) as i64;
        if is_load {
            let op = Op::memory(Opcode::Gather, ty, VReg::NONE, self.input, index, VReg::NONE, disp, info);
            let reg = self.push_masked(op, ty);
            self.pool.push((reg, ty));
        } else {
            let value = self.any(ty);
            let value = self.without_nan(ty, value);
            let mut op = Op::memory(Opcode::Scatter, ty, VReg::NONE, self.out, index, value, disp, info);
            if self.options.masks && self.rng.one_in(3) {
                op = op.with_store_mask(self.any(ty.mask_type()));
            }
            self.b.push(op);
        }
    }

    fn store(&mut self) {
        let ty = self.rng.pick(&self.types);
        self.store_of(ty);
    }

    fn store_of(&mut self, ty: Type) {
        let value = self.any(ty);
        let (ty, value) = self.storable(ty, value);
        let at = self.place(self.out, FINAL_STORES, ty);
        if ty.is_vector() && self.options.masks && self.rng.one_in(3) {
            let mask = self.any(ty.mask_type());
            self.b.store_masked(ty, at, value, mask);
        } else {
            self.b.store(ty, at, value);
        }
        if self.rng.one_in(4) {
            self.b.flag_last(OpFlags::NONTEMPORAL);
        }
    }

    fn call(&mut self) {
        let symbol = self.rng.pick(SYMBOLS);
        let id = self.b.declare(symbol.name, symbol.params, symbol.result);
        let mut args = Vec::with_capacity(symbol.params.len());
        for &ty in symbol.params {
            let arg = self.any(ty);
            args.push(self.without_nan(ty, arg));
        }
        let reg = self.b.call(id, &args);
        if let Some(ty) = symbol.result {
            self.pool.push((reg, ty));
        }
    }

    /// A check that passes, or that may fail.
    fn check(&mut self) {
        let (mask, len) = (self.b.int(Type::INDEX, 15), self.b.int(Type::INDEX, 16));
        let index = self.any(Type::INDEX);
        let may_fail = self.options.failing_checks && self.rng.one_in(4);
        let index = if may_fail { index } else { self.b.and(Type::INDEX, index, mask) };
        self.next_check += 1;
        self.b.check(self.next_check, index, len);
    }

    /// Operations on addresses: differences, order within a buffer, conversions to integers and back.
    fn pointers(&mut self) {
        let base = if self.rng.one_in(2) { self.input } else { self.out };
        let at = self.place(base, IN_BYTES, Type::U8);
        let pointer = self.b.addr(at);
        let ints = self.rng.pick(&[Type::I64, Type::U64, Type::INDEX]);
        let ints = if self.options.words { Type::INDEX } else { ints };
        match self.rng.below(5) {
            0 => {
                let (a, c) = (self.b.cast(ints, Type::PTR, pointer), self.b.cast(ints, Type::PTR, base));
                let difference = self.b.sub(ints, a, c);
                self.pool.push((difference, ints));
            }
            1 => {
                let cond = self.rng.pick(Cond::of(Type::PTR));
                let order = self.b.cmp(cond, Type::PTR, base, pointer);
                self.pool.push((order, Type::BOOL));
            }
            2 => {
                let null = self.b.constant(Type::PTR, 0);
                let some = self.b.cmp(Cond::Ne, Type::PTR, pointer, null);
                self.pool.push((some, Type::BOOL));
            }
            3 => {
                let number = self.b.cast(ints, Type::PTR, pointer);
                let again = self.b.cast(Type::PTR, ints, number);
                let byte = self.b.load(Type::U8, MemRef::at(again));
                self.pool.push((byte, Type::U8));
            }
            _ => {
                let cond = self.any(Type::BOOL);
                let copy = self.b.copy(Type::PTR, base);
                let either = self.b.select(Type::PTR, cond, pointer, copy);
                let byte = self.b.load(Type::I8, MemRef::at(either));
                self.pool.push((byte, Type::I8));
            }
        }
        debug_assert!(Opcode::Addr.info().effects == Effects::Pure);
    }
}

/// An integer element as wide as the mask element.
fn elem_of_mask(mask: Elem) -> Elem {
    mask.to_int(true)
}

/// Whether 32-bit machines support the operation with the same result; see [`super::RandomOptions::words`].
fn has_words(code: Opcode, ty: Type, source: Option<Type>) -> bool {
    let is_word = |ty: Type| ty.elem().bits() <= 32;
    let is_refused = matches!(code, Opcode::MaskBits | Opcode::MaskOfBits);
    let counts = matches!(code, Opcode::CountTrue | Opcode::FirstTrue);
    (is_word(ty) || counts) && source.is_none_or(is_word) && !is_refused
}
