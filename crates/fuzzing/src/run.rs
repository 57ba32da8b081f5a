//! The runner: children, findings, the state for resuming a run.
//!
//! In: a target and a [`Plan`]. Out: a [`Summary`]; findings in `fuzz/findings/TARGET`, each as an input and a text
//! with its effect; the state in `target/fuzz/TARGET-SEED`, and a log next to it.
//! Invariants: whatever a child does, the run continues with the next input; one finding is kept per position; a
//! stopped run can be resumed after its last complete batch.
//! Not here: execution of an input (`child`).

use crate::child::{Event, SLOW_EXIT};
use crate::mutate::Mutator;
use crate::{Target, corpus};
use std::fs::{self, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Limits for minimising a finding: number of attempts, and total time.
const MAX_ATTEMPTS: usize = 400;
const MINIMISING: Duration = Duration::from_secs(40);
/// Maximum number of findings, after which a run stops.
const MAX_FINDINGS: usize = 40;
/// Interval between progress reports.
const REPORT_EVERY: Duration = Duration::from_secs(10);

/// Parameters of a run.
#[derive(Clone, Debug)]
pub struct Plan {
    /// This program, which is started for children.
    pub program: PathBuf,
    /// The seed.
    pub seed: u64,
    /// Number of inputs; their numbers start at 0.
    pub runs: u64,
    /// Stop after this time, even if inputs remain.
    pub time: Option<Duration>,
    /// Resume the last run with this seed.
    pub resume: bool,
}

/// The result of a run.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Number of inputs run, including earlier runs.
    pub runs: u64,
    /// Position and cause of each finding.
    pub findings: Vec<String>,
    /// The slowest input: time in microseconds, number.
    pub slowest: (u64, u64),
    /// Peak memory of a child in KiB.
    pub peak_kib: u64,
}

impl Summary {
    /// The summary as a line.
    pub fn line(&self) -> String {
        let (seconds, mib) = (self.slowest.0 as f64 / 1e6, self.peak_kib / 1024);
        format!("{} runs, {} findings, slowest {seconds:.3} s, peak {mib} MiB", self.runs, self.findings.len())
    }

    fn save(&self, path: &Path) -> Result<(), String> {
        let mut text = format!("{} {} {} {}\n", self.runs, self.slowest.0, self.slowest.1, self.peak_kib);
        self.findings.iter().for_each(|finding| text += &format!("{finding}\n"));
        let new = path.with_extension("new");
        let written = fs::write(&new, text).and_then(|()| fs::rename(&new, path));
        written.map_err(|error| format!("{}: {error}", path.display()))
    }

    fn load(path: &Path) -> Option<Summary> {
        let text = fs::read_to_string(path).ok()?;
        let mut lines = text.lines();
        let mut numbers = lines.next()?.split(' ').map(str::parse::<u64>);
        let mut next = || numbers.next()?.ok();
        let (runs, slowest, peak_kib) = (next()?, (next()?, next()?), next()?);
        Some(Summary { runs, slowest, peak_kib, findings: lines.map(str::to_owned).collect() })
    }
}

/// Runs a target.
///
/// # Errors
/// If a child cannot be started, or a file cannot be written.
pub fn run(target: &'static Target, plan: &Plan) -> Result<Summary, String> {
    let folder = corpus::root().join("target/fuzz").join(format!("{}-{}", target.name, plan.seed));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let state = folder.join("state");
    let mut summary = if plan.resume { Summary::load(&state).unwrap_or_default() } else { Summary::default() };
    let mutator = Mutator::new(target, target.inputs());
    let mut runner = Runner { target, plan, folder: &folder, mutator: &mutator };
    let (start, mut reported) = (Instant::now(), Instant::now());
    let first = summary.runs;
    runner.log(&format!("{}: seed {}, inputs {first} to {}", target.name, plan.seed, plan.runs))?;
    while summary.runs < plan.runs
        && plan.time.is_none_or(|time| start.elapsed() < time)
        && summary.findings.len() < MAX_FINDINGS
    {
        let end = (summary.runs + target.batch).min(plan.runs);
        runner.batch(summary.runs, end, &mut summary)?;
        summary.save(&state)?;
        if reported.elapsed() > REPORT_EVERY {
            reported = Instant::now();
            let rate = (summary.runs - first) as f64 / start.elapsed().as_secs_f64();
            runner.log(&format!("{} at {rate:.0} a second", summary.line()))?;
        }
    }
    runner.log(&summary.line())?;
    Ok(summary)
}

