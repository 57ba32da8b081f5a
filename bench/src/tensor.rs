//! `bench tensor`: contractions of tensors, next to other libraries.
//!
//! In: families or rows, the requested peers. Out: a table: GFLOP/s of ours and of each peer, of which the first are
//! transpose-GEMM-transpose with our kernels (with peers only), `memcpy` of as many bytes as a copy moves, and loops in Rust
//! that call the compiled blocks of an operation; the ratio to
//! the fastest peer, the time to compile, and the predicted time next to the measured one; for each family the geometric
//! means of the ratios to the fastest peer and to each one, and the row with the least ratio. With `--compile N` only the time
//! of the fastest of `N` compilations. With `--record` also a CSV in `bench/record/PROCESSOR`.
//! Invariants: results are compared before anything is timed; operands are small integers, so that sums are exact in any
//! order and results are equal or wrong; everything runs on one thread, in the same run.
//! Not here: the rows (see `rows`), the peers (see `bench/peers/tensor.py`).

mod network;
mod record;
mod rows;
mod set;
mod spec;

use crate::library::clock;
use crate::library::limits::MultiplyAdds;
use crate::library::peers::python_environment;
use crate::peer::Conversation;
use kernelsmith::Jit;
use kernelsmith::kernels::gemm::{Gemm, GemmExtras, GemmKernel};
use kernelsmith::kernels::{KernelCompiler, PrimitiveExt};
use kernelsmith::tensor::einsum::{EinsumKernel, Shape, Slice};
use kernelsmith::tensor::{Execution, TensorKernel};
use lexopt::prelude::*;
use network::Chain;
use record::Record;
use rows::FAMILIES;
use spec::Spec;
use std::fmt::Write;
use std::hint::black_box;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// The peers.
const PEERS: [&str; 4] = ["etops", "NumPy", "opt_einsum", "onnxruntime"];
/// Elements of a chain's result that are compared, spread over it.
const SAMPLE: usize = 64;
/// Most difference of an element of a chain, relative to the greater of 1 and the element.
const TOLERANCE: f64 = 1e-4;
/// Settings that limit libraries to one thread.
const ENVIRONMENT: [(&str, &str); 3] =
    [("OMP_NUM_THREADS", "1"), ("OPENBLAS_NUM_THREADS", "1"), ("OPENBLAS_CORETYPE", "SkylakeX")];
/// Compilations of each row; the fastest counts.
const COMPILATIONS: usize = 5;

/// The arguments.
struct Options {
    peers: Vec<&'static str>,
    rows: Vec<(String, String)>,
    is_recorded: bool,
    /// The number of compilations, if nothing is run.
    compilations: Option<usize>,
    /// The file for the set of small products, and how many of them.
    set: Option<String>,
    n_of_set: usize,
}

impl Options {
    fn parse(arguments: &[&str]) -> Result<Options, lexopt::Error> {
        let mut options = Options {
            peers: Vec::new(),
            rows: Vec::new(),
            is_recorded: false,
            compilations: None,
            set: None,
            n_of_set: usize::MAX,
        };
        let mut parser = lexopt::Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Long("peers") => {
                    let names = parser.optional_value().map(|names| names.string()).transpose()?;
                    let names = names.as_deref().map(|names| names.split(',').collect::<Vec<_>>());
                    let wanted = |name: &&str| names.as_ref().is_none_or(|names| names.contains(name));
                    options.peers = PEERS.into_iter().filter(wanted).collect();
                }
                Long("record") => options.is_recorded = true,
                Long("compile") => options.compilations = Some(parser.value()?.parse()?),
                Long("set") => options.set = Some(parser.value()?.string()?),
                Long("products") => options.n_of_set = parser.value()?.parse()?,
                Value(row) => {
                    let row = row.string()?;
                    match FAMILIES.iter().find(|(family, _)| *family == row) {
                        Some((family, rows)) => {
                            options.rows.extend(rows.iter().map(|row| ((*family).to_owned(), (*row).to_owned())));
                        }
                        None => {
                            let has_row = |(_, rows): &&(&str, &[&str])| rows.contains(&row.as_str());
                            let family = FAMILIES.iter().find(has_row).map_or("rows", |(family, _)| family);
                            options.rows.push((family.to_owned(), row));
                        }
                    }
                }
                other => return Err(other.unexpected()),
            }
        }
        if options.rows.is_empty() {
            let all = FAMILIES.iter().flat_map(|(family, rows)| rows.iter().map(move |row| (family, row)));
            options.rows.extend(all.map(|(family, row)| ((*family).to_owned(), (*row).to_owned())));
        }
        Ok(options)
    }
}

