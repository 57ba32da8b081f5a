//! A layer of a neural network: a product of the kernel library with a bias and an activation.

use super::{Program, twins};
use kernelsmith::Jit;
use kernelsmith::kernels::PrimitiveExt;
use kernelsmith::kernels::gemm::{BiasAxis, Gemm, GemmExtras, GemmKernel};
use kernelsmith::kernels::map::Map;
use std::error::Error;
use twins::LAYER;

fn compile(jit: &Jit) -> Result<GemmKernel, Box<dyn Error>> {
    let [m, n, k] = LAYER;
    Ok(Gemm::new(m, n, k).bias(BiasAxis::Rows).map(Map::Relu).compile(jit)?)
}

pub(crate) struct Layer {
    kernel: GemmKernel,
    data: twins::Layer,
    outputs: Vec<f32>,
}

impl Layer {
    pub(crate) fn new(jit: &Jit) -> Result<Layer, Box<dyn Error>> {
        let [m, n, _] = LAYER;
        Ok(Layer { kernel: compile(jit)?, data: twins::Layer::new(), outputs: vec![0.0; m * n] })
    }
}

impl Program for Layer {
    fn call(&mut self) -> Result<(), Box<dyn Error>> {
        let extras = GemmExtras { bias: &self.data.bias[..], ..GemmExtras::default() };
        Ok(self.kernel.call_with(&self.data.weights[..], &self.data.inputs, &mut self.outputs, extras)?)
    }

    fn result(&self) -> Vec<f64> {
        self.outputs.iter().map(|&output| output.into()).collect()
    }
}
