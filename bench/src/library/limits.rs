//! What this machine can do at most, measured in the same run by kernels in our own language.
//!
//! In: the host. Out: [`Limits`]: multiplications and additions a second, bytes a second from each cache and from memory.
//! Invariant: nothing here is assumed but that a processor that has products of bf16 does twice as many of them as of f32,
//! one that has those of bytes four times as many, and half as many of f64.
//! Not here: what a row needs (see [`super::spec`]).

use super::clock::measure;
use super::spec::{Spec, Type};
use kernelsmith::prelude::*;

/// A level of memory.
#[derive(Clone, Debug)]
pub struct Level {
    /// Its name.
    pub name: &'static str,
    /// Working sets up to this size are there.
    pub up_to: usize,
    /// Bytes a nanosecond, read and written together, of a copy.
    pub rate: f64,
}

/// What the machine can do.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Multiplications and additions of f32 a nanosecond.
    pub peak: f64,
    /// Innermost first.
    pub levels: Vec<Level>,
}

type Copy = fn(In<f32>, Out<f32>);

/// So many vectors at a time: what one loop turn copies.
const AT_A_TIME: usize = 8;

fn copy(lanes: u32) -> Result<KernelSource<Copy>, Error> {
    build::<Copy>("copy", |k, (x, y)| {
        let lanes = k.fixed_lanes(lanes);
        let step = AT_A_TIME * lanes.count() as usize;
        k.for_range_(0, x.len() / step as isize, |turn| {
            let first = turn * step as isize;
            let all: Vec<_> = (0..AT_A_TIME).map(|at| first + (at * lanes.count() as usize) as isize).collect();
            let loaded: Vec<_> = all.iter().map(|&at| x.load(lanes.at(at))).collect();
            for (at, loaded) in all.iter().zip(loaded) {
                y.store(lanes.at(*at), loaded);
            }
        });
    })
}

type Peak = fn(Out<f32>);

/// Variables of [`sums_of_products`]: from one turn to the next takes longer than an addition.
const SUMS: usize = 10;

/// `turns` times a multiplication and addition in each variable of so many lanes.
fn sums_of_products(lanes: u32, turns: isize) -> Result<KernelSource<Peak>, Error> {
    build::<Peak>("sums", |k, (out,)| {
        let lanes = k.fixed_lanes(lanes);
        let sums: [VectorVar<'_, f32>; SUMS] = core::array::from_fn(|_| lanes.var(0.0f32));
        let (x, y) = (lanes.splat(0.5f32), lanes.splat(0.25f32));
        k.for_range_(0, turns, |_| {
            for sum in &sums {
                sum.set(x.mul_add(y, *sum));
            }
        });
        for (at, sum) in sums.iter().enumerate() {
            out.store(lanes.at((at * lanes.count() as usize) as isize), sum.get());
        }
    })
}

/// The sizes of the caches as Linux tells them, in bytes.
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
    /// Measures.
    ///
    /// # Errors
    /// If there is no native code here.
    pub fn measure(jit: &Jit) -> Result<Limits, String> {
        let text = |error: Error| error.to_string();
        let mut peak = 0.0f64;
        let mut rates = [0.0f64; 4];
        let caches = caches();
        // What half of a cache holds, and far more than the last one.
        let sets: Vec<usize> = caches.iter().take(3).map(|size| (size / 2).min(8 << 20)).chain([128 << 20]).collect();
        // The machine has slow moments: the best of several turns counts.
        for bits in [256, 512, 256, 512, 256, 512] {
            let target = jit.target().ok_or("there is no native code here")?.with_vector_bits(bits);
            let Ok(wide) = target.and_then(|target| Jit::for_target(target, JitOptions::new())) else { continue };
            let (lanes, turns) = (bits / 32, 1_000);
            let kernel = wide.compile(&sums_of_products(lanes, turns).map_err(text)?).map_err(text)?;
            let mut out = [0.0; SUMS * 16];
            let nanos =
                measure(&mut |n| (0..n).try_for_each(|_| kernel.call(&mut out).map_err(|error| error.to_string())))?;
            peak = peak.max(turns as f64 * SUMS as f64 * f64::from(lanes) * 2.0 / nanos);
            let kernel = wide.compile(&copy(lanes).map_err(text)?).map_err(text)?;
            for (set, rate) in sets.iter().zip(&mut rates) {
                // Starts of cache lines in different places of the sets of a cache.
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

    /// Multiplications and additions of a type a nanosecond.
    pub fn peak_of(&self, ty: Type) -> f64 {
        match ty {
            Type::F64 => self.peak / 2.0,
            Type::Bf16 => self.peak * 2.0,
            Type::U8 => self.peak * 4.0,
            Type::F32 | Type::F16 => self.peak,
        }
    }

    /// Nanoseconds that a row takes at least, and what it waits for.
    pub fn bound(&self, spec: &Spec) -> (f64, &'static str) {
        let (flops, ty) = spec.flops();
        let level = self.levels.iter().find(|level| spec.bytes() <= level.up_to);
        let (name, moved) = level.map_or(("", 0.0), |level| (level.name, spec.bytes() as f64 / level.rate));
        let computed = flops / self.peak_of(ty);
        if computed >= moved { (computed, "peak") } else { (moved, name) }
    }
}
