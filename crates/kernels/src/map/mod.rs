//! Scalar functions of one or two arguments: activations, arithmetic, epilogues of other primitives.
//!
//! In: a [`Map`] or a [`Binary`], vectors or numbers. Out: recorded operations, or the result of the reference.
//! Invariants: the two agree within [`Map::tolerance`], exactly where that is zero; a float NaN gives a NaN.
//! Not here: memory (see `elementwise`).

mod scalar;
#[cfg(test)]
mod tests;
mod vector;

use kernelsmith_dsl::{Lane, Vector};
use kernelsmith_manager::KeyWriter;

/// A function of one number. Parameters are rounded to the work type.
///
/// Functions of `f32` are the approximations of the DSL, which return the same bits on every machine and have the
/// errors that [`Map::tolerance`] states.
///
/// ```
/// use kernelsmith::kernels::map::Map;
/// assert_eq!(Map::RELU6.evaluate(7.0f32), 6.0);
/// assert_eq!(Map::LeakyRelu(0.25).evaluate(-2.0f32), -0.5);
/// assert!((Map::Sigmoid.evaluate(1.0f64) - 0.731058).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Map {
    /// x.
    Identity,
    /// The absolute value.
    Abs,
    /// -x.
    Neg,
    /// x x.
    Square,
    /// The square root.
    Sqrt,
    /// 1 / x.
    Reciprocal,
    /// max(x, 0).
    Relu,
    /// x, or x times this slope if x is negative.
    LeakyRelu(f64),
    /// x clamped to the range from the first to the second parameter.
    Clamp(f64, f64),
    /// x times this.
    Scale(f64),
    /// x plus this.
    Offset(f64),
    /// x / 6 + 1 / 2, clamped to 0 and 1.
    HardSigmoid,
    /// x times its hard sigmoid.
    HardSwish,
    /// 1 / (1 + e^-x).
    Sigmoid,
    /// x times its sigmoid, also called swish.
    Silu,
    /// The hyperbolic tangent.
    Tanh,
    /// x times the normal cumulative distribution function of x, by the error function.
    Gelu,
    /// The tanh approximation of GELU that some networks are trained with.
    GeluTanh,
    /// e^x.
    Exp,
    /// The natural logarithm.
    Log,
}

/// The maximum error of a result: `absolute` plus `relative` times the exact value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// The relative part.
    pub relative: f64,
    /// The absolute part.
    pub absolute: f64,
}

impl Tolerance {
    /// No error.
    pub const EXACT: Tolerance = Tolerance { relative: 0.0, absolute: 0.0 };

    /// Whether a result is close enough to the exact value. Two NaNs match, and so do equal infinities.
    pub fn admits(self, result: f64, truth: f64) -> bool {
        result == truth
            || result.is_nan() && truth.is_nan()
            || (result - truth).abs() <= self.absolute + self.relative * truth.abs()
    }
}

/// A function of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Binary {
    /// The sum; integers wrap.
    Add,
    /// The difference; integers wrap.
    Sub,
    /// The product; integers wrap.
    Mul,
    /// The quotient; floats only.
    Div,
    /// The minimum; the second argument if either is NaN.
    Min,
    /// The maximum; the second argument if either is NaN.
    Max,
}

impl Map {
    /// Whether it contains an exponential or a logarithm.
    pub(crate) fn is_elementary(self) -> bool {
        matches!(self, Map::Sigmoid | Map::Silu | Map::Tanh | Map::Gelu | Map::GeluTanh | Map::Exp | Map::Log)
    }

    /// x clamped to the range 0 to 6.
    pub const RELU6: Map = Map::Clamp(0.0, 6.0);

    /// Appends the function to a key: a byte, and its parameters.
    pub fn write_key(self, key: &mut KeyWriter) {
        let (code, parameters) = self.parts();
        key.u8(code);
        parameters.iter().flatten().for_each(|&parameter| {
            key.f64(parameter);
        });
    }

    /// The code of the function, and its parameters.
    fn parts(self) -> (u8, [Option<f64>; 2]) {
        match self {
            Map::Identity => (0, [None; 2]),
            Map::Abs => (1, [None; 2]),
            Map::Neg => (2, [None; 2]),
            Map::Square => (3, [None; 2]),
            Map::Sqrt => (4, [None; 2]),
            Map::Reciprocal => (5, [None; 2]),
            Map::Relu => (6, [None; 2]),
            Map::LeakyRelu(slope) => (7, [Some(slope), None]),
            Map::Clamp(low, high) => (8, [Some(low), Some(high)]),
            Map::Scale(factor) => (9, [Some(factor), None]),
            Map::Offset(term) => (10, [Some(term), None]),
            Map::HardSigmoid => (11, [None; 2]),
            Map::HardSwish => (12, [None; 2]),
            Map::Sigmoid => (13, [None; 2]),
            Map::Silu => (14, [None; 2]),
            Map::Tanh => (15, [None; 2]),
            Map::Gelu => (16, [None; 2]),
            Map::GeluTanh => (17, [None; 2]),
            Map::Exp => (18, [None; 2]),
            Map::Log => (19, [None; 2]),
        }
    }

