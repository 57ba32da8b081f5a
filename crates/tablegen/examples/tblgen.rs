//! `llvm-tblgen`'s command line, as a program.
//!
//! In: arguments, files, standard input. Out: the output and the exit code of the command.

use kernelsmith_tablegen::command::{self, Console};
use std::io::{IsTerminal, stderr, stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let shows_progress = stderr().is_terminal();
    let (stdin, stdout, stderr) = (&mut stdin().lock(), &mut stdout().lock(), &mut stderr().lock());
    let code = command::run_in(std::env::args_os(), Console { stdin, stdout, stderr, shows_progress });
    ExitCode::from(code)
}
