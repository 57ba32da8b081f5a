//! The 22 queries of TPC-H on clusters with and without kernelsmith.
//!
//! In: the tables that `tpchgen` generates, as Parquet files; scale factor 0.01, or that of `KERNELSMITH_TPCH_SCALE`.
//! Out: results that equal those of DataFusion on one machine.
//! Invariant: decimals and integers are compared exactly.
//! Not here: times.

use crate::cluster::{By, Cluster, Folder, PATIENCE};
use datafusion::arrow::array::RecordBatchReader;
use datafusion::common::Result;
use datafusion::parquet::arrow::ArrowWriter;
use datafusion::prelude::{ParquetReadOptions, SessionConfig, SessionContext};
use kernelsmith_datafusion::results::{Cell, cells, difference, sorted};
use std::fs::File;
use std::path::Path;
use tpchgen::generators as generate;
use tpchgen_arrow as tables;

const QUERIES: &str = include_str!("../../../datafusion/tests/tpch/queries.sql");

const TABLES: [&str; 8] = ["lineitem", "orders", "customer", "part", "partsupp", "supplier", "nation", "region"];

fn scale() -> f64 {
    match std::env::var("KERNELSMITH_TPCH_SCALE") {
        Ok(scale) => scale.parse().expect("a scale factor is a number"),
        Err(_) => 0.01,
    }
}

/// Writes a table as four files, so that several executors scan it.
fn write(folder: &Path, name: &str, batches: impl RecordBatchReader) {
    let folder = folder.join(name);
    std::fs::create_dir(&folder).unwrap();
    let mut writers: Vec<_> = (0..4)
        .map(|n| {
            let file = File::create(folder.join(format!("{n}.parquet"))).unwrap();
            ArrowWriter::try_new(file, batches.schema(), None).unwrap()
        })
        .collect();
    for (n, batch) in batches.enumerate() {
        writers[n % 4].write(&batch.unwrap()).unwrap();
    }
    writers.into_iter().for_each(|writer| drop(writer.close().unwrap()));
}

/// The tables in a folder.
pub(crate) fn generated() -> Folder {
    let (folder, scale) = (Folder::new("tpch"), scale());
    let to = folder.path();
    write(to, "lineitem", tables::LineItemArrow::new(generate::LineItemGenerator::new(scale, 1, 1)));
    write(to, "orders", tables::OrderArrow::new(generate::OrderGenerator::new(scale, 1, 1)));
    write(to, "customer", tables::CustomerArrow::new(generate::CustomerGenerator::new(scale, 1, 1)));
    write(to, "part", tables::PartArrow::new(generate::PartGenerator::new(scale, 1, 1)));
    write(to, "partsupp", tables::PartSuppArrow::new(generate::PartSuppGenerator::new(scale, 1, 1)));
    write(to, "supplier", tables::SupplierArrow::new(generate::SupplierGenerator::new(scale, 1, 1)));
    write(to, "nation", tables::NationArrow::new(generate::NationGenerator::new(scale, 1, 1)));
    write(to, "region", tables::RegionArrow::new(generate::RegionGenerator::new(scale, 1, 1)));
    folder
}

pub(crate) async fn register(session: &SessionContext, folder: &Folder) {
    for name in TABLES {
        let path = folder.path().join(name);
        session.register_parquet(name, path.to_str().unwrap(), ParquetReadOptions::default()).await.unwrap();
    }
}

/// A session of DataFusion on this machine alone.
pub(crate) fn reference() -> SessionContext {
    SessionContext::new_with_config(SessionConfig::new().with_target_partitions(2))
}

pub(crate) async fn run(session: &SessionContext, sql: &str) -> Result<Vec<Vec<Cell>>> {
    let run = async { cells(&session.sql(sql).await?.collect().await?) };
    tokio::time::timeout(PATIENCE, run).await.expect("the query hangs")
}

pub(crate) fn queries() -> impl Iterator<Item = (&'static str, &'static str)> {
    let parts = QUERIES.split("-- ").skip(1);
    parts.map(|part| part.split_once('\n').expect("a query follows its name"))
}

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
