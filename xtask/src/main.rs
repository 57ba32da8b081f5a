//! Project automation: `cargo xtask COMMAND`.
//!
//! In: a command, the repository. Out: the output of the command; exit code 0 if it succeeded, 1 if it found problems,
//! 2 if it could not run. Not here: features for users of kernelsmith.

mod adapters;
mod bars;
mod codegen;
mod conformance;
mod cross;
mod csmith;
mod cycles;
mod dependencies;
mod documents;
mod faults;
mod fuzz;
mod hosts;
mod json;
mod levels;
mod libraries;
mod licences;
mod metadata;
mod models;
mod msrv;
mod packages;
mod performance;
mod programs;
mod random_modules;
mod sanitize;
mod sizing;
mod sources;
mod suite;
mod test;
mod tidy;
mod vocabulary;

use lexopt::prelude::*;
use std::ffi::OsString;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const USAGE: &str = "\
usage: cargo xtask COMMAND
  test [ARGS]        every test of the workspace, with a summary; ARGS go to `cargo test`
  test adapters [--changed]
                     the tests of adapters, which are other workspaces, and the record of the sources that they passed
                     with; --changed: only adapters whose sources differ from the recorded ones
  cross [MACHINE] [ARGS] | cross --sample | cross --build
                     the tests on an emulated aarch64 or riscv64; ARGS go to `cargo test`. --sample: a part of test, and
                     programs in documents; --build: only compiles the sample
  levels [--all]     a sample of the tests as if this processor had only each lower level of x86-64, and of the library
                     with the plans of each processor model; a part of test. --all: all tests of these crates
  hosts              compiles code memory for the systems that nobody here can run: macOS, Windows
  msrv               compiles the crates that can be published with the oldest compiler that they promise to support
  package [--verify] the archives of all crates that can be published, and whether they hold all included files; --verify
                     also compiles each crate from its archive
  models [ARGS]      what synchronises threads, in every order of events; a part of test
  faults [NAME]... | faults --part K/N
                     plants faults in a copy of the compiler, all of them, these, or every N-th from the K-th on (from 0),
                     which random programs must find
  sanitize [ARGS]    the tests of the crates that synchronise threads, under ThreadSanitizer
  codegen [--check | --new STEM]
                     write the tables of the descriptions into crates/targets/src/generated; --new: of one that is not
                     listed yet
  tidy               the architecture's invariants
  bench compile      compile times; peers: --features cranelift, --peer asmjit, --peer llvm, --peers all
  bench code [--bits 256|512] [KERNEL | --listing KERNEL]
                     run times of compiled kernels next to LLVM's
  bench kernels [--peers[=NAME,..]] [--record] [FAMILY|ROW | --listing ROW]
                     the kernel library next to other libraries; docs/kernels-bench.md says how these are installed
  bench tensor [--peers[=NAME,..]] [--record | --compile N | --set FILE [--products N]] [FAMILY|ROW]...
                     contractions of tensors next to etops, NumPy and opt_einsum, chains next to onnxruntime
  bench network [DIRECTORY]
                     networks in tract, with our kernels and without, and in onnxruntime; builds adapters/tract
  bench model [--refit] [ROW]...
                     cycles of matrix products, predicted by their planner and measured; --refit proposes coefficients
  bench pairs OLD [N] whether compilation or calls became slower than in OLD, another build of the bench program: medians of
                     the ratios of N (30) interleaved pairs of runs, with their 95 % intervals
  bench encode       encoder and decoder (add --features iced for the peer)
  bench examples [--libraries] [PROGRAM]...
                     the cookbook's kernels next to plain Rust, compiled for this machine and for its baseline
  bench sim          simulated instructions a second
  bench manager      publishing code, and lookups of cached code
  bench rows         projections of rows next to interpreters and C compiled for the schemas ([--random N [SEED]]: other schemas)
  bench query [--engines [--scale S] [--rounds N] [--queries A,B] [--no-peers] [--csv FILE]]
                     pipelines of queries next to loops in C that are written for them; with --engines, queries in
                     DataFusion with kernelsmith and without, at TPC-H's scale factor S (0.1), next to DuckDB and Polars
                     where python3 has them; builds adapters/datafusion
  bench query --workloads [--workload hits|star] [--rows N] [--queries A,B] [--reasons] [OPTION]...
                     86 queries over generated clicks on web pages and over a star schema, with kernelsmith and without;
                     with --reasons also what is left to DataFusion; --help lists all options; builds adapters/datafusion
  bench mca          cycles of inner loops on AArch64 and RISC-V, as llvm-mca-22 estimates them, next to LLVM's
  bench llvm [--peers] [--runs N] [MODULE]...
                     modules of LLVM IR: reading, compiling, code size and run times, next to llc, clang, tcc and gcc
  bench specialise   functions of C and Rust specialised for known arguments, next to the same functions without that
  bench tablegen     our TableGen against llvm-tblgen-19: time, memory, growth
  conformance tablegen
                     our TableGen against llvm-tblgen-19 on LLVM's files, or on random programs (--random N)
  fuzz TARGET [--runs N] [--seed S] [--seconds S] [--resume]
                     N (100000) changed inputs of a fuzz target, none of which may panic, or take 5 s or 1 GiB; findings
                     are written to fuzz/findings. `fuzz list` lists the targets
  soak [N] [--machine NAME] [--from SEED] [--jobs N] [--in-turn]
                     N (100000) random programs, machine code (of `x86-64-v2:128`, say) against the interpreter;
                     resumable, with state and log in target/soak/NAME. Code of armv8-a:128, armv8.2-a:128,
                     armv8.6-a:128, rv64gcv:128, rv64gcv@128, @256 and @1024 (registers of so many bits) runs in an
                     emulator, for which an executor is built; --in-turn compiles each program in one of the four
                     variants
  soak safe [--count N] [--machine native|aarch64|riscv64|naplespu] [--seed S] [--jobs N]
                     N (100000) random programs of the kernel language, by its safe functions alone, on every level that
                     the host has or on another machine: slices between pages that nobody may touch, results against the
                     interpreter; `naplespu` as documented, and as published with 1, 2 and 8 threads; resumable, with
                     state and log in target/soak/safe-MACHINE
  soak edges [OPERATION] [--machine NAME]
                     every operation on every type with edge values, or one, for the same machines
  soak vectors [--target NAME] [N]
                     N (2200000) random instructions of each machine, or of one, against another assembler, both
                     directions; resumable
  performance [--check]
                     write docs/performance.md and the README's table from bench/record
  sweep [NAME]       all 2^32 words of the machines whose instructions are words, or of one: what decodes encodes to
                     itself, and another decoder agrees on two million
  soak rows [N]      projectors of N (100000) random pairs of schemas, compiled and interpreted; then of N with extreme fields:
                     malicious rows, selections beyond all rows, in processes that are watched
  soak specs [N]     N (100000) specs of the kernel library with extreme fields, each refused or right on slices beside
                     pages that nobody may touch, on every level that the host has, in processes that are watched
  soak kernels [N]   N (100000) random specs of every family of the kernel library, and gemm's 40960 settings, on every
                     level that the host has, against loops; resumable, with state and log in target/soak/kernels
  soak query [N]     N (200000) random projections and aggregations over random batches with NULLs, compiled and
                     interpreted, on every level that the host has; resumable, with state and log in target/soak/query
  soak datafusion [N]  random statements of N (100000) seeds in DataFusion, by code and interpreted, to the last bit;
                     resumable, with state and log in target/soak/datafusion; builds adapters/datafusion
  soak datafusion suite [FILE]...
                     the tests of DataFusion itself (the files of the crate datafusion-sqllogictest, which cargo fetches), each
                     with kernelsmith in nine ways and without it; resumable, with state and log in
                     target/soak/datafusion-suite; builds adapters/suite
  soak datafusion workloads [--rows N] [--workload hits|star]
                     the queries of `bench query --workloads` with kernelsmith in 13 ways, whose results must be equal to
                     those without it; builds adapters/datafusion
  soak specialise [N]  forty specialised functions of C with random arguments bound, N (100000) calls of each, against our
                     code that is not specialised and clang's; resumable, with state and log in target/soak/specialise
  soak llvm [N] [--machine naplespu]
                     N (2000) programs of csmith, compiled by us from clang's IR at three levels, against clang; natively, or
                     in the simulator of NaplesPU; resumable, with state and findings in target/soak/llvm (or llvm-naplespu)
  soak llvm libraries [NAME]...
                     zlib, bzip2, lz4, zstd, png, lua, sqlite (fetched as source packages) and rust (three crates): the same
                     programs by us and by llc or rustc, from IR of three levels; resumable, in target/soak/llvm-libraries
  soak llvm mutated  a million changed modules of text and of bitcode, read, lowered and compiled: the fuzz targets
                     llvm_text and llvm_bitcode in full
  soak llvm calls|signatures|suite|vectors|graphs [N] [--machine x86-64-v2|x86-64-v3|x86-64-v4|aarch64|riscv64]
                     N (2000) files of random functions: clang's calls of ours and ours of clang's, with arguments of all
                     kinds; llc's and ours with vectors; operations on vectors, and control flow of any shape, against
                     llc. suite: the programs of GCC's tests (fetched as a package); resumable, in target/soak/llvm-calls
                     and so on
  soak tensor [N]    N (20000) random einsums, N/4 operations and programs of TEIR, N/10 permutations, on every level that
                     the host has, and N/10 einsums on NaplesPU and on every emulated machine, against loops; resumable,
                     with state and log in target/soak/tensor
  soak tensor numpy [N] [FIRST]
                     the tests of numpy's einsum and of opt_einsum (those of python3's packages, which pip fetches if they are
                     missing) with our einsum in its place, and N (20000) random einsums from seed FIRST (0) on against both
  soak manager [N]   N (8000000) requests to managers whose users' code panics and calls them again, with 0 to 4
                     workers; resumable, with state in target/soak/manager
  soak fuzz [TARGET] every input of a fuzz target, or of each; resumable, with state and log in target/fuzz
  sizing [OPTION]... hit rates, compile times and memory of the kernel caches of a cluster, simulated
  soak math          the functions of docs/math.md on every f32: their greatest errors, three quarters of an hour
  ci                 what .ci/run does";

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let args = words.get(1..).unwrap_or(&[]);
    // Before anything is compiled.
    let wants_help =
        words.iter().take_while(|word| *word != "--").any(|word| matches!(word.as_str(), "--help" | "-h" | "help"));
    let done = match words.first().map(String::as_str) {
        _ if wants_help => {
            // A reader such as `head` may have gone.
            let _ = writeln!(std::io::stdout(), "{USAGE}");
            Ok(true)
        }
        Some("test") if args.first().is_some_and(|word| word == "adapters") => adapters::run(&args[1..]),
        Some("test") => test::run(args),
        Some("cross") => cross::run(args),
        Some("levels") => levels::run(args),
        Some("hosts") => hosts::run(),
        Some("msrv") => msrv::run(),
        Some("package") => packages::run(args),
        Some("models") => models::run(args),
        Some("faults") => faults::run(args),
        Some("sanitize") => sanitize::run(args),
        Some("codegen") => codegen::run(args),
        Some("tidy") => tidy::run(),
        Some("conformance") => conformance::run(args),
        Some("fuzz") => fuzz::run(args),
        Some("bench") => bench(args),
        Some("sweep") => sweep(args.first()),
        Some("soak") if args.first().is_some_and(|word| word == "vectors") => soak_vectors(&args[1..]),
        Some("soak") if args.first().is_some_and(|word| word == "rows") => soak_rows(args.get(1)),
        Some("soak") if args.first().is_some_and(|word| word == "specs") => {
            soak_watched("kernels_extreme::soak", "KERNELSMITH_SPECS", args.get(1))
        }
        Some("soak") if args.first().is_some_and(|word| word == "safe") => soak_safe(&args[1..]),
        Some("soak") if args.first().is_some_and(|word| word == "math") => {
            let cargo_args = ["test", "--release", "-p", "kernelsmith", "--test", "it", "math::f32::all_of"];
            let test_args = ["--ignored", "--nocapture"].map(str::to_owned);
            status(Command::new("cargo").current_dir(root()).args(cargo_args).arg("--").args(test_args))
        }
        Some("soak") if args.first().is_some_and(|word| word == "query") => {
            let cargo_args =
                ["test", "--release", "-p", "kernelsmith", "--features", "query", "--test", "it", "query::soak"];
            let mut command = Command::new("cargo");
            command.current_dir(root()).args(cargo_args).args(["--", "--ignored", "--exact", "--nocapture"]);
            command.env("KERNELSMITH_SOAK", args.get(1).map_or("200000", String::as_str));
            status(&mut command)
        }
        Some("soak") if args.starts_with(&["datafusion".to_owned(), "suite".to_owned()]) => suite::soak(&args[2..]),
        Some("soak") if args.starts_with(&["datafusion".to_owned(), "workloads".to_owned()]) => {
            datafusion_example("workloads", ["--check"].into_iter().chain(args[2..].iter().map(String::as_str)))
        }
        Some("soak") if args.first().is_some_and(|word| word == "datafusion") => {
            let manifest = ["test", "--release", "--manifest-path", "adapters/datafusion/Cargo.toml", "--test", "it"];
            let mut command = Command::new("cargo");
            command.current_dir(root()).args(manifest).arg("random::soak");
            command.args(["--", "--ignored", "--exact", "--nocapture"]);
            status(command.env("KERNELSMITH_SOAK", args.get(1).map_or("100000", String::as_str)))
        }
        Some("soak") if args.first().is_some_and(|word| word == "kernels") => {
            let cargo_args = ["test", "--release", "-p", "kernelsmith", "--test", "it", "kernels_soak::"];
            let n = args.get(1).map_or("100000", String::as_str);
            let mut command = Command::new("cargo");
            command.current_dir(root()).args(cargo_args).args(["--", "--ignored", "--nocapture"]);
            status(command.env("KERNELSMITH_SOAK", n))
        }
        Some("soak") if args.first().is_some_and(|word| word == "llvm") => csmith::soak(&args[1..]),
        Some("soak") if args.first().is_some_and(|word| word == "specialise") => soak_specialise(args.get(1)),
        Some("soak") if args.starts_with(&["tensor".to_owned(), "numpy".to_owned()]) => soak_tensor_numpy(&args[2..]),
        Some("soak") if args.first().is_some_and(|word| word == "tensor") => soak_tensor(args.get(1)),
        Some("soak") if args.first().is_some_and(|word| word == "manager") => {
            let cargo_args = ["test", "--release", "-p", "kernelsmith-manager", "--test", "it", "soak::all"];
            let mut command = Command::new("cargo");
            command.current_dir(root()).args(cargo_args).args(["--", "--ignored", "--exact", "--nocapture"]);
            status(command.env("KERNELSMITH_SOAK", args.get(1).map_or("8000000", String::as_str)))
        }
        Some("soak") if args.first().is_some_and(|word| word == "fuzz") => fuzz::soak(&args[1..]),
        Some("soak") if args.first().is_some_and(|word| word == "edges") => differential("edges", &args[1..]),
        Some("soak") => differential("soak", args),
        Some("ci") => status(Command::new("bash").arg(root().join(".ci/run"))),
        Some("sizing") => sizing::run(args),
        Some("performance") => performance::run(&words[1..]),
        _ => Err(USAGE.to_owned()),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(1),
        Err(message) => {
            eprintln!("{message}");
            ExitCode::from(2)
        }
    }
}

