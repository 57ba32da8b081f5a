//! Tests of the facade, a module for each subject.
//!
//! Not here: what emulated machines compile themselves (see `tests/native`).

mod attacks;
mod bitmaps;
mod called;
mod children;
// Only optional features need all of it.
#[cfg_attr(not(any(feature = "query", feature = "cache")), allow(dead_code))]
#[path = "../native/compilers.rs"]
mod compilers;
mod cookbook;
mod documents;
mod dynamic;
#[cfg(feature = "tensor")]
mod einsum;
#[cfg(feature = "tensor")]
mod einsum_random;
#[cfg(all(feature = "tensor", feature = "ndarray"))]
mod einsum_views;
mod elementwise;
mod elsewhere;
mod global_manager;
mod guarded;
#[cfg(feature = "llvm")]
mod helpers;
mod interrupts;
mod kernels_convolution;
mod kernels_depthwise;
mod kernels_extreme;
mod kernels_gemm;
mod kernels_limits;
mod kernels_machines;
mod kernels_normalise;
mod kernels_pool;
mod kernels_quantized;
mod kernels_resize;
mod kernels_sample;
mod kernels_soak;
mod kernels_threads;
#[cfg(feature = "ndarray")]
mod kernels_views;
mod math;
mod modules;
mod naplespu;
mod naplespu_boards;
mod naplespu_hardware;
mod parallel;
mod published;
#[cfg(feature = "query")]
mod query;
#[cfg(feature = "query")]
mod query_dates;
#[cfg(feature = "query")]
mod query_nans;
mod random;
mod records;
mod rows_extreme;
#[cfg(all(feature = "query", feature = "cache"))]
mod saved;
#[cfg(feature = "llvm")]
mod specialise;
#[cfg(feature = "llvm")]
mod specialise_agreement;
#[cfg(feature = "object")]
mod static_library;
#[cfg(feature = "tensor")]
mod teir;
#[cfg(feature = "tensor")]
mod tensor;
#[cfg(feature = "tensor")]
mod tensor_extremes;
#[cfg(feature = "tensor")]
mod tensor_normalised;
#[cfg(feature = "tensor")]
mod tensor_soak;
mod threads;
mod widths;
