//! Runs workers as child processes. A disagreement, crash or hang becomes a finding with its seed.
//!
//! In: seeds, the path of the worker program. Out: a [`Summary`]. Invariant: a new worker replaces one that dies or
//! hangs and starts at the next seed. The supervisor waits for every process that it starts.
//! Not here: the work of a worker (see [`super::worker`]).

use super::case::{self, Variants};
use super::worker::Event;
use crate::host::Machine;
use crate::native::Variant;
use kernelsmith_ir::random::shrink;
use kernelsmith_ir::{Function, Opcode, Type, VReg};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// The command line option for [`Variants::InTurn`].
pub const IN_TURN: &str = "--in-turn";
/// The command line option for [`Native`](crate::native::Native).
pub const SWAPPED: &str = "--swapped";

/// The settings of a run.
#[derive(Clone, Debug)]
pub struct Config {
    /// The worker: the binary `kernelsmith-differential`.
    pub worker: PathBuf,
    /// Whether to compile subtractions with swapped operands: see [`Native`](crate::native::Native).
    pub swaps_operands: bool,
    /// The machine to compile for.
    pub machine: Machine,
    /// The variants to compile each program in.
    pub variants: Variants,
    /// The command of a process that runs the code: see [`Elsewhere`](crate::native::Elsewhere).
    pub executor: Option<String>,
    /// The time limit of one program.
    pub timeout: Duration,
    /// The number of findings after which the run stops.
    pub max_findings: usize,
}

impl Config {
    /// The default settings: no fault, the default machine, all variants.
    pub fn new(worker: impl Into<PathBuf>) -> Config {
        Config {
            worker: worker.into(),
            swaps_operands: false,
            machine: Machine::BASE,
            variants: Variants::All,
            executor: None,
            timeout: Duration::from_secs(60),
            max_findings: 8,
        }
    }
}

/// A program that fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Its seed.
    pub seed: u64,
    /// The variant, if it is known.
    pub variant: Option<Variant>,
    /// One word: see [`case::Disagreement`]; also `crash` and `hang`.
    pub kind: String,
    /// The details.
    pub what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let variant = self.variant.map_or("some variant", Variant::name);
        write!(f, "seed {} ({variant}): {}: {}", self.seed, self.kind, self.what)
    }
}

/// The combined results of many programs.
#[derive(Clone, Debug, Default)]
pub struct Summary {
    /// Programs that workers started.
    pub programs: u64,
    /// Operations in these programs.
    pub ops: u64,
    /// The programs that failed.
    pub findings: Vec<Finding>,
    /// Unsupported operations, with the number of programs that contain one.
    pub unsupported: BTreeMap<String, u64>,
    /// The execution count of each operation on each type.
    pub covered: BTreeMap<(Opcode, Type), u64>,
    /// The operations with target and source type that ran.
    pub conversions: BTreeSet<(Opcode, Type, Type)>,
}

impl Summary {
    /// Adds another summary.
    pub fn merge(&mut self, other: Summary) {
        self.programs += other.programs;
        self.ops += other.ops;
        self.findings.extend(other.findings);
        for (what, n) in other.unsupported {
            *self.unsupported.entry(what).or_insert(0) += n;
        }
        for (pair, n) in other.covered {
            *self.covered.entry(pair).or_insert(0) += n;
        }
        self.conversions.extend(other.conversions);
    }

    pub(super) fn add(&mut self, event: Event) {
        match event {
            Event::Begin(_) => self.programs += 1,
            Event::Different(seed, variant, kind, what) => {
                self.findings.push(Finding { seed, variant: Some(variant), kind, what });
            }
            Event::Unsupported(what) => *self.unsupported.entry(what).or_insert(0) += 1,
            Event::Covered(code, ty, source, n) => {
                *self.covered.entry((code, ty)).or_insert(0) += n;
                self.conversions.extend(source.map(|source| (code, ty, source)));
            }
            Event::Done(_, ops) => self.ops += ops,
        }
    }
}

