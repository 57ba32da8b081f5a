//! The sessions that run a file, and their engine for `sqllogictest`.
//!
//! In: the session that the suite prepares for a file. Out: the same with kernelsmith in one of several ways; for each
//! statement its [`Outcome`] and what kernelsmith computed of it.
//! Invariants: the session without kernelsmith is built in the same way; a panic or a statement without an end is an
//! outcome.
//! Not here: comparisons.

use crate::data;
use crate::outcome::Outcome;
use async_trait::async_trait;
use datafusion::common::{DataFusionError, Result};
use datafusion::execution::SessionStateBuilder;
use datafusion::physical_plan::{ExecutionPlan, collect};
use datafusion::prelude::SessionContext;
use datafusion_sqllogictest::{DFColumnType, DFOutput, DFSqlLogicTestError, convert_batches, convert_schema_to_types};
use futures::FutureExt;
use kernelsmith_datafusion::{Grouping, KernelsmithExec, Options, WithKernelsmith};
use sqllogictest::{AsyncDB, DBOutput};
use std::panic::AssertUnwindSafe;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A statement of the suite takes a second or two.
const PATIENCE: Duration = Duration::from_secs(180);

/// Who computes the expressions of a session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum By {
    DataFusion,
    /// As users have it.
    Defaults,
    /// Code from the first row on.
    Code,
    /// The same, but groups are handed over to DataFusion after the first rows.
    Left,
    Interpreter,
}

/// How rows come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shape {
    /// As the suite has it: four partitions, batches of 8192 rows.
    Large,
    /// One partition, small batches.
    Small,
    /// As the suite has it, but no rule computes what is constant, so that expressions without columns get here, too.
    Unfolded,
}

/// A kind of session.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Kind(pub(crate) Shape, pub(crate) By);

impl Kind {
    /// All that are compared with DataFusion, by shape.
    pub(crate) const OURS: [Kind; 9] = [
        Kind(Shape::Large, By::Code),
        Kind(Shape::Large, By::Left),
        Kind(Shape::Large, By::Interpreter),
        Kind(Shape::Large, By::Defaults),
        Kind(Shape::Small, By::Code),
        Kind(Shape::Small, By::Left),
        Kind(Shape::Small, By::Interpreter),
        Kind(Shape::Unfolded, By::Code),
        Kind(Shape::Unfolded, By::Interpreter),
    ];

    fn options(self) -> Option<Options> {
        let mut options = Options::default();
        if self.1 != By::Defaults {
            (options.min_rows, options.wait, options.interpret) = (0, true, self.1 == By::Interpreter);
            options.grouping = if self.1 == By::Left { Grouping::Left } else { Grouping::Compiled };
        }
        (self.1 != By::DataFusion).then_some(options)
    }

    /// The session that the suite prepared, of this kind; `is_long` tells whether a file has tables of many rows.
    pub(crate) fn session(self, prepared: &SessionContext, is_long: bool) -> SessionContext {
        let state = prepared.state();
        let mut builder = SessionStateBuilder::new_from_existing(state.clone());
        match (self.0, builder.config()) {
            (Shape::Small, Some(config)) => {
                let batch_size = if is_long { 1_000 } else { 7 };
                *config = std::mem::take(config).with_target_partitions(1).with_batch_size(batch_size);
            }
            (Shape::Unfolded, _) => {
                let others = state.optimizers().iter().filter(|rule| rule.name() != "simplify_expressions");
                builder = builder.with_optimizer_rules(others.cloned().collect());
            }
            _ => {}
        }
        let builder = match self.options() {
            Some(options) => builder.with_kernelsmith(options),
            None => builder,
        };
        SessionContext::new_with_state(builder.build())
    }
}

/// A statement that was run.
#[derive(Clone, Debug)]
pub(crate) struct Ran {
    pub(crate) sql: String,
    pub(crate) outcome: Outcome,
    pub(crate) use_of_ours: Use,
}

/// What kernelsmith computed of a statement.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub(crate) struct Use {
    /// Nodes of ours.
    pub(crate) nodes: usize,
    pub(crate) rows_compiled: usize,
    pub(crate) rows_interpreted: usize,
}