/// A running peer.
struct Peer {
    name: &'static str,
    version: String,
    conversation: Conversation,
}

impl Peer {
    fn start(name: &'static str) -> Result<Peer, String> {
        let program = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/tensor.py");
        let python = python_environment().join("bin/python");
        if !python.exists() {
            return Err(format!("{name}: no {}: docs/kernels-bench.md says how to install it", python.display()));
        }
        let mut command = Command::new(python);
        let mut conversation = Conversation::start(name, command.arg(program).envs(ENVIRONMENT))?;
        let (version, _) = conversation.ask(&format!("version {name}")).map_err(|what| format!("{name}: {what}"))?;
        Ok(Peer { name, version, conversation })
    }
}

/// Our kernel for a row, with its data.
struct Ours {
    kernel: Kernel,
    operands: Vec<Vec<f32>>,
    out: Aligned,
    /// Nanoseconds of the fastest compilation.
    compiled: f64,
    /// Predicted cycles; none for loops as listed.
    cycles: Option<f64>,
}

enum Kernel {
    Operation(TensorKernel),
    Einsum(EinsumKernel),
    Chain(Chain),
}

impl Ours {
    fn new(jit: &Jit, spec: &Spec) -> Result<Ours, String> {
        let (kernel, cycles, compiled) = compile(jit, spec, COMPILATIONS)?;
        let (lens, out): (Vec<usize>, usize) = match spec {
            Spec::Listed(of) | Spec::Optimised(of) => ((0..2).map(|at| of.elements(at)).collect(), of.elements(2)),
            Spec::Einsum(of) => (of.shapes().iter().map(Shape::span).collect(), of.out_shape().span()),
            Spec::Chain(of) => of.elements(),
        };
        let operands = lens.iter().enumerate().map(|(at, &len)| match spec {
            Spec::Chain(of) => of.values(at, len),
            _ => values(len, at + 1),
        });
        let operands = operands.collect();
        Ok(Ours { kernel, operands, out: Aligned::zeroed(out), compiled, cycles })
    }

    fn calls(&mut self, n: usize) -> Result<(), String> {
        let Ours { kernel, operands, out, .. } = self;
        let out = out.slice_mut();
        match kernel {
            Kernel::Operation(kernel) => {
                (0..n).try_for_each(|_| kernel.call(&operands[0], &operands[1], out).map_err(|error| error.to_string()))
            }
            Kernel::Einsum(kernel) => {
                let slices: Vec<Slice<'_>> = operands.iter().map(Slice::from).collect();
                (0..n).try_for_each(|_| kernel.call(&slices, &mut *out)).map_err(|error| error.to_string())
            }
            Kernel::Chain(chain) => (0..n).try_for_each(|_| chain.call(operands, out)),
        }
    }

    /// The sums of one call's results.
    fn check(&mut self) -> Result<[f64; 2], String> {
        self.out.slice_mut().fill(0.0);
        self.calls(1)?;
        Ok(sums(self.out.slice_mut()))
    }

    /// Elements of the result that are spread over it; `bench/peers/tensor.py` has the same.
    fn sample(&mut self) -> [f64; SAMPLE] {
        let out = self.out.slice_mut();
        std::array::from_fn(|number| f64::from(out[number * (out.len() - 1) / (SAMPLE - 1)]))
    }
}

/// The kernel of a row, its predicted cycles, and the nanoseconds of the fastest of `n` compilations.
fn compile(jit: &Jit, spec: &Spec, n: usize) -> Result<(Kernel, Option<f64>, f64), String> {
    let machine = KernelCompiler::machine(jit);
    let (mut last, mut compiled) = (None, f64::INFINITY);
    for _ in 0..n.max(1) {
        // A new spec, which nobody has planned.
        let start = Instant::now();
        let (kernel, cycles) = match spec {
            Spec::Listed(of) => (of.compile(jit).map(Kernel::Operation), None),
            Spec::Optimised(of) => {
                let schedule = of.optimise(machine, 1).map_err(|error| error.to_string())?;
                (schedule.operation().compile(jit).map(Kernel::Operation), Some(schedule.cycles()))
            }
            Spec::Chain(of) => {
                let (chain, cycles) = of.compile(jit)?;
                (Ok(Kernel::Chain(chain)), Some(cycles))
            }
            Spec::Einsum(of) => {
                let of = of.clone().threads(1);
                let kernel = of.compile(jit).map(Kernel::Einsum);
                (kernel, Some(of.cycles(machine).map_err(|error| error.to_string())?))
            }
        };
        let kernel = kernel.map_err(|error| error.to_string())?;
        compiled = compiled.min(start.elapsed().as_secs_f64() * 1e9);
        last = Some((kernel, cycles));
    }
    let (kernel, cycles) = last.ok_or("nothing was compiled")?;
    Ok((kernel, cycles, compiled))
}

