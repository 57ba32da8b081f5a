//! The door for kernelsmith's own compiler: kernels without an `unsafe` block at the place where they are made.
//!
//! In: what the compiler produced, unchanged. Out: what `Kernel::new` and `DynKernel::new` give.
//! Invariant: whoever calls these functions is part of the compiler, and so part of what must be right for safe calls
//! to be safe. They are not for users, not re-exported by the facade, and outside every stability promise; a user with
//! bytes of another origin calls the unsafe constructors and vouches there.
//!
//! The crates of the compiler forbid `unsafe` code, so the promise of the unsafe constructors needs another place:
//! it is the compiler's correctness, and this module is where it enters. Look for uses of `trusted` to audit it.

use std::sync::Arc;

use crate::block::{CodeBlock, CodeObject};
use crate::call::FnSignature;
use crate::contract::AccessContract;
use crate::dynamic::DynKernel;
use crate::elsewhere::Processor;
use crate::error::ExecError;
use crate::kernel::{Code, Compiled, Kernel};
use crate::object::KernelObject;
use crate::signature::Signature;

/// As [`Kernel::new`], with the compiler answering for the code. A kernel that calls a symbol whose signature nobody
/// checked must have an `unsafe_reason`.
pub fn kernel<S: FnSignature>(
    block: CodeBlock,
    compiled: &Signature,
    contract: impl Into<Arc<AccessContract>>,
) -> Result<Kernel<S>, ExecError> {
    Kernel::of(Arc::new(Compiled::new(Code::Here(block), compiled, contract.into())?.symbols_checked()?))
}

/// A kernel that another machine runs: of the code that it was given it runs what was compiled, with this contract.
///
/// # Errors
/// `S` is another signature than the compiled one, or has raw pointers; the contract does not fit it.
pub fn kernel_elsewhere<S: FnSignature>(
    processor: Box<dyn Processor>,
    compiled: &Signature,
    contract: impl Into<Arc<AccessContract>>,
) -> Result<Kernel<S>, ExecError> {
    Kernel::of(Arc::new(Compiled::new(Code::Elsewhere(processor), compiled, contract.into())?))
}

/// As [`DynKernel::new`], with the compiler answering for the code, under the same condition.
pub fn dyn_kernel(
    block: CodeBlock,
    compiled: &Signature,
    contract: impl Into<Arc<AccessContract>>,
) -> Result<DynKernel, ExecError> {
    DynKernel::of(Arc::new(Compiled::new(Code::Here(block), compiled, contract.into())?.symbols_checked()?))
}

/// As [`KernelObject::new`], with the compiler answering for the code.
pub fn object(code: CodeObject, signature: Signature, contract: impl Into<Arc<AccessContract>>) -> KernelObject {
    KernelObject::of(code, signature, contract.into())
}

/// As [`KernelObject::from_bytes`], with whoever sent the bytes being the compiler: in tests, another process of theirs.
///
/// # Errors
/// As [`KernelObject::from_bytes`].
pub fn saved_object(bytes: &[u8]) -> Result<KernelObject, ExecError> {
    // SAFETY: the caller is part of the compiler, as for all of this module, and so is who sent it the bytes.
    unsafe { KernelObject::from_bytes(bytes) }
}
