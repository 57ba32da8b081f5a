//! Shuffles of vectors in one register.
//!
//! In: one or two vectors of a type, and for each lane of the result its number in both, or none. Out: the operations that the
//! code generator knows an instruction for, if the numbers are one of their patterns; else a permutation by a constant.
//! Not here: vectors in lanes, whose shuffles only choose registers (`vector`).

use super::function::Lower;
use super::leaf::Result;
use super::native::{count, integers};
use crate::body::Operand;
use kernelsmith_ir as ir;
use kernelsmith_ir::{Cond, VReg};

/// Most lanes of a block of [`ir::Opcode::Shuffle`].
const MAX_BLOCK: usize = 8;

/// Whether every lane with a number has this one.
fn is(mask: &[Option<u32>], number: impl Fn(u32) -> u32) -> bool {
    (0..).zip(mask).all(|(at, lane)| lane.is_none_or(|lane| lane == number(at)))
}

impl Lower<'_> {
    /// The shuffle of vectors in registers, if that is what its operands are.
    pub(super) fn native_shuffle(&mut self, ty: ir::Type, operands: &[Operand]) -> Result<Option<VReg>> {
        let Some(source) = self.native(self.type_of(operands[0])) else { return Ok(None) };
        if self.word_bits == 32 && (ty.is_mask() || source != ty) {
            return Ok(None);
        }
        let mask = self.shuffle_mask(operands[2])?;
        let n = count(source);
        if mask.iter().flatten().any(|&lane| lane >= 2 * n) {
            return Err("such masks".into());
        }
        let uses = |range: std::ops::Range<u32>| mask.iter().flatten().any(|lane| range.contains(lane));
        let uses_second = uses(n..2 * n);
        let first = self.native_reg(operands[if uses(0..n) || !uses_second { 0 } else { 1 }])?;
        let second = if uses_second { self.native_reg(operands[1])? } else { first };
        if !source.is_mask() {
            return Ok(Some(self.shuffled(source, first, second, &mask)));
        }
        let ints = integers(source, false);
        let first = self.numbers_of_mask(ints, source, first, true);
        let second = if uses_second { self.numbers_of_mask(ints, source, second, true) } else { first };
        let moved = self.shuffled(ints, first, second, &mask);
        let moved_ty = ir::Type::fixed(ints.elem(), mask.len() as u32);
        let zero = self.b.constant(moved_ty, 0);
        let reg = self.b.cmp(Cond::Ne, moved_ty, moved, zero);
        Ok(Some(self.mask_as(ty, moved_ty.mask_type(), reg)))
    }

    /// The lanes that a mask selects, of two vectors of a type.
    fn shuffled(&mut self, ty: ir::Type, a: VReg, b: VReg, mask: &[Option<u32>]) -> VReg {
        let n = count(ty) as usize;
        if mask.len() > n {
            let whole = ir::Type::fixed(ty.elem(), mask.len() as u32);
            let (low, high) = mask.split_at(mask.len() / 2);
            let (low, high) = (self.shuffled(ty, a, b, low), self.shuffled(ty, a, b, high));
            return self.b.binary(ir::Opcode::Concat, whole, low, high);
        }
        if mask.len() == n {
            return self.shuffled_as_many(ty, a, b, mask);
        }
        let half = ir::Type::fixed(ty.elem(), n as u32 / 2);
        // Part of one half, or of both.
        let n = n as u32;
        let in_half = |at: u32| mask.iter().flatten().all(|&lane| lane % n >= at && lane % n < at + n / 2);
        for at in [0, n / 2] {
            if in_half(at) {
                let op = if at == 0 { ir::Opcode::Lower } else { ir::Opcode::Upper };
                let low = self.b.with_source(op, half, ty, a);
                let high = if a == b { low } else { self.b.with_source(op, half, ty, b) };
                let moved = |lane: u32| lane % n - at + if lane >= n { n / 2 } else { 0 };
                let mask: Vec<_> = mask.iter().map(|lane| lane.map(moved)).collect();
                return self.shuffled(half, low, high, &mask);
            }
        }
        let mut padded = mask.to_vec();
        padded.resize(n as usize, None);
        let (mut ty, mut reg) = (ty, self.shuffled_as_many(ty, a, b, &padded));
        while count(ty) as usize > mask.len() {
            let half = ir::Type::fixed(ty.elem(), count(ty) / 2);
            reg = self.b.lower(half, ty, reg);
            ty = half;
        }
        reg
    }

    /// As many lanes as each vector has.
    fn shuffled_as_many(&mut self, ty: ir::Type, a: VReg, b: VReg, mask: &[Option<u32>]) -> VReg {
        let n = count(ty);
        let Some(&first) = mask.iter().flatten().next() else { return self.b.constant(ty, 0) };
        let is_from = |from: u32| mask.iter().flatten().all(|&lane| lane / n == from);
        if is_from(1) {
            let mask: Vec<_> = mask.iter().map(|lane| lane.map(|lane| lane - n)).collect();
            return self.shuffled_as_many(ty, b, b, &mask);
        }
        if is(mask, |_| first) {
            let lane = self.b.extract(ty, a, first);
            return self.b.splat(ty, lane);
        }
        if self.word_bits == 32 {
            return self.permuted(ty, a, b, mask);
        }
        if is(mask, |at| at) {
            return a;
        }
        if is(mask, |at| n - 1 - at) {
            return self.b.unary(ir::Opcode::Reverse, ty, a);
        }
        // With one source, its lanes are those of both.
        let one = is_from(0);
        let lane_of = |lane: u32| if one { lane % n } else { lane };
        let interleaved = |start: u32| move |at: u32| start + at / 2 + if at.is_multiple_of(2) { 0 } else { n };
        let swapped = |start: u32| move |at: u32| start + at / 2 + if at.is_multiple_of(2) { n } else { 0 };
        let b = if one { a } else { b };
        for (op, start) in [(ir::Opcode::InterleaveLow, 0), (ir::Opcode::InterleaveHigh, n / 2)] {
            if is(mask, |at| lane_of(interleaved(start)(at))) {
                return self.b.binary(op, ty, a, b);
            }
            if is(mask, |at| lane_of(swapped(start)(at))) {
                return self.b.binary(op, ty, b, a);
            }
        }
        for (op, start) in [(ir::Opcode::Even, 0), (ir::Opcode::Odd, 1)] {
            if is(mask, |at| lane_of(2 * at + start)) {
                return self.b.binary(op, ty, a, b);
            }
        }
        let at = (0..).zip(mask).find_map(|(at, lane)| lane.map(|lane| (lane + 2 * n - at) % (2 * n))).unwrap_or(0);
        if at % n != 0 && is(mask, |lane| lane_of((at + lane) % (2 * n))) {
            let (low, high) = if at < n { (a, b) } else { (b, a) };
            return self.b.align(ty, low, at % n, high);
        }
        if is_blend(mask, n) {
            let ints = integers(ty, false);
            let from_second: Vec<u64> = mask.iter().map(|lane| u64::from(lane.is_some_and(|lane| lane >= n))).collect();
            let from_second = self.native_constant(ints.mask_type(), &from_second);
            return self.b.select(ty, from_second, b, a);
        }
        match numbers_of_block(mask, n) {
            Some(numbers) => self.b.shuffle(ty, a, b, &numbers),
            None => self.permuted(ty, a, b, mask),
        }
    }

    fn permuted(&mut self, ty: ir::Type, a: VReg, b: VReg, mask: &[Option<u32>]) -> VReg {
        let n = count(ty);
        let ints = integers(ty, false);
        let values: Vec<u64> = mask.iter().map(|lane| u64::from(lane.unwrap_or(0))).collect();
        if mask.iter().flatten().all(|&lane| lane < n) {
            let indices = self.native_constant(ints, &values);
            return self.b.permute(ty, a, indices);
        }
        if self.word_bits == 64 {
            let indices = self.native_constant(ints, &values);
            return self.b.ternary(ir::Opcode::Permute2, ty, a, b, indices);
        }
        let from_second: Vec<u64> = values.iter().map(|&lane| u64::from(lane >= u64::from(n))).collect();
        let indices: Vec<u64> = values.iter().map(|&lane| lane % u64::from(n)).collect();
        let indices = self.native_constant(ints, &indices);
        let (first, second) = (self.b.permute(ty, a, indices), self.b.permute(ty, b, indices));
        let from_second = self.native_constant(ints.mask_type(), &from_second);
        self.b.select(ty, from_second, second, first)
    }
}

