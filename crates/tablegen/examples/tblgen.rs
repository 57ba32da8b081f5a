//! `llvm-tblgen`'s command line, as a program.
//!
//! In: arguments, files, standard input. Out: what the command prints, and its exit code.

use std::io::{stderr, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let code = kernelsmith_tablegen::command::run(std::env::args_os(), &mut stdout().lock(), &mut stderr().lock());
    ExitCode::from(code)
}
