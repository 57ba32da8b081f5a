//! A functional simulator and a linker for NaplesPU, and the formats of its images.
//!
//! Use it to run kernels that kernelsmith compiles for NaplesPU, or any other program for it, without the hardware.
//! Every instruction behaves as the architecture defines, on any number of cores and hardware threads. An error in a
//! program is reported with address, disassembly and thread. The simulator does not model time; its only number of
//! cycles is an estimate.
//!
//! | item | contents |
//! |---|---|
//! | [`Machine`], [`Config`] | cores, threads, memory; runs a program or calls a function |
//! | [`Caches`] | whether the host and other cores see a store at once |
//! | [`Behaviour`] | the documented machine, or the published hardware with its defects |
//! | [`Interleaving`] | scheduling of threads: round robin, or random from a seed |
//! | [`Image`] | a program in memory, from an ELF file or from hexadecimal |
//! | `link`, `Layout` | links objects to an executable with start-up code; requires the feature `files`, which is on by
//! default |
//! | [`Runtime`] | functions that kernels call: thread numbers, barriers, control registers |
//! | [`Observer`], [`Step`] | breakpoints and traces |
//! | [`SimError`], [`Fault`] | errors |
//!
//! A function that adds two numbers, called in one thread:
//!
//! ```
//! use kernelsmith_machine::asm::Assembler;
//! use kernelsmith_npusim::{Argument, Config, Machine};
//!
//! let code = Assembler::new(kernelsmith_targets::naplespu()).assemble("add_i32 s0, s0, s1\njret").unwrap();
//! let mut machine = Machine::new(Config::default())?;
//! machine.write_memory(0x400, code.code())?;
//! machine.call(0x400, &[Argument::Word(40), Argument::Word(2)], 1000)?;
//! assert_eq!(machine.thread(0, 0).unwrap().scalars[0], 42);
//! # Ok::<(), kernelsmith_npusim::SimError>(())
//! ```
#![forbid(unsafe_code)]

mod arithmetic;
mod caches;
mod call;
mod devices;
#[cfg(feature = "files")]
mod elf;
mod error;
mod execute;
mod hardware;
mod image;
#[cfg(feature = "files")]
mod link;
mod machine;
mod memory;
mod runtime;
mod scratchpad;
mod semantics;
mod system;
mod thread;
mod timing;
mod trace;
mod vector;

pub use caches::Caches;
pub use call::Argument;
pub use devices::{CONSOLE_DATA, CONSOLE_STATUS, DEVICES, FINISHED};
pub use error::{Defect, Fault, FileError, SimError, SimErrorKind, ThreadId};
pub use hardware::{Behaviour, is_load, loses_result};
pub use image::{DEFAULT_ENTRY, ELF_MACHINE, Image, MAX_IMAGE_BYTES};
#[cfg(feature = "files")]
pub use link::{Executable, Layout, Object, STARTUP, SectionStart, link, undefined_symbols};
pub use machine::{Config, Interleaving, Machine, Stop, TRAP_VECTOR, Traps};
pub use memory::{MAX_BYTES, Region};
pub use runtime::Runtime;
pub use scratchpad::SCRATCHPAD_BYTES;
pub use system::control;
pub use thread::{LANES, Lanes, MASK, Thread, status};
pub use trace::{Observer, Step};
