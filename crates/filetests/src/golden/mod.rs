//! x
pub mod diff;