/// The end of a worker.
enum End {
    Done,
    /// It crashed or hung at this seed: the kind and the details.
    Lost(u64, &'static str, String),
    /// It reached the maximum number of findings.
    Enough,
}

/// Runs the programs of the seeds.
///
/// # Errors
/// If the worker does not start, or reports that machine code cannot run here.
pub fn run(config: &Config, seeds: core::ops::Range<u64>) -> Result<Summary, String> {
    let mut summary = Summary::default();
    let mut next = seeds.start;
    while next < seeds.end {
        match watch(config, next..seeds.end, &mut summary)? {
            End::Done | End::Enough => break,
            End::Lost(seed, kind, what) => {
                summary.findings.push(Finding { seed, variant: None, kind: kind.to_owned(), what });
                if summary.findings.len() >= config.max_findings {
                    break;
                }
                next = seed + 1;
            }
        }
    }
    Ok(summary)
}

/// Runs the seeds in `jobs` parallel workers.
///
/// # Errors
/// As for [`run`].
pub fn run_parallel(config: &Config, seeds: core::ops::Range<u64>, jobs: u64) -> Result<Summary, String> {
    let jobs = jobs.max(1);
    let share = (seeds.end - seeds.start).div_ceil(jobs);
    let threads: Vec<_> = (0..jobs)
        .map(|job| {
            let from = (seeds.start + job * share).min(seeds.end);
            let (config, range) = (config.clone(), from..(from + share).min(seeds.end));
            thread::spawn(move || run(&config, range))
        })
        .collect();
    let mut summary = Summary::default();
    for thread in threads {
        summary.merge(thread.join().map_err(|_| "a watcher panicked".to_owned())??);
    }
    Ok(summary)
}

/// A command that runs `program`, under the emulator of `KERNELSMITH_EMULATOR` if that is set.
fn emulated_command(program: &Path) -> Command {
    let emulator = std::env::var("KERNELSMITH_EMULATOR").unwrap_or_default();
    let mut words = emulator.split_whitespace();
    match words.next() {
        Some(first) => {
            let mut command = Command::new(first);
            command.args(words).arg(program);
            command
        }
        None => Command::new(program),
    }
}

/// Starts a worker. A call in an executor process may take a third of `limit`.
fn spawn(config: &Config, args: &[String], limit: Duration) -> Result<Child, String> {
    let mut command = emulated_command(&config.worker);
    command.env("RUST_BACKTRACE", "0").args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.args(["--machine", &config.machine.to_string()]);
    if config.swaps_operands {
        command.arg(SWAPPED);
    }
    if config.variants == Variants::InTurn {
        command.arg(IN_TURN);
    }
    if let Some(executor) = &config.executor {
        command.args(["--executor", executor, "--timeout", &(limit.as_secs() / 3).max(1).to_string()]);
    }
    command.spawn().map_err(|error| format!("cannot start {}: {error}", config.worker.display()))
}

fn watch(config: &Config, seeds: core::ops::Range<u64>, summary: &mut Summary) -> Result<End, String> {
    let args = ["worker".to_owned(), seeds.start.to_string(), seeds.end.to_string()];
    let mut child = spawn(config, &args, config.timeout)?;
    drop(child.stdin.take());
    let (stdout, stderr) = (child.stdout.take(), child.stderr.take());
    let errors = thread::spawn(move || {
        let mut text = String::new();
        if let Some(mut stderr) = stderr {
            // Invalid UTF-8 ends the text early. The exit status is still available.
            let _ = stderr.read_to_string(&mut text);
        }
        text
    });
    let (sender, lines) = mpsc::channel();
    let reader = thread::spawn(move || {
        for line in stdout.into_iter().flat_map(|stdout| BufReader::new(stdout).lines()).map_while(Result::ok) {
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    let mut at = None;
    let mut end = None;
    let found_before = summary.findings.len();
    while end.is_none() {
        match lines.recv_timeout(config.timeout) {
            Ok(line) => {
                let Some(event) = Event::parse(&line) else { continue };
                if let Event::Begin(seed) = event {
                    at = Some(seed);
                }
                let is_done = matches!(event, Event::Done(..));
                summary.add(event);
                if is_done {
                    end = Some(End::Done);
                } else if summary.findings.len() > found_before && summary.findings.len() >= config.max_findings {
                    end = Some(End::Enough);
                }
            }
            Err(RecvTimeoutError::Timeout) => {
                let what = format!("no end within {} s", config.timeout.as_secs());
                end = Some(End::Lost(at.unwrap_or(seeds.start), "hang", what));
            }
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    if !matches!(end, Some(End::Done)) && end.is_some() {
        // The worker may have ended in the meantime, so ignore errors.
        let _ = child.kill();
    }
    let status = child.wait().map_err(|error| error.to_string())?;
    drop(lines);
    let _ = reader.join();
    let text = errors.join().unwrap_or_default();
    match (end, at) {
        (Some(end), _) => Ok(end),
        (None, Some(seed)) => {
            let lines = text.lines().filter(|line| !line.starts_with("note:")).collect::<Vec<_>>();
            let tail = lines[lines.len().saturating_sub(6)..].join("\n");
            Ok(End::Lost(seed, "crash", format!("{status} {tail}").trim().to_owned()))
        }
        (None, None) => Err(text.trim().to_owned()),
    }
}

/// Runs the edge values of the operations whose names start with `operation`, or of all operations, in a separate
/// process. Prints its output and, if it crashes, the exit status and the specification. Returns whether all agree.
///
/// # Errors
/// If the process does not start, or reports that machine code cannot run here.
pub fn edges(config: &Config, operation: Option<&str>) -> Result<bool, String> {
    let mut args = vec!["edges-here".to_owned()];
    args.extend(operation.map(str::to_owned));
    // One call runs hundreds of iterations. With gathers, an emulator needs half a minute.
    let mut child = spawn(config, &args, 10 * config.timeout)?;
    drop(child.stdin.take());
    let mut at = String::new();
    let stdout = child.stdout.take().into_iter();
    for line in stdout.flat_map(|stdout| BufReader::new(stdout).lines()).map_while(Result::ok) {
        match line.strip_prefix("at ") {
            Some(spec) => at = spec.to_owned(),
            None => println!("{line}"),
        }
    }
    let output = child.wait_with_output().map_err(|error| error.to_string())?;
    match output.status.code() {
        Some(0) => Ok(true),
        Some(1) => Ok(false),
        Some(2) => Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()),
        _ => {
            println!("crash at {at}: {} {}", output.status, String::from_utf8_lossy(&output.stderr).trim());
            Ok(false)
        }
    }
}

/// Whether a function fails with the input of a seed. Runs it in a separate process.
pub fn goes_wrong(config: &Config, seed: u64, variant: Option<Variant>, func: &Function) -> bool {
    verdict(config, seed, variant, func).is_some()
}

/// The failure of a function with the input of a seed. `None` if it does not fail.
pub fn verdict(config: &Config, seed: u64, variant: Option<Variant>, func: &Function) -> Option<String> {
    let name = variant.map_or("all", Variant::name);
    let limit = config.timeout.min(Duration::from_secs(5));
    let mut child = spawn(config, &["one".to_owned(), seed.to_string(), name.to_owned()], limit).ok()?;
    if let Some(mut stdin) = child.stdin.take() {
        // If the worker dies early, its exit status shows it.
        let _ = stdin.write_all(func.to_string().as_bytes());
    }
    let start = Instant::now();
    let status = loop {
        match child.try_wait() {
            Ok(Some(status)) => break Some(status),
            Ok(None) if start.elapsed() > limit => {
                let _ = child.kill();
                let _ = child.wait();
                break None;
            }
            Ok(None) => thread::sleep(Duration::from_millis(1)),
            Err(_) => return None,
        }
    };
    let mut output = String::new();
    if let Some(mut stdout) = child.stdout.take() {
        let _ = stdout.read_to_string(&mut output);
    }
    match status {
        None => Some("hang".to_owned()),
        Some(status) => match status.code() {
            Some(0 | 2) => None,
            Some(1) => Some(output.trim().to_owned()),
            _ => Some(format!("crash: {status}")),
        },
    }
}

/// Reduces the program of a finding to a smaller function that also fails. Returns it with the details of its failure.
pub fn reduce(config: &Config, finding: &Finding) -> (Function, String) {
    let func = case::program_on(config.machine, finding.seed).func;
    let deadline = Instant::now() + Duration::from_secs(60);
    let small = shrink(&func, |candidate| {
        Instant::now() < deadline && goes_wrong(config, finding.seed, finding.variant, candidate)
    });
    let what = verdict(config, finding.seed, finding.variant, &small).unwrap_or_else(|| finding.what.clone());
    (compact(&small), what)
}

/// Renumbers the virtual registers to drop the unused ones.
fn compact(func: &Function) -> Function {
    let mut used = vec![false; func.n_vregs()];
    for reg in func.params.iter().copied().chain(func.ops.iter().flat_map(|op| func.uses(op).chain(op.dst.get()))) {
        used[reg.index()] = true;
    }
    let mut number = vec![VReg::NONE; func.n_vregs()];
    let mut small = func.clone();
    small.vregs.clear();
    for at in (0..used.len()).filter(|&at| used[at]) {
        number[at] = small.new_vreg(func.vregs[at]);
    }
    let new = |reg: VReg| number.get(reg.index()).copied().unwrap_or(VReg::NONE);
    small.params.iter_mut().for_each(|reg| *reg = new(*reg));
    small.trap_param = func.trap_param.map(new);
    // Operations may share a list. Give each operation a separate copy.
    small.lists.clear();
    for at in 0..func.ops.len() {
        let op = func.ops[at];
        let list: Vec<VReg> = func.list(&op).iter().map(|reg| new(*reg)).collect();
        let start = small.push_list(&list);
        let copy = &mut small.ops[at];
        if op.code.is_call() || op.code == Opcode::Return {
            copy.aux = start;
        }
        copy.dst = new(op.dst);
        copy.mask = new(op.mask);
        copy.pass = new(op.pass);
        copy.args = op.args.map(new);
    }
    small
}

/// A report of findings for debugging: each with its seed and the text of a reduced function.
pub fn report(config: &Config, findings: &[Finding]) -> String {
    let mut text = String::new();
    for finding in findings {
        let (small, what) = reduce(config, finding);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{finding}\nreduced ({what}); the input is that of seed {}:\n{small}", finding.seed);
    }
    text
}
