//! A client for a process that runs code.
//!
//! In: the command that starts the process, possibly an emulator with its program. Out: the outcomes of
//! [`Here`](crate::Here) in that process. Crashes and timeouts are errors, after which the process is restarted.
//! Invariant: every started process is ended and waited for.

use crate::protocol::{Reply, Request, nonsense, receive, send};
use crate::serve::LATE;
use crate::{Argument, Executor, Outcome, Placement, RunError};
use kernelsmith_exec::KernelObject;
use std::io::{self, BufReader, ErrorKind, Read};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::Duration;

/// A process that runs code, with the command to restart it.
#[derive(Debug)]
pub struct Remote {
    command: String,
    features: Vec<String>,
    timeout: Duration,
    arch: String,
    vector_bits: Option<u32>,
    /// `None` after a crash.
    running: Option<Process>,
}

#[derive(Debug)]
struct Process {
    child: Child,
    requests: ChildStdin,
    replies: BufReader<ChildStdout>,
}

impl Remote {
    /// Starts a process with a command, whose words are separated by spaces. Its machine must have these features;
    /// `timeout` limits the processor time of each call.
    ///
    /// # Errors
    /// If the process does not start or does not answer, or its machine lacks a feature.
    pub fn start(command: &str, features: Vec<String>, timeout: Duration) -> Result<Remote, String> {
        let (arch, vector_bits) = (String::new(), None);
        let mut remote = Remote { command: command.to_owned(), features, timeout, arch, vector_bits, running: None };
        remote.greet()?;
        Ok(remote)
    }

    /// The architecture of the process, as exec names it.
    pub fn arch(&self) -> &str {
        &self.arch
    }

    fn greet(&mut self) -> Result<(), String> {
        let mut process = Process::start(&self.command)?;
        let seconds = u32::try_from(self.timeout.as_secs()).unwrap_or(u32::MAX);
        let hello = Request::Hello { features: self.features.clone(), seconds };
        match process.ask(&hello) {
            Ok(Reply::Welcome { missing: Some(missing), .. }) => {
                process.end();
                return Err(format!("the machine of `{}` lacks {missing}", self.command));
            }
            Ok(Reply::Welcome { arch, vector_bits, .. }) => (self.arch, self.vector_bits) = (arch, vector_bits),
            Ok(Reply::Ran(_)) => {
                return Err(format!("`{}` does not answer: {}", self.command, process.lost(&nonsense())));
            }
            Err(error) => return Err(format!("`{}` does not answer: {}", self.command, process.lost(&error))),
        }
        self.running = Some(process);
        Ok(())
    }
}

impl Executor for Remote {
    fn run(&mut self, object: &KernelObject, args: &[Argument], placement: Placement) -> Result<Outcome, RunError> {
        if self.running.is_none() {
            self.greet().map_err(RunError::Refused)?;
        }
        let Some(mut process) = self.running.take() else { return Err(RunError::Refused("no process".to_owned())) };
        let request = Request::Run { object: object.to_bytes(), args: args.to_vec(), placement };
        match process.ask(&request) {
            Ok(Reply::Ran(ran)) => {
                self.running = Some(process);
                ran
            }
            Ok(Reply::Welcome { .. }) => Err(process.lost(&nonsense())),
            Err(error) => Err(process.lost(&error)),
        }
    }

    fn vector_bits(&self) -> Option<u32> {
        self.vector_bits
    }
}

impl Drop for Remote {
    fn drop(&mut self) {
        if let Some(process) = self.running.take() {
            process.end();
        }
    }
}

impl Process {
    fn start(command: &str) -> Result<Process, String> {
        let mut words = command.split_whitespace();
        let program = words.next().ok_or("there is no command for an executor")?;
        let mut child = Command::new(program)
            .args(words)
            .env("RUST_BACKTRACE", "0")
            // Each call allocates and frees buffers; returning their pages to the system would cost more than the call.
            .env("MALLOC_TRIM_THRESHOLD_", "268435456")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("cannot start {program}: {error}"))?;
        match (child.stdin.take(), child.stdout.take()) {
            (Some(requests), Some(replies)) => Ok(Process { child, requests, replies: BufReader::new(replies) }),
            _ => Err(format!("{program} has no pipes")),
        }
    }

    fn ask(&mut self, request: &Request) -> io::Result<Reply> {
        send(request, &mut self.requests)?;
        receive(&mut self.replies)
    }

    /// Ends the process after an invalid reply, and reports how it ended.
    fn lost(mut self, error: &io::Error) -> RunError {
        let mut how = String::new();
        if error.kind() == ErrorKind::InvalidData {
            // The process may be stuck in faulty code; it may also end by itself meanwhile.
            let _ = self.child.kill();
            how = format!("{error}; ");
        }
        match self.end() {
            (Some(LATE), _) => RunError::Hang,
            (_, what) => RunError::Crash(how + &what),
        }
    }

    /// Ends the process if it still runs. Returns its exit status, if any, and a description of its end.
    fn end(self) -> (Option<i32>, String) {
        let Process { mut child, requests, replies } = self;
        // When the pipes close, it ends by itself, unless it is in a call.
        drop((requests, replies));
        let mut said = String::new();
        // Invalid UTF-8 truncates the report; the exit status remains.
        let _ = child.stderr.take().map(|mut stderr| stderr.read_to_string(&mut said));
        let Ok(status) = child.wait() else { return (None, "nobody knows how it ended".to_owned()) };
        (status.code(), format!("{status} {}", said.trim()).trim().to_owned())
    }
}
