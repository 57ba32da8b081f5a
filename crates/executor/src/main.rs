//! Runs code for the parent process: requests on standard input, replies on standard output (see the library).
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    match kernelsmith_executor::serve(std::io::stdin().lock(), std::io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(what) => {
            eprintln!("{what}");
            ExitCode::from(2)
        }
    }
}
