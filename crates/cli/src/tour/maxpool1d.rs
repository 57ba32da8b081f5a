//! Part 3 of the tour: the maximum of three adjacent elements, with a callback into Rust.
//!
//! Out: three lanes as seen in the kernel, then a comparison without the callback.
//! Invariant: the callback is a compile-time option; without it, the kernel contains no trace of it.

use super::show::{Guide, TourKernel, bits, floats};
use crate::output::Failure;
use kernelsmith::prelude::*;
use kernelsmith::unstable::ir::interp::Symbols;
use std::hint::black_box;
use std::io::Write;

const N: usize = 4096;
/// Number of elements for the kernel with the callback: three full vectors of eight and a remainder.
const N_DEBUG: usize = 29;

type MaxPool = fn(In<f32>, Out<f32>);

#[inline(never)]
fn plain_max_pool(window: usize, x: &[f32], y: &mut [f32]) {
    for (y, x) in y.iter_mut().zip(x.windows(window)) {
        *y = x.iter().fold(f32::NEG_INFINITY, |max, &x| if max > x { max } else { x });
    }
}

/// The callback: prints lane 0 of a vector.
extern "C" fn print_lane(at: isize, lane: f32) {
    // Do not abort when the output is closed: the caller reports it at its next line.
    let _ = writeln!(std::io::stdout(), "     in the kernel: y[{at}] will be {lane}");
}

/// y[i] = max(x[i], .., x[i + window - 1]), for a window known at compile time.
pub(super) fn max_pool(window: isize, is_debug: bool) -> Result<KernelSource<MaxPool>, Error> {
    build::<MaxPool>("maxpool1d", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| {
            let mut max = x.load(i);
            for offset in 1..window {
                max = max.max(x.load(i + offset));
            }
            if is_debug {
                k.call("print_lane", print_lane as extern "C" fn(isize, f32), (i.index(), max.extract(0)));
            }
            y.store(i, max);
        });
    })
}

/// Part 3.
pub(super) fn show(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part(
        "Max pooling of window 3 over f32",
        "A loop over vectors that owns its tail, and a call from inside it.",
    )?;
    let TourKernel { source, kernel } = guide.make("with a debug call for each vector", || max_pool(3, true))?;
    let x = floats(N_DEBUG + 2, 3);
    let (mut y, mut expected) = (vec![0.0; N_DEBUG], vec![0.0; N_DEBUG]);
    let mut calls = Vec::new();
    {
        let mut record = |args: &[u64], _: &mut kernelsmith::unstable::ir::interp::Memory| {
            calls.push((args[0] as i64, f32::from_bits(args[1] as u32)));
            0
        };
        let mut symbols = Symbols::new();
        symbols.bind("print_lane", &mut record);
        guide.jit().interpret_with(&source, (&x, &mut expected), &mut symbols)?;
    }
    match kernel {
        Some(kernel) => {
            kernel.call(&x, &mut y)?;
            guide.equals_interpreter(&bits(&y), &bits(&expected), "elements")?;
        }
        None => {
            for (at, lane) in calls {
                guide.line(&format!("     in the interpreter: y[{at}] will be {lane}"))?;
            }
        }
    }
    let TourKernel { source, kernel } = guide.make("without", || max_pool(3, false))?;
    let x = floats(N + 2, 3);
    let (mut y, mut plain, mut expected) = (vec![0.0; N], vec![0.0; N], vec![0.0; N]);
    guide.jit().interpret(&source, (&x, &mut expected))?;
    plain_max_pool(black_box(3), &x, &mut plain);
    let Some(kernel) = kernel else { return guide.near_plain(&expected, &plain, 0.0) };
    kernel.call(&x, &mut y)?;
    guide.equals_interpreter(&bits(&y), &bits(&expected), "elements")?;
    guide.near_plain(&y, &plain, 0.0)?;
    let call = || Ok(kernel.call(black_box(&x), &mut y)?);
    guide.race(N, "an element", "plain Rust", call, || plain_max_pool(black_box(3), black_box(&x), &mut plain))
}
