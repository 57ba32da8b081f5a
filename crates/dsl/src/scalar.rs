//! The Rust types that kernels compute with, and what may stand where a value is expected.
//!
//! In: nothing. Out: [`Scalar`] and its families ([`Number`], [`Integer`], [`Float`], [`Lane`], [`Bits`]), and
//! [`IntoExpr`]/[`IntoVector`], through which plain Rust numbers mix with generated values.
//! Invariant: `from_bits(to_bits(x))` is x; the bits are canonical in the sense of [`Elem::canonical`].
//! Not here: operators (see `operators`).

use crate::recorder::State;
use crate::value::{Expr, Var};
use crate::vector::{Vector, VectorVar};
use kernelsmith_exec::{Bf16, F16};
use kernelsmith_ir::{Elem, Lanes, Type, VReg};

/// What loops count with and slices are indexed by: as wide as an address, signed.
pub type Index = isize;

pub(crate) mod sealed {
    /// Only this crate says what kernels compute with.
    pub trait Sealed {}
}
use sealed::Sealed;

/// A type that a generated scalar can have: integers, `isize` (the index type), `f32`, `f64`, `bool`; and [`F16`] and
/// [`Bf16`], which are mostly loaded, cast to `f32`, and cast back to be stored: arithmetic on them is that of `f32`, rounded.
#[diagnostic::on_unimplemented(
    message = "kernels do not compute with `{Self}`",
    label = "use an integer type, `isize`, `f32`, `f64` or `bool`"
)]
pub trait Scalar: Sealed + Copy + 'static {
    /// The element of the intermediate representation.
    const ELEM: Elem;
    /// The value as canonical bits.
    fn to_bits(self) -> u64;
    /// The value with these bits.
    fn from_bits(bits: u64) -> Self;
}

/// A scalar that has arithmetic: all but `bool`.
pub trait Number: Scalar {}

/// A number that vectors are made of: all but `isize`.
pub trait Lane: Number {}

/// An integer.
pub trait Integer: Number + Bits {}

/// `f32` or `f64`.
pub trait Float: Lane {}

/// A type with bitwise operations: integers and `bool`.
pub trait Bits: Scalar {}

macro_rules! scalars {
    ($($ty:ty, $elem:ident, [$($family:ident)*], |$value:ident| $to:expr, |$bits:ident| $from:expr;)*) => {$(
        impl Sealed for $ty {}
        impl Scalar for $ty {
            const ELEM: Elem = Elem::$elem;
            #[inline]
            fn to_bits(self) -> u64 {
                let $value = self;
                Elem::$elem.canonical($to)
            }
            #[inline]
            fn from_bits($bits: u64) -> $ty {
                $from
            }
        }
        $(impl $family for $ty {})*
        impl<'k> IntoExpr<'k, $ty> for $ty {
            #[inline]
            #[track_caller]
            fn operand(self, state: &mut State) -> VReg {
                state.constant(Type::scalar(Elem::$elem), Scalar::to_bits(self))
            }
        }
    )*};
}

scalars! {
    i8, I8, [Number Lane Integer Bits], |x| x as u64, |bits| bits as i8;
    i16, I16, [Number Lane Integer Bits], |x| x as u64, |bits| bits as i16;
    i32, I32, [Number Lane Integer Bits], |x| x as u64, |bits| bits as i32;
    i64, I64, [Number Lane Integer Bits], |x| x as u64, |bits| bits as i64;
    u8, U8, [Number Lane Integer Bits], |x| u64::from(x), |bits| bits as u8;
    u16, U16, [Number Lane Integer Bits], |x| u64::from(x), |bits| bits as u16;
    u32, U32, [Number Lane Integer Bits], |x| u64::from(x), |bits| bits as u32;
    u64, U64, [Number Lane Integer Bits], |x| x, |bits| bits;
    isize, Index, [Number Integer Bits], |x| x as i64 as u64, |bits| bits as i64 as isize;
    f32, F32, [Number Lane Float], |x| u64::from(f32::to_bits(x)), |bits| f32::from_bits(bits as u32);
    f64, F64, [Number Lane Float], |x| f64::to_bits(x), |bits| f64::from_bits(bits);
    F16, F16, [Number Lane], |x| u64::from(x.0), |bits| F16(bits as u16);
    Bf16, Bf16, [Number Lane], |x| u64::from(x.0), |bits| Bf16(bits as u16);
    bool, Bool, [Bits], |x| u64::from(x), |bits| bits & 1 != 0;
}

/// What may stand where a scalar of type `T` is expected: an [`Expr`], a [`Var`] (its value at that moment), or a plain
/// Rust value, which is a constant of the generated code.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no scalar of type `{T}` in this kernel",
    label = "convert with `.cast::<{T}>()`, or write a literal of type `{T}`"
)]
pub trait IntoExpr<'k, T: Scalar> {
    #[doc(hidden)]
    fn operand(self, state: &mut State) -> VReg;
}

impl<'k, T: Scalar> IntoExpr<'k, T> for Expr<'k, T> {
    #[inline]
    fn operand(self, _: &mut State) -> VReg {
        self.reg
    }
}

impl<'k, T: Scalar> IntoExpr<'k, T> for Var<'k, T> {
    #[inline]
    fn operand(self, _: &mut State) -> VReg {
        self.reg
    }
}

/// What may stand where a vector of `T` is expected: a [`Vector`], a [`VectorVar`], or a scalar, which is in every lane.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no vector or scalar of `{T}` in this kernel",
    label = "convert with `.cast::<{T}>()`, or write a literal of type `{T}`"
)]
pub trait IntoVector<'k, T: Lane> {
    /// The register, of type `T` with these lanes if the value is a scalar, else with its own.
    #[doc(hidden)]
    fn vector_operand(self, state: &mut State, lanes: Lanes) -> VReg;
}

impl<'k, T: Lane> IntoVector<'k, T> for Vector<'k, T> {
    #[inline]
    fn vector_operand(self, _: &mut State, _: Lanes) -> VReg {
        self.reg
    }
}

impl<'k, T: Lane> IntoVector<'k, T> for VectorVar<'k, T> {
    #[inline]
    fn vector_operand(self, _: &mut State, _: Lanes) -> VReg {
        self.reg
    }
}

impl<'k, T: Lane> IntoVector<'k, T> for Expr<'k, T> {
    #[inline]
    #[track_caller]
    fn vector_operand(self, state: &mut State, lanes: Lanes) -> VReg {
        state.splat(Type::new(T::ELEM, lanes), self.reg)
    }
}

impl<'k, T: Lane> IntoVector<'k, T> for Var<'k, T> {
    #[inline]
    #[track_caller]
    fn vector_operand(self, state: &mut State, lanes: Lanes) -> VReg {
        state.splat(Type::new(T::ELEM, lanes), self.reg)
    }
}

macro_rules! literal_vectors {
    ($($ty:ty)*) => {$(
        impl<'k> IntoVector<'k, $ty> for $ty {
            #[inline]
            #[track_caller]
            fn vector_operand(self, state: &mut State, lanes: Lanes) -> VReg {
                state.constant(Type::new(<$ty as Scalar>::ELEM, lanes), Scalar::to_bits(self))
            }
        }
    )*};
}
literal_vectors! { i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 F16 Bf16 }
