//! Kernels whose signature is only known at run time: compiling, and calls by the interpreter.
//!
//! In: kernels that [`build_dyn`](crate::build_dyn) recorded. Out: [`DynKernel`](crate::DynKernel)s.
//! Invariant: interpreted calls pass the same checks of types and contract as compiled ones, because the interpreter is
//! one more machine behind a [`DynKernel`](crate::DynKernel).
//! Not here: recording (see `source`), the checks (see kernelsmith-exec).

use crate::error::{Error, ErrorKind};
use crate::jit::Jit;
use crate::placed::Placed;
use crate::source::{KernelSource, build_dyn};
use kernelsmith_dsl::{DynResults, K, Params};
use kernelsmith_exec::{AccessContract, CallError, DynArg, DynKernel, Processor, Ret, Signature, TypedArg, trusted};
use kernelsmith_ir::Function;
use kernelsmith_ir::interp::{InterpOptions, Interpreter, Symbols, Trap};
use std::sync::Arc;

impl Jit {
    /// Records a kernel whose signature is known at run time, and compiles it; see [`build_dyn`].
    ///
    /// ```
    /// use kernelsmith::prelude::*;
    /// use kernelsmith::{ParamKind, ScalarType, Signature, TypedArg};
    ///
    /// let types = [ParamKind::input(ScalarType::F64), ParamKind::in_out(ScalarType::F64)];
    /// let add = Jit::host()?.kernel_dyn("add", &Signature::new(types, None), |k, params| {
    ///     let (x, y) = (params.input::<f64>(0), params.in_out::<f64>(1));
    ///     k.for_each_vector(x.len(), |i| y.store(i, y.load(i) + x.load(i)));
    ///     k.results(())
    /// })?;
    /// let (x, mut y) = ([1.0, 2.0], [10.0, 20.0]);
    /// add.call_typed::<()>(&mut [TypedArg::slice(&x), TypedArg::slice_mut(&mut y)])?;
    /// assert_eq!(y, [11.0, 22.0]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// The errors of [`build_dyn`] and of [`Jit::compile`].
    #[track_caller]
    pub fn kernel_dyn(
        &self,
        name: &str,
        signature: &Signature,
        body: impl for<'k> FnOnce(K<'k>, Params<'k>) -> DynResults<'k>,
    ) -> Result<DynKernel, Error> {
        self.compile_dyn(&build_dyn(name, signature, &self.build_options(), body)?)
    }

    /// Runs a kernel whose signature is known at run time with the interpreter, like [`Jit::interpret`].
    ///
    /// # Errors
    /// The errors that [`DynKernel::call_typed`](crate::DynKernel::call_typed) returns for the same arguments; a call of a function, since none is
    /// bound.
    pub fn interpret_dyn<R: Ret>(&self, source: &KernelSource<()>, args: &mut [TypedArg<'_>]) -> Result<R, Error> {
        let parts = source.parts();
        let options = self.interp_options();
        let contract = parts.contract_for(options.pointer_bits)?;
        let (function, signature) = (parts.function.clone(), parts.signature.clone());
        let interpreted = Interpreted { function, contract: Arc::clone(contract), signature, options };
        let kernel = trusted::remote_dyn_kernel(Box::new(interpreted), parts.signature, Arc::clone(contract))?;
        kernel.call_typed(args).map_err(|error| match error {
            CallError::Remote { reason } => Error::new(ErrorKind::InvalidInput, reason),
            error => error.into(),
        })
    }
}

/// The interpreter as the machine of a kernel.
#[derive(Debug)]
struct Interpreted {
    function: Function,
    contract: Arc<AccessContract>,
    signature: Signature,
    options: InterpOptions,
}

impl Processor for Interpreted {
    fn run(&self, args: &mut [DynArg<'_>]) -> Result<u64, CallError> {
        let failed = |reason: &dyn std::fmt::Display| CallError::Remote { reason: reason.to_string() };
        let mut placed = Placed::new(&self.signature, self.contract.traps, args);
        if let (true, Some(record)) = (self.contract.traps, placed.machine.last_mut()) {
            *record = placed.memory.alloc_zeroed(size_of::<kernelsmith_exec::Trap>());
        }
        let mut interpreter = Interpreter::new(&self.function, self.options).map_err(|error| failed(&error))?;
        let outcome = interpreter.run(&placed.machine, &mut placed.memory, &mut Symbols::new());
        placed.fetch(args);
        let results = outcome.map_err(|trap| match trap {
            Trap::OutOfBounds { check_id, index, len, .. } => self.contract.failed_check(check_id, index, len),
            trap => failed(&trap),
        })?;
        let bits = results.first().copied().unwrap_or(0);
        Ok(self.signature.result.map_or(0, |ty| bits & (u64::MAX >> (64 - 8 * ty.size_bytes()))))
    }

    fn name(&self) -> &str {
        &self.function.name
    }
}