/// Runs one input in a separate child. Returns the position and cause of its failure, if it fails.
///
/// # Errors
/// If a child cannot be started, or a file cannot be written.
pub fn failure(target: &'static Target, plan: &Plan, input: &[u8]) -> Result<Option<String>, String> {
    let folder = std::env::temp_dir();
    let mutator = Mutator::new(target, Vec::new());
    Runner { target, plan, folder: &folder, mutator: &mutator }.failure(input)
}

/// How a child ended.
enum Ended {
    Well,
    /// The current input is a finding, with this cause.
    Badly(String),
}

struct Runner<'r> {
    target: &'static Target,
    plan: &'r Plan,
    folder: &'r Path,
    mutator: &'r Mutator,
}

impl Runner<'_> {
    fn log(&mut self, line: &str) -> Result<(), String> {
        println!("{line}");
        let path = self.folder.join("log");
        let file = OpenOptions::new().create(true).append(true).open(&path);
        file.and_then(|mut file| writeln!(file, "{line}")).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// Runs inputs up to `end`, in as many children as necessary.
    fn batch(&mut self, from: u64, end: u64, summary: &mut Summary) -> Result<(), String> {
        let progress = self.folder.join(format!("progress-{}", std::process::id()));
        let mut from = from;
        while from < end {
            let numbers = [self.plan.seed.to_string(), from.to_string(), end.to_string()];
            let mut command = self.child();
            command.arg("inputs").arg(self.target.name).args(numbers).arg(&progress);
            let (ended, events) = self.wait_for(command)?;
            for event in events {
                match event {
                    Event::Panic { number, message } => self.finding(number, message, summary)?,
                    Event::Done { slowest_us, slowest, peak_kib } => {
                        summary.slowest = summary.slowest.max((slowest_us, slowest));
                        summary.peak_kib = summary.peak_kib.max(peak_kib);
                    }
                }
            }
            match ended {
                Ended::Well => from = end,
                Ended::Badly(what) => {
                    let at = fs::read(&progress).ok().and_then(|bytes| bytes.try_into().ok()).map(u64::from_le_bytes);
                    let at = at.filter(|at| (from..end).contains(at)).ok_or_else(|| format!("the child {what}"))?;
                    // Other load can make an input slow once, so run it again.
                    let (again, _) = self.one(&self.mutator.input(self.plan.seed, at))?;
                    match again {
                        Ended::Badly(what) => self.finding(at, what, summary)?,
                        Ended::Well => self.log(&format!("input {at}: the child {what}, alone it does not"))?,
                    }
                    from = at + 1;
                }
            }
        }
        summary.runs = end;
        // The file is only for this run.
        let _ = fs::remove_file(&progress);
        Ok(())
    }

    /// This program with a memory limit, if the system has a shell that can set it.
    fn child(&self) -> Command {
        let mut command = if cfg!(unix) {
            let mut shell = Command::new("sh");
            let limit = self.target.memory_mib * 1024;
            shell
                .arg("-c")
                .arg(format!("ulimit -c 0; ulimit -v {limit}; exec \"$@\""))
                .arg("sh")
                .arg(&self.plan.program);
            shell
        } else {
            Command::new(&self.plan.program)
        };
        // Thread arenas reserve address space in advance, which the limit counts.
        command.env("MALLOC_ARENA_MAX", "1").env("RUST_BACKTRACE", "0").arg("child");
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        command
    }

    /// Starts a child and waits until it ends.
    fn wait_for(&self, mut command: Command) -> Result<(Ended, Vec<Event>), String> {
        let mut child = command.spawn().map_err(|error| format!("{command:?}: {error}"))?;
        let (mut stdout, stderr) = (child.stdout.take(), child.stderr.take());
        // Read both streams concurrently, so that neither pipe fills up.
        let errors = std::thread::spawn(move || {
            let mut text = Vec::new();
            stderr.map(|mut stderr| stderr.read_to_end(&mut text));
            text
        });
        let mut text = Vec::new();
        if let Some(stdout) = &mut stdout {
            stdout.read_to_end(&mut text).map_err(|error| error.to_string())?;
        }
        let status = child.wait().map_err(|error| error.to_string())?;
        let errors = String::from_utf8_lossy(&errors.join().unwrap_or_default()).into_owned();
        let events: Vec<Event> = String::from_utf8_lossy(&text).lines().filter_map(Event::parse).collect();
        let is_done = events.iter().any(|event| matches!(event, Event::Done { .. }));
        let ended = match status.code() {
            Some(0) if is_done => Ended::Well,
            Some(SLOW_EXIT) => Ended::Badly(format!("took more than {} s", self.target.seconds)),
            _ => {
                let mut lines = errors.lines().filter(|line| !line.trim().is_empty());
                // The messages that the standard library prints before it aborts.
                let causes = ["memory allocation", "overflowed its stack"];
                let cause = lines.clone().find(|line| causes.iter().any(|cause| line.contains(cause)));
                let line = cause.or_else(|| lines.next_back()).unwrap_or_default();
                Ended::Badly(format!("died ({status}): {line}"))
            }
        };
        Ok((ended, events))
    }

    /// Runs one input in a separate child.
    fn one(&self, input: &[u8]) -> Result<(Ended, Vec<Event>), String> {
        let path = self.folder.join(format!("input-{}", std::process::id()));
        fs::write(&path, input).map_err(|error| format!("{}: {error}", path.display()))?;
        let mut command = self.child();
        command.arg("one").arg(self.target.name).arg(&path);
        let ended = self.wait_for(command);
        let _ = fs::remove_file(&path);
        ended
    }

    /// Runs one input; returns its failure as a line, or `None`.
    fn failure(&self, input: &[u8]) -> Result<Option<String>, String> {
        let (ended, events) = self.one(input)?;
        let panicked = events.into_iter().find_map(|event| match event {
            Event::Panic { message, .. } => Some(message),
            Event::Done { .. } => None,
        });
        Ok(match ended {
            Ended::Badly(what) => Some(what),
            Ended::Well => panicked,
        })
    }

    /// Stores a finding, unless there is one with the same position.
    fn finding(&mut self, number: u64, what: String, summary: &mut Summary) -> Result<(), String> {
        let place = place(&what);
        if summary.findings.iter().any(|known| self::place(known) == place) {
            return Ok(());
        }
        let input = self.mutator.input(self.plan.seed, number);
        let small = self.minimise(&input, place)?;
        let folder = corpus::root().join("fuzz/findings").join(self.target.name);
        let path = folder.join(format!("{}-{number}", self.plan.seed));
        let shown = path.display().to_string();
        let text = format!("{what}\nseed {} input {number}\n", self.plan.seed);
        fs::create_dir_all(&folder)
            .and_then(|()| fs::write(&path, &small))
            .and_then(|()| fs::write(path.with_extension("txt"), text))
            .map_err(|error| format!("{shown}: {error}"))?;
        self.log(&format!("finding: input {number}, {} bytes, smaller {}: {what}", input.len(), small.len()))?;
        summary.findings.push(what);
        Ok(())
    }

    /// Minimises an input that fails at a certain position.
    fn minimise(&self, input: &[u8], wanted: &str) -> Result<Vec<u8>, String> {
        let (start, mut attempts) = (Instant::now(), 0);
        let mut best = input.to_vec();
        let mut step = best.len().div_ceil(2);
        while step > 0 {
            let mut from = 0;
            while from < best.len() {
                if attempts == MAX_ATTEMPTS || start.elapsed() > MINIMISING {
                    return Ok(best);
                }
                attempts += 1;
                let mut smaller = best.clone();
                smaller.drain(from..(from + step).min(best.len()));
                if self.failure(&smaller)?.is_some_and(|what| place(&what) == wanted) {
                    best = smaller;
                } else {
                    from += step;
                }
            }
            step = if step == 1 { 0 } else { step.div_ceil(2) };
        }
        Ok(best)
    }
}

/// The part of a failure that identifies its cause: `file:line` of a panic, or the way in which the process ended.
fn place(what: &str) -> &str {
    match what.match_indices(": ").next() {
        Some((at, _)) => &what[..at],
        None => what,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_of_one_place_are_one() {
        assert_eq!(place("a.rs:3: index 4 of 3"), place("a.rs:3: index 9 of 3"));
        assert_ne!(place("a.rs:3: index 4 of 3"), place("a.rs:4: index 4 of 3"));
    }

    #[test]
    fn a_state_is_read_again() {
        let path = std::env::temp_dir().join(format!("kernelsmith-fuzz-{}", std::process::id()));
        let summary = Summary { runs: 7, findings: vec!["a.rs:3: no".into()], slowest: (1500, 4), peak_kib: 2048 };
        summary.save(&path).unwrap();
        assert_eq!(Summary::load(&path), Some(summary.clone()));
        fs::remove_file(&path).unwrap();
        assert_eq!(summary.line(), "7 runs, 1 findings, slowest 0.002 s, peak 2 MiB");
    }
}