/// The root directory of the repository.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// The folder for what cargo builds.
fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// `bench WHAT [--features F]`: passes features to cargo, other arguments to the program.
fn bench(words: &[String]) -> Result<bool, String> {
    let mut args = vec!["run", "--release", "-p", "kernelsmith-bench"];
    let mut program_args = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match word.as_str() {
            "--features" => {
                args.push("--features");
                args.push(words.next().ok_or("--features wants a name")?);
            }
            other => program_args.push(other.to_owned()),
        }
    }
    if program_args.first().is_some_and(|name| name == "network") {
        // A separate workspace, which no other command builds.
        let manifest = ["run", "--release", "--manifest-path", "adapters/tract/Cargo.toml"];
        let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
        return status(cargo.current_dir(root()).args(manifest).arg("--").args(&program_args[1..]));
    }
    for (option, example) in [("--engines", "engines"), ("--workloads", "workloads")] {
        if program_args.first().is_some_and(|name| name == "query") && program_args.iter().any(|word| word == option) {
            let others = program_args[1..].iter().filter(|word| *word != option);
            return datafusion_example(example, others.map(String::as_str));
        }
    }
    if program_args.first().is_some_and(|name| name == "tablegen") {
        match program_args.iter().position(|word| word == "--source") {
            Some(_) => {}
            None => program_args.extend(["--source".to_owned(), conformance::source(None)?]),
        }
    }
    match program_args.split_first() {
        Some((first, others)) => cargo(&args, first, others),
        None => Err(USAGE.to_owned()),
    }
}

