//! Tests that may crash or hang: supervised processes run their seeds.
//!
//! In: the name of an ignored test of this program, the worker, and seeds. Out: failures, with their seeds.
//! The worker announces each seed before it starts. A worker that panics, crashes, hangs or uses too much memory is a
//! finding, and another process continues after its seed.
//! Invariant: every started process is waited for.
//! Not here: the tasks of workers.

use std::io::{BufRead, BufReader, Read, Write};
use std::ops::Range;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// The time limit per seed: far more than needed, even on emulated machines.
const LIMIT: Duration = Duration::from_secs(120);
/// Maximum address space of a worker in KiB; code memory reserves some of it without using it.
const MAX_KIB: u64 = 4 << 20;
/// Maximum size of a worker's stored messages in bytes.
const MAX_MESSAGE: usize = 4 << 10;
/// Number of findings after which to stop.
const MAX_FINDINGS: usize = 8;

/// The environment variable with a worker's seeds, as `first..end`.
const SEEDS: &str = "KERNELSMITH_SEEDS";
/// Printed by a worker before the number of a seed.
const MARK: &str = "\u{1}seed ";
/// Printed before the case of the seed.
const CASE: &str = "\u{1}case ";
/// Maximum number of stored characters of a case.
const MAX_CASE: usize = 1 << 10;

/// The worker's side: runs the body for each of its seeds.
pub(crate) fn work(mut body: impl FnMut(u64)) {
    let seeds = std::env::var(SEEDS).unwrap_or_default();
    let Some((first, end)) = seeds.split_once("..") else { return println!("{SEEDS} says which seeds, as in 0..100") };
    for seed in first.parse().unwrap()..end.parse().unwrap() {
        println!("{MARK}{seed}");
        std::io::stdout().flush().unwrap();
        body(seed);
    }
}

/// Prints the current case of a worker, for reports.
pub(crate) fn say(case: &dyn std::fmt::Debug) {
    let case: String = format!("{case:?}").chars().take(MAX_CASE).collect();
    println!("{CASE}{case}");
    std::io::stdout().flush().unwrap();
}

/// Runs workers for all seeds, and returns the failures.
pub(crate) fn findings(worker: &str, seeds: Range<u64>) -> Vec<String> {
    let (mut findings, mut next) = (Vec::new(), seeds.start);
    while next < seeds.end && findings.len() < MAX_FINDINGS {
        let (last, what) = watch(worker, next..seeds.end);
        match what {
            None => break,
            Some(what) => {
                let seed = last.unwrap_or(next);
                findings.push(format!("{worker}, seed {seed}: {what}"));
                next = seed + 1;
            }
        }
    }
    findings
}

/// Asserts that there are no failures.
#[track_caller]
pub(crate) fn check(worker: &str, seeds: Range<u64>) {
    let findings = findings(worker, seeds);
    assert!(findings.is_empty(), "{}", findings.join("\n\n"));
}

/// The long run: the number of seeds comes from an environment variable; prints progress; runs two processes in
/// parallel.
pub(crate) fn soak(worker: &str, variable: &str) {
    let n: u64 = std::env::var(variable).ok().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let step = (n / 20).max(1);
    let half = |first: u64| {
        let mut all = Vec::new();
        for start in (first * step..n).step_by(2 * step as usize) {
            let end = (start + step).min(n);
            let found = findings(worker, start..end);
            found.iter().for_each(|finding| println!("{finding}\n"));
            println!("{worker}: seeds {start}..{end}, {} findings", found.len());
            all.extend(found);
        }
        all
    };
    let all = thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        let mut all = half(0);
        all.extend(other.join().unwrap());
        all
    });
    assert!(all.is_empty(), "{} findings", all.len());
}

/// Starts a worker. Returns the last seed that it announced, and its failure.
fn watch(worker: &str, seeds: Range<u64>) -> (Option<u64>, Option<String>) {
    let mut child = start(worker, &seeds);
    let (lines, messages) = (lines(&mut child), messages(&mut child));
    let (mut last, mut case) = (None, String::new());
    let is_hung = loop {
        match lines.recv_timeout(LIMIT) {
            // The name of the test may precede the marker on the line.
            Ok(line) => match (line.split_once(MARK), line.split_once(CASE)) {
                (Some((_, seed)), _) => (last, case) = (seed.parse().ok().or(last), String::new()),
                (None, Some((_, what))) => case = what.to_owned(),
                (None, None) => {}
            },
            Err(RecvTimeoutError::Disconnected) => break false,
            Err(RecvTimeoutError::Timeout) => break true,
        }
    };
    if is_hung {
        // It may have ended meanwhile.
        let _ = child.kill();
    }
    let status = child.wait().unwrap();
    let messages = messages.recv_timeout(LIMIT).unwrap_or_default();
    let is_complete = last == Some(seeds.end - 1) && status.success();
    let what = match is_hung {
        true => Some(format!("took more than {LIMIT:?}\n{case}\n{messages}")),
        false => (!is_complete).then(|| format!("{status}\n{case}\n{messages}")),
    };
    (last, what)
}

fn start(worker: &str, seeds: &Range<u64>) -> Child {
    let program = std::env::current_exe().unwrap();
    let emulator = std::env::var("KERNELSMITH_EMULATOR").unwrap_or_default();
    let words = emulator.split_whitespace().map(Into::into).chain([program.into_os_string()]);
    let mut command = Command::new("sh");
    // An emulator itself needs a large address space.
    let limit = if emulator.is_empty() { format!("ulimit -v {MAX_KIB}; ") } else { String::new() };
    command.args(["-c", &format!("{limit}exec \"$0\" \"$@\"")]).args(words);
    command.args(["--exact", worker, "--ignored", "--nocapture", "--test-threads", "1"]);
    command.env(SEEDS, format!("{}..{}", seeds.start, seeds.end)).env("RUST_BACKTRACE", "0");
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

fn lines(child: &mut Child) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    let stdout = child.stdout.take().unwrap();
    thread::spawn(move || {
        let lines = BufReader::new(stdout).lines().map_while(Result::ok);
        lines.take_while(|line| sender.send(line.clone()).is_ok()).for_each(drop);
    });
    receiver
}

/// The end of a worker's error output, once it has ended.
fn messages(child: &mut Child) -> Receiver<String> {
    let (sender, receiver) = mpsc::channel();
    let mut stderr = child.stderr.take().unwrap();
    thread::spawn(move || {
        let (mut kept, mut piece) = (Vec::new(), [0; 1024]);
        while let Ok(n @ 1..) = stderr.read(&mut piece) {
            kept.extend_from_slice(&piece[..n]);
            let surplus = kept.len().saturating_sub(MAX_MESSAGE);
            kept.drain(..surplus);
        }
        // The receiver may no longer exist.
        let _ = sender.send(String::from_utf8_lossy(&kept).into_owned());
    });
    receiver
}

#[test]
#[ignore = "a worker that goes wrong: started by a test"]
fn wrong() {
    work(|seed| match seed {
        2 => panic!("as it should"),
        4 => std::process::abort(),
        _ => {}
    });
}

#[test]
fn what_goes_wrong_is_found_with_its_seed() {
    let found = findings("children::wrong", 0..6);
    assert_eq!(found.len(), 2, "{found:?}");
    assert!(found[0].contains("seed 2") && found[0].contains("as it should"), "{found:?}");
    assert!(found[1].contains("seed 4"), "{found:?}");
}
