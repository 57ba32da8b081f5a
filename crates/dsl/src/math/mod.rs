//! Elementary functions, written in the operations that every kernel has.
//!
//! In: floats, scalars or vectors. Out: recorded operations: 15 to 40 for each call, inlined, without branches but the one
//! of the trigonometric functions to their reduction of large arguments.
//! Invariants: the result is within the stated distance of the true one for every argument, and the same bits on every
//! machine, at every width and in the interpreter: multiplications and additions are fused where the text says so and
//! nowhere else, whatever [`K::float_rules`](crate::K::float_rules) allows. A level without fused multiply-add (x86-64-v2)
//! gets the same bits from a long sequence of others, slowly.
//! Not here: `sqrt` and rounding, which are operations.
//!
//! Arguments are reduced in two or three parts of the constant, each product exact (Cody and Waite, with fused operations).
//! Coefficients are those of minimax polynomials for the error relative to the result (Remez's exchange, 60 digits), each
//! rounded to the type, lowest power first, the rest then fitted anew.

mod approximate;
mod exp;
mod log;
mod trig;
mod value;

use crate::scalar::Float;
use crate::value::Expr;
use crate::vector::Vector;
use value::Value;

macro_rules! functions {
    ($( $(#[$doc:meta])* $name:ident $function:path; )*) => {
        impl<'k, T: Float> Expr<'k, T> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self) -> Expr<'k, T> {
                let value = Value { k: self.k, reg: self.reg };
                Expr::new(self.k, $function(value).reg)
            }
        )*}
        impl<'k, T: Float> Vector<'k, T> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self) -> Vector<'k, T> {
                let value = Value { k: self.k, reg: self.reg };
                Vector::new(self.k, $function(value).reg)
            }
        )*}
    };
}

functions! {
    /// e to the power of each value.
    ///
    /// ```
    /// use kernelsmith_dsl as dsl;
    /// use kernelsmith_exec::{In, Out};
    /// let exp = dsl::build::<fn(In<f32>, Out<f32>)>("exp", |k, (x, y)| {
    ///     k.for_each_vector(y.len(), |i| y.store(i, x.load(i).exp()));
    /// })?;
    /// let mut y = [0.0; 4];
    /// exp.interpret((&[0.0, 1.0, 89.0, f32::NEG_INFINITY], &mut y), 256)?;
    /// assert_eq!(y, [1.0, std::f32::consts::E, f32::INFINITY, 0.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    exp exp::exp;
    /// 2 to the power of each value.
    exp2 exp::exp2;
    /// The natural logarithm: of zero minus infinity, of what is less a NaN.
    log log::log;
    /// The hyperbolic tangent.
    tanh exp::tanh;
    /// `1 / (1 + exp(-x))`, the logistic function.
    sigmoid exp::sigmoid;
    /// The error function.
    erf exp::erf;
    /// The sine of an angle in radians, of whatever size; of an infinity a NaN.
    sin trig::sin;
    /// The cosine of an angle in radians, of whatever size; of an infinity a NaN.
    cos trig::cos;
}

macro_rules! approximations {
    ($( $(#[$doc:meta])* $name:ident $function:path; )*) => {
        impl<'k> Vector<'k, f32> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self) -> Vector<'k, f32> {
                let value = Value { k: self.k, reg: self.reg };
                Vector::new(self.k, $function(value).reg)
            }
        )*}
    };
}

approximations! {
    /// [`Vector::sigmoid`] in half as many operations, with an error of at most 3 ULP for arguments from -87 on. Below, the
    /// result is that of -87, which is 2^-125.5.
    sigmoid_approximate approximate::sigmoid;
    /// [`Vector::tanh`] in half as many operations, with an error of at most 3 ULP; of -0.0 it is 0.0.
    tanh_approximate approximate::tanh;
    /// The normal distribution function, `(1 + erf(x / sqrt(2))) / 2`, with a relative error of at most 2^-20 from -3 on, 2^-17
    /// from -13 on. Below, the result is that of -13, which is 6e-39.
    normal_cdf_approximate approximate::normal_cdf;
}
