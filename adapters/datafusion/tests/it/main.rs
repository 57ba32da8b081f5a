//! Queries with and without kernelsmith's rule.
//!
//! Invariant: DataFusion without the rule, or DuckDB where its results are stored, decides what is right.

mod command;
mod corpus;
mod lazy;
mod limits;
mod plans;
mod random;
mod saved;
mod statements;
mod support;
mod tables;
mod tpch;
#[path = "../workloads/mod.rs"]
mod workloads;
mod workloads_sample;
