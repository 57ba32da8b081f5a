//! Errors of the functions over `f32`, against `f64`.

use super::{FUNCTIONS, Name, Name::*, jits, kernel_f32};

/// Number of arguments per call.
const CHUNK: usize = 4096;

/// The maximum error so far, and its argument.
#[derive(Clone, Copy, Debug)]
struct Worst {
    ulps: f64,
    at: f32,
    given: f32,
}

/// The exact value, to far more bits than an `f32` has.
fn truth(name: Name, x: f64) -> f64 {
    match name {
        Exp => x.exp(),
        Exp2 => x.exp2(),
        Log => x.ln(),
        Tanh => x.tanh(),
        Sigmoid => 1.0 / (1.0 + (-x).exp()),
        Erf => true_erf(x),
        Sin => x.sin(),
        Cos => x.cos(),
    }
}

/// The Taylor series where it converges well, otherwise the continued fraction of the complement.
pub(super) fn true_erf(x: f64) -> f64 {
    let (a, square) = (x.abs(), x * x);
    if x.is_nan() || a >= 6.0 {
        return if x.is_nan() { x } else { x.signum() };
    }
    if a < 2.5 {
        let (mut term, mut sum) = (x, x);
        for n in 1..60 {
            term *= -square / f64::from(n);
            let part = term / f64::from(2 * n + 1);
            sum += part;
            if part.abs() <= 1e-17 * sum.abs() {
                break;
            }
        }
        return (sum * std::f64::consts::FRAC_2_SQRT_PI).copysign(x);
    }
    let fraction = (1..60).rev().fold(a, |below, n| a + f64::from(n) * 0.5 / below);
    (1.0 - (-square).exp() / (fraction * std::f64::consts::PI.sqrt())).copysign(x)
}

/// The error in units in the last place of the exact value; infinite for a wrong class of number or sign of zero.
fn error(result: f32, truth: f64) -> f64 {
    let nearest = truth as f32;
    if result.to_bits() == nearest.to_bits() && (nearest == 0.0 || !nearest.is_finite()) {
        return 0.0;
    }
    if result.is_nan() || truth.is_nan() {
        return if result.is_nan() && truth.is_nan() { 0.0 } else { f64::INFINITY };
    }
    if (result == 0.0 || truth == 0.0) && result.is_sign_negative() != truth.is_sign_negative() {
        return f64::INFINITY;
    }
    if truth.is_infinite() {
        return f64::INFINITY;
    }
    let exponent = (truth.abs().to_bits() >> 52) as i32 - 1023;
    let unit = f64::from_bits(((exponent.clamp(-126, 127) - 23 + 1023) as u64) << 52);
    // A result that overflows counts as the next number after the maximum.
    let result = if result.is_infinite() { f64::from(result.signum()) * 2f64.powi(128) } else { f64::from(result) };
    (result - truth).abs() / unit
}

/// The maximum error among every `stride`-th argument, which must not exceed the documented one.
#[track_caller]
fn check(name: Name, stride: u64) {
    let Some(jit) = jits().pop() else { return println!("skipped: machine code does not run here") };
    let kernel = jit.compile(&kernel_f32(name, true)).unwrap();
    let mut worst = Worst { ulps: 0.0, at: 0.0, given: 0.0 };
    let (mut x, mut y) = ([0.0f32; CHUNK], [0.0f32; CHUNK]);
    let mut next = 0;
    while next < 1 << 32 {
        for x in &mut x {
            *x = f32::from_bits(next.min(u64::from(u32::MAX)) as u32);
            next += stride;
        }
        kernel.call(&x, &mut y).unwrap();
        for (&at, &given) in x.iter().zip(&y) {
            let ulps = error(given, truth(name, f64::from(at)));
            if ulps > worst.ulps {
                worst = Worst { ulps, at, given };
            }
        }
    }
    println!("{name:?} of f32: {:.4} ULP at {:e} ({:e})", worst.ulps, worst.at, worst.given);
    let stated = FUNCTIONS.iter().find(|function| function.name == name).unwrap().f32;
    assert!(worst.ulps <= stated, "{name:?}: {worst:?}, stated {stated}");
}

macro_rules! functions {
    ($($sampled:ident $whole:ident $name:ident;)*) => {$(
        #[test]
        fn $sampled() {
            check($name, 97);
        }

        #[test]
        #[ignore = "a minute or more: `cargo xtask soak math`"]
        fn $whole() {
            check($name, 1);
        }
    )*};
}
functions! {
    exp all_of_exp Exp; exp2 all_of_exp2 Exp2; log all_of_log Log; tanh all_of_tanh Tanh;
    sigmoid all_of_sigmoid Sigmoid; erf all_of_erf Erf; sin all_of_sin Sin; cos all_of_cos Cos;
}
