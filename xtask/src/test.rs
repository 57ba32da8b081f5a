//! `cargo xtask test`: runs all tests of the workspace, a sample of them as older processors, the models, then a sample on
//! emulated processors, and counts them.
//!
//! In: arguments for `cargo test`. Out: a line for each group of tests, the output of the tests in [`TELLING`]
//! (coverage, planted faults), the complete output of failing groups, the seconds of each step, and finally
//! `N passed, N failed, N skipped`. Test programs run in parallel, so that no core waits for another's last test.
//! Invariant: a test that prints `skipped: REASON` counts as skipped, with its reason; if `CI` is true it counts as
//! failed, because every oracle should be installed there, unless the processor lacks a feature.

use crate::programs::{self, Program};
use crate::root;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

/// Prefixes of the names of tests whose output is part of the result.
const TELLING: &[&str] = &["differential::", "elsewhere::", "allocations::", "golden::", "sample::", "faults::"];

/// The counts so far.
#[derive(Default)]
pub(crate) struct Counts {
    passed: u64,
    failed: u64,
    ignored: u64,
    skipped: BTreeMap<String, u64>,
    /// Whether features of the host are hidden, so that tests of code that needs them cannot run.
    hides_features: bool,
    /// The output so far, of a job that runs in parallel with others.
    held: Option<String>,
    /// The steps with their duration and processor time in seconds.
    steps: Vec<(&'static str, f64, Option<f64>)>,
}

/// A test program to run, with its arguments and variables.
pub(crate) struct Job {
    title: String,
    pub(crate) command: Command,
    hides_features: bool,
}

impl Job {
    /// Runs the tests whose names contain one of these words; all, without words.
    pub(crate) fn new(program: &Program, words: &[&str]) -> Job {
        let mut command = program.command();
        command.arg("--show-output").args(words);
        Job { title: [&[program.title().as_str()], words].concat().join(" "), command, hides_features: false }
    }

    /// In an emulator, started with this command.
    pub(crate) fn under(self, emulator: &str) -> Job {
        let mut words = emulator.split(' ');
        let mut command = Command::new(words.next().unwrap_or_default());
        command.args(words).arg(self.command.get_program()).args(self.command.get_args());
        self.command.get_current_dir().map(|folder| command.current_dir(folder));
        command.envs(self.command.get_envs().filter_map(|(name, value)| Some((name, value?))));
        Job { title: format!("{emulator} {}", self.title), command, ..self }
    }

    /// With a variable that selects features or the model of the host.
    pub(crate) fn with(mut self, variable: &str, value: &str) -> Job {
        for other in ["KERNELSMITH_MAX_LEVEL", "KERNELSMITH_MODEL"] {
            self.command.env_remove(other);
        }
        self.command.env(variable, value);
        self.title = format!("{variable}={value} {}", self.title);
        self.hides_features = variable == "KERNELSMITH_MAX_LEVEL";
        self
    }
}

pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let mut counts = Counts::default();
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["test", "--workspace", "--no-fail-fast"]);
    if args == ["--no-run"] {
        return programs::build().map(|_| true);
    }
    // Explicit test names select only those tests.
    if !args.is_empty() {
        let succeeded = counts.run(cargo.args(args))?;
        return Ok(counts.conclude(succeeded));
    }
    let mut programs = counts.step("compile the tests", |_| programs::build())?;
    programs.sort_by_key(|program| std::cmp::Reverse(program.size_bytes()));
    let jobs = programs.iter().map(|program| Job::new(program, &[])).collect();
    let mut succeeded = counts.step("tests", |counts| counts.run_all(jobs))?;
    succeeded &= counts.step("programs in documents", |counts| counts.run(cargo.arg("--doc")))?;
    succeeded &= counts.step("levels and models of the host", crate::levels::sample)?;
    succeeded &= counts.step("models of synchronisation", |counts| crate::models::test(counts, &[]))?;
    succeeded &= counts.step("emulated machines", crate::cross::sample)?;
    Ok(counts.conclude(succeeded))
}

