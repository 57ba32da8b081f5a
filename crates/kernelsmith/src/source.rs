//! Recorded kernels.
//!
//! In: a closure over handles. Out: [`KernelSource`].
//! Invariant: code outside this crate cannot change a recorded kernel. Safe calls rely on the access contract matching
//! the function, so the DSL's own type, which has public fields, stays private.
//! Not here: the language (see kernelsmith-dsl), compiling (see `jit`).

use crate::error::{Error, ErrorKind};
use crate::target::Target;
use kernelsmith_dsl::{
    BuildOptions, CheckSite, DynResults, FunctionSignature, FunctionSource, InterpretSignature, K, KernelSignature,
    Narrow, Params,
};
use kernelsmith_exec::{AccessContract, IndexWidth, Signature, SymbolTable};
use kernelsmith_ir::Function;
use kernelsmith_ir::interp::{InterpOptions, Memory, Symbols};
use std::sync::Arc;

/// A recorded kernel: its operations, the elements that it accesses, the functions that it calls.
///
/// Compile it with [`Jit::compile`](crate::Jit::compile), or run it with [`Jit::interpret`](crate::Jit::interpret).
#[derive(Clone, Debug)]
pub struct KernelSource<S> {
    recorded: kernelsmith_dsl::KernelSource<S>,
}

/// A recorded kernel without the type of its signature, so that compiling it is not generic.
#[derive(Clone, Copy)]
pub(crate) struct Parts<'a> {
    pub(crate) function: &'a Function,
    contract: &'a Arc<AccessContract>,
    narrow: &'a Narrow,
    pub(crate) signature: &'a Signature,
    pub(crate) symbols: &'a SymbolTable,
    arch: Option<&'a str>,
}

impl<'a> Parts<'a> {
    /// The contract on a machine.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] if precompiled functions are for another machine, or as [`Parts::contract_for`].
    pub(crate) fn contract_on(self, target: &Target) -> Result<&'a Arc<AccessContract>, Error> {
        if let Some(arch) = self.arch
            && !target.takes_modules_of(arch)
        {
            let (kernel, target) = (&self.function.name, target.arch());
            let message =
                format!("`{kernel}` calls a function that was compiled for `{arch}`, the target is `{target}`");
            return Err(Error::new(ErrorKind::Unsupported, message));
        }
        self.contract_for(target.inner().pointer_bits())
    }

    /// The contract on machines with addresses of so many bits.
    ///
    /// # Errors
    /// [`ErrorKind::Unsupported`] if an access is only proved for wider indices.
    pub(crate) fn contract_for(self, address_bits: u32) -> Result<&'a Arc<AccessContract>, Error> {
        let contract = self.narrow.contract_for(self.contract, self.signature, IndexWidth::of_addresses(address_bits));
        contract.map_err(|place| Error::new(ErrorKind::Unsupported, place.to_string()))
    }
}

impl<S> KernelSource<S> {
    /// The name of the kernel.
    pub fn name(&self) -> &str {
        self.recorded.name()
    }

    /// The recorded operations, for [`Jit::listing`](crate::Jit::listing) and [`Jit::code`](crate::Jit::code).
    /// `Display` prints them.
    pub fn function(&self) -> &Function {
        &self.recorded.function
    }

    /// The access with number `operation`, and the Rust line that recorded it: explains the `operation` of
    /// [`CallError::OutOfBounds`](crate::CallError::OutOfBounds).
    pub fn check_site(&self, operation: u32) -> Option<&CheckSite> {
        self.recorded.check_site(operation)
    }

    /// Wraps a kernel that an internal crate recorded.
    pub(crate) fn of(recorded: kernelsmith_dsl::KernelSource<S>) -> KernelSource<S> {
        KernelSource { recorded }
    }

    /// What the compiler needs.
    pub(crate) fn parts(&self) -> Parts<'_> {
        let kernelsmith_dsl::KernelSource { function, contract, signature, narrow, symbols, arch, .. } = &self.recorded;
        Parts { function, contract, narrow, signature, symbols, arch: arch.as_deref() }
    }

    /// The functions that the kernel calls.
    pub fn symbols(&self) -> &SymbolTable {
        &self.recorded.symbols
    }
}

