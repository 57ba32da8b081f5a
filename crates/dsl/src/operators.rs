//! Rust's operators on handles.
//!
//! In: handles and plain Rust numbers on either side. Out: recorded operations.
//! Invariant: a scalar and a vector give a vector; an operator records the operation of the same name (integers wrap,
//! division by zero gives 0, a right shift is arithmetic for signed types).
//! Not here: comparisons, which are methods, because they return handles instead of Rust's `bool`.

use crate::handle::{Expr, K, LaneIndex, Mask, Var, Vector, VectorVar};
use crate::scalar::{Bits, Index, Integer, IntoExpr, IntoVector, Lane, Number, Scalar};
use core::ops::{
    Add, AddAssign, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Div, DivAssign, Mul, MulAssign,
    Neg, Not, Rem, RemAssign, Shl, ShlAssign, Shr, ShrAssign, Sub, SubAssign,
};
use kernelsmith_exec::{Bf16, F16};
use kernelsmith_ir::{Opcode, VReg};

/// A right operand for a scalar of type `T`: a scalar, for which the result is an [`Expr`], or a vector, for which it
/// is a [`Vector`].
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the right operand of a `{T}` of this kernel",
    label = "wanted a handle or a Rust number of type `{T}`",
    note = "a handle converts with `.cast()`, a Rust number with `as`: a `usize` with `as isize`, because indices are `isize`"
)]
pub trait Operand<'k, T: Scalar> {
    /// The result: [`Expr`] or [`Vector`].
    type Output;
    #[doc(hidden)]
    fn apply(self, code: Opcode, left: Expr<'k, T>) -> Self::Output;
}

macro_rules! operands {
    ($([$($generics:tt)*] $ty:ty, $scalar:ty;)*) => {$(
        impl<'k, $($generics)*> Operand<'k, $scalar> for $ty {
            type Output = Expr<'k, $scalar>;
            #[track_caller]
            fn apply(self, code: Opcode, left: Expr<'k, $scalar>) -> Expr<'k, $scalar> {
                left.binary(code, self)
            }
        }
    )*};
    (@vectors $($Handle:ident)*) => {$(
        impl<'k, T: Lane> Operand<'k, T> for $Handle<'k, T> {
            type Output = Vector<'k, T>;
            #[track_caller]
            fn apply(self, code: Opcode, left: Expr<'k, T>) -> Vector<'k, T> {
                splat_first(code, left, Vector::new(self.k, self.reg))
            }
        }
    )*};
}
operands! {
    [T: Scalar] Expr<'k, T>, T; [T: Scalar] Var<'k, T>, T;
    [] i8, i8; [] i16, i16; [] i32, i32; [] i64, i64; [] u8, u8; [] u16, u16; [] u32, u32; [] u64, u64;
    [] isize, isize; [] f32, f32; [] f64, f64; [] F16, F16; [] Bf16, Bf16; [] bool, bool;
}
operands! { @vectors Vector VectorVar }

macro_rules! operators {
    ($($Op:ident $op:ident $Assign:ident $assign:ident $code:ident $Family:ident [$($VectorFamily:tt)*];)*) => {$(
        impl<'k, T: $Family, R: Operand<'k, T>> $Op<R> for Expr<'k, T> {
            type Output = R::Output;
            #[track_caller]
            fn $op(self, other: R) -> R::Output {
                other.apply(Opcode::$code, self)
            }
        }

        impl<'k, T: $Family, R: Operand<'k, T>> $Op<R> for Var<'k, T> {
            type Output = R::Output;
            #[track_caller]
            fn $op(self, other: R) -> R::Output {
                other.apply(Opcode::$code, Expr::new(self.k, self.reg))
            }
        }

        impl<'k, T: $Family, R: IntoExpr<'k, T>> $Assign<R> for Var<'k, T> {
            #[track_caller]
            fn $assign(&mut self, other: R) {
                self.assign_op(Opcode::$code, other);
            }
        }

        impl<'k, T: $($VectorFamily)*, R: IntoVector<'k, T>> $Op<R> for Vector<'k, T> {
            type Output = Vector<'k, T>;
            #[track_caller]
            fn $op(self, other: R) -> Vector<'k, T> {
                self.binary(Opcode::$code, other)
            }
        }

        impl<'k, T: $($VectorFamily)*, R: IntoVector<'k, T>> $Op<R> for VectorVar<'k, T> {
            type Output = Vector<'k, T>;
            #[track_caller]
            fn $op(self, other: R) -> Vector<'k, T> {
                Vector::new(self.k, self.reg).binary(Opcode::$code, other)
            }
        }

        impl<'k, T: $($VectorFamily)*, R: IntoVector<'k, T>> $Assign<R> for VectorVar<'k, T> {
            #[track_caller]
            fn $assign(&mut self, other: R) {
                self.assign_op(Opcode::$code, other);
            }
        }
    )*};
}

