//! Handles of memory: slices that a kernel reads or writes, and raw pointers.
//!
//! In: an index (a [`LaneIndex`] for a vector, an index expression for a scalar) and a value. Out: loads and stores.
//! Invariant: an [`Input`] is never written, an [`Output`] is never read. The contract or a generated check covers
//! every access of a slice, except the `unchecked` ones, which make all calls of the kernel unsafe.
//! Not here: how accesses are covered (see `access`).

use crate::error::BuildErrorKind;
use crate::handle::{Expr, K, LaneIndex, Var, Vector};
use crate::position::{At, Region, Safety, Span};
use crate::recorder::State;
use crate::scalar::{Index, IntoExpr, IntoVector, Lane, Number};
use crate::vector_loop::Shape;
use core::marker::PhantomData;
use kernelsmith_ir::{MemRef, Opcode, Type, VReg};

pub(crate) mod sealed {
    pub trait Sealed {}
}

/// A position in memory. A [`LaneIndex`] selects a vector; an index (expression, variable or number) selects a scalar.
/// A pair of an index and a constant number of elements selects the scalar at their sum, without recording an addition.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a position in a slice of `{T}`",
    label = "wanted a `LaneIndex` for a vector; an index expression, variable or `isize` for a scalar",
    note = "indices are `isize`: convert a `usize` with `as isize`"
)]
pub trait Place<'k, T: Number>: sealed::Sealed {
    /// The type of the loaded value: [`Vector`] or [`Expr`].
    type Value;
    #[doc(hidden)]
    fn load_from(self, k: K<'k>, region: Region, safety: Safety) -> Self::Value;
}

/// A value that can be stored at a position: at a [`LaneIndex`] a vector, or a scalar for every lane; at an index a
/// scalar.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be stored at `{P}` in a slice of `{T}`",
    label = "wanted a value of type `{T}` at an index, or a vector or scalar of `{T}` at a `LaneIndex`",
    note = "indices are `isize`: convert a `usize` with `as isize`"
)]
pub trait Store<'k, T: Number, P> {
    #[doc(hidden)]
    fn store_to(self, place: P, k: K<'k>, region: Region, safety: Safety);
}

impl sealed::Sealed for LaneIndex<'_> {}
impl<'k, T: Lane> Place<'k, T> for LaneIndex<'k> {
    type Value = Vector<'k, T>;
    #[track_caller]
    fn load_from(self, k: K<'k>, region: Region, safety: Safety) -> Vector<'k, T> {
        let mut state = k.state();
        let ty = Type::new(T::ELEM, self.at.span.lanes(state.lanes()));
        let reg = state.memory(Opcode::Load, ty, region, self.at, VReg::NONE, safety);
        drop(state);
        Vector::new(k, reg)
    }
}

impl<'k, T: Lane, V: IntoVector<'k, T>> Store<'k, T, LaneIndex<'k>> for V {
    #[track_caller]
    fn store_to(self, place: LaneIndex<'k>, k: K<'k>, region: Region, safety: Safety) {
        let mut state = k.state();
        let ty = Type::new(T::ELEM, place.at.span.lanes(state.lanes()));
        let value = self.vector_operand(&mut state, ty.lanes());
        let given = state.ty(value);
        if given == ty {
            state.memory(Opcode::Store, ty, region, place.at, value, safety);
        } else {
            state.error("store", BuildErrorKind::MixedLanes { left: ty, right: given });
        }
    }
}

