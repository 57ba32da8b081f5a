//! The kernel of a product, in the language.
//!
//! In: a [`Problem`], a [`Plan`], the operands. Out: recorded operations.
//! Invariants: every element of C is loaded at most once, before any element of its column in the same block is stored; what
//! lies between columns is neither read nor written.
//! Not here: what is chosen (see `plan`).

use super::plan::{Band, Columns, Piece, Plan};
use super::problem::{Problem, Steps};
use super::spec::{After, BiasOf};
use crate::map::Arithmetic;
use kernelsmith_dsl::{
    Expr, Float, Index, Input, InputOutput, IntoVector, K, LaneIndex, MemoryElement, Vector, VectorVar,
};
use kernelsmith_exec::PlainElement;

/// Floats that are summed.
pub(super) trait Real:
    Arithmetic + Float + PlainElement + MemoryElement<Number = Self> + for<'k> IntoVector<'k, Self>
{
}
impl Real for f32 {}
impl Real for f64 {}

/// A place in a matrix: what is known only in a loop, and the rest.
#[derive(Clone, Copy)]
pub(super) struct Offset<'k> {
    varying: Option<Expr<'k, Index>>,
    constant: isize,
}

impl<'k> Offset<'k> {
    fn new(constant: usize) -> Offset<'k> {
        Offset { varying: None, constant: constant as isize }
    }

    fn plus(self, by: usize) -> Offset<'k> {
        Offset { constant: self.constant + by as isize, ..self }
    }

    /// Further by `number * step`.
    fn along(self, number: Option<Expr<'k, Index>>, step: usize) -> Offset<'k> {
        let Some(number) = number else { return self };
        let more = if step == 1 { number } else { number * step as isize };
        Offset { varying: Some(self.varying.map_or(more, |varying| varying + more)), ..self }
    }

    fn scalar(self, k: K<'k>) -> Expr<'k, Index> {
        match self.varying {
            None => k.index(self.constant),
            Some(varying) if self.constant == 0 => varying,
            Some(varying) => varying + self.constant,
        }
    }

    fn vector(self, k: K<'k>, lanes: usize) -> LaneIndex<'k> {
        let lanes = k.fixed_lanes(lanes as u32);
        match self.varying {
            None => lanes.at(self.constant),
            Some(varying) => lanes.at(varying) + self.constant,
        }
    }
}

/// Memory that is read, whatever its handle.
#[derive(Clone, Copy)]
pub(super) enum Source<'k, T> {
    Input(Input<'k, T>),
    Scratch(InputOutput<'k, T>),
}

/// What the kernel works with.
pub(super) struct Generator<'k, 'p, T> {
    pub(super) k: K<'k>,
    pub(super) problem: &'p Problem,
    pub(super) plan: &'p Plan,
    pub(super) a: Source<'k, T>,
    pub(super) b: Source<'k, T>,
    pub(super) c: InputOutput<'k, T>,
    pub(super) bias: Option<Input<'k, T>>,
    pub(super) residual: Option<Input<'k, T>>,
    pub(super) after: &'p [After],
}

/// Where a block stands.
#[derive(Clone, Copy)]
struct Block<'k, 'p> {
    band: &'p Band,
    width: usize,
    a: Offset<'k>,
    b: Offset<'k>,
    c: Offset<'k>,
    /// The first row and the first column.
    row: Offset<'k>,
    column: Offset<'k>,
}

impl<'k, T: Real> Generator<'k, '_, T> {
    /// The whole product.
    pub(super) fn run(&self) {
        for band in &self.plan.bands {
            for columns in &band.columns {
                self.repeat(columns.count, |j| {
                    self.repeat(band.count, |i| self.block(self.place(band, columns, i, j)))
                });
            }
        }
    }

    /// Does something so many times: in a loop, unless that is once.
    fn repeat(&self, count: usize, body: impl FnOnce(Option<Expr<'k, Index>>)) {
        if count == 1 {
            body(None);
        } else {
            self.k.for_range_(0, count as isize, |number| body(Some(number)));
        }
    }

    fn place<'p>(
        &self,
        band: &'p Band,
        columns: &Columns,
        i: Option<Expr<'k, Index>>,
        j: Option<Expr<'k, Index>>,
    ) -> Block<'k, 'p> {
        let Problem { a, b, ldc, .. } = *self.problem;
        let (row, column, rows, width) = (band.first, columns.first, band.rows, columns.width);
        Block {
            band,
            width,
            a: Offset::new(row * a.outer).along(i, rows * a.outer),
            b: Offset::new(column * b.outer).along(j, width * b.outer),
            c: Offset::new(row + column * ldc).along(i, rows).along(j, width * ldc),
            row: Offset::new(row).along(i, rows),
            column: Offset::new(column).along(j, width),
        }
    }

    /// A block: its sums, then what becomes of them.
    fn block(&self, block: Block<'k, '_>) {
        let Problem { a, b, depth, batch, .. } = *self.problem;
        let chains = block.band.chains;
        let sums: Vec<Vec<Vec<VectorVar<'k, T>>>> = (0..chains).map(|_| self.zeros(&block)).collect();
        let unrolled = self.plan.unrolled;
        let repeat = |count: usize, body: &mut dyn FnMut(Option<Expr<'k, Index>>, usize)| {
            if unrolled || count == 1 {
                (0..count).for_each(|number| body(None, number));
            } else if count > 1 {
                self.k.for_range_(0, count as isize, |number| body(Some(number), 0));
            }
        };
        let from = |at: Offset<'k>, steps: Steps, matrix: (Option<Expr<'k, Index>>, usize)| {
            at.plus(matrix.1 * steps.batch).along(matrix.0, steps.batch)
        };
        repeat(batch, &mut |number, constant| {
            let (a_at, b_at) = (from(block.a, a, (number, constant)), from(block.b, b, (number, constant)));
            let whole = depth / chains;
            repeat(whole, &mut |turn, constant| {
                let step = |at: Offset<'k>, steps: Steps| {
                    at.plus(constant * chains * steps.depth).along(turn, chains * steps.depth)
                };
                let (a_at, b_at) = (step(a_at, a), step(b_at, b));
                for (chain, sums) in sums.iter().enumerate() {
                    self.products(&block, sums, a_at.plus(chain * a.depth), b_at.plus(chain * b.depth));
                }
            });
            for (rest, sums) in (whole * chains..depth).zip(&sums) {
                self.products(&block, sums, a_at.plus(rest * a.depth), b_at.plus(rest * b.depth));
            }
        });
        for column in 0..block.width {
            let value = |piece: usize| {
                let mut parts: Vec<Vector<'k, T>> = sums.iter().map(|sums| sums[column][piece].get()).collect();
                while parts.len() > 1 {
                    parts = parts
                        .chunks(2)
                        .map(|pair| pair.iter().copied().reduce(|x, y| x + y).unwrap_or(pair[0]))
                        .collect();
                }
                self.finished(&block, column, &block.band.pieces[piece], parts[0])
            };
            let values: Vec<_> = (0..block.band.pieces.len()).map(value).collect();
            for (piece, value) in block.band.pieces.iter().zip(values) {
                self.store(block.c.plus(column * self.problem.ldc), piece, value);
            }
        }
    }

    fn zeros(&self, block: &Block<'k, '_>) -> Vec<Vec<VectorVar<'k, T>>> {
        let zero = |piece: &Piece| self.k.fixed_lanes(self.carrier(piece)).var(T::default());
        (0..block.width).map(|_| block.band.pieces.iter().map(zero).collect()).collect()
    }

    /// The lanes of the vector that holds a piece.
    fn carrier(&self, piece: &Piece) -> u32 {
        (if piece.lanes == 1 { self.plan.narrowest } else { piece.lanes }) as u32
    }

    /// Adds the products of a column of A and a row of B.
    fn products(&self, block: &Block<'k, '_>, sums: &[Vec<VectorVar<'k, T>>], a: Offset<'k>, b: Offset<'k>) {
        let rows: Vec<Vector<'k, T>> = block.band.pieces.iter().map(|piece| self.rows(a, piece)).collect();
        for (column, sums) in sums.iter().enumerate() {
            let at = b.plus(column * self.problem.b.outer).scalar(self.k);
            let factor = match self.b {
                Source::Input(b) => b.get(at),
                Source::Scratch(b) => b.get(at),
            };
            for (sum, rows) in sums.iter().zip(&rows) {
                sum.set(rows.mul_add(factor, *sum));
            }
        }
    }

    /// Rows of A.
    fn rows(&self, a: Offset<'k>, piece: &Piece) -> Vector<'k, T> {
        match self.a {
            Source::Input(a_in) => self.load(a, piece, |at| a_in.get(at), |at| a_in.load(at)),
            Source::Scratch(a_in) => self.load(a, piece, |at| a_in.get(at), |at| a_in.load(at)),
        }
    }

    fn load(
        &self,
        at: Offset<'k>,
        piece: &Piece,
        scalar: impl FnOnce(Expr<'k, Index>) -> Expr<'k, T>,
        vector: impl FnOnce(LaneIndex<'k>) -> Vector<'k, T>,
    ) -> Vector<'k, T> {
        let at = at.plus(piece.at);
        if piece.lanes == 1 {
            return self.k.fixed_lanes(self.carrier(piece)).splat(scalar(at.scalar(self.k)));
        }
        vector(at.vector(self.k, piece.lanes).first(piece.active as isize))
    }

    fn store(&self, at: Offset<'k>, piece: &Piece, value: Vector<'k, T>) {
        let at = at.plus(piece.at);
        if piece.lanes == 1 {
            self.c.store(at.scalar(self.k), value.extract(0));
        } else {
            self.c.store(at.vector(self.k, piece.lanes).first(piece.active as isize), value);
        }
    }

    /// What becomes of a sum.
    fn finished(&self, block: &Block<'k, '_>, column: usize, piece: &Piece, sum: Vector<'k, T>) -> Vector<'k, T> {
        let at = block.c.plus(column * self.problem.ldc);
        let mut value = sum;
        if self.problem.reads_c {
            value = self.load(at, piece, |at| self.c.get(at), |at| self.c.load(at)) + value;
        }
        if let Some(bias) = self.bias {
            value = value
                + match self.problem.bias {
                    Some(BiasOf::Rows) => self.load(block.row, piece, |at| bias.get(at), |at| bias.load(at)),
                    _ => {
                        let of_column = bias.get(block.column.plus(column).scalar(self.k));
                        self.k.fixed_lanes(self.carrier(piece)).splat(of_column)
                    }
                };
        }
        for after in self.after {
            value = match *after {
                After::Map(map) => map.apply(value),
                After::AddResidual => match self.residual {
                    None => value,
                    Some(residual) => value + self.load(at, piece, |at| residual.get(at), |at| residual.load(at)),
                },
            };
        }
        value
    }
}
