//! Aggregations, or their first stages.
//!
//! In: an `AggregateExec` with the filter and the projection below it. Out: one pipeline over the input of these nodes,
//! whose output is the states that DataFusion's second stage merges, or results if there is one stage.
//! Invariants: each batch contributes once, to kernelsmith's states or to DataFusion's; several rows for one group are
//! allowed in states, because a second stage merges them.
//! Not here: second stages, which DataFusion runs.

mod choice;
mod matching;
mod run;
mod states;
mod trial;
mod whole;

pub(crate) use choice::Choices;

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
use whole::Whole;

/// A pipeline that aggregates.
#[derive(Debug)]
pub(crate) struct Aggregation {
    /// The plan below the replaced nodes.
    input: Arc<dyn ExecutionPlan>,
    /// The number of replaced nodes.
    depth: usize,
    /// If the aggregation has one stage.
    whole: Option<Arc<Whole>>,
    stage: Arc<Stage>,
    code: Arc<Code>,
    /// Code with a mask for each group.
    few: Arc<Code>,
    counters: Arc<Counters>,
    metrics: ExecutionPlanMetricsSet,
}

impl Aggregation {
    /// A pipeline for a first stage, or why there is none.
    fn new(engine: &Engine, first: &AggregateExec) -> std::result::Result<Aggregation, String> {
        let matched = matching::matched(first, engine.options())?;
        let stage = Stage::new(&matched, &first.schema(), engine.options().interpret)?;
        Ok(Aggregation {
            input: matched.input,
            depth: matched.depth,
            whole: None,
            stage: Arc::new(stage),
            code: Arc::default(),
            few: Arc::default(),
            counters: Arc::default(),
            metrics: ExecutionPlanMetricsSet::new(),
        })
    }

    /// The same over an input with the same schema and properties, such as the compiled form of this one.
    pub(crate) fn over_input(&self, input: Arc<dyn ExecutionPlan>, counters: &Arc<Counters>) -> Aggregation {
        Aggregation {
            input,
            depth: self.depth,
            whole: self.whole.clone(),
            stage: Arc::clone(&self.stage),
            code: Arc::default(),
            few: Arc::default(),
            counters: Arc::clone(counters),
            metrics: ExecutionPlanMetricsSet::new(),
        }
    }

    /// The node that runs instead of an aggregation.
    fn into_node(self, original: &Arc<dyn ExecutionPlan>, engine: &Arc<Engine>) -> Arc<dyn ExecutionPlan> {
        let (operations, refusals) = (self.stage.operations, self.stage.refusals.clone());
        let (original, engine, counters) = (Arc::clone(original), Arc::clone(engine), Arc::clone(&self.counters));
        Arc::new(KernelsmithExec::new(original, Work::Aggregation(self), engine, operations, refusals, counters))
    }

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

/// What runs instead of an aggregation; `None` if DataFusion's node does. Without groups, one stage becomes two, because the
/// second costs nothing.
pub(crate) fn stages(engine: &Arc<Engine>, plan: &Arc<dyn ExecutionPlan>) -> Result<Option<Arc<dyn ExecutionPlan>>> {
    let Some(aggregate) = plan.downcast_ref::<AggregateExec>() else { return Ok(None) };
    match aggregate.mode() {
        AggregateMode::Partial => return Ok(first_stage(engine, plan)),
        AggregateMode::Single | AggregateMode::SinglePartitioned => {}
        _ => return Ok(None),
    }
    // What decides about the first stage must hold for the whole.
    let is_limited = aggregate.limit_options().is_some() || !aggregate.dynamic_expressions_produced().is_empty();
    if is_limited || !engine.options().aggregations {
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
    let first_plan: Arc<dyn ExecutionPlan> = Arc::new(first.clone());
    let Ok(mut aggregation) = Aggregation::new(engine, &first) else { return Ok(None) };
    if aggregation.stage.operations == 0 {
        return Ok(None);
    }
    if aggregation.stage.has_keys() {
        let Some(whole) = Whole::new(aggregate, &first_plan)? else { return Ok(None) };
        aggregation.whole = Some(Arc::new(whole));
        return Ok(Some(aggregation.into_node(plan, engine)));
    }
    let final_mode = match aggregate.mode() {
        AggregateMode::Single => AggregateMode::Final,
        _ => AggregateMode::FinalPartitioned,
    };
    let second = AggregateExec::try_new(
        final_mode,
        aggregate.group_expr().as_final(),
        aggregate.aggr_expr().to_vec(),
        aggregate.filter_expr().to_vec(),
        aggregation.into_node(&first_plan, engine),
        aggregate.input_schema(),
    )?;
    let has_same_schema = second.schema() == plan.schema();
    Ok(has_same_schema.then(|| Arc::new(second) as _))
}

/// The compiled form of a first stage.
fn first_stage(engine: &Arc<Engine>, plan: &Arc<dyn ExecutionPlan>) -> Option<Arc<dyn ExecutionPlan>> {
    let aggregate = plan.downcast_ref::<AggregateExec>()?;
    if !engine.options().aggregations {
        return None;
    }
    Some(match Aggregation::new(engine, aggregate) {
        Ok(aggregation) => aggregation.into_node(plan, engine),
        Err(reason) => {
            let names: Vec<_> = aggregate.aggr_expr().iter().map(|function| function.name()).collect();
            let refusal = Refusal { expression: format!("[{}]", names.join(", ")), reason };
            let work = Work::Node(Arc::clone(plan));
            let counters = Arc::new(Counters::default());
            Arc::new(KernelsmithExec::new(Arc::clone(plan), work, Arc::clone(engine), 0, vec![refusal], counters))
        }
    })
}
