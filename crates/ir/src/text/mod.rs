//! The text form of functions.
//!
//! In: functions, or a text. Out: a text, or functions with the place of every operation, and diagnostics.
//! Invariant: parsing what is printed gives an equal function, for every function that the verifier accepts.
//! Not here: what a function means (see [`mod@crate::verify`] and [`crate::interp`]).
//!
//! ```text
//! kernelsmith-ir 1
//!
//! func @sum(%0: ptr, %1: index) -> f32 {
//!     %2 = const.f32 0.0
//!     %3 = const.index 0
//!     while {
//!         %4 = cmp.lt.index %3, %1
//!     } do %4 likely {
//!         %5 = load.f32 [%0 + %3*4] align 4
//!         %2 = add.f32 %2, %5
//!         %6 = const.index 1
//!         %3 = add.index %3, %6
//!     }
//!     return %2
//! }
//! ```
//!
//! The first line names the version of the form. A comment runs from `;` to the end of its line. Line ends mean nothing
//! else, but the parser finds its way again at the next one after an error.
//! The head lists parameters (`trap %2: ptr` is where failed checks report) and result types.
//! `declare @name(i64, f32) -> i64` makes a symbol known, and `reg %7: f32` a register that nothing writes.
//! An operation is `%dst = keyword.type operands`; conversions name both types (`cast.f32.i32`: to, from); operations
//! whose result follows from a source name that one (`reduce.add.f32x8`, `extract.f32x8 %1, 3`, `lanes.f32xn32`).
//! After the operands follow, each optional: `align 16`, `space 1`, `alias 2`, flags, `mask %7`, `pass %8` (or `zero`,
//! `undef`), and `at "file.rs":12`, the line that made it.

mod lexer;
mod parse;
mod print;
mod statement;

pub use parse::{ParseError, Parsed, ParsedFunction, parse, parse_function, parse_limited, parse_source};
pub use print::{FORMAT_VERSION, print};

pub(crate) use print::head;
