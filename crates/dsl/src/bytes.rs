//! Numbers at any byte of a slice of bytes: what rows, headers and packets are made of.
//!
//! In: a slice of `u8`, the index of a byte, a number type. Out: a load or store of the number that begins there, aligned to
//! nothing, its least significant byte first on every machine there is.
//! Invariants: as in `slices`: all bytes of the number are covered by the contract or by a check.
//! Not here: vectors, and slices of wider elements.

use crate::access::{At, Region};
use crate::error::Place;
use crate::recorder::State;
use crate::scalar::{Index, IntoExpr, Number};
use crate::slices::{Input, InputOutput, Output, scalar_at};
use crate::value::Expr;
use core::panic::Location;
use kernelsmith_ir::{MemInfo, Op, Opcode, Type, VReg};

impl State {
    /// Covers a number of so many bytes.
    fn cover_bytes(&mut self, region: Region, write: bool, at: At, bytes: u32, place: Place) {
        let last = At { disp: at.disp.saturating_add(i64::from(bytes) - 1), ..at };
        if self.has_ends(at.fact) {
            self.note(region.param, write, at);
            self.note(region.param, write, last);
        } else {
            let ends = [self.displaced(at, place), self.displaced(last, place)];
            self.check_each(region, &ends, write, place);
        }
    }

    fn byte_operation(&mut self, code: Opcode, ty: Type, region: Region, at: At, value: VReg, place: Place) -> VReg {
        self.cover_bytes(region, code == Opcode::Store, at, ty.elem().bytes(), place);
        let (mut offset, mut disp) = (at.reg, at.disp);
        if let Some(all) = self.known_constant(at.reg).and_then(|constant| constant.checked_add(disp)) {
            (offset, disp) = (VReg::NONE, all);
        }
        let Ok(disp) = i32::try_from(disp) else {
            let at = At { disp, ..at };
            let reg = if offset.is_some() { self.displaced(at, place) } else { self.index_constant(disp) };
            return self.byte_memory(code, ty, region, (reg, 0), value, place);
        };
        self.byte_memory(code, ty, region, (offset, disp), value, place)
    }

    fn byte_memory(
        &mut self,
        code: Opcode,
        ty: Type,
        region: Region,
        (offset, disp): (VReg, i32),
        value: VReg,
        place: Place,
    ) -> VReg {
        let info = MemInfo { scale_log2: 0, align_log2: 0, space: 0, alias: region.alias };
        let dst = if code == Opcode::Store { VReg::NONE } else { self.new_reg(ty) };
        self.emit_at(Op::memory(code, ty, dst, region.base, offset, value, disp.into(), info), place)
    }
}

/// The place of a byte: an index, and a number known now that is added to it.
#[track_caller]
fn byte_at<'k>(state: &mut State, index: impl IntoExpr<'k, Index>, displacement: usize, operation: &'static str) -> At {
    let reg = index.operand(state);
    state.check_use(operation, reg);
    At { disp: i64::try_from(displacement).unwrap_or(i64::MAX), ..scalar_at(state, reg) }
}

macro_rules! reads {
    ($($Handle:ident)*) => {$(
        impl<'k> $Handle<'k, u8> {
            /// The number that begins at byte `index + displacement`, aligned or not, least significant byte first.
            ///
            /// ```
            /// use kernelsmith_dsl as dsl;
            /// use kernelsmith_exec::In;
            /// // Rows of six bytes: a u16 and a u32.
            /// let sum = dsl::build::<fn(In<u8>, isize) -> u32>("sum", |k, (rows, n)| {
            ///     let sum = k.var(0u32);
            ///     k.for_range_(0, n, |row| sum.set(sum + rows.read::<u32>(row * 6, 2)));
            ///     sum.get()
            /// })?;
            /// let rows = [1, 0, 2, 0, 0, 0, 3, 0, 4, 1, 0, 0];
            /// assert_eq!(sum.interpret((&rows, 2), 128)?, 262);
            /// assert!(sum.interpret((&rows, 3), 128).is_err());
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn read<T: Number>(self, index: impl IntoExpr<'k, Index>, displacement: usize) -> Expr<'k, T> {
                let mut state = self.k.state();
                let at = byte_at(&mut state, index, displacement, "read");
                let ty = Type::scalar(T::ELEM);
                let reg = state.byte_operation(Opcode::Load, ty, self.region, at, VReg::NONE, Location::caller());
                drop(state);
                Expr::new(self.k, reg)
            }
        }
    )*};
}
reads! { Input InputOutput }

macro_rules! writes {
    ($($Handle:ident)*) => {$(
        impl<'k> $Handle<'k, u8> {
            /// Writes a number to the bytes from `index + displacement` on, aligned or not, least significant byte first.
            #[track_caller]
            pub fn write<T: Number>(
                self,
                index: impl IntoExpr<'k, Index>,
                displacement: usize,
                value: impl IntoExpr<'k, T>,
            ) {
                let mut state = self.k.state();
                let at = byte_at(&mut state, index, displacement, "write");
                let value = value.operand(&mut state);
                state.check_use("write", value);
                let ty = Type::scalar(T::ELEM);
                state.byte_operation(Opcode::Store, ty, self.region, at, value, Location::caller());
            }
        }
    )*};
}
writes! { Output InputOutput }

impl<'k> Expr<'k, Index> {
    /// The index, or the end of the range from `low` to `high` that it is beyond; `high` if that is less than `low`.
    ///
    /// An index that depends on data gets a check in the generated code at every access. One that is clamped needs none:
    /// what it can be is known before the call.
    ///
    /// ```
    /// use kernelsmith_dsl as dsl;
    /// use kernelsmith_exec::In;
    /// let pick = dsl::build::<fn(In<f32>, In<i32>) -> f32>("pick", |k, (x, which)| {
    ///     x.load(which.load(0).cast::<isize>().clamp(0, x.len() - 1))
    /// })?;
    /// assert_eq!(pick.interpret((&[1.0, 2.0], &[7]), 128)?, 2.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[track_caller]
    pub fn clamp(self, low: impl IntoExpr<'k, Index>, high: impl IntoExpr<'k, Index>) -> Expr<'k, Index> {
        let mut state = self.k.state();
        let (low, high) = (low.operand(&mut state), high.operand(&mut state));
        drop(state);
        let made = self.max(Expr::<Index>::new(self.k, low)).min(Expr::<Index>::new(self.k, high));
        let mut state = self.k.state();
        if state.fact(made.reg).is_none()
            && let (Some(low), Some(high)) = (state.fact(low).cloned(), state.fact(high).cloned())
            // What is compared must be the mathematical value.
            && state.require_exact(&low)
            && state.require_exact(&high)
        {
            let fact = state.ranges.either(&low, &high);
            state.set_fact(made.reg, Some(fact));
        }
        drop(state);
        made
    }
}
