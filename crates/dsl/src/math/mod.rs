//! Elementary functions, built from the operations that every kernel has.
//!
//! In: floats, scalars or vectors. Out: recorded operations: 15 to 40 per call, inlined. They are branch-free, except
//! that the trigonometric functions branch to reduce large arguments.
//! Invariants: the error is within the stated bound for every argument. The result has the same bits on every machine,
//! at every vector width and in the interpreter: operations are fused where the algorithm fuses them and nowhere else,
//! regardless of [`K::float_rules`](crate::K::float_rules). A level without fused multiply-add (x86-64-v2) emulates it
//! with a long, slow sequence.
//! Not here: `sqrt` and rounding, which are operations.
//!
//! Argument reduction splits the constant into two or three parts so that each product is exact (Cody and Waite, with
//! fused operations). The polynomials minimise the maximum error relative to the result (Remez exchange algorithm, 60
//! digits). Coefficients are listed from the lowest power; each is rounded to the type before the remaining ones are
//! fitted again.

mod approximate;
mod erf;
mod exp;
mod gamma;
mod inverse;
mod log;
mod pair;
pub mod random;
mod roots;
mod trig;
mod value;

use crate::float::Float;
use crate::handle::{Expr, Vector};
use crate::scalar::{IntoExpr, IntoVector};
use value::Value;

macro_rules! functions {
    ($( $(#[$doc:meta])* $name:ident $function:path; )*) => {
        impl<'k, T: Float> Expr<'k, T> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self) -> Expr<'k, T> {
                let value = Value::new(self.k, self.reg);
                Expr::new(self.k, $function(value).reg)
            }
        )*}
        impl<'k, T: Float> Vector<'k, T> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self) -> Vector<'k, T> {
                let value = Value::new(self.k, self.reg);
                Vector::new(self.k, $function(value).reg)
            }
        )*}
    };
}

functions! {
    /// e to the power of each lane.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let exp = build::<fn(In<f32>, Out<f32>)>("exp", |k, (x, y)| {
    ///     k.for_each_vector(y.len(), |i| y.store(i, x.load(i).exp()));
    /// })?;
    /// let mut y = [0.0; 4];
    /// Jit::interpreter().interpret(&exp, (&[0.0, 1.0, 89.0, f32::NEG_INFINITY], &mut y))?;
    /// assert_eq!(y, [1.0, std::f32::consts::E, f32::INFINITY, 0.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    exp exp::exp;
    /// 2 to the power of each lane.
    exp2 exp::exp2;
    /// 10 to the power of each lane.
    exp10 exp::exp10;
    /// `exp(x) - 1`, precise near zero.
    expm1 exp::expm1;
    /// The natural logarithm: minus infinity for zero, NaN for negative numbers.
    log log::log;
    /// The logarithm to base 2, exact for powers of two.
    log2 log::log2;
    /// The logarithm to base 10, exact for powers of ten.
    log10 log::log10;
    /// `log(1 + x)`, precise near zero: minus infinity for -1, NaN below.
    log1p log::log1p;
    /// The hyperbolic tangent.
    tanh exp::tanh;
    /// The hyperbolic sine.
    sinh exp::sinh;
    /// The hyperbolic cosine.
    cosh exp::cosh;
    /// `1 / (1 + exp(-x))`, the logistic function.
    sigmoid exp::sigmoid;
    /// The error function.
    erf erf::erf;
    /// The complement of the error function, `1 - erf(x)`, precise where it is small.
    erfc erf::erfc;
    /// The logarithm of the magnitude of the gamma function; infinity for zero, negative integers and infinities.
    lgamma gamma::lgamma;
    /// The sine of an angle in radians of any magnitude; NaN for infinities.
    sin trig::sin;
    /// The cosine of an angle in radians of any magnitude; NaN for infinities.
    cos trig::cos;
    /// The tangent of an angle in radians of any magnitude; NaN for infinities.
    tan trig::tan;
    /// The angle from -pi/2 to pi/2 whose sine is the lane; NaN outside -1 to 1.
    asin inverse::asin;
    /// The angle from 0 to pi whose cosine is the lane; NaN outside -1 to 1.
    acos inverse::acos;
    /// The angle from -pi/2 to pi/2 whose tangent is the lane.
    atan inverse::atan;
    /// The cubic root, also of negative numbers.
    cbrt roots::cbrt;
}

/// Records a function of two vectors, or the mistake if their lanes differ.
#[track_caller]
fn binary_function<'k, T: Float>(
    name: &'static str,
    x: Vector<'k, T>,
    y: impl IntoVector<'k, T>,
    function: fn(Value<'k>, Value<'k>) -> Value<'k>,
) -> Vector<'k, T> {
    let mut state = x.k.state();
    let ty = state.ty(x.reg);
    let y = y.vector_operand(&mut state, ty.lanes());
    if !state.same_lanes(name, x.reg, y) {
        let reg = state.new_reg(ty);
        drop(state);
        return Vector::new(x.k, reg);
    }
    drop(state);
    // No closure: it would be the recorded line.
    let (first, second) = (Value::new(x.k, x.reg), Value::new(x.k, y));
    Vector::new(x.k, function(first, second).reg)
}

