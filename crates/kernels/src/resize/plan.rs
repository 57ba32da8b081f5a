//! How rows are resized, and the tables that say what each result is made of.
//!
//! In: a spec and a machine. Out: a [`Plan`], a pure function of both, and its [`Tables`].
//! A row of results is made of one row of the image, or of two that are joined as they are loaded. There are three ways to get
//! elements to the lanes of results:
//! - *steps*: some results lie near each other in the row, so that one or two vectors of it hold all that they are made of,
//!   and change places;
//! - *pixels*: all channels of a pixel are side by side;
//! - *elements*: each by itself, where neighbours are far apart.
//!
//! Not here: the code (see `generate`).

use super::work::Fraction;
use super::{Method, Resize, ResizeElement};
use crate::machine::Machine;
use crate::spatial::Cover;

/// What resizes a row.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    /// Lanes of vectors of the row.
    pub(super) lanes: usize,
    pub(super) way: Way,
    /// If interpolation is done in integers of 16 bits.
    pub(super) fraction: Option<Fraction>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Way {
    Steps {
        /// Results of a step: at most as many as there are lanes.
        results: usize,
        /// Vectors that hold all that they are made of.
        vectors: usize,
        /// Whether all steps are alike, but for where they begin.
        alike: bool,
    },
    /// Of one vector each, whose last lanes are left out, or of as many as it takes.
    Pixels {
        masked: bool,
    },
    Elements,
}

/// What kernels look up. Of bilinear interpolation places come in pairs: of the element before and of that behind.
#[derive(Debug, Default)]
pub(super) struct Tables {
    /// For each row of results the row of the image. Then where each step begins in the row, and for each step which elements
    /// from there on go to its lanes; or where each pixel or element is in the row.
    pub(super) places: Vec<i32>,
    /// The weights of the elements behind: for rows, then for each lane of each step, for each pixel or for each element.
    pub(super) weights: Vec<f32>,
}

/// Elements that something is made of, and the weight of the second one.
type Neighbours = ([usize; 2], f32);

/// What the results of a row are made of.
struct Row {
    channels: usize,
    /// Elements of the row.
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

    /// The results of a step; the last step may make some once more.
    fn step(&self, step: usize, results: usize) -> &[Neighbours] {
        let first = (step * results).min(self.len() - results);
        &self.results[first..first + results]
    }

    /// Where steps of so many results begin in the row, if so many elements are enough for each of them.
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

    /// What lanes of a step take, counted from its start.
    fn taken(&self, step: usize, results: usize, start: usize) -> impl Iterator<Item = Neighbours> {
        self.step(step, results).iter().map(move |(places, weight)| (places.map(|place| place - start), *weight))
    }

    /// Steps out of vectors of so many lanes, and what they cost.
    fn steps(&self, lanes: usize) -> Option<(usize, usize, Way)> {
        let sizes = halves(lanes).flat_map(|results| [(results, 1), (results, 2)]);
        let mut steps = sizes.filter_map(|(results, vectors)| {
            let starts = self.starts(results, vectors * lanes)?;
            let taken = |step: usize| self.taken(step, results, starts[step]);
            let alike = (1..starts.len()).all(|step| taken(step).eq(taken(0)));
            let way = Way::Steps { results, vectors, alike };
            Some((starts.len() * (8 + 6 * vectors), lanes, way))
        });
        // Those that make the most of each vector come first.
        steps.next()
    }
}

/// A power of two, its half, and so on.
fn halves(most: usize) -> impl Iterator<Item = usize> {
    (0..most.ilog2()).map(move |by| most >> by)
}

impl Plan {
    pub(super) fn of<T: ResizeElement>(spec: &Resize<T>, machine: &Machine) -> Plan {
        let row = Row::of(spec);
        let fraction = Fraction::of(spec, machine);
        let most = machine.lanes(if fraction.is_some() { 16 } else { 32 }) as usize;
        // In operations: what is looked up and bounded, and what becomes of each vector.
        let masked = machine.masked_access && row.channels < most && !row.channels.is_power_of_two();
        let vectors = if masked { 1 } else { Cover::new(row.channels, most, usize::MAX).vectors() };
        let pixels = row.len() / row.channels * (6 + 9 * vectors);
        let ways = [
            halves(most).find_map(|lanes| row.steps(lanes)),
            (row.channels > 1).then_some((pixels, most, Way::Pixels { masked })),
        ];
        let elements = (row.len() * 24, most, Way::Elements);
        let (_, lanes, way) =
            ways.into_iter().flatten().fold(elements, |best, way| if way.0 < best.0 { way } else { best });
        Plan { lanes, way, fraction }
    }

    /// What the kernel looks up.
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
        match self.way {
            Way::Elements => row.results.iter().copied().for_each(add),
            Way::Pixels { .. } => row.results.iter().copied().step_by(row.channels).for_each(add),
            Way::Steps { results, vectors, alike } => {
                let starts = row.starts(results, vectors * self.lanes).unwrap_or_default();
                places.extend(starts.iter().map(|&start| start as i32));
                let n = if alike { 1 } else { starts.len() };
                for (step, &start) in starts.iter().enumerate().take(n) {
                    let taken: Vec<Neighbours> = row.taken(step, results, start).collect();
                    for which in 0..pairs {
                        places.extend(taken.iter().map(|(places, _)| places[which] as i32));
                        // Lanes that are not wanted take anything.
                        places.extend(core::iter::repeat_n(0, self.lanes - results));
                    }
                    weights.extend(taken.iter().map(|(_, weight)| weight));
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
        match self.way {
            Way::Steps { results, vectors, alike } => {
                let indices = if alike { "the same for all, in registers" } else { "from a table" };
                format!(
                    "steps of {results} results out of {vectors} vectors of {} lanes, indices {indices}",
                    self.lanes
                )
            }
            Way::Pixels { masked: true } => "pixel by pixel, all channels in one vector".to_owned(),
            Way::Pixels { masked: false } => format!("pixel by pixel, {} lanes", self.lanes),
            Way::Elements => "element by element".to_owned(),
        }
    }
}