    /// Checks the parameters, and the function for the work type. The error text continues a sentence after the name of
    /// a field.
    ///
    /// # Errors
    /// NaN parameters, limits in the wrong order, a float-only function on integers.
    pub fn check<T: Arithmetic>(self) -> Result<(), String> {
        let (_, parameters) = self.parts();
        if parameters.iter().flatten().any(|parameter| parameter.is_nan()) {
            return Err(format!("is {self:?}, but a parameter must be a number"));
        }
        if let Map::Clamp(low, high) = self
            && low > high
        {
            return Err(format!("is {self:?}, but the first limit must be at most the second"));
        }
        let of_integers =
            matches!(self, Map::Identity | Map::Abs | Map::Neg | Map::Square | Map::Relu | Map::Clamp(..));
        if !T::ELEM.is_float() && !of_integers {
            return Err(format!("is {self:?}, but that is for floats, not for {}", T::ELEM));
        }
        Ok(())
    }

    /// The maximum error of results of this type.
    pub fn tolerance<T: Arithmetic>(self) -> Tolerance {
        let [of_f32, of_f64] = match self {
            Map::Sigmoid => [(2f64.powf(-20.6), 2f64.powi(-125)), (2f64.powi(-51), 0.0)],
            Map::Silu => [(2f64.powf(-20.5), 2f64.powi(-118)), (2f64.powi(-50), 1e-300)],
            Map::Tanh => [(2f64.powf(-21.5), 2f64.powi(-140)), (2f64.powi(-50), 0.0)],
            Map::Gelu => [(2f64.powi(-21), 3e-7), (2f64.powi(-50), 1e-15)],
            Map::GeluTanh => [(2f64.powi(-21), 6e-7), (2f64.powi(-50), 1e-14)],
            Map::Exp | Map::Log => [(2f64.powi(-23), 2f64.powi(-149)), (2f64.powi(-51), 1e-320)],
            Map::HardSigmoid | Map::HardSwish => [(2f64.powi(-22), 2f64.powi(-22)), (2f64.powi(-51), 2f64.powi(-51))],
            _ => return Tolerance::EXACT,
        };
        let (relative, absolute) = if T::ELEM.bits() == 32 { of_f32 } else { of_f64 };
        Tolerance { relative, absolute }
    }

    /// Records the function. All lanes take part.
    #[track_caller]
    pub fn apply<T: Arithmetic>(self, x: Vector<'_, T>) -> Vector<'_, T> {
        T::map(self, x)
    }

    /// The result of the reference.
    pub fn evaluate<T: Arithmetic>(self, x: T) -> T {
        T::evaluate(self, x)
    }
}

impl Binary {
    /// All functions.
    pub const ALL: [Binary; 6] = [Binary::Add, Binary::Sub, Binary::Mul, Binary::Div, Binary::Min, Binary::Max];

    /// The code of the function, for keys.
    pub fn code(self) -> u8 {
        self as u8
    }

    /// Like [`Map::check`].
    ///
    /// # Errors
    /// A quotient of integers.
    pub fn check<T: Arithmetic>(self) -> Result<(), String> {
        if self == Binary::Div && !T::ELEM.is_float() {
            return Err(format!("is {self:?}, but that is for floats, not for {}", T::ELEM));
        }
        Ok(())
    }

    /// Records the function. All lanes take part.
    #[track_caller]
    pub fn apply<'k, T: Arithmetic>(self, x: Vector<'k, T>, y: Vector<'k, T>) -> Vector<'k, T> {
        match self {
            Binary::Add => x + y,
            Binary::Sub => x - y,
            Binary::Mul => x * y,
            Binary::Div => x / y,
            Binary::Min => x.min(y),
            Binary::Max => x.max(y),
        }
    }

    /// The result of the reference.
    pub fn evaluate<T: Arithmetic>(self, x: T, y: T) -> T {
        T::evaluate_binary(self, x, y)
    }
}

/// The work types: `f32`, `f64`, `i32`, `i8`, `u8`.
pub trait Arithmetic: Lane + Default + PartialEq + core::fmt::Debug + Send + Sync + sealed::Sealed {
    #[doc(hidden)]
    fn map(map: Map, x: Vector<'_, Self>) -> Vector<'_, Self>;
    #[doc(hidden)]
    fn evaluate(map: Map, x: Self) -> Self;
    #[doc(hidden)]
    fn evaluate_binary(binary: Binary, x: Self, y: Self) -> Self;
    #[doc(hidden)]
    fn to_f64(self) -> f64;
    /// The nearest value; integers truncate towards zero.
    #[doc(hidden)]
    fn from_f64(value: f64) -> Self;
}

mod sealed {
    pub trait Sealed {}
}