/// Processor time of the processes that this one has waited for, in seconds; none where the system does not tell.
fn processor_seconds() -> Option<f64> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    // The fields after the name, which may contain spaces: cutime and cstime are the 14th and 15th, in units of 10 ms.
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(13);
    let mut ticks = || fields.next()?.parse::<f64>().ok();
    Some((ticks()? + ticks()?) / 100.0)
}

impl Counts {
    /// Performs a step of the tests, whose duration the summary prints.
    pub(crate) fn step<T>(
        &mut self,
        name: &'static str,
        perform: impl FnOnce(&mut Counts) -> Result<T, String>,
    ) -> Result<T, String> {
        println!("{name}");
        let (started, before) = (Instant::now(), processor_seconds());
        let result = perform(self)?;
        let processor = before.and_then(|before| Some(processor_seconds()? - before));
        self.steps.push((name, started.elapsed().as_secs_f64(), processor));
        Ok(result)
    }

    /// Runs test programs, as many at a time as there are processors; returns whether all succeeded.
    pub(crate) fn run_all(&mut self, jobs: Vec<Job>) -> Result<bool, String> {
        let n_workers = std::thread::available_parallelism().map_or(1, usize::from).min(jobs.len());
        let queue = Mutex::new(jobs.into_iter());
        let total = Mutex::new((self, Ok::<bool, String>(true)));
        let work = || {
            while let Some(mut job) = next(&queue) {
                let mut counts =
                    Counts { hides_features: job.hides_features, held: Some(String::new()), ..Counts::default() };
                let started = Instant::now();
                let outcome = counts.run_program(&mut job.command);
                let mut total = total.lock().unwrap_or_else(PoisonError::into_inner);
                let (all_counts, succeeded) = &mut *total;
                println!("{}: {:.1} s", job.title, started.elapsed().as_secs_f64());
                print!("{}", counts.held.take().unwrap_or_default());
                all_counts.include(&counts);
                *succeeded = std::mem::replace(succeeded, Ok(true)).and_then(|before| Ok(before & outcome?));
            }
        };
        std::thread::scope(|scope| (0..n_workers).for_each(|_| drop(scope.spawn(work))));
        total.into_inner().unwrap_or_else(PoisonError::into_inner).1
    }

    /// Adds the counts of a job.
    fn include(&mut self, job: &Counts) {
        self.passed += job.passed;
        self.failed += job.failed;
        self.ignored += job.ignored;
        for (reason, n) in &job.skipped {
            *self.skipped.entry(reason.clone()).or_insert(0) += n;
        }
    }

    fn print(&mut self, line: &str) {
        match &mut self.held {
            Some(held) => *held += &format!("{line}\n"),
            None => println!("{line}"),
        }
    }

    /// Runs `cargo test`, prints a short form of its output and counts the tests; returns whether all succeeded.
    pub(crate) fn run(&mut self, cargo: &mut Command) -> Result<bool, String> {
        self.run_some(cargo, &[])
    }

    /// Like [`Counts::run`], for tests whose names contain one of these words.
    pub(crate) fn run_some(&mut self, cargo: &mut Command, words: &[&str]) -> Result<bool, String> {
        self.run_program(cargo.args(["--", "--show-output"]).args(words))
    }

