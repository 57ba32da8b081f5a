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
