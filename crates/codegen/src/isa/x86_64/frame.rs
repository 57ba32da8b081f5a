//! Prologue and epilogue.

use super::X86_64;
use crate::isa::FrameShape;
use crate::unwind::{FrameCode, FrameEffect};
use kernelsmith_machine::{Mem, Operand};

/// Page size in bytes. The prologue touches each page of a larger frame, so that it does not skip the stack's guard page.
const PAGE: u32 = 4096;

impl X86_64 {
    pub(super) fn enter(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        let rsp = Operand::Reg(self.rsp);
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets) {
            if offset.is_none() {
                out.put(self.i.push, &[Operand::Reg(*reg)]);
                out.note(FrameEffect::Moves(-8));
                out.note(FrameEffect::Saves(*reg, 0));
            }
        }
        let mut probe = PAGE;
        while probe <= frame.body_bytes {
            out.put(self.i.or32mi8, &[Operand::Mem(Mem::base(self.rsp, -(probe as i32))), Operand::Imm(0)]);
            probe += PAGE;
        }
        if frame.align > 0 {
            let r11 = Operand::Reg(self.r11);
            out.put(self.i.mov64rr, &[r11, rsp]);
            out.note(FrameEffect::Holds(self.r11));
            self.allocate(frame.body_bytes, out);
            out.put(self.i.and64ri, &[rsp, rsp, Operand::Imm(-i64::from(frame.align))]);
            out.put(self.i.mov64mr, &[Operand::Mem(Mem::base(self.rsp, frame.old_sp_offset as i32)), r11]);
            out.note(FrameEffect::Keeps(frame.old_sp_offset));
            if let Some(copied) = frame.copied_arguments {
                // Neither register passes arguments, in no convention: `r10` only a static chain, `rax` only the number of
                // vectors in variadic calls, and no function has both.
                let scratch = Operand::Reg(if frame.has_chain { self.rax } else { self.r10 });
                let word = |base, at| Operand::Mem(Mem::base(base, at));
                for at in (0..copied.bytes).step_by(8) {
                    out.put(self.i.mov64rm, &[scratch, word(self.r11, (copied.from + at) as i32)]);
                    out.put(self.i.mov64mr, &[word(self.rsp, (copied.to + at) as i32), scratch]);
                }
            }
        } else if frame.body_bytes > 0 {
            self.allocate(frame.body_bytes, out);
            out.note(FrameEffect::Moves(-i64::from(frame.body_bytes)));
        }
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets) {
            if let Some(offset) = offset {
                out.put(self.i.vmovups_mr, &[Operand::Mem(Mem::base(self.rsp, *offset as i32)), Operand::Reg(*reg)]);
                out.note(FrameEffect::Saves(*reg, *offset));
            }
        }
    }

    fn allocate(&self, bytes: u32, out: &mut dyn FrameCode) {
        let rsp = Operand::Reg(self.rsp);
        match bytes {
            // One byte of code instead of four. What the word holds does not matter.
            8 => out.put(self.i.push, &[Operand::Reg(self.rax)]),
            ..=127 => out.put(self.i.sub64ri8, &[rsp, rsp, Operand::Imm(i64::from(bytes))]),
            _ => out.put(self.i.sub64ri, &[rsp, rsp, Operand::Imm(i64::from(bytes))]),
        }
    }

    fn free(&self, bytes: u32, out: &mut dyn FrameCode) {
        let rsp = Operand::Reg(self.rsp);
        match bytes {
            // No convention returns anything in `r11`, nor preserves it.
            8 => out.put(self.i.pop, &[Operand::Reg(self.r11)]),
            ..=127 => out.put(self.i.add64ri8, &[rsp, rsp, Operand::Imm(i64::from(bytes))]),
            _ => out.put(self.i.add64ri, &[rsp, rsp, Operand::Imm(i64::from(bytes))]),
        }
    }

    pub(super) fn leave(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        let rsp = Operand::Reg(self.rsp);
        // Non-temporal stores must be visible to threads that learn that the function has returned.
        if frame.streams {
            out.put(self.i.sfence, &[]);
        }
        if frame.wide_vectors {
            out.put(self.i.vzeroupper, &[]);
        }
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets) {
            if let Some(offset) = offset {
                out.put(self.i.vmovups_rm, &[Operand::Reg(*reg), Operand::Mem(Mem::base(self.rsp, *offset as i32))]);
                out.note(FrameEffect::Reloads(*reg));
            }
        }
        if frame.align > 0 {
            out.put(self.i.mov64rm, &[rsp, Operand::Mem(Mem::base(self.rsp, frame.old_sp_offset as i32))]);
            out.note(FrameEffect::ComesBack);
        } else if frame.body_bytes > 0 {
            self.free(frame.body_bytes, out);
            out.note(FrameEffect::Moves(frame.body_bytes.into()));
        }
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets).rev() {
            if offset.is_none() {
                out.put(self.i.pop, &[Operand::Reg(*reg)]);
                out.note(FrameEffect::Moves(8));
                out.note(FrameEffect::Reloads(*reg));
            }
        }
    }
}
