//! What all convolutions have in common: how large images are, windows, groups, and how channels lie.
//!
//! In: a [`Shape`]. Out: whether it can be, and what follows from it: lengths, sizes of results, what lies together.
//! Invariant: every field is in the key.
//! Not here: what is computed, and of which numbers.

use super::NAME;
use crate::error::SpecError;
use crate::spatial::{MAX_ELEMENTS, MAX_SIDE, Window, exact};
use kernelsmith_manager::KeyWriter;

/// The most elements of a window.
const MOST_TAPS: usize = 1024;

/// Sizes, windows, groups and layouts of a convolution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Shape {
    pub(super) channels: usize,
    pub(super) outputs: usize,
    pub(super) groups: usize,
    pub(super) height: usize,
    pub(super) width: usize,
    /// Channels of images, and of results, that lie side by side.
    pub(super) side_by_side: [usize; 2],
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

    /// Results of a group that lie side by side.
    pub(super) fn segment(&self) -> usize {
        self.side_by_side[1].min(self.group_outputs())
    }

    pub(super) fn is_in_planes(&self) -> bool {
        self.side_by_side == [1, 1]
    }

    /// A window of one element sees no rows: then an image is one.
    pub(super) fn flat(&self) -> Shape {
        let one = Window::new(1);
        match (self.vertical, self.horizontal) == (one, one) {
            true => Shape { height: 1, width: self.height * self.width, ..*self },
            false => *self,
        }
    }

    /// The first error that there is.
    pub(super) fn check(&self) -> Result<(), SpecError> {
        let range = |field, given, most| SpecError::check_range(NAME, field, given, 1, most);
        range("channels", self.channels, MAX_SIDE)?;
        range("outputs", self.outputs, MAX_SIDE)?;
        range("height", self.height, MAX_SIDE)?;
        range("width", self.width, MAX_SIDE)?;
        range("channels x height x width", self.input_len(), MAX_ELEMENTS)?;
        range("groups", self.groups, self.channels.min(self.outputs))?;
        let error = |field, problem: String| Err(SpecError::new(NAME, field, problem));
        let channels = [self.channels, self.outputs];
        for (all, side_by_side) in channels.into_iter().zip(self.side_by_side) {
            let groups = self.groups;
            if !all.is_multiple_of(groups) {
                return error("groups", format!("is {groups}, but has to divide {all} channels"));
            }
            range("side_by_side", side_by_side, all)?;
            let of_group = all / groups;
            let divides = |part: usize, whole: usize| whole.is_multiple_of(part);
            if !divides(side_by_side, all) || !divides(side_by_side, of_group) && !divides(of_group, side_by_side) {
                let problem = format!("is {side_by_side}, but of {all} channels {of_group} are a group");
                return error("side_by_side", problem);
            }
        }
        let outputs = self.side_by_side[1];
        if outputs > self.outputs / self.groups && outputs != self.outputs {
            return error("side_by_side", format!("is {outputs} outputs, which are more than a group and not all"));
        }
        let names = ["window", "stride", "dilation", "padding", "window"];
        self.vertical.check(NAME, names, self.height)?;
        self.horizontal.check(NAME, names, self.width)?;
        range("window", self.taps(), MOST_TAPS)?;
        range("outputs x height x width", self.output_len(), MAX_ELEMENTS)
    }

    /// An error unless there may be so many weights.
    pub(super) fn check_weights(n: usize) -> Result<(), SpecError> {
        SpecError::check_range(NAME, "weights", n, 1, MAX_ELEMENTS)
    }

    /// As many of the given weights as there have to be, in the order `[output][channel of the group][row][column]`.
    pub(super) fn given<'a, T>(&self, weights: &'a [T]) -> Result<&'a [T], SpecError> {
        let needed = exact(&[self.outputs, self.group_channels(), self.taps()]);
        let too_few = || format!("are {}, but have to be {needed}", weights.len());
        weights.get(..needed).ok_or_else(|| SpecError::new(NAME, "weights", too_few()))
    }

    pub(super) fn write_key(&self, key: &mut KeyWriter) {
        let short = |number: usize| number.min(0xffff) as u16;
        for number in [self.channels, self.outputs, self.groups, self.height, self.width] {
            key.u16(short(number));
        }
        key.u16(short(self.side_by_side[0])).u16(short(self.side_by_side[1]));
        self.vertical.write_key(key);
        self.horizontal.write_key(key);
    }
}

/// How many of so many outputs of a segment are made at a time, so that their weights lie together: all, or a part, if they
/// are many.
pub(super) fn panel(segment: usize, parts: &[usize]) -> usize {
    let part = parts.iter().find(|part| segment.is_multiple_of(**part));
    if segment <= 64 { segment } else { part.copied().unwrap_or(segment) }
}
