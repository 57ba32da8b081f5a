//! Scalars: division, casts, narrow accesses, addresses; vectors: constants, broadcasts, reductions of vectors and masks.

use super::{MAX_LENGTH, NATIVE, Riscv64, fits_12};
use crate::isa::common::{narrow_cast, narrow_store};
use crate::select::{Arg, ArgBase, Selector};
use kernelsmith_ir::{Elem, MIN_VECTOR_BITS, Op, Opcode, Type, VReg};
use kernelsmith_machine::InstId;
use kernelsmith_regalloc as ra;

/// The mode for vectors of at most 128 bits: length, element width and policies.
pub(super) fn state(lanes: u32, elem_bits: u32) -> u16 {
    const AGNOSTIC: u16 = 0xc0;
    (lanes as u16) << 8 | AGNOSTIC | (elem_bits.trailing_zeros() as u16 - 3) << 3
}

/// The mode for the number of lanes of a type, with this element width in bits.
pub(super) fn state_of(ty: Type, elem_bits: u32) -> u16 {
    let state = state(ty.count_on(MIN_VECTOR_BITS), elem_bits);
    if ty.is_native() { native(state) } else { state }
}

/// The mode for native vectors that corresponds to a mode for vectors of at most 128 bits.
pub(super) fn native(state: u16) -> u16 {
    // The lanes fill the same part of every register: all of it, or 1/2 to 1/8.
    let filled = u32::from(state >> 8 & MAX_LENGTH) << (state >> 3 & 7);
    let group = filled.trailing_zeros().wrapping_sub(4) as u16 & 7;
    NATIVE | state & 0xf8 | group
}

impl Riscv64 {
    /// Division and remainder with the IR's semantics. The machine differs only for a zero divisor, where its quotient is all
    /// ones instead of 0.
    pub(super) fn divide(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let (wide, signed, div) = (op.ty.elem().bits() == 64, op.ty.is_signed(), op.code == Opcode::Div);
        let not_zero = s.const_of(op.args[1]).is_some_and(|bits| bits != 0);
        let (a, b) = (s.reg(op.args[0]), s.reg(op.args[1]));
        let inst = match (div, signed, wide) {
            (true, true, true) => self.i.div,
            (true, true, false) => self.i.divw,
            (true, false, true) => self.i.divu,
            (true, false, false) => self.i.divuw,
            (false, true, true) => self.i.rem,
            (false, true, false) => self.i.remw,
            (false, false, true) => self.i.remu,
            (false, false, false) => self.i.remuw,
        };
        let dst = s.dst(op.dst);
        if !div || not_zero {
            s.emit(inst, &[Arg::Def(dst), Arg::Use(a), Arg::Use(b)]);
            return true;
        }
        let [quotient, is_nonzero, mask] = [self.word(s), self.word(s), self.word(s)];
        s.emit(self.i.snez, &[Arg::Def(is_nonzero), Arg::Use(b)]);
        s.emit(inst, &[Arg::Def(quotient), Arg::Use(a), Arg::Use(b)]);
        s.emit(self.i.neg, &[Arg::Def(mask), Arg::Use(is_nonzero)]);
        s.emit(self.i.and, &[Arg::Def(dst), Arg::Use(quotient), Arg::Use(mask)]);
        true
    }

    /// Casts and bitcasts of scalars.
    pub(super) fn cast(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let Some(from) = op.source_ty() else { return false };
        let to = op.ty;
        if op.code != Opcode::Bitcast && from.is_float() && !to.is_float() && to.elem().bits() >= 32 {
            return self.float_to_int(s, op, from);
        }
        if from.is_float() || to.is_float() || from.is_vector() {
            return false;
        }
        let (from_bits, to_bits) = (from.elem().bits(), to.elem().bits());
        if to_bits >= 32 {
            let inst = match (from_bits, to_bits) {
                (64, 32) => Some(self.i.sext_w),
                (32, 64) if !from.is_signed() => Some(self.i.zext_w),
                _ => None,
            };
            let Some(inst) = inst else {
                s.alias(op.dst, op.args[0]);
                return true;
            };
            let src = s.reg(op.args[0]);
            let dst = s.dst(op.dst);
            s.emit(inst, &[Arg::Def(dst), Arg::Use(src)]);
            return true;
        }
        narrow_cast(s, op, from);
        true
    }

