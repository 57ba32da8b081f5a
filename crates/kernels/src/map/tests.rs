//! Interpreted recorded operations against the reference.

use super::*;
use kernelsmith_dsl::build;
use kernelsmith_exec::{In, Out};

const MAPS: [Map; 20] = [
    Map::Identity,
    Map::Abs,
    Map::Neg,
    Map::Square,
    Map::Sqrt,
    Map::Reciprocal,
    Map::Relu,
    Map::LeakyRelu(0.1),
    Map::RELU6,
    Map::Scale(1.0 / 3.0),
    Map::Offset(0.7),
    Map::HardSigmoid,
    Map::HardSwish,
    Map::Sigmoid,
    Map::Silu,
    Map::Tanh,
    Map::Gelu,
    Map::GeluTanh,
    Map::Exp,
    Map::Log,
];

/// Special values, and others of all magnitudes and signs.
fn floats() -> Vec<f64> {
    let mut all = vec![0.0, -0.0, 1.0, -1.0, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
    let mut size = 1e-30;
    while size < 1e30 {
        all.extend([size, -size]);
        size *= if (1e-3..120.0).contains(&size) { 1.013 } else { 7.7 };
    }
    all
}

macro_rules! agrees {
    ($($name:ident $ty:ty, $inputs:expr;)*) => {$(
        #[test]
        fn $name() {
            let x: Vec<$ty> = $inputs;
            for map in MAPS.into_iter().filter(|map| map.check::<$ty>().is_ok()) {
                let kernel = build::<fn(In<$ty>, Out<$ty>)>("map", |k, (x, y)| {
                    k.for_each_vector(y.len(), |i| y.store(i, map.apply(x.load(i))));
                });
                let mut y = vec![<$ty>::default(); x.len()];
                kernel.unwrap().interpret((&x, &mut y), 256).unwrap();
                let tolerance = map.tolerance::<$ty>();
                for (&x, &y) in x.iter().zip(&y) {
                    let want = map.evaluate(x);
                    assert!(tolerance.admits(y.to_f64(), want.to_f64()), "{map:?} of {x:?} is {want:?}, not {y:?}");
                }
            }
        }
    )*};
}
agrees! {
    of_f32 f32, floats().into_iter().map(|x| x as f32).collect();
    of_f64 f64, floats();
    of_i32 i32, vec![0, 1, -1, 5, 7, -7, i32::MAX, i32::MIN, 46_341];
    of_i8 i8, (-128..=127).collect();
    of_u8 u8, (0..=255).collect();
}

#[test]
fn binaries_agree() {
    let values = [0.0, 1.0, -1.0, 2.5, -7.0, f32::NAN, f32::INFINITY];
    let x: Vec<f32> = values.iter().flat_map(|&x| [x; 7]).collect();
    let y: Vec<f32> = values.repeat(7);
    for binary in Binary::ALL {
        let kernel = build::<fn(In<f32>, In<f32>, Out<f32>)>("binary", |k, (x, y, z)| {
            k.for_each_vector(z.len(), |i| z.store(i, binary.apply(x.load(i), y.load(i))));
        });
        let mut z = vec![0.0; x.len()];
        kernel.unwrap().interpret((&x, &y, &mut z), 256).unwrap();
        for ((&x, &y), &z) in x.iter().zip(&y).zip(&z) {
            let want = binary.evaluate(x, y);
            assert!(Tolerance::EXACT.admits(z.to_f64(), want.to_f64()), "{binary:?} of {x} and {y} is {want}, not {z}");
        }
    }
}

#[test]
fn keys_differ() {
    let key = |map: Map| {
        let (code, parameters) = map.parts();
        (code, parameters.map(|parameter| parameter.map(f64::to_bits)))
    };
    let mut maps = MAPS.to_vec();
    maps.extend([Map::LeakyRelu(0.2), Map::Clamp(0.0, 5.0), Map::Clamp(1.0, 6.0), Map::Scale(0.5), Map::Offset(0.5)]);
    for (at, &one) in maps.iter().enumerate() {
        for &other in &maps[..at] {
            assert_ne!(key(one), key(other), "{one:?} and {other:?}");
        }
    }
}

#[test]
fn mistakes_are_named() {
    let problem = |map: Map| map.check::<i32>().unwrap_err();
    assert_eq!(problem(Map::Clamp(2.0, 1.0)), "is Clamp(2.0, 1.0), but the first limit must be at most the second");
    assert_eq!(problem(Map::Scale(f64::NAN)), "is Scale(NaN), but a parameter must be a number");
    assert_eq!(problem(Map::Sigmoid), "is Sigmoid, but that is for floats, not for i32");
    assert_eq!(Binary::Div.check::<i8>().unwrap_err(), "is Div, but that is for floats, not for i8");
}
