//! Convolutions in NHWC or blocked layouts as small matrix products in registers.
//!
//! Method: the accumulators of some vectors of outputs for a group of results of a row are in registers. For each tap
//! inside the image and each input channel, the kernel loads a weight of every output once for all these results, and
//! broadcasts an element of each result once for all these outputs. Columns outside the image are known at code
//! generation and omitted; rows outside the image are skipped by the loop bounds.
//! Not here: the block sizes (see `blocking` of the spec).

use super::Convolution;
use super::kernel::Code;
use crate::elementwise::Data;
use crate::spatial::{Cover, Group};
use kernelsmith_dsl::{BuildErrors, Expr, Input, K, KernelSource, Output, VectorVar, build};

pub(super) fn kernel<O: Data<Work = f32>>(
    spec: &Convolution<O>,
    outputs: Cover,
    group: Group,
) -> Result<KernelSource<Code<O>>, BuildErrors> {
    let (rows, _) = spec.output_size();
    // Number of groups per channel block, if a group is smaller than a channel block.
    let in_block = (spec.shape.channel_block[0] / spec.shape.group_channels()).max(1) as isize;
    let segments = (spec.shape.outputs / spec.shape.groups / spec.shape.segment()) as isize;
    let panels = (spec.shape.segment() / spec.panel()) as isize;
    build::<Code<O>>("convolution", |k, (images, input, weights, bias, added, output)| {
        let of_cover = |cover| Cx { k, spec, cover, group, input, weights, bias, added, output };
        k.for_range_(0, images, |image| {
            k.for_range_(0, spec.shape.groups as isize / in_block, |block| {
                k.for_range_(0, in_block, |nth| {
                    let group = block * in_block + nth;
                    k.for_range_(0, segments, |segment| {
                        let segment = group * segments + segment;
                        k.for_range_(0, panels, |panel| {
                            let of = Position { image, block, nth, group, segment, panel };
                            outputs.for_each_part(k, |cover, lane| {
                                let cx = of_cover(cover);
                                k.for_range_(0, rows as isize, |row| cx.row(of, lane, row));
                            });
                        });
                    });
                });
            });
        });
    })
}

/// The position of a block of results.
#[derive(Clone, Copy)]
struct Position<'k> {
    image: Expr<'k, isize>,
    /// The group: number `nth` of a channel block, or all of some channel blocks.
    block: Expr<'k, isize>,
    nth: Expr<'k, isize>,
    group: Expr<'k, isize>,
    /// The contiguous outputs, counted over all groups.
    segment: Expr<'k, isize>,
    /// The panel of weights within the segment.
    panel: Expr<'k, isize>,
}

/// The parameters that all parts of the kernel share.
struct Cx<'k, 's, O> {
    k: K<'k>,
    spec: &'s Convolution<O>,
    cover: Cover,
    group: Group,
    input: Input<'k, f32>,
    weights: Input<'k, f32>,
    bias: Input<'k, f32>,
    added: Input<'k, O>,
    output: Output<'k, O>,
}

/// Accumulators by result, then by vector of outputs.
type Sums<'k> = Vec<Vec<VectorVar<'k, f32>>>;

