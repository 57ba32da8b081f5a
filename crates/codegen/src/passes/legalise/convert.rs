//! Conversions between number types.
//!
//! In the IR, casts from floats to integers saturate. The expansions clamp the float, convert the value in range, and correct
//! the special cases: the upper bound, because the largest integer is not always a float, and NaN, which gives 0.

use super::Legaliser;
use crate::ops::is_narrow;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

impl Legaliser<'_> {
    pub(super) fn cast(&mut self, op: Op) {
        let Some(from) = op.source_ty() else { return self.fail(op, "it names no source type") };
        let (to, v) = (op.ty, op.args[0]);
        if from == to {
            return self.rename(to, op.dst, v);
        }
        let same_bits = to.elem().bits() == from.elem().bits();
        if from.is_mask() && self.has_mask_bits() {
            return self.push(op); // the same bits
        }
        if from.is_mask() {
            let (ints, v) = self.mask_to_ints(from, v);
            let wide = to.with_elem(unsigned(to.elem().bits()));
            let v = self.cast_to(wide, ints, v);
            return self.ints_to_mask(wide, op.dst, v);
        }
        match (from.is_float(), to.is_float()) {
            (false, false) if from == Type::BOOL || same_bits || is_narrow(from) || is_narrow(to) => self.push(op),
            (false, false) if to.is_scalar() => self.push(op),
            (false, false) => self.resize_lanes(op, from),
            (true, true) => self.by_halves(op),
            (false, true) => self.int_to_float(op, from),
            (true, false) => self.float_to_int(op, from),
        }
    }

    /// Converts integer lanes to another width, doubling or halving it in each step.
    fn resize_lanes(&mut self, op: Op, from: Type) {
        let to = op.ty;
        let (a, b) = (from.elem().bits(), to.elem().bits());
        if a * 2 < b || b * 2 < a {
            let bits = if a < b { a * 2 } else { a / 2 };
            let signed = from.elem().is_signed();
            let middle = from.with_elem(if signed { signed_elem(bits) } else { unsigned(bits) });
            let v = self.cast_to(middle, from, op.args[0]);
            return self.lower(Op::from_source(Opcode::Cast, to, middle, op.dst, v));
        }
        self.by_halves(op);
    }

    fn int_to_float(&mut self, op: Op, from: Type) {
        let (to, v) = (op.ty, op.args[0]);
        let (int_bits, float_bits) = (from.elem().bits(), to.elem().bits());
        if from == Type::BOOL || is_narrow(from) {
            let v = self.cast_to(Type::I32, from, v);
            return self.lower(Op::from_source(Opcode::Cast, to, Type::I32, op.dst, v));
        }
        if from.is_vector() && int_bits < 32 {
            let wide = from.with_elem(Elem::I32);
            let v = self.cast_to(wide, from, v);
            return self.lower(Op::from_source(Opcode::Cast, to, wide, op.dst, v));
        }
        if from.is_vector() && from.elem() == Elem::U32 && float_bits == 32 {
            return self.u32_lanes_to_f32(op, from);
        }
        if from.is_vector() && from.elem() == Elem::U32 {
            // Converts x - 2^31 as a signed number and adds 2^31 again; f64 holds both exactly.
            let ints = from.with_elem(Elem::I32);
            let raw = self.cast_to(ints, from, v);
            let moved = self.binary_const(Opcode::Xor, ints, raw, 1 << 31);
            let moved = self.source(Opcode::Cast, to, ints, moved);
            let back = self.float(to, 2147483648.0);
            return self.lower(Op::binary(Opcode::Add, to, op.dst, moved, back));
        }
        if from.is_vector() {
            return self.by_lanes(op);
        }
        match from.elem() {
            Elem::U32 => {
                let v = self.cast_to(Type::I64, from, v);
                self.lower(Op::from_source(Opcode::Cast, to, Type::I64, op.dst, v));
            }
            Elem::Index => {
                let v = self.cast_to(Type::I64, from, v);
                self.lower(Op::from_source(Opcode::Cast, to, Type::I64, op.dst, v));
            }
            Elem::U64 => self.u64_to_float(op),
            _ => self.fail(op, "the machine has no such conversion"),
        }
    }

    /// high * 2^16 + low: the product is exact, so only the sum rounds.
    pub(super) fn u32_lanes_to_f32(&mut self, op: Op, from: Type) {
        let ints = from.with_elem(Elem::I32);
        let high = self.binary_const(Opcode::Shr, from, op.args[0], 16);
        let low = self.binary_const(Opcode::And, from, op.args[0], 0xffff);
        let parts = [high, low].map(|v| {
            let v = self.cast_to(ints, from, v);
            self.source(Opcode::Cast, op.ty, ints, v)
        });
        let scale = u64::from(65536f32.to_bits());
        let high = self.binary_const(Opcode::Mul, op.ty, parts[0], scale);
        self.lower(Op::binary(Opcode::Add, op.ty, op.dst, high, parts[1]));
    }

    /// Halves numbers with the top bit set, with a sticky lowest bit so that rounding is correct, and doubles the result.
    fn u64_to_float(&mut self, op: Op) {
        let v = op.args[0];
        let raw = self.cast_to(Type::I64, Type::U64, v);
        let zero = self.constant(Type::I64, 0);
        let top = self.cmp(Cond::Lt, Type::I64, raw, zero);
        let half = self.binary_const(Opcode::Shr, Type::U64, v, 1);
        let low = self.binary_const(Opcode::And, Type::U64, v, 1);
        let sticky = self.binary(Opcode::Or, Type::U64, half, low);
        let small = self.choose(Type::U64, top, sticky, v);
        let small = self.cast_to(Type::I64, Type::U64, small);
        let result = self.temp(op.ty);
        self.lower(Op::from_source(Opcode::Cast, op.ty, Type::I64, result, small));
        self.when(top, kernelsmith_ir::OpFlags::NONE, |l| {
            l.lower(Op::binary(Opcode::Add, op.ty, result, result, result));
        });
        self.rename(op.ty, op.dst, result);
    }

    fn float_to_int(&mut self, op: Op, from: Type) {
        let to = op.ty;
        let (int, float_bits) = (to.elem(), from.elem().bits());
        let bits = int.bits();
        if !int.is_signed() && self.supports(&Op::from_source(Opcode::Convert, to, from, op.dst, op.args[0])) {
            // The conversion gives all ones for values that are too large; `max` makes NaN and negative values zero.
            let zero = self.float(from, 0.0);
            let v = self.binary(Opcode::Max, from, op.args[0], zero);
            return self.lower(Op::from_source(Opcode::Convert, to, from, op.dst, v));
        }
        if to.is_scalar() {
            return match int {
                Elem::U64 => self.float_to_u64(op, from),
                _ if bits < 32 => self.clamped(op, from, Type::I32),
                Elem::U32 => self.clamped(op, from, Type::I64),
                // f64 holds every 32-bit integer, so the bounds are exact.
                Elem::I32 if from == Type::F64 => self.clamped(op, from, Type::I32),
                _ => self.corrected(op, from),
            };
        }
        let same_width = to.with_elem(signed_elem(float_bits));
        if bits < float_bits {
            return self.clamped(op, from, same_width);
        }
        let native = Op::from_source(Opcode::Convert, same_width, from, op.dst, op.args[0]);
        if bits == float_bits && int.is_signed() && self.supports(&native) {
            return self.corrected(op, from);
        }
        let doubles = from.with_elem(Elem::F64);
        let fits = !self.is_wide(doubles);
        let native = Op::from_source(Opcode::Convert, to, doubles, op.dst, op.args[0]);
        if bits > float_bits && fits && self.supports(&native) {
            let v = self.cast_to(doubles, from, op.args[0]); // exact
            return self.lower(Op::from_source(Opcode::Cast, to, doubles, op.dst, v));
        }
        self.by_lanes(op);
    }

    /// For integer types whose bounds are floats: clamps the float, converts to `through`, truncates.
    fn clamped(&mut self, op: Op, from: Type, through: Type) {
        let int = op.ty.elem();
        let bits = int.bits();
        let (low, high) = match int.is_signed() {
            true => (-(2f64.powi(bits as i32 - 1)), 2f64.powi(bits as i32 - 1) - 1.0),
            false => (0.0, 2f64.powi(bits as i32) - 1.0),
        };
        let v = op.args[0];
        // For f32 the high bound of 32 bits rounds up to 2^32, which the 64-bit conversion still holds.
        let inexact = from.elem() == Elem::F32 && bits == 32;
        let (low, high) = (self.float(from, low), self.float(from, if inexact { high + 1.0 } else { high }));
        // `max` gives its second operand for a NaN, so a NaN becomes the low bound.
        let v = self.binary(Opcode::Max, from, v, low);
        let v = self.binary(Opcode::Min, from, v, high);
        let mut result = self.source(Opcode::Convert, through, from, v);
        if inexact {
            let max = self.constant(through, u64::from(u32::MAX));
            result = self.binary(Opcode::Min, through, result, max);
        }
        if int.is_signed() {
            let ordered = self.cmp(Cond::Eq, from, op.args[0], op.args[0]);
            let zero = self.constant(through, 0);
            let ordered = if through.is_vector() {
                self.cast_to(through.mask_type(), from.mask_type(), ordered)
            } else {
                ordered
            };
            result = self.choose(through, ordered, result, zero);
        }
        self.lower(Op::from_source(Opcode::Cast, op.ty, through, op.dst, result));
    }

    /// The native conversion to a signed integer, then a select for each of its three special cases.
    fn corrected(&mut self, op: Op, from: Type) {
        let (to, v) = (op.ty, op.args[0]);
        let bits = to.elem().bits() as i32;
        let limit = self.float(from, 2f64.powi(bits - 1));
        let bottom = self.float(from, -(2f64.powi(bits - 1)));
        let raw = if to.elem() == Elem::Index { Type::I64 } else { to };
        let mut result = self.source(Opcode::Convert, raw, from, v);
        let max = self.constant(raw, (1u64 << (bits - 1)) - 1);
        let min = self.constant(raw, 1u64 << (bits - 1));
        let zero = self.constant(raw, 0);
        let above = self.cmp(Cond::Ge, from, v, limit);
        result = self.choose(raw, above, max, result);
        let below = self.cmp(Cond::Lt, from, v, bottom);
        result = self.choose(raw, below, min, result);
        let ordered = self.cmp(Cond::Eq, from, v, v);
        result = self.choose(raw, ordered, result, zero);
        self.lower(Op::from_source(Opcode::Cast, to, raw, op.dst, result));
    }

    fn float_to_u64(&mut self, op: Op, from: Type) {
        let zero = self.float(from, 0.0);
        let v = self.binary(Opcode::Max, from, op.args[0], zero); // NaN and negatives: 0
        let half = self.float(from, 2f64.powi(63));
        let limit = self.float(from, 2f64.powi(64));
        let low = self.source(Opcode::Convert, Type::I64, from, v);
        let low = self.cast_to(Type::U64, Type::I64, low);
        let excess = self.binary(Opcode::Sub, from, v, half);
        let high = self.source(Opcode::Convert, Type::I64, from, excess);
        let high = self.cast_to(Type::U64, Type::I64, high);
        let high = self.binary_const(Opcode::Xor, Type::U64, high, 1 << 63);
        let is_high = self.cmp(Cond::Ge, from, v, half);
        let result = self.choose(Type::U64, is_high, high, low);
        let above = self.cmp(Cond::Ge, from, v, limit);
        let max = self.constant(Type::U64, u64::MAX);
        self.lower(Op::ternary(Opcode::Select, Type::U64, op.dst, above, max, result));
    }

    pub(super) fn float(&mut self, ty: Type, value: f64) -> VReg {
        let bits = if ty.elem() == Elem::F32 { u64::from((value as f32).to_bits()) } else { value.to_bits() };
        self.constant(ty, bits)
    }

    /// `convert` to widths for which the machine has no conversion.
    pub(super) fn convert(&mut self, op: Op) {
        let Some(from) = op.source_ty() else { return self.fail(op, "it names no source type") };
        let raw = if op.ty.is_vector() {
            return self.by_lanes(op);
        } else if is_narrow(op.ty) {
            Type::I32
        } else {
            Type::I64
        };
        if raw == op.ty {
            return self.fail(op, "the machine has no such conversion");
        }
        if op.ty == Type::U64 {
            return self.float_to_u64(op, from);
        }
        let v = self.source(Opcode::Convert, raw, from, op.args[0]);
        self.lower(Op::from_source(Opcode::Cast, op.ty, raw, op.dst, v));
    }

    pub(super) fn bitcast(&mut self, op: Op) {
        let Some(from) = op.source_ty() else { return self.fail(op, "it names no source type") };
        if from.is_vector() || (from.elem().bits() == op.ty.elem().bits() && from.is_float() == op.ty.is_float()) {
            return self.push(op); // the same register
        }
        if from.is_scalar() && is_narrow(from) {
            return self.push(op);
        }
        self.fail(op, "the machine cannot move such bits");
    }
}

/// The bits of a small number in an element type.
pub(super) fn number(ty: Type, n: i64) -> u64 {
    match ty.elem() {
        Elem::F32 => u64::from((n as f32).to_bits()),
        Elem::F64 => (n as f64).to_bits(),
        elem => elem.canonical(n as u64),
    }
}

fn unsigned(bits: u32) -> Elem {
    match bits {
        8 => Elem::U8,
        16 => Elem::U16,
        32 => Elem::U32,
        _ => Elem::U64,
    }
}

fn signed_elem(bits: u32) -> Elem {
    match bits {
        8 => Elem::I8,
        16 => Elem::I16,
        32 => Elem::I32,
        _ => Elem::I64,
    }
}
