//! What all parts of the generator share: the operands, a pass along K, a block of C, and loops.
//!
//! In: a [`Problem`] and a [`Plan`]. Out: recorded loops around what the other files record.
//! Invariant: displaced columns are offsets from the first column of the matrix, all others from that of the block.
//! Not here: which passes and blocks there are (see `passes`, `blocks`), and what they compute (see `sums`).

use super::accumulator::{Accumulator, PlusProducts};
use super::offset::{Iteration, Offset};
use super::operand::{Elements, Operand, Output, Source};
use super::plan::{Band, MAX_MISSING_COLUMNS, Plan};
use super::problem::{Problem, Steps};
use super::spec::Epilogue;
use kernelsmith_dsl::{Expr, Index, Input, InputOutput, K};

/// The operands and parameters of the kernel. Only the type of the accumulators is a type here: with the types of A, B
/// and C as well, the generator would be compiled twelve times instead of three times.
pub(super) struct Generator<'k, 'p, T> {
    pub(super) k: K<'k>,
    pub(super) problem: &'p Problem,
    pub(super) plan: &'p Plan,
    pub(super) a: &'p dyn Operand<'k, T>,
    pub(super) b: &'p dyn Operand<'k, T>,
    /// The first elements of A, B and C.
    pub(super) at: [Offset<'k>; 3],
    /// The first element of the bias.
    pub(super) bias_at: Offset<'k>,
    /// [`Element::plus_products`](super::accumulator::Element::plus_products) of the types of A and B.
    pub(super) plus_products: PlusProducts<T>,
    pub(super) c: &'p dyn Output<'k, T>,
    pub(super) bias: Option<Input<'k, T>>,
    pub(super) residual: Option<&'p dyn Elements<'k, T>>,
    pub(super) scales: Option<Input<'k, f32>>,
    pub(super) scratch: Option<InputOutput<'k, T>>,
    pub(super) epilogue: &'p [Epilogue],
}

/// The position of a block.
#[derive(Clone, Copy)]
pub(super) struct Block<'k, 'p> {
    pub(super) band: &'p Band,
    pub(super) nr: usize,
    pub(super) a: Offset<'k>,
    pub(super) b: ColumnOffset<'k>,
    pub(super) c: ColumnOffset<'k>,
    /// Its partial sums in scratch memory.
    pub(super) sums: ColumnOffset<'k>,
    pub(super) a_steps: Steps,
    pub(super) b_steps: Steps,
    /// The first row and the first column.
    pub(super) row: Offset<'k>,
    pub(super) column: ColumnOffset<'k>,
    /// The displaced columns at the end, if the last block of its kind lacks some columns.
    pub(super) missing: MissingColumns<'k>,
}

/// The column numbers of the displaced columns of a block.
pub(super) type MissingColumns<'k> = [Option<Expr<'k, Index>>; MAX_MISSING_COLUMNS];

/// An offset to the first column of a block; and to the first column of the matrix, for displaced columns.
#[derive(Clone, Copy)]
pub(super) struct ColumnOffset<'k> {
    pub(super) of_block: Offset<'k>,
    pub(super) of_matrix: Option<Offset<'k>>,
}

impl<'k> ColumnOffset<'k> {
    pub(super) fn plus(self, by: usize) -> ColumnOffset<'k> {
        self.each(|at| at.plus(by))
    }

    pub(super) fn at_iteration(self, iter: Iteration<'k>, step: usize) -> ColumnOffset<'k> {
        self.each(|at| at.at_iteration(iter, step))
    }

    fn each(self, further: impl Fn(Offset<'k>) -> Offset<'k>) -> ColumnOffset<'k> {
        ColumnOffset { of_block: further(self.of_block), of_matrix: self.of_matrix.map(further) }
    }
}

impl<'k> Block<'k, '_> {
    /// The same offset for another column of the block, where `step` separates columns. Displaced columns may coincide;
    /// all of them are computed from the old C before any is stored, so they store equal values.
    pub(super) fn column(&self, at: ColumnOffset<'k>, column: usize, step: usize) -> Offset<'k> {
        match (self.missing.get(column.wrapping_sub(self.n_in_place())), at.of_matrix) {
            (Some(&Some(number)), Some(at)) => at.along(Some(number), step),
            _ => at.of_block.plus(column * step),
        }
    }

    /// Number of columns that are not displaced.
    pub(super) fn n_in_place(&self) -> usize {
        self.nr - self.missing.iter().flatten().count()
    }
}

/// One pass over C: a range of K, and what else it does.
pub(super) struct Pass<'k, 'p, T> {
    pub(super) a: Source<'k, 'p, T>,
    pub(super) b: Source<'k, 'p, T>,
    pub(super) a_at: Offset<'k>,
    pub(super) b_at: Offset<'k>,
    pub(super) products: usize,
    /// Groups of products; the maximum if `units` varies.
    pub(super) k: usize,
    pub(super) units: Option<Units<'k>>,
    pub(super) batch: usize,
    /// Where the accumulators are loaded from, if not zero, and where they are stored.
    pub(super) from: Option<Place>,
    pub(super) to: Place,
    pub(super) finishes: bool,
}

/// Where partial sums are between passes.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    C,
    /// In scratch memory, packed, because C would round them.
    Scratch,
}

/// The number of units that this pass adds, if known only at run time, and the groups of products in a unit.
#[derive(Clone, Copy)]
pub(super) struct Units<'k> {
    pub(super) count: Expr<'k, Index>,
    pub(super) groups: usize,
}

impl Units<'_> {
    /// The largest unroll factor up to a maximum that divides a unit.
    pub(super) fn unroll(self, max_unroll: usize) -> usize {
        (1..=max_unroll).rev().find(|unroll| self.groups.is_multiple_of(*unroll)).unwrap_or(1)
    }
}

impl<'k, T: Accumulator> Generator<'k, '_, T> {
    /// Repeats the body `count` times: as a loop, or unrolled.
    pub(super) fn repeat(&self, count: usize, unrolled: bool, mut body: impl FnMut(Iteration<'k>)) {
        if unrolled || count == 1 {
            (0..count).for_each(|number| body((None, number)));
        } else if count > 1 {
            self.k.for_range_(0, count as isize, |number| body((Some(number), 0)));
        }
    }

    /// Repeats the body for each `unroll` full groups of a pass; the number of groups may be known only at run time.
    pub(super) fn repeat_groups(
        &self,
        (groups, units): (usize, Option<Units<'k>>),
        unroll: usize,
        unrolled: bool,
        body: impl FnMut(Iteration<'k>),
    ) {
        let Some(Units { count, groups: unit }) = units else {
            return self.repeat(groups / unroll, unrolled, body);
        };
        let mut body = body;
        self.k.for_range_(0, count * (unit / unroll) as isize, |number| body((Some(number), 0)));
    }
}
