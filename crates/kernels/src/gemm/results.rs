//! What becomes of sums: C is added to them, they are finished and stored.
//!
//! In: the sums of a block, in vectors with rows in lanes. Out: C, or what it is made of in further passes.
//! Invariants: every element of C is loaded before any element of its column in the same block is stored; what lies between
//! columns (between rows if C is turned) is neither read nor written.
//! Not here: where blocks lie (see `generate`), how sums are made (see `sums`).

use super::generate::{Block, Element, Factor, Generator, Offset, Stored};
use super::passes::{Pass, Place};
use super::plan::{Piece, WAITING};
use super::spec::{After, BiasOf, Requantize, Scale};
use super::sums::repeated;
use crate::machine::CACHE_LINE;
use crate::map::Arithmetic;
use kernelsmith_dsl::{Expr, Index, Input, InputOutput, IntoVector, Lane, LaneIndex, Vector};

/// Elements of C in a vector: of a column from a row of the block on, or, of a C that is turned, of a row.
#[derive(Clone, Copy)]
pub(super) struct Run {
    pub(super) row: usize,
    pub(super) column: usize,
    pub(super) lanes: usize,
    pub(super) active: usize,
    pub(super) of_row: bool,
}

impl<'k, A: Factor, B: Factor, C: Stored, T: Element<A, B>> Generator<'k, '_, A, B, C, T> {
    /// A block: its sums, then what becomes of them.
    pub(super) fn block(&self, pass: &Pass<'k, A, B, T>, block: Block<'k, '_>) {
        if self.plan.asked && pass.from == Some(Place::C) && pass.depth > 0 {
            self.ask_for_c(&block);
        }
        let sums = if self.plan.by_depth { self.sums_by_depth(pass, &block) } else { self.sums_by_rows(pass, &block) };
        match self.problem.turned {
            true => self.store_turned(pass, &block, &sums),
            false => self.store_straight(pass, &block, &sums),
        }
    }

    /// Sums that lie in vectors as they do in C.
    fn store_straight(&self, pass: &Pass<'k, A, B, T>, block: &Block<'k, '_>, sums: &[Vec<Vector<'k, T>>]) {
        let pieces = &block.band.pieces;
        let across = pieces.iter().map(|piece| piece.across).max().unwrap_or(1);
        let run = match across {
            1 if self.plan.late => block.width,
            1 => 1,
            _ if block.width * pieces.len() <= WAITING => block.width,
            _ => across,
        };
        // What may be the same column is finished before any of it is stored.
        let together = if block.whole() < block.width { block.whole() - 1 } else { block.width };
        // Of what columns share, all halves and halves of these.
        let halved = if across > 1 { 2 * block.width * pieces.len() } else { 0 };
        let (mut first, mut halves) = (0, Vec::with_capacity(halved));
        let mut values = Vec::with_capacity(run * pieces.len());
        while first < block.width {
            let end = if first + run > together { block.width } else { first + run };
            for column in first..end {
                for (piece, sums) in pieces.iter().zip(sums) {
                    let sum = sums[column / piece.across];
                    let (run, sum) = match self.unparted(block, piece, column) {
                        Some(whole) if column % piece.across == 0 => (whole, self.with_c(pass, block, whole, sum)),
                        Some(_) => continue,
                        None => {
                            let sum = self.part(pass, block, piece, column, sum, &mut halves);
                            (self.run_of(piece, column), sum)
                        }
                    };
                    values.push((run, self.finished(pass, block, run, sum)));
                }
            }
            for (run, value) in values.drain(..) {
                self.store(pass.to, block, run, value);
            }
            first = end;
        }
    }

    /// Sums whose columns lie side by side in C: vectors of some columns become rows of these.
    fn store_turned(&self, pass: &Pass<'k, A, B, T>, block: &Block<'k, '_>, sums: &[Vec<Vector<'k, T>>]) {
        let (quad, pieces) = (self.plan.narrowest, &block.band.pieces);
        let mut values = Vec::with_capacity(pieces.iter().map(|piece| piece.active).sum());
        for first in (0..block.width).step_by(quad) {
            let active = quad.min(block.width - first);
            for (piece, sums) in pieces.iter().zip(sums) {
                let whole = |sum: Vector<'k, T>| repeated(sum, (quad / self.carrier(piece)).max(1));
                let rows = transposed((0..active).map(|at| whole(sums[first + at])).collect(), quad);
                let parts: Vec<Vec<_>> =
                    rows.into_iter().map(|row| quarters(row, self.carrier(piece) / quad)).collect();
                for row in 0..piece.active {
                    let run = Run { row: piece.at + row, column: first, lanes: quad, active, of_row: true };
                    let sum = self.with_c(pass, block, run, parts[row % quad][row / quad]);
                    values.push((run, self.finished(pass, block, run, sum)));
                }
            }
            // Pieces may have rows in common: C is added to all of them before any is stored.
            for (run, value) in values.drain(..) {
                self.store(pass.to, block, run, value);
            }
        }
    }

    /// The vector of the columns that share it, if they lie side by side in C as they do in the vector: it need not be taken
    /// apart. What goes along rows or columns does not lie so.
    fn unparted(&self, block: &Block<'k, '_>, piece: &Piece, column: usize) -> Option<Run> {
        let Piece { at, lanes, active, across } = *piece;
        let lies_so = across > 1 && active == lanes && self.problem.ldc == lanes && lanes >= self.plan.narrowest;
        let is_whole = (column / across + 1) * across <= block.whole();
        let goes_along = self.problem.bias.is_some() || self.problem.requantize.is_some();
        let lanes = lanes * across;
        let run = Run { row: at, column, lanes, active: lanes, of_row: false };
        (lies_so && is_whole && !goes_along).then_some(run)
    }

    /// Asks for what C holds: a line of the cache at a time.
    fn ask_for_c(&self, block: &Block<'k, '_>) {
        let (rows, line) = (block.band.rows, CACHE_LINE * 8 / self.problem.element_bits);
        let turned = self.problem.turned;
        let (lines, along) = if turned { (rows, block.width) } else { (block.width, rows) };
        for number in 0..lines {
            for at in (0..along).step_by(line) {
                let (row, column) = if turned { (number, at) } else { (at, number) };
                let run = Run { row, column, lanes: 1, active: 1, of_row: turned };
                self.c.prefetch(self.at_c(block, run).scalar(self.k));
            }
        }
    }

    /// Elements of scratch memory before sums that meet there.
    pub(super) fn sums_before(&self) -> usize {
        self.plan.sums_before(self.plan.chunk, if self.plan.whole_batch { self.problem.batch } else { 1 })
    }

    /// The rows of a piece in a column.
    pub(super) fn run_of(&self, piece: &Piece, column: usize) -> Run {
        Run { row: piece.at, column, lanes: self.carrier(piece), active: piece.active, of_row: false }
    }

    /// The lanes of the vector that holds a piece of one column.
    pub(super) fn carrier(&self, piece: &Piece) -> usize {
        if piece.lanes == 1 { self.plan.narrowest } else { piece.lanes }
    }

    /// Where a run begins in C, and in matrices that are laid out as it is.
    fn at_c(&self, block: &Block<'k, '_>, run: Run) -> Offset<'k> {
        let (row, column) = if self.problem.turned { (self.problem.ldc, 1) } else { (1, self.problem.ldc) };
        block.column(block.c, run.column, column).plus(run.row * row)
    }

    /// A sum as it is between passes.
    pub(super) fn sum(&self, from: Place, block: &Block<'k, '_>, run: Run) -> Vector<'k, T> {
        match (from, self.scratch) {
            (Place::Scratch, Some(memory)) => {
                self.load(self.at_sums(block, run), run, |at| memory.load(at), |at| memory.load(at))
            }
            _ => self.load(self.at_c(block, run), run, |at| self.c.load(at).cast(), |at| self.c.load(at).cast()),
        }
    }

    /// Where a run begins among sums that meet in scratch memory.
    fn at_sums(&self, block: &Block<'k, '_>, run: Run) -> Offset<'k> {
        let (row, column) = if self.problem.turned { (self.problem.n, 1) } else { (1, self.problem.m) };
        block.column(block.sums, run.column, column).plus(run.row * row)
    }

    /// A vector of elements that lie side by side; a single one is in all lanes.
    pub(super) fn load<U: Lane>(
        &self,
        at: Offset<'k>,
        Run { lanes, active, .. }: Run,
        scalar: impl FnOnce((Expr<'k, Index>, isize)) -> Expr<'k, U>,
        vector: impl FnOnce(LaneIndex<'k>) -> Vector<'k, U>,
    ) -> Vector<'k, U> {
        if active == 1 {
            return self.k.fixed_lanes(lanes as u32).splat(scalar(at.scalar(self.k)));
        }
        vector(at.vector(self.k, lanes, active))
    }

    /// With what C held.
    pub(super) fn with_c(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        run: Run,
        sum: Vector<'k, T>,
    ) -> Vector<'k, T> {
        match pass.from {
            Some(from) => sum + self.sum(from, block, run),
            None => sum,
        }
    }

    fn store(&self, to: Place, block: &Block<'k, '_>, run: Run, value: Vector<'k, T>) {
        match (to, self.scratch) {
            (Place::Scratch, Some(memory)) => self.store_in(memory, self.at_sums(block, run), run, value),
            _ => self.store_in(self.c, self.at_c(block, run), run, value.cast()),
        }
    }

    fn store_in<U: Stored>(&self, memory: InputOutput<'k, U>, at: Offset<'k>, run: Run, value: Vector<'k, U>) {
        if run.active == 1 {
            memory.store(at.scalar(self.k), value.extract(0));
        } else {
            memory.store(at.vector(self.k, run.lanes, run.active), value);
        }
    }

    /// What becomes of a sum, before it is rounded to what C is of.
    fn finished(&self, pass: &Pass<'k, A, B, T>, block: &Block<'k, '_>, run: Run, sum: Vector<'k, T>) -> Vector<'k, T> {
        let mut value = sum;
        if !pass.finishes {
            return value;
        }
        if let Some(bias) = self.bias {
            value = value + self.along(self.problem.bias, bias, block, run);
        }
        for after in self.after {
            value = match *after {
                After::Map(map) => map.apply(value),
                After::AddResidual => match self.residual {
                    None => value,
                    Some(residual) => {
                        let at = self.at_c(block, run);
                        value + self.load(at, run, |at| residual.load(at).cast(), |at| residual.load(at).cast())
                    }
                },
            };
        }
        match self.problem.requantize {
            None => value,
            Some(requantize) => self.requantized(requantize, block, run, value),
        }
    }

    /// The elements of a vector that goes along the rows or the columns.
    fn along<U: Stored + for<'a> IntoVector<'a, U>>(
        &self,
        of: Option<BiasOf>,
        given: Input<'k, U>,
        block: &Block<'k, '_>,
        run: Run,
    ) -> Vector<'k, U> {
        let of_rows = of == Some(BiasOf::Rows);
        let at = match of_rows {
            true => block.row.plus(run.row),
            false => block.column(block.column, run.column, 1),
        };
        // Lanes are rows, or columns of a row.
        let active = if of_rows == run.of_row { 1 } else { run.active };
        self.load(at, Run { active, ..run }, |at| given.load(at), |at| given.load(at))
    }

    /// A sum of integers as the nearest byte to it and its scale.
    fn requantized(
        &self,
        Requantize { scale, zero_point }: Requantize,
        block: &Block<'k, '_>,
        run: Run,
        sum: Vector<'k, T>,
    ) -> Vector<'k, T> {
        let sum = sum.cast::<f32>();
        let scaled = match (scale, self.scales) {
            (Scale::Of(of), Some(scales)) => sum * self.along(Some(of), scales, block, run),
            (Scale::All(scale), _) => sum * scale,
            (Scale::Of(_), None) => sum,
        };
        // In this range all is exact, and what is beyond stays beyond.
        let (least, most) = self.problem.bytes;
        (scaled.round() + zero_point as f32).at_least(least as f32).at_most(most as f32).cast()
    }
}

/// Vectors of up to so many columns, 2 or 4, as vectors of as many rows: in each block of as many lanes, lane i of vector j is
/// lane j of vector i of the columns. What lanes of columns hold that are not there is anything.
pub(super) fn transposed<'k, T: Arithmetic>(columns: Vec<Vector<'k, T>>, quad: usize) -> Vec<Vector<'k, T>> {
    let last = columns.len() - 1;
    let column = |at: usize| columns[at.min(last)];
    match quad {
        4 => Vector::transpose4([column(0), column(1), column(2), column(3)]).into(),
        _ => vec![column(0).shuffle(column(1), &[0, 2]), column(0).shuffle(column(1), &[1, 3])],
    }
}

/// A vector as so many, a power of two, one behind the other.
fn quarters<T: Arithmetic>(vector: Vector<'_, T>, parts: usize) -> Vec<Vector<'_, T>> {
    if parts <= 1 {
        return vec![vector];
    }
    let mut all = quarters(vector.lower(), parts / 2);
    all.extend(quarters(vector.upper(), parts / 2));
    all
}
