//! Long runs that can be interrupted and resumed.
//!
//! In: the number of programs, the first seed, a folder. Out: progress lines, a state file with the next seed and the
//! counts, a log with every finding and a reduced program for it.
//! Invariant: an interrupted run resumes after the last reported programs; nothing is counted twice.
//! Not here: one run of seeds (see `supervisor`).

use crate::supervisor::{self, Config, Summary};
use crate::worker::Tally;
use std::fs;
use std::io::Write;
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// The interval between writes of the state.
const EVERY: Duration = Duration::from_secs(10);

/// The extent of a run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Total number of programs, including earlier runs with the same first seed.
    pub count: u64,
    /// The first seed.
    pub first: u64,
    /// Number of parallel processes, each with a share of the seeds.
    pub jobs: u64,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { count: 100_000, first: 0, jobs: 1 }
    }
}

/// Runs the plan. Returns whether there was no finding, including earlier runs.
///
/// # Errors
/// If nothing can run, or the folder cannot be written.
pub fn run(config: &Config, plan: &Plan, folder: &Path) -> Result<bool, String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let jobs = plan.jobs.max(1);
    let share = plan.count.div_ceil(jobs);
    println!("programs {}..{} on {}; log in {}", plan.first, plan.first + plan.count, config.machine, folder.display());
    let results: Vec<Result<bool, String>> = thread::scope(|scope| {
        let shares = (0..jobs).map(|job| {
            let from = plan.first + (job * share).min(plan.count);
            let to = plan.first + ((job + 1) * share).min(plan.count);
            scope.spawn(move || run_share(config, from, to, folder))
        });
        let threads: Vec<_> = shares.collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|_| Err("a watcher panicked".to_owned())))
            .collect()
    });
    results.into_iter().try_fold(true, |all_well, result| Ok(result? && all_well))
}

fn run_share(config: &Config, from: u64, to: u64, folder: &Path) -> Result<bool, String> {
    let state = folder.join(format!("state-{from}"));
    let log = folder.join("log");
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let (mut next, mut before, mut findings) = read_state(&state).unwrap_or((from, Tally::default(), 0));
    let append = |text: &str| {
        let file = fs::OpenOptions::new().create(true).append(true).open(&log);
        file.and_then(|mut file| file.write_all(text.as_bytes())).map_err(failed)
    };
    append(&format!("seeds {next}..{to} on {}\n", config.machine))?;
    let start = Instant::now();
    let first = next;
    while next < to {
        let mut said = Instant::now();
        let mut written = Ok(());
        // One finding at a time, so that its reduced program is logged before the next one.
        let one = Config { max_findings: 1, ..config.clone() };
        let found_before = findings;
        let tally_before = before.clone();
        let all = |summary: &Summary| {
            let mut tally = tally_before.clone();
            tally.merge(&summary.tally);
            tally
        };
        let summary = supervisor::run(&one, next..to, |summary| {
            if said.elapsed() > EVERY {
                said = Instant::now();
                written = write_state(&state, summary.next, &all(summary), found_before);
                let rate = (summary.next - first) as f64 / start.elapsed().as_secs_f64();
                println!("seed {} of {to}, {rate:.0} a second, {found_before} findings", summary.next);
            }
        })?;
        written.map_err(failed)?;
        before = all(&summary);
        next = summary.next;
        // A finding ends a worker before it reports the programs since its last report.
        let unreported = summary.findings.iter().map(|finding| (finding.seed + 1).saturating_sub(next)).max();
        before.programs += unreported.unwrap_or(0);
        for finding in &summary.findings {
            findings += 1;
            println!("{finding}");
            append(&format!("{}\n", supervisor::report(config, finding)))?;
            next = next.max(finding.seed + 1);
        }
        write_state(&state, next, &before, findings).map_err(failed)?;
    }
    let summary = Summary { tally: before, findings: Vec::new(), next };
    let text = format!("seeds {from}..{to} on {}: {summary}, counted apart: {findings}\n", config.machine);
    print!("{text}");
    append(&text)?;
    Ok(findings == 0)
}

/// The next seed, the counts, the number of findings.
fn read_state(state: &Path) -> Option<(u64, Tally, u64)> {
    let text = fs::read_to_string(state).ok()?;
    let mut lines = text.lines();
    let next = lines.next()?.parse().ok()?;
    let findings = lines.next()?.parse().ok()?;
    Some((next, Tally::parse(lines.next()?)?, findings))
}

fn write_state(state: &Path, next: u64, tally: &Tally, findings: u64) -> std::io::Result<()> {
    // Replaces the file atomically, because a run may be interrupted at any time.
    let new = state.with_extension("new");
    fs::write(&new, format!("{next}\n{findings}\n{}\n", tally.line()))?;
    fs::rename(new, state)
}
