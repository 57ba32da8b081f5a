//! `kernelsmith einsum`: plans, runs and times an einsum on this machine.
//!
//! In: a formula or a tree in brackets, sizes, or operands in `.npy` files. Out: the plan with its predicted cost, the
//! measured time, the speed as a share of the machine's peak; with `--check`, whether the result equals that of loops.
//! Operands without a file are random small integers, so that every order of sums gives the same result.
//! Not here: the planner (kernelsmith-tensor).

use super::npy::{Array, Elements};
use super::{picture, read, write};
use crate::output::{Failure, Out};
use kernelsmith::kernels::gemm::GemmTypes;
use kernelsmith::kernels::{KernelCompiler, Machine, Primitive, PrimitiveExt};
use kernelsmith::tensor::einsum::{
    Einsum, EinsumError, EinsumKernel, PathOptions, Shape, Slice, SliceMut, Tree, naive,
};
use kernelsmith::{Bf16, F16, Jit};
use std::hint::black_box;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// Options of `einsum`.
#[derive(Debug, clap::Args)]
pub(crate) struct EinsumArgs {
    /// The formula, such as `abc,cd->abd`, or a tree of contractions, such as `[[0,1],[1,2]->[0,2]],[2,3]->[0,3]`
    formula: String,
    /// The size of each index: `a=64,b=32` for a formula, `64,32,8` by number for a tree
    #[arg(long, value_name = "SIZES", default_value = "")]
    sizes: String,
    /// A `.npy` file for each operand of a formula, in order; they have the sizes and strides
    #[arg(long = "operand", value_name = "FILE", conflicts_with = "sizes")]
    operands: Vec<PathBuf>,
    /// Write the result to this `.npy` file
    #[arg(long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The element types of the operands
    #[arg(long = "type", value_enum, default_value_t = Type::F32)]
    types: Type,
    /// Number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    threads: usize,
    /// Print the order of contractions, the passes of each one, and the predicted cycles
    #[arg(long)]
    explain: bool,
    /// Write a picture of the plan to this SVG file
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Compare the result with that of loops, which takes time
    #[arg(long)]
    check: bool,
    /// Maximum number of elements of an intermediate result
    #[arg(long, value_name = "N", default_value_t = f64::INFINITY)]
    max_elements: f64,
    /// Maximum number of multiply-adds
    #[arg(long, value_name = "N", default_value_t = f64::INFINITY)]
    max_products: f64,
}

/// The element types of the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Type {
    F32,
    F64,
    /// The result is of f32
    Bf16,
    /// The result is of f32
    F16,
    /// The second operand is of i8, the result of i32
    U8,
}

/// Maximum number of threads.
const MAX_THREADS: usize = 1024;
/// Maximum number of elements of an operand or the output.
const MAX_ELEMENTS: usize = 1 << 31;
/// A measurement ends after this time and at least two calls.
const TIME: Duration = Duration::from_millis(500);

/// Runs `einsum`.
pub(crate) fn run(args: &EinsumArgs, out: &mut Out) -> Result<(), Failure> {
    let mut files = files(args)?;
    let spec = spec(args, &files)?;
    let jit = Jit::host()?;
    let machine = jit.machine();
    if args.explain {
        out.text(&spec.explain(machine))?;
    }
    if let Some(path) = &args.save {
        write(Some(path), picture::svg(&spec, machine, args.threads)?.as_bytes(), out)?;
    }
    let started = Instant::now();
    let kernel = spec.compile(&jit).map_err(|error| Failure::internal(error.to_string()))?;
    let compiled = started.elapsed();
    match args.types {
        Type::F32 => measure(args, &spec, &kernel, machine, &mut files, out, |n| n as f32, |n| n as f32, 0.0f32)?,
        Type::F64 => measure(args, &spec, &kernel, machine, &mut files, out, f64::from, f64::from, 0.0f64)?,
        Type::Bf16 => {
            let bf16 = |n| Bf16::from(n as f32);
            measure(args, &spec, &kernel, machine, &mut files, out, bf16, bf16, 0.0f32)?;
        }
        Type::F16 => {
            let f16 = |n| F16::from(n as f32);
            measure(args, &spec, &kernel, machine, &mut files, out, f16, f16, 0.0f32)?;
        }
        Type::U8 => {
            let of_a = |n| (n + 2) as u8;
            measure(args, &spec, &kernel, machine, &mut files, out, of_a, |n| n as i8, 0i32)?;
        }
    }
    out.line(&format!("compiled in {:.2} ms", compiled.as_secs_f64() * 1e3))
}

fn invalid(error: EinsumError) -> Failure {
    Failure::input(error.to_string())
}

/// The arrays of the operands.
fn files(args: &EinsumArgs) -> Result<Vec<Array>, Failure> {
    let array = |path: &PathBuf| {
        let (name, bytes) = read(path)?;
        Array::read(&bytes).map_err(|error| Failure::input(format!("{name}: {error}")))
    };
    args.operands.iter().map(array).collect()
}