    /// The machine saturates like the IR, except for NaN, which must give 0.
    fn float_to_int(&self, s: &mut Selector<'_>, op: &Op, from: Type) -> bool {
        const TOWARDS_ZERO: u8 = 1;
        let name =
            match (from.elem() == Elem::F64, op.ty.elem().bits() == 64, op.ty.is_signed() || op.ty == Type::INDEX) {
                (false, false, true) => "FCVT_W_S",
                (false, false, false) => "FCVT_WU_S",
                (false, true, true) => "FCVT_L_S",
                (false, true, false) => "FCVT_LU_S",
                (true, false, true) => "FCVT_W_D",
                (true, false, false) => "FCVT_WU_D",
                (true, true, true) => "FCVT_L_D",
                (true, true, false) => "FCVT_LU_D",
            };
        let Some(convert) = s.target.desc().inst_by_name(name) else { return false };
        let v = s.reg(op.args[0]);
        if op.code == Opcode::Convert {
            let dst = s.dst(op.dst);
            s.emit(convert, &[Arg::Def(dst), Arg::Use(v), Arg::Cond(TOWARDS_ZERO)]);
            return true;
        }
        let [raw, is_number, mask] = [self.word(s), self.word(s), self.word(s)];
        s.emit(convert, &[Arg::Def(raw), Arg::Use(v), Arg::Cond(TOWARDS_ZERO)]);
        let same = if from.elem() == Elem::F64 { self.i.feq_d } else { self.i.feq_s };
        s.emit(same, &[Arg::Def(is_number), Arg::Use(v), Arg::Use(v)]);
        s.emit(self.i.neg, &[Arg::Def(mask), Arg::Use(is_number)]);
        let dst = s.dst(op.dst);
        s.emit(self.i.and, &[Arg::Def(dst), Arg::Use(raw), Arg::Use(mask)]);
        true
    }

    /// Extending loads and truncating stores of 8 and 16 bits.
    pub(super) fn narrow_access(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        if op.code == Opcode::Load {
            let inst = match op.ty.elem() {
                Elem::I8 => self.i.lb,
                Elem::U8 => self.i.lbu,
                Elem::I16 => self.i.lh,
                _ => self.i.lhu,
            };
            let mem = s.address(at);
            let dst = s.dst(op.dst);
            s.emit(inst, &[Arg::Def(dst), mem]);
            return true;
        }
        let inst = if op.ty.elem().bytes() == 1 { self.i.sb } else { self.i.sh };
        narrow_store(s, at, op, |s, value, mem| s.emit(inst, &[value, mem]));
        true
    }

    /// base + index * scale.
    pub(super) fn sum(
        &self,
        s: &mut Selector<'_>,
        base: ra::VReg,
        index: Option<ra::VReg>,
        scale_log2: u8,
    ) -> ra::VReg {
        let Some(index) = index else { return base };
        let inst = match scale_log2 {
            0 => self.i.add,
            1 => self.i.sh1add,
            2 => self.i.sh2add,
            _ => self.i.sh3add,
        };
        let sum = self.word(s);
        s.emit(inst, &[Arg::Def(sum), Arg::Use(index), Arg::Use(base)]);
        sum
    }

    /// a + n.
    pub(super) fn plus(&self, s: &mut Selector<'_>, a: ra::VReg, n: i64) -> ra::VReg {
        let sum = self.word(s);
        if fits_12(n) {
            s.emit(self.i.addi, &[Arg::Def(sum), Arg::Use(a), Arg::Imm(n)]);
        } else {
            let n = self.number(s, n);
            s.emit(self.i.add, &[Arg::Def(sum), Arg::Use(a), Arg::Use(n)]);
        }
        sum
    }

    pub(super) fn address_value(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let base = s.reg(op.base());
        let index = op.offset().get().map(|v| s.reg(v));
        let sum = self.sum(s, base, index, op.mem().scale_log2);
        let sum = if op.disp() == 0 { sum } else { self.plus(s, sum, op.disp()) };
        s.copy_to(op.dst, sum);
        true
    }

