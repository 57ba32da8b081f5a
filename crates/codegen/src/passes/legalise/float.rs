//! IEEE 754 minimum and maximum, rounding to integers, and estimates on machines without instructions for them.
//!
//! The machine's minimum returns its second operand if the two are equal or unordered. Computed in both operand orders, it
//! then returns each operand once, and combining the bits of both results gives the IEEE result: `or` keeps the sign of -0
//! and the exponent of a NaN.

use super::Legaliser;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

impl Legaliser<'_> {
    /// `minimum`, `maximum`, `minimum_number`, `maximum_number`.
    pub(super) fn ieee_extreme(&mut self, op: Op) {
        let ty = op.ty;
        if ty.is_scalar() {
            // In a vector a bitcast costs nothing.
            let vector = Type::fixed(ty.elem(), 128 / ty.elem().bits());
            let [a, b] = [op.args[0], op.args[1]].map(|v| self.unary(Opcode::Splat, vector, v));
            let result = self.binary(op.code, vector, a, b);
            return self.lower(Op::from_source(Opcode::Extract, ty, vector, op.dst, result));
        }
        let [mut a, mut b] = [op.args[0], op.args[1]];
        if matches!(op.code, Opcode::MinimumNumber | Opcode::MaximumNumber) {
            // A NaN gives way to the other operand.
            let [a_is_nan, b_is_nan] = [a, b].map(|v| self.cmp(Cond::Uno, ty, v, v));
            (a, b) = (self.choose(ty, a_is_nan, b, a), self.choose(ty, b_is_nan, a, b));
        }
        let is_minimum = matches!(op.code, Opcode::Minimum | Opcode::MinimumNumber);
        let (code, join) = if is_minimum { (Opcode::Min, Opcode::Or) } else { (Opcode::Max, Opcode::And) };
        let ints = ty.with_elem(ty.elem().to_int(false));
        let [first, second] = [(a, b), (b, a)].map(|(x, y)| {
            let extreme = self.binary(code, ty, x, y);
            self.source(Opcode::Bitcast, ints, ty, extreme)
        });
        let bits = self.binary(join, ints, first, second);
        if is_minimum {
            return self.lower(Op::from_source(Opcode::Bitcast, ty, ints, op.dst, bits));
        }
        let number = self.source(Opcode::Bitcast, ty, ints, bits);
        let unordered = self.cmp(Cond::Uno, ty, a, b);
        let nan = self.constant(ty, if ty.elem() == Elem::F32 { 0x7fc0_0000 } else { 0x7ff8 << 48 });
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, unordered, nan, number));
    }

    /// `floor`, `ceil`, `trunc` and `round` by arithmetic: adding 2^23 (2^52 for `f64`) to a smaller number rounds it to an
    /// integer. Larger numbers, infinities and NaN are their own result.
    pub(super) fn round(&mut self, op: Op) {
        let (ty, x) = (op.ty, op.args[0]);
        let ints = ty.with_elem(ty.elem().to_int(false));
        let bits = ty.elem().bits();
        let sign = 1u64 << (bits - 1);
        let large = self.constant(ty, if bits == 32 { 0x4b00_0000 } else { 0x4330 << 48 });
        let one = self.constant(ty, super::convert::number(ty, 1));
        let size = self.unary(Opcode::Abs, ty, x);
        let sum = self.binary(Opcode::Add, ty, size, large);
        let nearest = self.binary(Opcode::Sub, ty, sum, large);
        let signs = {
            let raw = self.source(Opcode::Bitcast, ints, ty, x);
            self.binary_const(Opcode::And, ints, raw, sign)
        };
        let with_sign = |l: &mut Self, v: VReg| {
            let raw = l.source(Opcode::Bitcast, ints, ty, v);
            let raw = l.binary_const(Opcode::And, ints, raw, sign - 1);
            let raw = l.binary(Opcode::Or, ints, raw, signs);
            l.source(Opcode::Bitcast, ty, ints, raw)
        };
        let rounded = match op.code {
            Opcode::Round => with_sign(self, nearest),
            Opcode::Trunc => {
                let over = self.cmp(Cond::Gt, ty, nearest, size);
                let less = self.binary(Opcode::Sub, ty, nearest, one);
                let down = self.choose(ty, over, less, nearest);
                with_sign(self, down)
            }
            _ => {
                let is_floor = op.code == Opcode::Floor;
                let signed = with_sign(self, nearest);
                let (cond, step) = if is_floor { (Cond::Gt, Opcode::Sub) } else { (Cond::Lt, Opcode::Add) };
                let beyond = self.cmp(cond, ty, signed, x);
                let next = self.binary(step, ty, signed, one);
                let chosen = self.choose(ty, beyond, next, signed);
                with_sign(self, chosen)
            }
        };
        let is_small = self.cmp(Cond::Lt, ty, size, large);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, is_small, rounded, x));
    }

    /// The exact quotient satisfies every error bound.
    pub(super) fn estimate(&mut self, op: Op) {
        let root: VReg = match op.code {
            Opcode::RsqrtEstimate => self.unary(Opcode::Sqrt, op.ty, op.args[0]),
            _ => op.args[0],
        };
        let one = self.constant(op.ty, super::convert::number(op.ty, 1));
        self.lower(Op::binary(Opcode::Div, op.ty, op.dst, one, root));
    }
}
