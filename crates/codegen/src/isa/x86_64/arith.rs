//! Scalar integers: division, `select`, casts, narrow accesses; and reductions of masks.

use super::{CARRY, EQUAL, NOT_EQUAL, X86_64};
use crate::isa::common::{narrow_cast, narrow_store};
use crate::isa::conditions::FlagUser;
use crate::select::matcher::immediate;
use crate::select::{Arg, ArgBase, Extra, Selector};
use kernelsmith_ir::{Elem, Op, Opcode, Type, VReg};
use kernelsmith_machine::{InstId, MaskForm};
use kernelsmith_regalloc::{self as ra, Operand};

impl X86_64 {
    /// Division and remainder with the IR's semantics: the machine's instruction traps on a zero divisor and on MIN / -1, so
    /// branches skip it in those cases, unless the divisor is a constant.
    pub(super) fn divide(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let ty = op.ty;
        let (wide, signed, div) = (ty.elem().bits() == 64, ty.is_signed(), op.code == Opcode::Div);
        let divisor = s.const_of(op.args[1]).map(|bits| immediate(ty, bits));
        let (a, b) = (s.reg(op.args[0]), s.reg(op.args[1]));
        let result = s.temp(ty);
        let done = s.mach.new_label();
        let may_be_zero = divisor.is_none_or(|d| d == 0);
        let may_be_minus_one = signed && divisor.is_none_or(|d| d == -1);
        if may_be_zero {
            // x / 0 = 0, x % 0 = x
            let default = if div { s.integer(ty, 0) } else { a };
            s.copy(result, default);
            let (def, flags) = self.conditions.new_flags(s);
            let test = if wide { self.i.test64 } else { self.i.test32 };
            let args = [Arg::Use(b), Arg::Use(b)];
            s.emit_with(test, &args, Extra { fixed: &[def], ..Extra::default() });
            self.conditions.branch(s, flags, EQUAL, done);
        }
        if may_be_minus_one {
            // x / -1 = -x, x % -1 = 0
            let other = s.mach.new_label();
            let (def, flags) = self.conditions.new_flags(s);
            let compare = if wide { self.i.cmp64ri8 } else { self.i.cmp32ri8 };
            let args = [Arg::Use(b), Arg::Imm(-1)];
            s.emit_with(compare, &args, Extra { fixed: &[def], ..Extra::default() });
            self.conditions.branch(s, flags, NOT_EQUAL, other);
            if div {
                let negate = if wide { self.i.neg64 } else { self.i.neg32 };
                s.emit(negate, &[Arg::Def(result), Arg::Use(a)]);
            } else {
                let zero = s.integer(ty, 0);
                s.copy(result, zero);
            }
            let jump = self.i.jmp;
            s.emit_with(jump, &[Arg::Label(done)], Extra { flow: ra::Flow::Jump(done), ..Extra::default() });
            s.emit_virtual(&[], ra::Flow::Label(other));
        }
        let (rax, rdx) = (self.preg(s, self.rax), self.preg(s, self.rdx));
        let high = if signed {
            let high = s.temp(ty);
            let fixed = [Operand::fixed_use(a, rax), Operand::fixed_def(high, rdx)];
            let extend = if wide { self.i.cqo } else { self.i.cdq };
            s.emit_with(extend, &[], Extra { fixed: &fixed, clobbers: Some(0), ..Extra::default() });
            high
        } else {
            s.integer(ty, 0)
        };
        let (quotient, remainder) = (s.temp(ty), s.temp(ty));
        let fixed = [
            Operand::fixed_use(a, rax),
            Operand::fixed_use(high, rdx),
            Operand::fixed_def(quotient, rax),
            Operand::fixed_def(remainder, rdx),
        ];
        let divide = match (signed, wide) {
            (true, true) => self.i.idiv64,
            (true, false) => self.i.idiv32,
            (false, true) => self.i.div64,
            (false, false) => self.i.div32,
        };
        let flags_only = s.target.facts(self.i.test32).clobbers;
        s.emit_with(divide, &[Arg::Use(b)], Extra { fixed: &fixed, clobbers: Some(flags_only), ..Extra::default() });
        s.copy(result, if div { quotient } else { remainder });
        if may_be_zero || may_be_minus_one {
            s.emit_virtual(&[], ra::Flow::Label(done));
        }
        s.copy_to(op.dst, result);
        true
    }

