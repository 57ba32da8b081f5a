//! The interface for kernelsmith's own compiler: safe constructors for kernels.
//!
//! In: the compiler's output, unchanged. Out: the results of `Kernel::new` and `DynKernel::new`.
//! Invariant: the callers of these functions are part of the compiler, so the soundness of safe calls depends on them.
//! The functions are not for users, not re-exported by the facade, and not covered by any stability promise; a user
//! with bytes from another source calls the unsafe constructors and takes the responsibility there.
//!
//! The compiler's crates forbid `unsafe` code, so the promise of the unsafe constructors must come from elsewhere: it is
//! the correctness of the compiler, and this module contains it. To audit it, search for uses of `trusted`.

use std::ffi::CString;
use std::sync::Arc;

use crate::block::{CodeBlock, CodeObject};
use crate::c_function::CFunction;
use crate::call::FnSignature;
use crate::contract::AccessContract;
use crate::dynamic::DynKernel;
use crate::error::ExecError;
use crate::kernel::{Code, Compiled, Kernel};
use crate::module::LoadedModule;
use crate::object::KernelObject;
use crate::remote::Processor;
use crate::saved::{ObjectStore, SavedObjects};
use crate::signature::Signature;
use crate::vouched::Vouched;

/// Like [`Kernel::new`]; the compiler guarantees the preconditions. A kernel that calls a symbol with an unchecked
/// signature must have an `unsafe_reason`.
pub fn kernel<S: FnSignature>(
    block: CodeBlock,
    compiled: &Signature,
    contract: impl Into<Arc<AccessContract>>,
) -> Result<Kernel<S>, ExecError> {
    Kernel::of(Compiled::published(block, compiled, contract.into())?)
}

/// A kernel that runs on another machine, which runs the compiled code unchanged, with this contract.
///
/// # Errors
/// `S` differs from the compiled signature, or has raw pointers; the contract does not match it.
pub fn remote_kernel<S: FnSignature>(
    processor: Box<dyn Processor>,
    compiled: &Signature,
    contract: impl Into<Arc<AccessContract>>,
) -> Result<Kernel<S>, ExecError> {
    Kernel::of(Arc::new(Compiled::new(Code::Remote(processor), compiled, contract.into())?))
}

/// Like [`DynKernel::new`]; the compiler guarantees the preconditions, and the same condition applies.
pub fn dyn_kernel(
    block: CodeBlock,
    compiled: &Signature,
    contract: impl Into<Arc<AccessContract>>,
) -> Result<DynKernel, ExecError> {
    DynKernel::of(Compiled::published(block, compiled, contract.into())?)
}

/// Like [`remote_kernel`], without a Rust type to compare with.
///
/// # Errors
/// The contract does not match the signature.
pub fn remote_dyn_kernel(
    processor: Box<dyn Processor>,
    compiled: &Signature,
    contract: impl Into<Arc<AccessContract>>,
) -> Result<DynKernel, ExecError> {
    DynKernel::of(Arc::new(Compiled::new(Code::Remote(processor), compiled, contract.into())?))
}

/// Like [`KernelObject::new`]; the compiler guarantees the preconditions.
pub fn object(code: CodeObject, signature: Signature, contract: impl Into<Arc<AccessContract>>) -> KernelObject {
    KernelObject::of(code, signature, contract.into())
}

/// Calls a function of a module with words as its arguments, and returns its result as a word; `None` if there is no such
/// function. The caller guarantees what [`LoadedModule::function`] requires: the function takes this number of integers
/// or pointers of 64 bits and returns one (or a narrower integer, whose upper bits are then unspecified, or nothing), and
/// it accesses only memory that it may access.
///
/// # Panics
/// With more than six arguments.
pub fn call_words(module: &LoadedModule, name: &str, args: &[u64]) -> Option<u64> {
    assert!(args.len() <= 6, "{} arguments, at most 6", args.len());
    let mut words = [0; 6];
    words[..args.len()].copy_from_slice(args);
    let [a, b, c, d, e, f] = words;
    type Words = unsafe extern "C" fn(u64, u64, u64, u64, u64, u64) -> u64;
    // SAFETY: conventions of C pass six words in registers, so that a function that takes fewer ignores the others.
    let function = unsafe { module.function::<Words>(name) }?;
    // SAFETY: the caller guarantees that the function may be called with these arguments.
    Some(unsafe { function(a, b, c, d, e, f) })
}

/// Like [`LoadedModule::run_main`], for a command whose user asks to run this program with the rights of the process.
/// A write to a closed pipe ends the process, as in every program of C, instead of an error as in Rust.
///
/// # Errors
/// Like [`LoadedModule::run_main`].
pub fn run_program(module: LoadedModule, args: Vec<CString>) -> Result<i32, ExecError> {
    let module = Box::leak(Box::new(module));
    // SAFETY: no handler of Rust's is replaced: the standard library ignores this signal, without a handler.
    #[cfg(unix)]
    unsafe {
        libc::signal(libc::SIGPIPE, libc::SIG_DFL);
    }
    // SAFETY: whoever runs the command vouches for the program, as with any executable file.
    unsafe { module.run_main(args) }
}

/// Like [`load_library`](crate::load_library), for a command whose user names the library.
///
/// # Errors
/// Like [`load_library`](crate::load_library).
pub fn library(name: &str) -> Result<(), ExecError> {
    // SAFETY: whoever runs the command vouches for the library.
    unsafe { crate::load_library(name) }
}

/// Calls a function of C. The caller guarantees what it requires: that there is a function of this type at the pointer,
/// that its code lives, and that it accesses only memory that it may access.
pub fn call<F: CFunction>(function: F, args: F::Args) -> F::Result {
    // SAFETY: the caller guarantees the function's requirements.
    unsafe { function.call(args) }
}

/// Like [`SavedObjects::new`], in tests, whose stores keep what the compiler wrote, and in programs whose user names the
/// directory and vouches for it.
pub fn saved_objects(store: Arc<dyn ObjectStore>) -> SavedObjects {
    // SAFETY: the caller is part of the compiler, like for all functions in this module, or whoever started the program
    // vouches for the directory.
    SavedObjects::new(unsafe { Vouched::new(store) })
}

/// Like [`KernelObject::from_bytes`], for bytes from the compiler: in tests, from another process of the same test.
///
/// # Errors
/// Like [`KernelObject::from_bytes`].
pub fn saved_object(bytes: &[u8]) -> Result<KernelObject, ExecError> {
    // SAFETY: the caller and the sender of the bytes are part of the compiler, like for all functions in this module.
    unsafe { KernelObject::from_bytes(bytes) }
}
