//! The tests that need the whole way: golden files, random programs, edge values, planted faults, the compiler's memory.
//!
//! Each prints what it covered (see with `--nocapture`); what cannot run on this machine says so and counts as skipped.

#[cfg(target_arch = "x86_64")]
mod allocations;
mod differential;
mod elsewhere;
mod fma;
mod golden;
mod naplespu;
mod planted;
mod unroll;
