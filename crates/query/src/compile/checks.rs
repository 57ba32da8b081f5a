//! The checks of a kernel.
//!
//! In: bits that must be 0, numbers that must be small, and the lanes for which this matters. Out: whether a lane failed.
//! Checks add to vectors, which are read once, behind the loop: moving the bits of a mask for each check would cost more.
//! Not here: what is checked (see `lower`).

use super::narrow::NARROW_BITS;
use kernelsmith_dsl::{Expr, K, Mask, Vector, VectorVar};
use std::cell::Cell;

/// The bits of the factors of an exact product, if both may be large.
pub(super) const FACTOR_BITS: u32 = 31;

/// What the checks of a kernel have found.
pub(super) struct Checks<'k> {
    /// Not 0 in lanes whose checks failed.
    failed: VectorVar<'k, u64>,
    magnitudes: [Magnitudes<'k>; 2],
}

/// The bits of all numbers that must have few. Collecting a number's bits costs less than comparing it.
struct Magnitudes<'k> {
    bits: u32,
    seen: VectorVar<'k, u64>,
    is_used: Cell<bool>,
}

impl<'k> Checks<'k> {
    pub(super) fn new(k: K<'k>) -> Checks<'k> {
        let var = || k.vector_var_of::<i64, u64>(0u64);
        let magnitudes = |bits| Magnitudes { bits, seen: var(), is_used: Cell::new(false) };
        Checks { failed: var(), magnitudes: [NARROW_BITS, FACTOR_BITS].map(magnitudes) }
    }

    /// Leaves the batch to the interpreter if a lane of `guard` has a bit.
    pub(super) fn fail_by_bits(&self, bits: Vector<'k, u64>, guard: Option<Mask<'k>>) {
        collect(self.failed, bits, guard);
    }

    /// Leaves the batch to the interpreter if a lane of `guard` has a number outside of `-2^bits..2^bits`.
    pub(super) fn fail_above(&self, a: Vector<'k, i64>, bits: u32, guard: Option<Mask<'k>>) {
        match self.magnitudes.iter().find(|magnitudes| magnitudes.bits == bits) {
            Some(magnitudes) => {
                magnitudes.is_used.set(true);
                collect(magnitudes.seen, (a ^ (a >> 63)).bitcast(), guard);
            }
            None => self.fail_by_bits((a + (1i64 << bits)).bitcast::<u64>() >> u64::from(bits + 1), guard),
        }
    }

    /// A bit for each lane that failed so far.
    pub(super) fn failed(&self) -> Expr<'k, u64> {
        let used = self.magnitudes.iter().filter(|magnitudes| magnitudes.is_used.get());
        let more = |all, magnitudes: &Magnitudes<'k>| all | magnitudes.seen.get() >> u64::from(magnitudes.bits);
        used.fold(self.failed.get(), more).ne(0u64).to_bits()
    }
}

/// Adds bits in the lanes of `guard`.
fn collect<'k>(all: VectorVar<'k, u64>, bits: Vector<'k, u64>, guard: Option<Mask<'k>>) {
    let before = all.get();
    let more = before | bits;
    all.set(guard.map_or(more, |guard| guard.select(more, before)));
}
