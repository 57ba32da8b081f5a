//! `kernelsmith tblgen`: a drop-in for `llvm-tblgen`.
//!
//! In: its arguments. Out: its output, messages and exit codes.
//! Not here: the implementation (see `kernelsmith_tablegen::command`).

use kernelsmith_tablegen::command::{self, Console};
use std::ffi::OsString;
use std::io::{self, IsTerminal};
use std::process::ExitCode;

/// Options of `tblgen`: all that follows.
#[derive(Debug, clap::Args)]
#[command(disable_help_flag = true)]
pub(crate) struct TblgenArgs {
    /// What `llvm-tblgen` takes, and more: see `kernelsmith tblgen --help`
    #[arg(trailing_var_arg = true, allow_hyphen_values = true, value_name = "OPTIONS AND FILE")]
    args: Vec<OsString>,
}

/// Runs `tblgen`.
pub(crate) fn run(args: &TblgenArgs) -> ExitCode {
    let words = std::iter::once(OsString::from("kernelsmith tblgen")).chain(args.args.iter().cloned());
    let shows_progress = io::stderr().is_terminal();
    let (stdin, stdout, stderr) = (&mut io::stdin().lock(), &mut io::stdout().lock(), &mut io::stderr().lock());
    ExitCode::from(command::run_in(words, Console { stdin, stdout, stderr, shows_progress }))
}
