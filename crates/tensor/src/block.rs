//! The block of a product as matrices: [`Gemm`] specs for first, middle and last accesses.
//!
//! In: checked dimensions. Out: a spec for each kind of access, or the field that no block can have.
//! Invariant: the specs depend on the operation alone, so that recording and assembly agree.
//! Not here: how a block is computed (see `gemm` of kernelsmith-kernels).

use crate::dimension::{Dimension, DimensionKind, Execution, STRIDES};
use crate::layout::Storage;
use crate::operation::{First, Main, NAME, TensorOperation};
use kernelsmith_kernels::SpecError;
use kernelsmith_kernels::gemm::{BiasAxis, Gemm, Layout};

/// The primitive dimensions by their roles.
struct Roles {
    m: Dimension,
    n: Dimension,
    k: Dimension,
    batch: Option<Dimension>,
}

/// The kinds of accesses to a block of the output; they index [`Blocks::of`].
pub(crate) fn access(is_first: bool, is_last: bool) -> usize {
    usize::from(is_first) + 2 * usize::from(is_last)
}

/// The different specs of an operation.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Blocks {
    pub(crate) specs: Vec<Gemm>,
    /// The spec for each kind of access.
    pub(crate) of: [usize; 4],
}

impl Blocks {
    /// The product of middle accesses without functions of elements, of which there are the most.
    pub(crate) fn middle(operation: &TensorOperation) -> Result<Gemm, SpecError> {
        let Roles { m, n, k, batch } = roles(operation)?;
        let product = product_of(&m, &n, &k, batch.as_ref())?.types(operation.types);
        let is_summed = |of: &Dimension| of.kind == DimensionKind::K && of.execution == Execution::Sequential;
        let has_sums = operation.dimensions.iter().any(|of| is_summed(of) && of.size > 1);
        let product = product.beta(usize::from(has_sums || operation.first == First::Accumulate));
        product.check().map_err(|error| of_block(&error))?;
        Ok(product)
    }

    /// The specs that the loops need.
    pub(crate) fn new(operation: &TensorOperation) -> Result<Blocks, SpecError> {
        let Roles { m, n, k, batch } = roles(operation)?;
        let product = product_of(&m, &n, &k, batch.as_ref())?.types(operation.types);
        let bias = bias(operation)?;
        let sums = operation.dimensions.iter().filter(|of| of.kind == DimensionKind::K);
        let sums = sums.filter(|of| of.execution == Execution::Sequential);
        let n_accesses = sums.fold(1, |n: usize, of| n.saturating_mul(of.size));
        let accesses: &[(bool, bool)] = match n_accesses {
            1 => &[(true, true)],
            2 => &[(true, false), (false, true)],
            _ => &[(true, false), (false, false), (false, true)],
        };
        let mut blocks = Blocks { specs: Vec::new(), of: [0; 4] };
        for &(is_first, is_last) in accesses {
            let beta = usize::from(!(is_first && operation.first == First::Zero));
            let mut spec = product.beta(beta);
            if is_last {
                spec = operation.last.iter().fold(spec, |spec, &of| spec.then(of));
                if let Some(of) = bias {
                    spec = spec.bias(of);
                }
            }
            spec.check().map_err(|error| of_block(&error))?;
            let at = blocks.specs.iter().position(|other| *other == spec).unwrap_or_else(|| {
                blocks.specs.push(spec);
                blocks.specs.len() - 1
            });
            blocks.of[access(is_first, is_last)] = at;
        }
        Ok(blocks)
    }
}

