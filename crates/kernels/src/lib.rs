//! Primitives of tensor and image programs, specialised to their shapes at run time.
//!
//! For: whoever has the same small computation to do many times, on shapes known only when the program runs: products of
//! matrices, convolutions, pooling, stencils, elementwise chains. A [`Primitive`] is a spec, checked when a kernel is
//! wanted; its kernel has sizes, strides and types as constants, and is safe to call on slices.
//! Not for: anything whose shape changes with every call, and generating code by hand (see kernelsmith-dsl).
//!
//! | module | what |
//! |---|---|
//! | [`Primitive`], [`PrimitiveExt`] | a spec; its kernel, made now or kept by a manager |
//! | [`Machine`] | what plans know of a machine |
//! | [`chain`] | functions of slices, any number of steps in one pass |
//! | [`Convolution`] | convolutions over all channels or groups of them, with bias, addition and activation |
//! | [`QuantizedConvolution`] | the same on bytes |
//! | [`Depthwise`] | convolutions of each channel by itself, with bias and activation |
//! | [`elementwise`] | matrices element by element, also transposed: fill, copy, activate, combine |
//! | [`gemm`] | products of matrices, batches of them, with what comes after fused in |
//! | [`map`] | functions of one and two numbers: activations, arithmetic |
//! | [`Pool`] | maxima and averages of windows that move over images |
//! | [`Resize`] | images of another size: nearest elements, bilinear interpolation |
//! | [`stencil`] | weighted sums of neighbours in images: blurs, slopes, any weights |
//! | `views` | calls on views of the crate `ndarray`, and specs made from them (feature `ndarray`) |
//! | [`Window`], [`Layout`] | windows along an axis, and how channels lie in memory |
//! | [`SpecError`], [`KernelError`] | what is wrong with a spec, why there is no kernel |
//!
//! Every primitive has four parts: its spec (what is computed), its plan (how: blocking, registers, found by a model of the
//! machine and told by [`Primitive::explain`]), its generator (the kernel, written in the language), and `naive` (loops and
//! no cleverness, which say what is right).
#![forbid(unsafe_code)]

pub mod chain;
pub mod convolution;
pub mod depthwise;
pub mod elementwise;
pub mod gemm;
pub mod map;
pub mod pool;
pub mod resize;
pub mod stencil;
#[cfg(feature = "ndarray")]
pub mod views;

mod error;
mod integers;
mod machine;
mod primitive;
mod scratch;
mod spatial;

pub use convolution::{
    Convolution, ConvolutionKernel, QuantizedConvolution, QuantizedConvolutionKernel, QuantizedResult,
};
pub use depthwise::{Depthwise, DepthwiseElement, DepthwiseKernel};
pub use error::{KernelError, SpecError};
pub use machine::Machine;
pub use pool::{Pool, PoolElement, PoolKernel, PoolKind};
pub use primitive::{Generated, KernelCompiler, Primitive, PrimitiveExt, Published, Recorded, Recording};
pub use resize::{Coordinates, Resize, ResizeElement, ResizeKernel, Rounding};
pub use spatial::{Layout, Window};
