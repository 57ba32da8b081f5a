//! Events for the `metrics` and `tracing` facades; without these features the functions do nothing.
//!
//! Invariant: recorders and subscribers are user code: they are never called under the lock, and their panics are
//! caught.

use crate::contain::Panics;
#[cfg(any(feature = "metrics", feature = "tracing"))]
use crate::contain::contain;
use crate::key::Kind;

/// A compilation ended.
pub(crate) fn compiled(panics: &Panics, kind: Kind, nanos: u64, outcome: &'static str) {
    #[cfg(feature = "metrics")]
    let _ = contain(&panics.observers, || {
        metrics::counter!("kernelsmith_compilations", "kind" => kind.name(), "outcome" => outcome).increment(1);
        metrics::histogram!("kernelsmith_compile_seconds", "kind" => kind.name()).record(nanos as f64 * 1e-9);
    });
    #[cfg(feature = "tracing")]
    let _ = contain(&panics.observers, || tracing::debug!(kind = kind.name(), nanos, outcome, "compiled"));
    let _ = (panics, kind, nanos, outcome);
}

/// A request found no code.
pub(crate) fn missed(panics: &Panics, kind: Kind, outcome: &'static str) {
    #[cfg(feature = "metrics")]
    let _ = contain(&panics.observers, || {
        metrics::counter!("kernelsmith_misses", "kind" => kind.name(), "outcome" => outcome).increment(1);
    });
    let _ = (panics, kind, outcome);
}

/// Entries were evicted.
pub(crate) fn evicted(panics: &Panics, n: usize) {
    #[cfg(feature = "metrics")]
    let _ = contain(&panics.observers, || metrics::counter!("kernelsmith_evictions").increment(n as u64));
    let _ = (panics, n);
}

/// Quarantined code.
pub(crate) fn mismatch(panics: &Panics, kind: Kind) {
    #[cfg(feature = "metrics")]
    let _ = contain(&panics.observers, || {
        metrics::counter!("kernelsmith_mismatches", "kind" => kind.name()).increment(1);
    });
    #[cfg(feature = "tracing")]
    let _ = contain(&panics.observers, || {
        tracing::error!(kind = kind.name(), "code gives other results than the interpreter");
    });
    let _ = (panics, kind);
}

/// Reports the current levels, and the hits, which are too frequent to report individually.
pub(crate) fn levels(panics: &Panics, stats: &crate::stats::Stats) {
    #[cfg(feature = "metrics")]
    let _ = contain(&panics.observers, || {
        metrics::counter!("kernelsmith_hits").absolute(stats.hits);
        metrics::gauge!("kernelsmith_queue_depth").set(stats.queue_depth as f64);
        metrics::gauge!("kernelsmith_cached_bytes").set(stats.cached_bytes as f64);
        metrics::gauge!("kernelsmith_pinned_bytes").set(stats.pinned_bytes as f64);
        metrics::gauge!("kernelsmith_cached_entries").set(stats.cached_entries as f64);
    });
    let _ = (panics, stats);
}

/// Runs a compilation in a span.
pub(crate) fn within<T>(panics: &Panics, kind: Kind, weight: usize, compile: impl FnOnce() -> T) -> T {
    #[cfg(feature = "tracing")]
    {
        let span = || tracing::debug_span!("compile", kind = kind.name(), key_bytes = weight).entered();
        let span = contain(&panics.observers, span);
        let value = compile();
        let _ = contain(&panics.observers, || drop(span));
        value
    }
    #[cfg(not(feature = "tracing"))]
    {
        let _ = (panics, kind, weight);
        compile()
    }
}
