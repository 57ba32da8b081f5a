//! The callable product: [`GemmKernel`], which takes slices.
//!
//! In: compiled code. Out: calls, typed by their slices; errors for slices that are too short or have other types.
//! Invariant: the calling thread owns the scratch memory between the stages of a call.
//! Not here: the operations (see `blocks`).

use super::accumulator::{Element, PlusProducts};
use super::generator::Generator;
use super::nest::{self, GemmNest, Part};
use super::offset::Offset;
use super::operand::{Elements, Operand, OperandElement, Output, Stored};
use super::plan::Plan;
use super::problem::Problem;
use super::spec::{Epilogue, Gemm, GemmTypes, NAME};
use crate::map::{Binary, Map};
use crate::primitive::{KernelCompiler, Published, Recorded, Recording};
use crate::scratch::{self, Scratch};
use core::fmt;
use kernelsmith_dsl::{BuildErrors, BuildOptions, Input, InputOutput, K, MemoryElement, build_with};
use kernelsmith_exec::{Bf16, CallError, F16, In, InOut, Kernel, PlainElement};
use kernelsmith_manager::Failure;

/// A product with the operands A, B and C only.
type Plain<A, B, C> = fn(In<A>, In<B>, InOut<C>);
/// A product that may have a bias, a residual, scales and scratch memory; absent operands are empty.
type Full<A, B, C, S> = fn(In<A>, In<B>, InOut<C>, In<S>, In<C>, In<f32>, InOut<S>);
/// The position of the scratch memory in the parameters of [`Full`].
const SCRATCH: usize = 6;

/// A compiled product.
#[derive(Clone, Debug)]
pub struct GemmKernel {
    spec: Gemm,
    code: Code,
    /// Elements of scratch memory.
    scratch: usize,
}

/// Code with few or with all operands; its accumulators are of type `S`.
enum Variant<A, B, C, S> {
    Plain(Kernel<Plain<A, B, C>>),
    Full(Kernel<Full<A, B, C, S>>),
}

impl<A, B, C, S> Clone for Variant<A, B, C, S> {
    fn clone(&self) -> Self {
        match self {
            Variant::Plain(code) => Variant::Plain(code.clone()),
            Variant::Full(code) => Variant::Full(code.clone()),
        }
    }
}

impl<A, B, C, S> fmt::Debug for Variant<A, B, C, S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Variant::Plain(code) => code.fmt(f),
            Variant::Full(code) => code.fmt(f),
        }
    }
}

impl<A: PlainElement, B: PlainElement, C: PlainElement, S: PlainElement + Scratch> Variant<A, B, C, S> {
    #[inline]
    fn call(
        &self,
        a: &[A],
        b: &[B],
        c: &mut [C],
        extras: GemmExtras<'_, C, S>,
        scratch: usize,
    ) -> Result<(), CallError> {
        let GemmExtras { bias, residual, scales } = extras;
        match self {
            Variant::Plain(code) => code.call(a, b, c),
            Variant::Full(code) => S::with(scratch, |scratch| code.call(a, b, c, bias, residual, scales, scratch)),
        }
    }
}

/// The operands of a call in addition to A, B and C; empty unless the spec needs them.
#[derive(Debug)]
pub struct GemmExtras<'a, C, S = C> {
    /// The vector that is added to rows or columns, of the accumulator type: `f32` if C is a 16-bit float, `i32` if C
    /// is a byte.
    pub bias: &'a [S],
    /// The matrix that is added; it has the layout of C.
    pub residual: &'a [C],
    /// The factors for the accumulators of each row or column before they become bytes.
    pub scales: &'a [f32],
}

impl<C, S> Clone for GemmExtras<'_, C, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C, S> Copy for GemmExtras<'_, C, S> {}

impl<C, S> Default for GemmExtras<'_, C, S> {
    fn default() -> Self {
        GemmExtras { bias: &[], residual: &[], scales: &[] }
    }
}

