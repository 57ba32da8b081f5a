//! Geometry that pooling, convolutions and resizing share: windows along an axis, and memory layouts of images.
//!
//! In: sizes, strides, dilations, paddings. Out: checked windows, numbers of results, the elements that a result
//! depends on.
//! Invariant: padding is never wider than the distance between the first and the last element of a window.
//! Not here: the operation on the elements of a window.

use crate::error::SpecError;
use crate::primitive::check_size;
use kernelsmith_dsl::{Expr, FixedLanes, K, Lane, LaneIndex, Vector};
use kernelsmith_manager::{Failure, KeyWriter};

/// Maximum height and width of an image, in pixels.
pub(crate) const MAX_SIDE: usize = 1 << 14;
/// Maximum number of unrolled taps in border code, counted per result and vector. Three times as many took a minute and
/// 2.3 GB to compile (unoptimised build, Zen 4, November 2026). A window of 127 elements, half of them outside, has
/// half as many.
const MAX_BORDER_TAPS: usize = 1 << 15;
/// Maximum number of elements of an image, including its contiguous channels.
pub(crate) const MAX_ELEMENTS: usize = 1 << 28;

/// The product of sizes from a spec. It saturates at `usize::MAX`, which every limit rejects.
pub(crate) fn exact(numbers: &[usize]) -> usize {
    // A zero after an overflow is still a zero.
    if numbers.contains(&0) {
        return 0;
    }
    numbers.iter().fold(1, |product: usize, &number| product.saturating_mul(number))
}

/// A sliding window along one axis of an image.
///
/// ```
/// use kernelsmith::kernels::Window;
/// let window = Window::new(3).stride(2).padding(1, 0);
/// assert_eq!(window.results(8), 4);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// Number of elements.
    pub size: usize,
    /// Distance between the windows of consecutive results.
    pub stride: usize,
    /// Distance between consecutive elements of the window.
    pub dilation: usize,
    /// Padding before the first element of the image.
    pub before: usize,
    /// Padding after the last element of the image.
    pub after: usize,
}

impl Window {
    /// A window of `size` adjacent elements, with stride 1 and without padding.
    pub fn new(size: usize) -> Window {
        Window { size, stride: 1, dilation: 1, before: 0, after: 0 }
    }

    /// Sets the stride.
    #[must_use]
    pub fn stride(mut self, stride: usize) -> Window {
        self.stride = stride;
        self
    }

    /// Sets the dilation.
    #[must_use]
    pub fn dilation(mut self, dilation: usize) -> Window {
        self.dilation = dilation;
        self
    }

    /// Sets the padding before and after the image.
    #[must_use]
    pub fn padding(mut self, before: usize, after: usize) -> Window {
        (self.before, self.after) = (before, after);
        self
    }

    /// Sets the padding so that with stride 1 there are as many results as elements; the smaller half is before the
    /// image.
    #[must_use]
    pub fn same(self) -> Window {
        let reach = self.reach();
        self.padding(reach / 2, reach - reach / 2)
    }

    /// Distance between the first and the last element.
    pub fn reach(&self) -> usize {
        self.size.saturating_sub(1).saturating_mul(self.dilation)
    }

    /// Number of results for an image of `extent` elements; saturates at `usize::MAX`.
    pub fn results(&self, extent: usize) -> usize {
        // Every spec rejects a stride of 0.
        let (padded, stride) = (extent as u128 + self.before as u128 + self.after as u128, self.stride.max(1) as u128);
        let reach = self.size.saturating_sub(1) as u128 * self.dilation as u128;
        let results = padded.checked_sub(reach + 1).map_or(0, |more| more / stride + 1);
        usize::try_from(results).unwrap_or(usize::MAX)
    }

    /// Number of elements of the padded image that results depend on.
    pub(crate) fn padded(&self, extent: usize) -> usize {
        (self.results(extent) - 1) * self.stride + self.reach() + 1
    }

    /// The elements of the image that a result depends on.
    pub fn elements(&self, result: usize, extent: usize) -> impl Iterator<Item = usize> + use<> {
        let Window { size, dilation, before, .. } = *self;
        let first = result as u128 * self.stride as u128;
        // Skip taps after the end of the image, however many there are.
        let last = (extent as u128 + before as u128).checked_sub(first + 1);
        let inside = last.map_or(0, |last| usize::try_from(last / dilation.max(1) as u128 + 1).unwrap_or(usize::MAX));
        let taps = if dilation == 0 { size } else { size.min(inside) };
        let at = move |tap: usize| (first + tap as u128 * dilation as u128).checked_sub(before as u128);
        (0..taps).filter_map(at).filter(move |&at| at < extent as u128).map(|at| at as usize)
    }

