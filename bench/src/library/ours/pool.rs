//! Pooling: NCHW like the rows, and blocks of sixteen channels.

use super::super::Buffer;
use super::super::spec::{Filter, Image, Seed, Type, data};
use super::{Case, Variant};
use kernelsmith::kernels::pool::{PoolElement, PoolKernel, PoolKind};
use kernelsmith::kernels::{Layout, Pool, PrimitiveExt};
use kernelsmith::{F16, Jit};

/// Channels per block.
pub(super) const BLOCK: usize = 16;

/// The variants of a row.
pub(super) fn variants(jit: &Jit, row: &Image) -> Result<Vec<Variant>, String> {
    match row.ty {
        Type::F32 => both(jit, row, |x| x, |x| x),
        Type::F16 => both(jit, row, F16::from, f32::from),
        Type::U8 => both(jit, row, |x| ((x + 1.0) * 64.0) as u8, f32::from),
        Type::F64 | Type::Bf16 => Ok(Vec::new()),
    }
}

fn both<T>(jit: &Jit, row: &Image, into: fn(f32) -> T, from: fn(T) -> f32) -> Result<Vec<Variant>, String>
where
    T: PoolElement + Copy + 'static,
    Pool<T>: PrimitiveExt<Kernel = PoolKernel<T>>,
{
    let kind = if row.filter == Filter::AvgPool { PoolKind::AverageInside } else { PoolKind::Maximum };
    let (vertical, horizontal) = row.windows();
    let spec = Pool::<T>::new(kind, row.h, row.w).windows(vertical, horizontal);
    let spec = if row.filter == Filter::Pyramid { spec.fused(&[row.k + 4, row.k + 8]) } else { spec };
    let mut variants: Vec<Variant> = Vec::new();
    let layouts = [("nchw", 1), ("nhwc", row.c), ("blocked", BLOCK)];
    let is_other = |(name, block): &(&str, usize)| *name != "nhwc" || ![1, BLOCK].contains(block);
    for (name, block) in layouts.into_iter().filter(|layout| row.c.is_multiple_of(layout.1) && is_other(layout)) {
        let spec = if block == 1 { spec } else { spec.layout(Layout::ChannelBlocks(block)) };
        let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
        let input = blocked(&data(row.n_in(), Seed::Input), row.c, block);
        let input = Buffer::new(input.into_iter().map(into).collect());
        let output = Buffer::new(vec![into(0.0); row.n_out()]);
        variants.push((
            name,
            Box::new(Pooled { kernel, planes: row.c / block, channels: row.out, block, input, output, from }),
        ));
    }
    Ok(variants)
}

/// Converts planes to blocks of `block` channels.
pub(super) fn blocked(planes: &[f32], channels: usize, block: usize) -> Vec<f32> {
    let pixels = planes.len() / channels;
    let place = |at: usize| (at / (pixels * block) * block + at % block) * pixels + at / block % pixels;
    (0..planes.len()).map(|at| planes[place(at)]).collect()
}

/// Converts blocks to planes.
pub(super) fn planes(blocks: &[f32], channels: usize, block: usize) -> Vec<f32> {
    let pixels = blocks.len() / channels;
    let place = |at: usize| (at / pixels / block * pixels + at % pixels) * block + at / pixels % block;
    (0..blocks.len()).map(|at| blocks[place(at)]).collect()
}

struct Pooled<T: PoolElement> {
    kernel: PoolKernel<T>,
    planes: usize,
    channels: usize,
    block: usize,
    input: Buffer<T>,
    output: Buffer<T>,
    from: fn(T) -> f32,
}

impl<T: PoolElement + Copy> Case for Pooled<T> {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        for _ in 0..n {
            self.kernel.call(self.planes, &self.input, &mut self.output).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        let values: Vec<f32> = self.output.iter().map(|&x| (self.from)(x)).collect();
        planes(&values, self.channels, self.block)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_have_their_channels_side_by_side() {
        // Four channels of three pixels.
        let image: Vec<f32> = (0..12).map(|at| at as f32).collect();
        assert_eq!(blocked(&image, 4, 2), [0.0, 3.0, 1.0, 4.0, 2.0, 5.0, 6.0, 9.0, 7.0, 10.0, 8.0, 11.0]);
        assert_eq!(planes(&blocked(&image, 4, 2), 4, 2), image);
        assert_eq!(blocked(&image, 4, 1), image);
    }
}
