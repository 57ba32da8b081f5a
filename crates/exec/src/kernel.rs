//! `Kernel<Sig>`: published code with its signature and access contract.
//!
//! In: a `CodeBlock`, the signature it was compiled for, its access contract. Out: a handle that is called like a
//! method; the call is safe if the signature has no raw pointers and the contract has no `unsafe_reason`.
//! Invariants: the block outlives every call, because the handle owns it; the compiled signature equals the Rust one;
//! the host has every feature that the code uses.
//! Not here: conversion of arguments to machine words (see `call`), signatures that are only known at run time (see
//! `dynamic`).

use std::fmt;
use std::marker::PhantomData;
use std::ptr::NonNull;
use std::sync::Arc;
use std::time::Instant;

use crate::block::CodeBlock;
use crate::call::{Arg, FnSignature, Internal, Invoke, Nil, Ret, SafeArg, TrapWord, WordArg};
use crate::contract::{AccessContract, CheckPlan};
use crate::error::{CallError, ExecError};
use crate::interrupt::{CallRecord, Deadline, Interrupt};
use crate::remote::{self, Processor};
use crate::signature::Signature;
use crate::trap::Trap;

/// A compiled, callable function of signature `S`, such as `fn(f32, In<f32>, InOut<f32>)`.
///
/// Clones share the code; its memory is freed when the last clone is dropped. Kernels may be sent to other threads, and
/// several threads may call a kernel concurrently.
///
/// # Methods
/// `call` and its relatives take as many arguments as the signature has parameters, up to twelve. This page shows them
/// for two parameters.
///
/// # Callbacks
/// A Rust function that a kernel calls is an `extern "C" fn`: a panic in it aborts the process.
pub struct Kernel<S> {
    compiled: Arc<Compiled>,
    signature: PhantomData<S>,
}

/// The shared part of all kernel handles.
pub(crate) struct Compiled {
    pub(crate) code: Code,
    pub(crate) signature: Signature,
    pub(crate) contract: Arc<AccessContract>,
    plan: CheckPlan,
    /// The fast path for calls whose contract only depends on slice lengths; nearly all do.
    direct: Option<Direct>,
}

/// A kernel for this host whose contract only requires minimum slice lengths, and that never traps.
#[derive(Clone, Copy)]
pub(crate) struct Direct {
    entry: NonNull<u8>,
    /// The minimum number of elements of each parameter.
    min_lens: [usize; MAX_PARAMS],
}

/// Maximum number of parameters of a signature.
const MAX_PARAMS: usize = 12;

// SAFETY: the address is that of code, which is never written while the block in the same `Compiled` is alive.
unsafe impl Send for Direct {}
// SAFETY: as above.
unsafe impl Sync for Direct {}

/// The location of the code.
pub(crate) enum Code {
    /// In this host's memory.
    Here(CodeBlock),
    /// On another machine.
    Remote(Box<dyn Processor>),
}

impl Code {
    pub(crate) fn name(&self) -> &str {
        match self {
            Code::Here(block) => block.name(),
            Code::Remote(processor) => processor.name(),
        }
    }
}

impl<S> Clone for Kernel<S> {
    fn clone(&self) -> Kernel<S> {
        Kernel { compiled: Arc::clone(&self.compiled), signature: PhantomData }
    }
}

impl<S> fmt::Debug for Kernel<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Compiled { code, signature, contract, .. } = &*self.compiled;
        let mut debug = f.debug_struct("Kernel");
        debug.field("name", &code.name()).field("signature", &format_args!("{signature}"));
        match code {
            Code::Here(block) => debug.field("n_bytes", &block.len()),
            Code::Remote(processor) => debug.field("processor", processor),
        };
        debug.field("contract", contract).finish()
    }
}

impl Compiled {
    /// For published code with the promises of [`Kernel::new`], which calls a symbol with an unchecked signature only if
    /// the contract has an `unsafe_reason`.
    pub(crate) fn published(
        block: CodeBlock,
        signature: &Signature,
        contract: Arc<AccessContract>,
    ) -> Result<Arc<Compiled>, ExecError> {
        Ok(Arc::new(Compiled::new(Code::Here(block), signature, contract)?.symbols_checked()?))
    }

