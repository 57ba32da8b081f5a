//! What pooling, convolutions and resizing have in common: windows along an axis, and how images lie in memory.
//!
//! In: sizes, strides, dilations, paddings. Out: checked windows, numbers of results, which elements a result is made of.
//! Invariant: padding is never wider than what a window reaches beyond its first element.
//! Not here: what is done with the elements of a window.

use crate::error::SpecError;
use crate::primitive::check_size;
use kernelsmith_dsl::{Expr, FixedLanes, K, Lane, LaneIndex, Vector};
use kernelsmith_manager::{Failure, KeyWriter};

/// The longest side of an image.
pub(crate) const MOST_PIXELS: usize = 1 << 14;
/// The most elements of windows, counted for each result and vector, in the code for borders: three times as many took a
/// minute and 2.3 GB to compile (unoptimised build, Zen 4, November 2026). A window of 127 elements with half of them
/// outside has half of it.
const MAX_BORDER_TAPS: usize = 1 << 15;
/// The most elements that an image, all its channels that lie side by side included, may have.
pub(crate) const MOST_ELEMENTS: usize = 1 << 28;

/// The product of numbers that users give. What has no number of its own is `usize::MAX`, which every limit refuses.
pub(crate) fn exact(numbers: &[usize]) -> usize {
    // A zero after something too large is still a zero.
    if numbers.contains(&0) {
        return 0;
    }
    numbers.iter().fold(1, |product: usize, &number| product.saturating_mul(number))
}

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
        self.size.saturating_sub(1).saturating_mul(self.dilation)
    }

    /// How many results an image of so many elements has; at most `usize::MAX`, which no image has.
    pub fn results(&self, extent: usize) -> usize {
        // A stride of 0 is refused by every spec.
        let (padded, stride) = (extent as u128 + self.before as u128 + self.after as u128, self.stride.max(1) as u128);
        let reach = self.size.saturating_sub(1) as u128 * self.dilation as u128;
        let results = padded.checked_sub(reach + 1).map_or(0, |more| more / stride + 1);
        usize::try_from(results).unwrap_or(usize::MAX)
    }

    /// Elements of a padded image that results are made of.
    pub(crate) fn padded(&self, extent: usize) -> usize {
        (self.results(extent) - 1) * self.stride + self.reach() + 1
    }

    /// The elements of the image that a result is made of.
    pub fn elements(&self, result: usize, extent: usize) -> impl Iterator<Item = usize> + use<> {
        let Window { size, dilation, before, .. } = *self;
        let first = result as u128 * self.stride as u128;
        // Taps that lie behind the image are not looked at, however many there are.
        let last = (extent as u128 + before as u128).checked_sub(first + 1);
        let inside = last.map_or(0, |last| usize::try_from(last / dilation.max(1) as u128 + 1).unwrap_or(usize::MAX));
        let taps = if dilation == 0 { size } else { size.min(inside) };
        let at = move |tap: usize| (first + tap as u128 * dilation as u128).checked_sub(before as u128);
        (0..taps).filter_map(at).filter(move |&at| at < extent as u128).map(|at| at as usize)
    }

    /// Runs the body for each element of the image that is in the window of a result, with its tap. A window of at most
    /// `unrolled` elements that is inside needs no loop.
    pub(crate) fn for_each<'k>(
        &self,
        k: K<'k>,
        extent: usize,
        result: Expr<'k, isize>,
        unrolled: usize,
        body: impl FnMut(Expr<'k, isize>, Expr<'k, isize>),
    ) {
        self.for_each_from(k, 0, extent, result, unrolled, body);
    }

    /// The first element of the image that is in the window of a result, if every window is known to have one.
    pub(crate) fn first_inside<'k>(&self, extent: usize, result: Expr<'k, isize>) -> Option<Expr<'k, isize>> {
        let first = result * self.stride as isize - self.before as isize;
        match self.is_inside(extent) {
            true => Some(first),
            false => (self.dilation == 1).then(|| first.max(0)),
        }
    }

    /// Whether no window leaves the image.
    fn is_inside(&self, extent: usize) -> bool {
        self.before == 0 && self.padded(extent) <= extent
    }

    /// [`Window::for_each`] without so many of the first elements inside: none, or the one of [`Window::first_inside`].
    pub(crate) fn for_each_from<'k>(
        &self,
        k: K<'k>,
        skipped: usize,
        extent: usize,
        result: Expr<'k, isize>,
        unrolled: usize,
        mut body: impl FnMut(Expr<'k, isize>, Expr<'k, isize>),
    ) {
        let (size, dilation, reach, end) =
            (self.size as isize, self.dilation as isize, self.reach() as isize, extent as isize);
        let first = result * self.stride as isize - self.before as isize;
        let (unroll, skipped) = (self.size <= unrolled, skipped as isize);
        let each = |first: Expr<'k, isize>, body: &mut dyn FnMut(Expr<'k, isize>, Expr<'k, isize>)| {
            (skipped..size).for_each(|tap| body(first + tap * dilation, k.index(tap)));
        };
        if self.is_inside(extent) {
            match unroll {
                true => each(first, &mut body),
                false => k.for_range_(skipped, size, |tap| body(first + tap * dilation, tap)),
            }
        } else if dilation > 1 {
            k.for_range_(0, size, |tap| {
                let at = first + tap * dilation;
                k.if_(at.ge(0) & at.lt(end), || body(at.max(0).min(end - 1), tap));
            });
        } else {
            let some = |body: &mut dyn FnMut(Expr<'k, isize>, Expr<'k, isize>)| {
                k.for_range_(first.max(0) + skipped, (first + size).min(end), |at| body(at, at - first));
            };
            let last = end - 1 - reach;
            if !unroll || last < 0 {
                return some(&mut body);
            }
            let inside = first.ge(0) & first.le(last);
            k.if_(inside, || each(first.max(0).min(last), &mut body)).else_(|| some(&mut body));
        }
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
        // Numbers that no valid spec has are cut to one that none has either; a cut to `u8::MAX` would be a valid size.
        for number in [size, stride, dilation, before, after] {
            key.u16(number.min(0xffff) as u16);
        }
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
            // No channels are wrong, and have the key of no planes.
            Layout::Channels(0) => key.u32(u32::MAX),
            Layout::Channels(n) => key.u32(n.min(u32::MAX as usize) as u32),
        };
    }
}

