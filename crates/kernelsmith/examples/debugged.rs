//! An example for gdb and perf, with a kernel that calls back: see docs/debugging.md.
//!
//! `debugged` prints the backtrace of a function that a kernel calls; `debugged frames` calls kernels with different
//! kinds of frames; `debugged spin FOLDER` spends a second in a kernel, and writes files for perf.

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
        Some("frames") => frames(),
        _ => call_back(),
    }
}

fn call_back() -> Result<(), Box<dyn std::error::Error>> {
    let jit = Jit::host_with(JitOptions::new().locations(true).debuggers(true).unwinders(true))?;
    let kernel = jit.kernel::<fn(f64, f64, f64) -> f64>("calls_back", |k, (a, b, c)| {
        // Values that are live across the call, so that the frame is not empty.
        let product = a * b;
        let inner = k.call("seen_by_kernel", seen_by_kernel as extern "C" fn(f64) -> f64, (c,));
        inner + product
    })?;
    println!("{}", kernel.call(2.0, 3.0, 4.0)?);
    Ok(())
}

extern "C" fn half(value: f64) -> f64 {
    value / 2.0
}

/// Kernels that save nothing, general-purpose registers, vectors, and more than a page.
fn frames() -> Result<(), Box<dyn std::error::Error>> {
    let options = JitOptions::new().debuggers(true);
    let (plain, careful) = (Jit::host_with(options.clone())?, Jit::host_with(options.spill_all(true))?);
    let leaf = plain.kernel::<fn(f64, f64) -> f64>("keeps_nothing", |_, (a, b)| a * b + 1.0)?;
    println!("{}", leaf.call(2.0, 3.0)?);
    // The number of values that are live across calls, and of elements of an array.
    let n_values = [
        ("keeps_one", &plain, 1, 0),
        ("keeps_many", &plain, 20, 0),
        ("keeps_all", &careful, 3, 0),
        ("keeps_pages", &careful, 3, 1100),
    ];
    for (name, jit, n, len) in n_values {
        let kernel = jit.kernel::<fn(In<f64>, InOut<f64>, f64) -> f64>(name, |k, (x, y, value)| {
            let array = (len > 0).then(|| k.array::<f64>(len));
            if let Some(array) = array {
                array.store(0, value);
            }
            // Scalars and vectors that are live across calls, and a loop that may have no iterations.
            let kept: Vec<_> = (0..n).map(|at| value * f64::from(at)).collect();
            k.for_each_vector(x.len(), |i| {
                let products: Vec<_> = (0..n).map(|at| x.load(i) * f64::from(at) + y.load(i)).collect();
                let halved = k.call("half", half as extern "C" fn(f64) -> f64, (value,));
                y.store(i, products.into_iter().fold(x.load(i) * halved, |sum, product| sum + product));
            });
            let halved = k.call("half", half as extern "C" fn(f64) -> f64, (value,));
            let first = array.map_or(halved, |array| array.load(0));
            kept.into_iter().fold(first, |sum, value| sum + value)
        })?;
        let mut y = [1.0; 3];
        println!("{} {y:?}", kernel.call(&[2.0; 3], &mut y, 0.5)?);
    }
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