operators! {
    Add add AddAssign add_assign Add Number [Lane];
    Sub sub SubAssign sub_assign Sub Number [Lane];
    Mul mul MulAssign mul_assign Mul Number [Lane];
    Div div DivAssign div_assign Div Number [Lane];
    Rem rem RemAssign rem_assign Rem Integer [Lane + Integer];
    BitAnd bitand BitAndAssign bitand_assign And Bits [Lane + Integer];
    BitOr bitor BitOrAssign bitor_assign Or Bits [Lane + Integer];
    BitXor bitxor BitXorAssign bitxor_assign Xor Bits [Lane + Integer];
    Shl shl ShlAssign shl_assign Shl Integer [Lane + Integer];
    Shr shr ShrAssign shr_assign Shr Integer [Lane + Integer];
}

/// Applies the operation to a scalar, splat to every lane, and a vector.
#[track_caller]
fn splat_first<'k, T: Lane>(code: Opcode, scalar: impl IntoVector<'k, T>, vector: Vector<'k, T>) -> Vector<'k, T> {
    let mut state = vector.k.state();
    let lanes = state.ty(vector.reg).lanes();
    let scalar = scalar.vector_operand(&mut state, lanes);
    let reg = state.arithmetic(code, scalar, vector.reg);
    drop(state);
    Vector::new(vector.k, reg)
}

/// Applies the operation to a plain number and a handle.
#[track_caller]
fn literal_first<'k, T: Number>(code: Opcode, literal: impl IntoExpr<'k, T>, other: Expr<'k, T>) -> Expr<'k, T> {
    let mut state = other.k.state();
    let literal = literal.operand(&mut state);
    let reg = state.arithmetic(code, literal, other.reg);
    drop(state);
    Expr::new(other.k, reg)
}

