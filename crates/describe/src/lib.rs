//! Translation of TableGen records to target tables.
//!
//! [`describe`] translates the records of a machine's description to a [`TargetDesc`], the tables that
//! `kernelsmith-machine` interprets. [`load`] does this for a file at run time, to add your own machine. [`generate`]
//! writes the tables as Rust; the machines in kernelsmith are compiled in like this. Descriptions are validated, and
//! every message has a source position.
//!
//! Not here: the TableGen language (`kernelsmith-tablegen`) and the interpretation of the tables.
//!
//! A description consists of a target, registers, operands and instructions, in terms of `td/include/Target.td`:
//!
//! ```
//! use kernelsmith_describe::describe;
//! use kernelsmith_machine::asm::Assembler;
//! use kernelsmith_tablegen::Session;
//!
//! # let include = concat!(env!("CARGO_MANIFEST_DIR"), "/../targets/td/include");
//! let records = Session::new()
//!     .include_dir(include)
//!     .parse_text(
//!         "tiny.td",
//!         r##"
//!         include "Target.td"
//!         foreach n = 0-3 in def R#n : Register<"r"#n> { let HWEncoding = n; }
//!         def R : RegisterClass<"Tiny", [i8, iPTR], 8, (sequence "R%u", 0, 3)>;
//!         def ADD : Instruction {
//!           let OutOperandList = (outs R:$rd);
//!           let InOperandList = (ins R:$rs);
//!           let AsmString = "add\t$rd, $rs";
//!           bits<2> rd;
//!           bits<2> rs;
//!           field bits<8> Inst;
//!           let Inst{7-4} = 0b1010;
//!           let Inst{3-2} = rd;
//!           let Inst{1-0} = rs;
//!         }
//!         def Tiny : Target<"tiny"> { let PointerBits = 8; }
//!         "##,
//!     )
//!     .into_result()?;
//! let desc = describe(&records).map_err(|errors| format!("{errors:?}"))?;
//!
//! let program = Assembler::new(&desc).assemble("add r3, r1").unwrap();
//! assert_eq!(program.code(), [0b1010_1101]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! [`TargetDesc`]: kernelsmith_machine::TargetDesc

mod asm;
mod budget;
mod context;
mod conventions;
mod encoding;
#[doc(hidden)]
pub mod fuzzing;
mod hooks;
mod instructions;
mod llvm;
mod load;
mod macros;
mod operands;
mod patterns;
mod record_map;
mod registers;
mod sets;
mod short_forms;
mod target;
mod translate;
mod write;

pub use llvm::LeftOut;
pub use load::{LoadError, Loaded, load, load_partly, load_tables};
pub use translate::describe;
pub use write::{GeneratedFile, generate};
