//! Golden and differential tests over kernelsmith, their runner and their oracle, the interpreter.
//!
//! For: everything that needs the whole way from a text or a random function to machine code that runs. [`golden`] runs
//! the files of `tests/filetests`, [`differential`] compares machine code with the interpreter on random functions, on
//! every operation with edge values, and under faults planted on purpose.
//! Not for: users. This crate is not published, and nothing depends on it but the project's automation.
//!
//! ```
//! use kernelsmith_filetests::golden::diff::unified;
//! let text = unified("k.ir", 7, &["%1 = add.i64 %0, %0"], &["%1 = const.i64 3", "%2 = shl.i64 %0, %1"]);
//! assert!(text.starts_with("k.ir:7"));
//! assert!(text.contains("\n-%1 = add.i64 %0, %0\n+%1 = const.i64 3\n"));
//! ```
#![forbid(unsafe_code)]

pub mod differential;
pub mod golden;
pub mod host;
pub mod native;
pub mod simulated;
pub mod windows;
