//! Convolutions in NCHW layout: a vector holds results that are contiguous in memory.
//!
//! Method: some rows of results are computed as if they were one long row, in vectors, with one accumulator register
//! per vector and output channel. For each input channel and each tap, the kernel loads some vectors, and broadcasts a
//! weight of each output. If windows leave the image or have a stride, rows of the image are first copied with their
//! padding and deinterleaved by the stride, so that each tap is a constant offset. The gaps between rows of results in
//! the long row are dropped when rows are copied to the output.
//! Not here: blocked channels and NHWC (see `generate`).

use super::Convolution;
use crate::elementwise::Data;
use crate::machine::Machine;
use crate::spatial::{Cover, Window};
use kernelsmith_dsl::{BuildErrors, Expr, FixedLanes, Input, InputOutput, K, KernelSource, Output, VectorVar, build};
use kernelsmith_exec::{In, InOut, Out};

/// The generated function: number of images, images, weights, biases, residual, results, scratch memory, and tap
/// offsets.
pub(super) type Code<O> = fn(isize, In<f32>, In<f32>, In<f32>, In<O>, Out<O>, InOut<f32>, In<i32>);

/// Maximum number of unrolled multiply-adds per channel; more of them take a loop.
const MAX_UNROLLED: usize = 320;

/// The blocking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    lanes: usize,
    /// Vectors of results, and outputs, whose accumulators are in registers.
    vectors: usize,
    outputs: usize,
    /// Rows of results per copy.
    rows: usize,
    /// Whether rows of the image are copied.
    copies: bool,
    /// Distance between rows of results in elements, and rows of each deinterleaved part of a copied plane.
    row: usize,
    part_rows: usize,
    /// Distance between channels in elements.
    plane: usize,
}

impl Plan {
    pub(super) fn of<O: Data<Work = f32>>(spec: &Convolution<O>, machine: &Machine) -> Plan {
        let (vertical, horizontal) = (spec.shape.vertical, spec.shape.horizontal);
        let (rows, columns) = spec.output_size();
        let is_plain = |window: Window| window.stride == 1 && window.before + window.after == 0;
        let copies = !(is_plain(vertical) && is_plain(horizontal));
        let shape = |rows: usize| {
            if !copies {
                return (spec.shape.width, 0, spec.shape.height * spec.shape.width);
            }
            let row = horizontal.padded(spec.shape.width).div_ceil(horizontal.stride);
            let part_rows = rows + vertical.reach().div_ceil(vertical.stride);
            (row, part_rows, parts(vertical).count() * parts(horizontal).count() * part_rows * row)
        };
        // As many rows as leave half of L2 for weights, but enough that few rows are copied twice.
        let max_elements = machine.l2_bytes / 2 / size_of::<f32>();
        let fits = |rows: usize| shape(rows).2 * spec.shape.channels <= max_elements;
        let max_rows = if copies { (1..=rows).rev().find(|&rows| fits(rows)).unwrap_or(1) } else { rows };
        let max_rows = max_rows.max(2 * vertical.reach().div_ceil(vertical.stride)).min(rows);
        let rows = rows.div_ceil(rows.div_ceil(max_rows));
        let (row, part_rows, plane) = shape(rows);
        let lanes = machine.lanes(32) as usize;
        let (vectors, outputs) =
            blocking(((rows - 1) * row + columns).div_ceil(lanes), spec.shape.group_outputs(), machine);
        Plan { lanes, vectors, outputs, rows, copies, row, part_rows, plane }
    }

    /// Results of the long row.
    fn results<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> usize {
        (self.rows - 1) * self.row + spec.output_size().1
    }

    /// Whether the long row has no gaps between rows of results.
    fn is_dense<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> bool {
        self.row == spec.output_size().1
    }

    /// Offset of a tap's element for result 0.
    fn offset<O: Data<Work = f32>>(&self, spec: &Convolution<O>, tap: usize) -> usize {
        let (vertical, horizontal) = (spec.shape.vertical, spec.shape.horizontal);
        let (y, x) = (tap / horizontal.size * vertical.dilation, tap % horizontal.size * horizontal.dilation);
        let (down, across) = (vertical.stride, horizontal.stride);
        self.part(spec, y % down, x % across) + y / down * self.row + x / across
    }

