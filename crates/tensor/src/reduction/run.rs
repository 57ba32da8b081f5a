//! The loops of reductions and normalisations.
//!
//! In: checked dimensions, slices of at least the needed length. Out: the output.
//! Groups are processed [`LANES`] at a time along a kept dimension that is contiguous in the input; otherwise one at a
//! time, with as many accumulators along the innermost reduced dimension.
//! Not here: checks.

use super::{Dimensions, NormalisationKind, ReductionKind};
use crate::dimension::Dimension;
use crate::einsum::EinsumElement;
use crate::schedule::fuse;
use core::cmp::Reverse;

/// Groups, or accumulators, at a time: two cache lines of f64.
const LANES: usize = 16;

/// The loops: those over groups, the run of groups that are processed together, and those inside a group.
struct Loops {
    outer: Vec<Dimension>,
    /// A kept dimension that is contiguous in the input.
    columns: Option<Dimension>,
    inner: Vec<Dimension>,
    /// The innermost loop inside a group.
    run: Dimension,
}

impl Loops {
    /// The order inside a group is arbitrary only if `is_ordered` is false.
    fn new(dimensions: &Dimensions, is_ordered: bool) -> Loops {
        let mut outer = dimensions.kept.clone();
        fuse(&mut outer);
        outer.sort_by_key(|of| Reverse(of.strides[2]));
        let mut inner = dimensions.reduced.clone();
        inner.retain(|of| of.size > 1);
        if !is_ordered {
            fuse(&mut inner);
            inner.sort_by_key(|of| Reverse(of.strides[0]));
        }
        let run = inner.pop().unwrap_or(Dimensions::of(1, [0, 0]));
        let is_contiguous = run.size > 1 && run.strides[0] == 1;
        let columns = outer.iter().position(|of| of.strides[0] == 1 && of.size >= LANES).filter(|_| !is_contiguous);
        let columns = columns.map(|at| outer.remove(at));
        Loops { outer, columns, inner, run }
    }

    /// Calls `body` with the offsets in input and output of each run of groups, and their number.
    fn for_each_block(&self, body: &mut dyn FnMut([usize; 2], usize)) {
        for_each(&self.outer, [0; 2], &mut |first| match self.columns {
            None => body(first, 1),
            Some(Dimension { size, strides: [_, _, stride], .. }) => {
                for at in (0..size).step_by(LANES) {
                    body([first[0] + at, first[1] + at * stride], LANES.min(size - at));
                }
            }
        });
    }

    /// The distance between groups of a block in the output.
    fn column_stride(&self) -> usize {
        self.columns.map_or(0, |of| of.strides[2])
    }

    /// Folds the elements of each group of a block.
    #[inline(always)]
    fn fold<T: EinsumElement>(
        &self,
        input: &[T],
        first: usize,
        n_groups: usize,
        start: f64,
        add: impl Fn(f64, T) -> f64 + Copy,
        join: impl Fn(f64, f64) -> f64 + Copy,
    ) -> [f64; LANES] {
        let mut sums = [start; LANES];
        let Dimension { size, strides: [stride, ..], .. } = self.run;
        for_each(&self.inner, [first, 0], &mut |[first, _]| {
            if self.columns.is_some() {
                for at in 0..size {
                    let elements = &input[first + at * stride..][..n_groups];
                    if let Ok(elements) = <&[T; LANES]>::try_from(elements) {
                        (0..LANES).for_each(|lane| sums[lane] = add(sums[lane], elements[lane]));
                    } else {
                        sums.iter_mut().zip(elements).for_each(|(sum, element)| *sum = add(*sum, *element));
                    }
                }
            } else if stride == 1 {
                let (chunks, tail) = input[first..][..size].as_chunks::<LANES>();
                for chunk in chunks {
                    (0..LANES).for_each(|lane| sums[lane] = add(sums[lane], chunk[lane]));
                }
                sums.iter_mut().zip(tail).for_each(|(sum, element)| *sum = add(*sum, *element));
            } else {
                for at in 0..size {
                    sums[at % LANES] = add(sums[at % LANES], input[first + at * stride]);
                }
            }
        });
        if self.columns.is_none() {
            let mut n = LANES;
            while n > 1 {
                n /= 2;
                for lane in 0..n {
                    sums[lane] = join(sums[lane], sums[lane + n]);
                }
            }
        }
        sums
    }
}

fn for_each(dimensions: &[Dimension], offsets: [usize; 2], body: &mut dyn FnMut([usize; 2])) {
    let Some((outer, inner)) = dimensions.split_first() else { return body(offsets) };
    for at in 0..outer.size {
        for_each(inner, [offsets[0] + at * outer.strides[0], offsets[1] + at * outer.strides[2]], body);
    }
}

/// The greater one, or NaN if one is NaN.
fn max(x: f64, y: f64) -> f64 {
    if y > x || y.is_nan() { y } else { x }
}

/// The smaller one, or NaN if one is NaN.
fn min(x: f64, y: f64) -> f64 {
    if y < x || y.is_nan() { y } else { x }
}

