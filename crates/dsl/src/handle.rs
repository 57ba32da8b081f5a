//! The handles: what a kernel's author holds for the kernel, its values, variables and positions.
//!
//! In: registers. Out: `Copy` types that refer to their kernel.
//! Invariant: `'k` is invariant and chosen by `build`, so that the type checker rejects mixing handles of two kernels;
//! constructors are private to this crate.
//! Not here: the methods, which are grouped by what they record (`kernel`, `value`, `vector`, `lane_index`, ...).

use crate::position::At;
use crate::recorder::{Recorder, State};
use crate::scalar::Scalar;
use core::cell::RefMut;
use core::fmt;
use core::marker::PhantomData;
use core::panic::Location;
use kernelsmith_ir::VReg;

/// A kernel under construction.
#[derive(Clone, Copy)]
pub struct K<'k> {
    recorder: &'k Recorder,
    /// Makes `'k` invariant.
    brand: PhantomData<fn(&'k ()) -> &'k ()>,
}

impl fmt::Debug for K<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("K")
    }
}

impl<'k> K<'k> {
    pub(crate) fn new(recorder: &'k Recorder) -> K<'k> {
        K { recorder, brand: PhantomData }
    }

    /// The recording. What it records gets the Rust line of the caller.
    #[inline]
    #[track_caller]
    pub(crate) fn state(self) -> RefMut<'k, State> {
        let mut state = self.recorder.state();
        state.place = Location::caller();
        state
    }
}

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident $text:literal;)*) => {$(
        $(#[$doc])*
        pub struct $name<'k, T> {
            pub(crate) k: K<'k>,
            pub(crate) reg: VReg,
            ty: PhantomData<fn() -> T>,
        }

        impl<T> Clone for $name<'_, T> {
            fn clone(&self) -> Self {
                *self
            }
        }

        impl<T> Copy for $name<'_, T> {}

        impl<T: Scalar> fmt::Debug for $name<'_, T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!("{}: ", $text, "{}"), self.reg, T::ELEM)
            }
        }

        impl<'k, T> $name<'k, T> {
            #[inline]
            pub(crate) fn new(k: K<'k>, reg: VReg) -> Self {
                $name { k, reg, ty: PhantomData }
            }
        }
    )*};
}

handles! {
    /// A scalar of type `T` that the generated code computes; its value never changes.
    Expr "";
    /// A variable of type `T` in the generated code.
    ///
    /// Used as an operand, it means its current value. [`Var::get`] copies that value for later use.
    Var "";
    /// A vector of `T` that the generated code computes; its value never changes.
    Vector "vector of ";
    /// A vector variable of element type `T` in the generated code.
    ///
    /// In the remainder of a loop over data, an assignment to a variable that was created outside the body changes the
    /// active lanes only.
    VectorVar "vector of ";
}

/// One truth value per lane.
#[derive(Clone, Copy, Debug)]
pub struct Mask<'k> {
    pub(crate) k: K<'k>,
    pub(crate) reg: VReg,
}

/// The position of a vector in memory: consecutive indices, one per lane. A loop over data or
/// [`FixedLanes::at`](crate::FixedLanes::at) creates it.
///
/// Adding a plain Rust number is free: it becomes part of the address.
#[derive(Clone, Copy)]
pub struct LaneIndex<'k> {
    pub(crate) k: K<'k>,
    pub(crate) at: At,
}
