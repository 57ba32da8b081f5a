//! Division of integer lanes, saturating conversions and dot products.
//!
//! The quotient of integers below 2^16 is the truncated quotient in `f32`, and below 2^32 in `f64`: the rounding error is
//! smaller than the distance of any fractional quotient from the next integer.

use super::Legaliser;
use super::integer::bounds;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, VReg};

impl Legaliser<'_> {
    /// The operation on both halves, concatenated, down to two lanes.
    fn halved(&mut self, op: Op) {
        let Some(half) = op.ty.half() else { return self.by_lanes(op) };
        let parts = [0, 1].map(|part| {
            let mut inner = op;
            inner.ty = half;
            for slot in inner.args.iter_mut().filter(|slot| slot.is_some()) {
                *slot = self.half_operand(*slot, part);
            }
            inner.dst = self.temp(half);
            self.lower(inner);
            inner.dst
        });
        self.lower(Op::binary(Opcode::Concat, op.ty, op.dst, parts[0], parts[1]));
    }

    /// `div` and `rem` of integer lanes of up to 32 bits.
    pub(super) fn divide_lanes(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let bits = ty.elem().bits();
        let floats = ty.with_elem(if bits == 32 { Elem::F64 } else { Elem::F32 });
        if self.is_wide(floats) {
            return self.halved(op);
        }
        let sides = [a, b].map(|v| self.source(Opcode::Cast, floats, ty, v));
        let quotient = self.binary(Opcode::Div, floats, sides[0], sides[1]);
        let words = ty.with_elem(Elem::I32);
        let mut result = if ty.elem() == Elem::U32 {
            // Truncates, subtracts 2^31 to get a signed number, converts, and adds 2^31 again.
            let truncated = self.unary(Opcode::Trunc, floats, quotient);
            let down = self.float(floats, 2147483648.0);
            let moved = self.binary(Opcode::Sub, floats, truncated, down);
            let moved = self.source(Opcode::Convert, words, floats, moved);
            self.binary_const(Opcode::Xor, words, moved, 1 << 31)
        } else {
            self.source(Opcode::Convert, words, floats, quotient)
        };
        result = self.cast_to(ty, words, result);
        let divisor = self.const_of(b);
        let minus_one = ty.elem().canonical(u64::MAX);
        if ty.elem() == Elem::I32 && divisor.is_none_or(|bits| bits == minus_one) {
            // MIN / -1 overflows 32 bits; it wraps to MIN.
            let ones = self.constant(ty, minus_one);
            let negates = self.cmp(Cond::Eq, ty, b, ones);
            let negated = self.unary(Opcode::Neg, ty, a);
            result = self.choose(ty, negates, negated, result);
        }
        if divisor.is_none_or(|bits| bits == 0) {
            let zero = self.constant(ty, 0);
            let by_zero = self.cmp(Cond::Eq, ty, b, zero);
            result = self.choose(ty, by_zero, zero, result);
        }
        if op.code == Opcode::Rem {
            let product = self.binary(Opcode::Mul, ty, result, b);
            return self.lower(Op::binary(Opcode::Sub, ty, op.dst, a, product));
        }
        self.rename(ty, op.dst, result);
    }

    /// `cast_sat`: clamps in the source type, only by bounds that the source can exceed, then converts.
    pub(super) fn cast_sat(&mut self, op: Op) {
        let Some(from) = op.source_ty() else { return self.fail(op, "it names no source type") };
        let (to, mut v) = (op.ty, op.args[0]);
        let signed = from.elem().is_signed();
        if from.is_vector() && signed && from.elem().bits() <= 32 && to.elem().bits() < from.elem().bits() {
            // Through every width in between: the machine's saturating conversions halve the lane width.
            let middle = from.with_elem(if from.elem().bits() == 32 { Elem::I16 } else { Elem::I8 });
            if to.elem().bits() < middle.elem().bits() {
                let half = self.source(Opcode::CastSat, middle, from, v);
                return self.lower(Op::from_source(Opcode::CastSat, to, middle, op.dst, half));
            }
            if to.half().is_some() && from.bits().is_some_and(|bits| bits > 128) {
                return self.by_halves(op);
            }
        }
        let number = |elem: Elem, bits: u64| if elem.is_signed() { i128::from(bits as i64) } else { i128::from(bits) };
        let ((from_min, from_max), (to_min, to_max)) = (bounds(from.elem()), bounds(to.elem()));
        if number(from.elem(), from_min) < number(to.elem(), to_min) {
            v = self.binary_const(Opcode::Max, from, v, to_min);
        }
        if number(from.elem(), from_max) > number(to.elem(), to_max) {
            v = self.binary_const(Opcode::Min, from, v, to_max);
        }
        self.lower(Op::from_source(Opcode::Cast, to, from, op.dst, v));
    }

    /// `dot`: of bytes as two `dot`s of 16-bit lanes; of 16-bit lanes without an instruction as products in the result's lanes.
    pub(super) fn dot(&mut self, op: Op) {
        let Some(source) = op.source_ty() else { return self.fail(op, "it names no source type") };
        let (ty, [acc, a, b]) = (op.ty, op.args);
        let operand_b = source.with_elem(source.elem().to_int(ty.is_signed()));
        if source.elem().bits() == 8 {
            let Some(half) = source.half() else { return self.fail(op, "it has no halves") };
            let words = half.with_elem(Elem::I16);
            let sums = ty.with_elem(Elem::I32);
            let sides = [(a, source), (b, operand_b)].map(|(v, ty)| {
                let own = words.with_elem(if ty.is_signed() { Elem::I16 } else { Elem::U16 });
                let raw = self.source(Opcode::Bitcast, own, ty, v);
                let above = self.binary_const(Opcode::Shl, own, raw, 8);
                [above, raw].map(|v| {
                    let v = self.binary_const(Opcode::Shr, own, v, 8);
                    self.cast_to(words, own, v)
                })
            });
            let mut sum = self.cast_to(sums, ty, acc);
            for (a, b) in sides[0].into_iter().zip(sides[1]) {
                let next = self.temp(sums);
                let mut inner = Op::from_source(Opcode::Dot, sums, words, next, sum);
                (inner.args[1], inner.args[2]) = (a, b);
                self.lower(inner);
                sum = next;
            }
            return self.lower(Op::from_source(Opcode::Cast, ty, sums, op.dst, sum));
        }
        let mut sum = acc;
        let lanes = [(a, source), (b, operand_b)].map(|(v, from)| {
            let own = ty.with_elem(if from.is_signed() { Elem::I32 } else { Elem::U32 });
            let raw = self.source(Opcode::Bitcast, own, from, v);
            let above = self.binary_const(Opcode::Shl, own, raw, 16);
            [above, raw].map(|v| -> VReg {
                let v = self.binary_const(Opcode::Shr, own, v, 16);
                self.cast_to(ty, own, v)
            })
        });
        for (a, b) in lanes[0].into_iter().zip(lanes[1]) {
            let product = self.binary(Opcode::Mul, ty, a, b);
            sum = self.binary(Opcode::Add, ty, sum, product);
        }
        self.rename(ty, op.dst, sum);
    }
}
