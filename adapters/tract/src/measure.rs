//! Times of one thread, and onnxruntime as a child process.
//!
//! In: work to run. Out: nanoseconds of processor time by the method of `bench kernels` (docs/kernels-bench.md):
//! batches, 10 % quantile, never the minimum. Duplicated here, because that benchmark is not a library to depend on.
//! Not here: the measured work.

use nix::time::{ClockId, clock_gettime};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

const BATCH: f64 = 2e5;
const BUDGET: f64 = 1e8;

fn now() -> Result<f64, String> {
    let time = clock_gettime(ClockId::CLOCK_THREAD_CPUTIME_ID).map_err(|error| error.to_string())?;
    Ok(Duration::from(time).as_secs_f64() * 1e9)
}

/// Nanoseconds per run.
///
/// # Errors
/// Errors of a run, or a missing clock.
pub fn nanos(mut run: impl FnMut() -> Result<(), String>) -> Result<f64, String> {
    let before = now()?;
    run()?;
    let n = (BATCH / (now()? - before).max(1.0)).ceil().max(1.0) as usize;
    let (mut all, mut spent) = (Vec::new(), 0.0);
    while all.len() < 3 || (all.len() < 60 && spent < BUDGET) {
        let before = now()?;
        (0..n).try_for_each(|_| run())?;
        let took = now()? - before;
        spent += took;
        all.push(took / n as f64);
    }
    all.sort_by(f64::total_cmp);
    Ok(all[(all.len() / 10).max(1)])
}

/// onnxruntime, in the program that also measures its operators.
#[derive(Debug)]
pub struct Onnxruntime {
    child: Child,
    requests: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// The Python environment of the peers.
pub fn environment() -> PathBuf {
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/peers");
    std::env::var_os("KERNELSMITH_PEERS").map_or(checkout, PathBuf::from)
}

impl Onnxruntime {
    /// Starts it.
    ///
    /// # Errors
    /// It is not installed.
    pub fn start() -> Result<Onnxruntime, String> {
        let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/peers/library/python.py");
        let mut command = Command::new(environment().join("bin/python"));
        command.arg(script).env("OMP_NUM_THREADS", "1").stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("{}: {error}", environment().display()))?;
        let (requests, answers) = (child.stdin.take().ok_or("no pipe")?, child.stdout.take().ok_or("no pipe")?);
        Ok(Onnxruntime { child, requests, answers: BufReader::new(answers) })
    }

    /// Sends a request, and returns the text after `ok`.
    ///
    /// # Errors
    /// Its error message.
    pub fn ask(&mut self, request: &str) -> Result<String, String> {
        writeln!(self.requests, "{request}").map_err(|error| error.to_string())?;
        let mut line = String::new();
        self.answers.read_line(&mut line).map_err(|error| error.to_string())?;
        match line.trim_end().split_once(' ').unwrap_or((line.trim_end(), "")) {
            ("ok", rest) => Ok(rest.to_owned()),
            (_, what) => Err(format!("onnxruntime at `{request}`: {what}")),
        }
    }
}

impl Drop for Onnxruntime {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
