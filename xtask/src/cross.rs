//! `cargo xtask cross [MACHINE] [ARGS]`, `cargo xtask cross --sample`: cross-compiles the tests of the workspace and
//! runs them in an emulator.
//!
//! In: names of machines (default: all) and arguments for `cargo test`. Out: like `cargo xtask test`.
//! The sample consists of the most significant tests that run in a few minutes, on every machine: a part of `cargo
//! xtask test`. Most of its kernels are compiled on the host and run in an executor in the emulator; a few are also
//! compiled in the emulator.
//! Invariant: a missing tool is reported and counts as skipped; if `CI` is true it is an error.
//! Not here: installation; the message names the package of a missing tool.
//!
//! The compiler is Debian's, which includes the sources of the standard library for targets without a precompiled one
//! here. Programs are linked statically, because dynamic ones hang in the emulator when they start threads.

use crate::test::Counts;
use crate::{programs, root};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The compiler with the sources of its standard library.
const CARGO: &str = "/usr/bin/cargo";
const RUSTC: &str = "/usr/bin/rustc";
const LIBRARY: &str = "/usr/lib/rustlib/src/rust/library/std/src/lib.rs";

/// An emulated machine.
struct Machine {
    /// Its name on the command line.
    name: &'static str,
    triple: &'static str,
    linker: &'static str,
    /// Its processors; all tests run on the first, those of [`NATIVE`] also on the others.
    emulators: &'static [Emulator],
    /// Features that the emulated processor has but does not report.
    features: &'static str,
}

/// An emulated processor.
struct Emulator {
    /// The emulator with its arguments.
    command: &'static str,
    /// The targets of differential tests that run there, by their names in those tests.
    compiled_for: &'static [&'static str],
}

/// All machines.
const MACHINES: [Machine; 2] = [
    Machine {
        name: "aarch64",
        triple: "aarch64-unknown-linux-gnu",
        linker: "aarch64-linux-gnu-gcc",
        emulators: &[Emulator {
            command: "qemu-aarch64 -cpu max",
            compiled_for: &["armv8-a:128", "armv8.2-a:128", "armv8.6-a:128"],
        }],
        features: "",
    },
    Machine {
        name: "riscv64",
        triple: "riscv64gc-unknown-linux-gnu",
        linker: "riscv64-linux-gnu-gcc",
        emulators: &[
            Emulator {
                command: "qemu-riscv64 -cpu rv64,v=true,vext_spec=v1.0,vlen=256,zba=true,zbb=true,zbs=true",
                compiled_for: &["rv64gcv@256"],
            },
            Emulator {
                command: "qemu-riscv64 -cpu rv64,v=true,vext_spec=v1.0,vlen=128,zba=true,zbb=true,zbs=true",
                compiled_for: &["rv64gcv@128", "rv64gcv:128"],
            },
            Emulator {
                command: "qemu-riscv64 -cpu rv64,v=true,vext_spec=v1.0,vlen=1024,zba=true,zbb=true,zbs=true",
                compiled_for: &["rv64gcv@1024"],
            },
        ],
        features: "v,zba,zbb,zbs",
    },
];

/// The crates whose tests run code compiled for the machine they run on.
const NATIVE: [&str; 2] = ["kernelsmith", "kernelsmith-filetests"];

/// The crates with tests that compile on the host and run elsewhere.
const EXECUTED: [&str; 3] = ["kernelsmith", "kernelsmith-filetests", "kernelsmith-testing"];

/// The tests in the sample that compile in the emulator: functions with results, loops with several iterations, a few
/// random programs, kernels written like user code, hand-written instructions, projections of rows, unwinding. What
/// other vector widths change, the kernels that are compiled here show.
const SAMPLE: [&str; 8] = [
    "golden::run",
    "unroll::machine",
    "random_programs_agree",
    "native::",
    "assembler::",
    "rows::",
    "backtraces_cross_kernels",
    "frames_are_known",
];

/// The test programs with these tests, of the packages [`NATIVE`]. The facade's large one is not compiled: its kernels run
/// there, too, but are compiled here.
const SAMPLED: [&str; 2] = ["native", "end_to_end"];

/// The program for tests of unwinding.
const EXAMPLE: &str = "debugged";

/// The package and program that runs kernels for tests that compile elsewhere.
const EXECUTOR: &str = "kernelsmith-executor";

/// The crates that only run on developers' machines.
const DEVELOPERS: [&str; 2] = ["xtask", "kernelsmith-bench"];

pub(crate) fn run(words: &[String]) -> Result<bool, String> {
    let named = |machine: &Machine| words.first().is_some_and(|word| word == machine.name);
    let chosen: Vec<&Machine> = match MACHINES.iter().position(named) {
        Some(at) => vec![&MACHINES[at]],
        None => MACHINES.iter().collect(),
    };
    let args = if chosen.len() == 1 { &words[1..] } else { words };
    let mut counts = Counts::default();
    if words.first().is_some_and(|word| word == "--sample") {
        let succeeded = sample(&mut counts)? & documents(&mut counts)?;
        return Ok(counts.conclude(succeeded));
    }
    let mut succeeded = true;
    for machine in chosen {
        succeeded &= test(machine, args, &mut counts)?;
    }
    Ok(counts.conclude(succeeded))
}

