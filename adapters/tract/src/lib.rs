//! Generated kernels inside networks that tract runs.
//!
//! For: `cargo xtask bench network`, and as an example of how kernels get into somebody else's program: [`substitute`] takes a
//! typed model, asks the kernel library for a kernel for every convolution and pooling that it has one for, with the
//! model's weights and shapes as constants, and puts it in the node's place.
//! Not for: the tests of the workspace. tract is more than a hundred crates; this crate is a workspace of its own.
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

/// Puts kernels into a typed model with one input of a known shape, and says how many of which kind.
///
/// # Errors
/// If a patch does not fit; a node for which there is no kernel is left as it is.
pub fn substitute(mut model: TypedModel, jit: &Jit) -> TractResult<(TypedModel, Replaced)> {
    let mut replaced = Replaced::default();
    // Weights come through reshapings.
    model.prop_consts()?;
    for id in model.eval_order()? {
        let node = model.node(id);
        let Some(found) = layers::layer(jit, &model, node, &mut replaced)? else { continue };
        let output = model.outlet_fact(found.last.into())?.without_value();
        let mut patch = TypedModelPatch::default();
        let inputs = patch.taps(&model, [node.inputs[0]].iter().chain(&found.added))?;
        let name = model.node(found.last).name.clone();
        let made = patch.wire_node(name, Generated::new(found.layer, output), &inputs)?;
        patch.shunt_outside(&model, found.last.into(), made[0])?;
        patch.apply(&mut model)?;
    }
    model.compact()?;
    Ok((model, replaced))
}