/// Results of a row that are made together, in registers: all rows of them take as many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    window: Window,
    extent: usize,
    pub(crate) size: usize,
}

impl Group {
    /// At most so many together, as few groups as that takes, of the least size that does.
    pub(crate) fn new(window: Window, extent: usize, most: usize) -> Group {
        let results = window.results(extent);
        let groups = results.div_ceil(most);
        Group { window, extent, size: results.div_ceil(groups) }
    }

    /// The first results of each group; the last group may have some results once more.
    fn starts(self) -> Vec<usize> {
        let results = self.window.results(self.extent);
        (0..results.div_ceil(self.size)).map(|group| (group * self.size).min(results - self.size)).collect()
    }

    /// An error if the code of so many vectors is too large: each group at a border has its own, for every tap.
    pub(crate) fn check_size(self, primitive: &'static str, vectors: usize) -> Result<(), Failure> {
        let starts = self.starts();
        let n_border = starts.iter().filter(|start| !self.is_clean(**start)).count();
        let taps = exact(&[n_border + 1, self.size, self.window.size, vectors]);
        check_size(primitive, "elements of windows at borders", taps, MAX_BORDER_TAPS)
    }

    /// Whether all windows of a group are inside the image.
    fn is_clean(self, start: usize) -> bool {
        // Windows begin and end in the order of their results.
        let last = self.window.size - 1;
        self.is_inside(start, 0) && self.is_inside(start + self.size - 1, last)
    }

    /// Whether an element of a result's window is one of the image.
    fn is_inside(self, result: usize, tap: usize) -> bool {
        let at = (result * self.window.stride + tap * self.window.dilation).checked_sub(self.window.before);
        at.is_some_and(|at| at < self.extent)
    }

    /// Runs the body for each group, with its first result and the question which tap of which of its results is inside:
    /// in a loop for those that are inside altogether, one by one for those at the borders.
    pub(crate) fn for_each<'k>(self, k: K<'k>, mut body: impl FnMut(Expr<'k, isize>, &dyn Fn(usize, usize) -> bool)) {
        let starts = self.starts();
        let is_clean = |&&start: &&usize| self.is_clean(start);
        let first = starts.iter().take_while(|start| !is_clean(start)).count();
        let clean = starts[first..].iter().take_while(is_clean).count();
        let mut border = |start: usize| {
            body(k.index(start as isize), &|result, tap| self.is_inside(start + result, tap));
        };
        starts[..first].iter().for_each(|&start| border(start));
        starts[first + clean..].iter().for_each(|&start| border(start));
        let last = (self.window.results(self.extent) - self.size) as isize;
        let size = self.size as isize;
        match clean {
            0 => {}
            1 => body(k.index(starts[first] as isize), &|_, _| true),
            _ => k.for_range_(first as isize, (first + clean) as isize, |group| {
                body((group * size).min(last), &|_, _| true);
            }),
        }
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
        let lanes = if n < 2 { 2 } else { 1 << n.ilog2() }.min(most_lanes);
        // All at a time, if that is possible.
        let all = n.div_ceil(lanes);
        Cover { n, lanes, vectors: if all <= most_vectors { all } else { most_vectors } }
    }

