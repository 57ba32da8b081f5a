//! The progress bar.
//!
//! In: a plan that runs. Out: a line on standard error, if that is a terminal: the rows that the scans have returned, of
//! those that statistics promise.
//! Invariant: the line is erased before anything else is printed.
//! Not here: the result.

use datafusion::common::stats::Precision;
use datafusion::physical_plan::ExecutionPlan;
use datafusion::physical_plan::statistics::{StatisticsArgs, StatisticsContext};
use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

const INTERVAL: Duration = Duration::from_millis(100);
const WIDTH: usize = 40;

/// A progress bar; dropping it erases it.
pub(crate) struct Progress {
    task: Option<JoinHandle<()>>,
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(task) = self.task.take() {
            task.abort();
            eprint!("\r\x1b[K");
            // A terminal that is gone needs no line erased.
            let _ = std::io::stderr().flush();
        }
    }
}

/// Shows the progress of a plan until the value is dropped.
pub(crate) fn show(plan: Arc<dyn ExecutionPlan>) -> Progress {
    if !std::io::stderr().is_terminal() {
        return Progress { task: None };
    }
    let total = scans(&plan).iter().map(rows).sum::<Option<usize>>();
    let task = tokio::spawn(async move {
        loop {
            tokio::time::sleep(INTERVAL).await;
            let scans = scans(&plan);
            let done = scans.iter().filter_map(|scan| scan.metrics().and_then(|metrics| metrics.output_rows())).sum();
            eprint!("\r\x1b[K{}", line(done, total));
        }
    });
    Progress { task: Some(task) }
}

/// The leaves of a plan.
fn scans(plan: &Arc<dyn ExecutionPlan>) -> Vec<Arc<dyn ExecutionPlan>> {
    match plan.children().as_slice() {
        [] => vec![Arc::clone(plan)],
        children => children.iter().flat_map(|child| scans(child)).collect(),
    }
}

/// The number of rows that a scan returns, if statistics state it.
fn rows(scan: &Arc<dyn ExecutionPlan>) -> Option<usize> {
    match StatisticsContext::new().compute(scan.as_ref(), &StatisticsArgs::new()).ok()?.num_rows {
        Precision::Exact(rows) | Precision::Inexact(rows) => Some(rows),
        Precision::Absent => None,
    }
}

fn line(done: usize, total: Option<usize>) -> String {
    match total.filter(|total| *total > 0) {
        Some(total) => {
            let share = (done as f64 / total as f64).min(1.0);
            let filled = (share * WIDTH as f64) as usize;
            format!("[{}{}] {:3.0} % of {total} rows", "#".repeat(filled), ".".repeat(WIDTH - filled), share * 100.0)
        }
        None => format!("{done} rows read"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bar_fills() {
        assert_eq!(line(5, Some(20)), format!("[{}{}]  25 % of 20 rows", "#".repeat(10), ".".repeat(30)));
        assert_eq!(line(30, Some(20)), format!("[{}] 100 % of 20 rows", "#".repeat(40)));
        assert_eq!(line(7, None), "7 rows read");
    }
}
