//! The interpreter of the loops: it defines in which order an operation computes which blocks.
//!
//! In: an operation, slices, a function that computes a block. Out: the output.
//! Invariant: compiled operations equal it bit for bit if the function runs the compiled [`Gemm`] of the block.
//! Not here: sums without blocks (see `naive`).

use crate::block::{Blocks, access};
use crate::error::TensorError;
use crate::nest::Nest;
use crate::operation::{NAME, TensorOperation};
use core::fmt;
use kernelsmith_kernels::gemm::{Gemm, GemmExtras};
use kernelsmith_kernels::{Primitive, SpecError};

/// Why an operation could not be interpreted.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum InterpretError {
    /// The operation is invalid.
    Spec(SpecError),
    /// A slice is too short.
    Call(Box<TensorError>),
}

impl fmt::Display for InterpretError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            InterpretError::Spec(error) => error.fmt(f),
            InterpretError::Call(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for InterpretError {}

fn call(error: TensorError) -> InterpretError {
    InterpretError::Call(Box::new(error))
}

/// A block that an interpreter computes: its product, and slices that begin at its first elements.
#[derive(Debug)]
#[non_exhaustive]
pub struct BlockCall<'b, A, B, C, S> {
    /// What is computed.
    pub product: &'b Gemm,
    /// The first input.
    pub in0: &'b [A],
    /// The second input.
    pub in1: &'b [B],
    /// The output.
    pub out: &'b mut [C],
    /// The bias and the residual.
    pub extras: GemmExtras<'b, C, S>,
}

impl TensorOperation {
    /// Calls `block` for each block in the order of the loops.
    ///
    /// # Errors
    /// The first wrong field, or the first slice that is too short; then no block was called. A normalisation, which no
    /// block computes.
    pub fn interpret<A, B, C, S>(
        &self,
        in0: &[A],
        in1: &[B],
        out: &mut [C],
        extras: GemmExtras<'_, C, S>,
        mut block: impl FnMut(BlockCall<'_, A, B, C, S>),
    ) -> Result<(), InterpretError> {
        self.check().map_err(InterpretError::Spec)?;
        if self.normalised.is_some() {
            let problem = "is not computed by blocks, which are all that is interpreted";
            return Err(InterpretError::Spec(SpecError::new(NAME, "normalised", problem)));
        }
        let blocks = Blocks::new(self).map_err(InterpretError::Spec)?;
        let needed = [0, 1, 2].map(|of| self.elements(of));
        TensorError::check_lengths(needed, [in0.len(), in1.len(), out.len()]).map_err(call)?;
        let GemmExtras { bias, residual, scales } = extras;
        let of_extras = [self.bias_elements(), self.residual_elements()];
        TensorError::check_extras(of_extras, [bias.len(), residual.len()]).map_err(call)?;
        let nest = Nest::with_bias(&self.dimensions, &self.bias_strides());
        for iteration in 0..nest.n_parallel() {
            let done = nest.visit::<core::convert::Infallible>(iteration, |place| {
                let [a, b, c, of_bias] = place.offsets;
                let product = &blocks.specs[blocks.of[access(place.is_first, place.is_last)]];
                let (bias, residual) = (bias.get(of_bias..).unwrap_or(&[]), residual.get(c..).unwrap_or(&[]));
                let extras = GemmExtras { bias, residual, scales };
                block(BlockCall { product, in0: &in0[a..], in1: &in1[b..], out: &mut out[c..], extras });
                Ok(())
            });
            match done {
                Ok(()) => {}
                Err(never) => match never {},
            }
        }
        Ok(())
    }
}
