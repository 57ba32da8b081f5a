//! Functions of the language: a body that is recorded once and called from any number of kernels.
//!
//! In: a signature of values, a closure. Out: [`FunctionSource`], and its operations in a kernel in place of each call.
//! Invariants: a function has no handle of a slice or a pointer, so that it accesses nothing but its local arrays; nothing
//! is known about its parameters, so that no proof and no contract in it depends on them. What it requires, its checks, its
//! arrays and the functions that it calls become those of the kernel. A function exists only after it was recorded, so none
//! calls itself.
//! Not here: how a call is replaced by operations (see [`InlineCall`]).

use crate::array::check_arrays;
use crate::build::{KernelArg, KernelRet, KernelSignature, Param, finish_function};
use crate::calls::{CallArg, Returned, element};
use crate::contract::Checked;
use crate::error::{BuildErrorKind, BuildErrors, Place};
use crate::handle::{Expr, K};
use crate::position::FIRST_ARRAY;
use crate::recorded::{Inlined, Recorded};
use crate::recorder::{Recorder, State};
use core::fmt;
use core::marker::PhantomData;
use core::mem::take;
use core::panic::Location;
use kernelsmith_exec::{ParamKind, ScalarRet, Signature, WordArg};
use kernelsmith_ir::{Function, InlineCall, Type, VReg, limits};
use std::sync::Arc;

/// The lane base of vectors in a function, whose parameters do not suggest one.
const BASE_BITS: u32 = 32;

/// A recorded function of signature `S`, for calls from kernels and from other functions.
///
/// ```
/// use kernelsmith::prelude::*;
/// // The greatest common divisor. `return_` leaves the function, not the kernel.
/// let gcd = kernelsmith::function::<fn(u32, u32) -> u32>("gcd", |k, (a, b)| {
///     let (a, b) = (k.var(a), k.var(b));
///     k.if_(a.eq(0), || k.return_(b));
///     k.while_(|| b.ne(0), || {
///         let remainder = k.value(a % b);
///         a.set(b);
///         b.set(remainder);
///     });
///     a.get()
/// })?;
/// let gcds = build::<fn(In<u32>, In<u32>, Out<u32>)>("gcds", |k, (x, y, z)| {
///     k.for_range_(0, x.len(), |i| z.store(i, gcd.call(k, (x.get(i), y.get(i)))));
/// })?;
/// let mut z = [0; 3];
/// Jit::interpreter().interpret(&gcds, (&[12, 0, 35], &[18, 5, 49], &mut z))?;
/// assert_eq!(z, [6, 5, 7]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct FunctionSource<S> {
    recorded: Arc<Recorded>,
    sig: PhantomData<fn() -> S>,
}

impl<S> Clone for FunctionSource<S> {
    fn clone(&self) -> FunctionSource<S> {
        FunctionSource { recorded: Arc::clone(&self.recorded), sig: PhantomData }
    }
}

impl<S> fmt::Debug for FunctionSource<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FunctionSource").field("name", &self.name()).finish_non_exhaustive()
    }
}

/// A parameter of a function of the language: a number or `bool`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a function of the language",
    label = "wanted a number or `bool`",
    note = "code that accesses slices is a Rust function over their handles, which records its operations at each call"
)]
pub trait FunctionArg: KernelArg {}

/// The result of a function of the language: `()`, a number, `bool`, or a tuple of two to eight of them.
pub trait FunctionRet: KernelRet {
    #[doc(hidden)]
    fn value<'k>(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> Self::Value<'k>;
}

macro_rules! scalars {
    ($($ty:ty)*) => {$(
        impl FunctionArg for $ty {}
        impl FunctionRet for $ty {
            fn value<'k>(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> Self::Value<'k> {
                Expr::new(k, results.next().map_or(VReg(0), Returned::reg))
            }
        }
    )*};
}
scalars! { i8 i16 i32 i64 u8 u16 u32 u64 isize usize f32 f64 bool }

impl FunctionRet for () {
    fn value<'k>(_: K<'k>, _: &mut dyn Iterator<Item = Returned>) {}
}