    /// `mul_high` of 64 bits: the product of rax and an operand, in rdx and rax.
    pub(super) fn multiply_high(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let (a, b) = (s.reg(op.args[0]), s.reg(op.args[1]));
        let (rax, rdx) = (self.preg(s, self.rax), self.preg(s, self.rdx));
        let (low, high) = (s.temp(op.ty), s.temp(op.ty));
        let fixed = [Operand::fixed_use(a, rax), Operand::fixed_def(low, rax), Operand::fixed_def(high, rdx)];
        let inst = if op.ty.is_signed() { self.i.imul64 } else { self.i.mul64 };
        let flags_only = s.target.facts(self.i.test32).clobbers;
        s.emit_with(inst, &[Arg::Use(b)], Extra { fixed: &fixed, clobbers: Some(flags_only), ..Extra::default() });
        s.copy_to(op.dst, high);
        true
    }

    /// `clz` and `ctz` by BSR and BSF, whose result is undefined for zero.
    pub(super) fn count_zeros(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let (ty, leading, wide) = (op.ty, op.code == Opcode::Clz, op.ty.elem().bits() == 64);
        let bits = u64::from(ty.elem().bits());
        let v = s.reg(op.args[0]);
        let (found, number) = (s.temp(ty), s.temp(ty));
        // n ^ (bits - 1) is bits - 1 - n, and bits if n is 2 bits - 1.
        let none = s.integer(ty, if leading { 2 * bits - 1 } else { bits });
        let (def, flags) = self.conditions.new_flags(s);
        let scan = match (leading, wide) {
            (true, true) => self.i.bsr64,
            (true, false) => self.i.bsr32,
            (false, true) => self.i.bsf64,
            (false, false) => self.i.bsf32,
        };
        s.emit_with(scan, &[Arg::Def(found), Arg::Use(v)], Extra { fixed: &[def], ..Extra::default() });
        let cmov = if wide { self.i.cmov64 } else { self.i.cmov32 };
        let args = [Arg::Def(number), Arg::Use(found), Arg::Use(none), Arg::Cond(EQUAL)];
        s.emit_with(cmov, &args, Extra { fixed: &[flags], clobbers: Some(0), ..Extra::default() });
        if leading {
            let dst = s.dst(op.dst);
            let xor = if wide { self.i.xor64ri8 } else { self.i.xor32ri8 };
            s.emit(xor, &[Arg::Def(dst), Arg::Use(number), Arg::Imm(bits as i64 - 1)]);
        } else {
            s.copy_to(op.dst, number);
        }
        true
    }

