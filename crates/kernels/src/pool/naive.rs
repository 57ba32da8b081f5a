//! The reference for pooling: plain loops.

use super::{Pool, PoolElement, PoolKind};

/// The maximum by IEEE 754 `maximum`: NaN if either is NaN, and +0 rather than -0.
fn greater(a: f32, b: f32) -> f32 {
    match () {
        () if a.is_nan() || b.is_nan() => f32::NAN,
        () if a > b || (a == b && b.is_sign_negative()) => a,
        () => b,
    }
}

/// Pools planes, one element after another.
///
/// # Panics
/// If a slice is too short for `planes` planes.
pub fn naive<T: PoolElement>(spec: &Pool<T>, planes: usize, input: &[T], output: &mut [T]) {
    let channels = spec.layout.channels();
    let (rows, columns) = spec.output_size();
    let mut at = 0;
    for (vertical, horizontal) in spec.stages() {
        for plane in input.chunks_exact(spec.input_len()).take(planes) {
            for (row, column, channel) in places(rows, columns, channels) {
                let mut inside = Vec::new();
                for y in vertical.elements(row, spec.height) {
                    for x in horizontal.elements(column, spec.width) {
                        inside.push(plane[(y * spec.width + x) * channels + channel].number());
                    }
                }
                let all = vertical.size * horizontal.size;
                // The empty sum is +0; `Iterator::sum` would return -0.
                let sum = inside.iter().fold(0.0f32, |sum, number| sum + number);
                let number = match spec.kind {
                    PoolKind::Maximum => {
                        let zero = spec.pads_with_zeros && inside.len() < all;
                        let start = if zero { 0.0 } else { T::nearest(f32::NEG_INFINITY).number() };
                        inside.iter().copied().fold(start, greater)
                    }
                    PoolKind::Average => sum / all as f32,
                    PoolKind::AverageInside => sum / inside.len().max(1) as f32,
                };
                output[at] = T::nearest(number);
                at += 1;
            }
        }
    }
}

/// All rows, columns and channels, in memory order.
pub(crate) fn places(rows: usize, columns: usize, channels: usize) -> impl Iterator<Item = (usize, usize, usize)> {
    (0..rows * columns * channels).map(move |at| (at / channels / columns, at / channels % columns, at % channels))
}
