//! Functions on floats of 128 bits: of C's library, and those that need only their bits.
//!
//! In: the words of operands, lowest first. Out: words. Invariant: the functions of C's library are those for the type: where
//! `long double` is another one, their names say so. Not here: arithmetic and conversions (see `quad`).

use super::function::Lower;
use super::leaf::{Class, Refused, Result, signed_container};
use super::quad::{EXPONENT, QUIET, SIGN, power_of_two};
use crate::body::{InstData, Operand};
use crate::opcode::Opcode;
use crate::types::Type;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

/// Bytes of such a float, which is as much aligned.
const BYTES: u32 = 16;

impl Lower<'_> {
    /// The name of a function of C's library.
    pub(super) fn quad_name(&self, name: &str) -> String {
        format!("{name}{}", self.t.machine.quad_suffix())
    }

    /// Other intrinsics on floats of 128 bits.
    pub(super) fn quad_lane(
        &mut self,
        name: &str,
        result: Class,
        arguments: &[Operand],
        args: &[&[VReg]],
    ) -> Result<Option<Vec<VReg>>> {
        Ok(Some(match (name, args) {
            ("fmuladd", &[a, b, c]) => {
                let product = self.quad_binary(Opcode::FMul, a, b)?;
                self.quad_binary(Opcode::FAdd, &product, c)?
            }
            ("canonicalize", &[a]) => {
                let one = [0, power_of_two(0)].map(|bits| self.b.constant(self.word, bits));
                self.quad_binary(Opcode::FMul, a, &one)?
            }
            (
                "sqrt" | "floor" | "ceil" | "trunc" | "rint" | "nearbyint" | "roundeven" | "round" | "sin" | "cos"
                | "tan" | "asin" | "acos" | "atan" | "sinh" | "cosh" | "tanh" | "exp" | "exp2" | "exp10" | "log"
                | "log2" | "log10",
                &[a],
            ) => self.quad_library(&self.quad_name(name), &[a], &[])?,
            ("pow" | "atan2", &[a, b]) => self.quad_library(&self.quad_name(name), &[a, b], &[])?,
            ("fma", &[a, b, c]) => self.quad_library(&self.quad_name("fma"), &[a, b, c], &[])?,
            ("minnum", &[a, b]) => self.quad_library(&self.quad_name("fmin"), &[a, b], &[])?,
            ("maxnum", &[a, b]) => self.quad_library(&self.quad_name("fmax"), &[a, b], &[])?,
            ("minimum" | "maximum" | "minimumnum" | "maximumnum", &[a, b]) => self.quad_extremum(name, a, b),
            ("powi" | "ldexp", &[a, b]) => {
                let (_, class, _) = self.lanes_of(self.type_of(arguments[1]))?;
                let Class::Int(bits) = class else { return Ok(None) };
                let exponent = self.extend(b[0], bits, 32);
                let exponent = self.b.cast(ir::Type::I32, ir::Type::U32, exponent);
                let name = if name == "powi" { "__powitf2".to_owned() } else { self.quad_name("ldexp") };
                self.quad_library(&name, &[a], &[(ir::Type::I32, exponent)])?
            }
            ("lround" | "llround" | "lrint" | "llrint", &[a]) => {
                let Class::Int(bits @ (32 | 64)) = result else { return Ok(None) };
                let signed = signed_container(self.word_bits);
                let reg = self.quad_call(&self.quad_name(name), &[a], &[], &[signed])?[0];
                let reg = self.b.cast(self.word, signed, reg);
                vec![self.resize(reg, self.word_bits, bits)]
            }
            ("is.fpclass", &[a, ..]) => {
                let test = self.integer_constant(arguments[1]).ok_or("such classes")? as u32;
                vec![self.quad_class(a, test)]
            }
            _ => return Ok(None),
        }))
    }

    /// `frexp` and `modf`, whose functions store a second result.
    pub(super) fn quad_two_results(&mut self, name: &str, data: &InstData, operand: Operand) -> Result<()> {
        let second = self.leaves(data.ty)?.last().copied().ok_or("such results")?;
        let value = self.regs(operand)?;
        let (ty, bytes) = match (name, second.bits) {
            ("modf", _) => (Type::FP128, BYTES),
            (_, 32) => (Type::I32, 4),
            _ => return Err(Refused::from(format!("the intrinsic `llvm.{name}` with this exponent"))),
        };
        let stored = self.argument_slot(bytes, bytes)?;
        let mut regs = self.quad_library(&self.quad_name(name), &[&value], &[(ir::Type::PTR, stored)])?;
        let place = self.place_of(stored, ty)?;
        let mut more = Vec::new();
        self.load_value(place, ty, &mut more)?;
        regs.extend(more);
        self.define_result(data, &regs)
    }

    /// Whether a float is in one of the classes of a set of bits.
    fn quad_class(&mut self, words: &[VReg], test: u32) -> VReg {
        let (word, truth) = (self.word, ir::Type::BOOL);
        let [sign, rest, all, quiet, zero] =
            [SIGN, SIGN - 1, EXPONENT, QUIET, 0].map(|value| self.b.constant(word, value));
        let (low, high) = (words[0], words[1]);
        let is_negative = self.b.cmp(Cond::Ge, word, high, sign);
        let magnitude = self.b.and(word, high, rest);
        let any = self.b.or(word, magnitude, low);
        let exponent = self.b.and(word, high, all);
        let has_exponent = self.b.cmp(Cond::Ne, word, exponent, zero);
        let has_none = self.b.not(truth, has_exponent);
        let is_zero = self.b.cmp(Cond::Eq, word, any, zero);
        let is_filled = self.b.not(truth, is_zero);
        let is_subnormal = self.b.and(truth, has_none, is_filled);
        let is_finite = self.b.cmp(Cond::Ne, word, exponent, all);
        let is_normal = self.b.and(truth, has_exponent, is_finite);
        let is_nan = self.is_quad_nan(words);
        let is_number = self.b.not(truth, is_nan);
        let has_all = self.b.not(truth, is_finite);
        let is_infinite = self.b.and(truth, has_all, is_number);
        let quiet = self.b.and(word, high, quiet);
        let is_quiet = self.b.cmp(Cond::Ne, word, quiet, zero);
        let classes = FloatClasses { is_negative, is_infinite, is_normal, is_subnormal, is_zero, is_nan, is_quiet };
        self.in_classes(&classes, test)
    }

    /// Whether a float is in one of the classes of a set of bits.
    pub(super) fn in_classes(&mut self, classes: &FloatClasses, test: u32) -> VReg {
        let truth = ir::Type::BOOL;
        let is_positive = self.b.not(truth, classes.is_negative);
        let is_loud = self.b.not(truth, classes.is_quiet);
        let mut found = self.b.truth(truth, false);
        // With the bits of the negative and of the positive class; a NaN is loud or quiet instead.
        for (class, first, second, [is_first, is_second]) in [
            (classes.is_infinite, 2, 9, [classes.is_negative, is_positive]),
            (classes.is_normal, 3, 8, [classes.is_negative, is_positive]),
            (classes.is_subnormal, 4, 7, [classes.is_negative, is_positive]),
            (classes.is_zero, 5, 6, [classes.is_negative, is_positive]),
            (classes.is_nan, 0, 1, [is_loud, classes.is_quiet]),
        ] {
            let is_one = match (test >> first & 1 != 0, test >> second & 1 != 0) {
                (true, true) => class,
                (true, false) => self.b.and(truth, class, is_first),
                (false, true) => self.b.and(truth, class, is_second),
                (false, false) => continue,
            };
            found = self.b.or(truth, found, is_one);
        }
        found
    }

    fn is_quad_nan(&mut self, words: &[VReg]) -> VReg {
        let word = self.word;
        let [rest, all, zero] = [SIGN - 1, EXPONENT, 0].map(|value| self.b.constant(word, value));
        let magnitude = self.b.and(word, words[1], rest);
        let is_filled = self.b.cmp(Cond::Ne, word, words[0], zero);
        // What the first word holds is more than none in the last bit of the second one.
        let filled = self.b.cast(word, ir::Type::BOOL, is_filled);
        let magnitude = self.b.or(word, magnitude, filled);
        self.b.cmp(Cond::Gt, word, magnitude, all)
    }

    /// A signed number of 128 bits whose order is that of the floats, with -0 before 0.
    fn quad_order(&mut self, words: &[VReg]) -> Vec<VReg> {
        let (word, signed) = (self.word, signed_container(self.word_bits));
        let top = self.b.cast(signed, word, words[1]);
        let amount = self.b.constant(signed, u64::from(self.word_bits - 1));
        let sign = self.b.shr(signed, top, amount);
        let sign = self.b.cast(word, signed, sign);
        let rest = self.b.constant(word, SIGN - 1);
        let flipped = self.b.and(word, sign, rest);
        vec![self.b.xor(word, words[0], sign), self.b.xor(word, words[1], flipped)]
    }

    /// The smaller or larger number, with -0 below 0. A NaN is the result, or with `num` only if both are.
    fn quad_extremum(&mut self, name: &str, a: &[VReg], b: &[VReg]) -> Vec<VReg> {
        let (word, truth) = (self.word, ir::Type::BOOL);
        let (first, second) = (self.quad_order(a), self.quad_order(b));
        let cond = if name.starts_with("min") { Cond::Lt } else { Cond::Gt };
        let mut takes_first = self.wide_comparison(cond, true, 128, &first, &second);
        let (a_nan, b_nan) = (self.is_quad_nan(a), self.is_quad_nan(b));
        // The first operand is the result if it alone is a NaN, or alone is none.
        let (always, never) = if name.ends_with("num") { (b_nan, a_nan) } else { (a_nan, b_nan) };
        let may = self.b.not(truth, never);
        takes_first = self.b.and(truth, takes_first, may);
        takes_first = self.b.or(truth, takes_first, always);
        let mut regs: Vec<VReg> = a.iter().zip(b).map(|(&a, &b)| self.choose(takes_first, a, b)).collect();
        let is_nan = self.is_quad_nan(&regs);
        let [quiet, zero] = [QUIET, 0].map(|value| self.b.constant(word, value));
        let more = self.choose(is_nan, quiet, zero);
        regs[1] = self.b.or(word, regs[1], more);
        regs
    }

    /// `fptosi.sat` and `fptoui.sat`.
    pub(super) fn quad_saturating(&mut self, is_signed: bool, data: &InstData, operand: Operand) -> Result<()> {
        let target = self.class(data.ty)?;
        let bits = match target {
            Class::Int(bits) | Class::Wide(bits) if bits <= 128 => bits,
            _ => return Err("such conversions of the type `fp128`".into()),
        };
        let lane = self.regs(operand)?;
        let mut regs = self.quad_integer(is_signed, target, &lane)?;
        let leaves = self.leaves(data.ty)?;
        let order = self.quad_order(&lane);
        // The bounds as integers, and the floats that are them or the next integer beyond them.
        let low = if is_signed { 1u128 << (bits - 1) } else { 0 };
        let high = if is_signed { low - 1 } else { u128::MAX >> (128 - bits) };
        let (below, above) = match is_signed {
            true => (SIGN | power_of_two(bits - 1), power_of_two(bits - 1)),
            false => (SIGN, power_of_two(bits)),
        };
        for (bound, limit, cond) in [(low, below, Cond::Le), (high, above, Cond::Ge)] {
            let limit = [0, limit].map(|value| self.b.constant(self.word, value));
            let limit = self.quad_order(&limit);
            let is_beyond = self.wide_comparison(cond, true, 128, &order, &limit);
            for (at, (reg, leaf)) in regs.iter_mut().zip(&leaves).enumerate() {
                let part = (bound >> (at as u32 * self.word_bits)) as u64;
                let part = self.b.constant(leaf.ty, leaf.low_bits(part));
                *reg = self.choose(is_beyond, part, *reg);
            }
        }
        let is_nan = self.is_quad_nan(&lane);
        for (reg, leaf) in regs.iter_mut().zip(&leaves) {
            let zero = self.b.constant(leaf.ty, 0);
            *reg = self.choose(is_nan, zero, *reg);
        }
        self.define_result(data, &regs)
    }
}

/// What a float is. Exactly one of the classes is true.
pub(super) struct FloatClasses {
    pub(super) is_negative: VReg,
    pub(super) is_infinite: VReg,
    pub(super) is_normal: VReg,
    pub(super) is_subnormal: VReg,
    pub(super) is_zero: VReg,
    pub(super) is_nan: VReg,
    /// Of a NaN.
    pub(super) is_quiet: VReg,
}
