//! The tables of TPC-H.
//!
//! In: a scale factor. Out: the eight tables that `tpchgen` generates, in batches.
//! Not here: queries.

use datafusion::arrow::array::{RecordBatch, RecordBatchReader};
use tpchgen::generators as generate;
use tpchgen_arrow as arrow;

fn batches(name: &'static str, reader: impl RecordBatchReader) -> (&'static str, Vec<RecordBatch>) {
    (name, reader.map(|batch| batch.expect("the generator makes batches")).collect())
}

/// Names and batches.
pub(crate) fn tables(scale: f64) -> Vec<(&'static str, Vec<RecordBatch>)> {
    vec![
        batches("lineitem", arrow::LineItemArrow::new(generate::LineItemGenerator::new(scale, 1, 1))),
        batches("orders", arrow::OrderArrow::new(generate::OrderGenerator::new(scale, 1, 1))),
        batches("customer", arrow::CustomerArrow::new(generate::CustomerGenerator::new(scale, 1, 1))),
        batches("part", arrow::PartArrow::new(generate::PartGenerator::new(scale, 1, 1))),
        batches("partsupp", arrow::PartSuppArrow::new(generate::PartSuppGenerator::new(scale, 1, 1))),
        batches("supplier", arrow::SupplierArrow::new(generate::SupplierGenerator::new(scale, 1, 1))),
        batches("nation", arrow::NationArrow::new(generate::NationGenerator::new(scale, 1, 1))),
        batches("region", arrow::RegionArrow::new(generate::RegionGenerator::new(scale, 1, 1))),
    ]
}

const QUERIES: &str = include_str!("../tpch/queries.sql");

/// Names and statements of the 22 queries.
pub(crate) fn queries() -> impl Iterator<Item = (&'static str, &'static str)> {
    let parts = QUERIES.split("-- ").skip(1);
    parts.map(|part| part.split_once('\n').expect("a query follows its name"))
}