/// Whether every lane stays where it is.
fn is_blend(mask: &[Option<u32>], n: u32) -> bool {
    (0..).zip(mask).all(|(at, lane)| lane.is_none_or(|lane| lane % n == at))
}

/// The numbers of [`ir::Opcode::Shuffle`], if all blocks of some length have the same.
fn numbers_of_block(mask: &[Option<u32>], n: u32) -> Option<Vec<u8>> {
    let mut len = 2;
    while len <= mask.len().min(MAX_BLOCK) {
        if let Some(numbers) = numbers_of_blocks(mask, n, len) {
            return Some(numbers);
        }
        len *= 2;
    }
    None
}

fn numbers_of_blocks(mask: &[Option<u32>], n: u32, len: usize) -> Option<Vec<u8>> {
    let mut numbers = vec![None; len];
    for (block, lanes) in mask.chunks(len).enumerate() {
        let start = (block * len) as u32;
        for (number, lane) in numbers.iter_mut().zip(lanes) {
            let Some(lane) = *lane else { continue };
            let at = (lane % n).checked_sub(start).filter(|&at| at < len as u32)?;
            let own = at as u8 + if lane >= n { len as u8 } else { 0 };
            if number.replace(own).is_some_and(|other| other != own) {
                return None;
            }
        }
    }
    Some(numbers.into_iter().map(|number| number.unwrap_or(0)).collect())
}
