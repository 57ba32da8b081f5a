//! Splits operations: into halves while they are wider than the machine supports, then into lanes.

use super::{Fact, Legaliser};
use kernelsmith_ir::{Op, Opcode, SourceRule, Type, VReg};

impl Legaliser<'_> {
    /// The operation on both halves, concatenated; lane by lane if there are no halves.
    pub(super) fn by_halves(&mut self, op: Op) {
        let result = self.func.vregs[op.dst.index()];
        let (Some(half), Some(half_result)) = (op.ty.half(), result.half()) else { return self.by_lanes(op) };
        if result.is_native() {
            return self.by_lanes(op);
        }
        if op.ty.bits().is_none_or(|bits| bits <= 128) && result.bits().is_none_or(|bits| bits <= 128) {
            return self.by_lanes(op);
        }
        let has_source = op.code.info().source != SourceRule::None;
        let parts = [Opcode::Lower, Opcode::Upper].map(|part| {
            let mut inner = op;
            inner.ty = half;
            if has_source && let Some(source) = op.source_ty().and_then(Type::half) {
                inner.aux = u32::from(source.code());
            }
            for slot in &mut inner.args {
                if slot.is_some() {
                    *slot = self.part(part, *slot);
                }
            }
            inner.dst = self.temp(half_result);
            self.lower(inner);
            inner.dst
        });
        self.lower(Op::binary(Opcode::Concat, result, op.dst, parts[0], parts[1]));
    }

    /// One half of a vector; a scalar, such as a condition, is the same for both halves.
    pub(super) fn part(&mut self, part: Opcode, v: VReg) -> VReg {
        let ty = self.func.vregs[v.index()];
        match ty.half() {
            Some(half) if ty.is_vector() => match self.const_of(v) {
                Some(bits) => self.constant(half, bits),
                None => {
                    let fact = self.fact(v);
                    // Both halves of a broadcast are equal, and the lower one costs nothing.
                    let part = if matches!(fact, Fact::Splat(_)) { Opcode::Lower } else { part };
                    let taken = self.source(part, half, ty, v);
                    if matches!(fact, Fact::Splat(_) | Fact::Word { .. }) {
                        self.set_fact(taken, fact);
                    }
                    taken
                }
            },
            _ => v,
        }
    }

    /// The operation lane by lane, through scalars.
    pub(super) fn by_lanes(&mut self, op: Op) {
        let result = self.func.vregs[op.dst.index()];
        if op.ty.is_scalar() {
            return self.fail(op, "the machine has no such instruction");
        }
        if result.is_native() {
            return self.native_by_lanes(op);
        }
        let n = op.ty.count_on(self.target.vector_bits());
        if result.half().is_some() && result.bits().is_none_or(|bits| bits > 128) {
            return self.by_halves(op);
        }
        let source_lane = op.source_ty().filter(|_| op.code.info().source != SourceRule::None).map(Type::lane_type);
        let mut gathered = self.constant(result, 0);
        for lane in 0..n {
            let mut inner = op;
            inner.ty = op.ty.lane_type();
            if let Some(source) = source_lane {
                inner.aux = u32::from(source.code());
            }
            for slot in &mut inner.args {
                if slot.is_some() {
                    let ty = self.func.vregs[slot.index()];
                    if ty.is_vector() {
                        *slot = match self.const_of(*slot) {
                            Some(bits) => self.constant(ty.lane_type(), bits),
                            None => self.extract(ty.lane_type(), ty, *slot, lane),
                        };
                    }
                }
            }
            inner.dst = self.temp(result.lane_type());
            self.lower(inner);
            let next = if lane + 1 == n { op.dst } else { self.temp(result) };
            self.lower(Op::binary(Opcode::Insert, result, next, gathered, inner.dst).with_imm(i64::from(lane)));
            gathered = next;
        }
    }

    /// `extract`, `insert`, `lower`, `upper` and `concat` without an instruction.
    pub(super) fn lane_access(&mut self, op: Op) {
        match op.code {
            Opcode::Extract => self.extract_lane(op),
            Opcode::Insert => self.insert_lane(op),
            Opcode::Lower | Opcode::Upper => {
                let Some(source) = op.source_ty() else { return self.fail(op, "it names no source type") };
                let n = op.ty.count_on(self.target.vector_bits());
                let first = if op.code == Opcode::Upper { n } else { 0 };
                self.gather(op, |l, lane| l.extract(op.ty.lane_type(), source, op.args[0], first + lane));
            }
            Opcode::Concat => {
                let Some(half) = op.ty.half() else { return self.fail(op, "it has no halves") };
                let n = half.count_on(self.target.vector_bits());
                self.gather(op, |l, lane| {
                    let from = if lane < n { op.args[0] } else { op.args[1] };
                    l.extract(half.lane_type(), half, from, lane % n)
                });
            }
            _ => self.fail(op, "it does not access lanes"),
        }
    }

    /// A vector from lanes.
    pub(super) fn gather(&mut self, op: Op, mut lane_of: impl FnMut(&mut Self, u32) -> VReg) {
        let n = op.ty.count_on(self.target.vector_bits());
        let mut gathered = self.constant(op.ty, 0);
        for lane in 0..n {
            let value = lane_of(self, lane);
            let next = if lane + 1 == n { op.dst } else { self.temp(op.ty) };
            self.lower(Op::binary(Opcode::Insert, op.ty, next, gathered, value).with_imm(i64::from(lane)));
            gathered = next;
        }
    }

    fn extract_lane(&mut self, op: Op) {
        let Some(source) = op.source_ty() else { return self.fail(op, "it names no source type") };
        if source.is_mask() && self.has_mask_bits() {
            let bits = self.source(Opcode::MaskBits, Type::U64, source, op.args[0]);
            let bits = self.binary_const(Opcode::Shr, Type::U64, bits, u64::from(op.lane()));
            let bit = self.binary_const(Opcode::And, Type::U64, bits, 1);
            let zero = self.constant(Type::U64, 0);
            return self.lower(Op::compare(kernelsmith_ir::Cond::Ne, Type::U64, op.dst, bit, zero));
        }
        if source.is_mask() {
            let (ints, v) = self.mask_to_ints(source, op.args[0]);
            let lane = self.extract(ints.lane_type(), ints, v, op.lane());
            let zero = self.constant(ints.lane_type(), 0);
            return self.lower(Op::compare(kernelsmith_ir::Cond::Ne, ints.lane_type(), op.dst, lane, zero));
        }
        match source.half().filter(|_| source.bits().is_some_and(|bits| bits > 128)) {
            Some(half) => {
                let n = half.count_on(self.target.vector_bits());
                let part = if op.lane() < n { Opcode::Lower } else { Opcode::Upper };
                let v = self.source(part, half, source, op.args[0]);
                let mut inner = Op::from_source(Opcode::Extract, op.ty, half, op.dst, v);
                inner.imm = i64::from(op.lane() % n);
                self.lower(inner);
            }
            None => self.fail(op, "the machine cannot take lanes out of such vectors"),
        }
    }

    fn insert_lane(&mut self, op: Op) {
        let (ty, [vector, value, _]) = (op.ty, op.args);
        if ty.is_mask() && self.has_mask_bits() {
            let bits = self.source(Opcode::MaskBits, Type::U64, ty, vector);
            let others = self.binary_const(Opcode::And, Type::U64, bits, !(1 << op.lane()));
            let bit = self.cast_to(Type::U64, Type::BOOL, value);
            let bit = self.binary_const(Opcode::Shl, Type::U64, bit, u64::from(op.lane()));
            let bits = self.binary(Opcode::Or, Type::U64, others, bit);
            return self.lower(Op::unary(Opcode::MaskOfBits, ty, op.dst, bits));
        }
        if ty.is_mask() {
            let (ints, v) = self.mask_to_ints(ty, vector);
            let bit = self.cast_to(ints.lane_type(), Type::BOOL, value);
            let inserted = self.temp(ints);
            self.lower(Op::binary(Opcode::Insert, ints, inserted, v, bit).with_imm(op.imm));
            return self.ints_to_mask(ints, op.dst, inserted);
        }
        match ty.half().filter(|_| ty.bits().is_some_and(|bits| bits > 128)) {
            Some(half) => {
                let n = half.count_on(self.target.vector_bits());
                let mut parts = [Opcode::Lower, Opcode::Upper].map(|part| self.source(part, half, ty, vector));
                let at = usize::from(op.lane() >= n);
                let inserted = self.temp(half);
                let inner = Op::binary(Opcode::Insert, half, inserted, parts[at], value);
                self.lower(inner.with_imm(i64::from(op.lane() % n)));
                parts[at] = inserted;
                self.lower(Op::binary(Opcode::Concat, ty, op.dst, parts[0], parts[1]));
            }
            None => self.fail(op, "the machine cannot put lanes into such vectors"),
        }
    }

    /// `splat` of types that the machine does not broadcast.
    pub(super) fn splat(&mut self, op: Op) {
        if op.ty.is_mask() && self.has_mask_bits() {
            let bit = self.cast_to(Type::U64, Type::BOOL, op.args[0]);
            let bits = self.unary(Opcode::Neg, Type::U64, bit);
            return self.lower(Op::unary(Opcode::MaskOfBits, op.ty, op.dst, bits));
        }
        if op.ty.is_mask() {
            // Broadcasts 1 or 0 and compares with zero, which sets all bits of each lane.
            let elem = op.ty.elem().bits();
            let int = match elem {
                8 => Type::U8,
                16 => Type::U16,
                32 => Type::U32,
                _ => Type::U64,
            };
            let bit = self.cast_to(int, Type::BOOL, op.args[0]);
            let ints = op.ty.with_elem(int.elem());
            let lanes = self.unary(Opcode::Splat, ints, bit);
            return self.ints_to_mask(ints, op.dst, lanes);
        }
        if op.ty.bits().is_some_and(|bits| bits > 128)
            && let Some(half) = op.ty.half()
        {
            let part = self.unary(Opcode::Splat, half, op.args[0]);
            return self.lower(Op::binary(Opcode::Concat, op.ty, op.dst, part, part));
        }
        self.gather(op, |_, _| op.args[0]);
    }

    /// Reductions by halving, in the order that the IR defines.
    pub(super) fn reduce(&mut self, op: Op) {
        let Some(mut ty) = op.source_ty() else { return self.fail(op, "it names no source type") };
        let Some(code) = op.code.reduces_by() else { return self.fail(op, "it reduces nothing") };
        if ty.is_native() {
            return self.native_reduce(op);
        }
        let mut v = op.args[0];
        while let Some(half) = ty.half() {
            let lo = self.source(Opcode::Lower, half, ty, v);
            let hi = self.source(Opcode::Upper, half, ty, v);
            v = self.binary(code, half, lo, hi);
            ty = half;
        }
        let lo = self.extract(op.ty, ty, v, 0);
        let hi = self.extract(op.ty, ty, v, 1);
        self.lower(Op::binary(code, op.ty, op.dst, lo, hi));
    }
}
