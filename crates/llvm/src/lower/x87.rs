//! Floats of 80 bits: two words, and calls of functions that the module gets; also the one of `pclmulqdq`.
//!
//! In: the words of operands, the significand first. Out: words. Invariants: `library/x87.ll` is what stock Clang makes of
//! `library/x87.c`; a test compares them. A module gets the functions that it calls, which no other module sees.
//! Not here: how such floats are passed and returned, and functions of libraries (see `signature`, `x87_calls`).

use super::allocation;
use super::division;
use super::function::Lower;
use super::leaf::{Class, Refused, Result};
use super::tables::Tables;
use crate::body::{InstData, Operand};
use crate::error::{Error, ErrorKind, Place};
use crate::module::Module;
use crate::opcode::{FloatPredicate, Opcode};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

const LIBRARY: &str = include_str!("../../library/x87.ll");
/// The function of `pclmulqdq`.
const CLMUL_LIBRARY: &str = include_str!("../../library/clmul.ll");
const CLMUL: &str = "__kernelsmith_clmul";
/// Of the word with the exponent.
pub(super) const SIGN: u64 = 1 << 15;

const ADD: &str = "__kernelsmith_x87_add";
const SUB: &str = "__kernelsmith_x87_sub";
const MUL: &str = "__kernelsmith_x87_mul";
const DIV: &str = "__kernelsmith_x87_div";
const COMPARE: &str = "__kernelsmith_x87_compare";
const OF_DOUBLE: &str = "__kernelsmith_x87_of_double";
const TO_DOUBLE: &str = "__kernelsmith_x87_to_double";
const TO_FLOAT: &str = "__kernelsmith_x87_to_float";
const OF_UNSIGNED: &str = "__kernelsmith_x87_of_unsigned";
const OF_SIGNED: &str = "__kernelsmith_x87_of_signed";
const TO_UNSIGNED: &str = "__kernelsmith_x87_to_unsigned";
const TO_SIGNED: &str = "__kernelsmith_x87_to_signed";

/// Adds the functions that the module calls.
pub(super) fn add_functions(tables: &mut Tables, module: &mut ir::Module, errors: &mut Vec<Error>) {
    if tables.library.is_empty() {
        return;
    }
    if let Some(name) = tables.names.iter().find(|name| tables.library.contains(name.as_str())) {
        let message = format!("not supported: the name `{name}` of a function that the module gets");
        return errors.push(Error::new(ErrorKind::Unsupported, Place::Unknown, message));
    }
    let library_of = |name: &str| match name {
        CLMUL => CLMUL_LIBRARY,
        allocation::ALLOCATE | allocation::RELEASE => allocation::LIBRARY,
        division::DIVIDE => division::LIBRARY,
        _ => LIBRARY,
    };
    let used = [CLMUL_LIBRARY, allocation::LIBRARY, division::LIBRARY, LIBRARY]
        .into_iter()
        .filter(|text| tables.library.iter().any(|name| library_of(name) == *text));
    for text in used {
        let lowered = match Module::parse("the functions that modules get", text.as_bytes()) {
            Ok(mut library) => library.lower(),
            Err(failure) => Err(failure.errors().to_vec()),
        };
        match lowered {
            Ok(library) => {
                let is_wanted = |found: &ir::ModuleFunction| tables.library.contains(found.func.name.as_str());
                let wanted = library.functions.into_iter().filter(is_wanted);
                module
                    .functions
                    .extend(wanted.map(|found| ir::ModuleFunction { linkage: ir::Linkage::Local, ..found }));
            }
            Err(more) => errors.extend(more),
        }
    }
}

