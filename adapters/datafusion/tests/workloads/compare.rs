//! Results of queries with kernelsmith and without it.
//!
//! In: two sessions and a statement. Out: why the results differ, if they do.
//! Of rows that are equal in what a statement sorts by, a limit may take any: then they only have to be rows of the whole
//! result, with the same sort keys.
//! Not here: tables.

use super::{Settings, Workload};
use datafusion::common::Result;
use datafusion::datasource::MemTable;
use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{ParquetReadOptions, SessionConfig, SessionContext};
use kernelsmith_datafusion::results::{Cell, cells, difference, sorted};
use kernelsmith_datafusion::{Grouping, Options, WithKernelsmith};
use std::path::Path;
use std::sync::Arc;

/// How a session computes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    /// DataFusion alone.
    Without,
    /// With the default options.
    Default,
    /// With code from the first row on.
    Code,
    /// With code for groups that are handed over to DataFusion.
    Left,
    /// Interpreted.
    Interpreted,
}

fn options(how: How) -> Option<Options> {
    let mut options = Options::default();
    match how {
        How::Without => return None,
        How::Default => return Some(options),
        How::Code => options.grouping = Grouping::Compiled,
        How::Left => options.grouping = Grouping::Left,
        How::Interpreted => (options.interpret, options.grouping) = (true, Grouping::Compiled),
    }
    (options.min_rows, options.wait) = (0, true);
    Some(options)
}

/// A session.
pub(crate) fn session(how: How, partitions: usize, batch: usize) -> SessionContext {
    let config = SessionConfig::new().with_target_partitions(partitions).with_batch_size(batch);
    let builder = SessionStateBuilder::new().with_default_features().with_config(config);
    let builder = match options(how) {
        Some(options) => builder.with_kernelsmith(options),
        None => builder,
    };
    SessionContext::new_with_state(builder.build())
}

/// Registers the tables of a workload: from memory, in as many partitions as the session has, or from a folder of Parquet
/// files, which are written if they are missing.
pub(crate) async fn register(session: &SessionContext, workload: &Workload, files: Option<&Path>) -> Result<()> {
    for (name, batches) in &workload.tables {
        let n = session.state().config().target_partitions();
        let partition = |at: usize| batches.iter().skip(at).step_by(n).cloned().collect();
        let table = MemTable::try_new(batches[0].schema(), (0..n).map(partition).collect())?;
        let Some(folder) = files else {
            session.register_table(*name, Arc::new(table))?;
            continue;
        };
        let path = folder.join(format!("{name}.parquet"));
        if !path.exists() {
            let table = session.read_table(Arc::new(table))?;
            let options = datafusion::dataframe::DataFrameWriteOptions::new().with_single_file_output(true);
            table.write_parquet(&path.to_string_lossy(), options, None).await?;
        }
        session.register_parquet(*name, path.to_string_lossy(), ParquetReadOptions::default()).await?;
    }
    for view in workload.views {
        session.sql(view).await?.collect().await?;
    }
    Ok(())
}

/// The rows of a result.
pub(crate) async fn rows(session: &SessionContext, sql: &str) -> Result<Vec<Vec<Cell>>> {
    cells(&session.sql(sql).await?.collect().await?)
}

/// The statement without its limit, which ends it, if it has one.
fn without_limit(sql: &str) -> Option<&str> {
    let at = sql.rfind(" limit ")?;
    let is_last = sql[at + 7..].chars().all(|c| c.is_ascii_digit() || c.is_whitespace() || "offset".contains(c));
    is_last.then_some(&sql[..at])
}

/// The columns that a statement without its limit sorts by.
fn sort_columns(sql: &str) -> Vec<usize> {
    let Some(at) = sql.rfind("order by ").map(|at| at + 9) else { return Vec::new() };
    let columns = sql[at..].split(',').map_while(|key| key.split_whitespace().next()?.parse::<usize>().ok());
    columns.map(|column| column - 1).collect()
}

/// Why rows that a limit took are no rows that it could take.
fn limit_difference(keys: &[usize], all: &[Vec<Cell>], wanted: &[Vec<Cell>], given: &[Vec<Cell>]) -> Option<String> {
    let of = |row: &Vec<Cell>| keys.iter().filter_map(|&column| row.get(column).cloned()).collect::<Vec<_>>();
    let sort_keys = |rows: &[Vec<Cell>]| rows.iter().map(of).collect::<Vec<_>>();
    if let Some(difference) = difference(&sort_keys(wanted), &sort_keys(given)) {
        return Some(format!("of the sort keys, {difference}"));
    }
    let is_row = |row: &Vec<Cell>| all.iter().any(|known| known.iter().zip(row).all(|(a, b)| a.matches(b)));
    let other = given.iter().find(|row| !is_row(row))?;
    Some(format!("{other:?} is no row of the whole result"))
}

/// Why the results of a statement differ, if they do.
///
/// # Errors
/// The statement fails with kernelsmith or without it.
pub(crate) async fn compare([without, with]: [&SessionContext; 2], sql: &str) -> Result<Option<String>> {
    let (wanted, given) = (rows(without, sql).await?, rows(with, sql).await?);
    let Some(whole) = without_limit(sql) else { return Ok(difference(&sorted(wanted), &sorted(given))) };
    let all = sorted(rows(without, whole).await?);
    let found = difference(&all, &sorted(rows(with, whole).await?));
    Ok(found.or_else(|| limit_difference(&sort_columns(whole), &all, &wanted, &given)))
}

/// Compares all queries of a workload in one way; returns the names of those that differ or fail, with the
/// reason, and the number of queries.
pub(crate) async fn differences(
    name: &str,
    settings: &Settings,
    how: How,
    partitions: usize,
    files: Option<&Path>,
) -> Result<(Vec<(String, String)>, usize)> {
    let workload = super::workload(name, settings).expect("the name is known");
    let sessions = [How::Without, how].map(|how| session(how, partitions, settings.batch));
    for session in &sessions {
        register(session, &workload, files).await?;
    }
    let mut found = Vec::new();
    for (query, sql) in &workload.queries {
        let compared = compare([&sessions[0], &sessions[1]], sql).await;
        let reason = compared.unwrap_or_else(|error| Some(error.to_string()));
        found.extend(reason.map(|reason| ((*query).to_owned(), reason)));
    }
    Ok((found, workload.queries.len()))
}
