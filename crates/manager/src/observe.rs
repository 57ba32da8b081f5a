//! Events for the `metrics` and `tracing` facades, where their features are on; else nothing.

use crate::key::Kind;

/// A compilation ended.
pub(crate) fn compiled(kind: Kind, nanos: u64, outcome: &'static str) {
    #[cfg(feature = "metrics")]
    {
        metrics::counter!("kernelsmith_compilations", "kind" => kind.name(), "outcome" => outcome).increment(1);
        metrics::histogram!("kernelsmith_compile_seconds", "kind" => kind.name()).record(nanos as f64 * 1e-9);
    }
    #[cfg(feature = "tracing")]
    tracing::debug!(kind = kind.name(), nanos, outcome, "compiled");
    let _ = (kind, nanos, outcome);
}

/// A request found no code.
pub(crate) fn missed(kind: Kind, outcome: &'static str) {
    #[cfg(feature = "metrics")]
    metrics::counter!("kernelsmith_misses", "kind" => kind.name(), "outcome" => outcome).increment(1);
    let _ = (kind, outcome);
}

/// Entries were evicted.
pub(crate) fn evicted(n: usize) {
    #[cfg(feature = "metrics")]
    metrics::counter!("kernelsmith_evictions").increment(n as u64);
    let _ = n;
}

/// Code was found wrong.
pub(crate) fn mismatch(kind: Kind) {
    #[cfg(feature = "metrics")]
    metrics::counter!("kernelsmith_mismatches", "kind" => kind.name()).increment(1);
    #[cfg(feature = "tracing")]
    tracing::error!(kind = kind.name(), "code gives other results than the interpreter");
    let _ = kind;
}

/// What the manager holds now; also the hits, which are too many to be told one by one.
pub(crate) fn levels(stats: &crate::stats::Stats) {
    #[cfg(feature = "metrics")]
    {
        metrics::counter!("kernelsmith_hits").absolute(stats.hits);
        metrics::gauge!("kernelsmith_queue_depth").set(stats.queue_depth as f64);
        metrics::gauge!("kernelsmith_cached_bytes").set(stats.cached_bytes as f64);
        metrics::gauge!("kernelsmith_pinned_bytes").set(stats.pinned_bytes as f64);
        metrics::gauge!("kernelsmith_cached_entries").set(stats.cached_entries as f64);
    }
    let _ = stats;
}

/// A span around a compilation, for as long as the value lives.
pub(crate) fn span(kind: Kind, weight: usize) -> impl Sized {
    #[cfg(feature = "tracing")]
    return tracing::debug_span!("compile", kind = kind.name(), key_bytes = weight).entered();
    #[cfg(not(feature = "tracing"))]
    {
        let _ = (kind, weight);
    }
}
