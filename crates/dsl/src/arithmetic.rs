//! Arithmetic and assignments, with the facts about their results.
//!
//! In: registers of one type. Out: recorded operations; in the remainder of a loop over data, assignments under the mask
//! of the active lanes.
//! Invariant: a value that is compared is required to be exact before a fact determines which operand the result is.
//! Not here: polynomials (see `facts`), operators on handles (see `operators`).

use crate::contract::Exactness;
use crate::error::BuildErrorKind;
use crate::facts::{FactId, fits_narrow_index};
use crate::ranges::{End, Poly};
use crate::recorder::State;
use kernelsmith_exec::Rounding;
use kernelsmith_ir::{Op, OpFlags, Opcode, Pass, Type, VReg};

/// The greatest power of two by which a shift divides an index on every machine.
const MAX_INDEX_DIVISOR: u64 = 1 << 31;

impl State {
    /// Records an operation on two scalars or two vectors, and the known range of its result.
    pub(crate) fn arithmetic(&mut self, code: Opcode, a: VReg, b: VReg) -> VReg {
        let ty = self.ty(a);
        if ty.is_vector() && !self.same_lanes(code.keyword(), a, b) {
            return self.new_reg(ty);
        }
        self.check_shift(code, ty, b);
        let neutral = match code {
            Opcode::Add | Opcode::Sub => Some(0),
            Opcode::Mul => Some(1),
            _ => None,
        };
        // Generators often compute positions from loop counters, so adding zero or multiplying by one is frequent.
        if ty == Type::INDEX && neutral.is_some() && self.known_constant(b) == neutral {
            self.check_use(code.keyword(), a);
            return self.snapshot(a);
        }
        let (code, b) = self.cheaper_division(code, ty, a, b);
        let dst = self.binary(code, ty, a, b);
        self.flag_last(code);
        if ty.is_int() && ty.is_scalar() {
            self.note_arithmetic(code, ty, dst, a, b);
        }
        dst
    }

    /// A division of a value that is not negative by a power of two is a shift, and its remainder is a mask.
    fn cheaper_division(&mut self, code: Opcode, ty: Type, a: VReg, b: VReg) -> (Opcode, VReg) {
        if !matches!(code, Opcode::Div | Opcode::Rem) || !ty.is_int() || !ty.is_scalar() {
            return (code, b);
        }
        let divisor = self.known_constant(b).and_then(|divisor| u64::try_from(divisor).ok());
        // Shift amounts count modulo the width, and indices have 32 bits on some machines.
        let is_small = |divisor: u64| ty != Type::INDEX || divisor <= MAX_INDEX_DIVISOR;
        let is_natural = self.facts.is_natural(ty, self.fact_id(a));
        match divisor.filter(|&divisor| divisor.is_power_of_two() && is_small(divisor) && is_natural) {
            Some(divisor) if code == Opcode::Div => (Opcode::Shr, self.constant(ty, divisor.trailing_zeros().into())),
            Some(divisor) => (Opcode::And, self.constant(ty, divisor - 1)),
            None => (code, b),
        }
    }

    fn note_arithmetic(&mut self, code: Opcode, ty: Type, dst: VReg, a: VReg, b: VReg) {
        let (x, y) = (self.fact_id(a), self.fact_id(b));
        let is_extremum = matches!(code, Opcode::Min | Opcode::Max);
        let fact = match (self.facts.get(x), self.facts.get(y)) {
            (Some(x), Some(y)) if is_extremum => {
                let (x, y) = (x.clone(), y.clone());
                // The operands are compared, so they must equal their mathematical values; facts about other types
                // guarantee that.
                let exact = if ty == Type::INDEX { self.require_both(&x, &y) } else { Exactness::Always };
                let end = if code == Opcode::Min { End::Low } else { End::High };
                exact.is_exact().then(|| self.facts.ranges.extremum(end, &x, &y).wide_unless(exact.is_always()))
            }
            _ if matches!(code, Opcode::Div | Opcode::Shr) => self.quotient_fact(code, ty, x, y),
            _ => self.facts.arithmetic(code, ty, x, y),
        };
        self.set_fact(dst, fact);
    }

