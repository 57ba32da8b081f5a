//! Scalars: comparisons, shifts modulo the width, casts, sums; and reductions of masks.

use super::{Naplespu, fits_9};
use crate::isa::common::narrow_cast;
use crate::select::matcher::immediate;
use crate::select::{Arg, Selector};
use kernelsmith_ir::{Cond, Elem, Op, Opcode, Type};
use kernelsmith_machine::InstId;
use kernelsmith_regalloc as ra;

/// Whether this is an integer of 32 bits, an index or a pointer.
fn is_word(ty: Type) -> bool {
    ty.is_scalar() && matches!(ty.elem(), Elem::I32 | Elem::U32 | Elem::Index | Elem::Ptr)
}

/// Whether this is a scalar that is held in a scalar register and is not a float.
fn is_number(ty: Type) -> bool {
    is_word(ty) || ty.is_scalar() && !ty.is_float() && ty.elem().bits() < 32
}

fn is_unsigned(ty: Type) -> bool {
    ty.is_unsigned() || ty.elem() == Elem::Ptr
}

impl Naplespu {
    pub(super) fn supports_scalar(&self, op: &Op) -> bool {
        let ty = op.ty;
        let from = op.source_ty();
        match op.code {
            Opcode::Shl | Opcode::Shr => matches!(ty.elem(), Elem::I32 | Elem::U32),
            Opcode::Cmp => is_word(ty) || ty == Type::F32 && self.has.float_compares,
            Opcode::Cast => from.is_some_and(is_number) && is_number(ty),
            Opcode::Bitcast => {
                let is_one = |ty: Type| ty == Type::F32 || is_number(ty) && ty != Type::BOOL;
                from.is_some_and(|from| is_one(from) && from.elem().bits() == ty.elem().bits()) && is_one(ty)
            }
            Opcode::Load | Opcode::Store => is_number(ty) || ty == Type::F32,
            Opcode::Any | Opcode::All | Opcode::CountTrue | Opcode::FirstTrue | Opcode::Addr | Opcode::Prefetch => true,
            Opcode::Extract => from.is_some_and(|from| self.is_register(from)),
            _ => false,
        }
    }

    pub(super) fn scalar(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        match op.code {
            Opcode::Shl | Opcode::Shr => self.shift(s, op),
            Opcode::Cmp => {
                let dst = s.dst(op.dst);
                if op.ty.is_float() {
                    // A true float comparison sets all bits of the lower half.
                    let raw = self.word(s);
                    self.compare(s, op, raw);
                    s.emit(self.i.and_i, &[Arg::Def(dst), Arg::Use(raw), Arg::Imm(1)]);
                } else {
                    self.compare(s, op, dst);
                }
            }
            Opcode::Cast | Opcode::Bitcast if self.supports_scalar(op) => self.cast(s, op),
            Opcode::Any | Opcode::All | Opcode::CountTrue | Opcode::FirstTrue => self.number_of_mask(s, op),
            Opcode::Addr => {
                let base = s.reg(op.base());
                let index = op.offset().get().map(|v| s.reg(v));
                let sum = self.sum(s, base, index, op.mem().scale_log2);
                let sum = if op.disp() == 0 { sum } else { self.plus(s, sum, op.disp()) };
                s.copy_to(op.dst, sum);
            }
            Opcode::Prefetch => {
                let _ = s.reg(op.base());
            }
            Opcode::Extract => self.extract(s, op),
            _ => return false,
        }
        true
    }

    /// A comparison whose result register is zero if it does not hold, else 1; for floats, else ones in the lower half.
    pub(super) fn compare(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) {
        let [a, b, _] = op.args;
        if op.ty.is_float() {
            let (a, b) = (s.reg(a), s.reg(b));
            return self.compare_floats(s, self.float_compares, [a, b], op.cond(), dst);
        }
        let unsigned = usize::from(is_unsigned(op.ty));
        let at = op.cond() as usize;
        let number = s.const_of(b).map(|bits| i64::from(immediate(op.ty, bits) as i32)).filter(|n| fits_9(*n));
        let x = s.reg(a);
        match number {
            Some(n) => s.emit(self.compares[2 + unsigned][at], &[Arg::Def(dst), Arg::Use(x), Arg::Imm(n)]),
            None => {
                let y = s.reg(b);
                s.emit(self.compares[unsigned][at], &[Arg::Def(dst), Arg::Use(x), Arg::Use(y)]);
            }
        }
    }

