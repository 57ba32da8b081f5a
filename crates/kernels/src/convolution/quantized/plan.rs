//! Plans the convolution of bytes: what is copied, and register blocking.
//!
//! In: a spec, a machine. Out: a [`Plan`].
//! Invariant: sources have no padding, and full quads of channels unless quads span pixels.
//! Not here: code (see `copy` and `generate`).

use super::{QuantizedConvolution, QuantizedResult, WORD};
use crate::convolution::shape::Shape;
use crate::machine::Machine;
use crate::spatial::{Cover, Group, Window};

/// The source of the products: an image, or a copy of some of its rows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Source {
    pub(super) height: usize,
    pub(super) width: usize,
    pub(super) channel_block: usize,
    /// Channels of a group, including padding channels.
    pub(super) group: usize,
    /// Whether a row of a window is contiguous.
    pub(super) is_contiguous: bool,
}

/// The blocking.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Plan {
    /// The shape that is computed; 1 x 1 convolutions may merge rows.
    pub(super) shape: Shape,
    /// Whether rows of the image are copied, with padding and full quads.
    pub(super) copies: bool,
    pub(super) source: Source,
    /// Rows of results per band: all are computed before the next panel of weights.
    pub(super) rows: usize,
    /// Vectors of outputs, and results of a row, whose accumulators are in registers.
    pub(super) outputs: Cover,
    pub(super) group: Group,
    /// Lanes of a vector of bytes.
    pub(super) bytes: usize,
}

impl Plan {
    pub(super) fn of<O: QuantizedResult>(spec: &QuantizedConvolution<O>, machine: &Machine) -> Plan {
        // As many rows as leave half of L2 for weights.
        let max_bytes = machine.l2_bytes / 2;
        let flat = spec.shape.flat();
        let shape = if flat.input_len() <= max_bytes { flat } else { spec.shape };
        let Shape { vertical, horizontal, .. } = shape;
        let (results, _) = shape.output_size();
        let is_plain = |window: Window| window.before + window.after == 0;
        let (channel_block, channels) = (shape.channel_block[0], shape.group_channels());
        let in_words = [channel_block, channels].iter().all(|n| n.is_multiple_of(WORD));
        let copies = !(in_words && is_plain(vertical) && is_plain(horizontal));
        let padded = spec.pixel();
        let (width, pixel) = match copies {
            true => (horizontal.padded(shape.width), padded * shape.groups),
            false => (shape.width, shape.channels),
        };
        let source_rows = |rows: usize| (rows - 1) * vertical.stride + vertical.reach() + 1;
        let fits = |rows: &usize| source_rows(*rows) * width * pixel <= max_bytes;
        let max_rows = (1..=results).rev().find(fits).unwrap_or(1);
        // Adjacent bands copy some rows twice; limit that to less than half.
        let max_rows = max_rows.max(2 * vertical.reach().div_ceil(vertical.stride)).min(results);
        let rows = results.div_ceil(results.div_ceil(max_rows));
        let source = match copies {
            true => {
                let is_contiguous = spec.is_contiguous();
                Source { height: source_rows(rows), width, channel_block: pixel, group: padded, is_contiguous }
            }
            false => {
                let is_contiguous = spec.is_contiguous() && channel_block == channels;
                Source { height: shape.height, width, channel_block, group: channels, is_contiguous }
            }
        };
        let (outputs, group) = blocking(spec.panel(), Window { before: 0, after: 0, ..horizontal }, width, machine);
        Plan { shape, copies, source, rows, outputs, group, bytes: machine.lanes(8) as usize }
    }

    pub(super) fn scratch_len(&self) -> usize {
        let Source { height, width, channel_block, .. } = self.source;
        // The last quad of the last row may extend past it.
        if self.copies { height * width * channel_block + WORD - 1 } else { 0 }
    }

    pub(super) fn explain<O: QuantizedResult>(&self, spec: &QuantizedConvolution<O>) -> String {
        let source = if self.copies { "a padded copy" } else { "the image" };
        format!(
            "{} vectors of {} outputs by {} results of a row in registers, panels of {} outputs, {} of {} rows at a time, read from {source}",
            self.outputs.vectors(),
            self.outputs.lanes(),
            self.group.size,
            spec.panel(),
            self.rows,
            self.shape.output_size().0
        )
    }
}

/// The numbers of vectors of outputs and results of a row whose accumulators are in registers, together with one weight
/// vector each and an element: the choice with the fewest cycles.
fn blocking(panel: usize, window: Window, width: usize, machine: &Machine) -> (Cover, Group) {
    let (lanes, results) = (machine.lanes(32) as usize, window.results(width));
    // Without a dot-product instruction, the expansion needs temporary registers.
    let spare = if machine.dot_i8 { 1 } else { 5 };
    let fits = |&(p, q): &(usize, usize)| q <= results && p * q + p + spare <= machine.vector_registers as usize;
    let cycles = |&(p, q): &(usize, usize)| {
        let (products, loads) = ((p * q) as f64 / machine.fma_per_cycle, (p + q) as f64 / 2.0);
        let iteration = products.max(loads).max(f64::from(machine.fma_latency)) + 0.5;
        let cover = Cover::new(panel, lanes, p);
        let groups = panel.div_ceil(lanes).div_ceil(p) as f64;
        // A last group with fewer vectors takes proportionally less time.
        let spared = cover.remainder().map_or(0.0, |remainder| (p - remainder.vectors()) as f64 / p as f64);
        (groups - spared) * results.div_ceil(q) as f64 * iteration
    };
    let sizes = (1..=4).flat_map(|p| (1..=16).map(move |q| (p, q)));
    let (p, q) = sizes.filter(fits).min_by(|a, b| cycles(a).total_cmp(&cycles(b))).unwrap_or((1, 1));
    (Cover::new(panel, lanes, p), Group::new(window, width, q))
}
