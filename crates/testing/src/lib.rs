//! Random programs of the kernel language.
//!
//! For: tests, and `cargo xtask soak safe`. Generates programs with the public safe functions of the facade, runs them
//! with the interpreter and as machine code on all available machines, on slices of exactly the required size between
//! inaccessible pages, and compares.
//! Not for: users. Not here: random functions of the intermediate representation (`kernelsmith-ir`, feature `fuzzing`),
//! whose machine code `kernelsmith-filetests` tests.
//!
//! | module | contents |
//! |---|---|
//! | [`program`] | programs as trees, generated from seeds, reducible |
//! | `record` | records the kernel of a tree |
//! | `signature`, `args` | kernels of all signatures behind one type; guarded memory |
//! | [`judge`] | runs one program on every engine and compares |
//! | [`engine`] | the engines: levels of this host, other machines under an emulator, a simulator |
//! | [`planted`] | planted faults, to check that tests detect them |
//! | [`tensors`] | tensors as machine code between inaccessible pages: two fuzz targets |
//! | [`worker`], [`supervisor`], [`soak`] | many programs, in processes that may crash |
#![forbid(unsafe_code)]

mod args;
pub mod engine;
pub mod judge;
pub mod planted;
pub mod program;
mod record;
mod signature;
pub mod soak;
pub mod supervisor;
pub mod tensors;
mod types;
pub mod worker;
