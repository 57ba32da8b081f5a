//! Measurements of kernelsmith, and of peers in the same run.
//!
//! For: `cargo xtask bench compile [--features cranelift]`, which prints a table of compile times, and
//! `cargo xtask bench encode [--features iced]`, one of instructions to bytes and back.
//! Not for: users, and not for tests of correctness (see kernelsmith-filetests, which compiles the same [`kernels`]).
//!
//! ```
//! let kernel = kernelsmith_bench::kernels::depthwise(75);
//! assert!(kernel.ops.len() > 1_997);
//! ```
#![forbid(unsafe_code)]

pub mod compile;
#[cfg(feature = "cranelift")]
pub mod cranelift;
pub mod encode;
#[cfg(feature = "iced")]
pub mod iced;
pub mod kernels;
pub mod ours;
pub mod timing;
