//! Differential tests: machine code against the interpreter.
//!
//! In: seeds. Out: disagreements, each with its seed and a small function, and a coverage summary.
//! Invariant: the tests compare everything that a caller can observe: results, memory, failed checks, the sequence of
//! calls, and the bytes around the buffers. They are deterministic: a seed determines the program, the input and the
//! variants.
//!
//! | module | contents |
//! |---|---|
//! | [`case`] | runs one random program both ways and compares |
//! | [`few_registers`] | the smallest register file for [`Variant::FewRegisters`](crate::native::Variant) |
//! | [`worker`], [`supervisor`] | many programs in a separate process, so that a crash or a hang becomes a finding |
//! | [`edges`] | every operation on every type with edge values |
//! | [`matrix`] | tables of operations by types |
//! | [`counted_loops`] | counted loops |
//! | [`soak`] | the soak run |

pub mod case;
pub mod counted_loops;
pub mod edges;
pub mod few_registers;
pub mod matrix;
pub mod soak;
pub mod supervisor;
pub mod worker;