/// The packages of the sample. Each build for a machine selects all of them, because the features of a package depend on
/// the others that are built: a smaller selection would compile most of them again.
fn sampled() -> impl Iterator<Item = &'static str> {
    NATIVE.into_iter().chain([EXECUTOR]).flat_map(|name| ["-p", name])
}

/// Runs the sample on every machine; returns whether no test failed. Only the test programs that run are built, with
/// their dependencies; a quarter of the build is the standard library.
pub(crate) fn sample(counts: &mut Counts) -> Result<bool, String> {
    let mut succeeded = true;
    for machine in &MACHINES {
        if let Some(missing) = machine.missing() {
            counts.skip(&format!("the tests on {}: {missing}", machine.name));
            continue;
        }
        let mut cargo = machine.cargo(machine.emulators[0].command);
        cargo.args(["build", "--quiet", "--example", EXAMPLE, "--bin", EXECUTOR, "-Zbuild-std"]);
        succeeded &= crate::status(cargo.args(["--target", machine.triple]).args(sampled()))?;
        let emulator = machine.emulators[0].command;
        println!("{}, a sample: {emulator}", machine.name);
        let mut cargo = machine.cargo(emulator);
        cargo.arg("test").args(SAMPLED.iter().flat_map(|name| ["--test", name]));
        cargo.args(["--no-fail-fast", "-Zbuild-std", "--target", machine.triple]);
        cargo.args(sampled());
        succeeded &= counts.run_some(&mut cargo, &SAMPLE)?;
    }
    Ok(succeeded & executed(counts)?)
}

/// Runs kernels that are compiled on the host: random functions and programs of the language, edge values, functions
/// with results and loops with several iterations, for every machine whose tools are installed.
fn executed(counts: &mut Counts) -> Result<bool, String> {
    let executors = executors(Machine::executor_command)?;
    if executors.is_empty() {
        return Ok(true);
    }
    println!("compiled here, run there: {}", MACHINES.map(|machine| machine.name).join(", "));
    let features = MACHINES.map(|machine| machine.features).join(",");
    let mut succeeded = true;
    let programs = programs::build()?;
    for program in programs.iter().filter(|program| EXECUTED.contains(&program.package.as_str())) {
        let mut command = program.command();
        command.env("KERNELSMITH_EXECUTORS", executors.join("\n")).env("KERNELSMITH_HOST_FEATURES", &features);
        succeeded &= counts.run_program(command.args(["--show-output", "--ignored", "elsewhere::"]))?;
    }
    Ok(succeeded)
}

/// The names of the emulated machines whose tools are installed, each with the command of its executor.
fn executors(command: fn(&Machine, &Emulator) -> Result<String, String>) -> Result<Vec<String>, String> {
    let mut executors = Vec::new();
    for machine in MACHINES.iter().filter(|machine| machine.missing().is_none()) {
        for emulator in machine.emulators {
            let command = command(machine, emulator)?;
            executors.extend(emulator.compiled_for.iter().map(|name| format!("{name} {command}")));
        }
    }
    Ok(executors)
}

/// Adds the settings of all emulated machines to the command of a test of the facade.
///
/// # Errors
/// If the tools of all machines are missing, or an executor does not compile.
pub(crate) fn all_emulated(command: &mut Command) -> Result<(), String> {
    let executors = executors(Machine::executor)?;
    if executors.is_empty() {
        return Err(MACHINES.iter().find_map(Machine::missing).unwrap_or_default());
    }
    let features = MACHINES.map(|machine| machine.features).join(",");
    command.env("KERNELSMITH_EXECUTORS", executors.join("\n")).env("KERNELSMITH_HOST_FEATURES", features);
    Ok(())
}

/// Adds the settings of an emulated machine to the command of a differential test, if `--machine` names one.
///
/// # Errors
/// If a tool is missing, or the executor does not compile.
pub(crate) fn emulated(differential: &mut Command, words: &[String]) -> Result<(), String> {
    let named = words.iter().position(|word| word == "--machine").and_then(|at| words.get(at + 1));
    let is_named = |name: &&str| named.is_some_and(|named| named == *name);
    for machine in &MACHINES {
        for emulator in machine.emulators.iter().filter(|emulator| emulator.compiled_for.iter().any(is_named)) {
            if let Some(missing) = machine.missing() {
                return Err(missing);
            }
            let executor = machine.executor(emulator)?;
            differential.args(["--executor", &executor]).env("KERNELSMITH_HOST_FEATURES", machine.features);
        }
    }
    Ok(())
}

/// Like [`emulated`], for a machine by its name, with its first processor. Does nothing if no emulated machine has this
/// name.
///
/// # Errors
/// If a tool is missing, or the executor does not compile.
pub(crate) fn emulated_machine(command: &mut Command, name: &str) -> Result<(), String> {
    let Some(machine) = MACHINES.iter().find(|machine| machine.name == name) else { return Ok(()) };
    match machine.missing() {
        Some(missing) => Err(missing),
        None => {
            let executor = machine.executor(&machine.emulators[0])?;
            command.args(["--executor", &executor]).env("KERNELSMITH_HOST_FEATURES", machine.features);
            Ok(())
        }
    }
}

