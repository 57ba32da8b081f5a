//! Prologue, epilogue, and expansions of pseudo instructions.
//!
//! From the stack pointer upwards: the body with outgoing arguments, spill slots and saved vectors; saved scalars, the return
//! address first. `tr` holds addresses and distances that do not fit an instruction.

use super::{Naplespu, fits_9};
use crate::isa::FrameShape;
use crate::unwind::{FrameCode, FrameEffect};
use kernelsmith_machine::encode::MAX_OPERANDS;
use kernelsmith_machine::{InstId, Mem, Operand, RegId};

type Out<'a> = &'a mut dyn FnMut(InstId, &[Operand]);

impl Naplespu {
    /// The saved scalars with their offsets from the stack pointer, and their size in bytes.
    fn saved_list(&self, frame: &FrameShape<'_>) -> (Vec<(RegId, u32)>, u32) {
        let link = frame.has_link.then_some(self.ra);
        let scalars = frame.saved.iter().zip(frame.save_offsets).filter(|(_, offset)| offset.is_none());
        let saved = link.into_iter().chain(scalars.map(|(reg, _)| *reg));
        let list: Vec<_> = saved.enumerate().map(|(at, reg)| (reg, frame.body_bytes + 8 * at as u32)).collect();
        let bytes = 8 * list.len() as u32;
        (list, bytes)
    }

    fn saved_vectors<'f>(frame: &FrameShape<'f>) -> impl Iterator<Item = (RegId, u32)> + use<'f> {
        let pairs = frame.saved.iter().zip(frame.save_offsets);
        pairs.filter_map(|(reg, offset)| offset.map(|offset| (*reg, offset)))
    }

    pub(super) fn enter(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        let (saved, bytes) = self.saved_list(frame);
        self.move_stack(-i64::from(frame.body_bytes + bytes), out);
        for (reg, offset) in saved {
            self.access(self.i.store, reg, offset, out);
            out.note(FrameEffect::Saves(reg, offset));
        }
        for (reg, offset) in Self::saved_vectors(frame) {
            self.access(self.i.store_v, reg, offset, out);
            out.note(FrameEffect::Saves(reg, offset));
        }
    }

    pub(super) fn leave(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        for (reg, offset) in Self::saved_vectors(frame) {
            self.access(self.i.load_v, reg, offset, out);
            out.note(FrameEffect::Reloads(reg));
        }
        let (saved, bytes) = self.saved_list(frame);
        for (reg, offset) in saved {
            self.access(self.i.load, reg, offset, out);
            out.note(FrameEffect::Reloads(reg));
        }
        self.move_stack(i64::from(frame.body_bytes + bytes), out);
    }

    fn move_stack(&self, by: i64, out: &mut dyn FrameCode) {
        let (sp, scratch) = (Operand::Reg(self.sp), Operand::Reg(self.scratch));
        if by == 0 {
            return;
        }
        if fits_9(by) {
            out.put(self.i.add_i, &[sp, sp, Operand::Imm(by)]);
        } else {
            out.put(self.i.li, &[scratch, Operand::Imm(by)]);
            out.put(self.i.add, &[sp, sp, scratch]);
        }
        out.note(FrameEffect::Moves(by));
    }

    fn access(&self, inst: InstId, reg: RegId, offset: u32, out: &mut dyn FrameCode) {
        let mem = self.near(Mem::base(self.sp, offset as i32), &mut |inst, operands| out.put(inst, operands));
        out.put(inst, &[Operand::Reg(reg), Operand::Mem(mem)]);
    }

    /// The same address in a form that an instruction can encode.
    fn near(&self, mem: Mem, out: Out<'_>) -> Mem {
        let scratch = Operand::Reg(self.scratch);
        if let Some(label) = mem.label {
            out(self.i.distance, &[scratch, Operand::Label(label.label())]);
            out(self.i.add, &[scratch, Operand::Reg(self.pc), scratch]);
            return Mem::base(self.scratch, 0);
        }
        let Some(base) = mem.base.filter(|_| !fits_9(mem.disp.into())) else { return mem };
        out(self.i.li, &[scratch, Operand::Imm(mem.disp.into())]);
        out(self.i.add, &[scratch, Operand::Reg(base), scratch]);
        Mem::base(self.scratch, 0)
    }

    /// Expands a pseudo instruction, or an instruction with an address that it cannot encode; whether it did.
    pub(super) fn expand_inst(&self, inst: InstId, operands: &[Operand], out: Out<'_>) -> bool {
        if let [dst, Operand::Mem(Mem { base: Some(base), disp, .. })] = *operands
            && inst == self.i.add_i
        {
            let base = Operand::Reg(base);
            if fits_9(disp.into()) {
                out(inst, &[dst, base, Operand::Imm(disp.into())]);
            } else {
                out(self.i.li, &[dst, Operand::Imm(disp.into())]);
                out(self.i.add, &[dst, base, dst]);
            }
            return true;
        }
        if inst == self.i.jmp_call && !self.has.indirect_calls {
            self.jump_with_return(operands[0], out);
            return true;
        }
        if let [Operand::Mem(Mem { label: Some(label), .. })] = *operands
            && inst == self.i.call_near
        {
            out(self.i.jmpsr, &[Operand::Label(label.label())]);
            return true;
        }
        let mut changed = [Operand::Imm(0); MAX_OPERANDS];
        changed[..operands.len()].copy_from_slice(operands);
        let changed = &mut changed[..operands.len()];
        let mut is_far = false;
        for operand in changed.iter_mut() {
            if let Operand::Mem(mem) = operand {
                let near = self.near(*mem, out);
                is_far |= near != *mem;
                *mem = near;
            }
        }
        if self.expand_each(inst, changed, out) {
            return true;
        }
        if inst == self.i.call {
            let scratch = Operand::Reg(self.scratch);
            out(self.i.load, &[scratch, changed[0]]);
            if self.has.indirect_calls {
                out(self.i.jmp_call, &[scratch]);
            } else {
                self.jump_with_return(scratch, out);
            }
        } else if let Some([_, real]) = self.under_mask.iter().find(|[pseudo, _]| *pseudo == inst) {
            self.expand_under_mask(*real, changed, out);
        } else if is_far {
            out(inst, changed);
        } else {
            return false;
        }
        true
    }

    /// The call of an address in a register without an instruction for it.
    fn jump_with_return(&self, address: Operand, out: Out<'_>) {
        // Two instructions on: behind the jump.
        out(self.i.add_i, &[Operand::Reg(self.ra), Operand::Reg(self.pc), Operand::Imm(8)]);
        out(self.i.jmp_r, &[address]);
    }

    /// Copies the mask (the last operand) to `rm`, emits the instruction, and activates all lanes again.
    fn expand_under_mask(&self, real: InstId, operands: &[Operand], out: Out<'_>) {
        let rm = Operand::Reg(self.rm);
        let Some((mask, operands)) = operands.split_last() else { return };
        out(self.i.move_s, &[rm, *mask]);
        match *operands {
            // The result's register holds the old lanes that stay.
            [dst, _, Operand::Mem(mem)] => out(real, &[dst, Operand::Mem(mem), dst]),
            [dst, _, new] => out(real, &[dst, new]),
            _ => out(real, operands),
        }
        out(self.i.movei, &[rm, Operand::Imm(-1)]);
    }
}
