//! Saturating sums, differences and shifts of integers of any width, their order as a number, and signed products of two words.
//!
//! In: lanes. Out: lanes, or none if the name is unknown. Not here: saturating operations that a machine has (`lane`).

use super::function::Lower;
use super::leaf::{Class, Result, container, signed_container};
use crate::opcode::Opcode;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

impl Lower<'_> {
    /// One lane of at most 64 bits, which does not fill its register where the machine has the operation for those that do.
    pub(super) fn saturating(&mut self, name: &str, bits: u32, a: VReg, b: VReg) -> Option<VReg> {
        if bits < 2 {
            return None;
        }
        let (ty, signed) = (container(bits), signed_container(bits));
        let (lowest, highest) = (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1);
        let all = self.b.constant(ty, ((1u128 << bits) - 1) as u64);
        Some(match name {
            // The register has room for the sum.
            "uadd.sat" => {
                let sum = self.b.add(ty, a, b);
                self.b.min(ty, sum, all)
            }
            "sadd.sat" | "ssub.sat" => {
                let (a, b) = (self.signed(a, bits), self.signed(b, bits));
                let value = if name == "sadd.sat" { self.b.add(signed, a, b) } else { self.b.sub(signed, a, b) };
                let [low, high] = [lowest, highest].map(|bound| self.b.constant(signed, bound as u64));
                let value = self.b.max(signed, value, low);
                let value = self.b.min(signed, value, high);
                self.unsigned(value, bits)
            }
            "ushl.sat" => {
                let value = self.b.shl(ty, a, b);
                let value = self.mask(value, bits);
                let back = self.b.shr(ty, value, b);
                let is_same = self.b.cmp(Cond::Eq, ty, back, a);
                self.choose(is_same, value, all)
            }
            "sshl.sat" => {
                let value = self.b.shl(ty, a, b);
                let value = self.mask(value, bits);
                let (before, after) = (self.signed(a, bits), self.signed(value, bits));
                let distance = self.b.cast(signed, ty, b);
                let back = self.b.shr(signed, after, distance);
                let is_same = self.b.cmp(Cond::Eq, signed, back, before);
                let zero = self.b.constant(signed, 0);
                let is_negative = self.b.cmp(Cond::Lt, signed, before, zero);
                let low = self.b.constant(ty, (lowest & ((1 << bits) - 1)) as u64);
                let high = self.b.constant(ty, highest as u64);
                let bound = self.choose(is_negative, low, high);
                self.choose(is_same, value, bound)
            }
            _ => return None,
        })
    }

    /// One lane of several words.
    pub(super) fn wide_saturating(
        &mut self,
        name: &str,
        bits: u32,
        a: &[VReg],
        b: &[VReg],
    ) -> Result<Option<Vec<VReg>>> {
        let (word, n) = (self.word, a.len());
        if !bits.is_multiple_of(self.word_bits) {
            return Ok(None);
        }
        let (value, is_over, bound) = match name {
            "uadd.sat" => {
                let (value, carry) = self.wide_add(a, b);
                (value, carry, vec![self.b.constant(word, u64::MAX); n])
            }
            "usub.sat" => {
                let (value, borrow) = self.wide_sub(a, b);
                (value, borrow, vec![self.b.constant(word, 0); n])
            }
            "sadd.sat" | "ssub.sat" => {
                let plain = if name == "sadd.sat" { "sadd.with.overflow" } else { "ssub.with.overflow" };
                let (value, flag) = self.wide_overflow(plain, bits, a, b)?;
                (value, flag, self.bound_of_sign(bits, a))
            }
            "ushl.sat" | "sshl.sat" => {
                let value = self.wide_binary(Opcode::Shl, bits, a, b)?;
                let (op, bound) = match name {
                    "ushl.sat" => (Opcode::LShr, vec![self.b.constant(word, u64::MAX); n]),
                    _ => (Opcode::AShr, self.bound_of_sign(bits, a)),
                };
                let back = self.wide_binary(op, bits, &value, b)?;
                let differs = self.wide_comparison(Cond::Ne, false, bits, &back, a);
                (value, differs, bound)
            }
            _ => return Ok(None),
        };
        Ok(Some(value.iter().zip(&bound).map(|(&value, &bound)| self.choose(is_over, bound, value)).collect()))
    }

    /// The least number for a negative one, else the greatest.
    fn bound_of_sign(&mut self, bits: u32, a: &[VReg]) -> Vec<VReg> {
        let (word, top) = (self.word, a.len() - 1);
        let zeros = vec![self.b.constant(word, 0); a.len()];
        let is_negative = self.wide_comparison(Cond::Lt, true, bits, a, &zeros);
        let sign = 1u64 << (self.word_bits - 1);
        let mut bound = |at: usize| {
            let (low, high) = if at == top { (sign, sign - 1) } else { (0, u64::MAX) };
            let [low, high] = [low, high].map(|bits| self.b.constant(word, bits));
            self.choose(is_negative, low, high)
        };
        (0..=top).map(&mut bound).collect()
    }

    /// -1, 0 or 1.
    pub(super) fn wide_order(&mut self, name: &str, bits: u32, result: Class, a: &[VReg], b: &[VReg]) -> Option<VReg> {
        let Class::Int(to) = result else { return None };
        let is_signed = match name {
            "ucmp" => false,
            "scmp" => true,
            _ => return None,
        };
        let [above, below] = [Cond::Gt, Cond::Lt].map(|cond| self.wide_comparison(cond, is_signed, bits, a, b));
        let (above, below) = (self.resize(above, 1, to), self.resize(below, 1, to));
        let reg = self.b.sub(container(to), above, below);
        Some(self.mask(reg, to))
    }

    /// The product of two signed numbers of two words, and whether it overflows: from the product of their magnitudes.
    pub(super) fn signed_product(&mut self, bits: u32, a: &[VReg], b: &[VReg]) -> Result<(Vec<VReg>, VReg)> {
        let (word, truth) = (self.word, ir::Type::BOOL);
        let zeros = vec![self.b.constant(word, 0); a.len()];
        let value = self.wide_binary(Opcode::Mul, bits, a, b)?;
        let mut magnitudes = Vec::with_capacity(2);
        let mut signs = Vec::with_capacity(2);
        for of in [a, b] {
            let is_negative = self.wide_comparison(Cond::Lt, true, bits, of, &zeros);
            let opposite = self.wide_binary(Opcode::Sub, bits, &zeros, of)?;
            magnitudes.push(
                opposite
                    .iter()
                    .zip(of)
                    .map(|(&opposite, &own)| self.choose(is_negative, opposite, own))
                    .collect::<Vec<_>>(),
            );
            signs.push(is_negative);
        }
        let (product, is_over) = self.wide_overflow("umul.with.overflow", bits, &magnitudes[0], &magnitudes[1])?;
        // Without its sign, the product is at most that of the sign bit alone, or less if it is positive.
        let is_negative = self.b.xor(truth, signs[0], signs[1]);
        let has_top = self.wide_comparison(Cond::Lt, true, bits, &product, &zeros);
        let mut only_top = zeros.clone();
        only_top[a.len() - 1] = self.b.constant(word, 1 << (self.word_bits - 1));
        let is_least = self.wide_comparison(Cond::Eq, false, bits, &product, &only_top);
        let is_least = self.b.and(truth, is_least, is_negative);
        let is_allowed = self.b.not(truth, is_least);
        let is_large = self.b.and(truth, has_top, is_allowed);
        Ok((value, self.b.or(truth, is_over, is_large)))
    }
}
