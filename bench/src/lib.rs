//! Measurements of kernelsmith, and of peers in the same run.
//!
//! For: `cargo xtask bench compile [--features cranelift] [--peers all]`, which prints tables of compile times;
//! `bench code`, one of run times next to LLVM's; `bench encode [--features iced]`,
//! one of instructions to bytes and back; `bench mca`, one of cycles on cores that are not here; `bench sim`, one of
//! simulated instructions a second; `bench manager`, one of publishing and lookups; `bench rows`, one of projections next
//! to C; `bench kernels`, tables of the kernel library next to other libraries; `bench tablegen`, which compares with
//! `llvm-tblgen-19`.
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
#[cfg(feature = "iced")]
pub mod iced;
pub mod kernels;
pub mod library;
pub mod manager;
pub mod mca;
pub mod ours;
pub mod peer;
pub mod rows;
pub mod sim;
pub mod tablegen;
pub mod timing;