    /// Creates a kernel with the checks that apply to all kernels.
    pub(crate) fn new(code: Code, signature: &Signature, contract: Arc<AccessContract>) -> Result<Compiled, ExecError> {
        contract.validate(signature)?;
        if matches!(code, Code::Remote(_)) && !signature.is_safe() {
            return Err(ExecError::Unsupported { feature: "a kernel with raw pointers for another machine" });
        }
        let plan = CheckPlan::new(&contract, signature.params.len());
        let direct = match &code {
            Code::Here(block) if !cfg!(miri) && !contract.traps => {
                plan.min_lens().map(|min_lens| Direct { entry: block.entry(), min_lens })
            }
            _ => None,
        };
        Ok(Compiled { code, signature: signature.clone(), contract, plan, direct })
    }

    /// The additional check for kernels that were not created with an `unsafe` constructor.
    pub(crate) fn symbols_checked(self) -> Result<Compiled, ExecError> {
        match &self.code {
            Code::Here(block) if self.contract.unsafe_reason.is_none() => match block.untyped_symbol() {
                Some(name) => Err(ExecError::UntypedSymbol { name: name.to_string() }),
                None => Ok(self),
            },
            _ => Ok(self),
        }
    }

    /// The entry, if the contract only depends on the number of elements of each parameter, and these suffice.
    #[inline(always)]
    pub(crate) fn direct_entry<const N: usize>(&self, lens: [usize; N]) -> Option<NonNull<u8>> {
        let direct = self.direct.as_ref()?;
        // Without branches: nearly always all slices are long enough.
        let are_long =
            lens.iter().zip(&direct.min_lens).fold(true, |are_long, (len, min_len)| are_long & (len >= min_len));
        are_long.then_some(direct.entry)
    }

    /// Checks whether a safe call with these values may start.
    #[inline]
    pub(crate) fn admit(&self, values: &[i128]) -> Result<(), CallError> {
        self.plan.check(&self.contract, values)
    }

    /// Checks whether a call with this interrupt may start.
    pub(crate) fn admit_interruptible(&self, interrupt: &Interrupt) -> Result<(), CallError> {
        if !self.contract.polls || matches!(self.code, Code::Remote(_)) {
            return Err(CallError::NotInterruptible);
        }
        if interrupt.is_raised() { Err(CallError::Interrupted) } else { Ok(()) }
    }

    /// The entry, unless this build cannot run machine code.
    #[inline]
    pub(crate) fn entry(&self) -> Result<NonNull<u8>, CallError> {
        if cfg!(miri) {
            return Err(CallError::Unsupported { feature: "running machine code under miri" });
        }
        match &self.code {
            Code::Here(block) => Ok(block.entry()),
            Code::Remote(_) => Err(CallError::Unsupported { feature: "an unchecked call of code for another machine" }),
        }
    }
}

/// The result of a call, from the trap record.
#[inline]
pub(crate) fn outcome(trap: &Trap, contract: &AccessContract) -> Result<(), CallError> {
    if trap.code == 0 { Ok(()) } else { Err(failure(trap, contract)) }
}

#[cold]
fn failure(trap: &Trap, contract: &AccessContract) -> CallError {
    let Trap { code, operation, index, len } = *trap;
    match code {
        Trap::INTERRUPTED => CallError::Interrupted,
        Trap::OUT_OF_BOUNDS => contract.failed_check(operation, index, len),
        _ => CallError::Trapped { code, operation, index, len },
    }
}

impl<S: FnSignature> Kernel<S> {
    /// Creates a kernel from published code.
    ///
    /// Fails if `compiled` is not the signature of `S`, or if the contract does not match it.
    ///
    /// # Safety
    /// The code is a function with the host's C calling convention and the machine parameters of `compiled` (see
    /// [`crate::signature`]), including a trap record if `contract.traps`. When called with arguments that the contract
    /// accepts, it accesses only memory in the contract and, if that has one, its [`Footprint`](crate::Footprint), preserves the convention's registers and the floating-point
    /// environment, and returns. If the contract has no `unsafe_reason`, this also holds for all functions that it
    /// calls.
    pub unsafe fn new(
        block: CodeBlock,
        compiled: &Signature,
        contract: impl Into<Arc<AccessContract>>,
    ) -> Result<Kernel<S>, ExecError> {
        Kernel::of(Arc::new(Compiled::new(Code::Here(block), compiled, contract.into())?))
    }

