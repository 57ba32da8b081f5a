//! `kernelsmith teir`: checks, runs, optimises and compiles TEIR.
//!
//! In: a file; arrays in `.npy` files. Out: the canonical text, the plan, the result's checksum and speed.
//! Operands that are not given are random small integers, so that every order of sums gives the same result.
//! Not here: the language (kernelsmith-tensor).

use super::npy::{Array, Elements};
use super::{read, read_text, write};
use crate::output::{Failure, Out};
use kernelsmith::Jit;
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::tensor::einsum::{EinsumElement, Slice, SliceMut};
use kernelsmith::tensor::teir::{Elem, Program, RunError};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Options of `teir`.
#[derive(Debug, clap::Args)]
pub(crate) struct TeirArgs {
    #[command(subcommand)]
    action: Action,
}

#[derive(Debug, clap::Subcommand)]
enum Action {
    /// Check a program and print it in the canonical form
    Check(FileArgs),
    /// Compile a program, run it on random operands or those of files, and print a checksum and the speed
    Run(RunArgs),
    /// Choose loops and blocks for this machine, and print the new program
    Optimise(OptimiseArgs),
    /// Compile a program and print its plan
    Compile(FileArgs),
}

#[derive(Debug, clap::Args)]
struct FileArgs {
    /// The file; without it, or with `-`, standard input
    #[arg(default_value = "-")]
    file: PathBuf,
}

#[derive(Debug, clap::Args)]
struct RunArgs {
    #[command(flatten)]
    file: FileArgs,
    /// The elements of the next input, a `.npy` file; can be repeated
    #[arg(long, value_name = "FILE")]
    input: Vec<PathBuf>,
    /// Write the output's elements to this `.npy` file
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Run the program once by the interpreter
    #[arg(long, conflicts_with = "check")]
    interpret: bool,
    /// Compare the result with that of the interpreter, which takes time
    #[arg(long)]
    check: bool,
}

#[derive(Debug, clap::Args)]
struct OptimiseArgs {
    #[command(flatten)]
    file: FileArgs,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
}

/// Maximum number of threads.
const MAX_THREADS: usize = 1024;
/// Maximum number of elements of a tensor.
const MAX_ELEMENTS: usize = 1 << 31;
/// A measurement ends after this time and at least two calls.
const TIME: Duration = Duration::from_millis(500);

/// Runs `teir`.
pub(crate) fn run(args: &TeirArgs, out: &mut Out) -> Result<(), Failure> {
    match &args.action {
        Action::Check(args) => {
            let program = load(args)?;
            out.text(&program.to_string())
        }
        Action::Run(args) => {
            check_threads(args.threads)?;
            let program = load(&args.file)?;
            match program.elem() {
                Elem::F32 => run_as::<f32>(args, &program, out),
                Elem::F64 => run_as::<f64>(args, &program, out),
            }
        }
        Action::Optimise(args) => {
            check_threads(args.threads)?;
            let program = load(&args.file)?;
            let jit = Jit::host()?;
            let optimised = program.optimise(KernelCompiler::machine(&jit), args.threads);
            let optimised = optimised.map_err(|error| Failure::input(error.to_string()))?;
            out.text(&optimised.to_string())
        }
        Action::Compile(args) => {
            let program = load(args)?;
            let jit = Jit::host()?;
            out.text(&program.explain(KernelCompiler::machine(&jit)))?;
            let started = Instant::now();
            program.compile(&jit).map_err(|error| Failure::input(error.to_string()))?;
            out.line(&format!("compiled in {:.2} ms", started.elapsed().as_secs_f64() * 1e3))
        }
    }
}

fn check_threads(n: usize) -> Result<(), Failure> {
    if (1..=MAX_THREADS).contains(&n) {
        return Ok(());
    }
    Err(Failure::input(format!("--threads is {n}, but must be 1 to {MAX_THREADS}")))
}

/// The program of a file; warnings are printed to standard error.
fn load(args: &FileArgs) -> Result<Program, Failure> {
    let (name, text) = read_text(&args.file)?;
    match Program::parse_with_warnings(&name, &text) {
        Ok((program, warnings)) => {
            if !warnings.diagnostics().is_empty() {
                eprint!("{warnings}");
            }
            Ok(program)
        }
        Err(report) => Err(Failure::diagnostics(report.diagnostics(), report.sources())),
    }
}

/// An element type of programs.
trait Element: EinsumElement + PartialEq {
    fn of_number(number: i32) -> Self;
    fn of_elements(elements: Elements) -> Option<Vec<Self>>;
    fn to_elements(elements: Vec<Self>) -> Elements;
    fn number(self) -> f64;
    fn bits(self) -> u64;
}

impl Element for f32 {
    fn of_number(number: i32) -> f32 {
        number as f32
    }
    fn of_elements(elements: Elements) -> Option<Vec<f32>> {
        if let Elements::F32(elements) = elements { Some(elements) } else { None }
    }
    fn to_elements(elements: Vec<f32>) -> Elements {
        Elements::F32(elements)
    }
    fn number(self) -> f64 {
        f64::from(self)
    }
    fn bits(self) -> u64 {
        u64::from(self.to_bits())
    }
}

