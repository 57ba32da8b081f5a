//! Prologue, epilogue, and expansions: constants, and addresses that no instruction can encode.
//!
//! From the stack pointer upwards: the body with outgoing arguments, spill slots and saved vector registers; saved general
//! registers, the return address first.

use super::AArch64;
use crate::isa::FrameShape;
use crate::unwind::{FrameCode, FrameEffect};
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_machine::{InstId, InstRef, Mem, Operand, OperandClass, RegId, Scale, TargetDesc};

/// Size of a vector register in bytes.
const VECTOR_BYTES: i32 = 16;
/// The displacements in bytes that a paired vector access can encode.
const PAIR_REACH: core::ops::RangeInclusive<i32> = -64 * VECTOR_BYTES..=63 * VECTOR_BYTES;

/// Page size in bytes. The prologue touches each page of a larger frame, so that it does not skip the stack's guard page.
const PAGE: u32 = 4096;

type Out<'a> = &'a mut dyn FnMut(InstId, &[Operand]);

/// The forms of an access.
#[derive(Clone, Copy, Debug)]
pub(super) struct Access {
    /// The operand that is the address.
    at: usize,
    /// log2 of the unit of the displacement in bytes.
    scale_log2: u8,
    /// Maximum displacement in bytes.
    max: i64,
    /// The form with a signed displacement of 9 bits in bytes.
    near: InstId,
    /// The forms with an index register, unscaled and scaled by the size.
    indexed: [InstId; 2],
    /// The form with a label.
    literal: Option<InstId>,
}

impl Access {
    /// The forms of an instruction with a base register and a scaled displacement, looked up by name.
    pub(super) fn of(desc: &TargetDesc, inst: InstRef<'_>) -> Option<Access> {
        let stem = inst.name().strip_suffix("ui")?;
        let (at, kind) = inst.operands().enumerate().find_map(|(at, operand)| match operand.class() {
            OperandClass::Mem(kind) => Some((at, desc.operand_kind(kind))),
            _ => None,
        })?;
        let find = |name: String| desc.inst_by_name(&name);
        let near = if stem == "PRFM" { "PRFUMi".to_owned() } else { format!("{}U{}i", &stem[..2], &stem[2..]) };
        Some(Access {
            at,
            scale_log2: (kind.mem_bits() / 8).ilog2() as u8,
            max: kind.max(),
            near: find(near)?,
            indexed: [find(format!("{stem}roX"))?, find(format!("{stem}roXs"))?],
            literal: find(format!("{stem}l")),
        })
    }
}

impl AArch64 {
    /// The return address and the saved general registers, in the order of their slots.
    fn saved_list(&self, frame: &FrameShape<'_>) -> Vec<RegId> {
        let pushed = frame.saved.iter().zip(frame.save_offsets).filter(|(_, offset)| offset.is_none());
        frame.has_link.then_some(self.link).into_iter().chain(pushed.map(|(reg, _)| *reg)).collect()
    }

    /// sp = sp + n; the maximum frame size fits 24 bits.
    fn move_stack(&self, n: i64, out: &mut dyn FrameCode) {
        let sp = Operand::Reg(self.sp);
        let (low, high) = if n < 0 { (self.i.sub_xi, self.i.sub_xi12) } else { (self.i.add_xi, self.i.add_xi12) };
        let size = n.abs();
        for (inst, part) in [(high, size & !0xfff), (low, size & 0xfff)] {
            if part != 0 {
                out.put(inst, &[sp, sp, Operand::Imm(part)]);
                out.note(FrameEffect::Moves(n.signum() * part));
            }
        }
    }

    pub(super) fn enter(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        let saved = self.saved_list(frame);
        let mut bytes = frame.body_bytes + 8 * saved.len() as u32;
        while bytes >= PAGE {
            self.move_stack(-i64::from(PAGE), out);
            out.put(self.i.str_x, &[Operand::Reg(self.zero), Operand::Mem(Mem::base(self.sp, 0))]);
            bytes -= PAGE;
        }
        self.move_stack(-i64::from(bytes), out);
        self.access_saved(frame, &saved, [self.i.stp_x, self.i.str_x, self.i.str_d], &FrameEffect::Saves, out);
    }

