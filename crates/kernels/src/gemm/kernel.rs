//! What callers hold: [`GemmKernel`], a product that is called on slices.
//!
//! In: published code. Out: calls, typed by their slices; errors for slices too short or of other types.
//! Invariant: memory between the stages of a call belongs to the calling thread.
//! Not here: the operations (see `generate`).

use super::generate::{Element, Factor, Generator};
use super::plan::{Plan, plan};
use super::problem::Problem;
use super::spec::{After, Gemm, GemmTypes};
use crate::map::Map;
use crate::primitive::{KernelCompiler, Published, Recorded, Recording};
use crate::scratch::Scratch;
use core::fmt;
use kernelsmith_dsl::{BuildErrors, BuildOptions, MemoryElement, build_with};
use kernelsmith_exec::{Bf16, CallError, In, InOut, Kernel, PlainElement};
use kernelsmith_manager::Failure;

/// A product without further operands: A, B, C.
type Plain<A, B, C> = fn(In<A>, In<B>, InOut<C>);
/// One with a bias, a residual, and scratch memory; those it does not have are empty.
type Full<A, B, C> = fn(In<A>, In<B>, InOut<C>, In<C>, In<C>, InOut<C>);
/// The position of the scratch memory among them.
const SCRATCH: usize = 5;

/// A compiled product.
#[derive(Clone, Debug)]
pub struct GemmKernel {
    spec: Gemm,
    code: Code,
    /// Whether the code computes the transposed product.
    swapped: bool,
    /// Elements of scratch memory.
    scratch: usize,
}

/// The code for the types that there are, in the order in which it takes A and B.
#[derive(Clone, Debug)]
enum Code {
    F32(Variant<f32, f32, f32>),
    F64(Variant<f64, f64, f64>),
    Bf16(Variant<Bf16, Bf16, f32>),
    U8I8(Variant<u8, i8, i32>),
    I8U8(Variant<i8, u8, i32>),
}

/// Code with few or all operands.
enum Variant<A, B, C> {
    Plain(Kernel<Plain<A, B, C>>),
    Full(Kernel<Full<A, B, C>>),
}

impl<A, B, C> Clone for Variant<A, B, C> {
    fn clone(&self) -> Self {
        match self {
            Variant::Plain(code) => Variant::Plain(code.clone()),
            Variant::Full(code) => Variant::Full(code.clone()),
        }
    }
}

impl<A, B, C> fmt::Debug for Variant<A, B, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Variant::Plain(code) => code.fmt(f),
            Variant::Full(code) => code.fmt(f),
        }
    }
}

impl<A: PlainElement, B: PlainElement, C: PlainElement + Scratch> Variant<A, B, C> {
    #[inline]
    fn call(&self, a: &[A], b: &[B], c: &mut [C], extras: GemmExtras<'_, C>, scratch: usize) -> Result<(), CallError> {
        match self {
            Variant::Plain(code) => code.call(a, b, c),
            Variant::Full(code) => {
                C::with(scratch, |scratch| code.call(a, b, c, extras.bias, extras.residual, scratch))
            }
        }
    }
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
    /// A slice is too short.
    Short {
        /// Which: `a`, `b`, `c`, `bias` or `residual`.
        slice: &'static str,
        /// How many elements it needs.
        needed: usize,
        /// How many it has.
        given: usize,
    },
    /// Machine code cannot run in this build.
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
            GemmError::Short { slice, needed, given } => {
                write!(f, "gemm: `{slice}` has {given} elements, but needs {needed}")
            }
            GemmError::Call(error) => write!(f, "gemm: {error}"),
        }
    }
}

impl core::error::Error for GemmError {}

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
    /// [`GemmElements::run`] without extras, quick if the kernel takes none.
    #[doc(hidden)]
    fn run_plain(kernel: &GemmKernel, a: &[Self], b: &[B], c: &mut [C]) -> Result<(), GemmError>;
}

