//! Tests of the simulator against the architecture, as tables with one behaviour per row.

mod arithmetic;
mod caches;
mod errors;
mod files;
mod hardware;
mod masks;
mod memory;
mod programs;
mod support;
mod threads;
