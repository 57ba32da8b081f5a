//! Part 7 of the tour: two elementwise loops fused into one.
//!
//! In: steps as Rust functions from vectors to vectors. Out: a kernel for any sequence of steps.
//! Invariant: values between the steps of a kernel stay in registers.

use super::show::{Guide, TourKernel, bits, floats};
use crate::output::Failure;
use kernelsmith::prelude::*;
use std::hint::black_box;

/// Number of elements: three arrays of this size do not fit the L1D and L2 caches.
const N: usize = 1 << 20;
/// Number of elements compared with the interpreter.
const N_COMPARED: usize = 10_007;

type Elementwise = fn(In<f32>, Out<f32>);
/// An operation on each element, for example from a list that a library's user composes.
pub(super) type Step = for<'k> fn(Vector<'k, f32>) -> Vector<'k, f32>;

pub(super) fn scale(x: Vector<'_, f32>) -> Vector<'_, f32> {
    x.mul_add(0.75, 0.5)
}

pub(super) fn soften(x: Vector<'_, f32>) -> Vector<'_, f32> {
    x.max(0.0).sqrt()
}

#[inline(never)]
fn plain_scale(factor: f32, offset: f32, x: &[f32], y: &mut [f32]) {
    for (x, y) in x.iter().zip(y) {
        *y = x * factor + offset;
    }
}

#[inline(never)]
fn plain_soften(floor: f32, x: &[f32], y: &mut [f32]) {
    for (x, y) in x.iter().zip(y) {
        *y = (if *x > floor { *x } else { floor }).sqrt();
    }
}

/// One loop for all steps.
pub(super) fn elementwise(name: &str, steps: &[Step]) -> Result<KernelSource<Elementwise>, Error> {
    build::<Elementwise>(name, |k, (x, y)| {
        k.for_each_vector(x.len(), |i| y.store(i, steps.iter().fold(x.load(i), |value, step| step(value))));
    })
}

/// Part 7.
pub(super) fn show(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part(
        "Two elementwise loops fused into one",
        "The steps are Rust functions in a list; one kernel for the list keeps everything between in registers.",
    )?;
    let first = guide.make("first loop: 0.75 x + 0.5", || elementwise("scale", &[scale]))?;
    let second = guide.make("second loop: sqrt(max(x, 0))", || elementwise("soften", &[soften]))?;
    let TourKernel { source, kernel } = guide.make("both in one", || elementwise("fused", &[scale, soften]))?;
    let x = floats(N, 7);
    let (mut between, mut y, mut plain) = (vec![0.0; N], vec![0.0; N], vec![0.0; N]);
    let mut expected = vec![0.0; N_COMPARED];
    guide.jit().interpret(&source, (&x[..N_COMPARED], &mut expected))?;
    let mut run_plain = |plain: &mut [f32]| {
        plain_scale(black_box(0.75), black_box(0.5), black_box(&x), &mut between);
        plain_soften(black_box(0.0), black_box(&between), plain);
    };
    run_plain(&mut plain);
    let (Some(first), Some(second), Some(fused)) = (first.kernel, second.kernel, kernel) else {
        return guide.near_plain(&expected, &plain[..N_COMPARED], 1e-6);
    };
    fused.call(&x, &mut y)?;
    guide.equals_interpreter(&bits(&y[..N_COMPARED]), &bits(&expected), "elements")?;
    guide.near_plain(&y, &plain, 1e-6)?;
    let call = || Ok(fused.call(black_box(&x), &mut y)?);
    guide.race(N, "an element", "plain Rust in two loops", call, || run_plain(&mut plain))?;
    let call = || Ok(fused.call(black_box(&x), &mut y)?);
    guide.race(N, "an element", "the two kernels one after the other", call, || {
        let both = first.call(black_box(&x), &mut between).and_then(|()| second.call(&between, &mut plain));
        debug_assert!(both.is_ok());
    })
}