    /// Any float condition by the machine's six, for scalars or vectors, whose truth values are inverted in the same way.
    pub(super) fn compare_floats(
        &self,
        s: &mut Selector<'_>,
        insts: [InstId; 6],
        [a, b]: [ra::VReg; 2],
        cond: Cond,
        dst: ra::VReg,
    ) {
        const ONES: u32 = 0xffff;
        let test = |s: &mut Selector<'_>, cond: Cond, x: ra::VReg, y: ra::VReg, dst: ra::VReg| {
            s.emit(insts[cond as usize], &[Arg::Def(dst), Arg::Use(x), Arg::Use(y)]);
        };
        let opposite = match cond {
            Cond::Ult => Some(Cond::Ge),
            Cond::Ule => Some(Cond::Gt),
            Cond::Ugt => Some(Cond::Le),
            Cond::Uge => Some(Cond::Lt),
            _ => None,
        };
        if let Some(opposite) = opposite {
            let raw = self.word(s);
            test(s, opposite, a, b, raw);
            let ones = s.shared_integer(ONES);
            return s.emit(self.i.xor, &[Arg::Def(dst), Arg::Use(raw), Arg::Use(ones)]);
        }
        let (first, second, join) = match cond {
            // A value equals itself unless it is NaN.
            Cond::Ord => ((Cond::Eq, a, a), (Cond::Eq, b, b), self.i.and),
            Cond::Uno => ((Cond::Ne, a, a), (Cond::Ne, b, b), self.i.or),
            Cond::One => ((Cond::Lt, a, b), (Cond::Gt, a, b), self.i.or),
            Cond::Ueq => {
                let differs = self.word(s);
                self.compare_floats(s, insts, [a, b], Cond::One, differs);
                let ones = s.shared_integer(ONES);
                return s.emit(self.i.xor, &[Arg::Def(dst), Arg::Use(differs), Arg::Use(ones)]);
            }
            _ => return test(s, cond, a, b, dst),
        };
        let parts = [first, second].map(|(cond, x, y)| {
            let part = self.word(s);
            test(s, cond, x, y, part);
            part
        });
        s.emit(join, &[Arg::Def(dst), Arg::Use(parts[0]), Arg::Use(parts[1])]);
    }

    fn shift(&self, s: &mut Selector<'_>, op: &Op) {
        let [inst, by_number] = match (op.code, op.ty.is_signed()) {
            (Opcode::Shl, _) => [self.i.shl, self.i.shl_i],
            (_, true) => [self.i.sar, self.i.sar_i],
            (_, false) => [self.i.shr, self.i.shr_i],
        };
        let amount = s.const_of(op.args[1]).map(|n| n & 31);
        let v = s.reg(op.args[0]);
        let amount = match amount {
            Some(n) => {
                let dst = s.dst(op.dst);
                return s.emit(by_number, &[Arg::Def(dst), Arg::Use(v), Arg::Imm(n as i64)]);
            }
            None => s.reg(op.args[1]),
        };
        let amount = self.op(s, self.i.and_i, &[Arg::Use(amount), Arg::Imm(31)]);
        let dst = s.dst(op.dst);
        s.emit(inst, &[Arg::Def(dst), Arg::Use(v), Arg::Use(amount)]);
    }

    /// Casts between integers, and bitcasts between floats and integers: an alias, or an extension of a narrow integer.
    fn cast(&self, s: &mut Selector<'_>, op: &Op) {
        let Some(from) = op.source_ty() else { return };
        if op.ty.elem().bits() >= 32 {
            return s.alias(op.dst, op.args[0]);
        }
        narrow_cast(s, op, from);
    }

    /// base + index * scale.
    pub(super) fn sum(
        &self,
        s: &mut Selector<'_>,
        base: ra::VReg,
        index: Option<ra::VReg>,
        scale_log2: u8,
    ) -> ra::VReg {
        let Some(mut index) = index else { return base };
        if scale_log2 > 0 {
            index = self.op(s, self.i.shl_i, &[Arg::Use(index), Arg::Imm(scale_log2.into())]);
        }
        self.op(s, self.i.add, &[Arg::Use(base), Arg::Use(index)])
    }

    /// a + n.
    pub(super) fn plus(&self, s: &mut Selector<'_>, a: ra::VReg, n: i64) -> ra::VReg {
        if fits_9(n) {
            return self.op(s, self.i.add_i, &[Arg::Use(a), Arg::Imm(n)]);
        }
        let n = s.shared_integer(n as u32);
        self.op(s, self.i.add, &[Arg::Use(a), Arg::Use(n)])
    }

    /// The mask with the bits above its lanes cleared.
    pub(super) fn lanes_of_mask(&self, s: &mut Selector<'_>, mask: ra::VReg, lanes: u32) -> ra::VReg {
        let ones = s.shared_integer((1 << lanes) - 1);
        self.op(s, self.i.and, &[Arg::Use(mask), Arg::Use(ones)])
    }

    /// `any`, `all`, `count_true` and `first_true`.
    fn number_of_mask(&self, s: &mut Selector<'_>, op: &Op) {
        let Some(mask) = op.source_ty() else { return };
        let lanes = mask.count_on(super::VECTOR_BITS);
        let v = s.reg(op.args[0]);
        let v = self.lanes_of_mask(s, v, lanes);
        let dst = s.dst(op.dst);
        match op.code {
            Opcode::Any => s.emit(self.i.ne_i, &[Arg::Def(dst), Arg::Use(v), Arg::Imm(0)]),
            Opcode::All => {
                let ones = s.shared_integer((1 << lanes) - 1);
                let missing = self.op(s, self.i.xor, &[Arg::Use(v), Arg::Use(ones)]);
                s.emit(self.i.eq_i, &[Arg::Def(dst), Arg::Use(missing), Arg::Imm(0)]);
            }
            Opcode::FirstTrue => {
                // A bit after the last lane stops the search.
                let end = s.shared_integer(1 << lanes);
                let stopped = self.op(s, self.i.or, &[Arg::Use(v), Arg::Use(end)]);
                s.emit(self.i.ctz, &[Arg::Def(dst), Arg::Use(stopped)]);
            }
            _ => {
                // Adds neighbouring counts: of pairs of bits, of fours, of bytes, and of the two bytes.
                let mut sums = v;
                for (by, each) in [(1, 0x5555), (2, 0x3333), (4, 0x0f0f), (8, 0x001f)] {
                    let each = s.shared_integer(each);
                    let low = self.op(s, self.i.and, &[Arg::Use(sums), Arg::Use(each)]);
                    let high = self.op(s, self.i.shr_i, &[Arg::Use(sums), Arg::Imm(by)]);
                    let high = self.op(s, self.i.and, &[Arg::Use(high), Arg::Use(each)]);
                    sums = self.op(s, self.i.add, &[Arg::Use(low), Arg::Use(high)]);
                }
                s.emit(self.i.move_s, &[Arg::Def(dst), Arg::Use(sums)]);
            }
        }
    }
}
