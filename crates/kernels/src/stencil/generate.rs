//! Code for stencils: blocks of output rows, one vector wide.
//!
//! In: a stencil and its [`Plan`]. Out: a recorded kernel.
//! Blocks whose neighbours are all there run in loops; those at the edges are at places known now, so that which row stands for one
//! outside is decided now, and pixels beside the image are lanes of a vector inside that change places.
//! Not here: sizes of blocks (see `plan`).

use super::Pixel;
use super::naive::place;
use super::plan::{Axis, Plan};
use super::spec::{Border, Stencil, Weights};
use super::work::{Numbers, Sums, Work, is_exact, nearest};
use crate::primitive::Recorded;
use core::marker::PhantomData;
use kernelsmith_dsl::{BuildErrors, Expr, FixedLanes, Index, Input, K, Mask, Output, Vector, VectorVar, build};
use kernelsmith_exec::{In, Out, ScalarType};

/// Where a block begins along an axis.
#[derive(Clone, Copy)]
enum Start<'k> {
    /// Anywhere inside.
    Inside(Expr<'k, Index>),
    /// There.
    At(usize),
}

/// Pixels of a row of the input that a block leaves for the next one: those of its own columns, and, if weights reach to the left,
/// those before.
struct Kept<'k, R> {
    before: Option<VectorVar<'k, R>>,
    at: VectorVar<'k, R>,
}

/// What is loaded of a row before columns of weights ask for pixels.
enum Loads<'k, R> {
    /// Those of the block's columns and of those beside it; all others are shifted out of two of them.
    Three {
        before: Vector<'k, R>,
        at: Vector<'k, R>,
        behind: Vector<'k, R>,
    },
    /// Those for the first and for the last column of weights, and those behind the first; all others are shifted out of these, or
    /// loaded.
    Ends {
        first: Vector<'k, R>,
        last: Vector<'k, R>,
        behind: Vector<'k, R>,
    },
    /// The even and the odd ones of those for each second column of weights, and for the last one; of the columns between them the
    /// odd ones before and the even ones behind.
    Halves(Vec<Option<[Vector<'k, R>; 2]>>),
    None,
}

/// Of images of `T`, with rows summed in `R` and columns in `W`.
struct Generator<'a, 'k, T, R, W> {
    k: K<'k>,
    spec: &'a Stencil<T>,
    lanes: FixedLanes<'k>,
    shifted: bool,
    halved: bool,
    x: Input<'k, T>,
    y: Output<'k, T>,
    /// Whether sums are the same in any order.
    is_exact: bool,
    /// What becomes of sums.
    finish: &'a dyn Fn(Sums<'k, W>) -> Vector<'k, T>,
    rows: PhantomData<R>,
}

