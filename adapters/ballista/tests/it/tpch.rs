//! The 22 queries of TPC-H on clusters with and without kernelsmith.
//!
//! In: tables as files. Out: results that equal those of DataFusion on one machine.
//! Invariant: decimals and integers are compared exactly.
//! Not here: times.

use crate::cluster::{By, Cluster};
use crate::files::{generated, queries, reference, register, run};
use kernelsmith_datafusion::results::{difference, sorted};

/// Runs all queries on a cluster.
fn check(executors: &[By]) -> Cluster {
    let (folder, cluster) = (generated(), Cluster::new(executors));
    let (reference, session) = (reference(), cluster.session());
    cluster.runtime.block_on(async {
        register(&reference, &folder).await;
        register(&session, &folder).await;
        let mut n_queries = 0;
        for (name, sql) in queries() {
            let wanted = run(&reference, sql).await.unwrap();
            let given = run(&session, sql).await.unwrap_or_else(|error| panic!("{name} by {executors:?}: {error}"));
            // Ties may come in any order.
            let difference = difference(&sorted(wanted), &sorted(given));
            assert_eq!(difference, None, "{name} by {executors:?}");
            n_queries += 1;
        }
        assert_eq!(n_queries, 22);
    });
    for (executor, by) in cluster.executors.iter().zip(executors) {
        assert!(executor.took_part(), "an executor of {executors:?} got no task");
        let rows = executor.reported("rows_compiled");
        assert_eq!(rows > 0, *by == By::Kernelsmith, "{rows} rows compiled by {by:?} of {executors:?}");
        assert_eq!(executor.reported("compile_failures"), 0);
    }
    cluster
}

#[test]
fn queries_have_equal_results_on_two_executors() {
    let cluster = check(&[By::Kernelsmith; 2]);
    let hits: usize = cluster.executors.iter().map(|executor| executor.reported("cache_hits")).sum();
    assert!(hits > 0, "tasks of one executor share compiled code");
}

#[test]
fn queries_have_equal_results_where_one_executor_compiles() {
    check(&[By::Kernelsmith, By::Ballista]);
}
