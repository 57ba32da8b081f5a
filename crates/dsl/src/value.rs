//! Generated scalars: [`Expr`], a value, and [`Var`], a variable.
//!
//! In: other scalars and plain Rust numbers. Out: recorded operations and handles of their results.
//! Invariant: handles are `Copy` and refer to their kernel; none of them converts to a Rust `bool`.
//! Not here: operators (see `operators`), vectors (see `vector`).

use crate::float::Float;
use crate::handle::{Expr, Var, Vector};
use crate::recorder::State;
use crate::scalar::{Index, Integer, IntoExpr, IntoVector, Lane, Number, SameBits, Scalar};
use kernelsmith_ir::{Cond, Elem, Lanes, OpFlags, Opcode, Type, VReg};

macro_rules! comparisons {
    ($handle:ident: $($name:ident $cond:ident $text:literal;)*) => {
        impl<'k, T: Number> $handle<'k, T> {$(
            #[doc = concat!("Whether this is ", $text, " the other; with a NaN only `ne` holds.")]
            #[track_caller]
            pub fn $name(self, other: impl IntoExpr<'k, T>) -> Expr<'k, bool> {
                let mut state = self.k.state();
                let other = other.operand(&mut state);
                let reg = state.compare(Cond::$cond, Type::scalar(T::ELEM), self.reg, other);
                drop(state);
                Expr::new(self.k, reg)
            }
        )*}
    };
    ($($handle:ident)*) => {$(
        comparisons! { $handle:
            eq Eq "equal to"; ne Ne "not equal to"; lt Lt "less than"; le Le "less than or equal to";
            gt Gt "greater than"; ge Ge "greater than or equal to";
        }
    )*};
}
comparisons! { Expr Var }

impl<'k, T: Scalar> Expr<'k, T> {
    #[track_caller]
    pub(crate) fn unary(self, code: Opcode) -> Expr<'k, T> {
        let mut state = self.k.state();
        let reg = state.unary(code, Type::scalar(T::ELEM), self.reg);
        state.flag_last(code);
        drop(state);
        Expr::new(self.k, reg)
    }

    #[track_caller]
    pub(crate) fn binary(self, code: Opcode, other: impl IntoExpr<'k, T>) -> Expr<'k, T> {
        let mut state = self.k.state();
        let other = other.operand(&mut state);
        let reg = state.arithmetic(code, self.reg, other);
        drop(state);
        Expr::new(self.k, reg)
    }

    #[track_caller]
    fn convert_to<U: Scalar>(self, code: Opcode) -> Expr<'k, U> {
        let mut state = self.k.state();
        let ty = Type::scalar(U::ELEM);
        if code == Opcode::Cast && state.ty(self.reg) == ty {
            state.check_use("cast", self.reg);
            return Expr::new(self.k, self.reg);
        }
        let reg = state.with_source(code, ty, self.reg);
        if code == Opcode::Cast && ty.is_int() {
            // A conversion preserves the number if the target type can represent it.
            let known = state.fact(self.reg).cloned();
            let fact = known.or_else(|| state.facts.ranges.narrow(T::ELEM));
            let fact = fact.filter(|fact| state.facts.ranges.fits(fact, U::ELEM));
            // A wider number keeps what an index of 32 bits has become.
            let is_congruent = T::ELEM != Elem::Index || U::ELEM.bits_on(32) <= 32;
            let fact = fact.map(|fact| {
                let is_exact = is_congruent || state.facts.ranges.is_narrow(&fact);
                fact.wide_unless(is_exact)
            });
            state.set_fact(reg, fact);
        }
        drop(state);
        Expr::new(self.k, reg)
    }
}