/// Runs an example of the adapter for DataFusion, a separate workspace.
fn datafusion_example<'a>(name: &str, words: impl Iterator<Item = &'a str>) -> Result<bool, String> {
    let manifest = ["run", "--release", "--manifest-path", "adapters/datafusion/Cargo.toml", "--example", name];
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    status(command.current_dir(root()).args(manifest).arg("--").args(words))
}

/// `soak vectors [--target NAME] [N]`.
fn soak_vectors(words: &[String]) -> Result<bool, String> {
    let (target, n) = vectors_of(words).map_err(|error| format!("{error}\n{USAGE}"))?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["test", "--release", "-p", "kernelsmith-describe", "--test", "it"]);
    cargo.args(["--", "--ignored", "--exact", "vectors::soak", "--nocapture"]);
    if let Some(n) = n {
        cargo.env("KERNELSMITH_VECTORS", n);
    }
    if let Some(target) = target {
        cargo.env("KERNELSMITH_TARGET", target);
    }
    status(&mut cargo)
}

/// The machine and the number of instructions.
fn vectors_of(words: &[String]) -> Result<(Option<OsString>, Option<OsString>), lexopt::Error> {
    let (mut target, mut n) = (None, None);
    let mut parser = lexopt::Parser::from_args(words);
    while let Some(argument) = parser.next()? {
        match argument {
            Long("target") => target = Some(parser.value()?),
            Value(number) if n.is_none() => n = Some(number),
            other => return Err(other.unexpected()),
        }
    }
    Ok((target, n))
}

