//! Tests that compile and run code on this machine: a few kernels of each kind, projections of rows, typed assemblers,
//! debuggers.
//!
//! A separate program, because it is compiled for emulated machines, too, and run there; the others are only compiled for
//! the host.

mod assembler;
mod compilers;
mod native;
mod rows;
mod tools;
