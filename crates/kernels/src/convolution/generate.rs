//! Convolution as products of small matrices that stay in registers.
//!
//! How: the sums of some vectors of outputs for some results of a row are in registers. For each element of the window that
//! is inside, and each channel, a weight of every output is loaded once for all these results, and an element of each result
//! once for all these outputs. Columns outside of the image are known when the code is made, and are left out; rows outside
//! are left out of the loop over rows.
//! Not here: the choice of how many (see `blocking` of the spec).

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
    // Groups that are side by side in a block of channels, if a group is less than a block.
    let in_block = (spec.shape.side_by_side[0] / spec.shape.group_channels()).max(1) as isize;
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
                            let of = Of { image, block, nth, group, segment, panel };
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

/// Which results are made.
#[derive(Clone, Copy)]
struct Of<'k> {
    image: Expr<'k, isize>,
    /// The group: the `nth` of a block of channels side by side, or that of some blocks.
    block: Expr<'k, isize>,
    nth: Expr<'k, isize>,
    group: Expr<'k, isize>,
    /// The outputs side by side, among those of all groups.
    segment: Expr<'k, isize>,
    /// The part of them that is made at a time.
    panel: Expr<'k, isize>,
}

/// What the parts of the kernel share.
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

/// Sums of each result, for each vector of outputs.
type Sums<'k> = Vec<Vec<VectorVar<'k, f32>>>;

impl<'k, O: Data<Work = f32>> Cx<'k, '_, O> {
    /// A row of results, some together.
    fn row(&self, of: Of<'k>, lane: Expr<'k, isize>, row: Expr<'k, isize>) {
        let (k, spec, cover) = (self.k, self.spec, self.cover);
        let (segment, panel) = (spec.shape.segment() as isize, spec.panel() as isize);
        self.group.for_each(k, |first, is_inside| {
            let bias = cover.places(k, of.segment * segment + of.panel * panel + lane);
            let bias: Vec<_> = bias.into_iter().map(|place| self.bias.load(place)).collect();
            let sums: Sums<'k> =
                (0..self.group.size).map(|_| bias.iter().map(|&bias| cover.fixed(k).var(bias)).collect()).collect();
            spec.shape.vertical.for_each(k, spec.shape.height, row, 0, |y, tap| {
                for dx in 0..spec.shape.horizontal.size {
                    let wanted: Vec<usize> = (0..self.group.size).filter(|&result| is_inside(result, dx)).collect();
                    if !wanted.is_empty() {
                        self.products(of, lane, (y, first), (tap, dx), &sums, &wanted);
                    }
                }
            });
            self.store(of, lane, (row, first), &sums);
        });
    }

    /// Adds the products of a tap for all channels to some of the sums.
    fn products(
        &self,
        of: Of<'k>,
        lane: Expr<'k, isize>,
        (y, first): (Expr<'k, isize>, Expr<'k, isize>),
        (dy, dx): (Expr<'k, isize>, usize),
        sums: &Sums<'k>,
        wanted: &[usize],
    ) {
        let (k, spec, cover) = (self.k, self.spec, self.cover);
        let (horizontal, channels) = (spec.shape.horizontal, spec.shape.group_channels());
        let side_by_side = spec.shape.side_by_side[0];
        let (blocks, in_block) = ((channels / side_by_side).max(1) as isize, channels.min(side_by_side) as isize);
        let all_blocks = (spec.shape.channels / side_by_side) as isize;
        let (side_by_side, panel) = (side_by_side as isize, spec.panel() as isize);
        let of_panel = of.segment * (spec.shape.segment() as isize / panel) + of.panel;
        let (height, width) = (spec.shape.height as isize, spec.shape.width as isize);
        let left = (dx * horizontal.dilation) as isize - horizontal.before as isize;
        let column = first * horizontal.stride as isize + left;
        let tap = of_panel * spec.shape.taps() as isize + dy * horizontal.size as isize + dx as isize;
        k.for_range_(0, blocks, |block| {
            let plane = of.image * all_blocks + of.block * blocks + block;
            let pixel = ((plane * height + y) * width + column) * side_by_side + of.nth * in_block;
            let of_block = (tap * channels as isize + block * in_block) * panel + lane;
            k.for_range_(0, in_block, |channel| {
                let weights = cover.places(k, of_block + channel * panel);
                let weights: Vec<_> = weights.into_iter().map(|place| self.weights.load(place)).collect();
                for &result in wanted {
                    let by = (result * horizontal.stride) as isize * side_by_side;
                    let element = cover.fixed(k).splat(self.input.get(pixel + channel + by));
                    for (sum, weight) in sums[result].iter().zip(&weights) {
                        sum.set(weight.mul_add(element, *sum));
                    }
                }
            });
        });
    }

    /// Adds what is to be added, and stores what the activation makes of it.
    fn store(
        &self,
        of: Of<'k>,
        lane: Expr<'k, isize>,
        (row, first): (Expr<'k, isize>, Expr<'k, isize>),
        sums: &Sums<'k>,
    ) {
        let (k, spec) = (self.k, self.spec);
        let (rows, columns) = spec.output_size();
        let (side_by_side, segment) = (spec.shape.side_by_side[1] as isize, spec.shape.segment() as isize);
        // A block of outputs side by side is a segment, or is all outputs of all groups.
        let lane = of.panel * spec.panel() as isize + lane;
        let (block, inner) = match side_by_side == segment {
            true => (of.segment, lane),
            false => (k.index(0), of.group * segment + lane),
        };
        let pixel = (block * rows as isize + row) * columns as isize + first;
        let place = of.image * spec.output_len() as isize + pixel * side_by_side + inner;
        for (result, sums) in sums.iter().enumerate() {
            for (place, sum) in self.cover.places(k, place).into_iter().zip(sums) {
                let place = place + result as isize * side_by_side;
                let sum = if spec.adds { *sum + self.added.load(place).cast() } else { sum.get() };
                self.output.store(place, spec.activation.apply(sum).cast::<O>());
            }
        }
    }
}
