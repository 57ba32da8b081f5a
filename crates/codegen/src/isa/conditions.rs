//! Comparisons on machines with a flags register, and what uses their conditions.
//!
//! In: comparisons and truth values. Out: an instruction that sets the flags, then branches and other instructions under one
//! condition or two.
//! Invariant: the opposite of a condition differs from it in the lowest bit of its code; every value of the flags is a virtual
//! register that is pre-coloured where it is written and read.
//! Not here: machines that compare and branch in one instruction.

use crate::error::CompileError;
use crate::nodes::{COND_NAMES, N_CONDS, Node, cond_index};
use crate::select::{Arg, Extra, Selector};
use kernelsmith_ir::{Op, Opcode, Type, VReg};
use kernelsmith_machine::{Combine, InstId, RegId, TargetDesc};
use kernelsmith_regalloc as ra;

/// The machine condition (or two) that decides a comparison.
#[derive(Clone, Copy, Debug)]
pub(super) struct Decision {
    code: u8,
    /// Whether the operands are swapped.
    swap: bool,
    second: Option<(Combine, u8)>,
}

/// The flags and conditions of a machine.
#[derive(Debug)]
pub(super) struct Conditions {
    flags: RegId,
    class: ra::ClassId,
    /// The branch: a label and a condition.
    branch: InstId,
    /// The code of "not equal".
    not_equal: u8,
    /// By condition of the IR.
    ints: [Option<Decision>; N_CONDS],
    floats: [Option<Decision>; N_CONDS],
}

impl Conditions {
    /// The conditions of a description. `flags`: the register; `class`: its class; `equal`: the code of "equal".
    pub(super) fn new(
        desc: &TargetDesc,
        flags: &str,
        class: &str,
        branch: InstId,
        equal: u8,
    ) -> Result<Conditions, CompileError> {
        let flags = desc.reg_by_record(flags).ok_or_else(|| CompileError::target("there is no flags register"))?;
        let class = desc.class_by_name(class).ok_or_else(|| CompileError::target("there is no class of flags"))?;
        let mut decisions = [[None; N_CONDS]; 2];
        for (kind, table) in ["int", "float"].iter().zip(&mut decisions) {
            for (name, slot) in COND_NAMES.iter().zip(table.iter_mut()) {
                let found = desc.branch_conds().find(|branch| {
                    branch.flags() == *kind && desc.cond_codes().any(|(id, n)| id == branch.cond() && n == *name)
                });
                *slot = found.map(|b| Decision { code: b.code(), swap: b.swap(), second: b.second() });
            }
        }
        let [ints, floats] = decisions;
        Ok(Conditions { flags, class: ra::ClassId(class.0), branch, not_equal: equal ^ 1, ints, floats })
    }

    /// The register.
    pub(super) fn flags(&self) -> RegId {
        self.flags
    }

    /// The conditions that decide a comparison.
    pub(super) fn decision(&self, cmp: &Op) -> Option<Decision> {
        let table = if cmp.ty.is_float() { &self.floats } else { &self.ints };
        table[usize::from(cond_index(cmp.cond(), cmp.ty))]
    }

    /// A new value of the flags: the operands that define and use it.
    pub(super) fn new_flags(&self, s: &mut Selector<'_>) -> (ra::Operand, ra::Operand) {
        let v = s.mach.new_vreg(self.class);
        let preg = s.target.preg(self.flags).unwrap_or(ra::PReg::new(0, 0));
        (ra::Operand::fixed_def(v, preg), ra::Operand::fixed_use(v, preg))
    }

    /// Emits the comparison; returns the flags as an input, and the deciding condition.
    fn compare(&self, s: &mut Selector<'_>, cmp: &Op) -> Option<(ra::Operand, Decision)> {
        let decision = self.decision(cmp)?;
        let (def, used) = self.new_flags(s);
        let [a, b, _] = cmp.args;
        let (a, b) = if decision.swap { (b, a) } else { (a, b) };
        if let Some(and) = self.bits_tested(s, a, b) {
            s.take_pending(a);
            let matched = s.compare_flags(Node::TestFlags, and.args[0], and.args[1], def);
            s.consume(&and);
            return matched.then_some((used, decision));
        }
        let node = if cmp.ty.is_float() { Node::FcmpFlags } else { Node::CmpFlags };
        s.compare_flags(node, a, b, def).then_some((used, decision))
    }

