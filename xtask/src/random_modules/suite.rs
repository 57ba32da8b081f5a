//! GCC's tests of C compilers: programs that end with the status 0 if their code is right.
//!
//! In: the number of a program. Out: whether our code of both tiers, from clang's IR of three levels, ends and prints what
//! clang's does. Invariants: the programs are those of Debian's package of GCC's sources, unpacked once; a program is skipped
//! if clang's code does not end with the status 0, if we refuse all of its IR by name, or if it says nothing about a compiler
//! (see [`UNDEFINED`]).

use super::{Context, PATIENCE};
use crate::csmith::{Outcome, run, succeeded};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const CLANG: &str = "clang-22";
const LEVELS: [&str; 3] = ["-O0", "-O1", "-O2"];
/// Ours.
const TIERS: [&str; 2] = ["-O0", "-O2"];
/// Debian's packages of GCC's sources; the first one that there is.
const PACKAGES: [&str; 4] = ["gcc-15-source", "gcc-14-source", "gcc-13-source", "gcc-12-source"];
/// Where the programs are in the archive of the sources.
const FOLDER: &str = "gcc/testsuite/gcc.c-torture/execute";
/// The status of a compiler that refuses its input.
const REFUSED: i32 = 1;

/// Programs whose behaviour is undefined, or not the same in two runs.
const UNDEFINED: [&str; 4] = [
    // Expects a signal where it divides by zero.
    "20101011-1.c",
    // Reads far behind a string, for a value that nobody uses.
    "bcp-1.c",
    // Calls a function with arguments of another type.
    "pr71606.c",
    // Prints an address of the stack.
    "return-addr.c",
];

/// Unpacks the programs, unless that is done; returns how many there are.
pub(super) fn prepare(context: &Context<'_>) -> Result<u64, String> {
    fs::create_dir_all(&context.folder).map_err(|error| error.to_string())?;
    let sources = sources(context);
    if !sources.join(FOLDER).exists() {
        fs::create_dir_all(&sources).map_err(|error| error.to_string())?;
        let run_in =
            |tool: &str, args: &[&str]| run(Command::new(tool).args(args).current_dir(&sources), None, PATIENCE * 10);
        let is_fetched = |package: &&str| {
            run_in("apt-get", &["-o", "APT::Sandbox::User=root", "download", package]).is_ok_and(succeeded)
        };
        PACKAGES
            .into_iter()
            .find(is_fetched)
            .ok_or("`apt-get download` of GCC's sources fails; is there a network?")?;
        let package = largest_file(&sources, "deb")?;
        let unpacked = sources.join("package");
        let [package, folder] = [&package, &unpacked].map(|path| path.to_string_lossy().into_owned());
        if !succeeded(run_in("dpkg-deb", &["-x", &package, &folder])?) {
            return Err(format!("{package} cannot be unpacked"));
        }
        let archive = largest_file(&unpacked.join("usr/src"), "tar.xz")?;
        let wanted = format!("*/{FOLDER}/*");
        let archive = archive.to_string_lossy();
        let words = ["-xJf", &archive, "--strip-components=1", "--wildcards", &wanted];
        if !succeeded(run_in("tar", &words)?) {
            return Err(format!("{archive} has no folder {FOLDER}"));
        }
    }
    Ok(programs(context)?.len() as u64)
}

fn sources(context: &Context<'_>) -> PathBuf {
    context.folder.with_file_name("sources")
}

/// The largest file in a folder, or in one inside it, whose name ends like this.
fn largest_file(folder: &Path, ending: &str) -> Result<PathBuf, String> {
    let mut folders = vec![folder.to_owned()];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).map_err(|error| error.to_string())?.flatten() {
            match entry.file_type() {
                Ok(kind) if kind.is_dir() => folders.push(entry.path()),
                Ok(kind) if kind.is_file() && entry.path().to_string_lossy().ends_with(ending) => {
                    files.push(entry.path())
                }
                _ => {}
            }
        }
    }
    let size = |file: &PathBuf| fs::metadata(file).map_or(0, |data| data.len());
    files.into_iter().max_by_key(size).ok_or_else(|| format!("no file `{ending}` in {}", folder.display()))
}

/// The programs, in the order of their names.
fn programs(context: &Context<'_>) -> Result<Vec<PathBuf>, String> {
    let folder = sources(context).join(FOLDER);
    let mut files = Vec::new();
    for folder in [folder.clone(), folder.join("ieee")] {
        let entries = fs::read_dir(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        files.extend(
            entries.flatten().map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|c| c == "c")),
        );
    }
    files.sort();
    Ok(files)
}

pub(super) fn check(context: &Context<'_>, seed: u64) -> Result<Outcome, String> {
    let programs = programs(context)?;
    let source = programs.get(seed as usize).ok_or("there are not so many programs")?;
    let name = source.file_name().unwrap_or_default().to_string_lossy();
    if UNDEFINED.contains(&&*name) {
        return Ok(Outcome::Skipped);
    }
    let text = String::from_utf8_lossy(&fs::read(source).map_err(|error| error.to_string())?).into_owned();
    let options = options(&text);
    let [module, theirs, ours] = ["bc", "clang.o", "ours.o"].map(|kind| context.path(&format!("program.{kind}")));
    let triple = format!("--target={}", context.machine.triple);
    let (mut findings, mut is_compared) = (Vec::new(), false);
    for level in LEVELS {
        let clang = |words: &[&str], from: &Path, to: &Path| {
            let mut clang = Command::new(CLANG);
            clang.args([&*triple, level, "-w"]).args(words).arg("-c").arg(from).arg("-o").arg(to);
            Ok::<bool, String>(succeeded(run(&mut clang, None, PATIENCE)?))
        };
        // Many programs are older than prototypes; some have options that clang does not know.
        let with_options: Vec<&str> = ["-emit-llvm", "-std=gnu89"].into_iter().chain(options.iter().copied()).collect();
        let is_module = clang(&with_options, source, &module)?
            || clang(&with_options[..2], source, &module)?
            || clang(&["-emit-llvm"], source, &module)?;
        if !is_module || !clang(&[], &module, &theirs)? {
            continue;
        }
        let Some(wanted) = context.output(&[&theirs])? else { continue };
        for tier in TIERS {
            let mut compiler = Command::new(&context.ours);
            compiler.args(["cc", tier, "--target", context.machine.target]).arg(&module).arg("-o").arg(&ours);
            let status = run(&mut compiler, None, PATIENCE)?;
            if status.is_some_and(|status| status.code() == Some(REFUSED)) {
                continue;
            }
            is_compared = true;
            let what = match succeeded(status) {
                false => "the compiler fails",
                true if context.output(&[&ours])?.as_ref() != Some(&wanted) => "another output",
                true => continue,
            };
            findings.push(format!("{seed} {name}, IR of {level}, cc {tier}: {what}"));
        }
    }
    Ok(match (findings.is_empty(), is_compared) {
        (false, _) => Outcome::Findings(findings),
        (true, true) => Outcome::Equal,
        (true, false) => Outcome::Skipped,
    })
}

/// The options that a program asks for, of those that choose what its code means.
fn options(text: &str) -> Vec<&str> {
    let lines = text.lines().filter(|line| line.contains("dg-options") || line.contains("dg-additional-options"));
    lines
        .filter_map(|line| line.split('"').nth(1))
        .flat_map(str::split_ascii_whitespace)
        .filter(|word| ["-f", "-D"].iter().any(|start| word.starts_with(start)))
        .collect()
}
