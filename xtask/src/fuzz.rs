//! `cargo xtask fuzz tablegen [N]`: changed TableGen texts, of which each must end in time and without a panic.
//!
//! In: how many inputs (1000000), `--seed S`, `--source DIR` for LLVM's files beside our own. Out: a line now and then,
//! and a log in `target`, from which a run that was stopped goes on.
//! Invariants: the same seed and files give the same inputs, chunk by chunk. Not here: the changes (`fuzzing` of
//! kernelsmith-tablegen), which a second of `cargo xtask test` tries, too.

use crate::root;
use kernelsmith_tablegen::fuzzing;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

const CHUNK: u64 = 1000;
const USAGE: &str = "usage: cargo xtask fuzz tablegen [N] [--seed S] [--source DIR]";

pub(crate) fn run(words: &[String]) -> Result<bool, String> {
    let Some(("tablegen", rest)) = words.split_first().map(|(first, rest)| (first.as_str(), rest)) else {
        return Err(USAGE.to_owned());
    };
    let (mut n, mut seed) = (1_000_000u64, 1u64);
    let mut dirs = vec![root().join("tests/filetests/td"), root().join("crates/targets/td")];
    let mut rest = rest.iter();
    while let Some(word) = rest.next() {
        let mut value = || rest.next().ok_or(USAGE);
        match word.as_str() {
            "--seed" => seed = value()?.parse().map_err(|_| USAGE)?,
            "--source" => dirs.push(value()?.into()),
            number => n = number.parse().map_err(|_| USAGE)?,
        }
    }
    let mut texts = Vec::new();
    for dir in &dirs {
        collect(dir, &mut texts).map_err(|error| format!("{}: {error}", dir.display()))?;
    }
    let log = root().join(format!("target/fuzz-tablegen-{seed}-{}.log", texts.len()));
    let mut done = resume(&log);
    println!("{} texts, seed {seed}, from input {done} to {n}; log in {}", texts.len(), log.display());
    let start = Instant::now();
    let (mut slowest, mut said) = (Duration::ZERO, Instant::now());
    let first = done;
    while done < n {
        let chunk = CHUNK.min(n - done);
        let seed_of_chunk = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(done / CHUNK);
        let before = Instant::now();
        fuzzing::run(&texts, seed_of_chunk, chunk, || true);
        slowest = slowest.max(before.elapsed());
        done += chunk;
        fs::create_dir_all(root().join("target"))
            .and_then(|()| fs::write(&log, format!("{done}\n")))
            .map_err(|e| e.to_string())?;
        if said.elapsed() > Duration::from_secs(30) || done == n {
            said = Instant::now();
            let rate = (done - first) as f64 / start.elapsed().as_secs_f64();
            println!("{done} inputs, {rate:.0} a second, slowest chunk of {CHUNK} {slowest:.1?}");
        }
    }
    Ok(true)
}

/// How many inputs an earlier run checked.
fn resume(log: &Path) -> u64 {
    fs::read_to_string(log).ok().and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}

/// The .td files below a directory, in name order, that are not too long.
fn collect(dir: &Path, texts: &mut Vec<Vec<u8>>) -> std::io::Result<()> {
    let mut paths = fs::read_dir(dir)?.map(|entry| entry.map(|e| e.path())).collect::<Result<Vec<PathBuf>, _>>()?;
    paths.sort();
    for path in paths {
        if path.is_dir() {
            collect(&path, texts)?;
        } else if path.extension().is_some_and(|e| e == "td") {
            texts.push(fs::read(&path)?);
        }
    }
    texts.retain(|text| text.len() <= fuzzing::MAX_INPUT);
    Ok(())
}
