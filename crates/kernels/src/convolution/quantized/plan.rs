//! How a convolution of bytes is made: what is copied, and what is in registers.
//!
//! In: a spec, a machine. Out: a [`Plan`].
//! Invariant: sources have no padding, and whole words of channels unless words go across pixels.
//! Not here: code (see `copy` and `generate`).

use super::{QuantizedConvolution, QuantizedResult, WORD};
use crate::convolution::shape::Shape;
use crate::machine::Machine;
use crate::spatial::{Cover, Group, Window};

/// What products are made of: an image, or a copy of some of its rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Source {
    pub(super) height: usize,
    pub(super) width: usize,
    pub(super) side_by_side: usize,
    /// Channels of a group, those that there are not included.
    pub(super) group: usize,
    /// Whether a row of a window has nothing between its pixels.
    pub(super) is_joined: bool,
}

/// What is made together, and of what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    /// The convolution whose results are made, perhaps with other rows.
    pub(super) shape: Shape,
    /// Whether images are copied: with padding, and words filled.
    pub(super) copies: bool,
    pub(super) source: Source,
    /// Rows of results that are made before the next panel of weights.
    pub(super) rows: usize,
    /// Vectors of outputs, and results of a row whose sums are in registers.
    pub(super) outputs: Cover,
    pub(super) group: Group,
    /// Lanes of bytes.
    pub(super) bytes: usize,
}

impl Plan {
    pub(super) fn of<O: QuantizedResult>(spec: &QuantizedConvolution<O>, machine: &Machine) -> Plan {
        // As many rows as leave room for weights in the second cache.
        let room = machine.l2_bytes / 2;
        let flat = spec.shape.flat();
        let shape = if flat.input_len() <= room { flat } else { spec.shape };
        let Shape { vertical, horizontal, .. } = shape;
        let (results, _) = shape.output_size();
        let is_plain = |window: Window| window.before + window.after == 0;
        let (side_by_side, channels) = (shape.side_by_side[0], shape.group_channels());
        let in_words = [side_by_side, channels].iter().all(|n| n.is_multiple_of(WORD));
        let copies = !(in_words && is_plain(vertical) && is_plain(horizontal));
        let padded = spec.pixel();
        let (width, pixel) = match copies {
            true => (horizontal.padded(shape.width), padded * shape.groups),
            false => (shape.width, shape.channels),
        };
        let source_rows = |rows: usize| (rows - 1) * vertical.stride + vertical.reach() + 1;
        let fits = |rows: &usize| source_rows(*rows) * width * pixel <= room;
        let most = (1..=results).rev().find(fits).unwrap_or(1);
        // What two bands have in common is copied twice: that must not be the most of it.
        let most = most.max(2 * vertical.reach().div_ceil(vertical.stride)).min(results);
        let rows = results.div_ceil(results.div_ceil(most));
        let source = match copies {
            true => {
                let is_joined = spec.is_joined();
                Source { height: source_rows(rows), width, side_by_side: pixel, group: padded, is_joined }
            }
            false => {
                let is_joined = spec.is_joined() && side_by_side == channels;
                Source { height: shape.height, width, side_by_side, group: channels, is_joined }
            }
        };
        let (outputs, group) = blocking(spec.panel(), Window { before: 0, after: 0, ..horizontal }, width, machine);
        Plan { shape, copies, source, rows, outputs, group, bytes: machine.lanes(8) as usize }
    }

    pub(super) fn scratch_len(&self) -> usize {
        let Source { height, width, side_by_side, .. } = self.source;
        // The last word of the last row may reach beyond it.
        if self.copies { height * width * side_by_side + WORD - 1 } else { 0 }
    }

    pub(super) fn explain<O: QuantizedResult>(&self, spec: &QuantizedConvolution<O>) -> String {
        let source = if self.copies { "a padded copy" } else { "the image" };
        format!(
            "{} vectors of {} outputs by {} results of a row in registers, panels of {} outputs, {} of {} rows at a time, made of {source}",
            self.outputs.vectors(),
            self.outputs.lanes(),
            self.group.size,
            spec.panel(),
            self.rows,
            self.shape.output_size().0
        )
    }
}

/// Vectors of outputs and results of a row whose sums are in registers, beside a weight of each vector and an element: what
/// takes the fewest cycles.
fn blocking(panel: usize, window: Window, width: usize, machine: &Machine) -> (Cover, Group) {
    let (lanes, results) = (machine.lanes(32) as usize, window.results(width));
    // Products that no instruction adds need registers between.
    let spare = if machine.dot_i8 { 1 } else { 5 };
    let fits = |&(p, q): &(usize, usize)| q <= results && p * q + p + spare <= machine.vector_registers as usize;
    let cycles = |&(p, q): &(usize, usize)| {
        let (products, loads) = ((p * q) as f64 / machine.fma_per_cycle, (p + q) as f64 / 2.0);
        let turn = products.max(loads).max(f64::from(machine.fma_latency)) + 0.5;
        let cover = Cover::new(panel, lanes, p);
        let groups = panel.div_ceil(lanes).div_ceil(p) as f64;
        // A last group of fewer vectors takes as much less.
        let spared = cover.remainder().map_or(0.0, |remainder| (p - remainder.vectors()) as f64 / p as f64);
        (groups - spared) * results.div_ceil(q) as f64 * turn
    };
    let sizes = (1..=4).flat_map(|p| (1..=16).map(move |q| (p, q)));
    let (p, q) = sizes.filter(fits).min_by(|a, b| cycles(a).total_cmp(&cycles(b))).unwrap_or((1, 1));
    (Cover::new(panel, lanes, p), Group::new(window, width, q))
}
