//! The worker process, which runs programs and may crash.
//!
//! In: seeds, engines, optionally a planted fault. Out: lines on standard output ([`Event`]), and a file with the seed
//! of the running program. Invariant: the file contains the seed before the program runs; a program that exceeds
//! [`LIMIT`] ends the process with the status [`LATE`]. Not here: handling crashes (see `supervisor`).

use crate::engine::Engines;
use crate::judge::{Done, Finding, Judge};
use crate::planted::Planted;
use crate::program::Program;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// The exit status after a timeout.
pub const LATE: i32 = 124;
/// The limit of one program, on all engines and with all arguments: processor time of the worker. Other programs on the
/// machine do not make it late, unless it waits for twelve times as long.
pub const LIMIT: Duration = Duration::from_secs(5);
/// How many times the limit a program may take without processor time, which it waits for, or spends in an emulator.
const PATIENCE: u32 = 12;
/// The interval between timeout checks.
const TICK: Duration = Duration::from_millis(100);
/// Number of programs between two reports.
const REPORT_EVERY: u64 = 100;

/// Counts of outcomes over many programs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Number of programs.
    pub programs: u64,
    /// Number of programs that could not be recorded, by the kind of the first mistake.
    pub refused: BTreeMap<String, u64>,
    /// Number of programs that an engine could not compile.
    pub unsupported: u64,
    /// Number of calls on engines.
    pub calls: u64,
    /// Number of calls that ran to their end.
    pub ran: u64,
    /// Number of calls that ended at a failed check.
    pub trapped: u64,
    /// Number of further calls that an interrupt ended.
    pub interrupted: u64,
    /// Number of operations in all functions.
    pub ops: u64,
}

impl Tally {
    /// Adds a program.
    pub fn add(&mut self, done: &Done) {
        self.programs += 1;
        if let Some(kind) = &done.refused {
            *self.refused.entry(kind.clone()).or_insert(0) += 1;
        }
        self.unsupported += u64::from(!done.unsupported.is_empty());
        self.calls += done.calls;
        self.ran += done.ran;
        self.trapped += done.trapped;
        self.interrupted += done.interrupted;
        self.ops += done.ops;
    }

    /// Adds other counts.
    pub fn merge(&mut self, other: &Tally) {
        for (kind, n) in &other.refused {
            *self.refused.entry(kind.clone()).or_insert(0) += n;
        }
        self.programs += other.programs;
        self.unsupported += other.unsupported;
        self.calls += other.calls;
        self.ran += other.ran;
        self.trapped += other.trapped;
        self.interrupted += other.interrupted;
        self.ops += other.ops;
    }

    /// The counts as a line of text.
    pub fn line(&self) -> String {
        let Tally { programs, unsupported, calls, ran, trapped, interrupted, ops, refused } = self;
        let refused = refused.iter().map(|(kind, n)| format!(" {kind}={n}")).collect::<String>();
        format!("{programs} {unsupported} {calls} {ran} {trapped} {interrupted} {ops}{refused}")
    }

    /// The inverse of [`Tally::line`].
    pub fn parse(line: &str) -> Option<Tally> {
        let mut words = line.split(' ');
        let mut number = || words.next()?.parse().ok();
        let mut tally = Tally {
            programs: number()?,
            unsupported: number()?,
            calls: number()?,
            ran: number()?,
            trapped: number()?,
            interrupted: number()?,
            ops: number()?,
            refused: BTreeMap::new(),
        };
        for word in words {
            let (kind, n) = word.split_once('=')?;
            tally.refused.insert(kind.to_owned(), n.parse().ok()?);
        }
        Some(tally)
    }
}

/// A report of a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The program of this seed failed: kind, engine, description.
    Found(u64, String, String, String),
    /// The counts since the previous report, and the next seed.
    Ran(u64, Tally),
    /// All seeds are done.
    End,
}

impl Event {
    /// The event as a line of text.
    pub fn line(&self) -> String {
        match self {
            Event::Found(seed, kind, engine, what) => {
                format!("found {seed} {kind} {} {}", engine.replace(' ', "_"), what.replace('\n', "\\n"))
            }
            Event::Ran(seed, tally) => format!("ran {seed} {}", tally.line()),
            Event::End => "end".to_owned(),
        }
    }

    /// The inverse of [`Event::line`].
    pub fn parse(line: &str) -> Option<Event> {
        if line == "end" {
            return Some(Event::End);
        }
        let (word, rest) = line.split_once(' ')?;
        let (seed, rest) = rest.split_once(' ')?;
        let seed = seed.parse().ok()?;
        match word {
            "found" => {
                let mut words = rest.splitn(3, ' ');
                let mut word = || words.next().map(str::to_owned);
                Some(Event::Found(seed, word()?, word()?, word()?.replace("\\n", "\n")))
            }
            "ran" => Some(Event::Ran(seed, Tally::parse(rest)?)),
            _ => None,
        }
    }
}

