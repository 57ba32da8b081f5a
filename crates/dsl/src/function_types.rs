//! The types of functions of the language: what may be a parameter or a result, and what a call takes for it.
//!
//! In: a function type such as `fn(Lanes<f32>, isize) -> Lanes<f32>`. Out: the types of registers, handles of them.
//! Invariant: handles have the types of their registers. Nobody else can implement these traits, so no implementation can
//! return the type of one value and the handle of another.
//! Not here: recording and calling functions (see `function`).

use crate::calls::{CallArg, Returned};
use crate::handle::{Expr, K, Vector};
use crate::kernel::KernelResult;
use crate::recorder::State;
use crate::scalar::{IntoVector, Lane};
use core::fmt;
use core::marker::PhantomData;
use kernelsmith_ir::{Elem, Type, VReg};

/// The lane base of a function without native vectors in its signature.
const BASE_BITS: u32 = 32;

/// A vector of `T` in the signature of a function of the language: of `N` lanes, a power of two from 2 to 128. Without a
/// number, or with 0, it has as many lanes as elements of the widest such vector in the signature fill a register, like
/// vectors of a kernel whose widest slice has these elements. The handle is a [`Vector`]. A function does not know which
/// lanes are active in the loop of its caller: its reductions concern all lanes.
///
/// ```
/// use kernelsmith::Lanes;
/// use kernelsmith::prelude::*;
/// // x^2 + x for each lane.
/// let curve = kernelsmith::function::<fn(Lanes<f32>) -> Lanes<f32>>("curve", |_, (x,)| x.mul_add(x, x))?;
/// let curves = build::<fn(In<f32>, Out<f32>)>("curves", |k, (x, y)| {
///     k.for_each_vector(x.len(), |i| y.store(i, curve.call(k, (x.load(i),))));
/// })?;
/// let mut y = [0.0; 3];
/// Jit::interpreter().interpret(&curves, (&[1.0, 2.0, 3.0], &mut y))?;
/// assert_eq!(y, [2.0, 6.0, 12.0]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Lanes<T, const N: usize = 0> {
    lanes: PhantomData<fn() -> T>,
}

impl<T, const N: usize> fmt::Debug for Lanes<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Lanes")
    }
}

/// The type of a value in a signature; that of a native vector depends on the other ones.
#[doc(hidden)]
#[derive(Clone, Copy, Debug)]
pub struct ValueType {
    elem: Elem,
    shape: Shape,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    Scalar,
    Native,
    Fixed(kernelsmith_ir::Lanes),
}

impl ValueType {
    fn scalar(elem: Elem) -> ValueType {
        ValueType { elem, shape: Shape::Scalar }
    }

    fn vector<T: Lane, const N: usize>() -> ValueType {
        const {
            assert!(N == 0 || N.is_power_of_two() && 2 <= N && N <= 128, "lanes are a power of two from 2 to 128");
        }
        let shape = kernelsmith_ir::Lanes::fixed(N as u32).map_or(Shape::Native, Shape::Fixed);
        ValueType { elem: T::ELEM, shape }
    }

    /// The type of a register.
    pub(crate) fn of_register(self, base_bits: u32) -> Type {
        match self.shape {
            Shape::Scalar => Type::scalar(self.elem),
            Shape::Native => Type::native(self.elem, base_bits),
            Shape::Fixed(lanes) => Type::new(self.elem, lanes),
        }
    }
}

mod sealed {
    pub trait Sealed {}
}
use sealed::Sealed;

/// A parameter of a function of the language: a number, `bool`, or a vector ([`Lanes`]).
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a function of the language",
    label = "wanted a number, `bool`, or a vector: `Lanes<T>`",
    note = "code that accesses slices is a Rust function over their handles, which records its operations at each call"
)]
pub trait FunctionArg: Sealed + 'static {
    /// The handle that the closure gets.
    type Handle<'k>;
    #[doc(hidden)]
    fn ty() -> ValueType;
    #[doc(hidden)]
    fn handle<'k>(k: K<'k>, value: Returned) -> Self::Handle<'k>;
}

