//! Tests of the facade: one test binary, a module for each subject.

mod assembler;
mod attacks;
mod bitmaps;
mod children;
mod cookbook;
mod documents;
mod dynamic;
#[cfg(feature = "tensor")]
mod einsum;
#[cfg(all(feature = "tensor", feature = "ndarray"))]
mod einsum_views;
mod elementwise;
mod global_manager;
mod guarded;
mod interrupts;
mod kernels_convolution;
mod kernels_depthwise;
mod kernels_extreme;
mod kernels_gemm;
mod kernels_limits;
mod kernels_machines;
mod kernels_pool;
mod kernels_quantized;
mod kernels_resize;
mod kernels_sample;
mod kernels_soak;
#[cfg(feature = "ndarray")]
mod kernels_views;
mod math;
mod modules;
mod naplespu;
mod naplespu_hardware;
mod native;
#[cfg(feature = "query")]
mod query;
mod random;
mod records;
mod rows;
mod rows_extreme;
#[cfg(feature = "object")]
mod static_library;
#[cfg(feature = "tensor")]
mod teir;
#[cfg(feature = "tensor")]
mod tensor;
mod threads;
mod tools;
