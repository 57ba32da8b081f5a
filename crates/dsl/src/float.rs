//! [`Float`], the types `f32` and `f64`, and float operations without a Rust operator: IEEE 754 minimum and maximum, unordered comparisons, estimates, half
//! floats.
//!
//! In: float handles, scalars or vectors. Out: recorded operations and handles of their results.
//! Not here: rounding and `sqrt`, which are methods of the handles.

use crate::build::{KernelArg, KernelRet};
use crate::handle::{Expr, K, Mask, Vector};
use crate::scalar::{IntoExpr, IntoVector, Lane};
use kernelsmith_ir::{Cond, Elem, Opcode, Type};

/// `f32` or `f64`. Either can be a parameter or a result of a kernel that is generic over the type: `fn(T, In<T>) -> T`.
pub trait Float:
    Lane + for<'k> KernelArg<Handle<'k> = Expr<'k, Self>> + for<'k> KernelRet<Value<'k> = Expr<'k, Self>>
{
}
impl Float for f32 {}
impl Float for f64 {}

impl<'k> K<'k> {
    /// The number of type `T` nearest to `value`: a literal in code that is generic over `f32` and `f64`.
    #[track_caller]
    pub fn float<T: Float>(self, value: f64) -> Expr<'k, T> {
        let bits = kernelsmith_ir::scalar::float_bits(T::ELEM, value);
        let reg = self.state().constant(Type::scalar(T::ELEM), bits);
        Expr::new(self, reg)
    }
}

macro_rules! float_methods {
    (
        unary { $( $(#[$udoc:meta])* $uname:ident $ucode:ident; )* }
        binary { $( $(#[$bdoc:meta])* $bname:ident $bcode:ident; )* }
        compare { $( $(#[$cdoc:meta])* $cname:ident $cond:ident; )* }
    ) => {
        impl<'k, T: Float> Expr<'k, T> {
            $( $(#[$udoc])* #[track_caller] pub fn $uname(self) -> Expr<'k, T> { self.unary(Opcode::$ucode) } )*
            $( $(#[$bdoc])* #[track_caller] pub fn $bname(self, other: impl IntoExpr<'k, T>) -> Expr<'k, T> {
                self.binary(Opcode::$bcode, other)
            } )*
            $( $(#[$cdoc])* #[track_caller] pub fn $cname(self, other: impl IntoExpr<'k, T>) -> Expr<'k, bool> {
                let mut state = self.k.state();
                let other = other.operand(&mut state);
                let reg = state.compare(Cond::$cond, Type::scalar(T::ELEM), self.reg, other);
                drop(state);
                Expr::new(self.k, reg)
            } )*
        }
        impl<'k, T: Float> Vector<'k, T> {
            $( $(#[$udoc])* #[track_caller] pub fn $uname(self) -> Vector<'k, T> { self.unary(Opcode::$ucode) } )*
            $( $(#[$bdoc])* #[track_caller] pub fn $bname(self, other: impl IntoVector<'k, T>) -> Vector<'k, T> {
                self.binary(Opcode::$bcode, other)
            } )*
            $( $(#[$cdoc])* #[track_caller] pub fn $cname(self, other: impl IntoVector<'k, T>) -> Mask<'k> {
                let mut state = self.k.state();
                let ty = state.ty(self.reg);
                let other = other.vector_operand(&mut state, ty.lanes());
                let reg = match state.same_lanes("cmp", self.reg, other) {
                    true => state.compare(Cond::$cond, ty, self.reg, other),
                    false => state.new_reg(ty.mask_type()),
                };
                drop(state);
                Mask { k: self.k, reg }
            } )*
        }
    };
}

float_methods! {
    unary {
        /// About 1 / x, with a relative error of at most 1.5 / 4096. Denormal operands may count as zero.
        recip_estimate RecipEstimate;
        /// About 1 / sqrt(x), with a relative error of at most 1.5 / 4096. Denormal operands may count as zero.
        rsqrt_estimate RsqrtEstimate;
    }
    binary {
        /// IEEE 754 minimum: NaN if an operand is NaN; -0 is less than +0.
        minimum Minimum;
        /// IEEE 754 maximum: NaN if an operand is NaN; +0 is greater than -0.
        maximum Maximum;
        /// IEEE 754 minimumNumber: if one operand is NaN, the other one.
        minimum_number MinimumNumber;
        /// IEEE 754 maximumNumber: if one operand is NaN, the other one.
        maximum_number MaximumNumber;
    }
    compare {
        /// Whether neither operand is NaN.
        ordered Ord;
        /// Whether an operand is NaN.
        unordered Uno;
        /// Whether the operands differ and neither is NaN.
        ordered_ne One;
        /// Whether the operands are equal or one is NaN.
        unordered_eq Ueq;
        /// Whether this is less than the other, or one is NaN.
        unordered_lt Ult;
        /// Whether this is less than or equal to the other, or one is NaN.
        unordered_le Ule;
        /// Whether this is greater than the other, or one is NaN.
        unordered_gt Ugt;
        /// Whether this is greater than or equal to the other, or one is NaN.
        unordered_ge Uge;
    }
}

impl<'k> Vector<'k, f32> {
    /// 1 / x by an estimate and one Newton step. The relative error is below 2^-21 if x and 1 / x are normal numbers;
    /// the result for zeros, infinities and denormal numbers is unspecified.
    #[track_caller]
    pub fn recip_approximate(self) -> Vector<'k, f32> {
        let estimate = self.recip_estimate();
        estimate * (-self).mul_add(estimate, 2.0)
    }

    /// 1 / sqrt(x) by an estimate and one Newton step. The relative error is below 2^-21 if x is a positive normal
    /// number; the result for other numbers is unspecified.
    #[track_caller]
    pub fn rsqrt_approximate(self) -> Vector<'k, f32> {
        let estimate = self.rsqrt_estimate();
        let half = estimate * 0.5;
        half * (-(self * estimate)).mul_add(estimate, 3.0)
    }
}

macro_rules! halves {
    ($($widen:ident $narrow:ident $elem:ident $text:literal;)*) => {
        impl<'k> Vector<'k, u16> {$(
            #[doc = concat!("The numbers whose bits these are as `", $text, "`.")]
            #[track_caller]
            pub fn $widen(self) -> Vector<'k, f32> {
                self.through(Elem::$elem)
            }
        )*}
        impl<'k> Vector<'k, f32> {$(
            #[doc = concat!("The bits of the nearest numbers of `", $text, "`, ties to even.")]
            #[track_caller]
            pub fn $narrow(self) -> Vector<'k, u16> {
                self.through(Elem::$elem)
            }
        )*}
    };
}
halves! { f16_to_f32 to_f16_bits F16 "f16"; bf16_to_f32 to_bf16_bits Bf16 "bf16"; }

impl<'k, T: Lane> Vector<'k, T> {
    /// Converts between 16-bit integers that hold half floats and `f32`.
    #[track_caller]
    fn through<U: Lane>(self, half: Elem) -> Vector<'k, U> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let (first, second) = match T::ELEM.is_float() {
            true => (Opcode::Cast, Opcode::Bitcast),
            false => (Opcode::Bitcast, Opcode::Cast),
        };
        let middle = state.with_source(first, ty.with_elem(half), self.reg);
        let reg = state.with_source(second, ty.with_elem(U::ELEM), middle);
        drop(state);
        Vector::new(self.k, reg)
    }
}
