//! `cargo xtask cross [MACHINE] [ARGS]`, `cargo xtask cross --sample|--build`: cross-compiles the tests of the workspace and
//! runs them in an emulator.
//!
//! In: names of machines (default: all) and arguments for `cargo test`. Out: like `cargo xtask test`.
//! The sample consists of the most significant tests that run in a few minutes, on every machine: a part of `cargo
//! xtask test`. Most of its kernels are compiled on the host and run in an executor in the emulator; a few are also
//! compiled in the emulator.
//! Invariant: a missing tool is reported and counts as skipped; if `CI` is true it is an error.
//! Not here: installation; the message names the package of a missing tool.
//!
//! The compiler is the one that runs this program, if it has the standard library of the machine (`rustup target add`), or
//! else Debian's, which compiles the library from its sources: 80 s of processor time for each machine.
//! Programs are linked statically, because dynamic ones hang in the emulator when they start threads.

use crate::programs::{self, Program};
use crate::test::{Counts, Job};
use crate::{root, target_folder};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Debian's compiler with the sources of its standard library.
const CARGO: &str = "/usr/bin/cargo";
const RUSTC: &str = "/usr/bin/rustc";
const LIBRARY: &str = "/usr/lib/rustlib/src/rust/library/std/src/lib.rs";
/// Links programs statically.
const STATIC: &str = "-C target-feature=+crt-static";

/// An emulated machine.
pub(crate) struct Machine {
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
static MACHINES: [Machine; 2] = [
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
    if words.first().is_some_and(|word| word == "--build") {
        return build_sample().map(|_| true);
    }
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

/// Names the one machine of the sample; all machines without it.
const EMULATED: &str = "KERNELSMITH_EMULATED";

/// The machines of the sample.
///
/// # Errors
/// The variable names no machine.
fn sampled_machines() -> Result<Vec<&'static Machine>, String> {
    chosen(std::env::var_os(EMULATED).as_deref().map(|name| name.to_string_lossy()).as_deref())
}

/// The machine with this name, or all.
fn chosen(name: Option<&str>) -> Result<Vec<&'static Machine>, String> {
    let is_chosen = |machine: &&Machine| name.is_none_or(|name| name == machine.name);
    let machines: Vec<&Machine> = MACHINES.iter().filter(is_chosen).collect();
    let names = || MACHINES.each_ref().map(|machine| machine.name).join(" or ");
    if machines.is_empty() { Err(format!("{EMULATED} must be {}", names())) } else { Ok(machines) }
}

/// The packages of the sample. Each build for a machine selects all of them, because the features of a package depend on
/// the others that are built: a smaller selection would compile most of them again.
fn sampled() -> impl Iterator<Item = &'static str> {
    NATIVE.into_iter().chain([EXECUTOR]).flat_map(|name| ["-p", name])
}

/// Runs the sample on every machine; returns whether no test failed.
pub(crate) fn sample(counts: &mut Counts) -> Result<bool, String> {
    let programs = build_sample()?;
    run_sample(counts, &programs)
}

/// Compiles the test programs of the sample, with their dependencies, and what they start. Machines with the same compiler
/// share a build, so that no core waits while one machine's last program is compiled.
pub(crate) fn build_sample() -> Result<Vec<(&'static Machine, Program)>, String> {
    let machines = sampled_machines()?.into_iter().filter(|machine| machine.missing().is_none());
    let (fast, slow): (Vec<_>, Vec<_>) = machines.partition(|machine| machine.is_precompiled());
    let mut built = Vec::new();
    for machines in [fast, slow].into_iter().filter(|machines| !machines.is_empty()) {
        let mut cargo = machines[0].cargo(machines[0].emulators[0].command);
        cargo.arg("build").args(machines[0].library());
        for machine in &machines {
            cargo.env(machine.variable("LINKER"), machine.linker).args(["--target", machine.triple]);
        }
        cargo.args(["--example", EXAMPLE, "--bin", EXECUTOR]).args(SAMPLED.iter().flat_map(|name| ["--test", name]));
        for program in programs::built_by(cargo.args(sampled()))? {
            let machine = machines.iter().find(|machine| program.is_in(&machine.folder()));
            built.push((*machine.ok_or_else(|| format!("{}: for no machine", program.title()))?, program));
        }
    }
    Ok(built)
}

