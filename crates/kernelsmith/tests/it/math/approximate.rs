//! Approximate functions over `f32`: relative errors, and equal bits from machine code and the interpreter.

use super::f32::true_erf;
use super::jits;
use kernelsmith::Vector;
use kernelsmith::prelude::*;

/// The distance between the bits of consecutive arguments.
const STRIDE: usize = 997;

fn kernel(function: impl for<'k> Fn(Vector<'k, f32>) -> Vector<'k, f32>) -> KernelSource<fn(In<f32>, Out<f32>)> {
    let source = build::<fn(In<f32>, Out<f32>)>("short", |k, (x, y)| {
        k.for_each_vector(y.len(), |i| y.store(i, function(x.load(i))));
    });
    source.unwrap()
}

/// Checks the maximum relative error for arguments from `least` on, and that NaNs stay NaN.
#[track_caller]
fn check(
    function: impl for<'k> Fn(Vector<'k, f32>) -> Vector<'k, f32>,
    truth: impl Fn(f64) -> f64,
    least: f32,
    stated: f64,
) {
    let source = kernel(function);
    let x: Vec<f32> = (0..=u32::MAX).step_by(STRIDE).map(f32::from_bits).collect();
    let mut want = vec![0.0; x.len()];
    let Some(jit) = jits().pop() else { return println!("skipped: machine code does not run here") };
    jit.compile(&source).unwrap().call(&x, &mut want).unwrap();
    let mut worst = (0.0f64, 0.0f32);
    for (&x, &given) in x.iter().zip(&want) {
        assert_eq!(x.is_nan(), given.is_nan(), "{x:e} gives {given:e}");
        if x >= least && x.abs() >= f32::MIN_POSITIVE {
            let truth = truth(f64::from(x));
            let error = (f64::from(given) - truth).abs() / truth.abs();
            if error > worst.0 {
                worst = (error, x);
            }
        }
    }
    println!("relative error 2^{:.2} at {:e}", worst.0.log2(), worst.1);
    assert!(worst.0 <= stated, "relative error 2^{:.2} at {:e}", worst.0.log2(), worst.1);
    // Fewer arguments for the slow interpreter; the bits of computed NaNs are unspecified.
    let few: Vec<f32> = x.into_iter().step_by(101).filter(|x| !x.is_nan()).collect();
    let mut want = vec![0.0; few.len()];
    Jit::interpreter().interpret(&source, (&few, &mut want)).unwrap();
    for jit in jits() {
        let mut y = vec![0.0; few.len()];
        jit.compile(&source).unwrap().call(&few, &mut y).unwrap();
        assert_eq!(y, want, "{jit:?}");
    }
}

#[test]
fn sigmoid() {
    check(|x| x.sigmoid_approximate(), |x| 1.0 / (1.0 + (-x).exp()), -87.0, 2f64.powf(-20.7));
}

#[test]
fn tanh() {
    check(|x| x.tanh_approximate(), f64::tanh, f32::MIN, 2f64.powi(-22));
}

#[test]
fn normal_cdf() {
    let truth = |x: f64| 0.5 * (1.0 + true_erf(x * std::f64::consts::FRAC_1_SQRT_2));
    check(|x| x.normal_cdf_approximate(), truth, -3.0, 2f64.powi(-20));
}

#[test]
fn exp() {
    let limited = |x: f64| x.clamp(-87.0, f64::from(88.3f32)).exp();
    check(|x| x.exp_approximate(), limited, f32::MIN, 2f64.powi(-22));
}

#[test]
fn exp2() {
    let limited = |x: f64| x.clamp(-126.0, f64::from(127.4f32)).exp2();
    check(|x| x.exp2_approximate(), limited, f32::MIN, 2f64.powi(-22));
}

/// The maximum of `error` of positive normal numbers, which must not exceed the bound.
#[track_caller]
fn check_positive(
    function: impl for<'k> Fn(Vector<'k, f32>) -> Vector<'k, f32>,
    truth: impl Fn(f64) -> f64,
    stated: f64,
) {
    check_pairs(|x, _| function(x), |x, _| (truth(x), 1.0), |x, _| x >= f32::MIN_POSITIVE && x.is_finite(), stated);
}

