//! Machine code of every level, for scalars and vectors, and the interpreter agree on all bits.

use super::{FUNCTIONS, Name, Name::*, PAIRS, jits, kernel_f32, kernel_f64};
use kernelsmith::prelude::*;
use kernelsmith_ir::random::Rng;

/// Arguments: all exponents, with mantissas of all zeros, all ones, and mixed bits, and both signs.
fn arguments(mantissa_bits: u32, exponent_bits: u32) -> Vec<u64> {
    let mut all = Vec::new();
    let mut rng = Rng::new(1);
    for exponent in 0..1u64 << exponent_bits {
        for mantissa in [0, u64::MAX, rng.bits(), 1] {
            let bits = exponent << mantissa_bits | mantissa & ((1 << mantissa_bits) - 1);
            all.extend([bits, bits | 1 << (mantissa_bits + exponent_bits)]);
        }
    }
    all
}

macro_rules! same_bits {
    ($($name:ident $kernel:ident $ty:ty, $bits:ty, $mantissa:literal $exponent:literal;)*) => {$(
        #[track_caller]
        fn $name(name: Name, stride: usize) {
            let arguments = arguments($mantissa, $exponent);
            let x: Vec<$ty> = arguments.iter().step_by(stride).map(|&bits| <$ty>::from_bits(bits as $bits)).collect();
            // Each argument with one of any size, and with one of about the same size.
            let near = (0..x.len()).map(|at| if at % 2 == 0 { at * 37 % x.len() } else { (at + 13) % x.len() });
            let other: Vec<$ty> = near.map(|at| x[at]).collect();
            // The bits of a computed NaN are unspecified.
            let bits = |y: &[$ty]| -> Vec<$bits> {
                y.iter().map(|y| if y.is_nan() { <$ty>::NAN.to_bits() } else { y.to_bits() }).collect()
            };
            let interpreter = Jit::interpreter();
            let mut want = vec![0.0; x.len()];
            interpreter.interpret(&$kernel(name, true), (&x, &other, &mut want)).unwrap();
            let same = |how: &str, y: &[$ty]| {
                for ((at, want), given) in (0..).zip(bits(&want)).zip(bits(y)) {
                    let (x, other): ($ty, $ty) = (x[at], other[at]);
                    assert_eq!(want, given, "{name:?} of {x:e} and {other:e}, {how}");
                }
            };
            let mut y = vec![0.0; x.len()];
            interpreter.interpret(&$kernel(name, false), (&x, &other, &mut y)).unwrap();
            same("scalars of the interpreter", &y);
            for jit in jits() {
                for of_vectors in [true, false] {
                    let mut y = vec![0.0; x.len()];
                    jit.compile(&$kernel(name, of_vectors)).unwrap().call(&x, &other, &mut y).unwrap();
                    same(jit.target().map_or("", |target| target.level().name()), &y);
                }
            }
        }
    )*};
}
same_bits! { same_f32 kernel_f32 f32, u32, 23 8; same_f64 kernel_f64 f64, u64, 52 11; }

#[test]
fn f32_is_the_same_everywhere() {
    FUNCTIONS.iter().chain(PAIRS).for_each(|function| same_f32(function.name, 1));
}

#[test]
fn f64_is_the_same_everywhere() {
    FUNCTIONS.iter().chain(PAIRS).for_each(|function| same_f64(function.name, 7));
}

/// A machine without `f64` and without fused operations, which the simulator runs.
#[test]
fn f32_is_the_same_on_naplespu() {
    let accelerator = Jit::for_target(Target::naplespu().unwrap(), JitOptions::new()).unwrap();
    let x: Vec<f32> = arguments(23, 8).iter().step_by(23).map(|&bits| f32::from_bits(bits as u32)).collect();
    let other: Vec<f32> = (0..x.len()).map(|at| x[at * 7 % x.len()]).collect();
    for name in FUNCTIONS.iter().chain(PAIRS).map(|function| function.name) {
        let source = kernel_f32(name, true);
        // Large angles are reduced in `f64`.
        if [Sin, Cos, Tan].contains(&name) {
            assert!(accelerator.simulated(&source).is_err(), "{name:?}: docs/math.md excludes it");
            continue;
        }
        let (mut want, mut given) = (vec![0.0f32; x.len()], vec![0.0f32; x.len()]);
        Jit::interpreter().interpret(&source, (&x, &other, &mut want)).unwrap();
        accelerator.simulated(&source).unwrap().call((&x, &other, &mut given)).unwrap();
        for (at, (want, given)) in want.iter().zip(&given).enumerate() {
            let is_same = want.to_bits() == given.to_bits() || want.is_nan() && given.is_nan();
            assert!(is_same, "{name:?} of {:e} and {:e}: {given:e} instead of {want:e}", x[at], other[at]);
        }
    }
}