impl Use {
    fn add(&mut self, plan: &Arc<dyn ExecutionPlan>) {
        if plan.name() == KernelsmithExec::static_name() {
            let metrics = plan.metrics().unwrap_or_default();
            let sum = |name: &str| metrics.sum_by_name(name).map_or(0, |value| value.as_usize());
            self.rows_compiled += sum("rows_compiled");
            self.rows_interpreted += sum("rows_interpreted");
            self.nodes += 1;
        }
        plan.children().into_iter().for_each(|child| self.add(child));
    }
}

/// Runs statements, and keeps what they did.
#[derive(Clone)]
pub(crate) struct Engine {
    session: SessionContext,
    is_spark: bool,
    ran: Arc<Mutex<Vec<Ran>>>,
}

impl Engine {
    pub(crate) fn new(session: SessionContext, is_spark: bool) -> Engine {
        Engine { session, is_spark, ran: Arc::default() }
    }

    /// What was run since the last call.
    pub(crate) fn take(&self) -> Vec<Ran> {
        std::mem::take(&mut *self.ran.lock().unwrap_or_else(std::sync::PoisonError::into_inner))
    }

    async fn query(&self, sql: &str, use_of_ours: &mut Use) -> Result<(DFOutput, Outcome), DFSqlLogicTestError> {
        let frame = self.session.sql(sql).await?;
        let context = Arc::new(frame.task_ctx());
        let plan = frame.create_physical_plan().await?;
        let schema = plan.schema();
        let batches = collect(Arc::clone(&plan), context).await;
        use_of_ours.add(&plan);
        let batches = batches?;
        let types = convert_schema_to_types(schema.fields());
        let outcome = Outcome::of_batches(&batches)?;
        let rows = convert_batches(&schema, batches, self.is_spark)?;
        let output = match rows.is_empty() && types.is_empty() {
            true => DBOutput::StatementComplete(0),
            false => DBOutput::Rows { types, rows },
        };
        Ok((output, outcome))
    }
}

#[async_trait]
impl AsyncDB for Engine {
    type Error = DFSqlLogicTestError;
    type ColumnType = DFColumnType;

    async fn run(&mut self, sql: &str) -> Result<DFOutput, DFSqlLogicTestError> {
        data::prepare(sql)?;
        let mut use_of_ours = Use::default();
        let query = AssertUnwindSafe(self.query(sql, &mut use_of_ours)).catch_unwind();
        let (result, outcome) = match tokio::time::timeout(PATIENCE, query).await {
            Ok(Ok(Ok((output, outcome)))) => (Ok(output), outcome),
            Ok(Ok(Err(DFSqlLogicTestError::DataFusion(error)))) => {
                let outcome = Outcome::of_error(&error);
                (Err(DFSqlLogicTestError::DataFusion(error)), outcome)
            }
            Ok(Ok(Err(error))) => {
                let outcome = Outcome::Error(error.to_string());
                (Err(error), outcome)
            }
            Ok(Err(panic)) => {
                let text = panic.downcast_ref::<String>().map(String::as_str);
                let text = text.or(panic.downcast_ref::<&str>().copied()).unwrap_or_default().to_owned();
                (Err(DFSqlLogicTestError::Other(format!("panic: {text}"))), Outcome::Panic(text))
            }
            Err(_) => (Err(DFSqlLogicTestError::Other("no end".to_owned())), Outcome::Endless),
        };
        let ran = Ran { sql: sql.to_owned(), outcome, use_of_ours };
        self.ran.lock().unwrap_or_else(std::sync::PoisonError::into_inner).push(ran);
        result
    }

    async fn shutdown(&mut self) {}

    fn engine_name(&self) -> &str {
        "DataFusion"
    }

    async fn sleep(time: Duration) {
        tokio::time::sleep(time).await;
    }
}

/// An error of the file system.
pub(crate) fn external(error: std::io::Error) -> DataFusionError {
    DataFusionError::IoError(error)
}
