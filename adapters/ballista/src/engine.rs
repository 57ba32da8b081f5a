//! The execution engine of an executor: Ballista's own, with plans that kernelsmith has rewritten.
//!
//! In: the decoded plan of a stage. Out: the stage over the rewritten plan, or over the decoded one if that fails.
//! Invariants: a task fails only where it fails without kernelsmith; its metrics are those of the decoded plan's nodes.
//! Not here: shuffles, retries and everything else that Ballista does.

use crate::pool::ClientPool;
use ballista_core::JobId;
use ballista_core::serde::protobuf::{RuntimeStatsReport, ShuffleWritePartition, TaskColumnStats, WindowStateReport};
use ballista_executor::execution_engine::{DefaultExecutionEngine, ExecutionEngine, QueryStageExecutor};
use datafusion::common::Result;
use datafusion::execution::TaskContext;
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::metrics::{MetricValue, MetricsSet};
use datafusion::prelude::SessionConfig;
use kernelsmith_datafusion::{Engine, Options};
use std::fmt;
use std::sync::Arc;

/// What kernelsmith did for a task; all nodes of its plan together.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[non_exhaustive]
pub struct Report {
    /// The job, as Ballista prints it.
    pub job: String,
    /// The number of the stage.
    pub stage: usize,
    /// The number of the task.
    pub task: usize,
    /// Rows of each expression that compiled code computed.
    pub rows_compiled: usize,
    /// Rows of each expression that kernelsmith interpreted.
    pub rows_interpreted: usize,
    /// Rows of each expression that were left to DataFusion.
    pub rows_datafusion: usize,
    /// Microseconds of compilation.
    pub compile_us: usize,
    /// Pipelines whose code was in memory, because an earlier task had compiled it.
    pub cache_hits: usize,
    /// Pipelines whose code came from the cache on disk.
    pub disk_hits: usize,
    /// Pipelines that could not be compiled.
    pub compile_failures: usize,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { job, stage, task, .. } = self;
        write!(f, "job {job} stage {stage} task {task}: rows_compiled={}", self.rows_compiled)?;
        write!(f, ", rows_interpreted={}, rows_datafusion={}", self.rows_interpreted, self.rows_datafusion)?;
        write!(f, ", compile_us={}, cache_hits={}", self.compile_us, self.cache_hits)?;
        write!(f, ", disk_hits={}", self.disk_hits)?;
        write!(f, ", compile_failures={}", self.compile_failures)
    }
}

impl Report {
    fn add(&mut self, metrics: &[MetricsSet]) {
        for metric in metrics.iter().flat_map(MetricsSet::iter) {
            let MetricValue::Count { name, count } = metric.value() else { continue };
            let total = match name.as_ref() {
                "rows_compiled" => &mut self.rows_compiled,
                "rows_interpreted" => &mut self.rows_interpreted,
                "rows_datafusion" => &mut self.rows_datafusion,
                "compile_us" => &mut self.compile_us,
                "cache_hits" => &mut self.cache_hits,
                "disk_hits" => &mut self.disk_hits,
                "compile_failures" => &mut self.compile_failures,
                _ => continue,
            };
            *total += count.value();
        }
    }
}

/// Receives a [`Report`] after each task that succeeded.
type Reporter = Arc<dyn Fn(&Report) + Send + Sync>;

/// An execution engine that compiles expressions of the plans that it gets; for
/// `ExecutorProcessConfig::override_execution_engine`. Its tasks share compiled code.
pub struct KernelsmithEngine {
    inner: Arc<dyn ExecutionEngine>,
    engine: Arc<Engine>,
    reporter: Option<Reporter>,
}

impl fmt::Debug for KernelsmithEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("KernelsmithEngine").field("engine", &self.engine).finish_non_exhaustive()
    }
}

impl KernelsmithEngine {
    /// Ballista's default engine, which keeps its connections for shuffles, with compiled expressions.
    pub fn new(options: Options) -> KernelsmithEngine {
        KernelsmithEngine::with_engine(Engine::new(options))
    }

    /// The same with an engine that has a store of code.
    pub fn with_engine(engine: Arc<Engine>) -> KernelsmithEngine {
        let inner = DefaultExecutionEngine::with_client_pool(Arc::new(ClientPool::default()));
        KernelsmithEngine { inner: Arc::new(inner), engine, reporter: None }
    }

    /// Another engine with compiled expressions.
    pub fn around(inner: Arc<dyn ExecutionEngine>, options: Options) -> KernelsmithEngine {
        KernelsmithEngine { inner, engine: Engine::new(options), reporter: None }
    }

    /// Calls a function after each task that succeeded.
    pub fn with_reporter(self, reporter: impl Fn(&Report) + Send + Sync + 'static) -> KernelsmithEngine {
        KernelsmithEngine { reporter: Some(Arc::new(reporter)), ..self }
    }
}

impl ExecutionEngine for KernelsmithEngine {
    fn create_query_stage_exec(
        &self,
        job_id: JobId,
        stage_id: usize,
        task_id: usize,
        global_output_partition_ids: Vec<usize>,
        plan: Arc<dyn ExecutionPlan>,
        work_dir: &str,
        config: &SessionConfig,
    ) -> Result<Arc<dyn QueryStageExecutor>> {
        let report = Report { job: job_id.to_string(), stage: stage_id, task: task_id, ..Report::default() };
        let create = |plan| {
            let ids = global_output_partition_ids.clone();
            self.inner.create_query_stage_exec(job_id.clone(), stage_id, task_id, ids, plan, work_dir, config)
        };
        // The scheduler adds the metrics of nodes by their positions, and refuses a task with another number of them.
        match create(self.engine.compile_in_place(&plan)) {
            Ok(inner) => Ok(Arc::new(Stage { inner, report, reporter: self.reporter.clone() })),
            Err(_) => create(plan),
        }
    }
}

/// A stage with compiled expressions.
struct Stage {
    inner: Arc<dyn QueryStageExecutor>,
    report: Report,
    reporter: Option<Reporter>,
}

impl fmt::Debug for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Stage").field("inner", &self.inner).finish_non_exhaustive()
    }
}

impl fmt::Display for Stage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.fmt(f)
    }
}

#[async_trait::async_trait]
impl QueryStageExecutor for Stage {
    async fn execute_query_stage(
        &self,
        task_id: usize,
        context: Arc<TaskContext>,
    ) -> Result<Vec<ShuffleWritePartition>> {
        let partitions = self.inner.execute_query_stage(task_id, context).await?;
        if let Some(reporter) = &self.reporter {
            let mut report = self.report.clone();
            report.add(&self.inner.collect_plan_metrics());
            reporter(&report);
        }
        Ok(partitions)
    }

    fn collect_plan_metrics(&self) -> Vec<MetricsSet> {
        self.inner.collect_plan_metrics()
    }

    fn collect_runtime_stats_reports(&self) -> Vec<RuntimeStatsReport> {
        self.inner.collect_runtime_stats_reports()
    }

    fn collect_window_state_reports(&self) -> Result<Vec<WindowStateReport>> {
        self.inner.collect_window_state_reports()
    }

    fn collect_column_stats(&self) -> Vec<TaskColumnStats> {
        self.inner.collect_column_stats()
    }
}
