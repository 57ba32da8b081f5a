//! Calls of external functions: debugging aids, comparators, any function with the C calling convention.
//!
//! In: a name, a Rust function pointer, scalar arguments. Out: a `call` and an entry in the kernel's symbol table.
//! Invariant: the signature in the table matches the function's Rust type. A kernel that calls an `unsafe` function, or
//! one that takes a pointer, has no safe call.
//! Not here: vector arguments, which no C convention passes portably; use `extract` for a lane.

use crate::error::BuildErrorKind;
use crate::handle::{Expr, K};
use crate::recorder::State;
use crate::scalar::{IntoExpr, Number};
use crate::slices::{Pointer, PointerMut};
use kernelsmith_exec::{Callback, ParamKind, ScalarType};
use kernelsmith_ir::{Type, VReg};

/// A value that can be passed as an argument of type `A` to a called function.
#[diagnostic::on_unimplemented(message = "`{Self}` cannot be passed to a function that takes `{A}`")]
pub trait CallArg<'k, A> {
    #[doc(hidden)]
    fn argument(self, state: &mut State, base_bits: u32) -> VReg;
}

macro_rules! scalar_args {
    ($($ty:ty => $as:ty;)*) => {$(
        impl<'k, V: IntoExpr<'k, $as>> CallArg<'k, $ty> for V {
            fn argument(self, state: &mut State, _: u32) -> VReg {
                self.operand(state)
            }
        }
    )*};
}
scalar_args! {
    i8 => i8; i16 => i16; i32 => i32; i64 => i64; u8 => u8; u16 => u16; u32 => u32; u64 => u64;
    isize => isize; usize => isize; f32 => f32; f64 => f64; bool => bool;
}

impl<'k, T: Number> CallArg<'k, *const T> for Pointer<'k, T> {
    fn argument(self, _: &mut State, _: u32) -> VReg {
        self.region.base
    }
}

impl<'k, T: Number> CallArg<'k, *const T> for PointerMut<'k, T> {
    fn argument(self, _: &mut State, _: u32) -> VReg {
        self.region.base
    }
}

impl<'k, T: Number> CallArg<'k, *mut T> for PointerMut<'k, T> {
    fn argument(self, _: &mut State, _: u32) -> VReg {
        self.region.base
    }
}

/// The result of a called function as a handle: `()` or an [`Expr`].
pub trait CallResult {
    /// `()` or an [`Expr`].
    type Value<'k>;
    #[doc(hidden)]
    fn value<'k>(k: K<'k>, result: Returned) -> Self::Value<'k>;
}

/// The register of a result. Only this crate can create one, so other crates cannot forge handles of arbitrary
/// registers.
#[derive(Clone, Copy, Debug)]
pub struct Returned(VReg);

impl Returned {
    pub(crate) fn new(reg: VReg) -> Returned {
        Returned(reg)
    }

    pub(crate) fn reg(self) -> VReg {
        self.0
    }
}

impl CallResult for () {
    type Value<'k> = ();
    fn value<'k>(_: K<'k>, _: Returned) {}
}

macro_rules! call_results {
    ($($ty:ty => $as:ty;)*) => {$(
        impl CallResult for $ty {
            type Value<'k> = Expr<'k, $as>;
            fn value<'k>(k: K<'k>, result: Returned) -> Expr<'k, $as> {
                Expr::new(k, result.0)
            }
        }
    )*};
}
call_results! {
    i8 => i8; i16 => i16; i32 => i32; i64 => i64; u8 => u8; u16 => u16; u32 => u32; u64 => u64;
    isize => isize; usize => isize; f32 => f32; f64 => f64; bool => bool;
}

/// A C function pointer that can be called with the tuple `Args`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be called with `{Args}`",
    note = "give a function pointer: `f as extern \"C\" fn(i64) -> i64`, and a tuple of arguments: `(x,)`"
)]
pub trait Function<'k, Args>: Callback {
    /// The type of its result.
    type Result: CallResult;
    #[doc(hidden)]
    fn arguments(args: Args, state: &mut State) -> Vec<VReg>;
}

