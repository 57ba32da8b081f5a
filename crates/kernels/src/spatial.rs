//! What pooling, convolutions and resizing have in common: windows along an axis, and how images lie in memory.
//!
//! In: sizes, strides, dilations, paddings. Out: checked windows, numbers of results, which elements a result is made of.
//! Invariant: padding is never wider than what a window reaches beyond its first element.
//! Not here: what is done with the elements of a window.

use crate::error::SpecError;
use kernelsmith_dsl::{Expr, FixedLanes, K, LaneIndex};
use kernelsmith_manager::KeyWriter;

/// The longest side of an image.
pub(crate) const MOST_PIXELS: usize = 1 << 14;
/// The most elements that an image, all its channels that lie side by side included, may have.
pub(crate) const MOST_ELEMENTS: usize = 1 << 28;

/// A window that moves along one axis of an image.
///
/// ```
/// use kernelsmith_kernels::Window;
/// let window = Window::new(3).stride(2).padding(1, 0);
/// assert_eq!(window.results(8), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// Elements.
    pub size: usize,
    /// How far the window of a result is from that of the result before.
    pub stride: usize,
    /// How far an element of the window is from the one before.
    pub dilation: usize,
    /// Padding before the first element of the image.
    pub before: usize,
    /// Padding behind its last one.
    pub after: usize,
}

impl Window {
    /// A window of so many neighbours, which moves by one and stays inside the image.
    pub fn new(size: usize) -> Window {
        Window { size, stride: 1, dilation: 1, before: 0, after: 0 }
    }

    /// Moves by so many elements.
    #[must_use]
    pub fn stride(mut self, stride: usize) -> Window {
        self.stride = stride;
        self
    }

    /// Takes every so many-th element.
    #[must_use]
    pub fn dilation(mut self, dilation: usize) -> Window {
        self.dilation = dilation;
        self
    }

    /// Begins so far before the image, and ends so far behind it.
    #[must_use]
    pub fn padding(mut self, before: usize, after: usize) -> Window {
        (self.before, self.after) = (before, after);
        self
    }

    /// Padding with which an image has as many results as elements, if the stride is 1: the smaller half before it.
    #[must_use]
    pub fn same(self) -> Window {
        let reach = self.reach();
        self.padding(reach / 2, reach - reach / 2)
    }

    /// How far the last element is from the first.
    pub fn reach(&self) -> usize {
        self.size.saturating_sub(1) * self.dilation
    }

    /// How many results an image of so many elements has.
    pub fn results(&self, extent: usize) -> usize {
        (extent + self.before + self.after)
            .checked_sub(self.reach() + 1)
            .map_or(0, |more| more / self.stride.max(1) + 1)
    }

    /// Elements of a padded image that results are made of.
    pub(crate) fn padded(&self, extent: usize) -> usize {
        (self.results(extent) - 1) * self.stride + self.reach() + 1
    }

    /// The elements of the image that a result is made of.
    pub fn elements(&self, result: usize, extent: usize) -> impl Iterator<Item = usize> + use<> {
        let Window { size, dilation, before, .. } = *self;
        let first = result * self.stride;
        (0..size).filter_map(move |tap| (first + tap * dilation).checked_sub(before)).filter(move |&at| at < extent)
    }

