//! Loads and stores. Accesses that are not naturally aligned trap. So an access that may be unaligned is split: scalars into
//! bytes or half words, vectors into masked accesses of the two aligned blocks that contain them.
//! Without the features that make vector accesses right, masked stores are loops over lanes (`each`), and narrow vectors are
//! taken from the words of their cache lines. No other bytes are written, and none outside these lines are read.

use super::lanes::count;
use super::{Naplespu, SCRATCHPAD};
use crate::error::CompileError;
use crate::isa::common::inst;
use crate::nodes::SLOTS;
use crate::select::{Arg, ArgBase, Selector};
use kernelsmith_ir::{Op, Opcode, Pass, Type};
use kernelsmith_machine::{InstId, TargetDesc};
use kernelsmith_regalloc as ra;

/// Vector loads and stores, unmasked and masked: by address space (main memory, scratchpad), kind (signed load, unsigned load,
/// store) and log2 of the lane's bytes.
#[derive(Debug)]
pub(super) struct VectorForms {
    plain: [[[InstId; 3]; 3]; 2],
    masked: [[[InstId; 3]; 3]; 2],
}

const WIDTHS: [[&str; 3]; 3] = [["I8", "I16", "I32"], ["U8", "U16", "I32"], ["I8", "I16", "I32"]];
const SPACES: [&str; 2] = ["", "_SCRATCHPAD"];

impl VectorForms {
    pub(super) fn new(desc: &TargetDesc) -> Result<VectorForms, CompileError> {
        let mut forms = VectorForms { plain: [[[InstId(0); 3]; 3]; 2], masked: [[[InstId(0); 3]; 3]; 2] };
        for (space, suffix) in SPACES.iter().enumerate() {
            for (kind, widths) in WIDTHS.iter().enumerate() {
                let verb = if kind == 2 { "STORE" } else { "LOAD" };
                for (at, width) in widths.iter().enumerate() {
                    forms.plain[space][kind][at] = inst(desc, &format!("{verb}_V16{width}{suffix}"))?;
                    forms.masked[space][kind][at] = inst(desc, &format!("M{verb}_{width}{suffix}"))?;
                }
            }
        }
        Ok(forms)
    }
}

/// Pairs of a masked pseudo instruction and the real instruction in its expansion.
pub(super) fn under_mask(desc: &TargetDesc) -> Result<Vec<[InstId; 2]>, CompileError> {
    let mut list =
        vec![[inst(desc, "CHOOSE_V")?, inst(desc, "MOVE_VV")?], [inst(desc, "CHOOSE_S")?, inst(desc, "MOVE_VS")?]];
    for suffix in SPACES {
        for width in ["I8", "U8", "I16", "U16", "I32"] {
            list.push([
                inst(desc, &format!("MLOAD_{width}{suffix}"))?,
                inst(desc, &format!("LOAD_V16{width}{suffix}_M"))?,
            ]);
        }
        for width in ["I8", "I16", "I32"] {
            list.push([
                inst(desc, &format!("MSTORE_{width}{suffix}"))?,
                inst(desc, &format!("STORE_V16{width}{suffix}_M"))?,
            ]);
        }
    }
    Ok(list)
}

fn space_of(op: &Op) -> usize {
    usize::from(op.mem().space == SCRATCHPAD)
}

impl Naplespu {
    pub(super) fn memory(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        if op.mem().space == SCRATCHPAD && !self.has.scratchpad {
            s.fail(op, "the machine has no scratchpad");
            return true;
        }
        if op.ty.is_vector() { self.vector_access(s, at, op) } else { self.scalar_access(s, at, op) }
    }

    /// The form of an instruction for the address space of the operation.
    fn in_space(&self, op: &Op, inst: InstId) -> InstId {
        let twin = self.twins.iter().find(|[main, _]| *main == inst);
        twin.map_or(inst, |pair| pair[space_of(op)])
    }

