//! Selects the kernel for a node of a network.
//!
//! In: a node of a typed model. Out: a [`Layer`] with weights packed for its kernel, or none.
//! Invariant: only `f32`, batch size 1, NCHW, constant shapes and weights; tract keeps everything else. Not here: the
//! operator around a layer (see `op`).

use crate::op::Layer;
use crate::tail::Tail;
use kernelsmith::Jit;
use kernelsmith::kernels::gemm::{BiasAxis, Epilogue, Gemm, GemmExtras, GemmKernel};
use kernelsmith::kernels::pool::{Pool, PoolKernel};
use kernelsmith::kernels::{Convolution, ConvolutionKernel, Depthwise, DepthwiseKernel, PrimitiveExt, Window};
use std::sync::Arc;
use tract_onnx::prelude::*;
use tract_onnx::tract_core::ops::cnn::{Conv, KernelFormat, MaxPool, PoolSpec};
use tract_onnx::tract_core::ops::nn::DataFormat;

/// With fewer pixels than vector lanes, a matrix product is better, because it has narrow vectors.
const FEW_PIXELS: usize = 16;

/// Number of replaced nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Replaced {
    /// Depthwise convolutions.
    pub depthwise: usize,
    /// 1 x 1 convolutions of few pixels: matrix products.
    pub pointwise: usize,
    /// Other convolutions.
    pub dense: usize,
    /// Max poolings.
    pub max_pool: usize,
    /// Convolutions that were not replaced.
    pub not_replaced: usize,
}

/// The replacement for a node, and for the nodes after it that are fused.
pub(crate) struct Found {
    pub(crate) layer: Arc<dyn Layer>,
    /// Its residual input.
    pub(crate) added: Option<OutletId>,
    /// The node whose result it computes.
    pub(crate) last: usize,
}

/// An image: channels, rows, columns.
#[derive(Clone, Copy, Debug)]
struct Shape {
    channels: usize,
    rows: usize,
    columns: usize,
}

impl Shape {
    fn of(fact: &TypedFact, format: DataFormat) -> Option<Shape> {
        let shape = fact.shape.as_concrete()?;
        let is_float = fact.datum_type == f32::datum_type();
        match (format, shape) {
            (DataFormat::NCHW, &[1, channels, rows, columns]) | (DataFormat::CHW, &[channels, rows, columns])
                if is_float =>
            {
                Some(Shape { channels, rows, columns })
            }
            _ => None,
        }
    }
}

/// The layer for a node, if there is one.
pub(crate) fn layer(
    jit: &Jit,
    model: &TypedModel,
    node: &TypedNode,
    replaced: &mut Replaced,
) -> TractResult<Option<Found>> {
    if let Some(conv) = node.op_as::<Conv>() {
        let layer = convolution(jit, model, node, conv, replaced)?;
        replaced.not_replaced += usize::from(layer.is_none());
        return Ok(layer);
    }
    let Some(pool) = node.op_as::<MaxPool>() else { return Ok(None) };
    let fact = model.outlet_fact(node.inputs[0])?;
    let Some(shape) = Shape::of(fact, pool.pool_spec.data_format) else { return Ok(None) };
    let Some([vertical, horizontal]) = windows(&pool.pool_spec, shape) else { return Ok(None) };
    if pool.with_index_outputs.is_some() {
        return Ok(None);
    }
    let spec = Pool::<f32>::maximum(shape.rows, shape.columns).windows(vertical, horizontal);
    let Ok(kernel) = spec.compile(jit) else { return Ok(None) };
    replaced.max_pool += 1;
    let layer = Arc::new(MaxPooled { kernel, planes: shape.channels });
    Ok(Some(Found { layer, added: None, last: node.id }))
}

/// The vertical and the horizontal window.
fn windows(spec: &PoolSpec, shape: Shape) -> Option<[Window; 2]> {
    let extents = [shape.rows, shape.columns];
    let padding = spec.computed_padding(&extents);
    let mut windows = [Window::new(1); 2];
    if spec.rank() != 2 {
        return None;
    }
    for (axis, (window, padding)) in windows.iter_mut().zip(&padding).enumerate() {
        *window = Window::new(spec.kernel_shape[axis]).stride(spec.stride(axis)).dilation(spec.dilation(axis));
        *window = window.padding(padding.pad_before, padding.pad_after);
        // tract and this library count windows differently if these end beyond the padding.
        if window.results(extents[axis]) != padding.convoluted {
            return None;
        }
    }
    Some(windows)
}

/// The values of a constant.
fn constant(model: &TypedModel, outlet: OutletId) -> TractResult<Option<Vec<f32>>> {
    match &model.outlet_fact(outlet)?.konst {
        Some(tensor) if tensor.datum_type() == f32::datum_type() => {
            Ok(Some(tensor.try_as_plain_ram()?.as_slice::<f32>()?.to_vec()))
        }
        _ => Ok(None),
    }
}

