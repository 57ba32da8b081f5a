//! Floats of 128 bits: two words, and calls of the compiler's library.
//!
//! In: the words of operands, lowest first. Out: words. Invariants: the functions have the names and results that GCC's and
//! LLVM's libraries give them, and LLVM calls them; signs, classes and the order of numbers are bits and need no call. Where
//! the convention has registers for such floats, they are vectors between functions (see `pieces`), elsewhere two words.
//! Not here: functions of C's library (see `quad_calls`).

use super::function::Lower;
use super::leaf::{Class, Refused, Result, signed_container};
use super::pieces::QUAD;
use crate::opcode::{FloatPredicate, Opcode};
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

/// Of the second word: the sign, the exponent, its last bit, and what a number has from 2^0 to 2^1.
pub(super) const SIGN: u64 = 1 << 63;
pub(super) const EXPONENT: u64 = 0x7fff << 48;
const EXPONENT_SHIFT: u32 = 48;
const BIAS: u64 = 0x3fff;
/// The first bit of what quiet NaNs hold.
pub(super) const QUIET: u64 = 1 << 47;

/// The second word of a power of two, whose first one is zero.
pub(super) fn power_of_two(exponent: u32) -> u64 {
    (BIAS + u64::from(exponent)) << EXPONENT_SHIFT
}

