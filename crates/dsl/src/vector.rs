//! Generated vectors: [`Vector`], [`VectorVar`] and [`Mask`].
//!
//! In: vectors, scalars and plain Rust numbers. Out: recorded operations and handles of their results.
//! Invariants: operands have the same lanes (otherwise a mistake is recorded); inside a loop over data, reductions
//! cover the active lanes only. A mask belongs to lanes, not to an element type: the recorder widens or narrows it at
//! its uses.
//! Not here: operators (see `operators`), loads and stores (see `slices`).

use crate::error::BuildErrorKind;
use crate::float::Float;
use crate::handle::{Expr, K, Mask, Vector, VectorVar};
use crate::recorder::State;
use crate::scalar::{Index, Integer, IntoExpr, IntoVector, Lane, SameBits, Scalar};
use kernelsmith_ir::{Cond, Elem, Lanes, MIN_VECTOR_BITS, OpFlags, Opcode, Type, VReg};

macro_rules! comparisons {
    ($handle:ident: $($name:ident $cond:ident $text:literal;)*) => {
        impl<'k, T: Lane> $handle<'k, T> {$(
            #[doc = concat!("In each lane, whether this is ", $text, " the other; with a NaN only `ne` holds.")]
            #[track_caller]
            pub fn $name(self, other: impl IntoVector<'k, T>) -> Mask<'k> {
                let mut state = self.k.state();
                let ty = state.ty(self.reg);
                let other = other.vector_operand(&mut state, ty.lanes());
                let reg = match state.same_lanes("cmp", self.reg, other) {
                    true => state.compare(Cond::$cond, ty, self.reg, other),
                    false => state.new_reg(ty.mask_type()),
                };
                drop(state);
                Mask { k: self.k, reg }
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
comparisons! { Vector VectorVar }

impl<'k, T: Lane> Vector<'k, T> {
    #[track_caller]
    pub(crate) fn unary(self, code: Opcode) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg = state.unary(code, ty, self.reg);
        state.flag_last(code);
        drop(state);
        Vector::new(self.k, reg)
    }

    #[track_caller]
    pub(crate) fn binary(self, code: Opcode, other: impl IntoVector<'k, T>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let lanes = state.ty(self.reg).lanes();
        let other = other.vector_operand(&mut state, lanes);
        let reg = state.arithmetic(code, self.reg, other);
        drop(state);
        Vector::new(self.k, reg)
    }

    #[track_caller]
    pub(crate) fn convert_to<U: Lane>(self, code: Opcode) -> Vector<'k, U> {
        let mut state = self.k.state();
        if code == Opcode::Cast && T::ELEM == U::ELEM {
            return Vector::new(self.k, self.reg);
        }
        let ty = state.ty(self.reg).with_elem(U::ELEM);
        let reg = state.with_source(code, ty, self.reg);
        drop(state);
        Vector::new(self.k, reg)
    }

    /// Converts each lane to another type, like [`Expr::cast`].
    #[track_caller]
    pub fn cast<U: Lane>(self) -> Vector<'k, U> {
        self.convert_to(Opcode::Cast)
    }

    /// Reinterprets the bits of each lane as a type of the same width.
    #[track_caller]
    pub fn bitcast<U: Lane>(self) -> Vector<'k, U>
    where
        T: SameBits<U>,
    {
        self.convert_to(Opcode::Bitcast)
    }

    /// Clamps each lane to the range from `low` to `high`, like [`Expr::clamp`]: `high` if `high < low`, `low` for NaN.
    #[track_caller]
    pub fn clamp(self, low: impl IntoVector<'k, T>, high: impl IntoVector<'k, T>) -> Vector<'k, T> {
        self.max(low).min(high)
    }

    /// The minimum of each lane, like [`Expr::min`].
    #[track_caller]
    pub fn min(self, other: impl IntoVector<'k, T>) -> Vector<'k, T> {
        self.binary(Opcode::Min, other)
    }

    /// The maximum of each lane, like [`Expr::max`].
    #[track_caller]
    pub fn max(self, other: impl IntoVector<'k, T>) -> Vector<'k, T> {
        self.binary(Opcode::Max, other)
    }

    /// A vector with the same number of lanes and `value` in each.
    #[track_caller]
    pub fn filled(self, value: T) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg = state.constant(ty, value.to_bits());
        drop(state);
        Vector::new(self.k, reg)
    }

    /// The minimum of each lane and `limit`; a NaN stays NaN.
    #[track_caller]
    pub fn at_most(self, limit: T) -> Vector<'k, T> {
        self.bounded(Opcode::Min, limit)
    }

    /// The maximum of each lane and `limit`; a NaN stays NaN.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let relu = build::<fn(InOut<f32>)>("relu", |k, (x,)| {
    ///     k.for_each_vector(x.len(), |i| x.store(i, x.load(i).at_least(0.0)));
    /// })?;
    /// let mut x = [-1.0, 2.0, f32::NAN];
    /// Jit::interpreter().interpret(&relu, (&mut x,))?;
    /// assert!(x[..2] == [0.0, 2.0] && x[2].is_nan());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn at_least(self, limit: T) -> Vector<'k, T> {
        self.bounded(Opcode::Max, limit)
    }

    /// The limit is the first operand, because `min` and `max` return the second one if an operand is NaN.
    #[track_caller]
    fn bounded(self, code: Opcode, limit: T) -> Vector<'k, T> {
        self.filled(limit).binary(code, self)
    }

    /// The absolute value of each lane.
    #[track_caller]
    pub fn abs(self) -> Vector<'k, T> {
        self.unary(Opcode::Abs)
    }

    /// The sum of the active lanes. The order of additions is fixed: adds the upper half to the lower half until one
    /// lane is left.
    #[track_caller]
    pub fn reduce_add(self) -> Expr<'k, T> {
        // -0.0 is the neutral element of float addition: adding it changes no float.
        let neutral = if T::ELEM.is_float() { 1 << (T::ELEM.bits() - 1) } else { 0 };
        self.reduce(Opcode::ReduceAdd, neutral)
    }

    /// The minimum of the active lanes.
    #[track_caller]
    pub fn reduce_min(self) -> Expr<'k, T> {
        self.reduce(Opcode::ReduceMin, max_bits(T::ELEM))
    }

    /// The product of the active lanes, in the order of [`Vector::reduce_add`].
    #[track_caller]
    pub fn reduce_mul(self) -> Expr<'k, T> {
        let one = kernelsmith_ir::scalar::number(T::ELEM, 1);
        self.reduce(Opcode::ReduceMul, one)
    }

    /// The maximum of the active lanes.
    #[track_caller]
    pub fn reduce_max(self) -> Expr<'k, T> {
        self.reduce(Opcode::ReduceMax, min_bits(T::ELEM))
    }

    #[track_caller]
    pub(crate) fn reduce(self, code: Opcode, neutral: u64) -> Expr<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let mut value = self.reg;
        if let Some(mask) = state.active_mask(ty) {
            let neutral = state.constant(ty, neutral);
            value = state.ternary(Opcode::Select, ty, mask, value, neutral);
        }
        let reg = state.with_source(code, ty.lane_type(), value);
        state.flag_last(code);
        drop(state);
        Expr::new(self.k, reg)
    }

    /// The value of one lane. `lane` must be below the lane count of the narrowest (128-bit) machine vector. The value
    /// of an inactive lane is unspecified.
    #[track_caller]
    pub fn extract(self, lane: u32) -> Expr<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg = match state.check_lane("extract", ty, lane) {
            true => {
                state.check_use("extract", self.reg);
                state.append_value(|builder| builder.extract(ty, self.reg, lane))
            }
            false => state.new_reg(ty.lane_type()),
        };
        drop(state);
        Expr::new(self.k, reg)
    }

    /// The vector with lane `lane` replaced by `value`.
    #[track_caller]
    pub fn insert(self, lane: u32, value: impl IntoExpr<'k, T>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let value = value.operand(&mut state);
        let ty = state.ty(self.reg);
        let reg = match state.check_lane("insert", ty, lane) {
            true => {
                state.check_use("insert", self.reg);
                state.check_use("insert", value);
                state.append_value(|builder| builder.insert(ty, self.reg, lane, value))
            }
            false => state.new_reg(ty),
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// The number of lanes, active and inactive.
    #[track_caller]
    pub fn lanes(self) -> Expr<'k, Index> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg = state.lane_count(ty);
        drop(state);
        Expr::new(self.k, reg)
    }
}

