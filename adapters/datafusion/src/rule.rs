//! The physical optimizer rule: which nodes of a plan kernelsmith runs.
//!
//! In: a plan that DataFusion has optimised. Out: the plan with filters, projections and first stages of aggregations
//! replaced by [`KernelsmithExec`] nodes.
//! Invariants: a node is replaced only if something of it is compiled, or if it names what is left to DataFusion; the
//! schema of a plan never changes.
//! Not here: execution.

use crate::Engine;
use crate::aggregate;
use crate::counters::Counters;
use crate::expression::CompiledExpr;
use crate::in_place::InPlaceExec;
use crate::lower::{self, Inputs, Refusal};
use crate::node::{KernelsmithExec, Work};
use crate::program::Program;
use datafusion::arrow::datatypes::Schema;
use datafusion::common::Result;
use datafusion::common::config::ConfigOptions;
use datafusion::physical_expr::{PhysicalExpr, conjunction};
use datafusion::physical_optimizer::PhysicalOptimizerRule;
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::aggregates::{AggregateExec, AggregateOutputMode};
use datafusion::physical_plan::execution_plan::replace_children_if_necessary;
use datafusion::physical_plan::filter::{FilterExec, FilterExecBuilder};
use datafusion::physical_plan::projection::{ProjectionExec, ProjectionExpr};
use std::sync::Arc;

/// Replaces nodes of plans by compiled ones. Must be the last rule.
#[derive(Debug)]
pub struct CompileRule {
    engine: Arc<Engine>,
}

impl CompileRule {
    /// A rule that compiles by an engine.
    pub fn new(engine: Arc<Engine>) -> CompileRule {
        CompileRule { engine }
    }
}

impl PhysicalOptimizerRule for CompileRule {
    fn optimize(&self, plan: Arc<dyn ExecutionPlan>, _config: &ConfigOptions) -> Result<Arc<dyn ExecutionPlan>> {
        self.engine.compile_plan(plan)
    }

    fn name(&self) -> &'static str {
        "kernelsmith"
    }

    fn schema_check(&self) -> bool {
        true
    }
}

/// What was compiled of the expressions of a node.
struct Found {
    /// The expressions, compiled where they can be.
    expressions: Vec<Arc<dyn PhysicalExpr>>,
    operations: usize,
    refusals: Vec<Refusal>,
    counters: Arc<Counters>,
}

impl Engine {
    /// Replaces nodes of a plan, from the output to the inputs. Plans are as deep as queries are nested; DataFusion's
    /// own rules recurse on them, too.
    pub(crate) fn compile_plan(self: &Arc<Self>, plan: Arc<dyn ExecutionPlan>) -> Result<Arc<dyn ExecutionPlan>> {
        // An aggregation takes the filter and the projection below it along, so it comes before them.
        let plan = aggregate::stages(self, &plan)?.unwrap_or(plan);
        let children: Result<Vec<_>> =
            plan.children().into_iter().map(|child| self.compile_plan(Arc::clone(child))).collect();
        let plan = replace_children_if_necessary(plan, children?)?;
        Ok(self.compile_node(&plan).unwrap_or(plan))
    }

    /// The compiled form of one node, if there is one.
    pub(crate) fn compile_node(self: &Arc<Self>, plan: &Arc<dyn ExecutionPlan>) -> Option<Arc<dyn ExecutionPlan>> {
        if is_compiled(plan.as_ref()) {
            return None;
        }
        let row_wise = self.compile_row_wise(plan, &Arc::default());
        row_wise.or_else(|| aggregate::stages(self, plan).ok().flatten())
    }

    fn compile_row_wise(
        self: &Arc<Self>,
        plan: &Arc<dyn ExecutionPlan>,
        counters: &Arc<Counters>,
    ) -> Option<Arc<dyn ExecutionPlan>> {
        if let Some(filter) = plan.downcast_ref::<FilterExec>() {
            return self.compile_filter(plan, filter, counters);
        }
        self.compile_projection(plan, plan.downcast_ref::<ProjectionExec>()?, counters)
    }

    /// The compiled form of the uppermost `depth` nodes of a plan, which are filters and projections and share counters.
    pub(crate) fn compile_below(
        self: &Arc<Self>,
        plan: &Arc<dyn ExecutionPlan>,
        depth: usize,
        counters: &Arc<Counters>,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        if depth == 0 {
            return Ok(Arc::clone(plan));
        }
        let below = self.compile_below(plan.children()[0], depth - 1, counters)?;
        let plan = replace_children_if_necessary(Arc::clone(plan), vec![below])?;
        Ok(self.compile_row_wise(&plan, counters).unwrap_or(plan))
    }

