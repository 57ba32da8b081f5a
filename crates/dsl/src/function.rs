//! Functions of the language: a body that is recorded once and called from any number of kernels.
//!
//! In: a signature of numbers and vectors (see `function_types`), a closure. Out: [`FunctionSource`]; in a kernel its operations in
//! place of each call, or calls of its code (see `linked`).
//! Invariants: a function has no handle of a slice or a pointer, so that it accesses nothing but its local arrays; nothing
//! is known about its parameters, so that no proof and no contract in it depends on them. What it requires, its checks, its
//! arrays and the functions that it calls become those of the kernel. A function exists only after it was recorded, so none
//! calls itself.
//! Not here: how a call is replaced by operations (see [`InlineCall`]).

use crate::build::finish_function;
use crate::calls::Returned;
use crate::error::{BuildErrorKind, BuildErrors, Place};
use crate::function_types::{CallableWith, FunctionSignature};
use crate::handle::K;
use crate::recorded::{Calling, Inlined, Recorded};
use crate::recorder::{Recorder, State};
use core::fmt;
use core::marker::PhantomData;
use core::mem::take;
use core::panic::Location;
use kernelsmith_ir::{Function, InlineCall, SymbolId, Type, VReg, limits, verify_inlined};
use std::sync::Arc;

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
    calling: Calling,
    sig: PhantomData<fn() -> S>,
}

impl<S> Clone for FunctionSource<S> {
    fn clone(&self) -> FunctionSource<S> {
        FunctionSource { recorded: Arc::clone(&self.recorded), calling: self.calling, sig: PhantomData }
    }
}

impl<S> fmt::Debug for FunctionSource<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FunctionSource").field("name", &self.name()).finish_non_exhaustive()
    }
}

/// Records a function of values, which kernels and other functions can call: see [`FunctionSource`].
///
/// The closure gets its own [`K`] and the parameters, and runs once; `return_` in it returns from the function. It cannot use
/// handles of a kernel, so it accesses no slice. Vectors are those of `Lanes` in the signature. Local arrays are set to zero in
/// every call where they are declared. A failed check and `k.fail` end the call of the kernel. Settings such as `float_rules`
/// and the lane base are those of the function.
///
/// A call inserts the operations of a short function. A function of 128 operations or more, or of 16 where the kernel would
/// otherwise exceed 8192, is code that the kernel calls, unless the kernel has only one call of it; it has the same results.
/// [`FunctionSource::inlined`] and [`FunctionSource::called`] choose. A function with vectors in its signature is always
/// inserted, as is one whose arguments or results the target's calling convention has no places for (results: two integers
/// and two floats on most machines, one of each on Windows).
///
/// # Errors
/// Every mistake in the function, with the source line of the operation.
#[track_caller]
pub fn function<S: FunctionSignature>(
    name: &str,
    body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
) -> Result<FunctionSource<S>, BuildErrors> {
    let place = Location::caller();
    let recorder = Recorder::start(name, S::base_bits(), place);
    let params = declare::<S>(&mut recorder.state());
    let k = K::new(&recorder);
    let results = body(k, S::handles(k, &mut params.into_iter()));
    k.return_at(place, results);
    let recorded = finish(&mut recorder.state(), place);
    recorder.keep();
    Ok(FunctionSource { recorded: Arc::new(recorded?), calling: Calling::Automatic, sig: PhantomData })
}

/// Nothing is known about parameters, except what their types say.
fn declare<S: FunctionSignature>(state: &mut State) -> Vec<Returned> {
    let base_bits = S::base_bits();
    S::results().into_iter().for_each(|ty| state.ops.builder().result(ty.of_register(base_bits)));
    let params = S::params().into_iter().map(|ty| {
        let (ty, place) = (ty.of_register(base_bits), state.place);
        let reg = state.ops.new_param(ty, place);
        state.know_type(reg);
        Returned::new(reg)
    });
    params.collect()
}

