//! Operations on finished accumulators: add C, apply the epilogue, store.
//!
//! In: the accumulators of a block, with rows in lanes. Out: C, or partial sums for further passes.
//! Invariants: the kernel loads every element of C before it stores any element of that column in the same block; it
//! neither reads nor writes the padding between columns (between rows if C is transposed).
//! Not here: the positions of blocks (see `blocks`), the multiply-adds (see `sums`).

use super::accumulator::Accumulator;
use super::generator::{Block, Generator, Pass, Place};
use super::offset::Offset;
use super::operand::{Output, Run, Stored};
use super::plan::{MAX_DEFERRED_STORES, Piece};
use super::shuffles::{repeated, transposed};
use super::spec::{BiasAxis, Epilogue, Requantize, Scale};
use crate::machine::CACHE_LINE;
use crate::map::Arithmetic;
use kernelsmith_dsl::{Expr, Index, Input, IntoVector, Lane, LaneIndex, Vector};

impl<'k, T: Accumulator> Generator<'k, '_, T> {
    /// Computes a block and stores it.
    pub(super) fn block(&self, pass: &Pass<'k, '_, T>, block: Block<'k, '_>) {
        if self.plan.prefetches_c && pass.from == Some(Place::C) && pass.k > 0 {
            self.prefetch_c(&block);
        }
        let sums = if self.plan.by_k { self.sums_by_k(pass, &block) } else { self.sums_by_rows(pass, &block) };
        match self.problem.c_transposed {
            true => self.store_transposed(pass, &block, &sums),
            false => self.store_straight(pass, &block, &sums),
        }
    }

    /// Stores accumulators whose lanes are contiguous in C.
    fn store_straight(&self, pass: &Pass<'k, '_, T>, block: &Block<'k, '_>, sums: &[Vec<Vector<'k, T>>]) {
        let pieces = &block.band.pieces;
        let across = pieces.iter().map(|piece| piece.across).max().unwrap_or(1);
        let run = match across {
            // The addresses of adjacent non-temporal stores are tested together.
            1 if self.plan.adds_c_late || self.plan.streams_c => block.nr,
            1 => 1,
            _ if block.nr * pieces.len() <= MAX_DEFERRED_STORES => block.nr,
            _ => across,
        };
        // Displaced columns may coincide: finish all of them before the first store.
        let independent = if block.n_in_place() < block.nr { block.n_in_place() - 1 } else { block.nr };
        // Room for all halves of shared vectors, recursively.
        let halved = if across > 1 { 2 * block.nr * pieces.len() } else { 0 };
        let (mut first, mut halves) = (0, Vec::with_capacity(halved));
        let mut values = Vec::with_capacity(run * pieces.len());
        while first < block.nr {
            let end = if first + run > independent { block.nr } else { first + run };
            for column in first..end {
                for (piece, sums) in pieces.iter().zip(sums) {
                    let sum = sums[column / piece.across];
                    let (run, sum) = match self.shared_run(block, piece, column) {
                        Some(shared) if column % piece.across == 0 => (shared, self.with_c(pass, block, shared, sum)),
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

    /// Stores accumulators into a transposed C: vectors of columns are transposed to rows.
    fn store_transposed(&self, pass: &Pass<'k, '_, T>, block: &Block<'k, '_>, sums: &[Vec<Vector<'k, T>>]) {
        let (quad, pieces) = (self.plan.narrowest, &block.band.pieces);
        let mut values = Vec::with_capacity(pieces.iter().map(|piece| piece.active).sum());
        for first in (0..block.nr).step_by(quad) {
            let active = quad.min(block.nr - first);
            for (piece, sums) in pieces.iter().zip(sums) {
                let at_least_quad = |sum: Vector<'k, T>| repeated(sum, (quad / self.vector_lanes(piece)).max(1));
                let rows = transposed((0..active).map(|at| at_least_quad(sums[first + at])).collect(), quad);
                let parts: Vec<Vec<_>> =
                    rows.into_iter().map(|row| split_vector(row, self.vector_lanes(piece) / quad)).collect();
                for row in 0..piece.active {
                    let run = Run { row: piece.at + row, column: first, lanes: quad, active, of_row: true };
                    let sum = self.with_c(pass, block, run, parts[row % quad][row / quad]);
                    values.push((run, self.finished(pass, block, run, sum)));
                }
            }
            // Pieces may overlap in rows: add C to all of them before the first store.
            for (run, value) in values.drain(..) {
                self.store(pass.to, block, run, value);
            }
        }
    }

    /// The run of a shared vector whose columns have the same layout in C, so that it need not be split. A bias or
    /// scales along rows or columns prevent that.
    fn shared_run(&self, block: &Block<'k, '_>, piece: &Piece, column: usize) -> Option<Run> {
        let Piece { at, lanes, active, across } = *piece;
        let is_contiguous = across > 1 && active == lanes && self.problem.ldc == lanes && lanes >= self.plan.narrowest;
        let is_whole = (column / across + 1) * across <= block.n_in_place();
        let has_side_vectors = self.problem.bias.is_some() || self.problem.requantize.is_some();
        let lanes = lanes * across;
        let run = Run { row: at, column, lanes, active: lanes, of_row: false };
        (is_contiguous && is_whole && !has_side_vectors).then_some(run)
    }

    /// Prefetches C, one cache line at a time.
    fn prefetch_c(&self, block: &Block<'k, '_>) {
        let (rows, line) = (block.band.mr, CACHE_LINE * 8 / self.problem.element_bits);
        let c_transposed = self.problem.c_transposed;
        let (lines, along) = if c_transposed { (rows, block.nr) } else { (block.nr, rows) };
        for number in 0..lines {
            for at in (0..along).step_by(line) {
                let (row, column) = if c_transposed { (number, at) } else { (at, number) };
                let run = Run { row, column, lanes: 1, active: 1, of_row: c_transposed };
                self.c.prefetch(self.at_c(block, run).scalar(self.k));
            }
        }
    }

    /// Elements of scratch memory before the partial sums.
    pub(super) fn sums_before(&self) -> usize {
        self.plan.sums_before(self.plan.kc, if self.plan.all_batches { self.problem.batch } else { 1 })
    }

    /// The rows of a piece in one column.
    pub(super) fn run_of(&self, piece: &Piece, column: usize) -> Run {
        Run { row: piece.at, column, lanes: self.vector_lanes(piece), active: piece.active, of_row: false }
    }

    /// Lanes of the vector that holds one column of a piece.
    pub(super) fn vector_lanes(&self, piece: &Piece) -> usize {
        if piece.lanes == 1 { self.plan.narrowest } else { piece.lanes }
    }

    /// The offset of a run in C and in the residual.
    fn at_c(&self, block: &Block<'k, '_>, run: Run) -> Offset<'k> {
        let (row, column) = if self.problem.c_transposed { (self.problem.ldc, 1) } else { (1, self.problem.ldc) };
        block.column(block.c, run.column, column).plus(run.row * row)
    }

    /// Loads a partial sum between passes.
    pub(super) fn sum(&self, from: Place, block: &Block<'k, '_>, run: Run) -> Vector<'k, T> {
        match (from, self.scratch) {
            (Place::Scratch, Some(memory)) => {
                self.load(self.at_sums(block, run), run, |at| memory.load(at), |at| memory.load(at))
            }
            _ => self.load(self.at_c(block, run), run, |at| self.c.element(at), |at| self.c.vector(at)),
        }
    }

    /// The offset of a run in the partial sums in scratch memory.
    fn at_sums(&self, block: &Block<'k, '_>, run: Run) -> Offset<'k> {
        let (row, column) = if self.problem.c_transposed { (self.problem.n, 1) } else { (1, self.problem.m) };
        block.column(block.sums, run.column, column).plus(run.row * row)
    }

    /// Loads contiguous elements; a single one is broadcast to all lanes.
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

    /// Adds the old C.
    pub(super) fn with_c(
        &self,
        pass: &Pass<'k, '_, T>,
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
            (Place::Scratch, Some(memory)) => {
                Output::store(&memory, self.k, self.at_sums(block, run), run, false, value);
            }
            _ => self.c.store(self.k, self.at_c(block, run), run, self.plan.streams_c, value),
        }
    }

    /// Applies the epilogue, before the value is rounded to the type of C.
    fn finished(&self, pass: &Pass<'k, '_, T>, block: &Block<'k, '_>, run: Run, sum: Vector<'k, T>) -> Vector<'k, T> {
        let mut value = sum;
        if !pass.finishes {
            return value;
        }
        if let Some(bias) = self.bias {
            value = value + self.along(self.problem.bias, bias, block, run);
        }
        for operation in self.epilogue {
            if let Epilogue::Map(map) = *operation {
                value = map.apply(value);
            } else if let (Some(binary), Some(residual)) = (operation.residual(), self.residual) {
                let at = self.at_c(block, run);
                let other = self.load(at, run, |at| residual.element(at), |at| residual.vector(at));
                value = binary.apply(value, other);
            }
        }
        match self.problem.requantize {
            None => value,
            Some(requantize) => self.requantized(requantize, block, run, value),
        }
    }

    /// Loads elements of a vector along rows or columns, such as the bias.
    fn along<U: Stored + for<'a> IntoVector<'a, U>>(
        &self,
        of: Option<BiasAxis>,
        input: Input<'k, U>,
        block: &Block<'k, '_>,
        run: Run,
    ) -> Vector<'k, U> {
        let of_rows = of == Some(BiasAxis::Rows);
        let at = match of_rows {
            true => block.row.plus(run.row),
            false => block.column(block.column, run.column, 1),
        };
        let at = self.bias_at.and(at);
        // Lanes are rows, or columns of one row.
        let active = if of_rows == run.of_row { 1 } else { run.active };
        self.load(at, Run { active, ..run }, |at| input.load(at), |at| input.load(at))
    }

    /// Requantises an integer accumulator to a byte.
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
        // Floats in this range are exact, and values outside it stay outside.
        let (min, max) = self.problem.bytes;
        (scaled.round() + zero_point as f32).at_least(min as f32).at_most(max as f32).cast()
    }
}

/// Splits a vector into `parts` equal parts (a power of two).
fn split_vector<T: Arithmetic>(vector: Vector<'_, T>, parts: usize) -> Vec<Vector<'_, T>> {
    if parts <= 1 {
        return vec![vector];
    }
    let mut all = split_vector(vector.lower(), parts / 2);
    all.extend(split_vector(vector.upper(), parts / 2));
    all
}
