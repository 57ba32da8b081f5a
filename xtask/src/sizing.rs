//! Sizing of the kernel caches of a cluster, by simulation: `cargo xtask sizing`.
//!
//! In: assumptions about queries, times and limits. Out: a table, which docs/distributed.md shows.
//! Executors see the same queries and share nothing but the directory of their host, so a few hosts stand for all. Caches
//! drop what was not used for the longest time; the real one in memory weighs compile time by bytes, too.
//! Invariant: equal assumptions give equal numbers.
//! Not here: how the assumed times were measured (see docs/distributed.md).

use kernelsmith_random::Rng;
use std::collections::{BTreeMap, HashMap};

/// What is assumed of a cluster. Times and sizes were measured, the others are options.
#[derive(Clone)]
struct Assumptions {
    executors: usize,
    /// Executors of one program on a host, which share a directory.
    per_host: usize,
    queries_per_day: usize,
    /// Of 100 executors, how many have tasks of a query.
    touched: usize,
    /// Pipelines of a query that are compiled.
    pipelines: usize,
    /// Queries that repeat, with Zipf's distribution.
    templates: usize,
    /// Of 100 queries, how many never repeat: their literals are in the code.
    unique: usize,
    /// Days between two programs, which share no entries.
    days_per_program: usize,
    days: usize,
    memory_entries: usize,
    disk_entries: usize,
    compile_us: f64,
    load_us: f64,
    memory_kib: f64,
    disk_kib: f64,
}

const DEFAULT: Assumptions = Assumptions {
    executors: 1000,
    per_host: 4,
    queries_per_day: 100_000,
    touched: 25,
    pipelines: 3,
    templates: 1000,
    unique: 20,
    days_per_program: 7,
    days: 14,
    // `MAX_CACHED` of the adapter and `DiskLimits::default()`.
    memory_entries: 1024,
    disk_entries: 16_384,
    compile_us: 250.0,
    load_us: 100.0,
    memory_kib: 8.0,
    disk_kib: 8.0,
};

/// Hosts that are simulated.
const HOSTS: usize = 2;

/// Keys with the moment of their last use.
#[derive(Default)]
struct Lru {
    used: HashMap<u64, u64>,
    order: BTreeMap<u64, u64>,
    now: u64,
}

impl Lru {
    /// Uses a key; returns whether it was there.
    fn touch(&mut self, key: u64, max_entries: usize) -> bool {
        self.now += 1;
        let before = self.used.insert(key, self.now);
        if let Some(before) = before {
            self.order.remove(&before);
        }
        self.order.insert(self.now, key);
        while self.used.len() > max_entries {
            let Some((_, oldest)) = self.order.pop_first() else { break };
            self.used.remove(&oldest);
        }
        before.is_some()
    }

    fn clear(&mut self) {
        (self.used, self.order) = Default::default();
    }
}

/// What the simulated hosts did.
#[derive(Default)]
struct Outcome {
    lookups: u64,
    memory_hits: u64,
    disk_hits: u64,
    compiled: u64,
    /// Microseconds of loading and compiling.
    busy_us: f64,
    /// Queries, counted on each host that has tasks of them.
    queries_on_hosts: u64,
    memory_entries: usize,
    disk_entries: usize,
}

fn simulate(of: &Assumptions, has_disk: bool) -> Outcome {
    let rng = &mut Rng::new(1);
    let mut sums: Vec<f64> = (1..=of.templates).map(|rank| 1.0 / rank as f64).collect();
    (1..sums.len()).for_each(|at| sums[at] += sums[at - 1]);
    let total = sums.last().copied().unwrap_or(1.0);
    let mut memory: Vec<Lru> = (0..HOSTS * of.per_host).map(|_| Lru::default()).collect();
    let mut disks: Vec<Lru> = (0..HOSTS).map(|_| Lru::default()).collect();
    let (mut outcome, mut n_unique) = (Outcome::default(), 0);
    for day in 0..of.days {
        let program = (day / of.days_per_program) as u64;
        for number in 0..of.queries_per_day {
            // Executors restart once a day, one after the other.
            let restarted = number * memory.len() / of.queries_per_day;
            if number == restarted * of.queries_per_day / memory.len() {
                memory[restarted].clear();
            }
            let query = if rng.percent(of.unique) {
                n_unique += 1;
                of.templates as u64 + n_unique
            } else {
                let at = (rng.bits() >> 11) as f64 / (1u64 << 53) as f64 * total;
                sums.partition_point(|&sum| sum <= at) as u64
            };
            for (host, disk) in disks.iter_mut().enumerate() {
                let mut is_touched = false;
                for cache in &mut memory[host * of.per_host..(host + 1) * of.per_host] {
                    if !rng.percent(of.touched) {
                        continue;
                    }
                    is_touched = true;
                    for pipeline in 0..of.pipelines as u64 {
                        let key = query * of.pipelines as u64 + pipeline;
                        outcome.lookups += 1;
                        if cache.touch(key, of.memory_entries) {
                            outcome.memory_hits += 1;
                        } else if has_disk && disk.touch(key << 8 | program, of.disk_entries) {
                            outcome.disk_hits += 1;
                            outcome.busy_us += of.load_us;
                        } else {
                            outcome.compiled += 1;
                            outcome.busy_us += of.compile_us;
                        }
                    }
                }
                outcome.queries_on_hosts += u64::from(is_touched);
            }
        }
    }
    outcome.memory_entries = memory.iter().map(|cache| cache.used.len()).max().unwrap_or(0);
    outcome.disk_entries = disks.iter().map(|disk| disk.used.len()).max().unwrap_or(0);
    outcome
}