/// Why a call failed. C is then unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum GemmError {
    /// The kernel has other element types.
    Types {
        /// The types of the kernel.
        kernel: GemmTypes,
        /// The types of the slices.
        actual: GemmTypes,
    },
    /// A slice is too short.
    Short {
        /// The slice: `a`, `b`, `c`, `bias`, `residual` or `scales`.
        slice: &'static str,
        /// Number of elements that the call needs.
        needed: usize,
        /// Number of elements of the slice.
        actual: usize,
    },
    /// Machine code cannot run in this build.
    Call(CallError),
}

impl GemmError {
    /// An error for the first slice that is too short.
    pub(super) fn short(spec: &Gemm, lengths: [usize; 6]) -> Option<GemmError> {
        let needed = [0, 1, 2].map(|of| spec.elements(of));
        let residual = if spec.has_residual() { needed[2] } else { 0 };
        let (bias, scales) = (spec.bias_elements(), spec.scale_elements());
        let needed = [needed[0], needed[1], needed[2], bias, residual, scales];
        let names = ["a", "b", "c", "bias", "residual", "scales"];
        let of = (0..6).find(|&of| lengths[of] < needed[of])?;
        Some(GemmError::Short { slice: names[of], needed: needed[of], actual: lengths[of] })
    }
}

impl From<CallError> for GemmError {
    fn from(error: CallError) -> GemmError {
        GemmError::Call(error)
    }
}

impl fmt::Display for GemmError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GemmError::Types { kernel, actual } => {
                write!(
                    f,
                    "gemm: `types` of the kernel are {}, but those of the slices are {}",
                    kernel.name(),
                    actual.name()
                )
            }
            GemmError::Short { slice, needed, actual } => {
                write!(f, "gemm: `{slice}` has {actual} elements, but needs {needed}")
            }
            GemmError::Call(error) => write!(f, "gemm: {error}"),
        }
    }
}

impl core::error::Error for GemmError {}

mod sealed {
    pub trait Sealed {}
    macro_rules! seal {
        ($($ty:ty)*) => {$( impl Sealed for $ty {} )*};
    }
    seal! { f32 f64 super::Bf16 super::F16 u8 }
}

/// Element types of A, with the types of B and C that they combine with.
pub trait GemmElements<B, C>: sealed::Sealed + Copy {
    /// The types.
    const TYPES: GemmTypes;
    /// The element type of the bias, which is the accumulator type of the machine code.
    type Bias: Copy + Send + Sync;
    /// The accumulator type of [`naive`](super::naive()).
    #[doc(hidden)]
    type Sum: Copy;
    #[doc(hidden)]
    fn zero() -> Self::Sum;
    /// The elements of C if they are `f32`.
    #[doc(hidden)]
    fn floats(c: &mut [C]) -> Option<&mut [f32]>;
    #[doc(hidden)]
    fn product(a: Self, b: B) -> Self::Sum;
    #[doc(hidden)]
    fn add(x: Self::Sum, y: Self::Sum) -> Self::Sum;
    #[doc(hidden)]
    fn widened(c: C) -> Self::Sum;
    #[doc(hidden)]
    fn widened_bias(bias: Self::Bias) -> Self::Sum;
    #[doc(hidden)]
    fn requantized(sum: Self::Sum, byte: impl Fn(i32) -> i32) -> Self::Sum;
    #[doc(hidden)]
    fn narrowed(sum: Self::Sum) -> C;
    #[doc(hidden)]
    fn mapped(map: Map, sum: Self::Sum) -> Self::Sum;
    #[doc(hidden)]
    fn combined(binary: Binary, sum: Self::Sum, other: Self::Sum) -> Self::Sum;
    #[doc(hidden)]
    fn run(
        kernel: &GemmKernel,
        a: &[Self],
        b: &[B],
        c: &mut [C],
        extras: GemmExtras<'_, C, Self::Bias>,
    ) -> Result<(), GemmError>;
    /// [`GemmElements::run`] without extras; fast if the kernel needs none.
    #[doc(hidden)]
    fn run_plain(kernel: &GemmKernel, a: &[Self], b: &[B], c: &mut [C]) -> Result<(), GemmError>;
}

