//! Kernels written in Rust, specialised and compiled to vector machine code while the program runs.
//!
//! Use it when the best inner loop depends on something that is known only at run time: the degree of a polynomial, the
//! weights of a filter, the size of a window, the steps that a user selected. You write the kernel once, in Rust. An
//! ordinary Rust value that the kernel's closure uses (a slice of coefficients, a `bool`, a window size) becomes a
//! constant of the machine code. Compilation takes microseconds.
//!
//! Do not use it for a loop whose parameters never change (the Rust compiler optimises it ahead of time, and better),
//! for whole programs (a kernel has no allocations, strings or structures), or where a process may not map executable
//! memory.
//!
//! ```
//! use kernelsmith::prelude::*;
//!
//! # fn main() -> Result<(), kernelsmith::Error> {
//! # let Ok(jit) = Jit::host() else { return Ok(()) };
//! # let _ = jit;
//! let jit = Jit::host()?;
//!
//! // y[i] = min(a * x[i] + y[i], limit). `limit` is known while the kernel is recorded: `None` costs no instruction.
//! let limit: Option<f32> = Some(10.0);
//! let axpy = jit.kernel::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
//!     k.for_each_vector(x.len(), |i| {
//!         let mut sum = x.load(i).mul_add(a, y.load(i));
//!         if let Some(limit) = limit {
//!             sum = sum.min(limit);
//!         }
//!         y.store(i, sum);
//!     });
//! })?;
//!
//! let x = [1.0, 2.0, 3.0, 4.0, 5.0];
//! let mut y = [10.0, 0.0, 0.0, 0.0, 1.0];
//! axpy.call(2.0, &x, &mut y)?;
//! assert_eq!(y, [10.0, 4.0, 6.0, 8.0, 10.0]);
//!
//! // The call is safe: it checks the length of every slice against the elements that the kernel accesses.
//! let error = axpy.call(2.0, &x, &mut y[..3]).unwrap_err();
//! assert!(error.to_string().contains("has 3 elements, but elements 0..5 would be"));
//! # Ok(())
//! # }
//! ```
//!
//! # The language
//!
//! A closure gets the kernel `k` and one handle per parameter. Operators on handles record operations. Control flow of
//! the *generated* code is a method whose name ends in an underscore ([`k.if_`](K::if_), [`k.while_`](K::while_),
//! [`k.break_`](K::break_)), or [`k.for_each_vector`](K::for_each_vector). Rust's own `if` and `for` run while the
//! kernel is recorded, so they select and unroll code.
//!
//! | to write | use |
//! |---|---|
//! | a scalar; a slice that is read, written, both | `f32`; `In<f32>`, `Out<f32>`, `InOut<f32>` in the signature |
//! | a constant; a variable | `k.value(1.0f32)`; `let v = k.var(0i32); v += 1; v.set(3)` |
//! | a loop over all elements, one vector per iteration | `k.for_each_vector(n, \|i\| y.store(i, x.load(i) * 2.0))` |
//! | one element | `x.get(index)`, `y.store(index, value)` |
//! | a selection per lane | `x.load(i).lt(0.0).select(a, b)` |
//! | branch; loop | `k.if_(c, \|\| ..).else_(\|\| ..)`; `k.while_(\|\| c, \|\| ..)`, `k.for_range_(0, n, \|i\| ..)` |
//! | a call of a Rust or C function | `k.call("log", log as extern "C" fn(f32), (x,))` |
//!
//! # Parts
//!
//! | item | purpose |
//! |---|---|
//! | [`Jit`], [`JitOptions`] | compiles for one target into one arena of code memory; cheap to clone and shareable |
//! | [`Target`] | the machine to compile for |
//! | [`Kernel`] | compiled code with a typed [`call`](Kernel#method.call) that checks its arguments |
//! | [`Group`], [`kernel_args!`](kernel_args) | kernels whose parameters are the fields of a struct: any number of them |
//! | [`DynKernel`], [`TypedArg`], [`Signature`] | kernels whose signature is known at run time ([`Jit::kernel_dyn`]) |
//! | [`function`], [`FunctionSource`] | a function of values, which kernels call |
//! | [`build`], [`KernelSource`] | a recorded kernel, which a `Jit` compiles or interprets |
//! | [`Tasks`], [`Threads`], [`Pool`] | [`parallel_for`](Kernel#method.parallel_for): one call, divided among threads |
//! | [`Vouched`] | a promise: for passes of your own ([`JitOptions::pass_after`]) |
//! | [`Interrupt`] | ends calls of kernels that were compiled with [`JitOptions::interruptible`] |
//! | [`Jit::module`], [`LoadedModule`], [`process_symbol`], [`load_library`] | modules of the IR: functions and data, compiled and loaded; calling them, or running one as a program ([`LoadedModule::run_main`]), is `unsafe` |
//! | [`KernelObject`], [`SymbolTable`] | compiled code that is not yet executable, for saving and publishing later |
//! | `StaticLibrary` | kernels for C: an archive for a linker, and a header (feature `object`) |
//! | [`CompileReport`], [`Code`] | sizes and times of a compilation, and its bytes |
//! | [`ListingOptions`], [`Dump`] | the IR after each pass and the assembly with its bytes, as text |
//! | [`rows`] | rows, columns in Arrow's layout, and projections between them, compiled for their schemas |
//! | `specialise` | functions of C and Rust, compiled for arguments and memory that are known at run time (feature `llvm`) |
//! | [`Jit::simulated`], [`simulated`] | kernels for NaplesPU, which its simulator runs |
//! | [`SavedObjects`], [`ObjectStore`] | compiled code that outlives the process; `manager::DiskCache` keeps it in a directory (feature `cache`) |
//! | [`manager`] | a cache: compiles each kernel once, in the background, and reports when a caller must fall back |
//! | [`assembler`] | typed assemblers for x86-64, AArch64 and RISC-V |
//! | [`Error`], [`ErrorKind`] | the error type of the crate; its kind tells who can act |
//! | [`K`], [`Expr`], [`Var`], [`Vector`], [`VectorVar`], [`Mask`] | the kernel and the handles that the closure uses |
//! | [`Input`], [`Output`], [`InputOutput`] | the handles of slices |
//! | [`Array`] | the handle of a local array |
//! | [`Number`], [`Lane`], [`Float`] and others | trait bounds for generic functions that record parts of kernels |
//!
//! # Platforms
//!
//! Kernels run natively on Unix, on x86-64 from SSE4.2 (level `x86-64-v2`) to AVX-512 (`x86-64-v4`), on AArch64 with
//! NEON and on RISC-V with the vector extension; the last two were tested under emulation only. A simulator runs
//! kernels for NaplesPU ([`Jit::simulated`]). On other hosts [`Jit::host`] fails and names what is missing;
//! [`Jit::interpreter`] and [`Jit::interpret`] still run every kernel, slowly, with the same results.
//!
//! # Features
//!
//! On by default: the machines to compile for (`x86-64`, `aarch64`, `riscv64`, `naplespu`; `machines` for all), of which
//! a program needs only its host's to call kernels; `simulator`; `lines` (debuggers show source lines); and the libraries
//! `kernels` and `rows`. Off by default: `half` (conversions between [`F16`], [`Bf16`] and the crate `half`, also of whole
//! slices), `ndarray` (kernels of the library on views of matrices), `object` (ELF object files), `llvm` (modules of LLVM
//! IR, and their specialisation), `query` (pipelines of SQL expressions over columns), `cache` (compiled code in a
//! directory), `tensor` (contractions and permutations of tensors), `metrics` and `tracing` (events of the manager), `rayon` (its thread pools run parallel
//! calls). A small program for x86-64 alone:
//! `kernelsmith = { version = "0.1", default-features = false, features = ["x86-64"] }`.
//!
//! # Threads
//!
//! All types are `Send` and `Sync`, except those used while recording ([`K`] and its handles), which stay in their
//! closure, [`Dump`], which stays in its hook, [`manager::Pin`], which stays on its thread, and [`DynArg`] and
//! [`TypedArg`], which may hold addresses. A test checks this list.
//!
//! # Stability
//!
//! This crate follows semantic versioning, and it is the only crate of the project that does: an incompatible change of
//! an item on this page increases the major version (before 1.0, the minor version). The crates that this one is built
//! on, everything that [`unstable`] re-exports, the text of messages, listings and the IR, and the bytes of compiled
//! code may change with every release.
#![forbid(unsafe_code)]
#![cfg_attr(
    not(all(feature = "machines", feature = "simulator", feature = "rows")),
    allow(dead_code, unused_imports, unused_macros, reason = "what only some features use")
)]

