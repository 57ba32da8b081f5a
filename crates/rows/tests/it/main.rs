//! Tests of the crate through its public interface.

mod projections;
