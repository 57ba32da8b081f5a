//! What the comparisons that dominate an access say about its range.
//!
//! In: conditions of branches and jumps. Out: polynomials that are not negative up to the end of a block, and accesses that
//! are inside their slice because of them.
//! Invariants: a condition compares values that equal their mathematical values for all arguments and never change;
//! variables are left out, also if they are frozen later. Of a value that equals it only where indices have 64 bits, the
//! condition is marked (see `ranges`). The contract does not depend on conditions: they only show that
//! an access is inside its slice whatever the arguments are.
//! Not here: the conditions in force (see `conditions`), the proof (see `ranges/implied`), other facts (see `facts`).

use crate::narrow::WideReason;
use crate::position::{At, Region, Span, Step};
use crate::ranges::Poly;
use crate::recorder::State;
use kernelsmith_ir::{Cond, Elem, Op, Opcode, VReg};

/// How many operations back the comparison of a condition is looked for.
const WINDOW: usize = 32;
/// Maximum depth of conditions that are composed of others.
const MAX_DEPTH: u32 = 4;

impl State {
    /// From here to the end of the innermost block, the condition has this value.
    pub(crate) fn assume(&mut self, condition: VReg, value: bool) {
        self.assume_parts(condition, value, MAX_DEPTH);
    }

    fn assume_parts(&mut self, condition: VReg, value: bool, depth: u32) {
        let Some(op) = self.recent_definition(condition).filter(|_| depth > 0) else { return };
        match op.code {
            Opcode::Not => self.assume_parts(op.args[0], !value, depth - 1),
            Opcode::And if value => op.args[..2].iter().for_each(|&part| self.assume_parts(part, true, depth - 1)),
            Opcode::Or if !value => op.args[..2].iter().for_each(|&part| self.assume_parts(part, false, depth - 1)),
            Opcode::Cmp if op.ty.is_int() && op.ty.is_scalar() => self.assume_comparison(&op, value),
            _ => {}
        }
    }

    fn assume_comparison(&mut self, op: &Op, value: bool) {
        let cond = if value { op.cond() } else { op.cond().negated(false) };
        let (Some(a), Some(b)) = (self.compared(op.args[0], op.ty.elem()), self.compared(op.args[1], op.ty.elem()))
        else {
            return;
        };
        let differences = match cond {
            Cond::Lt => [b.sub(&a).and_then(|d| d.plus(-1)), None],
            Cond::Le => [b.sub(&a), None],
            Cond::Gt => [a.sub(&b).and_then(|d| d.plus(-1)), None],
            Cond::Ge => [a.sub(&b), None],
            Cond::Eq => [a.sub(&b), b.sub(&a)],
            _ => return,
        };
        let block = self.scopes.innermost();
        for difference in differences.into_iter().flatten() {
            self.conditions.add(block, difference);
        }
    }

    /// The mathematical value of an operand of a comparison, if the operand has that value for all arguments.
    fn compared(&mut self, operand: VReg, elem: Elem) -> Option<Poly> {
        if self.ops.reg(operand).was_var {
            return None;
        }
        if self.fact(operand).is_none() {
            // The comparison limits it, so it becomes a value with a name. A wider number has the range of its source.
            let source = self
                .recent_definition(operand)
                .filter(|op| op.code == Opcode::Cast)
                .and_then(|op| Some(op.source_ty()?.elem()));
            let narrow = source.filter(|source| source.is_int() && !source.is_signed() && source.bits() <= 32);
            let unknown = self.facts.ranges.unknown(narrow.filter(|_| elem.bits() > 32).unwrap_or(elem));
            self.set_fact(operand, unknown);
        }
        let fact = self.fact(operand).filter(|fact| self.facts.ranges.fits(fact, elem))?;
        Some(fact.clone().wide_unless(elem != Elem::Index || self.facts.ranges.is_narrow(fact)))
    }

    /// The operation that defines a register, if it is one of the last.
    fn recent_definition(&self, reg: VReg) -> Option<Op> {
        let is_definition = |op: &&Op| op.dst == reg;
        let definition = self.ops.func().ops.iter().rev().take(WINDOW).find(is_definition);
        definition.filter(|_| !self.ops.reg(reg).was_var).copied()
    }

    /// Whether all elements of an access are in the slice because of the conditions around it.
    pub(crate) fn is_implied_inside(&mut self, region: Region, at: At, step: Step) -> bool {
        let conditions = self.conditions.values();
        // The fact about a position in a loop over data holds for all its lanes, but a condition concerns one.
        if conditions.is_empty() || at.span == Span::Active {
            return false;
        }
        let len = region.len.and_then(|len| self.fact(len));
        let (Some(count), Some(fact), Some(len)) = (self.known_count(at.span), self.facts.get(at.fact), len) else {
            return false;
        };
        // 128-bit arithmetic: no overflow.
        let distance = i128::from(count - 1) * i128::from(step.stride);
        let low = i128::from(at.disp) + distance.min(0);
        let high = i128::from(at.disp) + distance.max(0) + i128::from(step.after);
        let (Ok(low), Ok(high)) = (i64::try_from(low), i64::try_from(high)) else { return count == 0 };
        let room = fact.plus(high).and_then(|last| len.sub(&last)).and_then(|room| room.plus(-1));
        let first = fact.plus(low);
        let ranges = &self.facts.ranges;
        // What holds whatever the conditions say, the contract states; a search that fails takes long.
        if count > 0 && ![&first, &room].into_iter().flatten().any(|value| ranges.may_concern(value, conditions)) {
            return false;
        }
        if count > 0 && !ranges.may_be_before(fact, len, conditions) {
            return false;
        }
        let holds = |value: &Option<Poly>, conditions: &[Poly]| {
            value.as_ref().is_some_and(|value| ranges.is_implied(value, conditions))
        };
        let both_hold = |conditions: &[Poly]| holds(&first, conditions) && holds(&room, conditions);
        if count == 0 {
            return true;
        }
        let is_inside = both_hold(conditions);
        if is_inside && (fact.is_wide() || conditions.iter().any(Poly::is_wide)) {
            let narrow: Vec<Poly> = conditions.iter().filter(|condition| !condition.is_wide()).cloned().collect();
            if fact.is_wide() || !both_hold(&narrow) {
                self.note_wide(WideReason::Index);
            }
        }
        is_inside
    }
}