    pub(crate) fn lanes(self) -> usize {
        self.lanes
    }

    /// Vectors of all groups.
    pub(crate) fn count(self) -> usize {
        self.n.div_ceil(self.lanes)
    }

    pub(crate) fn vectors(self) -> usize {
        self.vectors
    }

    /// Where a vector of a group begins.
    pub(crate) fn offset(self, vector: usize) -> usize {
        (vector * self.lanes).min(self.n.saturating_sub(self.lanes))
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

    /// What is left behind whole groups of vectors as a group of its own, if that spares at least an eighth of all vectors.
    pub(crate) fn rest(self) -> Option<Cover> {
        let Cover { n, lanes, vectors } = self;
        let (groups, rest) = (n / (lanes * vectors), n % (lanes * vectors));
        let spared = vectors - rest.div_ceil(lanes).clamp(1, vectors);
        let pays = groups > 0 && rest > 0 && spared * 8 >= (groups + 1) * vectors;
        pays.then(|| Cover { n: rest.max(lanes), lanes, vectors: rest.div_ceil(lanes) })
    }

    /// Runs the body with a cover of a group of vectors and the number of its first element, for each group: the last one has
    /// fewer vectors, if that pays.
    pub(crate) fn for_each_part<'k>(self, k: K<'k>, mut body: impl FnMut(Cover, Expr<'k, isize>)) {
        let Some(rest) = self.rest() else {
            return self.for_each(k, |at| body(self, at));
        };
        let whole = Cover { n: self.n - self.n % (self.lanes * self.vectors), ..self };
        whole.for_each(k, |at| body(whole, at));
        body(rest, k.index((self.n - rest.n) as isize));
    }

    /// The places of a group's vectors, the first of which begins there.
    pub(crate) fn places<'k>(self, k: K<'k>, first: Expr<'k, isize>) -> Vec<LaneIndex<'k>> {
        self.places_of_words(k, first, 1)
    }

    /// The same of elements that are so many numbers each.
    pub(crate) fn places_of_words<'k>(self, k: K<'k>, first: Expr<'k, isize>, word: usize) -> Vec<LaneIndex<'k>> {
        self.places_apart(k, first, word, word)
    }

    /// The same where elements begin so many numbers after each other: if that is more than they have, a vector is one element.
    pub(crate) fn places_apart<'k>(
        self,
        k: K<'k>,
        first: Expr<'k, isize>,
        word: usize,
        pitch: usize,
    ) -> Vec<LaneIndex<'k>> {
        debug_assert!(pitch == word || self.lanes == 1, "{self:?}");
        let lanes = k.fixed_lanes((self.lanes * word) as u32);
        let place = |vector: usize| lanes.at(first) + (self.offset(vector) * pitch) as isize;
        let is_part = self.n < self.lanes;
        let whole = |place: LaneIndex<'k>| if is_part { place.first((self.n * word) as isize) } else { place };
        (0..self.vectors).map(|vector| whole(place(vector))).collect()
    }

    /// The place of the first vector of a group.
    pub(crate) fn place<'k>(self, k: K<'k>, first: Expr<'k, isize>) -> LaneIndex<'k> {
        self.places(k, first)[0]
    }

    pub(crate) fn fixed<'k>(self, k: K<'k>) -> FixedLanes<'k> {
        k.fixed_lanes(self.lanes as u32)
    }
}

/// Of n vectors in a row, n a power of two: every n-th lane from the first one on, from the second one on, and so on.
pub(crate) fn every<T: Lane>(parts: Vec<Vector<'_, T>>) -> Vec<Vector<'_, T>> {
    if parts.len() == 1 {
        return parts;
    }
    let even = every(parts.chunks(2).map(|pair| pair[0].even(pair[1])).collect());
    let odd = every(parts.chunks(2).map(|pair| pair[0].odd(pair[1])).collect());
    even.into_iter().zip(odd).flat_map(|(even, odd)| [even, odd]).collect()
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
            let end = cover.offset(cover.vectors - 1) + cover.lanes;
            assert!(end <= n || n == 1, "{cover:?}");
            // One group is everything, or groups of whole vectors.
            assert!(end == n || n == 1 || end == cover.vectors * cover.lanes, "{cover:?}");
            if let Some(rest) = cover.rest() {
                let whole = n / (cover.lanes * cover.vectors) * cover.lanes * cover.vectors;
                assert!(rest.vectors < cover.vectors && rest.n <= n && whole + rest.n >= n, "{cover:?}");
                assert!(rest.offset(rest.vectors - 1) + rest.lanes == rest.n, "{cover:?}");
            }
        }
    }
}
