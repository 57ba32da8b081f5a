//! Executable memory and callable kernels.
//!
//! This crate turns bytes from a compiler into a typed function that Rust can call, and frees them again. Authors of
//! code generators need [`publish`] and [`Kernel`]; callers of kernels need [`Kernel::call`].
//! It does not generate the bytes: it knows no instructions, no IR and no target descriptions.
//! It is one of the two crates of kernelsmith with `unsafe` code; the other is `kernelsmith-sync`.
//!
//! ```
//! use kernelsmith_exec::{
//!     Access, AccessContract, ArenaOptions, Bound, CodeArena, CodeObject, FnSignature, In, Kernel, SymbolTable, publish,
//! };
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! # if !cfg!(all(target_arch = "x86_64", unix)) { return Ok(()) }
//! // The compiler's output: bytes (here `mov eax, [rdi + 4*rdx - 4]; ret`: x[i - 1] of a slice and an index) ...
//! let code = CodeObject::for_host("pick", [0x8b, 0x44, 0x97, 0xfc, 0xc3]);
//! // ... the compiled signature, and the accesses: x[i - 1 .. i], where x is parameter 0 and i parameter 1.
//! type Pick = fn(In<i32>, i64) -> i32;
//! let contract = AccessContract {
//!     accesses: vec![Access::read(0, Bound::affine(-1, [(1, kernelsmith_exec::Term::Param(1))]), Bound::param(1))],
//!     param_names: vec!["x".to_string(), "i".to_string()],
//!     ..AccessContract::default()
//! };
//!
//! let arena = CodeArena::new(ArenaOptions::new())?;
//! let block = publish(&arena, &code, &SymbolTable::new())?;
//! // SAFETY: the bytes above are a function with this signature, and access only what the contract contains.
//! let pick = unsafe { Kernel::<Pick>::new(block, &Pick::signature(), contract)? };
//!
//! // From here on everything is safe, and the memory is freed with the last clone of `pick`.
//! assert_eq!(pick.call(&[10, 20, 30], 3)?, 30);
//! let error = pick.call(&[10, 20, 30], 4).unwrap_err();
//! assert_eq!(error.to_string(), "slice `x` has 3 elements, but elements 3..4 would be read");
//! # Ok(())
//! # }
//! ```
//!
//! A kernel with raw pointers in its signature has no safe call:
//!
//! ```compile_fail,E0599
//! fn run(kernel: &kernelsmith_exec::Kernel<fn(*const f32) -> f32>, x: &[f32]) {
//!     let _ = kernel.call(x.as_ptr());
//! }
//! ```
//!
//! Neither has a kernel that reads a table of pointers:
//!
//! ```compile_fail,E0599
//! use kernelsmith_exec::{In, Kernel};
//! fn run(kernel: &Kernel<fn(In<*const f32>)>, x: &[*const f32]) {
//!     let _ = kernel.call(x);
//! }
//! ```
//!
//! `call_unchecked` works for every signature, and is unsafe:
//!
//! ```compile_fail,E0133
//! fn run(kernel: &kernelsmith_exec::Kernel<fn(*const f32) -> f32>, x: &[f32]) {
//!     let _ = kernel.call_unchecked(x.as_ptr());
//! }
//! ```
//!
//! ```
//! fn run(kernel: &kernelsmith_exec::Kernel<fn(*const f32) -> f32>, x: &[f32]) {
//!     // SAFETY: (the reason why the kernel reads no further than `x`)
//!     let _ = unsafe { kernel.call_unchecked(x.as_ptr()) };
//! }
//! ```
//!
//! # Modules
//!
//! | module | contents |
//! |---|---|
//! | [`signature`] | signatures as data, and **how a typed kernel maps to machine parameters** |
//! | `contract` | the memory that a kernel may access, checked before each safe call |
//! | `arena`, `pages`, `freelist` | code memory: one reservation, never writable and executable at once, freed per function |
//! | `block`, `symbols` | from bytes and relocations by name to published code |
//! | `kernel`, [`call`] | typed kernels, and the Rust types of their parameters |
//! | `parallel`, `footprint` | calls whose work is divided among threads, and the proof that the tasks are independent |
//! | `dynamic` | kernels whose signature is only known at run time |
//! | `remote` | kernels that run on another machine |
//! | [`interrupt`] | interruption of kernels, and deadlines |
//! | `guarded` | buffers next to inaccessible pages, for tests |
//! | `host` | architecture and features of the host |
//! | `module` | functions and data that refer to each other, loaded at once |
//! | `object` | compiled kernels that are not published: to keep or to save |
//! | `saved` | objects in a store that outlives the process |
//! | `debug` | names and frames for debuggers, profilers and unwinders |
//!
//! # Threads
//!
//! All types are `Send` and `Sync`, except [`Resolved`] and [`DynArg`], which hold addresses. A test
//! of the facade lists them.
//!
//! # Limits
//!
//! Tested on Linux. For macOS and Windows the code compiles (`cargo xtask hosts`), but has never been run. On other
//! systems, creating an arena returns a typed error; under Miri everything except the machine call works.
//! Signatures that are Rust types have up to 12 parameters, or one [`Group`] of any number. After a `fork` without `exec`, parent and child each have their own copy of all
//! code and may call, publish and drop kernels. If another thread of the parent was publishing at that moment, the
//! child may only call kernels, because the lock of the arena stays locked. Handles must not be leaked across `dlclose`
//! of the library that owns registered functions.

