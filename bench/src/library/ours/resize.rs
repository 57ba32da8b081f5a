//! Resizing: NCHW like the rows, and NHWC.

use super::super::Buffer;
use super::super::spec::{Resized, Seed, data};
use super::pool::{blocked, planes};
use super::{Case, Variant};
use kernelsmith::Jit;
use kernelsmith::kernels::{Coordinates, Layout, PrimitiveExt, Resize, ResizeElement, ResizeKernel, Rounding};

/// The variants of a row.
pub(super) fn variants(jit: &Jit, row: &Resized) -> Result<Vec<Variant>, String> {
    // Input bytes are integers; results are compared as multiples of 1/256.
    match row.is_bytes {
        true => both(jit, row, |x| ((x + 1.0) * 64.0) as u8, |x| f32::from(x) / 256.0),
        false => both(jit, row, |x| x, |x| x),
    }
}

fn both<T>(jit: &Jit, row: &Resized, into: fn(f32) -> T, from: fn(T) -> f32) -> Result<Vec<Variant>, String>
where
    T: ResizeElement + Copy + 'static,
    Resize<T>: PrimitiveExt<Kernel = ResizeKernel<T>>,
{
    let spec = Resize::<T>::new((row.h, row.w), (row.to_h, row.to_w));
    // Like OpenCV.
    let nearest = || spec.nearest(Rounding::Floor).coordinates(Coordinates::Asymmetric);
    let spec = if row.is_nearest { nearest() } else { spec };
    let mut variants: Vec<Variant> = Vec::new();
    for (name, block) in [("nchw", 1), ("nhwc", row.c)] {
        if block == 1 && !variants.is_empty() {
            continue;
        }
        let spec = if block == 1 { spec } else { spec.layout(Layout::ChannelBlocks(block)) };
        let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
        let input = blocked(&data(row.n_in(), Seed::Input), row.c, block);
        let input = Buffer::new(input.into_iter().map(into).collect());
        let output = Buffer::new(vec![into(0.0); row.n_out()]);
        variants.push((name, Box::new(Made { kernel, channels: row.c, block, input, output, from })));
    }
    Ok(variants)
}

struct Made<T: ResizeElement> {
    kernel: ResizeKernel<T>,
    channels: usize,
    block: usize,
    input: Buffer<T>,
    output: Buffer<T>,
    from: fn(T) -> f32,
}

impl<T: ResizeElement + Copy> Case for Made<T> {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        for _ in 0..n {
            let done = self.kernel.call(self.channels / self.block, &self.input, &mut self.output);
            done.map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        let values: Vec<f32> = self.output.iter().map(|&x| (self.from)(x)).collect();
        planes(&values, self.channels, self.block)
    }
}
