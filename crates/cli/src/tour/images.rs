//! Parts 9 and 10 of the tour: two layers of neural networks from the kernel library.
//!
//! In: specs. Out: comparison with reference loops, and with the speed of plain Rust.
//! Invariant: plain Rust uses the same algorithm and layout, with sizes that are only known at run time.
//! Not here: the kernels' algorithms (see the library's `pool` and `depthwise`).

use super::show::{Guide, floats, micros};
use crate::output::Failure;
use kernelsmith::Jit;
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{Depthwise, Layout, Pool, Primitive, PrimitiveExt, Window, depthwise, pool};
use std::hint::black_box;
use std::time::Instant;

/// Number of images in the first layer.
const PLANES: usize = 64;
/// Number of channels and pixels in the second layer.
const CHANNELS: usize = 32;
const PIXELS: usize = 56;

#[inline(never)]
fn plain_max_pool(size: usize, window: usize, input: &[f32], output: &mut [f32]) {
    let half = window / 2;
    for (input, output) in input.chunks_exact(size * size).zip(output.chunks_exact_mut(size * size)) {
        for y in 0..size {
            for x in 0..size {
                let mut max = f32::NEG_INFINITY;
                for row in y.saturating_sub(half)..(y + half + 1).min(size) {
                    for column in x.saturating_sub(half)..(x + half + 1).min(size) {
                        max = max.max(input[row * size + column]);
                    }
                }
                output[y * size + x] = max;
            }
        }
    }
}

#[inline(never)]
fn plain_depthwise(lanes: usize, size: usize, window: usize, x: &[f32], weights: &[f32], bias: &[f32], y: &mut [f32]) {
    let half = window / 2;
    for (group, y) in y.chunks_exact_mut(size * size * lanes).enumerate() {
        let x = &x[group * size * size * lanes..][..size * size * lanes];
        let weights = &weights[group * window * window * lanes..][..window * window * lanes];
        for (at, y) in y.iter_mut().enumerate() {
            let (row, column, lane) = (at / lanes / size, at / lanes % size, at % lanes);
            let mut sum = bias[group * lanes + lane];
            for dy in 0..window {
                for dx in 0..window {
                    let (from, left) = ((row + dy).wrapping_sub(half), (column + dx).wrapping_sub(half));
                    if from < size && left < size {
                        sum += x[(from * size + left) * lanes + lane] * weights[(dy * window + dx) * lanes + lane];
                    }
                }
            }
            *y = sum.clamp(0.0, 6.0);
        }
    }
}

/// A kernel of the library; prints one line about its compilation and one about its plan.
fn make<P: Primitive>(guide: &mut Guide<'_>, spec: &P) -> Result<Option<P::Kernel>, Failure> {
    if !guide.is_native() {
        guide.line("   the library only compiles; its reference loops run instead")?;
        return Ok(None);
    }
    let compile = |jit: &Jit| spec.compile(jit).map_err(|error| Failure::internal(error.to_string()));
    let start = Instant::now();
    let kernel = compile(guide.jit())?;
    let took = start.elapsed();
    let how = kernelsmith::kernels::KernelCompiler::machine(guide.jit());
    let how = spec.explain(how).lines().nth(1).unwrap_or_default().to_owned();
    guide.line(&format!("   from spec to callable in {}: {how}", micros(took)))?;
    Ok(Some(kernel))
}

/// Part 9.
pub(super) fn max_pool(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part(
        "MaxPool 13x13, from the kernel library",
        "Windows of 13 x 13 on images of 13 x 13: a spec, whose plan suits size and machine.",
    )?;
    let spec = Pool::<f32>::maximum(13, 13).window(Window::new(13).same());
    let input = floats(PLANES * spec.input_len(), 9);
    let mut output = vec![0.0; PLANES * spec.output_len()];
    let (mut naive, mut plain) = (output.clone(), output.clone());
    pool::naive(&spec, PLANES, &input, &mut naive);
    plain_max_pool(black_box(13), black_box(13), &input, &mut plain);
    let Some(kernel) = make(guide, &spec)? else { return guide.near_plain(&naive, &plain, 0.0) };
    kernel.call(PLANES, &input, &mut output)?;
    guide.near_plain(&output, &naive, 0.0)?;
    let call = || Ok(kernel.call(PLANES, black_box(&input), &mut output)?);
    let plain = || plain_max_pool(black_box(13), black_box(13), black_box(&input), &mut plain);
    guide.race(naive.len(), "a result", "plain Rust", call, plain)
}

/// Part 10.
pub(super) fn depthwise(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part(
        "A depthwise layer, from the kernel library",
        "3 x 3 on 32 channels of 56 x 56, blocks of 16 channels contiguous, with bias and ReLU6 in the same pass.",
    )?;
    let layout = Layout::ChannelBlocks(16);
    let spec = Depthwise::<f32>::new(CHANNELS, PIXELS, PIXELS).layout(layout).activation(Map::RELU6);
    let (x, weights, bias) =
        (floats(spec.input_len(), 10), floats(spec.weights_len(), 11), floats(spec.bias_len(), 12));
    let mut y = vec![0.0; spec.output_len()];
    let (mut naive, mut plain) = (y.clone(), y.clone());
    depthwise::naive(&spec, 1, &x, &weights, &bias, &mut naive);
    plain_depthwise(black_box(16), black_box(PIXELS), black_box(3), &x, &weights, &bias, &mut plain);
    let Some(kernel) = make(guide, &spec)? else { return guide.near_plain(&naive, &plain, 1e-5) };
    kernel.call(1, &x, &weights, &bias, &mut y)?;
    guide.near_plain(&y, &naive, 0.0)?;
    let call = || Ok(kernel.call(1, black_box(&x), &weights, &bias, &mut y)?);
    let plain = || plain_depthwise(black_box(16), black_box(PIXELS), black_box(3), &x, &weights, &bias, &mut plain);
    guide.race(naive.len(), "a result", "plain Rust", call, plain)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_rust_does_what_the_library_does() {
        let spec = Pool::<f32>::maximum(5, 5).window(Window::new(3).same());
        let input = floats(2 * spec.input_len(), 1);
        let (mut naive, mut plain) = (vec![0.0; input.len()], vec![0.0; input.len()]);
        pool::naive(&spec, 2, &input, &mut naive);
        plain_max_pool(5, 3, &input, &mut plain);
        assert_eq!(plain, naive);
    }
}
