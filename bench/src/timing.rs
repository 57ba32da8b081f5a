//! Timing on a shared machine.
//!
//! In: something to run. Out: the minimum and the median of many times. Invariant: the preparation of a round is not
//! timed.
//! Not here: the measured work.

use std::time::{Duration, Instant};

/// The times of a measurement.
#[derive(Clone, Copy, Debug)]
pub struct Times {
    /// The minimum.
    pub min: Duration,
    /// The median.
    pub median: Duration,
    /// Number of samples.
    pub n: usize,
}

/// Times `work` until `budget` is spent, at least 20 times and at most `max_runs` times.
pub fn measure(budget: Duration, max_runs: usize, mut work: impl FnMut()) -> Times {
    let start = Instant::now();
    let mut samples = Vec::new();
    while samples.len() < 20 || (samples.len() < max_runs && start.elapsed() < budget) {
        let before = Instant::now();
        work();
        samples.push(before.elapsed());
    }
    times(samples)
}

/// Computes the statistics of times that were taken elsewhere.
///
/// # Panics
/// If there are none.
pub fn times(mut all: Vec<Duration>) -> Times {
    all.sort_unstable();
    Times { min: all[0], median: all[all.len() / 2], n: all.len() }
}

/// Combines several rounds: the minimum of all, and the median of the medians.
///
/// # Panics
/// If there are none.
pub fn rounds(all: &[Times]) -> Times {
    let mut medians: Vec<Duration> = all.iter().map(|times| times.median).collect();
    medians.sort_unstable();
    let min = all.iter().map(|times| times.min).min().unwrap_or_default();
    Times { min, median: medians[medians.len() / 2], n: all.iter().map(|times| times.n).sum() }
}

/// A time with three digits.
pub fn short(time: Duration) -> String {
    let us = time.as_secs_f64() * 1e6;
    match us {
        0.0..10.0 => format!("{us:.2} us"),
        10.0..100.0 => format!("{us:.1} us"),
        100.0..1000.0 => format!("{us:.0} us"),
        _ => format!("{:.2} ms", us / 1000.0),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_in_the_middle() {
        let times = times([3, 1, 2].map(Duration::from_micros).to_vec());
        assert_eq!((times.min, times.median, times.n), (Duration::from_micros(1), Duration::from_micros(2), 3));
        let slow = Times { median: Duration::from_micros(7), ..times };
        let merged = rounds(&[slow, times, slow]);
        assert_eq!((merged.min, merged.median, merged.n), (Duration::from_micros(1), Duration::from_micros(7), 9));
        assert_eq!(short(Duration::from_nanos(1_500)), "1.50 us");
        assert_eq!(short(Duration::from_micros(1_500)), "1.50 ms");
    }
}
