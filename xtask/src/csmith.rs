//! `soak llvm`: random programs of C, compiled from clang's IR by us and by clang, natively or for NaplesPU.
//!
//! In: a number of seeds. Out: for each seed the output of the program that csmith writes for it, by clang at -O0 and by ours
//! from the IR of -O0, -O1 and -O2, compiled fast and well; a program whose outputs differ, or that is refused, is a finding.
//! Invariants: a seed writes the same program in every run; the state and the findings are in `target/soak/llvm`, so that a
//! run continues where the last one ended; a program that takes long under clang is skipped and counted.
//! For NaplesPU, the programs have no integers of 64 bits in every second seed; the simulator runs them, alternately as
//! documented and as published, and clang's twin is a program for 32-bit x86, so that sizes are equal.
//! Not here: the checks of a sample (tests of crates `llvm` and `cli`).

use crate::{libraries, root, status, target_folder};
use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// The machine that programs are compiled for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Machine {
    Native,
    NaplesPu,
}

/// Programs of a full run.
const N_PROGRAMS: u64 = 2_000;
/// Time for a program of clang's; those of csmith may loop for long.
const PATIENCE: Duration = Duration::from_secs(5);
/// Our code may take this many times as long: what is slow is no finding here, what does not end is one.
const FACTOR: u32 = 4;
const CLANG: &str = "clang-22";
const LEVELS: [&str; 3] = ["-O0", "-O1", "-O2"];
/// Ours.
const TIERS: [&str; 2] = ["-O0", "-O2"];

/// Changed modules, text and bitcode: the fuzz targets, in full.
fn mutated() -> Result<bool, String> {
    let of = |target: &str| crate::fuzz::soak(&[target.to_owned()]);
    Ok(of("llvm_text")? & of("llvm_bitcode")?)
}

/// The command line: `soak llvm [N] [--machine naplespu]`, `soak llvm libraries [NAME]...`, `soak llvm mutated`,
/// `soak llvm calls|signatures|suite|vectors|graphs ...`.
pub(crate) fn soak(args: &[String]) -> Result<bool, String> {
    match args {
        [word, names @ ..] if word == "libraries" => return libraries::soak(names),
        [word] if word == "mutated" => return mutated(),
        [word, ..] if ["calls", "signatures", "suite", "vectors", "graphs"].contains(&&**word) => {
            return crate::random_modules::soak(args);
        }
        _ => {}
    }
    let (numbers, options): (Vec<&String>, Vec<&String>) =
        args.iter().partition(|arg| arg.starts_with(|c: char| c.is_ascii_digit()));
    let machine =
        match options[..] {
            [] => Machine::Native,
            [option, name] if option == "--machine" && name == "naplespu" => Machine::NaplesPu,
            _ => return Err(
                "usage: soak llvm [N] [--machine naplespu] | libraries [NAME]... | mutated | calls|signatures|suite|vectors|graphs ..."
                    .to_owned(),
            ),
        };
    let n: u64 = numbers.first().map_or(Ok(N_PROGRAMS), |n| n.parse().map_err(|_| format!("`{n}` is no number")))?;
    for tool in ["csmith", CLANG] {
        if run(Command::new(tool).arg("--version").current_dir(std::env::temp_dir()), None, PATIENCE)?.is_none() {
            return Err(format!("{tool} is not installed"));
        }
    }
    let Some(ours) = build_ours()? else { return Ok(false) };
    let folder = match machine {
        Machine::Native => "target/soak/llvm",
        Machine::NaplesPu => "target/soak/llvm-naplespu",
    };
    let folder = root().join(folder);
    let counts = repeat(&folder, n, |seed| match machine {
        Machine::Native => check(seed, &ours, &folder),
        Machine::NaplesPu => check_naplespu(seed, &ours, &folder),
    })?;
    Ok(counts.findings == 0)
}

/// Builds the program of ours; none if that fails.
pub(crate) fn build_ours() -> Result<Option<PathBuf>, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(root()).args(["build", "--release", "-p", "kernelsmith-cli"]);
    Ok(status(&mut cargo)?.then(|| target_folder().join("release/kernelsmith")))
}

/// Checks the seeds up to `n` that were not checked yet, with the state and the findings in a folder.
pub(crate) fn repeat(
    folder: &Path,
    n: u64,
    mut check: impl FnMut(u64) -> Result<Outcome, String>,
) -> Result<Counts, String> {
    println!("state and findings are in {}", folder.strip_prefix(root()).unwrap_or(folder).display());
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let state = folder.join("state");
    let mut counts = Counts::read(&state);
    let mut log = OpenOptions::new().create(true).append(true).open(folder.join("findings")).map_err(failed)?;
    println!("seeds {} to {n}", counts.next);
    while counts.next < n {
        match check(counts.next)? {
            Outcome::Skipped => counts.skipped += 1,
            Outcome::Equal => counts.equal += 1,
            Outcome::Findings(all) => {
                counts.findings += 1;
                for finding in all {
                    println!("{finding}");
                    writeln!(log, "{finding}").map_err(failed)?;
                }
            }
        }
        counts.next += 1;
        counts.write(&state)?;
        if counts.next.is_multiple_of(50) {
            println!("{counts}");
        }
    }
    println!("{counts}");
    Ok(counts)
}

