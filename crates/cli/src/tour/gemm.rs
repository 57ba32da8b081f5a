//! Part 11 of the tour: a product of matrices beside what the machine can do at most.
//!
//! In: a spec of the kernel library. Out: its plan, its time, and its share of the rate at which multiply-adds of values in
//! registers run, measured here.
//! Invariant: factors are small integers, so that the loops' result is equal whatever the order of sums.
//! Not here: how the plan is found (see kernelsmith-kernels).

use super::show::Guide;
use crate::output::Failure;
use kernelsmith::kernels::gemm::{Gemm, GemmExtras, naive};
use kernelsmith::kernels::{KernelCompiler, Primitive, PrimitiveExt};
use kernelsmith::prelude::*;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// Rows and columns of all matrices.
const SIZE: usize = 64;
/// Sums that the measurement of the peak keeps in registers: more than begin before the first is done.
const SUMS: usize = 12;
/// Multiply-adds of each in a call.
const TURNS: usize = 1_000;
/// Time for a measurement.
const BUDGET: Duration = Duration::from_millis(150);

/// Multiply-adds of values in registers, as many at once as there can be.
fn peak(lanes: u32) -> Result<KernelSource<fn(Out<f32>)>, Error> {
    build::<fn(Out<f32>)>("peak", |k, (out,)| {
        let lanes = k.fixed_lanes(lanes);
        let sums: [VectorVar<'_, f32>; SUMS] = core::array::from_fn(|_| lanes.var(0.0f32));
        let (x, y) = (lanes.splat(0.5f32), lanes.splat(0.25f32));
        k.for_range_(0, TURNS as isize, |_| {
            for sum in &sums {
                sum.set(x.mul_add(y, *sum));
            }
        });
        for (at, sum) in sums.iter().enumerate() {
            out.store(lanes.at((at * lanes.count() as usize) as isize), sum.get());
        }
    })
}

/// The least time of a call in nanoseconds.
fn nanos(mut call: impl FnMut() -> Result<(), Failure>) -> Result<f64, Failure> {
    const CALLS: u32 = 20;
    let (start, mut least) = (Instant::now(), f64::INFINITY);
    while start.elapsed() < BUDGET {
        let start = Instant::now();
        for _ in 0..CALLS {
            call()?;
        }
        least = least.min(start.elapsed().as_nanos() as f64 / f64::from(CALLS));
    }
    Ok(least)
}

/// Part 11.
pub(super) fn show(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part(
        "A product of matrices beside the machine's peak",
        "The kernel library finds the blocking by a model of the machine, and makes the kernel for these sizes.",
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
        return guide.line("     not run: that takes native code");
    };
    let start = Instant::now();
    let kernel = spec.compile(guide.jit()).map_err(|error| Failure::internal(error.to_string()))?;
    let made = start.elapsed();
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
    let mut sums = vec![0.0; SUMS * lanes as usize];
    let peak_time = nanos(|| Ok(peak.call(black_box(&mut sums))?))?;
    let peak_rate = (2 * SUMS * TURNS * lanes as usize) as f64 / peak_time;
    let rate = spec.flops() / time;
    guide.line(&format!("     made in {:.0} us; equal to the result of loops", made.as_secs_f64() * 1e6))?;
    guide.line(&format!(
        "     {time:.0} ns a call, {rate:.1} GFLOP/s: {:.0} % of the {peak_rate:.1} that registers alone reach",
        100.0 * rate / peak_rate
    ))
}
