//! [`Map`]s as recorded operations.
//!
//! In: a checked map, a vector. Out: the vector of results. Clamps put the constant first, so that NaN propagates.
//! Not here: functions that the DSL has built in.

use super::Map;
use kernelsmith_dsl::{Float, Integer, IntoVector, Lane, Vector};

/// 2 sqrt(2 / pi), and that times 0.044715, for tanh of twice the argument.
const GELU_TANH: [f64; 2] = [1.595_769_121_605_730_7, 0.071_354_816_272_600_25];

/// Lower limits of the `f32` approximations: below them the exact result is practically zero, and the factor x must not
/// grow.
const SILU_LEAST: f32 = -87.0;
const GELU_LEAST: f32 = -13.0;

/// The maps that all float types share.
#[track_caller]
fn of_floats<'k, T: Float + IntoVector<'k, T>>(
    map: Map,
    x: Vector<'k, T>,
    constant: impl Fn(f64) -> T,
) -> Option<Vector<'k, T>> {
    let y = match map {
        Map::Identity => x,
        Map::Abs => x.abs(),
        Map::Neg => -x,
        Map::Square => x * x,
        Map::Sqrt => x.sqrt(),
        Map::Reciprocal => x.filled(constant(1.0)) / x,
        Map::Relu => x.at_least(constant(0.0)),
        Map::LeakyRelu(slope) => x.lt(constant(0.0)).select(x * constant(slope), x),
        Map::Clamp(low, high) => x.at_least(constant(low)).at_most(constant(high)),
        Map::Scale(factor) => x * constant(factor),
        Map::Offset(term) => x + constant(term),
        Map::HardSigmoid => hard_sigmoid(x, constant),
        Map::HardSwish => x * hard_sigmoid(x, constant),
        Map::Exp => x.exp(),
        Map::Log => x.log(),
        Map::Sigmoid | Map::Silu | Map::Tanh | Map::Gelu | Map::GeluTanh => return None,
    };
    Some(y)
}

#[track_caller]
fn hard_sigmoid<'k, T: Float + IntoVector<'k, T>>(x: Vector<'k, T>, constant: impl Fn(f64) -> T) -> Vector<'k, T> {
    x.mul_add(constant(1.0 / 6.0), constant(0.5)).at_least(constant(0.0)).at_most(constant(1.0))
}

#[track_caller]
pub(super) fn of_f32(map: Map, x: Vector<'_, f32>) -> Vector<'_, f32> {
    if let Some(y) = of_floats(map, x, |value| value as f32) {
        return y;
    }
    match map {
        Map::Sigmoid => x.sigmoid_approximate(),
        Map::Silu => x.at_least(SILU_LEAST) * x.sigmoid_approximate(),
        Map::Tanh => x.tanh_approximate(),
        Map::Gelu => x.at_least(GELU_LEAST) * x.normal_cdf_approximate(),
        _ => {
            let [linear, cubic] = GELU_TANH.map(|factor| factor as f32);
            let inner = x * (x * x).mul_add(cubic, linear);
            x.at_least(GELU_LEAST) * inner.sigmoid_approximate()
        }
    }
}

#[track_caller]
pub(super) fn of_f64(map: Map, x: Vector<'_, f64>) -> Vector<'_, f64> {
    if let Some(y) = of_floats(map, x, |value| value) {
        return y;
    }
    match map {
        Map::Sigmoid => x.sigmoid(),
        Map::Silu => x.at_least(-800.0) * x.sigmoid(),
        Map::Tanh => x.tanh(),
        Map::Gelu => (x.at_least(-40.0) * 0.5) * ((x * core::f64::consts::FRAC_1_SQRT_2).erf() + 1.0),
        _ => {
            let [linear, cubic] = GELU_TANH;
            x.at_least(-40.0) * (x * (x * x).mul_add(cubic, linear)).sigmoid()
        }
    }
}

/// The maps of integers.
#[track_caller]
pub(super) fn of_integers<T: Integer + Lane + Default>(
    map: Map,
    x: Vector<'_, T>,
    constant: impl Fn(f64) -> T,
) -> Vector<'_, T> {
    match map {
        Map::Abs => x.abs(),
        Map::Neg => -x,
        Map::Square => x * x,
        Map::Relu => x.at_least(T::default()),
        Map::Clamp(low, high) => x.at_least(constant(low)).at_most(constant(high)),
        _ => x,
    }
}