macro_rules! literals {
    ($($Op:ident $op:ident $code:ident;)*; $types:tt) => { $( literals! { @op $Op $op $code $types } )* };
    (@op $Op:ident $op:ident $code:ident [$($T:ty)*]) => {$(
        impl<'k> $Op<Expr<'k, $T>> for $T {
            type Output = Expr<'k, $T>;
            #[track_caller]
            fn $op(self, other: Expr<'k, $T>) -> Expr<'k, $T> {
                literal_first(Opcode::$code, self, other)
            }
        }
        impl<'k> $Op<Var<'k, $T>> for $T {
            type Output = Expr<'k, $T>;
            #[track_caller]
            fn $op(self, other: Var<'k, $T>) -> Expr<'k, $T> {
                literal_first(Opcode::$code, self, Expr::new(other.k, other.reg))
            }
        }
    )*};
    (@vector $($Op:ident $op:ident $code:ident;)*; $types:tt) => { $( literals! { @vop $Op $op $code $types } )* };
    (@vop $Op:ident $op:ident $code:ident [$($T:ty)*]) => {$(
        impl<'k> $Op<Vector<'k, $T>> for $T {
            type Output = Vector<'k, $T>;
            #[track_caller]
            fn $op(self, other: Vector<'k, $T>) -> Vector<'k, $T> {
                splat_first(Opcode::$code, self, other)
            }
        }
        impl<'k> $Op<VectorVar<'k, $T>> for $T {
            type Output = Vector<'k, $T>;
            #[track_caller]
            fn $op(self, other: VectorVar<'k, $T>) -> Vector<'k, $T> {
                splat_first(Opcode::$code, self, Vector::new(other.k, other.reg))
            }
        }
    )*};
}

literals! { Add add Add; Sub sub Sub; Mul mul Mul; Div div Div;; [i8 i16 i32 i64 u8 u16 u32 u64 isize f32 f64 F16 Bf16] }
literals! {
    Rem rem Rem; BitAnd bitand And; BitOr bitor Or; BitXor bitxor Xor; Shl shl Shl; Shr shr Shr;;
    [i8 i16 i32 i64 u8 u16 u32 u64 isize]
}
literals! { @vector Add add Add; Sub sub Sub; Mul mul Mul; Div div Div;; [i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 F16 Bf16] }
literals! { @vector
    Rem rem Rem; BitAnd bitand And; BitOr bitor Or; BitXor bitxor Xor; Shl shl Shl; Shr shr Shr;;
    [i8 i16 i32 i64 u8 u16 u32 u64]
}

macro_rules! prefix {
    ($($Handle:ident => $Value:ident [$($Negated:tt)*] [$($Inverted:tt)*];)*) => {$(
        impl<'k, T: $($Negated)*> Neg for $Handle<'k, T> {
            type Output = $Value<'k, T>;
            #[track_caller]
            fn neg(self) -> $Value<'k, T> {
                let zero_minus = $Value::new(self.k, self.reg).unary(Opcode::Neg);
                note_negation(self.k, self.reg, zero_minus.reg);
                zero_minus
            }
        }
        impl<'k, T: $($Inverted)*> Not for $Handle<'k, T> {
            type Output = $Value<'k, T>;
            #[track_caller]
            fn not(self) -> $Value<'k, T> {
                prefix!(@not $Value self)
            }
        }
    )*};
    (@not Expr $this:ident) => { Expr::new($this.k, $this.reg).unary(Opcode::Not) };
    (@not Vector $this:ident) => { Vector::new($this.k, $this.reg).unary(Opcode::Not) };
}
prefix! {
    Expr => Expr [Number] [Bits];
    Var => Expr [Number] [Bits];
    Vector => Vector [Lane] [Lane + Integer];
    VectorVar => Vector [Lane] [Lane + Integer];
}

fn note_negation(k: K<'_>, value: VReg, negated: VReg) {
    let mut state = k.state();
    let ty = state.ty(negated);
    if ty.is_int() && ty.is_scalar() {
        let fact = state.facts.negation(ty, state.fact_id(value));
        state.set_fact(negated, fact);
    }
}

macro_rules! masks {
    ($($Op:ident $op:ident $code:ident;)*) => {$(
        impl<'k> $Op for Mask<'k> {
            type Output = Mask<'k>;
            #[track_caller]
            fn $op(self, other: Mask<'k>) -> Mask<'k> {
                self.binary(Opcode::$code, other)
            }
        }
    )*};
}
masks! { BitAnd bitand And; BitOr bitor Or; BitXor bitxor Xor; }

impl<'k> Not for Mask<'k> {
    type Output = Mask<'k>;
    #[track_caller]
    fn not(self) -> Mask<'k> {
        self.inverted()
    }
}

macro_rules! lane_indices {
    ($($Op:ident $op:ident $code:ident |$by:ident| $signed:expr;)*) => {$(
        impl<'k> $Op<isize> for LaneIndex<'k> {
            type Output = LaneIndex<'k>;
            fn $op(self, $by: isize) -> LaneIndex<'k> {
                self.displaced($signed as i64)
            }
        }
        impl<'k> $Op<Expr<'k, Index>> for LaneIndex<'k> {
            type Output = LaneIndex<'k>;
            #[track_caller]
            fn $op(self, by: Expr<'k, Index>) -> LaneIndex<'k> {
                self.moved(Opcode::$code, by.reg)
            }
        }
        impl<'k> $Op<Var<'k, Index>> for LaneIndex<'k> {
            type Output = LaneIndex<'k>;
            #[track_caller]
            fn $op(self, by: Var<'k, Index>) -> LaneIndex<'k> {
                self.moved(Opcode::$code, by.reg)
            }
        }
    )*};
}
lane_indices! { Add add Add |by| by; Sub sub Sub |by| by.wrapping_neg(); }

impl<'k> Add<LaneIndex<'k>> for isize {
    type Output = LaneIndex<'k>;
    fn add(self, index: LaneIndex<'k>) -> LaneIndex<'k> {
        index + self
    }
}

impl<'k> Add<LaneIndex<'k>> for Expr<'k, Index> {
    type Output = LaneIndex<'k>;
    #[track_caller]
    fn add(self, index: LaneIndex<'k>) -> LaneIndex<'k> {
        index + self
    }
}

impl<'k> Add<LaneIndex<'k>> for Var<'k, Index> {
    type Output = LaneIndex<'k>;
    #[track_caller]
    fn add(self, index: LaneIndex<'k>) -> LaneIndex<'k> {
        index + self
    }
}
