//! The child process, which may crash.
//!
//! In: a target, a seed, a range of input numbers; or one input in a file. Out: [`Event`]s, one per line, on standard
//! output, and the number of the current input in a file, for the case of a crash.
//! Invariants: the process ends when an input exceeds the processor time of its target, or twelve times that in wall
//! time; checks run in a thread with the default stack size of threads ([`STACK_BYTES`]). The parent limits the memory.
//! Not here: processing of findings (`run`).

use crate::Target;
use crate::mutate::Mutator;
use std::fs::{self, File};
use std::io::{Seek as _, SeekFrom, Write as _};
use std::panic::{self, AssertUnwindSafe};
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// The default stack size of threads in the standard library, in bytes.
pub const STACK_BYTES: usize = 2 << 20;
/// Exit code of a process whose input took too long.
pub const SLOW_EXIT: i32 = 86;

/// An event that a child reports.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// Input `number` panicked.
    Panic {
        /// The number of the input.
        number: u64,
        /// Position and message of the panic, on one line.
        message: String,
    },
    /// All inputs ran.
    Done {
        /// Time of the slowest input in microseconds; processor time if it is more than 0.1 s.
        slowest_us: u64,
        /// Number of the slowest input.
        slowest: u64,
        /// Peak memory of the process in KiB; 0 if the system does not report it.
        peak_kib: u64,
    },
}

impl Event {
    /// The event as a line.
    pub fn line(&self) -> String {
        match self {
            Event::Panic { number, message } => format!("panic {number} {message}"),
            Event::Done { slowest_us, slowest, peak_kib } => format!("done {slowest_us} {slowest} {peak_kib}"),
        }
    }

    /// Parses a line; `None` if it is not an event.
    pub fn parse(line: &str) -> Option<Event> {
        let (word, fields) = line.split_once(' ')?;
        match word {
            "panic" => {
                let (number, message) = fields.split_once(' ')?;
                Some(Event::Panic { number: number.parse().ok()?, message: message.to_owned() })
            }
            "done" => {
                let mut numbers = fields.split(' ').map(str::parse::<u64>);
                let mut next = || numbers.next()?.ok();
                Some(Event::Done { slowest_us: next()?, slowest: next()?, peak_kib: next()? })
            }
            _ => None,
        }
    }
}

/// Position and message of the last panic.
static LAST_PANIC: Mutex<String> = Mutex::new(String::new());

fn note_panics() {
    panic::set_hook(Box::new(|info| {
        let place = info.location().map_or_else(String::new, |place| format!("{}:{}: ", place.file(), place.line()));
        let payload = info.payload();
        let message = payload.downcast_ref::<&str>().copied();
        let message = message.or_else(|| payload.downcast_ref::<String>().map(String::as_str));
        let text = format!("{place}{}", message.unwrap_or("a panic without a message"));
        let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(400).collect();
        if let Ok(mut last) = LAST_PANIC.lock() {
            *last = line;
        }
    }));
}

/// Runs a check and catches a panic.
///
/// # Errors
/// Position and message of the panic.
pub fn catch(target: &Target, input: &[u8]) -> Result<(), String> {
    // Checks share no state except tables that are initialised once.
    panic::catch_unwind(AssertUnwindSafe(|| (target.check)(input)))
        .map_err(|_| LAST_PANIC.lock().map(|last| last.clone()).unwrap_or_default())
}

