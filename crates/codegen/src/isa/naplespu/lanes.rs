//! Vectors: constants, shifts, insertion and extraction of lanes, halves, casts; and operations on masks.

use super::{Naplespu, VECTOR_BITS};
use crate::nodes::SLOTS;
use crate::select::{Arg, ArgBase, Selector};
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};
use kernelsmith_machine::InstId;
use kernelsmith_regalloc as ra;

/// The entry of the constant pool for a vector of these words.
fn pool_entry(s: &mut Selector<'_>, words: [u32; SLOTS as usize]) -> u32 {
    let mut bytes = [0; 4 * SLOTS as usize];
    for (bytes, word) in bytes.chunks_exact_mut(4).zip(words) {
        bytes.copy_from_slice(&word.to_le_bytes());
    }
    s.mach.constant(&bytes)
}

/// The number of lanes of a type.
pub(super) fn count(ty: Type) -> u32 {
    ty.count_on(VECTOR_BITS)
}

impl Naplespu {
    /// Whether a register holds vectors of this type.
    pub(super) fn is_register(&self, ty: Type) -> bool {
        ty.is_vector() && count(ty) <= SLOTS && (ty.is_mask() || ty.elem().bits() <= 32)
    }

    pub(super) fn supports_lanes(&self, op: &Op, ty_of: &dyn Fn(VReg) -> Type) -> bool {
        let ty = op.ty;
        let is_32 = matches!(ty.elem(), Elem::I32 | Elem::U32);
        if !self.is_register(ty) {
            return false;
        }
        match op.code {
            Opcode::Shl | Opcode::Shr => is_32,
            Opcode::Cmp => ty.elem() == Elem::F32 && self.has.float_compares,
            Opcode::Cast => op.source_ty().is_some_and(|from| {
                self.is_register(from) && from.is_mask() == ty.is_mask() && !from.is_float() && !ty.is_float()
            }),
            Opcode::Bitcast => op.source_ty().is_some_and(|from| from.elem().bits() == ty.elem().bits()),
            Opcode::Load | Opcode::Store => !ty.is_mask() && op.mem().align() >= ty.elem().bytes(),
            Opcode::Splat | Opcode::Insert | Opcode::First | Opcode::Permute => true,
            Opcode::Lower | Opcode::Upper => op.source_ty().is_some_and(|from| self.is_register(from)),
            Opcode::Concat => self.is_register(ty) && (op.args[0].is_none() || self.is_register(ty_of(op.args[0]))),
            _ => false,
        }
    }

    pub(super) fn lanes(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        match op.code {
            Opcode::Shl | Opcode::Shr => self.shift_lanes(s, op),
            Opcode::Cmp
                if op.ty.is_float()
                    && !matches!(op.cond(), Cond::Eq | Cond::Ne | Cond::Lt | Cond::Le | Cond::Gt | Cond::Ge) =>
            {
                let (a, b) = (s.reg(op.args[0]), s.reg(op.args[1]));
                let dst = s.dst(op.dst);
                self.compare_floats(s, self.lane_compares, [a, b], op.cond(), dst);
            }
            Opcode::Cast | Opcode::Bitcast => {
                let Some(from) = op.source_ty() else { return false };
                if from.is_float() != op.ty.is_float() && op.code == Opcode::Cast {
                    return false;
                }
                self.resize(s, op, from);
            }
            Opcode::Splat if op.ty.is_mask() => {
                let bit = s.reg(op.args[0]);
                let zero = s.shared_integer(0);
                let dst = s.dst(op.dst);
                s.emit(self.i.sub, &[Arg::Def(dst), Arg::Use(zero), Arg::Use(bit)]);
            }
            Opcode::Splat => {
                let v = s.reg(op.args[0]);
                let dst = s.dst(op.dst);
                s.emit(self.i.move_vs, &[Arg::Def(dst), Arg::Use(v)]);
            }
            Opcode::Insert => self.insert(s, op),
            Opcode::First => self.first(s, op),
            Opcode::Permute => {
                let (v, index) = (s.reg(op.args[0]), s.reg(op.args[1]));
                let index = self.vector_op(s, self.i.and_vi, &[Arg::Use(index), Arg::Imm(i64::from(count(op.ty)) - 1)]);
                let dst = s.dst(op.dst);
                s.emit(self.i.shuffle, &[Arg::Def(dst), Arg::Use(v), Arg::Use(index)]);
            }
            Opcode::Lower => s.alias(op.dst, op.args[0]),
            Opcode::Upper => self.upper(s, op),
            Opcode::Concat => self.concat(s, op),
            _ => return false,
        }
        true
    }

    /// A new register for a vector.
    pub(super) fn vector(&self, s: &mut Selector<'_>) -> ra::VReg {
        s.temp(Type::fixed(Elem::I32, SLOTS))
    }

