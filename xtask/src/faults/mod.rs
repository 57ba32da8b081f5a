//! `cargo xtask faults [NAME]... | --part K/N`: plants faults in a copy of the compiler, which tests must detect.
//!
//! In: the table of faults, the workspace. Out: for each fault, the programs after which each of its tests finds it;
//! whether all are found.
//! The copy contains every edit of the table; the environment variable `KERNELSMITH_FAULT` activates one of them, so that
//! one build serves all faults and the sources of the compiler have no trace of them. A file of the copy is only written
//! if its content changes, so that the next build is incremental. The first one starts from what the workspace's tests have
//! compiled (`seed`).
//! Invariant: a finding counts only if the same program agrees without the fault.
//! Not here: the table (`table`); faults in recorded kernels and contracts (kernelsmith-testing).

mod seed;
mod table;

use crate::{cross, root, status};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::{fs, thread};
use table::Fault;

pub(crate) use table::problems;

/// The variable that activates a fault, by its name.
const VARIABLE: &str = "KERNELSMITH_FAULT";
/// The parts of the workspace that its manifest needs.
const COPIED: [&str; 5] = ["Cargo.toml", "Cargo.lock", "crates", "xtask", "bench"];

/// A small program that has the features of tests.
const SMALL: &str = "publish_cost";

/// A way to find faults.
struct Search {
    /// Its name in the table.
    name: &'static str,
    program: &'static str,
    /// The command for a range of seeds, which come after it.
    command: &'static str,
    options: &'static [&'static str],
    first_seed: u64,
    /// Number of programs that must include one which detects the fault.
    max_programs: u64,
}

const SEARCHES: [Search; 3] = [
    Search {
        name: "programs",
        program: "kernelsmith-differential",
        command: "run",
        options: &["--findings", "1", "--terse", "--jobs", "1", "--timeout", "4"],
        first_seed: 0,
        max_programs: 4_000,
    },
    Search {
        name: "loops",
        program: "kernelsmith-differential",
        command: "loops",
        options: &[],
        first_seed: 0,
        max_programs: 500,
    },
    // The rarest fault affects one in a few thousand programs.
    Search {
        name: "safe",
        program: "kernelsmith-programs",
        command: "run",
        options: &["--findings", "1", "--terse"],
        first_seed: 1 << 40,
        max_programs: 20_000,
    },
];

/// The machine of the differential tests for an emulated one.
const AARCH64: &str = "armv8-a:128";

pub(crate) fn run(args: &[String]) -> Result<bool, String> {
    let (names, part) = match args {
        [option, part] if option == "--part" => (&[][..], parse_part(part)?),
        names => (names, (0, 1)),
    };
    let faults = table::read()?;
    if let Some(unknown) = names.iter().find(|name| !faults.iter().any(|fault| fault.name == **name)) {
        let known: Vec<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
        return Err(format!("there is no fault `{unknown}`; the faults are {}", known.join(", ")));
    }
    let folder = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let tests = folder.join("debug");
    let folder = folder.join("faults");
    let is_first = !folder.exists();
    copy(&faults, &folder.join("source"), is_first)?;
    if is_first {
        seed::copy(&tests, &folder.join("build/debug")).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    let programs = build(&folder)?;
    let of_part = faults.iter().skip(part.0).step_by(part.1);
    let chosen = of_part.filter(|fault| names.is_empty() || names.contains(&fault.name));
    let mut jobs = Vec::new();
    for fault in chosen {
        for (name, machine) in &fault.found_by {
            let search = SEARCHES.iter().find(|search| search.name == name);
            let search = search.ok_or_else(|| format!("{}: there is no test `{name}`", fault.name))?;
            jobs.push(Job { fault, search, machine: machine.as_deref(), setup: Setup::default() });
        }
    }
    let (mut emulated, here): (Vec<Job>, Vec<Job>) = jobs.into_iter().partition(|job| job.machine.is_some());
    let mut n_missed = search_all(&programs, &here);
    // These need an executor, which may take minutes to build.
    let mut skipped = Vec::new();
    emulated.retain_mut(|job| match job.set_up() {
        Ok(()) => true,
        Err(missing) => {
            skipped.push(format!("{} on {}: {missing}", job.fault.name, job.machine.unwrap_or_default()));
            false
        }
    });
    n_missed += search_all(&programs, &emulated);
    skipped.iter().for_each(|what| println!("skipped: {what}"));
    let n = here.len() + emulated.len();
    println!("{} of {n} searches found their fault, {} skipped", n - n_missed, skipped.len());
    let may_skip = !std::env::var("CI").is_ok_and(|value| value == "true");
    Ok(n_missed == 0 && n + skipped.len() > 0 && (skipped.is_empty() || may_skip))
}

/// The numbers in `K/N`: every N-th fault from the one with number K on, which counts from 0.
fn parse_part(text: &str) -> Result<(usize, usize), String> {
    let numbers = text.split_once('/').and_then(|(k, n)| Some((k.parse().ok()?, n.parse().ok()?)));
    numbers.filter(|&(k, n)| k < n).ok_or_else(|| format!("`--part {text}`: K/N with K from 0 to N - 1 is expected"))
}

/// A fault, and a way to find it.
struct Job<'a> {
    fault: &'a Fault,
    search: &'static Search,
    /// The emulated machine, if this host does not show the fault.
    machine: Option<&'a str>,
    setup: Setup,
}