impl<'k, T: Number> Expr<'k, T> {
    /// Converts the number to another type. Integers wrap or extend; results of float type round to nearest even; a
    /// float converts to an integer by truncation towards zero, saturating at the limits of the type, and NaN becomes
    /// 0.
    #[track_caller]
    pub fn cast<U: Number>(self) -> Expr<'k, U> {
        self.convert_to(Opcode::Cast)
    }

    /// Clamps the number to the range from `low` to `high`, both inclusive; the result is `high` if `high < low`, and `low` if the
    /// number is NaN.
    ///
    /// The generated code checks every access whose index depends on data. A clamped index needs no check, because its
    /// range is known before the call.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let pick = build::<fn(In<f32>, In<i32>) -> f32>("pick", |k, (x, which)| {
    ///     x.load(which.load(0).cast::<isize>().clamp(0, x.len() - 1))
    /// })?;
    /// assert_eq!(Jit::interpreter().interpret(&pick, (&[1.0, 2.0], &[7]))?, 2.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn clamp(self, low: impl IntoExpr<'k, T>, high: impl IntoExpr<'k, T>) -> Expr<'k, T> {
        let mut state = self.k.state();
        let (low, high) = (low.operand(&mut state), high.operand(&mut state));
        drop(state);
        let clamped = self.max(Expr::<T>::new(self.k, low)).min(Expr::<T>::new(self.k, high));
        let mut state = self.k.state();
        if T::ELEM == Elem::Index
            && state.fact(clamped.reg).is_none()
            && let (Some(low), Some(high)) = (state.fact(low).cloned(), state.fact(high).cloned())
        {
            // Compared values must equal their mathematical values.
            let exact = state.require_both(&low, &high);
            let fact = exact.is_exact().then(|| state.facts.ranges.either(&low, &high));
            state.set_fact(clamped.reg, fact.map(|fact| fact.wide_unless(exact.is_always())));
        }
        drop(state);
        clamped
    }

    /// The minimum: `self < other ? self : other`. If a float operand is NaN, the result is `other`.
    #[track_caller]
    pub fn min(self, other: impl IntoExpr<'k, T>) -> Expr<'k, T> {
        self.binary(Opcode::Min, other)
    }

    /// The maximum: `self > other ? self : other`. If a float operand is NaN, the result is `other`.
    #[track_caller]
    pub fn max(self, other: impl IntoExpr<'k, T>) -> Expr<'k, T> {
        self.binary(Opcode::Max, other)
    }

    /// The absolute value; the minimum of a signed integer type stays unchanged.
    #[track_caller]
    pub fn abs(self) -> Expr<'k, T> {
        self.unary(Opcode::Abs)
    }
}

impl<'k, T: Float> Expr<'k, T> {
    /// `self * b + c` with a single rounding (fused multiply-add).
    #[track_caller]
    pub fn mul_add(self, b: impl IntoExpr<'k, T>, c: impl IntoExpr<'k, T>) -> Expr<'k, T> {
        let mut state = self.k.state();
        let (b, c) = (b.operand(&mut state), c.operand(&mut state));
        let reg = state.ternary(Opcode::Fma, Type::scalar(T::ELEM), self.reg, b, c);
        drop(state);
        Expr::new(self.k, reg)
    }

    /// The square root, correctly rounded.
    #[track_caller]
    pub fn sqrt(self) -> Expr<'k, T> {
        self.unary(Opcode::Sqrt)
    }

    /// Rounds down to an integer.
    #[track_caller]
    pub fn floor(self) -> Expr<'k, T> {
        self.unary(Opcode::Floor)
    }

    /// Rounds up to an integer.
    #[track_caller]
    pub fn ceil(self) -> Expr<'k, T> {
        self.unary(Opcode::Ceil)
    }

    /// Rounds towards zero to an integer.
    #[track_caller]
    pub fn trunc(self) -> Expr<'k, T> {
        self.unary(Opcode::Trunc)
    }

    /// Rounds to the nearest integer, ties to even.
    #[track_caller]
    pub fn round(self) -> Expr<'k, T> {
        self.unary(Opcode::Round)
    }

    /// Converts to an integer by truncation towards zero; the result is unspecified if the value is out of range.
    /// [`Expr::cast`] saturates instead.
    #[track_caller]
    pub fn cast_in_range<U: Integer>(self) -> Expr<'k, U> {
        self.convert_to(Opcode::Convert)
    }
}

impl<'k, T: Lane> Expr<'k, T> {
    /// Reinterprets the bits as a type of the same width.
    #[track_caller]
    pub fn bitcast<U: Lane>(self) -> Expr<'k, U>
    where
        T: SameBits<U>,
    {
        self.convert_to(Opcode::Bitcast)
    }

    /// A vector with the scalar in every lane.
    #[track_caller]
    pub fn splat(self) -> Vector<'k, T> {
        self.k.splat(self)
    }
}

