//! Entering and leaving a function.

use super::X86_64;
use crate::isa::FrameShape;
use crate::unwind::{FrameEffect, number};
use kernelsmith_machine::{InstId, Mem, Operand};

/// A frame that is larger is touched page by page, so that the stack's guard page is not jumped over.
const PAGE: u32 = 4096;

impl X86_64 {
    /// What an instruction of those below does to the frame.
    pub(super) fn effect(&self, inst: InstId, operands: &[Operand]) -> Option<FrameEffect> {
        let is_sp = |operand: Option<&Operand>| matches!(operand, Some(Operand::Reg(reg)) if *reg == self.rsp);
        let by = number(operands.get(2));
        match operands {
            [Operand::Reg(reg)] if inst == self.i.push => Some(FrameEffect::Push(*reg)),
            [Operand::Reg(_)] if inst == self.i.pop => Some(FrameEffect::Pop),
            _ if inst == self.i.sub64ri && is_sp(operands.first()) => by.map(|by| FrameEffect::Moves(-by)),
            _ if inst == self.i.add64ri && is_sp(operands.first()) => by.map(FrameEffect::Moves),
            [Operand::Mem(mem), _] if inst == self.i.mov64mr => Some(FrameEffect::Keeps(mem.disp as u32)),
            [_, Operand::Mem(_)] if inst == self.i.mov64rm && is_sp(operands.first()) => Some(FrameEffect::ComesBack),
            _ => None,
        }
    }

    pub(super) fn enter(&self, frame: &FrameShape<'_>, out: &mut dyn FnMut(InstId, &[Operand])) {
        let rsp = Operand::Reg(self.rsp);
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets) {
            if offset.is_none() {
                out(self.i.push, &[Operand::Reg(*reg)]);
            }
        }
        let mut probe = PAGE;
        while probe <= frame.body_bytes {
            out(self.i.or32mi8, &[Operand::Mem(Mem::base(self.rsp, -(probe as i32))), Operand::Imm(0)]);
            probe += PAGE;
        }
        if frame.align > 0 {
            let r11 = Operand::Reg(self.r11);
            out(self.i.mov64rr, &[r11, rsp]);
            out(self.i.sub64ri, &[rsp, rsp, Operand::Imm(i64::from(frame.body_bytes))]);
            out(self.i.and64ri, &[rsp, rsp, Operand::Imm(-i64::from(frame.align))]);
            out(self.i.mov64mr, &[Operand::Mem(Mem::base(self.rsp, frame.old_sp_offset as i32)), r11]);
        } else if frame.body_bytes > 0 {
            out(self.i.sub64ri, &[rsp, rsp, Operand::Imm(i64::from(frame.body_bytes))]);
        }
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets) {
            if let Some(offset) = offset {
                out(self.i.vmovups_mr, &[Operand::Mem(Mem::base(self.rsp, *offset as i32)), Operand::Reg(*reg)]);
            }
        }
    }

    pub(super) fn leave(&self, frame: &FrameShape<'_>, out: &mut dyn FnMut(InstId, &[Operand])) {
        let rsp = Operand::Reg(self.rsp);
        // Who learns that the function is done must see what it stored.
        if frame.streams {
            out(self.i.sfence, &[]);
        }
        if frame.wide_vectors {
            out(self.i.vzeroupper, &[]);
        }
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets) {
            if let Some(offset) = offset {
                out(self.i.vmovups_rm, &[Operand::Reg(*reg), Operand::Mem(Mem::base(self.rsp, *offset as i32))]);
            }
        }
        if frame.align > 0 {
            out(self.i.mov64rm, &[rsp, Operand::Mem(Mem::base(self.rsp, frame.old_sp_offset as i32))]);
        } else if frame.body_bytes > 0 {
            out(self.i.add64ri, &[rsp, rsp, Operand::Imm(i64::from(frame.body_bytes))]);
        }
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets).rev() {
            if offset.is_none() {
                out(self.i.pop, &[Operand::Reg(*reg)]);
            }
        }
        out(self.i.ret, &[]);
    }
}