impl Lower<'_> {
    /// Calls a function of a library: the floats first, then other arguments.
    pub(super) fn quad_call(
        &mut self,
        name: &str,
        floats: &[&[VReg]],
        more: &[(ir::Type, VReg)],
        results: &[ir::Type],
    ) -> Result<Vec<VReg>> {
        let mut symbol = ir::Symbol::function(name, &[], None);
        let mut args = Vec::new();
        if !floats.is_empty() {
            self.check_quads()?;
        }
        for words in floats {
            if self.t.machine.has_quad_registers() {
                symbol.params.push(QUAD);
                args.push(self.native_of_lanes(QUAD, words));
            } else {
                symbol.params.extend([self.word; 2]);
                args.extend_from_slice(words);
            }
        }
        for &(ty, reg) in more {
            symbol.params.push(ty);
            args.push(reg);
        }
        symbol.results = results.to_vec();
        self.call_symbol(symbol, &args)
    }

    /// Calls a function of a library whose result is such a float.
    pub(super) fn quad_library(
        &mut self,
        name: &str,
        floats: &[&[VReg]],
        more: &[(ir::Type, VReg)],
    ) -> Result<Vec<VReg>> {
        self.check_quads()?;
        if !self.t.machine.has_quad_registers() {
            return self.quad_call(name, floats, more, &[self.word; 2]);
        }
        let regs = self.quad_call(name, floats, more, &[QUAD])?;
        Ok(self.lanes_of_native(QUAD, regs[0]))
    }

    fn check_quads(&self) -> Result<()> {
        if self.m.has_own_convention() { Err("operations of the type `fp128` on this system".into()) } else { Ok(()) }
    }

    pub(super) fn quad_binary(&mut self, op: Opcode, a: &[VReg], b: &[VReg]) -> Result<Vec<VReg>> {
        let name = match op {
            Opcode::FAdd => "__addtf3",
            Opcode::FSub => "__subtf3",
            Opcode::FMul => "__multf3",
            Opcode::FDiv => "__divtf3",
            Opcode::FRem => &self.quad_name("fmod"),
            _ => return Err("such operations on floats".into()),
        };
        self.quad_library(name, &[a, b], &[])
    }

    pub(super) fn quad_comparison(
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
            FloatPredicate::OEq => ("__eqtf2", Cond::Eq, false),
            FloatPredicate::OGt => ("__gttf2", Cond::Gt, false),
            FloatPredicate::OGe => ("__getf2", Cond::Ge, false),
            FloatPredicate::OLt => ("__lttf2", Cond::Lt, false),
            FloatPredicate::OLe => ("__letf2", Cond::Le, false),
            FloatPredicate::UNe => ("__netf2", Cond::Eq, true),
            FloatPredicate::UGt => ("__letf2", Cond::Le, true),
            FloatPredicate::UGe => ("__lttf2", Cond::Lt, true),
            FloatPredicate::ULt => ("__getf2", Cond::Ge, true),
            FloatPredicate::ULe => ("__gttf2", Cond::Gt, true),
            FloatPredicate::Ord => ("__unordtf2", Cond::Eq, false),
            FloatPredicate::Uno => ("__unordtf2", Cond::Eq, true),
            FloatPredicate::ONe | FloatPredicate::UEq => {
                let differs = self.quad_comparison(FloatPredicate::UNe, false, a, b)?;
                let is_ordered = self.quad_comparison(FloatPredicate::Ord, false, a, b)?;
                let both = self.b.and(ir::Type::BOOL, differs, is_ordered);
                let is_opposite = (predicate == FloatPredicate::UEq) != is_negated;
                return Ok(if is_opposite { self.b.not(ir::Type::BOOL, both) } else { both });
            }
        };
        let ty = ir::Type::I32;
        let number = self.quad_call(name, &[a, b], &[], &[ty])?[0];
        let zero = self.b.constant(ty, 0);
        let cond = if is_opposite != is_negated { cond.negated(false) } else { cond };
        Ok(self.b.cmp(cond, ty, number, zero))
    }

    pub(super) fn quad_conversion(
        &mut self,
        op: Opcode,
        source: Class,
        target: Class,
        lane: &[VReg],
        out: &mut Vec<VReg>,
    ) -> Result<()> {
        match (op, source, target) {
            (Opcode::FPExt, Class::Float(ty), Class::Quad) => {
                // Floats of 16 bits are floats of 32 bits without a change of value.
                let wide = if ty.elem().is_half() { ir::Type::F32 } else { ty };
                let reg = if wide == ty { lane[0] } else { self.b.cast(wide, ty, lane[0]) };
                let name = if wide == ir::Type::F64 { "__extenddftf2" } else { "__extendsftf2" };
                out.extend(self.quad_library(name, &[], &[(wide, reg)])?);
            }
            (Opcode::FPExt, Class::X87, Class::Quad) => {
                self.check_quads()?;
                let regs = self.x87_call("__extendxftf2", &[lane], &[], &[QUAD])?;
                out.extend(self.lanes_of_native(QUAD, regs[0]));
            }
            (Opcode::FPTrunc, Class::Quad, Class::X87) => {
                self.quad_call("__trunctfxf2", &[lane], &[], &[])?;
                out.extend(self.take_x87(1, Type::X87)?);
            }
            (Opcode::FPTrunc, Class::Quad, Class::Float(ty)) if ty.elem().is_half() => {
                let odd = self.rounded_to_odd(lane);
                let reg = self.quad_call("__trunctfdf2", &[&odd], &[], &[ir::Type::F64])?[0];
                out.push(self.b.cast(ty, ir::Type::F64, reg));
            }
            (Opcode::FPTrunc, Class::Quad, Class::Float(ty)) => {
                let name = if ty == ir::Type::F64 { "__trunctfdf2" } else { "__trunctfsf2" };
                out.extend(self.quad_call(name, &[lane], &[], &[ty])?);
            }
            (Opcode::UIToFP | Opcode::SIToFP, Class::Int(bits), Class::Quad) => {
                let is_signed = op == Opcode::SIToFP;
                let width = if bits <= 32 { 32 } else { 64 };
                let reg = match is_signed {
                    true => self.extend(lane[0], bits, width),
                    false => self.resize(lane[0], bits, width),
                };
                // The sign is extended in a word for numbers without sign, too, where a convention has that.
                let signed = signed_container(width);
                let reg = self.b.cast(signed, super::leaf::container(width), reg);
                let name = match (is_signed, width) {
                    (true, 32) => "__floatsitf",
                    (true, _) => "__floatditf",
                    (false, 32) => "__floatunsitf",
                    (false, _) => "__floatunditf",
                };
                out.extend(self.quad_library(name, &[], &[(signed, reg)])?);
            }
            (Opcode::UIToFP | Opcode::SIToFP, Class::Wide(bits), Class::Quad) if bits <= 128 => {
                let is_signed = op == Opcode::SIToFP;
                let mut words = Vec::new();
                self.wide_resize(is_signed, source, Class::Wide(128), lane, &mut words)?;
                let words: Vec<_> = words.into_iter().map(|reg| (self.word, reg)).collect();
                let name = if is_signed { "__floattitf" } else { "__floatuntitf" };
                out.extend(self.quad_library(name, &[], &words)?);
            }
            (Opcode::FPToUI | Opcode::FPToSI, Class::Quad, Class::Int(_)) => {
                let regs = self.quad_integer(op == Opcode::FPToSI, target, lane)?;
                out.extend(regs);
            }
            (Opcode::FPToUI | Opcode::FPToSI, Class::Quad, Class::Wide(bits)) if bits <= 128 => {
                let regs = self.quad_integer(op == Opcode::FPToSI, target, lane)?;
                out.extend(regs);
            }
            _ => return Err(Refused::from("such conversions of the type `fp128`")),
        }
        Ok(())
    }

    /// The integer of at most 128 bits that is next to zero.
    pub(super) fn quad_integer(&mut self, is_signed: bool, target: Class, lane: &[VReg]) -> Result<Vec<VReg>> {
        let bits = match target {
            Class::Int(bits) => bits,
            _ => {
                let name = if is_signed { "__fixtfti" } else { "__fixunstfti" };
                let regs = self.quad_call(name, &[lane], &[], &[self.word; 2])?;
                let mut out = Vec::new();
                self.wide_resize(false, Class::Wide(128), target, &regs, &mut out)?;
                return Ok(out);
            }
        };
        let (name, width) = match (is_signed, bits) {
            (true, ..=32) => ("__fixtfsi", 32),
            (true, _) => ("__fixtfdi", 64),
            (false, ..=32) => ("__fixunstfsi", 32),
            (false, _) => ("__fixunstfdi", 64),
        };
        let (signed, word) = (signed_container(width), super::leaf::container(width));
        let reg = self.quad_call(name, &[lane], &[], &[signed])?[0];
        let reg = self.b.cast(word, signed, reg);
        Ok(vec![self.resize(reg, width, bits)])
    }

    /// The float with 50 bits after the first one, of which the last is one if any after it was: it becomes a `double` without
    /// rounding, so that a shorter float is rounded once.
    fn rounded_to_odd(&mut self, words: &[VReg]) -> Vec<VReg> {
        const KEPT: u64 = !(u64::MAX >> 2);
        let word = self.word;
        let [kept, dropped, last, zero] = [KEPT, !KEPT, !KEPT + 1, 0].map(|value| self.b.constant(word, value));
        let rest = self.b.and(word, words[0], dropped);
        let is_rest = self.b.cmp(Cond::Ne, word, rest, zero);
        let sticky = self.choose(is_rest, last, zero);
        let low = self.b.and(word, words[0], kept);
        vec![self.b.or(word, low, sticky), words[1]]
    }
}