macro_rules! elements {
    ($($A:ident $B:ident $C:ident $types:ident $Sum:ident [$($code:ident)*] {
        zero: $zero:expr,
        product: |$a:ident, $b:ident| $product:expr,
        add: |$x:ident, $y:ident| $add:expr,
        widened: |$c:ident| $widened:expr,
    })*) => {$(
        impl sealed::Sealed for $A {}
        impl GemmElements<$B, $C> for $A {
            const TYPES: GemmTypes = GemmTypes::$types;
            type Sum = $Sum;
            fn zero() -> $Sum {
                $zero
            }
            fn product($a: $A, $b: $B) -> $Sum {
                $product
            }
            fn add($x: $Sum, $y: $Sum) -> $Sum {
                $add
            }
            fn widened($c: $C) -> $Sum {
                $widened
            }
            fn narrowed(sum: $Sum) -> $C {
                sum as $C
            }
            fn mapped(map: Map, sum: $Sum) -> $Sum {
                map.evaluate(sum)
            }
            fn run(
                kernel: &GemmKernel,
                a: &[$A],
                b: &[$B],
                c: &mut [$C],
                extras: GemmExtras<'_, $C>,
            ) -> Result<(), GemmError> {
                let lengths = [a.len(), b.len(), c.len(), extras.bias.len(), extras.residual.len()];
                let done = elements! { @call kernel a b c extras $($code)* };
                done.map_err(|error| kernel.refusal(error, lengths))
            }
            #[inline]
            fn run_plain(kernel: &GemmKernel, a: &[$A], b: &[$B], c: &mut [$C]) -> Result<(), GemmError> {
                let done = elements! { @plain kernel a b c $($code)* };
                done.map_err(|error| kernel.refusal(error, [a.len(), b.len(), c.len(), 0, 0]))
            }
        }
    )*};
    // The same types, in whatever order.
    (@call $kernel:ident $a:ident $b:ident $c:ident $extras:ident $code:ident) => {
        match &$kernel.code {
            Code::$code(code) => {
                let (a, b) = if $kernel.swapped { ($b, $a) } else { ($a, $b) };
                code.call(a, b, $c, $extras, $kernel.scratch)
            }
            _ => return Err($kernel.wrong(Self::TYPES)),
        }
    };
    (@plain $kernel:ident $a:ident $b:ident $c:ident $code:ident) => {
        match &$kernel.code {
            Code::$code(Variant::Plain(code)) => {
                let (a, b) = if $kernel.swapped { ($b, $a) } else { ($a, $b) };
                code.call(a, b, $c)
            }
            _ => return Self::run($kernel, $a, $b, $c, GemmExtras::default()),
        }
    };
    (@plain $kernel:ident $a:ident $b:ident $c:ident $straight:ident $swapped:ident) => {
        match &$kernel.code {
            Code::$straight(Variant::Plain(code)) => code.call($a, $b, $c),
            Code::$swapped(Variant::Plain(code)) => code.call($b, $a, $c),
            _ => return Self::run($kernel, $a, $b, $c, GemmExtras::default()),
        }
    };
    (@call $kernel:ident $a:ident $b:ident $c:ident $extras:ident $straight:ident $swapped:ident) => {
        match &$kernel.code {
            Code::$straight(code) => code.call($a, $b, $c, $extras, $kernel.scratch),
            Code::$swapped(code) => code.call($b, $a, $c, $extras, $kernel.scratch),
            _ => return Err($kernel.wrong(Self::TYPES)),
        }
    };
}

elements! {
    f32 f32 f32 F32 f64 [F32] {
        zero: 0.0,
        product: |a, b| f64::from(a) * f64::from(b),
        add: |x, y| x + y,
        widened: |c| f64::from(c),
    }
    f64 f64 f64 F64 f64 [F64] {
        zero: 0.0,
        product: |a, b| a * b,
        add: |x, y| x + y,
        widened: |c| c,
    }
    Bf16 Bf16 f32 Bf16 f64 [Bf16] {
        zero: 0.0,
        product: |a, b| f64::from(f32::from(a)) * f64::from(f32::from(b)),
        add: |x, y| x + y,
        widened: |c| f64::from(c),
    }
    u8 i8 i32 U8I8 i32 [U8I8 I8U8] {
        zero: 0,
        product: |a, b| i32::from(a) * i32::from(b),
        add: |x, y| x.wrapping_add(y),
        widened: |c| c,
    }
}

impl GemmKernel {
    pub(super) fn new<C: KernelCompiler>(spec: &Gemm, kernels: &mut Published<'_, C>) -> Result<GemmKernel, Failure> {
        let swapped = Problem::new(spec).swapped;
        let (code, scratch) = match spec.types {
            GemmTypes::F32 => variant(kernels, Code::F32)?,
            GemmTypes::F64 => variant(kernels, Code::F64)?,
            GemmTypes::Bf16 => variant(kernels, Code::Bf16)?,
            GemmTypes::U8I8 if swapped => variant(kernels, Code::I8U8)?,
            GemmTypes::U8I8 => variant(kernels, Code::U8I8)?,
        };
        Ok(GemmKernel { spec: *spec, code, swapped, scratch })
    }

    /// What a refused call is told: the slice by what the whole product needs.
    #[cold]
    fn refusal(&self, error: CallError, lengths: [usize; 5]) -> GemmError {
        let needed = [0, 1, 2].map(|of| self.spec.elements(of));
        let residual = if self.spec.has_residual() { needed[2] } else { 0 };
        let needed = [needed[0], needed[1], needed[2], self.spec.bias_elements(), residual];
        let names = ["a", "b", "c", "bias", "residual"];
        match (0..5).find(|&of| lengths[of] < needed[of]) {
            Some(of) => GemmError::Short { slice: names[of], needed: needed[of], given: lengths[of] },
            None => GemmError::Call(error),
        }
    }

