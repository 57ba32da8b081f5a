//! The TableGen language: lexer, preprocessor, parser, evaluator, records and printers.
//!
//! Evaluates a description written in TableGen to [`Records`] that a program can read, with errors that show their
//! position and cause, and prints the same dumps as `llvm-tblgen`. Start with [`Session`].
//!
//! Users are programs that read `.td` files, at build time or at run time, without an LLVM installation. Dumps are
//! byte-identical to those of `llvm-tblgen` 19 (or 22). So are messages, up to the point where `llvm-tblgen` stops.
//!
//! | to | see |
//! |---|---|
//! | evaluate files or texts, with includes and macros | [`Session`], [`IncludePath`], [`Includes`] |
//! | read records and typed fields, each with its source position | [`Records`], [`RecordRef`], [`ValueRef`] |
//! | show errors | [`Evaluation::render`], [`Failure`] |
//! | expand set expressions such as `(add R0, (sequence "R%u", 1, 7))` | [`sets`] |
//! | run the `llvm-tblgen` command | [`command`] |
//! | limit the resources that an input may use | [`Limits`] |
//!
//! This crate knows no machine and gives no field a meaning; its users do.
//!
//! ```
//! use kernelsmith_tablegen::{BitRef, Session};
//!
//! let records = Session::in_memory()
//!     .parse_text(
//!         "demo.td",
//!         "class Inst<bits<3> op> { field bits<8> Inst; bits<4> rd; let Inst{7-5} = op; let Inst{4-1} = rd; }
//!          def ADD : Inst<0b101>;",
//!     )
//!     .into_result()?;
//!
//! let inst = records.get("ADD").unwrap().bits("Inst")?;
//! assert_eq!(inst.get(7), BitRef::One);
//! assert_eq!(inst.get(2), BitRef::Field { name: "rd", index: 1 });
//! assert_eq!(inst.get(0), BitRef::Unset);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod api;
mod bang;
pub mod command;
mod eval;
mod field_index;
#[doc(hidden)]
pub mod fuzzing;
mod include;
mod json;
mod lexer;
mod memory;
mod parallel;
mod parse;
mod preprocess;
mod print;
mod print_detailed;
mod record_id;
mod records;
mod regex;
pub mod sets;
mod symbols;
mod token;
mod types;
mod values;
mod view;

pub use api::{Evaluation, Failure, Records, Session};
pub use eval::{Compat, Limits};
pub use include::{IncludePath, IncludedFile, Includes};
pub use view::{BitRef, BitsRef, ComplexRef, DagRef, FieldError, FieldRef, ListRef, RecordRef, ValueRef};
