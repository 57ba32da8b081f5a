//! Plans resizing, and computes the tables of source elements.
//!
//! In: a spec and a machine. Out: a [`Plan`], a pure function of both, and its [`Tables`].
//! A row of results depends on one row of the image, or on two that are interpolated as they are loaded. There are
//! three methods to move elements to the lanes of results:
//! - *steps*: neighbouring results whose source elements fit one or two vectors, which are permuted;
//! - *pixels*: all channels of a pixel, which are contiguous;
//! - *elements*: one by one, if neighbours are far apart.
//!
//! Not here: the code (see `generate`).

use super::work::Fraction;
use super::{Method, Resize, ResizeElement};
use crate::machine::Machine;
use crate::spatial::Cover;

/// The chosen method for a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    /// Lanes of the row's vectors.
    pub(super) lanes: usize,
    pub(super) strategy: Strategy,
    /// The precision of the weights, if interpolation uses 16-bit integers.
    pub(super) fraction: Option<Fraction>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Strategy {
    Steps {
        /// Results per step, at most the number of lanes.
        results: usize,
        /// Vectors that hold their source elements.
        vectors: usize,
        /// Whether all steps have the same permutation and weights.
        uniform: bool,
    },
    /// Either one vector per pixel, masked after the last channel, or several full vectors.
    Pixels {
        masked: bool,
    },
    Elements,
}

/// Lookup tables of a kernel. For bilinear interpolation, places come in pairs: the element before and the element
/// after.
#[derive(Debug, Default)]
pub(super) struct Tables {
    /// For each row of results, the row of the image. Then, for steps: where each step starts in the row, and for each
    /// step the elements relative to the start that go to its lanes. For pixels and elements: the place of each in the
    /// row.
    pub(super) places: Vec<i32>,
    /// The weights of the elements after: for rows, then for each lane of each step, for each pixel or for each
    /// element.
    pub(super) weights: Vec<f32>,
}

/// The two source elements of a result, and the weight of the second one.
type Neighbours = ([usize; 2], f32);

/// The source elements of a row of results.
struct Row {
    channels: usize,
    /// Number of elements of the row.
    elements: usize,
    results: Vec<Neighbours>,
}

impl Row {
    fn of<T: ResizeElement>(spec: &Resize<T>) -> Row {
        let (horizontal, channels) = (spec.axes()[1], spec.layout.channels());
        let of_pixel = |(places, weight): Neighbours| {
            (0..channels).map(move |channel| (places.map(|place| place * channels + channel), weight))
        };
        let results = (0..horizontal.results).map(|column| spec.method.neighbours(horizontal, column));
        Row { channels, elements: horizontal.elements * channels, results: results.flat_map(of_pixel).collect() }
    }

    fn len(&self) -> usize {
        self.results.len()
    }

    /// The results of a step; the last step may overlap the previous one.
    fn step(&self, step: usize, results: usize) -> &[Neighbours] {
        let first = (step * results).min(self.len() - results);
        &self.results[first..first + results]
    }

    /// Where steps of `results` results start in the row, if the source elements of each step span at most `elements`
    /// elements.
    fn starts(&self, results: usize, elements: usize) -> Option<Vec<usize>> {
        let last = self.elements.checked_sub(elements).filter(|_| results <= self.len())?;
        let start = |step: usize| {
            let places = self.step(step, results).iter().map(|(places, _)| places);
            let start = places.clone().map(|[first, _]| *first).min()?.min(last);
            let end = places.map(|[_, second]| *second).max()?;
            (end < start + elements).then_some(start)
        };
        (0..self.len().div_ceil(results)).map(start).collect()
    }

    /// The source elements of a step, relative to its start.
    fn sources(&self, step: usize, results: usize, start: usize) -> impl Iterator<Item = Neighbours> {
        self.step(step, results).iter().map(move |(places, weight)| (places.map(|place| place - start), *weight))
    }