fn convolution(
    jit: &Jit,
    model: &TypedModel,
    node: &TypedNode,
    conv: &Conv,
    replaced: &mut Replaced,
) -> TractResult<Option<Found>> {
    let spec = &conv.pool_spec;
    let fact = model.outlet_fact(node.inputs[0])?;
    let Some(shape) = Shape::of(fact, spec.data_format) else { return Ok(None) };
    let (Some(mut weights), Some(mut bias)) = (constant(model, node.inputs[1])?, constant(model, node.inputs[2])?)
    else {
        return Ok(None);
    };
    let Some(windows) = windows(spec, shape) else { return Ok(None) };
    if conv.q_params.is_some() || conv.kernel_fmt != KernelFormat::OIHW {
        return Ok(None);
    }
    // A single value for all channels if there is no bias.
    if bias.len() == 1 {
        bias = vec![bias[0]; spec.output_channels];
    }
    let is_of_each = conv.group == shape.channels && spec.output_channels.is_multiple_of(shape.channels);
    let tail = Tail::of(model, node.id, spec.output_channels, !is_of_each)?;
    tail.apply(&mut weights, &mut bias);
    let layer: Arc<dyn Layer> = if is_of_each {
        let spec = Depthwise::<f32>::new(shape.channels, shape.rows, shape.columns)
            .windows(windows[0], windows[1])
            .multiplier(spec.output_channels / shape.channels)
            .activation(tail.activation);
        let Ok(kernel) = spec.compile(jit) else { return Ok(None) };
        replaced.depthwise += 1;
        Arc::new(EachChannel { kernel, weights, bias })
    } else if conv.group == 1 && windows == [Window::new(1); 2] && shape.rows * shape.columns < FEW_PIXELS {
        // Planes of pixels are columns: C = A B, where A is the input (pixels x channels) and B the weights.
        let gemm = Gemm::new(shape.rows * shape.columns, spec.output_channels, shape.channels).bias(BiasAxis::Columns);
        let gemm = if tail.added.is_some() { gemm.then(Epilogue::AddResidual) } else { gemm };
        let Ok(kernel) = gemm.map(tail.activation).compile(jit) else { return Ok(None) };
        replaced.pointwise += 1;
        Arc::new(Pointwise { kernel, weights, bias })
    } else {
        let spec = Convolution::new(shape.channels, spec.output_channels, shape.rows, shape.columns)
            .windows(windows[0], windows[1])
            .groups(conv.group)
            .nchw()
            .activation(tail.activation);
        let spec = if tail.added.is_some() { spec.add() } else { spec };
        let (Ok(kernel), Ok(weights)) = (spec.compile(jit), spec.pack(&weights)) else { return Ok(None) };
        replaced.dense += 1;
        Arc::new(Dense { kernel, weights, bias })
    };
    Ok(Some(Found { layer, added: tail.added, last: tail.last }))
}

/// A dense or grouped convolution.
#[derive(Debug)]
struct Dense {
    kernel: ConvolutionKernel,
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Layer for Dense {
    fn name(&self) -> &'static str {
        "Convolution"
    }

    fn run(&self, input: &[f32], added: &[f32], output: &mut [f32]) -> Result<(), String> {
        self.kernel.call(1, input, &self.weights, &self.bias, added, output).map_err(|error| error.to_string())
    }
}

/// A depthwise convolution.
#[derive(Debug)]
struct EachChannel {
    kernel: DepthwiseKernel<f32>,
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Layer for EachChannel {
    fn name(&self) -> &'static str {
        "Depthwise"
    }

    fn run(&self, input: &[f32], _: &[f32], output: &mut [f32]) -> Result<(), String> {
        self.kernel.call(1, input, &self.weights, &self.bias, output).map_err(|error| error.to_string())
    }
}

/// A matrix product.
#[derive(Debug)]
struct Pointwise {
    kernel: GemmKernel,
    weights: Vec<f32>,
    bias: Vec<f32>,
}

impl Layer for Pointwise {
    fn name(&self) -> &'static str {
        "Pointwise"
    }

    fn run(&self, input: &[f32], added: &[f32], output: &mut [f32]) -> Result<(), String> {
        let extras = GemmExtras { bias: &self.bias, residual: added, ..GemmExtras::default() };
        self.kernel.call_with(input, &self.weights, output, extras).map_err(|error| error.to_string())
    }
}

/// Max pooling.
#[derive(Debug)]
struct MaxPooled {
    kernel: PoolKernel<f32>,
    planes: usize,
}

impl Layer for MaxPooled {
    fn name(&self) -> &'static str {
        "MaxPool"
    }

    fn run(&self, input: &[f32], _: &[f32], output: &mut [f32]) -> Result<(), String> {
        self.kernel.call(self.planes, input, output).map_err(|error| error.to_string())
    }
}
