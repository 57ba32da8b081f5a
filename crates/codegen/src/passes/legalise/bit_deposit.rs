//! `bit_extract` and `bit_deposit` on machines without an instruction for them.
//!
//! A bit under the mask moves by the number of zeros in the mask below it. Step i moves by 2^i all bits whose number has bit i
//! set. Which bits those are depends only on the mask: the parity of the zeros below each position, an xor prefix sum.

use super::Legaliser;
use kernelsmith_ir::{Op, Opcode, Type, VReg};

/// A word: a constant, or a register known at run time.
#[derive(Clone, Copy)]
enum Word {
    Known(u64),
    Reg(VReg),
}

impl Legaliser<'_> {
    /// `bit_extract` and `bit_deposit`.
    pub(super) fn move_bits(&mut self, op: Op) {
        let ty = op.ty;
        let unsigned = ty.with_elem(ty.elem().to_int(false));
        if unsigned != ty {
            let args = [op.args[0], op.args[1]].map(|v| self.cast_to(unsigned, ty, v));
            let moved = self.binary(op.code, unsigned, args[0], args[1]);
            return self.lower(Op::from_source(Opcode::Cast, ty, unsigned, op.dst, moved));
        }
        let mask = match self.const_of(op.args[1]) {
            Some(bits) => Word::Known(bits),
            None => Word::Reg(op.args[1]),
        };
        let steps = self.steps(ty, mask);
        let mut v = op.args[0];
        if op.code == Opcode::BitExtract {
            v = self.and_word(ty, v, mask);
            for (step, moving) in steps.into_iter().enumerate() {
                let Some(moved) = self.chosen(ty, v, moving) else { continue };
                let unmoved = self.binary(Opcode::Xor, ty, v, moved);
                let moved = self.binary_const(Opcode::Shr, ty, moved, 1 << step);
                v = self.binary(Opcode::Or, ty, unmoved, moved);
            }
            return self.rename(ty, op.dst, v);
        }
        for (step, moving) in steps.into_iter().enumerate().rev() {
            let moved = self.binary_const(Opcode::Shl, ty, v, 1 << step);
            // The final mask clears bits that come from outside the field.
            let Some(difference) = self.chosen_difference(ty, moved, v, moving) else { continue };
            v = self.binary(Opcode::Xor, ty, v, difference);
        }
        v = self.and_word(ty, v, mask);
        self.rename(ty, op.dst, v);
    }

    /// For each step, the positions whose bits move.
    fn steps(&mut self, ty: Type, mask: Word) -> Vec<Word> {
        let n_steps = ty.elem().bits().ilog2();
        let mut mask = mask;
        let mut steps = Vec::new();
        let inverse = self.word(ty, Opcode::Xor, mask, Word::Known(u64::MAX));
        let mut zeros = self.word(ty, Opcode::Shl, inverse, Word::Known(1));
        for step in 0..n_steps {
            let mut parity = zeros;
            for distance in 0..n_steps {
                let moved = self.word(ty, Opcode::Shl, parity, Word::Known(1 << distance));
                parity = self.word(ty, Opcode::Xor, parity, moved);
            }
            let moving = self.word(ty, Opcode::And, parity, mask);
            steps.push(moving);
            let unmoved = self.word(ty, Opcode::Xor, mask, moving);
            let moved = self.word(ty, Opcode::Shr, moving, Word::Known(1 << step));
            mask = self.word(ty, Opcode::Or, unmoved, moved);
            let counted = self.word(ty, Opcode::Xor, parity, Word::Known(u64::MAX));
            zeros = self.word(ty, Opcode::And, zeros, counted);
        }
        steps
    }

    /// An operation on words, folded if both are constants.
    fn word(&mut self, ty: Type, code: Opcode, a: Word, b: Word) -> Word {
        if let (Word::Known(x), Word::Known(y)) = (a, b) {
            let x = ty.elem().canonical(x);
            return Word::Known(ty.elem().canonical(match code {
                Opcode::And => x & y,
                Opcode::Or => x | y,
                Opcode::Xor => x ^ y,
                Opcode::Shl => x << y,
                _ => x >> y,
            }));
        }
        let [a, b] = [a, b].map(|word| self.register(ty, word));
        Word::Reg(self.binary(code, ty, a, b))
    }

    fn register(&mut self, ty: Type, word: Word) -> VReg {
        match word {
            Word::Known(bits) => self.constant(ty, bits),
            Word::Reg(v) => v,
        }
    }

    fn and_word(&mut self, ty: Type, v: VReg, word: Word) -> VReg {
        let word = self.register(ty, word);
        self.binary(Opcode::And, ty, v, word)
    }

    /// The bits of `v` at these positions; `None` if there are no positions.
    fn chosen(&mut self, ty: Type, v: VReg, places: Word) -> Option<VReg> {
        (!matches!(places, Word::Known(0))).then(|| self.and_word(ty, v, places))
    }

    /// The differences of `a` and `b` at these positions; `None` if there are no positions.
    fn chosen_difference(&mut self, ty: Type, a: VReg, b: VReg, places: Word) -> Option<VReg> {
        if matches!(places, Word::Known(0)) {
            return None;
        }
        let difference = self.binary(Opcode::Xor, ty, a, b);
        Some(self.and_word(ty, difference, places))
    }
}