    /// Offset of the part of a plane that holds the rows and columns at a phase of the strides.
    fn part<O: Data<Work = f32>>(&self, spec: &Convolution<O>, down: usize, across: usize) -> usize {
        let before = |window: Window, part: usize| parts(window).take_while(|&phase| phase < part).count();
        let number = before(spec.shape.vertical, down) * parts(spec.shape.horizontal).count()
            + before(spec.shape.horizontal, across);
        number * self.part_rows * self.row
    }

    /// Offset of the results that still have to be copied, after the planes.
    fn results_offset<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> usize {
        if self.copies { spec.shape.channels * self.plane } else { 0 }
    }

    /// Offset of a row before it is deinterleaved, after those results.
    fn line_offset<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> usize {
        self.results_offset(spec) + if self.is_dense(spec) { 0 } else { self.outputs * self.results(spec) }
    }

    pub(super) fn scratch_len<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> usize {
        let stride = spec.shape.horizontal.stride;
        self.line_offset(spec) + if self.copies && stride > 1 { spec.shape.width + stride } else { 0 }
    }

    /// The offsets of all taps.
    pub(super) fn offsets<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> Vec<i32> {
        (0..spec.shape.taps()).map(|tap| self.offset(spec, tap) as i32).collect()
    }

    pub(super) fn explain<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> String {
        let source = if self.copies { "a padded copy" } else { "the image" };
        format!(
            "{} vectors of {} results by {} outputs in registers, {} of {} rows at a time, read from {source}",
            self.vectors,
            self.lanes,
            self.outputs,
            self.rows,
            spec.output_size().0
        )
    }
}

/// The phases of the stride that a window uses.
fn parts(window: Window) -> impl Iterator<Item = usize> {
    (0..window.stride).filter(move |part| (0..window.size).any(|tap| tap * window.dilation % window.stride == *part))
}

/// The number of vectors of results and of outputs whose accumulators are in registers: the choice with the fewest
/// cycles.
fn blocking(vectors: usize, outputs: usize, machine: &Machine) -> (usize, usize) {
    let registers = machine.vector_registers as usize;
    let sizes = (1..=8).flat_map(|p| (1..=16).map(move |q| (p, q)));
    let fits = |&(p, q): &(usize, usize)| p <= vectors && q <= outputs && p * q + p + 2 <= registers;
    let cycles = |&(p, q): &(usize, usize)| {
        // Unaligned loads count twice.
        let (products, loads) = ((p * q) as f64 / machine.fma_per_cycle, (2 * p + q) as f64 / 2.0);
        let iteration = products.max(loads).max(f64::from(machine.fma_latency)) + 0.5;
        (vectors.div_ceil(p) * outputs.div_ceil(q)) as f64 * iteration
    };
    sizes.filter(fits).min_by(|a, b| cycles(a).total_cmp(&cycles(b))).unwrap_or((1, 1))
}

/// The parameters that all parts of the kernel share.
struct Cx<'k, 's, O> {
    k: K<'k>,
    spec: &'s Convolution<O>,
    plan: Plan,
    /// Vectors of the long row.
    cover: Cover,
    input: Input<'k, f32>,
    weights: Input<'k, f32>,
    bias: Input<'k, f32>,
    added: Input<'k, O>,
    output: Output<'k, O>,
    work: InputOutput<'k, f32>,
    offsets: Input<'k, i32>,
}

pub(super) fn kernel<O: Data<Work = f32>>(
    spec: &Convolution<O>,
    plan: Plan,
) -> Result<KernelSource<Code<O>>, BuildErrors> {
    let (rows, _) = spec.output_size();
    let outputs = spec.shape.group_outputs();
    let index = |number: usize| number as isize;
    build::<Code<O>>("convolution", |k, (images, input, weights, bias, added, output, work, offsets)| {
        let cover = Cover::new(plan.results(spec), plan.lanes, plan.vectors);
        let cx = Cx { k, spec, plan, cover, input, weights, bias, added, output, work, offsets };
        k.for_range_(0, images, |image| {
            k.for_range_(0, index(rows.div_ceil(plan.rows)), |band| {
                let row = (band * index(plan.rows)).min(index(rows - plan.rows));
                if plan.copies {
                    cx.copy(image, row);
                }
                k.for_range_(0, index(spec.shape.groups), |group| {
                    k.for_range_(0, index(outputs.div_ceil(plan.outputs)), |block| {
                        let first = (block * index(plan.outputs)).min(index(outputs - plan.outputs));
                        let first = group * index(outputs) + first;
                        cx.block(image, row, group, first);
                    });
                });
            });
        });
    })
}

