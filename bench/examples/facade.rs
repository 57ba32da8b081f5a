//! Makes the smallest kernel through the facade again and again, for a profiler.

use kernelsmith::prelude::*;
use std::hint::black_box;

fn main() -> Result<(), Error> {
    let rounds: u32 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(10_000);
    let jit = Jit::host()?;
    for _ in 0..rounds {
        black_box(jit.kernel::<fn(i64, i64) -> i64>("sum", |_, (a, b)| a + b)?);
    }
    Ok(())
}
