//! The computing programs of `docs/cookbook.md`: `cargo run --release --example cookbook [PROGRAM kernel|twin RUNS]`.
//!
//! Out: a line for each program, whose kernel computed the same as plain Rust, or an error. With arguments: one side of
//! one program runs as often as they say, for a profiler.
//! Not here: times (`cargo xtask bench examples`).

mod programs;

use kernelsmith::Jit;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let mut pairs = programs::all(&Jit::host()?)?;
    if let [name, side, runs] = &words[..] {
        let pair = pairs.iter_mut().find(|pair| pair.name == name).ok_or("no program has this name")?;
        for _ in 0..runs.parse()? {
            match side.as_str() {
                "kernel" => pair.kernel.call()?,
                _ => pair.twin.run(),
            }
        }
        return Ok(());
    }
    for pair in &mut pairs {
        pair.check()?;
        println!("{}: the kernel computes the same as plain Rust", pair.name);
    }
    Ok(())
}
