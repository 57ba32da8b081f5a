//! What the machine does as it stands, remembered: functions ask the same of a few operations again and again.
//!
//! In: an operation, the types of its operands. Out: whether the target has instructions for it.
//! Invariant: a question holds all that an answer depends on, but for the target: with another one all is forgotten.
//! Not here: the answers (see [`crate::target::Target::supports_with`]).

use crate::target::Target;
use core::cell::Cell;
use kernelsmith_ir::{Op, Type, VReg};

/// Answers that are remembered, a power of two.
const PLACES: usize = 256;

/// All that an answer depends on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Question {
    /// The operation, its type, whether it is of the same operand twice and whether its amount is in range.
    what: u64,
    aux: u64,
    imm: i64,
    /// The types of operands, 16 bits each, and the flags.
    types: u64,
    /// The bits of the operand that is a constant.
    constant: u64,
}

/// What a constant adds to the code of its type.
const IS_CONSTANT: u16 = 1 << 15;

impl Question {
    const NONE: Question = Question { what: 0, aux: 0, imm: 0, types: 0, constant: 0 };

    /// None if the answer depends on more: on masks, addresses, several constants.
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
        // One more than the code: an operation is no empty place.
        let what = (op.code as u64 + 1) << 18 | u64::from(op.ty.code()) << 2;
        let what = what | u64::from(is_twice) << 1 | u64::from(in_range);
        Some(Question { what, aux: op.aux.into(), imm: op.imm, types, constant: constant.unwrap_or(0) })
    }

    fn place(&self) -> usize {
        let all = self.what ^ self.aux.rotate_left(23) ^ (self.imm as u64).rotate_left(41) ^ self.types.rotate_left(7);
        let all = all ^ self.constant.rotate_left(53);
        // The highest bits of the product are those that every bit decides about.
        (all.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 56) as usize % PLACES
    }
}

/// Questions and their answers, each in the place that its numbers say.
#[derive(Debug)]
pub(super) struct Supported {
    /// The target that was asked: [`Target::number`].
    target: u64,
    known: [Cell<(Question, bool)>; PLACES],
}

impl Default for Supported {
    fn default() -> Supported {
        Supported { target: 0, known: [const { Cell::new((Question::NONE, false)) }; PLACES] }
    }
}

impl Supported {
    pub(super) fn reset(&mut self, target: &Target) {
        if self.target != target.number() {
            *self = Supported { target: target.number(), ..Supported::default() };
        }
    }

    /// The answer: the remembered one, if there is one.
    #[inline]
    pub(super) fn answer(&self, question: Question, ask: impl FnOnce() -> bool) -> bool {
        let place = &self.known[question.place()];
        let (known, answer) = place.get();
        if known == question {
            debug_assert_eq!(answer, ask(), "{question:?} holds less than its answer depends on");
            return answer;
        }
        let answer = ask();
        place.set((question, answer));
        answer
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_ir::{Elem, Opcode};

    #[test]
    fn questions_that_differ_in_a_number_have_places_of_their_own() {
        let ty = Type::fixed(Elem::U8, 16);
        let places = |question: &dyn Fn(i64) -> Option<Question>| {
            let mut places: Vec<usize> = (0..16).filter_map(|n| Some(question(n)?.place())).collect();
            places.sort_unstable();
            places.dedup();
            places.len()
        };
        let ty_of = |_: VReg| ty;
        let mut op = Op::unary(Opcode::Extract, Type::scalar(Elem::U8), VReg(0), VReg(1));
        op.aux = ty.code().into();
        let lane = |n: i64| Question::of(&Op { imm: n, ..op }, ty_of, |_| None, false);
        assert!(places(&lane) >= 12);
        let sum = Op::binary(Opcode::Add, ty, VReg(0), VReg(1), VReg(2));
        let constant = |n: i64| Question::of(&sum, ty_of, |v| (v == VReg(2)).then_some(n as u64), false);
        assert!(places(&constant) >= 12);
        assert_eq!(Question::of(&sum, ty_of, |_| Some(1), false), None);
    }
}
