//! A sample of random programs, and planted faults that it detects.
//!
//! In: seeds. Out: failures with a reduced program for each finding. Programs run in separate processes, so that a
//! fault signal is a finding and does not end the tests. `cargo xtask soak safe` performs the full runs.

mod elsewhere;
mod faults;
mod sample;

use kernelsmith_testing::engine::Engines;
use kernelsmith_testing::supervisor::Config;

/// The configuration for this host; prints a line and returns `None` if machine code does not run here.
fn native() -> Option<Config> {
    match Engines::new("native", None) {
        Ok(_) => Some(Config::new(env!("CARGO_BIN_EXE_kernelsmith-programs"))),
        Err(reason) => {
            println!("skipped: {reason}");
            None
        }
    }
}
