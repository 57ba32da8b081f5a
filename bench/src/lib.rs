//! Measurements of kernelsmith and of peers, in the same run.
//!
//! For: `cargo xtask bench compile [--features cranelift] [--peers all]`, which prints tables of compile times;
//! `bench code`, run times compared with LLVM; `bench encode [--features iced]`, encoding and decoding of instructions;
//! `bench mca`, predicted cycles on other cores; `bench sim`, simulated instructions per second; `bench manager`,
//! publication and lookups; `bench rows`, projections compared with C; `bench examples`, the cookbook's kernels compared with plain Rust; `bench kernels`, the kernel library compared
//! with other libraries; `bench tensor`, the same for contractions of tensors; `bench model`, predictions of the products' planner next to measurements; `bench query`, pipelines compared with C; `bench llvm`, modules of LLVM IR; `bench specialise`, specialised functions of C and Rust;
//! `bench tablegen`, compared with `llvm-tblgen-19`.
//! Not for: users, and tests of correctness (see kernelsmith-filetests, which compiles the same [`kernels`]).
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
pub mod examples;
#[cfg(feature = "iced")]
pub mod iced;
pub mod kernels;
pub mod library;
pub mod llvm;
pub mod manager;
pub mod mca;
pub mod model;
pub mod ours;
pub mod pairs;
pub mod peer;
pub mod query;
pub mod rows;
pub mod sim;
pub mod specialise;
pub mod tablegen;
pub mod tensor;
pub mod timing;