/// Runs the jobs on all processors, prints a line for each, and returns how many find nothing.
fn search_all(programs: &Path, jobs: &[Job<'_>]) -> usize {
    let (next, missed) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let searcher = || {
        while let Some(Job { fault, search, setup, .. }) = jobs.get(next.fetch_add(1, Ordering::Relaxed)) {
            match search.run(programs, fault, setup) {
                Ok(found) => println!("{:24} {:9} {found}", fault.name, search.name),
                Err(what) => {
                    println!("{:24} {:9} NOT FOUND: {what}\n    {}", fault.name, search.name, fault.effect);
                    missed.fetch_add(1, Ordering::Relaxed);
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(searcher);
        }
    });
    missed.into_inner()
}

/// Options and variables of a command on a machine.
#[derive(Default)]
struct Setup {
    options: Vec<String>,
    variables: BTreeMap<String, String>,
}

impl Job<'_> {
    /// Builds the executor of the emulated machine.
    fn set_up(&mut self) -> Result<(), String> {
        let Some(machine) = self.machine else { return Ok(()) };
        let mut command = Command::new("");
        if self.search.name == "safe" {
            command.args(["--machine", machine]);
            cross::emulated_machine(&mut command, machine)?;
        } else {
            let words = ["--machine", AARCH64].map(str::to_owned);
            command.args(&words);
            cross::emulated(&mut command, &words)?;
        }
        let text = |word: &std::ffi::OsStr| word.to_string_lossy().into_owned();
        let variables = command.get_envs().filter_map(|(name, value)| Some((text(name), text(value?)))).collect();
        self.setup = Setup { options: command.get_args().map(text).collect(), variables };
        Ok(())
    }
}

impl Search {
    /// Searches until a program detects the fault which agrees without it; returns the finding.
    fn run(&self, programs: &Path, fault: &Fault, setup: &Setup) -> Result<String, String> {
        let end = self.first_seed + self.max_programs;
        let mut from = self.first_seed;
        while from < end {
            let (succeeded, output) = self.output(programs, from, end, Some(&fault.name), setup)?;
            if succeeded {
                break;
            }
            let finding = output.lines().find_map(|line| Some((seed(line)?, line)));
            let Some((seed, line)) = finding else { return Err(output) };
            if self.output(programs, seed, seed + 1, None, setup)?.0 {
                let line: String = line.chars().take(110).collect();
                return Ok(format!("{:5} programs: {line}", seed + 1 - self.first_seed));
            }
            from = seed + 1;
        }
        Err(format!("{} programs agree", self.max_programs))
    }

    /// Runs the programs of the seeds: whether all agree, and what is printed.
    fn output(
        &self,
        programs: &Path,
        from: u64,
        end: u64,
        fault: Option<&str>,
        setup: &Setup,
    ) -> Result<(bool, String), String> {
        let mut command = Command::new(programs.join(self.program));
        command.args([self.command, &from.to_string(), &end.to_string()]).args(self.options).args(&setup.options);
        command.envs(&setup.variables).env_remove(VARIABLE).envs(fault.map(|name| (VARIABLE, name)));
        let output = command.output().map_err(|error| format!("{command:?}: {error}"))?;
        let text = [output.stdout, output.stderr].concat();
        Ok((output.status.success(), String::from_utf8_lossy(&text).into_owned()))
    }
}

/// The number after `seed` in a line.
fn seed(line: &str) -> Option<u64> {
    let (_, after) = line.split_once("seed ")?;
    let digits = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
    after[..digits].parse().ok()
}

/// Contents of files by their paths.
type Files = BTreeMap<PathBuf, Vec<u8>>;

/// Brings the copy up to date. The first one has the times of the files that it does not change, so that cargo takes what it
/// compiled from the originals as compiled from the copy.
fn copy(faults: &[Fault], to: &Path, is_first: bool) -> Result<(), String> {
    let mut wanted = Files::new();
    for name in COPIED {
        collect(&root(), Path::new(name), &mut wanted).map_err(|error| format!("{name}: {error}"))?;
    }
    let edited = table::files(faults);
    let mut changed: Vec<String> = edited.iter().map(|path| (*path).to_owned()).collect();
    for path in &edited {
        let text = wanted.get_mut(Path::new(path)).ok_or_else(|| format!("there is no {path}"))?;
        *text = edit(faults, path, text)?;
    }
    // The crates with edits need the function that reads the variable.
    let mut crates: Vec<&str> =
        edited.iter().filter_map(|path| path.split_once("/src/")).map(|(name, _)| name).collect();
    crates.dedup();
    for name in crates {
        let path = format!("{name}/src/lib.rs");
        let text = wanted.get_mut(Path::new(&path)).ok_or_else(|| format!("there is no {path}"))?;
        let root = std::str::from_utf8(text).map_err(|error| format!("{path}: {error}"))?;
        // Edits leave unused items. An attribute of the file, because a flag would compile all crates again.
        let end_of_head: usize =
            root.split_inclusive('\n').take_while(|line| line.starts_with("//!")).map(str::len).sum();
        let (head, items) = root.split_at(end_of_head);
        *text = format!("{head}#![allow(warnings)]\n{items}{}", switch(faults)).into_bytes();
        changed.push(path);
    }
    let mut old = Files::new();
    if to.exists() {
        collect(to, Path::new(""), &mut old).map_err(|error| format!("{}: {error}", to.display()))?;
    }
    let in_copy = |error: std::io::Error| format!("{}: {error}", to.display());
    update(to, &old, &wanted).map_err(in_copy)?;
    if is_first {
        let mut unchanged =
            wanted.keys().filter(|path| !changed.iter().any(|changed| Path::new(changed) == path.as_path()));
        unchanged.try_for_each(|path| seed::copy_time(&root().join(path), &to.join(path))).map_err(in_copy)?;
    }
    Ok(())
}

/// Writes files that differ from the old ones, and removes those that are not wanted.
fn update(folder: &Path, old: &Files, wanted: &Files) -> std::io::Result<()> {
    for path in old.keys().filter(|path| !wanted.contains_key(*path)) {
        fs::remove_file(folder.join(path))?;
    }
    for (path, text) in wanted.iter().filter(|(path, text)| old.get(*path) != Some(text)) {
        let place = folder.join(path);
        fs::create_dir_all(place.parent().unwrap_or(folder))?;
        fs::write(place, text)?;
    }
    Ok(())
}

/// Reads a file, or all files in a folder, by their paths relative to `base`.
fn collect(base: &Path, path: &Path, files: &mut Files) -> std::io::Result<()> {
    let place = base.join(path);
    if !place.is_dir() {
        files.insert(path.to_owned(), fs::read(place)?);
        return Ok(());
    }
    for entry in fs::read_dir(place)? {
        let name = entry?.file_name();
        if name != "target" {
            collect(base, &path.join(name), files)?;
        }
    }
    Ok(())
}

fn edit(faults: &[Fault], path: &str, text: &[u8]) -> Result<Vec<u8>, String> {
    let text = std::str::from_utf8(text).map_err(|error| format!("{path}: {error}"))?;
    let edited = table::apply(faults, path, text, |number| format!("crate::fault_is_active({number})"))?;
    Ok(edited.into_bytes())
}

/// The function that tests whether the fault with a number is active.
fn switch(faults: &[Fault]) -> String {
    let names: Vec<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    format!(
        "
/// Whether this fault is active.
pub(crate) fn fault_is_active(number: usize) -> bool {{
    static ACTIVE: std::sync::OnceLock<Option<usize>> = std::sync::OnceLock::new();
    let active = *ACTIVE.get_or_init(|| {{
        let name = std::env::var({VARIABLE:?}).ok()?;
        let names = {names:?};
        Some(names.iter().position(|known| *known == name).expect(\"a known fault\"))
    }});
    active == Some(number)
}}
"
    )
}

/// Builds the programs that search; returns their folder. The selection is that of the workspace's tests, with one of their
/// programs, so that all packages have the same features: what the tests have compiled is not compiled again.
fn build(folder: &Path) -> Result<PathBuf, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(folder.join("source")).args(["build", "--quiet", "--workspace", "--example", SMALL]);
    cargo.args(["--bin", "kernelsmith-differential", "--bin", "kernelsmith-programs"]);
    cargo.env("CARGO_TARGET_DIR", folder.join("build"));
    match status(&mut cargo)? {
        true => Ok(folder.join("build/debug")),
        false => Err("the copy with the faults does not compile".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn findings_have_seeds() {
        assert_eq!(seed("aarch64, seed 17: 3 elements"), Some(17));
        assert_eq!(seed("seed 5 (normal): result"), Some(5));
        assert_eq!(seed("seed x"), None);
    }

    #[test]
    fn every_test_in_the_table_exists() {
        for fault in table::read().unwrap() {
            for (name, machine) in &fault.found_by {
                assert!(SEARCHES.iter().any(|search| search.name == name), "{name}");
                let is_known = |machine: &str| matches!((name.as_str(), machine), ("loops", "aarch64") | ("safe", _));
                assert!(machine.as_deref().is_none_or(is_known), "{name} on {machine:?}");
            }
        }
    }
}
