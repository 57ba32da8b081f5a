//! Plans pooling: in registers, directly from the image, row by row, or in passes over a padded copy.
//!
//! In: a spec and a machine. Out: a [`Plan`], a pure function of both.
//! The four methods:
//! - *registers*: each row of a plane is one vector, and all rows are in registers. Vertical windows combine registers,
//!   horizontal windows combine shifted vectors, both by doubling. The shifts insert padding, so borders need no code.
//! - *direct*: windows are reduced in place and only results are stored. Suited to windows with little overlap: each
//!   element is converted once for every few results that use it.
//! - *rows*: for each row of results, rows of the plane are reduced into one padded row in L1D, whose elements are then
//!   reduced to results. The number of loads is the sum of the window's rows and columns.
//! - *passes*: a padded copy of some rows; each pass combines a few elements at fixed distances, so that windows grow
//!   by a factor per pass, first vertically, then horizontally.
//!
//! Not here: the code (see `registers`, `direct` and `generate`).

use super::elements::Operation;
use super::{Pool, PoolElement};
use crate::machine::Machine;
use crate::spatial::{Group, Layout, Window};
use kernelsmith_dsl::Scalar;

/// Vectors per unrolled iteration, so that loads and maxima of different vectors overlap.
pub(super) const UNROLL: usize = 4;

/// The chosen method.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Plan {
    /// Lanes of the widest vectors.
    pub(super) lanes: usize,
    /// Whether one instruction permutes lanes of two vectors arbitrarily.
    pub(super) permutes: bool,
    pub(super) scheme: Scheme,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Scheme {
    /// Rows held in registers, with this number of lanes.
    Registers { lanes: usize },
    /// One stage per window.
    Stages(Vec<Stage>),
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Stage {
    pub(super) vertical: Window,
    pub(super) horizontal: Window,
    pub(super) method: Method,
    /// Channels per block.
    pub(super) channels: usize,
    /// Elements of scratch memory.
    pub(super) scratch_len: usize,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Method {
    /// For contiguous channels: groups of results of a row, with this number of vectors of channels.
    Direct { group: Group, vectors: usize },
    /// Reduces this number of rows of results before the horizontal reductions start: the stores are in the cache by
    /// then, and a load that overlaps two stores does not stall on store-to-load forwarding.
    Rows(usize),
    Passes {
        /// Rows of results that are computed together.
        rows: usize,
        /// Elements of padding between two rows of the copy.
        gap: usize,
        /// The distances that each pass combines, in rows and in columns.
        vertical: Vec<Vec<usize>>,
        horizontal: Vec<Vec<usize>>,
    },
}

/// Cost of a pass besides its loads and reductions, in operations: a store and the end of a loop.
const PASS_COST: usize = 2;
/// Rows that are reduced ahead of the horizontal reductions; by then the stores have retired.
const ROWS_AHEAD: usize = 8;
/// Maximum number of results of a row per group for the direct method.
const MAX_RESULTS: usize = 8;

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

    /// Groups of results, with vectors of channels, of stages that have separate code for each border.
    pub(super) fn groups(&self) -> impl Iterator<Item = (Group, usize)> + '_ {
        let stages = match &self.scheme {
            Scheme::Registers { .. } => &[][..],
            Scheme::Stages(stages) => stages,
        };
        stages.iter().filter_map(|stage| match stage.method {
            Method::Direct { group, vectors } => Some((group, vectors)),
            Method::Rows(_) | Method::Passes { .. } => None,
        })
    }

    /// Elements of scratch memory.
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
            format!("{} of {} x {}, vectors of {} bits\n", T::KIND.name(), spec.height, spec.width, machine.widest());
        match &self.scheme {
            Scheme::Registers { lanes } => {
                let held = spec.height;
                text += &format!("registers: {held} rows of {lanes} lanes, windows by doubling, padding shifted in\n");
            }
            Scheme::Stages(stages) => stages.iter().for_each(|stage| text += &stage.explain(self.lanes, spec.layout)),
        }
        text + &format!("bound: {} bytes read and {} written per plane\n", input * element, output * element)
    }
}