/// The result of a function of the language: `()`, a number, `bool`, a vector ([`Lanes`]), or a tuple of two to eight of
/// them.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the result of a function of the language",
    label = "wanted `()`, a number, `bool`, a vector: `Lanes<T>`, or a tuple of them"
)]
pub trait FunctionRet: Sealed + 'static {
    /// What the closure and calls return.
    type Value<'k>: KernelResult<'k>;
    #[doc(hidden)]
    fn types() -> Vec<ValueType>;
    #[doc(hidden)]
    fn value<'k>(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> Self::Value<'k>;
}

/// The next register. Registers and handles come from the same list of types, so there are enough.
fn next(values: &mut dyn Iterator<Item = Returned>) -> Returned {
    values.next().unwrap_or(Returned::new(VReg(0)))
}

macro_rules! scalars {
    ($($ty:ty => $as:ty;)*) => {$(
        impl Sealed for $ty {}
        impl FunctionArg for $ty {
            type Handle<'k> = Expr<'k, $as>;
            fn ty() -> ValueType {
                ValueType::scalar(<$as as crate::scalar::Scalar>::ELEM)
            }
            fn handle<'k>(k: K<'k>, value: Returned) -> Expr<'k, $as> {
                Expr::new(k, value.reg())
            }
        }
        impl FunctionRet for $ty {
            type Value<'k> = Expr<'k, $as>;
            fn types() -> Vec<ValueType> {
                vec![<$ty as FunctionArg>::ty()]
            }
            fn value<'k>(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> Expr<'k, $as> {
                Expr::new(k, next(results).reg())
            }
        }
    )*};
}
scalars! {
    i8 => i8; i16 => i16; i32 => i32; i64 => i64; u8 => u8; u16 => u16; u32 => u32; u64 => u64;
    isize => isize; usize => isize; f32 => f32; f64 => f64; bool => bool;
}

impl<T, const N: usize> Sealed for Lanes<T, N> {}

impl<T: Lane, const N: usize> FunctionArg for Lanes<T, N> {
    type Handle<'k> = Vector<'k, T>;
    fn ty() -> ValueType {
        ValueType::vector::<T, N>()
    }
    fn handle<'k>(k: K<'k>, value: Returned) -> Vector<'k, T> {
        Vector::new(k, value.reg())
    }
}

impl<T: Lane, const N: usize> FunctionRet for Lanes<T, N> {
    type Value<'k> = Vector<'k, T>;
    fn types() -> Vec<ValueType> {
        vec![ValueType::vector::<T, N>()]
    }
    fn value<'k>(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> Vector<'k, T> {
        Vector::new(k, next(results).reg())
    }
}

impl<'k, T: Lane, const N: usize, V: IntoVector<'k, T>> CallArg<'k, Lanes<T, N>> for V {
    fn argument(self, state: &mut State, base_bits: u32) -> VReg {
        let ty = ValueType::vector::<T, N>().of_register(base_bits);
        self.vector_operand(state, ty.lanes())
    }
}

impl Sealed for () {}

impl FunctionRet for () {
    type Value<'k> = ();
    fn types() -> Vec<ValueType> {
        Vec::new()
    }
    fn value<'k>(_: K<'k>, _: &mut dyn Iterator<Item = Returned>) {}
}

macro_rules! several_results {
    ($([$($R:ident)*])*) => {$(
        impl<$($R),*> Sealed for ($($R,)*) {}
        impl<$($R: FunctionArg + FunctionRet),*> FunctionRet for ($($R,)*) {
            type Value<'k> = ($($R::Value<'k>,)*);
            fn types() -> Vec<ValueType> {
                vec![$($R::ty()),*]
            }
            fn value<'k>(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> Self::Value<'k> {
                ($($R::value(k, results),)*)
            }
        }
    )*};
}
several_results! {
    [A B] [A B C] [A B C D] [A B C D E] [A B C D E F] [A B C D E F G] [A B C D E F G H]
}

