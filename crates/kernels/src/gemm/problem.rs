//! The product as generators see it: C is column-major, and what its rows are is called A.
//!
//! In: a spec. Out: [`Problem`].
//! Invariant: of a row-major C the transposed product is computed: A and B change places, and rows and columns.
//! Not here: any choice (see `plan`).

use super::spec::{BiasOf, Gemm, GemmTypes, Layout};

/// Where elements of a matrix and of its batch lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Steps {
    /// From one index outside the product to the next: rows of A, columns of B.
    pub(crate) outer: usize,
    /// From one product of a sum to the next.
    pub(crate) depth: usize,
    /// From a matrix to the next.
    pub(crate) batch: usize,
}

/// A product with column-major C.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Problem {
    pub(crate) m: usize,
    pub(crate) n: usize,
    pub(crate) depth: usize,
    pub(crate) batch: usize,
    pub(crate) a: Steps,
    pub(crate) b: Steps,
    pub(crate) ldc: usize,
    /// Whether A and B have changed places.
    pub(crate) swapped: bool,
    pub(crate) reads_c: bool,
    /// Whether the bias has a number for each row.
    pub(crate) bias: Option<BiasOf>,
    /// Bits of an element of C.
    pub(crate) element_bits: usize,
    /// Whether A and B are of other types than C.
    pub(crate) converts: bool,
}

impl Problem {
    pub(crate) fn new(spec: &Gemm) -> Problem {
        let steps = |of: usize| {
            let (row, column) = spec.steps(of);
            // Rows of A and columns of B are outside the product.
            let (outer, depth) = if of == 0 { (row, column) } else { (column, row) };
            Steps { outer, depth, batch: spec.batch_stride(of) }
        };
        let swapped = spec.layouts[2] == Layout::RowMajor;
        let (m, n, a, b) =
            if swapped { (spec.n, spec.m, steps(1), steps(0)) } else { (spec.m, spec.n, steps(0), steps(1)) };
        let bias = spec.bias.map(|of| match (of, swapped) {
            (of, false) => of,
            (BiasOf::Rows, true) => BiasOf::Columns,
            (BiasOf::Columns, true) => BiasOf::Rows,
        });
        let element_bits = if spec.types == GemmTypes::F64 { 64 } else { 32 };
        let problem = Problem {
            m,
            n,
            depth: spec.k,
            batch: spec.batch,
            a,
            b,
            ldc: spec.stride(2),
            swapped,
            reads_c: spec.beta == 1,
            bias,
            element_bits,
            converts: matches!(spec.types, GemmTypes::Bf16 | GemmTypes::U8I8),
        };
        problem.with_joined_batch()
    }

    /// A batch whose matrices continue each other is one product of greater depth.
    fn with_joined_batch(self) -> Problem {
        let continues = |steps: &Steps| steps.batch == steps.depth * self.depth;
        if self.batch > 1 && continues(&self.a) && continues(&self.b) {
            return Problem { depth: self.depth * self.batch, batch: 1, ..self };
        }
        self
    }
}