/// Types of C, of which one is `f32`.
trait Floats: Sized {
    fn floats(_: &mut [Self]) -> Option<&mut [f32]> {
        None
    }
}

impl Floats for f32 {
    fn floats(c: &mut [f32]) -> Option<&mut [f32]> {
        Some(c)
    }
}
impl Floats for f64 {}
impl Floats for i32 {}
impl Floats for i8 {}
impl Floats for u8 {}
impl Floats for Bf16 {}
impl Floats for F16 {}

macro_rules! elements {
    ($($A:ident $B:ident $C:ident $types:ident $S:ident $Sum:ident {
        product: |$a:ident, $b:ident| $product:expr,
        widened: |$c:ident| $widened:expr,
        narrowed: |$sum:ident| $narrowed:expr,
    })*) => {$(
        impl GemmElements<$B, $C> for $A {
            const TYPES: GemmTypes = GemmTypes::$types;
            type Bias = $S;
            type Sum = $Sum;
            fn zero() -> $Sum {
                $Sum::default()
            }
            fn floats(c: &mut [$C]) -> Option<&mut [f32]> {
                Floats::floats(c)
            }
            fn product($a: $A, $b: $B) -> $Sum {
                $product
            }
            fn add(x: $Sum, y: $Sum) -> $Sum {
                Sum::add(x, y)
            }
            fn widened($c: $C) -> $Sum {
                $widened
            }
            fn widened_bias(bias: $S) -> $Sum {
                bias.into()
            }
            fn requantized(sum: $Sum, byte: impl Fn(i32) -> i32) -> $Sum {
                Sum::requantized(sum, byte)
            }
            fn narrowed($sum: $Sum) -> $C {
                $narrowed
            }
            fn mapped(map: Map, sum: $Sum) -> $Sum {
                map.evaluate(sum)
            }
            fn combined(binary: Binary, sum: $Sum, other: $Sum) -> $Sum {
                binary.evaluate(sum, other)
            }
            fn run(
                kernel: &GemmKernel,
                a: &[$A],
                b: &[$B],
                c: &mut [$C],
                extras: GemmExtras<'_, $C, $S>,
            ) -> Result<(), GemmError> {
                let GemmExtras { bias, residual, scales } = extras;
                let lengths = [a.len(), b.len(), c.len(), bias.len(), residual.len(), scales.len()];
                let Code::$types(code) = &kernel.code else { return Err(kernel.wrong(GemmTypes::$types)) };
                code.call(a, b, c, extras, kernel.scratch).map_err(|error| kernel.refusal(error, lengths))
            }
            #[inline]
            fn run_plain(kernel: &GemmKernel, a: &[$A], b: &[$B], c: &mut [$C]) -> Result<(), GemmError> {
                // A small product takes a few dozen instructions: keep rare cases, such as errors, out of line.
                let done = match &kernel.code {
                    Code::$types(Variant::Plain(code)) => code.call_direct(a, b, &mut *c),
                    _ => None,
                };
                match done {
                    Some(()) => Ok(()),
                    None => Self::run(kernel, a, b, c, GemmExtras::default()),
                }
            }
        }
    )*};
}

/// An accumulator of the reference.
trait Sum: Copy {
    fn add(self, other: Self) -> Self;
    fn requantized(self, byte: impl Fn(i32) -> i32) -> Self;
}

impl Sum for f64 {
    fn add(self, other: f64) -> f64 {
        self + other
    }
    fn requantized(self, _: impl Fn(i32) -> i32) -> f64 {
        self
    }
}

impl Sum for i32 {
    fn add(self, other: i32) -> i32 {
        self.wrapping_add(other)
    }
    fn requantized(self, byte: impl Fn(i32) -> i32) -> i32 {
        byte(self)
    }
}

fn half_product<T: Into<f32>>(a: T, b: T) -> f64 {
    f64::from(a.into()) * f64::from(b.into())
}

