//! Channels in planes of their own: a vector is some columns of a row.
//!
//! How: a plane is copied with its padding, so that borders have no code of their own, and taken apart by stride: elements
//! that are `stride` apart lie side by side then. In such a copy the elements of all results of a tap lie as far apart as
//! the results do, so results are made of the copy as if it were one long row, their padding included; then rows are copied
//! to where they belong.
//! Not here: channels side by side (see `channels`).

use super::kernel::Code;
use super::{Depthwise, DepthwiseElement};
use crate::spatial::{Cover, Window};
use kernelsmith_dsl::{BuildErrors, Expr, Input, InputOutput, K, KernelSource, build};

/// Where everything is in the memory to work in.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shape {
    vertical: Window,
    horizontal: Window,
    height: usize,
    width: usize,
    lanes: usize,
    /// Elements from one row of a part to the next.
    row: usize,
    /// Rows of a part.
    rows: usize,
    /// Vectors of sums in registers.
    together: usize,
}

impl Shape {
    pub(super) fn of<T: DepthwiseElement>(spec: &Depthwise<T>, lanes: usize) -> Shape {
        let (vertical, horizontal) = (spec.vertical, spec.horizontal);
        let part = |window: Window, extent: usize| {
            let padded = window.padded(extent).max(window.before + extent);
            padded.div_ceil(window.stride)
        };
        let together = (256 / spec.taps()).clamp(1, 8);
        let (row, rows) = (part(horizontal, spec.width), part(vertical, spec.height));
        Shape { vertical, horizontal, height: spec.height, width: spec.width, lanes, row, rows, together }
    }

    /// Elements of the results, as one long row that vectors fill.
    fn results(&self) -> usize {
        (self.vertical.results(self.height) * self.row).next_multiple_of(self.lanes)
    }

    fn part(&self) -> usize {
        self.row * self.rows
    }

    /// Where a row is before it is taken apart: behind results, parts, and what the last vectors read behind them.
    fn line(&self) -> usize {
        self.results()
            + self.vertical.stride * self.horizontal.stride * self.part()
            + self.lanes
            + self.horizontal.reach()
    }

    pub(super) fn scratch_len(&self) -> usize {
        self.line() + if self.horizontal.stride == 1 { 0 } else { self.width + self.horizontal.stride }
    }

    pub(super) fn explain(&self) -> String {
        let parts = self.vertical.stride * self.horizontal.stride;
        format!(
            "padded copy in {parts} parts of {} rows of {}, {} vectors of results together, every tap unrolled",
            self.rows, self.row, self.together
        )
    }

    /// Where the element of result 0 for a tap is.
    fn tap(&self, dy: usize, dx: usize) -> usize {
        let (y, x) = (dy * self.vertical.dilation, dx * self.horizontal.dilation);
        self.element(y, x)
    }

    /// Where an element of the padded plane is.
    fn element(&self, y: usize, x: usize) -> usize {
        let (down, across) = (self.vertical.stride, self.horizontal.stride);
        let part = y % down * across + x % across;
        self.results() + part * self.part() + y / down * self.row + x / across
    }
}

pub(super) fn kernel<T: DepthwiseElement>(
    spec: &Depthwise<T>,
    lanes: usize,
) -> Result<KernelSource<Code<T>>, BuildErrors> {
    let shape = Shape::of(spec, lanes);
    let (rows, columns) = spec.output_size();
    build::<Code<T>>("depthwise", |k, (images, input, weights, bias, output, work)| {
        // Padding stays what it is from plane to plane, and so does what lies behind everything.
        let parts = Cover::new(shape.scratch_len(), lanes, 4);
        parts.for_each(k, |at| {
            parts.places(k, at).into_iter().for_each(|place| work.store(place, parts.fixed(k).splat(0.0f32)));
        });
        let (channels, multiplier) = (spec.channels as isize, spec.multiplier as isize);
        let vectors = shape.results() / lanes;
        k.for_range_(0, images, |image| {
            k.for_range_(0, channels, |channel| {
                let plane = image * channels + channel;
                copy::<T>(k, &shape, input, work, plane * (spec.height * spec.width) as isize);
                k.for_range_(0, multiplier, |nth| {
                    let number = channel * multiplier + nth;
                    let together = shape.together.min(vectors);
                    let groups = Cover::new(shape.results(), lanes, together);
                    groups.for_each(k, |first| {
                        let start = bias.get(number);
                        let sums: Vec<_> = (0..groups.vectors()).map(|_| groups.fixed(k).var(start)).collect();
                        for dy in 0..spec.vertical.size {
                            for dx in 0..spec.horizontal.size {
                                let of_weight =
                                    number * spec.taps() as isize + (dy * spec.horizontal.size + dx) as isize;
                                let weight = groups.fixed(k).splat(weights.get(of_weight));
                                let weight = T::to_float(weight);
                                let places = groups.places(k, first);
                                for (sum, place) in sums.iter().zip(places) {
                                    let element = work.load(place + shape.tap(dy, dx) as isize);
                                    sum.set(element.mul_add(weight, *sum));
                                }
                            }
                        }
                        for (sum, place) in sums.iter().zip(groups.places(k, first)) {
                            work.store(place, spec.activation.apply(sum.get()));
                        }
                    });
                    let of_output = (plane * multiplier + nth) * (rows * columns) as isize;
                    let cover = Cover::new(columns, lanes, 4);
                    k.for_range_(0, rows as isize, |row| {
                        cover.for_each(k, |at| {
                            let from = cover.places(k, row * shape.row as isize + at);
                            let to = cover.places(k, of_output + row * columns as isize + at);
                            for (from, to) in from.into_iter().zip(to) {
                                output.store(to, T::from_float(work.load(from)));
                            }
                        });
                    });
                });
            });
        });
    })
}

/// Copies a plane into parts.
fn copy<'k, T: DepthwiseElement>(
    k: K<'k>,
    shape: &Shape,
    input: Input<'k, T>,
    work: InputOutput<'k, f32>,
    plane: Expr<'k, isize>,
) {
    let (down, across) = (shape.vertical.stride, shape.horizontal.stride);
    // The first row or column of the image that is in a part.
    let first = |part: usize, stride: usize, before: usize| (part + stride - before % stride) % stride;
    let row = Cover::new(shape.width, shape.lanes, 4);
    let copy_row = |from: Expr<'k, isize>, to: Expr<'k, isize>| {
        row.for_each(k, |at| {
            for (from, to) in row.places(k, from + at).into_iter().zip(row.places(k, to + at)) {
                work.store(to, T::to_float(input.load(from)));
            }
        });
    };
    for of_rows in 0..down {
        let y = first(of_rows, down, shape.vertical.before);
        k.for_range_(0, shape.height.saturating_sub(y).div_ceil(down) as isize, |nth| {
            let from = plane + (nth * down as isize + y as isize) * shape.width as isize;
            let part = |x: usize| {
                nth * shape.row as isize
                    + shape.element(y + shape.vertical.before, x + shape.horizontal.before) as isize
            };
            if across == 1 {
                return copy_row(from, part(0));
            }
            copy_row(from, k.index(shape.line() as isize));
            for of_columns in 0..across {
                let x = first(of_columns, across, shape.horizontal.before);
                let n = shape.width.saturating_sub(x).div_ceil(across);
                if n > 0 {
                    let cover = Cover::new(n, shape.lanes, 1);
                    cover.for_each(k, |at| {
                        let every = cover.place(k, at).strided(across as u32).at_row((shape.line() + x) as isize);
                        work.store(cover.place(k, part(x) + at), work.load(every));
                    });
                }
            }
        });
    }
}