    /// Runs the body for each element of the image in the window of a result, with its tap. Windows of at most
    /// `unrolled` elements inside the image are unrolled.
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

    /// The first element of the image in the window of a result, if every window has one.
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

    /// Like [`Window::for_each`], but skips the first elements inside: none, or the one of [`Window::first_inside`].
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
            let in_loop = |body: &mut dyn FnMut(Expr<'k, isize>, Expr<'k, isize>)| {
                k.for_range_(first.max(0) + skipped, (first + size).min(end), |at| body(at, at - first));
            };
            let last = end - 1 - reach;
            if !unroll || last < 0 {
                return in_loop(&mut body);
            }
            let inside = first.ge(0) & first.le(last);
            k.if_(inside, || each(first.max(0).min(last), &mut body)).else_(|| in_loop(&mut body));
        }
    }

    pub(crate) fn check(&self, of: &'static str, names: [&'static str; 5], extent: usize) -> Result<(), SpecError> {
        let fields = [(self.size, 1, 255), (self.stride, 1, 255), (self.dilation, 1, 255)];
        for (name, (given, min, max)) in names.into_iter().zip(fields) {
            SpecError::check_range(of, name, given, min, max)?;
        }
        for padding in [self.before, self.after] {
            SpecError::check_range(of, names[3], padding, 0, self.reach())?;
        }
        match self.results(extent) {
            0 => {
                let problem = format!("spans {} elements, but the padded image has fewer", self.reach() + 1);
                Err(SpecError::new(of, names[4], problem))
            }
            _ => Ok(()),
        }
    }

    pub(crate) fn write_key(&self, key: &mut KeyWriter) {
        let Window { size, stride, dilation, before, after } = *self;
        // Sizes beyond their valid range saturate to a value that is also invalid; saturation at `u8::MAX` would be a
        // valid size.
        for number in [size, stride, dilation, before, after] {
            key.u16(number.min(0xffff) as u16);
        }
    }
}

/// The memory layout of the channels of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Each channel is a separate row-major plane: `NCHW`.
    Nchw,
    /// This number of channels per pixel is contiguous: all of them in `NHWC`, 16 in `nChw16c`.
    ChannelBlocks(usize),
}

impl Layout {
    /// Elements per pixel.
    pub fn channels(self) -> usize {
        match self {
            Layout::Nchw => 1,
            Layout::ChannelBlocks(n) => n,
        }
    }

    pub(crate) fn write_key(self, key: &mut KeyWriter) {
        match self {
            Layout::Nchw => key.u32(0),
            // Zero channels are invalid and need a key different from [`Layout::Nchw`].
            Layout::ChannelBlocks(0) => key.u32(u32::MAX),
            Layout::ChannelBlocks(n) => key.u32(n.min(u32::MAX as usize) as u32),
        };
    }
}

/// Results of a row that are computed together, in registers. All groups of a row have the same size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Group {
    window: Window,
    extent: usize,
    pub(crate) size: usize,
}

impl Group {
    /// The fewest groups of at most `max_size` results, with the smallest group size.
    pub(crate) fn new(window: Window, extent: usize, max_size: usize) -> Group {
        let results = window.results(extent);
        let groups = results.div_ceil(max_size);
        Group { window, extent, size: results.div_ceil(groups) }
    }

    /// The first result of each group; the last group may overlap the previous one.
    fn starts(self) -> Vec<usize> {
        let results = self.window.results(self.extent);
        (0..results.div_ceil(self.size)).map(|group| (group * self.size).min(results - self.size)).collect()
    }

    /// An error if the border code for this number of vectors is too large: each group at a border has separate code
    /// for every tap.
    pub(crate) fn check_size(self, primitive: &'static str, vectors: usize) -> Result<(), Failure> {
        let starts = self.starts();
        let n_border = starts.iter().filter(|start| !self.is_clean(**start)).count();
        let taps = exact(&[n_border + 1, self.size, self.window.size, vectors]);
        check_size(primitive, "elements of windows at borders", taps, MAX_BORDER_TAPS)
    }

    /// Whether all windows of a group are inside the image.
    fn is_clean(self, start: usize) -> bool {
        // The first and the last element bound all others.
        let last = self.window.size - 1;
        self.is_inside(start, 0) && self.is_inside(start + self.size - 1, last)
    }

    /// Whether an element of a result's window is inside the image.
    fn is_inside(self, result: usize, tap: usize) -> bool {
        let at = (result * self.window.stride + tap * self.window.dilation).checked_sub(self.window.before);
        at.is_some_and(|at| at < self.extent)
    }

    /// Runs the body for each group, with its first result and a function that tells whether a tap of a result is
    /// inside the image. Groups fully inside run in a loop; those at the borders are unrolled.
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

/// Vectors that cover contiguous elements. The last vectors may overlap the previous ones, so that no mask is needed;
/// only a single element needs a mask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cover {
    n: usize,
    lanes: usize,
    vectors: usize,
}

