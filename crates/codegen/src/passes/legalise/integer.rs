//! Integer operations that few machines have on every width: high products, saturating arithmetic, averages, differences.
//!
//! Scalars of 8 and 16 bits are computed in 32 bits, where nothing overflows. Lane-wise operations without an instruction use
//! additions, comparisons and shifts of the same width, which exist for every width.

use super::{Fact, Legaliser, double};
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

impl Legaliser<'_> {
    /// `mul_high`, `mul_even`, `add_sat`, `sub_sat`, `avg`, `avg_floor`, `abs_diff`.
    pub(super) fn integer(&mut self, op: Op) {
        if op.ty == Type::INDEX {
            return self.in_working_type(op);
        }
        if self.is_extended(op.ty) {
            return self.in_32_bits(op);
        }
        match op.code {
            Opcode::MulEven => self.mul_even(op),
            Opcode::MulHigh => self.mul_high(op),
            Opcode::AddSat | Opcode::SubSat if op.ty.is_vector() && op.ty.elem().bits() <= 16 => self.by_halves(op),
            Opcode::AddSat | Opcode::SubSat => self.saturating(op),
            Opcode::Avg => self.average(op),
            Opcode::AvgFloor => self.average_floor(op),
            _ => {
                let greater = self.binary(Opcode::Max, op.ty, op.args[0], op.args[1]);
                let smaller = self.binary(Opcode::Min, op.ty, op.args[0], op.args[1]);
                self.lower(Op::binary(Opcode::Sub, op.ty, op.dst, greater, smaller));
            }
        }
    }

    /// Scalars of 8 and 16 bits: operands and intermediate results fit signed 32-bit integers, except products of `u16`, which
    /// fit `u32`.
    fn in_32_bits(&mut self, op: Op) {
        let (ty, bits) = (op.ty, op.ty.elem().bits());
        let is_unsigned = op.code == Opcode::MulHigh && !ty.is_signed();
        let wide = ty.with_elem(if is_unsigned { Elem::U32 } else { Elem::I32 });
        let [a, b] = [op.args[0], op.args[1]].map(|v| self.cast_to(wide, ty, v));
        let result = match op.code {
            Opcode::MulHigh => {
                let product = self.binary(Opcode::Mul, wide, a, b);
                self.binary_const(Opcode::Shr, wide, product, u64::from(bits))
            }
            Opcode::AddSat | Opcode::SubSat => {
                let code = if op.code == Opcode::AddSat { Opcode::Add } else { Opcode::Sub };
                let exact = self.binary(code, wide, a, b);
                let (min, max) = bounds(ty.elem());
                let bounded = self.binary_const(Opcode::Min, wide, exact, max);
                self.binary_const(Opcode::Max, wide, bounded, min)
            }
            Opcode::Avg | Opcode::AvgFloor => {
                let mut sum = self.binary(Opcode::Add, wide, a, b);
                if op.code == Opcode::Avg {
                    sum = self.binary_const(Opcode::Add, wide, sum, 1);
                }
                self.binary_const(Opcode::Shr, wide, sum, 1)
            }
            _ => {
                let greater = self.binary(Opcode::Max, wide, a, b);
                let smaller = self.binary(Opcode::Min, wide, a, b);
                self.binary(Opcode::Sub, wide, greater, smaller)
            }
        };
        self.lower(Op::from_source(Opcode::Cast, ty, wide, op.dst, result));
    }

    /// The sum or difference; where it overflows, the bound that it exceeds.
    fn saturating(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let is_sum = op.code == Opcode::AddSat;
        if !ty.is_signed() {
            // a + min(b, MAX - a), max(a, b) - b
            return if is_sum {
                let headroom = self.unary(Opcode::Not, ty, a);
                let added = self.binary(Opcode::Min, ty, b, headroom);
                self.lower(Op::binary(Opcode::Add, ty, op.dst, a, added));
            } else {
                let top = self.binary(Opcode::Max, ty, a, b);
                self.lower(Op::binary(Opcode::Sub, ty, op.dst, top, b));
            };
        }
        let (min, max) = bounds(ty.elem());
        let result = self.binary(if is_sum { Opcode::Add } else { Opcode::Sub }, ty, a, b);
        // A sum overflows if its sign differs from the signs of both operands; a difference if its sign differs from the first
        // operand's and the operands' signs differ.
        let first = self.binary(Opcode::Xor, ty, result, a);
        let other = if is_sum { result } else { a };
        let second = self.binary(Opcode::Xor, ty, other, b);
        let both = self.binary(Opcode::And, ty, first, second);
        let zero = self.constant(ty, 0);
        let overflows = self.cmp(Cond::Lt, ty, both, zero);
        let is_negative = self.cmp(Cond::Lt, ty, a, zero);
        let (low, high) = (self.constant(ty, min), self.constant(ty, max));
        let bound = self.choose(ty, is_negative, low, high);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, overflows, bound, result));
    }

    /// (a | b) - ((a ^ b) >> 1). Signed lanes with an unsigned instruction use that, with the sign bits flipped.
    fn average(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let unsigned = ty.with_elem(ty.elem().to_int(false));
        let native = Op::binary(Opcode::Avg, unsigned, op.dst, a, b);
        if ty.is_vector() && ty.is_signed() && self.supports_type(&native) {
            let top = 1u64 << (ty.elem().bits() - 1);
            let moved = [a, b].map(|v| {
                let raw = self.cast_to(unsigned, ty, v);
                self.binary_const(Opcode::Xor, unsigned, raw, top)
            });
            let average = self.binary(Opcode::Avg, unsigned, moved[0], moved[1]);
            let back = self.binary_const(Opcode::Xor, unsigned, average, top);
            return self.lower(Op::from_source(Opcode::Cast, ty, unsigned, op.dst, back));
        }
        let either = self.binary(Opcode::Or, ty, a, b);
        let differing = self.binary(Opcode::Xor, ty, a, b);
        let half = self.binary_const(Opcode::Shr, ty, differing, 1);
        self.lower(Op::binary(Opcode::Sub, ty, op.dst, either, half));
    }

    /// (a & b) + ((a ^ b) >> 1); with an instruction that rounds up, its result minus the lowest bit of a ^ b, which needs no
    /// shift of narrow lanes.
    fn average_floor(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let differing = self.binary(Opcode::Xor, ty, a, b);
        if ty.is_vector() && self.supports_type(&Op::binary(Opcode::Avg, ty, op.dst, a, b)) {
            let up = self.binary(Opcode::Avg, ty, a, b);
            let excess = self.binary_const(Opcode::And, ty, differing, 1);
            return self.lower(Op::binary(Opcode::Sub, ty, op.dst, up, excess));
        }
        let both = self.binary(Opcode::And, ty, a, b);
        let half = self.binary_const(Opcode::Shr, ty, differing, 1);
        self.lower(Op::binary(Opcode::Add, ty, op.dst, both, half));
    }

    /// Whether the target supports a lane-wise operation whose operands have its type.
    pub(super) fn supports_type(&self, op: &Op) -> bool {
        self.target.supports_with(op, |_| op.ty, |_| None, false)
    }

    /// Products of the even lanes: extends both operands within the wide lanes, then multiplies.
    fn mul_even(&mut self, op: Op) {
        let Some(source) = op.source_ty() else { return self.fail(op, "it names no source type") };
        if op.ty.bits().is_some_and(|bits| bits > 128) {
            return self.by_halves(op);
        }
        let half = u64::from(source.elem().bits());
        let parts = [op.args[0], op.args[1]].map(|v| {
            let raw = self.source(Opcode::Bitcast, op.ty, source, v);
            let high = self.binary_const(Opcode::Shl, op.ty, raw, half);
            self.binary_const(Opcode::Shr, op.ty, high, half)
        });
        self.lower(Op::binary(Opcode::Mul, op.ty, op.dst, parts[0], parts[1]));
    }

    fn mul_high(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let bits = u64::from(ty.elem().bits());
        if ty.is_scalar() && bits == 32 {
            let wide = Type::scalar(double(ty.elem()));
            return self.high_of_wide(op, wide);
        }
        if ty.is_scalar() {
            return self.fail(op, "the machine has no such instruction");
        }
        match bits {
            8 => {
                let wide = ty.with_elem(double(ty.elem()));
                if self.is_wide(wide) {
                    return self.by_halves(op);
                }
                self.high_of_wide(op, wide);
            }
            16 => self.by_halves(op),
            32 => match ty.half() {
                Some(half) => {
                    // The products of the even and of the odd lanes, with their upper halves interleaved.
                    let wide = half.with_elem(double(ty.elem()));
                    let even = self.products(wide, ty, a, b);
                    let [a, b] = [a, b].map(|v| {
                        let raw = self.source(Opcode::Bitcast, wide, ty, v);
                        let odd = self.shr_bits(wide, raw, 32);
                        self.source(Opcode::Bitcast, ty, wide, odd)
                    });
                    let odd = self.products(wide, ty, a, b);
                    let low = self.shr_bits(wide, even, 32);
                    let high = self.binary_const(Opcode::And, wide, odd, 0xffff_ffff << 32);
                    let both = self.binary(Opcode::Or, wide, low, high);
                    self.lower(Op::from_source(Opcode::Bitcast, ty, wide, op.dst, both));
                }
                None => self.high_of_wide(op, ty.with_elem(double(ty.elem()))),
            },
            _ => self.mul_high_64(op),
        }
    }

    /// Multiplies in elements of twice the width, which hold the full product.
    fn high_of_wide(&mut self, op: Op, wide: Type) {
        let [a, b] = [op.args[0], op.args[1]].map(|v| self.cast_to(wide, op.ty, v));
        let product = self.binary(Opcode::Mul, wide, a, b);
        let high = self.binary_const(Opcode::Shr, wide, product, u64::from(op.ty.elem().bits()));
        self.lower(Op::from_source(Opcode::Cast, op.ty, wide, op.dst, high));
    }

    fn products(&mut self, wide: Type, ty: Type, a: VReg, b: VReg) -> VReg {
        let dst = self.temp(wide);
        let mut op = Op::from_source(Opcode::MulEven, wide, ty, dst, a);
        op.args[1] = b;
        self.lower(op);
        dst
    }

    /// A logical right shift, also for signed types.
    fn shr_bits(&mut self, ty: Type, v: VReg, n: u64) -> VReg {
        let unsigned = ty.with_elem(ty.elem().to_int(false));
        let raw = self.cast_to(unsigned, ty, v);
        let shifted = self.binary_const(Opcode::Shr, unsigned, raw, n);
        self.cast_to(ty, unsigned, shifted)
    }

    /// The low halves of products of 64-bit lanes, from products of 32-bit halves.
    pub(super) fn mul_64(&mut self, op: Op) {
        let ty = op.ty;
        if let (Fact::Word { signed }, Fact::Word { signed: same }) = (self.fact(op.args[0]), self.fact(op.args[1]))
            && signed == same
        {
            // Both operands fit 32 bits, which are in the even words.
            let wide = ty.with_elem(if signed { Elem::I64 } else { Elem::U64 });
            let words = Type::fixed(if signed { Elem::I32 } else { Elem::U32 }, 2 * ty.count_on(128));
            let [a, b] = [op.args[0], op.args[1]].map(|v| self.source(Opcode::Bitcast, words, ty, v));
            let product = self.products(wide, words, a, b);
            return self.lower(Op::from_source(Opcode::Cast, ty, wide, op.dst, product));
        }
        let (wide, words) = (ty.with_elem(Elem::U64), words_of(ty));
        let [a, b] = [op.args[0], op.args[1]].map(|v| self.source(Opcode::Bitcast, words, ty, v));
        let [high_a, high_b] = [op.args[0], op.args[1]].map(|v| {
            let raw = self.cast_to(wide, ty, v);
            let high = self.binary_const(Opcode::Shr, wide, raw, 32);
            self.source(Opcode::Bitcast, words, wide, high)
        });
        let low = self.products(wide, words, a, b);
        let cross = [self.products(wide, words, high_a, b), self.products(wide, words, a, high_b)];
        let cross = self.binary(Opcode::Add, wide, cross[0], cross[1]);
        let cross = self.binary_const(Opcode::Shl, wide, cross, 32);
        let product = self.binary(Opcode::Add, wide, low, cross);
        self.lower(Op::from_source(Opcode::Cast, ty, wide, op.dst, product));
    }

    /// The high halves of products of 64-bit lanes: long multiplication in digits of 32 bits. A negative operand is read as
    /// 2^64 more than its value, which adds the other operand to the high half; that is subtracted at the end.
    fn mul_high_64(&mut self, op: Op) {
        let ty = op.ty;
        let (wide, words) = (ty.with_elem(Elem::U64), words_of(ty));
        let raw = [op.args[0], op.args[1]].map(|v| self.cast_to(wide, ty, v));
        let low = raw.map(|v| self.source(Opcode::Bitcast, words, wide, v));
        let high = raw.map(|v| {
            let v = self.binary_const(Opcode::Shr, wide, v, 32);
            self.source(Opcode::Bitcast, words, wide, v)
        });
        let carry = self.products(wide, words, low[0], low[1]);
        let carry = self.binary_const(Opcode::Shr, wide, carry, 32);
        let first = self.products(wide, words, high[0], low[1]);
        let first = self.binary(Opcode::Add, wide, first, carry);
        let second = self.products(wide, words, low[0], high[1]);
        let digit = self.binary_const(Opcode::And, wide, first, 0xffff_ffff);
        let second = self.binary(Opcode::Add, wide, second, digit);
        let top = self.products(wide, words, high[0], high[1]);
        let mut result = top;
        for cross in [first, second] {
            let cross = self.binary_const(Opcode::Shr, wide, cross, 32);
            result = self.binary(Opcode::Add, wide, result, cross);
        }
        if ty.is_signed() {
            let zero = self.constant(ty, 0);
            for (at, other) in [(0, raw[1]), (1, raw[0])] {
                let is_negative = self.cmp(Cond::Lt, ty, op.args[at], zero);
                let none = self.constant(wide, 0);
                let excess = self.choose(wide, is_negative, other, none);
                result = self.binary(Opcode::Sub, wide, result, excess);
            }
        }
        self.lower(Op::from_source(Opcode::Cast, ty, wide, op.dst, result));
    }
}

/// The lanes of 64 bits as twice as many of 32.
fn words_of(ty: Type) -> Type {
    Type::fixed(Elem::U32, 2 * ty.count_on(128))
}

/// The minimum and the maximum of an integer element, as bits.
pub(super) fn bounds(elem: Elem) -> (u64, u64) {
    let bits = elem.bits();
    if elem.is_signed() {
        let top = 1u64 << (bits - 1);
        (top.wrapping_neg(), top - 1)
    } else {
        (0, u64::MAX >> (64 - bits))
    }
}
