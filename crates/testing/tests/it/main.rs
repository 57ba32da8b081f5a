//! A sample of random programs, and planted faults that it finds.
//!
//! In: seeds. Out: failures with a small program for each finding. Every process that runs programs is one of its own, so
//! that a fault signal is a finding and not the end of the tests. The full runs are those of `cargo xtask soak safe`.

mod elsewhere;
mod faults;
mod sample;

use kernelsmith_testing::engine::Engines;
use kernelsmith_testing::supervisor::Config;

/// The configuration for this host; nothing, with a line that says so, if machine code does not run here.
fn native() -> Option<Config> {
    match Engines::new("native", None) {
        Ok(_) => Some(Config::new(env!("CARGO_BIN_EXE_kernelsmith-programs"))),
        Err(reason) => {
            println!("skipped: {reason}");
            None
        }
    }
}
