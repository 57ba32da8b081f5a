//! Integers of more than 64 bits: a register for each 64 bits, lowest first.
//!
//! In: registers. Out: registers. Invariant: the bits of the last register above the width are zero.

use super::function::Lower;
use super::leaf::{Class, Result};
use crate::opcode::Opcode;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

const WORD: ir::Type = ir::Type::U64;

impl Lower<'_> {
    fn word(&mut self, value: u64) -> VReg {
        self.b.constant(WORD, value)
    }

    /// Clears the bits above a width.
    fn mask_top(&mut self, bits: u32, regs: &mut [VReg]) {
        let used = bits % 64;
        if used != 0
            && let Some(top) = regs.last_mut()
        {
            let mask = self.b.constant(WORD, (1 << used) - 1);
            *top = self.b.and(WORD, *top, mask);
        }
    }

    /// The registers with the sign extended to the last bit.
    fn signed_limbs(&mut self, bits: u32, regs: &[VReg]) -> Vec<VReg> {
        let mut regs = regs.to_vec();
        let used = bits % 64;
        if used != 0
            && let Some(top) = regs.last_mut()
        {
            let above = self.b.constant(ir::Type::I64, u64::from(64 - used));
            let signed = self.b.cast(ir::Type::I64, WORD, *top);
            let signed = self.b.shl(ir::Type::I64, signed, above);
            let signed = self.b.shr(ir::Type::I64, signed, above);
            *top = self.b.cast(WORD, ir::Type::I64, signed);
        }
        regs
    }

    /// All ones if the last register is negative, else zero.
    fn sign_word(&mut self, top: VReg) -> VReg {
        let signed = self.b.cast(ir::Type::I64, WORD, top);
        let amount = self.b.constant(ir::Type::I64, 63);
        let sign = self.b.shr(ir::Type::I64, signed, amount);
        self.b.cast(WORD, ir::Type::I64, sign)
    }

    fn bool_word(&mut self, truth: VReg) -> VReg {
        self.b.cast(WORD, ir::Type::BOOL, truth)
    }

    /// The sum, and whether it overflows the registers.
    pub(crate) fn wide_add(&mut self, a: &[VReg], b: &[VReg]) -> (Vec<VReg>, VReg) {
        let mut carry = None;
        let mut sums = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let sum = self.b.add(WORD, a, b);
            let overflows = self.b.cmp(Cond::Lt, WORD, sum, a);
            match carry {
                None => {
                    sums.push(sum);
                    carry = Some(overflows);
                }
                Some(before) => {
                    let word = self.bool_word(before);
                    let total = self.b.add(WORD, sum, word);
                    let again = self.b.cmp(Cond::Lt, WORD, total, sum);
                    sums.push(total);
                    carry = Some(self.b.or(ir::Type::BOOL, overflows, again));
                }
            }
        }
        let carry = carry.unwrap_or(VReg::NONE);
        (sums, carry)
    }

    /// The difference, and whether it is negative as numbers without sign.
    pub(crate) fn wide_sub(&mut self, a: &[VReg], b: &[VReg]) -> (Vec<VReg>, VReg) {
        let mut borrow = None;
        let mut differences = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let difference = self.b.sub(WORD, a, b);
            let is_below = self.b.cmp(Cond::Lt, WORD, a, b);
            match borrow {
                None => {
                    differences.push(difference);
                    borrow = Some(is_below);
                }
                Some(before) => {
                    let word = self.bool_word(before);
                    let total = self.b.sub(WORD, difference, word);
                    let again = self.b.cmp(Cond::Lt, WORD, difference, word);
                    differences.push(total);
                    borrow = Some(self.b.or(ir::Type::BOOL, is_below, again));
                }
            }
        }
        let borrow = borrow.unwrap_or(VReg::NONE);
        (differences, borrow)
    }

    fn wide_mul(&mut self, a: &[VReg], b: &[VReg]) -> Vec<VReg> {
        let n = a.len();
        let mut sums: Vec<Option<VReg>> = vec![None; n];
        for (i, &x) in a.iter().enumerate() {
            for (j, &y) in b.iter().enumerate().take(n - i) {
                let low = self.b.mul(WORD, x, y);
                let high = (i + j + 1 < n).then(|| self.b.mul_high(WORD, x, y));
                self.accumulate(&mut sums, i + j, low);
                if let Some(high) = high {
                    self.accumulate(&mut sums, i + j + 1, high);
                }
            }
        }
        sums.into_iter().map(|sum| sum.unwrap_or(VReg::NONE)).collect()
    }

    /// Adds a word at a position, with carries.
    fn accumulate(&mut self, sums: &mut [Option<VReg>], at: usize, word: VReg) {
        let (mut at, mut word) = (at, word);
        loop {
            match sums[at] {
                None => {
                    sums[at] = Some(word);
                    return;
                }
                Some(before) => {
                    let sum = self.b.add(WORD, before, word);
                    sums[at] = Some(sum);
                    if at + 1 == sums.len() {
                        return;
                    }
                    let carry = self.b.cmp(Cond::Lt, WORD, sum, word);
                    word = self.bool_word(carry);
                    at += 1;
                }
            }
        }
    }

    /// Shifts to the left, or to the right, with what is shifted in from above.
    fn wide_shift(&mut self, op: Opcode, bits: u32, a: &[VReg], amount: VReg) -> Vec<VReg> {
        let mut regs = if op == Opcode::AShr { self.signed_limbs(bits, a) } else { a.to_vec() };
        let n = regs.len();
        let fill = match (op, regs.last()) {
            (Opcode::AShr, Some(&top)) => self.sign_word(top),
            _ => self.word(0),
        };
        // Whole words, by powers of two.
        let six = self.word(6);
        let n_words = self.b.shr(WORD, amount, six);
        let mut step = 1;
        while step < n {
            let bit = self.b.constant(WORD, step as u64);
            let is_set = self.b.and(WORD, n_words, bit);
            let zero = self.word(0);
            let is_set = self.b.cmp(Cond::Ne, WORD, is_set, zero);
            let before = regs.clone();
            for at in 0..n {
                let from = match op {
                    Opcode::Shl => at.checked_sub(step),
                    _ => Some(at + step).filter(|&from| from < n),
                };
                let moved = from.map_or(fill, |from| before[from]);
                regs[at] = self.choose(is_set, moved, before[at]);
            }
            step *= 2;
        }
        // Bits within words: the neighbour's part is shifted in two steps, so that an amount of zero adds nothing.
        let mask = self.word(63);
        let within = self.b.and(WORD, amount, mask);
        let one = self.word(1);
        let rest = self.b.xor(WORD, within, mask);
        let before = regs.clone();
        for at in 0..n {
            let neighbour = match op {
                Opcode::Shl => at.checked_sub(1),
                _ => Some(at + 1).filter(|&from| from < n),
            };
            let neighbour = neighbour.map_or(fill, |from| before[from]);
            let (own, part) = if op == Opcode::Shl {
                let own = self.b.shl(WORD, before[at], within);
                let part = self.b.shr(WORD, neighbour, one);
                (own, self.b.shr(WORD, part, rest))
            } else {
                let own = self.b.shr(WORD, before[at], within);
                let part = self.b.shl(WORD, neighbour, one);
                (own, self.b.shl(WORD, part, rest))
            };
            regs[at] = self.b.or(WORD, own, part);
        }
        regs
    }

    pub(crate) fn wide_binary(&mut self, op: Opcode, bits: u32, a: &[VReg], b: &[VReg]) -> Result<Vec<VReg>> {
        let mut regs = match op {
            Opcode::Add => self.wide_add(a, b).0,
            Opcode::Sub => self.wide_sub(a, b).0,
            Opcode::Mul => self.wide_mul(a, b),
            Opcode::And => a.iter().zip(b).map(|(&a, &b)| self.b.and(WORD, a, b)).collect(),
            Opcode::Or => a.iter().zip(b).map(|(&a, &b)| self.b.or(WORD, a, b)).collect(),
            Opcode::Xor => a.iter().zip(b).map(|(&a, &b)| self.b.xor(WORD, a, b)).collect(),
            Opcode::Shl | Opcode::LShr | Opcode::AShr => self.wide_shift(op, bits, a, b[0]),
            Opcode::UDiv | Opcode::URem | Opcode::SDiv | Opcode::SRem if bits <= 128 => {
                let (name, is_signed) = match op {
                    Opcode::UDiv => ("__udivti3", false),
                    Opcode::URem => ("__umodti3", false),
                    Opcode::SDiv => ("__divti3", true),
                    _ => ("__modti3", true),
                };
                let (a, b) = match is_signed {
                    true => (self.signed_limbs(bits, a), self.signed_limbs(bits, b)),
                    false => (a.to_vec(), b.to_vec()),
                };
                self.helper_pair(name, &[WORD; 4], &[a[0], a[1], b[0], b[1]])?
            }
            _ => return Err("divisions of integers of more than 128 bits".into()),
        };
        self.mask_top(bits, &mut regs);
        Ok(regs)
    }

    pub(crate) fn wide_comparison(&mut self, cond: Cond, is_signed: bool, bits: u32, a: &[VReg], b: &[VReg]) -> VReg {
        if matches!(cond, Cond::Eq | Cond::Ne) {
            let mut differs = None;
            for (&a, &b) in a.iter().zip(b) {
                let bits = self.b.xor(WORD, a, b);
                differs = Some(match differs {
                    None => bits,
                    Some(before) => self.b.or(WORD, before, bits),
                });
            }
            let zero = self.word(0);
            return self.b.cmp(cond, WORD, differs.unwrap_or(zero), zero);
        }
        // a > b is b < a; a >= b is not a < b.
        let (a, b, is_negated) = match cond {
            Cond::Lt => (a, b, false),
            Cond::Gt => (b, a, false),
            Cond::Ge => (a, b, true),
            _ => (b, a, true),
        };
        let (mut a, mut b) = (a.to_vec(), b.to_vec());
        if is_signed {
            (a, b) = (self.signed_limbs(bits, &a), self.signed_limbs(bits, &b));
            // The order of signed numbers is that of unsigned ones with the sign flipped.
            let sign = self.word(1 << 63);
            for side in [&mut a, &mut b] {
                if let Some(top) = side.last_mut() {
                    *top = self.b.xor(WORD, *top, sign);
                }
            }
        }
        let (_, is_below) = self.wide_sub(&a, &b);
        if is_negated { self.b.not(ir::Type::BOOL, is_below) } else { is_below }
    }

    /// Truncates, or extends with zeros or the sign.
    pub(crate) fn wide_resize(
        &mut self,
        is_signed: bool,
        source: Class,
        target: Class,
        lane: &[VReg],
        out: &mut Vec<VReg>,
    ) -> Result<()> {
        let mut limbs = match source {
            Class::Int(bits) if is_signed => vec![self.extend(lane[0], bits, 64)],
            Class::Int(bits) => vec![self.resize(lane[0], bits, 64)],
            Class::Wide(bits) if is_signed => self.signed_limbs(bits, lane),
            Class::Wide(_) => lane.to_vec(),
            _ => return Err("such conversions".into()),
        };
        match target {
            Class::Int(bits) => out.push(self.resize(limbs[0], 64, bits)),
            Class::Wide(bits) => {
                let n = bits.div_ceil(64) as usize;
                if n > limbs.len() {
                    let fill = if is_signed { self.sign_word(limbs[limbs.len() - 1]) } else { self.word(0) };
                    limbs.resize(n, fill);
                }
                limbs.truncate(n);
                self.mask_top(bits, &mut limbs);
                out.extend(limbs);
            }
            _ => return Err("such conversions".into()),
        }
        Ok(())
    }

    /// Conversions between floats and integers of more than 64 bits.
    pub(crate) fn wide_float(
        &mut self,
        op: Opcode,
        source: Class,
        target: Class,
        lane: &[VReg],
        out: &mut Vec<VReg>,
    ) -> Result<()> {
        match (source, target) {
            (Class::Float(ty @ (ir::Type::F32 | ir::Type::F64)), Class::Wide(bits @ ..=128)) => {
                let name = match (op, ty) {
                    (Opcode::FPToUI, ir::Type::F32) => "__fixunssfti",
                    (Opcode::FPToUI, _) => "__fixunsdfti",
                    (_, ir::Type::F32) => "__fixsfti",
                    _ => "__fixdfti",
                };
                let mut regs = self.helper_pair(name, &[ty], &[lane[0]])?;
                self.mask_top(bits, &mut regs);
                out.extend(regs);
                Ok(())
            }
            (Class::Wide(bits @ ..=128), Class::Float(ty @ (ir::Type::F32 | ir::Type::F64))) => {
                let (name, is_signed) = match (op, ty) {
                    (Opcode::UIToFP, ir::Type::F32) => ("__floatuntisf", false),
                    (Opcode::UIToFP, _) => ("__floatuntidf", false),
                    (_, ir::Type::F32) => ("__floattisf", true),
                    _ => ("__floattidf", true),
                };
                let limbs = if is_signed { self.signed_limbs(bits, lane) } else { lane.to_vec() };
                out.push(self.helper(name, &[WORD; 2], Some(ty), &limbs)?);
                Ok(())
            }
            _ => Err("such conversions".into()),
        }
    }

    // Bits of any width.

    /// Pieces of bits, lowest first, as words with zeros above.
    pub(crate) fn pack(&mut self, pieces: &[(VReg, u32)]) -> Vec<VReg> {
        let mut words: Vec<Option<VReg>> = Vec::new();
        let mut at = 0u32;
        for &(reg, bits) in pieces {
            let (word, within) = ((at / 64) as usize, at % 64);
            let end = ((at + bits).div_ceil(64)) as usize;
            words.resize(words.len().max(end), None);
            let low = if within == 0 {
                reg
            } else {
                let amount = self.b.constant(WORD, u64::from(within));
                self.b.shl(WORD, reg, amount)
            };
            words[word] = Some(match words[word] {
                None => low,
                Some(before) => self.b.or(WORD, before, low),
            });
            if within + bits > 64 {
                let amount = self.b.constant(WORD, u64::from(64 - within));
                words[word + 1] = Some(self.b.shr(WORD, reg, amount));
            }
            at += bits;
        }
        words.into_iter().map(|word| word.unwrap_or(VReg::NONE)).collect()
    }

    /// Bits of words from a position on, as a word with zeros above.
    pub(crate) fn unpack(&mut self, words: &[VReg], at: u32, bits: u32) -> VReg {
        let (word, within) = ((at / 64) as usize, at % 64);
        let mut reg = words[word];
        if within != 0 {
            let amount = self.b.constant(WORD, u64::from(within));
            reg = self.b.shr(WORD, reg, amount);
        }
        if within + bits > 64 {
            let amount = self.b.constant(WORD, u64::from(64 - within));
            let high = self.b.shl(WORD, words[word + 1], amount);
            reg = self.b.or(WORD, reg, high);
        }
        let has_more = words.len() as u32 * 64 > at + bits || within != 0;
        if bits < 64 && has_more {
            let mask = self.b.constant(WORD, (1 << bits) - 1);
            reg = self.b.and(WORD, reg, mask);
        }
        reg
    }

    /// The bits of a leaf as a word.
    pub(crate) fn bits_of(&mut self, reg: VReg, ty: ir::Type) -> VReg {
        match ty {
            ir::Type::PTR => self.b.cast(WORD, ir::Type::PTR, reg),
            WORD => reg,
            ty if ty.is_float() => {
                let int = ir::Type::scalar(ty.elem().to_int(false));
                let reg = self.b.bitcast(int, ty, reg);
                if int == WORD { reg } else { self.b.cast(WORD, int, reg) }
            }
            ty => self.b.cast(WORD, ty, reg),
        }
    }

    /// A leaf from its bits as a word.
    pub(crate) fn of_bits(&mut self, word: VReg, ty: ir::Type) -> VReg {
        match ty {
            ir::Type::PTR => self.b.cast(ir::Type::PTR, WORD, word),
            WORD => word,
            ir::Type::BOOL => self.resize(word, 64, 1),
            ty if ty.is_float() => {
                let int = ir::Type::scalar(ty.elem().to_int(false));
                let reg = if int == WORD { word } else { self.b.cast(int, WORD, word) };
                self.b.bitcast(ty, int, reg)
            }
            ty => self.b.cast(ty, WORD, word),
        }
    }
}
