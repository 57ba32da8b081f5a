//! Scalars: integers of 8 and 16 bits are computed in 32 bits, pointers and indices as integers of the pointer width.

use super::Legaliser;
use crate::ops::{copy, is_narrow};
use kernelsmith_ir::{Cond, Elem, Op, OpFlags, Opcode, Type, VReg};

impl Legaliser<'_> {
    /// The type in which arithmetic on `ty` is done: for scalars, and for lanes that are held extended.
    pub(super) fn working_type(&self, ty: Type) -> Type {
        if !ty.is_scalar() && !self.has_slots() {
            return ty;
        }
        let is_short = self.target.pointer_bits() == 32;
        ty.with_elem(match ty.elem() {
            Elem::I8 | Elem::I16 => Elem::I32,
            Elem::U8 | Elem::U16 => Elem::U32,
            Elem::Index if is_short => Elem::I32,
            Elem::Ptr if is_short => Elem::U32,
            Elem::Index => Elem::I64,
            Elem::Ptr => Elem::U64,
            other => other,
        })
    }

    /// Whether operations on `ty` are done in another type.
    pub(super) fn has_working_type(&self, ty: Type) -> bool {
        self.working_type(ty) != ty
    }

    /// Whether this is a scalar or a lane type of 8 or 16 bits that is held extended.
    pub(super) fn is_extended(&self, ty: Type) -> bool {
        is_narrow(ty) || self.has_slots() && ty.is_vector() && ty.is_int() && ty.elem().bits() < 32
    }

    /// The same operation in the working type of its operands and result.
    pub(super) fn in_working_type(&mut self, op: Op) {
        let wide = self.working_type(op.ty);
        let mut inner = op;
        inner.ty = wide;
        let first = usize::from(op.code == Opcode::Select);
        if first == 1 && self.func.vregs[op.args[0].index()].is_mask() {
            inner.args[0] = self.cast_to(wide.mask_type(), op.ty.mask_type(), op.args[0]);
        }
        for slot in first..3 {
            if op.args[slot].is_some() {
                // Shift amounts count modulo the width of the narrow type.
                inner.args[slot] =
                    if slot == 1 && self.is_extended(op.ty) && matches!(op.code, Opcode::Shl | Opcode::Shr) {
                        self.narrow_amount(op.ty, wide, op.args[1])
                    } else {
                        self.cast_to(wide, op.ty, op.args[slot])
                    };
            }
        }
        inner.dst = self.temp(wide);
        self.lower(inner);
        self.lower(Op::from_source(Opcode::Cast, op.ty, wide, op.dst, inner.dst));
    }

    fn narrow_amount(&mut self, ty: Type, wide: Type, amount: VReg) -> VReg {
        let mask = u64::from(ty.elem().bits() - 1);
        match self.const_of(amount) {
            Some(n) => self.constant(wide, n & mask),
            None => {
                let n = self.cast_to(wide, ty, amount);
                self.binary_const(Opcode::And, wide, n, mask)
            }
        }
    }

    pub(super) fn scalar_arithmetic(&mut self, op: Op) {
        if self.has_working_type(op.ty) {
            return self.in_working_type(op);
        }
        if op.ty == Type::BOOL {
            return self.push(op);
        }
        self.fail(op, "the machine has no such instruction");
    }

    /// `not`, `neg`, `abs`, `min`, `max` in terms of other operations.
    pub(super) fn simple(&mut self, op: Op) {
        let (ty, a, b) = (op.ty, op.args[0], op.args[1]);
        if self.has_working_type(ty) && op.code != Opcode::Not {
            return self.in_working_type(op);
        }
        match op.code {
            Opcode::Not => {
                let ones = self.constant(ty, if ty == Type::BOOL || ty.is_mask() { 1 } else { u64::MAX });
                self.lower(Op::binary(Opcode::Xor, ty, op.dst, a, ones));
            }
            Opcode::Neg if ty.is_float() => self.sign_bit(op, Opcode::Xor),
            Opcode::Abs if ty.is_float() => self.sign_bit(op, Opcode::And),
            Opcode::Neg => {
                let zero = self.constant(ty, 0);
                self.lower(Op::binary(Opcode::Sub, ty, op.dst, zero, a));
            }
            Opcode::Abs if !ty.is_signed() => self.rename(ty, op.dst, a),
            Opcode::Abs => {
                let zero = self.constant(ty, 0);
                let negated = self.binary(Opcode::Sub, ty, zero, a);
                let less = self.cmp(Cond::Lt, ty, a, zero);
                self.lower(Op::ternary(Opcode::Select, ty, op.dst, less, negated, a));
            }
            _ => {
                let cond = if op.code == Opcode::Min { Cond::Lt } else { Cond::Gt };
                let first = self.cmp(cond, ty, a, b);
                self.lower(Op::ternary(Opcode::Select, ty, op.dst, first, a, b));
            }
        }
    }

    /// Flips (xor) or clears (and) the sign bits of floats, as integers.
    fn sign_bit(&mut self, op: Op, code: Opcode) {
        let bits = op.ty.elem().bits();
        let ints = op.ty.with_elem(op.ty.elem().to_int(false));
        let sign = 1u64 << (bits - 1);
        let mask = if code == Opcode::Xor { sign } else { sign - 1 };
        let raw = self.source(Opcode::Bitcast, ints, op.ty, op.args[0]);
        let raw = self.binary_const(code, ints, raw, mask);
        self.lower(Op::from_source(Opcode::Bitcast, op.ty, ints, op.dst, raw));
    }

    /// `select`: a scalar condition becomes a branch; a mask selects by lanes.
    pub(super) fn select(&mut self, op: Op) {
        let [cond, a, b] = op.args;
        let by_lanes = self.func.vregs[cond.index()].is_mask();
        if by_lanes {
            return self.select_lanes(op);
        }
        let narrow = is_narrow(op.ty) && op.ty != Type::BOOL;
        if narrow || matches!(op.ty.elem(), Elem::Index | Elem::Ptr) && op.ty.is_scalar() {
            return self.in_working_type(op);
        }
        if op.ty == Type::BOOL {
            // (cond & a) | (!cond & b)
            let x = self.binary(Opcode::And, Type::BOOL, cond, a);
            let inverse = self.unary(Opcode::Not, Type::BOOL, cond);
            let y = self.binary(Opcode::And, Type::BOOL, inverse, b);
            return self.push(Op::binary(Opcode::Or, Type::BOOL, op.dst, x, y));
        }
        // The result may be one of the operands, so the branch defines a new register.
        let chosen = self.temp(op.ty);
        self.push(copy(op.ty, chosen, b));
        self.when(cond, OpFlags::NONE, |l| l.push(copy(op.ty, chosen, a)));
        self.rename(op.ty, op.dst, chosen);
    }
}
