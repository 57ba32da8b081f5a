//! Rules for native vectors on scalable machines, where the number of lanes is known only at run time.
//!
//! Lane-wise operations do not depend on the number of lanes, so the patterns and rules for fixed vectors apply. This file
//! has the others: shuffles become permutations with computed indices, and reductions and scans become loops whose trip count
//! depends on the number of lanes. The number of lanes is the operation `lanes`, which value numbering shares.
//! Not here: halves of native vectors wider than a register (see [`super::split`]).

use super::Legaliser;
use kernelsmith_ir::{Cond, Elem, Lanes, Op, Opcode, SourceRule, Type, VReg};

impl Legaliser<'_> {
    /// The number of lanes as an `index`.
    pub(super) fn lanes_of(&mut self, ty: Type) -> VReg {
        match ty.lanes().count() {
            Some(n) => self.constant(Type::INDEX, u64::from(n)),
            None => {
                let dst = self.temp(Type::INDEX);
                let mut op = Op::new(Opcode::Lanes, Type::INDEX);
                (op.dst, op.aux) = (dst, u32::from(ty.code()));
                self.push(op);
                dst
            }
        }
    }

    /// The index type for the lanes of `ty`: unsigned integers as wide as its elements, wide enough for twice the lanes.
    fn numbers(ty: Type) -> Type {
        ty.with_elem(ty.elem().to_int(false))
    }

    /// An `index` in every lane.
    fn spread(&mut self, ints: Type, n: VReg) -> VReg {
        let n = self.cast_to(ints.lane_type(), Type::INDEX, n);
        self.unary(Opcode::Splat, ints, n)
    }

    fn iota(&mut self, ints: Type) -> VReg {
        let dst = self.temp(ints);
        let mut op = Op::new(Opcode::Iota, ints);
        op.dst = dst;
        self.lower(op);
        dst
    }

    /// Expands operations whose rules for fixed vectors need the number of lanes (`first`, `iota` of floats, `table` and
    /// others); whether `op` was one of them.
    pub(super) fn native(&mut self, op: Op) -> bool {
        use Opcode as O;
        let source = op.source_ty().filter(|_| op.code.info().source != SourceRule::None);
        if !op.ty.is_native() && !source.is_some_and(Type::is_native) {
            return false;
        }
        match op.code {
            O::First => self.native_first(op),
            O::Iota if op.ty.is_float() => {
                let ints = Self::numbers(op.ty);
                let numbers = self.iota(ints);
                self.lower(Op::from_source(O::Cast, op.ty, ints, op.dst, numbers));
            }
            O::Table => return self.native_table(op),
            O::Splat | O::Insert | O::Concat if op.ty.is_mask() => self.through_bytes(op),
            O::Lower | O::Upper if op.ty.is_mask() => self.through_bytes(op),
            _ if op.code.reduces_by().is_some() => self.native_reduce(op),
            O::Shuffle => self.native_shuffle(op),
            O::InterleaveLow | O::InterleaveHigh => self.native_interleave(op),
            O::Even | O::Odd => self.native_every_other(op),
            O::Reverse => {
                let ints = Self::numbers(op.ty);
                let n = self.lanes_of(op.ty);
                let last = self.binary_const(O::Add, Type::INDEX, n, u64::MAX);
                let (last, numbers) = (self.spread(ints, last), self.iota(ints));
                let from = self.binary(O::Sub, ints, last, numbers);
                self.lower(Op::binary(O::Permute, op.ty, op.dst, op.args[0], from));
            }
            O::Align => self.native_align(op),
            O::ScanAdd => self.native_scan(op),
            O::Lookup => self.native_lookup(op),
            _ => return false,
        }
        true
    }

    /// Compares lane numbers with n, in bytes: there are at most 128 lanes.
    fn native_first(&mut self, op: Op) {
        let bytes = op.ty.with_elem(Elem::U8);
        let zero = self.constant(Type::INDEX, 0);
        let n_lanes = self.lanes_of(op.ty);
        let n = self.binary(Opcode::Max, Type::INDEX, op.args[0], zero);
        let n = self.binary(Opcode::Min, Type::INDEX, n, n_lanes);
        let (bound, numbers) = (self.spread(bytes, n), self.iota(bytes));
        let mask = self.cmp(Cond::Lt, bytes, numbers, bound);
        self.lower(Op::from_source(Opcode::Cast, op.ty, bytes.mask_type(), op.dst, mask));
    }

    /// Builds the table in bytes, which hold its numbers below 16, then converts it to the type.
    fn native_table(&mut self, op: Op) -> bool {
        let bytes = op.ty.with_elem(Elem::U8);
        if op.ty == bytes {
            return false;
        }
        let mut inner = op;
        (inner.ty, inner.dst) = (bytes, self.temp(bytes));
        if op.ty.is_mask() {
            inner.imm &= 0x1111_1111_1111_1111;
        }
        self.lower(inner);
        if op.ty.is_mask() {
            let zero = self.constant(bytes, 0);
            let mask = self.cmp(Cond::Ne, bytes, inner.dst, zero);
            self.lower(Op::from_source(Opcode::Cast, op.ty, bytes.mask_type(), op.dst, mask));
        } else {
            self.lower(Op::from_source(Opcode::Cast, op.ty, bytes, op.dst, inner.dst));
        }
        true
    }

    /// Does an operation on masks as one on bytes that are 0 or 1.
    fn through_bytes(&mut self, op: Op) {
        let as_bytes = |ty: Type| ty.with_elem(Elem::U8);
        let mut inner = op;
        inner.ty = as_bytes(op.ty);
        for slot in inner.args.iter_mut().filter(|slot| slot.is_some()) {
            let ty = self.func.vregs[slot.index()];
            *slot = if ty.is_mask() {
                let (one, zero) = (self.constant(as_bytes(ty), 1), self.constant(as_bytes(ty), 0));
                let mask = self.cast_to(as_bytes(ty).mask_type(), ty, *slot);
                self.choose(as_bytes(ty), mask, one, zero)
            } else {
                self.cast_to(Type::U8, ty, *slot)
            };
        }
        if let Some(source) = op.source_ty().filter(|_| op.code.info().source != SourceRule::None) {
            inner.aux = u32::from(as_bytes(source).code());
        }
        inner.dst = self.temp(inner.ty);
        self.lower(inner);
        let zero = self.constant(inner.ty, 0);
        let mask = self.cmp(Cond::Ne, inner.ty, inner.dst, zero);
        self.lower(Op::from_source(Opcode::Cast, op.ty, inner.ty.mask_type(), op.dst, mask));
    }

    /// A loop that runs `body` while a number is positive; the body changes that number.
    fn while_positive(&mut self, start: VReg, body: impl FnOnce(&mut Self, VReg)) {
        let n = self.temp(Type::INDEX);
        self.lower(super::copy(Type::INDEX, n, start));
        self.push(Op::marker(Opcode::Loop));
        let zero = self.constant(Type::INDEX, 0);
        let done = self.cmp(Cond::Le, Type::INDEX, n, zero);
        let mut leave = Op::marker(Opcode::BreakIf).with_imm(1);
        leave.args[0] = done;
        self.push(leave);
        body(self, n);
        self.push(Op::marker(Opcode::EndLoop));
    }

    /// Reduction by halving: combines lane i with lane i + n / 2, then with i + n / 4, down to one. The other lanes are unused.
    pub(super) fn native_reduce(&mut self, op: Op) {
        let (Some(ty), Some(code)) = (op.source_ty(), op.code.reduces_by()) else {
            return self.fail(op, "it reduces nothing");
        };
        let ints = Self::numbers(ty);
        let v = self.temp(ty);
        self.lower(super::copy(ty, v, op.args[0]));
        let n = self.lanes_of(ty);
        let half = self.binary_const(Opcode::Shr, Type::INDEX, n, 1);
        let numbers = self.iota(ints);
        self.while_positive(half, |l, distance| {
            let by = l.spread(ints, distance);
            let from = l.binary(Opcode::Add, ints, numbers, by);
            let other = l.binary(Opcode::Permute, ty, v, from);
            l.lower(Op::binary(code, ty, v, v, other));
            let one = l.constant(Type::INDEX, 1);
            l.lower(Op::binary(Opcode::Shr, Type::INDEX, distance, distance, one));
        });
        let lane = self.extract(op.ty, ty, v, 0);
        self.lower(super::copy(op.ty, op.dst, lane));
    }

    /// Scan by doubling: adds lane i - d to lane i, for d = 1, 2, 4 and so on.
    pub(super) fn native_scan(&mut self, op: Op) {
        let ty = op.ty;
        let ints = Self::numbers(ty);
        // -0.0 is the neutral element of float addition.
        let neutral = if ty.is_float() { 1u64 << (ty.elem().bits() - 1) } else { 0 };
        let neutral = self.constant(ty, neutral);
        let v = self.temp(ty);
        self.lower(super::copy(ty, v, op.args[0]));
        let numbers = self.iota(ints);
        let n = self.lanes_of(ty);
        let remaining = self.binary_const(Opcode::Add, Type::INDEX, n, u64::MAX);
        // n - 1 minus all distances so far, which is positive while another distance is below n.
        let distance = self.temp(Type::INDEX);
        let one = self.constant(Type::INDEX, 1);
        self.lower(super::copy(Type::INDEX, distance, one));
        self.while_positive(remaining, |l, remaining| {
            let by = l.spread(ints, distance);
            let from = l.binary(Opcode::Sub, ints, numbers, by);
            let moved = l.binary(Opcode::Permute, ty, v, from);
            let has_one = l.cmp(Cond::Ge, ints, numbers, by);
            let moved = l.choose(ty, has_one, moved, neutral);
            l.lower(Op::binary(Opcode::Add, ty, v, v, moved));
            l.lower(Op::binary(Opcode::Sub, Type::INDEX, remaining, remaining, distance));
            l.lower(Op::binary(Opcode::Add, Type::INDEX, distance, distance, distance));
        });
        self.lower(super::copy(ty, op.dst, v));
    }

    /// Permutes within blocks: the index is the block's first lane plus the lane in the block. Two sources take two permutes
    /// and a select.
    fn native_shuffle(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let ints = Self::numbers(ty);
        let n = 1u64 << op.aux;
        let list: Vec<u8> = op.numbers().collect();
        let inside: Vec<u8> = list.iter().map(|number| number & (n as u8 - 1)).collect();
        let second: Vec<u8> = list.iter().map(|number| u8::from(u64::from(*number) >= n)).collect();
        let numbers = self.iota(ints);
        let block = self.binary_const(Opcode::And, ints, numbers, ints.elem().canonical(!(n - 1)));
        let inside = self.table(ints, &inside);
        let from = self.binary(Opcode::Or, ints, block, inside);
        let of_first = self.binary(Opcode::Permute, ty, a, from);
        if second.iter().all(|bit| *bit == 0) {
            return self.lower(super::copy(ty, op.dst, of_first));
        }
        let of_second = self.binary(Opcode::Permute, ty, b, from);
        let mask = self.table(ty.mask_type(), &second);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, mask, of_second, of_first));
    }

    /// Result lane i is lane i / 2 of one half, of the second operand if i is odd.
    fn native_interleave(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let ints = Self::numbers(ty);
        let numbers = self.iota(ints);
        let mut from = self.binary_const(Opcode::Shr, ints, numbers, 1);
        if op.code == Opcode::InterleaveHigh {
            let n = self.lanes_of(ty);
            let half = self.binary_const(Opcode::Shr, Type::INDEX, n, 1);
            let half = self.spread(ints, half);
            from = self.binary(Opcode::Add, ints, from, half);
        }
        let [of_a, of_b] = [a, b].map(|v| self.binary(Opcode::Permute, ty, v, from));
        let odd = self.table(ty.mask_type(), &[0, 1]);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, odd, of_b, of_a));
    }

    /// Result lane i is lane 2 i (even) or 2 i + 1 (odd) of the concatenated operands; indices count modulo the lanes.
    fn native_every_other(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        let ints = Self::numbers(ty);
        let numbers = self.iota(ints);
        let twice = self.binary(Opcode::Add, ints, numbers, numbers);
        let from = self.binary_const(Opcode::Or, ints, twice, u64::from(op.code == Opcode::Odd));
        let [of_a, of_b] = [a, b].map(|v| self.binary(Opcode::Permute, ty, v, from));
        let n = self.lanes_of(ty);
        let half = self.binary_const(Opcode::Shr, Type::INDEX, n, 1);
        let is_first = self.unary(Opcode::First, ty.mask_type(), half);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, is_first, of_a, of_b));
    }

    fn native_align(&mut self, op: Op) {
        let (ty, [a, b, _]) = (op.ty, op.args);
        if op.imm == 0 {
            return self.lower(super::copy(ty, op.dst, a));
        }
        let ints = Self::numbers(ty);
        let numbers = self.iota(ints);
        let from = self.binary_const(Opcode::Add, ints, numbers, op.imm as u64);
        let [of_a, of_b] = [a, b].map(|v| self.binary(Opcode::Permute, ty, v, from));
        let n = self.lanes_of(ty);
        let n_of_a = self.binary_const(Opcode::Sub, Type::INDEX, n, op.imm as u64);
        let is_first = self.unary(Opcode::First, ty.mask_type(), n_of_a);
        self.lower(Op::ternary(Opcode::Select, ty, op.dst, is_first, of_a, of_b));
    }

    /// Looks up bytes within blocks of 16; an index with its top bit set gives zero.
    fn native_lookup(&mut self, op: Op) {
        let ints = Self::numbers(op.ty);
        let index = self.cast_to(ints, op.ty, op.args[1]);
        let numbers = self.iota(ints);
        let block = self.binary_const(Opcode::And, ints, numbers, 0xf0);
        let inside = self.binary_const(Opcode::And, ints, index, 15);
        let from = self.binary(Opcode::Or, ints, block, inside);
        let moved = self.binary(Opcode::Permute, op.ty, op.args[0], from);
        let top = self.constant(ints, 0x80);
        let is_zero = self.cmp(Cond::Ge, ints, index, top);
        let zero = self.constant(op.ty, 0);
        self.lower(Op::ternary(Opcode::Select, op.ty, op.dst, is_zero, zero, moved));
    }

    /// `permute` of vectors wider than a register, in halves: indices of at least half the lanes select from the upper half.
    pub(super) fn native_permute(&mut self, op: Op) {
        let (ty, [v, index, _]) = (op.ty, op.args);
        let Some(half) = ty.half() else { return self.fail(op, "it has no halves") };
        let ints = Self::numbers(half);
        let n = self.lanes_of(half);
        let bit = self.spread(ints, n);
        let values = [0, 1].map(|part| self.half_operand(v, part));
        let parts = [0, 1].map(|part| {
            let index = self.half_operand(index, part);
            let own = self.func.vregs[index.index()];
            let index = self.cast_to(ints, own, index);
            let [low, high] = values.map(|v| self.binary(Opcode::Permute, half, v, index));
            let set = self.binary(Opcode::And, ints, index, bit);
            let is_high = self.cmp(Cond::Eq, ints, set, bit);
            self.choose(half, is_high, high, low)
        });
        self.lower(Op::binary(Opcode::Concat, ty, op.dst, parts[0], parts[1]));
    }

    /// `extract` and `insert` of vectors wider than a register: which half has the lane is known only at run time.
    pub(super) fn native_lane(&mut self, op: Op, half: Type) {
        let vector = self.func.vregs[op.args[0].index()];
        if vector.is_mask() {
            // The same number of byte lanes fits a register.
            let narrow = vector.with_elem(Elem::M8);
            let mask = self.cast_to(narrow, vector, op.args[0]);
            if op.code == Opcode::Extract {
                return self.lower(Op::from_source(Opcode::Extract, op.ty, narrow, op.dst, mask).with_imm(op.imm));
            }
            let inserted = self.temp(narrow);
            self.lower(Op::binary(Opcode::Insert, narrow, inserted, mask, op.args[1]).with_imm(op.imm));
            return self.lower(Op::from_source(Opcode::Cast, vector, narrow, op.dst, inserted));
        }
        let n = self.lanes_of(half);
        let ints = Self::numbers(half);
        let lane = self.constant(Type::INDEX, u64::from(op.lane()));
        let above = self.binary(Opcode::Sub, Type::INDEX, lane, n);
        let parts = [0, 1].map(|part| self.half_operand(op.args[0], part));
        if op.code == Opcode::Extract {
            let found = [(parts[0], lane), (parts[1], above)].map(|(v, lane)| {
                let from = self.spread(ints, lane);
                let moved = self.binary(Opcode::Permute, half, v, from);
                self.extract(op.ty, half, moved, 0)
            });
            let is_low = self.cmp(Cond::Lt, Type::INDEX, lane, n);
            return self.lower(Op::ternary(Opcode::Select, op.ty, op.dst, is_low, found[0], found[1]));
        }
        let numbers = self.iota(ints);
        let value = self.unary(Opcode::Splat, half, op.args[1]);
        let parts = [(parts[0], lane), (parts[1], above)].map(|(v, lane)| {
            let lane = self.spread(ints, lane);
            let here = self.cmp(Cond::Eq, ints, numbers, lane);
            self.choose(half, here, value, v)
        });
        self.lower(Op::binary(Opcode::Concat, op.ty, op.dst, parts[0], parts[1]));
    }

    /// Any operation, one lane per iteration of a loop: extracts the lane of each operand, then inserts the result's lane.
    pub(super) fn native_by_lanes(&mut self, op: Op) {
        let result = self.func.vregs[op.dst.index()];
        let (lanes, bytes) = (self.lanes_of(result), result.with_elem(Elem::U8));
        let gathered = self.temp(result);
        let zero = self.constant(result, 0);
        self.lower(super::copy(result, gathered, zero));
        let numbers = self.iota(bytes);
        self.while_positive(lanes, |l, lane| {
            let one = l.constant(Type::INDEX, 1);
            l.lower(Op::binary(Opcode::Sub, Type::INDEX, lane, lane, one));
            let mut inner = op;
            inner.ty = op.ty.lane_type();
            if let Some(source) = op.source_ty().filter(|_| op.code.info().source != SourceRule::None) {
                inner.aux = u32::from(source.lane_type().code());
            }
            for slot in inner.args.iter_mut().filter(|slot| slot.is_some()) {
                let ty = l.func.vregs[slot.index()];
                if ty.is_vector() {
                    let ints = Self::numbers(ty);
                    let from = l.spread(ints, lane);
                    let moved = l.binary(Opcode::Permute, ty, *slot, from);
                    *slot = l.extract(ty.lane_type(), ty, moved, 0);
                }
            }
            inner.dst = l.temp(result.lane_type());
            l.lower(inner);
            let value = l.unary(Opcode::Splat, result, inner.dst);
            let here = l.spread(bytes, lane);
            let here = l.cmp(Cond::Eq, bytes, numbers, here);
            let here = l.cast_to(result.mask_type(), bytes.mask_type(), here);
            l.lower(Op::ternary(Opcode::Select, result, gathered, here, value, gathered));
        });
        self.lower(super::copy(result, op.dst, gathered));
    }
}

/// The native vector of bytes that has as many bits as the native vector `ty`.
pub(super) fn native_bytes(ty: Type) -> Option<Type> {
    let base = ty.lanes().base_bits()? * 8 / ty.elem().bits();
    Lanes::native(base).map(|lanes| Type::new(Elem::U8, lanes))
}