/// Plans and compiles each row, without running it.
fn compile_only(jit: &Jit, options: &Options, n: usize) -> Result<String, String> {
    let mut families: Vec<Family> = Vec::new();
    for (family, row) in &options.rows {
        let (_, _, nanos) = compile(jit, &Spec::parse(row)?, n)?;
        println!("{:>8.0} us  {row}", nanos / 1e3);
        if families.last().is_none_or(|last| last.name != *family) {
            families.push(Family::new(family, &[]));
        }
        families.iter_mut().rev().take(1).for_each(|of| of.compiled.push(nanos.ln()));
    }
    Ok(families.iter().map(Family::summary).collect())
}

/// Elements that begin at a cache line, so that kernels can write large results non-temporally.
struct Aligned {
    memory: Vec<f32>,
    begin: usize,
    len: usize,
}

impl Aligned {
    fn zeroed(len: usize) -> Aligned {
        let line = 64 / size_of::<f32>();
        let memory = vec![0.0; len + line];
        let begin = memory.as_ptr().align_offset(64).min(line);
        Aligned { memory, begin, len }
    }

    fn slice_mut(&mut self) -> &mut [f32] {
        &mut self.memory[self.begin..self.begin + self.len]
    }
}

/// The sum of a result, and one with weights.
fn sums(out: &[f32]) -> [f64; 2] {
    let plain = out.iter().map(|&x| f64::from(x)).sum();
    let weighted = out.iter().enumerate().map(|(at, &x)| f64::from(x) * (at % 1009) as f64).sum();
    [plain, weighted]
}

/// The values of an operand; `bench/peers/tensor.py` has the same.
fn values(n: usize, seed: usize) -> Vec<f32> {
    (0..n).map(|at| ((at * 7 + seed) % 5) as f32 - 2.0).collect()
}

/// A contender in a row.
enum Outcome {
    Nanos(f64),
    Unsupported,
    Wrong,
}

