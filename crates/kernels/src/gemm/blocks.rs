//! The blocks of C in a pass.
//!
//! In: a pass. Out: loops over the bands and columns of the plan, around the code of a block at its place.
//! Invariants: the kernel loads every element of C at most once, before it stores any element of that column in the
//! same block; it neither reads nor writes the padding between columns.
//! Not here: the choice of parameters (see `plan`), the passes along K (see `passes`), the operations on finished accumulators (see `results`).

use super::accumulator::Accumulator;
use super::generator::{Block, ColumnOffset, Generator, MissingColumns, Pass};
use super::offset::{Iteration, Offset};
use super::operand::Source;
use super::plan::{Band, Columns};
use super::problem::{Problem, Steps};

/// The iteration number over all groups of iterations.
fn combined<'k>(group: Iteration<'k>, iter: Iteration<'k>, iterations: usize) -> Iteration<'k> {
    let first = group.0.map(|number| number * iterations as isize);
    let number = match (first, iter.0) {
        (Some(first), Some(number)) => Some(first + number),
        (first, number) => first.or(number),
    };
    (number, group.1 * iterations + iter.1)
}

impl<'k, T: Accumulator> Generator<'k, '_, T> {
    /// All blocks of C.
    pub(super) fn pass(&self, pass: &Pass<'k, '_, T>) {
        let mut packed: Option<&[Columns]> = None;
        for band in &self.plan.bands {
            if packed != Some(&band.columns) {
                self.packed_panels(pass, &band.columns);
                packed = Some(&band.columns);
            }
            for columns in &band.columns {
                let block = |i, j| self.block(pass, self.place(pass, band, columns, i, j));
                if band.mc_blocks == 1 {
                    self.repeat(band.count, false, |i| self.repeat(columns.count, false, |j| block(i, j)));
                } else {
                    let mc_blocks = band.mc_blocks;
                    self.repeat(band.count / mc_blocks, false, |group| {
                        self.repeat(columns.count, false, |j| {
                            self.repeat(mc_blocks, false, |i| block(combined(group, i, mc_blocks), j));
                        });
                    });
                }
            }
        }
    }

    fn place<'p>(
        &self,
        pass: &Pass<'k, '_, T>,
        band: &'p Band,
        columns: &Columns,
        i: Iteration<'k>,
        j: Iteration<'k>,
    ) -> Block<'k, 'p> {
        let Problem { m, n, a, b, ldc, c_transposed, .. } = *self.problem;
        let sums = if self.problem.narrow { self.sums_before() } else { 0 };
        let (row, column, rows, nr) = (band.first, columns.first, band.mr, columns.nr);
        let all = pass.k * pass.batch;
        let (a_at, a_steps) = match pass.a {
            Source::Packed(_) if self.plan.by_k => {
                let steps = Steps { outer: pass.k, k: 1, batch: m * pass.k };
                (Offset::new(row * pass.k).at_iteration(i, rows * pass.k), steps)
            }
            Source::Unpacked(_) => {
                let steps = Steps { k: a.k * self.problem.group, ..a };
                (pass.a_at.plus(row * a.outer).at_iteration(i, rows * a.outer), steps)
            }
            Source::Packed(_) => {
                let steps = Steps { outer: 1, k: band.padded, batch: band.padded * pass.k };
                (Offset::new(band.packed_before * all).at_iteration(i, band.padded * all), steps)
            }
        };
        let in_columns = |at: Offset<'k>, step: usize| ColumnOffset {
            of_block: at.plus(column * step).at_iteration(j, nr * step),
            of_matrix: (columns.missing > 0).then_some(at),
        };
        let (b_at, b_steps) = match pass.b {
            Source::Unpacked(_) => (in_columns(pass.b_at, b.outer), Steps { k: b.k * self.problem.group, ..b }),
            Source::Packed(_) if self.plan.by_k => {
                let steps = Steps { outer: pass.k, k: 1, batch: n * pass.k };
                (in_columns(Offset::new(self.plan.b_before(pass.k, pass.batch)), pass.k), steps)
            }
            Source::Packed(_) if self.plan.b_panels => {
                let row = columns.padded();
                let steps = Steps { outer: 1, k: row, batch: row * pass.k };
                (ColumnOffset { of_block: self.panel(pass, &band.columns, columns, j), of_matrix: None }, steps)
            }
            Source::Packed(_) => {
                let steps = Steps { outer: 1, k: self.plan.b_row, batch: self.plan.b_row * pass.k };
                (in_columns(Offset::new(self.plan.b_before(pass.k, pass.batch)), 1), steps)
            }
        };
        let first = in_columns(Offset::new(0), 1);
        // Row and column strides of C, and of the partial sums in scratch memory.
        let [of_c, of_sums] = [(ldc, ldc), (m, n)].map(|(m, n)| if c_transposed { (n, 1) } else { (1, m) });
        let of_rows = |at: Offset<'k>, steps: (usize, usize)| {
            in_columns(at.plus(row * steps.0).at_iteration(i, rows * steps.0), steps.1)
        };
        Block {
            band,
            nr,
            a: a_at,
            b: b_at,
            c: of_rows(self.at[2], of_c),
            sums: of_rows(Offset::new(sums), of_sums),
            a_steps,
            b_steps,
            row: Offset::new(row).at_iteration(i, rows),
            column: first,
            missing: self.missing(columns, first.of_block),
        }
    }

    /// The displaced columns of blocks whose last one has fewer columns.
    fn missing(&self, columns: &Columns, first: Offset<'k>) -> MissingColumns<'k> {
        let last = (columns.first + columns.count * columns.nr - columns.missing - 1) as isize;
        let (at, further) = first.scalar(self.k);
        let number = |column: usize| (at + (further + column as isize)).min(last);
        let n_in_place = columns.nr - columns.missing;
        core::array::from_fn(|at| (at < columns.missing).then(|| number(n_in_place + at)))
    }
}
