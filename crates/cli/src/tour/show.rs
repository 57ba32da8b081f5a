//! Compilation, comparison, measurement and output for the tour.
//!
//! In: kernels and closures that run them. Out: lines of text.
//! Invariants: the first compile time is that of the kernel's first compilation in this process; times are the minimum
//! of several rounds; a difference from the interpreter's result is an error.
//! Not here: the kernels.

use crate::output::{Failure, Out};
use kernelsmith::{Error, Jit, Kernel, KernelSignature, KernelSource, ListingOptions};
use kernelsmith_random::Rng;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Number of compilations for the warm compile time.
const WARM_ROUNDS: usize = 100;
/// Minimum duration of a measurement round.
const ROUND: Duration = Duration::from_millis(4);
/// Number of rounds.
const ROUNDS: usize = 15;

/// The shared state of all parts.
pub(crate) struct Guide<'o> {
    jit: Jit,
    listing: Option<ListingOptions>,
    out: &'o mut Out,
    n_parts: u32,
}

/// A kernel of the tour: the recorded source, and the compiled kernel if this host supports it.
pub(crate) struct TourKernel<S> {
    pub(crate) source: KernelSource<S>,
    pub(crate) kernel: Option<Kernel<S>>,
}

impl<'o> Guide<'o> {
    pub(crate) fn new(jit: Jit, listing: Option<ListingOptions>, out: &'o mut Out) -> Guide<'o> {
        Guide { jit, listing, out, n_parts: 0 }
    }

    pub(crate) fn jit(&self) -> &Jit {
        &self.jit
    }

    /// Whether kernels are compiled.
    pub(crate) fn is_native(&self) -> bool {
        self.jit.is_native()
    }

    pub(crate) fn line(&mut self, text: &str) -> Result<(), Failure> {
        self.out.line(text)
    }

    /// Starts the next part.
    pub(crate) fn part(&mut self, title: &str, about: &str) -> Result<(), Failure> {
        self.n_parts += 1;
        let n = self.n_parts;
        self.line(&format!("\n{n}. {title}"))?;
        self.line(&format!("   {about}"))
    }

    /// Records and compiles a kernel, and prints the times.
    pub(crate) fn make<S: KernelSignature>(
        &mut self,
        title: &str,
        record: impl Fn() -> Result<KernelSource<S>, Error>,
    ) -> Result<TourKernel<S>, Failure> {
        let start = Instant::now();
        let source = record()?;
        let record_first = start.elapsed();
        if !self.is_native() {
            let n_ops = source.function().ops.len();
            self.line(&format!("   {title}"))?;
            self.line(&format!("     {n_ops} IR operations"))?;
            return Ok(TourKernel { source, kernel: None });
        }
        let start = Instant::now();
        let (kernel, report) = self.jit.compile_with_report(&source)?;
        let first = start.elapsed();
        let (mut record_warm, mut warm) = (record_first, first);
        for _ in 0..WARM_ROUNDS {
            let start = Instant::now();
            let again = record()?;
            record_warm = record_warm.min(start.elapsed());
            let start = Instant::now();
            black_box(self.jit.compile(&again)?);
            warm = warm.min(start.elapsed());
        }
        self.line(&format!("   {title}"))?;
        self.line(&format!(
            "     {} IR operations -> {} instructions, {} bytes of code",
            report.ir_ops, report.machine_insts, report.code_bytes
        ))?;
        self.line(&format!(
            "     compiled in {} at first, {} warm (and recorded in {})",
            micros(first),
            micros(warm),
            micros(record_warm)
        ))?;
        if let Some(options) = &self.listing {
            let text = self.jit.listing(source.function(), options)?;
            self.out.line("")?;
            self.out.text(&text)?;
            self.out.line("")?;
        }
        Ok(TourKernel { source, kernel: Some(kernel) })
    }

    /// Measures the compiled kernel and plain Rust, and prints both times per item, for `n` items.
    pub(crate) fn race(
        &mut self,
        n: usize,
        thing: &str,
        plain_name: &str,
        mut kernel: impl FnMut() -> Result<(), Failure>,
        mut plain: impl FnMut(),
    ) -> Result<(), Failure> {
        kernel()?;
        let mut failure = None;
        let mut kernel = || {
            if let Err(error) = kernel() {
                failure = Some(error);
            }
        };
        let (n_kernel, n_plain) = (calls_of_a_round(&mut kernel), calls_of_a_round(&mut plain));
        let (mut kernel_nanos, mut plain_nanos) = (f64::INFINITY, f64::INFINITY);
        // Alternate, so that other load affects both.
        for _ in 0..ROUNDS {
            kernel_nanos = kernel_nanos.min(nanos_of_a_call(n_kernel, &mut kernel));
            plain_nanos = plain_nanos.min(nanos_of_a_call(n_plain, &mut plain));
        }
        if let Some(failure) = failure {
            return Err(failure);
        }
        let (kernel_nanos, plain_nanos) = (kernel_nanos / n as f64, plain_nanos / n as f64);
        self.line(&format!(
            "     {kernel_nanos:.3} ns {thing}; {plain_name} {plain_nanos:.3} ns: {}",
            ratio(plain_nanos / kernel_nanos)
        ))
    }

    /// Compares a result with the interpreter's, and prints that or fails.
    pub(crate) fn equals_interpreter<T: PartialEq>(
        &mut self,
        kernel: &[T],
        interpreter: &[T],
        unit: &str,
    ) -> Result<(), Failure> {
        if let Some(at) = (0..kernel.len().max(interpreter.len())).find(|&at| kernel.get(at) != interpreter.get(at)) {
            return Err(Failure::internal(format!("result {at} differs from the interpreter's")));
        }
        self.line(&format!("     equals the interpreter: yes, {} {unit}", kernel.len()))
    }

    /// Compares a result with that of plain Rust, which rounds more often, and prints the difference or fails.
    pub(crate) fn near_plain(&mut self, result: &[f32], plain: &[f32], relative: f32) -> Result<(), Failure> {
        let is_near = |(&a, &b): (&f32, &f32)| (a - b).abs() <= relative * b.abs().max(1.0);
        if result.len() == plain.len() && result.iter().zip(plain).all(is_near) {
            let how = if relative == 0.0 { "exactly".to_owned() } else { format!("within {relative:e}") };
            return self.line(&format!("     equals plain Rust: {how}"));
        }
        Err(Failure::internal("the result differs from plain Rust's".to_owned()))
    }
}

/// Number of calls that take as long as a round.
fn calls_of_a_round(mut work: impl FnMut()) -> u64 {
    let mut n_calls = 1u64;
    loop {
        let start = Instant::now();
        (0..n_calls).for_each(|_| work());
        if start.elapsed() >= ROUND || n_calls > 1 << 30 {
            return n_calls;
        }
        n_calls *= 2;
    }
}

fn nanos_of_a_call(n_calls: u64, mut work: impl FnMut()) -> f64 {
    let start = Instant::now();
    (0..n_calls).for_each(|_| work());
    start.elapsed().as_nanos() as f64 / n_calls as f64
}

pub(crate) fn micros(time: Duration) -> String {
    format!("{:.1} us", time.as_nanos() as f64 / 1000.0)
}

/// Differences of a few percent are noise.
fn ratio(ratio: f64) -> String {
    match ratio {
        0.95..=1.05 => "equally fast".to_owned(),
        _ if ratio > 1.0 => format!("{ratio:.1} times as fast"),
        _ => format!("{:.1} times as slow", 1.0 / ratio),
    }
}

/// Deterministic pseudo-random numbers.
pub(crate) fn numbers(n: usize, seed: u64) -> impl Iterator<Item = u64> {
    let mut rng = Rng::new(seed);
    std::iter::repeat_with(move || rng.bits()).take(n)
}

/// Floats between -2 and 2.
pub(crate) fn floats(n: usize, seed: u64) -> Vec<f32> {
    numbers(n, seed).map(|bits| (bits % 4001) as f32 / 1000.0 - 2.0).collect()
}

/// The bits of the values, for exact comparison.
pub(crate) fn bits(values: &[f32]) -> Vec<u32> {
    values.iter().map(|value| value.to_bits()).collect()
}

/// Runs a kernel with two slices in every mode: interpreted, and compiled with all checks, with and without spilling
/// everything.
#[cfg(test)]
pub(crate) fn in_every_way<S: KernelSignature>(
    source: &KernelSource<S>,
    mut interpreted: impl FnMut(&Jit, &KernelSource<S>),
    mut compiled: impl FnMut(&Kernel<S>),
) {
    interpreted(&Jit::interpreter(), source);
    let careful = kernelsmith::JitOptions::new().verify_passes(true).check_allocation(true);
    for options in [careful.clone(), careful.spill_all(true)] {
        match Jit::host_with(options) {
            Ok(jit) => compiled(&jit.compile(source).unwrap()),
            Err(error) => eprintln!("skipped: {error}"),
        }
    }
}
