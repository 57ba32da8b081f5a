//! Prologue, epilogue, and expansions of addresses that no instruction can encode.
//!
//! From the stack pointer upwards: the body with outgoing arguments and spill slots; scalable slots of spilled vectors, whose
//! size is known at run time (`vlenb`); saved registers. The body stores the addresses of the scalable slots, and, if there are
//! any, the address of the saved registers. t0 and t1 are free in prologue and epilogue.

use super::{MAX_DISP, Riscv64, fits_12};
use crate::isa::FrameShape;
use crate::unwind::{FrameCode, FrameEffect};
use kernelsmith_machine::{InstId, LabelId, Mem, MemLabel, Operand, RegId};

/// Page size in bytes. The prologue touches each page of a larger frame, so that it does not skip the stack's guard page.
const PAGE: u32 = 4096;
/// The control register with the size of a vector register in bytes.
const VLENB: i64 = 0xc22;

type Out<'a> = &'a mut dyn FnMut(InstId, &[Operand]);

impl Riscv64 {
    /// Size in bytes of the area of saved registers, at the top of the frame.
    fn saved_bytes(frame: &FrameShape<'_>) -> u32 {
        let pushed = frame.save_offsets.iter().filter(|offset| offset.is_none()).count() as u32;
        8 * (pushed + u32::from(frame.has_link))
    }

    /// The registers of that area with their offsets in it.
    fn saved_list(&self, frame: &FrameShape<'_>) -> Vec<(RegId, i32)> {
        let link = frame.has_link.then_some(self.ra);
        let pushed =
            frame.saved.iter().zip(frame.save_offsets).filter(|(_, offset)| offset.is_none()).map(|(reg, _)| *reg);
        link.into_iter().chain(pushed).enumerate().map(|(at, reg)| (reg, 8 * at as i32)).collect()
    }

    /// sp = sp + n, with a scratch register for large numbers.
    fn move_stack(&self, n: i64, out: &mut dyn FrameCode) {
        let (sp, t0) = (Operand::Reg(self.sp), Operand::Reg(self.scratch));
        if n == 0 {
            return;
        }
        if fits_12(n) {
            out.put(self.i.addi, &[sp, sp, Operand::Imm(n)]);
        } else {
            out.put(self.i.li32, &[t0, Operand::Imm(n)]);
            out.put(self.i.add, &[sp, sp, t0]);
        }
        out.note(FrameEffect::Moves(n));
    }

