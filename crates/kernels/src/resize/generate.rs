//! Generates resizing, row by row.
//!
//! In: a spec and its plan. Out: the recorded kernel.
//! Invariant: indices from tables are clamped to the input, so the access contract holds for any table contents.
//! Not here: the contents of the tables (see `plan`).

use super::kernel::{Bilinear, Nearest};
use super::plan::{Plan, Strategy};
use super::work::{Fraction, Work};
use super::{Resize, ResizeElement};
use crate::integers::Permutable;
use crate::primitive::Recorded;
use crate::spatial::Cover;
use kernelsmith_dsl::{BuildErrors, Expr, Input, IntoVector, K, LaneIndex, Output, Vector, build};

/// Vectors of a pixel per iteration.
const UNROLL: usize = 4;

/// The parameters that both methods share. A result depends on `N` elements along each axis.
struct Cx<'k, const N: usize> {
    k: K<'k>,
    plan: Plan,
    channels: usize,
    /// Rows of a plane, and of its results.
    rows: [usize; 2],
    /// Elements of a row, and its results.
    row_len: [usize; 2],
    places: Input<'k, i32>,
}

/// Results that are computed together.
struct Part<'k, W, P, const N: usize> {
    /// Their place in the row.
    place: LaneIndex<'k>,
    /// The source elements.
    sources: [Vector<'k, W>; N],
    /// Their converted weights.
    weights: P,
}

/// Converts weights from a table for some results: once if all steps of a row have the same weights, otherwise per
/// step.
type Weigh<'a, 'k, P> = &'a dyn Fn(&dyn Fn(Input<'k, f32>) -> Vector<'k, f32>) -> P;

/// Nearest-neighbour resizing.
pub(super) fn nearest<T: ResizeElement>(
    spec: &Resize<T>,
    plan: &Plan,
    vector_bits: u32,
) -> Result<Recorded, BuildErrors> {
    let source = build::<Nearest<T>>("nearest", |k, (planes, input, output, places)| {
        let cx = Cx::new(k, spec, plan, places);
        cx.each_row(planes, &|_, [from], to| {
            cx.each_part(&|place| T::widened(input.load(place.at_row(from))), &|_| (), &|part| {
                let [nearest] = part.sources;
                output.store(part.place.at_row(to), T::narrowed(nearest));
            });
        });
    });
    Ok(Recorded::new(source?, vector_bits))
}

/// Bilinear interpolation.
pub(super) fn bilinear<T: ResizeElement>(
    spec: &Resize<T>,
    plan: &Plan,
    vector_bits: u32,
) -> Result<Recorded, BuildErrors> {
    let source = build::<Bilinear<T>>("bilinear", |k, (planes, input, output, places, weights)| {
        let cx = Cx::new(k, spec, plan, places);
        match plan.fraction {
            Some(fraction) => cx.interpolate::<T, u16>(planes, input, output, weights, fraction),
            None => cx.interpolate::<T, f32>(planes, input, output, weights, Fraction::default()),
        }
    });
    Ok(Recorded::new(source?, vector_bits))
}

impl<'k> Cx<'k, 2> {
    /// All results, in arithmetic of type `W` with weights of this precision.
    #[track_caller]
    fn interpolate<T: ResizeElement, W: Work + for<'a> IntoVector<'a, W>>(
        &self,
        planes: Expr<'k, isize>,
        input: Input<'k, T>,
        output: Output<'k, T>,
        weights: Input<'k, f32>,
        Fraction { down, across }: Fraction,
    ) {
        self.each_row(planes, &|row, rows, to| {
            let part = W::weight(weights.get(row), down);
            self.each_part(
                &|place| {
                    let [top, bottom] = rows.map(|row| W::of(input.load(place.at_row(row))));
                    W::between(top, bottom, part, down)
                },
                &|load| W::weights(load(weights), across),
                &|results| {
                    let [left, right] = results.sources;
                    let between = W::between(left, right, results.weights, across);
                    output.store(results.place.at_row(to), W::rounded(between, down + across));
                },
            );
        });
    }
}

