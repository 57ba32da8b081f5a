//! Tests of the crate's interface, with LLVM's own tools as oracles.
//!
//! `tests/filetests/llvm` has modules that compilers wrote (their sources are in `c`), and one with everything that the
//! readers know.

mod copies;
mod corpus;
mod errors;
mod fortran;
mod graphs;
mod hostile;
mod normal;
mod oracle;
mod quads;
mod round_trip;
mod run;
mod specialise;
mod tail_calls;
mod texts;
mod variables;
mod verify;
mod x87;
mod zig;
