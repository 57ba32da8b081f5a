//! Recorded kernels.
//!
//! In: a closure over handles. Out: [`KernelSource`].
//! Invariant: nobody outside can change what was recorded, since safe calls rest on its access contract being that of its
//! function. This is why the language's own type stays behind a wall.
//! Not here: the language (see kernelsmith-dsl), compiling (see `jit`).

use crate::error::Error;
use kernelsmith_dsl::{BuildOptions, CheckSite, InterpretSignature, K, KernelSignature};
use kernelsmith_exec::{AccessContract, Signature, SymbolTable};
use kernelsmith_ir::Function;
use kernelsmith_ir::interp::{InterpOptions, Memory, Symbols};
use std::sync::Arc;

/// A kernel before it is compiled: what it computes, what it touches, what it calls.
///
/// Compile it with [`Jit::compile`](crate::Jit::compile), or run it with [`Jit::interpret`](crate::Jit::interpret).
#[derive(Clone, Debug)]
pub struct KernelSource<S> {
    recorded: kernelsmith_dsl::KernelSource<S>,
}

impl<S> KernelSource<S> {
    /// The name.
    pub fn name(&self) -> &str {
        self.recorded.name()
    }

    /// The operations: what [`Jit::listing`](crate::Jit::listing) and [`Jit::code`](crate::Jit::code) take, and what prints
    /// as text.
    pub fn function(&self) -> &Function {
        &self.recorded.function
    }

    /// What the access with this number is, and the Rust line that made it: for the `operation` of
    /// [`CallError::OutOfBounds`](crate::CallError::OutOfBounds).
    pub fn check_site(&self, operation: u32) -> Option<&CheckSite> {
        self.recorded.check_site(operation)
    }

    /// What a crate behind this one recorded.
    pub(crate) fn of(recorded: kernelsmith_dsl::KernelSource<S>) -> KernelSource<S> {
        KernelSource { recorded }
    }

    pub(crate) fn signature(&self) -> &Signature {
        &self.recorded.signature
    }

    pub(crate) fn contract(&self) -> &Arc<AccessContract> {
        &self.recorded.contract
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

    /// Lets something else run the kernel (see the language's own `run_with`).
    pub(crate) fn run_with(
        &self,
        args: &mut S::Actuals<'_>,
        run: impl FnOnce(&[u64], &mut Memory) -> Result<Vec<u64>, Error>,
    ) -> Result<S::Result, Error> {
        self.recorded.run_with(args, run)
    }
}

/// Records a kernel of signature `S`.
///
/// The closure gets the kernel and a tuple of handles, one for each parameter; what it returns is the kernel's result. It
/// runs once, and what the handles do is recorded.
///
/// # Errors
/// Every mistake that was recorded, each with its line.
#[track_caller]
pub fn build<S: KernelSignature>(
    name: &str,
    body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
) -> Result<KernelSource<S>, Error> {
    build_with(name, &BuildOptions::default(), body)
}

/// [`build`] with options: names of the parameters for messages, and whether operations keep their Rust lines.
///
/// # Errors
/// Every mistake that was recorded, each with its line.
#[track_caller]
pub fn build_with<S: KernelSignature>(
    name: &str,
    options: &BuildOptions<'_>,
    body: impl for<'k> FnOnce(K<'k>, S::Handles<'k>) -> S::Value<'k>,
) -> Result<KernelSource<S>, Error> {
    Ok(KernelSource { recorded: kernelsmith_dsl::build_with(name, options, body)? })
}