elements! {
    f32 f32 f32 F32 f32 f64 {
        product: |a, b| f64::from(a) * f64::from(b),
        widened: |c| c.into(),
        narrowed: |sum| sum as f32,
    }
    f64 f64 f64 F64 f64 f64 {
        product: |a, b| a * b,
        widened: |c| c,
        narrowed: |sum| sum,
    }
    Bf16 Bf16 f32 Bf16 f32 f64 {
        product: |a, b| half_product(a, b),
        widened: |c| c.into(),
        narrowed: |sum| sum as f32,
    }
    Bf16 Bf16 Bf16 Bf16ToBf16 f32 f64 {
        product: |a, b| half_product(a, b),
        widened: |c| f32::from(c).into(),
        narrowed: |sum| Bf16::from(sum as f32),
    }
    F16 F16 f32 F16 f32 f64 {
        product: |a, b| half_product(a, b),
        widened: |c| c.into(),
        narrowed: |sum| sum as f32,
    }
    F16 F16 F16 F16ToF16 f32 f64 {
        product: |a, b| half_product(a, b),
        widened: |c| f32::from(c).into(),
        narrowed: |sum| F16::from(sum as f32),
    }
    u8 i8 i32 U8I8 i32 i32 {
        product: |a, b| i32::from(a) * i32::from(b),
        widened: |c| c,
        narrowed: |sum| sum,
    }
    u8 i8 u8 U8I8ToU8 i32 i32 {
        product: |a, b| i32::from(a) * i32::from(b),
        widened: |c| c.into(),
        narrowed: |sum| sum as u8,
    }
    u8 i8 i8 U8I8ToI8 i32 i32 {
        product: |a, b| i32::from(a) * i32::from(b),
        widened: |c| c.into(),
        narrowed: |sum| sum as i8,
    }
}

/// The code for each combination of types: A, B, C and accumulator.
macro_rules! codes {
    ($($types:ident: $A:ident $B:ident $C:ident $S:ident;)*) => {
        #[derive(Clone, Debug)]
        enum Code {
            $($types(Variant<$A, $B, $C, $S>),)*
        }

        impl Code {
            fn new<C: KernelCompiler>(
                types: GemmTypes,
                kernels: &mut Published<'_, C>,
            ) -> Result<(Code, usize), Failure> {
                match types {
                    $(GemmTypes::$types => variant(kernels, Code::$types),)*
                }
            }
        }

        /// Records the kernel of loops around products.
        pub(super) fn record_nest(nest: &GemmNest, kernels: &mut Recording<'_>) -> Result<(), Failure> {
            match nest.blocks().first().ok_or_else(nest::empty)?.types {
                $(GemmTypes::$types => record_as::<$A, $B, $C, $S>(nest, kernels),)*
            }
        }
    };
}
codes! {
    F32: f32 f32 f32 f32;
    F64: f64 f64 f64 f64;
    Bf16: Bf16 Bf16 f32 f32;
    Bf16ToBf16: Bf16 Bf16 Bf16 f32;
    F16: F16 F16 f32 f32;
    F16ToF16: F16 F16 F16 f32;
    U8I8: u8 i8 i32 i32;
    U8I8ToU8: u8 i8 u8 i32;
    U8I8ToI8: u8 i8 i8 i32;
}

impl GemmKernel {
    pub(super) fn new<C: KernelCompiler>(spec: &Gemm, kernels: &mut Published<'_, C>) -> Result<GemmKernel, Failure> {
        let (code, scratch) = Code::new(spec.types, kernels)?;
        Ok(GemmKernel { spec: *spec, code, scratch })
    }

    /// The error of a rejected call: the slice that is shorter than the complete product needs.
    #[cold]
    fn refusal(&self, error: CallError, lengths: [usize; 6]) -> GemmError {
        GemmError::short(&self.spec, lengths).unwrap_or(GemmError::Call(error))
    }

    #[cold]
    fn wrong(&self, actual: GemmTypes) -> GemmError {
        GemmError::Types { kernel: self.spec.types, actual }
    }