    fn quotient_fact(&mut self, code: Opcode, ty: Type, dividend: FactId, divisor: FactId) -> Option<Poly> {
        let (divisor, rounding) = match (code, self.facts.constant(divisor)?) {
            (Opcode::Div, divisor @ 1..) => (divisor, Rounding::TowardsZero),
            (Opcode::Shr, amount @ 0..=62) => (1i64 << amount, Rounding::Down),
            _ => return None,
        };
        if code == Opcode::Shr && ty == Type::INDEX && divisor as u64 > MAX_INDEX_DIVISOR {
            return None;
        }
        let dividend = self.facts.get(dividend)?.clone();
        // The machine divides the value that it has, so that must be the mathematical one. Facts about other types
        // guarantee that.
        let exact = if ty == Type::INDEX { self.require_exact(&dividend) } else { Exactness::Always };
        let is_always = exact.is_always() && (ty != Type::INDEX || code == Opcode::Shr || fits_narrow_index(divisor));
        exact.is_exact().then(|| self.facts.ranges.quotient(&dividend, divisor, rounding).wide_unless(is_always))
    }

    /// Freezes a variable: it cannot be set any more.
    pub(crate) fn freeze(&mut self, var: VReg) {
        self.check_use("into_value", var);
        self.ops.reg_mut(var).is_var = false;
    }

    /// Records a mistake if the variable cannot be set here.
    fn check_set(&mut self, operation: &'static str, var: VReg) {
        self.check_use(operation, var);
        if !self.is_var(var) {
            self.error(operation, BuildErrorKind::Frozen { ty: self.ty(var) });
        }
    }

    /// Records `var = value` in the active lanes.
    pub(crate) fn assign(&mut self, var: VReg, value: VReg) {
        self.check_set("set", var);
        self.check_use("set", value);
        if self.same_lanes("set", var, value) {
            let mask = self.mask_for_var(var);
            self.append(|builder| {
                builder.assign(var, value);
                mask.into_iter().for_each(|mask| builder.mask_last(mask, Pass::Reg(var)));
            });
        }
    }

    /// Records `var = var op value` in the active lanes.
    pub(crate) fn arithmetic_assign(&mut self, code: Opcode, var: VReg, value: VReg) {
        let ty = self.ty(var);
        self.check_set(code.keyword(), var);
        self.check_use(code.keyword(), value);
        self.check_shift(code, ty, value);
        if !ty.is_vector() || self.same_lanes(code.keyword(), var, value) {
            self.update(var, Op::binary(code, ty, var, var, value));
            self.flag_last(code);
        }
    }

    /// Records `var = a * b + var` in the active lanes, with a single rounding.
    pub(crate) fn product_assign(&mut self, var: VReg, a: VReg, b: VReg) {
        self.check_set("fma", var);
        self.check_use("fma", a);
        self.check_use("fma", b);
        if self.same_lanes("fma", var, a) && self.same_lanes("fma", var, b) {
            self.update(var, Op::ternary(Opcode::Fma, self.ty(var), var, a, b, var));
        }
    }

    /// Records an operation that reads and writes a variable.
    fn update(&mut self, var: VReg, op: Op) {
        let op = match self.mask_for_var(var) {
            Some(mask) => op.with_mask(mask, Pass::Reg(var)),
            None => op,
        };
        self.append(|builder| {
            builder.push(op);
        });
    }

    /// In the remainder, the mask of an assignment to a vector variable that was created before the body, so that
    /// inactive lanes keep their values.
    fn mask_for_var(&mut self, var: VReg) -> Option<VReg> {
        let (ty, block) = (self.ty(var), self.ops.reg(var).block);
        let frame = self.vector_loop?;
        let is_older = ty.is_vector() && block < frame.block && ty.lanes() == frame.lanes;
        if is_older { self.active_mask(ty) } else { None }
    }

    /// Sets the flags of float arithmetic on the last operation, as far as it permits them.
    pub(crate) fn flag_last(&mut self, code: Opcode) {
        if let (false, Some(op)) = (self.float_flags.is_empty(), self.ops.last_mut()) {
            let allowed = code.info().flags;
            let each = [OpFlags::CONTRACT, OpFlags::REASSOCIATE];
            let flags =
                each.into_iter().filter(|&flag| op.ty.is_float() && self.float_flags.has(flag) && allowed.has(flag));
            op.flags = flags.fold(op.flags, OpFlags::or);
        }
    }

    fn check_shift(&mut self, code: Opcode, ty: Type, amount: VReg) {
        if !matches!(code, Opcode::Shl | Opcode::Shr) {
            return;
        }
        if let Some(amount) = self.known_constant(amount) {
            let bits = ty.elem().bits();
            if amount < 0 || amount >= i64::from(bits) {
                self.error(code.keyword(), BuildErrorKind::ShiftAmount { amount, bits });
            }
        }
    }
}
