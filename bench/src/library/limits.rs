//! The limits of this machine, measured in the same run by our own kernels.
//!
//! In: the host. Out: [`Limits`]: floating-point operations per nanosecond, and bytes per nanosecond for each cache
//! level and memory.
//! Invariant: the only assumptions are that a processor with dot products of bf16 computes twice as many products as
//! for f32, one with dot products of bytes four times as many, and half as many for f64.
//! Not here: the work of a row (see [`super::spec`]).

use super::clock::measure;
use super::spec::{Spec, Type};
use kernelsmith::prelude::*;

/// A level of memory.
#[derive(Clone, Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// Working sets up to this size in bytes fit this level.
    pub up_to: usize,
    /// Bytes per nanosecond of a copy, reads plus writes.
    pub rate: f64,
}

/// The limits of the machine.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Floating-point operations (f32 multiplications plus additions) per nanosecond.
    pub peak: f64,
    /// L1 first.
    pub levels: Vec<Level>,
}

type Copy = fn(In<f32>, Out<f32>);

/// Vectors per iteration of the copy loop.
const COPY_UNROLL: usize = 8;

fn copy(lanes: u32) -> Result<KernelSource<Copy>, Error> {
    build::<Copy>("copy", |k, (x, y)| {
        let lanes = k.fixed_lanes(lanes);
        let step = COPY_UNROLL * lanes.count() as usize;
        k.for_range_(0, x.len() / step as isize, |iteration| {
            let first = iteration * step as isize;
            let all: Vec<_> = (0..COPY_UNROLL).map(|at| first + (at * lanes.count() as usize) as isize).collect();
            let loaded: Vec<_> = all.iter().map(|&at| x.load(lanes.at(at))).collect();
            for (at, loaded) in all.iter().zip(loaded) {
                y.store(lanes.at(*at), loaded);
            }
        });
    })
}

type Peak = fn(Out<f32>);

/// Accumulators of [`sums_of_products`]: enough to hide the latency of a multiply-add.
const ACCUMULATORS: usize = 10;

