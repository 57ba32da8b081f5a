//! Functions of one or two numbers: activations, arithmetic, what epilogues of other primitives apply to their sums.
//!
//! In: a [`Map`] or a [`Binary`], vectors or numbers. Out: recorded operations, or the number that a plain program gives.
//! Invariants: the two agree within [`Map::tolerance`], exactly where that is zero; a NaN in a float gives a NaN.
//! Not here: memory (see `elementwise`).

mod scalar;
#[cfg(test)]
mod tests;
mod vector;

use kernelsmith_dsl::{Lane, Vector};
use kernelsmith_manager::KeyWriter;

/// A function of one number. Parameters are rounded to the type that is computed in.
///
/// Functions of `f32` are the short forms of the language, which give the same bits on every machine and have the errors that
/// [`Map::tolerance`] states.
///
/// ```
/// use kernelsmith_kernels::map::Map;
/// assert_eq!(Map::RELU6.evaluate(7.0f32), 6.0);
/// assert_eq!(Map::LeakyRelu(0.25).evaluate(-2.0f32), -0.5);
/// assert!((Map::Sigmoid.evaluate(1.0f64) - 0.731058).abs() < 1e-6);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Map {
    /// x.
    Identity,
    /// The number without its sign.
    Abs,
    /// -x.
    Neg,
    /// x x.
    Square,
    /// The square root.
    Sqrt,
    /// 1 / x.
    Reciprocal,
    /// x, or zero if that is greater.
    Relu,
    /// x, or x times this slope if x is negative.
    LeakyRelu(f64),
    /// The first if x is less, the second if x is greater.
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
    /// x times the normal distribution function of x, as the error function gives it.
    Gelu,
    /// The approximation of that by a hyperbolic tangent that some networks are trained with.
    GeluTanh,
    /// e^x.
    Exp,
    /// The natural logarithm.
    Log,
}

/// How far a result may be from the true one: `absolute` plus `relative` times that.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tolerance {
    /// The part that grows with the result.
    pub relative: f64,
    /// The part that does not.
    pub absolute: f64,
}

impl Tolerance {
    /// The result is the only right one.
    pub const EXACT: Tolerance = Tolerance { relative: 0.0, absolute: 0.0 };

    /// Whether a result is close enough to the true one. Of NaNs and of infinities the kind counts.
    pub fn admits(self, given: f64, truth: f64) -> bool {
        given == truth
            || given.is_nan() && truth.is_nan()
            || (given - truth).abs() <= self.absolute + self.relative * truth.abs()
    }
}

/// A function of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Binary {
    /// The sum; integers wrap.
    Add,
    /// The first without the second; integers wrap.
    Sub,
    /// The product; integers wrap.
    Mul,
    /// The quotient; of floats only.
    Div,
    /// The smaller one; the second if one is a NaN.
    Min,
    /// The greater one; the second if one is a NaN.
    Max,
}

impl Map {
    /// What lies between 0 and 6.
    pub const RELU6: Map = Map::Clamp(0.0, 6.0);

    /// Appends the function to a key: a byte, and the parameters that there are.
    pub fn write_key(self, key: &mut KeyWriter) {
        let (code, parameters) = self.parts();
        key.u8(code);
        parameters.iter().flatten().for_each(|&parameter| {
            key.f64(parameter);
        });
    }

    /// A number for each function, and the parameters.
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

    /// What is wrong with the parameters, or with the function for the type that is computed in: said as what follows the name
    /// of a field.
    ///
    /// # Errors
    /// Parameters that are no numbers, limits in the wrong order, a function of floats for integers.
    pub fn check<T: Arithmetic>(self) -> Result<(), String> {
        let (_, parameters) = self.parts();
        if parameters.iter().flatten().any(|parameter| parameter.is_nan()) {
            return Err(format!("is {self:?}, but a parameter has to be a number"));
        }
        if let Map::Clamp(low, high) = self
            && low > high
        {
            return Err(format!("is {self:?}, but the first limit has to be at most the second"));
        }
        let of_integers =
            matches!(self, Map::Identity | Map::Abs | Map::Neg | Map::Square | Map::Relu | Map::Clamp(..));
        if !T::ELEM.is_float() && !of_integers {
            return Err(format!("is {self:?}, but that is for floats, not for {}", T::ELEM));
        }
        Ok(())
    }

    /// How far results of this type may be from the truth.
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

    /// The result as a plain program gives it.
    pub fn evaluate<T: Arithmetic>(self, x: T) -> T {
        T::evaluate(self, x)
    }
}

impl Binary {
    /// All of them.
    pub const ALL: [Binary; 6] = [Binary::Add, Binary::Sub, Binary::Mul, Binary::Div, Binary::Min, Binary::Max];

    /// A number for each, for keys.
    pub fn code(self) -> u8 {
        self as u8
    }

    /// As [`Map::check`].
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

    /// The result as a plain program gives it.
    pub fn evaluate<T: Arithmetic>(self, x: T, y: T) -> T {
        T::evaluate_binary(self, x, y)
    }
}

/// What functions are computed in: `f32`, `f64`, `i32`, `i8`, `u8`.
pub trait Arithmetic: Lane + Default + PartialEq + core::fmt::Debug + Send + Sync + sealed::Sealed {
    #[doc(hidden)]
    fn map(map: Map, x: Vector<'_, Self>) -> Vector<'_, Self>;
    #[doc(hidden)]
    fn evaluate(map: Map, x: Self) -> Self;
    #[doc(hidden)]
    fn evaluate_binary(binary: Binary, x: Self, y: Self) -> Self;
    #[doc(hidden)]
    fn to_f64(self) -> f64;
    /// The nearest number, of integers the one towards zero.
    #[doc(hidden)]
    fn from_f64(value: f64) -> Self;
}

mod sealed {
    pub trait Sealed {}
}
