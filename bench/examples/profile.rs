//! Compiles one kernel repeatedly, for a profiler: `perf record target/release/examples/profile "e dw2k" 2000`. Source
//! lines need a build with `CARGO_PROFILE_RELEASE_DEBUG=line-tables-only`, which makes the build a fifth slower.
//! `"rows 100" 300` compiles the projector of rows of 100 columns to blocks.
//! `facade` is a sum in the DSL, from the closure to the typed kernel. `gemm 4 4 4 1` is a matrix product with a batch
//! size, from the spec to the callable kernel; `call` and `lookup` instead of `gemm` call it and look it up.
//! A level after the rounds compiles for another machine without publishing: `"gemm 8 8 8 1" 100 armv8-a`.
//! Other kernels accept a machine there, and then use 128-bit vectors: `"d poly8" 1000 RISC-V`.
//! `llvm FILE` compiles a module of LLVM IR to an object file in the fast tier, `llvm-optimising FILE` in the other one, and
//! prints where the time of the fastest round went.

use kernelsmith::kernels::PrimitiveExt;
use kernelsmith::kernels::gemm::Gemm;
use kernelsmith::manager::{Manager, pin};
use kernelsmith::prelude::*;
use kernelsmith::rows::{BytesForm, Choice};
use kernelsmith::{Convention, Level};
use kernelsmith_bench::compile::{KERNELS, NARROW, narrow_targets};
use kernelsmith_bench::ours;
use kernelsmith_bench::rows::schemas;
use kernelsmith_codegen::{Compiler, Options, Verify};
use std::hint::black_box;

fn main() -> Result<(), String> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let name = words.first().map_or("e dw2k", String::as_str);
    let rounds: u32 = words.get(1).and_then(|n| n.parse().ok()).unwrap_or(1_000);
    if name == "facade" {
        let jit = Jit::host().map_err(|error| error.to_string())?;
        for _ in 0..rounds {
            black_box(jit.kernel::<fn(i64, i64) -> i64>("sum", |_, (a, b)| a + b).is_ok());
        }
        return Ok(());
    }
    let mut name_words = name.split(' ');
    let what = name_words.next().unwrap_or_default();
    if what.starts_with("llvm") {
        let file = name_words.next().ok_or("which module?")?;
        let phases = kernelsmith_bench::llvm::phases(file.as_ref(), what == "llvm", rounds)?;
        phases.iter().for_each(|(phase, time)| println!("{phase:16}{:>10.1} us", time.as_secs_f64() * 1e6));
        return Ok(());
    }
    if matches!(what, "gemm" | "call" | "lookup") {
        let sizes: Vec<usize> = name_words.filter_map(|word| word.parse().ok()).collect();
        if let Some(level) = words.get(2) {
            return gemm_elsewhere(level, &sizes, rounds).map_err(|error| error.to_string());
        }
        return gemm(what, &sizes, rounds).map_err(|error| error.to_string());
    }
    if what == "rows" {
        let columns = name_words.next().and_then(|n| n.parse().ok()).unwrap_or(100);
        return rows(columns, rounds).map_err(|error| error.to_string());
    }
    let machine = words.get(2);
    let kernels = if machine.is_some() { &NARROW[..] } else { &KERNELS };
    let (_, build) = kernels.iter().find(|(known, _)| *known == name).ok_or("there is no such kernel")?;
    let target = match machine {
        Some(wanted) => {
            let found = narrow_targets()?.into_iter().find(|(name, _)| name == wanted);
            found.ok_or("the machines are x86-64, AArch64 and RISC-V")?.1
        }
        None => ours::target()?,
    };
    let (func, mut compiler) = (build(), Compiler::new());
    let options = Options { verify: Verify::Never, ..Options::default() };
    for _ in 0..rounds {
        black_box(compiler.compile(&func, &target, &options).map_err(|error| error.to_string())?);
    }
    Ok(())
}

fn gemm(what: &str, sizes: &[usize], rounds: u32) -> Result<(), Box<dyn std::error::Error>> {
    let &[m, n, k, batch] = sizes else { return Err("sizes: m n k batch".into()) };
    let (jit, spec) = (Jit::host()?, Gemm::new(m, n, k).batch(batch));
    let (a, b, mut c) = (vec![1.0f32; m * k * batch], vec![1.0f32; k * n * batch], vec![0.0f32; m * n]);
    let manager = Manager::<Jit>::builder().build(jit.clone());
    let kernel = spec.kernel(&manager)?;
    for round in 0..rounds as usize {
        match what {
            // Never cached, because the leading dimension of C grows with every call.
            "gemm" => drop(black_box(spec.ldc(m + round).compile(&jit)?)),
            "lookup" => {
                let pin = pin();
                black_box(&spec).cached(&manager, &pin).ok_or("lost")?.call(&a, &b, &mut c)?;
            }
            _ => kernel.call(&a, &b, &mut c)?,
        }
    }
    Ok(())
}

fn rows(columns: usize, rounds: u32) -> Result<(), Box<dyn std::error::Error>> {
    let (jit, projection) = (Jit::host()?, schemas(columns, false)?);
    for _ in 0..rounds {
        drop(black_box(jit.rows_to_block(&projection, 1024, BytesForm::Offsets, Choice::Range)?));
    }
    Ok(())
}

fn gemm_elsewhere(level: &str, sizes: &[usize], rounds: u32) -> Result<(), Box<dyn std::error::Error>> {
    let &[m, n, k, batch] = sizes else { return Err("sizes: m n k batch".into()) };
    let level = Level::from_name(level).ok_or("there is no such level")?;
    let target =
        Convention::ALL.into_iter().find_map(|convention| Target::new(level, convention).ok()).ok_or("no target")?;
    let jit = Jit::for_target(target, JitOptions::new())?;
    for round in 0..rounds as usize {
        // Publication fails at the end, after all other work.
        drop(black_box(Gemm::new(m, n, k).batch(batch).ldc(m + round).compile(&jit)));
    }
    Ok(())
}