/// `soak rows [N]`: compares compiled projectors of random schemas with interpreted ones.
fn soak_rows(n: Option<&String>) -> Result<bool, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["test", "--release", "-p", "kernelsmith", "--test", "it"]);
    cargo.args(["--", "--ignored", "--exact", "rows::soak", "--nocapture"]);
    if let Some(n) = n {
        cargo.env("KERNELSMITH_ROWS", n);
    }
    Ok(status(&mut cargo)? && soak_watched("rows_extreme::soak", "KERNELSMITH_ROWS", n)?)
}

/// `soak tensor [N]`: random einsums, operations and schedules, here and on emulated machines. A debug build, because
/// release builds do not detect wrapping sums and products.
fn soak_tensor(n: Option<&String>) -> Result<bool, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["test", "-p", "kernelsmith", "--features", "tensor", "--test", "it"]);
    cargo.args(["--", "--ignored", "--exact", "--nocapture", "tensor_soak::soak"]);
    cargo.env("KERNELSMITH_SOAK", n.map_or("20000", String::as_str));
    if let Err(missing) = cross::all_emulated(&mut cargo) {
        println!("skipped: emulated machines: {missing}");
    }
    status(&mut cargo)
}

/// `soak tensor numpy [N] [FIRST]`: the tests of numpy and of opt_einsum, and random einsums. A debug build, like that of
/// [`soak_tensor`].
fn soak_tensor_numpy(words: &[String]) -> Result<bool, String> {
    const NAME: &str = "kernelsmith-einsum-oracle";
    let number = |at: usize, default: u64| match words.get(at).map(|word| word.parse::<u64>()) {
        None => Ok(default),
        Some(Ok(number)) if words.len() <= 2 => Ok(number),
        Some(_) => Err(format!("soak tensor numpy: expected two numbers, found `{}`", words.join(" "))),
    };
    let (n, first) = (number(0, 20_000)?, number(1, 0)?);
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["build", "-p", "kernelsmith-testing", "--bin", NAME]);
    if !status(&mut cargo)? {
        return Ok(false);
    }
    let mut python = Command::new("python3");
    python.arg(root().join("crates/testing/oracle/einsum.py")).arg(target_folder().join("debug").join(NAME));
    python.arg(target_folder().join("soak/tensor-numpy")).args([n.to_string(), first.to_string()]);
    status(&mut python)
}