    fn compile_filter(
        self: &Arc<Self>,
        plan: &Arc<dyn ExecutionPlan>,
        filter: &FilterExec,
        counters: &Arc<Counters>,
    ) -> Option<Arc<dyn ExecutionPlan>> {
        if !self.options().filters || has_one_row(filter.input().as_ref()) {
            return None;
        }
        let schema = filter.input().schema();
        let steps = lower::steps(filter.predicate(), &schema, self.options().interpret);
        let found = self.compile_expressions(&steps, &schema, counters)?;
        let predicate = conjunction(found.expressions.iter().cloned());
        let node = FilterExecBuilder::from(filter).with_predicate(predicate).build().ok()?;
        Some(self.wrap(plan, Arc::new(node), found))
    }

    fn compile_projection(
        self: &Arc<Self>,
        plan: &Arc<dyn ExecutionPlan>,
        projection: &ProjectionExec,
        counters: &Arc<Counters>,
    ) -> Option<Arc<dyn ExecutionPlan>> {
        if !self.options().projections || has_one_row(projection.input().as_ref()) {
            return None;
        }
        let schema = projection.input().schema();
        let expressions: Vec<_> = projection.expr().iter().map(|projected| Arc::clone(&projected.expr)).collect();
        let found = self.compile_expressions(&expressions, &schema, counters)?;
        let expressions = found.expressions.iter().zip(projection.expr());
        let expressions =
            expressions.map(|(expr, old)| ProjectionExpr { expr: Arc::clone(expr), alias: old.alias.clone() });
        let node = ProjectionExec::try_new_with_schema_metadata(
            expressions.collect::<Vec<_>>(),
            Arc::clone(projection.input()),
            &projection.schema(),
        );
        Some(self.wrap(plan, Arc::new(node.ok()?), found))
    }

    /// Compiles expressions; `None` if there is nothing to compile and nothing that could be named.
    fn compile_expressions(
        self: &Arc<Self>,
        expressions: &[Arc<dyn PhysicalExpr>],
        schema: &Schema,
        counters: &Arc<Counters>,
    ) -> Option<Found> {
        let counters = Arc::clone(counters);
        let mut found = Found { expressions: Vec::new(), operations: 0, refusals: Vec::new(), counters };
        for expression in expressions {
            let mut inputs = Inputs::new(self.options().interpret);
            let lowered = inputs.lower(expression, schema).filter(|_| !lower::only_casts(expression, schema));
            let lowered = lowered.filter(|lowered| lowered.operations > 0).zip(expression.data_type(schema).ok());
            let program = lowered.and_then(|(lowered, ty)| {
                let program = Program::new(lowered.expression, &inputs, ty, self, &found.counters).ok()?;
                found.operations += lowered.operations;
                Some(program)
            });
            found.expressions.push(match program {
                Some(program) => Arc::new(CompiledExpr::new(Arc::clone(expression), Arc::new(program))),
                None => Arc::clone(expression),
            });
            found.refusals.extend(inputs.refusals().iter().cloned());
        }
        (found.operations > 0 || !found.refusals.is_empty()).then_some(found)
    }

    fn wrap(
        self: &Arc<Self>,
        original: &Arc<dyn ExecutionPlan>,
        node: Arc<dyn ExecutionPlan>,
        found: Found,
    ) -> Arc<dyn ExecutionPlan> {
        // A node without compiled expressions only names what is left to DataFusion.
        let node = if found.operations > 0 { node } else { Arc::clone(original) };
        let Found { operations, refusals, counters, .. } = found;
        let (original, engine) = (Arc::clone(original), Arc::clone(self));
        Arc::new(KernelsmithExec::new(original, Work::Node(node), engine, operations, refusals, counters))
    }
}

/// Whether a plan returns one row, or none, in all of its partitions: it is not worth code.
fn has_one_row(plan: &dyn ExecutionPlan) -> bool {
    let aggregate = plan.downcast_ref::<AggregateExec>();
    if let Some(aggregate) = aggregate {
        return aggregate.mode().output_mode() == AggregateOutputMode::Final
            && aggregate.group_expr().is_true_no_grouping();
    }
    let is_row_wise = plan.is::<FilterExec>() || plan.is::<ProjectionExec>();
    is_row_wise && plan.children().into_iter().all(|child| has_one_row(child.as_ref()))
}

/// Whether the node is one of kernelsmith. Filters and projections are recognised as what they were, so their types do
/// not tell.
pub(crate) fn is_compiled(plan: &dyn ExecutionPlan) -> bool {
    [KernelsmithExec::static_name(), InPlaceExec::static_name()].contains(&plan.name())
}
