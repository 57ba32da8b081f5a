//! The rounding mode of the processor, which a function of C's library reads.
//!
//! In: nothing. Out: the number of LLVM. Not here: setting the mode, which is refused: arithmetic would follow it,
//! conversions, `rint` and floats of 80 bits would not.

use super::function::Lower;
use super::leaf::Result;
use crate::body::InstData;
use kernelsmith_ir as ir;

impl Lower<'_> {
    /// `get.rounding`.
    pub(super) fn rounding_mode(&mut self, data: &InstData) -> Result<()> {
        let (shift, numbers) = self.t.machine.rounding_modes().ok_or("rounding modes of this machine")?;
        let ty = ir::Type::U32;
        // The numbers have two bits, in one table.
        let packed = (0..).zip(numbers).fold(0u64, |sum, (at, number)| sum | u64::from(number) << (2 * at));
        let found = self.helper("fegetround", &[], Some(ty), &[])?;
        let [shift, packed, one, three] = [u64::from(shift), packed, 1, 3].map(|value| self.b.constant(ty, value));
        let found = self.b.shr(ty, found, shift);
        let found = self.b.and(ty, found, three);
        let amount = self.b.shl(ty, found, one);
        let number = self.b.shr(ty, packed, amount);
        let number = self.b.and(ty, number, three);
        self.define_result(data, &[number])
    }
}