/// Runs the benchmark.
///
/// # Errors
/// A wrong argument, or a kernel that cannot be compiled.
pub fn run(arguments: &[&str]) -> Result<String, String> {
    let options = Options::parse(arguments).map_err(|error| error.to_string())?;
    let jit = Jit::host().map_err(|error| error.to_string())?;
    let machine = KernelCompiler::machine(&jit).clone();
    let clock = MultiplyAdds::compile(&jit, machine.widest())?;
    let mut peers = Vec::new();
    for name in &options.peers {
        match Peer::start(name) {
            Ok(peer) => peers.push(peer),
            Err(what) => println!("missing peer: {what}"),
        }
    }
    if let Some(n) = options.compilations {
        return compile_only(&jit, &options, n);
    }
    if let Some(path) = &options.set {
        return set::run(&jit, &machine, &mut peers, path, options.n_of_set);
    }
    let contenders: Vec<&str> = OWN.into_iter().chain(peers.iter().map(|peer| peer.name)).collect();
    let names: String = contenders.iter().map(|name| format!("{name:>11}")).collect();
    println!("{:>9}{names}  best/ours  compile us  measured/predicted  row (GFLOP/s; GB/s of copies)", "ours");
    let mut families: Vec<Family> = Vec::new();
    let (mut record, load) = (Record::default(), record::load());
    for (family, row) in &options.rows {
        let spec = Spec::parse(row)?;
        let mut ours = Ours::new(&jit, &spec)?;
        let want = ours.check()?;
        // Elements of chains are rounded, and compared one by one.
        let sample = matches!(spec, Spec::Chain(_)).then(|| ours.sample());
        let prepared: Vec<Outcome> = peers.iter_mut().map(|peer| prepare(peer, row, want, sample)).collect();
        let nanos = clock::measure(&mut |n| ours.calls(n))?;
        let mut times = vec![
            transposed(&jit, &spec, want, !peers.is_empty())?,
            copied(&mut ours, &spec)?,
            interpreted(&jit, &ours, &spec, want)?,
        ];
        let nanos_per_cycle = clock.nanos()? * machine.fma_per_cycle;
        for (peer, outcome) in peers.iter_mut().zip(prepared) {
            times.push(match outcome {
                Outcome::Nanos(_) => match peer.conversation.numbers::<1>("time") {
                    Ok([nanos]) => Outcome::Nanos(nanos),
                    Err(_) => Outcome::Unsupported,
                },
                other => other,
            });
        }
        let work = if spec.flops() > 0.0 { spec.flops() } else { spec.bytes() };
        let mut line = format!("{:>9.2}", work / nanos);
        for outcome in &times {
            line += &match outcome {
                Outcome::Nanos(theirs) => format!("{:>11.2}", work / theirs),
                Outcome::Unsupported => format!("{:>11}", "-"),
                Outcome::Wrong => format!("{:>11}", "wrong"),
            };
        }
        let model = ours.cycles.map_or("-".to_owned(), |cycles| format!("{:.2}", nanos / (cycles * nanos_per_cycle)));
        if families.last().is_none_or(|last| last.name != *family) {
            families.push(Family::new(family, &contenders));
        }
        record.add(row, &spec, nanos, &contenders, &times);
        let ratio = families.last_mut().and_then(|of| of.add(row, nanos, ours.compiled, &times));
        let ratio = ratio.map_or("-".to_owned(), |ratio| format!("{ratio:.2}"));
        println!("{line}  {ratio:>9}  {:>10.0}  {model:>18}  {row}", ours.compiled / 1e3);
    }
    let mut text: String = families.iter().map(Family::summary).collect();
    if options.is_recorded {
        let versions: Vec<String> = peers.iter().map(|peer| format!("{} {}", peer.name, peer.version)).collect();
        let quoted = |argument: &&str| {
            if argument.contains(' ') { format!("'{argument}'") } else { (*argument).to_owned() }
        };
        let arguments: Vec<String> = arguments.iter().map(quoted).collect();
        let command = format!("cargo xtask bench tensor {}", arguments.join(" "));
        let load = match (load, record::load()) {
            (Some(before), Some(after)) => format!("The load was {before} before and {after} after."),
            _ => String::new(),
        };
        let _ = writeln!(text, "recorded in {}", record.write(&command, &versions, &load, &families)?.display());
    }
    Ok(text)
}

/// Contenders of this program: transpose-GEMM-transpose, a copy of as many bytes without a transposition, and loops in
/// Rust that call the compiled blocks.
const OWN: [&str; 3] = ["our TTGT", "memcpy", "our blocks"];

/// Our kernel that copies both operands and the result to the layouts of matrices.
fn transposed(jit: &Jit, spec: &Spec, want: [f64; 2], is_wanted: bool) -> Result<Outcome, String> {
    let Spec::Einsum(of) = spec else { return Ok(Outcome::Unsupported) };
    if of.shapes().len() != 2 || !is_wanted {
        return Ok(Outcome::Unsupported);
    }
    let mut other = Ours::new(jit, &Spec::Einsum(Box::new(of.as_ref().clone().copying([true; 3]))))?;
    match other.check()? == want {
        true => Ok(Outcome::Nanos(clock::measure(&mut |n| other.calls(n))?)),
        false => Ok(Outcome::Wrong),
    }
}

/// The interpreter of the loops, which calls a compiled kernel for each block; for loops as listed.
fn interpreted(jit: &Jit, ours: &Ours, spec: &Spec, want: [f64; 2]) -> Result<Outcome, String> {
    let Spec::Listed(of) = spec else { return Ok(Outcome::Unsupported) };
    if of.dimensions().iter().all(|of| of.execution == Execution::Primitive) {
        return Ok(Outcome::Unsupported);
    }
    let mut kernels: Vec<(Gemm, GemmKernel)> = Vec::new();
    let mut out = vec![0.0f32; ours.out.len];
    let mut call = |out: &mut [f32]| -> Result<(), String> {
        let mut error = None;
        let [a, b] = [0, 1].map(|of| ours.operands[of].as_slice());
        let extras = GemmExtras::<f32, f32>::default();
        let done = of.interpret(a, b, out, extras, |block| {
            if !kernels.iter().any(|(product, _)| product == block.product) {
                match block.product.compile(jit) {
                    Ok(kernel) => kernels.push((*block.product, kernel)),
                    Err(what) => error = Some(what.to_string()),
                }
            }
            let Some((_, kernel)) = kernels.iter().find(|(product, _)| product == block.product) else { return };
            if let Err(what) = kernel.call(block.in0, block.in1, block.out) {
                error = Some(what.to_string());
            }
        });
        done.map_err(|what| what.to_string())?;
        error.map_or(Ok(()), Err)
    };
    call(&mut out)?;
    if sums(&out) != want {
        return Ok(Outcome::Wrong);
    }
    Ok(Outcome::Nanos(clock::measure(&mut |n| (0..n).try_for_each(|_| call(&mut out)))?))
}

