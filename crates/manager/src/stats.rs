//! Counters: always there, plain numbers.
//!
//! Invariants: requests = hits + misses + refused_off; misses = compiled_at_once + joined + enqueued + queue_full +
//! refused_failed; when nothing is in flight, compiled_at_once + enqueued = compiled + failed + cancelled + displaced +
//! abandoned, where loading counts as compiling. Hits are counted by each thread for itself, so that counting them does not slow the others down.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use kernelsmith_exec::reclaim::Pin;

/// Bars of a histogram: bar `n` counts durations from `2^n` ns on, up to double.
pub const N_BARS: usize = 40;

macro_rules! counters {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// What a manager has done and holds at a moment.
        #[derive(Clone, Debug, PartialEq, Eq, Default)]
        #[non_exhaustive]
        pub struct Stats {
            $($(#[$doc])* pub $name: u64,)*
            /// Requests that found code.
            pub hits: u64,
            /// Compilations that wait.
            pub queue_depth: u64,
            /// Compilations that run.
            pub compiling: u64,
            /// Entries in the cache.
            pub cached_entries: u64,
            /// Their weight.
            pub cached_bytes: u64,
            /// Weight of what was evicted, or never cached, and is still used.
            pub pinned_bytes: u64,
            /// Threads that compile or wait for work.
            pub workers: u64,
            /// Keys whose failures are remembered.
            pub failures_kept: u64,
            /// Bytes that these take.
            pub failure_bytes: u64,
            /// Panics of wakers, contained like those that follow.
            pub panics_in_wakers: u64,
            /// Panics of what [`Ticket::on_ready`](crate::Ticket::on_ready) calls back.
            pub panics_in_callbacks: u64,
            /// Panics of destructors of specs, code, compilers and callbacks.
            pub panics_in_drops: u64,
            /// Panics of sinks of dumps.
            pub panics_in_sinks: u64,
            /// Panics of the clock.
            pub panics_in_clocks: u64,
            /// Panics of mismatch reports, and of what listens to the facades `metrics` and `tracing`.
            pub panics_in_observers: u64,
            /// Panics of clones of specs, outside of compilations.
            pub panics_in_clones: u64,
            /// How long successful compilations took.
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
    /// Requests refused because the manager is off or has ended.
    refused_off,
    /// Misses that found the compilation under way.
    joined,
    /// Misses that were enqueued.
    enqueued,
    /// Misses that were compiled on the calling thread.
    compiled_at_once,
    /// Misses refused because the queue was full.
    queue_full,
    /// Compilations displaced from the queue by more urgent ones.
    displaced,
    /// Misses refused because of an earlier failure, or because the spec cannot be: its key is too long, its kind taken.
    refused_failed,
    /// Compilations that gave code.
    compiled,
    /// Compilations that failed, panics included.
    failed,
    /// Compilations that panicked.
    panicked,
    /// Compilations given up before they began, because all requests were withdrawn.
    cancelled,
    /// Compilations given up before they began, because the manager ended.
    abandoned,
    /// Entries evicted.
    evicted,
    /// Entries heavier than the whole budget: given to who asked, not cached.
    uncacheable,
    /// Keys whose code gave other results than the interpreter.
    mismatches,
    /// Evictions of half the cache because there was no code memory.
    memory_shortages,
}

pub(crate) fn add(counter: &AtomicU64) {
    counter.fetch_add(1, Relaxed);
}

/// How many durations fell between powers of two of nanoseconds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Histogram {
    /// The counts.
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
    /// How many.
    pub fn count(&self) -> u64 {
        self.bars.iter().sum()
    }

    /// A duration that a share of all does not exceed, rounded up to the end of its bar.
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

/// So many threads count hits each for itself; further ones share a counter.
const N_OWN: usize = 64;

/// The hits under one thread number. Aligned, so that threads do not slow each other down.
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
            // One thread at a time has the number, and sees what the one before counted.
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
    use kernelsmith_exec::reclaim::pin;
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
        // Threads of other tests may have some of the numbers meanwhile.
        assert!(hits.shared.0.load(Relaxed) > 0 && hits.own.iter().any(|own| own.0.load(Relaxed) > 0));
    }
}
