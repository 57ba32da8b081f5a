//! Generates stencils: blocks of output rows, one vector wide.
//!
//! In: a stencil and its [`Plan`]. Out: a recorded kernel.
//! Blocks whose neighbours are all inside the image run in loops. Blocks at the edges have positions known at code
//! generation, so the border handling of rows is decided there, and border pixels are permuted from a vector inside the
//! image.
//! Not here: block sizes (see `plan`).

use super::Pixel;
use super::naive::place;
use super::plan::{Axis, Plan};
use super::spec::{Border, Stencil, Weights};
use super::work::{Numbers, Sums, Work, is_exact, nearest};
use crate::primitive::Recorded;
use core::marker::PhantomData;
use kernelsmith_dsl::{BuildErrors, Expr, FixedLanes, Index, Input, K, Mask, Output, Vector, VectorVar, build};
use kernelsmith_exec::{In, Out, ScalarType};

/// The position of a block along an axis.
#[derive(Clone, Copy)]
enum Start<'k> {
    /// A run-time position, with all neighbours inside the image.
    Inside(Expr<'k, Index>),
    /// A position known at code generation.
    At(usize),
}

/// Input pixels of a row that a block keeps for the next one: those of its columns, and those before if weights
/// reach to the left.
struct Kept<'k, R> {
    before: Option<VectorVar<'k, R>>,
    at: VectorVar<'k, R>,
}

/// The vectors that are loaded from a row before the columns of weights use them.
enum Loads<'k, R> {
    /// The block's columns and the vectors on both sides; all others are shifted out of two of these.
    Three {
        before: Vector<'k, R>,
        at: Vector<'k, R>,
        after: Vector<'k, R>,
    },
    /// The vectors for the first and the last column of weights, and the one after the first; the others are shifted
    /// out of these, or loaded.
    Ends {
        first: Vector<'k, R>,
        last: Vector<'k, R>,
        after: Vector<'k, R>,
    },
    /// The even and the odd pixels for each second column of weights, and for the last one. A column between takes the
    /// odd pixels of the column before it and the even pixels of the column after it.
    EvenOdd(Vec<Option<[Vector<'k, R>; 2]>>),
    None,
}

/// For images of `T`, with row sums in `R` and column sums in `W`.
struct Generator<'a, 'k, T, R, W> {
    k: K<'k>,
    spec: &'a Stencil<T>,
    lanes: FixedLanes<'k>,
    shifted: bool,
    even_odd: bool,
    x: Input<'k, T>,
    y: Output<'k, T>,
    /// Whether the order of additions does not matter.
    is_exact: bool,
    /// Converts sums to pixels.
    finish: &'a dyn Fn(Sums<'k, W>) -> Vector<'k, T>,
    rows: PhantomData<R>,
}

pub(super) fn stencil<T: Pixel>(spec: &Stencil<T>, plan: &Plan) -> Result<Recorded, BuildErrors> {
    let source = build::<fn(In<T>, Out<T>)>("stencil", |k, (x, y)| {
        let scaled = |sums| scaled(sums, spec.scale);
        match plan.sums {
            Numbers::Integers(rounding) => generate::<T, u16, u16>(k, spec, plan, x, y, &|sums| rounding.apply(sums)),
            Numbers::IntegersOfRows => generate::<T, u16, f32>(k, spec, plan, x, y, &|sums| nearest(sums.map(scaled))),
            Numbers::Floats => generate::<T, f32, f32>(k, spec, plan, x, y, &|sums| match sums {
                Sums::Single(sums) | Sums::EvenOdd([sums, _]) => T::narrowed(scaled(sums)),
            }),
        }
    });
    Ok(Recorded::new(source?, plan.vector_bits))
}