    pub(crate) fn of(compiled: Arc<Compiled>) -> Result<Kernel<S>, ExecError> {
        let expected = S::signature();
        if expected != compiled.signature {
            return Err(ExecError::SignatureMismatch { expected, actual: compiled.signature.clone() });
        }
        compiled.contract.check_results(&expected)?;
        Ok(Kernel { compiled, signature: PhantomData })
    }
}

impl<S> Kernel<S> {
    /// The published code, if it runs on this host.
    pub fn block(&self) -> Option<&CodeBlock> {
        match &self.compiled.code {
            Code::Here(block) => Some(block),
            Code::Remote(_) => None,
        }
    }

    /// The signature as data.
    pub fn signature(&self) -> &Signature {
        &self.compiled.signature
    }

    /// The access contract of the kernel.
    pub fn contract(&self) -> &AccessContract {
        &self.compiled.contract
    }

    /// The code with what calls check, which kernels of other types share.
    pub(crate) fn compiled(&self) -> &Arc<Compiled> {
        &self.compiled
    }
}

macro_rules! words {
    ($last:ty;) => { $last };
    ($last:ty; $Head:ident $($Tail:ident)*) => { <$Head as Arg>::Words<words!($last; $($Tail)*)> };
}

macro_rules! prepend {
    ($last:expr;) => { $last };
    ($last:expr; $Head:ident $head:ident $($tail:ident)*) => {
        <$Head as Arg>::prepend($head, prepend!($last; $($tail)*))
    };
}

