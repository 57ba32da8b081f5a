//! Native vectors: number of lanes, halves, permutations, masks as bits, gather and scatter.
//!
//! A native type fills the same part of a register as with 128-bit registers. So its modes differ from those of fixed vectors
//! only in the length (see `state_of`), and patterns that do not depend on the number of lanes work for both. This file has
//! the operations that do depend on it.

use super::Riscv64;
use super::arith::{state, state_of};
use crate::select::{Arg, ArgBase, Selector};
use kernelsmith_ir::{MIN_VECTOR_BITS, Op, Opcode, Pass, Type};
use kernelsmith_regalloc as ra;

/// The control register with the size of a vector register in bytes.
const VLENB: i64 = 0xc22;
/// The mode bit for mask-agnostic: inactive lanes become undefined.
const MASK_AGNOSTIC: u16 = 0x80;

impl Riscv64 {
    /// The number of lanes of a type.
    pub(super) fn lanes(&self, s: &mut Selector<'_>, ty: Type) -> ra::VReg {
        let Some(base) = ty.lanes().base_bits() else {
            return self.number(s, i64::from(ty.count_on(MIN_VECTOR_BITS)));
        };
        let bytes = self.word(s);
        s.emit(self.i.csrr, &[Arg::Def(bytes), Arg::Imm(VLENB)]);
        if base == 8 {
            return bytes;
        }
        let lanes = self.word(s);
        let shift = i64::from(base.trailing_zeros()) - 3;
        s.emit(self.i.srli, &[Arg::Def(lanes), Arg::Use(bytes), Arg::Imm(shift)]);
        lanes
    }

    /// `upper` and `concat`: a slide by half the lanes.
    pub(super) fn move_half(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let bits = op.ty.elem().bits();
        if op.code == Opcode::Upper {
            let Some(source) = op.source_ty() else { return false };
            let v = s.reg(op.args[0]);
            let n = self.lanes(s, op.ty);
            let dst = s.dst(op.dst);
            s.emit_in(state_of(source, bits), self.i.vslidedown, &[Arg::Def(dst), Arg::Use(v), Arg::Use(n)]);
        } else {
            let Some(half) = op.ty.half() else { return false };
            let (low, high) = (s.reg(op.args[0]), s.reg(op.args[1]));
            let n = self.lanes(s, half);
            let dst = s.dst(op.dst);
            let args = [Arg::Def(dst), Arg::Use(low), Arg::Use(high), Arg::Use(n)];
            s.emit_in(state_of(op.ty, bits), self.i.vslideup, &args);
        }
        true
    }

    /// `permute`: indices are taken modulo the number of lanes.
    pub(super) fn permute(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let state = state_of(op.ty, op.ty.elem().bits());
        let (v, index) = (s.reg(op.args[0]), s.reg(op.args[1]));
        let n = self.lanes(s, op.ty);
        let last = self.plus(s, n, -1);
        let index_ty = s.ty(op.args[1]);
        let within = s.temp(index_ty);
        s.emit_in(state, self.i.vand_vx, &[Arg::Def(within), Arg::Use(index), Arg::Use(last)]);
        let dst = s.dst(op.dst);
        s.emit_in(state, self.i.vrgather, &[Arg::Def(dst), Arg::Use(v), Arg::Use(within)]);
        true
    }

    /// A repeated list of numbers: gathers from the list by the lane numbers modulo its length.
    pub(super) fn native_table(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) -> bool {
        let (ty, bits) = (op.ty, op.ty.elem().bits());
        let mut listed = *op;
        listed.ty = ty.resolve(MIN_VECTOR_BITS);
        let list = s.temp(listed.ty);
        if !self.vector_constant(s, &listed, list) {
            return false;
        }
        let [numbers, within] = [s.temp(ty), s.temp(ty)];
        let state = state_of(ty, bits);
        s.emit_in(state, self.i.vid, &[Arg::Def(numbers)]);
        let last = (1i64 << op.aux) - 1;
        s.emit_in(state, self.i.vand_vi, &[Arg::Def(within), Arg::Use(numbers), Arg::Imm(last)]);
        s.emit_in(state, self.i.vrgather, &[Arg::Def(dst), Arg::Use(list), Arg::Use(within)]);
        true
    }