    /// The spec of this kernel.
    pub fn spec(&self) -> &Gemm {
        &self.spec
    }

    /// Computes C.
    ///
    /// # Errors
    /// A slice is too short or has another type, or the spec needs a bias, a residual or scales (see
    /// [`GemmKernel::call_with`]). After an error, C is unchanged.
    #[inline]
    pub fn call<A: GemmElements<B, C>, B, C>(&self, a: &[A], b: &[B], c: &mut [C]) -> Result<(), GemmError> {
        A::run_plain(self, a, b, c)
    }

    /// Computes C from A, B and the extra operands of the spec.
    ///
    /// # Errors
    /// A slice is too short or has another type. After an error, C is unchanged.
    pub fn call_with<A: GemmElements<B, C>, B, C>(
        &self,
        a: &[A],
        b: &[B],
        c: &mut [C],
        extras: GemmExtras<'_, C, A::Bias>,
    ) -> Result<(), GemmError> {
        A::run(self, a, b, c, extras)
    }
}

impl GemmNest {
    /// Records the kernel. Like for [`Primitive`](crate::Primitive), the products have been checked.
    ///
    /// # Errors
    /// Errors of `kernels`, limits of this machine, or there is no product.
    pub fn record(&self, kernels: &mut Recording<'_>) -> Result<(), Failure> {
        record_nest(self, kernels)
    }

    /// The kernel. Its spec is the first product.
    ///
    /// # Errors
    /// Errors of `kernels`.
    pub fn assemble<C: KernelCompiler>(&self, kernels: &mut Published<'_, C>) -> Result<GemmKernel, Failure> {
        GemmKernel::new(self.blocks().first().ok_or_else(nest::empty)?, kernels)
    }
}

/// Records the kernel of a spec.
pub(super) fn record(spec: &Gemm, kernels: &mut Recording<'_>) -> Result<(), Failure> {
    record_nest(&GemmNest::single(*spec), kernels)
}

/// Whether a kernel needs more than A, B and C.
fn is_full(spec: &Gemm, scratch: usize) -> bool {
    scratch > 0 || spec.bias.is_some() || spec.has_residual() || spec.scale_elements() > 0
}

/// The code and the size of its scratch memory in elements. Both are read from the compiled object, so planning runs
/// only once.
fn variant<C: KernelCompiler, X: MemoryElement, Y: MemoryElement, Z: MemoryElement, S: MemoryElement>(
    kernels: &mut Published<'_, C>,
    code: fn(Variant<X, Y, Z, S>) -> Code,
) -> Result<(Code, usize), Failure> {
    if kernels.n_params() == 3 {
        return Ok((code(Variant::Plain(kernels.kernel()?)), 0));
    }
    let kernel = kernels.kernel()?;
    let scratch = kernel.contract().min_len(SCRATCH);
    Ok((code(Variant::Full(kernel)), scratch))
}

/// A product in its canonical form, its plan, and the operations after it.
struct Planned {
    problem: Problem,
    plan: Plan,
    epilogue: Vec<Epilogue>,
}

fn record_as<X, Y, Z, S>(nest: &GemmNest, kernels: &mut Recording<'_>) -> Result<(), Failure>
where
    X: OperandElement,
    Y: OperandElement,
    Z: Stored,
    S: Element<X, Y> + Element<Y, X>,
{
    let machine = kernels.machine();
    let planned = nest.blocks().iter().map(|spec| {
        let (problem, plan) = nest.plan(spec, machine);
        Planned { problem, plan, epilogue: spec.epilogue().collect() }
    });
    let planned: Vec<Planned> = planned.collect();
    // Products of one nest use the same memory one after the other.
    let scratch = planned.iter().map(|of| of.plan.scratch(&of.problem)).max().unwrap_or(0);
    scratch::check::<S>(NAME, scratch)?;
    if nest.blocks().iter().any(|spec| is_full(spec, scratch)) {
        kernels.kernel(full::<X, Y, Z, S>(nest, &planned))
    } else {
        kernels.kernel(plain::<X, Y, Z, S>(nest, &planned))
    }
}

/// The names of the parameters.
const NAMES: [&str; 7] = ["a", "b", "c", "bias", "residual", "scales", "scratch"];

/// The operands besides A and B.
struct Others<'k, C, S> {
    c: InputOutput<'k, C>,
    bias: Option<Input<'k, S>>,
    residual: Option<Input<'k, C>>,
    scales: Option<Input<'k, f32>>,
    scratch: Option<InputOutput<'k, S>>,
}

