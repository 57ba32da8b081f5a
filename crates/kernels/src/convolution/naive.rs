//! The reference for convolution: plain loops.

use super::Convolution;
use crate::elementwise::Data;

/// Convolves images, one result after another.
///
/// # Panics
/// If a slice is too short.
pub fn naive<O: Data<Work = f32>>(
    spec: &Convolution<O>,
    images: usize,
    input: &[f32],
    weights: &[f32],
    bias: &[f32],
    added: &[O],
    output: &mut [O],
) {
    let (rows, columns) = spec.output_size();
    let (vertical, horizontal) = (spec.shape.vertical, spec.shape.horizontal);
    let channels = spec.shape.group_channels();
    let of_group = spec.shape.group_outputs();
    // The offset of a pixel's channel in an image.
    let place = |channel: usize, channel_block: usize, height: usize, width: usize, y: usize, x: usize| {
        (((channel / channel_block) * height + y) * width + x) * channel_block + channel % channel_block
    };
    for image in 0..images {
        for to in 0..spec.shape.outputs {
            for (row, column) in (0..rows * columns).map(|at| (at / columns, at % columns)) {
                let mut sum = bias[to];
                // In NCHW channel by channel, otherwise all channels of each tap.
                let (taps, is_nchw) = (spec.shape.taps(), spec.shape.is_nchw());
                let products = (0..channels * taps).map(|at| match is_nchw {
                    true => (at / taps, at % taps),
                    false => (at % channels, at / channels),
                });
                for (channel, tap) in products {
                    let (dy, dx) = (tap / horizontal.size, tap % horizontal.size);
                    let y = (row * vertical.stride + dy * vertical.dilation).wrapping_sub(vertical.before);
                    let x = (column * horizontal.stride + dx * horizontal.dilation).wrapping_sub(horizontal.before);
                    if y < spec.shape.height && x < spec.shape.width {
                        let from = to / of_group * channels + channel;
                        let element =
                            place(from, spec.shape.channel_block[0], spec.shape.height, spec.shape.width, y, x);
                        let weight = weights[spec.weight(to, channel, tap)];
                        sum = weight.mul_add(input[image * spec.input_len() + element], sum);
                    }
                }
                let at = image * spec.output_len() + place(to, spec.shape.channel_block[1], rows, columns, row, column);
                let sum = if spec.adds { sum + added[at].to_work() } else { sum };
                output[at] = O::from_work(spec.activation.evaluate(sum));
            }
        }
    }
}
