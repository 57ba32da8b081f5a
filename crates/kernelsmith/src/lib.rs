//! Kernels written in Rust, specialised and compiled to vector machine code while the program runs.
//!
//! Use it when the best inner loop depends on something that is known only at run time: the degree of a polynomial,
//! the weights of a filter, the shape of a window, which steps a user strung together. You write the kernel once, as
//! Rust that reads like the kernel; whatever is an ordinary Rust value while it is written (a slice of coefficients, a
//! `bool`, a window size) is gone from the machine code, and the code takes microseconds to make.
//!
//! Do not use it for a loop whose parameters never change (the Rust compiler does that ahead of time and knows more
//! tricks), for whole programs (there are no allocations, strings or structures in a kernel), or where a process may not
//! map executable memory.
//!
//! ```
//! use kernelsmith::prelude::*;
//!
//! # fn main() -> Result<(), kernelsmith::Error> {
//! # let Ok(jit) = Jit::host() else { return Ok(()) };
//! # let _ = jit;
//! let jit = Jit::host()?;
//!
//! // y[i] = a * x[i] + y[i], and at most `limit`, if there is one. `limit` is known now: it costs nothing if absent.
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
//! // The call is safe: it knows which elements the kernel touches.
//! let error = axpy.call(2.0, &x, &mut y[..3]).unwrap_err();
//! assert!(error.to_string().contains("has 3 elements, but elements 0..5 would be"));
//! # Ok(())
//! # }
//! ```
//!
//! # How a kernel reads
//!
//! A closure gets the kernel `k` and a handle for each parameter. Operators on handles generate operations. Control flow
//! of the *generated* code is a method whose name ends in an underscore ([`k.if_`](K::if_), [`k.while_`](K::while_),
//! [`k.break_`](K::break_)) or is [`k.for_each_vector`](K::for_each_vector); Rust's own `if` and `for` run now, while the
//! kernel is made, and so they choose and unroll.
//!
//! | you want | you write |
//! |---|---|
//! | a parameter, a slice read, written, both | `f32`, `In<f32>`, `Out<f32>`, `InOut<f32>` in the signature |
//! | a value, a variable | `k.value(1.0f32)`, `let v = k.var(0i32); v += 1; v.set(3)` |
//! | all elements, as many at a time as a vector holds | `k.for_each_vector(n, \|i\| y.store(i, x.load(i) * 2.0))` |
//! | one element | `x.get(index)`, `y.store(index, value)` |
//! | to choose lane by lane | `x.load(i).lt(0.0).select(a, b)` |
//! | a condition, a loop | `k.if_(c, \|\| ..).else_(\|\| ..)`, `k.while_(\|\| c, \|\| ..)`, `k.for_range_(0, n, \|i\| ..)` |
//! | to call back | `k.call("log", log as extern "C" fn(f32), (x,))` |
//!
//! # Parts
//!
//! | item | what it is |
//! |---|---|
//! | [`Jit`], [`JitOptions`] | compiles for one target into one arena of code memory; cheap to clone, shared by threads |
//! | [`Target`] | the machine to compile for |
//! | [`Kernel`] | compiled code with a typed, checked [`call`](Kernel#method.call) |
//! | [`build`], [`KernelSource`] | a kernel before it is compiled, which can also be interpreted |
//! | [`Interrupt`] | ends calls of kernels that were compiled to poll it |
//! | [`KernelObject`], [`SymbolTable`] | compiled code that is not published: to keep, to save, to publish again |
//! | [`CompileReport`], [`Code`] | what a compilation did, and its bytes |
//! | [`ListingOptions`], [`Dump`] | the operations after each pass and the assembly with its bytes, as text |
//! | [`rows`] | rows, columns in Arrow's layout, and projections between them compiled for their schemas |
//! | [`Jit::simulated`], [`simulated`] | kernels for NaplesPU, run by its simulator |
//! | [`manager`] | keeps kernels, makes each once, does without when it must |
//! | [`assembler`] | code written instruction by instruction, for three machines |
//! | [`Error`], [`ErrorKind`] | one error; its kind says who can do something about it |
//! | [`K`], [`Expr`], [`Var`], [`Vector`], [`VectorVar`], [`Mask`] | what the closure works with |
//! | [`Input`], [`Output`], [`InputOutput`] | slices as the closure sees them |
//! | [`Number`], [`Lane`], [`Float`] and others | what generic helpers of kernels ask for |
//!
//! # Where it runs
//!
//! Kernels run natively on Unix, on x86-64 from SSE4.2 (level `x86-64-v2`) to AVX-512 (`x86-64-v4`), on AArch64 with NEON
//! and on RISC-V with vectors; the last two were tested under emulation only. Those for NaplesPU run in a simulator
//! ([`Jit::simulated`]). Elsewhere [`Jit::host`] says what is missing, and every kernel still runs by
//! [`Jit::interpreter`] and [`Jit::interpret`], slowly, with the same results.
//!
//! # Threads
//!
//! All types are `Send` and `Sync`, but for those of a recording ([`K`] and the handles that it gives), which stay in their
//! closure, [`Dump`], which stays in its hook, and [`manager::Pin`], which stays on its thread. A test lists them.
//!
//! # Stability
//!
//! This crate follows semantic versioning, and it is the only crate of the project that does: what is named on this page
//! changes incompatibly only with the leading number of the version (before 1.0, the second). The crates behind it, all
//! that [`unstable`] re-exports, the text of messages, of listings and of the IR, and the bytes of compiled code may
//! change with every release.
#![forbid(unsafe_code)]

