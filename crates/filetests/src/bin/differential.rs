//! The worker of the differential tests, and a command line to run them by hand.
//!
//! In: a command. Out: events on standard output (`worker`, `one`), or a report (`run`, `show`, `edges`, `soak`).
//! Exit status 0: everything agrees; 1: there is a disagreement; 2: the command could not run.

use kernelsmith_filetests::c_calls;
use kernelsmith_filetests::differential::case::Variants;
use kernelsmith_filetests::differential::few_registers::FewRegisters;
use kernelsmith_filetests::differential::worker::Setup;
use kernelsmith_filetests::differential::{case, counted_loops, edges, matrix, soak, supervisor, worker};
use kernelsmith_filetests::host::{self, Machine};
use kernelsmith_filetests::native::{Elsewhere, Variant};
use lexopt::prelude::*;
use std::process::ExitCode;
use std::time::Duration;

const USAGE: &str = "\
usage: kernelsmith-differential COMMAND
  run FROM TO            compile and run the programs of these seeds; reduce what goes wrong
  soak [N]               the same for N (100000) seeds, resumable: state and log in target/soak/MACHINE
  show SEED              print the program of a seed
  edges [OPERATION]      every operation on every type with edge values
  c-calls FROM TO        calls between C and code of this machine, by these seeds
  loops FROM TO          counted loops, by these seeds
  few-registers          the smallest register file
  worker FROM TO         what `run` starts; `edges-here` is what `edges` starts
  one SEED VARIANT       run a function from standard input with the input of a seed
  serve                  run code for whoever starts it: an executor for this machine
options: --from SEED     the first seed of `soak` (0)
         --jobs N        as many processes at a time (one for each processor)
         --machine NAME  compile for x86-64-v2:128, x86-64-v3:256, x86-64-v4:256 or x86-64-v4:512; with + for all that
                         the host has; armv8-a:128, armv8.2-a:128, armv8.6-a:128, rv64gcv:128, rv64gcv, rv64gcv@BITS
         --executor CMD  compile here and run the code in the process that this command starts, words between spaces:
                         an emulator with `kernelsmith-executor` compiled for its machine
         --timeout N     seconds that a call there may take (20); a program may take three times as long
         --findings N    findings after which `run` stops (8)
         --terse         `run` reduces no programs
         --swapped       compile subtractions with swapped operands, which must be a finding
         --in-turn       compile each program in one of the four variants, not in all: for code that is slow to run";

