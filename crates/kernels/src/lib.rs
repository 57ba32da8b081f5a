//! Primitives of tensor and image programs, specialised to their shapes at run time.
//!
//! For: programs that repeat the same small computation, on shapes known only at run time: matrix products,
//! convolutions, pooling, stencils, elementwise chains. A [`Primitive`] is a spec, which is checked when a kernel is
//! requested. Its kernel has sizes, strides and types as constants, and is safe to call on slices.
//! Not for: shapes that change with every call, and handwritten code generation (see kernelsmith-dsl).
//!
//! | module | content |
//! |---|---|
//! | [`Primitive`], [`PrimitiveExt`] | a spec; its kernel, compiled now or cached by a manager |
//! | [`Divisible`], [`Threaded`] | a spec whose rows or columns several threads compute |
//! | [`Machine`] | the machine model of the planners |
//! | [`chain`] | functions of slices: any number of steps in one pass |
//! | [`Convolution`] | dense and grouped convolutions, with bias, addition and activation |
//! | [`QuantizedConvolution`] | the same on bytes |
//! | [`Depthwise`] | depthwise convolutions, with bias and activation |
//! | [`elementwise`] | elementwise operations on matrices, also transposed: fill, copy, activate, combine |
//! | [`gemm`] | matrix products and batches of them, with a fused epilogue |
//! | [`map`] | scalar functions of one and two arguments: activations, arithmetic |
//! | [`normalise`] | softmax, layer and root-mean-square normalisation of rows |
//! | [`Pool`] | maximum and average pooling |
//! | [`Resize`] | image resizing: nearest neighbour, bilinear |
//! | [`stencil`] | weighted sums of neighbours in images: blurs, gradients, any weights |
//! | `views` | calls on views of the crate `ndarray`, and specs derived from them (feature `ndarray`) |
//! | [`Window`], [`Layout`] | sliding windows along an axis; memory layouts of channels (NHWC, NCHW) |
//! | [`SpecError`], [`KernelError`] | invalid specs; failed compilations |
//!
//! Every primitive has four parts: its spec (what to compute), its plan (how: blocking, registers; a machine model
//! chooses it and [`Primitive::explain`] prints it), its generator (records the kernel in the DSL), and `naive` (plain
//! loops as the reference).
#![forbid(unsafe_code)]

pub mod chain;
pub mod convolution;
pub mod depthwise;
pub mod elementwise;
pub mod gemm;
pub mod map;
pub mod normalise;
pub mod pool;
pub mod resize;
pub mod stencil;
#[cfg(feature = "ndarray")]
pub mod views;

mod divide;
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
pub use divide::{Divisible, Threaded, ThreadedKernel};
pub use error::{KernelError, SpecError};
pub use machine::Machine;
pub use pool::{Pool, PoolElement, PoolKernel, PoolKind};
pub use primitive::{Generated, KernelCompiler, Primitive, PrimitiveExt, Published, Recorded, Recording};
pub use resize::{Coordinates, Resize, ResizeElement, ResizeKernel, Rounding};
pub use spatial::{Layout, Window};
