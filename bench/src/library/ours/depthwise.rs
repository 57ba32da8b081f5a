//! Depthwise convolutions: NCHW like the rows, blocks of sixteen channels, and NHWC.

use super::super::Buffer;
use super::super::spec::{Image, Seed, Type, data};
use super::pool::{BLOCK, blocked, planes};
use super::{Case, Variant};
use kernelsmith::kernels::depthwise::DepthwiseElement;
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{Depthwise, DepthwiseKernel, Layout, PrimitiveExt};
use kernelsmith::{F16, Jit};

/// The variants of a row.
pub(super) fn variants(jit: &Jit, row: &Image) -> Result<Vec<Variant>, String> {
    match row.ty {
        Type::F32 => all(jit, row, |x| x, |x| x),
        Type::F16 => all(jit, row, F16::from, f32::from),
        Type::F64 | Type::Bf16 | Type::U8 => Ok(Vec::new()),
    }
}

fn all<T>(jit: &Jit, row: &Image, into: fn(f32) -> T, from: fn(T) -> f32) -> Result<Vec<Variant>, String>
where
    T: DepthwiseElement + Copy + 'static,
    Depthwise<T>: PrimitiveExt<Kernel = DepthwiseKernel<T>>,
{
    let (vertical, horizontal) = row.windows();
    let (activation, multiplier) = (if row.is_relu { Map::Relu } else { Map::Identity }, row.out / row.c);
    let spec = Depthwise::<T>::new(row.c, row.h, row.w).windows(vertical, horizontal).activation(activation);
    let spec = spec.multiplier(multiplier);
    let mut variants: Vec<Variant> = Vec::new();
    let layouts = [("nchw", 1), ("blocked", BLOCK), ("nhwc", row.c)];
    for (name, block) in layouts.into_iter().filter(|(_, block)| row.c.is_multiple_of(*block)) {
        let spec = if block == 1 { spec } else { spec.layout(Layout::ChannelBlocks(block)) };
        let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
        // The results of a block of channels are contiguous, too.
        let result_block = if block == 1 { 1 } else { block * multiplier };
        let ordered = |values: Vec<f32>, channels: usize, block: usize| {
            Buffer::new(blocked(&values, channels, block).into_iter().map(into).collect())
        };
        let input = ordered(data(row.n_in(), Seed::Input), row.c, block);
        let weights = ordered(data(row.n_weights(), Seed::Weights), row.out, result_block);
        let (bias, output) = (Buffer::new(data(row.out, Seed::Bias)), Buffer::new(vec![into(0.0); row.n_out()]));
        let convolved =
            Convolved { kernel, channels: row.out, block: result_block, input, weights, bias, output, from };
        variants.push((name, Box::new(convolved)));
    }
    Ok(variants)
}

struct Convolved<T: DepthwiseElement> {
    kernel: DepthwiseKernel<T>,
    channels: usize,
    block: usize,
    input: Buffer<T>,
    weights: Buffer<T>,
    bias: Buffer<f32>,
    output: Buffer<T>,
    from: fn(T) -> f32,
}

impl<T: DepthwiseElement + Copy> Case for Convolved<T> {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        for _ in 0..n {
            let done = self.kernel.call(1, &self.input, &self.weights, &self.bias, &mut self.output);
            done.map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        let values: Vec<f32> = self.output.iter().map(|&x| (self.from)(x)).collect();
        planes(&values, self.channels, self.block)
    }
}
