//! Scalar integers: division, `select`, casts, narrow accesses; address computation; reductions of vectors and masks.

use super::{AArch64, EQUAL, NOT_EQUAL};
use crate::isa::common::{narrow_cast, narrow_store};
use crate::isa::conditions::FlagUser;
use crate::select::{Arg, Extra, Selector};
use kernelsmith_ir::{Elem, Op, Opcode, Type};
use kernelsmith_regalloc as ra;

impl AArch64 {
    /// Division and remainder with the IR's semantics, which the machine's quotients have: x / 0 = 0 and MIN / -1 = MIN. The
    /// remainder is computed from the quotient.
    pub(super) fn divide(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let wide = op.ty.elem().bits() == 64;
        let (a, b) = (s.reg(op.args[0]), s.reg(op.args[1]));
        let divide = match (op.ty.is_signed(), wide) {
            (true, true) => self.i.sdiv_x,
            (true, false) => self.i.sdiv_w,
            (false, true) => self.i.udiv_x,
            (false, false) => self.i.udiv_w,
        };
        let dst = s.dst(op.dst);
        if op.code == Opcode::Div {
            s.emit(divide, &[Arg::Def(dst), Arg::Use(a), Arg::Use(b)]);
        } else {
            let quotient = s.temp(op.ty);
            s.emit(divide, &[Arg::Def(quotient), Arg::Use(a), Arg::Use(b)]);
            let multiply_sub = if wide { self.i.msub_x } else { self.i.msub_w };
            s.emit(multiply_sub, &[Arg::Def(dst), Arg::Use(quotient), Arg::Use(b), Arg::Use(a)]);
        }
        true
    }

    /// `select` of scalars.
    pub(super) fn select_scalar(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let [cond, a, b] = op.args;
        let (a, b) = (s.reg(a), s.reg(b));
        let (flags, code) = self.condition(s, cond);
        let dst = s.dst(op.dst);
        let inst = match (op.ty.is_float(), op.ty.elem().bits() == 64) {
            (true, true) => self.i.fcsel_d,
            (true, false) => self.i.fcsel_s,
            (false, true) => self.i.csel_x,
            (false, false) => self.i.csel_w,
        };
        let args = [Arg::Def(dst), Arg::Use(a), Arg::Use(b), Arg::Cond(code)];
        s.emit_with(inst, &args, Extra { fixed: &[flags], clobbers: Some(0), ..Extra::default() });
        true
    }

    /// Casts between integers.
    pub(super) fn cast(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let Some(from) = op.source_ty() else { return false };
        let to = op.ty;
        if from.is_float() || to.is_float() {
            return false;
        }
        let (from_bits, to_bits) = (from.elem().bits(), to.elem().bits());
        if to_bits >= 32 {
            if to_bits == 64 && from_bits < 64 {
                let is_load = s.def(op.args[0]).is_some_and(|(_, def)| def.code == Opcode::Load);
                if s.is_pending(op.args[0]) && (from_bits == 32 || is_load && from.is_int()) {
                    return false; // a pattern folds the load
                }
                let src = s.reg(op.args[0]);
                let dst = s.dst(op.dst);
                let inst = if from.is_signed() { self.i.sxtw } else { self.i.mov_w };
                s.emit(inst, &[Arg::Def(dst), Arg::Use(src)]);
            } else {
                s.alias(op.dst, op.args[0]);
            }
            return true;
        }
        narrow_cast(s, op, from);
        true
    }

    /// Extending loads and truncating stores of 8 and 16 bits.
    pub(super) fn narrow_access(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        if op.code == Opcode::Load {
            let inst = match op.ty.elem() {
                Elem::I8 => self.i.ldrsb,
                Elem::I16 => self.i.ldrsh,
                Elem::U8 | Elem::Bool => self.i.ldrb,
                _ => self.i.ldrh,
            };
            let mem = s.address(at);
            let dst = s.dst(op.dst);
            s.emit(inst, &[Arg::Def(dst), mem]);
            return true;
        }
        let inst = if op.ty.elem().bytes() == 1 { self.i.strb } else { self.i.strh };
        narrow_store(s, at, op, |s, value, mem| s.emit(inst, &[value, mem]));
        true
    }

    /// `base + (index << scale)`.
    pub(super) fn sum(&self, s: &mut Selector<'_>, base: ra::VReg, index: ra::VReg, scale_log2: u8) -> ra::VReg {
        let sum = s.temp(Type::PTR);
        let (base, index) = (Arg::Use(base), Arg::Use(index));
        if scale_log2 == 0 {
            s.emit(self.i.add_x, &[Arg::Def(sum), base, index]);
        } else {
            s.emit(self.i.add_xs, &[Arg::Def(sum), base, index, Arg::Cond(0), Arg::Imm(scale_log2.into())]);
        }
        sum
    }

