//! Which aggregations become pipelines.
//!
//! In: an `AggregateExec` with the projection and the filter below it. Out: its predicate, keys and arguments as
//! expressions over the input of these nodes.
//! Invariant: whatever DataFusion does for an aggregation beyond grouping its input (ordered input, limits, grouping sets,
//! filters that it hands to scans) leaves it to DataFusion.
//! Not here: lowering, execution.

use crate::Options;
use crate::lower;
use datafusion::arrow::datatypes::Schema;
use datafusion::common::Result;
use datafusion::common::tree_node::{Transformed, TransformedResult, TreeNode};
use datafusion::functions_aggregate as functions;
use datafusion::physical_expr::PhysicalExpr;
use datafusion::physical_expr::aggregate::AggregateFunctionExpr;
use datafusion::physical_expr::expressions::Column;
use datafusion::physical_plan::aggregates::AggregateExec;
use datafusion::physical_plan::filter::FilterExec;
use datafusion::physical_plan::projection::ProjectionExec;
use datafusion::physical_plan::{ExecutionPlan, InputOrderMode};
use std::sync::Arc;

/// The functions that pipelines compute.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Function {
    Count,
    Sum,
    Min,
    Max,
    Average,
    /// Variances and standard deviations, whose states are equal.
    Variance,
}

/// A function with its argument and its filter, over the input of a pipeline.
#[derive(Clone, Debug)]
pub(crate) struct Aggregate {
    pub(crate) function: Function,
    /// `None` counts rows.
    pub(crate) argument: Option<Arc<dyn PhysicalExpr>>,
    pub(crate) filter: Option<Arc<dyn PhysicalExpr>>,
}

/// An aggregation over the input of a filter.
#[derive(Clone, Debug)]
pub(crate) struct Matched {
    /// The plan below the replaced nodes.
    pub(crate) input: Arc<dyn ExecutionPlan>,
    /// How many nodes are replaced: the aggregation and those below it.
    pub(crate) depth: usize,
    pub(crate) predicate: Option<Arc<dyn PhysicalExpr>>,
    pub(crate) keys: Vec<Arc<dyn PhysicalExpr>>,
    pub(crate) aggregates: Vec<Aggregate>,
}

/// Describes a first stage as a pipeline, or says why it cannot be one.
pub(crate) fn matched(aggregate: &AggregateExec, options: &Options) -> std::result::Result<Matched, String> {
    let refused = |reason: &str| Err(reason.to_owned());
    if !options.groups && !aggregate.group_expr().is_true_no_grouping() {
        return refused("DataFusion groups the rows");
    }
    if !aggregate.group_expr().is_single() {
        return refused("there are grouping sets");
    }
    if aggregate.limit_options().is_some() {
        return refused("DataFusion limits the number of groups");
    }
    if *aggregate.input_order_mode() != InputOrderMode::Linear {
        return refused("the input is ordered by its groups");
    }
    if !aggregate.dynamic_expressions_produced().is_empty() {
        return refused("a scan skips rows by the result so far");
    }
    let mut aggregates = Vec::with_capacity(aggregate.aggr_expr().len());
    for (function, filter) in aggregate.aggr_expr().iter().zip(aggregate.filter_expr()) {
        let (function, argument) = function_of(function).map_err(|reason| format!("{}: {reason}", function.name()))?;
        aggregates.push(Aggregate { function, argument, filter: filter.clone() });
    }
    let mut matched = Matched {
        input: Arc::clone(aggregate.input()),
        depth: 1,
        predicate: None,
        keys: aggregate.group_expr().expr().iter().map(|(key, _)| Arc::clone(key)).collect(),
        aggregates,
    };
    while matched.predicate.is_none()
        && take_below(&mut matched, options.interpret).map_err(|error| error.to_string())?
    {}
    Ok(matched)
}

