//! Accesses to thread-local data, in the models of ELF: a sequence of instructions with fields that the linker fills in.
//!
//! In: a register, or none. Out: instructions and fields. Invariant: a sequence is that of the machine's supplement to ELF, so
//! that linkers may replace it by a shorter one. Not here: when it is used (see `select` and [`crate::emit`]).

use crate::compiled::LinkedTo;
use kernelsmith_machine::{InstId, Operand, RegId};

/// The sequences of a machine.
pub(crate) trait ThreadLocals {
    /// Writes the address of data that exists from the start of the program to a register. It may overwrite what
    /// [`ThreadLocals::overwrites_like`] does, and scratch registers that are never allocated.
    fn put_initial(&self, dst: RegId, out: &mut dyn ThreadCode);

    /// An instruction whose implicit results, such as flags, [`ThreadLocals::put_initial`] overwrites.
    fn overwrites_like(&self) -> Option<InstId> {
        None
    }

    /// Writes the address of any data to [`ThreadLocals::result`]: this calls a function, and overwrites what calls overwrite.
    fn put_any(&self, out: &mut dyn ThreadCode);

    /// The register with the address.
    fn result(&self) -> RegId;
}

/// Receives the instructions of a sequence.
pub(crate) trait ThreadCode {
    /// Appends an instruction behind bytes that modify it.
    fn put_prefixed(&mut self, prefix: &[u8], inst: InstId, operands: &[Operand]);

    /// Appends an instruction.
    fn put(&mut self, inst: InstId, operands: &[Operand]) {
        self.put_prefixed(&[], inst, operands);
    }

    /// States that the linker fills in the field at the end of the last instruction, of 4 bytes. Returns its offset.
    fn link(&mut self, number: u32, addend: i64, of: LinkedTo) -> u32;
}
