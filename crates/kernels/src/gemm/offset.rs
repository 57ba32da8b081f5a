//! Offsets of elements of a matrix.
//!
//! In: loop counters and constants. Out: recorded addresses of elements and vectors.
//! Invariant: constants are never recorded as operations.
//! Not here: which matrix (see `operand`), the displaced columns of blocks (see `generator`).

use kernelsmith_dsl::{Expr, Index, K, LaneIndex};

/// A loop counter; or the iteration number, if the loop is unrolled.
pub(super) type Iteration<'k> = (Option<Expr<'k, Index>>, usize);

/// An offset into a matrix: a part that varies in loops, and a constant.
#[derive(Clone, Copy)]
pub(super) struct Offset<'k> {
    varying: Option<Expr<'k, Index>>,
    constant: isize,
}

impl<'k> Offset<'k> {
    pub(super) fn new(constant: usize) -> Offset<'k> {
        Offset { varying: None, constant: constant as isize }
    }

    pub(super) fn plus(self, by: usize) -> Offset<'k> {
        Offset { constant: self.constant + by as isize, ..self }
    }

    /// Adds another offset.
    pub(super) fn and(self, other: Offset<'k>) -> Offset<'k> {
        let varying = match (self.varying, other.varying) {
            (Some(a), Some(b)) => Some(a + b),
            (a, b) => a.or(b),
        };
        Offset { varying, constant: self.constant + other.constant }
    }

    /// Adds `number * step`.
    pub(super) fn along(self, number: Option<Expr<'k, Index>>, step: usize) -> Offset<'k> {
        let Some(number) = number else { return self };
        let more = if step == 1 { number } else { number * step as isize };
        Offset { varying: Some(self.varying.map_or(more, |varying| varying + more)), ..self }
    }

    /// The constant becomes a displacement in the instruction, not an operation: most addresses of a product differ
    /// only there.
    pub(super) fn scalar(self, k: K<'k>) -> (Expr<'k, Index>, isize) {
        (self.varying.unwrap_or_else(|| k.index(0)), self.constant)
    }

    /// The address of a vector whose first `active` lanes are active.
    pub(super) fn vector(self, k: K<'k>, lanes: usize, active: usize) -> LaneIndex<'k> {
        let (index, further) = self.scalar(k);
        let at = k.fixed_lanes(lanes as u32).at(index) + further;
        if active < lanes { at.first(active as isize) } else { at }
    }

    pub(super) fn at_iteration(self, iter: Iteration<'k>, step: usize) -> Offset<'k> {
        self.plus(iter.1 * step).along(iter.0, step)
    }
}
