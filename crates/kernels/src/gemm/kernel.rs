//! What callers hold: [`GemmKernel`], a product that is called on slices.
//!
//! In: published code. Out: calls, typed by their slices; errors for slices too short or of other types.
//! Invariant: memory between the stages of a call belongs to the calling thread.
//! Not here: the operations (see `generate`).

use super::generate::{Generator, Real, Source};
use super::plan::{Plan, plan};
use super::problem::Problem;
use super::spec::{After, Gemm, GemmTypes};
use crate::map::Map;
use crate::primitive::{KernelCompiler, Published, Recorded, Recording};
use core::fmt;
use kernelsmith_dsl::{BuildErrors, BuildOptions, build_with};
use kernelsmith_exec::{CallError, In, InOut, Kernel};
use kernelsmith_manager::{Failure, FailureKind};

/// A product without further operands: A, B, C.
type Plain<A, B, C> = fn(In<A>, In<B>, InOut<C>);
/// One with a bias and a residual.
type Full<A, B, C> = fn(In<A>, In<B>, InOut<C>, In<C>, In<C>);

/// A compiled product.
#[derive(Clone, Debug)]
pub struct GemmKernel {
    spec: Gemm,
    /// Whether A and B have changed places.
    swapped: bool,
    code: Code,
}

/// The code for the types that there are.
#[derive(Clone, Debug)]
enum Code {
    F32(Kernel<Plain<f32, f32, f32>>),
    F64(Kernel<Plain<f64, f64, f64>>),
    FullF32(Kernel<Full<f32, f32, f32>>),
    FullF64(Kernel<Full<f64, f64, f64>>),
}

/// What a call takes beside A, B and C: nothing, unless the spec asks for it.
#[derive(Clone, Copy, Debug)]
pub struct GemmExtras<'a, C> {
    /// The vector that is added to rows or columns.
    pub bias: &'a [C],
    /// The matrix that is added, laid out as C.
    pub residual: &'a [C],
}

impl<C> Default for GemmExtras<'_, C> {
    fn default() -> Self {
        GemmExtras { bias: &[], residual: &[] }
    }
}

/// Why a call did nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GemmError {
    /// The kernel is of other types.
    Types {
        /// Those of the kernel.
        kernel: GemmTypes,
        /// Those of the slices.
        given: GemmTypes,
    },
    /// The kernel adds a bias or a residual, so that it is called by [`GemmKernel::call_with`].
    Extras,
    /// A slice is too short.
    Call(CallError),
}

impl fmt::Display for GemmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GemmError::Types { kernel, given } => {
                write!(
                    f,
                    "gemm: `types` of the kernel are {}, but those of the slices are {}",
                    kernel.name(),
                    given.name()
                )
            }
            GemmError::Extras => f.write_str("gemm: `bias` or `residual` is missing; call with extras"),
            GemmError::Call(error) => write!(f, "gemm: {error}"),
        }
    }
}

impl core::error::Error for GemmError {}

impl From<CallError> for GemmError {
    fn from(error: CallError) -> GemmError {
        GemmError::Call(error)
    }
}

mod sealed {
    pub trait Sealed {}
}

/// Elements of A, with those of B and C that they go with.
pub trait GemmElements<B, C>: sealed::Sealed + Copy {
    /// The types.
    const TYPES: GemmTypes;
    /// What sums are of in [`naive`](super::naive()).
    #[doc(hidden)]
    type Sum: Copy;
    #[doc(hidden)]
    fn zero() -> Self::Sum;
    #[doc(hidden)]
    fn product(a: Self, b: B) -> Self::Sum;
    #[doc(hidden)]
    fn add(x: Self::Sum, y: Self::Sum) -> Self::Sum;
    #[doc(hidden)]
    fn widened(c: C) -> Self::Sum;
    #[doc(hidden)]
    fn narrowed(sum: Self::Sum) -> C;
    #[doc(hidden)]
    fn mapped(map: Map, sum: Self::Sum) -> Self::Sum;
    #[doc(hidden)]
    fn run(kernel: &GemmKernel, a: &[Self], b: &[B], c: &mut [C], extras: GemmExtras<'_, C>) -> Result<(), GemmError>;
}

macro_rules! floats {
    ($($T:ident $Plain:ident $Full:ident;)*) => {$(
        impl sealed::Sealed for $T {}
        impl GemmElements<$T, $T> for $T {
            const TYPES: GemmTypes = GemmTypes::$Plain;
            type Sum = f64;
            fn zero() -> f64 {
                0.0
            }
            fn product(a: $T, b: $T) -> f64 {
                f64::from(a) * f64::from(b)
            }
            fn add(x: f64, y: f64) -> f64 {
                x + y
            }
            fn widened(c: $T) -> f64 {
                f64::from(c)
            }
            fn narrowed(sum: f64) -> $T {
                sum as $T
            }
            fn mapped(map: Map, sum: f64) -> f64 {
                map.evaluate(sum)
            }
            #[inline]
            fn run(
                kernel: &GemmKernel,
                a: &[$T],
                b: &[$T],
                c: &mut [$T],
                extras: GemmExtras<'_, $T>,
            ) -> Result<(), GemmError> {
                let (a, b) = if kernel.swapped { (b, a) } else { (a, b) };
                match &kernel.code {
                    Code::$Plain(code) => Ok(code.call(a, b, c)?),
                    Code::$Full(code) => Ok(code.call(a, b, c, extras.bias, extras.residual)?),
                    _ => Err(GemmError::Types { kernel: kernel.spec.types, given: Self::TYPES }),
                }
            }
        }
    )*};
}
floats! { f32 F32 FullF32; f64 F64 FullF64; }

impl GemmKernel {
    pub(super) fn new<C: KernelCompiler>(spec: &Gemm, kernels: &mut Published<'_, C>) -> Result<GemmKernel, Failure> {
        let code = match (spec.types, is_full(spec)) {
            (GemmTypes::F32, false) => Code::F32(kernels.kernel()?),
            (GemmTypes::F32, true) => Code::FullF32(kernels.kernel()?),
            (GemmTypes::F64, false) => Code::F64(kernels.kernel()?),
            (GemmTypes::F64, true) => Code::FullF64(kernels.kernel()?),
            _ => return Err(Failure::new(FailureKind::Unsupported, "these types")),
        };
        Ok(GemmKernel { spec: *spec, swapped: Problem::new(spec).swapped, code })
    }