    pub(crate) fn check(&self, of: &'static str, names: [&'static str; 5], extent: usize) -> Result<(), SpecError> {
        let fields = [(self.size, 1, 255), (self.stride, 1, 255), (self.dilation, 1, 255)];
        for (name, (given, least, most)) in names.into_iter().zip(fields) {
            SpecError::check_range(of, name, given, least, most)?;
        }
        for given in [self.before, self.after] {
            SpecError::check_range(of, names[3], given, 0, self.reach())?;
        }
        match self.results(extent) {
            0 => {
                let problem = format!("reaches over {} elements, but the padded image has fewer", self.reach() + 1);
                Err(SpecError::new(of, names[4], problem))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn write_key(&self, key: &mut KeyWriter) {
        let Window { size, stride, dilation, before, after } = *self;
        let most = |number: usize| u8::try_from(number).unwrap_or(u8::MAX);
        key.u8(most(size)).u8(most(stride)).u8(most(dilation));
        key.u16(before.min(0xffff) as u16).u16(after.min(0xffff) as u16);
    }
}

/// How the channels of an image lie in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Each channel is a plane of its own, row after row: `NCHW`.
    Planes,
    /// So many channels of a pixel lie side by side: all of them in `NHWC`, 16 in `nChw16c`.
    Channels(usize),
}

impl Layout {
    /// How many numbers a pixel has.
    pub fn channels(self) -> usize {
        match self {
            Layout::Planes => 1,
            Layout::Channels(n) => n,
        }
    }

    pub(crate) fn write_key(self, key: &mut KeyWriter) {
        match self {
            Layout::Planes => key.u32(0),
            Layout::Channels(n) => key.u32(n as u32),
        };
    }
}

/// Vectors that cover elements in a row, the last ones perhaps some elements once more, so that no mask is needed. Only a
/// single element needs one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cover {
    n: usize,
    lanes: usize,
    vectors: usize,
}

impl Cover {
    /// So many elements by vectors of at most so many lanes, at most so many at a time.
    pub(crate) fn new(n: usize, most_lanes: usize, most_vectors: usize) -> Cover {
        let lanes = if n < 2 { 2 } else { (1 << n.ilog2()).min(most_lanes) };
        Cover { n, lanes, vectors: (n / lanes).clamp(1, most_vectors) }
    }

    pub(crate) fn lanes(self) -> usize {
        self.lanes
    }

    pub(crate) fn vectors(self) -> usize {
        self.vectors
    }

    /// Runs the body with the number of the first element of each group of vectors.
    pub(crate) fn for_each<'k>(self, k: K<'k>, body: impl FnOnce(Expr<'k, isize>)) {
        let step = self.lanes * self.vectors;
        if self.n <= step {
            return body(k.index(0));
        }
        let last = (self.n - step) as isize;
        k.for_range_(0, self.n.div_ceil(step) as isize, |group| match self.n % step {
            0 => body(group * step as isize),
            _ => body((group * step as isize).min(last)),
        });
    }

    /// The places of a group's vectors, the first of which begins there.
    pub(crate) fn places<'k>(self, k: K<'k>, first: Expr<'k, isize>) -> Vec<LaneIndex<'k>> {
        let lanes = self.fixed(k);
        let place = |vector: usize| lanes.at(first) + (vector * self.lanes) as isize;
        let whole = |place: LaneIndex<'k>| if self.n < self.lanes { place.first(self.n as isize) } else { place };
        (0..self.vectors).map(|vector| whole(place(vector))).collect()
    }

    pub(crate) fn fixed<'k>(self, k: K<'k>) -> FixedLanes<'k> {
        k.fixed_lanes(self.lanes as u32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_count_windows_in_the_padded_image() {
        assert_eq!(Window::new(3).results(2), 0);
        assert_eq!(Window::new(3).same().results(2), 2);
        assert_eq!(Window::new(2).stride(2).results(7), 3);
        assert_eq!(Window::new(3).dilation(4).padding(1, 2).results(8), 3);
        assert_eq!(Window::new(3).dilation(4).padding(1, 2).padded(8), 11);
    }

    #[test]
    fn elements_are_those_inside() {
        let window = Window::new(3).dilation(2).padding(3, 3);
        let at = |result| window.elements(result, 4).collect::<Vec<_>>();
        assert_eq!([at(0), at(1), at(3), at(5)], [vec![1], vec![0, 2], vec![0, 2], vec![2]]);
    }

    #[test]
    fn covers_stay_inside() {
        for n in 1..70 {
            let cover = Cover::new(n, 16, 2);
            assert!(cover.lanes * cover.vectors <= n || n == 1, "{cover:?}");
        }
    }
}