    fn scalar_access(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        // An index or a pointer has 64 bits in memory: its 32 bits, sign- or zero-extended.
        let is_long = op.ty.elem().bytes() == 8;
        let bytes = op.ty.elem().bytes().min(4);
        let part = bytes.min(op.mem().align());
        let signed = op.ty.is_signed();
        let load = |bytes: u32, signed: bool| match (bytes, signed) {
            (1, true) => self.i.load_s8,
            (1, false) => self.i.load_u8,
            (2, true) => self.i.load_s16,
            (2, false) => self.i.load_u16,
            _ => self.i.load,
        };
        let store = match part {
            1 => self.i.store_8,
            2 => self.i.store_16,
            _ => self.i.store,
        };
        if op.code == Opcode::Store {
            let v = s.reg(op.stored());
            let mem = s.address(at);
            for first in (0..bytes).step_by(part as usize) {
                let v =
                    if first == 0 { v } else { self.op(s, self.i.shr_i, &[Arg::Use(v), Arg::Imm((8 * first).into())]) };
                s.emit(self.in_space(op, store), &[Arg::Use(v), offset_by(mem, first)]);
            }
            if is_long {
                let by = if op.ty == Type::INDEX { 31 } else { 0 };
                let upper = match by {
                    0 => s.shared_integer(0),
                    _ => self.op(s, self.i.sar_i, &[Arg::Use(v), Arg::Imm(by)]),
                };
                for first in (0..4).step_by(part as usize) {
                    s.emit(self.in_space(op, store), &[Arg::Use(upper), offset_by(mem, 4 + first)]);
                }
            }
            return true;
        }
        let mem = s.address(at);
        let dst = s.dst(op.dst);
        if part == bytes {
            s.emit(self.in_space(op, load(bytes, signed)), &[Arg::Def(dst), mem]);
            return true;
        }
        // The first part is the lowest; the last part has the sign.
        let mut sum = self.op(s, self.in_space(op, load(part, false)), &[mem]);
        for first in (part..bytes).step_by(part as usize) {
            let is_last = first + part == bytes;
            let next = self.op(s, self.in_space(op, load(part, signed && is_last)), &[offset_by(mem, first)]);
            let next = self.op(s, self.i.shl_i, &[Arg::Use(next), Arg::Imm((8 * first).into())]);
            let to = if is_last { dst } else { self.word(s) };
            s.emit(self.i.or, &[Arg::Def(to), Arg::Use(sum), Arg::Use(next)]);
            sum = to;
        }
        true
    }

