//! Our kernels for the rows.
//!
//! In: a row. Out: [`Case`]s, each with the name of a way in which the library does it, or nothing where it does not yet.
//! Invariant: inputs are those of the peers; calls are the safe ones that users make.
//! Not here: timing.

use super::spec::Spec;
use kernelsmith::Jit;

/// A kernel with its data.
pub trait Case {
    /// Makes so many calls.
    ///
    /// # Errors
    /// What a call says.
    fn calls(&mut self, n: usize) -> Result<(), String>;

    /// What one call on fresh data gave, in the order of the peers.
    fn results(&self) -> Vec<f32>;
}

/// Ways of doing a row of a family, by name.
///
/// # Errors
/// If a kernel is refused.
pub fn cases(_jit: &Jit, _family: &str, _spec: &Spec) -> Result<Vec<(&'static str, Box<dyn Case>)>, String> {
    Ok(Vec::new())
}
