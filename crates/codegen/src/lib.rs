//! From IR to machine code.
#![forbid(unsafe_code)]
pub mod abi;
pub mod compile;
pub mod emit;
pub mod error;
pub mod frame;
pub mod isa;
pub mod mach;
pub mod passes;
pub mod pipeline;
pub mod select;
pub mod target;
/// The code that a failed bounds check leaves in the trap record.
pub const TRAP_OUT_OF_BOUNDS: u32 = 1;