/// Whether the bias goes along rows or columns of blocks.
fn bias(operation: &TensorOperation) -> Result<Option<BiasAxis>, SpecError> {
    let Some(kind) = operation.bias else { return Ok(None) };
    let axis = match kind {
        DimensionKind::M => BiasAxis::Rows,
        DimensionKind::N => BiasAxis::Columns,
        DimensionKind::C | DimensionKind::K => {
            let problem = format!("is of kind {kind:?}, but must be of M or N");
            return Err(SpecError::new(NAME, "bias", problem));
        }
    };
    let mut dimensions = operation.dimensions.iter().zip(operation.bias_strides()).enumerate();
    let is_block = |of: &Dimension| of.kind == kind && of.execution == Execution::Primitive && of.size > 1;
    if let Some((at, (_, stride))) = dimensions.find(|(_, (of, stride))| is_block(of) && *stride != 1) {
        let problem = format!(
            "has a stride of {stride} along dimension {at}, but must be contiguous along blocks: in the output, no other \
             dimension of kind {kind:?} may have a smaller stride"
        );
        return Err(SpecError::new(NAME, "bias", problem));
    }
    Ok(Some(axis))
}

fn roles(operation: &TensorOperation) -> Result<Roles, SpecError> {
    let primitive = |kind: DimensionKind| {
        operation.dimensions.iter().filter(move |of| of.execution == Execution::Primitive && of.kind == kind).copied()
    };
    let kinds = [DimensionKind::C, DimensionKind::M, DimensionKind::N, DimensionKind::K];
    let [c, m, n, k] = kinds.map(|kind| primitive(kind).count());
    let [of_m, of_n] = [DimensionKind::M, DimensionKind::N].map(|kind| primitive(kind).next());
    let mut of_k = primitive(DimensionKind::K);
    match (operation.main, (c, k), of_m, of_n, of_k.next(), of_k.next()) {
        (Main::Gemm, (0, 1), Some(of_m), Some(of_n), Some(of_k), None) if (m, n) == (1, 1) => {
            Ok(Roles { m: of_m, n: of_n, k: of_k, batch: None })
        }
        (Main::BatchReduceGemm, (0, 2), Some(of_m), Some(of_n), batch, Some(of_k)) if (m, n) == (1, 1) => {
            Ok(Roles { m: of_m, n: of_n, k: of_k, batch })
        }
        (main, ..) => {
            let wanted = if main == Main::Gemm { "one of kind K" } else { "two of kind K" };
            let problem = format!(
                "is {main:?}, whose primitive dimensions must be one of kind M, one of kind N and {wanted}, but are {} of \
                 kind C, {} of kind M, {} of kind N and {} of kind K",
                c, m, n, k
            );
            Err(SpecError::new(NAME, "main", problem))
        }
    }
}

/// The product without types, first and last operations.
pub(crate) fn product_of(
    m: &Dimension,
    n: &Dimension,
    k: &Dimension,
    batch: Option<&Dimension>,
) -> Result<Gemm, SpecError> {
    let (a, lda) = layout(0, m, k)?;
    let (b, ldb) = layout(1, k, n)?;
    let (c, ldc) = layout(2, m, n)?;
    let product = Gemm::new(m.size, n.size, k.size).layouts(a, b, c).lda(lda).ldb(ldb).ldc(ldc);
    Ok(match batch {
        Some(batch) => product.batch(batch.size).batch_strides(batch.strides[0], batch.strides[1]),
        None => product,
    })
}

/// The layout of a matrix and its leading dimension.
fn layout(tensor: usize, rows: &Dimension, columns: &Dimension) -> Result<(Layout, usize), SpecError> {
    let Storage { is_row_major, leading } = Storage::new(NAME, tensor, rows, columns)?;
    Ok((if is_row_major { Layout::RowMajor } else { Layout::ColMajor }, leading))
}

/// Names the field of the operation that determines a wrong field of the block.
fn of_block(error: &SpecError) -> SpecError {
    let field = match error.field() {
        "lda" | "batch_strides.a" => STRIDES[0],
        "ldb" | "batch_strides.b" => STRIDES[1],
        "ldc" => STRIDES[2],
        "then" => "last",
        _ => "sizes",
    };
    SpecError::new(NAME, field, format!("do not fit the block: {error}"))
}