impl Stage {
    fn explain(&self, lanes: usize, layout: Layout) -> String {
        let (vertical, horizontal) = (self.vertical.size, self.horizontal.size);
        let text = match &self.method {
            Method::Direct { group, vectors } => format!(
                "{vertical} x {horizontal}: direct, {} results at a time, {vectors} vectors of {lanes} lanes\n",
                group.size
            ),
            Method::Rows(rows) => {
                format!("{vertical} x {horizontal}: row by row, {rows} rows combined first, {lanes} lanes\n")
            }
            Method::Passes { rows, vertical: v, horizontal: h, .. } => format!(
                "{vertical} x {horizontal}: {rows} rows at a time, {lanes} lanes, passes {v:?} down and {h:?} across\n"
            ),
        };
        match layout.channels() - self.channels {
            0 => text,
            _ => format!("{text}{} channels at a time\n", self.channels),
        }
    }
}

/// Lanes per row if planes fit in registers: one vector per row, with some registers left for temporaries.
fn register_lanes<O: Operation>(spec: &Pool<O::Element>, machine: &Machine, max_lanes: usize) -> Option<usize> {
    let fits = O::IDEMPOTENT && machine.masked_access && spec.layout == Layout::Nchw;
    let columns = spec.stages().iter().map(|(_, h)| (h.results(spec.width) - 1) * h.stride + 1).max()?;
    let lanes = columns.max(spec.width).max(4).next_power_of_two();
    let stride = spec.horizontal.stride;
    let registers = machine.vector_registers as usize;
    (fits && lanes <= max_lanes && spec.height + 6 <= registers && matches!(stride, 1 | 2 | 4)).then_some(lanes)
}