#[track_caller]
fn scaled(sums: Vector<'_, f32>, scale: f32) -> Vector<'_, f32> {
    if scale == 1.0 { sums } else { sums * scale }
}

#[track_caller]
fn generate<'k, T: Pixel, R: Work, W: Work>(
    k: K<'k>,
    spec: &Stencil<T>,
    plan: &Plan,
    x: Input<'k, T>,
    y: Output<'k, T>,
    finish: &dyn Fn(Sums<'k, W>) -> Vector<'k, T>,
) {
    let lanes = k.fixed_lanes(plan.horizontal.block as u32);
    let Plan { shifted, even_odd, .. } = *plan;
    let is_exact = is_exact(spec);
    Generator::<T, R, W> { k, spec, lanes, shifted, even_odd, x, y, is_exact, finish, rows: PhantomData }.image(plan);
}

/// Calls `body` with the start and the extent of every block along an axis. `roll` may handle some blocks of the loop:
/// it takes the start of the first block and the number of blocks, and returns how many it handled.
#[track_caller]
fn each_block<'k>(
    k: K<'k>,
    axis: &Axis,
    is_vector: bool,
    roll: &dyn Fn(usize, usize) -> usize,
    body: &mut dyn FnMut(Start<'k>, usize),
) {
    let &Axis { extent, ref inside, block } = axis;
    if inside.len() < block {
        // All blocks are at the edges: vectors may overlap, blocks of rows have any height.
        (0..extent).step_by(block).for_each(|at| match is_vector {
            true => body(Start::At(at.min(extent - block)), block),
            false => body(Start::At(at), block.min(extent - at)),
        });
        return;
    }
    if inside.start > 0 {
        body(Start::At(0), if is_vector { block } else { inside.start });
    }
    // The first and the last vector at an edge also contain pixels inside.
    let first = if is_vector && inside.start > 0 { block } else { inside.start };
    let end = if is_vector && inside.end < extent { extent - block } else { inside.end };
    let iterations = end.saturating_sub(first).div_ceil(block);
    let done = roll(first, iterations);
    if iterations > done {
        // The last block ends with the inside range.
        let last = inside.end - block;
        let [from, to] = [done, iterations].map(|iterations| (first + iterations * block) as isize);
        k.for_range_step_(from, to, block as isize, |at| {
            let is_full = first + (iterations - 1) * block <= last;
            body(Start::Inside(if is_full { at } else { at.min(last as isize) }), block);
        });
    }
    if inside.end < extent {
        let first = if is_vector { extent - block } else { inside.end };
        body(Start::At(first), extent - first);
    }
}

impl<'k, T: Pixel, R: Work, W: Work> Generator<'_, 'k, T, R, W> {
    fn image(&self, plan: &Plan) {
        each_block(self.k, &plan.vertical, false, &|_, _| 0, &mut |row, rows| {
            let roll = |first, iterations| if plan.rolled { self.roll(row, rows, first, iterations) } else { 0 };
            each_block(self.k, &plan.horizontal, true, &roll, &mut |column, _| self.block(row, rows, column, &[]));
        });
    }

    /// Stores consecutive blocks, each of which keeps the pixels that the next block also needs, so that every pixel is
    /// loaded once. Returns the number of blocks: the vector after each block has to be inside the image.
    #[track_caller]
    fn roll(&self, row: Start<'k>, rows: usize, first: usize, iterations: usize) -> usize {
        let lanes = self.lanes.count() as usize;
        let iterations = iterations.min((self.spec.width.saturating_sub(first) / lanes).saturating_sub(1));
        if iterations < 2 {
            return 0;
        }
        let at = |iterations| (first + iterations * lanes) as isize;
        let kept = |loaded| {
            let pixels = |from| self.lanes.var(self.load(row, loaded, Start::Inside(self.k.index(from)), 0));
            Kept { before: (self.spec.before().1 > 0).then(|| pixels(at(0) - lanes as isize)), at: pixels(at(0)) }
        };
        let kept: Vec<_> = (0..rows + self.spec.rows - 1).map(kept).collect();
        self.k.for_range_step_(at(0), at(iterations), lanes as isize, |at| {
            self.block(row, rows, Start::Inside(at), &kept)
        });
        iterations
    }

    /// Stores a block of `rows` rows, one vector wide. Pixels in `kept` are not loaded again, and the block keeps what
    /// the next one needs.
    #[track_caller]
    fn block(&self, row: Start<'k>, rows: usize, column: Start<'k>, kept: &[Kept<'k, R>]) {
        let mut sums: Vec<Option<Sums<'k, W>>> = vec![None; rows];
        let mut in_rows: Vec<Sums<'k, W>> = Vec::new();
        for loaded in 0..rows + self.spec.rows - 1 {
            // The rows of the block that use this input row.
            let first = (loaded + 1).saturating_sub(self.spec.rows);
            let targets = first..(loaded + 1).min(rows);
            let loads = self.loads(row, loaded, column, kept.get(loaded));
            let pixels = |j: usize| self.pixels(row, loaded, column, &loads, j);
            match &self.spec.weights {
                Weights::General(all) => {
                    let weight = |target: usize, j: usize| all[(loaded - target) * self.spec.columns + j];
                    for j in 0..self.spec.columns {
                        if targets.clone().any(|target| weight(target, j) != 0.0) {
                            let x = pixels(j).cast();
                            targets.clone().for_each(|target| add(&mut sums[target], weight(target, j), x));
                        }
                    }
                }
                Weights::Separable(of_rows, of_columns) => {
                    if targets.clone().any(|target| of_rows[loaded - target] != 0.0) {
                        let in_row = self.sum_of_row(of_columns, &pixels).map_or_else(|| self.zero(), Sums::cast);
                        self.add_row(of_rows, loaded, in_row, &mut in_rows, &mut sums);
                    }
                }
            }
            if let Some(done) = (loaded + 1).checked_sub(self.spec.rows) {
                self.store(row, done, column, sums[done].unwrap_or_else(|| self.zero()));
            }
        }
    }

    fn zero(&self) -> Sums<'k, W> {
        let zero = W::of(0.0);
        match self.even_odd {
            true => Sums::EvenOdd([self.k.fixed_lanes(self.lanes.count() / 2).constant(zero); 2]),
            false => Sums::Single(self.lanes.constant(zero)),
        }
    }

    /// The sum of the pixels of a row with these weights; none if all weights are zero.
    #[track_caller]
    fn sum_of_row(&self, weights: &[f32], pixels: &dyn Fn(usize) -> Sums<'k, R>) -> Option<Sums<'k, R>> {
        if self.even_odd && weights.iter().all(|&weight| weight == 1.0) {
            // The even and the odd sum share all pixels except the first of one and the last of the other.
            let halves = |j| if let Sums::EvenOdd(halves) = pixels(j) { Some(halves) } else { None };
            let all: Option<Vec<_>> = (0..weights.len()).map(halves).collect();
            if let Some([[first, _], inner @ .., [even, last]]) = all.as_deref() {
                let shared = inner.iter().fold(*even, |sum, &[even, _]| sum + even);
                return Some(Sums::EvenOdd([*first + shared, shared + *last]));
            }
        }
        let is_symmetric = self.even_odd && weights.iter().eq(weights.iter().rev());
        let n_products = if is_symmetric { weights.len().div_ceil(2) } else { weights.len() };
        let mut sum = None;
        for (j, &weight) in weights[..n_products].iter().enumerate().filter(|(_, weight)| **weight != 0.0) {
            let other = weights.len() - 1 - j;
            // Exact sums: add two pixels with equal weights, then multiply once.
            let x = pixels(j);
            add(&mut sum, weight, if is_symmetric && other > j { x.with(pixels(other), |a, b| a + b) } else { x });
        }
        sum
    }

    /// Adds a row sum to the column sums that use it.
    #[track_caller]
    fn add_row(
        &self,
        of_rows: &[f32],
        loaded: usize,
        in_row: Sums<'k, W>,
        in_rows: &mut Vec<Sums<'k, W>>,
        sums: &mut [Option<Sums<'k, W>>],
    ) {
        let n = of_rows.len();
        in_rows.push(in_row);
        if !self.is_exact || n <= 3 || of_rows.iter().any(|&weight| weight != 1.0) {
            let first = (loaded + 1).saturating_sub(n);
            let targets = first..(loaded + 1).min(sums.len());
            return targets.for_each(|target| add(&mut sums[target], of_rows[loaded - target], in_row));
        }
        // A running sum, which is exact here: the sum above, plus this row, minus the first row above.
        if let Some(done) = (loaded + 1).checked_sub(n) {
            let plus = |sum: Sums<'k, W>, row| sum.with(row, |sum, row| sum + row);
            let less = |sum: Sums<'k, W>, row| sum.with(row, |sum, row| sum - row);
            let above = done.checked_sub(1).and_then(|above| Some(less(plus(sums[above]?, in_row), in_rows[above])));
            let all = || in_rows[1..].iter().fold(in_rows[0], |sum, &row| plus(sum, row));
            sums[done] = Some(above.unwrap_or_else(all));
        }
    }

    #[track_caller]
    fn store(&self, row: Start<'k>, further: usize, column: Start<'k>, sums: Sums<'k, W>) {
        let stride = self.spec.output_stride;
        let (start, constant) = self.start(row, column, stride);
        let place = self.lanes.at(start) + constant + (further * stride) as isize;
        self.y.store(place, (self.finish)(sums));
    }

    /// The varying and the constant part of an index.
    #[track_caller]
    fn start(&self, row: Start<'k>, column: Start<'k>, stride: usize) -> (Expr<'k, Index>, isize) {
        let stride = stride as isize;
        match (row, column) {
            (Start::Inside(row), Start::Inside(column)) => (row * stride + column, 0),
            (Start::Inside(row), Start::At(column)) => (row * stride, column as isize),
            (Start::At(row), Start::Inside(column)) => (column, row as isize * stride),
            (Start::At(row), Start::At(column)) => (self.k.index(0), row as isize * stride + column as isize),
        }
    }

    /// Loads the vectors that all columns of weights share.
    #[track_caller]
    fn loads(&self, row: Start<'k>, further: usize, column: Start<'k>, kept: Option<&Kept<'k, R>>) -> Loads<'k, R> {
        let (lanes, reach) = (self.lanes.count(), self.spec.columns - 1);
        let left = self.spec.before().1 as isize;
        if self.even_odd {
            let is_loaded = |j: usize| j.is_multiple_of(2) || j == reach;
            let load = |j: usize| R::halves(self.stored(row, further, column, j as isize - left));
            return Loads::EvenOdd((0..=reach).map(|j| is_loaded(j).then(|| load(j))).collect());
        }
        let load = |right| self.load(row, further, column, right);
        if let Some(kept) = kept {
            let (at, after) = (kept.at.get(), load(lanes as isize));
            let before = kept.before.map_or(at, |before| before.get());
            kept.before.iter().for_each(|before| before.set(at));
            kept.at.set(after);
            return Loads::Three { before, at, after };
        }
        if !self.shifted || matches!(column, Start::At(_)) {
            return Loads::None;
        }
        let (first, last) = (load(-left), load(reach as isize - left));
        Loads::Ends { first, last, after: last.align(lanes - reach as u32, last) }
    }

    /// The pixels in a row for the weights of column `j`.
    #[track_caller]
    fn pixels(&self, row: Start<'k>, further: usize, column: Start<'k>, loads: &Loads<'k, R>, j: usize) -> Sums<'k, R> {
        let left = self.spec.before().1;
        Sums::Single(match *loads {
            Loads::EvenOdd(ref all) => {
                let halves = |j: usize| all.get(j).copied().flatten();
                match (halves(j), j.checked_sub(1).and_then(halves), halves(j + 1)) {
                    (Some(halves), ..) => return Sums::EvenOdd(halves),
                    (None, Some([_, odd]), Some([even, _])) => return Sums::EvenOdd([odd, even]),
                    _ => {
                        return Sums::EvenOdd(R::halves(self.stored(row, further, column, j as isize - left as isize)));
                    }
                }
            }
            Loads::Three { at, .. } if j == left => at,
            Loads::Three { before, at, .. } if j < left => before.align(self.lanes.count() - (left - j) as u32, at),
            Loads::Three { at, after, .. } => at.align((j - left) as u32, after),
            Loads::Ends { first, .. } if j == 0 => first,
            Loads::Ends { last, .. } if j + 1 == self.spec.columns => last,
            // Balance loads and shuffles, which use different execution units.
            Loads::Ends { first, after, .. } if T::TYPE != ScalarType::F32 || j % 3 != 2 => {
                first.align(j as u32, after)
            }
            _ => self.load(row, further, column, j as isize - left as isize),
        })
    }

    /// The pixels of the input row `further` rows after the first row of a block, shifted to the right by `right`
    /// columns.
    #[track_caller]
    fn load(&self, row: Start<'k>, further: usize, column: Start<'k>, right: isize) -> Vector<'k, R> {
        let constant = || self.lanes.constant(R::of(self.outside()));
        match self.row(row, further, column, right) {
            None => constant(),
            Some((pixels, None)) => pixels.cast(),
            Some((pixels, Some(border_mask))) => border_mask.select(constant(), pixels.cast()),
        }
    }

    /// Like [`Generator::load`] without conversion; the border value is a pixel.
    #[track_caller]
    fn stored(&self, row: Start<'k>, further: usize, column: Start<'k>, right: isize) -> Vector<'k, T> {
        let constant = || self.lanes.constant(T::from_f32(self.outside()));
        match self.row(row, further, column, right) {
            None => constant(),
            Some((pixels, None)) => pixels,
            Some((pixels, Some(border_mask))) => border_mask.select(constant(), pixels),
        }
    }

    /// Pixels of the image, and a mask of those that take the border constant; none if all of them do.
    #[track_caller]
    fn row(
        &self,
        row: Start<'k>,
        further: usize,
        column: Start<'k>,
        right: isize,
    ) -> Option<(Vector<'k, T>, Option<Mask<'k>>)> {
        let spec = self.spec;
        let below = further as isize - spec.before().0 as isize;
        // A border row maps to another row, or is constant.
        let (row, below) = match row {
            Start::Inside(_) => (row, below),
            Start::At(first) => (Start::At(place(spec.border, first as isize + below, spec.height)?), 0),
        };
        let load = |column: Start<'k>, right: isize| {
            let (start, constant) = self.start(row, column, spec.input_stride);
            self.x.load(self.lanes.at(start) + (constant + below * spec.input_stride as isize + right))
        };
        let Start::At(first) = column else { return Some((load(column, right), None)) };
        let lanes = self.lanes.count() as isize;
        let first = first as isize + right;
        let inside = first.clamp(0, spec.width as isize - lanes);
        let x = load(Start::At(0), inside);
        if first == inside {
            return Some((x, None));
        }
        // The source lane of each pixel.
        let at = self.lanes.iota::<i32>() + first as i32;
        let last = spec.width as i32 - 1;
        let mirrored = || -((-(at.abs()) + last).abs()) + last;
        let from = if spec.border == Border::Reflect { mirrored() } else { at.at_least(0).at_most(last) };
        let border_mask = match spec.border {
            Border::Constant(_) if first < 0 => Some(at.lt(0)),
            Border::Constant(_) => Some(at.gt(last)),
            _ => None,
        };
        Some((T::permute(x, from - inside as i32), border_mask))
    }

    fn outside(&self) -> f32 {
        if let Border::Constant(value) = self.spec.border { value } else { 0.0 }
    }
}

/// Like the reference; a weight of 1 needs no multiplication.
#[track_caller]
fn add<'k, W: Work>(sum: &mut Option<Sums<'k, W>>, weight: f32, x: Sums<'k, W>) {
    if weight == 0.0 {
        return;
    }
    let times = |x: Vector<'k, W>| x * x.filled(W::of(weight));
    *sum = Some(match *sum {
        None if weight == 1.0 => x,
        None => x.map(times),
        Some(sum) if weight == 1.0 => sum.with(x, |sum, x| sum + x),
        Some(sum) => sum.with(x, |sum, x| W::add_product(sum, x, W::of(weight))),
    });
}