/// A function type that is the signature of a function of the language, such as `fn(f32, isize) -> f32` or
/// `fn(Lanes<f32>) -> Lanes<f32>`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the signature of a function of the language",
    label = "wanted a type like `fn(f32, isize) -> f32`",
    note = "parameters are numbers, `bool` or vectors (`Lanes<f32>`), at most 12; results are `()`, one of them, or a tuple"
)]
pub trait FunctionSignature: Sealed + 'static {
    /// A tuple with a handle for each parameter.
    type Handles<'k>;
    /// What the closure and calls return.
    type Value<'k>: KernelResult<'k>;
    #[doc(hidden)]
    fn params() -> Vec<ValueType>;
    #[doc(hidden)]
    fn results() -> Vec<ValueType>;
    #[doc(hidden)]
    fn handles<'k>(k: K<'k>, params: &mut dyn Iterator<Item = Returned>) -> Self::Handles<'k>;
    #[doc(hidden)]
    fn value<'k>(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> Self::Value<'k>;

    /// The width in bits of the widest element of native vectors; 32 if there is none.
    #[doc(hidden)]
    fn base_bits() -> u32 {
        let all = Self::params().into_iter().chain(Self::results());
        all.filter(|ty| ty.shape == Shape::Native).map(|ty| ty.elem.bits()).max().unwrap_or(BASE_BITS)
    }
}

/// A signature that can be called with the tuple `Args`.
#[diagnostic::on_unimplemented(
    message = "a function `{Self}` cannot be called with `{Args}`",
    note = "give a tuple of arguments: `(x,)`"
)]
pub trait CallableWith<'k, Args>: FunctionSignature {
    #[doc(hidden)]
    fn arguments(args: Args, state: &mut State) -> Vec<VReg>;
}

macro_rules! signatures {
    ($([$($A:ident $V:ident $v:ident)*])*) => {$(
        impl<R, $($A),*> Sealed for fn($($A),*) -> R {}
        impl<R: FunctionRet, $($A: FunctionArg),*> FunctionSignature for fn($($A),*) -> R {
            type Handles<'k> = ($($A::Handle<'k>,)*);
            type Value<'k> = R::Value<'k>;
            fn params() -> Vec<ValueType> {
                vec![$($A::ty()),*]
            }
            fn results() -> Vec<ValueType> {
                R::types()
            }
            #[allow(unused_variables, clippy::unused_unit, reason = "a signature may have no parameter")]
            fn handles<'k>(k: K<'k>, params: &mut dyn Iterator<Item = Returned>) -> Self::Handles<'k> {
                ($($A::handle(k, next(params)),)*)
            }
            fn value<'k>(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> R::Value<'k> {
                R::value(k, results)
            }
        }
        impl<'k, R: FunctionRet, $($A: FunctionArg, $V: CallArg<'k, $A>),*> CallableWith<'k, ($($V,)*)> for fn($($A),*) -> R {
            fn arguments(($($v,)*): ($($V,)*), state: &mut State) -> Vec<VReg> {
                let _ = (&state, Self::base_bits());
                vec![$($v.argument(state, Self::base_bits())),*]
            }
        }
    )*};
}
signatures! {
    [] [A V v] [A V v B W w] [A V v B W w C X x] [A V v B W w C X x D Y y] [A V v B W w C X x D Y y E Z z]
    [A V v B W w C X x D Y y E Z z F U u] [A V v B W w C X x D Y y E Z z F U u G T t]
    [A V v B W w C X x D Y y E Z z F U u G T t H S s] [A V v B W w C X x D Y y E Z z F U u G T t H S s I Q q]
    [A V v B W w C X x D Y y E Z z F U u G T t H S s I Q q J P p]
    [A V v B W w C X x D Y y E Z z F U u G T t H S s I Q q J P p L O o]
    [A V v B W w C X x D Y y E Z z F U u G T t H S s I Q q J P p L O o M N n]
}
