//! Comparisons as branches and as values. The machine has no flags: branches compare registers.

use super::{Riscv64, far, fits_12, flow};
use crate::select::{Arg, Selector};
use kernelsmith_ir::{Cond, Elem, Op, Type, VReg};
use kernelsmith_regalloc as ra;

impl Riscv64 {
    pub(super) fn branch(&self, s: &mut Selector<'_>, which: usize, regs: &[ra::VReg], label: ra::Label) {
        let inst = self.branches[which][1];
        match *regs {
            [a] => s.emit_with(inst, &[Arg::Use(a), Arg::Label(label)], flow(label)),
            [a, b, ..] => s.emit_with(inst, &[Arg::Use(a), Arg::Use(b), Arg::Label(label)], flow(label)),
            [] => {}
        }
    }

    pub(super) fn compare_and_branch(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label) {
        if cmp.ty.is_float() {
            let value = s.temp(Type::BOOL);
            let holds = self.compare_floats(s, cmp, value);
            return self.branch(s, if holds == when { far::NEZ } else { far::EQZ }, &[value], label);
        }
        let [a, b, _] = cmp.args;
        let unsigned = is_unsigned(cmp.ty);
        let cond = if when { cmp.cond() } else { negated(cmp.cond()) };
        if s.const_of(b) == Some(0) && !unsigned {
            let which = match cond {
                Cond::Eq => far::EQZ,
                Cond::Ne => far::NEZ,
                Cond::Lt => far::LTZ,
                Cond::Ge => far::GEZ,
                Cond::Le => far::LEZ,
                _ => far::GTZ,
            };
            let a = s.reg(a);
            return self.branch(s, which, &[a], label);
        }
        if s.const_of(b) == Some(0) && matches!(cond, Cond::Eq | Cond::Ne) {
            let a = s.reg(a);
            return self.branch(s, if cond == Cond::Eq { far::EQZ } else { far::NEZ }, &[a], label);
        }
        let (x, y) = (s.reg(a), s.reg(b));
        let (which, regs) = match (cond, unsigned) {
            (Cond::Eq, _) => (far::EQ, [x, y]),
            (Cond::Ne, _) => (far::NE, [x, y]),
            (Cond::Lt, false) => (far::LT, [x, y]),
            (Cond::Lt, true) => (far::LTU, [x, y]),
            (Cond::Ge, false) => (far::GE, [x, y]),
            (Cond::Ge, true) => (far::GEU, [x, y]),
            (Cond::Gt, false) => (far::LT, [y, x]),
            (Cond::Gt, true) => (far::LTU, [y, x]),
            (_, false) => (far::GE, [y, x]),
            (_, true) => (far::GEU, [y, x]),
        };
        self.branch(s, which, &regs, label);
    }

    /// `dst` = 0 or 1.
    pub(super) fn compare_to_value(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) {
        if op.ty.is_float() {
            let raw = s.temp(Type::BOOL);
            if self.compare_floats(s, op, raw) {
                s.copy(dst, raw);
            } else {
                s.emit(self.i.xori, &[Arg::Def(dst), Arg::Use(raw), Arg::Imm(1)]);
            }
            return;
        }
        let [a, b, _] = op.args;
        let unsigned = is_unsigned(op.ty);
        let less = if unsigned { self.i.sltu } else { self.i.slt };
        // There is an instruction for "less than a constant".
        let number = s.const_of(b).map(|bits| crate::select::matcher::immediate(op.ty, bits)).filter(|n| fits_12(*n));
        let cond = op.cond();
        if let (Cond::Lt | Cond::Ge, Some(n)) = (cond, number) {
            let inst = if unsigned { self.i.sltiu } else { self.i.slti };
            let a = s.reg(a);
            let to = if cond == Cond::Lt { dst } else { s.temp(Type::BOOL) };
            s.emit(inst, &[Arg::Def(to), Arg::Use(a), Arg::Imm(n)]);
            if cond == Cond::Ge {
                s.emit(self.i.xori, &[Arg::Def(dst), Arg::Use(to), Arg::Imm(1)]);
            }
            return;
        }
        match cond {
            Cond::Eq | Cond::Ne => {
                let difference = self.difference(s, a, b);
                let inst = if cond == Cond::Eq { self.i.seqz } else { self.i.snez };
                s.emit(inst, &[Arg::Def(dst), Arg::Use(difference)]);
            }
            Cond::Lt | Cond::Gt => {
                let (a, b) = (s.reg(a), s.reg(b));
                let (x, y) = if cond == Cond::Lt { (a, b) } else { (b, a) };
                s.emit(less, &[Arg::Def(dst), Arg::Use(x), Arg::Use(y)]);
            }
            _ => {
                let (a, b) = (s.reg(a), s.reg(b));
                let (x, y) = if cond == Cond::Ge { (a, b) } else { (b, a) };
                let opposite = s.temp(Type::BOOL);
                s.emit(less, &[Arg::Def(opposite), Arg::Use(x), Arg::Use(y)]);
                s.emit(self.i.xori, &[Arg::Def(dst), Arg::Use(opposite), Arg::Imm(1)]);
            }
        }
    }

