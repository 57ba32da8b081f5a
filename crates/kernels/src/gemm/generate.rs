//! The kernel of a product, in the language.
//!
//! In: a [`Problem`], a [`Plan`], the operands. Out: recorded operations.
//! Invariants: every element of C is loaded at most once, before any element of its column in the same block is stored; what
//! lies between columns is neither read nor written.
//! Not here: what is chosen (see `plan`), the passes that products of a sum are added in (see `passes`), what becomes of sums
//! (see `results`).

use super::passes::Pass;
use super::plan::{Band, Columns, MAX_SHORT, Plan};
use super::problem::{Problem, Steps};
use super::spec::After;
use crate::map::Arithmetic;
use kernelsmith_dsl::{
    Expr, Index, Input, InputOutput, IntoVector, K, Lane, LaneIndex, MemoryElement, Vector, VectorVar,
};
use kernelsmith_exec::{Bf16, F16, PlainElement};

/// What factors are of.
pub(super) trait Factor: Lane + MemoryElement<Number = Self> {
    /// The bits in lanes of 32, if they are fewer.
    fn words<'k>(x: Vector<'k, Self>) -> Option<Vector<'k, u32>>;
}

/// What C is of.
pub(super) trait Stored: Lane + MemoryElement<Number = Self> {}
impl<C: Lane + MemoryElement<Number = C>> Stored for C {}

/// What sums are of.
pub(super) trait Accumulator:
    Arithmetic + PlainElement + MemoryElement<Number = Self> + for<'k> IntoVector<'k, Self>
{
    /// Adds the product of each lane and the factor.
    fn add_product<'k>(sum: VectorVar<'k, Self>, x: Vector<'k, Self>, y: Vector<'k, Self>) {
        sum.set(Self::plus_product(sum.get(), x, y));
    }

    /// A sum with that product added.
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

