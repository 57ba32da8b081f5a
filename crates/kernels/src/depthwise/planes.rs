//! Depthwise convolution in NCHW layout: a vector holds columns of a row.
//!
//! Method: as many rows of a plane as L1D holds are copied with their padding, so that borders need no separate code,
//! and deinterleaved by the stride, so that elements at a distance of `stride` become contiguous. In this copy, the
//! elements of a tap for all results are contiguous or at the distance of the results. Results are computed row by row,
//! directly to the output. If vectors would cover rows poorly, they are computed as if the copy were one long row,
//! including padding, and then copied.
//! Not here: contiguous channels (see `channels`).

use super::kernel::Code;
use super::{Depthwise, DepthwiseElement, in_bands};
use crate::machine::Machine;
use crate::spatial::{Cover, Window, deinterleaved};
use kernelsmith_dsl::{BuildErrors, Expr, Input, InputOutput, K, KernelSource, Output, Vector, build};

/// Vectors copied per iteration.
const COPY_UNROLL: usize = 4;
/// Cost of copying a result from the long row to the output, in loads and stores.
const COPY_COST: usize = 4;

/// The layout of the scratch memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    vertical: Window,
    horizontal: Window,
    height: usize,
    width: usize,
    lanes: usize,
    /// Rows of results per copy.
    band: usize,
    /// Distance between rows of a part, in elements.
    row: usize,
    /// Rows of a part.
    rows: usize,
    /// Vectors of accumulators in registers.
    vectors_at_once: usize,
    /// Whether results are computed row by row.
    by_row: bool,
}

impl Shape {
    pub(super) fn of<T: DepthwiseElement>(spec: &Depthwise<T>, machine: &Machine) -> Shape {
        let (vertical, horizontal, lanes) = (spec.vertical, spec.horizontal, machine.lanes(32) as usize);
        let (all, columns) = spec.output_size();
        let row = horizontal.padded(spec.width).max(horizontal.before + spec.width).div_ceil(horizontal.stride);
        let vectors_at_once = (256 / spec.taps()).clamp(1, 8);
        let vectors = Cover::new(columns, lanes, 1).count();
        let by_row = vectors * spec.taps() <= row * spec.taps() / lanes + COPY_COST * vectors;
        let rows_for = |band: usize| ((band - 1) * vertical.stride + vertical.reach() + 1).div_ceil(vertical.stride);
        let shape = |band: usize| {
            let (height, width, rows) = (spec.height, spec.width, rows_for(band));
            Shape { vertical, horizontal, height, width, lanes, band, row, rows, vectors_at_once, by_row }
        };
        // As many rows as fit three quarters of L1D, but enough that few are copied twice.
        let fits = |band: &usize| shape(*band).scratch_len() * 4 <= machine.l1_bytes * 3 / 4;
        let min_rows = (4 * (vertical.reach() / vertical.stride + 1)).min(all);
        let max_rows = (min_rows..=all).rev().find(fits).unwrap_or(min_rows);
        shape(all.div_ceil(all.div_ceil(max_rows)))
    }

    /// Elements of the results of a band as one long row of full vectors; 0 if they are computed row by row.
    fn results(&self) -> usize {
        if self.by_row { 0 } else { (self.band * self.row).next_multiple_of(self.lanes) }
    }

    fn part(&self) -> usize {
        self.row * self.rows
    }

    /// Offset of a row before it is deinterleaved: after results, parts, and the elements that the last vectors read
    /// past them.
    fn line(&self) -> usize {
        self.results()
            + self.vertical.stride * self.horizontal.stride * self.part()
            + self.lanes
            + self.horizontal.reach()
    }

    pub(super) fn scratch_len(&self) -> usize {
        self.line() + if self.line_is_used() { self.width + self.horizontal.stride } else { 0 }
    }

    /// Whether rows are deinterleaved by strided loads instead of shuffles.
    fn line_is_used(&self) -> bool {
        let stride = self.horizontal.stride;
        stride > 1 && self.split_lanes() < 2
    }

    /// Lanes of the vectors that shuffles deinterleave, as many vectors as the stride at a time; 0 if strided loads do
    /// it.
    fn split_lanes(&self) -> usize {
        match (self.horizontal.stride, self.width / self.horizontal.stride) {
            (2 | 4, n @ 2..) => (1 << n.ilog2()).min(self.lanes),
            _ => 0,
        }
    }

    /// Total rows of results.
    fn all_rows(&self) -> usize {
        self.vertical.results(self.height)
    }

    pub(super) fn explain(&self) -> String {
        let parts = self.vertical.stride * self.horizontal.stride;
        let order = if self.by_row { "row by row" } else { "as one long row" };
        format!(
            "{} rows of results of a padded copy in {parts} parts of {} rows of {}; {order}, {} vectors interleaved, every tap \
             unrolled",
            self.band, self.rows, self.row, self.vectors_at_once
        )
    }

    /// Offset of a tap's element for result 0.
    fn tap(&self, dy: usize, dx: usize) -> usize {
        let (y, x) = (dy * self.vertical.dilation, dx * self.horizontal.dilation);
        self.element(y, x)
    }

