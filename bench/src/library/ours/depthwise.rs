//! Convolutions of each channel: channels in planes, as the rows say, and sixteen or all of them side by side.

use super::super::Buffer;
use super::super::spec::{Image, Seed, Type, data};
use super::pool::{BLOCK, blocked, planes};
use super::{Case, Way};
use kernelsmith::Jit;
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{Depthwise, DepthwiseKernel, Layout, PrimitiveExt, Window};

/// The ways of a row.
pub(super) fn ways(jit: &Jit, row: &Image) -> Result<Vec<Way>, String> {
    if row.ty != Type::F32 {
        return Ok(Vec::new());
    }
    let window = Window::new(row.k).stride(row.s).padding(row.p, row.p);
    let activation = if row.is_relu { Map::Relu } else { Map::Identity };
    let spec = Depthwise::<f32>::new(row.c, row.h, row.w).window(window).activation(activation);
    let mut ways: Vec<Way> = Vec::new();
    let layouts = [("nchw", 1), ("blocked", BLOCK), ("nhwc", row.c)];
    for (name, block) in layouts.into_iter().filter(|(_, block)| row.c.is_multiple_of(*block)) {
        let spec = if block == 1 { spec } else { spec.layout(Layout::Channels(block)) };
        let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
        let input = Buffer::new(blocked(&data(row.n_in(), Seed::Input), row.c, block));
        let weights = Buffer::new(blocked(&data(row.n_weights(), Seed::Weights), row.c, block));
        let (bias, output) = (Buffer::new(data(row.c, Seed::Bias)), Buffer::new(vec![0.0; row.n_out()]));
        ways.push((name, Box::new(Convolved { kernel, channels: row.c, block, input, weights, bias, output })));
    }
    Ok(ways)
}

struct Convolved {
    kernel: DepthwiseKernel<f32>,
    channels: usize,
    block: usize,
    input: Buffer<f32>,
    weights: Buffer<f32>,
    bias: Buffer<f32>,
    output: Buffer<f32>,
}

impl Case for Convolved {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        for _ in 0..n {
            let done = self.kernel.call(1, &self.input, &self.weights, &self.bias, &mut self.output);
            done.map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        planes(&self.output, self.channels, self.block)
    }
}