macro_rules! functions {
    ($([$($A:ident $V:ident $v:ident)*])*) => {$(
        functions! { @one [extern "C"] $($A $V $v)* }
        functions! { @one [unsafe extern "C"] $($A $V $v)* }
    )*};
    (@one [$($kind:tt)*] $($A:ident $V:ident $v:ident)*) => {
        impl<'k, R: CallResult, $($A, $V: CallArg<'k, $A>),*> Function<'k, ($($V,)*)> for $($kind)* fn($($A),*) -> R
        where
            Self: Callback,
        {
            type Result = R;
            fn arguments(($($v,)*): ($($V,)*), state: &mut State) -> Vec<VReg> {
                let _ = &state;
                // No parameter of C is a vector.
                vec![$($v.argument(state, 0)),*]
            }
        }
    };
}
functions! {
    [] [A V v] [A V v B W w] [A V v B W w C X x] [A V v B W w C X x D Y y] [A V v B W w C X x D Y y E Z z]
    [A V v B W w C X x D Y y E Z z F U u] [A V v B W w C X x D Y y E Z z F U u G T t]
    [A V v B W w C X x D Y y E Z z F U u G T t H S s]
}

impl<'k> K<'k> {
    /// Calls a C function under a name of your choice, with a tuple of arguments.
    ///
    /// In a kernel, a name identifies a function: all calls with this name call the function of the first one. So it is
    /// in the interpreter, in object files and on other machines, where the name alone decides. Addresses cannot decide,
    /// because the Rust compiler may give one function several.
    ///
    /// If the function is `unsafe` or takes a raw pointer, the kernel has no safe call: the caller must guarantee the
    /// function's requirements. A panic in the function aborts the process.
    #[track_caller]
    pub fn call<F, Args>(self, name: &str, function: F, args: Args) -> <F::Result as CallResult>::Value<'k>
    where
        F: Function<'k, Args>,
    {
        let mut state = self.state();
        let args = F::arguments(args, &mut state);
        let reg = state.call(name, function, &args);
        drop(state);
        F::Result::value(self, Returned(reg))
    }
}

impl State {
    fn call<F: Callback>(&mut self, name: &str, function: F, args: &[VReg]) -> VReg {
        let signature = F::callback_signature();
        let elem = |kind: &ParamKind| match kind {
            ParamKind::Scalar(ty) => Type::scalar(element(*ty)),
            ParamKind::RawPtr { .. } | ParamKind::Slice { .. } => Type::PTR,
        };
        let params: Vec<Type> = signature.params.iter().map(elem).collect();
        let result = signature.result.map(|ty| Type::scalar(element(ty)));
        if !F::SAFE {
            self.accesses.note_unsafe(|| format!("it calls the unsafe function `{name}`"));
        } else if !signature.is_safe() {
            self.accesses.note_unsafe(|| format!("it gives `{name}` a raw pointer"));
        }
        if !kernelsmith_ir::limits::is_name(name) {
            self.error("call", BuildErrorKind::Name { name: name.to_owned() });
        }
        if !self.enter_symbol(name, function) {
            self.error("call", BuildErrorKind::SymbolConflict { name: name.to_owned() });
        }
        args.iter().for_each(|&reg| self.check_use("call", reg));
        let symbol = self.ops.builder().declare(name, &params, result);
        if result.is_some() {
            return self.append_value(|builder| builder.call(symbol, args));
        }
        self.append(|builder| {
            builder.call(symbol, args);
        });
        VReg::NONE
    }

    /// Adds a function to the symbol table if its name is new. Returns false if the name already has another signature.
    fn enter_symbol<F: Callback>(&mut self, name: &str, function: F) -> bool {
        match self.symbols.signature(name) {
            None => self.symbols.register(name, function).is_ok(),
            Some(known) => *known == F::callback_signature(),
        }
    }
}

/// The IR element type of a scalar in a signature.
pub(crate) fn element(ty: ScalarType) -> kernelsmith_ir::Elem {
    use kernelsmith_ir::Elem;
    match ty {
        ScalarType::I8 => Elem::I8,
        ScalarType::I16 => Elem::I16,
        ScalarType::I32 => Elem::I32,
        ScalarType::I64 => Elem::I64,
        ScalarType::U8 => Elem::U8,
        // Half floats occur only as slice elements; elsewhere they are passed as their bits.
        ScalarType::U16 | ScalarType::F16 | ScalarType::Bf16 => Elem::U16,
        ScalarType::U32 => Elem::U32,
        ScalarType::U64 => Elem::U64,
        ScalarType::F32 => Elem::F32,
        ScalarType::F64 => Elem::F64,
        ScalarType::Index => Elem::Index,
        ScalarType::Bool => Elem::Bool,
        ScalarType::Ptr => Elem::Ptr,
    }
}
