//! `cargo xtask soak datafusion suite`: Apache DataFusion's own tests, with kernelsmith and without.
//!
//! In: the folder of the crate `datafusion-sqllogictest`, a folder for state, and names of files (none: all that are not
//! done yet). Out: `log` with differences, `state` with a line for each file; exit code 1 if there are findings.
//! Invariants: nothing of the suite is part of this program; its folder is copied, because its statements write files next
//! to it.
//! Not here: how the crate comes here, which is cargo's work.

mod data;
mod file;
mod outcome;
mod session;

use datafusion::common::{DataFusionError, Result};
use file::{Counts, Report};
use session::{Kind, external};
use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Queries of the suite nest deeply, and code without optimisations needs large frames.
const STACK: usize = 64 << 20;

fn main() -> ExitCode {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .thread_stack_size(STACK)
        .enable_all()
        .build()
        .expect("threads can be started");
    // The thread of `main` has a small stack.
    match runtime.block_on(async { tokio::spawn(run()).await }) {
        Ok(Ok(true)) => ExitCode::SUCCESS,
        Ok(Ok(false)) => ExitCode::from(1),
        Ok(Err(error)) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

async fn run() -> Result<bool> {
    let mut words = std::env::args_os().skip(1).map(PathBuf::from).collect::<Vec<_>>().into_iter();
    let (Some(suite), Some(folder)) = (words.next(), words.next()) else {
        return Err(DataFusionError::Configuration("usage: kernelsmith-suite SUITE FOLDER [FILE]...".to_owned()));
    };
    let folder = std::path::absolute(folder).map_err(external)?;
    let named: Vec<PathBuf> = words.collect();
    // The suite's paths are relative to its folder: `../core/tests/data`, `../../testing/data`.
    let here = folder.join("data/datafusion/sqllogictest");
    for part in ["test_files", "data"] {
        copy(&suite.join(part), &here.join(part))?;
    }
    data::write_tpch(&here.join("test_files/tpch/data"))?;
    std::env::set_current_dir(&here).map_err(external)?;

    let (state, log) = (folder.join("state"), folder.join("log"));
    let mut done = read(&fs::read_to_string(&state).unwrap_or_default());
    let mut files = files(Path::new("test_files"))?;
    files.retain(|file| match named.is_empty() {
        true => !done.contains_key(&*file.to_string_lossy()),
        false => named.contains(file),
    });
    let append = |path: &Path, text: &str| -> Result<()> {
        let mut file = OpenOptions::new().create(true).append(true).open(path).map_err(external)?;
        file.write_all(text.as_bytes()).map_err(external)
    };
    for relative in files {
        let name = relative.to_string_lossy().into_owned();
        let started = Instant::now();
        // If the process ends, the last line of the log names the file.
        append(&log, &format!("{name}\n"))?;
        let path = Path::new("test_files").join(&relative);
        let report = file::run(&path, &relative).await?;
        let (line, texts) = match &report {
            Some(Report { counts, lines }) => {
                (print(counts), lines.join("\n") + if lines.is_empty() { "" } else { "\n" })
            }
            None => (String::new(), "skipped: it needs features or data that are not here\n".to_owned()),
        };
        append(&log, &texts)?;
        append(&state, &format!("{name}\t{line}\n"))?;
        println!("{name}: {:.1} s {}", started.elapsed().as_secs_f32(), texts.trim_end());
        done.insert(name, report.map(|report| report.counts).unwrap_or_default());
    }
    Ok(summarise(&done))
}

/// Prints the sums over all files that are done.
fn summarise(done: &BTreeMap<String, Vec<Counts>>) -> bool {
    let skipped: Vec<_> = done.iter().filter(|(_, counts)| counts.is_empty()).map(|(name, _)| name.as_str()).collect();
    println!("{} files, of them {} skipped ({})", done.len(), skipped.len(), skipped.join(", "));
    let mut n_findings = 0;
    for (at, kind) in Kind::OURS.iter().enumerate() {
        let mut sum = Counts::default();
        done.values().filter_map(|counts| counts.get(at)).for_each(|counts| sum.add(counts));
        let texts = sum.values().map(|(name, value)| format!("{name} {value}"));
        println!("{kind:?}: {}", texts.join(", "));
        n_findings += sum.findings;
    }
    n_findings == 0
}

/// The line of a file in `state`: the counts of each session.
fn print(counts: &[Counts]) -> String {
    let session = |counts: &Counts| counts.values().map(|(_, value)| value.to_string()).join(" ");
    counts.iter().map(session).collect::<Vec<_>>().join("\t")
}

/// The last line of each file.
fn read(state: &str) -> BTreeMap<String, Vec<Counts>> {
    let counts = |text: &str| {
        let values: Vec<u64> = text.split(' ').filter_map(|value| value.parse().ok()).collect();
        Some(Counts::of(values.try_into().ok()?))
    };
    let lines = state.lines().filter_map(|line| line.split_once('\t'));
    lines.map(|(name, rest)| (name.to_owned(), rest.split('\t').filter_map(counts).collect())).collect()
}

/// The suite's files, relative to the folder.
fn files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut files: Vec<_> = datafusion_sqllogictest::read_dir_recursive(folder)?
        .into_iter()
        .filter(|path| path.extension().is_some_and(|extension| extension == "slt"))
        .filter_map(|path| Some(path.strip_prefix(folder).ok()?.to_owned()))
        .filter(|path| !path.starts_with("scratch"))
        .collect();
    files.sort();
    Ok(files)
}

/// Copies the files of a folder that are not there yet.
fn copy(from: &Path, to: &Path) -> Result<()> {
    for path in datafusion_sqllogictest::read_dir_recursive(from)? {
        let target = to.join(path.strip_prefix(from).unwrap_or(&path));
        if !target.exists() {
            fs::create_dir_all(target.parent().unwrap_or(to)).map_err(external)?;
            fs::copy(&path, &target).map_err(external)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn states_are_what_they_print() {
        let counts = [Counts::of(std::array::from_fn(|at| at as u64)), Counts::default()];
        let state = format!("a/b.slt\t{}\nc.slt\t\n", print(&counts));
        let expected = [("a/b.slt".to_owned(), counts.to_vec()), ("c.slt".to_owned(), Vec::new())];
        assert_eq!(read(&state), BTreeMap::from(expected));
    }
}