/// A long test of the facade; its seeds run in watched processes. A debug build, because release builds do not detect
/// wrapping sums and products.
fn soak_watched(test: &str, variable: &str, n: Option<&String>) -> Result<bool, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["test", "-p", "kernelsmith", "--test", "it"]);
    cargo.args(["--", "--ignored", "--exact", test, "--nocapture"]);
    if let Some(n) = n {
        cargo.env(variable, n);
    }
    status(&mut cargo)
}

/// `soak specialise [N]`: specialised functions against our code and clang's, which is preloaded.
fn soak_specialise(n: Option<&String>) -> Result<bool, String> {
    let folder = root().join("target/soak/specialise");
    std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let library = folder.join("library.so");
    let mut clang = Command::new("clang-22");
    clang.args(["-O1", "-ffp-contract=off", "-fwrapv", "-fno-builtin", "-w", "-shared", "-fPIC", "-o"]).arg(&library);
    let has_clang =
        clang.arg(root().join("crates/llvm/tests/specialise/library.c")).status().is_ok_and(|s| s.success());
    let cargo_args = ["test", "--release", "-p", "kernelsmith", "--features", "llvm", "--test", "it"];
    let mut build = Command::new("cargo");
    // The compiler runs without the preloaded library.
    if !status(build.current_dir(root()).args(cargo_args).arg("--no-run"))? {
        return Ok(false);
    }
    let mut command = Command::new("cargo");
    command.current_dir(root()).args(cargo_args).args(["--", "--ignored", "--nocapture", "specialise_agreement::soak"]);
    if has_clang {
        command.env("LD_PRELOAD", &library);
    }
    status(command.env("KERNELSMITH_SOAK", n.map_or("100000", String::as_str)))
}

