//! The vector instructions of one machine that C sources name: products, sums, packing, shifts, shuffles of bytes.
//!
//! In: an intrinsic. Out: its lanes, computed one by one, on any machine; a lookup of bytes is one operation where
//! the vector is one register. Invariant: what the instruction does within 128 bits is done in each 16 bytes of a wider vector.
//! Source of the meanings: Intel's manual, volume 2.
//! Not here: instructions whose results a processor may choose (approximations), and others (refused by name).

use super::function::Lower;
use super::leaf::{Class, Result, container};
use super::machine::{EXTENSIONS, LOAD_FENCE, MEMORY_FENCE, STORE_FENCE};
use super::native::integers;
use crate::body::{InstData, Operand};
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

const WORD: ir::Type = ir::Type::I32;
const LONG: ir::Type = ir::Type::U64;
/// Bytes of the vectors that the instructions were made for.
const BLOCK_BYTES: usize = 16;
/// The polynomial of CRC-32C, its bits reversed.
const CASTAGNOLI: u64 = 0x82f6_3b78;

/// The name without the extension in front and the width at the end.
fn instruction(name: &str) -> Option<&str> {
    let name = EXTENSIONS.iter().find_map(|extension| name.strip_prefix(extension))?;
    Some(name.strip_suffix(".128").or_else(|| name.strip_suffix(".256")).unwrap_or(name))
}