fn failed(error: std::io::Error) -> String {
    error.to_string()
}

/// What was run so far.
#[derive(Default)]
pub(crate) struct Counts {
    next: u64,
    equal: u64,
    skipped: u64,
    pub(crate) findings: u64,
}

impl Counts {
    fn read(state: &Path) -> Counts {
        let text = fs::read_to_string(state).unwrap_or_default();
        let numbers: Vec<u64> = text.split_ascii_whitespace().filter_map(|word| word.parse().ok()).collect();
        match numbers[..] {
            [next, equal, skipped, findings] => Counts { next, equal, skipped, findings },
            _ => Counts::default(),
        }
    }

    fn write(&self, state: &Path) -> Result<(), String> {
        let Counts { next, equal, skipped, findings } = self;
        fs::write(state, format!("{next} {equal} {skipped} {findings}\n")).map_err(failed)
    }
}

impl std::fmt::Display for Counts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Counts { next, equal, skipped, findings } = self;
        write!(f, "{next} seeds: {equal} equal, {skipped} skipped, {findings} with findings")
    }
}

pub(crate) enum Outcome {
    /// The program takes too long, or shows nothing.
    Skipped,
    Equal,
    Findings(Vec<String>),
}

fn check(seed: u64, ours: &Path, folder: &Path) -> Result<Outcome, String> {
    let path = |name: &str| folder.join(name);
    let (source, object, program) = (path("program.c"), path("program.o"), path("program"));
    let written = {
        // It writes a file about the platform where it runs.
        let mut csmith = Command::new("csmith");
        run(csmith.args(["--seed", &seed.to_string()]).current_dir(folder), Some(&source), PATIENCE)?
    };
    let clang = |level: &str| {
        let mut clang = Command::new(CLANG);
        clang.args(["-w", "-ffp-contract=off", "-I/usr/include/csmith", level]).arg(&source);
        clang
    };
    let reference = path("reference");
    let wanted = path("wanted");
    if !succeeded(written) {
        return Ok(Outcome::Skipped);
    }
    // Not a program that is skipped: a run in which nothing compiles would end without findings.
    if !succeeded(run(clang("-O0").arg("-o").arg(&reference), None, 12 * PATIENCE)?) {
        return Err(format!("seed {seed}: {CLANG} does not compile the program; are csmith's headers installed?"));
    }
    if !succeeded(run(&mut Command::new(&reference), Some(&wanted), PATIENCE)?) {
        return Ok(Outcome::Skipped);
    }
    let wanted = fs::read(wanted).map_err(failed)?;
    let mut findings = Vec::new();
    for level in LEVELS {
        let module = path("program.bc");
        if !succeeded(run(clang(level).args(["-c", "-emit-llvm", "-o"]).arg(&module), None, 12 * PATIENCE)?) {
            return Ok(Outcome::Skipped);
        }
        for tier in TIERS {
            let mut finding = |what: &str| findings.push(format!("seed {seed}, IR of {level}, cc {tier}: {what}"));
            let mut compiler = Command::new(ours);
            compiler.args(["cc", tier]).arg(&module).arg("-o").arg(&object);
            if !succeeded(run(&mut compiler, None, 12 * PATIENCE)?) {
                finding("not compiled");
                continue;
            }
            let mut linker = Command::new("cc");
            if !succeeded(run(linker.arg(&object).arg("-o").arg(&program).arg("-lm"), None, 12 * PATIENCE)?) {
                finding("not linked");
                continue;
            }
            let output = path("output");
            match run(&mut Command::new(&program), Some(&output), FACTOR * PATIENCE)? {
                Some(status) if status.success() => {
                    if fs::read(output).map_err(failed)? != wanted {
                        finding("another output");
                    }
                }
                Some(status) => finding(&status.to_string()),
                None => finding("does not end"),
            }
        }
    }
    Ok(if findings.is_empty() { Outcome::Equal } else { Outcome::Findings(findings) })
}