/// Checks the maximum relative error, divided by the scale that `truth` returns, for the pairs in `domain`; and that
/// machine code and interpreter agree there.
#[track_caller]
fn check_pairs(
    function: impl for<'k> Fn(Vector<'k, f32>, Vector<'k, f32>) -> Vector<'k, f32>,
    truth: impl Fn(f64, f64) -> (f64, f64),
    domain: impl Fn(f32, f32) -> bool,
    stated: f64,
) {
    let source = build::<fn(In<f32>, In<f32>, Out<f32>)>("pairs", |k, (x, y, z)| {
        k.for_each_vector(z.len(), |i| z.store(i, function(x.load(i), y.load(i))));
    });
    let source = source.unwrap();
    let all = (0..=u32::MAX).step_by(STRIDE).map(f32::from_bits);
    let mixed = |x: f32| f32::from_bits(x.to_bits().wrapping_mul(0x9e37_79b1).rotate_left(11));
    let near = |x: f32| x * (1.0 + (mixed(x).to_bits() >> 8) as f32 / 1e6);
    // One operand of any size, of about the same size, and between -100 and 100.
    let small = |x: f32| (mixed(x).to_bits() >> 8) as f32 / 83_886.08 - 100.0;
    let pairs = all.flat_map(|x| [(x, mixed(x)), (x, near(x)), (1.0 + x.to_bits() as f32 / 1e9, small(x))]);
    let pairs: Vec<(f32, f32)> = pairs.filter(|&(x, y)| domain(x, y)).collect();
    assert!(pairs.len() > 100_000, "{}", pairs.len());
    let (x, y): (Vec<f32>, Vec<f32>) = pairs.into_iter().unzip();
    let Some(jit) = jits().pop() else { return println!("skipped: machine code does not run here") };
    let mut given = vec![0.0; x.len()];
    jit.compile(&source).unwrap().call(&x, &y, &mut given).unwrap();
    let mut worst = (0.0f64, 0.0, 0.0);
    for ((&x, &y), &given) in x.iter().zip(&y).zip(&given) {
        let (truth, scale) = truth(f64::from(x), f64::from(y));
        let error = if truth == 0.0 { f64::from(given).abs() } else { (f64::from(given) - truth).abs() / truth.abs() };
        assert!(!error.is_nan(), "{x:e} {y:e} gives {given:e}");
        if error / scale > worst.0 {
            worst = (error / scale, x, y);
        }
    }
    println!("relative error 2^{:.2} at {:e} {:e}", worst.0.log2(), worst.1, worst.2);
    assert!(worst.0 <= stated, "relative error 2^{:.2} at {:e} {:e}", worst.0.log2(), worst.1, worst.2);
    let few = |all: &[f32]| all.iter().step_by(401).copied().collect::<Vec<f32>>();
    let (x, y) = (few(&x), few(&y));
    let (mut want, mut given) = (vec![0.0; x.len()], vec![0.0; x.len()]);
    Jit::interpreter().interpret(&source, (&x, &y, &mut want)).unwrap();
    for jit in jits() {
        jit.compile(&source).unwrap().call(&x, &y, &mut given).unwrap();
        assert_eq!(given, want, "{jit:?}");
    }
}

#[test]
fn logarithms() {
    check_positive(|x| x.log_approximate(), f64::ln, 2f64.powi(-21));
    check_positive(|x| x.log2_approximate(), f64::log2, 2f64.powi(-21));
}

#[test]
fn pow() {
    let truth = |x: f64, y: f64| (x.powf(y), 1.0 + (y * x.log2()).abs());
    let is_inside = |x: f32, y: f32| {
        let log = f64::from(y) * f64::from(x).log2();
        x >= f32::MIN_POSITIVE && x.is_finite() && log > -125.9 && log < 127.3
    };
    check_pairs(|x, y| x.pow_approximate(y), truth, is_inside, 2f64.powi(-21));
}

#[test]
fn atan2() {
    let is_inside = |y: f32, x: f32| {
        let (smaller, greater) = (x.abs().min(y.abs()), x.abs().max(y.abs()));
        !x.is_nan()
            && !y.is_nan()
            && greater.is_finite()
            && (smaller == 0.0 && greater > 0.0 || smaller / greater >= f32::MIN_POSITIVE)
    };
    check_pairs(|y, x| y.atan2_approximate(x), |y, x| (y.atan2(x), 1.0), is_inside, 2f64.powi(-21));
}

/// The error is absolute: relative to 1.
#[test]
fn sin_and_cos() {
    let is_inside = |x: f32, _: f32| x.abs() <= 8192.0;
    let absolute = |truth: f64| (truth, if truth == 0.0 { 1.0 } else { 1.0 / truth.abs() });
    check_pairs(|x, _| x.sin_approximate(), |x, _| absolute(x.sin()), is_inside, 2f64.powi(-22));
    check_pairs(|x, _| x.cos_approximate(), |x, _| absolute(x.cos()), is_inside, 2f64.powi(-22));
}

#[test]
fn sin_and_cos_run_on_naplespu() {
    let source = kernel(|x| x.sin_approximate() + x.cos_approximate() * 2.0);
    let x: Vec<f32> = (-50..50).map(|at| at as f32 * 7.3).collect();
    let (mut want, mut given) = (vec![0.0; x.len()], vec![0.0; x.len()]);
    Jit::interpreter().interpret(&source, (&x, &mut want)).unwrap();
    let accelerator = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    accelerator.simulated(&source).unwrap().call((&x, &mut given)).unwrap();
    assert_eq!(given, want);
}
