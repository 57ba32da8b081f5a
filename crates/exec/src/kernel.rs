//! `Kernel<Sig>`: published code together with what it may be called with.
//!
//! In: a `CodeBlock`, the signature it was compiled for, its access contract. Out: a handle that is called like a method,
//! safely where the signature has no raw pointers and the contract gives no reason against it.
//! Invariants: the block outlives every call, because the handle holds it; the compiled signature equals the Rust one;
//! the host has every feature the code uses.
//! Not here: how arguments become machine words (see `call`), calls with a signature known at run time only
//! (see `dynamic`).

use std::fmt;
use std::marker::PhantomData;
use std::ptr::NonNull;
use std::sync::Arc;
use std::time::Instant;

use crate::block::CodeBlock;
use crate::call::{Arg, FnSignature, Invoke, Nil, Ret, SafeArg, Trap, TrapWord, WordArg};
use crate::contract::{AccessContract, CheckPlan};
use crate::dynamic::DynKernel;
use crate::elsewhere::{self, Processor};
use crate::error::{CallError, ExecError};
use crate::interrupt::{CallRecord, Deadline, Interrupt};
use crate::signature::Signature;

/// A compiled, callable function of signature `S`, such as `fn(f32, In<f32>, InOut<f32>)`.
///
/// Cloning shares the code; the code memory is freed when the last clone is dropped. Kernels may be sent to and called
/// from any number of threads at once.
///
/// # Callbacks
/// A Rust function that a kernel calls is an `extern "C" fn`: a panic in it aborts the process.
pub struct Kernel<S> {
    compiled: Arc<Compiled>,
    signature: PhantomData<S>,
}

/// What is behind every kind of kernel handle.
pub(crate) struct Compiled {
    pub(crate) code: Code,
    pub(crate) signature: Signature,
    pub(crate) contract: Arc<AccessContract>,
    plan: CheckPlan,
    /// What a call needs that is decided by lengths alone; nearly all are.
    direct: Option<Direct>,
}

/// A kernel of this host whose calls need slices of some lengths and nothing else, and that never traps.
#[derive(Clone, Copy)]
pub(crate) struct Direct {
    entry: NonNull<u8>,
    /// For each parameter, how many elements it has at least.
    least: [usize; MAX_PARAMS],
}

/// Parameters of a signature at most.
const MAX_PARAMS: usize = 12;

// SAFETY: the address is that of code, which is never written while the block beside it lives.
unsafe impl Send for Direct {}
// SAFETY: as above.
unsafe impl Sync for Direct {}

/// Where the code is.
pub(crate) enum Code {
    /// In this host's memory.
    Here(CodeBlock),
    /// Where something else runs it.
    Elsewhere(Box<dyn Processor>),
}

impl Code {
    pub(crate) fn name(&self) -> &str {
        match self {
            Code::Here(block) => block.name(),
            Code::Elsewhere(processor) => processor.name(),
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
        let mut told = f.debug_struct("Kernel");
        told.field("name", &code.name()).field("signature", &format_args!("{signature}"));
        match code {
            Code::Here(block) => told.field("n_bytes", &block.len()),
            Code::Elsewhere(processor) => told.field("processor", processor),
        };
        told.field("contract", contract).finish()
    }
}

impl Compiled {
    /// The checks that every kernel passes, however it was made.
    pub(crate) fn new(code: Code, signature: &Signature, contract: Arc<AccessContract>) -> Result<Compiled, ExecError> {
        contract.validate(signature)?;
        if matches!(code, Code::Elsewhere(_)) && !signature.is_safe() {
            return Err(ExecError::Unsupported { what: "a kernel with raw pointers for another machine" });
        }
        let plan = CheckPlan::new(&contract, signature.params.len());
        let direct = match &code {
            Code::Here(block) if !cfg!(miri) && !contract.traps => {
                plan.least_lens().map(|least| Direct { entry: block.entry(), least })
            }
            _ => None,
        };
        Ok(Compiled { code, signature: signature.clone(), contract, plan, direct })
    }

    /// The further check of kernels that no one vouched for in an `unsafe` block.
    pub(crate) fn symbols_checked(self) -> Result<Compiled, ExecError> {
        match &self.code {
            Code::Here(block) if self.contract.unsafe_reason.is_none() => match block.untyped_symbol() {
                Some(name) => Err(ExecError::UntypedSymbol { name: name.to_string() }),
                None => Ok(self),
            },
            _ => Ok(self),
        }
    }

    /// The entry, if nothing but the number of elements of each parameter decides on a call, and these are enough.
    #[inline(always)]
    pub(crate) fn direct_entry<const N: usize>(&self, lens: [usize; N]) -> Option<NonNull<u8>> {
        let direct = self.direct.as_ref()?;
        // Without branches between them: nearly always all are long enough.
        let are_long = lens.iter().zip(&direct.least).fold(true, |are_long, (len, least)| are_long & (len >= least));
        are_long.then_some(direct.entry)
    }

