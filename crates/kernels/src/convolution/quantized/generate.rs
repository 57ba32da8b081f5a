//! Convolution of bytes as sums of products of words: four channels of a pixel by four weights of an output.
//!
//! How: the sums of some vectors of outputs for some results of a row are in registers. For each element of the window and each
//! word of channels a word of weights of every output is loaded once for all these results, and a word of each result once for
//! all these outputs. Elements outside of an image are in the copy that it is made of then, so there are no borders.
//! Not here: what is copied (see `copy`), the choice of how many (see `plan`), what becomes of sums (see `result`).

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
    let Source { side_by_side, group: channels, .. } = plan.source;
    let index = |number: usize| number as isize;
    let (all_rows, _) = plan.shape.output_size();
    // Groups that are side by side in a block of channels, if a group is less than a block.
    let in_block = (side_by_side / channels).max(1);
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
                                let of = Of { image, block, nth, segment, panel };
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

/// Which results are made.
#[derive(Clone, Copy)]
struct Of<'k> {
    image: Expr<'k, isize>,
    /// The group: the `nth` of a block of channels side by side, or that of some blocks.
    block: Expr<'k, isize>,
    nth: Expr<'k, isize>,
    /// Outputs that follow each other, among those of all groups.
    segment: Expr<'k, isize>,
    /// The part of them that is made at a time.
    panel: Expr<'k, isize>,
}

/// What the parts of the kernel share.
struct Cx<'k, 's, O> {
    k: K<'k>,
    spec: &'s QuantizedConvolution<O>,
    plan: &'s Plan,
    /// The outputs that are made at a time.
    cover: Cover,
    input: Input<'k, u8>,
    weights: Input<'k, i8>,
    bias: Input<'k, i32>,
    scales: Input<'k, f32>,
    added: Input<'k, O>,
    output: Output<'k, O>,
    work: InputOutput<'k, u8>,
}

/// Sums of each result, for each vector of outputs.
type Sums<'k> = Vec<Vec<VectorVar<'k, i32>>>;

impl<'k, O: QuantizedResult> Cx<'k, '_, O> {
    /// A row of results, some together: the so many-th from the first of its band.
    fn row(&self, of: Of<'k>, lane: Expr<'k, isize>, first_row: Expr<'k, isize>, row: Expr<'k, isize>) {
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

    /// Adds all products to some sums.
    fn products(
        &self,
        of: Of<'k>,
        lane: Expr<'k, isize>,
        image_row: Expr<'k, isize>,
        (row, first): (Expr<'k, isize>, Expr<'k, isize>),
        sums: &Sums<'k>,
    ) {
        let (k, plan, shape) = (self.k, self.plan, &self.plan.shape);
        let Source { height, width, side_by_side, group: channels, is_joined } = plan.source;
        let (vertical, horizontal) = (shape.vertical, shape.horizontal);
        let index = |number: usize| number as isize;
        // Blocks of channels that a group has, or one that has several groups.
        let (blocks, in_block) = (channels.div_ceil(side_by_side), channels.min(side_by_side));
        let all_blocks = shape.groups * channels / side_by_side;
        let plane = if plan.copies { k.index(0) } else { of.image * index(all_blocks) + of.block * index(blocks) };
        // A row of a window that has nothing between its pixels is as one of them.
        let row_words = self.spec.row_words();
        let (columns, words) = if is_joined { (1, row_words) } else { (horizontal.size, in_block / WORD) };
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
                    let pixel = pixel * index(side_by_side) + of.nth * index(in_block);
                    let of_block = dy * index(row_words) + dx * index(column_words) + block * index(words);
                    let of_block = of_panel + of_block * index(panel * WORD);
                    k.for_range_(0, index(words), |word| {
                        self.word(pixel + word * index(WORD), of_block + word * index(panel * WORD), sums);
                    });
                });
            });
        });
    }

    /// The rows of a window that add something, of a row of results: where zero stands for itself, none beyond the image.
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

    /// Adds the products of a word of each result.
    fn word(&self, pixel: Expr<'k, isize>, weights: Expr<'k, isize>, sums: &Sums<'k>) {
        let (k, cover) = (self.k, self.cover);
        let weights = cover.places_of_words(k, weights, WORD);
        let weights: Vec<Vector<'k, i8>> = weights.into_iter().map(|place| self.weights.load(place)).collect();
        let step = self.plan.shape.horizontal.stride * self.plan.source.side_by_side;
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

    /// Stores what becomes of sums.
    fn store(
        &self,
        of: Of<'k>,
        lane: Expr<'k, isize>,
        output: Expr<'k, isize>,
        (row, first): (Expr<'k, isize>, Expr<'k, isize>),
        sums: &Sums<'k>,
    ) {
        let (k, spec, cover) = (self.k, self.spec, self.cover);
        let (rows, columns) = self.plan.shape.output_size();
        let (side_by_side, segment) = (spec.shape.side_by_side[1], spec.segment());
        let image = of.image * spec.output_len() as isize;
        let pixel = row * columns as isize + first;
        // A block of outputs side by side is a segment, or is all outputs of all groups, or they are planes.
        let base = match side_by_side == segment && !spec.is_apart() {
            true => {
                let lane = of.panel * spec.panel() as isize + lane;
                image + (of.segment * (rows * columns) as isize + pixel) * side_by_side as isize + lane
            }
            false if spec.is_apart() => image + output * (rows * columns) as isize + pixel,
            false => image + pixel * side_by_side as isize + output,
        };
        let scales = cover.places(k, output);
        for (result, sums) in sums.iter().enumerate() {
            let result = if spec.is_apart() { result } else { result * side_by_side };
            for (nth, sum) in sums.iter().enumerate() {
                let scale = || self.scales.load(scales[nth]);
                if spec.is_apart() {
                    self.store_apart(base + result as isize, nth, sum.get(), scale);
                    continue;
                }
                let place = cover.places(k, base)[nth] + result as isize;
                let value = spec.finished(sum.get(), scale, || self.added.load(place));
                self.output.store(place, value);
            }
        }
    }

    /// Results of a vector that are of planes of their own.
    fn store_apart(
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
            // Lanes beyond the last output have what the last one has.
            let of_lane = |lane: usize| cover.fixed(self.k).splat(self.added.load(place(lane.min(lanes - 1))));
            (1..cover.lanes())
                .fold(of_lane(0), |all, lane| all.insert(lane as u32, self.added.load(place(lane.min(lanes - 1)))))
        };
        let value = spec.finished(sum, scale, added);
        (0..lanes).for_each(|lane| self.output.store(place(lane), value.extract(lane as u32)));
    }
}
