//! Convolutions over all channels: NCHW like the rows, blocks of sixteen channels, NHWC; and 1 x 1 convolutions also as
//! matrix products.

use super::super::Buffer;
use super::super::spec::{Image, Seed, Type, data};
use super::pool::{BLOCK, blocked, planes};
use super::{Case, Variant};
use kernelsmith::Jit;
use kernelsmith::kernels::gemm::{BiasAxis, Gemm, GemmExtras, GemmKernel, MAX_EXTENT};
use kernelsmith::kernels::map::Map;
use kernelsmith::kernels::{
    Convolution, ConvolutionKernel, PrimitiveExt, QuantizedConvolution, QuantizedConvolutionKernel,
};

/// The variants of a row.
pub(super) fn variants(jit: &Jit, row: &Image) -> Result<Vec<Variant>, String> {
    match row.ty {
        Type::F32 => of_floats(jit, row),
        Type::U8 => of_bytes(jit, row),
        _ => Ok(Vec::new()),
    }
}

fn of_floats(jit: &Jit, row: &Image) -> Result<Vec<Variant>, String> {
    let activation = if row.is_relu { Map::Relu } else { Map::Identity };
    let mut variants: Vec<Variant> = Vec::new();
    let weights = data(row.n_weights(), Seed::Weights);
    for (name, blocks) in [("nchw", [1, 1]), ("blocked", [row.c.min(BLOCK), BLOCK]), ("nhwc", [row.c, row.out])] {
        let (vertical, horizontal) = row.windows();
        let spec = Convolution::new(row.c, row.out, row.h, row.w).windows(vertical, horizontal).activation(activation);
        let spec = spec.channel_blocks(blocks[0], blocks[1]);
        let Ok(kernel) = spec.compile(jit) else { continue };
        variants.push((
            name,
            Box::new(Convolved {
                kernel,
                channels: row.out,
                block: blocks[1],
                input: Buffer::new(blocked(&data(row.n_in(), Seed::Input), row.c, blocks[0])),
                weights: Buffer::new(spec.pack(&weights).map_err(|error| error.to_string())?),
                bias: Buffer::new(data(row.out, Seed::Bias)),
                output: Buffer::new(vec![0.0; row.n_out()]),
            }),
        ));
    }
    // Products have a maximum number of rows.
    if (row.k, row.s, row.p) == (1, 1, 0) && row.h * row.w <= MAX_EXTENT {
        // Planes of pixels are columns.
        let spec = Gemm::new(row.h * row.w, row.out, row.c).bias(BiasAxis::Columns).map(activation);
        let kernel = spec.compile(jit).map_err(|error| error.to_string())?;
        let input = Buffer::new(data(row.n_in(), Seed::Input));
        let (weights, bias) = (Buffer::new(weights), Buffer::new(data(row.out, Seed::Bias)));
        variants.push((
            "product",
            Box::new(Pointwise { kernel, input, weights, bias, output: Buffer::new(vec![0.0; row.n_out()]) }),
        ));
    }
    Ok(variants)
}

fn of_bytes(jit: &Jit, row: &Image) -> Result<Vec<Variant>, String> {
    let activation = if row.is_relu { Map::Relu } else { Map::Identity };
    let mut variants: Vec<Variant> = Vec::new();
    let signed = |n: usize, seed: Seed| data(n, seed).into_iter().map(|x| x * 64.0);
    let weights: Vec<i8> = signed(row.n_weights(), Seed::Weights).map(|x| x as i8).collect();
    let bias: Vec<i32> = signed(row.out, Seed::Bias).map(|x| x as i32).collect();
    for (name, blocks) in [("blocked", [row.c.min(BLOCK), BLOCK]), ("nhwc", [row.c, row.out])] {
        let (vertical, horizontal) = row.windows();
        let layer = Convolution::new(row.c, row.out, row.h, row.w).windows(vertical, horizontal).activation(activation);
        let spec: QuantizedConvolution<u8> = layer.channel_blocks(blocks[0], blocks[1]).quantized();
        let Ok(kernel) = spec.compile(jit) else { continue };
        let (weights, bias) = spec.pack(&weights, &bias).map_err(|error| error.to_string())?;
        let input = blocked(&data(row.n_in(), Seed::Input), row.c, blocks[0]).into_iter();
        variants.push((
            name,
            Box::new(Quantized {
                kernel,
                channels: row.out,
                block: blocks[1],
                input: Buffer::new(input.map(|x| ((x + 1.0) * 64.0) as u8).collect()),
                weights: Buffer::new(weights),
                bias: Buffer::new(bias),
                scales: Buffer::new(vec![1.0 / 1024.0; row.out]),
                output: Buffer::new(vec![0; row.n_out()]),
            }),
        ));
    }
    Ok(variants)
}

struct Quantized {
    kernel: QuantizedConvolutionKernel<u8>,
    channels: usize,
    block: usize,
    input: Buffer<u8>,
    weights: Buffer<i8>,
    bias: Buffer<i32>,
    scales: Buffer<f32>,
    output: Buffer<u8>,
}

impl Case for Quantized {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        let Quantized { kernel, input, weights, bias, scales, output, .. } = self;
        for _ in 0..n {
            kernel.call(1, input, weights, bias, scales, &[], output).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        let results: Vec<f32> = self.output.iter().map(|&x| f32::from(x)).collect();
        planes(&results, self.channels, self.block)
    }
}

struct Convolved {
    kernel: ConvolutionKernel,
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
            let done = self.kernel.call(1, &self.input, &self.weights, &self.bias, &[], &mut self.output);
            done.map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        planes(&self.output, self.channels, self.block)
    }
}

struct Pointwise {
    kernel: GemmKernel,
    input: Buffer<f32>,
    weights: Buffer<f32>,
    bias: Buffer<f32>,
    output: Buffer<f32>,
}

impl Case for Pointwise {
    fn calls(&mut self, n: usize) -> Result<(), String> {
        for _ in 0..n {
            let extras = GemmExtras { bias: &self.bias, ..GemmExtras::default() };
            let done = self.kernel.call_with(&self.input, &self.weights, &mut self.output, extras);
            done.map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn results(&self) -> Vec<f32> {
        self.output.to_vec()
    }
}
