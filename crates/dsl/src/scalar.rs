//! The Rust types that kernels compute with, and conversions of operands.
//!
//! In: nothing. Out: [`Scalar`] and its families ([`Number`], [`Integer`], [`Lane`], [`Bits`]), and
//! [`IntoExpr`]/[`IntoVector`], which let plain Rust numbers mix with generated values.
//! Invariant: `from_bits(to_bits(x))` is x; the bits are canonical as defined by [`Elem::canonical`].
//! Not here: operators (see `operators`).

use crate::recorder::State;
use kernelsmith_exec::{Bf16, Element, F16};
use kernelsmith_ir::{Elem, Lanes, Type, VReg};

/// The type of loop counters and slice indices: signed, and as wide as an address.
pub type Index = isize;

pub(crate) mod sealed {
    /// Prevents implementations in other crates.
    pub trait Sealed {}
}
use sealed::Sealed;

/// A type of generated scalars: integers, `isize` (the index type), `f32`, `f64`, `bool`, and the half floats [`F16`]
/// and [`Bf16`]. Kernels mostly load half floats, cast them to `f32`, and cast back to store; arithmetic on them
/// computes in `f32` and rounds.
#[diagnostic::on_unimplemented(
    message = "kernels do not compute with `{Self}`",
    label = "wanted an integer type, `isize`, `f32`, `f64` or `bool`",
    note = "lengths and indices are `isize`: convert a `usize` with `as isize`"
)]
pub trait Scalar: Sealed + Copy + 'static {
    /// The element type in the intermediate representation.
    const ELEM: Elem;
    /// Converts the value to canonical bits.
    fn to_bits(self) -> u64;
    /// Converts canonical bits to the value.
    fn from_bits(bits: u64) -> Self;
}

/// A scalar with arithmetic: all types except `bool`.
pub trait Number: Scalar {}

/// A number that can be a vector element: all numbers except `isize`. A slice of them can be a parameter, also in code that is
/// generic over the type: `fn(In<T>, Out<T>)`.
pub trait Lane: Number + MemoryElement<Number = Self> {}

/// An integer.
pub trait Integer: Number + Bits {}

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
    f32, F32, [Number Lane], |x| u64::from(f32::to_bits(x)), |bits| f32::from_bits(bits as u32);
    f64, F64, [Number Lane], |x| f64::to_bits(x), |bits| f64::from_bits(bits);
    F16, F16, [Number Lane], |x| u64::from(x.0), |bits| F16(bits as u16);
    Bf16, Bf16, [Number Lane], |x| u64::from(x.0), |bits| Bf16(bits as u16);
    bool, Bool, [Bits], |x| u64::from(x), |bits| bits & 1 != 0;
}

/// An element of a slice and the number type that kernels use for it.
pub trait MemoryElement: Element {
    /// The number type: the element type itself, or `isize` for `usize`.
    type Number: Number;
    /// Converts the element to the number type.
    fn to_number(self) -> Self::Number;
    /// Converts the number to an element.
    fn from_number(number: Self::Number) -> Self;
}

macro_rules! memory_elements {
    ($($ty:ty => $as:ty;)*) => {$(
        impl MemoryElement for $ty {
            type Number = $as;
            #[allow(clippy::unnecessary_cast, reason = "only of `usize` there is something to convert")]
            fn to_number(self) -> $as {
                self as $as
            }
            #[allow(clippy::unnecessary_cast, reason = "only of `usize` there is something to convert")]
            fn from_number(number: $as) -> $ty {
                number as $ty
            }
        }
    )*};
}
memory_elements! {
    i8 => i8; i16 => i16; i32 => i32; i64 => i64; u8 => u8; u16 => u16; u32 => u32; u64 => u64;
    isize => isize; usize => isize; f32 => f32; f64 => f64;
}

macro_rules! half_elements {
    ($($ty:ty)*) => {$(
        impl MemoryElement for $ty {
            type Number = $ty;
            fn to_number(self) -> $ty {
                self
            }
            fn from_number(number: $ty) -> $ty {
                number
            }
        }
    )*};
}
half_elements! { F16 Bf16 }

/// Types of the same width, which [`Expr::bitcast`](crate::Expr::bitcast) and [`Vector::bitcast`](crate::Vector::bitcast) convert between.
#[diagnostic::on_unimplemented(
    message = "`{Self}` and `{U}` have different widths",
    label = "convert the number with `.cast::<{U}>()`"
)]
pub trait SameBits<U>: Lane {}

macro_rules! same_bits {
    ($($a:ty: $($b:ty)*;)*) => { $($( impl SameBits<$b> for $a {} )*)* };
}
same_bits! {
    i8: i8 u8; u8: i8 u8; i16: i16 u16 F16 Bf16; u16: i16 u16 F16 Bf16; F16: i16 u16; Bf16: i16 u16;
    i32: i32 u32 f32; u32: i32 u32 f32; f32: i32 u32 f32;
    i64: i64 u64 f64; u64: i64 u64 f64; f64: i64 u64 f64;
}

/// An operand of scalar type `T`: an [`Expr`](crate::Expr), a [`Var`](crate::Var) (its current value), or a plain Rust value (a constant of the
/// generated code).
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a scalar of type `{T}` in this kernel",
    label = "wanted an `Expr`, a `Var` or a Rust number of type `{T}`",
    note = "a handle converts with `.cast()`, a Rust number with `as`: a `usize` with `as isize`, because indices are `isize`"
)]
pub trait IntoExpr<'k, T: Scalar> {
    #[doc(hidden)]
    fn operand(self, state: &mut State) -> VReg;
}

/// An operand of vector type `T`: a [`Vector`](crate::Vector), a [`VectorVar`](crate::VectorVar), or a scalar, which is splat to every lane.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a vector or scalar of type `{T}` in this kernel",
    label = "wanted a vector or a scalar of type `{T}`",
    note = "a value of a type parameter becomes a constant with `k.constant(value)`",
    note = "a handle converts with `.cast()`, a Rust number with `as`: a `usize` with `as isize`, because indices are `isize`"
)]
pub trait IntoVector<'k, T: Lane> {
    /// The operand's register. A scalar is splat to `lanes`; a vector keeps its own lanes.
    #[doc(hidden)]
    fn vector_operand(self, state: &mut State, lanes: Lanes) -> VReg;
}

macro_rules! literal_vectors {
    ($($ty:ty)*) => {$(
        impl<'k> IntoVector<'k, $ty> for $ty {
            #[inline]
            fn vector_operand(self, state: &mut State, lanes: Lanes) -> VReg {
                state.constant(Type::new(<$ty as Scalar>::ELEM, lanes), Scalar::to_bits(self))
            }
        }
    )*};
}
literal_vectors! { i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 F16 Bf16 }
