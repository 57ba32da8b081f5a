//! The program `kernelsmith` (see the library beside it).
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    kernelsmith_cli::run()
}