fn finish(state: &mut State, place: Place) -> Result<Recorded, BuildErrors> {
    finish_function(state, place, None, verify_inlined);
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
    let (arch, called) = (state.arch.take(), take(&mut state.called));
    Ok(Recorded { function, places, arrays, symbols, checks, needs, arch, called })
}

impl<S> FunctionSource<S> {
    /// The name of the function.
    pub fn name(&self) -> &str {
        &self.recorded.function.name
    }

    /// The same function, inserted at each of its calls, however long it is.
    pub fn inlined(&self) -> FunctionSource<S> {
        FunctionSource { calling: Calling::Inlined, ..self.clone() }
    }

    /// The same function, which kernels call, however short it is, unless the machine cannot pass its arguments and results:
    /// see [`function`].
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// let half = kernelsmith::function::<fn(u32) -> u32>("half", |_, (a,)| a >> 1)?.called();
    /// let quarters = build::<fn(InOut<u32>)>("quarters", |k, (x,)| {
    ///     k.for_range_(0, x.len(), |i| x.store(i, half.call(k, (half.call(k, (x.load(i),)),))));
    /// })?;
    /// assert_eq!(quarters.function().callees[0].name, "half");
    /// let mut x = [7, 40];
    /// Jit::interpreter().interpret(&quarters, (&mut x,))?;
    /// assert_eq!(x, [1, 10]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn called(&self) -> FunctionSource<S> {
        FunctionSource { calling: Calling::Called, ..self.clone() }
    }

    /// The function in the intermediate representation. It is part of kernels: vectors in its signature, and calls of other
    /// functions, are valid only there.
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
        let results = match state.is_called(&self.recorded, self.calling) {
            true => state.call_recorded(&self.recorded, &args, self.calling),
            false => state.inline(&self.recorded, &args),
        };
        drop(state);
        S::value(k, &mut results.into_iter().map(Returned::new))
    }
}

impl State {
    /// Records the operations of a function in place of a call; returns its results.
    pub(crate) fn inline(&mut self, recorded: &Arc<Recorded>, args: &[VReg]) -> Vec<VReg> {
        args.iter().for_each(|&reg| self.check_use("call", reg));
        // Vectors may have other lanes than the function was recorded for.
        for (&param, &arg) in recorded.function.params.iter().zip(args) {
            let (left, right) = (recorded.function.ty(param).unwrap_or(Type::BOOL), self.ty(arg));
            if left != right {
                self.error("call", BuildErrorKind::MixedLanes { left, right });
            }
        }
        let (first_slot, first_check) = self.enter_function(recorded);
        let callees: Vec<(u32, SymbolId)> = (recorded.called.iter())
            .map(|called| (called.symbol.0, self.symbol_of(&called.recorded, called.is_optional)))
            .collect();
        let callee = &recorded.function;
        let call = InlineCall { callee, args, first_slot, first_check, callees: &callees };
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
        results.iter().for_each(|&result| self.know_type(result));
        results
    }

    /// Notes the range of the type of a number.
    pub(crate) fn know_type(&mut self, reg: VReg) {
        let ty = self.ty(reg);
        if ty == Type::scalar(ty.elem()) {
            let fact = self.facts.ranges.narrow(ty.elem());
            self.set_fact(reg, fact);
        }
    }

    /// The first slot and the first check of a function, which the kernel gets at the first call.
    fn enter_function(&mut self, recorded: &Arc<Recorded>) -> (u32, u32) {
        if let Some(known) = self.inlined.iter().find(|known| Arc::ptr_eq(&known.recorded, recorded)) {
            return (known.first_slot, known.first_check);
        }
        let first_slot = self.ops.func().slots.len() as u32;
        for slot in &recorded.function.slots {
            self.ops.builder().slot(slot.bytes, slot.align);
        }
        let first_check = self.enter_checks(self.place, recorded);
        self.enter_symbols(recorded);
        self.inlined.push(Inlined { recorded: Arc::clone(recorded), first_slot, first_check });
        (first_slot, first_check)
    }

    /// The symbols of a function and its architecture, which are those of the kernel, too.
    pub(crate) fn enter_symbols(&mut self, recorded: &Recorded) {
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
    }
}
