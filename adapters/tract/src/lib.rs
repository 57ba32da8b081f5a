//! Generated kernels inside networks that tract runs.
//!
//! For: `cargo xtask bench network`, and as an example of kernels in another program: [`substitute`] takes a typed
//! model, requests a kernel from the kernel library for every convolution and pooling that it supports, with the
//! model's weights and shapes as constants, and replaces the node by it.
//! Not for: the tests of the workspace. tract has more than a hundred crates, so this crate is a separate workspace.
#![forbid(unsafe_code)]

mod layers;
pub mod measure;
pub mod models;
mod op;
pub mod picture;
mod tail;

pub use layers::Replaced;

use kernelsmith::Jit;
use op::Generated;
use tract_onnx::prelude::*;
use tract_onnx::tract_core::model::TypedModelPatch;

/// Replaces nodes of a typed model with one input of known shape by kernels, and returns how many of each kind.
///
/// # Errors
/// A patch does not fit. Nodes without a kernel are left unchanged.
pub fn substitute(mut model: TypedModel, jit: &Jit) -> TractResult<(TypedModel, Replaced)> {
    let mut replaced = Replaced::default();
    // Weights pass through reshapes.
    model.prop_consts()?;
    for id in model.eval_order()? {
        let node = model.node(id);
        let Some(found) = layers::layer(jit, &model, node, &mut replaced)? else { continue };
        let output = model.outlet_fact(found.last.into())?.without_value();
        let mut patch = TypedModelPatch::default();
        let inputs = patch.taps(&model, [node.inputs[0]].iter().chain(&found.added))?;
        let name = model.node(found.last).name.clone();
        let outputs = patch.wire_node(name, Generated::new(found.layer, output), &inputs)?;
        patch.shunt_outside(&model, found.last.into(), outputs[0])?;
        patch.apply(&mut model)?;
    }
    model.compact()?;
    Ok((model, replaced))
}
