//! `cargo xtask conformance tablegen`, or `machine`: compares our TableGen with an installed `llvm-tblgen-19`, on
//! LLVM's files.
//!
//! In: names of groups or targets, or `--random N`. Out: a line for each run that differs (with `--verbose` for every
//! run), a count for each group, and skipped runs with reasons.
//! Runs are equal if standard output is byte-identical, and the exit codes and the first errors are equal. A separate
//! count is whether all of standard error is equal too, ignoring further errors at the end where the reference stopped
//! after one.
//! Not here: the runs (`corpus`, `random`), the source of LLVM's files (`source`).

mod corpus;
mod grammar;
mod machine;
mod random;
mod reference;
mod source;

use lexopt::prelude::*;
use reference::{Case, Verdict};
use std::path::PathBuf;
use std::process::Command;

const USAGE: &str = "\
usage: cargo xtask conformance tablegen [OPTIONS] [GROUPS]
  GROUPS           targets, intrinsics, tests, clang, mlir, others, fragments, or names of targets; all but fragments
                   unless given
  --source DIR     LLVM's source tree (or KERNELSMITH_LLVM_SOURCE); fetched from Debian's source package unless given
  --large          also the dumps for which the reference needs more than ten gigabytes
  --random N       N random programs instead; --seed S chooses them, --keep DIR writes down the ones that differ
  --compat 22      random programs against llvm-tblgen-22
  --verbose        a line for each run; with differences in standard error
usage: cargo xtask conformance machine [--source DIR] [--verbose] [RISCV] [AArch64]
  LLVM's own descriptions of these machines, loaded by us: random operands of each instruction, against llvm-mc-19
  --verbose        every instruction that is left out or differs";

/// Command-line options.
struct Options {
    source: Option<PathBuf>,
    large: bool,
    verbose: bool,
    random: Option<u64>,
    seed: u64,
    keep: Option<PathBuf>,
    version: u32,
    groups: Vec<String>,
}

impl Options {
    fn parse(words: &[String]) -> Result<Options, lexopt::Error> {
        let mut options = Options {
            source: std::env::var_os("KERNELSMITH_LLVM_SOURCE").map(PathBuf::from),
            large: false,
            verbose: false,
            random: None,
            seed: 1,
            keep: None,
            version: 19,
            groups: Vec::new(),
        };
        let mut parser = lexopt::Parser::from_args(words);
        while let Some(argument) = parser.next()? {
            match argument {
                Long("source") => options.source = Some(parser.value()?.into()),
                Long("large") => options.large = true,
                Long("verbose") => options.verbose = true,
                Long("random") => options.random = Some(parser.value()?.parse()?),
                Long("seed") => options.seed = parser.value()?.parse()?,
                Long("keep") => options.keep = Some(parser.value()?.into()),
                Long("compat") => options.version = parser.value()?.parse()?,
                Value(group) => options.groups.push(group.string()?),
                other => return Err(other.unexpected()),
            }
        }
        Ok(options)
    }
}

/// LLVM's source tree: from the argument, the environment, or Debian's source package.
pub(crate) fn source(path: Option<&str>) -> Result<String, String> {
    let path = path.map(PathBuf::from).or_else(|| std::env::var_os("KERNELSMITH_LLVM_SOURCE").map(PathBuf::from));
    source::find(path.as_deref()).map(|path| path.to_string_lossy().into_owned())
}

pub(crate) fn run(words: &[String]) -> Result<bool, String> {
    let (is_machine, args) = match words.split_first().map(|(first, args)| (first.as_str(), args)) {
        Some(("tablegen", args)) => (false, args),
        Some(("machine", args)) => (true, args),
        _ => return Err(USAGE.to_owned()),
    };
    let options = Options::parse(args).map_err(|error| format!("{error}\n{USAGE}"))?;
    if is_machine {
        if Command::new(machine::TOOL).arg("--version").output().is_err() {
            println!("skipped: {} not found", machine::TOOL);
            return Ok(true);
        }
        return machine::run(&source::find(options.source.as_deref())?, &options.groups, options.verbose);
    }
    let tool = format!("llvm-tblgen-{}", options.version);
    if Command::new(&tool).arg("--version").output().is_err() {
        println!("skipped: {tool} not found");
        return Ok(true);
    }
    if let Some(n) = options.random {
        return random::run(&tool, n, options.seed, options.keep.as_deref(), options.verbose);
    }
    let source = source::find(options.source.as_deref())?;
    let mut total = Counts::default();
    for group in corpus::groups(&source, &options.groups, options.large)? {
        group.skipped.iter().for_each(|reason| println!("skipped: {reason}"));
        let mut counts = Counts::default();
        for case in &group.cases {
            counts.run(&tool, case, options.verbose)?;
        }
        println!("{:12} {counts}", group.name);
        total.add(&counts);
    }
    println!("{:12} {total}", "all");
    Ok(total.different == 0)
}

/// Number of runs by result.
#[derive(Default)]
struct Counts {
    same: u64,
    accepted: u64,
    same_messages: u64,
    different: u64,
    crashed: u64,
}

impl Counts {
    fn run(&mut self, tool: &str, case: &Case, verbose: bool) -> Result<(), String> {
        match reference::compare(tool, case).map_err(|error| format!("{}: {error}", case.name))? {
            Verdict::Crash => {
                self.crashed += 1;
                if verbose {
                    println!("crash     {}: no result of {tool} to compare with", case.name);
                }
            }
            Verdict::Same { accepted, messages, .. } => {
                self.same += 1;
                self.accepted += u64::from(accepted);
                self.same_messages += u64::from(messages.is_none());
                match messages {
                    _ if !verbose => {}
                    None => println!("same      {}", case.name),
                    Some(difference) => println!("same but for messages {}\n{difference}", case.name),
                }
            }
            Verdict::Different(difference) => {
                self.different += 1;
                println!("DIFFERENT {}\n  {}\n{difference}", case.name, case.args.join(" "));
            }
        }
        Ok(())
    }

    fn add(&mut self, other: &Counts) {
        self.same += other.same;
        self.accepted += other.accepted;
        self.same_messages += other.same_messages;
        self.different += other.different;
        self.crashed += other.crashed;
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Counts { same, accepted, same_messages, different, crashed } = self;
        write!(
            f,
            "{same} same ({accepted} accepted, {} rejected; all of stderr equal in {same_messages}), {different} \
             different, {crashed} crash the reference",
            same - accepted
        )
    }
}
