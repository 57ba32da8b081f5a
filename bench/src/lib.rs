//! Measurements of kernelsmith, and of peers in the same run.
//!
//! For: `cargo xtask bench compile [--features cranelift] [--peers all]`, which prints tables of compile times;
//! `bench code`, one of run times next to LLVM's; `bench gemm`, one of shares of peak; `bench encode [--features iced]`, one of instructions to bytes and
//! back; `bench tablegen`, which compares with `llvm-tblgen-19`.
//! Not for: users, and not for tests of correctness (see kernelsmith-filetests, which compiles the same [`kernels`]).
//!
//! ```
//! let kernel = kernelsmith_bench::kernels::depthwise(75);
//! assert!(kernel.ops.len() > 1_997);
//! ```
#![forbid(unsafe_code)]

pub mod code;
pub mod compile;
#[cfg(feature = "cranelift")]
pub mod cranelift;
pub mod encode;
pub mod gemm;
#[cfg(feature = "iced")]
pub mod iced;
pub mod kernels;
pub mod ours;
pub mod peer;
pub mod tablegen;
pub mod timing;