pub(super) fn stencil<T: Pixel>(spec: &Stencil<T>, plan: &Plan) -> Result<Recorded<fn(In<T>, Out<T>)>, BuildErrors> {
    let source = build::<fn(In<T>, Out<T>)>("stencil", |k, (x, y)| {
        let scaled = |sums| scaled(sums, spec.scale);
        match plan.sums {
            Numbers::Integers(rounding) => generate::<T, u16, u16>(k, spec, plan, x, y, &|sums| rounding.apply(sums)),
            Numbers::IntegersOfRows => generate::<T, u16, f32>(k, spec, plan, x, y, &|sums| nearest(sums.map(scaled))),
            Numbers::Floats => generate::<T, f32, f32>(k, spec, plan, x, y, &|sums| match sums {
                Sums::Whole(sums) | Sums::Halves([sums, _]) => T::narrowed(scaled(sums)),
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
    let Plan { shifted, halved, .. } = *plan;
    let is_exact = is_exact(spec);
    Generator::<T, R, W> { k, spec, lanes, shifted, halved, x, y, is_exact, finish, rows: PhantomData }.image(plan);
}

/// Calls with the start and the extent of every block along an axis. Of those in the loop `roll` may do some itself: it is told
/// where the first one starts and how many they are, and returns how many it did.
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
        // All is at the edges: vectors may overlap, blocks of rows have any number.
        (0..extent).step_by(block).for_each(|at| match is_vector {
            true => body(Start::At(at.min(extent - block)), block),
            false => body(Start::At(at), block.min(extent - at)),
        });
        return;
    }
    if inside.start > 0 {
        body(Start::At(0), if is_vector { block } else { inside.start });
    }
    // A first vector at the edge has some of the pixels inside, and so has the last one.
    let first = if is_vector && inside.start > 0 { block } else { inside.start };
    let end = if is_vector && inside.end < extent { extent - block } else { inside.end };
    let turns = end.saturating_sub(first).div_ceil(block);
    let done = roll(first, turns);
    if turns > done {
        // The last block ends with the inside.
        let last = inside.end - block;
        let [from, to] = [done, turns].map(|turns| (first + turns * block) as isize);
        k.for_range_step_(from, to, block as isize, |at| {
            let is_whole = first + (turns - 1) * block <= last;
            body(Start::Inside(if is_whole { at } else { at.min(last as isize) }), block);
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
            let roll = |first, turns| if plan.rolled { self.roll(row, rows, first, turns) } else { 0 };
            each_block(self.k, &plan.horizontal, true, &roll, &mut |column, _| self.block(row, rows, column, &[]));
        });
    }

    /// Stores blocks one after the other, of which each keeps the pixels that the next one needs too, so that every pixel is loaded
    /// once. Their number: the vector behind each has to be in the image.
    #[track_caller]
    fn roll(&self, row: Start<'k>, rows: usize, first: usize, turns: usize) -> usize {
        let lanes = self.lanes.count() as usize;
        let turns = turns.min((self.spec.width.saturating_sub(first) / lanes).saturating_sub(1));
        if turns < 2 {
            return 0;
        }
        let at = |turns| (first + turns * lanes) as isize;
        let kept = |loaded| {
            let pixels = |from| self.lanes.var(self.load(row, loaded, Start::Inside(self.k.index(from)), 0));
            Kept { before: (self.spec.before().1 > 0).then(|| pixels(at(0) - lanes as isize)), at: pixels(at(0)) }
        };
        let kept: Vec<_> = (0..rows + self.spec.rows - 1).map(kept).collect();
        self.k.for_range_step_(at(0), at(turns), lanes as isize, |at| self.block(row, rows, Start::Inside(at), &kept));
        turns
    }

    /// Stores a block of so many rows, one vector wide. Of its pixels those that are kept are not loaded, and what the next block
    /// needs is kept.
    #[track_caller]
    fn block(&self, row: Start<'k>, rows: usize, column: Start<'k>, kept: &[Kept<'k, R>]) {
        let mut sums: Vec<Option<Sums<'k, W>>> = vec![None; rows];
        let mut in_rows: Vec<Sums<'k, W>> = Vec::new();
        for loaded in 0..rows + self.spec.rows - 1 {
            // Rows of the block to which this one adds, with the row of weights for each.
            let first = (loaded + 1).saturating_sub(self.spec.rows);
            let takers = first..(loaded + 1).min(rows);
            let loads = self.loads(row, loaded, column, kept.get(loaded));
            let pixels = |j: usize| self.pixels(row, loaded, column, &loads, j);
            match &self.spec.weights {
                Weights::General(all) => {
                    let weight = |taker: usize, j: usize| all[(loaded - taker) * self.spec.columns + j];
                    for j in 0..self.spec.columns {
                        if takers.clone().any(|taker| weight(taker, j) != 0.0) {
                            let x = pixels(j).cast();
                            takers.clone().for_each(|taker| add(&mut sums[taker], weight(taker, j), x));
                        }
                    }
                }
                Weights::Separable(of_rows, of_columns) => {
                    if takers.clone().any(|taker| of_rows[loaded - taker] != 0.0) {
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
        match self.halved {
            true => Sums::Halves([self.k.fixed_lanes(self.lanes.count() / 2).constant(zero); 2]),
            false => Sums::Whole(self.lanes.constant(zero)),
        }
    }

    /// The sum of the pixels of a row with these weights; nothing if all are zero.
    #[track_caller]
    fn sum_of_row(&self, weights: &[f32], pixels: &dyn Fn(usize) -> Sums<'k, R>) -> Option<Sums<'k, R>> {
        if self.halved && weights.iter().all(|&weight| weight == 1.0) {
            // All but the first pixel of an even sum are those of the odd one but its last.
            let halves = |j| if let Sums::Halves(halves) = pixels(j) { Some(halves) } else { None };
            let all: Option<Vec<_>> = (0..weights.len()).map(halves).collect();
            if let Some([[first, _], inner @ .., [even, last]]) = all.as_deref() {
                let shared = inner.iter().fold(*even, |sum, &[even, _]| sum + even);
                return Some(Sums::Halves([*first + shared, shared + *last]));
            }
        }
        let is_symmetric = self.halved && weights.iter().eq(weights.iter().rev());
        let given = if is_symmetric { weights.len().div_ceil(2) } else { weights.len() };
        let mut sum = None;
        for (j, &weight) in weights[..given].iter().enumerate().filter(|(_, weight)| **weight != 0.0) {
            let other = weights.len() - 1 - j;
            // Where sums are exact, two pixels have one product.
            let x = pixels(j);
            add(&mut sum, weight, if is_symmetric && other > j { x.with(pixels(other), |a, b| a + b) } else { x });
        }
        sum
    }

    /// Adds the sum of a row, which is that of so many in the block, to those of columns that it is part of.
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
            let takers = first..(loaded + 1).min(sums.len());
            return takers.for_each(|taker| add(&mut sums[taker], of_rows[loaded - taker], in_row));
        }
        // What is exact needs no other rows: the sum above, with this row and without its first one.
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

    /// What is known later of an index, and what is known now.
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

    /// What is loaded of a row once for all columns of weights.
    #[track_caller]
    fn loads(&self, row: Start<'k>, further: usize, column: Start<'k>, kept: Option<&Kept<'k, R>>) -> Loads<'k, R> {
        let (lanes, reach) = (self.lanes.count(), self.spec.columns - 1);
        let left = self.spec.before().1 as isize;
        if self.halved {
            let is_loaded = |j: usize| j.is_multiple_of(2) || j == reach;
            let load = |j: usize| R::halves(self.stored(row, further, column, j as isize - left));
            return Loads::Halves((0..=reach).map(|j| is_loaded(j).then(|| load(j))).collect());
        }
        let load = |right| self.load(row, further, column, right);
        if let Some(kept) = kept {
            let (at, behind) = (kept.at.get(), load(lanes as isize));
            let before = kept.before.map_or(at, |before| before.get());
            kept.before.iter().for_each(|before| before.set(at));
            kept.at.set(behind);
            return Loads::Three { before, at, behind };
        }
        if !self.shifted || matches!(column, Start::At(_)) {
            return Loads::None;
        }
        let (first, last) = (load(-left), load(reach as isize - left));
        Loads::Ends { first, last, behind: last.align(lanes - reach as u32, last) }
    }

    /// The pixels in a row for the weights of column `j`.
    #[track_caller]
    fn pixels(&self, row: Start<'k>, further: usize, column: Start<'k>, loads: &Loads<'k, R>, j: usize) -> Sums<'k, R> {
        let left = self.spec.before().1;
        Sums::Whole(match *loads {
            Loads::Halves(ref all) => {
                let halves = |j: usize| all.get(j).copied().flatten();
                match (halves(j), j.checked_sub(1).and_then(halves), halves(j + 1)) {
                    (Some(halves), ..) => return Sums::Halves(halves),
                    (None, Some([_, odd]), Some([even, _])) => return Sums::Halves([odd, even]),
                    _ => return Sums::Halves(R::halves(self.stored(row, further, column, j as isize - left as isize))),
                }
            }
            Loads::Three { at, .. } if j == left => at,
            Loads::Three { before, at, .. } if j < left => before.align(self.lanes.count() - (left - j) as u32, at),
            Loads::Three { at, behind, .. } => at.align((j - left) as u32, behind),
            Loads::Ends { first, .. } if j == 0 => first,
            Loads::Ends { last, .. } if j + 1 == self.spec.columns => last,
            // Loads and shuffles do not wait for each other: some of each.
            Loads::Ends { first, behind, .. } if T::TYPE != ScalarType::F32 || j % 3 != 2 => {
                first.align(j as u32, behind)
            }
            _ => self.load(row, further, column, j as isize - left as isize),
        })
    }

    /// The pixels in the row of the input that is so many after the first one of a block, so many to the right of its own.
    #[track_caller]
    fn load(&self, row: Start<'k>, further: usize, column: Start<'k>, right: isize) -> Vector<'k, R> {
        let constant = || self.lanes.constant(R::of(self.outside()));
        match self.row(row, further, column, right) {
            None => constant(),
            Some((pixels, None)) => pixels.cast(),
            Some((pixels, Some(beside))) => beside.select(constant(), pixels.cast()),
        }
    }

    /// The same as they are in the image, with a border that is one of them.
    #[track_caller]
    fn stored(&self, row: Start<'k>, further: usize, column: Start<'k>, right: isize) -> Vector<'k, T> {
        let constant = || self.lanes.constant(T::from_f32(self.outside()));
        match self.row(row, further, column, right) {
            None => constant(),
            Some((pixels, None)) => pixels,
            Some((pixels, Some(beside))) => beside.select(constant(), pixels),
        }
    }

    /// Pixels in the image, and which of them stand for the constant beside it; nothing if all of the row is that.
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
        // A row at the edge is another one, or all of it is the constant.
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
        // The pixel of each lane, by its number among those loaded.
        let at = self.lanes.iota::<i32>() + first as i32;
        let last = spec.width as i32 - 1;
        let mirrored = || -((-(at.abs()) + last).abs()) + last;
        let from = if spec.border == Border::Reflect { mirrored() } else { at.at_least(0).at_most(last) };
        let beside = match spec.border {
            Border::Constant(_) if first < 0 => Some(at.lt(0)),
            Border::Constant(_) => Some(at.gt(last)),
            _ => None,
        };
        Some((T::moved(x, from - inside as i32), beside))
    }

    fn outside(&self) -> f32 {
        if let Border::Constant(value) = self.spec.border { value } else { 0.0 }
    }
}

/// As in the naive program; a weight of one multiplies nothing.
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
