//! Computes einsums that another program asks for: `cargo xtask soak tensor numpy`.
//!
//! In: requests on standard input, as `oracle/einsum.py` writes them: a formula, types, and operands with sizes, strides
//! and bytes. Out: results on standard output. Numbers are little-endian.
//! Invariants: operands and output have exactly the promised length and end or begin at an inaccessible page; a result
//! that differs between the ways that compute it is a failure.
//! Not here: the requests.

use kernelsmith::kernels::PrimitiveExt;
use kernelsmith::kernels::gemm::GemmTypes;
use kernelsmith::tensor::einsum::views::ndarray::{ArrayViewD, Axis, IxDyn, ShapeBuilder};
use kernelsmith::tensor::einsum::{
    Einsum, EinsumElement, EinsumErrorKind, PathOptions, Shape, Slice, SliceMut, naive, views,
};
use kernelsmith::unstable::exec::{Edge, GuardedBuffer};
use kernelsmith::{F16, Jit};
use std::io::{self, Read, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let jit = match Jit::host() {
        Ok(jit) => jit,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    match serve(&jit, &mut io::stdin().lock(), &mut io::stdout().lock()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::from(2)
        }
    }
}

/// An operand as it is in memory; strides are in elements.
struct Operand {
    sizes: Vec<usize>,
    strides: Vec<isize>,
    bytes: Vec<u8>,
}

struct Request {
    formula: String,
    types: u32,
    edge: Edge,
    /// By the function for views of `ndarray`.
    is_by_views: bool,
    n_threads: usize,
    operands: Vec<Operand>,
    out_strides: Option<Vec<usize>>,
}

/// Sizes of the result, and its elements with those between them.
struct Answer {
    sizes: Vec<usize>,
    bytes: Vec<u8>,
}

/// Why there is no result.
enum Problem {
    /// The einsum is not supported or not valid.
    Refused(String),
    /// A fault of ours.
    Failed(String),
}

fn number(input: &mut impl Read) -> io::Result<u64> {
    let mut bytes = [0; 8];
    input.read_exact(&mut bytes)?;
    Ok(u64::from_le_bytes(bytes))
}

fn numbers(input: &mut impl Read) -> io::Result<Vec<u64>> {
    let n = number(input)?;
    (0..n).map(|_| number(input)).collect()
}

fn bytes(input: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = vec![0; number(input)? as usize];
    input.read_exact(&mut bytes)?;
    Ok(bytes)
}

/// The next request; none at the end of the input.
fn request(input: &mut impl Read) -> io::Result<Option<Request>> {
    let types = match number(input) {
        Ok(types) => types as u32,
        Err(error) if error.kind() == io::ErrorKind::UnexpectedEof => return Ok(None),
        Err(error) => return Err(error),
    };
    let flags = number(input)?;
    let n_threads = number(input)? as usize;
    let formula = String::from_utf8_lossy(&bytes(input)?).into_owned();
    let n_operands = number(input)?;
    let operand = |input: &mut _| -> io::Result<Operand> {
        let sizes = numbers(input)?.into_iter().map(|size| size as usize).collect();
        let strides = numbers(input)?.into_iter().map(|stride| stride as isize).collect();
        Ok(Operand { sizes, strides, bytes: bytes(input)? })
    };
    let operands = (0..n_operands).map(|_| operand(input)).collect::<io::Result<_>>()?;
    let out_strides = match flags & 4 {
        0 => None,
        _ => Some(numbers(input)?.into_iter().map(|stride| stride as usize).collect()),
    };
    let edge = if flags & 1 == 0 { Edge::End } else { Edge::Start };
    Ok(Some(Request { formula, types, edge, is_by_views: flags & 2 != 0, n_threads, operands, out_strides }))
}