    /// A constant vector or mask, where it is defined.
    pub(super) fn vector_constant(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) -> bool {
        let ty = op.ty;
        let bits = ty.elem().bits();
        if ty.is_mask() {
            let lanes = ty.count_on(MIN_VECTOR_BITS);
            let state = state_of(ty, 8);
            if op.code == Opcode::Const {
                let inst = if op.const_bits() == 0 { self.i.vmclr } else { self.i.vmset };
                s.emit_in(state, inst, &[Arg::Def(dst)]);
            } else {
                let numbers: u64 = op.numbers().enumerate().map(|(at, n)| u64::from(n & 1) << at).sum();
                let period = 1u32 << op.aux;
                let bits = (0..lanes).fold(0u64, |mask, lane| mask | (numbers >> (lane % period) & 1) << lane);
                let n = self.number(s, bits as i64);
                let narrow = super::arith::state(1, 16);
                s.emit_in(narrow, self.i.vmv_s_x, &[Arg::Def(dst), Arg::Use(n)]);
            }
            return true;
        }
        let state = state_of(ty, bits);
        match op.code {
            Opcode::Const => {
                let shift = 64 - bits;
                let n = (op.const_bits() << shift) as i64 >> shift;
                if (-16..16).contains(&n) {
                    s.emit_in(state, self.i.vmv_v_i, &[Arg::Def(dst), Arg::Imm(n)]);
                } else {
                    let n = self.number(s, n);
                    s.emit_in(state, self.i.vmv_v_x, &[Arg::Def(dst), Arg::Use(n)]);
                }
            }
            Opcode::Iota if !ty.is_float() => s.emit_in(state, self.i.vid, &[Arg::Def(dst)]),
            Opcode::Table if ty.is_native() => return self.native_table(s, op, dst),
            _ => {
                let Some(entry) = s.pool_entry(op) else { return false };
                let load = match bits {
                    8 => self.i.vle8,
                    16 => self.i.vle16,
                    32 => self.i.vle32,
                    _ => self.i.vle64,
                };
                let mem = Arg::Mem { base: ArgBase::Pool(entry), index: None, scale_log2: 0, disp: 0 };
                s.emit_in(state, load, &[Arg::Def(dst), mem]);
            }
        }
        true
    }

    /// Accesses a vector whose lanes may be unaligned as bytes.
    pub(super) fn bytewise_access(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        let bytes = state(op.ty.bits_on(MIN_VECTOR_BITS) / 8, 8);
        let state = if op.ty.is_native() { native(bytes) } else { bytes };
        if op.code == Opcode::Load {
            let mem = s.address(at);
            let dst = s.dst(op.dst);
            s.emit_in(state, self.i.vle8, &[Arg::Def(dst), mem]);
        } else {
            let v = s.reg(op.stored());
            let mem = s.address(at);
            s.emit_in(state, self.i.vse8, &[Arg::Use(v), mem]);
        }
        true
    }

    /// A broadcast.
    pub(super) fn splat(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let ty = op.ty;
        let v = s.reg(op.args[0]);
        let dst = s.dst(op.dst);
        let state = state_of(ty, ty.elem().bits());
        let inst = if ty.is_float() && !ty.elem().is_half() { self.vfmv_v_f(s) } else { Some(self.i.vmv_v_x) };
        let Some(inst) = inst else { return false };
        s.emit_in(state, inst, &[Arg::Def(dst), Arg::Use(v)]);
        true
    }

    fn vfmv_v_f(&self, s: &Selector<'_>) -> Option<InstId> {
        s.target.desc().inst_by_name("VFMV_V_F")
    }

