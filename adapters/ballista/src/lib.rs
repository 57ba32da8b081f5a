//! Executors of Apache DataFusion Ballista that compile their part of each query for their own processor.
//!
//! For: clusters that run SQL by Ballista. Clients, the scheduler and plans stay as they are; each executor decides for
//! itself, so executors with and without kernelsmith, and of different processors, work on one query.
//! `ks-ballista-executor` is such an executor. A program that starts its own needs these lines:
//!
//! ```no_run
#![doc = include_str!("../examples/executor.rs")]
//! ```
//!
//! Invariants: no code and no plan of ours travels; what an executor reports of a plan has the form that the scheduler
//! expects of an executor without kernelsmith.
//! Not here: what is compiled, and when (see `kernelsmith_datafusion`).
#![forbid(unsafe_code)]

mod engine;
mod pool;

pub use engine::{KernelsmithEngine, Report};
pub use kernelsmith_datafusion::{Engine, Options};