    /// What it computes.
    pub fn spec(&self) -> &Gemm {
        &self.spec
    }

    /// Computes C.
    ///
    /// # Errors
    /// A slice is too short or of another type, or the kernel wants extras. Then nothing was written.
    #[inline]
    pub fn call<A: GemmElements<B, C>, B, C>(&self, a: &[A], b: &[B], c: &mut [C]) -> Result<(), GemmError> {
        A::run(self, a, b, c, GemmExtras::default())
    }

    /// Computes C from A, B and what the spec asks for beside them.
    ///
    /// # Errors
    /// A slice is too short or of another type. Then nothing was written.
    pub fn call_with<A: GemmElements<B, C>, B, C>(
        &self,
        a: &[A],
        b: &[B],
        c: &mut [C],
        extras: GemmExtras<'_, C>,
    ) -> Result<(), GemmError> {
        A::run(self, a, b, c, extras)
    }
}

/// Whether a kernel takes more than A, B and C.
fn is_full(spec: &Gemm) -> bool {
    spec.bias.is_some() || spec.has_residual()
}

/// Records the kernels of a spec.
pub(super) fn record<C: KernelCompiler>(spec: &Gemm, kernels: &mut Recording<'_, C>) -> Result<(), Failure> {
    match spec.types {
        GemmTypes::F32 => record_float::<f32, C>(spec, kernels),
        GemmTypes::F64 => record_float::<f64, C>(spec, kernels),
        _ => Err(Failure::new(FailureKind::Unsupported, "these types")),
    }
}

fn record_float<T: Real, C: KernelCompiler>(spec: &Gemm, kernels: &mut Recording<'_, C>) -> Result<(), Failure> {
    let problem = Problem::new(spec);
    let plan = plan(&problem, kernels.machine());
    let after: Vec<After> = spec.after().collect();
    if is_full(spec) {
        kernels.kernel(full::<T>(&problem, &plan, &after))
    } else {
        kernels.kernel(plain::<T>(&problem, &plan, &after))
    }
}

fn names(problem: &Problem) -> [&'static str; 5] {
    if problem.swapped { ["b", "a", "c", "bias", "residual"] } else { ["a", "b", "c", "bias", "residual"] }
}

fn plain<T: Real>(problem: &Problem, plan: &Plan, after: &[After]) -> Result<Recorded<Plain<T, T, T>>, BuildErrors> {
    let options = BuildOptions { param_names: &names(problem)[..3], ..BuildOptions::default() };
    let source = build_with("gemm", &options, |k, (a, b, c)| {
        let (a, b) = (Source::Input(a), Source::Input(b));
        Generator { k, problem, plan, a, b, c, bias: None, residual: None, after }.run();
    })?;
    Ok(Recorded::new(source, plan.vector_bits))
}

fn full<T: Real>(problem: &Problem, plan: &Plan, after: &[After]) -> Result<Recorded<Full<T, T, T>>, BuildErrors> {
    let options = BuildOptions { param_names: &names(problem), ..BuildOptions::default() };
    let source = build_with("gemm", &options, |k, (a, b, c, bias, residual)| {
        let (a, b) = (Source::Input(a), Source::Input(b));
        let bias = problem.bias.is_some().then_some(bias);
        let residual = after.contains(&After::AddResidual).then_some(residual);
        Generator { k, problem, plan, a, b, c, bias, residual, after }.run();
    })?;
    Ok(Recorded::new(source, plan.vector_bits))
}
