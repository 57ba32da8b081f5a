//! The plan node that runs a node of DataFusion with compiled expressions.
//!
//! In: a filter, a projection, or the first stage of an aggregation; what [`crate::rule`] compiled of it. Out: an
//! [`ExecutionPlan`] with the properties, statistics, expressions and children of the original.
//! Invariants: the original stays part of the node, and DataFusion's rules see its expressions; new children make a node
//! that is compiled anew.
//! Not here: evaluation (see `program` and `aggregate`).

use crate::Engine;
use crate::aggregate::Aggregation;
use crate::counters::Counters;
use crate::lower::Refusal;
use datafusion::common::Result;
use datafusion::common::Statistics;
use datafusion::common::tree_node::TreeNodeRecursion;
use datafusion::execution::{SendableRecordBatchStream, TaskContext};
use datafusion::physical_expr::PhysicalExpr;
use datafusion::physical_plan::execution_plan::CardinalityEffect;
use datafusion::physical_plan::metrics::MetricsSet;
use datafusion::physical_plan::statistics::{ChildStats, StatisticsArgs};
use datafusion::physical_plan::{
    ChildrenPropertiesMode, DisplayAs, DisplayFormatType, ExecutionPlan, InputDistributionRequirements, PlanProperties,
    ReplaceChildrenOptions,
};
use std::fmt;
use std::sync::Arc;

/// How a node runs.
#[derive(Debug)]
pub(crate) enum Work {
    /// The original with compiled expressions, or as it was if nothing could be compiled.
    Node(Arc<dyn ExecutionPlan>),
    /// A pipeline that aggregates.
    Aggregation(Aggregation),
}

/// A node of DataFusion that kernelsmith runs, in parts or as a whole.
#[derive(Debug)]
pub struct KernelsmithExec {
    original: Arc<dyn ExecutionPlan>,
    work: Work,
    engine: Arc<Engine>,
    operations: usize,
    refusals: Vec<Refusal>,
    counters: Arc<Counters>,
}

impl KernelsmithExec {
    pub(crate) fn new(
        original: Arc<dyn ExecutionPlan>,
        work: Work,
        engine: Arc<Engine>,
        operations: usize,
        refusals: Vec<Refusal>,
        counters: Arc<Counters>,
    ) -> KernelsmithExec {
        KernelsmithExec { original, work, engine, operations, refusals, counters }
    }

    /// The node of DataFusion that this one replaces; of an aggregation, the uppermost one.
    pub fn original(&self) -> &Arc<dyn ExecutionPlan> {
        &self.original
    }

    /// The number of operations that kernelsmith computes.
    pub fn operations(&self) -> usize {
        self.operations
    }

    /// The sub-expressions that are left to DataFusion.
    pub fn refusals(&self) -> &[Refusal] {
        &self.refusals
    }

    /// The number of nodes that this one replaces; `None` if it is no pipeline, and so has the place of one node.
    pub(crate) fn pipeline_depth(&self) -> Option<usize> {
        match &self.work {
            Work::Node(_) => None,
            Work::Aggregation(aggregation) => Some(aggregation.depth()),
        }
    }

    /// The nodes that this one replaces, from the output to the input.
    fn replaced(&self) -> Vec<&dyn ExecutionPlan> {
        match &self.work {
            Work::Node(_) => vec![self.original.as_ref()],
            Work::Aggregation(aggregation) => aggregation.replaced(&self.original),
        }
    }
}

/// The plan of a node: `text` of `EXPLAIN`.
fn display(plan: &dyn ExecutionPlan, format: DisplayFormatType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    plan.fmt_as(format, f)
}

impl DisplayAs for KernelsmithExec {
    fn fmt_as(&self, format: DisplayFormatType, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_tree = matches!(format, DisplayFormatType::TreeRender);
        if is_tree {
            writeln!(f, "compiled={}", self.operations)?;
            writeln!(f, "datafusion={}", self.refusals.len())?;
        } else {
            write!(f, "KernelsmithExec: compiled={}, datafusion={}", self.operations, self.refusals.len())?;
            for (n, refusal) in self.refusals.iter().enumerate() {
                write!(f, "{}{}: {}", if n == 0 { " [" } else { "; " }, refusal.expression, refusal.reason)?;
            }
            f.write_str(if self.refusals.is_empty() { "; " } else { "]; " })?;
        }
        for (n, plan) in self.replaced().into_iter().enumerate() {
            f.write_str(if n > 0 && !is_tree { " <- " } else { "" })?;
            display(plan, format, f)?;
        }
        Ok(())
    }
}

