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
use super::work::{Work, is_exact};
use crate::primitive::Recorded;
use kernelsmith_dsl::{BuildErrors, Expr, FixedLanes, Index, Input, K, Output, Vector, build};
use kernelsmith_exec::{In, Out, ScalarType};

/// Where a block begins along an axis.
#[derive(Clone, Copy)]
enum Start<'k> {
    /// Anywhere inside.
    Inside(Expr<'k, Index>),
    /// There.
    At(usize),
}

struct Generator<'a, 'k, T, W> {
    k: K<'k>,
    spec: &'a Stencil<T>,
    lanes: FixedLanes<'k>,
    shifted: bool,
    x: Input<'k, T>,
    y: Output<'k, T>,
    /// Whether sums are the same in any order.
    is_exact: bool,
    /// What becomes of sums.
    finish: &'a dyn Fn(Vector<'k, W>) -> Vector<'k, T>,
}

pub(super) fn stencil<T: Pixel>(spec: &Stencil<T>, plan: &Plan) -> Result<Recorded<fn(In<T>, Out<T>)>, BuildErrors> {
    let source = build::<fn(In<T>, Out<T>)>("stencil", |k, (x, y)| {
        let (lanes, shifted, is_exact) = (k.fixed_lanes(plan.horizontal.block as u32), plan.shifted, is_exact(spec));
        if let Some(rounding) = plan.rounding {
            return Generator { k, spec, lanes, shifted, x, y, is_exact, finish: &|sums| rounding.apply(sums) }
                .image(plan);
        }
        let finish = |sums| T::narrowed(if spec.scale == 1.0 { sums } else { sums * spec.scale });
        Generator { k, spec, lanes, shifted, x, y, is_exact, finish: &finish }.image(plan);
    });
    Ok(Recorded::new(source?, plan.vector_bits))
}

/// Calls with the start and the extent of every block along an axis.
#[track_caller]
fn each_block<'k>(k: K<'k>, axis: &Axis, is_vector: bool, body: &mut dyn FnMut(Start<'k>, usize)) {
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
    if turns > 0 {
        // The last block ends with the inside.
        let last = inside.end - block;
        k.for_range_step_(first as isize, (first + turns * block) as isize, block as isize, |at| {
            let is_whole = first + (turns - 1) * block <= last;
            body(Start::Inside(if is_whole { at } else { at.min(last as isize) }), block);
        });
    }
    if inside.end < extent {
        let first = if is_vector { extent - block } else { inside.end };
        body(Start::At(first), extent - first);
    }
}

