//! Conversions between masks and integers of one bit per lane.
//!
//! A machine needs only `mask_bits`: counting and searching use those bits.

use super::Legaliser;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type, VReg};

impl Legaliser<'_> {
    /// `mask_bits`, `mask_of_bits`, `count_true`, `first_true` of masks that fit a register.
    pub(super) fn mask_number(&mut self, op: Op) {
        if op.code == Opcode::MaskOfBits {
            return self.mask_of_bits(op);
        }
        let Some(mask) = op.source_ty() else { return self.fail(op, "it names no mask type") };
        match op.code {
            Opcode::CountTrue => {
                let bits = self.source(Opcode::MaskBits, Type::U64, mask, op.args[0]);
                let count = self.unary(Opcode::Popcount, Type::U64, bits);
                self.lower(Op::from_source(Opcode::Cast, Type::INDEX, Type::U64, op.dst, count));
            }
            Opcode::FirstTrue => {
                let bits = self.source(Opcode::MaskBits, Type::U64, mask, op.args[0]);
                // A bit after the last lane stops the search if no lane is true.
                let sentinel = 1u64.checked_shl(mask.count_on(128)).unwrap_or(0);
                let bits = self.binary_const(Opcode::Or, Type::U64, bits, sentinel);
                let first = self.unary(Opcode::Ctz, Type::U64, bits);
                self.lower(Op::from_source(Opcode::Cast, Type::INDEX, Type::U64, op.dst, first));
            }
            _ => self.bits_by_lanes(op, mask),
        }
    }

    /// The bits lane by lane, for machines without an instruction for `mask_bits`.
    fn bits_by_lanes(&mut self, op: Op, mask: Type) {
        let mut bits = self.constant(Type::U64, 0);
        for lane in (0..mask.count_on(128)).rev() {
            let truth = self.extract(Type::BOOL, mask, op.args[0], lane);
            let bit = self.cast_to(Type::U64, Type::BOOL, truth);
            let above = self.binary_const(Opcode::Shl, Type::U64, bits, 1);
            bits = self.binary(Opcode::Or, Type::U64, above, bit);
        }
        self.rename(Type::U64, op.dst, bits);
    }

    /// Puts byte i / 8 of the number into byte lane i and tests bit i % 8; then widens the mask to the lanes.
    fn mask_of_bits(&mut self, op: Op) {
        let lanes = op.ty.count_on(128);
        let bytes = Type::fixed(Elem::U8, lanes.max(16));
        let narrow = Type::fixed(Elem::M8, lanes);
        if op.ty != narrow {
            let mask = self.unary(Opcode::MaskOfBits, narrow, op.args[0]);
            return self.lower(Op::from_source(Opcode::Cast, op.ty, narrow, op.dst, mask));
        }
        if lanes > 16 {
            let [low, high] = self.mask_halves(op.ty, op.args[0]);
            return self.lower(Op::binary(Opcode::Concat, op.ty, op.dst, low, high));
        }
        let words = Type::fixed(Elem::U64, 2);
        let splat = self.unary(Opcode::Splat, words, op.args[0]);
        let splat = self.source(Opcode::Bitcast, bytes, words, splat);
        let of_lane = self.table(bytes, &core::array::from_fn::<u8, 16, _>(|lane| (lane / 8) as u8));
        let byte = self.binary(Opcode::Lookup, bytes, splat, of_lane);
        // 1, 2, 4, ... 128, from two tables of four bits.
        let low = self.table(bytes, &[1, 2, 4, 8, 0, 0, 0, 0]);
        let high = self.table(bytes, &[0, 0, 0, 0, 1, 2, 4, 8]);
        let high = self.binary_const(Opcode::Shl, bytes, high, 4);
        let bit = self.binary(Opcode::Or, bytes, low, high);
        let chosen = self.binary(Opcode::And, bytes, byte, bit);
        let mut wide = bytes.mask_type();
        let mut mask = self.cmp(Cond::Eq, bytes, chosen, bit);
        while let Some(half) = wide.half().filter(|_| wide != op.ty) {
            mask = self.source(Opcode::Lower, half, wide, mask);
            wide = half;
        }
        self.rename(op.ty, op.dst, mask);
    }

    /// The masks of the lower and the upper half of the lanes of `ty`.
    fn mask_halves(&mut self, ty: Type, bits: VReg) -> [VReg; 2] {
        let half = ty.half().unwrap_or(ty);
        let n = half.count_on(128);
        let low = self.unary(Opcode::MaskOfBits, half, bits);
        let high = if n >= 64 {
            self.constant(half, 0)
        } else {
            let above = self.binary_const(Opcode::Shr, Type::U64, bits, u64::from(n));
            self.unary(Opcode::MaskOfBits, half, above)
        };
        [low, high]
    }

    /// The operations of [`Self::mask_number`] on masks wider than a register.
    pub(super) fn split_mask_number(&mut self, op: Op) {
        let ty = if op.code == Opcode::MaskOfBits { Some(op.ty) } else { op.source_ty() };
        if let Some(ty) = ty.filter(|ty| ty.is_native()) {
            // The same number of byte lanes fits a register.
            let narrow = ty.with_elem(Elem::M8);
            if op.code == Opcode::MaskOfBits {
                let mask = self.unary(Opcode::MaskOfBits, narrow, op.args[0]);
                return self.lower(Op::from_source(Opcode::Cast, ty, narrow, op.dst, mask));
            }
            let mask = self.source(Opcode::Cast, narrow, ty, op.args[0]);
            return self.lower(Op::from_source(op.code, op.ty, narrow, op.dst, mask));
        }
        if op.code == Opcode::MaskOfBits {
            let halves = self.mask_halves(op.ty, op.args[0]);
            return self.lower(Op::binary(Opcode::Concat, op.ty, op.dst, halves[0], halves[1]));
        }
        let Some(half) = op.source_ty().and_then(Type::half) else { return self.fail(op, "it has no halves") };
        let n = half.count_on(128);
        let parts = [0, 1].map(|part| self.half_operand(op.args[0], part));
        if op.code == Opcode::MaskBits && n >= 64 {
            return self.lower(Op::from_source(op.code, op.ty, half, op.dst, parts[0]));
        }
        let [low, high] = parts.map(|part| self.source(op.code, op.ty, half, part));
        match op.code {
            Opcode::CountTrue => self.lower(Op::binary(Opcode::Add, op.ty, op.dst, low, high)),
            Opcode::MaskBits => {
                let high = self.binary_const(Opcode::Shl, op.ty, high, u64::from(n));
                self.lower(Op::binary(Opcode::Or, op.ty, op.dst, low, high));
            }
            _ => {
                let later = self.binary_const(Opcode::Add, op.ty, high, u64::from(n));
                let limit = self.constant(op.ty, u64::from(n));
                let found = self.cmp(Cond::Lt, op.ty, low, limit);
                self.lower(Op::ternary(Opcode::Select, op.ty, op.dst, found, low, later));
            }
        }
    }
}
