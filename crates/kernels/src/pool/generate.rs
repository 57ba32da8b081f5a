//! The kernels that work row by row, and in passes over a padded copy (see `plan` for both).
//!
//! In: a spec and its plan. Out: the kernel in the language.
//! Invariants: memory to work in is written before it is read; vectors may read what lies behind the elements that count,
//! where there is room for it, and their lanes of it are never stored.
//! Not here: planes that are held in registers (see `registers`).

use super::elements::{Count, Operation, Pooled};
use super::kernel::Code;
use super::plan::{Plan, Scheme, Stage, Way, padded_row};
use super::{Pool, direct, registers};
use crate::spatial::{Cover, Layout, Window};
use kernelsmith_dsl::{
    BuildErrors, Expr, FixedLanes, Input, InputOutput, K, KernelSource, LaneIndex, Output, Vector, build,
};

/// Vectors that are made together: enough that loads and joins overlap.
pub(super) const TOGETHER: usize = 4;
/// More elements than so many are joined by a loop.
const UNROLLED: usize = 16;

/// What the parts of a kernel share.
pub(super) struct Cx<'k, 's, O: Operation> {
    pub(super) k: K<'k>,
    pub(super) spec: &'s Pool<O::Element>,
    pub(super) planes: Expr<'k, isize>,
    pub(super) input: Input<'k, O::Element>,
    pub(super) output: Output<'k, O::Element>,
    work: InputOutput<'k, O::Work>,
    counts: Input<'k, f32>,
    pub(super) lanes: usize,
}

pub(super) fn kernel<O: Operation>(
    spec: &Pool<O::Element>,
    plan: &Plan,
) -> Result<KernelSource<Code<O::Element, O::Work>>, BuildErrors> {
    build::<Code<O::Element, O::Work>>("pool", |k, (planes, input, output, work, counts)| {
        let cx = Cx::<O> { k, spec, planes, input, output, work, counts, lanes: plan.lanes };
        match &plan.scheme {
            Scheme::Registers { lanes } => registers::planes(&cx, *lanes),
            Scheme::Stages(stages) => {
                for (nth, stage) in stages.iter().enumerate() {
                    cx.stage(nth, stage);
                }
            }
        }
    })
}

