//! Values and variables: what the handle of the kernel creates, and what a kernel returns.
//!
//! In: plain Rust values. Out: handles.
//! Invariant: a returned value has the type of the kernel's result.
//! Not here: control flow (see `control`), loops over data (see `vector_loop`), calls (see `calls`).

use crate::contract::Checked;
use crate::error::{BuildErrorKind, Place};
use crate::handle::{Expr, K, Var, Vector, VectorVar};
use crate::position::Region;
use crate::recorder::{State, native};
use crate::scalar::{Index, IntoExpr, IntoVector, Lane, Scalar};
use core::panic::Location;
use kernelsmith_exec::RESULT_BYTES;
use kernelsmith_ir::{Lanes, Opcode, Type, VReg};

impl<'k> K<'k> {
    /// A value: a constant, or the current value of a variable.
    #[track_caller]
    pub fn value<T: Scalar>(self, value: impl IntoExpr<'k, T>) -> Expr<'k, T> {
        let mut state = self.state();
        let reg = value.operand(&mut state);
        let reg = state.snapshot(reg);
        drop(state);
        Expr::new(self, reg)
    }

    /// A constant, also of a type that the code is generic over.
    #[track_caller]
    pub fn constant<T: Scalar>(self, value: T) -> Expr<'k, T> {
        let reg = self.state().constant(Type::scalar(T::ELEM), value.to_bits());
        Expr::new(self, reg)
    }