pub mod assembler;
#[cfg(feature = "object")]
mod c_header;
mod code;
mod dynamic;
mod error;
mod jit;
mod jit_options;
#[cfg(feature = "kernels")]
pub mod kernels;
mod listing;
#[cfg(feature = "llvm")]
pub mod llvm;
pub mod manager;
mod module;
#[cfg(feature = "object")]
mod object_file;
mod placed;
#[cfg(feature = "query")]
pub mod query;
mod report;
#[cfg(feature = "rows")]
pub mod rows;
#[cfg(feature = "simulator")]
pub mod simulated;
mod source;
#[cfg(feature = "llvm")]
pub mod specialise;
#[cfg(feature = "object")]
mod static_library;
mod target;
#[cfg(feature = "tensor")]
pub mod tensor;
mod user_passes;

pub use code::{Code, CodeFunction, PATCHED_SYMBOL_BYTES, Symbol};
pub use error::{Error, ErrorKind};
pub use jit::Jit;
pub use jit_options::JitOptions;
pub use listing::{Dump, ListingOptions, STAGES};
pub use report::CompileReport;
pub use source::{KernelSource, build, build_dyn, build_with, function};
#[cfg(feature = "object")]
pub use static_library::StaticLibrary;
pub use target::{Convention, Level, Target};