/// The cheapest passes for a window of this size: the distances that each pass combines.
fn passes(size: usize) -> Vec<Vec<usize>> {
    let mut best = vec![(0, 0); size + 1];
    for window in 2..=size {
        let cost = |from: usize| best[from].0 + 2 * window.div_ceil(from) + PASS_COST;
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
    passes.iter().map(|pass| 2 * pass.len() + PASS_COST).sum()
}

fn stage<O: Operation>(
    spec: &Pool<O::Element>,
    machine: &Machine,
    lanes: usize,
    vertical: Window,
    horizontal: Window,
) -> Stage {
    // Operations to convert a vector or map it to ordered integers.
    let lift = if O::IDEMPOTENT && O::Element::ELEM.is_float() { 3 } else { 1 };
    let slack = lanes * (horizontal.stride + 2);
    let (vertical_passes, horizontal_passes) = (passes(vertical.size), passes(horizontal.size));
    let in_rows = horizontal.stride * (vertical.size * (lift + 2) + PASS_COST) + 2 * horizontal.size;
    let in_passes = horizontal.stride * (lift + 2 * PASS_COST + cost(&vertical_passes) + cost(&horizontal_passes));
    let all = spec.layout.channels();
    let (group, vectors) = group(machine, horizontal, spec.width, all.div_ceil(lanes));
    let is_direct = match spec.layout {
        Layout::ChannelBlocks(n) => {
            let columns = loaded_columns(&horizontal, group.size);
            let of_column = vertical.size * (lift + 2) - 1;
            let in_groups = (columns * of_column).div_ceil(group.size) + horizontal.size - 1;
            n >= lanes && in_groups < in_rows.min(in_passes)
        }
        Layout::Nchw => is_disjoint(&horizontal, spec.width),
    };
    if is_direct {
        let method = Method::Direct { group, vectors };
        return Stage { vertical, horizontal, method, channels: all, scratch_len: 0 };
    }
    let results = vertical.results(spec.height);
    let bytes = O::Work::ELEM.bytes() as usize;
    if !O::IDEMPOTENT || vertical.stride > 1 || in_rows <= in_passes {
        let row = |channels: usize| padded_row(&horizontal, spec.width, channels);
        let fits = |channels: usize| machine.l1_bytes / 4 / (row(channels) * bytes);
        // Use a block of channels if rows with all channels would leave the cache before they are read again.
        let channels = if all > lanes && fits(all) == 0 { lanes } else { all };
        let (rows, row) = (evenly(results, fits(channels).clamp(1, ROWS_AHEAD)), row(channels));
        return Stage { vertical, horizontal, method: Method::Rows(rows), channels, scratch_len: rows * row + slack };
    }
    let padding = horizontal.before.max(horizontal.after);
    let row = |channels: usize| (spec.width + padding) * channels;
    // All rows if they fit; otherwise enough rows that few are computed twice. If these do not fit with all channels,
    // process one vector of channels at a time: the copy makes them contiguous.
    let fit = |channels: usize| (machine.l1_bytes * 3 / 4 / (row(channels) * bytes)).saturating_sub(vertical.reach());
    let min_rows = (2 * vertical.reach() + 4).min(results);
    let channels = if all > lanes && fit(all) < min_rows { lanes } else { all };
    let rows = evenly(results, fit(channels).max(min_rows));
    let scratch_len = horizontal.before * channels + (rows + vertical.reach()) * row(channels) + slack;
    let gap = padding * channels;
    let method = Method::Passes { rows, gap, vertical: vertical_passes, horizontal: horizontal_passes };
    Stage { vertical, horizontal, method, channels, scratch_len }
}

/// Rows per strip: the fewest strips of at most `max_rows` rows, as equal as possible.
fn evenly(results: usize, max_rows: usize) -> usize {
    results.div_ceil(results.div_ceil(max_rows))
}

/// Chooses the results per group and the vectors of channels. It minimises loads per result; a load of adjacent vectors
/// counts a quarter less, because they are adjacent cache lines.
fn group(machine: &Machine, horizontal: Window, width: usize, vectors: usize) -> (Group, usize) {
    let registers = machine.vector_registers as usize * 5 / 8;
    let columns = |results: usize| loaded_columns(&horizontal, results);
    let max_results = |vectors: usize| (1..=MAX_RESULTS).rev().find(|&results| columns(results) * vectors <= registers);
    let candidates = (1..=vectors.min(UNROLL)).filter_map(|vectors| Some((max_results(vectors)?, vectors)));
    let cost = |&(results, vectors): &(usize, usize)| {
        (columns(results) * (4 * vectors + 1)) as f64 / (results * vectors) as f64
    };
    let (results, vectors) = candidates.min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or((1, 1));
    (Group::new(horizontal, width, results), vectors)
}

/// The results of a group that use a column, with their taps. Columns are relative to the group.
pub(super) fn taps(window: &Window, results: usize, column: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
    let Window { size, stride, dilation, .. } = *window;
    (0..size).filter_map(move |tap| {
        let from = column.checked_sub(tap * dilation)?;
        let nth = from / stride;
        (from % stride == 0 && nth < results).then_some((nth, tap))
    })
}

/// Number of columns that a group of results loads.
fn loaded_columns(window: &Window, results: usize) -> usize {
    let columns = 0..=(results - 1) * window.stride + window.reach();
    columns.filter(|&column| taps(window, results, column).next().is_some()).count()
}

/// Elements of a padded row of `width` pixels with a block of channels.
pub(super) fn padded_row(horizontal: &Window, width: usize, channels: usize) -> usize {
    horizontal.padded(width).max(horizontal.before + width) * channels
}

/// Whether windows do not overlap, are adjacent, and lie inside the image.
fn is_disjoint(window: &Window, extent: usize) -> bool {
    let (results, stride) = (window.results(extent), window.stride);
    matches!(stride, 2 | 4) && window.reach() < stride && window.before == 0 && (2..=extent / stride).contains(&results)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The elements that the passes combine in total.
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
