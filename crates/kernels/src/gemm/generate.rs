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
    Expr, Index, Input, InputOutput, IntoVector, K, Lane, LaneIndex, MemoryElement, Vector, VectorVar,
};
use kernelsmith_exec::{Bf16, PlainElement};

/// What factors are of.
pub(super) trait Factor: Lane + MemoryElement<Number = Self> {
    /// The bits in lanes of 32, if they are fewer.
    fn words<'k>(x: Vector<'k, Self>) -> Option<Vector<'k, u32>>;
}

/// What sums are of, with the factors that they are of.
pub(super) trait Element<A, B>:
    Arithmetic + PlainElement + MemoryElement<Number = Self> + for<'k> IntoVector<'k, Self>
{
    /// Adds products: of each lane and the factor, or of the elements that both consist of if `grouped`.
    fn add_products<'k>(sum: VectorVar<'k, Self>, x: Vector<'k, Self>, y: Vector<'k, Self>, grouped: bool);
}

macro_rules! elements {
    ($($T:ident: |$sum:ident, $x:ident, $y:ident| $add:expr; $([$A:ident $B:ident] $dot:expr;)*)*) => {$($(
        impl Element<$A, $B> for $T {
            fn add_products<'k>($sum: VectorVar<'k, $T>, $x: Vector<'k, $T>, $y: Vector<'k, $T>, grouped: bool) {
                $sum.set(if grouped { $dot } else { $add });
            }
        }
    )*)*};
}
elements! {
    f32: |sum, x, y| x.mul_add(y, sum);
        [f32 f32] x.mul_add(y, sum);
        [Bf16 Bf16] sum.get().dot(x.reinterpret::<Bf16>(), y.reinterpret::<Bf16>());
    f64: |sum, x, y| x.mul_add(y, sum);
        [f64 f64] x.mul_add(y, sum);
    i32: |sum, x, y| sum.get() + x * y;
        [u8 i8] sum.get().dot(x.reinterpret::<u8>(), y.reinterpret::<i8>());
        [i8 u8] sum.get().dot(y.reinterpret::<u8>(), x.reinterpret::<i8>());
}

macro_rules! factors {
    ($($T:ident |$x:ident| $words:expr;)*) => {$(
        impl Factor for $T {
            fn words<'k>($x: Vector<'k, $T>) -> Option<Vector<'k, u32>> {
                $words
            }
        }
    )*};
}
factors! {
    f32 |_x| None;
    f64 |_x| None;
    Bf16 |x| Some(x.bitcast::<u16>().cast());
    u8 |x| Some(x.cast());
    i8 |x| Some(x.bitcast::<u8>().cast());
}