    pub(super) fn enter(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        let (sp, t0, t1) = (Operand::Reg(self.sp), Operand::Reg(self.t0), Operand::Reg(self.t1));
        let saved = Self::saved_bytes(frame);
        let total = i64::from(frame.body_bytes + saved);
        let is_small = total <= i64::from(MAX_DISP) && frame.scalable.is_empty();
        self.move_stack(-i64::from(frame.variadic_bytes), out);
        // One instruction allocates a small frame.
        let first = if is_small { total } else { i64::from(saved) };
        self.move_stack(-first, out);
        let above = (first - i64::from(saved)) as i32;
        for (reg, at) in self.saved_list(frame) {
            out.put(self.i.sd, &[Operand::Reg(reg), Operand::Mem(Mem::base(self.sp, above + at))]);
            out.note(FrameEffect::Saves(reg, (above + at) as u32));
        }
        if !is_small {
            if !frame.scalable.is_empty() {
                out.put(self.i.mv, &[t1, sp]);
                out.note(FrameEffect::Holds(self.t1));
                out.put(self.i.csrr, &[t0, Operand::Imm(VLENB)]);
                for _ in frame.scalable {
                    // Allocates and touches one slot at a time: no vector is larger than a page, so no page is skipped.
                    out.put(self.i.sub, &[sp, sp, t0]);
                    out.put(self.i.sd, &[Operand::Reg(self.zero), Operand::Mem(Mem::base(self.sp, 0))]);
                }
            }
            let mut bytes = frame.body_bytes;
            while bytes >= PAGE {
                self.move_stack(-i64::from(PAGE / 2), out);
                self.move_stack(-i64::from(PAGE / 2), out);
                out.put(self.i.sd, &[Operand::Reg(self.zero), Operand::Mem(Mem::base(self.sp, 0))]);
                bytes -= PAGE;
            }
            self.move_stack(-i64::from(bytes), out);
            if !frame.scalable.is_empty() {
                self.access(self.i.sd, t1, frame.old_sp_offset, out);
                out.note(FrameEffect::Keeps(frame.old_sp_offset));
                for &offset in frame.scalable {
                    out.put(self.i.sub, &[t1, t1, t0]);
                    self.access(self.i.sd, t1, offset, out);
                }
            }
        }
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets) {
            if let Some(offset) = *offset {
                self.access(self.i.fsd, Operand::Reg(*reg), offset, out);
                out.note(FrameEffect::Saves(*reg, offset));
            }
        }
    }

    pub(super) fn leave(&self, frame: &FrameShape<'_>, out: &mut dyn FrameCode) {
        let saved = Self::saved_bytes(frame);
        let total = i64::from(frame.body_bytes + saved);
        for (reg, offset) in frame.saved.iter().zip(frame.save_offsets) {
            if let Some(offset) = *offset {
                self.access(self.i.fld, Operand::Reg(*reg), offset, out);
                out.note(FrameEffect::Reloads(*reg));
            }
        }
        let is_small = total <= i64::from(MAX_DISP) && frame.scalable.is_empty();
        let last = if is_small { total } else { i64::from(saved) };
        if !frame.scalable.is_empty() {
            self.access(self.i.ld, Operand::Reg(self.sp), frame.old_sp_offset, out);
            out.note(FrameEffect::ComesBack);
        } else if !is_small {
            self.move_stack(i64::from(frame.body_bytes), out);
        }
        let above = (last - i64::from(saved)) as i32;
        for (reg, at) in self.saved_list(frame) {
            out.put(self.i.ld, &[Operand::Reg(reg), Operand::Mem(Mem::base(self.sp, above + at))]);
            out.note(FrameEffect::Reloads(reg));
        }
        self.move_stack(last, out);
        self.move_stack(frame.variadic_bytes.into(), out);
    }

    /// A load or store of a register at a distance from the stack pointer.
    fn access(&self, inst: InstId, reg: Operand, offset: u32, out: &mut dyn FrameCode) {
        let mem = self.near(Mem::base(self.sp, offset as i32), &mut |inst, operands| out.put(inst, operands));
        out.put(inst, &[reg, Operand::Mem(mem)]);
    }

    /// The same address with a displacement that fits.
    fn near(&self, mem: Mem, out: Out<'_>) -> Mem {
        let Some(base) = mem.base.filter(|_| !fits_12(mem.disp.into())) else { return mem };
        let low = mem.disp << 20 >> 20;
        let high = i64::from(mem.disp) - i64::from(low);
        let scratch = Operand::Reg(self.scratch);
        out(self.i.lui, &[scratch, Operand::Imm(high >> 12 & 0xf_ffff)]);
        out(self.i.add, &[scratch, scratch, Operand::Reg(base)]);
        Mem::base(self.scratch, low)
    }

    /// Expands an instruction with an address that it cannot encode; whether it did.
    pub(super) fn expand_address(
        &self,
        frame: &FrameShape<'_>,
        inst: InstId,
        operands: &[Operand],
        out: Out<'_>,
    ) -> bool {
        let Some((at, mem)) = operands.iter().enumerate().find_map(|(at, operand)| match operand {
            Operand::Mem(mem) => Some((at, *mem)),
            _ => None,
        }) else {
            return false;
        };
        if let Some(label) = mem.label.filter(|_| inst == self.i.addi) {
            out(self.i.la_pcrel, &[operands[0], Operand::Label(label.label())]);
            return true;
        }
        if inst == self.i.addi {
            let (dst, base) = (operands[0], mem.base.map_or(Operand::Imm(0), Operand::Reg));
            if fits_12(mem.disp.into()) {
                out(inst, &[dst, base, Operand::Imm(mem.disp.into())]);
            } else {
                out(self.i.li32, &[dst, Operand::Imm(mem.disp.into())]);
                out(self.i.add, &[dst, dst, base]);
            }
            return true;
        }
        let scratch = Operand::Reg(self.scratch);
        if let Some(label) = mem.label {
            self.expand_label(inst, operands, at, label, out);
            return true;
        }
        // Vectors have no displacement.
        let is_plain = mem.base.is_some() && mem.index.is_none() && fits_12(mem.disp.into());
        let is_vector = self.is_vector_memory(inst);
        if is_plain && (!is_vector || mem.disp == 0) {
            return false;
        }
        let near = if mem.base.is_none() {
            // A stack argument beyond scalable slots: relative to the saved registers.
            let top = self.near(Mem::base(self.sp, frame.old_sp_offset as i32), out);
            out(self.i.ld, &[scratch, Operand::Mem(top)]);
            let far = Mem::base(self.scratch, mem.disp + Self::saved_bytes(frame) as i32);
            self.near(far, out)
        } else if mem.index == Some(self.sp) {
            let slot = self.near(Mem::base(self.sp, mem.disp), out);
            out(self.i.ld, &[scratch, Operand::Mem(slot)]);
            Mem::base(self.scratch, 0)
        } else if is_vector && let Some(base) = mem.base.filter(|_| mem.index.is_none()) {
            if fits_12(mem.disp.into()) {
                out(self.i.addi, &[scratch, Operand::Reg(base), Operand::Imm(mem.disp.into())]);
            } else {
                out(self.i.li32, &[scratch, Operand::Imm(mem.disp.into())]);
                out(self.i.add, &[scratch, scratch, Operand::Reg(base)]);
            }
            Mem::base(self.scratch, 0)
        } else if mem.index.is_none() {
            self.near(mem, out)
        } else {
            return false;
        };
        let mut changed = [Operand::Imm(0); kernelsmith_machine::encode::MAX_OPERANDS];
        changed[..operands.len()].copy_from_slice(operands);
        changed[at] = Operand::Mem(near);
        out(inst, &changed[..operands.len()]);
        true
    }

    /// An access relative to the program counter, in two instructions.
    fn expand_label(&self, inst: InstId, operands: &[Operand], at: usize, label: MemLabel, out: Out<'_>) {
        let label: LabelId = label.label();
        let scratch = Operand::Reg(self.scratch);
        let pairs = [
            (self.i.ld, self.i.ld_pcrel),
            (self.i.flw, self.i.flw_pcrel),
            (self.i.fld, self.i.fld_pcrel),
            (self.i.flh, self.i.flh_pcrel),
        ];
        if inst == self.i.call {
            out(self.i.ld_pcrel, &[scratch, Operand::Label(label)]);
            out(self.i.jalr_ra, &[Operand::Mem(Mem::base(self.scratch, 0))]);
        } else if inst == self.i.jr {
            out(self.i.ld_pcrel, &[scratch, Operand::Label(label)]);
            out(self.i.jr, &[Operand::Mem(Mem::base(self.scratch, 0))]);
        } else if let Some((_, pair)) = pairs.iter().find(|(load, _)| *load == inst) {
            out(*pair, &[operands[0], Operand::Label(label)]);
        } else {
            out(self.i.la_pcrel, &[scratch, Operand::Label(label)]);
            let mut changed = [Operand::Imm(0); kernelsmith_machine::encode::MAX_OPERANDS];
            changed[..operands.len()].copy_from_slice(operands);
            changed[at] = Operand::Mem(Mem::base(self.scratch, 0));
            out(inst, &changed[..operands.len()]);
        }
    }

    fn is_vector_memory(&self, inst: InstId) -> bool {
        self.vector_memory.get(inst.index()).is_some_and(|is_one| *is_one)
    }
}
