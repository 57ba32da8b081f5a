//! Convolution of bytes with dot products: four channels of a pixel times four weights of an output.
//!
//! Method: the accumulators of some vectors of outputs for a group of results of a row are in registers. For each tap
//! and each quad of channels, the kernel loads a quad of weights of every output once for all these results, and
//! broadcasts a quad of each result once for all these outputs. Elements outside the image are in a padded copy, so
//! there are no borders.
//! Not here: the copy (see `copy`), the block sizes (see `plan`), the epilogue (see `result`).

use super::copy::Copier;
use super::kernel::Code;
use super::plan::{Plan, Source};
use super::{QuantizedConvolution, QuantizedResult, WORD};
use crate::spatial::{Cover, Window};
use kernelsmith_dsl::{BuildErrors, Expr, Input, InputOutput, K, KernelSource, Output, Vector, VectorVar, build};

pub(super) fn kernel<O: QuantizedResult>(
    spec: &QuantizedConvolution<O>,
    plan: &Plan,
) -> Result<KernelSource<Code<O>>, BuildErrors> {
    let Source { channel_block, group: channels, .. } = plan.source;
    let index = |number: usize| number as isize;
    let (all_rows, _) = plan.shape.output_size();
    // Number of groups per channel block, if a group is smaller than a channel block.
    let in_block = (channel_block / channels).max(1);
    let segments = index(spec.shape.group_outputs() / spec.segment());
    let panels = index(spec.segment() / spec.panel());
    build::<Code<O>>("quantized_convolution", |k, (images, input, weights, bias, scales, added, output, work)| {
        let of_cover = |cover| Cx { k, spec, plan, cover, input, weights, bias, scales, added, output, work };
        let copier = Copier { k, plan, zero_point: spec.zero_points.0, input, work };
        k.for_range_(0, images, |image| {
            k.for_range_(0, index(all_rows.div_ceil(plan.rows)), |band| {
                let first = (band * index(plan.rows)).min(index(all_rows - plan.rows));
                if plan.copies {
                    copier.copy(image, first);
                }
                k.for_range_(0, index(spec.shape.groups / in_block), |block| {
                    k.for_range_(0, index(in_block), |nth| {
                        let group = block * index(in_block) + nth;
                        k.for_range_(0, segments, |segment| {
                            k.for_range_(0, panels, |panel| {
                                let segment = group * segments + segment;
                                let of = Position { image, block, nth, segment, panel };
                                plan.outputs.for_each_part(k, |cover, lane| {
                                    let cx = of_cover(cover);
                                    k.for_range_(0, index(plan.rows), |row| cx.row(of, lane, first, row));
                                });
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
    /// Consecutive outputs, counted over all groups.
    segment: Expr<'k, isize>,
    /// The panel of weights within the segment.
    panel: Expr<'k, isize>,
}

/// The parameters that all parts of the kernel share.
struct Cx<'k, 's, O> {
    k: K<'k>,
    spec: &'s QuantizedConvolution<O>,
    plan: &'s Plan,
    /// The vectors of outputs.
    cover: Cover,
    input: Input<'k, u8>,
    weights: Input<'k, i8>,
    bias: Input<'k, i32>,
    scales: Input<'k, f32>,
    added: Input<'k, O>,
    output: Output<'k, O>,
    work: InputOutput<'k, u8>,
}

/// Accumulators by result, then by vector of outputs.
type Sums<'k> = Vec<Vec<VectorVar<'k, i32>>>;

impl<'k, O: QuantizedResult> Cx<'k, '_, O> {
    /// Computes a row of results, in groups; `row` counts from the first row of the band.
    fn row(&self, of: Position<'k>, lane: Expr<'k, isize>, first_row: Expr<'k, isize>, row: Expr<'k, isize>) {
        let (k, plan, cover) = (self.k, self.plan, self.cover);
        let (segment, panel) = (self.spec.segment() as isize, self.spec.panel() as isize);
        let output = of.segment * segment + of.panel * panel + lane;
        let source_row = if plan.copies { row } else { first_row + row };
        plan.group.for_each(k, |first, _| {
            let bias = cover.places(k, output).into_iter().map(|place| self.bias.load(place));
            let bias: Vec<Vector<'k, i32>> = bias.collect();
            let sums: Sums<'k> =
                (0..plan.group.size).map(|_| bias.iter().map(|&bias| cover.fixed(k).var(bias)).collect()).collect();
            self.products(of, lane, first_row + row, (source_row, first), &sums);
            self.store(of, lane, output, (first_row + row, first), &sums);
        });
    }

    /// Adds all products to the accumulators.
    fn products(
        &self,
        of: Position<'k>,
        lane: Expr<'k, isize>,
        image_row: Expr<'k, isize>,
        (row, first): (Expr<'k, isize>, Expr<'k, isize>),
        sums: &Sums<'k>,
    ) {
        let (k, plan, shape) = (self.k, self.plan, &self.plan.shape);
        let Source { height, width, channel_block, group: channels, is_contiguous } = plan.source;
        let (vertical, horizontal) = (shape.vertical, shape.horizontal);
        let index = |number: usize| number as isize;
        // Channel blocks per group, or one that contains several groups.
        let (blocks, in_block) = (channels.div_ceil(channel_block), channels.min(channel_block));
        let all_blocks = shape.groups * channels / channel_block;
        let plane = if plan.copies { k.index(0) } else { of.image * index(all_blocks) + of.block * index(blocks) };
        // A contiguous row of a window counts as one pixel.
        let row_words = self.spec.row_words();
        let (columns, words) = if is_contiguous { (1, row_words) } else { (horizontal.size, in_block / WORD) };
        let panel = self.spec.panel();
        let of_panel = of.segment * index(self.spec.segment() / panel) + of.panel;
        let of_panel = of_panel * index(vertical.size * row_words * panel * WORD) + lane * index(WORD);
        let column_words = words * blocks;
        let (top, bottom) = self.inside(image_row);
        k.for_range_(top, bottom, |dy| {
            k.for_range_(0, index(columns), |dx| {
                k.for_range_(0, index(blocks), |block| {
                    let y = row * index(vertical.stride) + dy * index(vertical.dilation);
                    let x = first * index(horizontal.stride) + dx * index(horizontal.dilation);
                    let pixel = ((plane + block) * index(height) + y) * index(width) + x;
                    let pixel = pixel * index(channel_block) + of.nth * index(in_block);
                    let of_block = dy * index(row_words) + dx * index(column_words) + block * index(words);
                    let of_block = of_panel + of_block * index(panel * WORD);
                    k.for_range_(0, index(words), |word| {
                        self.word(pixel + word * index(WORD), of_block + word * index(panel * WORD), sums);
                    });
                });
            });
        });
    }

    /// The rows of a window that contribute to a row of results. If the zero point is 0, rows outside the image are
    /// skipped.
    fn inside(&self, row: Expr<'k, isize>) -> (Expr<'k, isize>, Expr<'k, isize>) {
        let (k, shape) = (self.k, &self.plan.shape);
        let Window { size, stride, dilation, before, after } = shape.vertical;
        let size = size as isize;
        if self.spec.zero_points.0 != 0 || dilation > 1 || before + after == 0 {
            return (k.index(0), k.index(size));
        }
        let beyond = before as isize - row * stride as isize;
        (beyond.max(0).min(size), (beyond + shape.height as isize).max(0).min(size))
    }

    /// Adds the products of one quad of each result.
    fn word(&self, pixel: Expr<'k, isize>, weights: Expr<'k, isize>, sums: &Sums<'k>) {
        let (k, cover) = (self.k, self.cover);
        let weights = cover.places_of_words(k, weights, WORD);
        let weights: Vec<Vector<'k, i8>> = weights.into_iter().map(|place| self.weights.load(place)).collect();
        let step = self.plan.shape.horizontal.stride * self.plan.source.channel_block;
        for (result, sums) in sums.iter().enumerate() {
            let word = match self.plan.copies {
                true => self.work.read::<u32>(pixel, result * step),
                false => self.input.read::<u32>(pixel, result * step),
            };
            let element = cover.fixed(k).splat(word).reinterpret::<u8>();
            for (sum, weight) in sums.iter().zip(&weights) {
                sum.set(sum.get().dot(element, *weight));
            }
        }
    }

    /// Applies the epilogue and stores the accumulators.
    fn store(
        &self,
        of: Position<'k>,
        lane: Expr<'k, isize>,
        output: Expr<'k, isize>,
        (row, first): (Expr<'k, isize>, Expr<'k, isize>),
        sums: &Sums<'k>,
    ) {
        let (k, spec, cover) = (self.k, self.spec, self.cover);
        let (rows, columns) = self.plan.shape.output_size();
        let (channel_block, segment) = (spec.shape.channel_block[1], spec.segment());
        let image = of.image * spec.output_len() as isize;
        let pixel = row * columns as isize + first;
        // A block of outputs is a segment, or covers all outputs of all groups, or outputs are planes.
        let base = match channel_block == segment && !spec.has_plane_outputs() {
            true => {
                let lane = of.panel * spec.panel() as isize + lane;
                image + (of.segment * (rows * columns) as isize + pixel) * channel_block as isize + lane
            }
            false if spec.has_plane_outputs() => image + output * (rows * columns) as isize + pixel,
            false => image + pixel * channel_block as isize + output,
        };
        let scales = cover.places(k, output);
        for (result, sums) in sums.iter().enumerate() {
            let result = if spec.has_plane_outputs() { result } else { result * channel_block };
            for (nth, sum) in sums.iter().enumerate() {
                let scale = || self.scales.load(scales[nth]);
                if spec.has_plane_outputs() {
                    self.store_planes(base + result as isize, nth, sum.get(), scale);
                    continue;
                }
                let place = cover.places(k, base)[nth] + result as isize;
                let value = spec.finished(sum.get(), scale, || self.added.load(place));
                self.output.store(place, value);
            }
        }
    }

    /// Stores the lanes of a vector to separate planes.
    fn store_planes(
        &self,
        base: Expr<'k, isize>,
        nth: usize,
        sum: Vector<'k, i32>,
        scale: impl FnOnce() -> Vector<'k, f32>,
    ) {
        let (spec, cover) = (self.spec, self.cover);
        let (rows, columns) = self.plan.shape.output_size();
        let lanes = cover.lanes().min(spec.panel());
        let place = |lane: usize| (base, ((cover.offset(nth) + lane) * rows * columns) as isize);
        let added = || {
            // Lanes past the last output repeat it.
            let of_lane = |lane: usize| cover.fixed(self.k).splat(self.added.load(place(lane.min(lanes - 1))));
            (1..cover.lanes())
                .fold(of_lane(0), |all, lane| all.insert(lane as u32, self.added.load(place(lane.min(lanes - 1)))))
        };
        let value = spec.finished(sum, scale, added);
        (0..lanes).for_each(|lane| self.output.store(place(lane), value.extract(lane as u32)));
    }
}
