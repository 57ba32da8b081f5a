//! Accesses to thread-local data: the psABI's sequences, with the thread's pointer in `tp`.

use super::Riscv64;
use crate::compiled::LinkedTo;
use crate::isa::{ThreadCode, ThreadLocals};
use kernelsmith_machine::{Mem, Operand, RegId};

const R_RISCV_GOT_HI20: u32 = 20;
const R_RISCV_TLS_GOT_HI20: u32 = 21;
const R_RISCV_TLS_GD_HI20: u32 = 22;
const R_RISCV_PCREL_LO12_I: u32 = 24;

impl Riscv64 {
    /// The upper part of an address; returns the field that the instruction with the lower part refers to.
    fn put_upper(&self, dst: RegId, number: u32, of: LinkedTo, out: &mut dyn ThreadCode) -> LinkedTo {
        out.put(self.i.auipc, &[Operand::Reg(dst), Operand::Imm(0)]);
        LinkedTo::Field(out.link(number, 0, of))
    }

    /// Reads an entry of a table of the linker.
    fn put_entry(&self, dst: RegId, number: u32, of: LinkedTo, out: &mut dyn ThreadCode) {
        let upper = self.put_upper(dst, number, of, out);
        out.put(self.i.ld, &[Operand::Reg(dst), Operand::Mem(Mem::base(dst, 0))]);
        out.link(R_RISCV_PCREL_LO12_I, 0, upper);
    }
}

impl ThreadLocals for Riscv64 {
    fn put_initial(&self, dst: RegId, out: &mut dyn ThreadCode) {
        self.put_entry(dst, R_RISCV_TLS_GOT_HI20, LinkedTo::Data, out);
        out.put(self.i.add, &[dst, dst, self.tp].map(Operand::Reg));
    }

    fn put_any(&self, out: &mut dyn ThreadCode) {
        let a0 = Operand::Reg(self.a0);
        let upper = self.put_upper(self.a0, R_RISCV_TLS_GD_HI20, LinkedTo::Data, out);
        out.put(self.i.addi, &[a0, a0, Operand::Imm(0)]);
        out.link(R_RISCV_PCREL_LO12_I, 0, upper);
        self.put_entry(self.ra, R_RISCV_GOT_HI20, LinkedTo::Resolver, out);
        out.put(self.i.jalr_ra, &[Operand::Mem(Mem::base(self.ra, 0))]);
    }

    fn result(&self) -> RegId {
        self.a0
    }
}
