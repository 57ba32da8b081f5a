//! Machine code against the interpreter.
//!
//! In: seeds. Out: disagreements, each with its seed and a small function, and how much was covered.
//! Invariant: what is compared is everything a caller can see: results, memory, failed checks, the calls that were made
//! in their order, and bytes beside the buffers. Everything is deterministic: a seed says which program, which input and
//! which variants.
//!
//! | module | what |
//! |---|---|
//! | [`case`] | a random program, run both ways and compared |
//! | [`few_registers`] | the smallest register file for [`Variant::FewRegisters`](crate::native::Variant) |
//! | [`worker`], [`supervisor`] | many programs, in a process of their own, so that a crash or a hang is a finding |
//! | [`edges`] | every operation on every type with edge values |
//! | [`matrix`] | tables of operations by types |
//! | [`planted`] | compiler faults planted on purpose |
//! | [`turns`] | loops that count |
//! | [`soak`] | the long run |

pub mod case;
pub mod edges;
pub mod few_registers;
pub mod matrix;
pub mod planted;
pub mod soak;
pub mod supervisor;
pub mod turns;
pub mod worker;