    /// The operation whose bits a comparison of `a` with zero tests: one instruction sets the same flags by them, if nothing
    /// else uses them.
    fn bits_tested(&self, s: &Selector<'_>, a: VReg, b: VReg) -> Option<Op> {
        let (_, and) = s.def(a).filter(|_| s.is_pending(a) && s.const_of(b) == Some(0))?;
        // Narrow integers are held extended, and so is their conjunction.
        let has_instruction = and.ty.is_scalar() && and.ty.is_int();
        (and.code == Opcode::And && and.mask.is_none() && has_instruction).then_some(*and)
    }

    /// Branches under a condition.
    pub(super) fn branch(&self, s: &mut Selector<'_>, flags: ra::Operand, code: u8, label: ra::Label) {
        let args = [Arg::Label(label), Arg::Cond(code)];
        let extra = Extra { fixed: &[flags], clobbers: Some(0), flow: ra::Flow::Branch(label), ..Extra::default() };
        s.emit_with(self.branch, &args, extra);
    }

    /// Branches to `label` if the result of the comparison is `when`.
    pub(super) fn branch_on_compare(&self, s: &mut Selector<'_>, cmp: &Op, when: bool, label: ra::Label) {
        let Some((flags, decision)) = self.compare(s, cmp) else {
            return s.fail(cmp, NO_COMPARISON);
        };
        let flip = u8::from(!when);
        match decision.second {
            None => self.branch(s, flags, decision.code ^ flip, label),
            // Either of the two conditions branches to the label.
            Some((Combine::Or, second)) if when => {
                self.branch(s, flags, decision.code, label);
                self.branch(s, flags, second, label);
            }
            Some((Combine::And, second)) if !when => {
                self.branch(s, flags, decision.code ^ 1, label);
                self.branch(s, flags, second ^ 1, label);
            }
            // Branches only if both hold: a failing first condition skips the second branch.
            Some((_, second)) => {
                let skip = s.mach.new_label();
                self.branch(s, flags, decision.code ^ 1 ^ flip, skip);
                self.branch(s, flags, second ^ flip, label);
                s.emit_virtual(&[], ra::Flow::Label(skip));
            }
        }
    }
}

/// The message for a comparison without a pattern.
const NO_COMPARISON: &str = "no comparison of the machine matches it";

/// The use of conditions by instructions that each machine has in its own form.
pub(super) trait FlagUser {
    /// The conditions.
    fn conditions(&self) -> &Conditions;

    /// `dst` = 0 or 1 by a condition.
    fn set(&self, s: &mut Selector<'_>, dst: ra::VReg, flags: ra::Operand, code: u8);

    /// Sets the flags by a truth value (0 or 1): "not equal" means true.
    fn test(&self, s: &mut Selector<'_>, value: ra::VReg) -> ra::Operand;

    /// `dst = a op b` for truth values.
    fn join(&self, s: &mut Selector<'_>, op: Combine, dst: ra::VReg, parts: [ra::VReg; 2]);

    /// A comparison as a value.
    fn compare_to_value(&self, s: &mut Selector<'_>, op: &Op) -> bool {
        let Some((flags, decision)) = self.conditions().compare(s, op) else {
            s.fail(op, NO_COMPARISON);
            return true;
        };
        let dst = s.dst(op.dst);
        match decision.second {
            None => self.set(s, dst, flags, decision.code),
            Some((combine, second)) => {
                let parts = [decision.code, second].map(|code| {
                    let part = s.temp(Type::BOOL);
                    self.set(s, part, flags, code);
                    part
                });
                self.join(s, combine, dst, parts);
            }
        }
        true
    }

    /// The condition of a `select`: the flags, and the code that selects the first operand.
    fn condition(&self, s: &mut Selector<'_>, cond: VReg) -> (ra::Operand, u8) {
        if s.is_pending(cond)
            && let Some((_, cmp)) = s.def(cond)
        {
            let cmp = *cmp;
            let is_simple = |decision: Decision| decision.second.is_none();
            if cmp.code == Opcode::Cmp && self.conditions().decision(&cmp).is_some_and(is_simple) {
                s.take_pending(cond);
                let found = self.conditions().compare(s, &cmp);
                s.consume(&cmp);
                if let Some((flags, decision)) = found {
                    return (flags, decision.code);
                }
            }
        }
        if let Some(cmp) = s.repeated(cond)
            && let Some((flags, decision)) = self.conditions().compare(s, &cmp)
        {
            s.consume_repeated(&cmp);
            return (flags, decision.code);
        }
        let value = s.reg(cond);
        (self.test(s, value), self.conditions().not_equal)
    }
}