impl<'k, T: Pixel, W: Work> Generator<'_, 'k, T, W> {
    fn image(&self, plan: &Plan) {
        each_block(self.k, &plan.vertical, false, &mut |row, rows| {
            each_block(self.k, &plan.horizontal, true, &mut |column, _| self.block(row, rows, column));
        });
    }

    /// Stores a block of so many rows, one vector wide.
    #[track_caller]
    fn block(&self, row: Start<'k>, rows: usize, column: Start<'k>) {
        let mut sums: Vec<Option<Vector<'k, W>>> = vec![None; rows];
        let mut in_rows: Vec<Vector<'k, W>> = Vec::new();
        for loaded in 0..rows + self.spec.rows - 1 {
            // Rows of the block to which this one adds, with the row of weights for each.
            let first = (loaded + 1).saturating_sub(self.spec.rows);
            let takers = first..(loaded + 1).min(rows);
            let pair = self.pair(row, loaded, column);
            let pixels = |j: usize| match pair {
                Some([first, last, behind]) => match j {
                    0 => first,
                    _ if j + 1 == self.spec.columns => last,
                    // Loads and shuffles do not wait for each other: some of each.
                    _ if T::TYPE == ScalarType::F32 && j % 3 == 2 => self.pixels(row, loaded, column, j),
                    _ => first.align(j as u32, behind),
                },
                None => self.pixels(row, loaded, column, j),
            };
            match &self.spec.weights {
                Weights::General(all) => {
                    let weight = |taker: usize, j: usize| all[(loaded - taker) * self.spec.columns + j];
                    for j in 0..self.spec.columns {
                        if takers.clone().any(|taker| weight(taker, j) != 0.0) {
                            let x = pixels(j);
                            takers.clone().for_each(|taker| add(&mut sums[taker], weight(taker, j), x));
                        }
                    }
                }
                Weights::Separable(of_rows, of_columns) => {
                    if takers.clone().any(|taker| of_rows[loaded - taker] != 0.0) {
                        let mut in_row = None;
                        for (j, &weight) in of_columns.iter().enumerate().filter(|(_, weight)| **weight != 0.0) {
                            add(&mut in_row, weight, pixels(j));
                        }
                        let in_row = in_row.unwrap_or_else(|| self.zero());
                        self.add_row(of_rows, loaded, in_row, &mut in_rows, &mut sums);
                    }
                }
            }
            if let Some(done) = (loaded + 1).checked_sub(self.spec.rows) {
                self.store(row, done, column, sums[done].unwrap_or_else(|| self.zero()));
            }
        }
    }

    fn zero(&self) -> Vector<'k, W> {
        self.lanes.constant(W::of(0.0))
    }

    /// Adds the sum of a row, which is that of so many in the block, to those of columns that it is part of.
    #[track_caller]
    fn add_row(
        &self,
        of_rows: &[f32],
        loaded: usize,
        in_row: Vector<'k, W>,
        in_rows: &mut Vec<Vector<'k, W>>,
        sums: &mut [Option<Vector<'k, W>>],
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
            let above = done.checked_sub(1).and_then(|above| Some(sums[above]? + in_row - in_rows[above]));
            let all = || in_rows[1..].iter().fold(in_rows[0], |sum, &row| sum + row);
            sums[done] = Some(above.unwrap_or_else(all));
        }
    }

    #[track_caller]
    fn store(&self, row: Start<'k>, further: usize, column: Start<'k>, sums: Vector<'k, W>) {
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

    /// The pixels for the first and for the last column of weights, and those behind the first, if the others are shifted out of
    /// these. Nothing else is loaded.
    #[track_caller]
    fn pair(&self, row: Start<'k>, further: usize, column: Start<'k>) -> Option<[Vector<'k, W>; 3]> {
        if !self.shifted || matches!(column, Start::At(_)) {
            return None;
        }
        let reach = self.spec.columns - 1;
        let [first, last] = [0, reach].map(|j| self.pixels(row, further, column, j));
        Some([first, last, last.align(self.lanes.count() - reach as u32, last)])
    }

    /// The pixels in the row of the input that is so many after the first one of a block, for the weights of column `j`.
    #[track_caller]
    fn pixels(&self, row: Start<'k>, further: usize, column: Start<'k>, j: usize) -> Vector<'k, W> {
        let spec = self.spec;
        let (above, left) = spec.before();
        let (below, right) = (further as isize - above as isize, j as isize - left as isize);
        let stride = spec.input_stride as isize;
        // A row at the edge is another one, or all of it is the constant.
        let (row, below) = match row {
            Start::Inside(_) => (row, below),
            Start::At(first) => match place(spec.border, first as isize + below, spec.height) {
                Some(row) => (Start::At(row), 0),
                None => return self.lanes.constant(W::of(self.outside())),
            },
        };
        let load = |column: Start<'k>, right: isize| -> Vector<'k, W> {
            let (start, constant) = self.start(row, column, spec.input_stride);
            self.x.load(self.lanes.at(start) + (constant + below * stride + right)).cast()
        };
        let Start::At(first) = column else { return load(column, right) };
        let lanes = self.lanes.count() as isize;
        let first = first as isize + right;
        let inside = first.clamp(0, spec.width as isize - lanes);
        if first == inside {
            return load(Start::At(0), first);
        }
        // The pixel of each lane, by its number among those loaded.
        let x = load(Start::At(0), inside);
        let at = self.lanes.iota::<i32>() + first as i32;
        let last = spec.width as i32 - 1;
        let mirrored = || -((-(at.abs()) + last).abs()) + last;
        let from = if spec.border == Border::Reflect { mirrored() } else { at.at_least(0).at_most(last) };
        let moved = x.permute((from - inside as i32).cast::<W::Index>());
        match spec.border {
            Border::Constant(value) if first < 0 => at.lt(0).select(self.lanes.constant(W::of(value)), moved),
            Border::Constant(value) => at.gt(last).select(self.lanes.constant(W::of(value)), moved),
            _ => moved,
        }
    }

    fn outside(&self) -> f32 {
        if let Border::Constant(value) = self.spec.border { value } else { 0.0 }
    }
}

/// As in the naive program; a weight of one multiplies nothing.
#[track_caller]
fn add<'k, W: Work>(sum: &mut Option<Vector<'k, W>>, weight: f32, x: Vector<'k, W>) {
    if weight == 0.0 {
        return;
    }
    *sum = Some(match *sum {
        None if weight == 1.0 => x,
        None => x * x.filled(W::of(weight)),
        Some(sum) if weight == 1.0 => sum + x,
        Some(sum) => W::add_product(sum, x, W::of(weight)),
    });
}
