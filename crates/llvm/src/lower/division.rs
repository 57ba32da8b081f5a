//! Divisions of integers of more than two words: calls of a function that the module gets (`library/divide.ll`).
//!
//! In: words, the lowest first. Out: words. Invariant: signed numbers are divided as their magnitudes.
//! Not here: machines with addresses of 32 bits, which refuse them.

use super::function::Lower;
use super::leaf::Result;
use crate::opcode::Opcode;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, MemRef, VReg};

pub(super) const LIBRARY: &str = include_str!("../../library/divide.ll");
pub(super) const DIVIDE: &str = "__kernelsmith_divide";

impl Lower<'_> {
    /// `udiv`, `urem`, `sdiv` or `srem`.
    pub(super) fn long_division(&mut self, op: Opcode, bits: u32, a: &[VReg], b: &[VReg]) -> Result<Vec<VReg>> {
        if self.word_bits != 64 {
            return Err("divisions of integers of more than two words".into());
        }
        let is_signed = matches!(op, Opcode::SDiv | Opcode::SRem);
        let wants_rest = matches!(op, Opcode::URem | Opcode::SRem);
        let signs = if is_signed { [a, b].map(|of| Some(self.is_negative(bits, of))) } else { [None, None] };
        let bytes = 8 * a.len() as u32;
        let places = [(); 4].map(|()| {
            let slot = self.b.slot(bytes, 8);
            self.b.slot_addr(slot)
        });
        let [quotient, rest, number, divisor] = places;
        for ((place, of), sign) in [(number, a), (divisor, b)].into_iter().zip(signs) {
            let of = match sign {
                Some(sign) => self.negative_if(sign, bits, of)?,
                None => of.to_vec(),
            };
            for (at, &reg) in of.iter().enumerate() {
                self.b.store(self.word, MemRef::at(place).disp(8 * at as i64).align(8), reg);
            }
        }
        let n = self.b.constant(ir::Type::U64, a.len() as u64);
        self.t.library.insert(DIVIDE);
        let params = [ir::Type::PTR, ir::Type::PTR, ir::Type::PTR, ir::Type::PTR, ir::Type::U64];
        self.helper(DIVIDE, &params, None, &[quotient, rest, number, divisor, n])?;
        let place = if wants_rest { rest } else { quotient };
        let result: Vec<VReg> =
            (0..a.len()).map(|at| self.b.load(self.word, MemRef::at(place).disp(8 * at as i64).align(8))).collect();
        match signs {
            // A rest has the sign of the number.
            [Some(sign), _] if wants_rest => self.negative_if(sign, bits, &result),
            [Some(a), Some(b)] => {
                let differs = self.b.xor(ir::Type::BOOL, a, b);
                self.negative_if(differs, bits, &result)
            }
            _ => Ok(result),
        }
    }

    pub(super) fn is_negative(&mut self, bits: u32, of: &[VReg]) -> VReg {
        let zeros = vec![self.b.constant(self.word, 0); of.len()];
        self.wide_comparison(Cond::Lt, true, bits, of, &zeros)
    }

    fn negative_if(&mut self, condition: VReg, bits: u32, of: &[VReg]) -> Result<Vec<VReg>> {
        let zeros = vec![self.b.constant(self.word, 0); of.len()];
        let negative = self.wide_binary(Opcode::Sub, bits, &zeros, of)?;
        Ok(negative.iter().zip(of).map(|(&negative, &own)| self.choose(condition, negative, own)).collect())
    }
}
