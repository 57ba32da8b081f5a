//! Emits accesses to thread-local data.
//!
//! In: an instruction of selection that represents one. Out: the machine's sequence, and the fields that the linker fills in.
//! Not here: the sequences (see [`crate::isa::ThreadLocals`]).

use crate::compiled::{LinkedField, LinkedTo};
use crate::emit::Emitter;
use crate::isa::ThreadCode;
use crate::mach::{Base, MachInst, MachKind, MachOperand};
use kernelsmith_machine::{InstId, Operand};
use kernelsmith_regalloc::Loc;

/// Size of a field in bytes.
const FIELD_BYTES: u32 = 4;

impl Emitter<'_> {
    /// The address of thread-local data.
    pub(crate) fn thread_addr(&mut self, at: usize, inst: &MachInst) {
        let mach = self.mach;
        let slot = mach.operands_of(inst).iter().find_map(|operand| match operand {
            MachOperand::Mem { base: Base::Pool(entry), .. } => Some(*entry),
            _ => None,
        });
        let known = slot.and_then(|slot| mach.thread_slots.binary_search_by_key(&slot, |(slot, _)| *slot).ok());
        let result = self.out.allocs[mach.ra_insts[at].operands()].first().and_then(|alloc| alloc.loc());
        let (Some(known), Some(Loc::Reg(result)), Some(machine)) = (known, result, self.target.isa().thread_locals())
        else {
            return self.fail("thread-local data without a symbol or a register");
        };
        let places = self.places();
        let dst = places.reg(self.address_class, result);
        let wrong = places.wrong.get();
        let symbol = mach.thread_slots[known].1;
        let mut code = Fields { emitter: self, symbol, origin: inst.origin };
        match (dst, inst.kind) {
            (Operand::Reg(dst), MachKind::ThreadAddr) => machine.put_initial(dst, &mut code),
            _ => machine.put_any(&mut code),
        }
        if let Some(what) = wrong {
            self.fail(what);
        }
    }
}

/// Receives a sequence.
struct Fields<'e, 'a> {
    emitter: &'e mut Emitter<'a>,
    symbol: u32,
    origin: u32,
}

impl ThreadCode for Fields<'_, '_> {
    fn put_prefixed(&mut self, prefix: &[u8], inst: InstId, operands: &[Operand]) {
        let emitter = &mut *self.emitter;
        emitter.note(emitter.position(), self.origin);
        emitter.code.put_bytes(prefix);
        if emitter.target.encoder().encode(inst, operands, emitter.code).is_err() {
            emitter.fail("an instruction for thread-local data has no encoding");
        }
    }

    fn link(&mut self, number: u32, addend: i64, of: LinkedTo) -> u32 {
        let offset = self.emitter.position() - FIELD_BYTES;
        self.emitter.s.linked.push((offset, self.symbol, LinkedField { number, addend, of }));
        offset
    }
}