    /// `select` of integers: a conditional move.
    pub(super) fn select_scalar(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        if op.ty.is_float() {
            return false;
        }
        let [cond, a, b] = op.args;
        let (a, b) = (s.reg(a), s.reg(b));
        let (flags, code) = self.condition(s, cond);
        let dst = s.dst(op.dst);
        let inst = if op.ty.elem().bits() == 64 { self.i.cmov64 } else { self.i.cmov32 };
        let args = [Arg::Def(dst), Arg::Use(b), Arg::Use(a), Arg::Cond(code)];
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
        let from_signed = from.is_signed();
        let is_wide = |bits: u32| bits >= 32;
        if is_wide(to_bits) {
            if to_bits == 64 && from_bits < 64 {
                let is_load = s.def(op.args[0]).is_some_and(|(_, def)| def.code == Opcode::Load);
                let clears = !from_signed && clears_upper_half(s, op.args[0]);
                if s.is_pending(op.args[0]) && (is_load && from.is_int() || from_bits == 32 && !clears) {
                    return false; // a pattern folds the load
                }
                let src = s.reg(op.args[0]);
                if clears && s.recent_result(src) == s.target.class_of(Type::U32) {
                    s.copy_to(op.dst, src);
                    return true;
                }
                let dst = s.dst(op.dst);
                let inst = if from_signed { self.i.movsx64_32 } else { self.i.mov32rr };
                s.emit(inst, &[Arg::Def(dst), Arg::Use(src)]);
            } else {
                s.alias(op.dst, op.args[0]);
            }
            return true;
        }
        // A deferred load extends the value like the cast.
        if from.is_int() && to.is_int() && from_bits == to_bits && from.is_signed() != to.is_signed() {
            let deferred = s.def(op.args[0]).filter(|_| s.is_pending(op.args[0]));
            if let Some((at, load)) = deferred.filter(|(_, def)| def.code == Opcode::Load) {
                let load = *load;
                s.take_pending(op.args[0]);
                self.narrow_access(s, at as u32, &Op { dst: op.dst, ty: to, ..load });
                s.consume(&load);
                return true;
            }
        }
        narrow_cast(s, op, from);
        true
    }

    /// Extending loads and truncating stores of 8 and 16 bits.
    pub(super) fn narrow_access(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        let bytes = op.ty.elem().bytes();
        if op.code == Opcode::Load {
            let inst = match op.ty.elem() {
                Elem::I8 => self.i.movsx32_m8,
                Elem::U8 => self.i.movzx32_m8,
                Elem::I16 => self.i.movsx32_m16,
                _ => self.i.movzx32_m16,
            };
            let mem = s.address(at);
            let dst = s.dst(op.dst);
            s.emit(inst, &[Arg::Def(dst), mem]);
            return true;
        }
        if let Some(bits) = s.const_of(op.stored()) {
            let mem = s.address(at);
            let (inst, imm) = if bytes == 1 {
                (self.i.mov8mi, i64::from(bits as i8))
            } else {
                (self.i.mov16mi, i64::from(bits as i16))
            };
            s.emit(inst, &[mem, Arg::Imm(imm)]);
            return true;
        }
        let inst = if bytes == 1 { self.i.mov8mr } else { self.i.mov16mr };
        narrow_store(s, at, op, |s, value, mem| s.emit(inst, &[mem, value]));
        true
    }

    pub(super) fn address_value(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        let mem = s.address(at);
        let dst = s.dst(op.dst);
        s.emit(self.i.lea, &[Arg::Def(dst), mem]);
        true
    }

    /// A sum whose operands are read later: by LEA, which leaves them, where ADD needs a copy.
    pub(super) fn add_apart(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let bits = op.ty.elem().bits();
        let [a, b, _] = op.args;
        if !op.ty.is_int() || bits < 32 || s.may_overwrite(a) || s.is_pending(a) || s.is_pending(b) {
            return false;
        }
        let (index, disp) = match s.const_of(b) {
            Some(number) if bits == 32 => (None, number as i32),
            Some(number) => match i32::try_from(number as i64) {
                Ok(number) => (None, number),
                Err(_) => return false,
            },
            None if s.may_overwrite(b) => return false,
            None => (Some(s.reg(b)), 0),
        };
        let base = ArgBase::Reg(s.reg(a));
        let dst = s.dst(op.dst);
        let inst = if bits == 64 { self.i.lea } else { self.i.lea32 };
        s.emit(inst, &[Arg::Def(dst), Arg::Mem { base, index, scale_log2: 0, disp }]);
        true
    }

