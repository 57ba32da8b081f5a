//! `soak llvm calls`, `signatures`, `vectors` and `graphs`: random files that are written for one question, against clang and
//! llc; and `soak llvm suite`: a test suite of another compiler.
//!
//! In: a number of seeds, a machine. Out: for each seed whether programs that our object files are part of print or compute what
//! those without them do. Invariants: a seed writes the same files in every run; the state and the findings are in
//! `target/soak/llvm-calls` and so on, by machine, so that a run continues where the last one ended.
//!
//! | part | question |
//! |---|---|
//! | `calls` | do clang's code and ours pass arguments and results of all kinds to each other? |
//! | `signatures` | do llc's code and ours pass vectors of all lengths, and floats of 16 bits, to each other? |
//! | `vectors` | do operations on vectors of all widths compute what llc's code computes? |
//! | `graphs` | does control flow of any shape compute what llc's code computes? |
//! | `suite` | do the programs of GCC's tests run as with clang's code? |

mod calls;
mod graphs;
mod signatures;
mod suite;
mod vectors;

use crate::csmith::{Outcome, repeat, run, succeeded};
use crate::root;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

/// Seeds of a full run.
const N_SEEDS: u64 = 2_000;
/// Time for a tool or a program.
const PATIENCE: Duration = Duration::from_secs(60);

/// A machine whose programs are linked and run here.
struct Machine {
    name: &'static str,
    triple: &'static str,
    layout: &'static str,
    /// The name in `cc --target`.
    target: &'static str,
    /// Options of llc: the machine, or an older one.
    llc: &'static [&'static str],
    linker: &'static [&'static str],
    emulator: &'static [&'static str],
    /// Whether functions of C have vectors as arguments.
    has_vectors: bool,
    /// Attributes of functions, whose convention depends on them.
    features: &'static [&'static str],
    /// Options of llc for them.
    signature_options: &'static [&'static str],
    /// Whether its programs are those of this machine.
    is_host: bool,
}

const AVX: &str = "\"target-features\"=\"+avx\"";
const AVX2: &str = "\"target-features\"=\"+avx2,+fma,+f16c\"";
const HASWELL: &str = "\"target-cpu\"=\"x86-64-v3\" \"min-legal-vector-width\"=\"0\"";
const NARROW: &str = "\"target-cpu\"=\"x86-64-v4\" \"min-legal-vector-width\"=\"0\"";
const SKYLAKE: &str =
    "\"target-features\"=\"+avx512f,+avx512vl\" \"min-legal-vector-width\"=\"256\" \"prefer-vector-width\"=\"256\"";

const X86: &str = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128";

const MACHINES: [Machine; 5] = [
    Machine {
        name: "x86-64-v2",
        triple: "x86_64-linux-gnu",
        layout: X86,
        target: "x86-64-v2",
        llc: &["-mcpu=x86-64-v2"],
        linker: &["gcc"],
        emulator: &[],
        has_vectors: true,
        features: &[""],
        signature_options: &[],
        is_host: cfg!(target_arch = "x86_64"),
    },
    Machine {
        name: "x86-64-v3",
        triple: "x86_64-linux-gnu",
        layout: X86,
        target: "x86-64-v3",
        llc: &["-mcpu=x86-64-v2"],
        linker: &["gcc"],
        emulator: &[],
        has_vectors: true,
        features: &["", AVX, AVX2, HASWELL],
        signature_options: &[],
        is_host: cfg!(target_arch = "x86_64"),
    },
    Machine {
        name: "x86-64-v4",
        triple: "x86_64-linux-gnu",
        layout: X86,
        target: "x86-64-v4",
        llc: &["-mcpu=x86-64-v2"],
        linker: &["gcc"],
        emulator: &[],
        has_vectors: true,
        features: &["", AVX2, NARROW, SKYLAKE],
        signature_options: &[],
        is_host: cfg!(target_arch = "x86_64"),
    },
    Machine {
        name: "aarch64",
        triple: "aarch64-linux-gnu",
        layout: "e-m:e-p270:32:32-p271:32:32-p272:64:64-i8:8:32-i16:16:32-i64:64-i128:128-n32:64-S128-Fn32",
        target: "armv8-a",
        llc: &[],
        linker: &["aarch64-linux-gnu-gcc", "-static"],
        emulator: &["qemu-aarch64"],
        has_vectors: true,
        features: &[""],
        signature_options: &[],
        is_host: false,
    },
    Machine {
        name: "riscv64",
        triple: "riscv64-linux-gnu",
        layout: "e-m:e-p:64:64-i64:64-i128:128-n32:64-S128",
        target: "riscv64",
        llc: &["-mattr=+m,+a,+f,+d,+c", "-target-abi=lp64d"],
        linker: &["riscv64-linux-gnu-gcc", "-static"],
        // Our target has vectors.
        emulator: &["qemu-riscv64", "-cpu", "rv64,Zfh=true,v=true,vext_spec=v1.0,vlen=128"],
        has_vectors: false,
        features: &["\"target-features\"=\"+m,+a,+f,+d,+c\"", "\"target-features\"=\"+m,+a,+f,+d,+c,+zfh\""],
        signature_options: &["-target-abi=lp64d"],
        is_host: false,
    },
];

/// What the checks of a seed need.
struct Context<'a> {
    machine: &'a Machine,
    /// The program of ours.
    ours: PathBuf,
    folder: PathBuf,
}