impl Element for f64 {
    fn of_number(number: i32) -> f64 {
        f64::from(number)
    }
    fn of_elements(elements: Elements) -> Option<Vec<f64>> {
        if let Elements::F64(elements) = elements { Some(elements) } else { None }
    }
    fn to_elements(elements: Vec<f64>) -> Elements {
        Elements::F64(elements)
    }
    fn number(self) -> f64 {
        self
    }
    fn bits(self) -> u64 {
        self.to_bits()
    }
}

fn invalid(error: RunError) -> Failure {
    Failure::input(error.to_string())
}

fn run_as<T: Element>(args: &RunArgs, program: &Program, out: &mut Out) -> Result<(), Failure>
where
    for<'a> Slice<'a>: From<&'a Vec<T>>,
    for<'a> SliceMut<'a>: From<&'a mut Vec<T>>,
{
    if let Some(n) = (0..3).map(|of| program.elements(of)).find(|&n| n > MAX_ELEMENTS) {
        return Err(Failure::input(format!("a tensor has {n} elements, but may have at most {MAX_ELEMENTS}")));
    }
    let inputs = inputs::<T>(args, program)?;
    let slices: Vec<Slice<'_>> = inputs.iter().map(Slice::from).collect();
    let zeros = || vec![T::of_number(0); program.elements(2)];
    let mut result = zeros();
    if args.interpret {
        let started = Instant::now();
        program.interpret(&slices, &mut result).map_err(invalid)?;
        report(program, started.elapsed(), "interpreted", out)?;
    } else {
        let jit = Jit::host()?;
        let started = Instant::now();
        let kernel = program.compile(&jit).map_err(|error| Failure::input(error.to_string()))?;
        let compiled = started.elapsed();
        kernel.call_on(args.threads, &slices, &mut result).map_err(invalid)?;
        let mut again = zeros();
        let (mut fastest, mut n_calls) = (Duration::MAX, 0);
        let started = Instant::now();
        while n_calls < 2 || started.elapsed() < TIME {
            let call = Instant::now();
            kernel.call_on(args.threads, &slices, &mut again).map_err(invalid)?;
            fastest = fastest.min(call.elapsed());
            n_calls += 1;
        }
        report(program, fastest, &format!("fastest of {n_calls} calls"), out)?;
        out.line(&format!("compiled in {:.2} ms", compiled.as_secs_f64() * 1e3))?;
    }
    // FNV-1a, by elements.
    let hash = |hash: u64, of: &T| (hash ^ of.bits()).wrapping_mul(0x0100_0000_01b3);
    let sum: f64 = result.iter().map(|&of| of.number()).sum();
    out.line(&format!("sum {sum}, checksum {:016x}", result.iter().fold(0xcbf2_9ce4_8422_2325, hash)))?;
    if args.check {
        let mut want = zeros();
        program.interpret(&slices, &mut want).map_err(invalid)?;
        if result != want {
            return Err(Failure::internal("the result differs from that of the interpreter"));
        }
        out.line("the result equals that of the interpreter")?;
    }
    if let Some(path) = &args.output {
        let elements = T::to_elements(result);
        let array = Array { sizes: vec![program.elements(2)], is_column_major: false, elements };
        write(Some(path), &array.write(), out)?;
    }
    Ok(())
}

/// The elements of the inputs.
fn inputs<T: Element>(args: &RunArgs, program: &Program) -> Result<Vec<Vec<T>>, Failure> {
    let n = program.n_inputs();
    if args.input.len() > n {
        return Err(Failure::input(format!("--input is given {} times, but there are {n} inputs", args.input.len())));
    }
    let mut inputs = Vec::new();
    for at in 0..n {
        let Some(path) = args.input.get(at) else {
            let seed = (at as u64).wrapping_mul(0x0123_4567_89ab_cdef);
            let number = |at: usize| {
                let bits = (at as u64 ^ seed).wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                (bits >> 40) as i32 % 5 - 2
            };
            inputs.push((0..program.elements(at)).map(|at| T::of_number(number(at))).collect());
            continue;
        };
        let (name, bytes) = read(path)?;
        let array = Array::read(&bytes).map_err(|error| Failure::input(format!("{name}: {error}")))?;
        let actual = array.elements.type_name();
        let wanted = program.elem().name();
        let elements = T::of_elements(array.elements);
        let elements = elements
            .ok_or_else(|| Failure::input(format!("{name}: elements are of {actual}, but must be of {wanted}")))?;
        inputs.push(elements);
    }
    Ok(inputs)
}

fn report(program: &Program, time: Duration, how: &str, out: &mut Out) -> Result<(), Failure> {
    let seconds = time.as_secs_f64();
    let flops = program.flops();
    let speed = if flops > 0.0 {
        format!("{:.2} GFLOP/s", flops / seconds / 1e9)
    } else {
        let n: f64 = (0..3).map(|of| program.elements(of) as f64).sum();
        format!("{:.2} GB/s", n * program.elem().bytes() as f64 / seconds / 1e9)
    };
    out.line(&format!("{:.3} ms ({how}), {speed}", seconds * 1e3))
}
