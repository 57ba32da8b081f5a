//! Channels in planes of their own: a vector is some results that follow each other in memory.
//!
//! How: the results of some rows are made as if they were one long row, in vectors, each with its sum for several outputs in a
//! register. For each channel and each element of the window some vectors are loaded, and a weight of each output, which is
//! the same for all lanes. Where windows reach beyond the image or leave elements out, rows of the image are copied with their
//! padding before, and taken apart by stride, so that each element of the window is a shift. What the long row has between
//! the rows of results is left out when rows are copied to where they belong.
//! Not here: channels side by side (see `generate`).

use super::Convolution;
use crate::elementwise::Data;
use crate::machine::Machine;
use crate::spatial::{Cover, Window};
use kernelsmith_dsl::{BuildErrors, Expr, FixedLanes, Input, InputOutput, K, KernelSource, Output, VectorVar, build};
use kernelsmith_exec::{In, InOut, Out};

/// The generated function: how many images, images, weights, biases, what is added, results, memory to work in, and where
/// the elements of windows are.
pub(super) type Code<O> = fn(isize, In<f32>, In<f32>, In<f32>, In<O>, Out<O>, InOut<f32>, In<i32>);

/// Products for each channel that are written one by one; more of them are a loop.
const MOST_UNROLLED: usize = 320;

/// What is made together, and of what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    lanes: usize,
    /// Vectors of results, and outputs, whose sums are in registers.
    vectors: usize,
    outputs: usize,
    /// Rows of results that are made of one copy.
    rows: usize,
    /// Whether images are copied.
    copies: bool,
    /// Elements from one row of results to the next, and rows of a part of a copied plane.
    row: usize,
    part_rows: usize,
    /// Elements from one channel to the next.
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
        // As many rows as leave room for weights in the second cache, of those that are copied twice not too many.
        let room = machine.l2_bytes / 2 / size_of::<f32>();
        let fits = |rows: usize| shape(rows).2 * spec.shape.channels <= room;
        let most = if copies { (1..=rows).rev().find(|&rows| fits(rows)).unwrap_or(1) } else { rows };
        let most = most.max(2 * vertical.reach().div_ceil(vertical.stride)).min(rows);
        let rows = rows.div_ceil(rows.div_ceil(most));
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

    /// Whether the long row is rows of results without anything between them.
    fn is_dense<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> bool {
        self.row == spec.output_size().1
    }

    /// Where the element of a window is for result 0.
    fn offset<O: Data<Work = f32>>(&self, spec: &Convolution<O>, tap: usize) -> usize {
        let (vertical, horizontal) = (spec.shape.vertical, spec.shape.horizontal);
        let (y, x) = (tap / horizontal.size * vertical.dilation, tap % horizontal.size * horizontal.dilation);
        let (down, across) = (vertical.stride, horizontal.stride);
        self.part(spec, y % down, x % across) + y / down * self.row + x / across
    }

    /// Where the part of a plane is that has the rows and columns that are so many behind multiples of the strides.
    fn part<O: Data<Work = f32>>(&self, spec: &Convolution<O>, down: usize, across: usize) -> usize {
        let before = |window: Window, part: usize| parts(window).take_while(|&wanted| wanted < part).count();
        let number = before(spec.shape.vertical, down) * parts(spec.shape.horizontal).count()
            + before(spec.shape.horizontal, across);
        number * self.part_rows * self.row
    }

    /// Where results are that have to be copied, behind the planes.
    fn made<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> usize {
        if self.copies { spec.shape.channels * self.plane } else { 0 }
    }

    /// Where a row is before it is taken apart, behind them.
    fn line<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> usize {
        self.made(spec) + if self.is_dense(spec) { 0 } else { self.outputs * self.results(spec) }
    }

    pub(super) fn scratch_len<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> usize {
        let stride = spec.shape.horizontal.stride;
        self.line(spec) + if self.copies && stride > 1 { spec.shape.width + stride } else { 0 }
    }

    /// Where the elements of a window are.
    pub(super) fn offsets<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> Vec<i32> {
        (0..spec.shape.taps()).map(|tap| self.offset(spec, tap) as i32).collect()
    }

    pub(super) fn explain<O: Data<Work = f32>>(&self, spec: &Convolution<O>) -> String {
        let source = if self.copies { "a padded copy" } else { "the image" };
        format!(
            "{} vectors of {} results by {} outputs in registers, {} of {} rows at a time, made of {source}",
            self.vectors,
            self.lanes,
            self.outputs,
            self.rows,
            spec.output_size().0
        )
    }
}

