//! Shifts. The IR takes amounts modulo the width; machines differ, so unknown amounts are masked first.
//!
//! A lane-wise shift whose amount is a constant, or an `and` with width - 1, is *in range*: selection may use the machine's
//! shifts for it, whatever those do with larger amounts.

use super::{Fact, Legaliser, double};
use kernelsmith_ir::{Elem, Op, Opcode, Type, VReg};

impl Legaliser<'_> {
    pub(super) fn shift(&mut self, op: Op) {
        let ty = op.ty;
        if ty.is_scalar() {
            return self.scalar_arithmetic(op);
        }
        let bits = ty.elem().bits();
        let mask = u64::from(bits - 1);
        let constant = self.const_of(op.args[1]).map(|n| n & mask);
        if let Some(n) = constant
            && self.const_of(op.args[1]) != Some(n)
        {
            let mut inner = op;
            inner.args[1] = self.constant(ty, n);
            return self.lower(inner);
        }
        let arithmetic = op.code == Opcode::Shr && ty.is_signed();
        if constant.is_none()
            && !self.is_masked_amount(op.args[1])
            && let Fact::Splat(n) = self.fact(op.args[1])
        {
            return self.shift_by_scalar(op, n, arithmetic);
        }
        if constant.is_none() && !self.is_masked_amount(op.args[1]) && self.supports_in_range(&op) {
            let mut inner = op;
            inner.args[1] = self.masked_amount(op);
            return self.lower(inner);
        }
        match (bits, constant) {
            (8, Some(n)) if !arithmetic => self.bytes_by_constant(op, n),
            (_, _) if arithmetic && (bits == 64 || (bits == 8 && constant.is_some())) => self.arithmetic_shift(op),
            (8 | 16, None) => self.widened_shift(op),
            _ => self.by_lanes(op),
        }
    }

    /// Whether the target supports the shift for amounts below the width.
    fn supports_in_range(&self, op: &Op) -> bool {
        self.target.supports_with(op, |v| self.func.vregs[v.index()], |v| self.const_of(v), true)
    }

    /// Shifts all lanes by one amount, which is masked as a scalar before it is broadcast.
    fn shift_by_scalar(&mut self, op: Op, n: VReg, arithmetic: bool) {
        let (ty, bits) = (op.ty, op.ty.elem().bits());
        let lane = ty.lane_type();
        let n = self.binary_const(Opcode::And, lane, n, u64::from(bits - 1));
        if bits > 8 && (!(arithmetic && bits == 64) || self.supports_in_range(&op)) {
            let mut inner = op;
            inner.args[1] = self.amount(ty, n);
            return self.lower(inner);
        }
        let unsigned = ty.with_elem(ty.elem().to_int(false));
        let n = self.cast_to(unsigned.lane_type(), lane, n);
        let raw = self.cast_to(unsigned, ty, op.args[0]);
        let shifted = if bits == 64 {
            let amount = self.amount(unsigned, n);
            self.binary(Opcode::Shr, unsigned, raw, amount)
        } else {
            // Shifts 16-bit lanes, then clears the bits that come from the neighbouring byte.
            let Some(half) = ty.half() else { return self.by_lanes(op) };
            let words = half.with_elem(Elem::U16);
            let word = self.cast_to(Type::U16, Type::U8, n);
            let both = self.source(Opcode::Bitcast, words, unsigned, raw);
            let amount = self.amount(words, word);
            let both = self.binary(op.code, words, both, amount);
            let shifted = self.source(Opcode::Bitcast, unsigned, words, both);
            let ones = self.constant(Type::U8, 0xff);
            let byte_mask = self.binary(op.code, Type::U8, ones, n);
            let byte_mask = self.unary(Opcode::Splat, unsigned, byte_mask);
            self.binary(Opcode::And, unsigned, shifted, byte_mask)
        };
        if !arithmetic {
            return self.lower(Op::from_source(Opcode::Cast, ty, unsigned, op.dst, shifted));
        }
        // Sign extension from the shifted sign bit m: (x ^ m) - m.
        let top = self.constant(unsigned.lane_type(), 1 << (bits - 1));
        let sign = self.binary(Opcode::Shr, unsigned.lane_type(), top, n);
        let sign = self.unary(Opcode::Splat, unsigned, sign);
        let flipped = self.binary(Opcode::Xor, unsigned, shifted, sign);
        let result = self.binary(Opcode::Sub, unsigned, flipped, sign);
        self.lower(Op::from_source(Opcode::Cast, ty, unsigned, op.dst, result));
    }

    /// Broadcasts an amount below the width, and records that it is in range.
    fn amount(&mut self, ty: Type, n: VReg) -> VReg {
        let amount = self.unary(Opcode::Splat, ty, n);
        self.masked = amount;
        amount
    }

    /// Whether every lane's amount is known to be below the width.
    pub(super) fn amount_in_range(&self, op: &Op) -> bool {
        let width = u64::from(op.ty.elem().bits());
        self.const_of(op.args[1]).is_some_and(|n| n < width) || self.is_masked_amount(op.args[1])
    }

    /// Whether `v` is the last amount that was masked.
    fn is_masked_amount(&self, v: VReg) -> bool {
        self.masked == v
    }

    fn masked_amount(&mut self, op: Op) -> VReg {
        let mask = u64::from(op.ty.elem().bits() - 1);
        let mask = self.constant(op.ty, mask);
        let dst = self.temp(op.ty);
        self.push(Op::binary(Opcode::And, op.ty, dst, op.args[1], mask));
        self.masked = dst;
        dst
    }

    /// Shifts bytes by a constant as 16-bit lanes, then clears the bits that come from the neighbouring byte.
    fn bytes_by_constant(&mut self, op: Op, n: u64) {
        let words = match op.ty.half() {
            Some(half) => half.with_elem(double(op.ty.elem())),
            None => return self.by_lanes(op),
        };
        let raw = self.source(Opcode::Bitcast, words, op.ty, op.args[0]);
        let shifted = self.binary_const(op.code, words, raw, n);
        let back = self.source(Opcode::Bitcast, op.ty, words, shifted);
        let keep = if op.code == Opcode::Shl { 0xff << n & 0xff } else { 0xff >> n };
        let keep = self.constant(op.ty, keep);
        self.lower(Op::binary(Opcode::And, op.ty, op.dst, back, keep));
    }

    /// x >> n with sign = ((x >>> n) ^ m) - m, where m is the sign bit >>> n.
    fn arithmetic_shift(&mut self, op: Op) {
        let unsigned = op.ty.with_elem(op.ty.elem().to_int(false));
        let raw = self.cast_to(unsigned, op.ty, op.args[0]);
        let (amount, sign) = match self.const_of(op.args[1]) {
            Some(n) => {
                let sign = self.constant(unsigned, 1 << (op.ty.elem().bits() - 1) >> n);
                (self.constant(unsigned, n), sign)
            }
            None => {
                let n = self.cast_to(unsigned, op.ty, op.args[1]);
                let top = self.constant(unsigned, 1 << (op.ty.elem().bits() - 1));
                let sign = self.binary(Opcode::Shr, unsigned, top, n);
                (n, sign)
            }
        };
        let logical = self.binary(Opcode::Shr, unsigned, raw, amount);
        let flipped = self.binary(Opcode::Xor, unsigned, logical, sign);
        let result = self.binary(Opcode::Sub, unsigned, flipped, sign);
        self.lower(Op::from_source(Opcode::Cast, op.ty, unsigned, op.dst, result));
    }

    /// Lanes of 8 and 16 bits by unknown amounts, in lanes of twice the width.
    fn widened_shift(&mut self, op: Op) {
        let wide = op.ty.with_elem(double(op.ty.elem()));
        if self.is_wide(wide) {
            return self.by_halves(op);
        }
        let n = self.masked_amount(op);
        let n = self.cast_to(wide, op.ty, n);
        let x = self.cast_to(wide, op.ty, op.args[0]);
        let result = self.binary(op.code, wide, x, n);
        self.lower(Op::from_source(Opcode::Cast, op.ty, wide, op.dst, result));
    }
}
