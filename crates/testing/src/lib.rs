//! What tests of several crates share: random numbers, and random programs of the kernel language.
//!
//! For: tests, and `cargo xtask soak safe`. [`rng`] is for everybody; without the feature `programs` it is all there is, and
//! costs nothing to build. The rest makes programs of the language by the public safe functions of the facade alone, runs
//! them by the interpreter and as machine code on every machine there is, on slices of exactly the promised size between
//! pages that nobody may touch, and compares.
//! Not for: users. Not here: random functions of the intermediate representation (`kernelsmith-ir`, feature `fuzzing`),
//! whose machine code `kernelsmith-filetests` tests.
//!
//! | module | what |
//! |---|---|
//! | [`rng`] | random numbers |
//! | [`program`] | programs as trees, made of seeds, cut to smaller ones |
//! | `record` | from a tree to a recorded kernel |
//! | `signature`, `args` | kernels of every signature behind one type; guarded memory |
//! | [`judge`] | one program on every engine, compared |
//! | [`engine`] | the engines: levels of this host, other machines under an emulator, a simulator |
//! | [`planted`] | faults, to see that they are found |
//! | [`worker`], [`supervisor`], [`soak`] | many programs, in processes that may die |
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