/// Runs the documentation's programs of typed assemblers, which only run on their own machine.
fn documents(counts: &mut Counts) -> Result<bool, String> {
    let mut succeeded = true;
    for machine in MACHINES.iter().filter(|machine| machine.missing().is_none()) {
        let emulator = machine.emulators[0].command;
        println!("{}, programs in the documentation: {emulator}", machine.name);
        let mut cargo = machine.cargo(emulator);
        cargo.args(["test", "--doc", "-p", "kernelsmith", "-Zbuild-std", "--target", machine.triple]);
        succeeded &= counts.run_some(&mut cargo, &["assembler"])?;
    }
    Ok(succeeded)
}

/// Runs the tests on `machine` and adds them to `counts`; returns whether none failed.
fn test(machine: &Machine, args: &[String], counts: &mut Counts) -> Result<bool, String> {
    if let Some(missing) = machine.missing() {
        counts.skip(&format!("the tests on {}: {missing}", machine.name));
        return Ok(true);
    }
    let mut succeeded = machine.build_example()?;
    for (at, Emulator { command: emulator, .. }) in machine.emulators.iter().enumerate() {
        println!("{}: {emulator}", machine.name);
        let mut cargo = machine.cargo(emulator);
        cargo.args(["test", "--tests", "--no-fail-fast", "-Zbuild-std", "--target", machine.triple]);
        if at == 0 {
            cargo.arg("--workspace").args(DEVELOPERS.iter().flat_map(|name| ["--exclude", name]));
        } else {
            cargo.args(NATIVE.iter().flat_map(|name| ["-p", name]));
        }
        succeeded &= counts.run(cargo.args(args))?;
    }
    Ok(succeeded)
}

/// The build directory for other machines.
fn folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from).join("cross")
}

impl Machine {
    /// The first missing tool, and its package.
    fn missing(&self) -> Option<String> {
        let emulator = self.emulators[0].command.split(' ').next().unwrap_or_default();
        let compiler = format!("gcc-{}-linux-gnu", self.name);
        let runs =
            |tool: &str| Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success());
        let tools =
            [(CARGO, "cargo-web"), (RUSTC, "rustc-web"), (self.linker, compiler.as_str()), (emulator, "qemu-user")];
        let library = (LIBRARY, "rust-web-src");
        let missing = tools.into_iter().find(|(tool, _)| !runs(tool));
        let missing = missing.or_else(|| (!Path::new(LIBRARY).exists()).then_some(library));
        missing.map(|(tool, package)| format!("there is no {tool} (package {package})"))
    }

    /// Builds the program for tests of unwinding; returns whether that succeeded.
    fn build_example(&self) -> Result<bool, String> {
        let mut cargo = self.cargo(self.emulators[0].command);
        cargo.args(["build", "--quiet", "-p", "kernelsmith", "--example", EXAMPLE, "-Zbuild-std"]);
        crate::status(cargo.args(["--target", self.triple]))
    }

    /// Compiles the executor; returns the command to start it.
    fn executor(&self, emulator: &Emulator) -> Result<String, String> {
        let mut cargo = self.cargo(emulator.command);
        cargo.args(["build", "--quiet", "-p", EXECUTOR, "-Zbuild-std", "--target", self.triple]);
        if !crate::status(&mut cargo)? {
            return Err(format!("the executor for {} does not compile", self.name));
        }
        self.executor_command(emulator)
    }

    /// The command to start the executor, which has been compiled.
    fn executor_command(&self, emulator: &Emulator) -> Result<String, String> {
        let program = folder().join(self.triple).join("debug").join(EXECUTOR);
        let program = program.to_str().filter(|path| !path.contains(' '));
        let program = program.ok_or("the folder of what is built must have a name without spaces")?;
        Ok(format!("{} {program}", emulator.command))
    }

    /// Cargo with the linker and runner for this machine.
    fn cargo(&self, emulator: &str) -> Command {
        let mut cargo = Command::new(CARGO);
        let variable =
            |variable: &str| format!("CARGO_TARGET_{}_{variable}", self.triple.to_ascii_uppercase().replace('-', "_"));
        cargo
            .current_dir(root())
            .env("RUSTC", RUSTC)
            // The standard library is built too, which requires a nightly compiler or this variable.
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTFLAGS", "-C target-feature=+crt-static")
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_TARGET_DIR", folder())
            .env(variable("LINKER"), self.linker)
            .env(variable("RUNNER"), emulator)
            // For tests that start programs themselves, and for those that reduce their work on slow machines.
            .env("KERNELSMITH_EMULATOR", emulator)
            .env("KERNELSMITH_HOST_FEATURES", self.features)
            .env_remove("RUSTUP_TOOLCHAIN")
            .env_remove("CARGO");
        cargo
    }
}