/// A place in a matrix: what is known only in a loop, and the rest.
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

    /// Further by `number * step`.
    fn along(self, number: Option<Expr<'k, Index>>, step: usize) -> Offset<'k> {
        let Some(number) = number else { return self };
        let more = if step == 1 { number } else { number * step as isize };
        Offset { varying: Some(self.varying.map_or(more, |varying| varying + more)), ..self }
    }

    pub(super) fn scalar(self, k: K<'k>) -> Expr<'k, Index> {
        match self.varying {
            None => k.index(self.constant),
            Some(varying) if self.constant == 0 => varying,
            Some(varying) => varying + self.constant,
        }
    }

    pub(super) fn vector(self, k: K<'k>, lanes: usize) -> LaneIndex<'k> {
        let lanes = k.fixed_lanes(lanes as u32);
        match self.varying {
            None => lanes.at(self.constant),
            Some(varying) => lanes.at(varying) + self.constant,
        }
    }
}

/// A factor in memory.
#[derive(Clone, Copy)]
pub(super) enum Source<'k, A, T> {
    /// As it was given.
    Given(Input<'k, A>),
    /// Packed, and of the type of the sums.
    Packed(InputOutput<'k, T>),
}

impl<'k, A: Factor, T: Arithmetic> Source<'k, A, T> {
    pub(super) fn get(self, at: Expr<'k, Index>) -> Expr<'k, T> {
        match self {
            Source::Given(given) => given.get(at).cast(),
            Source::Packed(packed) => packed.get(at),
        }
    }

    pub(super) fn load(self, at: LaneIndex<'k>) -> Vector<'k, T> {
        match self {
            Source::Given(given) => given.load(at).cast(),
            Source::Packed(packed) => packed.load(at),
        }
    }
}

/// What the kernel works with.
pub(super) struct Generator<'k, 'p, A, B, T> {
    pub(super) k: K<'k>,
    pub(super) problem: &'p Problem,
    pub(super) plan: &'p Plan,
    pub(super) a: Input<'k, A>,
    pub(super) b: Input<'k, B>,
    pub(super) c: InputOutput<'k, T>,
    pub(super) bias: Option<Input<'k, T>>,
    pub(super) residual: Option<Input<'k, T>>,
    pub(super) scratch: Option<InputOutput<'k, T>>,
    pub(super) after: &'p [After],
}

/// Values of C that are finished before the first of them is stored, if columns share vectors: a masked store keeps what lies
/// behind it from being loaded until it is done.
const WAITING: usize = 16;

/// Products that a pass over C adds, and what else it does.
pub(super) struct Pass<'k, A, B, T> {
    pub(super) a: Source<'k, A, T>,
    pub(super) b: Source<'k, B, T>,
    pub(super) a_at: Offset<'k>,
    pub(super) b_at: Offset<'k>,
    pub(super) depth: usize,
    pub(super) batch: usize,
    pub(super) reads_c: bool,
    pub(super) finishes: bool,
}

/// Where a block stands.
#[derive(Clone, Copy)]
pub(super) struct Block<'k, 'p> {
    pub(super) band: &'p Band,
    pub(super) width: usize,
    pub(super) a: Offset<'k>,
    pub(super) b: Offset<'k>,
    pub(super) c: Offset<'k>,
    pub(super) a_steps: Steps,
    pub(super) b_steps: Steps,
    /// The first row and the first column.
    pub(super) row: Offset<'k>,
    pub(super) column: Offset<'k>,
}

/// A loop's counter, or nothing if it is written out, and the number of the turn then.
pub(super) type Turn<'k> = (Option<Expr<'k, Index>>, usize);

impl<'k> Offset<'k> {
    pub(super) fn turn(self, turn: Turn<'k>, step: usize) -> Offset<'k> {
        self.plus(turn.1 * step).along(turn.0, step)
    }
}

impl<'k, A: Factor, B: Factor, T: Element<A, B>> Generator<'k, '_, A, B, T> {
    /// The whole product.
    pub(super) fn run(&self) {
        let Problem { depth, products, group, batch, reads_c, .. } = *self.problem;
        let origin = Offset::new(0);
        if self.plan.chunk >= depth && self.plan.whole_batch {
            let (a, b) = (self.packed_a(origin, products, batch), self.packed_b(origin, products, batch));
            let pass = Pass { a, b, a_at: origin, b_at: origin, depth, batch, reads_c, finishes: true };
            return self.pass(&pass);
        }
        // The parts of the sums meet in C: it is prepared, and finished at the end.
        let (a, b) = (Source::Given(self.a), Source::Given(self.b));
        let nothing = Pass { a, b, a_at: origin, b_at: origin, depth: 0, batch: 1, reads_c, finishes: false };
        if !reads_c {
            self.pass(&nothing);
        }
        let chunk = self.plan.chunk;
        self.repeat(batch, false, |pair| {
            let part = |turn: Turn<'k>, products: usize| {
                let [a_at, b_at] = [self.problem.a, self.problem.b]
                    .map(|steps| origin.turn(pair, steps.batch).turn(turn, chunk * group * steps.depth));
                let (a, b) = (self.packed_a(a_at, products, 1), self.packed_b(b_at, products, 1));
                let depth = products.div_ceil(group);
                self.pass(&Pass { a, b, a_at, b_at, depth, batch: 1, reads_c: true, finishes: false });
            };
            let whole = products / (chunk * group);
            self.repeat(whole, false, |turn| part(turn, chunk * group));
            let rest = products - whole * chunk * group;
            if rest > 0 {
                part((None, whole), rest);
            }
        });
        if self.bias.is_some() || !self.after.is_empty() {
            self.pass(&Pass { reads_c: true, finishes: true, ..nothing });
        }
    }

    /// Does something so many times: in a loop, or written out.
    pub(super) fn repeat(&self, count: usize, unrolled: bool, mut body: impl FnMut(Turn<'k>)) {
        if unrolled || count == 1 {
            (0..count).for_each(|number| body((None, number)));
        } else if count > 1 {
            self.k.for_range_(0, count as isize, |number| body((Some(number), 0)));
        }
    }

    /// All blocks of C.
    fn pass(&self, pass: &Pass<'k, A, B, T>) {
        for band in &self.plan.bands {
            for columns in &band.columns {
                let block = |i, j| self.block(pass, self.place(pass, band, columns, i, j));
                if band.rows_first {
                    self.repeat(band.count, false, |i| self.repeat(columns.count, false, |j| block(i, j)));
                } else {
                    self.repeat(columns.count, false, |j| self.repeat(band.count, false, |i| block(i, j)));
                }
            }
        }
    }

    fn place<'p>(
        &self,
        pass: &Pass<'k, A, B, T>,
        band: &'p Band,
        columns: &Columns,
        i: Turn<'k>,
        j: Turn<'k>,
    ) -> Block<'k, 'p> {
        let Problem { a, b, ldc, .. } = *self.problem;
        let (row, column, rows, width) = (band.first, columns.first, band.rows, columns.width);
        let all = pass.depth * pass.batch;
        let (a_at, a_steps) = match pass.a {
            Source::Given(_) => (pass.a_at.plus(row * a.outer).turn(i, rows * a.outer), a),
            Source::Packed(_) => {
                let steps = Steps { outer: 1, depth: band.padded, batch: band.padded * pass.depth };
                (Offset::new(band.packed_before * all).turn(i, band.padded * all), steps)
            }
        };
        let (b_at, b_steps) = match pass.b {
            Source::Given(_) => {
                let steps = Steps { depth: b.depth * self.problem.group, ..b };
                (pass.b_at.plus(column * b.outer).turn(j, width * b.outer), steps)
            }
            Source::Packed(_) => {
                let steps = Steps { outer: 1, depth: self.plan.b_row, batch: self.plan.b_row * pass.depth };
                (Offset::new(self.plan.b_before(pass.depth, pass.batch) + column).turn(j, width), steps)
            }
        };
        Block {
            band,
            width,
            a: a_at,
            b: b_at,
            c: Offset::new(row + column * ldc).turn(i, rows).turn(j, width * ldc),
            a_steps,
            b_steps,
            row: Offset::new(row).turn(i, rows),
            column: Offset::new(column).turn(j, width),
        }
    }

    /// A block: its sums, then what becomes of them.
    fn block(&self, pass: &Pass<'k, A, B, T>, block: Block<'k, '_>) {
        let sums = if self.plan.by_depth { self.sums_by_depth(pass, &block) } else { self.sums_by_rows(pass, &block) };
        let pieces = &block.band.pieces;
        let across = pieces.iter().map(|piece| piece.across).max().unwrap_or(1);
        let run = if across > 1 && block.width * pieces.len() <= WAITING { block.width } else { across };
        for first in (0..block.width).step_by(run) {
            let mut values = Vec::new();
            for column in first..block.width.min(first + run) {
                for (piece, sums) in pieces.iter().zip(&sums) {
                    let sum = self.part(pass, &block, piece, column, sums[column / piece.across]);
                    values.push((column, piece, self.finished(pass, &block, column, piece, sum)));
                }
            }
            for (column, piece, value) in values {
                self.store(block.c.plus(column * self.problem.ldc), piece, value);
            }
        }
    }

    /// The lanes of the vector that holds a piece.
    pub(super) fn carrier(&self, piece: &Piece) -> u32 {
        (if piece.lanes == 1 { self.plan.narrowest } else { piece.lanes }) as u32
    }

    pub(super) fn load(
        &self,
        at: Offset<'k>,
        piece: &Piece,
        scalar: impl FnOnce(Expr<'k, Index>) -> Expr<'k, T>,
        vector: impl FnOnce(LaneIndex<'k>) -> Vector<'k, T>,
    ) -> Vector<'k, T> {
        let at = at.plus(piece.at);
        if piece.active == 1 {
            return self.k.fixed_lanes(self.carrier(piece)).splat(scalar(at.scalar(self.k)));
        }
        vector(at.vector(self.k, piece.lanes).first(piece.active as isize))
    }

    fn store(&self, at: Offset<'k>, piece: &Piece, value: Vector<'k, T>) {
        let at = at.plus(piece.at);
        if piece.active == 1 {
            self.c.store(at.scalar(self.k), value.extract(0));
        } else {
            self.c.store(at.vector(self.k, piece.lanes).first(piece.active as isize), value);
        }
    }

    /// What becomes of a sum.
    fn finished(
        &self,
        pass: &Pass<'k, A, B, T>,
        block: &Block<'k, '_>,
        column: usize,
        piece: &Piece,
        sum: Vector<'k, T>,
    ) -> Vector<'k, T> {
        let at = block.c.plus(column * self.problem.ldc);
        let mut value = sum;
        if !pass.finishes {
            return value;
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
