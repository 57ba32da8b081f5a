//! Random programs of the kernel language: `cargo xtask soak safe`, and the process that runs them.
//!
//! In: a command. Out: its output; exit status 0 for success, 1 for findings, 2 if the command could not run.
//! Not here: anything that users of kernelsmith need.

use kernelsmith_testing::engine::Engines;
use kernelsmith_testing::judge;
use kernelsmith_testing::planted::Planted;
use kernelsmith_testing::program::Program;
use kernelsmith_testing::soak;
use kernelsmith_testing::supervisor::{self, Config};
use kernelsmith_testing::worker::{self, Event};
use lexopt::prelude::*;
use std::path::PathBuf;
use std::process::ExitCode;

const USAGE: &str = "\
usage: kernelsmith-programs COMMAND [OPTIONS]
  run FROM TO        the programs of these seeds; findings with small programs
  soak [FOLDER]      as many programs as --count, on from where the last run ended; state and log in the folder
  show SEED          what the program of a seed records
  one SEED           runs one program in this process
  worker FROM TO FILE
                     what `run` starts
  faults             the faults that --fault knows
options:
  --machine NAME     native (the default), aarch64, riscv64, naplespu; naplespu+FEATURE: code that relies on a feature
                     which the hardware lacks
  --executor CMD     starts an executor on that machine: words between spaces
  --fault NAME       plants a fault of the language
  --without N,N..    without these statements of the program
  --count N          programs of a soak (100000)
  --seed S           the first seed of a soak (0)
  --findings N       findings after which `run` stops (10)
  --terse            `run` finds no small programs
  --jobs N           processes of a soak at a time (1)";

fn main() -> ExitCode {
    match command() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(what) => {
            eprintln!("{what}");
            ExitCode::from(2)
        }
    }
}

/// The parsed command line.
struct Arguments {
    /// The command and its operands.
    words: Vec<String>,
    machine: String,
    executor: Option<String>,
    fault: Option<Planted>,
    without: Vec<u32>,
    plan: soak::Plan,
    max_findings: usize,
    is_terse: bool,
}

impl Arguments {
    fn parse(mut parser: lexopt::Parser) -> Result<Arguments, lexopt::Error> {
        let mut arguments = Arguments {
            words: Vec::new(),
            machine: "native".to_owned(),
            executor: None,
            fault: None,
            without: Vec::new(),
            plan: soak::Plan::default(),
            max_findings: 10,
            is_terse: false,
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Long("machine") => arguments.machine = parser.value()?.string()?,
                Long("executor") => arguments.executor = Some(parser.value()?.string()?),
                Long("fault") => {
                    let name = parser.value()?.string()?;
                    let fault = Planted::from_name(&name).ok_or_else(|| format!("there is no fault `{name}`"))?;
                    arguments.fault = Some(fault);
                }
                Long("without") => {
                    let numbers = parser.value()?.string()?;
                    for word in numbers.split(',').filter(|word| !word.is_empty()) {
                        arguments.without.push(number(Some(&word.to_owned()))? as u32);
                    }
                }
                Long("count") => arguments.plan.count = parser.value()?.parse()?,
                Long("seed") => arguments.plan.first = parser.value()?.parse()?,
                Long("jobs") => arguments.plan.jobs = parser.value()?.parse()?,
                Long("findings") => arguments.max_findings = parser.value()?.parse()?,
                Long("terse") => arguments.is_terse = true,
                Value(word) => arguments.words.push(word.string()?),
                other => return Err(other.unexpected()),
            }
        }
        Ok(arguments)
    }
}

fn number(word: Option<&String>) -> Result<u64, String> {
    let word = word.ok_or(USAGE)?;
    word.parse().map_err(|_| format!("`{word}` is not a number"))
}

fn command() -> Result<bool, String> {
    let arguments = Arguments::parse(lexopt::Parser::from_env()).map_err(|error| format!("{error}\n{USAGE}"))?;
    let Arguments { words, machine, executor, fault, without, plan, max_findings, is_terse } = arguments;
    let program = |word: Option<&String>| number(word).map(|seed| Program::new(seed).without(&without));
    let engines = || Engines::new(&machine, executor.as_deref());
    let worker = std::env::current_exe().map_err(|error| error.to_string())?;
    let config =
        Config { machine: machine.clone(), executor: executor.clone(), fault, max_findings, ..Config::new(worker) };
    match words.first().map(String::as_str) {
        Some("run") => {
            let summary = supervisor::run(&config, number(words.get(1))?..number(words.get(2))?, |_| {})?;
            println!("{summary}");
            for finding in &summary.findings {
                match is_terse {
                    true => println!("{finding}"),
                    false => println!("{}", supervisor::report(&config, finding)),
                }
            }
            Ok(summary.findings.is_empty())
        }
        Some("soak") => {
            let folder = words.get(1).map_or_else(|| PathBuf::from("target/soak"), PathBuf::from);
            soak::run(&config, &plan, &folder.join(format!("safe-{machine}")))
        }
        Some("show") => {
            println!("{}", judge::text(&program(words.get(1))?));
            Ok(true)
        }
        Some("one") => {
            let program = program(words.get(1))?;
            let finding = worker::run_one(&program, &engines()?, fault);
            if let Some(finding) = &finding {
                let found = (finding.kind.to_owned(), finding.engine.clone(), finding.what.clone());
                println!("{}", Event::Found(number(words.get(1))?, found.0, found.1, found.2).line());
            }
            Ok(finding.is_none())
        }
        Some("worker") => {
            let place = words.get(3).map(PathBuf::from).ok_or(USAGE)?;
            let seeds = number(words.get(1))?..number(words.get(2))?;
            worker::run(seeds, &engines()?, fault, &place).map(|()| true).map_err(|error| error.to_string())
        }
        Some("faults") => {
            Planted::all().for_each(|fault| println!("{:24} {}", fault.name(), fault.doc()));
            Ok(true)
        }
        _ => Err(USAGE.to_owned()),
    }
}
