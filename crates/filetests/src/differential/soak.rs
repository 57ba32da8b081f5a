//! The soak run: many programs, resumable.
//!
//! In: a machine and a [`Plan`]. Out: a coverage table, findings, and the files `target/soak/MACHINE/{state,log}`.
//! Invariant: an interrupted run resumes after its last complete round. The state file holds the next seed. The log
//! starts each run with the machine and the seeds.
//! Not here: one round (see [`super::supervisor`]).

use super::case::Variants;
use super::matrix;
use super::supervisor::{self, Config, Summary};
use super::worker::Event;
use std::fmt::Write as _;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::Path;
use std::time::Instant;

/// Programs of a full soak run.
pub const PROGRAMS: u64 = 100_000;
/// Programs per round. The run saves its state after each round.
const ROUND: u64 = 2_000;
const FOLDER: &str = "target/soak";

/// The seeds and workers of a run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The first seed.
    pub first: u64,
    /// The number of programs.
    pub programs: u64,
    /// The number of parallel workers.
    pub jobs: u64,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { first: 0, programs: PROGRAMS, jobs: jobs() }
    }
}

/// The default number of parallel workers: one per processor.
pub fn jobs() -> u64 {
    std::thread::available_parallelism().map_or(1, |n| n.get() as u64)
}

/// Runs the programs of a plan, starting where the last run stopped. Returns whether there are no findings.
///
/// # Errors
/// If the state cannot be read or written, or a worker does not start.
pub fn run(config: &Config, plan: Plan) -> Result<bool, String> {
    let (variants, suffix) = match config.variants {
        Variants::All => ("four variants each", ""),
        Variants::InTurn => ("one variant each", "-in-turn"),
    };
    let folder = Path::new(FOLDER).join(config.machine.to_string().replace(':', "-") + suffix);
    let shown = folder.display();
    fs::create_dir_all(&folder).map_err(|error| format!("{shown}: {error}"))?;
    let (mut next, mut total) = load(&folder, plan)?;
    let end = plan.first + plan.programs;
    let header =
        format!("{}: seeds {} to {end}, from {next} on, {}, {} jobs", config.machine, plan.first, variants, plan.jobs);
    log(&folder, &header)?;
    println!("{header} (remove {shown} to start anew)");
    let start = Instant::now();
    let first = next;
    while next < end {
        let stop = (next + ROUND).min(end);
        let summary = supervisor::run_parallel(config, next..stop, plan.jobs)?;
        for finding in &summary.findings {
            log(&folder, &format!("{finding}"))?;
            println!("{finding}");
        }
        total.merge(summary);
        next = stop;
        save(&folder, next, plan, &total)?;
        let seconds = start.elapsed().as_secs_f64();
        let rate = (next - first) as f64 / seconds.max(0.001);
        let n = next - plan.first;
        let line = format!("{n} of {} programs, {} findings, {rate:.0} a second", plan.programs, total.findings.len());
        log(&folder, &line)?;
        println!("{line}");
        if total.findings.len() >= config.max_findings {
            break;
        }
    }
    print!("{}", summary_text(&total));
    print!("{}", supervisor::report(config, &total.findings));
    Ok(total.findings.is_empty())
}

/// A human-readable summary.
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
        "{} programs of {} operations {refused} refused, {} findings",
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

/// Saves the state: the next seed, then the summary so far as events.
fn save(folder: &Path, next: u64, plan: Plan, total: &Summary) -> Result<(), String> {
    let mut text = format!("next {next} from {}\nprograms {}\n", plan.first, total.programs);
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

/// Loads the next seed of a plan and the summary so far. A plan may have more programs than the saved run, but must
/// have the same first seed.
fn load(folder: &Path, plan: Plan) -> Result<(u64, Summary), String> {
    let path = folder.join("state");
    let Ok(text) = fs::read_to_string(&path) else { return Ok((plan.first, Summary::default())) };
    let mut lines = text.lines();
    let broken = || format!("{}: not a state; remove it", path.display());
    let words: Vec<&str> = lines.next().unwrap_or("").split(' ').collect();
    let ["next", next, "from", first] = words[..] else { return Err(broken()) };
    let [next, first] = [next, first].map(str::parse::<u64>);
    let (Ok(next), Ok(first)) = (next, first) else { return Err(broken()) };
    if first != plan.first {
        return Err(format!("{}: its run began at seed {first}; remove it to begin at {}", path.display(), plan.first));
    }
    let count = lines.next().and_then(|line| line.strip_prefix("programs ")).and_then(|word| word.parse().ok());
    let mut summary = Summary { programs: count.ok_or_else(broken)?, ..Summary::default() };
    lines.filter_map(Event::parse).for_each(|event| summary.add(event));
    Ok((next, summary))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_resumes_where_it_stopped() {
        let folder = std::env::temp_dir().join(format!("kernelsmith-soak-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let plan = Plan { first: 100, programs: 50, jobs: 1 };
        assert_eq!(load(&folder, plan).unwrap().0, 100);
        let total = Summary { programs: 20, ops: 7, ..Summary::default() };
        save(&folder, 120, plan, &total).unwrap();
        let (next, loaded) = load(&folder, plan).unwrap();
        assert_eq!((next, loaded.programs, loaded.ops), (120, 20, 7));
        assert!(load(&folder, Plan { first: 0, ..plan }).unwrap_err().contains("began at seed 100"));
        fs::remove_dir_all(&folder).unwrap();
    }
}
