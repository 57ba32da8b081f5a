//! Plans whose nodes are compiled without a change of their number, for engines that count them.
//!
//! In: a plan, for example one that a worker of a distributed engine has decoded. Out: the plan with the same nodes and
//! edges, some of them compiled.
//! Invariants: a node has metrics exactly if the original has; the engines add the metrics of several workers by the
//! positions of nodes. A node that a pipeline has taken over stays in the plan, without ever running.
//! Not here: what is compiled.

use crate::Engine;
use crate::aggregate;
use crate::node::KernelsmithExec;
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::common::{Result, Statistics};
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_expr::PhysicalExpr;
use datafusion::physical_plan::execution_plan::{CardinalityEffect, replace_children_if_necessary};
use datafusion::physical_plan::metrics::MetricsSet;
use datafusion::physical_plan::statistics::{ChildStats, StatisticsArgs};
use datafusion::physical_plan::{
    ChildrenPropertiesMode, DisplayAs, DisplayFormatType, ExecutionPlan, InputDistributionRequirements, PlanProperties,
    ReplaceChildrenOptions,
};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

impl Engine {
    /// The plan with compiled nodes; its nodes and edges stay as many as they are. If that fails, also by a panic of ours,
    /// the plan is returned as it was: a task must not fail that runs without us.
    pub fn compile_in_place(self: &Arc<Self>, plan: &Arc<dyn ExecutionPlan>) -> Arc<dyn ExecutionPlan> {
        let compiled = catch_unwind(AssertUnwindSafe(|| self.in_place(plan).ok())).ok().flatten();
        compiled.unwrap_or_else(|| Arc::clone(plan))
    }

    /// Plans are as deep as queries are nested; DataFusion's own rules recurse on them, too.
    fn in_place(self: &Arc<Self>, plan: &Arc<dyn ExecutionPlan>) -> Result<Arc<dyn ExecutionPlan>> {
        // A pipeline takes nodes along, which must not be compiled before it.
        let plan = match pipeline(self, plan)? {
            Some((_, pipeline)) => {
                let (depth, input) = (pipeline.depth, self.in_place(&pipeline.input)?);
                aggregate::over(plan, depth, input)?
            }
            None => {
                let children: Result<Vec<_>> = plan.children().into_iter().map(|child| self.in_place(child)).collect();
                replace_children_if_necessary(Arc::clone(plan), children?)?
            }
        };
        Ok(self.node_in_place(&plan)?.unwrap_or(plan))
    }

    /// The compiled form of one node, with the nodes that it takes along.
    fn node_in_place(self: &Arc<Self>, plan: &Arc<dyn ExecutionPlan>) -> Result<Option<Arc<dyn ExecutionPlan>>> {
        match pipeline(self, plan)? {
            Some((runs, _)) => {
                let (original, engine) = (Arc::clone(plan), Arc::clone(self));
                Ok(Some(Arc::new(InPlaceExec { original, runs, engine })))
            }
            None => Ok(self.compile_node(plan)),
        }
    }
}

/// What a pipeline takes.
struct Taken {
    depth: usize,
    input: Arc<dyn ExecutionPlan>,
}

/// What runs instead of an aggregation and the nodes below it, if a pipeline does.
fn pipeline(engine: &Arc<Engine>, plan: &Arc<dyn ExecutionPlan>) -> Result<Option<(Arc<dyn ExecutionPlan>, Taken)>> {
    let Some(runs) = aggregate::stages(engine, plan)? else { return Ok(None) };
    let nodes = std::iter::successors(Some(&runs), |node| node.children().first().copied()).take(2);
    let taken = nodes.filter_map(|node| {
        let depth = node.downcast_ref::<KernelsmithExec>()?.pipeline_depth()?;
        Some(Taken { depth, input: Arc::clone(node.children().first()?) })
    });
    let taken = taken.collect::<Vec<_>>().into_iter().next();
    Ok(taken.map(|taken| (runs, taken)))
}