pub mod assembler;
mod error;
mod jit;
pub mod kernels;
mod listing;
pub mod manager;
#[cfg(feature = "object")]
mod object_file;
mod report;
pub mod rows;
pub mod simulated;
mod source;
mod target;

pub use error::{Error, ErrorKind};
pub use jit::{Code, Jit, JitOptions, PATCHED_SYMBOL_BYTES, Symbol};
pub use listing::{Dump, ListingOptions, STAGES};
pub use report::CompileReport;
pub use source::{KernelSource, build, build_with};
pub use target::{Convention, Level, Target};

pub use kernelsmith_dsl::{
    BuildError, BuildErrorKind, BuildErrors, BuildOptions, CheckSite, DotProduct, Expr, FixedLanes, Float, Index,
    IndexLane, Input, InputOutput, Integer, InterpretSignature, IntoExpr, IntoVector, K, KernelSignature, Lane,
    LaneIndex, Mask, Number, Output, Pointer, PointerMut, Scalar, StridedIndex, Var, Vector, VectorVar,
};
pub use kernelsmith_exec::{Bf16, CallError, F16, In, InOut, Interrupt, Kernel, KernelObject, Out, SymbolTable};

/// What a file that makes kernels wants to have in scope.
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
        Error, Expr, In, InOut, Index, Input, InputOutput, Jit, JitOptions, K, Kernel, KernelSource, LaneIndex, Mask,
        Out, Output, Target, Var, Vector, VectorVar, build,
    };
}

/// The crates behind this one, for tools that look inside. No stability is promised for anything in here.
pub mod unstable {
    pub use kernelsmith_codegen as codegen;
    pub use kernelsmith_diag as diag;
    pub use kernelsmith_dsl as dsl;
    pub use kernelsmith_ir as ir;
    pub use kernelsmith_machine as machine;
    pub use kernelsmith_npusim as npusim;
    pub use kernelsmith_targets as targets;

    /// Executable memory, without the door that takes unchecked code.
    pub mod exec {
        pub use kernelsmith_exec::{
            Edge, GuardedBuffer, HostFeatures, LargePages, MachineParam, ParamKind, PlainElement, ScalarType,
            Signature, host_arch,
        };
    }
}

/// The README's program, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;

/// The tutorial's programs, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/tutorial.md")]
struct Tutorial;

/// The guide's programs, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/kernels.md")]
struct Kernels;
