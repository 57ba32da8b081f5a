//! Sample positions: the source elements of each result, and their weights.
//!
//! In: numbers of elements and of results along an axis, the coordinate mapping. Out: the neighbours of each result.
//! Invariant: coordinates are exact fractions; only weights are rounded, once.
//! Not here: element values.

/// The mapping from result coordinates to image coordinates, with the names of ONNX: `n` elements become `m` results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Coordinates {
    /// `half_pixel`: elements and results are squares that tile the same area. Result `x` is at
    /// `(x + 1/2) n / m - 1/2`.
    HalfPixel,
    /// `align_corners`: the centres of the first and of the last element coincide with those of the results. Result `x`
    /// is at `x (n - 1) / (m - 1)`, a single result at 0.
    AlignCorners,
    /// `asymmetric`: result `x` is at `x n / m`.
    Asymmetric,
}

/// Rounding to the nearest element, with the names of ONNX.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// `round_prefer_floor`: the nearest, ties to the one before.
    PreferFloor,
    /// `round_prefer_ceil`: the nearest, ties to the one after.
    PreferCeil,
    /// `floor`: the element at the coordinate or before it.
    Floor,
    /// `ceil`: the element at the coordinate or after it.
    Ceil,
}

/// An axis of an image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Axis {
    pub(super) coordinates: Coordinates,
    pub(super) elements: usize,
    pub(super) results: usize,
}

impl Axis {
    /// The coordinate of a result, as a fraction.
    fn place(self, result: usize) -> (i64, i64) {
        let [x, n, m] = [result, self.elements, self.results].map(|number| number as i64);
        match self.coordinates {
            Coordinates::HalfPixel => ((2 * x + 1) * n - m, 2 * m),
            Coordinates::AlignCorners => (x * (n - 1), (m - 1).max(1)),
            Coordinates::Asymmetric => (x * n, m),
        }
    }

    /// The nearest element.
    pub(super) fn nearest(self, result: usize, rounding: Rounding) -> usize {
        let (of, by) = self.place(result);
        let ceil = |of: i64, by: i64| -(-of).div_euclid(by);
        let nearest = match rounding {
            Rounding::PreferFloor => ceil(2 * of - by, 2 * by),
            Rounding::PreferCeil => (2 * of + by).div_euclid(2 * by),
            Rounding::Floor => of.div_euclid(by),
            Rounding::Ceil => ceil(of, by),
        };
        nearest.clamp(0, self.elements as i64 - 1) as usize
    }

    /// The elements before and after a result, clamped to the image, and the weight of the one after: the fractional
    /// part of the coordinate, rounded to `f64` and then to `f32`.
    pub(super) fn neighbours(self, result: usize) -> ([usize; 2], f32) {
        let (of, by) = self.place(result);
        let before = of.div_euclid(by);
        let inside = [before, before + 1].map(|at| at.clamp(0, self.elements as i64 - 1) as usize);
        (inside, (of.rem_euclid(by) as f64 / by as f64) as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn axis(coordinates: Coordinates, elements: usize, results: usize) -> Axis {
        Axis { coordinates, elements, results }
    }

    #[test]
    fn nearest_as_onnx_says() {
        let check = |coordinates, rounding, elements, results, want: &[usize]| {
            let axis = axis(coordinates, elements, results);
            let got: Vec<usize> = (0..results).map(|result| axis.nearest(result, rounding)).collect();
            assert_eq!(got, want, "{axis:?} {rounding:?}");
        };
        // The cases of ONNX's tests of the operator.
        check(Coordinates::HalfPixel, Rounding::PreferFloor, 2, 7, &[0, 0, 0, 0, 1, 1, 1]);
        check(Coordinates::HalfPixel, Rounding::PreferFloor, 2, 8, &[0, 0, 0, 0, 1, 1, 1, 1]);
        check(Coordinates::HalfPixel, Rounding::PreferFloor, 4, 3, &[0, 1, 3]);
        check(Coordinates::HalfPixel, Rounding::Ceil, 4, 8, &[0, 1, 1, 2, 2, 3, 3, 3]);
        check(Coordinates::AlignCorners, Rounding::Floor, 4, 8, &[0, 0, 0, 1, 1, 2, 2, 3]);
        check(Coordinates::Asymmetric, Rounding::PreferCeil, 4, 8, &[0, 1, 1, 2, 2, 3, 3, 3]);
        check(Coordinates::Asymmetric, Rounding::PreferFloor, 4, 8, &[0, 0, 1, 1, 2, 2, 3, 3]);
        check(Coordinates::AlignCorners, Rounding::PreferCeil, 5, 1, &[0]);
    }

    #[test]
    fn weights_of_neighbours() {
        let check = |coordinates, elements, results, want: &[([usize; 2], f32)]| {
            let axis = axis(coordinates, elements, results);
            let got: Vec<_> = (0..results).map(|result| axis.neighbours(result)).collect();
            assert_eq!(got, want, "{axis:?}");
        };
        check(Coordinates::HalfPixel, 2, 4, &[([0, 0], 0.75), ([0, 1], 0.25), ([0, 1], 0.75), ([1, 1], 0.25)]);
        check(Coordinates::HalfPixel, 4, 2, &[([0, 1], 0.5), ([2, 3], 0.5)]);
        check(
            Coordinates::AlignCorners,
            3,
            5,
            &[([0, 1], 0.0), ([0, 1], 0.5), ([1, 2], 0.0), ([1, 2], 0.5), ([2, 2], 0.0)],
        );
        check(Coordinates::AlignCorners, 9, 1, &[([0, 1], 0.0)]);
        check(Coordinates::Asymmetric, 2, 4, &[([0, 1], 0.0), ([0, 1], 0.5), ([1, 1], 0.0), ([1, 1], 0.5)]);
        check(Coordinates::HalfPixel, 1, 3, &[([0, 0], 2.0 / 3.0), ([0, 0], 0.0), ([0, 0], 1.0 / 3.0)]);
    }
}
