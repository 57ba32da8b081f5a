//! Depthwise convolution with contiguous channels (NHWC, blocked): a vector holds results of one pixel.
//!
//! Method: the accumulators of a group of results of a row are in registers. For each row of the window, the kernel
//! loads its weights once, and each element once for all results that use it. All rows, or as many as L2 holds, are
//! computed for one vector of channels before the next; if L1D would hold no input row until the next row of results,
//! all channels of a pixel group are computed first. Columns outside the image are known at code generation and
//! omitted; rows outside the image are skipped by the loop bounds.
//! Not here: planes (see `planes`).

use super::kernel::Code;
use super::{Depthwise, DepthwiseElement, in_bands};
use crate::spatial::{Cover, Group};
use kernelsmith_dsl::{BuildErrors, Expr, FixedLanes, Input, K, KernelSource, LaneIndex, Output, Vector, build};

/// How the results of a pixel map to vectors.
#[derive(Clone, Copy)]
enum Lanes {
    /// One result per channel.
    One(Cover),
    /// All results of several channels.
    Several { channels: usize, vector_channels: usize, multiplier: usize },
    /// Some results of one channel.
    Each { channels: usize, results: Cover, multiplier: usize },
}

impl Lanes {
    fn new(channels: usize, multiplier: usize, max_lanes: usize) -> Lanes {
        match max_lanes / multiplier {
            _ if multiplier == 1 => Lanes::One(Cover::new(channels, max_lanes, 1)),
            0 => Lanes::Each { channels, results: Cover::new(multiplier, max_lanes, 1), multiplier },
            vector_channels => Lanes::Several { channels, vector_channels: vector_channels.min(channels), multiplier },
        }
    }

    fn fixed<'k>(self, k: K<'k>) -> FixedLanes<'k> {
        match self {
            Lanes::One(cover) | Lanes::Each { results: cover, .. } => cover.fixed(k),
            Lanes::Several { vector_channels, multiplier, .. } => {
                k.fixed_lanes((vector_channels * multiplier).next_power_of_two() as u32)
            }
        }
    }

    /// Runs the body with the first result and the first channel of each vector.
    fn for_each<'k>(self, k: K<'k>, body: impl FnOnce(Expr<'k, isize>, Expr<'k, isize>)) {
        match self {
            Lanes::One(cover) => cover.for_each(k, |lane| body(lane, lane)),
            Lanes::Several { channels, vector_channels, multiplier } => {
                k.for_range_(0, index(channels.div_ceil(vector_channels)), |nth| {
                    let first = (nth * index(vector_channels)).min(index(channels - vector_channels));
                    body(first * index(multiplier), first);
                });
            }
            Lanes::Each { channels, results, multiplier } => {
                k.for_range_(0, index(channels), |channel| {
                    results.for_each(k, |lane| body(channel * index(multiplier) + lane, channel));
                });
            }
        }
    }

    /// The place of a vector of results or of their weights.
    fn place<'k>(self, k: K<'k>, at: Expr<'k, isize>) -> LaneIndex<'k> {
        match self {
            Lanes::One(cover) | Lanes::Each { results: cover, .. } => cover.place(k, at),
            Lanes::Several { vector_channels, multiplier, .. } => {
                self.fixed(k).at(at).first(index(vector_channels * multiplier))
            }
        }
    }

    /// For each result, the element of its channel, at a constant offset.
    fn element<'k, T: DepthwiseElement>(
        self,
        k: K<'k>,
        input: Input<'k, T>,
        at: Expr<'k, isize>,
        offset: usize,
    ) -> Vector<'k, f32> {
        match self {
            Lanes::One(cover) => T::to_float(input.load(cover.place(k, at) + index(offset))),
            Lanes::Several { vector_channels, multiplier, .. } => {
                let lanes = self.fixed(k);
                let elements = T::to_float(input.load(lanes.at(at + index(offset)).first(index(vector_channels))));
                // Divide the lane number by the multiplier: exact for these few lanes.
                let reciprocal = (1usize << 16).div_ceil(multiplier) as i32;
                elements.permute((lanes.iota::<i32>() * reciprocal) >> 16)
            }
            Lanes::Each { results, .. } => T::to_float(results.fixed(k).splat(input.get(at + index(offset)))),
        }
    }
}

fn index(number: usize) -> isize {
    number as isize
}