/// The command line after `soak llvm`: `calls|signatures|suite|vectors|graphs [N] [--machine NAME]`.
pub(crate) fn soak(args: &[String]) -> Result<bool, String> {
    let usage = || {
        let names: Vec<&str> = MACHINES.iter().map(|machine| machine.name).collect();
        format!("usage: soak llvm calls|signatures|suite|vectors|graphs [N] [--machine {}]", names.join("|"))
    };
    let (what, mut rest) = args.split_first().ok_or_else(usage)?;
    let (mut n, mut machine) = (N_SEEDS, &MACHINES[0]);
    while let Some((word, more)) = rest.split_first() {
        rest = more;
        if word == "--machine" {
            let (name, more) = rest.split_first().ok_or_else(usage)?;
            machine = MACHINES.iter().find(|machine| machine.name == name).ok_or_else(usage)?;
            rest = more;
        } else {
            n = word.parse().map_err(|_| usage())?;
        }
    }
    let Some(ours) = crate::csmith::build_ours()? else { return Ok(false) };
    let folder = root().join(format!("target/soak/llvm-{what}/{}", machine.name));
    let context = Context { machine, ours, folder };
    for (tool, option) in [("clang-22", "--version"), ("llc-22", "--version"), (machine.linker[0], "--version")]
        .into_iter()
        .chain(machine.emulator.iter().take(1).map(|emulator| (*emulator, "--version")))
    {
        if run(Command::new(tool).arg(option), None, PATIENCE)?.is_none() {
            return Err(format!("{tool} is not installed"));
        }
    }
    let check: fn(&Context<'_>, u64) -> Result<Outcome, String> = match &**what {
        "calls" => calls::check,
        "signatures" => signatures::check,
        "suite" => {
            n = n.min(suite::prepare(&context)?);
            suite::check
        }
        "graphs" => graphs::check,
        _ => vectors::check,
    };
    let counts = repeat(&context.folder, n, |seed| check(&context, seed))?;
    Ok(counts.findings == 0)
}

impl Context<'_> {
    fn path(&self, name: &str) -> PathBuf {
        self.folder.join(name)
    }

    fn write(&self, name: &str, text: &str) -> Result<PathBuf, String> {
        let path = self.path(name);
        std::fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
        Ok(path)
    }

    /// Runs a tool that must succeed: what it compiles is right.
    fn tool(&self, name: &str, args: &[&str]) -> Result<(), String> {
        match succeeded(run(Command::new(name).args(args).current_dir(&self.folder), None, PATIENCE)?) {
            true => Ok(()),
            false => Err(format!("{name} {} failed in {}", args.join(" "), self.folder.display())),
        }
    }

    /// Compiles a module by llc and another one by us in both tiers, and runs the program that calls both: each line that it
    /// prints is a finding.
    fn compare(&self, seed: u64, [theirs, ours]: &[String; 2], driver: &str) -> Result<Outcome, String> {
        let theirs = self.write("theirs.ll", theirs)?;
        let ours = self.write("ours.ll", ours)?;
        let driver = self.write("driver.c", driver)?;
        let [object, ours_object] = [self.path("theirs.o"), self.path("ours.o")];
        let [input, output] = [&theirs, &object].map(|path| path.to_string_lossy().into_owned());
        let triple = format!("-mtriple={}", self.machine.triple);
        // Not -O1, not AVX-512: llc 22 then computes wrong lanes of vectors of truth values.
        let flags = ["-O0", "-filetype=obj", "-relocation-model=pic", &triple];
        self.tool("llc-22", &[&flags[..], self.machine.llc, &[&input, "-o", &output]].concat())?;
        let mut findings = Vec::new();
        for tier in ["-O0", "-O2"] {
            if !self.compiles(tier, &ours, &ours_object)? {
                findings.push(format!("seed {seed}, cc {tier}: not compiled"));
                continue;
            }
            match self.output(&[&driver, &object, &ours_object])? {
                None => findings.push(format!("seed {seed}, cc {tier}: does not run")),
                Some(printed) => findings.extend(
                    String::from_utf8_lossy(&printed).lines().map(|line| format!("seed {seed}, cc {tier}: {line}")),
                ),
            }
        }
        Ok(if findings.is_empty() { Outcome::Equal } else { Outcome::Findings(findings) })
    }

    /// Whether we compile a module.
    fn compiles(&self, tier: &str, module: &Path, object: &Path) -> Result<bool, String> {
        let mut compiler = Command::new(&self.ours);
        compiler.args(["cc", tier, "--target", self.machine.target]).arg(module).arg("-o").arg(object);
        Ok(succeeded(run(&mut compiler, None, PATIENCE)?))
    }

    /// Links a program and runs it: what it prints, or none if it fails.
    fn output(&self, files: &[&Path]) -> Result<Option<Vec<u8>>, String> {
        let (program, printed) = (self.path("program"), self.path("output"));
        let (linker, options) = self.machine.linker.split_first().ok_or("no linker")?;
        let mut linker = Command::new(linker);
        linker.args(options).arg("-w").args(files).arg("-o").arg(&program).arg("-lm");
        if !succeeded(run(&mut linker, None, PATIENCE)?) {
            return Ok(None);
        }
        let mut command = match self.machine.emulator.split_first() {
            Some((emulator, options)) => {
                let mut command = Command::new(emulator);
                command.args(options).arg(&program);
                command
            }
            None => Command::new(&program),
        };
        if !succeeded(run(&mut command, Some(&printed), PATIENCE)?) {
            return Ok(None);
        }
        std::fs::read(printed).map(Some).map_err(|error| error.to_string())
    }
}
