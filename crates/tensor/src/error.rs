//! Errors of calls.
//!
//! Not here: invalid specs (see `SpecError` of kernelsmith-kernels).

use core::fmt;
use kernelsmith_exec::CallError;
use kernelsmith_kernels::gemm::{GemmError, GemmTypes};

/// Why a call failed. The output is then unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TensorError {
    /// The kernel has other element types.
    Types {
        /// The types of the kernel.
        kernel: GemmTypes,
        /// The types of the slices.
        actual: GemmTypes,
    },
    /// A slice is too short.
    Short {
        /// The slice: `in0`, `in1`, `out`, `bias` or `residual`.
        slice: &'static str,
        /// Number of elements that the call needs.
        needed: usize,
        /// Number of elements of the slice.
        actual: usize,
    },
    /// A block of a product failed: machine code cannot run in this build.
    Block(GemmError),
    /// A block of a unary operation, or a normalisation, failed: machine code cannot run in this build.
    Call(CallError),
}

impl TensorError {
    /// Checks that each slice has the elements that a call needs.
    pub(crate) fn check_lengths(needed: [usize; 3], actual: [usize; 3]) -> Result<(), TensorError> {
        match (0..3).find(|&of| actual[of] < needed[of]) {
            None => Ok(()),
            Some(of) => {
                Err(TensorError::Short { slice: ["in0", "in1", "out"][of], needed: needed[of], actual: actual[of] })
            }
        }
    }
}

impl TensorError {
    /// Checks that the bias and the residual have the elements that a call needs.
    pub(crate) fn check_extras(needed: [usize; 2], actual: [usize; 2]) -> Result<(), TensorError> {
        match (0..2).find(|&of| actual[of] < needed[of]) {
            None => Ok(()),
            Some(of) => {
                Err(TensorError::Short { slice: ["bias", "residual"][of], needed: needed[of], actual: actual[of] })
            }
        }
    }
}

impl fmt::Display for TensorError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TensorError::Types { kernel, actual } => write!(
                f,
                "tensor operation: `types` of the kernel are {}, but those of the slices are {}",
                kernel.name(),
                actual.name()
            ),
            TensorError::Short { slice, needed, actual } => {
                write!(f, "tensor operation: `{slice}` has {actual} elements, but needs {needed}")
            }
            TensorError::Block(error) => write!(f, "tensor operation: {error}"),
            TensorError::Call(error) => write!(f, "tensor operation: {error}"),
        }
    }
}

impl core::error::Error for TensorError {}