/// Takes a projection or a filter below the pipeline into it; returns whether there was one that can be taken.
fn take_below(matched: &mut Matched, interprets: bool) -> Result<bool> {
    let below = Arc::clone(&matched.input);
    if crate::rule::is_compiled(below.as_ref()) {
        return Ok(false);
    }
    if let Some(projection) = below.downcast_ref::<ProjectionExec>() {
        let expressions: Vec<_> = projection.expr().iter().map(|projected| Arc::clone(&projected.expr)).collect();
        matched.replace_columns(&expressions)?;
        matched.input = Arc::clone(projection.input());
    } else if let Some(filter) = below.downcast_ref::<FilterExec>().filter(|filter| filter.fetch().is_none()) {
        let schema = filter.input().schema();
        if matched.is_partly_computed(interprets) || lower::steps(filter.predicate(), &schema, interprets).len() > 1 {
            return Ok(false);
        }
        if let Some(columns) = filter.projection() {
            let columns: Vec<_> = columns.iter().map(|&index| column(&schema, index)).collect();
            matched.replace_columns(&columns)?;
        }
        matched.predicate = Some(Arc::clone(filter.predicate()));
        matched.input = Arc::clone(filter.input());
    } else {
        return Ok(false);
    }
    matched.depth += 1;
    Ok(true)
}

fn column(schema: &Schema, index: usize) -> Arc<dyn PhysicalExpr> {
    Arc::new(Column::new(schema.field(index).name(), index))
}

impl Matched {
    /// Whether DataFusion computes a part of a key or an argument that code cannot. Above a filter it does so for fewer
    /// rows.
    fn is_partly_computed(&self, interprets: bool) -> bool {
        let schema = self.input.schema();
        let arguments = self.aggregates.iter().flat_map(|aggregate| aggregate.argument.iter().chain(&aggregate.filter));
        self.keys.iter().chain(arguments).any(|part| lower::is_partly_computed(part, &schema, interprets))
    }

    /// Replaces column `n` of each expression by the `n`-th of these.
    fn replace_columns(&mut self, expressions: &[Arc<dyn PhysicalExpr>]) -> Result<()> {
        let replaced = |expression: &mut Arc<dyn PhysicalExpr>| -> Result<()> {
            // Nodes are visited after their operands, so what replaces a column is not visited again.
            let replace = |node: Arc<dyn PhysicalExpr>| {
                Ok(match node.downcast_ref::<Column>().and_then(|column| expressions.get(column.index())) {
                    Some(new) => Transformed::yes(Arc::clone(new)),
                    None => Transformed::no(node),
                })
            };
            *expression = Arc::clone(expression).transform_up(replace).data()?;
            Ok(())
        };
        self.keys.iter_mut().try_for_each(replaced)?;
        for aggregate in &mut self.aggregates {
            aggregate.argument.iter_mut().chain(&mut aggregate.filter).try_for_each(replaced)?;
        }
        Ok(())
    }
}

/// A function, and its argument unless it counts rows.
type Called = (Function, Option<Arc<dyn PhysicalExpr>>);

/// Describes the call of a function.
fn function_of(aggregate: &AggregateFunctionExpr) -> std::result::Result<Called, &'static str> {
    if aggregate.is_distinct() {
        return Err("the values are distinct");
    }
    if !aggregate.order_bys().is_empty() || aggregate.ignore_nulls() {
        return Err("the order of rows matters");
    }
    // Users can register other functions of these names.
    let known = [
        (functions::count::count_udaf(), Function::Count),
        (functions::sum::sum_udaf(), Function::Sum),
        (functions::min_max::min_udaf(), Function::Min),
        (functions::min_max::max_udaf(), Function::Max),
        (functions::average::avg_udaf(), Function::Average),
        (functions::variance::var_samp_udaf(), Function::Variance),
        (functions::variance::var_pop_udaf(), Function::Variance),
        (functions::stddev::stddev_udaf(), Function::Variance),
        (functions::stddev::stddev_pop_udaf(), Function::Variance),
    ];
    let function = known.into_iter().find(|(known, _)| known.as_ref() == aggregate.fun());
    let Some((_, function)) = function else { return Err("the function is not compiled") };
    match &aggregate.expressions()[..] {
        [argument] => {
            // `count(*)` counts a constant.
            let is_constant = argument.downcast_ref::<datafusion::physical_expr::expressions::Literal>();
            match is_constant.is_some_and(|literal| !literal.value().is_null()) && function == Function::Count {
                true => Ok((function, None)),
                false => Ok((function, Some(Arc::clone(argument)))),
            }
        }
        [] if function == Function::Count => Ok((function, None)),
        _ => Err("there are several arguments"),
    }
}
