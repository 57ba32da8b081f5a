//! The tables of TPC-H as files that all processes of a cluster read, and the queries over them.
//!
//! In: scale factor 0.01, or that of `KERNELSMITH_TPCH_SCALE`. Out: Parquet files that `tpchgen` fills, in a folder that is
//! removed at the end of a test. The tests of several adapters include this file.
//! Not here: clusters.

use datafusion::arrow::array::RecordBatchReader;
use datafusion::common::Result;
use datafusion::parquet::arrow::ArrowWriter;
use datafusion::prelude::{ParquetReadOptions, SessionConfig, SessionContext};
use kernelsmith_datafusion::results::{Cell, cells};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tpchgen::generators as generate;
use tpchgen_arrow as tables;

const QUERIES: &str = include_str!("../tpch/queries.sql");

const TABLES: [&str; 8] = ["lineitem", "orders", "customer", "part", "partsupp", "supplier", "nation", "region"];

/// The longest time that a test waits for anything.
pub(crate) const PATIENCE: Duration = Duration::from_secs(240);

/// A folder that is removed at the end of a test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let n = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("kernelsmith-cluster-{name}-{}-{n}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Folder(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // The system removes temporary files that are left.
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn scale() -> f64 {
    match std::env::var("KERNELSMITH_TPCH_SCALE") {
        Ok(scale) => scale.parse().expect("a scale factor is a number"),
        Err(_) => 0.01,
    }
}

/// Writes a table as four files, so that several executors scan it.
fn write(folder: &Path, name: &str, batches: impl RecordBatchReader) {
    let folder = folder.join(name);
    fs::create_dir(&folder).unwrap();
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
