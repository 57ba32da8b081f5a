//! The reference for depthwise convolution: plain loops.

use super::{Depthwise, DepthwiseElement};
use crate::spatial::Layout;

/// Convolves images, one result after another.
///
/// # Panics
/// If a slice is too short.
pub fn naive<T: DepthwiseElement>(
    spec: &Depthwise<T>,
    images: usize,
    input: &[T],
    weights: &[T],
    bias: &[f32],
    output: &mut [T],
) {
    let channels = spec.layout.channels();
    let (rows, columns) = spec.output_size();
    // Contiguous output channels; images and weights use the same offset formula.
    let output_block = match spec.layout {
        Layout::Nchw => 1,
        Layout::ChannelBlocks(n) => n * spec.multiplier,
    };
    let place = |channel: usize, channel_block: usize, extents: [usize; 2], [y, x]: [usize; 2]| {
        let (group, lane) = (channel / channel_block, channel % channel_block);
        ((group * extents[0] + y) * extents[1] + x) * channel_block + lane
    };
    let size = [spec.vertical.size, spec.horizontal.size];
    for image in 0..images {
        for channel in 0..spec.bias_len() {
            let of_input = channel / spec.multiplier;
            for row in 0..rows {
                for column in 0..columns {
                    let mut sum = bias[channel];
                    for dy in 0..size[0] {
                        for dx in 0..size[1] {
                            let y = (row * spec.vertical.stride + dy * spec.vertical.dilation)
                                .wrapping_sub(spec.vertical.before);
                            let x = (column * spec.horizontal.stride + dx * spec.horizontal.dilation)
                                .wrapping_sub(spec.horizontal.before);
                            if y < spec.height && x < spec.width {
                                let at = place(of_input, channels, [spec.height, spec.width], [y, x]);
                                let element = input[image * spec.input_len() + at].number();
                                sum = element
                                    .mul_add(weights[place(channel, output_block, size, [dy, dx])].number(), sum);
                            }
                        }
                    }
                    let at = image * spec.output_len() + place(channel, output_block, [rows, columns], [row, column]);
                    output[at] = T::nearest(spec.activation.evaluate(sum));
                }
            }
        }
    }
}
