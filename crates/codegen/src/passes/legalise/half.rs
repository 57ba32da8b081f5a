//! Floats of 16 bits on machines that only convert them: registers hold their bits as `u16`, and arithmetic is done in `f32`
//! and rounded.
//!
//! For + - * / and the square root, rounding twice equals rounding once, because `f32` has more than twice the digits. `fma`
//! of `f16` is computed in `f64`. A wider number is converted through an `f32` that is rounded to odd, so that the second
//! rounding is correct.

use super::{Fact, Legaliser};
use crate::op_table::{self, CodeProps};
use kernelsmith_ir::{Cond, Elem, Op, Opcode, SourceRule, Type, VReg};

/// The type of registers that hold `ty`: `u16` for half floats.
pub(super) fn soft(ty: Type) -> Type {
    if ty.elem().is_half() { ty.with_elem(Elem::U16) } else { ty }
}

/// Whether the type or source type of the operation is a half float.
pub(super) fn has_half_type(op: &Op) -> bool {
    let has_source = op.code.info().source != SourceRule::None;
    op.ty.elem().is_half() || (has_source && op.source_ty().is_some_and(|source| source.elem().is_half()))
}

impl Legaliser<'_> {
    /// Changes half-float types of registers, results and symbols to integers.
    pub(super) fn soften_types(&mut self) {
        if !self.has_half {
            return;
        }
        for ty in self.func.vregs.iter_mut().chain(&mut self.func.results) {
            *ty = soft(*ty);
        }
        for symbol in &mut self.func.symbols {
            for ty in symbol.params.iter_mut().chain(&mut symbol.results) {
                *ty = soft(*ty);
            }
        }
    }

    /// An operation on half floats.
    pub(super) fn half_float(&mut self, op: Op) {
        use Opcode as O;
        let ty = op.ty;
        match op.code {
            _ if op_table::has(op.code, CodeProps::BITS) => self.as_bits(op),
            _ if op.mask.is_some() => self.masked(op),
            O::Bitcast => {
                let from = op.source_ty().map_or(ty, soft);
                if from == soft(ty) {
                    return self.lower(super::copy(from, op.dst, op.args[0]));
                }
                self.lower(Op::from_source(O::Bitcast, soft(ty), from, op.dst, op.args[0]));
            }
            _ if op.code.reduces_by().is_some() && self.has_wide_operand(&op) => self.split(op),
            _ if op.code.reduces_by().is_some() => self.reduce(op),
            O::ScanAdd => self.movement(op),
            O::Neg | O::Abs => {
                let (code, mask) = if op.code == O::Neg { (O::Xor, 0x8000) } else { (O::And, 0x7fff) };
                let mask = self.constant(soft(ty), mask);
                self.lower(Op::binary(code, soft(ty), op.dst, op.args[0], mask));
            }
            O::Min | O::Max => {
                let cond = if op.code == O::Min { Cond::Lt } else { Cond::Gt };
                let first = self.cmp(cond, ty, op.args[0], op.args[1]);
                self.lower(Op::ternary(O::Select, soft(ty), op.dst, first, op.args[0], op.args[1]));
            }
            O::Cmp => {
                let wide = ty.with_elem(Elem::F32);
                let [a, b] = [op.args[0], op.args[1]].map(|v| self.widen_half(ty, v));
                if ty.is_scalar() {
                    return self.lower(Op::compare(op.cond(), wide, op.dst, a, b));
                }
                let mask = self.cmp(op.cond(), wide, a, b);
                self.lower(Op::from_source(O::Cast, ty.mask_type(), wide.mask_type(), op.dst, mask));
            }
            O::Iota => {
                let numbers = self.temp(soft(ty));
                let mut inner = Op::new(O::Iota, soft(ty));
                inner.dst = numbers;
                self.lower(inner);
                self.lower(Op::from_source(O::Cast, ty, soft(ty), op.dst, numbers));
            }
            O::Cast | O::Convert => self.convert_half(op),
            O::Dot => self.half_dot(op),
            _ => self.in_float(op),
        }
    }

    /// The same operation on the bits.
    fn as_bits(&mut self, op: Op) {
        let mut inner = op;
        inner.ty = soft(op.ty);
        if op.code.info().source != SourceRule::None
            && let Some(source) = op.source_ty()
        {
            inner.aux = u32::from(soft(source).code());
        }
        self.lower(inner);
    }

    /// Arithmetic in `f32`; `fma` of `f16` in `f64`, or in `f32` with a sum that is rounded to odd.
    fn in_float(&mut self, op: Op) {
        let exact = op.code == Opcode::Fma && op.ty.elem() == Elem::F16;
        let wide = op.ty.with_elem(if exact && !self.has_slots() { Elem::F64 } else { Elem::F32 });
        let mut inner = op;
        inner.ty = wide;
        for slot in inner.args.iter_mut().filter(|slot| slot.is_some()) {
            let single = self.widen_half(op.ty, *slot);
            *slot = self.cast_to(wide, op.ty.with_elem(Elem::F32), single);
        }
        inner.dst = self.temp(wide);
        if exact && self.has_slots() {
            // Products are exact, and no sum is below the smallest normal number.
            let product = self.binary(Opcode::Mul, wide, inner.args[0], inner.args[1]);
            let sum = self.sum_to_odd(wide, product, inner.args[2]);
            return self.lower(Op::from_source(Opcode::Cast, op.ty, wide, op.dst, sum));
        }
        if exact && !self.target.is_native(&Op::new(Opcode::Fma, Type::F64)) {
            // The product is exact.
            let product = self.binary(Opcode::Mul, wide, inner.args[0], inner.args[1]);
            inner = Op::binary(Opcode::Add, wide, inner.dst, product, inner.args[2]);
        }
        self.lower(inner);
        self.lower(Op::from_source(Opcode::Cast, op.ty, wide, op.dst, inner.dst));
    }

    /// `dot` of `bf16`: as `f32`, even lanes are shifted left by 16, and odd lanes have their low 16 bits cleared.
    fn half_dot(&mut self, op: Op) {
        let Some(source) = op.source_ty() else { return self.fail(op, "it names no source type") };
        if self.has_wide_operand(&op) {
            return self.split(op);
        }
        let (ty, [acc, a, b]) = (op.ty, op.args);
        let mut native = op;
        for slot in &mut native.args[1..] {
            *slot = self.half_temp(source);
        }
        if self.supports(&native) {
            for (typed, v) in native.args[1..].iter().zip([a, b]) {
                // A bitcast directly from the original vector, so that patterns match it.
                let v = if let Fact::Bits(of) = self.fact(v) { of } else { v };
                let from = self.func.vregs[v.index()];
                self.push(Op::from_source(Opcode::Bitcast, source, from, *typed, v));
            }
            return self.push(native);
        }
        let words = ty.with_elem(Elem::U32);
        let parts = [a, b].map(|v| {
            let raw = self.source(Opcode::Bitcast, words, soft(source), v);
            let even = self.binary_const(Opcode::Shl, words, raw, 16);
            let odd = self.binary_const(Opcode::And, words, raw, 0xffff_0000);
            [even, odd].map(|bits| self.source(Opcode::Bitcast, ty, words, bits))
        });
        // Products are exact, so a separate addition rounds as often as `fma` does.
        let fuses = self.target.is_native(&Op::new(Opcode::Fma, ty));
        let mut sum = acc;
        for (a, b) in parts[0].into_iter().zip(parts[1]) {
            let next = self.temp(ty);
            if fuses {
                self.lower(Op::ternary(Opcode::Fma, ty, next, a, b, sum));
            } else {
                let product = self.binary(Opcode::Mul, ty, a, b);
                self.lower(Op::binary(Opcode::Add, ty, next, product, sum));
            }
            sum = next;
        }
        self.rename(ty, op.dst, sum);
    }

    /// A register of half-float type, which only conversions and `dot` use.
    fn half_temp(&mut self, ty: Type) -> VReg {
        self.columns.consts.push(None);
        self.func.new_vreg(ty)
    }

    /// The half floats as `f32`.
    fn widen_half(&mut self, ty: Type, v: VReg) -> VReg {
        self.source(Opcode::Cast, ty.with_elem(Elem::F32), ty, v)
    }

    fn convert_half(&mut self, op: Op) {
        let Some(from) = op.source_ty() else { return self.fail(op, "it names no source type") };
        let (to, v) = (op.ty, op.args[0]);
        if from == to {
            return self.lower(super::copy(soft(to), op.dst, v));
        }
        if self.has_wide_operand(&op) {
            return self.split(op);
        }
        let single = |ty: Type| ty.with_elem(Elem::F32);
        if from.elem().is_half() && to.elem() == Elem::F32 {
            return self.half_to_single(op, from);
        }
        if from.elem().is_half() {
            let wide = self.widen_half(from, v);
            return self.lower(Op::from_source(op.code, to, single(from), op.dst, wide));
        }
        match from.elem() {
            Elem::F32 => self.single_to_half(op),
            Elem::F64 => {
                let odd = self.round_to_odd(from, v);
                self.lower(Op::from_source(Opcode::Cast, to, single(from), op.dst, odd));
            }
            // Rounding to `f32` first is harmless: from 2^24 on an `f16` is infinite, and integers of 16 bits fit `f32` exactly.
            elem if to.elem() == Elem::F16 || elem.bits() <= 16 => {
                let wide = self.source(Opcode::Cast, single(to), from, v);
                self.lower(Op::from_source(Opcode::Cast, to, single(to), op.dst, wide));
            }
            elem => {
                let (wide, v) = match elem.bits() {
                    64 => (Elem::F64, self.sticky(from, v, 16, 33)),
                    _ if self.has_slots() => (Elem::F32, self.sticky(from, v, 8, 24)),
                    _ => (Elem::F64, v),
                };
                let wide = to.with_elem(wide);
                let exact = self.source(Opcode::Cast, wide, from, v);
                self.lower(Op::from_source(Opcode::Cast, to, wide, op.dst, exact));
            }
        }
    }

    /// An integer that fits a wider float exactly: from `2^limit` on, one sticky bit replaces its `n_low` low bits.
    fn sticky(&mut self, ty: Type, v: VReg, n_low: u32, limit: u32) -> VReg {
        let low_mask = (1u64 << n_low) - 1;
        let low = self.binary_const(Opcode::And, ty, v, low_mask);
        // If any low bit is set, the sum carries into the bit above them.
        let carry = self.binary_const(Opcode::Add, ty, low, low_mask);
        let both = self.binary(Opcode::Or, ty, v, carry);
        let truncated = self.binary_const(Opcode::And, ty, both, !low_mask);
        let size = self.unary(Opcode::Abs, ty, v);
        let unsigned = ty.with_elem(ty.elem().to_int(false));
        let size = self.cast_to(unsigned, ty, size);
        let limit = self.constant(unsigned, 1 << limit);
        let is_long = self.cmp(Cond::Ge, unsigned, size, limit);
        self.choose(ty, is_long, truncated, v)
    }

    /// An `f64` as an `f32`, rounded to odd: towards zero, with the last bit set if the result is inexact.
    fn round_to_odd(&mut self, from: Type, v: VReg) -> VReg {
        let (single, bits) = (from.with_elem(Elem::F32), from.with_elem(Elem::U32));
        let near = self.source(Opcode::Cast, single, from, v);
        let back = self.source(Opcode::Cast, from, single, near);
        let inexact = self.cmp(Cond::One, from, back, v);
        let sizes = [back, v].map(|v| self.unary(Opcode::Abs, from, v));
        let above = self.cmp(Cond::Gt, from, sizes[0], sizes[1]);
        let [inexact, above] = [inexact, above].map(|mask| match from.is_vector() {
            true => self.source(Opcode::Cast, single.mask_type(), from.mask_type(), mask),
            false => mask,
        });
        let raw = self.source(Opcode::Bitcast, bits, single, near);
        let less = self.binary_const(Opcode::Add, bits, raw, u64::from(u32::MAX));
        let toward_zero = self.choose(bits, above, less, raw);
        let odd = self.binary_const(Opcode::Or, bits, toward_zero, 1);
        let result = self.choose(bits, inexact, odd, raw);
        self.source(Opcode::Bitcast, single, bits, result)
    }

    fn half_to_single(&mut self, op: Op, from: Type) {
        let (to, v) = (op.ty, op.args[0]);
        if from.elem() == Elem::Bf16 {
            let words = to.with_elem(Elem::U32);
            let wide = self.source(Opcode::Cast, words, soft(from), v);
            let bits = self.binary_const(Opcode::Shl, words, wide, 16);
            return self.lower(Op::from_source(Opcode::Bitcast, to, words, op.dst, bits));
        }
        if from.is_scalar() {
            let (halves, singles) = (Type::fixed(Elem::F16, 4), Type::fixed(Elem::F32, 4));
            let splat = self.unary(Opcode::Splat, soft(halves), v);
            let wide = self.source(Opcode::Cast, singles, halves, splat);
            return self.lower(Op::from_source(Opcode::Extract, to, singles, op.dst, wide));
        }
        let half = self.half_temp(from);
        let cast = Op::from_source(Opcode::Cast, to, from, op.dst, half);
        if !self.supports(&cast) {
            return self.half_bits_to_single(op, from);
        }
        self.push(Op::from_source(Opcode::Bitcast, from, soft(from), half, v));
        self.push(cast);
    }

    /// Shifts exponent and fraction to their positions in an `f32`, then multiplies by the difference of the biases: exact, also
    /// for subnormal numbers.
    fn half_bits_to_single(&mut self, op: Op, from: Type) {
        let to = op.ty;
        let words = to.with_elem(Elem::U32);
        let wide = self.source(Opcode::Cast, words, soft(from), op.args[0]);
        let size = self.binary_const(Opcode::And, words, wide, 0x7fff);
        let sign = self.binary(Opcode::Xor, words, wide, size);
        let sign = self.binary_const(Opcode::Shl, words, sign, 16);
        let moved = self.binary_const(Opcode::Shl, words, size, 13);
        let number = self.source(Opcode::Bitcast, to, words, moved);
        let scale = self.float(to, 2f64.powi(127 - 15));
        let number = self.binary(Opcode::Mul, to, number, scale);
        let number = self.source(Opcode::Bitcast, words, to, number);
        // Infinities get the largest exponent; NaNs become quiet.
        let infinite = self.binary_const(Opcode::Or, words, moved, 0x7f80_0000);
        let quiet = self.binary_const(Opcode::Or, words, moved, 0x7fc0_0000);
        let limit = self.constant(words, 0x7c00);
        let is_infinite = self.cmp(Cond::Eq, words, size, limit);
        let is_nan = self.cmp(Cond::Gt, words, size, limit);
        let number = self.choose(words, is_infinite, infinite, number);
        let number = self.choose(words, is_nan, quiet, number);
        let bits = self.binary(Opcode::Or, words, number, sign);
        self.lower(Op::from_source(Opcode::Bitcast, to, words, op.dst, bits));
    }

    fn single_to_half(&mut self, op: Op) {
        let (to, v) = (op.ty, op.args[0]);
        let single = to.with_elem(Elem::F32);
        if to.elem() == Elem::Bf16 {
            // Rounds to nearest even: adds half a unit in the last place, minus one if the last kept bit is even.
            let words = to.with_elem(Elem::U32);
            let bits = self.source(Opcode::Bitcast, words, single, v);
            let last = self.binary_const(Opcode::Shr, words, bits, 16);
            let last = self.binary_const(Opcode::And, words, last, 1);
            let half = self.binary_const(Opcode::Add, words, last, 0x7fff);
            let rounded = self.binary(Opcode::Add, words, bits, half);
            let quiet = self.binary_const(Opcode::Or, words, bits, 0x0040_0000);
            let is_nan = self.cmp(Cond::Uno, single, v, v);
            let result = self.choose(words, is_nan, quiet, rounded);
            let result = self.binary_const(Opcode::Shr, words, result, 16);
            return self.lower(Op::from_source(Opcode::Cast, soft(to), words, op.dst, result));
        }
        if to.is_scalar() {
            let (halves, singles) = (Type::fixed(Elem::F16, 4), Type::fixed(Elem::F32, 4));
            let splat = self.unary(Opcode::Splat, singles, v);
            let narrow = self.source(Opcode::Cast, halves, singles, splat);
            return self.lower(Op::from_source(Opcode::Extract, soft(to), soft(halves), op.dst, narrow));
        }
        let half = self.half_temp(to);
        let cast = Op::from_source(Opcode::Cast, to, single, half, v);
        if !self.supports(&cast) {
            return self.single_bits_to_half(op);
        }
        self.push(cast);
        self.push(Op::from_source(Opcode::Bitcast, soft(to), to, op.dst, half));
    }

    /// Rounds normal numbers as integers, and subnormal ones by adding a number with the same unit in the last place.
    fn single_bits_to_half(&mut self, op: Op) {
        let single = op.ty.with_elem(Elem::F32);
        let words = op.ty.with_elem(Elem::U32);
        let bits = self.source(Opcode::Bitcast, words, single, op.args[0]);
        let size = self.binary_const(Opcode::And, words, bits, 0x7fff_ffff);
        let sign = self.binary(Opcode::Xor, words, bits, size);
        let sign = self.binary_const(Opcode::Shr, words, sign, 16);
        // Rounds to nearest even, and adds the difference of the biases.
        let last = self.binary_const(Opcode::Shr, words, size, 13);
        let last = self.binary_const(Opcode::And, words, last, 1);
        let normal = self.binary_const(Opcode::Add, words, size, u64::from((15u32.wrapping_sub(127) << 23) + 0xfff));
        let normal = self.binary(Opcode::Add, words, normal, last);
        let normal = self.binary_const(Opcode::Shr, words, normal, 13);
        let magic = u64::from(127u32 - 15 + 23 - 10 + 1) << 23;
        let small = self.source(Opcode::Bitcast, single, words, size);
        let unit = self.constant(single, magic);
        let small = self.binary(Opcode::Add, single, small, unit);
        let small = self.source(Opcode::Bitcast, words, single, small);
        let small = self.binary_const(Opcode::Sub, words, small, magic);
        let payload = self.binary_const(Opcode::Shr, words, size, 13);
        let payload = self.binary_const(Opcode::And, words, payload, 0x3ff);
        let nan = self.binary_const(Opcode::Or, words, payload, 0x7e00);
        let infinity = self.constant(words, 0x7c00);
        let [min_normal, overflow, infinite] = [113 << 23, 143 << 23, 255 << 23].map(|n| self.constant(words, n));
        let is_small = self.cmp(Cond::Lt, words, size, min_normal);
        let is_large = self.cmp(Cond::Ge, words, size, overflow);
        let is_nan = self.cmp(Cond::Gt, words, size, infinite);
        let result = self.choose(words, is_small, small, normal);
        let result = self.choose(words, is_large, infinity, result);
        let result = self.choose(words, is_nan, nan, result);
        let result = self.binary(Opcode::Or, words, result, sign);
        self.lower(Op::from_source(Opcode::Cast, soft(op.ty), words, op.dst, result));
    }
}
