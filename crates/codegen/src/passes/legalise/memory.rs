//! Loads and stores that are masked or have no instruction of their size.

use super::Legaliser;
use crate::nodes::passes_caches;
use crate::ops::unmasked_flags;
use kernelsmith_ir::{Cond, Elem, MemInfo, Op, OpFlags, Opcode, Pass, Type, VReg};

impl Legaliser<'_> {
    pub(super) fn memory(&mut self, op: Op) {
        if op.code == Opcode::Store && op.flags.has(OpFlags::NONTEMPORAL) {
            return self.store_nontemporal(&[op]);
        }
        if self.supports(&op) {
            return self.push(op);
        }
        let is_load = op.code == Opcode::Load;
        if op.mask.is_none() {
            return if op.ty.is_scalar() {
                self.fail(op, "the machine has no such access")
            } else if is_load {
                self.load_lanes(op, None)
            } else {
                self.store_lanes(op, None)
            };
        }
        let has_zeros = !is_load || matches!(op.pass(), Some(Pass::Zero));
        if has_zeros && !self.has_slots() && self.prefix_access(&op) {
            return;
        }
        match op.pass() {
            Some(Pass::Undef) if is_load => {
                let mut zeroed = op;
                zeroed.flags = unmasked_flags(op.flags).or(OpFlags::PASS_ZERO);
                self.lower(zeroed);
            }
            Some(Pass::Reg(pass)) if is_load => {
                let mut zeroed = op.with_mask(op.mask, Pass::Zero);
                zeroed.dst = self.temp(op.ty);
                self.lower(zeroed);
                self.lower(Op::ternary(Opcode::Select, op.ty, op.dst, op.mask, zeroed.dst, pass));
            }
            _ if is_load => self.load_lanes(op, Some(op.mask)),
            _ => self.store_lanes(op, Some(op.mask)),
        }
    }

    /// The number of non-temporal stores at the beginning of these operations whose addresses are aligned if that of the
    /// first one is. Kernels store a block of results at once, and a test for each vector would cost as much as the stores.
    pub(super) fn n_tested_together(&self, ops: &[Op]) -> usize {
        let Some(first) = ops.first().filter(|op| self.is_tested(op)) else { return 0 };
        let bytes = i64::from(bytes_of(first));
        let is_alike = |op: &&Op| {
            let (mem, first_mem) = (op.mem(), first.mem());
            self.is_tested(op)
                && op.ty.bits() == first.ty.bits()
                && (op.base(), op.offset(), mem.scale_log2) == (first.base(), first.offset(), first_mem.scale_log2)
                && op.disp().wrapping_sub(first.disp()) % bytes == 0
        };
        ops.iter().take_while(is_alike).count()
    }

    /// Whether this is a non-temporal store that the machine has, but whose address may not be aligned.
    fn is_tested(&self, op: &Op) -> bool {
        op.code == Opcode::Store
            && op.flags.has(OpFlags::NONTEMPORAL)
            && op.imm.unsigned_abs() <= super::MAX_SPLIT_DISP
            && !self.has_wide_operand(op)
            && !(self.has_half && super::half::has_half_type(op))
            && op.mem().align() < bytes_of(op)
            && self.can_be_nontemporal(op)
    }

    /// Whether the machine has this non-temporal store at an aligned address.
    fn can_be_nontemporal(&self, op: &Op) -> bool {
        let aligned = at_aligned(op);
        op.mask.is_none() && passes_caches(&aligned) && self.supports(&aligned)
    }

    /// Stores whose addresses are aligned if the first one is. Machines with non-temporal stores need an address aligned to
    /// the vector size: if that is unknown, the code tests it at run time. Other machines use ordinary stores.
    pub(super) fn store_nontemporal(&mut self, ops: &[Op]) {
        let Some(op) = ops.first() else { return };
        let plain = |op: &Op| Op { flags: op.flags.without(OpFlags::NONTEMPORAL), ..*op };
        if !self.can_be_nontemporal(op) {
            return ops.iter().for_each(|op| self.lower(plain(op)));
        }
        let bytes = bytes_of(op);
        if op.mem().align() >= bytes {
            return ops.iter().for_each(|op| self.push(*op));
        }
        let at = self.temp(Type::PTR);
        self.lower(Op::memory(Opcode::Addr, Type::PTR, at, op.base(), op.offset(), VReg::NONE, op.disp(), op.mem()));
        let number = self.source(Opcode::Cast, Type::INDEX, Type::PTR, at);
        let beyond = self.binary_const(Opcode::And, Type::INDEX, number, u64::from(bytes) - 1);
        let zero = self.constant(Type::INDEX, 0);
        let mut test = Op::marker(Opcode::If).with_flags(OpFlags::LIKELY);
        test.args[0] = self.cmp(Cond::Eq, Type::INDEX, beyond, zero);
        self.push(test);
        ops.iter().for_each(|op| self.push(at_aligned(op)));
        self.push(Op::marker(Opcode::Else));
        ops.iter().for_each(|op| self.lower(plain(op)));
        self.push(Op::marker(Opcode::EndIf));
    }

    /// An access whose displacement is too large to add those of its parts: computes the address first.
    pub(super) fn lower_far(&mut self, op: Op) {
        let is_indexed = matches!(op.code, Opcode::Gather | Opcode::Scatter);
        let at = if op.code == Opcode::Addr { op.dst } else { self.temp(Type::PTR) };
        let offset = if is_indexed { VReg::NONE } else { op.offset() };
        self.push(Op::memory(Opcode::Addr, Type::PTR, at, op.base(), offset, VReg::NONE, op.disp(), op.mem()));
        if op.code != Opcode::Addr {
            let mut near = op;
            (near.args[0], near.imm) = (at, 0);
            if !is_indexed {
                near.args[1] = VReg::NONE;
                near.aux = MemInfo { scale_log2: 0, ..op.mem() }.pack();
            }
            self.lower(near);
        }
    }

    /// The scalar access of lane `lane`.
    fn lane_access_op(&self, op: &Op, lane: u32) -> Op {
        let scalar = op.ty.lane_type();
        let mut mem = op.mem();
        mem.align_log2 = mem.align_log2.min(scalar.elem().bytes().trailing_zeros() as u8);
        let mut inner = *op;
        inner.ty = scalar;
        inner.mask = VReg::NONE;
        inner.pass = VReg::NONE;
        inner.flags = unmasked_flags(op.flags);
        inner.imm = op.imm + i64::from(lane * scalar.elem().bytes());
        inner.aux = MemInfo::pack(mem);
        inner
    }

    /// Loads and inserts each lane separately; under a mask, only the active ones.
    fn load_lanes(&mut self, op: Op, mask: Option<VReg>) {
        let n = op.ty.count_on(self.target.vector_bits());
        let result = self.temp(op.ty);
        let zero = self.constant(op.ty, 0);
        self.rename(op.ty, result, zero);
        for lane in 0..n {
            let mut inner = self.lane_access_op(&op, lane);
            inner.dst = self.temp(inner.ty);
            let insert = Op::binary(Opcode::Insert, op.ty, result, result, inner.dst).with_imm(i64::from(lane));
            match self.active(&op, mask, lane) {
                Some(active) => self.when(active, OpFlags::NONE, |l| {
                    l.lower(inner);
                    l.lower(insert);
                }),
                None => {
                    self.lower(inner);
                    self.lower(insert);
                }
            }
        }
        self.rename(op.ty, op.dst, result);
    }

    fn store_lanes(&mut self, op: Op, mask: Option<VReg>) {
        let n = op.ty.count_on(self.target.vector_bits());
        for lane in 0..n {
            let mut inner = self.lane_access_op(&op, lane);
            let value = op.stored();
            match self.active(&op, mask, lane) {
                Some(active) => self.when(active, OpFlags::NONE, |l| {
                    inner.args[2] = l.extract(inner.ty, op.ty, value, lane);
                    l.lower(inner);
                }),
                None => {
                    inner.args[2] = self.extract(inner.ty, op.ty, value, lane);
                    self.lower(inner);
                }
            }
        }
    }

    /// `gather` and `scatter`: one instruction if the machine has it, perhaps with indices widened to 64 bits; else one access per
    /// lane.
    pub(super) fn indexed(&mut self, op: Op) {
        let indices = self.func.vregs[op.args[1].index()];
        if indices.elem().bits() == 64 && self.supports(&op) {
            return self.push(op);
        }
        if let Some(native) = self.indexed_at_once(&op) {
            return self.push(native);
        }
        let n = op.ty.count_on(self.target.vector_bits());
        let long = indices.with_elem(Elem::I64);
        if indices.elem().bits() < 64 && self.target.supports_with(&op, |_| long, |_| None, false) {
            let mut inner = op;
            inner.args[1] = self.cast_to(long, indices, op.args[1]);
            return self.lower(inner);
        }
        let mask = op.mask.get();
        let is_load = op.code == Opcode::Gather;
        let result = self.temp(op.ty);
        if is_load {
            let before = match op.pass() {
                Some(Pass::Reg(pass)) => pass,
                _ => self.constant(op.ty, 0),
            };
            self.rename(op.ty, result, before);
        }
        for lane in 0..n {
            let access = |l: &mut Self| {
                let index = l.extract(indices.lane_type(), indices, op.args[1], lane);
                let index = l.cast_to(Type::INDEX, indices.lane_type(), index);
                let mut inner = op;
                inner.ty = op.ty.lane_type();
                inner.mask = VReg::NONE;
                inner.pass = VReg::NONE;
                inner.flags = unmasked_flags(op.flags);
                inner.args[1] = index;
                if is_load {
                    inner.code = Opcode::Load;
                    inner.dst = l.temp(inner.ty);
                    l.lower(inner);
                    let insert = Op::binary(Opcode::Insert, op.ty, result, result, inner.dst);
                    l.lower(insert.with_imm(i64::from(lane)));
                } else {
                    inner.code = Opcode::Store;
                    inner.args[2] = l.extract(inner.ty, op.ty, op.stored(), lane);
                    l.lower(inner);
                }
            };
            match self.active(&op, mask, lane) {
                Some(active) => self.when(active, OpFlags::NONE, access),
                None => access(self),
            }
        }
        if is_load {
            self.rename(op.ty, op.dst, result);
        }
    }

    /// The same access with an explicit mask, pass-through lanes and signed indices, if a pattern takes that.
    fn indexed_at_once(&mut self, op: &Op) -> Option<Op> {
        let indices = self.func.vregs[op.args[1].index()];
        let index = match indices.elem() {
            Elem::I8 | Elem::I16 | Elem::U8 | Elem::U16 => Elem::I32,
            Elem::U32 => Elem::I64,
            elem => elem,
        };
        let bits = self.target.vector_bits();
        let wide = indices.with_elem(index);
        if op.ty.elem().bits() < 32 || wide.bits().is_none_or(|wide| wide > bits) {
            return None;
        }
        let mut native = *op;
        native.flags = unmasked_flags(op.flags);
        if op.mask.is_none() {
            native.mask = self.constant(op.ty.mask_type(), 1);
        }
        if op.code == Opcode::Gather && !matches!(op.pass(), Some(Pass::Reg(_))) {
            native.pass = self.constant(op.ty, 0);
        }
        native.args[1] = self.temp(wide);
        if !self.supports(&native) {
            return None;
        }
        native.args[1] = if wide == indices { op.args[1] } else { self.cast_to(wide, indices, op.args[1]) };
        Some(native)
    }

    fn active(&mut self, op: &Op, mask: Option<VReg>, lane: u32) -> Option<VReg> {
        mask.map(|mask| self.extract(Type::BOOL, op.ty.mask_type(), mask, lane))
    }
}

/// Bytes of a vector whose length is known, otherwise 0.
fn bytes_of(op: &Op) -> u32 {
    op.ty.bits().unwrap_or(0) / 8
}

/// The access at an address that is aligned to the vector size.
fn at_aligned(op: &Op) -> Op {
    match bytes_of(op) {
        0 => *op,
        bytes => Op { aux: MemInfo { align_log2: bytes.trailing_zeros() as u8, ..op.mem() }.pack(), ..*op },
    }
}
