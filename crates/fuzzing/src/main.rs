//! The fuzz runner's program, which `cargo xtask fuzz` and `cargo xtask soak fuzz` start.
//!
//! In: a command. Out: lines of [`run::run`], or events of a child. Exit code 0: no findings; 1: findings; 2: the
//! runner failed.
//! Not here: the implementation (see [`kernelsmith_fuzzing`]).

use kernelsmith_fuzzing::{TARGETS, Target, child, find, run};
use lexopt::prelude::*;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "\
usage: kernelsmith-fuzz TARGET [OPTIONS]
       kernelsmith-fuzz soak [TARGET]     a full run of a target, or of each; resumes an interrupted one
       kernelsmith-fuzz list
       kernelsmith-fuzz input TARGET SEED NUMBER    write an input to standard output
       kernelsmith-fuzz child one TARGET FILE       run one input
options: --runs N         inputs (100000)
         --seed S         seed of the inputs (1)
         --seconds S      stop after this time
         --resume         resume the last run with this seed";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match command(&words.iter().map(String::as_str).collect::<Vec<_>>()) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

fn target(name: &str) -> Result<&'static Target, String> {
    find(name).ok_or_else(|| {
        let names: Vec<&str> = TARGETS.iter().map(|target| target.name).collect();
        format!("there is no target `{name}`; there are {}", names.join(", "))
    })
}

fn number(word: &str) -> Result<u64, String> {
    word.parse().map_err(|_| format!("`{word}` is not a number"))
}

fn command(words: &[&str]) -> Result<bool, String> {
    match words {
        ["list"] => {
            TARGETS
                .iter()
                .for_each(|target| println!("{:20} {:>8} inputs in a full run", target.name, target.n_full_inputs));
            Ok(true)
        }
        ["child", "inputs", name, seed, from, to, progress] => {
            child::run(target(name)?, number(seed)?, number(from)?..number(to)?, Path::new(progress)).map(|()| true)
        }
        ["child", "one", name, path] => child::run_one(target(name)?, Path::new(path)).map(|()| true),
        ["input", name, seed, at] => {
            use std::io::Write as _;
            let target = target(name)?;
            let seeds = target.inputs();
            let mutator = kernelsmith_fuzzing::mutate::Mutator::new(target, seeds);
            let written = std::io::stdout().write_all(&mutator.input(number(seed)?, number(at)?));
            written.map(|()| true).map_err(|error| error.to_string())
        }
        ["soak"] => {
            let mut is_clean = true;
            for target in TARGETS {
                let plan = run::Plan { runs: target.n_full_inputs, resume: true, ..plan()? };
                is_clean &= run::run(target, &plan)?.findings.is_empty();
            }
            Ok(is_clean)
        }
        ["soak", name] => {
            let target = target(name)?;
            let plan = run::Plan { runs: target.n_full_inputs, resume: true, ..plan()? };
            Ok(run::run(target, &plan)?.findings.is_empty())
        }
        [name, options @ ..] if !name.starts_with('-') => {
            let target = target(name)?;
            let plan = parse(options).map_err(|error| format!("{error}\n{USAGE}"))?;
            Ok(run::run(target, &plan)?.findings.is_empty())
        }
        _ => Err(USAGE.to_owned()),
    }
}

fn parse(words: &[&str]) -> Result<run::Plan, lexopt::Error> {
    let mut plan = plan()?;
    let mut parser = lexopt::Parser::from_args(words);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("runs") => plan.runs = parser.value()?.parse()?,
            Long("seed") => plan.seed = parser.value()?.parse()?,
            Long("seconds") => plan.time = Some(Duration::from_secs(parser.value()?.parse()?)),
            Long("resume") => plan.resume = true,
            other => return Err(other.unexpected()),
        }
    }
    Ok(plan)
}

fn plan() -> Result<run::Plan, String> {
    let program: PathBuf = std::env::current_exe().map_err(|error| error.to_string())?;
    Ok(run::Plan { program, seed: 1, runs: 100_000, time: None, resume: false })
}