/// Records the products. For the transposed product, A and B are swapped here, so that no caller does that.
fn generate<'k, A, B, C, S>(
    k: K<'k>,
    (nest, planned): (&GemmNest, &[Planned]),
    (a, b): (Input<'k, A>, Input<'k, B>),
    others: Others<'k, C, S>,
) where
    A: OperandElement,
    B: OperandElement,
    C: Stored,
    S: Element<A, B> + Element<B, A>,
{
    let Others { c, bias, residual, scales, scratch } = others;
    let (a, b, c): (&dyn Operand<'k, S>, &dyn Operand<'k, S>, &dyn Output<'k, S>) = (&a, &b, &c);
    nest.emit(k, &mut |part, [at_a, at_b, at_c, bias_at]: [Offset<'k>; 4]| {
        let product = match part {
            Part::Prefetch(0) => return a.prefetch(at_a.scalar(k)),
            Part::Prefetch(_) => return b.prefetch(at_b.scalar(k)),
            Part::Product(number) => &planned[number],
        };
        let Planned { problem, plan, epilogue } = product;
        let residual = residual.as_ref().filter(|_| epilogue.iter().any(|of| of.residual().is_some()));
        let residual = residual.map(|residual| residual as &dyn Elements<'k, S>);
        let bias = bias.filter(|_| problem.bias.is_some());
        let (a, b, plus_products): (_, _, PlusProducts<S>) = match problem.swapped {
            true => ((b, at_b), (a, at_a), <S as Element<B, A>>::plus_products),
            false => ((a, at_a), (b, at_b), <S as Element<A, B>>::plus_products),
        };
        let ((a, a_at), (b, b_at)) = (a, b);
        let at = [a_at, b_at, at_c];
        Generator { k, problem, plan, a, b, at, bias_at, plus_products, c, bias, residual, scales, scratch, epilogue }
            .run();
    });
}

fn plain<A, B, C, S>(nest: &GemmNest, planned: &[Planned]) -> Result<Recorded, BuildErrors>
where
    A: OperandElement,
    B: OperandElement,
    C: Stored,
    S: Element<A, B> + Element<B, A>,
{
    let options = BuildOptions { param_names: &NAMES[..3], ..BuildOptions::default() };
    let source = build_with::<Plain<A, B, C>>("gemm", &options, |k, (a, b, c)| {
        let others = Others::<C, S> { c, bias: None, residual: None, scales: None, scratch: None };
        generate(k, (nest, planned), (a, b), others);
    })?;
    Ok(Recorded::new(source, vector_bits(planned)))
}

fn full<A, B, C, S>(nest: &GemmNest, planned: &[Planned]) -> Result<Recorded, BuildErrors>
where
    A: OperandElement,
    B: OperandElement,
    C: Stored,
    S: Element<A, B> + Element<B, A>,
{
    let options = BuildOptions { param_names: &NAMES, ..BuildOptions::default() };
    let source = build_with::<Full<A, B, C, S>>("gemm", &options, |k, (a, b, c, bias, residual, scales, scratch)| {
        let others =
            Others { c, bias: Some(bias), residual: Some(residual), scales: Some(scales), scratch: Some(scratch) };
        generate(k, (nest, planned), (a, b), others);
    })?;
    Ok(Recorded::new(source, vector_bits(planned)))
}

fn vector_bits(planned: &[Planned]) -> u32 {
    planned.iter().map(|of| of.plan.vector_bits).max().unwrap_or_default()
}