pub(super) fn reduce<T: EinsumElement>(kind: ReductionKind, dimensions: &Dimensions, input: &[T], out: &mut [T]) {
    let loops = Loops::new(dimensions, false);
    let stride = loops.column_stride();
    let n = dimensions.n_reduced() as f64;
    loops.for_each_block(&mut |[first, to], n_groups| {
        let values = match kind {
            ReductionKind::Sum | ReductionKind::Mean => {
                loops.fold(input, first, n_groups, 0.0, |sum, x| sum + x.wide(), |x, y| x + y)
            }
            ReductionKind::Max => {
                loops.fold(input, first, n_groups, f64::NEG_INFINITY, |most, x| max(most, x.wide()), max)
            }
            ReductionKind::Min => {
                loops.fold(input, first, n_groups, f64::INFINITY, |least, x| min(least, x.wide()), min)
            }
        };
        let divisor = if kind == ReductionKind::Mean { n } else { 1.0 };
        for (group, value) in values.iter().enumerate().take(n_groups) {
            out[to + group * stride] = T::narrow(value / divisor);
        }
    });
}

/// Maxima or minima with their indices.
pub(super) fn find<T: EinsumElement>(
    kind: ReductionKind,
    dimensions: &Dimensions,
    input: &[T],
    out: &mut [T],
    indices: &mut [usize],
) {
    let loops = Loops::new(dimensions, true);
    let stride = loops.column_stride();
    let sign = if kind == ReductionKind::Max { 1.0 } else { -1.0 };
    loops.for_each_block(&mut |[first, to], n_groups| {
        let (mut best, mut at_best) = ([f64::NEG_INFINITY; LANES], [0; LANES]);
        let mut number = 0;
        for_each(&loops.inner, [first, 0], &mut |[first, _]| {
            for at in 0..loops.run.size {
                let elements = &input[first + at * loops.run.strides[0]..][..n_groups];
                for (group, element) in elements.iter().enumerate() {
                    let value = sign * element.wide();
                    let is_beyond = value > best[group] || (value.is_nan() && !best[group].is_nan()) || number == 0;
                    if is_beyond {
                        (best[group], at_best[group]) = (value, number);
                    }
                }
                number += 1;
            }
        });
        for group in 0..n_groups {
            out[to + group * stride] = T::narrow(sign * best[group]);
            indices[to + group * stride] = at_best[group];
        }
    });
}

pub(super) fn normalise<T: EinsumElement>(
    kind: NormalisationKind,
    dimensions: &Dimensions,
    input: &[T],
    [scale, shift]: [Option<&[T]>; 2],
    out: &mut [T],
) {
    // Weights are in the order of the reduced dimensions.
    let is_ordered = scale.is_some() || shift.is_some();
    let loops = Loops::new(dimensions, is_ordered);
    let column_stride = loops.column_stride();
    let n = dimensions.n_reduced() as f64;
    let mut powers: Vec<f64> = Vec::new();
    loops.for_each_block(&mut |[first, to], n_groups| {
        let fold = |start, add: &dyn Fn(usize, f64) -> f64| {
            // The accumulators of groups need the number of the group; a single group has none.
            let mut sums = [start; LANES];
            for_each(&loops.inner, [first, 0], &mut |[first, _]| {
                for at in 0..loops.run.size {
                    let elements = &input[first + at * loops.run.strides[0]..][..n_groups];
                    for (group, element) in elements.iter().enumerate() {
                        sums[group] += add(group, element.wide());
                    }
                }
            });
            sums
        };
        // Each element becomes `(x - minus) * times`, or a power of e first.
        let mut minus = [0.0; LANES];
        let times: [f64; LANES];
        let sum = |x: f64, y: f64| x + y;
        match kind {
            NormalisationKind::Softmax => {
                minus = loops.fold(input, first, n_groups, f64::NEG_INFINITY, |most, x: T| max(most, x.wide()), max);
                powers.clear();
                for_each(&loops.inner, [first, 0], &mut |[first, _]| {
                    for at in 0..loops.run.size {
                        let elements = &input[first + at * loops.run.strides[0]..][..n_groups];
                        powers.extend(elements.iter().zip(&minus).map(|(x, minus)| (x.wide() - minus).exp()));
                    }
                });
                let mut sums = [0.0; LANES];
                for of_groups in powers.chunks_exact(n_groups) {
                    sums.iter_mut().zip(of_groups).for_each(|(sum, power)| *sum += power);
                }
                times = sums.map(f64::recip);
            }
            NormalisationKind::Layer { epsilon } => {
                minus = loops.fold(input, first, n_groups, 0.0, |sum, x: T| sum + x.wide(), sum).map(|sum| sum / n);
                let squares = fold(0.0, &|group, x| (x - minus[group]).powi(2));
                times = squares.map(|squares| (squares / n + epsilon).sqrt().recip());
            }
            NormalisationKind::RootMeanSquare { epsilon } => {
                let squares = |sum: f64, x: T| x.wide().mul_add(x.wide(), sum);
                let squares = loops.fold(input, first, n_groups, 0.0, squares, sum);
                times = squares.map(|squares| (squares / n + epsilon).sqrt().recip());
            }
        }
        let mut number = 0;
        for_each(&loops.inner, [first, to], &mut |[first, to]| {
            for at in 0..loops.run.size {
                let [from, to] = [first + at * loops.run.strides[0], to + at * loops.run.strides[2]];
                let weight = scale.map_or(1.0, |scale| scale[number].wide());
                let offset = shift.map_or(0.0, |shift| shift[number].wide());
                for group in 0..n_groups {
                    let value = match kind {
                        NormalisationKind::Softmax => powers[number * n_groups + group],
                        _ => input[from + group].wide() - minus[group],
                    };
                    out[to + group * column_stride] = T::narrow(value * times[group] * weight + offset);
                }
                number += 1;
            }
        });
    });
}