impl<'k, O: Operation> Cx<'k, '_, O> {
    /// What padding is.
    pub(super) fn padding(&self) -> O::Work {
        if self.spec.pads_with_zeros { O::ZERO } else { O::NEUTRAL }
    }

    /// The first result of a plane for one of the windows.
    pub(super) fn target(&self, nth: usize, plane: Expr<'k, isize>) -> Expr<'k, isize> {
        let len = self.spec.output_len() as isize;
        let target = plane * len;
        if nth == 0 { target } else { target + self.planes * (len * nth as isize) }
    }

    pub(super) fn row_len(&self) -> usize {
        self.spec.width * self.spec.layout.channels()
    }

    fn stage(&self, nth: usize, stage: &Stage) {
        match &stage.way {
            Way::Direct(group) => self.k.for_range_(0, self.planes, |plane| match self.spec.layout {
                Layout::Planes => direct::planes(self, stage, plane, self.target(nth, plane)),
                Layout::Channels(_) => direct::channels(self, stage, *group, plane, self.target(nth, plane)),
            }),
            Way::Rows(rows) => {
                self.fill(self.k.index(0), stage.scratch_len);
                self.in_groups(nth, stage, *rows, |plane, first, target| self.rows(stage, *rows, plane, first, target));
            }
            Way::Passes { rows, .. } => {
                self.in_groups(nth, stage, *rows, |plane, first, target| self.passes(stage, plane, first, target));
            }
        }
    }

    /// Runs the body for each plane and so many rows of its results, with the first row: the last ones may be made twice.
    fn in_groups(
        &self,
        nth: usize,
        stage: &Stage,
        rows: usize,
        body: impl Fn(Expr<'k, isize>, Expr<'k, isize>, Expr<'k, isize>),
    ) {
        let (k, results) = (self.k, stage.vertical.results(self.spec.height));
        k.for_range_(0, self.planes, |plane| {
            let target = self.target(nth, plane);
            if rows == results {
                return body(plane, k.index(0), target);
            }
            k.for_range_step_(0, results as isize, rows as isize, |first| {
                body(plane, first.min((results - rows) as isize), target);
            });
        });
    }

    /// Writes padding.
    fn fill(&self, from: Expr<'k, isize>, n: usize) {
        if n == 0 {
            return;
        }
        let cover = Cover::new(n, self.lanes, TOGETHER);
        cover.for_each(self.k, |at| {
            for place in cover.places(self.k, from + at) {
                self.work.store(place, self.padding().splat(cover.fixed(self.k)));
            }
        });
    }

    /// Row by row, for the rows of results from `first` on: all rows of their windows are joined, then what is in a row.
    fn rows(
        &self,
        stage: &Stage,
        rows: usize,
        plane: Expr<'k, isize>,
        first: Expr<'k, isize>,
        target: Expr<'k, isize>,
    ) {
        let Stage { vertical, horizontal, .. } = stage;
        let (k, channels) = (self.k, self.spec.layout.channels());
        let source = plane * self.spec.input_len() as isize;
        let (row_len, stride) = (self.row_len() as isize, padded_row(horizontal, self.spec) as isize);
        k.for_range_(0, rows as isize, |row| {
            let result = first + row;
            let cover = Cover::new(row_len as usize, self.lanes, TOGETHER);
            cover.for_each(k, |at| {
                let lanes = cover.fixed(k);
                let start = self.start(vertical, result, lanes);
                let joined: Vec<_> = (0..cover.vectors()).map(|_| lanes.var(start)).collect();
                vertical.for_each(k, self.spec.height, result, TOGETHER, |row, _| {
                    let places = cover.places(k, source + row * row_len + at);
                    for (joined, place) in joined.iter().zip(places) {
                        joined.set(O::join(joined.get(), O::lift(self.input.load(place))));
                    }
                });
                let places = cover.places(k, row * stride + at + (horizontal.before * channels) as isize);
                for (joined, place) in joined.iter().zip(places) {
                    self.work.store(place, joined.get());
                }
            });
        });
        let distances: Vec<_> = (0..horizontal.size).map(|tap| tap * horizontal.dilation * channels).collect();
        k.for_range_(0, rows as isize, |row| {
            self.results(horizontal, row * stride, &distances, first + row, target);
        });
    }

    /// What rows are joined with: zeros, if they count and the window leaves the image.
    pub(super) fn start(&self, window: &Window, result: Expr<'k, isize>, lanes: FixedLanes<'k>) -> Vector<'k, O::Work> {
        let height = self.spec.height as isize;
        if !self.spec.pads_with_zeros || window.before + window.after == 0 {
            return O::NEUTRAL.splat(lanes);
        }
        let first = result * window.stride as isize - window.before as isize;
        let outside = first.lt(0) | (first + window.reach() as isize).ge(height);
        let inside = lanes.splat(self.k.select(outside, 1i32, 0i32)).eq(0);
        inside.select(O::NEUTRAL.splat(lanes), O::ZERO.splat(lanes))
    }

    /// In passes over a padded copy, for the rows of results from `first` on.
    fn passes(&self, stage: &Stage, plane: Expr<'k, isize>, first: Expr<'k, isize>, target: Expr<'k, isize>) {
        let Way::Passes { rows, gap, vertical: down, horizontal: across } = &stage.way else { return };
        let Stage { vertical, horizontal, .. } = stage;
        let (k, channels) = (self.k, self.spec.layout.channels());
        let stride = self.row_len() + gap;
        let (lead, copied) = (horizontal.before * channels, rows + vertical.reach());
        self.fill(k.index(0), lead);
        k.for_range_(0, copied as isize, |row| {
            self.copy_row(plane, first + row - vertical.before as isize, row * stride as isize + lead as isize);
            self.fill(row * stride as isize + (lead + self.row_len()) as isize, *gap);
        });
        let mut n = lead + copied * stride;
        for pass in down {
            let distances: Vec<_> = pass.iter().map(|by| by * vertical.dilation * stride).collect();
            n -= distances.last().copied().unwrap_or(0);
            self.pass(n, &distances);
        }
        n = lead + rows * stride;
        let (last, others) = across.split_last().map_or((vec![0], &[][..]), |(last, others)| (last.clone(), others));
        let in_row = |pass: &[usize]| pass.iter().map(|by| by * horizontal.dilation * channels).collect::<Vec<_>>();
        for pass in others {
            let distances = in_row(pass);
            n -= distances.last().copied().unwrap_or(0);
            self.pass(n, &distances);
        }
        k.for_range_(0, *rows as isize, |row| {
            self.results(horizontal, row * stride as isize, &in_row(&last), first + row, target);
        });
    }

    /// A row of the plane, in order, or padding if there is no such row.
    fn copy_row(&self, plane: Expr<'k, isize>, row: Expr<'k, isize>, to: Expr<'k, isize>) {
        let (k, height, row_len) = (self.k, self.spec.height as isize, self.row_len());
        let cover = Cover::new(row_len, self.lanes, TOGETHER);
        k.if_(row.ge(0) & row.lt(height), || {
            let source = plane * self.spec.input_len() as isize + row.max(0).min(height - 1) * row_len as isize;
            cover.for_each(k, |at| {
                let from = cover.places(k, source + at);
                let values: Vec<_> = from.into_iter().map(|place| O::lift(self.input.load(place))).collect();
                for (value, place) in values.into_iter().zip(cover.places(k, to + at)) {
                    self.work.store(place, value);
                }
            });
        })
        .else_(|| self.fill(to, row_len));
    }

    /// Joins each of the first elements with those at distances behind it. The last vectors go beyond.
    fn pass(&self, n: usize, distances: &[usize]) {
        let (k, lanes) = (self.k, self.k.fixed_lanes(self.lanes as u32));
        let vectors = n.div_ceil(self.lanes);
        let whole = vectors / TOGETHER * TOGETHER;
        let joined = |first: Expr<'k, isize>, vectors: usize| {
            let made: Vec<_> = (0..vectors)
                .map(|vector| self.join(lanes, first + (vector * self.lanes) as isize, distances))
                .collect();
            for (vector, made) in made.into_iter().enumerate() {
                self.work.store(lanes.at(first) + (vector * self.lanes) as isize, made);
            }
        };
        let step = (TOGETHER * self.lanes) as isize;
        if whole > 0 {
            k.for_range_(0, (whole / TOGETHER) as isize, |group| joined(group * step, TOGETHER));
        }
        if vectors > whole {
            joined(k.index((whole * self.lanes) as isize), vectors - whole);
        }
    }

    /// The elements at distances from a place on, joined.
    fn join(&self, lanes: FixedLanes<'k>, first: Expr<'k, isize>, distances: &[usize]) -> Vector<'k, O::Work> {
        let at = |distance: usize| self.work.load(lanes.at(first) + distance as isize);
        if distances.len() <= UNROLLED {
            let mut values = distances.iter().map(|&distance| at(distance));
            let start = values.next().unwrap_or(O::NEUTRAL.splat(lanes));
            return values.fold(start, O::join);
        }
        let step = (distances[1] - distances[0]) as isize;
        let joined = lanes.var(at(0));
        self.k.for_range_(1, distances.len() as isize, |tap| {
            joined.set(O::join(joined.get(), self.work.load(lanes.at(first + tap * step))));
        });
        joined.get()
    }

    /// A row of results, from a padded row that begins at `base`.
    fn results(
        &self,
        window: &Window,
        base: Expr<'k, isize>,
        distances: &[usize],
        row: Expr<'k, isize>,
        target: Expr<'k, isize>,
    ) {
        let (k, channels) = (self.k, self.spec.layout.channels());
        let (columns, stride) = (window.results(self.spec.width), window.stride);
        let len = columns * channels;
        let results = self.row_of_results(window, row, target);
        let finish = |cover: Cover, at: Expr<'k, isize>, joined: Vec<Vector<'k, O::Work>>| {
            for (joined, place) in joined.into_iter().zip(cover.places(k, at)) {
                results.store(place, joined);
            }
        };
        let vectors = |cover: Cover, from: Expr<'k, isize>| -> Vec<Vector<'k, O::Work>> {
            let first = |vector: usize| from + cover.offset(vector) as isize;
            (0..cover.vectors()).map(|vector| self.join(cover.fixed(k), first(vector), distances)).collect()
        };
        if stride == 1 {
            let cover = Cover::new(len, self.lanes, TOGETHER);
            return cover.for_each(k, |at| finish(cover, at, vectors(cover, base + at)));
        }
        if channels > 1 {
            let cover = Cover::new(channels, self.lanes, TOGETHER);
            k.for_range_(0, columns as isize, |column| {
                cover.for_each(k, |at| {
                    let from = base + column * (stride * channels) as isize + at;
                    finish(cover, column * channels as isize + at, vectors(cover, from));
                });
            });
            return;
        }
        let cover = Cover::new(len, self.lanes, 1);
        cover.for_each(k, |at| finish(cover, at, vec![self.every(cover, base, at, stride, distances)]));
    }

    /// Where a row of results goes.
    pub(super) fn row_of_results(
        &self,
        window: &Window,
        row: Expr<'k, isize>,
        target: Expr<'k, isize>,
    ) -> RowOfResults<'_, 'k, '_, O> {
        let len = (window.results(self.spec.width) * self.spec.layout.channels()) as isize;
        let in_row = self.spec.counts_inside().then(|| self.counts.get(row + len));
        RowOfResults { cx: self, target: target + row * len, in_row }
    }

    /// Every `stride`-th of the joined elements from number `stride * at` on.
    fn every(
        &self,
        cover: Cover,
        base: Expr<'k, isize>,
        at: Expr<'k, isize>,
        stride: usize,
        distances: &[usize],
    ) -> Vector<'k, O::Work> {
        let lanes = cover.fixed(self.k);
        if stride == 2 || stride == 4 {
            let from = base + at * stride as isize;
            let part = |part: usize| self.join(lanes, from + (part * cover.lanes()) as isize, distances);
            let mut parts: Vec<_> = (0..stride).map(part).collect();
            while parts.len() > 1 {
                parts = parts.chunks(2).map(|pair| pair[0].even(pair[1])).collect();
            }
            return parts[0];
        }
        let strided =
            |distance: Expr<'k, isize>| self.work.load(lanes.at(at).strided(stride as u32).at_row(base + distance));
        let joined = lanes.var(strided(self.k.index(0)));
        let step = distances.get(1).copied().unwrap_or(1) as isize;
        if distances.iter().enumerate().all(|(tap, &distance)| distance == tap * step as usize) {
            self.k.for_range_(1, distances.len() as isize, |tap| {
                joined.set(O::join(joined.get(), strided(tap * step)));
            });
        } else {
            for &distance in &distances[1..] {
                joined.set(O::join(joined.get(), strided(self.k.index(distance as isize))));
            }
        }
        joined.get()
    }
}

/// A row of results that are to be stored.
pub(super) struct RowOfResults<'c, 'k, 's, O: Operation> {
    cx: &'c Cx<'k, 's, O>,
    /// Its first element.
    target: Expr<'k, isize>,
    /// How many rows of its windows are inside, if they are counted.
    in_row: Option<Expr<'k, f32>>,
}

impl<'k, O: Operation> RowOfResults<'_, 'k, '_, O> {
    /// Stores what was joined, at a place in the row.
    pub(super) fn store(&self, place: LaneIndex<'k>, joined: Vector<'k, O::Work>) {
        let spec = self.cx.spec;
        let count = match self.in_row {
            Some(in_row) => Count::Each(self.cx.counts.load(place) * in_row),
            None => Count::Same((spec.vertical.size * spec.horizontal.size) as f32),
        };
        self.cx.output.store(place + self.target, O::finish(joined, count));
    }
}
