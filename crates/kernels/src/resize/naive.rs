//! The reference for resizing: plain loops.

use super::{Method, Resize, ResizeElement};

/// Resizes planes, one result after another.
///
/// # Panics
/// If a slice is too short.
pub fn naive<T: ResizeElement>(spec: &Resize<T>, planes: usize, input: &[T], output: &mut [T]) {
    let channels = spec.layout.channels();
    let [vertical, horizontal] = spec.axes();
    let between = |a: f32, b: f32, weight: f32| (b - a).mul_add(weight, a);
    for plane in 0..planes {
        let element = |y: usize, x: usize, channel: usize| {
            input[plane * spec.input_len() + (y * horizontal.elements + x) * channels + channel]
        };
        for row in 0..vertical.results {
            for column in 0..horizontal.results {
                for channel in 0..channels {
                    let value = match spec.method {
                        Method::Nearest(rounding) => {
                            element(vertical.nearest(row, rounding), horizontal.nearest(column, rounding), channel)
                        }
                        Method::Bilinear => {
                            let ([top, bottom], down) = vertical.neighbours(row);
                            let ([left, right], across) = horizontal.neighbours(column);
                            let number = |y, x| element(y, x, channel).number();
                            let [first, second] =
                                [left, right].map(|x| between(number(top, x), number(bottom, x), down));
                            T::nearest(between(first, second, across))
                        }
                    };
                    let at = (row * horizontal.results + column) * channels + channel;
                    output[plane * spec.output_len() + at] = value;
                }
            }
        }
    }
}
