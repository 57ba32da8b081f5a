//! Rotations, bit counts and bit reversal.
//!
//! For lanes: a table of 16 entries, looked up for each nibble, where the machine has a byte lookup; otherwise additions of
//! neighbouring fields. Scalars of 8 and 16 bits use 32-bit operations.

use super::Legaliser;
use crate::ops::is_narrow;
use kernelsmith_ir::{Elem, Op, Opcode, Type, VReg};

/// The population count of each number below 16.
const ONES: [u8; 16] = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4];
/// Each number below 16 with its four bits reversed.
const REVERSED: [u8; 16] = [0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15];

impl Legaliser<'_> {
    /// `rotl`, `rotr`, `popcount`, `clz`, `ctz`, `byte_swap`, `bit_reverse`.
    pub(super) fn bits_of(&mut self, op: Op) {
        let ty = op.ty;
        if ty == Type::INDEX {
            return self.in_working_type(op);
        }
        let unsigned = ty.with_elem(ty.elem().to_int(false));
        if unsigned != ty && (ty.is_vector() || is_narrow(ty) || self.has_slots()) {
            // These operations do not depend on the sign.
            let mut inner = op;
            inner.ty = unsigned;
            for slot in 0..2 {
                if op.args[slot].is_some() {
                    inner.args[slot] = self.cast_to(unsigned, ty, op.args[slot]);
                }
            }
            inner.dst = self.temp(unsigned);
            self.lower(inner);
            return self.lower(Op::from_source(Opcode::Cast, ty, unsigned, op.dst, inner.dst));
        }
        if self.is_extended(ty) {
            return self.narrow_bits(op);
        }
        match op.code {
            Opcode::Rotl | Opcode::Rotr => self.rotate(op),
            Opcode::Popcount if ty.is_vector() => self.popcount(op),
            Opcode::Clz if ty.is_vector() => self.clz(op),
            Opcode::Ctz if ty.is_vector() => self.ctz(op),
            Opcode::ByteSwap if ty.is_vector() => self.byte_swap(op),
            Opcode::BitReverse => self.bit_reverse(op),
            _ => self.fail(op, "the machine has no such instruction"),
        }
    }

    /// Unsigned scalars of 8 and 16 bits, in 32.
    fn narrow_bits(&mut self, op: Op) {
        let (ty, bits) = (op.ty, u64::from(op.ty.elem().bits()));
        let wide = ty.with_elem(Elem::U32);
        let v = self.cast_to(wide, ty, op.args[0]);
        let result = match op.code {
            Opcode::Rotl | Opcode::Rotr => {
                // Concatenates two copies; the rotation is a right shift of both.
                let copy = self.binary_const(Opcode::Shl, wide, v, bits);
                let both = self.binary(Opcode::Or, wide, v, copy);
                let n = self.cast_to(wide, ty, op.args[1]);
                let n = if op.code == Opcode::Rotl { self.negated_amount(wide, n) } else { n };
                let n = self.constant_and(wide, n, bits - 1);
                self.binary(Opcode::Shr, wide, both, n)
            }
            Opcode::Popcount => self.unary(Opcode::Popcount, wide, v),
            Opcode::Clz => {
                let n = self.unary(Opcode::Clz, wide, v);
                self.binary_const(Opcode::Sub, wide, n, 32 - bits)
            }
            Opcode::Ctz => {
                let guarded = self.binary_const(Opcode::Or, wide, v, 1 << bits);
                self.unary(Opcode::Ctz, wide, guarded)
            }
            _ => {
                let reversed = self.unary(op.code, wide, v);
                self.binary_const(Opcode::Shr, wide, reversed, 32 - bits)
            }
        };
        self.lower(Op::from_source(Opcode::Cast, ty, wide, op.dst, result));
    }

    fn constant_and(&mut self, ty: Type, v: VReg, mask: u64) -> VReg {
        match self.const_of(v) {
            Some(bits) => self.constant(ty, bits & mask),
            None => self.binary_const(Opcode::And, ty, v, mask),
        }
    }

    fn negated_amount(&mut self, ty: Type, n: VReg) -> VReg {
        match self.const_of(n) {
            Some(bits) => self.constant(ty, bits.wrapping_neg()),
            None => self.unary(Opcode::Neg, ty, n),
        }
    }

    /// A rotation as two shifts and an `or`.
    fn rotate(&mut self, op: Op) {
        let (ty, [a, n, _]) = (op.ty, op.args);
        let width = u64::from(ty.elem().bits());
        if let Some(bits) = self.const_of(n) {
            let n = bits & (width - 1);
            if n == 0 {
                return self.rename(ty, op.dst, a);
            }
            if n != bits {
                let amount = self.constant(ty, n);
                return self.lower(Op::binary(op.code, ty, op.dst, a, amount));
            }
        }
        if ty.is_signed() {
            let unsigned = Type::scalar(ty.elem().to_int(false));
            let args = [a, n].map(|v| self.cast_to(unsigned, ty, v));
            let rotated = self.binary(op.code, unsigned, args[0], args[1]);
            return self.lower(Op::from_source(Opcode::Cast, ty, unsigned, op.dst, rotated));
        }
        let back = match self.const_of(n) {
            Some(bits) => self.constant(ty, width - bits),
            None => self.unary(Opcode::Neg, ty, n),
        };
        let (left, right) = if op.code == Opcode::Rotl { (n, back) } else { (back, n) };
        let left = self.binary(Opcode::Shl, ty, a, left);
        let right = self.binary(Opcode::Shr, ty, a, right);
        self.lower(Op::binary(Opcode::Or, ty, op.dst, left, right));
    }

    /// A vector bitcast to bytes, and the type of that; a vector below 128 bits is first extended to 128 bits.
    pub(super) fn as_bytes(&mut self, ty: Type, v: VReg) -> (Type, VReg) {
        let (mut ty, mut v) = (ty, v);
        if let Some(bytes) = super::native::native_bytes(ty) {
            return (bytes, self.source(Opcode::Bitcast, bytes, ty, v));
        }
        while ty.bits().is_some_and(|bits| bits < 128) {
            ty = Type::fixed(ty.elem(), 2 * ty.count_on(128));
            v = self.binary(Opcode::Concat, ty, v, v);
        }
        let bytes = Type::fixed(Elem::U8, ty.bits().unwrap_or(128) / 8);
        (bytes, self.source(Opcode::Bitcast, bytes, ty, v))
    }

    /// The inverse of [`Self::as_bytes`]: bitcasts the bytes and takes the low part as `ty`.
    pub(super) fn of_bytes(&mut self, ty: Type, dst: VReg, bytes: Type, v: VReg) {
        let size = ty.elem().bytes();
        if ty.is_native() {
            return self.lower(Op::from_source(Opcode::Bitcast, ty, bytes, dst, v));
        }
        let mut wide = Type::fixed(ty.elem(), bytes.count_on(128) / size);
        let mut v = if wide == ty {
            return self.lower(Op::from_source(Opcode::Bitcast, ty, bytes, dst, v));
        } else {
            self.source(Opcode::Bitcast, wide, bytes, v)
        };
        while let Some(half) = wide.half().filter(|_| wide != ty) {
            v = self.source(Opcode::Lower, half, wide, v);
            wide = half;
        }
        self.rename(ty, dst, v);
    }

    pub(super) fn table(&mut self, ty: Type, numbers: &[u8]) -> VReg {
        let dst = self.temp(ty);
        let mut op = Op::new(Opcode::Table, ty).with_numbers(numbers);
        op.dst = dst;
        self.lower(op);
        dst
    }

    /// The low and the high nibble of each byte.
    fn nibbles(&mut self, bytes: Type, v: VReg) -> [VReg; 2] {
        let low = self.binary_const(Opcode::And, bytes, v, 15);
        let high = self.binary_const(Opcode::Shr, bytes, v, 4);
        [low, high]
    }

    fn popcount(&mut self, op: Op) {
        let ty = op.ty;
        if ty.is_native() {
            return self.popcount_by_adding(op);
        }
        let (bytes, v) = self.as_bytes(ty, op.args[0]);
        let table = self.table(bytes, &ONES);
        let halves = self.nibbles(bytes, v).map(|index| self.binary(Opcode::Lookup, bytes, table, index));
        let counts = self.binary(Opcode::Add, bytes, halves[0], halves[1]);
        if ty.elem() == Elem::U8 {
            return self.of_bytes(ty, op.dst, bytes, counts);
        }
        let summed = self.temp(ty);
        self.of_bytes(ty, summed, bytes, counts);
        // Adds neighbouring counts until each lane has one, which is at most 64.
        let width = ty.elem().bits();
        let (mut v, mut n) = (summed, 8);
        while n < width {
            let other = self.binary_const(Opcode::Shr, ty, v, u64::from(n));
            v = self.binary(Opcode::Add, ty, v, other);
            n *= 2;
        }
        self.lower_const(Op::binary(Opcode::And, ty, op.dst, v, VReg::NONE), u64::from(2 * width - 1));
    }

    /// Adds the counts of neighbouring fields: of 1 bit, then 2, then 4 and so on.
    fn popcount_by_adding(&mut self, op: Op) {
        let ty = op.ty;
        let (mut v, mut n) = (op.args[0], 1);
        while n < ty.elem().bits() {
            let field = u64::MAX / ((1u64 << n) + 1);
            let low = self.binary_const(Opcode::And, ty, v, ty.elem().canonical(field));
            let high = self.binary_const(Opcode::Shr, ty, v, u64::from(n));
            let high = self.binary_const(Opcode::And, ty, high, ty.elem().canonical(field));
            v = self.binary(Opcode::Add, ty, low, high);
            n *= 2;
        }
        self.rename(ty, op.dst, v);
    }

    /// Lowers the operation with a constant as its second operand.
    fn lower_const(&mut self, mut op: Op, bits: u64) {
        op.args[1] = self.constant(op.ty, bits);
        self.lower(op);
    }

    /// Sets all bits below the highest one, then counts the zeros.
    fn clz(&mut self, op: Op) {
        let (ty, mut v) = (op.ty, op.args[0]);
        let mut n = 1;
        while n < ty.elem().bits() {
            let lower = self.binary_const(Opcode::Shr, ty, v, u64::from(n));
            v = self.binary(Opcode::Or, ty, v, lower);
            n *= 2;
        }
        let above = self.unary(Opcode::Not, ty, v);
        self.lower(Op::unary(Opcode::Popcount, ty, op.dst, above));
    }

    /// Counts the ones in ~x & (x - 1), the zeros below the lowest one.
    fn ctz(&mut self, op: Op) {
        let (ty, v) = (op.ty, op.args[0]);
        let before = self.binary_const(Opcode::Add, ty, v, u64::MAX);
        let inverse = self.unary(Opcode::Not, ty, v);
        let below = self.binary(Opcode::And, ty, inverse, before);
        self.lower(Op::unary(Opcode::Popcount, ty, op.dst, below));
    }

    fn byte_swap(&mut self, op: Op) {
        let ty = op.ty;
        let size = ty.elem().bytes() as usize;
        if size == 1 {
            return self.rename(ty, op.dst, op.args[0]);
        }
        if ty.is_native() {
            let swapped = self.exchange(ty, op.args[0], 8);
            return self.rename(ty, op.dst, swapped);
        }
        let (bytes, v) = self.as_bytes(ty, op.args[0]);
        let order: [u8; 16] = core::array::from_fn(|at| (at ^ (size - 1)) as u8);
        let order = self.table(bytes, &order);
        let swapped = self.binary(Opcode::Lookup, bytes, v, order);
        self.of_bytes(ty, op.dst, bytes, swapped);
    }

    fn bit_reverse(&mut self, op: Op) {
        let ty = op.ty;
        if ty.is_native() {
            let reversed = self.exchange(ty, op.args[0], 1);
            return self.rename(ty, op.dst, reversed);
        }
        let swapped = self.unary(Opcode::ByteSwap, ty, op.args[0]);
        if ty.is_scalar() {
            return self.reverse_in_bytes(op, swapped);
        }
        let (bytes, v) = self.as_bytes(ty, swapped);
        let table = self.table(bytes, &REVERSED);
        let [low, high] = self.nibbles(bytes, v).map(|index| self.binary(Opcode::Lookup, bytes, table, index));
        let low = self.binary_const(Opcode::Shl, bytes, low, 4);
        let reversed = self.binary(Opcode::Or, bytes, low, high);
        self.of_bytes(ty, op.dst, bytes, reversed);
    }

    /// Swaps neighbouring fields of `n` bits, then fields twice as wide, up to half the element.
    fn exchange(&mut self, ty: Type, mut v: VReg, mut n: u32) -> VReg {
        while n < ty.elem().bits() {
            let field = ty.elem().canonical(u64::MAX / ((1u64 << n) + 1));
            let low = self.binary_const(Opcode::And, ty, v, field);
            let low = self.binary_const(Opcode::Shl, ty, low, u64::from(n));
            let high = self.binary_const(Opcode::Shr, ty, v, u64::from(n));
            let high = self.binary_const(Opcode::And, ty, high, field);
            v = self.binary(Opcode::Or, ty, low, high);
            n *= 2;
        }
        v
    }

    /// Reverses the bits of each byte: swaps neighbouring bits, pairs and nibbles.
    fn reverse_in_bytes(&mut self, op: Op, v: VReg) {
        let ty = op.ty;
        let mut v = v;
        for (n, mask) in [(1, 0x5555_5555_5555_5555u64), (2, 0x3333_3333_3333_3333), (4, 0x0f0f_0f0f_0f0f_0f0f)] {
            let mask = self.constant(ty, mask);
            let lower = self.binary(Opcode::And, ty, v, mask);
            let lower = self.binary_const(Opcode::Shl, ty, lower, n);
            let upper = self.binary_const(Opcode::Shr, ty, v, n);
            let upper = self.binary(Opcode::And, ty, upper, mask);
            v = self.binary(Opcode::Or, ty, lower, upper);
        }
        self.rename(ty, op.dst, v);
    }
}
