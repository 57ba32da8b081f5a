//! The program `kernelsmith` (see the library in the same crate).
#![forbid(unsafe_code)]

use std::process::ExitCode;

use kernelsmith_sync::LargePages;

// Evaluating a large description fills tables of tens of megabytes.
#[global_allocator]
static MEMORY: LargePages = LargePages;

fn main() -> ExitCode {
    kernelsmith_cli::run()
}
