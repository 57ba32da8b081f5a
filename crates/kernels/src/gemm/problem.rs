//! The product as generators see it: C is column-major, and what its rows are is called A.
//!
//! In: a spec. Out: [`Problem`].
//! Invariant: of a row-major C the transposed product is computed: A and B change places, and rows and columns. A C of one
//! row or column may be taken for either, so that the rows of A lie side by side if they can. A plan may do the same to a
//! column-major C, which then is turned.
//! Not here: any choice (see `plan`).

use super::spec::{BiasOf, Gemm, GemmTypes, Requantize, Scale};

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
    /// Turns of the innermost loop, each of which adds a product, or those of a group.
    pub(crate) depth: usize,
    /// Products of a sum.
    pub(crate) products: usize,
    /// Products that one instruction adds.
    pub(crate) group: usize,
    pub(crate) batch: usize,
    pub(crate) a: Steps,
    pub(crate) b: Steps,
    pub(crate) ldc: usize,
    /// Whether A and B have changed places.
    pub(crate) swapped: bool,
    /// Whether C is row-major all the same: columns lie side by side, and rows are so far apart as `ldc` says.
    pub(crate) turned: bool,
    pub(crate) reads_c: bool,
    /// Whether the bias has a number for each row.
    pub(crate) bias: Option<BiasOf>,
    /// How sums become bytes.
    pub(crate) requantize: Option<Requantize>,
    /// The least and the greatest of them.
    pub(crate) bytes: (i32, i32),
    /// Bits of a sum.
    pub(crate) element_bits: usize,
    /// Whether C is of less than sums are.
    pub(crate) narrow: bool,
    /// Whether A and B are of other types than C.
    pub(crate) converts: bool,
    /// The types of the spec, with sums for C.
    pub(crate) types: GemmTypes,
}

impl Problem {
    pub(crate) fn new(spec: &Gemm) -> Problem {
        let steps = |of: usize| {
            let (row, column) = spec.steps(of);
            // Rows of A and columns of B are outside the product.
            let (outer, depth) = if of == 0 { (row, column) } else { (column, row) };
            Steps { outer, depth, batch: spec.batch_stride(of) }
        };
        let (row, column) = spec.steps(2);
        let (straight, turned) = (row == 1 || spec.m == 1, column == 1 || spec.n == 1);
        let swapped = match (straight, turned) {
            (true, true) => {
                let (a, b) = (steps(0).outer == 1 || spec.m == 1, steps(1).outer == 1 || spec.n == 1);
                if a == b { spec.n > spec.m } else { b }
            }
            (_, turned) => turned,
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
            depth: spec.k,
            products: spec.k,
            group: 1,
            batch: spec.batch,
            a,
            b,
            ldc,
            swapped,
            turned: false,
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

    /// A batch whose matrices continue each other is one product of greater depth.
    fn with_joined_batch(self) -> Problem {
        let continues = |steps: &Steps| steps.batch == steps.depth * self.depth;
        if self.batch > 1 && continues(&self.a) && continues(&self.b) {
            let depth = self.depth * self.batch;
            return Problem { depth, products: depth, batch: 1, ..self };
        }
        self
    }

    /// The transposed product: of column-major C with a row-major one, which is turned when it is stored.
    pub(crate) fn turned(self) -> Problem {
        let Problem { m, n, a, b, .. } = self;
        let (bias, requantize) = along(self.bias, self.requantize, true);
        let (swapped, turned) = (!self.swapped, !self.turned);
        Problem { m: n, n: m, a: b, b: a, swapped, turned, bias, requantize, ..self }
    }

    /// With so many products in a turn; the last turn may have fewer.
    pub(crate) fn grouped(self, group: usize) -> Problem {
        Problem { depth: self.products.div_ceil(group), group, ..self }
    }
}

/// What goes along rows and columns, of a product or of the transposed one.
fn along(bias: Option<BiasOf>, requantize: Option<Requantize>, swapped: bool) -> (Option<BiasOf>, Option<Requantize>) {
    let along = |of: BiasOf| match (of, swapped) {
        (of, false) => of,
        (BiasOf::Rows, true) => BiasOf::Columns,
        (BiasOf::Columns, true) => BiasOf::Rows,
    };
    let requantize = requantize.map(|given| match given.scale {
        Scale::Of(of) => Requantize { scale: Scale::Of(along(of)), ..given },
        Scale::All(_) => given,
    });
    (bias.map(along), requantize)
}
