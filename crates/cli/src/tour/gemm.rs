//! Part 11 of the tour: a matrix product compared with the machine's peak rate.
//!
//! In: a spec of the kernel library. Out: its plan, its time, and its fraction of the rate of multiply-adds in
//! registers, which is measured here.
//! Invariant: the matrices contain small integers, so that the result is exact in any order of summation.
//! Not here: planning (see kernelsmith-kernels).

use super::show::Guide;
use crate::output::Failure;
use kernelsmith::kernels::gemm::{Gemm, GemmExtras, naive};
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::prelude::*;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Number of rows and columns of all matrices.
const SIZE: usize = 64;
/// Number of independent accumulators in the peak measurement: enough to hide the latency of a multiply-add.
const N_ACCUMULATORS: usize = 12;
/// Multiply-adds per accumulator in a call.
const N_ITERATIONS: usize = 1_000;
/// Time for a measurement.
const BUDGET: Duration = Duration::from_millis(150);

/// Multiply-adds in registers at the peak rate.
fn peak(lanes: u32) -> Result<KernelSource<fn(Out<f32>)>, Error> {
    build::<fn(Out<f32>)>("peak", |k, (out,)| {
        let lanes = k.fixed_lanes(lanes);
        let accumulators: [VectorVar<'_, f32>; N_ACCUMULATORS] = core::array::from_fn(|_| lanes.var(0.0f32));
        let (x, y) = (lanes.splat(0.5f32), lanes.splat(0.25f32));
        k.for_range_(0, N_ITERATIONS as isize, |_| {
            for accumulator in &accumulators {
                accumulator.set(x.mul_add(y, *accumulator));
            }
        });
        for (at, accumulator) in accumulators.iter().enumerate() {
            out.store(lanes.at((at * lanes.count() as usize) as isize), accumulator.get());
        }
    })
}

/// The minimum time of a call in nanoseconds.
fn nanos(mut call: impl FnMut() -> Result<(), Failure>) -> Result<f64, Failure> {
    const CALLS: u32 = 20;
    let (start, mut min_nanos) = (Instant::now(), f64::INFINITY);
    while start.elapsed() < BUDGET {
        let start = Instant::now();
        for _ in 0..CALLS {
            call()?;
        }
        min_nanos = min_nanos.min(start.elapsed().as_nanos() as f64 / f64::from(CALLS));
    }
    Ok(min_nanos)
}

/// Part 11.
pub(super) fn show(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part(
        "A matrix product, compared with the machine's peak",
        "The kernel library chooses the blocking by a model of the machine, and compiles the kernel for these sizes.",
    )?;
    let spec = Gemm::new(SIZE, SIZE, SIZE);
    let machine = guide.jit().machine().clone();
    for line in spec.explain(&machine).lines() {
        guide.line(&format!("     {line}"))?;
    }
    let number = |at: usize| (at * 7 % 11) as f32 - 5.0;
    let a: Vec<f32> = (0..spec.elements(0)).map(number).collect();
    let b: Vec<f32> = (0..spec.elements(1)).map(|at| number(at / 3)).collect();
    let mut want = vec![0.0; spec.elements(2)];
    naive(&spec, &a, &b, &mut want, GemmExtras::default());
    let (true, Some(target)) = (guide.is_native(), guide.jit().target().cloned()) else {
        return guide.line("     not run: this needs native code");
    };
    let start = Instant::now();
    let kernel = spec.compile(guide.jit()).map_err(|error| Failure::internal(error.to_string()))?;
    let compile_time = start.elapsed();
    let mut c = vec![0.0; spec.elements(2)];
    let mut call =
        || kernel.call(black_box(&a), black_box(&b), &mut c).map_err(|error| Failure::internal(error.to_string()));
    call()?;
    let time = nanos(call)?;
    if c != want {
        return Err(Failure::internal("the product differs from that of loops"));
    }
    let wide = Jit::for_target(target.with_vector_bits(machine.widest())?, JitOptions::new())?;
    let lanes = machine.lanes(32);
    let peak = wide.compile(&peak(lanes)?)?;
    let mut accumulators = vec![0.0; N_ACCUMULATORS * lanes as usize];
    let peak_time = nanos(|| Ok(peak.call(black_box(&mut accumulators))?))?;
    let peak_rate = (2 * N_ACCUMULATORS * N_ITERATIONS * lanes as usize) as f64 / peak_time;
    let rate = spec.flops() / time;
    guide
        .line(&format!("     compiled in {:.0} us; equal to the result of loops", compile_time.as_secs_f64() * 1e6))?;
    guide.line(&format!(
        "     {time:.0} ns a call, {rate:.1} GFLOP/s: {:.0} % of the {peak_rate:.1} that registers alone reach",
        100.0 * rate / peak_rate
    ))
}