/// The file with the seed of the running program.
#[derive(Debug)]
struct Place(File);

impl Place {
    fn set(&self, seed: u64) -> io::Result<()> {
        #[cfg(unix)]
        return std::os::unix::fs::FileExt::write_all_at(&self.0, &seed.to_le_bytes(), 0);
        #[cfg(not(unix))]
        {
            use std::io::{Seek, SeekFrom};
            let mut file = &self.0;
            file.seek(SeekFrom::Start(0))?;
            file.write_all(&seed.to_le_bytes())
        }
    }
}

/// Ends the process if a program takes too long. The returned number changes when a program starts.
fn watch(limit: Duration) -> Arc<AtomicU64> {
    let begun = Arc::new(AtomicU64::new(0));
    let seen = Arc::clone(&begun);
    thread::spawn(move || {
        let mut last = 0;
        let (mut since, mut spent) = (Instant::now(), processor_time());
        loop {
            thread::sleep(TICK);
            let now = seen.load(Ordering::Relaxed);
            if now != last {
                (last, since, spent) = (now, Instant::now(), processor_time());
            }
            let waited = since.elapsed();
            let used = processor_time().zip(spent).map_or(waited, |(now, before)| now.saturating_sub(before));
            if now != 0 && (used >= limit || waited >= limit * PATIENCE) {
                std::process::exit(LATE);
            }
        }
    });
    begun
}

/// The processor time of this process; nothing where the system has no such file.
fn processor_time() -> Option<Duration> {
    let text = std::fs::read_to_string("/proc/self/stat").ok()?;
    // After the name, which ends with the last parenthesis, the 12th and 13th number are ticks of 10 ms.
    let numbers: Vec<&str> = text.rsplit(')').next()?.split_whitespace().collect();
    let ticks = |at: usize| numbers.get(at)?.parse::<u64>().ok();
    Some(Duration::from_millis(10 * (ticks(11)? + ticks(12)?)))
}

/// Runs the programs of the seeds; writes the seed of the running program to this file.
///
/// # Errors
/// If the file or standard output cannot be written.
pub fn run(
    seeds: core::ops::Range<u64>,
    engines: &Engines,
    fault: Option<Planted>,
    place: &std::path::Path,
) -> io::Result<()> {
    let place = Place(File::create(place)?);
    let begun = watch(LIMIT);
    let mut output = io::stdout().lock();
    let mut judge = Judge::default();
    let mut tally = Tally::default();
    for seed in seeds.clone() {
        place.set(seed)?;
        begun.fetch_add(1, Ordering::Relaxed);
        let (done, finding) = judge_one(&mut judge, &Program::new(seed), engines, fault);
        tally.add(&done);
        if let Some(Finding { kind, engine, what }) = finding {
            writeln!(output, "{}", Event::Found(seed, kind.to_owned(), engine, what).line())?;
        }
        if tally.programs == REPORT_EVERY || seed + 1 == seeds.end {
            writeln!(output, "{}", Event::Ran(seed + 1, std::mem::take(&mut tally)).line())?;
            output.flush()?;
        }
    }
    begun.store(0, Ordering::Relaxed);
    writeln!(output, "{}", Event::End.line())?;
    output.flush()
}

/// Runs one program, within a fifth of the usual time limit.
pub fn run_one(program: &Program, engines: &Engines, fault: Option<Planted>) -> Option<Finding> {
    let begun = watch(LIMIT / 5);
    begun.store(1, Ordering::Relaxed);
    judge_one(&mut Judge::default(), program, engines, fault).1
}

fn judge_one(
    judge: &mut Judge,
    program: &Program,
    engines: &Engines,
    fault: Option<Planted>,
) -> (Done, Option<Finding>) {
    match fault {
        Some(fault) => judge.judge_changed(program, engines, Some(fault.change())),
        None => judge.judge(program, engines),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_read_back() {
        let refused = BTreeMap::from([("NoLoop".to_owned(), 3)]);
        let tally =
            Tally { programs: 9, unsupported: 1, calls: 50, ran: 40, trapped: 4, interrupted: 3, ops: 700, refused };
        let found = Event::Found(7, "result".to_owned(), "level:128".to_owned(), "a b\nc".to_owned());
        for event in [found, Event::Ran(8, tally), Event::End] {
            assert_eq!(Event::parse(&event.line()), Some(event));
        }
        assert_eq!(Event::parse("nonsense"), None);
    }
}