/// Runs the test programs of the sample on their machines. On the host, the same queue runs programs that compile kernels
/// for the machines, whose code runs in an executor: random functions and programs of the language, edge values,
/// functions with results and loops with several iterations.
pub(crate) fn run_sample(counts: &mut Counts, built: &[(&'static Machine, Program)]) -> Result<bool, String> {
    let machines = sampled_machines()?;
    for machine in &machines {
        if let Some(missing) = machine.missing() {
            counts.skip(&format!("the tests on {}: {missing}", machine.name));
        }
    }
    let mut jobs: Vec<Job> = built.iter().map(|(machine, program)| machine.job(program, &SAMPLE)).collect();
    let executors = executors(&machines, Machine::executor_command)?;
    if !executors.is_empty() {
        let features = MACHINES.each_ref().map(|machine| machine.features).join(",");
        let programs = programs::build()?;
        for program in programs.iter().filter(|program| EXECUTED.contains(&program.package.as_str())) {
            let mut job = Job::new(program, &["--ignored", "elsewhere::"]);
            job.command.env("KERNELSMITH_EXECUTORS", executors.join("\n"));
            job.command.env("KERNELSMITH_HOST_FEATURES", &features);
            jobs.push(job);
        }
    }
    counts.run_all(jobs)
}

/// The names of these emulated machines if their tools are installed, each with the command of its executor.
fn executors(
    machines: &[&Machine],
    command: fn(&Machine, &Emulator) -> Result<String, String>,
) -> Result<Vec<String>, String> {
    let mut executors = Vec::new();
    for machine in machines.iter().filter(|machine| machine.missing().is_none()) {
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
    let executors = executors(&MACHINES.each_ref(), Machine::executor)?;
    if executors.is_empty() {
        return Err(MACHINES.iter().find_map(Machine::missing).unwrap_or_default());
    }
    let features = MACHINES.each_ref().map(|machine| machine.features).join(",");
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
    for machine in sampled_machines()?.into_iter().filter(|machine| machine.missing().is_none()) {
        let emulator = machine.emulators[0].command;
        println!("{}, programs in the documentation: {emulator}", machine.name);
        let mut cargo = machine.cargo(emulator);
        cargo.arg("test").args(machine.library()).args(["--doc", "--target", machine.triple]).args(sampled());
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
        cargo.arg("test").args(machine.library());
        cargo.args(["--tests", "--no-fail-fast", "--target", machine.triple]);
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
    target_folder().join("cross")
}

impl Machine {
    /// The first missing tool, and its package.
    fn missing(&self) -> Option<String> {
        let emulator = self.emulators[0].command.split(' ').next().unwrap_or_default();
        let compiler = format!("gcc-{}-linux-gnu", self.name);
        let runs =
            |tool: &str| Command::new(tool).arg("--version").output().is_ok_and(|output| output.status.success());
        let mut tools = vec![(self.linker, compiler.as_str()), (emulator, "qemu-user")];
        if !self.is_precompiled() {
            tools.extend([(CARGO, "cargo-web"), (RUSTC, "rustc-web")]);
        }
        let missing = tools.into_iter().find(|(tool, _)| !runs(tool));
        let lacks_library = !self.is_precompiled() && !Path::new(LIBRARY).exists();
        let missing = missing.or(lacks_library.then_some((LIBRARY, "rust-web-src")));
        missing.map(|(tool, package)| format!("there is no {tool} (package {package})"))
    }

    /// Whether the compiler that runs this program has the standard library of this machine.
    fn is_precompiled(&self) -> bool {
        let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
        let output = Command::new(rustc).args(["--print", "target-libdir", "--target", self.triple]).output();
        let folder = output.map(|output| String::from_utf8_lossy(&output.stdout).trim().to_owned());
        folder.is_ok_and(|folder| !folder.is_empty() && Path::new(&folder).is_dir())
    }

    /// Cargo's argument that compiles the standard library, where there is no precompiled one.
    fn library(&self) -> Option<&'static str> {
        (!self.is_precompiled()).then_some("-Zbuild-std")
    }

    /// Runs tests of a program that was compiled for this machine.
    fn job(&self, program: &Program, words: &[&str]) -> Job {
        let emulator = self.emulators[0].command;
        let mut job = Job::new(program, words).under(emulator);
        job.command.env("KERNELSMITH_EMULATOR", emulator).env("KERNELSMITH_HOST_FEATURES", self.features);
        job
    }

    /// Builds the program for tests of unwinding; returns whether that succeeded.
    fn build_example(&self) -> Result<bool, String> {
        let mut cargo = self.cargo(self.emulators[0].command);
        cargo.arg("build").args(self.library()).args(["--quiet", "-p", "kernelsmith", "--example", EXAMPLE]);
        crate::status(cargo.args(["--target", self.triple]))
    }

    /// Compiles the executor; returns the command to start it.
    fn executor(&self, emulator: &Emulator) -> Result<String, String> {
        let mut cargo = self.cargo(emulator.command);
        cargo.arg("build").args(self.library()).args(["--quiet", "--bin", EXECUTOR, "--target", self.triple]);
        // Alone it compiles in a minute; with the packages of the sample in a second where these are compiled.
        if self.folder().join("examples").join(EXAMPLE).exists() {
            cargo.args(["--example", EXAMPLE]).args(sampled());
        } else {
            cargo.args(["-p", EXECUTOR]);
        }
        if !crate::status(&mut cargo)? {
            return Err(format!("the executor for {} does not compile", self.name));
        }
        self.executor_command(emulator)
    }

    /// The command to start the executor, which has been compiled.
    fn executor_command(&self, emulator: &Emulator) -> Result<String, String> {
        let program = self.folder().join(EXECUTOR);
        let program = program.to_str().filter(|path| !path.contains(' '));
        let program = program.ok_or("the folder of what is built must have a name without spaces")?;
        Ok(format!("{} {program}", emulator.command))
    }

    /// Where its programs are.
    fn folder(&self) -> PathBuf {
        folder().join(self.triple).join("debug")
    }

    /// The name of cargo's variable with a setting of this machine.
    fn variable(&self, setting: &str) -> String {
        format!("CARGO_TARGET_{}_{setting}", self.triple.to_ascii_uppercase().replace('-', "_"))
    }

    /// Cargo with the compiler, linker and runner for this machine.
    fn cargo(&self, emulator: &str) -> Command {
        let mut cargo = if self.is_precompiled() {
            Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        } else {
            let mut cargo = Command::new(CARGO);
            // The standard library is built too, which requires a nightly compiler or this variable.
            cargo.env("RUSTC", RUSTC).env("RUSTC_BOOTSTRAP", "1").env_remove("RUSTUP_TOOLCHAIN").env_remove("CARGO");
            cargo
        };
        cargo
            .current_dir(root())
            .env("RUSTFLAGS", STATIC)
            .env("RUSTDOCFLAGS", STATIC)
            .env("CARGO_PROFILE_DEV_DEBUG", "0")
            .env("CARGO_TARGET_DIR", folder())
            .env(self.variable("LINKER"), self.linker)
            .env(self.variable("RUNNER"), emulator)
            // For tests that start programs themselves, and for those that reduce their work on slow machines.
            .env("KERNELSMITH_EMULATOR", emulator)
            .env("KERNELSMITH_HOST_FEATURES", self.features);
        cargo
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn samples_run_on_the_chosen_machine() {
        let names = |name| chosen(name).map(|machines| machines.iter().map(|machine| machine.name).collect::<Vec<_>>());
        assert_eq!(names(None), Ok(vec!["aarch64", "riscv64"]));
        assert_eq!(names(Some("riscv64")), Ok(vec!["riscv64"]));
        assert_eq!(names(Some("x86")), Err("KERNELSMITH_EMULATED must be aarch64 or riscv64".to_owned()));
    }
}
