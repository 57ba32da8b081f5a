//! Our TableGen compared with an installed `llvm-tblgen-19`: time and memory on LLVM's targets, growth, our targets.
//!
//! In: LLVM's source tree, names of targets. Out: tables; each line compares one run of both programs.
//! Invariants: both are separate processes that discard their output, and run in turn; the minimum of several runs
//! counts. A process that starts nothing else measures a run, because the system only sums the usage of all children.
//! Not here: whether their outputs are equal (`cargo xtask conformance tablegen`).

use crate::timing::{measure, short};
use kernelsmith_tablegen::{Session, command};
use lexopt::prelude::*;
use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeValLike;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const TOOL: &str = "llvm-tblgen-19";
const TARGETS: &[&str] = &["X86", "AMDGPU", "AArch64", "RISCV", "ARM", "NVPTX"];
const ACTIONS: &[(&str, &str)] =
    &[("evaluate", "--null-backend"), ("print", "--print-records"), ("json", "--dump-json")];

/// The command line.
struct Options {
    source: Option<PathBuf>,
    runs: usize,
    large: bool,
    tab_separated: bool,
    targets: Vec<String>,
}

const USAGE: &str = "\
usage: cargo xtask bench tablegen [OPTIONS] [TARGETS]
  --source DIR  LLVM's source tree
  --runs N      minimum of N runs (3)
  --large       also the JSON for which the reference needs more than ten gigabytes
  --tsv         tab-separated lines";

impl Options {
    fn parse(words: &[String]) -> Result<Options, lexopt::Error> {
        let mut options = Options { source: None, runs: 3, large: false, tab_separated: false, targets: Vec::new() };
        let mut parser = lexopt::Parser::from_args(words);
        while let Some(argument) = parser.next()? {
            match argument {
                Long("source") => options.source = Some(parser.value()?.into()),
                Long("runs") => options.runs = parser.value()?.parse()?,
                Long("large") => options.large = true,
                Long("tsv") => options.tab_separated = true,
                Value(target) => options.targets.push(target.string()?),
                other => return Err(other.unexpected()),
            }
        }
        Ok(options)
    }
}

/// The resources of one run.
#[derive(Clone, Copy, Debug)]
struct Usage {
    wall: f64,
    cpu: f64,
    megabytes: f64,
}

impl Usage {
    fn min(self, other: Usage) -> Usage {
        Usage {
            wall: self.wall.min(other.wall),
            cpu: self.cpu.min(other.cpu),
            megabytes: self.megabytes.min(other.megabytes),
        }
    }
}

/// Prints all tables.
///
/// # Errors
/// Wrong arguments, or a program that cannot be started.
pub fn run(words: &[String]) -> Result<(), String> {
    let options = Options::parse(words).map_err(|error| format!("{error}\n{USAGE}"))?;
    match &options.source {
        Some(source) if Command::new(TOOL).arg("--version").output().is_ok() => compare(&options, source)?,
        Some(_) => println!("skipped: {TOOL} not found"),
        None => println!("skipped: the LLVM sources are missing (--source)"),
    }
    print!("{}", growth());
    print!("{}", own_targets()?);
    Ok(())
}

fn compare(options: &Options, source: &Path) -> Result<(), String> {
    let llvm = source.join("llvm");
    let ours = std::env::current_exe().map_err(|error| error.to_string())?.to_string_lossy().into_owned();
    let all: Vec<String> = TARGETS.iter().map(|&name| name.to_owned()).collect();
    let targets = if options.targets.is_empty() { &all } else { &options.targets };
    let heads = ["target", "action", "theirs s", "ours s", "cpu x", "wall x", "theirs MB", "ours MB", "memory x"];
    println!("{}", line(&heads.map(str::to_owned), options.tab_separated));
    for target in targets {
        let dir = llvm.join("lib/Target").join(target);
        for &(name, action) in ACTIONS {
            if action == "--dump-json" && !options.large && matches!(target.as_str(), "AMDGPU" | "RISCV") {
                println!("skipped: {target} {name}: {TOOL} needs over ten gigabytes (--large measures it)");
                continue;
            }
            let path = |path: PathBuf| path.to_string_lossy().into_owned();
            let file = path(dir.join(format!("{target}.td")));
            let args = [
                action.to_owned(),
                "-I".to_owned(),
                path(llvm.join("include")),
                "-I".to_owned(),
                path(dir.clone()),
                file,
            ];
            let (mut best_theirs, mut best_ours) = (None::<Usage>, None::<Usage>);
            for _ in 0..options.runs.max(1) {
                let theirs = measured(&[TOOL.to_owned()], &args)?;
                let ours = measured(&[ours.clone(), "tblgen".to_owned()], &args)?;
                best_theirs = Some(best_theirs.map_or(theirs, |best| best.min(theirs)));
                best_ours = Some(best_ours.map_or(ours, |best| best.min(ours)));
            }
            let (Some(theirs), Some(ours)) = (best_theirs, best_ours) else { continue };
            let cells = [
                target.clone(),
                name.to_owned(),
                format!("{:.2}", theirs.cpu),
                format!("{:.3}", ours.cpu),
                format!("{:.1}", theirs.cpu / ours.cpu),
                format!("{:.1}", theirs.wall / ours.wall),
                format!("{:.0}", theirs.megabytes),
                format!("{:.0}", ours.megabytes),
                format!("{:.1}", theirs.megabytes / ours.megabytes),
            ];
            println!("{}", line(&cells, options.tab_separated));
        }
    }
    Ok(())
}

fn line(cells: &[String], tab_separated: bool) -> String {
    if tab_separated {
        return cells.join("\t");
    }
    cells.iter().map(|cell| format!("{cell:>10}")).collect()
}