macro_rules! several_results {
    ($([$($R:ident)*])*) => {$(
        impl<$($R: FunctionRet + ScalarRet + WordArg),*> FunctionRet for ($($R,)*) {
            fn value<'k>(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> Self::Value<'k> {
                ($($R::value(k, results),)*)
            }
        }
    )*};
}
several_results! {
    [A B] [A B C] [A B C D] [A B C D E] [A B C D E F] [A B C D E F G] [A B C D E F G H]
}

/// A function type that is the signature of a function of the language, such as `fn(f32, isize) -> f32`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the signature of a function of the language",
    label = "wanted a type like `fn(f32, isize) -> f32`",
    note = "parameters are numbers or `bool`, at most 12; results are `()`, one of them, or a tuple"
)]
pub trait FunctionSignature: KernelSignature {}

/// A signature that can be called with the tuple `Args`.
#[diagnostic::on_unimplemented(
    message = "a function `{Self}` cannot be called with `{Args}`",
    note = "give a tuple of arguments: `(x,)`"
)]
pub trait CallableWith<'k, Args>: FunctionSignature {
    #[doc(hidden)]
    fn arguments(args: Args, state: &mut State) -> Vec<VReg>;
    #[doc(hidden)]
    fn results(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> Self::Value<'k>;
}

