//! The TableGen language: lexer, preprocessor, parser, evaluator, records and printers.
//!
//! What it is for: turning a description written in TableGen into [`Records`] that a program can read, with errors
//! that show where and why, and into the dumps that `llvm-tblgen` prints. Start with [`Session`].
//!
//! Who should use it: programs that read `.td` files, at build time or at run time, without LLVM installed. Dumps are
//! byte for byte those of `llvm-tblgen` 19 (or 22), and so are messages as far as that goes before it gives up.
//!
//! | to | see |
//! |---|---|
//! | evaluate files or texts, with includes and macros | [`Session`], [`IncludePath`], [`Includes`] |
//! | read records and typed fields, each with its place | [`Records`], [`RecordRef`], [`ValueRef`] |
//! | show errors | [`Evaluation::render`], [`Failure`] |
//! | expand set expressions such as `(add R0, (sequence "R%u", 1, 7))` | [`sets`] |
//! | run what `llvm-tblgen` would do | [`command`] |
//! | bound what an input may use | [`Limits`] |
//!
//! What it is not for: it knows no machine and gives no field a meaning; that is the reader's business.
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
mod parallel;
mod parse;
mod preprocess;
mod print;
mod print_detailed;
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