/// The parameters that all parts of the kernel share.
struct Cx<'k, 's, T: DepthwiseElement> {
    k: K<'k>,
    spec: &'s Depthwise<T>,
    /// Number of contiguous channels.
    n: usize,
    lanes: Lanes,
    group: Group,
    input: Input<'k, T>,
    weights: Input<'k, T>,
    bias: Input<'k, f32>,
    output: Output<'k, T>,
}

/// Results that are computed together.
struct Part<'k> {
    /// The number of the plane over all images, and in its image.
    number: Expr<'k, isize>,
    plane: Expr<'k, isize>,
    row: Expr<'k, isize>,
    /// The first result of the row.
    first: Expr<'k, isize>,
    /// The first lane of results, and its channel.
    lane: Expr<'k, isize>,
    channel: Expr<'k, isize>,
}

pub(super) fn kernel<T: DepthwiseElement>(
    spec: &Depthwise<T>,
    n: usize,
    max_lanes: usize,
    group: Group,
    band: Option<usize>,
) -> Result<KernelSource<Code<T>>, BuildErrors> {
    build::<Code<T>>("depthwise", |k, (images, input, weights, bias, output, _)| {
        let lanes = Lanes::new(n, spec.multiplier, max_lanes);
        let cx = Cx { k, spec, n, lanes, group, input, weights, bias, output };
        let (planes, rows) = (index(spec.channels / n), index(spec.output_size().0));
        k.for_range_(0, images, |image| {
            k.for_range_(0, planes, |plane| {
                let number = image * planes + plane;
                let Some(band) = band else {
                    return k.for_range_(0, rows, |row| {
                        group.for_each(k, |first, is_inside| {
                            lanes.for_each(k, |lane, channel| {
                                cx.results(Part { number, plane, row, first, lane, channel }, is_inside);
                            });
                        });
                    });
                };
                in_bands(k, rows, index(band), |first_row| {
                    lanes.for_each(k, |lane, channel| {
                        k.for_range_(0, index(band), |row| {
                            let row = first_row + row;
                            group.for_each(k, |first, is_inside| {
                                cx.results(Part { number, plane, row, first, lane, channel }, is_inside);
                            });
                        });
                    });
                });
            });
        });
    })
}

impl<'k, T: DepthwiseElement> Cx<'k, '_, T> {
    /// Computes a group of results for some channels.
    fn results(&self, part: Part<'k>, is_inside: &dyn Fn(usize, usize) -> bool) {
        let Part { number, plane, row, first, lane, channel } = part;
        let Cx { k, spec, n, lanes, group, .. } = *self;
        let (vertical, horizontal) = (spec.vertical, spec.horizontal);
        let (rows, columns) = spec.output_size();
        // Contiguous results of a pixel.
        let pixel_results = n * spec.multiplier;
        let place = |at| lanes.place(k, at);
        let start = self.bias.load(place(plane * index(pixel_results) + lane));
        let sums: Vec<_> = (0..group.size).map(|_| lanes.fixed(k).var(start)).collect();
        vertical.for_each(k, spec.height, row, 0, |y, tap| {
            let of_row =
                plane * index(spec.taps() * pixel_results) + tap * index(horizontal.size * pixel_results) + lane;
            let weight = |dx: usize| T::to_float(self.weights.load(place(of_row) + index(dx * pixel_results)));
            let weights: Vec<_> = (0..horizontal.size).map(weight).collect();
            // The column of the first element, which may be left of the image.
            let left = first * index(horizontal.stride) - index(horizontal.before);
            let of_row = ((number * index(spec.height) + y) * index(spec.width) + left) * index(n) + channel;
            for column in 0..=(group.size - 1) * horizontal.stride + horizontal.reach() {
                let uses: Vec<_> = (0..horizontal.size)
                    .filter_map(|dx| {
                        let from = column.checked_sub(dx * horizontal.dilation)?;
                        let result = from / horizontal.stride;
                        let is_one = from % horizontal.stride == 0 && result < group.size;
                        (is_one && is_inside(result, dx)).then_some((result, dx))
                    })
                    .collect();
                if uses.is_empty() {
                    continue;
                }
                let element = lanes.element(k, self.input, of_row, column * n);
                for (result, dx) in uses {
                    sums[result].set(element.mul_add(weights[dx], sums[result]));
                }
            }
        });
        let of_row = ((number * index(rows) + row) * index(columns) + first) * index(pixel_results) + lane;
        for (result, sum) in sums.iter().enumerate() {
            let value = spec.activation.apply(sum.get());
            self.output.store(place(of_row) + index(result * pixel_results), T::from_float(value));
        }
    }
}
