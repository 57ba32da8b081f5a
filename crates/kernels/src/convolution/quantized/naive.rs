//! The reference for the convolution of bytes: plain loops.

use super::{QuantizedConvolution, QuantizedResult};

/// Convolves images, one result after another, with weights in the order `[output][channel of the group][row][column]`.
///
/// # Panics
/// If a slice is too short.
#[expect(clippy::too_many_arguments, reason = "the operands of the kernel")]
pub fn naive<O: QuantizedResult>(
    spec: &QuantizedConvolution<O>,
    images: usize,
    input: &[u8],
    weights: &[i8],
    bias: &[i32],
    scales: &[f32],
    added: &[O],
    output: &mut [O],
) {
    let (shape, (rows, columns)) = (&spec.shape, spec.output_size());
    let (vertical, horizontal) = (shape.vertical, shape.horizontal);
    let (channels, of_group) = (shape.group_channels(), shape.group_outputs());
    let zero_point = i32::from(spec.zero_points.0);
    // The offset of a pixel's channel in an image.
    let place = |channel: usize, channel_block: usize, height: usize, width: usize, y: usize, x: usize| {
        (((channel / channel_block) * height + y) * width + x) * channel_block + channel % channel_block
    };
    for image in 0..images {
        for to in 0..shape.outputs {
            for (row, column) in (0..rows * columns).map(|at| (at / columns, at % columns)) {
                let mut sum = bias[to];
                for channel in 0..channels {
                    for tap in 0..shape.taps() {
                        let (dy, dx) = (tap / horizontal.size, tap % horizontal.size);
                        let y = (row * vertical.stride + dy * vertical.dilation).wrapping_sub(vertical.before);
                        let x = (column * horizontal.stride + dx * horizontal.dilation).wrapping_sub(horizontal.before);
                        if y >= shape.height || x >= shape.width {
                            continue;
                        }
                        let from = to / of_group * channels + channel;
                        let at = place(from, shape.channel_block[0], shape.height, shape.width, y, x);
                        let element = i32::from(input[image * spec.input_len() + at]) - zero_point;
                        let weight = weights[(to * channels + channel) * shape.taps() + tap];
                        sum = sum.wrapping_add(element * i32::from(weight));
                    }
                }
                let at = image * spec.output_len() + place(to, shape.channel_block[1], rows, columns, row, column);
                output[at] = spec.finished_number(sum, || scales[to], || added[at]);
            }
        }
    }
}