    /// Whether a safe call with these values may start.
    #[inline]
    pub(crate) fn admit(&self, values: &[i128]) -> Result<(), CallError> {
        self.plan.check(&self.contract, values)
    }

    /// Whether a call that this interrupt may end may start.
    pub(crate) fn admit_interruptible(&self, interrupt: &Interrupt) -> Result<(), CallError> {
        if !self.contract.polls || matches!(self.code, Code::Elsewhere(_)) {
            return Err(CallError::NotInterruptible);
        }
        if interrupt.is_raised() { Err(CallError::Interrupted) } else { Ok(()) }
    }

    /// The entry, unless this build cannot run machine code.
    #[inline]
    pub(crate) fn entry(&self) -> Result<NonNull<u8>, CallError> {
        if cfg!(miri) {
            return Err(CallError::Unsupported { what: "running machine code under miri" });
        }
        match &self.code {
            Code::Here(block) => Ok(block.entry()),
            Code::Elsewhere(_) => Err(CallError::Unsupported { what: "an unchecked call of code for another machine" }),
        }
    }
}

/// What the trap record says after a call.
#[inline]
pub(crate) fn outcome(trap: &Trap) -> Result<(), CallError> {
    let Trap { code, operation, index, len } = *trap;
    match code {
        0 => Ok(()),
        Trap::INTERRUPTED => Err(CallError::Interrupted),
        Trap::OUT_OF_BOUNDS => Err(CallError::OutOfBounds { operation, index, len }),
        _ => Err(CallError::Trapped { code, operation, index, len }),
    }
}

impl<S: FnSignature> Kernel<S> {
    /// Makes a kernel of published code.
    ///
    /// Fails if `compiled` is not the signature that `S` stands for, or if the contract does not fit it.
    ///
    /// # Safety
    /// The code is a function of the host's C calling convention that takes the machine parameters of `compiled`
    /// (see [`crate::signature`]), and a trap record as `contract.traps` says. Called with arguments that the contract
    /// admits, it touches no more than the contract states, keeps the convention's registers and floating-point
    /// environment, and returns. If the contract gives no `unsafe_reason`, this holds for whatever it calls, too.
    pub unsafe fn new(
        block: CodeBlock,
        compiled: &Signature,
        contract: impl Into<Arc<AccessContract>>,
    ) -> Result<Kernel<S>, ExecError> {
        Kernel::of(Arc::new(Compiled::new(Code::Here(block), compiled, contract.into())?))
    }

    pub(crate) fn of(compiled: Arc<Compiled>) -> Result<Kernel<S>, ExecError> {
        let wanted = S::signature();
        if wanted != compiled.signature {
            return Err(ExecError::SignatureMismatch { wanted, given: compiled.signature.clone() });
        }
        Ok(Kernel { compiled, signature: PhantomData })
    }
}

impl<S> Kernel<S> {
    /// The published code, if this host runs it.
    pub fn block(&self) -> Option<&CodeBlock> {
        match &self.compiled.code {
            Code::Here(block) => Some(block),
            Code::Elsewhere(_) => None,
        }
    }

    /// The signature as data.
    pub fn signature(&self) -> &Signature {
        &self.compiled.signature
    }

    /// What the kernel touches.
    pub fn contract(&self) -> &AccessContract {
        &self.compiled.contract
    }

    /// The same kernel, to be called with arguments as data.
    pub fn erased(&self) -> DynKernel {
        DynKernel::erase(&self.compiled)
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
    () => { calls!(@one [] []); };
    (@split [$($A:ident)*] [$($a:ident)*] $Head:ident $head:ident $($tail:ident)*) => {
        calls!(@split [$($A)* $Head] [$($a)* $head] $($tail)*);
    };
    (@split [$($A:ident)*] [$($a:ident)*]) => { calls!(@one [$($A $a)*] [$($A)*]); };
    // Inside an unsafe function whose caller answers for the arguments.
    (@invoke $this:ident, $flag:expr, $R:ident, $($A:ident $a:ident)*) => {{
        let entry = $this.compiled.entry()?;
        if !$this.compiled.contract.traps {
            let words = prepend!(Nil; $($A $a)*);
            // SAFETY: the code is of this signature and takes no trap record, as `new` was promised, and is held by
            // `self`; the caller answers for the arguments.
            return Ok($R::from_machine(unsafe { words.invoke(entry) }));
        }
        let mut record = CallRecord::new($flag);
        let words = prepend!(crate::call::trap_word(&mut record); $($A $a)*);
        // SAFETY: as above, and the code takes a trap record.
        let machine = unsafe { words.invoke(entry) };
        outcome(&record.trap)?;
        Ok($R::from_machine(machine))
    }};
    (@one [$($A:ident $a:ident)*] [$($B:ident)*]) => {
        impl<R: Ret, $($A: Arg),*> Kernel<fn($($A),*) -> R>
        where
            words!(Nil; $($B)*): Invoke<R::Machine>,
            words!(TrapWord; $($B)*): Invoke<R::Machine>,
        {
            /// Calls the kernel without looking at its contract.
            ///
            /// # Errors
            /// What a generated check found, if the kernel has any.
            ///
            /// # Safety
            /// The access contract holds for these arguments; raw pointers are valid for what the kernel does with
            /// them; if the contract gives an `unsafe_reason`, its conditions are met.
            #[inline]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub unsafe fn call_unchecked(&self, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                calls!(@invoke self, CallRecord::never(), R, $($A $a)*)
            }
        }

        impl<R: Ret, $($A: SafeArg),*> Kernel<fn($($A),*) -> R>
        where
            words!(Nil; $($B)*): Invoke<R::Machine>,
            words!(TrapWord; $($B)*): Invoke<R::Machine>,
        {
            /// Checks the access contract against the arguments, then calls the kernel.
            ///
            /// # Errors
            /// A slice is too short, or the kernel has a reason to be unsafe to call: then no machine code ran. Or
            /// a generated check inside the kernel failed: then what was written before stays.
            #[inline]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub fn call(&self, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                if let Some(entry) = self.compiled.direct_entry([$(<$A as Arg>::len(&$a)),*]) {
                    let words = prepend!(Nil; $($A $a)*);
                    // SAFETY: the code is of this signature and takes no trap record, as `new` was promised, and is
                    // held by `self`; no argument is a raw pointer, and the contract admits them.
                    return Ok(R::from_machine(unsafe { words.invoke(entry) }));
                }
                self.call_checked($($a),*)
            }