    #[cold]
    fn wrong(&self, given: GemmTypes) -> GemmError {
        GemmError::Types { kernel: self.spec.types, given }
    }

    /// What it computes.
    pub fn spec(&self) -> &Gemm {
        &self.spec
    }

    /// Computes C.
    ///
    /// # Errors
    /// A slice is too short or of another type, or the spec has a bias or a residual
    /// (see [`GemmKernel::call_with`]). Then nothing was written.
    #[inline]
    pub fn call<A: GemmElements<B, C>, B, C>(&self, a: &[A], b: &[B], c: &mut [C]) -> Result<(), GemmError> {
        A::run_plain(self, a, b, c)
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
fn is_full(spec: &Gemm, scratch: usize) -> bool {
    scratch > 0 || spec.bias.is_some() || spec.has_residual()
}

/// The code, and how many elements of scratch memory it needs: both are read off the object, so that nothing is planned
/// twice.
fn variant<C: KernelCompiler, X: MemoryElement, Y: MemoryElement, Z: MemoryElement>(
    kernels: &mut Published<'_, C>,
    code: fn(Variant<X, Y, Z>) -> Code,
) -> Result<(Code, usize), Failure> {
    if kernels.n_params() == 3 {
        return Ok((code(Variant::Plain(kernels.kernel()?)), 0));
    }
    let kernel = kernels.kernel()?;
    let scratch = kernel.contract().least_len(SCRATCH);
    Ok((code(Variant::Full(kernel)), scratch))
}

/// Records the kernel of a spec.
pub(super) fn record<C: KernelCompiler>(spec: &Gemm, kernels: &mut Recording<'_, C>) -> Result<(), Failure> {
    match spec.types {
        GemmTypes::F32 => record_as::<f32, f32, f32, C>(spec, kernels),
        GemmTypes::F64 => record_as::<f64, f64, f64, C>(spec, kernels),
        GemmTypes::Bf16 => record_as::<Bf16, Bf16, f32, C>(spec, kernels),
        GemmTypes::U8I8 if Problem::new(spec).swapped => record_as::<i8, u8, i32, C>(spec, kernels),
        GemmTypes::U8I8 => record_as::<u8, i8, i32, C>(spec, kernels),
    }
}

fn record_as<X, Y, Z, C>(spec: &Gemm, kernels: &mut Recording<'_, C>) -> Result<(), Failure>
where
    X: Factor,
    Y: Factor,
    Z: Element<X, Y>,
    C: KernelCompiler,
{
    let (problem, plan) = plan(&Problem::new(spec), kernels.machine());
    let after: Vec<After> = spec.after().collect();
    if is_full(spec, plan.scratch(&problem)) {
        kernels.kernel(full::<X, Y, Z>(&problem, &plan, &after))
    } else {
        kernels.kernel(plain::<X, Y, Z>(&problem, &plan, &after))
    }
}

fn names(problem: &Problem) -> [&'static str; 6] {
    let [a, b] = if problem.swapped { ["b", "a"] } else { ["a", "b"] };
    [a, b, "c", "bias", "residual", "scratch"]
}

fn plain<A, B, T>(problem: &Problem, plan: &Plan, after: &[After]) -> Result<Recorded<Plain<A, B, T>>, BuildErrors>
where
    A: Factor,
    B: Factor,
    T: Element<A, B>,
{
    let options = BuildOptions { param_names: &names(problem)[..3], ..BuildOptions::default() };
    let source = build_with("gemm", &options, |k, (a, b, c)| {
        Generator { k, problem, plan, a, b, c, bias: None, residual: None, scratch: None, after }.run();
    })?;
    Ok(Recorded::new(source, plan.vector_bits))
}

fn full<A, B, T>(problem: &Problem, plan: &Plan, after: &[After]) -> Result<Recorded<Full<A, B, T>>, BuildErrors>
where
    A: Factor,
    B: Factor,
    T: Element<A, B>,
{
    let options = BuildOptions { param_names: &names(problem), ..BuildOptions::default() };
    let source = build_with("gemm", &options, |k, (a, b, c, bias, residual, scratch)| {
        let bias = problem.bias.is_some().then_some(bias);
        let residual = after.contains(&After::AddResidual).then_some(residual);
        Generator { k, problem, plan, a, b, c, bias, residual, scratch: Some(scratch), after }.run();
    })?;
    Ok(Recorded::new(source, plan.vector_bits))
}