/// The einsum that the arguments describe.
fn spec(args: &EinsumArgs, files: &[Array]) -> Result<Einsum, Failure> {
    let types = match args.types {
        Type::F32 => GemmTypes::F32,
        Type::F64 => GemmTypes::F64,
        Type::Bf16 => GemmTypes::Bf16,
        Type::F16 => GemmTypes::F16,
        Type::U8 => GemmTypes::U8I8,
    };
    if !(1..=MAX_THREADS).contains(&args.threads) {
        return Err(Failure::input(format!("--threads is {}, but must be 1 to {MAX_THREADS}", args.threads)));
    }
    let size = |text: &str| {
        let number = text.trim().parse::<usize>();
        number.map_err(|_| Failure::input(format!("--sizes: `{text}` is not a size")))
    };
    let parts = args.sizes.split(',').map(str::trim).filter(|part| !part.is_empty());
    let options =
        PathOptions { max_elements: args.max_elements, max_products: args.max_products, ..PathOptions::default() };
    let spec = if !files.is_empty() {
        let shapes: Vec<Shape> = files.iter().map(|of| Shape::strided(&of.sizes, &of.strides())).collect();
        Einsum::with(types, &args.formula, &shapes, None, &options).map_err(invalid)?
    } else if args.formula.trim_start().starts_with('[') {
        let tree = Tree::parse(&args.formula).map_err(invalid)?;
        let sizes = parts.map(size).collect::<Result<Vec<_>, _>>()?;
        Einsum::of_tree(types, &tree, &sizes).map_err(invalid)?
    } else {
        let mut sizes: Vec<(char, usize)> = Vec::new();
        for part in parts {
            let found = part.split_once('=').and_then(|(name, text)| Some((single(name)?, text)));
            let Some((name, text)) = found else {
                return Err(Failure::input(format!("--sizes: `{part}` is not of the form a=64")));
            };
            sizes.push((name, size(text)?));
        }
        let shapes = shapes(&args.formula, &sizes)?;
        Einsum::with(types, &args.formula, &shapes, None, &options).map_err(invalid)?
    };
    let spans = spec.shapes().iter().map(Shape::span).chain([spec.out_shape().span()]);
    if let Some(span) = spans.into_iter().find(|&span| span > MAX_ELEMENTS) {
        return Err(Failure::input(format!("a tensor has {span} elements, but may have at most {MAX_ELEMENTS}")));
    }
    Ok(spec.threads(args.threads))
}

/// The only character of a text.
fn single(text: &str) -> Option<char> {
    let mut chars = text.trim().chars();
    chars.next().filter(|_| chars.next().is_none())
}

/// The shapes of the operands of a formula. Characters that are no letters are left to its parser.
fn shapes(formula: &str, sizes: &[(char, usize)]) -> Result<Vec<Shape>, Failure> {
    let operands = formula.split("->").next().unwrap_or("");
    if operands.contains('.') {
        return Err(Failure::input("an ellipsis has no sizes here: name its indices"));
    }
    let shape = |operand: &str| {
        let letters = operand.chars().filter(|letter| letter.is_alphabetic());
        let size = |letter: char| {
            let found = sizes.iter().find(|(name, _)| *name == letter);
            found.map(|(_, size)| *size).ok_or_else(|| Failure::input(format!("--sizes: index `{letter}` has no size")))
        };
        Ok(Shape::contiguous(&letters.map(size).collect::<Result<Vec<_>, _>>()?))
    };
    operands.split(',').map(shape).collect()
}

