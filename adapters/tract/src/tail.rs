//! The operations after a convolution that are fused into it: per-channel scale and shift, a residual, an activation.
//!
//! In: a convolution of a typed model with propagated constants. Out: a [`Tail`]: changes of weights and bias, the
//! residual, the activation, and the node whose result the fused layer computes.
//! Invariant: only nodes of the tail read the intermediate results of the tail, so no other node loses its input. Not
//! here: kernels (see `layers`).

use kernelsmith::kernels::map::Map;
use tract_onnx::prelude::*;

/// The nodes after a convolution that its kernel can compute.
#[derive(Clone, Debug)]
pub(crate) struct Tail {
    /// Factor of each channel of the results.
    scale: Vec<f32>,
    /// Added to each channel after that.
    shift: Vec<f32>,
    /// The residual, with the shape of the result.
    pub(crate) added: Option<OutletId>,
    /// The activation after that.
    pub(crate) activation: Map,
    /// The last node.
    pub(crate) last: usize,
}

impl Tail {
    /// The tail of a node with `channels` output channels; `adds` permits a residual.
    pub(crate) fn of(model: &TypedModel, node: usize, channels: usize, adds: bool) -> TractResult<Tail> {
        let (scale, shift) = (vec![1.0; channels], vec![0.0; channels]);
        let mut tail = Tail { scale, shift, added: None, activation: Map::Identity, last: node };
        while tail.takes_channel_arithmetic(model)? {}
        if adds {
            tail.take_sum(model)?;
        }
        tail.take_activation(model)?;
        Ok(tail)
    }

    /// Folds the per-channel arithmetic into the weights, which are sorted by output, and into the bias.
    pub(crate) fn apply(&self, weights: &mut [f32], bias: &mut [f32]) {
        let of_output = weights.len() / self.scale.len();
        for (weights, scale) in weights.chunks_mut(of_output).zip(&self.scale) {
            weights.iter_mut().for_each(|weight| *weight *= scale);
        }
        for ((bias, scale), shift) in bias.iter_mut().zip(&self.scale).zip(&self.shift) {
            *bias = bias.mul_add(*scale, *shift);
        }
    }

    /// Takes a multiplication or addition with a value per channel, if it is the next operation.
    fn takes_channel_arithmetic(&mut self, model: &TypedModel) -> TractResult<bool> {
        let [next] = readers(model, self.last)[..] else { return Ok(false) };
        let Some((other, is_first)) = other_input(model, next, self.last) else { return Ok(false) };
        let Some(numbers) = of_channels(model, other, self.scale.len())? else { return Ok(false) };
        let all = self.scale.iter_mut().zip(&mut self.shift).zip(numbers);
        match (operation(model, next).as_str(), is_first) {
            ("Mul", _) => {
                all.for_each(|((scale, shift), number)| (*scale, *shift) = (*scale * number, *shift * number))
            }
            ("Div", true) => {
                all.for_each(|((scale, shift), number)| (*scale, *shift) = (*scale / number, *shift / number))
            }
            ("Add", _) => all.for_each(|((_, shift), number)| *shift += number),
            ("Sub", true) => all.for_each(|((_, shift), number)| *shift -= number),
            _ => return Ok(false),
        }
        self.last = next;
        Ok(true)
    }

    /// Takes an addition of another result of the same shape, if it is the next operation.
    fn take_sum(&mut self, model: &TypedModel) -> TractResult<()> {
        let [next] = readers(model, self.last)[..] else { return Ok(()) };
        let Some((other, _)) = other_input(model, next, self.last) else { return Ok(()) };
        let is_same = model.outlet_fact(other)?.shape == model.outlet_fact(self.last.into())?.shape;
        if operation(model, next) == "Add" && is_same && model.outlet_fact(other)?.konst.is_none() {
            (self.added, self.last) = (Some(other), next);
        }
        Ok(())
    }

    /// Takes an elementwise function, if it is the next operation.
    fn take_activation(&mut self, model: &TypedModel) -> TractResult<()> {
        let (activation, last) = match readers(model, self.last)[..] {
            [next] => match with_number(model, next, self.last)? {
                Some((name, 0.0)) if name == "Max" => (Map::Relu, next),
                _ => return Ok(()),
            },
            // x times a function of x.
            [a, b] => {
                let Some((activation, last)) = gated(model, self.last, a, b)?.or(gated(model, self.last, b, a)?) else {
                    return Ok(());
                };
                (activation, last)
            }
            _ => return Ok(()),
        };
        (self.activation, self.last) = (activation, last);
        Ok(())
    }
}