    /// The instruction that reduces integer lanes; the order makes no difference for integers.
    pub(super) fn reduction(&self, op: &Op) -> Option<InstId> {
        let source = op.source_ty().filter(|ty| ty.is_int() && ty.is_vector())?;
        let signed = source.is_signed();
        match op.code {
            Opcode::ReduceAdd => Some(self.i.vredsum),
            Opcode::ReduceAnd => Some(self.i.vredand),
            Opcode::ReduceOr => Some(self.i.vredor),
            Opcode::ReduceXor => Some(self.i.vredxor),
            Opcode::ReduceMin => Some(if signed { self.i.vredmin } else { self.i.vredminu }),
            Opcode::ReduceMax => Some(if signed { self.i.vredmax } else { self.i.vredmaxu }),
            _ => None,
        }
    }

    /// Reductions of integers: lane 0 of a second vector is the initial value; zero, or the same vector.
    pub(super) fn reduce(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let (Some(inst), Some(source)) = (self.reduction(op), op.source_ty()) else { return false };
        let state = state_of(source, source.elem().bits());
        let v = s.reg(op.args[0]);
        let first = if matches!(op.code, Opcode::ReduceAdd | Opcode::ReduceXor) {
            let zero = s.temp(source);
            s.emit_in(state, self.i.vmv_v_i, &[Arg::Def(zero), Arg::Imm(0)]);
            zero
        } else {
            v
        };
        let folded = s.temp(source);
        s.emit_in(state, inst, &[Arg::Def(folded), Arg::Use(v), Arg::Use(first)]);
        // The machine sign-extends the lane, but narrow unsigned numbers must be zero-extended.
        if source.is_unsigned() && source.elem().bits() < 32 {
            let raw = self.word(s);
            s.emit_in(state, self.i.vmv_x_s, &[Arg::Def(raw), Arg::Use(folded)]);
            let dst = s.dst(op.dst);
            s.extend(dst, raw, op.ty);
        } else {
            let dst = s.dst(op.dst);
            s.emit_in(state, self.i.vmv_x_s, &[Arg::Def(dst), Arg::Use(folded)]);
        }
        true
    }

    /// `any`, `all`, `count_true` and `first_true`.
    pub(super) fn number_of_mask(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let Some(mask) = op.source_ty() else { return false };
        let mut v = s.reg(op.args[0]);
        let dst = s.dst(op.dst);
        let state = state_of(mask, 8);
        if op.code == Opcode::FirstTrue {
            // The machine gives -1 if no lane is true; the IR wants the number of lanes.
            let [first, is_none, fallback] = [self.word(s), self.word(s), self.word(s)];
            let lanes = self.lanes(s, mask);
            s.emit_in(state, self.i.vfirst, &[Arg::Def(first), Arg::Use(v)]);
            s.emit(self.i.srai, &[Arg::Def(is_none), Arg::Use(first), Arg::Imm(63)]);
            s.emit(self.i.and, &[Arg::Def(fallback), Arg::Use(is_none), Arg::Use(lanes)]);
            s.emit(self.i.max, &[Arg::Def(dst), Arg::Use(first), Arg::Use(fallback)]);
            return true;
        }
        if op.code == Opcode::CountTrue {
            s.emit_in(state, self.i.vcpop, &[Arg::Def(dst), Arg::Use(v)]);
            return true;
        }
        let is_any = op.code == Opcode::Any;
        if !is_any && mask.is_native() {
            // All are true if the inverse has no true lane.
            let inverse = s.temp(mask);
            s.emit_in(state, self.i.vmnot, &[Arg::Def(inverse), Arg::Use(v)]);
            v = inverse;
        }
        let count = self.word(s);
        s.emit_in(state, self.i.vcpop, &[Arg::Def(count), Arg::Use(v)]);
        if !is_any && mask.is_native() {
            s.emit(self.i.seqz, &[Arg::Def(dst), Arg::Use(count)]);
        } else if is_any {
            s.emit(self.i.snez, &[Arg::Def(dst), Arg::Use(count)]);
        } else {
            let missing = self.plus(s, count, -i64::from(mask.count_on(MIN_VECTOR_BITS)));
            s.emit(self.i.seqz, &[Arg::Def(dst), Arg::Use(missing)]);
        }
        true
    }

    /// Ensures that the definition of `v` is emitted.
    pub(super) fn keep(&self, s: &mut Selector<'_>, v: VReg) {
        let _ = s.reg(v);
    }
}
