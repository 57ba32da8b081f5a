//! Copies images with padding, and with all channels of a group contiguous, in full quads if there are several groups.
//!
//! In: some rows of an image. Out: `[row][column][group][channel]` in scratch memory.
//! Invariant: elements outside the image are its zero point. Padding channels hold arbitrary values; their weights are
//! zero.
//! Not here: when a copy is needed (see `plan`).

use super::plan::{Plan, Source};
use crate::spatial::{Cover, Window};
use kernelsmith_dsl::{Expr, Input, InputOutput, K};

/// Maximum number of bytes that are copied one by one instead of by vectors.
const FEW: usize = 15;

pub(super) struct Copier<'k, 'p> {
    pub(super) k: K<'k>,
    pub(super) plan: &'p Plan,
    pub(super) zero_point: u8,
    pub(super) input: Input<'k, u8>,
    pub(super) work: InputOutput<'k, u8>,
}

impl<'k> Copier<'k, '_> {
    /// Copies the input of a band of results that starts at `row`.
    pub(super) fn copy(&self, image: Expr<'k, isize>, row: Expr<'k, isize>) {
        let (k, shape) = (self.k, &self.plan.shape);
        let Source { height: rows, width, channel_block: pixel, .. } = self.plan.source;
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

    /// Copies a row of the image with its horizontal padding.
    fn copy_row(&self, image: Expr<'k, isize>, y: Expr<'k, isize>, to: Expr<'k, isize>) {
        let (k, shape) = (self.k, &self.plan.shape);
        let Source { width, channel_block: pixel, group: padded, .. } = self.plan.source;
        let (height, channel_block, channels) = (shape.height as isize, shape.channel_block[0], shape.group_channels());
        let before = shape.horizontal.before.min(width);
        let columns = (width - before).min(shape.width);
        self.fill(to, before * pixel);
        let to = to + (before * pixel) as isize;
        let copied_end = before + columns;
        // Offset of this row in a channel block.
        let blocks = (shape.channels / channel_block) as isize;
        let line =
            |block: Expr<'k, isize>| ((image * blocks + block) * height + y) * (shape.width * channel_block) as isize;
        if channel_block == shape.channels && padded == channels {
            self.run(line(k.index(0)), to, columns * pixel);
        } else {
            // Channels that are contiguous in both the source and the copy.
            let run = channel_block.min(channels);
            let (outer, inner) = (shape.channels / channel_block.max(channels), channel_block.max(channels) / run);
            k.for_range_(0, outer as isize, |o| {
                k.for_range_(0, inner as isize, |i| {
                    let nth = o * inner as isize + i;
                    let (from, to) = match run == channels {
                        true => (line(o) + i * channels as isize, to + nth * padded as isize),
                        false => (line(nth), to + o * padded as isize + i * run as isize),
                    };
                    k.for_range_(0, columns as isize, |x| {
                        self.run(from + x * channel_block as isize, to + x * pixel as isize, run);
                    });
                });
            });
        }
        self.fill(to + (columns * pixel) as isize, (width - copied_end) * pixel);
    }

    /// Copies `n` bytes.
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

    /// Writes `n` zero points.
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