impl<'k, const N: usize> Cx<'k, N> {
    fn new<T: ResizeElement>(k: K<'k>, spec: &Resize<T>, plan: &Plan, places: Input<'k, i32>) -> Cx<'k, N> {
        let channels = spec.layout.channels();
        let row_len = [spec.from.1, spec.to.1].map(|columns| columns * channels);
        Cx { k, plan: *plan, channels, rows: [spec.from.0, spec.to.0], row_len, places }
    }

    /// A table entry, clamped to `max`.
    fn place(&self, at: Expr<'k, isize>, max: usize) -> Expr<'k, isize> {
        self.places.get(at).to_index().clamp(0, max as isize)
    }

    /// Runs the body for all rows of results, with the row number, the offsets of its source rows, and its own offset.
    fn each_row(&self, planes: Expr<'k, isize>, body: &dyn Fn(Expr<'k, isize>, [Expr<'k, isize>; N], Expr<'k, isize>)) {
        let [height, rows] = self.rows.map(|rows| rows as isize);
        let [from_len, to_len] = self.row_len.map(|len| len as isize);
        self.k.for_range_(0, planes, |plane| {
            self.k.for_range_(0, rows, |row| {
                let from = core::array::from_fn(|nth| {
                    let from = self.place(row * N as isize + nth as isize, self.rows[0] - 1);
                    (plane * height + from) * from_len
                });
                body(row, from, (plane * rows + row) * to_len);
            });
        });
    }

    /// Runs the body for all results of a row, with the loaded source elements.
    fn each_part<W: Permutable, P: Copy>(
        &self,
        load: &dyn Fn(LaneIndex<'k>) -> Vector<'k, W>,
        weigh: Weigh<'_, 'k, P>,
        body: &dyn Fn(Part<'k, W, P, N>),
    ) {
        let (k, n) = (self.k, N as isize);
        let [from_len, to_len] = self.row_len;
        let rows = self.rows[1] as isize;
        let of_rows = rows * n;
        match self.plan.strategy {
            Strategy::Steps { results, vectors, uniform } => {
                let n_lanes = self.plan.lanes;
                let (lanes, result_lanes) = (k.fixed_lanes(n_lanes as u32), k.fixed_lanes(results as u32));
                let steps = to_len.div_ceil(results) as isize;
                let tables = |nth: Expr<'k, isize>| {
                    let indices: [_; N] = core::array::from_fn(|side| {
                        let at = nth * (n * n_lanes as isize) + (of_rows + steps + (side * n_lanes) as isize);
                        self.places.load(lanes.at(at)).cast::<W::Index>()
                    });
                    (indices, weigh(&|table| table.load(result_lanes.at(nth * results as isize + rows))))
                };
                let of_all = uniform.then(|| tables(k.index(0)));
                k.for_range_(0, steps, |step| {
                    let start = lanes.at(self.place(step + of_rows, from_len - vectors * n_lanes));
                    let loaded: Vec<_> = (0..vectors).map(|nth| load(start + (nth * n_lanes) as isize)).collect();
                    let (indices, weights) = of_all.unwrap_or_else(|| tables(step));
                    let sources = indices.map(|index| {
                        let sources = match *loaded.as_slice() {
                            [first, second] => first.permute2(second, index),
                            _ => loaded[0].permute(index),
                        };
                        (0..(n_lanes / results).ilog2()).fold(sources, |sources, _| sources.lower())
                    });
                    let (first, last) = (step * results as isize, (to_len - results) as isize);
                    let first = if to_len.is_multiple_of(results) { first } else { first.min(last) };
                    body(Part { place: result_lanes.at(first), sources, weights });
                });
            }
            Strategy::Pixels { masked } => {
                let cover = Cover::new(self.channels, self.plan.lanes, UNROLL);
                let lanes =
                    if masked { k.fixed_lanes(self.channels.next_power_of_two() as u32) } else { cover.fixed(k) };
                let places = |start: Expr<'k, isize>, at: Expr<'k, isize>| match masked {
                    true => vec![lanes.at(start).first(self.channels as isize)],
                    false => cover.places(k, start + at),
                };
                k.for_range_(0, (to_len / self.channels) as isize, |pixel| {
                    let starts: [_; N] = core::array::from_fn(|side| {
                        self.place(pixel * n + (of_rows + side as isize), from_len - self.channels)
                    });
                    let weights = weigh(&|table| lanes.splat(table.get(pixel + rows)));
                    let block = |at: Expr<'k, isize>| {
                        let from = starts.map(|start| places(start, at));
                        let to = places(pixel * self.channels as isize, at);
                        for (nth, place) in to.into_iter().enumerate() {
                            let sources = core::array::from_fn(|side| load(from[side][nth]));
                            body(Part { place, sources, weights });
                        }
                    };
                    if masked { block(k.index(0)) } else { cover.for_each(k, block) }
                });
            }
            Strategy::Elements => {
                // In pairs, so that they form vectors; a single element is paired with itself.
                let (two, n_pair) = (k.fixed_lanes(2), to_len.min(2) as isize);
                k.for_range_(0, to_len.div_ceil(2) as isize, |step| {
                    let first = (step * 2).min(to_len as isize - n_pair);
                    let sources = core::array::from_fn(|side| {
                        let one = |result: Expr<'k, isize>| {
                            let at = self.place(result * n + (of_rows + side as isize), from_len - 1);
                            load(two.at(at).first(1))
                        };
                        one(first).interleave_low(one(first + (n_pair - 1)))
                    });
                    let place = two.at(first).first(n_pair);
                    let weights = weigh(&|table| table.load(place + rows));
                    body(Part { place, sources, weights });
                });
            }
        }
    }
}
