//! Workers on the loopback interface, as processes; the coordinator is this process.
//!
//! Invariant: DataFusion on one machine, without kernelsmith, decides what is right.

mod cluster;
mod command;
#[path = "../../../datafusion/tests/shared/files.rs"]
mod files;
mod tpch;