/// Runs inputs of a seed.
///
/// # Errors
/// If a file or thread cannot be created.
pub fn run(target: &'static Target, seed: u64, numbers: std::ops::Range<u64>, progress: &Path) -> Result<(), String> {
    let fail = |error: std::io::Error| format!("{}: {error}", progress.display());
    let mut at = File::create(progress).map_err(fail)?;
    let mutator = Mutator::new(target, target.inputs());
    watched(target.seconds, move |start| {
        let mut slowest = (Duration::ZERO, numbers.start);
        let mut spent = processor_time();
        for number in numbers {
            let written = at.seek(SeekFrom::Start(0)).and_then(|_| at.write_all(&number.to_le_bytes()));
            written.map_err(|error| error.to_string())?;
            let input = mutator.input(seed, number);
            let before = start();
            if let Err(message) = catch(target, &input) {
                println!("{}", Event::Panic { number, message }.line());
            }
            let mut time = before.elapsed();
            // On a busy machine, wall time includes waiting, so also measure processor time since the last input, which
            // is an upper bound.
            let is_long = time > Duration::from_millis(100);
            if is_long || number % 16 == 0 {
                let now = processor_time();
                let own = now.zip(spent).map(|(now, before)| now.saturating_sub(before)).filter(|_| is_long);
                time = own.map_or(time, |own| time.min(own));
                spent = now;
            }
            slowest = slowest.max((time, number));
        }
        let (slowest_us, peak_kib) = (slowest.0.as_micros() as u64, peak_kib());
        println!("{}", Event::Done { slowest_us, slowest: slowest.1, peak_kib }.line());
        Ok(())
    })
}

/// Runs the input in a file.
///
/// # Errors
/// If the file cannot be read.
pub fn run_one(target: &'static Target, path: &Path) -> Result<(), String> {
    let input = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    watched(target.seconds, move |start| {
        let before = start();
        if let Err(message) = catch(target, &input) {
            println!("{}", Event::Panic { number: 0, message }.line());
        }
        let slowest_us = before.elapsed().as_micros() as u64;
        println!("{}", Event::Done { slowest_us, slowest: 0, peak_kib: peak_kib() }.line());
        Ok(())
    })
}

/// Runs a function in a thread with a small stack. The function calls its argument at the start of each input; if the
/// next call or its end is not in time, the process ends.
fn watched<T: Send + 'static>(
    seconds: u64,
    work: impl FnOnce(&dyn Fn() -> Instant) -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    // The process's clock at the start of the input, in milliseconds; 0: no input is running.
    static BEGAN: AtomicU64 = AtomicU64::new(0);
    note_panics();
    let origin = Instant::now();
    // On a busy machine, threads wait, so only processor time of this process counts against its input.
    let mut seen = (0, processor_time());
    let begin = move || {
        let now = Instant::now();
        BEGAN.store(1 + now.duration_since(origin).as_millis() as u64, Ordering::Relaxed);
        now
    };
    let thread = std::thread::Builder::new().stack_size(STACK_BYTES).spawn(move || work(&begin));
    let thread = thread.map_err(|error| error.to_string())?;
    while !thread.is_finished() {
        std::thread::sleep(Duration::from_millis(20));
        let (began, now) = (BEGAN.load(Ordering::Relaxed), 1 + origin.elapsed().as_millis() as u64);
        if began != seen.0 {
            seen = (began, processor_time());
        }
        if began == 0 || now.saturating_sub(began) <= seconds * 1000 {
            continue;
        }
        let spent = processor_time().zip(seen.1).map_or(Duration::MAX, |(now, before)| now.saturating_sub(before));
        if spent > Duration::from_secs(seconds) || now.saturating_sub(began) > 12 * seconds * 1000 {
            std::process::exit(SLOW_EXIT);
        }
    }
    thread.join().map_err(|_| "the checking thread panicked".to_owned())?
}

/// Processor time of this process, if the system reports it. Linux counts it in hundredths of seconds.
fn processor_time() -> Option<Duration> {
    let stat = fs::read_to_string("/proc/self/stat").ok()?;
    // The program name is in parentheses and may contain any characters; user and system time are the 12th and 13th
    // fields after it.
    let fields = stat.rsplit_once(')')?.1.split_whitespace();
    let ticks = fields.skip(11).take(2).map(|field| field.parse::<u64>().ok()).sum::<Option<u64>>()?;
    Some(Duration::from_millis(10 * ticks))
}

/// Peak memory of this process in KiB.
fn peak_kib() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_are_lines() {
        let events = [
            Event::Panic { number: 7, message: "a.rs:3: index 4 of 3".into() },
            Event::Done { slowest_us: 12, slowest: 3, peak_kib: 4096 },
        ];
        for event in events {
            assert_eq!(Event::parse(&event.line()), Some(event));
        }
        assert_eq!(Event::parse("a line of a check"), None);
    }
}
