//! Clusters on the loopback interface: Ballista's scheduler in this process, executors as processes.
//!
//! Invariant: DataFusion on one machine, without kernelsmith, decides what is right.

mod changed;
mod cluster;
mod command;
mod failures;
#[path = "../../../datafusion/tests/shared/files.rs"]
mod files;
mod tpch;