/// Which elements a window wants, counted from multiples of its stride.
fn parts(window: Window) -> impl Iterator<Item = usize> {
    (0..window.stride).filter(move |part| (0..window.size).any(|tap| tap * window.dilation % window.stride == *part))
}

/// Vectors of results and outputs of a group whose sums are in registers: what takes the fewest cycles.
fn blocking(vectors: usize, outputs: usize, machine: &Machine) -> (usize, usize) {
    let registers = machine.vector_registers as usize;
    let sizes = (1..=8).flat_map(|p| (1..=16).map(move |q| (p, q)));
    let fits = |&(p, q): &(usize, usize)| p <= vectors && q <= outputs && p * q + p + 2 <= registers;
    let cycles = |&(p, q): &(usize, usize)| {
        // Loads that begin anywhere count twice.
        let (products, loads) = ((p * q) as f64 / machine.fma_per_cycle, (2 * p + q) as f64 / 2.0);
        let turn = products.max(loads).max(f64::from(machine.fma_latency)) + 0.5;
        (vectors.div_ceil(p) * outputs.div_ceil(q)) as f64 * turn
    };
    sizes.filter(fits).min_by(|a, b| cycles(a).total_cmp(&cycles(b))).unwrap_or((1, 1))
}

/// What the parts of the kernel share.
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
    /// All results of some rows for some outputs.
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
                let (dense, apart) = (output * rows * columns, output * plan.results(spec) + plan.made(spec));
                match plan.is_dense(spec) {
                    true => self.finish(results + at + dense as isize, self.cover, |nth| sums[nth].get()),
                    false => {
                        for (place, sum) in self.cover.places(k, at + apart as isize).into_iter().zip(sums) {
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
                let from = output * plan.results(spec) as isize + nth * plan.row as isize + plan.made(spec) as isize;
                let to = results + (output * rows as isize + nth) * columns as isize;
                cover.for_each(k, |at| {
                    let places = cover.places(k, from + at);
                    self.finish(to + at, cover, |nth| self.work.load(places[nth]));
                });
            });
        });
    }

    /// Stores what becomes of a group of sums.
    fn finish(&self, at: Expr<'k, isize>, cover: Cover, sum: impl Fn(usize) -> kernelsmith_dsl::Vector<'k, f32>) {
        for (nth, place) in cover.places(self.k, at).into_iter().enumerate() {
            let sum = if self.spec.adds { sum(nth) + self.added.load(place).cast() } else { sum(nth) };
            self.output.store(place, self.spec.activation.apply(sum).cast::<O>());
        }
    }

    /// Adds all products to sums, which are of some outputs from the first on, each for a group of results.
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
            if taps * plan.outputs * self.cover.vectors() <= MOST_UNROLLED {
                return (0..taps).for_each(|nth| tap(source, plan.offset(spec, nth), weights + nth as isize));
            }
            let most = (0..taps).map(|nth| plan.offset(spec, nth)).max().unwrap_or(0);
            k.for_range_(0, taps as isize, |nth| {
                let offset = self.offsets.get(nth).to_index().clamp(0, most as isize);
                tap(source + offset, 0, weights + nth);
            });
        });
    }

    /// Copies what some rows of results are made of, of all channels.
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
                        let line = k.index(plan.line(spec) as isize);
                        if horizontal.stride > 1 {
                            let whole = Cover::new(spec.shape.width, plan.lanes, 4);
                            whole.for_each(k, |at| {
                                let from = whole.places(k, from + at).into_iter();
                                from.zip(whole.places(k, line + at))
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

    /// Copies a row of the image, or those of its columns that are so many behind multiples of the stride in the padded row.
    fn copy_row(&self, from: Expr<'k, isize>, line: Expr<'k, isize>, to: Expr<'k, isize>, across: usize) {
        let (k, spec, plan) = (self.k, self.spec, self.plan);
        let Window { stride, before, .. } = spec.shape.horizontal;
        // Columns of the padded row that are of the image, those that belong here, and where they go.
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