    /// Offset of an element of the padded rows of a band.
    fn element(&self, y: usize, x: usize) -> usize {
        let (down, across) = (self.vertical.stride, self.horizontal.stride);
        let part = y % down * across + x % across;
        self.results() + part * self.part() + y / down * self.row + x / across
    }
}

/// The parameters that all parts of the kernel share.
struct Cx<'k, 's, T: DepthwiseElement> {
    k: K<'k>,
    spec: &'s Depthwise<T>,
    shape: Shape,
    input: Input<'k, T>,
    weights: Input<'k, T>,
    bias: Input<'k, f32>,
    output: Output<'k, T>,
    work: InputOutput<'k, f32>,
}

pub(super) fn kernel<T: DepthwiseElement>(
    spec: &Depthwise<T>,
    machine: &Machine,
) -> Result<KernelSource<Code<T>>, BuildErrors> {
    let shape = Shape::of(spec, machine);
    build::<Code<T>>("depthwise", |k, (images, input, weights, bias, output, work)| {
        let cx = Cx { k, spec, shape, input, weights, bias, output, work };
        // Padding stays zero from plane to plane, and so does the memory after the parts.
        cx.clear(k.index(0), shape.scratch_len());
        k.for_range_(0, images, |image| {
            k.for_range_(0, spec.channels as isize, |channel| {
                in_bands(k, shape.all_rows() as isize, shape.band as isize, |first| cx.band(image, channel, first));
            });
        });
    })
}