impl<'k, T: Float> VectorVar<'k, T> {
    /// Adds `a * b` to the variable in the active lanes, with a single rounding. Records one operation, where
    /// [`set`](VectorVar::set) of a [`mul_add`](Vector::mul_add) records two.
    #[track_caller]
    pub fn add_product(self, a: impl IntoVector<'k, T>, b: impl IntoVector<'k, T>) {
        let mut state = self.k.state();
        let lanes = state.ty(self.reg).lanes();
        let a = a.vector_operand(&mut state, lanes);
        let b = b.vector_operand(&mut state, lanes);
        state.product_assign(self.reg, a, b);
    }
}

impl<'k, T: Float> Vector<'k, T> {
    /// `self * b + c` in each lane, with a single rounding (fused multiply-add).
    #[track_caller]
    pub fn mul_add(self, b: impl IntoVector<'k, T>, c: impl IntoVector<'k, T>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let b = b.vector_operand(&mut state, ty.lanes());
        let c = c.vector_operand(&mut state, ty.lanes());
        let reg = match state.same_lanes("fma", self.reg, b) && state.same_lanes("fma", self.reg, c) {
            true => state.ternary(Opcode::Fma, ty, self.reg, b, c),
            false => state.new_reg(ty),
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// The square root, correctly rounded.
    #[track_caller]
    pub fn sqrt(self) -> Vector<'k, T> {
        self.unary(Opcode::Sqrt)
    }

    /// Rounds each lane down to an integer.
    #[track_caller]
    pub fn floor(self) -> Vector<'k, T> {
        self.unary(Opcode::Floor)
    }

