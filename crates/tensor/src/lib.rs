//! Tensor contractions and permutations: loop nests around compiled kernels of matrices.
//!
//! For: programs that contract or permute tensors whose shapes are known only at run time. A spec lists the dimensions
//! with sizes, strides and how each is executed; it is checked, keyed and compiled like every primitive of
//! kernelsmith-kernels.
//! Not for: choosing the loops. An operation executes exactly the loops that it lists.
//!
//! | item | content |
//! |---|---|
//! | [`TensorOperation`], [`TensorKernel`] | sums of products of two tensors |
//! | [`UnaryOperation`], [`UnaryKernel`] | zeros, copies and functions of elements, in any order of dimensions |
//! | [`Dimension`], [`DimensionKind`], [`Execution`] | a dimension of all tensors of an operation |
//! | [`TensorTask`], [`UnaryTask`] | a part of an operation, for the caller's threads |
//! | [`einsum`] | sums of products of any number of tensors, by formulas |
//! | [`teir`] | schedules as text |
//! | [`reduction`] | sums, means, maxima, softmax and normalisations over any dimensions |
//! | [`naive()`], [`naive_with`], [`naive_unary`] | the references: they define what the operations compute |
//! | [`TensorError`] | why a call failed |
//!
//! An operation compiles to one machine function: its sequential loops with the code of its blocks inside. Parallel loops
//! are Rust code, which calls that function once per iteration.
#![forbid(unsafe_code)]

mod block;
mod dimension;
pub mod einsum;
mod error;
mod execute;
mod interpret;
mod layout;
mod naive;
mod nest;
mod operation;
mod primitive;
pub mod reduction;
mod schedule;
pub mod teir;
mod threads;
mod unary;

pub use dimension::{Dimension, DimensionKind, Execution, MAX_DIMENSIONS, MAX_PARALLEL};
pub use error::TensorError;
pub use execute::{TensorKernel, TensorTask};
pub use interpret::{BlockCall, InterpretError};
pub use naive::{naive, naive_unary, naive_with};
pub use operation::{First, Main, TensorOperation};
pub use schedule::Schedule;
pub use unary::{UnaryKernel, UnaryMain, UnaryOperation, UnaryTask};