    fn vector_access(&self, s: &mut Selector<'_>, at: u32, op: &Op) -> bool {
        let (lanes, elem) = (count(op.ty), op.ty.elem());
        let log2 = elem.bytes().trailing_zeros() as usize;
        let (space, is_load) = (space_of(op), op.code == Opcode::Load);
        let kind = if !is_load { 2 } else { usize::from(!op.ty.is_signed()) };
        let (plain, masked) = (self.vectors.plain[space][kind][log2], self.vectors.masked[space][kind][log2]);
        let value = (!is_load).then(|| s.reg(op.stored()));
        let mask = op.mask.get().map(|mask| s.reg(mask));
        let pass = match op.pass() {
            Some(Pass::Reg(pass)) if is_load => Some(s.reg(pass)),
            _ => None,
        };
        let is_aligned = op.mem().align() >= elem.bytes() * SLOTS;
        let is_right = match (is_load, space) {
            (false, 0) => self.has.masked_stores || is_aligned && lanes == SLOTS && mask.is_none(),
            _ => log2 == 2 || self.has.narrow[space],
        };
        let mask = match mask {
            // The bits above the lanes would select lanes of the second block, so they must be zero.
            Some(mask) if lanes < SLOTS || !is_aligned || !is_right => Some(self.lanes_of_mask(s, mask, lanes)),
            None if lanes < SLOTS => Some(s.shared_integer((1 << lanes) - 1)),
            mask => mask,
        };
        let mem = s.address(at);
        if let Some(value) = value.filter(|_| !is_right) {
            self.store_each(s, (space, log2), value, mask, mem);
            return true;
        }
        if !is_right {
            if space == 0 && op.mask.is_none() {
                self.load_from_lines(s, op, (lanes, log2), mem);
                return true;
            }
            let mask = mask.unwrap_or_else(|| s.shared_integer((1 << lanes) - 1));
            let old = pass.unwrap_or_else(|| self.zeros(s));
            let [left, lane, value] = [(); 3].map(|()| self.word(s));
            let dst = s.dst(op.dst);
            let inst = self.each.load[space][log2][usize::from(op.ty.is_signed())];
            let results = [dst, left, lane, value].map(Arg::Def);
            let [dst, left, lane, value] = results;
            s.emit(inst, &[dst, left, lane, value, Arg::Use(old), mem, Arg::Use(mask)]);
            return true;
        }
        if is_aligned && let Some(mask) = mask {
            if let Some(value) = value {
                s.emit(masked, &[Arg::Use(value), mem, Arg::Use(mask)]);
            } else {
                let old = pass.unwrap_or_else(|| self.zeros(s));
                let dst = s.dst(op.dst);
                s.emit(masked, &[Arg::Def(dst), Arg::Use(old), mem, Arg::Use(mask)]);
            }
            return true;
        }
        if is_aligned {
            match value {
                Some(value) => s.emit(plain, &[Arg::Use(value), mem]),
                None => {
                    let dst = s.dst(op.dst);
                    s.emit(plain, &[Arg::Def(dst), mem]);
                }
            }
            return true;
        }
        if is_load && space == 0 && lanes == SLOTS && mask.is_none() {
            self.load_unaligned(s, op, [plain, masked], log2, mem);
            return true;
        }
        let blocks = self.blocks(s, mem, lanes, log2, mask);
        if let Some(value) = value {
            // Lane i of the block is lane i - first of the value.
            let zero = s.shared_integer(0);
            let back = self.op(s, self.i.sub, &[Arg::Use(zero), Arg::Use(blocks.first)]);
            let moved = self.rotated_by(s, value, back);
            for (base, mask) in blocks.bases.into_iter().zip(blocks.masks) {
                s.emit(masked, &[Arg::Use(moved), base, Arg::Use(mask)]);
            }
            return true;
        }
        let mut both = self.zeros(s);
        for (base, mask) in blocks.bases.into_iter().zip(blocks.masks) {
            both = self.vector_op(s, masked, &[Arg::Use(both), base, Arg::Use(mask)]);
        }
        let moved = self.rotated_by(s, both, blocks.first);
        match (op.mask.is_some(), mask) {
            (true, Some(mask)) => {
                // Inactive lanes get the pass-through value, not other lanes of the block.
                let old = pass.unwrap_or_else(|| self.zeros(s));
                let dst = s.dst(op.dst);
                s.emit(self.i.choose_v, &[Arg::Def(dst), Arg::Use(old), Arg::Use(moved), Arg::Use(mask)]);
            }
            _ => s.copy_to(op.dst, moved),
        }
        true
    }

    /// Loads all lanes of a vector at any address: the aligned block with the first lane, lanes at its start from the block with
    /// the last lane, rotated.
    fn load_unaligned(&self, s: &mut Selector<'_>, op: &Op, [plain, masked]: [InstId; 2], log2: usize, mem: Arg) {
        let Arg::Mem { base: ArgBase::Reg(base), disp, .. } = mem else { return };
        let block = i64::from(SLOTS) << log2;
        let address = if disp == 0 { base } else { self.plus(s, base, disp.into()) };
        let last = self.plus(s, address, i64::from(SLOTS - 1) << log2);
        let [first, last] = [address, last].map(|at| {
            let base = self.op(s, self.i.and_i, &[Arg::Use(at), Arg::Imm(-block)]);
            Arg::Mem { base: ArgBase::Reg(base), index: None, scale_log2: 0, disp: 0 }
        });
        // The number of the first lane in its block: so many lanes are in the other block.
        let number = self.op(s, self.i.shr_i, &[Arg::Use(address), Arg::Imm(log2 as i64)]);
        let n_after = self.op(s, self.i.and_i, &[Arg::Use(number), Arg::Imm(15)]);
        let one = s.shared_integer(1);
        let power = self.op(s, self.i.shl, &[Arg::Use(one), Arg::Use(n_after)]);
        let after = self.op(s, self.i.add_i, &[Arg::Use(power), Arg::Imm(-1)]);
        let block = self.vector_op(s, plain, &[first]);
        let both = self.vector_op(s, masked, &[Arg::Use(block), last, Arg::Use(after)]);
        let moved = self.rotated_by(s, both, number);
        s.copy_to(op.dst, moved);
    }

