//! The text form of functions.
//!
//! In: functions, or a text. Out: a text, or functions with the position of every operation, and diagnostics.
//! Invariant: parsing the printed text gives an equal function, for every function that the verifier accepts.
//! Not here: the meaning of a function (see [`mod@crate::verify`] and [`crate::interp`]).
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
//! The first line names the format version. A comment runs from `;` to the end of its line. Line ends are otherwise
//! insignificant, but after an error the parser resumes at the next line.
//! The header lists parameters (failed checks write their report to `trap %2: ptr`) and result types.
//! `declare @name(i64, f32) -> i64` declares a symbol, and `reg %7: f32` a register that nothing writes.
//! A symbol may also be a signature for indirect calls (`signature @name(i64, ...) -> i64, i64`) or data (`declare data
//! @name`). A parameter may be `ptr sret`, `ptr nest` or `ptr byval 24 align 8`; a final `...` means that more arguments may follow;
//! `setjmp` before the brace of a function, that something it calls may return twice; `general` behind it, that only operations on
//! floats and vectors may use registers for these.
//! Functions that belong to another one follow it (`func called @g(%0: f32) -> f32 {`), and it declares those that it calls
//! (`declare called @g(f32) -> f32`).
//! A text of a module (see [`parse_module`]) has linkage before names (`func local @f() {`), data, `alias @name = @table + 8` for
//! other names of functions and places in data, and `weak @name` for external symbols that may be absent:
//! ```text
//! data local constant @table: 32 align 8 {
//!     0: "00ff17"
//!     8: address 8 @f + 4
//!     16: address 4 @g from @table
//! }
//! ```
//! An operation is `%dst = keyword.type operands`. Conversions name both types (`cast.f32.i32`: to, from). Operations
//! whose result type follows from a source type name that one (`reduce.add.f32x8`, `extract.f32x8 %1, 3`,
//! `lanes.f32xn32`).
//! Optional attributes follow the operands: `align 16`, `space 1`, `alias 2`, flags, `mask %7`, `pass %8` (or `zero`,
//! `undef`), and `at "file.rs":12`, the source line.

mod data;
mod declare;
mod lexer;
mod parse;
mod print;
mod statement;

pub use parse::{
    ParseError, Parsed, ParsedData, ParsedFunction, parse, parse_function, parse_limited, parse_module, parse_source,
};
pub use print::{FORMAT_VERSION, print};

pub(crate) use print::{head, print_constant};
