//! The computing programs of the cookbook, each with a kernel and a twin in plain Rust.
//!
//! In: a [`Jit`]. Out: the programs on their data, ready to run. Invariant: kernel and twin compute the same.
//! Not here: running them (the example), checking them (tests), timing them (`cargo xtask bench examples`).

mod base64;
mod black_scholes;
mod blend;
mod fft;
mod filter;
mod histogram;
mod layer;
mod nearest;
pub(crate) mod twins;

use kernelsmith::Jit;
use std::error::Error;
use twins::Twin;

/// A program with a compiled kernel.
pub(crate) trait Program {
    /// Calls the kernel once more.
    fn call(&mut self) -> Result<(), Box<dyn Error>>;
    /// The result, as numbers.
    fn result(&self) -> Vec<f64>;
}

/// A program and its twin.
pub(crate) struct Pair {
    pub(crate) name: &'static str,
    pub(crate) kernel: Box<dyn Program>,
    pub(crate) twin: Box<dyn Twin>,
    /// The maximum difference of two results, relative to the larger of 1 and the twin's.
    pub(crate) tolerance: f64,
}

impl Pair {
    /// Runs both and compares the results.
    pub(crate) fn check(&mut self) -> Result<(), Box<dyn Error>> {
        self.kernel.call()?;
        self.twin.run();
        compare(self.name, &self.kernel.result(), &self.twin.result(), self.tolerance)
    }
}

pub(crate) fn compare(name: &str, ours: &[f64], theirs: &[f64], tolerance: f64) -> Result<(), Box<dyn Error>> {
    if ours.len() != theirs.len() {
        return Err(format!("{name}: {} results instead of {}", ours.len(), theirs.len()).into());
    }
    for (at, (&ours, &theirs)) in ours.iter().zip(theirs).enumerate() {
        let difference = (ours - theirs).abs() / theirs.abs().max(1.0);
        if difference.is_nan() || difference > tolerance {
            return Err(format!("{name}: result {at} is {ours} instead of {theirs}").into());
        }
    }
    Ok(())
}

/// All programs.
pub(crate) fn all(jit: &Jit) -> Result<Vec<Pair>, Box<dyn Error>> {
    let kernels: Vec<(Box<dyn Program>, f64)> = vec![
        (Box::new(blend::Blend::new(jit)?), 0.0),
        (Box::new(histogram::Histogram::new(jit)?), 0.0),
        (Box::new(filter::Filter::new(jit)?), 0.0),
        (Box::new(fft::Fft::new(jit)?), 1e-5),
        (Box::new(nearest::Nearest::new(jit)?), 1e-6),
        (Box::new(base64::Base64::new(jit)?), 0.0),
        (Box::new(layer::Layer::new(jit)?), 1e-5),
        (Box::new(black_scholes::BlackScholes::new(jit)?), 2e-5),
    ];
    let pair = |((kernel, tolerance), (name, twin))| Pair { name, kernel, twin, tolerance };
    Ok(kernels.into_iter().zip(twins::all()).map(pair).collect())
}