    pub(super) fn address_value(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let mut value = s.reg(op.base());
        if let Some(index) = op.offset().get() {
            let index = s.reg(index);
            value = self.sum(s, value, index, op.mem().scale_log2);
        }
        let disp = op.disp();
        if disp == 0 {
            s.copy_to(op.dst, value);
            return true;
        }
        let dst = s.dst(op.dst);
        if (0..4096).contains(&disp) {
            s.emit(self.i.add_xi, &[Arg::Def(dst), Arg::Use(value), Arg::Imm(disp)]);
        } else if (-4095..0).contains(&disp) {
            s.emit(self.i.sub_xi, &[Arg::Def(dst), Arg::Use(value), Arg::Imm(-disp)]);
        } else {
            let n = s.integer(Type::I64, disp as u64);
            s.emit(self.i.add_x, &[Arg::Def(dst), Arg::Use(value), Arg::Use(n)]);
        }
        true
    }

    /// `any` and `all`: whether the mask, as an integer, is zero or all ones.
    pub(super) fn truth_of_mask(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let Some(mask) = op.source_ty() else { return false };
        let total = mask.count_on(s.target.vector_bits()) * mask.elem().bits();
        let any = op.code == Opcode::Any;
        let mut v = s.reg(op.args[0]);
        let number = s.temp(if total >= 64 { Type::I64 } else { Type::I32 });
        if total == 128 {
            // Reduces 128 bits to 64 by pairwise maximum (`or` of masks) or minimum (`and` of masks) of 32-bit lanes.
            let class = s.mach.vregs[v.idx()].class;
            let halves = s.mach.new_vreg(class);
            let inst = if any { self.i.umaxp } else { self.i.uminp };
            s.emit(inst, &[Arg::Def(halves), Arg::Use(v), Arg::Use(v)]);
            v = halves;
        }
        match total {
            64 | 128 => s.emit(self.i.fmov_xd, &[Arg::Def(number), Arg::Use(v)]),
            32 => s.emit(self.i.fmov_ws, &[Arg::Def(number), Arg::Use(v)]),
            _ => s.emit(self.i.smov_h, &[Arg::Def(number), Arg::Use(v), Arg::Imm(0)]),
        }
        let flags = self.compare_number(s, number, if any { 0 } else { -1 }, total >= 64);
        let dst = s.dst(op.dst);
        self.set(s, dst, flags, if any { NOT_EQUAL } else { EQUAL });
        true
    }

    /// Reduces integer lanes; the result is first in a float register.
    pub(super) fn reduce(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let Some(inst) = reduction(op).and_then(|name| s.target.desc().inst_by_name(name)) else { return false };
        let v = s.reg(op.args[0]);
        let wide = op.ty.elem().bits() == 64;
        let folded = s.temp(if wide { Type::F64 } else { Type::F32 });
        s.emit(inst, &[Arg::Def(folded), Arg::Use(v)]);
        // The bits above a narrow result are zeros.
        let extends = op.ty.elem().bits() < 32 && op.ty.is_signed();
        let dst = s.dst(op.dst);
        let raw = if extends { s.temp(op.ty) } else { dst };
        s.emit(if wide { self.i.fmov_xd } else { self.i.fmov_ws }, &[Arg::Def(raw), Arg::Use(folded)]);
        if extends {
            s.extend(dst, raw, op.ty);
        }
        true
    }
}

/// The instruction that reduces integer lanes; the order makes no difference for integers.
pub(super) fn reduction(op: &Op) -> Option<&'static str> {
    let source = op.source_ty().filter(|ty| ty.is_int() && ty.is_vector())?;
    let (signed, bits) = (source.is_signed(), source.elem().bits());
    // One name per vector type.
    let names = match (op.code, signed) {
        (Opcode::ReduceAdd, _) => ["ADDVv8i8", "ADDVv16i8", "ADDVv4i16", "ADDVv8i16", "ADDVv4i32"],
        (Opcode::ReduceMin, true) => ["SMINVv8i8", "SMINVv16i8", "SMINVv4i16", "SMINVv8i16", "SMINVv4i32"],
        (Opcode::ReduceMin, false) => ["UMINVv8i8", "UMINVv16i8", "UMINVv4i16", "UMINVv8i16", "UMINVv4i32"],
        (Opcode::ReduceMax, true) => ["SMAXVv8i8", "SMAXVv16i8", "SMAXVv4i16", "SMAXVv8i16", "SMAXVv4i32"],
        (Opcode::ReduceMax, false) => ["UMAXVv8i8", "UMAXVv16i8", "UMAXVv4i16", "UMAXVv8i16", "UMAXVv4i32"],
        _ => return None,
    };
    match (bits, source.lanes().count()?) {
        (8, 8) => Some(names[0]),
        (8, 16) => Some(names[1]),
        (16, 4) => Some(names[2]),
        (16, 8) => Some(names[3]),
        (32, 4) => Some(names[4]),
        (64, 2) if op.code == Opcode::ReduceAdd => Some("ADDPv2i64p"),
        _ => None,
    }
}
