//! `bench tensor`: contractions of tensors, next to other libraries.
//!
//! In: families or rows, the requested peers. Out: a table: GFLOP/s of ours and of each peer, of which the first is
//! transpose-GEMM-transpose with our kernels (with peers only); the ratio to the fastest peer, the time to compile, and the predicted time next to the measured one; geometric means.
//! Invariants: results are compared before anything is timed; operands are small integers, so that sums are exact in any
//! order and results are equal or wrong; everything runs on one thread, in the same run.
//! Not here: the rows (see `rows`), the peers (see `bench/peers/tensor.py`).

mod rows;
mod spec;

use crate::library::clock;
use crate::library::limits::MultiplyAdds;
use crate::library::peers::python_environment;
use crate::peer::Conversation;
use kernelsmith::Jit;
use kernelsmith::kernels::{KernelCompiler, PrimitiveExt};
use kernelsmith::tensor::TensorKernel;
use kernelsmith::tensor::einsum::{EinsumKernel, Shape, Slice};
use lexopt::prelude::*;
use rows::FAMILIES;
use spec::Spec;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::time::Instant;

/// The peers.
const PEERS: [&str; 3] = ["etops", "NumPy", "opt_einsum"];
/// Settings that limit libraries to one thread.
const ENVIRONMENT: [(&str, &str); 3] =
    [("OMP_NUM_THREADS", "1"), ("OPENBLAS_NUM_THREADS", "1"), ("OPENBLAS_CORETYPE", "SkylakeX")];
/// Compilations of each row; the fastest counts.
const COMPILATIONS: usize = 5;

/// The arguments.
struct Options {
    peers: Vec<&'static str>,
    rows: Vec<(String, String)>,
}

