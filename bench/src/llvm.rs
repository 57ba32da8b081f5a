//! `bench llvm`: modules of LLVM IR, read and compiled by us and by LLVM's tools, and the run time of the programs.
//!
//! In: modules, text or bitcode; none for the programs in `tests/filetests/llvm/programs` at -O1. Out: three tables: speed of
//! reading, speed of compilation with the size of the code, and run times of the programs.
//! Invariants: all compilers get the same IR, and the programs' outputs are equal before they are timed. Tools of LLVM are
//! processes: the time of an empty module is subtracted. Ours is a call, from the bitcode in memory to the object file in
//! memory.
//! Not here: whether modules are compiled right (`filetests`, crate `llvm`).

use crate::timing::measure;
use kernelsmith::{Error, Jit, JitOptions, Level, Target, llvm};
use kernelsmith_codegen::pipeline::{PASSES, STAGES};
use lexopt::prelude::*;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const LLC: &str = "llc-22";
const ASSEMBLER: &str = "llvm-as-22";
const DISASSEMBLER: &str = "llvm-dis-22";
const CLANG: &str = "clang-22";
const SIZE: &str = "llvm-size-22";
/// The processor for LLVM's tools.
const CPU: &str = if cfg!(target_arch = "x86_64") { "-mcpu=x86-64-v2" } else { "-mcpu=generic" };

/// Time spent on each measurement of ours.
const BUDGET: Duration = Duration::from_millis(400);

/// The programs, with arguments for about a tenth of a second.
const PROGRAMS: &[(&str, &[&str])] = &[
    ("sha256", &["400"]),
    ("matrix", &["384", "6"]),
    ("nbody", &["1500000"]),
    ("quicksort", &["2000000", "4"]),
    ("interpreter", &["60"]),
];

const USAGE: &str = "\
usage: cargo xtask bench llvm [OPTIONS] [MODULE]...
  --peers   also the tools of LLVM, tcc and gcc, as far as they are installed
  --runs N  minimum of N runs of each process (5)";

struct Options {
    peers: bool,
    runs: usize,
    modules: Vec<PathBuf>,
}

impl Options {
    fn parse(words: &[String]) -> Result<Options, lexopt::Error> {
        let mut options = Options { peers: false, runs: 5, modules: Vec::new() };
        let mut parser = lexopt::Parser::from_args(words);
        while let Some(argument) = parser.next()? {
            match argument {
                Long("peers") => options.peers = true,
                Long("runs") => options.runs = parser.value()?.parse::<usize>()?.max(1),
                Value(module) => options.modules.push(module.into()),
                other => return Err(other.unexpected()),
            }
        }
        Ok(options)
    }
}

/// Prints all tables.
///
/// # Errors
/// Wrong arguments, a module that cannot be read, a program that fails.
pub fn run(words: &[String]) -> Result<(), String> {
    let options = Options::parse(words).map_err(|error| format!("{error}\n{USAGE}"))?;
    let scratch = Scratch::new()?;
    let programs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/filetests/llvm/programs");
    let modules = if options.modules.is_empty() {
        PROGRAMS.iter().map(|(name, _)| programs.join(format!("{name}-O1.ll"))).collect()
    } else {
        options.modules.clone()
    };
    let inputs = modules.iter().map(|path| Input::new(path, &scratch)).collect::<Result<Vec<_>, _>>()?;
    print!("{}", reading(&inputs)?);
    print!("{}", compiling(&inputs, &options, &scratch)?);
    if options.modules.is_empty() {
        print!("{}", running(&programs, &options, &scratch)?);
    }
    Ok(())
}

