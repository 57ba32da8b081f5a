//! Fuzzing on stable Rust: a table of targets, a mutator, and a runner that survives crashes.
//!
//! In: the name of a target, a seed, a number of inputs. Out: the number of inputs run, the findings, the slowest
//! input, the peak memory.
//! Invariants: input `n` of a seed and a corpus is the same on every machine; an input may take 5 s and 1 GiB, and
//! exceeding this is a finding like a panic. A target is one row of [`targets::TARGETS`]: a function that panics on an
//! error, and seed inputs.
//! Not here: the coverage-guided targets of cargo-fuzz, which call the same checks in one line each (see `fuzz/`).

#![forbid(unsafe_code)]

pub mod checks;
pub mod child;
pub mod corpus;
pub mod helpers;
pub mod modules;
pub mod mutate;
pub mod projections;
pub mod queries;
pub mod run;
mod stream;
pub mod targets;

pub use targets::{TARGETS, Target, find};

/// Checks one input, for the programs in `fuzz/`.
///
/// # Panics
/// If the check panics, or if there is no such target.
pub fn check(name: &str, bytes: &[u8]) {
    let target = find(name).unwrap_or_else(|| panic!("there is no target `{name}`"));
    (target.check)(bytes);
}
