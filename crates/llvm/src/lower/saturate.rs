//! Saturating sums, differences and shifts of integers of any width, their order as a number, products with what overflows, and products
//! of fixed-point numbers.
//!
//! In: lanes. Out: lanes, or none if the name is unknown. Not here: saturating operations that a machine has (`lane`).

use super::function::Lower;
use super::integer::lanes;
use super::leaf::{Class, Refused, Result, container, signed_container};
use crate::body::{InstData, Operand};
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
        let n = a.len();
        let (value, is_over, bound) = match name {
            "uadd.sat" => {
                let (value, flag) = self.wide_overflow("uadd.with.overflow", bits, a, b)?;
                (value, flag, self.all_ones(bits, n))
            }
            "usub.sat" => {
                let (value, borrow) = self.wide_sub(a, b);
                (value, borrow, vec![self.b.constant(self.word, 0); n])
            }
            "sadd.sat" | "ssub.sat" => {
                let plain = if name == "sadd.sat" { "sadd.with.overflow" } else { "ssub.with.overflow" };
                let (value, flag) = self.wide_overflow(plain, bits, a, b)?;
                (value, flag, self.bound_of_sign(bits, a))
            }
            "ushl.sat" | "sshl.sat" => {
                let value = self.wide_binary(Opcode::Shl, bits, a, b)?;
                let (op, bound) = match name {
                    "ushl.sat" => (Opcode::LShr, self.all_ones(bits, n)),
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

    /// The greatest unsigned number.
    fn all_ones(&mut self, bits: u32, n: usize) -> Vec<VReg> {
        let used = (bits - 1) % self.word_bits + 1;
        let word = |at: usize| if at + 1 == n { u64::MAX >> (64 - used) } else { u64::MAX };
        (0..n).map(|at| self.b.constant(self.word, word(at))).collect()
    }

    /// The least number for a negative one, else the greatest.
    fn bound_of_sign(&mut self, bits: u32, a: &[VReg]) -> Vec<VReg> {
        let is_negative = self.is_negative(bits, a);
        self.signed_bound(bits, a.len(), is_negative)
    }

    /// The least number or the greatest.
    fn signed_bound(&mut self, bits: u32, n: usize, is_least: VReg) -> Vec<VReg> {
        let sign = 1u64 << ((bits - 1) % self.word_bits);
        let mut bound = |at: usize| {
            let (low, high) = if at + 1 == n { (sign, sign - 1) } else { (0, u64::MAX) };
            let [low, high] = [low, high].map(|bits| self.b.constant(self.word, bits));
            self.choose(is_least, low, high)
        };
        (0..n).map(&mut bound).collect()
    }

    /// `smul.fix`, `umul.fix`, and with `.sat`: products of numbers without bits behind the point, or of at most half a word.
    pub(super) fn fixed_product(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<()> {
        let (n, class, _) = self.lanes_of(self.type_of(arguments[0]))?;
        let scale = self.integer_constant(arguments[2]).and_then(|scale| u32::try_from(scale).ok());
        let scale = scale.ok_or("such bits behind the point")?;
        let is_signed = name.starts_with('s');
        let saturates = name.ends_with(".sat");
        let product = if is_signed { "smul.with.overflow" } else { "umul.with.overflow" };
        let (a, b) = (self.regs(arguments[0])?, self.regs(arguments[1])?);
        let mut regs = Vec::with_capacity(a.len());
        for (a, b) in lanes(&a, n).zip(lanes(&b, n)) {
            match class {
                Class::Int(1) => {
                    // The product of the two lowest numbers, 1, is above the greatest one.
                    let zero = self.b.truth(ir::Type::BOOL, false);
                    regs.push(if is_signed && saturates { zero } else { self.b.and(ir::Type::BOOL, a[0], b[0]) });
                }
                Class::Int(bits) if scale == 0 => {
                    let (value, is_over) = self.int_overflow(product, bits, a[0], b[0])?;
                    regs.push(if saturates {
                        self.bounded(is_signed, bits, value, is_over, [a[0], b[0]])
                    } else {
                        value
                    });
                }
                Class::Int(bits) if 2 * bits <= 64 && scale < bits + u32::from(!is_signed) => {
                    let ty = if is_signed { ir::Type::I64 } else { ir::Type::U64 };
                    let [x, y] = [a[0], b[0]].map(|reg| {
                        let from = if is_signed { signed_container(bits) } else { container(bits) };
                        let reg = if is_signed { self.signed(reg, bits) } else { reg };
                        self.b.cast(ty, from, reg)
                    });
                    let value = self.b.mul(ty, x, y);
                    let amount = self.b.constant(ty, u64::from(scale));
                    let mut value = self.b.shr(ty, value, amount);
                    if saturates {
                        let least = if is_signed { -(1i64 << (bits - 1)) } else { 0 };
                        let greatest = if is_signed { (1u64 << (bits - 1)) - 1 } else { (1u64 << bits) - 1 };
                        let [least, greatest] = [least as u64, greatest].map(|bound| self.b.constant(ty, bound));
                        value = self.b.max(ty, value, least);
                        value = self.b.min(ty, value, greatest);
                    }
                    let word = if is_signed { self.b.cast(ir::Type::U64, ty, value) } else { value };
                    regs.push(self.resize(word, 64, bits));
                }
                Class::Wide(bits) if scale == 0 => {
                    let (value, is_over) = self.wide_overflow(product, bits, a, b)?;
                    if !saturates {
                        regs.extend(value);
                        continue;
                    }
                    let bound = if is_signed {
                        let [x, y] = [a, b].map(|of| self.is_negative(bits, of));
                        let is_least = self.b.xor(ir::Type::BOOL, x, y);
                        self.signed_bound(bits, value.len(), is_least)
                    } else {
                        self.all_ones(bits, value.len())
                    };
                    regs.extend(value.iter().zip(&bound).map(|(&value, &bound)| self.choose(is_over, bound, value)));
                }
                _ => {
                    return Err(Refused::from(format!(
                        "the intrinsic `llvm.{name}` on this type with bits behind the point"
                    )));
                }
            }
        }
        self.define_result(data, &regs)
    }

    /// A product of at most one word, or the bound that it is beyond.
    fn bounded(&mut self, is_signed: bool, bits: u32, value: VReg, is_over: VReg, [a, b]: [VReg; 2]) -> VReg {
        let ty = container(bits);
        let all = u64::MAX >> (64 - bits);
        let bound = if is_signed {
            let signed = signed_container(bits);
            let differs = self.b.xor(ty, a, b);
            let differs = self.signed(differs, bits);
            let zero = self.b.constant(signed, 0);
            let is_negative = self.b.cmp(Cond::Lt, signed, differs, zero);
            let (least, greatest) = (self.b.constant(ty, all / 2 + 1), self.b.constant(ty, all / 2));
            self.choose(is_negative, least, greatest)
        } else {
            self.b.constant(ty, all)
        };
        self.choose(is_over, bound, value)
    }

    /// The product of numbers of any number of words, and whether it overflows: from that of twice as many words.
    pub(super) fn long_product(
        &mut self,
        is_signed: bool,
        bits: u32,
        a: &[VReg],
        b: &[VReg],
    ) -> Result<(Vec<VReg>, VReg)> {
        let (own, twice) = (Class::Wide(bits), Class::Wide(2 * bits));
        let (mut x, mut y, mut back) = (Vec::new(), Vec::new(), Vec::new());
        self.wide_resize(is_signed, own, twice, a, &mut x)?;
        self.wide_resize(is_signed, own, twice, b, &mut y)?;
        let exact = self.wide_binary(Opcode::Mul, 2 * bits, &x, &y)?;
        let value = exact[..a.len()].to_vec();
        self.wide_resize(is_signed, own, twice, &value, &mut back)?;
        let differs = self.wide_comparison(Cond::Ne, false, 2 * bits, &back, &exact);
        Ok((value, differs))
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
