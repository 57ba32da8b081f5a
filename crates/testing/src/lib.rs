//! Shared parts of tests: random numbers, and random programs of the kernel language.
//!
//! For: tests, and `cargo xtask soak safe`. Without the feature `programs` the crate contains only [`rng`] and builds
//! quickly. The other modules generate programs with the public safe functions of the facade, run them with the
//! interpreter and as machine code on all available machines, on slices of exactly the required size between
//! inaccessible pages, and compare.
//! Not for: users. Not here: random functions of the intermediate representation (`kernelsmith-ir`, feature `fuzzing`),
//! whose machine code `kernelsmith-filetests` tests.
//!
//! | module | contents |
//! |---|---|
//! | [`rng`] | random numbers |
//! | [`program`] | programs as trees, generated from seeds, reducible |
//! | `record` | records the kernel of a tree |
//! | `signature`, `args` | kernels of all signatures behind one type; guarded memory |
//! | [`judge`] | runs one program on every engine and compares |
//! | [`engine`] | the engines: levels of this host, other machines under an emulator, a simulator |
//! | [`planted`] | planted faults, to check that tests detect them |
//! | [`worker`], [`supervisor`], [`soak`] | many programs, in processes that may crash |
#![forbid(unsafe_code)]

pub mod rng;

#[cfg(feature = "programs")]
mod args;
#[cfg(feature = "programs")]
pub mod engine;
#[cfg(feature = "programs")]
pub mod judge;
#[cfg(feature = "programs")]
pub mod planted;
#[cfg(feature = "programs")]
pub mod program;
#[cfg(feature = "programs")]
mod record;
#[cfg(feature = "programs")]
mod signature;
#[cfg(feature = "programs")]
pub mod soak;
#[cfg(feature = "programs")]
pub mod supervisor;
#[cfg(feature = "programs")]
mod types;
#[cfg(feature = "programs")]
pub mod worker;

pub use rng::Rng;
