//! Floats of 80 bits as results, and functions on them: of C's library, of the compiler's, and square roots.
//!
//! In: the words of operands. Out: words. A result is on the stack of registers for such floats, which the allocator does not know
//! and no other code uses: right after a call the caller takes it from there, right before its return a function puts it
//! there, both by instructions that symbols name. Not here: arithmetic (see `x87`), arguments (see `signature`).

use super::abi::Param;
use super::function::Lower;
use super::leaf::{Class, Refused, Result, signed_container};
use super::machine::{POP_DOUBLE, POP_FLOAT, POP_SINGLE, PUSH_DOUBLE, PUSH_FLOAT, PUSH_SINGLE, ROOT_OF_FLOAT};
use super::quad_calls::FloatClasses;
use super::signature::X87_COPY;
use super::x87::SIGN;
use crate::body::{InstData, Operand};
use crate::opcode::Opcode;
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

/// Bytes from one such float to the next.
const STRIDE: u64 = 16;
/// The bits of the exponent, and the first bit of the significand.
const EXPONENT: u64 = 0x7fff;
const FIRST: u64 = 1 << 63;
/// The first bit of what quiet NaNs hold.
const QUIET: u64 = 1 << 62;

impl Lower<'_> {
    /// The results of a call, of a type that is one or two such floats.
    pub(super) fn take_x87(&mut self, n: usize, ty: Type) -> Result<Vec<VReg>> {
        let (address, place) = self.slot_of(ty)?;
        for at in 0..n as u64 {
            let address = if at == 0 { address } else { self.b.addr(place.offset(at * STRIDE).at) };
            self.x87_instruction(POP_FLOAT, address)?;
        }
        let mut regs = Vec::new();
        self.load_value(place, ty, &mut regs)?;
        Ok(regs)
    }

    /// Puts the results of the function where its caller takes them; it must return then.
    pub(super) fn put_x87(&mut self, n: usize, ty: Type, regs: &[VReg]) -> Result<()> {
        let (address, place) = self.slot_of(ty)?;
        self.store_value(place, ty, &mut regs.iter().copied())?;
        // The first result is the one that is loaded last.
        for at in (0..n as u64).rev() {
            let address = if at == 0 { address } else { self.b.addr(place.offset(at * STRIDE).at) };
            self.x87_instruction(PUSH_FLOAT, address)?;
        }
        Ok(())
    }

    /// The results of a call, with those that are on the stack of registers.
    pub(super) fn take_floats(&mut self, result: &Param, mut regs: Vec<VReg>) -> Result<Vec<VReg>> {
        for &at in &result.on_stack {
            let ty = result.types[at];
            let address = self.argument_slot(ty.elem().bytes(), ty.elem().bytes())?;
            self.x87_instruction(if ty == ir::Type::F64 { POP_DOUBLE } else { POP_SINGLE }, address)?;
            let reg = self.b.load(ty, ir::MemRef::at(address));
            regs.insert(at.min(regs.len()), reg);
        }
        Ok(regs)
    }

    /// Puts the results that are on the stack of registers there; returns the others.
    pub(super) fn put_floats(&mut self, result: &Param, mut regs: Vec<VReg>) -> Result<Vec<VReg>> {
        for &at in result.on_stack.iter().rev() {
            let ty = result.types[at];
            let address = self.argument_slot(ty.elem().bytes(), ty.elem().bytes())?;
            self.b.store(ty, ir::MemRef::at(address), regs[at]);
            self.x87_instruction(if ty == ir::Type::F64 { PUSH_DOUBLE } else { PUSH_SINGLE }, address)?;
            regs.remove(at);
        }
        Ok(regs)
    }

    fn x87_instruction(&mut self, symbol: &'static str, address: VReg) -> Result<()> {
        self.helper(symbol, &[ir::Type::PTR], None, &[address])?;
        Ok(())
    }

    /// Calls a function of a library: the floats first, then other arguments.
    fn x87_library(&mut self, name: &str, floats: &[&[VReg]], more: &[(ir::Type, VReg)]) -> Result<Vec<VReg>> {
        self.x87_call(name, floats, more, &[])?;
        self.take_x87(1, Type::X87)
    }

    pub(super) fn x87_call(
        &mut self,
        name: &str,
        floats: &[&[VReg]],
        more: &[(ir::Type, VReg)],
        results: &[ir::Type],
    ) -> Result<Vec<VReg>> {
        let mut args = Vec::new();
        let mut symbol = ir::Symbol::function(name, &[], None);
        for words in floats {
            let (address, place) = self.slot_of(Type::X87)?;
            self.store_value(place, Type::X87, &mut words.iter().copied())?;
            symbol.passing.push((args.len() as u32, X87_COPY));
            symbol.params.push(ir::Type::PTR);
            args.push(address);
        }
        for &(ty, reg) in more {
            symbol.params.push(ty);
            args.push(reg);
        }
        symbol.results = results.to_vec();
        self.call_symbol(symbol, &args)
    }

    /// Other intrinsics on floats of 80 bits.
    pub(super) fn x87_lane(
        &mut self,
        name: &str,
        result: Class,
        arguments: &[Operand],
        args: &[&[VReg]],
    ) -> Result<Option<Vec<VReg>>> {
        let word = self.word;
        Ok(Some(match (name, args) {
            ("fmuladd", &[a, b, c]) => {
                let product = self.x87_binary(Opcode::FMul, a, b)?;
                self.x87_binary(Opcode::FAdd, &product, c)?
            }
            ("sqrt", &[a]) => {
                let (address, place) = self.slot_of(Type::X87)?;
                self.store_value(place, Type::X87, &mut a.iter().copied())?;
                self.x87_instruction(PUSH_FLOAT, address)?;
                self.helper(ROOT_OF_FLOAT, &[], None, &[])?;
                self.take_x87(1, Type::X87)?
            }
            (
                "floor" | "ceil" | "trunc" | "rint" | "nearbyint" | "roundeven" | "round" | "sin" | "cos" | "tan"
                | "asin" | "acos" | "atan" | "sinh" | "cosh" | "tanh" | "exp" | "exp2" | "exp10" | "log" | "log2"
                | "log10",
                &[a],
            ) => self.x87_library(&format!("{name}l"), &[a], &[])?,
            ("pow" | "atan2", &[a, b]) => self.x87_library(&format!("{name}l"), &[a, b], &[])?,
            ("fma", &[a, b, c]) => self.x87_library("fmal", &[a, b, c], &[])?,
            ("minnum" | "minimumnum", &[a, b]) => self.x87_library("fminl", &[a, b], &[])?,
            ("maxnum" | "maximumnum", &[a, b]) => self.x87_library("fmaxl", &[a, b], &[])?,
            ("powi" | "ldexp", &[a, b]) => {
                let (_, class, _) = self.lanes_of(self.type_of(arguments[1]))?;
                let Class::Int(bits) = class else { return Ok(None) };
                let exponent = self.extend(b[0], bits, 32);
                let exponent = self.b.cast(ir::Type::I32, ir::Type::U32, exponent);
                let name = if name == "powi" { "__powixf2" } else { "ldexpl" };
                self.x87_library(name, &[a], &[(ir::Type::I32, exponent)])?
            }
            ("lround" | "llround" | "lrint" | "llrint", &[a]) => {
                let Class::Int(bits @ (32 | 64)) = result else { return Ok(None) };
                let signed = signed_container(self.word_bits);
                let regs = self.x87_call(&format!("{name}l"), &[a], &[], &[signed])?;
                let reg = self.b.cast(word, signed, regs[0]);
                vec![self.resize(reg, self.word_bits, bits)]
            }
            ("is.fpclass", &[a, ..]) => {
                let test = self.integer_constant(arguments[1]).ok_or("such classes")? as u32;
                vec![self.x87_class(a, test)]
            }
            _ => return Ok(None),
        }))
    }

    /// Whether a float is in one of the classes of a set of bits.
    fn x87_class(&mut self, words: &[VReg], test: u32) -> VReg {
        let (word, truth) = (self.word, ir::Type::BOOL);
        let [all, sign, first, quiet, zero] =
            [EXPONENT, SIGN, FIRST, QUIET, 0].map(|value| self.b.constant(word, value));
        let (low, high) = (words[0], words[1]);
        let exponent = self.b.and(word, high, all);
        let sign = self.b.and(word, high, sign);
        let is_negative = self.b.cmp(Cond::Ne, word, sign, zero);
        let has_none = self.b.cmp(Cond::Eq, word, exponent, zero);
        let has_all = self.b.cmp(Cond::Eq, word, exponent, all);
        let is_empty = self.b.cmp(Cond::Eq, word, low, zero);
        let is_filled = self.b.not(truth, is_empty);
        let only_first = self.b.cmp(Cond::Eq, word, low, first);
        // Numbers with an exponent and without a first bit are none.
        let has_first = self.b.cmp(Cond::Ge, word, low, first);
        let has_exponent = self.b.not(truth, has_none);
        let has_number = self.b.and(truth, has_exponent, has_first);
        let is_finite = self.b.not(truth, has_all);
        let is_normal = self.b.and(truth, has_number, is_finite);
        let is_infinite = self.b.and(truth, has_all, only_first);
        let is_zero = self.b.and(truth, has_none, is_empty);
        let is_subnormal = self.b.and(truth, has_none, is_filled);
        let mut is_number = self.b.or(truth, is_normal, is_infinite);
        is_number = self.b.or(truth, is_number, has_none);
        let is_nan = self.b.not(truth, is_number);
        let quiet = self.b.and(word, low, quiet);
        let is_quiet = self.b.cmp(Cond::Ne, word, quiet, zero);
        let classes = FloatClasses { is_negative, is_infinite, is_normal, is_subnormal, is_zero, is_nan, is_quiet };
        self.in_classes(&classes, test)
    }

    /// Conversions from and to integers of 128 bits.
    pub(super) fn x87_wide_conversion(&mut self, op: Opcode, operand: &[VReg]) -> Result<Vec<VReg>> {
        let pair = [self.word; 2];
        match op {
            Opcode::FPToSI => self.x87_call("__fixxfti", &[operand], &[], &pair),
            Opcode::FPToUI => self.x87_call("__fixunsxfti", &[operand], &[], &pair),
            _ => {
                let name = if op == Opcode::SIToFP { "__floattixf" } else { "__floatuntixf" };
                let words: Vec<_> = operand.iter().map(|&reg| (self.word, reg)).collect();
                self.x87_library(name, &[], &words)
            }
        }
    }

    /// `fptosi.sat` and `fptoui.sat`. The functions of the module saturate to 64 bits.
    pub(super) fn x87_saturating(&mut self, is_signed: bool, data: &InstData, operand: Operand) -> Result<()> {
        let Class::Int(bits) = self.class(data.ty)? else {
            return Err("such conversions of the type `x86_fp80`".into());
        };
        let lane = self.regs(operand)?;
        let reg = self.x87_word(is_signed, &lane)?;
        let (low, high) = match (is_signed, bits) {
            (_, 64) => return self.define_result(data, &[reg]),
            (true, _) => (-1i64 << (bits - 1), (1i64 << (bits - 1)) - 1),
            (false, _) => (0, (1i64 << bits) - 1),
        };
        let ty = if is_signed { signed_container(64) } else { self.word };
        let mut reg = if is_signed { self.b.cast(ty, self.word, reg) } else { reg };
        let (low, high) = (self.b.constant(ty, low as u64), self.b.constant(ty, high as u64));
        reg = self.b.max(ty, reg, low);
        reg = self.b.min(ty, reg, high);
        let reg = if is_signed { self.b.cast(self.word, ty, reg) } else { reg };
        let reg = self.resize(reg, self.word_bits, bits);
        self.define_result(data, &[reg])
    }

    /// The remainder of a division.
    pub(super) fn x87_remainder(&mut self, a: &[VReg], b: &[VReg]) -> Result<Vec<VReg>> {
        self.x87_library("fmodl", &[a, b], &[])
    }

    /// `frexp` and `modf`, whose functions store a second result.
    pub(super) fn x87_two_results(&mut self, name: &str, data: &InstData, operand: Operand) -> Result<()> {
        let second = self.leaves(data.ty)?.last().copied().ok_or("such results")?;
        let value = self.regs(operand)?;
        let (ty, bytes) = match (name, second.bits) {
            ("modf", _) => (Type::X87, STRIDE as u32),
            (_, 32) => (Type::I32, 4),
            _ => return Err(Refused::from(format!("the intrinsic `llvm.{name}` with this exponent"))),
        };
        let stored = self.argument_slot(bytes, bytes)?;
        let mut regs = self.x87_library(&format!("{name}l"), &[&value], &[(ir::Type::PTR, stored)])?;
        let place = self.place_of(stored, ty)?;
        let mut more = Vec::new();
        self.load_value(place, ty, &mut more)?;
        // `frexp` has the fraction first, `modf` too.
        regs.extend(more);
        self.define_result(data, &regs)
    }
}
