//! The embedded kernel language.
#![forbid(unsafe_code)]

mod access;
mod build;
mod calls;
mod control;
mod error;
mod interpret;
mod kernel;
mod operators;
mod ranges;
mod recorder;
mod scalar;
mod slices;
mod value;
mod vector;
mod vector_loop;

pub use build::{BuildOptions, KernelArg, KernelRet, KernelSignature, KernelSource, MemoryElement, build, build_with};
pub use calls::{CallArg, CallResult, Function};
pub use control::Branches;
pub use error::{BuildError, BuildErrorKind, BuildErrors};
pub use interpret::{InterpretArg, InterpretError, InterpretRet, InterpretSignature};
pub use kernel::{K, KernelResult};
pub use operators::Operand;
pub use recorder::CheckSite;
pub use scalar::{Bits, Float, Index, Integer, IntoExpr, IntoVector, Lane, Number, Scalar};
pub use slices::{Input, InputOutput, Output, Place, Pointer, PointerMut, Store};
pub use value::{Expr, SameBits, Var};
pub use vector::{Mask, Vector, VectorVar};
pub use vector_loop::LaneIndex;