impl<'k, T: DepthwiseElement> Cx<'k, '_, T> {
    /// Computes the results of a channel from row `first` on.
    fn band(&self, image: Expr<'k, isize>, channel: Expr<'k, isize>, first: Expr<'k, isize>) {
        let (channels, multiplier) = (self.spec.channels as isize, self.spec.multiplier as isize);
        let (all, columns) = self.spec.output_size();
        self.copy((image * channels + channel) * (self.spec.height * self.spec.width) as isize, first);
        self.k.for_range_(0, multiplier, |nth| {
            let number = channel * multiplier + nth;
            let row = (image * (channels * multiplier) + number) * all as isize + first;
            match self.shape.by_row {
                true => self.by_row(number, row * columns as isize),
                false => self.as_one_row(number, row * columns as isize),
            }
        });
    }

    /// Writes zeros.
    fn clear(&self, from: Expr<'k, isize>, n: usize) {
        let (k, cover) = (self.k, Cover::new(n, self.shape.lanes, COPY_UNROLL));
        cover.for_each(k, |at| {
            let places = cover.places(k, from + at);
            places.into_iter().for_each(|place| self.work.store(place, cover.fixed(k).splat(0.0f32)));
        });
    }

    /// Computes vectors of results of a channel; `places` are the offsets from result 0 to their first elements.
    fn sums(&self, number: Expr<'k, isize>, lanes: usize, places: &[Expr<'k, isize>]) -> Vec<Vector<'k, f32>> {
        let (spec, lanes) = (self.spec, self.k.fixed_lanes(lanes as u32));
        let start = self.bias.get(number);
        let sums: Vec<_> = places.iter().map(|_| lanes.var(start)).collect();
        for dy in 0..spec.vertical.size {
            for dx in 0..spec.horizontal.size {
                let of_weight = number * spec.taps() as isize + (dy * spec.horizontal.size + dx) as isize;
                let weight = T::to_float(lanes.splat(self.weights.get(of_weight)));
                for (sum, &place) in sums.iter().zip(places) {
                    let element = self.work.load(lanes.at(place) + self.shape.tap(dy, dx) as isize);
                    sum.set(element.mul_add(weight, *sum));
                }
            }
        }
        sums.iter().map(|sum| spec.activation.apply(sum.get())).collect()
    }

    /// Computes the results of a band row by row, from offset `target` of the output on.
    fn by_row(&self, number: Expr<'k, isize>, target: Expr<'k, isize>) {
        let (k, shape, columns) = (self.k, &self.shape, self.spec.output_size().1);
        let cover = Cover::new(columns, shape.lanes, shape.vectors_at_once);
        // Rows that are computed together, and the last position where such a block may start.
        let rows = (shape.vectors_at_once / cover.vectors()).clamp(1, shape.band);
        let last = (shape.band - rows) as isize;
        k.for_range_step_(0, shape.band as isize, rows as isize, |row| {
            let row = if shape.band.is_multiple_of(rows) { row } else { row.min(last) };
            cover.for_each(k, |at| {
                let each =
                    (0..rows).flat_map(|nth| (0..cover.vectors()).map(move |vector| (nth, cover.offset(vector))));
                let place = |(nth, offset): (usize, usize), pitch: usize| {
                    (row + nth as isize) * pitch as isize + at + offset as isize
                };
                let places: Vec<_> = each.clone().map(|vector| place(vector, shape.row)).collect();
                let sums = self.sums(number, cover.lanes(), &places);
                for (sum, vector) in sums.into_iter().zip(each) {
                    let to = cover.place(k, target + place(vector, columns));
                    self.output.store(to, T::from_float(sum));
                }
            });
        });
    }

    /// Computes the results of a band as one long row, from which rows are copied.
    fn as_one_row(&self, number: Expr<'k, isize>, target: Expr<'k, isize>) {
        let (k, shape, columns) = (self.k, &self.shape, self.spec.output_size().1);
        let groups = Cover::new(shape.results(), shape.lanes, shape.vectors_at_once.min(shape.results() / shape.lanes));
        groups.for_each(k, |first| {
            let places: Vec<_> = (0..groups.vectors()).map(|vector| first + groups.offset(vector) as isize).collect();
            let sums = self.sums(number, groups.lanes(), &places);
            sums.into_iter().zip(groups.places(k, first)).for_each(|(sum, place)| self.work.store(place, sum));
        });
        let cover = Cover::new(columns, shape.lanes, COPY_UNROLL);
        k.for_range_(0, shape.band as isize, |row| {
            cover.for_each(k, |at| {
                let from = cover.places(k, row * shape.row as isize + at);
                let to = cover.places(k, target + row * columns as isize + at);
                for (from, to) in from.into_iter().zip(to) {
                    self.output.store(to, T::from_float(self.work.load(from)));
                }
            });
        });
    }

    /// Copies the input rows of a band into the parts.
    fn copy(&self, plane: Expr<'k, isize>, first: Expr<'k, isize>) {
        let (k, shape) = (self.k, &self.shape);
        let (down, before, height) = (shape.vertical.stride, shape.vertical.before, shape.height);
        let padded = (shape.band - 1) * down + shape.vertical.reach() + 1;
        for part in 0..down.min(padded) {
            let rows = (padded - part).div_ceil(down);
            // The row of the image for row `nth` of the part.
            let y = |nth: Expr<'k, isize>| (first + nth) * down as isize + part as isize - before as isize;
            if shape.band == shape.all_rows() {
                // Padding rows keep their initial zeros.
                let from = before.saturating_sub(part).div_ceil(down);
                let to = (height + before).saturating_sub(part).div_ceil(down).min(rows);
                k.for_range_(from as isize, to.max(from) as isize, |nth| self.copy_row(plane, part, nth, y(nth)));
                continue;
            }
            k.for_range_(0, rows as isize, |nth| {
                let (y, end) = (y(nth), height as isize);
                k.if_(y.ge(0) & y.lt(end), || self.copy_row(plane, part, nth, y.max(0).min(end - 1))).else_(|| {
                    for x in 0..shape.horizontal.stride {
                        self.clear(nth * shape.row as isize + shape.element(part, x) as isize, shape.row);
                    }
                });
            });
        }
    }

    /// Copies a row of the image into row `nth` of the parts that contain it.
    fn copy_row(&self, plane: Expr<'k, isize>, part: usize, nth: Expr<'k, isize>, y: Expr<'k, isize>) {
        let (k, shape) = (self.k, &self.shape);
        let Shape { width, horizontal: Window { stride, before, .. }, .. } = *shape;
        let from = plane + y * width as isize;
        // The destination of an element of the row.
        let to = |x: usize| nth * shape.row as isize + shape.element(part, x + before) as isize;
        let lanes = shape.split_lanes();
        if lanes >= 2 {
            let vectors = k.fixed_lanes(lanes as u32);
            // From column `x + further * stride` on; `x` is a multiple of the stride.
            let split = |x: usize, further: Expr<'k, isize>| {
                let load = |nth: usize| {
                    T::to_float(
                        self.input.load(vectors.at(from + further * stride as isize) + (x + nth * lanes) as isize),
                    )
                };
                for (nth, values) in deinterleaved((0..stride).map(load).collect()).into_iter().enumerate() {
                    self.work.store(vectors.at(to(x + nth) + further), values);
                }
            };
            let n_full = width / (stride * lanes);
            k.for_range_(0, n_full as isize, |chunk| split(0, chunk * lanes as isize));
            if !width.is_multiple_of(stride * lanes) {
                split(width - stride * lanes, k.index(0));
            }
            return;
        }
        let copy = Cover::new(width, shape.lanes, COPY_UNROLL);
        let copy_to = |to: Expr<'k, isize>| {
            copy.for_each(k, |at| {
                for (from, to) in copy.places(k, from + at).into_iter().zip(copy.places(k, to + at)) {
                    self.work.store(to, T::to_float(self.input.load(from)));
                }
            });
        };
        if stride == 1 {
            return copy_to(to(0));
        }
        copy_to(k.index(shape.line() as isize));
        for x in 0..stride.min(width) {
            let cover = Cover::new((width - x).div_ceil(stride), shape.lanes, 1);
            cover.for_each(k, |at| {
                let deinterleaved = cover.place(k, at).strided(stride as u32).at_row((shape.line() + x) as isize);
                self.work.store(cover.place(k, to(x) + at), self.work.load(deinterleaved));
            });
        }
    }
}