    /// Stores lane by lane.
    fn store_each(
        &self,
        s: &mut Selector<'_>,
        (space, log2): (usize, usize),
        value: ra::VReg,
        mask: Option<ra::VReg>,
        mem: Arg,
    ) {
        let [left, lane, number] = [(); 3].map(|()| Arg::Def(self.word(s)));
        match mask {
            None if space == 0 => s.emit(self.each.store_aligned[log2], &[left, lane, number, Arg::Use(value), mem]),
            mask => {
                let mask = mask.unwrap_or_else(|| s.shared_integer((1 << SLOTS) - 1));
                s.emit(self.each.store[space][log2], &[left, lane, number, Arg::Use(value), mem, Arg::Use(mask)]);
            }
        }
    }

    /// Loads narrow lanes: the words of the one or two cache lines that contain them, the word of each lane, its bytes. Both
    /// lines contain bytes of the vector.
    fn load_from_lines(&self, s: &mut Selector<'_>, op: &Op, (lanes, log2): (u32, usize), mem: Arg) {
        const LINE_BYTES: i64 = 64;
        let Arg::Mem { base: ArgBase::Reg(base), disp, .. } = mem else { return };
        let bytes = lanes << log2;
        let address = if disp == 0 { base } else { self.plus(s, base, disp.into()) };
        let line_of = |s: &mut Selector<'_>, at: ra::VReg| {
            let line = self.op(s, self.i.and_i, &[Arg::Use(at), Arg::Imm(-LINE_BYTES)]);
            let mem = Arg::Mem { base: ArgBase::Reg(line), index: None, scale_log2: 0, disp: 0 };
            self.vector_op(s, self.i.load_v, &[mem])
        };
        let first = line_of(s, address);
        let begin = self.op(s, self.i.and_i, &[Arg::Use(address), Arg::Imm(LINE_BYTES - 1)]);
        let offsets = core::array::from_fn(|lane| if (lane as u32) < lanes { (lane as u32) << log2 } else { 0 });
        let offsets = self.words(s, offsets);
        let position = self.vector_op(s, self.i.add_vs, &[Arg::Use(offsets), Arg::Use(begin)]);
        let word = self.vector_op(s, self.i.shr_vi, &[Arg::Use(position), Arg::Imm(2)]);
        let words = if op.mem().align() >= bytes {
            self.vector_op(s, self.i.shuffle, &[Arg::Use(first), Arg::Use(word)])
        } else {
            let last = self.plus(s, address, i64::from(bytes) - 1);
            let second = line_of(s, last);
            let word = self.vector_op(s, self.i.and_vi, &[Arg::Use(word), Arg::Imm(15)]);
            let [low, high] =
                [first, second].map(|line| self.vector_op(s, self.i.shuffle, &[Arg::Use(line), Arg::Use(word)]));
            let is_second = self.op(s, self.i.ge_vi, &[Arg::Use(position), Arg::Imm(LINE_BYTES)]);
            self.vector_op(s, self.i.choose_v, &[Arg::Use(low), Arg::Use(high), Arg::Use(is_second)])
        };
        let byte = self.vector_op(s, self.i.and_vi, &[Arg::Use(position), Arg::Imm(3)]);
        let bit = self.vector_op(s, self.i.shl_vi, &[Arg::Use(byte), Arg::Imm(3)]);
        let moved = self.vector_op(s, self.i.shr_vv, &[Arg::Use(words), Arg::Use(bit)]);
        let dst = s.dst(op.dst);
        let extension = match (log2, op.ty.is_signed()) {
            (0, true) => self.i.sext8_v,
            (0, false) => self.i.zext8_v,
            (_, true) => self.i.sext16_v,
            (_, false) => self.i.zext16_v,
        };
        s.emit(extension, &[Arg::Def(dst), Arg::Use(moved)]);
    }

    fn zeros(&self, s: &mut Selector<'_>) -> ra::VReg {
        self.vector_op(s, self.i.movei_v, &[Arg::Imm(0)])
    }

    /// Rotates the lanes down by a register: lane i becomes the old lane (i + n) modulo 16.
    fn rotated_by(&self, s: &mut Selector<'_>, v: ra::VReg, n: ra::VReg) -> ra::VReg {
        let numbers = self.numbers(s);
        let sum = self.vector_op(s, self.i.add_vs, &[Arg::Use(numbers), Arg::Use(n)]);
        let order = self.vector_op(s, self.i.and_vi, &[Arg::Use(sum), Arg::Imm(15)]);
        self.vector_op(s, self.i.shuffle, &[Arg::Use(v), Arg::Use(order)])
    }

    /// The aligned blocks of the first and the last lane, and the masks of the accessed lanes in them.
    fn blocks(&self, s: &mut Selector<'_>, mem: Arg, lanes: u32, log2: usize, mask: Option<ra::VReg>) -> Blocks {
        let block = i64::from(SLOTS) << log2;
        let Arg::Mem { base: ArgBase::Reg(base), disp, .. } = mem else {
            // Unreachable: operations have a base register.
            let base = s.shared_integer(0);
            return Blocks { bases: [mem; 2], first: base, masks: [base; 2] };
        };
        let address = if disp == 0 { base } else { self.plus(s, base, disp.into()) };
        let last = self.plus(s, address, i64::from(lanes - 1) << log2);
        let bases = [address, last].map(|at| {
            let base = self.op(s, self.i.and_i, &[Arg::Use(at), Arg::Imm(-block)]);
            Arg::Mem { base: ArgBase::Reg(base), index: None, scale_log2: 0, disp: 0 }
        });
        let first = self.op(s, self.i.shr_i, &[Arg::Use(address), Arg::Imm(log2 as i64)]);
        let first = self.op(s, self.i.and_i, &[Arg::Use(first), Arg::Imm(15)]);
        let mask = mask.unwrap_or_else(|| s.shared_integer((1 << SLOTS) - 1));
        let both = self.op(s, self.i.shl, &[Arg::Use(mask), Arg::Use(first)]);
        let ones = s.shared_integer((1 << SLOTS) - 1);
        let low = self.op(s, self.i.and, &[Arg::Use(both), Arg::Use(ones)]);
        let high = self.op(s, self.i.shr_i, &[Arg::Use(both), Arg::Imm(SLOTS.into())]);
        Blocks { bases, first, masks: [low, high] }
    }
}

/// See [`Naplespu::blocks`].
struct Blocks {
    bases: [Arg; 2],
    /// The number of the first accessed lane in the first block.
    first: ra::VReg,
    masks: [ra::VReg; 2],
}

/// An address plus some bytes.
fn offset_by(mem: Arg, bytes: u32) -> Arg {
    match mem {
        Arg::Mem { base, index, scale_log2, disp } => Arg::Mem { base, index, scale_log2, disp: disp + bytes as i32 },
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_masked_pseudo_instruction_has_a_real_one() {
        let desc = kernelsmith_targets::naplespu();
        let list = under_mask(desc).expect("they exist");
        assert_eq!(list.len(), 18);
        assert!(
            list.iter()
                .all(|[pseudo, real]| desc.inst(*pseudo).flags().is_pseudo() && !desc.inst(*real).flags().is_pseudo())
        );
    }
}