/// What sums are of, with the factors that they are of.
pub(super) trait Element<A, B>: Accumulator {
    /// A sum with the products added of the elements that lanes and factors consist of, where they are groups.
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
    F16 |_x| None;
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
    pub(super) fn along(self, number: Option<Expr<'k, Index>>, step: usize) -> Offset<'k> {
        let Some(number) = number else { return self };
        let more = if step == 1 { number } else { number * step as isize };
        Offset { varying: Some(self.varying.map_or(more, |varying| varying + more)), ..self }
    }

    /// Constants are displacements, not operations: most places of a product differ in nothing else.
    pub(super) fn scalar(self, k: K<'k>) -> (Expr<'k, Index>, isize) {
        (self.varying.unwrap_or_else(|| k.index(0)), self.constant)
    }

    /// The place of a vector, of whose lanes the first ones are active.
    pub(super) fn vector(self, k: K<'k>, lanes: usize, active: usize) -> LaneIndex<'k> {
        let (index, further) = self.scalar(k);
        let at = k.fixed_lanes(lanes as u32).at(index) + further;
        if active < lanes { at.first(active as isize) } else { at }
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
    pub(super) fn get(self, at: (Expr<'k, Index>, isize)) -> Expr<'k, T> {
        match self {
            Source::Given(given) => given.load(at).cast(),
            Source::Packed(packed) => packed.load(at),
        }
    }

    pub(super) fn load(self, at: LaneIndex<'k>) -> Vector<'k, T> {
        match self {
            Source::Given(given) => given.load(at).cast(),
            Source::Packed(packed) => packed.load(at),
        }
    }
}

/// The number of a turn among those of all groups.
fn combined<'k>(group: Turn<'k>, turn: Turn<'k>, turns: usize) -> Turn<'k> {
    let first = group.0.map(|number| number * turns as isize);
    let number = match (first, turn.0) {
        (Some(first), Some(number)) => Some(first + number),
        (first, number) => first.or(number),
    };
    (number, group.1 * turns + turn.1)
}

/// What the kernel works with.
pub(super) struct Generator<'k, 'p, A, B, C, T> {
    pub(super) k: K<'k>,
    pub(super) problem: &'p Problem,
    pub(super) plan: &'p Plan,
    pub(super) a: Input<'k, A>,
    pub(super) b: Input<'k, B>,
    pub(super) c: InputOutput<'k, C>,
    pub(super) bias: Option<Input<'k, T>>,
    pub(super) residual: Option<Input<'k, C>>,
    pub(super) scales: Option<Input<'k, f32>>,
    pub(super) scratch: Option<InputOutput<'k, T>>,
    pub(super) after: &'p [After],
}

/// Where a block stands.
#[derive(Clone, Copy)]
pub(super) struct Block<'k, 'p> {
    pub(super) band: &'p Band,
    pub(super) width: usize,
    pub(super) a: Offset<'k>,
    pub(super) b: Columned<'k>,
    pub(super) c: Columned<'k>,
    /// Its sums in scratch memory.
    pub(super) sums: Columned<'k>,
    pub(super) a_steps: Steps,
    pub(super) b_steps: Steps,
    /// The first row and the first column.
    pub(super) row: Offset<'k>,
    pub(super) column: Columned<'k>,
    /// The last columns, if the last block of its kind lacks some.
    short: Short<'k>,
}

/// The numbers of columns that are not where they would be, those that there are.
type Short<'k> = [Option<Expr<'k, Index>>; MAX_SHORT];

/// A place in a matrix: in the first column of a block, and, for columns that are not where they would be, in that of the matrix.
#[derive(Clone, Copy)]
pub(super) struct Columned<'k> {
    of_block: Offset<'k>,
    of_matrix: Option<Offset<'k>>,
}

impl<'k> Columned<'k> {
    pub(super) fn plus(self, by: usize) -> Columned<'k> {
        self.each(|at| at.plus(by))
    }

    pub(super) fn turn(self, turn: Turn<'k>, step: usize) -> Columned<'k> {
        self.each(|at| at.turn(turn, step))
    }

    fn each(self, further: impl Fn(Offset<'k>) -> Offset<'k>) -> Columned<'k> {
        Columned { of_block: further(self.of_block), of_matrix: self.of_matrix.map(further) }
    }
}

impl<'k> Block<'k, '_> {
    /// The same place in another column of the block, these being so far apart. Several may be the same one: each is done from
    /// what C held before any is stored, so that all hold the same in the end.
    pub(super) fn column(&self, at: Columned<'k>, column: usize, step: usize) -> Offset<'k> {
        match (self.short.get(column.wrapping_sub(self.whole())), at.of_matrix) {
            (Some(&Some(number)), Some(at)) => at.along(Some(number), step),
            _ => at.of_block.plus(column * step),
        }
    }

    /// Columns that are where they would be.
    pub(super) fn whole(&self) -> usize {
        self.width - self.short.iter().flatten().count()
    }
}

/// A loop's counter, or nothing if it is written out, and the number of the turn then.
pub(super) type Turn<'k> = (Option<Expr<'k, Index>>, usize);

impl<'k> Offset<'k> {
    pub(super) fn turn(self, turn: Turn<'k>, step: usize) -> Offset<'k> {
        self.plus(turn.1 * step).along(turn.0, step)
    }
}

impl<'k, A: Factor, B: Factor, C: Stored, T: Element<A, B>> Generator<'k, '_, A, B, C, T> {
    /// All blocks of C.
    pub(super) fn pass(&self, pass: &Pass<'k, A, B, T>) {
        let mut packed: Option<&[Columns]> = None;
        for band in &self.plan.bands {
            if packed != Some(&band.columns) {
                self.packed_panels(pass, &band.columns);
                packed = Some(&band.columns);
            }
            for columns in &band.columns {
                let block = |i, j| self.block(pass, self.place(pass, band, columns, i, j));
                if band.at_once == 1 {
                    self.repeat(band.count, false, |i| self.repeat(columns.count, false, |j| block(i, j)));
                } else {
                    let at_once = band.at_once;
                    self.repeat(band.count / at_once, false, |group| {
                        self.repeat(columns.count, false, |j| {
                            self.repeat(at_once, false, |i| block(combined(group, i, at_once), j));
                        });
                    });
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
        let Problem { m, n, a, b, ldc, turned, .. } = *self.problem;
        let sums = if self.problem.narrow { self.sums_before() } else { 0 };
        let (row, column, rows, width) = (band.first, columns.first, band.rows, columns.width);
        let all = pass.depth * pass.batch;
        let (a_at, a_steps) = match pass.a {
            Source::Packed(_) if self.plan.by_depth => {
                let steps = Steps { outer: pass.depth, depth: 1, batch: m * pass.depth };
                (Offset::new(row * pass.depth).turn(i, rows * pass.depth), steps)
            }
            Source::Given(_) => {
                let steps = Steps { depth: a.depth * self.problem.group, ..a };
                (pass.a_at.plus(row * a.outer).turn(i, rows * a.outer), steps)
            }
            Source::Packed(_) => {
                let steps = Steps { outer: 1, depth: band.padded, batch: band.padded * pass.depth };
                (Offset::new(band.packed_before * all).turn(i, band.padded * all), steps)
            }
        };
        let in_columns = |at: Offset<'k>, step: usize| Columned {
            of_block: at.plus(column * step).turn(j, width * step),
            of_matrix: (columns.short > 0).then_some(at),
        };
        let (b_at, b_steps) = match pass.b {
            Source::Given(_) => (in_columns(pass.b_at, b.outer), Steps { depth: b.depth * self.problem.group, ..b }),
            Source::Packed(_) if self.plan.by_depth => {
                let steps = Steps { outer: pass.depth, depth: 1, batch: n * pass.depth };
                (in_columns(Offset::new(self.plan.b_before(pass.depth, pass.batch)), pass.depth), steps)
            }
            Source::Packed(_) if self.plan.b_panels => {
                let row = columns.padded();
                let steps = Steps { outer: 1, depth: row, batch: row * pass.depth };
                (Columned { of_block: self.panel(pass, &band.columns, columns, j), of_matrix: None }, steps)
            }
            Source::Packed(_) => {
                let steps = Steps { outer: 1, depth: self.plan.b_row, batch: self.plan.b_row * pass.depth };
                (in_columns(Offset::new(self.plan.b_before(pass.depth, pass.batch)), 1), steps)
            }
        };
        let first = in_columns(Offset::new(0), 1);
        // From a row of C and of sums in scratch memory to the next, and from a column.
        let [of_c, of_sums] = [(ldc, ldc), (m, n)].map(|(m, n)| if turned { (n, 1) } else { (1, m) });
        let of_rows = |at: usize, steps: (usize, usize)| {
            in_columns(Offset::new(at + row * steps.0).turn(i, rows * steps.0), steps.1)
        };
        Block {
            band,
            width,
            a: a_at,
            b: b_at,
            c: of_rows(0, of_c),
            sums: of_rows(sums, of_sums),
            a_steps,
            b_steps,
            row: Offset::new(row).turn(i, rows),
            column: first,
            short: self.short(columns, first.of_block),
        }
    }

    /// The last columns of blocks of which the last one has fewer.
    fn short(&self, columns: &Columns, first: Offset<'k>) -> Short<'k> {
        let last = (columns.first + columns.count * columns.width - columns.short - 1) as isize;
        let (at, further) = first.scalar(self.k);
        let number = |column: usize| (at + (further + column as isize)).min(last);
        let whole = columns.width - columns.short;
        core::array::from_fn(|at| (at < columns.short).then(|| number(whole + at)))
    }
}