    /// `inst` into a new vector register.
    pub(super) fn vector_op(&self, s: &mut Selector<'_>, inst: InstId, inputs: &[Arg]) -> ra::VReg {
        let dst = self.vector(s);
        self.op_to(s, inst, dst, inputs);
        dst
    }

    /// A constant vector or mask, where it is defined.
    pub(super) fn vector_constant(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) -> bool {
        let ty = op.ty;
        let values = s.func.values(op);
        let lane = |at: usize| -> u32 {
            match op.code {
                Opcode::Values => values.get(at).map_or(0, |&value| value as u32),
                Opcode::Table => op.numbers().nth(at & ((1 << op.aux) - 1)).map_or(0, u32::from),
                Opcode::Iota if ty.is_float() => (at as f32).to_bits(),
                Opcode::Iota => ty.elem().canonical(at as u64) as u32,
                _ => op.const_bits() as u32,
            }
        };
        if ty.is_mask() {
            let bits = (0..SLOTS as usize).fold(0, |bits, at| bits | (lane(at) & 1) << at);
            let bits = s.shared_integer(bits);
            s.copy(dst, bits);
            return true;
        }
        let first = lane(0);
        if (1..SLOTS as usize).all(|at| lane(at) == first) {
            let inst = if u16::try_from(first).is_ok() { self.i.movei_v } else { self.i.li_v };
            let n = if inst == self.i.movei_v { i64::from(first as i16) } else { i64::from(first as i32) };
            s.emit(inst, &[Arg::Def(dst), Arg::Imm(n)]);
            return true;
        }
        let entry = pool_entry(s, core::array::from_fn(lane));
        let mem = Arg::Mem { base: ArgBase::Pool(entry), index: None, scale_log2: 0, disp: 0 };
        s.emit(self.i.load_v, &[Arg::Def(dst), mem]);
        true
    }

    /// A vector of these words, which all its users share.
    pub(super) fn words(&self, s: &mut Selector<'_>, words: [u32; SLOTS as usize]) -> ra::VReg {
        let entry = pool_entry(s, words);
        s.shared_entry(Type::fixed(Elem::I32, SLOTS), entry)
    }

    /// The vector of lane numbers: 0, 1, 2, ...
    pub(super) fn numbers(&self, s: &mut Selector<'_>) -> ra::VReg {
        self.words(s, core::array::from_fn(|lane| lane as u32))
    }

    fn shift_lanes(&self, s: &mut Selector<'_>, op: &Op) {
        let [by_lanes, by_number] = match (op.code, op.ty.is_signed()) {
            (Opcode::Shl, _) => [self.i.shl_vv, self.i.shl_vi],
            (_, true) => [self.i.sar_vv, self.i.sar_vi],
            (_, false) => [self.i.shr_vv, self.i.shr_vi],
        };
        let amount = s.const_of(op.args[1]);
        let v = s.reg(op.args[0]);
        if let Some(n) = amount {
            let dst = s.dst(op.dst);
            return s.emit(by_number, &[Arg::Def(dst), Arg::Use(v), Arg::Imm((n & 31) as i64)]);
        }
        let amount = s.reg(op.args[1]);
        let amount = self.vector_op(s, self.i.and_vi, &[Arg::Use(amount), Arg::Imm(31)]);
        let dst = s.dst(op.dst);
        s.emit(by_lanes, &[Arg::Def(dst), Arg::Use(v), Arg::Use(amount)]);
    }

    /// Casts lanes to another width or sign: an alias if the register is already extended for the type, else an extension.
    fn resize(&self, s: &mut Selector<'_>, op: &Op, from: Type) {
        let to = op.ty;
        let (from_bits, to_bits) = (from.elem().bits(), to.elem().bits());
        let fits = to_bits >= 32
            || to.is_mask()
            || from.elem() == to.elem()
            || (from.is_unsigned() && from_bits < to_bits)
            || (from.is_signed() && to.is_signed() && from_bits <= to_bits);
        if fits {
            return s.alias(op.dst, op.args[0]);
        }
        let inst = match (to_bits, to.is_signed()) {
            (8, true) => self.i.sext8_v,
            (8, false) => self.i.zext8_v,
            (_, true) => self.i.sext16_v,
            (_, false) => self.i.zext16_v,
        };
        let v = s.reg(op.args[0]);
        let dst = s.dst(op.dst);
        s.emit(inst, &[Arg::Def(dst), Arg::Use(v)]);
    }

