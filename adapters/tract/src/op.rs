//! A kernel as an operator of tract.
//!
//! In: a [`Layer`], the fact of its result. Invariant: the layer was compiled for the shapes of its node, so nothing is
//! computed from shapes at run time. Not here: the choice of the kernel (see `layers`).

use std::fmt;
use std::sync::Arc;
use tract_onnx::tract_core::internal::*;

/// A kernel with its weights.
pub(crate) trait Layer: fmt::Debug + Send + Sync {
    /// Its name.
    fn name(&self) -> &'static str;

    /// Computes all of `output` from `input` and the residual, which is empty if there is none.
    fn run(&self, input: &[f32], added: &[f32], output: &mut [f32]) -> Result<(), String>;
}

/// The operator.
#[derive(Clone, Debug)]
pub(crate) struct Generated {
    layer: Arc<dyn Layer>,
    output: TypedFact,
}

impl Generated {
    pub(crate) fn new(layer: Arc<dyn Layer>, output: TypedFact) -> Generated {
        Generated { layer, output }
    }
}

impl PartialEq for Generated {
    fn eq(&self, other: &Generated) -> bool {
        Arc::ptr_eq(&self.layer, &other.layer)
    }
}

impl Eq for Generated {}

impl Op for Generated {
    fn name(&self) -> StaticName {
        format!("Kernelsmith.{}", self.layer.name()).into()
    }

    op_as_typed_op!();
}

impl EvalOp for Generated {
    op_out_of_plan!();

    fn eval(&self, _: &EvalContext, inputs: TVec<TValue>) -> TractResult<TVec<TValue>> {
        let shape = self.output.shape.as_concrete().context("a shape that is not known")?;
        let mut output = Tensor::zero::<f32>(shape)?;
        {
            let input = inputs[0].try_as_plain_ram()?;
            let added = inputs.get(1).map(|added| added.try_as_plain_ram()).transpose()?;
            let added = added.as_ref().map_or(Ok(&[][..]), |added| added.as_slice())?;
            let mut view = output.try_as_plain_ram_mut()?;
            self.layer.run(input.as_slice()?, added, view.as_slice_mut()?).map_err(|error| format_err!(error))?;
        }
        Ok(tvec!(output.into_tvalue()))
    }
}

impl TypedOp for Generated {
    fn output_facts(&self, _: &[&TypedFact]) -> TractResult<TVec<TypedFact>> {
        Ok(tvec!(self.output.clone()))
    }

    as_op!();
}
