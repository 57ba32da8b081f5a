//! Supervises workers: a program that fails or crashes is a finding with its seed.
//!
//! In: seeds, the worker program. Out: a [`Summary`], and reduced programs for its findings.
//! Invariant: a worker that crashes is replaced by one that starts after the failing program; every started process is
//! waited for. Not here: the worker's task (see `worker`).

use crate::engine::Engines;
use crate::judge;
use crate::planted::Planted;
use crate::program::Program;
use crate::worker::{Event, LATE, Tally};
use core::fmt;
use core::ops::Range;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// The time limit for reducing a program.
const REDUCTION: Duration = Duration::from_secs(30);

/// The configuration of a run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The worker: the program `kernelsmith-programs`.
    pub worker: PathBuf,
    /// The machine: see [`Engines::new`](crate::engine::Engines::new).
    pub machine: String,
    /// The command that starts an executor there.
    pub executor: Option<String>,
    /// A fault to plant.
    pub fault: Option<Planted>,
    /// The number of findings after which to stop.
    pub max_findings: usize,
}

impl Config {
    /// For this host, without a fault.
    pub fn new(worker: impl Into<PathBuf>) -> Config {
        Config { worker: worker.into(), machine: "native".to_owned(), executor: None, fault: None, max_findings: 10 }
    }

    fn command(&self) -> Command {
        let mut command = Command::new(&self.worker);
        command.env("RUST_BACKTRACE", "0").stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command.args(["--machine", &self.machine]);
        if let Some(executor) = &self.executor {
            command.args(["--executor", executor]);
        }
        if let Some(fault) = self.fault {
            command.args(["--fault", fault.name()]);
        }
        command
    }
}

/// A failure of the program with a seed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The seed.
    pub seed: u64,
    /// The kind: see [`judge::Finding`].
    pub kind: String,
    /// The engine, if known.
    pub engine: String,
    /// A description of the failure.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Only the start of a long text, such as a function.
        let what: String = self.what.lines().next().unwrap_or_default().chars().take(300).collect();
        write!(f, "seed {}: {} on {}: {what}", self.seed, self.kind, self.engine)
    }
}

/// The summary of many programs.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// Counts of outcomes.
    pub tally: Tally,
    /// The failures.
    pub findings: Vec<Finding>,
    /// The first seed that did not run.
    pub next: u64,
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { programs, unsupported, calls, ran, trapped, interrupted, ops, refused } = &self.tally;
        let percent = |part: u64, all: u64| if all == 0 { 0.0 } else { 100.0 * part as f64 / all as f64 };
        let n_refused: u64 = refused.values().sum();
        let recorded = programs - n_refused;
        write!(
            f,
            "{programs} programs, {:.1} % refused, {} operations each; {calls} calls, {:.1} % ran to their end, {:.1} % to a \
             failed check, {:.1} % were refused; an interrupt ended {interrupted} more; {unsupported} programs unsupported somewhere; {} findings",
            percent(n_refused, *programs),
            ops.checked_div(recorded).unwrap_or(0),
            percent(*ran, *calls),
            percent(*trapped, *calls),
            percent(calls - ran - trapped, *calls),
            self.findings.len()
        )
    }
}

/// Runs the programs of the seeds; calls `progress` regularly with the summary so far.
///
/// # Errors
/// If the worker cannot be started, or cannot run anything.
pub fn run(config: &Config, seeds: Range<u64>, mut progress: impl FnMut(&Summary)) -> Result<Summary, String> {
    let mut summary = Summary { next: seeds.start, ..Summary::default() };
    let place = Place::new();
    while summary.next < seeds.end && summary.findings.len() < config.max_findings {
        let range = summary.next..seeds.end;
        let lost = watch(config, range, place.path(), &mut summary, &mut progress)?;
        if let Some((seed, kind, what)) = lost {
            // Where others use the processor a program is late once; one that hangs hangs again.
            let was_late = kind == "hang" && runs_in_time(config, seed, place.path())?;
            if !was_late {
                summary.findings.push(Finding { seed, kind: kind.to_owned(), engine: "?".to_owned(), what });
            }
            summary.tally.programs += seed + 1 - summary.next;
            summary.next = seed + 1;
            progress(&summary);
        }
    }
    Ok(summary)
}

