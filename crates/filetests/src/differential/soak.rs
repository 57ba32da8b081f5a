//! The long run: all the programs, resumable.
//!
//! In: a number of programs. Out: a table of what was covered, findings, and `target/soak/{state,log}` in between.
//! Invariant: a run that was interrupted goes on where its last complete round ended; the state says which seeds are done.
//! Not here: one round (see [`super::supervisor`]).

use super::matrix;
use super::supervisor::{self, Config, Summary};
use super::worker::Event;
use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

/// Programs of a whole run.
pub const PROGRAMS: u64 = 100_000;
/// Programs between two savings of the state.
const ROUND: u64 = 2_000;
const FOLDER: &str = "target/soak";

/// Workers at a time: as many as there are processors.
pub fn jobs() -> u64 {
    std::thread::available_parallelism().map_or(1, |n| n.get() as u64)
}

/// Runs programs up to `programs`, from where the last run stopped.
///
/// # Errors
/// If the state cannot be read or written, or workers do not start.
pub fn run(config: &Config, programs: u64) -> Result<bool, String> {
    let folder = Path::new(FOLDER);
    fs::create_dir_all(folder).map_err(|error| format!("{FOLDER}: {error}"))?;
    let (mut next, mut total) = load(folder, programs)?;
    if next > 0 {
        println!("going on at seed {next} of {programs} (remove {FOLDER} to start anew)");
    }
    let start = Instant::now();
    let first = next;
    while next < programs {
        let end = (next + ROUND).min(programs);
        let summary = supervisor::run_parallel(config, next..end, jobs())?;
        for finding in &summary.findings {
            log(folder, &format!("{finding}"))?;
            println!("{finding}");
        }
        total.merge(summary);
        next = end;
        save(folder, next, programs, &total)?;
        let seconds = start.elapsed().as_secs_f64();
        let rate = (next - first) as f64 / seconds.max(0.001);
        let line = format!("{next} of {programs} programs, {} findings, {rate:.0} a second", total.findings.len());
        log(folder, &line)?;
        println!("{line}");
        if total.findings.len() >= config.max_findings {
            break;
        }
    }
    print!("{}", summary_text(&total));
    print!("{}", supervisor::report(config, &total.findings));
    Ok(total.findings.is_empty())
}

/// What many programs did, for people.
pub fn summary_text(summary: &Summary) -> String {
    let mut text = matrix::print(&summary.covered, 256);
    // Writing to a string cannot fail.
    let _ = writeln!(text, "conversions between {} pairs of types", summary.conversions.len());
    if !summary.unsupported.is_empty() {
        let _ = writeln!(text, "refused by the target, in so many programs:");
        for (what, n) in &summary.unsupported {
            let _ = writeln!(text, "  {what}: {n}");
        }
    }
    let refused: u64 = summary.unsupported.values().sum();
    let _ = writeln!(
        text,
        "{} programs of {} operations in 3 variants each, {refused} refused, {} findings",
        summary.programs,
        summary.ops,
        summary.findings.len()
    );
    text
}

fn log(folder: &Path, line: &str) -> Result<(), String> {
    let path = folder.join("log");
    let file = OpenOptions::new().create(true).append(true).open(&path);
    file.and_then(|mut file| writeln!(file, "{line}")).map_err(|error| format!("{}: {error}", path.display()))
}

/// The state is the next seed, then the events that make the summary so far.
fn save(folder: &Path, next: u64, programs: u64, total: &Summary) -> Result<(), String> {
    let mut text = format!("next {next} of {programs}\nprograms {}\n", total.programs);
    for finding in &total.findings {
        let variant = finding.variant.unwrap_or(crate::native::Variant::Normal);
        let event = Event::Different(finding.seed, variant, finding.kind.clone(), finding.what.clone());
        let _ = writeln!(text, "{}", event.line());
    }
    for (what, n) in &total.unsupported {
        for _ in 0..*n {
            let _ = writeln!(text, "{}", Event::Unsupported(what.clone()).line());
        }
    }
    for (&(code, ty), &n) in &total.covered {
        let _ = writeln!(text, "{}", Event::Covered(code, ty, None, n).line());
    }
    for &(code, ty, source) in &total.conversions {
        let _ = writeln!(text, "{}", Event::Covered(code, ty, Some(source), 0).line());
    }
    let _ = writeln!(text, "{}", Event::Done(total.programs, total.ops).line());
    let (new, path) = (folder.join("state.new"), folder.join("state"));
    fs::write(&new, text).and_then(|()| fs::rename(&new, &path)).map_err(|error| format!("{}: {error}", path.display()))
}

fn load(folder: &Path, programs: u64) -> Result<(u64, Summary), String> {
    let path = folder.join("state");
    let Ok(text) = fs::read_to_string(&path) else { return Ok((0, Summary::default())) };
    let mut lines = text.lines();
    let broken = || format!("{}: not a state; remove it", path.display());
    let next = lines.next().and_then(|line| line.strip_prefix("next ")).and_then(|line| line.split(' ').next());
    let next: u64 = next.and_then(|word| word.parse().ok()).ok_or_else(broken)?;
    let count = lines.next().and_then(|line| line.strip_prefix("programs ")).and_then(|word| word.parse().ok());
    let mut summary = Summary { programs: count.ok_or_else(broken)?, ..Summary::default() };
    lines.filter_map(Event::parse).for_each(|event| summary.add(event));
    Ok((next.min(programs), summary))
}
