//! Machine code of every level, for scalars and vectors, and the interpreter agree on all bits.

use super::{FUNCTIONS, Name, jits, kernel_f32, kernel_f64};
use kernelsmith::prelude::*;

/// Arguments: all exponents, with mantissas of all zeros, all ones, and mixed bits, and both signs.
fn arguments(mantissa_bits: u32, exponent_bits: u32) -> Vec<u64> {
    let mut all = Vec::new();
    let mut mixed = 0x9e37_79b9_7f4a_7c15u64;
    for exponent in 0..1u64 << exponent_bits {
        mixed = mixed.wrapping_mul(0xd134_2543_de82_ef95).wrapping_add(1);
        for mantissa in [0, u64::MAX, mixed >> 7, 1] {
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
            // The bits of a computed NaN are unspecified.
            let bits = |y: &[$ty]| -> Vec<$bits> {
                y.iter().map(|y| if y.is_nan() { <$ty>::NAN.to_bits() } else { y.to_bits() }).collect()
            };
            let interpreter = Jit::interpreter();
            let mut want = vec![0.0; x.len()];
            interpreter.interpret(&$kernel(name, true), (&x, &mut want)).unwrap();
            let same = |how: &str, y: &[$ty]| {
                for ((x, want), given) in x.iter().zip(bits(&want)).zip(bits(y)) {
                    assert_eq!(want, given, "{name:?} of {x:e}, {how}");
                }
            };
            let mut y = vec![0.0; x.len()];
            interpreter.interpret(&$kernel(name, false), (&x, &mut y)).unwrap();
            same("scalars of the interpreter", &y);
            for jit in jits() {
                for of_vectors in [true, false] {
                    let mut y = vec![0.0; x.len()];
                    jit.compile(&$kernel(name, of_vectors)).unwrap().call(&x, &mut y).unwrap();
                    same(jit.target().map_or("", |target| target.level().name()), &y);
                }
            }
        }
    )*};
}
same_bits! { same_f32 kernel_f32 f32, u32, 23 8; same_f64 kernel_f64 f64, u64, 52 11; }

#[test]
fn f32_is_the_same_everywhere() {
    FUNCTIONS.iter().for_each(|function| same_f32(function.name, 1));
}

#[test]
fn f64_is_the_same_everywhere() {
    FUNCTIONS.iter().for_each(|function| same_f64(function.name, 3));
}
