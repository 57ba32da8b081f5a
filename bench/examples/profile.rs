//! Compiles one kernel again and again, for a profiler: `perf record target/release/examples/profile "e dw2k" 2000`.
//! `facade` is a sum in the language, from the closure to the typed kernel.

use kernelsmith::prelude::*;
use kernelsmith_bench::{compile::KERNELS, ours};
use kernelsmith_codegen::compile::{Compiler, Options, Verify};
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
    let (_, build) = KERNELS.iter().find(|(known, _)| *known == name).ok_or("there is no such kernel")?;
    let (target, func, mut compiler) = (ours::target()?, build(), Compiler::new());
    let options = Options { verify: Verify::Never, ..Options::default() };
    for _ in 0..rounds {
        black_box(compiler.compile(&func, &target, &options).map_err(|error| error.to_string())?);
    }
    Ok(())
}
