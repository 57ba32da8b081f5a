//! Numbers at any element of a slice, regardless of its element type: for rows, headers, packets and packed groups of
//! elements.
//!
//! In: a slice, the index of an element, a number type. Out: a load or store of the number that starts at that element,
//! little-endian on all machines. It is aligned like the elements, so bytes are unaligned.
//! Invariants: as in `slices`: the contract or a check covers all elements that the number overlaps.
//! Not here: vectors.

use crate::error::BuildErrorKind;
use crate::handle::Expr;
use crate::position::{At, Region, Step};
use crate::recorder::State;
use crate::scalar::{Index, IntoExpr, Number};
use crate::slices::{Input, InputOutput, Output, scalar_at};
use kernelsmith_ir::{Elem, MemInfo, MemRef, OpFlags, Opcode, Type, VReg};

impl State {
    /// Covers a number that spans `elements` elements.
    fn cover_elements(&mut self, region: Region, write: bool, at: At, elements: u32) {
        let further = i64::from(elements) - 1;
        let step = Step { stride: 1, after: further };
        if self.is_implied_inside(region, at, step) {
            self.note_unlisted(region, write, at, step);
            self.accesses.rely_on_facts();
        } else if self.has_ends(at.fact) {
            let first = i128::from(at.disp);
            self.note(region.param, write, at.fact, (first, first + i128::from(further)));
        } else {
            // The generated code adds modulo 2^64, or 2^32. If the first element is in the slice, the sum cannot wrap.
            let last = At { disp: at.disp.wrapping_add(further), ..at };
            let ends = [self.displaced(at), self.displaced(last)];
            self.check_each(region, &ends, write);
        }
    }

    /// Writes a number at a byte of a slice of bytes.
    pub(crate) fn write_number(&mut self, region: Region, byte: usize, value: VReg) {
        let start = self.index_constant(0);
        let at = At { disp: byte as i64, ..scalar_at(self, start) };
        self.number_in((Opcode::Store, self.ty(value)), Elem::U8, region, at, value);
    }

    /// Loads or stores a number in a slice with another element type.
    fn number_in(&mut self, op: (Opcode, Type), elem: Elem, region: Region, at: At, value: VReg) -> VReg {
        let ((code, ty), size) = (op, elem.bytes());
        self.cover_elements(region, code == Opcode::Store, at, ty.elem().bytes().div_ceil(size));
        let (mut index, mut disp) = (at.reg, at.disp);
        if let Some(all) = self.known_constant(at.reg).and_then(|constant| constant.checked_add(disp)) {
            (index, disp) = (VReg::NONE, all);
        }
        let disp = match disp.checked_mul(size.into()).filter(|bytes| i32::try_from(*bytes).is_ok()) {
            Some(bytes) => bytes,
            None => {
                let at = At { disp, ..at };
                index = if index.is_some() { self.displaced(at) } else { self.index_constant(disp) };
                0
            }
        };
        let size_log2 = size.trailing_zeros() as u8;
        let scale_log2 = if index.is_some() { size_log2 } else { 0 };
        let info = MemInfo { scale_log2, align_log2: size_log2, space: region.space, alias: region.alias };
        let address = MemRef { base: region.base, index, disp, info, flags: OpFlags::NONE };
        self.load_or_store(code, ty, address, value, None)
    }
}

/// The position of an element: an index plus a constant.
fn element_at<'k>(
    state: &mut State,
    index: impl IntoExpr<'k, Index>,
    displacement: usize,
    operation: &'static str,
) -> At {
    let reg = index.operand(state);
    state.check_use(operation, reg);
    let disp = i64::try_from(displacement).unwrap_or_else(|_| {
        state.error(operation, BuildErrorKind::Displacement { elements: displacement });
        0
    });
    At { disp, ..scalar_at(state, reg) }
}

macro_rules! reads {
    ($($Handle:ident)*) => {$(
        impl<'k, E: Number> $Handle<'k, E> {
            /// Reads the number that starts at element `index + displacement`, little-endian. From a slice of bytes
            /// this reads any number at any address. From other slices it reads a group of elements as one number: for
            /// example two `bf16` as a `u32`, which [`Vector::reinterpret`](crate::Vector::reinterpret) splits again.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// // Rows of six bytes: a u16 and a u32.
            /// let sum = build::<fn(In<u8>, isize) -> u32>("sum", |k, (rows, n)| {
            ///     let sum = k.var(0u32);
            ///     k.for_range_(0, n, |row| sum.set(sum + rows.read::<u32>(row * 6, 2)));
            ///     sum.get()
            /// })?;
            /// let rows = [1, 0, 2, 0, 0, 0, 3, 0, 4, 1, 0, 0];
            /// assert_eq!(Jit::interpreter().interpret(&sum, (&rows, 2))?, 262);
            /// assert!(Jit::interpreter().interpret(&sum, (&rows, 3)).is_err());
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn read<T: Number>(self, index: impl IntoExpr<'k, Index>, displacement: usize) -> Expr<'k, T> {
                let mut state = self.k.state();
                let at = element_at(&mut state, index, displacement, "read");
                let op = (Opcode::Load, Type::scalar(T::ELEM));
                let reg = state.number_in(op, E::ELEM, self.region, at, VReg::NONE);
                drop(state);
                Expr::new(self.k, reg)
            }
        }
    )*};
}
reads! { Input InputOutput }

macro_rules! writes {
    ($($Handle:ident)*) => {$(
        impl<'k, E: Number> $Handle<'k, E> {
            /// Writes a number to the elements from `index + displacement` on, little-endian. If the number covers only
            /// the lower part of the last element, the upper part keeps its value.
            #[track_caller]
            pub fn write<T: Number>(
                self,
                index: impl IntoExpr<'k, Index>,
                displacement: usize,
                value: impl IntoExpr<'k, T>,
            ) {
                let mut state = self.k.state();
                let at = element_at(&mut state, index, displacement, "write");
                let value = value.operand(&mut state);
                state.check_use("write", value);
                let op = (Opcode::Store, Type::scalar(T::ELEM));
                state.number_in(op, E::ELEM, self.region, at, value);
            }
        }
    )*};
}
writes! { Output InputOutput }
