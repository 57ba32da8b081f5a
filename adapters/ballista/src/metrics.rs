//! Metrics of a rewritten plan as those of the plan that the scheduler knows.
//!
//! In: a plan, its rewritten form, and the latter's metrics in Ballista's order (each node before its inputs). Out: one set
//! for each node of the plan that has metrics.
//! Invariant: the number of sets depends on the original plan alone. The scheduler adds sets by their position and refuses
//! a task with another number, so that executors without kernelsmith could not share a stage with us.
//! Not here: what is counted.

use ballista_core::utils::collect_plan_metrics;
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::aggregates::AggregateExec;
use datafusion::physical_plan::metrics::MetricsSet;
use kernelsmith_datafusion::KernelsmithExec;
use std::sync::Arc;

/// What becomes of the next set.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// It belongs to a node of the original plan.
    Keep,
    /// It belongs to the node of the set before it.
    Merge,
    /// No set is taken: the node is part of a pipeline above it.
    Missing,
}

/// Where the metrics of a rewritten plan belong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Alignment {
    steps: Vec<Step>,
}

impl Alignment {
    pub(crate) fn new(original: &Arc<dyn ExecutionPlan>, rewritten: &Arc<dyn ExecutionPlan>) -> Alignment {
        let mut steps = Vec::new();
        align(original, rewritten, &mut steps);
        let n_sets = steps.iter().filter(|step| **step != Step::Merge).count();
        if n_sets != collect_plan_metrics(original.as_ref()).len() {
            steps.clear();
        }
        Alignment { steps }
    }

    /// The sets of the original plan; none, which the scheduler accepts, if the plans do not match.
    pub(crate) fn apply(&self, given: Vec<MetricsSet>) -> Vec<MetricsSet> {
        if given.len() != self.steps.iter().filter(|step| **step != Step::Missing).count() {
            return Vec::new();
        }
        let mut given = given.into_iter();
        let mut sets: Vec<MetricsSet> = Vec::with_capacity(self.steps.len());
        for step in &self.steps {
            let next = if *step == Step::Missing { None } else { given.next() };
            match (step, sets.last_mut()) {
                (Step::Merge, Some(last)) => {
                    next.iter().flat_map(MetricsSet::iter).for_each(|metric| last.push(Arc::clone(metric)));
                }
                _ => sets.push(next.unwrap_or_default()),
            }
        }
        sets
    }
}

/// Appends the steps of a node and of those below it. Plans are as deep as queries are nested; Ballista recurses on them,
/// too.
fn align(original: &Arc<dyn ExecutionPlan>, rewritten: &Arc<dyn ExecutionPlan>, steps: &mut Vec<Step>) {
    if rewritten.metrics().is_some() {
        steps.push(Step::Keep);
    }
    let pipeline = if rewritten.is::<KernelsmithExec>() {
        Some(rewritten)
    } else {
        // An aggregation in one stage may have become two.
        let second = rewritten.downcast_ref::<AggregateExec>();
        let is_split =
            second.zip(original.downcast_ref()).is_some_and(|(a, b): (_, &AggregateExec)| a.mode() != b.mode());
        let first = rewritten.children().first().copied().filter(|child| is_split && child.is::<KernelsmithExec>());
        steps.extend(first.filter(|first| first.metrics().is_some()).map(|_| Step::Merge));
        first
    };
    let (mut below, mut inputs) = (original, rewritten);
    if let Some(pipeline) = pipeline {
        for _ in 1..depth(pipeline) {
            let Some(child) = below.children().first().copied() else { return };
            below = child;
            steps.extend(below.metrics().map(|_| Step::Missing));
        }
        inputs = pipeline;
    }
    for (original, rewritten) in below.children().into_iter().zip(inputs.children()) {
        align(original, rewritten, steps);
    }
}

/// The number of nodes that a pipeline replaces.
fn depth(pipeline: &Arc<dyn ExecutionPlan>) -> usize {
    let (Some(node), Some(input)) = (pipeline.downcast_ref::<KernelsmithExec>(), pipeline.children().first().copied())
    else {
        return 1;
    };
    let mut depth = 0;
    let mut at = Some(node.original());
    while let Some(node) = at.filter(|node| !Arc::ptr_eq(node, input)) {
        depth += 1;
        at = node.children().first().copied();
    }
    depth.max(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use datafusion::datasource::MemTable;
    use datafusion::physical_optimizer::PhysicalOptimizerRule;
    use datafusion::physical_plan::collect;
    use datafusion::prelude::{SessionConfig, SessionContext};
    use kernelsmith_datafusion::{CompileRule, Engine, Options};

    /// The steps of a query's plan: `K`eep, `M`erge, `-` for missing. Its metrics are aligned after a run.
    #[track_caller]
    fn check(sql: &str, partitions: usize, wanted: &str) {
        let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
        let config = SessionConfig::new().with_target_partitions(partitions);
        let session = SessionContext::new_with_config(config);
        let plan = async {
            let rows = session.sql("select * from generate_series(1, 100) as t(x)").await?.collect().await?;
            let table = MemTable::try_new(rows[0].schema(), vec![rows; partitions])?;
            session.register_table("t", Arc::new(table))?;
            session.sql(sql).await?.create_physical_plan().await
        };
        let plan = runtime.block_on(plan).unwrap();
        let rule = CompileRule::new(Engine::new(Options::default()));
        let rewritten = rule.optimize(Arc::clone(&plan), session.state().config_options()).unwrap();
        let alignment = Alignment::new(&plan, &rewritten);
        let letter = |step: &Step| match step {
            Step::Keep => 'K',
            Step::Merge => 'M',
            Step::Missing => '-',
        };
        let text = datafusion::physical_plan::displayable(rewritten.as_ref()).indent(false);
        assert_eq!(alignment.steps.iter().map(letter).collect::<String>(), wanted, "{text}");

        runtime.block_on(collect(Arc::clone(&rewritten), session.task_ctx())).unwrap();
        let sets = alignment.apply(collect_plan_metrics(rewritten.as_ref()));
        assert_eq!(sets.len(), collect_plan_metrics(plan.as_ref()).len());
        let names = |set: &MetricsSet| set.iter().any(|metric| metric.value().name() == "rows_compiled");
        assert!(sets.iter().any(names), "the counters of a pipeline are lost: {sets:?}");
        // A rewritten plan that is not the expected one has no metrics, rather than those of other nodes.
        assert!(alignment.apply(Vec::new()).is_empty());
    }

    #[test]
    fn a_filter_is_one_node() {
        check("select x from t where x * 2 > 10", 1, "KK");
    }

    #[test]
    fn a_pipeline_leaves_out_the_nodes_that_it_replaces() {
        check("select sum(x * 2) from t where x > 3", 2, "KKK-K");
    }

    #[test]
    fn an_aggregation_in_one_stage_becomes_two() {
        check("select sum(x * 2) from t where x > 3", 1, "KM-K");
    }

    #[test]
    fn pipelines_below_joins_are_found() {
        check(
            "select a.n, b.n from (select count(*) n from t where x > 3) a, (select count(*) n from t where x < 9) b",
            1,
            "KKKM-KKKM-K",
        );
    }
}
