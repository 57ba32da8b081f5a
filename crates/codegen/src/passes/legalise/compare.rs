//! Comparisons, lane-wise `select`, and reductions of masks.

use super::Legaliser;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

impl Legaliser<'_> {
    pub(super) fn compare(&mut self, op: Op) {
        let [a, b, _] = op.args;
        if op.ty.is_scalar() {
            return self.compare_scalars(op);
        }
        if op.ty.is_float() {
            return self.by_halves(op);
        }
        let mask = op.ty.mask_type();
        let cond = op.cond();
        match cond {
            Cond::Ne => self.negated(op, Cond::Eq),
            Cond::Le => self.negated(op, Cond::Gt),
            Cond::Lt => self.lower(Op::compare(Cond::Gt, op.ty, op.dst, b, a)),
            Cond::Ge => {
                let greater = self.cmp(Cond::Gt, op.ty, b, a);
                self.lower(Op::unary(Opcode::Not, mask, op.dst, greater));
            }
            Cond::Gt if op.ty.is_unsigned() => {
                // a > b as unsigned is a - 2^(n-1) > b - 2^(n-1) as signed.
                let signed = op.ty.with_elem(op.ty.elem().to_int(true));
                let flipped = [a, b].map(|v| {
                    let raw = self.cast_to(signed, op.ty, v);
                    self.binary_const(Opcode::Xor, signed, raw, 1 << (signed.elem().bits() - 1))
                });
                self.lower(Op::compare(Cond::Gt, signed, op.dst, flipped[0], flipped[1]));
            }
            // Conditions of floats only, which are handled above.
            Cond::Ord | Cond::Uno | Cond::One | Cond::Ueq | Cond::Ult | Cond::Ule | Cond::Ugt | Cond::Uge => {
                self.by_halves(op)
            }
            Cond::Gt | Cond::Eq => self.by_halves(op),
        }
    }

    fn negated(&mut self, op: Op, cond: Cond) {
        let inverse = self.cmp(cond, op.ty, op.args[0], op.args[1]);
        self.lower(Op::unary(Opcode::Not, op.ty.mask_type(), op.dst, inverse));
    }

    fn compare_scalars(&mut self, op: Op) {
        let [a, b, _] = op.args;
        if op.ty.is_float() && matches!(op.cond(), Cond::Eq | Cond::Ne) {
            // Equal and ordered is <= and >=.
            let le = self.cmp(Cond::Le, op.ty, a, b);
            let ge = self.cmp(Cond::Ge, op.ty, a, b);
            if op.cond() == Cond::Eq {
                return self.lower(Op::binary(Opcode::And, Type::BOOL, op.dst, le, ge));
            }
            let equal = self.binary(Opcode::And, Type::BOOL, le, ge);
            return self.lower(Op::unary(Opcode::Not, Type::BOOL, op.dst, equal));
        }
        if self.has_working_type(op.ty) {
            let mut inner = op;
            inner.ty = self.working_type(op.ty);
            inner.args[0] = self.cast_to(inner.ty, op.ty, a);
            inner.args[1] = self.cast_to(inner.ty, op.ty, b);
            return self.lower(inner);
        }
        self.fail(op, "the machine cannot compare such scalars");
    }

    /// `select` by a mask where the machine has no blend of this type: in halves, then lane by lane.
    pub(super) fn select_lanes(&mut self, op: Op) {
        if op.ty.bits().is_some_and(|bits| bits > 128) {
            return self.by_halves(op);
        }
        self.by_lanes(op);
    }

    /// `any` and `all`: combines the halves of the mask, then its lanes.
    pub(super) fn truth_of_mask(&mut self, op: Op) {
        let Some(mask) = op.source_ty() else { return self.fail(op, "it names no mask type") };
        let n = mask.count_on(self.target.vector_bits());
        let code = if op.code == Opcode::Any { Opcode::Or } else { Opcode::And };
        if let Some(half) = mask.half() {
            let lo = self.source(Opcode::Lower, half, mask, op.args[0]);
            let hi = self.source(Opcode::Upper, half, mask, op.args[0]);
            let both = self.binary(code, half, lo, hi);
            return self.lower(Op::from_source(op.code, Type::BOOL, half, op.dst, both));
        }
        let mut truth = self.extract(Type::BOOL, mask, op.args[0], 0);
        for lane in 1..n {
            let next = self.extract(Type::BOOL, mask, op.args[0], lane);
            truth = self.binary(code, Type::BOOL, truth, next);
        }
        self.rename(Type::BOOL, op.dst, truth);
    }

    /// `first`: compares lane numbers with n, in elements of the mask's width.
    pub(super) fn first(&mut self, op: Op) {
        let lanes = op.ty.count_on(self.target.vector_bits());
        if self.has_mask_bits() {
            return self.first_bits(op, lanes);
        }
        let elem = match op.ty.elem().bits() {
            8 => Elem::I8,
            16 => Elem::I16,
            32 => Elem::I32,
            _ => Elem::I64,
        };
        let ints = op.ty.with_elem(elem);
        // Clamped to 0..=lanes, so that it fits the element (at most 32 lanes of 8 bits).
        let zero = self.constant(Type::INDEX, 0);
        let n_lanes = self.constant(Type::INDEX, u64::from(lanes));
        let n = self.binary(Opcode::Max, Type::INDEX, op.args[0], zero);
        let n = self.binary(Opcode::Min, Type::INDEX, n, n_lanes);
        let n = self.cast_to(Type::scalar(elem), Type::INDEX, n);
        let bound = self.unary(Opcode::Splat, ints, n);
        let numbers = self.temp(ints);
        self.lower(Op::new(Opcode::Iota, ints).to(numbers));
        self.lower(Op::compare(Cond::Gt, ints, op.dst, bound, numbers));
    }

    /// `first` of a mask of bits: 2^n - 1.
    fn first_bits(&mut self, op: Op, lanes: u32) {
        if let Some(n) = self.const_of(op.args[0]) {
            let n = (n as i64).clamp(0, 64) as u32;
            let below = u64::MAX.checked_shr(64 - n).unwrap_or(0);
            let bits = self.constant(Type::U64, below);
            return self.lower(Op::unary(Opcode::MaskOfBits, op.ty, op.dst, bits));
        }
        let zero = self.constant(Type::INDEX, 0);
        // Bits above the lanes are undefined, so masks of all widths share this computation.
        let max = self.constant(Type::INDEX, if lanes < 64 { 63 } else { u64::from(lanes) });
        let n = self.binary(Opcode::Max, Type::INDEX, op.args[0], zero);
        let n = self.binary(Opcode::Min, Type::INDEX, n, max);
        let n = self.cast_to(Type::U64, Type::INDEX, n);
        let one = self.constant(Type::U64, 1);
        let power = if lanes < 64 {
            self.binary(Opcode::Shl, Type::U64, one, n)
        } else {
            // In two shifts, since an amount of 64 counts as 0.
            let first_half = self.binary_const(Opcode::Shr, Type::U64, n, 1);
            let second_half = self.binary(Opcode::Sub, Type::U64, n, first_half);
            let power = self.binary(Opcode::Shl, Type::U64, one, first_half);
            self.binary(Opcode::Shl, Type::U64, power, second_half)
        };
        let below = self.binary_const(Opcode::Sub, Type::U64, power, 1);
        self.lower(Op::unary(Opcode::MaskOfBits, op.ty, op.dst, below));
    }

    /// A mask as a vector of integers 1 and 0, with the type of that.
    pub(super) fn mask_to_ints(&mut self, mask: Type, v: VReg) -> (Type, VReg) {
        let elem = match mask.elem().bits() {
            8 => Elem::U8,
            16 => Elem::U16,
            32 => Elem::U32,
            _ => Elem::U64,
        };
        let ints = mask.with_elem(elem);
        let one = self.constant(ints, 1);
        let zero = self.constant(ints, 0);
        (ints, self.choose(ints, v, one, zero))
    }

    /// The inverse of [`Self::mask_to_ints`]: the mask of the lanes that are not zero.
    pub(super) fn ints_to_mask(&mut self, ints: Type, dst: VReg, v: VReg) {
        let zero = self.constant(ints, 0);
        self.lower(Op::compare(Cond::Ne, ints, dst, v, zero));
    }

    pub(super) fn extract(&mut self, ty: Type, source: Type, v: VReg, lane: u32) -> VReg {
        let dst = self.temp(ty);
        self.lower(Op::from_source(Opcode::Extract, ty, source, dst, v).with_imm(i64::from(lane)));
        dst
    }
}

/// Sets the destination of an operation without operands.
trait To {
    fn to(self, dst: VReg) -> Op;
}

impl To for Op {
    fn to(mut self, dst: VReg) -> Op {
        self.dst = dst;
        self
    }
}