fn main() -> ExitCode {
    match command() {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// The parsed command line.
struct Arguments {
    /// The command and its operands.
    words: Vec<String>,
    machine: Machine,
    executor: Option<String>,
    plan: soak::Plan,
    seconds: u64,
    max_findings: usize,
    variants: Variants,
    swaps_operands: bool,
    is_terse: bool,
}

impl Arguments {
    fn parse(mut parser: lexopt::Parser) -> Result<Arguments, lexopt::Error> {
        let mut arguments = Arguments {
            words: Vec::new(),
            machine: Machine::BASE,
            executor: None,
            plan: soak::Plan::default(),
            seconds: 20,
            max_findings: 8,
            variants: Variants::All,
            swaps_operands: false,
            is_terse: false,
        };
        while let Some(argument) = parser.next()? {
            match argument {
                Long("machine") => arguments.machine = Machine::from_name(&parser.value()?.string()?)?,
                Long("executor") => arguments.executor = Some(parser.value()?.string()?),
                Long("from") => arguments.plan.first = parser.value()?.parse()?,
                Long("jobs") => arguments.plan.jobs = parser.value()?.parse()?,
                Long("timeout") => arguments.seconds = parser.value()?.parse()?,
                Long("findings") => arguments.max_findings = parser.value()?.parse()?,
                Long(name) if supervisor::IN_TURN.strip_prefix("--") == Some(name) => {
                    arguments.variants = Variants::InTurn;
                }
                Long(name) if supervisor::SWAPPED.strip_prefix("--") == Some(name) => arguments.swaps_operands = true,
                Long("terse") => arguments.is_terse = true,
                Value(word) => arguments.words.push(word.string()?),
                other => return Err(other.unexpected()),
            }
        }
        Ok(arguments)
    }
}

fn command() -> Result<bool, String> {
    let arguments = Arguments::parse(lexopt::Parser::from_env()).map_err(|error| format!("{error}\n{USAGE}"))?;
    let Arguments { words, machine, executor, plan, seconds, max_findings, variants, swaps_operands, is_terse } =
        arguments;
    let number = |at: usize| -> Result<u64, String> {
        let word = words.get(at).ok_or(USAGE)?;
        word.parse().map_err(|_| format!("`{word}` is not a number"))
    };
    let worker = std::env::current_exe().map_err(|error| error.to_string())?;
    let timeout = Duration::from_secs(seconds);
    let config = supervisor::Config {
        swaps_operands,
        machine,
        variants,
        executor: executor.clone(),
        timeout: 3 * timeout,
        max_findings,
        ..supervisor::Config::new(worker)
    };
    let elsewhere = executor.map(|command| Elsewhere { command, timeout });
    let setup = Setup { machine, elsewhere, swaps_operands, variants };
    match words.first().map(String::as_str) {
        Some("worker") => worker::run(number(1)?..number(2)?, &setup).map(|()| true),
        Some("one") => {
            let name = words.get(2).ok_or(USAGE)?;
            let variants = match name.as_str() {
                "all" => Variant::ALL.to_vec(),
                name => vec![Variant::from_name(name).ok_or(format!("there is no variant `{name}`"))?],
            };
            worker::run_one(number(1)?, &variants, &setup)
        }
        Some("run") => {
            let summary = supervisor::run_parallel(&config, number(1)?..number(2)?, plan.jobs)?;
            print!("{}", soak::summary_text(&summary));
            match is_terse {
                true => summary.findings.iter().for_each(|finding| println!("{finding}")),
                false => print!("{}", supervisor::report(&config, &summary.findings)),
            }
            Ok(summary.findings.is_empty())
        }
        Some("soak") => {
            let programs = if words.len() > 1 { number(1)? } else { plan.programs };
            soak::run(&config, soak::Plan { programs, ..plan })
        }
        Some("show") => {
            print!("{}", kernelsmith_ir::text::print([&case::program_on(machine, number(1)?).func]));
            Ok(true)
        }
        Some("loops") => {
            let seeds = number(1)?..number(2)?;
            println!("{:?}", counted_loops::native(&mut setup.native()?, seeds.clone())?);
            for (name, widths) in [("aarch64", &[128][..]), ("riscv64", &[128, 256, 1024])] {
                println!("{name}: {:?}", counted_loops::interpreted(name, widths, seeds.clone())?);
            }
            Ok(true)
        }
        Some("c-calls") => {
            let target = host::target_of(machine)?;
            let convention = target.convention().name().to_owned();
            let tools = c_calls::Toolchain::ALL.into_iter().find(|tools| tools.convention.name() == convention);
            let tools = tools.ok_or_else(|| format!("no C compiler for {convention}"))?;
            let directory = std::env::temp_dir();
            let mut n_failed = 0;
            for seed in number(1)?..number(2)? {
                match c_calls::run(seed, &target, &tools, &directory) {
                    Ok(printed) if printed == "ok\n" => {}
                    Ok(text) | Err(text) => {
                        n_failed += 1;
                        println!("seed {seed}: {text}");
                    }
                }
            }
            println!("{n_failed} failed");
            Ok(n_failed == 0)
        }
        Some("few-registers") => {
            println!("{}", FewRegisters::of(&host::target_of(machine)?));
            Ok(true)
        }
        Some("edges") => supervisor::edges(&config, words.get(1).map(String::as_str)),
        Some("edges-here") => {
            let mut native = setup.native()?;
            let mut specs = edges::specs();
            if let Some(name) = words.get(1) {
                specs.retain(|spec| spec.to_string().starts_with(name.as_str()));
            }
            let report = edges::sweep(&mut native, Variants::All, &specs, |spec| println!("at {spec}"));
            print!("{}", edges_text(&report));
            Ok(report.n_failures == 0)
        }
        Some("serve") => kernelsmith_executor::serve(std::io::stdin().lock(), std::io::stdout().lock()).map(|()| true),
        _ => Err(USAGE.to_owned()),
    }
}

fn edges_text(report: &edges::Report) -> String {
    let mut text = matrix::print(&report.ran, 256);
    text.push_str(&format!("refused by the target:\n{}\n", report.unsupported_text()));
    for failure in &report.failures {
        text.push_str(&format!("{failure}\n"));
    }
    if report.n_failures > 0 {
        text.push_str(&format!("failed:\n  {}\n", report.failed.join("\n  ")));
    }
    text.push_str(&format!(
        "{} functions, {} results compared, {} differ\n",
        report.functions, report.results, report.n_failures
    ));
    text
}
