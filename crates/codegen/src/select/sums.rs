//! Addresses that no instruction takes, computed once for all accesses of a straight line.
//!
//! In: a base, an index and what is added. Out: the register of the sum, which an access before may have made.
//! Invariant: what is remembered holds: it is forgotten where control joins or leaves, at calls, and when a register that
//! is written more than once is written.

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

/// How many are remembered: the pointers of a loop that handles some slices.
const MAX_SUMS: usize = 8;

/// The sums that registers hold, the latest at the end.
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
    /// The register that holds a sum; `make` computes it if none does.
    pub(crate) fn sum_once(&mut self, sum: Sum, make: impl FnOnce(&mut Self) -> ra::VReg) -> ra::VReg {
        if let Some((_, register)) = self.s.sums.known.iter().find(|(known, _)| *known == sum) {
            return *register;
        }
        let register = make(self);
        let known = &mut self.s.sums.known;
        if known.len() == MAX_SUMS {
            known.remove(0);
        }
        known.push((sum, register));
        register
    }
}