/// A loop of `iterations` multiply-adds into each accumulator of `lanes` lanes.
fn sums_of_products(lanes: u32, iterations: isize) -> Result<KernelSource<Peak>, Error> {
    build::<Peak>("sums", |k, (out,)| {
        let lanes = k.fixed_lanes(lanes);
        let sums: [VectorVar<'_, f32>; ACCUMULATORS] = core::array::from_fn(|_| lanes.var(0.0f32));
        let (x, y) = (lanes.splat(0.5f32), lanes.splat(0.25f32));
        k.for_range_(0, iterations, |_| {
            for sum in &sums {
                sum.set(x.mul_add(y, *sum));
            }
        });
        for (at, sum) in sums.iter().enumerate() {
            out.store(lanes.at((at * lanes.count() as usize) as isize), sum.get());
        }
    })
}

/// A kernel of independent multiply-adds, which measures the clock of the core.
pub struct MultiplyAdds {
    kernel: Kernel<Peak>,
    out: usize,
}

impl MultiplyAdds {
    /// Iterations of the loop per call.
    const ITERATIONS: isize = 1_000;

    /// Compiles the kernel for vectors of this width.
    ///
    /// # Errors
    /// The machine does not have such vectors.
    pub fn compile(jit: &Jit, bits: u32) -> Result<MultiplyAdds, String> {
        let text = |error: Error| error.to_string();
        let target = jit.target().ok_or("there is no native code here")?.with_vector_bits(bits).map_err(text)?;
        let wide = Jit::for_target(target, JitOptions::new()).map_err(text)?;
        let kernel = wide.compile(&sums_of_products(bits / 32, Self::ITERATIONS).map_err(text)?).map_err(text)?;
        Ok(MultiplyAdds { kernel, out: ACCUMULATORS * bits as usize / 32 })
    }

    /// Nanoseconds per multiply-add of a vector.
    ///
    /// # Errors
    /// Errors of a call, or a missing clock.
    pub fn nanos(&self) -> Result<f64, String> {
        let mut out = vec![0.0; self.out];
        let nanos =
            measure(&mut |n| (0..n).try_for_each(|_| self.kernel.call(&mut out).map_err(|error| error.to_string())))?;
        Ok(nanos / (Self::ITERATIONS as f64 * ACCUMULATORS as f64))
    }
}

/// The sizes of the data caches in bytes, from Linux.
fn caches() -> Vec<usize> {
    let mut sizes = Vec::new();
    for index in 0..8 {
        let file = |name: &str| {
            std::fs::read_to_string(format!("/sys/devices/system/cpu/cpu0/cache/index{index}/{name}"))
                .unwrap_or_default()
        };
        if file("type").trim() == "Instruction" {
            continue;
        }
        if let Ok(kib) = file("size").trim().trim_end_matches('K').parse::<usize>() {
            sizes.push(kib << 10);
        }
    }
    if sizes.len() == 3 { sizes } else { vec![32 << 10, 1 << 20, 16 << 20] }
}

impl Limits {
    /// Measures the limits.
    ///
    /// # Errors
    /// There is no native code on this machine.
    pub fn measure(jit: &Jit) -> Result<Limits, String> {
        let text = |error: Error| error.to_string();
        let mut peak = 0.0f64;
        let mut rates = [0.0f64; 4];
        let caches = caches();
        // Half of each cache level, and far more than the last level.
        let sets: Vec<usize> = caches.iter().take(3).map(|size| (size / 2).min(8 << 20)).chain([128 << 20]).collect();
        // The machine is shared: take the maximum of several runs.
        for bits in [256, 512, 256, 512, 256, 512] {
            let target = jit.target().ok_or("there is no native code here")?.with_vector_bits(bits);
            let Ok(wide) = target.and_then(|target| Jit::for_target(target, JitOptions::new())) else { continue };
            let lanes = bits / 32;
            peak = peak.max(f64::from(lanes) * 2.0 / MultiplyAdds::compile(jit, bits)?.nanos()?);
            let kernel = wide.compile(&copy(lanes).map_err(text)?).map_err(text)?;
            for (set, rate) in sets.iter().zip(&mut rates) {
                // Buffers of this size start at different L1D sets.
                let n = set / 8 / 512 * 512;
                let (x, mut y) = (super::Buffer::new(vec![1.0f32; n]), super::Buffer::new(vec![0.0f32; n]));
                let nanos = measure(&mut |calls| {
                    (0..calls).try_for_each(|_| kernel.call(&x, &mut y).map_err(|error| error.to_string()))
                })?;
                *rate = rate.max(8.0 * n as f64 / nanos);
            }
        }
        let names = ["L1", "L2", "L3", "memory"];
        let ends = caches.into_iter().chain([usize::MAX]);
        let levels = names.into_iter().zip(ends).zip(rates);
        let levels = levels.map(|((name, up_to), rate)| Level { name, up_to, rate }).collect();
        Ok(Limits { peak, levels })
    }

    /// Floating-point operations per nanosecond for a type.
    pub fn peak_of(&self, ty: Type) -> f64 {
        match ty {
            Type::F64 => self.peak / 2.0,
            Type::Bf16 => self.peak * 2.0,
            Type::U8 => self.peak * 4.0,
            Type::F32 | Type::F16 => self.peak,
        }
    }

    /// The minimum time of a row in nanoseconds, and the limiting resource.
    pub fn bound(&self, spec: &Spec) -> (f64, &'static str) {
        let (flops, ty) = spec.flops();
        let level = self.levels.iter().find(|level| spec.bytes() <= level.up_to);
        let (name, moved) = level.map_or(("", 0.0), |level| (level.name, spec.bytes() as f64 / level.rate));
        let computed = flops / self.peak_of(ty);
        if computed >= moved { (computed, "peak") } else { (moved, name) }
    }
}
