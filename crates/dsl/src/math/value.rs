//! A float of any type and shape, for the functions of this folder.
//!
//! In: a handle's register. Out: recorded operations. One algorithm serves scalars and vectors, `f32` and `f64`.
//! Invariant: no operation carries the flags of [`K::float_rules`], so every machine computes exactly what is recorded.
//! Not here: the functions.

use crate::error::Place;
use crate::handle::{K, Mask};
use crate::recorder::State;
use core::cell::RefMut;
use core::ops::{Add, Div, Mul, Neg, Sub};
use core::panic::Location;
use kernelsmith_ir::{Cond, Elem, Opcode, Type, VReg};

/// A scalar or a vector of floats, of integers, or of truth values.
#[derive(Clone, Copy)]
pub(super) struct Value<'k> {
    pub(super) k: K<'k>,
    pub(super) reg: VReg,
    /// The Rust line of the method that computes with the value.
    place: Place,
}

impl<'k> Value<'k> {
    #[track_caller]
    pub(super) fn new(k: K<'k>, reg: VReg) -> Value<'k> {
        Value { k, reg, place: Location::caller() }
    }

    /// The recording; operations get the line of the value.
    fn state(self) -> RefMut<'k, State> {
        let mut state = self.k.state();
        state.place = self.place;
        state
    }

