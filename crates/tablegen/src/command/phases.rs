//! Run time of the phases of a run.
//!
//! In: the end of each phase. Out: a table. Invariants: without `--time-phases`, no clock is read and nothing is
//! printed.
//! Not here: CPU time, because the standard library does not provide it.

use std::fmt::Write;
use std::time::{Duration, Instant};

pub(super) struct Phases {
    since: Option<Instant>,
    done: Vec<(&'static str, Duration)>,
}

impl Phases {
    pub(super) fn start(is_wanted: bool) -> Self {
        Phases { since: is_wanted.then(Instant::now), done: Vec::new() }
    }

    /// Records the end of a phase; the next one starts.
    pub(super) fn ended(&mut self, name: &'static str) {
        if let Some(since) = &mut self.since {
            let now = Instant::now();
            self.done.push((name, now - *since));
            *since = now;
        }
    }

    pub(super) fn report(&self) -> String {
        if self.since.is_none() {
            return String::new();
        }
        let rule = format!("==={}===\n", "-".repeat(73));
        let total: f64 = self.done.iter().map(|(_, t)| t.as_secs_f64()).sum();
        let mut out = format!("{rule}{:29}TableGen Phase Timing\n{rule}", "");
        write!(out, "  Total Execution Time: {total:.4} seconds\n\n   ---Wall Time---  --- Name ---\n")
            .unwrap_or_default();
        let all = self.done.iter().map(|&(name, t)| (name, t.as_secs_f64())).chain([("Total", total)]);
        for (name, seconds) in all {
            let share = if total > 0.0 { seconds / total * 100.0 } else { 0.0 };
            writeln!(out, "   {seconds:.4} ({share:5.1}%)  {name}").unwrap_or_default();
        }
        out.push('\n');
        out
    }
}