impl ExecutionPlan for KernelsmithExec {
    fn name(&self) -> &'static str {
        "KernelsmithExec"
    }

    /// Filters and projections can be recognised as what they were.
    fn downcast_delegate(&self) -> Option<&dyn ExecutionPlan> {
        match &self.work {
            Work::Node(_) => Some(self.original.as_ref()),
            Work::Aggregation(_) => None,
        }
    }

    fn properties(&self) -> &Arc<PlanProperties> {
        self.original.properties()
    }

    fn children(&self) -> Vec<&Arc<dyn ExecutionPlan>> {
        match &self.work {
            Work::Node(_) => self.original.children(),
            Work::Aggregation(aggregation) => vec![aggregation.input()],
        }
    }

    fn maintains_input_order(&self) -> Vec<bool> {
        match &self.work {
            Work::Node(_) => self.original.maintains_input_order(),
            Work::Aggregation(_) => vec![false],
        }
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
        let mut next = TreeNodeRecursion::Continue;
        for plan in self.replaced() {
            next = plan.apply_expressions(f)?;
            if next == TreeNodeRecursion::Stop {
                break;
            }
        }
        Ok(next)
    }

    fn replace_children(
        self: Arc<Self>,
        mut children: Vec<Arc<dyn ExecutionPlan>>,
        options: ReplaceChildrenOptions,
    ) -> Result<Arc<dyn ExecutionPlan>> {
        let original = match &self.work {
            Work::Node(_) => Arc::clone(&self.original).replace_children(children, options)?,
            // The pipeline is that of expressions and schemas, which stay.
            Work::Aggregation(aggregation) if options.children_properties == ChildrenPropertiesMode::Keep => {
                let input = children.pop().expect("an aggregation has one input");
                let original = aggregation.with_input(&self.original, Arc::clone(&input))?;
                let counters = Arc::new(Counters::default());
                let work = Work::Aggregation(aggregation.over_input(input, &counters));
                let (engine, refusals) = (Arc::clone(&self.engine), self.refusals.clone());
                let node = KernelsmithExec::new(original, work, engine, self.operations, refusals, counters);
                return Ok(Arc::new(node));
            }
            Work::Aggregation(aggregation) => {
                aggregation.with_input(&self.original, children.pop().expect("an aggregation has one input"))?
            }
        };
        Ok(self.engine.compile_node(&original).unwrap_or(original))
    }

    fn with_new_children(self: Arc<Self>, children: Vec<Arc<dyn ExecutionPlan>>) -> Result<Arc<dyn ExecutionPlan>> {
        let options = ReplaceChildrenOptions::new(ChildrenPropertiesMode::Recompute);
        self.replace_children(children, options)
    }

    fn execute(&self, partition: usize, context: Arc<TaskContext>) -> Result<SendableRecordBatchStream> {
        match &self.work {
            Work::Node(node) => node.execute(partition, context),
            Work::Aggregation(aggregation) => aggregation.execute(&self.original, &self.engine, partition, context),
        }
    }

    fn metrics(&self) -> Option<MetricsSet> {
        let mut metrics = match &self.work {
            Work::Node(node) => node.metrics()?,
            Work::Aggregation(aggregation) => aggregation.metrics(),
        };
        self.counters.append_to(&mut metrics, self.engine.executor());
        Some(metrics)
    }

    fn child_stats_requests(&self, partition: Option<usize>) -> Vec<ChildStats> {
        match &self.work {
            Work::Node(_) => self.original.child_stats_requests(partition),
            Work::Aggregation(_) => vec![ChildStats::Skip],
        }
    }

    fn statistics_from_inputs(&self, inputs: &[Arc<Statistics>], args: &StatisticsArgs) -> Result<Arc<Statistics>> {
        match &self.work {
            Work::Node(_) => self.original.statistics_from_inputs(inputs, args),
            Work::Aggregation(_) => Ok(Arc::new(Statistics::new_unknown(&self.schema()))),
        }
    }

    fn supports_limit_pushdown(&self) -> bool {
        self.original.supports_limit_pushdown()
    }

    fn fetch(&self) -> Option<usize> {
        self.original.fetch()
    }

    fn with_fetch(&self, limit: Option<usize>) -> Option<Arc<dyn ExecutionPlan>> {
        let original = self.original.with_fetch(limit)?;
        Some(self.engine.compile_node(&original).unwrap_or(original))
    }

    fn cardinality_effect(&self) -> CardinalityEffect {
        self.original.cardinality_effect()
    }
}
