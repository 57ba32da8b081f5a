//! The TableGen language: lexer, preprocessor, parser, evaluator, records and printers.
//!
//! What it is for: turning a description written in TableGen into [`Records`] that a program can read, with errors
//! that show where and why, and into the dumps that `llvm-tblgen` prints. Start with [`Session`].
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
#[doc(hidden)]
pub mod fuzzing;
mod include;
mod json;
mod lexer;
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
