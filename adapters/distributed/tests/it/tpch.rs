//! The 22 queries of TPC-H on workers with and without kernelsmith.
//!
//! In: tables as files. Out: results that equal those of DataFusion on one machine, and metrics that tell which worker
//! compiled.
//! Invariant: decimals and integers are compared exactly.
//! Not here: times.

use crate::cluster::{By, Cluster};
use crate::files::{Folder, PATIENCE, generated, queries, reference, register, run};
use datafusion::common::Result;
use datafusion::physical_plan::collect;
use datafusion::prelude::SessionContext;
use datafusion_distributed::{DistributedMetricsFormat, explain_analyze};
use kernelsmith_datafusion::results::{Cell, cells, difference, sorted};
use std::path::Path;
use std::sync::Arc;

/// The number of queries.
const ALL: usize = 22;

/// The sum of a worker's metric in a text of `EXPLAIN ANALYZE`.
fn reported(text: &str, metric: &str, address: &str) -> usize {
    let words = text.split([' ', ',', ']']).filter_map(|word| word.strip_prefix(metric)?.strip_prefix('@'));
    let values = words.filter_map(|word| word.strip_prefix(address)?.strip_prefix('/')?.split_once('='));
    values.map(|(_, value)| value.parse::<f64>().unwrap() as usize).sum()
}

/// The rows of a query, and the text of its plan with the metrics of all workers.
async fn run_distributed(session: &SessionContext, sql: &str) -> Result<(Vec<Vec<Cell>>, String)> {
    let plan = session.sql(sql).await?.create_physical_plan().await?;
    let rows = cells(&collect(Arc::clone(&plan), session.task_ctx()).await?)?;
    let text = explain_analyze(plan, DistributedMetricsFormat::Aggregated).await?;
    Ok((rows, text))
}

/// Runs the first queries, and returns the texts of their plans with metrics.
fn check(workers: &[By], n_queries: usize, cache: Option<&Path>) -> (Cluster, String) {
    let (folder, cluster) = (generated(), Cluster::new(workers, cache));
    let (reference, session) = (reference(), cluster.session());
    let mut plans = String::new();
    cluster.runtime.block_on(async {
        register(&reference, &folder).await;
        register(&session, &folder).await;
        assert_eq!(queries().count(), ALL);
        for (name, sql) in queries().take(n_queries) {
            let wanted = run(&reference, sql).await.unwrap();
            let given = tokio::time::timeout(PATIENCE, run_distributed(&session, sql)).await.expect("the query hangs");
            let (rows, text) = given.unwrap_or_else(|error| panic!("{name} by {workers:?}: {error}"));
            // Ties may come in any order.
            let difference = difference(&sorted(wanted), &sorted(rows));
            assert_eq!(difference, None, "{name} by {workers:?}");
            plans += &text;
        }
    });
    for (worker, by) in cluster.workers.iter().zip(workers) {
        let rows = reported(&plans, "rows_compiled", &worker.address);
        assert_eq!(rows > 0, *by == By::Kernelsmith, "{rows} rows compiled by {by:?} of {workers:?}");
        assert_eq!(reported(&plans, "compile_failures", &worker.address), 0);
    }
    (cluster, plans)
}

#[test]
fn queries_have_equal_results_on_two_workers() {
    check(&[By::Kernelsmith; 2], ALL, None);
}

#[test]
fn queries_have_equal_results_where_one_worker_compiles() {
    check(&[By::Kernelsmith, By::DataFusion], ALL, None);
}

#[test]
fn workers_find_code_that_others_left_on_disk() {
    let folder = Folder::new("cache");
    let cache = folder.path().join("code");
    drop(check(&[By::Kernelsmith; 2], 1, Some(&cache)));
    let (cluster, plans) = check(&[By::Kernelsmith; 2], 1, Some(&cache));
    let hits: usize = cluster.workers.iter().map(|worker| reported(&plans, "disk_hits", &worker.address)).sum();
    // The cache needs Linux.
    assert!(hits > 0 || !cfg!(target_os = "linux"), "no code came from disk");
}