    /// `mask_bits`: the first 64 bits, with those above the lanes cleared.
    pub(super) fn bits_of_mask(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let Some(mask) = op.source_ty() else { return false };
        let v = s.reg(op.args[0]);
        let [bits, missing, above, up] = core::array::from_fn(|_| self.word(s));
        s.emit_in(state(1, 64), self.i.vmv_x_s, &[Arg::Def(bits), Arg::Use(v)]);
        let lanes = self.lanes(s, mask);
        let (width, zero) = (self.number(s, 64), self.number(s, 0));
        s.emit(self.i.sub, &[Arg::Def(missing), Arg::Use(width), Arg::Use(lanes)]);
        s.emit(self.i.max, &[Arg::Def(above), Arg::Use(missing), Arg::Use(zero)]);
        s.emit(self.i.sll, &[Arg::Def(up), Arg::Use(bits), Arg::Use(above)]);
        let dst = s.dst(op.dst);
        s.emit(self.i.srl, &[Arg::Def(dst), Arg::Use(up), Arg::Use(above)]);
        true
    }

    /// `mask_of_bits`: lanes from 64 on are false; there are at most 128.
    pub(super) fn mask_of_bits(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let bits = s.reg(op.args[0]);
        let zero = s.temp(op.ty);
        let both = state(2, 64);
        s.emit_in(both, self.i.vmv_v_i, &[Arg::Def(zero), Arg::Imm(0)]);
        let dst = s.dst(op.dst);
        s.emit_in(both, self.i.vslide1up, &[Arg::Def(dst), Arg::Use(zero), Arg::Use(bits)]);
        true
    }

    /// `gather` and `scatter` by offsets of 64 bits.
    pub(super) fn indexed_access(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let indices = s.ty(op.args[1]);
        let mut index = s.reg(op.args[1]);
        let shift = op.mem().scale_log2;
        if shift != 0 {
            let scaled = s.temp(indices);
            let args = [Arg::Def(scaled), Arg::Use(index), Arg::Imm(shift.into())];
            s.emit_in(state_of(indices, 64), self.i.vsll_vi, &args);
            index = scaled;
        }
        let base = s.reg(op.base());
        let base = if op.disp() == 0 { base } else { self.plus(s, base, op.disp()) };
        let mem = Arg::Mem { base: ArgBase::Reg(base), index: Some(index), scale_log2: 0, disp: 0 };
        // The register part for which the 64-bit offsets fill one register.
        let bits = op.ty.elem().bits();
        let state = state_of(op.ty, bits) | (bits.trailing_zeros().wrapping_sub(6) & 7) as u16;
        if op.code == Opcode::Scatter {
            // The ordered form: with equal addresses the last lane wins.
            let v = s.reg(op.stored());
            match op.mask.get() {
                None => s.emit_in(state, self.i.vsoxei64, &[Arg::Use(v), mem]),
                Some(mask) => {
                    let mask = s.reg(mask);
                    s.emit_in(state, self.i.vsoxei64_mask, &[Arg::Use(v), mem, Arg::Use(mask)]);
                }
            }
            return true;
        }
        let Some(mask) = op.mask.get() else {
            let dst = s.dst(op.dst);
            s.emit_in(state, self.i.vluxei64, &[Arg::Def(dst), mem]);
            return true;
        };
        let before = match op.pass() {
            Some(Pass::Reg(pass)) => s.reg(pass),
            _ => {
                let zero = s.temp(op.ty);
                s.emit_in(state, self.i.vmv_v_i, &[Arg::Def(zero), Arg::Imm(0)]);
                zero
            }
        };
        let mask = s.reg(mask);
        let dst = s.dst(op.dst);
        let args = [Arg::Def(dst), Arg::Use(before), mem, Arg::Use(mask)];
        s.emit_in(state & !MASK_AGNOSTIC, self.i.vluxei64_mask, &args);
        true
    }
}
