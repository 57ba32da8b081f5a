//! Records the kernel of a matrix product.
//!
//! In: a [`Problem`], a [`Plan`], the operands. Out: recorded operations.
//! Invariants: the kernel loads every element of C at most once, before it stores any element of that column in the
//! same block; it neither reads nor writes the padding between columns.
//! Not here: the choice of parameters (see `plan`), the element types of A, B and C (see `operand`), the passes along K
//! (see `passes`), the operations on finished accumulators (see `results`).

use super::operand::{Elements, Operand, Output, Source};
use super::passes::Pass;
use super::plan::{Band, Columns, MAX_MISSING_COLUMNS, Plan};
use super::problem::{Problem, Steps};
use super::spec::Epilogue;
use crate::map::Arithmetic;
use kernelsmith_dsl::{Expr, Index, Input, InputOutput, IntoVector, K, LaneIndex, MemoryElement, Vector, VectorVar};
use kernelsmith_exec::{Bf16, F16, PlainElement};

/// The accumulator type.
pub(super) trait Accumulator:
    Arithmetic + PlainElement + MemoryElement<Number = Self> + for<'k> IntoVector<'k, Self>
{
    /// Adds `x * y` to the accumulator, lane by lane.
    fn add_product<'k>(sum: VectorVar<'k, Self>, x: Vector<'k, Self>, y: Vector<'k, Self>) {
        sum.set(Self::plus_product(sum.get(), x, y));
    }

    /// Returns `sum + x * y`.
    fn plus_product<'k>(sum: Vector<'k, Self>, x: Vector<'k, Self>, y: Vector<'k, Self>) -> Vector<'k, Self>;
}

macro_rules! float_accumulators {
    ($($T:ident)*) => {$(
        impl Accumulator for $T {
            fn add_product<'k>(sum: VectorVar<'k, $T>, x: Vector<'k, $T>, y: Vector<'k, $T>) {
                sum.add_product(x, y);
            }

            fn plus_product<'k>(sum: Vector<'k, $T>, x: Vector<'k, $T>, y: Vector<'k, $T>) -> Vector<'k, $T> {
                x.mul_add(y, sum)
            }
        }
    )*};
}
float_accumulators! { f32 f64 }

impl Accumulator for i32 {
    fn plus_product<'k>(sum: Vector<'k, i32>, x: Vector<'k, i32>, y: Vector<'k, i32>) -> Vector<'k, i32> {
        sum + x * y
    }
}

/// The accumulator type for elements of A and B.
pub(super) trait Element<A, B>: Accumulator {
    /// Returns the sum plus the products of all group members in each lane.
    fn plus_products<'k>(sum: Vector<'k, Self>, x: Vector<'k, Self>, y: Vector<'k, Self>) -> Vector<'k, Self> {
        Self::plus_product(sum, x, y)
    }
}

macro_rules! elements {
    ($($T:ident: [$A:ident $B:ident] $(|$sum:ident, $x:ident, $y:ident| $dot:expr)?;)*) => {$(
        impl Element<$A, $B> for $T {$(
            fn plus_products<'k>($sum: Vector<'k, $T>, $x: Vector<'k, $T>, $y: Vector<'k, $T>) -> Vector<'k, $T> {
                $dot
            }
        )?}
    )*};
}
elements! {
    f32: [f32 f32];
    f32: [F16 F16];
    f32: [Bf16 Bf16] |sum, x, y| sum.dot(x.reinterpret::<Bf16>(), y.reinterpret::<Bf16>());
    f64: [f64 f64];
    i32: [u8 i8] |sum, x, y| sum.dot(x.reinterpret::<u8>(), y.reinterpret::<i8>());
    i32: [i8 u8] |sum, x, y| sum.dot(y.reinterpret::<u8>(), x.reinterpret::<i8>());
}

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
}

/// The iteration number over all groups of iterations.
fn combined<'k>(group: Iteration<'k>, iter: Iteration<'k>, iterations: usize) -> Iteration<'k> {
    let first = group.0.map(|number| number * iterations as isize);
    let number = match (first, iter.0) {
        (Some(first), Some(number)) => Some(first + number),
        (first, number) => first.or(number),
    };
    (number, group.1 * iterations + iter.1)
}

/// Adds the products of all group members in each lane of two vectors to a sum.
pub(super) type PlusProducts<T> = for<'k> fn(Vector<'k, T>, Vector<'k, T>, Vector<'k, T>) -> Vector<'k, T>;

/// The operands and parameters of the kernel. Only the type of the accumulators is a type here: with the types of A, B
/// and C as well, the generator would be compiled twelve times instead of three times.
pub(super) struct Generator<'k, 'p, T> {
    pub(super) k: K<'k>,
    pub(super) problem: &'p Problem,
    pub(super) plan: &'p Plan,
    pub(super) a: &'p dyn Operand<'k, T>,
    pub(super) b: &'p dyn Operand<'k, T>,
    /// [`Element::plus_products`] of the types of A and B.
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
    missing: MissingColumns<'k>,
}

/// The column numbers of the displaced columns of a block.
type MissingColumns<'k> = [Option<Expr<'k, Index>>; MAX_MISSING_COLUMNS];

/// An offset to the first column of a block; and to the first column of the matrix, for displaced columns.
#[derive(Clone, Copy)]
pub(super) struct ColumnOffset<'k> {
    of_block: Offset<'k>,
    of_matrix: Option<Offset<'k>>,
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

/// A loop counter; or the iteration number, if the loop is unrolled.
pub(super) type Iteration<'k> = (Option<Expr<'k, Index>>, usize);

impl<'k> Offset<'k> {
    pub(super) fn at_iteration(self, iter: Iteration<'k>, step: usize) -> Offset<'k> {
        self.plus(iter.1 * step).along(iter.0, step)
    }
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
        let of_rows = |at: usize, steps: (usize, usize)| {
            in_columns(Offset::new(at + row * steps.0).at_iteration(i, rows * steps.0), steps.1)
        };
        Block {
            band,
            nr,
            a: a_at,
            b: b_at,
            c: of_rows(0, of_c),
            sums: of_rows(sums, of_sums),
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
