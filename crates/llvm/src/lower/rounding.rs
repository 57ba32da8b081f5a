//! The rounding mode of the processor, which functions of C's library read and write.
//!
//! In: nothing, or a number of LLVM. Out: the number, or a call. Not here: what code does in other modes than the nearest:
//! arithmetic follows the mode, conversions and `rint` do not.

use super::function::Lower;
use super::leaf::Result;
use crate::body::{InstData, Operand};
use kernelsmith_ir as ir;
use kernelsmith_ir::VReg;

impl Lower<'_> {
    /// `get.rounding`, or `set.rounding` with a mode.
    pub(super) fn rounding_mode(&mut self, data: &InstData, mode: Option<Operand>) -> Result<()> {
        let (shift, numbers) = self.t.machine.rounding_modes().ok_or("rounding modes of this machine")?;
        let ty = ir::Type::U32;
        let shift = self.b.constant(ty, shift.into());
        let Some(mode) = mode else {
            let found = self.helper("fegetround", &[], Some(ty), &[])?;
            let found = self.b.shr(ty, found, shift);
            let number = self.looked_up(found, numbers);
            return self.define_result(data, &[number]);
        };
        let mut of_number = [0; 4];
        for (bits, number) in (0..).zip(numbers) {
            of_number[usize::from(number)] = bits;
        }
        let mode = self.reg(mode)?;
        let bits = self.looked_up(mode, of_number);
        let bits = self.b.shl(ty, bits, shift);
        self.helper("fesetround", &[ty], Some(ty), &[bits])?;
        Ok(())
    }

    /// The entry with a number of two bits, of a table whose entries have two bits.
    fn looked_up(&mut self, number: VReg, table: [u8; 4]) -> VReg {
        let ty = ir::Type::U32;
        let packed = (0..).zip(table).fold(0u64, |sum, (at, entry)| sum | u64::from(entry) << (2 * at));
        let (packed, one, three) = (self.b.constant(ty, packed), self.b.constant(ty, 1), self.b.constant(ty, 3));
        let number = self.b.and(ty, number, three);
        let amount = self.b.shl(ty, number, one);
        let entry = self.b.shr(ty, packed, amount);
        self.b.and(ty, entry, three)
    }
}