pub use kernelsmith_dsl::{
    AnyExpr, Array, BitmapWord, Branches, BuildError, BuildErrorKind, BuildErrors, BuildOptions, CallableWith,
    CaseValues, CheckSite, DotProduct, DynResults, Expr, FixedLanes, Float, FunctionSignature, FunctionSource, Index,
    IndexLane, Input, InputOutput, Integer, InterpretSignature, IntoExpr, IntoVector, K, KernelSignature, Lane,
    LaneIndex, Lanes, Mask, Number, Output, Params, Pointer, PointerMut, ReadSlice, Scalar, StridedIndex, Switch,
    Ternary, Var, Vector, VectorVar, random,
};
pub use kernelsmith_dsl::{KernelArgs, kernel_args};
pub use kernelsmith_exec::{
    Bf16, CallError, DynArg, DynKernel, F16, Group, In, InOut, Interrupt, Kernel, KernelObject, LineTable,
    LoadedModule, ObjectStore, Out, ParamKind, Pool, Resolve, SavedObjects, ScalarType, Signature, SliceAccess,
    SymbolTable, Tasks, Threads, TypedArg, Vouched, load_library, process_symbol,
};

/// The names that a file with kernels usually needs.
///
/// ```
/// use kernelsmith::prelude::*;
///
/// let square = build::<fn(f64) -> f64>("square", |_, (x,)| x * x)?;
/// assert_eq!(Jit::interpreter().interpret(&square, (1.5,))?, 2.25);
/// # Ok::<(), kernelsmith::Error>(())
/// ```
pub mod prelude {
    pub use crate::{
        Error, Expr, Float, In, InOut, Index, Input, InputOutput, Jit, JitOptions, K, Kernel, KernelSource, Lane,
        LaneIndex, Mask, Out, Output, Target, Var, Vector, VectorVar, build,
    };
}

/// The internal crates, for tools. Nothing in this module is stable.
pub mod unstable {
    pub use kernelsmith_codegen as codegen;
    pub use kernelsmith_diag as diag;
    pub use kernelsmith_dsl as dsl;
    pub use kernelsmith_ir as ir;
    pub use kernelsmith_lines as lines;
    pub use kernelsmith_machine as machine;
    #[cfg(feature = "simulator")]
    pub use kernelsmith_npusim as npusim;
    pub use kernelsmith_targets as targets;

    /// Source lines in object files.
    #[cfg(feature = "object")]
    pub mod object_file {
        pub use crate::object_file::add_section_lines;
    }

    /// Executable memory, without the functions that accept unchecked code.
    pub mod exec {
        pub use kernelsmith_exec::{
            Edge, GuardedBuffer, HostFeatures, MachineParam, ParamKind, PlainElement, Processor, ScalarType, Signature,
            host_arch,
        };

        /// Options of a compiler whose kernels another machine runs, for tests: a kernel is called like any other, and
        /// the processor gets the arguments that its contract accepts.
        pub fn elsewhere(
            mut options: crate::JitOptions,
            processor_of: impl Fn(&crate::KernelObject) -> Box<dyn Processor> + Send + Sync + 'static,
        ) -> crate::JitOptions {
            options.processor_of = Some(std::sync::Arc::new(processor_of));
            options
        }
    }
}

/// The program in the README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

/// The tutorial's programs, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/tutorial.md")]
struct Tutorial;
/// The cookbook's programs that are not excerpts, compiled and run.
#[cfg(all(doctest, feature = "object"))]
#[doc = include_str!("../../../docs/cookbook.md")]
struct Cookbook;
/// The program in `docs/user-passes.md`, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/user-passes.md")]
struct UserPasses;
/// The program in `docs/c.md`, compiled and run.
#[cfg(all(doctest, feature = "object"))]
#[doc = include_str!("../../../docs/c.md")]
struct C;
/// The programs in `docs/kernels.md`, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/kernels.md")]
struct Kernels;
