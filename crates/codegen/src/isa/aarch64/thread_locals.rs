//! Accesses to thread-local data: the sequences of the ABI, with the thread's pointer in `tpidr_el0`. The address of any data
//! is found by a descriptor, whose function gets its address in x0 and returns the distance from the thread's pointer there.

use super::AArch64;
use crate::compiled::LinkedTo;
use crate::isa::{ThreadCode, ThreadLocals};
use kernelsmith_machine::{Mem, Operand, RegId};

const R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21: u32 = 541;
const R_AARCH64_TLSIE_LD64_GOTTPREL_LO12_NC: u32 = 542;
const R_AARCH64_TLSDESC_ADR_PAGE21: u32 = 562;
const R_AARCH64_TLSDESC_LD64_LO12: u32 = 563;
const R_AARCH64_TLSDESC_ADD_LO12: u32 = 564;
pub(super) const R_AARCH64_TLSDESC_CALL: u32 = 569;

impl AArch64 {
    /// Reads an entry of a table of the linker; the address of its page is in a register.
    fn put_entry(&self, dst: RegId, [upper, lower]: [u32; 2], page: RegId, out: &mut dyn ThreadCode) {
        out.put(self.i.adrp, &[Operand::Reg(page), Operand::Imm(0)]);
        out.link(upper, 0, LinkedTo::Data);
        out.put(self.i.ldr_x, &[Operand::Reg(dst), Operand::Mem(Mem::base(page, 0))]);
        out.link(lower, 0, LinkedTo::Data);
    }

    /// dst = dst + the thread's pointer.
    fn add_pointer(&self, dst: RegId, out: &mut dyn ThreadCode) {
        out.put(self.i.mrs_tp, &[Operand::Reg(self.scratch)]);
        out.put(self.i.add_x, &[dst, dst, self.scratch].map(Operand::Reg));
    }
}

impl ThreadLocals for AArch64 {
    fn put_initial(&self, dst: RegId, out: &mut dyn ThreadCode) {
        let numbers = [R_AARCH64_TLSIE_ADR_GOTTPREL_PAGE21, R_AARCH64_TLSIE_LD64_GOTTPREL_LO12_NC];
        self.put_entry(dst, numbers, dst, out);
        self.add_pointer(dst, out);
    }

    fn put_any(&self, out: &mut dyn ThreadCode) {
        let [x0, x1] = self.landing.thrown;
        self.put_entry(x1, [R_AARCH64_TLSDESC_ADR_PAGE21, R_AARCH64_TLSDESC_LD64_LO12], x0, out);
        out.put(self.i.add_xi, &[Operand::Reg(x0), Operand::Reg(x0), Operand::Imm(0)]);
        out.link(R_AARCH64_TLSDESC_ADD_LO12, 0, LinkedTo::Data);
        out.put(self.i.blr, &[Operand::Reg(x1)]);
        out.link(R_AARCH64_TLSDESC_CALL, 0, LinkedTo::Data);
        self.add_pointer(x0, out);
    }

    fn result(&self) -> RegId {
        self.landing.thrown[0]
    }
}