/// Matches `x` times its sigmoid or hard sigmoid, which starts at `gate`, with the multiplication `product`. Returns
/// the function and its last node.
fn gated(model: &TypedModel, x: usize, gate: usize, product: usize) -> TractResult<Option<(Map, usize)>> {
    let is_product = |node: usize| {
        let of = |input: &OutletId| input.node;
        let inputs: Vec<usize> = model.node(product).inputs.iter().map(of).collect();
        operation(model, product) == "Mul" && (inputs == [x, node] || inputs == [node, x])
    };
    if operation(model, gate) == "Sigmoid" {
        return Ok((readers(model, gate) == [product] && is_product(gate)).then_some((Map::Silu, product)));
    }
    // x min(max(x + 3, 0), 6) / 6, with the two clamps in any order.
    let mut last = gate;
    if with_number(model, gate, x)? != Some(("Add".to_owned(), 3.0)) {
        return Ok(None);
    }
    let mut bounds = [("Max", 0.0), ("Min", 6.0)].map(|(name, bound)| Some((name.to_owned(), bound))).to_vec();
    while !bounds.is_empty() {
        let [next] = readers(model, last)[..] else { return Ok(None) };
        let found = with_number(model, next, last)?;
        let Some(at) = bounds.iter().position(|bound| *bound == found) else { return Ok(None) };
        bounds.remove(at);
        last = next;
    }
    if readers(model, last) != [product] || !is_product(last) {
        return Ok(None);
    }
    let [sixth] = readers(model, product)[..] else { return Ok(None) };
    let is_sixth = match with_number(model, sixth, product)? {
        Some((name, number)) => name == "Div" && number == 6.0 || name == "Mul" && (number - 1.0 / 6.0).abs() < 1e-7,
        None => false,
    };
    Ok(is_sixth.then_some((Map::HardSwish, sixth)))
}

/// The nodes that read a node's only result; none if it is an output of the model.
fn readers(model: &TypedModel, node: usize) -> Vec<usize> {
    let outputs = &model.node(node).outputs;
    if outputs.len() != 1 || model.outputs.contains(&node.into()) {
        return Vec::new();
    }
    outputs[0].successors.iter().map(|reader| reader.node).collect()
}

/// The other input of a binary operation, and whether `node` is the first.
fn other_input(model: &TypedModel, operation: usize, node: usize) -> Option<(OutletId, bool)> {
    match model.node(operation).inputs[..] {
        [a, b] if a.node == node && b.node != node => Some((b, true)),
        [a, b] if b.node == node && a.node != node => Some((a, false)),
        _ => None,
    }
}

/// Matches a binary operation of `node` and a number; the number has to be second unless the operation commutes.
/// Returns the name and the number.
fn with_number(model: &TypedModel, operation_: usize, node: usize) -> TractResult<Option<(String, f32)>> {
    let Some((other, is_first)) = other_input(model, operation_, node) else { return Ok(None) };
    let name = operation(model, operation_);
    let number = match of_channels(model, other, 1)? {
        Some(numbers) if is_first || ["Add", "Mul", "Max", "Min"].contains(&name.as_str()) => numbers[0],
        _ => return Ok(None),
    };
    Ok(Some((name, number)))
}

fn operation(model: &TypedModel, node: usize) -> String {
    model.node(node).op.name().into_owned()
}

/// A constant with a value per channel, or one for all channels.
fn of_channels(model: &TypedModel, outlet: OutletId, channels: usize) -> TractResult<Option<Vec<f32>>> {
    let Some(tensor) = &model.outlet_fact(outlet)?.konst else { return Ok(None) };
    if tensor.datum_type() != f32::datum_type() {
        return Ok(None);
    }
    // Without a batch dimension, channels are the first of three axes.
    let axis = tensor.rank().saturating_sub(3);
    let is_of_channels = tensor.shape().iter().enumerate().all(|(at, &extent)| at == axis || extent == 1);
    let view = tensor.try_as_plain_ram()?;
    let numbers = view.as_slice::<f32>()?;
    Ok(match numbers.len() {
        1 => Some(vec![numbers[0]; channels]),
        n if n == channels && is_of_channels => Some(numbers.to_vec()),
        _ => None,
    })
}
