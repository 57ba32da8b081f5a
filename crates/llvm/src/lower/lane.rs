//! Intrinsics that compute one lane from the same lane of their arguments.
//!
//! In: a name without `llvm.` and types, and the registers of a lane. Out: the registers of the result's lane, or none if the name
//! is unknown.

use super::function::Lower;
use super::leaf::{Class, Result, container, signed_container};
use crate::body::Operand;
use crate::opcode::{IntPredicate, Opcode};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

/// The intrinsics that are functions of C's library.
const LIBRARY_NAMES: [&str; 24] = [
    "round", "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "exp", "exp2", "exp10", "log",
    "log2", "log10", "pow", "atan2", "powi", "ldexp", "lround", "llround", "lrint", "llrint",
];

impl Lower<'_> {
    pub(super) fn int_lane(
        &mut self,
        name: &str,
        bits: u32,
        result: Class,
        args: &[&[VReg]],
    ) -> Result<Option<Vec<VReg>>> {
        let (ty, signed) = (container(bits), signed_container(bits));
        let width = ty.elem().bits();
        let is_whole = bits > 1 && width == bits;
        let a = args[0][0];
        let second = args.get(1).map(|arg| arg[0]);
        Ok(Some(vec![match (name, second) {
            ("abs", _) if bits > 1 => {
                let a = self.signed(a, bits);
                let reg = self.b.abs(signed, a);
                self.unsigned(reg, bits)
            }
            ("smax" | "smin", Some(b)) => {
                let predicate = if name == "smax" { IntPredicate::SGt } else { IntPredicate::SLt };
                if is_whole {
                    let (a, b) = (self.signed(a, bits), self.signed(b, bits));
                    let op = if name == "smax" { ir::Opcode::Max } else { ir::Opcode::Min };
                    let reg = self.b.binary(op, signed, a, b);
                    self.unsigned(reg, bits)
                } else {
                    let is_first = self.int_comparison(predicate, Class::Int(bits), &[a], &[b])?;
                    self.choose(is_first, a, b)
                }
            }
            ("umax", Some(b)) if bits == 1 => self.b.or(ty, a, b),
            ("umin", Some(b)) if bits == 1 => self.b.and(ty, a, b),
            ("umax", Some(b)) => self.b.max(ty, a, b),
            ("umin", Some(b)) => self.b.min(ty, a, b),
            ("fshl" | "fshr", Some(b)) if is_whole => self.funnel_shift(name, ty, [a, b], args[2][0]),
            ("fshl" | "fshr", Some(b)) if bits > 1 => {
                let width = self.b.constant(ty, u64::from(bits));
                let amount = self.b.rem(ty, args[2][0], width);
                let amount = if name == "fshl" { self.b.sub(ty, width, amount) } else { amount };
                let word_bits = self.word_bits;
                let amount = self.resize(amount, bits, word_bits);
                let pieces = [(self.resize(b, bits, word_bits), bits), (self.resize(a, bits, word_bits), bits)];
                let words = self.pack(&pieces);
                let words = self.wide_binary(Opcode::LShr, word_bits * words.len() as u32, &words, &[amount])?;
                let word = self.unpack(&words, 0, bits);
                self.resize(word, word_bits, bits)
            }
            ("ctpop", _) if bits > 1 => self.b.popcount(ty, a),
            ("ctlz", _) if bits > 1 => {
                let reg = self.b.clz(ty, a);
                let above = self.b.constant(ty, u64::from(width - bits));
                if is_whole { reg } else { self.b.sub(ty, reg, above) }
            }
            ("cttz", _) if bits > 1 => {
                let a = if is_whole {
                    a
                } else {
                    let end = self.b.constant(ty, 1 << bits);
                    self.b.or(ty, a, end)
                };
                self.b.ctz(ty, a)
            }
            // The opposite of the least number is itself.
            ("ctpop" | "abs", _) => a,
            ("ctlz" | "cttz", _) => self.b.not(ty, a),
            ("bswap" | "bitreverse", _) if bits > 1 => {
                let op = if name == "bswap" { ir::Opcode::ByteSwap } else { ir::Opcode::BitReverse };
                let reg = self.b.unary(op, ty, a);
                let above = self.b.constant(ty, u64::from(width - bits));
                if is_whole { reg } else { self.b.shr(ty, reg, above) }
            }
            ("bitreverse", _) => a,
            ("uadd.sat", Some(b)) if is_whole => self.b.add_sat(ty, a, b),
            ("usub.sat", Some(b)) if bits > 1 => self.b.sub_sat(ty, a, b),
            ("sadd.sat" | "ssub.sat", Some(b)) if is_whole => {
                let (a, b) = (self.signed(a, bits), self.signed(b, bits));
                let op = if name == "sadd.sat" { ir::Opcode::AddSat } else { ir::Opcode::SubSat };
                let reg = self.b.binary(op, signed, a, b);
                self.unsigned(reg, bits)
            }
            ("ucmp" | "scmp", Some(b)) => {
                let Class::Int(to) = result else { return Ok(None) };
                let (above, below) = match name {
                    "ucmp" => (IntPredicate::UGt, IntPredicate::ULt),
                    _ => (IntPredicate::SGt, IntPredicate::SLt),
                };
                let above = self.int_comparison(above, Class::Int(bits), &[a], &[b])?;
                let below = self.int_comparison(below, Class::Int(bits), &[a], &[b])?;
                let target = container(to);
                let (above, below) = (self.resize(above, 1, to), self.resize(below, 1, to));
                let reg = self.b.sub(target, above, below);
                self.mask(reg, to)
            }
            (_, Some(b)) => return Ok(self.saturating(name, bits, a, b).map(|reg| vec![reg])),
            _ => return Ok(None),
        }]))
    }

    /// `fshl` and `fshr` of integers that fill their lanes.
    pub(super) fn funnel_shift(&mut self, name: &str, ty: ir::Type, [a, b]: [VReg; 2], amount: VReg) -> VReg {
        if a == b {
            let op = if name == "fshl" { ir::Opcode::Rotl } else { ir::Opcode::Rotr };
            return self.b.binary(op, ty, a, amount);
        }
        // The other part is shifted by one and by the rest, so that an amount of zero adds nothing.
        let one = self.b.constant(ty, 1);
        let all = self.b.constant(ty, u64::from(ty.elem().bits() - 1));
        let rest = self.b.xor(ty, amount, all);
        let (own, part) = if name == "fshl" {
            let own = self.b.shl(ty, a, amount);
            let part = self.b.shr(ty, b, one);
            (own, self.b.shr(ty, part, rest))
        } else {
            let own = self.b.shr(ty, b, amount);
            let part = self.b.shl(ty, a, one);
            (own, self.b.shl(ty, part, rest))
        };
        self.b.or(ty, own, part)
    }

    pub(super) fn wide_lane(
        &mut self,
        name: &str,
        bits: u32,
        result: Class,
        args: &[&[VReg]],
    ) -> Result<Option<Vec<VReg>>> {
        let (word, word_bits) = (self.word, self.word_bits);
        let n = args[0].len();
        Ok(Some(match name {
            "bswap" | "bitreverse" => {
                let op = if name == "bswap" { ir::Opcode::ByteSwap } else { ir::Opcode::BitReverse };
                let whole: Vec<VReg> = args[0].iter().rev().map(|&reg| self.b.unary(op, word, reg)).collect();
                // What was above the number is below it.
                let full = n as u32 * word_bits;
                let below = self.b.constant(word, u64::from(full - bits));
                if bits == full { whole } else { self.wide_binary(Opcode::LShr, full, &whole, &[below])? }
            }
            "ctpop" | "ctlz" | "cttz" => {
                let mut sum = self.b.constant(word, 0);
                if name == "ctpop" {
                    for &reg in args[0] {
                        let ones = self.b.popcount(word, reg);
                        sum = self.b.add(word, sum, ones);
                    }
                } else {
                    // From the far end: if a word is zero, its bits are added to the count of the next one.
                    let limbs: Vec<VReg> = match name {
                        "ctlz" => args[0].to_vec(),
                        _ => args[0].iter().rev().copied().collect(),
                    };
                    for reg in limbs {
                        let zero = self.b.constant(word, 0);
                        let is_zero = self.b.cmp(Cond::Eq, word, reg, zero);
                        let own = if name == "ctlz" { self.b.clz(word, reg) } else { self.b.ctz(word, reg) };
                        let all = self.b.constant(word, u64::from(word_bits));
                        let more = self.b.add(word, sum, all);
                        sum = self.choose(is_zero, more, own);
                    }
                    if !bits.is_multiple_of(word_bits) {
                        let above = self.b.constant(word, u64::from(n as u32 * word_bits - bits));
                        if name == "ctlz" {
                            sum = self.b.sub(word, sum, above);
                        } else {
                            let most = self.b.constant(word, u64::from(bits));
                            sum = self.b.min(word, sum, most);
                        }
                    }
                }
                let zero = self.b.constant(word, 0);
                let mut regs = vec![zero; n];
                regs[0] = sum;
                regs
            }
            "umax" | "umin" | "smax" | "smin" => {
                let cond = if name.ends_with("max") { Cond::Gt } else { Cond::Lt };
                let is_first = self.wide_comparison(cond, name.starts_with('s'), bits, args[0], args[1]);
                args[0].iter().zip(args[1]).map(|(&a, &b)| self.choose(is_first, a, b)).collect()
            }
            "abs" => {
                let zeros = vec![self.b.constant(word, 0); n];
                let negative = self.wide_binary(Opcode::Sub, bits, &zeros, args[0])?;
                let is_negative = self.wide_comparison(Cond::Lt, true, bits, args[0], &zeros);
                negative.iter().zip(args[0]).map(|(&a, &b)| self.choose(is_negative, a, b)).collect()
            }
            "fshl" | "fshr" if bits == 2 * word_bits => {
                let amount = args[2];
                let mask = self.b.constant(word, u64::from(bits - 1));
                let low = self.b.and(word, amount[0], mask);
                let rest = self.b.xor(word, low, mask);
                let zero = self.b.constant(word, 0);
                let one = [self.b.constant(word, 1), zero];
                let (low, rest) = ([low, zero], [rest, zero]);
                let (own, part) = if name == "fshl" {
                    let own = self.wide_binary(Opcode::Shl, bits, args[0], &low)?;
                    let part = self.wide_binary(Opcode::LShr, bits, args[1], &one)?;
                    (own, self.wide_binary(Opcode::LShr, bits, &part, &rest)?)
                } else {
                    let own = self.wide_binary(Opcode::LShr, bits, args[1], &low)?;
                    let part = self.wide_binary(Opcode::Shl, bits, args[0], &one)?;
                    (own, self.wide_binary(Opcode::Shl, bits, &part, &rest)?)
                };
                self.wide_binary(Opcode::Or, bits, &own, &part)?
            }
            "ucmp" | "scmp" => return Ok(self.wide_order(name, bits, result, args[0], args[1]).map(|reg| vec![reg])),
            _ if args.len() == 2 => return self.wide_saturating(name, bits, args[0], args[1]),
            _ => return Ok(None),
        }))
    }

    pub(super) fn float_lane(
        &mut self,
        name: &str,
        ty: ir::Type,
        result: Class,
        arguments: &[Operand],
        args: &[&[VReg]],
    ) -> Result<Option<VReg>> {
        let a = args[0][0];
        let second = args.get(1).map(|arg| arg[0]);
        if ty == ir::Type::scalar(ir::Elem::F16) && LIBRARY_NAMES.contains(&name) {
            // The library has no functions for it; those of the next type are exact enough, as in clang's code.
            let wide = ir::Type::F32;
            let a = [self.b.cast(wide, ty, a)];
            let b = second.map(|b| [if name == "powi" || name == "ldexp" { b } else { self.b.cast(wide, ty, b) }]);
            let mut wide_args: Vec<&[VReg]> = vec![&a];
            wide_args.extend(b.as_ref().map(|b| &b[..]));
            let found = self.float_lane(name, wide, result, arguments, &wide_args)?;
            // Integers of `lrint` and `lround` stay.
            let is_float = matches!(result, Class::Float(_));
            return Ok(found.map(|reg| if is_float { self.b.cast(ty, wide, reg) } else { reg }));
        }
        // The type may be a vector, whose lanes are then computed at once.
        let int = ty.with_elem(ty.elem().to_int(false));
        Ok(Some(match (name, second) {
            ("fabs", _) => self.b.abs(ty, a),
            ("floor", _) => self.b.floor(ty, a),
            ("ceil", _) => self.b.ceil(ty, a),
            ("trunc", _) => self.b.trunc(ty, a),
            ("sqrt", _) => self.b.sqrt(ty, a),
            // The rounding mode is never changed.
            ("rint" | "nearbyint" | "roundeven", _) => self.b.round(ty, a),
            ("canonicalize", _) => {
                let one = self.b.float(ty, 1.0);
                self.b.mul(ty, a, one)
            }
            ("copysign", Some(b)) => {
                let sign = 1u64 << (ty.elem().bits() - 1);
                let (a, b) = (self.b.bitcast(int, ty, a), self.b.bitcast(int, ty, b));
                let (keep, take) = (self.b.constant(int, sign - 1), self.b.constant(int, sign));
                let (a, b) = (self.b.and(int, a, keep), self.b.and(int, b, take));
                let bits = self.b.or(int, a, b);
                self.b.bitcast(ty, int, bits)
            }
            ("fma", Some(b)) => self.b.fma(ty, a, b, args[2][0]),
            ("fmuladd", Some(b)) if self.t.machine.fuses() => self.b.fma(ty, a, b, args[2][0]),
            ("fmuladd", Some(b)) => {
                let product = self.b.mul(ty, a, b);
                self.b.add(ty, product, args[2][0])
            }
            ("minnum" | "minimumnum", Some(b)) => self.b.minimum_number(ty, a, b),
            ("maxnum" | "maximumnum", Some(b)) => self.b.maximum_number(ty, a, b),
            ("minimum", Some(b)) => self.b.minimum(ty, a, b),
            ("maximum", Some(b)) => self.b.maximum(ty, a, b),
            ("is.fpclass", Some(_)) if !ty.is_vector() => {
                let test = self.integer_constant(arguments[1]).ok_or("such classes")? as u32;
                self.float_class(ty, a, test)
            }
            // The library has functions for one number.
            _ if ty.is_vector() => return Ok(None),
            (
                "round" | "sin" | "cos" | "tan" | "asin" | "acos" | "atan" | "sinh" | "cosh" | "tanh" | "exp" | "exp2"
                | "exp10" | "log" | "log2" | "log10",
                _,
            ) => {
                let name = library_name(name, ty)?;
                self.helper(&name, &[ty], Some(ty), &[a])?
            }
            ("pow" | "atan2", Some(b)) => {
                let name = library_name(name, ty)?;
                self.helper(&name, &[ty, ty], Some(ty), &[a, b])?
            }
            ("powi" | "ldexp", Some(b)) => {
                let name = match (name, ty) {
                    ("powi", ir::Type::F32) => "__powisf2".to_owned(),
                    ("powi", ir::Type::F64) => "__powidf2".to_owned(),
                    _ => library_name(name, ty)?,
                };
                let (_, class, _) = self.lanes_of(self.type_of(arguments[1]))?;
                let Class::Int(bits) = class else { return Ok(None) };
                let exponent = self.extend(b, bits, 32);
                let exponent = self.b.cast(ir::Type::I32, ir::Type::U32, exponent);
                self.helper(&name, &[ty, ir::Type::I32], Some(ty), &[a, exponent])?
            }
            ("lround" | "llround" | "lrint" | "llrint", _) => {
                // `long` and `long long` have a word here, or the second is refused.
                let Class::Int(bits @ (32 | 64)) = result else { return Ok(None) };
                let name = library_name(name, ty)?;
                let signed = signed_container(self.word_bits);
                let reg = self.helper(&name, &[ty], Some(signed), &[a])?;
                let reg = self.b.cast(self.word, signed, reg);
                self.resize(reg, self.word_bits, bits)
            }
            _ => return Ok(None),
        }))
    }

    /// Whether a float is in one of the classes of a set of bits.
    fn float_class(&mut self, ty: ir::Type, value: VReg, test: u32) -> VReg {
        let int = ir::Type::scalar(ty.elem().to_int(false));
        let width = ty.elem().bits();
        let mantissa = match ty.elem() {
            ir::Elem::F64 => 52,
            ir::Elem::F32 => 23,
            ir::Elem::F16 => 10,
            _ => 7,
        };
        let sign_bit = 1u64 << (width - 1);
        let infinity = (sign_bit - 1) >> mantissa << mantissa;
        let quiet = 1u64 << (mantissa - 1);
        let bits = self.b.bitcast(int, ty, value);
        let keep = self.b.constant(int, sign_bit - 1);
        let magnitude = self.b.and(int, bits, keep);
        let sign = self.b.constant(int, sign_bit);
        let zero = self.b.constant(int, 0);
        let sign = self.b.and(int, bits, sign);
        let is_negative = self.b.cmp(Cond::Ne, int, sign, zero);
        let is_positive = self.b.not(ir::Type::BOOL, is_negative);
        // Ranges of the magnitude, with the bit of the negative and of the positive class.
        let ranges = [
            (infinity + 1, infinity + quiet - 1, 1, 1),
            (infinity + quiet, sign_bit - 1, 2, 2),
            (infinity, infinity, 4, 512),
            (1 << mantissa, infinity - 1, 8, 256),
            (1, (1 << mantissa) - 1, 16, 128),
            (0, 0, 32, 64),
        ];
        let mut found = self.b.truth(ir::Type::BOOL, false);
        for (first, last, negative, positive) in ranges {
            let (wants_negative, wants_positive) = (test & negative != 0, test & positive != 0);
            if !wants_negative && !wants_positive {
                continue;
            }
            let (from, to) = (self.b.constant(int, first), self.b.constant(int, last - first));
            let distance = self.b.sub(int, magnitude, from);
            let mut is_in = self.b.cmp(Cond::Le, int, distance, to);
            if !(wants_negative && wants_positive) {
                let side = if wants_negative { is_negative } else { is_positive };
                is_in = self.b.and(ir::Type::BOOL, is_in, side);
            }
            found = self.b.or(ir::Type::BOOL, found, is_in);
        }
        found
    }
}

/// The name of a function of C's library for floats or doubles.
pub(super) fn library_name(name: &str, ty: ir::Type) -> Result<String> {
    match ty {
        ir::Type::F64 => Ok(name.to_owned()),
        ir::Type::F32 => Ok(format!("{name}f")),
        _ => Err("functions of the library on floats of 16 bits".into()),
    }
}
