//! The 22 queries of TPC-H, with the rule and without it.
//!
//! In: the tables that `tpchgen` generates; scale factor 0.01, or that of `KERNELSMITH_TPCH_SCALE`. Out: equal results.
//! Invariant: decimals and integers are compared exactly.
//! Not here: times.

use crate::support::{By, run, session};
use crate::tables::{queries, tables};
use datafusion::datasource::MemTable;
use datafusion::prelude::SessionContext;
use kernelsmith_datafusion::results::{difference, sorted};
use std::sync::Arc;

fn scale() -> f64 {
    match std::env::var("KERNELSMITH_TPCH_SCALE") {
        Ok(scale) => scale.parse().expect("a scale factor is a number"),
        Err(_) => 0.01,
    }
}

/// Registers the tables in sessions, divided into as many partitions as they have.
fn register_all(sessions: &[&SessionContext], scale: f64) {
    for (name, batches) in tables(scale) {
        for session in sessions {
            let n = session.state().config().target_partitions();
            let partition = |at: usize| batches.iter().skip(at).step_by(n).cloned().collect();
            let table = MemTable::try_new(batches[0].schema(), (0..n).map(partition).collect()).unwrap();
            session.register_table(name, Arc::new(table)).unwrap();
        }
    }
}

#[test]
fn there_are_22_queries() {
    assert_eq!(queries().count(), 22);
}

fn check(partitions: usize, by: By) {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let (with, without) = (session(partitions, 8192, by), session(partitions, 8192, By::DataFusion));
    register_all(&[&with, &without], scale());
    let mut compiled = 0;
    for (name, sql) in queries() {
        let (wanted, given) =
            runtime.block_on(async { (run(&without, sql).await.unwrap(), run(&with, sql).await.unwrap()) });
        // Ties may come in any order.
        let difference = difference(&sorted(wanted), &sorted(given));
        assert_eq!(difference, None, "{name} with {partitions} partitions by {by:?}");
        let plan = runtime.block_on(run(&with, &format!("explain {sql}"))).unwrap();
        compiled +=
            usize::from(plan.iter().flatten().any(|cell| cell.to_string().contains("KernelsmithExec: compiled=")));
    }
    assert!(compiled >= 20, "{compiled} of 22 queries have compiled nodes");
}

#[test]
fn queries_have_equal_results_with_one_partition() {
    check(1, By::Code);
}

#[test]
fn queries_have_equal_results_with_two_partitions() {
    check(2, By::Code);
}

#[test]
fn queries_have_equal_results_interpreted() {
    check(1, By::Interpreter);
}