/// A folder for files of this run, deleted with the value.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Result<Scratch, String> {
        let folder = std::env::temp_dir().join(format!("kernelsmith-bench-llvm-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Scratch(folder))
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        // What is left is in the folder for temporary files.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A module in both forms, and its size.
struct Input {
    name: String,
    text: Option<Vec<u8>>,
    bitcode: Option<Vec<u8>>,
    /// The file that LLVM's tools read.
    file: PathBuf,
    n_insts: usize,
}

impl Input {
    fn new(path: &Path, scratch: &Scratch) -> Result<Input, String> {
        let bytes = std::fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let is_bitcode = bytes.starts_with(b"BC") || bytes.starts_with(&[0xde, 0xc0, 0x17, 0x0b]);
        // The other form, if the tool is installed.
        let (tool, ending) = if is_bitcode { (DISASSEMBLER, "ll") } else { (ASSEMBLER, "bc") };
        let converted = scratch.path(&format!("{name}.{ending}"));
        let status = Command::new(tool).arg(path).arg("-o").arg(&converted).stderr(Stdio::null()).status();
        let other = match status {
            Ok(status) if status.success() => std::fs::read(&converted).ok(),
            _ => None,
        };
        let n_insts = read_bodies(&name, &bytes)?;
        let (text, bitcode, file) = match (is_bitcode, &other) {
            (true, _) => (other, Some(bytes), path.to_owned()),
            (false, Some(_)) => (Some(bytes), other, converted),
            (false, None) => (Some(bytes), None, path.to_owned()),
        };
        Ok(Input { name, text, bitcode, file, n_insts })
    }

    /// The form that is compiled: bitcode if there is any.
    fn compiled_form(&self) -> &[u8] {
        self.bitcode.as_deref().or(self.text.as_deref()).unwrap_or_default()
    }
}

/// Reads a module with all bodies; returns the number of its instructions.
fn read_bodies(name: &str, bytes: &[u8]) -> Result<usize, String> {
    let mut module = llvm::parse(name, bytes).map_err(|error| error.to_string())?;
    let mut n_insts = 0;
    for symbol in module.defined() {
        n_insts += module.body(symbol).map_err(|error| format!("{name}: {error}"))?.n_insts();
    }
    Ok(n_insts)
}

fn reading(inputs: &[Input]) -> Result<String, String> {
    let mut out = format!(
        "reading, all bodies\n{:20}{:>10}{:>10}{:>14}{:>14}{:>14}\n",
        "module", "insts", "text KB", "text MB/s", "text M/s", "bitcode M/s"
    );
    let mut sums = (0usize, 0usize, Duration::ZERO, Duration::ZERO);
    for input in inputs {
        let time = |bytes: &Option<Vec<u8>>| -> Option<Duration> {
            let bytes = bytes.as_ref()?;
            Some(measure(BUDGET, 10_000, || assert!(read_bodies(&input.name, bytes).is_ok(), "it was read before")).min)
        };
        let (text, bitcode) = (time(&input.text), time(&input.bitcode));
        let size = input.text.as_ref().map_or(0, Vec::len);
        sums.0 += input.n_insts;
        sums.1 += size;
        sums.2 += text.unwrap_or_default();
        sums.3 += bitcode.unwrap_or_default();
        line_of_reading(&mut out, &input.name, input.n_insts, size, [text, bitcode]);
    }
    let times = [sums.2, sums.3].map(|time| (!time.is_zero()).then_some(time));
    line_of_reading(&mut out, "all", sums.0, sums.1, times);
    Ok(out)
}

fn line_of_reading(out: &mut String, name: &str, n_insts: usize, size: usize, [text, bitcode]: [Option<Duration>; 2]) {
    let speed = |time: Option<Duration>, amount: usize| {
        time.map_or("-".to_owned(), |time| format!("{:.2}", amount as f64 / time.as_secs_f64() / 1e6))
    };
    let _ = writeln!(
        out,
        "{name:20}{n_insts:>10}{:>10.0}{:>14}{:>14}{:>14}",
        size as f64 / 1e3,
        speed(text, size),
        speed(text, n_insts),
        speed(bitcode, n_insts),
    );
}

/// The lowest level of this architecture. LLVM's tools compile for the same: see [`CPU`].
fn host() -> Result<Target, String> {
    let level = if cfg!(target_arch = "x86_64") {
        Level::X86_64V2
    } else if cfg!(target_arch = "aarch64") {
        Level::Armv8
    } else {
        Level::Rv64gcv
    };
    Target::new(level, level.convention()).map_err(|error| error.to_string())
}

/// The two tiers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tier {
    Fast,
    Optimising,
}

impl Tier {
    fn jit(self, target: &Target) -> Result<Jit, String> {
        let options = JitOptions::new().fast(self == Tier::Fast);
        Jit::for_target(target.clone(), options).map_err(|error| error.to_string())
    }

    fn object(self, jit: &Jit, target: &Target, name: &str, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        let mut module = llvm::parse(name, bytes)?;
        let lowered = match self {
            Tier::Fast => llvm::lower_fast(&mut module, target)?,
            Tier::Optimising => llvm::lower(&mut module, target)?,
        };
        jit.module_object_file(&lowered)
    }
}

/// The time of each phase between a module's bytes and those of its object file for x86-64: of the fastest of several rounds.
///
/// # Errors
/// If the module is not compiled.
pub fn phases(file: &Path, is_fast: bool, rounds: u32) -> Result<Vec<(&'static str, Duration)>, String> {
    let bytes = std::fs::read(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let name = file.display().to_string();
    let level = Level::X86_64V2;
    let target = Target::new(level, level.convention()).map_err(|error| error.to_string())?;
    let inner = kernelsmith_codegen::isa::x86_64::target(kernelsmith_targets::x86_64(), &["x86-64-v2"], "sysv");
    let inner = inner.map_err(|error| error.to_string())?;
    let options = kernelsmith_codegen::Options {
        verify: kernelsmith_codegen::Verify::Never,
        fast: is_fast,
        clock: Some(nanos),
        ..Default::default()
    };
    let mut compiler = kernelsmith_codegen::Compiler::new();
    let mut best: Option<Vec<(&'static str, Duration)>> = None;
    for _ in 0..rounds.max(1) {
        let mut phases = Vec::new();
        let mut last = Instant::now();
        let mut lap = |phases: &mut Vec<_>, phase| {
            phases.push((phase, last.elapsed()));
            last = Instant::now();
        };
        let mut module = llvm::parse(&name, &bytes).map_err(|error| error.to_string())?;
        lap(&mut phases, "parse");
        let lower = if is_fast { llvm::lower_fast } else { llvm::lower };
        let lowered = lower(&mut module, &target).map_err(|error| error.to_string())?;
        lap(&mut phases, "lower");
        kernelsmith_ir::verify_module(&lowered).map_err(|error| error.to_string())?;
        lap(&mut phases, "verify");
        let code = compiler.compile_module(&lowered, &inner, &options).map_err(|error| error.to_string())?;
        let names = PASSES.iter().map(|pass| pass.name).chain(STAGES);
        for (at, stage) in names.enumerate() {
            let nanos = code.iter().map(|compiled| compiled.stats.nanos[at]).sum();
            phases.push((stage, Duration::from_nanos(nanos)));
        }
        let start = phases.len() - PASSES.len() - STAGES.len();
        let in_stages: Duration = phases[start..].iter().map(|(_, time)| *time).sum();
        lap(&mut phases, "compile, others");
        if let Some((_, time)) = phases.last_mut() {
            *time = time.saturating_sub(in_stages);
        }
        let program =
            kernelsmith_codegen::module::program(&lowered, &code, &inner).map_err(|error| error.to_string())?;
        lap(&mut phases, "link");
        kernelsmith_machine::object::write(inner.desc(), &program).map_err(|error| error.to_string())?;
        lap(&mut phases, "object");
        drop((program, code, lowered, module));
        lap(&mut phases, "drop");
        let all = |phases: &[(_, Duration)]| phases.iter().map(|(_, time)| *time).sum::<Duration>();
        phases.push(("all", all(&phases)));
        if best.as_ref().is_none_or(|best| phases.last().map(|(_, time)| *time) < best.last().map(|(_, time)| *time)) {
            best = Some(phases);
        }
    }
    Ok(best.unwrap_or_default())
}

fn nanos() -> u64 {
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed().as_nanos() as u64
}

fn compiling(inputs: &[Input], options: &Options, scratch: &Scratch) -> Result<String, String> {
    let target = host()?;
    let tiers = [Tier::Fast, Tier::Optimising];
    let jits = [tiers[0].jit(&target)?, tiers[1].jit(&target)?];
    let mut out = format!(
        "\ncompiling to an object file, from bitcode; millions of instructions per second, bytes of code per instruction\n\
         {:20}{:>10}{:>10}{:>10}{:>10}{:>10}{:>12}{:>12}{:>10}{:>10}{:>10}{:>10}\n",
        "module",
        "insts",
        "fast M/s",
        "ours M/s",
        "-O0 M/s",
        "-O2 M/s",
        "fast / -O0",
        "ours / -O2",
        "fast B",
        "ours B",
        "-O0 B",
        "-O2 B"
    );
    let empty = scratch.path("empty.ll");
    std::fs::write(&empty, "").map_err(|error| error.to_string())?;
    let levels = ["-O0", "-O2"];
    let starts = levels.map(|level| llc_time(&empty, level, options, scratch));
    let (mut n_insts, mut ours_all, mut theirs_all, mut sizes_all) = (0, [0.0; 2], [0.0; 2], [0; 4]);
    for input in inputs {
        let bytes = input.compiled_form();
        if let Err(error) = tiers[0].object(&jits[0], &target, &input.name, bytes) {
            let reason = error.to_string();
            let _ = writeln!(out, "{:20}refused: {}", input.name, reason.lines().next().unwrap_or_default());
            continue;
        }
        let n_runs = if input.n_insts > 100_000 { 3 } else { 1_000 };
        let (mut ours, mut sizes) = ([f64::MAX; 2], [None; 4]);
        for (at, (tier, jit)) in tiers.iter().zip(&jits).enumerate() {
            let object = || tier.object(jit, &target, &input.name, bytes).map_err(|error| error.to_string());
            let path = scratch.path("ours.o");
            std::fs::write(&path, object()?).map_err(|error| error.to_string())?;
            sizes[at] = text_size(&path);
            let end = Instant::now() + BUDGET;
            for _ in 0..=n_runs {
                let start = Instant::now();
                assert!(object().is_ok(), "it was compiled before");
                ours[at] = ours[at].min(start.elapsed().as_secs_f64());
                if Instant::now() > end {
                    break;
                }
            }
        }
        let mut theirs = [None; 2];
        for (at, level) in levels.iter().enumerate() {
            let time = llc_time(&input.file, level, options, scratch).zip(starts[at]);
            theirs[at] = time.map(|(time, start)| (time.as_secs_f64() - start.as_secs_f64()).max(1e-6));
            sizes[at + 2] = theirs[at].and_then(|_| text_size(&scratch.path("theirs.o")));
        }
        n_insts += input.n_insts;
        (0..2).for_each(|at| ours_all[at] += ours[at]);
        (0..2).for_each(|at| theirs_all[at] += theirs[at].unwrap_or(f64::NAN));
        (0..4).for_each(|at| sizes_all[at] += sizes[at].unwrap_or(0));
        line_of_compiling(&mut out, &input.name, input.n_insts, ours, theirs, sizes);
    }
    let theirs = theirs_all.map(|time| time.is_finite().then_some(time));
    let sizes = sizes_all.map(|size| (size > 0).then_some(size));
    line_of_compiling(&mut out, "all", n_insts, ours_all, theirs, sizes);
    Ok(out)
}

fn line_of_compiling(
    out: &mut String,
    name: &str,
    n_insts: usize,
    ours: [f64; 2],
    theirs: [Option<f64>; 2],
    sizes: [Option<u64>; 4],
) {
    let speed = |time: f64| format!("{:.3}", n_insts as f64 / time / 1e6);
    let cell =
        |number: Option<f64>, digits: usize| number.map_or("-".to_owned(), |number| format!("{number:.digits$}"));
    let _ = write!(out, "{name:20}{n_insts:>10}");
    ours.iter().for_each(|&time| _ = write!(out, "{:>10}", speed(time)));
    theirs.iter().for_each(|time| _ = write!(out, "{:>10}", time.map_or("-".to_owned(), speed)));
    let pairs = theirs.iter().zip(ours);
    pairs.for_each(|(time, ours)| _ = write!(out, "{:>12}", cell(time.map(|time| time / ours), 1)));
    sizes.iter().for_each(|size| _ = write!(out, "{:>10}", cell(size.map(|size| size as f64 / n_insts as f64), 2)));
    out.push('\n');
}

/// The minimum time of llc, which writes `theirs.o`; `None` without peers, or if it fails.
fn llc_time(file: &Path, level: &str, options: &Options, scratch: &Scratch) -> Option<Duration> {
    if !options.peers {
        return None;
    }
    let mut best = None;
    for _ in 0..options.runs {
        let mut command = Command::new(LLC);
        command
            .args([level, CPU, "-filetype=obj", "-relocation-model=pic", "-o"])
            .arg(scratch.path("theirs.o"))
            .arg(file);
        let start = Instant::now();
        let status = command.stderr(Stdio::null()).status().ok()?;
        let time = start.elapsed();
        if !status.success() {
            return None;
        }
        best = Some(best.map_or(time, |best: Duration| best.min(time)));
    }
    best
}

/// Bytes of code in an object file, without constants and tables.
fn text_size(path: &Path) -> Option<u64> {
    let output = Command::new(SIZE).arg("-A").arg(path).output().ok().filter(|output| output.status.success())?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let of_line = |line: &str| {
        let mut words = line.split_ascii_whitespace();
        let is_code = words.next()?.starts_with(".text");
        words.next()?.parse::<u64>().ok().filter(|_| is_code)
    };
    Some(text.lines().filter_map(of_line).sum())
}

/// A way to build a program: its name, and the command without the output.
struct Build {
    name: &'static str,
    words: Vec<String>,
}

fn running(programs: &Path, options: &Options, scratch: &Scratch) -> Result<String, String> {
    let target = host()?;
    let names = ["ours", "llc -O0", "llc -O2", "tcc", "clang -O0", "clang -O2", "gcc -O2", "fast"];
    let mut out =
        format!("\nrun time in milliseconds; ours and llc compile the same IR of clang -O1\n{:14}", "program");
    names.iter().for_each(|name| _ = write!(out, "{name:>11}"));
    let _ = writeln!(out, "{:>14}{:>14}", "fast / llc O0", "ours / llc O2");
    let mut ratios = [Vec::new(), Vec::new()];
    for (program, args) in PROGRAMS {
        let source = programs.join(format!("{program}.c")).display().to_string();
        let module = programs.join(format!("{program}-O1.ll"));
        let bytes = std::fs::read(&module).map_err(|error| format!("{}: {error}", module.display()))?;
        let path = |name: &str| scratch.path(name).display().to_string();
        for (tier, name) in [(Tier::Optimising, "ours.o"), (Tier::Fast, "fast.o")] {
            let object = tier.object(&tier.jit(&target)?, &target, program, &bytes);
            let object = object.map_err(|error| format!("{program}: {error}"))?;
            std::fs::write(scratch.path(name), object).map_err(|error| error.to_string())?;
        }
        let llc = |level: &'static str| {
            let object = path(&format!("llc{level}.o"));
            let mut command = Command::new(LLC);
            command.args([level, CPU, "-filetype=obj", "-relocation-model=pic", "-o", &object]).arg(&module);
            let is_done = options.peers && command.stderr(Stdio::null()).status().is_ok_and(|status| status.success());
            is_done.then(|| Build { name: if level == "-O0" { names[1] } else { names[2] }, words: linked(object) })
        };
        let compiler = |name, words: &[&str]| {
            let words = words.iter().map(|word| (*word).to_owned()).chain([source.clone()]).collect();
            options.peers.then_some(Build { name, words })
        };
        let builds = [
            Some(Build { name: names[0], words: linked(path("ours.o")) }),
            llc("-O0"),
            llc("-O2"),
            compiler(names[3], &["tcc"]),
            compiler(names[4], &[CLANG, "-O0", "-lm"]),
            compiler(names[5], &[CLANG, "-O2", "-ffp-contract=off", "-lm"]),
            compiler(names[6], &["gcc", "-O2", "-ffp-contract=off", "-lm"]),
            Some(Build { name: names[7], words: linked(path("fast.o")) }),
        ];
        let times = timed(program, args, builds.into_iter().flatten(), options.runs, scratch)?;
        let time = |name: &str| times.iter().find(|(of, _)| *of == name).map(|(_, time)| time.as_secs_f64());
        let _ = write!(out, "{program:14}");
        for name in names {
            let _ = write!(out, "{:>11}", time(name).map_or("-".to_owned(), |time| format!("{:.1}", time * 1e3)));
        }
        for (at, (ours, peer)) in [(names[7], names[1]), (names[0], names[2])].into_iter().enumerate() {
            let ratio = time(ours).zip(time(peer)).map(|(ours, theirs)| ours / theirs);
            ratios[at].extend(ratio);
            let _ = write!(out, "{:>14}", ratio.map_or("-".to_owned(), |ratio| format!("{ratio:.2}")));
        }
        out.push('\n');
    }
    let mean = |ratios: &Vec<f64>| (ratios.iter().map(|ratio| ratio.ln()).sum::<f64>() / ratios.len() as f64).exp();
    if !ratios[1].is_empty() {
        let _ = writeln!(out, "{:102}{:>14.2}{:>14.2}", "geometric mean", mean(&ratios[0]), mean(&ratios[1]));
    }
    Ok(out)
}

fn linked(object: String) -> Vec<String> {
    ["cc", &object, "-lm", "-latomic"].map(str::to_owned).to_vec()
}

/// Builds the programs, checks that their outputs are equal, and runs each once in every round; returns the minimum of each.
fn timed(
    program: &str,
    args: &[&str],
    builds: impl Iterator<Item = Build>,
    runs: usize,
    scratch: &Scratch,
) -> Result<Vec<(&'static str, Duration)>, String> {
    let mut built = Vec::new();
    let mut wanted: Option<Vec<u8>> = None;
    for build in builds {
        let (compiler, rest) = build.words.split_first().ok_or("an empty command")?;
        let executable = scratch.path(&format!("{program}-{}", build.name.replace(' ', "")));
        let status = Command::new(compiler).arg("-o").arg(&executable).args(rest).stderr(Stdio::null()).status();
        if !status.is_ok_and(|status| status.success()) {
            continue; // not installed
        }
        let output = Command::new(&executable).args(args).output().map_err(|error| error.to_string())?;
        if *wanted.get_or_insert_with(|| output.stdout.clone()) != output.stdout || !output.status.success() {
            return Err(format!("{program}: the output of {} differs from that of ours", build.name));
        }
        built.push((build.name, executable, Duration::MAX));
    }
    for _ in 0..runs {
        for (_, executable, best) in &mut built {
            let start = Instant::now();
            let status = Command::new(executable).args(args).stdout(Stdio::null()).status();
            status.map_err(|error| error.to_string())?;
            *best = (*best).min(start.elapsed());
        }
    }
    Ok(built.into_iter().map(|(name, _, time)| (name, time)).collect())
}