    fn record(self, record: impl FnOnce(&mut State, Type) -> VReg) -> Value<'k> {
        let mut state = self.state();
        let ty = state.ty(self.reg);
        let reg = record(&mut state, ty);
        drop(state);
        Value { reg, ..self }
    }

    pub(super) fn ty(self) -> Type {
        self.state().ty(self.reg)
    }

    pub(super) fn elem(self) -> Elem {
        self.ty().elem()
    }

    /// A constant of the same type and shape, rounded to it.
    pub(super) fn constant(self, value: f64) -> Value<'k> {
        self.record(|state, ty| {
            let bits = if ty.elem() == Elem::F32 { u64::from((value as f32).to_bits()) } else { value.to_bits() };
            state.constant(ty, bits)
        })
    }

    /// A constant integer of the same type and shape.
    pub(super) fn integer(self, value: u64) -> Value<'k> {
        self.record(|state, ty| state.constant(ty, value))
    }

    pub(super) fn unary(self, code: Opcode) -> Value<'k> {
        self.record(|state, ty| state.unary(code, ty, self.reg))
    }

    pub(super) fn binary(self, code: Opcode, other: Value<'k>) -> Value<'k> {
        self.record(|state, ty| state.binary(code, ty, self.reg, other.reg))
    }

    /// An operation on an integer and a constant.
    pub(super) fn with(self, code: Opcode, constant: u64) -> Value<'k> {
        self.binary(code, self.integer(constant))
    }

    /// `self * b + c` with a single rounding.
    pub(super) fn fma(self, b: Value<'k>, c: Value<'k>) -> Value<'k> {
        self.record(|state, ty| state.ternary(Opcode::Fma, ty, self.reg, b.reg, c.reg))
    }

    /// `self * b + c` with a constant `b` and a single rounding.
    pub(super) fn fma_const(self, b: f64, c: Value<'k>) -> Value<'k> {
        self.fma(self.constant(b), c)
    }

    /// `self * b + c` and its rounding error. The error is exact if `c` is zero or |c| is at least the magnitude of the
    /// product.
    pub(super) fn product_and(self, b: Value<'k>, c: Value<'k>) -> [Value<'k>; 2] {
        let sum = self.fma(b, c);
        [sum, self.fma(b, c - sum)]
    }

    /// The maximum of both; the second one if either is NaN.
    pub(super) fn max(self, other: Value<'k>) -> Value<'k> {
        self.binary(Opcode::Max, other)
    }

    /// The minimum of both; the second one if either is NaN.
    pub(super) fn min(self, other: Value<'k>) -> Value<'k> {
        self.binary(Opcode::Min, other)
    }

    /// Compares with a constant.
    pub(super) fn is(self, cond: Cond, constant: f64) -> Value<'k> {
        self.compare(cond, self.constant(constant))
    }

    /// The polynomial with these coefficients, the constant term first, in Horner form.
    pub(super) fn polynomial(self, coefficients: &[f64]) -> Value<'k> {
        let mut terms = coefficients.iter().rev();
        let first = self.constant(terms.next().copied().unwrap_or(0.0));
        terms.fold(first, |sum, &term| sum.fma(self, self.constant(term)))
    }

    pub(super) fn compare(self, cond: Cond, other: Value<'k>) -> Value<'k> {
        self.record(|state, ty| state.compare(cond, ty, self.reg, other.reg))
    }

    /// `a` where these truth values are true, `b` elsewhere.
    pub(super) fn select(self, a: Value<'k>, b: Value<'k>) -> Value<'k> {
        a.record(|state, ty| state.ternary(Opcode::Select, ty, self.reg, a.reg, b.reg))
    }

    /// Whether any active lane is true; for a scalar, whether it is true.
    #[track_caller]
    pub(super) fn any(self) -> VReg {
        if self.ty().is_vector() { Mask { k: self.k, reg: self.reg }.any().reg } else { self.reg }
    }

    pub(super) fn convert(self, code: Opcode, elem: Elem) -> Value<'k> {
        self.record(|state, ty| state.with_source(code, ty.with_elem(elem), self.reg))
    }

    /// The scalar in every lane of this vector type.
    pub(super) fn splat(self, ty: Type) -> Value<'k> {
        self.record(|state, _| state.unary(Opcode::Splat, ty, self.reg))
    }

    /// Reinterprets the float as an unsigned integer.
    pub(super) fn bits(self) -> Value<'k> {
        self.convert(Opcode::Bitcast, self.elem().to_int(false))
    }

    /// Reinterprets the integer as a float of the same width.
    pub(super) fn float(self) -> Value<'k> {
        let elem = if self.elem().bits() == 32 { Elem::F32 } else { Elem::F64 };
        self.convert(Opcode::Bitcast, elem)
    }

    /// The absolute value.
    pub(super) fn abs(self) -> Value<'k> {
        self.unary(Opcode::Abs)
    }

    /// The sign bit, as an integer.
    pub(super) fn sign(self) -> Value<'k> {
        self.bits().with(Opcode::And, 1 << (self.elem().bits() - 1))
    }

    /// The value, negated where the integer `sign` has its sign bit set.
    pub(super) fn flipped(self, sign: Value<'k>) -> Value<'k> {
        self.bits().binary(Opcode::Xor, sign).float()
    }

    /// The minimum of this and a constant; NaN stays NaN.
    pub(super) fn at_most(self, limit: f64) -> Value<'k> {
        self.constant(limit).binary(Opcode::Min, self)
    }

    /// The maximum of this and a constant; NaN stays NaN.
    pub(super) fn at_least(self, limit: f64) -> Value<'k> {
        self.constant(limit).binary(Opcode::Max, self)
    }

    /// A new variable that holds the value.
    pub(super) fn variable(self) -> Value<'k> {
        self.record(|state, ty| {
            let var = state.new_var(ty);
            state.append(|builder| builder.assign(var, self.reg));
            var
        })
    }

    /// Assigns to a variable.
    pub(super) fn assign(self, value: Value<'k>) {
        self.state().assign(self.reg, value.reg);
    }
}

macro_rules! operators {
    ($($Op:ident $op:ident $code:ident;)*) => {$(
        impl<'k> $Op for Value<'k> {
            type Output = Value<'k>;
            fn $op(self, other: Value<'k>) -> Value<'k> {
                self.binary(Opcode::$code, other)
            }
        }
    )*};
}
operators! { Add add Add; Sub sub Sub; Mul mul Mul; Div div Div; }

impl<'k> Neg for Value<'k> {
    type Output = Value<'k>;
    fn neg(self) -> Value<'k> {
        self.unary(Opcode::Neg)
    }
}
