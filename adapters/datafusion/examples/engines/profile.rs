//! Where the time of a query goes.
//!
//! In: a plan that has run. Out: the computing times of its nodes by what they do.
//! Not here: running queries.

use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::filter::FilterExec;
use datafusion::physical_plan::projection::ProjectionExec;
use kernelsmith_datafusion::KernelsmithExec;

/// What nodes do.
pub(crate) const CLASSES: [&str; 6] = ["expressions", "aggregations", "joins", "sorts", "scans", "exchange"];

/// Nodes of kernelsmith count as what they replace.
fn class(plan: &dyn ExecutionPlan) -> usize {
    let is_expression = plan.downcast_ref::<FilterExec>().is_some() || plan.downcast_ref::<ProjectionExec>().is_some();
    match plan.name() {
        _ if is_expression => 0,
        _ if plan.downcast_ref::<KernelsmithExec>().is_some() => 1,
        name if name.contains("Aggregate") => 1,
        name if name.contains("Join") || name.contains("Product") => 2,
        name if name.contains("Sort") || name.contains("Window") || name.contains("Limit") => 3,
        name if name.contains("DataSource") => 4,
        _ => 5,
    }
}

/// Nanoseconds of each class.
pub(crate) fn profile(plan: &dyn ExecutionPlan) -> [f64; CLASSES.len()] {
    let mut times = [0.0; CLASSES.len()];
    add(plan, &mut times);
    times
}

fn add(plan: &dyn ExecutionPlan, times: &mut [f64; CLASSES.len()]) {
    let elapsed = plan.metrics().and_then(|metrics| metrics.elapsed_compute()).unwrap_or(0) as f64;
    times[class(plan)] += elapsed;
    plan.children().into_iter().for_each(|child| add(child.as_ref(), times));
}
