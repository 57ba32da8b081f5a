//! Kernels that run on another machine: a simulator, or another processor.
//!
//! In: an executor for the code ([`Processor`]), the signature it was compiled for, its access contract. Out: a kernel
//! that is called like any other.
//! Invariants: arguments reach the processor after the same checks as for a native call, and as data, without
//! addresses; whatever the processor writes to a `bool` slice, the caller sees valid `bool`s.
//! Not here: such machines; interrupts, which only native code polls.

use std::fmt::Debug;

use crate::argument::DynArg;
use crate::error::CallError;
use crate::signature::{ParamKind, ScalarType, Signature};

/// Executes kernels that this processor cannot run.
pub trait Processor: Debug + Send + Sync + 'static {
    /// Runs the code once. The arguments match the signature and the access contract; result slices are written in
    /// place. Returns the bits of the result, zero-extended from its type; zero if there is no result.
    ///
    /// # Errors
    /// A generated check failed, or the code could not continue.
    fn run(&self, args: &mut [DynArg<'_>]) -> Result<u64, CallError>;

    /// The name of the kernel.
    fn name(&self) -> &str;
}

/// Runs the processor with copies of the `bool` slices that it may write: the originals are the caller's `bool`s, which
/// have only two valid values, but a processor may write any byte.
pub(crate) fn run(processor: &dyn Processor, args: &mut [DynArg<'_>], signature: &Signature) -> Result<u64, CallError> {
    let is_bool =
        |param: &ParamKind| matches!(param, ParamKind::Slice { elem: ScalarType::Bool, access } if access.writes());
    if !signature.params.iter().any(is_bool) {
        return processor.run(args);
    }
    let mut copies: Vec<Vec<u8>> = Vec::new();
    for (arg, param) in args.iter().zip(&signature.params) {
        match arg {
            DynArg::SliceMut(bytes) if is_bool(param) => copies.push(bytes.to_vec()),
            _ => {}
        }
    }
    let mut remaining = copies.iter_mut();
    let mut lent: Vec<DynArg<'_>> = Vec::with_capacity(args.len());
    for (arg, param) in args.iter_mut().zip(&signature.params) {
        lent.push(match arg {
            DynArg::Scalar(bits) => DynArg::Scalar(*bits),
            DynArg::Slice(bytes) => DynArg::Slice(bytes),
            DynArg::SliceMut(_) if is_bool(param) => {
                DynArg::SliceMut(remaining.next().map_or(&mut [], Vec::as_mut_slice))
            }
            DynArg::SliceMut(bytes) => DynArg::SliceMut(bytes),
            DynArg::RawPtr(pointer) => DynArg::RawPtr(*pointer),
        });
    }
    let outcome = processor.run(&mut lent);
    drop(lent);
    let mut written = copies.iter();
    for (arg, param) in args.iter_mut().zip(&signature.params) {
        match arg {
            DynArg::SliceMut(bytes) if is_bool(param) => {
                let copy = written.next().map_or(&[][..], Vec::as_slice);
                bytes.iter_mut().zip(copy).for_each(|(to, from)| *to = u8::from(*from != 0));
            }
            _ => {}
        }
    }
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::call::{FnSignature, InOut};
    use crate::contract::AccessContract;
    use crate::trusted;

    /// Writes bytes that are not valid `bool`s.
    #[derive(Debug)]
    struct Wild;

    impl Processor for Wild {
        fn run(&self, args: &mut [DynArg<'_>]) -> Result<u64, CallError> {
            let [DynArg::SliceMut(bools), DynArg::SliceMut(bytes)] = args else { panic!("other arguments") };
            bools.copy_from_slice(&[0, 7, 255]);
            bytes.fill(9);
            // Also write slices that the caller does not see.
            args.reverse();
            Ok(5)
        }

        fn name(&self) -> &str {
            "wild"
        }
    }

    #[test]
    fn bools_stay_bools() {
        type F = fn(InOut<bool>, InOut<u8>) -> bool;
        let kernel = trusted::remote_kernel::<F>(Box::new(Wild), &F::signature(), AccessContract::default()).unwrap();
        let (mut bools, mut bytes) = ([true; 3], [0; 2]);
        assert_eq!(kernel.call(&mut bools, &mut bytes), Ok(true));
        assert_eq!((bools, bytes), ([false, true, true], [9; 2]));
    }
}
