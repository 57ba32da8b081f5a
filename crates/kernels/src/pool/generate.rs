//! Generates pooling row by row, and in passes over a padded copy (see `plan` for both).
//!
//! In: a spec and its plan. Out: the recorded kernel.
//! Invariants: scratch memory is written before it is read. Vectors may read past the relevant elements where memory is
//! allocated; those lanes are never stored.
//! Not here: planes held in registers (see `registers`).

use super::context::Cx;
use super::elements::{Operation, Pooled};
use super::kernel::Code;
use super::plan::{Method, Plan, Scheme, Stage, UNROLL, padded_row};
use super::{Pool, direct, registers};
use crate::spatial::{Cover, Layout};
use kernelsmith_dsl::{BuildErrors, Expr, FixedLanes, K, KernelSource, LaneIndex, Vector, build};

/// Maximum stride for which vectors are permuted together.
const MAX_PERMUTE_STRIDE: usize = 8;
/// Maximum number of unrolled taps; more of them take a loop.
const MAX_UNROLLED_TAPS: usize = 16;

pub(super) fn kernel<O: Operation>(
    spec: &Pool<O::Element>,
    plan: &Plan,
) -> Result<KernelSource<Code<O::Element, O::Work>>, BuildErrors> {
    build::<Code<O::Element, O::Work>>("pool", |k, (planes, input, output, work, counts)| {
        let cx = Cx::<O> { k, spec, planes, input, output, work, counts, lanes: plan.lanes, permutes: plan.permutes };
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
    fn stage(&self, nth: usize, stage: &Stage) {
        match &stage.method {
            &Method::Direct { group, vectors } => self.k.for_range_(0, self.planes, |plane| match self.spec.layout {
                Layout::Nchw => direct::planes(self, stage, plane, self.target(nth, plane)),
                Layout::ChannelBlocks(_) => {
                    direct::channels(self, stage, group, vectors, plane, self.target(nth, plane))
                }
            }),
            Method::Rows(rows) => {
                self.fill(self.k.index(0), stage.scratch_len);
                self.in_groups(nth, stage, *rows, |group| self.rows(stage, *rows, group));
            }
            Method::Passes { rows, .. } => {
                self.in_groups(nth, stage, *rows, |group| self.passes(stage, group));
            }
        }
    }

    /// Runs the body for each plane, strip of rows of results, and block of channels. The last strip and block may
    /// overlap the previous ones and compute some results twice.
    fn in_groups(&self, nth: usize, stage: &Stage, rows: usize, body: impl Fn(Part<'k>)) {
        let (k, results) = (self.k, stage.vertical.results(self.spec.height));
        let (all, channel_block) = (self.spec.layout.channels(), stage.channels);
        let in_strips = |plane: Expr<'k, isize>, row: Expr<'k, isize>| {
            let (source, target) = (plane * self.spec.input_len() as isize, self.target(nth, plane));
            let part = |channel| Part { row, source: source + channel, target, channel };
            if channel_block == all {
                return body(part(k.index(0)));
            }
            k.for_range_step_(0, all as isize, channel_block as isize, |channel| {
                body(part(if all.is_multiple_of(channel_block) {
                    channel
                } else {
                    channel.min((all - channel_block) as isize)
                }));
            });
        };
        k.for_range_(0, self.planes, |plane| {
            if rows == results {
                return in_strips(plane, k.index(0));
            }
            k.for_range_step_(0, results as isize, rows as isize, |row| {
                in_strips(plane, row.min((results - rows) as isize));
            });
        });
    }

    /// Writes padding.
    fn fill(&self, from: Expr<'k, isize>, n: usize) {
        if n == 0 {
            return;
        }
        let cover = Cover::new(n, self.lanes, UNROLL);
        cover.for_each(self.k, |at| {
            for place in cover.places(self.k, from + at) {
                self.work.store(place, self.padding().splat(cover.fixed(self.k)));
            }
        });
    }

    /// Row by row, for a strip of results: reduces the rows of each window, then the columns.
    fn rows(&self, stage: &Stage, rows: usize, part: Part<'k>) {
        let Stage { vertical, horizontal, channels, .. } = stage;
        let (k, pixels) = (self.k, self.pixels(self.spec.width, *channels));
        let stride = padded_row(horizontal, self.spec.width, *channels) as isize;
        k.for_range_(0, rows as isize, |row| {
            let result = part.row + row;
            pixels.cover.for_each(k, |at| {
                let lanes = pixels.fixed(k);
                let start = self.start(vertical, result, lanes);
                let joined: Vec<_> = (0..pixels.cover.vectors()).map(|_| lanes.var(start)).collect();
                vertical.for_each(k, self.spec.height, result, UNROLL, |row, _| {
                    let places = pixels.in_image(k, part.source + row * self.row_len() as isize, at);
                    for (joined, place) in joined.iter().zip(places) {
                        joined.set(O::join(joined.get(), O::lift(self.input.load(place))));
                    }
                });
                let places = pixels.in_work(k, row * stride + (horizontal.before * channels) as isize, at, 1);
                for (joined, place) in joined.iter().zip(places) {
                    self.work.store(place, joined.get());
                }
            });
        });
        let distances: Vec<_> = (0..horizontal.size).map(|tap| tap * horizontal.dilation * channels).collect();
        k.for_range_(0, rows as isize, |row| {
            self.results(stage, row * stride, &distances, row, part);
        });
    }

    /// `n` pixels of a row, with a block of channels.
    fn pixels(&self, n: usize, channels: usize) -> Pixels {
        Pixels::new(n, channels, self.spec.layout.channels(), self.lanes)
    }

    /// In passes over a padded copy, for a strip of results.
    fn passes(&self, stage: &Stage, part: Part<'k>) {
        let Method::Passes { rows, gap, vertical: down, horizontal: across } = &stage.method else { return };
        let Stage { vertical, horizontal, channels, .. } = stage;
        let (k, row_len) = (self.k, self.spec.width * channels);
        let stride = row_len + gap;
        let (lead, copied) = (horizontal.before * channels, rows + vertical.reach());
        self.fill(k.index(0), lead);
        k.for_range_(0, copied as isize, |row| {
            let from = part.row + row - vertical.before as isize;
            self.copy_row(*channels, part.source, from, row * stride as isize + lead as isize);
            self.fill(row * stride as isize + (lead + row_len) as isize, *gap);
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
            self.results(stage, row * stride as isize, &in_row(&last), row, part);
        });
    }

    /// Copies a block of channels of one row of the plane, in the ordered representation; or writes padding if there is
    /// no such row.
    fn copy_row(&self, channels: usize, source: Expr<'k, isize>, row: Expr<'k, isize>, to: Expr<'k, isize>) {
        let (k, height, pixels) = (self.k, self.spec.height as isize, self.pixels(self.spec.width, channels));
        k.if_(row.ge(0) & row.lt(height), || {
            let source = source + row.max(0).min(height - 1) * self.row_len() as isize;
            pixels.cover.for_each(k, |at| {
                let from = pixels.in_image(k, source, at);
                let values: Vec<_> = from.into_iter().map(|place| O::lift(self.input.load(place))).collect();
                for (value, place) in values.into_iter().zip(pixels.in_work(k, to, at, 1)) {
                    self.work.store(place, value);
                }
            });
        })
        .else_(|| self.fill(to, self.spec.width * channels));
    }

    /// Reduces each of the first `n` elements with those at the distances after it. The last vectors may reach past
    /// `n`.
    fn pass(&self, n: usize, distances: &[usize]) {
        let (k, lanes) = (self.k, self.k.fixed_lanes(self.lanes as u32));
        let vectors = n.div_ceil(self.lanes);
        let n_unrolled = vectors / UNROLL * UNROLL;
        let joined = |first: Expr<'k, isize>, vectors: usize| {
            let pooled: Vec<_> = (0..vectors)
                .map(|vector| self.join(lanes, lanes.at(first) + (vector * self.lanes) as isize, distances))
                .collect();
            for (vector, pooled) in pooled.into_iter().enumerate() {
                self.work.store(lanes.at(first) + (vector * self.lanes) as isize, pooled);
            }
        };
        let step = (UNROLL * self.lanes) as isize;
        if n_unrolled > 0 {
            k.for_range_(0, (n_unrolled / UNROLL) as isize, |group| joined(group * step, UNROLL));
        }
        if vectors > n_unrolled {
            joined(k.index((n_unrolled * self.lanes) as isize), vectors - n_unrolled);
        }
    }

    /// The reduction of the elements at these distances from `first`.
    fn join(&self, lanes: FixedLanes<'k>, first: LaneIndex<'k>, distances: &[usize]) -> Vector<'k, O::Work> {
        let at = |distance: usize| self.work.load(first + distance as isize);
        let (n, start) = (distances.len(), at(distances[0]));
        if n <= MAX_UNROLLED_TAPS {
            return distances[1..].iter().fold(start, |joined, &distance| O::join(joined, at(distance)));
        }
        let step = (distances[1] - distances[0]) as isize;
        let joined = lanes.var(start);
        self.k.for_range_(1, n as isize, |tap| {
            joined.set(O::join(joined.get(), self.work.load(first + tap * step)));
        });
        joined.get()
    }

    /// Computes a row of results from a padded row at offset `base`.
    fn results(&self, stage: &Stage, base: Expr<'k, isize>, distances: &[usize], row: Expr<'k, isize>, part: Part<'k>) {
        let Stage { horizontal, channels, .. } = stage;
        let (k, columns, stride) = (self.k, horizontal.results(self.spec.width), horizontal.stride);
        let results = self.row_of_results(horizontal, part.row + row, part.target);
        let pixels = match stride {
            1 => Some(self.pixels(columns, *channels)),
            _ => Pixels::each(columns, *channels, self.spec.layout.channels(), self.lanes),
        };
        if let Some(pixels) = pixels {
            return pixels.cover.for_each(k, |at| {
                let from = pixels.in_work(k, base, at, stride).into_iter();
                let joined: Vec<_> = from.map(|from| self.join(pixels.fixed(k), from, distances)).collect();
                for (joined, place) in joined.into_iter().zip(pixels.in_image(k, part.channel, at)) {
                    results.store(place, joined);
                }
            });
        }
        if *channels > 1 {
            let cover = Cover::new(*channels, self.lanes, UNROLL);
            k.for_range_(0, columns as isize, |column| {
                cover.for_each(k, |at| {
                    let from = base + column * (stride * channels) as isize + at;
                    let joined: Vec<_> = cover
                        .places(k, from)
                        .into_iter()
                        .map(|from| self.join(cover.fixed(k), from, distances))
                        .collect();
                    for (joined, place) in joined.into_iter().zip(cover.places(k, column * *channels as isize + at)) {
                        results.store(place, joined);
                    }
                });
            });
            return;
        }
        let cover = Cover::new(columns, self.lanes, 1);
        cover.for_each(k, |at| {
            results.store(cover.place(k, at), self.joined_strided(cover, base, at, stride, distances))
        });
    }

    /// Every `stride`-th reduction, from element `stride * at` on.
    fn joined_strided(
        &self,
        cover: Cover,
        base: Expr<'k, isize>,
        at: Expr<'k, isize>,
        stride: usize,
        distances: &[usize],
    ) -> Vector<'k, O::Work> {
        let (lanes, n) = (cover.fixed(self.k), cover.lanes());
        let from = base + at * stride as isize;
        let part = |part: usize| self.join(lanes, lanes.at(from) + (part * n) as isize, distances);
        if stride == 2 || stride == 4 {
            let mut parts: Vec<_> = (0..stride).map(part).collect();
            while parts.len() > 1 {
                parts = parts.chunks(2).map(|pair| pair[0].even(pair[1])).collect();
            }
            return parts[0];
        }
        if self.permutes && stride <= MAX_PERMUTE_STRIDE {
            // Append the wanted lanes of each part to those of the parts before.
            return (1..stride).fold(part(0), |all, nth| {
                let number = |lane: usize| match lane * stride {
                    element if nth == 1 => element.min(2 * n - 1),
                    element if element < nth * n => lane,
                    element => (n + element - nth * n).min(2 * n - 1),
                };
                O::Work::lanes_of(lanes, all, part(nth), &(0..n).map(number).collect::<Vec<_>>())
            });
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

/// Results that are computed together.
#[derive(Clone, Copy)]
struct Part<'k> {
    /// The first row of results.
    row: Expr<'k, isize>,
    /// Offset of the plane in the input, including the first channel.
    source: Expr<'k, isize>,
    /// Offset of its results in the output.
    target: Expr<'k, isize>,
    /// The first channel.
    channel: Expr<'k, isize>,
}

/// How vectors cover the pixels of a row: contiguous elements, or one vector per pixel for a block of channels.
#[derive(Clone, Copy)]
struct Pixels {
    cover: Cover,
    /// Elements per covered unit: 1, or the channels of the block.
    word: usize,
    /// Distance in elements between units in images.
    pitch: usize,
}

impl Pixels {
    /// Covers `n` pixels with `channels` of `all` channels each.
    fn new(n: usize, channels: usize, all: usize, lanes: usize) -> Pixels {
        let contiguous = || Pixels { cover: Cover::new(n * all, lanes, UNROLL), word: 1, pitch: 1 };
        if channels == all { contiguous() } else { Pixels::each(n, channels, all, lanes).unwrap_or_else(contiguous) }
    }

    /// Covers with one vector per pixel, if the block of channels is a vector size.
    fn each(n: usize, channels: usize, all: usize, lanes: usize) -> Option<Pixels> {
        let is_vector = channels.is_power_of_two() && (2..=lanes).contains(&channels);
        is_vector.then(|| Pixels { cover: Cover::new(n, 1, UNROLL), word: channels, pitch: all })
    }

    fn fixed<'k>(self, k: K<'k>) -> FixedLanes<'k> {
        k.fixed_lanes((self.cover.lanes() * self.word) as u32)
    }

    /// The places of pixels in an image, from the pixel `first` on.
    fn in_image<'k>(self, k: K<'k>, base: Expr<'k, isize>, first: Expr<'k, isize>) -> Vec<LaneIndex<'k>> {
        let Pixels { word, pitch, .. } = self;
        self.cover.places_with_pitch(k, base + first * pitch as isize, word, pitch)
    }

    /// The places of every `stride`-th pixel in scratch memory, from the pixel `first` on.
    fn in_work<'k>(self, k: K<'k>, base: Expr<'k, isize>, first: Expr<'k, isize>, stride: usize) -> Vec<LaneIndex<'k>> {
        let (word, pitch) = (self.word, self.word * stride);
        self.cover.places_with_pitch(k, base + first * pitch as isize, word, pitch)
    }
}
