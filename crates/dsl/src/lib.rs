//! The kernel language, embedded in Rust: a Rust closure records the operations of a kernel.
//!
//! For: authors of kernels. [`build`] runs a closure over typed handles once and returns a [`KernelSource`]: a function
//! in the intermediate representation (IR), an access contract (the slice elements that the kernel accesses), and the
//! functions that it calls. Other crates compile it; [`KernelSource::interpret`] runs it without compiling.
//! Not for: optimisation. The recorder emits the operations as written; it only shares constants and folds addresses
//! where that is free.
//!
//! ```
//! use kernelsmith_dsl as dsl;
//! use kernelsmith_exec::{In, InOut};
//!
//! let axpy = dsl::build::<fn(f32, In<f32>, InOut<f32>)>("axpy", |k, (a, x, y)| {
//!     k.for_each_vector(x.len(), |i| {
//!         y.store(i, a * x.load(i) + y.load(i));
//!     });
//! })?;
//!
//! let mut y = [1.0; 11];
//! axpy.interpret((2.0, &[3.0; 11], &mut y), 256)?;
//! assert_eq!(y, [7.0; 11]);
//! // The closure's accesses are recorded, too: a call that would access elements outside a slice fails before it
//! // starts.
//! let error = axpy.interpret((2.0, &[3.0; 11], &mut y[..10]), 256).unwrap_err();
//! assert_eq!(error.to_string(), "slice `#2` has 10 elements, but elements 0..11 would be read");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Two stages
//!
//! The closure is the *generator*: plain Rust that runs while the kernel is recorded. A Rust `for` unrolls, a Rust `if`
//! selects code, a Rust number is a constant of the generated code. Handles represent values of the *generated* code,
//! which runs later. Methods whose names end in an underscore record control flow of the generated code. The type
//! system separates the stages: Rust's `if` does not accept the result of a comparison of handles.
//!
//! ```
//! # use kernelsmith_dsl as dsl;
//! # use kernelsmith_exec::{In, Out};
//! // The number of terms is known while recording, the data at run time.
//! fn polynomial(coefficients: &[f32]) -> Result<dsl::KernelSource<fn(In<f32>, Out<f32>)>, dsl::BuildErrors> {
//!     dsl::build::<fn(In<f32>, Out<f32>)>("polynomial", |k, (x, y)| {
//!         k.for_each_vector(x.len(), |i| {
//!             let x = x.load(i);
//!             let mut sum = k.splat(0.0f32);
//!             for &c in coefficients.iter().rev() {
//!                 sum = if c == 0.0 { sum * x } else { sum.mul_add(x, c) };
//!             }
//!             y.store(i, sum);
//!         });
//!     })
//! }
//! let mut y = [0.0; 3];
//! polynomial(&[1.0, 0.0, 2.0])?.interpret((&[0.0, 1.0, 3.0], &mut y), 128)?;
//! assert_eq!(y, [1.0, 3.0, 19.0]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! ```compile_fail,E0308
//! # use kernelsmith_dsl as dsl;
//! dsl::build::<fn(f32) -> f32>("absolute", |_, (x,)| {
//!     if x.lt(0.0) { -x } else { x }
//! });
//! ```
//!
//! ```
//! # use kernelsmith_dsl as dsl;
//! let absolute = dsl::build::<fn(f32) -> f32>("absolute", |k, (x,)| k.select(x.lt(0.0), -x, x)).unwrap();
//! assert_eq!(absolute.interpret((-2.5,), 128), Ok(2.5));
//! let absolute = dsl::build::<fn(f32) -> f32>("absolute", |k, (x,)| {
//!     let y = k.var(x);
//!     k.if_(x.lt(0.0), || y.set(-x));
//!     y.get()
//! });
//! assert_eq!(absolute.unwrap().interpret((-2.5,), 128), Ok(2.5));
//! ```
//!
//! # Handles
//!
//! | handle | represents |
//! |---|---|
//! | [`Expr<T>`](Expr), [`Var<T>`](Var) | a scalar; a scalar that can be assigned |
//! | [`Vector<T>`](Vector), [`VectorVar<T>`](VectorVar), [`Mask`] | a vector; a vector variable; a mask |
//! | [`LaneIndex`] | the position of a vector in memory |
//! | [`FixedLanes`] | a lane count that is the same on every machine |
//! | [`Input<T>`](Input), [`Output<T>`](Output), [`InputOutput<T>`](InputOutput) | slices |
//! | [`Array<T>`](Array) | local arrays |
//! | [`Pointer<T>`](Pointer), [`PointerMut<T>`](PointerMut) | raw pointers |
//! | [`K`] | the kernel: variables, constants, control flow, calls |
//!
//! Handles are `Copy` and belong to one kernel. Mixing handles of two kernels does not type-check:
//!
//! ```compile_fail,E0521
//! # use kernelsmith_dsl as dsl;
//! let _ = dsl::build::<fn(f32)>("outer", |_, (x,)| {
//!     let _ = dsl::build::<fn(f32)>("inner", |_, (y,)| {
//!         let _ = x + y;
//!     });
//! });
//! ```
//!
//! and handles cannot leave the closure:
//!
//! ```compile_fail,E0521
//! # use kernelsmith_dsl as dsl;
//! let mut kept = None;
//! let _ = dsl::build::<fn(f32)>("leak", |_, (x,)| kept = Some(x));
//! ```
//!
//! Functions over handles name the lifetime of the kernel: `fn dot<'k>(k: K<'k>, x: Input<'k, f32>) -> Expr<'k, f32>`.
//! [`ReadSlice`] is the trait of both readable slices, [`K::float`] gives literals of a generic type. A closure over handles gets its
//! lifetime from the function that it is passed to:
//!
//! ```
//! # use kernelsmith_dsl as dsl;
//! # use kernelsmith_exec::{In, Out};
//! use dsl::{Expr, Float, Input, K, Output, Vector};
//!
//! fn map<'k, T: Float>(k: K<'k>, x: Input<'k, T>, y: Output<'k, T>, f: impl Fn(Vector<'k, T>) -> Vector<'k, T>) {
//!     k.for_each_vector(x.len(), |i| y.store(i, f(x.load(i))));
//! }
//! let halves = dsl::build::<fn(In<f32>, Out<f32>)>("halves", |k, (x, y)| {
//!     let half: Expr<'_, f32> = k.float(0.5);
//!     map(k, x, y, |x| x * half);
//! })?;
//! let mut y = [0.0; 3];
//! halves.interpret((&[1.0, 2.0, 3.0], &mut y), 128)?;
//! assert_eq!(y, [0.5, 1.0, 1.5]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Memory
//!
//! A [`LaneIndex`] (a vector) or an index expression (a scalar) indexes a slice. The recorder tracks the range of each
//! index through sums, products, minima, maxima, selects and loops, as long as it depends only on parameters and slice
//! lengths. These ranges become the access contract, which every call checks before it starts. If an index depends on
//! data, the generated code checks the access and returns `OutOfBounds` from the kernel; [`KernelSource::check_site`]
//! returns the Rust line of that access.
//!
//! # Mistakes
//!
//! A mistake in a kernel does not panic. The recorder stores it with the Rust line of the operation and continues;
//! [`build`] returns all mistakes:
//!
//! ```
//! # use kernelsmith_dsl as dsl;
//! let errors = dsl::build::<fn(i32) -> i32>("shift", |k, (x,)| {
//!     k.break_(1);
//!     x << 40
//! });
//! let errors: Vec<String> = errors.unwrap_err().iter().map(|error| error.kind.to_string()).collect();
//! assert_eq!(errors[0], "jumps to loop 1, but no loop encloses it");
//! assert_eq!(errors[1], "cannot shift 32 bits by 40; amounts are 0 to 31");
//! ```
#![forbid(unsafe_code)]