    /// `any` and `all`: tests the sign bits of the lanes as an integer.
    pub(super) fn truth_of_mask(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let Some(mask) = op.source_ty() else { return false };
        let lanes = mask.count_on(s.target.vector_bits());
        if s.target.masks() == MaskForm::Bits {
            return self.truth_of_bits(s, op, lanes);
        }
        let bits = mask.elem().bits();
        let total = lanes * bits;
        let wide = total > 128;
        let inst: InstId = match (bits, wide) {
            (32, false) => self.i.movmskps128,
            (32, true) => self.i.movmskps256,
            (64, false) => self.i.movmskpd128,
            (64, true) => self.i.movmskpd256,
            (_, false) => self.i.movmskb128,
            (_, true) => self.i.movmskb256,
        };
        // One bit per lane; two for lanes of 16 bits.
        let n_bits = if bits == 16 { lanes * 2 } else { lanes };
        let full = if n_bits >= 32 { -1i64 } else { (1i64 << n_bits) - 1 };
        let v = s.reg(op.args[0]);
        let raw = s.temp(Type::U32);
        s.emit(inst, &[Arg::Def(raw), Arg::Use(v)]);
        let lane_bits = if total < 128 {
            // The bits above the lanes are undefined.
            let cut = s.temp(Type::U32);
            s.emit(self.i.and32ri, &[Arg::Def(cut), Arg::Use(raw), Arg::Imm(full)]);
            cut
        } else {
            raw
        };
        let (def, flags) = self.conditions.new_flags(s);
        let any = op.code == Opcode::Any;
        let expected = if any { 0 } else { full };
        let args = [Arg::Use(lane_bits), Arg::Imm(expected)];
        s.emit_with(self.i.cmp32ri, &args, Extra { fixed: &[def], ..Extra::default() });
        let dst = s.dst(op.dst);
        self.set(s, dst, flags, if any { NOT_EQUAL } else { EQUAL });
        true
    }

    /// The same for a mask register: the test sets "zero" if no bit is set, and "carry" if all are.
    fn truth_of_bits(&self, s: &mut Selector<'_>, op: &Op, lanes: u32) -> bool {
        let any = op.code == Opcode::Any;
        let v = s.reg(op.args[0]);
        let test = match lanes {
            8 => Some(self.i.kortest8),
            16 => Some(self.i.kortest16),
            32 => Some(self.i.kortest32),
            64 => Some(self.i.kortest64),
            _ => None,
        };
        let (def, flags) = self.conditions.new_flags(s);
        let extra = Extra { fixed: &[def], ..Extra::default() };
        let code = match test {
            Some(test) => {
                s.emit_with(test, &[Arg::Use(v), Arg::Use(v)], extra);
                if any { NOT_EQUAL } else { CARRY }
            }
            // Every test reads more bits than there are lanes.
            None => {
                let full = (1i64 << lanes) - 1;
                let raw = s.temp(Type::U32);
                s.emit(self.i.kmov8, &[Arg::Def(raw), Arg::Use(v)]);
                let cut = s.temp(Type::U32);
                s.emit(self.i.and32ri, &[Arg::Def(cut), Arg::Use(raw), Arg::Imm(full)]);
                let expected = if any { 0 } else { full };
                s.emit_with(self.i.cmp32ri, &[Arg::Use(cut), Arg::Imm(expected)], extra);
                if any { NOT_EQUAL } else { EQUAL }
            }
        };
        let dst = s.dst(op.dst);
        self.set(s, dst, flags, code);
        true
    }
}

/// Whether the instruction of the only operation that defines `v` writes a register of 32 bits, and so clears the upper half
/// of its 64 bits, if it was selected with that width: these are single instructions that always write their result.
fn clears_upper_half(s: &Selector<'_>, v: VReg) -> bool {
    let is_single = |op: &Op| {
        matches!(
            op.code,
            Opcode::Add
                | Opcode::Sub
                | Opcode::Mul
                | Opcode::And
                | Opcode::Or
                | Opcode::Xor
                | Opcode::Shl
                | Opcode::Shr
                | Opcode::Load
                | Opcode::Cmp
        )
    };
    !s.names_variable(v) && s.def(v).is_some_and(|(_, def)| is_single(def))
}