/// A slice that a kernel may read: an [`Input`] or an [`InputOutput`], for functions that take either.
///
/// ```
/// use kernelsmith::ReadSlice;
/// use kernelsmith::prelude::*;
/// fn mean<'k, T: Float>(k: K<'k>, x: impl ReadSlice<'k, T>, i: LaneIndex<'k>) -> Vector<'k, T> {
///     (x.load(i) + x.load(i + 1)) * k.float::<T>(0.5)
/// }
/// let smooth = build::<fn(In<f64>, InOut<f64>)>("smooth", |k, (x, y)| {
///     k.for_each_vector(y.len() - 1, |i| y.store(i, mean(k, x, i) + mean(k, y, i)));
/// })?;
/// let mut y = [0.0, 2.0];
/// Jit::interpreter().interpret(&smooth, (&[3.0, 4.0], &mut y))?;
/// assert_eq!(y, [4.5, 2.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[allow(clippy::len_without_is_empty, reason = "a length of the generated code is never known to be zero")]
pub trait ReadSlice<'k, T: Number>: Copy + sealed::Sealed {
    /// The length of the slice in elements.
    fn len(self) -> Expr<'k, Index>;
    /// Loads a vector at a [`LaneIndex`], or a scalar at an index.
    #[track_caller]
    fn load<P: Place<'k, T>>(self, at: P) -> P::Value;
    /// Loads the element at an index.
    #[track_caller]
    fn get(self, index: impl IntoExpr<'k, Index>) -> Expr<'k, T>;
}

pub(crate) fn scalar_at(state: &State, reg: VReg) -> At {
    At { reg, disp: 0, fact: state.fact_id(reg), span: Span::One }
}

/// The position of a scalar: an index, or a pair of an index and a constant offset in elements.
pub trait ScalarPlace: sealed::Sealed {
    #[doc(hidden)]
    fn at(self, state: &mut State) -> At;
}

