//! Part 4 of the tour: a polynomial of each element, whose degree and coefficients are compile-time parameters.
//!
//! Out: the number of operations for several polynomials, and a speed comparison for each.
//! Invariant: a coefficient 0 costs no addition, a leading coefficient 1 no multiplication.

use super::show::{Guide, TourKernel, bits, floats};
use crate::output::Failure;
use kernelsmith::prelude::*;
use std::hint::black_box;

const N: usize = 4096;

type Polynomial = fn(In<f32>, Out<f32>);

#[inline(never)]
fn plain_polynomial(coefficients: &[f32], x: &[f32], y: &mut [f32]) {
    for (x, y) in x.iter().zip(y) {
        *y = coefficients.iter().rev().fold(0.0, |sum, c| sum * x + c);
    }
}

/// The polynomials of the tour; coefficients 0 and 1 produce no code.
pub(super) const COEFFICIENTS: [&[f32]; 3] =
    [&[1.0, 2.0, 1.0], &[0.5, 0.0, 0.0, 2.0], &[1.0, 1.0, 0.5, 0.25, 0.125, 0.0625, 0.0, 1.0]];

/// y = c[0] + c[1] x + c[2] x^2 + ..., by Horner's rule over the nonzero coefficients.
pub(super) fn polynomial(coefficients: &[f32]) -> Result<KernelSource<Polynomial>, Error> {
    build::<Polynomial>("polynomial", |k, (x, y)| {
        k.for_each_vector(x.len(), |i| {
            let x = x.load(i);
            // The highest term first. `None` is the empty sum; a factor 1 is omitted.
            let mut sum: Option<Vector<'_, f32>> = None;
            let mut factor = 0.0;
            for &c in coefficients.iter().rev() {
                if sum.is_none() && factor == 0.0 {
                    factor = c;
                    continue;
                }
                let leading = match sum {
                    Some(sum) => sum * x,
                    None if factor == 1.0 => x,
                    None => x * factor,
                };
                sum = Some(match (sum, c) {
                    (_, 0.0) => leading,
                    (Some(sum), c) => sum.mul_add(x, c),
                    (None, c) if factor == 1.0 => leading + c,
                    (None, c) => x.mul_add(factor, c),
                });
            }
            match sum {
                Some(sum) => y.store(i, sum),
                None => y.store(i, factor),
            }
        });
    })
}

fn as_formula(coefficients: &[f32]) -> String {
    let term = |(power, &c): (usize, &f32)| {
        let factor = if c == 1.0 && power > 0 { String::new() } else { format!("{c} ") };
        match (c == 0.0, power) {
            (true, _) => None,
            (false, 0) => Some(format!("{c}")),
            (false, 1) => Some(format!("{factor}x")),
            (false, power) => Some(format!("{factor}x^{power}")),
        }
    };
    coefficients.iter().enumerate().filter_map(term).collect::<Vec<_>>().join(" + ")
}

/// Part 4.
pub(super) fn show(guide: &mut Guide<'_>) -> Result<(), Failure> {
    guide.part(
        "A polynomial of each element",
        "Degree and coefficients are compile-time constants: zero terms vanish, and factors of one need no multiplication.",
    )?;
    let x = floats(N, 4);
    for coefficients in COEFFICIENTS {
        let title = format!("{coefficients:?}: y = {}", as_formula(coefficients));
        let TourKernel { source, kernel } = guide.make(&title, || polynomial(coefficients))?;
        let (mut y, mut plain, mut expected) = (vec![0.0; N], vec![0.0; N], vec![0.0; N]);
        guide.jit().interpret(&source, (&x, &mut expected))?;
        plain_polynomial(black_box(coefficients), &x, &mut plain);
        let Some(kernel) = kernel else {
            guide.near_plain(&expected, &plain, 1e-5)?;
            continue;
        };
        kernel.call(&x, &mut y)?;
        guide.equals_interpreter(&bits(&y), &bits(&expected), "elements")?;
        guide.near_plain(&y, &plain, 1e-5)?;
        let call = || Ok(kernel.call(black_box(&x), &mut y)?);
        guide.race(N, "an element", "plain Rust", call, || {
            plain_polynomial(black_box(coefficients), black_box(&x), &mut plain);
        })?;
    }
    Ok(())
}
