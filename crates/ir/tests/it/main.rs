//! The tests of this crate through its public interface, in one binary.

mod callees;
mod files;
mod meaning;
mod modules;
mod mutation;
mod structure;
mod thread_local;
