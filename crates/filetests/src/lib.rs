//! The runner of kernelsmith's golden and differential tests. The interpreter is their oracle.
//!
//! For: every test that compiles a text or a random function to machine code and runs it. [`golden`] runs the files of
//! `tests/filetests`. [`differential`] compares machine code with the interpreter on random functions, on every
//! operation with edge values. [`c_calls`] links code with that of a C compiler.
//! Not for: users. This crate is not published. Only the project's automation depends on it.
//!
//! ```
//! use kernelsmith_filetests::golden::diff::unified;
//! let text = unified("k.ir", 7, &["%1 = add.i64 %0, %0"], &["%1 = const.i64 3", "%2 = shl.i64 %0, %1"]);
//! assert!(text.starts_with("k.ir:7"));
//! assert!(text.contains("\n-%1 = add.i64 %0, %0\n+%1 = const.i64 3\n"));
//! ```
#![forbid(unsafe_code)]

pub mod c_calls;
pub mod code_check;
pub mod differential;
pub mod golden;
pub mod host;
pub mod native;
pub mod simulated;
pub mod windows;
