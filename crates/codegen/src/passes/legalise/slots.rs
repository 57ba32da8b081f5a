//! Rules for machines whose vectors always have the same number of 32-bit lanes, whose masks are integers, and whose scalars
//! have at most 32 bits ([`MaskForm::Numbers`](kernelsmith_machine::MaskForm::Numbers)).
//!
//! Narrow lanes are held extended, like narrow scalars, and computed in lanes of 32 bits. The only shuffle is a permutation
//! with an index table. Missing operations are expanded: integer division uses float division, rounded down and corrected,
//! if conversions are right (see `words`); square roots are computed digit by digit in integers.
//! A bitcast between lane widths does not keep the register: it splits lanes or combines pairs of them.

use super::Legaliser;
use crate::op_table::{self, CodeProps};
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

impl Legaliser<'_> {
    /// Whether the operation has operands or results of 64 bits, which the machine does not have.
    pub(super) fn has_double_words(&self, op: &Op) -> bool {
        let is_double = |ty: Type| matches!(ty.elem(), Elem::I64 | Elem::U64 | Elem::F64);
        let of = |v: VReg| v.is_some() && is_double(self.func.vregs[v.index()]);
        let values =
            !(op.code.is_call() || op.code == Opcode::Return) && (is_double(op.ty) || op.args.iter().any(|v| of(*v)));
        values || of(op.dst)
    }

    /// Expands the operations for which these machines have special rules; whether `op` was one of them.
    pub(super) fn in_slots(&mut self, op: Op) -> bool {
        use Opcode as O;
        match op.code {
            O::Load | O::Store | O::Const | O::Copy | O::Return => return false,
            code if code.is_call() => return false,
            O::Cmp if op.ty.elem() == Elem::F32 && !self.target.tuning().has_float_compares => {
                self.compare_as_words(op)
            }
            O::Cast if op.ty.elem() == Elem::F32 && !self.target.tuning().has_conversions => {
                return self.cast_to_float_in_halves(op);
            }
            O::Convert if op.ty.elem() == Elem::I32 && !self.target.tuning().has_conversions => {
                self.convert_around_gap(op);
            }
            O::Convert if op.ty.elem() == Elem::Index && !self.target.tuning().has_conversions => {
                self.convert_in_slots(op);
            }
            _ if self.supports(&op) => self.push(op),
            O::Cast => return self.cast_in_slots(op),
            O::Div | O::Rem if matches!(op.ty.elem(), Elem::I32 | Elem::U32) => self.divide_words(op),
            O::Sqrt => self.root(op),
            O::Convert if op.ty.elem() != Elem::I32 => self.convert_in_slots(op),
            O::Bitcast => self.repacked(op),
            O::Dot => self.sums_of_products(op),
            O::MulEven => self.even_products(op),
            O::Compress => self.compress_by_steps(op),
            O::MaskBits | O::MaskOfBits => self.fail(op, super::NO_DOUBLE_WORDS),
            O::Shuffle => {
                let n = 1 << op.aux;
                let numbers = op.imm as u64;
                self.permuted(op, |lane| {
                    let number = (numbers >> (4 * (lane % n)) & 15) as u32;
                    (lane / n * n + number % n, number >= n)
                });
            }
            O::InterleaveLow | O::InterleaveHigh => {
                let n = op.ty.count_on(0);
                let first = if op.code == O::InterleaveHigh { n / 2 } else { 0 };
                self.permuted(op, |lane| (first + lane / 2, lane % 2 != 0));
            }
            O::Even | O::Odd => {
                let n = op.ty.count_on(0);
                let first = u32::from(op.code == O::Odd);
                self.permuted(op, |lane| ((2 * lane + first) % n, 2 * lane >= n));
            }
            O::Reverse => {
                let n = op.ty.count_on(0);
                self.permuted(op, |lane| (n - 1 - lane, false));
            }
            O::Align => {
                let (n, by) = (op.ty.count_on(0), op.imm as u32);
                self.permuted(op, |lane| ((lane + by) % n, lane + by >= n));
            }
            O::Lookup => self.look_up(op),
            O::Popcount | O::ByteSwap | O::BitReverse if op.ty.elem() == Elem::U32 => self.bits_of_words(op),
            _ if op.ty.is_vector() && self.is_extended(op.ty) => return self.extended_lanes(op),
            _ => return false,
        }
        true
    }

    /// Narrow lanes in lanes of 32 bits.
    fn extended_lanes(&mut self, op: Op) -> bool {
        use Opcode as O;
        match op.code {
            _ if op_table::has(op.code, CodeProps::WIDENS) => self.in_working_type(op),
            O::Cmp => {
                let wide = self.working_type(op.ty);
                let [a, b] = [op.args[0], op.args[1]].map(|v| self.cast_to(wide, op.ty, v));
                let mask = self.cmp(op.cond(), wide, a, b);
                self.lower(Op::from_source(O::Cast, op.ty.mask_type(), wide.mask_type(), op.dst, mask));
            }
            _ => return false,
        }
        true
    }

    fn cast_in_slots(&mut self, op: Op) -> bool {
        let Some(from) = op.source_ty() else { return false };
        let (to, v) = (op.ty, op.args[0]);
        let is_word = |ty: Type| ty.is_scalar() && matches!(ty.elem(), Elem::Index | Elem::Ptr);
        if is_word(from) || is_word(to) {
            // Through the integer type that represents it.
            let through = self.working_type(if is_word(from) { from } else { to });
            let word = self.temp(through);
            self.lower(Op::from_source(Opcode::Cast, through, from, word, v));
            self.lower(Op::from_source(Opcode::Cast, to, through, op.dst, word));
            return true;
        }
        match (from.elem(), to.elem()) {
            (Elem::U32, Elem::F32) => self.u32_lanes_to_f32(op, from),
            (Elem::F32, Elem::U32) => self.f32_to_u32(op, from),
            _ => return false,
        }
        true
    }

    /// Casts to `f32` on machines whose conversions of integers are right only if they need not be rounded.
    fn cast_to_float_in_halves(&mut self, op: Op) -> bool {
        match op.source_ty() {
            Some(from) if matches!(from.elem(), Elem::I32 | Elem::U32) => self.word_to_float(op, from),
            Some(from) if from.is_int() && !from.is_mask() && from.elem().bits() <= 16 && from != Type::BOOL => {
                let v = self.short_to_float(op.ty, from, op.args[0]);
                self.rename(op.ty, op.dst, v);
            }
            _ => return self.cast_in_slots(op),
        }
        true
    }

    /// The result of `convert` is undefined for values that do not fit: a saturating cast will do, or for narrow integers a
    /// truncation.
    fn convert_in_slots(&mut self, op: Op) {
        let Some(from) = op.source_ty() else { return self.fail(op, "it names no source type") };
        if !self.is_extended(op.ty) {
            return self.lower(Op::from_source(Opcode::Cast, op.ty, from, op.dst, op.args[0]));
        }
        let wide = op.ty.with_elem(Elem::I32);
        let v = self.source(Opcode::Convert, wide, from, op.args[0]);
        self.lower(Op::from_source(Opcode::Cast, op.ty, wide, op.dst, v));
    }

    /// Converts values from 2^31 on after subtracting 2^31, so that a signed conversion suffices.
    fn f32_to_u32(&mut self, op: Op, from: Type) {
        let (to, ints) = (op.ty, op.ty.with_elem(Elem::I32));
        let zero = self.float(from, 0.0);
        let v = self.binary(Opcode::Max, from, op.args[0], zero); // NaN and negatives: 0
        let half = self.float(from, 2147483648.0);
        let limit = self.float(from, 4294967296.0);
        let is_high = self.cmp(Cond::Ge, from, v, half);
        let excess = self.binary(Opcode::Sub, from, v, half);
        let small = self.choose(from, is_high, excess, v);
        let is_above = self.cmp(Cond::Ge, from, v, limit);
        let small = self.choose(from, is_above, zero, small);
        let low = self.source(Opcode::Convert, ints, from, small);
        let low = self.cast_to(to, ints, low);
        let high = self.binary_const(Opcode::Xor, to, low, 1 << 31);
        let in_range = self.choose(to, is_high, high, low);
        let max = self.constant(to, u64::from(u32::MAX));
        self.lower(Op::ternary(Opcode::Select, to, op.dst, is_above, max, in_range));
    }

    /// A shuffle by `from`: for each result lane, the source lane and whether it is the second operand's.
    fn permuted(&mut self, op: Op, from: impl Fn(u32) -> (u32, bool)) {
        let (ty, n) = (op.ty, op.ty.count_on(0));
        let lane = |at: u32| if at < n { from(at) } else { (0, false) };
        let order: [u8; 16] = core::array::from_fn(|at| lane(at as u32).0 as u8);
        let second: [u8; 16] = core::array::from_fn(|at| u8::from(lane(at as u32).1));
        let used = &second[..n as usize];
        let index = self.table(ty.with_elem(ty.elem().to_int(false)), &order[..n as usize]);
        let mut parts = [op.args[0], op.args[1]];
        for (part, _) in parts.iter_mut().zip([0, 1]).filter(|(_, which)| used.contains(which)) {
            *part = self.binary(Opcode::Permute, ty, *part, index);
        }
        if !used.contains(&1) {
            self.rename(ty, op.dst, parts[0]);
        } else if !used.contains(&0) {
            self.rename(ty, op.dst, parts[1]);
        } else {
            let mask = self.table(ty.mask_type(), used);
            self.lower(Op::ternary(Opcode::Select, ty, op.dst, mask, parts[1], parts[0]));
        }
    }

    /// Bitcasts between lane widths: combines pairs of lanes, or splits each lane in two, until the width is right.
    fn repacked(&mut self, op: Op) {
        let Some(from) = op.source_ty().filter(|from| from.is_vector() && op.ty.is_vector()) else {
            return self.fail(op, "the machine cannot move such bits");
        };
        let mut ty = from.with_elem(from.elem().to_int(false));
        let mut v = if ty == from { op.args[0] } else { self.source(Opcode::Bitcast, ty, from, op.args[0]) };
        while ty.elem().bits() != op.ty.elem().bits() {
            let packed = if ty.elem().bits() < op.ty.elem().bits() {
                self.join_lane_pairs(ty, v)
            } else {
                self.split_lanes(ty, v)
            };
            let Some(packed) = packed else { return self.fail(op, "it has no halves") };
            (ty, v) = packed;
        }
        self.lower(Op::from_source(Opcode::Bitcast, op.ty, ty, op.dst, v));
    }

    /// Lanes of twice the width: the even lanes in the low half, the odd lanes in the high half.
    fn join_lane_pairs(&mut self, ty: Type, v: VReg) -> Option<(Type, VReg)> {
        let bits = ty.elem().bits();
        let wide = ty.half()?.with_elem(if bits == 8 { Elem::U16 } else { Elem::U32 });
        let [low, high] = [Opcode::Even, Opcode::Odd].map(|code| self.every_other_as(code, wide, ty, v));
        let high = self.binary_const(Opcode::Shl, wide, high, bits.into());
        Some((wide, self.binary(Opcode::Or, wide, low, high)))
    }

    /// Lanes of half the width: the low half of each lane, followed by its high half.
    fn split_lanes(&mut self, ty: Type, v: VReg) -> Option<(Type, VReg)> {
        let bits = ty.elem().bits() / 2;
        let half = ty.with_elem(if bits == 8 { Elem::U8 } else { Elem::U16 });
        let twice = Type::fixed(half.elem(), 2 * ty.lanes().count()?);
        let above = self.binary_const(Opcode::Shr, ty, v, bits.into());
        let [low, high] = [v, above].map(|v| {
            let v = self.cast_to(half, ty, v);
            self.binary(Opcode::Concat, twice, v, v)
        });
        Some((twice, self.binary(Opcode::InterleaveLow, twice, low, high)))
    }

    /// Every other lane, cast to another element type.
    fn every_other_as(&mut self, code: Opcode, to: Type, ty: Type, v: VReg) -> VReg {
        let lanes = self.binary(code, ty, v, v);
        let lanes = self.part(Opcode::Lower, lanes);
        self.cast_to(to, to.with_elem(ty.elem()), lanes)
    }

    fn even_products(&mut self, op: Op) {
        let Some(from) = op.source_ty() else { return self.fail(op, "it names no source type") };
        let [a, b] = [op.args[0], op.args[1]].map(|v| self.every_other_as(Opcode::Even, op.ty, from, v));
        self.lower(Op::binary(Opcode::Mul, op.ty, op.dst, a, b));
    }

    /// `dot` of integers: all products, then pairwise sums of neighbours until there is one per lane of the result.
    fn sums_of_products(&mut self, op: Op) {
        let Some(from) = op.source_ty() else { return self.fail(op, "it names no source type") };
        let [acc, a, b] = op.args;
        let mut ty = from.with_elem(op.ty.elem());
        let second = from.with_elem(from.elem().to_int(op.ty.is_signed()));
        let [a, b] = [(a, from), (b, second)].map(|(v, from)| self.cast_to(ty, from, v));
        let mut sums = self.binary(Opcode::Mul, ty, a, b);
        while let Some(half) = ty.half().filter(|_| ty != op.ty) {
            let [even, odd] = [Opcode::Even, Opcode::Odd].map(|code| self.every_other_as(code, half, ty, sums));
            (ty, sums) = (half, self.binary(Opcode::Add, half, even, odd));
        }
        self.lower(Op::binary(Opcode::Add, op.ty, op.dst, acc, sums));
    }

    /// Each active lane moves left by the number of inactive lanes before it, one bit of that number per step, from the lowest
    /// bit on, so that no two lanes collide (H. S. Warren, Hacker's Delight, 7-4).
    fn compress_by_steps(&mut self, op: Op) {
        let (ty, [v, mask, _]) = (op.ty, op.args);
        let ints = ty.with_elem(ty.elem().to_int(false));
        let (none, zero, one) = (self.constant(ints, 0), self.constant(ty, 0), self.constant(ints, 1));
        let inactive = self.choose(ints, mask, none, one);
        let before = self.unary(Opcode::ScanAdd, ints, inactive);
        let mut distance = self.choose(ints, mask, before, none);
        let mut lanes = self.choose(ty, mask, v, zero);
        let mut step = 1;
        while step < op.ty.count_on(0) {
            let [own, next] = [false, true].map(|is_next| {
                let distance = if is_next { self.shifted(ints, distance, none, step) } else { distance };
                let bit = self.binary_const(Opcode::And, ints, distance, step.into());
                (distance, self.cmp(Cond::Ne, ints, bit, none))
            });
            let next_lanes = self.shifted(ty, lanes, zero, step);
            let [(own_distance, leaves), (next_distance, arrives)] = [own, next];
            let kept = self.choose(ty, leaves, zero, lanes);
            lanes = self.choose(ty, arrives, next_lanes, kept);
            let kept_distance = self.choose(ints, leaves, none, own_distance);
            distance = self.choose(ints, arrives, next_distance, kept_distance);
            step *= 2;
        }
        self.rename(ty, op.dst, lanes);
    }

    /// Shifts lanes down by `by` places; lanes of `fill` come in at the end.
    fn shifted(&mut self, ty: Type, v: VReg, fill: VReg, by: u32) -> VReg {
        let dst = self.temp(ty);
        let align = Op::binary(Opcode::Align, ty, dst, v, fill);
        self.lower(Op { imm: by.into(), ..align });
        dst
    }

    /// A lookup of bytes is a permutation, except that a negative index gives zero.
    fn look_up(&mut self, op: Op) {
        let [table, index, _] = op.args;
        let unsigned = op.ty.with_elem(Elem::U8);
        let low = self.cast_to(unsigned, op.ty, index);
        let found = self.binary(Opcode::Permute, op.ty, table, low);
        let top = self.binary_const(Opcode::And, unsigned, low, 0x80);
        let none = self.constant(unsigned, 0);
        let is_set = self.cmp(Cond::Ne, unsigned, top, none);
        let zero = self.constant(op.ty, 0);
        self.lower(Op::ternary(Opcode::Select, op.ty, op.dst, is_set, zero, found));
    }

    /// Adds counts of neighbouring bit fields, or swaps neighbouring fields; the field width doubles with each step.
    fn bits_of_words(&mut self, op: Op) {
        const EVEN: [u64; 5] = [0x5555_5555, 0x3333_3333, 0x0f0f_0f0f, 0x00ff_00ff, 0x0000_ffff];
        let first = if op.code == Opcode::ByteSwap { 3 } else { 0 };
        let mut v = op.args[0];
        for (step, even) in EVEN.into_iter().enumerate().skip(first) {
            let low = self.binary_const(Opcode::And, op.ty, v, even);
            let high = self.binary_const(Opcode::Shr, op.ty, v, 1 << step);
            let high = self.binary_const(Opcode::And, op.ty, high, even);
            v = if op.code == Opcode::Popcount {
                self.binary(Opcode::Add, op.ty, low, high)
            } else {
                let low = self.binary_const(Opcode::Shl, op.ty, low, 1 << step);
                self.binary(Opcode::Or, op.ty, low, high)
            };
        }
        self.rename(op.ty, op.dst, v);
    }

    /// Division of 32 bits with `f32`: halves the dividend so that it is positive as a signed integer. The first quotient is
    /// rounded down by more than all rounding errors; a second quotient of the remainder corrects it. Then a step of long
    /// division includes the dropped bit.
    pub(super) fn divide_through_floats(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let (u, i, f) = (ty.with_elem(Elem::U32), ty.with_elem(Elem::I32), ty.with_elem(Elem::F32));
        let size = |l: &mut Self, v: VReg| if ty.is_signed() { l.magnitude(ty, u, v) } else { v };
        let (dividend, divisor) = (size(self, a), size(self, b));
        let float = self.source(Opcode::Cast, f, u, divisor);
        // 1 - 2^-21
        let less = self.float(f, 1.0 - 0.000_000_476_837_158_203_125);
        let inverse = self.binary(Opcode::Div, f, less, float);
        let mut remainder = self.binary_const(Opcode::Shr, u, dividend, 1);
        let mut quotient = self.constant(u, 0);
        for _ in 0..2 {
            let signed = self.cast_to(i, u, remainder);
            let part = self.source(Opcode::Cast, f, i, signed);
            let part = self.binary(Opcode::Mul, f, part, inverse);
            let part = self.source(Opcode::Convert, i, f, part);
            let part = self.cast_to(u, i, part);
            quotient = self.binary(Opcode::Add, u, quotient, part);
            let product = self.binary(Opcode::Mul, u, part, divisor);
            remainder = self.binary(Opcode::Sub, u, remainder, product);
        }
        let one = self.constant(u, 1);
        let zero = self.constant(u, 0);
        let step = |l: &mut Self, quotient: VReg, remainder: VReg| {
            let fits = l.cmp(Cond::Ge, u, remainder, divisor);
            let [by, off] = [(one, zero), (divisor, zero)].map(|(yes, no)| l.choose(u, fits, yes, no));
            (l.binary(Opcode::Add, u, quotient, by), l.binary(Opcode::Sub, u, remainder, off))
        };
        (quotient, remainder) = step(self, quotient, remainder);
        let low = self.binary(Opcode::And, u, dividend, one);
        let double = self.binary_const(Opcode::Shl, u, remainder, 1);
        let double = self.binary(Opcode::Or, u, double, low);
        let quotient = self.binary_const(Opcode::Shl, u, quotient, 1);
        let (quotient, remainder) = step(self, quotient, double);
        let by_zero = self.cmp(Cond::Eq, u, divisor, zero);
        let result = if op.code == Opcode::Div {
            self.choose(u, by_zero, zero, quotient)
        } else {
            self.choose(u, by_zero, dividend, remainder)
        };
        if !ty.is_signed() {
            return self.rename(ty, op.dst, result);
        }
        let result = self.with_sign_of_division(&op, u, result);
        self.lower(Op::from_source(Opcode::Cast, ty, u, op.dst, result));
    }

    /// The absolute value as an unsigned integer.
    pub(super) fn magnitude(&mut self, ty: Type, u: Type, v: VReg) -> VReg {
        let sign = self.binary_const(Opcode::Shr, ty, v, 31);
        let [raw, sign] = [v, sign].map(|v| self.cast_to(u, ty, v));
        let flipped = self.binary(Opcode::Xor, u, raw, sign);
        self.binary(Opcode::Sub, u, flipped, sign)
    }

    /// The square root of a float, rounded once: computes the root of the significand digit by digit, with an even exponent,
    /// and one more digit for rounding. No root is half way between two floats.
    fn root(&mut self, op: Op) {
        let ty = op.ty;
        let u = ty.with_elem(Elem::U32);
        let x = op.args[0];
        // Scales subnormal numbers by 2^24; the root is then scaled by 2^12.
        let scale = self.float(ty, 16_777_216.0);
        let min_normal = self.float(ty, f64::from(f32::MIN_POSITIVE));
        let is_small = self.cmp(Cond::Lt, ty, x, min_normal);
        let scaled = self.binary(Opcode::Mul, ty, x, scale);
        let v = self.choose(ty, is_small, scaled, x);
        let bits = self.source(Opcode::Bitcast, u, ty, v);
        let exponent = self.binary_const(Opcode::Shr, u, bits, 23);
        // An odd exponent, which has an even biased exponent, needs one more digit.
        let one = self.constant(u, 1);
        let fraction = self.binary_const(Opcode::And, u, bits, (1 << 23) - 1);
        let significand = self.binary_const(Opcode::Or, u, fraction, 1 << 23);
        let odd = self.binary(Opcode::And, u, exponent, one);
        let shift = self.binary(Opcode::Sub, u, one, odd);
        let remainder = self.binary(Opcode::Shl, u, significand, shift);
        // 24 digits and one for rounding: a digit is 1 if the remainder is at least twice the root so far plus the digit.
        let mut remainder = self.binary_const(Opcode::Shl, u, remainder, 1);
        let mut root = self.constant(u, 0);
        for digit in (0..=24).rev() {
            let place = 1u64 << digit;
            let twice = self.binary_const(Opcode::Shl, u, root, 1);
            let trial = self.binary_const(Opcode::Or, u, twice, place);
            let fits = self.cmp(Cond::Ge, u, remainder, trial);
            let less = self.binary(Opcode::Sub, u, remainder, trial);
            remainder = self.choose(u, fits, less, remainder);
            remainder = self.binary_const(Opcode::Shl, u, remainder, 1);
            let more = self.binary_const(Opcode::Or, u, root, place);
            root = self.choose(u, fits, more, root);
        }
        let rounded = self.binary(Opcode::Add, u, root, one);
        let rounded = self.binary_const(Opcode::Shr, u, rounded, 1);
        // The biased exponent is (e + 127) / 2 for the biased e, minus 1 because adding the significand adds its leading one.
        let half = self.binary_const(Opcode::Add, u, exponent, 127);
        let half = self.binary_const(Opcode::Shr, u, half, 1);
        let back = self.constant(u, 12);
        let none = self.constant(u, 0);
        let back = self.choose(u, is_small, back, none);
        let half = self.binary(Opcode::Sub, u, half, back);
        let half = self.binary(Opcode::Sub, u, half, one);
        let half = self.binary_const(Opcode::Shl, u, half, 23);
        let number = self.binary(Opcode::Add, u, half, rounded);
        let number = self.source(Opcode::Bitcast, ty, u, number);
        // Zeros and infinity are their own roots; the root of a negative number is NaN.
        let zero = self.float(ty, 0.0);
        let infinity = self.constant(ty, 0x7f80_0000);
        let nan = self.constant(ty, 0x7fc0_0000);
        let is_zero = self.cmp(Cond::Eq, ty, x, zero);
        let is_infinite = self.cmp(Cond::Eq, ty, x, infinity);
        let number = self.choose(ty, is_zero, x, number);
        let number = self.choose(ty, is_infinite, x, number);
        let has_one = self.cmp(Cond::Ge, ty, x, zero);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, has_one, number, nan));
    }
}