    /// Extracts a lane of a vector or a mask.
    pub(super) fn extract(&self, s: &mut Selector<'_>, op: &Op) {
        let is_mask = op.source_ty().is_some_and(Type::is_mask);
        let v = s.reg(op.args[0]);
        let dst = s.dst(op.dst);
        if is_mask {
            let bit = self.op(s, self.i.shr_i, &[Arg::Use(v), Arg::Imm(op.imm)]);
            return s.emit(self.i.and_i, &[Arg::Def(dst), Arg::Use(bit), Arg::Imm(1)]);
        }
        s.emit(self.i.getlane, &[Arg::Def(dst), Arg::Use(v), Arg::Imm(op.imm)]);
    }

    fn insert(&self, s: &mut Selector<'_>, op: &Op) {
        let (v, new) = (s.reg(op.args[0]), s.reg(op.args[1]));
        if op.ty.is_mask() {
            let others = s.shared_integer(!(1 << op.imm));
            let others = self.op(s, self.i.and, &[Arg::Use(v), Arg::Use(others)]);
            let bit = self.op(s, self.i.shl_i, &[Arg::Use(new), Arg::Imm(op.imm)]);
            let dst = s.dst(op.dst);
            return s.emit(self.i.or, &[Arg::Def(dst), Arg::Use(others), Arg::Use(bit)]);
        }
        let mask = s.shared_integer(1 << op.imm);
        let dst = s.dst(op.dst);
        s.emit(self.i.choose_s, &[Arg::Def(dst), Arg::Use(v), Arg::Use(new), Arg::Use(mask)]);
    }

    /// `first`: 2^n - 1, with n clamped to the number of lanes.
    fn first(&self, s: &mut Selector<'_>, op: &Op) {
        let lanes = i64::from(count(op.ty));
        let n = s.reg(op.args[0]);
        // max(n, 0) is n & ~(n >> 31); the minimum with the lanes uses such a mask, too.
        let sign = self.op(s, self.i.sar_i, &[Arg::Use(n), Arg::Imm(31)]);
        let magnitude_mask = self.op(s, self.i.xor_i, &[Arg::Use(sign), Arg::Imm(-1)]);
        let n = self.op(s, self.i.and, &[Arg::Use(n), Arg::Use(magnitude_mask)]);
        let over = self.op(s, self.i.add_i, &[Arg::Use(n), Arg::Imm(-lanes)]);
        let is_less = self.op(s, self.i.sar_i, &[Arg::Use(over), Arg::Imm(31)]);
        let under = self.op(s, self.i.and, &[Arg::Use(over), Arg::Use(is_less)]);
        let n = self.op(s, self.i.add_i, &[Arg::Use(under), Arg::Imm(lanes)]);
        let one = s.shared_integer(1);
        let power = self.op(s, self.i.shl, &[Arg::Use(one), Arg::Use(n)]);
        let dst = s.dst(op.dst);
        s.emit(self.i.add_i, &[Arg::Def(dst), Arg::Use(power), Arg::Imm(-1)]);
    }

    /// `upper`: moves the upper half of the lanes to the front.
    fn upper(&self, s: &mut Selector<'_>, op: &Op) {
        let half = i64::from(count(op.ty));
        let v = s.reg(op.args[0]);
        if op.ty.is_mask() {
            let dst = s.dst(op.dst);
            return s.emit(self.i.shr_i, &[Arg::Def(dst), Arg::Use(v), Arg::Imm(half)]);
        }
        let moved = self.rotated(s, v, half);
        s.copy_to(op.dst, moved);
    }

    /// Rotates the lanes down by a constant: lane i becomes the old lane (i + n) modulo 16.
    fn rotated(&self, s: &mut Selector<'_>, v: ra::VReg, n: i64) -> ra::VReg {
        let numbers = self.numbers(s);
        let n = s.shared_integer(n as u32);
        let sum = self.vector_op(s, self.i.add_vs, &[Arg::Use(numbers), Arg::Use(n)]);
        let order = self.vector_op(s, self.i.and_vi, &[Arg::Use(sum), Arg::Imm(15)]);
        self.vector_op(s, self.i.shuffle, &[Arg::Use(v), Arg::Use(order)])
    }

    fn concat(&self, s: &mut Selector<'_>, op: &Op) {
        let half = count(op.ty) / 2;
        let (low, high) = (s.reg(op.args[0]), s.reg(op.args[1]));
        if op.ty.is_mask() {
            let low = self.lanes_of_mask(s, low, half);
            let high = self.op(s, self.i.shl_i, &[Arg::Use(high), Arg::Imm(half.into())]);
            let dst = s.dst(op.dst);
            return s.emit(self.i.or, &[Arg::Def(dst), Arg::Use(low), Arg::Use(high)]);
        }
        let moved = self.rotated(s, high, -i64::from(half));
        let mask = s.shared_integer((1 << SLOTS) - (1 << half));
        let dst = s.dst(op.dst);
        s.emit(self.i.choose_v, &[Arg::Def(dst), Arg::Use(low), Arg::Use(moved), Arg::Use(mask)]);
    }
}
