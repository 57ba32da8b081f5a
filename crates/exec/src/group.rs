//! Structs of arguments: any number of parameters in a signature that is a Rust type.
//!
//! In: [`ArgGroup`], which a macro of the kernel language implements for a struct. Out: the signature `fn(Group<G>) -> R`,
//! whose parameters are the fields, and its call.
//! Invariant: every call compares the fields with the signature, like a call of a kernel whose signature is known at run
//! time. So nothing depends on a correct implementation of [`ArgGroup`].
//! Not here: the struct and its handles (see kernelsmith-dsl).

use crate::call::{FnSignature, Ret, SafeSignature};
use crate::error::CallError;
use crate::interrupt::Interrupt;
use crate::kernel::Kernel;
use crate::signature::{ParamKind, Signature};
use crate::typed_args::TypedArg;
use std::marker::PhantomData;

/// The only parameter of a signature whose parameters are the fields of a struct: `fn(Group<Columns>) -> f32`.
pub struct Group<G>(PhantomData<fn(G)>);

/// A struct of parameters.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a struct of parameters",
    label = "declare it with `kernel_args!`"
)]
pub trait ArgGroup: 'static {
    /// The struct with an argument in each field.
    type Actuals<'a>;
    /// The parameters in the order of the fields.
    fn params() -> Vec<ParamKind>;
    /// The arguments in the order of the fields.
    fn lend<'b>(actuals: &'b mut Self::Actuals<'_>) -> Vec<TypedArg<'b>>;
}

impl<G: ArgGroup, R: Ret + 'static> FnSignature for fn(Group<G>) -> R {
    fn signature() -> Signature {
        R::signature(G::params())
    }
}

impl<G: ArgGroup, R: Ret + 'static> SafeSignature for fn(Group<G>) -> R {}

impl<G: ArgGroup, R: Ret + 'static> Kernel<fn(Group<G>) -> R> {
    /// Checks the access contract for the arguments, then calls the kernel. This takes longer than a call of a kernel
    /// whose signature lists its parameters: the arguments are written to memory, from which the kernel reads them.
    ///
    /// # Errors
    /// A slice is too short, or the kernel has an `unsafe_reason`: then no machine code ran. Or a generated check inside
    /// the kernel failed: then earlier writes persist.
    pub fn call(&self, mut args: G::Actuals<'_>) -> Result<R, CallError> {
        self.erased().call_typed(&mut G::lend(&mut args))
    }

    /// Like the call of these arguments, but ends early when the interrupt is raised by any thread; the kernel must have
    /// been compiled with polling.
    ///
    /// # Errors
    /// Like `call`; [`CallError::Interrupted`] if the interrupt was raised before the end, in which case earlier writes
    /// persist; [`CallError::NotInterruptible`] if the kernel does not poll.
    pub fn call_interruptible(&self, interrupt: &Interrupt, mut args: G::Actuals<'_>) -> Result<R, CallError> {
        let kernel = self.erased();
        kernel.run_typed(&mut G::lend(&mut args), |all| kernel.call_interruptible(interrupt, all))
    }
}
