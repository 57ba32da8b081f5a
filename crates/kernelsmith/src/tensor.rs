//! Contractions and permutations of tensors, which a [`Jit`](crate::Jit) compiles.
//!
//! In: specs of kernelsmith-tensor. Out: kernels, compiled like those of [`kernels`](crate::kernels).
//! Not here: any operation.

pub use kernelsmith_tensor::*;

/// The examples of `docs/tensor.md`, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/tensor.md")]
struct Page;

/// The examples of `docs/teir.md`, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/teir.md")]
struct TeirPage;