// The parts of a recording, which know nothing of handles.
mod conditions;
mod contract;
mod error;
mod facts;
mod frame;
mod narrow;
mod operations;
mod position;
mod ranges;
mod recorded;
mod scopes;
mod work;

// The recorder combines them.
mod access;
mod active;
mod arithmetic;
mod assume;
mod recent_checks;
mod recorder;

// The handles, by what they record.
mod array;
mod bitmaps;
mod bytes;
mod calls;
mod control;
mod fixed;
mod float;
mod function;
mod function_types;
mod handle;
mod helper;
mod integer;
mod kernel;
mod lane_index;
mod lanes;
mod linked;
mod math;
mod operators;
mod scalar;
mod scattered;
mod slices;
mod switch;
mod transposed;
mod value;
mod vector;
mod vector_loop;

mod build;
mod dynamic;
mod group;
mod interpret;

pub use bitmaps::{BitmapWord, Ternary};
pub use build::{BuildOptions, KernelArg, KernelRet, KernelSignature, KernelSource, build, build_with};
pub use calls::{CallArg, CallResult, Function};
pub use control::Branches;
pub use dynamic::{AnyExpr, DynResults, Params, build_dyn};
pub use error::{BuildError, BuildErrorKind, BuildErrors};
pub use fixed::FixedLanes;
pub use float::Float;
pub use function::{FunctionSource, function};
pub use function_types::{CallableWith, FunctionArg, FunctionRet, FunctionSignature, Lanes};
pub use group::{Actuals, Fields, Handles, KernelArgs, Types, Visit};
pub use handle::{Expr, K, LaneIndex, Mask, Var, Vector, VectorVar};
pub use helper::{Helper, HelperError, helper};
pub use interpret::{InterpretArg, InterpretError, InterpretRet, InterpretSignature};
pub use kernel::KernelResult;
pub use kernelsmith_exec::CheckSite;
#[doc(hidden)]
pub use kernelsmith_exec::{Arg, ArgGroup, ParamKind, TypedArg};
pub use math::random;
pub use narrow::{Narrow, WideIndex};
pub use operators::Operand;
pub use scalar::{Bits, Index, Integer, IntoExpr, IntoVector, Lane, MemoryElement, Number, SameBits, Scalar};
pub use scattered::{DotProduct, IndexLane, StridedIndex};
pub use slices::{Array, Input, InputOutput, Output, Place, Pointer, PointerMut, ReadSlice, Store};
pub use switch::{CaseValues, Switch};