impl Options {
    fn parse(arguments: &[&str]) -> Result<Options, lexopt::Error> {
        let mut options = Options { peers: Vec::new(), rows: Vec::new() };
        let mut parser = lexopt::Parser::from_args(arguments);
        while let Some(argument) = parser.next()? {
            match argument {
                Long("peers") => {
                    let names = parser.optional_value().map(|names| names.string()).transpose()?;
                    let names = names.as_deref().map(|names| names.split(',').collect::<Vec<_>>());
                    let wanted = |name: &&str| names.as_ref().is_none_or(|names| names.contains(name));
                    options.peers = PEERS.into_iter().filter(wanted).collect();
                }
                Value(row) => {
                    let row = row.string()?;
                    match FAMILIES.iter().find(|(family, _)| *family == row) {
                        Some((family, rows)) => {
                            options.rows.extend(rows.iter().map(|row| ((*family).to_owned(), (*row).to_owned())));
                        }
                        None => options.rows.push(("rows".to_owned(), row)),
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
        conversation.ask(&format!("version {name}")).map_err(|what| format!("{name}: {what}"))?;
        Ok(Peer { name, conversation })
    }
}

/// Our kernel for a row, with its data.
struct Ours {
    kernel: Kernel,
    operands: Vec<Vec<f32>>,
    out: Vec<f32>,
    /// Nanoseconds of the fastest compilation.
    compiled: f64,
    /// Predicted cycles; none for loops as listed.
    cycles: Option<f64>,
}

enum Kernel {
    Operation(TensorKernel),
    Einsum(EinsumKernel),
}

impl Ours {
    fn new(jit: &Jit, spec: &Spec) -> Result<Ours, String> {
        let machine = KernelCompiler::machine(jit);
        let (mut last, mut compiled) = (None, f64::INFINITY);
        for _ in 0..COMPILATIONS {
            // A new spec, which nobody has planned.
            let start = Instant::now();
            let (kernel, cycles) = match spec {
                Spec::Listed(of) => (of.compile(jit).map(Kernel::Operation), None),
                Spec::Optimised(of) => {
                    let schedule = of.optimise(machine, 1).map_err(|error| error.to_string())?;
                    (schedule.operation().compile(jit).map(Kernel::Operation), Some(schedule.cycles()))
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
        let (lens, out): (Vec<usize>, usize) = match spec {
            Spec::Listed(of) | Spec::Optimised(of) => ((0..2).map(|at| of.elements(at)).collect(), of.elements(2)),
            Spec::Einsum(of) => (of.shapes().iter().map(Shape::span).collect(), of.out_shape().span()),
        };
        let operands = lens.iter().enumerate().map(|(at, &len)| values(len, at + 1)).collect();
        Ok(Ours { kernel, operands, out: vec![0.0; out], compiled, cycles })
    }

    fn calls(&mut self, n: usize) -> Result<(), String> {
        let Ours { kernel, operands, out, .. } = self;
        match kernel {
            Kernel::Operation(kernel) => {
                (0..n).try_for_each(|_| kernel.call(&operands[0], &operands[1], out).map_err(|error| error.to_string()))
            }
            Kernel::Einsum(kernel) => {
                let slices: Vec<Slice<'_>> = operands.iter().map(Slice::from).collect();
                (0..n).try_for_each(|_| kernel.call(&slices, &mut *out)).map_err(|error| error.to_string())
            }
        }
    }

    /// The sums of one call's results.
    fn check(&mut self) -> Result<[f64; 2], String> {
        self.out.fill(0.0);
        self.calls(1)?;
        let plain = self.out.iter().map(|&x| f64::from(x)).sum();
        let weighted = self.out.iter().enumerate().map(|(at, &x)| f64::from(x) * (at % 1009) as f64).sum();
        Ok([plain, weighted])
    }
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
    let (mut peers, mut text) = (Vec::new(), String::new());
    for name in &options.peers {
        match Peer::start(name) {
            Ok(peer) => peers.push(peer),
            Err(what) => println!("missing peer: {what}"),
        }
    }
    let names: String = peers.iter().map(|peer| format!("{:>11}", peer.name)).collect();
    println!(
        "{:>9}{:>11}{names}  best/ours  compile us  measured/predicted  row (GFLOP/s; GB/s of copies)",
        "ours", "our TTGT"
    );
    // The logarithms of ratios and of compile times, by family.
    let mut means: Vec<(String, Vec<f64>, Vec<f64>)> = Vec::new();
    for (family, row) in &options.rows {
        let spec = Spec::parse(row)?;
        let mut ours = Ours::new(&jit, &spec)?;
        let want = ours.check()?;
        let prepared: Vec<Outcome> = peers.iter_mut().map(|peer| prepare(peer, row, want)).collect();
        let nanos = clock::measure(&mut |n| ours.calls(n))?;
        let transposed = match &spec {
            Spec::Einsum(of) if of.shapes().len() == 2 && !peers.is_empty() => {
                let mut other = Ours::new(&jit, &Spec::Einsum(Box::new(of.as_ref().clone().copying([true; 3]))))?;
                match other.check()? == want {
                    true => Outcome::Nanos(clock::measure(&mut |n| other.calls(n))?),
                    false => Outcome::Wrong,
                }
            }
            _ => Outcome::Unsupported,
        };
        let nanos_per_cycle = clock.nanos()? * machine.fma_per_cycle;
        let mut times = vec![transposed];
        for (peer, outcome) in peers.iter_mut().zip(prepared) {
            times.push(match outcome {
                Outcome::Nanos(_) => Outcome::Nanos(peer.conversation.numbers::<1>("time")?[0]),
                other => other,
            });
        }
        let work = if spec.flops() > 0.0 { spec.flops() } else { spec.bytes() };
        let mut line = format!("{:>9.2}", work / nanos);
        let mut best = f64::INFINITY;
        for outcome in &times {
            match outcome {
                Outcome::Nanos(theirs) => {
                    best = best.min(*theirs);
                    let _ = write!(line, "{:>11.2}", work / theirs);
                }
                Outcome::Unsupported => line += &format!("{:>11}", "-"),
                Outcome::Wrong => line += &format!("{:>11}", "wrong"),
            }
        }
        let ratio = best / nanos;
        let ratio_text = if best.is_finite() { format!("{ratio:.2}") } else { "-".to_owned() };
        let model = ours.cycles.map_or("-".to_owned(), |cycles| format!("{:.2}", nanos / (cycles * nanos_per_cycle)));
        println!("{line}  {ratio_text:>9}  {:>10.0}  {model:>18}  {row}", ours.compiled / 1e3);
        if means.last().is_none_or(|(of, ..)| of != family) {
            means.push((family.clone(), Vec::new(), Vec::new()));
        }
        if let Some((_, ratios, compiled)) = means.last_mut() {
            ratios.extend(best.is_finite().then(|| ratio.ln()));
            compiled.push(ours.compiled.ln());
        }
    }
    let mean = |logs: &[f64]| (logs.iter().sum::<f64>() / logs.len() as f64).exp();
    for (family, ratios, compiled) in &means {
        let ratio = if ratios.is_empty() { "-".to_owned() } else { format!("{:.2}", mean(ratios)) };
        let compiled = mean(compiled) / 1e3;
        let _ = writeln!(text, "{family}: geometric means: best/ours {ratio}, compile time {compiled:.0} us");
    }
    Ok(text)
}

/// Prepares a row in a peer and compares its results.
fn prepare(peer: &mut Peer, row: &str, want: [f64; 2]) -> Outcome {
    if peer.conversation.ask(&format!("case {} {row}", peer.name)).is_err() {
        return Outcome::Unsupported;
    }
    match peer.conversation.numbers::<2>("check") {
        Ok(sums) if sums == want => Outcome::Nanos(0.0),
        Ok(_) => Outcome::Wrong,
        Err(_) => Outcome::Unsupported,
    }
}
