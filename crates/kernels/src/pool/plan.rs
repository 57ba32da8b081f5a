//! How planes are pooled: in registers, straight from the image, row by row, or in passes over a padded copy.
//!
//! In: a spec and a machine. Out: a [`Plan`], a pure function of both.
//! The four ways:
//! - *registers*: each row of a plane is one vector, all of them are held at once. Windows of a column join registers,
//!   windows of a row join shifted ones, both by doubling; what is shifted in is padding, so borders need no code.
//! - *direct*: windows are joined where they are, and nothing is written but results. For windows that share little: each
//!   element is brought into order once for every few results that it is part of.
//! - *rows*: for each row of results, rows of the plane are joined into one padded row in the innermost cache, whose
//!   elements are joined to results. Costs as many loads as windows have rows and columns.
//! - *passes*: a padded copy of some rows; then each pass over it joins few elements that lie some distance apart, so that
//!   windows grow by a factor with every pass: those of a column first, then those of a row.
//!
//! Not here: the code (see `registers`, `direct` and `generate`).

use super::elements::Operation;
use super::generate::TOGETHER;
use super::{Pool, PoolElement, direct};
use crate::machine::Machine;
use crate::spatial::{Group, Layout, Window};
use kernelsmith_dsl::Scalar;

/// What pools planes.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    /// Lanes of the widest vectors.
    pub(super) lanes: usize,
    /// Whether one instruction takes lanes of any width from two vectors.
    pub(super) permutes: bool,
    pub(super) scheme: Scheme,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Scheme {
    /// Rows of so many lanes.
    Registers { lanes: usize },
    /// A stage for each window.
    Stages(Vec<Stage>),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stage {
    pub(super) vertical: Window,
    pub(super) horizontal: Window,
    pub(super) way: Way,
    /// Channels that are worked on at a time.
    pub(super) channels: usize,
    /// Elements to work in.
    pub(super) scratch_len: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Way {
    /// If channels lie side by side, with so many results of a row at a time, of so many vectors of channels.
    Direct { group: Group, vectors: usize },
    /// So many rows of results after each other, before windows of a row are joined: what was stored is in the cache then,
    /// and a load that is part of two stores need not wait for them.
    Rows(usize),
    Passes {
        /// Rows of results that are made together.
        rows: usize,
        /// Elements of padding between two rows of the copy.
        gap: usize,
        /// The distances of what is joined in each pass, in rows and in columns.
        vertical: Vec<Vec<usize>>,
        horizontal: Vec<Vec<usize>>,
    },
}

/// What a pass costs beside its loads and joins: a store, and the end of a loop.
const PASS: usize = 2;
/// Rows that are joined before windows of the first one are: by then its stores have arrived.
const AHEAD: usize = 8;
/// Results of a row that are made straight from the image at a time, at most.
const MOST_RESULTS: usize = 8;

impl Plan {
    pub(super) fn of<O: Operation>(spec: &Pool<O::Element>, machine: &Machine) -> Plan {
        let lanes = machine.lanes(O::Work::ELEM.bits()) as usize;
        let scheme = match register_lanes::<O>(spec, machine, lanes) {
            Some(lanes) => Scheme::Registers { lanes },
            None => {
                let stage = |(vertical, horizontal)| stage::<O>(spec, machine, lanes, vertical, horizontal);
                Scheme::Stages(spec.stages().into_iter().map(stage).collect())
            }
        };
        Plan { lanes, permutes: machine.permutes_bytes, scheme }
    }

    /// Results of a row that are made together, with vectors of channels, of stages that have code for each border.
    pub(super) fn groups(&self) -> impl Iterator<Item = (Group, usize)> + '_ {
        let stages = match &self.scheme {
            Scheme::Registers { .. } => &[][..],
            Scheme::Stages(stages) => stages,
        };
        stages.iter().filter_map(|stage| match stage.way {
            Way::Direct { group, vectors } => Some((group, vectors)),
            Way::Rows(_) | Way::Passes { .. } => None,
        })
    }

    /// Elements to work in.
    pub(super) fn scratch_len(&self) -> usize {
        match &self.scheme {
            Scheme::Registers { .. } => 0,
            Scheme::Stages(stages) => stages.iter().map(|stage| stage.scratch_len).max().unwrap_or(0),
        }
    }

    pub(super) fn explain<T: PoolElement>(&self, spec: &Pool<T>, machine: &Machine) -> String {
        let (input, output) = (spec.input_len(), spec.output_len() * spec.n_windows());
        let element = T::ELEM.bytes() as usize;
        let mut text =
            format!("{} of {} x {}, {} bits a vector\n", T::KIND.name(), spec.height, spec.width, machine.widest());
        match &self.scheme {
            Scheme::Registers { lanes } => {
                let held = spec.height;
                text += &format!("registers: {held} rows of {lanes} lanes, windows by doubling, padding shifted in\n");
            }
            Scheme::Stages(stages) => stages.iter().for_each(|stage| text += &stage.explain(self.lanes, spec.layout)),
        }
        text + &format!("bound: {} bytes read and {} written a plane\n", input * element, output * element)
    }
}

impl Stage {
    fn explain(&self, lanes: usize, layout: Layout) -> String {
        let (vertical, horizontal) = (self.vertical.size, self.horizontal.size);
        let text = match &self.way {
            Way::Direct { group, vectors } => format!(
                "{vertical} x {horizontal}: direct, {} results at a time, {vectors} vectors of {lanes} lanes\n",
                group.size
            ),
            Way::Rows(rows) => format!("{vertical} x {horizontal}: row by row, {rows} joined ahead, {lanes} lanes\n"),
            Way::Passes { rows, vertical: v, horizontal: h, .. } => format!(
                "{vertical} x {horizontal}: {rows} rows at a time, {lanes} lanes, passes {v:?} down and {h:?} across\n"
            ),
        };
        match layout.channels() - self.channels {
            0 => text,
            _ => format!("{text}{} channels at a time\n", self.channels),
        }
    }
}

/// The lanes of rows that are held in registers, if they can be: one vector each, some registers left for the work.
fn register_lanes<O: Operation>(spec: &Pool<O::Element>, machine: &Machine, most: usize) -> Option<usize> {
    let fits = O::IDEMPOTENT && machine.masked_access && spec.layout == Layout::Planes;
    let columns = spec.stages().iter().map(|(_, h)| (h.results(spec.width) - 1) * h.stride + 1).max()?;
    let lanes = columns.max(spec.width).max(4).next_power_of_two();
    let stride = spec.horizontal.stride;
    let registers = machine.vector_registers as usize;
    (fits && lanes <= most && spec.height + 6 <= registers && matches!(stride, 1 | 2 | 4)).then_some(lanes)
}

/// The cheapest ways to windows of each size up to this: the distances of what each pass joins.
fn passes(size: usize) -> Vec<Vec<usize>> {
    let mut best = vec![(0, 0); size + 1];
    for window in 2..=size {
        let cost = |from: usize| best[from].0 + 2 * window.div_ceil(from) + PASS;
        best[window] = (1..window).map(|from| (cost(from), from)).min().unwrap_or((0, 1));
    }
    let mut passes = Vec::new();
    let mut window = size;
    while window > 1 {
        let from = best[window].1;
        let n = window.div_ceil(from);
        passes.push((0..n).map(|nth| (nth * from).min(window - from)).collect());
        window = from;
    }
    passes.reverse();
    passes
}

fn cost(passes: &[Vec<usize>]) -> usize {
    passes.iter().map(|pass| 2 * pass.len() + PASS).sum()
}

fn stage<O: Operation>(
    spec: &Pool<O::Element>,
    machine: &Machine,
    lanes: usize,
    vertical: Window,
    horizontal: Window,
) -> Stage {
    // Operations to bring a vector into order, or to convert it.
    let lift = if O::IDEMPOTENT && O::Element::ELEM.is_float() { 3 } else { 1 };
    let slack = lanes * (horizontal.stride + 2);
    let (vertical_passes, horizontal_passes) = (passes(vertical.size), passes(horizontal.size));
    let in_rows = horizontal.stride * (vertical.size * (lift + 2) + PASS) + 2 * horizontal.size;
    let in_passes = horizontal.stride * (lift + 2 * PASS + cost(&vertical_passes) + cost(&horizontal_passes));
    let all = spec.layout.channels();
    let (group, vectors) = group(machine, horizontal, spec.width, all.div_ceil(lanes));
    let is_direct = match spec.layout {
        Layout::Channels(n) => {
            let columns = direct::columns(&horizontal, group.size);
            let of_column = vertical.size * (lift + 2) - 1;
            let in_groups = (columns * of_column).div_ceil(group.size) + horizontal.size - 1;
            n >= lanes && in_groups < in_rows.min(in_passes)
        }
        Layout::Planes => is_apart(&horizontal, spec.width),
    };
    if is_direct {
        let way = Way::Direct { group, vectors };
        return Stage { vertical, horizontal, way, channels: all, scratch_len: 0 };
    }
    let results = vertical.results(spec.height);
    let bytes = O::Work::ELEM.bytes() as usize;
    if !O::IDEMPOTENT || vertical.stride > 1 || in_rows <= in_passes {
        let row = |channels: usize| padded_row(&horizontal, spec.width, channels);
        let fits = |channels: usize| machine.l1_bytes / 4 / (row(channels) * bytes);
        // Some of many channels, if rows of all of them would not stay where they are read again.
        let channels = if all > lanes && fits(all) == 0 { lanes } else { all };
        let (rows, row) = (evenly(results, fits(channels).clamp(1, AHEAD)), row(channels));
        return Stage { vertical, horizontal, way: Way::Rows(rows), channels, scratch_len: rows * row + slack };
    }
    let padding = horizontal.before.max(horizontal.after);
    let row = |channels: usize| (spec.width + padding) * channels;
    // All rows if they fit; else so many that those that are made twice are few. If these do not fit with all channels, a
    // vector of them is copied at a time: in the copy lies side by side what is apart in the image.
    let fit = |channels: usize| (machine.l1_bytes * 3 / 4 / (row(channels) * bytes)).saturating_sub(vertical.reach());
    let least = (2 * vertical.reach() + 4).min(results);
    let channels = if all > lanes && fit(all) < least { lanes } else { all };
    let rows = evenly(results, fit(channels).max(least));
    let scratch_len = horizontal.before * channels + (rows + vertical.reach()) * row(channels) + slack;
    let gap = padding * channels;
    let way = Way::Passes { rows, gap, vertical: vertical_passes, horizontal: horizontal_passes };
    Stage { vertical, horizontal, way, channels, scratch_len }
}

/// So many rows at a time that as many times as it takes with at most so many the fewest are made twice.
fn evenly(results: usize, most: usize) -> usize {
    results.div_ceil(results.div_ceil(most))
}

/// Results of a row whose columns are in registers at a time, and of how many vectors of channels: what loads least for a result,
/// though of several vectors, which are lines of caches after each other, a quarter of a load less each.
fn group(machine: &Machine, horizontal: Window, width: usize, vectors: usize) -> (Group, usize) {
    let registers = machine.vector_registers as usize * 5 / 8;
    let columns = |results: usize| direct::columns(&horizontal, results);
    let most = |vectors: usize| (1..=MOST_RESULTS).rev().find(|&results| columns(results) * vectors <= registers);
    let ways = (1..=vectors.min(TOGETHER)).filter_map(|vectors| Some((most(vectors)?, vectors)));
    let cost = |&(results, vectors): &(usize, usize)| {
        (columns(results) * (4 * vectors + 1)) as f64 / (results * vectors) as f64
    };
    let (results, vectors) = ways.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or((1, 1));
    (Group::new(horizontal, width, results), vectors)
}

/// Elements of a padded row of so many pixels, of which so many channels are worked on.
pub(super) fn padded_row(horizontal: &Window, width: usize, channels: usize) -> usize {
    horizontal.padded(width).max(horizontal.before + width) * channels
}

/// Whether results are made of elements of their own, next to each other, all of them inside.
fn is_apart(window: &Window, extent: usize) -> bool {
    let (results, stride) = (window.results(extent), window.stride);
    matches!(stride, 2 | 4) && window.reach() < stride && window.before == 0 && (2..=extent / stride).contains(&results)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The elements that passes join, one after the other.
    fn joined(passes: &[Vec<usize>]) -> Vec<usize> {
        let mut elements = vec![0];
        for pass in passes {
            elements = pass.iter().flat_map(|by| elements.iter().map(move |at| at + by)).collect();
        }
        elements.sort_unstable();
        elements.dedup();
        elements
    }

    #[test]
    fn passes_join_the_whole_window() {
        for size in 1..=255 {
            let passes = passes(size);
            assert_eq!(joined(&passes), (0..size).collect::<Vec<_>>(), "{passes:?}");
        }
    }

    #[test]
    fn large_windows_take_few_passes() {
        assert_eq!(passes(13), [vec![0, 1, 2], vec![0, 3, 6, 9, 10]]);
        assert!(cost(&passes(255)) < 50);
    }
}
