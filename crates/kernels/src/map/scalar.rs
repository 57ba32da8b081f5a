//! The reference for [`Map`]s and [`Binary`]s.
//!
//! In: a number. Out: the exact result, computed in `f64` and rounded once; integers wrap.
//! Not here: speed.

use super::{Arithmetic, Binary, Map, sealed::Sealed, vector};
use kernelsmith_dsl::Vector;

/// The real function.
fn truth(map: Map, x: f64) -> f64 {
    let sigmoid = |x: f64| 1.0 / (1.0 + (-x).exp());
    let hard_sigmoid = |x: f64| between(x / 6.0 + 0.5, 0.0, 1.0);
    match map {
        Map::Identity => x,
        Map::Abs => x.abs(),
        Map::Neg => -x,
        Map::Square => x * x,
        Map::Sqrt => x.sqrt(),
        Map::Reciprocal => 1.0 / x,
        Map::Relu => between(x, 0.0, f64::INFINITY),
        Map::LeakyRelu(slope) => {
            if x < 0.0 {
                x * slope
            } else {
                x
            }
        }
        Map::Clamp(low, high) => between(x, low, high),
        Map::Scale(factor) => x * factor,
        Map::Offset(term) => x + term,
        Map::HardSigmoid => hard_sigmoid(x),
        Map::HardSwish => x * hard_sigmoid(x),
        Map::Sigmoid => sigmoid(x),
        Map::Silu if x < -800.0 => 0.0,
        Map::Silu => x * sigmoid(x),
        Map::Tanh => x.tanh(),
        // -infinity times zero would be NaN, but the limit is 0.
        Map::Gelu | Map::GeluTanh if x < -40.0 => 0.0,
        Map::Gelu => x * normal_cdf(x),
        Map::GeluTanh => x * sigmoid(2.0 * (2.0 / core::f64::consts::PI).sqrt() * (x + 0.044715 * x * x * x)),
        Map::Exp => x.exp(),
        Map::Log => x.ln(),
    }
}

/// Clamps; NaN stays NaN.
fn between(x: f64, low: f64, high: f64) -> f64 {
    if x < low {
        low
    } else if x > high {
        high
    } else {
        x
    }
}

/// The normal cumulative distribution function: a Taylor series near zero, otherwise the continued fraction of the
/// tail.
fn normal_cdf(x: f64) -> f64 {
    let density = (-x * x / 2.0).exp() / (2.0 * core::f64::consts::PI).sqrt();
    // For larger x the series would suffer from cancellation; from here on this number of terms of the fraction
    // suffices.
    if x.abs() < 1.5 {
        let (mut term, mut sum) = (x, x);
        for n in 1..100 {
            term *= x * x / f64::from(2 * n + 1);
            sum += term;
        }
        return 0.5 + density * sum;
    }
    let tail = density / (1..200).rev().fold(x.abs(), |below, n| x.abs() + f64::from(n) / below);
    if x < 0.0 { tail } else { 1.0 - tail }
}

/// The map with its parameters rounded to `f32`.
fn rounded(map: Map) -> Map {
    let round = |parameter: f64| f64::from(parameter as f32);
    match map {
        Map::LeakyRelu(slope) => Map::LeakyRelu(round(slope)),
        Map::Clamp(low, high) => Map::Clamp(round(low), round(high)),
        Map::Scale(factor) => Map::Scale(round(factor)),
        Map::Offset(term) => Map::Offset(round(term)),
        map => map,
    }
}

macro_rules! floats {
    ($($ty:ident $of_vector:ident |$map:ident| $rounded:expr;)*) => {$(
        impl Sealed for $ty {}
        impl Arithmetic for $ty {
            #[track_caller]
            fn map(map: Map, x: Vector<'_, $ty>) -> Vector<'_, $ty> {
                vector::$of_vector(map, x)
            }
            fn evaluate($map: Map, x: $ty) -> $ty {
                truth($rounded, f64::from(x)) as $ty
            }
            fn evaluate_binary(binary: Binary, x: $ty, y: $ty) -> $ty {
                match binary {
                    Binary::Add => x + y,
                    Binary::Sub => x - y,
                    Binary::Mul => x * y,
                    Binary::Div => x / y,
                    Binary::Min => if x < y { x } else { y },
                    Binary::Max => if x > y { x } else { y },
                }
            }
            fn to_f64(self) -> f64 {
                self.into()
            }
            fn from_f64(value: f64) -> $ty {
                value as $ty
            }
        }
    )*};
}
floats! { f32 of_f32 |map| rounded(map); f64 of_f64 |map| map; }

macro_rules! integers {
    ($($ty:ident)*) => {$(
        impl Sealed for $ty {}
        impl Arithmetic for $ty {
            #[track_caller]
            fn map(map: Map, x: Vector<'_, $ty>) -> Vector<'_, $ty> {
                vector::of_integers(map, x, |value| value as $ty)
            }
            fn evaluate(map: Map, x: $ty) -> $ty {
                match map {
                    Map::Abs => if x < 0 as $ty { (0 as $ty).wrapping_sub(x) } else { x },
                    Map::Neg => (0 as $ty).wrapping_sub(x),
                    Map::Square => x.wrapping_mul(x),
                    Map::Relu => x.max(0),
                    Map::Clamp(low, high) => x.max(low as $ty).min(high as $ty),
                    _ => x,
                }
            }
            fn evaluate_binary(binary: Binary, x: $ty, y: $ty) -> $ty {
                match binary {
                    Binary::Add => x.wrapping_add(y),
                    Binary::Sub => x.wrapping_sub(y),
                    Binary::Mul => x.wrapping_mul(y),
                    Binary::Div => x.checked_div(y).unwrap_or(0),
                    Binary::Min => x.min(y),
                    Binary::Max => x.max(y),
                }
            }
            fn to_f64(self) -> f64 {
                self.into()
            }
            fn from_f64(value: f64) -> $ty {
                value as $ty
            }
        }
    )*};
}
integers! { i32 i8 u8 }