            /// The same if nothing but the lengths of slices decides on the call, and these suffice; else nothing ran, and
            /// [`Kernel::call`] tells why or does more. For callers that keep what is rare out of the way.
            #[inline]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub fn call_direct(&self, $($a: $A::Actual<'_>),*) -> Option<R> {
                let entry = self.compiled.direct_entry([$(<$A as Arg>::len(&$a)),*])?;
                let words = prepend!(Nil; $($A $a)*);
                // SAFETY: as in `call`.
                Some(R::from_machine(unsafe { words.invoke(entry) }))
            }

            /// [`Kernel::call`] that ends early when the interrupt is raised, now or by another thread; the kernel must
            /// have been compiled with polling.
            ///
            /// # Errors
            /// As [`Kernel::call`]; [`CallError::Interrupted`] if the interrupt was raised before the end, and then what
            /// was written before stays; [`CallError::NotInterruptible`] if the kernel does not poll.
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub fn call_interruptible(&self, interrupt: &Interrupt, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                self.compiled.admit_interruptible(interrupt)?;
                self.compiled.admit(&[$(<$A as Arg>::measure(&$a)),*])?;
                // What `@invoke` asks for: no argument is a raw pointer, the contract admits them, and there is no
                // `unsafe_reason`.
                calls!(@invoke self, interrupt.flag(), R, $($A $a)*)
            }

            /// [`Kernel::call`] that ends early when the time has come; the kernel must have been compiled with polling.
            ///
            /// A thread of this library watches the time, so the end may come later by what the system takes to run it.
            ///
            /// # Errors
            /// As [`Kernel::call_interruptible`]; [`CallError::Unsupported`] if the system gives no thread.
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub fn call_with_deadline(&self, deadline: Instant, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                let deadline = Deadline::at(deadline)?;
                self.call_interruptible(deadline.interrupt(), $($a),*)
            }

            /// [`Kernel::call`] where more than lengths decide, or these are too short.
            #[inline(never)]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            fn call_checked(&self, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                self.compiled.admit(&[$(<$A as Arg>::measure(&$a)),*])?;
                if let Code::Elsewhere(processor) = &self.compiled.code {
                    let mut args = [$(<$A as SafeArg>::data($a)),*];
                    return elsewhere::run(&**processor, &mut args, &self.compiled.signature).map(R::from_bits);
                }
                // SAFETY: no argument is a raw pointer, the contract admits them, and there is no `unsafe_reason`.
                unsafe { self.call_unchecked($($a),*) }
            }
        }

        impl<R: Ret, $($A: WordArg),*> Kernel<unsafe extern "C" fn($($A),*) -> R>
        where
            words!(Nil; $($B)*): Invoke<R::Machine>,
            words!(TrapWord; $($B)*): Invoke<R::Machine>,
        {
            /// Calls the kernel.
            ///
            /// # Errors
            /// This build cannot run machine code, or a check in the code found something.
            ///
            /// # Safety
            /// What the author of the code asks of callers holds.
            #[inline]
            #[allow(clippy::too_many_arguments, reason = "as many as the kernel has")]
            pub unsafe fn call(&self, $($a: $A::Actual<'_>),*) -> Result<R, CallError> {
                calls!(@invoke self, CallRecord::never(), R, $($A $a)*)
            }
        }
    };
}
calls! { A a B b C c D d E e F f G g H h I i J j K k L l }