impl Cover {
    /// Covers `n` elements with vectors of at most `max_lanes` lanes, in groups of at most `max_vectors` vectors.
    pub(crate) fn new(n: usize, max_lanes: usize, max_vectors: usize) -> Cover {
        let lanes = if n < 2 { 2 } else { 1 << n.ilog2() }.min(max_lanes);
        // One group, if possible.
        let all = n.div_ceil(lanes);
        Cover { n, lanes, vectors: if all <= max_vectors { all } else { max_vectors } }
    }

    pub(crate) fn lanes(self) -> usize {
        self.lanes
    }

    /// Number of vectors.
    pub(crate) fn count(self) -> usize {
        self.n.div_ceil(self.lanes)
    }

    pub(crate) fn vectors(self) -> usize {
        self.vectors
    }

    /// The offset of a vector in its group.
    pub(crate) fn offset(self, vector: usize) -> usize {
        (vector * self.lanes).min(self.n.saturating_sub(self.lanes))
    }

    /// Runs the body with the first element of each group of vectors.
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

    /// The remainder after full groups as a smaller group, if that saves at least an eighth of all vectors.
    pub(crate) fn remainder(self) -> Option<Cover> {
        let Cover { n, lanes, vectors } = self;
        let (groups, remainder) = (n / (lanes * vectors), n % (lanes * vectors));
        let spared = vectors - remainder.div_ceil(lanes).clamp(1, vectors);
        let pays = groups > 0 && remainder > 0 && spared * 8 >= (groups + 1) * vectors;
        pays.then(|| Cover { n: remainder.max(lanes), lanes, vectors: remainder.div_ceil(lanes) })
    }

    /// Runs the body with a cover of a group and its first element, for each group. The last group has fewer vectors,
    /// if that pays.
    pub(crate) fn for_each_part<'k>(self, k: K<'k>, mut body: impl FnMut(Cover, Expr<'k, isize>)) {
        let Some(remainder) = self.remainder() else {
            return self.for_each(k, |at| body(self, at));
        };
        let full = Cover { n: self.n - self.n % (self.lanes * self.vectors), ..self };
        full.for_each(k, |at| body(full, at));
        body(remainder, k.index((self.n - remainder.n) as isize));
    }

    /// The places of a group's vectors; `first` is the first element of the group.
    pub(crate) fn places<'k>(self, k: K<'k>, first: Expr<'k, isize>) -> Vec<LaneIndex<'k>> {
        self.places_of_words(k, first, 1)
    }

    /// Like [`Cover::places`] for elements of `word` numbers each.
    pub(crate) fn places_of_words<'k>(self, k: K<'k>, first: Expr<'k, isize>, word: usize) -> Vec<LaneIndex<'k>> {
        self.places_with_pitch(k, first, word, word)
    }

    /// Like [`Cover::places`] for elements of `word` numbers that are `pitch` numbers apart. If they are not
    /// contiguous, each vector holds one element.
    pub(crate) fn places_with_pitch<'k>(
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
        let full = |place: LaneIndex<'k>| if is_part { place.first((self.n * word) as isize) } else { place };
        (0..self.vectors).map(|vector| full(place(vector))).collect()
    }

    /// The place of the first vector of a group.
    pub(crate) fn place<'k>(self, k: K<'k>, first: Expr<'k, isize>) -> LaneIndex<'k> {
        self.places(k, first)[0]
    }

    pub(crate) fn fixed<'k>(self, k: K<'k>) -> FixedLanes<'k> {
        k.fixed_lanes(self.lanes as u32)
    }
}

/// Deinterleaves n contiguous vectors, n a power of two: every n-th lane from the first on, from the second on, and so
/// on.
pub(crate) fn deinterleaved<T: Lane>(parts: Vec<Vector<'_, T>>) -> Vec<Vector<'_, T>> {
    if parts.len() == 1 {
        return parts;
    }
    let even = deinterleaved(parts.chunks(2).map(|pair| pair[0].even(pair[1])).collect());
    let odd = deinterleaved(parts.chunks(2).map(|pair| pair[0].odd(pair[1])).collect());
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
            // One group is everything, or there are full groups.
            assert!(end == n || n == 1 || end == cover.vectors * cover.lanes, "{cover:?}");
            if let Some(remainder) = cover.remainder() {
                let full = n / (cover.lanes * cover.vectors) * cover.lanes * cover.vectors;
                assert!(remainder.vectors < cover.vectors && remainder.n <= n && full + remainder.n >= n, "{cover:?}");
                assert!(remainder.offset(remainder.vectors - 1) + remainder.lanes == remainder.n, "{cover:?}");
            }
        }
    }
}
