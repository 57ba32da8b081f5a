//! Sessions of tests.
//!
//! In: numbers of partitions and rows. Out: sessions with the rule and without it; folders of tests.
//! Not here: tables and statements.

use datafusion::common::Result;
use datafusion::execution::SessionStateBuilder;
use datafusion::prelude::{SessionConfig, SessionContext};
use kernelsmith_datafusion::results::{Cell, cells};
use kernelsmith_datafusion::{Grouping, Options, WithKernelsmith};
use std::fs;
use std::path::{Path, PathBuf};

/// Who computes the expressions of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    DataFusion,
    Code,
    Interpreter,
}

/// A session with so many partitions. Code is compiled from the first row on, and used wherever it can be.
pub(crate) fn session(partitions: usize, batch_size: usize, by: By) -> SessionContext {
    grouping_session(partitions, batch_size, by, Grouping::Compiled)
}

/// The same with a choice of who groups.
pub(crate) fn grouping_session(partitions: usize, batch_size: usize, by: By, grouping: Grouping) -> SessionContext {
    let config = SessionConfig::new().with_target_partitions(partitions).with_batch_size(batch_size);
    let builder = SessionStateBuilder::new().with_default_features().with_config(config);
    let mut options = Options::default();
    (options.min_rows, options.groups, options.interpret) = (0, true, by == By::Interpreter);
    (options.wait, options.grouping) = (true, grouping);
    let builder = if by == By::DataFusion { builder } else { builder.with_kernelsmith(options) };
    SessionContext::new_with_state(builder.build())
}

/// The rows of a statement's result.
pub(crate) async fn run(session: &SessionContext, sql: &str) -> Result<Vec<Vec<Cell>>> {
    cells(&session.sql(sql).await?.collect().await?)
}

pub(crate) fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

/// A folder that is removed at the end of a test.
pub(crate) struct Folder(PathBuf);

impl Folder {
    pub(crate) fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("kernelsmith-query-{name}-{}", std::process::id()));
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