fn serve(jit: &Jit, input: &mut impl Read, output: &mut impl Write) -> io::Result<()> {
    while let Some(request) = request(input)? {
        let mut answer = Vec::new();
        let mut put = |bytes: &[u8]| answer.extend_from_slice(bytes);
        match answer_to(jit, &request) {
            Ok(Answer { sizes, bytes }) => {
                put(&0u64.to_le_bytes());
                put(&(sizes.len() as u64).to_le_bytes());
                sizes.iter().for_each(|&size| put(&(size as u64).to_le_bytes()));
                put(&(bytes.len() as u64).to_le_bytes());
                put(&bytes);
            }
            Err(problem) => {
                let (status, message) = match problem {
                    Problem::Refused(message) => (1u64, message),
                    Problem::Failed(message) => (2, message),
                };
                put(&status.to_le_bytes());
                put(&(message.len() as u64).to_le_bytes());
                put(message.as_bytes());
            }
        }
        output.write_all(&answer)?;
        output.flush()?;
    }
    Ok(())
}

fn answer_to(jit: &Jit, request: &Request) -> Result<Answer, Problem> {
    match request.types {
        0 if request.is_by_views => by_views::<f32>(jit, request),
        1 if request.is_by_views => by_views::<f64>(jit, request),
        0 => compute::<f32, f32, f32>(jit, request, GemmTypes::F32),
        1 => compute::<f64, f64, f64>(jit, request, GemmTypes::F64),
        2 => compute::<F16, F16, f32>(jit, request, GemmTypes::F16),
        3 => compute::<u8, i8, i32>(jit, request, GemmTypes::U8I8),
        other => Err(Problem::Failed(format!("there are no types {other}"))),
    }
}

/// An element type of requests.
trait Wire: EinsumElement + PartialEq {
    fn read(bytes: &[u8]) -> Vec<Self>;
    fn write(elements: &[Self]) -> Vec<u8>;
}

macro_rules! wire {
    ($($ty:ident $len:literal |$bytes:ident| $of:expr, |$element:ident| $to:expr;)*) => {$(
        impl Wire for $ty {
            fn read(bytes: &[u8]) -> Vec<$ty> {
                let chunks = bytes.chunks_exact($len).filter_map(|chunk| <[u8; $len]>::try_from(chunk).ok());
                chunks.map(|$bytes| $of).collect()
            }
            fn write(elements: &[$ty]) -> Vec<u8> {
                elements.iter().flat_map(|&$element| $to).collect()
            }
        }
    )*};
}

wire! {
    f32 4 |bytes| f32::from_le_bytes(bytes), |x| x.to_le_bytes();
    f64 8 |bytes| f64::from_le_bytes(bytes), |x| x.to_le_bytes();
    F16 2 |bytes| F16(u16::from_le_bytes(bytes)), |x| x.0.to_le_bytes();
    u8 1 |bytes| bytes[0], |x| [x];
    i8 1 |bytes| bytes[0] as i8, |x| [x as u8];
    i32 4 |bytes| i32::from_le_bytes(bytes), |x| x.to_le_bytes();
}

fn guarded<T: Wire>(elements: &[T], edge: Edge) -> Result<GuardedBuffer<T>, Problem> {
    GuardedBuffer::new(elements, edge).map_err(|error| Problem::Failed(error.to_string()))
}

/// Loops over more products are not compared.
const MAX_PRODUCTS: usize = 1 << 14;