    pub(super) fn leave(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        let saved = self.saved_list(frame);
        let reloads = |reg, _| FrameEffect::Reloads(reg);
        self.access_saved(frame, &saved, [self.i.ldp_x, self.i.ldr_x, self.i.ldr_d], &reloads, out);
        self.move_stack(i64::from(frame.body_bytes + 8 * saved.len() as u32), out);
    }

    /// Stores or loads the saved registers. `insts`: for a pair of general registers, one general register, a vector register.
    fn access_saved(
        &self,
        frame: &FrameShape<'_>,
        saved: &[RegId],
        insts: [InstId; 3],
        effect: &dyn Fn(RegId, u32) -> FrameEffect,
        out: &mut dyn FrameCode,
    ) {
        /// Maximum displacement in bytes of a paired access.
        const MAX_PAIR_DISP: u32 = 504;
        let mem = |offset: u32| Operand::Mem(Mem::base(self.sp, offset as i32));
        let mut at = frame.body_bytes;
        let mut remaining = saved;
        while let [first, others @ ..] = remaining {
            if let ([second, tail @ ..], true) = (others, at <= MAX_PAIR_DISP) {
                out.put(insts[0], &[Operand::Reg(*first), Operand::Reg(*second), mem(at)]);
                out.note(effect(*first, at));
                out.note(effect(*second, at + 8));
                (remaining, at) = (tail, at + 16);
            } else {
                out.put(insts[1], &[Operand::Reg(*first), mem(at)]);
                out.note(effect(*first, at));
                (remaining, at) = (others, at + 8);
            }
        }
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets) {
            if let Some(offset) = offset {
                out.put(insts[2], &[Operand::Reg(*reg), mem(*offset)]);
                out.note(effect(*reg, *offset));
            }
        }
    }

    /// The paired access for two contiguous vector accesses.
    pub(super) fn pair_of(
        &self,
        insts: [InstId; 2],
        first: &[Operand],
        second: &[Operand],
    ) -> Option<(InstId, [Operand; 3])> {
        let is_load = insts[0] == self.i.ldr_q;
        if insts[0] != insts[1] || !is_load && insts[0] != self.i.str_q {
            return None;
        }
        let (&[a, Operand::Mem(low)], &[b, Operand::Mem(high)]) = (first, second) else { return None };
        let (a, b, low, high) = if low.disp <= high.disp { (a, b, low, high) } else { (b, a, high, low) };
        let is_plain = low.base.is_some() && low.index.is_none() && low.label.is_none();
        let is_contiguous = high == Mem { disp: low.disp.checked_add(VECTOR_BYTES)?, ..low };
        let reaches = low.disp % VECTOR_BYTES == 0 && PAIR_REACH.contains(&low.disp);
        // A paired load needs two different registers.
        let fits = is_plain && is_contiguous && reaches && !(is_load && a == b);
        fits.then_some((if is_load { self.i.ldp_q } else { self.i.stp_q }, [a, b, Operand::Mem(low)]))
    }

    /// The paired vector store with post-increment of its address by `bytes`.
    pub(super) fn stepped_pair(
        &self,
        inst: InstId,
        operands: &[Operand; 3],
        bytes: i64,
    ) -> Option<(InstId, [Operand; 5])> {
        let &[a, b, Operand::Mem(Mem { base: Some(base), disp: 0, .. })] = operands else { return None };
        let step = i32::try_from(bytes).ok().filter(|bytes| bytes % VECTOR_BYTES == 0 && PAIR_REACH.contains(bytes))?;
        let base = Operand::Reg(base);
        (inst == self.i.stp_q).then_some((self.i.stp_qpost, [base, a, b, base, Operand::Imm(step.into())]))
    }

    /// Writes any constant to a register: one instruction that sets most of its 16-bit parts, then one per remaining part.
    fn put_number(&self, dst: RegId, n: i64, wide: bool, out: Out<'_>) {
        let dst = Operand::Reg(dst);
        let (zeros, ones, keep) = if wide {
            (self.i.mov_xw, self.i.mov_xn, self.i.movk_x)
        } else {
            (self.i.mov_ww, self.i.mov_wn, self.i.movk_w)
        };
        let parts = if wide { 4 } else { 2 };
        let part = |at: u32| n >> (16 * at) & 0xffff;
        let count = |of: i64| (0..parts).filter(|&at| part(at) == of).count();
        let inverted = count(0xffff) > count(0);
        let filler = if inverted { 0xffff } else { 0 };
        let first = (0..parts).find(|&at| part(at) != filler).unwrap_or(0);
        let start = part(first) << (16 * first);
        if inverted {
            // All other bits are ones.
            let number = start | !(0xffffi64 << (16 * first));
            out(ones, &[dst, Operand::Imm(if wide { number } else { i64::from(number as i32) })]);
        } else {
            out(zeros, &[dst, Operand::Imm(if wide { start } else { i64::from(start as i32) })]);
        }
        for at in first + 1..parts {
            if part(at) != filler {
                out(keep, &[dst, dst, Operand::Imm(part(at)), Operand::Imm(i64::from(16 * at))]);
            }
        }
    }

    /// dst = base + n; n is not negative and fits 24 bits.
    fn put_frame_address(&self, dst: Operand, base: RegId, n: i64, out: Out<'_>) {
        let mut from = Operand::Reg(base);
        if n & !0xfff != 0 {
            out(self.i.add_xi12, &[dst, from, Operand::Imm(n & !0xfff)]);
            from = dst;
        }
        if n & 0xfff != 0 || from != dst {
            out(self.i.add_xi, &[dst, from, Operand::Imm(n & 0xfff)]);
        }
    }

    /// Expands an instruction that the machine cannot encode with these operands; whether it did.
    pub(super) fn expand_inst(&self, inst: InstId, operands: &[Operand], out: Out<'_>) -> bool {
        if let [Operand::Reg(dst), Operand::Imm(n)] = *operands {
            if inst == self.i.mov_wi32 || inst == self.i.mov_wi64 {
                self.put_number(dst, n, inst == self.i.mov_wi64, out);
                return true;
            }
            return false;
        }
        if let [Operand::Mem(Mem { label: Some(label), .. })] = *operands
            && (inst == self.i.blr || inst == self.i.br)
        {
            out(self.i.ldr_xl, &[Operand::Reg(self.scratch), Operand::Label(label.label())]);
            out(inst, &[Operand::Reg(self.scratch)]);
            return true;
        }
        if let [_, Operand::Mem(Mem { label: Some(label), .. })] = *operands
            && inst == self.i.add_xi
        {
            out(self.i.adr, &[operands[0], Operand::Label(label.label())]);
            return true;
        }
        if let [dst, Operand::Mem(Mem { base: Some(base), disp, .. })] = *operands
            && inst == self.i.add_xi
        {
            self.put_frame_address(dst, base, disp.into(), out);
            return true;
        }
        let Some(access) = &self.accesses[inst.index()] else { return self.expand_atomic(inst, operands, out) };
        let Some(Operand::Mem(mem)) = operands.get(access.at) else { return false };
        let mut changed = [Operand::Imm(0); MAX_OPERANDS];
        changed[..operands.len()].copy_from_slice(operands);
        let changed = &mut changed[..operands.len()];
        let scratch = Operand::Reg(self.scratch);
        if let Some(label) = mem.label {
            if let Some(literal) = access.literal.filter(|_| mem.disp == 0) {
                changed[access.at] = Operand::Label(label.label());
                out(literal, changed);
                return true;
            }
            out(self.i.adr, &[scratch, Operand::Label(label.label())]);
            changed[access.at] = Operand::Mem(Mem::base(self.scratch, mem.disp));
            out(inst, changed);
            return true;
        }
        let disp = i64::from(mem.disp);
        if mem.index.is_some() {
            // Selection gives indexed addresses no displacement, and a scale of 1 or the size.
            changed[access.at] = Operand::Mem(Mem { scale: Scale::One, ..*mem });
            out(access.indexed[usize::from(mem.scale != Scale::One)], changed);
            return true;
        }
        let is_scaled = disp & ((1 << access.scale_log2) - 1) == 0;
        if is_scaled && (0..=access.max).contains(&disp) {
            return false;
        }
        if (-256..256).contains(&disp) {
            out(access.near, changed);
            return true;
        }
        let Some(base) = mem.base else { return false };
        self.put_number(self.scratch, disp, true, out);
        changed[access.at] = Operand::Mem(Mem { base: Some(base), index: Some(self.scratch), ..Mem::default() });
        out(access.indexed[0], changed);
        true
    }
}