impl<'k, O: Data<Work = f32>> Cx<'k, '_, O> {
    /// Computes a block of rows for a block of outputs.
    fn block(&self, image: Expr<'k, isize>, row: Expr<'k, isize>, group: Expr<'k, isize>, first: Expr<'k, isize>) {
        let (k, spec, plan) = (self.k, self.spec, self.plan);
        let (rows, columns) = spec.output_size();
        let outputs = image * spec.shape.outputs as isize + first;
        let results = (outputs * rows as isize + row) * columns as isize;
        self.cover.for_each(k, |at| {
            let lanes = self.cover.fixed(k);
            let sums: Vec<Vec<_>> = (0..plan.outputs)
                .map(|output| {
                    let bias = self.bias.get(first + output as isize);
                    (0..self.cover.vectors()).map(|_| lanes.var(bias)).collect()
                })
                .collect();
            self.products(image, row, group, first, at, &sums);
            for (output, sums) in sums.iter().enumerate() {
                let (dense, scattered) =
                    (output * rows * columns, output * plan.results(spec) + plan.results_offset(spec));
                match plan.is_dense(spec) {
                    true => self.finish(results + at + dense as isize, self.cover, |nth| sums[nth].get()),
                    false => {
                        for (place, sum) in self.cover.places(k, at + scattered as isize).into_iter().zip(sums) {
                            self.work.store(place, sum.get());
                        }
                    }
                }
            }
        });
        if plan.is_dense(spec) {
            return;
        }
        let cover = Cover::new(columns, plan.lanes, 4);
        k.for_range_(0, plan.outputs as isize, |output| {
            k.for_range_(0, plan.rows as isize, |nth| {
                let from =
                    output * plan.results(spec) as isize + nth * plan.row as isize + plan.results_offset(spec) as isize;
                let to = results + (output * rows as isize + nth) * columns as isize;
                cover.for_each(k, |at| {
                    let places = cover.places(k, from + at);
                    self.finish(to + at, cover, |nth| self.work.load(places[nth]));
                });
            });
        });
    }

    /// Applies the epilogue and stores a group of accumulators.
    fn finish(&self, at: Expr<'k, isize>, cover: Cover, sum: impl Fn(usize) -> kernelsmith_dsl::Vector<'k, f32>) {
        for (nth, place) in cover.places(self.k, at).into_iter().enumerate() {
            let sum = if self.spec.adds { sum(nth) + self.added.load(place).cast() } else { sum(nth) };
            self.output.store(place, self.spec.activation.apply(sum).cast::<O>());
        }
    }

    /// Adds all products to the accumulators: some outputs from `first` on, each for a group of results.
    fn products(
        &self,
        image: Expr<'k, isize>,
        row: Expr<'k, isize>,
        group: Expr<'k, isize>,
        first: Expr<'k, isize>,
        at: Expr<'k, isize>,
        sums: &[Vec<VectorVar<'k, f32>>],
    ) {
        let (k, spec, plan) = (self.k, self.spec, self.plan);
        let (channels, taps) = (spec.shape.group_channels() as isize, spec.shape.taps());
        let of_group = group * channels;
        let source = match plan.copies {
            true => of_group * plan.plane as isize + at,
            false => {
                (image * spec.shape.channels as isize + of_group) * plan.plane as isize + row * plan.row as isize + at
            }
        };
        let weights = first * spec.weights_row() as isize;
        let lanes: FixedLanes<'k> = self.cover.fixed(k);
        k.for_range_(0, channels, |channel| {
            let (source, weights) = (source + channel * plan.plane as isize, weights + channel * taps as isize);
            let tap = |source: Expr<'k, isize>, known: usize, weights: Expr<'k, isize>| {
                let places = self.cover.places(k, source).into_iter().map(|place| place + known as isize);
                let elements: Vec<_> = match plan.copies {
                    true => places.map(|place| self.work.load(place)).collect(),
                    false => places.map(|place| self.input.load(place)).collect(),
                };
                for (output, sums) in sums.iter().enumerate() {
                    let weight = lanes.splat(self.weights.get(weights + (output * spec.weights_row()) as isize));
                    for (sum, element) in sums.iter().zip(&elements) {
                        sum.set(weight.mul_add(*element, *sum));
                    }
                }
            };
            if taps * plan.outputs * self.cover.vectors() <= MAX_UNROLLED {
                return (0..taps).for_each(|nth| tap(source, plan.offset(spec, nth), weights + nth as isize));
            }
            let last_offset = (0..taps).map(|nth| plan.offset(spec, nth)).max().unwrap_or(0);
            k.for_range_(0, taps as isize, |nth| {
                let offset = self.offsets.get(nth).to_index().clamp(0, last_offset as isize);
                tap(source + offset, 0, weights + nth);
            });
        });
    }

    /// Copies the input rows of a block of results, for all channels.
    fn copy(&self, image: Expr<'k, isize>, row: Expr<'k, isize>) {
        let (k, spec, plan) = (self.k, self.spec, self.plan);
        let (vertical, horizontal) = (spec.shape.vertical, spec.shape.horizontal);
        let (height, width) = (spec.shape.height as isize, spec.shape.width as isize);
        k.for_range_(0, spec.shape.channels as isize, |channel| {
            let plane = (image * spec.shape.channels as isize + channel) * height;
            for down in parts(vertical) {
                k.for_range_(0, plan.part_rows as isize, |nth| {
                    let y = (row + nth) * vertical.stride as isize + (down as isize - vertical.before as isize);
                    let to = channel * plan.plane as isize + nth * plan.row as isize;
                    let from = (plane + y.max(0).min(height - 1)) * width;
                    let each = |body: &dyn Fn(Expr<'k, isize>, usize)| {
                        parts(horizontal).for_each(|across| body(to + plan.part(spec, down, across) as isize, across));
                    };
                    let inside = y.ge(0) & y.lt(height);
                    k.if_(inside, || {
                        let line = k.index(plan.line_offset(spec) as isize);
                        if horizontal.stride > 1 {
                            let full = Cover::new(spec.shape.width, plan.lanes, 4);
                            full.for_each(k, |at| {
                                let from = full.places(k, from + at).into_iter();
                                from.zip(full.places(k, line + at))
                                    .for_each(|(from, to)| self.work.store(to, self.input.load(from)));
                            });
                        }
                        each(&|to, across| self.copy_row(from, line, to, across));
                    })
                    .else_(|| each(&|to, _| self.zero(to, plan.row)));
                });
            }
        });
    }

    /// Copies a row of the image, or its columns at one phase of the stride.
    fn copy_row(&self, from: Expr<'k, isize>, line: Expr<'k, isize>, to: Expr<'k, isize>, across: usize) {
        let (k, spec, plan) = (self.k, self.spec, self.plan);
        let Window { stride, before, .. } = spec.shape.horizontal;
        // Columns of the padded row inside the image, those at this phase, and their destination.
        let columns = before..spec.shape.horizontal.padded(spec.shape.width).min(before + spec.shape.width);
        let mut mine = columns.filter(|column| column % stride == across).map(|column| column / stride);
        let Some(first) = mine.next() else { return self.zero(to, plan.row) };
        let n = mine.count() + 1;
        self.zero(to, first);
        self.zero(to + (first + n) as isize, plan.row - first - n);
        let to = to + first as isize;
        let source = first * stride + across - before;
        let cover = Cover::new(n, plan.lanes, 4);
        cover.for_each(k, |at| {
            let places = cover.places(k, to + at);
            if stride == 1 {
                let sources = cover.places(k, from + at).into_iter().map(|place| place + source as isize);
                return places
                    .into_iter()
                    .zip(sources)
                    .for_each(|(to, from)| self.work.store(to, self.input.load(from)));
            }
            for (to, from) in places.into_iter().zip(cover.places(k, at)) {
                let from = from.strided(stride as u32).at_row(line + source as isize);
                self.work.store(to, self.work.load(from));
            }
        });
    }

    fn zero(&self, at: Expr<'k, isize>, n: usize) {
        if n == 1 {
            return self.work.store(at, 0.0);
        }
        if n > 0 {
            let cover = Cover::new(n, self.plan.lanes, 4);
            cover.for_each(self.k, |inner| {
                let zeros = cover.fixed(self.k).splat(0.0f32);
                cover.places(self.k, at + inner).into_iter().for_each(|place| self.work.store(place, zeros));
            });
        }
    }
}