/// An aggregation that a pipeline runs, with the nodes below it that the pipeline has taken over.
#[derive(Debug)]
pub(crate) struct InPlaceExec {
    /// The aggregation; the nodes below it are part of the plan.
    original: Arc<dyn ExecutionPlan>,
    /// A pipeline, or a second stage above one.
    runs: Arc<dyn ExecutionPlan>,
    engine: Arc<Engine>,
}

impl DisplayAs for InPlaceExec {
    fn fmt_as(&self, format: DisplayFormatType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.runs.fmt_as(format, f)
    }
}

impl ExecutionPlan for InPlaceExec {
    fn name(&self) -> &'static str {
        "KernelsmithInPlaceExec"
    }

    fn static_name() -> &'static str {
        "KernelsmithInPlaceExec"
    }

    fn properties(&self) -> &Arc<PlanProperties> {
        self.original.properties()
    }

    fn children(&self) -> Vec<&Arc<dyn ExecutionPlan>> {
        self.original.children()
    }

    fn maintains_input_order(&self) -> Vec<bool> {
        vec![false; self.original.children().len()]
    }

    fn input_distribution_requirements(&self) -> InputDistributionRequirements {
        self.original.input_distribution_requirements()
    }

    fn benefits_from_input_partitioning(&self) -> Vec<bool> {
        self.original.benefits_from_input_partitioning()
    }

    fn apply_expressions(
        &self,
        f: &mut dyn FnMut(&Arc<dyn PhysicalExpr>) -> Result<TreeNodeRecursion>,
    ) -> Result<TreeNodeRecursion> {
        self.original.apply_expressions(f)
    }

    fn replace_children(
        self: Arc<Self>,
        children: Vec<Arc<dyn ExecutionPlan>>,
        options: ReplaceChildrenOptions,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let original = Arc::clone(&self.original).replace_children(children, options)?;
        Ok(self.engine.node_in_place(&original)?.unwrap_or(original))
    }

    fn with_new_children(self: Arc<Self>, children: Vec<Arc<dyn ExecutionPlan>>) -> Result<Arc<dyn ExecutionPlan>> {
        self.replace_children(children, ReplaceChildrenOptions::new(ChildrenPropertiesMode::Recompute))
    }

    fn execute(&self, partition: usize, context: Arc<TaskContext>) -> Result<SendableRecordBatchStream> {
        self.runs.execute(partition, context)
    }

    /// Those of the pipeline, and of the second stage if there is one.
    fn metrics(&self) -> Option<MetricsSet> {
        let mut metrics = self.runs.metrics()?;
        let below = self.runs.children().into_iter().filter(|_| !self.runs.is::<KernelsmithExec>());
        for pipeline in below.filter_map(|node| node.metrics()) {
            pipeline.iter().for_each(|metric| metrics.push(Arc::clone(metric)));
        }
        Some(metrics)
    }

    fn child_stats_requests(&self, partition: Option<usize>) -> Vec<ChildStats> {
        self.original.child_stats_requests(partition)
    }

    fn statistics_from_inputs(&self, inputs: &[Arc<Statistics>], args: &StatisticsArgs) -> Result<Arc<Statistics>> {
        self.original.statistics_from_inputs(inputs, args)
    }

    fn fetch(&self) -> Option<usize> {
        self.original.fetch()
    }

    fn cardinality_effect(&self) -> CardinalityEffect {
        self.original.cardinality_effect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use datafusion::common::tree_node::{Transformed, TreeNode};
    use datafusion::datasource::MemTable;
    use datafusion::physical_plan::{collect, displayable};
    use datafusion::prelude::{SessionConfig, SessionContext};

    /// A session with a table `t(x)` of 100 rows in each partition.
    fn session(partitions: usize) -> (tokio::runtime::Runtime, SessionContext) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let session = SessionContext::new_with_config(SessionConfig::new().with_target_partitions(partitions));
        let filled = async {
            let rows = session.sql("select * from generate_series(1, 100) as t(x)").await?.collect().await?;
            let table = MemTable::try_new(rows[0].schema(), vec![rows; partitions])?;
            session.register_table("t", Arc::new(table))
        };
        runtime.block_on(filled).unwrap();
        (runtime, session)
    }

    /// For each node whether it has metrics, with the number of rows that were compiled.
    fn shape(plan: &Arc<dyn ExecutionPlan>) -> Vec<(bool, usize)> {
        let mut nodes = Vec::new();
        let visited = plan.apply(|node| {
            let metrics = node.metrics();
            let rows = metrics.as_ref().and_then(|metrics| metrics.sum_by_name("rows_compiled"));
            nodes.push((metrics.is_some(), rows.map_or(0, |rows| rows.as_usize())));
            Ok(TreeNodeRecursion::Continue)
        });
        visited.unwrap();
        nodes
    }

    /// Compiles a query's plan in place and runs it, also after all leaves were replaced, as engines do. `n_nodes` nodes
    /// count compiled rows.
    #[track_caller]
    fn check(sql: &str, partitions: usize, n_nodes: usize) {
        let (runtime, session) = session(partitions);
        let planned = || runtime.block_on(async { session.sql(sql).await?.create_physical_plan().await }).unwrap();
        let run = |plan: &Arc<dyn ExecutionPlan>| {
            let rows = runtime.block_on(collect(Arc::clone(plan), session.task_ctx())).unwrap();
            crate::results::sorted(crate::results::cells(&rows).unwrap())
        };
        let options = Options { min_rows: 0, wait: true, grouping: crate::Grouping::Compiled, ..Options::default() };
        let (engine, plan) = (Engine::new(options), planned());
        let wanted = run(&planned());
        let compiled = engine.compile_in_place(&plan);
        let replaced = Arc::clone(&compiled).transform_up(|node| {
            let options = ReplaceChildrenOptions::new(ChildrenPropertiesMode::Recompute);
            let children: Vec<_> = node.children().into_iter().cloned().collect();
            Ok(Transformed::yes(if children.is_empty() { node } else { node.replace_children(children, options)? }))
        });
        for plan_in_place in [compiled, replaced.unwrap().data] {
            let text = displayable(plan_in_place.as_ref()).indent(false).to_string();
            assert_eq!(crate::results::difference(&wanted, &run(&plan_in_place)), None, "{text}");
            let (given, original) = (shape(&plan_in_place), shape(&plan));
            let has_metrics = |nodes: &[(bool, usize)]| nodes.iter().map(|node| node.0).collect::<Vec<_>>();
            assert_eq!(has_metrics(&given), has_metrics(&original), "{text}");
            let counting = given.iter().filter(|node| node.1 > 0).count();
            // Where no code runs, nothing counts.
            assert!(counting == n_nodes || engine.is_off(), "{counting} nodes count rows, not {n_nodes}:\n{text}");
        }
    }

    #[test]
    fn a_filter_is_one_node() {
        check("select x from t where x * 2 > 10", 1, 1);
    }

    #[test]
    fn a_pipeline_keeps_the_nodes_that_it_takes() {
        check("select sum(x * 2) from t where x > 3", 2, 1);
    }

    #[test]
    fn an_aggregation_in_one_stage_stays_one() {
        check("select sum(x * 2) from t where x > 3", 1, 1);
        check("select x % 3, sum(x * 2) from t where x > 3 group by x % 3", 1, 1);
    }

    #[test]
    fn pipelines_below_others_are_compiled() {
        check(
            "select a.n, b.n from (select sum(x) n from t where x > 3) a, (select min(x) n from t where x < 9) b",
            1,
            2,
        );
        check("select max(s) from (select sum(x * 2) s from t where x > 3 group by x % 7) where s > 9", 2, 2);
    }
}
