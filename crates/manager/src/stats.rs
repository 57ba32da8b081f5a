//! Counters: always enabled, plain numbers.
//!
//! Invariants: requests = hits + misses + refused_off; misses = compiled_at_once + joined + enqueued + queue_full +
//! refused_failed; when nothing is in flight, compiled_at_once + enqueued = compiled + failed + cancelled + displaced +
//! abandoned, where loading and reading saved objects count as compiling. Each thread counts hits separately, so that threads do not contend for
//! a cache line.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use kernelsmith_sync::reclaim::Pin;

/// Number of histogram buckets: bucket `n` counts durations from `2^n` ns to `2^(n+1)` ns.
pub const N_BARS: usize = 40;

macro_rules! counters {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// The counters and levels of a manager at one moment.
        #[derive(Clone, Debug, PartialEq, Eq, Default)]
        #[non_exhaustive]
        pub struct Stats {
            $($(#[$doc])* pub $name: u64,)*
            /// Requests that found code.
            pub hits: u64,
            /// Number of queued compilations.
            pub queue_depth: u64,
            /// Number of running compilations.
            pub compiling: u64,
            /// Number of cached entries.
            pub cached_entries: u64,
            /// Weight of the cached entries in bytes.
            pub cached_bytes: u64,
            /// Weight in bytes of entries that are evicted or were never cached and are still in use.
            pub pinned_bytes: u64,
            /// Number of worker threads.
            pub workers: u64,
            /// Number of keys with a remembered failure.
            pub failures_kept: u64,
            /// Memory for remembered failures in bytes.
            pub failure_bytes: u64,
            /// Number of caught panics of wakers.
            pub panics_in_wakers: u64,
            /// Number of caught panics of [`Ticket::on_ready`](crate::Ticket::on_ready) callbacks.
            pub panics_in_callbacks: u64,
            /// Number of caught panics of destructors of specs, code, compilers and callbacks.
            pub panics_in_drops: u64,
            /// Number of caught panics of dump sinks.
            pub panics_in_sinks: u64,
            /// Number of caught panics of the clock.
            pub panics_in_clocks: u64,
            /// Number of caught panics of mismatch reports, and of `metrics` recorders and `tracing` subscribers.
            pub panics_in_observers: u64,
            /// Number of caught panics of clones of specs, outside of compilations.
            pub panics_in_clones: u64,
            /// Times of successful compilations.
            pub compile_times: Histogram,
        }

        #[derive(Debug, Default)]
        pub(crate) struct Counters {
            $(pub(crate) $name: AtomicU64,)*
            times: Times,
        }

        impl Counters {
            pub(crate) fn read(&self) -> Stats {
                Stats { $($name: self.$name.load(Relaxed),)* compile_times: self.times.read(), ..Stats::default() }
            }
        }
    };
}
counters! {
    /// Requests that found no code.
    misses,
    /// Requests rejected because the manager is disabled or has ended.
    refused_off,
    /// Misses that joined a compilation in flight.
    joined,
    /// Misses that were enqueued.
    enqueued,
    /// Misses that were compiled on the calling thread.
    compiled_at_once,
    /// Misses rejected because the queue was full.
    queue_full,
    /// Compilations displaced from the queue by jobs of higher priority.
    displaced,
    /// Misses rejected because of an earlier failure, a key that is too long, or a kind number that is taken.
    refused_failed,
    /// Successful compilations.
    compiled,
    /// Compilations, of those counted as successful, that only read saved objects.
    loaded,
    /// Saved objects that could not be read or published; the code was compiled.
    unusable,
    /// Failed compilations, panics included.
    failed,
    /// Compilations that panicked.
    panicked,
    /// Compilations cancelled before they started, because all requests were withdrawn.
    cancelled,
    /// Compilations abandoned before they started, because the manager ended.
    abandoned,
    /// Entries evicted.
    evicted,
    /// Entries that alone exceed the limits: returned to the caller, not cached.
    uncacheable,
    /// Keys whose code gave other results than the interpreter.
    mismatches,
    /// Evictions of half the cache because code memory was exhausted.
    memory_shortages,
}

pub(crate) fn add(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}

/// A histogram of durations with buckets between powers of two of nanoseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// The count of each bucket.
    pub bars: [u64; N_BARS],
    /// The sum of all durations.
    pub total: Duration,
}

