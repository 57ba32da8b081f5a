//! The dimensions of an operation, and the checks that all operations share.
//!
//! In: dimensions as the caller lists them. Out: the first wrong field; the number of elements that each tensor needs.
//! Invariant of checked dimensions: parallel ones come first and primitive ones last; no two iterations over the output's
//! dimensions address the same element; every offset in bytes fits `isize`.
//! Not here: what a block must look like (see `block`).

use kernelsmith_kernels::SpecError;
use kernelsmith_manager::KeyWriter;

/// Maximum number of dimensions of an operation.
pub const MAX_DIMENSIONS: usize = 32;
/// Maximum number of parallel iterations: the product of the sizes of parallel dimensions.
pub const MAX_PARALLEL: usize = 1 << 20;
/// Maximum number of elements that a tensor spans: elements have at most eight bytes.
pub(crate) const MAX_ELEMENTS: usize = isize::MAX as usize / 8;

/// The tensors that a dimension belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DimensionKind {
    /// All tensors: a batch dimension.
    C,
    /// The first input and the output: rows of the product.
    M,
    /// The second input and the output: columns of the product.
    N,
    /// Both inputs: products are summed over it.
    K,
}

impl DimensionKind {
    /// Whether tensor 0 (first input), 1 (second input) or 2 (output) lacks a dimension of this kind.
    fn is_absent(self, tensor: usize) -> bool {
        matches!((self, tensor), (DimensionKind::M, 1) | (DimensionKind::N, 0) | (DimensionKind::K, 2))
    }
}

/// How a dimension is executed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Execution {
    /// A loop whose iterations can be divided among threads. Parallel loops are the outermost.
    Parallel,
    /// A loop.
    Sequential,
    /// A dimension of the block, which a compiled kernel computes. Blocks are innermost.
    Primitive,
}

/// A dimension of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dimension {
    /// The tensors that have it.
    pub kind: DimensionKind,
    /// How it is executed.
    pub execution: Execution,
    /// Number of iterations, at least 1.
    pub size: usize,
    /// The distances between consecutive iterations in the first input, the second input and the output, in elements; 0
    /// in a tensor that lacks the dimension.
    pub strides: [usize; 3],
}

/// The names of the strides of each tensor, for errors.
pub(crate) const STRIDES: [&str; 3] = ["strides.in0", "strides.in1", "strides.out"];

/// Checks what all operations require of their dimensions.
pub(crate) fn check(primitive: &'static str, dimensions: &[Dimension]) -> Result<(), SpecError> {
    let error = |field, problem: String| Err(SpecError::new(primitive, field, problem));
    SpecError::check_range(primitive, "dimensions", dimensions.len(), 1, MAX_DIMENSIONS)?;
    for (at, dimension) in dimensions.iter().enumerate() {
        if dimension.size == 0 {
            return error("sizes", format!("has 0 at dimension {at}, but must be at least 1"));
        }
        for (tensor, field) in STRIDES.into_iter().enumerate() {
            let stride = dimension.strides[tensor];
            if dimension.kind.is_absent(tensor) && stride != 0 {
                let problem = format!(
                    "has {stride} at dimension {at}, but must be 0, because the tensor lacks dimensions of kind {:?}",
                    dimension.kind
                );
                return error(field, problem);
            }
        }
    }
    check_executions(primitive, dimensions)?;
    for (tensor, field) in STRIDES.into_iter().enumerate() {
        if elements(dimensions, tensor) > MAX_ELEMENTS {
            return error(field, format!("span more than {MAX_ELEMENTS} elements with these sizes"));
        }
    }
    check_overlap(primitive, dimensions)
}

fn check_executions(primitive: &'static str, dimensions: &[Dimension]) -> Result<(), SpecError> {
    let error = |problem: String| Err(SpecError::new(primitive, "executions", problem));
    let rank = |execution: Execution| match execution {
        Execution::Parallel => 0,
        Execution::Sequential => 1,
        Execution::Primitive => 2,
    };
    for (at, pair) in dimensions.windows(2).enumerate() {
        let (outer, inner) = (pair[0].execution, pair[1].execution);
        if rank(outer) > rank(inner) {
            let problem = format!(
                "has {inner:?} at dimension {} inside {outer:?}, but must be parallel, then sequential, then primitive",
                at + 1
            );
            return error(problem);
        }
    }
    let mut n_parallel: usize = 1;
    for (at, dimension) in dimensions.iter().enumerate().filter(|(_, of)| of.execution == Execution::Parallel) {
        if dimension.kind == DimensionKind::K {
            return error(format!("has Parallel at dimension {at}, but a dimension of kind K must not be parallel"));
        }
        n_parallel = n_parallel.saturating_mul(dimension.size);
    }
    if n_parallel > MAX_PARALLEL {
        return error(format!("has more than {MAX_PARALLEL} parallel iterations"));
    }
    Ok(())
}

/// Checks that no two elements of the output have the same offset. Strides must be nested: in ascending order, each one
/// exceeds the span of those before.
fn check_overlap(primitive: &'static str, dimensions: &[Dimension]) -> Result<(), SpecError> {
    let of_out = dimensions.iter().enumerate().filter(|(_, of)| of.kind != DimensionKind::K && of.size > 1);
    let mut of_out: Vec<(usize, usize, usize)> = of_out.map(|(at, of)| (of.strides[2], of.size, at)).collect();
    of_out.sort_unstable();
    let mut span: usize = 1;
    for (stride, size, at) in of_out {
        if stride < span {
            let problem = format!(
                "has {stride} at dimension {at}, but must be at least {span}, because elements of the output overlap"
            );
            return Err(SpecError::new(primitive, "strides.out", problem));
        }
        span = span.saturating_add((size - 1).saturating_mul(stride));
    }
    Ok(())
}

/// The number of elements from the first to the last one that the dimensions address; `usize::MAX` if it overflows.
pub(crate) fn elements<'d>(dimensions: impl IntoIterator<Item = &'d Dimension>, tensor: usize) -> usize {
    dimensions.into_iter().fold(1, |sum: usize, dimension| {
        sum.saturating_add(dimension.size.saturating_sub(1).saturating_mul(dimension.strides[tensor]))
    })
}

/// Writes all fields.
pub(crate) fn write_key(dimensions: &[Dimension], key: &mut KeyWriter) {
    key.u64(dimensions.len() as u64);
    for Dimension { kind, execution, size, strides } in dimensions {
        key.u8(*kind as u8).u8(*execution as u8).u64(*size as u64);
        for stride in strides {
            key.u64(*stride as u64);
        }
    }
}

/// One line per loop, for `explain`.
pub(crate) fn explain_loops(dimensions: &[Dimension]) -> String {
    let loops = dimensions.iter().enumerate().filter(|(_, of)| of.execution != Execution::Primitive);
    loops
        .map(|(at, Dimension { kind, execution, size, strides: [in0, in1, out] })| {
            format!("dimension {at}: {execution:?} {kind:?} of {size}, strides {in0}, {in1}, {out}\n")
        })
        .collect()
}
