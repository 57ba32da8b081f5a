//! Reads modules and all their bodies several times: `cargo run --release -p kernelsmith-llvm --example measure FILE...`.
//!
//! Out: for each file the minimum of the processor's time, megabytes and instructions per second.

use kernelsmith_llvm::Module;
use std::time::{Duration, Instant};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    for name in std::env::args().skip(1) {
        let bytes = std::fs::read(&name)?;
        let mut best = Duration::MAX;
        let (mut n_insts, mut n_functions) = (0, 0);
        for _ in 0..5 {
            let start = Instant::now();
            let mut module = Module::parse(&name, &bytes).map_err(|failure| failure.to_string())?;
            (n_insts, n_functions) = (0, 0);
            for function in module.defined() {
                match module.body(function) {
                    Ok(body) => n_insts += body.n_insts(),
                    Err(error) => {
                        return Err(module.render(&[error], &kernelsmith_diag::Renderer::compact()).into());
                    }
                }
                n_functions += 1;
            }
            best = best.min(start.elapsed());
        }
        let seconds = best.as_secs_f64();
        println!(
            "{name}: {n_functions} functions, {n_insts} instructions, {:.2} ms, {:.0} MB/s, {:.1} M instructions/s",
            seconds * 1e3,
            bytes.len() as f64 / seconds / 1e6,
            n_insts as f64 / seconds / 1e6,
        );
    }
    Ok(())
}