    /// Rounds each lane up to an integer.
    #[track_caller]
    pub fn ceil(self) -> Vector<'k, T> {
        self.unary(Opcode::Ceil)
    }

    /// Rounds each lane towards zero to an integer.
    #[track_caller]
    pub fn trunc(self) -> Vector<'k, T> {
        self.unary(Opcode::Trunc)
    }

    /// Rounds each lane to the nearest integer, ties to even.
    #[track_caller]
    pub fn round(self) -> Vector<'k, T> {
        self.unary(Opcode::Round)
    }

    /// Converts each lane to an integer by truncation towards zero; the result is unspecified where the value is out of
    /// range.
    #[track_caller]
    pub fn cast_in_range<U: Lane + Integer>(self) -> Vector<'k, U> {
        self.convert_to(Opcode::Convert)
    }
}

macro_rules! of_present_value {
    ($($(#[$doc:meta])* $name:ident($($arg:ident)*) -> $Out:ty;)*) => {
        impl<'k, T: Lane> VectorVar<'k, T> {$(
            $(#[$doc])*
            #[track_caller]
            pub fn $name(self, $($arg: impl IntoVector<'k, T>)*) -> $Out {
                Vector::<T>::new(self.k, self.reg).$name($($arg)*)
            }
        )*}
    };
}
of_present_value! {
    /// [`Vector::reduce_add`] of the current value.
    reduce_add() -> Expr<'k, T>;
    /// [`Vector::reduce_min`] of the current value.
    reduce_min() -> Expr<'k, T>;
    /// [`Vector::reduce_max`] of the current value.
    reduce_max() -> Expr<'k, T>;
    /// [`Vector::min`] of the current value.
    min(other) -> Vector<'k, T>;
    /// [`Vector::max`] of the current value.
    max(other) -> Vector<'k, T>;
}

impl<'k, T: Lane> VectorVar<'k, T> {
    /// A copy of the current value, which later assignments do not change.
    #[track_caller]
    pub fn get(self) -> Vector<'k, T> {
        let reg = self.k.state().snapshot(self.reg);
        Vector::new(self.k, reg)
    }

    /// Freezes the variable and returns its value without the copy that [`get`](VectorVar::get) records. Setting the
    /// variable afterwards is a mistake.
    #[track_caller]
    pub fn into_value(self) -> Vector<'k, T> {
        self.k.state().freeze(self.reg);
        Vector::new(self.k, self.reg)
    }

    /// Assigns a value in the active lanes.
    #[track_caller]
    pub fn set(self, value: impl IntoVector<'k, T>) {
        let mut state = self.k.state();
        let lanes = state.ty(self.reg).lanes();
        let value = value.vector_operand(&mut state, lanes);
        state.assign(self.reg, value);
    }

    #[track_caller]
    pub(crate) fn assign_op(self, code: Opcode, value: impl IntoVector<'k, T>) {
        let mut state = self.k.state();
        let lanes = state.ty(self.reg).lanes();
        let value = value.vector_operand(&mut state, lanes);
        state.arithmetic_assign(code, self.reg, value);
    }
}

impl<'k> Mask<'k> {
    #[track_caller]
    pub(crate) fn binary(self, code: Opcode, other: Mask<'k>) -> Mask<'k> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg = match state.same_lanes(code.keyword(), self.reg, other.reg) {
            true => {
                let other = state.mask_of_width(other.reg, ty.elem());
                state.binary(code, ty, self.reg, other)
            }
            false => state.new_reg(ty),
        };
        drop(state);
        Mask { k: self.k, reg }
    }

    #[track_caller]
    pub(crate) fn inverted(self) -> Mask<'k> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let reg = state.unary(Opcode::Not, ty, self.reg);
        drop(state);
        Mask { k: self.k, reg }
    }

    /// The lanes of `a` where the mask is true, the lanes of `b` elsewhere.
    #[track_caller]
    pub fn select<T: Lane>(self, a: impl IntoVector<'k, T>, b: impl IntoVector<'k, T>) -> Vector<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg).with_elem(T::ELEM);
        let a = a.vector_operand(&mut state, ty.lanes());
        let b = b.vector_operand(&mut state, ty.lanes());
        let reg = match state.same_lanes("select", self.reg, a) && state.same_lanes("select", self.reg, b) {
            true => {
                let mask = state.mask_of_width(self.reg, T::ELEM.mask());
                state.ternary(Opcode::Select, ty, mask, a, b)
            }
            false => state.new_reg(ty),
        };
        drop(state);
        Vector::new(self.k, reg)
    }

    /// Whether any active lane is true.
    #[track_caller]
    pub fn any(self) -> Expr<'k, bool> {
        self.reduce(Opcode::Any, Type::BOOL)
    }

    /// Whether all active lanes are true.
    #[track_caller]
    pub fn all(self) -> Expr<'k, bool> {
        self.reduce(Opcode::All, Type::BOOL)
    }

    /// The lanes as bits, lane 0 in the least significant one. Inactive lanes are 0; lanes from 64 on are omitted.
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let signs = build::<fn(In<f32>) -> u64>("signs", |k, (x,)| {
    ///     let bits = k.var(0u64);
    ///     k.for_each_vector(x.len(), |i| bits.set(x.load(i).lt(0.0).to_bits()));
    ///     bits.get()
    /// })?;
    /// assert_eq!(Jit::interpreter().interpret(&signs, (&[1.0, -1.0, -2.0],))?, 0b110);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn to_bits(self) -> Expr<'k, u64> {
        self.reduce(Opcode::MaskBits, Type::U64)
    }

    /// The number of active lanes that are true.
    #[track_caller]
    pub fn count(self) -> Expr<'k, Index> {
        self.reduce(Opcode::CountTrue, Type::INDEX)
    }

    /// The index of the first active lane that is true; the number of lanes if none is.
    #[track_caller]
    pub fn first_true(self) -> Expr<'k, Index> {
        self.reduce(Opcode::FirstTrue, Type::INDEX)
    }

    #[track_caller]
    fn reduce<T: Scalar>(self, code: Opcode, result: Type) -> Expr<'k, T> {
        let mut state = self.k.state();
        let ty = state.ty(self.reg);
        let mut value = self.reg;
        if let Some(mut active) = state.active_mask(ty) {
            let with = if code == Opcode::All { Opcode::Or } else { Opcode::And };
            if code == Opcode::All {
                active = state.unary(Opcode::Not, ty, active);
            }
            value = state.binary(with, ty, value, active);
        }
        let reg = state.with_source(code, result, value);
        drop(state);
        Expr::new(self.k, reg)
    }
}