impl Default for Histogram {
    fn default() -> Histogram {
        Histogram { bars: [0; N_BARS], total: Duration::ZERO }
    }
}

impl Histogram {
    /// The number of durations.
    pub fn count(&self) -> u64 {
        self.bars.iter().sum()
    }

    /// The quantile `share` (0 to 1) of the durations, rounded up to the upper limit of its bucket.
    pub fn quantile(&self, share: f64) -> Option<Duration> {
        let wanted = (self.count() as f64 * share).ceil().max(1.0) as u64;
        let mut seen = 0;
        let bar = self.bars.iter().position(|&count| {
            seen += count;
            seen >= wanted
        })?;
        Some(Duration::from_nanos(2 << bar))
    }
}

#[derive(Debug)]
struct Times {
    bars: [AtomicU64; N_BARS],
    nanos: AtomicU64,
}

impl Default for Times {
    fn default() -> Times {
        Times { bars: [const { AtomicU64::new(0) }; N_BARS], nanos: AtomicU64::new(0) }
    }
}

impl Times {
    fn read(&self) -> Histogram {
        let total = Duration::from_nanos(self.nanos.load(Relaxed));
        Histogram { bars: std::array::from_fn(|bar| self.bars[bar].load(Relaxed)), total }
    }
}

impl Counters {
    pub(crate) fn compile_time(&self, nanos: u64) {
        let bar = (nanos.max(1).ilog2() as usize).min(N_BARS - 1);
        add(&self.times.bars[bar]);
        self.times.nanos.fetch_add(nanos, Relaxed);
    }
}

/// Number of threads with a separate hit counter; further threads share one.
const N_OWN: usize = 64;

/// The hits of one thread. Aligned to 128 bytes, so that threads do not share cache lines (false sharing).
#[derive(Debug, Default)]
#[repr(align(128))]
struct ThreadHits(AtomicU64);

/// The hits of all threads.
#[derive(Debug)]
pub(crate) struct Hits {
    own: Box<[ThreadHits]>,
    shared: ThreadHits,
}

impl Hits {
    pub(crate) fn new() -> Hits {
        Hits { own: (0..N_OWN).map(|_| ThreadHits::default()).collect(), shared: ThreadHits::default() }
    }

    #[inline]
    pub(crate) fn count(&self, pin: &Pin) {
        match self.own.get(pin.thread_number()) {
            // Only one thread at a time has the number, and it sees the counts of its predecessor.
            Some(ThreadHits(hits)) => hits.store(hits.load(Relaxed) + 1, Relaxed),
            None => add(&self.shared.0),
        }
    }

    pub(crate) fn read(&self) -> u64 {
        self.own.iter().chain([&self.shared]).map(|ThreadHits(hits)| hits.load(Relaxed)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernelsmith_sync::reclaim::pin;
    use std::sync::Barrier;

    #[test]
    fn hits_add_up_though_threads_come_and_go_and_are_more_than_have_their_own() {
        const N_THREADS: usize = N_OWN + 20;
        let (hits, all_there) = (Hits::new(), Barrier::new(N_THREADS));
        for round in 1..=2 {
            std::thread::scope(|scope| {
                for _ in 0..N_THREADS {
                    scope.spawn(|| {
                        let pin = pin();
                        all_there.wait();
                        (0..1000).for_each(|_| hits.count(&pin));
                    });
                }
            });
            assert_eq!(hits.read(), round * 1000 * N_THREADS as u64);
        }
        // Threads of other tests may hold some of the numbers.
        assert!(hits.shared.0.load(Relaxed) > 0 && hits.own.iter().any(|own| own.0.load(Relaxed) > 0));
    }
}
