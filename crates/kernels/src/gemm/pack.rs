//! Packing: factors moved to where they are read in a row, converted to the type of the sums.
//!
//! In: a factor as it was given. Out: in scratch memory, for each product of a sum a run of rows of A (or columns of B).
//! Invariant: what lies beyond the last row or column is written with anything, and read into lanes that are not stored.
//! Not here: when that pays (see `plan`).

use super::generate::{Element, Generator, Offset, Source, Turn};
use super::problem::Steps;
use kernelsmith_dsl::{Input, InputOutput, Lane, Vector};

/// Rows and columns of a block that is transposed at once.
const BLOCK: usize = 4;

/// Where packed elements go.
#[derive(Clone, Copy)]
struct Destination<'k, T> {
    memory: InputOutput<'k, T>,
    at: Offset<'k>,
    /// From a product of a sum to the next.
    depth: usize,
    batch: usize,
}

/// What is packed: so many rows of A, or columns of B.
#[derive(Clone, Copy)]
struct Part<'k> {
    at: Offset<'k>,
    steps: Steps,
    outer: usize,
    depth: usize,
    batch: usize,
}

impl<'k, A: Lane, B: Lane, T: Element> Generator<'k, '_, A, B, T> {
    /// A from a place on, packed if the plan says so: in panels of the bands' rows.
    pub(super) fn packed_a(&self, at: Offset<'k>, depth: usize, batch: usize) -> Source<'k, A, T> {
        let (true, Some(memory)) = (self.plan.pack_a, self.scratch) else { return Source::Given(self.a) };
        let steps = self.problem.a;
        for band in &self.plan.bands {
            let panel = band.padded * depth * batch;
            self.repeat(band.count, false, |i| {
                let part = Part {
                    at: at.plus(band.first * steps.outer).turn(i, band.rows * steps.outer),
                    steps,
                    outer: band.rows,
                    depth,
                    batch,
                };
                let to = Offset::new(band.packed_before * depth * batch).turn(i, panel);
                let to = Destination { memory, at: to, depth: band.padded, batch: band.padded * depth };
                self.pack(self.a, part, to);
            });
        }
        Source::Packed(memory)
    }

    /// B from a place on, packed if the plan says so: in rows.
    pub(super) fn packed_b(&self, at: Offset<'k>, depth: usize, batch: usize) -> Source<'k, B, T> {
        let (true, Some(memory)) = (self.plan.pack_b, self.scratch) else { return Source::Given(self.b) };
        let part = Part { at, steps: self.problem.b, outer: self.problem.n, depth, batch };
        let (to, row) = (Offset::new(self.plan.b_before(depth, batch)), self.plan.b_row);
        self.pack(self.b, part, Destination { memory, at: to, depth: row, batch: row * depth });
        Source::Packed(memory)
    }

    fn pack<S: Lane>(&self, from: Input<'k, S>, part: Part<'k>, to: Destination<'k, T>) {
        self.repeat(part.batch, false, |pair| {
            let part = Part { at: part.at.turn(pair, part.steps.batch), ..part };
            let to = Destination { at: to.at.turn(pair, to.batch), ..to };
            if part.steps.outer == 1 {
                self.copy(from, part, to);
            } else {
                self.transpose(from, part, to);
            }
        });
    }

    /// Rows lie side by side: vectors of them.
    fn copy<S: Lane>(&self, from: Input<'k, S>, part: Part<'k>, to: Destination<'k, T>) {
        let lanes = self.plan.widest;
        self.repeat(part.depth, false, |p| {
            let (source, target) = (part.at.turn(p, part.steps.depth), to.at.turn(p, to.depth));
            let move_some = |turn: Turn<'k>, active: usize| {
                let at = source.turn(turn, lanes).vector(self.k, lanes).first(active as isize);
                to.memory.store(target.turn(turn, lanes).vector(self.k, lanes), from.load(at).cast::<T>());
            };
            let whole = part.outer / lanes;
            self.repeat(whole, whole <= 4, |turn| move_some(turn, lanes));
            if !part.outer.is_multiple_of(lanes) {
                move_some((None, whole), part.outer % lanes);
            }
        });
    }

    /// Products of a sum lie side by side: square blocks are transposed.
    fn transpose<S: Lane>(&self, from: Input<'k, S>, part: Part<'k>, to: Destination<'k, T>) {
        let rows = |turn: Turn<'k>, n_rows: usize| {
            let (source, target) = (part.at.turn(turn, BLOCK * part.steps.outer), to.at.turn(turn, BLOCK));
            let columns = |turn: Turn<'k>, n_columns: usize| {
                let (source, target) =
                    (source.turn(turn, BLOCK * part.steps.depth), target.turn(turn, BLOCK * to.depth));
                let row = |row: usize| {
                    let at = source.plus(row.min(n_rows - 1) * part.steps.outer);
                    from.load(at.vector(self.k, BLOCK).first(n_columns as isize)).cast::<T>()
                };
                let columns = Vector::transpose4([row(0), row(1), row(2), row(3)]);
                for (number, column) in columns.into_iter().enumerate().take(n_columns) {
                    to.memory.store(target.plus(number * to.depth).vector(self.k, BLOCK), column);
                }
            };
            let whole = part.depth / BLOCK;
            self.repeat(whole, false, |turn| columns(turn, BLOCK));
            if !part.depth.is_multiple_of(BLOCK) {
                columns((None, whole), part.depth % BLOCK);
            }
        };
        let whole = part.outer / BLOCK;
        self.repeat(whole, false, |turn| rows(turn, BLOCK));
        if !part.outer.is_multiple_of(BLOCK) {
            rows((None, whole), part.outer % BLOCK);
        }
    }
}