    /// A constant index.
    #[track_caller]
    pub fn index(self, value: Index) -> Expr<'k, Index> {
        self.value(value)
    }

    /// A variable with an initial value.
    #[track_caller]
    pub fn var<T: Scalar>(self, value: impl IntoExpr<'k, T>) -> Var<'k, T> {
        let mut state = self.state();
        let value = value.operand(&mut state);
        state.check_use("var", value);
        let ty = Type::scalar(T::ELEM);
        let reg = state.new_var(ty);
        state.append(|builder| builder.assign(reg, value));
        drop(state);
        Var::new(self, reg)
    }

    /// A variable without an initial value. Reading it before every path has assigned it is a mistake.
    pub fn var_without_value<T: Scalar>(self) -> Var<'k, T> {
        let reg = self.state().new_var(Type::scalar(T::ELEM));
        Var::new(self, reg)
    }

    /// A vector with the value in every lane. Inside a loop over data it has the lanes of that loop, otherwise those of
    /// the kernel's lane base.
    #[track_caller]
    pub fn splat<T: Lane>(self, value: impl IntoVector<'k, T>) -> Vector<'k, T> {
        let mut state = self.state();
        let lanes = state.lanes();
        let reg = value.vector_operand(&mut state, lanes);
        let reg = state.snapshot(reg);
        drop(state);
        Vector::new(self, reg)
    }

    /// A vector variable with an initial value. It has the lanes of [`K::splat`].
    #[track_caller]
    pub fn vector_var<T: Lane>(self, value: impl IntoVector<'k, T>) -> VectorVar<'k, T> {
        let lanes = self.state().lanes();
        self.new_vector_var(value, lanes)
    }

    /// A vector variable with as many lanes as elements of type `B` fill a machine vector, for
    /// [`K::for_each_vector_of`].
    #[track_caller]
    pub fn vector_var_of<B: Lane, T: Lane>(self, value: impl IntoVector<'k, T>) -> VectorVar<'k, T> {
        self.new_vector_var(value, native(B::ELEM.bits()))
    }

    #[track_caller]
    pub(crate) fn new_vector_var<T: Lane>(self, value: impl IntoVector<'k, T>, lanes: Lanes) -> VectorVar<'k, T> {
        let mut state = self.state();
        let value = value.vector_operand(&mut state, lanes);
        state.check_use("vector_var", value);
        let ty = state.ty(value);
        if ty.lanes() != lanes {
            state.error("vector_var", BuildErrorKind::MixedLanes { left: ty.with_lanes(lanes), right: ty });
        }
        let reg = state.new_var(ty);
        state.append(|builder| builder.assign(reg, value));
        drop(state);
        VectorVar::new(self, reg)
    }

    /// A vector variable without an initial value. It has the lanes of [`K::splat`].
    pub fn vector_var_without_value<T: Lane>(self) -> VectorVar<'k, T> {
        let mut state = self.state();
        let ty = Type::new(T::ELEM, state.lanes());
        let reg = state.new_var(ty);
        drop(state);
        VectorVar::new(self, reg)
    }

    /// The number of elements of type `T` that fill a machine vector.
    #[track_caller]
    pub fn lanes<T: Lane>(self) -> Expr<'k, Index> {
        let mut state = self.state();
        let reg = state.lane_count(Type::new(T::ELEM, native(T::ELEM.bits())));
        drop(state);
        Expr::new(self, reg)
    }

    /// Sets the lane base: subsequent vectors have as many lanes as elements of type `T` fill a machine vector.
    pub fn set_lane_base_of<T: Lane>(self) {
        self.state().base_bits = T::ELEM.bits();
    }

    /// `a` if the condition is true, otherwise `b`.
    #[track_caller]
    pub fn select<T: Scalar>(
        self,
        condition: impl IntoExpr<'k, bool>,
        a: impl IntoExpr<'k, T>,
        b: impl IntoExpr<'k, T>,
    ) -> Expr<'k, T> {
        let condition = condition.operand(&mut self.state());
        Expr::<bool>::new(self, condition).select(a, b)
    }

    /// Returns from the kernel with a result: `()` for a kernel without one, a tuple for several.
    #[track_caller]
    pub fn return_(self, result: impl KernelResult<'k>) {
        self.return_at(Location::caller(), result);
    }

    /// Ends the call with an error code: it returns [`CallError::Returned`](kernelsmith_exec::CallError::Returned) with the
    /// code and this Rust line, and no results. What the kernel wrote before stays written.
    ///
    /// ```
    /// use kernelsmith::CallError;
    /// use kernelsmith::prelude::*;
    /// // The sum of the elements, or error 1 at a negative one.
    /// let sum = build::<fn(In<i32>) -> i32>("sum", |k, (x,)| {
    ///     let sum = k.var(0i32);
    ///     k.for_range_(0, x.len(), |i| {
    ///         k.if_(x.get(i).lt(0), || k.fail(1));
    ///         sum.set(sum + x.get(i));
    ///     });
    ///     sum.get()
    /// })?;
    /// assert_eq!(Jit::interpreter().interpret(&sum, (&[1, 2],))?, 3);
    /// let error = Jit::interpreter().interpret(&sum, (&[1, -2],)).unwrap_err();
    /// assert!(matches!(error.call_error(), Some(CallError::Returned { code: 1, .. })));
    /// # Ok::<(), kernelsmith::Error>(())
    /// ```
    #[track_caller]
    pub fn fail(self, code: impl IntoExpr<'k, Index>) {
        let mut state = self.state();
        let code = code.operand(&mut state);
        state.check_use("fail", code);
        let (place, zero) = (state.place, state.index_constant(0));
        // No number is below zero and not negative, so that this check always fails.
        let id = state.accesses.add_check(Checked { place, write: false, slice: None, array: None });
        state.append(|builder| builder.check(id, code, zero));
    }

    /// Like [`K::return_`], with the Rust line that the operations get.
    pub(crate) fn return_at(self, place: Place, result: impl KernelResult<'k>) {
        let mut state = self.state();
        state.place = place;
        let mut list = ResultList::default();
        result.results(&mut state, &mut list);
        // More results than any kernel has are none that is wanted.
        state.return_all(list.regs.get(..list.n).unwrap_or_default());
    }
}

/// Maximum number of results of a kernel.
pub(crate) const MAX_RESULTS: usize = 8;

/// The registers of the results.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct ResultList {
    regs: [VReg; MAX_RESULTS],
    n: usize,
}

impl Default for ResultList {
    fn default() -> ResultList {
        ResultList { regs: [VReg::NONE; MAX_RESULTS], n: 0 }
    }
}

impl ResultList {
    /// Appends a register. Those beyond the maximum are only counted, so that `return_` refuses them.
    pub(crate) fn push(&mut self, reg: VReg) {
        self.regs.get_mut(self.n).into_iter().for_each(|slot| *slot = reg);
        self.n += 1;
    }
}