/// A copy of the operand to the output, without a transposition; for einsums of one operand.
fn copied(ours: &mut Ours, spec: &Spec) -> Result<Outcome, String> {
    let Ours { operands, out, .. } = ours;
    let out = out.slice_mut();
    match (spec, operands.as_slice()) {
        (Spec::Einsum(_), [operand]) if operand.len() == out.len() => {
            let nanos = clock::measure(&mut |n| {
                (0..n).for_each(|_| out.copy_from_slice(black_box(operand)));
                Ok(())
            })?;
            Ok(Outcome::Nanos(nanos))
        }
        _ => Ok(Outcome::Unsupported),
    }
}

/// The results of the rows of a family.
struct Family {
    name: String,
    /// The logarithms of compile times, and of ratios to the fastest contender.
    compiled: Vec<f64>,
    ratios: Vec<f64>,
    /// The logarithms of ratios to each contender, and its name.
    contenders: Vec<(String, Vec<f64>)>,
    least: Option<(f64, String)>,
}

impl Family {
    fn new(name: &str, contenders: &[&str]) -> Family {
        let contenders = contenders.iter().map(|&name| (name.to_owned(), Vec::new())).collect();
        Family { name: name.to_owned(), compiled: Vec::new(), ratios: Vec::new(), contenders, least: None }
    }

    /// Adds a row, and returns its ratio to the fastest contender.
    fn add(&mut self, row: &str, nanos: f64, compiled: f64, times: &[Outcome]) -> Option<f64> {
        self.compiled.push(compiled.ln());
        let mut best: Option<f64> = None;
        for ((_, ratios), outcome) in self.contenders.iter_mut().zip(times) {
            if let Outcome::Nanos(theirs) = outcome {
                ratios.push((theirs / nanos).ln());
                best = Some(best.map_or(*theirs, |best| best.min(*theirs)));
            }
        }
        let ratio = best? / nanos;
        self.ratios.push(ratio.ln());
        if self.least.as_ref().is_none_or(|(least, _)| ratio < *least) {
            self.least = Some((ratio, row.to_owned()));
        }
        Some(ratio)
    }

    /// Geometric means, and the row with the least ratio.
    fn summary(&self) -> String {
        let mean = |logs: &[f64]| (logs.iter().sum::<f64>() / logs.len() as f64).exp();
        let mut text = format!("{}: geometric means: compile time {:.0} us", self.name, mean(&self.compiled) / 1e3);
        let Some((least, row)) = &self.least else { return text + "\n" };
        let _ = write!(text, ", best/ours {:.2}", mean(&self.ratios));
        for (name, ratios) in self.contenders.iter().filter(|(_, ratios)| !ratios.is_empty()) {
            let _ = write!(text, ", {name}/ours {:.2} ({} rows)", mean(ratios), ratios.len());
        }
        let _ = writeln!(text, "; least best/ours {least:.2}: {row}");
        text
    }
}

/// Prepares a row in a peer and compares its results: sums, which are exact, or a sample of rounded elements.
fn prepare(peer: &mut Peer, row: &str, want: [f64; 2], sample: Option<[f64; SAMPLE]>) -> Outcome {
    if peer.conversation.ask(&format!("case {} {row}", peer.name)).is_err() {
        return Outcome::Unsupported;
    }
    match (peer.conversation.numbers::<2>("check"), sample) {
        (Ok(sums), None) if sums == want => Outcome::Nanos(0.0),
        (Ok(_), None) => Outcome::Wrong,
        (Ok(_), Some(wanted)) => match peer.conversation.numbers::<SAMPLE>("sample") {
            Ok(found) => {
                let is_close = |(x, y): (&f64, &f64)| (x - y).abs() <= TOLERANCE * y.abs().max(1.0);
                if found.iter().zip(&wanted).all(is_close) { Outcome::Nanos(0.0) } else { Outcome::Wrong }
            }
            Err(_) => Outcome::Unsupported,
        },
        (Err(_), _) => Outcome::Unsupported,
    }
}
