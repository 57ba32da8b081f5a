//! Floats of 64 bits on machines without them: two words, and calls of the compiler's library.
//!
//! In: the words of operands, lowest first. Out: words. Invariants: the functions have the names and results that GCC's and
//! LLVM's libraries give them; signs are bits and need no call. Not here: the functions themselves, which are linked.

use super::function::Lower;
use super::leaf::{Class, Refused, Result, container, signed_container};
use crate::opcode::{FloatPredicate, Opcode};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

/// What happens to a sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SignChange {
    Flip,
    Clear,
}

impl Lower<'_> {
    /// Calls a function whose arguments and result are floats of 64 bits.
    fn double_helper(&mut self, name: &str, args: &[&[VReg]]) -> Result<Vec<VReg>> {
        let args = args.concat();
        self.helper_pair(name, &vec![self.word; args.len()], &args)
    }

    /// The sign of a float of two words, a bit of the last one.
    fn sign_of(&self, class: Class) -> u64 {
        if class == Class::X87 { super::x87::SIGN } else { 1 << (self.word_bits - 1) }
    }

    /// Changes the sign of a float of two words.
    pub(crate) fn change_sign(&mut self, class: Class, lane: &mut [VReg], change: SignChange) {
        let sign = self.sign_of(class);
        let Some(top) = lane.last_mut() else { return };
        *top = match change {
            SignChange::Flip => {
                let sign = self.b.constant(self.word, sign);
                self.b.xor(self.word, *top, sign)
            }
            SignChange::Clear => {
                let rest = self.b.constant(self.word, sign - 1);
                self.b.and(self.word, *top, rest)
            }
        };
    }

    /// Intrinsics that change only the sign of a float of two words; none if this is another one.
    pub(super) fn sign_lane(&mut self, class: Class, name: &str, args: &[&[VReg]]) -> Option<Vec<VReg>> {
        let regs = match (name, args) {
            ("fabs", &[a]) => {
                let mut regs = a.to_vec();
                self.change_sign(class, &mut regs, SignChange::Clear);
                regs
            }
            ("copysign", &[a, b]) => {
                let mut regs = a.to_vec();
                self.change_sign(class, &mut regs, SignChange::Clear);
                let sign = self.b.constant(self.word, self.sign_of(class));
                let sign = self.b.and(self.word, b[1], sign);
                regs[1] = self.b.or(self.word, regs[1], sign);
                regs
            }
            _ => return None,
        };
        Some(regs)
    }

    pub(crate) fn double_binary(&mut self, op: Opcode, a: &[VReg], b: &[VReg]) -> Result<Vec<VReg>> {
        let name = match op {
            Opcode::FAdd => "__adddf3",
            Opcode::FSub => "__subdf3",
            Opcode::FMul => "__muldf3",
            Opcode::FDiv => "__divdf3",
            Opcode::FRem => "fmod",
            _ => return Err("such operations on floats".into()),
        };
        self.double_helper(name, &[a, b])
    }

    pub(crate) fn double_comparison(
        &mut self,
        predicate: FloatPredicate,
        is_negated: bool,
        a: &[VReg],
        b: &[VReg],
    ) -> Result<VReg> {
        // Each function returns a number whose comparison with zero is the result, and false if an operand is no number.
        let (name, cond, is_opposite) = match predicate {
            FloatPredicate::False | FloatPredicate::True => {
                return Ok(self.b.truth(ir::Type::BOOL, is_negated != (predicate == FloatPredicate::True)));
            }
            FloatPredicate::OEq => ("__eqdf2", Cond::Eq, false),
            FloatPredicate::OGt => ("__gtdf2", Cond::Gt, false),
            FloatPredicate::OGe => ("__gedf2", Cond::Ge, false),
            FloatPredicate::OLt => ("__ltdf2", Cond::Lt, false),
            FloatPredicate::OLe => ("__ledf2", Cond::Le, false),
            FloatPredicate::UNe => ("__eqdf2", Cond::Eq, true),
            FloatPredicate::UGt => ("__ledf2", Cond::Le, true),
            FloatPredicate::UGe => ("__ltdf2", Cond::Lt, true),
            FloatPredicate::ULt => ("__gedf2", Cond::Ge, true),
            FloatPredicate::ULe => ("__gtdf2", Cond::Gt, true),
            FloatPredicate::Ord => ("__unorddf2", Cond::Eq, false),
            FloatPredicate::Uno => ("__unorddf2", Cond::Eq, true),
            FloatPredicate::ONe | FloatPredicate::UEq => {
                let differs = self.double_comparison(FloatPredicate::UNe, false, a, b)?;
                let is_ordered = self.double_comparison(FloatPredicate::Ord, false, a, b)?;
                let both = self.b.and(ir::Type::BOOL, differs, is_ordered);
                let is_opposite = (predicate == FloatPredicate::UEq) != is_negated;
                return Ok(if is_opposite { self.b.not(ir::Type::BOOL, both) } else { both });
            }
        };
        let ty = ir::Type::I32;
        let number = self.helper(name, &[self.word; 4], Some(ty), &[a, b].concat())?;
        let zero = self.b.constant(ty, 0);
        let cond = if is_opposite != is_negated { cond.negated(false) } else { cond };
        Ok(self.b.cmp(cond, ty, number, zero))
    }

    /// Conversions from and to floats of 64 bits.
    pub(crate) fn double_conversion(
        &mut self,
        op: Opcode,
        source: Class,
        target: Class,
        lane: &[VReg],
        out: &mut Vec<VReg>,
    ) -> Result<()> {
        let (word, word_bits) = (self.word, self.word_bits);
        match (source, target) {
            (Class::Float(ty), Class::Double) => {
                // Floats of 16 bits are floats of 32 bits without a change of value.
                let reg = if ty == ir::Type::F32 { lane[0] } else { self.b.cast(ir::Type::F32, ty, lane[0]) };
                out.extend(self.helper_pair("__extendsfdf2", &[ir::Type::F32], &[reg])?);
            }
            (Class::Double, Class::Float(ir::Type::F32)) => {
                out.push(self.helper("__truncdfsf2", &[word; 2], Some(ir::Type::F32), lane)?);
            }
            (Class::Double, Class::Int(bits)) => {
                // The container of all bits, which saturates.
                let reg = if op == Opcode::FPToUI {
                    self.helper("__fixunsdfsi", &[word; 2], Some(word), lane)?
                } else {
                    let signed = signed_container(word_bits);
                    let reg = self.helper("__fixdfsi", &[word; 2], Some(signed), lane)?;
                    self.b.cast(word, signed, reg)
                };
                out.push(self.resize(reg, word_bits, bits));
            }
            (Class::Int(bits), Class::Double) if op == Opcode::UIToFP => {
                let reg = self.resize(lane[0], bits, word_bits);
                out.extend(self.helper_pair("__floatunsidf", &[word], &[reg])?);
            }
            (Class::Int(bits), Class::Double) => {
                let signed = signed_container(word_bits);
                let reg = self.extend(lane[0], bits, word_bits);
                let reg = self.b.cast(signed, container(word_bits), reg);
                out.extend(self.helper_pair("__floatsidf", &[signed], &[reg])?);
            }
            (Class::Double, Class::Wide(bits)) if bits <= 2 * word_bits => {
                let name = if op == Opcode::FPToUI { "__fixunsdfdi" } else { "__fixdfdi" };
                let regs = self.helper_pair(name, &[word; 2], lane)?;
                return self.wide_resize(false, Class::Wide(2 * word_bits), target, &regs, out);
            }
            (Class::Wide(bits), Class::Double) if bits <= 2 * word_bits => {
                let is_signed = op == Opcode::SIToFP;
                let mut words = Vec::new();
                self.wide_resize(is_signed, source, Class::Wide(2 * word_bits), lane, &mut words)?;
                let name = if is_signed { "__floatdidf" } else { "__floatundidf" };
                out.extend(self.double_helper(name, &[&words])?);
            }
            _ => return Err(Refused::from("such conversions of floats of 64 bits on this machine")),
        }
        Ok(())
    }

    /// Other intrinsics on floats of 64 bits.
    pub(super) fn double_lane(&mut self, name: &str, args: &[&[VReg]]) -> Result<Option<Vec<VReg>>> {
        let regs = match (name, args) {
            ("fmuladd", &[a, b, c]) => {
                let product = self.double_binary(Opcode::FMul, a, b)?;
                self.double_binary(Opcode::FAdd, &product, c)?
            }
            ("minnum" | "minimumnum", _) => self.double_helper("fmin", args)?,
            ("maxnum" | "maximumnum", _) => self.double_helper("fmax", args)?,
            (
                "sqrt" | "floor" | "ceil" | "trunc" | "rint" | "nearbyint" | "roundeven" | "round" | "sin" | "cos"
                | "tan" | "asin" | "acos" | "atan" | "sinh" | "cosh" | "tanh" | "exp" | "exp2" | "exp10" | "log"
                | "log2" | "log10" | "pow" | "atan2" | "fma",
                _,
            ) => self.double_helper(name, args)?,
            _ => return Ok(None),
        };
        Ok(Some(regs))
    }
}