    /// Like [`Counts::run`], for cargo or a test program with all arguments.
    pub(crate) fn run_program(&mut self, program: &mut Command) -> Result<bool, String> {
        let mut child =
            program.stdout(Stdio::piped()).spawn().map_err(|error| format!("cannot start {program:?}: {error}"))?;
        let stdout = child.stdout.take().ok_or("no output")?;
        let failed_before = self.failed;
        let mut group: Vec<String> = Vec::new();
        let mut is_telling = false;
        for line in BufReader::new(stdout).lines() {
            let line = line.map_err(|error| error.to_string())?;
            if let Some(reason) = line.trim().strip_prefix("skipped: ") {
                self.skip(reason);
            }
            if let Some(test) = line.strip_prefix("---- ").and_then(|name| name.strip_suffix(" stdout ----")) {
                // With hidden features there is nothing that the workspace's tests did not print.
                is_telling = !self.hides_features && TELLING.iter().any(|start| test.starts_with(start));
            } else if line == "successes:" || line == "failures:" {
                is_telling = false;
            }
            if is_telling && !line.trim().is_empty() {
                self.print(&format!("  | {line}"));
            }
            if let Some(result) = line.strip_prefix("test result: ") {
                self.add(result);
                if result.starts_with("FAILED") {
                    group.iter().for_each(|line| self.print(line));
                }
                self.print(&format!("  {result}"));
                group.clear();
            } else {
                group.push(line);
            }
        }
        let succeeded = child.wait().map_err(|error| error.to_string())?.success();
        if !succeeded && self.failed == failed_before {
            // Print output without a result line: a test program that crashed, or does not compile.
            group.iter().for_each(|line| self.print(line));
            self.print("the tests ended without a result");
        }
        Ok(succeeded)
    }

    /// Records a skipped test and the reason.
    pub(crate) fn skip(&mut self, reason: &str) {
        if self.hides_features && names_feature(reason) {
            return;
        }
        self.print(&format!("  skipped: {reason}"));
        *self.skipped.entry(reason.to_owned()).or_insert(0) += 1;
    }

    /// Adds `ok. 7 passed; 0 failed; 1 ignored; ..`.
    fn add(&mut self, result: &str) {
        for part in result.split([';', '.']) {
            let mut words = part.split_whitespace();
            let (Some(number), Some(outcome)) = (words.next(), words.next()) else { continue };
            let Ok(number) = number.parse::<u64>() else { continue };
            match outcome {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }

    /// Prints the totals; returns the result of the command.
    pub(crate) fn conclude(&self, succeeded: bool) -> bool {
        for (name, seconds, processor) in &self.steps {
            let processor = processor.map_or_else(String::new, |seconds| format!(", {seconds:.0} s of processor time"));
            println!("{name}: {seconds:.0} s{processor}");
        }
        for (reason, n) in &self.skipped {
            println!("skipped {n} times: {reason}");
        }
        let n_skipped = self.skipped.values().sum::<u64>() + self.ignored;
        let is_ci = std::env::var("CI").is_ok_and(|value| value == "true");
        // Oracles can be installed; another processor cannot.
        let missing = is_ci && self.skipped.keys().any(|reason| !names_feature(reason));
        if missing {
            println!("only what the processor lacks may be skipped where CI is true");
        }
        println!("{} passed, {} failed, {n_skipped} skipped", self.passed, self.failed);
        succeeded && !missing
    }
}

/// Whether a test was skipped because of the processor, as `filetests` and the facade describe it.
fn names_feature(reason: &str) -> bool {
    ["this machine lacks ", "this host, which lacks "].iter().any(|part| reason.contains(part))
}

fn next(queue: &Mutex<std::vec::IntoIter<Job>>) -> Option<Job> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_counted() {
        let mut counts = Counts::default();
        counts.add("ok. 12 passed; 0 failed; 1 ignored; 0 measured; 3 filtered out; finished in 0.02s");
        counts.add("FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1.00s");
        assert_eq!((counts.passed, counts.failed, counts.ignored), (13, 2, 1));
    }

    #[test]
    fn a_missing_oracle_is_no_missing_feature() {
        assert!(names_feature("code for x86-64-v4 sysv does not run on this host, which lacks avx512f, avx512bw"));
        assert!(names_feature("x86-64-v4:512: this machine lacks avx512f, which x86-64-v4:512 has"));
        assert!(!names_feature("there is no llvm-mc-22 (package llvm-22)"));
    }
}