#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

mod arena;
mod argument;
mod block;
mod c_function;
pub mod call;
mod contract;
#[cfg(feature = "counting")]
#[doc(hidden)]
pub mod counting;
mod debug;
mod dynamic;
mod error;
mod footprint;
#[cfg(any(test, feature = "fuzzing"))]
#[doc(hidden)]
pub mod fuzzing;
mod guarded;
mod host;
pub mod interrupt;
mod kernel;
mod module;
mod object;
mod parallel;
mod program;
mod publish;
mod remote;
mod resolve;
mod saved;
pub mod signature;
mod symbols;
#[doc(hidden)]
pub mod trusted;

mod freelist;
mod group;
mod half_floats;
mod pages;
mod trap;
mod typed_args;
mod vouched;

pub use arena::{ArenaOptions, ArenaUsage, BLOCK_ALIGN, CodeArena, MappingPolicy};
pub use argument::DynArg;
pub use block::{CodeBlock, CodeObject, CodePart, RelocKind, Relocation};
pub use c_function::{CFunction, CResult, CWord};
pub use call::{
    AnyBits, Arg, Element, FnSignature, In, InOut, Out, PlainElement, Ret, SafeArg, SafeSignature, ScalarRet,
    UnsafeSignature, WordArg,
};
pub use contract::{
    Access, AccessContract, Affine, Bound, Footprint, IndexWidth, Quotient, Requirement, Rounding, Term, Work,
};
pub use debug::{JitDump, PerfMap, Tools};
pub use dynamic::DynKernel;
pub use error::{CallError, CheckSite, ExecError};
pub use group::{ArgGroup, Group};
pub use guarded::{Edge, GuardedBuffer};
pub use half_floats::{Bf16, F16};
pub use host::{FeatureList, HostFeatures, host_arch, host_convention, host_model, host_vector_bits};
pub use interrupt::{CallRecord, Interrupt};
pub use kernel::Kernel;
pub use kernelsmith_frames::{CallSite, Catches, Clause, FrameInfo, FrameStep, Landing};
pub use kernelsmith_lines::LineTable;
pub use module::{
    DataReference, LoadedModule, ModuleAlias, ModuleCode, ModuleData, ModuleFunction, Reference, ReferenceKind,
    process_symbol,
};
pub use object::KernelObject;
pub use pages::Mapping;
pub use parallel::{Pool, Tasks, Threads};
pub use program::load_library;
pub use publish::{publish, publish_to};
pub use remote::Processor;
pub use resolve::{Resolve, Resolved};
pub use saved::{ObjectStore, SavedObjects};
pub use signature::{
    MachineParam, MachineRole, ParamKind, RESULT_BYTES, ScalarType, Signature, SliceAccess, WORD_BYTES,
};
pub use symbols::{Callback, SymbolTable};
pub use trap::Trap;
pub use typed_args::TypedArg;
pub use vouched::Vouched;