fn compute<A: Wire, B: Wire, C: Wire>(jit: &Jit, request: &Request, types: GemmTypes) -> Result<Answer, Problem> {
    let refused = |error: &dyn core::fmt::Display| Problem::Refused(error.to_string());
    let mut shapes = Vec::new();
    for operand in &request.operands {
        let strides = operand.strides.iter().map(|&stride| usize::try_from(stride));
        let strides = strides.collect::<Result<Vec<_>, _>>().map_err(|error| refused(&error))?;
        shapes.push(Shape::strided(&operand.sizes, &strides));
    }
    let out_strides = request.out_strides.as_deref();
    let spec = Einsum::with(types, &request.formula, &shapes, out_strides, &PathOptions::default());
    let spec = spec.map_err(|error| refused(&error))?.threads(request.n_threads);
    let kernel = spec.compile(jit).map_err(|error| Problem::Failed(error.to_string()))?;
    let is_b = |at: usize| types == GemmTypes::U8I8 && at == 1;
    let (mut a, mut b) = (Vec::new(), Vec::new());
    for (at, operand) in request.operands.iter().enumerate() {
        let (of_a, of_b) = (A::read(&operand.bytes), B::read(&operand.bytes));
        if (if is_b(at) { of_b.len() } else { of_a.len() }) != shapes[at].span() {
            return Err(Problem::Failed(format!("operand {at} must have {} elements", shapes[at].span())));
        }
        a.push(guarded(if is_b(at) { &[] } else { &of_a[..] }, request.edge)?);
        b.push(guarded(if is_b(at) { &of_b[..] } else { &[] }, request.edge)?);
    }
    let slice = |at: usize| if is_b(at) { B::slice(b[at].slice()) } else { A::slice(a[at].slice()) };
    let operands: Vec<Slice<'_>> = (0..shapes.len()).map(slice).collect();
    let before = vec![C::narrow(77.0); spec.out_shape().span()];
    let mut out = guarded(&before, request.edge)?;
    let target: SliceMut<'_> = C::slice_mut(out.slice_mut());
    kernel.call(&operands, target).map_err(|error| Problem::Failed(error.to_string()))?;
    // The interpreter of this project: both differ from numpy alike if the rules are misread.
    let all: Vec<usize> = shapes.iter().flat_map(|shape| shape.sizes().to_vec()).collect();
    if all.iter().fold(1usize, |product, &size| product.saturating_mul(size.max(1))) <= MAX_PRODUCTS {
        let mut want = before;
        naive(&spec, &operands, &mut want);
        let is_near = |(x, y): (&C, &C)| {
            let (x, y) = (x.wide(), y.wide());
            x == y || (x - y).abs() <= 1e-3 * x.abs().max(y.abs()).max(1.0) || !x.is_finite() && !y.is_finite()
        };
        if !out.slice().iter().zip(&want).all(is_near) {
            return Err(Problem::Failed("code and loops differ".to_owned()));
        }
    }
    Ok(Answer { sizes: spec.out_shape().sizes().to_vec(), bytes: C::write(out.slice()) })
}

/// The same by the function for views, which takes negative strides.
fn by_views<T: Wire + views::UniformElement>(jit: &Jit, request: &Request) -> Result<Answer, Problem> {
    let failed = |error: &dyn core::fmt::Display| Problem::Failed(error.to_string());
    let buffers = request.operands.iter().map(|operand| guarded(&T::read(&operand.bytes), request.edge));
    let buffers = buffers.collect::<Result<Vec<_>, _>>()?;
    let mut operands = Vec::new();
    for (operand, buffer) in request.operands.iter().zip(&buffers) {
        let strides: Vec<usize> = operand.strides.iter().map(|stride| stride.unsigned_abs()).collect();
        let sizes = IxDyn(&operand.sizes);
        // Of a view without elements, strides have no meaning.
        let shape = if operand.sizes.contains(&0) { sizes.into() } else { sizes.strides(IxDyn(&strides)) };
        let mut view = ArrayViewD::from_shape(shape, buffer.slice()).map_err(|error| failed(&error))?;
        for (axis, _) in operand.strides.iter().enumerate().filter(|(_, stride)| **stride < 0) {
            view.invert_axis(Axis(axis));
        }
        operands.push(view);
    }
    let out = views::einsum(jit, &request.formula, &operands).map_err(|error| match error.kind() {
        EinsumErrorKind::Compile | EinsumErrorKind::Call => failed(&error),
        _ => Problem::Refused(error.to_string()),
    })?;
    let elements: Vec<T> = out.iter().copied().collect();
    Ok(Answer { sizes: out.shape().to_vec(), bytes: T::write(&elements) })
}