macro_rules! binary_functions {
    ($($(#[$doc:meta])* $name:ident $function:path;)*) => {
        impl<'k, T: Float> Expr<'k, T> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self, other: impl IntoExpr<'k, T>) -> Expr<'k, T> {
                let other = other.operand(&mut self.k.state());
                // No closure: it would be the recorded line.
                let (x, y) = (Value::new(self.k, self.reg), Value::new(self.k, other));
                Expr::new(self.k, $function(x, y).reg)
            }
        )*}
        impl<'k, T: Float> Vector<'k, T> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self, other: impl IntoVector<'k, T>) -> Vector<'k, T> {
                binary_function(stringify!($name), self, other, $function)
            }
        )*}
    };
}

binary_functions! {
    /// The lane to the power of `other`, with the special cases of C: 1 for a base of 1 or an exponent of zero, even if
    /// the other one is NaN; NaN for a negative base and an exponent that is no integer.
    pow exp::pow;
    /// The angle from -pi to pi of the point with the ordinate `self` and the abscissa `other`; the signs of zeros count.
    atan2 inverse::atan2;
    /// `sqrt(x * x + y * y)` without overflow; infinite if either is infinite.
    hypot roots::hypot;
}

macro_rules! approximations {
    ($( $(#[$doc:meta])* $name:ident $function:path; )*) => {
        impl<'k> Vector<'k, f32> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self) -> Vector<'k, f32> {
                let value = Value::new(self.k, self.reg);
                Vector::new(self.k, $function(value).reg)
            }
        )*}
    };
}

approximations! {
    /// [`Vector::sigmoid`] with half as many operations. The error is at most 3 ULP for arguments from -87 on; below,
    /// the result is that of -87, 2^-125.5.
    sigmoid_approximate approximate::sigmoid;
    /// [`Vector::tanh`] with half as many operations and an error of at most 3 ULP; the result for -0.0 is 0.0.
    tanh_approximate approximate::tanh;
    /// The normal distribution function, `(1 + erf(x / sqrt(2))) / 2`. The relative error is at most 2^-20 from -3 on
    /// and 2^-17 from -13 on; below, the result is that of -13, 6e-39.
    normal_cdf_approximate approximate::normal_cdf;
    /// [`Vector::exp`] with half as many operations and a relative error of at most 2^-22. The argument is limited to
    /// -87 to 88.3, so results are normal numbers.
    exp_approximate approximate::exp;
    /// [`Vector::exp2`] with half as many operations and a relative error of at most 2^-22. The argument is limited to
    /// -126 to 127.4, so results are normal numbers.
    exp2_approximate approximate::exp2;
    /// [`Vector::log`] with half as many operations and a relative error of at most 2^-21, for positive normal numbers;
    /// the result for others is unspecified.
    log_approximate approximate::log;
    /// [`Vector::log2`] with half as many operations and a relative error of at most 2^-21, for positive normal numbers;
    /// the result for others is unspecified.
    log2_approximate approximate::log2;
    /// [`Vector::sin`] with a fifth of the operations and an absolute error of at most 2^-22, for angles from -8192 to
    /// 8192; the result for others is unspecified.
    sin_approximate approximate::sin;
    /// [`Vector::cos`] with a fifth of the operations and an absolute error of at most 2^-22, for angles from -8192 to
    /// 8192; the result for others is unspecified.
    cos_approximate approximate::cos;
}

impl<'k> Vector<'k, f32> {
    /// [`Vector::pow`] of positive normal numbers with a quarter of the operations. The relative error is at most 2^-21
    /// (1 + |y log2 x|), for example 2^-17 for a result of 2^15; results are limited to 2^-126 and 2^127.4. The result
    /// for other bases is unspecified.
    #[track_caller]
    pub fn pow_approximate(self, other: impl IntoVector<'k, f32>) -> Vector<'k, f32> {
        self.log2_approximate().binary(kernelsmith_ir::Opcode::Mul, other).exp2_approximate()
    }

    /// [`Vector::atan2`] with half as many operations and a relative error of at most 2^-21, if the quotient of the
    /// coordinates is a normal number. The result is unspecified if both are zero or infinite or one is NaN.
    #[track_caller]
    pub fn atan2_approximate(self, other: impl IntoVector<'k, f32>) -> Vector<'k, f32> {
        binary_function("atan2", self, other, approximate::atan2)
    }
}
