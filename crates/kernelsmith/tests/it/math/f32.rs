//! Errors of the functions over `f32`, against `f64`.

use super::{FUNCTIONS, Function, Name, Name::*, PAIRS, jits, kernel_f32};
use kernelsmith::Kernel;
use kernelsmith::prelude::*;
use kernelsmith_ir::random::Rng;

/// Number of arguments per call.
const CHUNK: usize = 4096;

/// The maximum error so far, and its arguments.
#[derive(Clone, Copy, Debug)]
struct Worst {
    ulps: f64,
    at: [f32; 2],
    given: f32,
}

/// The exact value, to far more bits than an `f32` has.
fn truth(name: Name, x: f64, y: f64) -> f64 {
    match name {
        Exp => x.exp(),
        Exp2 => x.exp2(),
        Exp10 => libm::exp10(x),
        Expm1 => x.exp_m1(),
        Log => x.ln(),
        Log2 => x.log2(),
        Log10 => x.log10(),
        Log1p => x.ln_1p(),
        Tanh => x.tanh(),
        Sinh => x.sinh(),
        Cosh => x.cosh(),
        Sigmoid => 1.0 / (1.0 + (-x).exp()),
        Erf => true_erf(x),
        Erfc => libm::erfc(x),
        Lgamma => libm::lgamma(x),
        Sin => x.sin(),
        Cos => x.cos(),
        Tan => x.tan(),
        Asin => x.asin(),
        Acos => x.acos(),
        Atan => x.atan(),
        Cbrt => x.cbrt(),
        Pow => x.powf(y),
        Atan2 => x.atan2(y),
        Hypot => x.hypot(y),
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

/// The error in units in the last place of the exact value, or of `least` if that is greater; infinite for a wrong class
/// of number or sign of zero.
fn error(result: f32, truth: f64, least: f64) -> f64 {
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
    let exponent = (truth.abs().max(least).to_bits() >> 52) as i32 - 1023;
    let unit = f64::from_bits(((exponent.clamp(-126, 127) - 23 + 1023) as u64) << 52);
    // A result that overflows counts as the next number after the maximum.
    let result = if result.is_infinite() { f64::from(result.signum()) * 2f64.powi(128) } else { f64::from(result) };
    (result - truth).abs() / unit
}

type Compiled = Kernel<fn(In<f32>, In<f32>, Out<f32>)>;

/// Computes a chunk of results and updates the maximum error.
fn measure(name: Name, kernel: &Compiled, x: &[f32; CHUNK], y: &[f32; CHUNK], worst: &mut Worst) {
    let mut results = [0.0f32; CHUNK];
    kernel.call(x, y, &mut results).unwrap();
    for ((&x, &y), &given) in x.iter().zip(y).zip(&results) {
        // `lgamma` has zeros among negative numbers; its error there is absolute.
        let least = if name == Lgamma && x < 0.0 { 1.0 } else { 0.0 };
        let ulps = error(given, truth(name, f64::from(x), f64::from(y)), least);
        if ulps > worst.ulps {
            *worst = Worst { ulps, at: [x, y], given };
        }
    }
}

/// The maximum error must not exceed the documented one.
#[track_caller]
fn judge(table: &[Function], name: Name, worst: &Worst) {
    println!("{name:?} of f32: {:.4} ULP at {:e} ({:e})", worst.ulps, worst.at[0], worst.given);
    let stated = table.iter().find(|function| function.name == name).unwrap().f32;
    assert!(worst.ulps <= stated, "{name:?}: {worst:?}, stated {stated}");
}

/// The maximum error among every `stride`-th argument.
#[track_caller]
fn check(name: Name, stride: u64) {
    let Some(jit) = jits().pop() else { return println!("skipped: machine code does not run here") };
    let kernel = jit.compile(&kernel_f32(name, true)).unwrap();
    let mut worst = Worst { ulps: 0.0, at: [0.0; 2], given: 0.0 };
    let mut x = [0.0f32; CHUNK];
    let mut next = 0;
    while next < 1 << 32 {
        for x in &mut x {
            *x = f32::from_bits(next.min(u64::from(u32::MAX)) as u32);
            next += stride;
        }
        measure(name, &kernel, &x, &x, &mut worst);
    }
    judge(FUNCTIONS, name, &worst);
}

/// The maximum error among pairs of arguments: both of any bits, and such that results are neither zero nor infinite.
#[track_caller]
fn check_pairs(name: Name, n_chunks: usize) {
    let Some(jit) = jits().pop() else { return println!("skipped: machine code does not run here") };
    let kernel = jit.compile(&kernel_f32(name, true)).unwrap();
    let mut worst = Worst { ulps: 0.0, at: [0.0; 2], given: 0.0 };
    let mut rng = Rng::new(0x5eed);
    let mut float = || f32::from_bits(rng.bits() as u32);
    for chunk in 0..n_chunks {
        let (mut x, mut y) = ([0.0f32; CHUNK], [0.0f32; CHUNK]);
        for (x, y) in x.iter_mut().zip(&mut y) {
            (*x, *y) = (float(), float());
            let fraction = y.to_bits() as f32 / 4_294_967_296.0;
            match (chunk % 4, name) {
                (0, _) => {}
                // The result is 2^-150 to 2^130.
                (1, Pow) => {
                    *x = x.abs();
                    *y = (fraction * 280.0 - 150.0) / x.log2();
                }
                (2, Pow) => {
                    *x = 1.0 + x.to_bits() as f32 / 1e12;
                    *y = (fraction * 280.0 - 150.0) / x.log2();
                }
                (_, Pow) => *y = (fraction * 40.0).round() - 20.0,
                // Coordinates of about the same size.
                (part, _) => *y = *x * (fraction + 0.5) * if part == 1 { 1.0 } else { 1e3 },
            }
        }
        measure(name, &kernel, &x, &y, &mut worst);
    }
    judge(PAIRS, name, &worst);
}

macro_rules! functions {
    ($check:ident $sample:literal $all:literal: $($sampled:ident $whole:ident $name:ident;)*) => {$(
        #[test]
        fn $sampled() {
            $check($name, $sample);
        }

        #[test]
        #[ignore = "a minute or more: `cargo xtask soak math`"]
        fn $whole() {
            $check($name, $all);
        }
    )*};
}
functions! { check 97 1:
    exp all_of_exp Exp; exp2 all_of_exp2 Exp2; exp10 all_of_exp10 Exp10; expm1 all_of_expm1 Expm1;
    log all_of_log Log; log2 all_of_log2 Log2; log10 all_of_log10 Log10; log1p all_of_log1p Log1p;
    tanh all_of_tanh Tanh; sinh all_of_sinh Sinh; cosh all_of_cosh Cosh; sigmoid all_of_sigmoid Sigmoid;
    erf all_of_erf Erf; erfc all_of_erfc Erfc; lgamma all_of_lgamma Lgamma;
    sin all_of_sin Sin; cos all_of_cos Cos; tan all_of_tan Tan;
    asin all_of_asin Asin; acos all_of_acos Acos; atan all_of_atan Atan; cbrt all_of_cbrt Cbrt;
}
functions! { check_pairs 2_000 200_000: pow all_of_pow Pow; atan2 all_of_atan2 Atan2; hypot all_of_hypot Hypot; }