impl<'k, O: Data<Work = f32>> Cx<'k, '_, O> {
    /// Computes a row of results, in groups.
    fn row(&self, of: Position<'k>, lane: Expr<'k, isize>, row: Expr<'k, isize>) {
        let (k, spec, cover) = (self.k, self.spec, self.cover);
        let (segment, panel) = (spec.shape.segment() as isize, spec.panel() as isize);
        self.group.for_each(k, |first, is_inside| {
            let bias = cover.places(k, of.segment * segment + of.panel * panel + lane);
            let bias: Vec<_> = bias.into_iter().map(|place| self.bias.load(place)).collect();
            let sums: Sums<'k> =
                (0..self.group.size).map(|_| bias.iter().map(|&bias| cover.fixed(k).var(bias)).collect()).collect();
            spec.shape.vertical.for_each(k, spec.shape.height, row, 0, |y, tap| {
                for dx in 0..spec.shape.horizontal.size {
                    let inside: Vec<usize> = (0..self.group.size).filter(|&result| is_inside(result, dx)).collect();
                    if !inside.is_empty() {
                        self.products(of, lane, (y, first), (tap, dx), &sums, &inside);
                    }
                }
            });
            self.store(of, lane, (row, first), &sums);
        });
    }

    /// Adds the products of a tap over all channels to some of the accumulators.
    fn products(
        &self,
        of: Position<'k>,
        lane: Expr<'k, isize>,
        (y, first): (Expr<'k, isize>, Expr<'k, isize>),
        (dy, dx): (Expr<'k, isize>, usize),
        sums: &Sums<'k>,
        inside: &[usize],
    ) {
        let (k, spec, cover) = (self.k, self.spec, self.cover);
        let (horizontal, channels) = (spec.shape.horizontal, spec.shape.group_channels());
        let channel_block = spec.shape.channel_block[0];
        let (blocks, in_block) = ((channels / channel_block).max(1) as isize, channels.min(channel_block) as isize);
        let all_blocks = (spec.shape.channels / channel_block) as isize;
        let (channel_block, panel) = (channel_block as isize, spec.panel() as isize);
        let of_panel = of.segment * (spec.shape.segment() as isize / panel) + of.panel;
        let (height, width) = (spec.shape.height as isize, spec.shape.width as isize);
        let left = (dx * horizontal.dilation) as isize - horizontal.before as isize;
        let column = first * horizontal.stride as isize + left;
        let tap = of_panel * spec.shape.taps() as isize + dy * horizontal.size as isize + dx as isize;
        k.for_range_(0, blocks, |block| {
            let plane = of.image * all_blocks + of.block * blocks + block;
            let pixel = ((plane * height + y) * width + column) * channel_block + of.nth * in_block;
            let of_block = (tap * channels as isize + block * in_block) * panel + lane;
            k.for_range_(0, in_block, |channel| {
                let weights = cover.places(k, of_block + channel * panel);
                let weights: Vec<_> = weights.into_iter().map(|place| self.weights.load(place)).collect();
                for &result in inside {
                    let by = (result * horizontal.stride) as isize * channel_block;
                    let element = cover.fixed(k).splat(self.input.get(pixel + channel + by));
                    for (sum, weight) in sums[result].iter().zip(&weights) {
                        sum.set(weight.mul_add(element, *sum));
                    }
                }
            });
        });
    }

    /// Adds the residual, applies the activation, and stores.
    fn store(
        &self,
        of: Position<'k>,
        lane: Expr<'k, isize>,
        (row, first): (Expr<'k, isize>, Expr<'k, isize>),
        sums: &Sums<'k>,
    ) {
        let (k, spec) = (self.k, self.spec);
        let (rows, columns) = spec.output_size();
        let (channel_block, segment) = (spec.shape.channel_block[1] as isize, spec.shape.segment() as isize);
        // A block of outputs is a segment, or covers all outputs of all groups.
        let lane = of.panel * spec.panel() as isize + lane;
        let (block, inner) = match channel_block == segment {
            true => (of.segment, lane),
            false => (k.index(0), of.group * segment + lane),
        };
        let pixel = (block * rows as isize + row) * columns as isize + first;
        let place = of.image * spec.output_len() as isize + pixel * channel_block + inner;
        for (result, sums) in sums.iter().enumerate() {
            for (place, sum) in self.cover.places(k, place).into_iter().zip(sums) {
                let place = place + result as isize * channel_block;
                let sum = if spec.adds { *sum + self.added.load(place).cast() } else { sum.get() };
                self.output.store(place, spec.activation.apply(sum).cast::<O>());
            }
        }
    }
}