/// `soak safe`: random programs of the language, in an executor if the machine is emulated.
fn soak_safe(words: &[String]) -> Result<bool, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["run", "--release", "-p", "kernelsmith-testing", "--bin", "kernelsmith-programs"]);
    cargo.args(["--", "soak", "target/soak"]).args(words);
    let named = words.iter().position(|word| word == "--machine").and_then(|at| words.get(at + 1));
    if let Some(machine) = named {
        cross::emulated_machine(&mut cargo, machine)?;
    }
    status(&mut cargo)
}

/// `sweep [NAME]`: all words of all machines, or of one.
fn sweep(name: Option<&String>) -> Result<bool, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["test", "--release", "-p", "kernelsmith-describe", "--test", "it"]);
    cargo.args(["--", "--ignored", "--exact", "sweep::all", "--nocapture"]);
    cargo.env("KERNELSMITH_SWEEP", name.map_or("", String::as_str));
    status(&mut cargo)
}

/// Runs a program of the workspace.
fn cargo(args: &[&str], command: &str, program_args: &[String]) -> Result<bool, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    status(cargo.current_dir(root()).args(args).arg("--").arg(command).args(program_args))
}

/// A long differential test, possibly on an emulated machine.
fn differential(command: &str, words: &[String]) -> Result<bool, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["run", "--release", "-p", "kernelsmith-filetests"]);
    cargo.args(["--bin", "kernelsmith-differential", "--", command]).args(words);
    cross::emulated(&mut cargo, words)?;
    status(&mut cargo)
}

fn status(command: &mut Command) -> Result<bool, String> {
    command.status().map(|status| status.success()).map_err(|error| format!("cannot start {command:?}: {error}"))
}