impl Lower<'_> {
    /// Whether the intrinsic is one of these; then its result is defined.
    pub(super) fn simd(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        let Some(name) = instruction(name) else { return Ok(false) };
        // Results such as `i64` have two words there.
        if self.word_bits < 64 {
            return Err("instructions of another machine".into());
        }
        match (name, arguments) {
            // A hint.
            ("pause", _) => return Ok(true),
            ("mfence" | "lfence" | "sfence", []) => {
                let symbol = match name {
                    "mfence" => MEMORY_FENCE,
                    "lfence" => LOAD_FENCE,
                    _ => STORE_FENCE,
                };
                self.helper(symbol, &[], None, &[])?;
                return Ok(true);
            }
            ("crc32.32.8", &[crc, value]) => return self.crc(data, [crc, value], 8).map(|()| true),
            ("crc32.32.16", &[crc, value]) => return self.crc(data, [crc, value], 16).map(|()| true),
            ("crc32.32.32", &[crc, value]) => return self.crc(data, [crc, value], 32).map(|()| true),
            ("crc32.64.64", &[crc, value]) => return self.crc(data, [crc, value], 64).map(|()| true),
            ("pshuf.b", &[table, places]) => {
                if let Some(ty) = self.native(data.ty).filter(|ty| ty.lanes().count() == Some(BLOCK_BYTES as u32)) {
                    let (table, places) = (self.native_reg(table)?, self.native_reg(places)?);
                    let reg = self.b.binary(ir::Opcode::Lookup, ty, table, places);
                    return self.define_result(data, &[reg]).map(|()| true);
                }
            }
            _ => {}
        }
        if self.simd_floats(name, data, arguments)?
            || self.simd_memory(name, data, arguments)?
            || self.native_instruction(name, data, arguments)?
        {
            return Ok(true);
        }
        let (a, b, immediate) = match *arguments {
            [a, b] => (a, b, None),
            [a, b, immediate] if name == "mpsadbw" => (a, b, self.integer_constant(immediate)),
            [a] if name == "phminposuw" => (a, a, None),
            _ => return Ok(false),
        };
        let (n, Class::Int(bits), _) = self.lanes_of(self.type_of(a))? else { return Ok(false) };
        if n == 1 || !matches!(bits, 8 | 16 | 32 | 64) {
            return Ok(false);
        }
        let x = self.regs(a)?;
        let (m, second, _) = self.lanes_of(self.type_of(b))?;
        let Class::Int(second) = second else { return Ok(false) };
        let y = self.regs(b)?;
        if let Some(direction @ ("ll" | "rl" | "ra")) = name.strip_prefix("ps").and_then(|rest| rest.get(..2)) {
            let amount = if m == 1 { self.b.cast(LONG, container(second), y[0]) } else { self.low_word(&y, second) };
            let regs = x.iter().map(|&lane| self.shifted(direction, bits, lane, amount)).collect::<Vec<_>>();
            return self.define_result(data, &regs).map(|()| true);
        }
        if m != n || second != bits {
            return Ok(false);
        }
        if let "ptestz" | "ptestc" | "ptestnzc" = name {
            let reg = self.test_bits(name, bits, &x, &y);
            return self.define_result(data, &[reg]).map(|()| true);
        }
        let per_block = BLOCK_BYTES * 8 / bits as usize;
        if x.len() % per_block != 0 {
            return Ok(false);
        }
        let mut regs = Vec::new();
        for (at, (x, y)) in x.chunks(per_block).zip(y.chunks(per_block)).enumerate() {
            if let (Some(immediate), 8) = (immediate, bits) {
                self.sums_of_distances(x, y, immediate >> (3 * at) & 7, &mut regs);
                continue;
            }
            if !self.block(name, bits, x, y, &mut regs) {
                return Ok(false);
            }
        }
        self.define_result(data, &regs)?;
        Ok(true)
    }

    /// Appends the lanes of one block; whether the instruction is known.
    fn block(&mut self, name: &str, bits: u32, x: &[VReg], y: &[VReg], out: &mut Vec<VReg>) -> bool {
        let pairs = |x: &[VReg]| x.chunks(2).map(|pair| [pair[0], pair[1]]).collect::<Vec<_>>();
        match (name, bits) {
            ("pmadd.wd", 16) => {
                for ([x0, x1], [y0, y1]) in pairs(x).into_iter().zip(pairs(y)) {
                    let sum = self.sum_of_products([x0, x1], [y0, y1], 16, true);
                    out.push(self.low_bits(sum, 32));
                }
            }
            ("pmadd.ub.sw", 8) => {
                for ([x0, x1], [y0, y1]) in pairs(x).into_iter().zip(pairs(y)) {
                    let sum = self.sum_of_products([x0, x1], [y0, y1], 8, false);
                    out.push(self.saturated(sum, 16, true));
                }
            }
            ("pmulh.w" | "pmulhu.w", 16) => {
                let ty = if name == "pmulh.w" { ir::Type::I16 } else { ir::Type::U16 };
                for (&x, &y) in x.iter().zip(y) {
                    let [x, y] = [x, y].map(|lane| self.b.cast(ty, ir::Type::U16, lane));
                    let high = self.b.binary(ir::Opcode::MulHigh, ty, x, y);
                    out.push(self.b.cast(ir::Type::U16, ty, high));
                }
            }
            ("pmul.hr.sw", 16) => {
                for (&x, &y) in x.iter().zip(y) {
                    let product = self.product(x, y, 16, [true, true]);
                    let [fourteen, one] = [14, 1].map(|number| self.b.constant(WORD, number));
                    let high = self.b.shr(WORD, product, fourteen);
                    let high = self.b.add(WORD, high, one);
                    let high = self.b.shr(WORD, high, one);
                    out.push(self.low_bits(high, 16));
                }
            }
            ("pavg.b", 8) | ("pavg.w", 16) => {
                let one = self.b.constant(WORD, 1);
                for (&x, &y) in x.iter().zip(y) {
                    let (x, y) = (self.number(x, bits, false), self.number(y, bits, false));
                    let sum = self.b.add(WORD, x, y);
                    let sum = self.b.add(WORD, sum, one);
                    let half = self.b.shr(WORD, sum, one);
                    out.push(self.low_bits(half, bits));
                }
            }
            ("psad.bw", 8) => {
                for (x, y) in x.chunks(8).zip(y.chunks(8)) {
                    let mut sum = self.b.constant(WORD, 0);
                    for (&x, &y) in x.iter().zip(y) {
                        let (x, y) = (self.number(x, 8, false), self.number(y, 8, false));
                        let difference = self.b.sub(WORD, x, y);
                        let distance = self.b.abs(WORD, difference);
                        sum = self.b.add(WORD, sum, distance);
                    }
                    out.push(self.b.cast(LONG, WORD, sum));
                }
            }
            ("packsswb" | "packuswb", 16) | ("packssdw" | "packusdw", 32) => {
                for &lane in x.iter().chain(y) {
                    let number = self.number(lane, bits, true);
                    out.push(self.saturated(number, bits / 2, name.starts_with("packs")));
                }
            }
            ("phminposuw", 16) => {
                let zero = self.b.constant(WORD, 0);
                let (mut least, mut place) = (self.number(x[0], 16, false), zero);
                for (at, &lane) in (1..).zip(&x[1..]) {
                    let (lane, at) = (self.number(lane, 16, false), self.b.constant(WORD, at));
                    let is_less = self.b.cmp(Cond::Lt, WORD, lane, least);
                    (least, place) = (self.choose(is_less, lane, least), self.choose(is_less, at, place));
                }
                for number in [least, place, zero, zero, zero, zero, zero, zero] {
                    out.push(self.low_bits(number, 16));
                }
            }
            ("pshuf.b", 8) => {
                let top = self.b.constant(ir::Type::U8, 0x80);
                for &place in y {
                    let mut value = self.b.constant(ir::Type::U8, 0);
                    let low = self.b.constant(ir::Type::U8, 0x8f);
                    let place = self.b.and(ir::Type::U8, place, low);
                    for (at, &lane) in x.iter().enumerate() {
                        let number = self.b.constant(ir::Type::U8, at as u64);
                        let is_it = self.b.cmp(Cond::Eq, ir::Type::U8, place, number);
                        value = self.choose(is_it, lane, value);
                    }
                    let is_zero = self.b.cmp(Cond::Ge, ir::Type::U8, place, top);
                    let zero = self.b.constant(ir::Type::U8, 0);
                    out.push(self.choose(is_zero, zero, value));
                }
            }
            ("psign.b", 8) | ("psign.w", 16) | ("psign.d", 32) => {
                let zero = self.b.constant(WORD, 0);
                for (&x, &y) in x.iter().zip(y) {
                    let (x, y) = (self.number(x, bits, true), self.number(y, bits, true));
                    let opposite = self.b.neg(WORD, x);
                    let is_below = self.b.cmp(Cond::Lt, WORD, y, zero);
                    let is_zero = self.b.cmp(Cond::Eq, WORD, y, zero);
                    let value = self.choose(is_below, opposite, x);
                    let value = self.choose(is_zero, zero, value);
                    out.push(self.low_bits(value, bits));
                }
            }
            ("phadd.w" | "phadd.sw" | "phsub.w" | "phsub.sw", 16) | ("phadd.d" | "phsub.d", 32) => {
                for [a, b] in pairs(x).into_iter().chain(pairs(y)) {
                    let (a, b) = (self.number(a, bits, true), self.number(b, bits, true));
                    let value = if name.starts_with("phadd") { self.b.add(WORD, a, b) } else { self.b.sub(WORD, a, b) };
                    out.push(match name.ends_with("sw") {
                        true => self.saturated(value, 16, true),
                        false => self.low_bits(value, bits),
                    });
                }
            }
            _ => return false,
        }
        true
    }

    /// Eight sums of four distances: between a group of `y` and the groups that start at successive lanes of `x`.
    fn sums_of_distances(&mut self, x: &[VReg], y: &[VReg], selection: u64, out: &mut Vec<VReg>) {
        let (start, group) = ((selection >> 2 & 1) as usize * 4, (selection & 3) as usize * 4);
        for at in 0..8 {
            let mut sum = self.b.constant(WORD, 0);
            for lane in 0..4 {
                let a = self.number(x[start + at + lane], 8, false);
                let b = self.number(y[group + lane], 8, false);
                let difference = self.b.sub(WORD, a, b);
                let distance = self.b.abs(WORD, difference);
                sum = self.b.add(WORD, sum, distance);
            }
            out.push(self.low_bits(sum, 16));
        }
    }

    /// Instructions on integers that are operations on vectors in registers.
    fn native_instruction(&mut self, name: &str, data: &InstData, arguments: &[Operand]) -> Result<bool> {
        let Some(ty) = self.native(data.ty).filter(|ty| ty.is_int()) else { return Ok(false) };
        let mut same = Vec::with_capacity(arguments.len());
        for &argument in arguments {
            if self.native(self.type_of(argument)) != Some(ty) {
                return Ok(false);
            }
            same.push(self.native_reg(argument)?);
        }
        let reg = match (name, &same[..]) {
            ("permd", &[a, places]) => self.b.permute(ty, a, places),
            ("pblendvb", &[a, b, mask]) => {
                let mask = self.signs(ty, mask);
                self.b.select(ty, mask, b, a)
            }
            ("psllv.d" | "psllv.q" | "psrlv.d" | "psrlv.q", &[a, amount]) => {
                let op = if name.starts_with("psll") { ir::Opcode::Shl } else { ir::Opcode::Shr };
                let (moved, zero) = (self.b.binary(op, ty, a, amount), self.b.constant(ty, 0));
                let width = self.b.constant(ty, u64::from(ty.elem().bits()));
                let is_part = self.b.cmp(Cond::Lt, ty, amount, width);
                self.b.select(ty, is_part, moved, zero)
            }
            ("psrav.d", &[a, amount]) => {
                let signed = integers(ty, true);
                let last = self.b.constant(ty, u64::from(ty.elem().bits() - 1));
                let amount = self.b.min(ty, amount, last);
                let (a, amount) = (self.b.bitcast(signed, ty, a), self.b.bitcast(signed, ty, amount));
                let moved = self.b.shr(signed, a, amount);
                self.b.bitcast(ty, signed, moved)
            }
            _ => return Ok(false),
        };
        self.define_result(data, &[reg])?;
        Ok(true)
    }

    /// A lane of at most 32 bits as a number.
    fn number(&mut self, lane: VReg, bits: u32, is_signed: bool) -> VReg {
        match is_signed {
            true => {
                let signed = self.signed(lane, bits);
                let from = super::leaf::signed_container(bits);
                if from == WORD { signed } else { self.b.cast(WORD, from, signed) }
            }
            false => self.b.cast(WORD, container(bits), lane),
        }
    }

    /// A lane with the lowest bits of a number.
    fn low_bits(&mut self, number: VReg, bits: u32) -> VReg {
        self.b.cast(container(bits), WORD, number)
    }

    /// A lane with the nearest number that it can hold.
    fn saturated(&mut self, number: VReg, bits: u32, is_signed: bool) -> VReg {
        let [low, high] = match is_signed {
            true => [-(1i64 << (bits - 1)), (1 << (bits - 1)) - 1],
            false => [0, (1 << bits) - 1],
        };
        let [low, high] = [low, high].map(|bound| self.b.constant(WORD, bound as u64));
        let number = self.b.max(WORD, number, low);
        let number = self.b.min(WORD, number, high);
        self.low_bits(number, bits)
    }

    fn product(&mut self, x: VReg, y: VReg, bits: u32, signed: [bool; 2]) -> VReg {
        let (x, y) = (self.number(x, bits, signed[0]), self.number(y, bits, signed[1]));
        self.b.mul(WORD, x, y)
    }

    /// x0 y0 + x1 y1; the numbers of `y` are signed.
    fn sum_of_products(&mut self, x: [VReg; 2], y: [VReg; 2], bits: u32, is_signed: bool) -> VReg {
        let first = self.product(x[0], y[0], bits, [is_signed, true]);
        let second = self.product(x[1], y[1], bits, [is_signed, true]);
        self.b.add(WORD, first, second)
    }

    /// The lowest 64 bits of a vector.
    fn low_word(&mut self, lanes: &[VReg], bits: u32) -> VReg {
        let mut word = self.b.constant(LONG, 0);
        for (at, &lane) in lanes.iter().take(64 / bits as usize).enumerate() {
            let lane = if bits == 64 { lane } else { self.b.cast(LONG, container(bits), lane) };
            let place = self.b.constant(LONG, u64::from(bits) * at as u64);
            let lane = self.b.shl(LONG, lane, place);
            word = self.b.or(LONG, word, lane);
        }
        word
    }

    /// A lane, shifted left, right, or right with copies of its sign.
    fn shifted(&mut self, direction: &str, bits: u32, lane: VReg, amount: VReg) -> VReg {
        let ty = container(bits);
        let last = self.b.constant(LONG, u64::from(bits - 1));
        let limited = self.b.min(LONG, amount, last);
        let distance = if ty == LONG { limited } else { self.b.cast(ty, LONG, limited) };
        if direction == "ra" {
            let signed = super::leaf::signed_container(bits);
            let (value, distance) = (self.signed(lane, bits), self.b.cast(signed, ty, distance));
            let value = self.b.shr(signed, value, distance);
            return self.b.cast(ty, signed, value);
        }
        let op = if direction == "ll" { ir::Opcode::Shl } else { ir::Opcode::Shr };
        let value = self.b.binary(op, ty, lane, distance);
        let is_all = self.b.cmp(Cond::Gt, LONG, amount, last);
        let zero = self.b.constant(ty, 0);
        self.choose(is_all, zero, value)
    }

    /// Whether no bit is in both, whether all bits of `y` are in `x`, or whether neither.
    fn test_bits(&mut self, name: &str, bits: u32, x: &[VReg], y: &[VReg]) -> VReg {
        let ty = container(bits);
        let zero = self.b.constant(ty, 0);
        let (mut both, mut only) = (zero, zero);
        for (&x, &y) in x.iter().zip(y) {
            let common = self.b.and(ty, x, y);
            both = self.b.or(ty, both, common);
            let x = self.b.not(ty, x);
            let missing = self.b.and(ty, x, y);
            only = self.b.or(ty, only, missing);
        }
        let is = |lower: &mut Self, cond, value| lower.b.cmp(cond, ty, value, zero);
        let truth = match name {
            "ptestz" => is(self, Cond::Eq, both),
            "ptestc" => is(self, Cond::Eq, only),
            _ => {
                let (a, b) = (is(self, Cond::Ne, both), is(self, Cond::Ne, only));
                self.b.and(ir::Type::BOOL, a, b)
            }
        };
        self.b.cast(ir::Type::U32, ir::Type::BOOL, truth)
    }

    /// CRC-32C of a number after a CRC, bit by bit.
    fn crc(&mut self, data: &InstData, [crc, value]: [Operand; 2], bits: u32) -> Result<()> {
        let (Class::Int(width), Class::Int(from)) = (self.class(self.type_of(crc))?, self.class(self.type_of(value))?)
        else {
            return Err("such arguments of `crc32`".into());
        };
        let (crc, value) = (self.reg(crc)?, self.reg(value)?);
        let [crc, value] = [(crc, width), (value, from)].map(|(reg, bits)| self.resize(reg, bits, 64));
        // Only the lowest 32 bits of a CRC count.
        let crc = self.resize(crc, 64, 32);
        let crc = self.resize(crc, 32, 64);
        let mut rest = self.b.xor(LONG, crc, value);
        let one = self.b.constant(LONG, 1);
        let polynomial = self.b.constant(LONG, CASTAGNOLI);
        for _ in 0..bits {
            let low = self.b.and(LONG, rest, one);
            let all = self.b.neg(LONG, low);
            let taken = self.b.and(LONG, all, polynomial);
            rest = self.b.shr(LONG, rest, one);
            rest = self.b.xor(LONG, rest, taken);
        }
        let reg = self.resize(rest, 64, 32);
        let reg = self.resize(reg, 32, width);
        self.define_result(data, &[reg])
    }
}
