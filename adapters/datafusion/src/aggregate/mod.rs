//! The first stage of an aggregation.
//!
//! In: an `AggregateExec` with the filter and the projection below it. Out: one pipeline over the input of these nodes,
//! whose output is the states that DataFusion's second stage merges.
//! Invariants: each batch contributes once, to kernelsmith's states or to DataFusion's; several rows for one group are
//! allowed, because the second stage merges them.
//! Not here: second stages, which DataFusion runs.

mod matching;
mod run;
mod states;

use crate::counters::Counters;
use crate::engine::Engine;
use crate::lower::Refusal;
use crate::node::{KernelsmithExec, Work};
use crate::program::Code;
use datafusion::common::Result;
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::aggregates::{AggregateExec, AggregateMode};
use datafusion::physical_plan::execution_plan::replace_children_if_necessary;
use datafusion::physical_plan::metrics::{ExecutionPlanMetricsSet, MetricsSet};
use states::Stage;
use std::sync::Arc;

/// A pipeline that aggregates.
#[derive(Debug)]
pub(crate) struct Aggregation {
    /// The plan below the replaced nodes.
    input: Arc<dyn ExecutionPlan>,
    /// The number of replaced nodes.
    depth: usize,
    stage: Arc<Stage>,
    code: Arc<Code>,
    /// Code with a mask for each group.
    few: Arc<Code>,
    counters: Arc<Counters>,
    metrics: ExecutionPlanMetricsSet,
}

impl Aggregation {
    /// The number of nodes that the pipeline replaces.
    pub(crate) fn depth(&self) -> usize {
        self.depth
    }

    pub(crate) fn input(&self) -> &Arc<dyn ExecutionPlan> {
        &self.input
    }

    /// The replaced nodes, from the aggregation to the lowest one.
    pub(crate) fn replaced<'a>(&self, original: &'a Arc<dyn ExecutionPlan>) -> Vec<&'a dyn ExecutionPlan> {
        let below = |node: &&'a Arc<dyn ExecutionPlan>| node.children().first().copied();
        let nodes = std::iter::successors(Some(original), below).take(self.depth);
        nodes.map(|node| node.as_ref()).collect()
    }

    /// The replaced nodes over another input.
    pub(crate) fn with_input(
        &self,
        original: &Arc<dyn ExecutionPlan>,
        input: Arc<dyn ExecutionPlan>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        over(original, self.depth, input)
    }

    pub(crate) fn metrics(&self) -> MetricsSet {
        self.metrics.clone_inner()
    }

    pub(crate) fn execute(
        &self,
        original: &Arc<dyn ExecutionPlan>,
        engine: &Arc<Engine>,
        partition: usize,
        context: Arc<TaskContext>,
    ) -> Result<SendableRecordBatchStream> {
        run::execute(self, original, engine, partition, context)
    }
}

/// The uppermost `depth` nodes of a plan over another input.
pub(crate) fn over(
    plan: &Arc<dyn ExecutionPlan>,
    depth: usize,
    input: Arc<dyn ExecutionPlan>,
) -> Result<Arc<dyn ExecutionPlan>> {
    let below = if depth == 1 { input } else { over(plan.children()[0], depth - 1, input)? };
    replace_children_if_necessary(Arc::clone(plan), vec![below])
}

/// An aggregation in one stage as two, the first of which is compiled; `None` if it cannot be.
pub(crate) fn stages(engine: &Arc<Engine>, plan: &Arc<dyn ExecutionPlan>) -> Result<Option<Arc<dyn ExecutionPlan>>> {
    let Some(aggregate) = plan.downcast_ref::<AggregateExec>() else { return Ok(None) };
    let final_mode = match aggregate.mode() {
        AggregateMode::Partial => return Ok(first_stage(engine, plan)),
        AggregateMode::Single => AggregateMode::Final,
        AggregateMode::SinglePartitioned => AggregateMode::FinalPartitioned,
        _ => return Ok(None),
    };
    // What decides about the first stage must hold for the whole.
    if aggregate.limit_options().is_some() || !aggregate.dynamic_expressions_produced().is_empty() {
        return Ok(None);
    }
    let first = AggregateExec::try_new(
        AggregateMode::Partial,
        aggregate.group_expr().clone(),
        aggregate.aggr_expr().to_vec(),
        aggregate.filter_expr().to_vec(),
        Arc::clone(aggregate.input()),
        aggregate.input_schema(),
    )?;
    let first: Arc<dyn ExecutionPlan> = Arc::new(first);
    let Some(first) = first_stage(engine, &first).filter(|first| is_pipeline(first)) else { return Ok(None) };
    let second = AggregateExec::try_new(
        final_mode,
        aggregate.group_expr().as_final(),
        aggregate.aggr_expr().to_vec(),
        aggregate.filter_expr().to_vec(),
        first,
        aggregate.input_schema(),
    )?;
    let has_same_schema = second.schema() == plan.schema();
    Ok(has_same_schema.then(|| Arc::new(second) as _))
}

fn is_pipeline(plan: &Arc<dyn ExecutionPlan>) -> bool {
    plan.downcast_ref::<KernelsmithExec>().is_some_and(|node| node.operations() > 0)
}

/// The compiled form of a first stage.
pub(crate) fn first_stage(engine: &Arc<Engine>, plan: &Arc<dyn ExecutionPlan>) -> Option<Arc<dyn ExecutionPlan>> {
    let aggregate = plan.downcast_ref::<AggregateExec>().filter(|node| *node.mode() == AggregateMode::Partial)?;
    if !engine.options().aggregations {
        return None;
    }
    let counters = Arc::new(Counters::default());
    let found = matching::matched(aggregate, engine.options().groups).and_then(|matched| {
        let stage = Stage::new(&matched, &aggregate.schema(), engine.options().interpret)?;
        Ok((matched, stage))
    });
    let (original, engine) = (Arc::clone(plan), Arc::clone(engine));
    Some(match found {
        Ok((matched, stage)) => {
            let (operations, refusals) = (stage.operations, stage.refusals.clone());
            let aggregation = Aggregation {
                input: matched.input,
                depth: matched.depth,
                stage: Arc::new(stage),
                code: Arc::default(),
                few: Arc::default(),
                counters: Arc::clone(&counters),
                metrics: ExecutionPlanMetricsSet::new(),
            };
            let work = Work::Aggregation(aggregation);
            Arc::new(KernelsmithExec::new(original, work, engine, operations, refusals, counters))
        }
        Err(reason) => {
            let names: Vec<_> = aggregate.aggr_expr().iter().map(|function| function.name()).collect();
            let refusal = Refusal { expression: format!("[{}]", names.join(", ")), reason };
            let work = Work::Node(Arc::clone(plan));
            Arc::new(KernelsmithExec::new(original, work, engine, 0, vec![refusal], counters))
        }
    })
}
