//! Accesses to thread-local data: the sequences of the psABI that linkers know, with the thread's pointer at `fs:0`.

use super::X86_64;
use crate::compiled::LinkedTo;
use crate::isa::{ThreadCode, ThreadLocals};
use kernelsmith_machine::{InstId, Mem, Operand, RegId};

const R_X86_64_PLT32: u32 = 4;
const R_X86_64_TLSGD: u32 = 19;
const R_X86_64_GOTTPOFF: u32 = 22;
/// Fields count from their end.
const ADDEND: i64 = -4;

/// The segment `fs`.
const FS: &[u8] = &[0x64];
/// Prefixes without effect, which give a sequence the length of the one that a linker may replace it by.
const LONG_LEA: &[u8] = &[0x66];
const LONG_CALL: &[u8] = &[0x66, 0x66, 0x48];

impl ThreadLocals for X86_64 {
    fn put_initial(&self, dst: RegId, out: &mut dyn ThreadCode) {
        let reg = Operand::Reg(dst);
        out.put(self.i.mov64rm, &[reg, Operand::Mem(Mem::base(self.rip, 0))]);
        out.link(R_X86_64_GOTTPOFF, ADDEND, LinkedTo::Data);
        out.put_prefixed(FS, self.i.add64rm, &[reg, reg, Operand::Mem(Mem::absolute(0))]);
    }

    fn overwrites_like(&self) -> Option<InstId> {
        Some(self.i.add64rm)
    }

    fn put_any(&self, out: &mut dyn ThreadCode) {
        out.put_prefixed(LONG_LEA, self.i.lea, &[Operand::Reg(self.rdi), Operand::Mem(Mem::base(self.rip, 0))]);
        out.link(R_X86_64_TLSGD, ADDEND, LinkedTo::Data);
        out.put_prefixed(LONG_CALL, self.i.call_near, &[Operand::Imm(0)]);
        out.link(R_X86_64_PLT32, ADDEND, LinkedTo::Resolver);
    }

    fn result(&self) -> RegId {
        self.rax
    }
}
