//! Addresses that no instruction can encode, computed once for all accesses in a basic block.
//!
//! In: a base, an index and a displacement. Out: the register of the sum, which an earlier access may have computed.
//! Invariant: every entry is valid: control flow, calls and writes to variables empty the table.

use super::Selector;
use kernelsmith_regalloc as ra;

/// A sum: base + index * 2^scale + disp.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sum {
    pub base: ra::VReg,
    pub index: Option<ra::VReg>,
    pub scale_log2: u8,
    pub disp: i32,
}

/// Maximum number of entries: enough for the pointers of a loop over several slices.
const MAX_SUMS: usize = 8;

/// The sums that registers hold, the most recent last.
#[derive(Debug, Default)]
pub(super) struct Sums {
    known: Vec<(Sum, ra::VReg)>,
}

impl Sums {
    pub(super) fn clear(&mut self) {
        self.known.clear();
    }
}

impl Selector<'_> {
    /// The register that holds a sum; calls `compute` if there is none.
    pub(crate) fn sum_once(&mut self, sum: Sum, compute: impl FnOnce(&mut Self) -> ra::VReg) -> ra::VReg {
        if let Some((_, register)) = self.s.sums.known.iter().find(|(known, _)| *known == sum) {
            return *register;
        }
        let register = compute(self);
        let known = &mut self.s.sums.known;
        if known.len() == MAX_SUMS {
            known.remove(0);
        }
        known.push((sum, register));
        register
    }
}
