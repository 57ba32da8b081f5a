//! A product in canonical form for the generators: C is column-major, and A is the operand whose rows are the rows of
//! C.
//!
//! In: a spec. Out: [`Problem`].
//! Invariant: for a row-major C, the transposed product is computed: A and B are swapped, and so are rows and columns.
//! A C of one row or column counts as either layout; the choice makes the rows of A contiguous if possible. A plan may
//! also transpose a column-major C, which is then transposed again at the store.
//! Not here: any choice (see `plan`).

use super::spec::{BiasAxis, Gemm, GemmTypes, Requantize, Scale};

/// Strides of an operand, in elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Steps {
    /// Between consecutive rows of A, or columns of B.
    pub(crate) outer: usize,
    /// Between consecutive elements along K.
    pub(crate) k: usize,
    /// Between consecutive matrices of the batch.
    pub(crate) batch: usize,
}

/// A product with column-major C.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Problem {
    pub(crate) m: usize,
    pub(crate) n: usize,
    /// Iterations along K; each adds one product or one group of products.
    pub(crate) k: usize,
    /// K: products per element of C.
    pub(crate) products: usize,
    /// Products that one instruction adds.
    pub(crate) group: usize,
    pub(crate) batch: usize,
    pub(crate) a: Steps,
    pub(crate) b: Steps,
    pub(crate) ldc: usize,
    /// Whether A and B are swapped.
    pub(crate) swapped: bool,
    /// Whether C is row-major after all: its columns are contiguous, and `ldc` is the distance between rows.
    pub(crate) c_transposed: bool,
    pub(crate) reads_c: bool,
    /// Whether the bias has an element for each row.
    pub(crate) bias: Option<BiasAxis>,
    /// How accumulators are converted to bytes.
    pub(crate) requantize: Option<Requantize>,
    /// The minimum and the maximum byte.
    pub(crate) bytes: (i32, i32),
    /// Bits of an accumulator.
    pub(crate) element_bits: usize,
    /// Whether elements of C are narrower than the accumulators.
    pub(crate) narrow: bool,
    /// Whether the elements of A and B have another type than the accumulators.
    pub(crate) converts: bool,
    /// The types of the spec, with the accumulator type for C.
    pub(crate) types: GemmTypes,
}

impl Problem {
    pub(crate) fn new(spec: &Gemm) -> Problem {
        let steps = |of: usize| {
            let (row, column) = spec.steps(of);
            // K is the inner dimension of both operands.
            let (outer, k) = if of == 0 { (row, column) } else { (column, row) };
            Steps { outer, k, batch: spec.batch_stride(of) }
        };
        let (row, column) = spec.steps(2);
        let (column_major, row_major) = (row == 1 || spec.m == 1, column == 1 || spec.n == 1);
        let swapped = match (column_major, row_major) {
            (true, true) => {
                let (a, b) = (steps(0).outer == 1 || spec.m == 1, steps(1).outer == 1 || spec.n == 1);
                if a == b { spec.n > spec.m } else { b }
            }
            (_, row_major) => row_major,
        };
        let (m, n, a, b, ldc) = match swapped {
            true => (spec.n, spec.m, steps(1), steps(0), row),
            false => (spec.m, spec.n, steps(0), steps(1), column),
        };
        let (bias, requantize) = along(spec.bias, spec.requantize, swapped);
        let types = spec.types.wide();
        let element_bits = if types == GemmTypes::F64 { 64 } else { 32 };
        let problem = Problem {
            m,
            n,
            k: spec.k,
            products: spec.k,
            group: 1,
            batch: spec.batch,
            a,
            b,
            ldc,
            swapped,
            c_transposed: false,
            reads_c: spec.beta == 1,
            bias,
            requantize,
            bytes: spec.types.bytes().unwrap_or_default(),
            element_bits,
            narrow: types != spec.types,
            types,
            converts: !matches!(types, GemmTypes::F32 | GemmTypes::F64),
        };
        problem.with_joined_batch()
    }

    /// A batch whose matrices continue each other along K is one product with a larger K.
    fn with_joined_batch(self) -> Problem {
        let continues = |steps: &Steps| steps.batch == steps.k * self.k;
        if self.batch > 1 && continues(&self.a) && continues(&self.b) {
            let k = self.k * self.batch;
            return Problem { k, products: k, batch: 1, ..self };
        }
        self
    }

    /// The transposed product: a column-major C becomes row-major, which is transposed when it is stored.
    pub(crate) fn transposed(self) -> Problem {
        let Problem { m, n, a, b, .. } = self;
        let (bias, requantize) = along(self.bias, self.requantize, true);
        let (swapped, c_transposed) = (!self.swapped, !self.c_transposed);
        Problem { m: n, n: m, a: b, b: a, swapped, c_transposed, bias, requantize, ..self }
    }

    /// With `group` products per iteration; the last iteration may have fewer.
    pub(crate) fn grouped(self, group: usize) -> Problem {
        Problem { k: self.products.div_ceil(group), group, ..self }
    }
}

/// The bias and the scales, for the product or for the transposed one.
fn along(
    bias: Option<BiasAxis>,
    requantize: Option<Requantize>,
    swapped: bool,
) -> (Option<BiasAxis>, Option<Requantize>) {
    let along = |of: BiasAxis| match (of, swapped) {
        (of, false) => of,
        (BiasAxis::Rows, true) => BiasAxis::Columns,
        (BiasAxis::Columns, true) => BiasAxis::Rows,
    };
    let requantize = requantize.map(|requantize| match requantize.scale {
        Scale::Of(of) => Requantize { scale: Scale::Of(along(of)), ..requantize },
        Scale::All(_) => requantize,
    });
    (bias.map(along), requantize)
}
