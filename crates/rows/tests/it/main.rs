//! Tests of the whole crate.

mod projections;