impl Lower<'_> {
    /// Calls a function whose result is a float.
    fn x87_helper(&mut self, name: &'static str, args: &[VReg]) -> Result<Vec<VReg>> {
        self.t.library.insert(name);
        self.helper_pair(name, &vec![self.word; args.len()], args)
    }

    /// Calls a function whose arguments are the words of floats, with another result.
    fn x87_number(&mut self, name: &'static str, result: ir::Type, args: &[VReg]) -> Result<VReg> {
        self.t.library.insert(name);
        self.helper(name, &vec![self.word; args.len()], Some(result), args)
    }

    /// Products of two lanes of each 128 bits, as polynomials over bits.
    pub(super) fn pclmulqdq(&mut self, n_lanes: usize, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let &[a, b, halves] = arguments else { return Err("such arguments of `pclmulqdq`".into()) };
        // Bits 0 and 4 choose the lanes.
        let halves = self.integer_constant(halves).ok_or("lanes for `pclmulqdq` that are not constant")?;
        let mut lanes = |of: Operand| {
            let ty = self.type_of(of);
            let leaves = self.lane_leaves(ty)?;
            if leaves.len() != n_lanes || leaves.iter().any(|leaf| leaf.ty != ir::Type::U64) {
                return Err(Refused::from("`pclmulqdq` of such vectors"));
            }
            self.regs(of)
        };
        let (a, b) = (lanes(a)?, lanes(b)?);
        self.t.library.insert(CLMUL);
        let mut products = Vec::with_capacity(a.len());
        for (a, b) in a.chunks_exact(2).zip(b.chunks_exact(2)) {
            let factors = [a[(halves & 1) as usize], b[(halves >> 4 & 1) as usize]];
            products.extend(self.helper_pair(CLMUL, &[ir::Type::U64; 2], &factors)?);
        }
        self.define_result(data, &products)
    }

    pub(super) fn x87_binary(&mut self, op: Opcode, a: &[VReg], b: &[VReg]) -> Result<Vec<VReg>> {
        let name = match op {
            Opcode::FAdd => ADD,
            Opcode::FSub => SUB,
            Opcode::FMul => MUL,
            Opcode::FDiv => DIV,
            Opcode::FRem => return self.x87_remainder(a, b),
            _ => return Err("operands of this type".into()),
        };
        self.x87_helper(name, &[a, b].concat())
    }

    pub(super) fn x87_comparison(
        &mut self,
        predicate: FloatPredicate,
        is_negated: bool,
        a: &[VReg],
        b: &[VReg],
    ) -> Result<VReg> {
        // The function returns -1, 0, 1, or 2 if an operand is no number. Its bits are a number with sign or without one.
        let (ty, cond, number) = match predicate {
            FloatPredicate::False | FloatPredicate::True => {
                return Ok(self.b.truth(ir::Type::BOOL, is_negated != (predicate == FloatPredicate::True)));
            }
            FloatPredicate::OEq => (ir::Type::U32, Cond::Eq, 0),
            FloatPredicate::UNe => (ir::Type::U32, Cond::Ne, 0),
            FloatPredicate::OGt => (ir::Type::U32, Cond::Eq, 1),
            FloatPredicate::ULe => (ir::Type::U32, Cond::Ne, 1),
            FloatPredicate::OGe => (ir::Type::U32, Cond::Le, 1),
            FloatPredicate::ULt => (ir::Type::U32, Cond::Gt, 1),
            FloatPredicate::OLt => (ir::Type::I32, Cond::Lt, 0),
            FloatPredicate::UGe => (ir::Type::I32, Cond::Ge, 0),
            FloatPredicate::OLe => (ir::Type::I32, Cond::Le, 0),
            FloatPredicate::UGt => (ir::Type::I32, Cond::Gt, 0),
            FloatPredicate::Uno => (ir::Type::U32, Cond::Eq, 2),
            FloatPredicate::Ord => (ir::Type::U32, Cond::Ne, 2),
            // The two numbers that are odd.
            FloatPredicate::ONe | FloatPredicate::UEq => {
                let number = self.x87_number(COMPARE, ir::Type::U32, &[a, b].concat())?;
                let (one, zero) = (self.b.constant(ir::Type::U32, 1), self.b.constant(ir::Type::U32, 0));
                let odd = self.b.and(ir::Type::U32, number, one);
                let is_odd = (predicate == FloatPredicate::ONe) != is_negated;
                return Ok(self.b.cmp(if is_odd { Cond::Ne } else { Cond::Eq }, ir::Type::U32, odd, zero));
            }
        };
        let result = self.x87_number(COMPARE, ir::Type::U32, &[a, b].concat())?;
        let result = if ty == ir::Type::U32 { result } else { self.b.cast(ty, ir::Type::U32, result) };
        let number = self.b.constant(ty, number);
        let cond = if is_negated { cond.negated(false) } else { cond };
        Ok(self.b.cmp(cond, ty, result, number))
    }

    pub(super) fn x87_conversion(
        &mut self,
        op: Opcode,
        source: Class,
        target: Class,
        lane: &[VReg],
        out: &mut Vec<VReg>,
    ) -> Result<()> {
        let word = self.word;
        match (op, source, target) {
            (Opcode::FPExt, Class::Float(ty), Class::X87) => {
                // Shorter floats are floats of 64 bits without a change of value.
                let reg = if ty == ir::Type::F64 { lane[0] } else { self.b.cast(ir::Type::F64, ty, lane[0]) };
                let bits = self.b.bitcast(word, ir::Type::F64, reg);
                out.extend(self.x87_helper(OF_DOUBLE, &[bits])?);
            }
            (Opcode::FPTrunc, Class::X87, Class::Float(ir::Type::F64)) => {
                let bits = self.x87_number(TO_DOUBLE, word, lane)?;
                out.push(self.b.bitcast(ir::Type::F64, word, bits));
            }
            (Opcode::FPTrunc, Class::X87, Class::Float(ir::Type::F32)) => {
                let bits = self.x87_number(TO_FLOAT, ir::Type::U32, lane)?;
                out.push(self.b.bitcast(ir::Type::F32, ir::Type::U32, bits));
            }
            (Opcode::FPTrunc, Class::X87, Class::Float(ty)) => {
                // The lost bits are one bit of a number that a float of 64 bits holds, so that only the last step rounds.
                let [lost, kept] = [(1u64 << 24) - 1, u64::MAX << 24].map(|bits| self.b.constant(word, bits));
                let [low, high] = [lost, kept].map(|mask| self.b.and(word, lane[0], mask));
                let sum = self.b.add(word, low, lost);
                let sticky = self.b.and(word, sum, kept);
                let significand = self.b.or(word, high, sticky);
                let bits = self.x87_number(TO_DOUBLE, word, &[significand, lane[1]])?;
                let reg = self.b.bitcast(ir::Type::F64, word, bits);
                out.push(self.b.cast(ty, ir::Type::F64, reg));
            }
            (Opcode::UIToFP, Class::Int(bits), Class::X87) => {
                let reg = self.resize(lane[0], bits, self.word_bits);
                out.extend(self.x87_helper(OF_UNSIGNED, &[reg])?);
            }
            (Opcode::SIToFP, Class::Int(bits), Class::X87) => {
                let reg = self.extend(lane[0], bits, self.word_bits);
                out.extend(self.x87_helper(OF_SIGNED, &[reg])?);
            }
            (Opcode::FPToUI | Opcode::FPToSI, Class::X87, Class::Int(bits)) => {
                let reg = self.x87_word(op == Opcode::FPToSI, lane)?;
                out.push(self.resize(reg, self.word_bits, bits));
            }
            (Opcode::FPToUI | Opcode::FPToSI, Class::X87, Class::Wide(bits)) if bits <= 128 => {
                let words = self.x87_wide_conversion(op, lane)?;
                self.wide_resize(false, Class::Wide(128), target, &words, out)?;
            }
            (Opcode::UIToFP | Opcode::SIToFP, Class::Wide(bits), Class::X87) if bits <= 128 => {
                let mut words = Vec::new();
                self.wide_resize(op == Opcode::SIToFP, source, Class::Wide(128), lane, &mut words)?;
                out.extend(self.x87_wide_conversion(op, &words)?);
            }
            _ => return Err(Refused::from("such conversions of the type `x86_fp80`")),
        }
        Ok(())
    }

    /// The integer of 64 bits that is next; one beyond their range is the last one of the range.
    pub(super) fn x87_word(&mut self, is_signed: bool, lane: &[VReg]) -> Result<VReg> {
        self.x87_number(if is_signed { TO_SIGNED } else { TO_UNSIGNED }, self.word, lane)
    }
}