/// Runs and times the kernel on operands of these types.
#[allow(clippy::too_many_arguments)]
fn measure<A, B, C>(
    args: &EinsumArgs,
    spec: &Einsum,
    kernel: &EinsumKernel,
    machine: &Machine,
    files: &mut [Array],
    out: &mut Out,
    of_a: impl Fn(i32) -> A,
    of_b: impl Fn(i32) -> B,
    zero: C,
) -> Result<(), Failure>
where
    A: OfElements,
    B: OfElements,
    C: kernelsmith::tensor::einsum::EinsumElement + PartialEq + OfElements,
    for<'a> Slice<'a>: From<&'a Vec<A>> + From<&'a Vec<B>>,
    for<'a> SliceMut<'a>: From<&'a mut Vec<C>>,
{
    let spans: Vec<usize> = spec.shapes().iter().map(Shape::span).collect();
    let number = |at: usize| (at as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(9) as i32 % 5 / 2;
    let is_b = |at: usize| at == 1 && args.types == Type::U8;
    let (mut a, mut b): (Vec<Vec<A>>, Vec<B>) = (Vec::new(), Vec::new());
    for (at, &n) in spans.iter().enumerate() {
        let array = files.get_mut(at);
        if is_b(at) {
            a.push(Vec::new());
            b = operand(at, array, || (0..n).map(|at| of_b(number(at + 1))).collect())?;
        } else {
            a.push(operand(at, array, || (0..n).map(|at| of_a(number(at))).collect())?);
        }
    }
    let operands: Vec<Slice<'_>> =
        (0..spans.len()).map(|at| if is_b(at) { Slice::from(&b) } else { Slice::from(&a[at]) }).collect();
    let mut result = vec![zero; spec.out_shape().span()];
    let (mut fastest, mut n_calls) = (Duration::MAX, 0);
    let started = Instant::now();
    while n_calls < 2 || started.elapsed() < TIME {
        let call = Instant::now();
        kernel.call(&operands, &mut result).map_err(invalid)?;
        fastest = fastest.min(call.elapsed());
        n_calls += 1;
    }
    report(args, spec, machine, fastest, n_calls, out)?;
    if args.check {
        let mut want = vec![zero; result.len()];
        naive(spec, &operands, &mut want);
        if result != want {
            return Err(Failure::internal(format!("the result differs from that of loops: {}", spec.formula())));
        }
        out.line("the result equals that of loops")?;
    }
    if let Some(path) = &args.output {
        let elements = C::to_elements(result).unwrap_or(Elements::U8(Vec::new()));
        let array = Array { sizes: spec.out_shape().sizes().to_vec(), is_column_major: false, elements };
        write(Some(path), &array.write(), out)?;
    }
    Ok(())
}

/// The elements of a file, or others.
fn operand<T: OfElements>(
    at: usize,
    array: Option<&mut Array>,
    others: impl FnOnce() -> Vec<T>,
) -> Result<Vec<T>, Failure> {
    let Some(array) = array else { return Ok(others()) };
    let actual = array.elements.type_name();
    let elements = T::of_elements(std::mem::replace(&mut array.elements, Elements::U8(Vec::new())));
    elements
        .ok_or_else(|| Failure::input(format!("--operand {at}: elements are of {actual}, which `--type` does not say")))
}

/// Element types with a representation in files.
trait OfElements: Sized {
    fn of_elements(elements: Elements) -> Option<Vec<Self>>;
    fn to_elements(elements: Vec<Self>) -> Option<Elements>;
}

macro_rules! of_elements {
    ($($ty:ident $variant:ident,)*) => {$(
        impl OfElements for $ty {
            fn of_elements(elements: Elements) -> Option<Vec<$ty>> {
                if let Elements::$variant(elements) = elements { Some(elements) } else { None }
            }
            fn to_elements(elements: Vec<$ty>) -> Option<Elements> {
                Some(Elements::$variant(elements))
            }
        }
    )*};
}

of_elements! { f32 F32, f64 F64, F16 F16, u8 U8, i8 I8, i32 I32, }

/// The format has no such numbers.
impl OfElements for Bf16 {
    fn of_elements(_: Elements) -> Option<Vec<Bf16>> {
        None
    }
    fn to_elements(_: Vec<Bf16>) -> Option<Elements> {
        None
    }
}

fn report(
    args: &EinsumArgs,
    spec: &Einsum,
    machine: &Machine,
    fastest: Duration,
    n_calls: usize,
    out: &mut Out,
) -> Result<(), Failure> {
    let hertz = clock();
    let seconds = fastest.as_secs_f64();
    let cycles = spec.cycles(machine).map_err(|error| Failure::internal(error.to_string()))?;
    let element_bits = if args.types == Type::F64 { 64 } else { 32 };
    let peak = 2.0 * f64::from(machine.lanes(element_bits)) * machine.fma_per_cycle * hertz * args.threads as f64;
    let speed = spec.flops() / seconds;
    out.line(&format!(
        "{}: {:.3} ms (fastest of {n_calls} calls), {:.2} GFLOP/s",
        spec.formula(),
        seconds * 1e3,
        speed / 1e9
    ))?;
    // Other products than those of f32 and f64 have instructions with another peak.
    if matches!(args.types, Type::F32 | Type::F64) {
        out.line(&format!(
            "{:.0} % of {:.0} GFLOP/s, the peak of {} thread{} at {:.2} GHz",
            100.0 * speed / peak,
            peak / 1e9,
            args.threads,
            if args.threads == 1 { "" } else { "s" },
            hertz / 1e9
        ))?;
    }
    let expected = cycles / hertz / args.threads as f64;
    out.line(&format!(
        "{:.3} ms predicted ({cycles:.0} cycles on one thread), {:.2} GFLOP/s",
        expected * 1e3,
        if cycles > 0.0 { spec.flops() / expected / 1e9 } else { 0.0 }
    ))
}

/// Cycles per second, by a chain of exclusive ors and rotations, which take a cycle each on the machines that this crate
/// compiles for.
fn clock() -> f64 {
    const STEPS: u32 = 200_000;
    let chain = |mut x: u64| {
        for _ in 0..STEPS {
            x = (x ^ 0x9e37_79b9_7f4a_7c15).rotate_left(7);
        }
        x
    };
    let measured = (0..20).map(|seed| {
        let start = Instant::now();
        black_box(chain(black_box(seed)));
        start.elapsed().as_secs_f64()
    });
    2.0 * f64::from(STEPS) / measured.fold(f64::INFINITY, f64::min)
}