fn check_naplespu(seed: u64, ours: &Path, folder: &Path) -> Result<Outcome, String> {
    let path = |name: &str| folder.join(name);
    let (source, module, object, program) = (path("program.c"), path("program.bc"), path("program.o"), path("program"));
    let runtime = root().join("crates/cli/tests/naplespu");
    let mut csmith = Command::new("csmith");
    csmith.args(["--seed", &seed.to_string(), "--no-argc", "--no-packed-struct"]);
    if seed.is_multiple_of(2) {
        csmith.args(["--no-longlong", "--no-math64"]);
    }
    let written = path("written.c");
    if !succeeded(run(csmith.current_dir(folder), Some(&written), PATIENCE)?) {
        return Ok(Outcome::Skipped);
    }
    // The checksum is the result, because there is no output.
    let text = fs::read_to_string(written).map_err(failed)?.replace("    return 0;", "    return (int)checksum;");
    fs::write(&source, text).map_err(failed)?;
    let clang = |level: &str| {
        let mut clang = Command::new(CLANG);
        clang.args(["--target=i386-none-elf", "-mno-sse", "-mno-mmx", "-w", "-ffreestanding", "-fwrapv"]);
        clang.args(["-fno-strict-aliasing", "-ffp-contract=off", level, "-I"]).arg(&runtime);
        clang
    };
    let (twin, start, reference, wanted) = (path("twin.o"), path("start.o"), path("reference"), path("wanted"));
    let mut is_built = true;
    for (input, output) in
        [(&source, &twin), (&runtime.join("start32.c"), &start), (&runtime.join("../../library/naplespu.c"), &object)]
    {
        // Optimised code may leave a loop without effects that never ends.
        let mut clang = clang("-O0");
        clang.args(["-fno-builtin", "-Dmemcpy=copied", "-Dmemset=filled"].iter().filter(|_| output == &object));
        is_built &= succeeded(run(clang.arg("-c").arg(input).arg("-o").arg(output), None, 12 * PATIENCE)?);
    }
    let mut linker = Command::new("ld.lld-22");
    linker.args(["-m", "elf_i386"]).args([&start, &twin, &object]).arg("-o").arg(&reference);
    is_built &= succeeded(run(&mut linker, None, 12 * PATIENCE)?);
    if !is_built {
        return Err(format!("seed {seed}: {CLANG} and ld.lld-22 do not make a program for 32-bit x86"));
    }
    if !succeeded(run(&mut Command::new(&reference), Some(&wanted), PATIENCE)?) {
        return Ok(Outcome::Skipped);
    }
    let wanted = fs::read_to_string(wanted).map_err(failed)?;
    let mut findings = Vec::new();
    for level in LEVELS {
        if !succeeded(run(
            clang(level).args(["-c", "-emit-llvm", "-o"]).arg(&module).arg(&source),
            None,
            12 * PATIENCE,
        )?) {
            return Ok(Outcome::Skipped);
        }
        let mut compiler = Command::new(ours);
        compiler.args(["cc", "--target", "naplespu", "--max-frame", "200000"]).arg(&module).arg("-o").arg(&object);
        if !succeeded(run(&mut compiler, None, 12 * PATIENCE)?) {
            findings.push(format!("seed {seed}, {level}: not compiled"));
            continue;
        }
        // Large stacks far away from the code, because these programs have large frames.
        let mut linker = Command::new(ours);
        linker.args(["link", "--stacks", "0x600000", "--stack-bytes", "0x40000"]).arg(&object).arg("-o").arg(&program);
        if !succeeded(run(&mut linker, None, 12 * PATIENCE)?) {
            findings.push(format!("seed {seed}, {level}: not linked"));
            continue;
        }
        let output = path("output");
        let mut simulator = Command::new(ours);
        simulator.arg("sim").arg(&program).args(["--threads", "1"]);
        simulator.args(["--as-hardware"].iter().filter(|_| seed % 4 > 1));
        match run(&mut simulator, Some(&output), 60 * PATIENCE)? {
            Some(_) => {
                let output = fs::read_to_string(output).map_err(failed)?;
                if !output.trim_end().ends_with(wanted.trim_end()) {
                    findings.push(format!("seed {seed}, {level}: {}, not {}", output.trim_end(), wanted.trim_end()));
                }
            }
            None => findings.push(format!("seed {seed}, {level}: does not end")),
        }
    }
    Ok(if findings.is_empty() { Outcome::Equal } else { Outcome::Findings(findings) })
}

pub(crate) fn succeeded(status: Option<ExitStatus>) -> bool {
    status.is_some_and(|status| status.success())
}

/// Runs a program with its output in a file, or without it; `None` if it does not end in time, or does not exist.
pub(crate) fn run(
    command: &mut Command,
    output: Option<&PathBuf>,
    patience: Duration,
) -> Result<Option<ExitStatus>, String> {
    let output = output.map_or(Ok(Stdio::null()), |path| File::create(path).map(Stdio::from)).map_err(failed)?;
    let Ok(mut child) = command.stdin(Stdio::null()).stdout(output).stderr(Stdio::null()).spawn() else {
        return Ok(None);
    };
    let end = Instant::now() + patience;
    loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            return Ok(Some(status));
        }
        if Instant::now() > end {
            child.kill().and_then(|()| child.wait()).map_err(failed)?;
            return Ok(None);
        }
        std::thread::sleep(Duration::from_millis(2));
    }
}