/// A row of the table.
fn row(name: &str, of: &Assumptions, has_disk: bool) -> String {
    let outcome = simulate(of, has_disk);
    let share = |n: u64| 100.0 * n as f64 / outcome.lookups.max(1) as f64;
    let n_executor_days = (HOSTS * of.per_host * of.days) as f64;
    let per_query = outcome.busy_us / outcome.queries_on_hosts.max(1) as f64;
    let per_day = outcome.busy_us / n_executor_days * 1e-6;
    let memory = outcome.memory_entries as f64 * of.memory_kib / 1024.0;
    let disk = outcome.disk_entries as f64 * of.disk_kib / 1024.0;
    let (hits, loads, compiled) = (share(outcome.memory_hits), share(outcome.disk_hits), share(outcome.compiled));
    let cluster = per_day * of.executors as f64 / 60.0;
    format!(
        "| {name} | {} | {hits:.1} % | {loads:.1} % | {compiled:.1} % | {per_query:.0} us | {per_day:.1} s | {cluster:.0} min | {memory:.1} MiB | {disk:.0} MiB |",
        if has_disk { "yes" } else { "no" },
    )
}

const HEAD: &str = "\
| queries | disk | from memory | from disk | compiled | time per query and host | per executor and day | all executors, per day | memory of an executor | disk of a host |
|---|---|---|---|---|---|---|---|---|---|";

const HELP: &str = "\
usage: cargo xtask sizing [--executors N] [--per-host N] [--queries N] [--touched PERCENT] [--compile US] [--load US]";

/// Prints the table.
pub(crate) fn run(words: &[String]) -> Result<bool, String> {
    let mut base = DEFAULT;
    let mut words = words.iter();
    while let Some(word) = words.next() {
        let number = words.next().and_then(|number| number.parse::<u32>().ok()).filter(|&number| number > 0);
        let number = number.ok_or_else(|| HELP.to_owned())? as usize;
        match word.as_str() {
            "--executors" => base.executors = number,
            "--per-host" => base.per_host = number.min(64),
            "--queries" => base.queries_per_day = number.min(1_000_000),
            "--touched" => base.touched = number.min(100),
            "--compile" => base.compile_us = number as f64,
            "--load" => base.load_us = number as f64,
            _ => return Err(HELP.to_owned()),
        }
    }
    println!(
        "{} executors, {} a host, {} queries a day with {} compiled pipelines each, tasks on {} % of the executors\n\n{HEAD}",
        base.executors, base.per_host, base.queries_per_day, base.pipelines, base.touched
    );
    for (name, templates, unique) in [
        ("dashboards: 200 queries repeat", 200, 0),
        ("reports: 2 000 repeat, 20 % do not", 2_000, 20),
        ("10 000 repeat, 20 % do not", 10_000, 20),
        ("analysts: 80 % do not repeat", 2_000, 80),
    ] {
        for has_disk in [false, true] {
            println!("{}", row(name, &Assumptions { templates, unique, ..base.clone() }, has_disk));
        }
    }
    Ok(true)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small() -> Assumptions {
        Assumptions {
            queries_per_day: 400,
            days: 2,
            days_per_program: 1,
            touched: 100,
            templates: 5,
            unique: 0,
            ..DEFAULT
        }
    }

    #[test]
    fn caches_drop_the_oldest() {
        let mut cache = Lru::default();
        assert!(!cache.touch(1, 2) && !cache.touch(2, 2) && cache.touch(1, 2));
        assert!(!cache.touch(3, 2) && cache.touch(1, 2) && !cache.touch(2, 2));
    }

    #[test]
    fn every_lookup_has_one_outcome_and_a_disk_is_never_worse() {
        let (without, with) = (simulate(&small(), false), simulate(&small(), true));
        for outcome in [&without, &with] {
            assert_eq!(outcome.lookups, 2 * 400 * (HOSTS * 4 * 3) as u64);
            assert_eq!(outcome.lookups, outcome.memory_hits + outcome.disk_hits + outcome.compiled);
        }
        assert_eq!((without.memory_hits, without.disk_hits), (with.memory_hits, 0));
        // Each of five queries once for each host and program.
        assert_eq!(with.compiled, (2 * HOSTS * 5 * 3) as u64);
        assert!(with.busy_us < without.busy_us);
    }

    #[test]
    fn options_are_read() {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        for wrong in ["--executors", "--executors 0", "--executors x", "--cores 7"] {
            assert_eq!(run(&words(wrong)), Err(HELP.to_owned()), "{wrong}");
        }
    }
}
