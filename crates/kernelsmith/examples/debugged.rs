//! A kernel that calls back, for looking at it with gdb and perf: see docs/debugging.md.
//!
//! `debugged` prints the backtrace of a function that a kernel calls; `debugged spin FOLDER` spends a second in a
//! kernel, with files for perf.

use kernelsmith::prelude::*;
use std::time::{Duration, Instant};

extern "C" fn seen_by_kernel(value: f64) -> f64 {
    println!("{}", std::backtrace::Backtrace::force_capture());
    value
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.first().map(String::as_str) {
        Some("spin") => spin(words.get(1).map_or("/tmp", String::as_str)),
        _ => call_back(),
    }
}

fn call_back() -> Result<(), Box<dyn std::error::Error>> {
    let jit = Jit::host_with(JitOptions::new().debuggers(true).unwinders(true))?;
    let kernel = jit.kernel::<fn(f64, f64, f64) -> f64>("calls_back", |k, (a, b, c)| {
        // Values that live across the call, so that the frame has something in it.
        let product = a * b;
        let inner = k.call("seen_by_kernel", seen_by_kernel as extern "C" fn(f64) -> f64, (c,));
        inner + product
    })?;
    println!("{}", kernel.call(2.0, 3.0, 4.0)?);
    Ok(())
}

fn spin(folder: &str) -> Result<(), Box<dyn std::error::Error>> {
    let jit = Jit::host_with(JitOptions::new().perf_map(true).jit_dump(folder))?;
    let kernel = jit.kernel::<fn(In<f32>, InOut<f32>)>("spins_in_perf", |k, (x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, x.load(i).sqrt() + y.load(i)));
    })?;
    let (x, mut y) = (vec![2.0; 4096], vec![0.0; 4096]);
    let end = Instant::now() + Duration::from_secs(1);
    while Instant::now() < end {
        for _ in 0..100 {
            kernel.call(&x, &mut y)?;
        }
    }
    println!("{}", std::process::id());
    Ok(())
}
