//! The reference: a loop over pixels and a loop over weights.

use super::Pixel;
use super::spec::{Border, Stencil, Weights};

/// Maps a coordinate to the image according to the border; none means the border constant.
pub(super) fn place(border: Border, at: isize, extent: usize) -> Option<usize> {
    let last = extent as isize - 1;
    let place = match border {
        Border::Reflect => last - (last - at.abs()).abs(),
        Border::Constant(_) | Border::Inside => at,
        Border::Clamp => at.clamp(0, last),
    };
    usize::try_from(place).ok().filter(|&place| place < extent)
}

/// Adds a product; a weight of zero adds nothing, even for NaN and infinity.
fn add(sum: Option<f32>, weight: f32, x: f32) -> Option<f32> {
    if weight == 0.0 { sum } else { Some(sum.map_or(weight * x, |sum| weight.mul_add(x, sum))) }
}

/// Computes a [`Stencil`], one pixel after another.
///
/// # Panics
/// If a slice is too short.
pub fn naive<T: Pixel>(spec: &Stencil<T>, x: &[T], y: &mut [T]) {
    let (height, width) = spec.output();
    let (above, left) = spec.before();
    let outside = if let Border::Constant(value) = spec.border { value } else { 0.0 };
    for row in 0..height {
        for column in 0..width {
            let pixel = |i: usize, j: usize| {
                let row = place(spec.border, (row + i) as isize - above as isize, spec.height);
                let column = place(spec.border, (column + j) as isize - left as isize, spec.width);
                row.zip(column).map_or(outside, |(row, column)| x[row * spec.input_stride + column].to_f32())
            };
            let mut sum = None;
            for i in 0..spec.rows {
                match &spec.weights {
                    Weights::General(all) => {
                        for j in 0..spec.columns {
                            sum = add(sum, all[i * spec.columns + j], pixel(i, j));
                        }
                    }
                    Weights::Separable(of_rows, of_columns) if of_rows[i] != 0.0 => {
                        let weights = of_columns.iter().enumerate();
                        let in_row = weights.fold(None, |sum, (j, &weight)| add(sum, weight, pixel(i, j)));
                        sum = add(sum, of_rows[i], in_row.unwrap_or(0.0));
                    }
                    Weights::Separable(..) => {}
                }
            }
            let sum = sum.unwrap_or(0.0);
            let scaled = if spec.scale == 1.0 { sum } else { sum * spec.scale };
            y[row * spec.output_stride + column] = T::from_f32(scaled);
        }
    }
}