/// Runs a program in a process that measures it.
fn measured(program: &[String], args: &[String]) -> Result<Usage, String> {
    let me = std::env::current_exe().map_err(|error| error.to_string())?;
    let output =
        Command::new(me).arg("measure").args(program).args(args).output().map_err(|error| error.to_string())?;
    let text = String::from_utf8_lossy(&output.stdout);
    let numbers: Vec<f64> = text.split_ascii_whitespace().filter_map(|word| word.parse().ok()).collect();
    match numbers[..] {
        [wall, cpu, megabytes] if output.status.success() => Ok(Usage { wall, cpu, megabytes }),
        _ => Err(format!("{} {}: {}", program.join(" "), args.join(" "), String::from_utf8_lossy(&output.stderr))),
    }
}

/// The process that measures one program: `measure PROGRAM ARGS` prints wall time in seconds, CPU time in seconds, and
/// megabytes.
///
/// # Errors
/// The program cannot be started, or fails.
pub fn measure_one(words: &[String]) -> Result<(), String> {
    let (program, args) = words.split_first().ok_or("measure what?")?;
    let start = Instant::now();
    let status = Command::new(program).args(args).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let status = status.map_err(|error| format!("{program}: {error}"))?;
    let wall = start.elapsed().as_secs_f64();
    if !status.success() {
        return Err(format!("{program}: {status}"));
    }
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).map_err(|error| error.to_string())?;
    let cpu = (usage.user_time() + usage.system_time()).num_microseconds() as f64 / 1e6;
    println!("{wall} {cpu} {}", usage.max_rss() as f64 / 1024.0);
    Ok(())
}

/// Our TableGen as a process: `tblgen ARGS`.
pub fn tblgen(words: &[String]) -> u8 {
    let args = std::iter::once("tblgen".to_owned()).chain(words.iter().cloned());
    command::run(args, &mut std::io::stdout().lock(), &mut std::io::stderr().lock())
}

/// A program of n records.
type Shape = fn(usize) -> String;

/// Programs of n records, by shape.
const SHAPES: &[(&str, Shape)] = &[
    ("defs of a class", |n| {
        let mut text =
            "class R<int n> { bits<16> E = n; int N = n; string S = \"r\" # n; list<int> L = [n, 1]; }\n".to_owned();
        for i in 0..n {
            let _ = writeln!(text, "def R{i} : R<{}>;", i % 60_000);
        }
        text
    }),
    ("defm of two defs", |n| {
        let mut text = "class R<int n> { int N = n; int M = !add(n, 1); }\n\
                        multiclass M<int n> { def _a : R<n>; def _b : R<!mul(n, 2)>; }\n"
            .to_owned();
        for i in 0..n / 2 {
            let _ = writeln!(text, "defm X{i} : M<{i}>;");
        }
        text
    }),
    ("class calls", |n| {
        let mut text = "class F<int n> { int ret = !add(n, 1); }\nclass R<int n> { int N = F<n>.ret; }\n".to_owned();
        for i in 0..n / 2 {
            let _ = writeln!(text, "def X{i} : R<{i}>;");
        }
        text
    }),
    ("foreach and fold", |n| {
        format!(
            "foreach i = !range({n}) in def X#i {{ int S = !foldl(0, [1, 2, 3, 4], a, b, !add(a, b, i)); \
             list<int> L = !foreach(x, [1, 2, 3], !mul(x, i)); }}\n"
        )
    }),
];

/// The growth of the time with the number of records: a factor of 2 per step means linear.
fn growth() -> String {
    let mut out = String::from("\nevaluate and print n, 2n, 4n, 8n records (n = 5000); ns per record\n");
    for &(name, make) in SHAPES {
        let mut cells = vec![format!("{name:18}")];
        let mut ends = Vec::new();
        for factor in [1, 2, 4, 8] {
            let n = 5000 * factor;
            let text = make(n);
            let best = (0..3).map(|_| evaluate_and_print(&text)).min().unwrap_or_default();
            let per_record = best.as_nanos() as f64 / n as f64;
            ends.push(per_record);
            cells.push(format!("{per_record:8.0}"));
        }
        let exponent = 1.0 + (ends[3] / ends[0]).ln() / 8f64.ln();
        let _ = writeln!(out, "{}   n^{exponent:.2}", cells.concat());
    }
    out
}

fn evaluate_and_print(text: &str) -> Duration {
    let start = Instant::now();
    let evaluation = Session::in_memory().parse_text("growth.td", text);
    if let Some(records) = evaluation.records() {
        let printed = records.print_to(&mut std::io::sink());
        assert!(printed.is_ok(), "a sink takes everything");
    }
    start.elapsed()
}

/// The load time of our descriptions at run time.
fn own_targets() -> Result<String, String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/targets");
    let mut out = String::from("\nown targets, from .td to description at run time\n");
    for description in kernelsmith_targets::DESCRIPTIONS {
        let includes = description.include_dirs.iter().map(|dir| folder.join(dir));
        let session = includes.fold(Session::new(), |session, dir| session.include_dir(dir));
        let file = folder.join(description.root);
        let loaded = kernelsmith_describe::load(&session, &file).map_err(|error| error.to_string())?;
        let times = measure(Duration::from_secs(2), 50, || {
            drop(std::hint::black_box(kernelsmith_describe::load(&session, &file)));
        });
        let _ = writeln!(out, "{:10} {} instructions: {}", description.stem, loaded.insts().len(), short(times.min));
    }
    Ok(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shapes_are_programs_of_n_records() {
        for &(name, make) in SHAPES {
            let evaluation = Session::in_memory().parse_text("t.td", make(100));
            let n = evaluation.records().map_or(0, |records| records.n_defs());
            assert_eq!((n, evaluation.diagnostics().has_errors()), (100, false), "{name}");
        }
    }
}