/// Whether the program of this seed ends, alone in its process.
fn runs_in_time(config: &Config, seed: u64, place: &Path) -> Result<bool, String> {
    let lost = watch(config, seed..seed + 1, place, &mut Summary::default(), &mut |_| {})?;
    Ok(lost.is_none_or(|(_, kind, _)| kind != "hang"))
}
/// Runs one worker to its end. Returns the seed at which it crashed, the kind, and its error output.
fn watch(
    config: &Config,
    seeds: Range<u64>,
    place: &Path,
    summary: &mut Summary,
    progress: &mut impl FnMut(&Summary),
) -> Result<Option<(u64, &'static str, String)>, String> {
    // Clears the seed of an earlier worker.
    fs::write(place, []).map_err(|error| error.to_string())?;
    let mut command = config.command();
    command.args(["worker", &seeds.start.to_string(), &seeds.end.to_string()]).arg(place);
    let mut child = command.spawn().map_err(|error| format!("cannot start {}: {error}", config.worker.display()))?;
    let stderr = child.stderr.take();
    let errors = thread::spawn(move || {
        let mut text = String::new();
        // Invalid UTF-8 truncates the report; the exit status remains.
        let _ = stderr.map(|mut stderr| stderr.read_to_string(&mut text));
        text
    });
    let mut has_ended = false;
    for line in child.stdout.take().into_iter().flat_map(|stdout| BufReader::new(stdout).lines()).map_while(Result::ok)
    {
        match Event::parse(&line) {
            Some(Event::Found(seed, kind, engine, what)) => {
                summary.findings.push(Finding { seed, kind, engine, what });
            }
            Some(Event::Ran(next, tally)) => {
                summary.tally.merge(&tally);
                summary.next = next;
            }
            Some(Event::End) => has_ended = true,
            None => {}
        }
        progress(summary);
        if summary.findings.len() >= config.max_findings {
            // It may have ended by itself meanwhile.
            let _ = child.kill();
            has_ended = true;
        }
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    let said = errors.join().unwrap_or_default();
    if has_ended {
        return Ok(None);
    }
    let bytes = fs::read(place).map_err(|error| error.to_string())?;
    let Ok(seed) = bytes.try_into().map(u64::from_le_bytes) else { return Err(said.trim().to_owned()) };
    let (kind, what) = death(status, &said);
    Ok(Some((seed, kind, what)))
}

/// The kind of a process's end, and a description.
fn death(status: ExitStatus, said: &str) -> (&'static str, String) {
    let kind = match status.code() {
        Some(LATE) => "hang",
        Some(101) => "panic",
        _ => "crash",
    };
    (kind, format!("{status} {}", said.trim()).trim().to_owned())
}

/// A file with the seed of the running program; removed on drop.
struct Place(PathBuf);

impl Place {
    fn new() -> Place {
        static COUNT: AtomicU64 = AtomicU64::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let name = format!("kernelsmith-programs-{}-{number}", std::process::id());
        Place(std::env::temp_dir().join(name))
    }

    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        // Leaving the file behind is harmless.
        let _ = fs::remove_file(&self.0);
    }
}

/// Whether the program of a seed still fails without these statements: the kind and a description.
pub fn verdict(config: &Config, seed: u64, without: &[u32]) -> Option<(String, String)> {
    let numbers: Vec<String> = without.iter().map(u32::to_string).collect();
    let mut command = config.command();
    command.args(["one", &seed.to_string(), "--without", &numbers.join(",")]);
    let Output { status, stdout, stderr } = command.output().ok()?;
    let said = String::from_utf8_lossy(&stdout);
    match (status.code(), Event::parse(said.trim_end())) {
        (Some(0), _) => None,
        (Some(1), Some(Event::Found(_, kind, engine, what))) => Some((kind, format!("on {engine}: {what}"))),
        _ => {
            let (kind, what) = death(status, &String::from_utf8_lossy(&stderr));
            Some((kind.to_owned(), what))
        }
    }
}

/// The statements that can be removed while the program still fails in the same way, as far as found in half a minute.
pub fn reduce(config: &Config, finding: &Finding) -> Vec<u32> {
    let deadline = Instant::now() + REDUCTION;
    let n = Program::new(finding.seed).n_statements();
    let mut without: Vec<u32> = Vec::new();
    let mut size = n.div_ceil(2).max(1);
    loop {
        let mut removed_some = false;
        let mut from = 0;
        while from < n && Instant::now() < deadline {
            let more: Vec<u32> = (from..(from + size).min(n)).filter(|number| !without.contains(number)).collect();
            from += size;
            if more.is_empty() {
                continue;
            }
            let candidate: Vec<u32> = without.iter().chain(&more).copied().collect();
            if verdict(config, finding.seed, &candidate).is_some_and(|(kind, _)| kind == finding.kind) {
                without = candidate;
                removed_some = true;
            }
        }
        if Instant::now() >= deadline || size == 1 && !removed_some {
            break;
        }
        size = (size / 2).max(1);
    }
    without.sort_unstable();
    without
}

/// A report for debugging a finding: a reduced program and its failure.
pub fn report(config: &Config, finding: &Finding) -> String {
    let without = reduce(config, finding);
    let what = verdict(config, finding.seed, &without).map_or_else(|| finding.what.clone(), |(_, what)| what);
    let numbers: Vec<String> = without.iter().map(u32::to_string).collect();
    let program = Program::new(finding.seed).without(&without);
    // As the machine's engines run it; where there are none here, at least as it was drawn.
    let engines = Engines::new(&config.machine, config.executor.as_deref());
    let text = judge::text(&engines.map_or(program.clone(), |engines| engines.fitting(&program)));
    format!("{finding}\nreduced: one {} --without {}\n{what}\n{text}\n", finding.seed, numbers.join(","))
}