impl State {
    fn return_all(&mut self, regs: &[VReg]) {
        let has_type = |state: &State, at: usize, ty: Type| regs.get(at).is_some_and(|&reg| state.ty(reg) == ty);
        let wanted = if self.record.is_some() { self.results.as_slice() } else { self.ops.func().results.as_slice() };
        if wanted.len() != regs.len() || !wanted.iter().enumerate().all(|(at, &ty)| has_type(self, at, ty)) {
            let (wanted, given) = (wanted.to_vec(), regs.iter().map(|&reg| self.ty(reg)).collect());
            return self.error("return_", BuildErrorKind::ReturnType { wanted, given });
        }
        regs.iter().for_each(|&reg| self.check_use("return_", reg));
        let Some(record) = self.record else { return self.append(|builder| builder.return_(regs)) };
        for (at, &reg) in regs.iter().enumerate() {
            self.write_result(record, at * RESULT_BYTES, reg);
        }
        self.append(|builder| builder.return_(&[]));
    }

    /// Writes one of several results to the record, in the lower bytes of its place.
    fn write_result(&mut self, record: Region, at: usize, reg: VReg) {
        match self.ty(reg) {
            Type::BOOL => {
                let byte = self.with_source(Opcode::Cast, Type::U8, reg);
                self.write_number(record, at, byte);
            }
            // In two halves, because indices have 32 bits on some machines. Two shifts, because one by 32 would do
            // nothing there; these extend the sign.
            Type::INDEX => {
                let (most, one) = (self.index_constant(31), self.index_constant(1));
                let shifted = self.binary(Opcode::Shr, Type::INDEX, reg, most);
                let shifted = self.binary(Opcode::Shr, Type::INDEX, shifted, one);
                let [low, high] = [reg, shifted].map(|half| self.with_source(Opcode::Cast, Type::I32, half));
                self.write_number(record, at, low);
                self.write_number(record, at + RESULT_BYTES / 2, high);
            }
            _ => self.write_number(record, at, reg),
        }
    }
}

/// A value that a kernel can return: `()`, an [`Expr`], a [`Var`], a plain Rust value, or a tuple of two to eight; of
/// functions also a [`Vector`].
pub trait KernelResult<'k> {
    #[doc(hidden)]
    fn results(self, state: &mut State, list: &mut ResultList);
}

impl<'k> KernelResult<'k> for () {
    fn results(self, _: &mut State, _: &mut ResultList) {}
}

macro_rules! results {
    ($([$($generics:tt)*] $ty:ty, $scalar:ty;)*) => {$(
        impl<'k, $($generics)*> KernelResult<'k> for $ty {
            fn results(self, state: &mut State, list: &mut ResultList) {
                let reg = IntoExpr::<$scalar>::operand(self, state);
                list.push(reg);
            }
        }
    )*};
}
results! {
    [T: Scalar] Expr<'k, T>, T; [T: Scalar] Var<'k, T>, T;
    [] i8, i8; [] i16, i16; [] i32, i32; [] i64, i64; [] u8, u8; [] u16, u16; [] u32, u32; [] u64, u64;
    [] isize, isize; [] f32, f32; [] f64, f64; [] bool, bool;
}

/// Of functions: no kernel returns a vector.
impl<'k, T: Lane> KernelResult<'k> for Vector<'k, T> {
    fn results(self, _: &mut State, list: &mut ResultList) {
        list.push(self.reg);
    }
}

impl<'k, T: Lane> KernelResult<'k> for VectorVar<'k, T> {
    fn results(self, state: &mut State, list: &mut ResultList) {
        let reg = state.snapshot(self.reg);
        list.push(reg);
    }
}

macro_rules! several_results {
    ($([$($R:ident $r:ident)*])*) => {$(
        impl<'k, $($R: KernelResult<'k>),*> KernelResult<'k> for ($($R,)*) {
            fn results(self, state: &mut State, list: &mut ResultList) {
                let ($($r,)*) = self;
                $($r.results(state, list);)*
            }
        }
    )*};
}
several_results! {
    [A a B b] [A a B b C c] [A a B b C c D d] [A a B b C c D d E e] [A a B b C c D d E e F f]
    [A a B b C c D d E e F f G g] [A a B b C c D d E e F f G g H h]
}