macro_rules! calls {
    ($Head:ident $head:ident $($tail:ident)*) => {
        calls!($($tail)*);
        calls!(@split [] [] $Head $head $($tail)*);
    };
    () => { calls!(@one [doc(hidden)] [] []); };
    (@split [$($A:ident)*] [$($a:ident)*] $Head:ident $head:ident $($tail:ident)*) => {
        calls!(@split [$($A)* $Head] [$($a)* $head] $($tail)*);
    };
    // One number of parameters is documented, for all.
    (@split [$A:ident $B:ident] [$a:ident $b:ident]) => { calls!(@one [] [$A $a $B $b] [$A $B]); };
    (@split [$($A:ident)*] [$($a:ident)*]) => { calls!(@one [doc(hidden)] [$($A $a)*] [$($A)*]); };
    // Used inside an unsafe function whose caller guarantees the arguments.
    (@invoke $this:ident, $flag:expr, $R:ident, $($A:ident $a:ident)*) => {{
        let entry = $this.compiled.entry()?;
        let mut results = $R::record();
        if !$this.compiled.contract.traps {
            let words = prepend!($R::prepend(&mut results, Nil); $($A $a)*);
            // SAFETY: the code has this signature and no trap record, as the caller of `new` promised, and `self` owns
            // it; our caller guarantees the arguments; the code writes several results to their record alone.
            let machine = unsafe { words.invoke(entry) };
            return Ok($R::finish(machine, results));
        }
        let mut record = CallRecord::new($flag);
        let words = prepend!($R::prepend(&mut results, crate::call::trap_word(&mut record)); $($A $a)*);
        // SAFETY: as above, and the code has a trap record.
        let machine = unsafe { words.invoke(entry) };
        outcome(&record.trap, &$this.compiled.contract)?;
        Ok($R::finish(machine, results))
    }};
    (@one [$($page:meta)?] [$($A:ident $a:ident)*] [$($B:ident)*]) => {
        $(#[$page])?
        impl<R: Ret, $($A: Arg),*> Kernel<fn($($A),*) -> R>
        where
            words!(R::Words<Nil>; $($B)*): Invoke<R::Machine>,
            words!(R::Words<TrapWord>; $($B)*): Invoke<R::Machine>,
        {
            /// Calls the kernel without checking its contract.
            ///
            /// # Errors
            /// A generated check failed, if the kernel has any.
            ///
            /// # Safety
            /// The access contract holds for these arguments; raw pointers are valid for the kernel's accesses; if the
            /// contract has an `unsafe_reason`, its conditions are met.
            #[inline]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub unsafe fn call_unchecked(&self, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                calls!(@invoke self, CallRecord::never(), R, $($A $a)*)
            }
        }

        $(#[$page])?
        impl<R: Ret, $($A: SafeArg),*> Kernel<fn($($A),*) -> R>
        where
            words!(R::Words<Nil>; $($B)*): Invoke<R::Machine>,
            words!(R::Words<TrapWord>; $($B)*): Invoke<R::Machine>,
        {
            /// Checks the access contract for the arguments, then calls the kernel.
            ///
            /// # Errors
            /// A slice is too short, or the kernel has an `unsafe_reason`: then no machine code ran. Or a generated
            /// check inside the kernel failed: then earlier writes persist.
            #[inline]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub fn call(&self, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                if let Some(entry) = self.compiled.direct_entry([$(<$A as Arg>::len(&$a)),*]) {
                    let mut results = R::record();
                    let words = prepend!(R::prepend(&mut results, Nil); $($A $a)*);
                    // SAFETY: the code has this signature and no trap record, as the caller of `new` promised, and
                    // `self` owns it; no argument is a raw pointer, and the contract accepts them.
                    let machine = unsafe { words.invoke(entry) };
                    return Ok(R::finish(machine, results));
                }
                self.call_checked($($a),*)
            }

            /// Like [`Kernel::call`], if the contract only depends on slice lengths and these suffice. Otherwise
            /// nothing runs, and [`Kernel::call`] returns the error or handles the call. For callers that separate the
            /// slow path.
            #[inline]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub fn call_direct(&self, $($a: $A::Actual<'_>),*) -> Option<R> {
                let entry = self.compiled.direct_entry([$(<$A as Arg>::len(&$a)),*])?;
                let mut results = R::record();
                let words = prepend!(R::prepend(&mut results, Nil); $($A $a)*);
                // SAFETY: as in `call`.
                let machine = unsafe { words.invoke(entry) };
                Some(R::finish(machine, results))
            }

            /// Like [`Kernel::call`], but ends early when the interrupt is raised by any thread; the kernel must have
            /// been compiled with polling.
            ///
            /// # Errors
            /// Like [`Kernel::call`]; [`CallError::Interrupted`] if the interrupt was raised before the end, in which
            /// case earlier writes persist; [`CallError::NotInterruptible`] if the kernel does not poll.
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub fn call_interruptible(&self, interrupt: &Interrupt, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                self.compiled.admit_interruptible(interrupt)?;
                R::admit(&[$(<$A as Arg>::measure(&$a)),*], |values| self.compiled.admit(values))?;
                // The conditions of `@invoke` hold: no argument is a raw pointer, the contract accepts them, and there
                // is no `unsafe_reason`.
                calls!(@invoke self, interrupt.flag(), R, $($A $a)*)
            }

            /// Like [`Kernel::call`], but ends early at the deadline; the kernel must have been compiled with polling.
            ///
            /// A thread of this library watches the time, so scheduling delays of the system may postpone the end.
            ///
            /// # Errors
            /// Like [`Kernel::call_interruptible`]; [`CallError::Unsupported`] if the system cannot start the thread.
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub fn call_with_deadline(&self, deadline: Instant, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                let deadline = Deadline::at(deadline)?;
                self.call_interruptible(deadline.interrupt(), $($a),*)
            }

            /// The slow path of [`Kernel::call`]: more than lengths must be checked, or a slice is too short.
            #[inline(never)]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            fn call_checked(&self, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                R::admit(&[$(<$A as Arg>::measure(&$a)),*], |values| self.compiled.admit(values))?;
                if let Code::Remote(processor) = &self.compiled.code {
                    let args = vec![$(<$A as SafeArg>::data($a, Internal(()))),*];
                    return R::run_remote(args, |args| remote::run(&**processor, args, &self.compiled.signature));
                }
                // SAFETY: no argument is a raw pointer, the contract accepts them, and there is no `unsafe_reason`.
                unsafe { self.call_unchecked($($a),*) }
            }
        }

        $(#[$page])?
        impl<R: Ret, $($A: WordArg),*> Kernel<unsafe extern "C" fn($($A),*) -> R>
        where
            words!(R::Words<Nil>; $($B)*): Invoke<R::Machine>,
            words!(R::Words<TrapWord>; $($B)*): Invoke<R::Machine>,
        {
            /// Calls the kernel.
            ///
            /// # Errors
            /// This build cannot run machine code, or a check in the code failed.
            ///
            /// # Safety
            /// The preconditions that the author of the code defines hold.
            #[inline]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub unsafe fn call(&self, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                calls!(@invoke self, CallRecord::never(), R, $($A $a)*)
            }
        }
    };
}
calls! { A a B b C c D d E e F f G g H h I i J j K k L l }