impl<'k> Expr<'k, bool> {
    /// `a` if this is true, otherwise `b`.
    #[track_caller]
    pub fn select<T: Scalar>(self, a: impl IntoExpr<'k, T>, b: impl IntoExpr<'k, T>) -> Expr<'k, T> {
        let mut state = self.k.state();
        let (a, b) = (a.operand(&mut state), b.operand(&mut state));
        let reg = state.ternary(Opcode::Select, Type::scalar(T::ELEM), self.reg, a, b);
        if let (true, Some(x), Some(y)) = (T::ELEM == Elem::Index, state.fact(a).cloned(), state.fact(b).cloned()) {
            let exact = state.require_both(&x, &y);
            let fact = exact.is_exact().then(|| state.facts.ranges.either(&x, &y));
            state.set_fact(reg, fact.map(|fact| fact.wide_unless(exact.is_always())));
        }
        drop(state);
        Expr::new(self.k, reg)
    }

    /// The vector `a` if this is true, otherwise the vector `b`; one condition for all lanes.
    #[track_caller]
    pub fn select_vector<T: Lane>(self, a: impl IntoVector<'k, T>, b: impl IntoVector<'k, T>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let lanes = state.lanes();
        let a = a.vector_operand(&mut state, lanes);
        let ty = state.ty(a);
        let b = b.vector_operand(&mut state, ty.lanes());
        let same = state.same_lanes("select", a, b);
        let reg = if same { state.ternary(Opcode::Select, ty, self.reg, a, b) } else { state.new_reg(ty) };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// Marks the condition as likely true, for branches and loops that depend on it.
    pub fn likely(self) -> Expr<'k, bool> {
        self.hinted(OpFlags::LIKELY)
    }

    /// Marks the condition as likely false, for branches and loops that depend on it.
    pub fn unlikely(self) -> Expr<'k, bool> {
        self.hinted(OpFlags::UNLIKELY)
    }

    fn hinted(self, hint: OpFlags) -> Expr<'k, bool> {
        self.k.state().ops.reg_mut(self.reg).hint = hint;
        self
    }

    /// 1 if true, 0 if false.
    #[track_caller]
    pub fn cast<U: Number>(self) -> Expr<'k, U> {
        self.convert_to(Opcode::Cast)
    }
}

impl<'k, T: Number> Var<'k, T> {
    /// [`Expr::min`] of the current value.
    #[track_caller]
    pub fn min(self, other: impl IntoExpr<'k, T>) -> Expr<'k, T> {
        Expr::new(self.k, self.reg).binary(Opcode::Min, other)
    }

    /// [`Expr::max`] of the current value.
    #[track_caller]
    pub fn max(self, other: impl IntoExpr<'k, T>) -> Expr<'k, T> {
        Expr::new(self.k, self.reg).binary(Opcode::Max, other)
    }

    /// [`Expr::cast`] of the current value.
    #[track_caller]
    pub fn cast<U: Number>(self) -> Expr<'k, U> {
        if T::ELEM == U::ELEM { Expr::new(self.k, self.get().reg) } else { Expr::<T>::new(self.k, self.reg).cast() }
    }
}

impl<'k, T: Scalar> Var<'k, T> {
    /// A copy of the current value, which later assignments do not change.
    #[track_caller]
    pub fn get(self) -> Expr<'k, T> {
        let reg = self.k.state().snapshot(self.reg);
        Expr::new(self.k, reg)
    }

    /// Assigns a value.
    #[track_caller]
    pub fn set(self, value: impl IntoExpr<'k, T>) {
        let mut state = self.k.state();
        let value = value.operand(&mut state);
        state.assign(self.reg, value);
    }

    #[track_caller]
    pub(crate) fn assign_op(self, code: Opcode, value: impl IntoExpr<'k, T>) {
        let mut state = self.k.state();
        let value = value.operand(&mut state);
        state.arithmetic_assign(code, self.reg, value);
    }
}

impl<'k, T: Integer> Expr<'k, T> {
    /// Converts to the index type; the same as `cast::<isize>()`.
    #[track_caller]
    pub fn to_index(self) -> Expr<'k, Index> {
        self.cast()
    }
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

impl<'k, T: Lane> IntoVector<'k, T> for Expr<'k, T> {
    #[inline]
    fn vector_operand(self, state: &mut State, lanes: Lanes) -> VReg {
        state.splat(Type::new(T::ELEM, lanes), self.reg)
    }
}

impl<'k, T: Lane> IntoVector<'k, T> for Var<'k, T> {
    #[inline]
    fn vector_operand(self, state: &mut State, lanes: Lanes) -> VReg {
        state.splat(Type::new(T::ELEM, lanes), self.reg)
    }
}
