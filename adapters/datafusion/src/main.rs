//! `kernelsmith-query`: SQL over files, see `kernelsmith_datafusion::command`.
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    kernelsmith_datafusion::command::main(None)
}
