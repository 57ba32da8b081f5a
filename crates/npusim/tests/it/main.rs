//! The simulator against the architecture: each behaviour is a row of a table.

mod arithmetic;
mod errors;
mod files;
mod masks;
mod memory;
mod programs;
mod support;
mod threads;
