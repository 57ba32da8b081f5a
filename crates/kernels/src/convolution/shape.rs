//! The shape of a convolution: image size, windows, groups, channel layout.
//!
//! In: a [`Shape`]. Out: its validity; derived lengths, result sizes, and block sizes.
//! Invariant: every field is in the key.
//! Not here: element types and arithmetic.

use super::NAME;
use crate::divide;
use crate::error::SpecError;
use crate::machine::Machine;
use crate::spatial::{MAX_ELEMENTS, MAX_SIDE, Window, exact};
use kernelsmith_manager::KeyWriter;

/// Maximum number of elements of a window.
const MAX_TAPS: usize = 1024;

/// Sizes, windows, groups and layouts of a convolution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shape {
    pub(super) channels: usize,
    pub(super) outputs: usize,
    pub(super) groups: usize,
    pub(super) height: usize,
    pub(super) width: usize,
    /// Contiguous channels of images, and of results.
    pub(super) channel_block: [usize; 2],
    pub(super) vertical: Window,
    pub(super) horizontal: Window,
}

impl Shape {
    /// Elements of an image.
    pub(super) fn input_len(&self) -> usize {
        exact(&[self.channels, self.height, self.width])
    }

    /// Rows and columns of results.
    pub(super) fn output_size(&self) -> (usize, usize) {
        (self.vertical.results(self.height), self.horizontal.results(self.width))
    }

    /// Results of an image.
    pub(super) fn output_len(&self) -> usize {
        let (rows, columns) = self.output_size();
        exact(&[self.outputs, rows, columns])
    }

    /// Elements of a window.
    pub(super) fn taps(&self) -> usize {
        exact(&[self.vertical.size, self.horizontal.size])
    }

    pub(super) fn group_channels(&self) -> usize {
        self.channels / self.groups.max(1)
    }

    pub(super) fn group_outputs(&self) -> usize {
        self.outputs / self.groups.max(1)
    }

    /// Contiguous results of a group.
    pub(super) fn segment(&self) -> usize {
        self.channel_block[1].min(self.group_outputs())
    }

    pub(super) fn is_nchw(&self) -> bool {
        self.channel_block == [1, 1]
    }

    /// A 1 x 1 convolution ignores rows, so the image becomes one long row.
    pub(super) fn flat(&self) -> Shape {
        let one = Window::new(1);
        match (self.vertical, self.horizontal) == (one, one) {
            true => Shape { height: 1, width: self.height * self.width, ..*self },
            false => *self,
        }
    }

    /// Returns the first error.
    pub(super) fn check(&self) -> Result<(), SpecError> {
        let range = |field, value, max| SpecError::check_range(NAME, field, value, 1, max);
        range("channels", self.channels, MAX_SIDE)?;
        range("outputs", self.outputs, MAX_SIDE)?;
        range("height", self.height, MAX_SIDE)?;
        range("width", self.width, MAX_SIDE)?;
        range("channels x height x width", self.input_len(), MAX_ELEMENTS)?;
        range("groups", self.groups, self.channels.min(self.outputs))?;
        let error = |field, problem: String| Err(SpecError::new(NAME, field, problem));
        let channels = [self.channels, self.outputs];
        for (all, channel_block) in channels.into_iter().zip(self.channel_block) {
            let groups = self.groups;
            if !all.is_multiple_of(groups) {
                return error("groups", format!("is {groups}, but must divide {all} channels"));
            }
            range("channel_blocks", channel_block, all)?;
            let of_group = all / groups;
            let divides = |part: usize, total: usize| total.is_multiple_of(part);
            if !divides(channel_block, all) || !divides(channel_block, of_group) && !divides(of_group, channel_block) {
                let problem = format!(
                    "is {channel_block}, but must divide {all} channels, and divide or be a multiple of the {of_group} of a group"
                );
                return error("channel_blocks", problem);
            }
        }
        let outputs = self.channel_block[1];
        if outputs > self.outputs / self.groups && outputs != self.outputs {
            return error(
                "channel_blocks",
                format!("is {outputs} outputs, but must be at most those of a group, or all"),
            );
        }
        let names = ["window", "stride", "dilation", "padding", "window"];
        self.vertical.check(NAME, names, self.height)?;
        self.horizontal.check(NAME, names, self.width)?;
        range("window", self.taps(), MAX_TAPS)?;
        range("outputs x height x width", self.output_len(), MAX_ELEMENTS)
    }

    /// Checks the number of weights.
    pub(super) fn check_weights(n: usize) -> Result<(), SpecError> {
        SpecError::check_range(NAME, "weights", n, 1, MAX_ELEMENTS)
    }

    /// The required number of weights, in the order `[output][channel of the group][row][column]`.
    pub(super) fn checked_weights<'a, T>(&self, weights: &'a [T]) -> Result<&'a [T], SpecError> {
        let needed = exact(&[self.outputs, self.group_channels(), self.taps()]);
        let too_few = || format!("are {}, but must be {needed}", weights.len());
        weights.get(..needed).ok_or_else(|| SpecError::new(NAME, "weights", too_few()))
    }

    pub(super) fn write_key(&self, key: &mut KeyWriter) {
        let short = |number: usize| number.min(0xffff) as u16;
        for number in [self.channels, self.outputs, self.groups, self.height, self.width] {
            key.u16(short(number));
        }
        key.u16(short(self.channel_block[0])).u16(short(self.channel_block[1]));
        self.vertical.write_key(key);
        self.horizontal.write_key(key);
    }
}

/// Outputs per panel of weights: the complete segment, or a part of a long one.
pub(super) fn panel(segment: usize, parts: &[usize]) -> usize {
    let part = parts.iter().find(|part| segment.is_multiple_of(**part));
    if segment <= 64 { segment } else { part.copied().unwrap_or(segment) }
}

/// Elements of an image and of its results, and the cycles that an image is predicted to take.
#[derive(Clone, Copy, Debug)]
pub(super) struct Lens {
    pub(super) input: usize,
    pub(super) output: usize,
    pub(super) cycles_per_image: f64,
}

impl Lens {
    /// For elements of these sizes in bytes, if a multiply-add of a vector computes `per_lane` products in a lane.
    pub(super) fn new(shape: &Shape, machine: &Machine, [of_input, of_output]: [usize; 2], per_lane: usize) -> Lens {
        let (input, output) = (shape.input_len(), shape.output_len());
        let products = output as f64 * shape.group_channels() as f64 * shape.taps() as f64;
        let bytes = input.saturating_mul(of_input).saturating_add(output.saturating_mul(of_output));
        Lens { input, output, cycles_per_image: divide::predicted(machine, products / per_lane as f64, bytes) }
    }
}