    /// A register that is zero exactly if the two values are equal.
    fn difference(&self, s: &mut Selector<'_>, a: VReg, b: VReg) -> ra::VReg {
        let ty = s.ty(b);
        match s.const_of(b).map(|bits| crate::select::matcher::immediate(ty, bits)) {
            Some(0) => s.reg(a),
            Some(n) if fits_12(n) => {
                let a = s.reg(a);
                let difference = self.word(s);
                s.emit(self.i.xori, &[Arg::Def(difference), Arg::Use(a), Arg::Imm(n)]);
                difference
            }
            _ => {
                let (a, b) = (s.reg(a), s.reg(b));
                let difference = self.word(s);
                s.emit(self.i.xor, &[Arg::Def(difference), Arg::Use(a), Arg::Use(b)]);
                difference
            }
        }
    }

    /// Compares floats; returns whether the truth value is the condition rather than its inverse.
    fn compare_floats(&self, s: &mut Selector<'_>, op: &Op, dst: ra::VReg) -> bool {
        let [a, b, _] = op.args;
        let (a, b) = (s.reg(a), s.reg(b));
        let wide = op.ty.elem() == Elem::F64;
        let [eq, lt, le] =
            if wide { [self.i.feq_d, self.i.flt_d, self.i.fle_d] } else { [self.i.feq_s, self.i.flt_s, self.i.fle_s] };
        let one = |s: &mut Selector<'_>, inst, x, y| s.emit(inst, &[Arg::Def(dst), Arg::Use(x), Arg::Use(y)]);
        match op.cond() {
            Cond::Eq => one(s, eq, a, b),
            Cond::Ne => {
                one(s, eq, a, b);
                return false;
            }
            Cond::Lt => one(s, lt, a, b),
            Cond::Le => one(s, le, a, b),
            Cond::Gt => one(s, lt, b, a),
            Cond::Ge => one(s, le, b, a),
            // Also true if unordered: the inverse of the opposite ordered condition.
            Cond::Ult => {
                one(s, le, b, a);
                return false;
            }
            Cond::Ule => {
                one(s, lt, b, a);
                return false;
            }
            Cond::Ugt => {
                one(s, le, a, b);
                return false;
            }
            Cond::Uge => {
                one(s, lt, a, b);
                return false;
            }
            cond @ (Cond::Ord | Cond::Uno) => {
                let parts = [a, b].map(|v| {
                    let part = s.temp(Type::BOOL);
                    s.emit(eq, &[Arg::Def(part), Arg::Use(v), Arg::Use(v)]);
                    part
                });
                s.emit(self.i.and, &[Arg::Def(dst), Arg::Use(parts[0]), Arg::Use(parts[1])]);
                return cond == Cond::Ord;
            }
            cond @ (Cond::One | Cond::Ueq) => {
                let parts = [(a, b), (b, a)].map(|(x, y)| {
                    let part = s.temp(Type::BOOL);
                    s.emit(lt, &[Arg::Def(part), Arg::Use(x), Arg::Use(y)]);
                    part
                });
                s.emit(self.i.or, &[Arg::Def(dst), Arg::Use(parts[0]), Arg::Use(parts[1])]);
                return cond == Cond::One;
            }
        }
        true
    }
}

fn is_unsigned(ty: Type) -> bool {
    ty.is_unsigned() || ty.elem() == Elem::Ptr
}

/// The inverse of a condition on integers.
fn negated(cond: Cond) -> Cond {
    match cond {
        Cond::Eq => Cond::Ne,
        Cond::Ne => Cond::Eq,
        Cond::Lt => Cond::Ge,
        Cond::Ge => Cond::Lt,
        Cond::Gt => Cond::Le,
        Cond::Le => Cond::Gt,
        other => other,
    }
}