impl State {
    /// The same lanes as a mask for elements of another width.
    pub(crate) fn mask_of_width(&mut self, mask: VReg, elem: Elem) -> VReg {
        let ty = self.ty(mask);
        if ty.elem() == elem { mask } else { self.with_source(Opcode::Cast, ty.with_elem(elem), mask) }
    }

    pub(crate) fn check_lane(&mut self, operation: &'static str, ty: Type, lane: u32) -> bool {
        let lanes = ty.count_on(MIN_VECTOR_BITS);
        if lane >= lanes {
            self.error(operation, BuildErrorKind::LaneOutOfRange { lane, lanes });
        }
        lane < lanes
    }
}

fn max_bits(elem: Elem) -> u64 {
    match elem {
        _ if elem.is_float() => kernelsmith_ir::scalar::float_bits(elem, f64::INFINITY),
        _ if elem.is_signed() => (1 << (elem.bits() - 1)) - 1,
        _ => u64::MAX,
    }
}

fn min_bits(elem: Elem) -> u64 {
    match elem {
        _ if elem.is_float() => kernelsmith_ir::scalar::float_bits(elem, f64::NEG_INFINITY),
        _ if elem.is_signed() => 1 << (elem.bits() - 1),
        _ => 0,
    }
}

impl K<'_> {
    /// Sets the rules for subsequent float operations: `contract` permits fusing a multiplication with an addition or
    /// subtraction (one rounding fewer), `reassociate` permits reordering. Both are initially off.
    pub fn float_rules(self, contract: bool, reassociate: bool) {
        let flag = |on, flag| if on { flag } else { OpFlags::NONE };
        self.state().float_flags = flag(contract, OpFlags::CONTRACT).or(flag(reassociate, OpFlags::REASSOCIATE));
    }
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
