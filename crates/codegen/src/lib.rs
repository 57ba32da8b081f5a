//! From IR to machine code: passes, selection by a description's patterns, registers, frames, bytes.
//!
//! For whoever has an IR function and wants position-independent machine code for a described target. Not for: memory
//! that can be executed, files, or asking the host what it can do; options come in as values, and the same input gives
//! the same bytes on every thread.
//!
//! ```
//! use kernelsmith_codegen::{Compiler, Options};
//! use kernelsmith_codegen::isa;
//!
//! let text = "kernelsmith-ir 1\nfunc @sum(%0: i64, %1: i64) -> i64 {\n    %2 = add.i64 %0, %1\n    return %2\n}\n";
//! let func = kernelsmith_ir::text::parse_function(text).unwrap();
//! let target = isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v3"], "sysv").unwrap();
//! let code = Compiler::new().compile(&func, &target, &Options::default()).unwrap();
//! assert!(code.code_len < 16);
//! ```
//!
//! | part | what it does |
//! |---|---|
//! | [`pipeline`] | the passes in order |
//! | [`passes`] | IR to IR, one file a pass; [`passes::legalise`] leaves what the target can do |
//! | [`nodes`] | what an operation is called in patterns, and on which type |
//! | [`select`] | IR to machine instructions, by patterns |
//! | [`mach`] | machine instructions before they have registers |
//! | [`frame`], [`layout`], `combine`, [`emit`] | spill slots, prologue and epilogue; the order of the code; instructions that do the work of several; bytes |
//! | [`polls`] | loops that can be ended from outside |
//! | [`unwind`] | how the frame looks at each instruction |
//! | [`abi`] | where arguments and results are |
//! | [`target`] | a description made ready for all this |
//! | [`coverage`] | which operations a target has |
//! | [`isa`] | what no table says about an architecture |
#![forbid(unsafe_code)]

pub mod abi;
mod combine;
pub mod compile;
pub mod compiled;
pub mod coverage;
pub mod emit;
pub mod error;
pub mod fault;
pub mod frame;
pub mod isa;
pub mod layout;
pub mod mach;
pub mod nodes;
mod operands;
mod ops;
pub mod passes;
pub mod pipeline;
pub mod polls;
mod register_files;
pub mod select;
pub mod target;
pub mod unwind;

pub use compile::{Compiler, Options, Progress, Verify};
pub use compiled::{Compiled, Stats};
pub use error::{CompileError, CompileErrorKind};
pub use target::{Target, TargetOptions};

/// The code that a failed bounds check leaves in the trap record.
pub const TRAP_OUT_OF_BOUNDS: u32 = 1;
