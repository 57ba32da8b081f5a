//! Integers wider than a word: a register for each word, lowest first. A word has as many bits as an address.
//!
//! In: registers. Out: registers. Invariant: the bits of the last register above the width are zero.

use super::function::Lower;
use super::leaf::{Class, Result, signed_container};
use crate::opcode::Opcode;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

impl Lower<'_> {
    fn word_constant(&mut self, value: u64) -> VReg {
        self.b.constant(self.word, value)
    }

    /// The signed integer type of a word.
    fn signed_word(&self) -> ir::Type {
        signed_container(self.word_bits)
    }

    /// Clears the bits above a width.
    fn mask_top(&mut self, bits: u32, regs: &mut [VReg]) {
        let used = bits % self.word_bits;
        if used != 0
            && let Some(top) = regs.last_mut()
        {
            let mask = self.b.constant(self.word, (1 << used) - 1);
            *top = self.b.and(self.word, *top, mask);
        }
    }

    /// The registers with the sign extended to the last bit.
    fn signed_limbs(&mut self, bits: u32, regs: &[VReg]) -> Vec<VReg> {
        let mut regs = regs.to_vec();
        let used = bits % self.word_bits;
        if used != 0
            && let Some(top) = regs.last_mut()
        {
            let ty = self.signed_word();
            let above = self.b.constant(ty, u64::from(self.word_bits - used));
            let signed = self.b.cast(ty, self.word, *top);
            let signed = self.b.shl(ty, signed, above);
            let signed = self.b.shr(ty, signed, above);
            *top = self.b.cast(self.word, ty, signed);
        }
        regs
    }

    /// All ones if the last register is negative, else zero.
    fn sign_word(&mut self, top: VReg) -> VReg {
        let ty = self.signed_word();
        let signed = self.b.cast(ty, self.word, top);
        let amount = self.b.constant(ty, u64::from(self.word_bits - 1));
        let sign = self.b.shr(ty, signed, amount);
        self.b.cast(self.word, ty, sign)
    }

    fn bool_word(&mut self, truth: VReg) -> VReg {
        self.b.cast(self.word, ir::Type::BOOL, truth)
    }

    /// The sum, and whether it overflows the registers.
    pub(crate) fn wide_add(&mut self, a: &[VReg], b: &[VReg]) -> (Vec<VReg>, VReg) {
        let mut carry = None;
        let mut sums = Vec::with_capacity(a.len());
        for (&a, &b) in a.iter().zip(b) {
            let sum = self.b.add(self.word, a, b);
            let overflows = self.b.cmp(Cond::Lt, self.word, sum, a);
            match carry {
                None => {
                    sums.push(sum);
                    carry = Some(overflows);
                }
                Some(before) => {
                    let word = self.bool_word(before);
                    let total = self.b.add(self.word, sum, word);
                    let again = self.b.cmp(Cond::Lt, self.word, total, sum);
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
            let difference = self.b.sub(self.word, a, b);
            let is_below = self.b.cmp(Cond::Lt, self.word, a, b);
            match borrow {
                None => {
                    differences.push(difference);
                    borrow = Some(is_below);
                }
                Some(before) => {
                    let word = self.bool_word(before);
                    let total = self.b.sub(self.word, difference, word);
                    let again = self.b.cmp(Cond::Lt, self.word, difference, word);
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
                let low = self.b.mul(self.word, x, y);
                let high = (i + j + 1 < n).then(|| self.b.mul_high(self.word, x, y));
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
                    let sum = self.b.add(self.word, before, word);
                    sums[at] = Some(sum);
                    if at + 1 == sums.len() {
                        return;
                    }
                    let carry = self.b.cmp(Cond::Lt, self.word, sum, word);
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
            _ => self.word_constant(0),
        };
        // Whole words, by powers of two.
        let log = self.word_constant(u64::from(self.word_bits.ilog2()));
        let n_words = self.b.shr(self.word, amount, log);
        let mut step = 1;
        while step < n {
            let bit = self.b.constant(self.word, step as u64);
            let is_set = self.b.and(self.word, n_words, bit);
            let zero = self.word_constant(0);
            let is_set = self.b.cmp(Cond::Ne, self.word, is_set, zero);
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
        let mask = self.word_constant(u64::from(self.word_bits - 1));
        let within = self.b.and(self.word, amount, mask);
        let one = self.word_constant(1);
        let rest = self.b.xor(self.word, within, mask);
        let before = regs.clone();
        for at in 0..n {
            let neighbour = match op {
                Opcode::Shl => at.checked_sub(1),
                _ => Some(at + 1).filter(|&from| from < n),
            };
            let neighbour = neighbour.map_or(fill, |from| before[from]);
            let (own, part) = if op == Opcode::Shl {
                let own = self.b.shl(self.word, before[at], within);
                let part = self.b.shr(self.word, neighbour, one);
                (own, self.b.shr(self.word, part, rest))
            } else {
                let own = self.b.shr(self.word, before[at], within);
                let part = self.b.shl(self.word, neighbour, one);
                (own, self.b.shl(self.word, part, rest))
            };
            regs[at] = self.b.or(self.word, own, part);
        }
        regs
    }

    /// How the compiler's library names integers of two words.
    fn pair_mode(&self) -> &'static str {
        if self.word_bits == 64 { "ti" } else { "di" }
    }

    pub(crate) fn wide_binary(&mut self, op: Opcode, bits: u32, a: &[VReg], b: &[VReg]) -> Result<Vec<VReg>> {
        let mut regs = match op {
            Opcode::Add => self.wide_add(a, b).0,
            Opcode::Sub => self.wide_sub(a, b).0,
            Opcode::Mul => self.wide_mul(a, b),
            Opcode::And => a.iter().zip(b).map(|(&a, &b)| self.b.and(self.word, a, b)).collect(),
            Opcode::Or => a.iter().zip(b).map(|(&a, &b)| self.b.or(self.word, a, b)).collect(),
            Opcode::Xor => a.iter().zip(b).map(|(&a, &b)| self.b.xor(self.word, a, b)).collect(),
            Opcode::Shl | Opcode::LShr | Opcode::AShr => self.wide_shift(op, bits, a, b[0]),
            Opcode::UDiv | Opcode::URem | Opcode::SDiv | Opcode::SRem if bits <= 2 * self.word_bits => {
                let (operation, is_signed) = match op {
                    Opcode::UDiv => ("udiv", false),
                    Opcode::URem => ("umod", false),
                    Opcode::SDiv => ("div", true),
                    _ => ("mod", true),
                };
                let (a, b) = match is_signed {
                    true => (self.signed_limbs(bits, a), self.signed_limbs(bits, b)),
                    false => (a.to_vec(), b.to_vec()),
                };
                let name = format!("__{operation}{}3", self.pair_mode());
                let word = self.word;
                self.helper_pair(&name, &[word; 4], &[a[0], a[1], b[0], b[1]])?
            }
            _ => self.long_division(op, bits, a, b)?,
        };
        self.mask_top(bits, &mut regs);
        Ok(regs)
    }

    pub(crate) fn wide_comparison(&mut self, cond: Cond, is_signed: bool, bits: u32, a: &[VReg], b: &[VReg]) -> VReg {
        if matches!(cond, Cond::Eq | Cond::Ne) {
            let mut differs = None;
            for (&a, &b) in a.iter().zip(b) {
                let bits = self.b.xor(self.word, a, b);
                differs = Some(match differs {
                    None => bits,
                    Some(before) => self.b.or(self.word, before, bits),
                });
            }
            let zero = self.word_constant(0);
            return self.b.cmp(cond, self.word, differs.unwrap_or(zero), zero);
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
            let sign = self.word_constant(1 << (self.word_bits - 1));
            for side in [&mut a, &mut b] {
                if let Some(top) = side.last_mut() {
                    *top = self.b.xor(self.word, *top, sign);
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
            Class::Int(bits) if is_signed => vec![self.extend(lane[0], bits, self.word_bits)],
            Class::Int(bits) => vec![self.resize(lane[0], bits, self.word_bits)],
            Class::Wide(bits) if is_signed => self.signed_limbs(bits, lane),
            Class::Wide(_) => lane.to_vec(),
            _ => return Err("such conversions".into()),
        };
        match target {
            Class::Int(bits) => out.push(self.resize(limbs[0], self.word_bits, bits)),
            Class::Wide(bits) => {
                let n = bits.div_ceil(self.word_bits) as usize;
                if n > limbs.len() {
                    let fill = if is_signed { self.sign_word(limbs[limbs.len() - 1]) } else { self.word_constant(0) };
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

    /// Conversions between floats and integers of two words. Those of 16 bits are made by way of 32 bits: this is exact for
    /// `half`, because integers that 32 bits do not hold are beyond it, and as in LLVM's code for `bfloat`.
    pub(crate) fn wide_float(
        &mut self,
        op: Opcode,
        source: Class,
        target: Class,
        lane: &[VReg],
        out: &mut Vec<VReg>,
    ) -> Result<()> {
        let pair = self.pair_mode();
        let mode = |ty: ir::Type| match ty {
            ir::Type::F64 => ("df", ty),
            _ => ("sf", ir::Type::F32),
        };
        match (source, target) {
            (Class::Float(from), Class::Wide(bits)) if bits <= 2 * self.word_bits => {
                let (mode, ty) = mode(from);
                let reg = if from == ty { lane[0] } else { self.b.cast(ty, from, lane[0]) };
                let prefix = if op == Opcode::FPToUI { "fixuns" } else { "fix" };
                let mut regs = self.helper_pair(&format!("__{prefix}{mode}{pair}"), &[ty], &[reg])?;
                self.mask_top(bits, &mut regs);
                out.extend(regs);
                Ok(())
            }
            (Class::Wide(bits), Class::Float(to)) if bits <= 2 * self.word_bits => {
                let (mode, ty) = mode(to);
                let (prefix, limbs) = match op {
                    Opcode::UIToFP => ("floatun", lane.to_vec()),
                    _ => ("float", self.signed_limbs(bits, lane)),
                };
                let word = self.word;
                let reg = self.helper(&format!("__{prefix}{pair}{mode}"), &[word; 2], Some(ty), &limbs)?;
                out.push(if to == ty { reg } else { self.b.cast(to, ty, reg) });
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
            let (word, within) = ((at / self.word_bits) as usize, at % self.word_bits);
            let end = ((at + bits).div_ceil(self.word_bits)) as usize;
            words.resize(words.len().max(end), None);
            let low = if within == 0 {
                reg
            } else {
                let amount = self.b.constant(self.word, u64::from(within));
                self.b.shl(self.word, reg, amount)
            };
            words[word] = Some(match words[word] {
                None => low,
                Some(before) => self.b.or(self.word, before, low),
            });
            if within + bits > self.word_bits {
                let amount = self.b.constant(self.word, u64::from(self.word_bits - within));
                words[word + 1] = Some(self.b.shr(self.word, reg, amount));
            }
            at += bits;
        }
        words.into_iter().map(|word| word.unwrap_or(VReg::NONE)).collect()
    }

    /// Bits of words from a position on, as a word with zeros above.
    pub(crate) fn unpack(&mut self, words: &[VReg], at: u32, bits: u32) -> VReg {
        let (word, within) = ((at / self.word_bits) as usize, at % self.word_bits);
        let mut reg = words[word];
        if within != 0 {
            let amount = self.b.constant(self.word, u64::from(within));
            reg = self.b.shr(self.word, reg, amount);
        }
        if within + bits > self.word_bits {
            let amount = self.b.constant(self.word, u64::from(self.word_bits - within));
            let high = self.b.shl(self.word, words[word + 1], amount);
            reg = self.b.or(self.word, reg, high);
        }
        let has_more = words.len() as u32 * self.word_bits > at + bits || within != 0;
        if bits < self.word_bits && has_more {
            let mask = self.b.constant(self.word, (1 << bits) - 1);
            reg = self.b.and(self.word, reg, mask);
        }
        reg
    }

    /// The bits of a leaf as a word.
    pub(crate) fn bits_of(&mut self, reg: VReg, ty: ir::Type) -> VReg {
        match ty {
            ir::Type::PTR => self.b.cast(self.word, ir::Type::PTR, reg),
            ty if ty == self.word => reg,
            ty if ty.is_float() => {
                let int = ir::Type::scalar(ty.elem().to_int(false));
                let reg = self.b.bitcast(int, ty, reg);
                if int == self.word { reg } else { self.b.cast(self.word, int, reg) }
            }
            ty => self.b.cast(self.word, ty, reg),
        }
    }

    /// A leaf from its bits as a word.
    pub(crate) fn of_bits(&mut self, word: VReg, ty: ir::Type) -> VReg {
        match ty {
            ir::Type::PTR => self.b.cast(ir::Type::PTR, self.word, word),
            ty if ty == self.word => word,
            ir::Type::BOOL => self.resize(word, self.word_bits, 1),
            ty if ty.is_float() => {
                let int = ir::Type::scalar(ty.elem().to_int(false));
                let reg = if int == self.word { word } else { self.b.cast(int, self.word, word) };
                self.b.bitcast(ty, int, reg)
            }
            ty => self.b.cast(ty, self.word, word),
        }
    }
}