    /// The best steps for vectors of this number of lanes, with their cost in operations.
    fn steps(&self, lanes: usize) -> Option<(usize, usize, Strategy)> {
        let sizes = halves(lanes).flat_map(|results| [(results, 1), (results, 2)]);
        let mut steps = sizes.filter_map(|(results, vectors)| {
            let starts = self.starts(results, vectors * lanes)?;
            let sources = |step: usize| self.sources(step, results, starts[step]);
            let uniform = (1..starts.len()).all(|step| sources(step).eq(sources(0)));
            let strategy = Strategy::Steps { results, vectors, uniform };
            Some((starts.len() * (8 + 6 * vectors), lanes, strategy))
        });
        // The sizes are sorted: the first ones use vectors best.
        steps.next()
    }
}

/// A power of two, its half, and so on.
fn halves(max: usize) -> impl Iterator<Item = usize> {
    (0..max.ilog2()).map(move |by| max >> by)
}

impl Plan {
    pub(super) fn of<T: ResizeElement>(spec: &Resize<T>, machine: &Machine) -> Plan {
        let row = Row::of(spec);
        let fraction = Fraction::of(spec, machine);
        let max_lanes = machine.lanes(if fraction.is_some() { 16 } else { 32 }) as usize;
        // Cost in operations: lookups and clamps, and the work per vector.
        let masked = machine.masked_access && row.channels < max_lanes && !row.channels.is_power_of_two();
        let vectors = if masked { 1 } else { Cover::new(row.channels, max_lanes, usize::MAX).vectors() };
        let pixels = row.len() / row.channels * (6 + 9 * vectors);
        let strategies = [
            halves(max_lanes).find_map(|lanes| row.steps(lanes)),
            (row.channels > 1).then_some((pixels, max_lanes, Strategy::Pixels { masked })),
        ];
        let elements = (row.len() * 24, max_lanes, Strategy::Elements);
        let (_, lanes, strategy) = strategies
            .into_iter()
            .flatten()
            .fold(elements, |best, strategy| if strategy.0 < best.0 { strategy } else { best });
        Plan { lanes, strategy, fraction }
    }

    /// Computes the tables of the kernel.
    pub(super) fn tables<T: ResizeElement>(&self, spec: &Resize<T>) -> Tables {
        let (row, vertical) = (Row::of(spec), spec.axes()[0]);
        let mut tables = Tables::default();
        let Tables { places, weights } = &mut tables;
        let pairs = spec.method.pairs();
        let mut add = |(both, weight): Neighbours| {
            places.extend(both[..pairs].iter().map(|&place| place as i32));
            weights.push(weight);
        };
        (0..vertical.results).for_each(|result| add(spec.method.neighbours(vertical, result)));
        match self.strategy {
            Strategy::Elements => row.results.iter().copied().for_each(add),
            Strategy::Pixels { .. } => row.results.iter().copied().step_by(row.channels).for_each(add),
            Strategy::Steps { results, vectors, uniform } => {
                let starts = row.starts(results, vectors * self.lanes).unwrap_or_default();
                places.extend(starts.iter().map(|&start| start as i32));
                let n = if uniform { 1 } else { starts.len() };
                for (step, &start) in starts.iter().enumerate().take(n) {
                    let sources: Vec<Neighbours> = row.sources(step, results, start).collect();
                    for side in 0..pairs {
                        places.extend(sources.iter().map(|(places, _)| places[side] as i32));
                        // Unused lanes take any element.
                        places.extend(core::iter::repeat_n(0, self.lanes - results));
                    }
                    weights.extend(sources.iter().map(|(_, weight)| weight));
                }
            }
        }
        if spec.method != Method::Bilinear {
            weights.clear();
        }
        tables
    }

    pub(super) fn explain(&self) -> String {
        let work = if self.fraction.is_some() { ", in integers of 16 bits" } else { "" };
        self.explain_way() + work
    }

    fn explain_way(&self) -> String {
        match self.strategy {
            Strategy::Steps { results, vectors, uniform } => {
                let indices = if uniform { "the same for all, in registers" } else { "from a table" };
                format!(
                    "steps of {results} results out of {vectors} vectors of {} lanes, indices {indices}",
                    self.lanes
                )
            }
            Strategy::Pixels { masked: true } => "pixel by pixel, all channels in one vector".to_owned(),
            Strategy::Pixels { masked: false } => format!("pixel by pixel, {} lanes", self.lanes),
            Strategy::Elements => "element by element".to_owned(),
        }
    }
}
