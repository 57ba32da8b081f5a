//! A cache of which operations the target supports: functions repeat a few queries many times.
//!
//! In: an operation, the types of its operands. Out: whether the target has instructions for it.
//! Invariant: a question contains everything that its answer depends on except the target; another target empties the cache.
//! Not here: the answers (see [`crate::target::Target::supports_with`]).

use crate::target::Target;
use core::cell::Cell;
use kernelsmith_ir::{Op, Type, VReg};

/// Number of cache slots, a power of two.
const N_SLOTS: usize = 256;

/// Everything that an answer depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    /// The opcode, the type, whether both operands are equal, and whether the shift amount is in range.
    key: u64,
    aux: u64,
    imm: i64,
    /// The flags, and the operand types of 16 bits each.
    types: u64,
    /// The bits of the constant operand.
    constant: u64,
}

/// Marks the type of a constant operand.
const IS_CONSTANT: u16 = 1 << 15;

impl Question {
    const NONE: Question = Question { key: 0, aux: 0, imm: 0, types: 0, constant: 0 };

    /// `None` if the answer depends on more: on masks, addresses or several constants.
    #[inline]
    pub(super) fn of(
        op: &Op,
        ty_of: impl Fn(VReg) -> Type,
        const_of: impl Fn(VReg) -> Option<u64>,
        in_range: bool,
    ) -> Option<Question> {
        if op.mask.is_some() || op.code.has_address() {
            return None;
        }
        let mut types = u64::from(op.flags.bits());
        let mut constant: Option<u64> = None;
        for v in op.args {
            let ty = match v.is_some().then(|| const_of(v)) {
                None => u16::MAX,
                Some(None) => ty_of(v).code(),
                Some(_) if constant.is_some() => return None,
                Some(bits) => {
                    constant = bits;
                    ty_of(v).code() | IS_CONSTANT
                }
            };
            types = types << 16 | u64::from(ty);
        }
        let is_twice = op.args[0] == op.args[1];
        // The opcode plus one, so that no question equals an empty slot.
        let key = (op.code as u64 + 1) << 18 | u64::from(op.ty.code()) << 2;
        let key = key | u64::from(is_twice) << 1 | u64::from(in_range);
        Some(Question { key, aux: op.aux.into(), imm: op.imm, types, constant: constant.unwrap_or(0) })
    }

    fn slot(&self) -> usize {
        let mixed = self.key ^ self.aux.rotate_left(23) ^ (self.imm as u64).rotate_left(41) ^ self.types.rotate_left(7);
        let mixed = mixed ^ self.constant.rotate_left(53);
        // The highest bits of the product depend on all bits.
        (mixed.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as usize % N_SLOTS
    }
}

/// A direct-mapped cache of questions and answers.
#[derive(Debug)]
pub(super) struct Supported {
    /// The target of the answers: [`Target::number`].
    target: u64,
    known: [Cell<(Question, bool)>; N_SLOTS],
}

impl Default for Supported {
    fn default() -> Supported {
        Supported { target: 0, known: [const { Cell::new((Question::NONE, false)) }; N_SLOTS] }
    }
}

impl Supported {
    pub(super) fn reset(&mut self, target: &Target) {
        if self.target != target.number() {
            *self = Supported { target: target.number(), ..Supported::default() };
        }
    }

    /// The cached answer if there is one; else asks and caches it.
    #[inline]
    pub(super) fn answer(&self, question: Question, ask: impl FnOnce() -> bool) -> bool {
        let slot = &self.known[question.slot()];
        let (known, answer) = slot.get();
        if known == question {
            debug_assert_eq!(answer, ask(), "{question:?} holds less than its answer depends on");
            return answer;
        }
        let answer = ask();
        slot.set((question, answer));
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_ir::{Elem, Opcode};

    #[test]
    fn questions_that_differ_in_one_number_have_different_slots() {
        let ty = Type::fixed(Elem::U8, 16);
        let n_slots = |question: &dyn Fn(i64) -> Option<Question>| {
            let mut slots: Vec<usize> = (0..16).filter_map(|n| Some(question(n)?.slot())).collect();
            slots.sort_unstable();
            slots.dedup();
            slots.len()
        };
        let ty_of = |_: VReg| ty;
        let mut op = Op::unary(Opcode::Extract, Type::scalar(Elem::U8), VReg(0), VReg(1));
        op.aux = ty.code().into();
        let lane = |n: i64| Question::of(&Op { imm: n, ..op }, ty_of, |_| None, false);
        assert!(n_slots(&lane) >= 12);
        let sum = Op::binary(Opcode::Add, ty, VReg(0), VReg(1), VReg(2));
        let constant = |n: i64| Question::of(&sum, ty_of, |v| (v == VReg(2)).then_some(n as u64), false);
        assert!(n_slots(&constant) >= 12);
        assert_eq!(Question::of(&sum, ty_of, |_| Some(1), false), None);
    }
}
