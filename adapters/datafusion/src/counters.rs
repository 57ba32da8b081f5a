//! What a node counts while it runs, as metrics of DataFusion.
//!
//! In: events. Out: the lines that `EXPLAIN ANALYZE` prints.
//! Invariant: each row of each expression or pipeline counts once: as compiled, as interpreted, or as left to DataFusion.
//! Not here: times of whole nodes, which DataFusion measures.

use datafusion::physical_plan::metrics::{Count, Metric, MetricValue, MetricsSet};
use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// The counters of a node; shared by its partitions.
#[derive(Debug, Default)]
pub(crate) struct Counters {
    pub(crate) compile_nanos: AtomicU64,
    pub(crate) cache_hits: AtomicU64,
    pub(crate) disk_hits: AtomicU64,
    pub(crate) rows_compiled: AtomicU64,
    pub(crate) rows_interpreted: AtomicU64,
    pub(crate) rows_left: AtomicU64,
    pub(crate) failures: AtomicU64,
}

impl Counters {
    pub(crate) fn add(counter: &AtomicU64, n: usize) {
        counter.fetch_add(n as u64, Ordering::Relaxed);
    }

    /// Appends the counters to other metrics; those that are not zero also by the name of the executor, so that sums over
    /// a cluster still tell who did what.
    pub(crate) fn append_to(&self, metrics: &mut MetricsSet, executor: Option<&str>) {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as usize;
        for (name, value) in [
            ("compile_us", read(&self.compile_nanos).div_ceil(1000)),
            ("cache_hits", read(&self.cache_hits)),
            ("disk_hits", read(&self.disk_hits)),
            ("rows_compiled", read(&self.rows_compiled)),
            ("rows_interpreted", read(&self.rows_interpreted)),
            ("rows_datafusion", read(&self.rows_left)),
            ("compile_failures", read(&self.failures)),
        ] {
            let mut push = |name: Cow<'static, str>| {
                let count = Count::new();
                count.add(value);
                metrics.push(Arc::new(Metric::new(MetricValue::Count { name, count }, None)));
            };
            push(name.into());
            if let Some(executor) = executor.filter(|_| value > 0) {
                push(format!("{name}@{executor}").into());
            }
        }
    }
}
