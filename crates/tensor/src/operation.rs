//! The spec of a contraction of two tensors: [`TensorOperation`].
//!
//! In: types, primitives, dimensions. Out: a spec.
//! Not here: its checks and its compilation (see `primitive`), the reference (see `naive`).

use crate::dimension::{self, Dimension, DimensionKind, Execution};
use kernelsmith_kernels::gemm::{Epilogue, GemmTypes};
use kernelsmith_kernels::map::{Binary, Map};
use kernelsmith_kernels::normalise::NormalisationKind;

/// Name of the primitive in errors.
pub(crate) const NAME: &str = "tensor operation";

/// What happens at the first access to a block of the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum First {
    /// Nothing: products are added to the old values.
    Accumulate,
    /// The block is set to zero; old values are not read.
    Zero,
}

/// The primitive that computes a block.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Main {
    /// A matrix product. Primitive dimensions: one of kind M, one of kind N, one of kind K.
    Gemm,
    /// A sum of matrix products. Primitive dimensions: one of kind M, one of kind N, two of kind K, of which the outer
    /// one is the batch.
    BatchReduceGemm,
}

/// `out = last(first(out) + sum over K of in0 * in1 [+ bias])`, by the loops that the dimensions list.
///
/// The first operation runs when a block of the output is accessed for the first time, the last ones when it is accessed
/// for the last time. Both are determined by the loops of kind K alone; without such loops, every access is the first and
/// the last.
///
/// ```
/// use kernelsmith::kernels::Primitive;
/// use kernelsmith::kernels::gemm::GemmTypes;
/// use kernelsmith::tensor::{DimensionKind::{K, M, N}, Execution::{Primitive as Block, Sequential}};
/// use kernelsmith::tensor::{First, Main, TensorOperation};
/// // Eight blocks of 32 x 16 along M, 64 along K.
/// let operation = TensorOperation::new(GemmTypes::F32, Main::Gemm)
///     .first(First::Zero)
///     .dimension(M, Sequential, 8, [32, 0, 32])
///     .dimension(M, Block, 32, [1, 0, 1])
///     .dimension(N, Block, 16, [0, 64, 256])
///     .dimension(K, Block, 64, [256, 1, 0]);
/// assert_eq!(operation.check(), Ok(()));
/// let error = operation.dimension(K, Sequential, 2, [1, 1, 0]).check().unwrap_err();
/// assert_eq!(error.field(), "executions");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct TensorOperation {
    pub(crate) types: GemmTypes,
    pub(crate) first: First,
    pub(crate) main: Main,
    pub(crate) bias: Option<DimensionKind>,
    pub(crate) last: Vec<Epilogue>,
    /// The groups are the elements that differ in the dimensions of this kind alone.
    pub(crate) normalised: Option<(NormalisationKind, DimensionKind)>,
    pub(crate) dimensions: Vec<Dimension>,
}

impl TensorOperation {
    /// An operation without dimensions that accumulates.
    pub fn new(types: GemmTypes, main: Main) -> TensorOperation {
        TensorOperation {
            types,
            first: First::Accumulate,
            main,
            bias: None,
            last: Vec::new(),
            normalised: None,
            dimensions: Vec::new(),
        }
    }

    /// Sets what happens at the first access.
    #[must_use]
    pub fn first(self, first: First) -> TensorOperation {
        TensorOperation { first, ..self }
    }

    /// Adds a vector at the last access, before all functions: an element for each row (kind M) or column (kind N), in
    /// the order of their offsets in the output.
    #[must_use]
    pub fn bias(self, of: DimensionKind) -> TensorOperation {
        TensorOperation { bias: Some(of), ..self }
    }

    /// Appends a function of each element that is applied at the last access.
    #[must_use]
    pub fn last(mut self, map: Map) -> TensorOperation {
        self.last.push(Epilogue::Map(map));
        self
    }

    /// Appends a function of each element and that of another tensor, the residual, which has the strides of the output.
    /// Several such functions have the same residual.
    #[must_use]
    pub fn last_with(mut self, binary: Binary) -> TensorOperation {
        self.last.push(Epilogue::Residual(binary));
        self
    }

    /// Normalises the output after all functions, each group while it is in the cache: after the parallel iteration that
    /// computes it. A group has the elements that differ in the dimensions of kind `over` alone (M or N), which must not be
    /// parallel. The elements of the output must be `f32`, and groups contiguous along one dimension, or next to each other.
    #[must_use]
    pub fn normalised(self, kind: NormalisationKind, over: DimensionKind) -> TensorOperation {
        TensorOperation { normalised: Some((kind, over)), ..self }
    }

    /// Appends a dimension inside those before; see [`Dimension`].
    #[must_use]
    pub fn dimension(
        mut self,
        kind: DimensionKind,
        execution: Execution,
        size: usize,
        strides: [usize; 3],
    ) -> TensorOperation {
        self.dimensions.push(Dimension { kind, execution, size, strides });
        self
    }

    /// The dimensions, outermost first.
    pub fn dimensions(&self) -> &[Dimension] {
        &self.dimensions
    }

    /// The types of the inputs and the output.
    pub fn types(&self) -> GemmTypes {
        self.types
    }

    /// The number of elements of the first input (0), the second input (1) or the output (2) that a call needs;
    /// `usize::MAX` if it overflows.
    pub fn elements(&self, of: usize) -> usize {
        if of < 3 { dimension::elements(&self.dimensions, of) } else { 0 }
    }

    /// The number of elements of the bias that a call needs.
    pub fn bias_elements(&self) -> usize {
        let of_bias = self.dimensions.iter().filter(|of| Some(of.kind) == self.bias);
        if self.bias.is_none() { 0 } else { of_bias.fold(1, |n: usize, of| n.saturating_mul(of.size)) }
    }

    /// The number of elements of the residual that a call needs.
    pub fn residual_elements(&self) -> usize {
        let has_residual = self.last.iter().any(|of| !matches!(of, Epilogue::Map(_)));
        if has_residual { self.elements(2) } else { 0 }
    }

    /// The stride of the bias along each dimension.
    pub(crate) fn bias_strides(&self) -> Vec<usize> {
        let mut strides = vec![0; self.dimensions.len()];
        let of_bias = self.dimensions.iter().enumerate();
        let of_bias = of_bias.filter(|(_, of)| Some(of.kind) == self.bias && of.size > 1);
        let mut sorted: Vec<(usize, usize)> = of_bias.map(|(at, of)| (of.strides[2], at)).collect();
        sorted.sort_unstable();
        let mut n: usize = 1;
        for (_, at) in sorted {
            strides[at] = n;
            n = n.saturating_mul(self.dimensions[at].size);
        }
        strides
    }

    /// Floating-point operations per call; a multiply-add counts as two.
    pub fn flops(&self) -> f64 {
        self.dimensions.iter().fold(2.0, |flops, of| flops * of.size as f64)
    }
}
