//! Compiles IR to machine code: passes, instruction selection by the description's patterns, register allocation, frames,
//! bytes.
//!
//! Use this crate to compile an IR function to position-independent machine code for a described target. It does not
//! allocate executable memory, read files or query the host's features: options are values, and the same input gives the
//! same bytes on every thread.
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
//! | [`passes`] | IR to IR, one file per pass; after [`passes::legalise`] the target supports every operation |
//! | `nodes` | the pattern node and the type of an operation |
//! | `select` | IR to machine instructions, by patterns |
//! | [`mach`] | machine instructions before register allocation |
//! | `frame`, `layout`, `combine`, `emit` | spill slots, prologue and epilogue; block order; merging of instructions; bytes |
//! | [`module`] | modules, as sections of an object file, with unwind tables |
//! | [`polls`] | cancellation polls in loops |
//! | [`unwind`] | the frame layout at each instruction, for unwinders |
//! | `abi` | locations of arguments and results |
//! | [`target`] | a description prepared for compilation |
//! | [`isa`] | the hand-written part of each target |
#![cfg_attr(
    not(feature = "all"),
    allow(dead_code, unused_imports, unused_macros, reason = "what only some machines use")
)]
#![forbid(unsafe_code)]

mod abi;
mod combine;
mod compile;
mod compiled;
#[cfg(test)]
mod coverage;
mod emit;
pub mod error;
mod frame;
mod group;
pub mod isa;
mod landing;
mod layout;
pub mod mach;
pub mod module;
mod nodes;
mod object;
mod op_table;
mod open_relocations;
mod operands;
mod ops;
pub mod passes;
pub mod pipeline;
pub mod polls;
mod register_files;
mod select;
pub mod target;
mod thread_code;
pub mod unwind;
mod unwind_tables;
mod zero;

pub use compile::{Compiler, Options, Progress, Verify};
pub use compiled::{Compiled, LinkedField, LinkedTo, Origin, Part, Relocation, RelocationKind, Stats};
pub use error::{CompileError, CompileErrorKind};
pub use pipeline::UserPass;
pub use target::{Target, TargetOptions};

/// The code that a failed bounds check writes to the trap record.
pub const TRAP_OUT_OF_BOUNDS: u32 = 1;
