//! End-to-end tests: golden files, random programs, edge values, the compiler's heap allocations.
//!
//! Each test prints its coverage (visible with `--nocapture`). A test that cannot run on this machine prints the
//! reason.

#[cfg(target_arch = "x86_64")]
mod allocations;
mod c_calls;
mod differential;
mod elsewhere;
mod fma;
mod golden;
mod naplespu;
mod naplespu_builtins;
mod unroll;