impl<S: InterpretSignature> KernelSource<S> {
    pub(crate) fn interpret(
        &self,
        args: S::Actuals<'_>,
        options: InterpOptions,
        symbols: &mut Symbols<'_>,
    ) -> Result<S::Result, Error> {
        Ok(self.recorded.interpret_with(args, options, symbols)?)
    }

    /// Runs the kernel with another engine (see `run_with` of the DSL's kernel source).
    pub(crate) fn run_with(
        &self,
        contract: &AccessContract,
        args: &mut S::Actuals<'_>,
        run: impl FnOnce(&[u64], &mut Memory) -> Result<Vec<u64>, Error>,
    ) -> Result<S::Result, Error> {
        self.recorded.run_with(contract, args, run)
    }
}

/// Records a kernel of signature `S`.
///
/// The closure gets the kernel and a tuple of handles, one for each parameter; its return value becomes the kernel's
/// result. It runs once and records what the handles do.
///
/// # Errors
/// [`ErrorKind::InvalidInput`](crate::ErrorKind::InvalidInput) with every mistake in the kernel, each with its source
/// line; see [`Error::build_errors`].
#[track_caller]
pub fn build<S: KernelSignature>(
    name: &str,
    body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
) -> Result<KernelSource<S>, Error> {
    build_with(name, &BuildOptions::default(), body)
}

/// Like [`build`], with options: names of the parameters for messages, and whether operations keep their source lines.
///
/// # Errors
/// The errors of [`build`].
#[track_caller]
pub fn build_with<S: KernelSignature>(
    name: &str,
    options: &BuildOptions<'_>,
    body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
) -> Result<KernelSource<S>, Error> {
    Ok(KernelSource { recorded: kernelsmith_dsl::build_with(name, options, body)? })
}

/// Records a function of values, which kernels and other functions can call: see [`FunctionSource`].
///
/// The closure gets its own [`K`] and the parameters, and runs once; `return_` in it returns from the function. It cannot use
/// handles of a kernel, so it accesses no slice. Local arrays are set to zero in every call where they are declared. A failed
/// check and `k.fail` end the call of the kernel. Settings such as `float_rules` and the lane base are those of the function.
///
/// A call inserts the operations of a short function. A function of 128 operations or more, or of 16 where the kernel would
/// otherwise exceed 8192, is code that the kernel calls, unless the kernel has only one call of it; it has the same results.
/// [`FunctionSource::inlined`] and [`FunctionSource::called`] choose. A function with vectors in its signature is always
/// inserted, as is one whose arguments or results the target's calling convention has no places for (results: two integers
/// and two floats on most machines, one of each on Windows).
///
/// # Errors
/// The errors of [`build`].
#[track_caller]
pub fn function<S: FunctionSignature>(
    name: &str,
    body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
) -> Result<FunctionSource<S>, Error> {
    Ok(kernelsmith_dsl::function(name, body)?)
}

/// Records a kernel whose signature is known at run time.
///
/// The closure gets the kernel and its parameters, of which it takes typed views by position, and returns
/// [`K::results`]. A view of another type than the parameter's is a mistake like any other.
///
/// ```
/// use kernelsmith::prelude::*;
/// use kernelsmith::{BuildOptions, ParamKind, ScalarType, Signature, TypedArg, build_dyn};
///
/// let signature = Signature::new([ParamKind::input(ScalarType::F32)], Some(ScalarType::F32));
/// let first = build_dyn("first", &signature, &BuildOptions::default(), |k, params| {
///     k.results(params.input::<f32>(0).get(0))
/// })?;
/// let x = [2.5_f32, 1.0];
/// assert_eq!(Jit::interpreter().interpret_dyn::<f32>(&first, &mut [TypedArg::slice(&x)])?, 2.5);
/// # Ok::<(), Error>(())
/// ```
///
/// # Errors
/// The errors of [`build`], and signatures with raw pointers, half-precision scalars or slices of `bool`.
#[track_caller]
pub fn build_dyn(
    name: &str,
    signature: &Signature,
    options: &BuildOptions<'_>,
    body: impl for<'k> FnOnce(K<'k>, Params<'k>) -> DynResults<'k>,
) -> Result<KernelSource<()>, Error> {
    Ok(KernelSource { recorded: kernelsmith_dsl::build_dyn(name, signature, options, body)? })
}
