//! Copies of images as products want them: with padding, and all channels of a group side by side, in whole words if there
//! are several groups.
//!
//! In: some rows of an image. Out: `[row][column][group][channel]` in scratch memory.
//! Invariant: what is outside of the image is its zero point. Channels that there are not may be anything: their weights are
//! zeros.
//! Not here: when that is needed (see `plan`).

use super::plan::{Plan, Source};
use crate::spatial::{Cover, Window};
use kernelsmith_dsl::{Expr, Input, InputOutput, K};

/// Bytes that are copied one by one rather than by vectors, at most.
const FEW: usize = 15;

pub(super) struct Copier<'k, 'p> {
    pub(super) k: K<'k>,
    pub(super) plan: &'p Plan,
    pub(super) zero_point: u8,
    pub(super) input: Input<'k, u8>,
    pub(super) work: InputOutput<'k, u8>,
}

impl<'k> Copier<'k, '_> {
    /// What some rows of results are made of, the first of which this is.
    pub(super) fn copy(&self, image: Expr<'k, isize>, row: Expr<'k, isize>) {
        let (k, shape) = (self.k, &self.plan.shape);
        let Source { height: rows, width, side_by_side: pixel, .. } = self.plan.source;
        let Window { stride, before, after, .. } = shape.vertical;
        let height = shape.height as isize;
        k.for_range_(0, rows as isize, |nth| {
            let y = row * stride as isize + nth - before as isize;
            let to = nth * (width * pixel) as isize;
            let copy = || self.copy_row(image, y.max(0).min(height - 1), to);
            match before + after {
                0 => copy(),
                _ => k.if_(y.ge(0) & y.lt(height), copy).else_(|| self.fill(to, width * pixel)),
            }
        });
    }

    /// A row of the image, with what is outside beside it.
    fn copy_row(&self, image: Expr<'k, isize>, y: Expr<'k, isize>, to: Expr<'k, isize>) {
        let (k, shape) = (self.k, &self.plan.shape);
        let Source { width, side_by_side: pixel, group: padded, .. } = self.plan.source;
        let (height, side_by_side, channels) = (shape.height as isize, shape.side_by_side[0], shape.group_channels());
        let before = shape.horizontal.before.min(width);
        let columns = (width - before).min(shape.width);
        self.fill(to, before * pixel);
        let to = to + (before * pixel) as isize;
        let behind = before + columns;
        // Where a block of channels has this row.
        let blocks = (shape.channels / side_by_side) as isize;
        let line =
            |block: Expr<'k, isize>| ((image * blocks + block) * height + y) * (shape.width * side_by_side) as isize;
        if side_by_side == shape.channels && padded == channels {
            self.run(line(k.index(0)), to, columns * pixel);
        } else {
            // Channels that are together in both, side by side with others of their block, or a part of their group.
            let run = side_by_side.min(channels);
            let (outer, inner) = (shape.channels / side_by_side.max(channels), side_by_side.max(channels) / run);
            k.for_range_(0, outer as isize, |o| {
                k.for_range_(0, inner as isize, |i| {
                    let nth = o * inner as isize + i;
                    let (from, to) = match run == channels {
                        true => (line(o) + i * channels as isize, to + nth * padded as isize),
                        false => (line(nth), to + o * padded as isize + i * run as isize),
                    };
                    k.for_range_(0, columns as isize, |x| {
                        self.run(from + x * side_by_side as isize, to + x * pixel as isize, run);
                    });
                });
            });
        }
        self.fill(to + (columns * pixel) as isize, (width - behind) * pixel);
    }

    /// So many bytes from a place in the image to one in the copy.
    fn run(&self, from: Expr<'k, isize>, to: Expr<'k, isize>, n: usize) {
        if n <= FEW {
            return (0..n).for_each(|at| self.work.store((to, at as isize), self.input.load((from, at as isize))));
        }
        let cover = Cover::new(n, self.plan.bytes, 4);
        cover.for_each(self.k, |at| {
            let (from, to) = (cover.places(self.k, from + at), cover.places(self.k, to + at));
            from.into_iter().zip(to).for_each(|(from, to)| self.work.store(to, self.input.load(from)));
        });
    }

    /// So many zero points.
    fn fill(&self, to: Expr<'k, isize>, n: usize) {
        if n <= FEW {
            return (0..n).for_each(|at| self.work.store((to, at as isize), self.zero_point));
        }
        let cover = Cover::new(n, self.plan.bytes, 4);
        let bytes = cover.fixed(self.k).splat(self.zero_point);
        cover.for_each(self.k, |at| {
            cover.places(self.k, to + at).into_iter().for_each(|to| self.work.store(to, bytes));
        });
    }
}
