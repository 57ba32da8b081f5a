//! Arguments that know their types, for kernels whose signature is only known at run time.
//!
//! In: numbers and slices. Out: [`TypedArg`], and calls that compare each with the signature.
//! Invariant: nothing runs unless every argument has exactly the type of its parameter.
//! Not here: the checks of the contract, and the call (see `dynamic`).

use crate::argument::DynArg;
use crate::call::{Arg, In, InOut, Internal, PlainElement, Ret, SafeArg};
use crate::dynamic::{DynKernel, misfit};
use crate::error::CallError;
use crate::signature::{ParamKind, RESULT_BYTES, ScalarType, SliceAccess};

/// An argument with its type.
#[derive(Debug)]
pub struct TypedArg<'a> {
    kind: ParamKind,
    data: DynArg<'a>,
}

impl<'a> TypedArg<'a> {
    /// A number or a `bool`.
    pub fn scalar<T: SafeArg + for<'b> Arg<Actual<'b> = T>>(value: T) -> TypedArg<'static> {
        TypedArg { kind: T::kind(), data: T::data(value, Internal(())) }
    }

    /// For an `In` parameter.
    pub fn slice<T: PlainElement>(slice: &'a [T]) -> TypedArg<'a> {
        TypedArg { kind: In::<T>::kind(), data: In::<T>::data(slice, Internal(())) }
    }

    /// For an `Out` or `InOut` parameter.
    pub fn slice_mut<T: PlainElement>(slice: &'a mut [T]) -> TypedArg<'a> {
        TypedArg { kind: InOut::<T>::kind(), data: InOut::<T>::data(slice, Internal(())) }
    }

    /// The argument of a parameter of type `A`, borrowed for one call.
    pub fn lent<A: SafeArg>(actual: &'a mut A::Actual<'_>) -> TypedArg<'a> {
        TypedArg { kind: A::kind(), data: A::data(A::lend(actual), Internal(())) }
    }

    /// Whether the argument fits the parameter.
    fn fits(&self, param: ParamKind) -> bool {
        match (self.kind, param) {
            (ParamKind::Slice { elem, access: SliceAccess::InOut }, ParamKind::Slice { elem: wanted, access }) => {
                elem == wanted && access.writes()
            }
            (given, wanted) => given == wanted,
        }
    }

    fn lend(&mut self) -> DynArg<'_> {
        match &mut self.data {
            DynArg::Scalar(bits) => DynArg::Scalar(*bits),
            DynArg::Slice(bytes) => DynArg::Slice(bytes),
            DynArg::SliceMut(bytes) => DynArg::SliceMut(bytes),
            DynArg::RawPtr(pointer) => DynArg::RawPtr(*pointer),
        }
    }
}

impl DynKernel {
    /// Checks arguments, their types, the type of the result, and the contract, then calls the kernel.
    ///
    /// # Errors
    /// [`CallError::ArgumentType`] for an argument of another type, which it names; [`CallError::Arguments`] for another
    /// number of arguments or another result; otherwise the errors of [`Kernel::call`](crate::Kernel::call).
    pub fn call_typed<R: Ret>(&self, args: &mut [TypedArg<'_>]) -> Result<R, CallError> {
        self.run_typed(args, |all| self.call(all))
    }

    /// Checks the types of arguments and result; `run` calls the kernel.
    pub(crate) fn run_typed<R: Ret>(
        &self,
        args: &mut [TypedArg<'_>],
        run: impl FnOnce(&mut [DynArg<'_>]) -> Result<u64, CallError>,
    ) -> Result<R, CallError> {
        let (signature, wanted) = (self.signature(), R::signature(Vec::new()));
        if (signature.result, &signature.results) != (wanted.result, &wanted.results) {
            let types = |single: Option<ScalarType>, several: &[ScalarType]| {
                let names: Vec<_> = single.iter().chain(several).map(|ty| ty.name()).collect();
                format!("({})", names.join(", "))
            };
            let (has, asked) = (types(signature.result, &signature.results), types(wanted.result, &wanted.results));
            return Err(misfit(format!("the kernel returns {has}, the call expects {asked}")));
        }
        self.check_types(args)?;
        R::run_remote(args.iter_mut().map(TypedArg::lend).collect(), run)
    }

    /// Like [`DynKernel::call_typed`], for results whose types are only known at run time: their bits, zero-extended.
    ///
    /// # Errors
    /// Those of [`DynKernel::call_typed`]; [`CallError::Arguments`] if `results` has another length than the kernel has
    /// results.
    pub fn call_into(&self, args: &mut [TypedArg<'_>], results: &mut [u64]) -> Result<(), CallError> {
        let signature = self.signature();
        let n_results = signature.results.len() + usize::from(signature.result.is_some());
        if results.len() != n_results {
            return Err(misfit(format!("expected room for {n_results} results, found {}", results.len())));
        }
        self.check_types(args)?;
        let mut record = vec![0; RESULT_BYTES * signature.results.len()];
        let mut all: Vec<DynArg<'_>> = args.iter_mut().map(TypedArg::lend).collect();
        if signature.results.is_empty() {
            let bits = self.call(&mut all)?;
            results.iter_mut().for_each(|result| *result = bits);
            return Ok(());
        }
        all.push(DynArg::SliceMut(&mut record));
        self.call(&mut all)?;
        drop(all);
        for (result, bytes) in results.iter_mut().zip(record.chunks_exact(RESULT_BYTES)) {
            *result = bytes.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte));
        }
        Ok(())
    }

    fn check_types(&self, args: &[TypedArg<'_>]) -> Result<(), CallError> {
        let signature = self.signature();
        if args.len() != signature.n_visible() {
            return Err(misfit(format!("expected {} arguments, found {}", signature.n_visible(), args.len())));
        }
        match signature.params.iter().zip(args).enumerate().find(|(_, (wanted, given))| !given.fits(**wanted)) {
            None => Ok(()),
            Some((param, (&wanted, given))) => {
                let name = self.contract().name(param);
                Err(CallError::ArgumentType { param, name, wanted, given: given.kind })
            }
        }
    }
}