macro_rules! signatures {
    ($([$($A:ident $V:ident $v:ident)*])*) => {$(
        impl<R: FunctionRet, $($A: FunctionArg),*> FunctionSignature for fn($($A),*) -> R {}
        impl<'k, R: FunctionRet, $($A: FunctionArg, $V: CallArg<'k, $A>),*> CallableWith<'k, ($($V,)*)> for fn($($A),*) -> R {
            fn arguments(($($v,)*): ($($V,)*), state: &mut State) -> Vec<VReg> {
                let _ = &state;
                vec![$($v.argument(state)),*]
            }
            fn results(k: K<'k>, results: &mut dyn Iterator<Item = Returned>) -> R::Value<'k> {
                R::value(k, results)
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

/// Records a function of values, which kernels and other functions can call: see [`FunctionSource`].
///
/// The closure gets its own [`K`] and the parameters, and runs once; `return_` in it returns from the function. It cannot use
/// handles of a kernel, so it accesses no slice. A call inserts its operations. All calls of a function in a kernel share its
/// local arrays, which are set to zero in every call where they are declared. A failed check and `k.fail` end the call of
/// the kernel. Settings such as `float_rules` and the lane base are those of the function.
///
/// # Errors
/// Every mistake in the function, with the source line of the operation.
#[track_caller]
pub fn function<S: FunctionSignature>(
    name: &str,
    body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
) -> Result<FunctionSource<S>, BuildErrors> {
    let place = Location::caller();
    let recorder = Recorder::start(name, BASE_BITS, place);
    let params = declare(&mut recorder.state(), &S::signature());
    let k = K::new(&recorder);
    let results = body(k, S::handles(k, &params));
    k.return_at(place, results);
    let recorded = finish(&mut recorder.state(), place);
    recorder.keep();
    Ok(FunctionSource { recorded: Arc::new(recorded?), sig: PhantomData })
}

/// Nothing is known about parameters, except what their types say.
fn declare(state: &mut State, signature: &Signature) -> Vec<Param> {
    let results = signature.result.iter().chain(&signature.results);
    results.for_each(|&ty| state.ops.builder().result(Type::scalar(element(ty))));
    let params = signature.params[..signature.n_visible()].iter().enumerate().map(|(idx, &kind)| {
        // The signature has no other kinds.
        let ParamKind::Scalar(ty) = kind else { return Param::missing(state, kind) };
        let place = state.place;
        let first = state.ops.new_param(Type::scalar(element(ty)), place);
        let fact = state.facts.ranges.narrow(element(ty));
        state.set_fact(first, fact);
        Param::scalar(kind, first, idx as u32)
    });
    params.collect()
}

fn finish(state: &mut State, place: Place) -> Result<Recorded, BuildErrors> {
    finish_function(state, place);
    let (checks, needs) = match state.accesses.needs_of_function() {
        Ok(both) => both,
        Err(kind) => {
            state.error_at(place, "function", kind);
            Default::default()
        }
    };
    if !state.errors.is_empty() {
        return Err(BuildErrors(take(&mut state.errors)));
    }
    let places = state.ops.places().to_vec();
    let (function, symbols, arrays) = (state.ops.take_function(), take(&mut state.symbols), take(&mut state.arrays));
    let arch = state.arch.take();
    Ok(Recorded { function, places, arrays, symbols, checks, needs, arch })
}

impl<S> FunctionSource<S> {
    /// The name of the function.
    pub fn name(&self) -> &str {
        &self.recorded.function.name
    }

    /// The function in the intermediate representation.
    pub fn function(&self) -> &Function {
        &self.recorded.function
    }

    /// Calls the function with a tuple of arguments: handles or plain Rust values.
    #[track_caller]
    pub fn call<'k, Args>(&self, k: K<'k>, args: Args) -> S::Value<'k>
    where
        S: CallableWith<'k, Args>,
    {
        let mut state = k.state();
        let args = S::arguments(args, &mut state);
        let results = state.inline(&self.recorded, &args);
        drop(state);
        S::results(k, &mut results.into_iter().map(Returned::new))
    }
}

impl State {
    /// Records the operations of a function in place of a call; returns its results.
    pub(crate) fn inline(&mut self, recorded: &Arc<Recorded>, args: &[VReg]) -> Vec<VReg> {
        args.iter().for_each(|&reg| self.check_use("call", reg));
        let (first_slot, first_check) = self.enter_function(recorded);
        let call = InlineCall { callee: &recorded.function, args, first_slot, first_check };
        let n_ops = self.ops.len() + call.max_ops();
        let n_regs = self.ops.func().n_vregs() + recorded.function.n_vregs() + recorded.function.results.len();
        let limits = [("operations", limits::MAX_OPS, n_ops), ("registers", limits::MAX_VREGS, n_regs)].map(
            |(what, limit, n)| {
                let kind = BuildErrorKind::Limit { what, limit: limit as u64, given: n as u64 };
                (n > limit).then_some(kind)
            },
        );
        if let Some(kind) = limits.into_iter().flatten().next() {
            self.error("call", kind);
        }
        if !self.errors.is_empty() {
            // The kernel is refused.
            return recorded.function.results.iter().map(|&ty| self.new_var(ty)).collect();
        }
        if let Err(kind) = self.accesses.add_needs(&recorded.needs) {
            self.error("call", kind);
        }
        let results = self.ops.inline(call, &recorded.places, self.scopes.innermost());
        for &result in &results {
            let fact = self.facts.ranges.narrow(self.ty(result).elem());
            self.set_fact(result, fact);
        }
        results
    }

    /// The first slot and the first check of a function, which the kernel gets at the first call.
    fn enter_function(&mut self, recorded: &Arc<Recorded>) -> (u32, u32) {
        if let Some(known) = self.inlined.iter().find(|known| Arc::ptr_eq(&known.recorded, recorded)) {
            return (known.first_slot, known.first_check);
        }
        let first_array = self.arrays.len() as u32;
        self.arrays.extend_from_slice(&recorded.arrays);
        if let Some(kind) = check_arrays(&self.arrays) {
            self.error("call", kind);
        }
        let first_slot = self.ops.func().slots.len() as u32;
        for slot in &recorded.function.slots {
            self.ops.builder().slot(slot.bytes, slot.align);
        }
        let mut first_check = None;
        for &check in &recorded.checks {
            let slice = check.slice.map(|slice| slice.max(FIRST_ARRAY) + first_array);
            let id = self.accesses.add_check(Checked { slice, ..check });
            first_check.get_or_insert(id);
        }
        for name in recorded.symbols.names() {
            if !self.symbols.adopt(name, &recorded.symbols) {
                self.error("call", BuildErrorKind::SymbolConflict { name: name.to_owned() });
            }
        }
        match (&recorded.arch, &self.arch) {
            (Some(given), Some(wanted)) if given != wanted => {
                let kind = BuildErrorKind::Architectures { given: given.clone(), wanted: wanted.clone() };
                self.error("call", kind);
            }
            (Some(_), None) => self.arch.clone_from(&recorded.arch),
            _ => {}
        }
        let first_check = first_check.unwrap_or(0);
        self.inlined.push(Inlined { recorded: Arc::clone(recorded), first_slot, first_check });
        (first_slot, first_check)
    }
}