macro_rules! scalar_places {
    ($([$($life:lifetime)?] $Index:ty: |$place:ident| $index:expr, $further:expr;)*) => {$(
        impl<$($life)?> ScalarPlace for $Index {
            fn at(self, state: &mut State) -> At {
                let $place = self;
                let index = IntoExpr::<Index>::operand($index, state);
                At { disp: $further as i64, ..scalar_at(state, index) }
            }
        }
        impl<$($life)?> sealed::Sealed for $Index {}
        impl<'k, T: Number> Place<'k, T> for $Index {
            type Value = Expr<'k, T>;
            #[track_caller]
            fn load_from(self, k: K<'k>, region: Region, safety: Safety) -> Expr<'k, T> {
                let mut state = k.state();
                let at = self.at(&mut state);
                let reg = state.memory(Opcode::Load, Type::scalar(T::ELEM), region, at, VReg::NONE, safety);
                drop(state);
                Expr::new(k, reg)
            }
        }
        impl<'k, T: Number, V: IntoExpr<'k, T>> Store<'k, T, $Index> for V {
            #[track_caller]
            fn store_to(self, place: $Index, k: K<'k>, region: Region, safety: Safety) {
                let mut state = k.state();
                let at = place.at(&mut state);
                let value = self.operand(&mut state);
                state.memory(Opcode::Store, Type::scalar(T::ELEM), region, at, value, safety);
            }
        }
    )*};
}
scalar_places! {
    ['k] Expr<'k, Index>: |index| index, 0;
    ['k] Var<'k, Index>: |index| index, 0;
    [] isize: |index| index, 0;
    ['k] (Expr<'k, Index>, isize): |place| place.0, place.1;
}

macro_rules! memory_handles {
    ($($(#[$doc:meta])* $name:ident [$($what:ident)*];)*) => {$(
        $(#[$doc])*
        pub struct $name<'k, T> {
            pub(crate) k: K<'k>,
            pub(crate) region: Region,
            elem: PhantomData<fn(T) -> T>,
        }

        impl<T> Clone for $name<'_, T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $name<'_, T> {}

        impl<'k, T> $name<'k, T> {
            pub(crate) fn new(k: K<'k>, region: Region) -> Self {
                $name { k, region, elem: PhantomData }
            }
        }

        $( memory_handles! { @$what $name } )*
    )*};
    (@space $name:ident) => {
        impl<'k, T> $name<'k, T> {
            /// The same memory in address space `space`, for loads and stores through the result. A machine without
            /// that space accesses ordinary memory.
            #[must_use]
            pub fn in_space(mut self, space: u8) -> Self {
                self.region.space = space;
                self
            }
        }
    };
    (@len $name:ident) => {
        impl<'k, T: Number> $name<'k, T> {
            /// The length of the slice in elements.
            pub fn len(self) -> Expr<'k, Index> {
                Expr::new(self.k, self.region.len.unwrap_or(VReg::NONE))
            }

        }
    };
    (@require $name:ident) => {
        impl<'k, T: Number> $name<'k, T> {
            /// Makes every call require at least this number of elements. Indices that are below it whatever they are,
            /// such as bytes and masked numbers, then need no check in the code.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// let count = build::<fn(In<u8>, InOut<u32>)>("count", |k, (bytes, counts)| {
            ///     let counts = counts.require_len(256);
            ///     k.for_range_(0, bytes.len(), |i| {
            ///         let byte = bytes.load(i).cast::<isize>();
            ///         counts.store(byte, counts.load(byte) + 1);
            ///     });
            /// })?;
            /// let mut counts = [0; 256];
            /// Jit::interpreter().interpret(&count, (b"hello", &mut counts))?;
            /// assert_eq!(counts[usize::from(b'l')], 2);
            /// assert!(Jit::interpreter().interpret(&count, (b"hello", &mut counts[..200])).is_err());
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn require_len(self, n_elements: usize) -> Self {
                self.k.state().require_len(self.region, n_elements);
                self
            }
        }
    };
    (@load $name:ident) => {
        impl<'k, T: Number> $name<'k, T> {
            /// Loads a vector at a [`LaneIndex`], or a scalar at an index.
            #[track_caller]
            pub fn load<P: Place<'k, T>>(self, at: P) -> P::Value {
                at.load_from(self.k, self.region, Safety::Known)
            }
        }
    };
    (@load_slice $name:ident) => {
        memory_handles! { @load $name }
        impl<'k, T: Number> $name<'k, T> {
            /// Loads the element at an index: [`load`](Self::load) for scalars only.
            #[track_caller]
            pub fn get(self, index: impl IntoExpr<'k, Index>) -> Expr<'k, T> {
                let reg = index.operand(&mut self.k.state());
                self.load(Expr::<Index>::new(self.k, reg))
            }

            /// Like [`load`](Self::load), but the generated code always checks the index, even if its range is known
            /// before the call. For accesses whose condition keeps the index in range.
            #[track_caller]
            pub fn load_checked<P: Place<'k, T>>(self, at: P) -> P::Value {
                at.load_from(self.k, self.region, Safety::Checked)
            }

            /// Like [`load`](Self::load), without any check. The kernel then has no safe call: the caller must
            /// guarantee that the index is in range.
            #[track_caller]
            pub fn load_unchecked<P: Place<'k, T>>(self, at: P) -> P::Value {
                at.load_from(self.k, self.region, Safety::Unchecked)
            }
        }
    };
    (@read_slice $name:ident) => {
        impl<T> sealed::Sealed for $name<'_, T> {}
        impl<'k, T: Number> ReadSlice<'k, T> for $name<'k, T> {
            fn len(self) -> Expr<'k, Index> {
                $name::len(self)
            }
            #[track_caller]
            fn load<P: Place<'k, T>>(self, at: P) -> P::Value {
                $name::load(self, at)
            }
            #[track_caller]
            fn get(self, index: impl IntoExpr<'k, Index>) -> Expr<'k, T> {
                $name::get(self, index)
            }
        }
    };
    (@store $name:ident) => {
        impl<'k, T: Number> $name<'k, T> {
            /// Stores a vector at a [`LaneIndex`], or a scalar at an index.
            #[track_caller]
            pub fn store<P, V: Store<'k, T, P>>(self, at: P, value: V) {
                value.store_to(at, self.k, self.region, Safety::Known);
            }
        }
    };
    (@store_slice $name:ident) => {
        memory_handles! { @store $name }
        impl<'k, T: Number> $name<'k, T> {
            /// Like [`store`](Self::store), but the generated code always checks the index, even if its range is known
            /// before the call.
            #[track_caller]
            pub fn store_checked<P, V: Store<'k, T, P>>(self, at: P, value: V) {
                value.store_to(at, self.k, self.region, Safety::Checked);
            }

            /// Like [`store`](Self::store), without any check. The kernel then has no safe call: the caller must
            /// guarantee that the index is in range.
            #[track_caller]
            pub fn store_unchecked<P, V: Store<'k, T, P>>(self, at: P, value: V) {
                value.store_to(at, self.k, self.region, Safety::Unchecked);
            }
        }
        impl<'k, T: Lane> $name<'k, T> {
            /// A non-temporal (streaming) [`store`](Self::store) of a vector, for results that exceed the caches and
            /// are not read again soon. It avoids reading the cache line first and does not evict other data. Machines
            /// support this only for full vectors at aligned addresses; the generated code tests the address and stores
            /// normally if it is not aligned. [`for_each_aligned_vector`](Self::for_each_aligned_vector) makes the
            /// addresses aligned. Adjacent streaming stores, at constant distances that are multiples of the vector size,
            /// share one test.
            #[track_caller]
            pub fn store_streaming(self, at: LaneIndex<'k>, value: impl IntoVector<'k, T>) {
                self.store(at, value);
                self.k.state().stream_last();
            }

            /// Like [`K::for_each_vector`], but a first, shorter iteration advances to an address of this slice that is
            /// a multiple of the vector size. After it, no vector of this slice crosses a cache line, and all of them
            /// can use streaming stores. The recorder runs the body three times; the body must not leave the loop.
            ///
            /// ```
            /// use kernelsmith::prelude::*;
            /// let twice = build::<fn(In<f32>, Out<f32>)>("twice", |k, (x, y)| {
            ///     y.for_each_aligned_vector(y.len(), |i| y.store_streaming(i, x.load(i) * 2.0));
            /// })?;
            /// let mut y = [0.0; 21];
            /// Jit::interpreter().interpret(&twice, (&[1.5; 21], &mut y))?;
            /// assert_eq!(y, [3.0; 21]);
            /// # Ok::<(), Box<dyn std::error::Error>>(())
            /// ```
            #[track_caller]
            pub fn for_each_aligned_vector(
                self,
                n: impl IntoExpr<'k, Index>,
                mut body: impl FnMut(LaneIndex<'k>),
            ) {
                let base_bits = self.k.state().base_bits;
                let shape = Shape { aligned: Some((self.region, T::ELEM)), ..Shape::of(base_bits) };
                self.k.vector_loop(n, shape, &mut |places| places.iter().for_each(|&i| body(i)));
            }
        }
    };
    (@pointer $name:ident) => {
        impl<'k, T: Number> $name<'k, T> {
            /// The pointer plus `elements` elements.
            #[track_caller]
            pub fn offset(self, elements: impl IntoExpr<'k, Index>) -> $name<'k, T> {
                let mut state = self.k.state();
                let offset = elements.operand(&mut state);
                state.check_use("offset", offset);
                let address = MemRef::at(self.region.base).index(offset, T::ELEM.bytes());
                let base = state.append_value(|builder| builder.addr(address));
                drop(state);
                $name::new(self.k, Region { base, ..self.region })
            }
        }
    };
}

memory_handles! {
    /// A slice that the kernel reads: the handle of an [`In<T>`](kernelsmith_exec::In).
    Input [space len require load_slice read_slice];
    /// A slice that the kernel writes: the handle of an [`Out<T>`](kernelsmith_exec::Out).
    Output [space len require store_slice];
    /// A slice that the kernel reads and writes: the handle of an [`InOut<T>`](kernelsmith_exec::InOut).
    InputOutput [space len require load_slice read_slice store_slice];
    /// A local array: what [`K::array`] returns.
    Array [len load_slice store_slice];
    /// A raw pointer that the kernel reads through: the handle of a `*const T`. A kernel with one has no safe call.
    Pointer [space load pointer];
    /// A raw pointer that the kernel reads and writes through: the handle of a `*mut T`. A kernel with one has no safe
    /// call.
    PointerMut [space load store pointer];
}
