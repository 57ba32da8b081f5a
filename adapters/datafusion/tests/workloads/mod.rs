//! Two workloads whose tables are generated: clicks on web pages, and a star schema of a shop.
//!
//! In: a number of rows, a share of NULLs and a layout of texts. Out: tables in batches, and named statements.
//! Invariants: equal settings generate equal tables; a statement with a limit names the columns of its order by numbers.
//! Not here: sessions. The tests and the example `workloads` include this folder.

mod columns;
pub(crate) mod compare;
mod hits;
mod star;

pub(crate) use columns::{Settings, Texts};

use datafusion::arrow::array::RecordBatch;

/// A table in batches.
pub(crate) type Table = (&'static str, Vec<RecordBatch>);

/// The names of the workloads.
pub(crate) const NAMES: [&str; 2] = ["hits", "star"];

/// Tables, statements that create views over them, and the queries.
pub(crate) struct Workload {
    pub(crate) tables: Vec<Table>,
    pub(crate) views: &'static [&'static str],
    pub(crate) queries: Vec<(&'static str, &'static str)>,
}

/// The workload with this name.
pub(crate) fn workload(name: &str, settings: &Settings) -> Option<Workload> {
    Some(match name {
        "hits" => Workload {
            tables: hits::tables(settings),
            views: &[hits::VIEW],
            queries: queries(include_str!("hits.sql")),
        },
        "star" => Workload { tables: star::tables(settings), views: &[], queries: queries(include_str!("star.sql")) },
        _ => return None,
    })
}

/// The statements of a file, each after a line with its name.
pub(crate) fn queries(text: &str) -> Vec<(&str, &str)> {
    let parts = text.split("-- ").skip(1).filter_map(|part| part.split_once('\n'));
    parts.map(|(name, sql)| (name.trim(), sql.trim().trim_end_matches(';'))).collect()
}
